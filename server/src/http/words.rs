//! Words for clients: message files in every language, as `docs/protocol.md` explains them.

use axum::Json;
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::{AnyGame, Language, Tongue, file_in};
use engine::{Names, Phrase, Speak};
use protocol::LanguageInfo;
use serde::Deserialize;

use super::extract::Part;
use super::pages::tagged;
use super::problem::Problem;
use crate::words;

/// In which language something is read; English if there is no such language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Read {
    lang: Option<String>,
}

impl Read {
    pub(super) fn language(&self) -> Language {
        words::language(self.lang.as_deref())
    }
}

/// Whose words the page speaks besides those of a game.
const PAGE: [&str; 4] = ["engine", "catalog", "server", "web"];

pub(super) async fn languages() -> Json<Vec<LanguageInfo>> {
    let info = |language: Language| LanguageInfo { code: language.code().to_string(), name: language.name() };
    Json(Language::all().into_iter().map(info).collect())
}

/// `page.ftl`, `games.ftl`, or the file of a game.
pub(super) async fn file(
    headers: HeaderMap,
    Part((code, file)): Part<(String, String)>,
) -> Result<Response, Problem> {
    let none = || Problem::not_found(Phrase::new("server-no-words"));
    let language = Language::all().into_iter().find(|language| language.code() == code).ok_or_else(none)?;
    let text = match file.strip_suffix(".ftl").ok_or_else(none)? {
        "page" => page(&language),
        "games" => games(&language),
        id => catalog::find(id).ok().and_then(|game| file_in(game.id(), "words", &code)),
    };
    let text = text.filter(|text| !text.is_empty()).ok_or_else(none)?;
    Ok(tagged(&headers, "no-cache", "text/plain; charset=utf-8", text.into_bytes()))
}

fn page(language: &Language) -> Option<String> {
    let files = PAGE.iter().filter_map(|owner| file_in(owner, "words", language.code()));
    Some(files.collect::<Vec<_>>().join("\n"))
}

/// What each game is called, what it is about and what wins it, as messages of their own, so that a list of games needs one file.
fn games(language: &Language) -> Option<String> {
    let told = |game: &'static dyn AnyGame| {
        let id = game.id();
        file_in(id, "words", language.code())?;
        let tongue = Tongue::new(language, Some(id), Names::default());
        let message =
            |name: &'static str| format!("{name}-{id} = {}\n", quoted(&tongue.say(&Phrase::new(name))));
        let goal = if tongue.has("goal") { message("goal") } else { String::new() };
        Some(message("name") + &message("about") + &goal)
    };
    Some(catalog::games().filter_map(told).collect())
}

/// A text as a message file writes it: what has a meaning there is put into quotation marks.
fn quoted(text: &str) -> String {
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let quoted = one_line.replace('{', "\u{1}").replace('}', "{\"}\"}").replace('\u{1}', "{\"{\"}");
    match quoted.chars().next() {
        Some(first @ ('.' | '*' | '[')) => format!("{{\"{first}\"}}{}", &quoted[1..]),
        _ => quoted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_a_message() {
        for (text, message) in
            [("Pig", "Pig"), ("a {b}", r#"a {"{"}b{"}"}"#), ("*one\ntwo", r#"{"*"}one two"#)]
        {
            assert_eq!(quoted(text), message);
        }
    }
}
