//! What every screen with a board has: a bar at the top, the board and what lies around it, a line for what happens, a line with keys.

use catalog::Tongue;
use engine::{Phrase, Speak};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::{Hit, parts};
use crate::picture::{Flash, Shape};
use crate::text::{fit, pad, put, say, width, wrap};
use crate::theme::{CURSOR, RULE, SOFT, STRONG};

/// Where the parts of the desk lie.
#[derive(Clone, Copy)]
pub(crate) struct Places {
    pub(crate) board: Rect,
    pub(crate) dock: Rect,
    pub(crate) standing: Rect,
    pub(crate) log: Rect,
}

/// The bar at the top, what lies under it, a line for what happens, and the line with the keys.
pub(crate) fn areas(screen: Rect) -> [Rect; 4] {
    let line = Constraint::Length(1);
    Layout::vertical([line, Constraint::Min(1), line, line]).areas(screen)
}

/// The bar at the top.
pub(crate) fn top_bar(left: &str, right: &str, area: Rect, buffer: &mut Buffer) {
    buffer.set_style(area, CURSOR);
    let (left, right) = (format!(" {left}"), format!("{right} "));
    let room = usize::from(area.width).saturating_sub(width(&right) + 1);
    put(buffer, area.x.into(), area.y.into(), &fit(&left, room), CURSOR.patch(STRONG));
    let at = i32::from(area.right()) - width(&right) as i32;
    put(buffer, at, area.y.into(), &right, CURSOR);
}

/// What is happening, with its rule, in one line.
pub(crate) fn happening(words: &str, rule: &str, area: Rect) -> Line<'static> {
    Line::from(vec![
        Span::styled(" » ", STRONG),
        Span::raw(fit(words, usize::from(area.width).saturating_sub(14))),
        Span::styled(format!(" [{rule}]"), RULE),
    ])
}

/// The last line: the keys that do something now, which can be clicked too.
pub(crate) fn key_line(
    keys: &[Key],
    tongue: &Tongue,
    area: Rect,
    buffer: &mut Buffer,
    hits: &mut Vec<(Rect, Hit)>,
) {
    let mut x = area.x + 1;
    for (key, what, click) in keys {
        let key = if tongue.has(key) { say(tongue, key) } else { key.to_string() };
        let what = say(tongue, what);
        let size = (width(&key) + width(&what) + 3) as u16;
        if x + size > area.right() + 1 {
            break;
        }
        put(buffer, x.into(), area.y.into(), &key, STRONG);
        put(buffer, i32::from(x) + width(&key) as i32 + 1, area.y.into(), &what, SOFT);
        if let Some(letter) = click {
            hits.push((Rect::new(x, area.y, size - 1, 1), Hit::Key(*letter)));
        }
        x += size;
    }
}

/// A key, what it does, and what a click on it stands for.
pub(crate) type Key = (&'static str, &'static str, Option<char>);

/// Divides the screen by the shape of the board.
pub(crate) fn divide(area: Rect, shape: Shape, seats: u8) -> Places {
    let seats = u16::from(seats);
    match shape {
        Shape::Wide(height) => {
            let [board, below] =
                Layout::vertical([Constraint::Length(height), Constraint::Min(9)]).areas(area);
            let [dock, side] =
                Layout::horizontal([Constraint::Percentage(56), Constraint::Fill(1)]).areas(below);
            let tall = if side.height >= 2 * seats + 5 { 2 * seats + 1 } else { seats + 1 };
            let [standing, log] =
                Layout::vertical([Constraint::Length(tall), Constraint::Min(1)]).areas(side);
            Places { board, dock, standing, log }
        }
        Shape::Tall(columns) => {
            let [board, side] =
                Layout::horizontal([Constraint::Length(columns), Constraint::Fill(1)]).areas(area);
            let tall = if side.height >= 2 * seats + 20 { 2 * seats + 1 } else { seats + 1 };
            let log = (side.height / 4).clamp(3, 12);
            let [standing, dock, log] =
                Layout::vertical([Constraint::Length(tall), Constraint::Min(10), Constraint::Length(log)])
                    .areas(side);
            Places { board, dock, standing, log }
        }
    }
}

/// What chance brought, large, over the middle of the board.
pub(crate) fn draw_flash(flash: &Flash, speak: &dyn Speak, board: Rect, buffer: &mut Buffer) {
    let (title, lines) = match flash {
        Flash::Die { value, sides } => (Phrase::new("tui-die").with("sides", *sides), die(*value)),
        Flash::Spin { value, sectors } => (Phrase::new("tui-spinner"), wheel(*value, sectors)),
        Flash::Card(name) if name.is_empty() => (Phrase::new("tui-card"), vec!["▒▒▒▒▒▒▒▒▒".to_string(); 3]),
        Flash::Card(words) => {
            (Phrase::new("tui-card"), card(words, usize::from(board.width.saturating_sub(4))))
        }
    };
    let title = speak.say(&title);
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let wide = (widest + 4).max(width(&title) + 5) as u16;
    let high = lines.len() as u16 + 2;
    if board.width < wide || board.height < high {
        return;
    }
    let x = board.x + (board.width - wide) / 2;
    let y = board.y + (board.height - high) / 2;
    let area = Rect::new(x, y, wide, high);
    parts::frame(buffer, area, &title);
    for (row, line) in lines.iter().enumerate() {
        let indent = (i32::from(wide) - width(line) as i32) / 2;
        put(buffer, i32::from(x) + indent, i32::from(y) + 1 + row as i32, line, STRONG);
    }
}

/// A card: its name, and what it does in a few short lines.
fn card(words: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(wrap(words, columns.min(34)).into_iter().filter(|line| !line.is_empty()).take(5));
    lines.push(String::new());
    lines
}

/// A wheel laid flat: its numbers, and under the pointer the one that it shows.
fn wheel(value: i64, sectors: &[i64]) -> Vec<String> {
    if sectors.is_empty() {
        return vec![String::new(), format!("──({value:+})──"), String::new()];
    }
    // A wheel with many numbers turns past the pointer.
    let at = sectors.iter().position(|sector| *sector == value).unwrap_or(0);
    let first = if sectors.len() > 9 { at + sectors.len() - 4 } else { 0 };
    let (mut pointer, mut numbers) = (String::new(), String::new());
    for i in first..first + sectors.len().min(9) {
        let is_shown = i % sectors.len() == at;
        let sector = sectors[i % sectors.len()];
        let number = if is_shown { format!("[{sector:+}]") } else { format!(" {sector:+} ") };
        pointer.push_str(&pad(if is_shown { " ▼" } else { "" }, width(&number)));
        numbers.push_str(&number);
    }
    vec![pointer, numbers, String::new()]
}

fn die(value: i64) -> Vec<String> {
    let rows: [&str; 3] = match value {
        1 => ["       ", "   ●   ", "       "],
        2 => [" ●     ", "       ", "     ● "],
        3 => [" ●     ", "   ●   ", "     ● "],
        4 => [" ●   ● ", "       ", " ●   ● "],
        5 => [" ●   ● ", "   ●   ", " ●   ● "],
        6 => [" ●   ● ", " ●   ● ", " ●   ● "],
        _ => return vec!["       ".to_string(), format!("   {value}   "), "       ".to_string()],
    };
    rows.map(str::to_string).to_vec()
}
