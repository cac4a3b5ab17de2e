//! Why a choice is better or worse than another, in the game's own terms: by what parts of the standing differ when the seat is to choose again.

use engine::{Part, Phrase, Seat, Study, Value};

/// Reasons that are given at most.
const MOST: usize = 2;

/// A mean that is being gathered, with the spread of what is gathered.
#[derive(Clone, Copy, Default)]
struct Sum {
    amount: f64,
    worth: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, part: &Part) {
        let worth = f64::from(part.worth);
        self.amount += f64::from(part.amount);
        self.worth += worth;
        self.squares += worth * worth;
    }

    /// The variance of the mean worth.
    fn variance(&self, n: f64) -> f64 {
        let mean = self.worth / n;
        (self.squares / n - mean * mean).max(0.0) / n
    }
}

/// What the seat gains by the second of two choices, the weightiest first: from worlds that were played on after each of them.
pub(crate) fn gains<G: Study>(game: &G, seat: Seat, ahead: &[Vec<G::Position>; 2]) -> Vec<Phrase> {
    weightiest(differences(game, seat, ahead).into_iter())
}

/// What it loses by that.
pub(crate) fn losses<G: Study>(game: &G, seat: Seat, ahead: &[Vec<G::Position>; 2]) -> Vec<Phrase> {
    weightiest(differences(game, seat, ahead).into_iter().map(|(gain, phrase)| (-gain, phrase)))
}

fn weightiest(found: impl Iterator<Item = (f64, Phrase)>) -> Vec<Phrase> {
    let mut found: Vec<(f64, Phrase)> = found.filter(|(gain, _)| *gain > 0.0).collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().take(MOST).map(|(_, phrase)| phrase).collect()
}

/// How the second of two choices differs for the seat, each with how much standing that is worth to it; only what the worlds agree on.
fn differences<G: Study>(game: &G, seat: Seat, ahead: &[Vec<G::Position>; 2]) -> Vec<(f64, Phrase)> {
    let mut found: Vec<(f64, Phrase)> = Vec::new();
    let n = ahead.each_ref().map(|worlds| worlds.len().max(1) as f64);
    let gain = |without: &Sum, with: &Sum| {
        let gain = with.worth / n[1] - without.worth / n[0];
        let error = (with.variance(n[1]) + without.variance(n[0])).sqrt();
        Some(gain).filter(|gain| gain.abs() > 2.0 * error && gain.abs() * 20.0 > f64::from(G::STANDING_UNIT))
    };
    let [without, with] = ahead.each_ref().map(|worlds| sums(worlds, |position| game.parts(position, seat)));
    for (id, with) in &with {
        let without = without.iter().find(|(known, _)| known == id).map_or(Sum::default(), |(_, sum)| *sum);
        let more = with.amount / n[1] - without.amount / n[0];
        if let Some(gain) = gain(&without, with).filter(|_| more.abs() >= 0.05) {
            let way = if more > 0.0 { "more" } else { "less" };
            let phrase = Phrase::new(format!("part-{id}")).with("n", Value::decimal(more.abs(), 1));
            // Some languages say "1.4 point" and "2.0 points": that goes by the whole ones of what is said.
            let whole = (more.abs() * 10.0).round() as i32 / 10;
            let phrase = phrase.with("n_count", whole).with("way", Value::text(way));
            found.push((gain, phrase));
        }
    }
    for rival in Seat::all(game.seats()).filter(|rival| *rival != seat) {
        let worth = |position: &G::Position| {
            vec![Part { id: "rival", amount: 0, worth: -game.standing(position, rival) }]
        };
        let [without, with] = ahead.each_ref().map(|worlds| sums(worlds, worth));
        let (Some((_, without)), Some((_, with))) = (without.first(), with.first()) else { continue };
        if let Some(gain) = gain(without, with) {
            let id = if gain > 0.0 { "reason-rival-back" } else { "reason-rival-on" };
            found.push((gain, Phrase::new(id).with("seat", rival)));
        }
    }
    found
}

/// The sums of each part over some worlds, in the order in which the game names them.
fn sums<P>(worlds: &[P], parts: impl Fn(&P) -> Vec<Part>) -> Vec<(&'static str, Sum)> {
    let mut sums: Vec<(&'static str, Sum)> = Vec::new();
    for part in worlds.iter().flat_map(parts) {
        match sums.iter_mut().find(|(id, _)| *id == part.id) {
            Some((_, sum)) => sum.add(&part),
            None => {
                let mut sum = Sum::default();
                sum.add(&part);
                sums.push((part.id, sum));
            }
        }
    }
    sums
}
