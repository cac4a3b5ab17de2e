//! Setting up a race from the command line: switches, seed, bots.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;

use anyhow::{Result, anyhow};
use catalog::AnyGame;
use engine::{Fault, Phrase};
use engine_test::reading::parse;
use serde_json::{Map, Value};

use crate::args::DealArgs;
use crate::voice::{Voice, number, text};
use crate::{content, files};

/// A game, its switches, and where its chance comes from.
pub(crate) struct Setup {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) players: i64,
    pub(crate) options: Value,
    pub(crate) sources: Sources,
    pub(crate) seed: u64,
}

/// A switch that is set, and the file that its value was read from.
pub(crate) struct Set {
    pub(crate) key: String,
    pub(crate) value: Value,
    file: Option<String>,
}

/// Which switches were read from which files.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sources(Vec<(String, String)>);

impl Sources {
    pub(crate) fn of(sets: &[Set]) -> Sources {
        Sources(sets.iter().filter_map(|set| Some((set.key.clone(), set.file.clone()?))).collect())
    }

    /// Speaks of what is wrong with the switches: of a file by its name.
    pub(crate) fn sentence(&self, voice: &Voice) -> impl Fn(Fault) -> anyhow::Error + '_ {
        let say = sentence_of(voice.clone());
        move |fault| {
            let file = |key: &str| self.0.iter().find(|(set, _)| set == key).map(|(_, file)| file.clone());
            let place = fault.line.and_then(|_| file(fault.place.strip_prefix("options.")?));
            say(Fault { place: place.unwrap_or_else(|| fault.place.clone()), ..fault })
        }
    }
}

/// Reads how a race is to be set up. Whether the game can be played so is found out by setting it up.
pub(crate) fn setup(game: &str, args: &DealArgs, voice: &Voice) -> Result<Setup> {
    let game = catalog::find(game).map_err(sentence(voice))?;
    let (fewest, most) = game.seats();
    let players = args.players.unwrap_or_else(|| i64::from(4.clamp(fewest, most)));
    let (options, sources) = read_options(game, &args.set, args.content.as_deref(), voice)?;
    Ok(Setup { game, players, options, sources, seed: args.seed.unwrap_or_else(new_seed) })
}

/// Reads the switches that are set, and a folder with custom content.
pub(crate) fn read_options(
    game: &dyn AnyGame,
    sets: &[String],
    content: Option<&Path>,
    voice: &Voice,
) -> Result<(Value, Sources)> {
    let mut sets = sets.iter().map(|set| read_switch(set, voice)).collect::<Result<Vec<_>>>()?;
    if let Some(folder) = content {
        let value = content::folder(folder, voice)?;
        sets.push(Set { key: "content".to_string(), value, file: None });
    }
    if let Some((_, twice)) =
        sets.iter().enumerate().find(|(i, set)| sets[..*i].iter().any(|other| other.key == set.key))
    {
        return Err(voice.refuse(&Phrase::new("cli-set-twice").with("key", text(&twice.key))));
    }
    let sources = Sources::of(&sets);
    let mut options = Value::Object(Map::new());
    put_all(game, &mut options, &Value::Null, sets, voice)?;
    Ok((options, sources))
}

/// Sets switches, those first that others look at: content files see which board is chosen, and cells are changed in
/// content files. What is not set inside a switch is as in `defaults`.
pub(crate) fn put_all(
    game: &dyn AnyGame,
    options: &mut Value,
    defaults: &Value,
    mut sets: Vec<Set>,
    voice: &Voice,
) -> Result<()> {
    let voice = &voice.of_game(game.id());
    sets.sort_by_key(|set| (content::is_cell(&set.key), set.key == "content"));
    for Set { key, value, .. } in sets {
        match (options.as_object_mut(), value) {
            (Some(options), Value::Object(files)) if key == "content" => {
                content::take(game, files, options, voice)?;
            }
            (Some(options), value) if content::is_cell(&key) => {
                content::set_cell(game, options, &key, &value, voice)?;
            }
            (_, value) => put(options, defaults, &key, value, voice)?,
        }
    }
    Ok(())
}

/// Sets a switch, or with dots in the key something inside one.
fn put(options: &mut Value, defaults: &Value, key: &str, value: Value, voice: &Voice) -> Result<()> {
    let (first, rest) = key.split_once('.').map_or((key, None), |(first, rest)| (first, Some(rest)));
    let Some(options) = options.as_object_mut() else {
        return Err(voice.refuse(&Phrase::new("cli-set-inside").with("key", text(key))));
    };
    let Some(rest) = rest else {
        options.insert(first.to_string(), value);
        return Ok(());
    };
    let default = defaults.get(first).cloned().unwrap_or_else(|| Value::Object(Map::new()));
    let inside = options.entry(first).or_insert_with(|| default.clone());
    put(inside, &default, rest, value, voice)
}

/// A fault of the command line as one sentence of somebody who has the words of the game, if it is about one.
pub(crate) fn sentence(voice: &Voice) -> impl Fn(Fault) -> anyhow::Error + use<> {
    sentence_of(voice.clone())
}

fn sentence_of(voice: Voice) -> impl Fn(Fault) -> anyhow::Error {
    move |fault| anyhow!(voice.fault(&fault))
}

/// The same of what is wrong with a file of the person: a record, a puzzle, a scenario.
pub(crate) fn in_file(
    file: &str,
    game: Option<&str>,
    voice: &Voice,
) -> impl Fn(Fault) -> anyhow::Error + use<> {
    let voice = game.map_or_else(|| voice.clone(), |game| voice.of_game(game));
    let file = file.to_string();
    move |fault| {
        let said = text(voice.fault(&fault));
        voice.refuse(&Phrase::new("fault-at").with("place", text(&file)).with("why", said))
    }
}

/// Reads `KEY=VALUE`, where VALUE is JSON, or else plain text, or `@FILE` with one of them in it; `content=@DIR` takes a
/// folder.
pub(crate) fn read_switch(set: &str, voice: &Voice) -> Result<Set> {
    let Some((key, value)) = set.split_once('=').filter(|(key, _)| !key.is_empty()) else {
        return Err(voice.refuse(&Phrase::new("cli-set-nothing").with("set", text(format!("{set:?}")))));
    };
    let file = value.strip_prefix('@');
    let value = match file {
        None => written(value),
        Some(file) if key == "content" && Path::new(file).is_dir() => {
            content::folder(Path::new(file), voice)?
        }
        Some(file) => read_value(file, voice)?,
    };
    Ok(Set { key: key.to_string(), value, file: file.map(str::to_string) })
}

/// JSON, or else plain text.
pub(crate) fn written(value: &str) -> Value {
    serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))
}

fn read_value(file: &str, voice: &Voice) -> Result<Value> {
    let written = files::read(Path::new(file), voice)?;
    // A board file is text: the game's reader says what is wrong with it.
    match parse(&written) {
        Err(wrong) if written.trim_start().starts_with(['{', '[', '"']) => {
            let phrase = Phrase::new("fault-at").with("place", text(file)).with("why", wrong.phrase());
            Err(voice.refuse(&phrase))
        }
        found => Ok(found.unwrap_or(Value::from(written))),
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
