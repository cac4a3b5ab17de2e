//! Secrecy: WW-095.

use engine::{Bag, Kind, List, Rng, Viewer};

use crate::Whitewater;
use crate::cards::{CARD_KINDS, Card, EventCard};
use crate::content::Recipe;
use crate::event::Event;
use crate::position::Position;

/// WW-095: hands of others, the order of the deck and face-down Events are hidden; all else is open.
pub(crate) fn hide(position: &mut Position, from: Viewer) {
    position.river_deck.turn_down();
    for pile in &mut position.events {
        pile.turn_down();
    }
    let hidden = position.kayaks.by_seat().filter(|(seat, _)| !from.is(*seat)).map(|(seat, _)| seat);
    let hidden: List<engine::Seat, 6> = hidden.collect();
    for seat in &hidden {
        position.kayaks[*seat].hand.turn_down();
    }
}

/// WW-095: only its owner knows a drawn card.
pub(crate) fn hide_event(event: &mut Event, to: Viewer) {
    if let Event::CardDrawn { seat, card } = event
        && !to.is(*seat)
    {
        *card = None;
    }
}

/// Deals unseen cards into the holes of a view: what the box holds and the viewer does not see, in random
/// order.
pub(crate) fn fill(game: &Whitewater, view: &mut Position, rng: &mut Rng) {
    let mut unseen = unseen_cards(game, view);
    rng.shuffle(&mut unseen);
    let mut rest = unseen.iter().copied();
    if view.river_deck.is_face_down() {
        let count = view.river_deck.count();
        view.river_deck.turn_up(rest.by_ref().take(count));
    }
    for kayak in view.kayaks.iter_mut().filter(|kayak| kayak.hand.is_face_down()) {
        kayak.hand = Bag::from_iter(rest.by_ref().take(usize::from(kayak.hand.count())));
    }
    let mut events = unseen_events(game, view);
    rng.shuffle(&mut events);
    let mut rest = events.iter().copied();
    for pile in view.events.iter_mut().filter(|pile| pile.is_face_down()) {
        let count = pile.count();
        pile.turn_up(rest.by_ref().take(count));
    }
}

fn unseen_cards(game: &Whitewater, view: &Position) -> List<Card, 72> {
    let mut seen = [0u8; CARD_KINDS];
    let known = Some(&view.river_deck).filter(|deck| !deck.is_face_down());
    for card in view.discard.top_first().chain(known.into_iter().flat_map(|deck| deck.top_first())) {
        seen[card.index()] += 1;
    }
    for kayak in view.kayaks.iter() {
        for (seen, held) in seen.iter_mut().zip(kayak.hand.counts()) {
            *seen += held;
        }
    }
    left_over(&game.printed.river, |card: Card| seen[card.index()])
}

fn unseen_events(game: &Whitewater, view: &Position) -> List<EventCard, 24> {
    let known = view.events.iter().filter(|pile| !pile.is_face_down());
    let seen = |card| {
        let on_lines: usize = known.clone().map(|pile| pile.count_of(card)).sum();
        (on_lines + view.event_discard.count_of(card)) as u8
    };
    left_over(&game.printed.events, seen)
}

/// The cards of a table less those seen.
fn left_over<K: Kind, const N: usize>(recipes: &[Recipe], seen: impl Fn(K) -> u8) -> List<K, N> {
    let cards = K::ALL.iter().copied();
    cards
        .flat_map(|card| {
            let count = recipes[card.index()].count.saturating_sub(seen(card));
            std::iter::repeat_n(card, usize::from(count))
        })
        .collect()
}
