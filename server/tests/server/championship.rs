//! Championships: a season across a restart, leaving and coming back, and what others may not do.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Store;
use server::store::moderation::{AuditLine, Deed, Moderate};
use server::store::sqlite::SqliteStore;
use server::{Config, Server};

use crate::harness::{Answer, Me, Player, config, database, one_step, start, start_at};

fn wanted(races: usize, seats: u8) -> Value {
    json!({"game": "pig", "races": vec![json!({"target": 50}); races], "seats": seats})
}

async fn made(server: &Server, host: &Me, wanted: Value) -> String {
    let made = host.post(server, "/api/championships", wanted).await;
    made["code"].as_str().unwrap().to_string()
}

async fn post(server: &Server, me: &Me, code: &str, what: &str, body: Value) -> Answer {
    me.ask(server, &format!("POST /api/championships/{code}/{what}"), Some(body)).await
}

async fn done(server: &Server, me: &Me, code: &str, what: &str, body: Value) -> Value {
    let answer = post(server, me, code, what, body).await;
    assert!((200..300).contains(&answer.status), "{what}: {answer:?}");
    if answer.status == 204 { Value::Null } else { answer.json() }
}

async fn look(server: &Server, me: &Me, code: &str) -> Value {
    me.get(server, &format!("/api/championships/{code}")).await
}

fn said(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["say"]["id"].as_str().unwrap_or_default().to_string())
}

/// The seat of each of these at a table of the race, by their number in the championship.
fn seat_of(championship: &Value, race: usize, entrant: u64) -> (String, u8) {
    for heat in championship["races"][race]["heats"].as_array().unwrap() {
        let seats = heat["seats"].as_array().unwrap();
        if let Some(seat) = seats.iter().position(|it| *it == entrant) {
            return (heat["table"].as_str().unwrap().to_string(), seat as u8);
        }
    }
    panic!("{entrant} has no seat in race {race}: {championship}")
}

/// Everybody races to the end, and nobody thinks.
async fn race(server: &Server, championship: &Value, number: usize, people: &[(&Me, u64)]) {
    let mut players = Vec::new();
    for (me, entrant) in people {
        let (table, seat) = seat_of(championship, number, *entrant);
        players.push(Player::new(server, Some(me), &table, Some(seat)).await);
    }
    while one_step(&mut players, |legal| legal.len() - 1).await {}
}

/// What has come of the race, once it is noted.
async fn settled(server: &Server, me: &Me, code: &str, state: &str) -> Value {
    for _ in 0..400 {
        let championship = look(server, me, code).await;
        if championship["state"] == state {
            return championship;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{:?}", look(server, me, code).await)
}

#[tokio::test]
async fn a_season_of_two_goes_on_after_a_restart_and_ends_with_standings() {
    let path = database();
    let server = start_at(&path).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let code = made(
        &server,
        &ada,
        json!({"name": " The  Cup ", "public": true, "game": "pig",
        "races": [{"target": 50}, {}], "seats": 2, "points": [4, 1]}),
    )
    .await;
    let joined = done(&server, &bob, &code, "join", json!({})).await;
    assert_eq!(
        (&joined["name"], &joined["you"], &joined["may"]),
        (&json!("The Cup"), &json!(1), &json!(["leave"]))
    );
    assert_eq!(joined["races"][0]["options"]["target"], 50);
    let begun = done(&server, &ada, &code, "begin", json!({"begun": 0})).await;
    assert_eq!((&begun["state"], &begun["begun"]), (&json!("racing"), &json!(1)));
    let (table, _) = seat_of(&begun, 0, 0);
    let info = bob.get(&server, &format!("/api/tables/{table}")).await;
    assert_eq!(info["championship"], json!({"code": code, "name": "The Cup", "race": 1, "races": 2}));
    assert_eq!((&info["state"], &info["settings"]["hints"]), (&json!("running"), &json!(false)));
    race(&server, &begun, 0, &[(&ada, 0), (&bob, 1)]).await;
    let between = settled(&server, &ada, &code, "between").await;
    let points: Vec<_> =
        between["standings"].as_array().unwrap().iter().map(|it| it["points"].clone()).collect();
    assert_eq!(points, [4, 1]);
    assert_eq!(between["may"], json!(["leave", "ready", "begin"]));
    server.stop().await;
    // Tomorrow, on another server.
    let server = start_at(&path).await;
    assert_eq!(look(&server, &ada, &code).await, between);
    let list = bob.get(&server, "/api/me/championships").await["championships"].clone();
    assert_eq!(
        (&list[0]["code"], &list[0]["begun"], &list[0]["state"]),
        (&json!(code), &json!(1), &json!("between"))
    );
    let waits = done(&server, &bob, &code, "ready", json!({"ready": true})).await;
    assert_eq!((&waits["state"], &waits["entrants"][1]["ready"]), (&json!("between"), &json!(true)));
    let second = done(&server, &ada, &code, "ready", json!({"ready": true})).await;
    assert_eq!((&second["state"], &second["begun"]), (&json!("racing"), &json!(2)));
    assert_ne!(
        second["races"][0]["heats"][0]["seats"], second["races"][1]["heats"][0]["seats"],
        "each seat once"
    );
    race(&server, &second, 1, &[(&ada, 0), (&bob, 1)]).await;
    let over = settled(&server, &bob, &code, "over").await;
    let standings = over["standings"].as_array().unwrap();
    assert_eq!(standings[0]["after"].as_array().unwrap().len(), 2);
    assert_eq!(standings.iter().map(|it| it["points"].as_u64().unwrap()).sum::<u64>(), 10);
    assert_eq!((&over["may"], &standings[0]["rank"]), (&json!([]), &json!(1)));
    assert_eq!(
        said(&post(&server, &ada, &code, "begin", json!({"begun": 2})).await),
        (409, "server-champ-over".into())
    );
    for _ in 0..200 {
        if ada.get(&server, "/api/championships").await["championships"] == json!([]) {
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("one that is over is in the public list");
}

#[tokio::test]
async fn when_the_last_who_was_not_ready_goes_the_next_race_begins() {
    let server = start().await;
    for is_forgotten in [false, true] {
        let (ada, bob, cleo) =
            (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Cleo").await);
        let code = made(&server, &ada, wanted(2, 3)).await;
        done(&server, &bob, &code, "join", json!({})).await;
        done(&server, &cleo, &code, "join", json!({})).await;
        let begun = done(&server, &ada, &code, "begin", json!({"begun": 0})).await;
        race(&server, &begun, 0, &[(&ada, 0), (&bob, 1), (&cleo, 2)]).await;
        settled(&server, &ada, &code, "between").await;
        done(&server, &ada, &code, "ready", json!({"ready": true})).await;
        done(&server, &bob, &code, "ready", json!({"ready": true})).await;
        if is_forgotten {
            assert_eq!(cleo.ask(&server, "DELETE /api/me", None).await.status, 204);
        } else {
            done(&server, &cleo, &code, "leave", json!({})).await;
        }
        let second = settled(&server, &ada, &code, "racing").await;
        assert_eq!(second["begun"], 2, "everybody who is left was ready");
    }
    server.stop().await;
}

#[tokio::test]
async fn strangers_and_those_who_are_no_hosts_cannot_spoil_it() {
    let server = start().await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let code = made(&server, &ada, wanted(2, 2)).await;
    done(&server, &bob, &code, "join", json!({})).await;
    let no = async |me: &Me, what: &str, body: Value| said(&post(&server, me, &code, what, body).await);
    assert_eq!(ada.get(&server, "/api/championships").await["championships"], json!([]), "it is not public");
    for me in [&bob, &eve] {
        assert_eq!(no(me, "begin", json!({"begun": 0})).await, (403, "server-champ-only-host".into()));
        assert_eq!(no(me, "remove", json!({"entrant": 0})).await, (403, "server-champ-only-host".into()));
        assert_eq!(no(me, "close", json!({})).await, (403, "server-champ-only-host".into()));
    }
    assert_eq!(no(&eve, "leave", json!({})).await, (403, "server-champ-not-in".into()));
    assert_eq!(no(&ada, "ready", json!({"ready": true})).await, (409, "server-champ-not-between".into()));
    assert_eq!(no(&ada, "begin", json!({"begun": 1})).await, (409, "server-champ-changed".into()));
    assert_eq!(no(&ada, "remove", json!({"entrant": 0})).await, (409, "server-remove-self".into()));
    done(&server, &eve, &code, "join", json!({})).await;
    assert_eq!(
        no(&ada, "begin", json!({"begun": 0})).await,
        (409, "server-champ-company".into()),
        "three at twos"
    );
    done(&server, &ada, &code, "remove", json!({"entrant": 2})).await;
    assert_eq!(no(&eve, "join", json!({})).await, (403, "server-champ-removed".into()));
    // Many ask at once, and one race begins.
    let begin = || post(&server, &ada, &code, "begin", json!({"begun": 0}));
    let all = futures_util::future::join_all((0..8).map(|_| begin())).await;
    assert!(all.iter().all(|answer| answer.status == 200), "{all:?}");
    let racing = look(&server, &eve, &code).await;
    assert_eq!((&racing["begun"], racing["races"][0]["heats"].as_array().unwrap().len()), (&json!(1), 1));
    assert_eq!((&racing["may"], &racing["you"]), (&json!([]), &Value::Null));
    assert_eq!(no(&eve, "join", json!({})).await, (409, "server-champ-begun".into()));
    assert_eq!(no(&ada, "remove", json!({"entrant": 1})).await, (409, "server-champ-begun".into()));
    assert_eq!(no(&ada, "close", json!({})).await, (409, "server-champ-begun".into()));
    assert_eq!(no(&ada, "begin", json!({"begun": 1})).await, (409, "server-champ-racing".into()));
    let (table, seat) = seat_of(&racing, 0, 0);
    let line = format!("POST /api/tables/{table}/sit");
    let sit = eve.ask(&server, &line, Some(json!({"seat": seat})));
    assert_eq!(sit.await.status, 403);
    assert_eq!(eve.ask(&server, "GET /api/championships/ZZZZZZ", None).await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn whoever_leaves_keeps_the_points_and_a_bot_without_points_has_the_seat_until_they_are_back() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let code = made(&server, &ada, wanted(3, 2)).await;
    done(&server, &bob, &code, "join", json!({})).await;
    let first = done(&server, &ada, &code, "begin", json!({"begun": 0})).await;
    let (table, seat) = seat_of(&first, 0, 0);
    // The host goes in the middle of a race: a bot races on, she is last in it, and Bob is the host.
    done(&server, &ada, &code, "leave", json!({})).await;
    let info = bob.get(&server, &format!("/api/tables/{table}")).await;
    assert_eq!(info["seats"][usize::from(seat)]["status"], "left");
    let mut player = Player::new(&server, Some(&bob), &table, Some(1 - seat)).await;
    while !player.is_over() {
        if let Some(action) = player.legal().last().cloned() {
            player.play(&action).await;
        }
        player.take("step").await;
    }
    let between = settled(&server, &bob, &code, "between").await;
    assert_eq!((&between["host"], &between["entrants"][0]["left"]), (&json!(1), &json!(true)));
    let points = |of: &Value, entrant: u64| {
        let all = of["standings"].as_array().unwrap();
        all.iter().find(|it| it["entrant"] == entrant).unwrap()["points"].clone()
    };
    assert_eq!((points(&between, 1), points(&between, 0)), (json!(3), json!(1)), "whoever left is last");
    let second = done(&server, &bob, &code, "begin", json!({"begun": 1})).await;
    let (table, seat) = seat_of(&second, 1, 1);
    let info = bob.get(&server, &format!("/api/tables/{table}")).await;
    assert_eq!(info["seats"][usize::from(1 - seat)]["status"], "bot");
    // Alone against the bot he gives up: the bot has won, and nobody has its points.
    done_table(&server, &bob, &table).await;
    let after = settled(&server, &bob, &code, "between").await;
    assert_eq!((points(&after, 1), points(&after, 0)), (json!(4), json!(1)));
    let back = done(&server, &ada, &code, "join", json!({})).await;
    assert_eq!((&back["entrants"][0]["left"], &back["host"]), (&Value::Null, &json!(1)));
    let third = done(&server, &bob, &code, "begin", json!({"begun": 2})).await;
    race(&server, &third, 2, &[(&ada, 0), (&bob, 1)]).await;
    let over = settled(&server, &ada, &code, "over").await;
    let sum = points(&over, 0).as_u64().unwrap() + points(&over, 1).as_u64().unwrap();
    assert_eq!(sum, 5 + 4);
    server.stop().await;
}

async fn done_table(server: &Server, me: &Me, table: &str) {
    let closed = me.ask(server, &format!("POST /api/tables/{table}/close"), None).await;
    assert_eq!(closed.status, 200, "{closed:?}");
}

#[tokio::test]
async fn bots_fill_up_and_take_part_and_when_nobody_is_left_it_is_over() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let bots =
        json!({"game": "pig", "races": [{"target": 50}, {"target": 50}], "seats": 3, "bots": "greedy"});
    let code = made(&server, &ada, bots.clone()).await;
    let begun = done(&server, &ada, &code, "begin", json!({"begun": 0})).await;
    let levels: Vec<_> = begun["entrants"].as_array().unwrap().iter().map(|it| it["level"].clone()).collect();
    assert_eq!(levels, [Value::Null, json!("greedy"), json!("greedy")]);
    let (table, _) = seat_of(&begun, 0, 0);
    done_table(&server, &ada, &table).await;
    let between = settled(&server, &ada, &code, "between").await;
    let own = between["standings"].as_array().unwrap().iter().find(|it| it["entrant"] == 0).unwrap().clone();
    assert_eq!((&own["points"], &own["rank"]), (&json!(1), &json!(3)), "whoever gives up is last");
    // All that she owns is deleted: nobody is left.
    assert_eq!(ada.ask(&server, "DELETE /api/me", None).await.status, 204);
    assert_eq!(look(&server, &bob, &code).await["state"], "over");
    let alone = made(&server, &bob, wanted(2, 2)).await;
    assert_eq!(
        said(&post(&server, &bob, &alone, "begin", json!({"begun": 0})).await).0,
        409,
        "nobody to race with"
    );
    done(&server, &bob, &alone, "leave", json!({})).await;
    assert_eq!(bob.ask(&server, &format!("GET /api/championships/{alone}"), None).await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn a_host_who_does_not_come_holds_nobody_up_for_long() {
    let server = Server::start(Config { championship_wait: Duration::ZERO, ..config() }).await.unwrap();
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let code = made(&server, &ada, wanted(2, 2)).await;
    done(&server, &bob, &code, "join", json!({})).await;
    assert_eq!(
        said(&post(&server, &bob, &code, "begin", json!({"begun": 0})).await).0,
        403,
        "the first is the host's"
    );
    let first = done(&server, &ada, &code, "begin", json!({"begun": 0})).await;
    race(&server, &first, 0, &[(&ada, 0), (&bob, 1)]).await;
    let between = settled(&server, &bob, &code, "between").await;
    assert_eq!(between["may"], json!(["leave", "ready", "begin"]));
    done(&server, &bob, &code, "begin", json!({"begun": 1})).await;
    server.stop().await;
}

fn close(path: &Path, table: String) {
    let store = SqliteStore::open(path).unwrap();
    let (by, why) = ("op".to_string(), "because".to_string());
    let line = AuditLine { number: 0, at_ms: 1, by, deed: Deed::Close { table }, why, done: None };
    assert_eq!(store.commit(&[Moderate::Deed(Box::new(line)).into()]), [Ok(())]);
}

#[tokio::test]
async fn a_race_that_the_operator_ends_gives_nobody_points_and_holds_nothing_up() {
    let path = database();
    let server = start_at(&path).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let code = made(&server, &ada, wanted(2, 2)).await;
    done(&server, &bob, &code, "join", json!({})).await;
    let first = done(&server, &ada, &code, "begin", json!({"begun": 0})).await;
    close(&path, seat_of(&first, 0, 0).0);
    let between = settled(&server, &ada, &code, "between").await;
    assert_eq!(between["races"][0]["heats"][0]["void"], true);
    assert!(between["standings"].as_array().unwrap().iter().all(|it| it["points"] == 0 && it["rank"] == 1));
    done(&server, &ada, &code, "begin", json!({"begun": 1})).await;
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_raced_is_refused_and_nobody_makes_many() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let refused = async |body: Value| said(&ada.ask(&server, "POST /api/championships", Some(body)).await);
    let with = |name: &str, value: Value| {
        let mut body = wanted(2, 2);
        body[name] = value;
        body
    };
    for (body, id) in [
        (wanted(1, 2), "server-champ-races"),
        (wanted(13, 2), "server-champ-races"),
        (wanted(2, 1), "server-champ-seats"),
        (wanted(2, 200), "server-champ-seats"),
        (with("points", json!([3])), "server-champ-points"),
        (with("points", json!([1, 3])), "server-champ-points"),
        (with("points", json!([101, 3])), "server-champ-points"),
        (with("points", json!([0, 0])), "server-champ-points"),
        (with("clock", json!({"kind": "none"})), "server-champ-clock"),
        (with("clock", json!({"kind": "mail", "hours": 0})), "server-clock-mail"),
        (with("name", json!("x".repeat(49))), "server-champ-name"),
    ] {
        assert_eq!(refused(body.clone()).await, (422, id.into()), "{body}");
    }
    assert_eq!(refused(with("bots", json!("genius"))).await.0, 422);
    assert_eq!(refused(with("game", json!("chess"))).await.0, 422);
    assert_eq!(refused(with("races", json!([{"target": 50}, {"target": "much"}]))).await.0, 422);
    for _ in 0..5 {
        made(&server, &ada, wanted(2, 2)).await;
    }
    assert_eq!(refused(wanted(2, 2)).await, (409, "server-champ-many-made".into()));
    server.stop().await;
}

#[tokio::test]
async fn one_that_has_not_begun_goes_when_nobody_looks_and_one_that_is_looked_at_stays() {
    let kept = Duration::from_millis(900);
    let server = Server::start(Config { championship_kept: kept, ..config() }).await.unwrap();
    let ada = Me::new(&server, "Ada").await;
    let (looked_at, forgotten) =
        (made(&server, &ada, wanted(2, 2)).await, made(&server, &ada, wanted(2, 2)).await);
    for _ in 0..100 {
        look(&server, &ada, &looked_at).await;
        let mine = ada.get(&server, "/api/me/championships").await["championships"].clone();
        if mine.as_array().unwrap().len() == 1 {
            assert_eq!(mine[0]["code"], json!(looked_at));
            let gone = ada.ask(&server, &format!("GET /api/championships/{forgotten}"), None).await;
            assert_eq!(gone.status, 404);
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it stays although nobody looks at it");
}
