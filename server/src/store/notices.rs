//! What is kept so that people can be told that a race waits for them: where browsers take messages, mail addresses, and calendars.

use super::StoreError;

/// The most browsers in which one person is told; whoever adds another one loses the oldest.
pub const PUSHES_MAX: u32 = 8;
/// A browser's push service that has failed for this many messages in a row is not asked again.
pub const FAILURES_MAX: u32 = 5;

/// A browser in which a person wants to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    /// What it is called among people: the beginning of the hash of its address.
    pub id: String,
    /// The person's id.
    pub person: String,
    /// The hash of the token of the device: whoever signs it out is not told there any more.
    pub token: String,
    /// Where the push service takes messages for it.
    pub endpoint: String,
    /// The browser's public key, as it gave it.
    pub key: String,
    /// The secret that it shares with the server, as it gave it.
    pub auth: String,
    /// The language of the page.
    pub language: String,
    /// When it was added.
    pub made_ms: i64,
}

/// A person's mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// The person's id.
    pub person: String,
    /// The address.
    pub address: String,
    /// The language of the page.
    pub language: String,
    /// The hash of the secret with which it is confirmed.
    pub confirm: String,
    /// Until when it can be confirmed.
    pub until_ms: i64,
    /// Whether whoever reads mail there wants it.
    pub confirmed: bool,
    /// What stands in every mail, to stop them. It is kept as it is: it is sent again and again, and good for nothing else.
    pub stop: String,
}

/// A person's calendar of deadlines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// The person's id.
    pub person: String,
    /// The hash of its secret address.
    pub hash: String,
    /// The language of the page.
    pub language: String,
}

/// Reading what is kept to tell people.
pub trait Notices {
    /// A secret of the server by its name.
    fn secret(&self, name: &str) -> Result<Option<String>, StoreError>;
    /// The browsers in which a person wants to be told, the newest first.
    fn pushes(&self, person: &str) -> Result<Vec<Push>, StoreError>;
    /// A person's mail address.
    fn mail(&self, person: &str) -> Result<Option<Mail>, StoreError>;
    /// Whether a person has a calendar.
    fn has_calendar(&self, person: &str) -> Result<bool, StoreError>;
    /// The calendar with the hash of that address.
    fn calendar(&self, hash: &str) -> Result<Option<Calendar>, StoreError>;
}

/// A write about telling people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoticeWrite {
    /// A secret of the server. Conflict if there is one of that name: it never changes.
    NewSecret {
        /// Its name.
        name: String,
        /// The secret.
        value: String,
    },
    /// A browser in which a person wants to be told; it belongs to whoever came last.
    SetPush(Push),
    /// A browser in which nobody is told any more. Missing if there is none.
    DropPush {
        /// Its id.
        id: String,
    },
    /// A push service took a message, or failed to; after too many failures in a row the browser is forgotten.
    Pushed {
        /// The browser's id.
        id: String,
        /// Whether it was taken.
        taken: bool,
    },
    /// A person's mail address, in place of any other.
    SetMail(Mail),
    /// Whoever reads mail at an address wants it. Missing if the hash is not that of an address, or it is too late.
    ConfirmMail {
        /// The hash of the secret.
        hash: String,
        /// Now.
        now_ms: i64,
    },
    /// Whoever reads mail at an address wants it no longer. Missing if there is none.
    StopMail {
        /// What stands in every mail.
        stop: String,
    },
    /// A person has no mail address any more.
    DropMail {
        /// The person's id.
        person: String,
    },
    /// A person's calendar, in place of any other.
    SetCalendar(Calendar),
    /// A person has no calendar any more.
    DropCalendar {
        /// The person's id.
        person: String,
    },
    /// A person is told that a race has waited for them since that step. Conflict if they were told of that one or of a later one.
    Told {
        /// The person's id.
        person: String,
        /// The table's id.
        table: String,
        /// The step.
        seq: u32,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::both;
    use crate::store::{Store, Write};

    fn push(id: &str, person: &str, made_ms: i64) -> Push {
        let text = |name: &str| format!("{name} of {id}");
        Push {
            id: id.to_string(),
            person: person.to_string(),
            token: format!("token of {person}"),
            endpoint: text("endpoint"),
            key: text("key"),
            auth: text("auth"),
            language: "en".to_string(),
            made_ms,
        }
    }

    fn mail(person: &str) -> Mail {
        Mail {
            person: person.to_string(),
            address: format!("{person}@example.org"),
            language: "fr".to_string(),
            confirm: format!("confirm {person}"),
            until_ms: 1_000,
            confirmed: false,
            stop: format!("stop {person}"),
        }
    }

    fn write(store: &dyn Store, what: NoticeWrite) -> Result<(), StoreError> {
        store.commit(&[Write::Notice(what)]).remove(0)
    }

    fn ids(store: &dyn Store, person: &str) -> Vec<String> {
        store.pushes(person).unwrap().into_iter().map(|push| push.id).collect()
    }

    #[test]
    fn browsers_are_few_belong_to_one_person_and_go_after_failures() {
        for store in both("pushes") {
            let store = &*store;
            for number in 0..=i64::from(PUSHES_MAX) {
                write(store, NoticeWrite::SetPush(push(&number.to_string(), "a", number))).unwrap();
            }
            assert_eq!(ids(store, "a"), ["8", "7", "6", "5", "4", "3", "2", "1"], "the oldest is gone");
            write(store, NoticeWrite::SetPush(push("3", "b", 99))).unwrap();
            assert_eq!(store.pushes("b").unwrap(), [push("3", "b", 99)]);
            assert!(!ids(store, "a").contains(&"3".to_string()), "it is whoever's came last");
            let pushed = |taken| write(store, NoticeWrite::Pushed { id: "3".to_string(), taken }).unwrap();
            (1..FAILURES_MAX).for_each(|_| pushed(false));
            pushed(true);
            (1..FAILURES_MAX).for_each(|_| pushed(false));
            assert_eq!(ids(store, "b"), ["3"]);
            pushed(false);
            assert_eq!(ids(store, "b"), [""; 0]);
            let gone = write(store, NoticeWrite::DropPush { id: "3".to_string() });
            assert_eq!(gone, Err(StoreError::Missing));
            let signed_out = Write::DropToken { hash: "token of a".to_string() };
            assert_eq!(store.commit(&[signed_out]), [Ok(())]);
            assert_eq!(ids(store, "a"), [""; 0], "nobody is told on a device that was signed out");
        }
    }

    #[test]
    fn an_address_is_confirmed_in_time_and_stopped_by_its_link() {
        for store in both("mails") {
            let store = &*store;
            write(store, NoticeWrite::SetMail(mail("a"))).unwrap();
            let confirm =
                |now_ms| write(store, NoticeWrite::ConfirmMail { hash: "confirm a".to_string(), now_ms });
            assert_eq!(confirm(1_001), Err(StoreError::Missing));
            assert_eq!(store.mail("a").unwrap(), Some(mail("a")));
            confirm(999).unwrap();
            assert_eq!(store.mail("a").unwrap(), Some(Mail { confirmed: true, ..mail("a") }));
            let other = Mail { address: "other@example.org".to_string(), ..mail("a") };
            write(store, NoticeWrite::SetMail(other.clone())).unwrap();
            assert_eq!(store.mail("a").unwrap(), Some(other), "another address is to be confirmed anew");
            let stop = || write(store, NoticeWrite::StopMail { stop: "stop a".to_string() });
            stop().unwrap();
            assert_eq!((store.mail("a").unwrap(), stop()), (None, Err(StoreError::Missing)));
        }
    }

    #[test]
    fn nobody_is_told_twice_of_one_turn_and_a_secret_never_changes() {
        for store in both("told") {
            let store = &*store;
            let told = |person: &str, table: &str, seq| {
                let (person, table) = (person.to_string(), table.to_string());
                write(store, NoticeWrite::Told { person, table, seq })
            };
            assert_eq!(
                [told("a", "t", 4), told("a", "t", 4), told("a", "t", 3)],
                [Ok(()), Err(StoreError::Conflict), Err(StoreError::Conflict)]
            );
            assert_eq!([told("a", "t", 6), told("b", "t", 4), told("a", "u", 0)], [Ok(()), Ok(()), Ok(())]);
            let secret =
                |value: &str| NoticeWrite::NewSecret { name: "key".to_string(), value: value.to_string() };
            write(store, secret("one")).unwrap();
            assert_eq!(write(store, secret("two")), Err(StoreError::Conflict));
            assert_eq!(store.secret("key").unwrap().as_deref(), Some("one"));
        }
    }

    #[test]
    fn whoever_is_forgotten_is_told_nothing_any_more() {
        for store in both("forgotten") {
            let store = &*store;
            let calendar = |hash: &str| Calendar {
                person: "a".to_string(),
                hash: hash.to_string(),
                language: "en".to_string(),
            };
            write(store, NoticeWrite::SetCalendar(calendar("old"))).unwrap();
            write(store, NoticeWrite::SetCalendar(calendar("new"))).unwrap();
            assert_eq!(store.calendar("old").unwrap(), None);
            assert_eq!(store.calendar("new").unwrap(), Some(calendar("new")));
            write(store, NoticeWrite::SetMail(mail("a"))).unwrap();
            write(store, NoticeWrite::SetPush(push("1", "a", 5))).unwrap();
            write(store, NoticeWrite::SetPush(push("2", "b", 5))).unwrap();
            assert!(store.has_calendar("a").unwrap());
            assert_eq!(store.commit(&[Write::DropPerson { person: "a".to_string() }]), [Ok(())]);
            assert!(!store.has_calendar("a").unwrap() && store.calendar("new").unwrap().is_none());
            assert!(store.mail("a").unwrap().is_none() && store.pushes("a").unwrap().is_empty());
            assert_eq!(ids(store, "b"), ["2"], "others are");
        }
    }
}
