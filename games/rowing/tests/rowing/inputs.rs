//! Bad input is refused in a sentence that names the place and what is allowed; nothing panics.

use engine::{Dealer, Game as _, Illegal, Names, Notation, Race, Refused, Rng, Seat, Speak as _};
use rowing::{Action, Card, Cards, Options, Rate, Rowing};
use serde_json::{Value, json};
use words::{Speaker, Vocabulary};

/// A refusal in English, with its rule.
fn say(illegal: Illegal) -> String {
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("sound messages");
    let speaker = Speaker::new(&english, Names::default());
    format!("{}: {}", illegal.rule, speaker.say(&illegal.phrase()))
}

fn option_fault(json: Value) -> String {
    match serde_json::from_value::<Options>(json) {
        Err(why) => why.to_string(),
        Ok(options) => Rowing::new(2, options).expect_err("the options are bad").to_string(),
    }
}

#[test]
fn a_bad_switch_is_named_with_its_values() {
    for (options, expected) in [
        (json!({"course": "lagoon"}), "options.course: wrong-course course=lagoon courses=calm_lake,"),
        (json!({"course": {"500": 2, "1000": 5, "1500": 5, "finish": 5}}), "options.course.500: wrong-limit"),
        (json!({"course": {"500": 5, "1000": 13, "1500": 5, "finish": 5}}), "limit=13 least=3 most=12"),
        (json!({"course": {"500": 5, "1000": 5}}), "missing field `1500`"),
        (json!({"course": 5}), "course: the id of a course, an object"),
        (json!({"lane_draw": "lots"}), "lane_draw: one of random, seat_order"),
        (
            json!({"suffering_supply": 61}),
            "options.suffering_supply: inside-number place=suffering_supply least=0 most=60",
        ),
        (json!({"suffering_supply": -1}), "least=0 most=60 found=-1"),
        (json!({"suffering_flip": 1}), "suffering_flip: one of until_pace, single"),
        (json!({"tides_scope": "all"}), "tides_scope: one of last_two, last_two_any, last_one, off"),
        (json!({"tides_when": ""}), "tides_when: one of round_start, own_turn"),
        (json!({"motivation_reach": "far"}), "motivation_reach: one of any_lane, next_lane"),
        (json!({"crab_when": "never"}), "crab_when: one of cannot_pay, pile_empty"),
        (json!({"zone_crab": "x"}), "zone_crab: one of lost_move, zone_line"),
        (json!({"finish_zone_check": "x"}), "finish_zone_check: one of in_zone, through"),
        (
            json!({"cooldown_steady": 3}),
            "options.cooldown_steady: inside-number place=cooldown_steady least=0 most=2",
        ),
        (json!({"photo_finish": "x"}), "photo_finish: one of hand_pace, distance"),
        (json!({"race_end": "x"}), "race_end: one of all, first"),
        (json!({"round_limit": 9}), "options.round_limit: inside-number place=round_limit least=10 most=200"),
        (json!({"wind": 3}), "unknown field `wind`"),
    ] {
        let fault = option_fault(options);
        assert!(fault.contains(expected), "{fault:?} should say {expected:?}");
    }
    assert!(Rowing::new(0, Options::default()).is_err());
    assert!(Rowing::new(7, Options::default()).is_err());
}

fn position_fault(json: Value) -> String {
    match serde_json::from_value(json.clone()) {
        Err(why) => why.to_string(),
        Ok(written) => match Rowing::read(Options::default(), written) {
            Err(fault) => engine_test::fault_said(&fault, include_str!("../../words/en.ftl")),
            Ok(_) => panic!("{json} is read though it is bad"),
        },
    }
}

#[test]
fn a_bad_position_is_refused_with_place_and_reason() {
    for (position, expected) in [
        (json!({}), "boats: RW-007: a list of 1 to 6 boats"),
        (json!({"seats": 9}), "seats: RW-007"),
        (json!({"seats": 2, "boats": [{}]}), "seats: it stands alone"),
        (json!({"seats": 2, "round": 3}), "seats: it stands alone"),
        (json!({"seats": 2, "supply": 3}), "seats: it stands alone"),
        (json!({"seats": 2, "phase": "play"}), "seats: it stands alone"),
        (json!({"boats": [{}, {}, {}, {}, {}, {}, {}]}), "not of 7"),
        (json!({"boats": [{"oars": 8}]}), "unknown field `oars`"),
        (json!({"boats": [{"rate": 40}]}), "a rate is 36, 39, 42 or 45, not 40"),
        (json!({"boats": [{"hand": ["p4"]}]}), "p1, p2, p3, s, e"),
        (
            json!({"boats": [{"stamina": 7}]}),
            "boats[0].stamina: RW-008: stamina is a whole number from 0 to 6",
        ),
        (json!({"boats": [{"stamina": 5, "hand": ["e", "e"]}]}), "at most 6 Exhaustion cards, not 7"),
        (json!({"boats": [{"space": 41}]}), "boats[0].space: RW-140"),
        (json!({"boats": [{"space": 12, "finished": 1}]}), "boats[0].space: RW-140"),
        (json!({"boats": [{"lane": 7}]}), "boats[0].lane: RW-002: lane is a whole number from 1 to 6"),
        (json!({"boats": [{"lane": 4}, {}]}), "boats[1].lane: RW-002: a lane has one boat"),
        (json!({"round": 41, "boats": [{}]}), "round: RW-146: round is a whole number from 1 to 40"),
        (json!({"round": 0, "boats": [{}]}), "round: RW-146"),
        (json!({"supply": 61, "boats": [{}]}), "supply: RW-010"),
        (json!({"boats": [{"hand": ["s", "s", "s", "s", "s", "s", "s", "s"]}]}), "boats[0].hand: RW-114"),
        (json!({"phase": "play", "boats": [{}]}), "boats[0].hand: RW-042"),
        (json!({"phase": "play", "boats": [{"played": ["p1"]}]}), "phase: RW-022: at least one boat"),
        (json!({"boats": [{"played": ["p1"]}]}), "boats[0].played: RW-021"),
        (
            json!({"phase": "play", "boats": [{"played": ["p1", "p1"]}, {"hand": ["p1"]}]}),
            "RW-040: there are at most 1",
        ),
        (json!({"phase": "tides", "boats": [{}]}), "turn: it is a seat in the phases"),
        (json!({"phase": "tides", "turn": 0, "boats": [{}]}), "phase: RW-060: seat 0 cannot be asked this"),
        (
            json!({"phase": "motivation", "turn": 0, "boats": [{}]}),
            "phase: RW-071: seat 0 cannot be asked this",
        ),
        (json!({"phase": "discard", "turn": 4, "boats": [{}]}), "turn: RW-023"),
        (json!({"phase": "discard", "turn": 0, "boats": [{"space": 3}, {}]}), "boats[1].played: RW-040"),
        (json!({"phase": "rate", "turn": 0, "boats": [{}]}), "turn: it is a seat"),
        (
            json!({"order": [0, 0], "boats": [{}, {}]}),
            "order: seat 0 is not in this race, or stands there twice",
        ),
        (json!({"order": [0], "boats": [{}, {}]}), "order: RW-023"),
        (json!({"order": [7], "boats": [{}]}), "order: seat 7"),
        (json!({"deciding": [1], "boats": [{}, {}]}), "deciding: it follows from the rest"),
        (
            json!({"podium": [{"seat": 0, "place": 1, "round": 1, "hand_pace": 1, "space": 41}], "boats": [{}]}),
            "podium: RW-144",
        ),
        (json!({"round": 3, "boats": [{"space": 42, "finished": 2}, {}]}), "podium: RW-144"),
        (json!({"phase": "over", "boats": [{}]}), "podium: RW-144"),
        (json!({"boats": [{"turn_start": 3, "space": 5}]}), "boats[0].turn_start: RW-090"),
        (json!({"boats": [{"revealed": true}]}), "boats[0].revealed: RW-022"),
        (json!({"phase": "play", "boats": [{"chosen": 36, "hand": ["p1"]}]}), "boats[0].chosen: RW-033"),
        (json!({"boats": [{"chosen": 42, "stamina": 0}, {}]}), "boats[0].chosen: RW-032: a jump of two"),
        (json!({"boats": [{"chosen": 45}, {}]}), "boats[0].chosen: RW-032: from 36 to 45"),
        (json!({"boats": [{"hand": {"count": 7}}]}), "boats[0].hand: a position has its piles open"),
        (json!({"boats": [{"deck": {"count": 0}}]}), "boats[0].deck: a position has its piles open"),
        (json!({"boats": [{}, {"discard": {"count": 3}}]}), "boats[1].discard: a position has its piles"),
        (json!({"boats": [{"space": 300}]}), "300"),
        (json!({"boats": [{"deck": {"count": 129}}]}), "a pile is a list of at most 128"),
    ] {
        let text = position.to_string();
        let fault = position_fault(position);
        assert!(fault.contains(expected), "{text}: {fault:?} should say {expected:?}");
    }
}

#[test]
fn an_unreadable_action_is_refused() {
    for action in [
        json!({"type": "rate"}),
        json!({"type": "rate", "to": 37}),
        json!({"type": "rate", "to": 36, "fast": true}),
        json!({"type": "tides", "to": 36}),
        json!({"type": "play", "cards": {"count": 2}}),
        json!({"type": "play", "cards": ["p9"]}),
        json!({"type": "discard", "cards": vec!["p1"; 60]}),
        json!({"type": "row"}),
        json!({}),
        json!(7),
    ] {
        assert!(serde_json::from_value::<Action>(action.clone()).is_err(), "{action}");
    }
}

#[test]
fn cards_are_read_in_any_order_and_written_in_the_canonical_one() {
    let action: Action =
        serde_json::from_value(json!({"type": "play", "cards": ["s", "p1", "p3", "p1"]})).unwrap();
    let written = serde_json::to_value(action).unwrap();
    assert_eq!(written, json!({"type": "play", "cards": ["p1", "p1", "p3", "s"]}));
}

#[test]
fn a_refusal_names_its_rule_and_values() {
    let written = json!({"phase": "play", "boats": [{"rate": 39, "hand": ["p1", "p2", "e", "s"], "stamina": 5}, {"hand": ["p1"]}]});
    let (game, position) =
        Rowing::read(Options::default(), serde_json::from_value(written).unwrap()).unwrap();
    let race = Race::from_position(game, position.unwrap(), 0);
    let why = |seat, action: Value| match race.check(Seat(seat), &serde_json::from_value(action).unwrap()) {
        Err(Refused::Illegal(illegal)) => say(illegal),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        why(0, json!({"type": "play", "cards": ["p1", "e"]})),
        "RW-041: Exhaustion cards cannot be played; you chose 1"
    );
    assert_eq!(
        why(0, json!({"type": "play", "cards": ["p1"]})),
        "RW-040: at the rate 39 you play exactly 2 cards, not 1"
    );
    assert_eq!(
        why(0, json!({"type": "play", "cards": ["p1", "p1"]})),
        "RW-041: your hand has 1 × Pace 1, not 2"
    );
    assert_eq!(why(0, json!({"type": "rate", "to": 36})), "RW-040: choose the cards to play now");
    let written = json!({"boats": [{"rate": 42, "stamina": 0}]});
    let (game, position) =
        Rowing::read(Options::default(), serde_json::from_value(written).unwrap()).unwrap();
    let refused = game.check(&position.unwrap(), Seat(0), &Action::Rate { to: Rate::Easy });
    assert_eq!(
        say(refused.expect_err("refused")),
        "RW-032: a jump of two positions from 42 to 36 costs 1 stamina; you have none left"
    );
}

#[test]
fn a_crew_is_told_why_it_is_not_asked() {
    let podium = json!([{"seat": 0, "place": 1, "round": 6, "hand_pace": 7, "space": 42}]);
    let read = |position: Value| {
        let written = serde_json::from_value(position).unwrap();
        let (game, position) = Rowing::read(Options::default(), written).unwrap();
        (game, position.unwrap())
    };
    let (game, position) = read(
        json!({"round": 7, "podium": podium, "boats": [{"space": 42, "finished": 6}, {"hand": ["p1"]}]}),
    );
    let why = game.check(&position, Seat(0), &Action::Rate { to: Rate::Easy }).expect_err("refused");
    assert_eq!(say(why), "RW-144: your boat has finished in round 6 and no longer rows");
    let rowing = json!({"space": 20, "turn_start": 18, "tides": false, "played": ["p2"]});
    let (game, position) =
        read(json!({"phase": "discard", "turn": 0, "boats": [rowing, {"played": ["p1"]}]}));
    let why = |action| say(game.check(&position, Seat(0), &action).expect_err("refused"));
    assert_eq!(why(Action::Tides {}), "RW-060: your boat is not in the last two positions this round");
    assert_eq!(
        why(Action::Motivation {}),
        "RW-071: no racing boat is beside you at 1000 m or one space ahead"
    );
    let rival = json!({"space": 20, "turn_start": 19, "tides": true, "played": ["p1"]});
    let (game, position) =
        read(json!({"phase": "discard", "turn": 0, "boats": [rival, {"space": 20, "played": ["p1"]}]}));
    let why = |action| say(game.check(&position, Seat(0), &action).expect_err("refused"));
    assert_eq!(why(Action::Tides {}), "RW-021: that step is past; now it is: discard");
    assert_eq!(why(Action::Motivation {}), "RW-021: that step is past; now it is: discard");
}

#[test]
fn no_action_of_any_seat_makes_the_check_panic() {
    let mut rng = Rng::new(5);
    let cards = |rng: &mut Rng| Cards([0; 5].map(|_: u8| rng.below(9) as u8 * (rng.below(3) as u8)));
    for seed in 0..40 {
        let game = Rowing::new(1 + (seed % 6) as u8, Options::default()).unwrap();
        let mut chance = Rng::new(seed);
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        while let Some(seat) = game.pending(&position).first() {
            for number in [0, 1, 5, 6, 7, 8, 200, 255] {
                let strange = [
                    Action::Rate { to: Rate::ALL[rng.below(4) as usize] },
                    Action::Play { cards: cards(&mut rng) },
                    Action::Play { cards: Cards([255; 5]) },
                    Action::Discard { cards: Cards([255; 5]) },
                    Action::Discard { cards: cards(&mut rng) },
                    Action::Tides {},
                    Action::Motivation {},
                    Action::Pass {},
                ];
                for action in strange {
                    let _ = game.check(&position, Seat(number), &action);
                }
                let mut out = Vec::new();
                game.candidates(&position, Seat(number), &mut out);
                assert!(out.is_empty() || game.pending(&position).contains(Seat(number)));
            }
            let action = engine::choose_random(&game, &position, seat, &mut rng, &mut Vec::new());
            game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
        }
    }
    assert_eq!(Cards::NONE.of(Card::Suffering), 0);
}

/// A boat somewhere on the water with cards that no set-up would give it.
fn strange_boat(rng: &mut Rng, phase: &str) -> Value {
    let mut exhaustion = rng.below(7);
    let stamina = exhaustion - rng.below(exhaustion + 1);
    exhaustion -= stamina;
    let mut pile = |rng: &mut Rng, least: u32, most: u32| -> Vec<&str> {
        let count = least + rng.below(most - least + 1);
        let card = |_| match rng.below(6) {
            0 | 1 if exhaustion > 0 => {
                exhaustion -= 1;
                "e"
            }
            5 => "s",
            other => ["p1", "p2", "p3"][other as usize % 3],
        };
        (0..count).map(card).collect()
    };
    let (hand, deck, discard) = (pile(rng, 1, 7), pile(rng, 0, 12), pile(rng, 0, 12));
    let rate = Rate::ALL[rng.below(4) as usize].strokes();
    let mut boat = json!({"space": rng.below(41), "rate": rate, "stamina": stamina, "hand": hand,
        "deck": deck, "discard": discard});
    if phase == "discard" {
        boat["played"] = json!(["p3"]);
    }
    boat
}

#[test]
fn strange_but_sound_positions_can_be_rowed_to_the_end() {
    let mut rng = Rng::new(9);
    for number in 0..150 {
        let phase = ["rate", "play", "discard"][rng.below(3) as usize];
        let boats: Vec<Value> = (0..1 + rng.below(6)).map(|_| strange_boat(&mut rng, phase)).collect();
        let mut position = json!({"phase": phase, "boats": boats, "supply": rng.below(61)});
        if phase == "discard" {
            let first = (0..boats.len()).rev().max_by_key(|i| boats[*i]["space"].as_u64());
            let first = first.expect("there is a boat");
            position["turn"] = json!(first);
            position["boats"][first]["pace"] = json!(rng.below(13));
            position["boats"][first]["turn_start"] = json!(boats[first]["space"].as_u64().unwrap_or(0) / 2);
        }
        let flip = ["until_pace", "single"][rng.below(2) as usize];
        let options: Options = serde_json::from_value(json!({"suffering_flip": flip})).unwrap();
        let written = serde_json::from_value(position.clone()).unwrap();
        let (game, read) =
            Rowing::read(options.clone(), written).unwrap_or_else(|why| panic!("{position}: {why}"));
        let mut race = Race::from_position(game, read.unwrap(), number);
        while let Some(seat) = race.game().pending(race.position()).first() {
            let legal = race.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize];
            race.play(seat, action).unwrap_or_else(|why| panic!("{position}: {why}"));
            race.game().audit(race.position()).unwrap_or_else(|why| panic!("{position}: {why}"));
            let text = serde_json::to_string(&race.game().write(race.position())).unwrap();
            let (_, again) = Rowing::read(options.clone(), serde_json::from_str(&text).unwrap()).unwrap();
            assert_eq!(again.as_ref(), Some(race.position()), "{text}");
        }
    }
}
