//! Muting, blocking, reporting, and what an operator does to a server that runs or does not.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Store;
use server::store::StoreError;
use server::store::moderation::{AuditLine, Deed, Moderate, Moderation, Outcome, Whom};
use server::store::sqlite::SqliteStore;
use server::{Config, Server};

use crate::harness::{Answer, Me, Player, Socket, config, database, start, start_at};

/// Ada and Bob at a race of Pig, Ada as its host.
async fn both(server: &Server) -> (String, Me, Me) {
    let (ada, bob) = (Me::new(server, "Ada").await, Me::new(server, "Bob").await);
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ada.table(server, wanted).await;
    bob.post(server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    (table, ada, bob)
}

fn said(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["say"]["id"].as_str().unwrap_or_default().to_string())
}

async fn shun(server: &Server, me: &Me, table: &str, seat: u8, (mute, block): (bool, bool)) -> Answer {
    let body = json!({"seat": seat, "mute": mute, "block": block});
    me.ask(server, &format!("POST /api/tables/{table}/shun"), Some(body)).await
}

async fn say(server: &Server, me: &Me, table: &str, seat: u8, text: &str) -> i64 {
    let said =
        me.post(server, &format!("/api/tables/{table}/chat"), json!({"seat": seat, "text": text})).await;
    said["line"]["at_ms"].as_i64().unwrap()
}

#[tokio::test]
async fn somebody_muted_is_not_heard_by_whoever_muted_them_and_by_all_others() {
    let path = database();
    let server = start_at(&path).await;
    let (table, ada, bob) = both(&server).await;
    let guest = Me::new(&server, "Guest").await;
    let mut sockets = [Socket::new(&server, Some(&ada)).await, Socket::new(&server, Some(&guest)).await];
    sockets[0].watch(&table, Some(0)).await;
    sockets[1].watch(&table, None).await;
    let muted = shun(&server, &ada, &table, 1, (true, false)).await;
    assert_eq!(muted.json(), json!({"seats": [{"seat": 1, "mute": true, "block": false}]}));
    say(&server, &bob, &table, 1, "boo").await;
    say(&server, &ada, &table, 0, "well").await;
    let [hers, theirs] = &mut sockets;
    assert_eq!(hers.wait("chat").await["line"]["text"], "well", "Ada does not hear Bob");
    assert_eq!(theirs.wait("chat").await["line"]["text"], "boo");
    // Whoever comes later, or comes again after a restart, hears what they heard before.
    server.stop().await;
    let server = start_at(&path).await;
    let mut again = Socket::new(&server, Some(&ada)).await;
    again.watch(&table, Some(0)).await;
    let lines = again.wait("chat_log").await["lines"].clone();
    assert_eq!((lines.as_array().unwrap().len(), &lines[0]["text"]), (1, &json!("well")));
    let list = ada.get(&server, "/api/me/shunned").await["people"].clone();
    assert_eq!((&list[0]["name"], &list[0]["mute"]), (&json!("Bob"), &json!(true)));
    assert_eq!(bob.get(&server, "/api/me/shunned").await["people"], json!([]));
    let entry = format!("DELETE /api/me/shunned/{}", list[0]["id"].as_str().unwrap());
    assert_eq!(bob.ask(&server, &entry, None).await.status, 404, "another's entry is nobody's");
    assert_eq!(ada.ask(&server, &entry, None).await.json(), json!({"people": []}));
    let mut after = Socket::new(&server, Some(&ada)).await;
    after.watch(&table, Some(0)).await;
    assert_eq!(after.wait("chat_log").await["lines"].as_array().unwrap().len(), 2);
    assert_eq!(said(&shun(&server, &ada, &table, 0, (true, true)).await), (422, "server-shun-self".into()));
    assert_eq!(said(&shun(&server, &ada, &table, 7, (true, true)).await), (404, "server-nobody-sits".into()));
    server.stop().await;
}

#[tokio::test]
async fn somebody_blocked_sits_at_no_table_of_the_host_and_invites_them_to_no_rematch() {
    let server = start().await;
    let (table, ada, bob) = both(&server).await;
    assert_eq!(shun(&server, &ada, &table, 1, (false, true)).await.status, 200);
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let (hers, his) = (ada.table(&server, wanted.clone()).await, bob.table(&server, wanted).await);
    let sit = |table: &str| format!("POST /api/tables/{table}/sit");
    let refused = bob.ask(&server, &sit(&hers), Some(json!({"seat": 1}))).await;
    assert_eq!(said(&refused), (403, "server-blocked".into()));
    assert_eq!(
        ada.ask(&server, &sit(&his), Some(json!({"seat": 1}))).await.status,
        200,
        "she may come to his"
    );
    // The race that they are in goes on, and he comes back to his own seat.
    bob.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 1})).await;
    bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    let mut players = [
        Player::new(&server, Some(&ada), &table, Some(0)).await,
        Player::new(&server, Some(&bob), &table, Some(1)).await,
    ];
    while crate::harness::one_step(&mut players, |legal| legal.len() - 1).await {}
    let next = bob.post(&server, &format!("/api/tables/{table}/rematch"), json!({})).await["rematch"].clone();
    let next = bob.get(&server, &format!("/api/tables/{}", next.as_str().unwrap())).await;
    assert_eq!((&next["seats"][0]["status"], &next["state"]), (&json!("bot"), &json!("running")));
    server.stop().await;
}

#[tokio::test]
async fn somebody_blocked_is_never_brought_together_with_whoever_blocked_them() {
    let fill = Some(Duration::from_millis(900));
    let server = Server::start(Config { bots_fill_after: fill, ..config() }).await.unwrap();
    let (table, ada, bob) = both(&server).await;
    shun(&server, &bob, &table, 0, (false, true)).await;
    let mut tables = Vec::new();
    let mut sockets = [Socket::new(&server, Some(&ada)).await, Socket::new(&server, Some(&bob)).await];
    for socket in &mut sockets {
        socket.say(json!({"type": "seek", "game": "pig", "seats": 2})).await;
        assert_eq!(socket.wait("seeking").await["waiting"], 1, "nobody waits for whom they keep away");
    }
    for socket in &mut sockets {
        tables.push(socket.wait("found").await["table"].clone());
    }
    assert_ne!(tables[0], tables[1]);
    server.stop().await;
}

#[tokio::test]
async fn a_report_has_the_servers_copy_of_the_lines_around_it_and_each_person_sends_ten_a_day() {
    let path = database();
    let server = start_at(&path).await;
    let (table, ada, bob) = both(&server).await;
    let apart = || tokio::time::sleep(Duration::from_millis(5));
    say(&server, &ada, &table, 0, "hello").await;
    apart().await;
    let at_ms = say(&server, &bob, &table, 1, "rude").await;
    apart().await;
    say(&server, &ada, &table, 0, "please").await;
    let report = format!("POST /api/tables/{table}/report");
    let send = async |me: &Me, body: Value| me.ask(&server, &report, Some(body)).await;
    let about = json!({"seat": 1, "line": at_ms, "reason": "abuse", "text": "he  does\u{202E} this often"});
    let received = send(&ada, about.clone()).await;
    assert_eq!((received.status, received.json()), (201, json!({"lines": 3, "left": 9})));
    for (wrong, expected) in [
        (json!({"seat": 1, "line": at_ms + 60_000, "reason": "abuse"}), (404, "server-no-line")),
        (json!({"seat": 0, "line": at_ms, "reason": "abuse"}), (404, "server-no-line")),
        (json!({"seat": 0, "reason": "abuse"}), (422, "server-report-self")),
        (json!({"seat": 1, "reason": "other"}), (422, "server-report-empty")),
        (json!({"seat": 1, "reason": "other", "text": "x".repeat(501)}), (422, "server-report-long")),
        (json!({"seat": 5, "reason": "name"}), (404, "server-nobody-sits")),
    ] {
        assert_eq!(said(&send(&ada, wrong.clone()).await), (expected.0, expected.1.into()), "{wrong}");
    }
    for left in (0..9).rev() {
        assert_eq!(send(&ada, json!({"seat": 1, "reason": "spoiling"})).await.json()["left"], left);
    }
    assert_eq!(said(&send(&ada, about).await), (429, "server-many-reports".into()));
    assert_eq!(send(&bob, json!({"seat": 0, "reason": "name"})).await.status, 201, "others still may");
    let store = SqliteStore::open(&path).unwrap();
    let first = store.report(1).unwrap().unwrap();
    let lines: Vec<_> = first.lines.iter().map(|line| (line.name.as_str(), line.text.as_str())).collect();
    assert_eq!(lines, [("Ada", "hello"), ("Bob", "rude"), ("Ada", "please")]);
    assert_eq!((first.about.name.as_str(), first.by.name.as_str()), ("Bob", "Ada"));
    assert_eq!((first.text.as_str(), first.line), ("he does this often", Some(at_ms)));
    server.stop().await;
}

#[tokio::test]
async fn a_line_counts_for_whoever_said_it_whoever_sits_there_now() {
    let path = database();
    let server = start_at(&path).await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ada.table(&server, json!({"game": "pig", "seats": seats})).await;
    let path_of = |what: &str| format!("/api/tables/{table}/{what}");
    bob.post(&server, &path_of("sit"), json!({"seat": 1})).await;
    let at_ms = say(&server, &bob, &table, 1, "rude").await;
    bob.post(&server, &path_of("leave"), json!({"seat": 1})).await;
    eve.post(&server, &path_of("sit"), json!({"seat": 1})).await;
    ada.post(&server, &path_of("report"), json!({"seat": 1, "line": at_ms, "reason": "abuse"})).await;
    let kept = SqliteStore::open(&path).unwrap().report(1).unwrap().unwrap();
    assert_eq!((kept.about.name.as_str(), kept.lines[0].name.as_str()), ("Bob", "Bob"));
    let closed =
        json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"spectators": false}});
    let closed = ada.table(&server, closed).await;
    let line = format!("POST /api/tables/{closed}/report");
    let stranger = eve.ask(&server, &line, Some(json!({"seat": 0, "reason": "name"})));
    assert_eq!(said(&stranger.await), (403, "server-no-spectators".into()));
    server.stop().await;
}

/// What an operator does, through a connection of another program to the same file.
fn operate(path: &Path, deed: Deed) -> Result<i64, StoreError> {
    let store = SqliteStore::open(path).unwrap();
    let (by, why) = ("op".to_string(), "because".to_string());
    let line = AuditLine { number: 0, at_ms: 1_000, by, deed, why, done: None };
    store.commit(&[Moderate::Deed(Box::new(line)).into()]).remove(0)?;
    Ok(store.audit(1).unwrap()[0].number)
}

async fn outcome(path: &Path, number: i64) -> Outcome {
    let store = SqliteStore::open(path).unwrap();
    for _ in 0..400 {
        if let Some(done) = store.audit_line(number).unwrap().unwrap().done {
            return done;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the server does not look");
}

fn id_of(path: &Path, name: &str) -> String {
    SqliteStore::open(path).unwrap().people_like(name, 1).unwrap()[0].0.id.clone()
}

#[tokio::test]
async fn whoever_is_kept_out_is_told_so_at_once_and_everywhere_and_a_bot_plays_on() {
    let path = database();
    let server = start_at(&path).await;
    let (table, ada, bob) = both(&server).await;
    let mut his = Socket::new(&server, Some(&bob)).await;
    his.watch(&table, Some(1)).await;
    let mut hers = Socket::new(&server, Some(&ada)).await;
    hers.watch(&table, Some(0)).await;
    let whom = Whom::Person(id_of(&path, "Bob"));
    let number = operate(&path, Deed::Ban { whom: whom.clone(), until_ms: None }).unwrap();
    let bye = his.wait_for_any("bye").await;
    assert_eq!((&bye["say"]["id"], &bye["say"]["with"]["why"]), (&json!("server-banned"), &json!("because")));
    assert_eq!(his.text().await, None, "the connection is over");
    hers.wait_for("table", |it| it["seats"][1]["status"] == "left").await;
    assert_eq!(outcome(&path, number).await, Outcome::Done);
    for line in ["GET /api/me", "POST /api/tables", "GET /api/me/races", &format!("GET /api/tables/{table}")]
    {
        let body = line.starts_with("POST").then(|| json!({"game": "pig", "seats": [{"kind": "me"}]}));
        assert_eq!(said(&bob.ask(&server, line, body).await), (403, "server-banned".into()), "{line}");
    }
    let mut again = Socket::raw(&server).await;
    again.say(json!({"type": "hello", "protocol": protocol::VERSION, "token": bob.token})).await;
    assert_eq!(again.wait_for_any("bye").await["say"]["id"], "server-banned");
    // A restart changes nothing, and afterwards it is lifted.
    server.stop().await;
    let server = start_at(&path).await;
    assert_eq!(bob.ask(&server, "GET /api/me", None).await.status, 403);
    let number = operate(&path, Deed::Unban { whom }).unwrap();
    assert_eq!(outcome(&path, number).await, Outcome::Done);
    assert_eq!(bob.ask(&server, "GET /api/me", None).await.status, 200);
    bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_kept_out_may_still_be_forgotten_and_a_ban_ends_with_its_time() {
    let path = database();
    let server = start_at(&path).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let ban = |name: &str, until_ms| Deed::Ban { whom: Whom::Person(id_of(&path, name)), until_ms };
    let number = operate(&path, ban("Ada", Some(i64::MAX / 2))).unwrap();
    outcome(&path, number).await;
    let number = operate(&path, ban("Bob", Some(5_000))).unwrap();
    outcome(&path, number).await;
    assert_eq!(said(&ada.ask(&server, "GET /api/me", None).await), (403, "server-banned-until".into()));
    assert_eq!(bob.ask(&server, "GET /api/me", None).await.status, 200, "his is over");
    assert_eq!(ada.ask(&server, "DELETE /api/me", None).await.status, 204);
    assert_eq!(ada.ask(&server, "GET /api/me", None).await.status, 401);
    server.stop().await;
}

#[tokio::test]
async fn a_network_that_is_kept_out_has_no_connection_and_no_answer() {
    let path = database();
    let server = start_at(&path).await;
    let (_, ada, _) = both(&server).await;
    let mut socket = Socket::new(&server, None).await;
    let whom = Whom::Network("127.0.0.0/8".to_string());
    let number = operate(&path, Deed::Ban { whom: whom.clone(), until_ms: None }).unwrap();
    assert_eq!(socket.wait_for_any("bye").await["say"]["id"], "server-banned-network");
    assert_eq!(outcome(&path, number).await, Outcome::Done);
    assert_eq!(said(&ada.ask(&server, "GET /api/games", None).await), (403, "server-banned-network".into()));
    assert_eq!(ada.ask(&server, "GET /healthz", None).await.status, 200);
    operate(&path, Deed::Unban { whom }).map(drop).unwrap();
    for _ in 0..100 {
        if ada.ask(&server, "GET /api/games", None).await.status == 200 {
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the network stays out");
}

#[tokio::test]
async fn an_operator_closes_tables_and_those_who_look_are_told_why() {
    let path = database();
    let server = start_at(&path).await;
    let (running, ada, bob) = both(&server).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let waiting = ada.table(&server, json!({"game": "pig", "seats": seats})).await;
    let mut socket = Socket::new(&server, Some(&bob)).await;
    socket.watch(&running, Some(1)).await;
    socket.say(json!({"type": "watch", "table": waiting})).await;
    socket.wait_for("table", |it| it["id"] == waiting.as_str()).await;
    let first = operate(&path, Deed::Close { table: waiting.clone() }).unwrap();
    let closed = socket.wait("closed").await;
    assert_eq!(
        (&closed["say"]["id"], &closed["say"]["with"]["why"]),
        (&json!("server-closed-operator"), &json!("because"))
    );
    let second = operate(&path, Deed::Close { table: running.clone() }).unwrap();
    let over = socket.wait_for("table", |it| it["state"] == "over").await;
    assert_eq!(over["ended"]["how"], "operator");
    assert_eq!((outcome(&path, first).await, outcome(&path, second).await), (Outcome::Done, Outcome::Done));
    assert_eq!(ada.ask(&server, &format!("GET /api/tables/{waiting}"), None).await.status, 404);
    let play = json!({"seat": 0, "seq": 0, "action": {"type": "roll"}});
    assert_eq!(ada.ask(&server, &format!("POST /api/tables/{running}/play"), Some(play)).await.status, 409);
    let again = operate(&path, Deed::Close { table: running }).unwrap();
    assert!(matches!(outcome(&path, again).await, Outcome::Failed(why) if why.id == "server-ended"));
    assert_eq!(operate(&path, Deed::Close { table: "nothing".into() }), Err(StoreError::Missing));
    server.stop().await;
}

#[tokio::test]
async fn a_name_that_an_operator_has_taken_away_is_not_taken_again() {
    let path = database();
    let server = start_at(&path).await;
    let (table, _, bob) = both(&server).await;
    let cup = json!({"game": "pig", "name": "Bob is best", "races": [{}, {}], "seats": 2, "public": true});
    let cup = bob.post(&server, "/api/championships", cup).await["code"].as_str().unwrap().to_string();
    let bob_id = id_of(&path, "Bob");
    let to = server::neutral_name(&bob_id);
    let rename = Deed::Rename { person: bob_id, from: "Bob".into(), to: to.clone() };
    let rename = operate(&path, rename).unwrap();
    assert_eq!(outcome(&path, rename).await, Outcome::Done);
    for name in ["Bob", "BOB", "b0b"] {
        let again = bob.ask(&server, "PUT /api/me", Some(json!({"name": name}))).await;
        assert_eq!(said(&again), (422, "server-name-taken-away".into()), "{name}");
        let line = format!("POST /api/tables/{table}/sit");
        let again = bob.ask(&server, &line, Some(json!({"seat": 1, "name": name}))).await;
        assert_eq!(said(&again), (422, "server-name-taken-away".into()), "{name}");
        let plan = json!({"game": "pig", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]});
        let again = bob.ask(&server, "POST /api/tables", Some(plan)).await;
        assert_eq!(said(&again), (422, "server-name-taken-away".into()), "{name}");
    }
    let cup = bob.get(&server, &format!("/api/championships/{cup}")).await;
    assert_eq!((&cup["name"], &cup["entrants"][0]["name"]), (&Value::Null, &json!(to)));
    let other = bob.ask(&server, "PUT /api/me", Some(json!({"name": "Robert"}))).await;
    assert_eq!(other.status, 200, "any other name will do");
    server.stop().await;
}

#[tokio::test]
async fn what_an_operator_wants_while_no_server_runs_is_done_before_anybody_comes() {
    let path = database();
    let server = start_at(&path).await;
    let (table, ada, bob) = both(&server).await;
    server.stop().await;
    let bob_id = id_of(&path, "Bob");
    let to = server::neutral_name(&bob_id);
    let rename = Deed::Rename { person: bob_id.clone(), from: "Bob".into(), to: to.clone() };
    let rename = operate(&path, rename).unwrap();
    let ban = operate(&path, Deed::Ban { whom: Whom::Person(bob_id), until_ms: None }).unwrap();
    let server = start_at(&path).await;
    let info = ada.get(&server, &format!("/api/tables/{table}")).await;
    assert_eq!((&info["seats"][1]["name"], &info["seats"][1]["status"]), (&json!(to), &json!("left")));
    assert_eq!(bob.ask(&server, "GET /api/me", None).await.status, 403);
    assert_eq!((outcome(&path, rename).await, outcome(&path, ban).await), (Outcome::Done, Outcome::Done));
    let store = SqliteStore::open(&path).unwrap();
    let log: Vec<_> =
        store.audit(9).unwrap().into_iter().map(|line| (line.number, line.by, line.why)).collect();
    assert_eq!(log, [(2, "op".into(), "because".into()), (1, "op".into(), "because".into())]);
    server.stop().await;
}
