//! Drives a server with many tables over sockets and says how it did. `cargo xtask load` runs it: bounded in count and
//! time, on this machine only.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::unwrap_used,
    reason = "a measuring program for people"
)]

mod client;
mod process;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use client::{Http, Seated};
use process::Podium;

struct Arguments {
    podium: String,
    game: String,
    tables: usize,
    active: usize,
    seconds: u64,
    detail: String,
}

fn arguments() -> Arguments {
    let mut arguments = Arguments {
        podium: "podium".into(),
        game: "pig".into(),
        tables: 10_000,
        active: 256,
        seconds: 15,
        detail: "lean".into(),
    };
    let mut words = std::env::args().skip(1);
    while let (Some(key), Some(value)) = (words.next(), words.next()) {
        match key.as_str() {
            "--podium" => arguments.podium = value,
            "--game" => arguments.game = value,
            "--tables" => arguments.tables = value.parse::<usize>().unwrap().min(20_000),
            "--active" => arguments.active = value.parse().unwrap(),
            "--seconds" => arguments.seconds = value.parse::<u64>().unwrap().min(120),
            "--detail" => arguments.detail = value,
            _ => panic!("load knows --podium, --game, --tables, --active, --seconds, --detail"),
        }
    }
    arguments.active = arguments.active.min(arguments.tables / 3);
    arguments
}

/// Sockets that fit under the limit of open files.
const SOCKETS_MAX: usize = 19_000;

#[tokio::main]
async fn main() {
    let arguments = arguments();
    let podium = Podium::start(&arguments.podium);
    let mut http = Http::new(podium.address).await;
    let token = http.become_somebody().await;
    let base_kb = podium.memory_kb();
    println!(
        "{} tables of {}, {} of them active; server: {}",
        arguments.tables, arguments.game, arguments.active, arguments.podium
    );

    let began = Instant::now();
    let mut tables = Vec::new();
    for _ in 0..arguments.tables {
        tables.push(http.make_table(&token, &arguments.game).await);
    }
    println!("made {} tables in {:.1} s", tables.len(), began.elapsed().as_secs_f64());
    tokio::time::sleep(Duration::from_secs(5)).await;
    let asleep_kb = podium.memory_kb();
    let each = (asleep_kb.saturating_sub(base_kb)) as f64 / tables.len() as f64;
    println!("nobody there: {each:.2} KB a table (server {asleep_kb} KB, {base_kb} KB when empty)");

    let began = Instant::now();
    let mut seated = Vec::new();
    let mut sockets = 0;
    for (i, table) in tables.iter().enumerate() {
        let left = tables.len() - i;
        let two = sockets + 2 + (left - 1) <= SOCKETS_MAX;
        sockets += if two { 2 } else { 1 };
        seated.push(Seated::new(podium.address, &token, table, two, &arguments.detail).await);
    }
    println!(
        "{sockets} sockets watch {} seats, connected in {:.1} s",
        2 * seated.len(),
        began.elapsed().as_secs_f64()
    );
    tokio::time::sleep(Duration::from_secs(6)).await;
    let idle_kb = podium.memory_kb();
    let each = (idle_kb.saturating_sub(asleep_kb)) as f64 / tables.len() as f64;
    println!("idle with two connected seats: {each:.2} KB a table (server {idle_kb} KB)");

    // Each run has tables of its own, so that no race ends in the middle.
    let seconds = Duration::from_secs(arguments.seconds);
    let mut runs = Vec::new();
    for _ in 0..3 {
        runs.push(seated.split_off(seated.len().saturating_sub(arguments.active)));
    }
    let mut runs = runs.into_iter();
    let rate = run("as fast as it goes", &podium, runs.next().unwrap_or_default(), seconds, None).await;
    run("at half of that", &podium, runs.next().unwrap_or_default(), seconds, Some(rate / 2.0)).await;
    run("at 1,500 a second", &podium, runs.next().unwrap_or_default(), seconds, Some(1500.0)).await;
    drop(seated);
    podium.stop();
}

/// Plays at all tables for a while; without a rate each table moves as soon as the last move has been told.
async fn run(name: &str, podium: &Podium, seated: Vec<Seated>, seconds: Duration, rate: Option<f64>) -> f64 {
    let count = seated.len() as f64;
    let pause = rate.map(|rate| Duration::from_secs_f64(count / rate));
    let (moves, bytes) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let is_over = Arc::new(AtomicBool::new(false));
    let (cpu, began) = (podium.cpu_seconds(), Instant::now());
    let mut tasks = Vec::new();
    for (i, mut table) in seated.into_iter().enumerate() {
        let (moves, bytes, is_over) = (Arc::clone(&moves), Arc::clone(&bytes), Arc::clone(&is_over));
        tasks.push(tokio::spawn(async move {
            let mut times = Vec::new();
            let mut next = Instant::now() + pause.unwrap_or_default().mul_f64(i as f64 / count);
            while !is_over.load(Relaxed) && table.goes_on() {
                if let Some(pause) = pause {
                    tokio::time::sleep_until(next.into()).await;
                    next += pause;
                }
                let began = Instant::now();
                let received = table.one_move().await;
                times.push(began.elapsed());
                moves.fetch_add(1, Relaxed);
                bytes.fetch_add(received, Relaxed);
            }
            times
        }));
    }
    tokio::time::sleep(seconds).await;
    let (played, took) = (moves.load(Relaxed), began.elapsed().as_secs_f64());
    let cpu = podium.cpu_seconds() - cpu;
    is_over.store(true, Relaxed);
    let mut times = Vec::new();
    for task in tasks {
        times.append(&mut task.await.unwrap());
    }
    times.sort();
    let percentile = |share: f64| {
        let at = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let rate = played as f64 / took;
    println!(
        "{name}: {rate:.0} durable moves/s; round trip p50 {:.1} ms, p99 {:.1} ms; server CPU {cpu:.1} s: {:.0} moves a CPU second; {:.0} bytes a move and seat",
        percentile(0.5),
        percentile(0.99),
        played as f64 / cpu.max(0.01),
        bytes.load(Relaxed) as f64 / (2.0 * played.max(1) as f64),
    );
    rate
}
