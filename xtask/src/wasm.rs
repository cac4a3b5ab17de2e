//! The engine in WebAssembly, for the page: built into a target folder of its own and put where the page's build takes it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::beside::Beside;
use crate::debian;
use crate::test::{cargo, root, step, target};

const STEP: &str = "the engine in WebAssembly";
const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's compiler, its sources of the standard library, which has to be built for this target, and a linker.
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

/// What builds it.
enum Tools {
    /// The toolchain at hand has the target.
    Own,
    /// Debian's packages.
    Debian,
}

/// `cargo xtask wasm`.
pub(crate) fn build() -> Result<()> {
    let Some(tools) = tools() else { bail!("{}", missing()) };
    step(STEP, command(&tools))?;
    put()
}

/// For the tests: installs what is needed where it may, and begins to build the engine beside what follows. None where it cannot be
/// built: it is said what is left out, and an engine that was built from other sources is not left lying there.
pub(crate) fn begin_for_tests() -> Result<Option<Beside>> {
    if tools().is_none()
        && debian::may_install()
        && let Err(error) = debian::install("the compiler for WebAssembly", &PACKAGES)
    {
        eprintln!("{error:#}");
    }
    if let Some(tools) = tools() {
        return Beside::begin(STEP, &command(&tools)).map(Some);
    }
    for file in [file(), stamp()].iter().filter(|file| file.exists()) {
        fs::remove_file(file).with_context(|| file.display().to_string())?;
    }
    println!("\n{SKIPPED}\n{}", missing());
    Ok(None)
}

/// Waits for the engine and puts it where the page takes it. Whether there is one.
pub(crate) fn end_for_tests(engine: Option<Beside>) -> Result<bool> {
    let Some(engine) = engine else { return Ok(false) };
    engine.end()?;
    put().map(|()| true)
}

/// What is said, in the middle and at the end of the tests, where the engine cannot be built.
pub(crate) const SKIPPED: &str = "\
!! SKIPPED: the engine in WebAssembly. The page is built without it, and that it gives the same answers as this program and
!! replays races in a browser was NOT tested.";

/// Every request with its answer, which the tests here write and those of the page read.
pub(crate) fn asked() -> PathBuf {
    folder().join("asked.jsonl")
}

fn missing() -> String {
    format!(
        "the engine for the page needs the target {TARGET} (`rustup target add {TARGET}`), or on Debian: apt install {}",
        PACKAGES.join(" ")
    )
}

fn tools() -> Option<Tools> {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let has_target =
        asked.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir());
    if has_target {
        return Some(Tools::Own);
    }
    debian::has(&PACKAGES).then_some(Tools::Debian)
}

fn command(tools: &Tools) -> Command {
    let mut command = match tools {
        Tools::Own => cargo(&["build"]),
        Tools::Debian => debians_cargo(),
    };
    command.args(["--quiet", "--package", "wasm", "--lib", "--profile", "wasm", "--target", TARGET]);
    command.arg("--target-dir").arg(folder());
    // Flags for this machine's own processor would not fit.
    command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    command
}

/// Debian's cargo and compiler, whatever else comes first on the path. The compiler has no library for the target: it is built, too,
/// which a compiler of a release does only if it is told to be no release.
fn debians_cargo() -> Command {
    let mut command = Command::new("/usr/bin/cargo");
    command.current_dir(root()).args(["build", "-Zbuild-std=std,panic_abort"]);
    command.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19");
    command.env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTC_WRAPPER").env_remove("CARGO");
    command
}

/// Puts the engine where the page's build takes it. One that is the same is left alone, so that the page need not be built again.
fn put() -> Result<()> {
    let made = folder().join(TARGET).join("wasm/wasm.wasm");
    let made = fs::read(&made).with_context(|| made.display().to_string())?;
    if !fs::read(file()).is_ok_and(|known| known == made) {
        fs::write(file(), &made).with_context(|| file().display().to_string())?;
    }
    // When it was last found to be that of the sources: `server/build.rs` asks.
    fs::write(stamp(), "").with_context(|| stamp().display().to_string())?;
    println!("web/wasm/podium.wasm: {} KB; the next build of the page takes it in", made.len() / 1024);
    Ok(())
}

fn folder() -> PathBuf {
    target().join("wasm")
}

fn file() -> PathBuf {
    root().join("web/wasm/podium.wasm")
}

fn stamp() -> PathBuf {
    root().join("web/wasm/built")
}
