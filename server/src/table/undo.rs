//! Undo: free within the rules of information, otherwise refused with the reason or by consent of all.

use std::sync::atomic::Ordering::Relaxed;

use engine::Seat;
use protocol::{Cause, Refusal, RefusalCode, ServerMessage, TableState};

use super::live::{Live, Unplayable, standing};
use super::message::{Line, refusal};
use super::{Holder, Table};
use crate::app::now_ms;
use crate::store::{Entry, What, Write};

/// An undo that waits for consent.
pub(super) struct Asked {
    seat: u8,
    agreed: Vec<u8>,
}

impl Table {
    /// Somebody asks to take back the last action.
    pub(super) async fn ask_undo(&mut self, line: Line, seat: u8, seq: u32) {
        match self.judge_undo(seat, seq).await {
            Err(refused) => line.say(ServerMessage::Refused(refused)),
            Ok(None) => self.answer_undo(line, seat).await,
            Ok(Some(_)) => {
                self.asked = Some(Asked { seat, agreed: vec![seat] });
                self.settle_undo(line, seat).await;
            }
        }
    }

    /// Whether the seat may take back the last action: freely, or with the reason why others must agree.
    async fn judge_undo(&mut self, seat: u8, seq: u32) -> Result<Option<String>, Refusal> {
        let by_consent = self.stored.settings.undo_by_consent;
        let id = self.id.to_string();
        let refuse = |why: String| refusal(RefusalCode::NotNow, &id, Some(seat), why);
        let live = self.awake(Some(seat)).await?;
        if seq != live.pace.seq {
            return Err(refuse(format!("the race is at step {}, not {seq}", live.pace.seq)));
        }
        if live.race.is_over() {
            return Err(refuse(
                "the race is over and its seed is told; nothing can be taken back".to_string(),
            ));
        }
        let mine = standing(&live.log).last().is_some_and(|entry| entry.seat == seat);
        match live.race.undo_bar(Seat(seat)) {
            None => Ok(None),
            Some(bar) if by_consent && mine => Ok(Some(bar.to_string())),
            Some(bar) => Err(refuse(format!("this cannot be taken back: {bar}"))),
        }
    }

    /// Somebody agrees or does not.
    pub(super) async fn consent(&mut self, line: Line, seat: u8, seq: u32, agree: bool) {
        let is_current = seq == self.seq;
        let Some(asked) = self.asked.as_mut().filter(|_| is_current) else {
            let why = "nobody asks for an undo now";
            return line.say(ServerMessage::Refused(refusal(RefusalCode::NotNow, &self.id, Some(seat), why)));
        };
        let by = asked.seat;
        if !agree {
            self.asked = None;
            let (table, why) = (self.id.to_string(), format!("seat {seat} does not agree"));
            return self.broadcast(&ServerMessage::UndoDropped { table, seat: by, why });
        }
        if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        self.settle_undo(line, by).await;
    }

    /// Does the undo if all have agreed, and otherwise tells who must still answer. Bots always agree, also those that
    /// play for somebody who has left.
    async fn settle_undo(&mut self, line: Line, seat: u8) {
        let Some(asked) = &self.asked else { return };
        let people = self.stored.company.seats.iter().enumerate();
        let people = people.filter(|(_, holder)| matches!(holder, Holder::Person { left: false, .. }));
        let waiting: Vec<u8> =
            people.map(|(seat, _)| seat as u8).filter(|seat| !asked.agreed.contains(seat)).collect();
        if waiting.is_empty() {
            return self.answer_undo(line, seat).await;
        }
        let (table, seq, agreed) = (self.id.to_string(), self.seq, asked.agreed.clone());
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
                    line.say(ServerMessage::Played { table: self.id.to_string(), seat, seq: self.seq });
                }
                self.tell_all(Cause::Undo).await;
                self.drive().await;
            }
            Err(refused) => line.say(ServerMessage::Refused(refused)),
        }
    }

    /// Takes the last action back: a step of its own, stored like the others.
    async fn undo(&mut self, seat: u8) -> Result<(), Refusal> {
        self.asked = None;
        let (now, table) = (now_ms(), self.id.to_string());
        let entry = Entry { seq: self.seq + 1, at_ms: now, seat, what: What::Undo };
        let state = TableState::Running;
        // When to look again is found out by `drive`; after a restart, at once.
        let write = Write::Append { table, entry: entry.clone(), change: Some((Some(now), state)) };
        if let Err(error) = self.app.writer.write(write).await {
            return Err(self.store_refusal(&error));
        }
        self.seq += 1;
        self.due_ms = None;
        self.thinking = Default::default();
        let Some(live) = self.live.take() else { return Ok(()) };
        let mut log = live.log;
        log.push(entry);
        match Live::from_log(&self.stored, log, &self.app.uptime) {
            Ok(live) => self.live = Some(live),
            Err(Unplayable::RulesChanged(_) | Unplayable::Damaged(_)) => {
                self.app.metrics.races.fetch_sub(1, Relaxed);
                self.reload().await;
            }
        }
        Ok(())
    }
}
