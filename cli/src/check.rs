//! `podium check`: runs scenario files and says where they differ.

use std::io::{Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use anyhow::Result;
use catalog::{Difference, Language, Scenario};
use engine::{Phrase, Speak};
use engine_test::reading::not_opened;
use engine_test::{Unreadable, read_file, read_json};
use serde_json::{Value, json};

use crate::args::CheckArgs;
use crate::output::{BAD, FAINT, GOOD, RULE, STRONG, Verdict, print_json};
use crate::voice::{Voice, number, talk_refused, text};

/// One scenario that was run.
struct Outcome {
    file: String,
    game: String,
    title: String,
    rules: Vec<String>,
    differences: Vec<Difference>,
}

/// Runs all scenarios of all files. A file that cannot be read does not keep the others from being run.
pub(crate) fn check(args: &CheckArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    let mut unreadable: Vec<(String, Unreadable)> = Vec::new();
    for path in &args.files {
        let file = path.display().to_string();
        match read(path) {
            Err(why) => unreadable.push((file, why)),
            Ok(scenarios) => outcomes.extend(scenarios.iter().map(|scenario| run(&file, scenario))),
        }
    }
    let failed = outcomes.iter().filter(|outcome| !outcome.differences.is_empty()).count();
    let passed = outcomes.len() - failed;
    if args.json {
        print_json(&as_json(&outcomes, &unreadable, passed, failed), out)?;
    } else {
        for outcome in outcomes.iter().filter(|outcome| !outcome.differences.is_empty()) {
            write_failure(outcome, voice, out)?;
        }
    }
    for (file, why) in &unreadable {
        let why = voice.say(&unread(why));
        talk_refused("cli-check-unreadable", file, &why, voice);
    }
    if !args.json {
        let style = if failed == 0 { GOOD } else { BAD };
        let counts =
            Phrase::new("cli-check-counts").with("passed", number(passed)).with("failed", number(failed));
        writeln!(out, "{style}{}{style:#}", voice.say(&counts))?;
    }
    if !unreadable.is_empty() {
        return Ok(Verdict::Unreadable);
    }
    Ok(if failed == 0 { Verdict::Fine } else { Verdict::Wrong })
}

/// Where and why a file cannot be read.
fn unread(Unreadable { line, column, say }: &Unreadable) -> Phrase {
    match (line, column) {
        // A text that is no JSON says it itself.
        (Some(line), Some(column)) if !say.id.starts_with("file-json") => Phrase::new("cli-check-at")
            .with("line", number(*line))
            .with("column", number(*column))
            .with("why", say.clone()),
        _ => say.clone(),
    }
}

fn read(path: &Path) -> Result<Vec<Scenario>, Unreadable> {
    if path != Path::new("-") {
        return read_file(path);
    }
    let mut text = String::new();
    match std::io::stdin().read_to_string(&mut text) {
        Ok(_) => read_json(&text),
        Err(error) => Err(Unreadable { line: None, column: None, say: not_opened(&error) }),
    }
}

fn run(file: &str, scenario: &Scenario) -> Outcome {
    let differences = match catalog::find(&scenario.game) {
        // A game that breaks its own promises fails this scenario and leaves the others to be run.
        Ok(game) => catch_unwind(AssertUnwindSafe(|| game.check_scenario(scenario))).unwrap_or_else(|_| {
            let [place, expected, found] =
                ["differs-scenario", "differs-to-the-end", "differs-panicked"].map(Phrase::new);
            vec![Difference::new(place, expected, found)]
        }),
        Err(fault) => vec![Difference::new(text("game"), Phrase::new("differs-game"), fault.reason())],
    };
    Outcome {
        file: file.to_string(),
        game: scenario.game.clone(),
        title: scenario.title.clone(),
        rules: scenario.rules.clone(),
        differences,
    }
}

fn write_failure(outcome: &Outcome, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let Outcome { file, game, title, rules, differences } = outcome;
    let voice = &voice.of_game(game);
    let (failed, rules) = (voice.plain("cli-check-failed"), rules.join(" "));
    writeln!(out, "{BAD}{failed}{BAD:#} {STRONG}{title}{STRONG:#} {RULE}{rules}{RULE:#}")?;
    let place = voice.say(&Phrase::new("cli-check-in").with("file", text(file)));
    writeln!(out, "  {FAINT}{place}{FAINT:#}")?;
    for Difference { place, expected, found } in differences {
        let [place, expected, found] = [place, expected, found].map(|said| voice.value(said));
        let (expected, found) = (format!("{GOOD}{expected}{GOOD:#}"), format!("{BAD}{found}{BAD:#}"));
        let expected = voice.say(&Phrase::new("cli-check-expected").with("value", text(expected)));
        let found = voice.say(&Phrase::new("cli-check-found").with("value", text(found)));
        writeln!(out, "  {place}\n    {expected}\n    {found}")?;
    }
    Ok(writeln!(out)?)
}

fn as_json(outcomes: &[Outcome], unreadable: &[(String, Unreadable)], passed: usize, failed: usize) -> Value {
    let differences = |outcome: &Outcome| -> Vec<Value> {
        // Data, so in English.
        let english = Voice::new(Language::english()).of_game(&outcome.game);
        let one = |Difference { place, expected, found }: &Difference| {
            let [place, expected, found] = [place, expected, found].map(|said| english.value(said));
            json!({"place": place, "expected": expected, "found": found})
        };
        outcome.differences.iter().map(one).collect()
    };
    let scenario = |outcome: &Outcome| {
        json!({
            "file": outcome.file,
            "title": outcome.title,
            "rules": outcome.rules,
            "passed": outcome.differences.is_empty(),
            "differences": differences(outcome),
        })
    };
    let english = Voice::new(Language::english());
    let fault = |(file, why): &(String, Unreadable)| json!({"file": file, "line": why.line, "column": why.column, "why": english.say(&why.say)});
    json!({
        "passed": passed,
        "failed": failed,
        "scenarios": outcomes.iter().map(scenario).collect::<Vec<_>>(),
        "unreadable": unreadable.iter().map(fault).collect::<Vec<_>>(),
    })
}
