//! What the server does by itself: bots' moves, clocks that run out, people who are away.

use std::sync::atomic::Ordering::Relaxed;

use bots::Level;
use engine::Seat;
use protocol::{How, RefusalCode, TableState};
use serde_json::Value;

use super::message::Message;
use super::pace::Pace;
use super::{Holder, Table};
use crate::app::now_ms;
use crate::pool::Lane;

impl Table {
    /// Lets bots think for every seat that is theirs to move now, and notes when to look again.
    pub(super) async fn drive(&mut self) {
        if self.stored.state != TableState::Running || !self.is_woken().await {
            return;
        }
        let now = now_ms();
        let Some(live) = &self.live else { return };
        let seats: Vec<Seat> = live.pace.owing().collect();
        let mut is_refused = false;
        for seat in seats {
            let Some((due, how, level)) =
                self.live.as_ref().and_then(|live| self.stand_in(&live.pace, seat, now))
            else {
                continue;
            };
            if due <= now && self.thinking[seat.index()].is_none() {
                is_refused |= !self.think(seat, how, level);
            }
        }
        let due_ms = self.live.as_ref().and_then(|live| self.due_with(&live.pace, now));
        // Too many bots wait for a thread: try again soon.
        let due_ms = if is_refused { Some(now + 50) } else { due_ms.filter(|_| !self.is_thinking()) };
        if due_ms.is_some() || self.due_ms != Some(None) {
            self.app.hub.set_due(&self.id, due_ms);
        }
    }

    /// Reads the race if it is not in memory. If the store cannot be read now, the table is looked at again soon.
    async fn is_woken(&mut self) -> bool {
        match self.wake().await {
            Ok(_) => true,
            Err(refused) => {
                if refused.code == RefusalCode::Store {
                    self.app.hub.set_due(&self.id, Some(now_ms() + 1_000));
                }
                false
            }
        }
    }

    /// Hands a bot its view. The answer comes through the mailbox like any other. False if no thread is free.
    fn think(&mut self, seat: Seat, how: How, level: Level) -> bool {
        let Some(live) = &mut self.live else { return true };
        let Some(thinker) = live.race.thinker(seat, level) else { return true };
        let seq = live.pace.seq;
        let Some(mailbox) = self.mailbox.upgrade() else { return true };
        let lane = if self.watchers.is_empty() { Lane::Unwatched } else { Lane::Watched };
        let job = move || {
            // A bot that panics must not stop the race: then the first legal action is played for it.
            let thought = std::panic::catch_unwind(std::panic::AssertUnwindSafe(thinker));
            let action = thought.unwrap_or_else(|_| {
                tracing::error!("a bot's thinking panicked");
                None
            });
            // A table that has left memory will ask again.
            let _ = mailbox.blocking_send(Message::Thought { seat: seat.0, seq, how, action });
        };
        let submitted = self.app.pool.submit(lane, Box::new(job));
        if submitted {
            self.thinking[seat.index()] = Some(seq);
        }
        submitted
    }

    /// A bot has thought: its action is played like any other, if it is still wanted.
    pub(super) async fn thought(&mut self, seat: u8, seq: u32, how: How, action: Option<Value>) {
        if self.thinking.get(usize::from(seat)).copied().flatten() != Some(seq) {
            return;
        }
        self.thinking[usize::from(seat)] = None;
        if !self.is_woken().await {
            return;
        }
        let now = now_ms();
        let is_wanted = self.live.as_ref().is_some_and(|live| {
            live.pace.owes_since(Seat(seat), seq)
                && self.stand_in(&live.pace, Seat(seat), now).is_some_and(|(due, ..)| due <= now)
        });
        let first = || self.live.as_ref().and_then(|live| live.race.actions(Seat(seat)).into_iter().next());
        if let Some(action) = action.or_else(first).filter(|_| is_wanted) {
            match self.step(Seat(seat), how, action).await {
                Ok(()) => {
                    self.app.metrics.steps.fetch_add(1, Relaxed);
                    self.app.metrics.bot_steps.fetch_add(1, Relaxed);
                }
                Err(refused) => {
                    // The store may be back in a while; nothing is lost until then.
                    tracing::warn!(table = %self.id, why = refused.why, "a bot's move was not kept");
                    return self.app.hub.set_due(&self.id, Some(now + 1_000));
                }
            }
        }
        self.drive().await;
    }

    /// From when a bot decides for the seat, why, and of which level; none if it never does.
    fn stand_in(&self, pace: &Pace, seat: Seat, now: i64) -> Option<(i64, How, Level)> {
        self.stand_in_if(pace, seat, now, self.absent_ms[seat.index()])
    }

    fn stand_in_if(
        &self,
        pace: &Pace,
        seat: Seat,
        now: i64,
        absent: Option<i64>,
    ) -> Option<(i64, How, Level)> {
        let from = pace.owes_from(seat)?;
        let settings = &self.stored.settings;
        let level = |name: &str| name.parse::<Level>().unwrap_or(Level::Greedy);
        match self.stored.company.seats.get(seat.index())? {
            Holder::Open | Holder::Link(_) => Some((from, How::Bot, level(&settings.stand_in))),
            Holder::Bot(name) => Some((from + i64::from(settings.bot_pause_ms), How::Bot, level(name))),
            Holder::Person { left: true, .. } => Some((from, How::Away, level(&settings.stand_in))),
            Holder::Person { left: false, .. } => {
                let clock = pace.runs_out(seat, now, &self.app.uptime).map(|at| (at, How::Clock));
                let limit = i64::from(settings.away_after_s) * 1_000;
                let away = absent.filter(|_| limit > 0).map(|since| (since.max(from) + limit, How::Away));
                let (due, how) = [clock, away].into_iter().flatten().min_by_key(|(due, _)| *due)?;
                Some((due, how, level(&settings.stand_in)))
            }
        }
    }

    /// When the server has something to do for the table next. People who are here count as leaving now: after a
    /// restart nobody is here, and to look once too often does no harm.
    pub(super) fn due_with(&self, pace: &Pace, now: i64) -> Option<i64> {
        let due = |seat: Seat| {
            let absent = self.absent_ms[seat.index()].or(Some(now));
            self.stand_in_if(pace, seat, now, absent).map(|(due, ..)| due)
        };
        pace.owing().filter_map(due).min()
    }
}
