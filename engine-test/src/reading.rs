//! Reading JSON so that what is wrong with it, and where, is known and not only written in a reader's words.

mod action;
mod json;
mod pairs;
mod strict;

use std::fmt;
use std::io;

use engine::{Phrase, Value as Said};
use serde::de::{self, Deserialize, DeserializeOwned, Expected, Unexpected};
use serde_json::Value;

use self::json::Json;

pub use self::action::read_action;
pub use self::pairs::read_pairs;
pub use self::strict::{NoJson, parse};

/// Reads something from JSON.
pub fn read<'a, T: Deserialize<'a>>(json: &'a Value) -> Result<T, Wrong> {
    T::deserialize(Json(json)).map_err(|wrong| wrong.located(json))
}

/// Reads something from a text of JSON; what is wrong is to be said, where the text is called `whole`.
pub fn read_text<T: DeserializeOwned>(text: &str, whole: &str) -> Result<T, Phrase> {
    let value = parse(text).map_err(|wrong| wrong.phrase())?;
    read(&value).map_err(|wrong| wrong.phrase(whole, 0))
}

/// The same from the bytes of a message, of which most are sound: only what is not is looked at closely.
pub fn read_bytes<T: DeserializeOwned>(bytes: &[u8], whole: &str) -> Result<T, Phrase> {
    serde_json::from_slice(bytes).or_else(|error| {
        let text = str::from_utf8(bytes).map_err(|_| Phrase::new("file-no-text"))?;
        read_text::<T>(text, whole).and(Err(NoJson::broken(&error).phrase()))
    })
}

/// Why a file cannot be read or written.
pub fn not_opened(error: &io::Error) -> Phrase {
    match error.kind() {
        io::ErrorKind::NotFound => Phrase::new("file-none"),
        io::ErrorKind::PermissionDenied => Phrase::new("file-denied"),
        io::ErrorKind::IsADirectory => Phrase::new("file-folder"),
        io::ErrorKind::InvalidData => Phrase::new("file-no-text"),
        io::ErrorKind::NotADirectory => Phrase::new("file-no-folder"),
        io::ErrorKind::AlreadyExists => Phrase::new("file-there"),
        io::ErrorKind::ReadOnlyFilesystem => Phrase::new("file-read-only"),
        io::ErrorKind::StorageFull => Phrase::new("file-disk-full"),
        _ => system_says(error),
    }
}

/// What the system says, in its own words: for what happens too rarely to have words of ours.
pub fn system_says(why: &impl fmt::Display) -> Phrase {
    Phrase::new("file-closed").naming("why", &why.to_string())
}

/// A value as JSON, but not more of it than fits into a sentence.
pub fn short(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(60) {
        None => text,
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}

/// What a reader found, and where.
#[derive(Debug)]
pub struct Wrong {
    /// The way to it, the outermost part first.
    path: Vec<Step>,
    /// What it is.
    pub what: What,
    /// What was read, if that is known and the way to it may not be.
    met: Option<Met>,
}

#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Index(usize),
}

/// What a reader met.
#[derive(Debug)]
enum Met {
    Just(Value),
    AList,
    AnObject,
}

/// What can be wrong with JSON.
#[derive(Debug)]
pub enum What {
    /// None of the names that can stand there.
    Name {
        /// What was written.
        written: String,
        /// Those that there are.
        known: &'static [&'static str],
    },
    /// Something is not there.
    Lacks(&'static str),
    /// Something is there that cannot be.
    Excess {
        /// What was written.
        part: String,
        /// Those that there are.
        known: &'static [&'static str],
    },
    /// Something is there twice.
    Twice(&'static str),
    /// Something else is wanted.
    Kind {
        /// What.
        wanted: Wanted,
        /// What is there.
        found: String,
    },
    /// It cannot be so.
    Unfit {
        /// What is there, if it is known.
        found: Option<String>,
        /// The reader's own words, for programs.
        why: String,
    },
}

/// What JSON can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A whole number.
    Number {
        /// At least.
        least: i64,
        /// At most.
        most: i64,
    },
    /// A text.
    Text,
    /// False or true.
    Flag,
    /// A list.
    List,
    /// An object.
    Object,
}

impl Wrong {
    fn new(what: What) -> Wrong {
        Wrong { path: Vec::new(), what, met: None }
    }

    fn wanted(wanted: Wanted, found: &Value) -> Wrong {
        Wrong::new(What::Kind { wanted, found: short(found) })
    }

    /// The same, found in a part of the whole.
    fn inside(mut self, step: Step, value: &Value) -> Wrong {
        if let (What::Unfit { found, .. }, []) = (&mut self.what, &self.path[..]) {
            found.get_or_insert_with(|| short(value));
        }
        self.path.insert(0, step);
        self
    }

    /// The same with the way to it. What is read by its tag (`type`) is taken in whole before its parts are, so that the way is lost:
    /// then it leads to the one part that is what was met.
    fn located(mut self, whole: &Value) -> Wrong {
        let Some(met) = self.met.take() else { return self };
        let Some(from) = self.path.iter().try_fold(whole, |value, step| step.into(value)) else {
            return self;
        };
        let mut ways = Vec::new();
        met.find(from, &mut Vec::new(), &mut ways);
        let [way] = &ways[..] else { return self };
        let value = way.iter().try_fold(from, |value, step| step.into(value));
        if let (What::Unfit { found, .. }, Some(value)) = (&mut self.what, value) {
            found.get_or_insert_with(|| short(value));
        }
        self.path.extend_from_slice(way);
        self
    }

    /// The key in which it was found.
    pub fn key(&self) -> Option<&str> {
        match self.path.first()? {
            Step::Key(key) => Some(key),
            Step::Index(_) => None,
        }
    }

    /// Whether it is the value of that key that cannot be so, and not something inside it.
    pub fn is_whole(&self) -> bool {
        self.path.len() <= 1 && !matches!(self.what, What::Lacks(_) | What::Excess { .. } | What::Twice(_))
    }

    /// What is wrong inside something that is called `whole`, to be said; the first `known` parts of the way need no name.
    pub fn phrase(&self, whole: &str, known: usize) -> Phrase {
        let mut place = String::new();
        for step in self.path.iter().skip(known) {
            match step {
                Step::Key(key) if place.is_empty() => place.push_str(key),
                Step::Key(key) => place.push_str(&format!(".{key}")),
                Step::Index(index) => place.push_str(&format!("[{index}]")),
            }
        }
        let part = |part: &str| if place.is_empty() { part.to_string() } else { format!("{place}.{part}") };
        let at = |id| Phrase::new(id).naming("place", if place.is_empty() { whole } else { &place });
        match &self.what {
            What::Name { written, known } => {
                at("inside-name").naming("written", written).with("known", Said::names(known))
            }
            What::Lacks(lacking) => Phrase::new("inside-lacks").naming("part", &part(lacking)),
            What::Excess { part: excess, known: [] } => {
                Phrase::new("inside-empty").naming("part", &part(excess))
            }
            What::Excess { part: excess, known } => {
                Phrase::new("inside-excess").naming("part", &part(excess)).with("known", Said::names(known))
            }
            What::Twice(twice) => Phrase::new("inside-twice").naming("part", &part(twice)),
            What::Kind { wanted, found } => match wanted {
                Wanted::Number { least, most } => {
                    at("inside-number").naming("found", found).with("least", *least).with("most", *most)
                }
                Wanted::Text => at("inside-text").naming("found", found),
                Wanted::Flag => at("inside-flag").naming("found", found),
                Wanted::List => at("inside-list").naming("found", found),
                Wanted::Object => at("inside-object").naming("found", found),
            },
            What::Unfit { found, .. } => {
                at("inside-unfit").naming("found", found.as_deref().unwrap_or("..."))
            }
        }
    }
}

impl Step {
    /// The part of a value to which it leads.
    fn into<'a>(&self, value: &'a Value) -> Option<&'a Value> {
        match self {
            Step::Key(key) => value.get(key),
            Step::Index(index) => value.get(index),
        }
    }
}

impl Met {
    fn of(found: &Unexpected<'_>) -> Option<Met> {
        Some(match found {
            Unexpected::Bool(value) => Met::Just(Value::from(*value)),
            Unexpected::Unsigned(number) => Met::Just(Value::from(*number)),
            Unexpected::Signed(number) => Met::Just(Value::from(*number)),
            Unexpected::Float(number) => Met::Just(Value::from(*number)),
            Unexpected::Str(text) => Met::Just(Value::from(*text)),
            Unexpected::Unit | Unexpected::Option => Met::Just(Value::Null),
            Unexpected::Seq => Met::AList,
            Unexpected::Map => Met::AnObject,
            _ => return None,
        })
    }

    fn is(&self, value: &Value) -> bool {
        match self {
            Met::Just(met) => met == value,
            Met::AList => value.is_array(),
            Met::AnObject => value.is_object(),
        }
    }

    /// The ways to every part of a value that is what was met.
    fn find(&self, value: &Value, way: &mut Vec<Step>, out: &mut Vec<Vec<Step>>) {
        if self.is(value) {
            out.push(way.clone());
        }
        let keys = value.as_object().into_iter().flatten().map(|(key, part)| (Step::Key(key.clone()), part));
        let places = value.as_array().into_iter().flatten().enumerate();
        for (step, part) in keys.chain(places.map(|(index, part)| (Step::Index(index), part))) {
            way.push(step);
            self.find(part, way, out);
            way.pop();
        }
    }
}

/// The bounds of a whole number, by the name of its type as readers write it.
fn bounds(wanted: &dyn Expected) -> Option<Wanted> {
    let bounds = |least: i64, most: i64| Some(Wanted::Number { least, most });
    match wanted.to_string().as_str() {
        "u8" => bounds(0, u8::MAX.into()),
        "u16" => bounds(0, u16::MAX.into()),
        "u32" => bounds(0, u32::MAX.into()),
        "u64" | "usize" => bounds(0, i64::MAX),
        "i8" => bounds(i8::MIN.into(), i8::MAX.into()),
        "i16" => bounds(i16::MIN.into(), i16::MAX.into()),
        "i32" => bounds(i32::MIN.into(), i32::MAX.into()),
        "i64" | "isize" => bounds(i64::MIN, i64::MAX),
        _ => None,
    }
}

/// For programs.
impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            What::Unfit { why, .. } => f.write_str(why),
            _ => write!(f, "{}", self.phrase("it", 0)),
        }
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(why: T) -> Wrong {
        Wrong::new(What::Unfit { found: None, why: why.to_string() })
    }

    fn invalid_type(found: Unexpected<'_>, wanted: &dyn Expected) -> Wrong {
        Wrong::invalid_value(found, wanted)
    }

    fn invalid_value(found: Unexpected<'_>, wanted: &dyn Expected) -> Wrong {
        let met = Met::of(&found);
        let just = match &met {
            Some(Met::Just(value)) => Some(short(value)),
            Some(Met::AList | Met::AnObject) | None => None,
        };
        let what = match (bounds(wanted), just) {
            (Some(wanted), Some(found)) => What::Kind { wanted, found },
            (_, just) => What::Unfit { found: just, why: format!("{found} is not {wanted}") },
        };
        Wrong { met, ..Wrong::new(what) }
    }

    fn unknown_variant(written: &str, known: &'static [&'static str]) -> Wrong {
        let met = Some(Met::Just(Value::from(written)));
        Wrong { met, ..Wrong::new(What::Name { written: written.to_string(), known }) }
    }

    fn missing_field(part: &'static str) -> Wrong {
        Wrong::new(What::Lacks(part))
    }

    fn duplicate_field(part: &'static str) -> Wrong {
        Wrong::new(What::Twice(part))
    }

    fn unknown_field(part: &str, known: &'static [&'static str]) -> Wrong {
        Wrong::new(What::Excess { part: part.to_string(), known })
    }
}
