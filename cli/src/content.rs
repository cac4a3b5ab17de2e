//! Content of one's own: `podium content` writes a game's files, `--content DIR` plays with changed ones.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalog::AnyGame;
use engine::content::Content;
use serde_json::{Map, Value};

use crate::args::ContentArgs;
use crate::output::{Verdict, count};
use crate::setup::sentence;

/// Writes the game's own files into a folder, none over another.
pub(crate) fn write(args: &ContentArgs, out: &mut dyn Write) -> Result<Verdict> {
    let game = catalog::find(&args.game).map_err(sentence)?;
    if game.content().is_empty() {
        bail!("{} has no content files: all of it is in its rules", game.name());
    }
    let places: Vec<(PathBuf, &str)> =
        game.content().iter().map(|(name, text)| (args.folder.join(name), *text)).collect();
    if let Some((there, _)) = places.iter().find(|(place, _)| place.exists()) {
        bail!("{} is there already; name another folder, nothing was written", there.display());
    }
    for (place, text) in &places {
        let folder = place.parent().unwrap_or(&args.folder);
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        fs::write(place, text).with_context(|| format!("{} cannot be written", place.display()))?;
        writeln!(out, "{}", place.display())?;
    }
    Ok(Verdict::Fine)
}

/// Puts the files of a folder into the switches: those that differ from the game's own into `content`, a new board into
/// the switch for boards.
pub(crate) fn read(game: &dyn AnyGame, folder: &Path, options: &mut Map<String, Value>) -> Result<()> {
    let mut files = Vec::new();
    collect(folder, "", &mut files)?;
    if files.is_empty() {
        let (folder, id) = (folder.display(), game.id());
        bail!("{folder} has no files *.txt; `podium content {id} {folder}` writes the game's own there");
    }
    let (mut replaced, mut boards) = (Map::new(), Vec::new());
    for (name, text) in files {
        match game.content().iter().find(|(own, _)| *own == name) {
            Some((_, own)) if *own == text => {}
            Some(_) => drop(replaced.insert(name, Value::from(text))),
            None => boards.push((board_id(game, &name, &text)?, text)),
        }
    }
    if !replaced.is_empty() && options.insert("content".to_string(), Value::Object(replaced)).is_some() {
        bail!("content is set twice, by --content and by --set; leave one of them out");
    }
    choose_board(game, folder, boards, options)
}

/// The text files below a folder, by their names in it, in order.
fn collect(folder: &Path, before: &str, files: &mut Vec<(String, String)>) -> Result<()> {
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
            let text =
                fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            files.push((name, text));
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
    folder: &Path,
    boards: Vec<(String, String)>,
    options: &mut Map<String, Value>,
) -> Result<()> {
    let Some(switch) = game.board_switch() else { return Ok(()) };
    let ids: Vec<&str> = boards.iter().map(|(id, _)| id.as_str()).collect();
    let chosen = match (options.get(switch), &boards[..]) {
        (None, []) => None,
        (None, [(_, text)]) => Some(text),
        (None, several) => bail!(
            "{} has {} of your own ({}); choose one with --set {switch}=ID",
            folder.display(),
            count(several.len(), "board"),
            ids.join(", ")
        ),
        (Some(set), _) => boards.iter().find(|(id, _)| set == id.as_str()).map(|(_, text)| text),
    };
    if let Some(text) = chosen {
        options.insert(switch.to_string(), Value::from(text.as_str()));
    }
    Ok(())
}
