//! The start screen: races to go on with, the games with a picture each, and how the race is set up.

mod draw;
mod setup;

use catalog::{AnyGame, Language, Tongue};
use crossterm::event::KeyCode;
use engine::{Names, Phrase, Speak, Value};
use ratatui::layout::Rect;

use crate::games;
use crate::picture::Picture;
use crate::plan::{Plan, new_seed};
use crate::store::{Broken, Kept, Store};
use crate::text::{say, say_fault};

pub(crate) use setup::Setup;

/// What the start screen leads to.
#[derive(Debug)]
pub(crate) enum Chosen {
    Stay,
    Begin(Plan),
    GoOn(Box<Kept>),
    Quit,
}

/// The start screen.
#[derive(Debug)]
pub(crate) struct Start {
    language: Language,
    /// Says what belongs to no game.
    tongue: Tongue,
    kept: Vec<Kept>,
    broken: Vec<Broken>,
    /// The line under the cursor: kept races first, then those that cannot be read, then games.
    line: usize,
    setup: Option<Setup>,
    /// Something to be told in one line.
    pub(crate) notice: Option<String>,
    /// Where each line was drawn last.
    rows: Vec<(Rect, usize)>,
}

impl Start {
    pub(crate) fn new(store: &Store, language: &Language) -> Start {
        let (kept, broken) = store.unfinished();
        Start {
            language: language.clone(),
            tongue: Tongue::new(language, None, Names::default()),
            // What cannot be read is told, but is not what somebody came for.
            line: if kept.is_empty() { broken.len() } else { 0 },
            kept,
            broken,
            setup: None,
            notice: None,
            rows: Vec::new(),
        }
    }

    /// The set-up of one game, opened at once.
    pub(crate) fn with_plan(store: &Store, language: &Language, plan: Plan) -> Start {
        let mut start = Start::new(store, language);
        start.setup = Some(Setup::new(plan, language));
        start
    }

    fn games() -> Vec<&'static dyn AnyGame> {
        catalog::games().collect()
    }

    /// Somebody who speaks of a game.
    fn tongue_of(&self, game: &str) -> Tongue {
        Tongue::new(&self.language, Some(game), Names::default())
    }

    /// How many lines stand above the games.
    fn above(&self) -> usize {
        self.kept.len() + self.broken.len()
    }

    fn lines(&self) -> usize {
        self.above() + Start::games().len()
    }

    /// The race under the cursor, if it cannot be read.
    fn broken(&self) -> Option<&Broken> {
        self.broken.get(self.line.checked_sub(self.kept.len())?)
    }

    /// Why a race cannot be read.
    fn say_broken(&self, broken: &Broken) -> String {
        let tongue = broken.game.as_deref().map_or_else(|| self.tongue.clone(), |game| self.tongue_of(game));
        say_fault(&tongue, &broken.why)
    }

    /// The game under the cursor and its picture.
    fn game(&self) -> Option<(&'static dyn AnyGame, &'static dyn Picture)> {
        let game = match self.kept.get(self.line) {
            Some(kept) => catalog::find(&kept.record.game).ok()?,
            None => *Start::games().get(self.line.checked_sub(self.above())?)?,
        };
        Some((game, games::picture_of(game.id())))
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, code: KeyCode) -> Chosen {
        if let Some(setup) = &mut self.setup {
            return match setup.key(code) {
                setup::Done::Stay => Chosen::Stay,
                setup::Done::Back => {
                    self.setup = None;
                    Chosen::Stay
                }
                setup::Done::Begin => Chosen::Begin(setup.plan.clone()),
            };
        }
        self.notice = None;
        let lines = self.lines().max(1);
        match code {
            KeyCode::Char('q') | KeyCode::Esc => return Chosen::Quit,
            KeyCode::Up => self.line = (self.line + lines - 1) % lines,
            KeyCode::Down | KeyCode::Tab => self.line = (self.line + 1) % lines,
            KeyCode::Home => self.line = 0,
            KeyCode::End => self.line = lines - 1,
            KeyCode::Char(digit @ '1'..='9') => {
                let line = self.above() + digit as usize - '1' as usize;
                if line < lines {
                    self.line = line;
                }
            }
            KeyCode::Delete | KeyCode::Char('d') => self.forget(),
            KeyCode::Enter => return self.enter(),
            KeyCode::Char(' ') => return self.begin_at_once(),
            _ => {}
        }
        Chosen::Stay
    }

    fn forget(&mut self) {
        let file = if self.line < self.kept.len() {
            self.kept.remove(self.line).file
        } else if self.broken().is_some() {
            self.broken.remove(self.line - self.kept.len()).file
        } else {
            return;
        };
        Store::forget(&file);
        self.notice = Some(say(&self.tongue, "tui-forgotten"));
    }

    /// Goes on with a kept race, or opens the set-up of a game.
    fn enter(&mut self) -> Chosen {
        if let Some(kept) = self.kept.get(self.line) {
            return Chosen::GoOn(Box::new(kept.clone()));
        }
        if let Some(broken) = self.broken() {
            let why = Value::text(self.say_broken(broken));
            self.notice = Some(self.tongue.say(&Phrase::new("tui-not-resumed").with("why", why)));
        }
        if let Some((game, _)) = self.game() {
            self.setup = Some(Setup::new(Plan::usual(game, new_seed()), &self.language));
        }
        Chosen::Stay
    }

    /// Begins with what is usual.
    fn begin_at_once(&mut self) -> Chosen {
        match (self.kept.get(self.line), self.game()) {
            (Some(kept), _) => Chosen::GoOn(Box::new(kept.clone())),
            (None, Some((game, _))) => Chosen::Begin(Plan::usual(game, new_seed())),
            (None, None) => self.enter(),
        }
    }

    /// The mouse clicked there: the first click goes to a line, the second is like Enter.
    pub(crate) fn click(&mut self, column: u16, row: u16) -> Chosen {
        let place = ratatui::layout::Position::new(column, row);
        let Some(line) = self.rows.iter().find(|(area, _)| area.contains(place)).map(|(_, line)| *line)
        else {
            return Chosen::Stay;
        };
        match &mut self.setup {
            Some(setup) if setup.line != line => setup.line = line,
            Some(setup) if setup.is_begin_line() => return self.key(KeyCode::Enter),
            Some(_) => return self.key(KeyCode::Right),
            None if self.line != line => self.line = line,
            None => return self.key(KeyCode::Enter),
        }
        Chosen::Stay
    }
}
