//! For whoever runs the server.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use engine::Phrase;
use serde_json::{Value, json};

use super::problem::Problem;
use crate::app::{App, now_ms};

/// Fine only if a write becomes durable.
pub(super) async fn health(State(app): State<Arc<App>>) -> Result<Json<Value>, Problem> {
    if *app.stopping.borrow() {
        return Err(Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "stopping",
            Phrase::new("server-stopping"),
        ));
    }
    app.writer.write(app.sign_of_life()).await?;
    Ok(Json(
        json!({"ok": true, "up_ms": now_ms() - app.uptime.since_ms, "version": env!("CARGO_PKG_VERSION")}),
    ))
}

pub(super) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.text())
}
