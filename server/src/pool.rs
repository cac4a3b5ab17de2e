//! Where bots think, apart from the threads that serve people. Choices without a search, people's short and long hints, deep thought and
//! reviews each have threads of their own, so that none waits behind another; on each of them time is shared out ([`shares`]).

mod shares;

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

pub(crate) use shares::Account;
use shares::Shares;

/// Something to think about.
pub(crate) trait Job: Send + 'static {
    /// Thinks, and tells whoever waits for it.
    fn run(self: Box<Self>);
}

/// What kind of thought it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// A choice without a search.
    Quick,
    /// A hint of a level that has soon thought.
    Hint,
    /// A search.
    Deep,
    /// A part of the review of a finished race.
    Review,
    /// A hint of a level that thinks for long.
    LongHint,
}

/// Who is charged for a thought, and where it waits.
#[derive(Clone, Debug)]
pub(crate) struct Ticket {
    pub(crate) account: Account,
    pub(crate) depth: Depth,
    /// Whether somebody looks at the race: such thoughts come first among those of the same account.
    pub(crate) is_watched: bool,
}

/// The threads on which bots think.
#[derive(Debug)]
pub(crate) struct Pool {
    queues: [Arc<Queue>; 5],
}

impl Pool {
    /// Starts `threads` threads each for deep thought and for reviews, and one each for quick choices, short hints and long ones. Each
    /// account may have `most` jobs of each kind waiting.
    pub(crate) fn start(threads: usize, most: usize) -> Pool {
        let start = |name: &str, threads: usize| {
            let queue = Arc::new(Queue::new(most));
            for number in 0..threads {
                let queue = Arc::clone(&queue);
                let thread = std::thread::Builder::new().name(format!("{name} {number}"));
                if let Err(error) = thread.spawn(move || work(&queue)) {
                    tracing::error!(%error, "a thread for bots cannot be started");
                }
            }
            queue
        };
        let threads = threads.max(1);
        // In the order of `Depth`.
        let queues = [
            start("quick", 1),
            start("hint", 1),
            start("bot", threads),
            start("review", threads),
            start("long hint", 1),
        ];
        Pool { queues }
    }

    /// Has a job done, unless too many of the account wait already: then it is given back, and whoever asks tries again later.
    pub(crate) fn submit<J: Job>(&self, ticket: &Ticket, job: J) -> Result<(), J> {
        self.queues[ticket.depth as usize].push(ticket, job)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        for queue in &self.queues {
            queue.waiting().is_closed = true;
            queue.news.notify_all();
        }
    }
}

#[derive(Debug)]
struct Queue {
    waiting: Mutex<Waiting>,
    news: Condvar,
}

struct Waiting {
    shares: Shares<Box<dyn Job>>,
    is_closed: bool,
}

impl std::fmt::Debug for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Waiting").field("is_closed", &self.is_closed).finish_non_exhaustive()
    }
}

impl Queue {
    fn new(most: usize) -> Queue {
        let waiting = Waiting { shares: Shares::new(most), is_closed: false };
        Queue { waiting: Mutex::new(waiting), news: Condvar::new() }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push<J: Job>(&self, ticket: &Ticket, job: J) -> Result<(), J> {
        let mut waiting = self.waiting();
        // A job is boxed only if there is room for it, so that it can be given back as what it is.
        if !waiting.shares.has_room(&ticket.account) {
            return Err(job);
        }
        waiting.shares.push(&ticket.account, ticket.is_watched, Box::new(job));
        self.news.notify_one();
        Ok(())
    }

    /// The next job and who is charged for it; none when the server is gone.
    fn pop(&self) -> Option<(Account, Box<dyn Job>)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.is_closed {
                return None;
            }
            if let Some(next) = waiting.shares.pop() {
                return Some(next);
            }
            waiting = self.news.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn work(queue: &Queue) {
    while let Some((account, job)) = queue.pop() {
        let began = Instant::now();
        // A game that panics while a bot thinks costs that thought only.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job.run())).is_err() {
            tracing::error!("a bot's thinking panicked");
        }
        let cost = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        queue.waiting().shares.done(&account, cost.max(1));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// What is told of a thought that has begun.
    const BEGUN: &str = "begun";

    /// A thought that says that it has begun, and ends when somebody lets it.
    struct Blocked(&'static str, Receiver<()>, Sender<&'static str>);

    impl Job for Blocked {
        fn run(self: Box<Self>) {
            let _ = self.2.send(BEGUN);
            let _ = self.1.recv();
            let _ = self.2.send(self.0);
        }
    }

    fn ticket(host: u8, depth: Depth) -> Ticket {
        let network = Some(std::net::IpAddr::from([10, 0, 0, host]));
        let account = Account::Person { network, person: host.to_string() };
        Ticket { account, depth, is_watched: true }
    }

    #[test]
    fn quick_choices_and_hints_of_others_are_made_while_somebody_fills_every_thread_with_deep_thought() {
        let pool = Pool::start(2, 100);
        let (told, news) = channel();
        let mut held = Vec::new();
        let block = |ticket: &Ticket, name| {
            let (release, until) = channel();
            assert!(pool.submit(ticket, Blocked(name, until, told.clone())).is_ok());
            release
        };
        for _ in 0..60 {
            held.push(block(&ticket(1, Depth::Deep), "deep"));
        }
        // Both threads are at work.
        assert_eq!([news.recv(), news.recv()], [Ok(BEGUN), Ok(BEGUN)]);
        drop(block(&ticket(2, Depth::Quick), "quick"));
        assert_eq!([news.recv(), news.recv()], [Ok(BEGUN), Ok("quick")]);
        drop(block(&ticket(2, Depth::Hint), "hint"));
        assert_eq!([news.recv(), news.recv()], [Ok(BEGUN), Ok("hint")]);
        let long = block(&ticket(1, Depth::LongHint), "long hint");
        assert_eq!(news.recv(), Ok(BEGUN));
        drop(block(&ticket(2, Depth::Hint), "hint beside a long one"));
        assert_eq!([news.recv(), news.recv()], [Ok(BEGUN), Ok("hint beside a long one")]);
        drop(long);
        assert_eq!(news.recv(), Ok("long hint"));
        // Of the deep thoughts, another's is the next that begins.
        drop(block(&ticket(2, Depth::Deep), "another's"));
        drop(held.remove(0));
        assert_eq!([news.recv(), news.recv()], [Ok("deep"), Ok(BEGUN)]);
        assert_eq!(news.recv(), Ok("another's"));
    }

    #[test]
    fn no_thought_waits_behind_reviews() {
        let pool = Pool::start(1, 100);
        let (told, news) = channel();
        let block = |ticket: &Ticket, name| {
            let (release, until) = channel();
            assert!(pool.submit(ticket, Blocked(name, until, told.clone())).is_ok());
            release
        };
        let held: Vec<_> = (0..60).map(|_| block(&ticket(1, Depth::Review), "review")).collect();
        assert_eq!(news.recv(), Ok(BEGUN));
        for depth in [Depth::Quick, Depth::Hint, Depth::Deep] {
            drop(block(&ticket(1, depth), "thought"));
            assert_eq!([news.recv(), news.recv()], [Ok(BEGUN), Ok("thought")]);
        }
        drop(held);
        assert_eq!(news.recv(), Ok("review"));
    }

    #[test]
    fn a_full_queue_gives_the_job_back() {
        let queue = Queue::new(1);
        let (told, _news) = channel();
        let blocked = |name| Blocked(name, channel().1, told.clone());
        let full = ticket(1, Depth::Deep);
        assert!(queue.push(&full, blocked("first")).is_ok());
        assert!(queue.push(&full, blocked("too much")).is_err_and(|job| job.0 == "too much"));
        assert!(queue.push(&ticket(2, Depth::Deep), blocked("another's")).is_ok());
    }
}
