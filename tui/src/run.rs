//! The terminal: taken over at the beginning, given back at the end, also after a panic.

use std::io::{self, stdout};
use std::time::Instant;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;

use crate::app::App;

/// Runs the program in this terminal until the person leaves. What it gives is to be said afterwards.
pub fn run(mut app: App) -> io::Result<Option<String>> {
    let mut terminal = ratatui::try_init()?;
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // The screen comes back before the panic is told; ratatui restores the rest.
        let _ = execute!(stdout(), DisableMouseCapture);
        hook(panic);
    }));
    execute!(stdout(), EnableMouseCapture)?;
    let ended = run_in(&mut terminal, &mut app);
    let given_back = execute!(stdout(), DisableMouseCapture).and(ratatui::try_restore());
    ended.and(given_back)?;
    Ok(app.last_words().map(str::to_string))
}

fn run_in(terminal: &mut ratatui::DefaultTerminal, app: &mut App) -> io::Result<()> {
    let mut is_stale = true;
    while !app.is_over() {
        is_stale |= app.tick(Instant::now());
        if is_stale {
            terminal.draw(|frame| app.draw(frame))?;
            is_stale = false;
        }
        if event::poll(app.wait())? {
            let event = event::read()?;
            app.handle(&event);
            is_stale = true;
        }
    }
    Ok(())
}
