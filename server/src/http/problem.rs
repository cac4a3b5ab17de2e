//! Errors as problem+json (RFC 9457).

use std::fmt;

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{Language, Tongue};
use engine::{Names, Phrase, Speak};
use protocol::{Refusal, RefusalCode};

use crate::store::{StoreError, StoredTable};
use crate::words;

/// What went wrong.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    kind: &'static str,
    say: Phrase,
    rule: Option<String>,
    voice: Option<Voice>,
}

/// Who speaks a language at the table that a problem is about.
struct Voice(Box<dyn Fn(&Language) -> Tongue + Send + Sync>);

impl fmt::Debug for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Voice").finish_non_exhaustive()
    }
}

tokio::task_local! {
    /// The language of whoever asks.
    static READER: Language;
}

/// Answers a request; what is wrong with it is said in the first language that the request names and there are words in.
pub(super) async fn answered_in<T>(headers: &HeaderMap, work: impl Future<Output = T>) -> T {
    let named =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    READER.scope(first_known(named), work).await
}

/// The best liked of the languages in `fr-CH, fr;q=0.9, en;q=0.8`; English if there are words in none of them.
fn first_known(named: &str) -> Language {
    let mut liked: Vec<(u16, Language)> = Vec::new();
    for one in named.split(',') {
        let (code, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight =
            weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok()).unwrap_or(1.0);
        if let (Ok(language), true) = (code.trim().parse(), weight > 0.0) {
            liked.push(((weight.min(1.0) * 1000.0) as u16, language));
        }
    }
    // Of two that are liked the same, the first.
    liked.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    liked.into_iter().next().map_or_else(Language::english, |(_, language)| language)
}

impl Problem {
    pub(crate) fn new(status: StatusCode, kind: &'static str, say: Phrase) -> Problem {
        Problem { status, kind, say, rule: None, voice: None }
    }

    pub(crate) fn not_found(say: Phrase) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not_found", say)
    }

    pub(crate) fn wrong(say: Phrase) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong", say)
    }

    /// The operator keeps out whoever asks.
    pub(crate) fn banned(say: Phrase) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "banned", say)
    }

    pub(crate) fn too_much(id: &'static str) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_much", Phrase::new(id))
    }

    /// The same, said with the words of a game.
    pub(crate) fn of_game(self, game: &str) -> Problem {
        let game = game.to_string();
        self.said_by(move |language| Tongue::new(language, Some(&game), Names::default()))
    }

    /// The same, said with the words of a game and the names of a table.
    pub(crate) fn at(self, table: StoredTable) -> Problem {
        self.said_by(move |language| words::at_table(language, &table))
    }

    fn said_by(self, voice: impl Fn(&Language) -> Tongue + Send + Sync + 'static) -> Problem {
        Problem { voice: Some(Voice(Box::new(voice))), ..self }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        let say = words::store_error(&error);
        match error {
            StoreError::Missing => Problem::not_found(say),
            StoreError::Conflict => Problem::new(StatusCode::CONFLICT, "conflict", say),
            StoreError::Failed(_) | StoreError::Damaged(_) | StoreError::Unplayable { .. } => {
                tracing::error!(%error, "the store failed");
                let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store", say);
                match error.game() {
                    Some(game) => problem.of_game(game),
                    None => problem,
                }
            }
        }
    }
}

impl From<engine::Fault> for Problem {
    fn from(fault: engine::Fault) -> Problem {
        let rule = fault.rule.map(str::to_string);
        Problem { rule, ..Problem::wrong(catalog::fault_phrase(&fault)) }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let (status, kind) = match refusal.code {
            RefusalCode::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            RefusalCode::NotYours => (StatusCode::FORBIDDEN, "not_yours"),
            RefusalCode::Unreadable => (StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
            RefusalCode::Illegal => (StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
            RefusalCode::NotNow => (StatusCode::CONFLICT, "not_now"),
            RefusalCode::TooMuch => (StatusCode::TOO_MANY_REQUESTS, "too_much"),
            RefusalCode::RulesChanged => (StatusCode::GONE, "rules_changed"),
            RefusalCode::Store => (StatusCode::SERVICE_UNAVAILABLE, "store"),
        };
        Problem { status, kind, say: refusal.say, rule: refusal.rule, voice: None }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let language = READER.try_with(Language::clone).unwrap_or_default();
        let tongue = match self.voice {
            Some(Voice(voice)) => voice(&language),
            None => Tongue::new(&language, None, Names::default()),
        };
        let problem = protocol::Problem {
            kind: format!("/problems/{}", self.kind),
            title: self.status.canonical_reason().unwrap_or("Problem").to_string(),
            status: self.status.as_u16(),
            detail: tongue.say(&self.say),
            say: self.say,
            rule: self.rule,
        };
        let content = [
            (header::CONTENT_TYPE, "application/problem+json"),
            (header::CONTENT_LANGUAGE, language.code()),
            (header::VARY, "accept-language"),
        ];
        (self.status, content, Json(problem).into_response().into_body()).into_response()
    }
}

/// The path is there, the method is not.
pub(crate) async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method", Phrase::new("server-method"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_liked_language_that_there_are_words_in_is_spoken() {
        for (named, code) in [
            ("", "en"),
            ("fr", "fr"),
            ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
            ("tlh, fr;q=0.5", "fr"),
            ("en;q=0.4, fr;q=0.5", "fr"),
            ("fr;q=0, en", "en"),
            ("fr;q=x", "fr"),
            ("*", "en"),
            (";;,,q=1", "en"),
        ] {
            assert_eq!(first_known(named).code(), code, "{named}");
        }
    }
}
