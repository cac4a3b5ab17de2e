//! Help with misspelt names.

/// The name that is nearest to what was written, if any is near.
pub fn nearest<'a>(written: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase();
    let reach = written.chars().count() / 3 + 1;
    names
        .into_iter()
        .map(|name| (distance(&written, &name.to_lowercase()), name))
        .filter(|(distance, _)| *distance <= reach)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// How many letters must be put in, taken out or changed (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, counterpart) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *counterpart);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_the_name_and_nonsense_finds_none() {
        let names = ["marathon", "rowing", "pig"];
        assert_eq!(nearest("maraton", names), Some("marathon"));
        assert_eq!(nearest("PGI", names), Some("pig"));
        assert_eq!(nearest("chess", names), None);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
