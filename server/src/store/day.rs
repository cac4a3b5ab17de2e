//! Races of the day as they are kept: the seed of each day and game, drawn once, and everybody's one try with what came of it.

use protocol::{DayFigure, Ground};

use super::{Person, StoreError};

/// The seed of a day's race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDay {
    /// The day, counted from 1970.
    pub day: i64,
    /// The game's id.
    pub game: String,
    /// The seed of its chance.
    pub seed: u64,
    /// What hides the seed in the commitment.
    pub salt: String,
    /// When it was drawn.
    pub made_ms: i64,
}

/// What is stored of a try when it ends.
#[derive(Clone, Debug, PartialEq)]
pub struct TryEnd {
    /// When.
    pub at_ms: i64,
    /// Whether the race was run to its end by whoever began it.
    pub finished: bool,
    /// The place that counts.
    pub place: u8,
    /// The round of the last choice.
    pub rounds: u32,
    /// The figures that decide places.
    pub figures: Vec<DayFigure>,
    /// What results are ordered by: of two the smaller one is better.
    pub order: String,
}

impl TryEnd {
    /// What came of a try by the rules: those who did not race to the end are level behind all others.
    pub fn new(
        at_ms: i64,
        (finished, place): (bool, u8),
        rounds: u32,
        grounds: &[Ground],
        seat: u8,
    ) -> TryEnd {
        let own = |ground: &Ground| ground.figures.get(usize::from(seat)).copied().flatten();
        let figure = |ground: &Ground| DayFigure {
            rule: ground.rule.clone(),
            say: ground.say.clone(),
            figure: own(ground),
        };
        // A seat without a figure comes behind those with one.
        let weight = |ground: &Ground| {
            own(ground).map_or(i64::MAX, |figure| i64::from(figure) * if ground.less { 1 } else { -1 })
        };
        let mut order = vec![i64::from(place)];
        order.extend(grounds.iter().map(weight));
        order.push(i64::from(rounds));
        let order = match finished {
            true => written(&order),
            false => BEHIND.to_string(),
        };
        TryEnd { at_ms, finished, place, rounds, figures: grounds.iter().map(figure).collect(), order }
    }
}

/// Behind everything that [`written`] writes.
const BEHIND: &str = "~";

/// Numbers as a text that sorts as they do.
fn written(numbers: &[i64]) -> String {
    numbers.iter().map(|number| format!("{:016x}", (*number as u64) ^ (1 << 63))).collect()
}

/// Somebody's one try at the race of a day.
#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    /// The day.
    pub day: i64,
    /// The game's id.
    pub game: String,
    /// The person's id.
    pub person: String,
    /// The table's id.
    pub table: String,
    /// What came of it, when it is over.
    pub end: Option<TryEnd>,
}

/// A try that is over, with its rank among those of its day.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedTry {
    /// The rank; level ones share it.
    pub rank: u32,
    /// Who.
    pub person: Person,
    /// The table's id.
    pub table: String,
    /// What came of it.
    pub end: TryEnd,
}

/// What is asked about races of the day. Whoever is forgotten has no result and no rank.
pub trait Days {
    /// The seed of a day's race, if it was drawn.
    fn day(&self, day: i64, game: &str) -> Result<Option<StoredDay>, StoreError>;
    /// Somebody's try.
    fn try_of(&self, day: i64, game: &str, person: &str) -> Result<Option<Try>, StoreError>;
    /// The tries of a day that are over, the best first.
    fn day_results(&self, day: i64, game: &str, most: u32) -> Result<Vec<RankedTry>, StoreError>;
    /// Somebody's own, if it is over.
    fn day_result(&self, day: i64, game: &str, person: &str) -> Result<Option<RankedTry>, StoreError>;
    /// How many have begun, and how many have raced to the end.
    fn day_counts(&self, day: i64, game: &str) -> Result<(u32, u32), StoreError>;
    /// The days on which somebody has raced to the end, the latest first.
    fn days_finished(&self, person: &str, game: &str) -> Result<Vec<i64>, StoreError>;
}

#[cfg(test)]
mod tests {
    use engine::Phrase;

    use super::*;
    use crate::store::rated::{Finish, RatedRace};
    use crate::store::testing::both;
    use crate::store::{Company, Holder, Store, StoredTable, Write};

    fn ground(less: bool, figure: Option<i32>) -> Ground {
        Ground { rule: "PG-009".to_string(), say: Phrase::new("order-score"), less, figures: vec![figure] }
    }

    fn end(finished: bool, place: u8, figure: Option<i32>, rounds: u32) -> TryEnd {
        TryEnd::new(7, (finished, place), rounds, &[ground(false, figure)], 0)
    }

    fn table(id: &str, code: &str, person: &str) -> StoredTable {
        let seats = vec![Holder::Person { id: person.to_string(), name: person.to_string(), left: false }];
        StoredTable {
            id: id.to_string(),
            code: code.to_string(),
            created_ms: 1,
            game: "pig".to_string(),
            rules_version: 1,
            options: serde_json::json!({}),
            seed: 1,
            salt: "salt".to_string(),
            settings: crate::store::TableSettings::default(),
            company: Company { seats, day: Some(9), ..Company::default() },
            version: 0,
            state: protocol::TableState::Running,
        }
    }

    fn begin(store: &dyn Store, id: &str, code: &str, person: &str) -> Result<(), StoreError> {
        let write =
            Write::NewTry { table: Box::new(table(id, code, person)), day: 9, person: person.to_string() };
        store.commit(&[write]).remove(0)
    }

    fn finish(store: &dyn Store, table: &str, attempt: TryEnd) {
        let race =
            RatedRace { table: table.to_string(), game: "pig".to_string(), at_ms: 7, seats: Vec::new() };
        let finish = Finish { race, attempt: Some(attempt) };
        let write = Write::Up { from_ms: 1, until_ms: 2, seen_ms: 2 };
        assert_eq!(store.commit(&[Write::Finish(Box::new(write), Box::new(finish))]), [Ok(())]);
    }

    #[test]
    fn the_better_result_has_the_smaller_order_whatever_decides() {
        let order = |finished, place, less, figure, rounds| {
            TryEnd::new(0, (finished, place), rounds, &[ground(less, figure)], 0).order
        };
        assert!(order(true, 1, false, Some(3), 9) < order(true, 2, false, Some(30), 1), "the place first");
        assert!(order(true, 1, false, Some(30), 9) < order(true, 1, false, Some(4), 1), "then more");
        assert!(order(true, 1, true, Some(-4), 9) < order(true, 1, true, Some(30), 1), "or less");
        assert!(order(true, 1, true, Some(30), 9) < order(true, 1, true, None, 1), "none is last");
        assert!(order(true, 1, true, Some(3), 9) < order(true, 1, true, Some(3), 10), "then rounds");
        assert!(order(true, 6, true, None, 99) < order(false, 6, true, Some(3), 1), "giving up is behind");
        assert_eq!(order(false, 3, true, Some(3), 1), order(false, 4, true, None, 2));
    }

    #[test]
    fn a_seed_is_drawn_once_and_never_replaced() {
        for store in both("day-seed") {
            let drawn = |seed| {
                let (game, salt) = ("pig".to_string(), "salt".to_string());
                StoredDay { day: 9, game, seed, salt, made_ms: 3 }
            };
            let outcomes = store.commit(&[Write::NewDay(drawn(u64::MAX)), Write::NewDay(drawn(5))]);
            assert_eq!(outcomes, [Ok(()), Err(StoreError::Conflict)]);
            assert_eq!(store.day(9, "pig"), Ok(Some(drawn(u64::MAX))));
            assert_eq!((store.day(9, "rowing"), store.day(8, "pig")), (Ok(None), Ok(None)));
        }
    }

    #[test]
    fn a_person_has_one_try_and_a_code_that_is_taken_leaves_nothing_behind() {
        for store in both("day-one") {
            assert_eq!(begin(&*store, "t1", "AAA", "a"), Ok(()));
            assert_eq!(begin(&*store, "t2", "BBB", "a"), Err(StoreError::Conflict));
            assert_eq!(store.table("t2"), Ok(None), "the second table is not there either");
            assert_eq!(begin(&*store, "t3", "AAA", "b"), Err(StoreError::Conflict));
            assert_eq!(store.try_of(9, "pig", "b"), Ok(None));
            assert_eq!(begin(&*store, "t3", "CCC", "b"), Ok(()));
            assert_eq!(
                store.try_of(9, "pig", "a").unwrap().map(|it| (it.table, it.end)),
                Some(("t1".to_string(), None))
            );
            assert_eq!(store.day_counts(9, "pig"), Ok((2, 0)));
        }
    }

    #[test]
    fn results_are_ranked_alike_in_both_stores_and_level_ones_share_a_rank() {
        for store in both("day-ranked") {
            for (i, person) in ["a", "b", "c"].into_iter().enumerate() {
                begin(&*store, &format!("t{i}"), &format!("C{i}"), person).unwrap();
            }
            finish(&*store, "t0", end(true, 2, Some(90), 5));
            finish(&*store, "t1", end(true, 1, Some(100), 9));
            let ranks = || -> Vec<(String, u32)> {
                let all = store.day_results(9, "pig", 9).unwrap();
                all.into_iter().map(|it| (it.person.id, it.rank)).collect()
            };
            assert_eq!(ranks(), [("b".to_string(), 1), ("a".to_string(), 2)], "c still races");
            finish(&*store, "t2", end(true, 1, Some(100), 9));
            assert_eq!(ranks(), [("b", 1), ("c", 1), ("a", 3)].map(|(id, rank)| (id.to_string(), rank)));
            assert_eq!(store.day_result(9, "pig", "a").unwrap().unwrap().rank, 3);
            assert_eq!(store.day_result(9, "pig", "a").unwrap().unwrap().end, end(true, 2, Some(90), 5));
            assert_eq!(store.day_counts(9, "pig"), Ok((3, 3)));
            assert_eq!(store.days_finished("a", "pig"), Ok(vec![9]));
            store.commit(&[Write::DropPerson { person: "b".to_string() }]);
            assert_eq!(ranks(), [("c", 1), ("a", 2)].map(|(id, rank)| (id.to_string(), rank)));
        }
    }

    #[test]
    fn who_gave_up_did_not_finish() {
        for store in both("day-gave-up") {
            begin(&*store, "t0", "C0", "a").unwrap();
            finish(&*store, "t0", end(false, 3, None, 0));
            assert_eq!(
                (store.day_counts(9, "pig"), store.days_finished("a", "pig")),
                (Ok((1, 0)), Ok(vec![]))
            );
            assert_eq!(store.day_results(9, "pig", 9).unwrap().len(), 1, "it is a result all the same");
        }
    }
}
