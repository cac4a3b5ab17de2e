//! The review of a race that is over: everybody's chances, what luck and choices changed in them, and the moments that mattered, each on
//! the board with the better choice marked.

mod draw;
mod making;
mod moments;

use std::time::Duration;

use bots::Care;
use catalog::fault_phrase;
use crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use engine::{Fault, Phrase, Seat, Speak};
use ratatui::layout::{Position, Rect};

use crate::desk::Hit;
use crate::film::Film;
use crate::overlay::Overlay;
use crate::text::say;

use making::{Answer, Making};
use moments::{Found, What};

/// What the app should do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Stay,
    Back,
    /// To look at the race around this step.
    Replay(u32),
}

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// Chances and sums of the whole race.
    Whole,
    /// The board at the moment under the cursor.
    Moment,
}

/// The screen on which a race is reviewed.
#[derive(Debug)]
pub(crate) struct Review {
    pub(crate) film: Film,
    state: State,
    page: Page,
    /// Whether what was played is marked on the board, and not what would have been better.
    shows_played: bool,
    overlay: Option<Overlay>,
    hits: Vec<(Rect, Hit)>,
}

#[derive(Debug)]
enum State {
    Making(Making),
    Found(Box<Found>),
    /// Why there is no review.
    Refused(String),
}

impl Review {
    /// Begins to make the review; `made` is one that was made before.
    pub(crate) fn new(film: Film, care: Care, made: Option<protocol::Review>) -> Review {
        let own = film.room.only_person();
        let state = match made {
            Some(review) => State::Found(Box::new(Found::new(review, own))),
            None => match film.race().review(care) {
                Ok(reviewing) => State::Making(Making::begin(reviewing.into())),
                Err(fault) => State::Refused(say_refused(&film, &fault)),
            },
        };
        let mut review =
            Review { film, state, page: Page::Whole, shows_played: false, overlay: None, hits: Vec::new() };
        review.look();
        review
    }

    /// The review, once it is made.
    pub(crate) fn into_made(self) -> Option<protocol::Review> {
        match self.state {
            State::Found(found) => Some(found.review),
            State::Making(_) | State::Refused(_) => None,
        }
    }

    pub(crate) fn is_making(&self) -> bool {
        matches!(self.state, State::Making(_))
    }

    /// Lets time pass. Whether the screen has changed.
    pub(crate) fn tick(&mut self) -> bool {
        let State::Making(making) = &mut self.state else { return false };
        match making.answer() {
            Answer::None => return false,
            Answer::More => return true,
            Answer::Made(review) => {
                let own = self.film.room.only_person();
                self.state = State::Found(Box::new(Found::new(*review, own)));
            }
            Answer::Failed => {
                self.state = State::Refused(say(&self.film.room.tongue, "tui-review-failed"));
            }
        }
        self.look();
        true
    }

    pub(crate) fn wait(&self) -> Duration {
        Duration::from_millis(if self.is_making() { 60 } else { 1000 })
    }

    /// Takes the picture to the moment under the cursor.
    fn look(&mut self) {
        let State::Found(found) = &self.state else { return };
        match found.chosen() {
            Some(moment) if moment.what == What::Choice => self.film.go_to(moment.step),
            Some(moment) => self.film.go_after(moment.step),
            None => self.film.go_to(0),
        }
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, code: KeyCode) -> Done {
        if let Some(overlay) = &mut self.overlay {
            if overlay.key(code) {
                self.overlay = None;
            }
            return Done::Stay;
        }
        if matches!(code, KeyCode::Char('q') | KeyCode::Esc) {
            return Done::Back;
        }
        let (State::Found(found), film) = (&mut self.state, &self.film) else { return Done::Stay };
        match code {
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Left | KeyCode::Right => {
                self.page = if self.page == Page::Whole { Page::Moment } else { Page::Whole };
            }
            KeyCode::Up => found.go(-1),
            KeyCode::Down => found.go(1),
            KeyCode::PageUp => found.go(-8),
            KeyCode::PageDown => found.go(8),
            KeyCode::Home => found.go(i64::MIN),
            KeyCode::End => found.go(i64::MAX),
            KeyCode::Char('v') => found.next_seat(film.room.seats),
            KeyCode::Char(digit @ '1'..='9') => {
                let seat = digit as u8 - b'1';
                if seat < film.room.seats {
                    found.only(Some(Seat(seat)));
                }
            }
            KeyCode::Char(' ' | 'b') => self.shows_played = !self.shows_played,
            KeyCode::Enter => self.overlay = Some(self.whole_text()),
            KeyCode::Char('w') => return Done::Replay(self.film.shot().step),
            KeyCode::Char('l') => self.overlay = Some(Overlay::log(&film.room, film.told())),
            KeyCode::Char('r') => self.overlay = Some(film.room.rulebook()),
            KeyCode::Char('?' | 'k') | KeyCode::F(1) => {
                self.overlay = Some(Overlay::help(&film.room, "tui-help-review"));
            }
            _ => {}
        }
        if !matches!(code, KeyCode::Char(' ' | 'b') | KeyCode::Tab | KeyCode::Left | KeyCode::Right) {
            self.shows_played = false;
            self.look();
        }
        Done::Stay
    }

    /// All that is said of the moment under the cursor, to be read as a whole.
    fn whole_text(&self) -> Overlay {
        let words: Vec<String> = self.words().into_iter().map(|(words, _)| words).collect();
        let tongue = &self.film.room.tongue;
        let how = say(tongue, "review-how");
        Overlay::page(tongue, "tui-review-moment", format!("{}\n\n{how}", words.join("\n\n")))
    }

    /// The mouse was used.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Done {
        match mouse.kind {
            MouseEventKind::ScrollDown => self.key(KeyCode::Down),
            MouseEventKind::ScrollUp => self.key(KeyCode::Up),
            MouseEventKind::Down(MouseButton::Left) if self.overlay.is_some() => {
                self.overlay = None;
                Done::Stay
            }
            MouseEventKind::Down(MouseButton::Left) => {
                let place = Position::new(mouse.column, mouse.row);
                let hit = self.hits.iter().rev().find(|(area, _)| area.contains(place));
                match hit.map(|(_, hit)| hit.clone()) {
                    Some(Hit::Key('\t')) => self.key(KeyCode::Tab),
                    Some(Hit::Key('\n')) => self.key(KeyCode::Enter),
                    Some(Hit::Key(letter)) => self.key(KeyCode::Char(letter)),
                    Some(Hit::Choice(line)) => {
                        if let State::Found(found) = &mut self.state {
                            found.cursor = line;
                        }
                        self.shows_played = false;
                        self.look();
                        Done::Stay
                    }
                    Some(Hit::Rule(id)) => {
                        self.overlay = Some(Overlay::rules(&self.film.room, &[], &[id]));
                        Done::Stay
                    }
                    None => Done::Stay,
                }
            }
            _ => Done::Stay,
        }
    }
}

/// Why a race cannot be reviewed.
fn say_refused(film: &Film, fault: &Fault) -> String {
    let tongue = &film.room.tongue;
    tongue.say(&Phrase::new("tui-review-refused").with("why", fault_phrase(fault)))
}
