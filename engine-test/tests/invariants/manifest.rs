//! Manifests: what a crate is made from, however it is written down.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use toml::{Table, Value};

use crate::source::root;

/// A manifest and the place that it stands in, from the root.
pub(crate) struct Manifest {
    folder: String,
    table: Table,
}

impl Manifest {
    /// The manifest of a folder.
    pub(crate) fn of(folder: &str) -> Manifest {
        let text = fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap();
        Manifest { folder: folder.to_string(), table: text.parse().unwrap() }
    }

    /// What the program or library is made from: the names of the packages, of all systems and of its build script.
    pub(crate) fn dependencies(&self) -> BTreeSet<String> {
        self.packages(&["dependencies", "build-dependencies"])
    }

    /// What else its tests use.
    pub(crate) fn for_tests(&self) -> BTreeSet<String> {
        self.packages(&["dev-dependencies"])
    }

    /// Whether it is made from that only with a feature that is off unless somebody wants it.
    pub(crate) fn is_optional(&self, name: &str) -> bool {
        let wanted = self.table.get("dependencies").and_then(|all| all.get(name));
        let is_usual = self.table.get("features").is_some_and(|features| features.get("default").is_some());
        wanted.and_then(|wanted| wanted.get("optional")).and_then(Value::as_bool) == Some(true) && !is_usual
    }

    fn packages(&self, kinds: &[&str]) -> BTreeSet<String> {
        let of_systems = self.table.get("target").and_then(Value::as_table).into_iter().flatten();
        let tables = of_systems.filter_map(|(_, of_system)| of_system.as_table()).chain([&self.table]);
        let named = tables.flat_map(|table| {
            kinds.iter().filter_map(|kind| table.get(*kind)).filter_map(Value::as_table).flatten()
        });
        named.map(|(name, wanted)| self.package(name, wanted)).collect()
    }

    /// The package behind a name: it may be called otherwise here, or in the workspace, or be found by its folder.
    fn package(&self, name: &str, wanted: &Value) -> String {
        if let Some(package) = wanted.get("package").and_then(Value::as_str) {
            return package.to_string();
        }
        if let Some(path) = wanted.get("path").and_then(Value::as_str) {
            let manifest = Manifest::of(&Path::new(&self.folder).join(path).display().to_string());
            return manifest.table["package"]["name"].as_str().unwrap().to_string();
        }
        if wanted.get("workspace").is_some() {
            let workspace = Manifest::of("");
            let shared = workspace.table["workspace"]["dependencies"].get(name).unwrap();
            return workspace.package(name, shared);
        }
        name.to_string()
    }
}

/// The folders of all crates, as the workspace lists them.
pub(crate) fn members() -> Vec<String> {
    let listed = Manifest::of("").table["workspace"]["members"].as_array().unwrap().clone();
    let mut members = Vec::new();
    for member in listed.iter().map(|member| member.as_str().unwrap()) {
        match member.strip_suffix("/*") {
            None => members.push(member.to_string()),
            Some(folder) => {
                let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap());
                let crates = entries.filter(|entry| entry.path().join("Cargo.toml").is_file());
                members.extend(crates.map(|entry| format!("{folder}/{}", entry.file_name().display())));
            }
        }
    }
    members.sort();
    members
}

/// The ids of the games.
pub(crate) fn games() -> Vec<String> {
    members().iter().filter_map(|member| member.strip_prefix("games/")).map(str::to_string).collect()
}

#[test]
fn a_dependency_is_known_however_it_is_written() {
    let written = r#"
        [dependencies]
        engine.workspace = true
        fast = { package = "marathon", path = "../games/marathon" }
        [dependencies.sty]
        path = "games/pig"
        [target.'cfg(unix)'.dependencies]
        nix.workspace = true
        [build-dependencies]
        toml = "1"
        [dev-dependencies]
        words.workspace = true
    "#;
    let manifest = Manifest { folder: String::new(), table: written.parse().unwrap() };
    let named = |packages: BTreeSet<String>| packages.into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(named(manifest.dependencies()), "engine marathon nix pig toml");
    assert_eq!(named(manifest.for_tests()), "words");
}
