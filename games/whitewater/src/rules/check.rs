//! The law: what each decision of the specification's part 6 allows, and every refusal with its rule.

use engine::{Datum, Illegal, Kind, Seat};

use crate::Whitewater;
use crate::action::{Action, RockSide};
use crate::board::Cell;
use crate::cards::{Card, Choice, Token};
use crate::position::{Decision, Position};
use crate::rules::{eddy_out, effects, hazard_tokens, set_up, spaces};
use crate::space::{Side, Space};

/// Adds every legal action of the seat.
#[inline]
pub(crate) fn candidates(game: &Whitewater, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    each(game, position, seat, |action| out.push(action));
}

/// Visits every legal action of the seat.
#[inline]
pub(crate) fn each(game: &Whitewater, position: &Position, seat: Seat, mut visit: impl FnMut(Action)) {
    if position.decision.seat() != Some(seat) {
        return;
    }
    match position.decision {
        Decision::None => {}
        Decision::Start { .. } => {
            set_up::free_starts(game, position).each(|at| visit(Action::Start { at }));
        }
        Decision::Play { .. } => {
            each_kind(kinds_in_hand(position, seat), |card| visit(Action::Play { card }));
            if eddy_out::can_eddy_out(game, position, seat) {
                visit(Action::EddyOut {});
            }
        }
        Decision::Respond { .. } => {
            visit(Action::Pass {});
            visit(Action::EddyOut {});
        }
        Decision::Maneuver { left, right, .. } => {
            visit(Action::Stay {});
            (1..=left).for_each(|spaces| visit(Action::Maneuver { dir: Side::Left, spaces }));
            (1..=right).for_each(|spaces| visit(Action::Maneuver { dir: Side::Right, spaces }));
        }
        Decision::Discard { .. } => {
            each_kind(kinds_in_hand(position, seat), |card| visit(Action::Discard { card }));
        }
        Decision::RockSide { sides, .. } => {
            let open = RockSide::ALL.iter().filter(|side| sides >> side.index() & 1 == 1);
            open.for_each(|side| visit(Action::RockSide { side: *side }));
        }
        Decision::Choose { .. } => {
            Choice::ALL.iter().for_each(|option| visit(Action::Choose { option: *option }))
        }
        Decision::Place { token, .. } => {
            let open = hazard_tokens::open_spaces(game, position, token);
            open.each(|at| visit(Action::Place { at }));
        }
        Decision::Recall { .. } => {
            each_kind(effects::recallable(position), |card| visit(Action::Recall { card }));
        }
    }
}

/// The kinds in a hand, as bits by [`Card`]; without branches, for it is asked at most decisions.
#[inline]
fn kinds_in_hand(position: &Position, seat: Seat) -> u16 {
    let counts = position.kayaks[seat].hand.counts().iter().enumerate();
    counts.fold(0, |bits, (i, count)| bits | u16::from(*count > 0) << i)
}

/// Visits the kinds of a set, in the order of their table.
#[inline]
fn each_kind(kinds: u16, mut visit: impl FnMut(Card)) {
    let mut rest = kinds;
    while rest != 0 {
        visit(Card::ALL[rest.trailing_zeros() as usize]);
        rest &= rest - 1;
    }
}

/// Whether the seat may do this now, and if not, by which rule.
#[inline]
pub(crate) fn check(
    game: &Whitewater,
    position: &Position,
    seat: Seat,
    action: &Action,
) -> Result<(), Illegal> {
    match position.decision.seat() {
        None => return Err(Illegal::new("WW-080", "refused-over")),
        Some(asked) if asked != seat => {
            return Err(Illegal::new("WW-010", "refused-turn")
                .with("asked", asked)
                .with("decision", position.decision)
                .with("seat", seat));
        }
        Some(_) => {}
    }
    match (position.decision, *action) {
        (Decision::Start { .. }, Action::Start { at }) => check_start(game, position, at),
        (Decision::Play { .. }, Action::Play { card }) => holds(position, seat, card, "WW-011"),
        (Decision::Play { .. }, Action::EddyOut {}) => check_eddy_out(game, position, seat),
        (Decision::Respond { .. }, Action::EddyOut {} | Action::Pass {}) => Ok(()),
        (Decision::Maneuver { .. }, Action::Stay {}) => Ok(()),
        (Decision::Maneuver { max, left, right, .. }, Action::Maneuver { dir, spaces }) => {
            check_maneuver(max, if dir == Side::Left { left } else { right }, dir, spaces)
        }
        (Decision::Discard { .. }, Action::Discard { card }) => holds(position, seat, card, "WW-057"),
        (Decision::RockSide { sides, rock, .. }, Action::RockSide { side }) => {
            check_rock_side(sides, rock, side)
        }
        (Decision::Choose { .. }, Action::Choose { .. }) => Ok(()),
        (Decision::Place { token, .. }, Action::Place { at }) => check_place(game, position, token, at),
        (Decision::Recall { .. }, Action::Recall { card }) => check_recall(position, card),
        (decision, _) => Err(Illegal::new(rule_of(decision), "refused-decision").with("decision", decision)),
    }
}

/// The rule that asks for a decision.
pub(crate) fn rule_of(decision: Decision) -> &'static str {
    match decision {
        Decision::None => "WW-080",
        Decision::Start { .. } => "WW-008",
        Decision::Play { .. } => "WW-010",
        Decision::Respond { .. } => "WW-042",
        Decision::Maneuver { .. } => "WW-030",
        Decision::Discard { .. } => "WW-057",
        Decision::RockSide { .. } => "WW-056",
        Decision::Choose { .. } => "WW-060",
        Decision::Place { .. } => "WW-061",
        Decision::Recall { .. } => "WW-090",
    }
}

/// WW-008: a free River space of row 1.
fn check_start(game: &Whitewater, position: &Position, at: Space) -> Result<(), Illegal> {
    if set_up::free_starts(game, position).contains(at) {
        return Ok(());
    }
    let why = match position.kayak_at(at) {
        Some(_) => "refused-start-taken",
        None => "refused-start",
    };
    Err(about(Illegal::new("WW-008", why), at))
}

/// A refusal that names a space.
fn about(illegal: Illegal, space: Space) -> Illegal {
    illegal.with("column", Datum::Word("column", space.letter())).with("row", space.row())
}

/// Cards come from the seat's hand.
#[inline]
fn holds(position: &Position, seat: Seat, card: Card, rule: &'static str) -> Result<(), Illegal> {
    if position.kayaks[seat].hand.of(card) > 0 {
        return Ok(());
    }
    Err(Illegal::new(rule, "refused-card").with("card", card))
}

fn check_eddy_out(game: &Whitewater, position: &Position, seat: Seat) -> Result<(), Illegal> {
    if eddy_out::can_eddy_out(game, position, seat) {
        return Ok(());
    }
    let kayak = &position.kayaks[seat];
    let (cards, needed) = (kayak.hand.count(), eddy_out::cards_needed(position, seat));
    Err(if cards < needed {
        Illegal::new("WW-043", "refused-eddy-cards").with("needed", needed).with("cards", cards)
    } else if kayak.speed == 1 && !game.options.eddy_at_speed_1 {
        Illegal::new("WW-044", "refused-eddy-speed")
    } else {
        Illegal::new("WW-042", "refused-eddy-limit")
            .with("eddied", kayak.eddied)
            .with("limit", game.options.eddy_per_turn.unwrap_or_default())
    })
}

#[inline]
fn check_maneuver(max: u8, possible: u8, side: Side, spaces: u8) -> Result<(), Illegal> {
    if (1..=possible).contains(&spaces) {
        return Ok(());
    }
    Err(if spaces == 0 {
        Illegal::new("WW-030", "refused-maneuver-none")
    } else if spaces > max {
        Illegal::new("WW-030", "refused-maneuver-far").with("spaces", spaces).with("most", max)
    } else {
        Illegal::new("WW-031", "refused-maneuver")
            .with("spaces", spaces)
            .with("side", side)
            .with("possible", possible)
    })
}

fn check_rock_side(sides: u8, rock: Space, side: RockSide) -> Result<(), Illegal> {
    if sides >> side.index() & 1 == 1 {
        return Ok(());
    }
    Err(about(Illegal::new("WW-056", "refused-rock-side").with("side", side), rock))
}

/// WW-061: an unoccupied River space, for a Rock not adjacent to a Rock.
#[inline]
fn check_place(game: &Whitewater, position: &Position, token: Token, at: Space) -> Result<(), Illegal> {
    let refuse = |why| Err(about(Illegal::new("WW-061", why), at));
    if !matches!(spaces::cell(game, position, at), Cell::River(_)) {
        return refuse("refused-place-river");
    }
    if position.kayak_at(at).is_some() {
        return refuse("refused-place-kayak");
    }
    if token == Token::Rock && hazard_tokens::rock_near(game, position, at).is_some() {
        return refuse("refused-place-rock");
    }
    Ok(())
}

fn check_recall(position: &Position, card: Card) -> Result<(), Illegal> {
    if effects::recallable(position) >> card.index() & 1 == 1 {
        return Ok(());
    }
    let why = if card == Card::Recall { "refused-recall" } else { "refused-recall-none" };
    Err(Illegal::new("WW-090", why).with("card", card))
}

#[cfg(test)]
mod tests {
    use engine::{Names, Speak as _};
    use words::{Speaker, Vocabulary};

    use super::*;

    #[test]
    fn a_refusal_at_a_rock_names_the_side_and_the_rock() {
        let refused = check_rock_side(0b01, Space::new(4, 12), RockSide::Right).unwrap_err();
        let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("a message file");
        let said = Speaker::new(&english, Names::default()).say(&refused.phrase());
        assert_eq!(
            (refused.rule, said.as_str()),
            ("WW-056", "the space right of the Rock at d12 cannot be chosen")
        );
    }
}
