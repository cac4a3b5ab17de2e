//! Undo: free within the rules of information, otherwise refused with the reason or by consent of all. Against bots alone it is
//! always free, back to your last decision, unless the race is rated: nobody is there who could mind.

use std::sync::atomic::Ordering::Relaxed;

use catalog::{AnyRace, UndoBar};
use engine::{Phrase, Seat, Viewer};
use protocol::{Cause, Refusal, RefusalCode, ServerMessage, TableState, UndoQuestion};

use super::awake::{Awake, standing};
use super::message::{Line, refusal};
use super::state::{Begun, State};
use super::{Holder, Table, person_at};
use crate::app::now_ms;
use crate::store::{Entry, What, Write};
use crate::words;

/// An undo that waits for consent.
pub(super) struct Asked {
    seat: u8,
    agreed: Vec<u8>,
}

/// Whether an action may be taken back.
enum Undo {
    /// Without being asked, this many actions.
    Free(u32),
    /// If all others agree.
    ByConsent,
}

impl Table {
    /// Somebody asks to take back the last action.
    pub(super) async fn ask_undo(&mut self, line: Line, seat: u8, seq: u32) {
        let most = self.app.config.limits.undos_per_minute;
        if !self.undone.take(&person_at(&self.stored, seat), now_ms(), (most, 60_000)) {
            let say = Phrase::new("server-undo-fast").with("most", most as i64);
            return line.say(ServerMessage::Refused(refusal(
                RefusalCode::TooMuch,
                &self.id,
                Some(seat),
                say,
            )));
        }
        match self.judge_undo(seat, seq).await {
            Err(refused) => line.say(ServerMessage::Refused(refused)),
            Ok(Undo::Free(steps)) => self.answer_undo(line, seat, steps).await,
            Ok(Undo::ByConsent) => {
                let agreed = self.around(seat);
                if let Some(awake) = self.state.awake_mut() {
                    awake.asked = Some(Asked { seat, agreed });
                }
                self.settle_undo(line, seat).await;
            }
        }
    }

    /// Whether the seat may take back the last action.
    async fn judge_undo(&mut self, seat: u8, seq: u32) -> Result<Undo, Refusal> {
        let by_consent = self.stored.settings.undo_by_consent;
        let id = self.id.to_string();
        let refuse = |say| refusal(RefusalCode::NotNow, &id, Some(seat), say);
        let others: Vec<u8> = self.people().filter(|other| *other != seat).collect();
        // What counts beyond the race is not tried twice, not even against bots.
        let counts = self.is_rated() || self.stored.company.championship.is_some();
        let is_alone = others.is_empty() && !counts;
        let awake = self.woken(Some(seat)).await?;
        let is_stale = match is_alone {
            // Bots may have moved since; what counts is that you have done nothing else.
            true => {
                seq > awake.pace.seq || awake.log.iter().any(|entry| entry.seq > seq && entry.seat == seat)
            }
            false => seq != awake.pace.seq,
        };
        if is_stale {
            let say = Phrase::new("server-undo-step").with("now", awake.pace.seq).with("asked", seq);
            return Err(refuse(say));
        }
        if awake.race.is_over() {
            return Err(refuse(Phrase::new("server-undo-over")));
        }
        if is_alone {
            let steps = last_decision(awake, Seat(seat)).map(Undo::Free);
            return steps.ok_or_else(|| refuse(barred(UndoBar::Nothing.phrase())));
        }
        let mine = standing(&awake.log).last().is_some_and(|entry| entry.seat == seat);
        match catalog::undo_bar(&*awake.race, Seat(seat)) {
            None => Ok(Undo::Free(1)),
            Some(_) if by_consent && mine => Ok(Undo::ByConsent),
            Some(bar) => {
                let acted = acted_since(&awake.log, seat, &others);
                Err(refuse(barred(reason(&*awake.race, bar, &others, acted))))
            }
        }
    }

    /// The seats of people, also of those who have left and may come back.
    fn people(&self) -> impl Iterator<Item = u8> + '_ {
        let seats = self.stored.company.seats.iter().zip(0..);
        seats.filter(|(holder, _)| matches!(holder, Holder::Person { .. })).map(|(_, seat)| seat)
    }

    /// The seats of whoever has this seat: people around one screen ask each other.
    pub(super) fn around(&self, seat: u8) -> Vec<u8> {
        let holder = self.stored.company.seats.get(usize::from(seat)).and_then(Holder::person);
        holder.map_or_else(|| vec![seat], |person| self.stored.company.seats_of(person).collect())
    }

    /// Somebody agrees or does not.
    pub(super) async fn consent(&mut self, line: Line, seat: u8, seq: u32, agree: bool) {
        let around = self.around(seat);
        let awake = self.state.awake_mut().filter(|awake| awake.pace.seq == seq);
        let Some((awake, by)) =
            awake.and_then(|awake| awake.asked.as_ref().map(|asked| asked.seat).map(|by| (awake, by)))
        else {
            let say = Phrase::new("server-undo-nobody");
            return line.say(ServerMessage::Refused(refusal(RefusalCode::NotNow, &self.id, Some(seat), say)));
        };
        if !agree {
            awake.asked = None;
            let say = Phrase::new("server-undo-disagree").with("seat", words::seat(seat));
            let dropped = ServerMessage::UndoDropped { table: self.id.to_string(), seat: by, say };
            self.broadcast(&dropped);
            if line.conn().is_none() {
                line.say(dropped);
            }
            return;
        }
        if let Some(asked) = awake.asked.as_mut() {
            asked.agreed.extend(around);
            asked.agreed.sort_unstable();
            asked.agreed.dedup();
        }
        self.settle_undo(line, by).await;
    }

    /// Does the undo if all have agreed, and otherwise tells who must still answer. Bots always agree, also those that
    /// play for somebody who has left.
    async fn settle_undo(&mut self, line: Line, seat: u8) {
        let Some(UndoQuestion { seat: _, seq, agreed, waiting }) = self.undo_question() else { return };
        if waiting.is_empty() {
            return self.answer_undo(line, seat, 1).await;
        }
        let question = ServerMessage::UndoAsked { table: self.id.to_string(), seat, seq, agreed, waiting };
        if line.conn().is_none() {
            line.say(question.clone());
        }
        self.broadcast(&question);
    }

    /// The undo that somebody has asked for, and who must still answer.
    pub(super) fn undo_question(&self) -> Option<UndoQuestion> {
        let Asked { seat, agreed } = self.state.awake()?.asked.as_ref()?;
        let people = self.stored.company.seats.iter().zip(0..);
        let people = people.filter(|(holder, _)| matches!(holder, Holder::Person { left: false, .. }));
        let waiting = people.map(|(_, seat)| seat).filter(|seat| !agreed.contains(seat)).collect();
        Some(UndoQuestion { seat: *seat, seq: self.state.seq(), agreed: agreed.clone(), waiting })
    }

    async fn answer_undo(&mut self, line: Line, seat: u8, steps: u32) {
        match self.undo(seat, steps).await {
            Ok(()) => {
                if line.conn().is_none() {
                    let seq = self.state.seq();
                    line.say(ServerMessage::Played { table: self.id.to_string(), seat, seq });
                }
                self.tell_all(Cause::Undo).await;
                self.answer_waiting().await;
                self.drive().await;
            }
            Err(refused) => line.say(ServerMessage::Refused(refused)),
        }
    }

    /// Takes the last actions back: a step of its own, stored like the others.
    async fn undo(&mut self, seat: u8, steps: u32) -> Result<(), Refusal> {
        let (now, table, seq) = (now_ms(), self.id.to_string(), self.state.seq());
        let entry = Entry { seq: seq + 1, at_ms: now, seat, still_ms: 0, what: What::Undo { steps } };
        let state = TableState::Running;
        // When to look again is found out by `drive`; after a restart, at once.
        let write = Write::Append { table, entry: entry.clone(), change: Some((Some(now), state)) };
        if let Err(error) = self.app.writer.write(write).await {
            return Err(self.store_refusal(&error));
        }
        let asleep = State::Asleep { seq: seq + 1, begun: Begun::default() };
        let State::Awake(mut awake) = std::mem::replace(&mut self.state, asleep) else { return Ok(()) };
        let known = std::mem::take(&mut awake.begun);
        match awake.take_back(&self.stored, entry, &self.app.uptime) {
            Ok(awake) => self.state = State::Awake(awake),
            Err(_) => {
                self.app.metrics.races.fetch_sub(1, Relaxed);
                self.reload().await;
            }
        }
        if let Some(begun) = self.state.begun_mut() {
            *begun = known;
        }
        Ok(())
    }
}

/// Why an action may not be taken back. Where somebody learnt something or acted since, that is one of the other people, if one of
/// them did; where only bots acted, it also names a person who has seen that: people would have to agree, and bots would not mind.
fn reason(race: &dyn AnyRace, bar: UndoBar, people: &[u8], acted: Option<u8>) -> Phrase {
    let learnt = |seat: &u8| catalog::who_learnt(race).contains(&Viewer::Seat(Seat(*seat)));
    let by = match bar {
        UndoBar::Learnt(_) => {
            people.iter().copied().find(learnt).map(|seat| UndoBar::Learnt(Some(Seat(seat))))
        }
        UndoBar::Other(_) => acted.map(|seat| UndoBar::Other(Seat(seat))),
        UndoBar::Chance | UndoBar::Nothing => None,
    };
    match (by, bar, people.first()) {
        (Some(by), ..) => by.phrase(),
        (None, UndoBar::Chance | UndoBar::Other(_), Some(seat)) => {
            Phrase::new("server-undo-seen").with("why", bar.phrase()).with("seat", words::seat(*seat))
        }
        _ => bar.phrase(),
    }
}

/// Which of these people acted last since the seat did.
fn acted_since(log: &[Entry], seat: u8, people: &[u8]) -> Option<u8> {
    let since = standing(log).into_iter().rev().take_while(|entry| entry.seat != seat);
    since.map(|entry| entry.seat).find(|other| people.contains(other))
}

fn barred(why: Phrase) -> Phrase {
    Phrase::new("server-undo-barred").with("why", why)
}

/// How many actions lie between now and the seat's last decision, with it; none if the seat has not acted. Where a seat had
/// no choice it decided nothing; only if it never had one, its last action counts.
fn last_decision(awake: &Awake, seat: Seat) -> Option<u32> {
    let played = awake.race.played();
    let mut race = awake.race.begun();
    let (mut last, mut chosen) = (None, None);
    for (i, (actor, action)) in played.iter().enumerate() {
        if *actor == seat {
            last = Some(i);
            chosen = if race.legal(seat).len() > 1 { last } else { chosen };
        }
        race.play(*actor, action).ok()?;
    }
    chosen.or(last).map(|i| (played.len() - i) as u32)
}

#[cfg(test)]
mod tests {
    use protocol::How;
    use serde_json::json;

    use super::*;

    fn acted(seat: u8) -> Entry {
        Entry {
            seq: 0,
            at_ms: 0,
            seat,
            still_ms: 0,
            what: What::Action { how: How::Person, action: json!({}) },
        }
    }

    #[test]
    fn who_acted_since_is_a_person_though_a_bot_acted_later() {
        let log = [acted(1), acted(0), acted(1), acted(3)];
        assert_eq!(acted_since(&log, 0, &[1, 2]), Some(1));
        assert_eq!(acted_since(&log, 1, &[0, 2]), None, "only bots did");
        assert_eq!(acted_since(&log, 2, &[0, 1]), Some(1));
    }

    #[test]
    fn where_only_bots_acted_a_person_who_has_seen_it_is_named() {
        let pig = catalog::find("pig").expect("a game");
        let race = pig.new_race(4, &json!({}), 1).expect("a race");
        let said = |people: &[u8], acted| {
            serde_json::to_value(reason(&*race, UndoBar::Other(Seat(3)), people, acted)).expect("a phrase")
        };
        assert_eq!(said(&[1, 2], Some(1)), json!({"id": "undo-other", "with": {"seat": {"seat": 1}}}));
        let only_bots = said(&[1, 2], None);
        assert_eq!(
            (&only_bots["id"], &only_bots["with"]["seat"]),
            (&json!("server-undo-seen"), &json!({"seat": 1}))
        );
        assert_eq!(only_bots["with"]["why"], json!({"id": "undo-other", "with": {"seat": {"seat": 3}}}));
        assert_eq!(said(&[], None)["id"], "undo-other");
    }
}
