//! Why a choice is better than another, in the game's own terms: by what parts of the standing differ when the seat is to choose again.

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

/// Why the second of two choices is better for the seat, the weightiest first: from worlds that were played on after each of them.
pub(crate) fn reasons<G: Study>(game: &G, seat: Seat, ahead: &[Vec<G::Position>; 2]) -> Vec<Phrase> {
    let mut found: Vec<(f64, Phrase)> = Vec::new();
    let [without, with] = ahead.each_ref().map(|worlds| sums(worlds, |position| game.parts(position, seat)));
    let n = ahead.each_ref().map(|worlds| worlds.len().max(1) as f64);
    for (id, sum) in &with {
        let other = without.iter().find(|(known, _)| known == id).map_or(Sum::default(), |(_, sum)| *sum);
        let gain = sum.worth / n[1] - other.worth / n[0];
        let more = sum.amount / n[1] - other.amount / n[0];
        let is_sure = gain > 2.0 * (sum.variance(n[1]) + other.variance(n[0])).sqrt();
        if gain > 0.0 && is_sure && more.abs() >= 0.05 {
            let way = if more > 0.0 { "more" } else { "less" };
            let phrase = Phrase::new(format!("part-{id}"));
            let phrase = phrase.with("n", Value::decimal(more.abs(), 1)).with("way", Value::text(way));
            found.push((gain, phrase));
        }
    }
    for rival in Seat::all(game.seats()).filter(|rival| *rival != seat) {
        let part = |position: &G::Position| Part { id: "rival", amount: 0, worth: -game.standing(position, rival) };
        let [without, with] = ahead.each_ref().map(|worlds| sums(worlds, |position| vec![part(position)]));
        let (Some((_, without)), Some((_, with))) = (without.first(), with.first()) else { continue };
        let gain = with.worth / n[1] - without.worth / n[0];
        if gain > 2.0 * (with.variance(n[1]) + without.variance(n[0])).sqrt() && gain * 20.0 > f64::from(G::STANDING_UNIT) {
            found.push((gain, Phrase::new("reason-rival").with("seat", rival)));
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().take(MOST).map(|(_, phrase)| phrase).collect()
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
