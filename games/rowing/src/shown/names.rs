//! What cards, rates and the course are called: by a message, or as custom content has it.

use engine::content::Files;
use engine::{Fault, Kind as _, Phrase, Seats, Value};

use super::scenery::METRES_A_SPACE;
use crate::Rowing;
use crate::action::Rate;
use crate::cards::{Card, Cards, KINDS, PACE};
use crate::content::{Course, Library, Line};
use crate::options::{CourseChoice, Options};

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

    /// A card in short: a Pace card by its number, another one by its name if that is not the printed one.
    pub(crate) fn card_code(&self, card: Card) -> Value {
        let own = self.names.cards[card.index()].as_ref().filter(|_| !PACE.contains(&card));
        own.map_or_else(|| Value::word("code", card.name()), Value::text)
    }

    /// The name that content of one's own has for a card in a refusal, where it stands whole or in short.
    pub(crate) fn own_card(&self, word: &str) -> Option<Value> {
        let (kind, id) = word.split_once('-')?;
        let card = Card::ALL.iter().find(|card| card.name() == id)?;
        let said = match kind {
            "card" => self.card_name(*card),
            "code" => self.card_code(*card),
            _ => return None,
        };
        (said != Value::word(kind, id)).then_some(said)
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
                let metres = METRES_A_SPACE * u16::from(self.water.before(line));
                Phrase::new(format!("{kind}-metres")).with("metres", metres).into()
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

/// Cards in short, one after the other: "p1 p1 s".
pub(crate) fn in_short(game: &Rowing, cards: Cards) -> Value {
    let codes: Vec<Value> = cards.each().map(|card| game.card_code(card)).collect();
    if codes.is_empty() { Value::word("code", "none") } else { side_by_side(&codes) }
}

/// By halves, so that many cards are not many messages deep.
fn side_by_side(codes: &[Value]) -> Value {
    match codes {
        [one] => one.clone(),
        _ => {
            let (one, other) = codes.split_at(codes.len() / 2);
            let both = Phrase::new("side-by-side");
            both.with("one", side_by_side(one)).with("other", side_by_side(other)).into()
        }
    }
}

/// Boats that something is said of together. English joins all of them alike, so that it is not `Value::all`.
pub(crate) fn together(seats: Seats) -> Value {
    let mut said: Option<Value> = None;
    let count = seats.count();
    for (number, seat) in (1..).zip(seats.iter()) {
        let id = if number == count { "boats-last" } else { "boats-more" };
        said = Some(match said {
            None => seat.into(),
            Some(others) => Phrase::new(id).with("boats", others).with("boat", seat).into(),
        });
    }
    said.unwrap_or_else(|| Value::list::<Value>([]))
}
