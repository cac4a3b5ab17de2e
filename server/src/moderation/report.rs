//! A report to the operator, with the server's own copy of what was said.

use std::sync::Arc;

use engine::Phrase;
use protocol::{REPORT_MAX, Report, ReportReason, ReportReceived};

use crate::app::{App, now_ms};
use crate::store::moderation::{Allowed, Moderate, ReportedLine, SaidLine, StoredReport};
use crate::store::{Holder, Person, Store, StoreError, StoredTable};
use crate::text;

/// Reports that somebody may send in a day.
const A_DAY: u32 = 10;
const DAY_MS: i64 = 86_400_000;
/// Lines that go with a report: before the one that it is about and after it, or the last ones.
const AROUND: usize = 10;
/// Lines of a table among which the one that is reported must be.
const LOOKED_AT: u32 = 500;

/// Why a report is not taken.
#[derive(Debug)]
pub(crate) enum NoReport {
    Wrong(Phrase),
    Missing(Phrase),
    NotYours(Phrase),
    TooMany,
    Store(StoreError),
}

impl From<StoreError> for NoReport {
    fn from(error: StoreError) -> NoReport {
        NoReport::Store(error)
    }
}

/// Somebody reports the person at a seat, or a line of chat.
pub(crate) async fn report(
    app: &Arc<App>,
    person: &Person,
    table: String,
    sent: Report,
) -> Result<ReportReceived, NoReport> {
    let text = clean_text(&sent)?;
    let (now, own) = (now_ms(), person.clone());
    let calendar = app.calendar().clone();
    let read = move |store: &dyn Store| -> Result<Result<StoredReport, NoReport>, StoreError> {
        let stored = store.table(&table)?.ok_or(StoreError::Missing)?;
        let is_seated = stored.company.seats_of(&own.id).next().is_some();
        if !is_seated && (!stored.settings.spectators || stored.is_sealed(&calendar)) {
            return Ok(Err(NoReport::NotYours(Phrase::new("server-no-spectators"))));
        }
        let lines = store.said(&stored.id, LOOKED_AT)?;
        let who = match accused(store, &stored, &lines, &sent)? {
            Ok(who) => who,
            Err(error) => return Ok(Err(error)),
        };
        if who.id == own.id {
            return Ok(Err(NoReport::Wrong(Phrase::new("server-report-self"))));
        }
        Ok(Ok(StoredReport {
            number: 0,
            at_ms: now,
            by: own,
            about: who,
            lines: copied(store, &stored, &lines, sent.line)?,
            table: stored.id,
            game: stored.game,
            seat: sent.seat,
            reason: sent.reason,
            text,
            line: sent.line,
            settled: None,
        }))
    };
    let stored = app.read(read).await??;
    let (lines, since_ms) = (stored.lines.len() as u32, now - DAY_MS);
    let allowed = Allowed { since_ms, most: A_DAY };
    match app.writer.write(Moderate::Report(Box::new(stored), allowed).into()).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(NoReport::TooMany),
        Err(error) => return Err(error.into()),
    }
    let id = person.id.clone();
    let sent = app.read(move |store| store.reports_of(&id, since_ms)).await?;
    Ok(ReportReceived { lines, left: A_DAY.saturating_sub(sent) })
}

/// What was written about it, on one line; whoever has another reason must say which.
fn clean_text(sent: &Report) -> Result<String, NoReport> {
    let text = text::clean(sent.text.as_deref().unwrap_or_default());
    if text.chars().count() > REPORT_MAX {
        return Err(NoReport::Wrong(Phrase::new("server-report-long").with("most", REPORT_MAX as i64)));
    }
    if text.is_empty() && sent.reason == ReportReason::Other {
        return Err(NoReport::Wrong(Phrase::new("server-report-empty")));
    }
    Ok(text)
}

/// Who is meant: whoever said the line, who need not sit there any more, or whoever sits there.
fn accused(
    store: &dyn Store,
    stored: &StoredTable,
    lines: &[SaidLine],
    sent: &Report,
) -> Result<Result<Person, NoReport>, StoreError> {
    let missing = |id| Ok(Err(NoReport::Missing(Phrase::new(id))));
    let holder = stored.company.seats.get(usize::from(sent.seat));
    let said = match sent.line {
        None => None,
        Some(at_ms) => {
            let said = lines.iter().find(|said| said.line.at_ms == at_ms && said.line.seat == sent.seat);
            match said {
                Some(said) => said.person.clone(),
                None => return missing("server-no-line"),
            }
        }
    };
    let Some(id) = said.or_else(|| holder.and_then(Holder::person).map(str::to_string)) else {
        return missing("server-nobody-sits");
    };
    let name = name_of(store, stored, &id)?;
    Ok(Ok(Person { id, name }))
}

/// What somebody is called at the table, or else now.
fn name_of(store: &dyn Store, stored: &StoredTable, id: &str) -> Result<String, StoreError> {
    let there = stored.company.seats.iter().find(|holder| holder.person() == Some(id)).and_then(Holder::name);
    match there {
        Some(name) => Ok(name.to_string()),
        None => Ok(store.person(id)?.map(|person| person.name).unwrap_or_default()),
    }
}

fn copied(
    store: &dyn Store,
    stored: &StoredTable,
    lines: &[SaidLine],
    about: Option<i64>,
) -> Result<Vec<ReportedLine>, StoreError> {
    let at = about.and_then(|at_ms| lines.iter().position(|said| said.line.at_ms == at_ms));
    let (from, until) = match at {
        Some(at) => (at.saturating_sub(AROUND), (at + AROUND + 1).min(lines.len())),
        None => (lines.len().saturating_sub(2 * AROUND), lines.len()),
    };
    let mut copied = Vec::new();
    for SaidLine { line, person } in &lines[from..until] {
        let holder = stored.company.seats.get(usize::from(line.seat));
        let name = match person {
            Some(id) => name_of(store, stored, id)?,
            None => holder.and_then(Holder::name).unwrap_or_default().to_string(),
        };
        copied.push(ReportedLine { at_ms: line.at_ms, seat: line.seat, name, text: line.text.clone() });
    }
    Ok(copied)
}
