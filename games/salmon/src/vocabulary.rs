//! English and French names of cards, board sides, lengths and rules.

use engine::content::{Content, Files};
use engine::{Fault, Kind, Word};

use crate::card::Card;
use crate::content;

/// A language in which things are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    French,
}

/// The names of things in both languages.
///
/// ```
/// use salmon::{Card, Language, Vocabulary};
/// let words = Vocabulary::load().expect("the names are complete");
/// assert_eq!(words.card(Card::Eagle, Language::French), "Aigle");
/// assert_eq!(words.board("6H", Language::French), Some("Les Grandes Chutes"));
/// assert_eq!(words.rule("SA-061", Language::English), Some("Rest"));
/// ```
#[derive(Clone, Debug)]
pub struct Vocabulary {
    cards: Vec<Names>,
    boards: Vec<(String, Names)>,
    lengths: Vec<(String, Names)>,
    rules: Vec<(String, Names)>,
}

type Names = [String; 2];

impl Vocabulary {
    /// Reads the names from the game's content.
    pub fn load() -> Result<Vocabulary, Fault> {
        let cards = content::cards(&Files::default())?;
        let sides = content::sides(&Files::default())?;
        Ok(Vocabulary {
            cards: cards.0.iter().map(|info| [info.english.clone(), info.french.clone()]).collect(),
            boards: sides.into_iter().map(|side| (side.id, [side.english, side.french])).collect(),
            lengths: read(Content::new("lengths.txt", include_str!("../content/lengths.txt")), 2)?,
            rules: read(Content::new("rules.txt", include_str!("../content/rules.txt")), 1)?,
        })
    }

    /// Every name.
    pub(crate) fn all(&self) -> Vec<Word> {
        let word = |kind, id: &str, [english, french]: &Names| Word {
            kind,
            id: id.to_string(),
            english: english.clone(),
            french: french.clone(),
        };
        let cards = Card::ALL.iter().zip(&self.cards).map(|(card, names)| word("card", card.name(), names));
        let lists = [("board", &self.boards), ("length", &self.lengths), ("rule", &self.rules)];
        let others = lists.into_iter().flat_map(|(kind, list)| list.iter().map(move |entry| (kind, entry)));
        cards.chain(others.map(|(kind, (id, names))| word(kind, id, names))).collect()
    }

    /// The name of a card.
    pub fn card(&self, card: Card, language: Language) -> &str {
        &self.cards[card.index()][language as usize]
    }

    /// The name of a board side, such as `2E`.
    pub fn board(&self, id: &str, language: Language) -> Option<&str> {
        find(&self.boards, id, language)
    }

    /// SA-008: the name of a length, such as `marathon`.
    pub fn length(&self, id: &str, language: Language) -> Option<&str> {
        find(&self.lengths, id, language)
    }

    /// The name of a rule.
    pub fn rule(&self, id: &str, language: Language) -> Option<&str> {
        find(&self.rules, id, language)
    }
}

fn find<'a>(names: &'a [(String, Names)], id: &str, language: Language) -> Option<&'a str> {
    let (_, names) = names.iter().find(|(other, _)| other == id)?;
    Some(&names[language as usize])
}

/// Reads a table whose first column is an id and whose last two, from `at` on, are names.
fn read(content: Content<'_>, at: usize) -> Result<Vec<(String, Names)>, Fault> {
    let mut names: Vec<(String, Names)> = Vec::new();
    for line in content.lines().skip(1) {
        let columns: Vec<&str> = line.text.split('|').map(str::trim).collect();
        let [english, french] = columns[at.min(columns.len())..] else {
            return Err(line.fault(format!("{} columns are needed, {} are there", at + 2, columns.len())));
        };
        if columns.iter().any(|column| column.is_empty()) {
            return Err(line.fault("a name is missing"));
        }
        if names.iter().any(|(id, _)| id == columns[0]) {
            return Err(line.fault(format!("{} is named twice", columns[0])));
        }
        names.push((columns[0].to_string(), [english.to_string(), french.to_string()]));
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_a_name_in_both_languages() {
        let words = Vocabulary::load().unwrap();
        let mut ids = 0;
        for rest in include_str!("../SPEC.md").split("**SA-").skip(1) {
            let id = format!("SA-{}", &rest[..3]);
            ids += 1;
            for language in [Language::English, Language::French] {
                assert!(words.rule(&id, language).is_some_and(|name| !name.is_empty()), "{id} has no name");
            }
        }
        assert!(ids >= 80, "{ids} rules were found in the specification");
        for card in Card::ALL {
            assert!(!words.card(*card, Language::French).is_empty());
        }
        assert_eq!(words.boards.len(), 16);
        assert_eq!(words.board("2M", Language::English), Some("The Ledge"));
        assert_eq!(words.board("9Z", Language::English), None);
        assert_eq!(words.length("long", Language::French), Some("partie longue"));
    }

    #[test]
    fn a_bad_table_of_names_is_refused() {
        let why = |text: &str| read(Content::new("t", text), 1).unwrap_err().to_string();
        assert_eq!(why("salmon rules all\nSA-001 | One"), "t line 2: 3 columns are needed, 2 are there");
        assert_eq!(why("salmon rules all\nSA-001 | One |"), "t line 2: a name is missing");
        assert_eq!(
            why("salmon rules all\nSA-001 | a | b\nSA-001 | a | b"),
            "t line 3: SA-001 is named twice"
        );
    }
}
