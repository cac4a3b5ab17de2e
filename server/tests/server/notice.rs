//! Being told that a race by mail waits: browsers (against a stand-in push service), mail (against a sink), the calendar.

use std::time::{Duration, Instant};

use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::{Value, json};
use server::{Config, MailWay, Notice, PushMessages, Server, Smtp, SmtpTls, TurnMail};

use crate::harness::{Me, Socket, config, database, request};
use crate::stand_in::{Browser, Mailed, StandIn, head_of, read};

/// Settings with messages to browsers, which may be anywhere, and little patience.
fn settings() -> Config {
    let push = PushMessages { contact: "mailto:op@example.org".to_string(), anywhere: true };
    let notice = Notice {
        push: Some(push),
        patience: Duration::from_secs(5),
        again: vec![Duration::from_millis(10); 2],
        ..Notice::default()
    };
    Config { notice, ..config() }
}

fn with_mail(way: MailWay) -> Config {
    let mail = TurnMail { from: "Podium <podium@example.org>".to_string(), way };
    let notice = Notice { push: None, mail: Some(mail), ..settings().notice };
    Config { notice, public_url: Some("https://podium.example".to_string()), ..config() }
}

#[tokio::test]
async fn a_browser_is_told_of_a_turn_once_sealed_and_signed() {
    let service = StandIn::push(Some(201)).await;
    let mut race = Mailed::new(Server::start(settings()).await.unwrap()).await;
    let browser = Browser::new(7);
    race.push(service.port, &browser).await;
    service.stays_at(0).await;
    race.pass().await;
    let head = service.wait(1).await;
    assert!(head.starts_with("POST /push/bob HTTP/1.1\r\n"), "{head}");
    assert_eq!(head_of(&head, "content-encoding"), "aes128gcm");
    let ttl: u32 = head_of(&head, "ttl").parse().unwrap();
    assert!((47 * 3_600..=48 * 3_600).contains(&ttl) && head_of(&head, "topic").len() == 32, "{head}");
    let said = head_of(&head, "authorization");
    let (token, key) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let offered = race.bob.get(&race.server, "/api/notice").await;
    assert_eq!(offered, json!({"push_key": key, "mail": false}));
    let parts: Vec<&str> = token.split('.').collect();
    let claims: Value = serde_json::from_slice(&read(parts[1])).unwrap();
    assert_eq!(claims["aud"], format!("http://127.0.0.1:{}", service.port));
    let signature = Signature::from_slice(&read(parts[2])).unwrap();
    let key = VerifyingKey::from_sec1_bytes(&read(key)).unwrap();
    key.verify(format!("{}.{}", parts[0], parts[1]).as_bytes(), &signature).unwrap();
    let body = service.bodies.lock().unwrap()[0].clone();
    let told = browser.open(&body);
    let wanted = json!({
        "title": "Pig: it is your turn", "table": race.table,
        "text": "A race with Ada. You have 48 hours for your choice.",
    });
    assert_eq!(told, wanted);
    // Whatever else happens at the table, it is still the same turn; the next one is another.
    let path = format!("/api/tables/{}", race.table);
    race.ada.post(&race.server, &format!("{path}/chat"), json!({"seat": 0, "text": "Well?"})).await;
    let mut socket = Socket::new(&race.server, Some(&race.ada)).await;
    socket.watch(&race.table, Some(0)).await;
    service.stays_at(1).await;
    race.pass().await;
    race.pass().await;
    service.wait(2).await;
    service.stays_at(2).await;
    race.server.stop().await;
}

#[tokio::test]
async fn a_turn_is_told_once_whoever_starts_the_server_again() {
    let service = StandIn::push(Some(201)).await;
    let path = database();
    let settings = || Config { database: Some(path.clone()), ..settings() };
    let mut race = Mailed::new(Server::start(settings()).await.unwrap()).await;
    race.push(service.port, &Browser::new(7)).await;
    let offered = race.bob.get(&race.server, "/api/notice").await;
    race.pass().await;
    service.wait(1).await;
    race.server.stop().await;
    race.server = Server::start(settings()).await.unwrap();
    assert_eq!(race.bob.get(&race.server, "/api/notice").await, offered, "browsers know the key");
    // The table is read again, and whose turn it is looked at.
    let undo = json!({"seat": 0, "seq": race.seq});
    race.ada.ask(&race.server, &format!("POST /api/tables/{}/undo", race.table), Some(undo)).await;
    service.stays_at(1).await;
    race.server.stop().await;
}

#[tokio::test]
async fn whoever_has_the_table_open_is_not_told() {
    let service = StandIn::push(Some(201)).await;
    let mut race = Mailed::new(Server::start(settings()).await.unwrap()).await;
    race.push(service.port, &Browser::new(7)).await;
    let mut socket = Socket::new(&race.server, Some(&race.bob)).await;
    socket.watch(&race.table, Some(1)).await;
    race.pass().await;
    service.stays_at(0).await;
    drop(socket);
    service.stays_at(0).await;
    race.pass().await;
    race.pass().await;
    service.wait(1).await;
    race.server.stop().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_so_is_that_of_somebody_who_is() {
    let gone = StandIn::push(Some(410)).await;
    let mut race = Mailed::new(Server::start(settings()).await.unwrap()).await;
    let made = race.push(gone.port, &Browser::new(7)).await;
    assert_eq!((&made["this"], race.pushes().await), (&json!(true), 1));
    race.pass().await;
    gone.wait(1).await;
    let began = Instant::now();
    while race.pushes().await == 1 {
        assert!(began.elapsed() < Duration::from_secs(10));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    gone.stays_at(1).await;
    let fine = StandIn::push(Some(201)).await;
    let made = race.push(fine.port, &Browser::new(8)).await;
    let line = format!("DELETE /api/me/push/{}", made["id"].as_str().unwrap());
    assert_eq!(race.ada.ask(&race.server, &line, None).await.status, 404, "it is not theirs");
    assert_eq!(race.bob.ask(&race.server, &line, None).await.status, 204);
    assert_eq!(race.pushes().await, 0);
    race.push(fine.port, &Browser::new(8)).await;
    race.pass().await;
    assert_eq!(race.bob.ask(&race.server, "DELETE /api/me", None).await.status, 204);
    // A bot plays on for Bob: whoever's turn it is by then, nobody is told.
    let play = format!("POST /api/tables/{}/play", race.table);
    for kind in ["roll", "hold"] {
        let action = json!({"seat": 0, "seq": race.seq, "action": {"type": kind}});
        race.ada.ask(&race.server, &play, Some(action)).await;
        race.seq += 1;
    }
    fine.stays_at(0).await;
    race.server.stop().await;
}

#[tokio::test]
async fn a_service_that_never_answers_delays_nobody_and_is_asked_three_times() {
    let silent = StandIn::push(None).await;
    let mut config = settings();
    config.notice.patience = Duration::from_secs(1);
    let mut race = Mailed::new(Server::start(config).await.unwrap()).await;
    race.push(silent.port, &Browser::new(7)).await;
    race.pass().await;
    silent.wait(1).await;
    let began = Instant::now();
    race.pass().await;
    assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
    silent.wait(3).await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    silent.stays_at(3).await;
    assert_eq!(race.pushes().await, 1, "once is no reason to forget it");
    race.server.stop().await;
}

#[tokio::test]
async fn without_an_operators_leave_nothing_is_sent_and_nothing_to_the_servers_own_network() {
    let server = Server::start(config()).await.unwrap();
    let me = Me::new(&server, "Ada").await;
    assert_eq!(me.get(&server, "/api/notice").await, json!({"mail": false}));
    let wish = |endpoint: &str| {
        let mut wish = Browser::new(7).wish(9, "x");
        wish["endpoint"] = json!(endpoint);
        wish
    };
    let push = async |server: &Server, me: &Me, wish: Value| {
        let answer = me.ask(server, "POST /api/me/push", Some(wish)).await;
        (answer.status, answer.json()["say"]["id"].as_str().unwrap_or_default().to_string())
    };
    let off = push(&server, &me, wish("https://push.example.org/p")).await;
    assert_eq!(off, (409, "server-push-off".to_string()));
    let mail = json!({"address": "ada@example.org", "language": "en"});
    assert_eq!(me.ask(&server, "PUT /api/me/mail", Some(mail)).await.json()["say"]["id"], "server-mail-off");
    server.stop().await;
    let mut strict = settings();
    strict.notice.push = Some(PushMessages { contact: "mailto:op@example.org".to_string(), anywhere: false });
    let server = match Server::start(strict).await {
        Ok(server) => server,
        // A machine without certificates could not send to anybody.
        Err(error) => return assert!(error.to_string().contains("ca-certificates"), "{error}"),
    };
    let me = Me::new(&server, "Ada").await;
    for endpoint in
        ["http://push.example.org/p", "https://127.0.0.1/p", "https://localhost/p", "https://10.0.0.1/p"]
    {
        let refused = push(&server, &me, wish(endpoint)).await;
        assert_eq!(refused, (422, "server-push-wrong".to_string()), "{endpoint}");
    }
    let mut keyless = wish("https://push.example.org/p");
    keyless["key"] = json!("AAAA");
    assert_eq!(push(&server, &me, keyless).await.0, 422);
    assert_eq!(push(&server, &me, wish("https://push.example.org/p")).await.0, 201);
    server.stop().await;
}

/// The text of a mail as its reader sees it.
fn text_of(mail: &str) -> String {
    mail.replace("=\n", "").replace("=3D", "=")
}

/// What stands behind a word in a link, up to the end of the line.
fn secret_of(mail: &str, word: &str) -> String {
    let text = text_of(mail);
    text.split(&format!("#{word}="))
        .nth(1)
        .unwrap_or_else(|| panic!("{text}"))
        .lines()
        .next()
        .unwrap()
        .to_string()
}

#[tokio::test]
async fn mail_goes_to_a_confirmed_address_until_its_link_stops_it() {
    let sink = StandIn::mail().await;
    let smtp = Smtp { host: "127.0.0.1".to_string(), port: sink.port, tls: SmtpTls::None, login: None };
    let server = Server::start(with_mail(MailWay::Smtp(smtp))).await.unwrap();
    let mut race = Mailed::new(server).await;
    let set = async |race: &Mailed, address: &str| {
        let wish = json!({"address": address, "language": "en"});
        race.bob.ask(&race.server, "PUT /api/me/mail", Some(wish)).await
    };
    assert_eq!(set(&race, "bob at example").await.status, 422);
    assert_eq!(
        set(&race, "bob@example.org").await.json(),
        json!({"address": "bob@example.org", "confirmed": false})
    );
    let ask = sink.wait(1).await;
    assert!(
        ask.contains("\nTo: bob@example.org\n") && ask.contains("Subject: Podium: is this your address?"),
        "{ask}"
    );
    race.pass().await;
    sink.stays_at(1).await;
    let post = async |race: &Mailed, path: String| {
        request(&race.server, &format!("POST {path}"), &[], None).await.status
    };
    let confirm = format!("/api/mail/confirm/{}", secret_of(&ask, "confirm"));
    assert_eq!(post(&race, "/api/mail/confirm/guessed".to_string()).await, 404);
    assert_eq!(post(&race, confirm).await, 204);
    assert_eq!(race.bob.get(&race.server, "/api/me/notice").await["mail"]["confirmed"], true);
    race.pass().await;
    race.pass().await;
    let told = sink.wait(2).await;
    let text = text_of(&told);
    assert!(told.contains("Subject: Pig: it is your turn\n"), "{told}");
    assert!(
        text.contains(&format!("https://podium.example/t/{}", race.table)) && text.contains("48 hours"),
        "{text}"
    );
    let stop = secret_of(&told, "stop");
    assert!(told.contains(&format!("<https://podium.example/api/mail/stop/{stop}>")), "{told}");
    assert_eq!(post(&race, format!("/api/mail/stop/{stop}")).await, 204);
    assert_eq!(post(&race, format!("/api/mail/stop/{stop}")).await, 404);
    race.pass().await;
    race.pass().await;
    sink.stays_at(2).await;
    // Whoever reads mail there is asked three times a day at most.
    assert_eq!(
        [set(&race, "Bob@example.org").await.status, set(&race, "bob@example.org").await.status],
        [200, 200]
    );
    assert_eq!(set(&race, "bob@example.org").await.status, 429);
    race.server.stop().await;
}

#[tokio::test]
async fn a_command_gets_whole_mails() {
    let file = database().with_extension("mail");
    let words = vec!["tee".to_string(), file.display().to_string()];
    let server = Server::start(with_mail(MailWay::Command(words))).await.unwrap();
    let me = Me::new(&server, "Zoé").await;
    let wish = json!({"address": "zoe@example.org", "language": "fr"});
    assert_eq!(me.ask(&server, "PUT /api/me/mail", Some(wish)).await.status, 200);
    let began = Instant::now();
    let mail = loop {
        let mail = std::fs::read_to_string(&file).unwrap_or_default();
        if text_of(&mail.replace("\r\n", "\n")).contains("#confirm=") {
            break mail;
        }
        assert!(began.elapsed() < Duration::from_secs(10), "{mail}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(
        mail.contains("To: zoe@example.org\r\n") && mail.contains("From: Podium <podium@example.org>\r\n"),
        "{mail}"
    );
    server.stop().await;
}

#[tokio::test]
async fn settings_of_mail_that_cannot_work_are_refused_at_the_start() {
    let command = || MailWay::Command(vec!["true".to_string()]);
    let start = async |config: Config| match Server::start(config).await {
        Ok(_) => panic!("it starts"),
        Err(error) => error.say().id.to_string(),
    };
    assert_eq!(start(Config { public_url: None, ..with_mail(command()) }).await, "server-mail-public");
    assert_eq!(start(with_mail(MailWay::Command(Vec::new()))).await, "server-mail-command");
    let mut nobody = with_mail(command());
    nobody.notice.mail = Some(TurnMail { from: "nobody".to_string(), way: command() });
    assert_eq!(start(nobody).await, "server-mail-from");
    let mut contact = settings();
    contact.notice.push = Some(PushMessages { contact: "op@example.org".to_string(), anywhere: true });
    assert_eq!(start(contact).await, "server-push-contact");
}

#[tokio::test]
async fn turns_are_told_to_whoever_asks_and_to_the_calendar_of_whoever_has_its_address() {
    let mut race = Mailed::new(Server::start(config()).await.unwrap()).await;
    let solo =
        race.bob.table(&race.server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    let turns = async |race: &Mailed| race.bob.get(&race.server, "/api/me").await["turns"].clone();
    let own = json!({"table": solo, "game": "pig", "seats": [0]});
    assert_eq!(turns(&race).await, json!([own]));
    let make = async |race: &Mailed| {
        let made = race.bob.post(&race.server, "/api/me/calendar", json!({"language": "en"})).await;
        made["path"].as_str().unwrap().to_string()
    };
    let get =
        async |race: &Mailed, path: &str| request(&race.server, &format!("GET {path}"), &[], None).await;
    let path = make(&race).await;
    let empty = get(&race, &path).await;
    assert!(empty.status == 200 && empty.head.contains("text/calendar"), "{empty:?}");
    assert!(!empty.text.contains("VEVENT"), "{empty:?}");
    race.pass().await;
    let known = turns(&race).await;
    assert_eq!((&known[0]["table"], &known[0]["seats"], &known[1]), (&json!(race.table), &json!([1]), &own));
    let left_ms = known[0]["deadline_ms"].as_i64().unwrap() - now_ms();
    assert!((47 * 3_600_000..=48 * 3_600_000).contains(&left_ms), "{left_ms}");
    let full = get(&race, &path).await.text;
    assert_eq!(full.matches("BEGIN:VEVENT").count(), 1, "{full}");
    assert!(
        full.contains(&format!("UID:{}@podium", race.table))
            && full.contains("SUMMARY:Pig: your choice is due"),
        "{full}"
    );
    let newer = make(&race).await;
    assert_eq!(
        (get(&race, &path).await.status, get(&race, &newer).await.status),
        (404, 200),
        "the old address is revoked"
    );
    assert_eq!(race.bob.get(&race.server, "/api/me/notice").await["calendar"], true);
    assert_eq!(race.bob.ask(&race.server, "DELETE /api/me/calendar", None).await.status, 204);
    assert_eq!(get(&race, &newer).await.status, 404);
    let last = make(&race).await;
    assert_eq!(race.bob.ask(&race.server, "DELETE /api/me", None).await.status, 204);
    assert_eq!(get(&race, &last).await.status, 404, "nobody is left whose calendar it is");
    race.server.stop().await;
}

fn now_ms() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64
}
