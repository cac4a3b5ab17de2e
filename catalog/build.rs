//! Lists the puzzle and lesson files of all games, so that they travel inside the program.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    list("puzzles")?;
    list("lessons")
}

/// Writes a list of all files in that folder of any game: game, name, text.
fn list(kind: &str) -> io::Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut entries = String::new();
    for game in sorted(&games)? {
        let folder = game.join(kind);
        // A path that is not there counts as changed every time: everything would be built anew at every start.
        let watched = if folder.is_dir() { &folder } else { &game };
        println!("cargo::rerun-if-changed={}", watched.display());
        for file in sorted(&folder).unwrap_or_default() {
            let (game, name) = (name(&game), name(&file));
            entries.push_str(&format!("({game:?}, {name:?}, include_str!({:?})),\n", file.canonicalize()?));
        }
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo gives OUT_DIR"))?;
    fs::write(Path::new(&out).join(format!("{kind}.rs")), format!("&[\n{entries}]"))
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_stem().map(|name| name.to_string_lossy().to_string()).unwrap_or_default()
}
