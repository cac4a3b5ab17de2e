//! What people see: pictures fit a page, forecasts come true, boards of users are proved.

use engine::content::Content;
use engine::{
    Dealer, Game as _, Idle, Names, Notation as _, Phrase, Rng, Seat, Shown as _, Speak as _, View, Viewer,
};
use rowing::{Action, Cause, Event, Forecast, Line, Options, Position, Rowing};
use serde_json::{Value, json};
use words::{Speaker, Vocabulary};

fn english() -> Vocabulary {
    Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("the English messages are sound")
}

fn say(phrase: &Phrase) -> String {
    Speaker::new(&english(), Names::default()).say(phrase)
}

fn say_forecast(game: &Rowing, forecast: &Forecast) -> String {
    say(&game.say_forecast(forecast).expect("a forecast in words"))
}

fn read(options: Value, position: Value) -> (Rowing, Position) {
    let options = serde_json::from_value(options).expect("options that can be read");
    let written = serde_json::from_value(position).expect("a position that can be read");
    let (game, position) = Rowing::read(options, written).expect("a sound position");
    (game, position.expect("a position"))
}

/// What the seat is told from its own view.
fn foretold(game: &Rowing, position: &Position, seat: Seat, action: &Action) -> Forecast {
    let view = View::of(game, position, Viewer::Seat(seat));
    game.forecast(view.seen(), seat, action).expect("a forecast")
}

#[test]
fn every_picture_fits_a_hundred_columns_and_every_word_is_said() {
    let names = Names::new((0..6).map(|_| "The Royal Wolverhampton Rowing Club Eight".to_string()).collect());
    let english = english();
    let long = Speaker::new(&english, names);
    for seed in 0..24u64 {
        let seats = 1 + (seed % 6) as u8;
        let game = Rowing::new(seats, Options::default()).expect("playable");
        let (mut chance, mut choice) = (Rng::new(seed), Rng::stream(seed, 1));
        let mut events = Vec::new();
        let mut position = game.start(&mut Dealer::telling(&mut chance, &mut events));
        while let Some(seat) = game.pending(&position).first() {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let view = View::of(&game, &position, viewer);
                let picture = game.picture(view.seen(), viewer, &long);
                let widest = picture.lines().map(|line| line.chars().count()).max();
                assert!(widest <= Some(100), "{widest:?} columns:\n{picture}");
                assert_eq!(picture.contains("Your hand"), viewer != Viewer::Spectator);
            }
            let action = engine::choose_random(&game, &position, seat, &mut choice, &mut Vec::new());
            let view = View::of(&game, &position, Viewer::Seat(seat));
            let said = game.action(view.seen(), seat, &action);
            assert!(said.rule.starts_with("RW-") && !long.say(&said.phrase).is_empty());
            let forecast = foretold(&game, &position, seat, &action);
            assert!(game.say_forecast(&forecast).is_some_and(|phrase| !long.say(&phrase).is_empty()));
            game.apply(&mut position, seat, &action, &mut Dealer::telling(&mut chance, &mut events));
        }
        for event in &events {
            let said = game.event(event);
            assert!(said.rule.starts_with("RW-") && !long.say(&said.phrase).is_empty(), "{event:?}");
        }
        let picture = game.picture(&position, Viewer::Spectator, &long);
        assert!(picture.contains("Podium"), "{picture}");
    }
}

#[test]
fn a_play_without_suffering_is_foretold_exactly() {
    let (game, position) = read(
        json!({}),
        json!({"phase": "play", "boats": [{"space": 8, "rate": 42, "stamina": 1, "hand": ["p2", "p2", "p3"]}]}),
    );
    let mut legal = Vec::new();
    game.legal(&position, Seat(0), &mut legal);
    let forecast = foretold(&game, &position, Seat(0), &legal[0]);
    assert_eq!((forecast.pace.least, forecast.pace.most, forecast.space.most), (7, 7, 15));
    assert_eq!(forecast.lines, [Line::M500]);
    assert_eq!((forecast.cost.most, forecast.crab_per_mille, forecast.falls_back_to), (2, 1000, Some(10)));
    assert_eq!(game.rules_ahead(&position, &legal[0], Some(&forecast)), ["RW-092", "RW-095"]);
    assert_eq!(
        say_forecast(&game, &forecast),
        "rows at Pace 7; comes to 750 m; is checked at 500 m (limit 5) and pays 2 of 1 stamina; catches a crab (certain) and falls back to 500 m"
    );
}

#[test]
fn a_chance_between_two_bounds_is_said_with_its_unit() {
    let game = Rowing::new(2, Options::default()).expect("playable");
    let say = |least, most| {
        let forecast = Forecast { crab_per_mille: least, crab_per_mille_most: most, ..Forecast::default() };
        let said = say_forecast(&game, &forecast);
        said.rsplit("; ").next().map(str::to_string).expect("a last part")
    };
    assert_eq!(say(250, 1000), "catches a crab (25 % to certain)");
    assert_eq!(say(0, 1000), "catches a crab (0 to certain)");
    assert_eq!(say(0, 333), "catches a crab (0 to 33 %)");
    assert_eq!(say(333, 333), "catches a crab (33 %)");
    assert_eq!(say(333, 334), "catches a crab (33 %)", "what is said alike is said once");
    assert_eq!(say(4, 4), "catches a crab (under 1 %)", "not nothing");
    assert_eq!(say(0, 4), "catches a crab (under 1 %)");
    assert_eq!(say(4, 250), "catches a crab (under 1 % to 25 %)");
    assert_eq!(say(5, 994), "catches a crab (1 to 99 %)");
    assert_eq!(say(0, 999), "catches a crab (0 to over 99 %)", "not certain");
}

#[test]
fn the_chance_of_a_flip_counts_the_cards_that_are_left() {
    // Left in the deck: two p1, one p3, one e. With p3 played the limit of 5 holds for p1 and breaks for p3.
    let boat =
        json!({"space": 9, "rate": 39, "stamina": 0, "hand": ["p3", "s"], "deck": ["e", "p1", "p3", "p1"]});
    let (game, position) = read(json!({}), json!({"phase": "play", "boats": [boat]}));
    let action: Action =
        serde_json::from_value(json!({"type": "play", "cards": ["p3", "s"]})).expect("an action");
    let forecast = foretold(&game, &position, Seat(0), &action);
    let outcomes: Vec<(u8, u16)> = forecast.outcomes.iter().map(|one| (one.pace, one.per_mille)).collect();
    assert_eq!(outcomes, [(4, 667), (6, 333)]);
    assert_eq!(forecast.crab_per_mille, 333);
    let json = serde_json::to_value(&forecast).expect("JSON");
    assert_eq!(json["outcomes"][1]["checks"], json!([{"line": "500", "limit": 5, "cost": 1}]));
    let single = read(
        json!({"suffering_flip": "single"}),
        json!({"phase": "play", "boats": [{"space": 9, "rate": 39, "stamina": 0, "hand": ["p3", "s"], "deck": ["e", "p1", "p3", "p1"]}]}),
    );
    let forecast = foretold(&single.0, &single.1, Seat(0), &action);
    let outcomes: Vec<(u8, u16)> = forecast.outcomes.iter().map(|one| (one.pace, one.per_mille)).collect();
    assert_eq!(outcomes, [(3, 250), (4, 500), (6, 250)]);
}

#[test]
fn tide_and_motivation_are_foretold_with_the_checks_that_follow() {
    let rival = json!({"space": 10, "tides": false});
    let boat = json!({"space": 10, "turn_start": 4, "tides": false, "rate": 42, "stamina": 1, "hand": ["s"],
        "played": ["p2", "p2", "p2"], "hand_pace": 6, "pace": 6});
    let (game, position) = read(json!({}), json!({"phase": "motivation", "turn": 1, "boats": [rival, boat]}));
    let surge = foretold(&game, &position, Seat(1), &Action::Motivation {});
    assert_eq!((surge.price, surge.space.most, surge.cost.most, surge.crab_per_mille), (1, 12, 1, 1000));
    let stay = foretold(&game, &position, Seat(1), &Action::Pass {});
    assert_eq!((stay.price, stay.space.most, stay.lines.len(), stay.crab_per_mille), (0, 10, 0, 0));
}

#[test]
fn a_rate_is_foretold_with_all_its_plays() {
    let (game, position) = read(
        json!({}),
        json!({"boats": [{"space": 8, "rate": 36, "stamina": 2, "hand": ["p1", "p2", "p3", "p3"]}]}),
    );
    let race = foretold(
        &game,
        &position,
        Seat(0),
        &serde_json::from_value(json!({"type": "rate", "to": 42})).unwrap(),
    );
    assert_eq!((race.price, race.pace.least, race.pace.most), (1, 6, 8));
    assert_eq!((race.cost.least, race.cost.most), (1, 3));
    assert_eq!((race.crab_per_mille, race.crab_per_mille_most), (0, 1000));
    // The card that a jump costs goes to the discard pile, so the only card to flip is still the 2.
    let (game, position) = read(
        json!({"suffering_flip": "single"}),
        json!({"boats": [{"rate": 36, "stamina": 1, "hand": ["p1", "p1", "s"], "deck": ["p2"]}]}),
    );
    let to_race = serde_json::from_value(json!({"type": "rate", "to": 42})).unwrap();
    let jump = foretold(&game, &position, Seat(0), &to_race);
    assert_eq!((jump.price, jump.stamina, jump.pace.least, jump.pace.most), (1, 0, 4, 4));
}

#[test]
fn an_easy_stroke_is_foretold_as_free() {
    let (game, position) = read(
        json!({}),
        json!({"boats": [{"space": 8, "rate": 36, "stamina": 2, "hand": ["p1", "p2", "p3", "p3"]}]}),
    );
    let easy = foretold(
        &game,
        &position,
        Seat(0),
        &serde_json::from_value(json!({"type": "rate", "to": 36})).unwrap(),
    );
    assert_eq!((easy.price, easy.crab_per_mille_most, easy.space.most), (0, 0, 11));
}

/// Deals the unseen many times over and rows: what was foretold happens as often as was said.
#[test]
fn forecasts_come_true() {
    let (mut told, mut came) = (0u64, 0u64);
    for seed in 0..60u64 {
        let game = Rowing::new(1, Options::default()).expect("playable");
        let (mut chance, mut choice) = (Rng::new(seed), Rng::stream(seed, 1));
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        while let Some(seat) = game.pending(&position).first() {
            let action = engine::choose_random(&game, &position, seat, &mut choice, &mut Vec::new());
            if matches!(action, Action::Play { .. }) {
                let view = View::of(&game, &position, Viewer::Seat(seat));
                let forecast = foretold(&game, &position, seat, &action);
                for _ in 0..20 {
                    let mut events = Vec::new();
                    let mut world = view.fill(&game, &mut choice);
                    game.apply(&mut world, seat, &action, &mut Dealer::telling(&mut choice, &mut events));
                    if !game.pending(&world).is_empty()
                        && events.iter().all(|event| !matches!(event, Event::Checked { .. }))
                    {
                        let mut legal = Vec::new();
                        game.legal(&world, seat, &mut legal);
                        game.apply(
                            &mut world,
                            seat,
                            &legal[0],
                            &mut Dealer::telling(&mut choice, &mut events),
                        );
                    }
                    told += u64::from(forecast.crab_per_mille);
                    came += 1000 * u64::from(events.iter().any(|event| matches!(event, Event::Crab { .. })));
                    let moved = events.iter().find_map(|event| match event {
                        Event::Moved { to, .. } => Some(*to),
                        _ => None,
                    });
                    if let Some(to) = moved {
                        assert!((forecast.space.least..=forecast.space.most).contains(&to));
                        assert!(forecast.outcomes.iter().any(|outcome| outcome.space == to), "{forecast:?}");
                    }
                }
            }
            game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
        }
    }
    assert!(told > 200_000, "crabs were foretold at all: {told}");
    assert!(told.abs_diff(came) * 20 < told, "foretold {told}, came {came}");
}

/// Every rule that is named fits what is said.
#[test]
fn crabs_are_told_by_the_rule_that_made_them() {
    let tell = |options: Value, event: Event| {
        let game = Rowing::new(1, serde_json::from_value(options).expect("options")).expect("playable");
        let said = game.event(&event);
        format!("{}: {}", said.rule, say(&said.phrase))
    };
    let crab = Event::Crab { seat: Seat(0), line: Line::M500, suffering: 1 };
    assert_eq!(tell(json!({}), crab), "RW-095: Boat 1 cannot pay at 500 m and catches a crab: 1 Suffering");
    assert_eq!(
        tell(json!({"crab_when": "pile_empty"}), crab),
        "RW-094: Boat 1 has no stamina left at 500 m and catches a crab: 1 Suffering"
    );
    let back = |from, to| Event::Moved { seat: Seat(0), from, to, cause: Cause::Crab };
    assert!(tell(json!({}), back(33, 30)).starts_with("RW-100"));
    assert!(tell(json!({}), back(38, 34)).starts_with("RW-101"));
}

#[test]
fn a_board_of_a_user_is_proved_and_drawn() {
    let good = "rowing course pond\nname | Pond\nabout | small\n500 | 4\n1000 | 12\n1500 | 3\nfinish | 5\n";
    let english = english();
    let speaker = Speaker::new(&english, Names::default());
    let drawn =
        Rowing::check_board(Content::new("pond.txt", good), &speaker).expect("a course that can be rowed");
    assert!(drawn.contains("<=12") && drawn.contains("{\"course\":{\"500\":4,\"1000\":12"), "{drawn}");
    let bad = good.replace("1500 | 3", "1500 | 2");
    let fault = Rowing::check_board(Content::new("pond.txt", &bad), &speaker).expect_err("a limit below 3");
    assert_eq!(fault.to_string(), "pond.txt line 6: file-range what=1500 given=2 least=3 most=12");
}

#[test]
fn the_scenery_holds_what_a_picture_repeats_of_the_rules() {
    let options = serde_json::from_value(json!({"cooldown_steady": 2})).expect("options");
    let game = Rowing::new(2, options).expect("playable");
    let position = game.start(&mut Dealer::silent(&mut Rng::new(1)));
    let scenery = serde_json::to_value(game.scenery(&position)).expect("JSON");
    assert_eq!(scenery["course"], json!({"id": "calm_lake"}));
    assert_eq!(scenery["lines"][3], json!({"id": "finish", "before": 34, "metres": 1700, "limit": 5}));
    assert_eq!(scenery["rates"][1], json!({"rate": 39, "cards": 2, "cooldown": 2, "suffering": 1}));
    assert_eq!(scenery["cards"][3], json!({"id": "s", "pace": 0, "flips": 1, "per_boat": 3}));
    assert_eq!(scenery["motivation"], json!({"steps": 2, "price": 1}));
    assert_eq!(scenery["flip"], json!({"least": 1, "most": 3}));
    assert_eq!(scenery["photo_finish"], json!("hand_pace"));
    let idle = |action| game.idle(&position, &serde_json::from_value(action).expect("an action"));
    let nothing = [json!({"type": "pass"}), json!({"type": "discard", "cards": []})];
    assert_eq!(nothing.map(idle), [Some(Idle::Once); 2]);
    assert_eq!(idle(json!({"type": "discard", "cards": ["s"]})), None);
}

#[test]
fn the_scenery_follows_the_switches() {
    let options = json!({"suffering_flip": "single", "crab_when": "pile_empty", "photo_finish": "distance"});
    let game = Rowing::new(2, serde_json::from_value(options).expect("options")).expect("playable");
    let position = game.start(&mut Dealer::silent(&mut Rng::new(1)));
    let scenery = serde_json::to_value(game.scenery(&position)).expect("JSON");
    assert_eq!(scenery["flip"], json!({"least": 0, "most": 3}));
    assert_eq!(scenery["photo_finish"], json!("distance"));
    let crab = Forecast { crab_per_mille_most: 1, ..Forecast::default() };
    assert_eq!(game.rules_ahead(&position, &Action::Pass {}, Some(&crab)), ["RW-094"]);
}

#[test]
fn french_says_the_same() {
    let french = Vocabulary::new(
        "fr",
        &[include_str!("../../../../engine/words/fr.ftl"), include_str!("../../words/fr.ftl")],
    )
    .expect("sound messages");
    let speaker = Speaker::new(&french, Names::default());
    let (game, position) = read(
        json!({"course": "tail_current"}),
        json!({"phase": "play", "round": 12, "boats": [
            {"space": 8, "rate": 42, "stamina": 1, "hand": ["p2", "p2", "s", "e"], "deck": ["p3", "p1"]}]}),
    );
    let action: Action =
        serde_json::from_value(json!({"type": "play", "cards": ["p2", "p2", "s"]})).expect("an action");
    let said = game.action(&position, Seat(0), &action);
    assert_eq!(speaker.say(&said.phrase), "Jouer 2 × Allure 2 et Souffrance : 4 cases et 1 carte retournée");
    let forecast = game.say_forecast(&foretold(&game, &position, Seat(0), &action)).expect("a forecast");
    assert_eq!(
        speaker.say(&forecast),
        "rame à l’allure 5 à 7 ; atteint 650 à 750 m ; est contrôlé aux 500 m (limite 4) et paie 1 à 3 de souffle sur 1 ; \
         fait une fausse pelle (50 %) et retombe aux 500 m"
    );
    let refusal = |cards: Value| {
        let action = serde_json::from_value(json!({"type": "play", "cards": cards})).expect("an action");
        speaker.say(&game.check(&position, Seat(0), &action).expect_err("refused").phrase())
    };
    assert_eq!(refusal(json!(["p2", "p1", "s"])), "votre main a 0 × Allure 1, pas 1");
    assert_eq!(refusal(json!(["p2", "s", "s"])), "votre main a 1 × Souffrance, pas 2");
    let picture = game.picture(&position, Viewer::Seat(Seat(0)), &speaker);
    let expected = "\
Rivière au courant porteur, manche 12, étape 2, cartes : tous choisissent à la fois,
    en secret. Réserve 18. Chrono 11:00.
Ordre de la course : Bateau 1 (choisit)
  0 m        500        1000       1500 1700   2000 m
  Allure     <=4        <=6        <=7  <=8
1 =|..........|..........|..........|....:~~~~~~#. vide
2 =|..........|..........|..........|....:~~~~~~#. vide
3 =|.......1..|..........|..........|....:~~~~~~#. Bateau 1   42 Course   [#-----] main 4
4 =|..........|..........|..........|....:~~~~~~#. vide
5 =|..........|..........|..........|....:~~~~~~#. vide
6 =|..........|..........|..........|....:~~~~~~#. vide
[1] Bateau 1 : 400 m, case 8, cadence 42 Course, souffle 1 sur 6, main 4, pioche 2, défausse vide
Votre main : 2 x Allure 2 (p2), 1 x Souffrance (s), 1 x Épuisement (e, poids mort)
";
    assert_eq!(picture, expected);
}

#[test]
fn cards_are_named_by_kind_and_places_by_their_metres() {
    let boat = json!({"space": 12, "rate": 36, "stamina": 1, "hand": ["p1", "p1", "p2", "s"]});
    let (game, position) =
        read(json!({}), json!({"phase": "play", "boats": [{"space": 13, "hand": ["p1"]}, boat]}));
    let action = |action: Value| {
        let action = serde_json::from_value(action).expect("an action");
        say(&game.action(&position, Seat(1), &action).phrase)
    };
    assert_eq!(action(json!({"type": "play", "cards": ["p1"]})), "Play Pace 1: 1 space");
    let three = json!({"type": "play", "cards": ["p1", "p1", "s"]});
    assert_eq!(action(three), "Play 2 × Pace 1 and Suffering: 2 spaces and 1 flipped card");
    assert_eq!(
        action(json!({"type": "discard", "cards": ["p1", "p1", "p2"]})),
        "Discard 2 × Pace 1 and Pace 2"
    );
    assert_eq!(action(json!({"type": "tides"})), "Take the tide: 1 space, to 650 m");
    assert_eq!(action(json!({"type": "motivation"})), "Surge: pay 1 stamina for 2 spaces, to 700 m");
    assert_eq!(action(json!({"type": "pass"})), "Stay at 600 m");
    let told = |event: &Event| say(&game.event(event).phrase);
    let moved = |cause, from, to| told(&Event::Moved { seat: Seat(1), from, to, cause });
    assert_eq!(moved(Cause::Cards, 9, 14), "Boat 2 rows 5 spaces to 700 m");
    assert_eq!(moved(Cause::Tides, 14, 15), "Boat 2 is carried 1 space by the tide, to 750 m");
    let home = Event::CrossedFinish { seat: Seat(1), round: 9, hand_pace: 8, space: 42 };
    assert_eq!(told(&home), "Boat 2 is home in round 9, 100 m past the line, card sum 8");
}
