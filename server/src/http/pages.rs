//! Pages for people, and the way to the socket.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::Embed;

use super::extract::{Caller, Peer};
use super::problem::Problem;
use crate::app::App;
use crate::socket;

/// The web client, if it was there when the program was built.
#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Web;

const WITHOUT_CLIENT: &str = include_str!("index.html");

pub(super) async fn index() -> Response {
    file("index.html").unwrap_or_else(|| Html(WITHOUT_CLIENT).into_response())
}

/// The first parts of the web client's own addresses.
const CLIENT_PATHS: [&str; 5] = ["t", "new", "replay", "rules", "you"];

/// A file of the web client; its own addresses (`/t/...`) are the client's first page.
pub(super) async fn asset(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if let Some(found) = file(path) {
        return found;
    }
    if path.split('/').next().is_some_and(|first| CLIENT_PATHS.contains(&first)) {
        return index().await;
    }
    Problem::not_found("there is nothing here; /api/openapi.json lists what there is").into_response()
}

fn file(path: &str) -> Option<Response> {
    let file = Web::get(path)?;
    let kind = match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        _ => "application/octet-stream",
    };
    Some(([(header::CONTENT_TYPE, kind)], file.data.into_owned()).into_response())
}

pub(super) async fn socket(
    State(app): State<Arc<App>>,
    peer: Peer,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|error| {
        let why = format!("this is the address of the socket: {}", error.body_text());
        Problem::new(StatusCode::UPGRADE_REQUIRED, "upgrade", why)
    })?;
    if app.metrics.connections.load(std::sync::atomic::Ordering::Relaxed)
        >= app.config.limits.connections as i64
    {
        return Err(Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "full",
            "the server is full; try again later",
        ));
    }
    let Some(pass) = app.gate.enter(peer.0) else {
        return Err(Problem::too_much("too many connections from your address"));
    };
    let upgrade = upgrade
        .read_buffer_size(socket::READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(protocol::MESSAGE_MAX)
        .max_frame_size(protocol::MESSAGE_MAX);
    Ok(upgrade.on_upgrade(move |connection| async move {
        socket::serve(app, connection, caller.person, peer.0).await;
        drop(pass);
    }))
}
