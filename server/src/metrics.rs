//! Counters, as Prometheus reads them.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper edges of the histograms, in microseconds.
const EDGES_US: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000];

/// What the server counts.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Connections now.
    pub connections: AtomicI64,
    /// Connections ever.
    pub connected: AtomicU64,
    /// Connections dropped because they read too slowly.
    pub slow: AtomicU64,
    /// Connections dropped because they were silent.
    pub silent: AtomicU64,
    /// Messages read.
    pub messages: AtomicU64,
    /// Messages that could not be read.
    pub unreadable: AtomicU64,
    /// Messages refused for their rate.
    pub too_fast: AtomicU64,
    /// HTTP requests.
    pub requests: AtomicU64,
    /// Steps played.
    pub steps: AtomicU64,
    /// Plays refused.
    pub refused: AtomicU64,
    /// Actions that came again and were answered with their step.
    pub repeated: AtomicU64,
    /// Steps that bots chose.
    pub bot_steps: AtomicU64,
    /// Writes that failed.
    pub store_errors: AtomicU64,
    /// Writes that somebody else had made.
    pub conflicts: AtomicU64,
    /// Tables with a mailbox now.
    pub tables: AtomicI64,
    /// Races in memory now.
    pub races: AtomicI64,
    /// Bytes of steps sent.
    pub step_bytes: AtomicU64,
    /// Steps sent, counting each viewer.
    pub steps_sent: AtomicU64,
    commits: Histogram,
    moves: Histogram,
    writes: AtomicU64,
}

#[derive(Debug, Default)]
struct Histogram {
    buckets: [AtomicU64; EDGES_US.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Histogram {
    fn note(&self, time: Duration) {
        let us = time.as_micros() as u64;
        if let Some(bucket) = EDGES_US.iter().position(|edge| us <= *edge) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.sum_us.fetch_add(us, Relaxed);
    }

    fn write(&self, name: &str, about: &str, out: &mut String) {
        let _ = writeln!(out, "# HELP {name} {about}\n# TYPE {name} histogram");
        let mut total = 0;
        for (edge, bucket) in EDGES_US.iter().zip(&self.buckets) {
            total += bucket.load(Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {total}", *edge as f64 / 1e6);
        }
        let count = self.count.load(Relaxed);
        let sum = self.sum_us.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

impl Metrics {
    /// A batch of writes was made durable.
    pub fn committed(&self, writes: usize, time: Duration) {
        self.writes.fetch_add(writes as u64, Relaxed);
        self.commits.note(time);
    }

    /// A move was played and told.
    pub fn moved(&self, time: Duration) {
        self.steps.fetch_add(1, Relaxed);
        self.moves.note(time);
    }

    /// The text that `/metrics` serves.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let gauges = [
            ("podium_connections", "Connections now", &self.connections),
            ("podium_tables_in_memory", "Tables with a mailbox now", &self.tables),
            ("podium_races_in_memory", "Races in memory now", &self.races),
        ];
        for (name, about, value) in gauges {
            let value = value.load(Relaxed);
            let _ = writeln!(out, "# HELP {name} {about}\n# TYPE {name} gauge\n{name} {value}");
        }
        let counters = [
            ("podium_connections_total", "Connections ever", &self.connected),
            ("podium_slow_connections_total", "Connections dropped for reading slowly", &self.slow),
            ("podium_silent_connections_total", "Connections dropped for silence", &self.silent),
            ("podium_messages_total", "Messages read", &self.messages),
            ("podium_unreadable_messages_total", "Messages that could not be read", &self.unreadable),
            ("podium_too_fast_messages_total", "Messages refused for their rate", &self.too_fast),
            ("podium_requests_total", "HTTP requests", &self.requests),
            ("podium_steps_total", "Steps played", &self.steps),
            ("podium_refused_plays_total", "Plays refused", &self.refused),
            ("podium_repeated_plays_total", "Plays answered with an earlier step", &self.repeated),
            ("podium_bot_steps_total", "Steps chosen by bots", &self.bot_steps),
            ("podium_store_errors_total", "Writes that failed", &self.store_errors),
            ("podium_store_conflicts_total", "Writes that somebody else had made", &self.conflicts),
            ("podium_writes_total", "Writes made durable", &self.writes),
            ("podium_steps_sent_total", "Steps sent, counting each viewer", &self.steps_sent),
            ("podium_step_bytes_total", "Bytes of steps sent", &self.step_bytes),
        ];
        for (name, about, value) in counters {
            let value = value.load(Relaxed);
            let _ = writeln!(out, "# HELP {name} {about}\n# TYPE {name} counter\n{name} {value}");
        }
        self.commits.write("podium_commit_seconds", "Time of a durable batch of writes", &mut out);
        self.moves.write("podium_move_seconds", "Time from a play's arrival to its telling", &mut out);
        out
    }
}
