//! The moments of a race that mattered: choices that cost much, and strokes of luck.

use engine::Seat;
use protocol::Review;

/// A moment that mattered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Moment {
    pub(super) step: u32,
    /// Whose choice or luck it was.
    pub(super) seat: Seat,
    pub(super) what: What,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum What {
    /// A choice than which another one was better.
    Choice,
    /// A stroke of luck, and what it changed in the chance to win.
    Luck(f64),
}

/// A review with a cursor among its moments.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) review: Review,
    /// The seat whose moments are listed; none for those of all.
    pub(super) seat: Option<Seat>,
    pub(super) moments: Vec<Moment>,
    pub(super) cursor: usize,
}

impl Found {
    pub(super) fn new(review: Review, seat: Option<Seat>) -> Found {
        let mut found = Found { review, seat, moments: Vec::new(), cursor: 0 };
        found.only(seat);
        found
    }

    /// Lists the moments of a seat, or of all.
    pub(super) fn only(&mut self, seat: Option<Seat>) {
        let seats = Seat::all(self.review.seats.len() as u8);
        let seats = seats.filter(|one| seat.is_none_or(|seat| seat == *one));
        let mut moments: Vec<Moment> = seats.flat_map(|seat| moments_of(&self.review, seat)).collect();
        moments.sort_by(|one, other| {
            let is_luck = |moment: &Moment| moment.what != What::Choice;
            (one.step, is_luck(one)).cmp(&(other.step, is_luck(other)))
        });
        // What was luck for one and bad luck for others is told once, of whom it meant most to.
        let mut kept: Vec<Moment> = Vec::new();
        for moment in moments {
            match (kept.last_mut(), moment.what) {
                (Some(Moment { step, seat, what: What::Luck(most) }), What::Luck(change))
                    if *step == moment.step =>
                {
                    if change.abs() > most.abs() {
                        (*seat, *most) = (moment.seat, change);
                    }
                }
                _ => kept.push(moment),
            }
        }
        (self.seat, self.moments, self.cursor) = (seat, kept, 0);
    }

    /// Lists the moments of the next seat; after the last one of all.
    pub(super) fn next_seat(&mut self, seats: u8) {
        self.only(match self.seat {
            None => Some(Seat(0)),
            Some(Seat(seat)) => Some(Seat(seat + 1)).filter(|next| next.0 < seats),
        });
    }

    pub(super) fn go(&mut self, by: i64) {
        let last = self.moments.len().saturating_sub(1) as i64;
        self.cursor = (self.cursor as i64).saturating_add(by).clamp(0, last) as usize;
    }

    /// The moment under the cursor.
    pub(super) fn chosen(&self) -> Option<Moment> {
        self.moments.get(self.cursor).copied()
    }

    /// What a step changed by luck for a seat.
    pub(super) fn luck(&self, step: u32, seat: Seat) -> f64 {
        luck(&self.review, step, seat)
    }
}

fn luck(review: &Review, step: u32, seat: Seat) -> f64 {
    match step.checked_sub(1) {
        None => review.dealt[seat.index()],
        Some(at) => review.moments[at as usize].luck[seat.index()],
    }
}

fn moments_of(review: &Review, seat: Seat) -> impl Iterator<Item = Moment> {
    let of = &review.seats[seat.index()];
    let choices = of.worst.iter().map(move |step| Moment { step: *step, seat, what: What::Choice });
    let strokes = of.strokes.iter();
    choices.chain(strokes.map(move |step| Moment {
        step: *step,
        seat,
        what: What::Luck(luck(review, *step, seat)),
    }))
}
