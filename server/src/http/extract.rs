//! What handlers take out of a request.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use catalog::{read_bytes, read_pairs};
use engine::Phrase;
use serde::de::DeserializeOwned;

use super::problem::Problem;
use crate::app::{App, secret_hash};
use crate::people;
use crate::store::Person;

/// The longest body, in bytes.
const BODY_MAX: usize = 16 * 1024;

/// The name of the cookie with the token.
pub(crate) const COOKIE: &str = "podium";

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl<S: Sync> FromRequestParts<S> for Peer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Peer, Problem> {
        let nowhere = || Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "peer", Phrase::new("server-peer"));
        parts.extensions.get::<Peer>().copied().ok_or_else(nowhere)
    }
}

/// Who asks, if they say so.
pub(crate) struct Caller {
    pub(crate) person: Option<Arc<Person>>,
    pub(crate) token_hash: Option<String>,
}

impl Caller {
    /// Who asks, and the hash of the token; a problem if nobody does.
    pub(crate) fn known(self) -> Result<(Arc<Person>, String), Problem> {
        self.person.zip(self.token_hash).ok_or_else(nobody)
    }
}

fn nobody() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "nobody", Phrase::new("server-nobody"))
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Problem> {
        let Some(token) = token(&parts.headers) else { return Ok(Caller { person: None, token_hash: None }) };
        let person = people::by_token(app, &token).await?;
        // Whoever is kept out may still be forgotten.
        let is_going = parts.method == Method::DELETE && parts.uri.path() == "/api/me";
        let ban = person.as_ref().filter(|_| !is_going).and_then(|person| app.bans.of_person(&person.id));
        if let Some(say) = ban {
            return Err(Problem::banned(say));
        }
        if let (Some(person), Some(peer)) = (&person, parts.extensions.get::<Peer>()) {
            app.gate.note(&person.id, peer.0);
        }
        Ok(Caller { person, token_hash: Some(secret_hash(&token)) })
    }
}

/// Somebody: a request that says who asks.
pub(crate) struct Known(pub(crate) Arc<Person>);

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known, Problem> {
        let caller = Caller::from_request_parts(parts, app).await?;
        caller.person.map(Known).ok_or_else(nobody)
    }
}

/// The token of a request: from the header or the cookie, never from the address.
pub(crate) fn token(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim().to_string());
    }
    cookie(headers, COOKIE)
}

/// The cookie of that name.
pub(super) fn cookie(headers: &HeaderMap, wanted: &str) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value.to_string())
}

/// A JSON body. Unknown fields are refused by its type.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if kind.is_none_or(|kind| kind.split(';').next().unwrap_or_default().trim() != "application/json") {
            let say = Phrase::new("server-media-type");
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "media_type", say));
        }
        let body = to_bytes(request.into_body(), BODY_MAX);
        let body = tokio::time::timeout(app.config.limits.patience, body).await.map_err(|_| {
            Problem::new(StatusCode::REQUEST_TIMEOUT, "too_slow", Phrase::new("server-body-slow"))
        })?;
        let bytes = body.map_err(|_| {
            let say = Phrase::new("server-body-large").with("most", BODY_MAX as i64);
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", say)
        })?;
        let unreadable = |why: Phrase| {
            let say = Phrase::new("server-body-unreadable").with("why", why);
            Problem::new(StatusCode::BAD_REQUEST, "unreadable", say)
        };
        read_bytes(&bytes, "body").map(Body).map_err(unreadable)
    }
}

/// A part of the path.
pub(crate) struct Part<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Part<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Part<T>, Problem> {
        let part = Path::<T>::from_request_parts(parts, state).await;
        part.map(|Path(part)| Part(part)).map_err(|_| Problem::not_found(Phrase::new("server-path")))
    }
}

/// The query behind the path.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        let wrong = |why: Phrase| {
            Problem::new(StatusCode::BAD_REQUEST, "query", Phrase::new("server-query").with("why", why))
        };
        let pairs = Query::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        let Query(pairs) = pairs.map_err(|_| wrong(Phrase::new("file-no-text")))?;
        read_pairs(&pairs).map(Asked).map_err(wrong)
    }
}
