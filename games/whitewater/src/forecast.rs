//! Forecasts: what a choice leads to and where the next Advance River would take every kayak, from what a
//! seat may see.

use engine::{Dealer, Game, Kind, Phrase, Rng, Seat, Seats, Value};
use serde::Serialize;

use crate::Whitewater;
use crate::action::Action;
use crate::cards::{Card, Source};
use crate::content::Cleared;
use crate::event::{DiscardWhy, Event, How};
use crate::position::{Decision, Position, Stage, Task};
use crate::rules::sideways::{self, Hindrance};
use crate::rules::{downriver, hazards};
use crate::space::{Side, Space};
use crate::weigh;

/// What an action would lead to if nobody answered it and no Event came up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Forecast {
    /// Who looks ahead.
    pub seat: Seat,
    /// The kayaks that the action itself moves or slows, as far as no further choice is needed.
    pub now: Vec<Trip>,
    /// What comes next: the decision that the action opens, if it is the same turn.
    pub opens: Option<&'static str>,
    /// Of a maneuver that the action opens: every space in which it can end, that of staying among them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reach: Vec<Space>,
    /// Every kayak, in the order of movement, if the river advanced after that.
    pub river: Vec<Trip>,
    /// Of staying where a maneuver is asked: what would end it to the left and to the right before its last step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hindered: Vec<Hindered>,
}

/// A side to which a maneuver cannot go as far as it may.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Hindered {
    /// To this side.
    pub dir: Side,
    /// The steps that are possible.
    pub spaces: u8,
    /// What is there.
    pub by: Hindrance,
}

/// The way of one kayak. What does not happen on it is not written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Trip {
    /// Whose kayak.
    pub seat: Seat,
    /// Where it begins.
    pub from: Space,
    /// Every space entered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Space>,
    /// Where it ends.
    pub to: Space,
    /// The speed afterwards.
    pub speed: u8,
    /// Hazards entered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hazards: Vec<HazardMet>,
    /// Cards that it costs.
    #[serde(skip_serializing_if = "is_zero")]
    pub cards_lost: u8,
    /// Spaces of movement lost at a bank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<u8>,
    /// The Rock that is hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rock: Option<Space>,
    /// Whether the way ends behind the Rock because its player has a choice there.
    #[serde(skip_serializing_if = "is_false")]
    pub chooses: bool,
    /// Lines crossed, by the row upriver of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<u8>,
    /// Whether the finish is crossed.
    #[serde(skip_serializing_if = "is_false")]
    pub finishes: bool,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// A hazard on the way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct HazardMet {
    /// Rapids or Waterfall.
    pub kind: Cleared,
    /// Where.
    pub at: Space,
    /// Whether the speed clears it.
    pub cleared: bool,
}

/// What an action would lead to.
pub(crate) fn forecast(game: &Whitewater, view: &Position, seat: Seat, action: &Action) -> Forecast {
    let before = weigh::imagine(view, seat);
    let mut position = before;
    let mut events = Vec::new();
    let mut rng = Rng::new(0);
    let mut next = Some((seat, *action));
    while let Some((asked, answer)) = next {
        if game.check(&position, asked, &answer).is_err() {
            break;
        }
        game.apply(&mut position, asked, &answer, &mut Dealer::telling(&mut rng, &mut events));
        next = match position.decision {
            Decision::Respond { seat: other } if other != seat => Some((other, Action::Pass {})),
            _ => None,
        };
    }
    let trips = Seat::all(game.seats).map(|other| trip(game, &before, &position, other, &events));
    let same_turn = (before.round, before.active) == (position.round, position.active);
    let opens = Some(position.decision).filter(|decision| same_turn && *decision != Decision::None);
    Forecast {
        seat,
        now: trips.filter(|trip| trip.has_content(&before)).collect(),
        opens: opens.map(Decision::name),
        reach: reach(game, &position, seat),
        river: river_now(game, &position),
        hindered: hindered(game, view, seat, action),
    }
}

/// Where a maneuver that a seat is asked for can end.
fn reach(game: &Whitewater, position: &Position, seat: Seat) -> Vec<Space> {
    if !matches!(position.decision, Decision::Maneuver { seat: asked, .. } if asked == seat) {
        return Vec::new();
    }
    let (mut actions, mut ends) = (Vec::new(), Vec::new());
    game.legal(position, seat, &mut actions);
    for action in actions {
        let (mut after, mut rng, mut events) = (*position, Rng::new(0), Vec::new());
        game.apply(&mut after, seat, &action, &mut Dealer::telling(&mut rng, &mut events));
        // What comes after the maneuver, such as the river that takes the kayak along, is no part of it.
        let moved = |event: &Event| match *event {
            Event::Moved { seat: mover, to, how: How::Maneuver, .. } if mover == seat => Some(to),
            _ => None,
        };
        let end = events.iter().filter_map(moved).next_back().unwrap_or(position.kayaks[seat].at);
        if !ends.contains(&end) {
            ends.push(end);
        }
    }
    ends
}

fn hindered(game: &Whitewater, view: &Position, seat: Seat, action: &Action) -> Vec<Hindered> {
    let (Decision::Maneuver { max, .. }, Action::Stay {}) = (view.decision, action) else {
        return Vec::new();
    };
    let end = |dir: &Side| {
        let (spaces, by) = sideways::hindered(game, view, seat, *dir, max)?;
        Some(Hindered { dir: *dir, spaces, by })
    };
    Side::ALL.iter().filter_map(end).collect()
}

/// Where every kayak would end if the river advanced now, in the order of WW-036. Who has a choice at a Rock
/// is left behind it.
pub(crate) fn river_now(game: &Whitewater, view: &Position) -> Vec<Trip> {
    if view.result.is_some() || view.kayaks.iter().any(|kayak| kayak.at.is_none()) {
        return Vec::new();
    }
    let mut position = *view;
    position.tasks.clear();
    position.decision = Decision::None;
    let (mut events, mut rng, mut choosing) = (Vec::new(), Rng::new(0), Seats::NONE);
    let mut dealer = Dealer::telling(&mut rng, &mut events);
    for seat in view.active.clockwise(game.seats) {
        let speed = position.kayaks[seat].speed;
        downriver::advance(game, &mut position, seat, speed, &mut dealer);
        while let Some(task) = position.tasks.pop() {
            position.decision = Decision::None;
            let Task::Move(mut movement) = task else { continue };
            if movement.stage == Stage::Beside {
                hazards::go_beside(game, &mut position, movement, &mut dealer);
            } else {
                choosing.insert(movement.seat);
                movement.stage = Stage::Going;
                downriver::walk(game, &mut position, &mut movement, &mut dealer);
            }
        }
    }
    let trips = view.active.clockwise(game.seats).map(|seat| {
        let mut trip = trip(game, view, &position, seat, &events);
        let owed = trip.hazards.iter().filter(|hazard| !hazard.cleared).count() as u8;
        trip.cards_lost = owed.min(view.kayaks[seat].hand.count());
        trip.chooses = choosing.contains(seat);
        trip
    });
    trips.collect()
}

/// The way of a seat's kayak as events tell it.
fn trip(game: &Whitewater, before: &Position, after: &Position, seat: Seat, events: &[Event]) -> Trip {
    let (from, to) = (before.kayaks[seat].at, after.kayaks[seat].at);
    let crossed =
        if from.is_none() { 0..0 } else { game.board.section(from.row())..game.board.section(to.row()) };
    let finish = game.board.beyond();
    let mut trip = Trip {
        seat,
        from,
        path: Vec::new(),
        to,
        speed: after.kayaks[seat].speed,
        hazards: Vec::new(),
        cards_lost: owed_for_hazards(after, seat),
        bank: None,
        rock: None,
        chooses: matches!(after.decision, Decision::RockSide { seat: asked, .. } if asked == seat),
        lines: crossed
            .clone()
            .filter(|line| line + 1 < finish)
            .map(|line| game.board.lines[usize::from(line)])
            .collect(),
        finishes: crossed.end == finish,
    };
    for event in events {
        match *event {
            Event::Moved { seat: mover, to, .. } if mover == seat => trip.path.push(to),
            Event::Hazard { seat: mover, kind, at, cleared } if mover == seat => {
                trip.hazards.push(HazardMet { kind, at, cleared });
            }
            Event::HitBank { seat: mover, lost, .. } if mover == seat => trip.bank = Some(lost),
            Event::HitRock { seat: mover, rock, .. } if mover == seat => trip.rock = Some(rock),
            Event::CardDiscarded { seat: mover, .. } if mover == seat => trip.cards_lost += 1,
            _ => {}
        }
    }
    trip
}

/// WW-057: hazard penalties that still have to be paid.
fn owed_for_hazards(position: &Position, seat: Seat) -> u8 {
    let owed = |task: &Task| match task {
        Task::Owe { seat: owing, cards, why: DiscardWhy::Hazard } if *owing == seat => *cards,
        Task::Move(movement) if movement.seat == seat => movement.cards,
        _ => 0,
    };
    let all: u8 = position.tasks.iter().map(owed).fold(0, u8::saturating_add);
    all.min(position.kayaks[seat].hand.count())
}

impl Trip {
    /// Whether anything happened to the kayak.
    fn has_content(&self, before: &Position) -> bool {
        let speed = before.kayaks[self.seat].speed;
        self.from != self.to || speed != self.speed || self.cards_lost > 0 || !self.path.is_empty()
    }

    /// The rules of what happens on it.
    fn rules(&self) -> Vec<&'static str> {
        let rules = [
            ("WW-050", !self.hazards.is_empty()),
            ("WW-054", self.rock.is_some()),
            ("WW-065", self.bank.is_some()),
            ("WW-080", self.finishes),
            ("WW-071", !self.finishes && !self.lines.is_empty()),
        ];
        rules.into_iter().filter(|(_, is_so)| *is_so).map(|(rule, _)| rule).collect()
    }

    /// The trip in a few words, without whose it is.
    pub(crate) fn phrase(&self) -> Phrase {
        let phrase = match self.rock.filter(|_| self.chooses) {
            Some(rock) => Phrase::new("forecast-at-rock").with("to", self.to).with("rock", rock),
            None if self.from == self.to => Phrase::new("forecast-stays").with("to", self.to),
            None => Phrase::new("forecast-to").with("to", self.to),
        };
        phrase.with("facts", Value::list(self.facts()))
    }

    /// The spaces entered before the last one.
    pub(crate) fn way(&self) -> String {
        let before = self.path.iter().take(self.path.len().saturating_sub(1));
        before.map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The speed at the end and what happens on the way.
    fn facts(&self) -> Vec<Phrase> {
        let mut facts = vec![Phrase::new("forecast-speed").with("speed", self.speed)];
        for hazard in &self.hazards {
            let id = if hazard.cleared { "forecast-hazard-cleared" } else { "forecast-hazard" };
            facts.push(Phrase::new(id).with("hazard", hazard.kind).with("at", hazard.at));
        }
        let rock = self.rock.filter(|_| !self.chooses);
        facts.extend(rock.map(|rock| Phrase::new("forecast-hits-rock").with("rock", rock)));
        facts.extend(self.bank.map(|lost| Phrase::new("forecast-hits-bank").with("spaces", lost)));
        if self.cards_lost > 0 {
            facts.push(Phrase::new("forecast-cards-lost").with("cards", self.cards_lost));
        }
        facts.extend(self.lines.iter().map(|line| Phrase::new("forecast-line").with("line", *line)));
        facts.extend(self.finishes.then(|| Phrase::new("forecast-finish")));
        facts
    }
}

/// The rules of what the action does to the seat's own kayak.
pub(crate) fn rules(forecast: &Forecast) -> Vec<&'static str> {
    let own = forecast.now.iter().find(|trip| trip.seat == forecast.seat);
    own.map_or_else(Vec::new, Trip::rules)
}

/// The forecast in words: what the action does to kayaks, and where the next Advance River takes the seat's kayak.
/// The picture tells it of the others.
pub(crate) fn phrase(game: &Whitewater, forecast: &Forecast) -> Option<Phrase> {
    let of = |trip: &Trip| Phrase::new("forecast-trip").with("seat", trip.seat).with("trip", trip.phrase());
    let leads = Phrase::new("forecast-leads").with("trips", Value::parts(forecast.now.iter().map(of)));
    let leads = Some(leads).filter(|_| !forecast.now.is_empty());
    let own = forecast.river.iter().find(|trip| trip.seat == forecast.seat);
    let card = game.printed.name(Source::River(Card::AdvanceRiver));
    let next = own.map(|trip| Phrase::new("forecast-next").with("card", card).with("trip", trip.phrase()));
    match (leads, next) {
        (Some(leads), Some(next)) => {
            Some(Phrase::new("forecast-both").with("leads", leads).with("next", next))
        }
        (leads, next) => leads.or(next),
    }
}
