//! Reads and checks `content/`: cards, shop, fish, duel and boards. A fault names file, line and reason.

use engine::content::{Content, Files, Line};
use engine::{Fault, Kind, Phrase, Value};

use crate::board::{Board, Square};
use crate::constants::Constants;
use crate::kinds::{Card, Fish, Group, Item, Tackle};
use crate::options::BoardChoice;

pub(crate) const CONSTANTS: (&str, &str) = ("constants.txt", include_str!("../content/constants.txt"));
const CARDS: (&str, &str) = ("cards.txt", include_str!("../content/cards.txt"));
const SHOP: (&str, &str) = ("shop.txt", include_str!("../content/shop.txt"));
const FISH: (&str, &str) = ("fish.txt", include_str!("../content/fish.txt"));
const DUEL: (&str, &str) = ("duel.txt", include_str!("../content/duel.txt"));
const BOARDS: [(&str, (&str, &str)); 4] = [
    ("sound", ("boards/sound.txt", include_str!("../content/boards/sound.txt"))),
    ("inlet", ("boards/inlet.txt", include_str!("../content/boards/inlet.txt"))),
    ("shelf", ("boards/shelf.txt", include_str!("../content/boards/shelf.txt"))),
    ("squall", ("boards/squall.txt", include_str!("../content/boards/squall.txt"))),
];
/// Every file.
pub(crate) const FILES: [(&str, &str); 9] =
    [CONSTANTS, CARDS, SHOP, FISH, DUEL, BOARDS[0].1, BOARDS[1].1, BOARDS[2].1, BOARDS[3].1];

/// The most squares of a move that a card or an item gives, as of the constants that say so.
const STEPS_MAX: u8 = 9;
/// The highest price, and the most fuel that is sold at once.
const PRICE_MAX: u8 = 99;
/// The highest price of a step.
const STEP_PRICE_MAX: u8 = 20;

/// What a card or a shop item does. One match carries them out: `rules::effects`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Move back up to so many squares, free of fuel.
    Back(u8),
    /// Roll and move forward, free of fuel.
    Die,
    /// Move forward up to so many squares, with fuel.
    Forward(u8),
    /// No die moves in the next turn.
    Freeze,
    /// Fuel lost in the next turn.
    Leak,
    /// A rival's die moves are halved in its next turn.
    Slow,
    /// Half of a rival's fuel.
    Steal,
    /// A rival behind cannot pass.
    Block,
    /// A challenge.
    Duel,
    /// So much fuel.
    Refuel(u8),
    /// One more chance draw.
    Draw,
}

/// An item of the shop.
#[derive(Clone, Copy, Debug)]
pub struct Ware {
    /// Its price; of a step back, of each step.
    pub price: u8,
    /// Its copies.
    pub stock: u8,
    /// What it does.
    pub effect: Effect,
}

/// The tables of the game, with the constants put in.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// By card.
    pub(crate) effects: [Effect; 9],
    /// By item.
    pub(crate) wares: [Ware; 3],
    /// By fish.
    pub(crate) prices: [u8; 5],
    /// By what is shown: what it beats.
    pub(crate) beats: [Tackle; 3],
}

impl Tables {
    pub(crate) fn load(constants: &Constants, given: &Files) -> Result<Tables, Fault> {
        Ok(Tables {
            effects: read_cards(given.read(CARDS), constants)?,
            wares: read_shop(given.read(SHOP), constants)?,
            prices: read_fish(given.read(FISH), constants)?,
            beats: read_duel(given.read(DUEL))?,
        })
    }
}

/// How a board of one's own is written.
const OWN_BOARD: &str = r#"{"id": "bay", "squares": ["M", "+2", ...]}"#;

/// The board that the options choose; one of the game's own may be `given`.
pub(crate) fn board(choice: &BoardChoice, given: &Files) -> Result<Board, Fault> {
    match choice {
        BoardChoice::Named(id) => {
            let (_, own) = BOARDS.into_iter().find(|(known, _)| known == id).ok_or_else(|| {
                let known = BOARDS.map(|(id, _)| id).join(", ");
                let own = format!("or a board of your own: {OWN_BOARD}");
                let phrase = Phrase::new("wrong-board")
                    .with("board", Value::written(id))
                    .with("boards", Value::list(BOARDS.map(|(id, _)| Value::text(id))))
                    .with("own", Value::text(OWN_BOARD));
                Fault::new("options.board", format!("{id:?} is not a board; the boards are {known}, {own}"))
                    .by("FI-006", phrase)
            })?;
            Board::read(given.read(own))
        }
        BoardChoice::Own(own) => {
            let name = if own.name.is_empty() { &own.id } else { &own.name };
            Board::build(&own.id, name, &own.squares).map_err(|why| Fault::new("options.board", why))
        }
    }
}

/// Whether the board is one of the game's own as it is printed.
pub(crate) fn is_printed(choice: &BoardChoice, given: &Files) -> bool {
    match choice {
        BoardChoice::Named(id) => {
            BOARDS.into_iter().any(|(known, (file, _))| known == id && !given.has(file))
        }
        BoardChoice::Own(_) => false,
    }
}

fn read_cards(content: Content<'_>, constants: &Constants) -> Result<[Effect; 9], Fault> {
    let mut effects = [None; 9];
    for line in content.lines().skip(1) {
        let [die, card, group, effect] = line.columns()?;
        let card: Card = kind(line, card)?;
        let place = if card == Card::HiddenAttack { "-".to_string() } else { (card.index() + 1).to_string() };
        if die != place {
            return Err(line.fault(format!("{} has the d8 number {place}, not {die}", card.name())));
        }
        if kind::<Group>(line, group)? != card.group() {
            return Err(line.fault(format!("{} is of the group {}", card.name(), card.group().name())));
        }
        let effect = read_effect(line, effect, constants)?;
        if !suits(card, effect) {
            return Err(line.fault(format!(
                "{} cannot do this: an upgrade moves its boat (back, die, forward), a curse is freeze or leak, \
                 an attack slow, steal or block, and the hidden attack is the duel",
                card.name()
            )));
        }
        if effects[card.index()].replace(effect).is_some() {
            return Err(line.fault(format!("{} stands twice", card.name())));
        }
    }
    complete(content, effects, Card::ALL)
}

fn read_shop(content: Content<'_>, constants: &Constants) -> Result<[Ware; 3], Fault> {
    let mut wares = [None; 3];
    for line in content.lines().skip(1) {
        let [item, price, stock, effect] = line.columns()?;
        let item: Item = kind(line, item)?;
        let price = constant(line, price, constants)?;
        let stock = constant(line, stock, constants)?;
        let effect = read_effect(line, effect, constants)?;
        let (suits, dearest) = match item {
            Item::Fuel => (matches!(effect, Effect::Refuel(_)), PRICE_MAX),
            Item::StepBack => (matches!(effect, Effect::Back(_)), STEP_PRICE_MAX),
            Item::Draw => (effect == Effect::Draw, PRICE_MAX),
        };
        if !suits {
            return Err(line.fault("fuel does refuel, step_back does back, draw does draw"));
        }
        if price > dearest || stock == 0 {
            let name = item.name();
            return Err(line.fault(format!("{name} costs at most {dearest}, and there is at least one")));
        }
        if wares[item.index()].replace(Ware { price, stock, effect }).is_some() {
            return Err(line.fault(format!("{} stands twice", item.name())));
        }
    }
    complete(content, wares, Item::ALL)
}

fn read_fish(content: Content<'_>, constants: &Constants) -> Result<[u8; 5], Fault> {
    let mut prices = [None; 5];
    for line in content.lines().skip(1) {
        let [letter, fish, price] = line.columns()?;
        let fish: Fish = kind(line, fish)?;
        if Square::Spot(fish).mark() != letter {
            return Err(line.fault(format!(
                "boards write {} for {}",
                Square::Spot(fish).mark(),
                fish.name()
            )));
        }
        let price = constant(line, price, constants)?;
        if price > PRICE_MAX {
            return Err(line.fault(format!("a fish costs at most {PRICE_MAX} pearls, not {price}")));
        }
        if prices[fish.index()].replace(price).is_some() {
            return Err(line.fault(format!("{} stands twice", fish.name())));
        }
    }
    complete(content, prices, Fish::ALL)
}

fn read_duel(content: Content<'_>) -> Result<[Tackle; 3], Fault> {
    let mut beats = [None; 3];
    for line in content.lines().skip(1) {
        let [item, loser] = line.columns()?;
        let (item, loser): (Tackle, Tackle) = (kind(line, item)?, kind(line, loser)?);
        if item == loser || beats[loser.index()] == Some(item) {
            return Err(line.fault(format!("{} and {} cannot both win", item.name(), loser.name())));
        }
        if beats.contains(&Some(loser)) {
            return Err(line.fault(format!("{} loses twice; each beats one and loses to one", loser.name())));
        }
        beats[item.index()] = Some(loser);
    }
    complete(content, beats, Tackle::ALL)
}

/// What the rules for a card's group can carry out.
fn suits(card: Card, effect: Effect) -> bool {
    match (card.group(), effect) {
        (Group::Upgrade, Effect::Back(_) | Effect::Die | Effect::Forward(_)) => true,
        (Group::Curse, Effect::Freeze | Effect::Leak) => true,
        (Group::Attack, Effect::Slow | Effect::Steal | Effect::Block) => card != Card::HiddenAttack,
        (Group::Attack, Effect::Duel) => card == Card::HiddenAttack,
        _ => false,
    }
}

fn read_effect(line: Line<'_>, text: &str, constants: &Constants) -> Result<Effect, Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let steps = |name| match constant(line, name, constants)? {
        steps @ 1..=STEPS_MAX => Ok(steps),
        steps => Err(line.fault(format!("{name} is {steps}; a move has 1 to {STEPS_MAX} squares"))),
    };
    let fuel = |name| match constant(line, name, constants)? {
        fuel @ 1..=PRICE_MAX => Ok(fuel),
        fuel => Err(line.fault(format!("{name} is {fuel}; 1 to {PRICE_MAX} fuel can be sold at once"))),
    };
    Ok(match words[..] {
        ["back", most] => Effect::Back(steps(most)?),
        ["die"] => Effect::Die,
        ["forward", most] => Effect::Forward(steps(most)?),
        ["freeze"] => Effect::Freeze,
        ["leak"] => Effect::Leak,
        ["slow"] => Effect::Slow,
        ["steal"] => Effect::Steal,
        ["block"] => Effect::Block,
        ["duel"] => Effect::Duel,
        ["refuel", amount] => Effect::Refuel(fuel(amount)?),
        ["draw"] => Effect::Draw,
        _ => {
            let known = "back n, die, forward n, freeze, leak, slow, steal, block, duel, refuel n, draw";
            return Err(line.fault(format!("{text:?} is not an effect; effects are {known}")));
        }
    })
}

fn kind<K: Kind>(line: Line<'_>, name: &str) -> Result<K, Fault> {
    K::named(name).ok_or_else(|| line.fault(format!("{name:?} is none of {}", K::names())))
}

fn constant(line: Line<'_>, name: &str, constants: &Constants) -> Result<u8, Fault> {
    constants.named(name).ok_or_else(|| line.fault(format!("{name:?} is not a constant of this game")))
}

/// A table must have a line for every kind.
fn complete<K: Kind, T: Copy, const N: usize>(
    content: Content<'_>,
    found: [Option<T>; N],
    kinds: &[K],
) -> Result<[T; N], Fault> {
    let mut table = Vec::with_capacity(N);
    for (row, kind) in found.into_iter().zip(kinds) {
        table.push(row.ok_or_else(|| content.fault(format!("there is no line for {}", kind.name())))?);
    }
    table.try_into().map_err(|_| content.fault(format!("{N} lines are needed")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::constants;

    fn standard() -> Constants {
        constants::load(Content::new(CONSTANTS.0, CONSTANTS.1), &Default::default()).expect("sound constants")
    }

    fn refused<T>(read: impl FnOnce(Content<'_>) -> Result<T, Fault>, text: &str) -> String {
        match read(Content::new("file.txt", text)) {
            Ok(_) => panic!("this content is wrong and was read: {text}"),
            Err(fault) => fault.to_string(),
        }
    }

    #[test]
    fn the_content_is_sound() {
        let tables = Tables::load(&standard(), &Files::default()).expect("sound tables");
        assert_eq!(tables.prices, [7, 6, 4, 3, 2]);
        assert_eq!(tables.effects[Card::MoveChoice.index()], Effect::Forward(5));
        let none = Files::default();
        let lengths =
            BOARDS.map(|(id, _)| board(&BoardChoice::Named(id.into()), &none).expect("a board").length());
        assert_eq!(lengths, [36, 22, 41, 36]);
    }

    #[test]
    fn bad_tables_are_refused_with_line_and_reason() {
        let constants = standard();
        let cards = |text: &str| refused(|content| read_cards(content, &constants), text);
        assert!(
            cards(&CARDS.1.replace("1 | engine", "2 | engine"))
                .contains("file.txt line 5: engine_reverse has")
        );
        assert!(cards(&CARDS.1.replace("curse   | leak", "attack | leak")).contains("of the group curse"));
        assert!(cards(&CARDS.1.replace("| die", "| dice")).contains("is not an effect"));
        assert!(cards(&CARDS.1.replace("reverse_max", "reverse")).contains("not a constant"));
        assert!(
            cards(&CARDS.1.replace("7 | steal_fuel     | attack  | steal", ""))
                .contains("no line for steal_fuel")
        );
        assert!(cards(&CARDS.1.replace("slow   ", "snail   ")).contains("is none of"));
        let shop = |text: &str| refused(|content| read_shop(content, &constants), text);
        assert!(shop(&SHOP.1.replace("| draw\n", "\n")).contains("4 columns are needed, 3 are there"));
        let fish = |text: &str| refused(|content| read_fish(content, &constants), text);
        assert!(fish(&FISH.1.replace("H |", "X |")).contains("boards write H for halibut"));
        let duel = |text: &str| refused(read_duel, text);
        assert!(duel(&DUEL.1.replace("| hook", "| net")).contains("cannot both win"));
    }

    #[test]
    fn bad_constants_are_refused_with_bounds() {
        let content = Content::new(CONSTANTS.0, CONSTANTS.1);
        let with = |name: &str, value| {
            let fault =
                constants::load(content, &[(name.to_string(), value)].into()).expect_err("out of bounds");
            fault.to_string()
        };
        assert_eq!(
            with("tank", 0),
            "options.constants.tank: 0 is out of bounds: 1 to 99 (most fuel that a boat can hold, FI-005)"
        );
        assert!(with("tank", 1000).contains("1 to 99"));
        assert!(with("tonk", 10).contains("no such constant; there are start_pearls, "));
        assert!(with("barter_min", 7).contains("above the highest"));
        let load = |text: &str| refused(|content| constants::load(content, &Default::default()), text);
        let text = CONSTANTS.1;
        assert!(load(&text.replace("order_rolls ", "order_roll ")).contains("not a constant"));
        assert!(
            load(&text.replace("| 60 | 1 | 250 | FI-004", "| 0 | 1 | 250 | FI-004"))
                .contains("not within 1 to 250")
        );
        assert!(load(&text.replace("price_carp ", "price_bass ")).contains("stands twice"));
        assert!(
            load(&text.replace("duel_rounds          |  5 | 1 |  20 |", "-- |"))
                .contains("duel_rounds is missing")
        );
    }
}
