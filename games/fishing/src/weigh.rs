//! The greedy skipper: plans fuel, cash and the kinds it needs, answers offers by what they do to that plan, and
//! never sells the win. It uses what its seat may see: of rivals' hands the sizes only.

mod deals;
mod skipper;

use engine::{Kind, Part, Seat};

use self::skipper::Skipper;
use crate::Fishing;
use crate::action::Action;
use crate::content::Effect;
use crate::event::How;
use crate::kinds::{Card, Item};
use crate::position::{Phase, Position};
use crate::rules::{attacks, shop};

/// Free actions that help come before everything that ends a phase; those that harm come last.
const FIRST: i32 = 1_000_000;
/// What it is worth to have done what could be done.
const CERTAIN: i32 = 40;
/// What a draw is worth.
pub(crate) const DRAW: i32 = 26;

/// Adds a weight for each legal action.
pub(crate) fn weigh(game: &Fishing, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
    let skipper = Skipper::new(game, view, seat);
    let now = skipper.worth_now();
    out.extend(legal.iter().map(|action| skipper.weigh(action, now)));
}

/// How far the seat has come: the nearer the win, the more.
pub(crate) fn progress(game: &Fishing, position: &Position, seat: Seat) -> i32 {
    if position.finishers.contains(seat) {
        return 100_000;
    }
    Skipper::new(game, position, seat).nearness()
}

/// What that is made of. On the way each part is what it changes in the plan, after those before it.
pub(crate) fn parts(game: &Fishing, position: &Position, seat: Seat, mut add: impl FnMut(Part)) {
    let skipper = Skipper::new(game, position, seat);
    let (boat, own) = (&skipper.boat, &position.boats[seat]);
    let near = |expanded, aboard, pos| -game.plan.cost(expanded, boat.kinds, aboard, pos);
    let (expanded, aboard) = (skipper.is_expanded(boat.upgrades), boat.aboard.total());
    let empty = near(expanded, 0, 0);
    let loaded = near(expanded, aboard, 0);
    let sailed = near(expanded, aboard, boat.pos);
    let squares = i32::from(game.board.length()) * i32::from(own.trip) + i32::from(boat.pos);
    let (at_market, won) = (skipper.has_made_it(boat), position.finishers.contains(seat));
    add(Part::new("kinds", boat.kinds.count_ones() as i32, near(false, 0, 0)));
    add(Part::new("room", 100 * i32::from(expanded), empty - near(false, 0, 0)));
    add(Part::new("aboard", aboard.into(), loaded - empty));
    add(Part::new("squares", squares, sailed - loaded));
    add(Part::new("market", 100 * i32::from(at_market), skipper.nearness() - sailed));
    add(Part::new("won", 100 * i32::from(won), progress(game, position, seat) - skipper.nearness()));
}

impl Skipper<'_> {
    fn weigh(&self, action: &Action, now: i32) -> i32 {
        match *action {
            Action::Stay {} => self.worth(&self.boat),
            Action::Roll {} => self.worth_of_roll(&self.boat),
            Action::RollOrder {} | Action::EndTurn {} | Action::Settle {} | Action::Refuse {} => 0,
            Action::Show { .. } => 0,
            Action::Accept {} => self.weigh_answer(),
            Action::Draw {} => FIRST + DRAW,
            Action::Release { fish } => self.worth(&self.boat.without(fish)),
            Action::Discard { card } => -self.worth_of_card(card),
            Action::Use { card, steps, target } => match target {
                Some(target) => self.weigh_attack(card, target),
                None => self.worth_of_move(&self.boat, card, steps.unwrap_or_default()),
            },
            Action::Catch {}
            | Action::DropOff { .. }
            | Action::Buy { .. }
            | Action::TradeIn { .. }
            | Action::Play { .. }
            | Action::Challenge { .. }
            | Action::Sell { .. }
            | Action::Offer { .. }
            | Action::Bid { .. } => self.rank_free(self.gain(action, now)),
        }
    }

    /// Weights of actions that do not end the phase: before the others if they gain, else after them.
    fn rank_free(&self, gain: i32) -> i32 {
        if gain > 0 { FIRST + gain } else { gain - FIRST }
    }

    /// What a free action adds to the worth of the boat.
    fn gain(&self, action: &Action, now: i32) -> i32 {
        match *action {
            Action::Catch {} => self.gain_of_catch(now),
            // What could be done here counts as done; doing it is better by the certainty.
            Action::DropOff { fish } => self.best_of_turn(&self.boat.dropped(fish)) - now + CERTAIN,
            Action::Buy { item, steps } => self.gain_of_purchase(item, steps, now),
            Action::Play { card, target: Some(target), .. } => {
                self.weigh_attack(card, target) - self.worth_of_card(card)
            }
            Action::Play { card, steps, target: None } => {
                let boat = self.lighter(&self.boat.minus_upgrade());
                self.worth_of_move(&boat, card, steps.unwrap_or_default()) - now
            }
            Action::Sell { card } => {
                let paid = self.boat.paid(i32::from(self.game.constants.sell_price));
                self.best_of_turn(&self.lighter(&paid.minus_card(card))) - now
            }
            Action::TradeIn { card } => 1 - self.worth_of_card(card) - self.draw_given_up(),
            Action::Challenge { target } => self.gain_of_challenge(target),
            Action::Offer { card, to, price } => self.gain_of_offer(card, to, price, now),
            Action::Bid { card, from, price } => self.gain_of_bid(card, from, price, now),
            // The other actions are weighed by themselves.
            _ => 0,
        }
    }

    fn gain_of_catch(&self, now: i32) -> i32 {
        let caught = self.boat.caught(self.game);
        // A kind twice fills the hold for nothing.
        if caught.kinds == self.boat.kinds {
            return -1;
        }
        self.best_of_turn(&caught) - now + CERTAIN
    }

    fn gain_of_purchase(&self, item: Item, steps: Option<u8>, now: i32) -> i32 {
        let boat = self.boat.paid(-shop::price_of(self.game, item, steps));
        let is_main = matches!(self.position.phase, Phase::Main);
        let lost = if is_main { self.draw_given_up() } else { 0 };
        let after = match self.game.tables.wares[item.index()].effect {
            Effect::Refuel(amount) => self.best_of_turn(&boat.refuelled(self.game, amount)),
            Effect::Back(_) => {
                self.worth_of_stop(&boat, -i32::from(steps.unwrap_or_default()), 0, How::StepBack)
            }
            _ => self.best_of_turn(&boat) + DRAW,
        };
        after - now - lost
    }

    /// FI-072: the draw that a deal with the shop would give up.
    fn draw_given_up(&self) -> i32 {
        if self.position.turn.drew || self.position.turn.bought { 0 } else { DRAW }
    }

    /// What an attack is worth: the loot, and the harm by how much the rival is to be feared.
    fn weigh_attack(&self, card: Card, target: Seat) -> i32 {
        let rival = &self.position.boats[target];
        let fear = self.fear(target);
        match card {
            Card::Slow => 45 * fear / 100,
            Card::Block => {
                let gap = i32::from(self.position.boats[self.seat].pos) - i32::from(rival.pos);
                (7 - gap).max(0) * 14 * fear / 100
            }
            Card::StealFuel => {
                let fuel = attacks::loot(self.game, self.position, self.seat, target);
                let mine = self.boat.refuelled(self.game, fuel);
                let left = i32::from(rival.fuel) - i32::from(fuel);
                let dry = if left < 3 { 30 } else { 0 };
                self.best_of_turn(&mine) - self.worth_now() + (i32::from(fuel) * 6 + dry) * fear / 100
            }
            // These are not played on a rival; a hidden attack challenges.
            Card::EngineReverse
            | Card::EngineUpgrade
            | Card::MoveChoice
            | Card::Frozen
            | Card::LoseFuel
            | Card::HiddenAttack => 0,
        }
    }

    fn gain_of_challenge(&self, target: Seat) -> i32 {
        let rival = &self.position.boats[target];
        if !rival.hand.has(Card::HiddenAttack) {
            return -1; // FI-115
        }
        let loss = i32::from(self.game.constants.duel_loss);
        let (mine, theirs) = (loss.min(self.boat.pearls), loss.min(rival.pearls));
        let prize = if self.wins_prize() { theirs * 20 } else { theirs * 8 * self.fear(target) / 100 };
        prize - mine * 20 - self.worth_of_card(Card::HiddenAttack)
    }
}
