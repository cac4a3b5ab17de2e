//! Recorded races of every game are played again by request, as they were and with something changed.
//!
//! With `PODIUM_ASKED` every request is written to that file with its answer, one per line: `web/test/engine.test.ts` asks the same of the
//! engine in WebAssembly.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::fmt::Write as _;

use bots::Level;
use catalog::{AnyGame, games};
use protocol::{EngineAnswer, EngineRequest, MisfitPart, Verified};
use records::{Proof, Record, Replay, commitment};
use serde_json::{Value, json};

const SALT: &str = "5a17";

/// A whole race by quick bots, with the proof that a server would give.
fn proof(game: &dyn AnyGame) -> Proof {
    let mut race = game.new_race(i64::from(game.seats().1), &Value::Null, 8).unwrap();
    while let Some(owed) = race.deciding().first().cloned() {
        let level = if owed.seat.0 % 2 == 0 { Level::Greedy } else { Level::Random };
        let action = race.bot(level.into(), None).choose(&race.glance(owed.seat).unwrap()).unwrap();
        race.play(owed.seat, &action).unwrap();
    }
    let record = Record::of(&*race).unwrap();
    let table = format!("table-of-{}", game.id());
    let commitment = commitment(&table, record.seed, SALT);
    let podium_proof = Proof::FORMAT;
    Proof { podium_proof, table, commitment, salt: SALT.to_string(), drawn: None, record }
}

/// A step in the middle of a race at which there was something else to choose: its number from 1, and what else.
fn otherwise(record: &Record) -> (usize, Value) {
    let mut replay = Replay::begin(record).unwrap();
    for (i, step) in record.steps.iter().enumerate() {
        let other = replay.race().legal(step.seat).into_iter().find(|action| *action != step.action);
        match other.filter(|_| i >= record.steps.len() / 2) {
            Some(other) => return (i + 1, other),
            None => assert!(replay.step().unwrap()),
        }
    }
    panic!("there is nothing to choose in the second half");
}

/// What is asked of one race: what was done to it, the request, and where it is to be found; nowhere if nothing is wrong.
struct Case {
    name: &'static str,
    request: EngineRequest,
    found: Option<(MisfitPart, Option<usize>)>,
}

fn cases(proof: &Proof) -> Vec<Case> {
    let whole = serde_json::to_value(proof).unwrap();
    let promised = Some(proof.commitment.clone());
    let last = proof.record.steps.len();
    let (at, other) = otherwise(&proof.record);
    let step = |at: usize| Some((MisfitPart::Step, Some(at)));
    let verify = |name, record, found| {
        let request = EngineRequest::Verify { record, commitment: promised.clone() };
        Case { name, request, found }
    };
    let changed = |name, change: &dyn Fn(&mut Value), found| {
        let mut record = whole.clone();
        change(&mut record);
        verify(name, record, found)
    };
    let steps = |proof: &mut Value| proof["record"]["steps"].as_array_mut().unwrap().clone();
    vec![
        verify("as it was", whole.clone(), None),
        Case {
            name: "a record alone",
            request: EngineRequest::Verify { record: whole["record"].clone(), commitment: None },
            found: None,
        },
        Case {
            name: "promised otherwise",
            request: EngineRequest::Verify { record: whole.clone(), commitment: Some("00".repeat(32)) },
            found: Some((MisfitPart::Promise, None)),
        },
        changed(
            "an action changed",
            &|proof| proof["record"]["steps"][at - 1]["action"] = other.clone(),
            step(at),
        ),
        changed(
            "an action that there is not",
            &|proof| proof["record"]["steps"][at - 1]["action"] = json!({"type": "fly"}),
            step(at),
        ),
        changed(
            "an action removed",
            &|proof| {
                let mut left = steps(proof);
                left.remove(at - 1);
                proof["record"]["steps"] = left.into();
            },
            step(at),
        ),
        changed(
            "the last action removed",
            &|proof| proof["record"]["steps"] = steps(proof)[..last - 1].into(),
            Some((MisfitPart::Result, Some(last - 1))),
        ),
        changed(
            "an action added",
            &|proof| {
                let mut more = steps(proof);
                more.push(more[last - 1].clone());
                proof["record"]["steps"] = more.into();
            },
            step(last + 1),
        ),
        changed(
            "a place changed",
            &|proof| proof["record"]["result"]["places"][0] = 9.into(),
            Some((MisfitPart::Result, Some(last))),
        ),
        changed(
            "another seed",
            &|proof| proof["record"]["seed"] = "9".into(),
            Some((MisfitPart::Promise, None)),
        ),
        changed(
            "another start",
            &|proof| proof["record"]["start"] = "0-0".into(),
            Some((MisfitPart::Setup, Some(0))),
        ),
        changed(
            "other rules",
            &|proof| proof["record"]["rules_version"] = 999.into(),
            Some((MisfitPart::Rules, None)),
        ),
        changed(
            "a game that there is not",
            &|proof| proof["record"]["game"] = "chess".into(),
            Some((MisfitPart::Rules, None)),
        ),
    ]
}

/// The answer, noted for whoever asks the same elsewhere.
fn ask(name: &str, request: &str, asked: &mut String) -> EngineAnswer {
    let answer = String::from_utf8(wasm::ask(request.as_bytes())).unwrap();
    writeln!(asked, "{}", json!({"name": name, "request": request, "answer": answer})).unwrap();
    serde_json::from_str(&answer).unwrap()
}

fn verified(name: &str, request: &EngineRequest, asked: &mut String) -> Verified {
    match ask(name, &serde_json::to_string(request).unwrap(), asked) {
        EngineAnswer::Verified(found) => found,
        other => panic!("{name}: {other:?}"),
    }
}

/// Checks what came out for one race.
fn check(name: &str, case: &Case, proof: &Proof, found: &Verified) {
    let recorded: Vec<&String> =
        [&proof.record.start].into_iter().chain(proof.record.steps.iter().map(|step| &step.hash)).collect();
    let misfit = found.misfit.as_ref().map(|misfit| (misfit.part, misfit.step.map(|step| step as usize)));
    assert_eq!(misfit, case.found, "{name}: {:?}", found.misfit);
    let replayed = match case.found {
        None => recorded.len() - 1,
        Some((MisfitPart::Step, Some(step))) => step - 1,
        Some((MisfitPart::Result, Some(step))) => step,
        Some(_) => 0,
    };
    assert_eq!(found.replayed as usize, replayed, "{name}");
    assert!(found.hashes.iter().eq(recorded[..found.hashes.len()].iter().copied()), "{name}");
    assert_eq!(found.hashes.len(), if replayed == 0 { 0 } else { replayed + 1 }, "{name}");
    let is_whole = case.found.is_none() || case.name == "a place changed";
    assert_eq!(found.places, proof.record.result.clone().filter(|_| is_whole), "{name}");
    let why = found.misfit.as_ref().map_or("", |misfit| &misfit.why);
    assert_eq!(why.is_empty(), case.found.is_none(), "{name}: {why}");
    if case.name == "an action added" {
        assert!(found.misfit.as_ref().unwrap().rule.is_some(), "{name}: a rule says that the race is over");
    }
}

#[test]
fn races_of_every_game_are_played_again_and_what_was_changed_is_found_with_its_step() {
    let mut asked = String::new();
    for game in games() {
        let proof = proof(game);
        for case in cases(&proof) {
            let name = format!("{}: {}", game.id(), case.name);
            let found = verified(&name, &case.request, &mut asked);
            assert_eq!(found.steps as usize, steps_of(&case.request), "{name}");
            check(&name, &case, &proof, &found);
        }
    }
    let EngineAnswer::Version { games: told } = ask("version", r#"{"type":"version"}"#, &mut asked) else {
        panic!("there is a version");
    };
    let told: Vec<_> = told.into_iter().map(|it| (it.game, it.rules_version)).collect();
    assert_eq!(told, games().map(|it| (it.id().to_string(), it.rules_version())).collect::<Vec<_>>());
    for (request, reason) in [
        ("", "not JSON"),
        (r#"{"type":"fly"}"#, "fly"),
        (r#"{"type":"verify"}"#, "record"),
        (r#"{"type":"verify","record":{}}"#, "podium"),
        (r#"{"type":"verify","record":{"podium":1}}"#, "game"),
        (r#"{"type":"verify","record":{"podium_proof":2}}"#, "table"),
    ] {
        let EngineAnswer::Unreadable { why, .. } = ask(request, request, &mut asked) else {
            panic!("{request} cannot be read");
        };
        assert!(why.contains(reason), "{request}: {why}");
    }
    if let Some(file) = std::env::var_os("PODIUM_ASKED") {
        std::fs::write(file, asked).unwrap();
    }
}

fn steps_of(request: &EngineRequest) -> usize {
    let EngineRequest::Verify { record, .. } = request else { panic!("a race is verified") };
    record.get("record").unwrap_or(record)["steps"].as_array().unwrap().len()
}

#[test]
fn a_record_without_its_proof_cannot_be_compared_with_a_promise() {
    let proof = proof(games().last().unwrap());
    let record = serde_json::to_value(&proof.record).unwrap();
    let request = EngineRequest::Verify { record, commitment: Some(proof.commitment) };
    match serde_json::from_slice(&wasm::ask(&serde_json::to_vec(&request).unwrap())).unwrap() {
        EngineAnswer::Unreadable { why, .. } => assert!(why.contains("proof"), "{why}"),
        other => panic!("{other:?}"),
    }
}
