//! The rows of `races.parquet` and `steps.parquet`. `docs/lab.md` has the columns.

use std::path::PathBuf;

use catalog::{Decided, Facts};
use engine::Phrase;
use serde::{Deserialize, Serialize};

use super::files::{Folder, Trouble, of_file};
use crate::sheet::{self, Column, Sheet};
use crate::study::of_race;

/// The rows of some races.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    races: Vec<Column>,
    steps: Vec<Column>,
}

/// Columns of `races.parquet` that are whole numbers, before those of the seats.
const RACE: [&str; 8] =
    ["race", "seed", "players", "rounds", "decisions", "forced", "lead_changes", "margin"];
/// Columns of `steps.parquet` that are whole numbers.
const STEP: [&str; 5] = ["race", "seq", "round", "seat", "legal"];

impl Rows {
    /// No rows yet.
    pub(super) fn new(seats: u8) -> Rows {
        let whole = |name: &&str| Column::whole(*name, Vec::new());
        let of_seats = |name: &'static str| {
            (0..seats).map(move |seat| Column::whole(format!("{name}_{seat}"), Vec::new()))
        };
        let mut races: Vec<Column> = RACE.iter().map(whole).collect();
        races.extend(["behind", "decided"].map(|name| Column::number(name, Vec::new())));
        races.extend(["place", "start", "progress"].into_iter().flat_map(of_seats));
        let mut steps: Vec<Column> = STEP.iter().map(whole).collect();
        steps.extend(["decision", "action"].map(|name| Column::text(name, Vec::new())));
        steps.extend(of_seats("progress"));
        Rows { races, steps }
    }

    /// Adds a row for a race.
    pub(super) fn add_race(&mut self, race: u64, facts: &Facts) {
        let of = of_race(facts);
        let whole = [
            race as i64,
            facts.seed as i64,
            facts.places.len() as i64,
            i64::from(facts.rounds),
            i64::from(facts.decisions()),
            i64::from(facts.forced()),
            of.lead_changes,
            of.margin,
        ];
        let mut row = Filling(self.races.iter_mut());
        whole.into_iter().for_each(|value| row.whole(value));
        row.number(of.behind);
        row.number(of.decided);
        facts.places.iter().for_each(|place| row.whole(i64::from(*place)));
        for seat in 0..facts.places.len() {
            let start = facts.start.iter().position(|other| other.index() == seat);
            row.whole(start.map_or(0, |start| start as i64 + 1));
        }
        facts.trail.last().into_iter().flatten().for_each(|progress| row.whole(i64::from(*progress)));
    }

    /// Adds a row for a decision.
    pub(super) fn add_step(&mut self, race: u64, step: Decided) {
        let mut row = Filling(self.steps.iter_mut());
        row.whole(race as i64);
        row.whole(i64::from(step.seq));
        row.whole(i64::from(step.round));
        row.whole(i64::from(step.seat.0));
        row.whole(i64::from(step.legal));
        row.text(step.decision.to_string());
        row.text(step.action.to_string());
        step.progress.iter().for_each(|progress| row.whole(i64::from(*progress)));
    }

    fn append(&mut self, other: Rows) {
        for (ours, theirs) in [(&mut self.races, other.races), (&mut self.steps, other.steps)] {
            for (column, more) in ours.iter_mut().zip(theirs) {
                column.append(more);
            }
        }
    }
}

/// A row that is being filled from left to right.
struct Filling<'a>(std::slice::IterMut<'a, Column>);

impl Filling<'_> {
    fn whole(&mut self, value: i64) {
        if let Some(column) = self.0.next() {
            column.push_whole(value);
        }
    }

    fn number(&mut self, value: f64) {
        if let Some(column) = self.0.next() {
            column.push_number(value);
        }
    }

    fn text(&mut self, value: String) {
        if let Some(column) = self.0.next() {
            column.push_text(value);
        }
    }
}

/// A part of the tables, by the number of its first race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Part {
    /// None for the joined file.
    from: Option<u64>,
}

impl Part {
    /// All rows in one file.
    pub(super) const JOINED: Part = Part { from: None };

    fn name(self, table: &str) -> String {
        match self.from {
            None => format!("{table}.parquet"),
            Some(race) => format!("{table}.from-{race}.parquet"),
        }
    }
}

fn tables(steps: bool) -> &'static [&'static str] {
    if steps { &["races", "steps"] } else { &["races"] }
}

/// Whether the files are there and whole: those of the races have as many rows as there are races.
pub(super) fn are_there(parts: &[Part], races: u64, steps: bool, folder: &Folder) -> Result<(), Trouble> {
    if parts == [Part::JOINED] {
        settle(steps, folder)?;
    }
    for table in tables(steps) {
        let (mut all, mut last) = (0, folder.file(&Part::JOINED.name(table)));
        for part in parts {
            last = folder.file(&part.name(table));
            if !last.exists() {
                return Err(Trouble::Missing(last));
            }
            let no_table = || Trouble::Unreadable(last.clone(), Phrase::new("lab-trouble-no-table").into());
            all += sheet::rows(&last).map_err(|_| no_table())?;
        }
        if *table == "races" && all != races {
            let why = Phrase::new("lab-trouble-rows").with("rows", all as i64).with("races", races as i64);
            return Err(Trouble::Unreadable(last, why.into()));
        }
    }
    Ok(())
}

/// Writes rows into the part that is open.
#[derive(Debug)]
pub(super) struct Writer {
    empty: Rows,
    steps: bool,
    /// The first race of the next part.
    from: u64,
    written: u64,
    open: Option<(Part, Vec<Sheet>)>,
}

impl Writer {
    pub(super) fn new(seats: u8, steps: bool, from: u64) -> Writer {
        Writer { empty: Rows::new(seats), steps, from, written: 0, open: None }
    }

    /// Writes a batch.
    pub(super) fn write(
        &mut self,
        batch: impl Iterator<Item = Rows>,
        folder: &Folder,
    ) -> Result<(), Trouble> {
        let mut all = self.empty.clone();
        batch.for_each(|rows| all.append(rows));
        let races = all.races[0].len() as u64;
        if races == 0 {
            return Ok(());
        }
        self.written += races;
        let columns = [&all.races, &all.steps];
        if self.open.is_none() {
            let part = Part { from: Some(self.from) };
            let mut sheets = Vec::new();
            for (table, columns) in tables(self.steps).iter().zip(columns) {
                let path = folder.file(&part.name(table));
                sheets.push(Sheet::create(&path, columns).map_err(of_file(&path))?);
            }
            self.open = Some((part, sheets));
        }
        if let Some((part, sheets)) = &mut self.open {
            for ((sheet, columns), table) in sheets.iter_mut().zip(columns).zip(tables(self.steps)) {
                sheet.write(columns).map_err(of_file(&folder.file(&part.name(table))))?;
            }
        }
        Ok(())
    }

    /// Closes the part that is open and names it.
    pub(super) fn part(&mut self, folder: &Folder) -> Result<Option<Part>, Trouble> {
        let Some((part, sheets)) = self.open.take() else { return Ok(None) };
        for (sheet, table) in sheets.into_iter().zip(tables(self.steps)) {
            sheet.close().map_err(of_file(&folder.file(&part.name(table))))?;
        }
        self.from += std::mem::take(&mut self.written);
        Ok(Some(part))
    }
}

fn draft(table: &str, folder: &Folder) -> PathBuf {
    folder.file(&format!("{table}.parquet.new"))
}

/// Joins the parts into one draft a table. It takes the place of the parts with [`settle`], when the tally names no other
/// part any more: so a program that is killed in between leaves a folder that can be gone on with.
pub(super) fn join(parts: &[Part], steps: bool, folder: &Folder) -> Result<(), Trouble> {
    if parts == [Part::JOINED] || parts.is_empty() {
        return Ok(());
    }
    for table in tables(steps) {
        let (from, draft) = (
            parts.iter().map(|part| folder.file(&part.name(table))).collect::<Vec<_>>(),
            draft(table, folder),
        );
        sheet::join(&from, &draft).map_err(of_file(&draft))?;
    }
    Ok(())
}

/// Puts the drafts in their places, removes all parts, and names the files.
pub(super) fn settle(steps: bool, folder: &Folder) -> Result<Vec<PathBuf>, Trouble> {
    let mut files = Vec::new();
    for table in tables(steps) {
        let (path, draft) = (folder.file(&Part::JOINED.name(table)), draft(table, folder));
        if draft.exists() {
            folder.rename(&draft, &path)?;
        }
        folder.remove_all(&format!("{table}.from-"))?;
        files.push(path);
    }
    Ok(files)
}
