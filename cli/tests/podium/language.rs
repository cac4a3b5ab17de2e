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
        "Cochon, 2 joueurs, graine 7. Vous êtes Joueur 1.",
        "Votre décision : tour",
        "un conseil : ce que ferait un expert",
        "**PG-003** Un 1 fait perdre ce total",
        "Pas permis : PG-004 : votre total est 0 ; lancez d’abord le dé",
        "rang attendu",
        "On ne peut pas reprendre : le hasard",
        "La course est finie : 1. Joueur",
    ] {
        assert!(played.out.contains(part), "{part:?} is missing in {}", played.out);
    }
    assert!(played.talk.contains("La course est enregistrée dans"), "{}", played.talk);
    let told = podium(&["replay", record.to_str().unwrap(), "--lang", "fr"]);
    assert!(
        told.out.contains("1. Joueur 1 : Lancer le dé [PG-002]") && told.out.contains("vérifié : "),
        "{}",
        told.out
    );
    let hint = podium(&["hint", record.to_str().unwrap(), "--level", "club", "--lang", "fr"]);
    assert!(hint.out.contains("On a joué « "), "{}", hint.out);
    let puzzle = podium_with(&["puzzle", "pig", "last_chance", "--lang", "fr"], "1\n").out;
    assert!(
        puzzle.contains("Quel est le meilleur choix ?") && puzzle.ends_with("1 sur 1 résolus\n"),
        "{puzzle}"
    );
}

#[test]
fn a_command_line_that_cannot_be_read_is_refused_in_french_too() {
    let listened = path("listened.db");
    for (words, english, french) in [
        (&["play", "pig", "--pace", "hasty"][..], "the pace is slow", "le rythme est slow"),
        (&["verify", "x", "--commitment", "zz"], "64 hexadecimal digits", "64 chiffres hexadécimaux"),
        (&["serve", "--trusted-proxies", "zz"], "is no network", "n’est pas un réseau"),
        (&["arena", "pig", "--seats", "random", "--races", "0"], "from 1 to 10000000", "de 1 à 10000000"),
        (&["gmes"], "no command gmes (did you mean games?)", "pas de commande gmes (vouliez-vous dire games"),
        (&["games", "--jsn"], "no argument --jsn", "pas ici d’argument --jsn"),
        (&["rules"], "this is missing: <GAME>", "il manque : <JEU>"),
        (&["games", "--lang"], "needs a value", "il faut une valeur"),
        (&["bench", "pig", "--messages", "--lab"], "cannot be used with", "ne va pas avec"),
        (&["games", "--languages", "/no/such/folder"], "no such file", "pas de tel fichier"),
        (
            &["serve", "--listen", "192.0.2.1:1", "--database", listened.to_str().unwrap()],
            "this machine does not have that address",
            "cette machine n’a pas cette adresse",
        ),
    ] {
        for (lang, part) in [("en_GB", english), ("fr_FR", french)] {
            let told = podium_in(lang, words, "");
            assert_eq!(told.code, Some(2), "{words:?}: {told:?}");
            assert!(told.out.is_empty() && told.talk.contains(part), "{words:?}: {told:?} should say {part}");
        }
    }
}

#[cfg(unix)]
#[test]
fn words_that_are_no_text_are_refused_in_french_too() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let word = OsStr::from_bytes(b"pi\xffg");
    let output = command().env("LC_ALL", "fr_FR").arg("rules").arg(word).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(told.contains("n’est pas de l’UTF-8") && !told.contains("error"), "{told}");
}

#[test]
fn what_is_wrong_with_an_added_language_is_told_in_french() {
    let folder = path("wrong_language");
    fs::create_dir_all(folder.join("eo")).unwrap();
    fs::write(folder.join("eo/pig.ftl"), "name = Porko { $bogus }\nabout = { $n\n").unwrap();
    let words = ["games", "--languages", folder.to_str().unwrap()];
    let told = podium_in("fr_FR", &words, "").talk;
    assert!(told.contains("eo/pig.ftl, ligne 3 : il manque ici « } »"), "{told}");
    fs::write(folder.join("eo/pig.ftl"), "name = Porko { $bogus }\nnmae = x\n").unwrap();
    let told = podium_in("fr_FR", &words, "").talk;
    for part in [
        "ligne 1, name : utilise $bogus, mais ce message n’a pas de valeurs",
        "ligne 2, nmae : il n’y a pas de tel message",
    ] {
        assert!(told.contains(part), "{part:?} is missing in {told}");
    }
}

#[test]
fn an_output_that_cannot_be_written_is_told_in_french() {
    let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let output = command().env("LC_ALL", "fr_FR").arg("games").stdout(full).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), told.as_str()),
        (Some(2), "podium: c’est impossible : le disque est plein\n")
    );
}

#[test]
fn what_a_game_refuses_of_its_switches_is_told_in_french_with_its_rule() {
    let play = ["play", "rowing", "--plain", "--set", "course=lagoon", "--lang"];
    for (lang, said) in [("fr", "« lagoon » n’est pas un parcours"), ("en", "\"lagoon\" is not a course")]
    {
        let told = podium(&[&play[..], &[lang]].concat());
        assert!(told.talk.contains(said) && told.talk.contains("[RW-006]"), "{told:?}");
    }
}

#[test]
fn figures_are_told_in_french_and_json_stays_as_it_is() {
    let arena = ["arena", "pig", "--seats", "greedy,random", "--races", "20"];
    let french = podium(&[&arena[..], &["--lang", "fr"]].concat()).out;
    assert!(french.contains("l’égalité serait 50,0 %") && french.starts_with("robot "), "{french}");
    assert!(french.contains("\nHabitué ") && french.contains("\nAu hasard "), "{french}");
    let json = |lang: &str| podium(&[&arena[..], &["--json", "--lang", lang]].concat()).out;
    assert_eq!(json("fr"), json("en"));
    let dir = path("lab-french");
    let _ = fs::remove_dir_all(&dir);
    let run = ["lab", "run", "pig", "--players", "2", "--races", "100", "--lang", "fr", "--out"];
    let told = podium(&[&run[..], &[dir.to_str().unwrap()]].concat());
    assert!(told.out.contains("Cochon, 2 joueurs avec Habitué : 100 courses"), "{told:?}");
    let report = fs::read_to_string(dir.join("report.html")).unwrap();
    assert!(
        report.contains("<html lang=\"fr\">") && report.contains("Qui gagne") && !report.contains("Who wins")
    );
    let summary: Value =
        serde_json::from_str(&fs::read_to_string(dir.join("summary.json")).unwrap()).unwrap();
    assert_eq!(summary["about"]["name"], "Pig");
}

#[test]
fn a_report_of_the_lab_calls_things_in_french_and_its_data_keep_their_ids() {
    let dir = path("lab-french-things");
    let _ = fs::remove_dir_all(&dir);
    let run =
        ["lab", "run", "fishing", "--players", "2", "--races", "40", "--luck", "0", "--lang", "fr", "--out"];
    let told = podium(&[&run[..], &[dir.to_str().unwrap()]].concat());
    assert_eq!(told.code, Some(0), "{told:?}");
    let report = fs::read_to_string(dir.join("report.html")).unwrap();
    for id in ["engine_reverse", "square 0", "refused for want", ">Answers", ">Tackle", "steal_fuel"] {
        assert!(!report.contains(id), "{id}");
    }
    assert!(report.contains("case 0") && report.contains("Marche arrière"), "{report}");
    let summary: Value =
        serde_json::from_str(&fs::read_to_string(dir.join("summary.json")).unwrap()).unwrap();
    let ids: Vec<&str> =
        summary["things"].as_array().unwrap().iter().map(|thing| thing["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&"square 0") && ids.contains(&"engine_reverse"), "{ids:?}");
}

#[test]
fn a_sweep_has_french_heads_and_says_in_french_what_cannot_be_played() {
    let dir = path("sweep-french");
    let name = dir.to_str().unwrap();
    let sweep = ["lab", "sweep", "pig", "--players", "2", "--races", "20", "--out", name, "--lang", "fr"];
    let told = podium(&[&sweep[..], &["--over", "target=20,30"]].concat());
    assert!(told.out.contains("manches") && told.out.contains("écart places"), "{told:?}");
    assert!(!told.out.contains("seat_spread") && !told.out.contains("rounds"), "{told:?}");
    let page = fs::read_to_string(dir.join("sweep.html")).unwrap();
    assert!(!page.contains("seat_spread") && page.contains("écart places"));
    refused(
        &[&sweep[..], &["--over", "bogus=1,2"]].concat(),
        &[
            "aucun réglage ne peut être joué : Cochon n’a pas d’option « bogus » ; ses options sont target, round_limit",
        ],
    );
}

#[test]
fn what_is_wrong_with_a_set_up_is_said_in_french() {
    for (words, said) in [
        (&["play", "pgi"][..], "il n’y a pas de jeu « pgi » (vouliez-vous dire pig ?) ; les jeux sont"),
        (&["rules", "xyz"], "il n’y a pas de jeu « xyz » ; les jeux sont"),
        (&["play", "pig", "--players", "9"], "Cochon se joue de 2 à 6 joueurs, pas à 9"),
        (&["trace", "pig", "--set", "goal=3"], "Cochon n’a pas d’option « goal »"),
        (
            &["trace", "pig", "--set", "target=1"],
            "l’option target ne peut pas valoir 1 ; permis : de 2 à 1000 (par défaut 100)",
        ),
        (
            &["trace", "marathon", "--set", "start_block=high"],
            "l’option start_block ne peut pas valoir \"high\"",
        ),
    ] {
        refused(&[words, &["--lang", "fr"]].concat(), &[said]);
    }
}

#[test]
fn a_scenario_that_fails_is_told_in_french_and_its_data_are_english() {
    let scenario = r#"{"game": "pig", "title": "Essai", "position": {"scores": [0, 0]},
        "script": [{"seat": 0, "action": {"type": "hold"}}]}"#;
    let scenario = file("wrong-in-french.json", scenario);
    let told = podium(&["check", &scenario, "--lang", "fr"]).out;
    for part in
        ["étape 1\n", "attendu que {\"type\":\"hold\"} soit permis", "PG-004 : ", "0 réussi, 1 échoué\n"]
    {
        assert!(told.contains(part), "{part:?} is missing in {told}");
    }
    let data = podium(&["check", &scenario, "--lang", "fr", "--json"]).out;
    let data: Value = serde_json::from_str(&data).unwrap();
    let difference = &data["scenarios"][0]["differences"][0];
    assert_eq!(difference["place"], "step 1");
    assert_eq!(difference["expected"], "that {\"type\":\"hold\"} is legal");
    assert_eq!(difference["found"], "PG-004: your total is 0; roll first");
}

#[test]
fn what_is_no_action_is_said_in_french() {
    let play = ["play", "marathon", "--plain", "--players", "2", "--seed", "7", "--lang", "fr"];
    let told = podium_with(&play, "foo\nwhy foo\nwhy catch_up\nq\n").out;
    assert_eq!(
        told.matches("Il n’y a pas d’action foo. Ce que vous pouvez faire maintenant : ").count(),
        2,
        "{told}"
    );
    assert!(told.contains("catch_up demande aussi : lane"), "{told}");
    for word in ["unknown", "expected one of", "missing"] {
        assert!(!told.contains(word), "{word}: {told}");
    }
}
