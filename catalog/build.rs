//! Lists the files of all games and crates that travel inside the program: words, rulebooks, lessons, puzzles, how strong bots are.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What is taken of a game's folder, and of every other crate's only the first.
const KINDS: [&str; 5] = ["words", "rulebook", "lessons", "puzzles", "ratings"];

fn main() -> io::Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("cargo gives its folder"))?;
    let root = Path::new(&here).join("..");
    println!("cargo::rerun-if-changed=../games");
    let mut entries = String::new();
    for owner in sorted(&root.join("games"))? {
        for kind in KINDS {
            list(&owner, "games/", kind, &mut entries)?;
        }
    }
    for owner in sorted(&root)?.into_iter().filter(|path| path.join("words").is_dir()) {
        println!("cargo::rerun-if-changed=../{}/words", name(&owner));
        list(&owner, "", "words", &mut entries)?;
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo gives OUT_DIR"))?;
    fs::write(Path::new(&out).join("files.rs"), format!("&[\n{entries}]"))
}

/// Writes an entry for every file of a folder: whose, kind, file name, text. The path is put together where the list is compiled,
/// so that a project that was moved is not looked for in its old place.
fn list(owner: &Path, before: &str, kind: &str, entries: &mut String) -> io::Result<()> {
    let folder = owner.join(kind);
    if !folder.is_dir() {
        return Ok(());
    }
    for file in sorted(&folder)?.into_iter().filter(|file| file.is_file()) {
        // A file that is gone is noticed by its own name, not by the time of its folder.
        println!("cargo::rerun-if-changed={}", file.display());
        let (owner, file) = (name(owner), name(&file));
        let path = format!("/../{before}{owner}/{kind}/{file}");
        entries.push_str(&format!(
            "({owner:?}, {kind:?}, {file:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),\n"
        ));
    }
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().to_string()).unwrap_or_default()
}
