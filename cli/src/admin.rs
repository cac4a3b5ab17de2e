//! `podium admin`: what an operator does. Everything goes through the database; a running server finds there what it shall do.

mod lists;

use std::io::Write;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::Result;
use engine::{Phrase, Value};
use server::store::moderation::{AuditLine, Deed, Moderate, Moderation, Outcome, Whom};
use server::store::sqlite::SqliteStore;
use server::store::{Person, Store, StoreError};

use crate::args::admin::{self, AdminArgs, AdminCommand, BanArgs, UnbanArgs};
use crate::output::Verdict;
use crate::serve;
use crate::voice::{Voice, text};

/// How long a running server is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// A server that was last heard of longer ago does not run.
const RECENT_MS: i64 = 15_000;

/// What a command needs.
pub(crate) struct Desk<'a> {
    pub(crate) store: SqliteStore,
    pub(crate) voice: &'a Voice,
    operator: String,
    pub(crate) json: bool,
}

pub(crate) fn admin(args: &AdminArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let store = serve::open(args.database.as_deref(), voice)?;
    let desk = Desk { store, voice, operator: operator(args.operator.as_deref()), json: args.json };
    match &args.command {
        AdminCommand::Tables(args) => lists::tables(&desk, args, out),
        AdminCommand::People(args) => lists::people(&desk, args, out),
        AdminCommand::Reports(args) => lists::reports(&desk, args, out),
        AdminCommand::Report(args) => lists::report(&desk, args.number, out),
        AdminCommand::Bans => lists::bans(&desk, out),
        AdminCommand::Log(args) => lists::log(&desk, args.most, out),
        AdminCommand::Settle(args) => {
            let missing = Phrase::new("cli-admin-no-report").with("number", args.number);
            desk.doing(Deed::Settle { report: args.number }, &args.why.why, &missing)
        }
        AdminCommand::Close(args) => {
            let table = desk.table(&args.table)?;
            desk.doing(Deed::Close { table }, &args.why.why, &no_table(&args.table))
        }
        AdminCommand::Ban(args) => desk.ban(args),
        AdminCommand::Unban(args) => desk.unban(args),
        AdminCommand::Unname(args) => {
            let Person { id, name } = desk.person(&args.person)?;
            let to = server::neutral_name(&id);
            let missing = no_person(&args.person);
            desk.doing(Deed::Rename { person: id, from: name, to }, &args.why.why, &missing)
        }
    }
}

fn no_table(named: &str) -> Phrase {
    Phrase::new("cli-admin-no-table").naming("named", named)
}

fn no_person(named: &str) -> Phrase {
    Phrase::new("cli-admin-no-person").naming("named", named)
}

/// Who acts, for the log: as they say, or as the system calls them.
fn operator(named: Option<&str>) -> String {
    let variable = |name: &str| std::env::var(name).ok();
    let system = ["SUDO_USER", "USER", "LOGNAME", "USERNAME"].into_iter().find_map(variable);
    let named = named.map(str::to_string).or(system).unwrap_or_default();
    let named = named.trim();
    if named.is_empty() { "?".to_string() } else { named.chars().take(64).collect() }
}

pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

impl Desk<'_> {
    /// What cannot be read or written, for the operator.
    pub(crate) fn failed(&self, error: &StoreError) -> anyhow::Error {
        self.voice.refuse(&error.say())
    }

    fn person(&self, named: &str) -> Result<Person> {
        let found = self.store.people_like(named, 50).map_err(|error| self.failed(&error))?;
        let is_it = |person: &Person| person.id == named;
        let person = found.into_iter().map(|(person, _)| person).find(is_it);
        person.ok_or_else(|| self.voice.refuse(&no_person(named)))
    }

    fn table(&self, named: &str) -> Result<String> {
        let by_code = self.store.table_by_code(&named.to_uppercase());
        if let Some(id) = by_code.map_err(|error| self.failed(&error))? {
            return Ok(id);
        }
        let by_id = self.store.table(named).map_err(|error| self.failed(&error))?;
        by_id.map(|table| table.id).ok_or_else(|| self.voice.refuse(&no_table(named)))
    }

    fn ban(&self, args: &BanArgs) -> Result<Verdict> {
        let whom = match args.network {
            true => Whom::Network(admin::network(&args.whom).map_err(|fault| self.wrong(&fault))?),
            false => Whom::Person(self.person(&args.whom)?.id),
        };
        let until_ms = args.days.map(|days| now_ms() + i64::from(days) * 86_400_000);
        self.doing(Deed::Ban { whom, until_ms }, &args.why.why, &no_person(&args.whom))
    }

    fn unban(&self, args: &UnbanArgs) -> Result<Verdict> {
        let name = args.whom.trim().to_string();
        // An id is never a network, so nobody need say which it is.
        let whom = match admin::network(&name) {
            Ok(network) => Whom::Network(self.banned_as(network)?),
            Err(_) if args.network => Whom::Network(name),
            Err(_) => Whom::Person(name),
        };
        let missing = Phrase::new("cli-admin-not-banned").naming("named", &args.whom);
        self.doing(Deed::Unban { whom }, &args.why.why, &missing)
    }

    /// The network as it was written when it was banned: earlier versions kept it as it was typed.
    fn banned_as(&self, network: String) -> Result<String> {
        let bans = self.store.bans().map_err(|error| self.failed(&error))?;
        let written = bans.into_iter().find_map(|ban| match ban.whom {
            Whom::Network(text) => admin::network(&text).is_ok_and(|it| it == network).then_some(text),
            Whom::Person(_) => None,
        });
        Ok(written.unwrap_or(network))
    }

    fn wrong(&self, fault: &engine::Fault) -> anyhow::Error {
        self.voice.refuse(&catalog::fault_phrase(fault))
    }

    /// Writes what is wanted with its line in the log, and waits for a server that runs.
    fn doing(&self, deed: Deed, why: &str, missing: &Phrase) -> Result<Verdict> {
        let why = why.trim().to_string();
        if why.is_empty() {
            return Err(self.voice.refuse(&Phrase::new("cli-admin-why")));
        }
        let is_for_server = !matches!(deed, Deed::Settle { .. });
        let line = AuditLine {
            number: 0,
            at_ms: now_ms(),
            by: self.operator.clone(),
            deed: deed.clone(),
            why,
            done: None,
        };
        match self.store.commit(&[Moderate::Deed(Box::new(line)).into()]).remove(0) {
            Ok(()) => {}
            Err(StoreError::Missing) => return Err(self.voice.refuse(missing)),
            Err(error) => return Err(self.failed(&error)),
        }
        self.voice.talk(&Phrase::new("cli-admin-noted").with("operator", text(&self.operator)));
        match is_for_server {
            true => self.wait_for(&deed),
            false => Ok(Verdict::Fine),
        }
    }

    /// What a running server has made of the last line of that kind.
    fn wait_for(&self, deed: &Deed) -> Result<Verdict> {
        let number = self.store.audit(20).map_err(|error| self.failed(&error))?;
        let number = number.into_iter().find(|line| line.deed == *deed).map(|line| line.number);
        let began = Instant::now();
        while let Some(number) = number.filter(|_| self.is_served() && began.elapsed() < PATIENCE) {
            let line = self.store.audit_line(number).map_err(|error| self.failed(&error))?;
            match line.and_then(|line| line.done) {
                Some(Outcome::Done) => {
                    self.voice.talk(&Phrase::new("cli-admin-done"));
                    return Ok(Verdict::Fine);
                }
                Some(Outcome::Failed(why)) => {
                    self.voice.talk(&Phrase::new("cli-admin-failed").with("why", Value::Say(why)));
                    return Ok(Verdict::Wrong);
                }
                None => std::thread::sleep(Duration::from_millis(50)),
            }
        }
        self.voice.talk(&Phrase::new("cli-admin-later"));
        Ok(Verdict::Fine)
    }

    /// Whether a server was heard of lately.
    fn is_served(&self) -> bool {
        let last_ms = self.store.seen_ms().ok().flatten();
        last_ms.is_some_and(|last_ms| (now_ms() - last_ms).abs() < RECENT_MS)
    }
}
