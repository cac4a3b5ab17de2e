//! The sensible player of part 12 of the specification: weighs rows run, symbols and stamina together.
//!
//! Weights are hundredths of a row. Everything follows from what all can see, and nothing is allocated.

use engine::{Kind, Seat};

use crate::Marathon;
use crate::action::{Action, Boost};
use crate::content::course::lanes;
use crate::content::{Card, Effect, STAMINA_MAX, Who};
use crate::event::{Cause, Symbol};
use crate::position::{Position, Run, Task, Way};
use crate::rules::{actions, running, turn};

/// A row.
const ROW: i32 = 100;
/// Crossing the line: worth more than any distance.
const LINE: i32 = 100_000;
/// The last stamina point of a long race, what each point a turn takes from that, and the least it is worth.
const STAMINA: [i32; 3] = [170, 120, 10];
/// A turn: the mean run of a turn.
const TURN: i32 = 400;
/// RUNNER'S HIGH in hand.
const HIGH: i32 = 100;
/// The first and the second INJURY in hand.
const INJURIES: [i32; 2] = [20, 60];
/// What may come after a kick, over and above its rows.
const CHAIN: i32 = 40;
/// What may come after a card, over and above its lines.
const SURPRISE: i32 = 10;

impl Marathon {
    /// How much a sensible player likes an action.
    pub(crate) fn weight(&self, view: &Position, seat: Seat, action: Action) -> i32 {
        match (action, view.task) {
            (Action::Place { position }, Task::Place) if (1..=6).contains(&position) => {
                // A row ahead first, then an early turn.
                let (row, _) = self.block.space(position);
                i32::from(row) * ROW - i32::from(position)
            }
            (Action::Boost { with }, Task::Boost { speed, .. }) => {
                let runner = &view.runners[seat];
                let price = self.stamina_price(view, runner.stamina);
                self.boost_value(view, seat, speed, with) - i32::from(with.cost()) * price
            }
            (Action::Run { lane }, Task::Run(run, ends)) => match run.way {
                Way::Forward => self.space_value(view, seat, ends.row, lane),
                Way::Back => self.outlook(view, ends.row, lane),
            },
            (Action::CatchUp { lane }, Task::CatchUp(ends)) => self.space_value(view, seat, ends.row, lane),
            (Action::High {}, _) => 1,
            _ => 0,
        }
    }

    /// A stamina point is worth less the more of them there are for the turns to come: scarce ones wait for a
    /// KICK SPOT, plenty are spent on plain rows.
    fn stamina_price(&self, view: &Position, stamina: u8) -> i32 {
        let front = view.racing().map(|(_, runner)| runner.row).max().unwrap_or_default();
        let rows_left = i32::from(self.course.finish().saturating_sub(front));
        let turns_left = rows_left * ROW / TURN + 1;
        let [last, slope, least] = STAMINA;
        (last - slope * i32::from(stamina) / turns_left).max(least)
    }

    fn boost_value(&self, view: &Position, seat: Seat, speed: u8, with: Boost) -> i32 {
        match with {
            Boost::None => self.run_value(view, seat, speed),
            Boost::Plus => self.run_value(view, seat, speed.saturating_add(1)),
            Boost::Minus => self.run_value(view, seat, speed.saturating_sub(1)),
            Boost::Reroll => {
                let speed = |die| turn::speed(&view.runners[seat], die);
                (1..=6).map(|die| self.run_value(view, seat, speed(die))).sum::<i32>() / 6
            }
        }
    }

    /// A run forward at this speed: its rows and the best space at its end.
    fn run_value(&self, view: &Position, seat: Seat, speed: u8) -> i32 {
        let runner = &view.runners[seat];
        let run = Run { steps: u16::from(speed), way: Way::Forward, cause: Cause::Speed };
        let reach = running::reach(self, view, runner.row, runner.lane, run);
        if reach.crosses {
            return LINE;
        }
        if reach.distance == 0 {
            return self.outlook(view, runner.row, runner.lane);
        }
        let spaces = lanes(reach.ends.lanes).map(|lane| self.space_value(view, seat, reach.ends.row, lane));
        i32::from(reach.distance) * ROW + spaces.max().unwrap_or_default()
    }

    /// The symbol of a space, and a look at the road ahead of it.
    fn space_value(&self, view: &Position, seat: Seat, row: u8, lane: u8) -> i32 {
        let symbol = match self.course.symbol(row, lane) {
            None => 0,
            Some(Symbol::Event) => self.event_value(view, seat, row) + SURPRISE,
            Some(Symbol::Kick) => self.kick_value(view, seat, row, lane) + CHAIN,
        };
        symbol + self.outlook(view, row, lane)
    }

    /// Open road is better than the back of a rival: a few points for each space that three steps can reach.
    fn outlook(&self, view: &Position, row: u8, lane: u8) -> i32 {
        let run = Run { steps: 3, way: Way::Forward, cause: Cause::Speed };
        let reach = running::reach(self, view, row, lane, run);
        let short = if reach.crosses { 0 } else { 3 - i32::from(reach.distance) };
        reach.ends.lanes.count_ones() as i32 - short * 20
    }

    /// The mean of the wheel from there.
    fn kick_value(&self, view: &Position, seat: Seat, row: u8, lane: u8) -> i32 {
        let spin = |sector: &i16| {
            let way = if *sector < 0 { Way::Back } else { Way::Forward };
            let reach = running::reach(self, view, row, lane, actions::kick(sector.unsigned_abs(), way));
            let rows = i32::from(reach.distance) * ROW;
            match way {
                Way::Forward if reach.crosses => LINE / 10,
                Way::Forward => rows,
                Way::Back if view.runners[seat].high > 0 => -HIGH.min(rows),
                Way::Back => -rows,
            }
        };
        self.spinner.iter().map(spin).sum::<i32>() / self.spinner.len() as i32
    }

    /// The mean of the cards that nobody has seen, or the one that everyone knows to be next.
    fn event_value(&self, view: &Position, seat: Seat, row: u8) -> i32 {
        if let Some(card) = view.deck.top().filter(|_| view.known_top > 0) {
            return self.card_value(view, seat, card, row);
        }
        let unseen = view.unseen(&self.options.deck);
        let count = unseen.count().max(1) as i32;
        let value = |card: &Card| match i32::from(unseen.of(*card)) {
            0 => 0,
            n => n * self.card_value(view, seat, *card, row),
        };
        Card::ALL.iter().map(value).sum::<i32>() / count
    }

    /// What a card is worth to its drawer; one for all is worth nothing, for it touches rivals alike.
    fn card_value(&self, view: &Position, seat: Seat, card: Card, row: u8) -> i32 {
        let (text, runner) = (self.cards.of(card), &view.runners[seat]);
        let value = |effect: &Effect| match *effect {
            Effect::Injury => match INJURIES.get(usize::from(runner.injuries)) {
                Some(harm) => -harm,
                None => INJURIES.iter().sum::<i32>() - TURN,
            },
            Effect::High => HIGH * i32::from(1 - runner.high.min(1)),
            Effect::Heal => INJURIES.iter().take(usize::from(runner.injuries)).sum(),
            Effect::Stamina(n) => {
                let after = runner.stamina.saturating_add_signed(n).min(STAMINA_MAX);
                (i32::from(after) - i32::from(runner.stamina)) * self.stamina_price(view, runner.stamina)
            }
            Effect::Next(n) => i32::from(n) * ROW,
            Effect::Skip(n) => -i32::from(n) * TURN,
            Effect::Run(n) => i32::from(n) * ROW,
            Effect::Back(n) => -i32::from(n) * ROW,
            Effect::Dash => 7 * ROW / 2,
            Effect::Spin => {
                self.spinner.iter().map(|n| i32::from(*n)).sum::<i32>() * ROW / self.spinner.len() as i32
            }
            Effect::CatchUp => rows_to_catch_up(view, row) * ROW,
        };
        match text.who {
            Who::All => 0,
            Who::Drawer if text.harmful && runner.high > 0 => -HIGH,
            Who::Drawer => text.lines.iter().map(value).sum(),
        }
    }
}

/// How many rows CATCH UP would gain from there.
fn rows_to_catch_up(view: &Position, row: u8) -> i32 {
    let ahead = view.racing().map(|(_, other)| other.row).filter(|other| *other > row);
    ahead.min().map_or(0, |other| i32::from(other - row) - 1)
}
