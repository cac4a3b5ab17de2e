//! A race on every course, and one alone, as transcripts that people can read in a diff.

use rowing::{Options, Rowing};
use serde_json::{Value, json};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");
const COURSES: [&str; 5] = ["calm_lake", "tail_current", "headwind", "turning_tide", "gusty_bay"];

fn options(json: Value) -> Options {
    serde_json::from_value(json).expect("options that can be read")
}

#[test]
fn races_on_every_course_read_as_they_did() {
    for (course, seats) in COURSES.into_iter().zip([4, 2, 3, 6, 5]) {
        let options = options(json!({"course": course}));
        engine_test::playthrough::<Rowing>(format!("{FOLDER}/playthroughs"), course, seats, options, 7);
    }
    engine_test::playthrough::<Rowing>(format!("{FOLDER}/playthroughs"), "alone", 1, Options::default(), 7);
}
