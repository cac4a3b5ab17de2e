//! A message file of another language beside the English one: what is wrong with it.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Phrase, Value};

use crate::{Message, messages};

type Messages = BTreeMap<String, Message>;

fn by_id(text: &str) -> Messages {
    let all = messages(text).unwrap_or_default().into_iter();
    all.map(|message| (message.id.clone(), message)).collect()
}

/// What the messages of a file in another language are compared with.
#[derive(Clone, Debug)]
pub struct Translation {
    code: String,
    english: Messages,
    /// What its messages may use: those of the same language that are always read with it.
    usable: Messages,
}

impl Translation {
    /// The language, the English file, and the files of the language that are read together, this one among them.
    pub fn new<'a>(code: &str, english: &str, usable: impl IntoIterator<Item = &'a str>) -> Translation {
        let usable = usable.into_iter().flat_map(by_id).collect();
        Translation { code: code.to_string(), english: by_id(english), usable }
    }

    /// The ids of the English messages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.english.keys().map(String::as_str)
    }

    /// What is wrong with the messages of the file, each with its message. `unknown` says what to do with one that English has not.
    pub fn faults<'a>(
        &self,
        own: &'a [Message],
        unknown: impl Fn(&str) -> Phrase,
    ) -> Vec<(&'a Message, Phrase)> {
        let mut seen = BTreeSet::new();
        let wrong = own.iter().filter_map(|message| {
            let twice = (!seen.insert(&message.id)).then(|| Phrase::new("translation-twice"));
            Some((message, twice.or_else(|| self.wrong_with(message, &unknown))?))
        });
        wrong.collect()
    }

    fn wrong_with(&self, message: &Message, unknown: impl Fn(&str) -> Phrase) -> Option<Phrase> {
        let is_term = message.id.starts_with('-');
        if !is_term && !self.english.contains_key(&message.id) {
            return Some(unknown(&message.id));
        }
        if !message.has_text {
            return Some(Phrase::new("translation-no-text"));
        }
        if let Some(function) = message.functions.first() {
            return Some(Phrase::new("translation-function").naming("function", function));
        }
        if let Some(used) = message.uses.iter().find(|used| !self.can_use(used)) {
            let lacks = Phrase::new("translation-lacks").naming("used", used);
            return Some(lacks.naming("language", &self.code));
        }
        if let Some(circle) = self.circle(message) {
            return Some(Phrase::new("translation-circle").with("way", Value::text(circle)));
        }
        // A term has the values that it is given where it is used.
        if is_term {
            return None;
        }
        let given = variables(&message.id, &self.english, &mut BTreeSet::new());
        let used = variables(&message.id, &self.usable, &mut BTreeSet::new());
        let unknown = used.iter().find(|used| !is_given(used, &given))?;
        let id = if given.is_empty() { "translation-no-values" } else { "translation-values" };
        let wrong = Phrase::new(id).naming("used", &format!("${unknown}"));
        if given.is_empty() {
            return Some(wrong);
        }
        Some(wrong.with("values", Value::list(given.iter().map(|name| Value::text(format!("${name}"))))))
    }

    /// The messages that lead from this one, or from one of a term's attributes, back to it: "a → b → a".
    fn circle(&self, message: &Message) -> Option<String> {
        // Attributes of messages are read as messages; those of terms are not.
        let is_term = message.id.starts_with('-');
        let attributes = message.attributes.keys().filter(|_| is_term);
        let begins = attributes.map(|name| format!("{}.{name}", message.id));
        [message.id.clone()].into_iter().chain(begins).find_map(|begin| {
            let mut way = vec![begin];
            way_back(&mut way, &self.usable, &mut BTreeSet::new()).then(|| way.join(" → "))
        })
    }

    fn can_use(&self, used: &str) -> bool {
        match used.split_once('.') {
            Some((id, attribute)) => {
                self.usable.get(id).is_some_and(|message| message.attributes.contains_key(attribute))
            }
            None => self.usable.get(used).is_some_and(|message| message.has_text),
        }
    }
}

/// The way from the last of these messages back to the first, if what they use leads there.
fn way_back(way: &mut Vec<String>, all: &Messages, seen: &mut BTreeSet<String>) -> bool {
    let Some(uses) = way.last().and_then(|last| uses(last, all)) else { return false };
    for used in uses {
        if *used == way[0] {
            way.push(used.clone());
            return true;
        }
        if seen.insert(used.clone()) {
            way.push(used.clone());
            if way_back(way, all, seen) {
                return true;
            }
            way.pop();
        }
    }
    false
}

/// What a message, a term or an attribute uses.
fn uses<'a>(id: &str, all: &'a Messages) -> Option<&'a BTreeSet<String>> {
    match id.split_once('.') {
        Some((id, attribute)) => all.get(id)?.attributes.get(attribute),
        None => all.get(id).map(|message| &message.uses),
    }
}

/// The variables of a message and of the messages in it.
fn variables(id: &str, all: &Messages, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
    let id = id.split('.').next().unwrap_or_default();
    let Some(message) = all.get(id).filter(|_| !id.starts_with('-') && seen.insert(id.to_string())) else {
        return BTreeSet::new();
    };
    let inner = message.uses.iter().flat_map(|used| variables(used, all, seen));
    message.variables.iter().cloned().chain(inner).collect()
}

/// Whether a value is given. Words come with their ids and lists with their counts, whether or not English needs them.
fn is_given(name: &str, given: &BTreeSet<String>) -> bool {
    let stem = |name: &str| {
        let stem = name.strip_suffix("_id").or_else(|| name.strip_suffix("_count")).unwrap_or(name);
        stem.to_string()
    };
    given.contains(name) || given.iter().any(|known| stem(known) == stem(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_is_compared_message_by_message() {
        let english = "roll = { $seat } rolls { $die }\nend = The end\nboth = { roll }, { end }";
        let wrong = |own: &str| -> Vec<String> {
            let own_messages = messages(own).expect("messages");
            let translation = Translation::new("eo", english, [own]);
            let faults = translation.faults(&own_messages, |id| Phrase::new(format!("no-{id}")));
            faults.into_iter().map(|(message, why)| format!("{}: {why}", message.id)).collect()
        };
        assert_eq!(wrong("roll = { $seat } ĵetas { $die }\nend = Fino"), [""; 0]);
        assert_eq!(wrong("fino = Fino"), ["fino: no-fino"]);
        assert_eq!(wrong("end = Fino\nend = Fino"), ["end: translation-twice"]);
        assert_eq!(wrong("roll = { $dice }"), ["roll: translation-values used=$dice values=$die,$seat"]);
        assert_eq!(wrong("end = { roll }"), ["end: translation-lacks used=roll language=eo"]);
        assert_eq!(wrong("end = { end }"), ["end: translation-circle way=end → end"]);
    }
}
