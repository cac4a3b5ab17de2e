//! Passkeys (WebAuthn): a key on a person's device or in their keychain, so that a lost device loses nothing.
//!
//! What is checked here is all there is to check without attestation: that the answer is to a question of ours, was given to a page of
//! ours, by somebody who touched the device, with the key that is kept. `docs/decisions/087-passkeys.md` says why it is by hand.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::{HeaderMap, Uri, header};
use engine::Phrase;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::config::Config;
use crate::notice::seal;

/// How long a question can be answered.
pub(crate) const GOOD_MS: i64 = 5 * 60_000;
/// The most questions that wait for their answer.
const WAITING: usize = 2_000;
/// The longest name of a key (WebAuthn says 1023).
const ID_MAX: usize = 1_023;

/// Somebody was there.
const PRESENT: u8 = 0x01;
/// There is a new key in what the device says.
const HAS_KEY: u8 = 0x40;

/// Where passkeys are good: the page's address, and the name that keys are bound to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) origin: String,
    pub(crate) name: String,
}

impl Place {
    /// The address that people use, as the operator names it; without one, this machine as `localhost`, to try it out.
    pub(crate) fn of(config: &Config, headers: &HeaderMap) -> Option<Place> {
        let origin = match &config.public_url {
            Some(public) => public.trim_end_matches('/').to_ascii_lowercase(),
            None if config.listen.ip().is_loopback() => {
                format!("http://{}", headers.get(header::HOST)?.to_str().ok()?.to_ascii_lowercase())
            }
            None => return None,
        };
        let uri: Uri = origin.parse().ok()?;
        let name = uri.host()?.to_string();
        let is_safe = uri.scheme_str() == Some("https") || name == "localhost";
        // Keys are bound to names, never to numbers.
        let is_number = name.starts_with('[') || name.parse::<std::net::IpAddr>().is_ok();
        (is_safe && !is_number && (config.public_url.is_some() || name == "localhost"))
            .then_some(Place { origin, name })
    }
}

/// What a device is asked for, and who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// A new key for whoever has the token of this hash.
    Key { token: String },
    /// To sign in, in the browser that has the secret of this hash.
    Entry { secret: String },
}

/// Questions that wait for their answer. Each is answered once.
#[derive(Debug, Default)]
pub(crate) struct Questions {
    waiting: Mutex<BTreeMap<String, (Asked, i64)>>,
}

impl Questions {
    fn waiting(&self) -> MutexGuard<'_, BTreeMap<String, (Asked, i64)>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a question; false if too many wait. Whoever is asked for a new key again has one question that waits, the newest.
    pub(crate) fn ask(&self, challenge: String, asked: Asked, now_ms: i64) -> bool {
        let mut waiting = self.waiting();
        waiting.retain(|_, (known, until_ms)| *until_ms > now_ms && *known != asked);
        if waiting.len() >= WAITING {
            return false;
        }
        waiting.insert(challenge, (asked, now_ms + GOOD_MS));
        true
    }

    /// Whether that question was asked there and waits; it does so no longer.
    pub(crate) fn take(&self, challenge: &str, asked: &Asked, now_ms: i64) -> bool {
        let taken = self.waiting().remove(challenge);
        taken.is_some_and(|(known, until_ms)| known == *asked && until_ms > now_ms)
    }
}

/// What a browser says of a question and its answer. It says more, and will say more yet.
#[derive(Debug, Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// What a device was asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Make,
    Enter,
}

fn wrong() -> Phrase {
    Phrase::new("server-passkey-wrong")
}

/// The question that is answered, if it was asked by a page of ours and for that.
pub(crate) fn question(client_data: &[u8], deed: Deed, place: &Place) -> Result<String, Phrase> {
    let data: ClientData = serde_json::from_slice(client_data).map_err(|_| wrong())?;
    let kind = match deed {
        Deed::Make => "webauthn.create",
        Deed::Enter => "webauthn.get",
    };
    if data.kind != kind || data.origin != place.origin || data.cross_origin {
        return Err(wrong());
    }
    Ok(data.challenge)
}

/// A new key.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NewKey {
    /// Its name.
    pub(crate) id: Vec<u8>,
    /// Its public half, an uncompressed point of P-256.
    pub(crate) key: Vec<u8>,
    /// How often it was used, if its device counts.
    pub(crate) counter: u32,
}

/// What the device says, without the rest.
struct Said<'a> {
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

/// Reads what the device says; it must say it for this place, with somebody there.
fn said<'a>(data: &'a [u8], place: &Place) -> Option<Said<'a>> {
    let (name, rest) = data.split_at_checked(32)?;
    let (flags, rest) = rest.split_first()?;
    let (counter, rest) = rest.split_at_checked(4)?;
    let is_here = name == Sha256::digest(place.name.as_bytes()).as_slice() && flags & PRESENT != 0;
    is_here.then_some(Said { flags: *flags, counter: u32::from_be_bytes(counter.try_into().ok()?), rest })
}

/// The new key in what a device says.
pub(crate) fn new_key(data: &[u8], place: &Place) -> Result<NewKey, Phrase> {
    read_key(data, place).ok_or_else(wrong)
}

fn read_key(data: &[u8], place: &Place) -> Option<NewKey> {
    let said = said(data, place).filter(|said| said.flags & HAS_KEY != 0)?;
    let (_model, rest) = said.rest.split_at_checked(16)?;
    let (length, rest) = rest.split_at_checked(2)?;
    let length = usize::from(u16::from_be_bytes(length.try_into().ok()?));
    let (id, rest) = rest.split_at_checked(length).filter(|_| (1..=ID_MAX).contains(&length))?;
    // Devices must write keys canonically (CTAP2), so a key for ES256 has one way to be written:
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}, with 32 bytes for x and y.
    let rest = rest.strip_prefix(&[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20])?;
    let (x, rest) = rest.split_at_checked(32)?;
    let (y, _extensions) = rest.strip_prefix(&[0x22, 0x58, 0x20])?.split_at_checked(32)?;
    let key = [[4].as_slice(), x, y].concat();
    VerifyingKey::from_sec1_bytes(&key).ok()?;
    Some(NewKey { id: id.to_vec(), key, counter: said.counter })
}

/// An answer by which somebody signs in.
pub(crate) struct Answer<'a> {
    pub(crate) client_data: &'a [u8],
    pub(crate) device_data: &'a [u8],
    pub(crate) signature: &'a [u8],
}

/// Checks an answer with the key that is kept, and gives how often it has been used by now.
pub(crate) fn check(answer: &Answer<'_>, key: &[u8], counter: u32, place: &Place) -> Result<u32, Phrase> {
    let said = said(answer.device_data, place).ok_or_else(wrong)?;
    let key = VerifyingKey::from_sec1_bytes(key).map_err(|_| wrong())?;
    let signature = Signature::from_der(answer.signature).map_err(|_| wrong())?;
    let signed = [answer.device_data, Sha256::digest(answer.client_data).as_slice()].concat();
    key.verify(&signed, &signature).map_err(|_| wrong())?;
    // A device that counts and has counted less has been copied. Many do not count: both are 0 then.
    if (said.counter, counter) != (0, 0) && said.counter <= counter {
        return Err(Phrase::new("server-passkey-copied"));
    }
    Ok(said.counter)
}

/// Bytes that a browser wrote.
pub(crate) fn bytes(text: &str) -> Result<Vec<u8>, Phrase> {
    seal::read(text).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::HOST, host.parse().unwrap())])
    }

    fn place(public_url: Option<&str>, host: &str) -> Option<(String, String)> {
        let config = Config { public_url: public_url.map(str::to_string), ..Config::default() };
        Place::of(&config, &headers(host)).map(|place| (place.origin, place.name))
    }

    #[test]
    fn passkeys_are_good_at_the_public_address_and_to_try_out_at_localhost() {
        let some = |origin: &str, name: &str| Some((origin.to_string(), name.to_string()));
        assert_eq!(
            place(Some("https://Podium.example/"), "x"),
            some("https://podium.example", "podium.example")
        );
        assert_eq!(place(Some("https://a.example:8443"), "x"), some("https://a.example:8443", "a.example"));
        assert_eq!(place(None, "localhost:7878"), some("http://localhost:7878", "localhost"));
        for (public, host) in [
            (None, "127.0.0.1:7878"),
            (None, "podium.example"),
            (None, "[::1]:7878"),
            (Some("http://podium.example"), "x"),
            (Some("https://10.0.0.1"), "x"),
        ] {
            assert_eq!(place(public, host), None, "{public:?} {host}");
        }
        let open = Config { listen: ([0, 0, 0, 0], 7878).into(), ..Config::default() };
        assert_eq!(
            Place::of(&open, &headers("localhost:7878")),
            None,
            "whoever is elsewhere could say so too"
        );
    }

    #[test]
    fn a_question_is_answered_once_in_time_and_where_it_was_asked() {
        let questions = Questions::default();
        let (key, other) = (Asked::Key { token: "a".to_string() }, Asked::Key { token: "b".to_string() });
        let ask = |challenge: &str| assert!(questions.ask(challenge.to_string(), key.clone(), 0));
        ask("one");
        assert!(questions.take("one", &key, GOOD_MS - 1) && !questions.take("one", &key, 1), "once");
        ask("two");
        assert!(!questions.take("two", &other, 1) && !questions.take("two", &key, 1), "nobody tries twice");
        ask("three");
        assert!(!questions.take("three", &key, GOOD_MS), "late");
        ask("four");
        ask("five");
        assert!(!questions.take("four", &key, 1), "the newest alone waits for a new key");
        assert!(questions.take("five", &key, 1));
        for number in 0..WAITING {
            let entry = Asked::Entry { secret: number.to_string() };
            assert!(questions.ask(format!("many {number}"), entry, 0));
        }
        assert!(!questions.ask("more".to_string(), key.clone(), GOOD_MS - 1));
        assert!(questions.ask("later".to_string(), key.clone(), GOOD_MS), "old ones make room");
    }
}
