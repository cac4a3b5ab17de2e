//! Content with mistakes in it, as people make them.

use engine::Rng;
use engine::content::Files;

/// A game's content files with one to three random edits of lines, words and numbers in one of them.
pub(crate) fn edited_content(rng: &mut Rng, own: &[(&'static str, &'static str)]) -> Files {
    let (name, text) = own[rng.below(own.len() as u32) as usize];
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for _ in 0..=rng.below(3) {
        edit(rng, &mut lines);
    }
    [(name, lines.join("\n"))].into_iter().collect()
}

fn edit(rng: &mut Rng, lines: &mut Vec<String>) {
    if lines.is_empty() {
        return;
    }
    let at = rng.below(lines.len() as u32) as usize;
    let other = rng.below(lines.len() as u32) as usize;
    match rng.below(12) {
        0 => drop(lines.remove(at)),
        1 => lines.swap(at, other),
        2 => lines.insert(at, lines[other].clone()),
        3 => lines[at] = change_letter(rng, &lines[at]),
        4 | 5 => lines[at] = take_word(rng, &lines[at], &lines[other]),
        _ => lines[at] = change_number(rng, &lines[at]),
    }
}

/// Another number where one stood.
fn change_number(rng: &mut Rng, line: &str) -> String {
    let is_number = |word: &&str| word.trim_start_matches(['+', '-']).parse::<u32>().is_ok();
    let numbers: Vec<&str> = line.split_whitespace().filter(is_number).collect();
    if numbers.is_empty() {
        return line.to_string();
    }
    let old = numbers[rng.below(numbers.len() as u32) as usize];
    const NEW: [&str; 22] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "12", "20", "50", "99", "100", "200", "250", "255",
        "256", "-1", "-9", "70000",
    ];
    swap_word(line, old, NEW[rng.below(NEW.len() as u32) as usize])
}

/// A word of another line where one stood.
fn take_word(rng: &mut Rng, line: &str, other: &str) -> String {
    let words = |line: &str| line.split_whitespace().map(str::to_string).collect::<Vec<_>>();
    let (mine, theirs) = (words(line), words(other));
    if mine.is_empty() || theirs.is_empty() {
        return line.to_string();
    }
    let pick = |rng: &mut Rng, words: &[String]| words[rng.below(words.len() as u32) as usize].clone();
    swap_word(line, &pick(rng, &mine), &pick(rng, &theirs))
}

/// Another letter of the line where one stood: maps are made of letters.
fn change_letter(rng: &mut Rng, line: &str) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    if !letters.is_empty() {
        let (at, from) = (rng.below(letters.len() as u32), rng.below(letters.len() as u32));
        letters[at as usize] = letters[from as usize];
    }
    letters.into_iter().collect()
}

fn swap_word(line: &str, old: &str, new: &str) -> String {
    let mut found = false;
    let mut parts: Vec<&str> = Vec::new();
    for part in line.split(' ') {
        let this = !found && part == old;
        found |= this;
        parts.push(if this { new } else { part });
    }
    parts.join(" ")
}
