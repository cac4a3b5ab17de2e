//! One person's race: shows what happened and what can be done, asks, and lets the bots answer.

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::Level;
use catalog::{AnyRace, Choice, Sight};
use engine::{Names, Seat, Viewer};
use serde_json::{Value, json};

use super::answer::{Answer, Input, expected, read_answer};
use super::keep::Keeper;
use super::opponent::Bot;
use crate::games::{find_rule, write_rules};
use crate::hint::write_hints;
use crate::output::{FAINT, GOOD, RULE, STRONG, wrap};
use crate::replay::say_places;

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
    names: Names,
    seat: Seat,
    /// By seat; the person's own is nobody.
    bots: Vec<Bot>,
    pub(super) keeper: Keeper,
    /// The next step to be told; 0 is the set-up.
    untold: u32,
    /// Whether windows for answers are passed without asking.
    passes: bool,
}

impl Sitting {
    pub(super) fn new(
        race: Box<dyn AnyRace>,
        names: Names,
        seat: Seat,
        bots: Vec<Bot>,
        keeper: Keeper,
    ) -> Sitting {
        Sitting { race, names, seat, bots, keeper, untold: 0, passes: false }
    }

    /// Plays until the race is over, the person leaves or there are no more answers.
    pub(super) fn run<R: BufRead>(&mut self, input: &mut Input<R>, out: &mut dyn Write) -> Result<End> {
        loop {
            self.let_bots_answer()?;
            self.keeper.keep(&*self.race)?;
            self.tell_news(out)?;
            if !self.is_passed() {
                self.draw(out)?;
            }
            if self.race.is_over() {
                writeln!(out, "{STRONG}{}{STRONG:#}", say_places(&*self.race, &self.names))?;
                let place = self.race.places().places[self.seat.index()];
                writeln!(out, "You, {}, came in place {place}.", self.names.of(self.seat))?;
                return Ok(End::Finished);
            }
            if self.pass_by_itself() {
                writeln!(out, "You pass, as you wish; answer a later to be asked again.")?;
                continue;
            }
            let choices = self.race.legal(self.seat, &self.names);
            self.offer(&choices, out)?;
            if let Some(end) = self.ask_until_played(&choices, input, out)? {
                return Ok(end);
            }
        }
    }

    /// Lets bots play until the person has a decision or the race is over.
    fn let_bots_answer(&mut self) -> Result<()> {
        // Where several seats choose at once, bots answer first: nobody waits, and nothing of it is seen.
        while let Some(next) =
            self.race.deciding().iter().map(|owed| owed.seat).find(|seat| *seat != self.seat)
        {
            self.bots[next.index()].play(&mut *self.race, next, &self.names)?;
        }
        Ok(())
    }

    /// Whether the person has asked not to be asked here.
    fn is_passed(&self) -> bool {
        self.passes && tui::is_idle(self.race.game().id(), &self.race.view(Viewer::Seat(self.seat)))
    }

    /// Passes where the person has asked for it; whether it did.
    fn pass_by_itself(&mut self) -> bool {
        self.is_passed() && self.race.play(self.seat, &json!({"type": "pass"})).is_ok()
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
        let sight = Sight::Of(Viewer::Seat(self.seat));
        for seq in first..=self.race.seq() {
            let told = self.race.tell(seq, sight, &self.names);
            for event in told.iter().flat_map(|told| &told.events) {
                writeln!(out, "  {} {RULE}[{}]{RULE:#}", event.words, event.rule)?;
            }
        }
        Ok(())
    }

    fn draw(&self, out: &mut dyn Write) -> Result<()> {
        let picture = self.race.picture(Viewer::Seat(self.seat), &self.names);
        writeln!(out, "\n{}\n", picture.trim_end())?;
        Ok(())
    }

    /// Lists the legal actions with numbers, forecasts and rules.
    fn offer(&self, choices: &[Choice], out: &mut dyn Write) -> Result<()> {
        let decision = self.race.deciding().into_iter().find(|owed| owed.seat == self.seat);
        let decision = decision.map_or_else(String::new, |owed| owed.decision);
        writeln!(out, "{STRONG}Your decision: {decision}{STRONG:#}")?;
        for (i, choice) in choices.iter().enumerate() {
            let Choice { words, rule, forecast_words, .. } = choice;
            writeln!(out, "{:>4}  {words} {RULE}[{rule}]{RULE:#}", i + 1)?;
            if !forecast_words.is_empty() {
                writeln!(out, "{FAINT}{}{FAINT:#}", wrap(forecast_words, 6))?;
            }
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
            match read_answer(&line, choices) {
                Answer::Quit => return Ok(Some(End::Left)),
                Answer::Play(action) => match self.race.play(self.seat, &action) {
                    Ok(_) => return Ok(None),
                    Err(refused) => {
                        writeln!(out, "That cannot be done: {refused}")?;
                        writeln!(out, "{}; ? explains more.", expected(choices))?;
                    }
                },
                Answer::Why(action) => self.explain_refusal(&action, out)?,
                Answer::Ask(question) => self.explain(&question, choices, out)?,
                Answer::Hint => {
                    let hints = self.race.hint(self.seat, Level::Expert, &self.names);
                    write_hints(&hints, choices, out)?;
                }
                Answer::Undo => match self.undo() {
                    Ok(()) => {
                        writeln!(out, "Undone.")?;
                        return Ok(None);
                    }
                    Err(why) => writeln!(out, "{why}")?,
                },
                Answer::Always => {
                    self.passes = !self.passes;
                    writeln!(out, "{}", say_passing(self.passes))?;
                    if self.is_passed() {
                        return Ok(None);
                    }
                }
                Answer::Log => self.tell_from(0, out)?,
                Answer::Picture => {
                    self.draw(out)?;
                    self.offer(choices, out)?;
                }
                Answer::Unclear(why) => writeln!(out, "{why}")?,
            }
        }
    }

    /// Takes the last choice back, or says why it cannot be.
    fn undo(&mut self) -> Result<(), String> {
        if let Some(bar) = self.race.undo_bar(self.seat) {
            return Err(tui::say_undo_bar(bar, self.seat, &self.names));
        }
        self.race = catalog::taken_back(&*self.race).ok_or("This race cannot be begun again.")?;
        self.untold = self.race.seq() + 1;
        Ok(())
    }

    fn explain_refusal(&self, action: &Value, out: &mut dyn Write) -> Result<()> {
        match self.race.why(self.seat, action) {
            Ok(()) => writeln!(out, "{GOOD}That is allowed now.{GOOD:#}")?,
            Err(refused) => writeln!(out, "Not allowed: {refused}")?,
        }
        Ok(())
    }

    /// Explains an action by its number, a rule by its id, or anything by a word of the rulebook.
    fn explain(&self, question: &str, choices: &[Choice], out: &mut dyn Write) -> Result<()> {
        let game = self.race.game();
        if question.is_empty() {
            return Ok(write!(out, "{}", help(choices))?);
        }
        let mut id = question;
        if let Ok(number) = question.parse::<usize>() {
            let Some(choice) = choices.get(number.wrapping_sub(1)) else {
                return Ok(writeln!(out, "There is no action {number} to be explained.")?);
            };
            writeln!(out, "{}: {}", choice.words, choice.action)?;
            id = choice.rule;
        }
        let book = game.rulebook();
        match find_rule(game, &book, id) {
            Ok(text) => write_rules(&text, out)?,
            Err(unknown) => match book.about(question) {
                found if found.is_empty() => writeln!(out, "{unknown}.")?,
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

/// What passing by itself means.
fn say_passing(passes: bool) -> &'static str {
    if passes {
        "Windows for answers that are seldom used are passed for you from now on; a again asks you in each."
    } else {
        "You are asked in every window for answers."
    }
}

/// What can be asked, with examples of this game.
fn help(choices: &[Choice]) -> String {
    let (number, example) = (choices.len(), choices.last());
    let (rule, action) =
        example.map_or_else(Default::default, |choice| (choice.rule, choice.action.to_string()));
    format!(
        "  {number:<16}play action {number}; its words, its JSON or `type key=value` do as well
  Enter           play the only action there is
  ? {number:<14}the rule behind action {number}
  ? {rule:<14}a rule by its id; every line names its rule in [brackets]
  ? WORD          what the rulebook says with that word
  h               a hint: what an expert would do, and why
  u               undo, as far as nobody has learnt anything new and no chance was drawn
  a               pass by itself in windows for answers that are seldom used; again to be asked
  why ACTION      whether an action is allowed, and which rule says no: why {action}
  p               the picture and the actions again
  l               the log: all that happened
  q               leave; a race that is recorded is kept
"
    )
}
