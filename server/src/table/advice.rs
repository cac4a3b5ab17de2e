//! Advice: a bot says what it thinks of a seat's choices, and why. It sees what the seat sees.

use bots::Level;
use engine::Seat;
use protocol::{Hint, Refusal, RefusalCode, ServerMessage};

use super::Table;
use super::message::{Line, Message, refusal};
use crate::pool::Lane;

impl Table {
    /// Lets a bot think about a hint, apart from everything else. One at a time for a seat.
    pub(super) async fn advise(&mut self, line: Line, seat: u8, level: Option<String>) {
        if let Err((line, refused)) = self.begin_advice(line, seat, level).await {
            line.say(ServerMessage::Refused(refused));
        }
    }

    async fn begin_advice(
        &mut self,
        line: Line,
        seat: u8,
        level: Option<String>,
    ) -> Result<(), (Line, Refusal)> {
        let refuse = |code, why: String| refusal(code, &self.id, Some(seat), why);
        if !self.stored.settings.hints {
            return Err((line, refuse(RefusalCode::NotNow, "this table has no hints".to_string())));
        }
        if self.advising[usize::from(seat)].is_some() {
            let why = "a hint for this seat is being thought about";
            return Err((line, refuse(RefusalCode::TooMuch, why.to_string())));
        }
        let level = level.as_deref().unwrap_or("club").parse::<Level>();
        let level = match level {
            Ok(level) => level,
            Err(fault) => return Err((line, refuse(RefusalCode::Unreadable, fault.to_string()))),
        };
        let (table, names) = (self.id.to_string(), self.names());
        let live = match self.awake(Some(seat)).await {
            Ok(live) => live,
            Err(refused) => return Err((line, refused)),
        };
        let seq = live.pace.seq;
        let is_owing = live.pace.owing().any(|owing| owing == Seat(seat));
        // A race that the seat must think possible: whatever thinks about it cannot see more than the seat does.
        let imagined = live.race.imagine(Seat(seat), 0).ok().filter(|_| is_owing);
        let (Some(imagined), Some(settings)) = (imagined, level.settings().or(Level::Club.settings())) else {
            let why = "you owe no decision now".to_string();
            return Err((line, refusal(RefusalCode::NotNow, &table, Some(seat), why)));
        };
        let Some(mailbox) = self.mailbox.upgrade() else { return Ok(()) };
        let job = move || {
            // The race's own seed is no part of it: what is drawn from it is a secret until the end.
            let think = || {
                let thoughts = imagined.think(Seat(seat), &settings, u64::from(seq), &names);
                thoughts.into_iter().map(hint).collect()
            };
            let thought: std::thread::Result<Vec<Hint>> =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(think));
            let hints = thought.ok().map(|hints| Box::new(ServerMessage::Hints { table, seat, seq, hints }));
            let _ = mailbox.blocking_send(Message::Advised { seat, hints });
        };
        if !self.app.pool.submit(Lane::Watched, Box::new(job)) {
            let why = "too many bots are thinking; ask again in a moment";
            return Err((line, refusal(RefusalCode::TooMuch, &self.id, Some(seat), why)));
        }
        self.advising[usize::from(seat)] = Some(line);
        Ok(())
    }

    pub(super) fn advised(&mut self, seat: u8, hints: Option<Box<ServerMessage>>) {
        let Some(line) = self.advising.get_mut(usize::from(seat)).and_then(Option::take) else { return };
        line.say(hints.map(|hints| *hints).unwrap_or_else(|| {
            let why = "the bot could not think about this";
            ServerMessage::Refused(refusal(RefusalCode::NotNow, &self.id, Some(seat), why))
        }));
    }
}

fn hint(hint: catalog::Hint) -> Hint {
    let catalog::Hint { action, words, rule, forecast, place, win, tries, reason } = hint;
    Hint { action, words, rule: rule.to_string(), forecast_words: forecast, place, win, tries, reason }
}
