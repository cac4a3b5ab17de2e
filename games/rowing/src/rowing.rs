//! The game itself: what the content and the options make of it.

use engine::content::Content;
use engine::{Fault, Phrase, Value};

use crate::cards::{Cards, KINDS};
use crate::content::{Course, Effect, Library, RateInfo, Water, read_course};
use crate::options::{CourseChoice, Options};
use crate::shown::OwnNames;

/// The game with its course and options.
#[derive(Clone, Debug)]
pub struct Rowing {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) water: Water,
    /// The id of the course.
    pub(crate) course: String,
    pub(crate) names: OwnNames,
    pub(crate) limits: [u8; 4],
    pub(crate) medals: Option<[u16; 3]>,
    /// RW-050: what a card adds to the Pace by itself, by kind.
    pub(crate) values: [u8; KINDS],
    /// RW-051: how many cards it flips, by kind.
    pub(crate) flips: [u8; KINDS],
    pub(crate) per_boat: Cards,
    pub(crate) rates: [RateInfo; 4],
    pub(crate) lanes: [u8; 6],
}

impl Rowing {
    /// RW-006: the id of a course that is given by its limits alone.
    pub(crate) const OWN_COURSE: &'static str = "own";

    /// RW-006: the chosen course gives the limits.
    pub(crate) fn with_library(seats: u8, options: Options, library: Library) -> Result<Rowing, Fault> {
        let course = match &options.course {
            CourseChoice::Named(id) => match library.courses.iter().find(|course| course.id == *id) {
                Some(course) => course.clone(),
                None => {
                    let ids: Vec<&str> = library.courses.iter().map(|course| course.id.as_str()).collect();
                    let phrase = Phrase::new("wrong-course").naming("course", id);
                    let phrase = phrase.with("courses", Value::names(&ids));
                    return Err(Fault::said("options.course", phrase).under("RW-006"));
                }
            },
            CourseChoice::Limits(own) => {
                let limits = [own.at_500, own.at_1000, own.at_1500, own.finish].map(|limit| limit as u8);
                let id = Rowing::OWN_COURSE.to_string();
                Course { id, name: String::new(), about: String::new(), limits, medals: None }
            }
            CourseChoice::File(text) => read_course(Content::new("options.course", text))?,
        };
        let names = OwnNames::of(&options, &library, &course)?;
        let (mut values, mut flips) = ([0; KINDS], [0; KINDS]);
        let mut per_boat = Cards::NONE;
        for (i, info) in library.cards.iter().enumerate() {
            per_boat.0[i] = info.per_boat;
            for effect in &info.effects {
                match effect {
                    Effect::Pace(value) => values[i] += value,
                    Effect::Flip => flips[i] += 1,
                }
            }
        }
        let Library { water, rates, lanes, .. } = library;
        let Course { id, limits, medals, .. } = course;
        Ok(Rowing {
            seats,
            options,
            water,
            course: id,
            names,
            limits,
            medals,
            values,
            flips,
            per_boat,
            rates,
            lanes,
        })
    }
}
