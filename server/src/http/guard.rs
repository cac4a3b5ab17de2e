//! What every request passes: limits by address, origin checks, and headers that keep browsers from doing harm.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::extract::Peer;
use super::problem::Problem;
use crate::app::App;
use crate::gate::Kind;

const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
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
    let mut response = if !app.gate.take(peer.0, Kind::Request) {
        Problem::too_much("too many requests from your address; wait a little").into_response()
    } else if (path == "/ws" || !is_reading(&method)) && !is_own_origin(&app, request.headers()) {
        let why = "requests that change something must come from this server's own pages";
        Problem::new(StatusCode::FORBIDDEN, "origin", why).into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if path.starts_with("/api") {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    tracing::debug!(%method, path, status = response.status().as_u16(), "request");
    response
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
    origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://")) == Some(host)
}
