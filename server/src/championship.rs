//! Championships: who takes part, the next race, standings. Races are ordinary tables that know what they belong to; what comes of them is stored
//! with their last step. Everything else follows from what is stored. `docs/decisions/085-championships.md` says why it is as it is.

mod make;
mod plan;
mod race;
mod season;
mod standing;
mod sweep;
mod told;

use engine::Phrase;

use crate::app::App;
use crate::store::championships::{Championed, StoredChampionship, StoredHeat};
use crate::store::{Store, StoreError};

pub(crate) use make::make;
pub(crate) use season::{Wish, leave_all, rename, wish};
use standing::points;
pub(crate) use sweep::{Seasons, heat_over, sweep};
pub(crate) use told::{list, mine, told};

/// Why something is not done.
#[derive(Debug)]
pub(crate) enum No {
    /// What was sent is wrong.
    Wrong(Phrase),
    /// It is somebody else's to do.
    NotYours(Phrase),
    /// It is not the time.
    NotNow(Phrase),
    /// There have been too many.
    TooMany(&'static str),
    /// A set-up cannot be played.
    Fault(engine::Fault),
    /// The store.
    Store(StoreError),
}

impl From<StoreError> for No {
    fn from(error: StoreError) -> No {
        No::Store(error)
    }
}

pub(crate) fn not_now(id: &'static str) -> No {
    No::NotNow(Phrase::new(id))
}

/// A championship with its tables.
#[derive(Clone, Debug)]
pub(crate) struct Season {
    pub(crate) stored: StoredChampionship,
    pub(crate) heats: Vec<StoredHeat>,
}

impl Season {
    pub(crate) fn read(store: &dyn Store, id: &str) -> Result<Season, StoreError> {
        let stored = store.championship(id)?.ok_or(StoreError::Missing)?;
        Ok(Season { heats: store.heats(id)?, stored })
    }

    pub(crate) async fn of(app: &App, id: &str) -> Result<Season, StoreError> {
        let id = id.to_string();
        app.read(move |store| Season::read(store, &id)).await
    }

    pub(crate) fn races(&self) -> usize {
        self.stored.agreed.options.len()
    }

    pub(crate) fn begun(&self) -> usize {
        usize::from(self.stored.field.begun)
    }

    /// Whether a race is on.
    pub(crate) fn is_racing(&self) -> bool {
        self.heats.iter().any(|heat| heat.end.is_none())
    }

    /// Whether all races are over.
    pub(crate) fn is_run(&self) -> bool {
        self.begun() == self.races() && !self.is_racing()
    }

    /// How many races are over, from the first.
    pub(crate) fn ended(&self) -> usize {
        if self.is_racing() { self.begun().saturating_sub(1) } else { self.begun() }
    }

    /// Since when the next race is waited for.
    pub(crate) fn since_ms(&self) -> i64 {
        let ends = self.heats.iter().filter_map(|heat| heat.end.as_ref()).map(|end| end.at_ms);
        ends.max().unwrap_or(self.stored.created_ms)
    }
}

/// Stores another version.
pub(crate) async fn store(app: &App, next: Championed) -> Result<(), StoreError> {
    app.writer.write(next.into()).await
}
