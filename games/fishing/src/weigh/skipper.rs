//! What a boat is worth in its seat's eyes, in hundredths of a turn: nearness of the win, pearls, fuel, cards.

use engine::{Kind, Seat};

use crate::Fishing;
use crate::board::Square;
use crate::event::How;
use crate::hand::Tally;
use crate::kinds::{Card, Fish, Group};
use crate::options::{DuelPrize, FishPrice};
use crate::plan::{PEARL, TURN};
use crate::position::{Boat, Phase, Position, Under};
use crate::rules::{fish, moving};

/// The worth of a race that is won.
const WON: i32 = 20_000;
/// What a pearl is worth that no plan needs.
const SPARE_PEARL: i32 = 4;
/// What a unit of fuel is worth.
const FUEL: i32 = 8;
/// What is lost by having so little fuel for the next roll.
const SHORT: [i32; 6] = [0, 75, 50, 30, 15, 6];
/// How much rolling is preferred to staying.
const IN_DOUBT: i32 = 40;
/// What it costs to wait for a pearl on a fishing spot.
const WAITING: i32 = 55;

/// What keeping an upgrade is worth: a little more than the shop pays.
const UPGRADE: i32 = 46;
/// What keeping an attack card is worth: less than the shop pays, as long as pearls are needed.
const ATTACK: i32 = 28;
/// What a hidden attack is worth.
const HIDDEN_ATTACK: i32 = 5;

/// A seat that weighs its actions.
pub(super) struct Skipper<'a> {
    pub(super) game: &'a Fishing,
    pub(super) position: &'a Position,
    pub(super) seat: Seat,
    pub(super) boat: Outlook,
}

/// A boat as it is or might be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) pos: u8,
    pub(super) fuel: u8,
    pub(super) pearls: i32,
    pub(super) upgrades: u8,
    pub(super) attacks: u8,
    /// Kinds at the market or on their way there, as bits.
    pub(super) sure: u8,
    /// These and the kinds aboard.
    pub(super) kinds: u8,
    pub(super) aboard: Tally,
    pub(super) docked: bool,
    pub(super) dropped: bool,
}

impl Outlook {
    pub(super) fn of(boat: &Boat) -> Outlook {
        Outlook {
            pos: boat.pos,
            fuel: boat.fuel,
            pearls: boat.pearls,
            upgrades: boat.hand.upgrades(),
            attacks: boat.hand.attacks(),
            sure: boat.landed() | boat.in_transit.kinds(),
            kinds: boat.gathered(),
            aboard: boat.aboard,
            docked: false,
            dropped: false,
        }
    }

    pub(super) fn paid(mut self, change: i32) -> Outlook {
        self.pearls = self.pearls.saturating_add(change).max(0);
        self
    }

    pub(super) fn refuelled(mut self, game: &Fishing, amount: u8) -> Outlook {
        self.fuel = self.fuel.saturating_add(amount).min(game.constants.tank);
        self
    }

    pub(super) fn minus_upgrade(mut self) -> Outlook {
        self.upgrades = self.upgrades.saturating_sub(1);
        self
    }

    pub(super) fn minus_card(mut self, card: Card) -> Outlook {
        match card.group() {
            Group::Upgrade => self.minus_upgrade(),
            Group::Curse | Group::Attack => {
                self.attacks = self.attacks.saturating_sub(1);
                self
            }
        }
    }

    pub(super) fn plus_card(mut self, card: Card) -> Outlook {
        match card.group() {
            Group::Upgrade => self.upgrades += 1,
            Group::Curse | Group::Attack => self.attacks += 1,
        }
        self
    }

    pub(super) fn without(mut self, fish: Fish) -> Outlook {
        self.aboard.take(fish);
        self.kinds = self.sure | self.aboard.kinds();
        self
    }

    pub(super) fn dropped(mut self, fish: Fish) -> Outlook {
        self.aboard.take(fish);
        self.sure |= 1 << fish.index();
        self.dropped = true;
        self
    }

    pub(super) fn caught(mut self, game: &Fishing) -> Outlook {
        if let Square::Spot(fish) = game.board.at(self.pos) {
            self.aboard.add(fish, 1);
            self.kinds |= 1 << fish.index();
            self.pearls -= fish::catch_price(game, fish);
        }
        self
    }
}

impl<'a> Skipper<'a> {
    pub(super) fn new(game: &'a Fishing, position: &'a Position, seat: Seat) -> Skipper<'a> {
        let mut boat = Outlook::of(&position.boats[seat]);
        if seat == position.active {
            boat.docked = position.turn.docked;
            boat.dropped = position.turn.dropped;
        }
        Skipper { game, position, seat, boat }
    }

    pub(super) fn pays_bounty(&self) -> bool {
        self.game.options.fish_price == FishPrice::Bounty
    }

    pub(super) fn wins_prize(&self) -> bool {
        self.game.options.duel_prize == DuelPrize::Winner
    }

    pub(super) fn is_done(&self, kinds: u8) -> bool {
        kinds.count_ones() >= u32::from(self.game.constants.kinds_to_win)
    }

    /// FI-061: whether only the check at the start of its next turn is still to come.
    pub(super) fn has_made_it(&self, boat: &Outlook) -> bool {
        boat.pos == 0 && self.is_done(boat.sure)
    }

    pub(super) fn is_expanded(&self, upgrades: u8) -> bool {
        upgrades >= self.game.constants.expansion_needs
    }

    /// How near the win is, without pearls, fuel and cards.
    pub(super) fn nearness(&self) -> i32 {
        self.nearness_of(&self.boat)
    }

    fn nearness_of(&self, boat: &Outlook) -> i32 {
        if self.has_made_it(boat) {
            return WON - TURN;
        }
        -self.game.plan.cost(self.is_expanded(boat.upgrades), boat.kinds, boat.aboard.total(), boat.pos)
    }

    /// The worth of a boat that moves no more in this turn; it may still catch or drop off where it is.
    pub(super) fn worth(&self, boat: &Outlook) -> i32 {
        let as_it_is = self.nearness_of(boat) + self.worth_of_goods(boat, boat.pearls);
        match self.game.board.at(boat.pos) {
            Square::DropOff if boat.aboard.total() > 0 && !boat.docked => {
                let mut empty = *boat;
                (empty.sure, empty.aboard) = (boat.kinds, Tally::default());
                as_it_is.max(self.nearness_of(&empty) + self.worth_of_goods(&empty, empty.pearls))
            }
            Square::Spot(fish) if boat.kinds >> fish.index() & 1 == 0 && !self.is_done(boat.kinds) => {
                let capacity = fish::capacity_with(self.game, boat.upgrades);
                if boat.aboard.total() >= u16::from(capacity) {
                    return as_it_is;
                }
                let caught = boat.caught(self.game);
                let missing = (-caught.pearls).max(0);
                let goods = self.worth_of_goods(&caught, caught.pearls.max(0));
                as_it_is.max(self.nearness_of(&caught) + goods - missing * WAITING)
            }
            Square::Spot(_) | Square::DropOff | Square::Market | Square::Pearls(_) => as_it_is,
        }
    }

    fn worth_of_goods(&self, boat: &Outlook, pearls: i32) -> i32 {
        let kinds = boat.kinds.count_ones() as i32;
        let missing = (i32::from(self.game.constants.kinds_to_win) - kinds).max(0);
        let wanted = if self.pays_bounty() { 4 } else { missing * 4 + 4 };
        let cash = PEARL * pearls.min(wanted) + SPARE_PEARL * (pearls - wanted).clamp(0, 50);
        let home = i32::from(self.game.board.length() - boat.pos);
        let sails = if missing == 0 { home } else { home.max(12) };
        let fuel = i32::from(boat.fuel);
        let tank = FUEL * fuel.min(sails) + (fuel - sails).max(0);
        let price = i32::from(self.game.constants.fuel_price);
        let short = match boat.fuel {
            0 if pearls < price => TURN,
            fuel if i32::from(fuel) >= home => 0,
            fuel => SHORT.get(usize::from(fuel)).copied().unwrap_or(0),
        };
        let cards = i32::from(boat.upgrades) * UPGRADE + i32::from(boat.attacks) * ATTACK;
        cash + tank - short + cards
    }

    /// What keeping a card is worth.
    pub(super) fn worth_of_card(&self, card: Card) -> i32 {
        match card.group() {
            Group::Upgrade => UPGRADE,
            Group::Curse => 0,
            Group::Attack if card == Card::HiddenAttack => HIDDEN_ATTACK,
            Group::Attack => ATTACK,
        }
    }

    /// The worth of the boat as things are: before the movement, of the better of rolling and staying.
    pub(super) fn worth_now(&self) -> i32 {
        self.best_of_turn(&self.boat)
    }

    /// The worth of a boat with what is left of the turn.
    pub(super) fn best_of_turn(&self, boat: &Outlook) -> i32 {
        let can_roll = matches!(self.position.phase, Phase::Start)
            && self.seat == self.position.active
            && !boat.docked
            && boat.fuel > 0
            && moving::can_move_by_die(self.position, self.seat);
        let stay = self.worth(boat);
        if can_roll { stay.max(self.worth_of_roll(boat)) } else { stay }
    }

    /// The worth of the roll of this turn. A boat that lies still sees no pearl squares, so in doubt it sails.
    pub(super) fn worth_of_roll(&self, boat: &Outlook) -> i32 {
        self.worth_of_die(boat, How::Roll) + IN_DOUBT
    }

    /// The worth of a die move, over all six results.
    pub(super) fn worth_of_die(&self, boat: &Outlook, how: How) -> i32 {
        let mut sum = 0;
        for roll in 1..=moving::DIE {
            let steps = self.reach(boat, roll, how);
            let fuel = if how == How::Roll { steps } else { 0 };
            sum += self.worth_of_stop(boat, i32::from(steps), fuel, how);
        }
        sum / i32::from(moving::DIE)
    }

    /// FI-021 for a boat that might be elsewhere.
    fn reach(&self, boat: &Outlook, roll: u8, how: How) -> u8 {
        let true_boat = &self.position.boats[self.seat];
        let slowed = if true_boat.is_slow() { roll / 2 } else { roll };
        let mut steps = slowed.min(self.game.board.length() - boat.pos);
        if how == How::Roll {
            steps = steps.min(boat.fuel);
        }
        if let Some(Under::Blocked { by }) = true_boat.effect
            && let Some(gap) = self.position.boats[by].pos.checked_sub(boat.pos)
        {
            steps = steps.min(gap);
        }
        steps
    }

    /// The worth of a boat after a card has moved it.
    pub(super) fn worth_of_move(&self, boat: &Outlook, card: Card, steps: u8) -> i32 {
        match card {
            Card::EngineReverse => self.worth_of_stop(boat, -i32::from(steps), 0, How::EngineReverse),
            Card::MoveChoice => self.worth_of_stop(boat, i32::from(steps), steps, How::MoveChoice),
            Card::EngineUpgrade => self.worth_of_die(boat, How::EngineUpgrade),
            // These move no boat.
            Card::Frozen
            | Card::LoseFuel
            | Card::Slow
            | Card::StealFuel
            | Card::Block
            | Card::HiddenAttack => self.worth(boat),
        }
    }

    /// The worth of a boat after a move, with what is left of the turn: after a card the roll may follow.
    pub(super) fn worth_of_stop(&self, boat: &Outlook, steps: i32, fuel: u8, how: How) -> i32 {
        let mut moved = *boat;
        moved.fuel = boat.fuel.saturating_sub(fuel);
        let end = i32::from(boat.pos) + steps;
        if end >= i32::from(self.game.board.length()) {
            return self.worth_of_docking(&moved);
        }
        moved.pos = end as u8;
        if steps != 0
            && let Square::Pearls(change) = self.game.board.at(moved.pos)
        {
            moved = moved.paid(i32::from(change));
        }
        if how == How::Roll { self.worth(&moved) } else { self.best_of_turn(&moved) }
    }

    fn worth_of_docking(&self, boat: &Outlook) -> i32 {
        let mut docked = *boat;
        docked.pos = 0;
        docked.docked = true;
        docked.sure = boat.kinds;
        docked.aboard = Tally::default();
        if self.is_done(docked.sure) {
            return if boat.dropped { WON - TURN } else { WON };
        }
        if self.is_expanded(boat.upgrades) {
            docked = docked.paid(i32::from(boat.upgrades) * i32::from(self.game.constants.sell_price));
            docked.upgrades = 0; // FI-063
        }
        self.worth(&docked)
    }

    /// FI-043: an overloaded boat without the fish that it misses least.
    pub(super) fn lighter(&self, boat: &Outlook) -> Outlook {
        let mut lighter = *boat;
        while lighter.aboard.total() > u16::from(fish::capacity_with(self.game, lighter.upgrades)) {
            let aboard = Fish::ALL.iter().copied().filter(|fish| lighter.aboard.of(*fish) > 0);
            let least = aboard.max_by_key(|fish| self.worth(&lighter.without(*fish)));
            let Some(fish) = least else { break };
            lighter = lighter.without(fish);
        }
        lighter
    }

    /// How much a rival is to be feared, in percent: the more, the nearer its win and the fewer others hinder it.
    pub(super) fn fear(&self, rival: Seat) -> i32 {
        let theirs = -self.nearness_of(&Outlook::of(&self.position.boats[rival]));
        let rivals = i32::from(self.game.seats) - 1;
        if theirs <= 3 * TURN {
            160
        } else if theirs <= 6 * TURN {
            120 / rivals + 30
        } else {
            80 / rivals
        }
    }
}
