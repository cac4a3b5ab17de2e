//! The full screen, for whatever is shown on one.

use std::io::{IsTerminal, stdin, stdout};

use anyhow::Result;
use tui::{App, Begin, Look, Pace, Store};

use crate::output::{Verdict, talk};
use crate::voice::Voice;

/// Whether there is a screen to show something on: a terminal at both ends that can do more than print.
pub(crate) fn is_there() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

/// Takes the terminal over until the person leaves.
pub(crate) fn show(begin: Begin, pace: Pace, voice: &Voice) -> Result<Verdict> {
    let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let app = App::new(begin, Store::of_user(), Look { colours, pace }, voice.language().clone());
    if let Some(words) = tui::run(app)? {
        talk(format_args!("{words}"));
    }
    Ok(Verdict::Fine)
}
