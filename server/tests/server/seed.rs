//! People's own share of a race's seed: given after the server's promise and before the race, it changes the dice, and the proof says how.

use serde_json::{Value, json};
use server::Server;

use crate::harness::{Me, database, start, start_at};

/// A table of Ada's at which Bob may sit, and which begins when she says so.
async fn made(server: &Server, ada: &Me) -> (String, Value) {
    let wanted = json!({
        "game": "pig", "options": {"target": 20}, "settings": {"start": "asked"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let made = ada.post(server, "/api/tables", wanted).await["table"].clone();
    (format!("/api/tables/{}", made["id"].as_str().unwrap()), made)
}

async fn refused(server: &Server, me: &Me, path: &str, body: Value) -> (u16, String) {
    let answer = me.ask(server, &format!("POST {path}"), Some(body)).await;
    (answer.status, answer.json()["say"]["id"].as_str().unwrap_or_default().to_string())
}

/// Plays a race of Pig to its end: everybody holds as soon as they may.
async fn play_out(server: &Server, people: [&Me; 2], path: &str) -> Value {
    for seq in 0.. {
        let view = people[0].get(server, &format!("{path}/view?seat=0")).await;
        let Some(owed) = view["deciding"].as_array().and_then(|owed| owed.first()) else { return view };
        let seat = owed["seat"].as_u64().unwrap() as usize;
        let mine = people[seat].get(server, &format!("{path}/view?seat={seat}")).await;
        let action = mine["legal"].as_array().unwrap().last().unwrap().clone();
        let played = json!({"seat": seat, "seq": seq, "action": action});
        people[seat].post(server, &format!("{path}/play"), played).await;
    }
    unreachable!("a race ends")
}

#[tokio::test]
async fn shares_are_mixed_into_the_promised_seed_and_the_proof_says_so() {
    let file = database();
    let server = start_at(&file).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let (path, before) = made(&server, &ada).await;
    let info = ada.post(&server, &format!("{path}/share"), json!({"seat": 0, "share": "ada-1"})).await;
    assert_eq!(info["shares"], json!([{"seat": 0, "share": "ada-1"}]));
    let info = bob.post(&server, &format!("{path}/sit"), json!({"seat": 1, "share": "bob_2"})).await;
    assert_eq!(info["commitment"], before["commitment"], "the promise came first and stays");
    ada.post(&server, &format!("{path}/start"), json!({})).await;
    // A race with shares is the same race after a restart.
    let first = ada.get(&server, &format!("{path}/view?seat=0")).await;
    server.stop().await;
    let server = start_at(&file).await;
    assert_eq!(ada.get(&server, &format!("{path}/view?seat=0")).await["view"], first["view"]);
    let last = play_out(&server, [&ada, &bob], &path).await;

    let shares = json!([{"seat": 0, "share": "ada-1"}, {"seat": 1, "share": "bob_2"}]);
    let reveal = &last["reveal"];
    assert_eq!(reveal["drawn"]["shares"], shares);
    let (drawn, salt) = (&reveal["drawn"]["seed"], reveal["salt"].as_str().unwrap());
    let drawn: u64 = drawn.as_str().unwrap().parse().unwrap();
    let id = before["id"].as_str().unwrap();
    assert_eq!(before["commitment"], records::commitment(id, drawn, salt));
    assert_ne!(reveal["seed"], reveal["drawn"]["seed"]);

    let record = ada.ask(&server, &format!("GET {path}/record"), None).await.text;
    let proof = records::Proof::read(&record).unwrap();
    assert_eq!(proof.record.seed.to_string(), reveal["seed"].as_str().unwrap());
    assert!(proof.verify(None).verdict().is_ok());
    // Neither a share nor the server's part can be changed, left out or put under another promise.
    let mut forged = proof.clone();
    forged.drawn.as_mut().unwrap().shares[1].share = "bob_3".to_string();
    assert_eq!(forged.verify(None).verdict().unwrap_err().place, "drawn");
    let mut forged = proof.clone();
    forged.drawn.as_mut().unwrap().shares.pop();
    assert_eq!(forged.verify(None).verdict().unwrap_err().place, "drawn");
    let mut forged = proof.clone();
    forged.drawn.as_mut().unwrap().seed = (drawn ^ 1).to_string();
    assert_eq!(forged.verify(None).verdict().unwrap_err().place, "drawn");
    let mut forged = proof;
    forged.drawn = None;
    assert_eq!(forged.verify(None).verdict().unwrap_err().place, "commitment");
    server.stop().await;
}

#[tokio::test]
async fn a_share_is_given_once_by_whoever_sits_there_and_goes_with_them() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let (path, _) = made(&server, &ada).await;
    let share = format!("{path}/share");
    for wrong in ["", "two words", "a\nb", "é", &"x".repeat(65)] {
        let answer = refused(&server, &ada, &share, json!({"seat": 0, "share": wrong})).await;
        assert_eq!(answer, (422, "server-share".to_string()), "{wrong:?}");
    }
    let answer = refused(&server, &bob, &share, json!({"seat": 0, "share": "x"})).await;
    assert_eq!(answer, (403, "server-not-your-seat".to_string()));
    ada.post(&server, &share, json!({"seat": 0, "share": "x"})).await;
    // The same once more is no other share: the answer may have been lost.
    ada.post(&server, &share, json!({"seat": 0, "share": "x"})).await;
    let answer = refused(&server, &ada, &share, json!({"seat": 0, "share": "y"})).await;
    assert_eq!(answer, (409, "server-share-twice".to_string()));
    bob.post(&server, &format!("{path}/sit"), json!({"seat": 1, "share": "b"})).await;
    let info = bob.post(&server, &format!("{path}/leave"), json!({"seat": 1})).await;
    assert_eq!(info["shares"], json!([{"seat": 0, "share": "x"}]));
    let info = ada.post(&server, &format!("{path}/start"), json!({})).await;
    assert_eq!(info["state"], "running");
    let answer = refused(&server, &ada, &share, json!({"seat": 0, "share": "x"})).await;
    assert_eq!(answer, (409, "server-share-late".to_string()));
    server.stop().await;
}
