//! The laws of every game, on random races under random switches.

use engine::Rng;
use rowing::{Options, Rowing};
use serde_json::{Value, json};

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
fn the_laws_hold_on_random_races_under_random_switches() {
    engine_test::laws::<Rowing>(200, any_set_up);
}

#[test]
fn everything_is_said_in_every_language() {
    engine_test::words::<Rowing>(env!("CARGO_MANIFEST_DIR"), 20, any_set_up);
}

#[test]
fn the_laws_hold_on_random_races_as_the_rules_stand() {
    engine_test::laws::<Rowing>(100, |rng| (1 + rng.below(6) as u8, Options::default()));
}
