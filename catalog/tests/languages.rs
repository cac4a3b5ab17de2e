//! Languages from a folder: what is taken, what stands behind them, and that what can have no effect is refused with what to do.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::fs;
use std::path::PathBuf;

use catalog::{Language, Tongue, add_languages, file_in, find};
use engine::{Names, Phrase, Speak};

/// A folder of its own with these files; one that ends with a slash is a folder.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        match file.ends_with('/') {
            true => fs::create_dir_all(path).unwrap(),
            false => fs::write(path, text).unwrap(),
        }
    }
    folder
}

fn said(language: &str, id: &'static str) -> String {
    let language: Language = language.parse().unwrap();
    Tongue::new(&language, Some("pig"), Names::default()).say(&Phrase::new(id))
}

#[test]
fn a_region_has_its_own_words_then_those_of_its_language_then_english() {
    let files = [
        ("pt/engine.ftl", "language = Português\nlist-and = { $one } e { $other }\n"),
        ("pt/pig.ftl", "name = Porco\ndecision-turn = vez\n"),
        ("pt-BR/pig.ftl", "name = Porquinho\n"),
        ("fr-CA/pig.ftl", "name = Cochonnet\n"),
        (".git/config", ""),
    ];
    assert_eq!(add_languages(&folder("regions", &files)).unwrap(), ["fr-CA", "pt", "pt-BR"]);
    assert_eq!(
        ["pt", "pt-BR", "pt_BR.UTF-8", "pt-PT"].map(|code| said(code, "name")),
        ["Porco", "Porquinho", "Porquinho", "Porco"]
    );
    assert_eq!(["fr-CA", "fr-CH", "fr"].map(|code| said(code, "name")), ["Cochonnet", "Cochon", "Cochon"]);
    assert_eq!(said("pt-BR", "decision-turn"), "vez");
    assert_eq!(said("pt-BR", "about"), said("en", "about"));
    assert_eq!(said("fr-CA", "about"), said("fr", "about"));
    let language = |code: &str| code.parse::<Language>().unwrap();
    assert_eq!(language("pt-BR").chain(), ["pt-BR", "pt", "en"]);
    // What it is called is its own matter: a region without a name is no second Português.
    assert_eq!(
        ["en", "fr", "pt", "pt-BR"].map(|code| language(code).name()),
        ["English", "Français", "Português", "pt-BR"]
    );
}

#[test]
fn built_in_messages_are_said_otherwise_one_by_one() {
    // A message that no other test reads, since all of them share what is added.
    let lab = words::messages(&file_in("lab", "words", "en").unwrap()).unwrap();
    let plain = |message: &&words::Message| message.variables.is_empty() && message.uses.is_empty();
    let id = lab.iter().rfind(plain).unwrap().id.clone();
    let text = format!("{id} = said otherwise\n");
    let files = [("en/lab.ftl", text.as_str()), ("it/pig.ftl", "name = Maiale\n")];
    add_languages(&folder("overridden", &files)).unwrap();
    for code in ["en", "it"] {
        let tongue = Tongue::new(&code.parse().unwrap(), None, Names::default());
        assert_eq!(tongue.say(&Phrase::new(id.clone())), "said otherwise");
    }
    assert_eq!(said("en", "list-parts"), said("it", "list-parts"));
}

#[test]
fn a_rule_that_a_rulebook_lacks_is_read_in_english() {
    let files = [("sv/pig.rulebook.md", "# Gris\n\n**PG-003** En etta tar allt.\n")];
    add_languages(&folder("rulebook", &files)).unwrap();
    let [book, english] = ["sv", "en"].map(|code| find("pig").unwrap().rulebook(&code.parse().unwrap()));
    assert_eq!(book.rule("PG-003").unwrap(), "**PG-003** En etta tar allt.");
    assert_eq!(book.rule("PG-004"), english.rule("PG-004"));
    assert_eq!(book.ids(), english.ids());
    assert!(book.text().starts_with("# Gris\n") && !book.text().contains(&english.rule("PG-003").unwrap()));
}

#[test]
fn what_can_have_no_effect_is_refused_with_what_to_do() {
    let cases: [(&str, &str, &[&str]); 22] = [
        ("eo/pig.ftl", "name = Porko { $bogus }", &["eo/pig.ftl, line 1, name: uses $bogus", "no values"]),
        (
            "eo/pig.ftl",
            "\nname = x\nrefused-nothing = Teni { $n }\n",
            &["line 3, refused-nothing", "no such message"],
        ),
        (
            "eo/engine.ftl",
            "list-and = { $one } kaj { $alia }",
            &["$alia", "the values of this message are $one, $other"],
        ),
        ("eo/pig.ftl", "name = { -porko }", &["name: uses -porko, which eo does not have"]),
        ("eo/pig.ftl", "name = { about }", &["name: uses about, which eo does not have"]),
        ("eo/pig.ftl", "-porko = Porko\nname = { -porko.genro ->\n   *[f] x\n}", &["uses -porko.genro"]),
        (
            "eo/engine.ftl",
            "list-and = { NUMBER($one, minimumFractionDigits: 2) }",
            &["calls NUMBER()", "no functions"],
        ),
        ("eo/pig.ftl", "name =\n    .title = Porko", &["name: has no text"]),
        ("eo/pig.ftl", "name = Porko\nname = Porkoj", &["line 2, name: stands in this file before"]),
        ("eo/pig.ftl", "name = { $n", &["eo/pig.ftl, line 1: "]),
        ("eo/pig.ftl", "nmae = Porko", &["there is no such message in English; did you mean name?"]),
        ("eo/pig.ftl", "list-and = kaj", &["list-and: belongs in engine.ftl"]),
        (
            "eo/pgi.ftl",
            "name = Porko",
            &["eo/pgi.ftl: no file of a language has this name; did you mean pig.ftl?", "pig.rulebook.md"],
        ),
        ("eo/pig.flt", "name = Porko", &["did you mean pig.ftl?"]),
        ("eo/", "", &["eo: this language has no file", "engine.ftl"]),
        ("not a lang/pig.ftl", "name = Porko", &["not a lang: this is not the code of a language"]),
        ("esperanto/pig.ftl", "name = Porko", &["esperanto: this is not the code of a language"]),
        ("pt_br/pig.ftl", "name = Porco", &["pt_br: this folder is a language: call it pt-BR"]),
        ("pig.ftl", "name = Porko", &["pig.ftl: this stands in no language", "eo/pig.ftl"]),
        (".git/pig.ftl", "name = Porko", &["there is no language here"]),
        ("eo/pig.rulebook.md", "**PG-999** Ne.", &["there is no rule PG-999; near it are PG-0"]),
        ("eo/pig.rulebook.md", "Ne.", &["no rule is here", "**PG-001**"]),
    ];
    for (file, text, parts) in cases {
        let fault = add_languages(&folder("refused", &[(file, text)])).unwrap_err().to_string();
        for part in parts {
            assert!(fault.contains(part), "{file} with {text:?}: {part:?} is missing in {fault}");
        }
    }
    assert!("eo".parse::<Language>().is_err(), "nothing of a folder with a fault is taken");
}

#[test]
fn a_message_that_uses_itself_is_refused_by_file_and_id() {
    let cases: [(&str, &str, &[&str]); 7] = [
        ("eo/pig.ftl", "name = a { name }", &["eo/pig.ftl, line 1, name: uses itself", "(name → name)"]),
        (
            "eo/pig.ftl",
            "piece = x\nname = a { about }\nabout = { piece } { -p }\n-p = { name }",
            &[
                "eo/pig.ftl, line 2, name: uses itself, so that it never ends (name → about → -p → name)",
                "eo/pig.ftl, line 3, about: uses itself",
                "eo/pig.ftl, line 4, -p: uses itself",
            ],
        ),
        (
            "eo/engine.ftl",
            "list-and = { $one ->\n    [a] b\n   *[c] { list-and }\n}",
            &["list-and → list-and"],
        ),
        (
            "eo/pig.ftl",
            "event-rolled = x\n    .brief = { event-rolled.brief }",
            &["event-rolled.brief: uses itself"],
        ),
        (
            "eo/pig.ftl",
            "-p = x\n    .g = { -q }\n-q = { -p.g ->\n   *[x] y\n}",
            &["-p: uses itself, so that it never ends (-p.g → -q → -p.g)"],
        ),
        ("eo/pig.puzzles.ftl", "PUZZLE = { PUZZLE }", &["PUZZLE: uses itself"]),
        ("fr/fishing.ftl", "item-step_back = { thing-step_back }", &["(item-step_back → thing-step_back → "]),
    ];
    let puzzle = words::messages(&file_in("pig", "puzzles", "en").unwrap()).unwrap().remove(0).id;
    for (file, text, parts) in cases {
        let text = text.replace("PUZZLE", &puzzle);
        let fault = add_languages(&folder("circles", &[(file, &text)])).unwrap_err().to_string();
        for part in parts {
            let part = part.replace("PUZZLE", &puzzle);
            assert!(fault.contains(&part), "{file} with {text:?}: {part:?} is missing in {fault}");
        }
    }
    let text =
        "name = { -p } { -p }\nabout = { name } { piece }\npiece = { -p }\n-p = Porko\n    .g = { -p }\n";
    let added = add_languages(&folder("no_circle", &[("et/pig.ftl", text)]));
    assert_eq!(added.unwrap(), ["et"], "what is used twice does not use itself");
}

#[test]
fn several_faults_are_told_at_once() {
    let text: String = (0..12).map(|n| format!("wrong-{n} = x\n")).collect();
    let fault = add_languages(&folder("several", &[("eo/pig.ftl", &text)])).unwrap_err().to_string();
    assert_eq!(fault.lines().count(), 11, "{fault}");
    assert!(fault.ends_with("\nand 2 more"), "{fault}");
}

#[test]
fn a_language_may_need_more_of_the_values_and_terms_of_its_own() {
    let text = "-kaj = kaj\n    .loko = meze\nlist-and = { $one_count ->\n    [one] { $one }\n   *[other] { $one } { -kaj } { $other }\n}\n\
        list-comma = { -kaj.loko ->\n   *[meze] { $one }, { $other }\n}\n";
    assert_eq!(add_languages(&folder("terms", &[("da/engine.ftl", text)])).unwrap(), ["da"]);
}

/// The French files pass the same checks as those of any other language.
#[test]
fn the_built_in_languages_could_be_added_too() {
    let mut files = Vec::new();
    for owner in ["engine", "catalog", "server", "lab", "tui", "cli", "web"]
        .into_iter()
        .chain(catalog::games().map(|game| game.id()))
    {
        for (kind, name) in [
            ("words", format!("{owner}.ftl")),
            ("lessons", format!("{owner}.lessons.ftl")),
            ("puzzles", format!("{owner}.puzzles.ftl")),
            ("rulebook", format!("{owner}.rulebook.md")),
        ] {
            let found = catalog::files(owner, kind).find(|(name, _)| ["fr.ftl", "fr.md"].contains(name));
            files.extend(found.map(|(_, text)| (format!("fi/{name}"), text)));
        }
    }
    assert!(files.len() > 25, "{}", files.len());
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), *text)).collect();
    assert_eq!(add_languages(&folder("whole", &files)).unwrap(), ["fi"]);
}
