//! What pictures are drawn from: the scenery and the figures of forecasts.

use engine::{Game, Names, Notation, Race, Seat, Shown, Speak as _, Viewer};
use fishing::{Fishing, Forecast, Options, Position, Written};
use serde_json::{Value, json};
use words::{Speaker, Vocabulary};

fn read(options: Value, position: Value) -> (Fishing, Position) {
    let options: Options = serde_json::from_value(options).expect("options of this game");
    let written: Written = serde_json::from_value(position).expect("a written position");
    let (game, position) = Fishing::read(options, written).expect("a sound position");
    (game, position.expect("a written position is a position"))
}

fn forecast(position: Value, what: Value) -> Option<Forecast> {
    let (game, position) = read(json!({}), position);
    game.forecast(&position, Seat(0), &serde_json::from_value(what).expect("an action of this game"))
}

fn scenery(options: Value) -> Value {
    let options: Options = serde_json::from_value(options).expect("options of this game");
    let (race, _) = Race::new(Fishing::new(2, options).expect("a set-up that can be played"), 1);
    serde_json::to_value(race.game().scenery(race.view(Viewer::Spectator).seen())).expect("scenery is JSON")
}

#[test]
fn a_chosen_move_ends_on_a_square_also_if_a_fish_must_go_before_it() {
    let loaded = json!({"players": [
        {"pos": 34, "fuel": 6, "upgrades": {"engine_reverse": 1, "move_choice": 1}, "aboard": {"bass": 1, "trout": 1}}, {}]});
    let sailed = |what| forecast(loaded.clone(), what).expect("a move can be foretold");
    let on = sailed(json!({"type": "play", "card": "move_choice", "steps": 1}));
    assert_eq!((on.square, on.fish_lost, on.stops.len()), (Some(35), 1, 0));
    let home = sailed(json!({"type": "play", "card": "move_choice", "steps": 2}));
    assert_eq!(home.square, Some(0));
    let back = sailed(json!({"type": "play", "card": "engine_reverse", "steps": 3}));
    assert_eq!(back.square, Some(31));
    let free = json!({"players": [{"pos": 34, "fuel": 6, "upgrades": {"engine_reverse": 1}}, {}]});
    let plain = forecast(free.clone(), json!({"type": "play", "card": "engine_reverse", "steps": 3}));
    assert_eq!(plain.map(|it| (it.square, it.stops[0].square)), Some((Some(31), 31)));
    // A boat that stays, or sells what made room, does not move.
    assert_eq!(forecast(free, json!({"type": "stay"})).and_then(|it| it.square), None);
    assert_eq!(sailed(json!({"type": "sell", "card": "move_choice"})).square, None);
}

#[test]
fn a_die_decides_where_a_loaded_boat_ends() {
    let loaded = json!({"players": [
        {"pos": 9, "fuel": 6, "upgrades": {"engine_upgrade": 1, "move_choice": 1}, "aboard": {"bass": 1, "trout": 1}}, {}]});
    let again = forecast(loaded, json!({"type": "play", "card": "engine_upgrade"}));
    assert_eq!(again.map(|it| (it.square, it.fish_lost)), Some((None, 1)));
}

#[test]
fn a_challenge_leads_to_a_duel_or_to_nothing() {
    let armed = json!({"players": [
        {"attacks": {"hidden_attack": 1}}, {"attacks": {"hidden_attack": 1}}, {"attacks": {"slow": 1}}]});
    let duel = |target: u8| {
        forecast(armed.clone(), json!({"type": "challenge", "target": target})).and_then(|it| it.duel)
    };
    assert_eq!((duel(1), duel(2)), (Some(true), Some(false)));
}

#[test]
fn a_duel_takes_no_more_pearls_than_there_are() {
    let at_stake = |pearls: i32| {
        let duel = json!({"phase": "duel", "pending": {"challenger": 0, "target": 1, "round": 1, "choices": {}, "waiting": [0, 1], "resume": "main"},
            "players": [{"pearls": pearls, "attacks": {"hidden_attack": 1}}, {"attacks": {"hidden_attack": 1}}]});
        forecast(duel, json!({"type": "show", "item": "net"})).and_then(|it| it.at_stake)
    };
    assert_eq!((at_stake(9), at_stake(1), at_stake(0)), (Some(2), Some(1), Some(0)));
}

#[test]
fn the_scenery_says_what_boats_hold_and_what_a_catch_costs() {
    let usual = scenery(json!({}));
    assert_eq!(usual["holds"], json!([1, 1, 2, 2]));
    assert_eq!(usual["barter"], json!(true));
    assert_eq!(usual["fish"][0], json!({"id": "salmon", "mark": "S", "price": 7, "catch_price": 7}));
    let other = scenery(json!({"fish_price": "bounty", "barter": "off",
        "constants": {"base_capacity": 2, "expansion_bonus": 3, "expansion_needs": 1, "upgrade_limit": 2}}));
    assert_eq!(other["holds"], json!([2, 5, 5]));
    assert_eq!(other["barter"], json!(false));
    assert_eq!(other["fish"][0], json!({"id": "salmon", "mark": "S", "price": 7, "catch_price": 0}));
}

/// FI-040, FI-140.
#[test]
fn a_forecast_says_whether_a_fish_can_be_paid_for_and_is_of_a_new_kind() {
    let squares = scenery(json!({}))["squares"].clone();
    let spot = squares.as_array().expect("squares").iter().position(|mark| mark == "S");
    let spot = spot.expect("there is salmon on the board");
    for (pearls, can_pay) in [(7, true), (6, false)] {
        let near =
            json!({"players": [{"pos": spot - 1, "pearls": pearls, "upgrades": {"move_choice": 1}}, {}]});
        let sailed = forecast(near, json!({"type": "play", "card": "move_choice", "steps": 1}));
        assert_eq!(sailed.map(|it| it.stops[0].can_pay), Some(Some(can_pay)), "{pearls} pearls for 7");
    }
    for (market, new_kind) in [(json!({}), true), (json!({"salmon": 1}), false)] {
        let there = json!({"phase": "main", "players": [{"pos": spot, "pearls": 9, "market": market}, {}]});
        let caught = forecast(there, json!({"type": "catch"})).expect("a catch can be foretold");
        assert_eq!(caught.new_kind, Some(new_kind));
    }
}

/// FI-001: people count from 1.
#[test]
fn a_boat_that_is_not_there_is_counted_from_one() {
    let (game, position) = read(json!({}), json!({"players": [{"attacks": {"slow": 1}}, {}]}));
    let slow =
        serde_json::from_value(json!({"type": "play", "card": "slow", "target": 2})).expect("an action");
    let no = game.check(&position, Seat(0), &slow).expect_err("there are two boats");
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("sound messages");
    let said = Speaker::new(&english, Names::default()).say(&no.phrase());
    assert_eq!(said, "there is no boat 3; 2 are sailing");
}
