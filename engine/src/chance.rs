//! Chance that is written down: answers given by a scenario, and answers met, for the record.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::{Fault, Phrase, Value};

/// The outcome of one chance event, as scenario files write it: `{"roll": 4}`, `{"spin": -2}`,
/// `{"shuffle": ["p1", "e"]}` (top first).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// What a die shows.
    Roll(i32),
    /// What a spinner shows.
    Spin(i32),
    /// A shuffled list, top first.
    Shuffle(Vec<Label>),
}

/// What a shuffled thing is called in the notation: a card by its name, a seat by its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Label {
    /// A number.
    Number(i64),
    /// A name.
    Name(String),
}

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Label::Number(number) => write!(f, "{number}"),
            Label::Name(name) => f.write_str(name),
        }
    }
}

/// As it is written in a file.
impl std::fmt::Display for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Answer::Roll(n) => write!(f, "{{\"roll\": {n}}}"),
            Answer::Spin(n) => write!(f, "{{\"spin\": {n}}}"),
            Answer::Shuffle(list) => {
                f.write_str("{\"shuffle\": [")?;
                for (i, label) in list.iter().enumerate() {
                    f.write_str(if i == 0 { "" } else { ", " })?;
                    match label {
                        Label::Number(number) => write!(f, "{number}")?,
                        Label::Name(name) => write!(f, "{name:?}")?,
                    }
                }
                f.write_str("]}")
            }
        }
    }
}

impl From<crate::Seat> for Label {
    fn from(seat: crate::Seat) -> Label {
        Label::Number(i64::from(seat.0))
    }
}

/// Answers to come, answers met, and the first thing that did not fit.
///
/// A rule cannot fail, so a missing or impossible answer is noted here and play goes on with a stand-in;
/// whoever wrote the script asks for [`Script::fault`] afterwards and throws the step away.
#[derive(Clone, Debug, Default)]
pub struct Script {
    answers: VecDeque<Answer>,
    met: Vec<Answer>,
    fault: Option<Fault>,
    strict: bool,
}

impl Script {
    /// Only writes down what chance brings.
    pub fn recorder() -> Script {
        Script::default()
    }

    /// Gives these answers; any further chance event is a fault.
    pub fn strict(answers: Vec<Answer>) -> Script {
        Script { answers: answers.into(), strict: true, ..Script::default() }
    }

    /// Gives these answers first; the generator goes on when they are used up.
    pub fn lenient(answers: Vec<Answer>) -> Script {
        Script { answers: answers.into(), ..Script::default() }
    }

    /// All chance events met so far, in order.
    pub fn met(&self) -> &[Answer] {
        &self.met
    }

    /// The first answer that was missing, impossible or (when asked at the end) left over.
    pub fn fault(&self) -> Option<Fault> {
        self.fault.clone().or_else(|| {
            (!self.answers.is_empty()).then(|| {
                let left = Phrase::new("chance-left").with("count", self.answers.len() as i64);
                Fault::said("chance", left.naming("first", &self.answers[0].to_string()))
            })
        })
    }

    /// Gives up the answers not used yet.
    pub fn take_rest(&mut self) -> Vec<Answer> {
        self.answers.drain(..).collect()
    }

    fn note(&mut self, why: Phrase) {
        if self.fault.is_none() {
            self.fault = Some(Fault::said("chance", why));
        }
    }

    fn next(&mut self, missing: &'static str) -> Option<Answer> {
        let answer = self.answers.pop_front();
        if answer.is_none() && self.strict {
            self.note(Phrase::new(missing));
        }
        answer
    }

    pub(crate) fn roll(&mut self, sides: u8, random: impl FnOnce() -> u8) -> u8 {
        let value = match self.next("chance-no-roll") {
            None => random(),
            Some(Answer::Roll(n)) if (1..=i32::from(sides)).contains(&n) => n as u8,
            Some(other) => {
                let why = Phrase::new("chance-other-roll").naming("answer", &other.to_string());
                self.note(why.with("sides", sides));
                1
            }
        };
        self.met.push(Answer::Roll(i32::from(value)));
        value
    }

    pub(crate) fn spin(&mut self, sectors: &[i16], random: impl FnOnce() -> i16) -> i16 {
        let value = match self.next("chance-no-spin") {
            None => random(),
            Some(Answer::Spin(n)) if sectors.iter().any(|sector| i32::from(*sector) == n) => n as i16,
            Some(other) => {
                let why = Phrase::new("chance-other-spin").naming("answer", &other.to_string());
                self.note(why.with("sectors", Value::list(sectors.iter().copied())));
                sectors.first().copied().unwrap_or_default()
            }
        };
        self.met.push(Answer::Spin(i32::from(value)));
        value
    }

    pub(crate) fn shuffle<T: Copy + Into<Label>>(
        &mut self,
        top_first: &mut [T],
        random: impl FnOnce(&mut [T]),
    ) {
        match self.next("chance-no-shuffle") {
            None => random(top_first),
            Some(Answer::Shuffle(wanted)) if wanted.len() == top_first.len() => {
                for (i, label) in wanted.iter().enumerate() {
                    match top_first[i..].iter().position(|item| (*item).into() == *label) {
                        Some(found) => top_first.swap(i, i + found),
                        None => {
                            self.note(Phrase::new("chance-not-there").naming("item", &label.to_string()));
                            break;
                        }
                    }
                }
            }
            Some(Answer::Shuffle(wanted)) => {
                let (given, needed) = (wanted.len(), top_first.len());
                self.note(
                    Phrase::new("chance-items").with("given", given as i64).with("needed", needed as i64),
                );
            }
            Some(other) => {
                self.note(Phrase::new("chance-other-shuffle").naming("answer", &other.to_string()));
            }
        }
        self.met.push(Answer::Shuffle(top_first.iter().map(|item| (*item).into()).collect()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_does_not_fit_is_named_as_it_is_written() {
        let shuffle = Answer::Shuffle(vec![Label::Name("p1".to_string()), Label::Number(2)]);
        let mut script = Script::strict(vec![shuffle.clone()]);
        script.roll(6, || 1);
        assert_eq!(
            script.fault().unwrap().to_string(),
            "chance: chance-other-roll answer={\"shuffle\": [\"p1\", 2]} sides=6"
        );
        let left = Script::strict(vec![Answer::Shuffle(vec![Label::Number(1); 100])]).fault().unwrap();
        assert!(left.to_string().ends_with("1, 1,..."), "no more than fits into a sentence: {left}");
    }
}
