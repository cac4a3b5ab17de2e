//! Reads what a person answers: numbers, words, JSON and questions.

use std::io::{BufRead, Write};

use anyhow::Result;
use engine::{Phrase, Speak};
use engine_test::reading::{NoJson, parse};
use protocol::Choice;
use serde_json::{Map, Value};

use crate::voice::{counted, number};

/// What a person wants.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Answer {
    /// Play this action.
    Play(Value),
    /// Know whether this action is allowed, and why not.
    Why(Value),
    /// Know the rule behind an action, a rule id or a word; what can be asked, if it is empty.
    Ask(String),
    /// Know what a bot would do.
    Hint,
    /// Take the last choice back.
    Undo,
    /// Pass automatically in windows for answers, or be asked again.
    Always,
    /// Read all that happened.
    Log,
    /// See the picture again.
    Picture,
    /// Leave.
    Quit,
    /// It cannot be understood, and why.
    Unclear(Phrase),
}

/// Lines from a person or a pipe.
pub(super) struct Input<R> {
    lines: R,
    is_terminal: bool,
}

impl<R: BufRead> Input<R> {
    pub(super) fn new(lines: R, is_terminal: bool) -> Input<R> {
        Input { lines, is_terminal }
    }

    /// Asks for a line; none if there are no more. A piped answer is shown, so that the transcript is whole.
    pub(super) fn ask(&mut self, prompt: &str, out: &mut dyn Write) -> Result<Option<String>> {
        write!(out, "{prompt}")?;
        out.flush()?;
        let mut bytes = Vec::new();
        if self.lines.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_string();
        if !self.is_terminal {
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }
}

/// Understands an answer, given what is legal. Actions may be named by their words in the person's language.
pub(super) fn read_answer(line: &str, choices: &[Choice], speak: &dyn Speak) -> Answer {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if let Some(question) = line.strip_prefix('?') {
        return Answer::Ask(question.trim().to_string());
    }
    match word.to_lowercase().as_str() {
        "q" | "quit" | "exit" => return Answer::Quit,
        "l" | "log" => return Answer::Log,
        "p" | "picture" => return Answer::Picture,
        "h" | "hint" => return Answer::Hint,
        "u" | "undo" => return Answer::Undo,
        "a" | "always" => return Answer::Always,
        "help" => return Answer::Ask(rest.trim().to_string()),
        "why" if rest.trim().is_empty() => {
            return Answer::Unclear(Phrase::new("cli-why-which"));
        }
        "why" => return read_action(rest.trim(), choices, speak).map_or_else(Answer::Unclear, Answer::Why),
        "" if choices.len() == 1 => return Answer::Play(choices[0].action.clone()),
        _ => {}
    }
    read_action(line, choices, speak).map_or_else(Answer::Unclear, Answer::Play)
}

/// What is expected of the person.
pub(super) fn expected(choices: &[Choice]) -> Phrase {
    counted("cli-expected", choices.len())
}

/// Reads an action: its number, its words (or the beginning of them), its JSON, or `type key=value ...`.
fn read_action(line: &str, choices: &[Choice], speak: &dyn Speak) -> Result<Value, Phrase> {
    let expected = expected(choices);
    if let Ok(typed) = line.parse::<i64>() {
        let choice = usize::try_from(typed).ok().and_then(|n| choices.get(n.checked_sub(1)?));
        let unknown = || Phrase::new("cli-no-action").with("number", typed).with("expected", expected);
        return choice.map(|choice| choice.action.clone()).ok_or_else(unknown);
    }
    if line.starts_with('{') {
        return parse(line).map_err(|wrong| no_json(&wrong).with("expected", expected));
    }
    let wanted = line.to_lowercase();
    let says_so = |choice: &&Choice| speak.say(&choice.say).to_lowercase().starts_with(&wanted);
    let mut said = choices.iter().filter(says_so);
    if let (false, Some(choice), None) = (wanted.is_empty(), said.next(), said.next()) {
        return Ok(choice.action.clone());
    }
    read_shorthand(line).ok_or_else(|| Phrase::new("cli-unclear").with("expected", expected))
}

/// Why an answer is no JSON. It has one line, which needs no number.
fn no_json(wrong: &NoJson) -> Phrase {
    let phrase = match wrong {
        NoJson::Broken { .. } => Phrase::new("cli-no-json"),
        NoJson::Twice { key, .. } => Phrase::new("cli-json-twice").naming("key", key),
    };
    phrase.with("column", number(wrong.place().1))
}

/// Reads `type key=value ...`, the short form of an action's JSON.
fn read_shorthand(text: &str) -> Option<Value> {
    let mut words = text.split_whitespace();
    let name = words.next().filter(|word| word.chars().all(|c| c.is_ascii_lowercase() || c == '_'))?;
    let mut action = Map::new();
    action.insert("type".to_string(), Value::from(name));
    for word in words {
        let (key, value) = word.split_once('=')?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        action.insert(key.to_string(), value);
    }
    Some(Value::Object(action))
}

#[cfg(test)]
mod tests {
    use catalog::Tongue;
    use engine::Names;
    use serde_json::json;

    use super::*;

    fn choices() -> Vec<Choice> {
        let choice = |action: Value, say: Phrase| Choice {
            action,
            rule: "PG-002".to_string(),
            say,
            forecast: None,
            outlook: None,
            rules: Vec::new(),
            idle: None,
            like: None,
        };
        vec![
            choice(json!({"type": "roll"}), Phrase::new("action-roll")),
            choice(json!({"type": "hold"}), Phrase::new("action-hold").with("total", 5)),
        ]
    }

    fn read_answer(line: &str, choices: &[Choice]) -> Answer {
        super::read_answer(line, choices, &Tongue::english("pig"))
    }

    #[test]
    fn an_action_may_be_named_in_the_language_that_is_spoken() {
        let french = Tongue::new(&"fr".parse().unwrap(), Some("pig"), Names::default());
        let garder = super::read_answer("garder", &choices(), &french);
        assert_eq!(garder, Answer::Play(json!({"type": "hold"})));
    }

    #[test]
    fn an_action_is_a_number_its_words_its_json_or_its_short_form() {
        let hold = json!({"type": "hold"});
        for line in ["2", "hold", "Hold: s", "HOLD: SCORE 5", "{\"type\": \"hold\"}"] {
            assert_eq!(read_answer(line, &choices()), Answer::Play(hold.clone()), "{line}");
        }
        let boost = json!({"type": "boost", "use": "plus", "by": 2});
        assert_eq!(read_answer("why boost use=plus by=2", &choices()), Answer::Why(boost));
    }

    #[test]
    fn a_bad_answer_says_what_is_expected() {
        for line in [
            "0",
            "3",
            "-1",
            "-9223372036854775808",
            "99999999999999999999",
            "{\"type\":",
            "Was?",
            "",
            "  ",
            "why",
        ] {
            match read_answer(line.trim(), &choices()) {
                Answer::Unclear(why) => assert!(why.id.starts_with("cli-")),
                other => panic!("{line} was read as {other:?}"),
            }
        }
    }

    #[test]
    fn questions_are_told_from_actions() {
        assert_eq!(read_answer("?", &choices()), Answer::Ask(String::new()));
        assert_eq!(read_answer("? PG-003", &choices()), Answer::Ask("PG-003".to_string()));
        assert_eq!(read_answer("?3", &choices()), Answer::Ask("3".to_string()));
        assert_eq!(read_answer("q", &choices()), Answer::Quit);
        assert_eq!(read_answer("h", &choices()), Answer::Hint);
        assert_eq!(read_answer("undo", &choices()), Answer::Undo);
        assert_eq!(read_answer("a", &choices()), Answer::Always);
        assert_eq!(read_answer("", &choices()[..1]), Answer::Play(json!({"type": "roll"})));
    }
}
