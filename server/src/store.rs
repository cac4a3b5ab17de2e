//! Where races are kept. Stored are set-up, seed and actions; everything else is derived from them.
//!
//! The trait is small so that a server database can stand behind several nodes: a batch of writes is durable when
//! [`Store::commit`] returns, and the pair (table, step number) is unique and decides conflicts.

pub mod championships;
mod company;
pub mod day;
mod entry;
mod error;
mod level;
pub mod memory;
pub mod moderation;
pub mod notices;
pub mod passkeys;
pub mod rated;
pub mod reviews;
mod seed;
mod settings;
pub mod sqlite;
#[cfg(test)]
mod testing;
pub mod writer;

use protocol::{ChatLine, TableState};
use serde_json::Value;

use championships::{Championed, Championships, HeatEnd};
pub use company::{BegunFrom, Company, Holder};
use day::{Days, StoredDay, TryEnd};
pub use entry::{Entry, What};
pub use error::StoreError;
use moderation::{Moderate, Moderation};
use notices::{NoticeWrite, Notices};
use passkeys::{PasskeyWrite, Passkeys};
use rated::{Finish, Ratings};
use reviews::{Reviews, StoredReview};
pub use settings::TableSettings;

/// A place to keep races.
pub trait Store:
    Ratings + Days + Moderation + Championships + Notices + Passkeys + Reviews + Send + Sync
{
    /// Does the writes, each or not at all, and gives the outcome of each. What is `Ok` is durable.
    fn commit(&self, writes: &[Write]) -> Vec<Result<(), StoreError>>;

    /// A table by id.
    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;
    /// The id of a table by its code.
    fn table_by_code(&self, code: &str) -> Result<Option<String>, StoreError>;
    /// The number of the last entry in the log of a table; 0 if there is none.
    fn last_seq(&self, table: &str) -> Result<u32, StoreError>;
    /// The log of a table, in order.
    fn log(&self, table: &str) -> Result<Vec<Entry>, StoreError>;
    /// Public tables in a state, the newest first.
    fn public_tables(&self, state: TableState, most: u32) -> Result<Vec<StoredTable>, StoreError>;
    /// Tables at which a person sits, the newest first.
    fn tables_of(&self, person: &str, most: u32) -> Result<Vec<String>, StoreError>;
    /// Tables in a state at which a person sits or sat, the newest first: those before a place in that order.
    fn races_of(
        &self,
        person: &str,
        state: TableState,
        before: Option<&Place>,
        most: u32,
    ) -> Result<Vec<StoredTable>, StoreError>;
    /// Finished tables after that id, in the order of ids.
    fn finished(&self, after: &str, most: u32) -> Result<Vec<String>, StoreError>;
    /// Every table for which the server has something to do at a time.
    fn due(&self) -> Result<Vec<(String, i64)>, StoreError>;

    /// A person by the hash of a token.
    fn person_by_token(&self, hash: &str) -> Result<Option<Person>, StoreError>;
    /// The tokens of a person, the one used last first.
    fn tokens(&self, person: &str) -> Result<Vec<Token>, StoreError>;
    /// The person behind the hash of a one-time code, if it is still good.
    fn person_by_code(&self, hash: &str, now_ms: i64) -> Result<Option<String>, StoreError>;

    /// Every table whose race has not begun, and whether it is in the public list.
    fn waiting(&self) -> Result<Vec<(String, bool)>, StoreError>;

    /// When servers were up: from and until, the oldest first.
    fn uptime(&self) -> Result<Vec<(i64, i64)>, StoreError>;

    /// The date on which a server last noted that it is up: its time may have fallen behind the date, or be ahead of it.
    fn seen_ms(&self) -> Result<Option<i64>, StoreError>;

    /// The last day whose race was drawn and was over when a later one was, by the days that were drawn ahead.
    fn last_closed(&self, ahead: i64) -> Result<Option<i64>, StoreError>;

    /// Brings together what is written, so that the file can be taken away by itself. Called when a server has written its last.
    fn settle(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

/// One write.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// A step of a race. Conflict if that number is taken.
    Append {
        /// The table's id.
        table: String,
        /// What happened.
        entry: Entry,
        /// When the server has something to do for the table next, and where it stands; none if both are as before.
        change: Option<(Option<i64>, TableState)>,
    },
    /// A new table. Conflict if the id or the code is taken.
    NewTable(Box<StoredTable>),
    /// Who sits where, and where the table stands. Conflict if the version is not the next one.
    SetTable {
        /// The table's id.
        table: String,
        /// The new version.
        version: u32,
        /// Who sits where.
        company: Box<Company>,
        /// Where it stands.
        state: TableState,
        /// When the server has something to do for the table next.
        due_ms: Option<i64>,
    },
    /// The write that ends a rated race, and what is stored of its end: both or neither.
    Finish(Box<Write>, Box<Finish>),
    /// The seed of a day's race. Conflict if it was drawn before: it never changes.
    NewDay(StoredDay),
    /// A new table, which is somebody's try at the race of a day. Conflict if they have one, or if the id or the code is taken.
    NewTry {
        /// The table.
        table: Box<StoredTable>,
        /// The day.
        day: i64,
        /// The person's id.
        person: String,
    },
    /// A table is forgotten, with its race.
    DropTable {
        /// The table's id.
        table: String,
    },
    /// A line of chat.
    Chat {
        /// The table's id.
        table: String,
        /// What was said.
        line: ChatLine,
        /// The id of whoever said it.
        person: String,
    },
    /// A new person, or a new name.
    SetPerson(Person),
    /// A person's further token.
    NewToken {
        /// The person's id.
        person: String,
        /// The token's hash.
        hash: String,
        /// When it was made.
        made_ms: i64,
    },
    /// A token was used. Missing if there is none.
    UsedToken {
        /// The token's hash.
        hash: String,
        /// When.
        used_ms: i64,
    },
    /// A token is revoked.
    DropToken {
        /// The token's hash.
        hash: String,
    },
    /// Forget a person: name, tokens, codes.
    DropPerson {
        /// The person's id.
        person: String,
    },
    /// A one-time code.
    NewCode {
        /// The person's id.
        person: String,
        /// The code's hash.
        hash: String,
        /// When it stops being good.
        until_ms: i64,
    },
    /// A one-time code is used. Missing if it was used before.
    UseCode {
        /// The code's hash.
        hash: String,
    },
    /// The write that ends a try at the race of a day without a rated result, the table's id, and what came of it: both or neither.
    EndTry(Box<Write>, String, Box<TryEnd>),
    /// The write that ends a race of a championship, the table's id, and what came of it: both or neither.
    Heat(Box<Write>, String, HeatEnd),
    /// About championships.
    Champion(Box<Championed>),
    /// About people and others.
    Moderate(Box<Moderate>),
    /// About telling people that a race waits for them.
    Notice(NoticeWrite),
    /// About passkeys.
    Passkey(PasskeyWrite),
    /// The review of a finished race, in the place of an older one. Missing if there is no such table.
    Review(Box<StoredReview>),
    /// The server that began at `from_ms` is still up.
    Up {
        /// When it began.
        from_ms: i64,
        /// Now.
        until_ms: i64,
        /// The date, which other programs go by.
        seen_ms: i64,
    },
}

impl From<Moderate> for Write {
    fn from(write: Moderate) -> Write {
        Write::Moderate(Box::new(write))
    }
}

impl From<Championed> for Write {
    fn from(write: Championed) -> Write {
        Write::Champion(Box::new(write))
    }
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// Its id.
    pub id: String,
    /// Its code.
    pub code: String,
    /// When it was made.
    pub created_ms: i64,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// Every switch with its value.
    pub options: Value,
    /// The seed of its chance: what the server promised.
    pub seed: u64,
    /// What hides the seed in the commitment.
    pub salt: String,
    /// How it is run.
    pub settings: TableSettings,
    /// Who sits where.
    pub company: Company,
    /// Rises with every change of company and state.
    pub version: u32,
    /// Where it stands.
    pub state: TableState,
}

impl StoredTable {
    /// A table that begins at once is looked at once.
    pub(crate) fn first_due_ms(&self) -> Option<i64> {
        (self.state == TableState::Running).then_some(self.created_ms)
    }
}

/// The place of a table in the order of time; ids decide between tables of the same moment.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// When it was made.
    pub created_ms: i64,
    /// Its id.
    pub id: String,
}

impl StoredTable {
    /// Its place in the order of time.
    pub fn place(&self) -> Place {
        Place { created_ms: self.created_ms, id: self.id.clone() }
    }
}

/// Somebody: a name, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: String,
    /// What they want to be called.
    pub name: String,
}

/// A token, as far as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its hash.
    pub hash: String,
    /// When it was made, if that was noted.
    pub made_ms: Option<i64>,
    /// When it was last used, if that was noted; to about an hour.
    pub used_ms: Option<i64>,
}
