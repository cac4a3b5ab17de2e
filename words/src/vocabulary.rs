//! The messages of one language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::LazyLock;

use engine::{Fault, Phrase};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::Message;
use crate::files::misread;

/// Messages of one language, and those of another for what it lacks.
pub struct Vocabulary {
    bundle: FluentBundle<FluentResource>,
    /// Messages that call functions: nobody knows these, and a choice by one would not even be an error.
    calling: BTreeSet<String>,
    fallback: Option<Box<Vocabulary>>,
}

/// The sign before a number below zero.
pub(crate) const MINUS: &str = "\u{2212}";

/// How lists, numbers and seats are written where no file says anything else.
const COMMON: &str = include_str!("../../engine/words/en.ftl");

static ENGLISH: LazyLock<Vocabulary> =
    LazyLock::new(|| Vocabulary::new("en", &[COMMON]).expect("the English message file can be read"));

impl Vocabulary {
    /// The messages of some files; where two have the same id, the later one counts.
    pub fn new(language: &str, texts: &[&str]) -> Result<Vocabulary, Fault> {
        let id: LanguageIdentifier = language.parse().map_err(|_| {
            Fault::said("language", Phrase::new("translation-no-code").naming("written", language))
        })?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // What is put in is not marked for mixed directions of writing: terminals show the marks.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(below_zero));
        let mut calling = BTreeSet::new();
        for text in texts {
            let resource = FluentResource::try_new((*text).to_string());
            let resource =
                resource.map_err(|(_, errors)| misread(&format!("{language}.ftl"), text, &errors))?;
            for message in resource.entries().filter_map(Message::of) {
                match message.functions.is_empty() {
                    true => calling.remove(&message.id),
                    false => calling.insert(message.id),
                };
            }
            bundle.add_resource_overriding(resource);
        }
        Ok(Vocabulary { bundle, calling, fallback: None })
    }

    /// Looks there for what this language lacks.
    #[must_use]
    pub fn or(mut self, fallback: Vocabulary) -> Vocabulary {
        self.fallback = Some(Box::new(fallback));
        self
    }

    /// Whether there is such a message, in this language or in those behind it.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some() || self.behind().is_some_and(|behind| behind.has(id))
    }

    /// A message by its id, or one of its attributes: `event-moved.brief`.
    fn pattern(&self, id: &str) -> Option<&ast::Pattern<&str>> {
        match id.split_once('.') {
            None => self.bundle.get_message(id)?.value(),
            Some((id, attribute)) => Some(self.bundle.get_message(id)?.get_attribute(attribute)?.value()),
        }
    }

    /// Whether this language itself has such a message.
    pub fn has_own(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The name in this language, else the English one.
    pub(crate) fn choose<'a>(&self, names: &'a BTreeMap<String, String>) -> &'a str {
        let language = self.bundle.locales.first();
        let whole = language.and_then(|language| names.get(&language.to_string()));
        let name = whole.or_else(|| names.get(language?.language.as_str())).or_else(|| names.get("en"));
        name.map_or("", String::as_str)
    }

    /// A message with its values; what is wrong with it goes to `wrong`. What cannot be said whole is said in the language behind
    /// this one. The id itself if there is no such message.
    pub(crate) fn format(&self, id: &str, args: &FluentArgs<'_>, wrong: &mut Vec<String>) -> String {
        let behind = self.behind().filter(|behind| behind.has(id));
        if let Some(pattern) = self.pattern(id) {
            let mut errors = Vec::new();
            let said = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
            wrong.extend(errors.iter().map(|error| format!("{id}: {error}")));
            let is_whole = errors.is_empty() && !self.calling.contains(id);
            if is_whole || behind.is_none() {
                return said;
            }
        }
        match behind {
            Some(behind) => behind.format(id, args, wrong),
            None => {
                wrong.push(format!("there is no message {id}"));
                id.to_string()
            }
        }
    }

    /// What is asked for what is missing here: last of all the common messages.
    fn behind(&self) -> Option<&Vocabulary> {
        self.fallback.as_deref().or_else(|| Some(&*ENGLISH).filter(|english| !std::ptr::eq(*english, self)))
    }
}

/// Numbers below zero have a true minus, as on the boards; all others are written as they are.
fn below_zero<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', MINUS, 1)),
        _ => None,
    }
}

/// A language's code as it is written everywhere, two or three letters first: "pt-BR" for `pt_br`. None if it is no code.
pub fn language_code(text: &str) -> Option<String> {
    let id: LanguageIdentifier = text.parse().ok()?;
    // "und" is nobody's language.
    (id.language.as_str().len() <= 3 && !id.language.is_empty()).then(|| id.to_string())
}

impl fmt::Debug for Vocabulary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Vocabulary").field("languages", &self.bundle.locales).finish_non_exhaustive()
    }
}
