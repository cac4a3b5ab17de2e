//! Undo within the rules of information: free while nobody has learnt anything new and no chance was drawn.
//!
//! Nothing here knows a game. Whether somebody learnt something follows from the views: the unseen is dealt again
//! many times, the same action is played in each of these worlds, and if what the viewer then sees differs from
//! world to world, the truth has told it something.

use engine::{Dealer, Game, Phrase, Rng, Script, Seat, Study, View, Viewer};

use crate::race::AnyRace;
use crate::running::Running;

/// A race whose last action can be judged and taken back.
pub trait Undoable {
    /// Takes back the last action, if it could not be kept: only once, and not for players, who ask [`undo_bar`].
    fn take_back(&mut self) -> bool;
    /// What the last action gave away; none if there is no action or the race before it is not known.
    fn gave_away(&self) -> Option<GaveAway>;
}

impl<G: Study> Undoable for Running<G> {
    fn take_back(&mut self) -> bool {
        let Some(last) = self.last.take() else { return false };
        self.race.back_to(last.before);
        self.told.pop_back();
        true
    }

    fn gave_away(&self) -> Option<GaveAway> {
        let last = self.last.as_ref()?;
        let (seat, action) = self.race.actions().last()?;
        let taught = match last.drew_chance {
            true => Vec::new(),
            false => taught(self.race.game(), last.before.position(), self.race.position(), *seat, action),
        };
        Some(GaveAway { seat: *seat, drew_chance: last.drew_chance, taught })
    }
}

/// What an action gave away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GaveAway {
    /// Who acted.
    pub seat: Seat,
    /// Whether chance was drawn by it.
    pub drew_chance: bool,
    /// Who learnt something by it; not asked where chance was drawn.
    pub taught: Vec<Viewer>,
}

/// Why an action may not be taken back without being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoBar {
    /// There is no action.
    Nothing,
    /// The last action is another seat's.
    Other(Seat),
    /// Chance was drawn.
    Chance,
    /// Somebody learnt something; nobody means a spectator.
    Learnt(Option<Seat>),
}

impl UndoBar {
    /// The reason, to be said.
    pub fn phrase(self) -> Phrase {
        match self {
            UndoBar::Nothing => Phrase::new("undo-nothing"),
            UndoBar::Other(seat) => Phrase::new("undo-other").with("seat", seat),
            UndoBar::Chance => Phrase::new("undo-chance"),
            UndoBar::Learnt(Some(seat)) => Phrase::new("undo-learnt").with("seat", seat),
            UndoBar::Learnt(None) => Phrase::new("undo-shown"),
        }
    }
}

/// Why the seat may not take back the last action without being asked: somebody else acted, chance was drawn, or somebody
/// learnt something. None if it may.
pub fn undo_bar(race: &dyn AnyRace, seat: Seat) -> Option<UndoBar> {
    let Some(gave_away) = race.gave_away() else {
        // After an action was taken back the one before it is known only from the start.
        return match race.seq() {
            0 => Some(UndoBar::Nothing),
            _ => told_again(race, race.seq()).map_or(Some(UndoBar::Chance), |again| undo_bar(&*again, seat)),
        };
    };
    let seat_of = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => Some(*seat),
        Viewer::Spectator | Viewer::Together => None,
    };
    match gave_away {
        GaveAway { seat: actor, .. } if actor != seat => Some(UndoBar::Other(actor)),
        GaveAway { drew_chance: true, .. } => Some(UndoBar::Chance),
        GaveAway { taught, .. } => taught.first().map(|viewer| UndoBar::Learnt(seat_of(viewer))),
    }
}

/// Who learnt something by the last action; not asked where chance was drawn.
pub fn who_learnt(race: &dyn AnyRace) -> Vec<Viewer> {
    let gave_away = race.gave_away().or_else(|| told_again(race, race.seq())?.gave_away());
    gave_away.map_or_else(Vec::new, |gave_away| gave_away.taught)
}

/// The race as it was before its last action; none if there is no action.
pub fn taken_back(race: &dyn AnyRace) -> Option<Box<dyn AnyRace>> {
    told_again(race, race.seq().checked_sub(1)?)
}

/// The race after this many of its actions; none if they cannot be played again.
fn told_again(race: &dyn AnyRace, seq: u32) -> Option<Box<dyn AnyRace>> {
    let mut again = race.begun();
    for (seat, action) in race.played().iter().take(seq as usize) {
        again.play(*seat, action).ok()?;
    }
    Some(again)
}

/// Worlds dealt for each viewer.
const WORLDS: u64 = 24;

/// Who learnt something by an action that was played without chance.
fn taught<G: Game>(
    game: &G,
    before: &G::Position,
    after: &G::Position,
    seat: Seat,
    action: &G::Action,
) -> Vec<Viewer> {
    let act = Act { game, before, after, seat, action };
    Viewer::all(game.seats()).filter(|viewer| act.teaches(*viewer)).collect()
}

/// An action that was played without chance.
struct Act<'a, G: Game> {
    game: &'a G,
    before: &'a G::Position,
    after: &'a G::Position,
    seat: Seat,
    action: &'a G::Action,
}

impl<G: Game> Act<'_, G> {
    /// Whether the viewer knows more after it than before.
    fn teaches(&self, viewer: Viewer) -> bool {
        let view = View::of(self.game, self.before, viewer);
        let seen = View::of(self.game, self.after, viewer);
        let is_seen = viewer.is(self.seat) || self.is_choice_seen(viewer, &seen);
        let mut rng = Rng::stream(0, u64::from(self.seat.0) + 1);
        (0..WORLDS).any(|_| {
            let mut world = view.fill(self.game, &mut rng);
            if self.game.check(&world, self.seat, self.action).is_err() {
                // Where the action could not have been played, it told a viewer who saw it that this is not the world.
                return is_seen;
            }
            self.play(&mut world, self.action, &mut rng);
            View::of(self.game, &world, viewer) != seen
        })
    }

    /// Whether the viewer can tell this choice from the others that the seat had.
    fn is_choice_seen(&self, viewer: Viewer, seen: &View<G>) -> bool {
        let mut legal = Vec::new();
        self.game.legal(self.before, self.seat, &mut legal);
        let mut rng = Rng::stream(0, 0);
        legal.iter().filter(|other| *other != self.action).any(|other| {
            let mut position = self.before.clone();
            self.play(&mut position, other, &mut rng);
            View::of(self.game, &position, viewer) != *seen
        })
    }

    fn play(&self, position: &mut G::Position, action: &G::Action, rng: &mut Rng) {
        let (mut script, mut told) = (Script::recorder(), Vec::new());
        self.game.apply(position, self.seat, action, &mut Dealer::scripted(rng, &mut script, &mut told));
    }
}
