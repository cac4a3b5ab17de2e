//! Who sits at a table, who is its host, and what becomes of a seat that somebody leaves.

use std::collections::BTreeMap;

use bots::Level;
use protocol::{Ended, TryOf};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::championships::HeatOf;

/// Who sits at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Company {
    /// The seats.
    pub seats: Vec<Holder>,
    /// The id of the person who made the table; thinking at it is charged to them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maker: Option<String>,
    /// When the race began.
    pub started_ms: Option<i64>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Whether it is the server's own race of bots, to be watched.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub show: bool,
    /// The id of the person who made the table, or to whom the role was handed on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// The hashes of the keys of seats with links of their own at which people sit, by seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub keys: BTreeMap<u8, String>,
    /// What people added to the seed before the race, by seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub shares: BTreeMap<u8, String>,
    /// The ids of people whom the host has removed: they do not sit down here again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// The seats for which others have let a bot play until whoever sits there comes back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stood_in: Vec<u8>,
    /// The seats whose people got up after the end: they are not asked to race again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub risen: Vec<u8>,
    /// The seats that somebody lost by keeping a rated race waiting for too long: a bot's until the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<u8>,
    /// How the race ended, if it was not by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// The table of which this is the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// The day whose race this is a try at, counted from 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<i64>,
    /// The championship that this is a race of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub championship: Option<HeatOf>,
    /// The moment of another race from which this one was begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub try_of: Option<BegunFrom>,
}

/// Where a race begins that was not set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BegunFrom {
    /// The moment, as everybody is told.
    pub told: TryOf,
    /// The whole position, with what was dealt anew.
    pub position: Value,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Anybody may.
    Open,
    /// Whoever has the link: the hash of its key.
    Link(String),
    /// The person to whom a rematch was offered.
    Reserved {
        /// The person's id.
        id: String,
        /// What they were called at the table before.
        name: String,
    },
    /// A bot of this level, stored by its name.
    Bot(#[serde(with = "super::level")] Level),
    /// A person.
    Person {
        /// The person's id.
        id: String,
        /// The name when they sat down.
        name: String,
        /// Whether they left.
        left: bool,
    },
}

impl Holder {
    /// The id of the person who has the seat, if one has.
    pub(crate) fn person(&self) -> Option<&str> {
        match self {
            Holder::Person { id, .. } => Some(id),
            Holder::Open | Holder::Link(_) | Holder::Reserved { .. } | Holder::Bot(_) => None,
        }
    }

    /// What the person who has the seat is called there, if one has.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Holder::Person { name, .. } => Some(name),
            Holder::Open | Holder::Link(_) | Holder::Reserved { .. } | Holder::Bot(_) => None,
        }
    }
}

impl Company {
    /// The seats of a person.
    pub(crate) fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = u8> + 'a {
        self.seats_where(move |holder| holder.person() == Some(person))
    }

    /// The seats that are kept for a person to whom a rematch was offered.
    pub(crate) fn offered_to<'a>(&'a self, person: &'a str) -> impl Iterator<Item = u8> + 'a {
        self.seats_where(move |holder| matches!(holder, Holder::Reserved { id, .. } if id == person))
    }

    fn seats_where<'a>(&'a self, is_it: impl Fn(&Holder) -> bool + 'a) -> impl Iterator<Item = u8> + 'a {
        self.seats.iter().zip(0..).filter(move |(holder, _)| is_it(holder)).map(|(_, seat)| seat)
    }

    /// Whether nobody more is waited for.
    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(|holder| matches!(holder, Holder::Person { .. } | Holder::Bot(_)))
    }

    /// The id of the host: whoever made the table, or to whom the role has come since. A table that names none has the first person who sits at it.
    pub(crate) fn host(&self) -> Option<&str> {
        self.host.as_deref().or_else(|| self.seats.iter().find_map(Holder::person))
    }

    /// The seat of the host, if the host sits here.
    pub(crate) fn host_seat(&self) -> Option<u8> {
        self.seats_of(self.host()?).next()
    }

    /// Whether the person is the host.
    pub(crate) fn is_host(&self, person: &str) -> bool {
        self.host() == Some(person)
    }

    /// Nobody sits at the seat any more, before the race: whoever has its link may, if it had one, else anybody. A host who has no seat
    /// left hands the role on to the next person around the table.
    pub(crate) fn vacate(&mut self, seat: u8) {
        let was_host = self.host_seat().is_some();
        let host = self.host().map(str::to_string);
        self.shares.remove(&seat);
        if let Some(holder) = self.seats.get_mut(usize::from(seat)) {
            *holder = self.keys.remove(&seat).map_or(Holder::Open, Holder::Link);
        }
        self.host = host;
        if was_host && self.host_seat().is_none() {
            let after = self.seats.iter().cycle().skip(usize::from(seat) + 1).take(self.seats.len());
            let next = after.filter_map(Holder::person).next().map(str::to_string);
            // Where nobody is left, whoever sits down next is the host.
            self.host = next;
        }
    }
}

impl Holder {
    /// Whether the seat is a person's, or kept for them.
    pub(crate) fn is_for(&self, person: &str) -> bool {
        matches!(self, Holder::Person { id, .. } | Holder::Reserved { id, .. } if id == person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Holder {
        Holder::Person { id: id.to_string(), name: id.to_uppercase(), left: false }
    }

    #[test]
    fn a_host_who_leaves_hands_the_role_on_to_the_next_around_the_table() {
        let seats = vec![person("a"), person("b"), Holder::Open, person("c"), person("b")];
        let mut company = Company { seats, host: Some("b".to_string()), ..Company::default() };
        company.vacate(1);
        assert_eq!((company.host(), company.host_seat()), (Some("b"), Some(4)), "b still has a seat");
        company.vacate(4);
        assert_eq!((company.host(), company.host_seat()), (Some("a"), Some(0)));
        company.vacate(0);
        assert_eq!(company.host(), Some("c"));
        company.vacate(3);
        assert_eq!(company.host(), None);
    }

    #[test]
    fn a_table_that_names_no_host_has_the_first_person_who_sits_there() {
        let seats = vec![Holder::Open, person("b"), person("c")];
        let mut company = Company { seats, ..Company::default() };
        assert!(company.is_host("b") && !company.is_host("c"));
        company.vacate(1);
        assert!(company.is_host("c"));
    }

    #[test]
    fn a_seat_with_a_link_has_its_link_again() {
        let keys = [(0, "hash".to_string())].into();
        let mut company = Company { seats: vec![person("a"), person("b")], keys, ..Company::default() };
        company.vacate(0);
        company.vacate(1);
        assert_eq!(company.seats, [Holder::Link("hash".to_string()), Holder::Open]);
    }
}
