//! Actions in words, each with its rule.

use engine::{Phrase, Seat, Value};

use crate::Salmon;
use crate::action::Action;
use crate::card::{Card, Direction};
use crate::position::{Position, Task};
use crate::rules;

/// The rule behind an action.
pub(super) fn rule_of(view: &Position, action: &Action) -> &'static str {
    match action {
        Action::Play { card, .. } => match card {
            Card::Forward | Card::Left | Card::Right => "SA-030",
            Card::DoubleForward | Card::DoubleLeft | Card::DoubleRight => "SA-031",
            Card::Wild => "SA-032",
            Card::Bear => "SA-065",
            Card::Eagle => "SA-086",
            Card::Current => "SA-075",
            Card::Rapids => "SA-083",
            Card::Fatigue => "SA-060",
        },
        Action::Jump { .. } => "SA-040",
        Action::StopBear {} => "SA-065",
        Action::SetUp {}
        | Action::EndTurn {}
        | Action::Take { .. }
        | Action::Remove { .. }
        | Action::Pass {}
        | Action::MoveBear { .. }
        | Action::Counter {}
        | Action::Discard { .. }
        | Action::Snatch { .. }
        | Action::ReturnFatigue {} => rules::rule_of(view.task),
    }
}

impl Salmon {
    pub(super) fn say_action(&self, view: &Position, seat: Seat, action: &Action) -> Phrase {
        let with_card = |id: &'static str, card: &Card| Phrase::new(id).with("card", self.card(*card));
        match action {
            Action::SetUp {} => Phrase::new("action-set-up"),
            Action::Play { card, dir: Some(dir), .. } => {
                with_card("action-play-direction", card).with("direction", *dir)
            }
            Action::Play { card, target: Some(target), .. } if *target == seat => {
                with_card("action-play-own", card)
            }
            Action::Play { card, target: Some(target), .. } => {
                with_card("action-play-target", card).with("target", target)
            }
            Action::Play { card, .. } => with_card("action-play", card),
            Action::Jump { cards, dirs } => Phrase::new("action-jump")
                .with("first", self.say_swim(cards[0], dirs[0]))
                .with("second", self.say_swim(cards[1], dirs[1]))
                .with("fatigue", self.a_fatigue()),
            Action::EndTurn {} => match view.played.len() {
                0 => Phrase::new("action-end-turn-unplayed"),
                n => Phrase::new("action-end-turn").with("cards", n as u8),
            },
            Action::Take { card } => with_card("action-take", card),
            Action::Remove { from, card } => with_card("action-remove", card).with("source", *from),
            Action::Pass {} => match view.task {
                Task::Reeds { .. } => Phrase::new("action-pass-reeds"),
                Task::Rest => with_card("action-pass-rest", &Card::Fatigue),
                Task::Counter { .. } => Phrase::new("action-pass-counter"),
                _ => Phrase::new("action-pass"),
            },
            Action::MoveBear { bear, dir } => {
                Phrase::new("action-move-bear").with("bear", u16::from(*bear) + 1).with("way", *dir)
            }
            Action::StopBear {} => Phrase::new("action-stop-bear"),
            Action::Counter {} => match view.task {
                Task::Counter { card } => with_card("action-counter", &card),
                _ => Phrase::new("action-counter-any"),
            },
            Action::Discard { cards } => Phrase::new("action-discard").with("cards", self.card_list(cards)),
            Action::Snatch { card } => match view.task {
                Task::EagleCard { target } if target == seat => with_card("action-snatch-own", card),
                _ => with_card("action-snatch", card),
            },
            Action::ReturnFatigue {} => {
                Phrase::new("action-return-fatigue").with("fatigue", self.a_fatigue())
            }
        }
    }

    /// A swim of a leap; a Wild needs its direction.
    fn say_swim(&self, card: Card, dir: Direction) -> Value {
        match card {
            Card::Wild => {
                Phrase::new("action-jump-wild").with("card", self.card(card)).with("direction", dir).into()
            }
            card => self.card(card),
        }
    }
}
