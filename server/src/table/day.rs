//! A try at the race of a day: closed to others until their own is over, ended with the day, and its result.

use std::sync::Arc;

use engine::Phrase;
use protocol::{Ended, HowEnded, Refusal, RefusalCode, TableState};

use super::awake::Awake;
use super::message::refusal;
use super::{Holder, Table};
use crate::app::now_ms;
use crate::day;
use crate::results;
use crate::store::day::TryEnd;
use crate::store::{Entry, Person};

impl Table {
    /// Whether the race has the seed of a day that is not over.
    pub(super) fn is_sealed(&self) -> bool {
        self.stored.is_sealed(self.app.calendar())
    }

    /// Whether the day is over and the race is not.
    fn is_late(&self) -> bool {
        let day = self.stored.company.day.filter(|_| self.stored.state == TableState::Running);
        day.is_some_and(|day| self.app.calendar().is_over(day))
    }

    /// The seed is told when the day is over: whoever has not finished by then has given up.
    pub(super) async fn end_with_day(&mut self) {
        if !self.is_late() {
            return;
        }
        let seats = self.stored.company.seats.iter().zip(0..);
        let by = seats.filter(|(holder, _)| holder.person().is_some()).map(|(_, seat)| seat).collect();
        let ended = Ended { how: HowEnded::GivenUp, by, away: Vec::new(), at_ms: now_ms() };
        let outcome = match self.woken(None).await {
            Ok(_) => self.end(ended).await,
            Err(refused) => Err(refused),
        };
        if let Err(refused) = outcome {
            tracing::warn!(table = %self.id, why = ?refused.say, "a try does not end with its day");
        }
    }

    /// Nothing is chosen any more when the seed may be known.
    pub(super) fn is_in_time(&self, seat: Option<u8>) -> Result<(), Refusal> {
        match self.is_late() {
            true => Err(refusal(RefusalCode::NotNow, &self.id, seat, Phrase::new("server-day-over"))),
            false => Ok(()),
        }
    }

    /// Looks up whether somebody who does not sit here has a try of their own behind them.
    pub(super) async fn look_up_try(&mut self, person: Option<&Arc<Person>>) {
        let Some((person, day)) = person.zip(self.stored.company.day) else { return };
        if !self.is_sealed() || self.is_seated(Some(person)) || self.unlocked.contains(&person.id) {
            return;
        }
        let (id, game, calendar) = (person.id.clone(), self.stored.game.clone(), self.app.calendar().clone());
        let read = self.app.read(move |store| day::is_open(store, &calendar, (day, &game), Some(&id))).await;
        match read {
            Ok(true) => drop(self.unlocked.insert(person.id.clone())),
            Ok(false) => {}
            Err(error) => tracing::warn!(table = %self.id, %error, "a try cannot be read"),
        }
    }

    /// Whether somebody who does not sit here may look.
    pub(super) fn is_closed_to(&self, person: Option<&Person>) -> bool {
        self.is_sealed() && !person.is_some_and(|person| self.unlocked.contains(&person.id))
    }

    /// What came of a try that ends with these places; those who left, gave up or let bots decide are among the last.
    pub(super) fn try_end(
        &self,
        awake: &Awake,
        log: &[Entry],
        places: &[u8],
        last: &[u8],
        at_ms: i64,
    ) -> Option<TryEnd> {
        self.stored.company.day?;
        let seat =
            self.stored.company.seats.iter().position(|holder| matches!(holder, Holder::Person { .. }))?;
        let place = *places.get(seat)?;
        let finished = awake.race.is_over() && !last.contains(&(seat as u8));
        let rounds = results::last_rounds(&self.stored, log).and_then(|rounds| rounds.get(seat).copied());
        let grounds = awake.race.grounds();
        Some(TryEnd::new(at_ms, (finished, place), rounds.unwrap_or(0), &grounds, seat as u8))
    }

    /// The number from which the chance of a seat's bot is drawn, where everybody's race is to be the same: of its own decisions, since
    /// the number of all actions depends on who answers first.
    pub(super) fn own_number(awake: &Awake, seat: u8) -> u32 {
        let own = super::awake::standing(&awake.log).into_iter().filter(|entry| entry.seat == seat);
        own.count() as u32
    }
}
