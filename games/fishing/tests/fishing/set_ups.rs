//! Random set-ups: every board, every value of every switch, some constants.

use engine::{Kind, Rng};
use fishing::Options;
use fishing::options::{
    Barter, BoardChoice, ChosenMoves, DuelPrize, EarlyRefuel, Finish, FishPrice, Hands, Order, OwnBoard,
    ShopSupply,
};

/// One of all values, each equally likely.
fn one<K: Kind>(rng: &mut Rng) -> K {
    K::ALL[rng.below(K::ALL.len() as u32) as usize]
}

/// Constants and the values that they take beside their own.
const OTHER: [(&str, &[i64]); 14] = [
    ("tank", &[6, 12]),
    ("start_pearls", &[3, 20]),
    ("start_fuel", &[0, 3]),
    ("base_capacity", &[2, 3]),
    ("expansion_bonus", &[0, 2]),
    ("upgrade_limit", &[1, 2]),
    ("attack_limit", &[1, 3]),
    ("attack_hold_turns", &[0, 1]),
    ("kinds_to_win", &[1, 2, 4, 5]),
    ("fuel_stock", &[1, 2]),
    ("extra_draws_per_turn", &[0, 3]),
    ("proposals_per_turn", &[0, 1, 4]),
    ("duel_rounds", &[1, 2]),
    ("max_rounds", &[3, 12, 25]),
];

/// Seats and options.
pub(crate) fn any(rng: &mut Rng) -> (u8, Options) {
    let seats = 2 + rng.below(5) as u8;
    let mut options = Options { board: board(rng), ..Options::default() };
    if rng.below(4) > 0 {
        options.order = one::<Order>(rng);
        options.fish_price = one::<FishPrice>(rng);
        options.shop_supply = one::<ShopSupply>(rng);
        options.finish = one::<Finish>(rng);
        options.chosen_moves = one::<ChosenMoves>(rng);
        options.duel_prize = one::<DuelPrize>(rng);
        options.chance_copies = [0, 0, 1, 2, 3][rng.below(5) as usize];
        options.early_refuel = one::<EarlyRefuel>(rng);
        options.barter = one::<Barter>(rng);
        options.hands = one::<Hands>(rng);
    }
    if rng.below(2) == 0 {
        for _ in 0..1 + rng.below(3) {
            let (name, values) = OTHER[rng.below(OTHER.len() as u32) as usize];
            let value = values[rng.below(values.len() as u32) as usize];
            options.constants.insert(name.to_string(), value);
        }
    }
    (seats, options)
}

fn board(rng: &mut Rng) -> BoardChoice {
    let own = "M C D B +2 H -1 T S +4";
    match rng.below(5) {
        4 => BoardChoice::Own(OwnBoard {
            id: "pond".to_string(),
            name: "Pond".to_string(),
            squares: own.split(' ').map(str::to_string).collect(),
        }),
        n => BoardChoice::Named(["sound", "inlet", "shelf", "squall"][n as usize].to_string()),
    }
}
