//! Every game behind its face: whatever comes in, what goes out holds together and nothing panics.

use std::cell::RefCell;
use std::collections::BTreeSet;

use bots::Level;
use catalog::{AnyGame, AnyRace, Language, Sight, Tongue, find, games};
use engine::{Idle, Seat, Speak, Viewer};
use protocol::{Detail, Happening, Standing, SwitchValues, apply_changes};
use serde_json::{Value, json};

fn bot_choice(race: &dyn AnyRace, seat: Seat, level: Level) -> Option<Value> {
    race.bot(level.into(), None).choose(&race.glance(seat)?)
}

/// Plays a race by bots to its end, looking at it before every step.
fn play_through(game: &dyn AnyGame, seats: u8, seed: u64, look: impl Fn(&dyn AnyRace)) -> Box<dyn AnyRace> {
    let mut race = game.new_race(i64::from(seats), &Value::Null, seed).unwrap();
    while let Some(next) = race.deciding().first().map(|owed| owed.seat) {
        look(&*race);
        let level = if next.0.is_multiple_of(2) { Level::Greedy } else { Level::Random };
        let action = bot_choice(&*race, next, level).unwrap();
        race.play(next, &action).unwrap();
    }
    race
}

#[test]
fn seats_that_decide_have_legal_actions_in_words_and_others_have_none() {
    for game in games() {
        let (fewest, most) = game.seats();
        for seats in [fewest, most] {
            let (english, book) = (Tongue::english(game.id()), game.rulebook(&Language::english()));
            play_through(game, seats, 3, |race| {
                let owed: Vec<Seat> = race.deciding().iter().map(|owed| owed.seat).collect();
                for seat in Seat::all(seats) {
                    let choices = race.choices(seat);
                    assert_eq!(owed.contains(&seat), !choices.is_empty(), "{} {seat}", game.id());
                    assert_eq!(choices.len(), race.legal(seat).len());
                    let idle = choices.iter().filter(|choice| choice.idle.is_some());
                    assert!(idle.count() <= 1, "{} knows two ways to do nothing: {choices:?}", game.id());
                    for choice in choices {
                        assert!(!english.say(&choice.say).is_empty());
                        for rule in choice.rules.iter().chain([&choice.rule]) {
                            assert!(book.rule(rule).is_some(), "{} has {rule}", game.id());
                        }
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
            let again = game.race_at(&race.setup().options, &race.view(Sight::Whole), 0).unwrap();
            assert_eq!(again.view(Sight::Whole), race.view(Sight::Whole));
            assert_eq!(again.deciding(), race.deciding());
            assert!(again.again().is_none(), "only a race from a seed can be told again");
        });
        assert_eq!(race.places().places.len(), usize::from(race.seats()));
    }
}

#[test]
fn a_new_race_may_be_written_as_its_number_of_seats() {
    let pig = find("pig").unwrap();
    let race = pig.race_at(&json!({"target": 20}), &json!({"seats": 3, "round_limit": 9}), 5).unwrap();
    assert_eq!((race.seats(), race.setup().options), (3, json!({"target": 20, "round_limit": 9})));
    assert!(pig.race_at(&Value::Null, &json!({"seats": 99}), 5).is_err());
}

#[test]
fn nobody_is_told_what_another_seat_chose() {
    for game in games() {
        let seats = game.seats().0;
        play_through(game, seats, 6, |race| {
            let Some(whole) = race.tell(race.seq(), Sight::Whole, Detail::Lean).filter(|_| race.seq() > 0)
            else {
                return;
            };
            let (who, action) = (whole.seat.unwrap(), whole.action.unwrap());
            for viewer in Viewer::all(seats) {
                let told = race.tell(race.seq(), Sight::Of(viewer), Detail::Full).unwrap();
                assert_eq!(told.action, viewer.is(who).then(|| action.clone()));
                assert_eq!(told.events.len(), whole.events.len());
            }
            assert!(race.tell(race.seq() + 1, Sight::Whole, Detail::Lean).is_none());
        });
    }
}

/// How a race stands after a step, which tells it where it has changed, and of the facts only those that are other.
fn then(before: Standing, told: Option<Standing>) -> Standing {
    let Some(Standing { round, places, facts }) = told else { return before };
    let mut after = Standing { round, places, ..before };
    after.facts.extend(facts);
    after.facts.retain(|_, fact| !fact.is_null());
    after
}

/// What a step changes is told event by event, and in the end it is the view.
#[test]
fn every_view_of_a_race_follows_from_the_one_before_and_what_its_events_changed() {
    let mut changed_by_events = 0;
    for game in games() {
        let seats = game.seats().1;
        let mut race = game.new_race(i64::from(seats), &Value::Null, 5).unwrap();
        let sights = [Sight::Whole, Sight::SPECTATOR, Sight::seat(Seat(0))];
        let mut views = sights.map(|sight| race.view(sight));
        let mut stands = sights.map(|sight| race.standing(sight));
        let mut moved_early = 0;
        while let Some(owed) = race.deciding().first().cloned() {
            let action = bot_choice(&*race, owed.seat, Level::Random).unwrap();
            race.play(owed.seat, &action).unwrap();
            for ((view, stands), sight) in views.iter_mut().zip(&mut stands).zip(sights) {
                let lean = race.tell(race.seq(), sight, Detail::Lean).unwrap();
                let mut at_once = view.clone();
                let now = then(stands.clone(), lean.standing);
                assert_eq!(now, race.standing(sight), "{}: what bots are told", game.id());
                assert!(apply_changes(&mut at_once, &lean.changes));
                let step = race.tell(race.seq(), sight, Detail::Full).unwrap();
                for happening in &step.events {
                    let Happening::Explained(told) = happening else { panic!("explained: {happening:?}") };
                    assert!(apply_changes(view, &told.changes), "{}: {told:?}", game.id());
                    moved_early += told.changes.len();
                    *stands = stands.clone().after(told);
                }
                *stands = then(stands.clone(), step.standing);
                assert_eq!(*stands, now, "{}: what the events tell", game.id());
                assert!(apply_changes(view, &step.changes));
                assert_eq!(*view, race.view(sight), "{}", game.id());
                assert_eq!(*view, at_once, "{}", game.id());
            }
        }
        let last = race.tell(race.seq(), Sight::Whole, Detail::Full).unwrap().events.pop();
        let said = match last {
            Some(Happening::Explained(told)) => told.say.id,
            other => panic!("explained: {other:?}"),
        };
        assert!(said.starts_with("event-over"), "{}: the last event of a race is {said}", game.id());
        assert!(moved_early > 0, "{}: the events of a whole race change something", game.id());
        changed_by_events += moved_early;
    }
    assert!(changed_by_events > 1000, "events changed {changed_by_events} things");
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
        let before = race.view(Sight::Whole);
        for action in &odd {
            for seat in [0, 1, 5, 7, 8, 63, 64, 255].map(Seat) {
                let refused = race.play(seat, action).unwrap_err();
                assert!(!refused.to_string().is_empty());
                assert!(race.explain(seat, action).is_err());
            }
        }
        for seat in [6, 8, 255].map(Seat) {
            assert!(race.legal(seat).is_empty() && race.glance(seat).is_none());
            assert_eq!(race.view(Sight::seat(seat)), race.view(Sight::SPECTATOR));
            assert!(!race.picture(Viewer::Seat(seat), &Tongue::english(game.id())).is_empty());
        }
        assert_eq!((race.view(Sight::Whole), race.seq()), (before, 0));
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
        for switch in game.switches() {
            for value in
                [json!(null), json!(-1), json!(1e300), json!("no such value"), json!([[]]), json!({"a": 1})]
            {
                // A switch may have such a value; what counts is an answer.
                let _ = game.new_race(fewest, &json!({switch.key.clone(): value}), 1);
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
    let end = |seed| {
        let race = play_through(pig, 4, seed, |race| {
            let seat = race.deciding()[0].seat;
            assert_eq!(bot_choice(race, seat, Level::Random), bot_choice(race, seat, Level::Random));
        });
        race.view(Sight::Whole)
    };
    assert_eq!(end(1), end(1));
    assert_ne!(end(1), end(2));
}

#[test]
fn every_value_that_a_switch_names_is_taken_and_those_beside_it_are_not() {
    let (mut choices, mut numbers) = (0, 0);
    for game in games() {
        let seats = i64::from(game.seats().0);
        for switch in game.switches() {
            let (id, key) = (game.id(), switch.key.as_str());
            let takes = |value: Value| game.new_race(seats, &json!({key: value}), 1).is_ok();
            assert!(takes(switch.default.clone()), "{id} does not take the default of {key}");
            match switch.values {
                SwitchValues::Flag {} => {
                    choices += 2;
                    assert!(
                        takes(json!(true)) && takes(json!(false)) && !takes(json!("maybe")),
                        "{id}: {key}"
                    );
                }
                SwitchValues::OneOf { names }
                | SwitchValues::Seat { names }
                | SwitchValues::Board { names }
                | SwitchValues::Boards { usual: names, .. } => {
                    choices += names.len();
                    names
                        .iter()
                        .for_each(|name| assert!(takes(json!(name)), "{id} does not take {key} = {name}"));
                    assert!(!takes(json!("no_such_value")), "{id}: {key}");
                }
                SwitchValues::Range { least, most, nullable } => {
                    numbers += 1;
                    assert!(takes(json!(least)) && takes(json!(most)), "{id}: {key} {least} {most}");
                    assert!(!takes(json!(least - 1)) && !takes(json!(most + 1)), "{id}: {key}");
                    assert_eq!(takes(Value::Null), nullable, "{id}: {key}");
                }
                SwitchValues::Numbers { .. }
                | SwitchValues::Counts {}
                | SwitchValues::Text {}
                | SwitchValues::Content {} => {}
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
                for seat in race.view(Sight::SPECTATOR)["seats"].as_array().unwrap() {
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
    assert_eq!(
        scenery("rowing")["lines"][3],
        json!({"id": "finish", "before": 34, "metres": 1700, "limit": 5})
    );
    assert_eq!(scenery("whitewater")["rows"][0], "#^^^^^#");
    assert_eq!(scenery("marathon")["course"]["rows"][2], ".E..E.");
    assert_eq!(scenery("fishing")["squares"][0], "M");
    assert_eq!(
        (&scenery("fishing")["low_fuel"], &scenery("whitewater")["eddy_out_cards"]),
        (&json!(3), &json!(1))
    );
    for game in ["whitewater", "salmon"] {
        assert_eq!(scenery(game)["orders"][2], json!([2, 3, 0, 1]), "{game}: clockwise from who moves first");
    }
    let finish = scenery("salmon")["boards"].as_array().unwrap().last().unwrap()["hexes"].clone();
    assert!(finish.as_array().unwrap().iter().any(|hex| hex["to_go"] == 0));
}

#[test]
fn seats_come_from_the_start_of_their_way_to_its_end() {
    let mut with_a_way = 0;
    for game in games() {
        let seats = 4.clamp(game.seats().0, game.seats().1);
        let start = game.new_race(i64::from(seats), &Value::Null, 5).unwrap().covered(Sight::SPECTATOR);
        if start.is_empty() {
            continue; // A game may do without.
        }
        with_a_way += 1;
        assert_eq!(start.len(), usize::from(seats), "{}: {start:?}", game.id());
        assert!(start.iter().all(|covered| *covered < 150), "{}: {start:?}", game.id());
        let race = play_through(game, seats, 5, |race| {
            assert!(race.covered(Sight::SPECTATOR).iter().all(|covered| *covered <= 1000));
        });
        let end = race.covered(Sight::SPECTATOR);
        assert!(end.iter().any(|covered| *covered > 950), "{}: {end:?}", game.id());
    }
    assert!(with_a_way >= 5, "{with_a_way} games say how far a seat has come");
    assert!(find("pig").unwrap().new_race(2, &Value::Null, 5).unwrap().covered(Sight::Whole).is_empty());
}

/// SA-100, SA-101, FI-042: what the rules say of a view is what has happened.
#[test]
fn facts_of_a_view_are_what_has_happened() {
    let facts = |race: &dyn AnyRace| race.standing(Sight::SPECTATOR).facts;
    let race = play_through(find("salmon").unwrap(), 3, 5, |race| {
        let (facts, view) = (facts(race), race.view(Sight::SPECTATOR));
        let turns = facts.get("last_round").and_then(Value::as_array);
        assert_eq!(facts.contains_key("home"), turns.is_some());
        assert!(turns.is_none_or(|turns| turns[0] == view["active"]), "{facts:?}");
    });
    assert!(facts(&*race).contains_key("home") && !facts(&*race).contains_key("last_round"));
    let holds = RefCell::new(BTreeSet::new());
    play_through(find("fishing").unwrap(), 4, 5, |race| {
        let told = facts(race)["holds"].as_array().unwrap().clone();
        assert_eq!(told.len(), 4);
        holds.borrow_mut().extend(told.iter().filter_map(Value::as_u64));
    });
    assert!(holds.borrow().len() > 1, "upgrades open the hold");
}

/// A picture shows by them how far a turn is: a name that nothing has would never be shown.
#[test]
fn the_phases_of_a_scenery_have_names_and_name_decisions_and_events_of_the_specification() {
    let mut with_phases = 0;
    for game in games() {
        let scenery = game.new_race(i64::from(game.seats().1), &Value::Null, 1).unwrap().scenery();
        let phases = scenery["phases"].as_array().cloned().unwrap_or_default();
        if phases.is_empty() {
            continue;
        }
        with_phases += 1;
        let spec = format!("{}/../games/{}/SPEC.md", env!("CARGO_MANIFEST_DIR"), game.id());
        let spec = std::fs::read_to_string(spec).unwrap();
        for phase in &phases {
            let id = phase["id"].as_str().unwrap();
            for language in Language::all() {
                let tongue = Tongue::new(&language, Some(game.id()), engine::Names::default());
                assert!(tongue.has(&format!("phase-{id}")), "{}: {id}", game.id());
            }
            for names in ["decisions", "events", "causes"].map(|key| phase[key].as_array()) {
                for name in names.into_iter().flatten().filter_map(Value::as_str) {
                    let is_known =
                        spec.contains(&format!("`{name}`")) || spec.contains(&format!("\"{name}\""));
                    assert!(is_known, "{}: {id} names {name}", game.id());
                }
            }
        }
    }
    assert!(with_phases >= 4, "{with_phases} games say their phases");
}

#[test]
fn windows_may_be_passed_always_but_not_where_every_kayak_moves() {
    let seen = RefCell::new(BTreeSet::new());
    for id in ["whitewater", "salmon"] {
        play_through(find(id).unwrap(), 4, 3, |race| {
            let owed = &race.deciding()[0];
            let view = race.view(Sight::seat(owed.seat));
            let idle = race.choices(owed.seat).into_iter().find_map(|choice| choice.idle);
            let played = view["played"].as_str().unwrap_or_default().to_string();
            let expected = match (owed.decision.as_str(), played.as_str()) {
                ("respond", "advance_river") => Some(Idle::Once),
                ("respond" | "counter", _) => Some(Idle::Window),
                _ => return,
            };
            assert_eq!(idle, expected, "{id} {played}");
            seen.borrow_mut().insert((id, expected == Some(Idle::Window)));
        });
    }
    assert_eq!(seen.into_inner().len(), 3, "both windows were open, and once every kayak moved");
}
