//! Where bots think: a few threads with a bounded queue, apart from those that serve people. Races that somebody looks
//! at come first.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

type Job = Box<dyn FnOnce() + Send>;

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

    /// Has a job done, unless too many wait already: then whoever asks tries again later.
    pub(crate) fn submit(&self, lane: Lane, job: Job) -> bool {
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
    lanes: [VecDeque<Job>; 2],
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

    fn push(&self, lane: Lane, job: Job) -> bool {
        let mut waiting = self.waiting();
        let lane = &mut waiting.lanes[lane as usize];
        if lane.len() >= self.most {
            return false;
        }
        lane.push_back(job);
        self.news.notify_one();
        true
    }

    /// The next job, the watched ones first; none when the server is gone.
    fn pop(&self) -> Option<Job> {
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
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot's thinking panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn races_that_somebody_looks_at_come_first_and_each_lane_is_bounded() {
        let queue = Queue { most: 2, ..Queue::default() };
        let order = Arc::new(Mutex::new(Vec::new()));
        let job = |name: &'static str| {
            let order = Arc::clone(&order);
            Box::new(move || order.lock().unwrap().push(name)) as Job
        };
        assert!(queue.push(Lane::Unwatched, job("late")) && queue.push(Lane::Unwatched, job("later")));
        assert!(!queue.push(Lane::Unwatched, job("too much")), "the lane is full");
        assert!(queue.push(Lane::Watched, job("first")), "and the other is not");
        for _ in 0..3 {
            queue.pop().unwrap()();
        }
        assert_eq!(*order.lock().unwrap(), ["first", "late", "later"]);
    }
}
