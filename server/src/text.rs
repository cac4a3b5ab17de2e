//! What people write, so that others read what is there: names and lines of chat without characters that cannot be seen or that turn the
//! reading direction, and names that can be told apart.

use std::sync::LazyLock;

use catalog::{Language, Tongue};
use engine::{Names, Phrase, Speak};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Marks that one letter may carry.
const MARKS_MAX: u32 = 3;

/// One line as it is kept: composed (NFC), with single spaces, and without what nobody can see.
pub(crate) fn clean(text: &str) -> String {
    let (mut clean, mut marks) = (String::with_capacity(text.len()), None);
    for letter in text.nfc() {
        match letter {
            _ if letter.is_whitespace() => {
                if !clean.is_empty() && !clean.ends_with(' ') {
                    clean.push(' ');
                }
                marks = None;
            }
            _ if is_unseen(letter) => {}
            _ if is_mark(letter) => {
                // A mark needs a letter, and a letter bears few.
                if let Some(count) = marks.as_mut().filter(|count| **count < MARKS_MAX) {
                    *count += 1;
                    clean.push(letter);
                }
            }
            _ => {
                clean.push(letter);
                marks = Some(0);
            }
        }
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// Whether a character cannot be seen, or changes how others are read: controls, formats (with all that turns the direction), separators of
/// lines, private and unassigned ones, and letters and marks that are blank.
fn is_unseen(letter: char) -> bool {
    let is_blank = matches!(
        letter,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}'
    );
    is_blank
        || matches!(
            letter.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
                | GeneralCategory::Surrogate
                | GeneralCategory::PrivateUse
                | GeneralCategory::Unassigned
        )
}

fn is_mark(letter: char) -> bool {
    matches!(letter.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// What a name reads like: the same for two names that can be taken for each other. Case, width, spaces and punctuation count for
/// nothing, and letters of other scripts that look like Latin ones count as those.
pub(crate) fn reading(name: &str) -> String {
    let folded = name.nfkc().flat_map(char::to_lowercase).collect::<String>();
    folded
        .nfkc()
        .filter(|letter| letter.is_alphanumeric() || !letter.is_ascii() && !letter.is_whitespace())
        .map(alike)
        .collect()
}

/// The letter that this one looks like.
fn alike(letter: char) -> char {
    match letter {
        '\u{430}' | '\u{3B1}' => 'a',
        '\u{432}' | '\u{3B2}' => 'b',
        '\u{441}' | '\u{3F2}' => 'c',
        '\u{501}' => 'd',
        '\u{435}' | '\u{3B5}' => 'e',
        '\u{4BB}' | '\u{43D}' => 'h',
        '1' | 'l' | '\u{456}' | '\u{3B9}' | '\u{4CF}' | '\u{131}' => 'i',
        '\u{458}' => 'j',
        '\u{43A}' | '\u{3BA}' => 'k',
        '\u{43C}' => 'm',
        '0' | '\u{43E}' | '\u{3BF}' => 'o',
        '\u{440}' | '\u{3C1}' => 'p',
        '\u{455}' => 's',
        '\u{442}' | '\u{3C4}' => 't',
        '\u{3C5}' => 'u',
        '\u{475}' | '\u{3BD}' => 'v',
        '\u{51D}' => 'w',
        '\u{445}' | '\u{3C7}' => 'x',
        '\u{443}' => 'y',
        other => other,
    }
}

/// Whether a name is one that bots have: a level's, in any language or by its id, or "Bot", or nothing but several of these and articles,
/// whatever numbers and signs stand around them.
pub(crate) fn is_of_a_bot(name: &str) -> bool {
    let plain: String = name.nfkc().collect();
    let words =
        plain.split(|letter: char| !letter.is_alphanumeric()).map(bare).filter(|word| !word.is_empty());
    let words: Vec<String> = words.collect();
    let is_part = |word: &String| CALLED.is_bot(word) || CALLED.articles.contains(word);
    // Letters that stand apart are read together.
    CALLED.is_bot(&bare(&plain)) || words.iter().any(|word| CALLED.is_bot(word)) && words.iter().all(is_part)
}

/// How a word reads without the numbers and signs around it.
fn bare(word: &str) -> String {
    reading(word.trim_matches(|letter: char| !letter.is_alphabetic()))
}

/// What bots are called, as it reads.
struct Called {
    /// "Bot" in every language.
    bots: Vec<String>,
    levels: Vec<String>,
    articles: Vec<String>,
}

impl Called {
    /// Whether a word is what bots are called, also with a level and "bot" in one.
    fn is_bot(&self, word: &str) -> bool {
        let is_name = |word: &str| [&self.bots, &self.levels].into_iter().flatten().any(|name| name == word);
        let rests = |bot: &String| [word.strip_prefix(bot.as_str()), word.strip_suffix(bot.as_str())];
        is_name(word) || self.bots.iter().flat_map(rests).flatten().any(is_name)
    }
}

static CALLED: LazyLock<Called> = LazyLock::new(|| {
    let mut levels: Vec<String> = bots::Level::ALL.iter().map(|level| reading(level.name())).collect();
    let (mut bots, mut articles) = (vec![reading("bot")], Vec::new());
    for language in Language::all() {
        let tongue = Tongue::new(&language, None, Names::default());
        let named = |level: bots::Level| tongue.say(&Phrase::new(format!("level-{}", level.name())));
        levels.extend(bots::Level::ALL.map(|level| reading(&named(level))));
        let bot = tongue.say(&Phrase::new("server-bot").with("number", 2));
        bots.push(reading(&bot.chars().filter(|letter| letter.is_alphabetic()).collect::<String>()));
        articles.extend(tongue.say(&Phrase::new("server-articles")).split_whitespace().map(reading));
    }
    Called { bots, levels, articles }
});

/// The name, with a number behind it if it reads like one of those that are taken: "Ada 2".
pub(crate) fn told_apart(name: &str, taken: &[&str]) -> String {
    let taken: Vec<String> = taken.iter().map(|name| reading(name)).collect();
    let numbered = |n: usize| {
        let end = format!(" {n}");
        let start: String = name.chars().take(protocol::NAME_MAX - end.chars().count()).collect();
        format!("{}{end}", start.trim_end())
    };
    let names = std::iter::once(name.to_string()).chain((2..).map(numbered));
    let mut names = names.take(taken.len() + 1);
    names.find(|name| !taken.contains(&reading(name))).unwrap_or_else(|| name.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_not_kept() {
        assert_eq!(clean("  Ada \t\n  Lovelace "), "Ada Lovelace");
        assert_eq!(clean("Ad\u{200B}a\u{202E}\u{2066}\u{FEFF}"), "Ada");
        assert_eq!(clean("\u{E000}\u{3164}\u{2028}\u{0007}\u{E0041}"), "");
        assert_eq!(clean("Jose\u{301}"), "Jos\u{e9}");
        assert_eq!(clean("\u{301}a"), "a", "a mark needs a letter");
        let pile = format!("Z{}o", "\u{351}".repeat(40));
        assert_eq!(clean(&pile), format!("Z{}o", "\u{351}".repeat(3)));
        for line in ["Привет, Аня!", "你好", "ça va ?", "สวัสดี", "🙂 gut"] {
            assert_eq!(clean(line), line, "what people write stays");
        }
    }

    #[test]
    fn names_that_can_be_taken_for_each_other_read_the_same() {
        for other in ["ADA", "Ａｄａ", "A d a", "\u{410}d\u{430}", "a.d_a"] {
            assert_eq!(reading(other), reading("Ada"), "{other}");
        }
        for other in ["Ida", "Ada 2", "Adá", "Аня"] {
            assert_ne!(reading(other), reading("Ada"), "{other}");
        }
        assert_ne!(reading("\u{1F642}"), reading("\u{1F643}"), "pictures are names too");
    }

    #[test]
    fn nobody_is_called_as_a_bot_is() {
        for name in [
            "Bot",
            "bot 2",
            "B0T",
            "Bot #12",
            "ROBOT 3",
            "greedy",
            "Master",
            "Maître",
            "Débutant 4",
            "\u{412}ot",
            "\u{1F916} Greedy",
            "2 Bot",
            "Greedy bot",
            "Bot Greedy",
            "bot: greedy",
            "Master (bot)",
            "The Master",
            "L\u{2019}Expert 3",
            "le robot d\u{e9}butant",
            "GreedyBot",
            "bot_2_greedy",
            "g r e e d y",
            "A club (2)",
        ] {
            assert!(is_of_a_bot(name), "{name}");
        }
        for name in [
            "Botticelli",
            "Master Yoda",
            "Ada",
            "2",
            "Greedy Bob",
            "Clubfan",
            "The",
            "La",
            "The Greedy One",
            "Labot",
            "Talbot",
            "Bot fan",
            "\u{1F916}",
        ] {
            assert!(!is_of_a_bot(name), "{name}");
        }
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        assert_eq!(told_apart("Ada", &["Bob"]), "Ada");
        assert_eq!(told_apart("Ada", &["ada"]), "Ada 2");
        assert_eq!(told_apart("Ada", &["Ada", "Ada 2", "ADA3"]), "Ada 4");
        let long = "x".repeat(protocol::NAME_MAX);
        assert_eq!(told_apart(&long, &[&long]).chars().count(), protocol::NAME_MAX);
    }
}
