//! What the operator does at a table: closes it, or takes a name away.

use engine::{Phrase, Value};
use protocol::{Cause, Ended, HowEnded, Refusal, RefusalCode, TableState};

use super::{Holder, Table};
use crate::app::now_ms;
use crate::store::Company;
use crate::table::message::Operated;

impl Table {
    pub(super) async fn operated(&mut self, what: Operated) -> Result<(), Refusal> {
        match what {
            Operated::Close { why } => self.close_for_operator(&why).await,
            Operated::Rename { person, to } => self.rename(&person, &to).await,
        }
    }

    /// A table whose race has not begun goes; a race ends without places and changes no ratings.
    async fn close_for_operator(&mut self, why: &str) -> Result<(), Refusal> {
        match self.stored.state {
            TableState::Waiting => {
                let say = Phrase::new("server-closed-operator").with("why", Value::text(why));
                self.drop_table(say).await
            }
            TableState::Running => {
                // A race that cannot be read any more can be ended, too.
                let _ = self.wake().await;
                let (by, away) = (Vec::new(), Vec::new());
                let at_ms = now_ms();
                let ended = Ended { how: HowEnded::Operator, by, away, at_ms };
                let company = Company { ended: Some(ended), ..self.stored.company.clone() };
                self.store_company(company, TableState::Over, self.no_result(at_ms)).await?;
                self.has_ended().await;
                self.tell_all(Cause::Ended).await;
                Ok(())
            }
            TableState::Over | TableState::RulesChanged => {
                Err(self.refuse(RefusalCode::NotNow, None, "server-ended"))
            }
        }
    }

    /// Somebody is called otherwise here.
    async fn rename(&mut self, person: &str, to: &str) -> Result<(), Refusal> {
        let mut company = self.stored.company.clone();
        for holder in &mut company.seats {
            if let Holder::Person { id, name, .. } | Holder::Reserved { id, name } = holder
                && id == person
            {
                *name = to.to_string();
            }
        }
        if company.maker.as_deref() == Some(person)
            && let Some(of) = &mut company.championship
        {
            of.told.name = None;
        }
        match company == self.stored.company {
            true => Ok(()),
            false => self.set_company(company, self.stored.state).await,
        }
    }
}
