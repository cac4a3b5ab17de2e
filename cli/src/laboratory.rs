//! `podium lab`: simulates many races and says what they tell about a game.

mod compare;
mod run;
mod sweep;

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Result;
use bots::Level;
use catalog::AnyStudy;
use engine::{Phrase, Speak};
use serde_json::Value;

use crate::args::{LabArgs, LabCommand, LabDealArgs};
use crate::output::{Verdict, talk};
use crate::setup::{Seated, Set, Sources, one_bot_each, put_all, setup};
use crate::voice::{Unsaid, Voice};

/// Does what the lab is asked for.
pub(crate) fn laboratory(args: &LabArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    match &args.command {
        LabCommand::Run(args) => run::run(args, voice, out),
        LabCommand::Compare(args) => compare::compare(args, voice, out),
        LabCommand::Sweep(args) => sweep::sweep(args, voice, out),
    }
}

/// A game set up for watching.
struct Bench {
    study: Box<dyn AnyStudy>,
    levels: Vec<Level>,
    set: Value,
    seed: u64,
}

/// The seed of a simulation, if nobody names one: the same command gives the same figures.
const SEED: u64 = 1;

fn bench(game: &str, args: &LabDealArgs, voice: &Voice) -> Result<Bench> {
    let setup = setup(game, &args.deal, voice)?;
    let said = voice.of_game(setup.game.id());
    let study = setup.game.study(setup.players, &setup.options).map_err(setup.sources.sentence(&said))?;
    let levels = one_bot_each(&args.bots, usize::from(study.seats()), Seated::All, voice)?;
    let seed = args.deal.seed.unwrap_or(SEED);
    Ok(Bench { study, levels, set: setup.options, seed })
}

/// The same with some switches set otherwise; a dot in a key leads inside one.
fn study_with(bench: &Bench, other: Vec<Set>, voice: &Voice) -> Result<Box<dyn AnyStudy>> {
    let (game, mut options) = (bench.study.game(), bench.set.clone());
    let sources = Sources::of(&other);
    put_all(game, &mut options, &bench.study.options(), other, voice)?;
    let said = voice.of_game(game.id());
    game.study(i64::from(bench.study.seats()), &options).map_err(sources.sentence(&said))
}

/// Set by Ctrl-C; a second one ends the program at once.
static STOP: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed, from now on.
fn stop_on_ctrl_c(voice: &Voice) -> Result<&'static AtomicBool> {
    let stopping = voice.say(&Phrase::new("cli-lab-stopping"));
    let pressed = move || {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        talk(format_args!("{stopping}"));
    };
    ctrlc::set_handler(pressed).map_err(|error| Unsaid::because("cli-no-signals", &error))?;
    Ok(&STOP)
}
