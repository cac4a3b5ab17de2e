//! Sitting down, getting up, beginning, playing again.

use engine::Phrase;
use protocol::{Cause, Refusal, RefusalCode, Starting, TableInfo, TableState};

use super::awake::new_race;
use super::message::{Wish, refusal};
use super::state::State;
use super::{Holder, Table};
use crate::app::{now_ms, secret_hash};
use crate::lobby;
use crate::store::{Company, Person, StoreError, Write};

impl Table {
    pub(super) async fn wish(&mut self, person: &Person, wish: Wish) -> Result<TableInfo, Refusal> {
        match wish {
            Wish::Sit { seat, key, name } => self.sit(person, seat, key.as_deref(), name).await?,
            Wish::Leave { seat } => self.leave(person, seat).await?,
            Wish::Start => self.start_asked(person).await?,
            Wish::Rematch => self.rematch(person).await?,
        }
        Ok(self.info())
    }

    fn refuse(&self, code: RefusalCode, seat: Option<u8>, id: &'static str) -> Refusal {
        refusal(code, &self.id, seat, Phrase::new(id))
    }

    async fn sit(
        &mut self,
        person: &Person,
        seat: u8,
        key: Option<&str>,
        name: Option<String>,
    ) -> Result<(), Refusal> {
        let mut company = self.stored.company.clone();
        let Some(holder) = company.seats.get(usize::from(seat)) else {
            return Err(self.refuse(RefusalCode::NotFound, Some(seat), "server-no-seat"));
        };
        // Whoever comes back is called as before.
        let name = name.or_else(|| Some(holder.name()?.to_string()));
        match holder {
            Holder::Open => {}
            Holder::Link(hash) if key.is_some_and(|key| secret_hash(key) == *hash) => {}
            Holder::Link(_) => {
                return Err(self.refuse(RefusalCode::NotYours, Some(seat), "server-seat-has-link"));
            }
            Holder::Person { id, left: false, name: known }
                if *id == person.id && name.as_ref() == Some(known) =>
            {
                return Ok(());
            }
            Holder::Person { id, .. } if *id == person.id => {}
            Holder::Person { .. } | Holder::Bot(_) => {
                return Err(self.refuse(RefusalCode::NotYours, Some(seat), "server-seat-taken"));
            }
        }
        // Who takes another name need not be told apart from who they were.
        company.seats[usize::from(seat)] = Holder::Open;
        company.seats[usize::from(seat)] = lobby::person_at(&company.seats, person, name.as_deref());
        let is_full = company.seats.iter().all(|holder| !matches!(holder, Holder::Open | Holder::Link(_)));
        let begins = is_full
            && self.stored.settings.start == Starting::Full
            && self.stored.state == TableState::Waiting;
        if begins { self.begin(company).await } else { self.set_company(company, self.stored.state).await }
    }

    async fn leave(&mut self, person: &Person, seat: u8) -> Result<(), Refusal> {
        self.admit(Some(person), Some(seat))?;
        let mut company = self.stored.company.clone();
        let is_waiting = self.stored.state == TableState::Waiting;
        if let Some(holder) = company.seats.get_mut(usize::from(seat)) {
            match holder {
                _ if is_waiting => *holder = Holder::Open,
                Holder::Person { left, .. } => *left = true,
                Holder::Open | Holder::Link(_) | Holder::Bot(_) => {}
            }
        }
        self.set_company(company, self.stored.state).await?;
        self.drive().await;
        Ok(())
    }

    /// Somebody at the table says that the race begins; seats left empty are bots'.
    async fn start_asked(&mut self, person: &Person) -> Result<(), Refusal> {
        if self.stored.state != TableState::Waiting {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-begun"));
        }
        if !self.is_seated(Some(person)) {
            return Err(self.refuse(RefusalCode::NotYours, None, "server-only-table-begins"));
        }
        let stand_in = self.stored.stand_in().map_err(|error| self.store_refusal(&error))?;
        let mut company = self.stored.company.clone();
        for holder in &mut company.seats {
            if matches!(holder, Holder::Open | Holder::Link(_)) {
                *holder = Holder::Bot(stand_in);
            }
        }
        self.begin(company).await
    }

    /// The race begins.
    async fn begin(&mut self, mut company: Company) -> Result<(), Refusal> {
        new_race(&self.stored).map_err(|error| self.unplayable(error))?;
        company.started_ms = Some(now_ms());
        self.set_company(company, TableState::Running).await?;
        self.wake().await?;
        self.tell_all(Cause::Start).await;
        self.drive().await;
        Ok(())
    }

    /// Stores who sits where and tells everybody.
    pub(super) async fn set_company(&mut self, company: Company, state: TableState) -> Result<(), Refusal> {
        let now = now_ms();
        let due_ms = match (self.state.awake(), state) {
            (Some(awake), TableState::Running) => {
                self.due_with(awake, &awake.pace, now).map(|due| due.min(now))
            }
            // A race that begins is looked at once, whoever has the first move.
            (None, TableState::Running) => Some(now),
            _ => None,
        };
        let write = Write::SetTable {
            table: self.id.to_string(),
            version: self.stored.version + 1,
            company: Box::new(company.clone()),
            state,
            due_ms,
        };
        match self.app.writer.write(write).await {
            Ok(()) => {
                self.stored.version += 1;
                (self.stored.company, self.stored.state) = (company, state);
                match &mut self.state {
                    State::Waiting => self.state = State::of(&self.stored),
                    State::Asleep { .. } => {}
                    State::Awake(awake) => awake.due_ms = None,
                }
                self.note_presence();
                self.stop_unwanted();
                self.app.hub.set_due(&self.id, due_ms);
                self.tell_table();
                Ok(())
            }
            Err(StoreError::Conflict) => {
                self.reload().await;
                Err(self.refuse(RefusalCode::NotNow, None, "server-table-changed"))
            }
            Err(error) => Err(self.store_refusal(&error)),
        }
    }

    /// The same seats once more at a new table, with a new seed. Asking again gives the same table.
    async fn rematch(&mut self, person: &Person) -> Result<(), Refusal> {
        if self.stored.company.rematch.is_some() {
            return Ok(());
        }
        if !self.is_seated(Some(person)) {
            return Err(self.refuse(RefusalCode::NotYours, None, "server-only-table-rematch"));
        }
        if self.stored.state != TableState::Over {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-not-over"));
        }
        let seats = self.stored.company.seats.iter().cloned();
        let seats = seats.map(|holder| match holder {
            Holder::Person { id, name, .. } => Holder::Person { id, name, left: false },
            other => other,
        });
        let (seats, maker) = (seats.collect(), Some(person.id.clone()));
        let company = Company { seats, maker, started_ms: Some(now_ms()), ..Company::default() };
        let (game, options) = (self.stored.game.clone(), self.stored.options.clone());
        let settings = self.stored.settings.clone();
        let made =
            lobby::store_table(&self.app, &game, options, settings, company, TableState::Running).await;
        let id = made.map_err(|error| self.store_refusal(&error))?;
        let company = Company { rematch: Some(id.clone()), ..self.stored.company.clone() };
        self.set_company(company, self.stored.state).await?;
        self.app.hub.set_due(&id.into(), Some(now_ms()));
        Ok(())
    }
}
