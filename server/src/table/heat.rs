//! A race of a championship: what comes of it as it counts.

use protocol::Ended;

use super::Table;
use super::awake::Awake;
use super::gone::with_last;
use super::rated::last_seats;
use crate::championship;
use crate::store::championships::HeatEnd;
use crate::store::rated::Finish;
use crate::store::{Entry, Write};

/// What is stored with the last step of a race, besides that step.
#[derive(Debug, Default)]
pub(super) struct Endings {
    pub(super) finish: Option<Finish>,
    pub(super) heat: Option<HeatEnd>,
}

impl Table {
    /// What is stored of a race that ends with this step, or because somebody ended it.
    pub(super) fn endings(
        &self,
        awake: &Awake,
        last: Option<&Entry>,
        ended: Option<&Ended>,
        at_ms: i64,
    ) -> Endings {
        let finish = self.rated_end(awake, last, ended, at_ms);
        let heat = self.stored.company.championship.as_ref().map(|_| {
            let log: Vec<Entry> = awake.log.iter().chain(last).cloned().collect();
            // Whoever left, gave up or let bots decide comes last, as at a rated table.
            let last = last_seats(&self.stored.company, &log, ended);
            let places = Some(with_last(&awake.race.places(), &last).places);
            HeatEnd { places, at_ms }
        });
        Endings { finish, heat }
    }

    /// What is stored of a race that ends without a result.
    pub(super) fn no_result(&self, at_ms: i64) -> Endings {
        let heat = self.stored.company.championship.as_ref().map(|_| HeatEnd { places: None, at_ms });
        Endings { finish: None, heat }
    }

    /// The write that ends the race, together with what is stored of it.
    pub(super) fn finishing(&self, write: Write, Endings { finish, heat }: Endings) -> Write {
        let write = match finish {
            Some(finish) => Write::Finish(Box::new(write), Box::new(finish)),
            None => write,
        };
        match heat {
            Some(end) => Write::Heat(Box::new(write), self.id.to_string(), end),
            None => write,
        }
    }

    /// The race is over and stored: so may be the championship.
    pub(super) fn tell_championship(&self) {
        if let Some(of) = &self.stored.company.championship {
            tokio::spawn(championship::heat_over(self.app.clone(), of.id.clone()));
        }
    }
}
