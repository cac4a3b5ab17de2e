//! Drives the program without a terminal.

use std::path::PathBuf;
use std::time::Instant;

use bots::{Care, Level};
use catalog::Language;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;
use tui::{App, Begin, Look, Pace, Plan, Sitter, Store};

/// The program and a screen.
pub(crate) struct Driver {
    app: App,
    terminal: Terminal<TestBackend>,
}

impl Driver {
    /// A screen of that size.
    pub(crate) fn new(begin: Begin, store: &str, size: (u16, u16)) -> Driver {
        Driver::with_look(begin, store, size, Look { colours: true, pace: Pace::Off })
    }

    pub(crate) fn with_look(begin: Begin, store: &str, size: (u16, u16), look: Look) -> Driver {
        Driver::in_language(begin, store, size, look, Language::english())
    }

    pub(crate) fn in_language(
        begin: Begin,
        store: &str,
        size: (u16, u16),
        look: Look,
        language: Language,
    ) -> Driver {
        let app = App::new(begin, Store::at(folder(store)), look, language);
        let mut driver = Driver { app, terminal: screen_of(size) };
        driver.settle();
        driver
    }

    /// With reviews that take that care.
    pub(crate) fn with_care(
        begin: Begin,
        store: &str,
        size: (u16, u16),
        look: Look,
        language: Language,
        care: Care,
    ) -> Driver {
        let mut driver = Driver::unsettled(begin, store, size, look, language, care);
        driver.settle();
        driver
    }

    /// As it is when it has just begun.
    pub(crate) fn unsettled(
        begin: Begin,
        store: &str,
        size: (u16, u16),
        look: Look,
        language: Language,
        care: Care,
    ) -> Driver {
        let app = App::with_care(begin, Store::at(folder(store)), look, language, care);
        let mut driver = Driver { app, terminal: screen_of(size) };
        driver.draw();
        driver
    }

    /// A race that is shown as it goes: nothing has happened yet.
    pub(crate) fn in_look(begin: Begin, store: &str, size: (u16, u16), look: Look) -> Driver {
        Driver::unsettled(begin, store, size, look, Language::english(), catalog::REVIEW)
    }

    /// Lets everything happen that needs no person.
    pub(crate) fn settle(&mut self) {
        self.app.settle();
        self.draw();
    }

    pub(crate) fn draw(&mut self) {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
    }

    pub(crate) fn tick(&mut self, now: Instant) -> bool {
        let changed = self.app.tick(now);
        self.draw();
        changed
    }

    pub(crate) fn press(&mut self, code: KeyCode) {
        self.app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.settle();
    }

    /// Presses a key and does not wait for what follows.
    pub(crate) fn tap(&mut self, code: KeyCode) {
        self.app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.draw();
    }

    pub(crate) fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
        }
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.app.handle(&Event::Mouse(mouse));
        self.settle();
    }

    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.terminal = screen_of(size);
        self.draw();
    }

    pub(crate) fn is_over(&self) -> bool {
        self.app.is_over()
    }

    /// The letters on the screen.
    pub(crate) fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width);
        let lines = buffer.content.chunks(width).map(|line| {
            let text: String = line.iter().map(|cell| cell.symbol()).collect();
            text.trim_end().to_string()
        });
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    /// Whether anything on the screen has a colour.
    pub(crate) fn has_colour(&self) -> bool {
        let cells = &self.terminal.backend().buffer().content;
        cells.iter().any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
    }

    /// Line and column of a text on the screen.
    pub(crate) fn find(&self, text: &str) -> Option<(u16, u16)> {
        let screen = self.screen();
        let mut lines = screen.lines().enumerate();
        lines.find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        })
    }
}

fn screen_of((columns, lines): (u16, u16)) -> Terminal<TestBackend> {
    Terminal::new(TestBackend::new(columns, lines)).unwrap()
}

/// An empty folder of its own.
pub(crate) fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tui").join(name)
}

pub(crate) fn empty(name: &str) -> String {
    let _ = std::fs::remove_dir_all(folder(name));
    name.to_string()
}

/// One person against greedy bots.
pub(crate) fn plan(game: &str, seats: usize, seed: u64) -> Plan {
    let game = catalog::find(game).unwrap();
    let mut sitters = vec![Sitter::Bot(Level::Greedy); seats];
    sitters[0] = Sitter::Person;
    Plan { game, sitters, options: serde_json::json!({}), seed }
}
