//! The rules, one module for each section of part 4 of SPEC.md, and the way through them.

mod bears;
mod counters;
mod current;
mod eagle;
mod end;
mod fatigue;
mod leaping;
mod rapids;
mod set_up;
mod special_hexes;
mod swimming;
mod turn;

pub(crate) use swimming::TIRING_SWIMS;
pub(crate) use turn::{HAND, PLAYS};

use engine::{Datum, Dealer, Illegal, Seat};

use crate::Salmon;
use crate::action::Action;
use crate::event::{Event, Reason};
use crate::position::{Position, Task};

/// SA-002: the faces of the die.
pub(crate) const DIE: u8 = 6;

/// Where the rules tell and roll.
pub(crate) type Deal<'a, 'b> = &'a mut Dealer<'b, Event, Position>;

/// Whether a move goes on or waits for a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    GoesOn,
    Waits,
}

impl Salmon {
    /// Part 6: which action answers which decision; each is then checked by its own rule.
    #[inline]
    pub(crate) fn check_action(
        &self,
        position: &Position,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        if matches!(position.task, Task::Over { .. }) {
            return Err(Illegal::new("SA-100", "refused-over"));
        }
        if seat != position.asked {
            return Err(Illegal::new("SA-111", "refused-seat").with("seat", position.asked));
        }
        match (position.task, action) {
            (Task::SetUp, Action::SetUp {}) => Ok(()),
            (Task::Play, Action::Play { card, dir, target }) => {
                self.check_play(position, *card, *dir, *target)
            }
            (Task::Play, Action::Jump { cards, dirs }) => self.check_jump(position, *cards, *dirs),
            (Task::Play, Action::EndTurn {}) => Ok(()),
            (Task::Take { symbol, .. }, Action::Take { card }) => check_take(position, symbol, *card),
            (Task::Reeds { .. }, Action::Remove { from, card }) => check_remove(position, *from, *card),
            (Task::Reeds { .. } | Task::Counter { .. } | Task::Rest, Action::Pass {}) => Ok(()),
            (Task::BearFirst, Action::MoveBear { bear, dir }) => self.check_bear(position, None, *bear, *dir),
            (Task::BearSecond { bear: walking }, Action::MoveBear { bear, dir }) => {
                self.check_bear(position, Some(walking), *bear, *dir)
            }
            (Task::BearSecond { .. }, Action::StopBear {}) => self.check_stop(),
            (Task::Counter { card }, Action::Counter {}) => check_counter(position, card),
            (Task::Discard { count, .. }, Action::Discard { cards }) => check_discard(position, count, cards),
            (Task::EagleCard { target }, Action::Snatch { card }) => check_snatch(position, target, *card),
            (Task::Rest, Action::ReturnFatigue {}) => Ok(()),
            (task, _) => {
                let open = Datum::Word("plain-decision", name_of(task));
                Err(Illegal::new(rule_of(task), "refused-decision").with("decision", open))
            }
        }
    }

    /// Does a checked action and all that follows, up to the next choice.
    #[inline]
    pub(crate) fn act(&self, position: &mut Position, seat: Seat, action: &Action, dealer: Deal<'_, '_>) {
        match (position.task, *action) {
            (_, Action::SetUp {}) => *position = self.set_up(dealer),
            (_, Action::Play { card, dir, target }) => self.play(position, card, dir, target, dealer),
            (_, Action::Jump { cards, dirs }) => self.jump(position, cards, dirs, dealer),
            (_, Action::EndTurn {}) => self.end_turn(position, dealer),
            (Task::Take { site, .. }, Action::Take { card }) => {
                position.go_on(seat, site.how);
                self.take(position, seat, card, dealer);
                self.follow(position, seat, site.how, site.path, dealer);
            }
            (Task::Reeds { left, shuffle, site }, Action::Remove { from, card }) => {
                self.remove(position, from, card, (left, shuffle), site, dealer);
            }
            (Task::Reeds { shuffle, site, .. }, Action::Pass {}) => {
                self.leave_reeds(position, shuffle, site, dealer);
            }
            (_, Action::MoveBear { bear, dir }) => self.step_bear(position, bear, dir, dealer),
            (_, Action::StopBear {}) => self.after_card(position, dealer),
            (Task::Counter { card }, Action::Counter {}) => self.counter(position, card, dealer),
            (Task::Counter { card }, Action::Pass {}) => self.let_it_come(position, card, dealer),
            (Task::Discard { reason: Reason::Rapids, .. }, Action::Discard { cards }) => {
                self.discard(position, seat, &cards, Reason::Rapids, dealer);
                self.run_rapids(position, position.place_of(seat) + 1, dealer);
            }
            (_, Action::Discard { cards }) => {
                self.discard(position, seat, &cards, Reason::HandLimit, dealer);
                self.close_turn(position, dealer);
            }
            (Task::EagleCard { target }, Action::Snatch { card }) => {
                self.snatch(position, target, card, dealer)
            }
            (_, Action::ReturnFatigue {}) => {
                self.rest(position, dealer);
                self.put_away(position, dealer);
            }
            (_, Action::Pass {}) => self.put_away(position, dealer),
            (_, Action::Take { .. } | Action::Remove { .. } | Action::Counter {} | Action::Snatch { .. }) => {
                unreachable!("an action that passed the check answers the open decision")
            }
        }
    }

    /// Part 6: adds every legal action of the open decision.
    #[inline]
    pub(crate) fn list(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if seat != position.asked {
            return;
        }
        match position.task {
            Task::SetUp => out.push(Action::SetUp {}),
            Task::Play => self.list_plays(position, out),
            Task::Take { symbol, .. } => list_takes(position, symbol, out),
            Task::Reeds { .. } => list_removals(position, out),
            Task::BearFirst => self.list_bears(position, None, out),
            Task::BearSecond { bear } => self.list_bears(position, Some(bear), out),
            Task::Counter { card } => list_counters(position, card, out),
            Task::Discard { count, .. } => list_discards(position, count, out),
            Task::EagleCard { target } => list_snatches(position, target, out),
            Task::Rest => out.extend([Action::ReturnFatigue {}, Action::Pass {}]),
            Task::Over { .. } => {}
        }
    }
}

use counters::{check_counter, list_counters};
use eagle::{check_snatch, list_snatches};
use rapids::{check_discard, list_discards};
use special_hexes::{check_remove, check_take, list_removals, list_takes};

/// The name of a decision in part 6.
pub(crate) fn name_of(task: Task) -> &'static str {
    match task {
        Task::SetUp => "set_up",
        Task::Play => "play",
        Task::Take { .. } => "take",
        Task::Reeds { .. } => "reeds",
        Task::BearFirst => "bear_first",
        Task::BearSecond { .. } => "bear_second",
        Task::Counter { .. } => "counter",
        Task::Discard { .. } => "discard",
        Task::EagleCard { .. } => "eagle_card",
        Task::Rest => "rest",
        Task::Over { .. } => "over",
    }
}

/// The rule that opens a decision.
pub(crate) fn rule_of(task: Task) -> &'static str {
    match task {
        Task::SetUp => "SA-013",
        Task::Play => "SA-020",
        Task::Take { .. } => "SA-051",
        Task::Reeds { .. } => "SA-055",
        Task::BearFirst | Task::BearSecond { .. } => "SA-065",
        Task::Counter { .. } => "SA-090",
        Task::Discard { reason: Reason::HandLimit, .. } => "SA-025",
        Task::Discard { .. } => "SA-083",
        Task::EagleCard { .. } => "SA-086",
        Task::Rest => "SA-061",
        Task::Over { .. } => "SA-100",
    }
}
