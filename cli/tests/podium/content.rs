//! Custom content: written, changed, played with.

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
fn what_editors_add_to_a_file_changes_nothing() {
    let mine = folder("content_editors");
    podium(&["content", "rowing", &mine]);
    for file in ["rates.txt", "cards.txt"] {
        let file = format!("{mine}/{file}");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, format!("\u{feff}{}", text.replace('\n', "\r\n"))).unwrap();
    }
    assert_eq!(trace("rowing", &["--content", &mine]), trace("rowing", &[]));
}

#[test]
fn one_field_of_a_file_can_be_set() {
    let mine = folder("content_field");
    podium(&["content", "rowing", &mine]);
    change(&format!("{mine}/rates.txt"), "Sprint | 4", "Sprint | 3");
    let (file, field) =
        (trace("rowing", &["--content", &mine]), trace("rowing", &["--set", "rates.txt:45:3=3"]));
    assert_eq!(file["script"], field["script"]);
    assert_eq!(field["options"]["content"].as_object().unwrap().len(), 1);
    let both = trace("rowing", &["--content", &mine, "--set", "rates.txt:42:3=2"]);
    let text = both["options"]["content"]["rates.txt"].as_str().unwrap();
    assert!(text.contains("Sprint | 3") && text.contains("Race   | 2"), "{text}");

    let set = |field: &str, wanted: &[&str]| refused(&["trace", "rowing", "--set", field], wanted);
    set("rates.txt:99:3=3", &["rates.txt has no line that begins with `99 |`"]);
    set("rates.txt:45:6=3", &["the line has the fields 1 to 5"]);
    set("rates.txt:45:0=3", &["the line has the fields 1 to 5"]);
    set("rates.txt:45=3", &["FILE:LINE:FIELD"]);
    set("rats.txt:45:3=3", &["there is no file rats.txt", "rates.txt"]);
    set("rates.txt:45:3=3 | 4", &["is not one field"]);
    set("rates.txt:45:3=x", &["rates.txt, line 7", "cards is a whole number from 1 to 4, not x"]);
}

#[test]
fn folders_are_compared_and_fields_are_swept() {
    let mine = folder("content_compared");
    podium(&["content", "rowing", &mine]);
    change(&format!("{mine}/rates.txt"), "Sprint | 4", "Sprint | 3");
    let b = format!("content=@{mine}");
    let words = ["lab", "compare", "rowing", "--players", "2", "--races", "100", "--json"];
    let folders = podium(&[&words[..], &["--b", &b]].concat());
    let fields = podium(&[&words[..], &["--b", "rates.txt:45:3=3"]].concat());
    assert_eq!(folders.code, Some(0), "{}", folders.talk);
    let found = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    assert_eq!(found(&folders.out)["changes"], found(&fields.out)["changes"]);
    assert_ne!(found(&folders.out)["changes"], Value::Null);

    let out = folder("content_swept");
    let words = ["lab", "sweep", "rowing", "--players", "2", "--races", "20", "--json", "--out", &out];
    let swept = podium(&[&words[..], &["--over", "rates.txt:45:3=3,4,5"]].concat());
    let points = found(&swept.out)["points"].clone();
    assert!(points[0]["refused"].is_null() && points[1]["refused"].is_null(), "{points}");
    assert_ne!(points[0]["figures"], points[1]["figures"]);
    assert!(points[2]["refused"].as_str().unwrap().contains("rates.txt, line 7"), "{points}");
    // A file stays as it was named: its text would fill the table.
    let named = podium(&[&words[..], &["--over", &b]].concat());
    assert_eq!(found(&named.out)["points"][0]["values"][0], format!("@{mine}"));
}

#[test]
fn a_broken_file_is_refused_with_file_and_line() {
    let mine = folder("content_broken");
    podium(&["content", "rowing", &mine]);
    change(&format!("{mine}/cards.txt"), "pace 2", "pace 9");
    refused(
        &["trace", "rowing", "--content", &mine],
        &["cards.txt, line 5: pace is a whole number from 1 to 3, not 9"],
    );
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
        &["several boards of your own (pond, weir)", "--set course=ID"],
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
    refused(&["trace", "rowing", "--content", &mine], &["has no files *.txt", "podium content GAME"]);
    fs::write(format!("{mine}/shopping.txt"), "milk\n").unwrap();
    refused(&["trace", "rowing", "--content", &mine], &["shopping.txt is neither a file of Rowing"]);
    fs::write(format!("{mine}/shopping.txt"), "rowing cards boat\n").unwrap();
    refused(&["trace", "rowing", "--content", &mine], &["its first line is that of cards.txt"]);
    refused(&["content", "pig", &mine], &["no content files"]);
}
