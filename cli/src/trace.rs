//! `podium trace`: a race by bots as one scenario.

use std::io::Write;

use anyhow::{Context, Result};
use serde::Serialize;
use serde_json::Value;

use crate::args::TraceArgs;
use crate::output::{Verdict, talk};
use crate::setup::{one_bot_each, sentence, setup};

/// Plays the race and prints it.
pub(crate) fn trace(args: &TraceArgs, out: &mut dyn Write) -> Result<Verdict> {
    let setup = setup(&args.race)?;
    // Set up once before, so that a wrong number of players is said as such.
    setup.game.new_race(setup.players, &setup.options, setup.seed).map_err(sentence)?;
    let policies = one_bot_each(&args.bots, usize::try_from(setup.players)?, "seats")?;
    if args.race.seed.is_none() {
        talk(format_args!("seed {}", setup.seed));
    }
    let scenario = setup.game.trace(&setup.options, setup.seed, &policies).map_err(sentence)?;
    write_by_lines(&scenario, out)?;
    Ok(Verdict::Fine)
}

/// Writes an object with one line for each key and one for each element of a list, so that two of them can be
/// compared line by line.
fn write_by_lines(value: &impl Serialize, out: &mut dyn Write) -> Result<()> {
    let value = serde_json::to_value(value).context("a scenario is plain JSON")?;
    let object = value.as_object().context("a scenario is an object")?;
    let mut separator = "{\n";
    for (key, value) in object {
        write!(out, "{separator}\"{key}\": ")?;
        match value {
            Value::Array(items) if !items.is_empty() => {
                let lines: Vec<String> = items.iter().map(|item| format!("  {item}")).collect();
                write!(out, "[\n{}\n]", lines.join(",\n"))?;
            }
            other => write!(out, "{other}")?,
        }
        separator = ",\n";
    }
    writeln!(out, "\n}}")?;
    Ok(())
}
