//! Draws the start screen.

use std::time::SystemTime;

use catalog::AnyGame;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Setup, Start};
use crate::store::Kept;
use crate::table::parts::heading;
use crate::text::{fit, pad, put, width, wrap};
use crate::theme::{CURSOR, FOAM, GO, PLAIN, SOFT, STOP, STRONG, WARN};

impl Start {
    /// Draws the screen and remembers where the lines are.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        buffer.set_style(Rect { height: 1, ..area }, CURSOR);
        put(buffer, 1, 0, "PODIUM  board games about races", CURSOR.patch(STRONG));
        let body = Rect::new(2, 2, area.width.saturating_sub(4), area.height.saturating_sub(4));
        self.rows = match &self.setup {
            Some(setup) => draw_setup(setup, body, buffer),
            None => self.draw_list(body, buffer),
        };
        if let Some(notice) = &self.notice {
            put(buffer, 1, i32::from(area.bottom()) - 2, notice, WARN);
        }
        let keys = match &self.setup {
            Some(setup) if setup.typed.is_some() => "type a value   Enter take it   Esc leave it",
            Some(_) => "↑↓ line   ←→ change   Enter type or begin   Del default   b begin   Esc back",
            None if self.line < self.kept.len() => "↑↓ line   Enter go on   d forget it   q quit",
            None => "↑↓ or 1-9 game   Enter set up   Space begin at once   q quit",
        };
        put(buffer, 1, i32::from(area.bottom()) - 1, keys, SOFT);
    }

    fn draw_list(&self, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, usize)> {
        let left = (area.width * 2 / 5).clamp(30, 44);
        let mut rows = Vec::new();
        let mut y = area.y;
        let mut line = |y: u16, i: usize, words: &str, buffer: &mut Buffer| {
            let style = if i == self.line { CURSOR } else { GO };
            let mark = if i == self.line { "▸ " } else { "  " };
            put(
                buffer,
                area.x.into(),
                y.into(),
                &pad(&format!("{mark}{words}"), usize::from(left) - 1),
                style,
            );
            rows.push((Rect::new(area.x, y, left, 1), i));
        };
        if !self.kept.is_empty() {
            heading(
                buffer,
                Rect { width: left - 1, height: 1, y, ..area },
                &format!("Go on with one of {}", self.kept.len()),
            );
            y += 1;
            let room = usize::from(area.height).saturating_sub(Start::games().len() + 4).clamp(1, 8);
            let at = if self.line < self.kept.len() { self.line } else { 0 };
            let first = at.saturating_sub(room - 1);
            for (i, kept) in self.kept.iter().enumerate().skip(first).take(room) {
                line(y, i, &say_kept(kept), buffer);
                y += 1;
            }
            y += 1;
        }
        heading(buffer, Rect { width: left - 1, height: 1, y, ..area }, "Games");
        y += 1;
        for (i, game) in Start::games().iter().enumerate() {
            line(y, self.kept.len() + i, &format!("{} {}", i + 1, game.name()), buffer);
            y += 1;
        }
        let right = Rect::new(area.x + left + 2, area.y, area.width.saturating_sub(left + 2), area.height);
        self.draw_cover(right, buffer);
        rows
    }

    /// The game under the cursor: its picture, what it is, how many play it and how long.
    fn draw_cover(&self, area: Rect, buffer: &mut Buffer) {
        let Some((game, picture)) = self.game() else { return };
        heading(buffer, area, game.name());
        let mut y = i32::from(area.y) + 2;
        for line in picture.cover() {
            put(buffer, area.x.into(), y, &fit(line, area.width.into()), FOAM);
            y += 1;
        }
        y += 1;
        for line in wrap(game.about(), area.width.into()) {
            put(buffer, area.x.into(), y, &line, PLAIN);
            y += 1;
        }
        y += 1;
        for line in self.facts(game).iter().flat_map(|fact| wrap(fact, area.width.into())) {
            put(buffer, area.x.into(), y, &line, SOFT);
            y += 1;
        }
    }

    /// How many play the game under the cursor and how long; of a kept race, who plays it.
    fn facts(&self, game: &dyn AnyGame) -> Vec<String> {
        let (fewest, most) = game.seats();
        let mut facts = vec![format!("{fewest} to {most} players, about {} minutes", game.minutes())];
        if let Some(kept) = self.kept.get(self.line) {
            let sitters: Vec<&str> = kept.sitters.iter().map(|sitter| sitter.name()).collect();
            facts.push(format!("Seats: {}", sitters.join(", ")));
            facts.push(format!("Seed {}", kept.record.seed));
        } else if catalog::is_teaching(game.id()) {
            facts.push("A small game to learn from, also how games are made.".to_string());
        }
        facts
    }
}

fn say_kept(kept: &Kept) -> String {
    let name = catalog::find(&kept.record.game).map_or(kept.record.game.as_str(), |game| game.name());
    let minutes = SystemTime::now().duration_since(kept.written).unwrap_or_default().as_secs() / 60;
    let ago = match minutes {
        0 => "just now".to_string(),
        1..120 => format!("{minutes} min ago"),
        120..2880 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    };
    let choices = match kept.record.steps.len() {
        1 => "1 choice".to_string(),
        count => format!("{count} choices"),
    };
    format!("{name}, {choices}, {ago}")
}

fn draw_setup(setup: &Setup, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, usize)> {
    heading(buffer, area, &format!("{}: set up the race", setup.plan.game.name()));
    let lines = setup.lines();
    let mut about = wrap(&lines[setup.line.min(lines.len() - 1)].about, area.width.into());
    about.truncate(4);
    let room = usize::from(area.height).saturating_sub(8);
    let first = setup.line.saturating_sub(room.saturating_sub(3)).min(lines.len().saturating_sub(room));
    let columns = lines.iter().map(|line| width(&line.name)).max().unwrap_or(0) + 6;
    let mut rows = Vec::new();
    for (row, line) in lines.iter().enumerate().skip(first).take(room) {
        let y = area.y + 2 + (row - first) as u16;
        let is_here = row == setup.line;
        let mark = if is_here { "▸ " } else { "  " };
        let name = format!("{mark}{}", line.name);
        put(buffer, area.x.into(), y.into(), &pad(&name, columns), if is_here { CURSOR } else { PLAIN });
        let value = match &setup.typed {
            Some(typed) if is_here => format!("{typed}_"),
            _ if line.value.is_empty() => String::new(),
            _ if is_here => format!("◂ {} ▸", line.value),
            _ => format!("  {}", line.value),
        };
        let style = if line.is_changed { WARN } else { GO };
        let room = usize::from(area.width).saturating_sub(columns + 14);
        put(buffer, i32::from(area.x) + columns as i32 + 1, y.into(), &fit(&value, room), style);
        if line.is_changed {
            let x = i32::from(area.right()) - 10;
            put(buffer, x, y.into(), "changed", SOFT);
        }
        rows.push((Rect::new(area.x, y, area.width, 1), row));
    }
    if lines.len() > room {
        let more = format!("{} of {}", setup.line + 1, lines.len());
        put(buffer, i32::from(area.right()) - width(&more) as i32, i32::from(area.y) + 1, &more, SOFT);
    }
    let below = i32::from(area.bottom()) - 5;
    for (i, line) in about.iter().enumerate() {
        put(buffer, area.x.into(), below + i as i32, line, STRONG);
    }
    if let Some(fault) = &setup.fault {
        let fault = wrap(&format!("Not so: {fault}"), area.width.into());
        put(
            buffer,
            area.x.into(),
            i32::from(area.bottom()) - 1,
            fault.first().map_or("", String::as_str),
            STOP,
        );
    }
    rows
}
