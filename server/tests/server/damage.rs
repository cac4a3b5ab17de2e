//! A database with damaged pages is found when it is opened, and what can be read of it is written.

use std::io::{Seek, SeekFrom, Write as _};
use std::path::Path;

use bots::{Brain, Level};
use catalog::{AnyRace, Tongue};
use engine::{Names, Phrase, Speak};
use protocol::{How, TableState};
use serde_json::{Value, json};
use server::export::salvage;
use server::store::sqlite::SqliteStore;
use server::store::{Company, Entry, Holder, Store, StoreError, StoredTable, TableSettings, What, Write};

use crate::harness::database;

/// The size of a page of the file.
const PAGE: u64 = 4096;

/// A file with this many finished races.
fn file_with(races: u32) -> std::path::PathBuf {
    let path = database();
    let store = SqliteStore::open(&path).unwrap();
    let mut race = pig();
    let mut bot = race.bot(Brain::Level(Level::Greedy), Some(1));
    let mut log = Vec::new();
    while let Some(owed) = race.deciding().first() {
        let (seat, glance) = (owed.seat, race.glance(owed.seat).unwrap());
        let action = bot.choose(&glance).unwrap();
        race.play(seat, &action).unwrap();
        let what = What::Action { how: How::Bot, action };
        log.push(Entry { seq: log.len() as u32 + 1, at_ms: 5, seat: seat.0, still_ms: 0, what });
    }
    let letters: Vec<char> = ('a'..='z').collect();
    for n in 0..races as usize {
        write_race(&store, &format!("{}{}{n:014}", letters[n % 26], letters[n / 26 % 26]), &log);
    }
    drop(store);
    path
}

fn pig() -> Box<dyn AnyRace> {
    catalog::find("pig").unwrap().new_race(2, &Value::Null, 7).unwrap()
}

/// Writes a finished race with this log.
fn write_race(store: &SqliteStore, id: &str, log: &[Entry]) {
    let company =
        Company { seats: vec![Holder::Bot(Level::Greedy); 2], started_ms: Some(1), ..Company::default() };
    let table = StoredTable {
        code: format!("C{id}"),
        created_ms: 1,
        game: "pig".to_string(),
        rules_version: catalog::find("pig").unwrap().rules_version(),
        options: pig().setup().options,
        seed: 7,
        salt: "salt".to_string(),
        settings: TableSettings::default(),
        company,
        version: 0,
        state: TableState::Over,
        id: id.to_string(),
    };
    let mut writes = vec![Write::NewTable(Box::new(table))];
    let append = |entry: &Entry| Write::Append { table: id.to_string(), entry: entry.clone(), change: None };
    writes.extend(log.iter().map(append));
    assert!(store.commit(&writes).iter().all(Result::is_ok));
}

#[test]
fn a_step_that_the_rules_refuse_is_told_with_their_reason_in_the_words_of_its_game() {
    let store = SqliteStore::open(&database()).unwrap();
    let what = What::Action { how: How::Bot, action: json!({"type": "hold"}) };
    let first = pig().deciding()[0].seat.0;
    write_race(&store, "refused", &[Entry { seq: 1, at_ms: 5, seat: first, still_ms: 0, what }]);
    let salvaged = salvage(&store, &mut Vec::new()).unwrap();
    let [(id, error)] = &salvaged.lost[..] else { panic!("{salvaged:?}") };
    assert_eq!((id.as_str(), error.game()), ("refused", Some("pig")));
    let french = Tongue::new(&"fr".parse().unwrap(), error.game(), Names::default());
    let said = french.say(&error.say());
    assert!(said.starts_with("l’étape 1 du journal ne peut pas être jouée : votre total est 0"), "{said}");
    assert!(error.to_string().contains("your total is 0"), "logs are English: {error}");
}

#[test]
fn what_a_database_says_often_is_said_in_words_of_ours() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let opened = SqliteStore::open(folder).unwrap_err();
    assert_eq!(opened, StoreError::Failed(Phrase::new("store-not-opened")));
    let text = database();
    std::fs::write(&text, "no database\n".repeat(1_000)).unwrap();
    let opened = SqliteStore::open(&text).unwrap_err().to_string();
    assert!(opened.contains("it is not an SQLite database"), "{opened}");
}

/// Overwrites pages, counted from 1.
fn overwrite(path: &Path, pages: impl Iterator<Item = u64>) {
    let mut file = std::fs::OpenOptions::new().write(true).open(path).unwrap();
    for page in pages {
        file.seek(SeekFrom::Start((page - 1) * PAGE)).unwrap();
        file.write_all(&[0xA5; PAGE as usize]).unwrap();
    }
}

#[test]
fn a_damaged_file_is_not_served_and_its_name_and_the_next_step_are_said() {
    let path = file_with(60);
    let pages = std::fs::metadata(&path).unwrap().len() / PAGE;
    for damage in [pages / 2..pages / 2 + 3, 1..2] {
        overwrite(&path, damage);
        let Err(error @ StoreError::Damaged(_)) = SqliteStore::open(&path) else { panic!("it was opened") };
        let why = error.to_string();
        assert!(why.contains(&path.display().to_string()), "{why}");
        assert!(why.contains("backup") && why.contains("podium export --salvage"), "{why}");
    }
    let lost = SqliteStore::open_damaged(&path);
    assert!(
        matches!(lost, Err(StoreError::Damaged(_))),
        "without its first page it is no file without races"
    );
}

#[test]
fn one_damaged_page_behind_the_first_does_not_hide_every_race() {
    let path = file_with(8);
    let sound = std::fs::read(&path).unwrap();
    let mut hidden = Vec::new();
    for page in 2..=sound.len() as u64 / PAGE {
        std::fs::write(&path, &sound).unwrap();
        overwrite(&path, page..page + 1);
        match SqliteStore::open_damaged(&path) {
            Ok(store) => {
                let salvaged = salvage(&store, &mut Vec::new()).unwrap();
                assert_eq!(salvaged.written as usize + salvaged.lost.len(), 8, "page {page}: {salvaged:?}");
            }
            Err(StoreError::Damaged(_)) => hidden.push(page),
            Err(error) => panic!("page {page}: {error}"),
        }
    }
    // Of the pages that say what stands where, one says it of the races themselves.
    assert!(hidden.len() <= 1, "{hidden:?}");
}

#[test]
fn what_can_be_read_is_written_and_the_rest_is_named() {
    let path = file_with(120);
    let mut whole = Vec::new();
    let salvaged = salvage(&SqliteStore::open_damaged(&path).unwrap(), &mut whole).unwrap();
    assert_eq!((salvaged.written, salvaged.lost.len()), (120, 0), "of a sound file nothing is lost");
    let pages = std::fs::metadata(&path).unwrap().len() / PAGE;
    overwrite(&path, pages / 2..pages / 2 + 3);
    let mut part = Vec::new();
    let salvaged = salvage(&SqliteStore::open_damaged(&path).unwrap(), &mut part).unwrap();
    assert!(!salvaged.lost.is_empty() && salvaged.written > 60, "{salvaged:?}");
    assert_eq!(salvaged.written as usize + salvaged.lost.len(), 120, "{:?}", salvaged.lost);
    let part = String::from_utf8(part).unwrap();
    let whole = String::from_utf8(whole).unwrap();
    assert_eq!(part.lines().count(), salvaged.written as usize);
    assert!(
        part.lines().all(|line| whole.lines().any(|other| other == line)),
        "what is written is as it was"
    );
}
