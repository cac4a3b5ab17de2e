//! A bot's process with all that it starts: one process group, ended as a whole. A bot started through a script, or one
//! with helpers of its own, leaves nothing behind.

use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

use catalog::system_says;
use engine::Phrase;

/// The families that run.
#[derive(Debug)]
struct Running {
    leaders: Vec<u32>,
    /// Whether everything was ended: then nothing more is started.
    is_over: bool,
}

static RUNNING: Mutex<Running> = Mutex::new(Running { leaders: Vec::new(), is_over: false });

fn running() -> MutexGuard<'static, Running> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A process and its descendants.
#[derive(Debug)]
pub(super) struct Family(Child);

impl Family {
    /// Starts the process at the head of a group of its own.
    pub(super) fn start(command: &mut Command) -> Result<Family, Phrase> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        // Held while it starts: else it could be missed when everything is ended.
        let mut running = running();
        if running.is_over {
            return Err(Phrase::new("lab-outside-ending"));
        }
        let child = command.spawn().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Phrase::new("lab-outside-no-program"),
            io::ErrorKind::PermissionDenied => Phrase::new("lab-outside-no-right"),
            _ => system_says(&error),
        })?;
        running.leaders.push(child.id());
        Ok(Family(child))
    }

    /// The process that was started.
    pub(super) fn leader(&mut self) -> &mut Child {
        &mut self.0
    }

    /// Ends the process, whatever it does about signals, and its descendants.
    pub(super) fn end(&mut self) {
        let leader = self.0.id();
        running().leaders.retain(|other| *other != leader);
        end_group(leader);
        // It may have ended by itself; waiting leaves no zombie either way.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Ends every bot that runs; none can be started afterwards. For who is about to end the program: bots are in groups
/// of their own, so that Ctrl-C in a terminal does not reach them.
pub fn end_all() {
    let mut running = running();
    running.is_over = true;
    for leader in running.leaders.drain(..) {
        end_group(leader);
    }
}

#[cfg(unix)]
fn end_group(leader: u32) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    if let Ok(leader) = i32::try_from(leader) {
        // An error says that nobody of them is left.
        let _ = killpg(Pid::from_raw(leader), Signal::SIGKILL);
    }
}

#[cfg(not(unix))]
fn end_group(_leader: u32) {}
