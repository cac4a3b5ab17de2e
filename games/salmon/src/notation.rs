//! Positions as part 8 writes them.

use std::collections::BTreeMap;

use engine::{Fault, Game, Kind, List, Notation, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::Salmon;
use crate::card::{Card, Hand, Symbol};
use crate::event::{Ending, How, Reason};
use crate::naming::{Course, split_boards};
use crate::options::{DEFAULT_RIVER, First, Options};
use crate::position::{Deck, Position, Site, Swimmer, Task};
use crate::river::{Hex, River};

/// A position as it is written. What is read may leave keys out.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Written {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    river: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<Options>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_rounds: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    active: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<WrittenSeats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bears: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    supply: Option<BTreeMap<Card, u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<List<Card, 3>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<WrittenPending>,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<WrittenResult>,
    #[serde(skip_serializing_if = "Option::is_none")]
    set_up: Option<WrittenSetUp>,
}

/// Every seat, or only how many there are to be.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenSeats {
    Number(u8),
    Each(Vec<WrittenSeat>),
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WrittenSeat {
    hex: Option<String>,
    hand: Hand,
    draw: Deck,
    discard: Deck,
    owned: Option<Hand>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenResult {
    reason: Ending,
    winners: Seats,
    ranks: Vec<u8>,
    fatigue: Vec<u8>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WrittenSetUp {
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    river: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<First>,
}

type Countered = Vec<Seat>;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum WrittenPending {
    SetUp {
        seat: Seat,
    },
    Play {
        seat: Seat,
    },
    Take {
        seat: Seat,
        symbol: Symbol,
        hex: String,
        how: How,
        path: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        countered: Option<Countered>,
    },
    Reeds {
        seat: Seat,
        left: u8,
        shuffle: bool,
        hex: String,
        how: How,
        path: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        countered: Option<Countered>,
    },
    BearFirst {
        seat: Seat,
    },
    BearSecond {
        seat: Seat,
        bear: u8,
    },
    Counter {
        seat: Seat,
        card: Card,
        countered: Countered,
    },
    Discard {
        seat: Seat,
        count: u8,
        reason: Reason,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        countered: Option<Countered>,
    },
    EagleCard {
        seat: Seat,
        target: Seat,
    },
    Rest {
        seat: Seat,
    },
}

impl Notation for Salmon {
    const BAGS: &'static [&'static str] = &["hand", "owned"];
    type Written = Written;

    fn write(&self, position: &Position) -> Written {
        if position.task == Task::SetUp {
            return self.write_set_up();
        }
        let place = |hex: Hex| self.rivers.place(&position.river, hex).to_string();
        let seats = position.swimmers.iter().map(|swimmer| WrittenSeat {
            hex: Some(place(swimmer.hex)),
            hand: swimmer.hand,
            draw: swimmer.draw,
            discard: swimmer.discard,
            owned: Some(swimmer.owned),
        });
        let over = matches!(position.task, Task::Over { .. });
        Written {
            game: Some(Salmon::ID.to_string()),
            players: Some(self.seats),
            river: Some(self.rivers.name(&position.river).to_string()),
            options: Some(self.options.clone()),
            round: Some(position.round),
            max_rounds: Some(self.max_rounds),
            first: Some(position.first),
            active: Some(position.active),
            seats: Some(WrittenSeats::Each(seats.collect())),
            bears: Some(position.bears.iter().map(|hex| place(*hex)).collect()),
            supply: Some(Card::ALL.iter().map(|card| (*card, position.supply[card.index()])).collect()),
            played: Some(position.played),
            pending: self.write_pending(position),
            over: Some(over),
            result: self.write_result(position),
            set_up: None,
        }
    }

    fn read(options: Options, written: Written) -> Result<(Salmon, Option<Position>), Fault> {
        if let Some(game) = &written.game
            && game != Salmon::ID
        {
            return Err(Fault::new("game", format!("{game:?} is another game; this reader knows \"salmon\"")));
        }
        let mut options = written.options.clone().unwrap_or(options);
        if written.max_rounds.is_some() {
            options.max_rounds = written.max_rounds;
        }
        if let Some(set_up) = &written.set_up {
            return read_set_up(options, set_up, &written);
        }
        let (players, seats) = match &written.seats {
            Some(WrittenSeats::Number(seats)) => return Ok((Salmon::new(*seats, options)?, None)),
            Some(WrittenSeats::Each(seats)) => (written.players.unwrap_or(seats.len().min(99) as u8), &seats[..]),
            None => (written.players.unwrap_or(2), &[][..]),
        };
        if seats.len() != usize::from(players) {
            let why = format!("{players} players, but {} seats are listed", seats.len());
            return Err(Fault::new("seats", why));
        }
        choose_river(&mut options, written.river.as_deref());
        let name = written.river.as_deref().unwrap_or(&options.river).to_string();
        let game = Salmon::new(players, options)?;
        let river = match game.rivers.read_course(&name, &[])? {
            Course::Laid(sides) => game.rivers.lay(&sides),
            Course::Random(_) => return Err(Fault::new("river", "a position lies on a river that has been laid")),
        };
        let position = game.read_position(river, &written, seats)?;
        game.audit(&position)?;
        game.check_result(&position, written.result.as_ref())?;
        Ok((game, Some(position)))
    }
}

/// A position's river is its game's, unless that was rolled as `random:n`.
fn choose_river(options: &mut Options, river: Option<&str>) {
    let boards = river.map_or(0, |river| split_boards(river).len());
    let rolled = boards > 2 && options.river == format!("random:{}", boards - 2);
    match river {
        Some(river) if !rolled => options.river = river.to_string(),
        Some(_) => {}
        None if options.river.starts_with("random:") => options.river = DEFAULT_RIVER.to_string(),
        None => {}
    }
}

fn read_set_up(
    mut options: Options,
    set_up: &WrittenSetUp,
    written: &Written,
) -> Result<(Salmon, Option<Position>), Fault> {
    let others = written.seats.is_some() || written.river.is_some() || written.over.is_some();
    if others || written.players.is_some() || written.round.is_some() || written.bears.is_some() {
        return Err(Fault::new("set_up", "beside `set_up` stand only `game`, `options` and `pending`"));
    }
    if !matches!(written.pending, None | Some(WrittenPending::SetUp { seat: Seat(0) })) {
        return Err(Fault::new("pending", "before set-up only `set_up` of seat 0 is open"));
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
    fn write_set_up(&self) -> Written {
        Written {
            game: Some(Salmon::ID.to_string()),
            options: Some(self.options.clone()),
            pending: Some(WrittenPending::SetUp { seat: Seat(0) }),
            set_up: Some(WrittenSetUp {
                players: Some(self.seats),
                river: Some(self.options.river.clone()),
                first: Some(self.options.first),
            }),
            ..Written::default()
        }
    }

    fn write_pending(&self, position: &Position) -> Option<WrittenPending> {
        let seat = position.asked;
        let place = |hex: Hex| self.rivers.place(&position.river, hex).to_string();
        let path = |site: Site| site.path.iter().map(|hex| place(*hex)).collect();
        let countered = || -> Countered {
            let clockwise = (0..position.seats()).map(|place| position.clockwise(place));
            clockwise.filter(|seat| position.countered.contains(*seat)).collect()
        };
        let if_current = |how: How| (how == How::Current).then(countered);
        Some(match position.task {
            Task::SetUp => WrittenPending::SetUp { seat },
            Task::Play => WrittenPending::Play { seat },
            Task::Take { symbol, site } => WrittenPending::Take {
                seat,
                symbol,
                hex: place(site.hex),
                how: site.how,
                path: path(site),
                countered: if_current(site.how),
            },
            Task::Reeds { left, shuffle, site } => WrittenPending::Reeds {
                seat,
                left,
                shuffle,
                hex: place(site.hex),
                how: site.how,
                path: path(site),
                countered: if_current(site.how),
            },
            Task::BearFirst => WrittenPending::BearFirst { seat },
            Task::BearSecond { bear } => WrittenPending::BearSecond { seat, bear },
            Task::Counter { card } => WrittenPending::Counter { seat, card, countered: countered() },
            Task::Discard { count, reason } => WrittenPending::Discard {
                seat,
                count,
                reason,
                countered: (reason == Reason::Rapids).then(countered),
            },
            Task::EagleCard { target } => WrittenPending::EagleCard { seat, target },
            Task::Rest => WrittenPending::Rest { seat },
            Task::Over { .. } => return None,
        })
    }

    fn write_result(&self, position: &Position) -> Option<WrittenResult> {
        let Task::Over { reason } = position.task else { return None };
        let ranking = self.rank(position);
        Some(WrittenResult {
            reason,
            winners: ranking.winners().collect(),
            ranks: ranking.places.to_vec(),
            fatigue: self.fatigue(position).to_vec(),
        })
    }

    fn read_position(
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
                return Err(Fault::new(format!("supply.{}", card.name()), "a pile has at most 999 cards"));
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
                return Err(Fault::new("bears", format!("SA-010: {} bears; at most six", bears.len())));
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
        self.rivers.find_place(river, name).map_err(|why| Fault::new(key, why))
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
            return Err(Fault::new(key("discard"), "SA-110: discards are open; list their cards, top first"));
        }
        let owned = match written.owned {
            Some(owned) if !owned.is_face_down() => owned,
            None if !hand.is_face_down() && !draw.is_face_down() => {
                let piles = draw.top_first().chain(discard.top_first()).chain(in_play.iter().copied());
                let cards: Vec<Card> = hand.cards().chain(piles).collect();
                if cards.len() > crate::position::CARDS_MAX {
                    let most = crate::position::CARDS_MAX;
                    return Err(Fault::new(key("draw"), format!("a seat has at most {most} cards")));
                }
                cards.into_iter().collect()
            }
            Some(_) | None => {
                return Err(Fault::new(key("owned"), "SA-110: with hidden cards, list all that the seat owns"));
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
                Some(_) => Err(Fault::new("pending", "nothing is pending when the race is over")),
            };
        }
        let Some(pending) = &written.pending else {
            position.ask(position.active, Task::Play);
            return Ok(());
        };
        let river = position.river;
        let site = |hex: &str, how: How, path: &[String]| -> Result<Site, Fault> {
            let hex = self.read_hex(&river, "pending.hex", hex)?;
            if path.len() > 3 {
                return Err(Fault::new("pending.path", "at most three hexes of a move are still to come"));
            }
            let mut site = Site { hex, how, path: List::new() };
            for name in path {
                site.path.push(self.read_hex(&river, "pending.path", name)?);
            }
            Ok(site)
        };
        let mut countered: Option<&Countered> = None;
        let mut wants_countered = false;
        let (seat, task) = match pending {
            WrittenPending::SetUp { .. } => {
                return Err(Fault::new("pending", "`set_up` is open only in a position with the key `set_up`"));
            }
            WrittenPending::Play { seat } => (*seat, Task::Play),
            WrittenPending::Take { seat, symbol, hex, how, path, countered: given } => {
                (countered, wants_countered) = (given.as_ref(), *how == How::Current);
                (*seat, Task::Take { symbol: *symbol, site: site(hex, *how, path)? })
            }
            WrittenPending::Reeds { seat, left, shuffle, hex, how, path, countered: given } => {
                (countered, wants_countered) = (given.as_ref(), *how == How::Current);
                (*seat, Task::Reeds { left: *left, shuffle: *shuffle, site: site(hex, *how, path)? })
            }
            WrittenPending::BearFirst { seat } => (*seat, Task::BearFirst),
            WrittenPending::BearSecond { seat, bear } => (*seat, Task::BearSecond { bear: *bear }),
            WrittenPending::Counter { seat, card, countered: given } => {
                (countered, wants_countered) = (Some(given), true);
                (*seat, Task::Counter { card: *card })
            }
            WrittenPending::Discard { seat, count, reason, countered: given } => {
                (countered, wants_countered) = (given.as_ref(), *reason == Reason::Rapids);
                (*seat, Task::Discard { count: *count, reason: *reason })
            }
            WrittenPending::EagleCard { seat, target } => (*seat, Task::EagleCard { target: *target }),
            WrittenPending::Rest { seat } => (*seat, Task::Rest),
        };
        if countered.is_some() != wants_countered {
            return Err(Fault::new(
                "pending.countered",
                "it stands with `counter`, with `discard` for rapids, and with `take` and `reeds` met by current",
            ));
        }
        for seat in countered.into_iter().flatten() {
            if seat.0 >= self.seats {
                return Err(Fault::new("pending.countered", format!("there is no {seat}")));
            }
            position.countered.insert(*seat);
        }
        position.ask(seat, task);
        Ok(())
    }

    /// A result that is given must be the one that the position gives.
    fn check_result(&self, position: &Position, given: Option<&WrittenResult>) -> Result<(), Fault> {
        let Some(given) = given else { return Ok(()) };
        let same = self.write_result(position).is_some_and(|result| {
            result.reason == given.reason
                && result.winners == given.winners
                && result.ranks == given.ranks
                && result.fatigue == given.fatigue
        });
        if same { Ok(()) } else { Err(Fault::new("result", "it is not what SA-102 to SA-105 give here")) }
    }
}
