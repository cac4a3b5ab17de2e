//! Reads and checks `content/`: cards (SA-011, SA-012), lengths (SA-008) and the sixteen board sides (SA-005).

use engine::content::{Content, Files, Line};
use engine::{Fault, Kind, List, Phrase};

use crate::board::Side;
use crate::card::{Card, Direction, KINDS};
use crate::name::Name;

/// What a card does when it is played; cards are data, this is the list of what they can ask for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effect {
    /// SA-030, SA-031, SA-032: this many steps in the card's direction, or in a chosen one.
    Swim { direction: Option<Direction>, steps: u8 },
    /// SA-065.
    MoveBear,
    /// SA-086.
    LookAtHand,
    /// SA-075.
    RunCurrent,
    /// SA-083.
    RunRapids,
    /// SA-060.
    #[default]
    Nothing,
}

impl Effect {
    /// Its name in the card table.
    pub fn id(self) -> &'static str {
        match self {
            Effect::Swim { .. } => "swim",
            Effect::MoveBear => "move_bear",
            Effect::LookAtHand => "look_at_hand",
            Effect::RunCurrent => "run_current",
            Effect::RunRapids => "run_rapids",
            Effect::Nothing => "nothing",
        }
    }
}

/// A line of the card table.
#[derive(Clone, Debug, Default)]
pub(crate) struct CardInfo {
    /// What it does.
    pub effect: Effect,
    /// How many are in a starting deck: standard, light.
    pub start: [u8; 2],
    /// How many lie in its pile at the start.
    pub pile: u16,
    /// What it is called.
    pub name: Name,
}

/// SA-008: a usual length of a river.
#[derive(Clone, Debug)]
pub(crate) struct Length {
    pub id: String,
    /// Its numbered boards.
    pub boards: u8,
    /// What it is called.
    pub name: Name,
}

/// SA-013: a starting deck, in canonical order before it is shuffled.
pub(crate) type StartDeck = List<Card, 16>;

/// SA-012: the most cards of a starting deck.
const START_MAX: u8 = 11;
/// SA-011: the most cards of a pile.
const PILE_MAX: u16 = 99;

/// The table of cards.
#[derive(Clone, Debug, Default)]
pub(crate) struct CardTable(pub [CardInfo; KINDS]);

/// The board sides, in river order of their pieces.
pub(crate) const BOARDS: [(&str, &str); 16] = [
    ("boards/S1.txt", include_str!("../content/boards/S1.txt")),
    ("boards/S2.txt", include_str!("../content/boards/S2.txt")),
    ("boards/1E.txt", include_str!("../content/boards/1E.txt")),
    ("boards/1M.txt", include_str!("../content/boards/1M.txt")),
    ("boards/2E.txt", include_str!("../content/boards/2E.txt")),
    ("boards/2M.txt", include_str!("../content/boards/2M.txt")),
    ("boards/3E.txt", include_str!("../content/boards/3E.txt")),
    ("boards/3H.txt", include_str!("../content/boards/3H.txt")),
    ("boards/4E.txt", include_str!("../content/boards/4E.txt")),
    ("boards/4M.txt", include_str!("../content/boards/4M.txt")),
    ("boards/5E.txt", include_str!("../content/boards/5E.txt")),
    ("boards/5H.txt", include_str!("../content/boards/5H.txt")),
    ("boards/6E.txt", include_str!("../content/boards/6E.txt")),
    ("boards/6H.txt", include_str!("../content/boards/6H.txt")),
    ("boards/F1.txt", include_str!("../content/boards/F1.txt")),
    ("boards/F2.txt", include_str!("../content/boards/F2.txt")),
];

const CARDS: (&str, &str) = ("cards.txt", include_str!("../content/cards.txt"));
const LENGTHS: (&str, &str) = ("lengths.txt", include_str!("../content/lengths.txt"));

/// Every file that a race is made of.
pub(crate) const FILES: [(&str, &str); 18] = {
    let mut files = [CARDS; 18];
    files[1] = LENGTHS;
    let mut i = 0;
    while i < BOARDS.len() {
        files[2 + i] = BOARDS[i];
        i += 1;
    }
    files
};

/// The table of cards that belongs to the game, or the one given in its place, in which each card keeps its kind of
/// effect: the rules of a Swim, a bear or Fatigue go by the card.
pub(crate) fn cards(given: &Files) -> Result<CardTable, Fault> {
    let table = CardTable::read(given.read(CARDS))?;
    if given.has(CARDS.0) {
        let own = CardTable::read(Content::new(CARDS.0, CARDS.1))?;
        let kind = |table: &CardTable, card: Card| std::mem::discriminant(&table.of(card).effect);
        if let Some(card) = Card::ALL.iter().find(|card| kind(&table, **card) != kind(&own, **card)) {
            let phrase = Phrase::new("content-effect-kept").naming("card", card.name());
            return Err(given.read(CARDS).fault(phrase));
        }
    }
    Ok(table)
}

/// The most board sides that a table can bring to a race.
const OWN_BOARDS_MAX: usize = 8;
/// The longest text of them all.
const OWN_TEXT_MAX: usize = 20_000;

/// The sides that belong to the game and those of the table: `text` holds board files one after the other.
pub(crate) fn sides_with(text: &str, given: &Files) -> Result<Vec<Side>, Fault> {
    const PLACE: &str = "options.boards";
    let at_most = |id, most: usize| Err(Fault::said(PLACE, Phrase::new(id).with("most", most as i64)));
    if text.len() > OWN_TEXT_MAX {
        return at_most("content-long", OWN_TEXT_MAX);
    }
    let files = split_files(text);
    if files.len() > OWN_BOARDS_MAX {
        return at_most("content-many", OWN_BOARDS_MAX);
    }
    let mut sides = sides(given)?;
    for file in &files {
        let content = Content::new(PLACE, file);
        let side = Side::read(content)?;
        if sides.iter().any(|known| known.id == side.id) {
            return Err(content.fault(Phrase::new("content-known").naming("board", &side.id)));
        }
        sides.push(side);
    }
    Ok(sides)
}

/// The files of a text, each in as many lines as it has before it, so that faults name its lines.
fn split_files(text: &str) -> Vec<String> {
    let mut files: Vec<String> = Vec::new();
    for line in Content::new("", text).lines() {
        if files.is_empty() || line.text.starts_with("salmon ") {
            files.push(String::new());
        }
        if let Some(file) = files.last_mut() {
            let lines = file.matches('\n').count();
            file.push_str(&"\n".repeat(line.number as usize - 1 - lines));
            file.push_str(line.text);
        }
    }
    files
}

/// The sixteen sides that belong to the game, or those given in their places.
pub(crate) fn sides(given: &Files) -> Result<Vec<Side>, Fault> {
    BOARDS.iter().map(|own| Side::read(given.read(*own))).collect()
}

/// SA-008: the lengths of a river by name.
pub(crate) fn lengths(given: &Files) -> Result<Vec<Length>, Fault> {
    read_lengths(given.read(LENGTHS))
}

impl CardTable {
    /// Reads a card table: every card once, in canonical order.
    pub(crate) fn read(content: Content<'_>) -> Result<CardTable, Fault> {
        if content.header() != ["salmon", "cards", "all"] {
            return Err(content.first_line("salmon cards all"));
        }
        let mut table = CardTable::default();
        let mut expected = Card::ALL.iter();
        for line in content.lines().skip(1) {
            let ([name, effect, standard, light, pile], [english, french]) = line.columns_with()?;
            let Some(card) = expected.next() else {
                return Err(line.fault(Phrase::new("content-after").naming("written", name)));
            };
            if name != card.name() {
                let phrase = Phrase::new("content-next").naming("written", name);
                return Err(line.fault(phrase.naming("due", card.name())));
            }
            let start = |what, text| line.number(what, text, 0..=START_MAX);
            table.0[card.index()] = CardInfo {
                effect: read_effect(line, effect)?,
                start: [start("standard", standard)?, start("light", light)?],
                pile: line.number("pile", pile, 0..=PILE_MAX).map_err(|fault| fault.under("SA-011"))?,
                name: Name::read(line, ("card", name), english, french)?,
            };
        }
        if let Some(card) = expected.next() {
            return Err(content.missing(card.name()));
        }
        for deck in 0..2 {
            let cards: u32 = table.0.iter().map(|info| u32::from(info.start[deck])).sum();
            if !(4..=u32::from(START_MAX)).contains(&cards) {
                let phrase = Phrase::new("content-deck").with("cards", cards).with("most", START_MAX);
                return Err(content.fault(phrase).under("SA-012"));
            }
        }
        Ok(table)
    }

    /// The line of a card.
    #[inline]
    pub(crate) fn of(&self, card: Card) -> &CardInfo {
        &self.0[card.index()]
    }

    /// SA-012: the starting deck, by its column.
    pub(crate) fn start_deck(&self, column: usize) -> StartDeck {
        Card::ALL
            .iter()
            .flat_map(|card| std::iter::repeat_n(*card, usize::from(self.of(*card).start[column])))
            .collect()
    }
}

fn read_effect(line: Line<'_>, text: &str) -> Result<Effect, Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["swim", direction, steps] => {
            let chosen = direction == "chosen";
            let direction = Direction::named(direction);
            let steps: u8 = steps.parse().unwrap_or_default();
            if (direction.is_none() && !chosen) || !(1..=2).contains(&steps) {
                return Err(line.fault(Phrase::new("content-swim").naming("written", text)));
            }
            Ok(Effect::Swim { direction, steps })
        }
        ["move_bear"] => Ok(Effect::MoveBear),
        ["look_at_hand"] => Ok(Effect::LookAtHand),
        ["run_current"] => Ok(Effect::RunCurrent),
        ["run_rapids"] => Ok(Effect::RunRapids),
        ["nothing"] => Ok(Effect::Nothing),
        _ => {
            let known = ["swim", "move_bear", "look_at_hand", "run_current", "run_rapids", "nothing"];
            Err(line.unknown(text, &known))
        }
    }
}

fn read_lengths(content: Content<'_>) -> Result<Vec<Length>, Fault> {
    if content.header() != ["salmon", "lengths", "all"] {
        return Err(content.first_line("salmon lengths all"));
    }
    let mut lengths: Vec<Length> = Vec::new();
    for line in content.lines().skip(1) {
        let ([id, boards], [english, french]) = line.columns_with()?;
        let id = line.filled("length", id)?.to_string();
        let boards = line.number(&id, boards, 2..=6).map_err(|fault| fault.under("SA-008"))?;
        if lengths.iter().any(|known| known.id == id) {
            return Err(line.twice(&id));
        }
        let name = Name::read(line, ("length", &id), english, french)?;
        lengths.push(Length { id, boards, name });
    }
    Ok(lengths)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why<T>(result: Result<T, Fault>) -> String {
        result.err().expect("bad content is refused").to_string()
    }

    #[test]
    fn the_game_has_its_components() {
        // SA-002: 8 double-sided boards, 4 decks of 11, 32 Fatigue cards, 48 additional cards.
        assert_eq!(sides(&Files::default()).unwrap().len(), 16);
        let cards = cards(&Files::default()).unwrap();
        assert_eq!(cards.start_deck(0).len(), 11);
        assert_eq!(cards.start_deck(1).len(), 8);
        let (fatigue, additional) =
            (cards.of(Card::Fatigue).pile, cards.0[..11].iter().map(|info| info.pile));
        assert_eq!((fatigue, additional.sum()), (32, 48));
    }

    #[test]
    fn a_bad_card_table_is_refused_by_line_and_reason() {
        let read = |text: &str| CardTable::read(Content::new("t", text));
        let good = include_str!("../content/cards.txt");
        assert!(why(read("salmon things")).contains("file-first-line line=salmon cards all"));
        assert!(
            why(read(&good.replace("swim left 1", "swim back 1")))
                .starts_with("t line 7: content-swim written=swim back 1")
        );
        assert!(why(read(&good.replace("swim left 1", "fly"))).contains("file-unknown written=fly"));
        assert!(
            why(read(&good.replace("| 32", "| many")))
                .ends_with("file-range what=pile given=many least=0 most=99")
        );
        assert!(why(read(&good.replace("| 32", "| 300"))).contains("what=pile given=300 least=0 most=99"));
        assert!(why(read(&good.replace("| 32", "| 32 | | x"))).contains("file-empty what=name"));
        assert!(why(read(&good.replace("wild  ", "tame  "))).contains("content-next written=tame due=wild"));
        assert!(why(read("salmon cards all")).contains("file-missing what=forward"));
        assert!(
            why(read(&good.replace("| 3        |", "| 9        |")))
                .contains("content-deck cards=29 most=11")
        );
    }

    #[test]
    fn a_bad_length_is_refused() {
        assert!(
            why(read_lengths(Content::new("t", "salmon lengths all\nhuge | 7 | a | b")))
                .contains("t line 2: file-range what=huge given=7 least=2 most=6")
        );
        let twice = "salmon lengths all\nshort | 2\nlong | 5\nshort | 3";
        assert!(why(read_lengths(Content::new("t", twice))).contains("t line 4: file-twice what=short"));
    }

    #[test]
    fn a_bad_board_is_refused_by_line_and_reason() {
        let good = BOARDS[0].1;
        let read = |from: &str, to: &str| why(Side::read(Content::new("t", &good.replace(from, to))));
        assert!(
            read("salmon board S1", "salmon plank S1").contains("file-first-line line=salmon board <id>")
        );
        assert!(read("piece   | start", "piece   | raft").contains("content-piece written=raft"));
        assert!(read("piece   | start", "-- nothing").contains("file-missing what=piece"));
        assert!(read("head    | L", "head    | M").contains("file-unknown written=M known=L,R,none"));
        assert!(
            read("head    | L", "head    | L\ngrade | hrad")
                .contains("t line 6: file-unknown written=hrad known=easy,medium,hard")
        );
        assert!(read("head    | L", "head    | L\nhead | L").contains("t line 6: file-twice what=head"));
        assert!(read("head    | L", "head    | L\nenglish |").contains("t line 6: file-empty what=english"));
        assert!(read(" 4 |", " 300 |").contains("content-height height=300 due=4"));
        assert!(read("head    | L", "head    | none").contains("content-head board=S1"));
        assert!(read("~E:3 ", "?E:3 ").contains("content-ground written=?E:3"));
        assert!(read("~E:3 ", "~Z:3 ").contains("content-symbol sign=Z written=~Z:3"));
        assert!(read("~E:3 ", "~E:5 ").contains("content-arrow sign=5 written=~E:5"));
        assert!(read("~E:3 ", "~E:33 ").contains("content-same-arrow written=~E:33"));
        assert!(read("~E:3 ", "~E:321 ").contains("content-hex written=~E:321"));
        assert!(read("~E:3 ", "#E:3 ").contains("content-bare written=#E:3"));
        assert!(read(" 4 |    ~E:3 ", " 4 | ").contains("content-hexes height=4 found=3 needed=4"));
        assert!(read(" 4 |", " 3 |").contains("content-height height=3 due=4"));
        assert!(read("@", "~").contains("content-start board=S1"));
        let lines: Vec<&str> = good.lines().collect();
        let short = lines[..lines.len() - 1].join("\n");
        assert!(why(Side::read(Content::new("t", &short))).contains("content-map board=S1 found=4 needed=5"));
    }
}
