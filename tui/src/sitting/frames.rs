//! Frames: what happened, shown one small step after the other at a pace that people set.

use std::time::Duration;

use catalog::{Tongue, UndoBar};
use engine::{Fault, Phrase, Seat, Speak};
use protocol::{Happening, Standing, ToldStep, apply_changes};
use serde_json::Value;

use crate::games::moves;
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

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Off => "off",
        }
    }

    /// Its name, said.
    pub(crate) fn say(self, speak: &dyn Speak) -> String {
        speak.word("tui-pace", self.name())
    }

    pub(crate) fn time(self, units: u32) -> Duration {
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
    type Err = Fault;

    fn from_str(name: &str) -> Result<Pace, Fault> {
        let found = Pace::ALL.into_iter().find(|pace| pace.name() == name);
        found.ok_or_else(|| Fault::said("pace", Phrase::new("tui-pace-unknown").naming("written", name)))
    }
}

/// One picture on the way from what was to what is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    pub(crate) view: Value,
    /// How the race then stands.
    pub(crate) standing: Standing,
    /// What happens, in words.
    pub(crate) words: String,
    pub(crate) rule: String,
    pub(crate) seat: Option<Seat>,
    pub(crate) flash: Option<Flash>,
    /// How long it stays.
    pub(crate) units: u32,
    /// How many lines of the log have been told by then.
    pub(crate) lines: usize,
}

/// What frames are made with.
pub(crate) struct Studio<'a> {
    pub(crate) picture: &'a dyn Picture,
    pub(crate) scenery: &'a Value,
    pub(crate) speak: &'a Tongue,
}

impl Studio<'_> {
    /// The frames of a step, from the view and the standing before it; this many lines of the log were told before it. The view after an
    /// event is the one before it with what the event changed: an event is told when its change is done.
    pub(crate) fn frames(
        &self,
        before: Value,
        mut standing: Standing,
        step: &ToldStep,
        lines: usize,
    ) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut view = before;
        for (i, happening) in step.events.iter().enumerate() {
            let Happening::Explained(told) = happening else { continue };
            let event = &told.event;
            let seat = event.get("seat").and_then(Value::as_u64).map(|seat| Seat(seat as u8)).or(step.seat);
            let words = self.speak.say(&told.say);
            let frame = |view: &Value, standing: &Standing, flash: Option<Flash>, units: u32| Frame {
                view: view.clone(),
                standing: standing.clone(),
                words: words.clone(),
                rule: told.rule.clone(),
                seat,
                flash,
                units,
                lines: lines + i + 1,
            };
            let flash = self.picture.flash(event, self.scenery, self.speak);
            if let Some(flash) = &flash {
                frames.extend(tumble(flash).into_iter().map(|face| frame(&view, &standing, Some(face), 1)));
            }
            let between = moves::between(&view, &told.changes);
            frames.extend(between.iter().map(|view| frame(view, &standing, None, 1)));
            let mut after = view.clone();
            if apply_changes(&mut after, &told.changes) {
                view = after;
            }
            standing = standing.after(told);
            frames.push(frame(&view, &standing, flash.clone(), if flash.is_some() { 6 } else { 3 }));
        }
        frames
    }
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
pub(crate) fn say_undo_bar(bar: UndoBar, own: Seat, speak: &dyn Speak) -> String {
    speak.say(&match bar {
        UndoBar::Nothing => Phrase::new("tui-undo-nothing"),
        UndoBar::Other(seat) => Phrase::new("tui-undo-other").with("seat", seat),
        UndoBar::Chance => Phrase::new("tui-undo-chance"),
        UndoBar::Learnt(Some(seat)) if seat == own => Phrase::new("tui-undo-learnt-own"),
        UndoBar::Learnt(Some(seat)) => Phrase::new("tui-undo-learnt").with("seat", seat),
        UndoBar::Learnt(None) => Phrase::new("tui-undo-shown"),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
mod tests {
    use bots::Level;
    use catalog::Sight;
    use protocol::Detail;
    use serde_json::json;

    use super::*;
    use crate::games;

    #[test]
    fn the_pace_goes_from_slow_to_off_and_stops_there() {
        assert_eq!(Pace::Slow.step(false), Pace::Slow);
        assert_eq!(Pace::Slow.step(true), Pace::Normal);
        assert_eq!(Pace::Off.step(true), Pace::Off);
        assert_eq!("fast".parse(), Ok(Pace::Fast));
    }

    #[test]
    fn the_frames_of_a_step_lead_to_what_the_viewer_then_sees() {
        for game in catalog::games() {
            let seats = i64::from(2.clamp(game.seats().0, game.seats().1));
            let mut race = game.new_race(seats, &json!({}), 7).unwrap();
            let (scenery, speak) = (race.scenery(), Tongue::english(game.id()));
            let studio = Studio { picture: games::picture_of(game.id()), scenery: &scenery, speak: &speak };
            let mut bot = race.bot(Level::Greedy.into(), None);
            for step in 0..80 {
                let Some(owed) = race.deciding().first().cloned() else { break };
                let sight = [Sight::SPECTATOR, Sight::seat(Seat(0))][step % 2];
                let (before, standing) = (race.view(sight), race.standing(sight));
                let action = bot.choose(&race.glance(owed.seat).unwrap()).unwrap();
                race.play(owed.seat, &action).unwrap();
                let told = race.tell(race.seq(), sight, Detail::Full).unwrap();
                let frames = studio.frames(before.clone(), standing.clone(), &told, 0);
                assert!(frames.len() >= told.events.len() && frames.len() <= 20 * told.events.len());
                let mut last = frames.last().map_or(before, |frame| frame.view.clone());
                assert!(apply_changes(&mut last, &told.changes));
                assert_eq!(last, race.view(sight), "{} step {step}", game.id());
                let mut stands = frames.last().map_or(standing, |frame| frame.standing.clone());
                if let Some(Standing { round, places, facts }) = told.standing {
                    (stands.round, stands.places) = (round, places);
                    stands.facts.extend(facts);
                    stands.facts.retain(|_, fact| !fact.is_null());
                }
                assert_eq!(stands, race.standing(sight), "{} step {step}", game.id());
            }
        }
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
