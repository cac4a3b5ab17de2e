//! A race in memory with everything that belongs to it and goes with it. The race itself is made from its set-up, its seed
//! and its log, and from nothing else.

use bots::Level;
use catalog::{AnyRace, Bot};
use engine::{Phrase, SEATS_MAX, Seat, Value};
use serde_json::Value as Json;

use super::advice::Advice;
use super::history::Archive;
use super::pace::Pace;
use super::state::Begun;
use super::undo::Asked;
use crate::app::Uptime;
use crate::store::{Entry, StoreError, StoredTable, What};
use crate::words;

/// A race in memory.
pub(super) struct Awake {
    pub(super) race: Box<dyn AnyRace>,
    pub(super) pace: Pace,
    pub(super) log: Vec<Entry>,
    /// The level of bots that stand in for people.
    pub(super) stand_in: Level,
    /// The bots of those seats for which a bot has thought.
    pub(super) bots: [Chair; SEATS_MAX],
    /// Who waits for a hint, by seat.
    pub(super) advice: [Option<Advice>; SEATS_MAX],
    /// The steps that the race does not remember itself.
    pub(super) archive: Archive,
    /// An undo that waits for consent.
    pub(super) asked: Option<Asked>,
    /// When the server has something to do next, as stored; nobody knows after a reading.
    pub(super) due_ms: Option<Option<i64>>,
    /// What is known of it beside its log, asleep too.
    pub(super) begun: Begun,
}

/// Where the bot of a seat is. It is made once and keeps what it learnt as long as the race is in memory.
#[derive(Default)]
pub(super) enum Chair {
    /// None was needed so far.
    #[default]
    Empty,
    /// It waits.
    Here(Level, Box<dyn Bot>),
    /// It thinks, on a thread of its own, as an answer to that step.
    Thinking { seq: u32, stop: bots::Stop },
}

impl Chair {
    /// Whether it is away to think.
    pub(super) fn is_thinking(&self) -> bool {
        matches!(self, Chair::Thinking { .. })
    }

    /// Whether somebody waits for what it thinks; a bot that was stopped only comes back.
    pub(super) fn is_awaited(&self) -> bool {
        matches!(self, Chair::Thinking { stop, .. } if !stop.is_asked())
    }

    /// Ends what it thinks about, if it does.
    pub(super) fn stop(&self) {
        if let Chair::Thinking { stop, .. } = self {
            stop.ask();
        }
    }
}

/// Why a race cannot be made from what is stored.
#[derive(Debug)]
pub(crate) enum Unplayable {
    /// The rules have changed since.
    RulesChanged(Phrase),
    /// The log does not fit the rules.
    Damaged(StoreError),
}

impl Awake {
    /// The race as it stands after its log.
    pub(super) fn from_log(
        stored: &StoredTable,
        log: Vec<Entry>,
        uptime: &Uptime,
    ) -> Result<Awake, Unplayable> {
        let stand_in = stored.settings.stand_in;
        let (race, pace) = play_log(stored, &log, uptime)?;
        Ok(Awake {
            race,
            pace,
            log,
            stand_in,
            bots: Default::default(),
            advice: Default::default(),
            archive: Archive::default(),
            asked: None,
            due_ms: None,
            begun: Begun::default(),
        })
    }

    /// The log has one more entry, which took something back: the race is built again, and its bots stay.
    pub(super) fn take_back(
        mut self: Box<Self>,
        stored: &StoredTable,
        entry: Entry,
        uptime: &Uptime,
    ) -> Result<Box<Awake>, Unplayable> {
        self.stop_thinking(&stored.id);
        self.log.push(entry);
        (self.race, self.pace) = play_log(stored, &self.log, uptime)?;
        (self.asked, self.due_ms) = (None, None);
        self.archive.forget();
        Ok(self)
    }

    /// A step was played and stored: it is part of the log, and what was asked or wished for before it is void.
    pub(super) fn moved(&mut self, pace: Pace, entry: Entry, due_ms: Option<i64>) {
        if self.race.is_over() {
            self.begun.ended_ms = Some(entry.at_ms);
        }
        self.pace = pace;
        self.log.push(entry);
        self.asked = None;
        self.due_ms = Some(due_ms);
        self.begun.wishes.clear();
    }

    /// Whether a bot thinks or somebody waits for a hint or for what happened before.
    pub(super) fn is_thinking(&self) -> bool {
        self.archive.is_reading()
            || self.bots.iter().any(Chair::is_thinking)
            || self.advice.iter().any(Option::is_some)
    }

    /// Ends whatever is thought about; who waits for a hint is told that there is none.
    pub(super) fn stop_thinking(&mut self, table: &str) {
        self.bots.iter().for_each(Chair::stop);
        for advice in self.advice.iter_mut().filter_map(Option::take) {
            advice.end(table);
        }
    }

    /// The seat's first legal action.
    pub(super) fn first_legal(&self, seat: Seat) -> Option<Json> {
        self.race.legal(seat).into_iter().next()
    }

    /// The number of the step that an action, sent as an answer to `seq`, has become, if it came before.
    pub(super) fn became(&self, seat: u8, seq: u32, action: &Json) -> Option<u32> {
        let later = self.log.get(seq as usize..)?;
        let first = later.iter().find(|entry| entry.seat == seat)?;
        match &first.what {
            What::Action { action: played, .. } if played == action => Some(first.seq),
            What::Action { .. } | What::Undo { .. } => None,
        }
    }
}

/// What leaves memory stops thinking.
impl Drop for Awake {
    fn drop(&mut self) {
        self.bots.iter().for_each(Chair::stop);
        self.advice.iter().flatten().for_each(Advice::stop);
    }
}

/// The race after its log, and who owes what since when.
pub(crate) fn play_log(
    stored: &StoredTable,
    log: &[Entry],
    uptime: &Uptime,
) -> Result<(Box<dyn AnyRace>, Pace), Unplayable> {
    let mut race = new_race(stored)?;
    let started_ms = stored.company.started_ms.unwrap_or(stored.created_ms);
    let mut pace = Pace::start(&stored.settings.clock, &*race, started_ms);
    let stands: Vec<u32> = standing(log).iter().map(|entry| entry.seq).collect();
    for entry in log {
        let seat = Seat(entry.seat);
        match &entry.what {
            What::Action { action, .. } if stands.binary_search(&entry.seq).is_ok() => {
                race.play(seat, action).map_err(|refused| Unplayable::Damaged(damaged(entry, &refused)))?;
                pace = pace.after(&*race, (seat, entry.seq), (entry.at_ms, entry.still_ms), uptime);
            }
            What::Action { .. } => pace.passed_over(entry.seq),
            // Where others' moves were taken back too, the time that they took is nobody's.
            What::Undo { steps } => pace.taken_back(seat, entry.seq, (*steps > 1).then_some(entry.at_ms)),
        }
    }
    Ok((race, pace))
}

/// The actions of a log that were not taken back.
pub(crate) fn standing(log: &[Entry]) -> Vec<&Entry> {
    let mut standing = Vec::new();
    for entry in log {
        match entry.what {
            What::Action { .. } => standing.push(entry),
            What::Undo { steps } => standing.truncate(standing.len().saturating_sub(steps as usize)),
        }
    }
    standing
}

/// The race of a table before its first action.
pub(crate) fn new_race(stored: &StoredTable) -> Result<Box<dyn AnyRace>, Unplayable> {
    let game = words::find_game(&stored.game).map_err(Unplayable::RulesChanged)?;
    if game.rules_version() != stored.rules_version {
        let phrase = Phrase::new("server-rules-changed")
            .with("theirs", stored.rules_version)
            .with("game", Value::Word { word: "name".into() })
            .with("ours", game.rules_version());
        return Err(Unplayable::RulesChanged(phrase));
    }
    let (options, seed) = (&stored.options, stored.race_seed());
    match &stored.company.try_of {
        None => game.new_race(stored.company.seats.len() as i64, options, seed),
        Some(begun) => game.race_at(options, &begun.position, seed),
    }
    .map_err(|fault| Unplayable::RulesChanged(catalog::fault_phrase(&fault)))
}

/// A step that was stored and that the rules do not take.
pub(crate) fn damaged(entry: &Entry, refused: &engine::Refused) -> StoreError {
    let why = Phrase::new("store-unplayable").with("step", entry.seq);
    StoreError::Damaged(why.naming("why", &refused.to_string()))
}
