//! The lab: runs that go on, comparisons that stop, sweeps that say what meets the targets.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::command::{path, podium, refused};

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let path = path(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn run(folder: &str, more: &[&str]) -> String {
    let words = ["lab", "run", "pig", "--players", "2", "--set", "target=40", "--out", folder];
    let output = podium(&[&words[..], more].concat());
    assert_eq!(output.code, Some(0), "{output:?}");
    output.talk
}

fn summary(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("summary.json")).unwrap()).unwrap()
}

#[test]
fn a_run_gives_the_same_figures_in_one_go_or_in_two_and_for_any_number_of_threads() {
    let (one, two) = (folder("lab-one-go"), folder("lab-two-goes"));
    let (first, second) = (one.display().to_string(), two.display().to_string());
    assert_eq!(run(&first, &["--races", "300", "--luck", "20", "--threads", "1"]), "");
    run(&second, &["--races", "100", "--luck", "0", "--threads", "2"]);
    assert_eq!(summary(&two)["about"]["races"], 100);
    let talk = run(&second, &["--races", "300", "--luck", "20", "--threads", "2"]);
    assert!(talk.contains("Went on from 100 races"), "{talk}");
    assert_eq!(summary(&one), summary(&two));
    let talk = run(&second, &["--races", "200"]);
    assert!(talk.contains("had 300 races already"), "{talk}");
    let command = summary(&two)["about"]["command"].clone();
    assert_eq!(
        command,
        "podium lab run pig --players 2 --seed 1 --bots greedy --set 'target=40' --races 300 --luck 20",
        "the command gives the figures that are told, not fewer"
    );
    for file in ["report.html", "summary.json", "races.parquet", "tally.json"] {
        assert!(one.join(file).exists(), "{file}");
    }
    assert!(!one.join("steps.parquet").exists());
    let parts = |dir: &Path| fs::read_dir(dir).unwrap().count();
    assert_eq!((parts(&one), parts(&two)), (4, 4), "no parts are left over");
}

#[test]
fn a_run_says_what_it_found() {
    let dir = folder("lab-figures");
    run(&dir.display().to_string(), &["--races", "400", "--steps"]);
    let summary = summary(&dir);
    // Who begins has an advantage in Pig, and the shares make up a whole.
    let wins = |seat: usize| summary["seats"][seat]["wins"]["value"].as_f64().unwrap();
    assert!(wins(0) > wins(1) && (wins(0) + wins(1) - 1.0).abs() < 1e-9, "{} {}", wins(0), wins(1));
    assert_eq!(summary["things"].as_array().unwrap().len(), 6, "the faces of the die");
    let rolls = |rule: &str| {
        let rules = summary["rules"].as_array().unwrap();
        rules.iter().find(|found| found["id"] == rule).unwrap()["per_race"]["value"].as_f64().unwrap()
    };
    assert!(rolls("PG-003") > 0.0, "a 1 was rolled");
    assert!(dir.join("steps.parquet").exists());
    let report = fs::read_to_string(dir.join("report.html")).unwrap();
    assert!(report.contains("PG-003") && !report.contains("http://") && !report.contains("https://"));
}

#[test]
fn a_folder_with_another_run_is_left_alone() {
    let dir = folder("lab-other");
    let name = dir.display().to_string();
    run(&name, &["--races", "20", "--luck", "0"]);
    let before = fs::read_to_string(dir.join("summary.json")).unwrap();
    refused(&["lab", "run", "pig", "--out", &name], &["holds another run", "--out"]);
    assert_eq!(fs::read_to_string(dir.join("summary.json")).unwrap(), before);
    fs::write(dir.join("tally.json"), "{").unwrap();
    refused(
        &["lab", "run", "pig", "--players", "2", "--set", "target=40", "--out", &name],
        &["tally.json cannot be understood"],
    );
}

#[test]
fn a_damaged_table_is_found_before_a_race_is_run() {
    let dir = folder("lab-damaged");
    let name = dir.display().to_string();
    run(&name, &["--races", "100"]);
    let table = dir.join("races.parquet");
    let whole = fs::read(&table).unwrap();
    let again =
        ["lab", "run", "pig", "--players", "2", "--set", "target=40", "--out", &name, "--races", "100"];
    fs::write(&table, &whole[..whole.len() / 2]).unwrap();
    refused(&again, &["races.parquet cannot be understood", "choose another --out"]);
    // The table of another run, as whole as it may be.
    let other = folder("lab-damaged-other");
    run(&other.display().to_string(), &["--races", "50"]);
    fs::copy(other.join("races.parquet"), &table).unwrap();
    refused(&again, &["races.parquet cannot be understood (there are 50 rows for 100 races)"]);
    fs::remove_file(&table).unwrap();
    refused(&again, &["races.parquet is missing"]);
}

#[test]
fn a_run_that_was_killed_as_it_put_its_table_in_place_goes_on() {
    let dir = folder("lab-killed");
    let name = dir.display().to_string();
    run(&name, &["--races", "100"]);
    fs::rename(dir.join("races.parquet"), dir.join("races.parquet.new")).unwrap();
    fs::write(dir.join("races.from-64.parquet"), "half of a part").unwrap();
    run(&name, &["--races", "150"]);
    let files = |dir: &Path| {
        let names = fs::read_dir(dir).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    };
    assert_eq!(files(&dir), ["races.parquet", "report.html", "summary.json", "tally.json"]);
    run(&name, &["--races", "150"]);
}

#[test]
fn a_comparison_stops_when_it_is_settled_and_its_races_can_be_replayed() {
    let dir = folder("lab-compare");
    let name = dir.display().to_string();
    let words = ["lab", "compare", "pig", "--players", "2", "--races", "4000", "--out", &name, "--json"];
    let output = podium(&[&words[..], &["--a", "target=40", "--b", "target=60"]].concat());
    assert_eq!(output.code, Some(0), "{output:?}");
    let found: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!(found["answer"], "more");
    assert!(found["races"].as_u64().unwrap() < 4000, "a longer race is soon seen to be longer");
    let seed = found["changed"][0]["seed"].as_u64().unwrap();
    for side in ["a", "b"] {
        let record = dir.join(format!("seed-{seed}-{side}.json")).display().to_string();
        assert_eq!(podium(&["replay", &record, "--quiet"]).code, Some(0));
    }
}

#[test]
fn a_comparison_says_that_too_few_races_settle_nothing() {
    let words = ["lab", "compare", "pig", "--players", "2", "--races", "100", "--on", "first_wins"];
    let output = podium(&[&words[..], &["--a", "target=100", "--b", "target=99"]].concat());
    assert_eq!(output.code, Some(0), "{output:?}");
    assert!(
        output.out.starts_with("100 pairs of races cannot settle whether first_wins differs"),
        "{}",
        output.out
    );
}

#[test]
fn a_sweep_finds_the_settings_that_meet_the_targets() {
    let dir = folder("lab-sweep");
    let name = dir.display().to_string();
    let words = ["lab", "sweep", "pig", "--players", "2", "--races", "300", "--out", &name, "--json"];
    let output =
        podium(&[&words[..], &["--over", "target=20,60,200,1", "--target", "rounds=5..12"]].concat());
    assert_eq!(output.code, Some(0), "{output:?}");
    let found: Value = serde_json::from_str(&output.out).unwrap();
    let hits: Vec<&str> = (0..3).map(|i| found["points"][i]["hits"][0].as_str().unwrap()).collect();
    assert_eq!(hits, ["missed", "met", "missed"]);
    assert!(found["points"][3]["refused"].as_str().unwrap().contains("cannot be 1; allowed: 2 to 1000"));
    let page = fs::read_to_string(dir.join("sweep.html")).unwrap();
    assert!(page.contains("1 of 4 settings meet that"));
}

#[test]
fn bad_words_are_refused_with_what_to_write() {
    refused(&["lab", "compare", "pig"], &["say what differs"]);
    refused(
        &["lab", "compare", "pig", "--b", "target=1"],
        &["target cannot be 1; allowed: 2 to 1000 (default 100)"],
    );
    refused(&["lab", "compare", "pig", "--b", "target=100"], &["both settings are the same"]);
    refused(
        &["lab", "compare", "pig", "--b", "target=50", "--on", "first_wins", "--margin", "2"],
        &["first_wins is a share; write --margin 2%"],
    );
    refused(
        &["lab", "sweep", "pig", "--over", "target=20,50,80,90", "--budget", "100", "--target", "rounds<9"],
        &["--budget is too small", "120 races at least"],
    );
    refused(&["lab", "compare", "pig", "--b", "target=50", "--on", "fun"], &["no measure named", "rounds"]);
    refused(&["lab", "sweep", "pig", "--over", "target"], &["--over KEY=V1,V2"]);
    refused(&["lab", "sweep", "pig", "--over", "goal=1,2"], &["no setting can be played", "goal"]);
    refused(&["lab", "sweep", "pig", "--over", "target=50", "--target", "fun<2"], &["no figure named"]);
    refused(
        &["lab", "sweep", "pig", "--over", "target=50", "--budget", "500"],
        &["--budget needs a --target"],
    );
    refused(
        &["lab", "run", "pig", "--bots", "greedy,random,random", "--players", "2"],
        &["3 bots for 2 seats"],
    );
}
