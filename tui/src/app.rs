//! The program: which screen is shown, and what keys, mouse and time do to it. It needs no terminal, so that tests
//! can drive it.

use std::time::{Duration, Instant};

use catalog::{Language, Tongue, not_opened};
use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use engine::{Names, Phrase, Speak, Value};
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::desk::{Desk, Done};
use crate::finish::{Finish, Next};
use crate::plan::{Plan, new_seed};
use crate::sitting::{Now, Pace, Sitting};
use crate::start::{Chosen, Start};
use crate::store::{Kept, Store};
use crate::text::{put, say, say_fault};
use crate::theme::{STRONG, without_colour};

/// The smallest screen that a race fits on.
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
    language: Language,
    /// Says what belongs to no race.
    tongue: Tongue,
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
    Desk(Box<Desk>),
    Finish(Box<Finish>),
}

impl App {
    /// The program at its first screen.
    pub fn new(begin: Begin, store: Store, look: Look, language: Language) -> App {
        let mut app = App {
            screen: Screen::Start(Box::new(Start::new(&store, &language))),
            tongue: Tongue::new(&language, None, Names::default()),
            store,
            look,
            language,
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
                let trouble = file.as_ref().err().map(|error| {
                    self.tongue.say(&Phrase::new("tui-not-kept").with("why", not_opened(error)))
                });
                let mut sitting = Sitting::new(race, plan.sitters.clone(), file.ok(), &self.language);
                sitting.trouble = trouble.or(sitting.trouble);
                self.plan = Some(plan);
                self.screen = Screen::Desk(Box::new(Desk::new(sitting)));
            }
            Err(fault) => {
                let tongue = Tongue::new(&self.language, Some(plan.game.id()), Names::default());
                let mut start = Start::with_plan(&self.store, &self.language, plan);
                start.notice = Some(say_fault(&tongue, &fault));
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
                let file = Some(kept.file.clone());
                let mut sitting = Sitting::new(race, kept.sitters.clone(), file, &self.language);
                sitting.remember(history(kept));
                let mut desk = Desk::new(sitting);
                desk.say(say(&self.tongue, "tui-goes-on"));
                self.screen = Screen::Desk(Box::new(desk));
            }
            Err(fault) => {
                let tongue = Tongue::new(&self.language, Some(&kept.record.game), Names::default());
                let mut start = Start::new(&self.store, &self.language);
                start.notice = Some(self.say_why("tui-not-resumed", &say_fault(&tongue, &fault)));
                self.screen = Screen::Start(Box::new(start));
            }
        }
    }

    fn say_why(&self, id: &'static str, why: &str) -> String {
        self.tongue.say(&Phrase::new(id).with("why", Value::text(why)))
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
                    Screen::Desk(desk) => {
                        let done = desk.key(*key, &mut self.look.pace);
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
                Screen::Desk(desk) => {
                    let done = desk.mouse(*mouse, &mut self.look.pace);
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
                let screen = std::mem::replace(
                    &mut self.screen,
                    Screen::Start(Box::new(Start::new(&self.store, &self.language))),
                );
                if let Screen::Desk(desk) = screen {
                    self.screen = Screen::Finish(Box::new(Finish::new(desk.sitting)));
                }
            }
        }
    }

    fn leave(&mut self) {
        let sitting = match &self.screen {
            Screen::Desk(desk) => &desk.sitting,
            Screen::Finish(finish) => &finish.sitting,
            Screen::Start(_) => return,
        };
        let Some(file) = &sitting.file else { return };
        let id = if sitting.race().is_over() { "tui-recorded" } else { "tui-kept" };
        let file = Value::text(file.display().to_string());
        self.last_words = Some(self.tongue.say(&Phrase::new(id).with("file", file)));
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
                self.screen = Screen::Start(Box::new(Start::new(&self.store, &self.language)));
            }
        }
    }

    /// Lets time pass. Whether the screen has changed.
    pub fn tick(&mut self, now: Instant) -> bool {
        match &mut self.screen {
            Screen::Desk(desk) => desk.tick(now, self.look.pace),
            Screen::Start(_) | Screen::Finish(_) => false,
        }
    }

    /// When [`App::tick`] should be called again.
    pub fn wait(&self) -> Duration {
        match &self.screen {
            Screen::Desk(desk) => desk.wait(self.look.pace),
            Screen::Start(_) | Screen::Finish(_) => Duration::from_secs(1),
        }
    }

    /// Lets bots think and things move until a person is needed: for tests.
    pub fn settle(&mut self) {
        let deadline = Instant::now() + Duration::from_secs(120);
        while Instant::now() < deadline {
            let is_waiting = match &self.screen {
                Screen::Desk(desk) => {
                    let waits = matches!(desk.sitting.now(), Now::Asked(_) | Now::Over | Now::Curtain(_));
                    waits && !desk.sitting.is_advising()
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
            too_small(area, &self.tongue, frame);
        } else {
            match &mut self.screen {
                Screen::Start(start) => start.draw(frame),
                Screen::Desk(desk) => desk.draw(frame, self.look.pace),
                Screen::Finish(finish) => finish.draw(frame),
            }
        }
        if !self.look.colours {
            without_colour(frame.buffer_mut());
        }
    }
}

fn too_small(area: Rect, speak: &dyn Speak, frame: &mut Frame<'_>) {
    let size = |id: &'static str, (columns, lines): (u16, u16)| {
        speak.say(&Phrase::new(id).with("columns", columns).with("lines", lines))
    };
    let lines = [
        say(speak, "tui-small"),
        size("tui-small-has", (area.width, area.height)),
        size("tui-small-needs", LEAST),
        say(speak, "tui-small-enlarge"),
        say(speak, "tui-small-keys"),
    ];
    for (i, line) in lines.iter().enumerate() {
        put(frame.buffer_mut(), 0, i as i32, line, STRONG);
    }
}

/// How far each seat had come after each step of a kept race.
fn history(kept: &Kept) -> Vec<Vec<i32>> {
    let Ok(mut replay) = records::Replay::begin(&kept.record) else { return Vec::new() };
    let mut history = vec![replay.race().progress()];
    while let Ok(true) = replay.step() {
        history.push(replay.race().progress());
    }
    history
}
