//! Setting up a race from the command line: switches, seed, bots.

use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use catalog::AnyGame;
use engine::Fault;
use serde_json::{Map, Value};

use crate::args::DealArgs;
use crate::content;

/// A game, its switches, and where its chance comes from.
pub(crate) struct Setup {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) players: i64,
    pub(crate) options: Value,
    pub(crate) seed: u64,
}

/// Reads how a race is to be set up. Whether the game can be played so is found out by setting it up.
pub(crate) fn setup(game: &str, args: &DealArgs) -> Result<Setup> {
    let game = catalog::find(game).map_err(sentence)?;
    let (fewest, most) = game.seats();
    let players = args.players.unwrap_or_else(|| i64::from(4.clamp(fewest, most)));
    let options = read_options(game, &args.set, args.content.as_deref())?;
    Ok(Setup { game, players, options, seed: args.seed.unwrap_or_else(new_seed) })
}

/// Reads the switches that are set, and a folder with content of one's own.
pub(crate) fn read_options(game: &dyn AnyGame, sets: &[String], content: Option<&Path>) -> Result<Value> {
    let mut options = read_switches(sets)?;
    if let (Some(folder), Some(options)) = (content, options.as_object_mut()) {
        content::read(game, folder, options)?;
    }
    Ok(options)
}

/// Reads the switches that are set.
fn read_switches(sets: &[String]) -> Result<Value> {
    let mut options = Map::new();
    for set in sets {
        let (key, value) = read_switch(set)?;
        if options.insert(key.clone(), value).is_some() {
            bail!("the switch {key} is set twice; set it once");
        }
    }
    Ok(Value::Object(options))
}

/// A fault of the command line as one sentence: its place is named where the sentence does not.
pub(crate) fn sentence(fault: Fault) -> anyhow::Error {
    match fault.place.as_str() {
        "game" | "players" | "options" | "lang" => anyhow!(fault.why),
        _ => anyhow!("{fault}"),
    }
}

/// Reads `KEY=VALUE`, where VALUE is JSON, or else plain text, or `@FILE` with JSON in it.
pub(crate) fn read_switch(set: &str) -> Result<(String, Value)> {
    let Some((key, value)) = set.split_once('=').filter(|(key, _)| !key.is_empty()) else {
        bail!("{set:?} does not set a switch; write --set KEY=VALUE, such as --set target=50");
    };
    let value = match value.strip_prefix('@') {
        None => serde_json::from_str(value).unwrap_or_else(|_| Value::from(value)),
        Some(file) => {
            let text = fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?;
            // A board file is text: the game's reader says what is wrong with it.
            match serde_json::from_str(&text) {
                Ok(value) => value,
                Err(error) if text.trim_start().starts_with(['{', '[', '"']) => {
                    return Err(error).with_context(|| format!("{file} is not JSON"));
                }
                Err(_) => Value::from(text),
            }
        }
    };
    Ok((key.to_string(), value))
}

/// The games asked for, or all.
pub(crate) fn games(ids: &[String]) -> Result<Vec<&'static dyn AnyGame>> {
    match ids {
        [] => Ok(catalog::games().collect()),
        ids => ids.iter().map(|id| catalog::find(id).map_err(sentence)).collect(),
    }
}

/// A seed that nobody has chosen: small enough for programs that keep numbers as floats.
fn new_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 24
}

/// One bot for each of `count` seats, from one for all or one for each.
pub(crate) fn one_bot_each<B: Clone>(bots: &[B], count: usize, seats: &str) -> Result<Vec<B>> {
    match bots {
        [one] => Ok(vec![one.clone(); count]),
        each if each.len() == count => Ok(each.to_vec()),
        _ => bail!("--bots names {} bots for {count} {seats}; name one for all or one for each", bots.len()),
    }
}
