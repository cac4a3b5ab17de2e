//! Who races against whom at which seat, over a whole season: every rival and every seat equally often, as far as it goes.
//!
//! Groups are found race by race: of many ways to divide everybody, one in which those meet who have met least. Seats are dealt afterwards, over
//! the whole season: tables and people are a graph, a seat is a colour of its edges, and two colours can always be exchanged along round trips
//! so that nobody has one of them twice more than the other (de Werra).

use std::collections::BTreeMap;

/// The tables of a race: who sits at each, by seat.
pub(crate) type Heats = Vec<Vec<u8>>;

/// How many sit at each table of a race, if that can be: as few tables as there may be, none more than one seat larger than another.
pub(crate) fn sizes(people: usize, seats: usize, fewest: usize) -> Option<Vec<usize>> {
    let tables = people.div_ceil(seats.max(1));
    if tables == 0 || people / tables < fewest.max(1) {
        return None;
    }
    let (base, larger) = (people / tables, people % tables);
    Some((0..tables).map(|table| base + usize::from(table < larger)).collect())
}

/// The plan of a season, race by race; nothing if the tables cannot be that small.
pub(crate) fn plan(people: usize, seats: usize, fewest: usize, races: usize) -> Option<Vec<Heats>> {
    let sizes = sizes(people, seats, fewest)?;
    let mut met = Met::new(people);
    let mut season: Vec<Heats> = Vec::new();
    for race in 0..races {
        let groups = match sizes.as_slice() {
            [_] => vec![(0..people as u8).collect()],
            _ if sizes.iter().all(|size| *size == 2) => round_robin(people, race),
            _ => met.divide(&sizes, race as u64, None),
        };
        met.note(&groups, sizes[0], 1);
        season.push(groups);
    }
    if sizes.len() > 1 && sizes[0] > 2 {
        met.go_through(&mut season, &sizes);
    }
    deal_seats(&mut season, people);
    Some(season)
}

/// The pairs of a race where everybody meets everybody before anybody meets again: one stays, the others go round.
fn round_robin(people: usize, race: usize) -> Heats {
    let others = people - 1;
    let at = |place: usize| if place == 0 { others } else { (place - 1 + race) % others };
    (0..people / 2).map(|pair| vec![at(pair) as u8, at(people - 1 - pair) as u8]).collect()
}

/// How often two have met, and how often somebody sat at one of the smaller tables.
struct Met {
    pairs: Vec<Vec<i64>>,
    small: Vec<i64>,
}

/// How much more it matters to be at a smaller table once more than others than to meet somebody once more.
const SMALL: i64 = 6;
/// Beginnings that are tried for each race.
const TRIES: u64 = 5;
/// How often the whole season is gone through again, to divide each race anew with the others as they are.
const PASSES: u64 = 40;

impl Met {
    fn new(people: usize) -> Met {
        Met { pairs: vec![vec![0; people]; people], small: vec![0; people] }
    }

    fn note(&mut self, groups: &Heats, largest: usize, count: i64) {
        for group in groups {
            for one in group {
                for other in group.iter().filter(|other| *other != one) {
                    self.pairs[usize::from(*one)][usize::from(*other)] += count;
                }
                self.small[usize::from(*one)] += count * i64::from(group.len() < largest);
            }
        }
    }

    /// What it costs that somebody is in this group, by how much less even it gets.
    fn cost(&self, who: u8, group: &[u8], largest: usize) -> i64 {
        let met = |other: &&u8| **other != who;
        let pairs: i64 = group
            .iter()
            .filter(met)
            .map(|other| 2 * self.pairs[usize::from(who)][usize::from(*other)] + 1)
            .sum();
        let small = if group.len() < largest { 2 * self.small[usize::from(who)] + 1 } else { 0 };
        pairs + SMALL * small
    }

    fn total(&self, groups: &Heats, largest: usize) -> i64 {
        groups.iter().flat_map(|group| group.iter().map(|who| self.cost(*who, group, largest))).sum()
    }

    /// Divides each race anew, with all others as they are, as long as that makes the season more even.
    fn go_through(&mut self, season: &mut [Heats], sizes: &[usize]) {
        for pass in 1..=PASSES {
            let mut is_better = false;
            for (race, groups) in season.iter_mut().enumerate() {
                self.note(groups, sizes[0], -1);
                let before = self.total(groups, sizes[0]);
                *groups = self.divide(sizes, pass * 100 + race as u64, Some(groups));
                is_better |= self.total(groups, sizes[0]) < before;
                self.note(groups, sizes[0], 1);
            }
            if !is_better {
                return;
            }
        }
    }

    /// Divides everybody into groups so that those meet who have met least; as before, if no other way is better.
    fn divide(&self, sizes: &[usize], race: u64, known: Option<&Heats>) -> Heats {
        let fresh = (0..TRIES).map(|attempt| self.begin(sizes, race * TRIES + attempt));
        let mut best: Option<(i64, Heats)> = None;
        for mut groups in known.cloned().into_iter().chain(fresh) {
            while self.improve(&mut groups, sizes[0]) {}
            let total = self.total(&groups, sizes[0]);
            if best.as_ref().is_none_or(|(least, _)| total < *least) {
                best = Some((total, groups));
            }
        }
        best.map(|(_, groups)| groups).unwrap_or_default()
    }

    /// A division to begin with: everybody in an order that looks like chance, and is always the same.
    fn begin(&self, sizes: &[usize], number: u64) -> Heats {
        let mut state = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d;
        let mut next = move |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((state >> 33) % below as u64) as usize
        };
        let mut order: Vec<u8> = (0..self.small.len() as u8).collect();
        for place in (1..order.len()).rev() {
            order.swap(place, next(place + 1));
        }
        let mut rest = order.as_slice();
        let mut groups = Vec::new();
        for size in sizes {
            let (group, left) = rest.split_at(*size);
            groups.push(group.to_vec());
            rest = left;
        }
        groups
    }

    /// Exchanges two people if that makes it more even; false if no exchange does.
    fn improve(&self, groups: &mut Heats, largest: usize) -> bool {
        let both = |groups: &Heats, one: usize, other: usize| {
            let of = |group: usize| -> i64 {
                groups[group].iter().map(|who| self.cost(*who, &groups[group], largest)).sum()
            };
            of(one) + of(other)
        };
        for one in 0..groups.len() {
            for other in one + 1..groups.len() {
                for at in 0..groups[one].len() {
                    for place in 0..groups[other].len() {
                        let before = both(groups, one, other);
                        exchange(groups, (one, at), (other, place));
                        if both(groups, one, other) < before {
                            return true;
                        }
                        exchange(groups, (one, at), (other, place));
                    }
                }
            }
        }
        false
    }
}

fn exchange(groups: &mut Heats, (one, at): (usize, usize), (other, place): (usize, usize)) {
    let who = groups[one][at];
    groups[one][at] = groups[other][place];
    groups[other][place] = who;
}

/// Deals the seats of a season. At tables of one size everybody has each seat as often as any other, to within one; where some tables have a seat
/// more, that last seat is dealt first, and the others likewise.
fn deal_seats(season: &mut [Heats], people: usize) {
    let mut tables: Vec<&mut Vec<u8>> = season.iter_mut().flatten().collect();
    let largest = tables.iter().map(|table| table.len()).max().unwrap_or(0);
    let smallest = tables.iter().map(|table| table.len()).min().unwrap_or(0);
    if smallest < largest {
        let mut large: Vec<&mut Vec<u8>> =
            tables.iter_mut().filter(|table| table.len() == largest).map(|table| &mut **table).collect();
        even_out(&mut large, largest, people);
    }
    even_out(&mut tables, smallest, people);
}

/// Exchanges seats, of the first `seats` of each table, until nobody has one of them twice more than another.
fn even_out(tables: &mut [&mut Vec<u8>], seats: usize, people: usize) {
    loop {
        let mut is_even = true;
        for one in 0..seats {
            for other in one + 1..seats {
                if is_uneven(tables, (one, other), people) {
                    exchange_seats(tables, (one, other), people);
                    is_even = false;
                }
            }
        }
        if is_even {
            return;
        }
    }
}

fn is_uneven(tables: &[&mut Vec<u8>], (one, other): (usize, usize), people: usize) -> bool {
    let mut more = vec![0_i32; people];
    for table in tables {
        more[usize::from(table[one])] += 1;
        more[usize::from(table[other])] -= 1;
    }
    more.iter().any(|more| more.abs() > 1)
}

/// Everybody gets two seats equally often, to within one: a table is a way between the two who sit there, and whoever goes round trips along all
/// ways leaves each place as often as they come there. Those at an odd number of tables are joined by a place that is nowhere.
fn exchange_seats(tables: &mut [&mut Vec<u8>], (one, other): (usize, usize), people: usize) {
    let nowhere = people;
    // From each place: the ways that lead on, by their number, and where to.
    let mut ways: Vec<BTreeMap<usize, usize>> = vec![BTreeMap::new(); people + 1];
    let mut count = 0;
    let mut join = |ways: &mut Vec<BTreeMap<usize, usize>>, from: usize, to: usize| {
        ways[from].insert(count, to);
        ways[to].insert(count, from);
        count += 1;
    };
    for table in tables.iter() {
        join(&mut ways, usize::from(table[one]), usize::from(table[other]));
    }
    for place in 0..people {
        if ways[place].len() % 2 == 1 {
            join(&mut ways, place, nowhere);
        }
    }
    for start in 0..=people {
        let mut at = start;
        while let Some((way, to)) = ways[at].pop_first() {
            ways[to].remove(&way);
            if let Some(table) = tables.get_mut(way) {
                (table[one], table[other]) = (at as u8, to as u8);
            }
            at = to;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    const PEOPLE: usize = 24;
    const RACES: usize = 12;
    /// The most by which two rivals may differ where no better plan was found: at two tables of five and four, say, somebody always meets again.
    const APART: usize = 4;

    type Season = (usize, usize, usize, Vec<Heats>);

    /// The plans of all sizes.
    static ALL: LazyLock<Vec<Season>> = LazyLock::new(|| {
        let sizes = (2..=PEOPLE).flat_map(|people| (2..=6).map(move |seats| (people, seats)));
        let plans = sizes.flat_map(|(people, seats)| {
            let of = move |races| Some((people, seats, races, plan(people, seats, 2, races)?));
            [2, 5, RACES].into_iter().filter_map(of)
        });
        plans.collect()
    });

    fn all() -> impl Iterator<Item = (usize, usize, usize, &'static Vec<Heats>)> {
        ALL.iter().map(|(people, seats, races, season)| (*people, *seats, *races, season))
    }

    /// By person: how often at each seat, and how often with each other.
    fn counts(people: usize, season: &[Heats]) -> (Vec<[usize; 6]>, Vec<Vec<usize>>) {
        let (mut seats, mut met) = (vec![[0; 6]; people], vec![vec![0; people]; people]);
        for table in season.iter().flatten() {
            for (seat, who) in table.iter().enumerate() {
                seats[usize::from(*who)][seat] += 1;
                for other in table.iter().filter(|other| *other != who) {
                    met[usize::from(*who)][usize::from(*other)] += 1;
                }
            }
        }
        (seats, met)
    }

    fn spread(counts: impl IntoIterator<Item = usize>) -> usize {
        let counts: Vec<usize> = counts.into_iter().collect();
        counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0)
    }

    #[test]
    fn everybody_races_once_in_every_race_at_as_few_tables_as_can_be_of_almost_one_size() {
        for (people, seats, races, season) in all() {
            assert_eq!(season.len(), races);
            for heats in season {
                let mut seated: Vec<u8> = heats.iter().flatten().copied().collect();
                seated.sort_unstable();
                assert_eq!(seated, (0..people as u8).collect::<Vec<_>>());
                assert_eq!(heats.len(), people.div_ceil(seats));
                assert!(spread(heats.iter().map(Vec::len)) <= 1 && heats.iter().all(|it| it.len() <= seats));
            }
        }
    }

    #[test]
    fn everybody_has_each_seat_as_often_as_any_other_to_within_one() {
        for (people, seats, races, season) in all() {
            let what = format!("{people} people, {seats} seats, {races} races");
            let smallest = season[0].iter().map(Vec::len).min().unwrap();
            let largest = season[0].iter().map(Vec::len).max().unwrap();
            let (taken, _) = counts(people, season);
            for (who, seats) in taken.iter().enumerate() {
                assert!(spread(seats[..smallest].iter().copied()) <= 1, "{what}: {seats:?}");
                if smallest < largest {
                    let tables = season.iter().flatten().filter(|it| it.len() == largest);
                    let large = tables.filter(|it| it.contains(&(who as u8))).count();
                    let share = large / largest..=large.div_ceil(largest);
                    assert!(share.contains(&seats[largest - 1]), "{what}: {seats:?} of {large}");
                }
            }
        }
    }

    #[test]
    fn everybody_meets_every_rival_as_often_as_any_other_as_far_as_it_goes() {
        for (people, seats, races, season) in all() {
            let what = format!("{people} people, {seats} seats, {races} races");
            let (_, met) = counts(people, season);
            let pairs = || {
                (0..people).flat_map(|one| (0..one).map(move |other| (one, other))).map(|(a, b)| met[a][b])
            };
            let is_exact = season[0].len() == 1 || season[0].iter().all(|table| table.len() == 2);
            let apart = spread(pairs());
            assert!(apart <= if is_exact { 1 } else { APART }, "{what}: {apart} apart");
        }
    }

    #[test]
    fn no_exchange_of_two_people_in_a_race_makes_a_season_more_even() {
        for (people, seats, races, season) in all().filter(|(_, _, _, season)| season[0].len() > 1) {
            let largest = season[0].iter().map(Vec::len).max().unwrap();
            if largest == 2 {
                continue;
            }
            let mut met = Met::new(people);
            season.iter().for_each(|groups| met.note(groups, largest, 1));
            for groups in season {
                met.note(groups, largest, -1);
                let mut other = groups.clone();
                let what = format!("{people} people, {seats} seats, {races} races");
                assert!(!met.improve(&mut other, largest), "{what}: {groups:?}, better {other:?}");
                met.note(groups, largest, 1);
            }
        }
    }

    #[test]
    fn nobody_is_at_a_smaller_table_much_more_often_than_others() {
        for (people, seats, races, season) in all() {
            let largest = season[0].iter().map(Vec::len).max().unwrap();
            let mut small = vec![0; people];
            for table in season.iter().flatten().filter(|table| table.len() < largest) {
                table.iter().for_each(|who| small[usize::from(*who)] += 1);
            }
            let apart = spread(small.iter().copied());
            assert!(apart <= 2, "{people} people, {seats} seats, {races} races: {small:?}");
        }
    }

    #[test]
    fn two_and_two_meet_all_others_before_they_meet_again() {
        for people in (2..=PEOPLE).step_by(2) {
            let season = plan(people, 2, 2, people - 1).unwrap();
            let (_, met) = counts(people, &season);
            for (one, met) in met.iter().enumerate().take(people) {
                assert!((0..people).filter(|other| *other != one).all(|other| met[other] == 1));
            }
        }
    }

    #[test]
    fn what_cannot_be_divided_has_no_plan() {
        assert_eq!(sizes(5, 2, 2), None, "one would race alone");
        assert_eq!(sizes(1, 4, 2), None);
        assert_eq!(sizes(7, 4, 4), None);
        assert_eq!(sizes(7, 3, 2), Some(vec![3, 2, 2]));
        assert_eq!(sizes(0, 3, 2), None);
        assert!(plan(3, 2, 2, 4).is_none());
    }
}
