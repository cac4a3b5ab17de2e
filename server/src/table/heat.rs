//! A race of a championship: what comes of it as it counts.

use protocol::Ended;

use super::Table;
use super::awake::Awake;
use super::gone::with_last;
use super::rated::last_seats;
use crate::championship;
use crate::store::championships::HeatEnd;
use crate::store::day::TryEnd;
use crate::store::rated::Finish;
use crate::store::{Entry, Write};

/// What is stored with the last step of a race, besides that step.
#[derive(Debug, Default)]
pub(super) struct Endings {
    pub(super) finish: Option<Finish>,
    pub(super) heat: Option<HeatEnd>,
    /// The end of a try at the race of a day that is no rated result.
    pub(super) attempt: Option<TryEnd>,
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
        Endings { finish, heat, attempt: None }
    }

    /// What is stored of a race that ends without a result. A try at the race of a day is over then, and was not raced to its end.
    pub(super) fn no_result(&self, at_ms: i64) -> Endings {
        let heat = self.stored.company.championship.as_ref().map(|_| HeatEnd { places: None, at_ms });
        let last = self.stored.company.seats.len() as u8;
        let seat = self.stored.company.seats.iter().position(|holder| holder.person().is_some());
        let grounds = self.state.awake().map(|awake| awake.race.grounds()).unwrap_or_default();
        let end = seat.map(|seat| TryEnd::new(at_ms, (false, last), 0, &grounds, seat as u8));
        Endings { finish: None, heat, attempt: end.filter(|_| self.stored.company.day.is_some()) }
    }

    /// The write that ends the race, together with what is stored of it.
    pub(super) fn finishing(&self, write: Write, Endings { finish, heat, attempt }: Endings) -> Write {
        let write = match finish {
            Some(finish) => Write::Finish(Box::new(write), Box::new(finish)),
            None => write,
        };
        let write = match attempt {
            Some(end) => Write::EndTry(Box::new(write), self.id.to_string(), Box::new(end)),
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
