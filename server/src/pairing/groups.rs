//! Who races with whom, of those who wait: by wishes, by strength, and by how long somebody waits.

/// What somebody waits for, and since when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Waits {
    pub(super) game: &'static str,
    /// How many seats; none for as many as come.
    pub(super) seats: Option<u8>,
    /// Whether the race shall be rated.
    pub(super) rated: bool,
    /// The strength, in thousandths.
    pub(super) rating: i64,
    pub(super) since_ms: i64,
    /// How many seats the game has at least and at most.
    pub(super) range: (u8, u8),
}

/// People who race together; bots have the seats that are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) seats: u8,
    /// Places in the list of those who wait.
    pub(super) members: Vec<usize>,
}

/// Seats of a race if nobody says how many and bots fill up.
const USUAL: u8 = 4;
/// How far apart in strength two may be at once, in thousandths: the stronger wins two races of three.
const NEAR: i64 = 4_000;
/// How much farther with every second that they wait, in thousandths.
const WIDENING: i64 = 500;

impl Waits {
    /// What those have in common who may be brought together: the game, and the wish about ratings.
    pub(super) fn kind(&self) -> (&'static str, bool) {
        (self.game, self.rated)
    }

    /// Whether nothing but the time and the strength may differ.
    pub(super) fn is_same_wish(&self, other: &Waits) -> bool {
        self.kind() == other.kind() && self.seats == other.seats
    }

    /// How far from one's own strength a rival may be.
    fn reach(&self, now_ms: i64) -> i64 {
        NEAR + WIDENING * (now_ms - self.since_ms).max(0) / 1_000
    }

    /// Whether both would race with each other by now.
    fn fits(&self, other: &Waits, now_ms: i64) -> bool {
        let apart = (self.rating - other.rating).abs();
        self.kind() == other.kind() && apart <= self.reach(now_ms).min(other.reach(now_ms))
    }

    /// The number of seats that both are content with.
    fn seats_with(&self, seats: Option<u8>) -> Option<Option<u8>> {
        match (self.seats, seats) {
            (Some(own), Some(other)) if own != other => None,
            (own, other) => Some(own.or(other)),
        }
    }
}

/// Those who can begin now. Whoever waits longest chooses first, the nearest in strength; two who are to be kept apart never race together.
pub(super) fn groups(
    waiting: &[Waits],
    now_ms: i64,
    patience_ms: Option<i64>,
    are_apart: &dyn Fn(usize, usize) -> bool,
) -> Vec<Group> {
    let mut order: Vec<usize> = (0..waiting.len()).collect();
    order.sort_by_key(|i| (waiting[*i].since_ms, *i));
    let mut taken = vec![false; waiting.len()];
    let mut found = Vec::new();
    for anchor in &order {
        if taken[*anchor] {
            continue;
        }
        let free: Vec<usize> = order.iter().copied().filter(|i| i != anchor && !taken[*i]).collect();
        if let Some(group) = group_of(waiting, *anchor, &free, (now_ms, patience_ms), are_apart) {
            group.members.iter().for_each(|i| taken[*i] = true);
            found.push(group);
        }
    }
    found
}

fn group_of(
    waiting: &[Waits],
    anchor: usize,
    free: &[usize],
    (now_ms, patience_ms): (i64, Option<i64>),
    are_apart: &dyn Fn(usize, usize) -> bool,
) -> Option<Group> {
    let own = &waiting[anchor];
    let goes =
        |one: usize, other: usize| waiting[one].fits(&waiting[other], now_ms) && !are_apart(one, other);
    let mut near: Vec<usize> = free.iter().copied().filter(|i| goes(anchor, *i)).collect();
    near.sort_by_key(|i| (waiting[*i].rating - own.rating).abs());
    let is_patient = patience_ms.is_none_or(|patience_ms| now_ms - own.since_ms < patience_ms);
    // Two who do not mind how many they are need not wait for others.
    if own.seats.is_none() && is_patient {
        near.retain(|i| waiting[*i].seats.is_none());
    }
    let (mut seats, mut members) = (own.seats, vec![anchor]);
    for i in near {
        let most = seats.unwrap_or(own.range.1);
        if members.len() < usize::from(most)
            && members.iter().all(|member: &usize| goes(*member, i))
            && let Some(both) = waiting[i].seats_with(seats)
            && both.is_none_or(|both| members.len() < usize::from(both))
        {
            seats = both;
            members.push(i);
        }
    }
    let count = members.len() as u8;
    let seats = match seats {
        Some(seats) => seats,
        None if count > 1 => count.max(own.range.0),
        None => USUAL.clamp(own.range.0, own.range.1),
    };
    (count == seats || !is_patient).then_some(Group { seats, members })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE_MS: i64 = 30_000;

    fn waits(seats: Option<u8>, rating: i64, since_ms: i64) -> Waits {
        Waits { game: "pig", seats, rated: false, rating: rating * 1_000, since_ms, range: (2, 6) }
    }

    fn at(now_ms: i64, waiting: &[Waits]) -> Vec<(u8, Vec<usize>)> {
        let found = groups(waiting, now_ms, Some(PATIENCE_MS), &|_, _| false);
        found.into_iter().map(|group| (group.seats, group.members)).collect()
    }

    #[test]
    fn two_of_like_strength_who_do_not_mind_how_many_they_are_begin_at_once() {
        let both = [waits(None, 25, 0), waits(None, 28, 0)];
        assert_eq!(at(0, &both), [(2, vec![0, 1])]);
        assert_eq!(at(0, &both[..1]), []);
    }

    #[test]
    fn others_than_one_wants_do_not_come_to_the_table() {
        let one = waits(None, 25, 0);
        for other in
            [Waits { game: "chess", ..one.clone() }, Waits { rated: true, ..one.clone() }, waits(None, 40, 0)]
        {
            assert_eq!(at(0, &[one.clone(), other]), []);
        }
        assert_eq!(at(0, &[waits(Some(2), 25, 0), waits(Some(3), 25, 0)]), []);
    }

    #[test]
    fn the_longer_both_wait_the_farther_apart_they_may_be() {
        let both = [waits(None, 25, 0), waits(None, 35, 4_000)];
        assert_eq!(at(15_900, &both), [], "the second has waited 11.9 seconds: 9.95 is less than 10");
        assert_eq!(at(16_000, &both), [(2, vec![0, 1])]);
    }

    #[test]
    fn at_a_table_of_several_all_are_near_each_other() {
        let three = [waits(Some(3), 25, 0), waits(Some(3), 28, 0), waits(Some(3), 22, 0)];
        assert_eq!(at(0, &three), [], "the last two are 6 apart");
        assert_eq!(at(4_000, &three), [(3, vec![0, 1, 2])]);
    }

    #[test]
    fn where_bots_never_fill_up_people_wait_until_others_come_and_then_race_whatever_their_strength() {
        let (day_ms, alone) = (86_400_000, [waits(None, 25, 0)]);
        assert_eq!(groups(&alone, day_ms, None, &|_, _| false), []);
        let two = [waits(Some(3), 25, 0), waits(Some(3), 26, 0)];
        assert_eq!(groups(&two, day_ms, None, &|_, _| false), []);
        let both = [waits(None, 5, 0), waits(None, 45, 0)];
        assert_eq!(groups(&both, day_ms, None, &|_, _| false), [Group { seats: 2, members: vec![0, 1] }]);
    }

    #[test]
    fn two_who_are_kept_apart_never_race_together_however_long_they_wait() {
        let three = [waits(Some(3), 25, 0), waits(Some(3), 25, 0), waits(Some(3), 25, 0)];
        let are_apart = |one: usize, other: usize| one.min(other) == 0 && one.max(other) == 2;
        let found = groups(&three, 29_999, Some(PATIENCE_MS), &are_apart);
        assert_eq!(found, [], "the third is missing");
        let found = groups(&three, 30_000, Some(PATIENCE_MS), &are_apart);
        let members: Vec<_> = found.into_iter().map(|group| group.members).collect();
        assert_eq!(members, [vec![0, 1], vec![2]]);
    }

    #[test]
    fn whoever_waits_longest_has_the_nearest() {
        let three = [waits(Some(2), 28, 5), waits(Some(2), 26, 9), waits(Some(2), 25, 0)];
        assert_eq!(at(10, &three), [(2, vec![2, 1])]);
    }

    #[test]
    fn a_table_of_so_many_seats_waits_until_it_is_full_or_bots_fill_up() {
        let mut all = vec![waits(Some(3), 25, 0), waits(None, 26, 10)];
        assert_eq!(at(29_999, &all), []);
        assert_eq!(at(30_000, &all), [(3, vec![0, 1])], "with a bot");
        all.push(waits(Some(3), 24, 20));
        assert_eq!(at(30, &all), [(3, vec![0, 1, 2])]);
        all.push(waits(Some(3), 25, 30));
        assert_eq!(at(40, &all).len(), 1, "one more waits on");
        assert_eq!(at(40, &all)[0].1.len(), 3);
    }

    #[test]
    fn whoever_is_alone_races_bots_at_the_usual_number_of_seats() {
        assert_eq!(at(30_000, &[waits(None, 25, 0)]), [(4, vec![0])]);
        assert_eq!(at(30_000, &[waits(Some(2), 25, 0)]), [(2, vec![0])]);
        let few = Waits { range: (2, 3), ..waits(None, 25, 0) };
        assert_eq!(at(30_000, &[few]), [(3, vec![0])]);
    }

    #[test]
    fn whoever_waits_no_longer_takes_others_along_whatever_number_they_want() {
        let both = [waits(None, 25, 0), waits(Some(5), 26, 20_000)];
        assert_eq!(at(29_000, &both), []);
        assert_eq!(at(30_000, &both), [(5, vec![0, 1])]);
    }

    #[test]
    fn nobody_is_at_two_tables_and_no_table_has_more_than_the_game_has() {
        let many: Vec<Waits> = (0..20).map(|i| waits(None, 25, i)).collect();
        let found = at(100, &many);
        assert_eq!(found.iter().map(|(seats, _)| *seats).collect::<Vec<_>>(), [6, 6, 6, 2]);
        let mut seated: Vec<usize> = found.into_iter().flat_map(|(_, members)| members).collect();
        seated.sort_unstable();
        assert_eq!(seated, (0..20).collect::<Vec<_>>());
    }
}
