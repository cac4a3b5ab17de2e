//! The signs of the hexes: what a kind, a symbol and arrows look like.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use super::river::Hex;
use crate::text::{pad, width};
use crate::theme::{FOAM, GO, LAND, PLAIN, SOFT, STRONG, WARN, WATER};

pub(super) fn is_blank(buffer: &Buffer, x: i32, y: i32) -> bool {
    let place = u16::try_from(x).ok().zip(u16::try_from(y).ok());
    place.and_then(|place| buffer.cell(place)).is_some_and(|cell| cell.symbol() == " ")
}

pub(super) fn centred(text: &str, columns: usize, fill: char) -> String {
    let before = columns.saturating_sub(width(text)).div_ceil(2);
    let mut line: String = std::iter::repeat_n(fill, before).collect();
    line.push_str(text);
    line.extend(std::iter::repeat_n(fill, columns.saturating_sub(width(&line))));
    pad(&line, columns)
}

pub(super) fn ground(hex: &Hex) -> (char, Style) {
    match hex.ground {
        '^' => ('≋', FOAM),
        '#' => ('▓', PLAIN),
        '.' => ('░', LAND),
        '*' => ('*', GO),
        '@' => ('@', STRONG),
        _ => (' ', WATER),
    }
}

/// The shape tells what a symbol does: round helps, square is trouble, curly is Reeds, pointed is Fatigue.
pub(super) fn symbol_text(symbol: char) -> String {
    match symbol {
        'S' | 'D' | 'W' | '+' => format!("({symbol})"),
        '1' | '2' => format!("{{{symbol}}}"),
        'X' => "<X>".to_string(),
        _ => format!("[{symbol}]"),
    }
}

pub(super) fn symbol_style(symbol: char) -> Style {
    match symbol {
        'S' | 'D' | 'W' | '+' | '1' | '2' => GO,
        'X' => SOFT,
        _ => WARN,
    }
}

/// Arrows; of two, the first is arrow 1 (an odd roll) and the second arrow 2.
pub(super) fn arrows(digits: &str) -> String {
    let arrow = |digit: char| match digit {
        '1' => '↙',
        '2' => '↓',
        '3' => '↘',
        '7' => '↖',
        '8' => '↑',
        '9' => '↗',
        _ => ' ',
    };
    digits.chars().map(arrow).collect()
}
