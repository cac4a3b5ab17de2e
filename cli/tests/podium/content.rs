//! Content of one's own: written, changed, played with.

use std::fs;

use serde_json::Value;

use crate::command::{path, podium, refused};

/// A new folder for a test, which is not there yet.
fn folder(name: &str) -> String {
    let path = path(name);
    let _ = fs::remove_dir_all(&path);
    path.display().to_string()
}

fn change(file: &str, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{file} has {from:?}");
    fs::write(file, text.replace(from, to)).unwrap();
}

fn trace(game: &str, more: &[&str]) -> Value {
    let output = podium(&[&["trace", game, "--seed", "5", "--bots", "greedy"], more].concat());
    assert_eq!(output.code, Some(0), "{}", output.talk);
    serde_json::from_str(&output.out).unwrap()
}

#[test]
fn every_game_plays_the_same_with_its_own_content_written_out() {
    for game in catalog::games().filter(|game| !game.content().is_empty()) {
        let mine = folder(&format!("content_{}", game.id()));
        let written = podium(&["content", game.id(), &mine]);
        assert_eq!(written.code, Some(0), "{}", written.talk);
        assert_eq!(written.out.lines().count(), game.content().len());
        assert_eq!(trace(game.id(), &["--content", &mine]), trace(game.id(), &[]), "{}", game.id());
        refused(&["content", game.id(), &mine], &["is there already", "nothing was written"]);
    }
}

#[test]
fn a_changed_file_changes_the_race_and_stays_in_the_record() {
    let mine = folder("content_changed");
    podium(&["content", "rowing", &mine]);
    change(&format!("{mine}/rates.txt"), "Sprint | 4", "Sprint | 3");
    let (own, changed) = (trace("rowing", &[]), trace("rowing", &["--content", &mine]));
    assert_ne!(own["script"], changed["script"]);
    let content = changed["options"]["content"].as_object().unwrap();
    assert_eq!(content.keys().collect::<Vec<_>>(), ["rates.txt"], "what is unchanged is not kept");
}

#[test]
fn a_broken_file_is_refused_with_file_and_line() {
    let mine = folder("content_broken");
    podium(&["content", "rowing", &mine]);
    change(&format!("{mine}/cards.txt"), "pace 2", "pace 9");
    refused(&["trace", "rowing", "--content", &mine], &["cards.txt line 5: a Pace card is worth 1 to 3"]);
}

#[test]
fn a_board_of_ones_own_is_raced_on_if_it_is_the_only_one_or_named() {
    let mine = folder("content_board");
    fs::create_dir_all(&mine).unwrap();
    let course = |id: &str, limit: u8| {
        let limits = format!("500 | {limit}\n1000 | {limit}\n1500 | {limit}\nfinish | {limit}\n");
        fs::write(format!("{mine}/{id}.txt"), format!("rowing course {id}\nname | {id}\n{limits}")).unwrap();
    };
    course("pond", 12);
    assert!(trace("rowing", &["--content", &mine])["options"]["course"].as_str().unwrap().contains("pond"));
    course("weir", 3);
    refused(
        &["trace", "rowing", "--content", &mine],
        &["2 boards of your own (pond, weir)", "--set course=ID"],
    );
    let named = trace("rowing", &["--content", &mine, "--set", "course=weir"]);
    assert!(named["options"]["course"].as_str().unwrap().contains("weir"));
    let other = trace("rowing", &["--content", &mine, "--set", "course=headwind"]);
    assert_eq!(other["options"]["course"], "headwind");
}

#[test]
fn what_is_no_content_is_refused() {
    let mine = folder("content_odd");
    refused(&["trace", "rowing", "--content", &mine], &["cannot be read"]);
    fs::create_dir_all(&mine).unwrap();
    refused(&["trace", "rowing", "--content", &mine], &["has no files *.txt", "podium content rowing"]);
    fs::write(format!("{mine}/shopping.txt"), "milk\n").unwrap();
    refused(&["trace", "rowing", "--content", &mine], &["shopping.txt is neither a file of rowing"]);
    fs::write(format!("{mine}/shopping.txt"), "rowing cards boat\n").unwrap();
    refused(&["trace", "rowing", "--content", &mine], &["its first line is that of cards.txt"]);
    refused(&["content", "pig", &mine], &["no content files"]);
}
