//! HTTP: the same as the socket for programs without one, and pages about the server itself.

mod extract;
mod games;
mod guard;
mod lessons;
mod me;
mod openapi;
mod operations;
mod pages;
mod positions;
mod problem;
mod races;
mod routes;
mod tables;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::routing::MethodRouter;

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
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}
