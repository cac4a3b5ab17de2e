//! Mail: what it consists of, and handing it to a program or a mail server.

use std::process::Stdio;
use std::time::Duration;

use engine::Phrase;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

use crate::config::{MailWay, SmtpTls, TurnMail};

/// The longest mail address.
const ADDRESS_MAX: usize = 254;

/// A mail as it is written.
#[derive(Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// Where mail programs say that no more is wanted (RFC 8058), if it can be said.
    pub(crate) stop: Option<String>,
}

/// What sends mail.
#[derive(Debug)]
pub(crate) struct Mailer {
    from: Mailbox,
    way: Way,
}

#[derive(Debug)]
enum Way {
    Command(Vec<String>),
    Smtp(Box<AsyncSmtpTransport<Tokio1Executor>>),
}

/// A mail address, if it is one.
pub(crate) fn read_address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok().filter(|_| text.len() <= ADDRESS_MAX)?;
    // A number in brackets, or a name without a dot, is a machine of the mail server's own network.
    let is_outside = !address.domain().starts_with('[') && address.domain().contains('.');
    // Letters beyond ASCII in the part before the @ are understood by few mail servers.
    (address.user().is_ascii() && is_outside).then(|| address.to_string())
}

impl Mailer {
    /// As an operator wants it.
    pub(crate) fn new(wanted: &TurnMail, patience: Duration) -> Result<Mailer, Phrase> {
        let from = wanted.from.parse::<Mailbox>();
        let from = from.map_err(|_| Phrase::new("server-mail-from").naming("from", &wanted.from))?;
        let way = match &wanted.way {
            MailWay::Command(words) if words.is_empty() => return Err(Phrase::new("server-mail-command")),
            MailWay::Command(words) => Way::Command(words.clone()),
            MailWay::Smtp(smtp) => {
                let failed = |error: lettre::transport::smtp::Error| catalog::system_says(&error);
                let tls = || TlsParameters::new_rustls(smtp.host.clone()).map_err(failed);
                let tls = match smtp.tls {
                    SmtpTls::Starttls => Tls::Required(tls()?),
                    SmtpTls::Wrapped => Tls::Wrapper(tls()?),
                    SmtpTls::None => Tls::None,
                };
                let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(smtp.host.clone())
                    .port(smtp.port)
                    .tls(tls)
                    .timeout(Some(patience));
                if let Some((name, password)) = &smtp.login {
                    builder = builder.credentials(Credentials::new(name.clone(), password.clone()));
                }
                Way::Smtp(Box::new(builder.build()))
            }
        };
        Ok(Mailer { from, way })
    }

    /// Sends a mail, or says why not.
    pub(crate) async fn send(&self, letter: &Letter) -> Result<(), String> {
        let message = self.message(letter)?;
        match &self.way {
            Way::Smtp(transport) => {
                transport.send(message).await.map(drop).map_err(|error| error.to_string())
            }
            Way::Command(words) => hand_to(words, &message.formatted()).await,
        }
    }

    fn message(&self, letter: &Letter) -> Result<Message, String> {
        let said = |error: lettre::error::Error| error.to_string();
        let to: Address = letter.to.parse().map_err(|_| "this is no mail address".to_string())?;
        let host = self.from.email.domain().to_string();
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject.clone())
            .date_now()
            .message_id(Some(format!("<{}@{host}>", unique()?)))
            // Nobody answers by machine to what came from one (RFC 3834).
            .raw_header(raw("Auto-Submitted", "auto-generated"))
            .header(ContentType::TEXT_PLAIN);
        if let Some(stop) = &letter.stop {
            message = message
                .raw_header(raw("List-Unsubscribe", &format!("<{stop}>")))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        message.body(letter.text.clone()).map_err(said)
    }
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_string())
}

/// A name that no other mail has.
fn unique() -> Result<String, String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Hands a whole mail to a program. It ends with whoever waits for it.
async fn hand_to(words: &[String], mail: &[u8]) -> Result<(), String> {
    let (program, arguments) = words.split_first().ok_or("there is no command")?;
    let mut command = Command::new(program);
    command.args(arguments).kill_on_drop(true);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut running = command.spawn().map_err(|error| format!("{program}: {error}"))?;
    if let Some(mut input) = running.stdin.take() {
        input.write_all(mail).await.map_err(|error| format!("{program}: {error}"))?;
        input.shutdown().await.map_err(|error| format!("{program}: {error}"))?;
    }
    match running.wait().await {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{program}: {status}")),
        Err(error) => Err(format!("{program}: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mailer(words: &[&str]) -> Mailer {
        let way = MailWay::Command(words.iter().map(ToString::to_string).collect());
        let wanted = TurnMail { from: "Podium <podium@example.org>".to_string(), way };
        Mailer::new(&wanted, Duration::from_secs(1)).unwrap()
    }

    fn letter(subject: &str) -> Letter {
        Letter {
            to: "ada@example.org".to_string(),
            subject: subject.to_string(),
            text: "Régates\n.\nFrom here".to_string(),
            stop: Some("https://podium.example/stop".to_string()),
        }
    }

    #[test]
    fn a_mail_address_is_one_and_nothing_else() {
        for good in ["ada@example.org", " ada.b+c@sub.example.org "] {
            assert_eq!(read_address(good).as_deref(), Some(good.trim()));
        }
        let long = format!("{}@example.org", "a".repeat(300));
        for bad in [
            "",
            "ada",
            "ada@",
            "@example.org",
            "a\nb@example.org",
            "Ada <ada@example.org>",
            "a@b@c",
            "root@localhost",
            "a@[127.0.0.1]",
            &long,
        ] {
            assert_eq!(read_address(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_name_with_a_line_break_makes_no_header() {
        let message = mailer(&["true"]).message(&letter("Turn\r\nBcc: eve@example.org")).unwrap();
        let written = String::from_utf8(message.formatted()).unwrap();
        assert!(!written.to_lowercase().contains("\nbcc:"), "{written}");
        let heads = [
            "To: ada@example.org",
            "From: Podium <podium@example.org>",
            "Auto-Submitted: auto-generated",
            "List-Unsubscribe: <https://podium.example/stop>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        ];
        for head in heads {
            assert!(written.lines().any(|line| line == head), "{head}: {written}");
        }
    }

    #[tokio::test]
    async fn a_program_that_fails_or_is_not_there_is_no_success() {
        assert_eq!(mailer(&["cat"]).send(&letter("Turn")).await, Ok(()));
        assert!(mailer(&["false"]).send(&letter("Turn")).await.is_err());
        assert!(mailer(&["/no/such/program"]).send(&letter("Turn")).await.is_err());
    }
}
