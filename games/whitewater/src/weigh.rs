//! The greedy policy: imagines each choice on what the seat may see, lets the others pass, and likes best
//! what leaves its kayak furthest ahead, on a good line for the next Advance River.

use engine::{Bag, Dealer, Game, Kind, Part, Pile, Rng, Seat, Viewer};

use crate::Whitewater;
use crate::action::Action;
use crate::board::SpaceSet;
use crate::cards::{CARD_KINDS, Card, Token};
use crate::event::{Event, How};
use crate::position::{Decision, Position, Stage};
use crate::rules::{check, downriver, hazard_tokens, secrecy, spaces};
use crate::space::Space;

/// A row ahead.
const ROW: i32 = 100;
/// A row that the next Advance River would bring.
const NEXT_ROW: i32 = 55;
/// A point of speed left after that.
const SPEED: i32 = 25;
/// A card that it would cost.
const CARD_LOST: i32 = 45;
/// A card in a hand that cannot be seen.
const CARD: i32 = 35;
/// An Advance River that would win.
const NEAR_FINISH: i32 = 200;
/// What the leading rival's standing takes off a seat's own, of 100.
const RIVAL: i32 = 65;
/// The race won or lost.
const WON: i32 = 1_000_000;
/// What an Eddy Out must gain to be worth the trouble.
const EDDY_MARGIN: i32 = 10;

/// What the first and each further card of a kind are worth in hand, in the order of the card table.
const KEEP: [(i32, i32); 10] =
    [(60, 20), (40, 25), (38, 15), (44, 25), (48, 25), (34, 20), (18, 8), (22, 8), (24, 5), (34, 15)];

/// How much the seat likes each legal action.
pub(crate) fn weigh(game: &Whitewater, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
    let mut imagined = imagine(view, seat);
    let mut rng = Rng::new(0);
    let mut dealer = Dealer::silent(&mut rng);
    match imagined.decision {
        Decision::Discard { .. } | Decision::Recall { .. } => {
            out.extend(legal.iter().map(|action| card_weight(&imagined, seat, action)));
        }
        Decision::Place { token, .. } => {
            let contested = contested(game, &imagined, token);
            let unchanged = worth(game, &mut imagined, seat, &mut dealer);
            out.extend(legal.iter().map(|action| match action {
                Action::Place { at } if contested.contains(*at) => {
                    with_token(game, &imagined, seat, token, *at, &mut dealer)
                }
                _ => unchanged,
            }));
        }
        Decision::None
        | Decision::Start { .. }
        | Decision::Play { .. }
        | Decision::Respond { .. }
        | Decision::Maneuver { .. }
        | Decision::RockSide { .. }
        | Decision::Choose { .. } => {
            out.extend(legal.iter().map(|action| {
                let margin = if *action == (Action::EddyOut {}) { EDDY_MARGIN } else { 0 };
                try_out(game, &imagined, seat, action, Trials::One, &mut dealer) - margin
            }));
        }
    }
}

/// Whether choices on the way are tried out as well.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trials {
    One,
    None,
}

/// What the seat sees, with plain cards in place of hidden ones and no Events.
pub(crate) fn imagine(view: &Position, seat: Seat) -> Position {
    let mut imagined = *view;
    secrecy::hide(&mut imagined, Viewer::Seat(seat));
    imagined.river_deck.turn_up(std::iter::repeat_n(Card::Paddle, 72));
    imagined.events = [Pile::default(); crate::position::EVENT_LINES];
    for kayak in imagined.kayaks.iter_mut().filter(|kayak| kayak.hand.is_face_down()) {
        let count = kayak.hand.count();
        kayak.hand = Bag::new();
        kayak.hand.add_n(Card::Paddle, count);
    }
    imagined
}

/// How well the seat stands after an action and what follows from it up to the next turn.
fn try_out(
    game: &Whitewater,
    imagined: &Position,
    seat: Seat,
    action: &Action,
    trials: Trials,
    dealer: &mut Dealer<'_, Event, Position>,
) -> i32 {
    let mut position = *imagined;
    game.apply(&mut position, seat, action, dealer);
    loop {
        let asked = match position.decision {
            Decision::None | Decision::Start { .. } | Decision::Play { .. } => break,
            decision => decision.seat().unwrap_or(seat),
        };
        let answer = answer(game, &position, asked, seat, trials, dealer);
        game.apply(&mut position, asked, &answer, dealer);
    }
    if trials == Trials::One && is_still_to_play(imagined, &position, seat) {
        return best_play(game, &position, seat, dealer);
    }
    worth(game, &mut position, seat, dealer)
}

/// WW-042: after an Eddy Out the active seat still has its card to play.
fn is_still_to_play(before: &Position, after: &Position, seat: Seat) -> bool {
    let same_turn = (after.round, after.active) == (before.round, before.active);
    after.decision == Decision::Play { seat }
        && same_turn
        && !matches!(before.decision, Decision::Start { .. })
}

/// How well the seat stands after the best card that it can play.
fn best_play(
    game: &Whitewater,
    position: &Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> i32 {
    let plays = position.kayaks[seat].hand.kinds().map(|card| Action::Play { card });
    plays.map(|play| try_out(game, position, seat, &play, Trials::One, dealer)).max().unwrap_or_default()
}

/// How a decision on the way is answered.
fn answer(
    game: &Whitewater,
    position: &Position,
    asked: Seat,
    seat: Seat,
    trials: Trials,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Action {
    let mut choices = Choices::default();
    match position.decision {
        Decision::None | Decision::Start { .. } | Decision::Play { .. } | Decision::Respond { .. } => {
            return Action::Pass {};
        }
        Decision::Place { token, .. } => {
            return Action::Place { at: best_place(game, position, seat, token, dealer) };
        }
        Decision::Discard { .. } | Decision::Recall { .. } => {
            choices.list(game, position, asked);
            return choices.best(|action| card_weight(position, asked, action));
        }
        Decision::Maneuver { .. } | Decision::RockSide { .. } | Decision::Choose { .. } => {
            choices.list(game, position, asked);
        }
    }
    if asked != seat || trials == Trials::None {
        return choices.actions[0];
    }
    choices.best(|action| try_out(game, position, seat, action, Trials::None, dealer))
}

/// The legal actions of a decision that has few, without the heap.
struct Choices {
    actions: [Action; 11],
    count: usize,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices { actions: [Action::Stay {}; 11], count: 0 }
    }
}

impl Choices {
    fn list(&mut self, game: &Whitewater, position: &Position, asked: Seat) {
        check::each(game, position, asked, |action| {
            if self.count < self.actions.len() {
                self.actions[self.count] = action;
                self.count += 1;
            }
        });
    }

    fn best(&self, mut weight: impl FnMut(&Action) -> i32) -> Action {
        let mut best = (i32::MIN, self.actions[0]);
        for action in &self.actions[..self.count] {
            let weight = weight(action);
            if weight > best.0 {
                best = (weight, *action);
            }
        }
        best.1
    }
}

/// How a card to lose or to take back is liked.
fn card_weight(position: &Position, seat: Seat, action: &Action) -> i32 {
    let hand = &position.kayaks[seat].hand;
    match action {
        Action::Discard { card } => -keep(*card, hand.of(*card)),
        Action::Recall { card } => keep(*card, hand.of(*card) + 1),
        _ => 0,
    }
}

/// What the last of this many cards of a kind is worth.
fn keep(card: Card, count: u8) -> i32 {
    let (first, further) = KEEP[card.index()];
    if count > 1 { further } else { first }
}

/// How well a seat stands: its place on the river and its cards.
pub(crate) fn standing(game: &Whitewater, position: &Position, seat: Seat) -> i32 {
    let mut sum = 0;
    parts(game, position, seat, |part| sum += part.worth);
    sum
}

/// What that is made of. When the race is over, only how far it came counts, and whether it won.
#[inline]
pub(crate) fn parts(game: &Whitewater, position: &Position, seat: Seat, mut add: impl FnMut(Part)) {
    let kayak = &position.kayaks[seat];
    let (mut ahead, mut cards, mut hand) = (Ahead::default(), 0, 0);
    if position.result.is_some() {
        ahead.rows = kayak.at.row().into();
    } else {
        let mut rng = Rng::new(0);
        ahead = Ahead::of(game, &mut position.clone(), seat, &mut Dealer::silent(&mut rng));
        cards = kayak.hand.count().into();
        hand = hand_worth(&kayak.hand);
    }
    let won = position.result.is_some_and(|outcome| outcome.winners.contains(&seat));
    ahead.parts(&mut add);
    add(Part::new("cards", cards, CARD * cards));
    add(Part::new("hand", hand - CARD * cards, hand - CARD * cards));
    add(Part::new("won", 100 * i32::from(won), if won { WON - ROW * ahead.rows } else { 0 }));
}

/// How well a seat stands, against the leading rival.
fn worth(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> i32 {
    if let Some(outcome) = position.result {
        return if outcome.winners.contains(&seat) { WON } else { -WON };
    }
    let hand = hand_worth(&position.kayaks[seat].hand);
    let rivals = Seat::all(game.seats).filter(|other| *other != seat);
    let rival = rivals
        .map(|rival| {
            on_river(game, position, rival, dealer)
                + CARD * i32::from(position.kayaks[rival].hand.count().min(6))
        })
        .max()
        .unwrap_or_default();
    on_river(game, position, seat, dealer) + hand - rival * RIVAL / 100
}

fn hand_worth(hand: &Bag<Card, CARD_KINDS>) -> i32 {
    let value = |card: &Card| match (hand.of(*card), KEEP[card.index()]) {
        (0, _) => 0,
        (count, (first, further)) => first + further * i32::from(count.min(4) - 1),
    };
    Card::ALL.iter().map(value).sum()
}

/// How well a kayak stands without its hand.
fn on_river(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> i32 {
    let mut sum = 0;
    Ahead::of(game, position, seat, dealer).parts(|part| sum += part.worth);
    sum
}

/// How far a kayak is and what the next Advance River would do to it.
#[derive(Clone, Copy, Default)]
struct Ahead {
    rows: i32,
    /// Rows that it would bring.
    next: i32,
    /// The speed left.
    speed: i32,
    /// Cards that it would cost.
    lost: i32,
    wins: bool,
}

impl Ahead {
    #[inline]
    fn of(
        game: &Whitewater,
        position: &mut Position,
        seat: Seat,
        dealer: &mut Dealer<'_, Event, Position>,
    ) -> Ahead {
        let kayak = position.kayaks[seat];
        if kayak.at.is_none() {
            return Ahead::default();
        }
        let mut movement = downriver::movement(game, position, seat, kayak.speed, How::Downriver);
        downriver::walk(game, position, &mut movement, dealer);
        let after = std::mem::replace(&mut position.kayaks[seat], kayak);
        // Beside a Rock is a row further on.
        let row = after.at.row() + u8::from(movement.stage == Stage::AtRock);
        Ahead {
            rows: kayak.at.row().into(),
            next: i32::from(row) - i32::from(kayak.at.row()),
            speed: after.speed.into(),
            lost: movement.cards.min(kayak.hand.count()).into(),
            wins: row > game.board.finish(),
        }
    }

    #[inline]
    fn parts(&self, mut add: impl FnMut(Part)) {
        add(Part::new("rows", self.rows, ROW * self.rows));
        add(Part::new("next", self.next, NEXT_ROW * self.next));
        add(Part::new("speed", self.speed, SPEED * self.speed));
        add(Part::new("lost", self.lost, -CARD_LOST * self.lost));
        add(Part::new("finish", 100 * i32::from(self.wins), NEAR_FINISH * i32::from(self.wins)));
    }
}

/// The spaces in the lines of all kayaks where a token of that kind may go: elsewhere it changes nothing
/// soon.
fn contested(game: &Whitewater, position: &Position, token: Token) -> SpaceSet {
    let mut lines = SpaceSet::default();
    for kayak in position.kayaks.iter() {
        let direction = spaces::cell(game, position, kayak.at).direction();
        let mut at = kayak.at;
        for _ in 0..kayak.speed {
            at = game.board.downriver(at, direction);
            if at.row() <= game.board.rows {
                lines.insert(at);
            }
        }
    }
    let open = hazard_tokens::open_spaces(game, position, token);
    open.without(&open.without(&lines))
}

fn with_token(
    game: &Whitewater,
    position: &Position,
    seat: Seat,
    token: Token,
    at: Space,
    dealer: &mut Dealer<'_, Event, Position>,
) -> i32 {
    let mut position = *position;
    position.tokens[token.index()].insert(at);
    worth(game, &mut position, seat, dealer)
}

/// The space where a token helps most; any other if it helps nowhere.
fn best_place(
    game: &Whitewater,
    position: &Position,
    seat: Seat,
    token: Token,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Space {
    let unchanged = worth(game, &mut position.clone(), seat, dealer);
    let contested = contested(game, position, token);
    let open = hazard_tokens::open_spaces(game, position, token);
    let elsewhere = open.without(&contested).iter().next().or_else(|| open.iter().next());
    let mut best = (unchanged, elsewhere.unwrap_or_default());
    for at in contested.iter() {
        let weight = with_token(game, position, seat, token, at, dealer);
        if weight > best.0 {
            best = (weight, at);
        }
    }
    best.1
}
