//! `podium board check`: whether a board made by a user can be played.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result};
use engine::Phrase;
use engine::content::Content;

use crate::args::BoardCheckArgs;
use crate::output::{Verdict, talk};
use crate::voice::{Voice, text};

/// Draws a sound board; says of another what is wrong with it.
pub(crate) fn check(args: &BoardCheckArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let written = fs::read_to_string(&args.file).with_context(|| format!("{file} cannot be read"))?;
    let board = Content::new(&file, &written);
    let Some(id) = board.header().first().copied() else {
        voice.talk(&Phrase::new("cli-board-empty").with("file", text(&file)));
        return Ok(Verdict::Wrong);
    };
    let drawn = match catalog::find(id) {
        Ok(game) => game.check_board(board, &voice.of_game(game.id())).map_err(|fault| fault.to_string()),
        Err(fault) => Err(format!("{file}: its first line must begin with the game's id: {}", fault.why)),
    };
    match drawn {
        Ok(picture) => {
            writeln!(out, "{}", picture.trim_end())?;
            Ok(Verdict::Fine)
        }
        Err(why) => {
            talk(format_args!("{why}"));
            Ok(Verdict::Wrong)
        }
    }
}
