//! Positions changed at random are refused in a sentence or can be played; nothing panics.

use engine::{Game, Names, Notation, Race, Rng, Seat, Shown, Viewer};
use salmon::{Options, Salmon};
use serde_json::{Value, json};
use words::{Speaker, Vocabulary};

/// A position in the middle of a race of random moves, as it is written.
fn real(rng: &mut Rng) -> Value {
    let river = ["S1-2E-4E-6E-F1", "S2-3H-5H-6H-F2", "random:2"][rng.below(3) as usize];
    let options: Options =
        serde_json::from_value(json!({"river": river, "rest_return": "may", "max_rounds": 60})).unwrap();
    let seats = 2 + rng.below(3) as u8;
    let (mut race, _) = Race::new(Salmon::new(seats, options).unwrap(), u64::from(rng.bits()));
    for _ in 0..rng.below(400) {
        let Some(seat) = race.game().pending(race.position()).first() else { break };
        let legal = race.legal(seat);
        race.play(seat, legal[rng.below(legal.len() as u32) as usize]).unwrap();
    }
    let viewer = if rng.below(4) == 0 { Some(Viewer::Seat(Seat(0))) } else { None };
    let mut position = *race.position();
    if let Some(viewer) = viewer {
        race.game().hide(&mut position, viewer);
    }
    serde_json::to_value(race.game().write(&position)).unwrap()
}

/// A value that does not belong.
fn odd(rng: &mut Rng) -> Value {
    let odd = [
        json!(null),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(3),
        json!(255),
        json!(256),
        json!(65535),
        json!(1e300),
        json!(true),
        json!(""),
        json!("left"),
        json!("bear"),
        json!("rapids"),
        json!("current"),
        json!("fatigue"),
        json!("jump"),
        json!("hand_limit"),
        json!("S1:4,1"),
        json!("S1:1,6"),
        json!("2E:-128,0"),
        json!("S1:-128,6"),
        json!("S1:127,6"),
        json!("2E:3,0"),
        json!("F1:4,7"),
        json!("F2:4,7"),
        json!("random:2"),
        json!("S1-1E-2E-F1"),
        json!([]),
        json!({}),
        json!({"count": 0}),
        json!({"count": 200}),
        json!(["left", "left", "left"]),
        json!(vec!["left"; 130]),
        json!({"kind": "counter", "seat": 1, "card": "rapids", "countered": [0]}),
        json!({"kind": "bear_second", "seat": 0, "bear": 0}),
        json!({"kind": "eagle_card", "seat": 0, "target": 1}),
        json!({"kind": "rest", "seat": 0}),
    ];
    odd[rng.below(odd.len() as u32) as usize].clone()
}

/// Changes one thing somewhere in a value.
fn change(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(map) if !map.is_empty() && rng.below(12) > 0 => {
            let key = map.keys().nth(rng.below(map.len() as u32) as usize).unwrap().clone();
            match rng.below(12) {
                0 => drop(map.remove(&key)),
                _ => change(map.get_mut(&key).unwrap(), rng),
            }
        }
        Value::Array(list) if !list.is_empty() && rng.below(12) > 0 => {
            let place = rng.below(list.len() as u32) as usize;
            match rng.below(8) {
                0 => drop(list.remove(place)),
                1 => list.push(list[place].clone()),
                _ => change(&mut list[place], rng),
            }
        }
        other => *other = odd(rng),
    }
}

/// Plays on for a while, looking at everything that a client looks at.
fn play_on(game: Salmon, mut position: salmon::Position, rng: &mut Rng) {
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    let speak = Speaker::new(&english, Names::default());
    for _ in 0..50 {
        game.audit(&position).unwrap_or_else(|fault| panic!("{fault}"));
        let Some(seat) = game.pending(&position).first() else { break };
        let (mut legal, mut worth) = (Vec::new(), Vec::new());
        game.legal(&position, seat, &mut legal);
        game.weigh(&position, seat, &legal, &mut worth);
        game.picture(&position, Viewer::Seat(seat), &speak);
        for action in &legal {
            let forecast = game.forecast(&position, seat, action);
            forecast
                .and_then(|forecast| game.say_forecast(&forecast))
                .map(|said| speak.try_say(&said).unwrap());
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        let mut told = Vec::new();
        game.apply(&mut position, seat, &action, &mut engine::Dealer::telling(rng, &mut told));
        told.iter().for_each(|event| drop(speak.try_say(&game.event(event).phrase).unwrap()));
    }
}

#[test]
fn strange_positions_are_refused_or_played() {
    let (mut rng, mut read, mut refused) = (Rng::new(6), 0, 0);
    for _ in 0..ROUNDS {
        let whole = real(&mut rng);
        for _ in 0..30 {
            let mut value = whole.clone();
            for _ in 0..1 + rng.below(3) {
                change(&mut value, &mut rng);
            }
            let Ok(written) = serde_json::from_value(value) else { continue };
            match Salmon::read(Options::default(), written) {
                Err(fault) => {
                    let said = engine_test::fault_said(&fault, include_str!("../../words/en.ftl"));
                    assert!(!said.contains('\n'), "{said}");
                    refused += 1;
                }
                Ok((_, None)) => {}
                Ok((game, Some(mut position))) => {
                    game.fill(&mut position, Viewer::Seat(Seat(0)), &mut rng);
                    play_on(game, position, &mut rng);
                    read += 1;
                }
            }
        }
    }
    assert!(read > 0 && refused > 0, "{read} read, {refused} refused");
}

const ROUNDS: u32 = 40;
