//! `podium verify`: proves that the dice of a finished race were fixed before it began.

use std::io::Write;

use anyhow::Result;
use engine::{Fault, Phrase, Speak};
use records::Proof;

use crate::args::VerifyArgs;
use crate::files;
use crate::output::{GOOD, Verdict};
use crate::voice::{Voice, counted, number, talk_refused, text};

/// Verifies every race of the file: one, or one per line.
pub(crate) fn verify(args: &VerifyArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let written = files::read(&args.file, voice)?;
    let proofs = match (proofs(&written), &args.commitment) {
        (Ok(proofs), Some(_)) if proofs.len() > 1 => Err(voice.plain("cli-verify-one")),
        (Ok(proofs), _) => Ok(proofs),
        (Err(None), _) => Err(voice.plain("cli-verify-none")),
        (Err(Some(fault)), _) => Err(voice.fault(&fault)),
    };
    let proofs = match proofs {
        Ok(proofs) => proofs,
        Err(why) => {
            talk_refused("cli-refused", &file, &why, voice);
            return Ok(Verdict::Unreadable);
        }
    };
    let mut wrong = 0;
    for (i, proof) in proofs.iter().enumerate() {
        let published = args.commitment.as_deref();
        match proof.as_ref().map_err(Clone::clone).and_then(|proof| proof.verify(published).verdict()) {
            Ok(steps) => {
                let Ok(proof) = proof else { continue };
                writeln!(out, "{}", verified(proof, steps, voice))?;
            }
            Err(fault) => {
                wrong += 1;
                let place =
                    Phrase::new("cli-verify-race").with("file", text(&file)).with("race", number(i + 1));
                let place = voice.say(&place);
                let why = match proof {
                    Ok(proof) => voice.of_game(&proof.record.game).fault(&fault),
                    Err(_) => voice.fault(&fault),
                };
                talk_refused("cli-refused", &place, &why, voice);
            }
        }
    }
    if wrong > 0 {
        return Ok(Verdict::Wrong);
    }
    let id = if args.commitment.is_some() { "cli-verify-proved" } else { "cli-verify-unproved" };
    writeln!(out, "{}", voice.plain(id))?;
    Ok(Verdict::Fine)
}

/// The races of a file: one that is the whole file, or one per line. A file in which there is none is refused as a whole.
fn proofs(written: &str) -> Result<Vec<Result<Proof, Fault>>, Option<Fault>> {
    let whole = match Proof::read(written) {
        Ok(proof) => return Ok(vec![Ok(proof)]),
        Err(fault) => fault,
    };
    let lines: Vec<_> = written.lines().filter(|line| !line.trim().is_empty()).map(Proof::read).collect();
    match &lines[..] {
        [] => Err(None),
        lines if lines.iter().all(Result::is_err) => Err(Some(whole)),
        _ => Ok(lines),
    }
}

fn verified(proof: &Proof, steps: u32, voice: &Voice) -> String {
    let voice = voice.of_game(&proof.record.game);
    let phrase = Phrase::new("cli-verify-verified")
        .with("verified", text(format!("{GOOD}{}{GOOD:#}", voice.plain("cli-verified"))))
        .with("table", text(&proof.table))
        .with("game", Phrase::new("name"))
        .with("steps", counted("cli-steps", steps as usize))
        .with("commitment", text(&proof.commitment));
    voice.say(&phrase)
}
