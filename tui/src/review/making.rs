//! Makes a review on threads of its own. Whoever lets go of it stops it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread::{self, JoinHandle};

use catalog::Reviewing;

/// The most threads that work on a review.
const THREADS_MAX: usize = 16;

/// A review that is being made.
#[derive(Debug)]
pub(super) struct Making {
    reviewing: Arc<dyn Reviewing>,
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
    /// How many parts were done when somebody last asked.
    seen: u32,
}

/// What the threads share.
#[derive(Debug, Default)]
struct Shared {
    /// The next part to be worked out.
    next: AtomicU32,
    done: AtomicU32,
    is_stopped: AtomicBool,
}

/// What has come of it since somebody last asked.
pub(super) enum Answer {
    None,
    /// More parts are done.
    More,
    Made(Box<protocol::Review>),
    /// It will never be made.
    Failed,
}

impl Making {
    pub(super) fn begin(reviewing: Arc<dyn Reviewing>) -> Making {
        let shared = Arc::new(Shared::default());
        let count = thread::available_parallelism().map_or(1, |count| count.get().min(THREADS_MAX));
        let work = || {
            let (reviewing, shared) = (Arc::clone(&reviewing), Arc::clone(&shared));
            thread::spawn(move || {
                while !shared.is_stopped.load(Ordering::Relaxed) {
                    let part = shared.next.fetch_add(1, Ordering::Relaxed);
                    if part >= reviewing.parts() {
                        break;
                    }
                    reviewing.work_out(part);
                    shared.done.fetch_add(1, Ordering::Release);
                }
            })
        };
        let threads = (0..count).map(|_| work()).collect();
        Making { reviewing, shared, threads, seen: 0 }
    }

    /// How many parts are done, and of how many.
    pub(super) fn progress(&self) -> (u32, u32) {
        (self.shared.done.load(Ordering::Acquire), self.reviewing.parts())
    }

    /// What has come of it.
    pub(super) fn answer(&mut self) -> Answer {
        let (done, parts) = self.progress();
        if done >= parts {
            return self.reviewing.finish().map_or(Answer::Failed, |review| Answer::Made(Box::new(review)));
        }
        if self.threads.iter().all(JoinHandle::is_finished) && self.progress().0 < parts {
            return Answer::Failed;
        }
        match std::mem::replace(&mut self.seen, done) == done {
            true => Answer::None,
            false => Answer::More,
        }
    }
}

impl Drop for Making {
    fn drop(&mut self) {
        self.shared.is_stopped.store(true, Ordering::Relaxed);
    }
}
