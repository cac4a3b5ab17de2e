//! What the host does before the race: seats, people, the role itself, and closing the table.

use engine::Phrase;
use protocol::{May, Refusal, RefusalCode, SeatWish, ServerMessage, TableState};

use super::awake::new_race;
use super::message::refusal;
use super::{Holder, Table};
use crate::store::{Company, Person, StoredTable, Write};
use crate::{rated, words};

impl Table {
    /// What somebody may do now, besides what everybody at a seat may.
    pub(super) fn may(&self, person: Option<&Person>) -> Vec<May> {
        let Some(person) = person else { return Vec::new() };
        match self.stored.state {
            TableState::Waiting if self.stored.company.is_host(&person.id) => vec![May::Host, May::Close],
            TableState::Waiting if self.is_seated(Some(person)) && self.is_host_away() => vec![May::Close],
            TableState::Running if self.may_choose(person) => vec![May::Away],
            TableState::Running if self.is_alone(person) => vec![May::GiveUp],
            _ => Vec::new(),
        }
    }

    /// Only the host, and only before the race.
    pub(super) fn as_host(&self, person: &Person) -> Result<(), Refusal> {
        if self.stored.state != TableState::Waiting {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-begun"));
        }
        if !self.stored.company.is_host(&person.id) {
            return Err(self.refuse(RefusalCode::NotYours, None, "server-only-host"));
        }
        Ok(())
    }

    /// The host makes something else of a seat at which nobody sits, adds one or takes the last one away.
    pub(super) async fn set_seat(
        &mut self,
        person: &Person,
        seat: u8,
        to: SeatWish,
        key: String,
    ) -> Result<(), Refusal> {
        self.as_host(person)?;
        let mut company = self.stored.company.clone();
        let (at, count) = (usize::from(seat), company.seats.len());
        if at > count {
            return Err(self.refuse(RefusalCode::NotFound, Some(seat), "server-no-seat"));
        }
        if matches!(company.seats.get(at), Some(Holder::Person { .. })) {
            return Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-seat-person"));
        }
        let holder = match to {
            SeatWish::Open {} => Some(Holder::Open),
            SeatWish::Link {} => Some(Holder::Link(key)),
            SeatWish::Bot { level } => {
                let unfit = |say| refusal(RefusalCode::Unreadable, &self.id, None, say);
                let level = words::find_level(&level).map_err(unfit)?;
                if self.is_rated() {
                    rated::check_level(&self.stored.game, level).map_err(unfit)?;
                }
                Some(Holder::Bot(level))
            }
            SeatWish::Closed {} => None,
        };
        company.keys.remove(&seat);
        match holder {
            Some(holder) if at < count => company.seats[at] = holder,
            Some(holder) => company.seats.push(holder),
            None if at + 1 == count => drop(company.seats.pop()),
            None => return Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-last-seat")),
        }
        if self.is_rated() && company.seats.len() < 2 {
            return Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-rated-seats"));
        }
        // The game must have as many seats.
        let changed = StoredTable { company: company.clone(), ..self.stored.clone() };
        new_race(&changed).map_err(|error| self.unplayable(error))?;
        self.set_company(company, TableState::Waiting).await
    }

    /// The host removes whoever has a seat, who does not sit down here again.
    pub(super) async fn remove(&mut self, person: &Person, seat: u8, key: String) -> Result<(), Refusal> {
        self.as_host(person)?;
        let mut company = self.stored.company.clone();
        match company.seats.get(usize::from(seat)) {
            Some(Holder::Person { id, .. }) if *id == person.id => {
                return Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-remove-self"));
            }
            Some(Holder::Person { id, .. }) => company.removed.push(id.clone()),
            _ => return Err(self.refuse(RefusalCode::NotFound, Some(seat), "server-nobody-sits")),
        }
        // The old link is known to whoever was removed.
        if let Some(hash) = company.keys.get_mut(&seat) {
            *hash = key;
        }
        company.vacate(seat);
        self.set_company(company, TableState::Waiting).await
    }

    /// The host hands the role on.
    pub(super) async fn hand_on(&mut self, person: &Person, seat: u8) -> Result<(), Refusal> {
        self.as_host(person)?;
        let next = self.stored.company.seats.get(usize::from(seat)).and_then(Holder::person);
        let Some(next) = next.map(str::to_string) else {
            return Err(self.refuse(RefusalCode::NotFound, Some(seat), "server-nobody-sits"));
        };
        let company = Company { host: Some(next), ..self.stored.company.clone() };
        self.set_company(company, TableState::Waiting).await
    }

    /// Somebody closes the table: before the race it goes, and a race against bots alone is given up.
    pub(super) async fn close(&mut self, person: &Person) -> Result<(), Refusal> {
        if self.stored.state != TableState::Waiting {
            return self.give_up(person).await;
        }
        if !self.may(Some(person)).contains(&May::Close) {
            return Err(self.refuse(RefusalCode::NotYours, None, "server-only-host"));
        }
        let name = engine::Value::text(person.name.as_str());
        self.drop_table(Phrase::new("server-closed").with("name", name)).await
    }

    /// Nobody has looked for long at a table whose race has not begun.
    pub(super) async fn let_go(&mut self) {
        if self.stored.state != TableState::Waiting || !self.watchers.is_empty() {
            return self.note_looked();
        }
        if let Err(refused) = self.drop_table(Phrase::new("server-closed-lonely")).await {
            tracing::warn!(table = %self.id, why = ?refused.say, "a table that nobody looks at stays");
        }
    }

    /// The table goes, and everybody who looks at it is told why.
    pub(super) async fn drop_table(&mut self, say: Phrase) -> Result<(), Refusal> {
        let dropped = self.app.writer.write(Write::DropTable { table: self.id.to_string() }).await;
        dropped.map_err(|error| self.store_refusal(&error))?;
        self.is_closed = true;
        self.app.hub.set_due(&self.id, None);
        self.broadcast(&ServerMessage::Closed { table: self.id.to_string(), say });
        self.watchers.clear();
        Ok(())
    }

    /// Somebody looks at a table whose race has not begun, or has just looked away.
    pub(super) fn note_looked(&self) {
        if self.stored.state == TableState::Waiting {
            self.app.hub.looked_at(&self.id);
        }
    }
}
