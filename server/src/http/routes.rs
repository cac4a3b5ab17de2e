//! Every path of the API, with what its description says. The router and the description are made from this list, so
//! they cannot differ.

use std::sync::Arc;

use axum::routing::{MethodRouter, delete, get, post, put};

use super::{games, me, openapi, operations, pages, positions, races, tables};
use crate::app::App;

/// A path with one method.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    pub(crate) about: &'static str,
    /// The name of the schema of the body, if there is one.
    pub(crate) body: Option<&'static str>,
    /// The name of the schema of the answer, if it is one of the protocol's.
    pub(crate) answer: Option<&'static str>,
    pub(crate) handler: fn() -> MethodRouter<Arc<App>>,
}

macro_rules! route {
    ($method:ident $path:literal, $handler:path, $about:literal, $body:expr, $answer:expr) => {
        Route {
            method: stringify!($method),
            path: $path,
            about: $about,
            body: $body,
            answer: $answer,
            handler: || $method($handler),
        }
    };
}

pub(crate) static ROUTES: &[Route] = &[
    route!(get "/", pages::index, "The web client, or how to do without it", None, None),
    route!(get "/ws", pages::socket, "The socket: see docs/protocol.md", None, None),
    route!(get "/healthz", operations::health, "Whether the server can serve and store", None, None),
    route!(get "/metrics", operations::metrics, "Counters for Prometheus", None, None),
    route!(get "/api/openapi.json", openapi::serve, "This description", None, None),
    route!(get "/api/games", games::list, "The games", None, None),
    route!(get "/api/games/{game}", games::one, "One game with its variant switches", None, None),
    route!(get "/api/games/{game}/rules", games::rules, "The rulebook, as Markdown", None, None),
    route!(get "/api/games/{game}/rules/{rule}", games::rule, "What the rulebook says of a rule", None, None),
    route!(get "/api/levels", games::levels, "The levels of bots", None, None),
    route!(post "/api/me", me::create, "Become somebody: gives a token, also as a cookie", Some("Name"), None),
    route!(get "/api/me", me::show, "Who one is, and at which tables", None, None),
    route!(put "/api/me", me::rename, "Take another name", Some("Name"), None),
    route!(delete "/api/me", me::forget, "Be forgotten", None, None),
    route!(post "/api/me/code", me::code, "A one-time code for another device", None, None),
    route!(post "/api/me/claim", me::claim, "Use a one-time code on this device", Some("Claim"), None),
    route!(get "/api/tables", tables::list, "Public tables, by ?state=", None, None),
    route!(post "/api/tables", tables::create, "Make a table", Some("NewTable"), None),
    route!(get "/api/tables/{table}", tables::one, "One table", None, Some("TableInfo")),
    route!(get "/api/codes/{code}", tables::by_code, "The table with that code", None, Some("TableInfo")),
    route!(post "/api/tables/{table}/sit", tables::sit, "Sit down", Some("Sit"), Some("TableInfo")),
    route!(post "/api/tables/{table}/leave", tables::leave, "Get up", Some("Leave"), Some("TableInfo")),
    route!(post "/api/tables/{table}/start", tables::start, "Begin", None, Some("TableInfo")),
    route!(post "/api/tables/{table}/rematch", tables::rematch, "Play again", None, Some("TableInfo")),
    route!(get "/api/tables/{table}/view", races::view, "What a seat may know, by ?seat= and ?seq=", None, Some("Situation")),
    route!(get "/api/tables/{table}/picture", races::picture, "The table as text, by ?seat=", None, None),
    route!(post "/api/tables/{table}/play", races::play, "Play an action", Some("Play"), None),
    route!(get "/api/tables/{table}/replay", races::replay, "All steps so far, by ?seat=", None, None),
    route!(get "/api/tables/{table}/record", races::record, "A finished race with its proof", None, None),
    route!(get "/api/tables/{table}/position", races::position, "A position of a finished race, by ?step=", None, None),
    route!(post "/api/positions", positions::create, "A link to a position", Some("Position"), None),
    route!(get "/api/positions/{link}", positions::show, "The position behind a link", None, None),
];
