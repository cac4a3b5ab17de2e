//! Colours and signs. Whatever a colour says, a sign or a word says too; the colours are the 16 that every terminal has.

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// What may be chosen, and what is good.
pub(crate) const GO: Style = Style::new().fg(Color::Green);
/// What costs or risks something.
pub(crate) const WARN: Style = Style::new().fg(Color::Yellow);
/// What goes wrong.
pub(crate) const STOP: Style = Style::new().fg(Color::Red).add_modifier(Modifier::BOLD);
/// What matters less.
pub(crate) const SOFT: Style = Style::new().fg(Color::DarkGray);
/// Titles and figures.
pub(crate) const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// Rule ids.
pub(crate) const RULE: Style = Style::new().fg(Color::Cyan);
/// Water.
pub(crate) const WATER: Style = Style::new().fg(Color::Blue);
/// Lively water.
pub(crate) const FOAM: Style = Style::new().fg(Color::LightCyan);
/// Banks and grass.
pub(crate) const LAND: Style = Style::new().fg(Color::Green).add_modifier(Modifier::DIM);
/// What the cursor is on.
pub(crate) const CURSOR: Style = Style::new().add_modifier(Modifier::REVERSED);
/// Text as it is.
pub(crate) const PLAIN: Style = Style::new();

const SEATS: [(char, Color); 6] = [
    ('●', Color::LightRed),
    ('■', Color::LightBlue),
    ('▲', Color::LightGreen),
    ('◆', Color::LightMagenta),
    ('♥', Color::LightYellow),
    ('★', Color::LightCyan),
];

/// The sign of a seat.
pub(crate) fn emblem(seat: Seat) -> char {
    SEATS[seat.index() % SEATS.len()].0
}

/// The colour of a seat.
pub(crate) fn seat_style(seat: Seat) -> Style {
    Style::new().fg(SEATS[seat.index() % SEATS.len()].1).add_modifier(Modifier::BOLD)
}

/// The sign and number of a seat: people count from 1.
pub(crate) fn badge(seat: Seat) -> String {
    format!("{}{}", emblem(seat), seat.0 + 1)
}

/// Takes all colours out of what was drawn, for `NO_COLOR`. Bold and reversed letters stay.
pub(crate) fn without_colour(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        cell.fg = Color::Reset;
        cell.bg = Color::Reset;
    }
}
