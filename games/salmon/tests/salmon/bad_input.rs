//! Bad options, positions and actions are refused in a sentence and never crash.

use engine::{Game, Names, Notation, Seat, Speak};
use salmon::{Action, Options, Salmon, Written};
use words::{Speaker, Vocabulary};

fn english() -> Vocabulary {
    Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("the English words")
}

fn read(options: &str, position: &str) -> Result<(), String> {
    let options: Options = serde_json::from_str(options).map_err(|why| why.to_string())?;
    let written: Written = serde_json::from_str(position).map_err(|why| why.to_string())?;
    Salmon::read(options, written)
        .map(|_| ())
        .map_err(|fault| engine_test::fault_said(&fault, include_str!("../../words/en.ftl")))
}

#[track_caller]
fn refused(options: &str, position: &str, why: &str) {
    let found = read(options, position).expect_err("this is not to be read");
    assert!(found.contains(why), "{found}");
}

#[test]
fn bad_options_are_refused_with_what_is_allowed() {
    let start = r#"{"set_up":{}}"#;
    refused(r#"{"start_deck":"heavy"}"#, start, "expected `standard` or `light`");
    refused(r#"{"rest_return":"never"}"#, start, "expected `always` or `may`");
    refused(r#"{"pass_through":"x"}"#, start, "expected `every` or `last_only`");
    refused(r#"{"pool_entry":"x"}"#, start, "expected `whole` or `stops`");
    refused(r#"{"fatigue_pile":"x"}"#, start, "expected `limited` or `unlimited`");
    refused(r#"{"bear_move":"x"}"#, start, "expected `two` or `up_to_two`");
    refused(r#"{"bear_stack":"x"}"#, start, "expected `each` or `once`");
    refused(r#"{"pool_safe":"yes"}"#, start, "expected a boolean");
    refused(
        r#"{"max_rounds":0}"#,
        start,
        "options.max_rounds: SA-105: max_rounds is a whole number from 1 to 1000",
    );
    refused(r#"{"first":"north"}"#, start, "unknown variant `north`, expected `roll`");
    refused(r#"{"first":2}"#, start, "options.first: SA-014: there is no seat 2");
    refused(r#"{"wind":"west"}"#, start, "unknown field `wind`");
    refused("{}", r#"{"set_up":{"players":5}}"#, "SA-001");
}

#[test]
fn bad_rivers_are_refused_by_the_bad_part() {
    let river =
        |river: &str, why: &str| refused(&format!(r#"{{"river":"{river}"}}"#), r#"{"set_up":{}}"#, why);
    river("S1-2X-4E-F1", "there is no board side \"2X\"; the sides are S1, S2, 1E");
    river("2E-4E-F1", "it begins with 2E");
    river("S1-2E-4E", "it ends with 4E");
    river("S1-2E-F1", "it has one numbered board");
    river("S1-2E-2M-F1", "2M comes when board 2 is already laid");
    river("S1-2E-F2-4E-F1", "F2 cannot lie between");
    river("S1-2E(+2)-4E-F1", "the offset of 2E is -2, not +2");
    river("S1-2E(left)-4E-F1", "2E(left)");
    river("random:7", "\"7\" is no number of boards");
    river("random:", "is no number of boards");
    river("", "there is no board side \"\"");
    assert!(read(r#"{"river":"S1-2E(-2)-4M(+2)-6E(+2)-F2(-2)"}"#, r#"{"set_up":{}}"#).is_ok());
    assert!(read(r#"{"river":"random:marathon"}"#, r#"{"set_up":{}}"#).is_ok());
}

#[test]
fn bad_positions_are_refused() {
    let refused = |position: &str, why: &str| refused("{}", position, why);
    let seats = |first: &str| format!(r#"{{"seats":[{first},{{"hand":["left"]}}]}}"#);
    refused(r#"{"game":"chess"}"#, "\"chess\" is another game");
    refused("{}", "2 players, but 0 seats are listed");
    refused(r#"{"players":3,"seats":[{},{}]}"#, "3 players, but 2 seats are listed");
    refused(&seats("{}"), "SA-021: play is not open here: the active seat has no card in hand");
    refused(&seats(r#"{"hand":["salt"]}"#), "a bag is a list of at most 255 cards");
    refused(&seats(r#"{"hex":"S1:0,1","hand":["left"]}"#), "SA-035: S1:0,1 is the bank");
    refused(&seats(r#"{"hex":"S1:1,1","hand":["left"]}"#), "nothing is printed at 1,1 of board S1");
    refused(&seats(r#"{"hex":"S1:127,5","hand":["left"]}"#), "nothing is printed at 127,5");
    refused(&seats(r#"{"hex":"S1:4,-100","hand":["left"]}"#), "nothing is printed");
    refused(&seats(r#"{"hex":"3H:4,1","hand":["left"]}"#), "has no board \"3H\"");
    refused(&seats(r#"{"hex":"here","hand":["left"]}"#), "hexes are named like");
    refused(&seats(r#"{"hand":["left"],"owned":["right"]}"#), "owned is the bag of");
    refused(&seats(r#"{"hand":{"count":1}}"#), "with hidden cards, list all that the seat owns");
    refused(&seats(r#"{"hand":["left"],"discard":{"count":1}}"#), "discards are open");
    let with = |more: &str| format!(r#"{{"seats":[{{"hand":["left"]}},{{"hand":["left"]}}],{more}}}"#);
    refused(&with(r#""active":2"#), "active: seat 2 is not in this race");
    refused(&with(r#""first":9"#), "first: seat 9 is not in this race");
    refused(&with(r#""round":0"#), "round is a whole number from 1 to 100, not 0");
    refused(&with(r#""river":"random:3""#), "a river that has been laid");
    refused(
        &with(r#""bears":["2E:6,5","2E:6,5","2E:6,5","2E:6,5","2E:6,5","2E:6,5","2E:6,5"]"#),
        "at most six",
    );
    refused(&with(r#""supply":{"left":5000}"#), "left is a whole number from 0 to 999, not 5000");
    refused(&with(r#""played":["left","left","left"]"#), "three cards have been played");
    refused(&with(r#""over":true"#), "a race is over by arrival");
    refused(&with(r#""over":true,"pending":{"kind":"play","seat":0}"#), "nothing is pending");
    refused(&with(r#""result":{"reason":"arrival","winners":[0],"ranks":[1,2],"fatigue":[0,0]}"#), "result");
    refused(r#"{"set_up":{},"round":3}"#, "beside set_up stand only");
    refused(r#"{"set_up":{},"pending":{"kind":"play","seat":0}}"#, "only set_up of seat 0 is open");
    refused(r#"{"set_up":{"players":2,"boat":1}}"#, "unknown field `boat`");
}

#[test]
fn a_pending_that_the_rest_does_not_allow_is_refused() {
    let pending = |played: &str, pending: &str, why: &str| {
        let position = format!(
            r#"{{"seats":[{{"hex":"2E:3,4","hand":["left","bear"]}},{{"hex":"2E:2,9","hand":["left","left"]}}],
                "played":[{played}],"pending":{pending}}}"#
        );
        refused("{}", &position, why);
    };
    pending("", r#"{"kind":"play","seat":1}"#, "it belongs to the active seat");
    pending("", r#"{"kind":"play","seat":7}"#, "there is no such seat");
    pending("", r#"{"kind":"set_up","seat":0}"#, "only in a position with the key set_up");
    pending("", r#"{"kind":"bear_first","seat":0}"#, "the last card played is no bear");
    pending(r#""bear""#, r#"{"kind":"bear_second","seat":0,"bear":5}"#, "there is no such bear");
    pending(r#""left""#, r#"{"kind":"counter","seat":1,"card":"current","countered":[]}"#, "SA-090");
    pending(r#""current""#, r#"{"kind":"counter","seat":0,"card":"current","countered":[1]}"#, "SA-090");
    pending(r#""current""#, r#"{"kind":"counter","seat":0,"card":"bear","countered":[]}"#, "SA-090");
    pending(r#""current""#, r#"{"kind":"counter","seat":0,"card":"current"}"#, "missing field `countered`");
    pending(
        r#""rapids""#,
        r#"{"kind":"discard","seat":1,"count":2,"reason":"rapids","countered":[]}"#,
        "SA-083",
    );
    pending(r#""rapids""#, r#"{"kind":"discard","seat":1,"count":1,"reason":"rapids"}"#, "pending.countered");
    pending("", r#"{"kind":"discard","seat":0,"count":1,"reason":"hand_limit"}"#, "SA-025");
    pending("", r#"{"kind":"discard","seat":0,"count":1,"reason":"eagle"}"#, "SA-025");
    pending(r#""eagle""#, r#"{"kind":"eagle_card","seat":0,"target":4}"#, "no such target");
    pending(r#""left""#, r#"{"kind":"eagle_card","seat":0,"target":1}"#, "no eagle");
    pending(r#""fatigue""#, r#"{"kind":"rest","seat":0}"#, "only with rest_return: may");
    let take = |hex: &str, how: &str, path: &str| {
        format!(r#"{{"kind":"take","seat":0,"symbol":"swim","hex":"{hex}","how":"{how}","path":[{path}]}}"#)
    };
    pending(r#""left""#, &take("2E:3,4", "swim", ""), "has the symbol current");
    pending(r#""left""#, &take("2E:5,2", "swim", ""), "hex, how and path do not go");
    pending(
        r#""left""#,
        &take("2E:5,2", "jump", r#""2E:5,4","2E:5,4","2E:5,4","2E:5,4""#),
        "at most three hexes",
    );
    pending(r#""left""#, &take("2E:5,2", "jump", r#""2E:5,4""#), "hex, how and path do not go");
    let reeds = r#"{"kind":"reeds","seat":0,"left":2,"shuffle":false,"hex":"2E:3,8","how":"swim","path":[]}"#;
    pending(r#""left""#, reeds, "that hex has 1 Reeds");
}

#[test]
fn refusals_name_the_rule_and_the_values() {
    let text = r#"{"river":"S1-2M-4E-F1","seats":[
        {"hex":"2M:3,6","hand":["forward","left","wild","eagle"]},{"hand":["left"]}]}"#;
    let (game, position) = Salmon::read(Options::default(), serde_json::from_str(text).unwrap()).unwrap();
    let position = position.unwrap();
    let english = english();
    let speak = Speaker::new(&english, Names::default());
    let why = |seat: u8, action: &str| {
        let action: Action = serde_json::from_str(action).unwrap();
        let no = game.check(&position, Seat(seat), &action).unwrap_err();
        format!("{}: {}", no.rule, speak.say(&no.phrase()))
    };
    assert_eq!(why(0, r#"{"type":"play","card":"bear"}"#), "SA-020: you have no Bear in hand");
    assert_eq!(
        why(0, r#"{"type":"play","card":"wild"}"#),
        "SA-032: a Wild needs a direction: forward, left or right"
    );
    assert_eq!(
        why(0, r#"{"type":"play","card":"eagle","target":9}"#),
        "SA-086: an Eagle needs a target: choose whose hand it looks at"
    );
    assert_eq!(
        why(0, r#"{"type":"play","card":"left","dir":"left"}"#),
        "SA-032: a Swim Left takes no direction"
    );
    assert_eq!(why(0, r#"{"type":"play","card":"left","target":1}"#), "SA-086: a Swim Left takes no target");
    let jump = |a: &str, b: &str, c: &str, d: &str| {
        why(0, &format!(r#"{{"type":"jump","cards":["{a}","{b}"],"dirs":["{c}","{d}"]}}"#))
    };
    assert_eq!(
        jump("left", "left", "left", "left"),
        "SA-040: the leap needs 2 × Swim Left; you have 1 in hand"
    );
    assert_eq!(jump("left", "forward", "right", "forward"), "SA-042: a Swim Left does not go to the right");
    assert_eq!(jump("wild", "eagle", "left", "left"), "SA-041: a leap takes two swims; Eagle is none");
    assert_eq!(jump("left", "wild", "left", "right"), "SA-045: the leap would land in a waterfall");
    assert_eq!(why(1, r#"{"type":"end_turn"}"#), "SA-111: it is Salmon 1's decision");
    assert_eq!(why(0, r#"{"type":"pass"}"#), "SA-020: this is not what is asked now (playing cards)");
    for unreadable in
        [r#"{"type":"fly"}"#, r#"{"type":"end_turn","now":true}"#, r#"{"type":"play","card":"salt"}"#, "7"]
    {
        assert!(serde_json::from_str::<Action>(unreadable).is_err(), "{unreadable}");
    }
    // Card lists are read in any order.
    let one: Action = serde_json::from_str(r#"{"type":"discard","cards":["wild","bear"]}"#).unwrap();
    assert_eq!(serde_json::to_string(&one).unwrap(), r#"{"type":"discard","cards":["bear","wild"]}"#);
}

#[test]
fn hexes_far_off_the_map_are_refused() {
    for hex in ["2E:-128,0", "S1:-128,6", "2E:127,0", "S1:127,6"] {
        let position = format!(r#"{{"seats":[{{"hex":"{hex}","hand":["left"]}},{{"hand":["left"]}}]}}"#);
        refused("{}", &position, "nothing is printed at");
    }
}

#[test]
fn keys_that_would_be_passed_over_are_refused() {
    for key in
        [r#""active":1"#, r#""first":1"#, r#""played":["left"]"#, r#""supply":{}"#, r#""max_rounds":9"#]
    {
        refused("{}", &format!(r#"{{"set_up":{{}},{key}}}"#), "beside set_up stand only");
    }
    for key in [r#""round":3"#, r#""river":"S2-1E-2E-F1""#, r#""players":2"#, r#""bears":[]"#] {
        refused("{}", &format!(r#"{{"seats":2,{key}}}"#), "a number of seats stands alone");
    }
    let over = r#"{"seats":[{"hand":["left"]},{"hand":["left"]}],"pending":{"kind":"counter","seat":1,"card":"current",
        "countered":[0]},"played":["current"],"river":"S1-2E-4E-F1"}"#;
    refused("{}", over, "SA-090");
}
