//! Rowing under the same tests as every game: scenarios, rule index, laws, counts, playthroughs, strength.

use engine::{Dealer, Game as _, Rng};
use rowing::{Options, Position, Rowing};
use serde_json::{Value, json};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");
const COURSES: [&str; 5] = ["calm_lake", "tail_current", "headwind", "turning_tide", "gusty_bay"];

fn options(json: Value) -> Options {
    serde_json::from_value(json).expect("options that can be read")
}

/// A set-up with every switch at random.
fn any_set_up(rng: &mut Rng) -> (u8, Options) {
    let seats = 1 + rng.below(6) as u8;
    let mut pick = |values: &[Value]| values[rng.below(values.len() as u32) as usize].clone();
    let limits: Vec<Value> = (3..=12).map(Value::from).collect();
    let own =
        json!({"500": pick(&limits), "1000": pick(&limits), "1500": pick(&limits), "finish": pick(&limits)});
    let mut courses: Vec<Value> = COURSES.iter().map(|id| json!(id)).collect();
    courses.push(own);
    let options = options(json!({
        "course": pick(&courses),
        "lane_draw": pick(&[json!("random"), json!("seat_order")]),
        "suffering_supply": pick(&[json!(0), json!(3), json!(18), json!(60)]),
        "suffering_flip": pick(&[json!("until_pace"), json!("single")]),
        "tides_in_pace": pick(&[json!(false), json!(true)]),
        "motivation_in_pace": pick(&[json!(false), json!(true)]),
        "tides_scope": pick(&[json!("last_two"), json!("last_two_any"), json!("last_one"), json!("off")]),
        "tides_when": pick(&[json!("round_start"), json!("own_turn")]),
        "motivation_reach": pick(&[json!("any_lane"), json!("next_lane")]),
        "crab_when": pick(&[json!("cannot_pay"), json!("pile_empty")]),
        "zone_crab": pick(&[json!("lost_move"), json!("zone_line")]),
        "finish_zone_check": pick(&[json!("in_zone"), json!("through")]),
        "cooldown_steady": pick(&[json!(0), json!(1), json!(2)]),
        "photo_finish": pick(&[json!("hand_pace"), json!("distance")]),
        "race_end": pick(&[json!("all"), json!("first")]),
        "round_limit": pick(&[json!(10), json!(40), json!(200)]),
    }));
    (seats, options)
}

#[test]
fn the_worked_examples_of_the_specification_hold() {
    engine_test::examples::<Rowing>(include_str!("../SPEC.md"), 49);
}

#[test]
fn the_scenarios_hold() {
    engine_test::folder::<Rowing>(format!("{FOLDER}/scenarios"), 25);
}

#[test]
fn every_rule_has_code_and_a_scenario() {
    engine_test::rule_index(FOLDER, "RW");
}

#[test]
fn the_laws_hold_on_random_races_under_random_switches() {
    engine_test::laws::<Rowing>(200, any_set_up);
}

#[test]
fn the_laws_hold_on_random_races_as_the_rules_stand() {
    engine_test::laws::<Rowing>(100, |rng| (1 + rng.below(6) as u8, Options::default()));
}

#[test]
fn a_position_is_flat_and_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
    assert!(!std::mem::needs_drop::<Position>(), "nothing of a position is on the heap");
}

#[test]
fn the_greedy_policy_beats_random_crews() {
    for course in COURSES {
        let wins = engine_test::greedy_wins::<Rowing>(2, options(json!({"course": course})), 200);
        assert!(wins >= 190, "{course}, two boats: {wins} of 200");
    }
    for seats in [3, 4, 6] {
        let wins = engine_test::greedy_wins::<Rowing>(seats, Options::default(), 200);
        assert!(wins >= 180, "{seats} boats: {wins} of 200");
    }
}

#[test]
fn races_on_every_course_read_as_they_did() {
    for (course, seats) in COURSES.into_iter().zip([4, 2, 3, 6, 5]) {
        let options = options(json!({"course": course}));
        engine_test::playthrough::<Rowing>(format!("{FOLDER}/playthroughs"), course, seats, options, 7);
    }
    engine_test::playthrough::<Rowing>(format!("{FOLDER}/playthroughs"), "alone", 1, Options::default(), 7);
}

#[test]
fn the_number_of_decision_sequences_stays() {
    let count = |seats, json, depth| {
        let game = Rowing::new(seats, options(json)).expect("a set-up that can be played");
        let position = game.start(&mut Dealer::silent(&mut Rng::new(11)));
        engine_test::count_sequences(&game, &position, depth)
    };
    let alone: Vec<u64> = (1..=6).map(|depth| count(1, json!({}), depth)).collect();
    assert_eq!(alone, [3, 23, 250, 930, 7355, 54031]);
    let two: Vec<u64> = (1..=6).map(|depth| count(2, json!({}), depth)).collect();
    assert_eq!(two, [3, 9, 45, 210, 1290, 13691]);
    let switched =
        json!({"tides_scope": "last_two_any", "suffering_flip": "single", "lane_draw": "seat_order"});
    let three: Vec<u64> = (1..=7).map(|depth| count(3, switched.clone(), depth)).collect();
    assert_eq!(three, [3, 9, 27, 207, 1587, 12167, 24334]);
}
