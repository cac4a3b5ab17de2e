//! Cards: MA-050 to MA-073.

use engine::{Dealer, Seat};

use super::{Then, actions, running};
use crate::Marathon;
use crate::content::course::{lane_bit, spread};
use crate::content::{CHANGE_MAX, Card, DIE, Effect, INJURIES_MAX, OWED_MAX, STAMINA_MAX, Who};
use crate::event::{Cause, Event, Purpose, Space, Trouble};
use crate::position::{Against, Ends, Order, Position, Run, Task, Way};

/// MA-070: a card for all is carried out runner by runner, from the drawer on; any other by its drawer, who
/// may stop it first if it is harmful (MA-056).
pub(crate) fn follow(
    game: &Marathon,
    position: &mut Position,
    card: Card,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    match game.cards.of(card).who {
        Who::All => follow_for_all(game, position, card, parts_of_all(position), dealer),
        Who::Drawer if can_negate(game, position, seat, card) => {
            position.ask(seat, Task::High(Against::Card { card, left: Order::new() }));
            Then::Wait
        }
        Who::Drawer => carry_out(game, position, card, dealer),
    }
}

/// MA-067: the lines of a card, in order, for its drawer.
pub(crate) fn carry_out(
    game: &Marathon,
    position: &mut Position,
    card: Card,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    let run = |steps, way| Then::Run(Run { steps: u16::from(steps), way, cause: Cause::Card });
    let mut then = Then::EndTurn;
    for effect in &game.cards.of(card).lines {
        match *effect {
            Effect::Injury => return keep_injury(game, position, dealer),
            Effect::High => return keep_high(position, dealer),
            Effect::Heal => heal(position, seat, dealer),
            Effect::Stamina(n) => change_stamina(position, seat, n, dealer),
            Effect::Next(n) => change_next_speed(game, position, seat, n, dealer),
            Effect::Skip(n) => owe_turns(game, position, seat, n, dealer),
            Effect::Run(n) => then = run(n, Way::Forward),
            Effect::Back(n) => then = run(n, Way::Back),
            Effect::Dash => then = Then::Dash,
            Effect::Spin => then = Then::Spin,
            Effect::CatchUp => then = Then::CatchUp,
        }
    }
    actions::discard(position, card, dealer); // MA-048
    then
}

/// MA-050: an INJURY is kept. MA-051: the third breaks the runner down, unless the table lets RUNNER'S HIGH
/// save the turn (MA-057).
fn keep_injury(game: &Marathon, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) -> Then {
    let seat = position.mover();
    position.runners[seat].injuries += 1;
    position.task = Task::Busy(None);
    dealer.tell(position, || Event::Kept { seat, card: Card::Injury });
    let runner = &position.runners[seat];
    if runner.injuries < INJURIES_MAX {
        return Then::EndTurn;
    }
    if game.options.high_vs_third_injury && runner.high > 0 {
        position.ask(seat, Task::High(Against::Injury));
        return Then::Wait;
    }
    break_down(position, seat, dealer);
    owe_turns(game, position, seat, 1, dealer);
    Then::EndTurn
}

/// MA-051: all three INJURY cards are discarded.
fn break_down(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) {
    drop_injuries(position, seat);
    dealer.tell(position, || Event::BrokeDown { seat });
}

/// MA-052: INJURY cards leave a hand here only: healed, broken down or out of the race.
pub(crate) fn drop_injuries(position: &mut Position, seat: Seat) -> u8 {
    let count = std::mem::take(&mut position.runners[seat].injuries);
    for _ in 0..count {
        position.discard.put(Card::Injury);
    }
    count
}

/// MA-053: every INJURY held is discarded, at once.
fn heal(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) {
    let count = drop_injuries(position, seat);
    dealer.tell(position, || Event::Healed { seat, count });
}

/// MA-054: RUNNER'S HIGH is kept, one at most. MA-055: a second one goes back on top, where everyone knows
/// it.
fn keep_high(position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) -> Then {
    let seat = position.mover();
    let (runner, card) = (&mut position.runners[seat], Card::RunnersHigh);
    position.task = Task::Busy(None);
    if runner.high == 0 {
        runner.high = 1;
        dealer.tell(position, || Event::Kept { seat, card });
    } else {
        position.deck.put(card);
        position.known_top = 1;
        dealer.tell(position, || Event::Returned { seat, card });
    }
    Then::EndTurn
}

/// MA-056: RUNNER'S HIGH is discarded and the trouble does not happen. MA-059: all lines of a card, for its
/// user only.
pub(crate) fn use_high(
    game: &Marathon,
    position: &mut Position,
    seat: Seat,
    against: Against,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    position.runners[seat].high = 0;
    position.discard.put(Card::RunnersHigh);
    let what = match against {
        Against::Spin { .. } => Trouble::Spin,
        Against::Card { card, .. } => Trouble::Card(card),
        Against::Injury => Trouble::Injury,
    };
    dealer.tell(position, || Event::Negated { seat, what });
    match against {
        Against::Spin { .. } => Then::EndTurn,
        Against::Card { card, left } => match game.cards.of(card).who {
            Who::All => follow_for_all(game, position, card, left, dealer),
            Who::Drawer => {
                actions::discard(position, card, dealer);
                Then::EndTurn
            }
        },
        Against::Injury => {
            break_down(position, seat, dealer); // MA-057: the cards go all the same
            Then::EndTurn
        }
    }
}

/// MA-056: RUNNER'S HIGH stays in hand and the trouble takes its course.
pub(crate) fn pass_high(
    game: &Marathon,
    position: &mut Position,
    seat: Seat,
    against: Against,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    match against {
        Against::Spin { steps } => Then::Run(actions::kick(steps, Way::Back)),
        Against::Card { card, left } => match game.cards.of(card).who {
            Who::All => {
                do_part(game, position, seat, card, dealer);
                follow_for_all(game, position, card, left, dealer)
            }
            Who::Drawer => carry_out(game, position, card, dealer),
        },
        Against::Injury => {
            break_down(position, seat, dealer);
            owe_turns(game, position, seat, 1, dealer);
            Then::EndTurn
        }
    }
}

/// MA-058: RUNNER'S HIGH is asked for only if a harmful card would change something for its owner now.
fn can_negate(game: &Marathon, position: &Position, seat: Seat, card: Card) -> bool {
    let (text, runner) = (game.cards.of(card), &position.runners[seat]);
    let changes = |effect: &Effect| match *effect {
        Effect::Stamina(n) => n > 0 || runner.stamina > 0,
        Effect::Back(_) => actions::can_fall_back(game, position, seat),
        Effect::Next(_) | Effect::Skip(_) => true,
        Effect::Injury | Effect::High | Effect::Heal => true,
        Effect::Run(_) | Effect::Dash | Effect::Spin | Effect::CatchUp => true,
    };
    text.harmful && runner.high > 0 && text.lines.iter().any(changes)
}

/// MA-060: the drawer goes right behind the nearest runner ahead; MA-062: with several free targets it
/// chooses. MA-064: with nobody ahead it stays.
pub(crate) fn catch_up(
    game: &Marathon,
    position: &mut Position,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    let ends = catch_up_targets(game, position, seat);
    match ends.lanes.count_ones() {
        0 => {
            dealer.tell(position, || Event::Stood { seat, wanted: 0, cause: Cause::CatchUp });
            Then::EndTurn
        }
        1 => close_up(position, seat, ends, dealer), // MA-028
        _ => {
            position.ask(seat, Task::CatchUp(ends));
            Then::Wait
        }
    }
}

/// MA-061: ahead is a higher row, closest the lowest such row with all its runners. MA-062: a target is
/// straight behind, or diagonally where that is no road. MA-063: a drawer on a target stays, and held targets
/// drop out; one on the targets' row steps across unless the table says otherwise.
pub(crate) fn catch_up_targets(game: &Marathon, position: &Position, seat: Seat) -> Ends {
    let me = &position.runners[seat];
    let ahead = position.racing().map(|(_, other)| other.row).filter(|row| *row > me.row);
    let Some(closest) = ahead.min() else {
        return Ends { row: me.row, lanes: 0 };
    };
    let row = closest - 1;
    let (runners, road) = (position.taken.on(closest), game.course.road(row));
    let lanes = runners & road | spread(runners & !road) & road;
    let on_target = lanes & lane_bit(me.lane) != 0;
    let stays = row == me.row && (on_target || !game.options.catch_up_sidestep);
    Ends { row, lanes: if stays { 0 } else { lanes & !position.taken.on(row) } }
}

/// MA-066: CATCH UP places the runner, nothing on the way stops it. MA-065: the symbol there acts.
pub(crate) fn close_up(
    position: &mut Position,
    seat: Seat,
    ends: Ends,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let runner = &position.runners[seat];
    let from = Space::new(runner.row, runner.lane);
    let lane = ends.lanes.trailing_zeros() as u8 + 1;
    position.put(seat, ends.row, lane);
    dealer.tell(position, || Event::CaughtUp { seat, from, to: Space::new(ends.row, lane) });
    Then::Land
}

/// MA-067: a dash rolls the die and runs that far forward, without a boost.
pub(crate) fn dash(position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) -> Then {
    let seat = position.mover();
    let die = dealer.roll(DIE);
    dealer.tell(position, || Event::Rolled { seat, die, purpose: Purpose::Dash, speed: None });
    Then::Run(Run { steps: u16::from(die), way: Way::Forward, cause: Cause::Card })
}

/// MA-026, MA-027: stamina stays within 0 and 10; a loss takes what is there.
fn change_stamina(position: &mut Position, seat: Seat, n: i8, dealer: &mut Dealer<'_, Event, Position>) {
    let before = position.runners[seat].stamina;
    let stamina = before.saturating_add_signed(n).min(STAMINA_MAX);
    position.runners[seat].stamina = stamina;
    dealer.tell(position, || Event::Stamina { seat, change: stamina as i8 - before as i8, stamina });
}

/// MA-068: changes of the next speed roll add up and wait for it; only custom content has a limit.
fn change_next_speed(
    game: &Marathon,
    position: &mut Position,
    seat: Seat,
    n: i8,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    let runner = &mut position.runners[seat];
    let most = if game.options.content.is_empty() { i16::MAX } else { CHANGE_MAX as i16 };
    runner.next_speed = runner.next_speed.saturating_add(i16::from(n)).clamp(-most, most);
    let change = runner.next_speed;
    dealer.tell(position, || Event::NextSpeed { seat, change });
}

/// MA-069: owed turns add up; only custom content has a limit.
fn owe_turns(
    game: &Marathon,
    position: &mut Position,
    seat: Seat,
    n: u8,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    let runner = &mut position.runners[seat];
    let most = if game.options.content.is_empty() { u8::MAX } else { OWED_MAX };
    runner.skip = runner.skip.saturating_add(n).min(most);
    let skip = runner.skip;
    dealer.tell(position, || Event::TurnOwed { seat, skip });
}

/// MA-070: the drawer first, then on in race order, whoever is still racing.
fn parts_of_all(position: &Position) -> Order {
    let (before, from) = position.order.split_at(usize::from(position.slot));
    from.iter().chain(before).copied().filter(|seat| position.runners[*seat].is_racing()).collect()
}

/// MA-070: each runner's part in turn; whoever can stop its own is asked when it comes.
fn follow_for_all(
    game: &Marathon,
    position: &mut Position,
    card: Card,
    mut left: Order,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    while !left.is_empty() {
        let seat = left.remove(0);
        if can_negate(game, position, seat, card) {
            position.ask(seat, Task::High(Against::Card { card, left }));
            return Then::Wait;
        }
        do_part(game, position, seat, card, dealer);
    }
    actions::discard(position, card, dealer);
    Then::EndTurn
}

/// MA-071: a card for all moves nobody and takes no turn; the loader of the card table sees to it.
fn do_part(
    game: &Marathon,
    position: &mut Position,
    seat: Seat,
    card: Card,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    for effect in &game.cards.of(card).lines {
        match *effect {
            Effect::Stamina(n) => change_stamina(position, seat, n, dealer),
            Effect::Next(n) => change_next_speed(game, position, seat, n, dealer),
            Effect::Injury | Effect::High | Effect::Heal | Effect::Skip(_) => {}
            Effect::Run(_) | Effect::Back(_) | Effect::Dash | Effect::Spin | Effect::CatchUp => {}
        }
    }
}

/// MA-058: how far a backward run of a card or a spin would go.
pub(crate) fn rows_back(game: &Marathon, position: &Position, seat: Seat, steps: u16) -> u16 {
    let runner = &position.runners[seat];
    running::reach(game, position, runner.row, runner.lane, actions::kick(steps, Way::Back)).distance
}
