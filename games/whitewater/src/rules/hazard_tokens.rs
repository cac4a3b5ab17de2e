//! Hazard tokens: WW-060 to WW-063.

use engine::Seat;

use crate::Whitewater;
use crate::board::{Cell, SpaceSet};
use crate::cards::Token;
use crate::event::{Event, Op};
use crate::options::RockSpacing;
use crate::position::{Decision, Position};
use crate::rules::{Deal, spaces, turn};
use crate::space::Space;

/// WW-060: a token is placed if there is one and a space for it; a single space is taken at once (WW-015).
/// WW-063: otherwise the line does nothing.
pub(crate) fn place(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    token: Token,
    dealer: &mut Deal<'_>,
) {
    if position.supply[token as usize] == 0 {
        return turn::skip(position, seat, Op::Place, dealer);
    }
    let open = open_spaces(game, position, token);
    match open.count() {
        0 => turn::skip(position, seat, Op::Place, dealer),
        1 => {
            for at in open.iter() {
                put(position, seat, token, at, dealer);
            }
        }
        _ => position.decision = Decision::Place { seat, token },
    }
}

/// WW-061: where a token may go: unoccupied River spaces, a Rock not adjacent to a Rock.
pub(crate) fn open_spaces(game: &Whitewater, position: &Position, token: Token) -> SpaceSet {
    let [rapids, rocks] = &position.tokens;
    let mut open = game.board.river.without(rapids).without(rocks);
    for kayak in position.kayaks.iter() {
        open.remove(kayak.at);
    }
    if token == Token::Rapids {
        return open;
    }
    let rocks = game.board.rocks.or(rocks);
    open = open.without(&rocks.beside_edges());
    match game.options.rock_spacing {
        RockSpacing::Edges => open,
        RockSpacing::EdgesAndCorners => open.without(&rocks.beside_corners()),
    }
}

/// WW-061: the Rock that keeps a Rock token from a space.
pub(crate) fn rock_near(game: &Whitewater, position: &Position, at: Space) -> Option<Space> {
    const EDGES: [i16; 4] = [-1, 1, -8, 8];
    const CORNERS: [i16; 4] = [-7, 7, -9, 9];
    let is_rock = |near: &Space| spaces::cell(game, position, *near) == Cell::Rock;
    let find = |places: [i16; 4]| places.into_iter().map(|n| at.plus(n)).find(is_rock);
    match game.options.rock_spacing {
        RockSpacing::Edges => find(EDGES),
        RockSpacing::EdgesAndCorners => find(EDGES).or_else(|| find(CORNERS)),
    }
}

/// WW-061: the token goes on the space.
pub(crate) fn put(position: &mut Position, seat: Seat, token: Token, at: Space, dealer: &mut Deal<'_>) {
    position.tokens[token as usize].insert(at);
    position.supply[token as usize] -= 1;
    dealer.tell(position, || Event::TokenPlaced { seat, kind: token, at });
}

/// WW-063: tokens stay until a line removes them all; they go back to the supply.
pub(crate) fn clear(position: &mut Position, dealer: &mut Deal<'_>) {
    for at in position.tokens[0].or(&position.tokens[1]).iter() {
        if let Some(kind) = position.token_at(at) {
            position.tokens[kind as usize].remove(at);
            position.supply[kind as usize] += 1;
            dealer.tell(position, || Event::TokenRemoved { kind, at });
        }
    }
}
