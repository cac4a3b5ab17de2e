//! What can be asked of the lab.

use std::path::PathBuf;

use bots::Level;
use clap::{Args, Subcommand};
use engine::Fault;
use lab::measure::Measure;

use super::{DealArgs, between, misread};

#[derive(Debug, Args)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) command: LabCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    Run(LabRunArgs),
    Compare(LabCompareArgs),
    Sweep(LabSweepArgs),
}

#[derive(Debug, Args)]
pub(crate) struct LabRunArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = between::<u64>(2..=100_000_000))]
    pub(crate) races: u64,
    #[command(flatten)]
    pub(crate) deal: LabDealArgs,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) steps: bool,
    #[arg(long, value_name = "PAIRS")]
    pub(crate) luck: Option<u64>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// How the races of a simulation are set up.
#[derive(Debug, Args)]
pub(crate) struct LabDealArgs {
    #[command(flatten)]
    pub(crate) deal: DealArgs,
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<Level>,
    #[arg(long, value_name = "N", value_parser = between::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, Args)]
pub(crate) struct LabCompareArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) a: Vec<String>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) b: Vec<String>,
    #[arg(long, value_name = "MEASURE", default_value = "rounds")]
    pub(crate) on: Measure,
    #[arg(long, value_name = "X", value_parser = margin)]
    pub(crate) margin: Option<f64>,
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = between::<u64>(100..=100_000_000))]
    pub(crate) races: u64,
    #[command(flatten)]
    pub(crate) deal: LabDealArgs,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

fn margin(text: &str) -> Result<f64, Fault> {
    let margin = lab::sweep::number(text).ok().filter(|margin| *margin > 0.0);
    margin.ok_or_else(|| misread("cli-margin", text))
}

#[derive(Debug, Args)]
pub(crate) struct LabSweepArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "KEY=V1,V2,...", required = true)]
    pub(crate) over: Vec<String>,
    #[arg(long, value_name = "TARGETS")]
    pub(crate) target: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = between::<u64>(2..=100_000_000), conflicts_with = "budget")]
    pub(crate) races: u64,
    #[arg(long, value_name = "N", value_parser = between::<u64>(100..=1_000_000_000))]
    pub(crate) budget: Option<u64>,
    #[command(flatten)]
    pub(crate) deal: LabDealArgs,
    #[arg(long, value_name = "DIR", default_value = "lab-sweep")]
    pub(crate) out: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}
