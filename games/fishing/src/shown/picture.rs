//! The table as text, at most 100 columns wide: the loop with boats, the phase, every seat, the shop.

use std::fmt::Write as _;

use engine::{Kind, Phrase, Seat, Speak, Value};

use super::things::{board, several, square};
use crate::Fishing;
use crate::board::{ROW, Square};
use crate::event::How;
use crate::hand::Tally;
use crate::kinds::{Card, Fish, Item, Tackle};
use crate::position::{Boat, Deal, Duel, Phase, Position, Under};
use crate::rules::{fish, moving};

/// The most columns.
const WIDTH: usize = 100;
/// What the lines of a boat begin with.
const INDENT: &str = "      ";

pub(super) fn draw(game: &Fishing, view: &Position, speak: &dyn Speak) -> String {
    let mut picture = Picture { game, view, speak, text: String::new() };
    picture.head();
    picture.line("");
    picture.draw_loop();
    picture.line("");
    for (seat, boat) in view.boats.by_seat() {
        picture.draw_seat(seat, boat);
    }
    picture.line("");
    picture.draw_shop();
    picture.draw_dice();
    picture.text
}

struct Picture<'a> {
    game: &'a Fishing,
    view: &'a Position,
    speak: &'a dyn Speak,
    text: String,
}

impl Picture<'_> {
    fn line(&mut self, content: &str) {
        self.text.push_str(content);
        self.text.push('\n');
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.speak.say(phrase)
    }

    fn say_line(&mut self, phrase: &Phrase) {
        let line = self.say(phrase);
        self.wrap(&line);
    }

    /// A line; what does not fit stands in further lines, indented.
    fn wrap(&mut self, text: &str) {
        let columns = |text: &str| text.trim_end().chars().count();
        let mut line = String::new();
        for word in text.split_inclusive(' ') {
            if line.chars().count() + columns(word) > WIDTH && !line.trim().is_empty() {
                self.line(line.trim_end());
                line = INDENT.to_string();
            }
            line.push_str(word);
            while columns(&line) > WIDTH {
                let rest: String = line.chars().skip(WIDTH).collect();
                self.line(&cut(&line, WIDTH));
                line = format!("{INDENT}{rest}");
            }
        }
        self.line(line.trim_end());
    }

    /// A boat's line; the parts that do not fit stand in lines of their own.
    fn parts_line(&mut self, parts: Vec<String>) {
        let whole = Phrase::new("picture-parts").with("parts", Value::parts(parts.iter().map(Value::text)));
        let whole = format!("{INDENT}{}", self.say(&whole));
        if whole.chars().count() <= WIDTH {
            return self.line(&whole);
        }
        for part in parts {
            self.wrap(&format!("{INDENT}{part}"));
        }
    }

    /// Names are cut so that lines stay within the width.
    fn name(&self, seat: Seat) -> Value {
        Value::text(self.short(seat))
    }

    fn short(&self, seat: Seat) -> String {
        cut(&self.speak.name(seat), 12)
    }

    fn head(&mut self) {
        let (game, view) = (self.game, self.view);
        let head = Phrase::new("picture-head").with("board", board(game)).with("round", view.round);
        self.say_line(&head.with("most", game.constants.max_rounds));
        let order = view.turn_order.iter().map(|seat| self.name(*seat));
        self.say_line(&Phrase::new("picture-order").with("order", Value::list(order)));
        let now = match &view.phase {
            Phase::Setup(setup) => match setup.next() {
                Some(next) => {
                    Phrase::new("picture-setup").with("seat", self.name(next)).with("rolls", setup.tries)
                }
                None => Phrase::new("picture-set-up").with("rolls", setup.tries),
            },
            Phase::Over => Phrase::new("picture-over"),
            Phase::Answer(deal) => self.answer(deal),
            Phase::Release(overload) => Phrase::new("picture-release").with("seat", self.name(overload.seat)),
            Phase::Forced(card) => {
                Phrase::new("picture-forced").with("seat", self.name(view.active)).with("card", *card)
            }
            Phase::Duel(duel) => self.duel(duel),
            Phase::Start | Phase::Main | Phase::Clearing | Phase::Discard => Phrase::new("picture-turn")
                .with("seat", self.name(view.active))
                .with("decision", Value::word("decision", view.phase.name())),
        };
        self.say_line(&now);
    }

    fn answer(&self, deal: &Deal) -> Phrase {
        Phrase::new("picture-answer")
            .with("seat", self.name(deal.asked()))
            .with("card", deal.card)
            .with("seller", self.name(deal.seller))
            .with("buyer", self.name(deal.buyer))
            .with("price", deal.price)
    }

    fn duel(&self, duel: &Duel) -> Phrase {
        let owed = duel.choices.owed();
        let id = if owed.is_empty() { "picture-duel-shown" } else { "picture-duel" };
        // FI-112: three items can beat each other round in two ways only.
        let is_usual = self.game.tables.beats[Tackle::Net.index()] == Tackle::Anchor;
        let circle = if is_usual { "picture-circle" } else { "picture-circle-reversed" };
        let phrase = Phrase::new(id)
            .with("challenger", self.name(duel.challenger))
            .with("target", self.name(duel.target))
            .with("round", duel.round)
            .with("circle", Phrase::new(circle));
        if owed.is_empty() {
            return phrase;
        }
        phrase.with("waiting", Value::all(owed.iter().map(|seat| self.name(seat))))
    }

    /// Ten squares a row; below each the boats on it by seat number.
    fn draw_loop(&mut self) {
        let (game, view) = (self.game, self.view);
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
                let here = view.boats.by_seat().filter(|(_, boat)| usize::from(boat.pos) == number);
                let here: String = here.map(|(seat, _)| (seat.0 + 1).to_string()).collect();
                let here = if here.is_empty() { here } else { format!("<{here}>") };
                write!(boats, " {here:<7}").expect("a string takes all text");
            }
            self.line(marks.trim_end());
            self.line(boats.trim_end());
        }
        self.say_line(&Phrase::new("picture-legend"));
    }

    fn draw_seat(&mut self, seat: Seat, boat: &Boat) {
        let (game, view) = (self.game, self.view);
        let is_active = seat == view.active && !matches!(view.phase, Phase::Setup(_) | Phase::Over);
        let sign = if is_active { '>' } else { ' ' };
        let tank = usize::from(game.constants.tank);
        let full = usize::from(boat.fuel).min(tank);
        let gauge = format!("[{}{}] {}/{tank}", "#".repeat(full), ".".repeat(tank - full), boat.fuel);
        let state = |fuel: String| {
            let state = Phrase::new("picture-boat")
                .with("number", Value::text(format!("{:>2}", boat.pos)))
                .with("square", square(game, game.board.at(boat.pos)))
                .with("trip", boat.trip)
                .with("pearls", boat.pearls)
                .with("fuel", Value::text(fuel));
            format!("{sign} {} {:<12} {}", seat.0 + 1, self.short(seat), self.say(&state))
        };
        let mut line = state(gauge);
        if tank > 20 || line.chars().count() > WIDTH {
            line = state(format!("{}/{tank}", boat.fuel));
        }
        self.wrap(&line);
        let id = if view.finishers.contains(seat) { "picture-market-finished" } else { "picture-market" };
        let market = Phrase::new(id)
            .with("landed", boat.landed().count_ones())
            .with("goal", game.constants.kinds_to_win)
            .with("fish", fish_list(&boat.market));
        self.parts_line(vec![self.say(&market)]);
        let hold = Phrase::new("picture-hold")
            .with("aboard", boat.aboard.total())
            .with("capacity", fish::capacity(game, boat))
            .with("fish", fish_list(&boat.aboard));
        let mut parts = vec![self.say(&hold)];
        if boat.in_transit.total() > 0 {
            let transit = Phrase::new("picture-transit").with("fish", fish_list(&boat.in_transit));
            parts.push(self.say(&transit));
        }
        self.parts_line(parts);
        self.draw_hand(boat);
    }

    fn draw_hand(&mut self, boat: &Boat) {
        let constants = &self.game.constants;
        let id = if boat.hand.is_face_down() { "picture-cards-down" } else { "picture-cards" };
        let upgrades = Phrase::new(id)
            .with("count", boat.hand.upgrades())
            .with("limit", constants.upgrade_limit)
            .with("cards", self.cards(boat, &Card::UPGRADES));
        let attacks = Phrase::new("picture-attacks")
            .with("count", boat.hand.attacks())
            .with("limit", constants.attack_limit)
            .with("cards", self.cards(boat, &[Card::Slow, Card::StealFuel, Card::Block, Card::HiddenAttack]));
        self.parts_line(vec![self.say(&upgrades), self.say(&attacks)]);
        let mut notes = Vec::new();
        if boat.full_turns > 0 {
            let full = Phrase::new("picture-full-turns").with("turns", boat.full_turns);
            notes.push(self.say(&full.with("most", constants.attack_hold_turns)));
        }
        if let Some(effect) = boat.effect {
            let kind = || Value::word("effect", effect.kind().name());
            let note = match effect {
                Under::Blocked { by } => Phrase::new("picture-blocked")
                    .with("seat", self.name(by))
                    .with("number", self.view.boats[by].pos),
                _ if effect.in_force() => Phrase::new("picture-effect-now").with("effect", kind()),
                _ => Phrase::new("picture-effect-next").with("effect", kind()),
            };
            notes.push(self.say(&note));
        }
        if !notes.is_empty() {
            self.parts_line(notes);
        }
    }

    /// The cards of a hand among these, in brackets; nothing if there are none.
    fn cards(&self, boat: &Boat, among: &[Card]) -> Value {
        let held: Vec<Value> = among
            .iter()
            .filter(|card| boat.hand.has(**card))
            .map(|card| match boat.hand.of(*card) {
                1 => Value::from(*card),
                n => Phrase::new("picture-several-cards").with("count", n).with("card", *card).into(),
            })
            .collect();
        if held.is_empty() {
            return Value::text("");
        }
        let list = self.say(&Phrase::new("picture-list").with("list", Value::list(held)));
        Value::text(format!(" ({list})"))
    }

    fn draw_shop(&mut self) {
        let (game, view) = (self.game, self.view);
        let item = |item: &Item| {
            let id = if *item == Item::StepBack { "picture-item-step" } else { "picture-item" };
            Phrase::new(id)
                .with("item", *item)
                .with("price", game.tables.wares[item.index()].price)
                .with("left", view.shop[item.index()])
        };
        let shop = Phrase::new("picture-shop").with("items", Value::list(Item::ALL.iter().map(item)));
        self.say_line(&shop.with("price", game.constants.sell_price));
        if matches!(view.phase, Phase::Start | Phase::Main | Phase::Clearing) {
            let turn = &view.turn;
            let id = if turn.drew || turn.bought { "picture-no-draw" } else { "picture-draw" };
            let left = game.constants.proposals_per_turn.saturating_sub(turn.proposals);
            self.say_line(&Phrase::new(id).with("proposals", left));
        }
    }

    /// Before a roll: where each result would lead.
    fn draw_dice(&mut self) {
        let (game, view) = (self.game, self.view);
        let seat = view.active;
        if !matches!(view.phase, Phase::Start) || moving::check_roll(view, seat).is_err() {
            return;
        }
        let length = game.board.length();
        let end = |roll: u8| {
            let steps = moving::die_reach(game, view, seat, roll, How::Roll);
            let end = view.boats[seat].pos + steps;
            let end = if end >= length { 0 } else { end };
            let mark = Value::text(game.board.at(end).mark());
            Phrase::new("picture-end").with("roll", roll).with("number", end).with("mark", mark)
        };
        let ends = Value::list((1..=moving::DIE).map(end));
        self.say_line(&Phrase::new("picture-dice").with("ends", ends));
    }
}

/// The first characters.
fn cut(text: &str, columns: usize) -> String {
    text.chars().take(columns).collect()
}

/// A list of fish such as `2 carp, salmon`.
fn fish_list(tally: &Tally) -> Value {
    let one = |fish: &Fish| match tally.of(*fish) {
        0 => None,
        1 => Some(Value::from(*fish)),
        n => Some(several(*fish, n).into()),
    };
    let list: Vec<Value> = Fish::ALL.iter().filter_map(one).collect();
    if list.is_empty() { Phrase::new("picture-none").into() } else { Value::list(list) }
}
