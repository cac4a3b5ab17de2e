//! A race in memory: made from its set-up, its seed and its log, and from nothing else.

use catalog::AnyRace;
use engine::Seat;
use serde_json::Value;

use super::pace::Pace;
use crate::app::Uptime;
use crate::store::{Entry, StoreError, StoredTable, What};

/// A race in memory.
pub(crate) struct Live {
    pub(crate) race: Box<dyn AnyRace>,
    pub(crate) pace: Pace,
    pub(crate) log: Vec<Entry>,
    /// What each viewer was last sent, for changes: the seat (nobody for spectators) and the view.
    pub(crate) views: Vec<(Option<u8>, Value)>,
}

/// Why a race cannot be made from what is stored.
#[derive(Debug)]
pub(crate) enum Unplayable {
    /// The rules have changed since.
    RulesChanged(String),
    /// The log does not fit the rules.
    Damaged(StoreError),
}

impl Live {
    /// The race as it stands after its log.
    pub(crate) fn from_log(
        stored: &StoredTable,
        log: Vec<Entry>,
        uptime: &Uptime,
    ) -> Result<Live, Unplayable> {
        let race = new_race(stored)?;
        let started_ms = stored.company.started_ms.unwrap_or(stored.created_ms);
        let pace = Pace::start(&stored.settings.clock, &*race, started_ms);
        let mut live = Live { race, pace, log: Vec::with_capacity(log.len()), views: Vec::new() };
        let stands: Vec<u32> = standing(&log).iter().map(|entry| entry.seq).collect();
        for entry in log {
            let seat = Seat(entry.seat);
            match &entry.what {
                What::Action { action, .. } if stands.binary_search(&entry.seq).is_ok() => {
                    let played = live.race.act(seat, action);
                    played.map_err(|refused| damaged(&entry, &refused.to_string()))?;
                    live.pace = live.pace.after(&*live.race, (seat, entry.seq), entry.at_ms, uptime);
                }
                What::Action { .. } => live.pace.passed_over(entry.seq),
                What::Undo => live.pace.taken_back(seat, entry.seq),
            }
            live.log.push(entry);
        }
        Ok(live)
    }

    /// The number of the step that an action, sent as an answer to `seq`, has become, if it came before.
    pub(crate) fn became(&self, seat: u8, seq: u32, action: &Value) -> Option<u32> {
        let later = self.log.get(seq as usize..)?;
        let first = later.iter().find(|entry| entry.seat == seat)?;
        match &first.what {
            What::Action { action: played, .. } if played == action => Some(first.seq),
            What::Action { .. } | What::Undo => None,
        }
    }
}

/// The actions of a log that were not taken back.
pub(crate) fn standing(log: &[Entry]) -> Vec<&Entry> {
    let mut standing = Vec::new();
    for entry in log {
        match entry.what {
            What::Action { .. } => standing.push(entry),
            What::Undo => drop(standing.pop()),
        }
    }
    standing
}

/// The race of a table before its first action.
pub(crate) fn new_race(stored: &StoredTable) -> Result<Box<dyn AnyRace>, Unplayable> {
    let fault = |fault: engine::Fault| Unplayable::RulesChanged(fault.to_string());
    let game = catalog::find(&stored.game).map_err(fault)?;
    if game.rules_version() != stored.rules_version {
        let (theirs, ours) = (stored.rules_version, game.rules_version());
        return Err(Unplayable::RulesChanged(format!(
            "this race was begun with version {theirs} of the rules of {}; this server has version {ours}",
            game.name()
        )));
    }
    game.new_race(stored.company.seats.len() as i64, &stored.options, stored.seed).map_err(fault)
}

fn damaged(entry: &Entry, why: &str) -> Unplayable {
    Unplayable::Damaged(StoreError::Failed(format!("step {} of the log cannot be played: {why}", entry.seq)))
}
