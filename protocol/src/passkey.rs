//! Passkeys (WebAuthn): bytes are written in base64url without padding.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether one can sign in with a passkey here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyWay {
    /// Whether one can.
    pub on: bool,
}

/// What to ask a device for a new passkey with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyQuestion {
    /// What is to be answered, once and within five minutes.
    pub challenge: String,
    /// The name that passkeys of this server are bound to (`rp.id`).
    pub place: String,
    /// Your id, as passkeys keep it (`user.id`).
    pub user: String,
    /// What you are called.
    pub name: String,
    /// The ids of your passkeys: a device that has one of them makes no other.
    pub known: Vec<String>,
}

/// A new passkey, as a device has made it: a key for ES256, without attestation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyMade {
    /// What the browser says of question and answer (`clientDataJSON`).
    pub client_data: String,
    /// What the device says (`authenticatorData`).
    pub device_data: String,
}

/// What to ask a device with for signing in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyChallenge {
    /// What is to be answered, once, within five minutes and by the same browser.
    pub challenge: String,
    /// The name that passkeys of this server are bound to (`rpId`).
    pub place: String,
}

/// The answer by which somebody signs in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// The passkey's id.
    pub id: String,
    /// What the browser says of question and answer (`clientDataJSON`).
    pub client_data: String,
    /// What the device says (`authenticatorData`).
    pub device_data: String,
    /// Its signature.
    pub signature: String,
    /// Whose passkey it is, as the device keeps it (`userHandle`).
    pub user: String,
}

/// Your passkeys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyPasskeys {
    /// The newest first.
    pub passkeys: Vec<MyPasskey>,
}

/// One of your passkeys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyPasskey {
    /// Its id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// When somebody last signed in with it; none if nobody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used_ms: Option<i64>,
}
