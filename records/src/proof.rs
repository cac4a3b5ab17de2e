//! A race with the proof that its dice were fixed before it began.

use engine::Fault;
use serde::{Deserialize, Serialize};

use crate::{Record, Replay};

/// What a server publishes before a race: the hash of table, seed and salt. The salt keeps the seed from being
/// guessed; the table's id keeps one promise from being used for another race.
pub fn commitment(table: &str, seed: u64, salt: &str) -> String {
    let text = format!("podium commitment v1\n{table}\n{seed}\n{salt}\n");
    blake3::hash(text.as_bytes()).to_hex().to_string()
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
        let proof: Proof =
            serde_json::from_str(text).map_err(|error| Fault::new("proof", error.to_string()))?;
        if proof.podium_proof != Proof::FORMAT {
            let found = proof.podium_proof;
            let why = format!("the file has format {found}; this program reads format {}", Proof::FORMAT);
            return Err(Fault::new(Proof::KEY, why));
        }
        Ok(proof)
    }

    /// Proves that the seed is the one committed to and that the race follows from it, or says what differs.
    /// Gives the number of steps.
    pub fn verify(&self) -> Result<u32, Fault> {
        let found = commitment(&self.table, self.record.seed, &self.salt);
        if found != self.commitment {
            let why = format!("the seed is not the one that was committed to: its commitment is {found}");
            return Err(Fault::new("commitment", why));
        }
        let mut replay = Replay::begin(&self.record)?;
        while replay.step()? {}
        Ok(replay.race().seq())
    }
}
