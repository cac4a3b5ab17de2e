//! Every game behind its face: whatever comes in, what goes out holds together and nothing panics.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use bots::Level;
use catalog::{AnyGame, AnyRace, Form, Record, Replay, Sight, find, games};
use engine::{Seat, Viewer};
use serde_json::{Value, json};

/// Plays a race by bots to its end, looking at it before every step.
fn play_through(game: &dyn AnyGame, seats: u8, seed: u64, look: impl Fn(&dyn AnyRace)) -> Box<dyn AnyRace> {
    let mut race = game.new_race(i64::from(seats), &Value::Null, seed).unwrap();
    while let Some(next) = race.deciding().first().map(|owed| owed.seat) {
        look(&*race);
        let level = if next.0.is_multiple_of(2) { Level::Greedy } else { Level::Random };
        let action = race.bot_choice(next, level).unwrap();
        let step = race.play(next, &action).unwrap();
        assert_eq!((step.seq, &step.hash), (race.seq(), &race.hash()));
    }
    race
}

#[test]
fn seats_that_decide_have_legal_actions_in_words_and_others_have_none() {
    for game in games() {
        let (fewest, most) = game.seats();
        for seats in [fewest, most] {
            let names = game.names(seats);
            play_through(game, seats, 3, |race| {
                let owed: Vec<Seat> = race.deciding().iter().map(|owed| owed.seat).collect();
                for seat in Seat::all(seats) {
                    let legal = race.legal(seat, &names);
                    assert_eq!(owed.contains(&seat), !legal.is_empty(), "{} {seat}", game.id());
                    for choice in legal {
                        assert!(!choice.words.is_empty());
                        let rule = game.rulebook().rule(choice.rule);
                        assert!(rule.is_some(), "the rulebook of {} has {}", game.id(), choice.rule);
                        assert_eq!(race.why(seat, &choice.action), Ok(()));
                        assert_eq!(race.say(seat, &choice.action, &names).unwrap().text, choice.words);
                    }
                }
            });
        }
    }
}

#[test]
fn a_written_position_can_be_read_again() {
    for game in games() {
        let race = play_through(game, game.seats().1, 4, |race| {
            let again = game.race_at(&race.options(), &race.position(), 0).unwrap();
            assert_eq!(again.position(), race.position());
            assert_eq!(again.deciding(), race.deciding());
            assert!(again.record().is_none(), "only a race from a seed can be recorded");
        });
        assert_eq!(race.places().places.len(), usize::from(race.seats()));
    }
}

#[test]
fn a_new_race_may_be_written_as_its_number_of_seats() {
    let pig = find("pig").unwrap();
    let race = pig.race_at(&json!({"target": 20}), &json!({"seats": 3, "round_limit": 9}), 5).unwrap();
    assert_eq!((race.seats(), race.options()), (3, json!({"target": 20, "round_limit": 9})));
    assert!(pig.race_at(&Value::Null, &json!({"seats": 99}), 5).is_err());
}

#[test]
fn nobody_is_told_what_another_seat_chose() {
    for game in games() {
        let seats = game.seats().0;
        let names = game.names(seats);
        let race = play_through(game, seats, 6, |_| {});
        for seq in 1..=race.seq() {
            let whole = race.tell(seq, Sight::Whole, &names).unwrap();
            let (who, action) = (whole.seat.unwrap(), whole.action.unwrap());
            for viewer in Viewer::all(seats) {
                let told = race.tell(seq, Sight::Of(viewer), &names).unwrap();
                assert_eq!(told.action, viewer.is(who).then(|| action.clone()));
                assert_eq!(told.events.len(), whole.events.len());
            }
        }
        assert!(race.tell(race.seq() + 1, Sight::Whole, &names).is_none());
    }
}

#[test]
fn a_record_is_written_read_and_replayed() {
    for game in games() {
        let race = play_through(game, game.seats().1, 8, |_| {});
        let text = race.record().unwrap().write();
        let record = Record::read(&text).unwrap();
        assert_eq!(Some(&record), race.record().as_ref());
        let mut replay = Replay::begin(&record).unwrap();
        while replay.step().unwrap().is_some() {}
        assert_eq!((replay.race().hash(), replay.race().position()), (race.hash(), race.position()));
        assert_eq!(record.result, Some(race.places()));
    }
}

#[test]
fn whatever_is_sent_as_an_action_is_answered_and_changes_nothing() {
    let odd = [
        json!(null),
        json!(1),
        json!("roll"),
        json!([]),
        json!({}),
        json!({"type": null}),
        json!({"type": "no_such_action"}),
        json!({"type": ["roll"]}),
        json!({"type": "roll", "extra": 1}),
    ];
    for game in games() {
        let mut race = game.new_race(i64::from(game.seats().0), &Value::Null, 1).unwrap();
        let before = race.position();
        let names = game.names(race.seats());
        for action in &odd {
            for seat in [0, 1, 5, 7, 8, 63, 64, 255].map(Seat) {
                let refused = race.play(seat, action).unwrap_err();
                assert!(!refused.to_string().is_empty());
                assert!(race.why(seat, action).is_err() && race.say(seat, action, &names).is_err());
            }
        }
        for seat in [6, 8, 255].map(Seat) {
            assert!(race.legal(seat, &names).is_empty() && race.bot_choice(seat, Level::Random).is_none());
            assert_eq!(race.view(Viewer::Seat(seat)), race.view(Viewer::Spectator));
            assert!(!race.picture(Viewer::Seat(seat), &names).is_empty());
        }
        assert_eq!((race.position(), race.seq()), (before, 0));
    }
}

#[test]
fn whatever_is_sent_as_a_set_up_is_answered() {
    let odd = [json!(1), json!("x"), json!([]), json!({"no_such_switch": 1}), json!({"": null})];
    for game in games() {
        let fewest = i64::from(game.seats().0);
        for options in &odd {
            let fault = game.new_race(fewest, options, 1).unwrap_err();
            assert!(!fault.why.contains('\n') && fault.why.len() > 10, "{fault}");
        }
        for switch in game.options() {
            for value in
                [json!(null), json!(-1), json!(1e300), json!("no such value"), json!([[]]), json!({"a": 1})]
            {
                // A switch may have such a value; what counts is an answer.
                let _ = game.new_race(fewest, &json!({switch.key: value}), 1);
            }
        }
        for seats in [i64::MIN, -1, 0, i64::from(game.seats().1) + 1, 256, i64::MAX] {
            assert!(game.new_race(seats, &Value::Null, 1).is_err(), "{} with {seats} seats", game.id());
        }
        for position in [json!(null), json!([]), json!({"seats": []}), json!({"no_such_key": 1})] {
            assert!(game.race_at(&Value::Null, &position, 1).is_err(), "{}: {position}", game.id());
        }
    }
}

#[test]
fn bots_answer_the_same_when_asked_again_and_differ_by_seed() {
    let pig = find("pig").unwrap();
    let hashes = |seed| {
        play_through(pig, 4, seed, |race| {
            let seat = race.deciding()[0].seat;
            assert_eq!(race.bot_choice(seat, Level::Random), race.bot_choice(seat, Level::Random));
        })
        .hash()
    };
    assert_eq!(hashes(1), hashes(1));
    assert_ne!(hashes(1), hashes(2));
}

#[test]
fn every_value_that_a_form_offers_is_taken_and_those_beside_it_are_not() {
    let (mut choices, mut numbers) = (0, 0);
    for game in games() {
        let seats = i64::from(game.seats().0);
        let takes = |key: &str, value: Value| game.new_race(seats, &json!({key: value}), 1).is_ok();
        for switch in game.options() {
            let (id, key) = (game.id(), switch.key);
            match switch.form() {
                Form::Choice { choices: values, .. } => {
                    for value in values {
                        choices += 1;
                        assert!(takes(key, value.clone()), "{id} does not take {key} = {value}");
                    }
                    assert!(!takes(key, json!("no_such_value")), "{id}: {key}");
                }
                Form::Number { least, most, nullable } => {
                    numbers += 1;
                    assert!(
                        takes(key, json!(least)) && takes(key, json!(most)),
                        "{id}: {key} {least} {most}"
                    );
                    assert!(!takes(key, json!(least - 1)) && !takes(key, json!(most + 1)), "{id}: {key}");
                    assert_eq!(takes(key, Value::Null), nullable, "{id}: {key}");
                }
                Form::Written => {}
            }
        }
    }
    assert!(choices > 60 && numbers >= 6, "{choices} choices and {numbers} numbers were tried");
}

/// Everything that a view names as a place must be found in the scenery, which never changes.
#[test]
fn scenery_stays_the_same_and_holds_the_places_of_the_view() {
    let holds = |scenery: &Value, key: &str| scenery.to_string().contains(key);
    for game in games() {
        let seats = game.seats().1;
        let first = game.new_race(i64::from(seats), &Value::Null, 5).unwrap().scenery();
        play_through(game, seats, 5, |race| {
            assert_eq!(race.scenery(), first, "{}", game.id());
            if game.id() == "salmon" {
                for seat in race.view(Viewer::Spectator)["seats"].as_array().unwrap() {
                    let at = seat["hex"].as_str().unwrap();
                    assert!(holds(&first, &format!("\"{at}\"")), "{at} is a hex of the river");
                }
            }
        });
    }
    // Nothing is laid yet.
    let set_up = json!({"set_up": {"players": 2, "river": "random:6"}});
    let race = find("salmon").unwrap().race_at(&Value::Null, &set_up, 0).unwrap();
    assert_eq!(race.scenery()["boards"], json!([]));
    let scenery = |game: &str| find(game).unwrap().new_race(4, &Value::Null, 5).unwrap().scenery();
    assert_eq!(scenery("rowing")["lines"][3], json!({"id": "finish", "before": 34, "limit": 5}));
    assert_eq!(scenery("whitewater")["rows"][0], "#^^^^^#");
    assert_eq!(scenery("marathon")["course"]["rows"][2], ".E..E.");
    assert_eq!(scenery("fishing")["squares"][0], "M");
}
