//! Speed: WW-020 and WW-021.

use engine::Seat;

use crate::Whitewater;
use crate::event::{Event, SpeedWhy};
use crate::position::Position;
use crate::rules::Deal;

/// WW-020: the bounds of speed.
pub(crate) const SPEEDS: (u8, u8) = (1, 5);

/// WW-020: a speed changes within its bounds; false if it stays as it is.
#[inline]
pub(crate) fn change(
    position: &mut Position,
    seat: Seat,
    by: i8,
    why: SpeedWhy,
    dealer: &mut Deal<'_>,
) -> bool {
    let speed = changed(position.kayaks[seat].speed, by);
    set(position, seat, speed, why, dealer)
}

/// WW-020: a speed after a change.
#[inline]
pub(crate) fn changed(speed: u8, by: i8) -> u8 {
    speed.saturating_add_signed(by).clamp(SPEEDS.0, SPEEDS.1)
}

/// A speed becomes `to`; false if it was so already.
#[inline]
pub(crate) fn set(position: &mut Position, seat: Seat, to: u8, why: SpeedWhy, dealer: &mut Deal<'_>) -> bool {
    let from = position.kayaks[seat].speed;
    position.kayaks[seat].speed = to;
    if from != to {
        dealer.tell(position, || Event::SpeedChanged { seat, from, to, why });
    }
    from != to
}

/// WW-021: the most spaces of a maneuver at that speed.
#[inline]
pub(crate) fn maneuverability(game: &Whitewater, speed: u8) -> u8 {
    game.printed.tracker[usize::from(speed) - 1].maneuverability
}
