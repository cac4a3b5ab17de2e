//! The desk: the screen on which a race is played. Its state, keys and mouse; [`draw`] draws it.

pub(crate) mod choices;
mod draw;
mod keys;
pub(crate) mod parts;
pub(crate) mod stage;

use std::time::{Duration, Instant};

use engine::Idle;
use ratatui::layout::Rect;
use serde_json::Value;

use crate::overlay::Overlay;
use crate::sitting::{Now, Pace, Sitting};

/// What a place on the screen does when it is clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// Takes the cursor to a choice; on the choice under the cursor it plays it.
    Choice(usize),
    /// Opens a rule.
    Rule(String),
    /// As if this key were pressed.
    Key(char),
}

/// What the app should do next.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Done {
    /// Go on.
    Stay,
    /// The race was left; it is kept.
    Left,
    /// The race is over and has been seen.
    Finished,
}

/// The screen on which a race is played.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) sitting: Sitting,
    pub(crate) overlay: Option<Overlay>,
    /// The choice under the cursor: its place among those that pass the filter.
    cursor: usize,
    /// What has been typed of a choice's number.
    typed: String,
    /// Only choices with these words are listed; while it is typed, keys go here.
    filter: Option<String>,
    filtering: bool,
    /// The only choice that is played, where somebody learns: others are not, and are counted.
    pub(crate) wanted: Option<Value>,
    pub(crate) missed: u32,
    /// Whether to pass automatically where little else is ever done.
    passes: bool,
    /// Something to be told in one line.
    notice: Option<String>,
    /// For which number of actions and seat the cursor stands.
    cursor_for: (u32, u8),
    /// Where the mouse can click, of what was drawn last.
    pub(crate) hits: Vec<(Rect, Hit)>,
}

impl Desk {
    pub(crate) fn new(sitting: Sitting) -> Desk {
        Desk {
            sitting,
            overlay: None,
            cursor: 0,
            typed: String::new(),
            filter: None,
            filtering: false,
            wanted: None,
            missed: 0,
            passes: false,
            notice: None,
            cursor_for: (u32::MAX, 0),
            hits: Vec::new(),
        }
    }

    /// Lets time pass. Whether the screen has changed.
    pub(crate) fn tick(&mut self, now: Instant, pace: Pace) -> bool {
        if let Some(advice) = self.sitting.advised() {
            self.notice = None;
            self.show_advice(&advice);
            return true;
        }
        let changed = self.sitting.tick(now, pace);
        // Whoever watches presses no keys: what was told makes way for what happens.
        if changed && self.is_watched() {
            self.notice = None;
        }
        if let (Now::Asked(seat), true) = (self.sitting.now(), changed || self.cursor_for.0 == u32::MAX) {
            self.begin_decision(self.sitting.race().seq(), seat.0);
            self.pass_by_itself();
        }
        changed
    }

    pub(crate) fn wait(&self, pace: Pace) -> Duration {
        self.sitting.wait(pace)
    }

    /// A new decision: the cursor goes to the first choice. The same one again: it stays.
    fn begin_decision(&mut self, seq: u32, seat: u8) {
        if self.cursor_for != (seq, seat) {
            self.cursor_for = (seq, seat);
            self.cursor = 0;
            self.typed.clear();
            self.filter = None;
            self.filtering = false;
        }
    }

    /// The choices that pass the filter, by their number.
    fn listed(&self) -> Vec<usize> {
        let wanted = self.filter.as_deref().unwrap_or_default().to_lowercase();
        let offers = self.sitting.offers.iter().enumerate();
        let matching = offers.filter(|(_, offer)| offer.words.to_lowercase().contains(&wanted));
        matching.map(|(i, _)| i).collect()
    }

    /// The choice under the cursor.
    pub(crate) fn chosen(&self) -> Option<usize> {
        match self.sitting.now() {
            Now::Asked(_) => {
                let listed = self.listed();
                listed.get(self.cursor.min(listed.len().saturating_sub(1))).copied()
            }
            _ => None,
        }
    }

    /// The number of the only choice that is played.
    pub(crate) fn wanted(&self) -> Option<usize> {
        let wanted = self.wanted.as_ref()?;
        self.sitting.choices.iter().position(|choice| choice.action == *wanted)
    }

    /// Takes the cursor to the only choice that is played.
    pub(crate) fn show_wanted(&mut self) {
        if let Some(wanted) = self.wanted() {
            self.filter = None;
            self.cursor = wanted;
        }
    }

    /// The next decision is a new one, also if nothing has happened since the last.
    pub(crate) fn ask_anew(&mut self) {
        self.cursor_for = (u32::MAX, 0);
    }

    /// Whether keys are letters of words that are looked for.
    pub(crate) fn is_typing(&self) -> bool {
        self.filtering || self.overlay.as_ref().is_some_and(Overlay::is_searching)
    }

    /// Passes where the person has asked for it and seldom does anything else.
    fn pass_by_itself(&mut self) {
        let Now::Asked(seat) = self.sitting.now() else { return };
        if let Some(action) = self.idle().filter(|_| self.passes) {
            self.notice = self.sitting.play(seat, &action).err();
        }
    }

    /// The action that lets a window go by, which people may want to choose always.
    fn idle(&self) -> Option<Value> {
        let window = self.sitting.choices.iter().find(|choice| choice.idle == Some(Idle::Window));
        window.map(|choice| choice.action.clone())
    }

    fn play_chosen(&mut self) {
        let (Now::Asked(seat), Some(chosen)) = (self.sitting.now(), self.chosen()) else { return };
        let Some(action) = self.sitting.choices.get(chosen).map(|choice| choice.action.clone()) else {
            return;
        };
        if self.wanted.as_ref().is_some_and(|wanted| *wanted != action) {
            self.missed += 1;
            return;
        }
        self.notice = self.sitting.play(seat, &action).err();
        if let Now::Asked(seat) = self.sitting.now() {
            self.begin_decision(self.sitting.race().seq(), seat.0);
        }
    }

    /// Says something in one line.
    pub(crate) fn say(&mut self, notice: String) {
        self.notice = Some(notice);
    }
}
