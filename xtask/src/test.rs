//! Everything that CI runs, in the order in which a mistake shows soonest.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::beside::Beside;
use crate::{wasm, web};

/// Races a game in the full run of the laws.
const RACES: &str = "10000";

/// How much is run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    Full,
    Quick,
}

pub(crate) fn run(extent: Extent) -> Result<()> {
    install_components()?;
    let engine = wasm::begin_for_tests()?;
    web::test()?;
    step("format", cargo(&["fmt", "--all", "--check"]))?;
    let mut lints = cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]);
    // The page is built when its engine is there.
    lints.env("PODIUM_WEB", "off");
    step("lints", lints)?;
    let has_engine = wasm::end_for_tests(engine)?;
    web::build()?;
    let mut tests = cargo(&["test", "--workspace", "--quiet"]);
    if has_engine {
        tests.env("PODIUM_ASKED", wasm::asked());
    }
    step("tests", tests)?;
    if has_engine {
        web::test_engine()?;
    }
    match extent {
        Extent::Full => long_runs()?,
        Extent::Quick => step("documentation", documentation())?,
    }
    match has_engine {
        true => println!("\nAll is well."),
        false => println!("\nAll that was run is well.\n{}", wasm::SKIPPED),
    }
    Ok(())
}

/// Races in a browser wait most of their time; what only computes runs beside them.
fn long_runs() -> Result<()> {
    web::install_browser()?;
    step("scenarios by `podium check`", check_scenarios()?)?;
    // The test of the new game builds a program with one game more where that of the tests stands.
    let podium = target().join("podium-in-the-browser");
    fs::copy(program("debug"), &podium).with_context(|| podium.display().to_string())?;
    let beside = [
        Beside::begin(&format!("laws on {RACES} races a game"), &laws()?)?,
        Beside::begin(
            "a new game, as the guide says",
            &cargo(&["test", "--package", "xtask", "--quiet", "--", "--ignored"]),
        )?,
        Beside::begin("documentation", &documentation())?,
    ];
    web::test_in_browser(&podium)?;
    beside.into_iter().try_for_each(Beside::end)
}

/// The tests of the laws have the word in their names.
fn laws() -> Result<Command> {
    let mut laws = cargo(&["test", "--profile", "laws", "--quiet", "--tests", "laws"]);
    for game in games()? {
        laws.arg("--package").arg(game);
    }
    laws.env("PODIUM_RACES", RACES);
    Ok(laws)
}

fn documentation() -> Command {
    let mut documentation = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    documentation
}

pub(crate) fn rewrite_playthroughs() -> Result<()> {
    let mut tests = cargo(&["test", "--quiet", "--tests"]);
    for game in games()? {
        tests.arg("--package").arg(game);
    }
    tests.env("PODIUM_REWRITE", "1");
    step("playthroughs", tests)
}

/// Measures a server, which is a process of its own, with a driver in another: both optimised.
pub(crate) fn load(arguments: &[&str]) -> Result<()> {
    step("the program", cargo(&["build", "--release", "--quiet", "--package", "cli"]))?;
    let mut driver =
        cargo(&["run", "--release", "--quiet", "--package", "server", "--example", "load", "--"]);
    driver.arg("--podium").arg(program("release")).args(arguments);
    step("load", driver)
}

pub(crate) fn fuzz(seconds: &str) -> Result<()> {
    step("fuzz", cargo(&["run", "--quiet", "--package", "server", "--example", "fuzz", "--", seconds]))
}

/// Writes the protocol's types for TypeScript.
pub(crate) fn write_types() -> Result<()> {
    let mut command = cargo(&["run", "--quiet", "--package", "protocol", "--example", "types"]);
    let output = command.stdout(Stdio::piped()).output().context("cargo cannot be started")?;
    if !output.status.success() {
        bail!("the types cannot be made:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let path = root().join("web/src/lib/protocol.ts");
    let folder = path.parent().expect("the file has a folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, output.stdout))
        .context("web/src/lib/protocol.ts")
}

/// The program, built with this profile; with `debug` the tests build it.
pub(crate) fn program(profile: &str) -> PathBuf {
    target().join(profile).join("podium")
}

/// Where cargo builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The project's root.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the project's root").to_path_buf()
}

/// The games with a specification: all but the teaching game.
fn games() -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root().join("games")).context("the folder games")? {
        let path = entry?.path();
        if path.join("SPEC.md").is_file() {
            games.push(path.file_name().unwrap_or_default().to_string_lossy().to_string());
        }
    }
    games.sort();
    Ok(games)
}

fn check_scenarios() -> Result<Command> {
    let mut command = Command::new(program("debug"));
    command.arg("check");
    for game in games()? {
        let folder = root().join("games").join(game);
        command.arg(folder.join("SPEC.md"));
        let mut files: Vec<PathBuf> = fs::read_dir(folder.join("scenarios"))
            .context("a folder of scenarios")?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<std::io::Result<_>>()?;
        files.sort();
        command.args(files);
    }
    Ok(command)
}

pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

pub(crate) fn step(name: &str, mut command: Command) -> Result<()> {
    println!("\n== {name}");
    let started = Instant::now();
    let status =
        command.status().with_context(|| format!("{:?} cannot be started", command.get_program()))?;
    if !status.success() {
        bail!("{name} failed; the output above says where");
    }
    println!("== {name}: {} s", started.elapsed().as_secs());
    Ok(())
}

/// Rustfmt and clippy come with most installations of Rust, not with all.
fn install_components() -> Result<()> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let there = cargo(&[tool, "--version"]).output().is_ok_and(|output| output.status.success());
        if !there {
            let mut rustup = Command::new("rustup");
            rustup.args(["component", "add", component]);
            step(&format!("installing {component}"), rustup)?;
        }
    }
    Ok(())
}
