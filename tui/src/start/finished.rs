//! The finished races that are kept: to be looked at again, reviewed or forgotten.

use std::path::PathBuf;

use crossterm::event::KeyCode;

use crate::store::Kept;

/// What a key led to.
#[derive(Debug)]
pub(super) enum Done {
    Stay,
    Replay(Box<Kept>),
    Review(Box<Kept>),
    Forget(PathBuf),
}

/// The list of finished races.
#[derive(Debug)]
pub(super) struct Finished {
    pub(super) races: Vec<Kept>,
    /// The race under the cursor, while the list is open.
    pub(super) line: Option<usize>,
}

impl Finished {
    pub(super) fn new(races: Vec<Kept>) -> Finished {
        Finished { races, line: None }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.races.is_empty()
    }

    pub(super) fn is_open(&self) -> bool {
        self.line.is_some()
    }

    pub(super) fn open(&mut self) {
        self.line = (!self.is_empty()).then_some(0);
    }

    /// The race under the cursor.
    pub(super) fn chosen(&self) -> Option<&Kept> {
        self.races.get(self.line?)
    }

    /// Takes the cursor to a race; false if it stood there.
    pub(super) fn go_to(&mut self, line: usize) -> bool {
        self.line.replace(line) != Some(line)
    }

    pub(super) fn key(&mut self, code: KeyCode) -> Done {
        let (Some(line), count) = (self.line, self.races.len()) else { return Done::Stay };
        let chosen = || Box::new(self.races[line.min(count - 1)].clone());
        match code {
            KeyCode::Esc | KeyCode::Char('q') => self.line = None,
            KeyCode::Up => self.line = Some((line + count - 1) % count),
            KeyCode::Down | KeyCode::Tab => self.line = Some((line + 1) % count),
            KeyCode::PageUp => self.line = Some(line.saturating_sub(10)),
            KeyCode::PageDown => self.line = Some((line + 10).min(count - 1)),
            KeyCode::Home => self.line = Some(0),
            KeyCode::End => self.line = Some(count - 1),
            KeyCode::Enter | KeyCode::Char('w') => return Done::Replay(chosen()),
            KeyCode::Char('v') => return Done::Review(chosen()),
            KeyCode::Delete | KeyCode::Char('d') => {
                let file = self.races.remove(line).file;
                self.line = (!self.is_empty()).then(|| line.min(count - 2));
                return Done::Forget(file);
            }
            _ => {}
        }
        Done::Stay
    }
}
