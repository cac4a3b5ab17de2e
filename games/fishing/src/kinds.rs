//! The closed lists of the game: fish, cards, shop items, duel items. Their order is that of SPEC.md part 2.

engine::kinds! {
    /// FI-140: a kind of fish.
    pub enum Fish { Salmon = "salmon", Trout = "trout", Halibut = "halibut", Bass = "bass", Carp = "carp" }
}

engine::kinds! {
    /// A card: the eight of the chance deck in the order of the d8 (FI-070), and the hidden attack (FI-110).
    pub enum Card {
        EngineReverse = "engine_reverse",
        EngineUpgrade = "engine_upgrade",
        MoveChoice = "move_choice",
        Frozen = "frozen",
        LoseFuel = "lose_fuel",
        Slow = "slow",
        StealFuel = "steal_fuel",
        Block = "block",
        HiddenAttack = "hidden_attack",
    }
}

engine::kinds! {
    /// The three groups of cards.
    pub enum Group { Upgrade = "upgrade", Curse = "curse", Attack = "attack" }
}

engine::kinds! {
    /// What the shop sells.
    pub enum Item { Fuel = "fuel", StepBack = "step_back", Draw = "draw" }
}

engine::kinds! {
    /// FI-112: what a seat shows in a duel.
    pub enum Tackle { Net = "net", Anchor = "anchor", Hook = "hook" }
}

engine::kinds! {
    /// What a boat can be under: at most one effect (FI-094).
    pub enum EffectKind { Frozen = "frozen", LoseFuel = "lose_fuel", Slow = "slow", Blocked = "blocked" }
}

engine::kinds! {
    /// FI-130: a seat offers its own card or bids for another's.
    pub enum DealKind { Offer = "offer", Bid = "bid" }
}

impl Card {
    /// The upgrades.
    pub const UPGRADES: [Card; 3] = [Card::EngineReverse, Card::EngineUpgrade, Card::MoveChoice];
    /// The attack cards of the chance deck: those that can be played on a rival, sold and bartered (FI-116).
    pub const ATTACKS: [Card; 3] = [Card::Slow, Card::StealFuel, Card::Block];

    /// Its group.
    #[inline]
    pub const fn group(self) -> Group {
        match self {
            Card::EngineReverse | Card::EngineUpgrade | Card::MoveChoice => Group::Upgrade,
            Card::Frozen | Card::LoseFuel => Group::Curse,
            Card::Slow | Card::StealFuel | Card::Block | Card::HiddenAttack => Group::Attack,
        }
    }

    /// FI-116, FI-125, FI-130: whether it can be sold and bartered.
    #[inline]
    pub const fn has_price(self) -> bool {
        match self.group() {
            Group::Upgrade => true,
            Group::Curse => false,
            Group::Attack => !matches!(self, Card::HiddenAttack),
        }
    }
}
