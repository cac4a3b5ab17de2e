//! The text picture: part 11. Upstream is at the top; every board shows its own coordinates.

use std::fmt::Write as _;

use engine::{Kind, Phrase, Seat, Speak, Value, Viewer};

use super::facts::turns_left;
use crate::Salmon;
use crate::board::columns;
use crate::card::{Card, Cards, Hand};
use crate::event::Reason;
use crate::position::{Position, Task};
use crate::river::{Hex, River, Rivers};
use crate::rules::PLAYS;

/// The widest line.
const WIDTH: usize = 100;
/// Letters for the salmon of the seats.
const LETTERS: [char; 4] = ['a', 'b', 'c', 'd'];

pub(super) fn draw(game: &Salmon, view: &Position, viewer: Viewer, speak: &dyn Speak) -> String {
    let mut out = String::new();
    if view.task == Task::SetUp {
        let head = Phrase::new("picture-before-set-up").with("seats", game.seats);
        say(&mut out, speak, &head.with("river", Value::text(&game.options.river)));
        return out;
    }
    draw_head(game, view, speak, &mut out);
    draw_small_map(game, view, speak, &mut out);
    draw_river(game, view, speak, &mut out);
    for seat in Seat::all(game.seats) {
        draw_seat(game, view, viewer, seat, speak, &mut out);
    }
    draw_piles(game, view, speak, &mut out);
    draw_waiting(game, view, speak, &mut out);
    out
}

const WRITING: &str = "a string can be written to";

fn draw_head(game: &Salmon, view: &Position, speak: &dyn Speak, out: &mut String) {
    let head = Phrase::new("picture-head")
        .with("round", view.round)
        .with("most", game.max_rounds)
        .with("river", Value::text(game.rivers.name_with_offsets(&view.river)));
    say(out, speak, &head);
    if matches!(view.task, Task::Over { .. }) || !game.has_arrival(view) {
        return;
    }
    let home = Seat::all(game.seats).filter(|seat| game.is_home(view, *seat));
    let home = home.map(|seat| {
        let home = Phrase::new("picture-home").with("seat", seat).with("fatigue", view.of(seat).fatigue());
        home.with("card", game.card(Card::Fatigue))
    });
    let waiting = match &turns_left(game, view)[1..] {
        [] => Phrase::new("picture-nobody").into(),
        waiting => Value::list(waiting),
    };
    let last = Phrase::new("picture-last-round").with("home", Value::list(home)).with("waiting", waiting);
    say(out, speak, &last);
}

/// Every salmon with its place and what is left of the way, the nearest to the spawning ground first.
fn draw_small_map(game: &Salmon, view: &Position, speak: &dyn Speak, out: &mut String) {
    line(out, "");
    for seat in game.rank(view).order() {
        let hex = view.of(seat).hex;
        let heights = game.rivers.length(&view.river) - game.rivers.height(&view.river, hex);
        let place = game.rivers.place(&view.river, hex).to_string();
        let left = match game.is_home(view, seat) {
            true => Phrase::new("picture-in-pool"),
            false => Phrase::new("picture-to-go")
                .with("heights", heights)
                .with("swims", game.swims_from(view, hex)),
        };
        let print = &game.rivers.cell(&view.river, hex).print;
        let arrow = |i: usize| Value::word("plain-compass", print.arrow[i].name());
        let arrows = match print.arrows {
            0 => Phrase::new("picture-no-arrow"),
            1 => Phrase::new("picture-arrow").with("arrow", arrow(0)),
            _ => Phrase::new("picture-arrows").with("first", arrow(0)).with("second", arrow(1)),
        };
        let (letter, name) = (LETTERS[seat.index()], speak.name(seat));
        let (left, arrows) = (speak.say(&left), speak.say(&arrows));
        line(out, &format!("{letter} {name:<14} {place:<8} {left}, {arrows}"));
    }
}

/// The river from the spawning ground down to the last salmon; boards behind it are named with their bears.
fn draw_river(game: &Salmon, view: &Position, speak: &dyn Speak, out: &mut String) {
    let last = view.swimmers.iter().map(|swimmer| swimmer.hex.slot()).min().unwrap_or(0);
    line(out, "");
    for slot in (0..view.river.len()).rev() {
        if slot >= last {
            draw_board(&game.rivers, &view.river, slot, Some(view), speak, out);
            continue;
        }
        let side = game.rivers.side(&view.river, slot);
        let bears = (0..).zip(&view.bears).filter(|(_, hex)| hex.slot() == slot);
        let bears: Vec<Phrase> = bears
            .map(|(bear, hex): (u8, _)| {
                let place = game.rivers.place(&view.river, *hex).to_string();
                Phrase::new("picture-bear").with("bear", bear + 1).with("hex", Value::text(place))
            })
            .collect();
        let found = match bears.is_empty() {
            true => Phrase::new("picture-empty"),
            false => Phrase::new("picture-bears").with("bears", Value::list(bears)),
        };
        line(out, &format!("== {} ({})", side.title(speak), speak.say(&found)));
    }
    let symbols = Phrase::new("picture-legend-symbols")
        .with("eagle", game.card(Card::Eagle))
        .with("fatigue", game.card(Card::Fatigue))
        .with("current", game.card(Card::Current))
        .with("rapids", game.card(Card::Rapids))
        .with("wild", game.card(Card::Wild));
    for legend in [Phrase::new("picture-legend-ground"), symbols, Phrase::new("picture-legend-pieces")] {
        say(out, speak, &legend);
    }
}

/// One board from its top line down to its joint hexes, with what stands there at the right.
pub(crate) fn draw_board(
    rivers: &Rivers,
    river: &River,
    slot: usize,
    view: Option<&Position>,
    speak: &dyn Speak,
    out: &mut String,
) {
    let side = rivers.side(river, slot);
    let (shift, shift_max) = shift(rivers, river, slot);
    let offset = if slot == 0 { 0 } else { rivers.at(river, slot - 1).offset };
    let laid = match offset {
        0 => String::new(),
        offset => {
            let column = Value::text(format!("{offset:+}"));
            format!(", {}", speak.say(&Phrase::new("picture-offset").with("column", column)))
        }
    };
    line(out, &format!("== {}{laid}", side.title(speak)));
    for y in (0..=side.top()).rev() {
        if y == 0 && slot == 0 {
            continue;
        }
        let mut row = format!("{y:>2} |");
        let mut notes = String::new();
        for x in columns(y) {
            let Some(hex) = rivers.find(river, slot, x, y as i8) else { continue };
            let at = 5 + 5 * (shift + usize::from(x as u8));
            while row.len() < at {
                row.push(' ');
            }
            let cell = rivers.cell(river, hex);
            row.push_str(&if cell.is_joint() { "=~:2".to_string() } else { cell.print.text() });
            if let Some(found) = view.map(|view| standing(view, hex)).filter(|found| !found.is_empty()) {
                row.push('<');
                write!(notes, "  {x},{y}: {found}").expect(WRITING);
            }
        }
        if !notes.is_empty() {
            while row.len() < 52 + 5 * shift_max {
                row.push(' ');
            }
            row.push_str(&notes);
        }
        line(out, row.trim_end());
    }
}

/// How many columns to the right a board is drawn so that the boards lie as they meet, and the most of them all.
/// A river that wanders too far for a screen is drawn with all boards at the left.
fn shift(rivers: &Rivers, river: &River, slot: usize) -> (usize, usize) {
    let (mut at, mut own, mut least, mut most) = (0i8, 0i8, 0i8, 0i8);
    for board in 0..river.len() {
        if board > 0 {
            at += rivers.at(river, board - 1).offset;
        }
        if board == slot {
            own = at;
        }
        (least, most) = (least.min(at), most.max(at));
    }
    match most - least {
        spread @ 0..=6 => ((own - least) as usize, spread as usize),
        _ => (0, 0),
    }
}

/// The salmon and bears on a hex: `ab o1`.
fn standing(view: &Position, hex: Hex) -> String {
    let salmon: String = Seat::all(view.seats())
        .filter(|seat| view.of(*seat).hex == hex)
        .map(|seat| LETTERS[seat.index()])
        .collect();
    let mut found = salmon;
    for (bear, place) in view.bears.iter().enumerate() {
        if *place == hex {
            write!(found, " o{}", bear + 1).expect(WRITING);
        }
    }
    found.trim().to_string()
}

fn draw_seat(
    game: &Salmon,
    view: &Position,
    viewer: Viewer,
    seat: Seat,
    speak: &dyn Speak,
    out: &mut String,
) {
    let swimmer = view.of(seat);
    let head = Phrase::new(if viewer.is(seat) { "picture-you" } else { "picture-seat" })
        .with("seat", seat)
        .with("hand", swimmer.hand.count())
        .with("draw", swimmer.draw.count() as u16)
        .with("discard", swimmer.discard.count() as u16)
        .with("fatigue", swimmer.fatigue())
        .with("card", game.card(Card::Fatigue));
    line(out, "");
    line(out, &format!("{} {}", LETTERS[seat.index()], speak.say(&head)));
    let mut list = |id: &'static str, hand: &Hand| {
        let cards = game.card_list(&Cards(*hand.counts()));
        line(out, &format!("  {}", speak.say(&Phrase::new(id).with("cards", cards))));
    };
    if !swimmer.hand.is_face_down() && !swimmer.hand.is_empty() {
        list("picture-hand", &swimmer.hand);
    }
    if !swimmer.draw.is_face_down() && !swimmer.draw.is_empty() {
        list("picture-draw", &swimmer.draw.top_first().collect());
    }
    if !swimmer.discard.is_empty() {
        list("picture-discard", &swimmer.discard.top_first().collect());
    }
    list("picture-owns", &swimmer.owned);
}

fn draw_piles(game: &Salmon, view: &Position, speak: &dyn Speak, out: &mut String) {
    let pile = |card: &Card| {
        Phrase::new("picture-pile").with("card", game.card(*card)).with("n", view.supply[card.index()])
    };
    line(out, "");
    say(out, speak, &Phrase::new("picture-piles").with("piles", Value::list(Card::ALL.iter().map(pile))));
}

fn draw_waiting(game: &Salmon, view: &Position, speak: &dyn Speak, out: &mut String) {
    let Some(question) = question(game, view) else {
        let ranking = game.rank(view);
        let order = ranking.order();
        let place = |seat: &Seat| {
            Phrase::new("picture-place").with("place", ranking.places[*seat]).with("seat", seat)
        };
        let places = Value::list(order.iter().map(place));
        return say(out, speak, &Phrase::new("picture-over").with("places", places));
    };
    let played = match view.played.len() {
        _ if matches!(view.task, Task::Rest | Task::Discard { reason: Reason::HandLimit, .. }) => {
            Phrase::new("picture-turn-ends")
        }
        0 => Phrase::new("picture-played-none"),
        PLAYS => Phrase::new("picture-played-all").with("cards", played_cards(game, view)),
        n => Phrase::new("picture-played").with("cards", played_cards(game, view)).with("next", n as u8 + 1),
    };
    say(out, speak, &played.with("seat", view.active).with("plays", PLAYS as u8));
    let swims = view.played.iter().filter(|card| card.is_swim()).count();
    if swims == 2 && view.played.len() == 2 && game.fatigue_left(view) > 0 {
        say(out, speak, &Phrase::new("picture-third-swim").with("fatigue", game.a_fatigue()));
    }
    let waiting = Phrase::new("picture-waiting").with("seat", view.asked).with("question", question);
    say(out, speak, &waiting);
}

fn played_cards(game: &Salmon, view: &Position) -> Value {
    Value::list(view.played.iter().map(|card| game.card(*card)))
}

/// What the open decision asks; nothing when the race is over.
fn question(game: &Salmon, view: &Position) -> Option<Phrase> {
    Some(match view.task {
        Task::SetUp => Phrase::new("picture-ask-set-up"),
        Task::Play => Phrase::new("picture-ask-play"),
        Task::Take { site, .. } => {
            Phrase::new("picture-ask-take").with("hex", game.rivers.place(&view.river, site.hex))
        }
        Task::Reeds { left, .. } => Phrase::new("picture-ask-reeds").with("left", left),
        Task::BearFirst => Phrase::new("picture-ask-bear-first"),
        Task::BearSecond { bear } => Phrase::new("picture-ask-bear-second").with("bear", bear + 1),
        Task::Counter { card } => Phrase::new("picture-ask-counter").with("card", game.card(card)),
        Task::Discard { count, reason: Reason::HandLimit } => {
            Phrase::new("picture-ask-hand-limit").with("count", count)
        }
        Task::Discard { count, .. } => Phrase::new("picture-ask-rapids").with("count", count),
        Task::EagleCard { .. } => Phrase::new("picture-ask-eagle-card").with("card", game.card(Card::Eagle)),
        Task::Rest => Phrase::new("picture-ask-rest").with("fatigue", game.a_fatigue()),
        Task::Over { .. } => return None,
    })
}

/// Says a line.
fn say(out: &mut String, speak: &dyn Speak, phrase: &Phrase) {
    line(out, &speak.say(phrase));
}

/// Adds a line, broken at spaces where it is too wide.
pub(crate) fn line(out: &mut String, text: &str) {
    const INDENT: &str = "    ";
    let (mut rest, mut width) = (text, WIDTH);
    while rest.chars().count() > width {
        let limit = rest.char_indices().nth(width).map_or(rest.len(), |(i, _)| i);
        let cut = rest[..limit].rfind(' ').filter(|cut| *cut > INDENT.len()).unwrap_or(limit);
        out.push_str(rest[..cut].trim_end());
        out.push('\n');
        out.push_str(INDENT);
        (rest, width) = (rest[cut..].trim_start(), WIDTH - INDENT.len());
    }
    out.push_str(rest);
    out.push('\n');
}
