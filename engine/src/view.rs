//! A view: what one viewer may know. Bots and clients get this type and never a position.

use std::fmt;

use crate::{Game, Rng, Seat, Seats, Viewer};

/// A position with holes, as one viewer may see it. It can only be made by hiding the rest.
pub struct View<G: Game> {
    position: G::Position,
    viewer: Viewer,
}

impl<G: Game> View<G> {
    /// What `viewer` may know of `position`.
    pub fn of(game: &G, position: &G::Position, viewer: Viewer) -> View<G> {
        let mut seen = position.clone();
        game.hide(&mut seen, viewer);
        View { position: seen, viewer }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position with holes.
    pub fn seen(&self) -> &G::Position {
        &self.position
    }

    /// The seats that owe a choice.
    pub fn pending(&self, game: &G) -> Seats {
        game.pending(&self.position)
    }

    /// The viewer's own legal actions.
    pub fn legal(&self, game: &G, out: &mut Vec<G::Action>) {
        out.clear();
        if let Viewer::Seat(seat) = self.viewer {
            game.legal(&self.position, seat, out);
        }
    }

    /// One whole position that this view allows, the unseen dealt at random.
    pub fn fill(&self, game: &G, rng: &mut Rng) -> G::Position {
        let mut position = self.position.clone();
        game.fill(&mut position, self.viewer, rng);
        position
    }

    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Together => None,
        }
    }
}

impl<G: Game> Clone for View<G> {
    fn clone(&self) -> View<G> {
        View { position: self.position.clone(), viewer: self.viewer }
    }
}

impl<G: Game> PartialEq for View<G> {
    fn eq(&self, other: &View<G>) -> bool {
        self.viewer == other.viewer && self.position == other.position
    }
}

impl<G: Game> fmt::Debug for View<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View").field("viewer", &self.viewer).field("position", &self.position).finish()
    }
}
