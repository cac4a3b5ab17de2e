//! Positions that somebody has tampered with: refused in a sentence, or played on without a panic.

use engine::{Dealer, Game, Notation, Rng, Shown, Speak, Viewer};
use serde_json::{Value, from_value, json, to_value};
use whitewater::{Options, Position, Segment, Whitewater, Written};

use crate::spoken::in_english;

/// The paths of all values inside a value.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_string());
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, item)| places(item, &format!("{at}/{i}"), out));
        }
        Value::Object(map) => {
            map.iter().for_each(|(key, item)| places(item, &format!("{at}/{key}"), out));
        }
        _ => {}
    }
}

fn pick<'a, T>(rng: &mut Rng, from: &'a [T]) -> &'a T {
    &from[rng.below(from.len() as u32) as usize]
}

/// Changes one value of a position: another number or word, something from elsewhere, gone, or twice there.
fn tamper(position: &mut Value, rng: &mut Rng) {
    let mut all = Vec::new();
    places(position, "", &mut all);
    let at = pick(rng, &all).clone();
    let other = position.pointer(pick(rng, &all[..]).as_str()).unwrap().clone();
    let frame = json!({"type": "owe", "seat": rng.below(5), "cards": 1 + rng.below(80), "why": "hazard"});
    let place = position.pointer_mut(&at).unwrap();
    match (rng.below(6), &mut *place) {
        (0, _) => *place = other,
        (1, Value::Array(list)) if !list.is_empty() => {
            let item = pick(rng, list).clone();
            (0..=rng.below(40)).for_each(|_| list.push(item.clone()));
        }
        (2, Value::Array(list)) if !list.is_empty() => {
            list.remove(rng.below(list.len() as u32) as usize);
        }
        (3, Value::Array(list)) => list.push(frame),
        (2 | 3, Value::Object(map)) if !map.is_empty() => {
            let key = map.keys().nth(rng.below(map.len() as u32) as usize).unwrap().clone();
            map.remove(&key);
        }
        (_, Value::Number(_)) => {
            *place = json!(*pick(rng, &[-1, 0, 1, 2, 3, 4, 5, 6, 9, 72, 255, 256, 65_535]))
        }
        (_, Value::Bool(flag)) => *flag = !*flag,
        (_, Value::String(_)) => {
            let words =
                ["A", "C", "a1", "g95", "rock", "paddle", "wide_channel", "at_rock", "beside", "left"];
            *place = match rng.below(3) {
                0 => json!(*pick(rng, &words)),
                _ => json!(format!("{}{}", *pick(rng, &["b", "c", "d", "e", "f"]), 1 + rng.below(41))),
            };
        }
        _ => *place = json!(null),
    }
}

fn read(position: &Value) -> Result<(Whitewater, Position), String> {
    let written: Written = from_value(position.clone()).map_err(|why| why.to_string())?;
    let (game, position) = Whitewater::read(Options::default(), written)
        .map_err(|fault| engine_test::fault_said(&fault, include_str!("../../words/en.ftl")))?;
    Ok((game, position.ok_or("to be dealt")?))
}

/// Plays on at random, looking at everything on the way.
fn play_on(game: &Whitewater, mut position: Position, rng: &mut Rng, steps: u32, speak: &dyn Speak) {
    let mut chance = Rng::new(1);
    let (mut buffer, mut weights) = (Vec::new(), Vec::new());
    game.fill(&mut position, Viewer::Spectator, &mut chance);
    for _ in 0..steps {
        game.picture(&position, Viewer::Spectator, speak);
        let Some(seat) = game.pending(&position).first() else { return };
        buffer.clear();
        game.candidates(&position, seat, &mut buffer);
        assert!(!buffer.is_empty(), "somebody is asked without an answer");
        let action = *pick(rng, &buffer);
        buffer.truncate(4);
        weights.clear();
        game.weigh(&position, seat, &buffer, &mut weights);
        let forecast = game.forecast(&position, seat, &action).unwrap();
        game.say_forecast(&forecast).map(|phrase| speak.say(&phrase));
        game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
        game.audit(&position).unwrap();
    }
}

#[test]
fn a_position_that_was_tampered_with_is_refused_or_can_be_played() {
    let mut rng = Rng::new(20);
    let (mut refused, mut played) = (0, 0);
    for race in 0..RACES {
        let mut segments = [Segment::A, Segment::B, Segment::C, Segment::D];
        rng.shuffle(&mut segments);
        let options = json!({"segments": &segments[..1 + rng.below(2) as usize]});
        let game = Whitewater::new(2 + race % 3, from_value(options).unwrap()).unwrap();
        let (mut chance, mut buffer) = (Rng::new(u64::from(race)), Vec::new());
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        while let Some(seat) = game.pending(&position).first() {
            let mut written = to_value(game.write(&position)).unwrap();
            written["decision"].take();
            for changes in (1..=3).cycle().take(TRIALS) {
                let mut tampered = written.clone();
                (0..changes).for_each(|_| tamper(&mut tampered, &mut rng));
                let read = std::panic::catch_unwind(|| read(&tampered));
                match read.unwrap_or_else(|_| panic!("{tampered}")) {
                    Err(why) => {
                        assert!(why.len() < 2000 && !why.contains('\n'), "{why}");
                        refused += 1;
                    }
                    Ok((game, position)) => {
                        let seed = played;
                        std::panic::catch_unwind(move || {
                            in_english(|speak| play_on(&game, position, &mut Rng::new(seed), 50, speak));
                        })
                        .unwrap_or_else(|_| panic!("{tampered}"));
                        played += 1;
                    }
                }
            }
            let action = engine::choose_random(&game, &position, seat, &mut rng, &mut buffer);
            game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
        }
    }
    assert!(refused > 500 && played > 100, "{refused} refused, {played} played");
}

/// Races, and trials at each decision.
const RACES: u8 = 6;
const TRIALS: usize = 4;

/// The frames of an Eddy Out in a window, with something changed in its list of lines.
fn eddying(more: Value) -> Value {
    let mut lines = json!({"type": "lines", "source": "eddy_out", "choice": null, "seat": 1, "line": 1,
        "under_way": true, "seats": 0, "sections": [0, 0, 0, 0]});
    for (key, value) in more.as_object().unwrap() {
        lines[key] = value.clone();
    }
    let mut card = lines.clone();
    (card["source"], card["seat"], card["line"]) = (json!("paddle"), json!(0), json!(0));
    (card["under_way"], card["seats"], card["sections"]) = (json!(false), json!(0), json!([0, 0, 0, 0]));
    let pending = json!([lines, {"type": "window", "seat": 1}, card, {"type": "end_turn"}]);
    json!({"seats": [{"at": "d3"}, {"at": "b1", "hand": ["ferry"]}], "discard": ["paddle"],
        "played": "paddle", "pending": pending})
}

#[test]
fn frames_that_no_race_leads_to_are_refused() {
    assert!(read(&eddying(json!({}))).is_ok());
    for more in [
        json!({"seat": 9}),
        json!({"seat": 255}),
        json!({"seats": 1}),
        json!({"seats": 255}),
        json!({"line": 200}),
        json!({"sections": [1, 0, 0, 0]}),
        json!({"sections": [0, 0, 0, 6]}),
        json!({"sections": [255, 0, 0, 0]}),
    ] {
        let refused = read(&eddying(more.clone())).unwrap_err();
        assert!(refused.contains("cannot be pending here"), "{more}: {refused}");
    }
}

#[test]
fn events_in_events_without_end_are_refused() {
    let reveal = json!({"type": "reveal", "order": [0, 1, 0, 0], "from": [0, 0, 0, 0], "to": [1, 0, 0, 0],
        "line": 0, "next": 1});
    let lines = |source: &str, line: u8, under_way: bool| {
        json!({"type": "lines", "source": source, "choice": null, "seat": 0, "line": line,
            "under_way": under_way, "seats": u8::from(under_way), "sections": [1, 0, 0, 0]})
    };
    let nested = |events: usize| {
        let mut pending = vec![lines("wide_channel", 0, true), reveal.clone()];
        for _ in 0..events {
            pending.extend([lines("wide_channel", 1, false), reveal.clone()]);
        }
        pending.extend([lines("advance_river", 1, false), json!({"type": "end_turn"})]);
        json!({"seats": [{"at": "e7"}, {"at": "b1"}], "played": "advance_river", "pending": pending,
            "discard": ["advance_river"], "event_discard": ["wide_channel", "wide_channel"]})
    };
    assert!(read(&nested(0)).is_ok() && read(&nested(1)).is_ok());
    for events in [2, 13, 14, 40] {
        assert!(read(&nested(events)).unwrap_err().starts_with("pending"));
    }
}
