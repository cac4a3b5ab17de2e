//! What several parts of the server say. Sentences stand in `server/words`; here and everywhere else they are ids with values.

use bots::Level;
use catalog::{AnyGame, Language, Tongue, fault_phrase};
use engine::{Fault, Names, Phrase, Seat, Speak, Value};

use crate::store::{Holder, StoreError, StoredTable};

/// The game of that id, or which there are.
pub(crate) fn find_game(id: &str) -> Result<&'static dyn AnyGame, Phrase> {
    catalog::find(id).map_err(|fault| fault_phrase(&fault))
}

/// The level of that name, or which there are.
pub(crate) fn find_level(name: &str) -> Result<Level, Phrase> {
    name.parse().map_err(|fault: Fault| fault_phrase(&fault))
}

/// The level that is to advise, or which ones do; `club` if none is named.
pub(crate) fn find_adviser(name: Option<&str>) -> Result<Level, Phrase> {
    name.map_or(Ok(Level::Club), |name| find_level(name)?.adviser().map_err(|fault| fault_phrase(&fault)))
}

/// The language of that code or locale; English if there is none.
pub(crate) fn language(code: Option<&str>) -> Language {
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}

/// What the store's error means for whoever asked about a table.
pub(crate) fn store_error(error: &StoreError) -> Phrase {
    match error {
        StoreError::Missing => Phrase::new("server-no-table"),
        StoreError::Conflict => Phrase::new("server-conflict"),
        StoreError::Damaged(why) | StoreError::Unplayable { why, .. } => {
            Phrase::new("server-damaged").with("why", why.clone())
        }
        StoreError::Failed(_) => Phrase::new("server-store"),
    }
}

/// Words as they are, one after the other.
pub(crate) fn texts<'a>(words: impl IntoIterator<Item = &'a str>) -> Value {
    Value::list(words.into_iter().map(Value::text))
}

/// Somebody who speaks a language at a table, with the names of those who sit there.
pub(crate) fn at_table(language: &Language, table: &StoredTable) -> Tongue {
    let tongue = Tongue::new(language, Some(&table.game), Names::default());
    let name = |(seat, holder): (usize, &Holder)| match holder {
        Holder::Person { name, .. } | Holder::Reserved { name, .. } => Some(name.clone()),
        // Emblems are numbered from 1, and so is everybody at the table without a name.
        Holder::Bot(_) => Some(tongue.say(&Phrase::new("server-bot").with("number", seat as i64 + 1))),
        Holder::Open | Holder::Link(_) => None,
    };
    let names = table.company.seats.iter().enumerate().map(name).collect();
    tongue.with_names(Names::some(names))
}

/// A seat of the wire.
pub(crate) fn seat(seat: u8) -> Value {
    Value::from(Seat(seat))
}
