//! The race as text, at most 100 columns wide: course and lanes first, then every boat in race order, the viewer's
//! hand last. It reads well from top to bottom, so a screen reader can speak it.

use std::fmt::Write as _;

use engine::{Kind as _, Phrase, Seat, Speak, Value, Viewer};

use super::events::time;
use super::scenery::LANES;
use crate::Rowing;
use crate::action::Rate;
use crate::cards::{Bag, Card, Cards};
use crate::content::{Course, Line, Water};
use crate::event::Solo;
use crate::options::PhotoFinish;
use crate::position::{Boat, Chosen, Phase, Position};
use crate::rules::course::metres;
use crate::rules::finish;

const WIDTH: usize = 98;

pub(super) fn picture(game: &Rowing, view: &Position, viewer: Viewer, speak: &dyn Speak) -> String {
    let mut lines = Vec::new();
    wrap(&mut lines, headline(game, view, speak));
    wrap(&mut lines, order_strip(view, speak));
    lines.push(rulers(&game.water, &game.limits, speak));
    lines.extend((1..=LANES).map(|lane| lane_line(game, view, lane, speak)));
    for seat in speaking_order(game, view) {
        wrap(&mut lines, boat_words(game, view, seat, speak));
    }
    if let Viewer::Seat(seat) = viewer
        && let Some(boat) = view.boats.get(seat.index())
    {
        wrap(&mut lines, hand_words(game, boat, speak));
    }
    podium(game, view, speak, &mut lines);
    lines.push(String::new());
    lines.join("\n")
}

/// A course that somebody wrote, drawn: its limits over an empty lane.
pub(super) fn course_picture(water: &Water, course: &Course, speak: &dyn Speak) -> String {
    let [a, b, c, d] = course.limits;
    let title = Phrase::new("picture-course").with("name", Value::text(&course.name));
    let title = title.with("about", Value::text(&course.about));
    let option = format!("{{\"course\":{{\"500\":{a},\"1000\":{b},\"1500\":{c},\"finish\":{d}}}}}");
    let play = Phrase::new("picture-course-option").with("option", Value::text(option));
    format!(
        "{}\n{}\n  {}\n{}\n",
        speak.say(&title),
        rulers(water, &course.limits, speak),
        empty_lane(water),
        speak.say(&play),
    )
}

fn plain(speak: &dyn Speak, id: &'static str) -> String {
    speak.say(&Phrase::new(id))
}

/// A seat's name, cut.
fn short_name(speak: &dyn Speak, seat: Seat, width: usize) -> String {
    short(&speak.name(seat), width)
}

fn headline(game: &Rowing, view: &Position, speak: &dyn Speak) -> String {
    let doing = match view.phase {
        Phase::Rate => "picture-step-rate",
        Phase::Play => "picture-step-play",
        Phase::Tides => "picture-step-tides",
        Phase::Motivation => "picture-step-motivation",
        Phase::Discard => "picture-step-discard",
        Phase::Over => "picture-step-over",
    };
    let course = speak.say(&Phrase::new("picture-course-name").with("name", game.course_name()));
    let head = Phrase::new("picture-head")
        .with("course", Value::text(short(&course, 26)))
        .with("round", view.round)
        .with("doing", Phrase::new(doing))
        .with("supply", view.supply);
    let clock = clock(game, view).map_or(String::new(), |clock| format!(" {}", speak.say(&clock)));
    format!("{}{clock}", speak.say(&head))
}

/// RW-147: a round is a minute.
fn clock(game: &Rowing, view: &Position) -> Option<Phrase> {
    if game.seats > 1 {
        return None;
    }
    Some(match (view.phase, finish::time_trial(game, &view.boats[Seat(0)])) {
        (Phase::Over, Solo { seconds: Some(seconds), medal }) => {
            Phrase::new("picture-time").with("time", time(seconds)).with("medal", medal)
        }
        (Phase::Over, Solo { seconds: None, .. }) => Phrase::new("picture-not-home"),
        _ => Phrase::new("picture-clock").with("time", time(60 * u16::from(view.round.saturating_sub(1)))),
    })
}

/// RW-023: who rows in which order, who has chosen and whose turn it is.
fn order_strip(view: &Position, speak: &dyn Speak) -> String {
    if view.phase == Phase::Over {
        return plain(speak, "picture-rest");
    }
    let secret = matches!(view.phase, Phase::Rate | Phase::Play);
    let marked = |seat: &Seat| {
        let name = Value::text(short_name(speak, *seat, 20));
        let id = match (secret, view.deciding.contains(*seat), view.turn == Some(*seat)) {
            (true, true, _) => "picture-choosing",
            (true, false, _) => "picture-has-chosen",
            (false, _, true) => "picture-rowing",
            (false, _, false) => return name,
        };
        Phrase::new(id).with("name", name).into()
    };
    let boats = Value::list(view.order.iter().map(marked));
    speak.say(&Phrase::new("picture-order").with("boats", boats))
}

/// The metre marks, and under them the Pace Limit of each line.
fn rulers(water: &Water, limits: &[u8; 4], speak: &dyn Speak) -> String {
    let with_unit = |metres: u16| speak.say(&Phrase::new("picture-metres").with("metres", metres));
    let (mut marks, mut paces) =
        (format!("  {}", with_unit(0)), format!("  {}", plain(speak, "picture-pace")));
    for (line, limit) in Line::ALL.iter().zip(limits) {
        let before = water.before(*line);
        write_at(&mut marks, column(water, before), &metres(before).to_string());
        write_at(&mut paces, column(water, before), &format!("<={limit}"));
    }
    write_at(&mut marks, column(water, water.last()), &with_unit(metres(water.last())));
    format!("{marks}\n{paces}")
}

/// Writes a word from a column on, or behind what stands there already, a space apart.
fn write_at(line: &mut String, column: usize, word: &str) {
    let gap = column.saturating_sub(line.chars().count()).max(1);
    line.extend(std::iter::repeat_n(' ', gap));
    line.push_str(word);
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

fn lane_line(game: &Rowing, view: &Position, lane: u8, speak: &dyn Speak) -> String {
    let mut text = format!("{lane} {}", empty_lane(&game.water)).into_bytes();
    let Some((seat, boat)) = view.boats.by_seat().find(|(_, boat)| boat.lane == lane) else {
        return format!("{} {}", String::from_utf8_lossy(&text), plain(speak, "picture-empty-lane"));
    };
    let at = column(&game.water, boat.space.min(game.water.last() + 1));
    text[at] = b'1' + seat.0;
    let full = game.per_boat.of(Card::Exhaustion);
    let pips = usize::from(boat.stamina.min(full));
    let rate_of = |rate: Rate| speak.say(&game.rate_in_full(rate));
    let wide = Rate::ALL.into_iter().map(|rate| rate_of(rate).chars().count()).max().unwrap_or(0);
    let hand = speak.say(&Phrase::new("picture-hand-count").with("count", boat.hand.count()));
    let tide = if boat.tides && boat.finished.is_none() {
        format!(" {}", plain(speak, "picture-tide"))
    } else {
        String::new()
    };
    format!(
        "{} {:<10} {:<wide$} [{}{}] {hand}{tide}",
        String::from_utf8_lossy(&text),
        short_name(speak, seat, 10),
        rate_of(boat.rate),
        "#".repeat(pips),
        "-".repeat(usize::from(full) - pips),
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

fn boat_words(game: &Rowing, view: &Position, seat: Seat, speak: &dyn Speak) -> String {
    let boat = &view.boats[seat];
    let count = |id, count: u8| Phrase::new(id).with("count", count);
    let place = match boat.finished {
        Some(round) => Phrase::new("picture-home")
            .with("round", round)
            .with("space", boat.space)
            .with("sum", boat.hand_pace),
        None => Phrase::new("picture-place").with("metres", metres(boat.space)).with("space", boat.space),
    };
    let stamina = count("picture-stamina", boat.stamina).with("full", game.per_boat.of(Card::Exhaustion));
    let mut facts = vec![
        place,
        Phrase::new("picture-rate").with("rate", game.rate_in_full(boat.rate)),
        stamina,
        count("picture-hand-count", boat.hand.count()),
        count("picture-deck", boat.deck.count() as u8),
        Phrase::new("picture-discard").with("cards", counted(boat.discard)),
    ];
    if !boat.played.is_empty() {
        facts.push(Phrase::new("picture-played").with("cards", counted(boat.played)));
    }
    if boat.revealed && boat.finished.is_none() {
        facts.push(Phrase::new("picture-boat-pace").with("pace", boat.pace));
    }
    if boat.tides && boat.finished.is_none() {
        facts.push(Phrase::new("picture-has-tide"));
    }
    if boat.crabs > 0 {
        facts.push(count("picture-crabs", boat.crabs));
    }
    let boat = Phrase::new("picture-boat")
        .with("number", seat.0 + 1)
        .with("name", Value::text(short_name(speak, seat, 20)))
        .with("facts", Value::list(facts));
    speak.say(&boat)
}

fn hand_words(game: &Rowing, boat: &Boat, speak: &dyn Speak) -> String {
    let hand = Cards::from(boat.hand);
    let cards = |card: Card| {
        let id = if card == Card::Exhaustion { "picture-cards-dead" } else { "picture-cards" };
        let cards = Phrase::new(id).with("count", hand.of(card)).with("name", game.card_name(card));
        cards.with("code", Value::text(card.name()))
    };
    let held: Vec<Phrase> = Card::ALL.iter().copied().filter(|card| hand.of(*card) > 0).map(cards).collect();
    let held = if held.is_empty() { Phrase::new("picture-no-cards").into() } else { Value::list(held) };
    match boat.chosen {
        Chosen::Rate(rate) => {
            let chosen = Phrase::new("picture-hand-chosen").with("cards", held);
            speak.say(&chosen.with("rate", rate.strokes()))
        }
        Chosen::Nothing | Chosen::Hidden => speak.say(&Phrase::new("picture-hand").with("cards", held)),
    }
}

/// RW-142, RW-143: the places, with all that they were decided by.
fn podium(game: &Rowing, view: &Position, speak: &dyn Speak, lines: &mut Vec<String>) {
    if view.podium.is_empty() {
        return;
    }
    let columns = ["place", "round", "sum", "space", "stamina", "rate"].map(|id| speak.word("column", id));
    // The first column is narrower than its head, which reaches into the room for the names.
    let widths: Vec<usize> = columns
        .iter()
        .enumerate()
        .map(|(i, head)| if i == 0 { 4 } else { head.chars().count() + 2 })
        .collect();
    let mut head = plain(speak, "picture-podium");
    let mut end = 12;
    for (column, width) in columns.iter().zip(&widths) {
        end += width;
        write_at(&mut head, end.saturating_sub(column.chars().count()), column);
    }
    lines.push(head);
    for placed in &view.podium {
        let boat = &view.boats[placed.seat];
        let round = placed.round.map_or("-".to_string(), |round| round.to_string());
        let figures = [placed.place, placed.hand_pace, placed.space, boat.stamina, boat.rate.strokes()];
        let [place, sum, space, stamina, rate] = figures.map(|figure| figure.to_string());
        let mut line = format!("{:<12}", short_name(speak, placed.seat, 12));
        for (figure, width) in [place, round, sum, space, stamina, rate].iter().zip(&widths) {
            let _ = write!(line, "{figure:>width$}");
        }
        lines.push(line);
    }
    let rounds = |round| view.podium.iter().filter(|placed| placed.round == Some(round)).count();
    if view.podium.iter().any(|placed| placed.round.is_some_and(|round| rounds(round) > 1)) {
        let verdict = match game.options.photo_finish {
            PhotoFinish::HandPace => "picture-verdict-sum",
            PhotoFinish::Distance => "picture-verdict-distance",
        };
        wrap(lines, plain(speak, verdict));
    }
}

/// The cards of a bag by kind, or how many lie face down. The codes are those of the notation.
fn counted(bag: Bag) -> Value {
    if bag.is_face_down() {
        return Phrase::new("picture-face-down").with("count", bag.count()).into();
    }
    let cards = Cards::from(bag);
    let kinds = Card::ALL.iter().copied().filter(|card| cards.of(*card) > 0);
    let parts: Vec<String> = kinds.map(|card| format!("{}x{}", cards.of(card), card.name())).collect();
    if parts.is_empty() { Phrase::new("picture-no-cards").into() } else { Value::text(parts.join(" ")) }
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
