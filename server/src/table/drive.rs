//! What the server does by itself: bots' moves, clocks that run out, people who are away.

use std::sync::atomic::Ordering::Relaxed;

use bots::{Brain, Level, Stop, THOUGHT_MAX};
use catalog::{Bot, Glance};
use engine::Seat;
use protocol::{How, RefusalCode, TableState};
use tokio::sync::mpsc;

use super::awake::{Awake, Chair};
use super::message::{Message, Thought};
use super::pace::Pace;
use super::{Holder, Table};
use crate::app::now_ms;
use crate::pool::{Account, Depth, Job, Ticket};

/// A bot with what it sees. Both go to another thread, and the bot comes back with its answer.
struct Thinking {
    seat: Seat,
    seq: u32,
    how: How,
    stop: Stop,
    level: Level,
    bot: Box<dyn Bot>,
    glance: Glance,
    mailbox: mpsc::Sender<Message>,
}

impl Job for Thinking {
    fn run(self: Box<Self>) {
        let Thinking { seat, seq, how, stop, level, mut bot, glance, mailbox } = *self;
        // A bot that panics must not stop the race: then the first legal action is played for it, and the next bot is a new one.
        let think = std::panic::AssertUnwindSafe(|| match stop.is_asked() {
            true => None,
            false => bot.choose(&glance),
        });
        let (action, bot) = match std::panic::catch_unwind(think) {
            Ok(action) => (action, Some((level, bot))),
            Err(_) => {
                tracing::error!("a bot's thinking panicked");
                (None, None)
            }
        };
        // A table that has left memory will ask again.
        let _ = mailbox.blocking_send(Message::Thought(Thought { seat, seq, how, stop, bot, action }));
    }
}

impl Table {
    /// Lets bots think for every seat that is theirs to move now, and notes when to look again.
    pub(super) async fn drive(&mut self) {
        if self.stored.state != TableState::Running || self.stands_still() || !self.is_woken().await {
            return;
        }
        self.end_with_day().await;
        let now = now_ms();
        self.leave_overdue(now).await;
        self.stop_unwanted();
        let Some(awake) = self.state.awake() else { return };
        let ready = |seat: &Seat| !awake.bots[seat.index()].is_thinking();
        let ready: Vec<Seat> = awake.pace.owing().filter(ready).collect();
        let mut is_refused = false;
        for seat in ready {
            let due = self.state.awake().and_then(|awake| self.stand_in(awake, seat, now));
            if let Some((due, how, level)) = due
                && due <= now
            {
                is_refused |= !self.think(seat, how, level);
            }
        }
        let Some(awake) = self.state.awake() else { return };
        // Too many bots wait for a thread: try again soon.
        let due_ms = match is_refused {
            true => Some(now + 50),
            // Whoever thinks already will be heard of by itself.
            false => self.due_among(awake, &awake.pace, now, |seat| !awake.bots[seat.index()].is_thinking()),
        };
        if due_ms.is_some() || awake.due_ms != Some(None) {
            self.app.hub.set_due(&self.id, due_ms);
        }
        self.note_turns(now);
    }

    /// Reads the race if it is not in memory. If the store cannot be read now, the table is looked at again soon.
    async fn is_woken(&mut self) -> bool {
        match self.wake().await {
            Ok(awake) => awake.is_some(),
            Err(refused) => {
                if refused.code == RefusalCode::Store {
                    self.app.hub.set_due(&self.id, Some(now_ms() + 1_000));
                }
                false
            }
        }
    }

    /// Hands the seat's bot what the seat sees. The answer comes through the mailbox like any other. False if no thread is free.
    fn think(&mut self, seat: Seat, how: How, level: Level) -> bool {
        let Some(mailbox) = self.mailbox.upgrade() else { return true };
        let (ticket, is_of_day) = (self.ticket(level), self.stored.company.day.is_some());
        let Some(awake) = self.state.awake_mut() else { return true };
        let Some(mut glance) = awake.race.glance(seat) else { return true };
        if is_of_day {
            glance = glance.numbered(Table::own_number(awake, seat.0));
        }
        let chair = &mut awake.bots[seat.index()];
        let mut bot = match std::mem::take(chair) {
            Chair::Here(known, bot) if known == level => bot,
            _ => awake.race.bot(Brain::Level(level), None),
        };
        let (seq, stop) = (awake.pace.seq, Stop::within(THOUGHT_MAX));
        bot.stopped_by(stop.clone());
        let job = Thinking { seat, seq, how, stop: stop.clone(), level, bot, glance, mailbox };
        match self.app.pool.submit(&ticket, job) {
            Ok(()) => *chair = Chair::Thinking { seq, stop },
            Err(Thinking { bot, .. }) => {
                *chair = Chair::Here(level, bot);
                return false;
            }
        }
        true
    }

    /// Where a bot's thought waits: it is charged to whoever made the table.
    fn ticket(&self, level: Level) -> Ticket {
        let company = &self.stored.company;
        // Tables of earlier versions do not say who made them.
        let maker = company.maker.as_deref().or_else(|| company.seats.iter().find_map(Holder::person));
        let account = match company.show {
            true => Account::Server,
            false => self.app.gate.account(maker.unwrap_or(&self.id)),
        };
        let depth = if level.settings().is_some() { Depth::Deep } else { Depth::Quick };
        Ticket { account, depth, is_watched: !self.watchers.is_empty() }
    }

    /// Stops bots that think about choices which are not theirs any more: the person has come back, somebody has played, the race is over.
    pub(super) fn stop_unwanted(&mut self) {
        let now = now_ms();
        let Some(awake) = self.state.awake() else { return };
        for (chair, seat) in awake.bots.iter().zip((0..).map(Seat)) {
            if let Chair::Thinking { seq, .. } = chair
                && !self.is_wanted(awake, seat, *seq, now)
            {
                chair.stop();
            }
        }
    }

    /// Whether a bot that began to think at that step still decides for the seat.
    fn is_wanted(&self, awake: &Awake, seat: Seat, seq: u32, now: i64) -> bool {
        awake.pace.owes_since(seat, seq)
            && self.stand_in(awake, seat, now).is_some_and(|(due, ..)| due <= now)
    }

    /// A bot has thought: it takes its place again, and its action is played like any other, if it is still wanted.
    pub(super) async fn thought(&mut self, thought: Thought) {
        let Thought { seat, seq, how, stop, bot, action } = thought;
        let Some(awake) = self.state.awake_mut() else { return self.drive().await };
        let Some(chair) = awake.bots.get_mut(seat.index()) else { return };
        // What was stopped with a race that has left memory since is no part of this one.
        if !chair.is_thinking() || chair.is_awaited() == stop.is_asked() {
            return;
        }
        *chair = bot.map_or(Chair::Empty, |(level, bot)| Chair::Here(level, bot));
        let now = now_ms();
        let is_wanted = self.stored.state == TableState::Running
            && !stop.is_asked()
            && self.state.awake().is_some_and(|awake| self.is_wanted(awake, seat, seq, now));
        let first = || self.state.awake().and_then(|awake| awake.first_legal(seat));
        if is_wanted && let Some(action) = action.or_else(first) {
            match self.step(seat, how, action).await {
                Ok(()) => {
                    self.app.metrics.steps.fetch_add(1, Relaxed);
                    self.app.metrics.bot_steps.fetch_add(1, Relaxed);
                }
                Err(refused) => {
                    // The store may be back in a while; nothing is lost until then.
                    tracing::warn!(table = %self.id, why = ?refused.say, "a bot's move was not kept");
                    return self.app.hub.set_due(&self.id, Some(now + 1_000));
                }
            }
        }
        self.drive().await;
    }

    /// From when a bot decides for the seat, why, and of which level; none if it never does.
    fn stand_in(&self, awake: &Awake, seat: Seat, now: i64) -> Option<(i64, How, Level)> {
        self.stand_in_if(awake, &awake.pace, seat, now, self.absent_ms[seat.index()])
    }

    fn stand_in_if(
        &self,
        awake: &Awake,
        pace: &Pace,
        seat: Seat,
        now: i64,
        absent: Option<i64>,
    ) -> Option<(i64, How, Level)> {
        let from = pace.owes_from(seat)?;
        let settings = &self.stored.settings;
        match self.stored.company.seats.get(seat.index())? {
            Holder::Open | Holder::Link(_) | Holder::Reserved { .. } => {
                Some((from, How::Bot, awake.stand_in))
            }
            Holder::Bot(level) => Some((from + i64::from(settings.bot_pause_ms), How::Bot, *level)),
            Holder::Person { left: true, .. } => Some((from, How::Away, awake.stand_in)),
            Holder::Person { left: false, .. } => {
                let clock = pace.runs_out(seat, now, &self.app.uptime).map(|at| (at, How::Clock));
                let limit = i64::from(settings.away_limit_s()) * 1_000;
                let away = absent.filter(|_| settings.bot_when_away());
                let away = away.map(|since| (since.max(from) + limit, How::Away));
                let overdue = self.overdue_from(from).map(|at| (at, How::Away));
                let (due, how) = [clock, away, overdue].into_iter().flatten().min_by_key(|(due, _)| *due)?;
                Some((due, how, awake.stand_in))
            }
        }
    }

    /// When the server has something to do for the table next, with this pace. People who are here count as leaving now: after a
    /// restart nobody is here, and to look once too often does no harm.
    pub(super) fn due_with(&self, awake: &Awake, pace: &Pace, now: i64) -> Option<i64> {
        self.due_among(awake, pace, now, |_| true)
    }

    fn due_among(
        &self,
        awake: &Awake,
        pace: &Pace,
        now: i64,
        is_meant: impl Fn(Seat) -> bool,
    ) -> Option<i64> {
        let due = |seat: Seat| {
            let absent = self.absent_ms[seat.index()].or(Some(now));
            self.stand_in_if(awake, pace, seat, now, absent).map(|(due, ..)| due)
        };
        pace.owing().filter(|seat| is_meant(*seat)).filter_map(due).min()
    }
}
