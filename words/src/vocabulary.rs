//! The messages of one language.

use std::collections::BTreeMap;
use std::fmt;

use engine::Fault;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// Messages of one language, and those of another for what it lacks.
pub struct Vocabulary {
    bundle: FluentBundle<FluentResource>,
    fallback: Option<Box<Vocabulary>>,
}

/// How lists, numbers and seats are written where a file says nothing else.
const COMMON: &str = include_str!("../../engine/words/en.ftl");

impl Vocabulary {
    /// The messages of some files; where two have the same id, the later one counts.
    pub fn new(language: &str, texts: &[&str]) -> Result<Vocabulary, Fault> {
        let id: LanguageIdentifier = language.parse().map_err(|_| {
            Fault::new("language", format!("{language:?} is no code of a language, such as fr"))
        })?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // What is put in is not marked for mixed directions of writing: terminals show the marks.
        bundle.set_use_isolating(false);
        for text in [&COMMON].into_iter().chain(texts) {
            let resource = FluentResource::try_new((*text).to_string()).map_err(|(_, errors)| {
                let first = errors.first().map_or_else(String::new, ToString::to_string);
                Fault::new(format!("words of {language}"), format!("not a message file: {first}"))
            })?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Vocabulary { bundle, fallback: None })
    }

    /// Looks there for what this language lacks.
    #[must_use]
    pub fn or(mut self, fallback: Vocabulary) -> Vocabulary {
        self.fallback = Some(Box::new(fallback));
        self
    }

    /// Whether there is such a message, in this language or in the one behind it.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id) || self.fallback.as_ref().is_some_and(|fallback| fallback.has(id))
    }

    /// The name in this language, else the English one.
    pub(crate) fn choose<'a>(&self, names: &'a BTreeMap<String, String>) -> &'a str {
        let language = self.bundle.locales.first();
        let whole = language.and_then(|language| names.get(&language.to_string()));
        let name = whole.or_else(|| names.get(language?.language.as_str())).or_else(|| names.get("en"));
        name.map_or("", String::as_str)
    }

    /// A message with its values; what is wrong with it goes to `wrong`. The id itself if there is no such message.
    pub(crate) fn format(&self, id: &str, args: &FluentArgs<'_>, wrong: &mut Vec<String>) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        match (pattern, &self.fallback) {
            (Some(pattern), _) => {
                let mut errors = Vec::new();
                let said = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
                wrong.extend(errors.into_iter().map(|error| format!("{id}: {error}")));
                said
            }
            (None, Some(fallback)) => fallback.format(id, args, wrong),
            (None, None) => {
                wrong.push(format!("there is no message {id}"));
                id.to_string()
            }
        }
    }
}

impl fmt::Debug for Vocabulary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Vocabulary").field("languages", &self.bundle.locales).finish_non_exhaustive()
    }
}
