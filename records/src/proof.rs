//! A race with the proof that its dice were fixed before it began.

use catalog::{read_text, said_fault};
use engine::{Fault, Phrase};
use protocol::{Drawn, MisfitPart, Share};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::record::other_format;
use crate::{Findings, Record};

/// What a server publishes before a race: the hash of table, seed and salt. The salt keeps the seed from being
/// guessed; the table's id keeps one promise from being used for another race.
pub fn commitment(table: &str, seed: u64, salt: &str) -> String {
    let text = format!("podium commitment v1\n{table}\n{seed}\n{salt}\n");
    blake3::hash(text.as_bytes()).to_hex().to_string()
}

/// The seed of a race to which people added shares: a hash of the server's part, which it had promised before, and of all shares in the
/// order of seats. So neither the server alone nor anybody else can choose it.
pub fn mixed(table: &str, seed: u64, salt: &str, shares: &[Share]) -> u64 {
    let mut text = format!("podium seed v1\n{table}\n{seed}\n{salt}\n");
    for Share { seat, share } in shares {
        text.push_str(&format!("{seat} {share}\n"));
    }
    let [a, b, c, d, e, f, g, h, ..] = *blake3::hash(text.as_bytes()).as_bytes();
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// A finished race as servers export it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The version of this format.
    pub podium_proof: u32,
    /// The table's id.
    pub table: String,
    /// What was published before the race.
    pub commitment: String,
    /// The salt.
    pub salt: String,
    /// What the race's seed was made of, if people had a share in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// The race.
    pub record: Record,
}

impl Proof {
    /// The key of the format's version.
    pub const KEY: &str = "podium_proof";
    /// The version of the format.
    pub const FORMAT: u32 = 1;

    /// Reads a proof.
    pub fn read(text: &str) -> Result<Proof, Fault> {
        let unreadable =
            |why: Phrase| said_fault("proof", Phrase::new("record-unread").with("why", why), None);
        let value: Value = read_text(text, "proof").map_err(unreadable)?;
        if value.get(Proof::KEY).is_none() && value.get(Record::KEY).is_some() {
            return Err(said_fault("proof", Phrase::new("record-no-proof"), None));
        }
        let proof: Proof = read_text(text, "proof").map_err(unreadable)?;
        if proof.podium_proof != Proof::FORMAT {
            return Err(other_format(Proof::KEY, &proof.podium_proof.to_string(), Proof::FORMAT));
        }
        Ok(proof)
    }

    /// Whether the seed is the one committed to, also by what was published before the race if that is known, and whether the race follows
    /// from it.
    pub fn verify(&self, published: Option<&str>) -> Findings {
        match self.keeps(published) {
            Ok(()) => self.record.verify(),
            Err(fault) => Findings::wrong(MisfitPart::Promise, fault),
        }
    }

    /// Whether the promise was kept.
    fn keeps(&self, published: Option<&str>) -> Result<(), Fault> {
        let broken = |phrase: Phrase| Err(said_fault("commitment", phrase, None));
        let found = commitment(&self.table, self.promised()?, &self.salt);
        if found != self.commitment {
            return broken(Phrase::new("record-commitment").naming("found", &found));
        }
        match published {
            Some(published) if published != found => {
                let phrase = Phrase::new("record-promised").naming("found", &found);
                broken(phrase.naming("published", published))
            }
            _ => Ok(()),
        }
    }

    /// The seed that was committed to: the race's, or the server's part of it, with which the shares must give the race's.
    fn promised(&self) -> Result<u64, Fault> {
        let Some(drawn) = &self.drawn else { return Ok(self.record.seed) };
        let wrong = |phrase: Phrase| said_fault("drawn", phrase, None);
        let unread = |_| wrong(Phrase::new("record-drawn-seed").naming("seed", &drawn.seed));
        let seed = drawn.seed.parse().map_err(unread)?;
        let found = mixed(&self.table, seed, &self.salt, &drawn.shares);
        match found == self.record.seed {
            true => Ok(seed),
            false => Err(wrong(Phrase::new("record-drawn").naming("found", &found.to_string()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_give_the_seed_that_the_page_computes_too() {
        let share = |seat, share: &str| Share { seat, share: share.to_string() };
        let shares = [share(0, "ada-1"), share(1, "bob_2")];
        let seed = mixed("k7f3q9wmzc2vx8ha", 17_446_744_073_709_551_615, "salt", &shares);
        assert_eq!(seed, 15_338_690_413_064_413_585, "web/test/verify.test.ts has the same number");
    }
}
