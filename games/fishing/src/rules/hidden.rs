//! Hidden attacks: FI-110 to FI-116.

use engine::{Illegal, Kind, Sealed, Seat, Seats};

use super::{attacks, moving, squares};
use crate::Fishing;
use crate::action::Action;
use crate::event::{Dealer, Event, Shown, Why};
use crate::hand::Cards;
use crate::kinds::{Card, Tackle};
use crate::options::DuelPrize;
use crate::position::{Duel, Phase, Position};

/// FI-113: up to this number the duel die is for the challenger.
pub(crate) const CHALLENGER_UP_TO: u8 = 3;

#[inline]
pub(crate) fn list_trade_in(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    for card in position.boats[seat].hand.kinds(Cards::ATTACKS) {
        out.push(Action::TradeIn { card });
    }
}

/// FI-110: an attack card of the chance deck can be traded in.
pub(crate) fn check_trade_in(position: &Position, seat: Seat, card: Card) -> Result<(), Illegal> {
    if !Card::ATTACKS.contains(&card) {
        return Err(Illegal::new("FI-110", "refused-trade-in").with("card", card));
    }
    if !position.boats[seat].hand.has(card) {
        return Err(Illegal::new("FI-110", "refused-none-to-trade-in").with("card", card));
    }
    Ok(())
}

/// FI-110: the card becomes a hidden attack. It is a deal with the shop (FI-072).
pub(crate) fn trade_in(position: &mut Position, seat: Seat, card: Card, dealer: &mut Dealer<'_>) {
    position.turn.bought = true;
    let hand = &mut position.boats[seat].hand;
    hand.take(card);
    hand.add(Card::HiddenAttack);
    dealer.tell(position, || Event::TradedIn { seat, card: Some(card) });
}

#[inline]
pub(crate) fn list_challenges(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if position.boats[seat].hand.has(Card::HiddenAttack)
        && position.turn.challenges < game.constants.challenges_per_turn
    {
        let rivals = Seat::all(game.seats).filter(|target| *target != seat);
        out.extend(rivals.map(|target| Action::Challenge { target }));
    }
}

/// FI-111: a challenge needs a hidden attack, and there is one a turn.
pub(crate) fn check_challenge(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    target: Seat,
) -> Result<(), Illegal> {
    attacks::check_rival(game, seat, target)?;
    if !position.boats[seat].hand.has(Card::HiddenAttack) {
        return Err(Illegal::new("FI-111", "refused-no-hidden-attack"));
    }
    if position.turn.challenges >= game.constants.challenges_per_turn {
        let challenges = position.turn.challenges;
        return Err(Illegal::new("FI-111", "refused-challenges").with("challenges", challenges));
    }
    Ok(())
}

/// FI-112: two hidden attacks make a duel. FI-115: against a seat without one nothing happens.
pub(crate) fn challenge(position: &mut Position, seat: Seat, target: Seat, dealer: &mut Dealer<'_>) {
    position.turn.challenges += 1;
    let is_duel = is_duel(position, target);
    if is_duel {
        let resume = position.phase.resume();
        let choices = Sealed::ask(both(seat, target));
        position.phase = Phase::Duel(Duel { challenger: seat, target, round: 1, choices, resume });
    }
    dealer.tell(position, || Event::Challenged { seat, target });
    if !is_duel {
        dealer.tell(position, || Event::NoDuel { seat, target });
    }
}

/// FI-112: a challenged seat with a hidden attack of its own has to fight.
pub(crate) fn is_duel(position: &Position, target: Seat) -> bool {
    position.boats[target].hand.has(Card::HiddenAttack)
}

/// The two seats of a duel.
pub(crate) fn both(challenger: Seat, target: Seat) -> Seats {
    [challenger, target].into_iter().collect()
}

#[inline]
pub(crate) fn list_shows(out: &mut Vec<Action>) {
    out.extend(Tackle::ALL.iter().map(|item| Action::Show { item: *item }));
}

/// FI-112: a secret choice; the second one reveals both. FI-113: equal ones are chosen again, the last time a die
/// decides.
pub(crate) fn show(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    item: Tackle,
    dealer: &mut Dealer<'_>,
) {
    let Phase::Duel(duel) = &mut position.phase else { return };
    let is_last = duel.choices.answer(seat, item);
    let Duel { challenger, target, round, choices, .. } = *duel;
    dealer.tell(position, || Event::Chose { seat });
    if !is_last {
        return;
    }
    let shown = |seat: Seat| choices.of(seat).unwrap_or_default();
    let (mine, theirs) = (shown(challenger), shown(target));
    let (low, high) = (challenger.min(target), challenger.max(target));
    dealer
        .tell(position, || Event::Revealed { round, items: Shown([(low, shown(low)), (high, shown(high))]) });
    let challenger_wins = if mine != theirs {
        game.tables.beats[mine.index()] == theirs
    } else if round < game.constants.duel_rounds {
        return show_again(position);
    } else {
        let roll = dealer.roll(moving::DIE);
        dealer.tell(position, || Event::DuelDie { roll });
        roll <= CHALLENGER_UP_TO
    };
    let (winner, loser) = if challenger_wins { (challenger, target) } else { (target, challenger) };
    settle(game, position, winner, loser, dealer);
}

/// FI-113: both choose again.
fn show_again(position: &mut Position) {
    if let Phase::Duel(duel) = &mut position.phase {
        duel.round += 1;
        duel.choices = Sealed::ask(both(duel.challenger, duel.target));
    }
}

/// FI-114: the loser pays and gives up its hidden attack; the winner keeps its own (FI-116: they have no price).
fn settle(game: &Fishing, position: &mut Position, winner: Seat, loser: Seat, dealer: &mut Dealer<'_>) {
    let Phase::Duel(duel) = position.phase else { return };
    position.phase = Phase::from(duel.resume);
    position.boats[loser].hand.take(Card::HiddenAttack);
    dealer.tell(position, || Event::DuelWon { winner, loser });
    let loss = loss(game, position, loser);
    squares::pay(position, loser, -loss, Why::Duel, dealer);
    match game.options.duel_prize {
        DuelPrize::Bank => {}
        DuelPrize::Winner => squares::pay(position, winner, loss, Why::Duel, dealer),
    }
}

/// FI-114: the pearls that a seat loses with a duel.
pub(crate) fn loss(game: &Fishing, position: &Position, seat: Seat) -> i32 {
    i32::from(game.constants.duel_loss).min(position.boats[seat].pearls)
}
