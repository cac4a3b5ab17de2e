//! Errors as problem+json (RFC 9457).

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Refusal, RefusalCode};

use crate::store::StoreError;

/// What went wrong.
#[derive(Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) kind: &'static str,
    pub(crate) detail: String,
    pub(crate) rule: Option<String>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, kind: &'static str, detail: impl Into<String>) -> Problem {
        Problem { status, kind, detail: detail.into(), rule: None }
    }

    pub(crate) fn not_found(detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not_found", detail)
    }

    pub(crate) fn wrong(detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong", detail)
    }

    pub(crate) fn too_much(detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_much", detail)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Missing => Problem::not_found("there is no such table"),
            StoreError::Conflict => Problem::new(StatusCode::CONFLICT, "conflict", error.to_string()),
            StoreError::Failed(_) => {
                tracing::error!(%error, "the store failed");
                let why = "the store failed; nothing has changed, try again";
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store", why)
            }
        }
    }
}

impl From<engine::Fault> for Problem {
    fn from(fault: engine::Fault) -> Problem {
        Problem::wrong(fault.to_string())
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
        Problem { status, kind, detail: refusal.why, rule: refusal.rule }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let problem = protocol::Problem {
            kind: format!("/problems/{}", self.kind),
            title: self.status.canonical_reason().unwrap_or("Problem").to_string(),
            status: self.status.as_u16(),
            detail: self.detail,
            rule: self.rule,
        };
        let content = [(header::CONTENT_TYPE, "application/problem+json")];
        (self.status, content, Json(problem).into_response().into_body()).into_response()
    }
}

/// The path is there, the method is not.
pub(crate) async fn wrong_method() -> Problem {
    Problem::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "method",
        "this path has other methods; see /api/openapi.json",
    )
}
