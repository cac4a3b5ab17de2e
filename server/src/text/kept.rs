//! Names that nobody may have: those of bots, and those with which the server itself would speak.

use std::sync::LazyLock;

use catalog::{Language, Tongue};
use engine::{Names, Phrase, Speak};
use unicode_normalization::UnicodeNormalization;

use super::{is_mark, reading};

/// A name without marks and strokes on its letters, as somebody reads it who does not look closely.
fn unmarked(name: &str) -> String {
    let bare = name.nfkd().filter(|letter| !is_mark(*letter));
    let bare = bare.map(|letter| match letter {
        '\u{180}' => 'b',
        '\u{111}' | '\u{110}' => 'd',
        '\u{247}' | '\u{246}' => 'e',
        '\u{1E5}' | '\u{1E4}' => 'g',
        '\u{142}' | '\u{141}' => 'l',
        '\u{F8}' | '\u{D8}' => 'o',
        '\u{24D}' | '\u{24C}' => 'r',
        '\u{167}' | '\u{166}' => 't',
        other => other,
    });
    bare.collect()
}

/// A word with the letters that its digits stand for.
fn lettered(word: &str) -> String {
    let letter = |digit: char| match digit {
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        '8' => 'b',
        '9' => 'g',
        other => other,
    };
    word.chars().map(letter).collect()
}

/// Whose name it is that nobody else may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kept {
    /// One that bots have: a level's, in any language or by its id, or "Bot".
    Bot,
    /// One with which the server itself would speak: "Admin".
    Server,
}

/// Whose name it is, if it is a kept one or nothing but several of these with articles and numbers, whatever signs stand around them.
pub(crate) fn kept_for(name: &str) -> Option<Kept> {
    let plain = unmarked(name);
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<[String; 2]> = words.map(readings).filter(|[word, _]| !word.is_empty()).collect();
    let any = |word: &[String; 2], is_it: fn(&str) -> bool| word.iter().any(|word| is_it(word));
    let is_bot = |word: &str| CALLED.is_bot(word);
    let is_voice = |word: &str| CALLED.voices.iter().any(|voice| voice == word);
    // Letters that stand apart are read together.
    let whole = readings(&plain);
    if any(&whole, is_bot) {
        return Some(Kept::Bot);
    }
    if any(&whole, is_voice) {
        return Some(Kept::Server);
    }
    // "Bot two" is a bot's, and "The Greedy One" somebody's.
    let is_counted = words.iter().flatten().any(|word| CALLED.bots.contains(word));
    let is_part = |word: &[String; 2]| {
        let is_number = is_counted && any(word, |word| CALLED.numbers.iter().any(|number| number == word));
        any(word, is_bot) || any(word, is_voice) || is_number || any(word, |word| CALLED.is_beside(word))
    };
    if !words.iter().all(is_part) {
        return None;
    }
    match words.iter().any(|word| any(word, is_bot)) {
        true => Some(Kept::Bot),
        false => words.iter().any(|word| any(word, is_voice)).then_some(Kept::Server),
    }
}

/// How a word reads: without the numbers and signs around it, and with its digits as letters.
fn readings(word: &str) -> [String; 2] {
    let bare = word.trim_matches(|letter: char| !letter.is_alphabetic());
    [reading(bare), if bare.is_empty() { String::new() } else { reading(&lettered(word)) }]
}

/// What bots and the server are called, as it reads.
struct Called {
    /// "Bot" in every language.
    bots: Vec<String>,
    levels: Vec<String>,
    voices: Vec<String>,
    articles: Vec<String>,
    numbers: Vec<String>,
}

/// The Roman numbers beyond one letter that somebody would put behind a name.
const ROMAN: [&str; 11] = ["ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii", "xiii", "xx"];

impl Called {
    /// Whether a word is what bots are called, also with a level, a number and "bot" in one.
    fn is_bot(&self, word: &str) -> bool {
        let is_name = |word: &str| [&self.bots, &self.levels].into_iter().flatten().any(|name| name == word);
        let rests = |bot: &String| [word.strip_prefix(bot.as_str()), word.strip_suffix(bot.as_str())];
        let is_numbered =
            |bot: &String| word.strip_prefix(bot.as_str()).is_some_and(|rest| ROMAN.contains(&rest));
        is_name(word)
            || self.bots.iter().flat_map(rests).flatten().any(is_name)
            || self.bots.iter().chain(&self.levels).any(is_numbered)
    }

    /// Whether a word beside a name makes it no other one.
    fn is_beside(&self, word: &str) -> bool {
        self.articles.iter().any(|article| article == word)
            || ROMAN.contains(&word)
            || matches!(word, "i" | "v" | "x")
    }
}

static CALLED: LazyLock<Called> = LazyLock::new(|| {
    let read = |text: &str| reading(&unmarked(text));
    let mut levels: Vec<String> = bots::Level::ALL.iter().map(|level| reading(level.name())).collect();
    let mut bots = vec![reading("bot")];
    let (mut voices, mut articles, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
    for language in Language::all() {
        let tongue = Tongue::new(&language, None, Names::default());
        let named = |level: bots::Level| tongue.say(&Phrase::new(format!("level-{}", level.name())));
        levels.extend(bots::Level::ALL.map(|level| read(&named(level))));
        let bot = tongue.say(&Phrase::new("server-bot").with("number", 2));
        bots.push(read(&bot.chars().filter(|letter| letter.is_alphabetic()).collect::<String>()));
        let list = |id: &'static str| {
            let words = tongue.say(&Phrase::new(id));
            words.split_whitespace().map(read).collect::<Vec<_>>()
        };
        voices.extend(list("server-voices"));
        articles.extend(list("server-articles"));
        numbers.extend(list("server-numbers"));
    }
    Called { bots, levels, voices, articles, numbers }
});

#[cfg(test)]
mod tests {
    use super::*;

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
            "B\u{336}ot 2",
            "\u{299}\u{1D0F}\u{1D1B}",
            "Bot II",
            "Bot two",
            "Bot \u{2171}",
            "Bot no 2",
            "BotII",
            "\u{261}reedy",
            "M\u{251}ster",
            "\u{13C0}\u{13A1}\u{13AC}\u{13AC}\u{13A0}\u{13BD}",
            "8ot",
            "gr33dy",
            "Greedy (level 2)",
            "Maitre",
            "B\u{f8}t",
            "robot n\u{b0} deux",
            "Admin bot",
        ] {
            assert_eq!(kept_for(name), Some(Kept::Bot), "{name}");
        }
        for name in [
            "Operator",
            "Admin",
            "ADMIN 2",
            "Moderator",
            "Server",
            "Podium",
            "The Server",
            "\u{410}dmin",
            "Op\u{e9}rateur",
            "4dmin",
        ] {
            assert_eq!(kept_for(name), Some(Kept::Server), "{name}");
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
            "Podium Pete",
            "Viv",
            "Max",
            "Xi",
            "Ivo II",
            "S\u{f8}ren",
            "M\u{fc}ller",
            "Дмитрий",
            "Ольга",
            "Αλέξης",
            "李雷",
            "สมชาย",
            "محمد",
            "שרה",
            "ᏣᎳᎩ",
            "अर्जुन",
            "807",
        ] {
            assert_eq!(kept_for(name), None, "{name}");
        }
    }
}
