//! Advice: a bot says what it thinks of a seat's choices, and why. It sees what the seat sees.

use bots::{Brain, Level, Stop, THOUGHT_MAX};
use catalog::{Bot, Glance};
use engine::{Phrase, Seat};
use protocol::{Hint, Refusal, RefusalCode, ServerMessage};
use tokio::sync::mpsc;

use super::message::{Line, Message, refusal};
use super::{Holder, Table};
use crate::pool::{Depth, Job, Ticket};

/// What a bot that advises draws from. The race's own seed is a secret until the end, so it is no part of this.
const SEED: u64 = 0;

/// Somebody who waits for a hint.
pub(super) struct Advice {
    line: Line,
    seat: u8,
    /// The step that the choice answers.
    seq: u32,
    stop: Stop,
}

impl Advice {
    /// Ends the thinking.
    pub(super) fn stop(&self) {
        self.stop.ask();
    }

    /// The choice is gone: whoever waits is told so by an empty list.
    pub(super) fn end(self, table: &str) {
        self.stop();
        self.answer(table, Vec::new());
    }

    fn answer(self, table: &str, hints: Vec<Hint>) {
        let Advice { line, seat, seq, .. } = self;
        line.say(ServerMessage::Hints { table: table.to_string(), seat, seq, hints });
    }
}

/// A bot that thinks about a hint: one of its own, made for this question.
struct Advising {
    bot: Box<dyn Bot>,
    glance: Glance,
    seat: u8,
    stop: Stop,
    mailbox: mpsc::Sender<Message>,
}

impl Job for Advising {
    fn run(self: Box<Self>) {
        let Advising { mut bot, glance, seat, stop, mailbox } = *self;
        if stop.is_asked() {
            return;
        }
        let think = std::panic::AssertUnwindSafe(|| bot.think(&glance));
        let hints = std::panic::catch_unwind(think).ok();
        let _ = mailbox.blocking_send(Message::Advised { seat, stop, hints });
    }
}

impl Table {
    /// Lets a bot think about a hint, apart from everything else. One at a time for a person.
    pub(super) async fn advise(&mut self, line: Line, seat: u8, level: Level) {
        match self.begin_advice(seat, level).await {
            Err(refused) => line.say(ServerMessage::Refused(refused)),
            Ok(Begun { seq, stop }) => {
                if let Some(awake) = self.state.awake_mut() {
                    awake.advice[usize::from(seat)] = Some(Advice { line, seat, seq, stop });
                }
            }
        }
    }

    async fn begin_advice(&mut self, seat: u8, level: Level) -> Result<Begun, Refusal> {
        let id = self.id.to_string();
        let refuse = |code, say| refusal(code, &id, Some(seat), Phrase::new(say));
        if !self.stored.settings.hints {
            return Err(refuse(RefusalCode::NotNow, "server-no-hints"));
        }
        let around = self.around(seat);
        let awake = self.woken(Some(seat)).await?;
        if around.iter().any(|seat| awake.advice[usize::from(*seat)].is_some()) {
            return Err(refuse(RefusalCode::TooMuch, "server-hint-busy"));
        }
        let Some(glance) = awake.race.glance(Seat(seat)) else {
            return Err(refuse(RefusalCode::NotNow, "server-hint-none"));
        };
        let (seq, stop) = (awake.pace.seq, Stop::within(THOUGHT_MAX));
        let mut bot = awake.race.bot(Brain::Level(level), Some(SEED));
        bot.stopped_by(stop.clone());
        let mailbox = self.mailbox.upgrade();
        let mailbox = mailbox.ok_or_else(|| refuse(RefusalCode::NotNow, "server-hint-failed"))?;
        let job = Advising { bot, glance, seat, stop: stop.clone(), mailbox };
        let asker = self.stored.company.seats.get(usize::from(seat)).and_then(Holder::person);
        let account = self.app.gate.account(asker.unwrap_or_default());
        let ticket = Ticket { account, depth: depth(level), is_watched: true };
        match self.app.pool.submit(&ticket, job) {
            Ok(()) => Ok(Begun { seq, stop }),
            Err(_) => Err(refuse(RefusalCode::TooMuch, "server-hint-full")),
        }
    }

    /// A bot has thought about a hint; whoever asked for it hears of it, unless it was stopped.
    pub(super) fn advised(&mut self, seat: u8, stop: &Stop, hints: Option<Vec<Hint>>) {
        if stop.is_asked() {
            return;
        }
        let waiting = self.state.awake_mut().and_then(|awake| awake.advice.get_mut(usize::from(seat)));
        let Some(advice) = waiting.and_then(Option::take) else { return };
        match hints {
            Some(hints) => advice.answer(&self.id, hints),
            None => {
                let say = Phrase::new("server-hint-failed");
                let refused = refusal(RefusalCode::NotNow, &self.id, Some(seat), say);
                advice.line.say(ServerMessage::Refused(refused));
            }
        }
    }

    /// Ends hints for choices that have been answered since.
    pub(super) fn end_old_advice(&mut self) {
        let Some(awake) = self.state.awake_mut() else { return };
        for seat in 0..awake.advice.len() {
            let is_old = |advice: &mut Advice| !awake.pace.owes_since(Seat(advice.seat), advice.seq);
            if let Some(advice) = awake.advice[seat].take_if(is_old) {
                advice.end(&self.id);
            }
        }
    }

    /// Ends the hint for a seat that a connection looks away from.
    pub(super) fn end_advice_of(&mut self, conn: u64, seat: Option<u8>) {
        let waiting = self.state.awake_mut().zip(seat);
        let waiting = waiting.and_then(|(awake, seat)| awake.advice.get_mut(usize::from(seat)));
        let is_theirs = |advice: &mut Advice| advice.line.conn() == Some(conn);
        if let Some(advice) = waiting.and_then(|waiting| waiting.take_if(is_theirs)) {
            advice.end(&self.id);
        }
    }

    /// Ends hints that a connection asked for which is gone.
    pub(super) fn forget_advice(&mut self, conn: u64) {
        let Some(awake) = self.state.awake_mut() else { return };
        for waiting in &mut awake.advice {
            if let Some(advice) = waiting.take_if(|advice| advice.line.conn() == Some(conn)) {
                advice.stop();
            }
        }
    }
}

/// Where a hint waits: whoever wants a short one does not wait behind long ones.
fn depth(level: Level) -> Depth {
    match level {
        Level::Random | Level::Novice | Level::Greedy | Level::Club => Depth::Hint,
        Level::Expert | Level::Master => Depth::LongHint,
    }
}

/// A hint that is being thought about.
struct Begun {
    seq: u32,
    stop: Stop,
}
