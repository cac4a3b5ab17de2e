//! What stays the same in a race at this screen: its game, who sits where, and what it is drawn and said with.

use catalog::{AnyGame, AnyRace, Language, Tongue};
use engine::{Names, Seat, Speak};
use serde_json::Value;

use crate::games;
use crate::overlay::Overlay;
use crate::picture::Picture;
use crate::plan::{Sitter, tongue};
use crate::text::{spoken, with_names};

/// What stays the same in a race at this screen.
#[derive(Clone)]
pub(crate) struct Room {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) seats: u8,
    /// Who sits where, by seat; nobody of whom that is known in a race that was recorded elsewhere.
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) language: Language,
    /// Says everything, with the names of the seats.
    pub(crate) tongue: Tongue,
    pub(crate) picture: &'static dyn Picture,
    /// What pictures are drawn from.
    pub(crate) scenery: Value,
}

impl Room {
    pub(crate) fn new(race: &dyn AnyRace, sitters: Vec<Sitter>, language: &Language) -> Room {
        let setup = race.setup();
        Room {
            game: setup.game,
            seats: setup.seats,
            sitters,
            language: language.clone(),
            tongue: tongue(language, setup.game.id(), setup.seats),
            picture: games::picture_of(setup.game.id()),
            scenery: race.scenery(),
        }
    }

    /// The same with other names of the seats.
    #[must_use]
    pub(crate) fn with_names(self, names: Vec<String>) -> Room {
        Room { tongue: self.tongue.with_names(Names::new(names)), ..self }
    }

    /// The people at this screen.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        let sitters = self.sitters.iter().zip(0..);
        sitters.filter(|(sitter, _)| **sitter == Sitter::Person).map(|(_, seat)| Seat(seat))
    }

    /// What a decision asks: in the game's sentence for this screen, or as the game calls it.
    pub(crate) fn ask(&self, decision: &str) -> String {
        let tongue = &self.tongue;
        let own = format!("question-{decision}");
        let id = if tongue.has(&own) { own } else { format!("decision-{decision}") };
        match tongue.has(&id) {
            true => tongue.say(&with_names(id, &self.scenery, tongue)),
            false => spoken(decision),
        }
    }

    /// The rulebook of its game, to be opened.
    pub(crate) fn rulebook(&self) -> Overlay {
        Overlay::rulebook(self.game, &self.language, &self.tongue)
    }

    /// The person at this screen, if it is one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room").field("game", &self.game.id()).finish_non_exhaustive()
    }
}
