//! The race as text, at most 100 columns wide: course and lanes first, then every boat in race order, the own
//! hand last. It reads well from top to bottom, so a screen reader can speak it.

use std::fmt::Write as _;

use engine::{Kind as _, Names, Seat, Viewer};

use crate::Rowing;
use crate::cards::{Bag, Card, Cards};
use crate::content::{Course, Line, Medal, Water};
use crate::event::Solo;
use crate::position::{Boat, Phase, Position};
use crate::rules::finish;

const WIDTH: usize = 98;

pub(crate) fn picture(game: &Rowing, view: &Position, viewer: Viewer, names: &Names) -> String {
    let mut lines = Vec::new();
    lines.push(headline(game, view));
    wrap(&mut lines, order_strip(view, names));
    lines.push(rulers(&game.water, &game.limits));
    lines.extend((1..=6).map(|lane| lane_line(game, view, lane, names)));
    for seat in speaking_order(game, view) {
        wrap(&mut lines, boat_words(game, view, seat, names));
    }
    if let Viewer::Seat(seat) = viewer
        && let Some(boat) = view.boats.get(seat.index())
    {
        wrap(&mut lines, hand_words(game, boat));
    }
    podium(game, view, names, &mut lines);
    lines.push(String::new());
    lines.join("\n")
}

/// A course that somebody wrote, drawn: its limits over an empty lane.
pub(crate) fn course_picture(water: &Water, course: &Course) -> String {
    let [a, b, c, d] = course.limits;
    format!(
        "{}: {}\n{}\n  {}\nPlay it with the option {{\"course\":{{\"500\":{a},\"1000\":{b},\"1500\":{c},\"finish\":{d}}}}}\n",
        course.name,
        course.about,
        rulers(water, &course.limits),
        empty_lane(water),
    )
}

fn headline(game: &Rowing, view: &Position) -> String {
    let doing = match view.phase {
        Phase::Rate => "step 1, rate: all choose at once, in secret",
        Phase::Play => "step 2, play: all choose at once, in secret",
        Phase::Tides => "step 4, tides",
        Phase::Motivation => "step 5, motivation",
        Phase::Discard => "step 6, discard",
        Phase::Over => "the race is over",
    };
    format!(
        "{}, round {}, {doing}. Supply {}.{}",
        short(&game.course, 26),
        view.round,
        view.supply,
        clock(game, view)
    )
}

/// RW-147: a round is a minute.
fn clock(game: &Rowing, view: &Position) -> String {
    if game.seats > 1 {
        return String::new();
    }
    match (view.phase, finish::time_trial(game, &view.boats[Seat(0)])) {
        (Phase::Over, Solo { seconds: Some(seconds), medal }) => {
            let medal = if medal == Medal::None { "no medal" } else { medal.name() };
            format!(" Time {}:{:02}, {medal}.", seconds / 60, seconds % 60)
        }
        (Phase::Over, Solo { seconds: None, .. }) => " Not home.".to_string(),
        _ => format!(" Clock {}:00.", view.round - 1),
    }
}

/// RW-023: who rows in which order, who has chosen and whose turn it is.
fn order_strip(view: &Position, names: &Names) -> String {
    if view.phase == Phase::Over {
        return "The boats rest.".to_string();
    }
    let secret = matches!(view.phase, Phase::Rate | Phase::Play);
    let mut parts = Vec::new();
    for seat in &view.order {
        let mark = match (secret, view.deciding.contains(*seat), view.turn == Some(*seat)) {
            (true, true, _) => " (choosing)",
            (true, false, _) => " (has chosen)",
            (false, _, true) => " (rowing)",
            (false, _, false) => "",
        };
        parts.push(format!("{}{mark}", short(names.of(*seat), 20)));
    }
    format!("Race order: {}", parts.join(", "))
}

/// The metre marks, and under them the Pace Limit of each line.
fn rulers(water: &Water, limits: &[u8; 4]) -> String {
    let (mut metres, mut paces) = (String::from("  0 m"), String::from("  Pace"));
    for (line, limit) in Line::ALL.iter().zip(limits) {
        let at = column(water, water.before(*line)) + 1;
        let metre = 50 * u16::from(water.before(*line));
        let _ = write!(metres, "{:>width$}{metre}", "", width = (at - 1).saturating_sub(metres.len()));
        let _ = write!(paces, "{:>width$}<={limit}", "", width = (at - 1).saturating_sub(paces.len()));
    }
    let at = column(water, water.last()) + 1;
    let _ = write!(metres, "{:>width$}2000 m", "", width = (at - 1).saturating_sub(metres.len()));
    format!("{metres}\n{paces}")
}

/// Where a space stands in a lane's line: lane and start, then the spaces with a mark at each line.
fn column(water: &Water, space: u8) -> usize {
    let marks = Line::ALL.iter().filter(|line| water.before(**line) < space).count();
    let start = usize::from(space > 0);
    let home = usize::from(water.is_home(space));
    2 + start + usize::from(space) + marks + home
}

fn empty_lane(water: &Water) -> String {
    let mut text = String::from("=|");
    for space in 1..=water.last() {
        text.push(if water.before(Line::Finish) < space { '~' } else { '.' });
        match Line::ALL.iter().find(|line| water.before(**line) == space) {
            Some(Line::Finish) => text.push(':'),
            Some(_) => text.push('|'),
            None => {}
        }
    }
    text.push('#');
    text.push('.');
    text
}

fn lane_line(game: &Rowing, view: &Position, lane: u8, names: &Names) -> String {
    let mut text = format!("{lane} {}", empty_lane(&game.water)).into_bytes();
    let Some((seat, boat)) = view.boats.by_seat().find(|(_, boat)| boat.lane == lane) else {
        return format!("{} empty", String::from_utf8_lossy(&text));
    };
    let at = column(&game.water, boat.space.min(game.water.last() + 1));
    text[at] = b'0' + seat.0;
    let full = game.per_boat.of(Card::Exhaustion);
    let pips = usize::from(boat.stamina.min(full));
    let info = &game.rates[boat.rate as usize];
    let tide = if boat.tides && boat.finished.is_none() { " tide" } else { "" };
    format!(
        "{} {:<10} {} {:<6} [{}{}] hand {}{tide}",
        String::from_utf8_lossy(&text),
        short(names.of(seat), 10),
        boat.rate.strokes(),
        info.name,
        "#".repeat(pips),
        "-".repeat(usize::from(full) - pips),
        boat.hand.count(),
    )
}

/// Racing boats in race order, then the others by place.
fn speaking_order(game: &Rowing, view: &Position) -> Vec<Seat> {
    let mut seats: Vec<Seat> = view.order.to_vec();
    for seat in view.podium.iter().map(|placed| placed.seat).chain(Seat::all(game.seats)) {
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    seats
}

fn boat_words(game: &Rowing, view: &Position, seat: Seat, names: &Names) -> String {
    let boat = &view.boats[seat];
    let place = match boat.finished {
        Some(round) => format!("home in round {round} on space {}, card sum {}", boat.space, boat.hand_pace),
        None => format!("{} m, space {}", 50 * u16::from(boat.space), boat.space),
    };
    let mut text = format!(
        "[{}] {}: {place}, rate {} {}, stamina {} of {}, hand {}, deck {}, discard {}",
        seat.0,
        short(names.of(seat), 20),
        boat.rate.strokes(),
        game.rates[boat.rate as usize].name,
        boat.stamina,
        game.per_boat.of(Card::Exhaustion),
        boat.hand.count(),
        boat.deck.count(),
        counted(boat.discard),
    );
    let mut add = |part: String| {
        text.push_str(", ");
        text.push_str(&part);
    };
    if !boat.played.is_empty() {
        add(format!("played {}", counted(boat.played)));
    }
    if boat.revealed && boat.finished.is_none() {
        add(format!("Pace {}", boat.pace));
    }
    if boat.tides && boat.finished.is_none() {
        add("has the tide".to_string());
    }
    if boat.crabs > 0 {
        add(format!("crabs {}", boat.crabs));
    }
    text
}

fn hand_words(game: &Rowing, boat: &Boat) -> String {
    let hand = Cards::from(boat.hand);
    let mut parts = Vec::new();
    for card in Card::ALL.iter().copied().filter(|card| hand.of(*card) > 0) {
        let dead = if card == Card::Exhaustion { ", dead weight" } else { "" };
        parts.push(format!("{} x {} ({}{dead})", hand.of(card), game.cards[card as usize].name, card.name()));
    }
    let chosen = match boat.chosen {
        crate::position::Chosen::Rate(rate) => format!("; chosen rate {}", rate.strokes()),
        crate::position::Chosen::Nothing | crate::position::Chosen::Hidden => String::new(),
    };
    let parts = if parts.is_empty() { "empty".to_string() } else { parts.join(", ") };
    format!("Your hand: {parts}{chosen}")
}

/// RW-142, RW-143: the places, with all that they were decided by.
fn podium(game: &Rowing, view: &Position, names: &Names, lines: &mut Vec<String>) {
    if view.podium.is_empty() {
        return;
    }
    lines.push("Podium     place  round  card sum  space  stamina  rate".to_string());
    for placed in &view.podium {
        let boat = &view.boats[placed.seat];
        let round = placed.round.map_or("-".to_string(), |round| round.to_string());
        lines.push(format!(
            "{:<12}{:>4}{:>7}{:>10}{:>7}{:>9}{:>6}",
            short(names.of(placed.seat), 12),
            placed.place,
            round,
            placed.hand_pace,
            placed.space,
            boat.stamina,
            boat.rate.strokes(),
        ));
    }
    let rounds = |round| view.podium.iter().filter(|placed| placed.round == Some(round)).count();
    if view.podium.iter().any(|placed| placed.round.is_some_and(|round| rounds(round) > 1)) {
        let first = match game.options.photo_finish {
            crate::options::PhotoFinish::HandPace => "card sum of the last turn, then farther past the line",
            crate::options::PhotoFinish::Distance => "farther past the line, then card sum of the last turn",
        };
        wrap(
            lines,
            format!("RW-142: home in the same round: {first}, then stamina, then the lower rate (RW-143)"),
        );
    }
}

/// The cards of a bag by kind, or how many lie face down.
fn counted(bag: Bag) -> String {
    if bag.is_face_down() {
        return format!("{} face down", bag.count());
    }
    let cards = Cards::from(bag);
    let kinds = Card::ALL.iter().copied().filter(|card| cards.of(*card) > 0);
    let parts: Vec<String> = kinds.map(|card| format!("{}x{}", cards.of(card), card.name())).collect();
    if parts.is_empty() { "empty".to_string() } else { parts.join(" ") }
}

fn short(name: &str, width: usize) -> String {
    name.chars().take(width).collect()
}

/// Breaks a long line at commas.
fn wrap(lines: &mut Vec<String>, text: String) {
    let mut line = String::new();
    for part in text.split(", ") {
        if line.is_empty() {
            line.push_str(part);
        } else if line.chars().count() + part.chars().count() + 2 > WIDTH {
            line.push(',');
            lines.push(std::mem::take(&mut line));
            let _ = write!(line, "    {part}");
        } else {
            let _ = write!(line, ", {part}");
        }
    }
    lines.push(line);
}
