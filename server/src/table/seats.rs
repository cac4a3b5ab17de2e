//! Sitting down, getting up, beginning.

use engine::Phrase;
use protocol::{Cause, Refusal, RefusalCode, Starting, TableInfo, TableState};

use super::awake::new_race;
use super::heat::Endings;
use super::message::{Wish, refusal};
use super::state::State;
use super::{Holder, Table};
use crate::app::{now_ms, secret_hash};
use crate::lobby;
use crate::store::{Company, Person, StoreError, Write};

impl Table {
    pub(super) async fn wish(&mut self, person: &Person, wish: Wish) -> Result<TableInfo, Refusal> {
        match wish {
            Wish::Sit { seat, name, .. } if self.stored.state == TableState::Over => {
                self.rename_after(person, seat, name).await?;
            }
            Wish::Sit { seat, key, name, share } => {
                self.sit(person, seat, key.as_deref(), name, share).await?;
            }
            Wish::Share { seat, share } => self.share(person, seat, share).await?,
            Wish::Leave { seat } => self.leave(person, seat).await?,
            Wish::Start => self.start_asked(person).await?,
            Wish::SetSeat { seat, to, key } => self.set_seat(person, seat, to, key).await?,
            Wish::Remove { seat, key } => self.remove(person, seat, key).await?,
            Wish::HandOn { seat } => self.hand_on(person, seat).await?,
            Wish::Close => self.close(person).await?,
            Wish::Away(choice) => self.choose(person, choice).await?,
            Wish::Rematch { peer } => self.rematch(person, peer).await?,
        }
        Ok(self.info_for(Some(person)))
    }

    pub(super) fn refuse(&self, code: RefusalCode, seat: Option<u8>, id: &'static str) -> Refusal {
        refusal(code, &self.id, seat, Phrase::new(id))
    }

    async fn sit(
        &mut self,
        person: &Person,
        seat: u8,
        key: Option<&str>,
        name: Option<String>,
        share: Option<String>,
    ) -> Result<(), Refusal> {
        let mut company = self.stored.company.clone();
        let Some(holder) = company.seats.get(usize::from(seat)) else {
            return Err(self.refuse(RefusalCode::NotFound, Some(seat), "server-no-seat"));
        };
        if company.removed.contains(&person.id) {
            return Err(self.refuse(RefusalCode::NotYours, Some(seat), "server-removed"));
        }
        let is_new = holder.person() != Some(&person.id);
        if is_new && company.host().is_some_and(|host| self.app.shuns.blocks(host, &person.id)) {
            return Err(self.refuse(RefusalCode::NotYours, Some(seat), "server-blocked"));
        }
        self.may_sit(&company, &person.id, seat)?;
        self.may_have(&company, &person.id, seat)?;
        self.count_sitting(&company, &person.id)?;
        // Whoever comes back is called as before.
        let name = name.or_else(|| Some(holder.name()?.to_string()));
        match holder {
            Holder::Open => {}
            Holder::Link(hash) if key.is_some_and(|key| secret_hash(key) == *hash) => {
                company.keys.insert(seat, hash.clone());
            }
            Holder::Reserved { id, .. } if *id == person.id => {}
            Holder::Reserved { .. } => {
                return Err(self.refuse(RefusalCode::NotYours, Some(seat), "server-seat-reserved"));
            }
            Holder::Link(_) => {
                return Err(self.refuse(RefusalCode::NotYours, Some(seat), "server-seat-has-link"));
            }
            Holder::Person { id, left: false, name: known }
                if *id == person.id && name.as_ref() == Some(known) =>
            {
                return match share {
                    Some(share) => self.share(person, seat, share).await,
                    None => Ok(()),
                };
            }
            Holder::Person { id, .. } if *id == person.id => {}
            Holder::Person { .. } | Holder::Bot(_) => {
                return Err(self.refuse(RefusalCode::NotYours, Some(seat), "server-seat-taken"));
            }
        }
        company.host = Some(company.host().unwrap_or(&person.id).to_string());
        // Who takes another name need not be told apart from who they were.
        company.seats[usize::from(seat)] = Holder::Open;
        company.seats[usize::from(seat)] = lobby::person_at(&company.seats, person, name.as_deref());
        company.stood_in.retain(|other| *other != seat);
        if let Some(share) = share {
            self.add_share(&mut company, seat, share)?;
        }
        // A rematch begins when everybody has accepted.
        let is_asked = self.stored.settings.start == Starting::Asked && company.rematch_of.is_none();
        let begins = company.is_full() && !is_asked && self.stored.state == TableState::Waiting;
        if begins { self.begin(company).await } else { self.set_company(company, self.stored.state).await }
    }

    /// Somebody who sits at the table adds their share to the seed.
    async fn share(&mut self, person: &Person, seat: u8, share: String) -> Result<(), Refusal> {
        self.admit(Some(person), Some(seat))?;
        let mut company = self.stored.company.clone();
        self.add_share(&mut company, seat, share)?;
        self.set_company(company, TableState::Waiting).await
    }

    /// A share is given once and before the race: then nobody can choose it by what came of the others.
    fn add_share(&self, company: &mut Company, seat: u8, share: String) -> Result<(), Refusal> {
        if self.stored.state != TableState::Waiting {
            return Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-share-late"));
        }
        match company.shares.insert(seat, share.clone()) {
            Some(known) if known != share => {
                Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-share-twice"))
            }
            _ => Ok(()),
        }
    }

    async fn leave(&mut self, person: &Person, seat: u8) -> Result<(), Refusal> {
        let mut company = self.stored.company.clone();
        let is_waiting = self.stored.state == TableState::Waiting;
        if !(is_waiting && company.offered_to(&person.id).any(|offered| offered == seat)) {
            self.admit(Some(person), Some(seat))?;
        }
        match company.seats.get_mut(usize::from(seat)) {
            _ if is_waiting => company.vacate(seat),
            // Who left and who stayed is settled by the end; whoever gets up afterwards is not asked to race again.
            _ if self.stored.state == TableState::Over && company.risen.contains(&seat) => {}
            _ if self.stored.state == TableState::Over => company.risen.push(seat),
            Some(Holder::Person { left, .. }) => *left = true,
            _ => {}
        }
        if company == self.stored.company {
            return Ok(());
        }
        self.set_company(company, self.stored.state).await?;
        self.drive().await;
        Ok(())
    }

    /// After the race whoever sat here may be called otherwise, and is asked again to race once more; what came of the race stays.
    async fn rename_after(&mut self, person: &Person, seat: u8, name: Option<String>) -> Result<(), Refusal> {
        self.admit(Some(person), Some(seat))?;
        let mut company = self.stored.company.clone();
        company.risen.retain(|other| *other != seat);
        if let Some(name) = name {
            let others = company.seats.iter().zip(0..).filter(|(_, other)| *other != seat);
            let others: Vec<Holder> = others.map(|(holder, _)| holder.clone()).collect();
            let told = lobby::person_at(&others, person, Some(&name));
            if let Some(Holder::Person { name, .. }) = company.seats.get_mut(usize::from(seat)) {
                *name = told.name().unwrap_or_default().to_string();
            }
        }
        if company == self.stored.company {
            return Ok(());
        }
        self.count_sitting(&company, &person.id)?;
        self.set_company(company, TableState::Over).await
    }

    /// At a table of another host somebody has one seat, and every further one by its own link or because it was kept for them.
    fn may_have(&self, company: &Company, person: &str, seat: u8) -> Result<(), Refusal> {
        let is_open = company.seats.get(usize::from(seat)) == Some(&Holder::Open);
        let is_guest = company.host().is_some_and(|host| host != person);
        if is_open && is_guest && company.seats_of(person).next().is_some() {
            return Err(self.refuse(RefusalCode::NotNow, Some(seat), "server-one-seat"));
        }
        Ok(())
    }

    /// Sitting down and new names are limited, at a table by the minute and at new tables by the hour.
    fn count_sitting(&mut self, company: &Company, person: &str) -> Result<(), Refusal> {
        let limits = &self.app.config.limits;
        let (a_minute, an_hour) = (limits.sits_per_minute, limits.sits_per_hour);
        let too_much = |say: Phrase| Err(refusal(RefusalCode::TooMuch, &self.id, None, say));
        if !self.sat.take(person, now_ms(), (a_minute, 60_000)) {
            return too_much(Phrase::new("server-sit-fast").with("most", a_minute as i64));
        }
        let is_theirs = company.seats.iter().any(|holder| holder.is_for(person));
        if !is_theirs && !company.is_host(person) && !self.app.gate.sits(person) {
            return too_much(Phrase::new("server-sit-many").with("most", an_hour));
        }
        Ok(())
    }

    /// The host says that the race begins; seats left empty are bots'.
    async fn start_asked(&mut self, person: &Person) -> Result<(), Refusal> {
        self.as_host(person)?;
        let stand_in = self.stored.settings.stand_in;
        let mut company = self.stored.company.clone();
        for holder in &mut company.seats {
            if matches!(holder, Holder::Open | Holder::Link(_) | Holder::Reserved { .. }) {
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
        self.store_company(company, state, Endings::default()).await
    }

    /// The same, with what is stored of a race that ends so.
    pub(super) async fn store_company(
        &mut self,
        company: Company,
        state: TableState,
        endings: Endings,
    ) -> Result<(), Refusal> {
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
        match self.app.writer.write(self.finishing(write, endings)).await {
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
                self.look_up_ratings().await;
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
}
