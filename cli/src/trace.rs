//! `podium trace`: a race by bots as one scenario.

use std::io::Write;

use crate::args::TraceArgs;
use crate::output::{Verdict, talk};
use crate::setup::{one_bot_each, sentence, setup};
use anyhow::{Context, Result};

/// Plays the race and prints it.
pub(crate) fn trace(args: &TraceArgs, out: &mut dyn Write) -> Result<Verdict> {
    let setup = setup(&args.race.game, &args.race.deal)?;
    // Set up once before, so that a wrong number of players is said as such.
    setup.game.new_race(setup.players, &setup.options, setup.seed).map_err(sentence)?;
    let levels = one_bot_each(&args.bots, usize::try_from(setup.players)?, "seats")?;
    if args.race.deal.seed.is_none() {
        talk(format_args!("seed {}", setup.seed));
    }
    let scenario = setup.game.trace(&setup.options, setup.seed, &levels).map_err(sentence)?;
    let scenario = serde_json::to_value(&scenario).context("a scenario is plain JSON")?;
    out.write_all(catalog::by_lines(&scenario).as_bytes())?;
    Ok(Verdict::Fine)
}
