//! What can be asked of the lab.

use std::path::PathBuf;

use bots::Level;
use clap::{Args, Subcommand};
use engine::Fault;
use lab::measure::Measure;

use super::{DealArgs, between, misread};

/// Simulate many races and say what they tell about a game.
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

/// Simulate races of bots; write a report with plots, a summary and tables.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium lab run rowing                                  2,000 races of four greedy bots
  podium lab run marathon --races 10000 --players 6
  podium lab run fishing --set board=inlet --bots expert --races 200 --out inlet
  podium lab run salmon --steps                          a row for every decision, too
  podium lab run rowing --races 20000                    goes on where the first run ended

It writes report.html (open it in a browser or print it), summary.json, races.parquet, with --steps steps.parquet,
and tally.json, from which a later run goes on. Ctrl-C ends a run early; what is done is kept, and the same command
goes on with it. The figures are the same for any number of threads. docs/lab.md says what each of them means.")]
pub(crate) struct LabRunArgs {
    /// The game's id, as `podium games` lists it
    pub(crate) game: String,
    /// How many races, those of earlier runs in the same folder among them
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = between::<u64>(2..=100_000_000))]
    pub(crate) races: u64,
    #[command(flatten)]
    pub(crate) deal: LabDealArgs,
    /// The folder for what is written [default: a name made of game, players, bots and settings]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Write steps.parquet: a row for every decision
    #[arg(long)]
    pub(crate) steps: bool,
    /// How many pairs of races tell luck from skill; 0 for none [default: a tenth of the races, 500 at most]
    #[arg(long, value_name = "PAIRS")]
    pub(crate) luck: Option<u64>,
    /// Print the summary as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// How the races of a simulation are set up.
#[derive(Debug, Args)]
pub(crate) struct LabDealArgs {
    #[command(flatten)]
    pub(crate) deal: DealArgs,
    /// Who plays: one bot for all seats, or one for each; bots are random, novice, greedy, club, expert, master
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<Level>,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = between::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
}

/// Compare two settings from the same seeds: what changed, and how sure that is.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium lab compare rowing --a tides_scope=last_two --b tides_scope=off
  podium lab compare marathon --a stamina_start=10 --b stamina_start=6 --on lead_changes
  podium lab compare fishing --b board=inlet --on first_wins --margin 2%
  podium lab compare salmon --b bear_move=up_to_two --out bears      keep races whose winner changed
  podium lab compare rowing --b content=@mine          the files of a folder against the game's own

The question is whether one measure (--on) differs by more than a margin. It stops as soon as that is settled, which the
interval allows for, or says that this many races cannot settle it. Measures: rounds, decisions, forced, lead_changes,
behind, decided, margin, field, first_wins, last_wins; docs/lab.md says what they are.")]
pub(crate) struct LabCompareArgs {
    /// The game's id, as `podium games` lists it
    pub(crate) game: String,
    /// A switch as it was; may be given again. Without it: the defaults and --set
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) a: Vec<String>,
    /// A switch as it is to be; may be given again
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) b: Vec<String>,
    /// The measure that is asked about
    #[arg(long, value_name = "MEASURE", default_value = "rounds")]
    pub(crate) on: Measure,
    /// A difference that would not matter, in the measure's unit or in % for shares [default: a hundredth of it]
    #[arg(long, value_name = "X", value_parser = margin)]
    pub(crate) margin: Option<f64>,
    /// The most pairs of races
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = between::<u64>(100..=100_000_000))]
    pub(crate) races: u64,
    #[command(flatten)]
    pub(crate) deal: LabDealArgs,
    /// A folder for compare.json and for the first races whose winner changed, for `podium replay`
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn margin(text: &str) -> Result<f64, Fault> {
    let margin = lab::sweep::number(text).ok().filter(|margin| *margin > 0.0);
    margin.ok_or_else(|| misread("cli-margin", text))
}

/// Try many settings and say which do what you want.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium lab sweep rowing --over suffering_supply=12,18,24
  podium lab sweep marathon --over stamina_start=4,6,8,10 --over finish_mode=first,full_field
  podium lab sweep rowing --over rates.txt:45:3=2,3,4           a number of a content file
  podium lab sweep fishing --over constants.tank=8,10,12,14 --target 'seat_spread<2% rounds=12..16'
  podium lab sweep marathon --over deck.injury=3,6,9,12 --over stamina_start=6,8,10 --budget 20000 \\
      --target 'rounds=12..14 decided>60%' --out sweep

A key with a dot reaches into a switch that is an object. FILE:LINE:FIELD is a field of a content file (`podium content`),
its line named by its first field: rates.txt:45:3 are the cards to play at 45. With --budget the races go to the promising settings. It
writes sweep.html with a heat map, and sweep.json. Figures: seat_spread, start_spread, rounds, decisions, forced,
lead_changes, behind, decided, margin, field, first_wins, last_wins; docs/lab.md says what they are.")]
pub(crate) struct LabSweepArgs {
    /// The game's id, as `podium games` lists it
    pub(crate) game: String,
    /// A switch, a number inside one, or a field of a content file, and its values; may be given again
    #[arg(long, value_name = "KEY=V1,V2,...", required = true)]
    pub(crate) over: Vec<String>,
    /// What is wanted: figures with ranges, such as 'seat_spread<2% rounds=12..16'
    #[arg(long, value_name = "TARGETS")]
    pub(crate) target: Option<String>,
    /// Races of each setting
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = between::<u64>(2..=100_000_000), conflicts_with = "budget")]
    pub(crate) races: u64,
    /// Races of all settings together, most of them for the promising ones
    #[arg(long, value_name = "N", value_parser = between::<u64>(100..=1_000_000_000))]
    pub(crate) budget: Option<u64>,
    #[command(flatten)]
    pub(crate) deal: LabDealArgs,
    /// The folder for sweep.html and sweep.json
    #[arg(long, value_name = "DIR", default_value = "lab-sweep")]
    pub(crate) out: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
