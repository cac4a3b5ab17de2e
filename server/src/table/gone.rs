//! Somebody who owes a choice is away for too long: those who are left choose what becomes of the race. And whoever is alone against
//! bots may give up. What ends a race so is a fact of the table; its log stays as it is.

use engine::{Phrase, Seat};
use protocol::{AwayChoice, Cause, Ended, HowEnded, Places, Refusal, RefusalCode, TableState, Waiting};

use super::message::refusal;
use super::{Holder, Table};
use crate::app::now_ms;
use crate::store::{Company, Person};

impl Table {
    fn limit_ms(&self) -> i64 {
        i64::from(self.stored.settings.away_limit_s()) * 1_000
    }

    /// From when whoever has the seat counts as away, if they do not look at the table.
    fn away_from(&self, seat: u8) -> Option<i64> {
        let holder = self.stored.company.seats.get(usize::from(seat))?;
        let Holder::Person { left: false, .. } = holder else { return None };
        let company = &self.stored.company;
        let since_ms = (*self.absent_ms.get(usize::from(seat))?)?;
        Some(since_ms.max(company.started_ms.unwrap_or(self.stored.created_ms)) + self.limit_ms())
    }

    fn is_away(&self, seat: u8, now: i64) -> bool {
        self.away_from(seat).is_some_and(|from_ms| from_ms <= now)
    }

    /// Somebody asks without a connection: whoever sits here is here at that moment, and away only when they have asked nothing for long.
    pub(super) fn note_asked(&mut self, person: Option<&Person>) {
        let Some(person) = person.filter(|person| self.is_seated(Some(person))) else { return };
        let now = now_ms();
        let own: Vec<u8> = self.stored.company.seats_of(&person.id).collect();
        let was_away = own.iter().any(|seat| self.is_away(*seat, now));
        for seat in own {
            if let Some(absent_ms) = &mut self.absent_ms[usize::from(seat)] {
                *absent_ms = now;
            }
        }
        self.note_looked();
        if was_away {
            self.stop_unwanted();
            self.state.forget_wishes();
            self.presence.is_news |= !self.watchers.is_empty();
        }
    }

    /// Whether the host has not looked at the table for long.
    pub(super) fn is_host_away(&self) -> bool {
        let company = &self.stored.company;
        let Some(host) = company.host() else { return true };
        let looks =
            self.watchers.iter().any(|watcher| watcher.person.as_ref().is_some_and(|it| it.id == host));
        match company.host_seat() {
            Some(seat) => self.is_away(seat, now_ms()),
            None => !looks && self.stored.created_ms + self.limit_ms() <= now_ms(),
        }
    }

    fn seats(&self) -> std::ops::Range<u8> {
        0..self.stored.company.seats.len() as u8
    }

    /// The seats of those who are away and have owed a choice for as long.
    fn keeping(&self, now: i64) -> Vec<u8> {
        let is_asked = self.stored.state == TableState::Running && !self.stored.settings.bot_when_away();
        let Some(awake) = self.state.awake().filter(|_| is_asked) else { return Vec::new() };
        let owes = |seat: u8| {
            let since_ms = awake.pace.owes_from(Seat(seat));
            since_ms.is_some_and(|since_ms| since_ms + self.limit_ms() <= now)
        };
        self.seats().filter(|seat| self.is_away(*seat, now) && owes(*seat)).collect()
    }

    /// The seats of those who are left: people who are here, or have been away for less.
    fn remaining(&self, now: i64) -> Vec<u8> {
        let stays = |seat: &u8| {
            matches!(
                self.stored.company.seats.get(usize::from(*seat)),
                Some(Holder::Person { left: false, .. })
            )
        };
        self.seats().filter(stays).filter(|seat| !self.is_away(*seat, now)).collect()
    }

    /// What those who are left are told, if somebody keeps the race waiting.
    pub(super) fn waiting(&self) -> Option<Waiting> {
        let now = now_ms();
        let away = self.keeping(now);
        if away.is_empty() {
            return None;
        }
        let company = &self.stored.company;
        let wished = |choice: AwayChoice| {
            let wishes = self.state.begun().map(|begun| &begun.wishes[..]).unwrap_or_default();
            let same = wishes.iter().filter(|(_, wish)| *wish == choice);
            same.flat_map(|(person, _)| company.seats_of(person)).collect()
        };
        let (claim, close) = (wished(AwayChoice::Claim), wished(AwayChoice::Close));
        Some(Waiting { away, claim, close, left: self.remaining(now) })
    }

    /// Whether the person is one of those who may choose.
    pub(super) fn may_choose(&self, person: &Person) -> bool {
        let away = self.keeping(now_ms());
        let stays = |seat: u8| {
            let holder = &self.stored.company.seats[usize::from(seat)];
            matches!(holder, Holder::Person { left: false, .. }) && !away.contains(&seat)
        };
        !away.is_empty() && self.stored.company.seats_of(&person.id).any(stays)
    }

    /// When somebody will count as away, or has owed a choice for long enough, of which nobody here has been told.
    pub(super) fn next_away(&self) -> Option<i64> {
        if self.watchers.is_empty() || !matches!(self.stored.state, TableState::Waiting | TableState::Running)
        {
            return None;
        }
        let owed = |seat: u8| {
            let since_ms = self.state.awake().and_then(|awake| awake.pace.owes_from(Seat(seat)));
            Some(since_ms? + self.limit_ms())
        };
        let absent = self.seats().filter_map(|seat| Some((seat, self.away_from(seat)?)));
        let times = absent.flat_map(|(seat, from_ms)| [Some(from_ms), owed(seat)]);
        times.flatten().filter(|at_ms| *at_ms > self.told_ms).min()
    }

    /// Somebody who is left chooses.
    pub(super) async fn choose(&mut self, person: &Person, choice: AwayChoice) -> Result<(), Refusal> {
        self.woken(None).await?;
        if self.stored.state != TableState::Running {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-ended"));
        }
        // Whoever is behind could end it so before somebody comes back.
        if choice == AwayChoice::Close && self.is_rated() {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-rated-close"));
        }
        let now = now_ms();
        let own: Vec<u8> = self.stored.company.seats_of(&person.id).collect();
        let is_left = |seat: &u8| {
            matches!(
                self.stored.company.seats.get(usize::from(*seat)),
                Some(Holder::Person { left: false, .. })
            )
        };
        if !own.iter().any(is_left) {
            return Err(self.refuse(RefusalCode::NotYours, None, "server-only-table-ends"));
        }
        // Whoever asks is here, with a connection or without one.
        let away: Vec<u8> = self.keeping(now).into_iter().filter(|seat| !own.contains(seat)).collect();
        if away.is_empty() {
            let say = Phrase::new("server-nobody-away").with("minutes", (self.limit_ms() + 59_999) / 60_000);
            return Err(refusal(RefusalCode::NotNow, &self.id, None, say));
        }
        let how = match choice {
            AwayChoice::Bot => return self.let_bots(&away).await,
            AwayChoice::Claim => HowEnded::Claimed,
            AwayChoice::Close => HowEnded::Closed,
        };
        let Some(begun) = self.state.begun_mut() else { return Err(self.not_begun(None)) };
        begun.wishes.retain(|(other, _)| *other != person.id);
        begun.wishes.push((person.id.clone(), choice));
        let wishes = begun.wishes.clone();
        let mut by = self.remaining(now);
        by.extend(own);
        by.sort_unstable();
        by.dedup();
        let agrees = |seat: &u8| {
            let holder = self.stored.company.seats.get(usize::from(*seat)).and_then(Holder::person);
            wishes.iter().any(|(other, wish)| Some(other.as_str()) == holder && *wish == choice)
        };
        if by.iter().all(agrees) {
            return self.end(Ended { how, by, away, at_ms: now }).await;
        }
        self.tell_table();
        Ok(())
    }

    /// Bots play for these seats until whoever sits there comes back.
    async fn let_bots(&mut self, away: &[u8]) -> Result<(), Refusal> {
        let mut company = self.stored.company.clone();
        for seat in away {
            if let Some(Holder::Person { left, .. }) = company.seats.get_mut(usize::from(*seat)) {
                *left = true;
                company.stood_in.push(*seat);
            }
        }
        self.set_company(company, self.stored.state).await?;
        self.drive().await;
        Ok(())
    }

    /// Whoever is here again has the seat back that others gave to a bot meanwhile.
    pub(super) async fn welcome_back(&mut self) {
        // Who left is settled by the end.
        if self.stored.state != TableState::Running {
            return;
        }
        let back: Vec<u8> =
            self.stored.company.stood_in.iter().copied().filter(|seat| self.is_here(*seat)).collect();
        if back.is_empty() {
            return;
        }
        let mut company = self.stored.company.clone();
        company.stood_in.retain(|seat| !back.contains(seat));
        for seat in back {
            if let Some(Holder::Person { left, .. }) = company.seats.get_mut(usize::from(seat)) {
                *left = false;
            }
        }
        if let Err(refused) = self.set_company(company, self.stored.state).await {
            tracing::warn!(table = %self.id, why = ?refused.say, "a bot plays on for somebody who is back");
        }
    }

    /// Whether the person plays against bots alone, or against people who have left.
    pub(super) fn is_alone(&self, person: &Person) -> bool {
        let goes_on =
            |holder: &Holder| matches!(holder, Holder::Person { id, left: false, .. } if *id != person.id);
        self.is_seated(Some(person)) && !self.stored.company.seats.iter().any(goes_on)
    }

    /// Somebody alone against bots gives up.
    pub(super) async fn give_up(&mut self, person: &Person) -> Result<(), Refusal> {
        self.woken(None).await?;
        if !self.is_seated(Some(person)) {
            return Err(self.refuse(RefusalCode::NotYours, None, "server-only-table-ends"));
        }
        if self.stored.state != TableState::Running {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-ended"));
        }
        if !self.is_alone(person) {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-others-play"));
        }
        let by = self.stored.company.seats_of(&person.id).collect();
        self.end(Ended { how: HowEnded::GivenUp, by, away: Vec::new(), at_ms: now_ms() }).await
    }

    /// The race is over, otherwise than by its rules.
    pub(super) async fn end(&mut self, ended: Ended) -> Result<(), Refusal> {
        let at_ms = ended.at_ms;
        let awake = self.state.awake();
        let endings = awake.map(|awake| self.endings(awake, None, Some(&ended), at_ms)).unwrap_or_default();
        let company = Company { ended: Some(ended), ..self.stored.company.clone() };
        self.store_company(company, TableState::Over, endings).await?;
        self.has_ended().await;
        self.tell_all(Cause::Ended).await;
        Ok(())
    }

    /// Nothing goes on at a table whose race has been ended.
    pub(super) async fn has_ended(&mut self) {
        self.state.forget_wishes();
        if let Some(begun) = self.state.begun_mut() {
            begun.ended_ms = Some(now_ms());
        }
        if let Some(awake) = self.state.awake_mut() {
            awake.stop_thinking(&self.id);
        }
        self.tell_championship();
    }
}

/// The places of a race: those of its rules if it is over, and of one that was ended those of that moment, if somebody claimed them.
pub(crate) fn places_of(is_over: bool, stand: Places, ended: Option<&Ended>) -> Option<Places> {
    match ended {
        _ if is_over => Some(stand),
        Some(ended) if ended.how == HowEnded::Claimed => Some(with_last(&stand, &ended.away)),
        Some(_) | None => None,
    }
}

/// The places as they stand, with some seats behind all others.
pub(super) fn with_last(stand: &Places, last: &[u8]) -> Places {
    let is_last = |seat: usize| last.iter().any(|other| usize::from(*other) == seat);
    let before = |place: Option<u8>| {
        let ahead = stand.places.iter().enumerate().filter(|(seat, _)| !is_last(*seat));
        1 + ahead.filter(|(_, other)| place.is_none_or(|place| **other < place)).count() as u8
    };
    let place = |(seat, place): (usize, &u8)| before((!is_last(seat)).then_some(*place));
    let places: Vec<u8> = stand.places.iter().enumerate().map(place).collect();
    let winners =
        places.iter().zip(0..).filter(|(place, _)| **place == 1).map(|(_, seat)| Seat(seat)).collect();
    Places { places, winners }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_stayed_away_comes_last_and_the_others_move_up() {
        let stand = Places { places: vec![2, 1, 2, 4], winners: vec![Seat(1)] };
        let claimed = with_last(&stand, &[1]);
        assert_eq!((claimed.places, claimed.winners), (vec![1, 4, 1, 3], vec![Seat(0), Seat(2)]));
        let claimed = with_last(&stand, &[0, 1, 3]);
        assert_eq!((claimed.places, claimed.winners), (vec![2, 2, 1, 2], vec![Seat(2)]));
    }

    #[test]
    fn only_a_claim_gives_places_to_a_race_that_was_ended() {
        let stand = || Places { places: vec![1, 2], winners: vec![Seat(0)] };
        let ended = |how| Ended { how, by: vec![1], away: vec![0], at_ms: 1 };
        let places = |how| places_of(false, stand(), Some(&ended(how))).map(|places| places.places);
        assert_eq!(places(HowEnded::Claimed), Some(vec![2, 1]));
        assert_eq!((places(HowEnded::Closed), places(HowEnded::GivenUp)), (None, None));
        assert_eq!(places_of(false, stand(), None), None);
        assert_eq!(places_of(true, stand(), None), Some(stand()));
    }
}
