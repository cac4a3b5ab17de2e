//! A rated race: who came in where as it counts, and nobody who keeps it from its end.

use protocol::{ClockPlan, Ended, How, HowEnded, Refusal, RefusalCode, TableState};

use super::awake::{Awake, standing};
use super::gone::with_last;
use super::{Holder, Table};
use crate::rated::{self, Told};
use crate::store::rated::{Finish, Racer, RatedRace, RatedSeat};
use crate::store::{Company, Entry, What};

impl Table {
    pub(super) fn is_rated(&self) -> bool {
        self.stored.settings.rated
    }

    /// Looks up ratings again, at a rated table.
    pub(super) async fn look_up_ratings(&mut self) {
        if !self.is_rated() {
            return;
        }
        let (table, game) = (self.id.to_string(), self.stored.game.clone());
        let company = self.stored.company.clone();
        match self.app.read(move |store| Told::look(store, &table, &game, &company)).await {
            Ok(told) => self.rated = told,
            Err(error) => tracing::warn!(table = %self.id, %error, "ratings cannot be read"),
        }
    }

    /// What is stored of a rated race that ends with this step, or because somebody ended it.
    pub(super) fn rated_end(
        &self,
        awake: &Awake,
        last: Option<&Entry>,
        ended: Option<&Ended>,
        at_ms: i64,
    ) -> Option<Finish> {
        if !self.is_rated() {
            return None;
        }
        let log: Vec<Entry> = awake.log.iter().chain(last).cloned().collect();
        let last = last_seats(&self.stored.company, &log, ended);
        let places = with_last(&awake.race.places(), &last).places;
        let decided = |seat: u8| {
            let own = |entry: &&Entry| matches!(entry.what, What::Action { how: How::Person, .. });
            standing(&log).into_iter().filter(own).any(|entry| entry.seat == seat)
        };
        let seats = self.stored.company.seats.iter().zip(&places).zip(0..).map(|((holder, place), seat)| {
            let who = match holder {
                Holder::Person { id, .. } => Racer::Person(id.clone()),
                Holder::Bot(level) => Racer::Bot(rated::bot_points(&self.stored.game, *level)?),
                Holder::Open | Holder::Link(_) | Holder::Reserved { .. } => return None,
            };
            let idle = matches!(who, Racer::Person(_)) && !decided(seat);
            Some(RatedSeat { place: *place, who, idle })
        });
        let seats: Vec<RatedSeat> = seats.collect::<Option<_>>()?;
        let is_raced = seats.iter().any(|seat| matches!(seat.who, Racer::Person(_)));
        let (table, game) = (self.id.to_string(), self.stored.game.clone());
        let attempt = self.try_end(awake, &log, &places, &last, at_ms);
        is_raced.then_some(Finish { race: RatedRace { table, game, at_ms, seats }, attempt })
    }

    /// From when the race goes on without whoever owes a choice at a rated table without a clock.
    pub(super) fn overdue_from(&self, owed_ms: i64) -> Option<i64> {
        if let Some(day) = self.stored.company.day {
            return Some(self.app.calendar().ends_ms(day));
        }
        let has_clock = self.stored.settings.clock != ClockPlan::None {};
        let wait_ms = self.app.config.rated_wait.as_millis() as i64;
        (self.is_rated() && !has_clock).then(|| owed_ms.saturating_add(wait_ms))
    }

    /// The company without those who keep a rated race waiting for too long; none if nobody does.
    fn without_overdue(&self, now: i64) -> Option<Company> {
        let awake = self.state.awake().filter(|_| self.is_rated())?;
        let is_over = |seat: engine::Seat| {
            let due_ms = awake.pace.owes_from(seat).and_then(|owed_ms| self.overdue_from(owed_ms));
            due_ms.is_some_and(|at_ms| at_ms <= now)
        };
        let mut company = self.stored.company.clone();
        let mut is_changed = false;
        for seat in awake.pace.owing().filter(|seat| is_over(*seat)) {
            if let Some(Holder::Person { left: left @ false, .. }) = company.seats.get_mut(seat.index()) {
                (*left, is_changed) = (true, true);
                company.lost.push(seat.0);
            }
        }
        is_changed.then_some(company)
    }

    /// Whoever keeps a rated race waiting for too long has left it and does not get the seat back: nobody escapes a result by staying away,
    /// and nobody holds a race up day after day by coming back just then.
    pub(super) async fn leave_overdue(&mut self, now: i64) {
        if let Some(company) = self.without_overdue(now)
            && let Err(refused) = self.set_company(company, TableState::Running).await
        {
            tracing::warn!(table = %self.id, why = ?refused.say, "a rated race waits on");
        }
    }

    /// At a rated table a person has one seat, and nobody comes back to one that was lost.
    pub(super) fn may_sit(&self, company: &Company, person: &str, seat: u8) -> Result<(), Refusal> {
        if company.lost.contains(&seat) {
            return Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-rated-lost"));
        }
        if self.is_rated() && company.seats_of(person).any(|other| other != seat) {
            return Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-rated-twice"));
        }
        Ok(())
    }
}

/// The seats that count as last: whoever has left or given up, stays away, or let bots decide more often than not.
pub(super) fn last_seats(company: &Company, log: &[Entry], ended: Option<&Ended>) -> Vec<u8> {
    let gave_up = ended.filter(|ended| ended.how == HowEnded::GivenUp).map(|ended| ended.by.as_slice());
    let away = ended.map(|ended| ended.away.as_slice()).unwrap_or_default();
    let is_last = |seat: u8, holder: &Holder| match holder {
        Holder::Person { left, .. } => {
            *left
                || gave_up.is_some_and(|by| by.contains(&seat))
                || away.contains(&seat)
                || is_stood_in(log, seat)
        }
        Holder::Open | Holder::Link(_) | Holder::Reserved { .. } | Holder::Bot(_) => false,
    };
    let seats = company.seats.iter().zip(0..);
    seats.filter(|(holder, seat)| is_last(*seat, holder)).map(|(_, seat)| seat).collect()
}

/// Whether bots decided for a person more often than the person did.
fn is_stood_in(log: &[Entry], seat: u8) -> bool {
    let of_seat = standing(log).into_iter().filter(|entry| entry.seat == seat);
    let by_person = of_seat.map(|entry| matches!(entry.what, What::Action { how: How::Person, .. }));
    let (own, others): (Vec<bool>, Vec<bool>) = by_person.partition(|is_own| *is_own);
    others.len() > own.len()
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use protocol::Places;
    use serde_json::Value;

    use super::*;

    fn person(id: &str, left: bool) -> Holder {
        Holder::Person { id: id.to_string(), name: id.to_string(), left }
    }

    fn log(deciders: &[(u8, How)]) -> Vec<Entry> {
        let entry = |(seq, (seat, how)): (u32, &(u8, How))| {
            let what = What::Action { how: *how, action: Value::Null };
            Entry { seq, at_ms: 0, seat: *seat, still_ms: 0, what }
        };
        (1..).zip(deciders).map(entry).collect()
    }

    fn places(seats: Vec<Holder>, log: &[Entry], stand: &[u8], ended: Option<&Ended>) -> Vec<u8> {
        let winners = vec![Seat(0)];
        let last = last_seats(&Company { seats, ..Company::default() }, log, ended);
        with_last(&Places { places: stand.to_vec(), winners }, &last).places
    }

    #[test]
    fn whoever_left_comes_last_and_several_share_it() {
        let seats = |left| vec![person("a", left), person("b", false), person("c", left)];
        assert_eq!(places(seats(false), &[], &[1, 2, 3], None), [1, 2, 3]);
        assert_eq!(places(seats(true), &[], &[1, 2, 3], None), [2, 1, 2]);
    }

    #[test]
    fn whoever_let_bots_decide_more_often_than_not_comes_last() {
        let seats = || vec![person("a", false), person("b", false)];
        let half = log(&[(0, How::Person), (1, How::Person), (0, How::Clock)]);
        assert_eq!(places(seats(), &half, &[1, 2], None), [1, 2]);
        let most = log(&[(0, How::Person), (0, How::Clock), (0, How::Away)]);
        assert_eq!(places(seats(), &most, &[1, 2], None), [2, 1]);
    }

    #[test]
    fn whoever_gives_up_or_stays_away_comes_last_and_a_bot_never_does_so() {
        let bot = Holder::Bot(bots::Level::Greedy);
        let ended = |how, by, away| Ended { how, by, away, at_ms: 0 };
        let given_up = ended(HowEnded::GivenUp, vec![0], Vec::new());
        assert_eq!(places(vec![person("a", false), bot], &[], &[1, 2], Some(&given_up)), [2, 1]);
        let claimed = ended(HowEnded::Claimed, vec![1], vec![0]);
        let both = vec![person("a", false), person("b", false)];
        assert_eq!(places(both, &[], &[1, 2], Some(&claimed)), [2, 1]);
    }
}
