//! Long steps beside a step that mostly waits: with the lowest priority, and with their output kept until they are asked for.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::debian::answers;
use crate::test::target;

/// A step that runs meanwhile; it ends with whoever began it.
pub(crate) struct Beside {
    name: String,
    started: Instant,
    child: Child,
    /// What it prints.
    output: PathBuf,
}

impl Beside {
    /// Begins the step and does not wait for it.
    pub(crate) fn begin(name: &str, command: &Command) -> Result<Beside> {
        let words: Vec<String> =
            name.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_string).collect();
        let output = target().join(format!("beside-{}.txt", words.join("-")));
        let file = File::create(&output).with_context(|| output.display().to_string())?;
        let errors = file.try_clone().with_context(|| output.display().to_string())?;
        let mut command = patient(command);
        println!("\n== {name}: beside what follows");
        let child = command.stdout(file).stderr(errors).spawn();
        let child = child.with_context(|| format!("{:?} cannot be started", command.get_program()))?;
        Ok(Beside { name: name.to_string(), started: Instant::now(), child, output })
    }

    /// Waits for its end and prints what it printed.
    pub(crate) fn end(mut self) -> Result<()> {
        let status = self.child.wait().with_context(|| self.name.clone())?;
        let printed = fs::read(&self.output).with_context(|| self.output.display().to_string())?;
        println!("\n== {}\n{}", self.name, String::from_utf8_lossy(&printed).trim_end());
        if !status.success() {
            bail!("{} failed; the output above says where", self.name);
        }
        println!("== {}: {} s beside others", self.name, self.started.elapsed().as_secs());
        Ok(())
    }
}

impl Drop for Beside {
    /// Where another step has failed, nobody asks for this one any more. One that is over is not there to be ended.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The same command behind everybody else, where the system knows how.
fn patient(command: &Command) -> Command {
    if !answers("nice") {
        return copied(command, Command::new(command.get_program()));
    }
    let mut nice = Command::new("nice");
    nice.args(["-n", "19"]).arg(command.get_program());
    copied(command, nice)
}

/// Arguments, folder and environment of one command for another.
fn copied(from: &Command, mut to: Command) -> Command {
    to.args(from.get_args());
    if let Some(folder) = from.get_current_dir() {
        to.current_dir(folder);
    }
    for (key, value) in from.get_envs() {
        match value {
            Some(value) => to.env(key, value),
            None => to.env_remove(key),
        };
    }
    to
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

    use super::*;

    #[test]
    fn a_step_beside_others_keeps_its_output_and_says_whether_it_failed() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo $WORD; exit $CODE"]).env("WORD", "done").env("CODE", "0");
        let step = Beside::begin("a test: done", &command).unwrap();
        let output = step.output.clone();
        step.end().unwrap();
        assert_eq!(fs::read_to_string(&output).unwrap(), "done\n");
        command.env("CODE", "3");
        assert!(Beside::begin("a test: done", &command).unwrap().end().is_err());
        fs::remove_file(output).unwrap();
    }
}
