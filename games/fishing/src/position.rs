//! All that changes: boats, shop, turn, and the phase with what is pending in it. What a viewer may not see is
//! hidden here and nowhere else.

use engine::{BySeat, Kind, List, Rng, SEATS_MAX, Sealed, Seat, Seats, Viewer};

use crate::hand::{Hand, Tally};
use crate::kinds::{Card, DealKind, EffectKind, Item, Tackle};

/// The whole state of a race.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct Position {
    pub(crate) round: u8,
    pub(crate) active: Seat,
    /// FI-003: the seats in order of play.
    pub(crate) turn_order: List<Seat, SEATS_MAX>,
    pub(crate) phase: Phase,
    /// FI-124: copies left, by item.
    pub(crate) shop: [u8; 3],
    pub(crate) turn: Turn,
    pub(crate) finishers: Seats,
    pub(crate) boats: BySeat<Boat>,
}

/// FI-010: what is to be decided next. A phase that interrupts another knows where to resume.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) enum Phase {
    /// The seats roll for the order.
    Setup(Setup),
    /// Before the movement.
    Start,
    /// Draw and shop.
    Main,
    /// FI-063: the upgrades of the last trip go.
    Clearing,
    /// FI-073, FI-074: a card that does not fit into the hand.
    Forced(Card),
    /// FI-132: a proposal.
    Answer(Deal),
    /// FI-043: an overloaded boat.
    Release(Overload),
    /// FI-112: secret choices.
    Duel(Duel),
    /// FI-077: an attack hand kept too long.
    Discard,
    /// The game has ended.
    Over,
}

engine::kinds! {
    /// Where an interrupted turn goes on.
    pub(crate) enum Resume { Start = "start", Main = "main", Clearing = "clearing" }
}

/// FI-004: groups of seats that are level, the highest first.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) struct Setup {
    /// By seat, the number of its group.
    pub(crate) group: BySeat<u8>,
    /// By seat, the roll in its present group; 0 is none.
    pub(crate) rolls: BySeat<u8>,
    /// Order rolls made so far.
    pub(crate) tries: u8,
}

/// FI-130: an offer or a bid that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) struct Deal {
    pub(crate) kind: DealKind,
    pub(crate) card: Card,
    pub(crate) seller: Seat,
    pub(crate) buyer: Seat,
    pub(crate) price: u8,
    pub(crate) resume: Resume,
}

/// FI-043: whose boat is overloaded, and the card that acts afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) struct Overload {
    pub(crate) seat: Seat,
    pub(crate) resume: Resume,
    pub(crate) then: Option<Played>,
}

/// A card played but not yet carried out.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) struct Played {
    pub(crate) card: Card,
    pub(crate) steps: Option<u8>,
}

/// FI-112: a duel under way.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) struct Duel {
    pub(crate) challenger: Seat,
    pub(crate) target: Seat,
    pub(crate) round: u8,
    pub(crate) choices: Sealed<Tackle>,
    pub(crate) resume: Resume,
}

/// What the active seat has done in its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub(crate) struct Turn {
    pub(crate) docked: bool,
    pub(crate) dropped: bool,
    pub(crate) drew: bool,
    pub(crate) bought: bool,
    pub(crate) upgrade_played: bool,
    pub(crate) step_backs: u8,
    pub(crate) extra_draws: u8,
    pub(crate) proposals: u8,
    pub(crate) challenges: u8,
}

/// A seat's boat, wallet, hand and fish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub(crate) struct Boat {
    pub(crate) pearls: i32,
    pub(crate) fuel: u8,
    pub(crate) pos: u8,
    pub(crate) trip: u8,
    pub(crate) full_turns: u8,
    pub(crate) effect: Option<Under>,
    pub(crate) hand: Hand,
    pub(crate) aboard: Tally,
    pub(crate) in_transit: Tally,
    pub(crate) market: Tally,
}

/// The one effect that a boat is under (FI-094).
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) enum Under {
    /// FI-091.
    Frozen { in_force: bool },
    /// FI-093: always waits, and is gone when it acts.
    LoseFuel,
    /// FI-101.
    Slow { in_force: bool },
    /// FI-103.
    Blocked { by: Seat },
}

impl Position {
    /// Who owes a choice.
    #[inline]
    pub(crate) fn pending(&self) -> Seats {
        match &self.phase {
            Phase::Start | Phase::Main | Phase::Clearing | Phase::Forced(_) | Phase::Discard => {
                Seats::one(self.active)
            }
            Phase::Answer(deal) => Seats::one(deal.asked()),
            Phase::Release(overload) => Seats::one(overload.seat),
            Phase::Duel(duel) => duel.choices.owed(),
            Phase::Setup(setup) => setup.next().map_or(Seats::NONE, Seats::one),
            Phase::Over => Seats::NONE,
        }
    }

    /// FI-007: duel choices are secret until both are made. FI-009: so are private hands.
    pub(crate) fn hide(&mut self, private_hands: bool, from: Viewer) {
        if let Phase::Duel(duel) = &mut self.phase {
            duel.choices.hide(from);
        }
        if private_hands {
            for (i, boat) in self.boats.iter_mut().enumerate() {
                if !from.is(Seat(i as u8)) {
                    boat.hand.turn_down();
                }
            }
        }
    }

    /// Deals choices and hands that the viewer cannot see. `copies` of each kind are in the deck; 0 is no limit.
    pub(crate) fn fill(&mut self, copies: u8, rng: &mut Rng) {
        let offered = match &mut self.phase {
            Phase::Duel(duel) => {
                duel.choices.fill(|_| Tackle::ALL[rng.below(3) as usize]);
                None
            }
            // An offered card is in its seller's hand.
            Phase::Answer(Deal { kind: DealKind::Offer, card, seller, .. }) => Some((*seller, *card)),
            _ => None,
        };
        let mut pool = Card::ALL.iter().fold([0u16; 9], |mut pool, card| {
            let seen: u16 = self.boats.iter().map(|boat| u16::from(boat.hand.of(*card))).sum();
            pool[card.index()] = if copies == 0 { u16::MAX } else { u16::from(copies).saturating_sub(seen) };
            pool
        });
        if let Some((seller, card)) = offered
            && self.boats[seller].hand.is_face_down()
            && self.boats[seller].hand.deal(card)
        {
            pool[card.index()] = pool[card.index()].saturating_sub(1);
        }
        for boat in self.boats.iter_mut().filter(|boat| boat.hand.is_face_down()) {
            for cards in [Card::UPGRADES, Card::ATTACKS] {
                while boat.hand.unseen(cards[0].group()) > 0 {
                    let left: u32 = cards.iter().map(|card| u32::from(pool[card.index()])).sum();
                    let mut pick = rng.below(left);
                    let card = cards.into_iter().find(|card| {
                        let here = u32::from(pool[card.index()]);
                        let found = pick < here;
                        pick = pick.saturating_sub(here);
                        found
                    });
                    let card = card.unwrap_or(cards[0]);
                    if copies > 0 {
                        pool[card.index()] = pool[card.index()].saturating_sub(1);
                    }
                    boat.hand.deal(card);
                }
            }
            boat.hand.turn_up();
        }
    }
}

impl Phase {
    /// Its name in the notation, which is also the decision's.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Phase::Setup(_) => "setup",
            Phase::Start => "start",
            Phase::Main => "main",
            Phase::Clearing => "clearing",
            Phase::Forced(_) => "forced",
            Phase::Answer(_) => "answer",
            Phase::Release(_) => "release",
            Phase::Duel(_) => "duel",
            Phase::Discard => "discard",
            Phase::Over => "over",
        }
    }

    /// Where to go on after an interruption of this phase.
    #[inline]
    pub(crate) fn resume(&self) -> Resume {
        match self {
            Phase::Start => Resume::Start,
            Phase::Clearing => Resume::Clearing,
            _ => Resume::Main,
        }
    }
}

impl From<Resume> for Phase {
    #[inline]
    fn from(resume: Resume) -> Phase {
        match resume {
            Resume::Start => Phase::Start,
            Resume::Main => Phase::Main,
            Resume::Clearing => Phase::Clearing,
        }
    }
}

impl Deal {
    /// FI-132: the seat that is asked.
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self.kind {
            DealKind::Offer => self.buyer,
            DealKind::Bid => self.seller,
        }
    }
}

impl Under {
    pub(crate) fn kind(self) -> EffectKind {
        match self {
            Under::Frozen { .. } => EffectKind::Frozen,
            Under::LoseFuel => EffectKind::LoseFuel,
            Under::Slow { .. } => EffectKind::Slow,
            Under::Blocked { .. } => EffectKind::Blocked,
        }
    }

    pub(crate) fn in_force(self) -> bool {
        match self {
            Under::Frozen { in_force } | Under::Slow { in_force } => in_force,
            Under::LoseFuel => false,
            Under::Blocked { .. } => true,
        }
    }
}

impl Boat {
    /// Pearls come or go, never below 0 (FI-032); gives the change.
    #[inline]
    pub(crate) fn change_pearls(&mut self, change: i32) -> i32 {
        let before = self.pearls;
        self.pearls = before.saturating_add(change).max(0);
        self.pearls - before
    }

    /// Fuel up to the tank (FI-005).
    #[inline]
    pub(crate) fn refuel(&mut self, amount: u8, tank: u8) {
        self.fuel = self.fuel.saturating_add(amount).min(tank);
    }

    #[inline]
    pub(crate) fn is_frozen(&self) -> bool {
        self.effect == Some(Under::Frozen { in_force: true })
    }

    #[inline]
    pub(crate) fn is_slow(&self) -> bool {
        self.effect == Some(Under::Slow { in_force: true })
    }

    /// The kinds at the market as bits.
    #[inline]
    pub(crate) fn landed(&self) -> u8 {
        self.market.kinds()
    }

    /// The kinds at the market, in transit and aboard as bits.
    #[inline]
    pub(crate) fn gathered(&self) -> u8 {
        self.market.kinds() | self.in_transit.kinds() | self.aboard.kinds()
    }
}

/// Copies left in the shop by item.
#[inline]
pub(crate) fn stock(shop: &[u8; 3], item: Item) -> u8 {
    shop[item.index()]
}
