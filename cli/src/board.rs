//! `podium board check`: whether a board made by a user can be played.

use std::io::Write;

use anyhow::Result;
use engine::content::Content;
use engine::{Phrase, Speak};

use crate::args::BoardCheckArgs;
use crate::files;
use crate::output::{Verdict, talk};
use crate::voice::{Voice, text};

/// Draws a sound board; says of another what is wrong with it.
pub(crate) fn check(args: &BoardCheckArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let written = files::read(&args.file, voice)?;
    let board = Content::new(&file, &written);
    let Some(id) = board.header().first().copied() else {
        voice.talk(&Phrase::new("cli-board-empty").with("file", text(&file)));
        return Ok(Verdict::Wrong);
    };
    let drawn = match catalog::find(id) {
        Ok(game) => {
            let voice = voice.of_game(game.id());
            game.check_board(board, &voice).map_err(|fault| voice.fault(&fault))
        }
        Err(fault) => {
            let phrase = Phrase::new("cli-board-game").with("file", text(&file)).with("why", fault.reason());
            Err(voice.say(&phrase))
        }
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
