//! `podium verify`: proves that the dice of a finished race were fixed before it began.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result};
use catalog::Proof;

use crate::args::VerifyArgs;
use crate::output::{BAD, GOOD, Verdict, count, talk};

/// Verifies every race of the file: one, or one a line.
pub(crate) fn verify(args: &VerifyArgs, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let text = fs::read_to_string(&args.file).with_context(|| format!("{file} cannot be read"))?;
    let whole = Proof::read(&text).map(|proof| vec![Ok(proof)]);
    let proofs = whole
        .unwrap_or_else(|_| text.lines().filter(|line| !line.trim().is_empty()).map(Proof::read).collect());
    if proofs.is_empty() {
        talk(format_args!("{BAD}refused{BAD:#} {file}: there is no race in it"));
        return Ok(Verdict::Unreadable);
    }
    let mut wrong = 0;
    for (number, proof) in proofs.iter().enumerate() {
        let outcome = match proof {
            Ok(proof) => proof.verify().map(|steps| (proof, steps)),
            Err(fault) => Err(fault.clone()),
        };
        match outcome {
            Ok((proof, steps)) => {
                let (table, game) = (&proof.table, &proof.record.game);
                let steps = count(steps as usize, "step");
                writeln!(
                    out,
                    "{GOOD}verified{GOOD:#} {table}: {game}, {steps}; the seed is the one promised, the race follows from it"
                )?;
            }
            Err(fault) => {
                wrong += 1;
                talk(format_args!("{BAD}refused{BAD:#} {file}, race {}: {fault}", number + 1));
            }
        }
    }
    Ok(if wrong == 0 { Verdict::Fine } else { Verdict::Wrong })
}
