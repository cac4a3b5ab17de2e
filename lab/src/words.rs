//! What the lab says, in one language: sentences of the message files, and numbers with the language's own marks.

use std::collections::BTreeMap;

use catalog::{Language, Tongue};
use engine::{Names, Phrase, Speak, Thing, Value};

/// Whoever writes reports in a language.
#[derive(Clone, Debug)]
pub struct Words {
    code: String,
    tongue: Tongue,
    decimal_mark: String,
    thousands_mark: String,
    /// What things are called, by kind and id.
    things: BTreeMap<(String, String), String>,
}

impl Words {
    /// The words of a language, with those of a game if there is one.
    pub fn new(language: &Language, game: Option<&str>) -> Words {
        let tongue = Tongue::new(language, game, Names::default());
        let mark = |id: &'static str| tongue.say(&Phrase::new(id));
        let (decimal_mark, thousands_mark) = (mark("decimal-mark"), mark("lab-thousands-mark"));
        let things = BTreeMap::new();
        Words { code: language.code().to_string(), tongue, decimal_mark, thousands_mark, things }
    }

    /// The same, knowing what the things of a game are called.
    #[must_use]
    pub fn naming(mut self, things: &[Thing]) -> Words {
        for thing in things {
            let name = self.tongue.value(&thing.name);
            self.things.insert((thing.kind.to_string(), thing.id.clone()), name);
        }
        self
    }

    /// What a thing is called; its id where nobody has said.
    pub fn thing<'a>(&'a self, kind: &str, id: &'a str) -> &'a str {
        self.things.get(&(kind.to_string(), id.to_string())).map_or(id, String::as_str)
    }

    /// The language's code.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// A message without variables.
    pub fn say(&self, id: &str) -> String {
        self.tongue.say(&Phrase::new(id.to_string()))
    }

    /// A message, its variables filled with texts.
    pub fn fill(&self, id: &'static str, values: &[(&'static str, &str)]) -> String {
        let filled =
            values.iter().fold(Phrase::new(id), |phrase, (name, text)| phrase.with(name, Value::text(*text)));
        self.tongue.say(&filled)
    }

    /// This many things: the message has `$number` to choose its form by, and `$count` to be shown.
    pub fn counted(&self, id: &'static str, number: u64) -> String {
        let shown = Value::text(self.count(number));
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        self.tongue.say(&Phrase::new(id).with("number", number).with("count", shown))
    }

    /// A message if there is one, else another text.
    pub fn say_or(&self, id: &str, other: &str) -> String {
        if self.tongue.has(id) { self.say(id) } else { other.to_string() }
    }

    /// A kind of things that a game counts, by the game's own heading: "cards", "spaces".
    pub fn kind(&self, kind: &str) -> String {
        self.say_or(&format!("kind-{kind}"), &kind.replace('_', " "))
    }

    /// What a measure or a figure is.
    pub fn measure(&self, name: &str) -> String {
        self.say(&format!("lab-measure-{name}"))
    }

    /// A measure or a figure in short.
    pub fn figure(&self, name: &str) -> String {
        self.say(&format!("lab-figure-{name}"))
    }

    /// What a bot is called: its level's name, or what was typed if it is none of ours.
    pub fn bot(&self, id: &str) -> String {
        self.say_or(&format!("level-{id}"), id)
    }

    /// A decision of the game.
    pub fn decision(&self, name: &str) -> String {
        self.say_or(&format!("decision-{name}"), &name.replace('_', " "))
    }

    /// Several, one after the other.
    pub fn list(&self, parts: &[String]) -> String {
        let between =
            |one: String, other: &String| self.fill("list-comma", &[("one", &one), ("other", other)]);
        let Some((first, others)) = parts.split_first() else { return String::new() };
        others.iter().fold(first.clone(), between)
    }

    /// 1st, 2nd, 3rd.
    pub fn ordinal(&self, number: usize) -> String {
        self.counted("lab-ordinal", number as u64)
    }

    /// A whole number with separators.
    pub fn count(&self, number: u64) -> String {
        self.grouped(&number.to_string())
    }

    /// A number with this many decimals and nothing else.
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        format!("{value:.decimals$}").replace('.', &self.decimal_mark)
    }

    /// A number with this many decimals, separators and a true minus.
    pub fn fixed(&self, value: f64, decimals: usize) -> String {
        if !value.is_finite() {
            return "?".to_string();
        }
        let text = format!("{:.*}", decimals, value.abs());
        let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
        let is_below = value < 0.0 && text.contains(|c: char| c.is_ascii_digit() && c != '0');
        let sign = if is_below { "−" } else { "" };
        let point = if part.is_empty() { "" } else { &self.decimal_mark };
        format!("{sign}{}{point}{part}", self.grouped(whole))
    }

    fn grouped(&self, digits: &str) -> String {
        let mut out = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                out.push_str(&self.thousands_mark);
            }
            out.push(digit);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_marks_of_their_language() {
        let english = Words::new(&Language::english(), None);
        let french = Words::new(&"fr".parse().unwrap(), None);
        assert_eq!(
            (english.count(1_234_567), english.fixed(-1234.5, 1)),
            ("1,234,567".into(), "−1,234.5".into())
        );
        assert_eq!((french.count(12_345), french.fixed(0.25, 2)), ("12\u{202f}345".into(), "0,25".into()));
        assert_eq!((english.decimal(-0.5, 2), french.decimal(-0.5, 2)), ("-0.50".into(), "-0,50".into()));
    }

    #[test]
    fn every_place_has_its_ordinal() {
        let said = |code: &str| {
            let words = Words::new(&code.parse().unwrap(), None);
            (1..=6).map(|n| words.ordinal(n)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(said("en"), "1st 2nd 3rd 4th 5th 6th");
        assert_eq!(said("fr"), "1re 2e 3e 4e 5e 6e");
    }

    #[test]
    fn a_level_is_called_by_its_name_and_another_bot_as_it_was_typed() {
        let said = |code: &str| {
            let words = Words::new(&code.parse().unwrap(), None);
            ["master", "greedy", "search:ms=5"].map(|id| words.bot(id))
        };
        assert_eq!(said("en"), ["Master", "Regular", "search:ms=5"]);
        assert_eq!(said("fr"), ["Maître", "Habitué", "search:ms=5"]);
    }

    #[test]
    fn kinds_and_decisions_without_a_message_are_said_as_they_are() {
        let french = Words::new(&"fr".parse().unwrap(), Some("pig"));
        assert_eq!((french.kind("rolls"), french.kind("odd_things")), ("jets".into(), "odd things".into()));
        assert_eq!((french.decision("turn"), french.decision("a_b")), ("tour".into(), "a b".into()));
    }
}
