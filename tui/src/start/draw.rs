//! Draws the start screen.

use std::time::SystemTime;

use catalog::AnyGame;
use engine::{Phrase, Speak, Value};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Setup, Start};
use crate::desk::parts::heading;
use crate::store::{Broken, Kept};
use crate::text::{fit, pad, put, say, width, wrap};
use crate::theme::{CURSOR, FOAM, GO, PLAIN, SOFT, STOP, STRONG, WARN};

impl Start {
    /// Draws the screen and remembers where the lines are.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        buffer.set_style(Rect { height: 1, ..area }, CURSOR);
        put(buffer, 1, 0, &say(&self.tongue, "tui-title"), CURSOR.patch(STRONG));
        let body = Rect::new(2, 2, area.width.saturating_sub(4), area.height.saturating_sub(4));
        self.rows = match &self.setup {
            Some(setup) => draw_setup(setup, body, buffer),
            None if self.finished.is_open() => self.draw_finished(body, buffer),
            None => self.draw_list(body, buffer),
        };
        if let Some(notice) = &self.notice {
            put(buffer, 1, i32::from(area.bottom()) - 2, notice, WARN);
        }
        let keys = match &self.setup {
            Some(setup) if setup.typed.is_some() => "tui-start-keys-typing",
            Some(_) => "tui-start-keys-set-up",
            None if self.finished.is_open() => "tui-start-keys-finished",
            None if self.is_at_finished() => "tui-start-keys-to-finished",
            None if self.line < self.kept.len() => "tui-start-keys-kept",
            None if self.broken().is_some() => "tui-start-keys-broken",
            None => "tui-start-keys",
        };
        put(buffer, 1, i32::from(area.bottom()) - 1, &say(&self.tongue, keys), SOFT);
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame);
        }
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
        if self.above() > 0 {
            let title = match self.kept.len() {
                0 => Phrase::new("tui-broken").with("count", self.broken.len() as i64),
                count => Phrase::new("tui-resume").with("count", count as i64),
            };
            heading(buffer, Rect { width: left - 1, height: 1, y, ..area }, &self.tongue.say(&title));
            y += 1;
            let room = usize::from(area.height).saturating_sub(Start::games().len() + 6).clamp(1, 8);
            let at = if self.line < self.above() { self.line } else { 0 };
            let first = at.saturating_sub(room - 1);
            let races = self.kept.iter().map(|kept| self.say_kept(kept));
            let broken = self.broken.iter().map(|broken| self.name_broken(broken));
            for (i, words) in races.chain(broken).enumerate().skip(first).take(room) {
                line(y, i, &words, buffer);
                y += 1;
            }
            y += 1;
        }
        heading(buffer, Rect { width: left - 1, height: 1, y, ..area }, &say(&self.tongue, "tui-games"));
        y += 1;
        for (i, game) in Start::games().iter().enumerate() {
            let numbered = Phrase::new("tui-numbered").with("number", i as i64 + 1);
            let words = self.tongue_of(game.id()).say(&numbered.with("name", Phrase::new("name")));
            line(y, self.above() + i, &words, buffer);
            y += 1;
        }
        if !self.finished.is_empty() {
            let words = Phrase::new("tui-finished").with("count", self.finished.races.len() as i64);
            line(y + 1, self.lines() - 1, &self.tongue.say(&words), buffer);
        }
        let right = Rect::new(area.x + left + 2, area.y, area.width.saturating_sub(left + 2), area.height);
        self.draw_cover(right, buffer);
        rows
    }

    /// The finished races, and who sat where in the one under the cursor.
    fn draw_finished(&self, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, usize)> {
        let count = self.finished.races.len();
        let title = Phrase::new("tui-finished").with("count", count as i64);
        heading(buffer, area, &self.tongue.say(&title));
        let room = usize::from(area.height).saturating_sub(5).max(1);
        let at = self.finished.line.unwrap_or(0);
        let first = at.saturating_sub(room / 2).min(count.saturating_sub(room));
        let mut rows = Vec::new();
        for (i, kept) in self.finished.races.iter().enumerate().skip(first).take(room) {
            let y = area.y + 2 + (i - first) as u16;
            let (mark, style) = if i == at { ("▸ ", CURSOR) } else { ("  ", GO) };
            let words = format!("{mark}{}", self.say_kept(kept));
            put(buffer, area.x.into(), y.into(), &pad(&words, area.width.into()), style);
            rows.push((Rect::new(area.x, y, area.width, 1), i));
        }
        if let Some(kept) = self.finished.chosen() {
            let facts: Vec<String> = self.facts_of(kept).iter().map(|fact| self.tongue.say(fact)).collect();
            let y = i32::from(area.bottom()) - 2;
            put(buffer, area.x.into(), y, &fit(&facts.join("   "), area.width.into()), SOFT);
        }
        rows
    }

    /// The game under the cursor: its picture, what it is, how many play it and how long.
    fn draw_cover(&self, area: Rect, buffer: &mut Buffer) {
        if let Some(broken) = self.broken() {
            self.draw_broken(broken, area, buffer);
        }
        let Some((game, picture)) = self.game() else { return };
        let tongue = self.tongue_of(game.id());
        heading(buffer, area, &say(&tongue, "name"));
        let mut y = i32::from(area.y) + 2;
        for line in picture.cover() {
            put(buffer, area.x.into(), y, &fit(line, area.width.into()), FOAM);
            y += 1;
        }
        y += 1;
        for line in wrap(&say(&tongue, "about"), area.width.into()) {
            put(buffer, area.x.into(), y, &line, PLAIN);
            y += 1;
        }
        y += 1;
        for line in self.facts(game).iter().flat_map(|fact| wrap(fact, area.width.into())) {
            put(buffer, area.x.into(), y, &line, SOFT);
            y += 1;
        }
    }

    /// A race that cannot be read: why, and where it is.
    fn draw_broken(&self, broken: &Broken, area: Rect, buffer: &mut Buffer) {
        heading(buffer, area, &self.name_broken(broken));
        let file = Value::text(broken.file.display().to_string());
        let where_it_is = self.tongue.say(&Phrase::new("tui-broken-file").with("file", file));
        let columns = usize::from(area.width);
        let why = wrap(&self.say_broken(broken), columns).into_iter().map(|line| (line, STOP));
        let below = wrap(&where_it_is, columns).into_iter().map(|line| (line, SOFT));
        let lines = why.chain([(String::new(), PLAIN)]).chain(below);
        for ((words, style), y) in lines.zip(i32::from(area.y) + 2..i32::from(area.bottom())) {
            put(buffer, area.x.into(), y, &words, style);
        }
    }

    /// A race that cannot be read, in a line: its game, or else its file.
    fn name_broken(&self, broken: &Broken) -> String {
        let file = || broken.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match broken.game.as_deref().filter(|game| catalog::find(game).is_ok()) {
            Some(game) => {
                self.tongue_of(game).say(&Phrase::new("tui-broken-race").with("race", Phrase::new("name")))
            }
            None => self.tongue.say(&Phrase::new("tui-broken-race").with("race", Value::text(file()))),
        }
    }

    /// How many play the game under the cursor and how long; of a kept race, who plays it.
    fn facts(&self, game: &dyn AnyGame) -> Vec<String> {
        let (fewest, most) = game.seats();
        let seats = Phrase::new("tui-facts").with("fewest", fewest).with("most", most);
        let mut facts = vec![seats.with("minutes", game.minutes())];
        if let Some(kept) = self.kept.get(self.line) {
            facts.extend(self.facts_of(kept));
        } else if catalog::is_teaching(game.id()) {
            facts.push(Phrase::new("tui-fact-teaching"));
        } else if let Some(progress) = self.learnt.of(game.id()) {
            facts.push(
                Phrase::new("tui-fact-learnt").with("made", progress.made).with("count", progress.count),
            );
        } else if lessons::has_lesson(game.id()) {
            facts.push(Phrase::new("tui-fact-learn"));
        }
        facts.iter().map(|fact| self.tongue.say(fact)).collect()
    }

    /// Who sat where, and the seed.
    fn facts_of(&self, kept: &Kept) -> Vec<Phrase> {
        let seed = Value::text(kept.record.seed.to_string());
        let seed = Phrase::new("tui-fact-seed").with("seed", seed);
        if kept.sitters.is_empty() {
            return vec![seed];
        }
        let sitters = kept.sitters.iter().map(|sitter| Value::text(sitter.say(&self.tongue)));
        vec![Phrase::new("tui-fact-seats").with("sitters", Value::list(sitters)), seed]
    }

    fn say_kept(&self, kept: &Kept) -> String {
        let since = SystemTime::now().duration_since(kept.written).unwrap_or_default();
        let minutes = i64::try_from(since.as_secs() / 60).unwrap_or(i64::MAX);
        let (ago, count) = match minutes {
            0 => ("tui-ago-now", 0),
            1..120 => ("tui-ago-minutes", minutes),
            120..2880 => ("tui-ago-hours", minutes / 60),
            _ => ("tui-ago-days", minutes / 1440),
        };
        let race = Phrase::new("tui-kept-race")
            .with("name", Phrase::new("name"))
            .with("choices", kept.record.steps.len() as i64)
            .with("ago", Phrase::new(ago).with("count", count));
        self.tongue_of(&kept.record.game).say(&race)
    }
}

fn draw_setup(setup: &Setup, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, usize)> {
    let tongue = &setup.tongue;
    heading(buffer, area, &tongue.say(&Phrase::new("tui-set-up").with("name", Phrase::new("name"))));
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
            put(buffer, x, y.into(), &fit(&say(tongue, "tui-set-up-changed"), 10), SOFT);
        }
        rows.push((Rect::new(area.x, y, area.width, 1), row));
    }
    if lines.len() > room {
        let more = Phrase::new("tui-set-up-more").with("line", setup.line as i64 + 1);
        let more = tongue.say(&more.with("lines", lines.len() as i64));
        put(buffer, i32::from(area.right()) - width(&more) as i32, i32::from(area.y) + 1, &more, SOFT);
    }
    let below = i32::from(area.bottom()) - 5;
    // What is wrong with the set-up is said in place of what the line means.
    let (below_it, style) = match &setup.fault {
        None => (about, STRONG),
        Some(fault) => {
            let fault = Phrase::new("tui-set-up-fault").with("why", Value::text(fault.as_str()));
            (wrap(&tongue.say(&fault), area.width.into()), STOP)
        }
    };
    for (i, line) in below_it.iter().take(5).enumerate() {
        put(buffer, area.x.into(), below + i as i32, line, style);
    }
    rows
}
