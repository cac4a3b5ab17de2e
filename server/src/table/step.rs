//! The last step of a race as somebody is told of it.

use catalog::AnyRace;
use engine::Seat;
use protocol::{Detail, How, Legal, Step};

use super::tell::sight;

/// The last step as somebody at a table without clocks is told of it, moved by a bot; none if the race does not remember it.
pub fn last_step(race: &dyn AnyRace, table: &str, seat: Option<u8>, detail: Detail) -> Option<Step> {
    let told = race.tell(race.seq(), sight(seat), detail)?;
    Some(Step {
        table: table.to_string(),
        seat,
        seq: race.seq(),
        by: told.seat.unwrap_or(Seat(0)).0,
        how: How::Bot,
        action: told.action,
        events: told.events,
        changes: told.changes,
        standing: told.standing,
        deciding: race.deciding(),
        legal: legal(race, seat, detail),
        clocks: None,
        places: race.is_over().then(|| race.places()),
        reveal: None,
    })
}

/// What a seat may choose.
pub(super) fn legal(race: &dyn AnyRace, seat: Option<u8>, detail: Detail) -> Vec<Legal> {
    match (seat, detail) {
        (None, _) => Vec::new(),
        (Some(seat), Detail::Lean) => race.legal(Seat(seat)).into_iter().map(Legal::Plain).collect(),
        (Some(seat), Detail::Full) => Legal::explained(race.choices(Seat(seat))),
    }
}
