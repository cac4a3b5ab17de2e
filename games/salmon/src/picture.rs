//! The text picture: part 11. Upstream is at the top; every board shows its own coordinates.

use std::fmt::Write as _;

use engine::{Kind, Names, Seat, Viewer};

use crate::Salmon;
use crate::board::columns;
use crate::card::{Card, Cards, Hand};
use crate::event::Reason;
use crate::position::{Position, Task};
use crate::river::{Hex, River, Rivers};

/// The widest line.
const WIDTH: usize = 100;
/// Letters for the salmon of the seats.
const LETTERS: [char; 4] = ['a', 'b', 'c', 'd'];

pub(crate) fn draw(game: &Salmon, view: &Position, viewer: Viewer, names: &Names) -> String {
    let mut out = String::new();
    if view.task == Task::SetUp {
        let river = &game.options.river;
        writeln!(out, "Salmon Run, before set-up: {} salmon, river {river}", game.seats).expect(WRITING);
        return out;
    }
    draw_head(game, view, names, &mut out);
    draw_small_map(game, view, names, &mut out);
    draw_river(game, view, &mut out);
    for seat in Seat::all(game.seats) {
        draw_seat(game, view, viewer, seat, names, &mut out);
    }
    draw_piles(game, view, &mut out);
    draw_waiting(game, view, names, &mut out);
    out
}

const WRITING: &str = "a string can be written to";

fn draw_head(game: &Salmon, view: &Position, names: &Names, out: &mut String) {
    let river = game.rivers.name_with_offsets(&view.river);
    line(out, &format!("Salmon Run, round {} of at most {}, river {river}", view.round, game.max_rounds));
    if matches!(view.task, Task::Over { .. }) || !game.has_arrival(view) {
        return;
    }
    let home = Seat::all(game.seats).filter(|seat| game.is_home(view, *seat));
    let home: Vec<String> =
        home.map(|seat| format!("{} with {} Fatigue", names.of(seat), view.of(seat).fatigue())).collect();
    let mut waiting = Vec::new();
    let mut seat = view.active.next(game.seats);
    while seat != view.first {
        waiting.push(names.of(seat));
        seat = seat.next(game.seats);
    }
    let waiting = if waiting.is_empty() { "nobody".to_string() } else { waiting.join(", ") };
    line(
        out,
        &format!("LAST ROUND (SA-100): home {}; still to come after this turn: {waiting}", home.join(", ")),
    );
}

/// Every salmon with its place and what is left of the way, the nearest to the spawning ground first.
fn draw_small_map(game: &Salmon, view: &Position, names: &Names, out: &mut String) {
    line(out, "");
    for seat in game.rank(view).order() {
        let hex = view.of(seat).hex;
        let left = game.rivers.length(&view.river) - game.rivers.height(&view.river, hex);
        let place = game.rivers.place(&view.river, hex).to_string();
        let left = match game.is_home(view, seat) {
            true => "in the spawning ground".to_string(),
            false => format!("{left} heights to go, {} basic swims", game.swims_from(view, hex)),
        };
        let cell = game.rivers.cell(&view.river, hex);
        let arrows = match cell.print.arrows {
            0 => "no arrow".to_string(),
            1 => format!("arrow {}", cell.print.arrow[0].name()),
            _ => format!("arrow 1 {}, arrow 2 {}", cell.print.arrow[0].name(), cell.print.arrow[1].name()),
        };
        let letter = LETTERS[seat.index()];
        line(out, &format!("{letter} {:<14} {place:<8} {left}, {arrows}", names.of(seat)));
    }
}

/// The river from the spawning ground down to the last salmon; boards behind it are named with their bears.
fn draw_river(game: &Salmon, view: &Position, out: &mut String) {
    let last = view.swimmers.iter().map(|swimmer| swimmer.hex.slot()).min().unwrap_or(0);
    line(out, "");
    for slot in (0..view.river.len()).rev() {
        if slot >= last {
            draw_board(&game.rivers, &view.river, slot, Some(view), out);
            continue;
        }
        let side = game.rivers.side(&view.river, slot);
        let bears = (0..).zip(&view.bears).filter(|(_, hex)| hex.slot() == slot);
        let bears: Vec<String> = bears
            .map(|(bear, hex): (u8, _)| format!("bear {bear} at {}", game.rivers.place(&view.river, *hex)))
            .collect();
        let bears = if bears.is_empty() { "no salmon, no bear".to_string() } else { bears.join(", ") };
        line(out, &format!("== {} ({bears})", side.title()));
    }
    line(out, "~ water ^ waterfall # rock . bank @ start * spawning ground; = joint of two boards");
    line(out, "B paw S swim D double + draw E eagle X fatigue C current R rapids Q either W wild 1 2 reeds");
    line(
        out,
        ":21 arrow 1 to digit 2, arrow 2 to digit 1 of a number pad; <ab o1 salmon a, b and bear 1 here",
    );
}

/// One board from its top line down to its joint hexes, with what stands there at the right.
pub(crate) fn draw_board(
    rivers: &Rivers,
    river: &River,
    slot: usize,
    view: Option<&Position>,
    out: &mut String,
) {
    let side = rivers.side(river, slot);
    let (shift, shift_max) = shift(rivers, river, slot);
    let offset = if slot == 0 { 0 } else { rivers.at(river, slot - 1).offset };
    let laid = match offset {
        0 => String::new(),
        offset => format!(", its column 0 at column {offset:+} of the board below"),
    };
    line(out, &format!("== {}{laid}", side.title()));
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
            write!(found, " o{bear}").expect(WRITING);
        }
    }
    found.trim().to_string()
}

fn draw_seat(game: &Salmon, view: &Position, viewer: Viewer, seat: Seat, names: &Names, out: &mut String) {
    let swimmer = view.of(seat);
    let own = if viewer.is(seat) { " (you)" } else { "" };
    let letter = LETTERS[seat.index()];
    line(out, "");
    line(
        out,
        &format!(
            "{letter} {}{own}: hand {}, draw pile {}, discard {}, Fatigue {}",
            names.of(seat),
            swimmer.hand.count(),
            swimmer.draw.count(),
            swimmer.discard.count(),
            swimmer.fatigue(),
        ),
    );
    if !swimmer.hand.is_face_down() && !swimmer.hand.is_empty() {
        line(out, &format!("  hand: {}", bag(game, &swimmer.hand)));
    }
    if !swimmer.draw.is_face_down() && !swimmer.draw.is_empty() {
        let draw: Hand = swimmer.draw.top_first().collect();
        line(out, &format!("  draw pile, in no order: {}", bag(game, &draw)));
    }
    let discard: Hand = swimmer.discard.top_first().collect();
    if !discard.is_empty() {
        line(out, &format!("  discard: {}", bag(game, &discard)));
    }
    line(out, &format!("  owns: {}", bag(game, &swimmer.owned)));
}

fn bag(game: &Salmon, hand: &Hand) -> String {
    game.card_list(&Cards(*hand.counts()))
}

fn draw_piles(game: &Salmon, view: &Position, out: &mut String) {
    let piles = Card::ALL.iter().map(|card| format!("{} {}", game.card(*card), view.supply[card.index()]));
    let piles: Vec<String> = piles.collect();
    line(out, "");
    line(out, &format!("Piles: {}", piles.join(", ")));
}

fn draw_waiting(game: &Salmon, view: &Position, names: &Names, out: &mut String) {
    let active = names.of(view.active);
    if let Task::Over { .. } = view.task {
        let ranking = game.rank(view);
        let places: Vec<String> = ranking
            .order()
            .iter()
            .map(|seat| format!("{} {}", ranking.places[*seat], names.of(*seat)))
            .collect();
        return line(out, &format!("The race is over. Places: {}", places.join(", ")));
    }
    let played: Vec<&str> = view.played.iter().map(|card| game.card(*card)).collect();
    if matches!(view.task, Task::Rest | Task::Discard { reason: Reason::HandLimit, .. }) {
        line(out, &format!("{active} plays no more cards: the turn ends (SA-024)"));
    } else if played.is_empty() {
        line(out, &format!("{active} has played no card yet: card 1 of 3 is next"));
    } else {
        let next = match played.len() {
            3 => "that was card 3 of 3".to_string(),
            n => format!("card {} of 3 is next", n + 1),
        };
        line(out, &format!("{active} has played {}: {next}", played.join(", ")));
    }
    let swims = view.played.iter().filter(|card| card.is_swim()).count();
    if swims == 2 && view.played.len() == 2 && game.fatigue_left(view) > 0 {
        line(out, "A third swim costs a Fatigue (SA-034)");
    }
    let who = names.of(view.asked);
    line(out, &format!("Waiting for {who}: {}", question(game, view)));
}

/// What the open decision asks.
fn question(game: &Salmon, view: &Position) -> String {
    match view.task {
        Task::SetUp => "set the race up".to_string(),
        Task::Play => "play a card, leap, or end the turn".to_string(),
        Task::Take { site, .. } => {
            format!("choose a card to take for {}", game.rivers.place(&view.river, site.hex))
        }
        Task::Reeds { left, .. } => format!("remove a card, or none ({left} left)"),
        Task::BearFirst => "choose a bear and its first step".to_string(),
        Task::BearSecond { bear } => format!("second step of bear {bear}"),
        Task::Counter { card } => format!("counter the {}, or let it come", game.card(card)),
        Task::Discard { count, reason: Reason::HandLimit } => format!("discard {count} down to four"),
        Task::Discard { count, .. } => format!("discard {count} to the rapids"),
        Task::EagleCard { .. } => "choose a card of the hand that the Eagle saw".to_string(),
        Task::Rest => "give a Fatigue back, or keep it".to_string(),
        Task::Over { .. } => String::new(),
    }
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
