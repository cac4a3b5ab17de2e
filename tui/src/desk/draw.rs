//! Draws the desk: top bar, board, dock, standing, log, and a line with the keys.

use engine::{Phrase, Seat, Speak, Value};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::stage::{Key, areas, divide, draw_flash, happening, key_line, top_bar};
use super::{Desk, Hit, parts};
use crate::picture::Scene;
use crate::sitting::{Now, Pace};
use crate::theme::{STRONG, WARN};

impl Desk {
    /// Draws the desk and remembers where the mouse can click.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, pace: Pace) {
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        let mut hits = Vec::new();
        let [top, middle, line, keys] = areas(screen);
        if let Now::Curtain(seat) = self.sitting.now() {
            parts::curtain(&self.sitting, seat, middle, buffer);
        } else {
            let asked = self.sitting.asked();
            let scene = self.scene(&asked);
            let places = divide(middle, self.sitting.room.picture.shape(screen), scene.seats);
            let spots = self.sitting.room.picture.board(&scene, places.board, buffer);
            hits.extend(spots.into_iter().map(|spot| (spot.area, Hit::Choice(spot.choice))));
            parts::standing(&self.sitting.room, &scene, places.standing, buffer);
            parts::log(&self.sitting.room, self.sitting.told(), places.log, buffer, &mut hits);
            self.dock(&scene, places.dock, buffer, &mut hits);
            if let Some(flash) = self.sitting.frame().and_then(|frame| frame.flash.as_ref()) {
                draw_flash(flash, &self.sitting.room.tongue, places.board, buffer);
            }
        }
        self.top_bar(top, buffer, pace);
        self.message(line, buffer);
        key_line(self.keys(), &self.sitting.room.tongue, keys, buffer, &mut hits);
        self.hits = hits;
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame);
        }
    }

    /// What the picture is drawn from.
    pub(crate) fn scene<'a>(&'a self, asked: &'a [Seat]) -> Scene<'a> {
        let moving = self.sitting.frame();
        Scene {
            view: moving.map_or(&self.sitting.view, |frame| &frame.view),
            scenery: &self.sitting.room.scenery,
            text: &self.sitting.text,
            speak: &self.sitting.room.tongue,
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
        let asked = self.sitting.asked();
        let scene = self.scene(&asked);
        let status = self.sitting.room.picture.status(&scene);
        let tongue = &self.sitting.room.tongue;
        let left =
            Phrase::new("tui-top").with("game", Phrase::new("name")).with("status", Value::text(status));
        let seed = Value::text(self.sitting.race().setup().seed.to_string());
        let right =
            Phrase::new("tui-top-right").with("seed", seed).with("pace", Value::text(pace.say(tongue)));
        top_bar(&tongue.say(&left), &tongue.say(&right), area, buffer);
    }

    /// The line above the keys: what has to be told, or what is happening.
    pub(crate) fn message(&self, area: Rect, buffer: &mut Buffer) {
        let trouble = self.sitting.trouble.as_ref();
        let line = match (&self.notice, trouble, self.sitting.frame()) {
            (Some(notice), _, _) => Line::styled(notice.clone(), STRONG),
            (None, Some(trouble), _) => Line::styled(trouble.clone(), WARN),
            (None, None, Some(moving)) => happening(&moving.words, &moving.rule, area),
            (None, None, None) => return,
        };
        buffer.set_line(area.x, area.y, &line, area.width);
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
            Now::Moving | Now::Thinking(_) if self.is_watched() && self.sitting.is_paused => &[
                ("tui-key-space", "tui-do-go-on", Some(' ')),
                ("tui-key-end", "tui-do-to-the-end", None),
                ("k", "tui-do-help", Some('k')),
                ("?", "tui-do-rule", Some('?')),
                ("l", "tui-do-log", Some('l')),
                ("r", "tui-do-rules", Some('r')),
                ("q", "tui-do-leave", Some('q')),
            ],
            Now::Moving | Now::Thinking(_) if self.is_watched() => &[
                ("tui-key-space", "tui-do-pause", Some(' ')),
                (",", "tui-do-slower", Some(',')),
                (".", "tui-do-faster", Some('.')),
                ("tui-key-end", "tui-do-to-the-end", None),
                ("k", "tui-do-help", Some('k')),
                ("l", "tui-do-log", Some('l')),
                ("q", "tui-do-leave", Some('q')),
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
