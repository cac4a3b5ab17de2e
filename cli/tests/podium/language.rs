//! The languages: how one is chosen, and that every command speaks it.

use std::fs;

use serde_json::Value;

use crate::command::{command, file, path, podium, podium_in, podium_with, refused};

const FRENCH: &str = "2 à 6 joueurs";
const ENGLISH: &str = "2 to 6 players";

#[test]
fn a_language_is_named_or_the_systems_own() {
    assert!(podium(&["games"]).out.contains(ENGLISH));
    assert!(podium(&["games", "--lang", "fr"]).out.contains(FRENCH));
    assert!(podium(&["--lang", "fr_CH.UTF-8", "games"]).out.contains(FRENCH));
    assert!(podium_in("fr_FR.UTF-8", &["games"], "").out.contains(FRENCH));
    assert!(podium_in("fr_FR.UTF-8", &["games", "--lang", "en"], "").out.contains(ENGLISH));
    assert!(podium_in("tlh_QO", &["games"], "").out.contains(ENGLISH));
    refused(&["games", "--lang", "tlh"], &["no language \"tlh\"", "en, fr"]);
    let named = |name: &str, value: &str| {
        let output = command().arg("games").env("LC_ALL", "en_GB").env(name, value).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(named("PODIUM_LANG", "fr").contains(FRENCH));
    assert!(named("PODIUM_LANG", "").contains(ENGLISH));
    assert!(
        named("PODIUM_CONFIG", &file("french.toml", "lang = \"fr\"\nbot_threads = 2\n")).contains(FRENCH)
    );
}

#[test]
fn a_language_may_be_only_a_folder_of_files() {
    let folder = path("languages");
    fs::create_dir_all(folder.join("eo")).unwrap();
    fs::write(folder.join("eo/cli.ftl"), "cli-games-teaching = Por lerni:\n").unwrap();
    fs::write(folder.join("eo/pig.ftl"), "name = Porko\n").unwrap();
    let added = podium(&["games", "--languages", folder.to_str().unwrap(), "--lang", "eo"]);
    assert!(added.out.contains("Por lerni:") && added.out.contains("Porko, 2 to 6 players"), "{added:?}");
    refused(&["games", "--languages", "/no/such/folder"], &["/no/such/folder"]);
}

#[test]
fn a_race_is_played_told_and_explained_in_french() {
    let record = path("french.json");
    let words =
        ["play", "pig", "--lang", "fr", "--players", "2", "--seed", "7", "--bots", "greedy", "--record"];
    let words = [&words[..], &[record.to_str().unwrap()]].concat();
    let answers = "?\n? PG-003\nwhy hold\n9\nlancer\nh\nu\ngarder\n".to_string() + &"1\n".repeat(500);
    let played = podium_with(&words, &answers);
    for part in [
        "Cochon, 2 joueurs, graine 7. Vous êtes Joueur 0.",
        "Votre décision : tour",
        "un conseil : ce que ferait un expert",
        "**PG-003** Un 1 fait perdre ce total",
        "Pas permis : PG-004 : votre total est 0 ; lancez d’abord le dé",
        "place attendue",
        "On ne peut pas reprendre : le hasard",
        "La course est finie : 1. Joueur",
    ] {
        assert!(played.out.contains(part), "{part:?} is missing in {}", played.out);
    }
    assert!(played.talk.contains("La course est enregistrée dans"), "{}", played.talk);
    let told = podium(&["replay", record.to_str().unwrap(), "--lang", "fr"]);
    assert!(
        told.out.contains("1. Joueur 0: Lancer le dé [PG-002]") && told.out.contains("vérifié : "),
        "{}",
        told.out
    );
    let hint = podium(&["hint", record.to_str().unwrap(), "--level", "club", "--lang", "fr"]);
    assert!(hint.out.contains("On a joué « "), "{}", hint.out);
    let puzzle = podium_with(&["puzzle", "pig", "last_chance", "--lang", "fr"], "1\n").out;
    assert!(
        puzzle.contains("Quel est le meilleur choix ?") && puzzle.ends_with("1 sur 1 résolus\n"),
        "{puzzle}"
    );
}

#[test]
fn figures_are_told_in_french_and_json_stays_as_it_is() {
    let arena = ["arena", "pig", "--seats", "greedy,random", "--races", "20"];
    let french = podium(&[&arena[..], &["--lang", "fr"]].concat()).out;
    assert!(french.contains("l’égalité serait 50,0 %") && french.starts_with("robot "), "{french}");
    let json = |lang: &str| podium(&[&arena[..], &["--json", "--lang", lang]].concat()).out;
    assert_eq!(json("fr"), json("en"));
    let dir = path("lab-french");
    let _ = fs::remove_dir_all(&dir);
    let run = ["lab", "run", "pig", "--players", "2", "--races", "100", "--lang", "fr", "--out"];
    let told = podium(&[&run[..], &[dir.to_str().unwrap()]].concat());
    assert!(told.out.contains("Cochon, 2 joueurs avec greedy : 100 courses"), "{told:?}");
    let report = fs::read_to_string(dir.join("report.html")).unwrap();
    assert!(
        report.contains("<html lang=\"fr\">") && report.contains("Qui gagne") && !report.contains("Who wins")
    );
    let summary: Value =
        serde_json::from_str(&fs::read_to_string(dir.join("summary.json")).unwrap()).unwrap();
    assert_eq!(summary["about"]["name"], "Pig");
}
