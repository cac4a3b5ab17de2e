//! One move: played on the race, made durable, then told. What cannot be kept is taken back.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use engine::{Refused, Seat};
use protocol::{Cause, How, Refusal, RefusalCode, ServerMessage, TableState};
use serde_json::Value;

use super::message::{Line, refusal};
use super::{Holder, Table};
use crate::app::now_ms;
use crate::store::{Entry, StoreError, What, Write};

impl Table {
    /// A person's move.
    pub(super) async fn play(&mut self, line: Line, seat: u8, seq: u32, action: Value) {
        let began = Instant::now();
        let live = match self.awake(Some(seat)).await {
            Ok(live) => live,
            Err(refused) => return line.say(ServerMessage::Refused(refused)),
        };
        if seq != live.pace.seq {
            if let Some(became) = live.became(seat, seq, &action) {
                self.app.metrics.repeated.fetch_add(1, Relaxed);
                return line.say(ServerMessage::Played { table: self.id.to_string(), seat, seq: became });
            }
            if !live.pace.owes_since(Seat(seat), seq) {
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
                    let (table, seq) = (self.id.to_string(), self.seq);
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
        self.warm_views();
        let id = self.id.to_string();
        let now = now_ms();
        let Some(live) = &mut self.live else {
            return Err(refusal(RefusalCode::NotNow, &id, Some(seat.0), "the race has not begun"));
        };
        live.race.act(seat, &action).map_err(|refused| refused_by(&id, seat.0, &refused))?;
        let number = live.pace.seq + 1;
        let next = live.pace.after(&*live.race, (seat, number), now, &self.app.uptime);
        let is_over = live.race.is_over();
        let entry = Entry { seq: next.seq, at_ms: now, seat: seat.0, what: What::Action { how, action } };
        let state = if is_over { TableState::Over } else { TableState::Running };
        let due_ms = self.due_with(&next, now);
        let is_changed = self.due_ms != Some(due_ms) || self.stored.state != state;
        let change = is_changed.then_some((due_ms, state));
        let write = Write::Append { table: id, entry: entry.clone(), change };
        if let Err(error) = self.app.writer.write(write).await {
            return Err(self.not_kept(&error).await);
        }
        if let Some(live) = &mut self.live {
            live.pace = next;
            live.log.push(entry);
        }
        self.seq += 1;
        self.thinking[seat.index()] = None;
        self.asked = None;
        if is_changed {
            self.due_ms = Some(due_ms);
            self.app.hub.set_due(&self.id, due_ms);
        }
        if state != self.stored.state {
            self.stored.state = state;
            self.tell_table();
        }
        self.tell_step(seat, how);
        Ok(())
    }

    /// A step was played but could not be stored: it is taken back. If somebody else was first, the race is read anew.
    pub(super) async fn not_kept(&mut self, error: &StoreError) -> Refusal {
        if *error == StoreError::Conflict {
            self.app.metrics.conflicts.fetch_add(1, Relaxed);
            self.reload().await;
            return refusal(
                RefusalCode::NotNow,
                &self.id,
                None,
                "somebody else was first; the race was read anew",
            );
        }
        if let Some(live) = &mut self.live {
            live.race.take_back();
        }
        self.store_refusal(error)
    }

    /// Reads table and race anew and tells everybody.
    pub(super) async fn reload(&mut self) {
        self.sleep();
        self.due_ms = None;
        let id = self.id.to_string();
        if let Ok(Some(stored)) = self.app.read(move |store| store.table(&id)).await {
            self.stored = stored;
        }
        if self.wake().await.is_ok() {
            self.tell_all(Cause::Reload).await;
        }
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
        let live = self.awake(Some(seat)).await?;
        Ok(match live.race.why(Seat(seat), &action) {
            Ok(()) => {
                let why = "it is legal".to_string();
                ServerMessage::Because { table, seat, action, legal: true, rule: None, why }
            }
            Err(refused) => {
                let Refusal { rule, why, .. } = refused_by(&table, seat, &refused);
                ServerMessage::Because { table, seat, action, legal: false, rule, why }
            }
        })
    }
}

/// A refusal by the race.
pub(super) fn refused_by(table: &str, seat: u8, refused: &Refused) -> Refusal {
    let (code, rule, why) = match refused {
        Refused::Unreadable(_) => (RefusalCode::Unreadable, None, refused.to_string()),
        Refused::Illegal(illegal) => (RefusalCode::Illegal, Some(illegal.rule.to_string()), illegal.reason()),
        Refused::NotYours(why) => (RefusalCode::NotNow, None, why.clone()),
    };
    Refusal { rule, ..refusal(code, table, Some(seat), why) }
}
