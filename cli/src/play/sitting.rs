//! One person's race: shows what happened and what can be done, asks, and lets the bots answer.

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::{Brain, Level};
use catalog::{AnyRace, Bot as Thinker, Sight, UndoBar, taken_back, undo_bar};
use engine::{Idle, Misread, Phrase, Refused, Seat, Speak, Value as Said, Viewer};
use protocol::Choice;
use serde_json::Value;

use super::answer::{Answer, Input, expected, read_answer};
use super::keep::Keeper;
use super::opponent::{Bot, think};
use crate::games::{find_rule, write_rules};
use crate::hint::write_hints;
use crate::output::{FAINT, GOOD, RULE, STRONG, wrap};
use crate::replay::{say_places, write_events};
use crate::voice::{Voice, number, text};

/// Why a sitting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Finished,
    Left,
    NoMoreAnswers,
}

/// A person at a race against bots.
pub(super) struct Sitting {
    race: Box<dyn AnyRace>,
    voice: Voice,
    seat: Seat,
    /// By seat; the person's own is nobody.
    bots: Vec<Bot>,
    /// Who advises the person; made when it is first asked.
    adviser: Option<Box<dyn Thinker>>,
    pub(super) keeper: Keeper,
    /// The next step to be told; 0 is the set-up.
    untold: u32,
    /// Whether windows for answers are passed without asking.
    passes: bool,
}

impl Sitting {
    pub(super) fn new(
        race: Box<dyn AnyRace>,
        voice: Voice,
        seat: Seat,
        bots: Vec<Bot>,
        keeper: Keeper,
    ) -> Sitting {
        Sitting { race, voice, seat, bots, adviser: None, keeper, untold: 0, passes: false }
    }

    /// Plays until the race is over, the person leaves or there are no more answers.
    pub(super) fn run<R: BufRead>(&mut self, input: &mut Input<R>, out: &mut dyn Write) -> Result<End> {
        loop {
            self.let_bots_answer()?;
            self.keeper.keep(&*self.race, &self.voice)?;
            self.tell_news(out)?;
            if self.unasked().is_none() {
                self.draw(out)?;
            }
            if self.race.is_over() {
                writeln!(out, "{STRONG}{}{STRONG:#}", say_places(&*self.race, &self.voice))?;
                let place = self.race.places().places[self.seat.index()];
                let own = Phrase::new("cli-own-place").with("seat", self.seat).with("place", place);
                writeln!(out, "{}", self.voice.say(&own))?;
                return Ok(End::Finished);
            }
            if self.pass_by_itself() {
                writeln!(out, "{}", self.voice.plain("cli-passed"))?;
                continue;
            }
            let choices = self.race.choices(self.seat);
            self.offer(&choices, out)?;
            if let Some(end) = self.ask_until_played(&choices, input, out)? {
                return Ok(end);
            }
        }
    }

    /// Lets bots play until the person has a decision or the race is over.
    fn let_bots_answer(&mut self) -> Result<()> {
        // Where several seats choose at once, bots answer first: nobody waits, and nothing of it is seen.
        let (race, own) = (&mut *self.race, Some(self.seat));
        let_bots_play(race, &mut self.bots, own, &self.voice, &mut |_| Ok(()))
    }

    /// The choice that lets a window go by, if the person has asked not to be asked there.
    fn unasked(&self) -> Option<Choice> {
        let is_window = |choice: &Choice| choice.idle == Some(Idle::Window);
        self.race.choices(self.seat).into_iter().find(|choice| self.passes && is_window(choice))
    }

    /// Passes where the person has asked for it; whether it did.
    fn pass_by_itself(&mut self) -> bool {
        self.unasked().is_some_and(|pass| self.race.play(self.seat, &pass.action).is_ok())
    }

    /// Tells what happened since the person last looked.
    fn tell_news(&mut self, out: &mut dyn Write) -> Result<()> {
        let news = self.untold;
        self.untold = self.race.seq() + 1;
        if news > 0 {
            writeln!(out)?;
        }
        self.tell_from(news, out)
    }

    fn tell_from(&self, first: u32, out: &mut dyn Write) -> Result<()> {
        let steps = first..=self.race.seq();
        steps.into_iter().try_for_each(|seq| {
            write_events(&*self.race, seq, Sight::seat(self.seat), &self.voice, "  ", out)
        })
    }

    fn draw(&self, out: &mut dyn Write) -> Result<()> {
        let picture = self.race.picture(Viewer::Seat(self.seat), &self.voice);
        writeln!(out, "\n{}\n", picture.trim_end())?;
        Ok(())
    }

    /// Lists the legal actions with numbers, forecasts and rules.
    fn offer(&self, choices: &[Choice], out: &mut dyn Write) -> Result<()> {
        let decision = self.race.deciding().into_iter().find(|owed| owed.seat == self.seat);
        let decision = decision.map_or_else(String::new, |owed| self.voice.decision(&owed.decision));
        let decision = self.voice.say(&Phrase::new("cli-your-decision").with("decision", text(decision)));
        writeln!(out, "{STRONG}{decision}{STRONG:#}")?;
        for (i, choice) in choices.iter().enumerate() {
            write_choice(i + 1, choice, &self.voice, out)?;
        }
        Ok(())
    }

    /// Asks again and again until an action was played; an end if there will be none.
    fn ask_until_played<R: BufRead>(
        &mut self,
        choices: &[Choice],
        input: &mut Input<R>,
        out: &mut dyn Write,
    ) -> Result<Option<End>> {
        loop {
            let Some(line) = input.ask("> ", out)? else { return Ok(Some(End::NoMoreAnswers)) };
            match read_answer(&line, choices, &self.voice) {
                Answer::Quit => return Ok(Some(End::Left)),
                Answer::Play(action) => match self.race.play(self.seat, &action) {
                    Ok(_) => return Ok(None),
                    Err(refused) => {
                        let cannot = no_such(&refused, choices)
                            .unwrap_or_else(|| Phrase::new("cli-cannot").with("why", why(&refused)));
                        let again = Phrase::new("cli-again").with("expected", expected(choices));
                        writeln!(out, "{}\n{}", self.voice.say(&cannot), self.voice.say(&again))?;
                    }
                },
                Answer::Why(action) => self.explain_refusal(&action, choices, out)?,
                Answer::Ask(question) => self.explain(&question, choices, out)?,
                Answer::Hint => {
                    let adviser = || self.race.bot(Brain::Level(Level::Expert), None);
                    let adviser = self.adviser.get_or_insert_with(adviser);
                    let hints = think(&mut **adviser, &*self.race, self.seat);
                    write_hints(&hints, choices, &self.voice, out)?;
                }
                Answer::Undo => match self.undo() {
                    Ok(()) => {
                        writeln!(out, "{}", self.voice.plain("cli-undone"))?;
                        return Ok(None);
                    }
                    Err(why) => writeln!(out, "{}", self.voice.say(&why))?,
                },
                Answer::Always => {
                    self.passes = !self.passes;
                    let id = if self.passes { "cli-passing" } else { "cli-not-passing" };
                    writeln!(out, "{}", self.voice.plain(id))?;
                    if self.unasked().is_some() {
                        return Ok(None);
                    }
                }
                Answer::Log => self.tell_from(0, out)?,
                Answer::Picture => {
                    self.draw(out)?;
                    self.offer(choices, out)?;
                }
                Answer::Unclear(why) => writeln!(out, "{}", self.voice.say(&why))?,
            }
        }
    }

    /// Takes the last choice back, or says why it cannot be.
    fn undo(&mut self) -> Result<(), Phrase> {
        if let Some(bar) = undo_bar(&*self.race, self.seat) {
            return Err(say_undo_bar(bar, self.seat));
        }
        self.race = taken_back(&*self.race).ok_or_else(|| Phrase::new("cli-undo-never"))?;
        self.untold = self.race.seq() + 1;
        Ok(())
    }

    fn explain_refusal(&self, action: &Value, choices: &[Choice], out: &mut dyn Write) -> Result<()> {
        match self.race.explain(self.seat, action) {
            Ok(_) => writeln!(out, "{GOOD}{}{GOOD:#}", self.voice.plain("cli-allowed"))?,
            Err(refused) => {
                let not_allowed = no_such(&refused, choices)
                    .unwrap_or_else(|| Phrase::new("cli-not-allowed").with("why", why(&refused)));
                writeln!(out, "{}", self.voice.say(&not_allowed))?;
            }
        }
        Ok(())
    }

    /// Explains an action by its number, a rule by its id, or anything by a word of the rulebook.
    fn explain(&self, question: &str, choices: &[Choice], out: &mut dyn Write) -> Result<()> {
        let game = self.race.game();
        if question.is_empty() {
            return Ok(writeln!(out, "{}", help(choices, &self.voice))?);
        }
        let mut id = question;
        if let Ok(asked) = question.parse::<usize>() {
            let Some(choice) = choices.get(asked.wrapping_sub(1)) else {
                let unknown = Phrase::new("cli-explain-none").with("number", number(asked));
                return Ok(writeln!(out, "{}", self.voice.say(&unknown))?);
            };
            let told = Phrase::new("cli-explain-choice")
                .with("choice", choice.say.clone())
                .with("action", text(choice.action.to_string()));
            writeln!(out, "{}", self.voice.say(&told))?;
            id = &choice.rule;
        }
        let book = game.rulebook(self.voice.language());
        match find_rule(game, &book, id, &self.voice) {
            Ok(text) => write_rules(&text, out)?,
            Err(unknown) => match book.about(question) {
                found if found.is_empty() => {
                    let said = Phrase::new("cli-explain-unknown").with("why", text(unknown));
                    writeln!(out, "{}", self.voice.say(&said))?;
                }
                found => {
                    for paragraph in found {
                        write_rules(&paragraph, out)?;
                    }
                }
            },
        }
        Ok(())
    }
}

/// Lets bots play while one of them owes a decision, which a person at `own` does not wait for; `tell` hears of every step.
pub(super) fn let_bots_play(
    race: &mut dyn AnyRace,
    bots: &mut [Bot],
    own: Option<Seat>,
    voice: &Voice,
    tell: &mut dyn FnMut(&dyn AnyRace) -> Result<()>,
) -> Result<()> {
    while let Some(next) = race.deciding().iter().map(|owed| owed.seat).find(|seat| Some(*seat) != own) {
        bots[next.index()].play(race, next, voice)?;
        tell(race)?;
    }
    Ok(())
}

/// An action with its number, its rule and what it would lead to.
pub(crate) fn write_choice(number: usize, choice: &Choice, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{number:>4}  {} {RULE}[{}]{RULE:#}", voice.say(&choice.say), choice.rule)?;
    if let Some(outlook) = &choice.outlook {
        writeln!(out, "{FAINT}{}{FAINT:#}", wrap(&voice.say(outlook), 6))?;
    }
    Ok(())
}

/// The most actions that are named in a sentence.
const NAMED: usize = 6;

/// What the actions are, if there is none of that name at all.
fn no_such(refused: &Refused, choices: &[Choice]) -> Option<Phrase> {
    let Refused::Unreadable(Misread::NoSuchAction { written, .. }) = refused else { return None };
    let phrase = match choices.len().checked_sub(NAMED) {
        None | Some(0) => Phrase::new("cli-no-such-action"),
        Some(more) => Phrase::new("cli-no-such-action-more").with("count", number(more)),
    };
    let actions = Said::list(choices.iter().take(NAMED).map(|choice| choice.say.clone()));
    Some(phrase.with("written", text(written)).with("actions", actions))
}

/// Why something was refused, with the rule behind it.
fn why(refused: &Refused) -> Phrase {
    match refused.rule() {
        Some(rule) => Phrase::new("cli-by-rule").with("rule", text(rule)).with("why", refused.phrase()),
        None => refused.phrase(),
    }
}

/// Why the last choice cannot be taken back.
fn say_undo_bar(bar: UndoBar, own: Seat) -> Phrase {
    match bar {
        UndoBar::Nothing => Phrase::new("cli-undo-nothing"),
        UndoBar::Other(seat) => Phrase::new("cli-undo-other").with("seat", seat),
        UndoBar::Chance => Phrase::new("cli-undo-chance"),
        UndoBar::Learnt(Some(seat)) if seat == own => Phrase::new("cli-undo-learnt"),
        UndoBar::Learnt(Some(seat)) => Phrase::new("cli-undo-shown").with("seat", seat),
        UndoBar::Learnt(None) => Phrase::new("cli-undo-shown-all"),
    }
}

/// What can be asked, with examples of this game.
fn help(choices: &[Choice], voice: &Voice) -> String {
    let example = choices.last();
    let (rule, action) =
        example.map_or_else(Default::default, |choice| (choice.rule.clone(), choice.action.to_string()));
    let number = choices.len().to_string();
    // What is typed stands in a column of its own.
    let lines = [
        (number.clone(), "cli-help-number"),
        (voice.plain("cli-help-enter-key"), "cli-help-enter"),
        (format!("? {number}"), "cli-help-explain"),
        (format!("? {rule}"), "cli-help-rule"),
        (voice.plain("cli-help-word-key"), "cli-help-word"),
        ("h".to_string(), "cli-help-hint"),
        ("u".to_string(), "cli-help-undo"),
        ("a".to_string(), "cli-help-always"),
        (voice.plain("cli-help-why-key"), "cli-help-why"),
        ("p".to_string(), "cli-help-picture"),
        ("l".to_string(), "cli-help-log"),
        ("q".to_string(), "cli-help-quit"),
    ];
    let line = |(typed, id): (String, &'static str)| {
        let said = Phrase::new(id).with("number", text(&number)).with("action", text(&action));
        format!("  {typed:<16}{}", voice.say(&said))
    };
    lines.map(line).join(
        "
",
    )
}
