//! Recorded races: set-up, seed and actions in a file, with fingerprints to prove that a replay is the same.

use catalog::{AnyGame, AnyRace, find, read_text, said_fault};
use engine::{Fault, Phrase, Seat, Value as Said};
use protocol::{Choice, Places};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::hash::fingerprint;
use crate::lines::by_lines;
use crate::proof::Proof;

/// The version of the file format, its key `podium`.
pub const FORMAT: u32 = 1;

/// A recorded race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the format.
    pub podium: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// The number of seats.
    pub seats: i64,
    /// Every switch with its value.
    pub options: Value,
    /// The seed of its chance.
    #[serde(with = "crate::seed")]
    pub seed: u64,
    /// The hash after the set-up; see [`fingerprint`].
    pub start: String,
    /// The actions.
    pub steps: Vec<RecordedStep>,
    /// The places, if the race is over.
    pub result: Option<Places>,
}

/// One action of a recorded race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedStep {
    /// Who acted.
    pub seat: Seat,
    /// What was chosen.
    pub action: Value,
    /// The hash afterwards; see [`fingerprint`].
    pub hash: String,
}

impl Record {
    /// The key of the format's version.
    pub const KEY: &str = "podium";

    /// The race as a file; none if it was begun from a written position.
    pub fn of(race: &dyn AnyRace) -> Option<Record> {
        let mut again = race.again()?;
        let setup = race.setup();
        let start = fingerprint(&*again);
        let mut steps = Vec::new();
        for (seat, action) in race.played() {
            again.play(seat, &action).ok()?;
            steps.push(RecordedStep { seat, action, hash: fingerprint(&*again) });
        }
        Some(Record {
            podium: FORMAT,
            game: setup.game.id().to_string(),
            rules_version: setup.game.rules_version(),
            seats: i64::from(setup.seats),
            options: setup.options,
            seed: setup.seed,
            start,
            steps,
            result: race.is_over().then(|| race.places()),
        })
    }

    /// Reads a record. The fault names the line and column where the text is no JSON, or else the part that is wrong.
    pub fn read(text: &str) -> Result<Record, Fault> {
        let unreadable =
            |why: Phrase| said_fault("record", Phrase::new("record-unread").with("why", why), None);
        let value: Value = read_text(text, "record").map_err(unreadable)?;
        let Some(format) = value.get(Record::KEY) else {
            return Err(said_fault("record", Phrase::new("record-none"), None));
        };
        if *format != FORMAT {
            return Err(other_format(Record::KEY, &format.to_string(), FORMAT));
        }
        read_text(text, "record").map_err(unreadable)
    }

    /// Reads a record that stands alone or in the proof that a server gives of a finished race.
    pub fn find(text: &str) -> Result<Record, Fault> {
        let value: Option<Value> = read_text(text, "record").ok();
        if value.is_some_and(|value| value.get(Proof::KEY).is_some()) {
            return Proof::read(text).map(|proof| proof.record);
        }
        Record::read(text)
    }

    /// The game that it is a race of, if this program has it with the rules that the race was run by.
    pub fn game(&self) -> Result<&'static dyn AnyGame, Fault> {
        let game = find(&self.game)?;
        if self.rules_version != game.rules_version() {
            let phrase = Phrase::new("record-rules")
                .with("theirs", self.rules_version)
                .with("ours", game.rules_version())
                .with("game", Phrase::new("name"));
            return Err(said_fault("rules_version", phrase, Some(game.id())));
        }
        Ok(game)
    }

    /// The record as text: one line a step.
    pub fn write(&self) -> String {
        by_lines(&serde_json::to_value(self).expect("a record is plain JSON"))
    }
}

/// A recorded race that is being played again and compared step by step.
#[derive(Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    race: Box<dyn AnyRace>,
    hash: String,
}

impl<'a> Replay<'a> {
    /// Sets the race up as recorded. Another version of the rules is refused, and so is a set-up that differs.
    pub fn begin(record: &'a Record) -> Result<Replay<'a>, Fault> {
        let race = record.game()?.new_race(record.seats, &record.options, record.seed)?;
        let options = race.setup().options;
        if options != record.options {
            let phrase = Phrase::new("record-switches").with("options", Said::text(options.to_string()));
            return Err(said_fault("options", phrase, None));
        }
        let hash = fingerprint(&*race);
        compare(None, &record.start, &hash)?;
        Ok(Replay { record, race, hash })
    }

    /// The race as far as it has been played again.
    pub fn race(&self) -> &dyn AnyRace {
        &*self.race
    }

    /// The race, to be looked at or played on from here.
    pub fn into_race(self) -> Box<dyn AnyRace> {
        self.race
    }

    /// What was found after the latest step; see [`fingerprint`].
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The places by the rules, if the race is over.
    pub fn places(&self) -> Option<Places> {
        self.race.is_over().then(|| self.race.places())
    }

    /// The next action, explained.
    pub fn next(&self) -> Option<(Seat, Choice)> {
        let step = self.record.steps.get(self.race.seq() as usize)?;
        Some((step.seat, self.race.explain(step.seat, &step.action).ok()?))
    }

    /// Plays the next step; false when all are played and the result is as recorded. The fault names the
    /// step that differs and what differs.
    pub fn step(&mut self) -> Result<bool, Fault> {
        let Some(recorded) = self.record.steps.get(self.race.seq() as usize) else {
            return self.compare_result().map(|()| false);
        };
        let step = self.race.seq() + 1;
        self.race.play(recorded.seat, &recorded.action).map_err(|refused| {
            let phrase = Phrase::new("record-refused")
                .with("step", step)
                .with("seat", recorded.seat)
                .with("action", Said::text(recorded.action.to_string()))
                .with("why", refused.phrase());
            let fault = said_fault(format!("step {step}"), phrase, Some(self.race.game().id()));
            Fault { rule: refused.rule(), ..fault }
        })?;
        self.hash = fingerprint(&*self.race);
        compare(Some(step), &recorded.hash, &self.hash)?;
        Ok(true)
    }

    fn compare_result(&self) -> Result<(), Fault> {
        let result = self.places();
        if result == self.record.result {
            return Ok(());
        }
        let say = |result: &Option<Places>| match result {
            None => Phrase::new("record-unfinished"),
            Some(Places { places, winners }) => Phrase::new("record-places")
                .with("places", Said::list(places.iter().map(|place| Said::from(*place))))
                .with("winners", Said::list(winners)),
        };
        let phrase = Phrase::new("record-result")
            .with("recorded", say(&self.record.result))
            .with("found", say(&result));
        Err(said_fault("result", phrase, Some(self.race.game().id())))
    }
}

/// A file of a format that this program does not read.
pub(crate) fn other_format(key: &str, found: &str, ours: u32) -> Fault {
    said_fault(key, Phrase::new("record-format").naming("found", found).with("ours", ours), None)
}

/// Compares the two halves of a hash, position and events, after a step or after the set-up.
fn compare(step: Option<u32>, recorded: &str, found: &str) -> Result<(), Fault> {
    if recorded == found {
        return Ok(());
    }
    let halves = |hash: &str| hash.split_once('-').map(|(one, two)| (one.to_string(), two.to_string()));
    let what = match (halves(recorded), halves(found)) {
        (Some((position, _)), Some((found, _))) if position == found => "record-differ-events",
        (Some((_, events)), Some((_, found))) if events == found && step.is_none() => "record-differ-switch",
        (Some((_, events)), Some((_, found))) if events == found => "record-differ-position",
        _ => "record-differ-both",
    };
    let (place, phrase) = match step {
        Some(step) => (format!("step {step}"), Phrase::new("record-differs").with("step", step)),
        None => ("set-up".to_string(), Phrase::new("record-differs-start")),
    };
    let phrase = phrase.with("what", Phrase::new(what)).naming("recorded", recorded).naming("found", found);
    Err(said_fault(place, phrase, None))
}
