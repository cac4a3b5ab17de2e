//! Salmon Run as people see and read it: pictures, and the words of actions, events and forecasts with their rules.

mod actions;
mod events;
mod facts;
mod forecasts;
mod picture;
mod switches;

use engine::content::Content;
use engine::{Fault, Ground, Idle, Kind, Phrase, Said, Seat, Shown, Speak, Switch, Value, Viewer};
use serde::Serialize;

use crate::Salmon;
use crate::action::Action;
use crate::card::{Card, Cards, Symbol};
use crate::event::Event;
use crate::forecast::Forecast;
use crate::position::{Position, Task};
use crate::scenery::Scenery;

pub(crate) use picture::{draw_board, line};

impl Shown for Salmon {
    const MINUTES: u16 = 40;
    const SWITCHES: &'static [Switch] = switches::SWITCHES;
    const CONTENT: &'static [(&'static str, &'static str)] = &crate::content::FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("boards");
    type Scenery = Scenery;
    type Forecast = Forecast;

    fn check_board(board: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
        crate::board_check::check(board, speak)
    }

    fn scenery(&self, view: &Position) -> Scenery {
        self.scene(view)
    }

    fn facts(&self, view: &Position) -> impl Serialize {
        facts::of(self, view)
    }

    /// SA-104: the heights swum, of those to the spawning ground.
    fn covered(&self, view: &Position, seat: Seat) -> Option<u16> {
        let height = match view.task {
            Task::SetUp => return Some(0),
            _ => self.height_of(view, seat),
        };
        Some(engine::thousandths(height.into(), self.rivers.length(&view.river).into()))
    }

    fn picture(&self, view: &Position, viewer: Viewer, speak: &dyn Speak) -> String {
        picture::draw(self, view, viewer, speak)
    }

    fn action(&self, view: &Position, seat: Seat, action: &Action) -> Said {
        Said { rule: actions::rule_of(view, action), phrase: self.say_action(view, seat, action) }
    }

    fn event(&self, event: &Event) -> Said {
        self.tell(event)
    }

    fn grounds(&self, position: &Position) -> Vec<Ground> {
        self.why(position)
    }

    /// SA-090: counters are asked for at every card and seldom given; SA-055, SA-061, SA-065.
    fn idle(&self, view: &Position, action: &Action) -> Option<Idle> {
        match (view.task, action) {
            (Task::Counter { .. }, Action::Pass {}) => Some(Idle::Window),
            (_, Action::Pass {} | Action::StopBear {}) => Some(Idle::Once),
            _ => None,
        }
    }

    /// Nothing for an action that leads nowhere by itself.
    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Option<Forecast> {
        Some(self.foresee(view, seat, action)).filter(|forecast| *forecast != Forecast::default())
    }

    fn rules_ahead(
        &self,
        _view: &Position,
        action: &Action,
        forecast: Option<&Forecast>,
    ) -> Vec<&'static str> {
        forecasts::rules(self, action, forecast)
    }

    fn say_forecast(&self, forecast: &Forecast) -> Option<Phrase> {
        forecasts::say(self, forecast)
    }

    fn own_name(&self, word: &str) -> Option<Value> {
        if let Some(id) = word.strip_prefix("symbol-") {
            return self.own_symbol(*Symbol::ALL.iter().find(|symbol| symbol.name() == id)?);
        }
        let (_, id) = word.split_once("card-")?;
        let card = Card::ALL.iter().find(|card| card.name() == id)?;
        self.cards.of(*card).name.own()
    }
}

impl Salmon {
    /// The name of a card: that of its message, or the one in a designer's own table.
    pub(crate) fn card(&self, card: Card) -> Value {
        self.cards.of(card).name.own().unwrap_or_else(|| card.into())
    }

    /// What a symbol gives.
    pub(crate) fn symbol(&self, symbol: Symbol) -> Value {
        self.own_symbol(symbol).unwrap_or_else(|| symbol.into())
    }

    /// What a symbol gives, if a card that it gives has a designer's own name.
    pub(crate) fn own_symbol(&self, symbol: Symbol) -> Option<Value> {
        let cards = match symbol {
            Symbol::Fatigue => &[Card::Fatigue],
            _ => symbol.offers(),
        };
        cards.iter().find_map(|card| self.cards.of(*card).name.own())?;
        let id = if cards.len() == 1 { "own-symbol" } else { "own-symbol-choice" };
        let cards = Value::list(cards.iter().map(|card| self.card(*card)));
        Some(Phrase::new(id).with("cards", cards).into())
    }

    /// "a Fatigue".
    pub(crate) fn a_fatigue(&self) -> Phrase {
        Phrase::new("a-fatigue").with("card", self.card(Card::Fatigue))
    }

    /// Several cards in words.
    pub(crate) fn card_list(&self, cards: &Cards) -> Value {
        let kinds = Card::ALL.iter().filter(|card| cards.0[card.index()] > 0);
        let words: Vec<Value> = kinds
            .map(|card| match cards.0[card.index()] {
                1 => self.card(*card),
                n => Phrase::new("picture-several").with("n", n).with("card", self.card(*card)).into(),
            })
            .collect();
        if words.is_empty() { Phrase::new("picture-nothing").into() } else { Value::list(words) }
    }
}

#[cfg(test)]
mod tests {
    use engine::Names;
    use words::{Speaker, Vocabulary};

    use super::*;

    const ENGLISH: &str = include_str!("../words/en.ftl");
    const FRENCH: &str = include_str!("../words/fr.ftl");

    #[test]
    fn every_rule_has_a_name_in_every_language() {
        for (language, text) in [("en", ENGLISH), ("fr", FRENCH)] {
            let words = Vocabulary::new(language, &[text]).unwrap();
            let speak = Speaker::new(&words, Names::default());
            let mut ids = 0;
            for rest in include_str!("../SPEC.md").split("**SA-").skip(1) {
                let id = format!("SA-{}", &rest[..3]);
                let name = speak.word("rule", &id);
                assert!(!name.is_empty() && name != format!("rule-{id}"), "{language}: {id} has no name");
                ids += 1;
            }
            assert!(ids >= 80, "{ids} rules were found in the specification");
        }
    }
}
