//! Where bots think: a few threads with a bounded queue, apart from those that serve people.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

type Job = Box<dyn FnOnce() + Send>;

/// The threads on which bots think.
#[derive(Debug)]
pub(crate) struct Pool {
    jobs: SyncSender<Job>,
}

impl Pool {
    /// Starts `threads` threads for a queue of `queue` jobs.
    pub(crate) fn start(threads: usize, queue: usize) -> Pool {
        let (jobs, waiting) = sync_channel::<Job>(queue.max(1));
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            let thread = std::thread::Builder::new().name(format!("bot {number}"));
            if let Err(error) = thread.spawn(move || work(&waiting)) {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Pool { jobs }
    }

    /// Has a job done, unless too many wait already: then whoever asks tries again later.
    pub(crate) fn submit(&self, job: Job) -> bool {
        self.jobs.try_send(job).is_ok()
    }
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A game that panics while a bot thinks costs that thought only.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot's thinking panicked");
        }
    }
}
