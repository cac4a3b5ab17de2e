//! Who enters an arena: a level by its name, a search by its settings, a program outside by its command.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::{Budget, Level, Settings};
use engine::{Fault, Phrase, Value};

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
            return level
                .map(Entry::Level)
                .map_err(|fault: Fault| bad(Phrase::new("lab-bots-level").with("why", fault.reason())));
        };
        match words(command) {
            Ok(words) if words.is_empty() => Err(bad(Phrase::new("lab-bots-command"))),
            Ok(words) => Ok(Entry::Command(words)),
            Err(why) => Err(bad(why)),
        }
    }
}

/// What is no bot.
fn bad(phrase: Phrase) -> Fault {
    Fault::said("bots", phrase)
}

/// What can be set of a search.
const SEARCH_KEYS: [&str; 10] = [
    "iterations",
    "decisions",
    "ms",
    "horizon",
    "exploration",
    "trust",
    "caution",
    "winning",
    "width",
    "workers",
];

/// Those that say when it stops: one of them is enough.
const BUDGETS: [&str; 3] = ["iterations", "decisions", "ms"];

/// Reads `key=value:key=value`; what is left out is as `expert` has it.
fn read_settings(written: &str) -> Result<Settings, Fault> {
    let mut settings = Level::Expert.settings().unwrap_or_default();
    let mut set: Vec<&str> = Vec::new();
    for word in written.split(':') {
        let Some((key, value)) = word.split_once('=') else {
            return Err(bad(Phrase::new("lab-search-nothing").naming("written", word)));
        };
        read_setting(&mut settings, key, value)?;
        if set.contains(&key) {
            return Err(bad(Phrase::new("lab-search-twice").naming("key", key)));
        }
        if let Some(other) = set.iter().find(|other| BUDGETS.contains(other) && BUDGETS.contains(&key)) {
            return Err(bad(Phrase::new("lab-search-budgets").naming("key", key).naming("other", other)));
        }
        set.push(key);
    }
    Ok(settings)
}

fn read_setting(settings: &mut Settings, key: &str, value: &str) -> Result<(), Fault> {
    let wrong = |id| Phrase::new(id).naming("key", key).naming("value", value);
    let whole = |least: u32, most: u32| {
        let number: Option<u32> = value.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| bad(wrong("lab-search-whole").with("least", least).with("most", most)))
    };
    let real = |most: u8| {
        let number: Option<f64> =
            value.parse().ok().filter(|number| (0.0..=f64::from(most)).contains(number));
        number.ok_or_else(|| bad(wrong("lab-search-real").with("most", most)))
    };
    match key {
        "iterations" => settings.budget = Budget::Iterations(whole(1, u32::MAX)?),
        "decisions" => settings.budget = Budget::Decisions(whole(1, u32::MAX)?.into()),
        "ms" => settings.budget = Budget::Time(Duration::from_millis(whole(1, u32::MAX)?.into())),
        "horizon" => settings.horizon = Some(whole(0, u32::MAX)?),
        "exploration" => settings.exploration = real(100)? as f32,
        "trust" => settings.trust = whole(0, 20)? as u8,
        "caution" => settings.caution = real(100)?,
        "width" => settings.width = whole(2, 1000)? as u16,
        "winning" => settings.winning = real(1)?,
        "workers" => settings.workers = whole(1, 64)? as u8,
        _ => {
            let phrase = Phrase::new("lab-search-key").naming("key", key);
            return Err(bad(phrase.with("keys", Value::names(&SEARCH_KEYS))));
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
        assert!("search:depth=3".parse::<Entry>().unwrap_err().why.contains("lab-search-key key=depth"));
        for (written, why) in [
            ("", "lab-search-nothing"),
            ("fast", "lab-search-nothing written=fast"),
            ("decisions=900:", "lab-search-nothing"),
            ("decisions=0", "least=1 most=4294967295"),
            ("decisions=99999999999", "least=1 most=4294967295"),
            ("trust=21", "least=0 most=20"),
            ("width=1", "least=2 most=1000"),
            ("workers=65", "least=1 most=64"),
            ("trust=1:trust=2", "lab-search-twice key=trust"),
            ("ms=5:decisions=9", "lab-search-budgets key=decisions other=ms"),
        ] {
            let fault = format!("search:{written}").parse::<Entry>().unwrap_err();
            assert!(fault.why.contains(why), "{written}: {fault}");
        }
        assert_eq!(" greedy".parse(), Ok(Entry::Level(Level::Greedy)), "as after a comma");
        assert!(
            "search:winning=2"
                .parse::<Entry>()
                .unwrap_err()
                .why
                .contains("lab-search-real key=winning value=2 most=1")
        );
        assert!("cmd: ".parse::<Entry>().unwrap_err().why.contains("lab-bots-command"));
        assert!("cmd:a 'b".parse::<Entry>().unwrap_err().why.contains("lab-bots-quote"));
        assert!(
            "clever".parse::<Entry>().unwrap_err().why.contains("setup-no-level level=clever levels=random")
        );
    }
}
