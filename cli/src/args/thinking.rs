//! What can be asked of bots: hints, puzzles, arena, ladder.

use std::path::PathBuf;

use bots::Level;
use clap::Args;
use lab::Entry;

use super::{PatienceArgs, between, seed, whole_number};

/// Ask a bot what it would do, and why.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium play pig --record race.json
  podium hint race.json                the decision that is open, or the last one of a finished race
  podium hint race.json --step 12      before the 12th action; says what was played instead
  podium hint scenario.json --level expert --json

The bot sees what the seat sees. It plays the race on in its head, again and again, to the end or for some turns and
judges then how everybody stands; place and chance to win are the means.")]
pub(crate) struct HintArgs {
    /// A file written by `podium play --record` or downloaded after a race on a server, a scenario, or a
    /// puzzle
    pub(crate) file: PathBuf,
    /// Whose decision [default: the first that is open]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number)]
    pub(crate) seat: Option<i64>,
    /// The decision before this action of a recorded race, from 1
    #[arg(long, value_name = "K")]
    pub(crate) step: Option<usize>,
    /// Who advises: club, expert or master
    #[arg(long, value_name = "BOT", default_value = "master")]
    pub(crate) level: Level,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Find the best move in positions where it is known.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium puzzle                        which puzzles there are
  podium puzzle pig                    all puzzles of a game
  podium puzzle pig last_chance        one of them
  podium puzzle my_puzzle.json         one in a file
  podium puzzle pig --check expert     let a bot solve them; exit code 1 if it fails at one")]
pub(crate) struct PuzzleArgs {
    /// A game's id, or a puzzle file
    pub(crate) game: Option<String>,
    /// A puzzle's name, or a puzzle file
    pub(crate) puzzle: Option<String>,
    /// Let this bot solve them
    #[arg(long, value_name = "BOT")]
    pub(crate) check: Option<Level>,
}

/// Let bots race each other and say who is better, and how sure that is.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium arena pig --seats expert,greedy,greedy,greedy --races 400
  podium arena pig --seats club,greedy --set target=50 --seed 7 --json
  podium arena pig --seats 'cmd:python3 mybot.py,greedy'

Every seed is raced once for each rotation of the seats that differs. The same seed gives the same table with any
number of threads. Intervals are for 95 %. A search with settings of its own, otherwise like expert, is written
search:decisions=80000:horizon=6 (also iterations, ms, exploration, trust, caution, winning, width, workers)
with the horizon in decisions of each seat. How programs are asked for moves: docs/bot-protocol.md.")]
pub(crate) struct ArenaArgs {
    /// The game's id, as `podium games` lists it
    pub(crate) game: String,
    /// Who races: random, novice, greedy, club, expert, master, or cmd:COMMAND (without commas); one per seat
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<Entry>,
    /// How many races; rounded up to whole rotations of the seats
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = between::<u64>(1..=10_000_000))]
    pub(crate) races: u64,
    /// Set a variant switch; VALUE is JSON or plain text, @FILE reads JSON or a board file. FILE:LINE:FIELD=VALUE changes a field of a content file
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Play with the content files (*.txt) of this folder instead of the game's own files of the same names
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) patience: PatienceArgs,
    #[command(flatten)]
    pub(crate) many: ManyArgs,
}

/// Let all levels race each other in pairs and print how strong they are.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium ladder pig
  podium ladder pig --races 400 --levels random,greedy,club,expert --markdown

Each pair takes every second seat of four; half of the races won would be even.")]
pub(crate) struct LadderArgs {
    /// Games [default: all]
    pub(crate) games: Vec<String>,
    /// Which levels; master takes fifty times as long as expert
    #[arg(
        long,
        value_name = "BOT,...",
        value_delimiter = ',',
        default_value = "random,novice,greedy,club,expert"
    )]
    pub(crate) levels: Vec<Level>,
    /// How many races for each pair of levels; rounded up to whole rotations of the seats
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = between::<u64>(1..=10_000_000))]
    pub(crate) races: u64,
    /// Print a table in Markdown, as in docs/strength.md
    #[arg(long, conflicts_with = "json")]
    pub(crate) markdown: bool,
    #[command(flatten)]
    pub(crate) many: ManyArgs,
}

/// How many races are run.
#[derive(Debug, Args)]
pub(crate) struct ManyArgs {
    /// The seed of the first race
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    pub(crate) seed: u64,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = between::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
