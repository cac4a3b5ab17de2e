//! End: FI-140 to FI-143, and SPEC.md part 9.

use engine::{BySeat, Ground, Ranking, Said, Seat, Seats};

use crate::Fishing;
use crate::event::{Dealer, Event};
use crate::options::Finish;
use crate::position::{Phase, Position};

/// FI-140: a seat has passed the win check. FI-141: the first win ends the game, or the round is played out.
pub(crate) fn finish(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    position.finishers.insert(seat);
    dealer.tell(position, || Event::Finished { seat });
    match game.options.finish {
        Finish::Immediate => end(position, dealer),
        Finish::FullRound => position.phase = Phase::Main,
    }
}

/// FI-141, FI-142: the game is over.
pub(crate) fn end(position: &mut Position, dealer: &mut Dealer<'_>) {
    position.phase = Phase::Over;
    dealer.tell(position, || {
        let ranking = ranking(position);
        let winners: Seats = ranking.winners().collect();
        Event::GameOver { winners, ranking: ranking.places }
    });
}

/// FI-143: finishers first, then kinds at the market, then kinds at all, then pearls; equal seats share a place.
pub(crate) fn ranking(position: &Position) -> Ranking {
    let score = |seat: Seat| {
        let boat = &position.boats[seat];
        let kinds = (boat.landed().count_ones(), boat.gathered().count_ones());
        (position.finishers.contains(seat), kinds.0, kinds.1, boat.pearls)
    };
    let scores: BySeat<(bool, u32, u32, i32)> = BySeat::from_fn(position.boats.seats(), score);
    Ranking::by_score(&scores)
}

/// Why the seats of a race that is over stand in this order: FI-140 and FI-143.
pub(crate) fn grounds(position: &Position) -> Vec<Ground> {
    let (seats, boats) = (position.boats.seats(), &position.boats);
    let home = |seat| Some(i32::from(position.finishers.contains(seat)));
    let landed = |seat: Seat| Some(boats[seat].landed().count_ones() as i32);
    let gathered = |seat: Seat| Some(boats[seat].gathered().count_ones() as i32);
    let pearls = |seat: Seat| Some(boats[seat].pearls);
    vec![
        Ground::more(seats, Said::new("FI-140", "order-home"), home),
        Ground::more(seats, Said::new("FI-143", "order-landed"), landed),
        Ground::more(seats, Said::new("FI-143", "order-gathered"), gathered),
        Ground::more(seats, Said::new("FI-143", "order-pearls"), pearls),
    ]
}

/// The most decisions of a race: order rolls, and in every turn what cards, pearls, room and counts allow.
pub(crate) fn bound(game: &Fishing) -> u32 {
    let constants = &game.constants;
    let number = u32::from;
    let draws = 1 + number(constants.extra_draws_per_turn);
    let hand = number(constants.upgrade_limit) + number(constants.attack_limit);
    let cards = hand + draws + number(constants.proposals_per_turn);
    let moves = 1 + cards + number(constants.steps_per_turn);
    let hold = number(constants.base_capacity) + number(constants.expansion_bonus);
    let fish = 3 * hold * (moves + 1); // caught, dropped off or released
    let fuel = number(constants.tank) + 9 * moves + number(constants.tank) * cards;
    let talk = 2 * number(constants.proposals_per_turn);
    let duels = number(constants.challenges_per_turn) * (1 + 2 * number(constants.duel_rounds));
    let a_turn = 4 + 3 * cards + draws + moves + fish + fuel + talk + duels;
    number(constants.order_rolls) + number(constants.max_rounds) * number(game.seats) * a_turn
}
