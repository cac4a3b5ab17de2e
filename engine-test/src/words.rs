//! Words: every message is there in every language with the same variables, none is unused, and everything that a game says in
//! random races can be said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ::words::{Message, Speaker, Vocabulary, messages};
use engine::{Names, Rng, Shown, Study};

use self::named::Named;
use self::parts::{compared_with_parts, of_parts};
use self::strict::Strict;

mod named;
mod parts;
mod strict;

/// What an event's message may have besides: what the seat does, strung together with what else it did in its turn (`brief`, said
/// to others; `you`, said to the seat itself), and the whole event as it is told to that seat (`yours`).
const ATTRIBUTES: [&str; 3] = ["brief", "you", "yours"];

/// What the message of a ground of the order (`order-...`) may have as well; see [`engine::Ground`].
const OF_AN_ORDER: [&str; 6] = ["figure", "held", "why", "though", "margin", "all"];

/// Messages that every game has and that no source names; it may also have `goal`, what wins.
const STANDARD: [&str; 3] = ["name", "about", "piece"];

/// Compares the message files of a game (`words/<language>.ftl`) with each other, with the sources that name messages, with the kinds
/// of things that it counts and the parts of its standing, and has `races` random races told in every language.
///
/// # Panics
/// With what is missing, unused or cannot be said.
pub fn words<G: Study>(
    crate_folder: impl AsRef<Path>,
    races: u32,
    set_up: impl Fn(&mut Rng) -> (u8, G::Options),
) {
    let folder = crate_folder.as_ref();
    let files = languages(&folder.join("words"));
    let english = files.get("en").expect("a game has words/en.ftl");
    let faults: Vec<String> =
        files.iter().flat_map(|(language, text)| compared(language, text, english)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let set_up = |race: u32| {
        let (seats, options) = set_up(&mut Rng::stream(u64::from(race), 2));
        G::new(seats, options).unwrap_or_else(|fault| panic!("a set-up that can be played: {fault}"))
    };
    let parts = of_parts((0..races).map(set_up));
    let mut faults = compared_with_sources::<G>(folder, english, &parts);
    faults.extend(misplaced(english));
    faults.extend(compared_with_kinds((0..races).map(set_up), english));
    faults.extend(compared_with_parts(&parts, &files));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for (language, text) in &files {
        let vocabulary =
            Vocabulary::new(language, &[text]).unwrap_or_else(|fault| panic!("{language}.ftl: {fault}"));
        let speaker = Strict { speaker: Speaker::new(&vocabulary, Names::default()), language };
        speaker.standard::<G>();
        speaker.parts(&parts);
        for race in 0..races {
            speaker.tell_race(set_up(race), u64::from(race));
        }
    }
}

/// Compares the message files of a crate that is no game: every message is there in every language with the same variables, its id
/// begins with `prefix`, and the sources in `src` name it, as a whole (`"cli-left"`) or by its beginning (`"lab-kind-{}"`).
///
/// # Panics
/// With what is missing, unused or cannot be read.
pub fn crate_words(crate_folder: impl AsRef<Path>, prefix: &str) {
    let folder = crate_folder.as_ref();
    let files = languages(&folder.join("words"));
    let english = files.get("en").expect("a crate that speaks has words/en.ftl");
    let mut sources = String::new();
    collect(&folder.join("src"), &mut sources);
    let mut faults: Vec<String> =
        files.iter().flat_map(|(language, text)| compared(language, text, english)).collect();
    for (language, text) in &files {
        let fault = Vocabulary::new(language, &[text]).err();
        faults.extend(fault.map(|fault| format!("{language}.ftl: {fault}")));
    }
    let all = read("en", english);
    let is_named = |part: &&str| part.starts_with(prefix) && *part != prefix;
    let named: BTreeSet<&str> = sources.split('"').filter(is_named).collect();
    let begun: Vec<&str> = named.iter().filter_map(|part| Some(part.split_once('{')?.0)).collect();
    let used_by_others: BTreeSet<&String> = all.iter().flat_map(|message| &message.uses).collect();
    for Message { id, .. } in all.iter().filter(|message| !message.id.starts_with('-')) {
        if !id.starts_with(prefix) {
            faults.push(format!("{id} does not begin with {prefix}"));
        }
        let is_begun = begun.iter().any(|begun| id.starts_with(begun));
        if !named.contains(id.as_str()) && !is_begun && !used_by_others.contains(id) {
            faults.push(format!("no source uses {id}"));
        }
    }
    let is_plain =
        |part: &&&str| part.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter));
    let unknown =
        named.iter().filter(is_plain).filter(|part| !all.iter().any(|message| message.id == ***part));
    faults.extend(unknown.map(|part| format!("a source says {part}, which is no message")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The message files of a folder, by language.
fn languages(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = entries.map(|entry| entry.expect("the folder of words can be listed").path());
    let files = paths.filter(|path| path.extension().is_some_and(|end| end == "ftl"));
    let read = |path: PathBuf| {
        let language = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        (language, fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())))
    };
    files.map(read).collect()
}

fn read(language: &str, text: &str) -> Vec<Message> {
    messages(text).unwrap_or_else(|fault| panic!("{language}.ftl: {fault}"))
}

/// What a language lacks of English or has in excess. Of a list or a word a language may use the count or the id where English
/// needs none.
fn compared(language: &str, text: &str, english: &str) -> Vec<String> {
    let (these, those) = (read(language, text), read("en", english));
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for message in &these {
        if !seen.insert(&message.id) {
            faults.push(format!("{language}.ftl has {} twice", message.id));
        }
        match those.iter().find(|other| other.id == message.id) {
            None if message.id.starts_with('-') => {}
            None => faults.push(format!("{language}.ftl has {}, en.ftl has not", message.id)),
            Some(other) if roots(message) != roots(other) => faults.push(format!(
                "{language}.ftl: {} uses {:?}, in English {:?}",
                message.id,
                roots(message),
                roots(other)
            )),
            Some(_) => {}
        }
    }
    let missing = those.iter().filter(|other| !other.id.starts_with('-') && !seen.contains(&other.id));
    faults.extend(missing.map(|other| format!("{language}.ftl lacks {}", other.id)));
    faults
}

/// Attributes that nobody says: of a message that is no event, of an unknown name, or said to others but not to the seat itself.
fn misplaced(english: &str) -> Vec<String> {
    let all = read("en", english);
    let find = |id: &str| all.iter().find(|message| message.id == id);
    let mut faults = Vec::new();
    for message in &all {
        let Some((of, attribute)) = message.id.split_once('.') else { continue };
        let known: &[&str] = match of.split('-').next() {
            Some("order") => &OF_AN_ORDER,
            Some("event") => &ATTRIBUTES,
            _ => &["yours"], // What a picture says of a seat, as that seat is told it.
        };
        if !known.contains(&attribute) {
            faults.push(format!("nobody says {}", message.id));
        }
        let twin = match attribute {
            "brief" => format!("{of}.you"),
            "you" => format!("{of}.brief"),
            _ => continue,
        };
        match find(&twin) {
            None => faults.push(format!("en.ftl has {} without {twin}", message.id)),
            Some(other) if roots(other) != roots(message) => {
                faults.push(format!("{} and {twin} differ in their variables", message.id));
            }
            Some(_) => {}
        }
    }
    faults
}

/// The variables of a message; `$cards_count` and `$card_id` come with `$cards` and `$card`, and in a story
/// `$amount_sum` and `$other_person` with `$amount` and `$other`.
fn roots(message: &Message) -> BTreeSet<&str> {
    let root = |variable: &'_ String| -> usize {
        let ends = ["_count", "_id", "_sum", "_person"];
        ends.iter().find_map(|end| variable.strip_suffix(end)).map_or(variable.len(), str::len)
    };
    message.variables.iter().map(|variable| &variable[..root(variable)]).collect()
}

/// Messages that no source names, and names in sources that are no message. Pictures say messages of their game too, so their sources are
/// read: the one path from here to clients, which the invariants list.
fn compared_with_sources<G: Shown>(folder: &Path, english: &str, parts: &BTreeSet<String>) -> Vec<String> {
    let mut sources = String::new();
    let id = G::ID;
    for place in ["src", &format!("../../web/src/games/{id}"), &format!("../../tui/src/games/{id}")] {
        collect(&folder.join(place), &mut sources);
    }
    for extra in ["tui/src/games", "web/src/games"] {
        for name in [format!("{id}.rs"), format!("{id}.ts")] {
            let file = folder.join("../..").join(extra).join(name);
            sources.push_str(&fs::read_to_string(file).unwrap_or_default());
        }
    }
    let all = read("en", english);
    let used_by_others: BTreeSet<&String> = all.iter().flat_map(|message| &message.uses).collect();
    let switches: Vec<String> = G::SWITCHES.iter().map(|switch| format!("switch-{}", switch.key)).collect();
    let content: Vec<&str> = G::CONTENT.iter().map(|(_, text)| *text).collect();
    let content = content.join("\n");
    let named = Named::new(&sources, &content);
    let is_used = |id: &String| {
        if id.contains('.') {
            return true; // Attributes have rules of their own.
        }
        let quoted = ['"', '\'', '`'].iter().any(|quote| sources.contains(&format!("{quote}{id}{quote}")));
        // What the fallback picture says of a seat is called by a key of the position.
        let is_a_key = id.strip_prefix("panel-").is_some_and(|key| sources.contains(&format!(" {key}: ")));
        let is_of_a_switch =
            switches.iter().any(|switch| id == switch || id.starts_with(&format!("{switch}-")));
        // The terminal explains the signs of a picture, and asks for decisions in sentences.
        let is_of_a_picture = match id.strip_prefix("question-") {
            Some(decision) => all.iter().any(|other| other.id.strip_prefix("decision-") == Some(decision)),
            None => id == "legend" && folder.join(format!("../../tui/src/games/{}.rs", G::ID)).is_file(),
        };
        quoted
            || is_of_a_picture
            || named.has(id)
            || is_a_key
            || is_of_a_switch
            || STANDARD.contains(&id.as_str())
            || id == "goal"
            || parts.contains(id)
            || used_by_others.contains(id)
    };
    let unused = all.iter().filter(|message| !is_used(&message.id));
    let mut faults: Vec<String> = unused.map(|message| format!("no source uses {}", message.id)).collect();
    let ids: BTreeSet<&str> = all.iter().map(|message| message.id.as_str()).collect();
    let missing = switches.iter().map(String::as_str).chain(STANDARD).filter(|id| !ids.contains(id));
    faults.extend(missing.map(|id| format!("en.ftl lacks {id}")));
    for part in sources.split(['"', '\'', '`']) {
        let is_id = ["event-", "action-", "refused-", "forecast-", "picture-", "wrong-", "unsound-"]
            .iter()
            .any(|kind| part.starts_with(kind));
        let is_plain =
            part.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_');
        if is_id && is_plain && !part.ends_with('-') && !ids.contains(part) {
            faults.push(format!("a source says {part}, which is no message"));
        }
    }
    faults
}

/// Kinds of counted things without a heading (`kind-drawn_cards`), and headings of kinds that none of these games counts.
fn compared_with_kinds<G: Study>(games: impl Iterator<Item = G>, english: &str) -> Vec<String> {
    let things = games.flat_map(|game| game.things());
    let counted: BTreeSet<String> = things.map(|thing| format!("kind-{}", thing.kind)).collect();
    let ids = read("en", english).into_iter().map(|message| message.id);
    let said: BTreeSet<String> = ids.filter(|id| id.starts_with("kind-")).collect();
    let missing = counted.difference(&said).map(|id| format!("en.ftl lacks {id}, a kind that is counted"));
    missing.chain(said.difference(&counted).map(|id| format!("nothing is counted as {id}"))).collect()
}

fn collect(path: &Path, out: &mut String) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder of sources can be listed") {
            collect(&entry.expect("a folder of sources can be listed").path(), out);
        }
    } else if path.extension().is_some_and(|end| end == "rs" || end == "ts" || end == "svelte") {
        out.push_str(&fs::read_to_string(path).expect("a source can be read"));
    }
}
