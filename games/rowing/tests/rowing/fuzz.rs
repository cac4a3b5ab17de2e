//! Hostile positions: real ones with something in them changed are refused in a sentence or can be rowed on;
//! nothing panics. `PODIUM_FUZZ` in the environment says how many are tried.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Game as _, Names, Notation as _, Race, Rng, Shown as _, Speak, View, Viewer};
use rowing::{Options, Rowing};
use serde_json::{Value, json};
use words::{Speaker, Vocabulary};

fn pick<T: Clone>(rng: &mut Rng, values: &[T]) -> T {
    values[rng.below(values.len() as u32) as usize].clone()
}

fn options(rng: &mut Rng) -> Value {
    json!({
        "course": pick(rng, &["calm_lake", "headwind", "gusty_bay"]),
        "suffering_supply": pick(rng, &[0, 18, 60]),
        "suffering_flip": pick(rng, &["until_pace", "single"]),
        "tides_in_pace": pick(rng, &[false, true]),
        "motivation_in_pace": pick(rng, &[false, true]),
        "tides_scope": pick(rng, &["last_two", "last_two_any", "last_one"]),
        "tides_when": pick(rng, &["round_start", "own_turn"]),
        "motivation_reach": pick(rng, &["any_lane", "next_lane"]),
        "crab_when": pick(rng, &["cannot_pay", "pile_empty"]),
        "zone_crab": pick(rng, &["lost_move", "zone_line"]),
        "finish_zone_check": pick(rng, &["in_zone", "through"]),
        "race_end": pick(rng, &["all", "first"]),
    })
}

/// A position that random crews have met, or what somebody saw of it.
fn met(rng: &mut Rng, options: &Options) -> Value {
    let game = Rowing::new(1 + rng.below(6) as u8, options.clone()).expect("playable");
    let (mut race, _) = Race::new(game, u64::from(rng.below(1000)));
    for _ in 0..rng.below(90) {
        let Some(seat) = any_pending(&race, rng) else { break };
        let legal = race.legal(seat);
        race.play(seat, pick(rng, &legal)).expect("legal");
    }
    let (game, seats) = (race.game(), race.game().seats());
    let written = match rng.below(12) {
        0 => {
            let viewer = pick(rng, &Viewer::all(seats).collect::<Vec<_>>());
            game.write(View::of(game, race.position(), viewer).seen())
        }
        _ => game.write(race.position()),
    };
    serde_json::to_value(written).expect("JSON")
}

fn any_pending(race: &Race<Rowing>, rng: &mut Rng) -> Option<engine::Seat> {
    let pending: Vec<_> = race.game().pending(race.position()).iter().collect();
    if pending.is_empty() { None } else { Some(pick(rng, &pending)) }
}

/// Something that may stand anywhere.
fn strange(rng: &mut Rng) -> Value {
    let number = pick(rng, &[0, 1, 2, 3, 5, 6, 7, 10, 34, 36, 39, 40, 41, 42, 45, 99, 100, 128, 255]);
    match rng.below(10) {
        0 => Value::Null,
        1 => json!({"count": number}),
        2 => json!(pick(rng, &["rate", "play", "tides", "motivation", "discard", "over", "p1", "s", "e"])),
        3 => {
            let mut cards = || pick(rng, &["p1", "p2", "p3", "s", "e"]);
            json!([cards(), cards(), cards(), cards()])
        }
        4 => {
            pick(rng, &[json!([]), json!({}), json!(true), json!(false), json!(-1), json!(1e300), json!(256)])
        }
        5 => json!([number % 6]),
        _ => json!(number),
    }
}

/// Changes one thing somewhere in a value: another value, one thing less or one twice.
fn change(value: &mut Value, rng: &mut Rng) {
    if rng.below(20) > 0 {
        match value {
            Value::Object(map) if !map.is_empty() => {
                let key = pick(rng, &map.keys().cloned().collect::<Vec<_>>());
                if rng.below(8) == 0 {
                    map.remove(&key);
                } else {
                    change(&mut map[&key], rng);
                }
                return;
            }
            Value::Array(list) if !list.is_empty() => {
                let at = rng.below(list.len() as u32) as usize;
                match rng.below(6) {
                    0 => drop(list.remove(at)),
                    1 => list.insert(at, list[at].clone()),
                    2 => {
                        let other = rng.below(list.len() as u32) as usize;
                        list.swap(at, other);
                    }
                    _ => change(&mut list[at], rng),
                }
                return;
            }
            _ => {}
        }
    }
    *value = match value {
        Value::Number(_) if rng.below(4) > 0 => json!(rng.below(46)),
        Value::Bool(flag) if rng.below(4) > 0 => json!(!*flag),
        Value::Null if rng.below(4) > 0 => pick(rng, &[json!(36), json!(39), json!(42), json!(45)]),
        _ => strange(rng),
    };
}

/// Reads a position and rows on if that can be done; whether it was.
fn row_on(options: &Options, position: &Value, speak: &dyn Speak, rng: &mut Rng) -> bool {
    let Ok(written) = serde_json::from_value(position.clone()) else { return false };
    let Ok((game, Some(position))) = Rowing::read(options.clone(), written) else { return false };
    let mut race = Race::from_position(game, position, 1);
    for _ in 0..50 {
        let game = race.game();
        for viewer in Viewer::all(game.seats()) {
            let view = View::of(game, race.position(), viewer);
            assert!(!game.picture(view.seen(), viewer, speak).is_empty());
        }
        let _ = game.ranking(race.position());
        let Some(seat) = any_pending(&race, rng) else { break };
        let view = View::of(game, race.position(), Viewer::Seat(seat));
        let legal = race.legal(seat);
        assert!(!legal.is_empty(), "{seat} is asked and has no answer");
        let mut weights = Vec::new();
        game.weigh(view.seen(), seat, &legal, &mut weights);
        for action in &legal {
            let forecast = game.forecast(view.seen(), seat, action);
            let phrase = forecast.and_then(|forecast| game.say_forecast(&forecast));
            let _ = phrase.map(|phrase| speak.say(&phrase));
            let _ = speak.say(&game.action(view.seen(), seat, action).phrase);
        }
        race.play(seat, pick(rng, &legal)).expect("legal");
        if race.position().boats.iter().any(|boat| boat.hand.is_empty() && boat.played.is_empty()) {
            break; // part 8: a boat without cards can be written, but it cannot row
        }
        race.game().audit(race.position()).expect("sound");
        let text = serde_json::to_string(&race.game().write(race.position())).expect("JSON");
        let (_, again) =
            Rowing::read(options.clone(), serde_json::from_str(&text).expect("read")).expect("sound");
        assert_eq!(again.as_ref(), Some(race.position()), "{text}");
    }
    true
}

#[test]
fn changed_positions_are_refused_or_rowed_on() {
    let tries: u32 = std::env::var("PODIUM_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("sound messages");
    let speaker = Speaker::new(&english, Names::default());
    let mut rowed = 0;
    for number in 0..tries {
        let mut rng = Rng::new(u64::from(number));
        let options: Options = serde_json::from_value(options(&mut rng)).expect("options");
        let mut position = met(&mut rng, &options);
        if rng.below(3) > 0 {
            position["deciding"] = Value::Null; // it follows from the rest
        }
        for _ in 0..1 + rng.below(3) {
            change(&mut position, &mut rng);
        }
        let tried = catch_unwind(AssertUnwindSafe(|| row_on(&options, &position, &speaker, &mut rng)));
        let Ok(done) = tried else {
            panic!("try {number}: {} {position}", serde_json::to_string(&options).expect("JSON"))
        };
        rowed += u32::from(done);
    }
    assert!(rowed * 10 > tries, "only {rowed} of {tries} could be rowed on");
}
