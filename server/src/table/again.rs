//! Playing again: an offer to those who played, or, against bots alone, a new race at once.

use std::net::IpAddr;

use protocol::{Refusal, RefusalCode, TableState};

use super::{Holder, Table};
use crate::app::{now_ms, secret_hash};
use crate::gate::Kind;
use crate::lobby;
use crate::store::{Company, Person, StoreError};

impl Table {
    /// The same seats once more at a new table, with a new seed. Asking again gives the same table, as long as there is one.
    pub(super) async fn rematch(&mut self, person: &Person, peer: IpAddr) -> Result<(), Refusal> {
        if !self.is_seated(Some(person)) {
            return Err(self.refuse(RefusalCode::NotYours, None, "server-only-table-rematch"));
        }
        if self.stored.state != TableState::Over {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-not-over"));
        }
        // From the usual start it would be another race, and from that moment it is begun where that moment was.
        if self.stored.company.try_of.is_some() {
            return Err(self.refuse(RefusalCode::NotNow, None, "server-try-again"));
        }
        if let Some(next) = self.stored.company.rematch.clone() {
            let next = self.app.read(move |store| store.table(&next)).await;
            if next.map_err(|error| self.store_refusal(&error))?.is_some() {
                return Ok(());
            }
        }
        if !self.app.gate.take(peer, Kind::Table) {
            return Err(self.refuse(RefusalCode::TooMuch, None, "server-many-tables"));
        }
        let mut company = self.offer(person).map_err(|error| self.store_refusal(&error))?;
        let begins = company.is_full();
        company.started_ms = begins.then(now_ms);
        let state = if begins { TableState::Running } else { TableState::Waiting };
        let (game, options) = (self.stored.game.clone(), self.stored.options.clone());
        let settings = self.stored.settings.clone();
        let made = lobby::store_table(&self.app, &game, options, settings, company, state).await;
        let id = made.map_err(|error| self.store_refusal(&error))?;
        let company = Company { rematch: Some(id.clone()), ..self.stored.company.clone() };
        self.set_company(company, self.stored.state).await?;
        if begins {
            self.app.hub.set_due(&id.into(), Some(now_ms()));
        }
        Ok(())
    }

    /// The seats of the rematch: the offerer's own, bots, those kept for the others, and bots for those who left. A seat that had a link has
    /// one again if it becomes free, with a key that nobody knows until the host asks for one.
    fn offer(&self, person: &Person) -> Result<Company, StoreError> {
        let stand_in = self.stored.settings.stand_in;
        let seats = self.stored.company.seats.iter().cloned().zip(0..);
        let has_risen = |seat: &u8| self.stored.company.risen.contains(seat);
        let seats = seats.map(|(holder, seat)| match holder {
            Holder::Person { id, name, .. } if id == person.id => Holder::Person { id, name, left: false },
            Holder::Person { .. } if has_risen(&seat) => Holder::Bot(stand_in),
            Holder::Person { left: true, .. } => Holder::Bot(stand_in),
            // Whoever is kept away is not invited, and invites nobody who keeps them away.
            Holder::Person { id, .. } if self.app.shuns.are_apart(&id, &person.id) => Holder::Bot(stand_in),
            Holder::Person { id, name, left: false } => Holder::Reserved { id, name },
            other => other,
        });
        let with_link = self.stored.company.keys.keys();
        let keys = with_link.map(|seat| Ok((*seat, secret_hash(&self.app.random_word::<24>()?))));
        Ok(Company {
            seats: seats.collect(),
            keys: keys.collect::<Result<_, StoreError>>()?,
            host: Some(person.id.clone()),
            maker: Some(person.id.clone()),
            rematch_of: Some(self.id.to_string()),
            ..Company::default()
        })
    }
}
