//! Standings: points for places, and what decides where points are level.

use std::cmp::Reverse;

use protocol::ChampionshipPlace;

/// What came of a table: who sat there and came in where. Who has no points from it stands in `gone`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HeatPlaces {
    /// Which race, from 0.
    pub(crate) race: usize,
    pub(crate) seats: Vec<u8>,
    pub(crate) gone: Vec<u8>,
    pub(crate) places: Vec<u8>,
}

/// The usual points at a table of so many seats: the winner is well ahead, and every place is worth something.
pub(crate) fn points(seats: u8) -> Vec<u16> {
    const USUAL: [u16; 6] = [10, 7, 5, 3, 2, 1];
    match usize::from(seats) {
        2 => vec![3, 1],
        3 => vec![5, 3, 1],
        4 => vec![7, 4, 2, 1],
        5 => vec![8, 5, 3, 2, 1],
        seats => USUAL.iter().copied().chain(std::iter::repeat(1)).take(seats).collect(),
    }
}

/// What decides, first to last: points; wins, then seconds, and so on; the place in the latest race, then in the one before. Whoever is
/// level in everything shares the rank.
type Order = (Reverse<u32>, Vec<Reverse<u8>>, Vec<u8>);

/// Behind every place: whoever did not race.
const NOWHERE: u8 = u8::MAX;

/// The standings after so many races, the first first.
pub(crate) fn standings(
    takers: usize,
    seats: usize,
    ended: usize,
    points: &[u16],
    heats: &[HeatPlaces],
) -> Vec<ChampionshipPlace> {
    let mut all: Vec<(Order, ChampionshipPlace)> =
        (0..takers as u8).map(|taker| standing(taker, seats, ended, points, heats)).collect();
    all.sort_by(|(one, a), (other, b)| (one, a.entrant).cmp(&(other, b.entrant)));
    let orders: Vec<Order> = all.iter().map(|(order, _)| order.clone()).collect();
    let ranked = |(at, (order, place)): (usize, (Order, ChampionshipPlace))| {
        let rank = 1 + orders[..at].iter().filter(|other| **other < order).count() as u8;
        ChampionshipPlace { rank, ..place }
    };
    all.into_iter().enumerate().map(ranked).collect()
}

fn standing(
    taker: u8,
    seats: usize,
    ended: usize,
    points: &[u16],
    heats: &[HeatPlaces],
) -> (Order, ChampionshipPlace) {
    let (mut places, mut by_race) = (vec![0_u8; seats], vec![NOWHERE; ended]);
    let mut after = vec![0_u32; ended];
    for heat in heats.iter().filter(|heat| heat.race < ended && !heat.gone.contains(&taker)) {
        let seat = heat.seats.iter().position(|other| *other == taker);
        let Some(place) = seat.and_then(|seat| heat.places.get(seat)).copied() else { continue };
        let at = usize::from(place.saturating_sub(1));
        if let Some(count) = places.get_mut(at) {
            *count += 1;
        }
        by_race[heat.race] = place;
        let gained = u32::from(points.get(at).copied().unwrap_or(0));
        after[heat.race..].iter_mut().for_each(|sum| *sum += gained);
    }
    let total = after.last().copied().unwrap_or(0);
    let latest_first = by_race.iter().rev().copied().collect();
    let order = (Reverse(total), places.iter().copied().map(Reverse).collect(), latest_first);
    (order, ChampionshipPlace { entrant: taker, rank: 0, points: total, places, after })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heat(race: usize, seats: &[u8], places: &[u8]) -> HeatPlaces {
        HeatPlaces { race, seats: seats.to_vec(), gone: Vec::new(), places: places.to_vec() }
    }

    fn ranks(takers: usize, ended: usize, points: &[u16], heats: &[HeatPlaces]) -> Vec<(u8, u8, u32)> {
        let all = standings(takers, points.len(), ended, points, heats);
        all.into_iter().map(|it| (it.entrant, it.rank, it.points)).collect()
    }

    #[test]
    fn points_decide_and_those_who_share_a_place_have_its_points() {
        let heats = [heat(0, &[0, 1, 2], &[1, 1, 3]), heat(1, &[2, 0, 1], &[1, 2, 3])];
        assert_eq!(ranks(3, 1, &[5, 3, 1], &heats), [(0, 1, 5), (1, 1, 5), (2, 3, 1)]);
        assert_eq!(ranks(3, 2, &[5, 3, 1], &heats), [(0, 1, 8), (2, 2, 6), (1, 3, 6)]);
        let all = standings(3, 3, 2, &[5, 3, 1], &heats);
        assert_eq!((all[0].after.clone(), all[0].places.clone()), (vec![5, 8], vec![1, 1, 0]));
    }

    #[test]
    fn wins_decide_between_equal_points_then_seconds_then_the_latest_race() {
        // One win and one last place against two seconds.
        let heats = [heat(0, &[0, 1, 2], &[1, 2, 3]), heat(1, &[0, 1, 2], &[3, 2, 1])];
        assert_eq!(ranks(3, 2, &[4, 3, 2], &heats), [(2, 1, 6), (0, 2, 6), (1, 3, 6)]);
        // Level in points and in all places: whoever was better in the latest race is ahead, as between 2 and 0.
        let even = [heat(0, &[0, 1], &[1, 2]), heat(1, &[0, 1], &[2, 1])];
        assert_eq!(ranks(2, 2, &[3, 1], &even), [(1, 1, 4), (0, 2, 4)]);
    }

    #[test]
    fn whoever_is_level_in_everything_shares_the_rank_and_the_next_one_is_left_out() {
        let heats = [heat(0, &[0, 1], &[1, 2]), heat(0, &[2, 3], &[1, 2])];
        assert_eq!(ranks(4, 1, &[3, 1], &heats), [(0, 1, 3), (2, 1, 3), (1, 3, 1), (3, 3, 1)]);
    }

    #[test]
    fn whoever_had_left_when_a_race_began_has_nothing_from_it() {
        let gone = HeatPlaces { gone: vec![0], ..heat(0, &[0, 1], &[1, 2]) };
        assert_eq!(ranks(2, 1, &[3, 1], &[gone]), [(1, 1, 1), (0, 2, 0)]);
    }

    #[test]
    fn the_usual_points_fall_with_the_place_and_are_as_many_as_the_seats() {
        for seats in 2..=8 {
            let points = points(seats);
            assert_eq!(points.len(), usize::from(seats));
            assert!(points[0] > points[1] && points.is_sorted_by(|one, other| one >= other));
        }
    }
}
