//! `fixtures/phrases.json`: phrases and the sentences that they make. The page's tests read the same file, so both say the same.

use std::collections::BTreeMap;

use engine::{Names, Phrase, Speak};
use serde::Deserialize;
use words::{Speaker, Vocabulary};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixtures {
    #[serde(rename = "about")]
    _about: String,
    /// The lines of a message file by language.
    files: BTreeMap<String, Vec<String>>,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    what: String,
    language: String,
    #[serde(default)]
    names: Vec<Option<String>>,
    phrase: Phrase,
    says: String,
}

#[test]
fn phrases_are_said_as_the_fixtures_say() {
    let fixtures: Fixtures =
        serde_json::from_str(include_str!("../fixtures/phrases.json")).expect("the fixtures can be read");
    let file =
        |language: &str| fixtures.files.get(language).map_or_else(String::new, |lines| lines.join("\n"));
    let vocabulary = |language: &str| {
        Vocabulary::new(language, &[&file(language)]).unwrap_or_else(|fault| panic!("{language}: {fault}"))
    };
    for case in fixtures.cases {
        let language = case.language.as_str();
        let base = language.rsplit_once('-').map(|(base, _)| vocabulary(base).or(vocabulary("en")));
        let spoken = match language {
            "en" => vocabulary("en"),
            _ => vocabulary(language).or(base.unwrap_or_else(|| vocabulary("en"))),
        };
        let speaker = Speaker::new(&spoken, Names::some(case.names));
        assert_eq!(speaker.say(&case.phrase), case.says, "{}", case.what);
    }
}
