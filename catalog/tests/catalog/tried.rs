//! Playing on from a moment of a race: a seat knows what it knew, and the rest is dealt anew.

use bots::Level;
use catalog::{AnyRace, Sight, games, taken_back};
use engine::{Refused, Seat};
use serde_json::Value;

/// Whoever is asked makes the choice of a quick bot; none when the race is over.
fn step(race: &mut dyn AnyRace) -> Option<()> {
    let seat = race.deciding().first()?.seat;
    let action = race.bot(Level::Greedy.into(), None).choose(&race.glance(seat)?)?;
    race.play(seat, &action).unwrap();
    Some(())
}

#[test]
fn a_seat_sees_what_it_saw_and_the_race_goes_on_to_its_end_from_every_moment_of_every_game() {
    for game in games() {
        let seats = game.seats().1.min(3);
        let mut race = game.new_race(i64::from(seats), &Value::Null, 11).unwrap();
        let (mut hides, mut dealt_otherwise) = (false, false);
        loop {
            let whole = race.view(Sight::Whole);
            for seat in Seat::all(seats) {
                let (options, seed) = (race.setup().options, u64::from(race.seq()));
                let position = race.dealt_anew(seat, seed).unwrap();
                hides |= race.view(Sight::seat(seat)) != whole;
                dealt_otherwise |= position != whole;
                let tried = game.race_at(&options, &position, seed);
                let tried = tried.unwrap_or_else(|fault| panic!("{} {}: {fault:?}", game.id(), race.seq()));
                let id = (game.id(), race.seq(), seat);
                assert_eq!(tried.view(Sight::seat(seat)), race.view(Sight::seat(seat)), "{id:?}");
                assert_eq!(tried.deciding(), race.deciding(), "{id:?}");
                assert_eq!(tried.legal(seat), race.legal(seat), "{id:?}");
                assert_eq!(race.dealt_anew(seat, seed).unwrap(), position, "{id:?}");
            }
            if race.seq().is_multiple_of(40) {
                let position = race.dealt_anew(Seat(0), 1).unwrap();
                let mut tried = game.race_at(&race.setup().options, &position, 2).unwrap();
                while step(&mut *tried).is_some() {}
                assert!(tried.is_over(), "{}", game.id());
            }
            if step(&mut *race).is_none() {
                break;
            }
        }
        assert_eq!(dealt_otherwise, hides, "{}", game.id());
    }
}

#[test]
fn there_is_nothing_to_try_from_a_seat_that_is_not_in_the_race() {
    let race = catalog::find("pig").unwrap().new_race(2, &Value::Null, 1).unwrap();
    assert!(matches!(race.dealt_anew(Seat(2), 1), Err(Refused::NoSuchSeat { .. })));
}

#[test]
fn a_race_from_a_written_position_is_told_and_taken_back_from_its_beginning() {
    for game in games() {
        let mut race = game.new_race(2.min(i64::from(game.seats().1)), &Value::Null, 3).unwrap();
        (0..6).for_each(|_| {
            step(&mut *race);
        });
        let position = race.dealt_anew(Seat(0), 9).unwrap();
        let mut tried = game.race_at(&race.setup().options, &position, 4).unwrap();
        let mut before = tried.view(Sight::Whole);
        for _ in 0..3 {
            before = tried.view(Sight::Whole);
            step(&mut *tried);
        }
        assert_eq!(taken_back(&*tried).unwrap().view(Sight::Whole), before, "{}", game.id());
        assert_eq!(tried.begun().view(Sight::Whole), position, "{}", game.id());
        assert!(tried.again().is_none() && tried.take_back(), "{}", game.id());
    }
}
