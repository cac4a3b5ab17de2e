//! Draws a guided race: the board as in any race, and beside it what the coach says.

use engine::{Phrase, Speak, Value};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Learn, Stage};
use crate::desk::choices::WANTED;
use crate::desk::stage::{Key, Places, areas, divide, draw_flash, key_line, top_bar};
use crate::desk::{Hit, parts};
use crate::sitting::Pace;
use crate::text::{fit, put, say, width, wrap};
use crate::theme::{GO, PLAIN, RULE, SOFT, STRONG, WARN};

/// Lines that a dock needs: what is asked, a hand, some choices and where one of them leads.
const DOCK_LINES: u16 = 9;

impl Learn {
    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, pace: Pace) {
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        let (mut hits, mut own) = (Vec::new(), Vec::new());
        let [top, middle, line, keys] = areas(screen);
        let sitting = &self.desk.sitting;
        let asked = sitting.asked();
        let scene = self.desk.scene(&asked);
        let places = divide(middle, sitting.room.picture.shape(screen), scene.seats);
        let spots = sitting.room.picture.board(&scene, places.board, buffer);
        hits.extend(spots.into_iter().map(|spot| (spot.area, Hit::Choice(spot.choice))));
        if self.is_showing() {
            parts::standing(&sitting.room, &scene, places.standing, buffer);
            parts::log(&sitting.room, sitting.told(), places.log, buffer, &mut hits);
            self.desk.dock(&scene, places.dock, buffer, &mut hits);
        } else {
            let columns = usize::from(middle.width);
            let (dock, coach) = self.divide(&places, columns);
            if let Some(dock) = dock {
                self.desk.dock(&scene, dock, buffer, &mut hits);
            }
            self.coach(coach, buffer, &mut own);
        }
        if let Some(flash) = sitting.frame().and_then(|frame| frame.flash.as_ref()) {
            draw_flash(flash, &sitting.room.tongue, places.board, buffer);
        }
        let tongue = &sitting.room.tongue;
        let status = Value::text(self.told.title.as_str());
        let left = Phrase::new("tui-top").with("game", Phrase::new("name")).with("status", status);
        let right = Phrase::new("tui-pace").with("pace", Value::text(pace.say(tongue)));
        top_bar(&tongue.say(&left), &tongue.say(&right), top, buffer);
        self.desk.message(line, buffer);
        key_line(self.keys(), tongue, keys, buffer, &mut own);
        self.desk.hits = hits;
        self.hits = own;
        if let Some(overlay) = &mut self.desk.overlay {
            overlay.draw(frame);
        }
    }

    /// Where the choices and the coach are: while nothing is to be chosen, the coach has all the room beside the board.
    fn divide(&self, places: &Places, columns: usize) -> (Option<Rect>, Rect) {
        let all = places.dock.union(places.standing).union(places.log);
        if self.stage != Stage::Play {
            return (None, all);
        }
        let is_beside = places.dock.y == places.standing.y;
        if is_beside {
            let half = all.width / 2;
            let dock = Rect { width: half, ..all };
            return (Some(dock), Rect { x: all.x + half, width: all.width - half, ..all });
        }
        let lines = self.lines(usize::from(all.width).min(columns).saturating_sub(2)).len() as u16 + 3;
        let high = lines.min(all.height.saturating_sub(DOCK_LINES));
        let coach = Rect { height: high, ..all };
        (Some(Rect { y: all.y + high, height: all.height - high, ..all }), coach)
    }

    /// What the coach says now.
    fn lines(&self, columns: usize) -> Vec<(String, Style)> {
        let tongue = &self.desk.sitting.room.tongue;
        let mark = self.told.marks.get(self.index);
        let mut lines: Vec<(String, Style)> = Vec::new();
        let mut add = |words: &str, style: Style| {
            lines.extend(wrap(words, columns).into_iter().map(|line| (line, style)));
        };
        if self.stage == Stage::End {
            let place = self.desk.sitting.race().places().places[lessons::LEARNER.index()];
            add(&tongue.say(&Phrase::new("tui-learn-place").with("place", place)), GO);
        }
        let words = match (self.stage, mark) {
            (Stage::Opening, _) => &self.told.opening,
            (Stage::Play, Some((before, _))) => before,
            (Stage::After, Some((_, after))) => after,
            (Stage::End, _) | (Stage::Play | Stage::After, None) => &self.told.closing,
        };
        if self.stage == Stage::Play && self.desk.missed > 0 {
            let id = if self.desk.missed % 2 == 1 { "tui-learn-other" } else { "tui-learn-other-again" };
            add(&say(tongue, id), WARN);
        }
        add(words, PLAIN);
        lines
    }

    /// The choice that is to be made: it stays in sight however long the list is.
    fn wanted(&self) -> Option<String> {
        let wanted = self.desk.wanted().filter(|_| self.stage == Stage::Play)?;
        Some(format!("{WANTED} {} {}", wanted + 1, self.desk.sitting.offers.get(wanted)?.words))
    }

    fn coach(&self, area: Rect, buffer: &mut Buffer, hits: &mut Vec<(Rect, Hit)>) {
        let tongue = &self.desk.sitting.room.tongue;
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let count = self.told.marks.len();
        let title = match self.stage {
            Stage::Opening | Stage::End => Phrase::new("tui-coach"),
            Stage::Play | Stage::After => Phrase::new("tui-coach-at")
                .with("move", (self.index + 1).min(count) as i64)
                .with("count", count as i64),
        };
        parts::heading(buffer, area, &tongue.say(&title));
        let mut x = area.right();
        for rule in self.rules().iter().rev() {
            x = x.saturating_sub(width(rule) as u16 + 1);
            put(buffer, x.into(), area.y.into(), &format!(" {rule}"), RULE);
            hits.push((Rect::new(x + 1, area.y, width(rule) as u16, 1), Hit::Rule(rule.clone())));
        }
        let lines = self.lines(usize::from(area.width));
        let wanted = self.wanted();
        let height = usize::from(area.height).saturating_sub(1 + usize::from(wanted.is_some()));
        if let Some(wanted) = &wanted {
            let y = i32::from(area.bottom()) - 1;
            put(buffer, area.x.into(), y, &fit(wanted, area.width.into()), GO);
        }
        let first = self.scroll.min(lines.len().saturating_sub(height));
        for ((words, style), y) in lines.iter().skip(first).take(height).zip(area.y + 1..) {
            put(buffer, area.x.into(), y.into(), &fit(words, area.width.into()), *style);
        }
        if lines.len() > first + height {
            let more = say(tongue, "tui-coach-more");
            let x = i32::from(area.right()) - width(&more) as i32;
            put(buffer, x, i32::from(area.y) + height as i32, &more, STRONG);
        } else if lines.len() < height && self.stage != Stage::Play {
            let id = match self.stage {
                Stage::Opening => "tui-coach-begin",
                Stage::After | Stage::Play => "tui-coach-go-on",
                Stage::End => "tui-coach-end",
            };
            let y = i32::from(area.y) + 2 + lines.len() as i32;
            put(buffer, area.x.into(), y, &fit(&say(tongue, id), area.width.into()), SOFT);
        }
    }

    fn keys(&self) -> &'static [Key] {
        match self.stage {
            _ if self.is_showing() => &[
                ("tui-key-space", "tui-do-skip", Some(' ')),
                (",", "tui-do-slower", Some(',')),
                (".", "tui-do-faster", Some('.')),
                ("l", "tui-do-log", Some('l')),
                ("q", "tui-do-leave", Some('q')),
            ],
            Stage::Opening => &[
                ("tui-key-enter", "tui-do-begin", Some('\n')),
                ("k", "tui-do-help", Some('k')),
                ("r", "tui-do-rules", Some('r')),
                ("q", "tui-do-leave", Some('q')),
            ],
            Stage::After => &[
                ("tui-key-enter", "tui-do-go-on", Some('\n')),
                ("u", "tui-do-back", Some('u')),
                ("?", "tui-do-rule", Some('?')),
                ("k", "tui-do-help", Some('k')),
                ("l", "tui-do-log", Some('l')),
                ("r", "tui-do-rules", Some('r')),
                ("q", "tui-do-leave", Some('q')),
            ],
            Stage::Play => &[
                ("tui-key-enter", "tui-do-play", None),
                ("h", "tui-do-show-me", Some('h')),
                ("u", "tui-do-back", Some('u')),
                ("?", "tui-do-rule", Some('?')),
                ("k", "tui-do-help", Some('k')),
                ("l", "tui-do-log", Some('l')),
                ("r", "tui-do-rules", Some('r')),
                ("q", "tui-do-leave", Some('q')),
            ],
            Stage::End => &[
                ("tui-key-enter", "tui-do-real-race", Some('\n')),
                ("n", "tui-do-once-more", Some('n')),
                ("u", "tui-do-back", Some('u')),
                ("m", "tui-do-menu", Some('m')),
            ],
        }
    }
}
