//! The server's time, in milliseconds since 1970. It is the machine's date when the program starts, and goes on from there by a clock that
//! does not jump: neither somebody who sets the date nor a machine that sleeps takes time from anybody. Which day it is, and what other
//! programs are told, goes by the date.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// By how much a stored time may be ahead without being taken for a date that was set back.
const SLACK_MS: i64 = 1_000;

/// A time that never goes back.
#[derive(Debug)]
struct Clock<E> {
    start_ms: AtomicI64,
    /// How long it has run.
    elapsed: E,
}

impl<E: Fn() -> Duration> Clock<E> {
    fn new(date_ms: i64, elapsed: E) -> Clock<E> {
        Clock { start_ms: AtomicI64::new(date_ms), elapsed }
    }

    fn now_ms(&self) -> i64 {
        let elapsed = i64::try_from((self.elapsed)().as_millis()).unwrap_or(i64::MAX);
        self.start_ms.load(Relaxed).saturating_add(elapsed)
    }

    /// A server was up until then: if the date has been set back since, time goes on from there, and a little later, since what it
    /// did last is younger than its last sign of life.
    fn go_on_from(&self, last_ms: i64, later_ms: i64) {
        let behind = last_ms.saturating_sub(self.now_ms());
        if behind > SLACK_MS {
            tracing::warn!(behind_ms = behind, "the date has been set back; the server's time goes on");
            self.start_ms.fetch_add(behind.saturating_add(later_ms), Relaxed);
        }
    }
}

static CLOCK: LazyLock<Clock<Box<dyn Fn() -> Duration + Send + Sync>>> = LazyLock::new(|| {
    let began = Instant::now();
    Clock::new(date_ms(), Box::new(move || began.elapsed()))
});

/// The time.
pub(crate) fn now_ms() -> i64 {
    CLOCK.now_ms()
}

/// The machine's date, which jumps where somebody sets it and goes on while the machine sleeps.
pub(crate) fn date_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// A server was up until then, known to within this many milliseconds: time does not go back behind it.
pub(crate) fn go_on_from(last_ms: i64, later_ms: i64) {
    CLOCK.go_on_from(last_ms, later_ms);
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn time_is_the_date_at_the_start_and_what_has_passed_since_whatever_the_date_says_later() {
        let passed = Cell::new(Duration::ZERO);
        let clock = Clock::new(1_000_000, || passed.get());
        assert_eq!(clock.now_ms(), 1_000_000);
        passed.set(Duration::from_millis(250));
        assert_eq!(clock.now_ms(), 1_000_250);
    }

    #[test]
    fn a_date_that_was_set_back_between_two_runs_does_not_take_time_back() {
        let passed = Cell::new(Duration::ZERO);
        let clock = Clock::new(1_000_000, || passed.get());
        clock.go_on_from(31_536_000_000, 5_000);
        assert_eq!(clock.now_ms(), 31_536_005_000);
        passed.set(Duration::from_secs(1));
        assert_eq!(clock.now_ms(), 31_536_006_000);
    }

    #[test]
    fn a_usual_restart_changes_nothing() {
        let clock = Clock::new(1_000_000, || Duration::ZERO);
        clock.go_on_from(999_000, 5_000);
        clock.go_on_from(1_000_001, 5_000);
        assert_eq!(clock.now_ms(), 1_000_000);
    }
}
