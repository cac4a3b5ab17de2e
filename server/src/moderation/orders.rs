//! What the operator wants of a running server: it stands in the database, and the server does it and says there that it has.

use std::sync::Arc;
use std::time::Duration;

use engine::Phrase;
use protocol::TableState;
use tokio::sync::oneshot;

use crate::app::App;
use crate::championship;
use crate::devices::Ended;
use crate::people;
use crate::store::moderation::{AuditLine, Deed, Moderate, Outcome, Whom};
use crate::store::{Store, StoreError};
use crate::table::message::{Message, Operated};
use crate::words;

/// How often the server looks.
const OFTEN: Duration = Duration::from_millis(250);
/// Tables in a state that are looked through for a name.
const TABLES: u32 = 10_000;

/// Does what operators want, for as long as the server runs.
pub(crate) async fn obey(app: Arc<App>) {
    loop {
        tokio::time::sleep(OFTEN).await;
        if let Err(error) = obey_all(&app).await {
            tracing::error!(%error, "what the operator wants cannot be read");
        }
    }
}

/// Does what was not done yet.
pub(crate) async fn obey_all(app: &Arc<App>) -> Result<(), StoreError> {
    for order in app.read(|store| store.orders()).await? {
        let outcome = match carry_out(app, &order).await {
            Ok(()) => Outcome::Done,
            Err(say) => Outcome::Failed(say),
        };
        // The log of the operators has the names.
        let is_done = outcome == Outcome::Done;
        tracing::info!(
            number = order.number,
            deed = order.deed.kind(),
            is_done,
            "the operator wants something"
        );
        app.writer.write(Moderate::Done(order.number, outcome).into()).await?;
    }
    Ok(())
}

async fn carry_out(app: &Arc<App>, order: &AuditLine) -> Result<(), Phrase> {
    let broken = |error: StoreError| words::store_error(&error);
    match &order.deed {
        Deed::Close { table } => close(app, table, &order.why).await,
        Deed::Ban { whom, .. } => {
            read_bans(app).await.map_err(broken)?;
            let asked = whom.clone();
            let bans = app.read(move |store| store.bans()).await.map_err(broken)?;
            // It may have been lifted since, or be over.
            let holds = bans.iter().any(|ban| ban.whom == asked && ban.holds(app.calendar().date_ms()));
            match whom {
                _ if !holds => Ok(()),
                Whom::Person(id) => {
                    app.devices.end(Ended::Banned(id.clone()));
                    people::leave_all(app, id).await.map_err(broken)
                }
                Whom::Network(network) => {
                    let network = network.parse().map_err(|fault| catalog::fault_phrase(&fault))?;
                    app.devices.end(Ended::Network(network));
                    Ok(())
                }
            }
        }
        Deed::Unban { .. } => read_bans(app).await.map_err(broken),
        Deed::Rename { person, to, .. } => rename(app, person, to).await.map_err(broken),
        Deed::Settle { .. } => Ok(()),
    }
}

async fn read_bans(app: &Arc<App>) -> Result<(), StoreError> {
    let known = Arc::clone(app);
    app.read(move |store| known.bans.read(store)).await
}

async fn close(app: &Arc<App>, table: &str, why: &str) -> Result<(), Phrase> {
    let (reply, answer) = oneshot::channel();
    let message = Message::Operator { what: Operated::Close { why: why.to_string() }, reply };
    app.hub.send(app, table, message).await.map_err(|error| words::store_error(&error))?;
    match answer.await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(refused)) => Err(refused.say),
        Err(_) => Err(Phrase::new("server-no-answer")),
    }
}

/// Somebody is called otherwise at every table, also at those that are over.
async fn rename(app: &Arc<App>, person: &str, to: &str) -> Result<(), StoreError> {
    let id = person.to_string();
    let tables = app.read(move |store| tables_of(store, &id)).await?;
    for table in tables {
        let (reply, answer) = oneshot::channel();
        let what = Operated::Rename { person: person.to_string(), to: to.to_string() };
        let sent = app.hub.send(app, &table, Message::Operator { what, reply }).await;
        if sent.is_err() || !matches!(answer.await, Ok(Ok(()))) {
            tracing::warn!(table, person, "a name that was taken away still stands at a table");
        }
    }
    championship::rename(app, person, to).await
}

fn tables_of(store: &dyn Store, person: &str) -> Result<Vec<String>, StoreError> {
    let mut tables = Vec::new();
    for state in [TableState::Running, TableState::Waiting, TableState::Over] {
        tables.extend(store.races_of(person, state, None, TABLES)?.into_iter().map(|table| table.id));
    }
    Ok(tables)
}
