//! The text picture: who is where, the river around the kayaks with the start at the bottom, the own hand,
//! the piles.

use std::fmt::Write as _;

use engine::{Kind, Names, Seat, Viewer};

use crate::Whitewater;
use crate::board::Cell;
use crate::cards::{Card, Source};
use crate::event::Reason;
use crate::forecast;
use crate::position::{Decision, Position};
use crate::rules::{end, spaces, speed};
use crate::segments::Laid;
use crate::space::{COLUMNS, Space};
use crate::words::token_name;

/// The widest line.
const WIDTH: usize = 100;
/// Rows shown behind the last and ahead of the first kayak.
const BEHIND: u8 = 1;
const AHEAD: u8 = 8;

/// The whole position as text.
pub(crate) fn picture(game: &Whitewater, view: &Position, viewer: Viewer, names: &Names) -> String {
    let mut text = String::new();
    write_head(game, view, names, &mut text);
    write_kayaks(game, view, names, &mut text);
    write_map(game, view, &mut text);
    write_piles(game, view, &mut text);
    write_hand(game, view, viewer, &mut text);
    write_result(game, view, names, &mut text);
    text
}

fn add(text: &mut String, line: &str) {
    writeln!(text, "{}", line.trim_end()).expect("writing to a string");
}

/// Adds a list in as many lines as it needs.
fn add_list(text: &mut String, title: &str, items: &[String]) {
    let mut line = format!("{title}:");
    for (i, item) in items.iter().enumerate() {
        let comma = if i + 1 < items.len() { "," } else { "" };
        if line.len() + item.len() + 2 > WIDTH {
            add(text, &line);
            line = "   ".to_string();
        }
        write!(line, " {item}{comma}").expect("writing to a string");
    }
    add(text, &line);
}

fn write_head(game: &Whitewater, view: &Position, names: &Names, text: &mut String) {
    let segments: Vec<&str> = game.options.segments.iter().map(Laid::id).collect();
    let river = segments.join("+");
    let limit = game.round_limit();
    add(text, &format!("River {river}, round {} of {limit}, turn of {}", view.round, names.of(view.active)));
    if let Some(card) = view.played {
        let source = Source::River(card);
        add(text, &format!("In play: {} ({})", game.printed.name(source), game.say_source(source)));
    }
    if let Some(card) = view.event_discard.top() {
        let source = Source::Event(card);
        add(text, &format!("Last Event: {} ({})", game.printed.name(source), game.say_source(source)));
    }
    let Some(seat) = view.decision.seat() else { return };
    let source = view.lines_under_way().map(|lines| lines.source);
    let about = source.map(|source| format!(" for {}", game.printed.name(source))).unwrap_or_default();
    let asked = match view.decision {
        Decision::Maneuver { max, .. } => format!("maneuver up to {max}{about}"),
        Decision::RockSide { rock, .. } => format!("rock_side at the Rock {rock}{about}"),
        Decision::Place { token, .. } => format!("place a {} token{about}", token_name(token)),
        Decision::Respond { .. } => {
            format!("respond to {}: pass or Eddy Out", about.trim_start_matches(" for "))
        }
        decision => format!("{}{about}", decision.name()),
    };
    add(text, &format!("Asked: {}, {asked}", names.of(seat)));
}

fn write_kayaks(game: &Whitewater, view: &Position, names: &Names, text: &mut String) {
    let trips = forecast::river_now(game, view);
    add(text, "");
    for (seat, kayak) in view.kayaks.by_seat() {
        let at = if kayak.at.is_none() { "not placed".to_string() } else { format!("on {}", kayak.at) };
        let maneuver = speed::maneuverability(game, kayak.speed);
        let mut line = format!("[{}] {}: {at}, speed {}", seat.0, names.of(seat), kayak.speed);
        let cards = forecast::amount(kayak.hand.count(), "card");
        write!(line, ", maneuver {maneuver}, {cards}").expect("writing to a string");
        if kayak.eddied > 0 {
            write!(line, ", eddied out {} this turn", kayak.eddied).expect("writing to a string");
        }
        add(text, &line);
        if let Some(trip) = trips.iter().find(|trip| trip.seat == seat) {
            for line in wrapped(&format!("if the river advanced now: {}", trip.route())) {
                add(text, &format!("    {line}"));
            }
        }
    }
}

/// Words in lines that fit with an indent of four.
fn wrapped(words: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words.split(' ') {
        let last = lines.len() - 1;
        if lines[last].len() + word.len() + 1 > WIDTH - 4 {
            lines.push(word.to_string());
        } else {
            let space = if lines[last].is_empty() { "" } else { " " };
            lines[last].push_str(space);
            lines[last].push_str(word);
        }
    }
    lines
}

/// The rows to show: all while a token is placed, else those around the kayaks.
fn rows_shown(game: &Whitewater, view: &Position) -> (u8, u8) {
    let rows = view.kayaks.iter().map(|kayak| kayak.at.row().max(1));
    let (last, first) = (rows.clone().min().unwrap_or(1), rows.max().unwrap_or(1));
    if matches!(view.decision, Decision::Place { .. }) {
        return (1, game.board.rows);
    }
    let top = (first + AHEAD).min(game.board.rows.max(first));
    (last.saturating_sub(BEHIND).max(1).min(game.board.rows), top)
}

fn write_map(game: &Whitewater, view: &Position, text: &mut String) {
    let (low, high) = rows_shown(game, view);
    let letters: String =
        (1..=COLUMNS).map(|column| format!("{:^6}", Space::new(column, 1).letter())).collect();
    add(text, "");
    add(text, &format!("    {letters}"));
    for row in (low..=high).rev() {
        if let Some(line) = game.board.lines.iter().position(|line| *line == row) {
            add(text, &line_words(game, view, line));
        }
        let cells: String =
            (1..=COLUMNS).map(|column| cell_words(game, view, Space::new(column, row))).collect();
        add(text, &format!("{row:>3} {cells}"));
    }
    add(text, "");
    add(text, "Current < ^ >, Rapids R, Waterfall W, Rock O, bank ##, (tokens), [kayaks].");
}

fn line_words(game: &Whitewater, view: &Position, line: usize) -> String {
    let row = game.board.lines[line];
    if row == game.board.finish() {
        return format!("    {} finish after row {row}", "=".repeat(42));
    }
    let events = forecast::amount(view.events[line].count() as u8, "Event");
    format!("    {} line after row {row}, {events}", "-".repeat(42))
}

fn cell_words(game: &Whitewater, view: &Position, space: Space) -> String {
    let cell = spaces::cell(game, view, space);
    let mut words = match cell {
        Cell::Bank => "##".to_string(),
        Cell::River(direction) => direction.arrow().to_string(),
        Cell::Rapids(direction) => format!("R{}", direction.arrow()),
        Cell::Waterfall => "W".to_string(),
        Cell::Rock => "O".to_string(),
        Cell::RunOut => "~".to_string(),
    };
    if view.token_at(space).is_some() {
        words = format!("({words})");
    }
    let kayaks: String = view
        .kayaks
        .by_seat()
        .filter(|(_, kayak)| kayak.at == space)
        .map(|(seat, _)| seat.0.to_string())
        .collect();
    if !kayaks.is_empty() {
        words = format!("[{kayaks}]{words}");
    }
    format!("{words:^6}")
}

fn write_piles(game: &Whitewater, view: &Position, text: &mut String) {
    add(
        text,
        &format!(
            "Deck {}, discard {}, tokens left: {} Rapids, {} Rock",
            forecast::amount(view.river_deck.count() as u8, "card"),
            forecast::amount(view.discard.count() as u8, "card"),
            view.supply[0],
            view.supply[1]
        ),
    );
    let discard: Vec<String> = Card::ALL
        .iter()
        .filter(|card| view.discard.count_of(**card) > 0)
        .map(|card| format!("{} {}", view.discard.count_of(*card), game.printed.name(Source::River(*card))))
        .collect();
    if !discard.is_empty() {
        add_list(text, "Discard pile", &discard);
    }
}

fn write_hand(game: &Whitewater, view: &Position, viewer: Viewer, text: &mut String) {
    let Viewer::Seat(seat) = viewer else { return };
    let Some(kayak) = view.kayaks.get(seat.index()) else { return };
    add(text, "Your hand:");
    for card in kayak.hand.kinds() {
        let source = Source::River(card);
        let (count, title) = (kayak.hand.of(card), game.printed.name(source));
        add(text, &format!("    {count} {title} ({})", game.say_source(source)));
    }
    if kayak.hand.is_empty() {
        add(text, "    no cards");
    }
}

/// The places with the line of the tie list that decided the first one.
fn write_result(game: &Whitewater, view: &Position, names: &Names, text: &mut String) {
    let Some(outcome) = view.result else { return };
    let why = match outcome.reason {
        Reason::Finish => "the finish is crossed",
        Reason::RoundLimit => "the last round is over",
    };
    add(text, &format!("The race is over, {why}."));
    for (place, seat) in outcome.ranking.iter().enumerate() {
        let (row, speed, cards) = end::standing(view, *seat);
        let cards = forecast::amount(cards, "card");
        let won = if outcome.winners.contains(seat) { ", won" } else { "" };
        let line = format!("{}. {}: row {row}, speed {speed}, {cards}{won}", place + 1, names.of(*seat));
        add(text, &line);
    }
    if let [first, second, ..] = outcome.ranking[..] {
        add(text, &format!("Decided by: {}", decided_by(game, view, outcome.reason, first, second)));
    }
}

/// WW-081, WW-082: what put the first before the second.
fn decided_by(game: &Whitewater, view: &Position, reason: Reason, first: Seat, second: Seat) -> &'static str {
    let (one, two) = (end::standing(view, first), end::standing(view, second));
    let finish = game.board.finish();
    if reason == Reason::Finish && two.0 <= finish {
        "the finish, crossed alone (WW-080)"
    } else if reason == Reason::Finish && first == view.active {
        "the active seat crossed (WW-081)"
    } else if one.0 != two.0 {
        "the furthest row (WW-081)"
    } else if one.1 != two.1 {
        "the highest speed (WW-081)"
    } else if one.2 != two.2 {
        "the most cards (WW-081)"
    } else {
        "clockwise from the active seat, or shared (WW-082)"
    }
}
