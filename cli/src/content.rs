//! Custom content: `podium content` writes a game's files, `--content DIR` plays with changed ones.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::AnyGame;
use engine::content::Content;
use engine::{Phrase, Value as Said};
use serde_json::{Map, Value};

use crate::args::ContentArgs;
use crate::files;
use crate::output::Verdict;
use crate::setup::sentence;
use crate::voice::{Voice, number, text};

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
        files::make_folder(place.parent().unwrap_or(&args.folder), voice)?;
        files::write(place, text, voice)?;
        writeln!(out, "{}", place.display())?;
    }
    Ok(Verdict::Fine)
}

/// The text files of a folder, as the switch `content` holds them.
pub(crate) fn folder(folder: &Path, voice: &Voice) -> Result<Value> {
    let mut files = Map::new();
    collect(folder, "", &mut files, voice)?;
    if files.is_empty() {
        let phrase = Phrase::new("cli-content-empty").with("folder", text(folder.display()));
        return Err(voice.refuse(&phrase));
    }
    Ok(Value::Object(files))
}

/// Puts content files into the switches: those that differ from the game's own into `content`, a new board into the
/// switch for boards.
pub(crate) fn take(
    game: &dyn AnyGame,
    files: Map<String, Value>,
    options: &mut Map<String, Value>,
    voice: &Voice,
) -> Result<()> {
    let (mut replaced, mut boards) = (Map::new(), Vec::new());
    for (name, text) in files {
        match (game.content().iter().find(|(own, _)| *own == name), text) {
            (Some((_, own)), Value::String(text)) if *own == text => {}
            (None, Value::String(text)) => boards.push((board_id(game, &name, &text, voice)?, text)),
            // What is no text is refused by the game.
            (_, text) => drop(replaced.insert(name, text)),
        }
    }
    options.insert("content".to_string(), Value::Object(replaced));
    choose_board(game, boards, options, voice)
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
    voice: &Voice,
) -> Result<()> {
    let wrong = |id: &'static str| Phrase::new(id).with("key", text(key));
    let [file, line, column] = key.split(':').collect::<Vec<_>>()[..] else {
        return Err(voice.refuse(&wrong("cli-cell-none")));
    };
    let Some((_, own)) = game.content().iter().find(|(own, _)| *own == file) else {
        return Err(voice.refuse(&wrong("cli-cell-file").with("file", text(file)).with("files", names(game))));
    };
    let content = options.entry("content").or_insert_with(|| Value::Object(Map::new()));
    let given = content.get(file).and_then(Value::as_str).unwrap_or(own);
    let mut lines: Vec<String> = given.lines().map(str::to_string).collect();
    let named = |text: &String| text.split_once('|').is_some_and(|(first, _)| first.trim() == line);
    let found: Vec<usize> = (0..lines.len()).filter(|at| named(&lines[*at])).collect();
    let [at] = found[..] else {
        let phrase = wrong("cli-cell-line").with("file", text(file)).with("line", text(line));
        return Err(voice.refuse(&phrase.with("count", number(found.len()))));
    };
    let mut fields: Vec<&str> = lines[at].split('|').collect();
    let last = fields.len();
    let Some(field) = column.parse::<usize>().ok().and_then(|n| fields.get_mut(n.checked_sub(1)?)) else {
        return Err(voice.refuse(&wrong("cli-cell-field").with("last", number(last))));
    };
    let word = value.as_str().map_or_else(|| value.to_string(), str::to_string);
    if word.contains(['|', '\n']) {
        return Err(voice.refuse(&wrong("cli-cell-value").with("value", text(word.escape_debug()))));
    }
    let word = format!(" {word} ");
    *field = &word;
    lines[at] = fields.join("|").trim().to_string();
    let changed = lines.join("\n") + "\n";
    match content.as_object_mut() {
        Some(content) => drop(content.insert(file.to_string(), Value::from(changed))),
        None => return Err(voice.refuse(&Phrase::new("cli-content-no-object"))),
    }
    Ok(())
}

/// What the game's files are called.
fn names(game: &dyn AnyGame) -> Said {
    Said::list(game.content().iter().map(|(own, _)| text(own)))
}

/// The text files below a folder, by their names in it, in order.
fn collect(folder: &Path, before: &str, found: &mut Map<String, Value>, voice: &Voice) -> Result<()> {
    let unread = |error: io::Error| files::failed("cli-file-read", folder, &error, voice);
    let mut entries = fs::read_dir(folder).map_err(unread)?.collect::<Result<Vec<_>, _>>().map_err(unread)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (path, name) = (entry.path(), format!("{before}{}", entry.file_name().to_string_lossy()));
        // Not through links: a folder may hold itself by one.
        if entry.file_type().map_err(unread)?.is_dir() {
            collect(&path, &format!("{name}/"), found, voice)?;
        } else if path.extension().is_some_and(|ending| ending == "txt") {
            let unread = |error: io::Error| files::failed("cli-file-read", &path, &error, voice);
            if !fs::metadata(&path).map_err(unread)?.is_file() {
                return Err(voice.refuse(&Phrase::new("cli-no-file").with("file", text(path.display()))));
            }
            // Some editors end lines with two characters.
            let text = files::read(&path, voice)?.replace("\r\n", "\n");
            found.insert(name, Value::from(text));
        }
    }
    Ok(())
}

/// The id of a board that the game does not have, from the first line of its file.
fn board_id(game: &dyn AnyGame, name: &str, board: &str, voice: &Voice) -> Result<String> {
    let header = Content::new(name, board).header();
    let own = game.content().iter().find(|(own, text)| Content::new(own, text).header() == header);
    let of_file = |id: &'static str| Phrase::new(id).with("file", text(name));
    match (own, &header[..]) {
        (Some((own, _)), _) => Err(voice.refuse(&of_file("cli-content-named").with("own", text(own)))),
        (None, [first, _, id]) if *first == game.id() => Ok((*id).to_string()),
        _ => {
            let phrase = of_file("cli-content-foreign").with("game", Phrase::new("name"));
            Err(voice.refuse(&phrase.with("files", names(game))))
        }
    }
}

/// A board of the folder is raced on if it is the only one, or if the switch names it.
fn choose_board(
    game: &dyn AnyGame,
    boards: Vec<(String, String)>,
    options: &mut Map<String, Value>,
    voice: &Voice,
) -> Result<()> {
    let Some(switch) = game.board_switch() else { return Ok(()) };
    let chosen = match (options.get(switch), &boards[..]) {
        (None, []) => None,
        (None, [(_, board)]) => Some(board),
        (None, several) => {
            let ids = Said::list(several.iter().map(|(id, _)| text(id)));
            let phrase = Phrase::new("cli-content-boards").with("boards", ids).with("key", text(switch));
            return Err(voice.refuse(&phrase));
        }
        (Some(set), _) => boards.iter().find(|(id, _)| set == id.as_str()).map(|(_, board)| board),
    };
    if let Some(board) = chosen {
        options.insert(switch.to_string(), Value::from(board.as_str()));
    }
    Ok(())
}
