//! Every link of our documents leads somewhere.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::fs;
use std::path::{Path, PathBuf};

fn markdown(folder: &Path, out: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().to_string();
        if path.is_dir() && !["target", "node_modules", ".git"].contains(&name.as_str()) {
            markdown(&path, out);
        } else if name.ends_with(".md") && name != "SPEC.md" {
            out.push(path);
        }
    }
}

/// The targets of `[text](target)` and `src="target"`.
fn targets(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (opening, closing) in [("](", ')'), ("src=\"", '"')] {
        for (at, _) in text.match_indices(opening) {
            let rest = &text[at + opening.len()..];
            found.extend(rest.split(closing).next().map(str::to_string));
        }
    }
    found
}

/// The name that a heading has as a link's target.
fn slug(heading: &str) -> String {
    let kept = heading
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric() || *c == ' ' || *c == '-')
        .collect::<String>();
    kept.trim().replace(' ', "-")
}

fn has_anchor(text: &str, anchor: &str) -> bool {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    text.contains(&format!("id=\"{anchor}\""))
        || headings.map(|line| slug(line.trim_start_matches('#'))).any(|s| s == anchor)
}

#[test]
fn every_link_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    markdown(root, &mut files);
    assert!(files.len() >= 4, "README, ARCHITECTURE, CONTRIBUTING and CHANGELOG are there");
    let mut dead = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for target in targets(&text) {
            if target.starts_with("http") || target.contains(' ') {
                continue;
            }
            let (path, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let path = if path.is_empty() { file.clone() } else { file.parent().unwrap().join(path) };
            let leads = path.exists()
                && (anchor.is_empty()
                    || fs::read_to_string(&path).is_ok_and(|text| has_anchor(&text, anchor)));
            if !leads {
                dead.push(format!("{}: {target}", file.strip_prefix(root).unwrap().display()));
            }
        }
    }
    assert!(dead.is_empty(), "links that lead nowhere:\n{}", dead.join("\n"));
}
