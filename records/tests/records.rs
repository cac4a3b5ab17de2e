//! A race of every game is recorded, read and replayed.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use bots::Level;
use catalog::{Sight, games};
use records::{Record, Replay, fingerprint};
use serde_json::Value;

#[test]
fn a_record_is_written_read_and_replayed() {
    for game in games() {
        let mut race = game.new_race(i64::from(game.seats().1), &Value::Null, 8).unwrap();
        while let Some(owed) = race.deciding().first().cloned() {
            let level = if owed.seat.0 % 2 == 0 { Level::Greedy } else { Level::Random };
            let action = race.bot(level.into(), None).choose(&race.glance(owed.seat).unwrap()).unwrap();
            race.play(owed.seat, &action).unwrap();
        }
        let written = Record::of(&*race).unwrap();
        let record = Record::read(&written.write()).unwrap();
        assert_eq!(record, written);
        let mut replay = Replay::begin(&record).unwrap();
        while replay.step().unwrap() {}
        assert_eq!(fingerprint(replay.race()), fingerprint(&*race));
        assert_eq!(replay.race().view(Sight::Whole), race.view(Sight::Whole));
        assert_eq!(record.result, Some(race.places()));
    }
}
