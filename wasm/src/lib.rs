//! The engine inside the page: it is asked in JSON and answers in JSON, and no server takes part. What can be asked is
//! [`protocol::EngineRequest`].
//!
//! `cargo xtask wasm` builds it for the page, which reaches [`ask`] through the few faces in `faces.rs`. It imports nothing: no clock, no
//! chance and no memory but its own.
//!
//! ```
//! let answer = wasm::ask(br#"{"type": "version"}"#);
//! assert!(answer.starts_with(br#"{"type":"version","games":[{"game":"#));
//! ```

pub mod faces;

use catalog::{games, read_text, said_fault};
use engine::{Fault, Phrase};
use protocol::{EngineAnswer, EngineRequest, GameVersion};
use records::{Proof, Record};
use serde_json::Value;

/// Answers a request. What cannot be read is answered, too: with the reason.
pub fn ask(request: &[u8]) -> Vec<u8> {
    let answer = read(request).and_then(answer).unwrap_or_else(|fault| EngineAnswer::Unreadable {
        say: catalog::fault_phrase(&fault),
        why: fault.why,
    });
    serde_json::to_vec(&answer).expect("an answer is plain JSON")
}

fn read(request: &[u8]) -> Result<EngineRequest, Fault> {
    let unreadable = |why: Phrase| said_fault("request", why, None);
    let text = std::str::from_utf8(request).map_err(|_| unreadable(Phrase::new("file-no-text")))?;
    read_text(text, "request").map_err(unreadable)
}

fn answer(request: EngineRequest) -> Result<EngineAnswer, Fault> {
    match request {
        EngineRequest::Version {} => {
            let version = |game: &dyn catalog::AnyGame| GameVersion {
                game: game.id().to_string(),
                rules_version: game.rules_version(),
            };
            Ok(EngineAnswer::Version { games: games().map(version).collect() })
        }
        EngineRequest::Verify { record, commitment } => verify(&record, commitment.as_deref()),
    }
}

fn verify(written: &Value, commitment: Option<&str>) -> Result<EngineAnswer, Fault> {
    let text = written.to_string();
    if written.get(Proof::KEY).is_some() {
        let proof = Proof::read(&text)?;
        return Ok(EngineAnswer::Verified(proof.verify(commitment).told(&proof.record)));
    }
    let record = Record::read(&text)?;
    // Without the salt of a proof there is nothing that a promise could be compared with.
    match commitment {
        Some(_) => Err(said_fault("record", Phrase::new("record-alone"), None)),
        None => Ok(EngineAnswer::Verified(record.verify().told(&record))),
    }
}
