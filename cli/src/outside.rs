//! Bots outside are looked after: whatever ends this program ends them too.

use std::future::Future;
use std::io;
use std::thread;

use anyhow::Result;
use lab::Entry;
use lab::process::end_all;

use crate::voice::Unsaid;

/// Ends the bots outside, if there are any (which it answers), when this program is told to end. They have process groups of their own, so
/// that Ctrl-C in a terminal reaches this program only.
pub(crate) fn end_bots_with_us(entries: &[Entry]) -> Result<bool> {
    if !entries.iter().any(Entry::is_outside) {
        return Ok(false);
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
    let deaf = |error: io::Error| Unsaid::because("cli-no-signals", &error);
    let runtime = runtime.map_err(deaf)?;
    let told = {
        let _inside = runtime.enter();
        told_to_end().map_err(deaf)?
    };
    thread::spawn(move || {
        let code = runtime.block_on(told);
        end_all();
        std::process::exit(code);
    });
    Ok(true)
}

/// Listens from now on; the exit code once somebody wants this program to end.
#[cfg(unix)]
fn told_to_end() -> io::Result<impl Future<Output = i32> + Send> {
    use std::io::IsTerminal;

    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    // `nohup` takes the terminal away; then hanging up is to change nothing.
    let mut hang_up = if io::stderr().is_terminal() { Some(signal(SignalKind::hangup())?) } else { None };
    let hung_up = async move {
        match &mut hang_up {
            Some(hang_up) => hang_up.recv().await,
            None => std::future::pending().await,
        }
    };
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => 130,
            _ = terminate.recv() => 143,
            _ = hung_up => 129,
        }
    })
}

#[cfg(not(unix))]
fn told_to_end() -> io::Result<impl Future<Output = i32> + Send> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
        130
    })
}
