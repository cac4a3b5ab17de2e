//! Where a table stands in memory: nobody has begun, the race sleeps in the store, or it is awake.

use std::sync::atomic::Ordering::Relaxed;

use engine::{Phrase, SEATS_MAX};
use protocol::{AwayChoice, Refusal, RefusalCode};

use super::Table;
use super::awake::{Awake, Unplayable};
use super::message::refusal;
use crate::store::StoredTable;

/// Where a table stands in memory.
pub(super) enum State {
    /// Nobody has begun.
    Waiting,
    /// The race has begun and is not in memory; it had this many steps when it was.
    Asleep { seq: u32, begun: Begun },
    /// The race is in memory.
    Awake(Box<Awake>),
}

/// What is known of a race that has begun and is not stored, whether it sleeps or is awake.
#[derive(Debug, Default)]
pub(super) struct Begun {
    /// What those who are left wish for it while somebody keeps it waiting, by the person's id.
    pub(super) wishes: Vec<(String, AwayChoice)>,
    /// When everybody was last told whose clocks run.
    pub(super) clocks_told_ms: i64,
    /// When it came to its end, if that has been seen.
    pub(super) ended_ms: Option<i64>,
    /// By seat, the step since which it owes a choice of which its person knows or is told.
    pub(super) known_turns: [Option<u32>; SEATS_MAX],
}

impl State {
    /// The state of a table that was read from the store.
    pub(super) fn of(stored: &StoredTable) -> State {
        match stored.company.started_ms {
            None => State::Waiting,
            Some(_) => State::Asleep { seq: 0, begun: Begun::default() },
        }
    }

    /// The state of the table when it has been read again: what is known of its race stays known.
    pub(super) fn read_again(&mut self, stored: &StoredTable) {
        let known = self.begun_mut().map(std::mem::take);
        *self = State::of(stored);
        if let (Some(begun), Some(known)) = (self.begun_mut(), known) {
            *begun = known;
        }
    }

    /// What is known of a race that has begun.
    pub(super) fn begun(&self) -> Option<&Begun> {
        match self {
            State::Waiting => None,
            State::Asleep { begun, .. } => Some(begun),
            State::Awake(awake) => Some(&awake.begun),
        }
    }

    /// What is known of a race that has begun.
    pub(super) fn begun_mut(&mut self) -> Option<&mut Begun> {
        match self {
            State::Waiting => None,
            State::Asleep { begun, .. } => Some(begun),
            State::Awake(awake) => Some(&mut awake.begun),
        }
    }

    /// Nobody keeps the race waiting any more, or it has gone on: what was wished for is void.
    pub(super) fn forget_wishes(&mut self) {
        if let Some(begun) = self.begun_mut() {
            begun.wishes.clear();
        }
    }

    /// The race, if it is in memory.
    pub(super) fn awake(&self) -> Option<&Awake> {
        match self {
            State::Awake(awake) => Some(awake),
            State::Waiting | State::Asleep { .. } => None,
        }
    }

    /// The race, if it is in memory.
    pub(super) fn awake_mut(&mut self) -> Option<&mut Awake> {
        match self {
            State::Awake(awake) => Some(awake),
            State::Waiting | State::Asleep { .. } => None,
        }
    }

    /// The number of steps, as far as it is known without reading.
    pub(super) fn seq(&self) -> u32 {
        match self {
            State::Waiting => 0,
            State::Asleep { seq, .. } => *seq,
            State::Awake(awake) => awake.pace.seq,
        }
    }
}

impl Table {
    /// Reads the race from the store if it has begun and is not in memory.
    pub(super) async fn wake(&mut self) -> Result<Option<&mut Awake>, Refusal> {
        if let State::Asleep { .. } = self.state {
            let id = self.id.to_string();
            let log = self.app.read(move |store| store.log(&id)).await;
            let log = log.map_err(|error| self.store_refusal(&error))?;
            let awake = Awake::from_log(&self.stored, log, &self.app.uptime);
            let mut awake = awake.map_err(|error| self.unplayable(error))?;
            awake.begun = self.state.begun_mut().map(std::mem::take).unwrap_or_default();
            self.state = State::Awake(Box::new(awake));
            self.app.metrics.races.fetch_add(1, Relaxed);
        }
        Ok(self.state.awake_mut())
    }

    /// The race, which must have begun.
    pub(super) async fn woken(&mut self, seat: Option<u8>) -> Result<&mut Awake, Refusal> {
        let not_begun = self.not_begun(seat);
        self.wake().await?.ok_or(not_begun)
    }

    pub(super) fn not_begun(&self, seat: Option<u8>) -> Refusal {
        refusal(RefusalCode::NotNow, &self.id, seat, Phrase::new("server-not-begun"))
    }

    pub(super) fn unplayable(&self, error: Unplayable) -> Refusal {
        match error {
            Unplayable::RulesChanged(say) => refusal(RefusalCode::RulesChanged, &self.id, None, say),
            Unplayable::Damaged(error) => self.store_refusal(&error),
        }
    }

    /// The race leaves memory; it can be made again from the store.
    pub(super) fn sleep(&mut self) {
        if let State::Awake(awake) = &mut self.state {
            awake.stop_thinking(&self.id);
            let begun = std::mem::take(&mut awake.begun);
            self.state = State::Asleep { seq: awake.pace.seq, begun };
            self.app.metrics.races.fetch_sub(1, Relaxed);
        }
        self.watchers.shrink_to_fit();
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.state.awake().is_some_and(Awake::is_thinking)
    }
}
