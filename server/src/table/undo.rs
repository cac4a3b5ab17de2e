//! Undo: free within the rules of information, otherwise refused with the reason or by consent of all.

use std::sync::atomic::Ordering::Relaxed;

use engine::{Phrase, Seat};
use protocol::{Cause, Refusal, RefusalCode, ServerMessage, TableState};

use super::awake::standing;
use super::message::{Line, refusal};
use super::state::State;
use super::{Holder, Table};
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
    /// Without being asked.
    Free,
    /// If all others agree.
    ByConsent,
}

impl Table {
    /// Somebody asks to take back the last action.
    pub(super) async fn ask_undo(&mut self, line: Line, seat: u8, seq: u32) {
        match self.judge_undo(seat, seq).await {
            Err(refused) => line.say(ServerMessage::Refused(refused)),
            Ok(Undo::Free) => self.answer_undo(line, seat).await,
            Ok(Undo::ByConsent) => {
                if let Some(awake) = self.state.awake_mut() {
                    awake.asked = Some(Asked { seat, agreed: vec![seat] });
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
        let awake = self.woken(Some(seat)).await?;
        if seq != awake.pace.seq {
            let say = Phrase::new("server-undo-step").with("now", awake.pace.seq).with("asked", seq);
            return Err(refuse(say));
        }
        if awake.race.is_over() {
            return Err(refuse(Phrase::new("server-undo-over")));
        }
        let mine = standing(&awake.log).last().is_some_and(|entry| entry.seat == seat);
        match catalog::undo_bar(&*awake.race, Seat(seat)) {
            None => Ok(Undo::Free),
            Some(_) if by_consent && mine => Ok(Undo::ByConsent),
            Some(bar) => Err(refuse(Phrase::new("server-undo-barred").with("why", bar.phrase()))),
        }
    }

    /// Somebody agrees or does not.
    pub(super) async fn consent(&mut self, line: Line, seat: u8, seq: u32, agree: bool) {
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
            return self.broadcast(&ServerMessage::UndoDropped { table: self.id.to_string(), seat: by, say });
        }
        if let Some(asked) = awake.asked.as_mut().filter(|asked| !asked.agreed.contains(&seat)) {
            asked.agreed.push(seat);
        }
        self.settle_undo(line, by).await;
    }

    /// Does the undo if all have agreed, and otherwise tells who must still answer. Bots always agree, also those that
    /// play for somebody who has left.
    async fn settle_undo(&mut self, line: Line, seat: u8) {
        let Some(asked) = self.state.awake().and_then(|awake| awake.asked.as_ref()) else { return };
        let people = self.stored.company.seats.iter().enumerate();
        let people = people.filter(|(_, holder)| matches!(holder, Holder::Person { left: false, .. }));
        let waiting: Vec<u8> =
            people.map(|(seat, _)| seat as u8).filter(|seat| !asked.agreed.contains(seat)).collect();
        if waiting.is_empty() {
            return self.answer_undo(line, seat).await;
        }
        let (table, seq, agreed) = (self.id.to_string(), self.state.seq(), asked.agreed.clone());
        let question = ServerMessage::UndoAsked { table, seat, seq, agreed, waiting };
        if line.conn().is_none() {
            line.say(question.clone());
        }
        self.broadcast(&question);
    }

    async fn answer_undo(&mut self, line: Line, seat: u8) {
        match self.undo(seat).await {
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

    /// Takes the last action back: a step of its own, stored like the others.
    async fn undo(&mut self, seat: u8) -> Result<(), Refusal> {
        let (now, table, seq) = (now_ms(), self.id.to_string(), self.state.seq());
        let entry = Entry { seq: seq + 1, at_ms: now, seat, what: What::Undo };
        let state = TableState::Running;
        // When to look again is found out by `drive`; after a restart, at once.
        let write = Write::Append { table, entry: entry.clone(), change: Some((Some(now), state)) };
        if let Err(error) = self.app.writer.write(write).await {
            return Err(self.store_refusal(&error));
        }
        let asleep = State::Asleep { seq: seq + 1 };
        let State::Awake(awake) = std::mem::replace(&mut self.state, asleep) else { return Ok(()) };
        match awake.take_back(&self.stored, entry, &self.app.uptime) {
            Ok(awake) => self.state = State::Awake(awake),
            Err(_) => {
                self.app.metrics.races.fetch_sub(1, Relaxed);
                self.reload().await;
            }
        }
        Ok(())
    }
}
