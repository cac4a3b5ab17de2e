//! Why the boats of a race that is over stand in their order.

use engine::{Ground, Said};

use crate::Rowing;
use crate::options::PhotoFinish;
use crate::position::Position;
use crate::rules::course::METRES_A_SPACE;

/// RW-141, RW-142, RW-143; by RW-146 boats that are not home have a distance and their stamina only.
pub(super) fn grounds(game: &Rowing, position: &Position) -> Vec<Ground> {
    let (seats, boats) = (game.seats, &position.boats);
    let home = |seat| boats[seat].finished.map(i32::from);
    let metres = |seat| Some(i32::from(METRES_A_SPACE) * i32::from(boats[seat].space));
    let hand = |seat| {
        let placed = position.podium.iter().find(|placed| placed.seat == seat)?;
        placed.round.map(|_| i32::from(placed.hand_pace))
    };
    let [first, second] = ["RW-142", "RW-143"];
    let mut grounds = vec![Ground::less(seats, Said::new("RW-141", "order-home"), home)];
    match game.options.photo_finish {
        PhotoFinish::HandPace => {
            grounds.push(Ground::more(seats, Said::new(first, "order-hand"), hand));
            grounds.push(Ground::more(seats, Said::new(second, "order-distance"), metres));
        }
        PhotoFinish::Distance => {
            grounds.push(Ground::more(seats, Said::new(first, "order-distance"), metres));
            grounds.push(Ground::more(seats, Said::new(second, "order-hand"), hand));
        }
    }
    let stamina = |seat| Some(i32::from(boats[seat].stamina));
    let rate = |seat| boats[seat].finished.map(|_| i32::from(boats[seat].rate.strokes()));
    grounds.push(Ground::more(seats, Said::new("RW-143", "order-stamina"), stamina));
    grounds.push(Ground::less(seats, Said::new("RW-143", "order-rate"), rate));
    grounds
}
