//! Help, and what is said of a command line that cannot be read, in the reader's language.

use std::fs;
use std::path::Path;

use crate::command::{Output, command, file, path, podium, podium_in};

/// Every command that has help of its own.
const COMMANDS: [&str; 41] = [
    "",
    "games",
    "rules",
    "options",
    "schema",
    "play",
    "check",
    "replay",
    "review",
    "learn",
    "trace",
    "board",
    "board check",
    "content",
    "hint",
    "puzzle",
    "arena",
    "ladder",
    "calibrate",
    "lab",
    "lab run",
    "lab compare",
    "lab sweep",
    "bench",
    "serve",
    "verify",
    "backup",
    "export",
    "ratings",
    "admin",
    "admin tables",
    "admin people",
    "admin reports",
    "admin report",
    "admin settle",
    "admin close",
    "admin ban",
    "admin unban",
    "admin bans",
    "admin unname",
    "admin log",
];

fn help(locale: &str, command: &str) -> String {
    let words: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
    let told = podium_in(locale, &words, "");
    assert_eq!((told.code, &*told.talk), (Some(0), ""), "{words:?}");
    told.out
}

#[test]
fn english_help_says_how_a_command_is_used_and_what_its_arguments_mean() {
    for (command, parts) in [
        (
            "",
            &[
                "Usage: podium [OPTIONS] [COMMAND]\n",
                "\nCommands:\n  games      List the games\n",
                "  -V, --version ",
            ][..],
        ),
        (
            "lab",
            &[
                "Usage: podium lab [OPTIONS] <COMMAND>\n",
                "  help     Print this message or the help of the given",
            ],
        ),
        ("arena", &["--seats <BOT,...> <GAME>\n", "\nArguments:\n  <GAME>  The game's id", "[default: 100]"]),
        ("play", &["[default: club] [alias: --seats]\n"]),
        ("admin tables", &["[default: running] [possible values: waiting, running, over]\n", "[env:"]),
        ("admin people", &["  [NAME]  A part of the name, or the id [default: \"\"]\n"]),
        ("check", &["\n  {\"game\": \"pig\", \"title\": \"A hold scores the total\",\n   \"position\": "]),
        (
            "serve",
            &["Possible values:\n          - plain: For people\n          - json:  A JSON object a line\n"],
        ),
    ] {
        let told = help("C", command);
        for part in parts {
            assert!(told.contains(part), "{command}: {part:?} is missing in {told}");
        }
    }
    let brief = podium(&["serve", "-h"]).out;
    assert!(brief.contains("PODIUM_LOG=] [possible values: plain, json]"), "{brief}");
    assert!(brief.contains("see more with '--help'"), "{brief}");
}

#[test]
fn french_help_has_no_english_in_it() {
    for command in COMMANDS {
        let told = help("fr_FR.UTF-8", command);
        let usage = format!("\nEmploi\u{a0}: podium {command}");
        assert!(told.contains(usage.trim_end()), "{command}: {told}");
        for english in [
            "Usage",
            "Commands",
            "Arguments:",
            "Options:",
            "Examples",
            "Print",
            "[default",
            "[possible",
            "[env:",
            "[alias",
            "<GAME>",
            "<FILE>",
            " the ",
            " of ",
        ] {
            assert!(!told.contains(english), "{command}: {english:?} in {told}");
        }
    }
    assert!(podium_in("fr_FR", &["help", "arena"], "").out.starts_with("Faire courir des robots"));
    let missing = podium_in("fr_FR", &["lab"], "");
    assert!(missing.code == Some(2) && missing.talk.contains("<COMMANDE>"), "{missing:?}");
}

/// A folder with a language that nobody speaks.
fn languages(name: &str) -> String {
    let folder = path(name);
    fs::create_dir_all(folder.join("zz")).unwrap();
    let words = "cli-usage-no-command = zoz { $named }{ $near }\ncli-podium-arena = Zaza\ncli-heading-usage = Zuz:\n\
        cli-value-game = ZEZ\ncli-argument-arena-races = Zirz\ncli-note-default = [zd: { $value }]\n";
    fs::write(folder.join("zz/cli.ftl"), words).unwrap();
    folder.display().to_string()
}

fn with(variables: &[(&str, &str)], words: &[&str]) -> Output {
    let output = command().args(words).envs(variables.iter().copied()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Output { code: output.status.code(), out: text(output.stdout), talk: text(output.stderr) }
}

#[track_caller]
fn is_refused_in_it(told: &Output) {
    assert_eq!(told.code, Some(2), "{told:?}");
    assert!(told.talk.starts_with("podium: zoz gmes (did you mean games?)"), "{told:?}");
}

#[track_caller]
fn is_helped_in_it(told: &Output) {
    assert_eq!(told.code, Some(0), "{told:?}");
    let begin =
        "Zaza\n\nZuz: podium arena [OPTIONS] --seats <BOT,...> <ZEZ>\n\nArguments:\n  <ZEZ>  The game's id";
    assert!(told.out.starts_with(begin), "{told:?}");
    assert!(told.out.contains("Zirz [zd: 100]\n"), "{told:?}");
}

#[test]
fn an_added_language_refuses_and_helps_when_it_is_named_on_the_command_line() {
    let folder = &languages("zz-named");
    is_refused_in_it(&podium(&["--languages", folder, "--lang", "zz", "gmes"]));
    is_refused_in_it(&podium(&["gmes", &format!("--languages={folder}"), "--lang=zz"]));
    is_helped_in_it(&podium(&["--languages", folder, "--lang", "zz", "arena", "--help"]));
    is_helped_in_it(&podium(&["arena", "-h", "--languages", folder, "--lang", "zz"]));
}

#[test]
fn an_added_language_refuses_and_helps_when_the_environment_names_it() {
    let variables = [("PODIUM_LANGUAGES", &*languages("zz-environment")), ("PODIUM_LANG", "zz")];
    is_refused_in_it(&with(&variables, &["gmes"]));
    is_helped_in_it(&with(&variables, &["arena", "--help"]));
    let english = with(&variables, &["arena", "--help", "--lang", "en"]);
    assert!(english.out.starts_with("Let bots race each other"), "{english:?}");
}

#[test]
fn an_added_language_refuses_and_helps_when_the_configuration_names_it() {
    let text = format!("lang = \"zz\"\nlanguages = {:?}\n", languages("zz-configured"));
    let configuration = &*file("zz.toml", &text);
    let variables = [("PODIUM_CONFIG", configuration)];
    is_refused_in_it(&with(&variables, &["gmes"]));
    is_helped_in_it(&with(&variables, &["arena", "--help"]));
    let serve = podium(&["serve", "--config", configuration, "--help"]);
    assert!(serve.out.contains("\n\nZuz: podium serve"), "{serve:?}");
}

#[test]
fn what_is_wrong_with_languages_and_configuration_does_not_hide_what_is_wrong_with_the_command_line() {
    let folder = languages("zz-broken");
    fs::write(Path::new(&folder).join("zz/cli.ftl"), "cli-bogus = no\n").unwrap();
    let configuration = file("broken.toml", "langs = 7\n");
    for words in
        [&["--languages", &folder, "--lang", "zz", "gmes"][..], &["--languages", "/no/such/folder", "gmes"]]
    {
        let told = with(&[("PODIUM_CONFIG", &configuration)], words);
        assert!(told.talk.starts_with("podium: there is no command gmes"), "{told:?}");
    }
}
