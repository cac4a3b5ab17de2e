//! Events in words, each with its rule.

use engine::{BySeat, Phrase, Said, Seat, Seats, Value};

use crate::Salmon;
use crate::board::Side;
use crate::card::{Card, Cards, Direction};
use crate::event::{Cause, Ending, Event, How, Reason};
use crate::naming::RiverName;

impl Salmon {
    /// The boards by name, and how far it is.
    fn tell_river(&self, river: &RiverName) -> Said {
        let sides = self.rivers.sides.iter();
        let laid: Vec<&Side> =
            river.ids().filter_map(|id| sides.clone().find(|side| side.id == id)).collect();
        let name = |side: &&Side| side.name.own().unwrap_or_else(|| Value::word("board", &side.id));
        let length: i64 = laid.iter().map(|side| i64::from(side.piece.height())).sum();
        Said::new("SA-007", "event-river")
            .with("boards", Value::all(laid.iter().map(name)))
            .with("length", length)
            .with("river", *river)
    }

    pub(super) fn tell(&self, event: &Event) -> Said {
        match event {
            Event::RiverLaid { river } => self.tell_river(river),
            Event::FirstPlayer { seat } => Said::new("SA-014", "event-first").with("seat", seat),
            Event::Played { seat, card, dir, target } => self.tell_played(*seat, *card, *dir, *target),
            Event::Ignored { seat, card: Card::Eagle } => {
                let said = Said::new("SA-087", "event-ignored-eagle").with("seat", seat);
                said.with("card", self.card(Card::Eagle))
            }
            Event::Ignored { seat, card: Card::Bear } => {
                Said::new("SA-065", "event-ignored-bear").with("seat", seat)
            }
            Event::Ignored { seat, card } => {
                Said::new("SA-033", "event-ignored").with("seat", seat).with("card", self.card(*card))
            }
            Event::Jumped { seat, cards, from, to, .. } => Said::new("SA-040", "event-jumped")
                .with("seat", seat)
                .with("from", *from)
                .with("to", *to)
                .with("cards", Value::all(cards.map(|card| self.card(card)))),
            Event::Moved { seat, to, how } => {
                let said = match how {
                    How::Swim => Said::new("SA-030", "event-moved-swim"),
                    How::Jump => Said::new("SA-048", "event-moved-jump"),
                    How::Current => Said::new("SA-075", "event-moved-current"),
                };
                said.with("seat", seat).with("to", *to)
            }
            Event::Fatigued { seat, cause } => {
                tell_fatigue(*cause).with("seat", seat).with("fatigue", self.a_fatigue())
            }
            Event::BearMoved { bear, to } => {
                Said::new("SA-065", "event-bear-moved").with("bear", *bear + 1).with("to", *to)
            }
            Event::Rolled { seat, value } => Said::new("SA-076", "event-rolled")
                .with("seat", seat)
                .with("value", *value)
                .with("arrow", if value % 2 == 1 { 1 } else { 2 }),
            Event::Arrived { seat, hex } => {
                Said::new("SA-100", "event-arrived").with("seat", seat).with("hex", *hex)
            }
            Event::Rested { seat } => {
                Said::new("SA-061", "event-rested").with("seat", seat).with("fatigue", self.a_fatigue())
            }
            Event::TurnEnded { seat } => Said::new("SA-028", "event-turn-ended").with("seat", seat),
            Event::GameOver { reason, winners, fatigue, .. } => {
                tell_end(*reason, *winners, fatigue).with("card", self.card(Card::Fatigue))
            }
            Event::PileEmpty { .. }
            | Event::Took { .. }
            | Event::Drew { .. }
            | Event::NothingToDraw { .. }
            | Event::Shuffled { .. }
            | Event::Removed { .. }
            | Event::Countered { .. }
            | Event::Discarded { .. }
            | Event::HandSeen { .. } => self.tell_cards(event),
        }
    }

    /// News of hands and piles.
    fn tell_cards(&self, event: &Event) -> Said {
        let of = |rule, id, seat: &Seat| Said::new(rule, id).with("seat", seat);
        match event {
            Event::PileEmpty { seat, symbol: Some(symbol), .. } => {
                of("SA-052", "event-pile-empty", seat).with("symbol", self.symbol(*symbol))
            }
            Event::PileEmpty { seat, .. } => {
                of("SA-062", "event-no-fatigue", seat).with("fatigue", self.a_fatigue())
            }
            Event::Took { seat, card } => of("SA-050", "event-took", seat).with("card", self.card(*card)),
            Event::Drew { seat, card: Some(card) } => {
                of("SA-026", "event-drew", seat).with("card", self.card(*card))
            }
            Event::Drew { seat, card: None } => of("SA-026", "event-drew-hidden", seat),
            Event::NothingToDraw { seat } => of("SA-026", "event-nothing-to-draw", seat),
            Event::Shuffled { seat, count } => of("SA-026", "event-shuffled", seat).with("count", *count),
            Event::Removed { seat, card, from } => {
                of("SA-055", "event-removed", seat).with("card", self.card(*card)).with("source", *from)
            }
            Event::Countered { seat, card } => {
                of("SA-090", "event-countered", seat).with("card", self.card(*card))
            }
            Event::Discarded { seat, cards, reason } => {
                let said = match reason {
                    Reason::Rapids => {
                        of("SA-083", "event-discarded-rapids", seat).with("card", self.card(Card::Rapids))
                    }
                    Reason::HandLimit => of("SA-025", "event-discarded-hand-limit", seat),
                    Reason::Eagle => {
                        of("SA-086", "event-discarded-eagle", seat).with("card", self.card(Card::Eagle))
                    }
                };
                said.with("cards", self.card_list(cards))
            }
            Event::HandSeen { seat, target, cards } if cards.is_face_down() => {
                of("SA-086", "event-hand-seen-hidden", seat)
                    .with("target", target)
                    .with("count", cards.count())
            }
            Event::HandSeen { seat, target, cards } => of("SA-086", "event-hand-seen", seat)
                .with("target", target)
                .with("cards", self.card_list(&Cards(*cards.counts()))),
            _ => unreachable!("all other news is told by `tell`"),
        }
    }

    fn tell_played(&self, seat: Seat, card: Card, dir: Option<Direction>, target: Option<Seat>) -> Said {
        let said = |id| Said::new("SA-020", id).with("seat", seat).with("card", self.card(card));
        match (dir, target) {
            (Some(dir), _) => said("event-played-direction").with("direction", dir),
            (_, Some(target)) if target == seat => said("event-played-own"),
            (_, Some(target)) => said("event-played-target").with("target", target),
            (None, None) => said("event-played"),
        }
    }
}

fn tell_end(reason: Ending, winners: Seats, fatigue: &BySeat<u8>) -> Said {
    let tired = |(seat, n): (Seat, &u8)| Phrase::new("event-over-fatigue").with("seat", seat).with("n", *n);
    let said = match reason {
        Ending::Arrival if winners.count() > 1 => Said::new("SA-103", "event-over-shared"),
        Ending::Arrival => Said::new("SA-102", "event-over-arrival"),
        Ending::RoundLimit => Said::new("SA-105", "event-over-round-limit"),
    };
    said.with("winners", winners).with("fatigue", Value::list(fatigue.by_seat().map(tired)))
}

fn tell_fatigue(cause: Cause) -> Said {
    match cause {
        Cause::ThreeSwims => Said::new("SA-034", "event-fatigued-three-swims"),
        Cause::Jump => Said::new("SA-047", "event-fatigued-jump"),
        Cause::Bear => Said::new("SA-069", "event-fatigued-bear"),
        Cause::Hex => Said::new("SA-054", "event-fatigued-hex"),
    }
}
