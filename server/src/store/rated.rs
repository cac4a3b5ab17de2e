//! Ratings as they are kept. What is stored of a rated race, who came in where, is entered in the order of finishing; every rating
//! follows from that and from nothing else, and can be worked out again.

use catalog::{Rating, rate};
use serde::{Deserialize, Serialize};

use super::day::TryEnd;
use super::{Person, StoreError};

/// A rating in thousandths: whole numbers are the same on every machine, however it computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// The strength.
    pub value: i64,
    /// Its uncertainty.
    pub uncertainty: i64,
}

impl Points {
    /// Where everybody begins.
    pub const START: Points = Points { value: 25_000, uncertainty: 8_333 };
    /// Nobody is known better than this: people learn and forget.
    const LEAST_UNCERTAINTY: i64 = 1_500;

    /// What a leaderboard goes by.
    pub(crate) fn sure(self) -> i64 {
        self.value - 3 * self.uncertainty
    }
}

impl From<Rating> for Points {
    fn from(rating: Rating) -> Points {
        let thousandths = |figure: f64| (figure * 1_000.0).round() as i64;
        Points { value: thousandths(rating.value), uncertainty: thousandths(rating.uncertainty) }
    }
}

impl From<Points> for Rating {
    fn from(points: Points) -> Rating {
        Rating { value: points.value as f64 / 1_000.0, uncertainty: points.uncertainty as f64 / 1_000.0 }
    }
}

/// What is stored of a rated race when it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedRace {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When it ended.
    pub at_ms: i64,
    /// Who had which seat, and came in where.
    pub seats: Vec<RatedSeat>,
}

/// What is stored when a rated race ends: of the race, and of a try at the race of a day, if it was one.
#[derive(Clone, Debug, PartialEq)]
pub struct Finish {
    /// The race.
    pub race: RatedRace,
    /// The try.
    pub attempt: Option<TryEnd>,
}

/// Who had a seat of a rated race, and the place that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedSeat {
    /// The place; whoever left has the last.
    pub place: u8,
    /// Who.
    pub who: Racer,
    /// Whether it is a person who made no decision: to come in before them is worth nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
}

/// Who raced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Racer {
    /// A person, by id.
    Person(String),
    /// A bot, with the rating that counted then.
    Bot(Points),
}

impl RatedRace {
    /// Its people, with their seats.
    fn people(&self) -> impl Iterator<Item = (usize, &str)> {
        self.seats.iter().enumerate().filter_map(|(seat, it)| match &it.who {
            Racer::Person(id) => Some((seat, id.as_str())),
            Racer::Bot(_) => None,
        })
    }
}

/// What a race did to one person's rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingStep {
    /// The race's number in the order of finishing.
    pub number: i64,
    /// The table's id.
    pub table: String,
    /// The person's id.
    pub person: String,
    /// The game's id.
    pub game: String,
    /// When the race ended.
    pub at_ms: i64,
    /// The place that counted.
    pub place: u8,
    /// How many seats the race had.
    pub seats: u8,
    /// The rating before.
    pub before: Points,
    /// The rating after.
    pub after: Points,
    /// Rated races of the person in this game, with this one.
    pub races: u32,
}

/// A person's rating in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The person.
    pub person: Person,
    /// The game's id.
    pub game: String,
    /// The rating.
    pub points: Points,
    /// Rated races.
    pub races: u32,
    /// The place in the leaderboard; none while the rating is provisional.
    pub rank: Option<u32>,
}

/// What is asked about ratings. Whoever is forgotten is not told of.
pub trait Ratings {
    /// A person by id.
    fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;
    /// The ratings of a person, by game.
    fn ratings_of(&self, person: &str) -> Result<Vec<Standing>, StoreError>;
    /// The leaderboard of a game: people whose ratings are not provisional.
    fn leaders(&self, game: &str, most: u32) -> Result<Vec<Standing>, StoreError>;
    /// What races did to a person's rating in a game: the newest, in the order of finishing.
    fn rating_steps(&self, person: &str, game: &str, most: u32) -> Result<Vec<RatingStep>, StoreError>;
    /// A rated race that is over, with what it did; nothing if it did not count.
    fn rated_race(&self, table: &str) -> Result<Option<(RatedRace, Vec<RatingStep>)>, StoreError>;
}

/// Where ratings are written while races are entered.
pub(crate) trait Book {
    /// A person's rating in a game, and the number of rated races.
    fn rating(&self, person: &str, game: &str) -> Result<Option<(Points, u32)>, StoreError>;
    /// In how many races of a game that counted two people have met after that time.
    fn meetings(&self, pair: (&str, &str), game: &str, after_ms: i64) -> Result<u32, StoreError>;
    /// Notes a step, which is the person's rating from now on.
    fn note(&mut self, step: RatingStep) -> Result<(), StoreError>;
}

/// Above this uncertainty a rating is provisional, and in no leaderboard: [`Rating::is_provisional`] in thousandths.
pub(crate) const PROVISIONAL: i64 = 4_000;

/// Two people count against each other in this many races of a game within a day: somebody with two devices cannot lift one with the other for long.
const MEETINGS_A_DAY: u32 = 5;
const DAY_MS: i64 = 86_400_000;

/// The pairs of seats whose people have met too often to count against each other.
fn apart(book: &impl Book, race: &RatedRace) -> Result<Vec<(usize, usize)>, StoreError> {
    let people: Vec<(usize, &str)> = race.people().collect();
    let mut apart = Vec::new();
    for (i, (seat, one)) in people.iter().enumerate() {
        for (other_seat, other) in &people[i + 1..] {
            if book.meetings((one, other), &race.game, race.at_ms - DAY_MS)? >= MEETINGS_A_DAY {
                apart.push((*seat, *other_seat));
            }
        }
    }
    Ok(apart)
}

/// Enters a race that has ended: the ratings of its people change, each by those who count against them. Two who have met too often do not
/// count against each other, and whoever made no decision counts against nobody.
pub(crate) fn enter(book: &mut impl Book, number: i64, race: &RatedRace) -> Result<(), StoreError> {
    let apart = apart(book, race)?;
    let mut before = Vec::with_capacity(race.seats.len());
    for seat in &race.seats {
        before.push(match &seat.who {
            Racer::Bot(points) => (*points, 0),
            Racer::Person(id) => book.rating(id, &race.game)?.unwrap_or((Points::START, 0)),
        });
    }
    for (own, seat) in race.seats.iter().enumerate() {
        let Racer::Person(id) = &seat.who else { continue };
        let counts = |other: &usize| {
            let pair = (own.min(*other), own.max(*other));
            *other == own || !(race.seats[*other].idle || apart.contains(&pair))
        };
        let rivals: Vec<usize> = (0..race.seats.len()).filter(counts).collect();
        if rivals.len() < 2 {
            continue;
        }
        // Every pair is compared by itself: with fewer rivals the others count as they would.
        let ratings: Vec<Rating> = rivals.iter().map(|rival| Rating::from(before[*rival].0)).collect();
        let places: Vec<u8> = rivals.iter().map(|rival| race.seats[*rival].place).collect();
        let rated = rate(&ratings, &places);
        let Some((_, after)) = rivals.iter().zip(rated).find(|(rival, _)| **rival == own) else { continue };
        let after = Points::from(after);
        let (before, races) = before[own];
        book.note(RatingStep {
            number,
            table: race.table.clone(),
            person: id.clone(),
            game: race.game.clone(),
            at_ms: race.at_ms,
            place: seat.place,
            seats: race.seats.len() as u8,
            before,
            after: Points { uncertainty: after.uncertainty.max(Points::LEAST_UNCERTAINTY), ..after },
            races: races + 1,
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::SqliteStore;
    use crate::store::testing::{both, file};
    use crate::store::{Store, Write};

    fn race(number: u32, at_ms: i64, people: &[(&str, u8)]) -> Write {
        let seat = |(id, place): &(&str, u8)| RatedSeat {
            place: *place,
            who: Racer::Person(id.to_string()),
            idle: false,
        };
        let seats = people.iter().map(seat).collect();
        let (table, game) = (format!("table {number}"), "pig".to_string());
        let write = Write::Up { from_ms: 1, until_ms: 2, seen_ms: 2 };
        let race = RatedRace { table, game, at_ms, seats };
        Write::Finish(Box::new(write), Box::new(Finish { race, attempt: None }))
    }

    fn of(store: &dyn Store, person: &str) -> Option<(Points, u32, Option<u32>)> {
        let mine = store.ratings_of(person).unwrap();
        mine.first().map(|standing| (standing.points, standing.races, standing.rank))
    }

    #[test]
    fn both_stores_rate_alike_and_a_race_that_is_told_twice_counts_once() {
        for store in both("once") {
            let first = race(1, 1_000, &[("a", 1), ("b", 2)]);
            assert_eq!(store.commit(&[first.clone(), first.clone()]), [Ok(()), Ok(())]);
            assert_eq!(store.commit(&[first]), [Ok(())]);
            let points = |value, uncertainty| Points { value, uncertainty };
            assert_eq!(of(&*store, "a"), Some((points(27_635, 8_065), 1, None)));
            assert_eq!(of(&*store, "b"), Some((points(22_365, 8_065), 1, None)));
            assert_eq!(of(&*store, "c"), None);
            let level = race(2, 2_000, &[("a", 1), ("b", 1), ("c", 1)]);
            assert_eq!(store.commit(&[level]), [Ok(())]);
            assert_eq!(store.leaders("pig", 9), Ok(Vec::new()), "all of them are provisional");
            let steps = store.rating_steps("a", "pig", 1).unwrap();
            assert_eq!((steps.len(), steps[0].races, steps[0].before), (1, 2, points(27_635, 8_065)));
            let (told, steps) = store.rated_race("table 2").unwrap().unwrap();
            assert_eq!((told.seats.len(), steps.len()), (3, 3));
        }
    }

    #[test]
    fn two_people_count_against_each_other_five_times_a_day_and_again_the_next() {
        for store in both("often") {
            for number in 0..7 {
                let one = race(number, 1_000 + i64::from(number), &[("a", 1), ("b", 2)]);
                assert_eq!(store.commit(&[one]), [Ok(())]);
            }
            assert_eq!(of(&*store, "a").map(|(_, races, _)| races), Some(5));
            assert!(store.rated_race("table 6").unwrap().is_some_and(|(_, steps)| steps.is_empty()));
            let next_day = race(22, 1_005 + DAY_MS, &[("a", 1), ("b", 2)]);
            assert_eq!(store.commit(&[next_day]), [Ok(())]);
            assert_eq!(of(&*store, "a").map(|(_, races, _)| races), Some(6));
        }
    }

    #[test]
    fn two_who_have_met_too_often_void_no_race_of_somebody_else() {
        let mut told = Vec::new();
        for store in both("third") {
            for number in 0..5 {
                let one = race(number, 1_000 + i64::from(number), &[("a", 1), ("b", 2)]);
                assert_eq!(store.commit(&[one]), [Ok(())]);
            }
            let before = ["a", "b"].map(|id| of(&*store, id).unwrap().0);
            let three = race(20, 2_000, &[("c", 1), ("a", 2), ("b", 3)]);
            assert_eq!(store.commit(&[three]), [Ok(())]);
            // To c it is a race of three like any other; the two lose to c, and nothing to each other.
            let rated = |ratings: [Points; 2]| Points::from(rate(&ratings.map(Rating::from), &[1, 2])[1]);
            for (id, before) in ["a", "b"].into_iter().zip(before) {
                assert_eq!(of(&*store, id).unwrap().0, rated([Points::START, before]), "{id}");
            }
            let whole = [Points::START, before[0], before[1]].map(Rating::from);
            assert_eq!(of(&*store, "c").unwrap().0, Points::from(rate(&whole, &[1, 2, 3])[0]));
            told.push(["a", "b", "c"].map(|id| of(&*store, id)));
        }
        assert_eq!(told[0], told[1]);
    }

    #[test]
    fn podium_ratings_comes_to_the_same_where_pairs_and_idle_people_do_not_count() {
        let store = SqliteStore::open(&file("anew")).unwrap();
        for number in 0..9 {
            let three = race(number, 1_000 + i64::from(number), &[("a", 1), ("b", 2), ("c", 3)]);
            assert_eq!(store.commit(&[idle(three, "c", number % 2 == 0)]), [Ok(())]);
        }
        let told = || ["a", "b", "c"].map(|id| of(&store, id));
        let before = told();
        assert_eq!(store.rate_anew(), Ok(9));
        assert_eq!(told(), before);
    }

    /// The same race, in which somebody made no decision.
    fn idle(write: Write, who: &str, is_idle: bool) -> Write {
        let Write::Finish(end, mut finish) = write else { panic!("a race ends") };
        for seat in &mut finish.race.seats {
            seat.idle |= is_idle && seat.who == Racer::Person(who.to_string());
        }
        Write::Finish(end, finish)
    }

    #[test]
    fn whoever_made_no_decision_gives_nothing_and_loses_all_the_same() {
        for store in both("idle") {
            for number in 0..16 {
                let fresh = format!("alt {number}");
                let one = race(number, 1_000, &[("a", 1), (fresh.as_str(), 2)]);
                assert_eq!(store.commit(&[idle(one, &fresh, true)]), [Ok(())]);
                let steps = store.rating_steps(&fresh, "pig", 9).unwrap();
                assert!(steps[0].after.value < 25_000, "{steps:?}");
            }
            assert_eq!(of(&*store, "a"), None, "sixteen who leave at once lift nobody");
        }
    }

    #[test]
    fn a_leaderboard_lists_those_whose_ratings_are_not_provisional() {
        assert!(!Rating::from(Points { value: 0, uncertainty: PROVISIONAL }).is_provisional());
        assert!(Rating::from(Points { value: 0, uncertainty: PROVISIONAL + 1 }).is_provisional());
        for store in both("provisional") {
            for number in 0..60 {
                let places = if number % 2 == 0 { [("a", 2), ("b", 1)] } else { [("a", 1), ("b", 2)] };
                assert_eq!(store.commit(&[race(number, i64::from(number) * DAY_MS, &places)]), [Ok(())]);
            }
            let fresh = race(90, 90 * DAY_MS, &[("c", 1), ("a", 2)]);
            assert_eq!(store.commit(&[fresh]), [Ok(())]);
            let leaders = store.leaders("pig", 9).unwrap();
            let leaders: Vec<_> = leaders.into_iter().map(|it| (it.person.id, it.rank)).collect();
            assert_eq!(leaders, [("a".to_string(), Some(1)), ("b".to_string(), Some(2))]);
            assert_eq!(of(&*store, "c").map(|(_, races, rank)| (races, rank)), Some((1, None)));
            assert_eq!(store.leaders("pig", 1).unwrap().len(), 1);
        }
    }

    #[test]
    fn nobody_is_known_so_well_that_nothing_changes_any_more() {
        let [store, _] = both("well");
        for number in 0..300 {
            let at_ms = i64::from(number) * DAY_MS;
            let places = if number % 2 == 0 { [("a", 1), ("b", 2)] } else { [("a", 2), ("b", 1)] };
            assert_eq!(store.commit(&[race(number, at_ms, &places)]), [Ok(())]);
        }
        assert_eq!(of(&*store, "a").unwrap().0.uncertainty, 1_500);
    }

    #[test]
    fn the_end_of_a_race_and_its_rating_are_stored_together_or_not_at_all() {
        let path = file("together");
        let store = SqliteStore::open(&path).unwrap();
        rusqlite::Connection::open(&path).unwrap().execute_batch("DROP TABLE rating_steps").unwrap();
        let outcome = store.commit(&[race(1, 1_000, &[("a", 1), ("b", 2)])]);
        assert!(matches!(outcome[..], [Err(StoreError::Failed(_))]), "{outcome:?}");
        assert_eq!(store.uptime(), Ok(Vec::new()), "what ended the race is not there either");
    }
}
