//! The terminal: taken over at the beginning, given back at the end, also after a panic.

use std::io::{self, Stdout, Write, stdout};
use std::time::Instant;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, MouseEventKind};
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use crossterm::{execute, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::app::App;
use crate::output::OnePiece;

type Screen = Terminal<CrosstermBackend<OnePiece<Stdout>>>;

/// Runs the program in this terminal until the person leaves. What it gives is to be said afterwards.
pub fn run(mut app: App) -> io::Result<Option<String>> {
    drop(ratatui::try_init()?);
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // The screen comes back before the panic is told; ratatui restores the rest.
        let _ = execute!(stdout(), EndSynchronizedUpdate, DisableMouseCapture);
        hook(panic);
    }));
    let ended = execute!(stdout(), EnableMouseCapture).and_then(|()| run_in_terminal(&mut app));
    let given_back = execute!(stdout(), DisableMouseCapture).and(ratatui::try_restore());
    ended.and(given_back)?;
    Ok(app.last_words().map(str::to_string))
}

fn run_in_terminal(app: &mut App) -> io::Result<()> {
    let mut terminal = Terminal::new(CrosstermBackend::new(OnePiece::new(stdout())))?;
    let mut is_stale = true;
    while !app.is_over() {
        is_stale |= app.tick(Instant::now());
        if is_stale {
            draw(app, &mut terminal)?;
            is_stale = false;
        }
        if event::poll(app.wait())? {
            let event = event::read()?;
            // A mouse that is only moved changes nothing, so nothing is sent for it.
            is_stale |= !matches!(&event, Event::Mouse(mouse) if mouse.kind == MouseEventKind::Moved);
            app.handle(&event);
        }
    }
    Ok(())
}

/// Draws what has changed. Terminals that know how show it at once, without half a screen in between.
fn draw(app: &mut App, terminal: &mut Screen) -> io::Result<()> {
    queue!(terminal.backend_mut(), BeginSynchronizedUpdate)?;
    terminal.draw(|frame| app.draw(frame))?;
    queue!(terminal.backend_mut(), EndSynchronizedUpdate)?;
    terminal.backend_mut().flush()
}
