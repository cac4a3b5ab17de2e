//! Written positions, actions and options: what is read, what is refused and with which words.

use engine::{Game, Notation, Seat};
use serde_json::{Value, from_value, json, to_value};
use whitewater::{Action, Options, Position, Whitewater, Written};

use crate::spoken::in_english;

fn read(options: Value, position: Value) -> Result<(Whitewater, Option<Position>), String> {
    let options: Options = from_value(options).map_err(|why| why.to_string())?;
    let written: Written = from_value(position).map_err(|why| why.to_string())?;
    Whitewater::read(options, written)
        .map_err(|fault| engine_test::fault_said(&fault, include_str!("../../words/en.ftl")))
}

fn two(more: Value) -> Value {
    let mut position = json!({"seats": [{"at": "d3", "hand": ["paddle", "ferry"]}, {"at": "b1"}]});
    for (key, value) in more.as_object().unwrap() {
        position[key] = value.clone();
    }
    position
}

#[test]
fn what_is_left_out_has_its_default_and_is_written() {
    let (game, position) = read(json!({}), two(json!({}))).unwrap();
    let written = to_value(game.write(&position.unwrap())).unwrap();
    assert_eq!(
        written,
        json!({
            "segments": ["A", "B"], "round": 1, "active": 0,
            "seats": [
                {"at": "d3", "speed": 2, "hand": ["paddle", "ferry"], "eddied": 0},
                {"at": "b1", "speed": 2, "hand": [], "eddied": 0}
            ],
            "river_deck": [], "discard": [],
            "events": {"6": [], "12": [], "18": [], "25": [], "31": []}, "event_discard": [],
            "tokens": {}, "supply": {"rapids": 8, "rock": 8},
            "played": null, "decision": {"seat": 0, "name": "play"}, "pending": [], "result": null
        })
    );
}

#[test]
fn bad_positions_are_refused_in_a_sentence() {
    for (more, why) in [
        (json!({"seats": [{"at": "d3"}]}), "2 to 4 kayaks race; 1 are given"),
        (json!({"segments": ["A", "A"]}), "one to four of A, B, C, D"),
        (json!({"segments": []}), "one to four of A, B, C, D"),
        (json!({"segments": ["E"]}), "unknown variant `E`"),
        (json!({"active": 2}), "active: seat 2 is not in this race; its seats are 0 to 1"),
        (json!({"round": 0}), "round: round is a whole number from 1 to 60"),
        (json!({"round": 61}), "round: round is a whole number from 1 to 60"),
        (
            json!({"seats": [{"at": "d3", "speed": 6}, {"at": "b1"}]}),
            "seats[0].speed: speed is a whole number from 1 to 5, not 6",
        ),
        (json!({"seats": [{"at": "a1", "hand": ["paddle"]}, {"at": "b1"}]}), "a1 is Bank or Rock"),
        (json!({"seats": [{"at": "e8", "hand": ["paddle"]}, {"at": "b1"}]}), "e8 is Bank or Rock"),
        (json!({"seats": [{"at": "b1", "hand": ["paddle"]}, {"at": "b1"}]}), "no two kayaks share a space"),
        (json!({"seats": [{"at": "c39", "hand": ["paddle"]}, {"at": "b1"}]}), "c39 is past the finish"),
        (json!({"seats": [{"at": "d5"}, {}]}), "they are in row 1"),
        (json!({"seats": [{"at": "h5"}, {}]}), "a space is a column a to g"),
        (json!({"river_deck": ["recall", "recall", "recall", "recall"]}), "only 3 cards recall"),
        (json!({"river_deck": {"count": 71}}), "there are 72 River cards, 73 are given"),
        (json!({"discard": {"count": 1}}), "the discard piles are open to all"),
        (json!({"events": {"7": ["headwind"]}}), "there is no line after row 7"),
        (json!({"events": {"38": ["headwind"]}}), "there is no line after row 38"),
        (json!({"events": {"6": ["headwind", "headwind"], "12": ["headwind"]}}), "only 2 cards headwind"),
        (json!({"tokens": {"e8": "rock"}}), "e8 is no River space"),
        (json!({"tokens": {"d55": "rock"}}), "d55 is past the board"),
        (json!({"tokens": {"d5": "rock"}, "supply": {"rock": 8}}), "there are 8 rock tokens, 9 are given"),
        (json!({"played": "paddle"}), "a card is in play exactly while"),
        (json!({"decision": {"seat": 1, "name": "play"}}), "decision.seat: it is 0 here"),
        (json!({"decision": {"seat": 0, "name": "respond"}}), "decision.name: it is play here"),
        (
            json!({"result": {"winners": [0], "ranking": [0], "reason": "finish"}}),
            "the ranking names every seat",
        ),
        (json!({"pending": [{"type": "end_turn"}]}), "must wait for a decision"),
        (json!({"pending": [{"type": "play"}]}), "must wait for a decision"),
        (json!({"pending": [{"type": "window", "seat": 1}]}), "cannot be pending here"),
        (
            json!({"pending": [{"type": "owe", "seat": 9, "cards": 1, "why": "hazard"}]}),
            "cannot be pending here",
        ),
        (json!({"weather": "fine"}), "unknown field `weather`"),
        (
            json!({"seats": [{"at": "d3"}, {"at": "b1"}], "discard": ["ferry"]}),
            "cannot draw without a shuffle",
        ),
    ] {
        let refused = read(json!({}), two(more.clone())).unwrap_err();
        assert!(refused.contains(why), "{more}: {refused} should say {why}");
    }
}

#[test]
fn bad_options_are_refused_with_key_and_allowed_values() {
    for (options, why) in [
        (json!({"eddy_per_turn": 0}), "options.eddy_per_turn: null for no limit, or a number from 1"),
        (json!({"round_limit": 0}), "options.round_limit: null for 30 a segment, or a number from 1"),
        (json!({"segments": ["A", "B", "A"]}), "options.segments: WW-002: one to four of"),
        (json!({"rapids_clear": "always"}), "expected `exactly_4` or `at_least_4`"),
        (json!({"rock_pick": "all"}), "expected `sides` or `any_adjacent`"),
        (json!({"boats": 3}), "unknown field `boats`"),
    ] {
        let refused = read(options.clone(), two(json!({}))).unwrap_err();
        assert!(refused.contains(why), "{options}: {refused} should say {why}");
    }
}

#[test]
fn actions_with_unknown_fields_or_values_are_unreadable() {
    for action in [
        json!({"type": "pass", "why": "tired"}),
        json!({"type": "play", "card": "headwind"}),
        json!({"type": "maneuver", "dir": "up", "spaces": 1}),
        json!({"type": "maneuver", "dir": "left", "spaces": -1}),
        json!({"type": "place", "at": "d0"}),
        json!({"type": "swim"}),
    ] {
        assert!(from_value::<Action>(action.clone()).is_err(), "{action}");
    }
}

#[test]
fn refusals_name_the_rule_and_the_values() {
    let (game, position) = read(json!({}), two(json!({}))).unwrap();
    let mut position = position.unwrap();
    let say = |position: &Position, seat: u8, action: Value| {
        let refused = game.check(position, Seat(seat), &from_value(action).unwrap()).unwrap_err();
        format!("{}: {}", refused.rule, in_english(|speak| speak.say(&refused.phrase())))
    };
    assert_eq!(
        say(&position, 0, json!({"type": "play", "card": "recall"})),
        "WW-011: there is no Recall in your hand"
    );
    assert_eq!(
        say(&position, 1, json!({"type": "pass"})),
        "WW-010: Kayak 1 has to answer now (a card to play), not Kayak 2"
    );
    assert_eq!(
        say(&position, 9, json!({"type": "pass"})),
        "WW-010: Kayak 1 has to answer now (a card to play), not Kayak 10"
    );
    let play = from_value(json!({"type": "play", "card": "paddle"})).unwrap();
    game.apply(&mut position, Seat(0), &play, &mut engine::Dealer::silent(&mut engine::Rng::new(1)));
    assert_eq!(
        say(&position, 0, json!({"type": "maneuver", "dir": "left", "spaces": 3})),
        "WW-030: 3 spaces are too many; at most 2 are allowed"
    );
    assert_eq!(
        say(&position, 0, json!({"type": "maneuver", "dir": "left", "spaces": 0})),
        "WW-030: a maneuver is 1 space or more; you may also stay where you are"
    );
    assert_eq!(say(&position, 0, json!({"type": "pass"})), "WW-030: what is asked now: a maneuver");
}
