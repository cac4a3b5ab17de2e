//! The end of a race: podium, a chart of the race, seed and file, and what to do next.

use catalog::{AnyRace, Tongue};
use crossterm::event::KeyCode;
use engine::{Phrase, Seat, Speak, Value};
use protocol::Review;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::desk::Hit;
use crate::desk::parts::{heading, seat_name};
use crate::desk::stage::key_line;
use crate::overlay::Overlay;
use crate::sitting::Sitting;
use crate::text::{put, say};
use crate::theme::{CURSOR, PLAIN, SOFT, STRONG, badge, emblem, seat_style};

/// What is to be done after the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Stay,
    /// The same race again.
    SameSeed,
    /// The same seats and switches with another seed.
    OtherSeed,
    /// The start screen.
    Start,
    /// The race is looked at again.
    Replay,
    /// The race is reviewed.
    Review,
    Quit,
}

/// The screen at the end of a race.
#[derive(Debug)]
pub(crate) struct Finish {
    pub(crate) sitting: Sitting,
    /// The review of the race, once it was made.
    pub(crate) review: Option<Review>,
    overlay: Option<Overlay>,
    /// Where the keys stand that can be clicked, as they were drawn last.
    keys: Vec<(Rect, Hit)>,
}

impl Finish {
    pub(crate) fn new(sitting: Sitting) -> Finish {
        Finish { sitting, review: None, overlay: None, keys: Vec::new() }
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, code: KeyCode) -> Next {
        if let Some(overlay) = &mut self.overlay {
            if overlay.key(code) {
                self.overlay = None;
            }
            return Next::Stay;
        }
        match code {
            KeyCode::Char('s') => return Next::SameSeed,
            KeyCode::Char('n') => return Next::OtherSeed,
            KeyCode::Char('m') | KeyCode::Esc => return Next::Start,
            KeyCode::Char('q') => return Next::Quit,
            KeyCode::Char('w') => return Next::Replay,
            KeyCode::Char('v') => return Next::Review,
            KeyCode::Char('?' | 'k') | KeyCode::F(1) => {
                self.overlay = Some(Overlay::keys(&self.sitting.room.tongue, "tui-help-end"));
            }
            KeyCode::Char('l') => self.overlay = Some(Overlay::log(&self.sitting.room, self.sitting.told())),
            KeyCode::Char('r') => self.overlay = Some(self.sitting.room.rulebook()),
            KeyCode::Char('p') => self.overlay = Some(Overlay::text(&self.sitting.room, &self.sitting.text)),
            _ => {}
        }
        Next::Stay
    }

    /// The mouse clicked there: on a key it is like pressing it, and it closes what is open.
    pub(crate) fn click(&mut self, column: u16, row: u16) -> Next {
        if self.overlay.take().is_some() {
            return Next::Stay;
        }
        let place = Position::new(column, row);
        match self.keys.iter().find(|(area, _)| area.contains(place)) {
            Some((_, Hit::Key(key))) => self.key(KeyCode::Char(*key)),
            Some((_, Hit::Choice(_) | Hit::Rule(_))) | None => Next::Stay,
        }
    }

    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        let sitting = &self.sitting;
        buffer.set_style(Rect { height: 1, ..area }, CURSOR);
        let title = Phrase::new("tui-end").with("name", Phrase::new("name"));
        put(buffer, 1, 0, &sitting.room.tongue.say(&title), CURSOR.patch(STRONG));
        put(buffer, 2, 2, &say_places(sitting.race(), &sitting.room.tongue), STRONG);
        let high = area.height.saturating_sub(9);
        let left = (area.width * 2 / 5).clamp(32, 44);
        podium(sitting, Rect::new(2, 4, left - 2, high), buffer);
        chart(sitting, Rect::new(left + 2, 4, area.width - left - 4, high), buffer);
        let y = i32::from(area.bottom()) - 4;
        let race = sitting.race();
        let seed = Value::text(race.setup().seed.to_string());
        let figures = Phrase::new("tui-end-seed").with("seed", seed).with("choices", race.seq());
        put(buffer, 2, y, &sitting.room.tongue.say(&figures), PLAIN);
        let kept = match (&sitting.file, &sitting.trouble) {
            (_, Some(trouble)) => trouble.clone(),
            (Some(file), None) => format!("podium replay {}", file.display()),
            (None, None) => say(&sitting.room.tongue, "tui-end-not-kept"),
        };
        put(buffer, 2, y + 1, &kept, SOFT);
        let keys = [
            [
                ("v", "tui-do-review", Some('v')),
                ("w", "tui-do-replay", Some('w')),
                ("l", "tui-do-log", Some('l')),
                ("r", "tui-do-rules", Some('r')),
                ("p", "tui-do-position", Some('p')),
            ],
            [
                ("n", "tui-do-again", Some('n')),
                ("s", "tui-do-same-seed", Some('s')),
                ("m", "tui-do-menu", Some('m')),
                ("?", "tui-do-help", Some('?')),
                ("q", "tui-do-quit", Some('q')),
            ],
        ];
        self.keys.clear();
        for (keys, line) in keys.iter().zip([area.bottom() - 2, area.bottom() - 1]) {
            key_line(keys, &sitting.room.tongue, Rect { y: line, height: 1, ..area }, buffer, &mut self.keys);
        }
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame);
        }
    }
}

/// The places in a sentence.
pub(crate) fn say_places(race: &dyn AnyRace, tongue: &Tongue) -> String {
    let places = &race.places().places;
    let mut seats: Vec<Seat> = Seat::all(places.len() as u8).collect();
    seats.sort_by_key(|seat| places[seat.index()]);
    let say = |seat: &Seat| {
        let place = Phrase::new("tui-end-place").with("place", places[seat.index()]).with("seat", *seat);
        tongue.say(&place)
    };
    seats.iter().map(say).collect::<Vec<_>>().join("  ")
}

/// Three steps with the first three; the rest below.
fn podium(sitting: &Sitting, area: Rect, buffer: &mut Buffer) {
    heading(buffer, area, &say(&sitting.room.tongue, "tui-end-podium"));
    let places = &sitting.race().places().places;
    let at = |place: u8| Seat::all(places.len() as u8).filter(move |seat| places[seat.index()] == place);
    let base = i32::from(area.y) + 9.min(i32::from(area.height) - 4).max(5);
    let step = 10;
    for (place, column, high) in [(2u8, 0, 2), (1, 1, 4), (3, 2, 1)] {
        if places.len() < usize::from(place) {
            continue;
        }
        let x = i32::from(area.x) + column * step;
        let top = base - high;
        for row in 0..high {
            let text = if row == 0 { format!("│   {place}    ") } else { "│        ".to_string() };
            put(buffer, x, top + row, &format!("{text}│"), PLAIN);
        }
        put(buffer, x, top - 1, "┌────────┐", PLAIN);
        for (i, seat) in at(place).enumerate() {
            let name = format!("{} {}", badge(seat), sitting.room.tongue.name(seat));
            put(buffer, x + 1, top - 2 - i as i32, &name, seat_style(seat));
        }
    }
    put(buffer, area.x.into(), base, &"▔".repeat(30), PLAIN);
    let mut seats: Vec<Seat> = Seat::all(places.len() as u8).collect();
    seats.sort_by_key(|seat| places[seat.index()]);
    for (y, seat) in (base + 1..).zip(seats) {
        if y >= i32::from(area.bottom()) {
            break;
        }
        let mut spans = vec![Span::styled(format!("{}. ", places[seat.index()]), STRONG)];
        spans.extend(seat_name(&sitting.room, seat));
        buffer.set_line(area.x, y as u16, &Line::from(spans), area.width);
    }
}

/// How far each seat was behind the first, from the start to the end.
fn chart(sitting: &Sitting, area: Rect, buffer: &mut Buffer) {
    heading(buffer, area, &say(&sitting.room.tongue, "tui-end-chart"));
    let history = &sitting.history;
    let (columns, rows) = (usize::from(area.width), usize::from(area.height).saturating_sub(3));
    let behind = |at: usize, seat: usize| {
        let step = &history[at];
        step.iter().max().copied().unwrap_or(0) - step.get(seat).copied().unwrap_or(0)
    };
    let seats = usize::from(sitting.race().seats());
    let most = (0..history.len())
        .flat_map(|at| (0..seats).map(move |seat| behind(at, seat)))
        .max()
        .unwrap_or(0)
        .max(1);
    if rows < 2 || columns < 4 {
        return;
    }
    for row in 0..rows {
        put(buffer, area.x.into(), i32::from(area.y) + 1 + row as i32, "┊", SOFT);
    }
    for column in 1..columns {
        let at = (column - 1) * (history.len() - 1) / (columns - 2).max(1);
        let at = at.min(history.len() - 1);
        for seat in (0..seats).rev() {
            let row = behind(at, seat) as usize * (rows - 1) / most as usize;
            // The sign of a seat now and then, so that lines are told apart without colour; dots between.
            let is_mark = column % 6 == (seat + 1) % 6 || column + 1 == columns;
            let sign = if is_mark { emblem(Seat(seat as u8)) } else { '·' };
            let (x, y) = (i32::from(area.x) + column as i32, i32::from(area.y) + 1 + row as i32);
            put(buffer, x, y, &sign.to_string(), seat_style(Seat(seat as u8)));
        }
    }
    let y = i32::from(area.bottom()) - 2;
    put(buffer, area.x.into(), y, &say(&sitting.room.tongue, "tui-end-chart-legend"), SOFT);
}
