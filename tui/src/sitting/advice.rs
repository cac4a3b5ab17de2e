//! Advice: what bots think of the choices that a person has. The first answer comes quickly; better bots then think about it as long
//! as somebody looks.

use std::time::Duration;

use bots::{Level, THOUGHT_MAX};
use catalog::Bot;
use engine::{Phrase, Seat, Speak};
use protocol::Hint;

use super::Sitting;
use super::thinking::{Failed, Thinking};

/// Who is asked, one after the other; the last one also when somebody wants more thought.
const ADVISERS: [Level; 3] = [Level::Club, Level::Expert, Level::Master];

/// How long more thought may take.
const LONGER: Duration = Duration::from_secs(20);

/// What a bot thinks of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Advice {
    /// The number of the choice.
    pub(crate) choice: usize,
    pub(crate) words: String,
    /// Why, in a sentence, with the chance to win and how sure that is.
    pub(crate) reason: String,
}

/// The advice of a bot, the best choice first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Advised {
    pub(crate) advice: Vec<Advice>,
    /// Whose it is.
    pub(crate) level: Level,
    /// Whether more thought is on its way.
    pub(crate) goes_on: bool,
}

/// Bots that advise a seat.
#[derive(Debug)]
pub(super) struct Counsel {
    seat: Seat,
    /// How often a bot has thought or begun to think.
    rounds: usize,
    /// How often one shall.
    wanted: usize,
    thinking: Option<Thinking<Vec<Hint>>>,
    /// The bot that thought last: what it learnt is not lost.
    bot: Option<Box<dyn Bot>>,
    said: Option<Advised>,
}

impl Counsel {
    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The level of the bot that thinks or has thought last.
    fn level(&self) -> Level {
        ADVISERS[self.rounds.clamp(1, ADVISERS.len()) - 1]
    }
}

impl Sitting {
    /// Lets bots think about the seat's choices; [`Sitting::advised`] has what they say.
    pub(crate) fn ask_advice(&mut self, seat: Seat) {
        // Of a single choice all is said at once.
        let wanted = if self.choices.len() > 1 { ADVISERS.len() } else { 1 };
        let counsel = Counsel { seat, rounds: 0, wanted, thinking: None, bot: None, said: None };
        self.counsel = Some(counsel);
        self.think_again();
    }

    /// More thought is wanted. What was said last, now that it is not the last word.
    pub(crate) fn think_longer(&mut self) -> Option<Advised> {
        let counsel = self.counsel.as_mut()?;
        counsel.wanted += 1;
        if !counsel.is_thinking() {
            self.think_again();
        }
        let counsel = self.counsel.as_mut()?;
        let goes_on = counsel.is_thinking();
        counsel.said.as_mut().map(|said| {
            said.goes_on = goes_on;
            said.clone()
        })
    }

    /// Lets the next bot think, if one shall.
    fn think_again(&mut self) {
        let Some(counsel) = self.counsel.as_mut().filter(|counsel| counsel.rounds < counsel.wanted) else {
            return;
        };
        let Some(glance) = self.race.glance(counsel.seat) else { return };
        counsel.rounds += 1;
        let is_more = counsel.rounds > ADVISERS.len();
        let (level, known) = (counsel.level(), counsel.bot.take().filter(|_| is_more));
        let bot = known.unwrap_or_else(|| self.race.bot(level.into(), None));
        let limit = if is_more { LONGER } else { THOUGHT_MAX };
        counsel.thinking =
            Some(Thinking::begin(bot, counsel.seat, glance, limit, |bot, glance| bot.think(glance)));
    }

    /// Nobody waits for advice any more.
    pub(crate) fn stop_advising(&mut self) {
        self.counsel = None;
    }

    /// Whether nothing has been said yet that was asked for.
    pub(crate) fn is_advising(&self) -> bool {
        self.counsel.as_ref().is_some_and(|counsel| counsel.said.is_none())
    }

    /// What a bot thinks of the choices, once it has thought.
    pub(crate) fn advised(&mut self) -> Option<Advised> {
        let counsel = self.counsel.as_mut()?;
        let answer = match counsel.thinking.as_ref()?.answer() {
            Ok(None) => return None,
            Ok(Some((bot, hints))) => {
                counsel.bot = Some(bot);
                Some(hints)
            }
            Err(Failed) => None,
        };
        counsel.thinking = None;
        let level = counsel.level();
        let before = counsel.said.clone();
        // What a bot failed to say is not better than what was said before.
        let advice = match (answer, before) {
            (Some(hints), _) => hints.into_iter().filter_map(|hint| self.advice(hint)).collect(),
            (None, before) => before.map_or_else(Vec::new, |said| said.advice),
        };
        self.think_again();
        let counsel = self.counsel.as_mut()?;
        let said = Advised { advice, level, goes_on: counsel.is_thinking() };
        counsel.said = Some(said.clone());
        Some(said)
    }

    fn advice(&self, hint: Hint) -> Option<Advice> {
        let choice = self.choices.iter().position(|choice| choice.action == hint.action)?;
        let reason = match (catalog::figures(&hint), hint.reason) {
            (Some(figures), Some(reason)) => {
                Some(Phrase::new("tui-advice-figures").with("reason", reason).with("figures", figures))
            }
            (figures, reason) => reason.or(figures),
        };
        let reason = reason.map_or_else(String::new, |reason| self.room.tongue.say(&reason));
        Some(Advice { choice, words: self.room.tongue.say(&hint.say), reason })
    }
}
