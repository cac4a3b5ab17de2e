//! Says phrases: values become text, messages become sentences.

use engine::{Names, Phrase, Seat, Speak, Value};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::Vocabulary;
use crate::vocabulary::MINUS;

/// Says phrases in one language, with the names of a table.
#[derive(Debug)]
pub struct Speaker<'a> {
    vocabulary: &'a Vocabulary,
    names: Names,
}

impl<'a> Speaker<'a> {
    /// Somebody who speaks that language at that table.
    pub fn new(vocabulary: &'a Vocabulary, names: Names) -> Speaker<'a> {
        Speaker { vocabulary, names }
    }

    /// A sentence, or everything that is wrong with its message: for tests.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, Vec<String>> {
        let mut wrong = Vec::new();
        let said = self.sentence(phrase, &mut wrong);
        if wrong.is_empty() { Ok(said) } else { Err(wrong) }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.vocabulary.has(id)
    }

    fn sentence(&self, phrase: &Phrase, wrong: &mut Vec<String>) -> String {
        let mut args = FluentArgs::new();
        for (variable, value) in &phrase.values {
            match value {
                Value::Number(n) => args.set(variable.as_ref(), *n),
                Value::Word { word } => {
                    args.set(format!("{variable}_id"), word.to_string());
                    args.set(variable.as_ref(), self.text(value, wrong));
                }
                Value::List(list) | Value::All { all: list } | Value::Parts { parts: list } => {
                    args.set(format!("{variable}_count"), list.len());
                    args.set(variable.as_ref(), self.text(value, wrong));
                }
                Value::Text(_) | Value::Own { .. } => {
                    args.set(format!("{variable}_id"), "");
                    args.set(variable.as_ref(), self.text(value, wrong));
                }
                Value::Seat { .. } | Value::Decimal { .. } | Value::Say(_) => {
                    args.set(variable.as_ref(), self.text(value, wrong));
                }
            }
        }
        self.vocabulary.format(&phrase.id, &args, wrong)
    }

    /// A value as text.
    fn text(&self, value: &Value, wrong: &mut Vec<String>) -> String {
        match value {
            Value::Number(n) => n.to_string().replacen('-', MINUS, 1),
            Value::Text(text) => apart(text),
            Value::Seat { seat } => self.name_of(*seat, wrong),
            Value::Word { word } => self.vocabulary.format(word, &FluentArgs::new(), wrong),
            Value::Own { own } => self.vocabulary.choose(own).to_string(),
            Value::List(list) => self.join(list, "list-comma", "list-comma", wrong),
            Value::All { all } => self.join(all, "list-comma", "list-and", wrong),
            Value::Parts { parts } => self.join(parts, "list-parts", "list-parts", wrong),
            Value::Decimal { decimal: (number, digits) } => self.decimal(*number, *digits, wrong),
            Value::Say(phrase) => self.sentence(phrase, wrong),
        }
    }

    /// One after the other; the last is joined by `last`.
    fn join(&self, list: &[Value], between: &str, last: &str, wrong: &mut Vec<String>) -> String {
        let Some((first, others)) = list.split_first() else { return String::new() };
        let mut text = self.text(first, wrong);
        for (i, other) in others.iter().enumerate() {
            let mut args = FluentArgs::new();
            args.set("one", text);
            args.set("other", self.text(other, wrong));
            let joint = if i + 1 == others.len() { last } else { between };
            text = self.vocabulary.format(joint, &args, wrong);
        }
        text
    }

    fn decimal(&self, number: i64, digits: u8, wrong: &mut Vec<String>) -> String {
        if digits == 0 {
            return number.to_string().replacen('-', MINUS, 1);
        }
        let mark = self.vocabulary.format("decimal-mark", &FluentArgs::new(), wrong);
        let unit = 10u64.saturating_pow(u32::from(digits));
        let (whole, rest) = (number.unsigned_abs() / unit, number.unsigned_abs() % unit);
        let sign = if number < 0 { MINUS } else { "" };
        format!("{sign}{whole}{mark}{rest:0width$}", width = usize::from(digits))
    }

    fn name_of(&self, seat: Seat, wrong: &mut Vec<String>) -> String {
        if let Some(name) = self.names.of(seat) {
            return apart(name);
        }
        let mut args = FluentArgs::new();
        args.set("piece", self.vocabulary.format("piece", &FluentArgs::new(), wrong));
        args.set("number", FluentValue::from(u16::from(seat.0) + 1));
        self.vocabulary.format("piece-numbered", &args, wrong)
    }
}

impl Speak for Speaker<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.sentence(phrase, &mut Vec::new())
    }

    fn name(&self, seat: Seat) -> String {
        self.name_of(seat, &mut Vec::new())
    }
}

/// What somebody wrote, kept apart from the sentence around it where it is written from right to left: it would turn the rest round. Nothing
/// else is marked, since terminals show the marks.
fn apart(text: &str) -> String {
    match text.chars().any(is_from_right) {
        true => format!("\u{2068}{text}\u{2069}"),
        false => text.to_string(),
    }
}

/// Whether a letter is of a script that is written from right to left.
fn is_from_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_from_right_to_left_does_not_turn_its_sentence_round() {
        let vocabulary = Vocabulary::new("en", &["won = { $seat } beat { $name } by { $n }"]).unwrap();
        let names = Names::some(vec![Some("\u{5D3}\u{5DF}".to_string()), Some("Ada".to_string())]);
        let speaker = Speaker::new(&vocabulary, names);
        let say = |seat: u8, name: &'static str| {
            let phrase = Phrase::new("won").with("seat", Value::from(Seat(seat))).with("n", 3);
            speaker.try_say(&phrase.with("name", Value::text(name))).unwrap()
        };
        assert_eq!(say(0, "Bob"), "\u{2068}\u{5D3}\u{5DF}\u{2069} beat Bob by 3");
        assert_eq!(say(1, "\u{645}"), "Ada beat \u{2068}\u{645}\u{2069} by 3");
    }
}
