//! Sending messages: a few at a time, each with a time limit and few tries.

use std::sync::Arc;

use axum::http::{HeaderName, header};
use p256::SecretKey;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use super::mail::Letter;
use super::post::{Posted, Target};
use super::seal::Reader;
use super::{Turn, said};
use crate::app::{App, now_ms, secret_hash};
use crate::store::notices::{NoticeWrite, Push};
use crate::store::{StoreError, StoredTable, Write};
use crate::words;

/// For how long a push service keeps a message for a browser that is off, at most.
const KEPT_S: i64 = 7 * 86_400;

/// Something to be sent.
pub(super) enum Message {
    /// To a browser.
    Push { push: Push, text: String, heads: Vec<(HeaderName, String)> },
    /// By mail.
    Letter(Letter),
}

impl Message {
    /// That it is somebody's turn, for a browser.
    pub(super) fn of_push(push: Push, turn: &Turn, table: &StoredTable) -> Message {
        let now = now_ms();
        let said = said::turn(&words::language(Some(&push.language)), table, turn, now);
        let text = json!({"title": said.title, "text": said.text, "table": table.id}).to_string();
        let left_s = turn.deadline_ms.map_or(KEPT_S, |deadline_ms| (deadline_ms - now) / 1_000);
        let own = HeaderName::from_static;
        let heads = vec![
            (own("ttl"), left_s.clamp(0, KEPT_S).to_string()),
            (own("urgency"), "normal".to_string()),
            // Of one table the newest message takes the place of those before it.
            (own("topic"), secret_hash(&table.id)[..32].to_string()),
            (header::CONTENT_ENCODING, "aes128gcm".to_string()),
            (header::CONTENT_TYPE, "application/octet-stream".to_string()),
        ];
        Message::Push { push, text, heads }
    }

    async fn try_once(&self, app: &App) -> Try {
        match self {
            Message::Push { push, text, heads } => push_once(app, push, text, heads).await,
            Message::Letter(letter) => match &app.notices.mail {
                None => Try::Over(Outcome::Failed),
                Some(mailer) => match mailer.send(letter).await {
                    Ok(()) => Try::Over(Outcome::Taken),
                    Err(why) => Try::Later(why),
                },
            },
        }
    }

    /// Notes what came of it.
    async fn note(&self, app: &App, outcome: Outcome) {
        let Message::Push { push: Push { id, .. }, .. } = self else { return };
        let id = id.clone();
        let write = match outcome {
            Outcome::Gone => NoticeWrite::DropPush { id },
            Outcome::Taken => NoticeWrite::Pushed { id, taken: true },
            Outcome::Failed => NoticeWrite::Pushed { id, taken: false },
        };
        match app.writer.write(Write::Notice(write)).await {
            Ok(()) | Err(StoreError::Missing) => {}
            Err(error) => tracing::warn!(%error, "what came of a message cannot be noted"),
        }
    }
}

async fn push_once(app: &App, push: &Push, text: &str, heads: &[(HeaderName, String)]) -> Try {
    let Some(way) = &app.notices.push else { return Try::Over(Outcome::Failed) };
    let target = Target::read(&push.endpoint, way.anywhere);
    let (Some(target), Some(reader)) = (target, Reader::new(&push.key, &push.auth)) else {
        return Try::Over(Outcome::Gone);
    };
    let drawn = app.random::<32>().and_then(|key| Ok((key, app.random::<16>()?)));
    let (key, salt) = match drawn {
        Ok(drawn) => drawn,
        Err(error) => return Try::Later(error.to_string()),
    };
    let sealed = SecretKey::from_slice(&key).ok().and_then(|key| reader.seal(&key, salt, text.as_bytes()));
    let Some(sealed) = sealed else { return Try::Later("the message cannot be sealed".to_string()) };
    let mut heads = heads.to_vec();
    heads.push((
        header::AUTHORIZATION,
        way.key.vouch(&target.service, &way.contact, app.calendar().date_ms()),
    ));
    match way.poster.post(&target, &heads, sealed).await {
        Posted::Taken => Try::Over(Outcome::Taken),
        Posted::Gone => Try::Over(Outcome::Gone),
        Posted::Later(why) => Try::Later(why),
        Posted::Refused(why) => {
            tracing::warn!(service = target.service, why, "a push service refuses a message");
            Try::Over(Outcome::Failed)
        }
    }
}

/// What came of a try.
enum Try {
    /// It is over, for good or ill.
    Over(Outcome),
    /// It may go better later.
    Later(String),
}

/// How sending a message ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Taken,
    Gone,
    Failed,
}

/// Tries to send a message, a few times at most, and notes what came of it. Nobody waits for it, and it ends with the server.
pub(super) fn deliver(app: &Arc<App>, message: Message) {
    let lane = match message {
        Message::Push { .. } => &app.notices.pushing,
        Message::Letter(_) => &app.notices.mailing,
    };
    let Ok(place) = Arc::clone(&lane.waiting).try_acquire_owned() else {
        tracing::warn!("too many messages wait to be sent; one is left out");
        return;
    };
    let (at_once, app) = (Arc::clone(&lane.at_once), Arc::clone(app));
    tokio::spawn(async move {
        let _place = place;
        let mut stopping = app.stopping.subscribe();
        let stopped = async move { stopping.wait_for(|is_stopping| *is_stopping).await.is_ok() };
        tokio::select! {
            outcome = send(&app, &message, &at_once) => message.note(&app, outcome).await,
            _ = stopped => {}
        }
    });
}

/// Sends a message, with a time limit for each try.
async fn send(app: &App, message: &Message, at_once: &Semaphore) -> Outcome {
    let mut pauses = app.notices.settings.again.iter();
    loop {
        let tried = {
            let Ok(_turn) = at_once.acquire().await else { return Outcome::Failed };
            timeout(app.notices.settings.patience, message.try_once(app)).await
        };
        let why = match tried {
            Ok(Try::Over(outcome)) => return outcome,
            Ok(Try::Later(why)) => why,
            Err(_) => "it takes too long".to_string(),
        };
        let Some(pause) = pauses.next() else {
            tracing::warn!(why, "a message is not sent");
            return Outcome::Failed;
        };
        tracing::info!(why, "a message is tried again");
        sleep(*pause).await;
    }
}
