//! The web client's tests: types, units, size, and whole races in a real browser.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::test::{root, step};

const BROWSERS: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Installs the packages, builds the page, and tests what needs no browser.
pub(crate) fn test() -> Result<()> {
    if !answers("node") {
        bail!("the web client needs Node 20 or later with npm (Debian: apt install nodejs npm)");
    }
    step("web: packages", npm(&["ci", "--no-audit", "--no-fund", "--silent"]))?;
    step("web: types and components", npm(&["run", "--silent", "check"]))?;
    step("web: unit tests", npm(&["test", "--silent"]))?;
    step("web: page", npm(&["run", "--silent", "build"]))?;
    step("web: size of the first page", npm(&["run", "--silent", "size"]))
}

/// Plays in Chromium against the optimised program, with the page that is built into it.
pub(crate) fn test_in_browser() -> Result<()> {
    install_browser()?;
    let mut tests = npm(&["run", "--silent", "e2e"]);
    tests.env("PODIUM", crate::test::program("laws")).env("PODIUM_PAGE", "served");
    step("web: races in a browser", tests)
}

/// Debian's Chromium, where this process may install it.
fn install_browser() -> Result<()> {
    let named = std::env::var_os("CHROMIUM").is_some();
    if named || BROWSERS.iter().any(|place| Path::new(place).exists()) {
        return Ok(());
    }
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0\n"));
    if !is_root || !answers("apt-get") {
        bail!(
            "the browser tests need Chromium: install it (Debian: apt install chromium) or name it in CHROMIUM"
        );
    }
    let mut update = Command::new("apt-get");
    update.args(["update", "-qq"]);
    step("apt-get update", update)?;
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    install.env("DEBIAN_FRONTEND", "noninteractive");
    step("installing Chromium", install)
}

fn answers(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(root().join("web"));
    command
}
