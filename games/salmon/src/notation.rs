//! Positions as part 8 writes them.

mod read;

use std::collections::BTreeMap;

use engine::{Fault, Game, Kind, List, Notation, Phrase, Seat, Seats};
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::Salmon;
use crate::audit::unsound;
use crate::card::{Card, Hand, Symbol};
use crate::event::{Ending, How, Reason};
use crate::naming::{Course, in_river};
use crate::options::{First, Options};
use crate::position::{Deck, Position, Site, Task};
use crate::river::Hex;
use read::{choose_river, read_set_up};

/// A position as it is written. What is read may leave keys out.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

impl Written {
    /// Whether there are keys that only a race after set-up has, `seats` and `pending` aside.
    fn holds_a_race(&self) -> bool {
        let Written { players, river, round, max_rounds, first, active, .. } = self;
        let Written { bears, supply, played, over, result, .. } = self;
        (players.is_some() || river.is_some() || round.is_some() || max_rounds.is_some())
            || (first.is_some() || active.is_some() || bears.is_some() || supply.is_some())
            || (played.is_some() || over.is_some() || result.is_some())
    }
}

/// Every seat, or only how many there are to be.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum WrittenSeats {
    Number(u8),
    Each(Vec<WrittenSeat>),
}

impl<'de> Deserialize<'de> for WrittenSeats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WrittenSeats, D::Error> {
        deserializer.deserialize_any(SeatsVisitor)
    }
}

struct SeatsVisitor;

impl<'de> Visitor<'de> for SeatsVisitor {
    type Value = WrittenSeats;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a list of seats, or the number of seats of a new race")
    }

    fn visit_u64<E: serde::de::Error>(self, seats: u64) -> Result<WrittenSeats, E> {
        Ok(WrittenSeats::Number(seats.min(255) as u8))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<WrittenSeats, A::Error> {
        let mut seats = Vec::new();
        while let Some(seat) = list.next_element()? {
            seats.push(seat);
        }
        Ok(WrittenSeats::Each(seats))
    }
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
struct WrittenSeat {
    hex: Option<String>,
    hand: Hand,
    draw: Deck,
    discard: Deck,
    owned: Option<Hand>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WrittenResult {
    reason: Ending,
    winners: Seats,
    ranks: Vec<u8>,
    fatigue: Vec<u8>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
            return Err(Fault::said("game", Phrase::new("unsound-game").naming("game", game)));
        }
        let mut options = written.options.clone().unwrap_or(options);
        if let Some(set_up) = &written.set_up {
            return read_set_up(options, set_up, &written);
        }
        if written.max_rounds.is_some() {
            options.max_rounds = written.max_rounds;
        }
        let (players, seats) = match &written.seats {
            Some(WrittenSeats::Number(_)) if written.holds_a_race() || written.pending.is_some() => {
                return Err(unsound("seats", "unsound-seats-alone"));
            }
            Some(WrittenSeats::Number(seats)) => return Ok((Salmon::new(*seats, options)?, None)),
            Some(WrittenSeats::Each(seats)) => {
                (written.players.unwrap_or(seats.len().min(99) as u8), &seats[..])
            }
            None => (written.players.unwrap_or(2), &[][..]),
        };
        if seats.len() != usize::from(players) {
            let phrase = Phrase::new("unsound-players").with("players", players);
            return Err(Fault::said("seats", phrase.with("found", seats.len() as i64)));
        }
        choose_river(&mut options, written.river.as_deref());
        let name = written.river.as_deref().unwrap_or(&options.river).to_string();
        let game = Salmon::new(players, options)?;
        let river = match game.rivers.read_course(&name, &[]).map_err(in_river)? {
            Course::Laid(sides) => game.rivers.lay(&sides),
            Course::Random(_) => {
                return Err(unsound("river", "unsound-river"));
            }
        };
        let position = game.read_position(river, &written, seats)?;
        game.audit(&position)?;
        game.check_result(&position, written.result.as_ref())?;
        Ok((game, Some(position)))
    }

    #[cfg(feature = "schema")]
    fn schema(part: engine::schema::Part) -> Option<schemars::Schema> {
        engine::schema::of::<Self>(part)
    }
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
}
