//! Telling people that a race by mail waits for them: in their browser (Web Push), by mail, in a calendar.
//!
//! A table only puts a turn into a queue that never makes it wait. What is behind the queue looks up who wants to be told where, notes
//! that they are told, so that nobody is told twice, and sends: a few messages at a time, each with a time limit and few tries.

pub(crate) mod calendar;
pub(crate) mod mail;
mod post;
mod said;
pub(crate) mod seal;
mod send;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use engine::Phrase;
use tokio::sync::{Semaphore, mpsc};

use crate::app::{App, now_ms, secret_hash};
use crate::config::{Config, Notice};
use crate::gate::Bucket;
use crate::store::notices::{Mail, NoticeWrite};
use crate::store::{StoreError, Write};
use crate::words;
use mail::Mailer;
use post::Poster;
pub(crate) use post::Target;
pub(crate) use seal::OwnKey;
use send::{Message, deliver};

/// Turns that may wait to be looked at.
const QUEUE: usize = 1_024;
/// Messages of a kind that may wait for their next try.
const WAITING: usize = 256;
/// Messages to browsers, and mails, that are under way at once.
const PUSHES_AT_ONCE: usize = 16;
const MAILS_AT_ONCE: usize = 4;
/// The most people of whom it is known how many messages they had.
const COUNTED: usize = 20_000;
/// The name under which the server's key for push services is kept.
const PUSH_KEY: &str = "push";
/// How often in a day whoever reads mail at an address is asked whether they want it.
const ASKED_A_DAY: u32 = 3;
/// How long an address can be confirmed.
const CONFIRM_MS: i64 = 24 * 3_600_000;

/// A race by mail waits for somebody who does not look at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) table: String,
    pub(crate) person: String,
    /// The step since which it waits.
    pub(crate) seq: u32,
    /// Until when.
    pub(crate) deadline_ms: Option<i64>,
}

/// The ways in which people can be told.
pub(crate) struct Notices {
    settings: Notice,
    push: Option<PushWay>,
    mail: Option<Mailer>,
    turns: mpsc::Sender<Turn>,
    waiting: Mutex<Option<mpsc::Receiver<Turn>>>,
    pushing: Lane,
    mailing: Lane,
    /// By person, how many messages they may have; by mail address, how often it may be asked.
    counted: Mutex<BTreeMap<String, Bucket>>,
    asked: Mutex<BTreeMap<String, Bucket>>,
}

/// Messages to browsers.
#[derive(Debug)]
struct PushWay {
    key: OwnKey,
    contact: String,
    anywhere: bool,
    poster: Poster,
}

/// Messages of a kind: how many may wait, and how many are under way at once.
#[derive(Debug)]
struct Lane {
    waiting: Arc<Semaphore>,
    at_once: Arc<Semaphore>,
}

impl Lane {
    fn new(at_once: usize) -> Lane {
        Lane { waiting: Arc::new(Semaphore::new(WAITING)), at_once: Arc::new(Semaphore::new(at_once)) }
    }
}

impl fmt::Debug for Notices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Notices").field("push", &self.push).field("mail", &self.mail).finish_non_exhaustive()
    }
}

impl Notices {
    /// As an operator wants it. `key` is the key for push services, which is made when it is first needed.
    pub(crate) fn new(config: &Config, key: Option<OwnKey>) -> Result<Notices, Phrase> {
        let settings = config.notice.clone();
        let push = match (&settings.push, key) {
            (Some(push), Some(key)) => Some(PushWay {
                key,
                contact: push.contact.clone(),
                anywhere: push.anywhere,
                poster: Poster::new(push.anywhere)?,
            }),
            _ => None,
        };
        if let Some(push) = &push
            && !["mailto:", "https:"].iter().any(|start| push.contact.starts_with(start))
        {
            return Err(Phrase::new("server-push-contact").naming("contact", &push.contact));
        }
        let mail = settings.mail.as_ref().map(|mail| Mailer::new(mail, settings.patience)).transpose()?;
        if mail.is_some() && config.public_url.is_none() {
            return Err(Phrase::new("server-mail-public"));
        }
        let (turns, waiting) = mpsc::channel(QUEUE);
        Ok(Notices {
            settings,
            push,
            mail,
            turns,
            waiting: Mutex::new(Some(waiting)),
            pushing: Lane::new(PUSHES_AT_ONCE),
            mailing: Lane::new(MAILS_AT_ONCE),
            counted: Mutex::default(),
            asked: Mutex::default(),
        })
    }

    /// Whether anybody can be told anything.
    pub(crate) fn is_on(&self) -> bool {
        self.push.is_some() || self.mail.is_some()
    }

    /// The public half of the key that browsers are given; none if they are sent nothing.
    pub(crate) fn push_key(&self) -> Option<&str> {
        self.push.as_ref().map(|push| push.key.public.as_str())
    }

    /// Whether mail is sent.
    pub(crate) fn has_mail(&self) -> bool {
        self.mail.is_some()
    }

    /// Whether messages may be sent to that address.
    pub(crate) fn may_push_to(&self, endpoint: &str) -> bool {
        self.push.as_ref().is_some_and(|push| Target::read(endpoint, push.anywhere).is_some())
    }

    /// A turn that somebody may want to hear of. False if too many wait; nobody waits for that.
    pub(crate) fn offer(&self, turn: Turn) -> bool {
        self.turns.try_send(turn).is_ok()
    }

    /// Whether the person may be sent one more message.
    fn count(&self, person: &str) -> bool {
        take(&self.counted, person, (self.settings.per_hour, 3_600.0))
    }

    /// Whether whoever reads mail at an address may be asked once more, whoever asks.
    pub(crate) fn may_ask(&self, address: &str) -> bool {
        take(&self.asked, &address.to_lowercase(), (ASKED_A_DAY, 86_400.0))
    }
}

/// Counts one for somebody, who has so many in so many seconds.
fn take(counted: &Mutex<BTreeMap<String, Bucket>>, key: &str, (most, seconds): (u32, f64)) -> bool {
    let mut counted = counted.lock().unwrap_or_else(PoisonError::into_inner);
    if counted.len() >= COUNTED {
        counted.clear();
    }
    let bucket = || Bucket::new(f64::from(most) / seconds, most);
    counted.entry(key.to_string()).or_insert_with(bucket).take()
}

/// The server's key for push services: made once, and the same ever after, since browsers know it.
pub(crate) fn own_key(
    store: &dyn crate::store::Store,
    draw: impl Fn() -> Result<[u8; 32], StoreError>,
) -> Result<OwnKey, StoreError> {
    loop {
        if let Some(kept) = store.secret(PUSH_KEY)? {
            let key = seal::read(&kept).and_then(|secret| OwnKey::new(&secret));
            return key.ok_or_else(|| StoreError::Damaged(Phrase::new("store-push-key")));
        }
        // Nearly every number is a key.
        let drawn = draw()?;
        if OwnKey::new(&drawn).is_some() {
            let value = seal::letters(&drawn);
            let write = Write::Notice(NoticeWrite::NewSecret { name: PUSH_KEY.to_string(), value });
            match store.commit(&[write]).remove(0) {
                // Another server with the same file may have been first.
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Looks at turns, one after the other, as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let waiting = app.notices.waiting.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(mut waiting) = waiting else { return };
    while let Some(turn) = waiting.recv().await {
        if let Err(error) = tell(&app, &turn).await {
            tracing::warn!(table = turn.table, %error, "somebody cannot be told of their turn");
        }
    }
}

/// Tells somebody that it is their turn, wherever they want to be told, if they were not told yet.
async fn tell(app: &Arc<App>, turn: &Turn) -> Result<(), StoreError> {
    let (person, id) = (turn.person.clone(), turn.table.clone());
    let read = app.read(move |store| Ok((store.pushes(&person)?, store.mail(&person)?, store.table(&id)?)));
    let (pushes, mail, table) = read.await?;
    let pushes = if app.notices.push.is_some() { pushes } else { Vec::new() };
    let mail = mail.filter(|mail| mail.confirmed && app.notices.mail.is_some());
    let Some(table) = table.filter(|_| !pushes.is_empty() || mail.is_some()) else { return Ok(()) };
    let (person, id) = (turn.person.clone(), turn.table.clone());
    match app.writer.write(Write::Notice(NoticeWrite::Told { person, table: id, seq: turn.seq })).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Ok(()),
        Err(error) => return Err(error),
    }
    if !app.notices.count(&turn.person) {
        tracing::warn!(table = turn.table, "somebody has had many messages and is not told of this turn");
        return Ok(());
    }
    for push in pushes {
        deliver(app, Message::of_push(push, turn, &table));
    }
    if let (Some(mail), Some(public)) = (mail, &app.config.public_url) {
        let said = said::turn(&words::language(Some(&mail.language)), &table, turn, now_ms());
        let letter = said::turn_letter(&said, &mail, &table.id, public.trim_end_matches('/'));
        deliver(app, Message::Letter(letter));
    }
    Ok(())
}

/// Keeps an address for a person and asks whoever reads mail there whether they want it.
pub(crate) async fn ask_address(
    app: &Arc<App>,
    person: &str,
    address: String,
    language: String,
) -> Result<Mail, StoreError> {
    let secret = app.random_word::<40>()?;
    let mail = Mail {
        person: person.to_string(),
        address,
        language,
        confirm: secret_hash(&secret),
        until_ms: now_ms() + CONFIRM_MS,
        confirmed: false,
        stop: app.random_word::<40>()?,
    };
    app.writer.write(Write::Notice(NoticeWrite::SetMail(mail.clone()))).await?;
    if let Some(public) = &app.config.public_url {
        let letter = said::confirm_letter(&mail, &secret, public.trim_end_matches('/'));
        deliver(app, Message::Letter(letter));
    }
    Ok(mail)
}
