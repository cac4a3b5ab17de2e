//! Errors as problem+json (RFC 9457).

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{Language, Tongue};
use engine::{Names, Phrase, Speak, Value};
use protocol::{Refusal, RefusalCode};

use crate::store::StoreError;
use crate::words;

/// What went wrong.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    kind: &'static str,
    say: Phrase,
    rule: Option<String>,
    /// Who speaks English at the table that it is about.
    tongue: Option<Box<Tongue>>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, kind: &'static str, say: Phrase) -> Problem {
        Problem { status, kind, say, rule: None, tongue: None }
    }

    pub(crate) fn not_found(say: Phrase) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not_found", say)
    }

    pub(crate) fn wrong(say: Phrase) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong", say)
    }

    pub(crate) fn too_much(id: &'static str) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_much", Phrase::new(id))
    }

    /// The same, said with the words of a game and the names of a table.
    pub(crate) fn said_by(self, tongue: Tongue) -> Problem {
        Problem { tongue: Some(Box::new(tongue)), ..self }
    }
}

/// A phrase that passes on what a library says in English.
pub(crate) fn passed_on(id: &'static str, why: impl ToString) -> Phrase {
    Phrase::new(id).with("why", Value::text(why.to_string()))
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        let say = words::store_error(&error);
        match error {
            StoreError::Missing => Problem::not_found(say),
            StoreError::Conflict => Problem::new(StatusCode::CONFLICT, "conflict", say),
            StoreError::Failed(_) | StoreError::Damaged(_) => {
                tracing::error!(%error, "the store failed");
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store", say)
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
        Problem { status, kind, say: refusal.say, rule: refusal.rule, tongue: None }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let english = || Box::new(Tongue::new(&Language::english(), None, Names::default()));
        let tongue = self.tongue.unwrap_or_else(english);
        let problem = protocol::Problem {
            kind: format!("/problems/{}", self.kind),
            title: self.status.canonical_reason().unwrap_or("Problem").to_string(),
            status: self.status.as_u16(),
            detail: tongue.say(&self.say),
            say: self.say,
            rule: self.rule,
        };
        let content = [(header::CONTENT_TYPE, "application/problem+json")];
        (self.status, content, Json(problem).into_response().into_body()).into_response()
    }
}

/// The path is there, the method is not.
pub(crate) async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method", Phrase::new("server-method"))
}
