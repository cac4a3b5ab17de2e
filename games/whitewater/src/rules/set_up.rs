//! Set-up: WW-001 to WW-008.

use engine::{Bag, BySeat, Kind, List, Pile, Seat};

use crate::Whitewater;
use crate::board::SpaceSet;
use crate::cards::{Card, EventCard};
use crate::content::Recipe;
use crate::event::Event;
use crate::position::{Decision, EVENT_LINES, Kayak, Position};
use crate::rules::{Deal, turn};
use crate::space::Space;

/// WW-004 to WW-007: Events on the lines, a deck, five cards a seat, speed 2, tokens in supply.
pub(crate) fn deal(game: &Whitewater, dealer: &mut Deal<'_>) -> Position {
    let components = &game.printed.components;
    let mut events: Pile<EventCard, 24> = whole_deck(&game.printed.events);
    events.shuffle(dealer);
    let mut river_deck: Pile<Card, 72> = whole_deck(&game.printed.river);
    river_deck.shuffle(dealer);
    let mut position = Position {
        round: 1,
        active: Seat(0),
        kayaks: BySeat::new(game.seats, Kayak { speed: components.speed, ..Kayak::default() }),
        river_deck,
        discard: Pile::default(),
        events: [Pile::default(); EVENT_LINES],
        event_discard: Pile::default(),
        tokens: [SpaceSet::default(); 2],
        supply: components.tokens,
        played: None,
        decision: Decision::None,
        tasks: List::new(),
        result: None,
    };
    for line in 0..game.board.lines.len() - 1 {
        let mut top_first: List<EventCard, 2> = List::new();
        for _ in 0..components.events_a_line {
            top_first.extend_from(events.draw());
        }
        position.events[line] = Pile::of(&top_first);
    }
    for kayak in position.kayaks.iter_mut() {
        let dealt = (0..components.hand).filter_map(|_| position.river_deck.draw());
        kayak.hand = Bag::from_iter(dealt);
    }
    ask_start(&mut position);
    position
}

/// Adds what there is.
trait ExtendFrom<T> {
    fn extend_from(&mut self, item: Option<T>);
}

impl<T: Copy + Default, const N: usize> ExtendFrom<T> for List<T, N> {
    fn extend_from(&mut self, item: Option<T>) {
        if let Some(item) = item {
            self.push(item);
        }
    }
}

/// All cards of a table.
fn whole_deck<K: Kind, const N: usize>(recipes: &[Recipe]) -> Pile<K, N> {
    let mut pile = Pile::default();
    for kind in K::ALL.iter().rev() {
        for _ in 0..recipes[kind.index()].count {
            pile.put(*kind);
        }
    }
    pile
}

/// WW-008: kayaks are placed in reverse turn order, so the highest seat without a place decides.
pub(crate) fn ask_start(position: &mut Position) {
    let waiting = position.kayaks.by_seat().filter(|(_, kayak)| kayak.at.is_none()).last();
    position.decision = waiting.map_or(Decision::None, |(seat, _)| Decision::Start { seat });
}

/// WW-008: the start spaces are the River spaces of row 1 that nobody has taken.
pub(crate) fn free_starts(game: &Whitewater, position: &Position) -> SpaceSet {
    let mut free = game.board.starts.without(&position.tokens[0]).without(&position.tokens[1]);
    for kayak in position.kayaks.iter() {
        free.remove(kayak.at);
    }
    free
}

/// WW-008: a kayak is placed; after the last one the first turn starts.
pub(crate) fn place_kayak(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    at: Space,
    dealer: &mut Deal<'_>,
) {
    position.kayaks[seat].at = at;
    position.decision = Decision::Start { seat }; // It is still the set-up that the event is told of.
    dealer.tell(position, || Event::KayakPlaced { seat, at });
    ask_start(position);
    if position.decision == Decision::None {
        turn::start_turn(game, position, dealer);
    }
}
