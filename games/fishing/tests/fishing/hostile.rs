//! Real positions with keys and values torn out, swapped and blown up: refused with a sentence, or played on.

use engine::{Dealer, Game, Names, Notation, Race, Rng, Seat, Shown, Viewer};
use fishing::{Fishing, Options, Position, Written};
use serde_json::{Value, json};

use crate::english;
use crate::set_ups;

/// Positions that are mutated, and mutants of each.
const POSITIONS: u32 = 30;
const MUTANTS: u32 = 25;

fn pick<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    &list[rng.below(list.len() as u32) as usize]
}

/// A race somewhere on its way, with hands and phases of all sorts.
fn on_its_way(rng: &mut Rng) -> (Fishing, Position) {
    let (seats, options) = set_ups::any(rng);
    let game = Fishing::new(seats, options).expect("set-ups can be played");
    let (mut race, _) = Race::new(game, u64::from(rng.below(1 << 30)));
    for _ in 0..rng.below(400) {
        let Some(seat) = race.game().pending(race.position()).first() else { break };
        let legal = race.legal(seat);
        race.play(seat, *pick(&legal, rng)).expect("a legal action");
    }
    (race.game().clone(), *race.position())
}

/// Some value of the tree, found by walking down at random.
fn somewhere<'a>(value: &'a mut Value, rng: &mut Rng) -> &'a mut Value {
    if rng.below(8) == 0 {
        return value;
    }
    let inside = match &*value {
        Value::Object(map) => map.len(),
        Value::Array(list) => list.len(),
        _ => 0,
    };
    if inside == 0 {
        return value;
    }
    let at = rng.below(inside as u32) as usize;
    let inner = match value {
        Value::Object(map) => map.values_mut().nth(at),
        other => other.get_mut(at),
    };
    somewhere(inner.expect("it has this many"), rng)
}

fn mutate(position: &mut Value, rng: &mut Rng) {
    const NUMBERS: [i64; 18] =
        [-1, 0, 1, 2, 3, 4, 5, 9, 10, 35, 60, 99, 255, 256, 65_535, 2_147_483_647, 4_294_967_295, i64::MAX];
    const NAMES: [&str; 22] = [
        "start",
        "main",
        "clearing",
        "forced",
        "answer",
        "release",
        "duel",
        "discard",
        "over",
        "setup",
        "slow",
        "block",
        "steal_fuel",
        "hidden_attack",
        "move_choice",
        "engine_upgrade",
        "frozen",
        "blocked",
        "offer",
        "bid",
        "net",
        "carp",
    ];
    if rng.below(4) == 0 && position.is_object() {
        position["phase"] = json!(pick(&NAMES[..10], rng));
        return;
    }
    let value = somewhere(position, rng);
    match value {
        Value::Number(_) => *value = json!(pick(&NUMBERS, rng)),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(_) => *value = json!(pick(&NAMES, rng)),
        Value::Object(map) if rng.below(2) == 0 => {
            let key = map.keys().nth(rng.below(map.len().max(1) as u32) as usize).cloned();
            map.remove(&key.unwrap_or_default());
        }
        Value::Array(list) if rng.below(2) == 0 && !list.is_empty() => {
            let twin = pick(list, rng).clone();
            list.push(twin);
        }
        _ => {
            *value = [Value::Null, json!({}), json!([]), json!([0]), json!({"count": 1})]
                [rng.below(5) as usize]
                .clone()
        }
    }
}

fn play_on(game: &Fishing, mut position: Position, rng: &mut Rng, context: &str) {
    let speak = english::speaker(Names::default());
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    for _ in 0..50 {
        for viewer in Viewer::all(game.seats()) {
            let mut view = position;
            game.hide(&mut view, viewer);
            game.picture(&view, viewer, &speak);
            game.fill(&mut view, viewer, rng);
        }
        let owing: Vec<Seat> = game.pending(&position).iter().collect();
        if owing.is_empty() {
            return;
        }
        let seat = *pick(&owing, rng);
        legal.clear();
        game.legal(&position, seat, &mut legal);
        if legal.is_empty() {
            // Only a view, in which the seat's own hand is face down, leaves nothing to choose.
            assert!(context.contains("\"count\""), "nothing to do: {context}");
            return;
        }
        weights.clear();
        game.weigh(&position, seat, &legal, &mut weights);
        assert_eq!(weights.len(), legal.len());
        let action = *pick(&legal, rng);
        game.action(&position, seat, &action);
        game.forecast(&position, seat, &action).map(|forecast| game.say_forecast(&forecast));
        let mut events = Vec::new();
        let mut chance = Rng::new(u64::from(rng.below(1 << 30)));
        game.apply(&mut position, seat, &action, &mut Dealer::telling(&mut chance, &mut events));
        if let Err(fault) = game.audit(&position) {
            panic!("{fault} after {action:?} of {seat}: {context}");
        }
    }
}

#[test]
fn torn_positions_are_refused_or_can_be_played() {
    let mut rng = Rng::new(5);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..POSITIONS {
        let (game, position) = on_its_way(&mut rng);
        let sound = serde_json::to_value(game.write(&position)).expect("a position can be written");
        for _ in 0..MUTANTS {
            let mut torn = sound.clone();
            for _ in 0..1 + rng.below(3) {
                mutate(&mut torn, &mut rng);
            }
            let context = format!("{} {torn}", serde_json::to_string(game.options()).expect("options"));
            let options: Options = game.options().clone();
            let read = serde_json::from_value::<Written>(torn).map_err(|error| error.to_string());
            match read.and_then(|written| Fishing::read(options, written).map_err(english::fault)) {
                Ok((game, position)) => {
                    accepted += 1;
                    play_on(&game, position.expect("a position"), &mut rng, &context);
                }
                Err(why) => {
                    refused += 1;
                    assert!(!why.is_empty() && !why.contains('\n'), "{why}");
                }
            }
        }
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}
