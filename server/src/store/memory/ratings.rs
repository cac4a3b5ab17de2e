//! Rated races and ratings in memory.

use std::collections::BTreeMap;

use super::MemoryStore;
use crate::store::rated::{Book, PROVISIONAL, Points, RatedRace, RatingStep, Ratings, Standing, enter};
use crate::store::{Person, StoreError};

/// Rated races in the order of finishing, and every step of a rating.
#[derive(Debug, Default)]
pub(super) struct Rated {
    races: Vec<RatedRace>,
    steps: Vec<RatingStep>,
}

impl Rated {
    /// Notes a race that has ended and enters it; one that is noted already stays as it is.
    pub(super) fn note(&mut self, race: &RatedRace) -> Result<(), StoreError> {
        if self.races.iter().any(|known| known.table == race.table) {
            return Ok(());
        }
        self.races.push(race.clone());
        enter(self, self.races.len() as i64, race)
    }

    fn last(&self, person: &str, game: &str) -> Option<&RatingStep> {
        self.steps.iter().rev().find(|step| step.person == person && step.game == game)
    }

    /// Everybody's rating in a game, the strongest first.
    fn standings(&self, game: &str, people: &BTreeMap<String, Person>) -> Vec<Standing> {
        let known = people.values().filter_map(|person| Some((person, self.last(&person.id, game)?)));
        let known: Vec<_> = known.collect();
        let is_settled = |points: Points| points.uncertainty <= PROVISIONAL;
        let rank = |points: Points| {
            let settled = known.iter().filter(|(_, step)| is_settled(step.after));
            let better = settled.filter(|(_, step)| step.after.sure() > points.sure());
            is_settled(points).then_some(1 + better.count() as u32)
        };
        let standing = |(person, step): &(&Person, &RatingStep)| Standing {
            person: (*person).clone(),
            game: game.to_string(),
            points: step.after,
            races: step.races,
            rank: rank(step.after),
        };
        let mut all: Vec<Standing> = known.iter().map(standing).collect();
        all.sort_by_key(|standing| (standing.rank.is_none(), standing.rank, standing.person.id.clone()));
        all
    }
}

impl Book for Rated {
    fn rating(&self, person: &str, game: &str) -> Result<Option<(Points, u32)>, StoreError> {
        Ok(self.last(person, game).map(|step| (step.after, step.races)))
    }

    fn meetings(&self, (one, other): (&str, &str), game: &str, after_ms: i64) -> Result<u32, StoreError> {
        let of = |person: &str| -> Vec<i64> {
            let theirs = self.steps.iter().filter(|step| step.person == person);
            theirs.filter(|step| step.game == game && step.at_ms > after_ms).map(|step| step.number).collect()
        };
        let met = of(other);
        Ok(of(one).iter().filter(|number| met.contains(number)).count() as u32)
    }

    fn note(&mut self, step: RatingStep) -> Result<(), StoreError> {
        self.steps.push(step);
        Ok(())
    }
}

impl Ratings for MemoryStore {
    fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        Ok(self.lock().people.get(id).cloned())
    }

    fn ratings_of(&self, person: &str) -> Result<Vec<Standing>, StoreError> {
        let inner = self.lock();
        let mut games: Vec<&str> = inner.rated.steps.iter().map(|step| step.game.as_str()).collect();
        games.sort_unstable();
        games.dedup();
        let all = games.into_iter().flat_map(|game| inner.rated.standings(game, &inner.people));
        Ok(all.filter(|standing| standing.person.id == person).collect())
    }

    fn leaders(&self, game: &str, most: u32) -> Result<Vec<Standing>, StoreError> {
        let inner = self.lock();
        let ranked = inner.rated.standings(game, &inner.people).into_iter().filter(|it| it.rank.is_some());
        Ok(ranked.take(most as usize).collect())
    }

    fn rating_steps(&self, person: &str, game: &str, most: u32) -> Result<Vec<RatingStep>, StoreError> {
        let inner = self.lock();
        let theirs = inner.rated.steps.iter().filter(|step| step.person == person && step.game == game);
        let theirs: Vec<RatingStep> = theirs.cloned().collect();
        Ok(theirs[theirs.len().saturating_sub(most as usize)..].to_vec())
    }

    fn rated_race(&self, table: &str) -> Result<Option<(RatedRace, Vec<RatingStep>)>, StoreError> {
        let inner = self.lock();
        let race = inner.rated.races.iter().find(|race| race.table == table).cloned();
        let steps = inner.rated.steps.iter().filter(|step| step.table == table).cloned().collect();
        Ok(race.map(|race| (race, steps)))
    }
}
