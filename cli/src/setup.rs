//! Setting up a race from the command line: switches, seed, bots.

use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use catalog::AnyGame;
use engine::{Fault, Phrase, Speak};
use serde_json::{Map, Value};

use crate::args::DealArgs;
use crate::content;
use crate::voice::{Voice, number, text};

/// A game, its switches, and where its chance comes from.
pub(crate) struct Setup {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) players: i64,
    pub(crate) options: Value,
    pub(crate) seed: u64,
}

/// Reads how a race is to be set up. Whether the game can be played so is found out by setting it up.
pub(crate) fn setup(game: &str, args: &DealArgs, voice: &Voice) -> Result<Setup> {
    let game = catalog::find(game).map_err(sentence(voice))?;
    let (fewest, most) = game.seats();
    let players = args.players.unwrap_or_else(|| i64::from(4.clamp(fewest, most)));
    let options = read_options(game, &args.set, args.content.as_deref(), voice)?;
    Ok(Setup { game, players, options, seed: args.seed.unwrap_or_else(new_seed) })
}

/// Reads the switches that are set, and a folder with custom content.
pub(crate) fn read_options(
    game: &dyn AnyGame,
    sets: &[String],
    content: Option<&Path>,
    voice: &Voice,
) -> Result<Value> {
    let mut sets = sets.iter().map(|set| read_switch(set, voice)).collect::<Result<Vec<_>>>()?;
    if let Some(folder) = content {
        sets.push(("content".to_string(), content::folder(folder)?));
    }
    if let Some((_, (key, _))) =
        sets.iter().enumerate().find(|(i, (key, _))| sets[..*i].iter().any(|(other, _)| other == key))
    {
        return Err(voice.refuse(&Phrase::new("cli-set-twice").with("key", text(key))));
    }
    let mut options = Value::Object(Map::new());
    put_all(game, &mut options, &Value::Null, sets)?;
    Ok(options)
}

/// Sets switches, those first that others look at: content files see which board is chosen, and cells are changed in
/// content files. What is not set inside of a switch is as in `defaults`.
pub(crate) fn put_all(
    game: &dyn AnyGame,
    options: &mut Value,
    defaults: &Value,
    mut sets: Vec<(String, Value)>,
) -> Result<()> {
    sets.sort_by_key(|(key, _)| (content::is_cell(key), key == "content"));
    for (key, value) in sets {
        match (options.as_object_mut(), value) {
            (Some(options), Value::Object(files)) if key == "content" => content::take(game, files, options)?,
            (Some(options), value) if content::is_cell(&key) => {
                content::set_cell(game, options, &key, &value)?;
            }
            (_, value) => put(options, defaults, &key, value).map_err(in_english)?,
        }
    }
    Ok(())
}

/// Sets a switch, or with dots in the key something inside of one.
fn put(options: &mut Value, defaults: &Value, key: &str, value: Value) -> Result<(), Fault> {
    let (first, rest) = key.split_once('.').map_or((key, None), |(first, rest)| (first, Some(rest)));
    let Some(options) = options.as_object_mut() else {
        return Err(Fault::new(first, "there is nothing inside: it is no object"));
    };
    let Some(rest) = rest else {
        options.insert(first.to_string(), value);
        return Ok(());
    };
    let default = defaults.get(first).cloned().unwrap_or_else(|| Value::Object(Map::new()));
    let inside = options.entry(first).or_insert_with(|| default.clone());
    put(inside, &default, rest, value)
}

/// A fault of the command line as one sentence of somebody who has the words of the game, if it is about one: its place is
/// named where the sentence does not.
pub(crate) fn sentence(voice: &Voice) -> impl Fn(Fault) -> anyhow::Error + '_ {
    move |fault| match &fault.say {
        Some(say) => in_english(Fault { why: voice.say(say), ..fault.clone() }),
        None => in_english(fault),
    }
}

/// The same of a file, or before it is known which language is spoken.
pub(crate) fn in_english(fault: Fault) -> anyhow::Error {
    match fault.place.as_str() {
        "game" | "players" | "options" | "lang" | "level" => anyhow!(fault.why),
        _ => match fault.rule {
            Some(rule) => anyhow!("{fault} [{rule}]"),
            None => anyhow!("{fault}"),
        },
    }
}

/// Reads `KEY=VALUE`, where VALUE is JSON, or else plain text, or `@FILE` with one of them in it; `content=@DIR` takes a
/// folder.
pub(crate) fn read_switch(set: &str, voice: &Voice) -> Result<(String, Value)> {
    let Some((key, value)) = set.split_once('=').filter(|(key, _)| !key.is_empty()) else {
        return Err(voice.refuse(&Phrase::new("cli-set-nothing").with("set", text(format!("{set:?}")))));
    };
    let value = match value.strip_prefix('@') {
        None => written(value),
        Some(file) if key == "content" && Path::new(file).is_dir() => content::folder(Path::new(file))?,
        Some(file) => read_value(file)?,
    };
    Ok((key.to_string(), value))
}

/// JSON, or else plain text.
pub(crate) fn written(value: &str) -> Value {
    serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))
}

fn read_value(file: &str) -> Result<Value> {
    let text = fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?;
    // A board file is text: the game's reader says what is wrong with it.
    match serde_json::from_str(&text) {
        Err(error) if text.trim_start().starts_with(['{', '[', '"']) => {
            Err(error).with_context(|| format!("{file} is not JSON"))
        }
        found => Ok(found.unwrap_or(Value::from(text))),
    }
}

/// The games asked for, or all.
pub(crate) fn games(ids: &[String], voice: &Voice) -> Result<Vec<&'static dyn AnyGame>> {
    match ids {
        [] => Ok(catalog::games().collect()),
        ids => ids.iter().map(|id| catalog::find(id).map_err(sentence(voice))).collect(),
    }
}

/// A seed that nobody has chosen: small enough for programs that keep numbers as floats.
fn new_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 24
}

/// The seats that bots are named for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Seated {
    /// All of them.
    All,
    /// All but the person's.
    Others,
}

/// One bot for each of `count` seats, from one for all or one for each.
pub(crate) fn one_bot_each<B: Clone>(
    bots: &[B],
    count: usize,
    seated: Seated,
    voice: &Voice,
) -> Result<Vec<B>> {
    match bots {
        [one] => Ok(vec![one.clone(); count]),
        each if each.len() == count => Ok(each.to_vec()),
        _ => {
            let id = match seated {
                Seated::All => "cli-bots-count",
                Seated::Others => "cli-bots-count-others",
            };
            Err(voice.refuse(&Phrase::new(id).with("bots", number(bots.len())).with("seats", number(count))))
        }
    }
}
