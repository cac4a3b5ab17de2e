//! Frames: what happened, shown one small step after the other at a pace that people set.

use std::time::Duration;

use catalog::{Told, UndoBar};
use engine::{Names, Seat};
use serde_json::Value;

use crate::picture::{Flash, Picture};

/// How fast things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pace {
    /// One step after the other, with time to read.
    Slow,
    /// One step after the other.
    Normal,
    /// Quickly.
    Fast,
    /// Only what came of it.
    Off,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Off];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Off => "off",
        }
    }

    pub(super) fn time(self, units: u32) -> Duration {
        let unit = match self {
            Pace::Slow => 320,
            Pace::Normal => 140,
            Pace::Fast => 45,
            Pace::Off => 0,
        };
        Duration::from_millis(unit) * units
    }

    /// The next pace in that direction.
    pub(crate) fn step(self, faster: bool) -> Pace {
        let at = Pace::ALL.iter().position(|pace| *pace == self).unwrap_or(1);
        let next = if faster { at + 1 } else { at.saturating_sub(1) };
        Pace::ALL[next.min(Pace::ALL.len() - 1)]
    }
}

impl std::str::FromStr for Pace {
    type Err = String;

    fn from_str(name: &str) -> Result<Pace, String> {
        let found = Pace::ALL.into_iter().find(|pace| pace.name() == name);
        found.ok_or_else(|| "the pace is slow, normal, fast or off".to_string())
    }
}

/// One picture on the way from what was to what is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    pub(crate) view: Value,
    /// What happens, in words.
    pub(crate) words: String,
    pub(crate) rule: &'static str,
    pub(crate) seat: Option<Seat>,
    pub(crate) flash: Option<Flash>,
    /// How long it stays.
    pub(crate) units: u32,
    /// How many lines of the log have been told by then.
    pub(crate) lines: usize,
}

/// The frames of a step, from the view before it; so many lines of the log were told before it.
pub(super) fn of(
    picture: &dyn Picture,
    options: &Value,
    before: Value,
    told: &Told,
    lines: usize,
) -> Vec<Frame> {
    let mut frames = Vec::new();
    let mut view = before;
    for (i, told_event) in told.events.iter().enumerate() {
        let event = &told_event.event;
        let seat = event.get("seat").and_then(Value::as_u64).map(|seat| Seat(seat as u8)).or(told.seat);
        let frame = |view: &Value, flash: Option<Flash>, units: u32| Frame {
            view: view.clone(),
            words: told_event.words.clone(),
            rule: told_event.rule,
            seat,
            flash,
            units,
            lines: lines + i + 1,
        };
        let flash = picture.flash(event, options);
        if let Some(flash) = &flash {
            frames.extend(tumble(flash).into_iter().map(|face| frame(&view, Some(face), 1)));
        }
        let steps = picture.follow(&view, event);
        let stays = if flash.is_some() { 6 } else { 3 };
        match steps.split_last() {
            None => frames.push(frame(&view, flash, stays)),
            Some((last, between)) => {
                frames.extend(between.iter().map(|view| frame(view, None, 1)));
                frames.push(frame(last, flash, stays));
                view = last.clone();
            }
        }
    }
    frames
}

/// What a die or a wheel shows before it lies still.
fn tumble(flash: &Flash) -> Vec<Flash> {
    match flash {
        Flash::Die { value, sides } => {
            [3, 1, 4].iter().map(|by| Flash::Die { value: (value + by) % sides + 1, sides: *sides }).collect()
        }
        Flash::Spin { value, sectors } => {
            let at = sectors.iter().position(|sector| sector == value).unwrap_or(0) + sectors.len();
            let before =
                [5, 3, 2, 1].iter().filter_map(|by| sectors.get(at.checked_sub(*by)? % sectors.len()));
            before.map(|value| Flash::Spin { value: *value, sectors: sectors.clone() }).collect()
        }
        Flash::Card(_) => vec![Flash::Card(String::new())],
    }
}

/// Why a seat can take nothing back, in a sentence to who sits there.
pub fn say_undo_bar(bar: UndoBar, own: Seat, names: &Names) -> String {
    match bar {
        UndoBar::Nothing => "There is nothing to undo.".to_string(),
        UndoBar::Other(seat) => format!("No further undo: {} has acted since.", names.of(seat)),
        UndoBar::Chance => "No undo: chance was drawn by it (a roll, a spin or a shuffle).".to_string(),
        UndoBar::Learnt(Some(seat)) if seat == own => {
            "No undo: you have learnt something new by it.".to_string()
        }
        UndoBar::Learnt(Some(seat)) => format!("No undo: it has shown something to {}.", names.of(seat)),
        UndoBar::Learnt(None) => "No undo: it has shown something to everybody.".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_goes_from_slow_to_off_and_stops_there() {
        assert_eq!(Pace::Slow.step(false), Pace::Slow);
        assert_eq!(Pace::Slow.step(true), Pace::Normal);
        assert_eq!(Pace::Off.step(true), Pace::Off);
        assert_eq!("fast".parse(), Ok(Pace::Fast));
    }

    #[test]
    fn a_wheel_passes_only_numbers_that_are_on_it() {
        let sectors = vec![-4, 1, 5];
        for value in &sectors {
            let passed = tumble(&Flash::Spin { value: *value, sectors: sectors.clone() });
            assert!(!passed.is_empty());
            for flash in passed {
                assert!(matches!(flash, Flash::Spin { value, .. } if sectors.contains(&value)), "{flash:?}");
            }
        }
        assert!(tumble(&Flash::Spin { value: 3, sectors: Vec::new() }).is_empty());
    }
}
