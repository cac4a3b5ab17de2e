//! Undo within the rules of information: free while nobody has learnt anything new and no chance was drawn.
//!
//! Nothing here knows a game. Whether somebody learnt something follows from the views: the unseen is dealt anew
//! many times, the same action is played in each of these worlds, and if what the viewer then sees differs from
//! world to world, the truth has told it something.

use std::fmt;

use engine::{Dealer, Game, Race, Rng, Script, Seat, View, Viewer};

use crate::race::AnyRace;

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

impl fmt::Display for UndoBar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoBar::Nothing => f.write_str("there is no action to take back"),
            UndoBar::Other(seat) => write!(f, "{seat} has acted since"),
            UndoBar::Chance => f.write_str("a die was rolled, a wheel spun or cards shuffled by it"),
            UndoBar::Learnt(Some(seat)) => write!(f, "{seat} has learnt something by it"),
            UndoBar::Learnt(None) => f.write_str("it has shown something to everybody"),
        }
    }
}

/// The race as it was before its last action; none if there is no action, or if the race is not told from a seed.
pub fn taken_back(race: &dyn AnyRace) -> Option<Box<dyn AnyRace>> {
    let record = race.record()?;
    let (_, earlier) = record.steps.split_last()?;
    let mut again = race.game().new_race(record.seats, &record.options, record.seed).ok()?;
    for step in earlier {
        again.play(step.seat, &step.action).ok()?;
    }
    Some(again)
}

/// Worlds dealt for each viewer.
const WORLDS: u64 = 24;

/// What bars the seat from taking back the last of `actions`.
pub(crate) fn bar<G: Game>(
    game: &G,
    seed: u64,
    actions: &[(Seat, G::Action)],
    seat: Seat,
    is_from_seed: bool,
) -> Option<UndoBar> {
    let Some(((actor, action), earlier)) = actions.split_last() else { return Some(UndoBar::Nothing) };
    if *actor != seat {
        return Some(UndoBar::Other(*actor));
    }
    // A race from a written position cannot be told again from its seed; it is not run by servers.
    let game = G::new(game.seats(), game.options().clone()).ok().filter(|_| is_from_seed);
    let Some(game) = game else { return Some(UndoBar::Chance) };
    let (mut race, _) = Race::new(game, seed);
    for (seat, action) in earlier {
        if race.play(*seat, *action).is_err() {
            return Some(UndoBar::Chance);
        }
    }
    let before = race.position().clone();
    match race.play(seat, *action) {
        Ok(step) if step.chance.is_empty() => {}
        Ok(_) | Err(_) => return Some(UndoBar::Chance),
    }
    let act = Act { game: race.game(), before: &before, after: race.position(), seat, action };
    let viewers = Viewer::all(race.game().seats()).filter(|viewer| act.teaches(*viewer));
    viewers.map(|viewer| UndoBar::Learnt(seat_of(viewer))).next()
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
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
