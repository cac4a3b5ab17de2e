//! What every request passes: limits by address, origin checks, and headers that keep browsers from doing harm.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::Phrase;

use super::extract::Peer;
use super::problem::{Problem, answered_in};
use crate::app::App;
use crate::gate::Kind;

const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        // WebAssembly is the engine that replays a race on the device, in a worker of the page's own.
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
         img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

pub(super) async fn guard(State(app): State<Arc<App>>, peer: Peer, request: Request, next: Next) -> Response {
    app.metrics.requests.fetch_add(1, Relaxed);
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let mut response = if !app.gate.take_some(peer.0, Kind::Request, cost(&method, &path)) {
        Problem::too_much("server-many-requests").into_response()
    } else if (path == "/ws" || !is_reading(&method)) && !is_own_origin(&app, request.headers()) {
        Problem::new(StatusCode::FORBIDDEN, "origin", Phrase::new("server-origin")).into_response()
    } else {
        let headers = request.headers().clone();
        let is_watched = matches!(path.as_str(), "/healthz" | "/metrics");
        let ban = app.bans.of_address(peer.0).filter(|_| !is_watched);
        answered_in(&headers, async {
            match ban {
                Some(say) => Problem::banned(say).into_response(),
                None => next.run(request).await,
            }
        })
        .await
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if path.starts_with("/api") {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    tracing::debug!(%method, path = without_secret(&path), status = response.status().as_u16(), "request");
    response
}

/// A path for the log, in which nobody reads the secret of a link.
fn without_secret(path: &str) -> &str {
    let shown = ["/api/mail/confirm/", "/api/mail/stop/", "/api/calendar/"];
    shown.into_iter().find(|start| path.starts_with(start)).unwrap_or(path)
}

/// How many requests a request counts for: those that play a whole race again are dear.
fn cost(method: &Method, path: &str) -> u32 {
    let ends = |endings: &[&str]| endings.iter().any(|ending| path.ends_with(ending));
    let is_race = path.starts_with("/api/tables/")
        && (ends(&["/replay", "/record", "/position"])
            || *method == Method::POST && ends(&["/review", "/try"]));
    let is_mine = path == "/api/me/reviews";
    let is_dear =
        is_race || is_mine || path.starts_with("/api/people/") || path.starts_with("/api/calendar/");
    if is_dear { 10 } else { 1 }
}

fn is_reading(method: &Method) -> bool {
    method == Method::GET || method == Method::HEAD || method == Method::OPTIONS
}

/// Whether a request comes from a page of this server, or from a program that is no browser.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &app.config.public_url {
        return origin == public.trim_end_matches('/');
    }
    let host = text(header::HOST).unwrap_or_default();
    let is_same = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://")) == Some(host);
    // A page of others can make its own name point to this machine, but it cannot call itself `localhost`.
    is_same && (!app.config.listen.ip().is_loopback() || is_this_machine(host))
}

/// Whether the host of a request is this machine's own name for itself, whatever the port.
fn is_this_machine(host: &str) -> bool {
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((inside, _)) => inside,
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}
