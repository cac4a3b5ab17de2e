//! Draws the desk: top bar, board, dock, standing, log, and a line with the keys.

use engine::{Phrase, Seat, Speak, Value};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::{Desk, Hit, parts};
use crate::picture::{Flash, Scene, Shape};
use crate::sitting::{Now, Pace};
use crate::text::{fit, pad, put, say, width, wrap};
use crate::theme::{CURSOR, RULE, SOFT, STRONG, WARN};

/// Where the parts of the desk lie.
struct Places {
    board: Rect,
    dock: Rect,
    standing: Rect,
    log: Rect,
}

impl Desk {
    /// Draws the desk and remembers where the mouse can click.
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
                draw_flash(flash, &self.sitting.tongue, places.board, buffer);
            }
        }
        self.top_bar(top, buffer, pace);
        self.message(line, buffer);
        self.key_line(keys, buffer, &mut hits);
        self.hits = hits;
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame);
        }
    }

    /// What the picture is drawn from.
    fn scene<'a>(&'a self, asked: &'a [Seat]) -> Scene<'a> {
        let moving = self.sitting.frame();
        Scene {
            view: moving.map_or(&self.sitting.view, |frame| &frame.view),
            scenery: &self.sitting.scenery,
            text: &self.sitting.text,
            speak: &self.sitting.tongue,
            viewer: self.sitting.viewer,
            seats: self.sitting.race().seats(),
            standing: moving.map_or(&self.sitting.standing, |frame| &frame.standing),
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
        let tongue = &self.sitting.tongue;
        let left =
            Phrase::new("tui-top").with("game", Phrase::new("name")).with("status", Value::text(status));
        let left = format!(" {}", tongue.say(&left));
        let seed = Value::text(self.sitting.race().setup().seed.to_string());
        let right =
            Phrase::new("tui-top-right").with("seed", seed).with("pace", Value::text(pace.say(tongue)));
        let right = format!("{} ", tongue.say(&right));
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
        let tongue = &self.sitting.tongue;
        let mut x = area.x + 1;
        for (key, what, click) in self.keys() {
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

    /// The keys that do something now, the most important first: the key or the message with its name, what it does, and the
    /// key that a click stands for.
    fn keys(&self) -> &'static [Key] {
        match self.sitting.now() {
            Now::Asked(_) if self.filtering => &[
                ("tui-key-type", "tui-do-words", None),
                ("tui-key-enter", "tui-do-done", None),
                ("tui-key-esc", "tui-do-all", None),
            ],
            Now::Asked(_) if self.idle().is_some() => &[
                ("tui-key-enter", "tui-do-play", None),
                ("a", "tui-do-pass-always", Some('a')),
                ("k", "tui-do-help", Some('k')),
                ("q", "tui-do-leave", Some('q')),
                ("?", "tui-do-rule", Some('?')),
                ("h", "tui-do-hint", Some('h')),
                ("u", "tui-do-undo", Some('u')),
                ("l", "tui-do-log", Some('l')),
                ("r", "tui-do-rules", Some('r')),
            ],
            Now::Asked(_) => &[
                ("tui-key-enter", "tui-do-play", None),
                ("k", "tui-do-help", Some('k')),
                ("q", "tui-do-leave", Some('q')),
                ("?", "tui-do-rule", Some('?')),
                ("h", "tui-do-hint", Some('h')),
                ("u", "tui-do-undo", Some('u')),
                ("l", "tui-do-log", Some('l')),
                ("r", "tui-do-rules", Some('r')),
                ("/", "tui-do-find", Some('/')),
                ("p", "tui-do-position", Some('p')),
            ],
            Now::Moving => &[
                ("tui-key-space", "tui-do-skip", Some(' ')),
                (",", "tui-do-slower", Some(',')),
                (".", "tui-do-faster", Some('.')),
                ("?", "tui-do-rule", Some('?')),
                ("l", "tui-do-log", Some('l')),
                ("q", "tui-do-leave", Some('q')),
            ],
            Now::Thinking(_) => &[
                ("k", "tui-do-help", Some('k')),
                (".", "tui-do-faster", Some('.')),
                ("?", "tui-do-rule", Some('?')),
                ("u", "tui-do-undo", Some('u')),
                ("l", "tui-do-log", Some('l')),
                ("r", "tui-do-rules", Some('r')),
                ("q", "tui-do-leave", Some('q')),
            ],
            Now::Curtain(_) => {
                &[("tui-key-enter", "tui-do-lift", Some(' ')), ("q", "tui-do-leave", Some('q'))]
            }
            Now::Over => &[
                ("tui-key-enter", "tui-do-podium", Some(' ')),
                ("p", "tui-do-position", Some('p')),
                ("l", "tui-do-log", Some('l')),
                ("r", "tui-do-rules", Some('r')),
                ("q", "tui-do-leave", Some('q')),
            ],
        }
    }
}

/// A key, what it does, and what a click on it stands for.
type Key = (&'static str, &'static str, Option<char>);

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
fn draw_flash(flash: &Flash, speak: &dyn Speak, board: Rect, buffer: &mut Buffer) {
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
