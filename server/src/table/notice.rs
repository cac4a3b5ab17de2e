//! Whose turn it is at a race by mail, for those who do not look at it.

use engine::Seat;
use protocol::{ClockPlan, How, TableState};

use super::{Holder, Table};
use crate::notice::Turn;
use crate::store::{Entry, What};

impl Table {
    /// Hands on the turns of which their people do not know yet. Nobody waits for what becomes of it.
    pub(super) fn note_turns(&mut self, now_ms: i64) {
        let is_by_mail = matches!(self.stored.settings.clock, ClockPlan::Mail { .. });
        if !is_by_mail || self.stored.state != TableState::Running || !self.app.notices.is_on() {
            return;
        }
        for seat in 0..self.stored.company.seats.len() as u8 {
            let Some((person, seq, deadline_ms)) = self.unknown_turn(seat, now_ms) else { continue };
            // Whoever looks at the table knows, also when they have gone away again.
            let turn = Turn { table: self.id.to_string(), person, seq, deadline_ms };
            if self.is_here(seat) || self.app.notices.offer(turn) {
                if let Some(begun) = self.state.begun_mut() {
                    begun.known_turns[usize::from(seat)] = Some(seq);
                }
            } else {
                tracing::warn!(table = %self.id, "too many turns wait to be told of; it is tried again");
            }
        }
    }

    /// Who has the seat, since which step it owes a choice, and until when, if they may not know.
    fn unknown_turn(&self, seat: u8, now_ms: i64) -> Option<(String, u32, Option<i64>)> {
        let Holder::Person { id, left: false, .. } = self.stored.company.seats.get(usize::from(seat))? else {
            return None;
        };
        let awake = self.state.awake()?;
        let (pace, company) = (&awake.pace, &self.stored.company);
        let seq = pace.owes_from_seq(Seat(seat))?;
        if awake.begun.known_turns.get(usize::from(seat))? == &Some(seq) {
            return None;
        }
        // Whoever has just chosen, or taken something back, is still there: one turn may be many choices.
        let last = seq.checked_sub(1).and_then(|before| awake.log.get(before as usize));
        let is_own = |entry: &Entry| {
            let is_by_person =
                !matches!(entry.what, What::Action { how: How::Bot | How::Clock | How::Away, .. });
            is_by_person && company.seats.get(usize::from(entry.seat)).and_then(Holder::person) == Some(id)
        };
        if last.is_some_and(is_own) {
            return None;
        }
        Some((id.clone(), seq, pace.runs_out(Seat(seat), now_ms, &self.app.uptime)))
    }
}
