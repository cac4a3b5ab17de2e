//! What an operator can do about people, tables and reports.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use protocol::TableState;
use server::Network;

/// Look after a server: tables, people, reports, bans, and the log of what was done.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium admin reports                                   what people have reported and nobody has settled
  podium admin report 12                                 one of them, with the server's copy of what was said
  podium admin ban uxdm...w --days 7 --why 'insults'     a person, by the id that reports and `people` print
  podium admin ban 203.0.113.0/24 --network --why spam   whoever comes from a network
  podium admin unname uxdm...w --why 'not a name'        replace a name by a neutral one, at every table
  podium admin close KX7WQ2 --why 'advertising'          a table, by its code or its id
  podium admin settle 12 --why 'banned for a week'
  podium admin log

It works on the database, whether a server runs or not: a running server does what is wanted within a second, and one that
does not run as soon as it starts. Whoever may write the database file may do all this. docs/operations.md says more.")]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
    /// The database [default: the one that `podium serve` uses]
    #[arg(long, value_name = "FILE", env = "PODIUM_DATABASE", global = true)]
    pub(crate) database: Option<PathBuf>,
    /// Who you are, for the log [default: the system's user]
    #[arg(long, value_name = "NAME", env = "PODIUM_OPERATOR", global = true)]
    pub(crate) operator: Option<String>,
    /// Print JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// List tables, public or not
    Tables(TablesArgs),
    /// List people by a part of their names, or by id
    People(PeopleArgs),
    /// List what people have reported
    Reports(ReportsArgs),
    /// Print a report with what was said
    Report(ReportArgs),
    /// Settle a report
    Settle(SettleArgs),
    /// Close a table, or end its race without places
    Close(CloseArgs),
    /// Keep a person or a network out
    Ban(BanArgs),
    /// Let them come again
    Unban(UnbanArgs),
    /// List who is kept out
    Bans,
    /// Replace somebody's name by a neutral one
    Unname(UnnameArgs),
    /// Print who did what, when and why, the latest first
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
    /// Which tables
    #[arg(long, value_name = "STATE", default_value = "running")]
    pub(crate) state: Standing,
    /// How many at most
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) most: u32,
}

#[derive(Debug, Args)]
pub(crate) struct PeopleArgs {
    /// A part of the name, or the id
    #[arg(default_value = "")]
    pub(crate) name: String,
    /// How many at most
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) most: u32,
}

#[derive(Debug, Args)]
pub(crate) struct ReportsArgs {
    /// Also those that are settled
    #[arg(long)]
    pub(crate) all: bool,
    /// How many at most
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) most: u32,
}

#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    /// Its number
    pub(crate) number: i64,
}

/// Why, for the log; whoever it is about is told.
#[derive(Debug, Args)]
pub(crate) struct Why {
    /// Why: it stands in the log, and whoever is kept out or sits at a closed table is told
    #[arg(long, value_name = "TEXT")]
    pub(crate) why: String,
}

#[derive(Debug, Args)]
pub(crate) struct SettleArgs {
    /// The report's number
    pub(crate) number: i64,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct CloseArgs {
    /// The table's code or id
    pub(crate) table: String,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct BanArgs {
    /// The person's id; with --network an address or a network such as 203.0.113.0/24
    pub(crate) whom: String,
    /// A network instead of a person
    #[arg(long)]
    pub(crate) network: bool,
    /// For how many days [default: for good]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    pub(crate) days: Option<u32>,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct UnbanArgs {
    /// The person's id; with --network the network as `bans` prints it
    pub(crate) whom: String,
    /// A network instead of a person
    #[arg(long)]
    pub(crate) network: bool,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct UnnameArgs {
    /// The person's id
    pub(crate) person: String,
    #[command(flatten)]
    pub(crate) why: Why,
}

#[derive(Debug, Args)]
pub(crate) struct LogArgs {
    /// How many lines at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) most: u32,
}

/// A network as it is kept, if it is one.
pub(crate) fn network(text: &str) -> Result<String, engine::Fault> {
    text.parse::<Network>().map(|_| text.trim().to_string())
}
