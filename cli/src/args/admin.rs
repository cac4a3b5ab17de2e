//! What an operator can do about people, tables and reports.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use protocol::TableState;
use server::Network;

#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
    #[arg(long, value_name = "FILE", env = "PODIUM_DATABASE", global = true)]
    pub(crate) database: Option<PathBuf>,
    #[arg(long, value_name = "NAME", env = "PODIUM_OPERATOR", global = true)]
    pub(crate) operator: Option<String>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    Tables(TablesArgs),
    People(PeopleArgs),
    Reports(ReportsArgs),
    Report(ReportArgs),
    Settle(SettleArgs),
    Close(CloseArgs),
    Ban(BanArgs),
    Unban(UnbanArgs),
    Bans,
    Unname(UnnameArgs),
    Log(LogArgs),
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Standing {
    Waiting,
    Running,
    Over,
}

impl Standing {
    pub(crate) fn state(self) -> TableState {
        match self {
            Standing::Waiting => TableState::Waiting,
            Standing::Running => TableState::Running,
            Standing::Over => TableState::Over,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct TablesArgs {
    #[arg(long, value_name = "STATE", default_value = "running")]
    pub(crate) state: Standing,
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) most: u32,
}

#[derive(Debug, Args)]
pub(crate) struct PeopleArgs {
    #[arg(default_value = "")]
    pub(crate) name: String,
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) most: u32,
}

#[derive(Debug, Args)]
pub(crate) struct ReportsArgs {
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) most: u32,
}

#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    pub(crate) number: i64,
}

/// Why, for the log; whoever it is about is told.
#[derive(Debug, Args)]
pub(crate) struct Why {
    #[arg(long, value_name = "TEXT")]
    pub(crate) why: String,
}

#[derive(Debug, Args)]
pub(crate) struct SettleArgs {
    pub(crate) number: i64,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct CloseArgs {
    pub(crate) table: String,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct BanArgs {
    pub(crate) whom: String,
    #[arg(long)]
    pub(crate) network: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    pub(crate) days: Option<u32>,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct UnbanArgs {
    pub(crate) whom: String,
    #[arg(long)]
    pub(crate) network: bool,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct UnnameArgs {
    pub(crate) person: String,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct LogArgs {
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) most: u32,
}

/// A network as it is kept, if it is one.
pub(crate) fn network(text: &str) -> Result<String, engine::Fault> {
    text.parse::<Network>().map(|network| network.to_string())
}
