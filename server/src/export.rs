//! Finished races as files that anybody can verify.

use std::io::{self, Write};

use engine::{Phrase, Seat};
use protocol::TableState;
use records::{Proof, Record, commitment};

use crate::day::Calendar;
use crate::store::sqlite::SqliteStore;
use crate::store::{Store, StoreError, What};
use crate::table::awake::{Unplayable, damaged, new_race, standing};

/// A finished race with its proof; none if it is not over, or if the day is not whose race it is: its seed is still secret. Nor is there one
/// of a race that was begun from a moment of another one: no seed tells where it began.
pub fn proof(store: &dyn Store, calendar: &Calendar, id: &str) -> Result<Option<Proof>, StoreError> {
    let table = store.table(id)?.ok_or(StoreError::Missing)?;
    if table.state != TableState::Over || table.is_sealed(calendar) || table.company.try_of.is_some() {
        return Ok(None);
    }
    let mut race = new_race(&table).map_err(|error| match error {
        Unplayable::RulesChanged(say) => StoreError::Failed(say),
        Unplayable::Damaged(error) => error,
    })?;
    let log = store.log(id)?;
    if let Some((_, missing)) = log.iter().zip(1..).find(|(entry, number)| entry.seq != *number) {
        return Err(StoreError::Damaged(Phrase::new("store-step-missing").with("step", missing)));
    }
    for entry in standing(&log) {
        if let What::Action { action, .. } = &entry.what {
            let played = race.play(Seat(entry.seat), action);
            played.map_err(|refused| damaged(entry, &refused))?;
        }
    }
    // A race that people ended before its end has no last steps.
    if !race.is_over() && table.company.ended.is_none() {
        return Err(StoreError::Damaged(Phrase::new("store-end-missing")));
    }
    let record = Record::of(&*race).ok_or_else(|| StoreError::Failed(Phrase::new("store-no-record")))?;
    let promised_as = table.promised_as();
    let commitment = commitment(&promised_as, table.seed, &table.salt);
    let drawn = table.reveal().drawn;
    Ok(Some(Proof {
        podium_proof: Proof::FORMAT,
        table: promised_as,
        commitment,
        salt: table.salt,
        drawn,
        record,
    }))
}

/// What an export did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// Races written.
    pub written: u32,
    /// Races that the present rules cannot play again.
    pub left_out: u32,
}

/// Writes every finished race, one per line.
pub fn export(store: &dyn Store, out: &mut dyn Write) -> io::Result<Exported> {
    let mut exported = Exported::default();
    let mut after = String::new();
    loop {
        let ids = store.finished(&after, 500).map_err(io::Error::other)?;
        let Some(last) = ids.last() else { return Ok(exported) };
        after.clone_from(last);
        for id in &ids {
            match proof(store, &Calendar::default(), id) {
                Ok(Some(proof)) => {
                    serde_json::to_writer(&mut *out, &proof)?;
                    out.write_all(b"\n")?;
                    exported.written += 1;
                }
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(table = id, %error, "a race is left out");
                    exported.left_out += 1;
                }
            }
        }
    }
}

fn is_try(store: &dyn Store, id: &str) -> bool {
    store.table(id).ok().flatten().is_some_and(|table| table.company.try_of.is_some())
}

/// What a salvage found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Salvaged {
    /// Races written.
    pub written: u32,
    /// Races that are not over, or whose day is not: their seeds are still secret.
    pub unfinished: Vec<String>,
    /// Races that cannot be read, and why.
    pub lost: Vec<(String, Phrase)>,
}

/// Writes every finished race that can be read from a file that may be damaged, one per line, and says which cannot.
pub fn salvage(store: &SqliteStore, out: &mut dyn Write) -> io::Result<Salvaged> {
    let mut salvaged = Salvaged::default();
    for id in store.every_id() {
        match proof(store, &Calendar::default(), &id) {
            Ok(Some(proof)) => {
                serde_json::to_writer(&mut *out, &proof)?;
                out.write_all(b"\n")?;
                salvaged.written += 1;
            }
            Ok(None) if is_try(store, &id) => {}
            Ok(None) => salvaged.unfinished.push(id),
            Err(StoreError::Missing) => salvaged.lost.push((id, Phrase::new("store-set-up-lost"))),
            Err(error) => salvaged.lost.push((id, error.say())),
        }
    }
    Ok(salvaged)
}
