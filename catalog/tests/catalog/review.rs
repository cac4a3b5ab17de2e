//! Reviews of finished races: what they say adds up, whoever shares the work, and they are made when a race is over only.

use bots::{Care, Level};
use catalog::{AnyGame, AnyRace, Reviewing, games};
use protocol::{Review, ReviewClass};
use serde_json::Value;

/// Little care, for tests of what holds with any.
const LITTLE: Care = Care { search: 150, worlds: 6, compared: 16, horizon: Some(u32::MAX) };

/// A race by bots of different levels, so that there are better and worse choices in it.
fn race(game: &dyn AnyGame, seats: i64, seed: u64) -> Box<dyn AnyRace> {
    let mut race = game.new_race(seats, &Value::Null, seed).unwrap();
    let level = |seat: u8| if seat.is_multiple_of(2) { Level::Novice } else { Level::Greedy };
    let mut bots: Vec<_> = (0..race.seats()).map(|seat| race.bot(level(seat).into(), None)).collect();
    while let Some(seat) = race.deciding().first().map(|owed| owed.seat) {
        let action = bots[seat.index()].choose(&race.glance(seat).unwrap()).unwrap();
        race.play(seat, &action).unwrap();
    }
    race
}

fn worked_out(reviewing: &dyn Reviewing, parts: impl Iterator<Item = u32>) -> Review {
    parts.for_each(|part| reviewing.work_out(part));
    reviewing.finish().unwrap()
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn chances_sum_to_one_and_start_skill_and_luck_to_the_result_in_every_game() {
    for game in games() {
        let race = race(game, i64::from(game.seats().1.min(3)), 7);
        let reviewing = race.review(LITTLE).unwrap();
        let review = worked_out(&*reviewing, 0..reviewing.parts());
        let id = game.id();
        assert_eq!(review.moments.len(), race.seq() as usize, "{id}");
        for moment in &review.moments {
            assert!(is_near(moment.before.iter().sum(), 1.0), "{id}: {moment:?}");
            assert!(is_near(moment.skill.iter().sum(), 0.0), "{id}: {moment:?}");
            assert!(is_near(moment.luck.iter().sum(), 0.0), "{id}: {moment:?}");
            let is_forced = moment.choices == 1;
            assert_eq!(is_forced, moment.class == ReviewClass::Forced, "{id}: {moment:?}");
            assert!(!is_forced || moment.skill.iter().all(|skill| *skill == 0.0), "{id}: {moment:?}");
            let is_worse =
                !matches!(moment.class, ReviewClass::Forced | ReviewClass::Best | ReviewClass::Good);
            assert!(
                !is_worse || moment.better.as_ref().is_some_and(|better| better.loss >= 0.02),
                "{id}: {moment:?}"
            );
        }
        assert!(is_near(review.start.iter().sum(), 1.0) && is_near(review.result.iter().sum(), 1.0), "{id}");
        for (seat, of) in review.seats.iter().enumerate() {
            let along: f64 = review.moments.iter().map(|moment| moment.skill[seat] + moment.luck[seat]).sum();
            let sum = review.start[seat] + review.dealt[seat] + along;
            assert!(is_near(sum, review.result[seat]), "{id}: {sum}");
            let sum = review.start[seat] + of.luck + of.skill + of.others;
            assert!(is_near(sum, review.result[seat]), "{id}: {sum}");
            assert_eq!(of.classes.iter().sum::<u32>(), of.decisions, "{id}");
            assert!(
                (0.0..=1.0).contains(&of.accuracy) && of.worst.len() <= 3 && of.strokes.len() <= 3,
                "{id}: {of:?}"
            );
        }
    }
}

#[test]
fn a_review_is_the_same_in_whatever_order_and_by_how_many_threads_it_is_worked_out() {
    for game in games() {
        let race = race(game, 2, 11);
        let review = || race.review(LITTLE).unwrap();
        let (one, other) = (review(), review());
        let forwards = worked_out(&*one, 0..one.parts());
        let half = other.parts() / 2;
        assert!(other.finish().is_none(), "nothing is worked out yet");
        std::thread::scope(|scope| {
            scope.spawn(|| (0..half).for_each(|part| other.work_out(part)));
            scope.spawn(|| (half..other.parts()).rev().for_each(|part| other.work_out(part)));
        });
        assert_eq!(other.finish(), Some(forwards), "{}", game.id());
    }
}

#[test]
fn there_is_no_review_of_a_race_that_is_run_nor_of_one_alone_nor_of_one_from_a_written_position() {
    let refused = |race: &dyn AnyRace| race.review(LITTLE).unwrap_err().say.unwrap().id.to_string();
    for game in games() {
        let running = game.new_race(i64::from(game.seats().0.max(2)), &Value::Null, 1).unwrap();
        assert_eq!(refused(&*running), "review-running");
        if game.seats().0 == 1 {
            assert_eq!(refused(&*race(game, 1, 3)), "review-alone");
        }
        let over = race(game, 2, 3);
        let written = over.view(catalog::Sight::Whole);
        if let Ok(again) = game.race_at(&over.setup().options, &written, 1) {
            assert_eq!(refused(&*again), "review-written");
        }
    }
}
