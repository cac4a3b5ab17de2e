//! What people are told: in their language, with the names of those whom they race with.

use catalog::Language;
use engine::{Phrase, Speak, Value};

use super::Turn;
use super::mail::Letter;
use crate::store::notices::Mail;
use crate::store::{Holder, StoredTable};
use crate::words;

/// An hour, in milliseconds.
const HOUR_MS: i64 = 3_600_000;
/// A minute more or less is not told: two days are two days, also a moment later.
const MINUTE_MS: i64 = 60_000;

/// What is told of a turn.
pub(super) struct Said {
    pub(super) title: String,
    pub(super) text: String,
}

/// That it is somebody's turn, with whom, and how much time there is.
pub(super) fn turn(language: &Language, table: &StoredTable, turn: &Turn, now_ms: i64) -> Said {
    let tongue = words::at_table(language, table);
    let game = Value::Word { word: "name".into() };
    let title = tongue.say(&Phrase::new("server-notice-title").with("game", game));
    let mut names: Vec<&str> = Vec::new();
    for holder in &table.company.seats {
        if let Holder::Person { id, name, .. } = holder
            && *id != turn.person
            && !names.contains(&name.as_str())
        {
            names.push(name);
        }
    }
    let hours = turn.deadline_ms.map_or(0, |deadline_ms| (deadline_ms - now_ms + MINUTE_MS).max(0) / HOUR_MS);
    let mut parts = Vec::new();
    if !names.is_empty() {
        parts.push(tongue.say(&Phrase::new("server-notice-with").with("names", words::texts(names))));
    }
    parts.push(tongue.say(&Phrase::new("server-notice-time").with("hours", hours)));
    Said { title, text: parts.join(" ") }
}

/// The mail about a turn.
pub(super) fn turn_letter(said: &Said, mail: &Mail, table: &str, public: &str) -> Letter {
    let tongue = speaker(&mail.language);
    let link = |id: &'static str, link: String| tongue.say(&Phrase::new(id).with("link", Value::text(link)));
    let open = link("server-mail-open", format!("{public}/t/{table}"));
    let stop = link("server-mail-stop", format!("{public}/you/mail#stop={}", mail.stop));
    Letter {
        to: mail.address.clone(),
        subject: said.title.clone(),
        text: format!("{}\n\n{open}\n\n-- \n{stop}\n", said.text),
        stop: Some(format!("{public}/api/mail/stop/{}", mail.stop)),
    }
}

/// The mail that asks whether mail is wanted.
pub(super) fn confirm_letter(mail: &Mail, secret: &str, public: &str) -> Letter {
    let tongue = speaker(&mail.language);
    let link = Value::text(format!("{public}/you/mail#confirm={secret}"));
    let ask = tongue.say(&Phrase::new("server-mail-confirm").with("link", link));
    let not = tongue.say(&Phrase::new("server-mail-confirm-not"));
    Letter {
        to: mail.address.clone(),
        subject: tongue.say(&Phrase::new("server-mail-confirm-subject")),
        text: format!("{ask}\n\n{not}\n"),
        stop: None,
    }
}

pub(super) fn speaker(language: &str) -> catalog::Tongue {
    catalog::Tongue::new(&words::language(Some(language)), None, engine::Names::default())
}
