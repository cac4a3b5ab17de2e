//! Events in words, each with its rule and its values.

use engine::{Phrase, Said, Seat, Value};

use super::words::{distance, places, plain_space, signed, space};
use crate::Marathon;
use crate::action::{Action, Boost};
use crate::content::{Card, STAMINA_MAX};
use crate::event::{Cause, Event, Purpose, Reason, Space, Symbol, Trouble};

impl Marathon {
    /// An event with its rule and values.
    pub(crate) fn event_in_words(&self, event: &Event) -> Said {
        let said =
            |rule, id: &'static str, seat: &Seat| Said { rule, phrase: Phrase::new(id).with("seat", seat) };
        match event {
            Event::Rolled { seat, die, purpose, speed } => say_roll(*seat, *die, *purpose, *speed),
            Event::Placed { seat, position } => said("MA-009", "event-placed", seat).with("place", *position),
            Event::RaceStarted { order } => {
                Said::new("MA-008", "event-started").with("seats", Value::list(order.iter()))
            }
            Event::TurnStarted { seat, round } => said("MA-020", "event-turn", seat).with("round", *round),
            Event::TurnSkipped { seat, skip } => said("MA-029", "event-skipped", seat).with("turns", *skip),
            Event::Boosted { seat, with, cost, speed, stamina } => {
                say_boosted(*seat, *with, *cost, *speed, *stamina)
            }
            Event::Ran { .. } | Event::Stood { .. } | Event::CaughtUp { .. } => self.move_in_words(event),
            Event::Landed { seat, symbol: Symbol::Event } => said("MA-040", "event-landed-event", seat),
            Event::Landed { seat, symbol: Symbol::Kick } => said("MA-043", "event-landed-kick", seat),
            Event::Spun { seat, value } => say_spin(*seat, *value),
            Event::TurnEnded { seat } => said("MA-008", "event-ended", seat),
            Event::Finished { seat, place: 1, round } => {
                said("MA-081", "event-finished-first", seat).with("round", *round)
            }
            Event::Finished { seat, place, round } => {
                said("MA-084", "event-finished", seat).with("round", *round).with("place", *place)
            }
            Event::GameOver { reason: Reason::Finish, ranking } => {
                Said::new("MA-080", "event-over").with("places", places(ranking))
            }
            Event::GameOver { reason: Reason::RoundLimit, ranking } => {
                Said::new("MA-083", "event-over-limit").with("places", places(ranking))
            }
            Event::Shuffled { .. } | Event::Drew { .. } | Event::NoCard { .. } | Event::Discarded { .. } => {
                self.pile_event_in_words(event)
            }
            Event::Kept { .. } | Event::Returned { .. } | Event::BrokeDown { .. } | Event::Healed { .. } => {
                self.hand_event_in_words(event)
            }
            Event::TurnOwed { .. }
            | Event::Stamina { .. }
            | Event::NextSpeed { .. }
            | Event::Negated { .. } => self.effect_in_words(event),
        }
    }

    fn move_in_words(&self, event: &Event) -> Said {
        match event {
            Event::Ran { seat, from, to, steps, wanted, back, .. } => {
                let way = if steps < wanted {
                    Phrase::new("distance-short").with("rows", *steps).with("wanted", *wanted)
                } else {
                    distance(*steps)
                };
                let ran =
                    |rule, id: &'static str| Said::new(rule, id).with("seat", seat).with("distance", way);
                match (to.lane, back) {
                    (None, _) => ran("MA-036", "event-ran-line"),
                    (Some(lane), true) => {
                        let id = match to.row {
                            _ if steps == wanted => "event-back",
                            0 => "event-back-first",
                            _ => "event-back-blocked",
                        };
                        ran("MA-037", id).with("from", from.row).with("space", plain_space(to.row, lane))
                    }
                    (Some(_), false) if steps < wanted => {
                        ran("MA-032", "event-ran-blocked").with("space", self.at(*to))
                    }
                    (Some(_), false) => ran("MA-030", "event-ran").with("space", self.at(*to)),
                }
            }
            Event::Stood { seat, cause: Cause::CatchUp, .. } => {
                Said::new("MA-063", "event-stood-catch-up").with("seat", seat)
            }
            Event::Stood { seat, wanted: 0, .. } => Said::new("MA-035", "event-stood").with("seat", seat),
            Event::Stood { seat, wanted, .. } => Said::new("MA-035", "event-stood-blocked")
                .with("seat", seat)
                .with("distance", distance(*wanted)),
            Event::CaughtUp { seat, from, to } => Said::new("MA-060", "event-caught-up")
                .with("seat", seat)
                .with("from", from.row)
                .with("space", self.at(*to)),
            _ => not_here(event),
        }
    }

    fn at(&self, to: Space) -> Phrase {
        space(&self.course, to.row, to.lane.unwrap_or_default())
    }

    fn pile_event_in_words(&self, event: &Event) -> Said {
        match event {
            Event::Shuffled { count } => Said::new("MA-041", "event-shuffled").with("cards", *count),
            Event::Drew { seat, card } => Said::new("MA-040", "event-drew")
                .with("seat", seat)
                .with("card", self.card_name(*card))
                .with("effect", self.card_effect(*card)),
            Event::Discarded { card, .. } => {
                Said::new("MA-048", "event-discarded").with("card", self.card_name(*card))
            }
            Event::NoCard { .. } => Said::new("MA-042", "event-no-card"),
            _ => not_here(event),
        }
    }

    fn hand_event_in_words(&self, event: &Event) -> Said {
        match event {
            Event::Kept { seat, card: Card::Injury } => {
                self.with_injury("MA-050", "event-kept-injury").with("seat", seat)
            }
            Event::Kept { seat, card } => {
                Said::new("MA-054", "event-kept").with("seat", seat).with("card", self.card_name(*card))
            }
            Event::Returned { seat, card } => {
                Said::new("MA-055", "event-returned").with("seat", seat).with("card", self.card_name(*card))
            }
            Event::BrokeDown { seat } => self.with_injury("MA-051", "event-broke-down").with("seat", seat),
            Event::Healed { seat, count } => {
                self.with_injury("MA-053", "event-healed").with("seat", seat).with("cards", *count)
            }
            _ => not_here(event),
        }
    }

    fn with_injury(&self, rule: &'static str, id: &'static str) -> Said {
        Said::new(rule, id).with("injury", self.card_name(Card::Injury))
    }

    fn effect_in_words(&self, event: &Event) -> Said {
        match event {
            Event::TurnOwed { seat, skip } => {
                Said::new("MA-069", "event-owed").with("seat", seat).with("turns", *skip)
            }
            Event::Stamina { seat, change: 0, stamina: 0 } => {
                Said::new("MA-026", "event-stamina-none").with("seat", seat).with("stamina", 0)
            }
            Event::Stamina { seat, change: 0, stamina } => Said::new("MA-026", "event-stamina-most")
                .with("seat", seat)
                .with("stamina", *stamina)
                .with("most", STAMINA_MAX),
            Event::Stamina { seat, change, stamina } => {
                let rule = if *change < 0 { "MA-027" } else { "MA-026" };
                Said::new(rule, "event-stamina")
                    .with("seat", seat)
                    .with("change", signed((*change).into()))
                    .with("stamina", *stamina)
            }
            Event::NextSpeed { seat, change } => {
                Said::new("MA-068", "event-next-speed").with("seat", seat).with("change", signed(*change))
            }
            Event::Negated { seat, what } => {
                let said = match what {
                    Trouble::Spin => Said::new("MA-056", "event-negated-spin"),
                    Trouble::Injury => Said::new("MA-057", "event-negated-injury"),
                    Trouble::Card(card) => {
                        Said::new("MA-056", "event-negated").with("card", self.card_name(*card))
                    }
                };
                said.with("seat", seat).with("high", self.card_name(Card::RunnersHigh))
            }
            _ => not_here(event),
        }
    }
}

/// `event_in_words` hands every kind of event to the function that tells it.
fn not_here(event: &Event) -> Said {
    unreachable!("{event:?} is told elsewhere")
}

fn say_boosted(seat: Seat, with: Boost, cost: u8, speed: u8, stamina: u8) -> Said {
    let rule = Action::Boost { with }.rule();
    let said = |id: &'static str| Said::new(rule, id).with("seat", seat).with("speed", speed);
    match cost {
        0 => said("event-boosted-none"),
        _ => said("event-boosted").with("cost", cost).with("stamina", stamina),
    }
}

fn say_roll(seat: Seat, die: u8, purpose: Purpose, speed: Option<u8>) -> Said {
    let said = |rule, id: &'static str| Said::new(rule, id).with("seat", seat).with("die", die);
    match (purpose, speed.filter(|speed| *speed != die)) {
        (Purpose::Start, _) => said("MA-005", "event-rolled-start"),
        (Purpose::Dash, _) => said("MA-067", "event-rolled-dash"),
        (Purpose::Speed, None) => said("MA-021", "event-rolled"),
        (Purpose::Speed, Some(speed)) => said("MA-021", "event-rolled-speed").with("speed", speed),
        (Purpose::Reroll, None) => said("MA-024", "event-rolled-again"),
        (Purpose::Reroll, Some(speed)) => said("MA-024", "event-rolled-again-speed").with("speed", speed),
    }
}

fn say_spin(seat: Seat, value: i16) -> Said {
    let (rule, id) = match value.signum() {
        1 => ("MA-044", "event-spun-on"),
        0 => return Said::new("MA-046", "event-spun-nothing").with("seat", seat),
        _ => ("MA-045", "event-spun-back"),
    };
    Said::new(rule, id).with("seat", seat).with("value", signed(value))
}
