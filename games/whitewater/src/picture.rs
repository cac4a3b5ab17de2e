//! The text picture: who is where, the river around the kayaks with the start at the bottom, the viewer's hand,
//! the piles.

use std::fmt::Write as _;

use engine::{Kind, Phrase, Seat, Speak, Value, Viewer};

use crate::Whitewater;
use crate::board::Cell;
use crate::cards::{Card, Source};
use crate::event::Reason;
use crate::forecast;
use crate::position::{Decision, Position};
use crate::rules::{end, spaces, speed};
use crate::scenery::Named;
use crate::space::{COLUMNS, Space};

/// The widest line.
const WIDTH: usize = 100;
/// Rows shown behind the last and ahead of the first kayak.
const BEHIND: u8 = 1;
const AHEAD: u8 = 8;

/// The whole position as text.
pub(crate) fn picture(game: &Whitewater, view: &Position, viewer: Viewer, speak: &dyn Speak) -> String {
    let mut text = String::new();
    write_head(game, view, speak, &mut text);
    write_kayaks(game, view, speak, &mut text);
    write_map(game, view, speak, &mut text);
    write_piles(game, view, speak, &mut text);
    write_hand(game, view, viewer, speak, &mut text);
    write_result(game, view, speak, &mut text);
    text
}

fn add(text: &mut String, line: &str) {
    writeln!(text, "{}", line.trim_end()).expect("writing to a string");
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// Adds a list in as many lines as it needs.
fn add_list(text: &mut String, title: &str, items: &[String]) {
    let mut line = title.to_string();
    for (i, item) in items.iter().enumerate() {
        let comma = if i + 1 < items.len() { "," } else { "" };
        if width(&line) + width(item) + 2 > WIDTH {
            add(text, &line);
            line = "   ".to_string();
        }
        write!(line, " {item}{comma}").expect("writing to a string");
    }
    add(text, &line);
}

/// The segments, start first: by their letters, or all by their names if one has a name of its own.
fn river_name(game: &Whitewater, speak: &dyn Speak) -> String {
    if game.laid.iter().all(|segment| segment.name.is_none()) {
        return game.laid.iter().map(|segment| segment.id.as_str()).collect::<Vec<_>>().join("+");
    }
    let name = |segment: &Named| segment.name.clone().unwrap_or_else(|| speak.word("segment", &segment.id));
    game.laid.iter().map(name).collect::<Vec<_>>().join(" + ")
}

fn write_head(game: &Whitewater, view: &Position, speak: &dyn Speak, text: &mut String) {
    let head = Phrase::new("picture-head")
        .with("river", Value::text(river_name(game, speak)))
        .with("round", view.round)
        .with("limit", game.round_limit())
        .with("seat", view.active);
    wrapped(&speak.say(&head)).iter().for_each(|line| add(text, line));
    let with_lines = |id: &'static str, source: Source| {
        let phrase = Phrase::new(id).with("card", game.printed.name(source));
        speak.say(&phrase.with("lines", game.lines_of(source)))
    };
    if let Some(card) = view.played {
        add(text, &with_lines("picture-in-play", Source::River(card)));
    }
    if let Some(card) = view.event_discard.top() {
        add(text, &with_lines("picture-last-event", Source::Event(card)));
    }
    if let Some(seat) = view.decision.seat() {
        let asked = Phrase::new("picture-asked").with("seat", seat).with("what", asked(game, view));
        add(text, &speak.say(&asked));
    }
}

/// What the open decision asks, and for which card.
fn asked(game: &Whitewater, view: &Position) -> Value {
    let source = view.lines_under_way().map(|lines| game.printed.name(lines.source));
    let what: Value = match view.decision {
        Decision::Respond { .. } => {
            let card = source.unwrap_or(Value::text(""));
            return Phrase::new("picture-asked-respond").with("card", card).into();
        }
        Decision::Maneuver { max, .. } => Phrase::new("picture-asked-maneuver").with("spaces", max).into(),
        Decision::RockSide { rock, .. } => Phrase::new("picture-asked-rock-side").with("rock", rock).into(),
        Decision::Place { token, .. } => Phrase::new("picture-asked-place").with("token", token).into(),
        decision => Value::word("decision", decision.name()),
    };
    match source {
        Some(card) => Phrase::new("picture-asked-for").with("what", what).with("card", card).into(),
        None => what,
    }
}

fn write_kayaks(game: &Whitewater, view: &Position, speak: &dyn Speak, text: &mut String) {
    let trips = forecast::river_now(game, view);
    add(text, "");
    for (seat, kayak) in view.kayaks.by_seat() {
        let maneuver = speed::maneuverability(game, kayak.speed);
        let mut facts = vec![
            match kayak.at.is_none() {
                true => Phrase::new("picture-unplaced"),
                false => Phrase::new("picture-on").with("at", kayak.at),
            },
            Phrase::new("picture-speed").with("speed", kayak.speed),
            Phrase::new("picture-maneuver").with("spaces", maneuver),
            Phrase::new("picture-cards").with("cards", kayak.hand.count()),
        ];
        if kayak.eddied > 0 {
            facts.push(Phrase::new("picture-eddied").with("times", kayak.eddied));
        }
        let line = Phrase::new("picture-kayak").with("seat", seat).with("facts", Value::list(facts));
        add(text, &format!("[{}] {}", seat.0 + 1, speak.say(&line)));
        if let Some(trip) = trips.iter().find(|trip| trip.seat == seat) {
            let way = trip.way();
            let next = match way.is_empty() {
                true => Phrase::new("picture-advance"),
                false => Phrase::new("picture-advance-by").with("way", Value::text(way)),
            };
            for line in wrapped(&speak.say(&next.with("trip", trip.phrase()))) {
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
        if width(&lines[last]) + width(word) + 1 > WIDTH - 4 {
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

fn write_map(game: &Whitewater, view: &Position, speak: &dyn Speak, text: &mut String) {
    let (low, high) = rows_shown(game, view);
    let letters: String =
        (1..=COLUMNS).map(|column| format!("{:^6}", Space::new(column, 1).letter())).collect();
    add(text, "");
    add(text, &format!("    {letters}"));
    for row in (low..=high).rev() {
        if let Some(line) = game.board.lines.iter().position(|line| *line == row) {
            add(text, &line_words(game, view, line, speak));
        }
        let cells: String =
            (1..=COLUMNS).map(|column| cell_words(game, view, Space::new(column, row))).collect();
        add(text, &format!("{row:>3} {cells}"));
    }
    add(text, "");
    add(text, &speak.say(&Phrase::new("picture-legend")));
}

fn line_words(game: &Whitewater, view: &Position, line: usize, speak: &dyn Speak) -> String {
    let row = game.board.lines[line];
    if row == game.board.finish() {
        let finish = speak.say(&Phrase::new("picture-finish").with("row", row));
        return format!("    {} {finish}", "=".repeat(42));
    }
    let events = view.events[line].count() as u8;
    let words = speak.say(&Phrase::new("picture-line-events").with("row", row).with("events", events));
    format!("    {} {words}", "-".repeat(42))
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
        .map(|(seat, _)| (seat.0 + 1).to_string())
        .collect();
    if !kayaks.is_empty() {
        words = format!("[{kayaks}]{words}");
    }
    format!("{words:^6}")
}

fn write_piles(game: &Whitewater, view: &Position, speak: &dyn Speak, text: &mut String) {
    let piles = Phrase::new("picture-piles")
        .with("deck", view.river_deck.count() as u8)
        .with("discard", view.discard.count() as u8)
        .with("rapids", view.supply[0])
        .with("rocks", view.supply[1]);
    add(text, &speak.say(&piles));
    let pile = |card: &Card| {
        let count = view.discard.count_of(*card) as u8;
        let name = game.printed.name(Source::River(*card));
        (count > 0).then(|| speak.say(&Phrase::new("picture-count").with("count", count).with("card", name)))
    };
    let discard: Vec<String> = Card::ALL.iter().filter_map(pile).collect();
    if !discard.is_empty() {
        add_list(text, &speak.say(&Phrase::new("picture-discard")), &discard);
    }
}

fn write_hand(game: &Whitewater, view: &Position, viewer: Viewer, speak: &dyn Speak, text: &mut String) {
    let Viewer::Seat(seat) = viewer else { return };
    let Some(kayak) = view.kayaks.get(seat.index()) else { return };
    add(text, &speak.say(&Phrase::new("picture-hand")));
    for card in kayak.hand.kinds() {
        let source = Source::River(card);
        let held = Phrase::new("picture-held")
            .with("count", kayak.hand.of(card))
            .with("card", game.printed.name(source))
            .with("lines", game.lines_of(source));
        add(text, &format!("    {}", speak.say(&held)));
    }
    if kayak.hand.is_empty() {
        add(text, &format!("    {}", speak.say(&Phrase::new("picture-no-cards"))));
    }
}

/// The places with the line of the tie list that decided the first one.
fn write_result(game: &Whitewater, view: &Position, speak: &dyn Speak, text: &mut String) {
    let Some(outcome) = view.result else { return };
    let over = match outcome.reason {
        Reason::Finish => Phrase::new("picture-over"),
        Reason::RoundLimit => Phrase::new("picture-over-limit"),
    };
    add(text, &speak.say(&over));
    for (place, seat) in (1u8..).zip(outcome.ranking.iter()) {
        let (row, speed, cards) = end::standing(view, *seat);
        let mut facts = vec![
            Phrase::new("picture-row").with("row", row),
            Phrase::new("picture-speed").with("speed", speed),
            Phrase::new("picture-cards").with("cards", cards),
        ];
        facts.extend(outcome.winners.contains(seat).then(|| Phrase::new("picture-won")));
        let line = Phrase::new("picture-place").with("place", place).with("seat", seat);
        add(text, &speak.say(&line.with("facts", Value::list(facts))));
    }
    if let [first, second, ..] = outcome.ranking[..] {
        let why = Phrase::new(decided_by(game, view, outcome.reason, first, second));
        add(text, &speak.say(&Phrase::new("picture-decided").with("why", why)));
    }
}

/// WW-081, WW-082: what put the first before the second.
fn decided_by(game: &Whitewater, view: &Position, reason: Reason, first: Seat, second: Seat) -> &'static str {
    let (one, two) = (end::standing(view, first), end::standing(view, second));
    let finish = game.board.finish();
    if reason == Reason::Finish && two.0 <= finish {
        "picture-decided-alone" // WW-080
    } else if reason == Reason::Finish && first == view.active {
        "picture-decided-active"
    } else if one.0 != two.0 {
        "picture-decided-row"
    } else if one.1 != two.1 {
        "picture-decided-speed"
    } else if one.2 != two.2 {
        "picture-decided-cards"
    } else {
        "picture-decided-clockwise" // WW-082
    }
}
