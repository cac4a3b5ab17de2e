//! Whether what a game says to its designers hangs together, on whole races.

use std::collections::BTreeSet;

use engine::{Driver, Rng, Seat, Seats, Study, Use, View, Viewer, choose_random};

use crate::strength::choose_greedy;

/// Plays races, every second one by the greedy policy, and checks what [`Study`] promises: things have names
/// of their own, uses are of things and by seats that there are, rounds never fall and are known to everybody, also between two
/// events, the start order has every seat once, no kind of thing is idle in all races together, and the standing of every seat is the
/// sum of its parts, the same ones in every position.
///
/// # Panics
/// If a promise is broken, with the seed of the race.
pub fn studies<G: Study>(races: u32, set_up: impl Fn(&mut Rng) -> (u8, G::Options)) {
    let mut idle: Option<BTreeSet<&'static str>> = None;
    let mut parts = None;
    for seed in 0..u64::from(races) {
        let (seats, options) = set_up(&mut Rng::stream(seed, 2));
        let game = G::new(seats, options).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        let kinds = kinds_by_place(&game);
        let idle = idle.get_or_insert_with(|| kinds.iter().copied().collect());
        for used in race(&game, seed, &mut parts) {
            let kind = kinds.get(usize::from(used.thing));
            let kind =
                kind.unwrap_or_else(|| panic!("seed {seed}: {used:?} is none of {} things", kinds.len()));
            assert!(used.seat.is_none_or(|seat| seat.0 < seats), "seed {seed}: {used:?} of {seats} seats");
            idle.remove(kind);
        }
    }
    assert_eq!(idle, Some(BTreeSet::new()), "kinds that no event used");
}

/// The kind of every thing. All of a kind stand together, as in a table, and none twice.
fn kinds_by_place<G: Study>(game: &G) -> Vec<&'static str> {
    let things = game.things();
    let mut met = BTreeSet::new();
    for thing in &things {
        assert!(met.insert((thing.kind, thing.id.as_str())), "{thing:?} is there twice");
    }
    let kinds: Vec<&'static str> = things.iter().map(|thing| thing.kind).collect();
    let headings = kinds.chunk_by(|a, b| a == b).count();
    assert_eq!(headings, kinds.iter().collect::<BTreeSet<_>>().len(), "the things of a kind stand together");
    kinds
}

/// Every use of a race.
fn race<G: Study>(game: &G, seed: u64, parts: &mut Option<Vec<&'static str>>) -> Vec<Use> {
    let (mut chance, mut choice) = (Rng::new(seed), Rng::stream(seed, 1));
    let mut driver = Driver::showing(game, &mut chance);
    let (mut events, mut buffer) = (driver.told.clone(), Vec::new());
    let mut round = round_after(game, &driver, 0, seed);
    parts_of_standings(game, &driver.position, parts, seed);
    while driver.step(|position, seat| {
        Some(match seed.is_multiple_of(2) {
            true => choose_greedy(game, position, seat, &mut choice),
            false => choose_random(game, position, seat, &mut choice, &mut buffer),
        })
    }) {
        round = round_after(game, &driver, round, seed);
        parts_of_standings(game, &driver.position, parts, seed);
        events.extend(driver.told.iter().cloned());
    }
    assert!(round > 0, "seed {seed}: no round was played");
    let mut uses = Vec::new();
    events.iter().for_each(|event| game.uses(event, &mut uses));
    uses
}

/// Every standing is the sum of its parts, which have the same ids in every position; or a game says nothing of them.
fn parts_of_standings<G: Study>(
    game: &G,
    position: &G::Position,
    known: &mut Option<Vec<&'static str>>,
    seed: u64,
) {
    for seat in Seat::all(game.seats()) {
        let parts = game.parts(position, seat);
        let ids: Vec<&'static str> = parts.iter().map(|part| part.id).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a part is there twice: {ids:?}");
        let known = known.get_or_insert_with(|| ids.clone());
        assert_eq!(ids, *known, "seed {seed}, {seat}: the parts of the standing in {position:?}");
        let sum: i32 = parts.iter().map(|part| part.worth).sum();
        let standing = game.standing(position, seat);
        assert!(
            parts.is_empty() || sum == standing,
            "seed {seed}, {seat}: the parts of the standing add up to {sum} instead of {standing}: {parts:?} in {position:?}"
        );
    }
}

/// The round after a step that began in another or the same. It never falls, not even between two events, and everybody knows it.
fn round_after<G: Study>(game: &G, driver: &Driver<'_, G>, before: u32, seed: u64) -> u32 {
    let now = driver.after.iter().chain([&driver.position]).fold(before, |before, position| {
        let now = game.round(position);
        assert!(now >= before, "seed {seed}: round {now} after round {before}");
        for viewer in Viewer::all(game.seats()) {
            let seen = game.round(View::of(game, position, viewer).seen());
            assert_eq!(seen, now, "seed {seed}: the round that {viewer:?} sees");
        }
        now
    });
    if before == 0 && now > 0 {
        let order = game.start_order(&driver.position);
        let seats: Seats = order.iter().copied().collect();
        assert_eq!(order.len(), usize::from(game.seats()), "seed {seed}: {order:?}");
        assert_eq!(seats, Seat::all(game.seats()).collect(), "seed {seed}: {order:?}");
    }
    now
}
