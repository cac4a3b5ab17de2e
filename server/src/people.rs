//! Who somebody is: a name and a secret token. There is no sign-up, and nothing else is kept.

use std::sync::Arc;

use engine::{Phrase, Value};
use protocol::TableState;
use tokio::sync::oneshot;

use crate::app::{App, now_ms, secret_hash};
use crate::championship;
use crate::devices::Ended;
use crate::store::{Person, StoreError, StoredTable, Token, Write};
use crate::table::message::{Message, Wish};
use crate::text;

/// How long a one-time code is good.
pub(crate) const CODE_GOOD_MS: i64 = 10 * 60_000;

/// A name as it may be kept: on one line, without what cannot be seen, not empty, not too long, and none of a bot.
pub(crate) fn clean_name(name: &str) -> Result<String, Phrase> {
    let name = text::clean(name);
    let length = name.chars().count();
    if length == 0 || length > protocol::NAME_MAX {
        return Err(Phrase::new("server-name").with("most", protocol::NAME_MAX as i64));
    }
    let wrong = |id| Err(Phrase::new(id).with("name", Value::text(name.as_str())));
    match text::kept_for(&name) {
        Some(text::Kept::Bot) => wrong("server-name-bot"),
        Some(text::Kept::Server) => wrong("server-name-server"),
        None => Ok(name),
    }
}

/// A name as somebody may have it: what an operator has taken away from them, or reads like it, is theirs no more.
pub(crate) async fn name_for(
    app: &App,
    person: &Person,
    name: &str,
) -> Result<Result<String, Phrase>, StoreError> {
    let name = match clean_name(name) {
        Ok(name) => name,
        Err(say) => return Ok(Err(say)),
    };
    let id = person.id.clone();
    let taken = app.read(move |store| store.names_taken(&id)).await?;
    let is_like = |other: &String| text::reading(other) == text::reading(&name);
    Ok(if taken.iter().any(is_like) { Err(Phrase::new("server-name-taken-away")) } else { Ok(name) })
}

/// A new person and their token.
pub(crate) async fn welcome(app: &App, name: String) -> Result<(Person, String), StoreError> {
    let person = Person { id: app.random_word::<16>()?, name };
    app.writer.write(Write::SetPerson(person.clone())).await?;
    let token = new_token(app, &person.id).await?;
    Ok((person, token))
}

/// A further token of a person.
pub(crate) async fn new_token(app: &App, person: &str) -> Result<String, StoreError> {
    let token = app.random_word::<52>()?;
    let write = Write::NewToken { person: person.to_string(), hash: secret_hash(&token), made_ms: now_ms() };
    app.writer.write(write).await?;
    Ok(token)
}

/// Who has this token.
pub(crate) async fn by_token(app: &App, token: &str) -> Result<Option<Arc<Person>>, StoreError> {
    if token.len() > 100 {
        return Ok(None);
    }
    by_hash(app, secret_hash(token)).await
}

/// Who has the token of this hash. That it was used is noted once in a while.
pub(crate) async fn by_hash(app: &App, hash: String) -> Result<Option<Arc<Person>>, StoreError> {
    let asked = hash.clone();
    let person = app.read(move |store| store.person_by_token(&asked)).await?.map(Arc::new);
    let now = now_ms();
    if person.is_some()
        && app.devices.is_news(&hash, now)
        && let Err(error) = app.writer.write(Write::UsedToken { hash, used_ms: now }).await
    {
        tracing::warn!(%error, "the use of a token cannot be noted");
    }
    Ok(person)
}

/// The devices of a person.
pub(crate) async fn tokens(app: &App, person: &Person) -> Result<Vec<Token>, StoreError> {
    let id = person.id.clone();
    app.read(move |store| store.tokens(&id)).await
}

/// Revokes a token, and its sockets end.
pub(crate) async fn drop_token(app: &App, hash: String) -> Result<(), StoreError> {
    app.writer.write(Write::DropToken { hash: hash.clone() }).await?;
    app.devices.end(Ended::Token(hash));
    Ok(())
}

/// Forgets a person: tokens and sockets at once, then their seats. Where a race goes on, a bot plays on; where none has begun, the
/// seat is free again.
pub(crate) async fn forget(app: &Arc<App>, person: Arc<Person>) -> Result<(), StoreError> {
    let tables = tables_of(app, &person.id).await?;
    app.writer.write(Write::DropPerson { person: person.id.clone() }).await?;
    app.shuns.forget(&person.id);
    app.devices.end(Ended::Person(person.id.clone()));
    leave(app, &person, tables).await;
    championship::leave_all(app, &person.id).await
}

/// Somebody who is kept out leaves wherever they sit.
pub(crate) async fn leave_all(app: &Arc<App>, id: &str) -> Result<(), StoreError> {
    let tables = tables_of(app, id).await?;
    let person = Arc::new(Person { id: id.to_string(), name: String::new() });
    leave(app, &person, tables).await;
    championship::leave_all(app, id).await
}

/// Where somebody sits and the race is not over.
async fn tables_of(app: &App, id: &str) -> Result<Vec<StoredTable>, StoreError> {
    let id = id.to_string();
    let tables = app.read(move |store| {
        let mut tables = store.races_of(&id, TableState::Running, None, u32::MAX)?;
        tables.extend(store.races_of(&id, TableState::Waiting, None, u32::MAX)?);
        Ok(tables)
    });
    tables.await
}

async fn leave(app: &Arc<App>, person: &Arc<Person>, tables: Vec<StoredTable>) {
    for table in tables {
        for seat in table.company.seats_of(&person.id) {
            let (reply, answer) = oneshot::channel();
            let message = Message::Seat { person: Arc::clone(person), wish: Wish::Leave { seat }, reply };
            let left = app.hub.send(app, &table.id, message).await;
            if left.is_err() || !matches!(answer.await, Ok(Ok(_))) {
                tracing::warn!(table = table.id, seat, "a seat of somebody who is gone stays theirs");
            }
        }
    }
}

/// A one-time code with which another device becomes the same person.
pub(crate) async fn new_code(app: &App, person: &Person) -> Result<(String, i64), StoreError> {
    let code = app.random_word::<10>()?.to_uppercase();
    let until_ms = now_ms() + CODE_GOOD_MS;
    let write = Write::NewCode { person: person.id.clone(), hash: secret_hash(&code), until_ms };
    app.writer.write(write).await?;
    Ok((code, until_ms))
}

/// Uses a one-time code: a token for the person who made it. None if it is not good.
pub(crate) async fn use_code(app: &App, code: &str) -> Result<Option<String>, StoreError> {
    let hash = secret_hash(&code.trim().to_uppercase());
    let (asked, now) = (hash.clone(), now_ms());
    let Some(person) = app.read(move |store| store.person_by_code(&asked, now)).await? else {
        return Ok(None);
    };
    // Whoever takes it out of the store first has it.
    match app.writer.write(Write::UseCode { hash }).await {
        Ok(()) => Ok(Some(new_token(app, &person).await?)),
        Err(StoreError::Missing) => Ok(None),
        Err(error) => Err(error),
    }
}
