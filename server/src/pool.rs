//! Where bots think: a few threads with a bounded queue, apart from those that serve people. Races that somebody looks
//! at come first.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// Something to think about.
pub(crate) trait Job: Send + 'static {
    /// Thinks, and tells whoever waits for it.
    fn run(self: Box<Self>);
}

/// Who waits for a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Somebody looks at the race.
    Watched,
    /// Nobody does: bots among themselves, or people who come back tomorrow.
    Unwatched,
}

/// The threads on which bots think.
#[derive(Debug)]
pub(crate) struct Pool {
    queue: Arc<Queue>,
}

impl Pool {
    /// Starts `threads` threads for a queue of `most` jobs a lane.
    pub(crate) fn start(threads: usize, most: usize) -> Pool {
        let queue = Arc::new(Queue { most: most.max(1), ..Queue::default() });
        for number in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            let thread = std::thread::Builder::new().name(format!("bot {number}"));
            if let Err(error) = thread.spawn(move || work(&queue)) {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Pool { queue }
    }

    /// Has a job done, unless too many wait already: then it is given back, and whoever asks tries again later.
    pub(crate) fn submit<J: Job>(&self, lane: Lane, job: J) -> Result<(), J> {
        self.queue.push(lane, job)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.queue.waiting().is_closed = true;
        self.queue.news.notify_all();
    }
}

#[derive(Debug, Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    news: Condvar,
    most: usize,
}

#[derive(Default)]
struct Waiting {
    lanes: [VecDeque<Box<dyn Job>>; 2],
    is_closed: bool,
}

impl std::fmt::Debug for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Waiting").field("jobs", &self.lanes.each_ref().map(VecDeque::len)).finish()
    }
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push<J: Job>(&self, lane: Lane, job: J) -> Result<(), J> {
        let mut waiting = self.waiting();
        let lane = &mut waiting.lanes[lane as usize];
        if lane.len() >= self.most {
            return Err(job);
        }
        lane.push_back(Box::new(job));
        self.news.notify_one();
        Ok(())
    }

    /// The next job, the watched ones first; none when the server is gone.
    fn pop(&self) -> Option<Box<dyn Job>> {
        let mut waiting = self.waiting();
        loop {
            if waiting.is_closed {
                return None;
            }
            if let Some(job) = waiting.lanes.iter_mut().find_map(VecDeque::pop_front) {
                return Some(job);
            }
            waiting = self.news.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn work(queue: &Queue) {
    while let Some(job) = queue.pop() {
        // A game that panics while a bot thinks costs that thought only.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job.run())).is_err() {
            tracing::error!("a bot's thinking panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Note(&'static str, Arc<Mutex<Vec<&'static str>>>);

    impl Job for Note {
        fn run(self: Box<Self>) {
            self.1.lock().unwrap().push(self.0);
        }
    }

    #[test]
    fn races_that_somebody_looks_at_come_first_and_each_lane_is_bounded() {
        let queue = Queue { most: 2, ..Queue::default() };
        let order = Arc::new(Mutex::new(Vec::new()));
        let push = |lane, name| queue.push(lane, Note(name, Arc::clone(&order)));
        assert!(push(Lane::Unwatched, "late").is_ok() && push(Lane::Unwatched, "later").is_ok());
        let full = push(Lane::Unwatched, "too much");
        assert!(full.is_err_and(|job| job.0 == "too much"), "the lane is full and gives the job back");
        assert!(push(Lane::Watched, "first").is_ok(), "and the other is not");
        for _ in 0..3 {
            queue.pop().unwrap().run();
        }
        assert_eq!(*order.lock().unwrap(), ["first", "late", "later"]);
    }
}
