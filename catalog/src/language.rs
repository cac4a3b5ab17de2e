//! The languages in which there are rulebooks.

use std::str::FromStr;

use engine::Fault;

/// A language that people read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// Its code: "fr".
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }
}

impl FromStr for Language {
    type Err = Fault;

    fn from_str(code: &str) -> Result<Language, Fault> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or_else(|| {
            let codes = Language::ALL.map(Language::code).join(" and ");
            Fault::new("lang", format!("there is no language {code:?}; there are {codes}"))
        })
    }
}
