//! The signs of the hexes: what a kind, a symbol and arrows look like.

use ratatui::buffer::Buffer;
use ratatui::style::Style;
use serde_json::Value;

use super::river::Hex;
use crate::text::{pad, width, word};
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

/// What fills the upper line of a hex.
pub(super) fn ground(hex: &Hex<'_>) -> (char, Style) {
    match hex.ground {
        "waterfall" => ('≋', FOAM),
        "rock" => ('▓', PLAIN),
        "bank" => ('░', LAND),
        "pool" => ('*', GO),
        "start" => ('@', STRONG),
        _ => (' ', WATER),
    }
}

/// What fills the lower line of a hex.
pub(super) fn ground_below(hex: &Hex<'_>) -> char {
    match hex.ground {
        _ if hex.is_joint => '=',
        "water" | "start" => '_',
        _ => ground(hex).0,
    }
}

/// The shape tells what a symbol does, as the rules say: round helps, square is trouble, curly is Reeds, pointed tires.
pub(super) fn symbol_text(symbol: &Value) -> String {
    let sign = word(symbol, "sign");
    match word(symbol, "nature") {
        "helps" => format!("({sign})"),
        "reeds" => format!("{{{sign}}}"),
        "tires" => format!("<{sign}>"),
        _ => format!("[{sign}]"),
    }
}

pub(super) fn symbol_style(symbol: &Value) -> Style {
    match word(symbol, "nature") {
        "helps" | "reeds" => GO,
        "tires" => SOFT,
        _ => WARN,
    }
}

/// Arrows; of two, the first is arrow 1 (an odd roll) and the second arrow 2.
pub(super) fn arrows(ways: &[&str]) -> String {
    let arrow = |way: &&str| match *way {
        "sw" => '↙',
        "s" => '↓',
        "se" => '↘',
        "nw" => '↖',
        "n" => '↑',
        "ne" => '↗',
        _ => ' ',
    };
    ways.iter().map(arrow).collect()
}
