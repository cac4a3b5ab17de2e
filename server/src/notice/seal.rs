//! Messages that only one browser can read (RFC 8291), and the word of honour with which a push service takes them (RFC 8292).

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use serde_json::json;
use sha2::Sha256;

/// The size of the one record that a message is; what is sealed must be shorter (RFC 8188).
const RECORD: u32 = 4096;

/// How long a word of honour is good: at most a day, says the law.
const GOOD_S: i64 = 12 * 3_600;

/// The public half of a key as everybody writes it: an uncompressed point, in letters that fit into addresses.
pub(crate) fn written(key: &PublicKey) -> String {
    URL_SAFE_NO_PAD.encode(key.to_sec1_bytes())
}

/// Bytes in letters that fit into addresses.
pub(crate) fn letters(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes that were written in letters that fit into addresses; some write padding.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// A browser's public key and the secret that it shares, if they are some.
#[derive(Debug)]
pub(crate) struct Reader {
    key: PublicKey,
    auth: [u8; 16],
}

impl Reader {
    /// From what the browser gave.
    pub(crate) fn new(key: &str, auth: &str) -> Option<Reader> {
        let bytes = read(key).filter(|bytes| bytes.len() == 65)?;
        let key = PublicKey::from_sec1_bytes(&bytes).ok()?;
        Some(Reader { key, auth: read(auth)?.try_into().ok()? })
    }

    /// The message as only the browser can read it. Key and salt are for this message alone.
    pub(crate) fn seal(&self, own: &SecretKey, salt: [u8; 16], text: &[u8]) -> Option<Vec<u8>> {
        let own_public = own.public_key().to_sec1_bytes();
        let shared = own.diffie_hellman(&self.key);
        let mut key_info = b"WebPush: info\0".to_vec();
        key_info.extend_from_slice(&self.key.to_sec1_bytes());
        key_info.extend_from_slice(&own_public);
        let mut material = [0; 32];
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes())
            .expand(&key_info, &mut material)
            .ok()?;
        let keys = Hkdf::<Sha256>::new(Some(&salt), &material);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
        keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
        // The byte behind the text says that this is the last record.
        let mut record = text.to_vec();
        record.push(2);
        let sealed = Aes128Gcm::new(&key.into()).encrypt(&nonce.into(), record.as_slice()).ok()?;
        let mut message = salt.to_vec();
        message.extend_from_slice(&RECORD.to_be_bytes());
        message.push(own_public.len() as u8);
        message.extend_from_slice(&own_public);
        message.extend_from_slice(&sealed);
        (message.len() <= RECORD as usize).then_some(message)
    }
}

/// The key by which push services know this server.
#[derive(Clone)]
pub(crate) struct OwnKey {
    sign: SigningKey,
    /// Its public half, as browsers are given it.
    pub(crate) public: String,
}

impl OwnKey {
    /// From the secret half, if it is one.
    pub(crate) fn new(secret: &[u8]) -> Option<OwnKey> {
        let secret = SecretKey::from_slice(secret).ok()?;
        let public = written(&secret.public_key());
        Some(OwnKey { sign: SigningKey::from(&secret), public })
    }

    /// What a message to that service says of who sends it.
    pub(crate) fn vouch(&self, service: &str, contact: &str, now_ms: i64) -> String {
        let head = URL_SAFE_NO_PAD.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let claims = json!({"aud": service, "exp": now_ms / 1_000 + GOOD_S, "sub": contact});
        let said = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature: Signature = self.sign.sign(said.as_bytes());
        format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public)
    }
}

impl std::fmt::Debug for OwnKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OwnKey").field("public", &self.public).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn the_example_of_rfc_8291_comes_out_byte_by_byte() {
        let own =
            SecretKey::from_slice(&read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap()).unwrap();
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let reader = Reader::new(key, "BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let sealed = reader.seal(&own, salt, b"When I grow up, I want to be a watermelon").unwrap();
        let wanted = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), wanted);
    }

    #[test]
    fn what_is_no_key_of_a_browser_is_none_and_what_is_too_long_is_not_sealed() {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let off_the_curve = key.replace("iw4", "iw5");
        for (key, auth) in [
            (off_the_curve.as_str(), "BTBZMqHH6r4Tts7J_aSIgg"),
            (key, "BTBZMqHH6r4Tts7J_aSI"),
            (key, "!"),
            ("", ""),
        ] {
            assert!(Reader::new(key, auth).is_none(), "{key} {auth}");
        }
        let reader = Reader::new(&format!("{key}="), "BTBZMqHH6r4Tts7J_aSIgg==").unwrap();
        let own = SecretKey::from_slice(&[7; 32]).unwrap();
        assert!(reader.seal(&own, [1; 16], &[b'a'; 3_900]).is_some());
        assert!(reader.seal(&own, [1; 16], &[b'a'; 4_090]).is_none());
    }

    #[test]
    fn a_service_can_check_who_sends_until_when_and_to_whom() {
        let own = OwnKey::new(&[9; 32]).unwrap();
        let said = own.vouch("https://push.example", "mailto:op@example.org", 1_700_000_000_000);
        let (token, key) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let parts: Vec<&str> = token.split('.').collect();
        let claims: serde_json::Value = serde_json::from_slice(&read(parts[1]).unwrap()).unwrap();
        let wanted =
            json!({"aud": "https://push.example", "exp": 1_700_043_200, "sub": "mailto:op@example.org"});
        assert_eq!(claims, wanted);
        let key = VerifyingKey::from_sec1_bytes(&read(key).unwrap()).unwrap();
        let signature = Signature::from_slice(&read(parts[2]).unwrap()).unwrap();
        key.verify(format!("{}.{}", parts[0], parts[1]).as_bytes(), &signature).unwrap();
        assert!(key.verify(b"something else", &signature).is_err());
    }
}
