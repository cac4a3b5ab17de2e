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
    /// Move back up to this many squares, free of fuel.
    Back(u8),
    /// Roll and move forward, free of fuel.
    Die,
    /// Move forward up to this many squares, with fuel.
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

/// How a custom board is written.
const OWN_BOARD: &str = r#"{"id": "bay", "squares": ["M", "+2", ...]}"#;

/// The board that the options choose; one of the game's own may be `given`.
pub(crate) fn board(choice: &BoardChoice, given: &Files) -> Result<Board, Fault> {
    const PLACE: &str = "options.board";
    match choice {
        BoardChoice::Named(id) => {
            let (_, own) = BOARDS.into_iter().find(|(known, _)| known == id).ok_or_else(|| {
                let phrase = Phrase::new("wrong-board")
                    .naming("board", id)
                    .with("boards", Value::names(&BOARDS.map(|(id, _)| id)))
                    .with("own", Value::text(OWN_BOARD));
                Fault::said(PLACE, phrase).under("FI-006")
            })?;
            Board::read(given.read(own))
        }
        BoardChoice::Own(own) => {
            let name = if own.name.is_empty() { &own.id } else { &own.name };
            Board::build(&own.id, name, &own.squares)
                .map_err(|why| Fault::said(PLACE, why.phrase).under(why.rule))
        }
        BoardChoice::File(text) => Board::read(Content::new(PLACE, text)),
    }
}

/// Whether the board is one of the game's own as it is printed.
pub(crate) fn is_printed(choice: &BoardChoice, given: &Files) -> bool {
    match choice {
        BoardChoice::Named(id) => {
            BOARDS.into_iter().any(|(known, (file, _))| known == id && !given.has(file))
        }
        BoardChoice::Own(_) | BoardChoice::File(_) => false,
    }
}

fn read_cards(content: Content<'_>, constants: &Constants) -> Result<[Effect; 9], Fault> {
    let mut effects = [None; 9];
    for line in content.lines().skip(1) {
        let [die, card, group, effect] = line.columns()?;
        let card: Card = line.kind(card)?;
        let of_card = |id| Phrase::new(id).naming("card", card.name());
        let place = if card == Card::HiddenAttack { "-".to_string() } else { (card.index() + 1).to_string() };
        if die != place {
            let phrase = of_card("content-die").naming("number", &place).naming("written", die);
            return Err(line.fault(phrase).under("FI-070"));
        }
        if line.kind::<Group>(group)? != card.group() {
            return Err(line.fault(of_card("content-group").naming("group", card.group().name())));
        }
        let effect = read_effect(line, effect, constants)?;
        if !suits(card, effect) {
            return Err(line.fault(of_card("content-suits")));
        }
        if effects[card.index()].replace(effect).is_some() {
            return Err(line.twice(card.name()));
        }
    }
    complete(content, effects, Card::ALL)
}

fn read_shop(content: Content<'_>, constants: &Constants) -> Result<[Ware; 3], Fault> {
    let mut wares = [None; 3];
    for line in content.lines().skip(1) {
        let [item, price, stock, effect] = line.columns()?;
        let item: Item = line.kind(item)?;
        let price = constant(line, price, constants)?;
        let stock = constant(line, stock, constants)?;
        let effect = read_effect(line, effect, constants)?;
        let (suits, dearest) = match item {
            Item::Fuel => (matches!(effect, Effect::Refuel(_)), PRICE_MAX),
            Item::StepBack => (matches!(effect, Effect::Back(_)), STEP_PRICE_MAX),
            Item::Draw => (effect == Effect::Draw, PRICE_MAX),
        };
        if !suits {
            return Err(line.fault(Phrase::new("content-ware")));
        }
        if price > dearest || stock == 0 {
            let phrase = Phrase::new("content-price").naming("item", item.name());
            return Err(line.fault(phrase.with("most", dearest)));
        }
        if wares[item.index()].replace(Ware { price, stock, effect }).is_some() {
            return Err(line.twice(item.name()));
        }
    }
    complete(content, wares, Item::ALL)
}

fn read_fish(content: Content<'_>, constants: &Constants) -> Result<[u8; 5], Fault> {
    let mut prices = [None; 5];
    for line in content.lines().skip(1) {
        let [letter, fish, price] = line.columns()?;
        let fish: Fish = line.kind(fish)?;
        let mark = Square::Spot(fish).mark();
        if mark != letter {
            return Err(line.fault(Phrase::new("content-letter").naming("letter", &mark).with("fish", fish)));
        }
        let price = constant(line, price, constants)?;
        if price > PRICE_MAX {
            return Err(line.beyond(fish.name(), &price.to_string(), 0, i64::from(PRICE_MAX)));
        }
        if prices[fish.index()].replace(price).is_some() {
            return Err(line.twice(fish.name()));
        }
    }
    complete(content, prices, Fish::ALL)
}

fn read_duel(content: Content<'_>) -> Result<[Tackle; 3], Fault> {
    let mut beats = [None; 3];
    for line in content.lines().skip(1) {
        let [item, loser] = line.columns()?;
        let (item, loser): (Tackle, Tackle) = (line.kind(item)?, line.kind(loser)?);
        let fault = |id| {
            let phrase = Phrase::new(id).naming("item", item.name()).naming("loser", loser.name());
            line.fault(phrase).under("FI-112")
        };
        if beats[item.index()].is_some() {
            return Err(line.twice(item.name()));
        }
        if item == loser || beats[loser.index()] == Some(item) {
            return Err(fault("content-both-win"));
        }
        if beats.contains(&Some(loser)) {
            return Err(fault("content-loses-twice"));
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
        steps => Err(line.beyond(name, &steps.to_string(), 1, i64::from(STEPS_MAX))),
    };
    let fuel = |name| match constant(line, name, constants)? {
        fuel @ 1..=PRICE_MAX => Ok(fuel),
        fuel => Err(line.beyond(name, &fuel.to_string(), 1, i64::from(PRICE_MAX))),
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
        _ => return Err(line.unknown(text, &EFFECTS)),
    })
}

/// The effects as tables write them.
const EFFECTS: [&str; 11] =
    ["back n", "die", "forward n", "freeze", "leak", "slow", "steal", "block", "duel", "refuel n", "draw"];

fn constant(line: Line<'_>, name: &str, constants: &Constants) -> Result<u8, Fault> {
    constants.named(name).ok_or_else(|| line.unknown(name, Constants::NAMES))
}

/// A table must have a line for every kind.
fn complete<K: Kind, T: Copy, const N: usize>(
    content: Content<'_>,
    found: [Option<T>; N],
    kinds: &[K],
) -> Result<[T; N], Fault> {
    let mut table = Vec::with_capacity(N);
    for (row, kind) in found.into_iter().zip(kinds) {
        table.push(row.ok_or_else(|| content.missing(kind.name()))?);
    }
    Ok(table.try_into().unwrap_or_else(|_| unreachable!("a table has a row for every kind")))
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
                .contains("file.txt line 5: content-die card=engine_reverse number=1 written=2")
        );
        assert!(
            cards(&CARDS.1.replace("curse   | leak", "attack | leak"))
                .contains("content-group card=lose_fuel group=curse")
        );
        assert!(
            cards(&CARDS.1.replace("| die", "| dice")).contains("file-unknown written=dice known=back n,die")
        );
        assert!(
            cards(&CARDS.1.replace("reverse_max", "reverse"))
                .contains("file-unknown written=reverse known=start_pearls")
        );
        assert!(
            cards(&CARDS.1.replace("7 | steal_fuel     | attack  | steal", ""))
                .contains("file-missing what=steal_fuel")
        );
        assert!(cards(&CARDS.1.replace("slow   ", "snail   ")).contains("file-unknown written=snail"));
        let shop = |text: &str| refused(|content| read_shop(content, &constants), text);
        assert!(shop(&SHOP.1.replace("| draw\n", "\n")).contains("file-columns needed=4 found=3"));
        let fish = |text: &str| refused(|content| read_fish(content, &constants), text);
        assert!(fish(&FISH.1.replace("H |", "X |")).contains("content-letter letter=H fish=fish-halibut"));
        let duel = |text: &str| refused(read_duel, text);
        assert!(duel(&DUEL.1.replace("| hook", "| net")).contains("content-both-win"));
        assert!(duel("fishing duel x\nnet | anchor\nnet | hook").contains("line 3: file-twice what=net"));
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
            "options.constants.tank: wrong-bounds constant=tank value=0 least=1 most=99"
        );
        assert!(with("tank", 1000).contains("least=1 most=99"));
        assert!(with("tonk", 10).contains("wrong-constant constant=tonk constants=start_pearls,"));
        assert!(with("barter_min", 7).contains("wrong-barter"));
        let load = |text: &str| refused(|content| constants::load(content, &Default::default()), text);
        let text = CONSTANTS.1;
        assert!(
            load(&text.replace("order_rolls ", "order_roll ")).contains("file-unknown written=order_roll ")
        );
        assert!(
            load(&text.replace("| 60 | 1 | 250 | FI-004", "| 0 | 1 | 250 | FI-004"))
                .contains("file-range what=order_rolls given=0 least=1 most=250")
        );
        assert!(load(&text.replace("price_carp ", "price_bass ")).contains("file-twice what=price_bass"));
        assert!(
            load(&text.replace("duel_rounds          |  5 | 1 |  20 |", "-- |"))
                .contains("file-missing what=duel_rounds")
        );
    }
}
