//! What an action would lead to, as far as its seat can know: where the salmon ends, what it meets, what a
//! Current, Rapids or a bear would do to whom.

use engine::{Kind, List, Seat};
use serde::Serialize;

use crate::Salmon;
use crate::action::Action;
use crate::board::Ground;
use crate::card::{Card, Compass, Direction, Symbol};
use crate::content::Effect;
use crate::event::How;
use crate::naming::Place;
use crate::options::{BearStack, FatiguePile, PassThrough};
use crate::position::{Path, Position, Task};
use crate::river::Hex;

/// The most ways of a drift that are foreseen; the game's own boards have fewer.
const WAYS_MAX: usize = 64;

/// A hex with something to meet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Meeting {
    pub hex: Place,
    pub bears: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Symbol>,
    /// No card that the symbol offers is left (SA-052).
    pub empty: bool,
}

/// One way that a drift can take.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DriftWay {
    /// The arrow taken at each hex with two: 1 for an odd roll, 2 for an even one.
    pub arrows: Vec<u8>,
    pub path: Vec<Place>,
}

/// Where a Current would carry a salmon.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Drift {
    pub seat: Seat,
    pub from: Place,
    pub ways: Vec<DriftWay>,
}

/// What an action would lead to.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Forecast {
    /// The swim would go nowhere (SA-033).
    pub ignored: bool,
    /// The hexes of the move, the last being where it ends.
    pub path: Vec<Place>,
    /// The salmon would be in the spawning ground.
    pub arrives: bool,
    /// Bears and symbols that the move meets, in order.
    pub meets: Vec<Meeting>,
    /// Fatigue cards that are certain to be added to the seat's discard pile.
    pub fatigue: u8,
    /// The third swim of the turn is among them (SA-034).
    pub third_swim: bool,
    /// Basic swims to the spawning ground from there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub swims_to_go: Option<u8>,
    /// Where a Current would carry everybody it touches.
    pub drifts: Vec<Drift>,
    /// How many cards Rapids would cost, by seat.
    pub rapids: Vec<(Seat, u8)>,
    /// Whom a bear would tire.
    pub tires: Vec<Seat>,
}

impl Salmon {
    pub(crate) fn foresee(&self, view: &Position, seat: Seat, action: &Action) -> Forecast {
        match (view.task, action) {
            (Task::Play, Action::Play { card, dir, .. }) => self.foresee_play(view, seat, *card, *dir),
            (Task::Play, Action::Jump { cards, dirs }) => {
                let legs = [0, 1].map(|i| (dirs[i], self.steps_of(cards[i], dirs[i]).unwrap_or(0)));
                let path = self.trace(view, view.of(seat).hex, legs).unwrap_or_default();
                self.foresee_move(view, seat, How::Jump, path, 2)
            }
            (_, Action::MoveBear { bear, dir }) => self.foresee_bear(view, *bear, *dir),
            (Task::Counter { card: Card::Current }, Action::Pass {}) => {
                Forecast { drifts: vec![self.foresee_drift(view, seat)], ..Forecast::default() }
            }
            (Task::Counter { card: Card::Rapids }, Action::Pass {}) => {
                Forecast { rapids: vec![(seat, self.rapids_cost(view, seat))], ..Forecast::default() }
            }
            _ => Forecast::default(),
        }
    }

    fn foresee_play(&self, view: &Position, seat: Seat, card: Card, dir: Option<Direction>) -> Forecast {
        match self.effects[card.index()] {
            Effect::Swim { direction, steps } => {
                let direction = direction.or(dir).unwrap_or_default();
                let path = self.swim_path(view, view.of(seat).hex, direction, steps);
                self.foresee_move(view, seat, How::Swim, path, 1)
            }
            Effect::RunCurrent => {
                let seats = (0..self.seats).map(|place| view.clockwise(place));
                let touched = seats.filter(|seat| self.is_affected(view, card, *seat));
                let drifts = touched.map(|seat| self.foresee_drift(view, seat)).collect();
                Forecast { drifts, ..Forecast::default() }
            }
            Effect::RunRapids => {
                let seats = (0..self.seats).map(|place| view.clockwise(place));
                let mut rapids: Vec<(Seat, u8)> =
                    seats.map(|seat| (seat, self.rapids_cost(view, seat))).collect();
                if let Some((_, own)) = rapids.first_mut() {
                    *own = (*own).min(view.of(seat).hand.count().saturating_sub(1)); // the card itself has gone
                }
                rapids.retain(|(_, cards)| *cards > 0);
                Forecast { rapids, ..Forecast::default() }
            }
            Effect::MoveBear | Effect::LookAtHand | Effect::Nothing => Forecast::default(),
        }
    }

    fn rapids_cost(&self, view: &Position, seat: Seat) -> u8 {
        let swimmer = view.of(seat);
        self.rivers.cell(&view.river, swimmer.hex).print.arrows.min(swimmer.hand.count())
    }

    /// A swim or leap: what it meets, in order (SA-038, SA-048).
    fn foresee_move(&self, view: &Position, seat: Seat, how: How, path: Path, swims: usize) -> Forecast {
        let mut forecast = Forecast { ignored: path.is_empty(), ..Forecast::default() };
        forecast.fatigue += u8::from(how == How::Jump); // SA-047
        for (i, hex) in path.iter().enumerate() {
            let last = i + 1 == path.len();
            let print = self.rivers.cell(&view.river, *hex).print;
            let leapt = how == How::Jump && !last;
            let skipped = how == How::Swim && !last && self.options.pass_through == PassThrough::LastOnly;
            let bears = match (view.bears_on(*hex), self.options.bear_stack) {
                (_, _) if leapt || self.is_safe(view, *hex) => 0,
                (bears, BearStack::Each) => bears as u8,
                (bears, BearStack::Once) => bears.min(1) as u8,
            };
            let counts = !(skipped || leapt && print.ground != Ground::Waterfall);
            let symbol = Some(print.symbol).filter(|symbol| counts && *symbol != Symbol::None);
            forecast.fatigue += bears + u8::from(symbol == Some(Symbol::Fatigue));
            let place = self.rivers.place(&view.river, *hex);
            forecast.path.push(place);
            if bears > 0 || symbol.is_some() {
                let offers = symbol.map_or(&[][..], |symbol| symbol.offers());
                let empty = !offers.is_empty() && offers.iter().all(|card| view.supply[card.index()] == 0);
                forecast.meets.push(Meeting { hex: place, bears, symbol, empty });
            }
        }
        let end = path.last().copied().unwrap_or(view.of(seat).hex);
        forecast.arrives =
            !path.is_empty() && self.rivers.cell(&view.river, end).print.ground == Ground::Pool;
        forecast.swims_to_go = Some(self.swims_from(view, end));
        let before = view.played.iter().filter(|card| card.is_swim()).count();
        let third_swim = before == view.played.len() && before + swims == 3;
        let left = self.fatigue_left(view);
        forecast.third_swim = third_swim && forecast.fatigue < left; // it comes last
        forecast.fatigue = left.min(forecast.fatigue + u8::from(third_swim));
        forecast
    }

    /// SA-062: how many Fatigue cards can still be added.
    pub(crate) fn fatigue_left(&self, view: &Position) -> u8 {
        match self.options.fatigue_pile {
            FatiguePile::Limited => view.supply[Card::Fatigue.index()].min(255) as u8,
            FatiguePile::Unlimited => u8::MAX,
        }
    }

    /// Basic swims from a hex to the spawning ground.
    pub(crate) fn swims_from(&self, view: &Position, hex: Hex) -> u8 {
        match &self.plan {
            Some(plan) => plan[usize::from(hex.0)],
            None => self.rivers.plan(&view.river)[usize::from(hex.0)],
        }
    }

    /// Every way that a salmon can drift from where it is (SA-076, SA-078).
    pub(crate) fn foresee_drift(&self, view: &Position, seat: Seat) -> Drift {
        let from = view.of(seat).hex;
        let mut ways = Vec::new();
        let mut open: Vec<(Vec<u8>, List<Hex, 16>)> = vec![(Vec::new(), List::of(&[from]))];
        while let Some((arrows, path)) = open.pop() {
            let hex = path.last().copied().unwrap_or(from);
            let cell = self.rivers.cell(&view.river, hex);
            let stays = path.len() > 1 && cell.print.ground != Ground::Waterfall;
            if stays || cell.print.arrows == 0 || path.is_full() || ways.len() >= WAYS_MAX {
                let path = path[1..].iter().map(|hex| self.rivers.place(&view.river, *hex)).collect();
                ways.push(DriftWay { arrows, path });
                continue;
            }
            for number in (0..cell.print.arrows).rev() {
                if let Some(next) = cell.neighbour(hex, cell.print.arrow[usize::from(number)]) {
                    let (mut arrows, mut path) = (arrows.clone(), path);
                    if cell.print.arrows == 2 {
                        arrows.push(number + 1);
                    }
                    path.push(next);
                    open.push((arrows, path));
                }
            }
        }
        Drift { seat, from: self.rivers.place(&view.river, from), ways }
    }

    fn foresee_bear(&self, view: &Position, bear: u8, dir: Compass) -> Forecast {
        let from = view.bears.get(usize::from(bear)).copied();
        let hex = from.and_then(|hex| self.rivers.step(&view.river, hex, dir));
        let Some(hex) = hex else { return Forecast::default() };
        let met = (0..self.seats).map(|place| view.clockwise(place));
        let met = met.filter(|seat| view.of(*seat).hex == hex && !self.is_safe(view, hex));
        let met = met.take(usize::from(self.fatigue_left(view)));
        let path = vec![self.rivers.place(&view.river, hex)];
        Forecast { tires: met.collect(), path, ..Forecast::default() }
    }
}
