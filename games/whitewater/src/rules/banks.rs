//! Banks: WW-065.

use crate::event::{Event, SpeedWhy};
use crate::position::{Movement, Position};
use crate::rules::{Deal, speed};

/// WW-065: a step into Bank ends the movement; the speed drops by the movement that was left, the failed step
/// included.
pub(crate) fn hit_bank(position: &mut Position, movement: &mut Movement, dealer: &mut Deal<'_>) {
    let (seat, lost) = (movement.seat, movement.left);
    dealer.tell(position, || Event::HitBank { seat, at: position.kayaks[seat].at, lost });
    speed::change(position, seat, -(lost as i8), SpeedWhy::Bank, dealer);
    movement.left = 0;
}
