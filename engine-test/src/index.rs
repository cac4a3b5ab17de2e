//! The rule index: every rule stands in the code and in a scenario, and nothing else looks like a rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Checks that every id of `SPEC.md` (such as `MA-031` for the prefix `MA`) occurs in `src/` or `content/` and in
/// a scenario, and that no other id with the prefix occurs there.
///
/// # Panics
/// With the ids that are missing or unknown.
pub fn rule_index(crate_folder: impl AsRef<Path>, prefix: &str) {
    let folder = crate_folder.as_ref();
    let specification = fs::read_to_string(folder.join("SPEC.md")).expect("the crate has a SPEC.md");
    let spec = ids(&specification, prefix);
    assert!(!spec.is_empty(), "SPEC.md has rules with the prefix {prefix}");
    let mut code = BTreeSet::new();
    collect(&folder.join("src"), prefix, &mut code);
    collect(&folder.join("content"), prefix, &mut code);
    let mut shown = BTreeSet::new();
    collect(&folder.join("scenarios"), prefix, &mut shown);
    for scenario in crate::read_markdown(&specification).expect("the worked examples can be read") {
        shown.extend(scenario.rules);
    }
    let list = |ids: BTreeSet<&String>| ids.into_iter().cloned().collect::<Vec<_>>().join(" ");
    let missing_code = list(spec.difference(&code).collect());
    let missing_scenarios = list(spec.difference(&shown).collect());
    let unknown = list(code.union(&shown).filter(|id| !spec.contains(*id)).collect());
    assert!(missing_code.is_empty(), "rules without code or content: {missing_code}");
    assert!(missing_scenarios.is_empty(), "rules without a scenario: {missing_scenarios}");
    assert!(unknown.is_empty(), "ids that SPEC.md does not have: {unknown}");
}

fn collect(path: &Path, prefix: &str, out: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder of the crate can be listed") {
            collect(&entry.expect("a folder of the crate can be listed").path(), prefix, out);
        }
    } else if let Ok(text) = fs::read_to_string(path) {
        out.extend(ids(&text, prefix));
    }
}

fn ids(text: &str, prefix: &str) -> BTreeSet<String> {
    let start = format!("{prefix}-");
    let is_id = |rest: &str| {
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        digits == 3
    };
    text.match_indices(&start)
        .filter(|(at, _)| is_id(&text[at + start.len()..]))
        .map(|(at, _)| text[at..at + start.len() + 3].to_string())
        .collect()
}
