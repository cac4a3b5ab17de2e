//! Who plays the seats of nobody in particular: bots of ours and programs outside. A bot is made once and keeps what it learnt from
//! move to move.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::Result;
use bots::{Brain, Level, Stop, THOUGHT_MAX};
use catalog::{AnyRace, Bot as Thinker, Outsider, Sight};
use engine::{Phrase, Seat, Speak};
use lab::Entry;
use lab::process::Process;
use protocol::{BOT_PROTOCOL, Hello, Hint, Question};

use crate::voice::{Unsaid, Voice, text};

/// Who plays a seat.
#[derive(Debug)]
pub(super) enum Bot {
    /// A bot of ours.
    Ours(Box<dyn Thinker>),
    /// A program outside, and who plays the moves that it loses.
    Outside(Box<Process>, Box<dyn Thinker>),
    /// The person's own seat.
    Nobody,
}

impl Bot {
    /// Seats an entrant. A program that cannot be started is refused.
    pub(super) fn seat(
        entry: &Entry,
        race: &dyn AnyRace,
        seat: Seat,
        timeout: Duration,
        voice: &Voice,
    ) -> Result<Bot> {
        let ours = |level: Level| race.bot(Brain::Level(level), None);
        match entry {
            Entry::Level(level) => Ok(Bot::Ours(ours(*level))),
            Entry::Search(..) => Err(voice.refuse(&Phrase::new("cli-bots-search"))),
            Entry::Command(words) => {
                let process = Process::start(words, &hello(race, seat), timeout);
                if let Some(why) = process.is_gone() {
                    return Err(voice.refuse(why));
                }
                Ok(Bot::Outside(Box::new(process), ours(Level::Greedy)))
            }
        }
    }

    /// Plays the seat's decision. A program that gives no sensible answer in time loses the move to `greedy`.
    pub(super) fn play(&mut self, race: &mut dyn AnyRace, seat: Seat, voice: &Voice) -> Result<()> {
        if let Bot::Outside(process, _) = self {
            let answer = process.choose(&question(race, seat));
            let play = |action| race.play(seat, &action).map_err(|refused| refused.phrase());
            match answer.and_then(play) {
                Ok(()) => return Ok(()),
                Err(why) => {
                    voice.talk(
                        &Phrase::new("cli-lost-move").with("seat", text(voice.name(seat))).with("why", why),
                    );
                }
            }
            if process.is_gone().is_some() {
                voice.talk(&Phrase::new("cli-lost-race"));
                *self = match std::mem::replace(self, Bot::Nobody) {
                    Bot::Outside(_, greedy) => Bot::Ours(greedy),
                    other => other,
                };
            }
        }
        let stuck = || voice.refuse(&Phrase::new("cli-bot-stuck").with("seat", seat));
        let bot = match self {
            Bot::Ours(bot) | Bot::Outside(_, bot) => bot,
            Bot::Nobody => return Err(stuck()),
        };
        let glance = race.glance(seat).ok_or_else(stuck)?;
        let action = stoppable(&mut **bot, |bot| bot.choose(&glance)).ok_or_else(stuck)?;
        race.play(seat, &action).map_err(|refused| {
            voice.refuse(&Phrase::new("cli-bot-refused").with("seat", seat).with("why", refused.phrase()))
        })
    }
}

/// What a bot thinks of the seat's choices, the best first.
pub(super) fn think(adviser: &mut dyn Thinker, race: &dyn AnyRace, seat: Seat) -> Vec<Hint> {
    race.glance(seat).map_or_else(Vec::new, |glance| stoppable(adviser, |bot| bot.think(&glance)))
}

/// The search that is under way, which Ctrl-C ends.
static UNDER_WAY: Mutex<Option<Stop>> = Mutex::new(None);

/// Lets Ctrl-C end the search that is under way, which then says what it has found so far; without one, the program.
pub(super) fn stop_searches_on_ctrl_c() -> Result<()> {
    let pressed = || match under_way(None) {
        Some(stop) => stop.ask(),
        None => std::process::exit(130),
    };
    ctrlc::set_handler(pressed).map_err(|error| Unsaid::because("cli-no-signals", &error).into())
}

fn under_way(next: Option<Stop>) -> Option<Stop> {
    std::mem::replace(&mut *UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner), next)
}

fn stoppable<T>(bot: &mut dyn Thinker, search: impl FnOnce(&mut dyn Thinker) -> T) -> T {
    let stop = Stop::within(THOUGHT_MAX);
    bot.stopped_by(stop.clone());
    under_way(Some(stop));
    let found = search(bot);
    under_way(None);
    found
}

fn hello(race: &dyn AnyRace, seat: Seat) -> Hello {
    let setup = race.setup();
    Hello {
        protocol: BOT_PROTOCOL,
        game: setup.game.id(),
        rules_version: setup.game.rules_version(),
        seat,
        seats: setup.seats,
        options: setup.options,
    }
}

fn question(race: &dyn AnyRace, seat: Seat) -> Question {
    Question {
        seq: race.seq(),
        seat,
        deciding: race.deciding(),
        view: race.view(Sight::seat(seat)),
        legal: race.legal(seat),
    }
}
