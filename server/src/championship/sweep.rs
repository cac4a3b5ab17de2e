//! What becomes of championships by themselves: one is over when its last race is, or when nobody goes on with it; one that has not begun and at which
//! nobody looks goes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

use super::season::set;
use super::{No, Season, store};
use crate::app::{App, now_ms};
use crate::store::StoreError;
use crate::store::championships::{Championed, Stage, StoredChampionship};

/// When people last looked at championships that have not begun.
#[derive(Debug)]
pub(crate) struct Seasons {
    looked: Mutex<BTreeMap<String, i64>>,
    /// Who plans a season. It may take seconds, so it is done one by one, and never where messages are answered.
    pub(super) planning: Semaphore,
}

impl Default for Seasons {
    fn default() -> Seasons {
        Seasons { looked: Mutex::default(), planning: Semaphore::new(1) }
    }
}

impl Seasons {
    /// Somebody looks at it now.
    pub(crate) fn looked_at(&self, id: &str) {
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        looked.insert(id.to_string(), now_ms());
    }

    /// Those at which nobody has looked for so long. Of one that is not known yet, somebody has looked now.
    fn lonely(&self, open: &[&StoredChampionship], kept_ms: i64) -> Vec<String> {
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        let now = now_ms();
        let known =
            open.iter().map(|it| (it.id.clone(), looked.get(&it.id).copied().unwrap_or(now))).collect();
        *looked = known;
        looked.iter().filter(|(_, since_ms)| now - **since_ms >= kept_ms).map(|(id, _)| id.clone()).collect()
    }
}

/// How long a season waits for its next race before it is over.
const LAPSES_MS: i64 = 60 * 86_400_000;

/// The race of a table is over: if it was the last one, so is the championship.
pub(crate) async fn heat_over(app: Arc<App>, id: String) {
    if let Err(error) = look(&app, &id).await {
        tracing::warn!(championship = id, ?error, "what has become of a championship is noted later");
    }
}

async fn look(app: &App, id: &str) -> Result<(), No> {
    let season = match Season::of(app, id).await {
        Err(StoreError::Missing) => return Ok(()),
        other => other?,
    };
    let has_lapsed = !season.is_racing() && now_ms() - season.since_ms() >= LAPSES_MS;
    if season.stored.stage == Stage::Running && (season.is_run() || has_lapsed) {
        let next = StoredChampionship { stage: Stage::Over, ..season.stored };
        return match set(app, next).await {
            // Somebody has changed it meanwhile: the next sweep looks again.
            Err(No::Store(StoreError::Conflict)) => Ok(()),
            other => other,
        };
    }
    Ok(())
}

/// Looks at all that are not over.
pub(crate) async fn sweep(app: &App) -> Result<(), StoreError> {
    let all = app.read(|store| store.open_championships()).await?;
    let open: Vec<&StoredChampionship> = all.iter().filter(|it| it.stage == Stage::Open).collect();
    for id in app.seasons.lonely(&open, app.config.championship_kept.as_millis() as i64) {
        match store(app, Championed::Drop { id }).await {
            Ok(()) | Err(StoreError::Missing) => {}
            Err(error) => return Err(error),
        }
    }
    for one in all.iter().filter(|it| it.stage == Stage::Running) {
        if let Err(error) = look(app, &one.id).await {
            tracing::warn!(championship = one.id, ?error, "what has become of a championship is noted later");
        }
    }
    Ok(())
}
