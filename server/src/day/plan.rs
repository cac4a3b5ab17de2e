//! Who sits where in the race of a day. It follows from the day's seed and salt, so that it can be checked when they are revealed.

use bots::Level;
use catalog::AnyGame;

use super::name;
use crate::rated::bot_points;
use crate::store::day::StoredDay;

/// The most seats: a race a day is to be run in a quarter of an hour.
const SEATS_MAX: u8 = 5;
/// With fewer there is little to race against, if the game allows more.
const SEATS_MIN: u8 = 3;

/// The levels of the bots. They choose by what they see and by the day's seed alone: those that look ahead keep what they learnt only while the
/// race is in memory, and think by the clock on a busy server, so that the same choices could lead to another race.
const LEVELS: [Level; 2] = [Level::Greedy, Level::Novice];

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// The levels of bots; none at the seat of whoever tries.
    pub(crate) seats: Vec<Option<Level>>,
}

impl Plan {
    /// Whether a game has a race of the day.
    pub(crate) fn is_for(game: &dyn AnyGame) -> bool {
        game.seats().1 >= 2 && LEVELS.iter().all(|level| bot_points(game.id(), *level).is_some())
    }

    /// The plan of a day: drawn from the hash of its name, seed and salt.
    pub(crate) fn of(game: &dyn AnyGame, drawn: &StoredDay) -> Plan {
        let StoredDay { day, seed, salt, .. } = drawn;
        let text = format!("podium day v1\n{}\n{seed}\n{salt}\n", name(*day, game.id()));
        let hash = blake3::hash(text.as_bytes());
        let [how_many, which, levels @ ..] = hash.as_bytes();
        let (fewest, most) = game.seats();
        let most = most.min(SEATS_MAX);
        let fewest = fewest.max(SEATS_MIN).min(most);
        let count = fewest + how_many % (most - fewest + 1);
        let own = which % count;
        let level = |(seat, byte): (u8, &u8)| (seat != own).then(|| LEVELS[usize::from(byte % 2)]);
        Plan { seats: (0..count).zip(levels).map(level).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_follows_from_the_promise_and_every_seat_and_number_of_seats_comes_up() {
        let game = catalog::find("rowing").unwrap();
        let of = |day: i64, seed: u64| {
            let (game_id, salt) = ("rowing".to_string(), "salt".to_string());
            Plan::of(game, &StoredDay { day, game: game_id, seed, salt, made_ms: 0 })
        };
        assert_eq!(of(20_775, 1), of(20_775, 1));
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..400 {
            let Plan { seats } = of(20_775, seed);
            assert_eq!(seats.iter().filter(|level| level.is_none()).count(), 1);
            seen.insert((seats.len(), seats.iter().position(Option::is_none).unwrap()));
        }
        let all = (3..=5).flat_map(|count| (0..count).map(move |seat| (count, seat)));
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), all.collect::<Vec<_>>());
    }
}
