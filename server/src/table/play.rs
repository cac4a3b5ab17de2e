//! One move: played on the race, made durable, then told. What cannot be kept is taken back.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use engine::{Phrase, Refused, Seat};
use protocol::{Cause, How, Refusal, RefusalCode, ServerMessage, TableState};
use serde_json::Value;

use super::heat::Endings;
use super::message::{Line, refusal};
use super::{Holder, Table};
use crate::app::now_ms;
use crate::store::{Entry, StoreError, What, Write};

impl Table {
    /// A person's move.
    pub(super) async fn play(&mut self, line: Line, seat: u8, seq: u32, action: Value) {
        let began = Instant::now();
        let awake = match self.woken(Some(seat)).await {
            Ok(awake) => awake,
            Err(refused) => return line.say(ServerMessage::Refused(refused)),
        };
        if seq != awake.pace.seq {
            if let Some(became) = awake.became(seat, seq, &action) {
                self.app.metrics.repeated.fetch_add(1, Relaxed);
                return line.say(ServerMessage::Played { table: self.id.to_string(), seat, seq: became });
            }
            if !awake.pace.owes_since(Seat(seat), seq) {
                let detail =
                    line.conn().and_then(|conn| self.detail_of(conn, Some(seat))).unwrap_or_default();
                let answer = self.situation(Some(seat), detail, Cause::Stale, Some(seq)).await;
                return line.say(answer.map_or_else(ServerMessage::Refused, ServerMessage::Sync));
            }
        }
        match self.step(Seat(seat), How::Person, action).await {
            Ok(()) => {
                let is_watching = line.conn().is_some_and(|conn| self.detail_of(conn, Some(seat)).is_some());
                if !is_watching {
                    let (table, seq) = (self.id.to_string(), self.state.seq());
                    line.say(ServerMessage::Played { table, seat, seq });
                }
                self.come_back(seat).await;
                self.app.metrics.moved(began.elapsed());
                self.drive().await;
            }
            Err(refused) => {
                self.app.metrics.refused.fetch_add(1, Relaxed);
                line.say(ServerMessage::Refused(refused));
            }
        }
    }

    /// Plays, stores and tells. On a refusal nothing has changed.
    pub(super) async fn step(&mut self, seat: Seat, how: How, action: Value) -> Result<(), Refusal> {
        let id = self.id.to_string();
        let now = now_ms();
        let Some(awake) = self.state.awake_mut() else { return Err(self.not_begun(Some(seat.0))) };
        awake.race.play(seat, &action).map_err(|refused| refused_by(&id, seat.0, &refused))?;
        let still_ms = awake.pace.still_ms(seat, now);
        let number = awake.pace.seq + 1;
        let next = awake.pace.after(&*awake.race, (seat, number), (now, still_ms), &self.app.uptime);
        let what = What::Action { how, action };
        let entry = Entry { seq: next.seq, at_ms: now, seat: seat.0, still_ms, what };
        let Some(awake) = self.state.awake() else { return Err(self.not_begun(Some(seat.0))) };
        let is_over = awake.race.is_over();
        let state = if is_over { TableState::Over } else { TableState::Running };
        let due_ms = self.due_with(awake, &next, now);
        let is_changed = awake.due_ms != Some(due_ms) || self.stored.state != state;
        let change = is_changed.then_some((due_ms, state));
        let endings = match is_over {
            true => self.endings(awake, Some(&entry), None, now),
            false => Endings::default(),
        };
        let write = self.finishing(Write::Append { table: id, entry: entry.clone(), change }, endings);
        if let Err(error) = self.app.writer.write(write).await {
            return Err(self.not_kept(&error).await);
        }
        if let Some(awake) = self.state.awake_mut() {
            awake.moved(next, entry, due_ms);
        }
        if is_changed {
            self.app.hub.set_due(&self.id, due_ms);
        }
        self.stop_unwanted();
        if state != self.stored.state {
            self.stored.state = state;
            if state == TableState::Over {
                self.app.show.ended(&self.id);
                self.tell_championship();
                self.look_up_ratings().await;
            }
            self.tell_table();
        }
        self.tell_step(seat, how);
        self.end_old_advice();
        Ok(())
    }

    /// A step was played but could not be stored: it is taken back. If somebody else was first, the race is read again.
    async fn not_kept(&mut self, error: &StoreError) -> Refusal {
        if *error == StoreError::Conflict {
            self.app.metrics.conflicts.fetch_add(1, Relaxed);
            self.reload().await;
            return refusal(RefusalCode::NotNow, &self.id, None, Phrase::new("server-somebody-first"));
        }
        if let Some(awake) = self.state.awake_mut() {
            awake.race.take_back();
        }
        self.store_refusal(error)
    }

    /// Reads table and race again, tells everybody and soon checks whose move it is.
    pub(super) async fn reload(&mut self) {
        self.sleep();
        let id = self.id.to_string();
        if let Ok(Some(stored)) = self.app.read(move |store| store.table(&id)).await {
            self.stored = stored;
            self.state.read_again(&self.stored);
        }
        if self.wake().await.is_ok() {
            self.tell_all(Cause::Reload).await;
        }
        self.app.hub.set_due(&self.id, Some(now_ms()));
    }

    /// A person who had left and plays again has come back.
    async fn come_back(&mut self, seat: u8) {
        if let Some(Holder::Person { left: true, .. }) = self.stored.company.seats.get(usize::from(seat)) {
            let mut company = self.stored.company.clone();
            if let Some(Holder::Person { left, .. }) = company.seats.get_mut(usize::from(seat)) {
                *left = false;
            }
            // If it cannot be stored now, the next move tries again.
            let _ = self.set_company(company, self.stored.state).await;
        }
    }

    /// Which rule forbids an action.
    pub(super) async fn because(&mut self, seat: u8, action: Value) -> Result<ServerMessage, Refusal> {
        let table = self.id.to_string();
        let awake = self.woken(Some(seat)).await?;
        let answer = awake.race.explain(Seat(seat), &action);
        Ok(because(table, seat, action, answer.err()))
    }
}

/// The answer to `why`.
pub(crate) fn because(table: String, seat: u8, action: Value, refused: Option<Refused>) -> ServerMessage {
    let rule = refused.as_ref().and_then(Refused::rule).map(str::to_string);
    let say = refused.as_ref().map(Refused::phrase);
    ServerMessage::Because { table, seat, action, legal: refused.is_none(), rule, say }
}

/// A refusal by the race.
pub(crate) fn refused_by(table: &str, seat: u8, refused: &Refused) -> Refusal {
    let code = match refused {
        Refused::Unreadable(_) => RefusalCode::Unreadable,
        Refused::Illegal(_) | Refused::Renamed(..) => RefusalCode::Illegal,
        Refused::NoSuchSeat { .. } => RefusalCode::NotNow,
    };
    let rule = refused.rule().map(str::to_string);
    Refusal { rule, ..refusal(code, table, Some(seat), refused.phrase()) }
}
