//! Pages for people, and the way to the socket.

use std::sync::{Arc, LazyLock};

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use engine::Phrase;
use rust_embed::Embed;

use super::extract::{Caller, Peer};
use super::problem::Problem;
use crate::app::App;
use crate::gate::{Connection, Pass};
use crate::socket;

/// The web client, if it was there when the program was built.
#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Web;

const WITHOUT_CLIENT: &str = include_str!("index.html");

pub(super) async fn index(headers: HeaderMap) -> Response {
    file("index.html", &headers).unwrap_or_else(|| Html(WITHOUT_CLIENT).into_response())
}

/// The first parts of the web client's own addresses, from the file that the client reads them from.
static CLIENT_PATHS: LazyLock<Vec<String>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../web/src/lib/addresses.json")).expect("a list of words")
});

/// A file of the web client; its own addresses (`/t/...`) are the client's first page.
pub(super) async fn asset(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if let Some(found) = file(path, request.headers()) {
        return found;
    }
    if path.split('/').next().is_some_and(|first| CLIENT_PATHS.iter().any(|known| known == first)) {
        return index(request.headers().clone()).await;
    }
    // A person who mistyped an address sees the client's own page for it; a program gets a sentence.
    let is_person = request
        .headers()
        .get(header::ACCEPT)
        .is_some_and(|accept| String::from_utf8_lossy(accept.as_bytes()).contains("text/html"));
    if is_person && !path.starts_with("api/") {
        let mut page = index(HeaderMap::new()).await;
        *page.status_mut() = StatusCode::NOT_FOUND;
        return page;
    }
    Problem::not_found(Phrase::new("server-nothing-here")).into_response()
}

/// How files were compressed when the client was built: what the browser must take, and how the file's name ends. The best first.
const PACKINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Web::get(path)?;
    // Files in `assets/` have their hash in their name; all others are asked for again and answered with "the same".
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let packed = PACKINGS.iter().find_map(|(name, ending)| {
        let file = takes(headers, name).then(|| Web::get(&format!("{path}{ending}")))??;
        Some((*name, file))
    });
    let (name, file) = packed.map_or((None, plain), |(name, file)| (Some(name), file));
    let mut response = tagged(headers, keep, content_type(path), file.data.into_owned());
    let is_whole = response.status() == StatusCode::OK;
    let heads = response.headers_mut();
    heads.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(name) = name.filter(|_| is_whole) {
        heads.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    Some(response)
}

/// Whether whoever asks takes an answer that is packed so (RFC 9110, 12.5.3).
fn takes(headers: &HeaderMap, packing: &str) -> bool {
    let wanted = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    wanted.flat_map(|value| value.split(',')).any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(packing) && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// An answer with a tag of its content, or "the same" for whoever has it already.
pub(super) fn tagged(
    headers: &HeaderMap,
    keep: &'static str,
    kind: &'static str,
    content: Vec<u8>,
) -> Response {
    // A weak tag: the same content may be sent packed in several ways.
    let tag = format!("W/\"{}\"", blake3::hash(&content).to_hex());
    let heads = [(header::CACHE_CONTROL, keep.to_string()), (header::ETAG, tag.clone())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, heads).into_response();
    }
    (heads, [(header::CONTENT_TYPE, kind)], content).into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

pub(super) async fn socket(
    State(app): State<Arc<App>>,
    peer: Peer,
    Extension(connection): Extension<Arc<Pass>>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| {
        Problem::new(StatusCode::UPGRADE_REQUIRED, "upgrade", Phrase::new("server-socket-address"))
    })?;
    if app.metrics.connections.load(std::sync::atomic::Ordering::Relaxed)
        >= app.config.limits.connections as i64
    {
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "full", Phrase::new("server-full")));
    }
    let Some(pass) = app.gate.enter(peer.0, Connection::Socket) else {
        return Err(Problem::too_much("server-many-connections"));
    };
    // What is written has no limit of its own: a position with many choices is one long message, and whoever is refused it can
    // never go on. One message at a time is copied; how many wait is limited by the outbox.
    let upgrade = upgrade
        .read_buffer_size(socket::READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(socket::TAKEN_IN)
        .max_frame_size(socket::TAKEN_IN);
    Ok(upgrade.on_upgrade(move |upgraded| async move {
        socket::serve(app, upgraded, caller.token_hash, peer.0).await;
        drop((pass, connection));
    }))
}
