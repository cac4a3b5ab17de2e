//! How people are told that a race waits for them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The ways in which this server can tell people that a race waits for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticeWays {
    /// The server's key for messages to browsers (Web Push), an uncompressed point in base64url; none if it sends none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push_key: Option<String>,
    /// Whether it sends mail.
    pub mail: bool,
}

/// Where you want to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyNotices {
    /// Browsers, the newest first.
    pub pushes: Vec<MyPush>,
    /// Your mail address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<MyMail>,
    /// Whether you have a calendar of deadlines. Its address is told only when it is made.
    pub calendar: bool,
}

/// A browser in which you are told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyPush {
    /// Its id.
    pub id: String,
    /// When you allowed it, in milliseconds since 1970.
    pub made_ms: i64,
    /// Whether it is on the device that asks.
    pub this: bool,
}

/// Your mail address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyMail {
    /// The address.
    pub address: String,
    /// Whether it has been confirmed by the link that was sent there. Nothing else is sent before.
    pub confirmed: bool,
}

/// A browser that allows messages: what its push subscription says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PushWish {
    /// Where its push service takes messages.
    pub endpoint: String,
    /// The browser's public key (`p256dh`), in base64url.
    pub key: String,
    /// The secret that it shares with the server (`auth`), in base64url.
    pub auth: String,
    /// The language in which you want to be told; English if there are no words in it.
    pub language: String,
}

/// A mail address at which you want to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MailWish {
    /// The address.
    pub address: String,
    /// The language in which you want to be told; English if there are no words in it.
    pub language: String,
}

/// That you want a calendar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CalendarWish {
    /// The language of its entries; English if there are no words in it.
    pub language: String,
}

/// Where your calendar is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CalendarAddress {
    /// Its path, which is a secret: whoever knows it sees your deadlines.
    pub path: String,
}
