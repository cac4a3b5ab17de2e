//! How a server is run: flags first, then the environment, then a file, then what is usual.

pub(crate) mod notice;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Result;
use clap::{Args, ValueEnum};
use engine::{Fault, Phrase};
use engine_test::reading;
use serde::Deserialize;
use server::{Config, Limits, Network};

use crate::files;
use crate::voice::{Voice, number, text};
use notice::NoticeSettings;

#[derive(Debug, Default, Args)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) settings: Settings,
    #[arg(long, value_name = "FILE", env = "PODIUM_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    #[arg(long)]
    pub(crate) no_browser: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    pub(crate) commitment: Option<String>,
}

/// A commitment as it is compared: 64 hexadecimal digits in lower case.
fn commitment(text: &str) -> Result<String, Fault> {
    let text = text.trim().to_ascii_lowercase();
    match text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        true => Ok(text),
        false => Err(Fault::said("commitment", Phrase::new("cli-commitment"))),
    }
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    pub(crate) to: PathBuf,
    #[arg(long, value_name = "FILE", env = "PODIUM_DATABASE")]
    pub(crate) database: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    #[arg(long)]
    pub(crate) salvage: bool,
    #[arg(long, value_name = "FILE", env = "PODIUM_DATABASE")]
    pub(crate) database: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct RatingsArgs {
    #[arg(long, value_name = "FILE", env = "PODIUM_DATABASE")]
    pub(crate) database: Option<PathBuf>,
}

/// How logs are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LogForm {
    #[default]
    Plain,
    Json,
}

/// Settings; those left out have their usual values.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settings {
    #[arg(long, value_name = "ADDRESS", env = "PODIUM_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    #[arg(long, value_name = "FILE", env = "PODIUM_DATABASE")]
    pub(crate) database: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "PODIUM_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, value_name = "CIDR,...", value_delimiter = ',', env = "PODIUM_TRUSTED_PROXIES")]
    pub(crate) trusted_proxies: Option<Vec<Network>>,
    #[arg(long, value_name = "N", env = "PODIUM_BOT_THREADS")]
    pub(crate) bot_threads: Option<usize>,
    #[arg(long, value_name = "S", env = "PODIUM_IDLE_AFTER_S")]
    pub(crate) idle_after_s: Option<u64>,
    #[arg(long, value_name = "S", env = "PODIUM_WAITING_TABLES_KEPT_S")]
    pub(crate) waiting_tables_kept_s: Option<u64>,
    #[arg(long, value_name = "S", env = "PODIUM_PUBLIC_TABLES_KEPT_S")]
    pub(crate) public_tables_kept_s: Option<u64>,
    #[arg(long, value_name = "S", env = "PODIUM_BOTS_FILL_AFTER_S")]
    pub(crate) bots_fill_after_s: Option<u64>,
    #[arg(long, value_name = "YES", env = "PODIUM_SHOW_RACES")]
    pub(crate) show_races: Option<bool>,
    #[arg(long, value_name = "N", env = "PODIUM_CONNECTIONS")]
    pub(crate) connections: Option<usize>,
    #[arg(long, value_name = "N", env = "PODIUM_CONNECTIONS_PER_ADDRESS")]
    pub(crate) connections_per_address: Option<usize>,
    #[arg(long, value_name = "N", env = "PODIUM_MESSAGES_PER_SECOND")]
    pub(crate) messages_per_second: Option<u32>,
    #[arg(long, value_name = "N", env = "PODIUM_REQUESTS_PER_SECOND")]
    pub(crate) requests_per_second: Option<u32>,
    #[arg(long, value_name = "N", env = "PODIUM_TABLES_PER_HOUR")]
    pub(crate) tables_per_hour: Option<u32>,
    #[arg(long, value_name = "N", env = "PODIUM_PEOPLE_PER_HOUR")]
    pub(crate) people_per_hour: Option<u32>,
    #[command(flatten)]
    #[serde(default)]
    pub(crate) notice: NoticeSettings,
    /// In the file only: the language, as `--lang` names it
    #[arg(skip)]
    pub(crate) lang: Option<String>,
    /// In the file only: a folder with more languages, as `--languages` names it
    #[arg(skip)]
    pub(crate) languages: Option<PathBuf>,
    #[arg(long, value_name = "FORM", env = "PODIUM_LOG")]
    pub(crate) log: Option<LogForm>,
    #[arg(long, value_name = "LEVEL", env = "PODIUM_LOG_LEVEL")]
    pub(crate) log_level: Option<String>,
}

impl Settings {
    /// Flags and environment over the file.
    pub(crate) fn read(args: &ServeArgs, voice: &Voice) -> Result<Settings> {
        let file = match &args.config {
            None => Settings::default(),
            Some(path) => read_file(path, voice)?,
        };
        let own = args.settings.clone();
        Ok(Settings {
            listen: own.listen.or(file.listen),
            database: own.database.or(file.database),
            public_url: own.public_url.or(file.public_url),
            trusted_proxies: own.trusted_proxies.or(file.trusted_proxies),
            bot_threads: own.bot_threads.or(file.bot_threads),
            idle_after_s: own.idle_after_s.or(file.idle_after_s),
            waiting_tables_kept_s: own.waiting_tables_kept_s.or(file.waiting_tables_kept_s),
            public_tables_kept_s: own.public_tables_kept_s.or(file.public_tables_kept_s),
            bots_fill_after_s: own.bots_fill_after_s.or(file.bots_fill_after_s),
            show_races: own.show_races.or(file.show_races),
            connections: own.connections.or(file.connections),
            connections_per_address: own.connections_per_address.or(file.connections_per_address),
            messages_per_second: own.messages_per_second.or(file.messages_per_second),
            requests_per_second: own.requests_per_second.or(file.requests_per_second),
            tables_per_hour: own.tables_per_hour.or(file.tables_per_hour),
            people_per_hour: own.people_per_hour.or(file.people_per_hour),
            notice: own.notice.over(file.notice),
            lang: file.lang,
            languages: file.languages,
            log: own.log.or(file.log),
            log_level: own.log_level.or(file.log_level),
        })
    }

    /// What the server is started with.
    pub(crate) fn config(&self, voice: &Voice) -> Result<Config> {
        let usual = Config::default();
        let limits = Limits::default();
        let messages_per_second = self.messages_per_second.unwrap_or(limits.messages_per_second);
        let requests_per_second = self.requests_per_second.unwrap_or(limits.requests_per_second);
        Ok(Config {
            listen: self.listen.unwrap_or(usual.listen),
            database: Some(database(self.database.as_deref(), voice)?),
            public_url: self.public_url.clone(),
            trusted_proxies: self.trusted_proxies.clone().unwrap_or_default(),
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads),
            idle_after: self.idle_after_s.map_or(usual.idle_after, Duration::from_secs),
            waiting_kept: self.waiting_tables_kept_s.map_or(usual.waiting_kept, Duration::from_secs),
            public_waiting_kept: self
                .public_tables_kept_s
                .map_or(usual.public_waiting_kept, Duration::from_secs),
            bots_fill_after: match self.bots_fill_after_s {
                None => usual.bots_fill_after,
                Some(0) => None,
                Some(seconds) => Some(Duration::from_secs(seconds)),
            },
            show: usual.show.filter(|_| self.show_races.unwrap_or(true)),
            notice: self.notice.config(voice)?,
            limits: Limits {
                connections: self.connections.unwrap_or(limits.connections),
                connections_per_address: self
                    .connections_per_address
                    .unwrap_or(limits.connections_per_address),
                messages_per_second,
                messages_burst: limits.messages_burst.max(messages_per_second),
                requests_per_second,
                requests_burst: limits.requests_burst.max(requests_per_second),
                tables_per_hour: self.tables_per_hour.unwrap_or(limits.tables_per_hour),
                people_per_hour: self.people_per_hour.unwrap_or(limits.people_per_hour),
                ..limits
            },
            ..usual
        })
    }
}

/// The settings in a file. Names that there are not are refused.
pub(crate) fn read_file(path: &Path, voice: &Voice) -> Result<Settings> {
    let written = files::read(path, voice)?;
    let wrong = |why: Phrase| {
        voice.refuse(&Phrase::new("cli-config").with("file", text(path.display())).with("why", why))
    };
    let value: serde_json::Value = toml::from_str(&written).map_err(|error| {
        let before = error.span().and_then(|span| written.get(..span.start)).unwrap_or_default();
        wrong(Phrase::new("cli-config-line").with("line", number(before.matches('\n').count() + 1)))
    })?;
    reading::read(&value).map_err(|part| wrong(part.phrase("settings", 0)))
}

/// The database: the one named, or the user's own.
pub(crate) fn database(named: Option<&Path>, voice: &Voice) -> Result<PathBuf> {
    if let Some(path) = named {
        // SQLite takes these for databases in memory, each connection's its own.
        let name = path.to_string_lossy();
        if name.is_empty() || name.contains(":memory:") || name.contains("mode=memory") {
            return Err(voice.refuse(&Phrase::new("cli-serve-no-file").naming("file", &name)));
        }
        return Ok(path.to_path_buf());
    }
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || variable("HOME").or_else(|| variable("USERPROFILE"));
    let folder = if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else if cfg!(windows) {
        variable("APPDATA")
    } else {
        variable("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    let Some(folder) = folder.map(|folder| folder.join("podium")) else {
        return Err(voice.refuse(&Phrase::new("cli-no-data-folder")));
    };
    files::make_folder(&folder, voice)?;
    Ok(folder.join("podium.db"))
}
