//! A command line that cannot be read, or asks for help: what is wrong with it, or the help, in the person's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::{Fault, Phrase, Speak, Value};

use crate::help;
use crate::output::talk;
use crate::voice::{self, text};

/// Leaves with help, or with what is wrong with the command line: it is read again by somebody who speaks the person's language.
pub(crate) fn leave(error: clap::Error) -> ! {
    let words: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let voice = voice::of_words(&words);
    let error = help::tree(&voice).try_get_matches().err().unwrap_or(error);
    let said = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => error.exit(),
        // The parser's other words are English.
        _ => wrong(&error).unwrap_or_else(|| Phrase::new("cli-usage-unclear")),
    };
    talk(format_args!("podium: {}\n{}", voice.say(&said), voice.plain("cli-usage-help")));
    std::process::exit(2)
}

/// What is wrong, as data; none if the parser found something that has no message of its own.
fn wrong(error: &clap::Error) -> Option<Phrase> {
    let fault = std::error::Error::source(error).and_then(|source| source.downcast_ref::<Fault>());
    if let Some(fault) = fault {
        let argument = words(error, ContextKind::InvalidArg)?;
        return Some(Phrase::new("cli-argument").with("argument", argument).with("why", fault.reason()));
    }
    let argument = || words(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            Some(with_near("cli-usage-unknown", argument()?, words(error, ContextKind::SuggestedArg)))
        }
        ErrorKind::InvalidSubcommand => {
            let named = words(error, ContextKind::InvalidSubcommand)?;
            Some(with_near("cli-usage-no-command", named, words(error, ContextKind::SuggestedSubcommand)))
        }
        ErrorKind::MissingRequiredArgument => {
            Some(Phrase::new("cli-usage-missing").with("argument", argument()?))
        }
        ErrorKind::InvalidValue => match written(error) {
            None => Some(Phrase::new("cli-usage-no-value").with("argument", argument()?)),
            Some(written) => Some(
                Phrase::new("cli-usage-value")
                    .with("argument", argument()?)
                    .with("written", written)
                    .with("values", words(error, ContextKind::ValidValue)?),
            ),
        },
        ErrorKind::ValueValidation => Some(
            Phrase::new("cli-usage-misread").with("argument", argument()?).with("written", written(error)?),
        ),
        ErrorKind::ArgumentConflict => {
            let (argument, other) = (argument()?, words(error, ContextKind::PriorArg)?);
            if argument == other {
                return Some(Phrase::new("cli-usage-twice").with("argument", argument));
            }
            Some(Phrase::new("cli-usage-conflict").with("argument", argument).with("other", other))
        }
        ErrorKind::InvalidUtf8 => Some(Phrase::new("cli-usage-bytes")),
        _ => None,
    }
}

fn with_near(id: &'static str, named: Value, near: Option<Value>) -> Phrase {
    let near =
        near.map_or_else(|| text(""), |near| Phrase::new("cli-did-you-mean").with("near", near).into());
    Phrase::new(id).with("named", named).with("near", near)
}

/// The value that cannot be taken; none if there was none.
fn written(error: &clap::Error) -> Option<Value> {
    match error.get(ContextKind::InvalidValue)? {
        ContextValue::String(written) if !written.is_empty() => Some(text(written)),
        _ => None,
    }
}

/// Arguments, commands or values that the error names.
fn words(error: &clap::Error, kind: ContextKind) -> Option<Value> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(text(word)),
        ContextValue::Strings(words) if !words.is_empty() => Some(text(words.join(", "))),
        _ => None,
    }
}
