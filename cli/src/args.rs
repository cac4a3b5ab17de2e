//! What can be asked on the command line, with help that teaches by example.

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
pub(crate) use thinking::{ArenaArgs, HintArgs, LadderArgs, PuzzleArgs};

/// Board games about races: play them, read their rules, check and replay what was played.
#[derive(Debug, Parser)]
#[command(name = "podium", version, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The language: en, fr, or one of --languages [default: PODIUM_LANG, the configuration file, the system's locale, else
    /// English]. Help, JSON, what is wrong with message files and what the rules refuse in a scenario's position stay
    /// English
    #[arg(long, value_name = "CODE", global = true, env = "PODIUM_LANG", hide_env = true)]
    pub(crate) lang: Option<String>,
    /// A folder with more languages, each a folder of message files such as eo/cli.ftl; docs/guides/translate.md says which there
    /// are and how to write them
    #[arg(long, value_name = "DIR", global = true, env = "PODIUM_LANGUAGES", hide_env = true)]
    pub(crate) languages: Option<PathBuf>,
    /// Without a command, the server is started
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  podium                                start a server on this machine and open the browser
  podium games                          which games there are
  podium play pig                       play one against bots
  podium rules pig PG-003               what a rule says
  podium play pig --record race.json    play and keep the race
  podium replay race.json               retell it and verify it
  podium hint race.json                 what a bot would have done, and why
  podium puzzle pig                     find the best move
  podium arena pig --seats expert,greedy --races 100
  podium lab run pig                    simulate 2,000 races and write a report with plots
  podium play pig --lang fr             the same in French

`podium COMMAND --help` shows examples for each command.
Exit codes: 0 all is well, 1 something is wrong with what was checked, 2 bad usage or unreadable file.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(GamesArgs),
    Rules(RulesArgs),
    Options(OptionsArgs),
    Schema(SchemaArgs),
    Play(PlayArgs),
    Check(CheckArgs),
    Replay(ReplayArgs),
    Trace(TraceArgs),
    Board(BoardArgs),
    Content(ContentArgs),
    Hint(HintArgs),
    Puzzle(PuzzleArgs),
    Arena(ArenaArgs),
    Ladder(LadderArgs),
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

/// List the games.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium games
  podium games --json")]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Print a game's rulebook, or what it says of one rule.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium rules pig             the whole rulebook
  podium rules pig PG-003      one rule; messages and logs name rules by such ids
  podium rules pig --lang fr   the same in French")]
pub(crate) struct RulesArgs {
    /// The game's id, as `podium games` lists it
    pub(crate) game: String,
    /// A rule's id
    #[arg(value_name = "RULE-ID")]
    pub(crate) rule: Option<String>,
}

/// List a game's variant switches with their defaults.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium options pig
  podium options pig --json
  podium play pig --set target=50      play with a switch set")]
pub(crate) struct OptionsArgs {
    /// The game's id
    pub(crate) game: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Print what a game's JSON looks like, as JSON Schema (draft 2020-12).
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium schema pig                    options, action, event and view in one object
  podium schema pig --part action      what a bot may answer")]
pub(crate) struct SchemaArgs {
    /// The game's id
    pub(crate) game: String,
    /// Print the schema of this part only
    #[arg(long, value_parser = catalog::Part::ALL.map(catalog::Part::name))]
    pub(crate) part: Option<String>,
}

/// How a race is set up.
#[derive(Debug, Args)]
pub(crate) struct RaceArgs {
    /// The game's id, as `podium games` lists it
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) deal: DealArgs,
}

/// How a race of a game is set up.
#[derive(Debug, Args)]
pub(crate) struct DealArgs {
    /// How many players [default: 4, or what the game allows]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number)]
    pub(crate) players: Option<i64>,
    /// Set a variant switch; VALUE is JSON or plain text, @FILE reads JSON or a board file. FILE:LINE:FIELD=VALUE changes a field of a content file
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Play with the content files (*.txt) of this folder instead of the game's own files of the same names
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    /// The seed of all chance; the same seed and the same choices give the same race [default: a new one]
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

/// Play: on a full screen in a terminal, else (or with --plain) in plain text, line by line.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium play                          choose game, seats and switches on a screen; go on with a kept race
  podium play pig                      at once: you and three bots
  podium play pig --players 3 --seat 1 --bots expert
  podium play pig --bots club,expert,greedy
  podium play pig --bots 'cmd:python3 mybot.py'
  podium play pig --set target=50 --seed 7 --plain --record race.json
  yes 1 | podium play pig              answers may come from a pipe

On the screen: arrows and Enter choose, `k` lists every key, `q` leaves and keeps the race.
In plain text: a number chooses an action, `h` advises, `u` undoes, `?` explains what else can be asked,
`q` leaves.
NO_COLOR=1 takes the colours away; PODIUM_DATA names the folder in which races are kept.")]
pub(crate) struct PlayArgs {
    /// The game's id, as `podium games` lists it; without it you are asked
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) race: DealArgs,
    /// Write the race to this file, for `podium replay`; plain text only, the screen keeps every race
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Who plays the other seats: one bot for all of them, or one for each; bots are random, novice, greedy, club,
    /// expert, master, and cmd:COMMAND for your own program
    #[arg(
        long,
        visible_alias = "seats",
        value_name = "BOT,...",
        value_delimiter = ',',
        default_value = "club"
    )]
    pub(crate) bots: Vec<Entry>,
    #[command(flatten)]
    pub(crate) patience: PatienceArgs,
    /// Your seat, from 0
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true, value_parser = whole_number)]
    pub(crate) seat: i64,
    /// Plain text, line by line, also in a terminal: for screen readers and small windows
    #[arg(long)]
    pub(crate) plain: bool,
    /// How fast the screen shows what happens: slow, normal, fast or off
    #[arg(long, value_name = "PACE", default_value = "normal")]
    pub(crate) pace: Pace,
}

/// How long programs are waited for.
#[derive(Debug, Args)]
pub(crate) struct PatienceArgs {
    /// How many seconds your own program (cmd:COMMAND) may take for a move; then `greedy` plays it
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds)]
    pub(crate) bot_timeout: Duration,
}

fn seconds(text: &str) -> Result<Duration, Fault> {
    let seconds: Option<f64> = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| misread("cli-seconds", text))
}

/// Run scenario files and say where they differ.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium check scenarios/*.json          one scenario, or an array of them, per file
  podium check SPEC.md                   the scenarios in the json blocks of a text
  podium trace pig | podium check -      from a pipe

A scenario is a position, a script of actions, and what must hold after them:
  {\"game\": \"pig\", \"title\": \"A hold scores the total\",
   \"position\": {\"scores\": [10, 20], \"total\": 5},
   \"script\": [{\"seat\": 0, \"action\": {\"type\": \"hold\"}}],
   \"expect\": [{\"after\": 1, \"position\": {\"scores\": [15, 20]}}]}

The last line is `N passed, N failed`. Exit code 1 if one failed, 2 if a file cannot be read.")]
pub(crate) struct CheckArgs {
    /// Scenario files (JSON, or Markdown with json blocks); - is the standard input
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Tell a recorded race again and verify every step.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium play pig --record race.json
  podium replay race.json              the whole story
  podium replay race.json --quiet      only whether it is as recorded

Exit code 1 if the record was changed or comes from other rules; the step that differs is named.")]
pub(crate) struct ReplayArgs {
    /// A file written by `podium play --record`, or downloaded after a race on a server
    pub(crate) file: PathBuf,
    /// Only verify
    #[arg(long, conflicts_with = "json")]
    pub(crate) quiet: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Let bots run a race and print it as one scenario.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium trace pig --players 2 --seed 7 > race.json
  podium trace pig --bots greedy,random --players 2
  podium check race.json               accepts what trace prints

The scenario holds the starting position, every action with the chance that it met, and after every
step the whole position, the events and who may decide.")]
pub(crate) struct TraceArgs {
    #[command(flatten)]
    pub(crate) race: RaceArgs,
    /// Who plays: one bot for all seats, or one for each; bots are random, novice, greedy, club, expert, master
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Level>,
}

/// Look at boards made by users.
#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    #[command(subcommand)]
    pub(crate) command: BoardCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BoardCommand {
    Check(BoardCheckArgs),
}

/// Prove that a board can be played and draw it, or say what is wrong with it.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  podium board check my_town.txt

The first line of a board file names the game, the kind of board and its id: marathon course my_town")]
pub(crate) struct BoardCheckArgs {
    /// The board file
    pub(crate) file: PathBuf,
}

/// Write a game's content files into a folder, to change and play with.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium content rowing mine                  cards, rates, water and courses
  podium play rowing --content mine           play with what you changed there
  podium lab run rowing --content mine        and see what it does

Files that are there already are not overwritten. docs/guides/designing.md walks through it.")]
pub(crate) struct ContentArgs {
    /// The game's id, as `podium games` lists it
    pub(crate) game: String,
    /// The folder; it is made if it is not there
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
}

/// Measure how fast the games are played by random choices on one core.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  podium bench
  podium bench pig --seconds 5 --json
  podium bench --search                how fast the bots think
  podium bench --lab                   how many races the lab watches in a second

Each game is run in turn with two minimal hand-written loops in the same process: a race loop (4 runners,
6 lanes, 120 spaces, a die, one choice of lane) and a card loop (4 hands of 7 cards of 5 kinds, one choice
of card). They keep no history, tell no events and check nothing. The ratios are medians over the rounds.

With --search: iterations a second of the search from the first choice of a race with random rollouts, on one
core and on two, in turn with plain random playouts from the same position; the ratio compares decisions a
second on one core.")]
pub(crate) struct BenchArgs {
    /// Games to measure [default: all]
    pub(crate) games: Vec<String>,
    /// Measure the search of the bots instead
    #[arg(long)]
    pub(crate) search: bool,
    /// Measure the lab instead: greedy races a second on one core and on two
    #[arg(long, conflicts_with = "search")]
    pub(crate) lab: bool,
    /// Measure messages instead: how long the ones are that tell people of a step, in races of greedy bots
    #[arg(long, conflicts_with_all = ["search", "lab", "seconds"])]
    pub(crate) messages: bool,
    /// How long to measure each game
    #[arg(long, value_name = "S", default_value_t = 3.0)]
    pub(crate) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
