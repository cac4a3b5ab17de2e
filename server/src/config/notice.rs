//! How people are told that a race waits for them. All of it is off until an operator turns it on.

use std::time::Duration;

/// How people are told that a race waits for them.
#[derive(Clone, Debug)]
pub struct Notice {
    /// Messages to browsers (Web Push); none if there are to be none.
    pub push: Option<PushMessages>,
    /// Mail; none if there is to be none.
    pub mail: Option<TurnMail>,
    /// How long a service may take to answer.
    pub patience: Duration,
    /// After how long a message is tried again that was not taken, each time; as often as there are times.
    pub again: Vec<Duration>,
    /// Messages that one person is sent in an hour.
    pub per_hour: u32,
}

/// Messages to browsers.
#[derive(Clone, Debug)]
pub struct PushMessages {
    /// Whom a push service can write to if something is wrong with the messages: `mailto:` or `https:`.
    pub contact: String,
    /// Whether push services may be anywhere, also on this machine and without TLS: for tests, and for networks of their own.
    pub anywhere: bool,
}

/// Mail to those who wait for their turn.
#[derive(Clone, Debug)]
pub struct TurnMail {
    /// Who it is from: `podium@example.org`, or `Podium <podium@example.org>`.
    pub from: String,
    /// How it is sent.
    pub way: MailWay,
}

/// How mail is sent.
#[derive(Clone, Debug)]
pub enum MailWay {
    /// A program that reads a whole mail from its standard input, with its words.
    Command(Vec<String>),
    /// A mail server.
    Smtp(Smtp),
}

/// A mail server.
#[derive(Clone)]
pub struct Smtp {
    /// Its name.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Whether what is said can be read on the way.
    pub tls: SmtpTls,
    /// Name and password, if it asks for them.
    pub login: Option<(String, String)>,
}

/// How the talk with a mail server is kept from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SmtpTls {
    /// It begins in the open and must be taken out of it (`STARTTLS`).
    #[default]
    Starttls,
    /// It is TLS from the beginning.
    Wrapped,
    /// It stays in the open: for a server on the same machine.
    None,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A password is in no log.
        let Smtp { host, port, tls, login } = self;
        let name = login.as_ref().map(|(name, _)| name);
        f.debug_struct("Smtp")
            .field("host", host)
            .field("port", port)
            .field("tls", tls)
            .field("name", &name)
            .finish()
    }
}

impl Default for Notice {
    fn default() -> Notice {
        Notice {
            push: None,
            mail: None,
            patience: Duration::from_secs(10),
            again: vec![Duration::from_secs(10), Duration::from_secs(120)],
            per_hour: 30,
        }
    }
}
