//! Events as messages, each with its rule.

use engine::{Said, Value};

use crate::Rowing;
use crate::cards::Card;
use crate::content::Line;
use crate::event::{Cause, Event, Reason, Solo};
use crate::options::CrabWhen;
use crate::rules::course::metres;

pub(super) fn event(game: &Rowing, event: &Event) -> Said {
    let (rule, id) = message(game, event);
    with_values(game, event, Said::new(rule, id))
}

/// The rule behind an event, and its message.
fn message(game: &Rowing, event: &Event) -> (&'static str, &'static str) {
    match event {
        Event::LanesDrawn { .. } => ("RW-014", "event-lanes-drawn"),
        Event::RoundStart { tides, .. } if tides.is_empty() => ("RW-023", "event-round"),
        Event::RoundStart { .. } => ("RW-023", "event-round-tide"),
        Event::RateChosen { .. } => ("RW-022", "event-rate-chosen"),
        Event::RateSet { from, to, .. } if from == to => ("RW-033", "event-rate-kept"),
        Event::RateSet { .. } => ("RW-033", "event-rate-set"),
        Event::Paid { reason, .. } => match reason {
            Reason::Jump => ("RW-031", "event-paid-jump"),
            Reason::Motivation => ("RW-070", "event-paid-motivation"),
            Reason::Pace => ("RW-092", "event-paid-pace"),
        },
        Event::CardsChosen { .. } => ("RW-022", "event-cards-chosen"),
        Event::Revealed { .. } => ("RW-050", "event-revealed"),
        Event::Cluttered { .. } => ("RW-043", "event-cluttered"),
        Event::Flipped { card, .. } if game.values[*card as usize] == 0 => {
            ("RW-052", "event-flipped-nothing")
        }
        Event::Flipped { .. } => ("RW-051", "event-flipped"),
        Event::Shuffled { .. } => ("RW-120", "event-shuffled"),
        Event::Moved { to, cause, .. } => match cause {
            Cause::Cards => ("RW-055", "event-moved-cards"),
            Cause::Tides => ("RW-060", "event-moved-tides"),
            Cause::Motivation => ("RW-070", "event-moved-motivation"),
            Cause::Crab if *to >= game.water.before(Line::Finish) => ("RW-101", "event-moved-crab"),
            Cause::Crab => ("RW-100", "event-moved-crab"),
        },
        Event::Discarded { .. } => ("RW-080", "event-discarded"),
        Event::Checked { cost: 0, .. } => ("RW-092", "event-checked-free"),
        Event::Checked { .. } => ("RW-092", "event-checked"),
        Event::Crab { .. } => crab(game.options.crab_when),
        Event::Cooled { .. } => ("RW-111", "event-cooled"),
        Event::Drew { cards: Some(_), .. } => ("RW-114", "event-drew-cards"),
        Event::Drew { cards: None, .. } => ("RW-114", "event-drew"),
        Event::CrossedFinish { .. } => ("RW-140", "event-home"),
        Event::Placed { .. } => ("RW-142", "event-placed"),
        Event::RaceOver { solo: Some(Solo { seconds: Some(_), .. }), .. } => ("RW-147", "event-over-time"),
        Event::RaceOver { solo: Some(_), .. } => ("RW-146", "event-over-not-home"),
        Event::RaceOver { winners, .. } if winners.count() > 1 => ("RW-143", "event-over-dead-heat"),
        Event::RaceOver { .. } => ("RW-001", "event-over"),
    }
}

/// The rule that makes a crab, and its message.
pub(super) fn crab(when: CrabWhen) -> (&'static str, &'static str) {
    match when {
        CrabWhen::CannotPay => ("RW-095", "event-crab"),
        CrabWhen::PileEmpty => ("RW-094", "event-crab-empty"),
    }
}

fn with_values(game: &Rowing, event: &Event, said: Said) -> Said {
    match event {
        Event::LanesDrawn { order } => said.with("boats", Value::list(order)),
        Event::RoundStart { round, order, tides } => {
            let said = said.with("round", *round).with("order", Value::list(order));
            if tides.is_empty() { said } else { said.with("boats", *tides) }
        }
        Event::RateChosen { seat } | Event::Cluttered { seat, .. } => said.with("seat", seat),
        Event::RateSet { seat, from, to } if from == to => {
            said.with("seat", seat).with("rate", game.rate_in_full(*to))
        }
        Event::RateSet { seat, from, to } => {
            said.with("seat", seat).with("from", game.rate_in_full(*from)).with("to", game.rate_in_full(*to))
        }
        Event::Paid { seat, amount, .. } | Event::Cooled { seat, amount } => {
            said.with("seat", seat).with("amount", *amount)
        }
        Event::CardsChosen { seat, count } | Event::Shuffled { seat, count } => {
            said.with("seat", seat).with("count", *count)
        }
        Event::Revealed { seat, cards } | Event::Discarded { seat, cards } => {
            said.with("seat", seat).with("cards", game.cards_named(*cards))
        }
        Event::Flipped { seat, card } => {
            let said = said.with("seat", seat).with("card", game.card_name(*card));
            match game.values[*card as usize] {
                0 => said,
                pace => said.with("pace", pace),
            }
        }
        Event::Moved { seat, from, to, .. } => {
            said.with("seat", seat).with("by", from.abs_diff(*to)).with("metres", metres(*to))
        }
        Event::Checked { seat, line, pace, limit, cost } => {
            let said = said.with("seat", seat).with("at", game.at(*line));
            let said = said.with("pace", *pace).with("limit", *limit);
            if *cost == 0 { said } else { said.with("cost", *cost) }
        }
        Event::Crab { seat, line, suffering } => {
            let said = said.with("seat", seat).with("at", game.at(*line)).with("suffering", *suffering);
            said.with("card", game.card_name(Card::Suffering))
        }
        Event::Drew { seat, count, cards } => {
            let said = said.with("seat", seat).with("count", *count);
            cards.map_or(said.clone(), |cards| said.with("cards", game.cards_named(cards)))
        }
        Event::CrossedFinish { seat, round, hand_pace, space } => {
            let past = space.saturating_sub(game.water.last());
            let said = said.with("seat", seat).with("round", *round);
            said.with("metres", metres(past)).with("sum", *hand_pace)
        }
        Event::Placed { seat, place } => said.with("seat", seat).with("place", *place),
        Event::RaceOver { solo: Some(Solo { seconds, medal }), .. } => match seconds {
            Some(seconds) => said.with("time", time(*seconds)).with("medal", *medal),
            None => said,
        },
        Event::RaceOver { winners, ranking, solo: None } => {
            said.with("winners", *winners).with("ranking", Value::list(ranking))
        }
    }
}

/// Minutes and seconds on a clock: "5:42".
pub(super) fn time(seconds: u16) -> Value {
    Value::text(format!("{}:{:02}", seconds / 60, seconds % 60))
}
