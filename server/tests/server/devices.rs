//! Devices of a person: tokens that are listed and revoked, and what happens to whoever is forgotten.

use serde_json::{Value, json};
use server::Server;
use server::store::memory::MemoryStore;
use server::store::sqlite::SqliteStore;
use server::store::{Person, Store, StoreError, Token, Write};

use crate::harness::{Me, Player, Socket, database, request, start};

/// Another device of the same person.
async fn another(server: &Server, me: &Me) -> Me {
    let code = me.post(server, "/api/me/code", json!({})).await["code"].clone();
    let body = json!({"code": code}).to_string();
    let claimed = request(server, "POST /api/me/claim", &[], Some(&body)).await;
    Me { token: claimed.json()["token"].as_str().unwrap().to_string() }
}

async fn tokens(server: &Server, me: &Me) -> Vec<Value> {
    me.get(server, "/api/me/tokens").await["tokens"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_device_is_signed_out_and_its_sockets_end_at_once_and_no_others() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let phone = another(&server, &me).await;
    let (mut here, mut there) =
        (Socket::new(&server, Some(&me)).await, Socket::new(&server, Some(&phone)).await);
    let known = tokens(&server, &me).await;
    assert_eq!(known.len(), 2);
    assert!(known.iter().all(|token| token["made_ms"].is_i64() && token["used_ms"].is_i64()), "{known:?}");
    let other = known.iter().find(|token| token["this"] == false).unwrap()["id"].as_str().unwrap();
    let line = format!("DELETE /api/me/tokens/{other}");
    let eve = Me::new(&server, "Eve").await;
    assert_eq!(eve.ask(&server, &line, None).await.status, 404, "nobody else can");
    assert_eq!(me.ask(&server, &line, None).await.status, 204);
    assert_eq!(there.next().await["say"]["id"], "server-bye-token");
    assert_eq!(there.text().await, None);
    assert_eq!(phone.ask(&server, "GET /api/me", None).await.status, 401);
    here.say(json!({"type": "ping"})).await;
    here.wait("pong").await;
    assert_eq!(tokens(&server, &me).await.len(), 1);
    assert_eq!(me.ask(&server, &line, None).await.status, 404, "it is gone");
    server.stop().await;
}

#[tokio::test]
async fn who_is_forgotten_is_gone_at_once_and_the_others_play_on() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let seats = |start: &str| json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"start": start}});
    let running = ada.table(&server, seats("full")).await;
    bob.post(&server, &format!("/api/tables/{running}/sit"), json!({"seat": 1})).await;
    let waiting = bob.table(&server, seats("asked")).await;
    ada.post(&server, &format!("/api/tables/{waiting}/sit"), json!({"seat": 1})).await;
    let mut bobs = Player::new(&server, Some(&bob), &running, Some(1)).await;
    let mut adas = Socket::new(&server, Some(&ada)).await;
    adas.watch(&running, Some(0)).await;
    assert_eq!(ada.ask(&server, "DELETE /api/me", None).await.status, 204);
    assert_eq!(adas.wait_for_any("bye").await["say"]["id"], "server-bye-token");
    assert_eq!(adas.text().await, None);
    let info = bob.get(&server, &format!("/api/tables/{waiting}")).await;
    assert_eq!(info["seats"][1]["status"], "open");
    // Seat 0 begins: a bot plays for it.
    bobs.take("step").await;
    assert_eq!((&bobs.last["by"], &bobs.last["how"]), (&json!(0), &json!("away")));
    let info = bob.get(&server, &format!("/api/tables/{running}")).await;
    assert_eq!(info["seats"][0]["status"], "left");
    server.stop().await;
}

#[test]
fn every_store_keeps_tokens_alike() {
    let stores: [Box<dyn Store>; 2] =
        [Box::new(MemoryStore::default()), Box::new(SqliteStore::open(&database()).unwrap())];
    for store in stores {
        let write = |write: Write| store.commit(&[write]).remove(0);
        let text = str::to_string;
        write(Write::SetPerson(Person { id: text("p"), name: text("Ada") })).unwrap();
        for (hash, made_ms) in [("one", 10), ("two", 20), ("three", 30)] {
            write(Write::NewToken { person: text("p"), hash: text(hash), made_ms }).unwrap();
        }
        write(Write::NewToken { person: text("q"), hash: text("other"), made_ms: 40 }).unwrap();
        write(Write::UsedToken { hash: text("one"), used_ms: 50 }).unwrap();
        let nobodys = write(Write::UsedToken { hash: text("none"), used_ms: 50 });
        assert_eq!(nobodys, Err(StoreError::Missing));
        let token =
            |hash: &str, made_ms, used_ms| Token { hash: text(hash), made_ms: Some(made_ms), used_ms };
        let kept = [token("one", 10, Some(50)), token("three", 30, None), token("two", 20, None)];
        assert_eq!(store.tokens("p").unwrap(), kept);
        write(Write::DropToken { hash: text("three") }).unwrap();
        assert_eq!(store.tokens("p").unwrap().len(), 2);
        write(Write::DropPerson { person: text("p") }).unwrap();
        assert_eq!((store.tokens("p").unwrap().len(), store.tokens("q").unwrap().len()), (0, 1));
    }
}
