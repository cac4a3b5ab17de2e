//! How people are told that a race waits for them: off until an operator says how.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Args, ValueEnum};
use engine::Phrase;
use serde::Deserialize;
use server::{MailWay, Notice, PushMessages, Smtp, SmtpTls, TurnMail};

use crate::files;
use crate::voice::{Voice, text};

/// Settings of messages and mail; in a file they are a part of their own, `[notice]`.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoticeSettings {
    #[arg(long, value_name = "CONTACT", env = "PODIUM_PUSH_CONTACT")]
    pub(crate) push_contact: Option<String>,
    #[arg(long, value_name = "YES", env = "PODIUM_PUSH_ANYWHERE")]
    pub(crate) push_anywhere: Option<bool>,
    #[arg(long, value_name = "ADDRESS", env = "PODIUM_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    #[arg(long, value_name = "COMMAND", env = "PODIUM_MAIL_COMMAND")]
    pub(crate) mail_command: Option<String>,
    #[arg(long, value_name = "HOST:PORT", env = "PODIUM_SMTP")]
    pub(crate) smtp: Option<String>,
    #[arg(long, value_name = "HOW", env = "PODIUM_SMTP_TLS")]
    pub(crate) smtp_tls: Option<TlsForm>,
    #[arg(long, value_name = "NAME", env = "PODIUM_SMTP_USER")]
    pub(crate) smtp_user: Option<String>,
    #[arg(long, value_name = "FILE", env = "PODIUM_SMTP_PASSWORD_FILE")]
    pub(crate) smtp_password_file: Option<PathBuf>,
}

/// How the talk with a mail server is kept from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TlsForm {
    Starttls,
    Tls,
    None,
}

impl NoticeSettings {
    /// Flags and environment over the file.
    pub(crate) fn over(self, file: NoticeSettings) -> NoticeSettings {
        NoticeSettings {
            push_contact: self.push_contact.or(file.push_contact),
            push_anywhere: self.push_anywhere.or(file.push_anywhere),
            mail_from: self.mail_from.or(file.mail_from),
            mail_command: self.mail_command.or(file.mail_command),
            smtp: self.smtp.or(file.smtp),
            smtp_tls: self.smtp_tls.or(file.smtp_tls),
            smtp_user: self.smtp_user.or(file.smtp_user),
            smtp_password_file: self.smtp_password_file.or(file.smtp_password_file),
        }
    }

    /// What the server is started with.
    pub(crate) fn config(&self, voice: &Voice) -> Result<Notice> {
        let anywhere = self.push_anywhere.unwrap_or(false);
        let push = self.push_contact.clone().map(|contact| PushMessages { contact, anywhere });
        Ok(Notice { push, mail: self.mail(voice)?, ..Notice::default() })
    }

    fn mail(&self, voice: &Voice) -> Result<Option<TurnMail>> {
        let refuse = |id: &'static str| voice.refuse(&Phrase::new(id));
        let is_spoken_of = self.mail_command.is_some() || self.smtp.is_some() || self.smtp_user.is_some();
        let Some(from) = self.mail_from.clone() else {
            return if is_spoken_of { Err(refuse("cli-mail-no-sender")) } else { Ok(None) };
        };
        let way = match (&self.mail_command, &self.smtp) {
            (Some(command), None) => {
                MailWay::Command(command.split_whitespace().map(str::to_string).collect())
            }
            (None, Some(smtp)) => MailWay::Smtp(self.smtp(smtp, voice)?),
            _ => return Err(refuse("cli-mail-one-way")),
        };
        Ok(Some(TurnMail { from, way }))
    }

    fn smtp(&self, address: &str, voice: &Voice) -> Result<Smtp> {
        let parts = address.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse().ok()?)));
        let Some((host, port)) = parts.filter(|(host, _)| !host.is_empty()) else {
            return Err(voice.refuse(&Phrase::new("cli-smtp").with("address", text(address))));
        };
        let login = match (&self.smtp_user, &self.smtp_password_file) {
            (None, None) => None,
            (Some(name), Some(file)) => Some((name.clone(), password(file, voice)?)),
            _ => return Err(voice.refuse(&Phrase::new("cli-smtp-login"))),
        };
        let tls = match self.smtp_tls.unwrap_or(TlsForm::Starttls) {
            TlsForm::Starttls => SmtpTls::Starttls,
            TlsForm::Tls => SmtpTls::Wrapped,
            TlsForm::None => SmtpTls::None,
        };
        Ok(Smtp { host: host.to_string(), port, tls, login })
    }
}

/// The first line of a file.
fn password(file: &Path, voice: &Voice) -> Result<String> {
    Ok(files::read(file, voice)?.lines().next().unwrap_or_default().to_string())
}
