//! The players' rulebook: Markdown in which each rule's paragraph is led by its id.

use crate::nearest;

/// A rulebook. What it gives away is without the anchors that only a browser needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    markdown: String,
}

/// A paragraph, a heading, an item of a list or a line of a table.
struct Block<'a> {
    markdown: &'a str,
    /// The rules that it begins with or has anchors for.
    ids: Vec<String>,
    is_heading: bool,
}

impl Rulebook {
    /// A rulebook from its Markdown.
    pub fn new(markdown: impl Into<String>) -> Rulebook {
        Rulebook { markdown: markdown.into() }
    }

    /// This book if it has every rule of another; else the other one with this one's title and rules in their places.
    #[must_use]
    pub fn completed_by(self, other: &Rulebook) -> Rulebook {
        let ids = self.ids();
        let lacks = |all: &[String]| all.iter().any(|id| !ids.contains(id));
        if !lacks(&other.ids()) {
            return self;
        }
        let mut own = self.parts();
        let mut markdown = String::new();
        for (i, (ids, text)) in other.parts().into_iter().enumerate() {
            let is_title = |text: &str| text.starts_with("# ");
            let (here, later): (Vec<_>, Vec<_>) =
                own.into_iter().partition(|(theirs, own)| match ids.is_empty() {
                    true => i == 0 && is_title(&text) && is_title(own),
                    false => theirs.iter().any(|id| ids.contains(id)),
                });
            own = later;
            let space = &text[text.trim_end().len()..];
            here.iter().for_each(|(_, own)| markdown.extend([own.trim_end(), space]));
            if lacks(&ids) || (ids.is_empty() && here.is_empty()) {
                markdown += &text;
            }
        }
        Rulebook { markdown }
    }

    /// The whole text.
    pub fn text(&self) -> String {
        without_anchors(&self.markdown)
    }

    /// Every rule id that has a paragraph, in the order of the text.
    pub fn ids(&self) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for id in self.blocks().into_iter().flat_map(|block| block.ids) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids
    }

    /// What the rulebook says of a rule: its paragraphs, each with what belongs to it; if it has none, those
    /// that mention it. Nothing if the rule is not there.
    pub fn rule(&self, id: &str) -> Option<String> {
        let id = id.to_uppercase();
        let blocks = self.blocks();
        let mut parts: Vec<String> = Vec::new();
        for (i, _) in blocks.iter().enumerate().filter(|(_, block)| block.ids.contains(&id)) {
            let belongs = |block: &&Block<'_>| block.ids.is_empty() && !block.is_heading;
            let after = blocks[i + 1..].iter().take_while(belongs);
            let text: String = std::iter::once(&blocks[i]).chain(after).map(|block| block.markdown).collect();
            parts.push(without_anchors(&text).trim().to_string());
        }
        if parts.is_empty() {
            let mentions = |block: &&Block<'_>| is_id(&id) && block.markdown.contains(&id);
            parts.extend(blocks.iter().filter(mentions).map(Block::text));
        }
        parts.retain(|part| !part.is_empty());
        (!parts.is_empty()).then(|| parts.join("\n\n"))
    }

    /// Up to five paragraphs that have a word, whatever its capitals.
    pub fn about(&self, word: &str) -> Vec<String> {
        let word = word.to_lowercase();
        let paragraphs = self.blocks().into_iter().filter(|block| !block.is_heading);
        paragraphs
            .map(|block| block.text())
            .filter(|text| text.to_lowercase().contains(&word))
            .take(5)
            .collect()
    }

    /// Up to five ids near to one that is not there: its neighbours by number, or one that is spelt nearly so.
    pub fn near(&self, id: &str) -> Vec<String> {
        let ids = self.ids();
        let number =
            |id: &str| id.chars().filter(char::is_ascii_digit).collect::<String>().parse::<i64>().ok();
        let Some(wanted) = number(id) else {
            return nearest(id, ids.iter().map(String::as_str)).into_iter().map(str::to_string).collect();
        };
        let mut by_distance: Vec<(i64, String)> = ids
            .into_iter()
            .filter_map(|id| Some((number(&id)?.saturating_sub(wanted).saturating_abs(), id)))
            .collect();
        by_distance.sort();
        by_distance.truncate(5);
        let mut near: Vec<String> = by_distance.into_iter().map(|(_, id)| id).collect();
        near.sort();
        near
    }

    /// The text in parts: a rule with what belongs to it, or anything that belongs to none.
    fn parts(&self) -> Vec<(Vec<String>, String)> {
        let mut parts: Vec<(Vec<String>, String)> = Vec::new();
        for block in self.blocks() {
            match parts.last_mut() {
                Some((ids, text)) if !ids.is_empty() && block.ids.is_empty() && !block.is_heading => {
                    *text += block.markdown;
                }
                _ => parts.push((block.ids, block.markdown.to_string())),
            }
        }
        parts
    }

    fn blocks(&self) -> Vec<Block<'_>> {
        let mut blocks = Vec::new();
        let (mut from, mut at) = (0, 0);
        let mut blank_before = true;
        for line in self.markdown.split_inclusive('\n') {
            if at > from && (blank_before || starts_block(line)) && !line.trim().is_empty() {
                blocks.push(Block::new(&self.markdown[from..at]));
                from = at;
            }
            blank_before = line.trim().is_empty();
            at += line.len();
        }
        blocks.push(Block::new(&self.markdown[from..]));
        blocks
    }
}

impl<'a> Block<'a> {
    fn new(markdown: &'a str) -> Block<'a> {
        let mut ids = leading_ids(&without_anchors(markdown));
        for id in markdown.split("<a id=\"").skip(1).filter_map(|rest| rest.get(..6)).filter(|id| is_id(id)) {
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_string());
            }
        }
        Block { markdown, ids, is_heading: without_anchors(markdown).starts_with('#') }
    }

    fn text(&self) -> String {
        without_anchors(self.markdown).trim().to_string()
    }
}

/// Whether a line begins a heading, an item of a list or a line of a table.
fn starts_block(line: &str) -> bool {
    let item = line.trim_start_matches(|c: char| c.is_ascii_digit());
    ["#", "- ", "* ", "|"].iter().any(|mark| line.starts_with(mark))
        || (item.len() < line.len() && item.starts_with(". "))
}

/// Words between two ids that stand for all from one to the other, in every language.
const TO: [&str; 3] = ["to ", "–", "à "];
/// Words between two ids.
const AND: [&str; 2] = ["and ", "et "];

/// The ids at the beginning of a paragraph: "**MA-031**", "MA-031, MA-032", "MA-050 to MA-053".
fn leading_ids(text: &str) -> Vec<String> {
    let marks = |c: char| c.is_whitespace() || "#*-|>_[]()`,".contains(c);
    let mut ids: Vec<String> = Vec::new();
    let mut rest = text.trim_start_matches(marks);
    let mut is_range = false;
    while let Some(id) = rest.get(..6).filter(|id| is_id(id)) {
        if let (true, Some(first)) = (is_range, ids.last().cloned()) {
            let number = |id: &str| id[3..].parse::<u32>().unwrap_or_default();
            ids.extend((number(&first) + 1..number(id)).map(|n| format!("{}{n:03}", &id[..3])));
        }
        ids.push(id.to_string());
        rest = rest[6..].trim_start_matches(marks);
        let joined = TO.iter().chain(&AND).find_map(|word| Some((word, rest.strip_prefix(word)?)));
        is_range = joined.is_some_and(|(word, _)| TO.contains(word));
        rest = joined.map_or(rest, |(_, after)| after.trim_start_matches(marks));
    }
    ids
}

/// Whether this is the shape of a rule id: two capital letters, a dash, three digits.
fn is_id(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 6
        && bytes[..2].iter().all(u8::is_ascii_uppercase)
        && bytes[2] == b'-'
        && bytes[3..].iter().all(u8::is_ascii_digit)
}

/// The text without `<a ...>` and `</a>`.
fn without_anchors(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some(at) = rest.find('<') {
        let (before, tag) = rest.split_at(at);
        text.push_str(before);
        match tag.find('>').filter(|_| tag.starts_with("<a ") || tag.starts_with("</a>")) {
            Some(end) => rest = &tag[end + 1..],
            None => {
                text.push('<');
                rest = &tag[1..];
            }
        }
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Running\n\nHow to run, see MA-099.\n\n<a id=\"MA-031\"></a>**MA-031** Run far:\n\n\
        - quickly\n- long\n\n## MA-040 to MA-042: cards\n\nDraw < one.\n\n| MA-050 | a row |\n| MA-051 | another |\n";

    #[test]
    fn anchors_are_left_out_and_nothing_else() {
        let text = Rulebook::new(TEXT).text();
        assert!(text.contains("\n**MA-031** Run far:") && text.contains("Draw < one."), "{text}");
    }

    #[test]
    fn a_rule_is_its_paragraph_with_what_belongs_to_it() {
        let book = Rulebook::new(TEXT);
        assert_eq!(book.rule("ma-031").unwrap(), "**MA-031** Run far:\n\n- quickly\n- long");
        assert_eq!(book.rule("MA-041").unwrap(), "## MA-040 to MA-042: cards\n\nDraw < one.");
        assert_eq!(book.rule("MA-051").unwrap(), "| MA-051 | another |");
        assert_eq!(book.rule("MA-099").unwrap(), "How to run, see MA-099.");
        assert_eq!(book.rule("MA-032"), None);
        assert_eq!(book.rule("run"), None);
    }

    #[test]
    fn a_french_book_joins_its_ids_in_french() {
        let book = Rulebook::new("MA-001 à MA-003 Courez.\n\nMA-005 et MA-006 Marchez.\n");
        assert_eq!(book.ids(), ["MA-001", "MA-002", "MA-003", "MA-005", "MA-006"]);
    }

    #[test]
    fn what_a_book_lacks_is_taken_from_another() {
        let own =
            Rulebook::new("# Kuri\n\n**MA-031** Kuru malproksimen.\n\nMA-041 Prenu.\n\n| MA-050 | vico |");
        let book = own.completed_by(&Rulebook::new(TEXT));
        assert_eq!(
            book.text(),
            "# Kuri\n\nHow to run, see MA-099.\n\n**MA-031** Kuru malproksimen.\n\nMA-041 Prenu.\n\n\
            ## MA-040 to MA-042: cards\n\nDraw < one.\n\n| MA-050 | vico |\n| MA-051 | another |\n"
        );
        assert_eq!(book.rule("MA-031").unwrap(), "**MA-031** Kuru malproksimen.");
        assert_eq!(book.rule("MA-040").unwrap(), "## MA-040 to MA-042: cards\n\nDraw < one.");
        let whole = Rulebook::new("MA-031–MA-051 Ĉio.");
        assert_eq!(whole.clone().completed_by(&Rulebook::new(TEXT)), whole);
    }

    #[test]
    fn near_ids_are_neighbours_by_number() {
        let book = Rulebook::new(TEXT);
        assert_eq!(book.near("MA-043"), ["MA-040", "MA-041", "MA-042", "MA-050", "MA-051"]);
        assert_eq!(book.near(""), Vec::<String>::new());
    }
}
