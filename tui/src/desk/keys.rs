//! Keys and mouse at the desk.

use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use engine::{Phrase, Speak, Value};
use ratatui::layout::Position;

use super::{Desk, Done, Hit};
use crate::overlay::{Overlay, rules_on_screen};
use crate::sitting::{Advised, Now, Pace};
use crate::text::say;

impl Desk {
    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent, pace: &mut Pace) -> Done {
        if self.overlay.is_some() {
            self.overlay_key(key.code);
            return Done::Stay;
        }
        if self.filtering {
            self.filter_key(key.code);
            return Done::Stay;
        }
        let now = self.sitting.now();
        self.notice = None;
        self.sitting.stop_advising();
        match (key.code, now) {
            (KeyCode::Char('q'), _) => return Done::Left,
            (KeyCode::Enter | KeyCode::Char(' '), Now::Over) => return Done::Finished,
            (KeyCode::Char('l'), _) => {
                self.overlay = Some(Overlay::log(&self.sitting.room, self.sitting.told()))
            }
            (KeyCode::Char('r'), _) => self.overlay = Some(self.sitting.room.rulebook()),
            (KeyCode::Char('?'), _) => self.open_rules(),
            (KeyCode::F(1) | KeyCode::Char('k'), _) => {
                self.overlay = Some(Overlay::help(&self.sitting.room, "tui-help-text"))
            }
            (KeyCode::Char('p'), _) => {
                self.overlay = Some(Overlay::text(&self.sitting.room, &self.sitting.text))
            }
            (KeyCode::Char('.' | '>'), _) => self.set_pace(pace, true),
            (KeyCode::Char(',' | '<'), _) => self.set_pace(pace, false),
            (KeyCode::Char('a'), _) if !self.is_watched() => self.toggle_passing(),
            (KeyCode::Char(' '), now) if self.is_watched() && now != Now::Over => {
                self.sitting.is_paused = !self.sitting.is_paused;
                let words = if self.sitting.is_paused { "tui-paused" } else { "tui-not-paused" };
                self.say(say(&self.sitting.room.tongue, words));
            }
            (KeyCode::End, Now::Moving | Now::Thinking(_)) if self.is_watched() => {
                self.sitting.is_paused = false;
                self.sitting.skip();
            }
            (KeyCode::Char('u'), Now::Asked(_) | Now::Thinking(_) | Now::Curtain(_)) => self.undo(),
            (KeyCode::Char(' ') | KeyCode::Enter | KeyCode::Esc, Now::Moving) => self.sitting.skip(),
            (KeyCode::Enter | KeyCode::Char(' '), Now::Curtain(seat)) => {
                self.sitting.open_curtain(seat);
                self.begin_decision(self.sitting.race().seq(), seat.0);
            }
            (code, Now::Asked(_)) => self.choice_key(code),
            _ => {}
        }
        Done::Stay
    }

    /// Whether nobody plays at this screen: the race is watched.
    pub(crate) fn is_watched(&self) -> bool {
        self.wanted.is_none() && self.sitting.room.people().next().is_none()
    }

    /// A key while something lies over the desk. Advice is asked for more thought by the key that asked for it.
    fn overlay_key(&mut self, code: KeyCode) {
        let Some(overlay) = &mut self.overlay else { return };
        if overlay.is_advice() && !overlay.is_searching() && code == KeyCode::Char('h') {
            if let Some(advised) = self.sitting.think_longer() {
                overlay.advise_again(&self.sitting.room, &advised);
            }
        } else if overlay.key(code) {
            self.close_overlay();
        }
    }

    fn close_overlay(&mut self) {
        self.overlay = None;
        self.sitting.stop_advising();
    }

    fn set_pace(&mut self, pace: &mut Pace, faster: bool) {
        *pace = pace.step(faster);
        let tongue = &self.sitting.room.tongue;
        let words = Phrase::new("tui-pace").with("pace", Value::text(pace.say(tongue)));
        self.say(tongue.say(&words));
    }

    fn toggle_passing(&mut self) {
        self.passes = !self.passes;
        let words = if self.passes { "tui-passing" } else { "tui-not-passing" };
        self.say(say(&self.sitting.room.tongue, words));
        self.pass_by_itself();
    }

    fn undo(&mut self) {
        match self.sitting.undo() {
            Ok(()) => {
                self.cursor_for = (u32::MAX, 0);
                self.say(say(&self.sitting.room.tongue, "tui-undone"));
            }
            Err(why) => self.say(why),
        }
    }

    /// Keys while a choice is to be made.
    fn choice_key(&mut self, code: KeyCode) {
        let last = self.listed().len().saturating_sub(1);
        match code {
            KeyCode::Up | KeyCode::Left => self.go_to(if self.cursor == 0 { last } else { self.cursor - 1 }),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => {
                self.go_to(if self.cursor >= last { 0 } else { self.cursor + 1 });
            }
            KeyCode::PageUp => self.go_to(self.cursor.saturating_sub(8)),
            KeyCode::PageDown => self.go_to((self.cursor + 8).min(last)),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(last),
            KeyCode::Enter => self.play_chosen(),
            KeyCode::Char('/') => {
                self.filter = Some(String::new());
                self.filtering = true;
                self.cursor = 0;
            }
            KeyCode::Esc => {
                self.filter = None;
                self.typed.clear();
            }
            KeyCode::Char('h') => {
                self.say(say(&self.sitting.room.tongue, "tui-thinking"));
                self.ask_advice();
            }
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.type_digit(digit),
            _ => {}
        }
    }

    /// Takes the cursor to a place among the listed choices.
    fn go_to(&mut self, cursor: usize) {
        self.cursor = cursor;
        self.typed.clear();
    }

    /// A number takes the cursor to its choice; the same number again plays it.
    fn type_digit(&mut self, digit: char) {
        let numbers: Vec<usize> = self.listed().iter().map(|i| i + 1).collect();
        let at = |text: &str| {
            let number = text.parse::<usize>().ok()?;
            numbers.iter().position(|listed| *listed == number)
        };
        let longer = format!("{}{digit}", self.typed);
        if let Some(cursor) = at(&longer) {
            self.cursor = cursor;
            self.typed = longer;
        } else if self.typed == digit.to_string() && at(&self.typed) == Some(self.cursor) {
            self.play_chosen();
        } else if let Some(cursor) = at(&digit.to_string()) {
            self.cursor = cursor;
            self.typed = digit.to_string();
        }
    }

    /// Keys while words are typed that a choice must have.
    fn filter_key(&mut self, code: KeyCode) {
        let filter = self.filter.get_or_insert_default();
        match code {
            KeyCode::Char(letter) => filter.push(letter),
            KeyCode::Backspace => {
                filter.pop();
            }
            KeyCode::Enter | KeyCode::Down | KeyCode::Up => self.filtering = false,
            KeyCode::Esc => {
                self.filter = None;
                self.filtering = false;
            }
            _ => {}
        }
        self.cursor = 0;
    }

    /// Opens the rules behind what is on the screen, that of the choice under the cursor first.
    fn open_rules(&mut self) {
        let chosen = self.chosen().and_then(|i| self.sitting.choices.get(i));
        let ids = rules_on_screen(&self.sitting, chosen);
        self.overlay = Some(Overlay::rules(&self.sitting.room, &self.sitting.missing, &ids));
    }

    /// Asks a bot for advice.
    fn ask_advice(&mut self) {
        if let Now::Asked(seat) = self.sitting.now() {
            self.sitting.ask_advice(seat);
        }
    }

    /// Shows a bot's advice, and takes the cursor there.
    pub(super) fn show_advice(&mut self, advised: &Advised) {
        if let Some(best) = advised.advice.first() {
            self.filter = None;
            self.cursor = best.choice;
        }
        match &mut self.overlay {
            Some(overlay) => overlay.advise_again(&self.sitting.room, advised),
            None => self.overlay = Some(Overlay::advice(&self.sitting.room, advised)),
        }
    }

    /// The mouse was used.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, pace: &mut Pace) -> Done {
        match mouse.kind {
            MouseEventKind::ScrollDown => self.key(KeyCode::Down.into(), pace),
            MouseEventKind::ScrollUp => self.key(KeyCode::Up.into(), pace),
            MouseEventKind::Down(MouseButton::Left) => {
                if self.overlay.is_some() {
                    self.close_overlay();
                    return Done::Stay;
                }
                let place = Position::new(mouse.column, mouse.row);
                // What was drawn last lies on top.
                let hit = self.hits.iter().rev().find(|(area, _)| area.contains(place));
                match hit.map(|(_, hit)| hit.clone()) {
                    Some(hit) => self.click(hit, pace),
                    None => Done::Stay,
                }
            }
            _ => Done::Stay,
        }
    }

    fn click(&mut self, hit: Hit, pace: &mut Pace) -> Done {
        match hit {
            Hit::Choice(choice) if self.chosen() == Some(choice) => {
                self.play_chosen();
                Done::Stay
            }
            Hit::Choice(choice) => {
                if let Some(cursor) = self.listed().iter().position(|i| *i == choice) {
                    self.go_to(cursor);
                }
                Done::Stay
            }
            Hit::Rule(id) => {
                self.overlay = Some(Overlay::rules(&self.sitting.room, &self.sitting.missing, &[id]));
                Done::Stay
            }
            Hit::Key(letter) => self.key(KeyCode::Char(letter).into(), pace),
        }
    }
}
