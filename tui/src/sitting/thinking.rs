//! Bots that think: each on a thread of its own, with what its seat sees. It comes back with its answer, and with all that it
//! has learnt.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use bots::{Level, Stop};
use catalog::{AnyRace, Bot, Glance};
use engine::Seat;

/// The bots at the seats of a race. A bot is made once and kept as long as the race is in memory.
#[derive(Debug, Default)]
pub(super) struct Bots(Vec<(Seat, Box<dyn Bot>)>);

impl Bots {
    /// The seat's bot, to think with; made if there is none yet.
    pub(super) fn take(&mut self, race: &dyn AnyRace, seat: Seat, level: Level) -> Box<dyn Bot> {
        match self.0.iter().position(|(other, _)| *other == seat) {
            Some(at) => self.0.swap_remove(at).1,
            None => race.bot(level.into(), None),
        }
    }

    /// The seat's bot comes back.
    pub(super) fn put(&mut self, seat: Seat, bot: Box<dyn Bot>) {
        self.0.push((seat, bot));
    }
}

/// A bot that has thought, and its thought.
type Answer<A> = (Box<dyn Bot>, A);

/// A bot that thinks. Whoever lets go of it stops it.
#[derive(Debug)]
pub(super) struct Thinking<A> {
    pub(super) seat: Seat,
    stop: Stop,
    answer: Receiver<Answer<A>>,
}

impl<A: Send + 'static> Thinking<A> {
    /// Lets a bot think about a glance on a thread of its own, at most so long.
    pub(super) fn begin(
        mut bot: Box<dyn Bot>,
        seat: Seat,
        glance: Glance,
        limit: Duration,
        think: impl FnOnce(&mut dyn Bot, &Glance) -> A + Send + 'static,
    ) -> Thinking<A> {
        let stop = Stop::within(limit);
        bot.stopped_by(stop.clone());
        let (sender, answer) = channel();
        thread::spawn(move || {
            let thought = think(&mut *bot, &glance);
            // Nobody may listen any more if the race was left meanwhile.
            sender.send((bot, thought)).ok()
        });
        Thinking { seat, stop, answer }
    }

    /// The bot with its answer, if it has one; an error if it has failed.
    pub(super) fn answer(&self) -> Result<Option<Answer<A>>, Failed> {
        match self.answer.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Failed),
        }
    }
}

impl<A> Drop for Thinking<A> {
    fn drop(&mut self) {
        self.stop.ask();
    }
}

/// A bot that will never answer.
#[derive(Debug)]
pub(super) struct Failed;
