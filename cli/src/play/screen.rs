//! `podium play` on a full screen.

use anyhow::Result;
use bots::Level;
use tui::{App, Begin, Look, Plan, Sitter, Store};

use super::{bots_by_seat, own_seat};
use crate::args::PlayArgs;
use crate::output::{Verdict, talk};
use crate::setup::{sentence, setup};

/// Takes the terminal over until the person leaves.
pub(super) fn play(args: &PlayArgs) -> Result<Verdict> {
    let begin = match &args.game {
        None => Begin::Choose,
        Some(game) => Begin::Race(plan(game, args)?),
    };
    let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let app = App::new(begin, Store::of_user(), Look { colours, pace: args.pace });
    if let Some(words) = tui::run(app)? {
        talk(format_args!("{words}"));
    }
    Ok(Verdict::Fine)
}

/// The race that the command line asks for; what is wrong with it is said before the screen is taken over.
fn plan(game: &str, args: &PlayArgs) -> Result<Plan> {
    let setup = setup(game, &args.race)?;
    let race = setup.game.new_race(setup.players, &setup.options, setup.seed).map_err(sentence)?;
    let seat = own_seat(args, race.seats())?;
    let bots = bots_by_seat(args, seat, race.seats(), Level::Club)?;
    let mut sitters: Vec<Sitter> = bots.into_iter().map(Sitter::Bot).collect();
    sitters[seat.index()] = Sitter::Person;
    Ok(Plan { game: setup.game, sitters, options: setup.options, seed: setup.seed })
}
