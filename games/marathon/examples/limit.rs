//! How much there is to gain over the sensible player: `cargo run --release -p marathon --example limit -- RACES WORLDS`.
//!
//! One runner plays each of its choices to the end in many worlds, the sensible player for all from there on, and takes the
//! best; what that gains over the sensible player's own choice is measured in as many other worlds. Summed up over a
//! race, that is what its win share gains against sensible players, and with far less noise than counting wins.
#![allow(clippy::print_stdout, reason = "an example prints its figures")]

use engine::{Dealer, Driver, Game, Rng, Seat, View, Viewer};
use marathon::{Action, Marathon, Options, Position};

/// The sensible player's choice.
fn sensible(game: &Marathon, position: &Position, seat: Seat, rng: &mut Rng) -> Action {
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    game.legal(position, seat, &mut legal);
    game.weigh(position, seat, &legal, &mut weights);
    let best = weights.iter().copied().max().expect("somebody owes a choice");
    let liked: Vec<usize> = (0..legal.len()).filter(|i| weights[*i] == best).collect();
    legal[liked[rng.below(liked.len() as u32) as usize]]
}

/// The share of the win when the race is played on by sensible players, each with dice of its own.
fn play_on(game: &Marathon, mut position: Position, seat: Seat, seed: u64) -> f64 {
    let mut dice: Vec<Rng> = (0..=u64::from(game.seats())).map(|n| Rng::stream(seed, n)).collect();
    let ties = dice.len() - 1;
    while let Some(asked) = game.pending(&position).first() {
        let [own, tie] =
            dice.get_disjoint_mut([asked.index(), ties]).expect("ties are broken by a stream of their own");
        let mut driver = Driver::from_position(game, position, own);
        driver.step(|position, seat| Some(sensible(game, position, seat, tie)));
        position = driver.position;
    }
    let places = game.ranking(&position).places;
    let winners = places.iter().filter(|place| **place == 1).count() as f64;
    if places[seat] == 1 { 1.0 / winners } else { 0.0 }
}

/// The mean leads of each choice over the first one, in the same worlds with the same dice.
fn leads(
    game: &Marathon,
    view: &View<Marathon>,
    seat: Seat,
    legal: &[Action],
    worlds: u64,
    rng: &mut Rng,
) -> Vec<f64> {
    let mut sums = vec![0.0; legal.len()];
    for _ in 0..worlds {
        let world = view.fill(game, rng);
        let seed = u64::from(rng.bits()) << 32 | u64::from(rng.bits());
        let mut first = 0.0;
        for (i, action) in legal.iter().enumerate() {
            let mut position = world;
            let mut own = Rng::stream(seed, 100);
            game.apply(&mut position, seat, action, &mut Dealer::silent(&mut own));
            let share = play_on(game, position, seat, seed);
            if i == 0 {
                first = share;
            }
            sums[i] += share - first;
        }
    }
    sums.iter().map(|sum| sum / worlds as f64).collect()
}

fn main() {
    let number = |n: usize, or: u64| std::env::args().nth(n).and_then(|text| text.parse().ok()).unwrap_or(or);
    let (races, worlds) = (number(1, 20), number(2, 500));
    let game = Marathon::new(4, Options::default()).expect("the defaults can be played");
    let (mut gains, mut squares, mut choices) = (0.0, 0.0, 0);
    for race in 0..races {
        let me = Seat((race % 4) as u8);
        let (mut chance, mut rng) = (Rng::new(race), Rng::stream(race, 1));
        let mut driver = Driver::start(&game, &mut chance);
        let mut gain = 0.0;
        while driver.step(|position, seat| {
            let mut action = sensible(&game, position, seat, &mut rng);
            let view = View::of(&game, position, Viewer::Seat(seat));
            let mut legal = Vec::new();
            game.legal(position, seat, &mut legal);
            if seat == me && legal.len() > 1 {
                legal.retain(|other| *other != action);
                legal.insert(0, action);
                let seen = leads(&game, &view, seat, &legal, worlds, &mut rng);
                let best = (0..legal.len()).fold(0, |best, i| if seen[i] > seen[best] { i } else { best });
                if best > 0 {
                    gain += leads(&game, &view, seat, &[legal[0], legal[best]], worlds, &mut rng)[1];
                }
                action = legal[best];
                choices += 1;
            }
            Some(action)
        }) {}
        gains += gain;
        squares += gain * gain;
    }
    let n = races as f64;
    let (mean, square) = (gains / n, squares / n);
    println!(
        "{races} races, {worlds} worlds a choice, {:.0} choices a race: the win share gains {:.1} points of 100, error {:.1}",
        f64::from(choices) / n,
        mean * 100.0,
        ((square - mean * mean) / n).sqrt() * 100.0
    );
}
