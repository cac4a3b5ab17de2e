//! `podium trace`: a race by bots as one scenario.

use std::io::Write;

use anyhow::Result;
use engine::{Phrase, Speak};

use crate::args::TraceArgs;
use crate::output::Verdict;
use crate::setup::{Seated, one_bot_each, setup};
use crate::voice::{Voice, text};

/// Plays the race and prints it.
pub(crate) fn trace(args: &TraceArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let setup = setup(&args.race.game, &args.race.deal, voice)?;
    // Set up once before, so that a wrong number of players is said as such.
    let said = setup.sources.sentence(&voice.of_game(setup.game.id()));
    setup.game.new_race(setup.players, &setup.options, setup.seed).map_err(&said)?;
    let levels = one_bot_each(&args.bots, usize::try_from(setup.players)?, Seated::All, voice)?;
    if args.race.deal.seed.is_none() {
        voice.talk(&Phrase::new("cli-seed").with("seed", text(setup.seed)));
    }
    let mut scenario = setup.game.trace(&setup.options, setup.seed, &levels).map_err(&said)?;
    let title = Phrase::new("cli-trace-title").with("seats", setup.players);
    scenario.title = voice.say(&title.with("seed", text(setup.seed)));
    let scenario = serde_json::to_value(&scenario)?;
    out.write_all(records::by_lines(&scenario).as_bytes())?;
    Ok(Verdict::Fine)
}
