//! The web client's tests: types, units, size, and whole races in a real browser.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::test::{root, step};
use crate::{debian, wasm};

const BROWSERS: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Installs the packages, and tests what needs no browser.
pub(crate) fn test() -> Result<()> {
    if !debian::answers("node") {
        bail!("the web client needs Node 20 or later with npm (Debian: apt install nodejs npm)");
    }
    step("web: packages", npm(&["ci", "--no-audit", "--no-fund", "--silent"]))?;
    step("web: types and components", npm(&["run", "--silent", "check"]))?;
    step("web: unit tests", npm(&["test", "--silent"]))
}

/// Builds the page, with the engine if there is one.
pub(crate) fn build() -> Result<()> {
    step("web: page", npm(&["run", "--silent", "build"]))?;
    step("web: size of the first page", npm(&["run", "--silent", "size"]))
}

/// Asks the engine in WebAssembly what the tests of the program asked that, and compares the answers.
pub(crate) fn test_engine() -> Result<()> {
    let mut tests = npm(&["test", "--silent", "--", "test/engine.test.ts"]);
    tests.env("PODIUM_ASKED", wasm::asked());
    step("web: the engine answers as the program does", tests)
}

/// Plays in Chromium against this program, with the page as that serves it.
pub(crate) fn test_in_browser(podium: &Path) -> Result<()> {
    let mut tests = npm(&["run", "--silent", "e2e"]);
    tests.env("PODIUM", podium).env("PODIUM_PAGE", "served");
    step("web: races in a browser", tests)
}

/// Debian's Chromium, where this process may install it.
pub(crate) fn install_browser() -> Result<()> {
    let named = std::env::var_os("CHROMIUM").is_some();
    if named || BROWSERS.iter().any(|place| Path::new(place).exists()) {
        return Ok(());
    }
    if !debian::may_install() {
        bail!(
            "the browser tests need Chromium: install it (Debian: apt install chromium) or name it in CHROMIUM"
        );
    }
    debian::install("Chromium", &["chromium"])
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(root().join("web"));
    command
}
