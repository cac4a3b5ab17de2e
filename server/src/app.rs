//! What all parts of a server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::Phrase;

use crate::championship::Seasons;
use crate::clock;
pub(crate) use crate::clock::now_ms;
use crate::config::{Config, Entropy};
use crate::day::Calendar;
use crate::devices::Devices;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::moderation::{Bans, Shuns};
use crate::notice::{self, Notices};
use crate::pairing::Pairing;
use crate::pool::Pool;
use crate::results::Results;
use crate::reviews::Reviews;
use crate::run::ServerError;
use crate::show::Show;
use crate::store::writer::Writer;
use crate::store::{Store, StoreError, Write};

/// How often the server notes that it is up.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(5);

/// What all parts of a server share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) hub: Hub,
    pub(crate) show: Show,
    pub(crate) pool: Pool,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) uptime: Uptime,
    pub(crate) results: Arc<Results>,
    pub(crate) reviews: Reviews,
    pub(crate) gate: Arc<crate::gate::Gate>,
    pub(crate) devices: Devices,
    pub(crate) shuns: Shuns,
    pub(crate) bans: Bans,
    pub(crate) seasons: Seasons,
    pub(crate) pairing: Pairing,
    pub(crate) notices: Notices,
    /// What devices with passkeys are asked.
    pub(crate) questions: crate::passkey::Questions,
    pub(crate) stopping: tokio::sync::watch::Sender<bool>,
    drawn: AtomicU64,
}

impl App {
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        writer: Writer,
        metrics: Arc<Metrics>,
    ) -> Result<App, ServerError> {
        let past = store.uptime()?;
        if let Some(last_ms) = past.iter().map(|(_, until_ms)| *until_ms).max() {
            clock::go_on_from(last_ms, HEARTBEAT.as_millis() as i64);
        }
        let uptime = Uptime::new(past, now_ms());
        let key = config
            .notice
            .push
            .as_ref()
            .map(|_| notice::own_key(&*store, || draw(config.entropy, &AtomicU64::new(0))));
        let notices = Notices::new(&config, key.transpose()?).map_err(ServerError::Settings)?;
        let pool = Pool::start(config.bot_threads, config.bot_queue);
        let gate = Arc::new(crate::gate::Gate::new(config.limits.clone(), config.trusted_proxies.clone()));
        let stopping = tokio::sync::watch::Sender::new(false);
        let (hub, show, drawn) = (Hub::default(), Show::default(), AtomicU64::new(0));
        let results = Arc::new(Results::default());
        let devices = Devices::default();
        let (shuns, bans) = (Shuns::new(store.shuns()?), Bans::default());
        bans.read(&*store)?;
        Ok(App {
            config,
            store,
            writer,
            hub,
            show,
            pool,
            metrics,
            uptime,
            results,
            reviews: Reviews::default(),
            gate,
            devices,
            shuns,
            bans,
            seasons: Seasons::default(),
            pairing: Pairing::default(),
            notices,
            questions: crate::passkey::Questions::default(),
            stopping,
            drawn,
        })
    }

    /// Which day it is.
    pub(crate) fn calendar(&self) -> &Calendar {
        &self.config.calendar
    }

    /// That the server is up now, for clocks and for the operator's commands.
    pub(crate) fn sign_of_life(&self) -> Write {
        let from_ms = self.uptime.since_ms;
        // A run that has just begun has lasted, too.
        let until_ms = now_ms().max(from_ms + 1);
        Write::Up { from_ms, until_ms, seen_ms: self.calendar().date_ms() }
    }

    /// Reads from the store without holding up other work.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = Arc::clone(&self.store);
        tokio::task::spawn_blocking(move || read(&*store))
            .await
            .unwrap_or_else(|error| Err(StoreError::failed(error)))
    }

    /// Bytes that nobody can guess.
    pub(crate) fn random<const N: usize>(&self) -> Result<[u8; N], StoreError> {
        draw(self.config.entropy, &self.drawn)
    }

    /// A word of `N` letters that nobody can guess, from an alphabet without look-alikes.
    pub(crate) fn random_word<const N: usize>(&self) -> Result<String, StoreError> {
        const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789w";
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
        Ok(self.random::<N>()?.into_iter().map(letter).collect())
    }
}

/// Bytes that nobody can guess, unless a test fixes them.
fn draw<const N: usize>(entropy: Entropy, drawn: &AtomicU64) -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    match entropy {
        Entropy::System => getrandom::fill(&mut bytes).map_err(|error| {
            StoreError::Failed(Phrase::new("store-no-randomness").naming("why", &error.to_string()))
        })?,
        Entropy::Fixed(seed) => {
            let draw = drawn.fetch_add(1, Ordering::Relaxed);
            let text = format!("podium test entropy {seed} {draw}");
            blake3::Hasher::new().update(text.as_bytes()).finalize_xof().fill(&mut bytes);
        }
    }
    Ok(bytes)
}

/// The hash under which a secret is kept. Secrets are long and random, so a plain hash is enough.
pub(crate) fn secret_hash(secret: &str) -> String {
    blake3::hash(secret.as_bytes()).to_hex().to_string()
}

/// When servers were up. Clocks stand still while none is.
#[derive(Clone, Debug)]
pub(crate) struct Uptime {
    past: Vec<(i64, i64)>,
    pub(crate) since_ms: i64,
}

impl Uptime {
    pub(crate) fn new(mut past: Vec<(i64, i64)>, since_ms: i64) -> Uptime {
        // Runs that overlap, or that reach into this one, count once.
        past.sort_unstable();
        let mut counted_ms = i64::MIN;
        for (from, until) in &mut past {
            (*from, *until) = ((*from).max(counted_ms), (*until).min(since_ms));
            counted_ms = counted_ms.max(*until);
        }
        past.retain(|(from, until)| from < until);
        Uptime { past, since_ms }
    }

    /// The time between two moments while a server was up.
    pub(crate) fn charged(&self, from_ms: i64, to_ms: i64) -> i64 {
        let overlap = |from: i64, until: i64| until.min(to_ms).saturating_sub(from.max(from_ms)).max(0);
        let past: i64 = self.past.iter().map(|(from, until)| overlap(*from, *until)).sum();
        past + overlap(self.since_ms, i64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_time_is_charged_twice_or_backwards_whatever_the_dates_of_earlier_runs_say() {
        // A run that began later than this one, one of a day that was never, and two at once.
        let odd = vec![(900, 950), (2_000, 9_000), (100, 300), (200, 400)];
        let uptime = Uptime::new(odd, 1_000);
        for (from, to) in [(0, 1_100), (1_050, 1_100), (5_000, 1_100), (150, 350), (i64::MIN / 4, 1_100)] {
            let charged = uptime.charged(from, to);
            assert!((0..=(to - from).max(0)).contains(&charged), "{from} to {to}: {charged}");
        }
        assert_eq!(uptime.charged(0, 1_100), 300 + 50 + 100);
    }

    #[test]
    fn clocks_stand_still_while_no_server_is_up() {
        let uptime = Uptime::new(vec![(100, 200), (300, 350)], 500);
        assert_eq!(uptime.charged(150, 600), 50 + 50 + 100);
        assert_eq!(uptime.charged(510, 600), 90);
        assert_eq!(uptime.charged(220, 290), 0);
    }
}
