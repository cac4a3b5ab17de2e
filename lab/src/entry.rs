//! Who enters an arena: a level by its name, a search by its settings, a program outside by its command.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::{Budget, Level, Settings};
use engine::Fault;

use crate::process::words;

/// An entrant as people name it: `expert`, `search:decisions=80000:horizon=60`, or `cmd:python3 mybot.py`.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A bot of ours.
    Level(Level),
    /// A search with custom settings, and how they were written.
    Search(String, Settings),
    /// The words of a command that speaks the protocol of `docs/bot-protocol.md`.
    Command(Vec<String>),
}

impl Entry {
    /// Whether it is a program outside.
    pub fn is_outside(&self) -> bool {
        matches!(self, Entry::Command(_))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Level(level) => level.fmt(f),
            Entry::Search(written, _) => f.pad(&format!("search:{written}")),
            Entry::Command(words) => f.pad(&format!("cmd:{}", words.join(" "))),
        }
    }
}

impl FromStr for Entry {
    type Err = Fault;

    fn from_str(name: &str) -> Result<Entry, Fault> {
        let name = name.trim();
        if let Some(written) = name.strip_prefix("search:") {
            return Ok(Entry::Search(written.to_string(), read_settings(written)?));
        }
        let Some(command) = name.strip_prefix("cmd:") else {
            let level = name.parse();
            return level.map(Entry::Level).map_err(|fault: Fault| {
                Fault::new(fault.place, format!("{}, or cmd:COMMAND for a program of your own", fault.why))
            });
        };
        match words(command) {
            Ok(words) if words.is_empty() => {
                Err(Fault::new("bots", "cmd: needs a command: cmd:python3 mybot.py"))
            }
            Ok(words) => Ok(Entry::Command(words)),
            Err(why) => Err(Fault::new("bots", why)),
        }
    }
}

/// Those that say when it stops: one of them is enough.
const BUDGETS: [&str; 3] = ["iterations", "decisions", "ms"];

/// Reads `key=value:key=value`; what is left out is as `expert` has it.
fn read_settings(written: &str) -> Result<Settings, Fault> {
    let mut settings = Level::Expert.settings().unwrap_or_default();
    let mut set: Vec<&str> = Vec::new();
    for word in written.split(':') {
        let Some((key, value)) = word.split_once('=') else {
            let why = format!("{word:?} sets nothing of a search; write search:decisions=80000");
            return Err(Fault::new("bots", why));
        };
        read_setting(&mut settings, key, value)?;
        if set.contains(&key) {
            return Err(Fault::new("bots", format!("{key} of a search is set twice; set it once")));
        }
        if let Some(other) = set.iter().find(|other| BUDGETS.contains(other) && BUDGETS.contains(&key)) {
            return Err(Fault::new("bots", format!("a search stops by {other} or by {key}, not by both")));
        }
        set.push(key);
    }
    Ok(settings)
}

fn read_setting(settings: &mut Settings, key: &str, value: &str) -> Result<(), Fault> {
    let wrong = |what: String| Fault::new("bots", format!("{key} of a search is {what}, not {value:?}"));
    let whole = |least: u32, most: u32| {
        let number: Option<u32> = value.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| wrong(format!("a whole number from {least} to {most}")))
    };
    let real = |most: f64| {
        let number: Option<f64> = value.parse().ok().filter(|number| (0.0..=most).contains(number));
        number.ok_or_else(|| wrong(format!("a number from 0 to {most}")))
    };
    match key {
        "iterations" => settings.budget = Budget::Iterations(whole(1, u32::MAX)?),
        "decisions" => settings.budget = Budget::Decisions(whole(1, u32::MAX)?.into()),
        "ms" => settings.budget = Budget::Time(Duration::from_millis(whole(1, u32::MAX)?.into())),
        "horizon" => settings.horizon = Some(whole(0, u32::MAX)?),
        "exploration" => settings.exploration = real(100.0)? as f32,
        "trust" => settings.trust = whole(0, 20)? as u8,
        "caution" => settings.caution = real(100.0)?,
        "width" => settings.width = whole(2, 1000)? as u16,
        "winning" => settings.winning = real(1.0)?,
        "workers" => settings.workers = whole(1, 64)? as u8,
        _ => {
            let keys = "iterations, decisions, ms, horizon, exploration, trust, caution, winning, width, \
                        workers";
            return Err(Fault::new("bots", format!("a search has no setting {key:?}; it has {keys}")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_written() {
        assert_eq!("expert".parse(), Ok(Entry::Level(Level::Expert)));
        let command: Entry = "cmd:python3 'my bot.py' --fast".parse().unwrap();
        assert_eq!(command, Entry::Command(["python3", "my bot.py", "--fast"].map(String::from).to_vec()));
        assert_eq!(command.to_string(), "cmd:python3 my bot.py --fast");
        let search: Entry = "search:decisions=900:horizon=7".parse().unwrap();
        assert_eq!(search.to_string(), "search:decisions=900:horizon=7");
        assert!(matches!(
            search,
            Entry::Search(_, Settings { budget: Budget::Decisions(900), horizon: Some(7), .. })
        ));
        assert!("search:depth=3".parse::<Entry>().unwrap_err().why.contains("no setting \"depth\""));
        for (written, why) in [
            ("", "sets nothing"),
            ("fast", "\"fast\" sets nothing of a search"),
            ("decisions=900:", "sets nothing"),
            ("decisions=0", "from 1 to 4294967295"),
            ("decisions=99999999999", "from 1 to 4294967295"),
            ("trust=21", "from 0 to 20"),
            ("width=1", "from 2 to 1000"),
            ("workers=65", "from 1 to 64"),
            ("trust=1:trust=2", "set twice"),
            ("ms=5:decisions=9", "by ms or by decisions"),
        ] {
            let fault = format!("search:{written}").parse::<Entry>().unwrap_err();
            assert!(fault.why.contains(why), "{written}: {fault}");
        }
        assert_eq!(" greedy".parse(), Ok(Entry::Level(Level::Greedy)), "as after a comma");
        assert!("search:winning=2".parse::<Entry>().unwrap_err().why.contains("from 0 to 1"));
        assert!("cmd: ".parse::<Entry>().unwrap_err().why.contains("needs a command"));
        assert!("cmd:a 'b".parse::<Entry>().unwrap_err().why.contains("quote"));
        assert!("clever".parse::<Entry>().unwrap_err().why.contains("bots are random"));
    }
}
