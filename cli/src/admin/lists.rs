//! What an operator reads: tables, people, reports, bans, the log.

use std::io::Write;

use anyhow::Result;
use engine::{Phrase, Speak};
use protocol::ReportReason;
use serde_json::{Value as Json, json};
use server::store::moderation::{AuditLine, Ban, Deed, Moderation, Outcome, StoredReport, Whom};
use server::store::{Holder, StoredTable};

use super::{Desk, now_ms};
use crate::args::admin::{PeopleArgs, ReportsArgs, TablesArgs};
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::voice::{Voice, text};

/// A moment as a text that sorts: `2026-11-18 20:15`, by universal time.
fn time(at_ms: i64) -> String {
    let minutes = at_ms.div_euclid(60_000).rem_euclid(1_440);
    format!("{} {:02}:{:02}", server::date_of(at_ms), minutes / 60, minutes % 60)
}

fn holder(holder: &Holder, voice: &Voice) -> String {
    match holder {
        Holder::Person { name, left: false, .. } => name.clone(),
        Holder::Person { name, left: true, .. } => format!("({name})"),
        Holder::Reserved { name, .. } => format!("{name}?"),
        Holder::Bot(level) => voice.bot(level.name()),
        Holder::Open | Holder::Link(_) => "-".to_string(),
    }
}

pub(super) fn tables(desk: &Desk<'_>, args: &TablesArgs, out: &mut dyn Write) -> Result<Verdict> {
    let found = desk.store.tables_in(args.state.state(), args.most).map_err(|error| desk.failed(&error))?;
    if desk.json {
        let told = |table: &StoredTable| {
            let people: Vec<Json> = table.company.seats.iter().map(person_of).collect();
            json!({"id": table.id, "code": table.code, "game": table.game, "created_ms": table.created_ms,
                   "public": table.settings.public, "state": table.state, "seats": people})
        };
        print_json(&found.iter().map(told).collect::<Vec<_>>(), out)?;
        return Ok(Verdict::Fine);
    }
    for table in &found {
        let seats: Vec<String> = table.company.seats.iter().map(|seat| holder(seat, desk.voice)).collect();
        let (code, created, seats) = (&table.code, time(table.created_ms), seats.join(", "));
        let (game, id) = (&table.game, &table.id);
        writeln!(out, "{STRONG}{code}{STRONG:#}  {created}  {game}  {seats}  {FAINT}{id}{FAINT:#}")?;
    }
    Ok(Verdict::Fine)
}

fn person_of(holder: &Holder) -> Json {
    match holder {
        Holder::Person { id, name, left } => json!({"person": id, "name": name, "left": left}),
        Holder::Reserved { id, name } => json!({"person": id, "name": name, "reserved": true}),
        Holder::Bot(level) => json!({"bot": level.name()}),
        Holder::Open | Holder::Link(_) => Json::Null,
    }
}

pub(super) fn people(desk: &Desk<'_>, args: &PeopleArgs, out: &mut dyn Write) -> Result<Verdict> {
    let found = desk.store.people_like(&args.name, args.most).map_err(|error| desk.failed(&error))?;
    let bans = desk.store.bans().map_err(|error| desk.failed(&error))?;
    let is_out =
        |id: &str| bans.iter().any(|ban| ban.whom == Whom::Person(id.to_string()) && ban.holds(now_ms()));
    if desk.json {
        let told = found.iter().map(|(person, tables)| {
            json!({"id": person.id, "name": person.name, "tables": tables, "banned": is_out(&person.id)})
        });
        print_json(&told.collect::<Vec<_>>(), out)?;
        return Ok(Verdict::Fine);
    }
    for (person, tables) in &found {
        let banned = if is_out(&person.id) { desk.voice.plain("cli-admin-banned") } else { String::new() };
        let tables = desk.voice.say(&Phrase::new("cli-admin-tables").with("count", *tables));
        let (id, name) = (&person.id, &person.name);
        writeln!(out, "{FAINT}{id}{FAINT:#}  {STRONG}{name}{STRONG:#}  {tables}  {banned}")?;
    }
    Ok(Verdict::Fine)
}

fn reason(reason: ReportReason, voice: &Voice) -> String {
    voice.plain(match reason {
        ReportReason::Abuse => "cli-admin-reason-abuse",
        ReportReason::Spam => "cli-admin-reason-spam",
        ReportReason::Name => "cli-admin-reason-name",
        ReportReason::Spoiling => "cli-admin-reason-spoiling",
        ReportReason::Other => "cli-admin-reason-other",
    })
}

fn report_json(report: &StoredReport) -> Json {
    let settled = report.settled.as_ref();
    json!({
        "number": report.number, "at_ms": report.at_ms, "game": report.game, "table": report.table,
        "seat": report.seat, "reason": report.reason, "text": report.text, "line": report.line,
        "by": {"id": report.by.id, "name": report.by.name},
        "about": {"id": report.about.id, "name": report.about.name},
        "lines": report.lines,
        "settled": settled.map(|it| json!({"at_ms": it.at_ms, "by": it.by, "why": it.why})),
    })
}

pub(super) fn reports(desk: &Desk<'_>, args: &ReportsArgs, out: &mut dyn Write) -> Result<Verdict> {
    let found = desk.store.reports(args.all, args.most).map_err(|error| desk.failed(&error))?;
    if desk.json {
        print_json(&found.iter().map(report_json).collect::<Vec<_>>(), out)?;
        return Ok(Verdict::Fine);
    }
    found.iter().try_for_each(|report| headline(desk, report, out))?;
    Ok(Verdict::Fine)
}

fn headline(desk: &Desk<'_>, report: &StoredReport, out: &mut dyn Write) -> Result<()> {
    let phrase = match report.by.id.is_empty() {
        true => Phrase::new("cli-admin-report-nobody"),
        false => Phrase::new("cli-admin-report").with("by", text(&report.by.name)),
    };
    let about = phrase
        .with("about", text(&report.about.name))
        .with("reason", text(reason(report.reason, desk.voice)));
    let (number, at, about) = (report.number, time(report.at_ms), desk.voice.say(&about));
    writeln!(out, "{STRONG}{number}{STRONG:#}  {at}  {about}")?;
    if let Some(settled) = &report.settled {
        let said = Phrase::new("cli-admin-settled").with("by", text(&settled.by));
        let said = desk.voice.say(&said.with("why", text(&settled.why)));
        writeln!(out, "    {} {said}", time(settled.at_ms))?;
    }
    Ok(())
}

pub(super) fn report(desk: &Desk<'_>, number: i64, out: &mut dyn Write) -> Result<Verdict> {
    let found = desk.store.report(number).map_err(|error| desk.failed(&error))?;
    let missing = || desk.voice.refuse(&Phrase::new("cli-admin-no-report").with("number", number));
    let report = found.ok_or_else(missing)?;
    if desk.json {
        print_json(&report_json(&report), out)?;
        return Ok(Verdict::Fine);
    }
    headline(desk, &report, out)?;
    if !report.text.is_empty() {
        writeln!(out, "    {}", report.text)?;
    }
    writeln!(out, "    {FAINT}{} {} {}{FAINT:#}", report.game, report.table, report.about.id)?;
    for line in &report.lines {
        let mark = if report.line == Some(line.at_ms) { ">" } else { " " };
        let name = format!("{STRONG}{}{STRONG:#}", line.name);
        let said = Phrase::new("cli-admin-line").with("name", text(name)).with("line", text(&line.text));
        writeln!(out, "  {mark} {}  {}", time(line.at_ms), desk.voice.say(&said))?;
    }
    Ok(Verdict::Fine)
}

pub(super) fn bans(desk: &Desk<'_>, out: &mut dyn Write) -> Result<Verdict> {
    let found = desk.store.bans().map_err(|error| desk.failed(&error))?;
    let current: Vec<&Ban> = found.iter().filter(|ban| ban.holds(now_ms())).collect();
    if desk.json {
        let told = |ban: &&Ban| json!({"whom": ban.whom, "why": ban.why, "at_ms": ban.at_ms, "until_ms": ban.until_ms});
        print_json(&current.iter().map(told).collect::<Vec<_>>(), out)?;
        return Ok(Verdict::Fine);
    }
    for ban in current {
        let (from, until) = (time(ban.at_ms), ban.until_ms.map_or_else(|| "-".to_string(), time));
        writeln!(out, "{STRONG}{}{STRONG:#}  {from} … {until}  {}", named(&ban.whom), ban.why)?;
    }
    Ok(Verdict::Fine)
}

fn named(whom: &Whom) -> &str {
    match whom {
        Whom::Person(name) | Whom::Network(name) => name,
    }
}

/// What was done and why, in a sentence.
fn said(line: &AuditLine, voice: &Voice) -> String {
    let deed = match &line.deed {
        Deed::Close { table } => Phrase::new("cli-admin-did-close").with("table", text(table)),
        Deed::Ban { whom, until_ms: None } => {
            Phrase::new("cli-admin-did-ban").with("whom", text(named(whom)))
        }
        Deed::Ban { whom, until_ms: Some(until_ms) } => Phrase::new("cli-admin-did-ban-until")
            .with("whom", text(named(whom)))
            .with("until", text(time(*until_ms))),
        Deed::Unban { whom } => Phrase::new("cli-admin-did-unban").with("whom", text(named(whom))),
        Deed::Rename { person, from, to } => Phrase::new("cli-admin-did-rename")
            .with("person", text(person))
            .with("from", text(from))
            .with("to", text(to)),
        Deed::Settle { report } => Phrase::new("cli-admin-did-settle").with("number", *report),
    };
    voice.say(&Phrase::new("cli-admin-did").with("deed", deed).with("why", text(&line.why)))
}

pub(super) fn log(desk: &Desk<'_>, most: u32, out: &mut dyn Write) -> Result<Verdict> {
    let lines = desk.store.audit(most).map_err(|error| desk.failed(&error))?;
    if desk.json {
        let told = |line: &AuditLine| {
            json!({"number": line.number, "at_ms": line.at_ms, "by": line.by, "deed": line.deed,
                   "why": line.why, "done": line.done})
        };
        print_json(&lines.iter().map(told).collect::<Vec<_>>(), out)?;
        return Ok(Verdict::Fine);
    }
    for line in &lines {
        let outcome = match &line.done {
            Some(Outcome::Done) => String::new(),
            Some(Outcome::Failed(why)) => {
                desk.voice.say(&Phrase::new("cli-admin-failed").with("why", why.clone()))
            }
            None => desk.voice.plain("cli-admin-waits"),
        };
        let (at, by, what) = (time(line.at_ms), &line.by, said(line, desk.voice));
        writeln!(out, "{at}  {STRONG}{by}{STRONG:#}  {what}  {FAINT}{outcome}{FAINT:#}")?;
    }
    Ok(Verdict::Fine)
}
