//! A client in another language, written from the page alone.

use std::path::Path;
use std::process::Command;

use crate::harness::start;

#[tokio::test(flavor = "multi_thread")]
async fn a_python_client_plays_a_whole_race() {
    let server = start().await;
    let address = server.address();
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/python/client.py");
    let games: Vec<(&str, u8)> = catalog::games().map(|game| (game.id(), game.seats().0)).collect();
    for (game, seats) in games {
        let mut command = Command::new("python3");
        command.arg(&program).arg(address.ip().to_string()).arg(address.port().to_string());
        command.arg(game).arg(seats.to_string());
        let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap();
        let output = output.expect("python3 is there");
        let talk = String::from_utf8_lossy(&output.stderr).to_string();
        assert!(output.status.success(), "{game}: {talk}");
        let result: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(result["moves"].as_u64().unwrap() > 0, "{game}: {result}");
    }
    server.stop().await;
}
