//! Rowing by its scenarios, rule index, action counts, strength and size.

use engine::{Dealer, Game as _, Rng, View, Viewer};
use rowing::{Action, Card, Options, Phase, Position, Rowing};
use serde_json::{Value, json};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");
const COURSES: [&str; 5] = ["calm_lake", "tail_current", "headwind", "turning_tide", "gusty_bay"];

fn options(json: Value) -> Options {
    serde_json::from_value(json).expect("options that can be read")
}

#[test]
fn the_worked_examples_of_the_specification_hold() {
    engine_test::examples::<Rowing>(include_str!("../../SPEC.md"), 49);
}

#[test]
fn the_scenarios_hold() {
    engine_test::folder::<Rowing>(format!("{FOLDER}/scenarios"), 25);
}

#[test]
fn every_rule_has_code_and_a_scenario() {
    engine_test::rule_index(FOLDER, "RW");
}

#[test]
fn a_position_is_flat_and_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
    assert!(!std::mem::needs_drop::<Position>(), "nothing of a position is on the heap");
}

#[test]
fn the_greedy_policy_beats_random_crews() {
    for course in COURSES {
        let wins = engine_test::greedy_wins::<Rowing>(2, options(json!({"course": course})), 200);
        assert!(wins >= 190, "{course}, two boats: {wins} of 200");
    }
    for seats in [3, 4, 6] {
        let wins = engine_test::greedy_wins::<Rowing>(seats, Options::default(), 200);
        assert!(wins >= 180, "{seats} boats: {wins} of 200");
    }
}

/// A three is as good as a card can be, so no crew throws one away, whatever it may draw.
#[test]
fn the_greedy_policy_keeps_its_threes() {
    for seed in 0..150u64 {
        let game = Rowing::new(1 + (seed % 6) as u8, Options::default()).expect("playable");
        let mut chance = Rng::new(seed);
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        while let Some(seat) = game.pending(&position).first() {
            let view = View::of(&game, &position, Viewer::Seat(seat));
            let (mut legal, mut weights) = (Vec::new(), Vec::new());
            view.legal(&game, &mut legal);
            game.weigh(view.seen(), seat, &legal, &mut weights);
            let best = weights.iter().copied().max().expect("an answer");
            let liked = || legal.iter().zip(&weights).filter(|(_, weight)| **weight == best);
            for (action, _) in liked().filter(|(action, _)| matches!(action, Action::Discard { .. })) {
                assert!(!cards_of(action).contains(&Card::Pace3), "seed {seed}: {action:?} of {position:?}");
            }
            let (action, _) = liked().next().expect("an action");
            game.apply(&mut position, seat, action, &mut Dealer::silent(&mut chance));
        }
    }
}

#[test]
fn the_number_of_decision_sequences_stays() {
    let count = |seats, json, depth| {
        let game = Rowing::new(seats, options(json)).expect("a set-up that can be played");
        let position = game.start(&mut Dealer::silent(&mut Rng::new(11)));
        engine_test::count_sequences(&game, &position, depth)
    };
    let alone: Vec<u64> = (1..=6).map(|depth| count(1, json!({}), depth)).collect();
    assert_eq!(alone, [3, 26, 217, 817, 6211, 50543]);
    let two: Vec<u64> = (1..=6).map(|depth| count(2, json!({}), depth)).collect();
    assert_eq!(two, [3, 9, 69, 391, 2001, 17086]);
    let switched =
        json!({"tides_scope": "last_two_any", "suffering_flip": "single", "lane_draw": "seat_order"});
    let three: Vec<u64> = (1..=7).map(|depth| count(3, switched.clone(), depth)).collect();
    assert_eq!(three, [3, 9, 27, 234, 1794, 13754, 27508]);
}

/// Part 6: rates rising; cards in dictionary order, a shorter list before its extensions; `pass` last.
#[test]
fn legal_actions_stand_in_the_order_of_the_specification() {
    let mut most = (0, 0);
    for seed in 0..60u64 {
        let game = Rowing::new(1 + (seed % 6) as u8, Options::default()).expect("playable");
        let (mut chance, mut choice) = (Rng::new(seed), Rng::stream(seed, 1));
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        while let Some(seat) = game.pending(&position).first() {
            let mut legal = Vec::new();
            game.legal(&position, seat, &mut legal);
            match legal[0] {
                Action::Rate { .. } => assert!(legal.is_sorted_by_key(|action| match action {
                    Action::Rate { to } => to.strokes(),
                    _ => panic!("a rate among rates"),
                })),
                Action::Play { .. } | Action::Discard { .. } => {
                    let lists: Vec<Vec<Card>> = legal.iter().map(cards_of).collect();
                    assert!(lists.is_sorted_by(|one, next| one < next), "{lists:?}");
                }
                Action::Tides {} | Action::Motivation {} => assert_eq!(legal[1..], [Action::Pass {}]),
                Action::Pass {} => panic!("pass stands last"),
            }
            match position.phase {
                Phase::Play => most.0 = most.0.max(legal.len()),
                Phase::Discard => most.1 = most.1.max(legal.len()),
                _ => assert!(legal.len() <= 4),
            }
            let action = legal[choice.below(legal.len() as u32) as usize];
            game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
        }
    }
    assert!(most.0 <= 13 && most.1 <= 27, "the bounds of part 6: {most:?}");
}

fn cards_of(action: &Action) -> Vec<Card> {
    match action {
        Action::Play { cards } | Action::Discard { cards } => cards.each().collect(),
        _ => panic!("an action with cards"),
    }
}
