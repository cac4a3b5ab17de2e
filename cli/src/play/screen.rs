//! `podium play` on a full screen.

use anyhow::Result;
use engine::Phrase;
use lab::Entry;
use tui::{Begin, Plan, Sitter};

use super::own_seat;
use crate::args::PlayArgs;
use crate::output::Verdict;
use crate::screen;
use crate::setup::{Seated, one_bot_each, setup};
use crate::voice::Voice;

/// Takes the terminal over until the person leaves.
pub(super) fn play(args: &PlayArgs, voice: &Voice) -> Result<Verdict> {
    let begin = match &args.game {
        None => Begin::Choose,
        Some(game) => Begin::Race(plan(game, args, voice)?),
    };
    screen::show(begin, args.pace, voice)
}

/// The race that the command line asks for; what is wrong with it is said before the screen is taken over.
fn plan(game: &str, args: &PlayArgs, voice: &Voice) -> Result<Plan> {
    let setup = setup(game, &args.race, voice)?;
    let said = voice.of_game(setup.game.id());
    let race = setup.game.new_race(setup.players, &setup.options, setup.seed);
    let race = race.map_err(setup.sources.sentence(&said))?;
    if args.watch {
        let entries = one_bot_each(&args.bots, usize::from(race.seats()), Seated::All, voice)?;
        let sitters = entries.iter().map(|entry| sitter(entry, voice)).collect::<Result<Vec<Sitter>>>()?;
        return Ok(Plan { game: setup.game, sitters, options: setup.options, seed: setup.seed });
    }
    let seat = own_seat(args, race.seats(), voice)?;
    let entries = one_bot_each(&args.bots, usize::from(race.seats()) - 1, Seated::Others, voice)?;
    let mut sitters = entries.iter().map(|entry| sitter(entry, voice)).collect::<Result<Vec<Sitter>>>()?;
    sitters.insert(seat.index(), Sitter::Person);
    Ok(Plan { game: setup.game, sitters, options: setup.options, seed: setup.seed })
}

/// Who sits at a seat of the screen.
fn sitter(entry: &Entry, voice: &Voice) -> Result<Sitter> {
    match entry {
        Entry::Level(level) => Ok(Sitter::Bot(*level)),
        // Programs outside play in plain text, and were led there.
        Entry::Search(..) | Entry::Command(_) => Err(voice.refuse(&Phrase::new("cli-bots-search"))),
    }
}
