//! `podium`: the one command. Each subcommand is a module; data goes to stdout, talk to stderr.
//!
//! Exit codes: 0 for success, 1 if what was looked at is wrong, 2 for bad usage or a file that cannot be read.

mod admin;
mod arena;
mod args;
mod bench;
mod board;
mod calibrate;
mod check;
mod content;
mod files;
mod games;
mod help;
mod hint;
mod laboratory;
mod ladder;
mod learn;
mod output;
mod outside;
mod play;
mod puzzle;
mod replay;
mod review;
mod screen;
mod serve;
mod setup;
mod trace;
mod usage;
mod verify;
mod voice;

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use args::{Arguments, BoardCommand, Command};
use output::{Verdict, is_broken_pipe, talk};
use voice::Voice;

fn main() -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|error| usage::leave(error));
    let mut out = anstream::stdout().lock();
    let verdict = voice::choose(&arguments).and_then(|voice| {
        let verdict = run(arguments.command.as_ref(), &voice, &mut out);
        let written = verdict.and_then(|verdict| {
            out.flush()?;
            Ok(verdict)
        });
        written.map_err(|error| voice.told(error))
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

fn run(command: Option<&Command>, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let Some(command) = command else {
        return serve::serve(&serve::settings::ServeArgs::default(), voice, out);
    };
    match command {
        Command::Games(args) => games::list(args, voice, out),
        Command::Rules(args) => games::rules(args, voice, out),
        Command::Options(args) => games::options(args, voice, out),
        Command::Schema(args) => games::schema(args, voice, out),
        Command::Play(args) => play::play(args, voice, out),
        Command::Check(args) => check::check(args, voice, out),
        Command::Replay(args) => replay::replay(args, voice, out),
        Command::Review(args) => review::review(args, voice, out),
        Command::Learn(args) => learn::learn(args, voice, out),
        Command::Trace(args) => trace::trace(args, voice, out),
        Command::Board(args) => match &args.command {
            BoardCommand::Check(args) => board::check(args, voice, out),
        },
        Command::Content(args) => content::write(args, voice, out),
        Command::Hint(args) => hint::hint(args, voice, out),
        Command::Puzzle(args) => puzzle::puzzle(args, voice, out),
        Command::Arena(args) => arena::arena(args, voice, out),
        Command::Ladder(args) => ladder::ladder(args, voice, out),
        Command::Calibrate(args) => calibrate::calibrate(args, voice, out),
        Command::Lab(args) => laboratory::laboratory(args, voice, out),
        Command::Bench(args) => bench::bench(args, voice, out),
        Command::Serve(args) => serve::serve(args, voice, out),
        Command::Verify(args) => verify::verify(args, voice, out),
        Command::Backup(args) => serve::backup(args, voice, out),
        Command::Export(args) => serve::export(args, voice, out),
        Command::Ratings(args) => serve::ratings(args, voice),
        Command::Admin(args) => admin::admin(args, voice, out),
    }
}
