//! Offers, bids and their answers: a deal is good if the boat is worth more after it, and is only proposed to a
//! seat that should think so too.

use engine::Seat;

use super::skipper::{Outlook, Skipper};
use crate::kinds::Card;
use crate::position::{Deal, Phase};

/// A deal must gain that much to be worth the talk.
const MARGIN: i32 = 4;

impl Skipper<'_> {
    /// FI-132: accepting is weighed against refusing, which is 0.
    pub(super) fn weigh_answer(&self) -> i32 {
        let Phase::Answer(Deal { card, seller, buyer, price, .. }) = self.position.phase else { return 0 };
        let price = i32::from(price);
        let now = self.worth(&self.boat);
        if self.seat == buyer {
            let after = self.boat.paid(-price).plus_card(card);
            self.worth(&after) - now - self.help(seller, price)
        } else {
            let after = self.lighter(&self.boat.paid(price).minus_card(card));
            self.worth(&after) - now - MARGIN
        }
    }

    pub(super) fn gain_of_offer(&self, card: Card, to: Seat, price: u8, now: i32) -> i32 {
        let price = i32::from(price);
        let buyer = Skipper::new(self.game, self.position, to);
        let their_gain = buyer.worth(&buyer.boat.paid(-price).plus_card(card)) - buyer.worth(&buyer.boat);
        if their_gain <= buyer.help(self.seat, price) {
            return -1;
        }
        let shop = i32::from(self.game.constants.sell_price);
        if matches!(self.position.phase, Phase::Clearing) {
            return (price - shop) * 20 - their_gain * self.fear(to) / 400; // sold to the shop otherwise
        }
        let after = self.lighter(&self.boat.paid(price).minus_card(card));
        self.best_of_turn(&after) - now - MARGIN
    }

    pub(super) fn gain_of_bid(&self, card: Card, from: Seat, price: u8, now: i32) -> i32 {
        let price = i32::from(price);
        let seller = Skipper::new(self.game, self.position, from);
        let sold: Outlook = seller.lighter(&seller.boat.paid(price).minus_card(card));
        if seller.worth(&sold) - seller.worth(&seller.boat) <= MARGIN {
            return -1;
        }
        let after = self.boat.paid(-price).plus_card(card);
        self.best_of_turn(&after) - now - self.help(from, price) - MARGIN
    }

    /// What pearls in a rival's wallet cost this seat.
    pub(super) fn help(&self, rival: Seat, price: i32) -> i32 {
        MARGIN + price * self.fear(rival) / 25
    }
}
