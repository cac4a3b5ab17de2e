//! The table as text, at most 100 columns wide: the loop with boats, the phase, every seat, the shop.

use std::fmt::Write as _;

use engine::{Kind, Names, Seat};

use crate::Fishing;
use crate::board::Square;
use crate::event::How;
use crate::kinds::{Card, Item};
use crate::position::{Boat, Phase, Position, Under};
use crate::rules::{fish, moving};
use crate::words::{fish_list, plain, square};

/// Squares in a row.
const ROW: usize = 10;

pub(crate) fn draw(game: &Fishing, view: &Position, names: &Names) -> String {
    let mut text = String::new();
    head(game, view, names, &mut text);
    text.push('\n');
    draw_loop(game, view, &mut text);
    text.push('\n');
    for (seat, boat) in view.boats.by_seat() {
        draw_seat(game, view, seat, boat, names, &mut text);
    }
    text.push('\n');
    draw_shop(game, view, &mut text);
    draw_dice(game, view, &mut text);
    text
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    text.write_fmt(content).expect("a string takes all text");
    text.push('\n');
}

/// Names are cut so that lines stay within the width.
fn short(name: &str) -> String {
    name.chars().take(12).collect()
}

fn head(game: &Fishing, view: &Position, names: &Names, text: &mut String) {
    let board = &game.board;
    line(text, format_args!("{:.40}, round {} of {}", board.name, view.round, game.constants.max_rounds));
    let order: Vec<String> = view.turn_order.iter().map(|seat| short(names.of(*seat))).collect();
    line(text, format_args!("Order of play: {}", order.join(", ")));
    let name = |seat: Seat| short(names.of(seat));
    let now = match &view.phase {
        Phase::Setup(setup) => {
            let next = setup.next().map_or_else(String::new, name);
            format!("Rolling for the order: {next} rolls, {} rolls so far", setup.tries)
        }
        Phase::Over => "The game is over".to_string(),
        Phase::Answer(deal) => format!(
            "{} answers: {} of {} to {} for {} pearls",
            name(deal.asked()),
            plain(deal.card.name()),
            name(deal.seller),
            name(deal.buyer),
            deal.price
        ),
        Phase::Release(overload) => format!("{} must release a fish (FI-043)", name(overload.seat)),
        Phase::Forced(card) => format!("{} must use {} now", name(view.active), plain(card.name())),
        Phase::Duel(duel) => {
            let waiting: Vec<String> = duel.choices.owed().iter().map(name).collect();
            format!(
                "Duel of {} and {}, show {}: waiting for {}. Net beats anchor, anchor hook, hook net",
                name(duel.challenger),
                name(duel.target),
                duel.round,
                waiting.join(" and ")
            )
        }
        Phase::Start | Phase::Main | Phase::Clearing | Phase::Discard => {
            format!("Turn of {}, phase {}", name(view.active), view.phase.name())
        }
    };
    line(text, format_args!("{now:.100}"));
}

/// Ten squares a row; below each the boats on it by seat number.
fn draw_loop(game: &Fishing, view: &Position, text: &mut String) {
    for (row, squares) in game.board.squares().chunks(ROW).enumerate() {
        let mut marks = format!("{:>3}:", row * ROW);
        let mut boats = "    ".to_string();
        for (i, mark) in squares.iter().enumerate() {
            let number = row * ROW + i;
            let mark = match mark {
                Square::Spot(fish) => format!("{}:{}", mark.mark(), game.tables.prices[fish.index()]),
                Square::Market | Square::DropOff | Square::Pearls(_) => mark.mark(),
            };
            write!(marks, " {mark:<7}").expect("a string takes all text");
            let here: String = view
                .boats
                .by_seat()
                .filter(|(_, boat)| usize::from(boat.pos) == number)
                .map(|(seat, _)| seat.0.to_string())
                .collect();
            let here = if here.is_empty() { here } else { format!("<{here}>") };
            write!(boats, " {here:<7}").expect("a string takes all text");
        }
        line(text, format_args!("{}", marks.trim_end()));
        line(text, format_args!("{}", boats.trim_end()));
    }
    line(
        text,
        format_args!(
            "M market, D drop-off, +n -n pearls, S salmon, T trout, H halibut, B bass, C carp: price"
        ),
    );
}

fn draw_seat(game: &Fishing, view: &Position, seat: Seat, boat: &Boat, names: &Names, text: &mut String) {
    let is_active = seat == view.active && !matches!(view.phase, Phase::Setup(_) | Phase::Over);
    let sign = if is_active { '>' } else { ' ' };
    let tank = usize::from(game.constants.tank);
    let gauge = if tank <= 20 {
        let full = usize::from(boat.fuel).min(tank);
        format!("[{}{}] ", "#".repeat(full), ".".repeat(tank - full))
    } else {
        String::new()
    };
    line(
        text,
        format_args!(
            "{sign} {} {:<12} square {:>2} ({}), trip {}, pearls {}, fuel {gauge}{}/{tank}",
            seat.0,
            short(names.of(seat)),
            boat.pos,
            square(game, game.board.at(boat.pos)),
            boat.trip,
            boat.pearls,
            boat.fuel
        ),
    );
    let goal = game.constants.kinds_to_win;
    let landed = boat.landed().count_ones();
    let won = if view.finishers.contains(seat) { ", finished" } else { "" };
    line(
        text,
        format_args!(
            "      market {landed} of {goal} kinds: {}{won}",
            fish_list(|fish| boat.market.of(fish))
        ),
    );
    let (aboard, capacity) = (boat.aboard.total(), fish::capacity(game, boat));
    let transit = match boat.in_transit.total() {
        0 => String::new(),
        _ => format!("; in transit: {}", fish_list(|fish| boat.in_transit.of(fish))),
    };
    let hold = fish_list(|fish| boat.aboard.of(fish));
    line(text, format_args!("      hold {aboard} of {capacity}: {hold}{transit}"));
    draw_hand(game, view, boat, names, text);
}

fn draw_hand(game: &Fishing, view: &Position, boat: &Boat, names: &Names, text: &mut String) {
    let list = |cards: &[Card]| {
        let held: Vec<String> = cards
            .iter()
            .filter(|card| boat.hand.has(**card))
            .map(|card| match boat.hand.of(*card) {
                1 => plain(card.name()),
                n => format!("{n} {}", plain(card.name())),
            })
            .collect();
        if held.is_empty() { String::new() } else { format!(" ({})", held.join(", ")) }
    };
    let attacks = [Card::Slow, Card::StealFuel, Card::Block, Card::HiddenAttack];
    let face = if boat.hand.is_face_down() { " face down" } else { "" };
    line(
        text,
        format_args!(
            "      cards{face}: {} of {} upgrades{}; {} of {} attacks{}",
            boat.hand.upgrades(),
            game.constants.upgrade_limit,
            list(&Card::UPGRADES),
            boat.hand.attacks(),
            game.constants.attack_limit,
            list(&attacks)
        ),
    );
    let mut notes = Vec::new();
    if boat.full_turns > 0 {
        notes.push(format!(
            "attack hand full for {} of {} turns",
            boat.full_turns, game.constants.attack_hold_turns
        ));
    }
    if let Some(effect) = boat.effect {
        notes.push(match effect {
            Under::Blocked { by } => {
                let square = view.boats[by].pos;
                format!("now blocked by {}, who is on square {square}", short(names.of(by)))
            }
            _ if effect.in_force() => format!("now {}", plain(effect.kind().name())),
            _ => format!("next turn {}", plain(effect.kind().name())),
        });
    }
    if !notes.is_empty() {
        line(text, format_args!("      {}", notes.join("; ")));
    }
}

fn draw_shop(game: &Fishing, view: &Position, text: &mut String) {
    let item = |item: Item| {
        let ware = &game.tables.wares[item.index()];
        let step = if item == Item::StepBack { " a step" } else { "" };
        format!("{} {}{step} ({} left)", plain(item.name()), ware.price, view.shop[item.index()])
    };
    let items: Vec<String> = Item::ALL.iter().map(|kind| item(*kind)).collect();
    line(
        text,
        format_args!("Shop, in pearls: {}; pays {} a card", items.join(", "), game.constants.sell_price),
    );
    if matches!(view.phase, Phase::Start | Phase::Main | Phase::Clearing) {
        let turn = &view.turn;
        let draw = if turn.drew || turn.bought { "no draw left" } else { "draw to come" };
        let left = game.constants.proposals_per_turn.saturating_sub(turn.proposals);
        line(text, format_args!("This turn: {draw}, proposals left {left}"));
    }
}

/// Before a roll: where each result would lead.
fn draw_dice(game: &Fishing, view: &Position, text: &mut String) {
    let seat = view.active;
    if !matches!(view.phase, Phase::Start) || moving::check_roll(view, seat).is_err() {
        return;
    }
    let length = game.board.length();
    let reach: Vec<String> = (1..=moving::DIE)
        .map(|roll| {
            let steps = moving::die_reach(game, view, seat, roll, How::Roll);
            let end = view.boats[seat].pos + steps;
            let end = if end >= length { 0 } else { end };
            format!("{roll} to {end} ({})", game.board.at(end).mark())
        })
        .collect();
    line(text, format_args!("A roll of {}", reach.join(", ")));
}
