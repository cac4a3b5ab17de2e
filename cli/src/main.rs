//! `podium`: the one command. Each subcommand is a module; data goes to stdout, talk to stderr.
//!
//! Exit codes: 0 for success, 1 if what was looked at is wrong, 2 for bad usage or a file that cannot be read.

mod arena;
mod args;
mod bench;
mod board;
mod check;
mod content;
mod games;
mod hint;
mod laboratory;
mod ladder;
mod output;
mod outside;
mod play;
mod puzzle;
mod replay;
mod serve;
mod setup;
mod trace;
mod verify;

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use args::{Arguments, BoardCommand, Command};
use output::{Verdict, is_broken_pipe, talk};

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = anstream::stdout().lock();
    let verdict = run(arguments.command.as_ref(), &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    match verdict {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Wrong) => ExitCode::from(1),
        Ok(Verdict::Unreadable) => ExitCode::from(2),
        // Whoever read our output has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            talk(format_args!("podium: {error:#}"));
            ExitCode::from(2)
        }
    }
}

fn run(command: Option<&Command>, out: &mut dyn Write) -> Result<Verdict> {
    let Some(command) = command else { return serve::serve(&serve::settings::ServeArgs::default(), out) };
    match command {
        Command::Games(args) => games::list(args, out),
        Command::Rules(args) => games::rules(args, out),
        Command::Options(args) => games::options(args, out),
        Command::Play(args) => play::play(args, out),
        Command::Check(args) => check::check(args, out),
        Command::Replay(args) => replay::replay(args, out),
        Command::Trace(args) => trace::trace(args, out),
        Command::Board(args) => match &args.command {
            BoardCommand::Check(args) => board::check(args, out),
        },
        Command::Content(args) => content::write(args, out),
        Command::Hint(args) => hint::hint(args, out),
        Command::Puzzle(args) => puzzle::puzzle(args, out),
        Command::Arena(args) => arena::arena(args, out),
        Command::Ladder(args) => ladder::ladder(args, out),
        Command::Lab(args) => laboratory::laboratory(args, out),
        Command::Bench(args) => bench::bench(args, out),
        Command::Serve(args) => serve::serve(args, out),
        Command::Verify(args) => verify::verify(args, out),
        Command::Backup(args) => serve::backup(args, out),
        Command::Export(args) => serve::export(args, out),
    }
}
