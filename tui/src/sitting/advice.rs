//! Advice: what a bot thinks of the choices that a person has.

use bots::Level;
use engine::{Phrase, Seat, Speak};
use protocol::Hint;

use super::Sitting;
use super::thinking::{Failed, Thinking};

/// What a bot thinks of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Advice {
    /// The number of the choice.
    pub(crate) choice: usize,
    pub(crate) words: String,
    /// Why, in a sentence.
    pub(crate) reason: String,
}

impl Sitting {
    /// Lets a bot think about the seat's choices; [`Sitting::advised`] has what it says.
    pub(crate) fn ask_advice(&mut self, seat: Seat) {
        let Some(glance) = self.race.glance(seat) else { return };
        let bot = self.advisers.take(&*self.race, seat, Level::Expert);
        self.advising = Some(Thinking::begin(bot, seat, glance, |bot, glance| bot.think(glance)));
    }

    /// Nobody waits for advice any more.
    pub(crate) fn stop_advising(&mut self) {
        self.advising = None;
    }

    pub(crate) fn is_advising(&self) -> bool {
        self.advising.is_some()
    }

    /// What a bot thinks of the choices, the best first, once it has thought.
    pub(crate) fn advised(&mut self) -> Option<Vec<Advice>> {
        let advising = self.advising.as_ref()?;
        let seat = advising.seat;
        let hints = match advising.answer() {
            Ok(None) => return None,
            Ok(Some((bot, hints))) => {
                self.advisers.put(seat, bot);
                hints
            }
            Err(Failed) => Vec::new(),
        };
        self.advising = None;
        let advice = |hint: Hint| {
            let choice = self.choices.iter().position(|choice| choice.action == hint.action)?;
            let reason = match (catalog::figures(&hint), hint.reason) {
                (Some(figures), Some(reason)) => {
                    Some(Phrase::new("tui-advice-figures").with("reason", reason).with("figures", figures))
                }
                (figures, reason) => reason.or(figures),
            };
            let reason = reason.map_or_else(String::new, |reason| self.tongue.say(&reason));
            Some(Advice { choice, words: self.tongue.say(&hint.say), reason })
        };
        Some(hints.into_iter().filter_map(advice).collect())
    }
}
