//! Draws the table: top bar, board, dock, standing, log, and a line with the keys.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::{Asking, Hit, Table, parts};
use crate::picture::{Flash, Scene, Shape};
use crate::sitting::{Now, Pace};
use crate::text::{fit, pad, put, width, wrap};
use crate::theme::{CURSOR, RULE, SOFT, STRONG, WARN};

/// Where the parts of the table lie.
struct Places {
    board: Rect,
    dock: Rect,
    standing: Rect,
    log: Rect,
}

impl Table {
    /// Draws the table and remembers where the mouse can click.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, pace: Pace) {
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        let mut hits = Vec::new();
        let [top, middle, line, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(1),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(screen);
        if let Now::Curtain(seat) = self.sitting.now() {
            parts::curtain(&self.sitting, seat, middle, buffer);
        } else {
            let asked = self.sitting.asked();
            let scene = self.scene(&asked);
            let places = divide(middle, self.sitting.picture.shape(screen), scene.seats);
            let spots = self.sitting.picture.board(&scene, places.board, buffer);
            hits.extend(spots.into_iter().map(|spot| (spot.area, Hit::Choice(spot.choice))));
            parts::standing(&self.sitting, &scene, places.standing, buffer);
            parts::log(&self.sitting, places.log, buffer, &mut hits);
            self.dock(&scene, places.dock, buffer, &mut hits);
            if let Some(flash) = self.sitting.frame().and_then(|frame| frame.flash.as_ref()) {
                draw_flash(flash, places.board, buffer);
            }
        }
        self.top_bar(top, buffer, pace);
        self.message(line, buffer);
        self.key_line(keys, buffer, &mut hits);
        self.hits = hits;
        if self.asking == Asking::Asked {
            self.asking = Asking::Seen;
        }
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame);
        }
    }

    /// What the picture is drawn from.
    fn scene<'a>(&'a self, asked: &'a [engine::Seat]) -> Scene<'a> {
        let moving = self.sitting.frame();
        Scene {
            view: moving.map_or(&self.sitting.view, |frame| &frame.view),
            options: &self.sitting.options,
            text: &self.sitting.text,
            names: &self.sitting.names,
            viewer: self.sitting.viewer,
            seats: self.sitting.race().seats(),
            places: &self.sitting.places,
            asked: if moving.is_some() { &[] } else { asked },
            focus: match (moving, self.sitting.now()) {
                (Some(frame), _) => frame.seat,
                (None, Now::Asked(seat) | Now::Thinking(seat)) => Some(seat),
                (None, _) => asked.first().copied(),
            },
            choices: match self.sitting.now() {
                Now::Asked(_) => &self.sitting.choices,
                _ => &[],
            },
            chosen: self.chosen(),
        }
    }

    fn top_bar(&self, area: Rect, buffer: &mut Buffer, pace: Pace) {
        buffer.set_style(area, CURSOR);
        let asked = self.sitting.asked();
        let scene = self.scene(&asked);
        let status = self.sitting.picture.status(&scene);
        let left = format!(" PODIUM  {}  {status}", self.sitting.race().game().name());
        let right = format!("seed {}  pace {} ", self.sitting.race().seed(), pace.name());
        let room = usize::from(area.width).saturating_sub(width(&right) + 1);
        put(buffer, area.x.into(), area.y.into(), &fit(&left, room), CURSOR.patch(STRONG));
        let at = i32::from(area.right()) - width(&right) as i32;
        put(buffer, at, area.y.into(), &right, CURSOR);
    }

    /// The line above the keys: what has to be told, or what is happening.
    fn message(&self, area: Rect, buffer: &mut Buffer) {
        let trouble = self.sitting.trouble.as_ref();
        let line = match (&self.notice, trouble, self.sitting.frame()) {
            (Some(notice), _, _) => Line::styled(notice.clone(), STRONG),
            (None, Some(trouble), _) => Line::styled(trouble.clone(), WARN),
            (None, None, Some(moving)) => Line::from(vec![
                Span::styled(" » ", STRONG),
                Span::raw(fit(&moving.words, usize::from(area.width).saturating_sub(14))),
                Span::styled(format!(" [{}]", moving.rule), RULE),
            ]),
            (None, None, None) => return,
        };
        buffer.set_line(area.x, area.y, &line, area.width);
    }

    /// The last line: the keys that do something now, which can be clicked too.
    fn key_line(&self, area: Rect, buffer: &mut Buffer, hits: &mut Vec<(Rect, Hit)>) {
        let keys: &[(&str, &str, Option<char>)] = match self.sitting.now() {
            Now::Asked(_) if self.filtering => {
                &[("type", "words of a choice", None), ("Enter", "done", None), ("Esc", "all", None)]
            }
            Now::Asked(_) if self.sitting.picture.is_idle(&self.sitting.view) => &[
                ("Enter", "play", None),
                ("a", "pass always", Some('a')),
                ("k", "help", Some('k')),
                ("q", "leave", Some('q')),
                ("?", "rule", Some('?')),
                ("h", "hint", Some('h')),
                ("u", "undo", Some('u')),
                ("l", "log", Some('l')),
                ("r", "rules", Some('r')),
            ],
            Now::Asked(_) => &[
                ("Enter", "play", None),
                ("k", "help", Some('k')),
                ("q", "leave", Some('q')),
                ("?", "rule", Some('?')),
                ("h", "hint", Some('h')),
                ("u", "undo", Some('u')),
                ("l", "log", Some('l')),
                ("r", "rules", Some('r')),
                ("/", "find", Some('/')),
                ("p", "position", Some('p')),
            ],
            Now::Moving => &[
                ("Space", "skip", Some(' ')),
                (",", "slower", Some(',')),
                (".", "faster", Some('.')),
                ("?", "rule", Some('?')),
                ("l", "log", Some('l')),
                ("q", "leave", Some('q')),
            ],
            Now::Thinking(_) => &[
                ("k", "help", Some('k')),
                (".", "faster", Some('.')),
                ("?", "rule", Some('?')),
                ("u", "undo", Some('u')),
                ("l", "log", Some('l')),
                ("r", "rules", Some('r')),
                ("q", "leave", Some('q')),
            ],
            Now::Curtain(_) => &[("Enter", "lift the curtain", Some(' ')), ("q", "leave", Some('q'))],
            Now::Over => &[
                ("Enter", "to the podium", Some(' ')),
                ("p", "position", Some('p')),
                ("l", "log", Some('l')),
                ("r", "rules", Some('r')),
                ("q", "leave", Some('q')),
            ],
        };
        let mut x = area.x + 1;
        for (key, what, click) in keys {
            let size = (width(key) + width(what) + 3) as u16;
            if x + size > area.right() + 1 {
                break;
            }
            put(buffer, x.into(), area.y.into(), key, STRONG);
            put(buffer, i32::from(x) + width(key) as i32 + 1, area.y.into(), what, SOFT);
            if let Some(letter) = click {
                hits.push((Rect::new(x, area.y, size - 1, 1), Hit::Key(*letter)));
            }
            x += size;
        }
    }
}

/// Divides the screen by the shape of the board.
fn divide(area: Rect, shape: Shape, seats: u8) -> Places {
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
fn draw_flash(flash: &Flash, board: Rect, buffer: &mut Buffer) {
    let (title, lines) = match flash {
        Flash::Die { value, sides } => (format!("die of {sides}"), die(*value)),
        Flash::Spin { value, sectors } => ("spinner".to_string(), wheel(*value, sectors)),
        Flash::Card(name) if name.is_empty() => ("card".to_string(), vec!["▒▒▒▒▒▒▒▒▒".to_string(); 3]),
        Flash::Card(words) => ("card".to_string(), card(words, usize::from(board.width.saturating_sub(4)))),
    };
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
