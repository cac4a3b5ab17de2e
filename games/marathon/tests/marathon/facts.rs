//! What follows from a view and is told with it: the deck as it can be counted, and where the wheel leads.

use engine::{Answer, Game, Notation, Race, Rng, Script, Seat, Shown, View, Viewer, choose_random};
use marathon::{Action, Event, Forecast, Landing, Marathon, Options, Position};
use serde_json::{Value, json};

fn read(position: Value) -> (Marathon, Position) {
    let (game, position) =
        Marathon::read(Options::default(), serde_json::from_value(position).unwrap()).unwrap();
    (game, position.unwrap())
}

fn facts(game: &Marathon, position: &Position) -> Value {
    let view = View::of(game, position, Viewer::Spectator);
    serde_json::to_value(game.facts(view.seen())).unwrap()
}

#[test]
fn the_unseen_cards_are_counted_from_what_lies_open() {
    let (game, position) = read(json!({
        "runners": [{"row": 2, "lane": 3, "injuries": 2, "high": 1}, {"row": 4, "lane": 1}],
        "discard": ["cramp", "cramp", "downhill"],
        "deck": {"count": 34},
        "pending": {"decision": "roll", "seat": 0},
    }));
    let unseen = &facts(&game, &position)["unseen"];
    assert_eq!(
        (&unseen["total"], &unseen["harmful"], &unseen["injuries"]),
        (&json!(34), &json!(9), &json!(7))
    );
    assert_eq!((&unseen["cards"]["runners_high"], unseen["cards"].get("cramp")), (&json!(2), None));
}

/// MA-041: the next card comes from the discard pile when the deck is empty, and the top card may be known (MA-055).
#[test]
fn the_next_card_is_always_one_of_those_that_are_told() {
    let mut renewed = 0;
    for seed in 0..30 {
        let (mut race, _) = Race::new(Marathon::new(6, Options::default()).unwrap(), seed);
        let mut choice = Rng::new(seed);
        while let Some(seat) = race.game().pending(race.position()).first() {
            let before = facts(race.game(), race.position());
            let action = choose_random(race.game(), race.position(), seat, &mut choice, &mut Vec::new());
            let step = race.play(seat, action).unwrap();
            let afters = step.after.iter().map(|after| facts(race.game(), after));
            let mut told = before;
            for (event, after) in step.events.iter().zip(afters) {
                if let Event::Drew { card, .. } = event {
                    let name = serde_json::to_value(card).unwrap();
                    let known = told["unseen"]["cards"][name.as_str().unwrap()].as_u64();
                    assert!(known > Some(0), "seed {seed}: {event:?} after {told}");
                }
                renewed += u32::from(matches!(event, Event::Shuffled { .. }));
                told = after;
            }
        }
    }
    assert!(renewed > 0, "a deck was empty");
}

fn landing(values: &[i16], row: u8, lanes: &[u8]) -> Landing {
    Landing { values: values.to_vec(), row, lanes: lanes.to_vec() }
}

/// MA-037, MA-044, MA-045: row 0 stops a run back, and runners are in the way of the wheel as of any run.
#[test]
fn the_end_of_a_run_on_a_kick_spot_says_where_the_wheel_leads() {
    let (game, position) = read(json!({
        "runners": [{"row": 2, "lane": 3}, {"row": 5, "lane": 2}],
        "pending": {"decision": "run", "seat": 0, "steps": 2},
    }));
    let spins = |lane| match game.forecast(&position, Seat(0), &Action::Run { lane }) {
        Some(Forecast::End { spins, .. }) => spins,
        other => panic!("a move has an end: {other:?}"),
    };
    let kick = spins(3);
    assert_eq!(kick[0], landing(&[-4], 0, &[1, 2, 3, 4, 5, 6]));
    assert_eq!(kick[1], landing(&[-3], 1, &[1, 2, 3, 4, 5, 6]));
    assert_eq!(kick[3], landing(&[1], 5, &[3, 4]), "lane 2 is taken");
    assert_eq!(kick.len(), 8);
    assert_eq!(spins(1), [], "an EVENT turns no wheel");
}

#[test]
fn while_the_wheel_turns_everybody_is_told_where_it_leads_and_else_nobody() {
    let (game, position) = read(json!({
        "runners": [{"row": 2, "lane": 3}, {"row": 6, "lane": 6}],
        "pending": {"decision": "run", "seat": 0, "steps": 2},
    }));
    assert_eq!(facts(&game, &position)["spin"], Value::Null);
    let mut race = Race::from_position(game, position, 1);
    let mut script = Script::strict(vec![Answer::Spin(1)]);
    let step = race.play_scripted(Seat(0), Action::Run { lane: 3 }, &mut script).unwrap();
    let spun = step.events.iter().position(|event| matches!(event, Event::Spun { .. })).unwrap();
    let told = facts(race.game(), &step.after[spun]);
    assert_eq!(told["spin"][3], json!({"values": [1], "row": 5, "lanes": [2, 3, 4]}));
    assert_eq!(facts(race.game(), race.position())["spin"], Value::Null);
}

#[test]
fn a_choice_names_the_rules_of_what_it_leads_to() {
    let ahead = |position: Value, action: Action| {
        let (game, position) = read(position);
        game.rules_ahead(&position, &action, game.forecast(&position, Seat(0), &action).as_ref())
    };
    let run = json!({"runners": [{"row": 2, "lane": 3}, {}], "pending": {"decision": "run", "seat": 0, "steps": 2}});
    let lanes = [1, 2, 3].map(|lane| ahead(run.clone(), Action::Run { lane }));
    assert_eq!(lanes, [vec!["MA-040"], vec![], vec!["MA-043"]], "EVENT, plain road, KICK SPOT");
    let boost = json!({"runners": [{"row": 77, "lane": 3}, {}], "pending": {"decision": "boost", "seat": 0, "die": 6}});
    assert_eq!(ahead(boost, Action::Boost { with: marathon::Boost::None }), ["MA-036"]);
}
