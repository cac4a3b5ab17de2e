//! The tables that are in memory, and the way to their mailboxes. A table that nobody looks at is not here.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use crate::app::{App, now_ms};
use crate::store::StoreError;
use crate::table::Table;
use crate::table::message::Message;

/// Messages that may wait for a table.
const MAILBOX: usize = 64;

/// Mailboxes by table, and times at which a table has something to do.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    boxes: Mutex<BTreeMap<Arc<str>, mpsc::Sender<Message>>>,
    due: Mutex<BTreeMap<Arc<str>, i64>>,
}

impl Hub {
    fn boxes(&self) -> MutexGuard<'_, BTreeMap<Arc<str>, mpsc::Sender<Message>>> {
        self.boxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn due(&self) -> MutexGuard<'_, BTreeMap<Arc<str>, i64>> {
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
        let key = id.to_string();
        let stored = app.read(move |store| store.table(&key)).await?.ok_or(StoreError::Missing)?;
        let mut boxes = self.boxes();
        if let Some(mailbox) = boxes.get(id) {
            return Ok(mailbox.clone());
        }
        let (mailbox, incoming) = mpsc::channel(MAILBOX);
        let id: Arc<str> = id.into();
        boxes.insert(Arc::clone(&id), mailbox.clone());
        drop(boxes);
        tokio::spawn(Table::run(Arc::clone(app), id, stored, mailbox.downgrade(), incoming));
        Ok(mailbox)
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
        Err(StoreError::Failed("the table does not answer".to_string()))
    }

    /// The table leaves memory.
    pub(crate) fn forget(&self, id: &str) {
        self.boxes().remove(id);
    }

    /// When a table has something to do next.
    pub(crate) fn set_due(&self, id: &Arc<str>, due_ms: Option<i64>) {
        match due_ms {
            None => self.due().remove(id),
            Some(due_ms) => self.due().insert(Arc::clone(id), due_ms),
        };
    }

    /// Reads from the store what is due, when a server starts: every race goes on.
    pub(crate) fn read_due(&self, app: &App) -> Result<(), StoreError> {
        let due = app.store.due()?;
        self.due().extend(due.into_iter().map(|(id, at)| (Arc::from(id), at)));
        Ok(())
    }

    /// Wakes the tables that have something to do. Many at once are woken in turn, so that people are served between.
    pub(crate) async fn wake_due(&self, app: &Arc<App>) {
        let now = now_ms();
        let ready: Vec<Arc<str>> = {
            let mut due = self.due();
            let ready: Vec<Arc<str>> =
                due.iter().filter(|(_, at)| **at <= now).take(500).map(|(id, _)| Arc::clone(id)).collect();
            for id in &ready {
                due.remove(id);
            }
            ready
        };
        for id in ready {
            if let Err(error) = self.send(app, &id, Message::Wake).await {
                tracing::warn!(table = %id, %error, "a table cannot be woken");
            }
        }
    }

    /// Every mailbox, to stop the tables.
    pub(crate) fn all(&self) -> Vec<mpsc::Sender<Message>> {
        self.boxes().values().cloned().collect()
    }
}
