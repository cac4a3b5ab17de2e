//! What actions, events, forecasts and the picture say alike: spaces, distances, cards, places.

use engine::{Phrase, Value};

use crate::Marathon;
use crate::content::{Card, CardText, Course, Effect, Who};
use crate::event::{Groups, Symbol};
use crate::position::Against;

/// "row 12, lane 3 (EVENT)".
pub(crate) fn space(course: &Course, row: u8, lane: u8) -> Phrase {
    let plain = plain_space(row, lane);
    match course.symbol(row, lane) {
        None => plain,
        Some(symbol) => Phrase { id: "space-symbol".into(), ..plain }.with("symbol", printed(symbol)),
    }
}

/// "row 12, lane 3".
pub(crate) fn plain_space(row: u8, lane: u8) -> Phrase {
    Phrase::new("space").with("row", row).with("lane", lane)
}

/// MA-012: the printed name of a symbol.
pub(crate) fn printed(symbol: Symbol) -> Value {
    match symbol {
        Symbol::Event => Value::word("symbol", "event"),
        Symbol::Kick => Value::word("symbol", "kick"),
    }
}

/// "+2", "-3".
pub(crate) fn signed(n: i16) -> Phrase {
    let id = if n < 0 { "minus" } else { "plus" };
    Phrase::new(id).with("n", n.unsigned_abs())
}

/// "1 row", "2 rows".
pub(crate) fn distance(rows: u16) -> Phrase {
    Phrase::new("distance").with("rows", rows)
}

/// The places in words: "1. Ann, 2. Bob and Cy".
pub(crate) fn places(ranking: &Groups) -> Value {
    let mut place = 1;
    let mut places = Vec::new();
    for group in ranking {
        places.push(Phrase::new("place").with("place", place).with("seats", *group));
        place += group.count();
    }
    Value::list(places)
}

/// What marks along the road count: miles, kilometres, or what a designer counts.
pub(crate) fn unit(unit: &str) -> Value {
    if is_known_unit(unit) { Value::word("unit", unit) } else { Value::text(unit) }
}

/// Whether there is a word for what marks along the road count.
pub(crate) fn is_known_unit(unit: &str) -> bool {
    ["mile", "km"].contains(&unit)
}

impl Marathon {
    /// What a card is called.
    pub(crate) fn card_name(&self, card: Card) -> Value {
        let text = self.cards.of(card);
        if text.has_own_name { Value::text(&text.name) } else { Value::from(card) }
    }

    /// What a card does.
    pub(crate) fn card_effect(&self, card: Card) -> Value {
        let text = self.cards.of(card);
        if text.has_own_words { Value::text(&text.words) } else { self.lines_in_words(text).into() }
    }

    /// MA-067: the lines of a card as a sentence.
    fn lines_in_words(&self, text: &CardText) -> Phrase {
        if let (Who::Drawer, [Effect::Stamina(stamina @ 1..), Effect::Next(speed @ 1..)]) =
            (text.who, &text.lines[..])
        {
            return Phrase::new("effect-gain-faster").with("stamina", *stamina).with("speed", *speed);
        }
        let lines = text.lines.iter().map(|line| self.line_in_words(*line, text.who));
        let said =
            lines.reduce(|one, other| Phrase::new("effect-then").with("one", one).with("other", other));
        said.expect("a card has a line")
    }

    fn line_in_words(&self, line: Effect, who: Who) -> Phrase {
        let all = who == Who::All;
        let amount = |n: i8, drawer, everybody| {
            Phrase::new(if all { everybody } else { drawer }).with("n", n.unsigned_abs())
        };
        match line {
            Effect::Injury => Phrase::new("effect-injury"),
            Effect::High => Phrase::new("effect-high"),
            Effect::Heal => Phrase::new("effect-heal").with("injury", self.card_name(Card::Injury)),
            Effect::Stamina(n @ ..0) => amount(n, "effect-lose", "effect-all-lose"),
            Effect::Stamina(n) => amount(n, "effect-gain", "effect-all-gain"),
            Effect::Next(n @ ..0) => amount(n, "effect-slower", "effect-all-slower"),
            Effect::Next(n) => amount(n, "effect-faster", "effect-all-faster"),
            Effect::Skip(n) => Phrase::new("effect-skip").with("turns", n),
            Effect::Run(n) => Phrase::new("effect-run").with("rows", n),
            Effect::Back(n) => Phrase::new("effect-back").with("rows", n),
            Effect::Dash => Phrase::new("effect-dash"),
            Effect::Spin => Phrase::new("effect-spin"),
            Effect::CatchUp => Phrase::new("effect-catch-up"),
        }
    }

    /// What RUNNER'S HIGH could stop.
    pub(crate) fn trouble(&self, against: Against) -> Phrase {
        match against {
            Against::Spin { steps } => Phrase::new("against-spin").with("steps", steps),
            Against::Card { card, .. } => Phrase::new("against-card")
                .with("card", self.card_name(card))
                .with("effect", self.card_effect(card)),
            Against::Injury => Phrase::new("against-injury").with("injury", self.card_name(Card::Injury)),
        }
    }
}
