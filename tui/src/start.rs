//! The start screen: races to go on with, the games with a picture each, and how the race is set up.

mod draw;
mod finished;
mod setup;

use catalog::{AnyGame, Language, Tongue};
use crossterm::event::KeyCode;
use engine::{Names, Phrase, Speak, Value};
use ratatui::layout::Rect;

use crate::games;
use crate::overlay::Overlay;
use crate::picture::Picture;
use crate::plan::{Plan, new_seed};
use crate::store::{Broken, Kept, Learnt, Races, Store};
use crate::text::{say, say_fault};

use finished::Finished;
pub(crate) use setup::Setup;

/// What the start screen leads to.
#[derive(Debug)]
pub(crate) enum Chosen {
    Stay,
    Begin(Plan),
    GoOn(Box<Kept>),
    /// A finished race is looked at again.
    Replay(Box<Kept>),
    Review(Box<Kept>),
    /// The guided first race of a game.
    Learn(&'static dyn AnyGame),
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
    /// The line under the cursor: kept races first, then those that cannot be read, then games, then the way to finished races.
    line: usize,
    setup: Option<Setup>,
    finished: Finished,
    /// How far lessons have come.
    learnt: Learnt,
    overlay: Option<Overlay>,
    /// Something to be told in one line.
    pub(crate) notice: Option<String>,
    /// Where each line was drawn last.
    rows: Vec<(Rect, usize)>,
}

impl Start {
    pub(crate) fn new(store: &Store, language: &Language) -> Start {
        let Races { unfinished: kept, finished, broken } = store.races();
        Start {
            language: language.clone(),
            tongue: Tongue::new(language, None, Names::default()),
            // What cannot be read is told, but is not what somebody came for.
            line: if kept.is_empty() { broken.len() } else { 0 },
            kept,
            broken,
            setup: None,
            finished: Finished::new(finished),
            learnt: store.learnt(),
            overlay: None,
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
        self.above() + Start::games().len() + usize::from(!self.finished.is_empty())
    }

    /// Whether the cursor is on the way to finished races.
    fn is_at_finished(&self) -> bool {
        self.line == self.above() + Start::games().len()
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
        if let Some(overlay) = &mut self.overlay {
            if overlay.key(code) {
                self.overlay = None;
            }
            return Chosen::Stay;
        }
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
        if matches!(code, KeyCode::Char('?' | 'k') | KeyCode::F(1)) {
            self.overlay = Some(Overlay::keys(&self.tongue, "tui-help-start"));
            return Chosen::Stay;
        }
        if self.finished.is_open() {
            return self.finished_key(code);
        }
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
            KeyCode::Char('l') => return self.learn(),
            KeyCode::Char('r') => {
                let book =
                    |game: &dyn AnyGame| Overlay::rulebook(game, &self.language, &self.tongue_of(game.id()));
                self.overlay = self.game().map(|(game, _)| book(game));
            }
            _ => {}
        }
        Chosen::Stay
    }

    /// The guided first race of the game under the cursor, if it has one.
    fn learn(&mut self) -> Chosen {
        match self.game() {
            Some((game, _)) if lessons::has_lesson(game.id()) => return Chosen::Learn(game),
            Some(_) => self.notice = Some(say(&self.tongue, "tui-learn-none")),
            None => {}
        }
        Chosen::Stay
    }

    /// A key in the list of finished races.
    fn finished_key(&mut self, code: KeyCode) -> Chosen {
        match self.finished.key(code) {
            finished::Done::Stay => {}
            finished::Done::Replay(kept) => return Chosen::Replay(kept),
            finished::Done::Review(kept) => return Chosen::Review(kept),
            finished::Done::Forget(file) => {
                Store::forget(&file);
                self.notice = Some(say(&self.tongue, "tui-forgotten"));
                self.line = self.line.min(self.lines().saturating_sub(1));
            }
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
        if self.is_at_finished() {
            self.finished.open();
        }
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
        if self.overlay.take().is_some() {
            return Chosen::Stay;
        }
        let place = ratatui::layout::Position::new(column, row);
        let Some(line) = self.rows.iter().find(|(area, _)| area.contains(place)).map(|(_, line)| *line)
        else {
            return Chosen::Stay;
        };
        if self.finished.is_open() {
            return if self.finished.go_to(line) { Chosen::Stay } else { self.key(KeyCode::Enter) };
        }
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
