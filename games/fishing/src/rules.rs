//! The rules, a file for each section of SPEC.md part 4. Here: which phase knows which action.

pub(crate) mod attacks;
pub(crate) mod barter;
pub(crate) mod chance;
pub(crate) mod curses;
pub(crate) mod drop_offs;
pub(crate) mod effects;
pub(crate) mod end;
pub(crate) mod fish;
pub(crate) mod hidden;
pub(crate) mod market;
pub(crate) mod moving;
pub(crate) mod order;
pub(crate) mod shop;
pub(crate) mod squares;
pub(crate) mod turn;
pub(crate) mod upgrades;

use engine::{Datum, Illegal, Seat};

use crate::action::Action;
use crate::event::Dealer;
use crate::position::{Phase, Position};
use crate::{Fishing, kinds::Card};

/// Adds the seat's legal actions, and none that is not.
#[inline]
pub(crate) fn list(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if !position.pending().contains(seat) {
        return;
    }
    match &position.phase {
        Phase::Setup(_) => out.push(Action::RollOrder {}),
        Phase::Start => {
            moving::list(position, seat, out);
            shop::list_early_fuel(game, position, seat, out);
            list_common(game, position, seat, out);
        }
        Phase::Main => {
            out.push(Action::EndTurn {});
            chance::list_draw(position, out);
            shop::list(game, position, seat, out);
            hidden::list_trade_in(position, seat, out);
            list_common(game, position, seat, out);
        }
        Phase::Clearing => {
            out.push(Action::Settle {});
            barter::list_in_clearing(game, position, seat, out);
        }
        Phase::Forced(card) => chance::list_forced(game, position, seat, *card, out),
        Phase::Answer(deal) => barter::list_answers(position, deal, out),
        Phase::Release(_) => fish::list_release(position, seat, out),
        Phase::Duel(_) => hidden::list_shows(out),
        Phase::Discard => chance::list_discard(position, seat, out),
        Phase::Over => {}
    }
}

/// FI-012: what a seat may do in both phases of its turn.
#[inline]
fn list_common(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    fish::list_catch(game, position, seat, out);
    drop_offs::list(game, position, seat, out);
    if !position.boats[seat].hand.is_empty() {
        upgrades::list(game, position, seat, out);
        attacks::list(game, position, seat, out);
        hidden::list_challenges(game, position, seat, out);
        shop::list_sales(position, seat, out);
    }
    barter::list(game, position, seat, out);
}

/// Whether the seat may do this now, and if not, by which rule.
#[inline]
pub(crate) fn check(game: &Fishing, position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
    if !position.pending().contains(seat) {
        return Err(not_asked(position));
    }
    if !knows(&position.phase, action) {
        return Err(Illegal::new("FI-010", "refused-phase")
            .with("choice", Datum::Word("choice", action.name()))
            .with("decision", Datum::Word("decision", position.phase.name())));
    }
    match *action {
        Action::RollOrder {}
        | Action::Stay {}
        | Action::EndTurn {}
        | Action::Settle {}
        | Action::Refuse {}
        | Action::Show { .. } => Ok(()),
        Action::Roll {} => moving::check_roll(position, seat),
        Action::Draw {} => chance::check_draw(position),
        Action::Buy { item, steps } => shop::check(game, position, seat, item, steps),
        Action::TradeIn { card } => hidden::check_trade_in(position, seat, card),
        Action::Use { card, steps, target } => chance::check_use(game, position, seat, card, steps, target),
        Action::Accept {} => barter::check_accept(position),
        Action::Release { fish } => fish::check_release(position, seat, fish),
        Action::Discard { card } => chance::check_discard(position, seat, card),
        Action::Play { card, steps, target } => check_play(game, position, seat, card, steps, target),
        Action::Challenge { target } => hidden::check_challenge(game, position, seat, target),
        Action::Sell { card } => shop::check_sale(position, seat, card),
        Action::Offer { card, to, price } => barter::check_offer(game, position, seat, card, to, price),
        Action::Bid { card, from, price } => barter::check_bid(game, position, seat, card, from, price),
        Action::Catch {} => fish::check_catch(game, position, seat),
        Action::DropOff { fish } => drop_offs::check(game, position, seat, fish),
    }
}

/// Does a checked action and all that follows.
#[inline]
pub(crate) fn apply(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    action: &Action,
    dealer: &mut Dealer<'_>,
) {
    match *action {
        Action::RollOrder {} => order::roll(game, position, seat, dealer),
        Action::Stay {} => moving::stay(position, seat, dealer),
        Action::Roll {} => moving::roll(game, position, seat, dealer),
        Action::EndTurn {} => turn::end(game, position, seat, dealer),
        Action::Draw {} => chance::draw_free(game, position, seat, dealer),
        Action::Buy { item, steps } => shop::buy(game, position, seat, item, steps, dealer),
        Action::TradeIn { card } => hidden::trade_in(position, seat, card, dealer),
        Action::Settle {} => market::settle(game, position, seat, dealer),
        Action::Use { card, steps, target } => {
            chance::use_forced(game, position, seat, card, steps, target, dealer);
        }
        Action::Accept {} => barter::accept(game, position, seat, dealer),
        Action::Refuse {} => barter::refuse(position, seat, dealer),
        Action::Release { fish } => fish::release(game, position, seat, fish, dealer),
        Action::Show { item } => hidden::show(game, position, seat, item, dealer),
        Action::Discard { card } => chance::discard(game, position, seat, card, dealer),
        Action::Play { card, steps, target } => match target {
            None => upgrades::play(game, position, seat, card, steps, dealer),
            Some(_) => attacks::play(game, position, seat, card, target, dealer),
        },
        Action::Challenge { target } => hidden::challenge(position, seat, target, dealer),
        Action::Sell { card } => shop::sell(game, position, seat, card, dealer),
        Action::Offer { card, to, price } => barter::offer(position, seat, card, to, price, dealer),
        Action::Bid { card, from, price } => barter::bid(position, seat, card, from, price, dealer),
        Action::Catch {} => fish::catch(game, position, seat, dealer),
        Action::DropOff { fish } => drop_offs::drop_off(position, seat, fish, dealer),
    }
}

/// SPEC.md part 6: the actions of each phase.
#[inline]
fn knows(phase: &Phase, action: &Action) -> bool {
    let (start, main) = (matches!(phase, Phase::Start), matches!(phase, Phase::Main));
    match action {
        Action::RollOrder {} => matches!(phase, Phase::Setup(_)),
        Action::Stay {} | Action::Roll {} => start,
        Action::EndTurn {} | Action::Draw {} | Action::TradeIn { .. } => main,
        Action::Settle {} => matches!(phase, Phase::Clearing),
        Action::Offer { .. } => start || main || matches!(phase, Phase::Clearing),
        Action::Use { .. } => matches!(phase, Phase::Forced(_)),
        Action::Accept {} | Action::Refuse {} => matches!(phase, Phase::Answer(_)),
        Action::Release { .. } => matches!(phase, Phase::Release(_)),
        Action::Show { .. } => matches!(phase, Phase::Duel(_)),
        Action::Discard { .. } => matches!(phase, Phase::Discard),
        Action::Buy { .. }
        | Action::Play { .. }
        | Action::Challenge { .. }
        | Action::Sell { .. }
        | Action::Bid { .. }
        | Action::Catch {}
        | Action::DropOff { .. } => start || main,
    }
}

fn check_play(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    card: Card,
    steps: Option<u8>,
    target: Option<Seat>,
) -> Result<(), Illegal> {
    if !position.boats[seat].hand.has(card) {
        return Err(Illegal::new("FI-012", "refused-not-in-hand").with("card", card));
    }
    if Card::UPGRADES.contains(&card) {
        upgrades::check(position)?;
    }
    effects::check(game, position, seat, card, steps, target)
}

#[cold]
fn not_asked(position: &Position) -> Illegal {
    match position.pending().first() {
        None => Illegal::new("FI-141", "refused-over"),
        Some(other) => Illegal::new("FI-012", "refused-not-asked")
            .with("seat", other)
            .with("decision", Datum::Word("decision", position.phase.name())),
    }
}
