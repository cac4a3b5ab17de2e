//! The heart: what a game must say of itself so that everything else can be written once.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Dealer, Fault, Illegal, Ranking, Rng, Seat, Seats, Viewer};

/// The rules of a game, with its boards, cards and options. A value of it does not change while a race is run.
///
/// The order of the functions is the order in which a race uses them. `check` is the law: it is the only
/// place that refuses. `apply` does a checked action and all that follows from it up to the next choice;
/// it cannot fail.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in files and commands.
    const ID: &'static str;
    /// Rises with every change after which a recorded race would run differently.
    const RULES_VERSION: u32;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// Whether `candidates` lists legal actions only, so that `legal` need not check each of them again.
    /// A law proves it.
    const EXACT: bool = false;

    /// The variant switches, each with its default.
    type Options: Clone + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// All that changes, and nothing else: flat, at most 2 KB, cloned without the heap. Its hash tells
    /// information sets apart.
    type Position: Clone + PartialEq + Hash + Debug + Send + Sync;
    /// One choice: a small tagged enum. Its JSON has a `type` and refuses unknown fields.
    type Action: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened. Its JSON has a `type`.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// A game for this many seats with these options, or what is wrong with them.
    fn new(seats: u8, options: Self::Options) -> Result<Self, Fault>;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The options, every switch with its value.
    fn options(&self) -> &Self::Options;

    /// Sets the race up, as far as the first choice.
    fn start(&self, dealer: &mut Dealer<'_, Self::Event, Self::Position>) -> Self::Position;

    /// Who owes a choice; nobody means that the race is over. This is public.
    fn pending(&self, position: &Self::Position) -> Seats;
    /// The name of the decision that a pending seat owes, as in the specification.
    fn decision(&self, position: &Self::Position, seat: Seat) -> &'static str;
    /// Adds every action that `check` allows the seat; others may be among them unless [`Game::EXACT`].
    /// Nothing for a seat that owes no choice.
    fn candidates(&self, position: &Self::Position, seat: Seat, out: &mut Vec<Self::Action>);
    /// The law: whether the seat may do this now, and if not, by which rule; also for a seat that owes no choice. It is the only
    /// place that refuses. Never panics, whatever the action.
    fn check(&self, position: &Self::Position, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;
    /// Does a checked action and all that follows, up to the next choice. An event is told when its change is done.
    fn apply(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: &Self::Action,
        dealer: &mut Dealer<'_, Self::Event, Self::Position>,
    );

    /// Adds the seat's legal actions: the candidates that pass `check`.
    #[inline]
    fn legal(&self, position: &Self::Position, seat: Seat, out: &mut Vec<Self::Action>) {
        let from = out.len();
        self.candidates(position, seat, out);
        if !Self::EXACT {
            let mut kept = from;
            for i in from..out.len() {
                if self.check(position, seat, &out[i]).is_ok() {
                    out[kept] = out[i];
                    kept += 1;
                }
            }
            out.truncate(kept);
        }
    }

    /// Turns down whatever `from` may not see, also between two events of a step. Leaks are looked for here and nowhere else.
    /// A game without secrets leaves it as it is, and so the next two and [`Game::fill`].
    fn hide(&self, _position: &mut Self::Position, _from: Viewer) {}
    /// Takes out of an event what `to` may not know.
    fn hide_event(&self, _event: &mut Self::Event, _to: Viewer) {}
    /// Whether an event turns up for everybody what was hidden until then, such as a card discarded from a hand. Where
    /// it says more than the views before and after, the laws of secrets must know.
    fn shows(&self, _event: &Self::Event) -> bool {
        false
    }
    /// Deals the unseen into the holes of a view, at random, as the viewer must think it possible.
    fn fill(&self, _view: &mut Self::Position, _viewer: Viewer, _rng: &mut Rng) {}

    /// How far the seat has come: larger is better, comparable between seats of one position and along a race.
    fn progress(&self, position: &Self::Position, seat: Seat) -> i32;
    /// How well the seat stands: its progress and all else that will help it, cards and strength included. Where a
    /// search cuts a race short, this stands for the rest of it.
    fn standing(&self, position: &Self::Position, seat: Seat) -> i32 {
        self.progress(position, seat)
    }
    /// A lead of this much in standing wins about three races in four.
    const STANDING_UNIT: i32 = 10;
    /// How many decisions of each seat a search plays on before it trusts the standing.
    const HORIZON: u32 = 100;

    /// The places: final when the race is over, as they stand before that. Also asked of views, between two events too: everybody is told the
    /// places by what it sees.
    fn ranking(&self, position: &Self::Position) -> Ranking;
    /// The most decisions that a race can have.
    fn bound(&self) -> u32;

    /// Whether a position is sound, also one that a person wrote.
    fn audit(&self, position: &Self::Position) -> Result<(), Fault>;
    /// Pieces that no step may add or lose (cards in all piles, say). A law compares it along every race.
    fn conserved(&self, _position: &Self::Position) -> u32 {
        0
    }

    /// How much a sensible player likes each legal action: the greedy policy, and the prior of a search.
    /// Follows from what the seat may see, so it is the same on its view and on the truth (a law).
    /// Adds one number an action.
    fn weigh(&self, _view: &Self::Position, _seat: Seat, legal: &[Self::Action], out: &mut Vec<i32>) {
        out.extend(legal.iter().map(|_| 0));
    }
}

/// The JSON of a game's positions, as its specification writes them.
pub trait Notation: Game {
    /// Keys whose lists are bags: compared in any order.
    const BAGS: &'static [&'static str] = &[];

    /// A position as it is written: every documented key, and hidden piles in their hidden form.
    type Written: Serialize + DeserializeOwned;

    /// Writes a position or a view.
    fn write(&self, position: &Self::Position) -> Self::Written;

    /// Reads a written position: the game that it belongs to and the position, or no position if it only says
    /// how a new race is to be dealt. Keys left out have their documented defaults. The position has passed
    /// [`Game::audit`].
    fn read(options: Self::Options, written: Self::Written) -> Result<(Self, Option<Self::Position>), Fault>;

    /// What a part of its JSON looks like: [`schema::of`](crate::schema::of), where its types have schemas. Else nothing, and
    /// authors of clients are told only what all games have in common.
    #[cfg(feature = "schema")]
    fn schema(_part: crate::schema::Part) -> Option<schemars::Schema> {
        None
    }
}
