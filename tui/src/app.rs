//! The program: which screen is shown, and what keys, mouse and time do to it. It needs no terminal, so that tests
//! can drive it.

mod open;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::Care;
use catalog::{AnyGame, Language, REVIEW, Tongue};
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use engine::{Names, Phrase, Speak};
use ratatui::Frame;
use ratatui::layout::Rect;
use records::Record;

use crate::desk::Desk;
use crate::finish::Finish;
use crate::learn::Learn;
use crate::plan::Plan;
use crate::replay::Replay;
use crate::review::Review;
use crate::sitting::{Now, Pace};
use crate::start::Start;
use crate::store::Store;
use crate::text::{put, say};
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
    /// A race that was recorded in a file, to be looked at again.
    Replay(Box<Record>, PathBuf),
    /// A race that was recorded in a file, to be reviewed.
    Review(Box<Record>, PathBuf),
    /// The guided first race of a game.
    Learn(&'static dyn AnyGame),
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
    /// The screens to which the one at hand leads back, the next one last.
    below: Vec<Screen>,
    plan: Option<Plan>,
    /// With which care races are reviewed.
    care: Care,
    is_over: bool,
    /// Whether the window was too small when it was last drawn: then nothing can be chosen, for nothing is seen.
    is_small: bool,
    /// Where the last race is kept, to be told at the end.
    last_words: Option<String>,
}

#[derive(Debug)]
enum Screen {
    Start(Box<Start>),
    Desk(Box<Desk>),
    Finish(Box<Finish>),
    Replay(Box<Replay>),
    Review(Box<Review>),
    Learn(Box<Learn>),
}

impl App {
    /// The program at its first screen.
    pub fn new(begin: Begin, store: Store, look: Look, language: Language) -> App {
        App::with_care(begin, store, look, language, REVIEW)
    }

    /// The same, with reviews that take another care: tests have no time for the usual one.
    pub fn with_care(begin: Begin, store: Store, look: Look, language: Language, care: Care) -> App {
        let mut app = App {
            screen: Screen::Start(Box::new(Start::new(&store, &language))),
            below: Vec::new(),
            tongue: Tongue::new(&language, None, Names::default()),
            store,
            look,
            language,
            plan: None,
            care,
            is_over: false,
            is_small: false,
            last_words: None,
        };
        match begin {
            Begin::Choose => {}
            Begin::Race(plan) => app.begin(plan),
            Begin::Replay(record, file) => app.show_file(&record, &file, false),
            Begin::Review(record, file) => app.show_file(&record, &file, true),
            Begin::Learn(game) => app.learn(game),
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

    /// Something came from the terminal.
    pub fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(*key),
            Event::Mouse(mouse) if !self.is_small => self.mouse(*mouse),
            _ => {}
        }
    }

    fn press(&mut self, key: KeyEvent) {
        let is_break =
            key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd'));
        if is_break {
            self.quit();
            return;
        }
        if self.is_small && key.code == KeyCode::Char('q') {
            self.quit();
        }
        if self.is_small {
            return;
        }
        let pace = &mut self.look.pace;
        match &mut self.screen {
            Screen::Start(start) => {
                let chosen = start.key(key.code);
                self.chosen(chosen);
            }
            Screen::Desk(desk) => {
                let done = desk.key(key, pace);
                self.done(done);
            }
            Screen::Finish(finish) => {
                let next = finish.key(key.code);
                self.next(next);
            }
            Screen::Replay(replay) => {
                let done = replay.key(key.code, pace);
                self.replayed(done);
            }
            Screen::Review(review) => {
                let done = review.key(key.code);
                self.reviewed(done);
            }
            Screen::Learn(learn) => {
                let done = learn.key(key, pace);
                self.learnt(done);
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let pace = &mut self.look.pace;
        match &mut self.screen {
            Screen::Start(start) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let chosen = start.click(mouse.column, mouse.row);
                self.chosen(chosen);
            }
            Screen::Desk(desk) => {
                let done = desk.mouse(mouse, pace);
                self.done(done);
            }
            Screen::Finish(finish) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let next = finish.click(mouse.column, mouse.row);
                self.next(next);
            }
            Screen::Replay(replay) => {
                let done = replay.mouse(mouse, pace);
                self.replayed(done);
            }
            Screen::Review(review) => {
                let done = review.mouse(mouse);
                self.reviewed(done);
            }
            Screen::Learn(learn) => {
                let done = learn.mouse(mouse, pace);
                self.learnt(done);
            }
            Screen::Start(_) | Screen::Finish(_) => {}
        }
    }

    /// Lets time pass. Whether the screen has changed.
    pub fn tick(&mut self, now: Instant) -> bool {
        let pace = self.look.pace;
        match &mut self.screen {
            Screen::Desk(desk) => desk.tick(now, pace),
            Screen::Replay(replay) => replay.tick(now, pace),
            Screen::Review(review) => review.tick(),
            Screen::Learn(learn) => learn.tick(now, pace),
            Screen::Start(_) | Screen::Finish(_) => false,
        }
    }

    /// When [`App::tick`] should be called again.
    pub fn wait(&self) -> Duration {
        let pace = self.look.pace;
        match &self.screen {
            Screen::Desk(desk) => desk.wait(pace),
            Screen::Replay(replay) => replay.wait(pace),
            Screen::Review(review) => review.wait(),
            Screen::Learn(learn) => learn.wait(pace),
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
                    (waits || desk.sitting.is_paused) && !desk.sitting.is_advising()
                }
                Screen::Review(review) => !review.is_making(),
                Screen::Learn(learn) => learn.is_waiting(),
                Screen::Start(_) | Screen::Finish(_) | Screen::Replay(_) => true,
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
        let pace = self.look.pace;
        self.is_small = area.width < LEAST.0 || area.height < LEAST.1;
        if self.is_small {
            too_small(area, &self.tongue, frame);
        } else {
            match &mut self.screen {
                Screen::Start(start) => start.draw(frame),
                Screen::Desk(desk) => desk.draw(frame, pace),
                Screen::Finish(finish) => finish.draw(frame),
                Screen::Replay(replay) => replay.draw(frame, pace),
                Screen::Review(review) => review.draw(frame),
                Screen::Learn(learn) => learn.draw(frame, pace),
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
