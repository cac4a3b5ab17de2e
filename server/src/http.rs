//! HTTP: the same as the socket for programs without one, and pages about the server itself.

mod championships;
mod day;
mod extract;
mod games;
mod guard;
mod lessons;
mod me;
mod moderation;
mod notice;
mod openapi;
mod operations;
mod pages;
mod passkeys;
mod people;
mod positions;
mod problem;
mod puzzles;
mod races;
mod reviews;
mod routes;
mod tables;
mod tries;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::routing::MethodRouter;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::app::App;

pub(crate) use extract::Peer;
pub use openapi::description;

/// Everything that is served.
pub(crate) fn router(app: Arc<App>) -> Router {
    let mut router: Router<Arc<App>> = Router::new();
    for route in routes::ROUTES {
        let handler: MethodRouter<Arc<App>> = (route.handler)();
        router = router.route(route.path, handler);
    }
    router
        .fallback(pages::asset)
        .method_not_allowed_fallback(problem::wrong_method)
        .layer(packing())
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

/// Answers that are made when they are asked for, such as words, boards and replays, are packed on their way. Files of the client
/// are packed when it is built.
fn packing() -> CompressionLayer<impl Predicate> {
    let is_plain = NotForContentType::IMAGES.and(NotForContentType::const_new("font/"));
    CompressionLayer::new().compress_when(SizeAbove::new(PACKED_FROM).and(is_plain))
}

/// From this size on an answer is packed: less fits into one packet anyway.
const PACKED_FROM: u64 = 1024;
