//! What cards, rates and the course are called: by a message, or as custom content has it.

use engine::content::Files;
use engine::{Fault, Kind as _, Phrase, Value};

use crate::Rowing;
use crate::action::Rate;
use crate::cards::{Card, Cards, KINDS};
use crate::content::{Course, Library, Line};
use crate::options::{CourseChoice, Options};
use crate::rules::course::metres;

/// Names that differ from those of the printed content. All others are said by their messages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct OwnNames {
    pub(crate) course: Option<String>,
    pub(crate) cards: [Option<String>; KINDS],
    pub(crate) rates: [Option<String>; 4],
}

impl OwnNames {
    pub(crate) fn of(options: &Options, library: &Library, course: &Course) -> Result<OwnNames, Fault> {
        let mut names = OwnNames::default();
        if let CourseChoice::File(_) = options.course {
            names.course = Some(course.name.clone());
        }
        if options.content.is_empty() {
            return Ok(names);
        }
        let printed = Library::read(&Files::default())?;
        let own = |here: &String, there: &String| (here != there).then(|| here.clone());
        for (i, name) in names.cards.iter_mut().enumerate() {
            *name = own(&library.cards[i].name, &printed.cards[i].name);
        }
        for (i, name) in names.rates.iter_mut().enumerate() {
            *name = own(&library.rates[i].name, &printed.rates[i].name);
        }
        if let CourseChoice::Named(id) = &options.course {
            let there = printed.courses.iter().find(|there| there.id == *id);
            names.course = there.and_then(|there| own(&course.name, &there.name));
        }
        Ok(names)
    }
}

impl Rowing {
    pub(crate) fn course_name(&self) -> Value {
        own_or(&self.names.course, "course", &self.course)
    }

    pub(crate) fn card_name(&self, card: Card) -> Value {
        own_or(&self.names.cards[card.index()], "card", card.name())
    }

    /// The name that custom content has for a card, in a refusal.
    pub(crate) fn own_card(&self, word: &str) -> Option<Value> {
        let id = word.strip_prefix("card-")?;
        let card = Card::ALL.iter().find(|card| card.name() == id)?;
        self.names.cards[card.index()].as_ref().map(Value::text)
    }

    /// Cards by kind: "2 × Pace 1 and Suffering".
    pub(crate) fn cards_named(&self, cards: Cards) -> Value {
        let kind = |card: &Card| match cards.of(*card) {
            1 => self.card_name(*card),
            count => {
                Phrase::new("cards-alike").with("count", count).with("card", self.card_name(*card)).into()
            }
        };
        let kinds = Card::ALL.iter().filter(|card| cards.of(**card) > 0);
        if cards == Cards::NONE { Value::word("cards", "none") } else { Value::all(kinds.map(kind)) }
    }

    /// Where a limit holds: "at 500 m", or wherever the line is.
    pub(crate) fn at(&self, line: Line) -> Value {
        self.by_metres(line, "at")
    }

    /// A line by itself: "500 m", or wherever it is.
    pub(crate) fn line_name(&self, line: Line) -> Value {
        self.by_metres(line, "line")
    }

    fn by_metres(&self, line: Line, kind: &str) -> Value {
        match line {
            Line::Finish => Value::word(kind, line.name()),
            Line::M500 | Line::M1000 | Line::M1500 => {
                Phrase::new(format!("{kind}-metres")).with("metres", metres(self.water.before(line))).into()
            }
        }
    }

    pub(crate) fn rate_name(&self, rate: Rate) -> Value {
        own_or(&self.names.rates[rate as usize], "rate", &rate.strokes().to_string())
    }

    /// A rate with its strokes: "42 Race".
    pub(crate) fn rate_in_full(&self, rate: Rate) -> Phrase {
        Phrase::new("rate-in-full").with("strokes", rate.strokes()).with("name", self.rate_name(rate))
    }
}

fn own_or(own: &Option<String>, kind: &str, id: &str) -> Value {
    own.as_ref().map_or_else(|| Value::word(kind, id), Value::text)
}
