//! Reading a written position: documented defaults, and refusals that say what is allowed.

use engine::{Fault, Game, Kind, List, Phrase, Seat};

use super::{Countered, Written, WrittenPending, WrittenResult, WrittenSeat, WrittenSetUp};
use crate::Salmon;
use crate::audit::unsound;
use crate::card::Card;
use crate::event::{Ending, How, Reason};
use crate::naming::split_boards;
use crate::options::{DEFAULT_RIVER, Options};
use crate::position::{CARDS_MAX, Position, Site, Swimmer, Task};
use crate::river::{Hex, River};

/// A decision as it was written.
struct Asked<'a> {
    seat: Seat,
    task: Task,
    countered: Option<&'a Countered>,
}

/// A position's river is its game's, unless that was rolled as `random:n`.
pub(super) fn choose_river(options: &mut Options, river: Option<&str>) {
    let boards = river.map_or(0, |river| split_boards(river).len());
    let rolled = boards > 2 && options.river == format!("random:{}", boards - 2);
    match river {
        Some(river) if !rolled => options.river = river.to_string(),
        Some(_) => {}
        None if options.river.starts_with("random:") => options.river = DEFAULT_RIVER.to_string(),
        None => {}
    }
}

pub(super) fn read_set_up(
    mut options: Options,
    set_up: &WrittenSetUp,
    written: &Written,
) -> Result<(Salmon, Option<Position>), Fault> {
    if written.holds_a_race() || written.seats.is_some() {
        return Err(unsound("set_up", "unsound-set_up"));
    }
    if !matches!(written.pending, None | Some(WrittenPending::SetUp { seat: Seat(0) })) {
        return Err(unsound("pending", "unsound-before-set_up"));
    }
    if let Some(river) = &set_up.river {
        options.river = river.clone();
    }
    if let Some(first) = set_up.first {
        options.first = first;
    }
    let game = Salmon::new(set_up.players.unwrap_or(2), options)?;
    Ok((game, Some(Position::before_set_up())))
}

impl Salmon {
    pub(super) fn read_position(
        &self,
        river: River,
        written: &Written,
        seats: &[WrittenSeat],
    ) -> Result<Position, Fault> {
        let mut position = Position { river, ..Position::before_set_up() };
        position.round = written.round.unwrap_or(1);
        position.first = written.first.unwrap_or(Seat(0));
        position.active = written.active.unwrap_or(position.first);
        position.played = written.played.unwrap_or_default();
        position.supply = self.full_supply();
        for (card, left) in written.supply.iter().flatten() {
            if *left > 999 {
                return Err(Fault::range(&format!("supply.{}", card.name()), 0..=999, *left));
            }
            position.supply[card.index()] = *left;
        }
        position.bears = match &written.bears {
            None => self.place_bears(&river),
            Some(bears) if bears.len() <= 6 => {
                let mut list = List::new();
                for name in bears {
                    list.push(self.read_hex(&river, "bears", name)?);
                }
                list
            }
            Some(bears) => {
                let phrase = Phrase::new("unsound-bears").with("found", bears.len() as i64);
                return Err(Fault::said("bears", phrase).under("SA-010"));
            }
        };
        for (seat, written) in Seat::all(self.seats).zip(seats) {
            let in_play = if seat == position.active { &position.played[..] } else { &[] };
            position.swimmers.push(self.read_seat(&river, seat, written, in_play)?);
        }
        self.read_pending(&mut position, written)?;
        Ok(position)
    }

    fn read_hex(&self, river: &River, key: &str, name: &str) -> Result<Hex, Fault> {
        self.rivers.find_place(river, name).map_err(|why| Fault::said(key, why))
    }

    fn read_seat(
        &self,
        river: &River,
        seat: Seat,
        written: &WrittenSeat,
        in_play: &[Card],
    ) -> Result<Swimmer, Fault> {
        let key = |name: &str| format!("seats[{}].{name}", seat.0);
        let hex = match &written.hex {
            None => self.rivers.start(river),
            Some(name) => self.read_hex(river, &key("hex"), name)?,
        };
        let (hand, draw, discard) = (written.hand, written.draw, written.discard);
        if discard.is_face_down() {
            return Err(unsound(&key("discard"), "unsound-discard-hidden").under("SA-110"));
        }
        let owned = match written.owned {
            Some(owned) if !owned.is_face_down() => owned,
            None if !hand.is_face_down() && !draw.is_face_down() => {
                let piles = draw.top_first().chain(discard.top_first()).chain(in_play.iter().copied());
                let cards: Vec<Card> = hand.cards().chain(piles).collect();
                if cards.len() > CARDS_MAX {
                    let phrase = Phrase::new("unsound-cards").with("found", cards.len() as i64);
                    return Err(Fault::said(key("draw"), phrase.with("most", CARDS_MAX as i64)));
                }
                cards.into_iter().collect()
            }
            Some(_) | None => {
                return Err(unsound(&key("owned"), "unsound-owned-all").under("SA-110"));
            }
        };
        Ok(Swimmer { hex, hand, draw, discard, owned })
    }

    fn read_pending(&self, position: &mut Position, written: &Written) -> Result<(), Fault> {
        if written.over == Some(true) {
            let arrival = self.has_arrival(position);
            let reason = if arrival { Ending::Arrival } else { Ending::RoundLimit };
            position.ask(position.active, Task::Over { reason });
            return match &written.pending {
                None => Ok(()),
                Some(_) => Err(unsound("pending", "unsound-pending-over")),
            };
        }
        let Some(pending) = &written.pending else {
            position.ask(position.active, Task::Play);
            return Ok(());
        };
        let asked = self.read_task(&position.river, pending)?;
        let wants_countered = match asked.task {
            Task::Counter { .. } | Task::Discard { reason: Reason::Rapids, .. } => true,
            Task::Take { site, .. } | Task::Reeds { site, .. } => site.how == How::Current,
            _ => false,
        };
        if asked.countered.is_some() != wants_countered {
            return Err(unsound("pending.countered", "unsound-countered"));
        }
        for seat in asked.countered.into_iter().flatten() {
            if seat.0 >= self.seats {
                return Err(Fault::seat("pending.countered", *seat, self.seats));
            }
            position.countered.insert(*seat);
        }
        position.ask(asked.seat, asked.task);
        Ok(())
    }

    fn read_task<'a>(&self, river: &River, pending: &'a WrittenPending) -> Result<Asked<'a>, Fault> {
        let (seat, task, countered) = match pending {
            WrittenPending::SetUp { .. } => {
                return Err(unsound("pending", "unsound-set_up-open"));
            }
            WrittenPending::Play { seat } => (seat, Task::Play, None),
            WrittenPending::Take { seat, symbol, hex, how, path, countered } => {
                let site = self.read_site(river, hex, *how, path)?;
                (seat, Task::Take { symbol: *symbol, site }, countered.as_ref())
            }
            WrittenPending::Reeds { seat, left, shuffle, hex, how, path, countered } => {
                let site = self.read_site(river, hex, *how, path)?;
                (seat, Task::Reeds { left: *left, shuffle: *shuffle, site }, countered.as_ref())
            }
            WrittenPending::BearFirst { seat } => (seat, Task::BearFirst, None),
            WrittenPending::BearSecond { seat, bear } => (seat, Task::BearSecond { bear: *bear }, None),
            WrittenPending::Counter { seat, card, countered } => {
                (seat, Task::Counter { card: *card }, Some(countered))
            }
            WrittenPending::Discard { seat, count, reason, countered } => {
                (seat, Task::Discard { count: *count, reason: *reason }, countered.as_ref())
            }
            WrittenPending::EagleCard { seat, target } => (seat, Task::EagleCard { target: *target }, None),
            WrittenPending::Rest { seat } => (seat, Task::Rest, None),
        };
        Ok(Asked { seat: *seat, task, countered })
    }

    fn read_site(&self, river: &River, hex: &str, how: How, path: &[String]) -> Result<Site, Fault> {
        let hex = self.read_hex(river, "pending.hex", hex)?;
        if path.len() > 3 {
            return Err(unsound("pending.path", "unsound-path"));
        }
        let mut site = Site { hex, how, path: List::new() };
        for name in path {
            site.path.push(self.read_hex(river, "pending.path", name)?);
        }
        Ok(site)
    }

    /// A result that is given must be the one that the position gives.
    pub(super) fn check_result(
        &self,
        position: &Position,
        given: Option<&WrittenResult>,
    ) -> Result<(), Fault> {
        let Some(given) = given else { return Ok(()) };
        let same = self.write_result(position).is_some_and(|result| {
            result.reason == given.reason
                && result.winners == given.winners
                && result.ranks == given.ranks
                && result.fatigue == given.fatigue
        });
        if same { Ok(()) } else { Err(unsound("result", "unsound-result").under("SA-102")) }
    }
}
