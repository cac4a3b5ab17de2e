//! Making tables and finding them.

use std::sync::Arc;

use bots::Level;
use engine::{Fault, Phrase};
use protocol::{ClockPlan, NewTable, SeatPlan, Settings, Starting, TableState, TableSummary, WhenAway};
use serde_json::Value;

use crate::app::{App, now_ms, secret_hash};
use crate::store::{BegunFrom, Company, Holder, Person, StoreError, StoredTable, TableSettings, Write};
use crate::{people, rated, text, words};

/// What is wrong with a table that somebody wants.
#[derive(Debug)]
pub(crate) enum NoTable {
    Wrong(Phrase),
    Fault(Fault),
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
    let game = words::find_game(&wanted.game).map_err(NoTable::Wrong)?;
    let stand_in = check_settings(&wanted.settings)?;
    // The seed of this race is thrown away: it only shows whether the game can be played so.
    let race = game.new_race(wanted.seats.len() as i64, &wanted.options, 0);
    let race = race.map_err(NoTable::Fault)?;
    if wanted.settings.rated {
        rated::check_plan(game, &wanted, stand_in, &race.setup().options).map_err(NoTable::Wrong)?;
    }
    let (mut seats, mut keys) = (Vec::new(), Vec::new());
    for (seat, plan) in wanted.seats.iter().enumerate() {
        seats.push(match plan {
            SeatPlan::Me { name } => {
                let name = match name {
                    Some(name) => Some(people::name_for(app, person, name).await?.map_err(NoTable::Wrong)?),
                    None => None,
                };
                person_at(&seats, person, name.as_deref())
            }
            SeatPlan::Open {} => Holder::Open,
            SeatPlan::Link {} => {
                let key = app.random_word::<24>()?;
                let holder = Holder::Link(secret_hash(&key));
                keys.push((seat as u8, key));
                holder
            }
            SeatPlan::Bot { level: name } => Holder::Bot(level(name)?),
        });
    }
    let settings = TableSettings::new(settled(wanted.settings, &wanted.seats), stand_in);
    let mut company = Company {
        seats,
        host: Some(person.id.clone()),
        maker: Some(person.id.clone()),
        ..Company::default()
    };
    let begins = company.is_full() && settings.start == Starting::Full;
    company.started_ms = begins.then(now_ms);
    let started_ms = company.started_ms;
    let state = if begins { TableState::Running } else { TableState::Waiting };
    let id = store_table(app, game.id(), race.setup().options, settings, company, state).await?;
    if begins {
        app.hub.set_due(&id.as_str().into(), started_ms);
    }
    Ok(Made { id, keys })
}

/// The settings with what they leave out: at a table for several people nobody waits forever for somebody who is away.
fn settled(settings: Settings, seats: &[SeatPlan]) -> Settings {
    // Advice would count for whoever asks for it.
    let settings = Settings { hints: settings.hints && !settings.rated, ..settings };
    let others = seats.iter().filter(|plan| matches!(plan, SeatPlan::Open {} | SeatPlan::Link {})).count();
    let is_mine = seats.iter().any(|plan| matches!(plan, SeatPlan::Me { .. }));
    if settings.away_after_s.is_some() {
        return settings;
    }
    match others + usize::from(is_mine) {
        0 | 1 => Settings { away_after_s: Some(0), ..settings },
        _ => Settings {
            away_after_s: Some(settings.away_limit_s()),
            when_away: settings.when_away.or(Some(WhenAway::Ask)),
            ..settings
        },
    }
}

/// The person at one more seat, called as they wish. A name that reads like another one at the table gets a number.
pub(crate) fn person_at(seats: &[Holder], person: &Person, name: Option<&str>) -> Holder {
    // Who gives the same name twice sits at two seats and need not be told apart from themselves.
    let others = seats.iter().filter(|holder| name.is_none() || holder.person() != Some(&person.id));
    let taken: Vec<&str> = others.filter_map(Holder::name).collect();
    let name = text::told_apart(name.unwrap_or(&person.name), &taken);
    Holder::Person { id: person.id.clone(), name, left: false }
}

/// Somebody plays on from a moment of a race, at a table of their own and against bots alone. It can be seen by whom the race can be seen by.
pub(crate) async fn try_it(
    app: &Arc<App>,
    person: &Person,
    race: &StoredTable,
    (seat, level): (u8, Level),
    begun: BegunFrom,
) -> Result<String, StoreError> {
    let holder = |at: usize| match at == usize::from(seat) {
        true => person_at(&[], person, None),
        false => Holder::Bot(level),
    };
    let started_ms = Some(now_ms());
    let company = Company {
        seats: (0..race.company.seats.len()).map(holder).collect(),
        host: Some(person.id.clone()),
        maker: Some(person.id.clone()),
        started_ms,
        try_of: Some(begun),
        ..Company::default()
    };
    let spectators = race.settings.spectators;
    let settings = Settings { spectators, away_after_s: Some(0), ..Settings::default() };
    let (options, settings) = (race.options.clone(), TableSettings::usual(settings));
    let id = store_table(app, &race.game, options, settings, company, TableState::Running).await?;
    app.hub.set_due(&id.as_str().into(), started_ms);
    Ok(id)
}

/// Stores a new table with a fresh seed.
pub(crate) async fn store_table(
    app: &Arc<App>,
    game: &str,
    options: Value,
    settings: TableSettings,
    company: Company,
    state: TableState,
) -> Result<String, StoreError> {
    let table = fresh(app, game, options, settings, company, state)?;
    store_new(app, table, |table| Write::NewTable(Box::new(table.clone()))).await
}

/// A new table with a fresh seed and as yet without a code.
pub(crate) fn fresh(
    app: &App,
    game: &str,
    options: Value,
    settings: TableSettings,
    company: Company,
    state: TableState,
) -> Result<StoredTable, StoreError> {
    let rules_version = catalog::find(game).map_or(0, |game| game.rules_version());
    Ok(StoredTable {
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
    })
}

/// Stores a new table by this write, under a code that nobody has. Gives its id.
pub(crate) async fn store_new(
    app: &App,
    mut table: StoredTable,
    write: impl Fn(&StoredTable) -> Write,
) -> Result<String, StoreError> {
    // A code has 30 bits: sooner or later one comes twice, and then another is tried.
    for _ in 0..10 {
        table.code = app.random_word::<6>()?.to_uppercase();
        match app.writer.write(write(&table)).await {
            Err(StoreError::Conflict) => {}
            other => return other.map(|()| table.id),
        }
    }
    Err(StoreError::Conflict)
}

fn level(name: &str) -> Result<Level, NoTable> {
    words::find_level(name).map_err(NoTable::Wrong)
}

/// The most that a live clock begins with: a day.
const BANK_MAX_MS: u32 = 86_400_000;
/// The most that it gains with a decision: an hour.
const INCREMENT_MAX_MS: u32 = 3_600_000;
/// The most hours for a decision by mail.
const MAIL_HOURS_MAX: u32 = 24 * 60;
/// The most days after which somebody counts as away.
const AWAY_DAYS_MAX: u32 = 30;

/// The level of bots that stand in, if the settings can be had.
fn check_settings(settings: &Settings) -> Result<Level, NoTable> {
    let stand_in = level(&settings.stand_in)?;
    let wrong = |phrase| Err(NoTable::Wrong(phrase));
    check_clock(&settings.clock).map_err(NoTable::Wrong)?;
    if settings.away_after_s.is_some_and(|seconds| seconds > AWAY_DAYS_MAX * 86_400) {
        return wrong(Phrase::new("server-away-most").with("days", AWAY_DAYS_MAX));
    }
    if settings.bot_pause_ms > 60_000 {
        return wrong(Phrase::new("server-bot-pause-most"));
    }
    Ok(stand_in)
}

/// Whether a clock is within bounds.
pub(crate) fn check_clock(clock: &ClockPlan) -> Result<(), Phrase> {
    match *clock {
        ClockPlan::Live { bank_ms, increment_ms } if bank_ms < 1_000 && increment_ms < 1_000 => {
            Err(Phrase::new("server-clock-second"))
        }
        ClockPlan::Live { bank_ms, .. } if bank_ms > BANK_MAX_MS => Err(Phrase::new("server-clock-day")),
        ClockPlan::Live { increment_ms, .. } if increment_ms > INCREMENT_MAX_MS => {
            Err(Phrase::new("server-clock-increment"))
        }
        ClockPlan::Mail { hours } if !(1..=MAIL_HOURS_MAX).contains(&hours) => {
            Err(Phrase::new("server-clock-mail").with("most", MAIL_HOURS_MAX))
        }
        ClockPlan::None {} | ClockPlan::Live { .. } | ClockPlan::Mail { .. } => Ok(()),
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
