//! Making tables and finding them.

use std::sync::Arc;

use bots::Level;
use protocol::{ClockPlan, NewTable, SeatPlan, Settings, Starting, TableState, TableSummary};
use serde_json::Value;

use crate::app::{App, now_ms, secret_hash};
use crate::store::{Company, Holder, Person, StoreError, StoredTable, Write};

/// What is wrong with a table that somebody wants.
#[derive(Debug)]
pub(crate) enum NoTable {
    Wrong(String),
    Store(StoreError),
}

impl From<StoreError> for NoTable {
    fn from(error: StoreError) -> NoTable {
        NoTable::Store(error)
    }
}

/// A table that was made, and the keys of its seats that have links of their own.
pub(crate) struct Made {
    pub(crate) id: String,
    pub(crate) keys: Vec<(u8, String)>,
}

/// Makes a table.
pub(crate) async fn make(app: &Arc<App>, person: &Person, wanted: NewTable) -> Result<Made, NoTable> {
    let wrong = |fault: engine::Fault| NoTable::Wrong(fault.to_string());
    let game = catalog::find(&wanted.game).map_err(wrong)?;
    check_settings(&wanted.settings)?;
    // The seed of this race is thrown away: it only shows whether the game can be played so.
    let race = game.new_race(wanted.seats.len() as i64, &wanted.options, 0).map_err(wrong)?;
    let (mut seats, mut keys) = (Vec::new(), Vec::new());
    for (seat, plan) in wanted.seats.iter().enumerate() {
        seats.push(match plan {
            SeatPlan::Me {} => {
                Holder::Person { id: person.id.clone(), name: person.name.clone(), left: false }
            }
            SeatPlan::Open {} => Holder::Open,
            SeatPlan::Link {} => {
                let key = app.random_word::<24>()?;
                let holder = Holder::Link(secret_hash(&key));
                keys.push((seat as u8, key));
                holder
            }
            SeatPlan::Bot { level } => Holder::Bot(level_name(level)?),
        });
    }
    let is_full = seats.iter().all(|holder| !matches!(holder, Holder::Open | Holder::Link(_)));
    let begins = is_full && wanted.settings.start == Starting::Full;
    let started_ms = begins.then(now_ms);
    let state = if begins { TableState::Running } else { TableState::Waiting };
    let company = Company { seats, started_ms, rematch: None };
    let id = store_table(app, game.id(), race.options(), wanted.settings, company, state).await?;
    if begins {
        app.hub.set_due(&id.as_str().into(), started_ms);
    }
    Ok(Made { id, keys })
}

/// Stores a new table with a fresh seed.
pub(crate) async fn store_table(
    app: &Arc<App>,
    game: &str,
    options: Value,
    settings: Settings,
    company: Company,
    state: TableState,
) -> Result<String, StoreError> {
    let rules_version = catalog::find(game).map_or(0, |game| game.rules_version());
    let mut table = StoredTable {
        id: app.random_word::<16>()?,
        code: String::new(),
        created_ms: now_ms(),
        game: game.to_string(),
        rules_version,
        options,
        seed: u64::from_le_bytes(app.random()?),
        salt: app.random_word::<32>()?,
        settings,
        company,
        version: 0,
        state,
    };
    // A code has 30 bits: sooner or later one comes twice, and then another is tried.
    for _ in 0..10 {
        table.code = app.random_word::<6>()?.to_uppercase();
        match app.writer.write(Write::NewTable(Box::new(table.clone()))).await {
            Err(StoreError::Conflict) => {}
            other => return other.map(|()| table.id),
        }
    }
    Err(StoreError::Conflict)
}

fn level_name(level: &str) -> Result<String, NoTable> {
    let level: Level = level.parse().map_err(|fault: engine::Fault| NoTable::Wrong(fault.to_string()))?;
    Ok(level.name().to_string())
}

fn check_settings(settings: &Settings) -> Result<(), NoTable> {
    level_name(&settings.stand_in)?;
    let wrong = |why: &str| Err(NoTable::Wrong(why.to_string()));
    match settings.clock {
        ClockPlan::Live { bank_ms, increment_ms } if bank_ms < 1_000 && increment_ms < 1_000 => {
            wrong("settings.clock: a clock gives at least a second, as bank or as increment")
        }
        ClockPlan::Live { bank_ms, .. } if bank_ms > 86_400_000 => {
            wrong("settings.clock: a live clock has at most a day; take mail for longer races")
        }
        ClockPlan::Mail { hours } if !(1..=24 * 60).contains(&hours) => {
            wrong("settings.clock: mail gives 1 to 1440 hours for a decision")
        }
        _ if settings.away_after_s > 30 * 86_400 => wrong("settings.away_after_s: at most 30 days"),
        _ if settings.bot_pause_ms > 60_000 => wrong("settings.bot_pause_ms: at most a minute"),
        _ => Ok(()),
    }
}

/// A line of the public list.
pub(crate) fn summary(table: &StoredTable) -> TableSummary {
    let seats = &table.company.seats;
    TableSummary {
        id: table.id.clone(),
        code: table.code.clone(),
        game: table.game.clone(),
        state: table.state,
        seats: seats.len() as u8,
        open: seats.iter().filter(|holder| **holder == Holder::Open).count() as u8,
        created_ms: table.created_ms,
    }
}
