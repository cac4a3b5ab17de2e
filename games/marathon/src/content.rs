//! The content of the box: cards, spinner and block (parts 2.2, 2.3 and 2.5 of the specification), read from
//! `content/` and refused with file, line and reason if it is wrong. Courses are in [`course`].

mod block;
pub mod course;

use engine::content::{Content, Files, Line};
use engine::{Fault, Kind, Phrase};

use crate::options::Deck;

pub use block::Block;
pub use course::{COURSES, Course};

const CARDS: (&str, &str) = ("cards.txt", include_str!("../content/cards.txt"));
const SPINNER: (&str, &str) = ("spinner.txt", include_str!("../content/spinner.txt"));
const BLOCK: (&str, &str) = ("block.txt", include_str!("../content/block.txt"));
/// Every file.
pub const FILES: [(&str, &str); 7] =
    [CARDS, SPINNER, BLOCK, COURSES[0].1, COURSES[1].1, COURSES[2].1, COURSES[3].1];

/// MA-021: the faces of the die.
pub const DIE: u8 = 6;
/// MA-026: stamina never exceeds this.
pub const STAMINA_MAX: u8 = 10;
/// MA-050: an INJURY of this number breaks the runner down.
pub const INJURIES_MAX: u8 = 3;
/// How many cards a race can have in all, so that a position stays flat.
pub const CARDS_MAX: u8 = 200;
/// The most turns that a runner can owe.
pub(crate) const OWED_MAX: u8 = 200;
/// The largest change of the next speed roll.
pub(crate) const CHANGE_MAX: u16 = 100;
/// How many lines a card can have.
const LINES_MAX: usize = 4;
/// The most that a sector of a wheel may show, forward or backward.
pub(crate) const SECTOR_MAX: u32 = 1000;
/// The most sectors of a wheel.
pub(crate) const SECTORS_MAX: usize = 1000;
/// How many kinds of cards there are.
pub const CARD_KINDS: usize = 18;

engine::kinds! {
    /// MA-072: the EVENT cards by id, in the order of the card table.
    pub enum Card {
        /// Kept; the third breaks the runner down.
        Injury = "injury",
        /// Kept; stops one trouble.
        RunnersHigh = "runners_high",
        /// Close up.
        CatchUp = "catch_up",
        /// Heals.
        FirstAidStation = "first_aid_station",
        /// Stamina.
        WaterStation = "water_station",
        /// Stamina and speed.
        EnergyGel = "energy_gel",
        /// A run.
        CheeringCrowd = "cheering_crowd",
        /// Speed.
        PaceGroup = "pace_group",
        /// A run by the die.
        Downhill = "downhill",
        /// A spin.
        SecondWind = "second_wind",
        /// Stamina for all.
        CoolRain = "cool_rain",
        /// A run back.
        Headwind = "headwind",
        /// A run back.
        WrongTurn = "wrong_turn",
        /// Less speed.
        Cramp = "cramp",
        /// A lost turn.
        UntiedLace = "untied_lace",
        /// Less stamina.
        Dehydration = "dehydration",
        /// Less stamina for all.
        HeatWave = "heat_wave",
        /// Less stamina and a run back.
        TheWall = "the_wall",
    }
}

/// MA-067: one line of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep the card; at three, break down.
    Injury,
    /// Keep the card, or return it.
    High,
    /// Discard all INJURY cards held.
    Heal,
    /// Change the stamina.
    Stamina(i8),
    /// Change the next speed roll.
    Next(i8),
    /// Owe turns.
    Skip(u8),
    /// Run forward.
    Run(u8),
    /// Run backward.
    Back(u8),
    /// Roll and run forward.
    Dash,
    /// Spin.
    Spin,
    /// Close up.
    CatchUp,
}

impl Effect {
    fn is_move(self) -> bool {
        match self {
            Effect::Run(_) | Effect::Back(_) | Effect::Dash | Effect::Spin | Effect::CatchUp => true,
            Effect::Injury | Effect::High | Effect::Heal => false,
            Effect::Stamina(_) | Effect::Next(_) | Effect::Skip(_) => false,
        }
    }
}

/// Whom a card touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Who draws it.
    Drawer,
    /// MA-070: everyone still racing.
    All,
}

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// The title.
    pub name: String,
    /// How many there are in the standard deck.
    pub count: u16,
    /// MA-059: whether RUNNER'S HIGH may stop it.
    pub harmful: bool,
    /// Whom it touches.
    pub who: Who,
    /// What it does, in order.
    pub lines: Vec<Effect>,
    /// What it does, in words.
    pub words: String,
    /// Whether the name is another than in the box.
    pub has_own_name: bool,
    /// Whether the words are others than in the box.
    pub has_own_words: bool,
}

/// MA-072: the card table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards(Vec<CardText>);

impl Cards {
    /// What is printed on the card.
    #[inline]
    pub fn of(&self, card: Card) -> &CardText {
        &self.0[card.index()]
    }

    /// The counts of the standard deck.
    pub fn counts(&self) -> Deck {
        Deck(
            Card::ALL
                .iter()
                .map(|card| self.of(*card).count)
                .collect::<Vec<_>>()
                .try_into()
                .unwrap_or_default(),
        )
    }

    /// Reads a card table.
    pub fn read(content: Content<'_>) -> Result<Cards, Fault> {
        expect_header(content, "cards")?;
        let mut texts: Vec<Option<CardText>> = vec![None; CARD_KINDS];
        for line in content.lines().skip(1) {
            let (card, text) = read_card(line)?;
            if texts[card.index()].replace(text).is_some() {
                return Err(line.twice(card.name()));
            }
        }
        let count: u32 = texts.iter().flatten().map(|text| u32::from(text.count)).sum();
        if count > u32::from(CARDS_MAX) {
            return Err(content.fault(too_many_cards(count)).under("MA-072"));
        }
        let missing = Card::ALL.iter().find(|card| texts[card.index()].is_none());
        match missing {
            Some(card) => Err(content.missing(card.name())),
            None => Ok(Cards(texts.into_iter().flatten().collect())),
        }
    }
}

/// A deck of more cards than a race can have.
pub(crate) fn too_many_cards(count: u32) -> Phrase {
    Phrase::new("wrong-deck").with("most", CARDS_MAX).with("count", i64::from(count))
}

fn read_card(line: Line<'_>) -> Result<(Card, CardText), Fault> {
    let [id, name, count, mark, who, effects, words] = line.columns()?;
    let card: Card = line.kind(id)?;
    let who = match who {
        "self" => Who::Drawer,
        "all" => Who::All,
        _ => return Err(line.unknown(who, &["self", "all"])),
    };
    const CARD_MARKS: [&str; 3] = ["harmful", "helpful", "kept"];
    if !CARD_MARKS.contains(&mark) {
        return Err(line.unknown(mark, &CARD_MARKS));
    }
    let lines =
        effects.split(',').map(|effect| read_effect(line, effect.trim())).collect::<Result<Vec<_>, _>>()?;
    if lines.len() > LINES_MAX {
        return Err(line.fault(Phrase::new("content-lines").with("most", LINES_MAX as i64)).under("MA-067"));
    }
    check_lines(line, card, who, mark, &lines)?;
    let count = line.number("count", count, 0..=u16::from(CARDS_MAX))?;
    let name = line.filled("name", name)?;
    let (name, words, harmful) = (name.to_string(), words.to_string(), mark == "harmful");
    let (has_own_name, has_own_words) = (false, false);
    Ok((card, CardText { name, count, harmful, who, lines, words, has_own_name, has_own_words }))
}

fn read_effect(line: Line<'_>, text: &str) -> Result<Effect, Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["injury"] => Effect::Injury,
        ["high"] => Effect::High,
        ["heal"] => Effect::Heal,
        ["dash"] => Effect::Dash,
        ["spin"] => Effect::Spin,
        ["catch_up"] => Effect::CatchUp,
        ["stamina", n] => Effect::Stamina(amount(line, n, -10, 10)? as i8),
        ["next", n] => Effect::Next(amount(line, n, -10, 10)? as i8),
        ["skip", n] => Effect::Skip(amount(line, n, 1, 10)? as u8),
        ["run", n] => Effect::Run(amount(line, n, 1, 100)? as u8),
        ["back", n] => Effect::Back(amount(line, n, 1, 100)? as u8),
        _ => return Err(line.unknown(text, &EFFECTS).under("MA-067")),
    })
}

/// The lines of cards as the table writes them.
const EFFECTS: [&str; 11] = [
    "injury",
    "high",
    "heal",
    "stamina n",
    "next n",
    "skip n",
    "run n",
    "back n",
    "dash",
    "spin",
    "catch_up",
];

fn amount(line: Line<'_>, text: &str, least: i16, most: i16) -> Result<i16, Fault> {
    let amount = text.parse().ok().filter(|n| *n != 0 && (least..=most).contains(n));
    amount.ok_or_else(|| {
        let phrase = Phrase::new("content-amount").with("least", least).with("most", most);
        line.fault(phrase.naming("given", text))
    })
}

/// MA-067: a move comes last. MA-071: no card moves anyone but its drawer, or takes a turn from another.
fn check_lines(line: Line<'_>, card: Card, who: Who, mark: &str, lines: &[Effect]) -> Result<(), Fault> {
    for (i, effect) in lines.iter().enumerate() {
        if effect.is_move() && i + 1 < lines.len() {
            return Err(line.fault(Phrase::new("content-move-last")).under("MA-067"));
        }
        if who == Who::All && !matches!(effect, Effect::Stamina(_) | Effect::Next(_)) {
            return Err(line.fault(Phrase::new("content-for-all")).under("MA-071"));
        }
        let keeper = match effect {
            Effect::Injury => Some(Card::Injury),
            Effect::High => Some(Card::RunnersHigh),
            _ => None,
        };
        let kept = keeper.is_some();
        if keeper.is_some_and(|keeper| keeper != card) || kept != (mark == "kept") || kept && lines.len() > 1
        {
            return Err(line.fault(Phrase::new("content-kept")));
        }
    }
    Ok(())
}

/// The card table of the box, or the one given in its place.
pub fn cards(given: &Files) -> Result<Cards, Fault> {
    let mut cards = Cards::read(given.read(CARDS))?;
    if given.has(CARDS.0) {
        for (text, printed) in cards.0.iter_mut().zip(standard_cards().0) {
            text.has_own_name = text.name != printed.name;
            text.has_own_words = text.words != printed.words;
        }
    }
    Ok(cards)
}

/// The card table of the box.
pub fn standard_cards() -> Cards {
    cards(&Files::default()).expect("the card table of the box is sound")
}

/// MA-049: reads a wheel.
pub fn read_spinner(content: Content<'_>) -> Result<Vec<i32>, Fault> {
    expect_header(content, "spinner")?;
    let mut sectors = Vec::new();
    for line in content.lines().skip(1) {
        for word in line.text.split_whitespace() {
            let sector: Option<i32> = word.parse().ok();
            let sector = sector.filter(|sector| sector.unsigned_abs() <= SECTOR_MAX);
            sectors.push(sector.ok_or_else(|| line.fault(bad_sector(word)).under("MA-049"))?);
        }
    }
    if sectors.is_empty() {
        return Err(content.fault(no_wheel()).under("MA-049"));
    }
    Ok(sectors)
}

/// A wheel without a sector or with too many.
pub(crate) fn no_wheel() -> Phrase {
    Phrase::new("wrong-spinner").with("most", SECTORS_MAX as i64)
}

/// A sector that no wheel can have.
pub(crate) fn bad_sector(sector: &str) -> Phrase {
    let most = i64::from(SECTOR_MAX);
    Phrase::new("content-sector").with("least", -most).with("most", most).naming("sector", sector)
}

/// The spinner of the box, or the one given in its place.
pub fn spinner(given: &Files) -> Result<Vec<i32>, Fault> {
    read_spinner(given.read(SPINNER))
}

/// The spinner of the box.
pub fn standard_spinner() -> Vec<i32> {
    spinner(&Files::default()).expect("the spinner of the box is sound")
}

/// The first line of a file says what it is.
pub(crate) fn expect_header<'a>(content: Content<'a>, kind: &str) -> Result<&'a str, Fault> {
    match content.header()[..] {
        ["marathon", found, id] if found == kind => Ok(id),
        _ => Err(content.first_line(&format!("marathon {kind} <id>"))),
    }
}
