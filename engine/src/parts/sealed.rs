//! Secret simultaneous choices: who still owes an answer is public, what was answered is hidden.

use crate::{SEATS_MAX, Seat, Seats, Viewer};

/// Answers that stay secret until the last one is in. The rules then open them in seat order, so the order
/// of arrival does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sealed<T> {
    owed: Seats,
    answered: Seats,
    answers: [Option<T>; SEATS_MAX],
}

impl<T: Copy> Sealed<T> {
    /// Nothing is asked.
    pub fn none() -> Sealed<T> {
        Sealed::ask(Seats::NONE)
    }

    /// These seats are asked.
    pub fn ask(seats: Seats) -> Sealed<T> {
        Sealed { owed: seats, answered: Seats::NONE, answers: [None; SEATS_MAX] }
    }

    /// The seats that still owe an answer: public.
    #[inline]
    pub fn owed(&self) -> Seats {
        self.owed
    }

    /// The seats that have answered: public.
    #[inline]
    pub fn answered(&self) -> Seats {
        self.answered
    }

    /// Takes a seat's answer; true if it was the last one.
    pub fn answer(&mut self, seat: Seat, answer: T) -> bool {
        self.owed.remove(seat);
        self.answered.insert(seat);
        self.answers[seat.index()] = Some(answer);
        self.owed.is_empty()
    }

    /// A seat's answer, if it has given one and it is not hidden.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<T> {
        self.answers[seat.index()]
    }

    /// Forgets the answers of everybody but the viewer.
    pub fn hide(&mut self, from: Viewer) {
        for seat in self.answered.iter() {
            if !from.is(seat) {
                self.answers[seat.index()] = None;
            }
        }
    }

    /// Deals an answer to a seat that has given one unseen.
    pub fn fill(&mut self, mut guess: impl FnMut(Seat) -> T) {
        for seat in self.answered.iter() {
            self.answers[seat.index()].get_or_insert_with(|| guess(seat));
        }
    }
}

impl<T: Copy> Default for Sealed<T> {
    fn default() -> Sealed<T> {
        Sealed::none()
    }
}
