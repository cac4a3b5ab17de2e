//! What happened before, in pages. A race in memory remembers its latest steps; older ones are told by an archive: the same
//! race played again on another thread, once for everybody who asks and kept only while somebody watches.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::AnyRace;
use engine::{Phrase, Seat};
use protocol::{Detail, HISTORY_MAX, Happening, Past, PastStep, ServerMessage};
use serde_json::Value;

use super::Table;
use super::awake::{Awake, standing};
use super::message::{Line, Message};
use super::tell::sight;
use crate::store::{Entry, StoreError, What};

/// Where an answer ends at the latest, in bytes. One step more may go over it, never a whole page.
const PAGE_BYTES: usize = 64 * 1024;

/// The steps that a race does not remember itself.
#[derive(Default)]
pub(super) struct Archive {
    /// The race up to some step, with the events of all steps.
    race: Option<Box<dyn AnyRace>>,
    /// The number of the reading that is under way, if one is.
    reading: Option<u32>,
    readings: u32,
    waiting: Vec<Question>,
}

impl Archive {
    /// Whether somebody waits for it.
    pub(super) fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// What was read is no longer needed, or no longer true. Whoever waits still does.
    pub(super) fn forget(&mut self) {
        (self.race, self.reading) = (None, None);
    }
}

/// Somebody's question.
pub(super) struct Question {
    pub(super) line: Line,
    pub(super) seat: Option<u8>,
    pub(super) before: Option<u32>,
    pub(super) most: Option<u32>,
    pub(super) detail: Detail,
}

impl Table {
    /// Answers at once if the steps are known, and otherwise when they have been read.
    pub(super) async fn history(&mut self, question: Question) {
        let table = self.id.to_string();
        let awake = match self.woken(question.seat).await {
            Ok(awake) => awake,
            Err(refused) => return question.line.say(ServerMessage::Refused(refused)),
        };
        match page(awake, &table, &question) {
            Some(past) => question.line.say(ServerMessage::History(past)),
            None => {
                awake.archive.waiting.push(question);
                self.read_archive();
            }
        }
    }

    /// Plays the race again as far as it has come, on another thread, unless that is being done.
    fn read_archive(&mut self) {
        let Some((awake, mailbox)) = self.state.awake_mut().zip(self.mailbox.upgrade()) else { return };
        if awake.archive.reading.is_some() {
            return;
        }
        awake.archive.readings += 1;
        let number = awake.archive.readings;
        awake.archive.reading = Some(number);
        let begun = awake.archive.race.take().unwrap_or_else(|| awake.race.begun());
        let actions: Vec<(Seat, Value)> = standing(&awake.log).into_iter().filter_map(action).collect();
        tokio::task::spawn_blocking(move || {
            let read = catch_unwind(AssertUnwindSafe(|| play_on(begun, &actions)));
            // A table that has left memory is asked again by whoever comes back.
            let _ = mailbox.blocking_send(Message::Archived { number, race: read.ok().flatten() });
        });
    }

    /// The race has been played again: whoever waits is answered.
    pub(super) async fn archived(&mut self, number: u32, race: Option<Box<dyn AnyRace>>) {
        let Some(awake) = self.state.awake_mut() else { return };
        // An undo came between: another reading is under way, or nobody waits.
        if awake.archive.reading != Some(number) {
            return;
        }
        let is_read = race.is_some();
        (awake.archive.race, awake.archive.reading) = (race, None);
        if is_read {
            self.answer_waiting().await;
        } else {
            let waiting = std::mem::take(&mut awake.archive.waiting);
            let refused = self.store_refusal(&StoreError::Damaged(Phrase::new("store-untold")));
            waiting
                .into_iter()
                .for_each(|question| question.line.say(ServerMessage::Refused(refused.clone())));
        }
        self.forget_archive();
    }

    /// Tries again to answer whoever waits.
    pub(super) async fn answer_waiting(&mut self) {
        let waiting = self.state.awake_mut().map(|awake| std::mem::take(&mut awake.archive.waiting));
        for question in waiting.into_iter().flatten() {
            self.history(question).await;
        }
    }

    /// Nobody watches: nobody will scroll back.
    pub(super) fn forget_archive(&mut self) {
        if self.watchers.is_empty()
            && let Some(awake) = self.state.awake_mut().filter(|awake| !awake.archive.is_reading())
        {
            awake.archive.forget();
        }
    }
}

/// The race up to its last action, with all that it told. None if it cannot be played.
fn play_on(mut race: Box<dyn AnyRace>, actions: &[(Seat, Value)]) -> Option<Box<dyn AnyRace>> {
    race.remember_all();
    for (seat, action) in actions.iter().skip(race.seq() as usize) {
        race.play(*seat, action).ok()?;
    }
    Some(race)
}

fn action(entry: &Entry) -> Option<(Seat, Value)> {
    match &entry.what {
        What::Action { action, .. } => Some((Seat(entry.seat), action.clone())),
        What::Undo { .. } => None,
    }
}

/// A page; none if a step that is on it is not remembered.
fn page(awake: &Awake, table: &str, question: &Question) -> Option<Past> {
    let Question { seat, before, most, detail, .. } = question;
    let most = most.unwrap_or(HISTORY_MAX).clamp(1, HISTORY_MAX) as usize;
    let lines = lines(&awake.log);
    let end = before.map_or(lines.len(), |before| lines.partition_point(|line| line.seq < before));
    let (mut steps, mut bytes) = (Vec::new(), 0);
    for line in lines[..end].iter().rev().take(most) {
        if bytes > PAGE_BYTES {
            break;
        }
        let events = match line.step {
            None => Vec::new(),
            Some(step) => events(awake, step, *seat, *detail)?,
        };
        let told = PastStep { events, ..line.past.clone() };
        bytes += serde_json::to_string(&told).map_or(0, |text| text.len());
        steps.push(told);
    }
    let more = steps.len() < end;
    Some(Past { table: table.to_string(), seat: *seat, before: *before, steps, more })
}

/// A line of the history.
struct Told {
    seq: u32,
    /// Its number in the race, which counts only actions that stand; none where something was taken back.
    step: Option<u32>,
    /// What the log knows of it.
    past: PastStep,
}

/// The set-up, the actions that stand, and where something was taken back.
fn lines(log: &[Entry]) -> Vec<Told> {
    let mut stands = standing(log).into_iter().map(|entry| entry.seq).peekable();
    let setup = PastStep { seq: 0, by: None, how: None, events: Vec::new(), undo: false };
    let mut lines = vec![Told { seq: 0, step: Some(0), past: setup }];
    let mut steps = 0;
    for Entry { seq, seat, what, .. } in log {
        let past = PastStep { seq: *seq, by: Some(*seat), how: None, events: Vec::new(), undo: false };
        match what {
            What::Undo { .. } => {
                lines.push(Told { seq: *seq, step: None, past: PastStep { undo: true, ..past } })
            }
            What::Action { how, .. } if stands.next_if_eq(seq).is_some() => {
                steps += 1;
                lines.push(Told { seq: *seq, step: Some(steps), past: PastStep { how: Some(*how), ..past } });
            }
            What::Action { .. } => {}
        }
    }
    lines
}

/// The events of a step, if the race or its archive remembers it.
fn events(awake: &Awake, step: u32, seat: Option<u8>, detail: Detail) -> Option<Vec<Happening>> {
    let told = awake.race.tell(step, sight(seat), detail);
    let told = told.or_else(|| awake.archive.race.as_ref()?.tell(step, sight(seat), detail))?;
    Some(told.events.into_iter().map(without_changes).collect())
}

/// The events of the steps after the one that a client saw last, as far as the race remembers them. The view comes whole, so they do not
/// say what they changed.
pub(super) fn missed(awake: &Awake, seat: Option<u8>, seq: u32, detail: Detail) -> Vec<Happening> {
    let later = standing(&awake.log).iter().filter(|entry| entry.seq > seq).count() as u32;
    let last = awake.race.seq();
    let steps = (last + 1 - later..=last).filter_map(|step| awake.race.tell(step, sight(seat), detail));
    steps.flat_map(|step| step.events).map(without_changes).collect()
}

fn without_changes(mut happening: Happening) -> Happening {
    if let Happening::Explained(told) = &mut happening {
        told.changes.clear();
        told.places = None;
        told.facts.clear();
    }
    happening
}
