//! Goes from one screen to another.

use std::path::Path;

use catalog::{AnyGame, AnyRace, Tongue, not_opened};
use engine::{Fault, Names, Phrase, Speak, Value};
use records::{Record, Replay as Again};

use super::{App, Screen};
use crate::desk::{Desk, Done};
use crate::film::Film;
use crate::finish::{Finish, Next};
use crate::learn::{self, Learn};
use crate::plan::{Plan, Sitter, new_seed};
use crate::replay::{self, Replay};
use crate::review::{self, Review};
use crate::room::Room;
use crate::sitting::Sitting;
use crate::start::{Chosen, Start};
use crate::store::{Kept, Store};
use crate::text::{say, say_fault};

impl App {
    pub(super) fn begin(&mut self, plan: Plan) {
        self.below.clear();
        match plan.race() {
            Ok(race) => {
                let file = self.store.begin(plan.game.id(), &plan.sitters);
                let trouble = file.as_ref().err().map(|error| {
                    self.tongue.say(&Phrase::new("tui-not-kept").with("why", not_opened(error)))
                });
                let mut sitting = Sitting::new(race, plan.sitters.clone(), file.ok(), &self.language);
                sitting.trouble = trouble.or(sitting.trouble);
                self.plan = Some(plan);
                self.screen = Screen::Desk(Box::new(Desk::new(sitting)));
            }
            Err(fault) => {
                let tongue = Tongue::new(&self.language, Some(plan.game.id()), Names::default());
                let mut start = Start::with_plan(&self.store, &self.language, plan);
                start.notice = Some(say_fault(&tongue, &fault));
                self.screen = Screen::Start(Box::new(start));
            }
        }
    }

    fn go_on(&mut self, kept: &Kept) {
        let race = kept.race().and_then(|race| Ok((race, catalog::find(&kept.record.game)?)));
        match race {
            Ok((race, game)) => {
                let options = kept.record.options.clone();
                self.plan =
                    Some(Plan { game, sitters: kept.sitters.clone(), options, seed: kept.record.seed });
                let file = Some(kept.file.clone());
                let mut sitting = Sitting::new(race, kept.sitters.clone(), file, &self.language);
                sitting.remember(history(kept));
                let mut desk = Desk::new(sitting);
                desk.say(say(&self.tongue, "tui-goes-on"));
                self.screen = Screen::Desk(Box::new(desk));
            }
            Err(fault) => {
                let tongue = Tongue::new(&self.language, Some(&kept.record.game), Names::default());
                let mut start = Start::new(&self.store, &self.language);
                start.notice = Some(self.say_why("tui-not-resumed", &say_fault(&tongue, &fault)));
                self.screen = Screen::Start(Box::new(start));
            }
        }
    }

    fn say_why(&self, id: &'static str, why: &str) -> String {
        self.tongue.say(&Phrase::new(id).with("why", Value::text(why)))
    }

    pub(super) fn chosen(&mut self, chosen: Chosen) {
        match chosen {
            Chosen::Stay => {}
            Chosen::Begin(plan) => self.begin(plan),
            Chosen::GoOn(kept) => self.go_on(&kept),
            Chosen::Replay(kept) => self.show_kept(&kept, false),
            Chosen::Review(kept) => self.show_kept(&kept, true),
            Chosen::Learn(game) => self.learn(game),
            Chosen::Quit => self.is_over = true,
        }
    }

    pub(super) fn done(&mut self, done: Done) {
        match done {
            Done::Stay => {}
            Done::Left => self.quit(),
            Done::Finished => {
                let screen = std::mem::replace(
                    &mut self.screen,
                    Screen::Start(Box::new(Start::new(&self.store, &self.language))),
                );
                if let Screen::Desk(desk) = screen {
                    self.screen = Screen::Finish(Box::new(Finish::new(desk.sitting)));
                }
            }
        }
    }

    /// Leaves the program. Where a race is kept is said afterwards.
    pub(super) fn quit(&mut self) {
        self.is_over = true;
        let sitting = std::iter::once(&self.screen).chain(&self.below).find_map(|screen| match screen {
            Screen::Desk(desk) => Some(&desk.sitting),
            Screen::Finish(finish) => Some(&finish.sitting),
            Screen::Start(_) | Screen::Replay(_) | Screen::Review(_) | Screen::Learn(_) => None,
        });
        let Some(sitting) = sitting else { return };
        let Some(file) = &sitting.file else { return };
        let id = if sitting.race().is_over() { "tui-recorded" } else { "tui-kept" };
        let file = Value::text(file.display().to_string());
        self.last_words = Some(self.tongue.say(&Phrase::new(id).with("file", file)));
    }

    pub(super) fn next(&mut self, next: Next) {
        match (next, self.plan.clone()) {
            (Next::Stay, _) => {}
            (Next::SameSeed, Some(plan)) => self.begin(plan),
            (Next::OtherSeed, Some(plan)) => self.begin(Plan { seed: new_seed(), ..plan }),
            (Next::Quit, _) => self.quit(),
            (Next::Replay, _) => self.show_end(false),
            (Next::Review, _) => self.show_end(true),
            (Next::Start | Next::SameSeed | Next::OtherSeed, _) => {
                self.start();
            }
        }
    }

    fn start(&mut self) {
        self.below.clear();
        self.screen = Screen::Start(Box::new(Start::new(&self.store, &self.language)));
    }

    /// Shows a screen over the one at hand.
    fn open(&mut self, screen: Screen) {
        let below = std::mem::replace(&mut self.screen, screen);
        self.below.push(below);
    }

    /// Back to the screen below; without one the program ends.
    fn back(&mut self) {
        match self.below.pop() {
            Some(screen) => self.screen = screen,
            None => self.is_over = true,
        }
    }

    /// A race of a file that was named when the program was called: nothing lies below it.
    pub(super) fn show_file(&mut self, record: &Record, file: &Path, is_review: bool) {
        match self.film(record, Store::sitters_of(file, record)) {
            Ok(film) => self.screen = self.compared(film, is_review),
            Err(why) => self.tell_at_start(why),
        }
    }

    /// A finished race of the start screen.
    fn show_kept(&mut self, kept: &Kept, is_review: bool) {
        match self.film(&kept.record, kept.sitters.clone()) {
            Ok(film) => {
                let screen = self.compared(film, is_review);
                self.open(screen);
            }
            Err(why) => self.tell_at_start(why),
        }
    }

    /// The race that has just ended.
    fn show_end(&mut self, is_review: bool) {
        let Screen::Finish(finish) = &self.screen else { return };
        let Some(film) = Film::new(finish.sitting.race(), finish.sitting.room.clone()) else { return };
        let screen = match is_review {
            true => Screen::Review(Box::new(Review::new(film, self.care, finish.review.clone()))),
            false => Screen::Replay(Box::new(Replay::new(film, false))),
        };
        self.open(screen);
    }

    /// The screen for a film that was made of a record and compared with it.
    fn compared(&self, film: Film, is_review: bool) -> Screen {
        match is_review {
            true => Screen::Review(Box::new(Review::new(film, self.care, None))),
            false => Screen::Replay(Box::new(Replay::new(film, true))),
        }
    }

    /// A recorded race, played again and compared; or why that cannot be done.
    fn film(&self, record: &Record, sitters: Vec<Sitter>) -> Result<Film, String> {
        let race = || -> Result<Box<dyn AnyRace>, Fault> {
            let mut again = Again::begin(record)?;
            while again.step()? {}
            Ok(again.into_race())
        };
        let film = race().map(|race| Film::new(&*race, Room::new(&*race, sitters, &self.language)));
        match film {
            Ok(Some(film)) => Ok(film),
            Ok(None) => Err(say(&self.tongue, "tui-undo-written")),
            Err(fault) => {
                let tongue = Tongue::new(&self.language, Some(&record.game), Names::default());
                Err(say_fault(&tongue, &fault))
            }
        }
    }

    /// To the start screen, which says why nothing else is shown.
    fn tell_at_start(&mut self, why: String) {
        self.start();
        if let Screen::Start(start) = &mut self.screen {
            start.notice = Some(why);
        }
    }

    pub(super) fn replayed(&mut self, done: replay::Done) {
        match done {
            replay::Done::Stay => {}
            replay::Done::Back => self.back(),
        }
    }

    pub(super) fn reviewed(&mut self, done: review::Done) {
        match done {
            review::Done::Stay => {}
            review::Done::Back => self.leave_review(),
            review::Done::Replay(step) => {
                let Screen::Review(review) = &self.screen else { return };
                if let Some(mut film) = Film::new(review.film.race(), review.film.room.clone()) {
                    film.go_to(step);
                    self.open(Screen::Replay(Box::new(Replay::new(film, false))));
                }
            }
        }
    }

    /// A review that is made is not made twice for the race that has just ended.
    fn leave_review(&mut self) {
        let Some(below) = self.below.pop() else {
            self.is_over = true;
            return;
        };
        let left = std::mem::replace(&mut self.screen, below);
        if let (Screen::Finish(finish), Screen::Review(review)) = (&mut self.screen, left) {
            finish.review = review.into_made().or(finish.review.take());
        }
    }

    /// The guided first race of a game.
    pub(super) fn learn(&mut self, game: &'static dyn AnyGame) {
        match Learn::open(game.id(), &self.store, &self.language) {
            Ok(Some(learn)) => {
                self.below.clear();
                self.screen = Screen::Learn(Box::new(learn));
            }
            Ok(None) => self.tell_at_start(say(&self.tongue, "tui-learn-none")),
            Err(fault) => {
                let tongue = Tongue::new(&self.language, Some(game.id()), Names::default());
                self.tell_at_start(say_fault(&tongue, &fault));
            }
        }
    }

    pub(super) fn learnt(&mut self, done: learn::Done) {
        match done {
            learn::Done::Stay => {}
            learn::Done::Left => self.start(),
            learn::Done::Play(game) => self.begin(Plan::usual(game, new_seed())),
        }
    }
}

/// How far each seat had come after each step of a kept race.
fn history(kept: &Kept) -> Vec<Vec<i32>> {
    let Ok(mut replay) = records::Replay::begin(&kept.record) else { return Vec::new() };
    let mut history = vec![replay.race().progress()];
    while let Ok(true) = replay.step() {
        history.push(replay.race().progress());
    }
    history
}
