//! What follows from a view, for pictures: what the next card may be, and where a spin leads.

use std::collections::BTreeMap;

use engine::{Kind, Seat};
use serde::Serialize;

use crate::Marathon;
use crate::content::course::lanes;
use crate::content::{Card, Effect};
use crate::event::Symbol;
use crate::position::{Position, Task, Way};
use crate::rules::{actions, running};

/// What follows from a view.
#[derive(Debug, Serialize)]
pub(crate) struct Facts {
    /// What the next card may be; nothing where the piles do not add up to the race's deck.
    unseen: Option<Unseen>,
    /// MA-043: where the results of the wheel lead, while it turns.
    spin: Option<Vec<Landing>>,
}

/// The cards of which the next one is drawn.
#[derive(Debug, Serialize)]
struct Unseen {
    total: u32,
    /// MA-059.
    harmful: u32,
    /// MA-050.
    injuries: u16,
    /// How many there are of each.
    cards: BTreeMap<&'static str, u16>,
}

/// Results of the wheel that lead to one row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Landing {
    /// The results, rising.
    pub values: Vec<i16>,
    /// The row; beyond the last one over the line.
    pub row: u8,
    /// The lanes where the run can end; none over the line.
    pub lanes: Vec<u8>,
}

impl Marathon {
    pub(crate) fn facts_of(&self, view: &Position) -> Facts {
        Facts {
            unseen: self.unseen(view),
            spin: self.is_spinning(view).then(|| self.landings(view, view.mover())),
        }
    }

    fn unseen(&self, view: &Position) -> Option<Unseen> {
        let next = view.next_cards(&self.options.deck)?;
        let found = Card::ALL.iter().filter(|card| next.of(**card) > 0);
        let harmful = found.clone().filter(|card| self.cards.of(**card).harmful);
        Some(Unseen {
            total: next.count(),
            harmful: harmful.map(|card| u32::from(next.of(*card))).sum(),
            injuries: next.of(Card::Injury),
            cards: found.map(|card| (card.name(), next.of(*card))).collect(),
        })
    }

    /// Whether the wheel may be turning for whose turn it is: on a KICK SPOT, or by a card that says so.
    fn is_spinning(&self, view: &Position) -> bool {
        if view.order.is_empty() {
            return false;
        }
        let runner = &view.runners[view.mover()];
        let says_so = |card: Card| self.cards.of(card).lines.contains(&Effect::Spin);
        matches!(view.task, Task::Busy(None))
            && match self.course.symbol(runner.row, runner.lane) {
                Some(Symbol::Kick) => true,
                Some(Symbol::Event) => view.discard.top().is_some_and(says_so),
                None => false,
            }
    }

    /// MA-044, MA-045: where each result of the wheel leads the runner from where it is, the least first. MA-046: what moves
    /// nobody leads nowhere.
    pub(crate) fn landings(&self, view: &Position, seat: Seat) -> Vec<Landing> {
        let runner = &view.runners[seat];
        let mut landings: Vec<Landing> = Vec::new();
        for value in &self.spins {
            let way = if *value < 0 { Way::Back } else { Way::Forward };
            let run = actions::kick(value.unsigned_abs(), way);
            let reach = running::reach(self, view, runner.row, runner.lane, run);
            let row = reach.ends.row;
            match landings.iter_mut().find(|landing| landing.row == row) {
                _ if reach.distance == 0 => {}
                Some(landing) => landing.values.push(*value),
                None => {
                    let lanes = lanes(reach.ends.lanes).collect();
                    landings.push(Landing { values: vec![*value], row, lanes });
                }
            }
        }
        landings
    }
}
