//! Starting and stopping a server.

use std::convert::Infallible;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use catalog::{Language, Tongue};
use engine::{Names, Phrase, Speak};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::app::{App, HEARTBEAT};
use crate::championship;
use crate::config::Config;
use crate::day;
use crate::gate::{Connection, Pass};
use crate::http::{self, Peer};
use crate::metrics::Metrics;
use crate::moderation;
use crate::notice;
use crate::pairing;
use crate::show;
use crate::store::memory::MemoryStore;
use crate::store::sqlite::SqliteStore;
use crate::store::writer::Writer;
use crate::store::{Store, StoreError};
use crate::table::message::Message;

/// How often the server looks for tables at which nobody looks.
const SWEEP: Duration = Duration::from_secs(60);

/// How often it looks who can race together.
const PAIRING: Duration = Duration::from_millis(250);

/// How long a connection may ask for pages; browsers open another one.
const HTTP_LIFE: Duration = Duration::from_secs(120);

/// Why a server cannot run.
#[derive(Debug)]
pub enum ServerError {
    /// The store cannot be opened or read.
    Store(StoreError),
    /// What an operator wants cannot be done.
    Settings(Phrase),
    /// Nobody can listen on the address.
    Listen(SocketAddr, std::io::Error),
}

impl ServerError {
    /// What went wrong, for the operator.
    pub fn say(&self) -> Phrase {
        match self {
            ServerError::Store(error) => error.say(),
            ServerError::Settings(why) => why.clone(),
            ServerError::Listen(address, error) => {
                let why = match error.kind() {
                    std::io::ErrorKind::AddrInUse => Phrase::new("server-address-taken"),
                    std::io::ErrorKind::AddrNotAvailable => Phrase::new("server-address-foreign"),
                    std::io::ErrorKind::PermissionDenied => Phrase::new("server-address-denied"),
                    _ => catalog::system_says(error),
                };
                Phrase::new("server-listen").naming("address", &address.to_string()).with("why", why)
            }
        }
    }
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServerError::Store(error) => error.fmt(f),
            ServerError::Settings(_) | ServerError::Listen(..) => {
                let english = Tongue::new(&Language::english(), None, Names::default());
                f.write_str(&english.say(&self.say()))
            }
        }
    }
}

impl std::error::Error for ServerError {}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        ServerError::Store(error)
    }
}

/// A server that runs.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    tasks: Vec<JoinHandle<()>>,
    writing: Option<std::thread::JoinHandle<()>>,
}

impl Server {
    /// Opens the store that the configuration names and starts.
    pub async fn start(config: Config) -> Result<Server, ServerError> {
        let store: Arc<dyn Store> = match &config.database {
            None => Arc::new(MemoryStore::default()),
            Some(path) => Arc::new(SqliteStore::open(path)?),
        };
        Server::start_with(config, store).await
    }

    /// Starts with this store.
    pub async fn start_with(config: Config, store: Arc<dyn Store>) -> Result<Server, ServerError> {
        let wanted = config.listen;
        let listener = TcpListener::bind(wanted).await.map_err(|error| ServerError::Listen(wanted, error))?;
        let address = listener.local_addr().map_err(|error| ServerError::Listen(wanted, error))?;
        let metrics = Arc::new(Metrics::default());
        let (writer, writing) = Writer::start(Arc::clone(&store), Arc::clone(&metrics))?;
        let app = Arc::new(App::new(config, store, writer, metrics)?);
        app.writer.write(app.sign_of_life()).await?;
        show::take_up(&app).await?;
        day::draw_all(&app).await?;
        app.hub.read_due(&app)?;
        // What the operator wanted while no server ran is done before anybody comes.
        moderation::obey_all(&app).await?;
        let tasks = vec![
            tokio::spawn(accept(Arc::clone(&app), listener)),
            tokio::spawn(tick(Arc::clone(&app))),
            tokio::spawn(beat(Arc::clone(&app))),
            tokio::spawn(sweep(Arc::clone(&app))),
            tokio::spawn(bring_together(Arc::clone(&app))),
            tokio::spawn(draw_days(Arc::clone(&app))),
            tokio::spawn(moderation::obey(Arc::clone(&app))),
            tokio::spawn(notice::run(Arc::clone(&app))),
        ];
        tracing::info!(%address, "the server runs");
        Ok(Server { app, address, tasks, writing: Some(writing) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: no new connections, everybody is told, everything is written.
    pub async fn stop(mut self) {
        self.app.stopping.send_replace(true);
        self.app.reviews.stop();
        for task in &self.tasks {
            task.abort();
        }
        for mailbox in self.app.hub.all() {
            let _ = tokio::time::timeout(Duration::from_secs(1), mailbox.send(Message::Stop)).await;
        }
        for _ in 0..300 {
            let is_quiet = self.app.hub.all().is_empty()
                && self.app.metrics.connections.load(std::sync::atomic::Ordering::Relaxed) <= 0;
            if is_quiet {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if let Err(error) = self.app.writer.write(self.app.sign_of_life()).await {
            tracing::error!(%error, "the end cannot be noted");
        }
        // Tasks that still run keep the store, so that its file is not closed before the process ends.
        if let Err(error) = self.app.read(|store| store.settle()).await {
            tracing::error!(%error, "the database is not in one file: keep the -wal beside it");
        }
        drop(std::mem::take(&mut self.tasks));
        let writing = self.writing.take();
        drop(self);
        // The thread ends with the last way to it; a request that still hangs on keeps one.
        if let Some(writing) = writing {
            for _ in 0..100 {
                if writing.is_finished() {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        tracing::info!("the server has stopped");
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

async fn accept(app: Arc<App>, listener: TcpListener) {
    let router = http::router(Arc::clone(&app));
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Above the limit the connection is dropped without a word: to answer would cost what the limit saves.
                let Some(pass) = app.gate.enter(peer.ip(), Connection::Any) else { continue };
                let _ = stream.set_nodelay(true);
                tokio::spawn(serve(Arc::clone(&app), router.clone(), stream, pass));
            }
            Err(error) => {
                // Out of file descriptors, most likely: wait for some to be closed.
                tracing::warn!(%error, "a connection cannot be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

async fn serve(app: Arc<App>, router: Router, stream: TcpStream, pass: Pass) {
    let (pass, patience) = (Arc::new(pass), app.config.limits.patience);
    let peer = pass.address();
    let service = hyper::service::service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let (router, pass) = (router.clone(), Arc::clone(&pass));
        let client = Peer(app.gate.client(peer, request.headers()));
        async move {
            let mut request: Request = request.map(axum::body::Body::new);
            request.extensions_mut().insert(client);
            // A socket goes on after this connection has been served, and counts as long.
            request.extensions_mut().insert(pass);
            Ok::<_, Infallible>(router.oneshot(request).await.unwrap_or_else(|never| match never {}))
        }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(32 * 1024);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // Whoever reads answers slowly, or not at all, is let go after a while. Sockets are not served here any more.
    let outcome = match tokio::time::timeout(HTTP_LIFE, &mut connection).await {
        Ok(outcome) => outcome,
        Err(_) => {
            connection.as_mut().graceful_shutdown();
            tokio::time::timeout(patience, connection).await.unwrap_or(Ok(()))
        }
    };
    if let Err(error) = outcome {
        tracing::debug!(%peer, %error, "a connection ended badly");
    }
}

/// Wakes tables that have something to do, and forgets addresses.
async fn tick(app: Arc<App>) {
    let mut ticks = tokio::time::interval(Duration::from_millis(50));
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for number in 0_u64.. {
        ticks.tick().await;
        app.hub.wake_due(&app).await;
        if number % 1200 == 0 {
            app.gate.prune();
        }
    }
}

/// Lets tables go whose races have not begun and at which nobody looks.
async fn sweep(app: Arc<App>) {
    let kept = app.config.waiting_kept.min(app.config.public_waiting_kept).min(app.config.championship_kept);
    let often = (kept / 4).clamp(Duration::from_millis(50), SWEEP);
    loop {
        tokio::time::sleep(often).await;
        match app.read(|store| store.waiting()).await {
            Ok(waiting) => {
                for id in app.hub.lonely(waiting, &app.config) {
                    if let Err(error) = app.hub.send(&app, &id, Message::Lonely).await {
                        tracing::warn!(table = %id, %error, "a table that nobody looks at stays");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "the store failed"),
        }
        if let Err(error) = championship::sweep(&app).await {
            tracing::error!(%error, "the store failed");
        }
    }
}

/// Looks who of those who look for a race can race together.
async fn bring_together(app: Arc<App>) {
    loop {
        tokio::time::sleep(PAIRING).await;
        pairing::pair(&app);
    }
}

/// Draws the seeds of days to come, long before anybody races by them.
async fn draw_days(app: Arc<App>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        if let Err(error) = day::draw_all(&app).await {
            tracing::error!(%error, "the store failed");
        }
    }
}

/// Notes that the server is up, for clocks.
async fn beat(app: Arc<App>) {
    loop {
        tokio::time::sleep(HEARTBEAT).await;
        if let Err(error) = app.writer.write(app.sign_of_life()).await {
            tracing::error!(%error, "the store failed");
        }
    }
}
