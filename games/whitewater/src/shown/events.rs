//! Events as messages, each with its rule and values.

use engine::{Said, Value};

use crate::Whitewater;
use crate::cards::{Card, Source};
use crate::event::{DiscardWhy, Event, How, Op, Reason, SpeedWhy};

pub(super) fn event(game: &Whitewater, event: &Event) -> Said {
    match event {
        Event::KayakPlaced { seat, at } => {
            Said::new("WW-008", "event-placed").with("seat", seat).with("at", *at)
        }
        Event::TurnStarted { seat, round } => {
            Said::new("WW-010", "event-turn").with("round", *round).with("seat", seat)
        }
        Event::CardPlayed { seat, card } => Said::new("WW-011", "event-played")
            .with("seat", seat)
            .with("card", name(game, *card))
            .with("lines", game.lines_of(Source::River(*card))),
        Event::NoCard { seat } => Said::new("WW-013", "event-no-card").with("seat", seat),
        Event::EddiedOut { seat } => Said::new("WW-040", "event-eddied-out").with("seat", seat),
        Event::SpeedChanged { seat, from, to, why } => {
            speed_changed(*why).with("seat", seat).with("from", *from).with("to", *to)
        }
        Event::Moved { seat, from, to, how } => {
            moved(*how).with("seat", seat).with("from", *from).with("to", *to)
        }
        Event::Hazard { seat, kind, at, cleared } => {
            let id = if *cleared { "event-hazard-cleared" } else { "event-hazard" };
            Said::new("WW-050", id).with("seat", seat).with("hazard", *kind).with("at", *at)
        }
        Event::HitBank { seat, at, lost } => {
            Said::new("WW-065", "event-hit-bank").with("seat", seat).with("at", *at).with("lost", *lost)
        }
        Event::HitRock { seat, rock, at } => {
            Said::new("WW-054", "event-hit-rock").with("seat", seat).with("at", *at).with("rock", *rock)
        }
        Event::CardDrawn { .. }
        | Event::CardDiscarded { .. }
        | Event::CardRecalled { .. }
        | Event::DeckReshuffled { .. }
        | Event::TokenPlaced { .. }
        | Event::TokenRemoved { .. }
        | Event::EffectSkipped { .. } => of_pieces(game, event),
        Event::SectionCrossed { seat, line } => {
            Said::new("WW-070", "event-crossed").with("seat", seat).with("line", *line)
        }
        Event::EventRevealed { seat, line, card } => Said::new("WW-071", "event-revealed")
            .with("seat", seat)
            .with("card", game.printed.name(Source::Event(*card)))
            .with("line", *line)
            .with("lines", game.lines_of(Source::Event(*card))),
        Event::Finished { seat, row } => {
            Said::new("WW-080", "event-finished").with("seat", seat).with("row", *row)
        }
        Event::GameOver { winners, ranking, reason } => {
            let said = match reason {
                Reason::Finish => Said::new("WW-081", "event-over"),
                Reason::RoundLimit => Said::new("WW-083", "event-over-limit"),
            };
            said.with("winners", Value::all(winners)).with("order", Value::list(ranking))
        }
    }
}

fn name(game: &Whitewater, card: Card) -> Value {
    game.printed.name(Source::River(card))
}

/// Events of cards and tokens; any other is said by [`event`].
fn of_pieces(game: &Whitewater, told: &Event) -> Said {
    match told {
        Event::CardDrawn { seat, card: None } => Said::new("WW-014", "event-drew-hidden").with("seat", seat),
        Event::CardDrawn { seat, card: Some(card) } => {
            Said::new("WW-014", "event-drew").with("seat", seat).with("card", name(game, *card))
        }
        Event::CardDiscarded { seat, card, why } => {
            discarded(*why).with("seat", seat).with("card", name(game, *card))
        }
        Event::CardRecalled { seat, card } => {
            Said::new("WW-090", "event-recalled").with("seat", seat).with("card", name(game, *card))
        }
        Event::DeckReshuffled { count } => Said::new("WW-014", "event-reshuffled").with("cards", *count),
        Event::TokenPlaced { seat, kind, at } => {
            Said::new("WW-061", "event-token").with("seat", seat).with("token", *kind).with("at", *at)
        }
        Event::TokenRemoved { kind, at } => {
            Said::new("WW-063", "event-token-removed").with("token", *kind).with("at", *at)
        }
        Event::EffectSkipped { seat, op } => skipped(*op).with("seat", seat),
        other => event(game, other),
    }
}

fn speed_changed(why: SpeedWhy) -> Said {
    match why {
        SpeedWhy::Effect => Said::new("WW-020", "event-speed"),
        SpeedWhy::Bank => Said::new("WW-065", "event-speed-bank"),
        SpeedWhy::Rock => Said::new("WW-054", "event-speed-rock"),
        SpeedWhy::Waterfall => Said::new("WW-051", "event-speed-waterfall"),
    }
}

fn moved(how: How) -> Said {
    match how {
        How::Downriver => Said::new("WW-034", "event-moved-downriver"),
        How::Maneuver => Said::new("WW-030", "event-moved-maneuver"),
        How::Rapids => Said::new("WW-052", "event-moved-rapids"),
        How::Waterfall => Said::new("WW-051", "event-moved-waterfall"),
        How::RockSide => Said::new("WW-054", "event-moved-rock-side"),
        How::Pushed => Said::new("WW-055", "event-moved-pushed"),
        How::Slip => Said::new("WW-035", "event-moved-slip"),
        How::FallBack => Said::new("WW-035", "event-moved-fall-back"),
    }
}

fn discarded(why: DiscardWhy) -> Said {
    match why {
        DiscardWhy::Hazard => Said::new("WW-057", "event-discarded-hazard"),
        DiscardWhy::Effect => Said::new("WW-090", "event-discarded-effect"),
        DiscardWhy::EddyOut => Said::new("WW-040", "event-discarded-eddy-out"),
    }
}

fn skipped(op: Op) -> Said {
    match op {
        Op::Speed => Said::new("WW-020", "event-skipped-speed"),
        Op::Draw => Said::new("WW-014", "event-skipped-draw"),
        Op::Discard => Said::new("WW-057", "event-skipped-discard"),
        Op::Maneuver => Said::new("WW-031", "event-skipped-maneuver"),
        Op::Place => Said::new("WW-063", "event-skipped-place"),
        Op::Recall => Said::new("WW-090", "event-skipped-recall"),
    }
}
