//! What a game refuses of its switches is said in the person's language, with the rule beside it.

use std::collections::BTreeSet;

use catalog::{AnyGame, Language, Tongue, fault_phrase, file_in, find, games};
use engine::{Fault, Names, Phrase, Speak, Value as Said};
use serde_json::{Value, json};

/// Set-ups that a game refuses in its own words, at least one for each of its messages `wrong-...`: `tests/wrong.json` in its folder.
/// A file of content that is null there stands for the printed one.
fn refused(game: &dyn AnyGame) -> Vec<(Value, String)> {
    let file = format!("{}/../games/{}/tests/wrong.json", env!("CARGO_MANIFEST_DIR"), game.id());
    let Ok(text) = std::fs::read_to_string(file) else { return Vec::new() };
    let all: Vec<Value> = serde_json::from_str(&text).unwrap();
    let printed = |name: &str| game.content().iter().find(|(file, _)| *file == name).unwrap().1;
    let read = |mut one: Value| {
        let content = one["options"].get_mut("content").and_then(Value::as_object_mut);
        for (name, text) in content.into_iter().flatten() {
            *text = json!(text.as_str().unwrap_or(printed(name)));
        }
        (one["options"].take(), one["says"].as_str().unwrap().to_string())
    };
    all.into_iter().map(read).collect()
}

/// Every set-up that some game refuses in its own words.
fn all_refused() -> Vec<(&'static str, Value, String)> {
    let of = |game: &'static dyn AnyGame| {
        refused(game).into_iter().map(|(options, says)| (game.id(), options, says))
    };
    let all: Vec<_> = games().flat_map(of).collect();
    assert!(all.len() >= 25, "{} set-ups are refused", all.len());
    all
}

fn fault(game: &str, options: &Value) -> Fault {
    let game = find(game).unwrap();
    game.new_race(i64::from(2.clamp(game.seats().0, game.seats().1)), options, 1).unwrap_err()
}

/// The ids of a phrase and of those in it.
fn ids(phrase: &Phrase) -> Vec<String> {
    let inner = phrase.values.iter().filter_map(|(_, value)| match value {
        Said::Say(inner) => Some(ids(inner)),
        _ => None,
    });
    [phrase.id.to_string()].into_iter().chain(inner.flatten()).collect()
}

#[test]
fn what_a_game_refuses_of_its_switches_is_a_phrase_with_its_rule_beside_it() {
    for (game, options, id) in all_refused() {
        let fault = fault(game, &options);
        let say = fault.say.as_deref().unwrap_or_else(|| panic!("{game}: {fault} is no phrase"));
        assert!(ids(say).contains(&id), "{game}: {options} gives {say:?}, not {id}");
        let rule = fault.rule.unwrap_or_else(|| panic!("{game}: {fault} has no rule"));
        assert!(find(game).unwrap().rulebook(&Language::english()).rule(rule).is_some(), "{game}: {rule}");
        let french = Tongue::new(&"fr".parse().unwrap(), Some(game), Names::default()).say(say);
        for said in [&fault.why, &french] {
            assert!(!said.contains(rule) && !said.contains("wrong-"), "{game}: {said}");
        }
        assert_eq!(fault.why, Tongue::english(game).say(say));
        // A game without French words says its own part in English.
        assert!(fault.why != french || file_in(game, "words", "fr").is_none(), "{game}: {french}");
    }
}

#[test]
fn every_refusal_of_a_set_up_that_has_words_is_met() {
    for game in games() {
        let english = file_in(game.id(), "words", "en").unwrap();
        let all = words::messages(&english).unwrap().into_iter().map(|message| message.id);
        let all: BTreeSet<String> = all.filter(|id| id.starts_with("wrong-")).collect();
        let of_game = refused(game).into_iter();
        let met = of_game.flat_map(|(options, _)| ids(fault(game.id(), &options).say.as_deref().unwrap()));
        let id = game.id();
        assert_eq!(met.collect::<BTreeSet<_>>(), all, "{id}: games/{id}/tests/wrong.json has each of them");
    }
}

/// What a fault is in somebody's language, whole.
fn said(game: &str, fault: &Fault, code: &str) -> String {
    Tongue::new(&code.parse().unwrap(), Some(game), Names::default()).say(&fault_phrase(fault))
}

/// Values of every shape that JSON has.
fn odd_values() -> Vec<Value> {
    let long = "x".repeat(500);
    vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(1.5),
        json!(99_999_999_999_i64),
        json!(1e30),
        json!(""),
        json!("x"),
        json!("two\nlines"),
        json!(long),
        json!([]),
        json!([null]),
        json!([1.5, "x"]),
        json!([["x"]]),
        json!({}),
        json!({"x": 1}),
        json!({"x": {"y": [null]}}),
    ]
}

/// Values of switches that have something inside, all of them sound.
fn nested() -> Vec<(&'static str, &'static str, Value)> {
    let rows = json!(["......", "......", "..E...", "......"]);
    let course = json!({"id": "x", "name": "X", "rows": rows, "segments": [{"name": "a", "from": 1, "to": 2}],
        "marks": {"rows": 3, "unit": "mile"}});
    let squares = json!(["M", "C", "B", "D", "H", "+2", "+2", "+2"]);
    let spinner =
        &find("marathon").unwrap().content().iter().find(|(file, _)| *file == "spinner.txt").unwrap().1;
    vec![
        ("marathon", "course", course),
        ("marathon", "deck", json!({"injury": 9, "cramp": 1})),
        ("marathon", "spinner", json!([1, -2, 3])),
        ("marathon", "content", json!({"spinner.txt": spinner})),
        ("rowing", "course", json!({"500": 5, "1000": 5, "1500": 5, "finish": 5})),
        ("fishing", "board", json!({"id": "bay", "name": "Bay", "squares": squares})),
        ("fishing", "constants", json!({"tank": 12, "start_fuel": 8})),
        ("whitewater", "segments", json!(["A", "B"])),
        ("salmon", "content", json!({})),
    ]
}

/// The value with each of its parts replaced, each taken away, and something added to each object.
fn mutations(value: &Value) -> Vec<Value> {
    let mut all = odd_values();
    match value {
        Value::Object(map) => {
            for (key, inside) in map {
                for other in mutations(inside) {
                    let mut changed = map.clone();
                    changed.insert(key.clone(), other);
                    all.push(Value::Object(changed));
                }
                let mut without = map.clone();
                without.remove(key);
                all.push(Value::Object(without));
            }
            let mut more = map.clone();
            more.insert("wind".to_string(), json!(3));
            all.push(Value::Object(more));
        }
        Value::Array(list) => {
            for (i, inside) in list.iter().enumerate() {
                for other in mutations(inside) {
                    let mut changed = list.clone();
                    changed[i] = other;
                    all.push(Value::Array(changed));
                }
            }
        }
        _ => {}
    }
    all
}

/// Words of readers of JSON, of which a person should meet none.
const READERS_WORDS: [&str; 9] = [
    "invalid",
    "expected",
    "unknown field",
    "missing field",
    "unknown variant",
    "untagged",
    "EOF",
    "struct ",
    "`null`",
];

#[test]
fn every_value_of_a_switch_is_taken_or_refused_in_the_readers_words_with_its_rule() {
    let of_any = |game: &'static dyn AnyGame| {
        let switches = game.switches().into_iter();
        switches.flat_map(move |switch| {
            odd_values().into_iter().map(move |value| (game.id(), switch.key.clone(), value))
        })
    };
    let inside = nested().into_iter().flat_map(|(game, key, value)| {
        find(game)
            .unwrap()
            .new_race(2, &json!({ key: value }), 1)
            .unwrap_or_else(|fault| panic!("{game}: {fault}"));
        mutations(&value).into_iter().map(move |value| (game, key.to_string(), value))
    });
    let mut refused = 0;
    for (game, key, value) in games().flat_map(of_any).chain(inside) {
        let seats = i64::from(find(game).unwrap().seats().0.max(2));
        let set_up = find(game).unwrap().new_race(seats, &json!({ &key: value }), 1);
        let Err(fault) = set_up else { continue };
        refused += 1;
        let about = format!("{game} {key}={value}");
        assert!(fault.say.is_some(), "{about}: {fault} is no phrase");
        let (english, french) = (said(game, &fault, "en"), said(game, &fault, "fr"));
        assert_ne!(english, french, "{about}");
        for said in [&english, &french] {
            // Of content, the file is named.
            let is_named = said.contains(&key) || key == "content" && said.contains(".txt");
            assert!(is_named, "{about}: {said} does not name the switch");
            assert!(!READERS_WORDS.iter().any(|word| said.contains(word)), "{about}: {said}");
            assert!(
                !["setup-", "inside-", "wrong-", "content-", "file-"].iter().any(|id| said.contains(id)),
                "{about}: {said}"
            );
        }
        assert!(fault.rule.is_some() || key == "content", "{about}: {english} has no rule");
        if let Some(rule) = fault.rule {
            let book = find(game).unwrap().rulebook(&Language::english());
            assert!(book.rule(rule).is_some(), "{about}: {rule} is no rule");
        }
    }
    assert!(refused > 700, "{refused} values were refused");
}

#[test]
fn a_wrong_value_inside_of_a_switch_is_named_by_its_place() {
    let french = |game: &str, options: Value| said(game, &fault(game, &options), "fr");
    let tank = french("fishing", json!({"constants": {"tank": 1.5}}));
    assert!(
        tank.contains("constants") && tank.contains("tank est un nombre entier") && tank.contains("pas 1.5"),
        "{tank}"
    );
    let row = french("marathon", json!({"course": {"id": "x", "rows": ["......", 3]}}));
    assert!(row.contains("rows[1] est un texte, pas 3"), "{row}");
    let joker = french("marathon", json!({"deck": {"joker": 1}}));
    assert!(joker.contains("il n’y a pas d’élément joker ; les éléments sont injury"), "{joker}");
    let finish = french("rowing", json!({"course": {"500": 5, "1000": 5, "1500": 5}}));
    assert!(finish.contains("il manque finish"), "{finish}");
    let far = french("rowing", json!({"course": {"500": 5, "1000": 50, "1500": 5, "finish": 5}}));
    assert!(far.starts_with("l’option course.1000 : "), "{far}");
    let segment = french("whitewater", json!({"segments": ["A", "E"]}));
    assert!(segment.contains("[1] : « E » n’est aucun de A, B, C, D"), "{segment}");
}

/// The positions of a game's worked examples, with their switches: those of its specification and of its scenarios.
fn examples(game: &dyn AnyGame) -> Vec<(Value, Value)> {
    let folder = format!("{}/../games/{}", env!("CARGO_MANIFEST_DIR"), game.id());
    let mut paths = vec![format!("{folder}/SPEC.md").into()];
    let entries = std::fs::read_dir(format!("{folder}/scenarios")).unwrap();
    paths.extend(entries.map(|entry| entry.unwrap().path()));
    paths.sort();
    let there = paths.iter().filter(|path| path.is_file());
    let scenarios = there.flat_map(|path| engine_test::read_file(path).unwrap());
    scenarios.map(|scenario| (scenario.options, scenario.position)).collect()
}

/// What is written at other places of a position, as far as it can be written at this one.
fn others(value: &Value, all: &[Value]) -> Vec<Value> {
    let number = |n: i64| [0, 1, 2, 5, n - 1, n + 1, n + 40].map(|n| json!(n)).to_vec();
    match value {
        Value::Number(n) => number(n.as_i64().unwrap()),
        Value::Bool(is_so) => vec![json!(!is_so)],
        Value::String(_) => {
            all.iter().filter(|other| other.is_string()).cloned().chain([json!(null)]).collect()
        }
        Value::Null => vec![json!(0), json!(1), json!({})],
        Value::Array(list) => {
            let doubled = list.iter().chain(list.first());
            vec![json!([]), doubled.cloned().collect(), json!({"count": list.len()}), json!(null)]
        }
        Value::Object(_) => vec![json!(null)],
    }
}

/// Everything that is written in a position and has no parts.
fn leaves(value: &Value) -> Vec<Value> {
    match value {
        Value::Object(map) => map.values().flat_map(leaves).collect(),
        Value::Array(list) => list.iter().flat_map(leaves).collect(),
        other => vec![other.clone()],
    }
}

/// The position with one part of it another, doubled, or taken away.
fn torn(value: &Value, all: &[Value]) -> Vec<Value> {
    let mut torn_ones = others(value, all);
    match value {
        Value::Object(map) => {
            for (key, inside) in map {
                let with = |other: Value| {
                    let mut changed = map.clone();
                    changed.insert(key.clone(), other);
                    Value::Object(changed)
                };
                torn_ones.extend(torn(inside, all).into_iter().map(with));
                let without = map.iter().filter(|(other, _)| *other != key);
                torn_ones.push(without.map(|(key, value)| (key.clone(), value.clone())).collect());
            }
        }
        Value::Array(list) => {
            for (i, inside) in list.iter().enumerate() {
                let with = |other: Value| {
                    let mut changed = list.clone();
                    changed[i] = other;
                    Value::Array(changed)
                };
                torn_ones.extend(torn(inside, all).into_iter().map(with));
                torn_ones.push([&list[..i], &list[i + 1..]].concat().into());
            }
        }
        _ => {}
    }
    torn_ones
}

#[test]
fn what_is_wrong_with_a_written_position_is_a_phrase_in_every_game() {
    let (mut met, mut refused) = (BTreeSet::new(), 0);
    for game in games() {
        let book = game.rulebook(&Language::english());
        let mut said_before = BTreeSet::new();
        for (options, position) in examples(game) {
            let mut all = leaves(&position);
            all.sort_by_key(Value::to_string);
            all.dedup();
            for position in torn(&position, &all) {
                let Err(fault) = game.race_at(&options, &position, 1) else { continue };
                refused += 1;
                let about = format!("{} {options} {position}: {fault}", game.id());
                let say = fault.say.as_deref().unwrap_or_else(|| panic!("{about}: this is no phrase"));
                if !said_before.insert((say.to_string(), fault.place.clone())) {
                    continue;
                }
                met.extend(ids(say).into_iter().map(|id| (game.id(), id)));
                let (english, french) = (said(game.id(), &fault, "en"), said(game.id(), &fault, "fr"));
                assert!(english != french, "{about}: {french}");
                for said in [english, french] {
                    assert!(!["unsound-", "inside-", "{$"].iter().any(|part| said.contains(part)), "{said}");
                }
                assert!(fault.rule.is_none_or(|rule| book.rule(rule).is_some()), "{about}: {:?}", fault.rule);
            }
        }
    }
    let unsound = met.iter().filter(|(_, id)| id.starts_with("unsound-")).count();
    assert!(refused > 1000 && unsound > 60, "{refused} positions are refused, by {unsound} messages");
}
