//! Who enters an arena: a level by its name, or a program outside by its command.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use engine::Fault;

use crate::process::words;

/// An entrant as people name it: `expert`, or `cmd:python3 mybot.py`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A bot of ours.
    Level(Level),
    /// The words of a command that speaks the protocol of `docs/bot-protocol.md`.
    Command(Vec<String>),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Level(level) => level.fmt(f),
            Entry::Command(words) => f.pad(&format!("cmd:{}", words.join(" "))),
        }
    }
}

impl FromStr for Entry {
    type Err = Fault;

    fn from_str(name: &str) -> Result<Entry, Fault> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_written() {
        assert_eq!("expert".parse(), Ok(Entry::Level(Level::Expert)));
        let command: Entry = "cmd:python3 'my bot.py' --fast".parse().unwrap();
        assert_eq!(command, Entry::Command(["python3", "my bot.py", "--fast"].map(String::from).to_vec()));
        assert_eq!(command.to_string(), "cmd:python3 my bot.py --fast");
        assert!("cmd: ".parse::<Entry>().unwrap_err().why.contains("needs a command"));
        assert!("cmd:a 'b".parse::<Entry>().unwrap_err().why.contains("quote"));
        assert!("clever".parse::<Entry>().unwrap_err().why.contains("bots are random"));
    }
}
