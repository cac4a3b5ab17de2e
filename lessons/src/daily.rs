//! The puzzle of the day: one for everybody, the games in turn.

use catalog::{AnyGame, games, is_teaching};

use crate::puzzle_names;

/// Of a game's puzzles, how far the next one is from the last, as a share of all: the golden section, so that puzzles of one race, whose
/// names are alike, do not follow each other.
const STRIDE: (usize, usize) = (618, 1000);

/// The puzzle of a day, by the number of days since 1 January 1970 in universal time: game and name. The games have their turns in the order
/// in which they are offered; a game that is there to learn from has none. All puzzles of a game come up before any comes again. It follows
/// from the day and the names alone, so that it is the same on every machine that has the same puzzles.
pub fn daily_puzzle(day: u64) -> Option<(&'static str, &'static str)> {
    let of_game = |game: &dyn AnyGame| puzzle_names(game.id()).collect::<Vec<_>>();
    let offered = games().filter(|game| !is_teaching(game.id()));
    let all: Vec<_> =
        offered.map(|game| (game.id(), of_game(game))).filter(|(_, names)| !names.is_empty()).collect();
    let count = u64::try_from(all.len()).ok().filter(|count| *count > 0)?;
    let (game, names) = all.get(usize::try_from(day % count).ok()?)?;
    let turn = day / count % names.len() as u64;
    names.get(place(usize::try_from(turn).ok()?, names.len())).map(|name| (*game, *name))
}

/// The place of a turn's puzzle among so many.
fn place(turn: usize, count: usize) -> usize {
    let stride = (count * STRIDE.0 / STRIDE.1).max(1);
    let stride = (stride..).find(|stride| divisor(*stride, count) == 1).unwrap_or(1);
    turn * stride % count
}

/// The greatest number that divides both.
fn divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_games_have_their_turns_and_every_puzzle_comes_up_before_any_comes_again() {
        let games: BTreeSet<&str> = (0..5).filter_map(|day| Some(daily_puzzle(day)?.0)).collect();
        assert_eq!(games.len(), 5);
        for game in games {
            let names = puzzle_names(game).count() as u64;
            let days = (20_000..20_000 + 5 * names).filter_map(daily_puzzle);
            let seen: BTreeSet<&str> = days.filter(|(of, _)| *of == game).map(|(_, name)| name).collect();
            assert_eq!(seen.len() as u64, names, "{game}");
        }
    }

    #[test]
    fn the_puzzles_of_following_turns_stand_apart() {
        for count in 1..60 {
            let places: BTreeSet<usize> = (0..count).map(|turn| place(turn, count)).collect();
            assert_eq!(places.len(), count);
            let is_beside = |turn: usize| place(turn, count).abs_diff(place(turn + 1, count)) == 1;
            assert!(count < 8 || !(0..count).any(is_beside), "{count}");
        }
    }
}
