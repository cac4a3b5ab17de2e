//! The tables that are in memory, and the way to their mailboxes. A table that nobody looks at is not here.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::{Phrase, SEATS_MAX};
use tokio::sync::mpsc;

use crate::app::{App, now_ms};
use crate::config::Config;
use crate::store::StoreError;
use crate::table::Table;
use crate::table::message::Message;

/// After how long a table is woken again that could not be.
const AGAIN_MS: i64 = 50;

/// Messages that may wait for a table.
const MAILBOX: usize = 64;

/// Mailboxes by table, and times at which a table has something to do.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    boxes: Mutex<BTreeMap<Arc<str>, mpsc::Sender<Message>>>,
    /// How many tables have left memory.
    left: AtomicU64,
    due: Mutex<Due>,
    looked: Mutex<BTreeMap<Arc<str>, i64>>,
    absent: Mutex<BTreeMap<Arc<str>, Absent>>,
}

/// By seat, since when whoever sits there does not look at the table.
pub(crate) type Absent = [Option<i64>; SEATS_MAX];

/// The most tables of which the absences are kept.
const ABSENT_KEPT: usize = 20_000;

/// When tables have something to do: by table, and in order of time, so that whoever waits longest comes first.
#[derive(Debug, Default)]
struct Due {
    by_table: BTreeMap<Arc<str>, i64>,
    in_order: BTreeSet<(i64, Arc<str>)>,
}

impl Due {
    fn set(&mut self, id: &Arc<str>, due_ms: Option<i64>) {
        let before = match due_ms {
            None => self.by_table.remove(id),
            Some(due_ms) => self.by_table.insert(Arc::clone(id), due_ms),
        };
        if let Some(before) = before {
            self.in_order.remove(&(before, Arc::clone(id)));
        }
        if let Some(due_ms) = due_ms {
            self.in_order.insert((due_ms, Arc::clone(id)));
        }
    }

    /// Takes out what is due now, the oldest first, and no more than this many.
    fn take(&mut self, now_ms: i64, most: usize) -> Vec<Arc<str>> {
        let mut ready = Vec::new();
        while ready.len() < most
            && let Some((due_ms, _)) = self.in_order.first()
            && *due_ms <= now_ms
            && let Some((_, id)) = self.in_order.pop_first()
        {
            self.by_table.remove(&id);
            ready.push(id);
        }
        ready
    }
}

impl Hub {
    fn boxes(&self) -> MutexGuard<'_, BTreeMap<Arc<str>, mpsc::Sender<Message>>> {
        self.boxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn due(&self) -> MutexGuard<'_, Due> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mailbox of a table; it is read from the store if nobody looked at it before.
    pub(crate) async fn mailbox(
        &self,
        app: &Arc<App>,
        id: &str,
    ) -> Result<mpsc::Sender<Message>, StoreError> {
        if let Some(mailbox) = self.boxes().get(id) {
            return Ok(mailbox.clone());
        }
        loop {
            let left = self.left.load(Ordering::SeqCst);
            let key = id.to_string();
            let stored = app.read(move |store| store.table(&key)).await?.ok_or(StoreError::Missing)?;
            let mut boxes = self.boxes();
            if let Some(mailbox) = boxes.get(id) {
                return Ok(mailbox.clone());
            }
            // What was read may be older than what a table that has just left memory wrote: it may even be closed.
            if self.left.load(Ordering::SeqCst) != left {
                continue;
            }
            let (mailbox, incoming) = mpsc::channel(MAILBOX);
            let id: Arc<str> = id.into();
            boxes.insert(Arc::clone(&id), mailbox.clone());
            drop(boxes);
            tokio::spawn(Table::run(Arc::clone(app), id, stored, mailbox.downgrade(), incoming));
            return Ok(mailbox);
        }
    }

    /// Puts a message into a table's mailbox.
    pub(crate) async fn send(
        &self,
        app: &Arc<App>,
        id: &str,
        mut message: Message,
    ) -> Result<(), StoreError> {
        // A table that is just leaving memory gives the message back; the next mailbox is a fresh one.
        for _ in 0..200 {
            let mailbox = self.mailbox(app, id).await?;
            match mailbox.send(message).await {
                Ok(()) => return Ok(()),
                Err(returned) => message = returned.0,
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        Err(StoreError::Failed(Phrase::new("store-table-silent")))
    }

    /// The table leaves memory.
    pub(crate) fn forget(&self, id: &str) {
        let mut boxes = self.boxes();
        self.left.fetch_add(1, Ordering::SeqCst);
        boxes.remove(id);
    }

    /// Somebody looks at a table whose race has not begun, or has just looked away.
    pub(crate) fn looked_at(&self, id: &Arc<str>) {
        self.looked().insert(Arc::clone(id), now_ms());
    }

    fn looked(&self) -> MutexGuard<'_, BTreeMap<Arc<str>, i64>> {
        self.looked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables whose races have not begun and at which nobody has looked for too long. Of one that is not known yet, somebody has looked now.
    pub(crate) fn lonely(&self, waiting: Vec<(String, bool)>, config: &Config) -> Vec<Arc<str>> {
        let (now, mut looked) = (now_ms(), self.looked());
        let mut lonely = Vec::new();
        let mut known = BTreeMap::new();
        for (id, is_public) in waiting {
            let id: Arc<str> = id.into();
            let since_ms = looked.remove(&id).unwrap_or(now);
            let kept = if is_public { config.public_waiting_kept } else { config.waiting_kept };
            if now - since_ms >= kept.as_millis() as i64 {
                lonely.push(Arc::clone(&id));
            }
            known.insert(id, since_ms);
        }
        *looked = known;
        lonely
    }

    /// A table leaves memory with these absences; whoever comes first finds them again.
    pub(crate) fn keep_absent(&self, id: &Arc<str>, absent: Absent) {
        let mut kept = self.absent.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= ABSENT_KEPT {
            kept.clear();
        }
        kept.insert(Arc::clone(id), absent);
    }

    /// The absences with which a table left memory.
    pub(crate) fn take_absent(&self, id: &str) -> Option<Absent> {
        self.absent.lock().unwrap_or_else(PoisonError::into_inner).remove(id)
    }

    /// When a table has something to do next.
    pub(crate) fn set_due(&self, id: &Arc<str>, due_ms: Option<i64>) {
        self.due().set(id, due_ms);
    }

    /// Reads from the store what is due, when a server starts: every race goes on.
    pub(crate) fn read_due(&self, app: &App) -> Result<(), StoreError> {
        for (id, due_ms) in app.store.due()? {
            self.set_due(&Arc::from(id), Some(due_ms));
        }
        Ok(())
    }

    /// Wakes the tables that have something to do. Many at once are woken in turn, so that people are served between.
    pub(crate) async fn wake_due(&self, app: &Arc<App>) {
        let ready = self.due().take(now_ms(), 500);
        for id in ready {
            match self.mailbox(app, &id).await {
                // A table with a full mailbox, or one that is just leaving memory, must not hold up all others.
                Ok(mailbox) => {
                    if mailbox.try_send(Message::Wake).is_err() {
                        self.set_due(&id, Some(now_ms() + AGAIN_MS));
                    }
                }
                Err(StoreError::Missing) => {}
                Err(error @ (StoreError::Damaged(_) | StoreError::Unplayable { .. })) => {
                    tracing::error!(table = %id, %error, "a table cannot be woken");
                }
                Err(error) => {
                    tracing::warn!(table = %id, %error, "a table cannot be woken; it is tried again");
                    self.set_due(&id, Some(now_ms() + 1_000));
                }
            }
        }
    }

    /// Every mailbox, to stop the tables.
    pub(crate) fn all(&self) -> Vec<mpsc::Sender<Message>> {
        self.boxes().values().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_due_longest_comes_first_whatever_the_id_and_only_once() {
        let mut due = Due::default();
        for (id, at) in [("a", 30), ("b", 10), ("c", 20), ("d", 99)] {
            due.set(&Arc::from(id), Some(at));
        }
        due.set(&Arc::from("a"), Some(5));
        due.set(&Arc::from("c"), None);
        assert_eq!(due.take(50, 1), [Arc::from("a")]);
        assert_eq!(due.take(50, 9), [Arc::from("b")]);
        assert_eq!(due.take(50, 9), []);
        assert_eq!(due.take(99, 9), [Arc::from("d")]);
    }
}
