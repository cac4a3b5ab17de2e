//! Reviews of finished races in the making. Each part of a review is a job of its own in the pool, charged to whoever wishes the review; a
//! review has no more parts there than the pool has threads for them, so that nobody's waiting parts keep others from asking.
//!
//! What is made is stored. What is being made is in memory only: a restart costs time and nothing else.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use catalog::Reviewing;
use protocol::{Review, ReviewState};
use tokio::sync::oneshot;

use crate::app::App;
use crate::pool::{Depth, Job, Ticket};
use crate::store::reviews::StoredReview;
use crate::store::{StoreError, StoredTable, Write};

/// How many reviews being made a person may wish at once.
pub(crate) const WISHES_MAX: usize = 2;

/// The reviews that are being made, by table.
#[derive(Debug, Default)]
pub(crate) struct Reviews {
    making: Mutex<BTreeMap<String, Arc<Making>>>,
}

/// A review that is being made.
#[derive(Debug)]
struct Making {
    work: Box<dyn Reviewing>,
    parts: u32,
    progress: Mutex<Progress>,
}

#[derive(Debug)]
struct Progress {
    /// The ids of those who wish it. The first is charged for it.
    wished: Vec<String>,
    /// The parts with which nobody has begun.
    left: VecDeque<u32>,
    /// How many parts wait in the pool or are worked out.
    running: usize,
    done: u32,
    /// Where the review goes; none when it is done, or when nobody wishes it any more.
    out: Option<oneshot::Sender<Review>>,
}

impl Making {
    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn state(&self) -> ReviewState {
        ReviewState::Making { done: self.progress().done, parts: self.parts }
    }

    /// The next part and who is charged for it, if one may begin.
    fn next(&self, threads: usize) -> Option<(u32, String)> {
        let mut progress = self.progress();
        let person = progress.wished.first().filter(|_| progress.running < threads)?.clone();
        progress.out.as_ref()?;
        let part = progress.left.pop_front()?;
        progress.running += 1;
        Some((part, person))
    }

    /// A part waits no longer: there is no room for it in the pool now.
    fn put_back(&self, part: u32) {
        let mut progress = self.progress();
        progress.left.push_front(part);
        progress.running -= 1;
    }

    /// Works a part out, unless nobody wishes it any more. With the last one the review is there.
    fn work_out(&self, part: u32) {
        let is_wished = self.progress().out.is_some();
        let is_done = is_wished && catch_unwind(AssertUnwindSafe(|| self.work.work_out(part))).is_ok();
        let mut progress = self.progress();
        progress.running -= 1;
        if !is_done {
            if progress.out.take().is_some() {
                tracing::error!(part, "a part of a review panicked");
            }
            return;
        }
        progress.done += 1;
        if progress.done == self.parts
            && let Some((out, review)) = progress.out.take().zip(self.work.finish())
        {
            // Where nobody takes it, the server stops.
            let _ = out.send(review);
        }
    }
}

/// A part of a review, to be worked out.
struct Part {
    making: Arc<Making>,
    number: u32,
    app: Weak<App>,
}

impl Job for Part {
    fn run(self: Box<Self>) {
        self.making.work_out(self.number);
        if let Some(app) = self.app.upgrade() {
            go_on(&app, &self.making);
        }
    }
}

/// Puts as many parts into the pool as it has threads for them. What finds no room there waits until the next part is done or somebody asks.
fn go_on(app: &Arc<App>, making: &Arc<Making>) {
    while let Some((number, person)) = making.next(app.config.bot_threads.max(1)) {
        let ticket = Ticket { account: app.gate.account(&person), depth: Depth::Review, is_watched: true };
        let part = Part { making: Arc::clone(making), number, app: Arc::downgrade(app) };
        if app.pool.submit(&ticket, part).is_err() {
            return making.put_back(number);
        }
    }
}

/// Why a review is not made.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NoReview {
    /// Whoever asks waits for as many as one may.
    TooMany,
    /// Too much waits in the pool.
    Full,
}

impl Reviews {
    fn making(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Making>>> {
        self.making.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, table: &str) -> Option<Arc<Making>> {
        self.making().get(table).cloned()
    }

    /// Whether the person may wish one more review that nobody makes yet.
    pub(crate) fn has_room(&self, person: &str) -> bool {
        has_room(&self.making(), person)
    }

    /// The person wishes the review of that table, too, if it is being made.
    pub(crate) fn join(&self, table: &str, person: &str) -> Option<ReviewState> {
        // Whoever leaves at the same time does so before or after.
        let all = self.making();
        let making = all.get(table)?;
        let mut progress = making.progress();
        if !progress.wished.iter().any(|id| id == person) {
            progress.wished.push(person.to_string());
        }
        drop(progress);
        Some(making.state())
    }

    /// The person no longer wishes it. When nobody does, the work ends.
    pub(crate) fn leave(&self, table: &str, person: &str) {
        let mut all = self.making();
        let Some(making) = all.get(table) else { return };
        let mut progress = making.progress();
        progress.wished.retain(|id| id != person);
        if progress.wished.is_empty() {
            progress.out = None;
            drop(progress);
            all.remove(table);
        }
    }

    /// The server stops: nothing is made any more.
    pub(crate) fn stop(&self) {
        for making in std::mem::take(&mut *self.making()).into_values() {
            making.progress().out = None;
        }
    }

    fn forget(&self, made: &Arc<Making>) {
        self.making().retain(|_, making| !Arc::ptr_eq(making, made));
    }
}

fn has_room(all: &BTreeMap<String, Arc<Making>>, person: &str) -> bool {
    let is_theirs = |making: &&Arc<Making>| making.progress().wished.iter().any(|id| id == person);
    all.values().filter(is_theirs).count() < WISHES_MAX
}

/// Where the review of a table's race stands.
pub(crate) async fn state(app: &Arc<App>, table: &StoredTable) -> Result<ReviewState, StoreError> {
    if let Some(making) = app.reviews.of(&table.id) {
        go_on(app, &making);
        return Ok(making.state());
    }
    let (id, rules_version) = (table.id.clone(), table.rules_version);
    let kept = app.read(move |store| store.review(&id, rules_version)).await?;
    Ok(kept.map_or(ReviewState::None {}, |review| ReviewState::Made { review }))
}

/// Begins to make a review for a person. If somebody was first, theirs is joined.
pub(crate) fn begin(
    app: &Arc<App>,
    table: &StoredTable,
    work: Box<dyn Reviewing>,
    person: &str,
) -> Result<ReviewState, NoReview> {
    let (out, made) = oneshot::channel();
    let parts = work.parts();
    let wished = vec![person.to_string()];
    let progress = Progress { wished, left: (0..parts).collect(), running: 0, done: 0, out: Some(out) };
    let making = Arc::new(Making { work, parts, progress: Mutex::new(progress) });
    {
        let mut all = app.reviews.making();
        if all.contains_key(&table.id) {
            drop(all);
            return app.reviews.join(&table.id, person).ok_or(NoReview::Full);
        }
        if !has_room(&all, person) {
            return Err(NoReview::TooMany);
        }
        all.insert(table.id.clone(), Arc::clone(&making));
    }
    go_on(app, &making);
    // Parts may be done by now, but if none found room, none is.
    let found_room = making.progress().left.len() < parts as usize;
    if !found_room {
        app.reviews.forget(&making);
        return Err(NoReview::Full);
    }
    let state = making.state();
    let (id, rules_version, app) = (table.id.clone(), table.rules_version, Arc::clone(app));
    tokio::spawn(async move {
        let made = made.await.ok();
        keep(&app, id, rules_version, made).await;
        app.reviews.forget(&making);
    });
    Ok(state)
}

/// Stores a review that was made; there is none if nobody wishes it any more.
async fn keep(app: &App, table: String, rules_version: u32, made: Option<Review>) {
    if let Some(review) = made {
        let kept = StoredReview { table: table.clone(), rules_version, review };
        match app.writer.write(Write::Review(Box::new(kept))).await {
            // A table that has been forgotten has no review.
            Ok(()) | Err(StoreError::Missing) => {}
            Err(error) => tracing::error!(%table, %error, "a review cannot be stored"),
        }
    }
}
