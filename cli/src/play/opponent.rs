//! Who plays the seats of nobody in particular: bots of ours and programs outside.

use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use bots::Level;
use catalog::{AnyRace, Hello, Outsider};
use engine::{Names, Seat};
use lab::Entry;
use lab::process::Process;

use crate::output::talk;

/// Why an entrant of the arena cannot be played against.
pub(super) const NOT_HERE: &str = "a search with settings of its own plays in the arena; name a level here";

/// Who plays a seat.
pub(super) enum Bot {
    /// A bot of ours.
    Level(Level),
    /// A program outside.
    Outside(Box<Process>),
    /// The person's own seat.
    Nobody,
}

impl Bot {
    /// Seats an entrant. A program that cannot be started is refused.
    pub(super) fn seat(entry: &Entry, race: &dyn AnyRace, seat: Seat, timeout: Duration) -> Result<Bot> {
        match entry {
            Entry::Level(level) => Ok(Bot::Level(*level)),
            Entry::Search(..) => bail!("{NOT_HERE}"),
            Entry::Command(words) => {
                let hello = Hello::new(race.game(), race.options(), race.seats(), seat);
                let process = Process::start(words, &hello, timeout);
                if let Some(why) = process.is_gone() {
                    bail!("{why}");
                }
                Ok(Bot::Outside(Box::new(process)))
            }
        }
    }

    /// Plays the seat's decision. A program that gives no sensible answer in time loses the move to `greedy`.
    pub(super) fn play(&mut self, race: &mut dyn AnyRace, seat: Seat, names: &Names) -> Result<()> {
        let level = match self {
            Bot::Level(level) => *level,
            Bot::Outside(process) => {
                let answer = match race.question(seat) {
                    Some(question) => process.choose(&question),
                    None => Err("it owes no decision".to_string()),
                };
                let played =
                    answer.and_then(|action| race.play(seat, &action).map_err(|refused| refused.to_string()));
                match played {
                    Ok(_) => return Ok(()),
                    Err(why) => {
                        talk(format_args!("The bot of {} loses this move to greedy: {why}.", names.of(seat)))
                    }
                }
                if process.is_gone().is_some() {
                    talk(format_args!("It does not run any more: greedy plays the rest of the race."));
                    *self = Bot::Level(Level::Greedy);
                }
                Level::Greedy
            }
            Bot::Nobody => bail!("nobody plays {seat}: a bug"),
        };
        let action = race.bot_choice(seat, level);
        let action =
            action.ok_or_else(|| anyhow!("{seat} owes a decision and has no legal action: a bug"))?;
        race.play(seat, &action).map_err(|refused| anyhow!("a bot was refused: {refused}: a bug"))?;
        Ok(())
    }
}
