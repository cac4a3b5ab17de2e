//! What can be asked of bots: hints, puzzles, arena, ladder.

use std::path::PathBuf;

use bots::Level;
use clap::Args;
use lab::Entry;
use lessons::mine::LEAD;

use super::{PatienceArgs, between, seed, whole_number};

#[derive(Debug, Args)]
pub(crate) struct HintArgs {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number)]
    pub(crate) seat: Option<i64>,
    #[arg(long, value_name = "K")]
    pub(crate) step: Option<usize>,
    #[arg(long, value_name = "BOT", default_value = "master")]
    pub(crate) level: Level,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "N", value_parser = between::<u8>(0..=5))]
    pub(crate) seat: Option<u8>,
    #[arg(long, value_name = "N", value_parser = between::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CalibrateArgs {
    pub(crate) games: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = between::<u64>(1..=1_000_000))]
    pub(crate) races: u64,
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    pub(crate) level: Level,
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = between::<u32>(1..=10_000))]
    pub(crate) every: u32,
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = between::<u32>(2..=1_000_000))]
    pub(crate) worlds: u32,
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    #[arg(long, conflicts_with = "json")]
    pub(crate) markdown: bool,
    #[command(flatten)]
    pub(crate) many: ManyArgs,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleArgs {
    pub(crate) game: Option<String>,
    pub(crate) puzzle: Option<String>,
    #[arg(long, value_name = "BOT")]
    pub(crate) check: Option<Level>,
    #[arg(long, conflicts_with_all = ["game", "check", "sound", "mine"])]
    pub(crate) daily: bool,
    #[arg(long, conflicts_with_all = ["check", "mine"])]
    pub(crate) sound: bool,
    #[arg(long, requires = "game", conflicts_with_all = ["puzzle", "check"])]
    pub(crate) mine: bool,
    #[command(flatten)]
    pub(crate) mining: MiningArgs,
}

/// How puzzles are mined.
#[derive(Debug, Args)]
pub(crate) struct MiningArgs {
    #[arg(long, value_name = "N", default_value_t = 24, requires = "mine", value_parser = between::<u16>(1..=1000))]
    pub(crate) count: u16,
    #[arg(long, value_name = "N", default_value_t = 60, requires = "mine", value_parser = between::<u32>(1..=100_000))]
    pub(crate) races: u32,
    #[arg(long, value_name = "S", default_value_t = 1, requires = "mine", allow_negative_numbers = true, value_parser = seed)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = LEAD, requires = "mine", value_parser = between::<u32>(1..=50))]
    pub(crate) lead: u32,
    #[arg(long, value_name = "DIR", requires = "mine")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "mine", value_parser = between::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<Entry>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = between::<u64>(1..=10_000_000))]
    pub(crate) races: u64,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) patience: PatienceArgs,
    #[command(flatten)]
    pub(crate) many: ManyArgs,
}

#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    pub(crate) games: Vec<String>,
    #[arg(
        long,
        value_name = "BOT,...",
        value_delimiter = ',',
        default_value = "random,novice,greedy,club,expert"
    )]
    pub(crate) levels: Vec<Level>,
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = between::<u64>(1..=10_000_000))]
    pub(crate) races: u64,
    #[arg(long, conflicts_with = "json")]
    pub(crate) markdown: bool,
    #[command(flatten)]
    pub(crate) many: ManyArgs,
}

/// How many races are run.
#[derive(Debug, Args)]
pub(crate) struct ManyArgs {
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = between::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}
