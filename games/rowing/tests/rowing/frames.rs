//! The position after each event of a step shows what the event says, and not yet what later events say.

use engine::{Game as _, Kind as _, Race, Rng, Seat};
use rowing::{Boat, Card, Cards, Cause, Event, Options, Phase, Position, Rowing};
use serde_json::json;

/// What of a boat changes by an event and by nothing else.
fn changed(before: &Boat, after: &Boat) -> Vec<&'static str> {
    let all = [
        ("space", before.space != after.space),
        ("rate", before.rate != after.rate),
        ("stamina", before.stamina != after.stamina),
        ("hand", before.hand != after.hand),
        ("revealed", !before.revealed && after.revealed),
        ("finished", before.finished != after.finished),
        ("crabs", before.crabs != after.crabs),
    ];
    all.into_iter().filter(|(_, is_changed)| *is_changed).map(|(name, _)| name).collect()
}

/// What an event may change of its boat.
fn may_change(event: &Event) -> &'static [&'static str] {
    match event {
        Event::CardsChosen { .. } | Event::Discarded { .. } | Event::Drew { .. } => &["hand"],
        Event::RateSet { .. } => &["rate"],
        Event::Paid { .. } => &["stamina"],
        Event::Revealed { .. } => &["revealed"],
        Event::Moved { .. } => &["space"],
        Event::Crab { .. } => &["hand", "crabs"],
        Event::Cooled { .. } => &["stamina", "hand"],
        Event::CrossedFinish { .. } => &["finished"],
        Event::LanesDrawn { .. }
        | Event::RoundStart { .. }
        | Event::RateChosen { .. }
        | Event::Cluttered { .. }
        | Event::Flipped { .. }
        | Event::Shuffled { .. }
        | Event::Checked { .. }
        | Event::Placed { .. }
        | Event::RaceOver { .. } => &[],
    }
}

fn seat_of(event: &Event) -> Option<Seat> {
    let json = serde_json::to_value(event).expect("JSON");
    json["seat"].as_u64().map(|seat| Seat(seat as u8))
}

/// Whether the position shows what the event says.
fn shows(event: &Event, before: &Position, after: &Position) -> bool {
    let boats = |seat: Seat| (&before.boats[seat], &after.boats[seat]);
    match *event {
        Event::LanesDrawn { order } => order == after.order,
        Event::RoundStart { round, order, tides } => {
            let with_tide = after.boats.by_seat().filter(|(_, boat)| boat.tides && boat.finished.is_none());
            let with_tide: engine::Seats = with_tide.map(|(seat, _)| seat).collect();
            let asked = order.iter().copied().collect();
            (after.round, after.order, after.phase) == (round, order, Phase::Rate)
                && with_tide == tides
                && after.deciding == asked
        }
        Event::RateChosen { seat } | Event::CardsChosen { seat, .. } => !after.deciding.contains(seat),
        Event::RateSet { seat, to, .. } => after.boats[seat].rate == to,
        Event::Paid { seat, amount, .. } => {
            let (before, after) = boats(seat);
            before.stamina - amount == after.stamina
                && before.discard.of(Card::Exhaustion) + amount == after.discard.of(Card::Exhaustion)
        }
        Event::Revealed { seat, cards } => {
            let boat = &after.boats[seat];
            boat.revealed && Cards::from(boat.played) == cards && after.turn == Some(seat)
        }
        Event::Cluttered { seat, cards } => Cards::from(after.boats[seat].played) == cards,
        Event::Flipped { seat, card } => {
            let (before, after) = boats(seat);
            let seen = |boat: &Boat| boat.played.of(card) + boat.discard.of(card);
            let paced = after.pace == after.hand_pace && after.hand_pace >= before.hand_pace;
            seen(before) + 1 == seen(after) && before.deck.count() == after.deck.count() + 1 && paced
        }
        Event::Shuffled { seat, count } => {
            let boat = &after.boats[seat];
            boat.deck.count() == usize::from(count) && boat.discard.is_empty()
        }
        Event::Moved { seat, from, to, cause } => {
            let (before, after) = boats(seat);
            (before.space, after.space) == (from, to)
                && (cause != Cause::Cards || (after.pace, after.hand_pace) == (to - from, to - from))
        }
        Event::Discarded { seat, cards } => {
            let (before, after) = boats(seat);
            Card::ALL.iter().all(|card| before.hand.of(*card) == after.hand.of(*card) + cards.of(*card))
        }
        Event::Checked { seat, pace, .. } => after.boats[seat].pace == pace,
        Event::Crab { seat, suffering, .. } => {
            let (mine, after_mine) = boats(seat);
            before.supply == after.supply + suffering
                && mine.hand.count() + suffering == after_mine.hand.count()
                && mine.crabs + 1 == after_mine.crabs
        }
        Event::Cooled { seat, amount } => {
            let (before, after) = boats(seat);
            before.stamina + amount == after.stamina
        }
        Event::Drew { seat, cards, .. } => {
            let (before, after) = boats(seat);
            let drawn = cards.unwrap_or_default();
            Card::ALL.iter().all(|card| before.hand.of(*card) + drawn.of(*card) == after.hand.of(*card))
        }
        Event::CrossedFinish { seat, round, .. } => after.boats[seat].finished == Some(round),
        Event::Placed { seat, place } => {
            let last = after.podium.last().map(|placed| (placed.seat, placed.place));
            last == Some((seat, place)) && before.podium.len() + 1 == after.podium.len()
        }
        Event::RaceOver { .. } => after.phase == Phase::Over && after.deciding.is_empty(),
    }
}

#[test]
fn an_event_is_told_when_its_change_is_done_and_no_sooner() {
    let mut seen = 0;
    for seed in 0..60u64 {
        let options = match seed % 3 {
            0 => Options::default(),
            1 => serde_json::from_value(json!({"suffering_flip": "single", "course": "gusty_bay",
                "motivation_in_pace": true, "tides_in_pace": true}))
            .expect("options"),
            _ => serde_json::from_value(json!({"course": "headwind", "tides_when": "own_turn"}))
                .expect("options"),
        };
        let game = Rowing::new(1 + (seed % 6) as u8, options).expect("playable");
        let (mut race, _) = Race::new(game, seed);
        let mut choice = Rng::stream(seed, 1);
        while let Some(seat) = race.game().pending(race.position()).first() {
            let action =
                engine::choose_random(race.game(), race.position(), seat, &mut choice, &mut Vec::new());
            let mut before = *race.position();
            let step = race.play(seat, action).expect("legal");
            for (event, after) in step.events.iter().zip(&step.after) {
                assert!(shows(event, &before, after), "seed {seed}: {event:?}\n{before:?}\n{after:?}");
                for other in Seat::all(race.game().seats()) {
                    let changed = changed(&before.boats[other], &after.boats[other]);
                    let is_own = seat_of(event) == Some(other);
                    let allowed = if is_own { may_change(event) } else { &[] };
                    assert!(
                        changed.iter().all(|change| allowed.contains(change)),
                        "seed {seed}: {event:?} changes {changed:?} of {other}"
                    );
                }
                before = *after;
                seen += 1;
            }
            let last = changed_at_all(&before, race.position());
            assert!(last.is_empty(), "seed {seed}: {last:?} changes after the last event");
        }
    }
    assert!(seen > 10_000, "{seen} events");
}

fn changed_at_all(before: &Position, after: &Position) -> Vec<&'static str> {
    before.boats.iter().zip(after.boats.iter()).flat_map(|(one, other)| changed(one, other)).collect()
}
