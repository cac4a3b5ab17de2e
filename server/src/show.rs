//! Something to watch: a race of bots that the server keeps going, one at a time and slowly, while somebody looks for races and
//! nobody plays one in public. It counts for nothing and is forgotten when it is over.

use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Level;
use protocol::{Settings, TableState};

use crate::app::{App, now_ms};
use crate::config::{Config, ShowRaces};
use crate::lobby;
use crate::store::{Company, Holder, StoreError, StoredTable, TableSettings, Write};

/// Seats, if the game has as many.
const SEATS: u8 = 4;
/// Public tables among which a server that starts looks for its own.
const LOOKED_AT: u32 = 1000;

/// The race of bots that goes on now, and when it was last wanted.
#[derive(Debug, Default)]
pub(crate) struct Show {
    asked_ms: AtomicI64,
    now: Mutex<Stage>,
    /// How many races there were, so that each is another game.
    number: AtomicUsize,
}

#[derive(Debug, Default)]
enum Stage {
    #[default]
    Empty,
    /// Somebody is just making a table.
    Making,
    On(Arc<str>),
}

impl Show {
    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody looked for races lately.
    pub(crate) fn is_wanted(&self, config: &Config) -> bool {
        let wanted_ms = config.show.as_ref().map_or(0, |show| show.wanted.as_millis() as i64);
        now_ms() - self.asked_ms.load(Relaxed) < wanted_ms
    }

    /// The race of bots is over.
    pub(crate) fn ended(&self, id: &str) {
        let mut stage = self.stage();
        if matches!(&*stage, Stage::On(on) if **on == *id) {
            *stage = Stage::Empty;
        }
    }
}

/// When a server starts: the race that was on goes on, and those that are over or have other rules are forgotten.
pub(crate) async fn take_up(app: &Arc<App>) -> Result<(), StoreError> {
    let mut tables = app.store.public_tables(TableState::Running, LOOKED_AT)?;
    tables.extend(app.store.public_tables(TableState::Over, LOOKED_AT)?);
    for table in tables.into_iter().filter(|table| table.company.show) {
        let version = catalog::find(&table.game).map(|game| game.rules_version());
        if table.state == TableState::Running && version.is_ok_and(|version| version == table.rules_version) {
            *app.show.stage() = Stage::On(table.id.into());
        } else {
            app.writer.write(Write::DropTable { table: table.id }).await?;
        }
    }
    Ok(())
}

/// Somebody looks for races to watch, and there are these: gives one more if there were none.
pub(crate) async fn look(app: &Arc<App>, races: &[StoredTable]) -> Result<Option<StoredTable>, StoreError> {
    let Some(plan) = &app.config.show else { return Ok(None) };
    app.show.asked_ms.store(now_ms(), Relaxed);
    {
        let mut stage = app.show.stage();
        match &*stage {
            // It may have stood still.
            Stage::On(id) => app.hub.set_due(id, Some(now_ms())),
            Stage::Empty | Stage::Making => {}
        }
        if !matches!(*stage, Stage::Empty) || !races.is_empty() {
            return Ok(None);
        }
        *stage = Stage::Making;
    }
    let made = make(app, plan).await;
    *app.show.stage() = made.as_ref().map_or(Stage::Empty, |table| Stage::On(table.id.as_str().into()));
    made.map(Some)
}

async fn make(app: &Arc<App>, plan: &ShowRaces) -> Result<StoredTable, StoreError> {
    let games: Vec<_> = catalog::games().filter(|game| !catalog::is_teaching(game.id())).collect();
    let number = app.show.number.fetch_add(1, Relaxed);
    let game = games[number % games.len()];
    let seats = SEATS.min(game.seats().1);
    let race = game.new_race(i64::from(seats), &serde_json::Value::Null, 0);
    let race = race.map_err(|fault| StoreError::Failed(catalog::fault_phrase(&fault)))?;
    let now = now_ms();
    let company = Company {
        seats: vec![Holder::Bot(Level::Greedy); usize::from(seats)],
        started_ms: Some(now),
        show: true,
        ..Company::default()
    };
    let settings =
        Settings { public: true, bot_pause_ms: plan.pause.as_millis() as u32, ..Settings::default() };
    let (options, settings) = (race.setup().options, TableSettings::usual(settings));
    let id = lobby::store_table(app, game.id(), options, settings, company, TableState::Running).await?;
    app.hub.set_due(&id.as_str().into(), Some(now));
    app.read(move |store| store.table(&id)).await?.ok_or(StoreError::Missing)
}
