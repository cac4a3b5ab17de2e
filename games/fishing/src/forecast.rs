//! What an action would lead to: fuel and pearls after it, the square's effect, what is still missing to win and
//! the least turns to it.

use engine::{Answer, Dealer, Game, Kind, Rng, Script, Seat};
use serde::Serialize;

use crate::Fishing;
use crate::action::Action;
use crate::board::Square;
use crate::kinds::{Card, Fish, Group, Item};
use crate::position::{Boat, Phase, Position};
use crate::rules::{fish, hidden, moving};

/// What can be said of an action before it is done.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Forecast {
    /// Where the boat would be: one entry for a chosen move, one for each result of a die.
    pub stops: Vec<Stop>,
    /// The square where a chosen move ends, also if fish must be released before it (FI-043).
    pub square: Option<u8>,
    /// Fuel after the action, if that is certain.
    pub fuel: Option<u8>,
    /// Pearls after the action, if that is certain.
    pub pearls: Option<i32>,
    /// Fish that would have to be released (FI-043).
    pub fish_lost: u16,
    /// Whether it gives up the draw of this turn (FI-072).
    pub gives_up_draw: bool,
    /// Of a challenge: whether it leads to a duel (FI-112) or to nothing (FI-115).
    pub duel: Option<bool>,
    /// Of a show in a duel: the pearls that are lost if the duel is (FI-114).
    pub at_stake: Option<i32>,
    /// Of a catch: whether the boat has no fish of that kind yet, in its hold, on its way or at the market (FI-140).
    pub new_kind: Option<bool>,
    /// Whether it ends the game with a win for the seat, for certain.
    pub wins: bool,
    /// How many kinds would still be missing.
    pub kinds_missing: u32,
    /// The fewest turns to a win after this one, with the best dice and enough pearls.
    pub least_turns: Option<u8>,
}

/// A square that the boat would reach.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Stop {
    /// The die, if one is rolled.
    pub roll: Option<u8>,
    /// The square.
    pub square: u8,
    /// Fuel there.
    pub fuel: u8,
    /// Pearls there.
    pub pearls: i32,
    /// Whether the game is won there.
    pub wins: bool,
    /// At a spot: whether its fish could be paid for there (FI-040).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub can_pay: Option<bool>,
}

impl Fishing {
    /// What the action would lead to; nothing if it is against the rules or leads to nothing that is known.
    pub(crate) fn forecast_of(&self, view: &Position, seat: Seat, action: &Action) -> Option<Forecast> {
        self.check(view, seat, action).ok()?;
        let forecast = self.foretell(view, seat, action);
        (forecast != Forecast::default()).then_some(forecast)
    }

    fn foretell(&self, view: &Position, seat: Seat, action: &Action) -> Forecast {
        if !can_tell(action) {
            return self.warning(view, seat, action);
        }
        let before = &view.boats[seat];
        let faces = self.die_faces(view, seat, action);
        let Some(after) = self.after(view, seat, action, faces.then_some(1)) else {
            return Forecast::default();
        };
        let boat = &after.boats[seat];
        let mut forecast = Forecast {
            gives_up_draw: has_draw(view) && after.turn.bought,
            fish_lost: match after.phase {
                Phase::Release(overload) if overload.seat == seat => {
                    boat.aboard.total().saturating_sub(u16::from(fish::capacity(self, boat)))
                }
                _ => 0,
            },
            ..Forecast::default()
        };
        if faces {
            for roll in 1..=moving::DIE {
                let Some(there) = self.after(view, seat, action, Some(roll)) else { continue };
                let stop = self.stop(&there, seat, Some(roll));
                let turns = if stop.wins { Some(0) } else { self.least_turns_after(&there, seat) };
                forecast.least_turns = forecast.least_turns.into_iter().chain(turns).min();
                forecast.stops.push(stop);
            }
            forecast.kinds_missing = self.kinds_missing(before);
            forecast.wins = forecast.stops.iter().all(|stop| stop.wins);
            return forecast;
        }
        forecast.fuel = Some(boat.fuel);
        forecast.pearls = Some(boat.pearls);
        forecast.wins = after.finishers.contains(seat) && !view.finishers.contains(seat);
        forecast.kinds_missing = self.kinds_missing(boat);
        forecast.new_kind = matches!(action, Action::Catch {}).then(|| boat.gathered() != before.gathered());
        forecast.least_turns = self.least_turns_after(&after, seat);
        if boat.pos != before.pos {
            forecast.stops.push(self.stop(&after, seat, None));
        }
        forecast.square =
            self.at_rest(after, seat).map(|there| there.boats[seat].pos).filter(|end| *end != before.pos);
        forecast
    }

    /// What must be said of an action whose outcome others or chance decide: that it gives up the draw (FI-072),
    /// would cost a fish if it is accepted (FI-043), leads to a duel or to nothing, and what is lost with one.
    fn warning(&self, view: &Position, seat: Seat, action: &Action) -> Forecast {
        let is_deal = matches!(action, Action::Buy { .. } | Action::TradeIn { .. });
        let fish_lost = match action {
            Action::Offer { card, .. } if card.group() == Group::Upgrade => {
                let boat = &view.boats[seat];
                let capacity = fish::capacity_with(self, boat.hand.upgrades().saturating_sub(1));
                boat.aboard.total().saturating_sub(u16::from(capacity))
            }
            _ => 0,
        };
        let duel = match action {
            Action::Challenge { target } => Some(hidden::is_duel(view, *target)),
            _ => None,
        };
        let at_stake = matches!(action, Action::Show { .. }).then(|| hidden::loss(self, view, seat));
        let gives_up_draw = is_deal && has_draw(view);
        Forecast { gives_up_draw, fish_lost, duel, at_stake, ..Forecast::default() }
    }

    /// The position after the fish that must go have been released: which ones does not touch where the boat goes.
    /// Nothing if a die decides that.
    fn at_rest(&self, after: Position, seat: Seat) -> Option<Position> {
        let mut after = after;
        while let Phase::Release(overload) = after.phase {
            if overload.seat != seat {
                break;
            }
            let fish = Fish::ALL.iter().find(|fish| after.boats[seat].aboard.of(**fish) > 0)?;
            after = self.after(&after, seat, &Action::Release { fish: *fish }, None)?;
        }
        Some(after)
    }

    /// Whether a die moves the boat in the same step.
    fn die_faces(&self, view: &Position, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Roll {} => true,
            Action::Play { card: Card::EngineUpgrade, .. } => {
                let boat = &view.boats[seat];
                let capacity = fish::capacity_with(self, boat.hand.upgrades().saturating_sub(1));
                boat.aboard.total() <= u16::from(capacity)
            }
            _ => false,
        }
    }

    /// The position after the action, with that die; nothing if chance would decide more than one die.
    fn after(&self, view: &Position, seat: Seat, action: &Action, roll: Option<u8>) -> Option<Position> {
        let (mut after, mut rng, mut told) = (*view, Rng::new(0), Vec::new());
        let mut script = Script::strict(roll.into_iter().map(|roll| Answer::Roll(i32::from(roll))).collect());
        self.apply(&mut after, seat, action, &mut Dealer::scripted(&mut rng, &mut script, &mut told));
        script.fault().is_none().then_some(after)
    }

    fn stop(&self, after: &Position, seat: Seat, roll: Option<u8>) -> Stop {
        let boat = &after.boats[seat];
        Stop {
            roll,
            square: boat.pos,
            fuel: boat.fuel,
            pearls: boat.pearls,
            wins: after.finishers.contains(seat),
            can_pay: fish::spot(self, boat).map(|fish| boat.pearls >= fish::catch_price(self, fish)),
        }
    }

    /// FI-140: the kinds that are in no hold, not on their way and not at the market.
    pub(crate) fn kinds_missing(&self, boat: &Boat) -> u32 {
        u32::from(self.constants.kinds_to_win).saturating_sub(boat.gathered().count_ones())
    }

    /// The fewest turns to a win after the present one, in which a roll may still be to come.
    fn least_turns_after(&self, after: &Position, seat: Seat) -> Option<u8> {
        let boat = &after.boats[seat];
        let rolls = self.least_turns_from(boat, boat.pos)?;
        let has_roll = matches!(after.phase, Phase::Start)
            && seat == after.active
            && moving::check_roll(after, seat).is_ok();
        Some(if has_roll { rolls.saturating_sub(1) } else { rolls })
    }

    /// The fewest turns in which a boat on `pos` could win, one roll a turn, if every die falls right and pearls and
    /// fuel last. Chance cards and step backs are not counted on.
    pub(crate) fn least_turns_from(&self, boat: &Boat, pos: u8) -> Option<u8> {
        let goal = u32::from(self.constants.kinds_to_win);
        let sure = boat.landed() | boat.in_transit.kinds();
        if pos == 0 && sure.count_ones() >= goal {
            return Some(1); // FI-061: the check at the start of a turn
        }
        let capacity = usize::from(fish::capacity(self, boat)).min(5);
        let start = (pos, boat.gathered(), usize::from(boat.aboard.total()).min(5));
        let length = usize::from(self.board.length());
        let mut seen = vec![false; length * 32 * 6];
        let place = |(pos, kinds, taken): (u8, u8, usize)| {
            (usize::from(pos) * 32 + usize::from(kinds) % 32) * 6 + taken
        };
        let mut layer = vec![self.after_work(start, capacity)];
        for turn in 1..=u8::MAX {
            let mut next = Vec::new();
            for (pos, kinds, taken) in layer {
                for roll in 1..=moving::DIE {
                    let end = usize::from(pos + roll);
                    if end >= length && kinds.count_ones() >= goal {
                        return Some(turn);
                    }
                    let reached = if end >= length { (0, kinds, 0) } else { (end as u8, kinds, taken) };
                    let state = self.after_work(reached, capacity);
                    if !std::mem::replace(&mut seen[place(state)], true) {
                        next.push(state);
                    }
                }
            }
            if next.is_empty() {
                return None;
            }
            layer = next;
        }
        None
    }

    /// A boat after it has caught or dropped off what it can where it stands.
    fn after_work(&self, (pos, kinds, taken): (u8, u8, usize), capacity: usize) -> (u8, u8, usize) {
        match self.board.at(pos) {
            Square::DropOff => (pos, kinds, 0),
            Square::Spot(fish) if kinds >> fish.index() & 1 == 0 && taken < capacity => {
                (pos, kinds | 1 << fish.index(), taken + 1)
            }
            Square::Spot(_) | Square::Market | Square::Pearls(_) => (pos, kinds, taken),
        }
    }
}

/// Whether the free draw of this turn is still to be made (FI-072).
fn has_draw(view: &Position) -> bool {
    matches!(view.phase, Phase::Main) && !view.turn.drew && !view.turn.bought
}

/// Whether the outcome of the action can be foretold.
fn can_tell(action: &Action) -> bool {
    match action {
        Action::Buy { item, .. } => *item != Item::Draw,
        Action::RollOrder {}
        | Action::EndTurn {}
        | Action::Draw {}
        | Action::Refuse {}
        | Action::Show { .. }
        | Action::Discard { .. }
        | Action::TradeIn { .. }
        | Action::Challenge { .. }
        | Action::Offer { .. }
        | Action::Bid { .. } => false,
        Action::Stay {}
        | Action::Roll {}
        | Action::Settle {}
        | Action::Use { .. }
        | Action::Accept {}
        | Action::Release { .. }
        | Action::Play { .. }
        | Action::Sell { .. }
        | Action::Catch {}
        | Action::DropOff { .. } => true,
    }
}
