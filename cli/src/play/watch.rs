//! A race of bots only, told as it goes.

use std::io::Write;

use anyhow::Result;
use catalog::AnyRace;
use engine::{Phrase, Seat, Speak, Viewer};

use super::opponent::{Bot, stop_searches_on_ctrl_c};
use super::sitting::let_bots_play;
use crate::args::PlayArgs;
use crate::output::{STRONG, Verdict};
use crate::outside::end_bots_with_us;
use crate::replay::{say_places, write_last};
use crate::setup::{Seated, one_bot_each};
use crate::voice::{Voice, counted, text};

/// Lets bots run the race and tells what they do.
pub(super) fn watch(
    mut race: Box<dyn AnyRace>,
    seed: u64,
    args: &PlayArgs,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let entries = one_bot_each(&args.bots, usize::from(race.seats()), Seated::All, voice)?;
    if !end_bots_with_us(&entries)? {
        stop_searches_on_ctrl_c()?;
    }
    let seats = Seat::all(race.seats()).zip(&entries);
    let mut bots = seats
        .map(|(seat, entry)| Bot::seat(entry, &*race, seat, args.patience.bot_timeout, voice))
        .collect::<Result<Vec<Bot>>>()?;
    let title = Phrase::new("cli-replay-title")
        .with("name", text(format!("{STRONG}{}{STRONG:#}", voice.plain("name"))))
        .with("players", counted("cli-players", race.seats().into()))
        .with("seed", text(seed));
    writeln!(out, "{}\n", voice.say(&title))?;
    write_last(&*race, voice, out)?;
    let_bots_play(&mut *race, &mut bots, None, voice, &mut |race| write_last(race, voice, out))?;
    writeln!(out, "\n{}", race.picture(Viewer::Spectator, voice).trim_end())?;
    writeln!(out, "\n{}", say_places(&*race, voice))?;
    Ok(Verdict::Fine)
}
