//! `podium serve`, `backup`, `export` and `ratings`: the server and its database.

pub(crate) mod settings;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::Result;
use engine::Phrase;
use server::store::StoreError;
use server::store::sqlite::SqliteStore;
use server::{Config, Server, ServerError};

use crate::args::{BackupArgs, ExportArgs, RatingsArgs, ServeArgs};
use crate::output::{STRONG, Verdict};
use crate::voice::{Voice, counted, number, text};
use settings::{LogForm, database};
pub(crate) use settings::{Settings, read_file};

/// Ports that are tried if nobody names one.
const PORTS: u16 = 100;

/// Runs a server until it is told to stop.
pub(crate) fn serve(args: &ServeArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let settings = Settings::read(args, voice)?;
    start_log(&settings, voice)?;
    let config = settings.config(voice)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = start(config.clone(), settings.listen.is_none()).await;
        let server = server.map_err(|error| voice.refuse(&error.say()))?;
        let address = format!("http://{}/", server.address());
        let file = config.database.as_deref().unwrap_or_else(|| "memory".as_ref());
        writeln!(out, "{STRONG}{address}{STRONG:#}")?;
        out.flush()?;
        voice.talk(&Phrase::new("cli-serve-kept").with("file", text(file.display())));
        if !args.no_browser {
            open_browser(&address);
        }
        told_to_stop().await;
        voice.talk(&Phrase::new("cli-serve-stops"));
        server.stop().await;
        Ok(Verdict::Fine)
    })
}

/// Starts at the address, or, if nobody named one, at the next free port.
async fn start(config: Config, may_move: bool) -> Result<Server, ServerError> {
    let mut listen = config.listen;
    loop {
        match Server::start(Config { listen, ..config.clone() }).await {
            Ok(server) => return Ok(server),
            Err(ServerError::Listen(_, error))
                if may_move
                    && error.kind() == std::io::ErrorKind::AddrInUse
                    && listen.port() < config.listen.port().saturating_add(PORTS) =>
            {
                listen.set_port(listen.port() + 1);
            }
            Err(error) => return Err(error),
        }
    }
}

fn start_log(settings: &Settings, voice: &Voice) -> Result<()> {
    let level: tracing::Level = match settings.log_level.as_deref().unwrap_or("info").parse() {
        Ok(level) => level,
        Err(_) => return Err(voice.refuse(&Phrase::new("cli-serve-log-level"))),
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    let started = match settings.log.unwrap_or_default() {
        LogForm::Plain => log.with_ansi(false).with_target(false).try_init(),
        LogForm::Json => log.json().flatten_event(true).try_init(),
    };
    if started.is_err() {
        return Err(voice.refuse(&Phrase::new("cli-serve-log")));
    }
    Ok(())
}

/// Waits for Ctrl-C or the signal with which systems stop programs.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Opens the browser if there is one; nothing depends on it.
fn open_browser(address: &str) {
    let is_screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let program = match () {
        () if cfg!(target_os = "macos") => "open",
        () if cfg!(windows) => "explorer",
        () if is_screen => "xdg-open",
        () => return,
    };
    let mut command = Command::new(program);
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // A machine without that program is no failure: the address has been printed.
    let _ = command.spawn();
}

/// The database, which must be there.
fn existing(named: Option<&Path>, voice: &Voice) -> Result<PathBuf> {
    let path = database(named, voice)?;
    if !path.exists() {
        return Err(voice.refuse(&Phrase::new("cli-serve-no-database").with("file", text(path.display()))));
    }
    Ok(path)
}

pub(crate) fn open(named: Option<&Path>, voice: &Voice) -> Result<SqliteStore> {
    let path = existing(named, voice)?;
    SqliteStore::open_existing(&path).map_err(|error| unopened(&path, &error, voice))
}

fn unopened(path: &Path, error: &StoreError, voice: &Voice) -> anyhow::Error {
    let phrase = Phrase::new("cli-database").with("file", text(path.display()));
    voice.refuse(&phrase.with("why", error.say()))
}

/// Copies the live database.
pub(crate) fn backup(args: &BackupArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let copied = open(args.database.as_deref(), voice)?.backup(&args.to);
    copied.map_err(|error| voice.refuse(&Phrase::new("cli-backup").with("why", error.say())))?;
    writeln!(out, "{}", args.to.display())?;
    Ok(Verdict::Fine)
}

/// Writes what can be read of a damaged database, and names what cannot.
fn salvage(args: &ExportArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let path = existing(args.database.as_deref(), voice)?;
    let store = SqliteStore::open_damaged(&path).map_err(|error| unopened(&path, &error, voice))?;
    let salvaged = server::export::salvage(&store, out)?;
    for table in &salvaged.unfinished {
        voice.talk(&Phrase::new("cli-salvage-unfinished").with("table", text(table)));
    }
    for (table, error) in &salvaged.lost {
        let lost = Phrase::new("cli-salvage-lost").with("table", text(table)).with("why", error.say());
        error.game().map_or_else(|| voice.clone(), |game| voice.of_game(game)).talk(&lost);
    }
    voice.talk(
        &Phrase::new("cli-salvaged")
            .with("races", counted("cli-races", salvaged.written as usize))
            .with("unfinished", number(salvaged.unfinished.len()))
            .with("lost", number(salvaged.lost.len())),
    );
    Ok(if salvaged.lost.is_empty() { Verdict::Fine } else { Verdict::Wrong })
}

/// Recomputes all ratings.
pub(crate) fn ratings(args: &RatingsArgs, voice: &Voice) -> Result<Verdict> {
    let path = existing(args.database.as_deref(), voice)?;
    let store = SqliteStore::open_existing(&path).map_err(|error| unopened(&path, &error, voice))?;
    let races = store.rate_anew().map_err(|error| unopened(&path, &error, voice))?;
    voice.talk(&Phrase::new("cli-rated-anew").with("races", counted("cli-races", races as usize)));
    Ok(Verdict::Fine)
}

/// Writes all finished races.
pub(crate) fn export(args: &ExportArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    if args.salvage {
        return salvage(args, voice, out);
    }
    let store = open(args.database.as_deref(), voice)?;
    let exported = server::export::export(&store, out)?;
    let races = counted("cli-races", exported.written as usize);
    voice.talk(&match exported.left_out {
        0 => Phrase::new("cli-exported").with("races", races),
        left_out => {
            Phrase::new("cli-exported-some").with("races", races).with("left_out", number(left_out as usize))
        }
    });
    Ok(Verdict::Fine)
}
