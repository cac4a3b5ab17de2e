//! `podium serve` as its users meet it: started, killed, stopped, backed up, exported, verified.

use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use server::store::sqlite::SqliteStore;
use server::store::{Store, Write};

use crate::command::{command, path, podium};

struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(database: &Path, more: &[&str]) -> Serving {
        let mut child = command()
            .args([
                "serve",
                "--no-browser",
                "--listen",
                "127.0.0.1:0",
                "--requests-per-second",
                "100000",
                "--database",
            ])
            .arg(database)
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_string();
        assert!(address.starts_with("127.0.0.1:"), "{line:?}");
        Serving { child, address }
    }

    fn ask(&self, line: &str, token: &str, body: Option<&Value>) -> Option<(u16, Value)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let text = format!(
            "{line} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(text.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.split(' ').nth(1)?.parse().ok()?, serde_json::from_str(body).unwrap_or_default()))
    }

    fn must(&self, line: &str, token: &str, body: Option<&Value>) -> Value {
        let (status, answer) = self.ask(line, token, body).unwrap();
        assert!((200..300).contains(&status), "{line}: {status} {answer}");
        answer
    }

    fn somebody(&self) -> String {
        self.called("Ada")
    }

    fn called(&self, name: &str) -> String {
        self.must("POST /api/me", "", Some(&json!({"name": name})))["token"].as_str().unwrap().to_string()
    }

    fn table(&self, token: &str, target: u32) -> String {
        let wanted =
            json!({"game": "pig", "options": {"target": target}, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let made = self.must("POST /api/tables", token, Some(&wanted));
        made["table"]["id"].as_str().unwrap().to_string()
    }

    /// Plays a race to its end, whoever's turn it is.
    fn play_out(&self, token: &str, table: &str) {
        for seq in 0.. {
            let view = self.must(&format!("GET /api/tables/{table}/view"), token, None);
            let Some(owed) = view["deciding"].as_array().unwrap().first() else { break };
            let play = json!({"seat": owed["seat"], "seq": seq, "action": {"type": "roll"}});
            self.must(&format!("POST /api/tables/{table}/play"), token, Some(&play));
        }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// What it says until it has stopped in order.
    fn stop(mut self) -> String {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(self.child.wait().unwrap().success());
        let mut talk = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut talk).unwrap();
        talk
    }
}

fn database(name: &str) -> PathBuf {
    for suffix in ["-wal", "-shm"] {
        path(&format!("{name}{suffix}"));
    }
    path(name)
}

#[test]
fn kill_nine_at_any_moment_loses_nothing_acknowledged_and_applies_nothing_twice() {
    let file = database("killed.db");
    let mut server = Serving::start(&file, &[]);
    let token = server.somebody();
    let table = server.table(&token, 1000);
    let (mut seq, mut kills) = (0_u64, 0);
    while kills < 12 {
        // A thread kills the server while moves are under way; what it answered must be there afterwards.
        let pid = server.child.id();
        let killer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(40 + 17 * kills));
            Command::new("kill").args(["-9", &pid.to_string()]).status().unwrap();
        });
        let mut open = None;
        loop {
            let seat = match server.ask(&format!("GET /api/tables/{table}/view"), &token, None) {
                Some((200, view)) => view["deciding"][0]["seat"].clone(),
                _ => break,
            };
            let play = json!({"seat": seat, "seq": seq, "action": {"type": "roll"}});
            match server.ask(&format!("POST /api/tables/{table}/play"), &token, Some(&play)) {
                Some((200, answer)) => {
                    seq += 1;
                    assert_eq!(answer["seq"], json!(seq));
                }
                _ => {
                    open = Some(play);
                    break;
                }
            }
        }
        killer.join().unwrap();
        server.child.wait().unwrap();
        kills += 1;
        server = Serving::start(&file, &[]);
        let now =
            server.must(&format!("GET /api/tables/{table}/view"), &token, None)["seq"].as_u64().unwrap();
        assert!(now == seq || (open.is_some() && now == seq + 1), "acknowledged {seq}, found {now}");
        if let Some(play) = open {
            // Sent again, it is played once, whether or not it had arrived.
            let answer = server.must(&format!("POST /api/tables/{table}/play"), &token, Some(&play));
            seq += 1;
            assert_eq!((&answer["type"], &answer["seq"]), (&json!("played"), &json!(seq)));
        }
    }
    assert!(seq > 12, "{seq} moves in {kills} lives");
    let view = server.must(&format!("GET /api/tables/{table}/view"), &token, None);
    assert_eq!(view["seq"], json!(seq));
    server.kill();
}

#[test]
fn a_finished_race_is_backed_up_exported_and_verified_while_the_server_runs() {
    let file = database("exported.db");
    let server = Serving::start(&file, &["--log", "json"]);
    let token = server.somebody();
    let table = server.table(&token, 8);
    let promised = server.must(&format!("GET /api/tables/{table}"), &token, None)["commitment"].clone();
    let promised = promised.as_str().unwrap();
    server.play_out(&token, &table);
    let name = file.display().to_string();
    let copy = database("copy.db").display().to_string();
    assert_eq!(podium(&["backup", &copy, "--database", &name]).code, Some(0));
    assert_eq!(podium(&["backup", &copy, "--database", &name]).code, Some(2), "no copy is overwritten");
    for source in [&name, &copy] {
        let exported = podium(&["export", "--database", source]);
        assert_eq!((exported.code, exported.out.lines().count()), (Some(0), 1), "{exported:?}");
        let lines = crate::command::file("races.jsonl", &exported.out);
        let verified = podium(&["verify", &lines]);
        assert!(verified.code == Some(0) && verified.out.contains("verified"), "{verified:?}");
        assert!(verified.out.contains(promised) && verified.out.contains("only if"), "{verified:?}");
        let proved = podium(&["verify", &lines, "--commitment", &promised.to_uppercase()]);
        assert!(proved.code == Some(0) && proved.out.contains("fixed before it"), "{proved:?}");
        let replayed = podium(&["replay", &lines]);
        assert!(replayed.code == Some(0) && replayed.out.contains("all as recorded"), "{replayed:?}");
        let advised = podium(&["hint", &lines, "--step", "1", "--level", "club"]);
        assert!(advised.code == Some(0) && advised.out.contains("decision turn"), "{advised:?}");
        let mut forged: Value = serde_json::from_str(exported.out.trim()).unwrap();
        forged["record"]["seed"] = json!(7);
        let forged = crate::command::file("forged.json", &forged.to_string());
        let refused = podium(&["verify", &forged]);
        assert!(
            refused.code == Some(1) && refused.talk.contains("not the one that was committed to"),
            "{refused:?}"
        );
        // Somebody who makes up seed, salt and promise agrees with themselves, but not with what was published.
        let mut invented: Value = serde_json::from_str(exported.out.trim()).unwrap();
        invented["salt"] = json!("another");
        let seed = invented["record"]["seed"].as_str().unwrap().parse().unwrap();
        invented["commitment"] = json!(records::commitment(&table, seed, "another"));
        let invented = crate::command::file("invented.json", &invented.to_string());
        assert_eq!(podium(&["verify", &invented]).code, Some(0), "the file agrees with itself");
        let refused = podium(&["verify", &invented, "--commitment", promised]);
        assert!(refused.code == Some(1) && refused.talk.contains("promised before the race"), "{refused:?}");
        assert_eq!(
            podium(&["verify", &lines, "--commitment", "2f7b"]).code,
            Some(2),
            "that is no commitment"
        );
    }
    assert_eq!(podium(&["verify", "nowhere.json"]).code, Some(2));
    server.kill();
}

#[test]
fn ratings_are_worked_out_anew_from_the_rated_races_while_the_server_runs() {
    let file = database("rated.db");
    let server = Serving::start(&file, &[]);
    let token = server.somebody();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]);
    let wanted = json!({"game": "pig", "seats": seats, "settings": {"rated": true}});
    let table = server.must("POST /api/tables", &token, Some(&wanted))["table"]["id"].clone();
    let table = table.as_str().unwrap();
    server.must(&format!("POST /api/tables/{table}/close"), &token, Some(&json!({})));
    let before = server.must("GET /api/me", &token, None)["ratings"].clone();
    assert!(before[0]["rating"]["value"].as_f64() < Some(25.0), "{before}");
    let again = podium(&["ratings", "--database", &file.display().to_string()]);
    assert!(again.code == Some(0) && again.talk.contains("recomputed from 1 race"), "{again:?}");
    assert_eq!(server.must("GET /api/me", &token, None)["ratings"], before);
    assert_eq!(podium(&["ratings", "--database", "nowhere.db"]).code, Some(2));
    server.kill();
}

#[test]
fn a_server_that_is_told_to_stop_stops_in_order() {
    let file = database("stopped.db");
    let server = Serving::start(&file, &[]);
    server.somebody();
    let talk = server.stop();
    assert!(talk.contains("The server stops.") && talk.contains("the server has stopped"), "{talk}");
    let beside = std::fs::metadata(format!("{}-wal", file.display())).map_or(0, |beside| beside.len());
    assert_eq!(beside, 0, "the database file has everything");
}

#[test]
fn a_file_without_races_is_refused_where_races_are_expected() {
    let file = database("empty.db");
    std::fs::write(&file, b"").unwrap();
    let name = file.display().to_string();
    for words in [&["admin", "tables"][..], &["export"], &["ratings"]] {
        crate::command::refused(
            &[words, &["--database", &name]].concat(),
            &["there are no races in", "-wal"],
        );
    }
    assert_eq!(std::fs::metadata(&file).unwrap().len(), 0, "nothing is written into it");
}

#[test]
fn settings_come_from_flags_environment_and_file_in_this_order() {
    let file = database("settings.db");
    let settings = crate::command::file(
        "podium.toml",
        &format!(
            "database = {:?}\nlisten = \"127.0.0.1:1\"\nlog_level = \"warn\"\n",
            file.display().to_string()
        ),
    );
    let mut child = command()
        .args(["serve", "--no-browser", "--config", &settings, "--listen", "127.0.0.1:0"])
        .env("PODIUM_LISTEN", "127.0.0.1:2")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(line.starts_with("http://127.0.0.1:") && file.exists(), "{line:?}");
    let wrong = crate::command::file("wrong.toml", "colour = \"red\"\n");
    let refused = podium(&["serve", "--config", &wrong]);
    assert!(refused.code == Some(2) && refused.talk.contains("colour"), "{refused:?}");
}

#[test]
fn a_report_is_read_and_whom_it_is_about_kept_out_while_the_server_runs_also_after_the_machine_slept() {
    let file = database("admin.db");
    let server = Serving::start(&file, &[]);
    let (ada, eve) = (server.called("Ada"), server.called("Evelyn the Rude"));
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let made = server.must("POST /api/tables", &ada, Some(&wanted));
    let table = made["table"]["id"].as_str().unwrap();
    server.must(&format!("POST /api/tables/{table}/sit"), &eve, Some(&json!({"seat": 1})));
    let say = json!({"seat": 1, "text": "rude words"});
    let line =
        server.must(&format!("POST /api/tables/{table}/chat"), &eve, Some(&say))["line"]["at_ms"].clone();
    let report = json!({"seat": 1, "reason": "abuse", "line": line, "text": "again and again"});
    server.must(&format!("POST /api/tables/{table}/report"), &ada, Some(&report));

    let name = file.display().to_string();
    let admin = |words: &[&str]| {
        let output = podium(&[&["admin", "--database", &name, "--operator", "Olga"], words].concat());
        assert_eq!(output.code, Some(0), "{words:?}: {output:?}");
        output
    };
    let list = admin(&["reports"]).out;
    assert!(list.contains("Ada") && list.contains("Evelyn the Rude"), "{list}");
    let read = admin(&["report", "1"]).out;
    assert!(read.contains("rude words") && read.contains("again and again"), "{read}");
    let read: Value = serde_json::from_str(&admin(&["report", "1", "--json"]).out).unwrap();
    let id = read["about"]["id"].as_str().unwrap();

    // The server's time stands still while the machine sleeps, and this file says so for as long as no sign of life follows.
    let store = SqliteStore::open(&file).unwrap();
    let (from_ms, until_ms) = *store.uptime().unwrap().last().unwrap();
    let seen_ms = store.seen_ms().unwrap().expect("a server runs");
    let slept = Write::Up { from_ms, until_ms: until_ms - 8 * 3_600_000, seen_ms };
    assert_eq!(store.commit(&[slept]), [Ok(())]);
    let banned = admin(&["ban", id, "--days", "7", "--why", "insults"]);
    assert!(banned.talk.contains("The server has done it."), "{banned:?}");
    let (status, refused) = server.ask("GET /api/me", &eve, None).unwrap();
    assert_eq!((status, &refused["say"]["id"]), (403, &json!("server-banned-until")), "{refused}");
    admin(&["unname", id, "--why", "not a name"]);
    admin(&["settle", "1", "--why", "kept out for a week"]);
    assert_eq!(admin(&["reports"]).out, "");
    let log = admin(&["log"]).out;
    assert!(log.contains("Olga") && log.contains("insults") && log.contains("kept out for a week"), "{log}");
    assert!(log.contains("Evelyn the Rude"), "the log of the operators has the name: {log}");
    let talk = server.stop();
    assert!(talk.contains("ban") && talk.contains("rename"), "{talk}");
    assert!(!talk.contains("Evelyn") && !talk.contains("Olga"), "what the server says has no names: {talk}");
}

#[test]
fn what_can_be_read_of_a_damaged_database_is_written_and_everything_else_is_named() {
    const PAGE: u64 = 4096;
    let file = database("damaged.db");
    let server = Serving::start(&file, &[]);
    let token = server.somebody();
    let ids: Vec<String> = (0..40).map(|_| server.table(&token, 8)).collect();
    let (open, over) = ids.split_at(3);
    for table in over {
        server.play_out(&token, table);
    }
    server.stop();
    let name = file.display().to_string();
    let salvage = || podium(&["export", "--salvage", "--database", &name]);
    let sound = salvage();
    assert_eq!((sound.code, sound.out.lines().count()), (Some(0), over.len()), "{sound:?}");
    for table in open {
        assert!(sound.talk.contains(&format!("{table} is not written")), "{sound:?}");
    }
    // A page on which set-ups stand, and nothing of the log.
    let bytes = std::fs::read(&file).unwrap();
    let place = bytes.windows(8).rposition(|part| part == b"stand_in").unwrap() as u64;
    let mut pages = std::fs::OpenOptions::new().write(true).open(&file).unwrap();
    pages.seek(SeekFrom::Start(place / PAGE * PAGE)).unwrap();
    pages.write_all(&[0xA5; PAGE as usize]).unwrap();
    drop(pages);
    let refused = podium(&["serve", "--no-browser", "--listen", "127.0.0.1:0", "--database", &name]);
    assert!(refused.code == Some(2) && refused.talk.contains("podium export --salvage"), "{refused:?}");
    let part = salvage();
    assert_eq!(part.code, Some(1), "{part:?}");
    assert!(part.talk.contains("cannot be read:"), "{part:?}");
    let written: Vec<&str> = part.out.lines().collect();
    assert!(!written.is_empty() && written.len() < over.len(), "{}: {}", written.len(), part.talk);
    for id in &ids {
        let named = part.talk.lines().any(|line| line.contains(&format!("{id} ")));
        assert_ne!(
            written.iter().any(|line| line.contains(id)),
            named,
            "{id} is written or named: {}",
            part.talk
        );
    }
    let lines = crate::command::file("salvaged.jsonl", &part.out);
    assert_eq!(podium(&["verify", &lines]).code, Some(0));
}

#[test]
fn a_database_that_would_be_no_file_is_refused_with_what_to_do() {
    for name in [":memory:", "file::memory:", "file:x?mode=memory"] {
        let words = ["serve", "--no-browser", "--listen", "127.0.0.1:0", "--database", name];
        crate::command::refused(&words, &["is no file", "--database"]);
    }
}
