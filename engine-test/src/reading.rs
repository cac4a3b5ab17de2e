//! Reading JSON so that what is wrong with it, and where, is known and not only written in a reader's words.

mod json;

use std::fmt;
use std::io;

use engine::content::plain;
use engine::{Phrase, Value as Said};
use serde::de::{self, Deserialize, DeserializeOwned, Expected, Unexpected};
use serde_json::Value;

use self::json::Json;

/// Reads something from JSON.
pub fn read<'a, T: Deserialize<'a>>(json: &'a Value) -> Result<T, Wrong> {
    T::deserialize(Json(json))
}

/// Reads something from a text of JSON; what is wrong is to be said, where the text is called `whole`.
pub fn read_text<T: DeserializeOwned>(text: &str, whole: &str) -> Result<T, Phrase> {
    let value: Value = serde_json::from_str(plain(text)).map_err(|error| no_json(&error))?;
    read(&value).map_err(|wrong| wrong.phrase(whole, 0))
}

/// A text that is no JSON.
pub fn no_json(error: &serde_json::Error) -> Phrase {
    Phrase::new("file-json").with("line", error.line() as i64).with("column", error.column() as i64)
}

/// Why a file cannot be read or written.
pub fn not_opened(error: &io::Error) -> Phrase {
    match error.kind() {
        io::ErrorKind::NotFound => Phrase::new("file-none"),
        io::ErrorKind::PermissionDenied => Phrase::new("file-denied"),
        io::ErrorKind::IsADirectory => Phrase::new("file-folder"),
        io::ErrorKind::InvalidData => Phrase::new("file-no-text"),
        _ => Phrase::new("file-closed").naming("why", &error.to_string()),
    }
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
}

#[derive(Debug)]
enum Step {
    Key(String),
    Index(usize),
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
        Wrong { path: Vec::new(), what }
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

    /// The key in which it was found.
    pub fn key(&self) -> Option<&str> {
        match self.path.first()? {
            Step::Key(key) => Some(key),
            Step::Index(_) => None,
        }
    }

    /// Whether it is the value of that key that cannot be so, and not something inside of it.
    pub fn is_whole(&self) -> bool {
        self.path.len() <= 1 && !matches!(self.what, What::Lacks(_) | What::Excess { .. })
    }

    /// What is wrong inside of something that is called `whole`, to be said; the first `known` parts of the way need no name.
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
        let why = format!("{found} is not {wanted}");
        let found = match found {
            Unexpected::Str(text) => Some(short(&Value::from(text))),
            _ => None,
        };
        Wrong::new(What::Unfit { found, why })
    }

    fn unknown_variant(written: &str, known: &'static [&'static str]) -> Wrong {
        Wrong::new(What::Name { written: written.to_string(), known })
    }

    fn missing_field(part: &'static str) -> Wrong {
        Wrong::new(What::Lacks(part))
    }

    fn unknown_field(part: &str, known: &'static [&'static str]) -> Wrong {
        Wrong::new(What::Excess { part: part.to_string(), known })
    }
}
