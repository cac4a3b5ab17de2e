//! Builds the web client where Node is installed, so that `cargo run` is enough. Without Node, or if the build fails,
//! the program is built all the same and its page says what is missing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// What the client is made from, under `web/`.
const SOURCES: [&str; 9] = [
    "src",
    "public",
    "scripts",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

/// What the rules in the engine of the page are made from, besides the games.
const RULES: [&str; 5] = ["engine/src", "protocol/src", "catalog/src", "records/src", "wasm/src"];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let web = root.join("web");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=PODIUM_WEB");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    println!("cargo::rerun-if-changed={}", web.join(ENGINE).display());
    for source in rules(&root) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    if std::env::var_os("PODIUM_WEB").is_some_and(|value| value == "off") {
        return;
    }
    drop_old_engine(&root, &web);
    let made = modified(&web.join("dist/index.html"));
    // The folder itself changes when an engine comes or goes.
    let engine = modified(&web.join(ENGINE)).max(modified(&web.join(ENGINE).join("podium.wasm")));
    let changed = SOURCES.iter().filter_map(|source| newest(&web.join(source))).max().max(engine);
    if made.is_some() && made >= changed {
        return;
    }
    if let Err(why) = build(&web) {
        // A file that never exists has cargo try again with the next build.
        println!("cargo::rerun-if-changed={}", web.join("dist/not-built").display());
        println!("cargo::warning=the web client was not built: {why}");
        println!("cargo::warning=the server runs without it; install Node 20 or later and build again");
    }
}

/// Where `cargo xtask wasm` puts the engine of the page, under `web/`, with the time at which it was found to be that of the sources.
const ENGINE: &str = "wasm";

/// An engine of other rules than the program's would call honest races false: the page is then built without.
fn drop_old_engine(root: &Path, web: &Path) {
    let file = web.join(ENGINE).join("podium.wasm");
    let built = modified(&web.join(ENGINE).join("built"));
    let changed = rules(root).iter().filter_map(|source| newest(source)).max();
    if !file.exists() || built >= changed {
        return;
    }
    match fs::remove_file(&file) {
        Ok(()) => println!(
            "cargo::warning=the page is built without the engine in web/wasm, which was older than the rules; `cargo xtask wasm` rebuilds it"
        ),
        Err(error) => println!("cargo::warning={} is older than the rules: {error}", file.display()),
    }
}

/// Of games only what rules are made from: a new scenario or text changes none.
fn rules(root: &Path) -> Vec<PathBuf> {
    let mut sources: Vec<PathBuf> = RULES.iter().map(|source| root.join(source)).collect();
    let games = fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    for game in games {
        sources.extend(
            ["src", "content"].map(|part| game.path().join(part)).into_iter().filter(|part| part.exists()),
        );
    }
    sources
}

fn build(web: &Path) -> Result<(), String> {
    let lock = modified(&web.join("package-lock.json"));
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < lock {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(web, &["run", "build"])
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program)
        .args(arguments)
        .current_dir(web)
        .output()
        .map_err(|error| format!("npm cannot be started ({error})"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("no reason given");
    Err(format!("`npm {}` failed: {last}", arguments.join(" ")))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}

/// The last change of a file, or of anything in a folder.
fn newest(path: &Path) -> Option<SystemTime> {
    let own = modified(path);
    let Ok(entries) = fs::read_dir(path) else { return own };
    entries.flatten().filter_map(|entry| newest(&entry.path())).max().max(own)
}
