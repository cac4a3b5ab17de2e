//! `podium verify`: proves that the dice of a finished race were fixed before it began.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result};
use engine::{Phrase, Speak};
use records::Proof;

use crate::args::VerifyArgs;
use crate::output::{BAD, GOOD, Verdict, talk};
use crate::voice::{Voice, counted, number, text};

/// Verifies every race of the file: one, or one a line.
pub(crate) fn verify(args: &VerifyArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let written = fs::read_to_string(&args.file).with_context(|| format!("{file} cannot be read"))?;
    let whole = Proof::read(&written).map(|proof| vec![Ok(proof)]);
    let proofs = whole.unwrap_or_else(|_| {
        written.lines().filter(|line| !line.trim().is_empty()).map(Proof::read).collect()
    });
    if proofs.is_empty() {
        let none = voice.plain("cli-verify-none");
        talk(format_args!("{BAD}{}{BAD:#} {file}: {none}", voice.plain("cli-refused")));
        return Ok(Verdict::Unreadable);
    }
    let mut wrong = 0;
    for (i, proof) in proofs.iter().enumerate() {
        let outcome = match proof {
            Ok(proof) => proof.verify().map(|steps| (proof, steps)),
            Err(fault) => Err(fault.clone()),
        };
        match outcome {
            Ok((proof, steps)) => {
                let (table, game) = (&proof.table, &proof.record.game);
                let verified = Phrase::new("cli-verify-verified")
                    .with("verified", text(format!("{GOOD}{}{GOOD:#}", voice.plain("cli-verified"))))
                    .with("table", text(table))
                    .with("game", text(game))
                    .with("steps", counted("cli-steps", steps as usize));
                writeln!(out, "{}", voice.say(&verified))?;
            }
            Err(fault) => {
                wrong += 1;
                let place =
                    Phrase::new("cli-verify-race").with("file", text(&file)).with("race", number(i + 1));
                let (refused, place) = (voice.plain("cli-refused"), voice.say(&place));
                talk(format_args!("{BAD}{refused}{BAD:#} {place}: {fault}"));
            }
        }
    }
    Ok(if wrong == 0 { Verdict::Fine } else { Verdict::Wrong })
}
