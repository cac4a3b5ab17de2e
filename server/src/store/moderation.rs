//! What is kept about people and others: whom somebody does not want to meet, reports, bans, what the operator wants the server to do,
//! and what was done. `docs/decisions/086-moderation.md` says why it is as it is.

use engine::Phrase;
use protocol::{ChatLine, ReportReason, TableState};
use serde::{Deserialize, Serialize};

use super::{Person, StoreError, StoredTable};

/// What somebody wants to have to do with somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredShun {
    /// Who.
    pub person: String,
    /// With whom.
    pub other: String,
    /// What they were called at that table.
    pub name: String,
    /// Whether their chat is not heard.
    pub mute: bool,
    /// Whether they are kept away.
    pub block: bool,
    /// Since when.
    pub at_ms: i64,
}

/// A line of chat as it stands in a report: the server's own copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportedLine {
    /// When it was said.
    pub at_ms: i64,
    /// The seat.
    pub seat: u8,
    /// What whoever sat there was called.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// A report to the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReport {
    /// Its number; 0 as long as it is not stored.
    pub number: i64,
    /// When it came.
    pub at_ms: i64,
    /// Who reports: empty when they have been forgotten.
    pub by: Person,
    /// Whom.
    pub about: Person,
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The seat of whoever is reported.
    pub seat: u8,
    /// What is wrong.
    pub reason: ReportReason,
    /// What else was said about it.
    pub text: String,
    /// The line that it is about.
    pub line: Option<i64>,
    /// The lines around it, or the last ones.
    pub lines: Vec<ReportedLine>,
    /// How it was settled, if it was.
    pub settled: Option<Settled>,
}

/// How a report was settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// When.
    pub at_ms: i64,
    /// By which operator.
    pub by: String,
    /// What the operator noted.
    pub why: String,
}

/// Who is kept out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// A person, by id.
    Person(String),
    /// Everybody who comes from a network.
    Network(String),
}

impl Whom {
    /// As it is stored: the kind, and the id or the network.
    pub(crate) fn parts(&self) -> (&'static str, &str) {
        match self {
            Whom::Person(id) => ("person", id),
            Whom::Network(network) => ("network", network),
        }
    }

    pub(crate) fn of(kind: &str, name: String) -> Whom {
        if kind == "network" { Whom::Network(name) } else { Whom::Person(name) }
    }
}

/// That somebody is kept out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Who.
    pub whom: Whom,
    /// Why, as they are told.
    pub why: String,
    /// Since when.
    pub at_ms: i64,
    /// Until when; none for good.
    pub until_ms: Option<i64>,
}

impl Ban {
    /// Whether it holds at that time.
    pub fn holds(&self, now_ms: i64) -> bool {
        self.until_ms.is_none_or(|until_ms| now_ms < until_ms)
    }
}

/// What an operator does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Deed {
    /// A table is closed, or its race ended.
    Close {
        /// The table's id.
        table: String,
    },
    /// Somebody is kept out, or a network.
    Ban {
        /// Who.
        whom: Whom,
        /// Until when.
        until_ms: Option<i64>,
    },
    /// Somebody may come again.
    Unban {
        /// Who.
        whom: Whom,
    },
    /// A name is replaced.
    Rename {
        /// The person's id.
        person: String,
        /// What they were called.
        from: String,
        /// What they are called now.
        to: String,
    },
    /// A report is settled.
    Settle {
        /// Its number.
        report: i64,
    },
}

impl Deed {
    /// What is done, without the names of those to whom it is.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Deed::Close { .. } => "close",
            Deed::Ban { .. } => "ban",
            Deed::Unban { .. } => "unban",
            Deed::Rename { .. } => "rename",
            Deed::Settle { .. } => "settle",
        }
    }
}

/// A line of the audit log: who did what, when and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditLine {
    /// Its number; 0 as long as it is not stored. It is the number of the order, too.
    pub number: i64,
    /// When.
    pub at_ms: i64,
    /// The operator.
    pub by: String,
    /// What.
    pub deed: Deed,
    /// Why.
    pub why: String,
    /// What a running server has made of it: none as long as none has looked.
    pub done: Option<Outcome>,
}

/// What a server has made of what an operator wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is done.
    Done,
    /// It cannot be done.
    Failed(Phrase),
}

/// A write about people and others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moderate {
    /// What somebody wants to have to do with somebody; nothing is kept of who is neither muted nor blocked.
    Shun(StoredShun),
    /// A report. Conflict if its person has sent as many as they may since that time.
    Report(Box<StoredReport>, Allowed),
    /// What an operator does, with its line in the audit log: both or neither. Missing if there is no such person, table or report.
    Deed(Box<AuditLine>),
    /// What a server has made of it.
    Done(i64, Outcome),
}

/// How many of something there may be since a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// Since when they count.
    pub since_ms: i64,
    /// The most.
    pub most: u32,
}

/// A line of chat with whoever said it: who sits there now may be somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidLine {
    /// The line.
    pub line: ChatLine,
    /// The id of whoever said it, if that was noted.
    pub person: Option<String>,
}

/// What is asked about people and others.
pub trait Moderation {
    /// The last lines of chat at a table with those who said them, the oldest first.
    fn said(&self, table: &str, most: u32) -> Result<Vec<SaidLine>, StoreError>;
    /// Everything that people want to have to do with each other.
    fn shuns(&self) -> Result<Vec<StoredShun>, StoreError>;
    /// Reports, those to be settled or all, the latest first.
    fn reports(&self, all: bool, most: u32) -> Result<Vec<StoredReport>, StoreError>;
    /// A report by its number.
    fn report(&self, number: i64) -> Result<Option<StoredReport>, StoreError>;
    /// How many reports somebody has sent since a time.
    fn reports_of(&self, person: &str, since_ms: i64) -> Result<u32, StoreError>;
    /// Every ban.
    fn bans(&self) -> Result<Vec<Ban>, StoreError>;
    /// What operators want of which no server has made anything yet, the oldest first.
    fn orders(&self) -> Result<Vec<AuditLine>, StoreError>;
    /// The audit log, the latest first.
    fn audit(&self, most: u32) -> Result<Vec<AuditLine>, StoreError>;
    /// The names that operators have taken away from somebody.
    fn names_taken(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// A line of it.
    fn audit_line(&self, number: i64) -> Result<Option<AuditLine>, StoreError>;
    /// People whose names have this in them, by name; and at how many tables they sit or sat.
    fn people_like(&self, part: &str, most: u32) -> Result<Vec<(Person, u32)>, StoreError>;
    /// Tables in a state, public or not, the newest first.
    fn tables_in(&self, state: TableState, most: u32) -> Result<Vec<StoredTable>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::both;
    use crate::store::{Store, Write};

    fn shun(person: &str, other: &str, (mute, block): (bool, bool)) -> Write {
        let (person, other, name) = (person.to_string(), other.to_string(), other.to_uppercase());
        Moderate::Shun(StoredShun { person, other, name, mute, block, at_ms: 5 }).into()
    }

    fn deed(deed: Deed) -> Write {
        let (by, why) = ("op".to_string(), "because".to_string());
        Moderate::Deed(Box::new(AuditLine { number: 0, at_ms: 9, by, deed, why, done: None })).into()
    }

    fn report(by: &str, at_ms: i64) -> StoredReport {
        let person = |id: &str| Person { id: id.to_string(), name: id.to_uppercase() };
        let line = ReportedLine { at_ms: 3, seat: 1, name: "B".to_string(), text: "boo".to_string() };
        StoredReport {
            number: 0,
            at_ms,
            by: person(by),
            about: person("b"),
            table: "t".to_string(),
            game: "pig".to_string(),
            seat: 1,
            reason: ReportReason::Abuse,
            text: String::new(),
            line: Some(3),
            lines: vec![line],
            settled: None,
        }
    }

    fn send(store: &dyn Store, sent: StoredReport) -> Result<(), StoreError> {
        let allowed = Allowed { since_ms: 10, most: 2 };
        store.commit(&[Moderate::Report(Box::new(sent), allowed).into()]).remove(0)
    }

    #[test]
    fn who_is_shunned_no_more_is_not_kept_and_whoever_is_forgotten_neither() {
        for store in both("shuns") {
            let writes = [
                shun("a", "b", (true, false)),
                shun("a", "c", (false, true)),
                shun("c", "a", (true, true)),
                shun("b", "c", (true, false)),
            ];
            assert!(store.commit(&writes).iter().all(Result::is_ok));
            store.commit(&[shun("a", "b", (false, false)), shun("a", "c", (true, true))]);
            let kept = |store: &dyn Store| -> Vec<(String, String, bool)> {
                let mut all: Vec<_> =
                    store.shuns().unwrap().into_iter().map(|it| (it.person, it.other, it.block)).collect();
                all.sort();
                all
            };
            let of = |one: &str, other: &str, block| (one.to_string(), other.to_string(), block);
            assert_eq!(kept(&*store), [of("a", "c", true), of("b", "c", false), of("c", "a", true)]);
            store.commit(&[Write::DropPerson { person: "a".to_string() }]);
            assert_eq!(kept(&*store), [of("b", "c", false)]);
        }
    }

    #[test]
    fn somebody_sends_so_many_reports_a_day_and_those_of_somebody_forgotten_name_nobody() {
        for store in both("reports") {
            assert_eq!(send(&*store, report("a", 9)), Ok(()), "of the day before");
            assert_eq!(send(&*store, report("a", 10)), Ok(()));
            assert_eq!(send(&*store, report("a", 11)), Ok(()));
            assert_eq!(send(&*store, report("a", 12)), Err(StoreError::Conflict));
            assert_eq!(send(&*store, report("c", 12)), Ok(()));
            assert_eq!(store.reports_of("a", 10), Ok(2));
            let numbers: Vec<i64> = store.reports(false, 9).unwrap().iter().map(|it| it.number).collect();
            assert_eq!(numbers, [4, 3, 2, 1]);
            let kept = store.report(4).unwrap().unwrap();
            assert_eq!(kept, StoredReport { number: 4, ..report("c", 12) });
            store.commit(&[Write::DropPerson { person: "c".to_string() }]);
            let by = store.report(4).unwrap().unwrap().by;
            assert_eq!((by.id.as_str(), by.name.as_str()), ("", ""));
            assert_eq!(store.commit(&[deed(Deed::Settle { report: 4 })]), [Ok(())]);
            let settled = Settled { at_ms: 9, by: "op".to_string(), why: "because".to_string() };
            assert_eq!(store.report(4).unwrap().unwrap().settled, Some(settled));
            assert_eq!(
                (store.reports(false, 9).unwrap().len(), store.reports(true, 9).unwrap().len()),
                (3, 4)
            );
            assert_eq!(store.commit(&[deed(Deed::Settle { report: 99 })]), [Err(StoreError::Missing)]);
            assert_eq!(store.audit(9).unwrap().len(), 1, "what was not done is not in the log");
        }
    }

    #[test]
    fn what_an_operator_does_is_in_the_log_and_waits_for_a_server() {
        for store in both("deeds") {
            let whom = Whom::Person("a".to_string());
            let ban = Deed::Ban { whom: whom.clone(), until_ms: Some(100) };
            let (from, to) = ("B".to_string(), "Anon 1".to_string());
            let rename = Deed::Rename { person: "b".to_string(), from, to };
            assert_eq!(store.commit(&[deed(ban.clone()), deed(rename)]), [Ok(()), Ok(())]);
            let bans = store.bans().unwrap();
            assert_eq!((bans.len(), bans[0].holds(99), bans[0].holds(100)), (1, true, false));
            assert_eq!((&bans[0].whom, bans[0].why.as_str()), (&whom, "because"));
            assert_eq!(store.people_like("anon", 9).unwrap()[0].0.id, "b");
            assert_eq!(store.orders().unwrap().iter().map(|it| it.number).collect::<Vec<_>>(), [1, 2]);
            assert_eq!(store.commit(&[Moderate::Done(1, Outcome::Done).into()]), [Ok(())]);
            assert_eq!(store.orders().unwrap().iter().map(|it| it.number).collect::<Vec<_>>(), [2]);
            let line = store.audit_line(1).unwrap().unwrap();
            assert_eq!((line.deed, line.done), (ban, Some(Outcome::Done)));
            assert_eq!(store.commit(&[deed(Deed::Unban { whom: whom.clone() })]), [Ok(())]);
            assert_eq!(store.bans().unwrap(), []);
            assert_eq!(store.commit(&[deed(Deed::Unban { whom })]), [Err(StoreError::Missing)]);
            let close = Deed::Close { table: "none".to_string() };
            assert_eq!(store.commit(&[deed(close)]), [Err(StoreError::Missing)]);
            let numbers: Vec<i64> = store.audit(2).unwrap().iter().map(|it| it.number).collect();
            assert_eq!(numbers.len(), 2);
            assert!(numbers[0] > numbers[1], "{numbers:?}");
        }
    }
}
