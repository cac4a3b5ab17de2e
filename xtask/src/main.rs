//! The project's chores. `cargo xtask` lists them.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command for people")]

mod beside;
mod debian;
mod new_game;
mod ratings;
mod rules;
mod test;
mod wasm;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
The project's chores.

  cargo xtask test            run everything that CI runs: format, lints, all tests, laws on many races, documentation
  cargo xtask test --quick    the same without the long runs
  cargo xtask new-game NAME   make games/NAME, a playable beginning, and register it
  cargo xtask rules GAME      every rule of a game: where it stands in the code, and its scenarios
  cargo xtask playthroughs    rewrite all playthroughs (review them like code)
  cargo xtask wasm            build the engine for the page, in WebAssembly: the next build of the page takes it in
  cargo xtask types           write the protocol's types for TypeScript: web/src/lib/protocol.ts
  cargo xtask ratings [--races N] [GAME ...]   let bots race and keep how strong they are: games/GAME/ratings/ladder.json
  cargo xtask load [...]      drive a server with many tables over sockets: --tables N --active N --seconds S --game GAME
  cargo xtask fuzz SECONDS    throw damaged messages and bodies at a server and count panics
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["test"] => test::run(test::Extent::Full),
        ["test", "--quick"] => test::run(test::Extent::Quick),
        ["new-game", name] => new_game::make(&test::root(), name).map(|()| new_game::say_next(name)),
        ["rules", game] => rules::print(game),
        ["playthroughs"] => test::rewrite_playthroughs(),
        ["wasm"] => wasm::build(),
        ["types"] => test::write_types(),
        ["ratings", "--races", races, ref games @ ..] => ratings::measure(races, games),
        ["ratings", ref games @ ..] => ratings::measure(ratings::RACES, games),
        ["load", ref rest @ ..] => test::load(rest),
        ["fuzz", seconds] => test::fuzz(seconds),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => unknown(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn unknown(arguments: &[&str]) -> Result<()> {
    bail!("there is no chore `{}`; `cargo xtask` lists them", arguments.join(" "))
}
