//! A guided first race: the learner makes the marked moves and is told what they are about; all else happens as it was recorded.

mod draw;

use std::time::{Duration, Instant};

use catalog::{AnyGame, Language};
use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use engine::{Fault, Seat};
use lessons::{Lesson, LessonStep, Told};
use ratatui::layout::{Position, Rect};
use serde_json::Value;

use crate::desk::{Desk, Hit};
use crate::overlay::Overlay;
use crate::plan::Sitter;
use crate::room::Room;
use crate::sitting::{Pace, Sitting};
use crate::store::{Progress, Store};

/// What the app should do next.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Done {
    Stay,
    Left,
    /// A real race of this game.
    Play(&'static dyn AnyGame),
}

/// How far the lesson is at a marked move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// What the race is about is told.
    Opening,
    /// The marked move is to be made.
    Play,
    /// What came of it is told.
    After,
    /// The race is over.
    End,
}

/// The screen of a guided race.
#[derive(Debug)]
pub(crate) struct Learn {
    lesson: Lesson,
    told: Told,
    language: Language,
    store: Store,
    desk: Desk,
    stage: Stage,
    /// Which of the marked moves.
    index: usize,
    /// The lines of the coach that are out of sight above.
    scroll: usize,
    hits: Vec<(Rect, Hit)>,
}

impl Learn {
    /// The lesson of a game where it was left; none if the game has none.
    pub(crate) fn open(game: &str, store: &Store, language: &Language) -> Result<Option<Learn>, Fault> {
        let Some(lesson) = lessons::lesson(game)? else { return Ok(None) };
        let told = lesson.told(language)?;
        let desk = desk_after(&lesson, 0, language)?;
        let at = store.learnt().of(game).map_or(0, |progress| progress.at as usize);
        let mut learn = Learn {
            lesson,
            told,
            language: language.clone(),
            store: store.clone(),
            desk,
            stage: Stage::Opening,
            index: 0,
            scroll: 0,
            hits: Vec::new(),
        };
        if at > 0 && at < learn.marks().count() {
            learn.take_up(at);
        }
        Ok(Some(learn))
    }

    /// The marked moves, each with the number of steps before it.
    fn marks(&self) -> impl Iterator<Item = (usize, &LessonStep)> {
        self.lesson.steps.iter().enumerate().filter(|(_, step)| step.mark.is_some())
    }

    fn mark(&self) -> Option<(usize, &LessonStep)> {
        self.marks().nth(self.index)
    }

    /// Whether something is being shown.
    fn is_showing(&self) -> bool {
        !self.desk.sitting.is_settled()
    }

    /// The steps from where the race stands up to there.
    fn steps_to(&self, until: usize) -> Vec<(Seat, Value)> {
        let from = (self.desk.sitting.race().seq() as usize).min(until);
        self.lesson.steps[from..until].iter().map(|step| (step.seat, step.action.clone())).collect()
    }

    /// From what is read to the next move.
    fn go_on(&mut self) {
        match self.stage {
            Stage::Opening => {}
            Stage::After => self.index += 1,
            Stage::Play | Stage::End => return,
        }
        self.begin_stage();
    }

    /// To the marked move that is next, or to the end.
    fn begin_stage(&mut self) {
        let (stage, until, wanted) = match self.mark() {
            Some((before, step)) => (Stage::Play, before, Some(self.as_listed(before, step))),
            None => (Stage::End, self.lesson.steps.len(), None),
        };
        let steps = self.steps_to(until);
        self.stage = stage;
        self.scroll = 0;
        self.desk.sitting.follow(steps, stage == Stage::Play);
        self.desk.wanted = wanted;
        self.desk.missed = 0;
        self.desk.ask_anew();
        self.keep();
    }

    /// The action of a step as it stands among the choices: a file may write it otherwise.
    fn as_listed(&self, before: usize, step: &LessonStep) -> Value {
        let race = self.lesson.race_after(before as u32).ok().flatten();
        let choice = race.and_then(|race| race.explain(step.seat, &step.action).ok());
        choice.map_or_else(|| step.action.clone(), |choice| choice.action)
    }

    /// The marked move was made: what follows at once is shown, and then told.
    fn after_move(&mut self) {
        let Some((before, step)) = self.mark() else { return };
        if self.stage != Stage::Play || self.desk.sitting.race().seq() as usize <= before {
            return;
        }
        let further = step.mark.as_ref().map_or(0, |mark| mark.further as usize);
        let steps = self.steps_to(before + 1 + further);
        self.stage = Stage::After;
        self.scroll = 0;
        self.desk.sitting.follow(steps, false);
        self.desk.wanted = None;
        self.keep();
    }

    /// To the move before; from what was said after a move, to that move.
    fn back(&mut self) {
        let last = self.marks().count().saturating_sub(1);
        match self.stage {
            Stage::Opening => {}
            Stage::Play if self.index == 0 => self.start_over(),
            Stage::Play => self.take_up(self.index - 1),
            Stage::After | Stage::End => self.take_up(self.index.min(last)),
        }
    }

    /// Goes to a marked move, as whoever comes back left it.
    fn take_up(&mut self, index: usize) {
        let Some((before, _)) = self.marks().nth(index) else { return };
        // A lesson was run to its end when it was read, so this cannot fail.
        if let Ok(desk) = desk_after(&self.lesson, before as u32, &self.language) {
            self.desk = desk;
            self.index = index;
            self.begin_stage();
        }
    }

    fn start_over(&mut self) {
        if let Ok(desk) = desk_after(&self.lesson, 0, &self.language) {
            self.desk = desk;
            self.index = 0;
            self.scroll = 0;
            self.stage = Stage::Opening;
            self.keep();
        }
    }

    /// Keeps how far it has come. A lesson that cannot be kept is as good as one that is.
    fn keep(&self) {
        let count = self.marks().count() as u32;
        let index = self.index as u32;
        let (at, made) = match self.stage {
            Stage::Opening => (0, 0),
            Stage::Play => (index, index),
            Stage::After => ((index + 1) % count.max(1), index + 1),
            Stage::End => (0, count),
        };
        let _ = self.store.learn(&self.lesson.game, Progress { at, made, count });
    }

    /// The rules that the move at hand teaches.
    fn rules(&self) -> &[String] {
        let mark = self.mark().and_then(|(_, step)| step.mark.as_ref());
        match self.stage {
            Stage::Play | Stage::After => mark.map_or(&[], |mark| &mark.rules),
            Stage::Opening | Stage::End => &[],
        }
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent, pace: &mut Pace) -> Done {
        if self.desk.overlay.is_some() || self.desk.is_typing() {
            self.desk.key(key, pace);
            return Done::Stay;
        }
        let is_reading = !self.is_showing() && self.stage != Stage::Play;
        let room = &self.desk.sitting.room;
        match (key.code, self.stage) {
            (KeyCode::Char('q') | KeyCode::Esc, _)
                if key.code == KeyCode::Char('q') || !self.is_showing() =>
            {
                return Done::Left;
            }
            (KeyCode::Char('m'), Stage::End) => return Done::Left,
            (KeyCode::Enter, Stage::End) if is_reading => return Done::Play(room.game),
            (KeyCode::Char('n'), Stage::End) if is_reading => self.start_over(),
            (KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right, _) if is_reading => self.go_on(),
            (KeyCode::Char('u'), _) => self.back(),
            (KeyCode::Char('h'), Stage::Play) => self.desk.show_wanted(),
            (KeyCode::PageDown, _) => self.scroll += 4,
            (KeyCode::PageUp, _) => self.scroll = self.scroll.saturating_sub(4),
            (KeyCode::Char('k') | KeyCode::F(1), _) => {
                self.desk.overlay = Some(Overlay::help(room, "tui-help-learn"));
            }
            (KeyCode::Char('?'), _) if !self.rules().is_empty() => {
                self.desk.overlay = Some(Overlay::rules(room, &[], self.rules()));
            }
            // There is nothing to be passed by itself, and no bot that could advise.
            (KeyCode::Char('a' | 'h'), _) => {}
            _ => {
                self.desk.key(key, pace);
            }
        }
        self.after_move();
        Done::Stay
    }

    /// The mouse was used.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, pace: &mut Pace) -> Done {
        let place = Position::new(mouse.column, mouse.row);
        let is_click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        let own = self.hits.iter().rev().find(|(area, _)| area.contains(place)).map(|(_, hit)| hit.clone());
        match own {
            Some(Hit::Key(letter)) if is_click && self.desk.overlay.is_none() => {
                let code = if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
                return self.key(code.into(), pace);
            }
            Some(Hit::Rule(id)) if is_click && self.desk.overlay.is_none() => {
                self.desk.overlay = Some(Overlay::rules(&self.desk.sitting.room, &[], &[id]));
            }
            _ => {
                self.desk.mouse(mouse, pace);
            }
        }
        self.after_move();
        Done::Stay
    }

    /// Lets time pass. Whether the screen has changed.
    pub(crate) fn tick(&mut self, now: Instant, pace: Pace) -> bool {
        self.desk.tick(now, pace)
    }

    pub(crate) fn wait(&self, pace: Pace) -> Duration {
        self.desk.wait(pace)
    }

    /// Whether a person is needed for anything to happen.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.is_showing()
    }
}

/// The desk of a lesson after that many steps: it is told and not run.
fn desk_after(lesson: &Lesson, steps: u32, language: &Language) -> Result<Desk, Fault> {
    let race = lesson.race_after(steps)?;
    let race = race.ok_or_else(|| Fault::new("steps", "the lesson has fewer steps"))?;
    let room = Room::new(&*race, vec![Sitter::Person], language).with_names(lesson.names.clone());
    let mut sitting = Sitting::in_room(room, race, None);
    sitting.follow([], false);
    Ok(Desk::new(sitting))
}
