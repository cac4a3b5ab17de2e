//! The program: which screen is shown, and what keys, mouse and time do to it. It needs no terminal, so that tests
//! can drive it.

use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::finish::{Finish, Next};
use crate::plan::{Plan, new_seed};
use crate::sitting::{Now, Pace, Sitting};
use crate::start::{Chosen, Start};
use crate::store::{Kept, Store};
use crate::table::{Done, Table};
use crate::text::put;
use crate::theme::{STRONG, without_colour};

/// The smallest screen that the table fits on.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// Where the program begins.
#[derive(Clone, Debug)]
pub enum Begin {
    /// The start screen.
    Choose,
    /// A race at once.
    Race(Plan),
}

/// How things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether there are colours.
    pub colours: bool,
    /// How fast things move.
    pub pace: Pace,
}

/// The program.
#[derive(Debug)]
pub struct App {
    store: Store,
    look: Look,
    screen: Screen,
    plan: Option<Plan>,
    is_over: bool,
    /// Whether the window was too small when it was last drawn: then nothing can be chosen, for nothing is seen.
    is_small: bool,
    /// Where the last race is kept, to be told at the end.
    last_words: Option<String>,
}

#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one screen at a time")]
enum Screen {
    Start(Box<Start>),
    Table(Box<Table>),
    Finish(Box<Finish>),
}

impl App {
    /// The program at its first screen.
    pub fn new(begin: Begin, store: Store, look: Look) -> App {
        let mut app = App {
            screen: Screen::Start(Box::new(Start::new(&store))),
            store,
            look,
            plan: None,
            is_over: false,
            is_small: false,
            last_words: None,
        };
        if let Begin::Race(plan) = begin {
            app.begin(plan);
        }
        app
    }

    /// Whether the program has ended.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// What is to be said after the screen has gone: where an unfinished race is kept.
    pub fn last_words(&self) -> Option<&str> {
        self.last_words.as_deref()
    }

    fn begin(&mut self, plan: Plan) {
        match plan.race() {
            Ok(race) => {
                let file = self.store.begin(plan.game.id(), &plan.sitters);
                let trouble = file.as_ref().err().map(|error| format!("The race cannot be kept: {error}."));
                let mut sitting = Sitting::new(race, plan.sitters.clone(), file.ok());
                sitting.trouble = trouble.or(sitting.trouble);
                self.plan = Some(plan);
                self.screen = Screen::Table(Box::new(Table::new(sitting)));
            }
            Err(fault) => {
                let mut start = Start::with_plan(&self.store, plan);
                start.notice = Some(fault.to_string());
                self.screen = Screen::Start(Box::new(start));
            }
        }
    }

    fn go_on(&mut self, kept: &Kept) {
        let race = kept.race().and_then(|race| Ok((race, catalog::find(&kept.record.game)?)));
        match race {
            Ok((race, game)) => {
                let options = kept.record.options.clone();
                self.plan =
                    Some(Plan { game, sitters: kept.sitters.clone(), options, seed: kept.record.seed });
                let mut sitting = Sitting::new(race, kept.sitters.clone(), Some(kept.file.clone()));
                sitting.remember(history(kept));
                let mut table = Table::new(sitting);
                table.say("The race goes on where it was left; l tells what happened.".to_string());
                self.screen = Screen::Table(Box::new(table));
            }
            Err(fault) => {
                let mut start = Start::new(&self.store);
                start.notice = Some(format!("That race cannot be gone on with: {fault}"));
                self.screen = Screen::Start(Box::new(start));
            }
        }
    }

    /// Something came from the terminal.
    pub fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let is_break = key.modifiers.contains(KeyModifiers::CONTROL)
                    && matches!(key.code, KeyCode::Char('c' | 'd'));
                if is_break {
                    self.leave();
                    self.is_over = true;
                    return;
                }
                if self.is_small && key.code == KeyCode::Char('q') {
                    self.leave();
                    self.is_over = true;
                }
                if self.is_small {
                    return;
                }
                match &mut self.screen {
                    Screen::Start(start) => {
                        let chosen = start.key(key.code);
                        self.chosen(chosen);
                    }
                    Screen::Table(table) => {
                        let done = table.key(*key, &mut self.look.pace);
                        self.done(done);
                    }
                    Screen::Finish(finish) => {
                        let next = finish.key(key.code);
                        self.next(next);
                    }
                }
            }
            Event::Mouse(mouse) if !self.is_small => match &mut self.screen {
                Screen::Start(start) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                    let chosen = start.click(mouse.column, mouse.row);
                    self.chosen(chosen);
                }
                Screen::Table(table) => {
                    let done = table.mouse(*mouse, &mut self.look.pace);
                    self.done(done);
                }
                Screen::Finish(finish) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                    let next = finish.click(mouse.column, mouse.row);
                    self.next(next);
                }
                Screen::Start(_) | Screen::Finish(_) => {}
            },
            _ => {}
        }
    }

    fn chosen(&mut self, chosen: Chosen) {
        match chosen {
            Chosen::Stay => {}
            Chosen::Begin(plan) => self.begin(plan),
            Chosen::GoOn(kept) => self.go_on(&kept),
            Chosen::Quit => self.is_over = true,
        }
    }

    fn done(&mut self, done: Done) {
        match done {
            Done::Stay => {}
            Done::Left => {
                self.leave();
                self.is_over = true;
            }
            Done::Finished => {
                let screen =
                    std::mem::replace(&mut self.screen, Screen::Start(Box::new(Start::new(&self.store))));
                if let Screen::Table(table) = screen {
                    self.screen = Screen::Finish(Box::new(Finish::new(table.sitting)));
                }
            }
        }
    }

    fn leave(&mut self) {
        let sitting = match &self.screen {
            Screen::Table(table) => &table.sitting,
            Screen::Finish(finish) => &finish.sitting,
            Screen::Start(_) => return,
        };
        let Some(file) = &sitting.file else { return };
        let file = file.display();
        self.last_words = Some(if sitting.race().is_over() {
            format!("The race is recorded in {file}; `podium replay {file}` tells it again.")
        } else {
            format!("The race is kept in {file}; `podium play` offers to go on with it.")
        });
    }

    fn next(&mut self, next: Next) {
        match (next, self.plan.clone()) {
            (Next::Stay, _) => {}
            (Next::SameSeed, Some(plan)) => self.begin(plan),
            (Next::OtherSeed, Some(plan)) => self.begin(Plan { seed: new_seed(), ..plan }),
            (Next::Quit, _) => {
                self.leave();
                self.is_over = true;
            }
            (Next::Start | Next::SameSeed | Next::OtherSeed, _) => {
                self.screen = Screen::Start(Box::new(Start::new(&self.store)));
            }
        }
    }

    /// Lets time pass. Whether the screen has changed.
    pub fn tick(&mut self, now: Instant) -> bool {
        match &mut self.screen {
            Screen::Table(table) => table.tick(now, self.look.pace),
            Screen::Start(_) | Screen::Finish(_) => false,
        }
    }

    /// When [`App::tick`] should be called again.
    pub fn wait(&self) -> Duration {
        match &self.screen {
            Screen::Table(table) => table.wait(self.look.pace),
            Screen::Start(_) | Screen::Finish(_) => Duration::from_secs(1),
        }
    }

    /// Lets bots think and things move until a person is needed: for tests.
    pub fn settle(&mut self) {
        let deadline = Instant::now() + Duration::from_secs(120);
        while Instant::now() < deadline {
            let is_waiting = match &self.screen {
                Screen::Table(table) => {
                    matches!(table.sitting.now(), Now::Asked(_) | Now::Over | Now::Curtain(_))
                }
                Screen::Start(_) | Screen::Finish(_) => true,
            };
            let changed = self.tick(Instant::now());
            if is_waiting && !changed {
                return;
            }
            if !changed {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.is_small = area.width < LEAST.0 || area.height < LEAST.1;
        if self.is_small {
            too_small(area, frame);
        } else {
            match &mut self.screen {
                Screen::Start(start) => start.draw(frame),
                Screen::Table(table) => table.draw(frame, self.look.pace),
                Screen::Finish(finish) => finish.draw(frame),
            }
        }
        if !self.look.colours {
            without_colour(frame.buffer_mut());
        }
    }
}

fn too_small(area: Rect, frame: &mut Frame<'_>) {
    let lines = [
        "The window is too small.".to_string(),
        format!("It has {} columns and {} lines,", area.width, area.height),
        format!("Podium needs {} and {}.", LEAST.0, LEAST.1),
        "Make it larger: nothing is lost.".to_string(),
        "q leaves; --plain needs no room.".to_string(),
    ];
    for (i, line) in lines.iter().enumerate() {
        put(frame.buffer_mut(), 0, i as i32, line, STRONG);
    }
}

/// How far each seat had come after each step of a kept race.
fn history(kept: &Kept) -> Vec<Vec<i32>> {
    let Ok(mut replay) = catalog::Replay::begin(&kept.record) else { return Vec::new() };
    let mut history = vec![replay.race().progress()];
    while let Ok(Some(_)) = replay.step() {
        history.push(replay.race().progress());
    }
    history
}
