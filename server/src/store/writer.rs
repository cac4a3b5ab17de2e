//! Group commit: one thread collects writes and makes them durable together.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Instant;

use engine::Phrase;
use tokio::sync::oneshot;

use super::{Store, StoreError, Write};
use crate::metrics::Metrics;

/// The most writes made durable at once.
const BATCH_MAX: usize = 1024;

type Job = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The way to the writing thread. Clones share it.
#[derive(Clone, Debug)]
pub struct Writer {
    jobs: SyncSender<Job>,
}

impl Writer {
    /// Starts the thread. It ends when the last clone is gone and everything is written.
    pub fn start(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
    ) -> Result<(Writer, JoinHandle<()>), StoreError> {
        let (jobs, incoming) = sync_channel(16 * BATCH_MAX);
        let thread = std::thread::Builder::new()
            .name("writer".to_string())
            .spawn(move || run(&*store, &incoming, &metrics))
            .map_err(|error| StoreError::Failed(catalog::system_says(&error)))?;
        Ok((Writer { jobs }, thread))
    }

    /// Writes; when this returns `Ok`, it is durable.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, outcome) = oneshot::channel();
        // The queue holds more writes than there can be tables at work; it is full only if the disk hangs.
        self.jobs.try_send((write, done)).map_err(|_| StoreError::Failed(Phrase::new("store-busy")))?;
        outcome.await.unwrap_or_else(|_| Err(StoreError::Failed(Phrase::new("store-stopped"))))
    }
}

fn run(store: &dyn Store, incoming: &Receiver<Job>, metrics: &Metrics) {
    let (mut writes, mut waiting) = (Vec::new(), Vec::new());
    while let Ok((write, done)) = incoming.recv() {
        writes.push(write);
        waiting.push(done);
        while writes.len() < BATCH_MAX
            && let Ok((write, done)) = incoming.try_recv()
        {
            writes.push(write);
            waiting.push(done);
        }
        let began = Instant::now();
        let outcomes = store.commit(&writes);
        metrics.committed(writes.len(), began.elapsed());
        for (done, outcome) in waiting.drain(..).zip(outcomes) {
            // Whoever asked may be gone; the write stays.
            let _ = done.send(outcome);
        }
        writes.clear();
    }
}
