//! The greedy policy: plans the rest of the turn over the hex river, with Fatigue, symbols and attacks priced in
//! hundredths of a swim. It uses what the seat may see and nothing else, and no heap.

mod others;
mod turn;

use engine::{Kind, Seat};

use crate::Salmon;
use crate::action::Action;
use crate::board::Ground;
use crate::card::{Card, KINDS, Symbol};
use crate::content::Effect;
use crate::event::Source;
use crate::position::{Position, Task};
use crate::proof::{NO_WAY, Plan};
use crate::river::Hex;

/// A swim nearer to the spawning ground.
const SWIM: i32 = 100;
/// Being in the spawning ground, beyond the last swim.
const HOME: i32 = 250;

/// How much the seat likes each legal action of its open decision.
pub(crate) fn weigh(game: &Salmon, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
    if legal.is_empty() || view.task == Task::SetUp {
        out.extend(legal.iter().map(|_| 0));
        return;
    }
    let rolled;
    let plan = match &game.plan {
        Some(plan) => plan,
        None => {
            rolled = game.rivers.plan(&view.river);
            &rolled
        }
    };
    let judge = Judge::new(game, view, seat, plan);
    match view.task {
        Task::Play => judge.weigh_turn(legal, out),
        _ => out.extend(legal.iter().map(|action| judge.answer(action))),
    }
}

/// A seat looking at its view.
struct Judge<'a> {
    game: &'a Salmon,
    view: &'a Position,
    seat: Seat,
    plan: &'a Plan,
    /// What a Fatigue costs this seat.
    fatigue: i32,
    /// What a card drawn at random from the seat's own deck is worth in hand.
    drawn: i32,
}

impl<'a> Judge<'a> {
    fn new(game: &'a Salmon, view: &'a Position, seat: Seat, plan: &'a Plan) -> Judge<'a> {
        let mut judge = Judge { game, view, seat, plan, fatigue: 0, drawn: 0 };
        judge.fatigue = judge.price_of_fatigue(seat);
        judge.drawn = judge.price_of_draw();
        judge
    }

    /// Swims still to go from a hex.
    fn to_go(&self, hex: Hex) -> i32 {
        match self.plan[usize::from(hex.0)] {
            NO_WAY => 99,
            swims => i32::from(swims),
        }
    }

    fn ground(&self, hex: Hex) -> Ground {
        self.game.rivers.cell(&self.view.river, hex).print.ground
    }

    /// A Fatigue clogs a hand each time the deck goes round: it costs most at the start.
    fn price_of_fatigue(&self, seat: Seat) -> i32 {
        30 + self.to_go(self.view.of(seat).hex).min(30) * 11 / 5
    }

    /// The mean worth of the cards that are in neither hand nor play.
    fn price_of_draw(&self) -> i32 {
        let swimmer = self.view.of(self.seat);
        let mut counts = *swimmer.owned.counts();
        for (count, held) in counts.iter_mut().zip(swimmer.hand.counts()) {
            *count = count.saturating_sub(*held);
        }
        let cards: i32 = counts.iter().map(|n| i32::from(*n)).sum();
        let worth: i32 =
            Card::ALL.iter().map(|card| i32::from(counts[card.index()]) * worth_in_general(*card)).sum();
        worth / cards.max(1)
    }

    /// What a card kept in hand is worth with the salmon at `hex`: a swim is worth more where it leads on.
    fn worth(&self, card: Card, hex: Hex) -> i32 {
        let Effect::Swim { direction: Some(direction), steps } = self.game.effects[card.index()] else {
            return worth_in_general(card);
        };
        let path = self.game.swim_path(self.view, hex, direction, steps);
        let gain = path.last().map_or(0, |to| self.to_go(hex) - self.to_go(*to));
        worth_in_general(card) / 2 + 25 * gain.clamp(-1, 2)
    }

    /// What meeting a hex's symbol is worth. A card taken late in the race is never drawn.
    fn symbol(&self, hex: Hex) -> i32 {
        let swimmer = self.view.of(self.seat);
        let tired = i32::from(swimmer.fatigue() > 0);
        let worth = match self.game.rivers.cell(&self.view.river, hex).print.symbol {
            Symbol::None => return 0,
            Symbol::Draw => return self.drawn,
            Symbol::Fatigue => return -self.fatigue,
            Symbol::Reeds => 18 + 90 * tired,
            Symbol::TwoReeds => 18 + 153 * tired,
            symbol if self.is_exhausted(symbol) => return 0,
            Symbol::Swim => 63,
            Symbol::DoubleSwim => 162,
            Symbol::Wild => 108,
            Symbol::Bear | Symbol::Eagle => 27,
            Symbol::Current | Symbol::CurrentOrRapids | Symbol::Rapids => 9,
        };
        worth * self.to_go(hex).min(12) / 12
    }

    fn is_exhausted(&self, symbol: Symbol) -> bool {
        symbol.offers().iter().all(|card| self.view.supply[card.index()] == 0)
    }

    /// What entering a hex brings besides the way: its bears and its symbol.
    fn entered(&self, hex: Hex) -> i32 {
        let bears = if self.game.is_safe(self.view, hex) { 0 } else { self.view.bears_on(hex) as i32 };
        self.symbol(hex) - bears * self.fatigue
    }

    /// How good it is to stand at a hex.
    fn standing(&self, hex: Hex) -> i32 {
        if self.ground(hex) == Ground::Pool { HOME } else { -SWIM * self.to_go(hex) }
    }
}

/// What a card is worth in any hand.
fn worth_in_general(card: Card) -> i32 {
    match card {
        Card::Forward => 45,
        Card::Left | Card::Right => 35,
        Card::Wild => 55,
        Card::DoubleForward => 80,
        Card::DoubleLeft | Card::DoubleRight => 60,
        Card::Bear => 20,
        Card::Eagle => 20,
        Card::Current | Card::Rapids => 15,
        Card::Fatigue => 0,
    }
}

/// Cards to be counted down while a turn is planned.
type Counts = [u8; KINDS];

/// From which pile a card is best removed: a hand first, for it is filled again.
fn best_source(from: Source) -> i32 {
    match from {
        Source::Hand => 3,
        Source::Draw => 2,
        Source::Discard => 1,
    }
}
