//! What can be asked on the command line. The sentences of its help stand in `words`; `help.rs` puts them where they belong.

pub(crate) mod admin;
mod laboratory;
mod thinking;

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use bots::Level;
use clap::{Args, Parser, Subcommand};
use engine::{Fault, Phrase, Value};
use lab::Entry;
use tui::Pace;

pub(crate) use laboratory::{LabArgs, LabCommand, LabCompareArgs, LabDealArgs, LabRunArgs, LabSweepArgs};
pub(crate) use thinking::{
    ArenaArgs, CalibrateArgs, HintArgs, LadderArgs, MiningArgs, PuzzleArgs, ReviewArgs,
};

#[derive(Debug, Parser)]
#[command(name = "podium", version)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "CODE", global = true, env = "PODIUM_LANG", hide_env = true)]
    pub(crate) lang: Option<String>,
    #[arg(long, value_name = "DIR", global = true, env = "PODIUM_LANGUAGES", hide_env = true)]
    pub(crate) languages: Option<PathBuf>,
    /// Without a command, the server is started
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(GamesArgs),
    Rules(RulesArgs),
    Options(OptionsArgs),
    Schema(SchemaArgs),
    Play(PlayArgs),
    Check(CheckArgs),
    Replay(ReplayArgs),
    Review(ReviewArgs),
    Learn(LearnArgs),
    Trace(TraceArgs),
    Board(BoardArgs),
    Content(ContentArgs),
    Hint(HintArgs),
    Puzzle(PuzzleArgs),
    Arena(ArenaArgs),
    Ladder(LadderArgs),
    Calibrate(CalibrateArgs),
    Lab(LabArgs),
    Bench(BenchArgs),
    Serve(ServeArgs),
    Verify(VerifyArgs),
    Backup(BackupArgs),
    Export(ExportArgs),
    Ratings(RatingsArgs),
    Admin(admin::AdminArgs),
}

pub(crate) use crate::serve::settings::{BackupArgs, ExportArgs, RatingsArgs, ServeArgs, VerifyArgs};

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    pub(crate) game: String,
    #[arg(value_name = "RULE-ID")]
    pub(crate) rule: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct OptionsArgs {
    pub(crate) game: String,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SchemaArgs {
    pub(crate) game: String,
    #[arg(long, value_parser = catalog::Part::ALL.map(catalog::Part::name))]
    pub(crate) part: Option<String>,
}

/// How a race is set up.
#[derive(Debug, Args)]
pub(crate) struct RaceArgs {
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) deal: DealArgs,
}

/// How a race of a game is set up.
#[derive(Debug, Args)]
pub(crate) struct DealArgs {
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number)]
    pub(crate) players: Option<i64>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    pub(crate) seed: Option<u64>,
}

/// A number that the game will judge.
fn whole_number(text: &str) -> Result<i64, Fault> {
    text.parse().map_err(|_| misread("cli-whole-number", text))
}

/// A whole number within bounds.
fn between<N>(bounds: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, Fault> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        number.ok_or_else(|| {
            let said = Phrase::new("cli-number-between").naming("written", text);
            let [least, most] = [bounds.start(), bounds.end()].map(|bound| Value::text(bound.to_string()));
            Fault::said("argument", said.with("least", least).with("most", most))
        })
    }
}

fn seed(text: &str) -> Result<u64, Fault> {
    let most = Value::text(u64::MAX.to_string());
    text.parse().map_err(|_| {
        Fault::said("argument", Phrase::new("cli-seed-number").naming("written", text).with("most", most))
    })
}

/// What is wrong with an argument; it is said once it is known in which language (`usage.rs`).
fn misread(id: &'static str, text: &str) -> Fault {
    Fault::said("argument", Phrase::new(id).naming("written", text))
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) race: DealArgs,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, alias = "seats", value_name = "BOT,...", value_delimiter = ',', default_value = "club")]
    pub(crate) bots: Vec<Entry>,
    #[command(flatten)]
    pub(crate) patience: PatienceArgs,
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true, value_parser = whole_number)]
    pub(crate) seat: i64,
    #[arg(long, conflicts_with_all = ["seat", "record"])]
    pub(crate) watch: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "PACE", default_value = "normal")]
    pub(crate) pace: Pace,
}

/// How long programs are waited for.
#[derive(Debug, Args)]
pub(crate) struct PatienceArgs {
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds)]
    pub(crate) bot_timeout: Duration,
}

fn seconds(text: &str) -> Result<Duration, Fault> {
    let seconds: Option<f64> = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| misread("cli-seconds", text))
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    pub(crate) file: PathBuf,
    #[arg(long, conflicts_with = "json")]
    pub(crate) quiet: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LearnArgs {
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TraceArgs {
    #[command(flatten)]
    pub(crate) race: RaceArgs,
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Level>,
}

#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    #[command(subcommand)]
    pub(crate) command: BoardCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BoardCommand {
    Check(BoardCheckArgs),
}

#[derive(Debug, Args)]
pub(crate) struct BoardCheckArgs {
    pub(crate) file: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct ContentArgs {
    pub(crate) game: String,
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    pub(crate) games: Vec<String>,
    #[arg(long)]
    pub(crate) search: bool,
    #[arg(long, conflicts_with = "search")]
    pub(crate) lab: bool,
    #[arg(long, conflicts_with_all = ["search", "lab", "seconds"])]
    pub(crate) messages: bool,
    #[arg(long, value_name = "S", default_value_t = 3.0)]
    pub(crate) seconds: f64,
    #[arg(long)]
    pub(crate) json: bool,
}
