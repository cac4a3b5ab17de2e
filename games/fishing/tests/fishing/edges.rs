//! Sizes, action counts, bad input, boards of users, pictures and forecasts.

use crate::english::{self, say, speaker};
use engine::content::Content;
use engine::{Game, Names, Notation, Race, Seat, Shown, Speak, Viewer};
use fishing::{Action, Fishing, Options, Position, Written};
use serde_json::{Value, json};

fn game(seats: u8, options: Value) -> Result<Fishing, String> {
    let options: Options = serde_json::from_value(options).map_err(|error| error.to_string())?;
    Fishing::new(seats, options).map_err(|fault| fault.to_string())
}

fn read(options: Value, position: Value) -> Result<(Fishing, Position), String> {
    let options: Options = serde_json::from_value(options).map_err(|error| error.to_string())?;
    let written: Written = serde_json::from_value(position).map_err(|error| error.to_string())?;
    let (game, position) = Fishing::read(options, written).map_err(english::fault)?;
    Ok((game, position.expect("a written position is a position")))
}

fn action(value: Value) -> Action {
    serde_json::from_value(value).expect("an action of this game")
}

fn refusal(position: Value, seat: u8, what: Value) -> String {
    let (game, position) = read(json!({}), position).expect("a sound position");
    let illegal = game.check(&position, Seat(seat), &action(what)).expect_err("this is against the rules");
    format!("{}: {}", illegal.rule, say(illegal.phrase()))
}

fn foretold(game: &Fishing, position: &Position, what: Value) -> String {
    let forecast = game.forecast(position, Seat(0), &action(what));
    say(forecast.and_then(|forecast| game.say_forecast(&forecast)))
}

#[test]
fn a_position_is_small_and_flat() {
    assert!(size_of::<Position>() <= 512, "{} bytes", size_of::<Position>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
}

#[test]
fn the_number_of_ways_to_play_is_as_counted() {
    let start = json!({"players": [{}, {}]});
    let hands = json!({"players": [
        {"pos": 9, "pearls": 6, "fuel": 5, "upgrades": {"engine_reverse": 1, "move_choice": 1}, "attacks": {"slow": 1}},
        {"pos": 4, "pearls": 6, "upgrades": {"engine_upgrade": 1}, "attacks": {"hidden_attack": 1}, "aboard": {"carp": 1}},
        {"pos": 11, "pearls": 3, "aboard": {"bass": 1}}]});
    // The first numbers are counted by hand: stay, roll, 3 + 5 moves, 2 attacks, 3 sales, 15 offers, 4 bids (private 12).
    let counted: [(&str, Value, &[u64]); 3] = [
        ("open", start, &[2, 4, 25, 25, 110, 177, 462, 1645]),
        ("open", hands.clone(), &[34, 400, 4461]),
        ("private", hands, &[42, 522, 6257]),
    ];
    for (hands, position, counts) in counted {
        let (game, position) = read(json!({"hands": hands}), position).expect("a sound position");
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(engine_test::count_sequences(&game, &position, depth), *count, "depth {depth}");
        }
    }
}

#[test]
fn no_position_has_more_than_220_actions() {
    let boat = json!({"pos": 20, "pearls": 99, "fuel": 5, "upgrades": {"engine_reverse": 1, "engine_upgrade": 1},
        "attacks": {"slow": 1}});
    let players: Vec<Value> = (0..6).map(|_| boat.clone()).collect();
    for hands in ["open", "private"] {
        let (game, position) = read(json!({"hands": hands}), json!({"phase": "main", "players": players}))
            .expect("a sound position");
        let mut legal = Vec::new();
        game.legal(&position, Seat(0), &mut legal);
        assert!((100..=220).contains(&legal.len()), "{} actions with hands {hands}", legal.len());
    }
}

#[test]
fn bad_options_are_refused_with_what_is_allowed() {
    let why = |options: Value| game(2, options).expect_err("these options are wrong");
    assert!(why(json!({"board": "lake"})).contains("boards=sound,inlet,shelf,squall"));
    assert!(why(json!({"board": 3})).contains("the name of a board"));
    assert!(why(json!({"board": {"id": "x", "squares": ["M"]}})).contains("least=8 most=100 squares=1"));
    assert!(why(json!({"board": {"id": "x", "marks": []}})).contains("marks"));
    assert!(why(json!({"board": "fishing board x\n0: M Z"})).contains("line 2"));
    let bay = ["M", "C", "B", "D", "H", "+2", "+2", "+2"];
    assert!(game(2, json!({"board": {"id": "bay", "squares": bay}})).is_ok());
    assert!(why(json!({"board": {"id": "", "squares": bay}})).contains("content-name"));
    assert!(why(json!({"board": {"id": "b", "name": "\u{1b}[2J", "squares": bay}})).contains("content-name"));
    assert!(why(json!({"finish": "later"})).contains("immediate"));
    assert!(why(json!({"chance_copies": -1})).contains("-1"));
    assert!(why(json!({"boards": "sound"})).contains("unknown field"));
    assert!(why(json!({"constants": {"tank": 0}})).contains("least=1 most=99"));
    assert!(why(json!({"constants": {"fuel": 9}})).contains("wrong-constant"));
    assert!(why(json!({"constants": "tank:many"})).contains("such as tank=12"));
    assert!(why(json!({"constants": 7})).contains("an object of named constants"));
    assert!(why(json!({"constants": {"barter_max": 2}})).contains("barter_min"));
    let poor = json!({"id": "x", "squares": ["M", "C", "B", "D", "H", "+2", "+2", "+2"]});
    assert!(
        why(json!({"board": poor, "constants": {"kinds_to_win": 4}})).contains("wrong-kinds board=x kinds=3")
    );
    for seats in [0, 1, 7] {
        assert!(game(seats, json!({})).expect_err("too few or too many").contains("least=2 most=6"));
    }
    assert!(game(2, json!({"constants": "{\"tank\": 12}"})).is_ok());
}

#[test]
fn every_constant_can_be_set_to_its_bounds() {
    for line in include_str!("../../content/constants.txt").lines().filter(|line| line.contains('|')) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [name, _, least, most, ..] = columns[..] else { panic!("a row of constants: {line}") };
        let Ok(least) = least.parse::<i64>() else { continue };
        let most: i64 = most.parse().expect("a bound");
        for (value, is_allowed) in [(least, true), (most, true), (least - 1, false), (most + 1, false)] {
            let mut constants = json!({name: value});
            match name {
                "barter_min" if is_allowed => constants["barter_max"] = json!(20),
                "barter_max" if is_allowed => constants["barter_min"] = json!(0),
                _ => {}
            }
            assert_eq!(game(2, json!({"constants": constants})).is_ok(), is_allowed, "{name} {value}");
        }
    }
}

#[test]
fn bad_positions_are_refused_and_never_panic() {
    let two = |more: Value| {
        let mut position = json!({"players": [{"pos": 5, "attacks": {"hidden_attack": 1}}, {"pearls": 9}]});
        for (key, value) in more.as_object().expect("an object") {
            position[key] = value.clone();
        }
        read(json!({}), position)
    };
    assert!(two(json!({})).is_ok());
    let wrong = [
        (json!({"players": [{}]}), "seats is a whole number from 2 to 6"),
        (json!({"players": [{}, {"fuel": 11}]}), "number from 0 to 10"),
        (json!({"players": [{}, {"pos": 36}]}), "players[1].pos"),
        (json!({"players": [{}, {"pearls": -1}]}), "-1"),
        (json!({"players": [{}, {"trip": 0}]}), "trips are counted from 1"),
        (json!({"players": [{}, {"upgrades": {"move_choice": 4}}]}), "number from 0 to 3"),
        (json!({"players": [{}, {"attacks": {"slow": 3}}]}), "number from 0 to 2"),
        (json!({"players": [{}, {"attacks": {"slow": 255, "block": 255}}]}), "number from 0 to 9"),
        (json!({"players": [{}, {"aboard": {"carp": 2}}]}), "the hold takes 1"),
        (json!({"players": [{}, {"full_turns": 4}]}), "full_turns is a whole number"),
        (json!({"players": [{}, {"effect": {"kind": "blocked"}}]}), "needs the seat"),
        (json!({"players": [{}, {"effect": {"kind": "blocked", "by": 1}}]}), "blocked by another"),
        (json!({"players": [{}, {"effect": {"kind": "blocked", "by": 7}}]}), "seat 7 is not in this race"),
        (json!({"players": [{}, {"effect": {"kind": "lose_fuel", "in_force": true}}]}), "never in force"),
        (json!({"players": [{}, {"effect": {"kind": "slow", "by": 0}}]}), "only blocked"),
        (json!({"players": [{}, {"upgrades": {"count": 1}}]}), "both upgrades and attacks"),
        (json!({"turn_order": [0, 0]}), "exactly once"),
        (json!({"turn_order": [0]}), "turn_order"),
        (json!({"active": 2}), "seat 2 is not in this race"),
        (json!({"round": 61}), "round is a whole number from 1 to 60"),
        (json!({"round": 0}), "round is a whole number from 1 to 60"),
        (json!({"shop": {"fuel": 17}}), "number from 0 to 16"),
        (json!({"shop": {"nets": 1}}), "unknown field"),
        (json!({"finishers": [5]}), "finishers"),
        (json!({"winners": [0]}), "winners"),
        (json!({"ranking": [1, 2]}), "ranking"),
        (json!({"pending": {"card": "slow"}}), "no such key"),
        (json!({"phase": "rest"}), "unknown variant"),
        (json!({"phase": "forced"}), "pending.card"),
        (json!({"phase": "forced", "pending": {"card": "frozen"}}), "not a card that waits"),
        (
            json!({"phase": "answer", "pending": {"kind": "bid", "card": "slow", "seller": 1, "buyer": 0, "price": 3, "resume": "main"}}),
            "has no slow",
        ),
        (
            json!({"phase": "answer", "pending": {"kind": "offer", "card": "slow", "seller": 0, "buyer": 1, "price": 7, "resume": "main"}}),
            "price is a whole number from 3 to 6, not 7",
        ),
        (
            json!({"phase": "answer", "pending": {"kind": "offer", "card": "slow", "seller": 1, "buyer": 0, "price": 3, "resume": "main"}}),
            "the active seat",
        ),
        (json!({"phase": "release", "pending": {"seat": 0, "resume": "main"}}), "more fish aboard than fit"),
        (
            json!({"phase": "duel", "pending": {"challenger": 0, "target": 1, "resume": "main"}}),
            "has a hidden attack",
        ),
        (
            json!({"phase": "duel", "pending": {"challenger": 0, "target": 9, "resume": "main"}}),
            "two of the seats",
        ),
        (
            json!({"phase": "duel", "pending": {"challenger": 0, "target": 1, "waiting": [3], "resume": "main"}}),
            "pending.waiting",
        ),
        (json!({"phase": "discard"}), "too many turns"),
        (json!({"phase": "setup", "pending": {"groups": [[0]]}}), "exactly one group"),
        (json!({"phase": "setup", "pending": {"groups": [[0], [1]]}}), "still to roll"),
        (json!({"phase": "setup", "pending": {"rolls": {"0": 7}}}), "1 to 6"),
        (json!({"phase": "setup", "pending": {"tries": 60}}), "order is set"),
    ];
    for (more, expected) in wrong {
        let why = two(more.clone()).expect_err(&format!("{more} is refused"));
        assert!(why.contains(expected), "{more}: {why}");
    }
    let copies = read(json!({"chance_copies": 1}), json!({"players": [{"attacks": {"slow": 2}}, {}]}));
    assert!(copies.expect_err("two copies of one").contains("chance_copies is 1"));
}

#[test]
fn a_view_can_be_read_again() {
    let private = json!({"hands": "private"});
    let position = json!({"phase": "duel", "pending": {"challenger": 0, "target": 1, "choices": {"0": "hook"}, "resume": "main"},
        "players": [{"attacks": {"hidden_attack": 1, "slow": 1}}, {"attacks": {"hidden_attack": 2}, "upgrades": {"move_choice": 1}}]});
    let (game, truth) = read(private.clone(), position).expect("a sound position");
    for viewer in Viewer::all(2) {
        let mut view = truth;
        game.hide(&mut view, viewer);
        let written = serde_json::to_value(game.write(&view)).expect("a view can be written");
        let (_, again) = read(private.clone(), written).expect("a view can be read");
        assert_eq!(again, view);
    }
}

#[test]
fn refusals_name_rule_and_values() {
    let poor = json!({"players": [{"pos": 17, "pearls": 3}, {"fuel": 1}]});
    assert_eq!(
        refusal(poor.clone(), 0, json!({"type": "catch"})),
        "FI-040: a salmon costs 7 pearls; you have 3"
    );
    assert_eq!(
        refusal(poor.clone(), 0, json!({"type": "buy", "item": "fuel"})),
        "FI-023: the shop opens after the movement, before it for an empty tank only; you have 10 fuel"
    );
    assert_eq!(
        refusal(poor, 1, json!({"type": "stay"})),
        "FI-012: Boat 1 has to choose now (sailing); you have no decision"
    );
    let thief = json!({"players": [{"fuel": 10, "attacks": {"steal_fuel": 1}}, {}]});
    assert_eq!(
        refusal(thief, 0, json!({"type": "play", "card": "steal_fuel", "target": 1})),
        "FI-105: nothing can be taken: Boat 2 has 10 fuel and your tank has room for 0"
    );
    let held = json!({"players": [{"pos": 9, "effect": {"kind": "blocked", "by": 1}}, {"pos": 9}]});
    assert_eq!(
        refusal(held, 0, json!({"type": "roll"})),
        "FI-103: a block holds your boat on square 9: no die can move it"
    );
    let over = json!({"phase": "over", "players": [{}, {}]});
    assert_eq!(refusal(over, 0, json!({"type": "stay"})), "FI-141: the game is over; nobody has a decision");
}

#[test]
fn a_board_of_a_user_is_checked_drawn_and_played() {
    let text = "fishing board bay\nname | My Bay\n 0: M +2 C -1 B +3 D H +2\n";
    let speak = speaker(Names::default());
    let drawn = Fishing::check_board(Content::new("bay.txt", text), &speak).expect("a sound board");
    assert!(drawn.contains("My Bay (bay), 9 squares"), "{drawn}");
    assert!(drawn.contains(" 0:  M +2  C -1  B +3  D  H +2"), "{drawn}");
    let object = drawn.lines().last().expect("the last line is the object");
    let board: Value = serde_json::from_str(object).expect("the drawing ends with JSON");
    let from_object = game(2, json!({"board": board})).expect("it can be played");
    let from_text = game(2, json!({"board": text})).expect("so can its text");
    assert_eq!(from_object.options(), from_text.options());
    let fault = Fishing::check_board(Content::new("bay.txt", &text.replace(" D ", " +2 ")), &speak)
        .expect_err("no drop-off");
    assert_eq!(fault.to_string(), "bay.txt: content-drop-off");
}

#[test]
fn pictures_keep_within_100_columns_and_tell_what_part_11_asks() {
    let speak = speaker(Names::new(
        ["A skipper with a very long name", "Bo", "Cy", "Di", "Ed", "Flo"].map(String::from).to_vec(),
    ));
    for board in ["sound", "inlet", "shelf", "squall"] {
        let game = game(6, json!({"board": board, "constants": {"start_pearls": 200}})).expect("a game");
        let (mut race, _) = Race::new(game, 5);
        let mut rng = engine::Rng::new(1);
        while let Some(seat) = race.game().pending(race.position()).first() {
            let picture =
                race.game().picture(race.view(Viewer::Seat(seat)).seen(), Viewer::Seat(seat), &speak);
            let widest = picture.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(widest <= 100, "{widest} columns:\n{picture}");
            let legal = race.legal(seat);
            for action in &legal {
                let said = race.game().action(race.position(), seat, action);
                assert!(!speak.say(&said.phrase).is_empty());
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            for event in race.play(seat, action).expect("a legal action").events {
                assert!(!speak.say(&race.game().event(&event).phrase).is_empty(), "{event:?}");
            }
        }
    }
    let (game, position) = read(json!({}), json!({"players": [
        {"pos": 31, "fuel": 3, "upgrades": {"move_choice": 2}, "aboard": {"trout": 1}, "in_transit": {"carp": 1}, "full_turns": 2,
         "attacks": {"slow": 1, "hidden_attack": 1}},
        {"effect": {"kind": "blocked", "by": 0}, "market": {"bass": 2}}]})).expect("a sound position");
    let picture = game.picture(&position, Viewer::Spectator, &speaker(Names::default()));
    for part in [
        "hold 1 of 2: trout; in transit: carp",
        "2 of 3 upgrades (2 Move choice)",
        "Hidden attack",
        "2 of 3 turns",
        "now blocked by Boat 1, who is on square 31",
        "market 1 of 3 kinds: 2 bass",
        "fuel 2 (16 left)",
        "3/10",
        "A roll of 1 to 32 (D), 2 to 33 (-1), 3 to 34 (S), 4 to 34 (S)",
    ] {
        assert!(picture.contains(part), "{part} is missing in\n{picture}");
    }
}

#[test]
fn forecasts_tell_fuel_pearls_losses_and_the_way_to_the_win() {
    let (game, position) = read(json!({}), json!({"players": [
        {"pos": 32, "fuel": 6, "pearls": 4, "upgrades": {"engine_reverse": 1, "move_choice": 1}, "aboard": {"bass": 1, "trout": 1},
         "market": {"carp": 1}}, {}]})).expect("a sound position");
    let say = |position: &Position, value: Value| foretold(&game, position, value);
    let sale = say(&position, json!({"type": "sell", "card": "move_choice"}));
    assert!(sale.contains("loses 1 fish aboard"), "{sale}");
    let roll = say(&position, json!({"type": "roll"}));
    assert!(
        roll.contains("with 1 to square 33 (−1 pearl)") && roll.contains("with 4 to the market, and wins"),
        "{roll}"
    );
    let stay = say(&position, json!({"type": "stay"}));
    assert!(stay.contains("no kind missing, at least 1 more turn"), "{stay}");
    let (_, shopping) =
        read(json!({}), json!({"phase": "main", "players": [{"pos": 9, "fuel": 2, "pearls": 5}, {}]}))
            .expect("sound");
    let fuel = say(&shopping, json!({"type": "buy", "item": "fuel"}));
    assert!(fuel.contains("then has 7 fuel and 3 pearls") && fuel.contains("gives up the draw"), "{fuel}");
    let back = say(&shopping, json!({"type": "buy", "item": "step_back", "steps": 2}));
    assert!(back.contains("to square 7 (bass for 3)") && back.contains("3 kinds missing"), "{back}");
    assert_eq!(say(&shopping, json!({"type": "draw"})), "");
    let extra = say(&shopping, json!({"type": "buy", "item": "draw"}));
    assert_eq!(extra, "gives up the draw");
    let offer = say(&position, json!({"type": "offer", "card": "move_choice", "to": 1, "price": 3}));
    assert_eq!(offer, "", "seat 1 cannot pay, so nothing is to be said of it");
    let (_, rich) = read(json!({}), json!({"phase": "main", "players": [
        {"pos": 32, "upgrades": {"engine_reverse": 1, "move_choice": 1}, "attacks": {"slow": 1}, "aboard": {"bass": 1, "trout": 1}},
        {"pearls": 5}]})).expect("sound");
    let offer = say(&rich, json!({"type": "offer", "card": "move_choice", "to": 1, "price": 3}));
    assert_eq!(offer, "loses 1 fish aboard");
    assert_eq!(say(&rich, json!({"type": "offer", "card": "slow", "to": 1, "price": 3})), "");
    assert_eq!(say(&rich, json!({"type": "trade_in", "card": "slow"})), "gives up the draw");
}

#[test]
fn forecasts_of_the_last_roll_speak_of_the_win() {
    let home = |aboard: Value, phase: &str| {
        read(
            json!({}),
            json!({"phase": phase, "players": [
            {"pos": 34, "pearls": 9, "aboard": aboard, "market": {"carp": 1, "trout": 1}}, {}]}),
        )
        .expect("sound")
    };
    let say = |(game, position): &(Fishing, Position), value: Value| foretold(game, position, value);
    let roll = say(&home(json!({"bass": 1}), "start"), json!({"type": "roll"}));
    assert!(
        roll.ends_with("with 6 to the market, and wins; no kind missing, a win is possible in this turn"),
        "{roll}"
    );
    let (game, at_the_door) = read(
        json!({}),
        json!({"players": [
        {"pos": 35, "aboard": {"bass": 1}, "market": {"carp": 1, "trout": 1}}, {}]}),
    )
    .expect("sound");
    let forecast = game.forecast(&at_the_door, Seat(0), &action(json!({"type": "roll"})));
    assert!(forecast.is_some_and(|it| it.wins), "every result docks with three kinds");
    let catch = say(&home(json!({}), "start"), json!({"type": "catch"}));
    assert!(catch.ends_with("no kind missing, a win is possible in this turn"), "{catch}");
    let late = say(&home(json!({}), "main"), json!({"type": "catch"}));
    assert!(late.ends_with("no kind missing, at least 1 more turn"), "{late}");
    let short = say(&home(json!({"carp": 1}), "start"), json!({"type": "roll"}));
    assert!(short.ends_with("1 kind missing, at least 7 more turns"), "docking lands a carp twice: {short}");
}

#[test]
fn words_of_a_draw_name_the_rule_that_decided() {
    let say = |position: Value, roll: i32| {
        let (game, mut position) = read(json!({}), position).expect("a sound position");
        let (mut rng, mut told) = (engine::Rng::new(1), Vec::new());
        let mut script = engine::Script::strict(vec![engine::Answer::Roll(roll)]);
        let mut dealer = engine::Dealer::scripted(&mut rng, &mut script, &mut told);
        game.apply(&mut position, Seat(0), &action(json!({"type": "draw"})), &mut dealer);
        let said = game.event(&told[0]);
        format!("{} {}", said.rule, english::say(said.phrase))
    };
    let cursed = json!({"phase": "main", "players": [{"pos": 5, "effect": {"kind": "slow"}}, {}]});
    assert_eq!(
        say(cursed, 4),
        "FI-094 Boat 1 draws Frozen: another effect lies on Boat 1, so it is discarded"
    );
    let armed = json!({"phase": "main", "players": [{"pos": 5, "attacks": {"slow": 2}}, {}]});
    assert!(say(armed.clone(), 6).starts_with("FI-074 "), "a third attack card is forced");
    let level = json!({"phase": "main", "players": [{"attacks": {"slow": 2}}, {}]});
    assert!(say(level, 8).starts_with("FI-075 "), "nobody is behind");
}
