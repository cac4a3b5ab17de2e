//! Recorded races: set-up, seed and actions in a file, with fingerprints to prove that a replay is the same.

use catalog::{AnyRace, find};
use engine::{Fault, Seat};
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

    /// Reads a record. The fault names line and column.
    pub fn read(text: &str) -> Result<Record, Fault> {
        let unreadable = |error: serde_json::Error| Fault::new("record", error.to_string());
        let value: Value = serde_json::from_str(text).map_err(unreadable)?;
        let Some(format) = value.get("podium") else {
            return Err(Fault::new("record", "this is no recorded race: it has no key \"podium\""));
        };
        if *format != FORMAT {
            let why = format!("the file has format {format}; this program reads format {FORMAT}");
            return Err(Fault::new("podium", why));
        }
        // Read again from the text, so that a fault has its line and column.
        serde_json::from_str(text).map_err(unreadable)
    }

    /// Reads a record that stands alone or in the proof that a server gives of a finished race.
    pub fn find(text: &str) -> Result<Record, Fault> {
        let value: Option<Value> = serde_json::from_str(text).ok();
        if value.is_some_and(|value| value.get(Proof::KEY).is_some()) {
            return Proof::read(text).map(|proof| proof.record);
        }
        Record::read(text)
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
}

impl<'a> Replay<'a> {
    /// Sets the race up as recorded. Another version of the rules is refused, and so is a set-up that differs.
    pub fn begin(record: &'a Record) -> Result<Replay<'a>, Fault> {
        let game = find(&record.game)?;
        if record.rules_version != game.rules_version() {
            let (theirs, ours) = (record.rules_version, game.rules_version());
            let why =
                format!("the race was run by version {theirs} of the rules of {}; this is {ours}", game.id());
            return Err(Fault::new("rules_version", why));
        }
        let race = game.new_race(record.seats, &record.options, record.seed)?;
        let options = race.setup().options;
        if options != record.options {
            let why = format!("the record does not hold every switch; all of them: {options}");
            return Err(Fault::new("options", why));
        }
        compare("set-up", &record.start, &fingerprint(&*race))?;
        Ok(Replay { record, race })
    }

    /// The race as far as it has been played again.
    pub fn race(&self) -> &dyn AnyRace {
        &*self.race
    }

    /// The race, to be looked at or played on from here.
    pub fn into_race(self) -> Box<dyn AnyRace> {
        self.race
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
        let place = format!("step {}", self.race.seq() + 1);
        self.race.play(recorded.seat, &recorded.action).map_err(|refused| {
            let (seat, action) = (recorded.seat, &recorded.action);
            Fault::new(&place, format!("{seat} cannot do {action}: {refused}"))
        })?;
        compare(&place, &recorded.hash, &fingerprint(&*self.race))?;
        Ok(true)
    }

    fn compare_result(&self) -> Result<(), Fault> {
        let result = self.race.is_over().then(|| self.race.places());
        if result == self.record.result {
            return Ok(());
        }
        let say = |result: &Option<Places>| match result {
            None => "an unfinished race".to_string(),
            Some(Places { places, winners }) => {
                let winners: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
                format!("the places {places:?} with the winners {winners:?}")
            }
        };
        let why = format!("recorded is {}, played again it is {}", say(&self.record.result), say(&result));
        Err(Fault::new("result", why))
    }
}

/// Compares the two halves of a hash: position and events.
fn compare(place: &str, recorded: &str, found: &str) -> Result<(), Fault> {
    if recorded == found {
        return Ok(());
    }
    let halves = |hash: &str| hash.split_once('-').map(|(one, two)| (one.to_string(), two.to_string()));
    let what = match (halves(recorded), halves(found)) {
        (Some((position, _)), Some((found, _))) if position == found => "the events differ",
        (Some((_, events)), Some((_, found))) if events == found && place == "set-up" => {
            "a switch or the position differs"
        }
        (Some((_, events)), Some((_, found))) if events == found => "the position differs",
        _ => "position and events differ",
    };
    Err(Fault::new(place, format!("{what} from the record (hash {recorded:?} recorded, {found:?} now)")))
}
