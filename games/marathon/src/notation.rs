//! Positions as JSON (part 8 of the specification): every key is written, and what is read may leave keys
//! out.

mod read;

use std::fmt;

use engine::{Fault, Game, Notation, Phrase, Seat};
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::Marathon;
use crate::content::{Card, Who};
use crate::event::Cause;
use crate::position::{Against, Position, Run, Runner, Task, Way};
use crate::rules::end;

/// A position as it is written. Outer options are keys left out, inner ones are null.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[serde(default)]
    round: Option<u32>,
    #[serde(default, deserialize_with = "given")]
    turn: Option<Option<Seat>>,
    #[serde(default)]
    order: Option<Vec<Seat>>,
    runners: Vec<WrittenRunner>,
    #[serde(default, deserialize_with = "given")]
    pending: Option<Option<WrittenTask>>,
    #[serde(default)]
    ranking: Option<Vec<Vec<Seat>>>,
    #[serde(default)]
    deck: WrittenDeck,
    #[serde(default)]
    known_top: Option<u8>,
    #[serde(default)]
    discard: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WrittenRunner {
    #[serde(default, deserialize_with = "given")]
    start: Option<Option<u8>>,
    #[serde(default)]
    row: Option<u8>,
    #[serde(default, deserialize_with = "given")]
    lane: Option<Option<u8>>,
    #[serde(default)]
    stamina: Option<u8>,
    #[serde(default)]
    injuries: u8,
    #[serde(default)]
    high: u8,
    #[serde(default)]
    skip: u8,
    #[serde(default, rename = "mod")]
    next_speed: i16,
    #[serde(default)]
    place: Option<u8>,
}

/// A deck: a list, top first, or in a view the number of its cards and those on top that everyone knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum WrittenDeck {
    FaceUp(Vec<Card>),
    FaceDown(Unseen),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Unseen {
    count: u8,
    #[serde(default)]
    known: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "decision", rename_all = "snake_case", deny_unknown_fields)]
enum WrittenTask {
    StartRoll {
        seat: Seat,
    },
    Place {
        seat: Seat,
    },
    Roll {
        seat: Seat,
    },
    Boost {
        seat: Seat,
        die: u8,
        #[serde(default)]
        speed: Option<u8>,
    },
    Run {
        seat: Seat,
        steps: u16,
        #[serde(default)]
        back: bool,
        #[serde(default)]
        cause: Cause,
    },
    CatchUp {
        seat: Seat,
    },
    High {
        seat: Seat,
        against: WrittenAgainst,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        steps: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<Vec<Seat>>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum WrittenAgainst {
    Spin,
    Card,
    Injury,
}

/// Tells a key that is null from one that is left out.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl Default for WrittenDeck {
    fn default() -> WrittenDeck {
        WrittenDeck::FaceUp(Vec::new())
    }
}

impl<'de> Deserialize<'de> for WrittenDeck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WrittenDeck, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = WrittenDeck;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a deck: a list of cards, top first, or {\"count\": n, \"known\": [...]}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<WrittenDeck, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(seq)).map(WrittenDeck::FaceUp)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<WrittenDeck, A::Error> {
                Unseen::deserialize(MapAccessDeserializer::new(map)).map(WrittenDeck::FaceDown)
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

impl WrittenTask {
    fn seat(&self) -> Seat {
        match *self {
            WrittenTask::StartRoll { seat } | WrittenTask::Place { seat } | WrittenTask::Roll { seat } => {
                seat
            }
            WrittenTask::Boost { seat, .. } | WrittenTask::Run { seat, .. } => seat,
            WrittenTask::CatchUp { seat } | WrittenTask::High { seat, .. } => seat,
        }
    }

    fn is_set_up(&self) -> bool {
        matches!(self, WrittenTask::StartRoll { .. } | WrittenTask::Place { .. })
    }
}

impl Notation for Marathon {
    type Written = Written;

    fn write(&self, position: &Position) -> Written {
        let over = position.task == Task::Over;
        let places = end::ranking(position).places;
        let ranking = end::groups(&places).iter().map(|seats| seats.iter().collect()).collect();
        Written {
            round: Some(position.round),
            turn: Some(position.turn()),
            order: Some(position.order.to_vec()),
            runners: position.runners.iter().map(write_runner).collect(),
            pending: Some(write_task(self, position)),
            ranking: over.then_some(ranking),
            deck: write_deck(position),
            known_top: Some(position.known_top),
            discard: position.discard.top_first().collect(),
        }
    }

    fn read(options: crate::Options, written: Written) -> Result<(Marathon, Option<Position>), Fault> {
        let seats = written.runners.len();
        if !(2..=6).contains(&seats) {
            let phrase = Phrase::new("unsound-runners").with("found", seats as i64);
            return Err(Fault::said("runners", phrase).under("MA-001"));
        }
        let game = Marathon::on_any_road(seats as u8, options)?;
        let position = read::read_position(&game, written)?;
        game.audit(&position)?;
        Ok((game, Some(position)))
    }

    #[cfg(feature = "schema")]
    fn schema(part: engine::schema::Part) -> Option<schemars::Schema> {
        engine::schema::of::<Self>(part)
    }
}

fn write_runner(runner: &Runner) -> WrittenRunner {
    let known = |n: u8| (n > 0).then_some(n);
    WrittenRunner {
        start: Some(known(runner.start)),
        row: Some(runner.row),
        lane: Some(known(runner.lane)),
        stamina: Some(runner.stamina),
        injuries: runner.injuries,
        high: runner.high,
        skip: runner.skip,
        next_speed: runner.next_speed,
        place: known(runner.place),
    }
}

fn write_deck(position: &Position) -> WrittenDeck {
    let deck = &position.deck;
    if !deck.is_face_down() {
        return WrittenDeck::FaceUp(deck.top_first().collect());
    }
    let known = deck.top_first().take(usize::from(position.known_top)).collect();
    WrittenDeck::FaceDown(Unseen { count: deck.count() as u8, known })
}

fn write_task(game: &Marathon, position: &Position) -> Option<WrittenTask> {
    let seat = position.deciding;
    let high = |against, steps, card, left| Some(WrittenTask::High { seat, against, steps, card, left });
    match position.task {
        Task::Over | Task::Busy(_) => None,
        Task::StartRoll => Some(WrittenTask::StartRoll { seat }),
        Task::Place => Some(WrittenTask::Place { seat }),
        Task::Roll => Some(WrittenTask::Roll { seat }),
        Task::Boost { die, speed } => Some(WrittenTask::Boost { seat, die, speed: Some(speed) }),
        Task::Run(Run { steps, way, cause }, _) => {
            Some(WrittenTask::Run { seat, steps, back: way == Way::Back, cause })
        }
        Task::CatchUp(_) => Some(WrittenTask::CatchUp { seat }),
        Task::High(Against::Spin { steps }) => high(WrittenAgainst::Spin, Some(steps), None, None),
        Task::High(Against::Injury) => high(WrittenAgainst::Injury, None, None, None),
        Task::High(Against::Card { card, left }) => {
            let left = (game.cards.of(card).who == Who::All).then(|| left.to_vec());
            high(WrittenAgainst::Card, None, Some(card), left)
        }
    }
}
