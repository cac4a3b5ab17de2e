//! What people write, so that others read what is there: names and lines of chat without characters that cannot be seen or that turn the
//! reading direction, and names that can be told apart.

mod kept;

pub(crate) use kept::{Kept, kept_for};
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
/// nothing, letters of other scripts that look like Latin ones count as those, and marks that Latin letters do not bear in writing are none.
pub(crate) fn reading(name: &str) -> String {
    let folded = name.nfkc().flat_map(char::to_lowercase).collect::<String>();
    let mut reading = String::with_capacity(folded.len());
    for letter in folded.nfkc() {
        let is_on_latin = reading.ends_with(|last: char| last.is_ascii_alphanumeric());
        let is_dropped = is_overlay(letter) || is_mark(letter) && is_on_latin;
        if !is_dropped && (letter.is_alphanumeric() || !letter.is_ascii() && !letter.is_whitespace()) {
            reading.push(alike(letter));
        }
    }
    reading
}

/// Whether a mark strikes a letter through.
fn is_overlay(letter: char) -> bool {
    matches!(letter, '\u{334}'..='\u{338}' | '\u{20D2}'..='\u{20D3}' | '\u{20D8}'..='\u{20DA}' | '\u{20E5}'..='\u{20E6}' | '\u{20EA}'..='\u{20EB}')
}

/// The letter that this one looks like: of Cyrillic, Greek and Cherokee, small capitals, and letters of phonetics.
fn alike(letter: char) -> char {
    match letter {
        '\u{430}' | '\u{3B1}' | '\u{1D00}' | '\u{251}' | '\u{AB7A}' => 'a',
        '\u{432}' | '\u{3B2}' | '\u{299}' | '\u{253}' | '\u{AB9F}' | '\u{13FC}' => 'b',
        '\u{441}' | '\u{3F2}' | '\u{1D04}' | '\u{ABAF}' => 'c',
        '\u{501}' | '\u{1D05}' | '\u{256}' | '\u{257}' | '\u{AB70}' => 'd',
        '\u{435}' | '\u{3B5}' | '\u{1D07}' | '\u{25B}' | '\u{AB7C}' => 'e',
        '\u{A730}' | '\u{192}' => 'f',
        '\u{261}' | '\u{262}' | '\u{260}' | '\u{AB90}' => 'g',
        '\u{4BB}' | '\u{43D}' | '\u{29C}' | '\u{266}' | '\u{AB8B}' | '\u{AB92}' => 'h',
        '1'
        | 'l'
        | '\u{456}'
        | '\u{3B9}'
        | '\u{4CF}'
        | '\u{131}'
        | '\u{26A}'
        | '\u{269}'
        | '\u{268}'
        | '\u{29F}'
        | '\u{26B}'..='\u{26D}'
        | '\u{AB75}'
        | '\u{ABAE}' => 'i',
        '\u{458}' | '\u{1D0A}' | '\u{29D}' | '\u{AB7B}' => 'j',
        '\u{43A}' | '\u{3BA}' | '\u{1D0B}' | '\u{199}' | '\u{ABB6}' => 'k',
        '\u{43C}' | '\u{1D0D}' | '\u{271}' | '\u{AB87}' => 'm',
        '\u{274}' | '\u{272}' | '\u{273}' => 'n',
        '0' | '\u{43E}' | '\u{3BF}' | '\u{1D0F}' | '\u{275}' => 'o',
        '\u{440}' | '\u{3C1}' | '\u{1D18}' | '\u{ABB2}' => 'p',
        '\u{280}' | '\u{27C}'..='\u{27E}' | '\u{AB71}' | '\u{ABA2}' => 'r',
        '\u{455}' | '\u{A731}' | '\u{282}' | '\u{ABA5}' | '\u{ABAA}' => 's',
        '\u{442}' | '\u{3C4}' | '\u{1D1B}' | '\u{288}' | '\u{AB72}' => 't',
        '\u{3C5}' | '\u{1D1C}' | '\u{289}' => 'u',
        '\u{475}' | '\u{3BD}' | '\u{1D20}' | '\u{28B}' | '\u{ABA9}' => 'v',
        '\u{51D}' | '\u{1D21}' | '\u{AB83}' | '\u{ABA4}' => 'w',
        '\u{445}' | '\u{3C7}' => 'x',
        '\u{443}' | '\u{28F}' | '\u{AB79}' | '\u{AB8D}' => 'y',
        '\u{1D22}' | '\u{290}' | '\u{AB93}' => 'z',
        other => other,
    }
}

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
        for other in [
            "ADA",
            "Ａｄａ",
            "A d a",
            "\u{410}d\u{430}",
            "a.d_a",
            "\u{13AA}da",
            "A\u{336}da",
            "\u{1D00}\u{1D05}\u{1D00}",
            "Ad\u{332}a",
        ] {
            assert_eq!(reading(other), reading("Ada"), "{other}");
        }
        for other in ["Ida", "Ada 2", "Adá", "Аня"] {
            assert_ne!(reading(other), reading("Ada"), "{other}");
        }
        assert_ne!(reading("अर्जुन"), reading("अरजन"), "marks of other scripts are letters");
        assert_ne!(reading("\u{1F642}"), reading("\u{1F643}"), "pictures are names too");
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
