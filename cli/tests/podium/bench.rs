//! Figures, and the promise behind them: playouts allocate nothing.

use serde_json::Value;

use crate::command::{podium, refused};

#[test]
fn a_playout_allocates_nothing() {
    for game in catalog::games() {
        let (fewest, most) = game.seats();
        for seats in fewest..=most {
            let mut playouts = game.measured(i64::from(seats)).unwrap().playouts(5);
            playouts.run(20);
            let allocations = allocation_counter::measure(|| {
                playouts.run(50);
            });
            assert_eq!(allocations.count_total, 0, "{} with {seats} seats", game.id());
            assert!(playouts.position_bytes() <= 2048, "{}: {} bytes", game.id(), playouts.position_bytes());
        }
    }
}

#[test]
fn figures_come_as_a_table_and_as_json() {
    let table = podium(&["bench", "pig", "--seconds", "0.1"]);
    assert_eq!(table.code, Some(0), "{}", table.talk);
    assert!(table.out.contains("\npig "), "{}", table.out);
    let json: Value =
        serde_json::from_str(&podium(&["bench", "pig", "--seconds", "0.1", "--json"]).out).unwrap();
    assert_eq!(json[0]["allocations_per_race"], 0.0);
    assert!(json[0]["ratio_to_race_loop"].as_f64().unwrap() > 0.0);
}

#[test]
fn messages_are_counted_and_whoever_chooses_is_sent_most() {
    let table = podium(&["bench", "pig", "--messages"]);
    assert!(table.out.contains("\npig ") && table.out.contains("turn\n"), "{}", table.out);
    let json: Value = serde_json::from_str(&podium(&["bench", "pig", "--messages", "--json"]).out).unwrap();
    let mean = |who: &str| json[0][who]["mean"].as_f64().unwrap();
    assert!(mean("choosing") > mean("waiting") && mean("waiting") > 100.0, "{json}");
    refused(&["bench", "pig", "--messages", "--lab"], &["cannot be used with"]);
}

#[test]
fn wrong_figures_are_not_asked_for() {
    refused(&["bench", "chess"], &["no game \"chess\""]);
    for seconds in ["0", "-1", "nan", "inf"] {
        refused(&["bench", "pig", &format!("--seconds={seconds}")], &["a number above 0"]);
    }
}
