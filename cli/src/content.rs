//! Custom content: `podium content` writes a game's files, `--content DIR` plays with changed ones.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalog::AnyGame;
use engine::Phrase;
use engine::content::Content;
use serde_json::{Map, Value};

use crate::args::ContentArgs;
use crate::output::Verdict;
use crate::setup::sentence;
use crate::voice::{Voice, text};

/// Writes the game's own files into a folder, none over another.
pub(crate) fn write(args: &ContentArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let game = catalog::find(&args.game).map_err(sentence(voice))?;
    if game.content().is_empty() {
        let none = Phrase::new("cli-content-none").with("name", Phrase::new("name"));
        return Err(voice.of_game(game.id()).refuse(&none));
    }
    let places: Vec<(PathBuf, &str)> =
        game.content().iter().map(|(name, text)| (args.folder.join(name), *text)).collect();
    if let Some((there, _)) = places.iter().find(|(place, _)| place.exists()) {
        return Err(voice.refuse(&Phrase::new("cli-content-there").with("file", text(there.display()))));
    }
    for (place, text) in &places {
        let folder = place.parent().unwrap_or(&args.folder);
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        fs::write(place, text).with_context(|| format!("{} cannot be written", place.display()))?;
        writeln!(out, "{}", place.display())?;
    }
    Ok(Verdict::Fine)
}

/// The text files of a folder, as the switch `content` holds them.
pub(crate) fn folder(folder: &Path) -> Result<Value> {
    let mut files = Map::new();
    collect(folder, "", &mut files)?;
    if files.is_empty() {
        let folder = folder.display();
        bail!("{folder} has no files *.txt; `podium content GAME {folder}` writes a game's own there");
    }
    Ok(Value::Object(files))
}

/// Puts content files into the switches: those that differ from the game's own into `content`, a new board into the
/// switch for boards.
pub(crate) fn take(
    game: &dyn AnyGame,
    files: Map<String, Value>,
    options: &mut Map<String, Value>,
) -> Result<()> {
    let (mut replaced, mut boards) = (Map::new(), Vec::new());
    for (name, text) in files {
        match (game.content().iter().find(|(own, _)| *own == name), text) {
            (Some((_, own)), Value::String(text)) if *own == text => {}
            (None, Value::String(text)) => boards.push((board_id(game, &name, &text)?, text)),
            // What is no text is refused by the game.
            (_, text) => drop(replaced.insert(name, text)),
        }
    }
    options.insert("content".to_string(), Value::Object(replaced));
    choose_board(game, boards, options)
}

/// Whether a key is a field of a content file, such as `rates.txt:45:3`.
pub(crate) fn is_cell(key: &str) -> bool {
    key.contains(".txt:")
}

/// Changes one field of a content file: `rates.txt:45:3` is the third of the line that begins with 45.
pub(crate) fn set_cell(
    game: &dyn AnyGame,
    options: &mut Map<String, Value>,
    key: &str,
    value: &Value,
) -> Result<()> {
    let [file, line, column] = key.split(':').collect::<Vec<_>>()[..] else {
        bail!("{key} names no field; write FILE:LINE:FIELD, such as rates.txt:45:3");
    };
    let Some((_, own)) = game.content().iter().find(|(own, _)| *own == file) else {
        let own: Vec<&str> = game.content().iter().map(|(own, _)| *own).collect();
        bail!("{key}: {} has no file {file}; its files are {}", game.id(), own.join(", "));
    };
    let content = options.entry("content").or_insert_with(|| Value::Object(Map::new()));
    let text = content.get(file).and_then(Value::as_str).unwrap_or(own);
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    let named = |text: &String| text.split_once('|').is_some_and(|(first, _)| first.trim() == line);
    let found: Vec<usize> = (0..lines.len()).filter(|at| named(&lines[*at])).collect();
    let [at] = found[..] else {
        let has = if found.is_empty() { "no line".to_string() } else { format!("{} lines", found.len()) };
        bail!("{key}: {file} has {has} beginning with `{line} |`; it takes one to change a field of it");
    };
    let mut fields: Vec<&str> = lines[at].split('|').collect();
    let last = fields.len();
    let Some(field) = column.parse::<usize>().ok().and_then(|n| fields.get_mut(n.checked_sub(1)?)) else {
        bail!("{key}: the line has the fields 1 to {last}");
    };
    let word = value.as_str().map_or_else(|| value.to_string(), str::to_string);
    if word.contains(['|', '\n']) {
        bail!("{key}: {word:?} is not one field");
    }
    let word = format!(" {word} ");
    *field = &word;
    lines[at] = fields.join("|").trim().to_string();
    let changed = lines.join("\n") + "\n";
    match content.as_object_mut() {
        Some(content) => drop(content.insert(file.to_string(), Value::from(changed))),
        None => bail!("content is not an object from file names to texts"),
    }
    Ok(())
}

/// The text files below a folder, by their names in it, in order.
fn collect(folder: &Path, before: &str, files: &mut Map<String, Value>) -> Result<()> {
    let unread = || format!("{} cannot be read", folder.display());
    let mut entries =
        fs::read_dir(folder).with_context(unread)?.collect::<Result<Vec<_>, _>>().with_context(unread)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (path, name) = (entry.path(), format!("{before}{}", entry.file_name().to_string_lossy()));
        // Not through links: a folder may hold itself by one.
        if entry.file_type().with_context(unread)?.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else if path.extension().is_some_and(|ending| ending == "txt") {
            let unread = || format!("{} cannot be read", path.display());
            if !fs::metadata(&path).with_context(unread)?.is_file() {
                bail!("{} is no file", path.display());
            }
            let text = fs::read_to_string(&path).with_context(unread)?;
            // Some editors begin a file with a mark of its encoding, and end lines with two characters.
            let text = text.strip_prefix('\u{feff}').unwrap_or(&text).replace("\r\n", "\n");
            files.insert(name, Value::from(text));
        }
    }
    Ok(())
}

/// The id of a board that the game does not have, from the first line of its file.
fn board_id(game: &dyn AnyGame, name: &str, text: &str) -> Result<String> {
    let header = Content::new(name, text).header();
    let own = game.content().iter().find(|(own, text)| Content::new(own, text).header() == header);
    match (own, &header[..]) {
        (Some((own, _)), _) => bail!("{name}: its first line is that of {own}; call the file so"),
        (None, [first, _, id]) if *first == game.id() => Ok((*id).to_string()),
        _ => {
            let own: Vec<&str> = game.content().iter().map(|(own, _)| *own).collect();
            bail!(
                "{name} is neither a file of {} ({}) nor a board of your own, whose first line has the game, the kind \
                 and a new id, such as `marathon course my_town`",
                game.id(),
                own.join(", ")
            )
        }
    }
}

/// A board of the folder is raced on if it is the only one, or if the switch names it.
fn choose_board(
    game: &dyn AnyGame,
    boards: Vec<(String, String)>,
    options: &mut Map<String, Value>,
) -> Result<()> {
    let Some(switch) = game.board_switch() else { return Ok(()) };
    let ids: Vec<&str> = boards.iter().map(|(id, _)| id.as_str()).collect();
    let chosen = match (options.get(switch), &boards[..]) {
        (None, []) => None,
        (None, [(_, text)]) => Some(text),
        (None, several) => bail!(
            "there are {} of your own ({}); choose one with --set {switch}=ID",
            format_args!("{} boards", several.len()),
            ids.join(", ")
        ),
        (Some(set), _) => boards.iter().find(|(id, _)| set == id.as_str()).map(|(_, text)| text),
    };
    if let Some(text) = chosen {
        options.insert(switch.to_string(), Value::from(text.as_str()));
    }
    Ok(())
}
