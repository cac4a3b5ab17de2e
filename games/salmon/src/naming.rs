//! Names of hexes and rivers: SA-006 and SA-007. `2E:3,4`, `S1-2E-4M-6E-F2`, `random:3`.

use engine::{Fault, List, Phrase, Said, Value};
use serde::{Serialize, Serializer};

use crate::board::{ID_MAX, Piece};
use crate::content::Length;
use crate::river::{BOARDS_MAX, Hex, River, Rivers};

/// A hex by the name of its board and its place there; written `2E:3,4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    side: Id,
    /// The place of the side in [`Rivers::sides`]; not written.
    number: u8,
    x: u8,
    y: u8,
}

impl Place {
    /// The place of the side in [`Rivers::sides`].
    #[inline]
    pub(crate) fn number(&self) -> u8 {
        self.number
    }

    /// Column and height on the side.
    #[inline]
    pub(crate) fn on_side(&self) -> (u8, u8) {
        (self.x, self.y)
    }
}

/// A river by the names of its sides; written with hyphens.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RiverName(List<Id, BOARDS_MAX>);

/// The name of a side without the heap, filled up with zeros.
type Id = [u8; ID_MAX];

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{},{}", letters(&self.side), self.x, self.y)
    }
}

impl std::fmt::Display for RiverName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names: Vec<&str> = self.ids().collect();
        f.write_str(&names.join("-"))
    }
}

impl RiverName {
    /// The names of its sides.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(letters)
    }
}

fn letters(id: &Id) -> &str {
    std::str::from_utf8(id).unwrap_or("??").trim_end_matches('\0')
}

/// In sentences a hex is said in words: "hex 6,5 of board 2E".
impl From<Place> for Value {
    fn from(place: Place) -> Value {
        let at = Value::text(format!("{},{}", place.x, place.y));
        Phrase::new("hex-at").with("at", at).with("board", Value::text(letters(&place.side))).into()
    }
}

impl From<RiverName> for Value {
    fn from(river: RiverName) -> Value {
        Value::text(river.to_string())
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for RiverName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What a river string asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Course {
    /// These sides, by their places among all sides.
    Laid(Vec<u8>),
    /// SA-009: this many numbered boards, rolled.
    Random(u8),
}

impl Rivers {
    /// The name of a hex, for events and pictures.
    pub fn place(&self, river: &River, hex: Hex) -> Place {
        let cell = self.cell(river, hex);
        let number = self.at(river, hex.slot()).side;
        Place { side: short(&self.sides[usize::from(number)].id), number, x: cell.x, y: cell.y }
    }

    /// The name of a river.
    pub fn name(&self, river: &River) -> RiverName {
        RiverName((0..river.len()).map(|slot| short(&self.side(river, slot).id)).collect())
    }

    /// SA-007: the name of a river with the offset of each board.
    pub fn name_with_offsets(&self, river: &River) -> String {
        let mut name = self.side(river, 0).id.clone();
        for slot in 1..river.len() {
            name.push('-');
            name.push_str(&self.side(river, slot).id);
            match self.at(river, slot - 1).offset {
                0 => {}
                offset => name.push_str(&format!("({offset:+})")),
            }
        }
        name
    }

    /// The hex of a name.
    pub fn find_place(&self, river: &River, name: &str) -> Result<Hex, Phrase> {
        let of = |id: &'static str| Phrase::new(id).naming("hex", name);
        let wrong = || of("unsound-hex");
        let (id, place) = name.split_once(':').ok_or_else(wrong)?;
        let (x, y) = place.split_once(',').ok_or_else(wrong)?;
        let (x, y): (i8, i8) = (x.parse().map_err(|_| wrong())?, y.parse().map_err(|_| wrong())?);
        let slot = (0..river.len()).find(|slot| self.side(river, *slot).id == id).ok_or_else(|| {
            of("unsound-board")
                .naming("river", &self.name_with_offsets(river).to_string())
                .naming("board", id)
        })?;
        let on_board = (0..=8).contains(&x) && (0..=12).contains(&y);
        let hex = if on_board { self.find(river, slot, x, y) } else { None };
        hex.ok_or_else(|| of("unsound-blank").naming("at", &format!("{x},{y}")).naming("board", id))
    }

    /// SA-007: reads a river string, with or without offsets; `lengths` are the names of SA-008.
    pub(crate) fn read_course(&self, text: &str, lengths: &[Length]) -> Result<Course, Said> {
        self.read_river(text, lengths).map_err(|wrong| {
            let phrase = Phrase::new("wrong-river").naming("river", text).with("why", wrong.phrase);
            Said { phrase, ..wrong }
        })
    }

    fn read_river(&self, text: &str, lengths: &[Length]) -> Result<Course, Said> {
        if let Some(boards) = text.strip_prefix("random:") {
            let named = lengths.iter().find(|length| length.id == boards).map(|length| length.boards);
            return match named.or_else(|| boards.parse().ok()) {
                Some(boards @ 2..=6) => Ok(Course::Random(boards)),
                Some(_) | None => {
                    Err(Said::new("SA-009", "wrong-random").with("boards", Value::written(boards)))
                }
            };
        }
        let mut river = Vec::new();
        let mut stated = Vec::new();
        for part in split_boards(text) {
            let (id, offset) = split_offset(part)?;
            let side = self.sides.iter().position(|side| side.id == id).ok_or_else(|| {
                let known: Vec<&str> = self.sides.iter().map(|side| side.id.as_str()).collect();
                let wrong = Said::new("SA-007", "wrong-side").with("side", Value::written(id));
                wrong.with("sides", Value::names(&known))
            })?;
            river.push(side as u8);
            stated.push((id.to_string(), offset));
        }
        self.check_course(&river)?;
        for slot in 1..river.len() {
            let (low, high) =
                (&self.sides[usize::from(river[slot - 1])], &self.sides[usize::from(river[slot])]);
            let (id, offset) = &stated[slot];
            if let (Some(stated), Some(head), Some(mouth)) = (offset, low.head, high.mouth) {
                let right = head.column() - mouth.column();
                if *stated != right {
                    return Err(Said::new("SA-006", "wrong-offset")
                        .with("side", Value::written(id))
                        .with("right", Value::text(format!("{right:+}")))
                        .with("stated", Value::text(format!("{stated:+}"))));
                }
            }
        }
        Ok(Course::Laid(river))
    }

    /// SA-007: a start board, two to six numbered boards of different numbers, a finish board.
    fn check_course(&self, river: &[u8]) -> Result<(), Said> {
        let side = |place: u8| &self.sides[usize::from(place)];
        let of = |id, place: u8| Said::new("SA-007", id).with("side", Value::written(&side(place).id));
        let (Some((first, rest)), true) = (river.split_first(), river.len() >= 2) else {
            return Err(Said::new("SA-007", "wrong-short"));
        };
        let (last, numbered) = rest.split_last().expect("there are two boards or more");
        if side(*first).piece != Piece::Start {
            return Err(of("wrong-begins", *first));
        }
        if side(*last).piece != Piece::Finish {
            return Err(of("wrong-ends", *last));
        }
        if !(2..=6).contains(&numbered.len()) {
            return Err(Said::new("SA-007", "wrong-numbered").with("count", numbered.len() as i64));
        }
        for (i, place) in numbered.iter().enumerate() {
            let Piece::Number(number) = side(*place).piece else {
                return Err(of("wrong-between", *place));
            };
            if numbered[..i].iter().any(|other| side(*other).piece == Piece::Number(number)) {
                return Err(of("wrong-twice", *place).with("number", number));
            }
        }
        Ok(())
    }
}

/// What is wrong with the river that was chosen.
pub(crate) fn in_river(wrong: Said) -> Fault {
    Fault::said("options.river", wrong.phrase).under(wrong.rule)
}

/// The boards of a river string; a hyphen inside brackets is a sign.
pub(crate) fn split_boards(text: &str) -> Vec<&str> {
    let mut inside = false;
    text.split(move |c: char| {
        match c {
            '(' => inside = true,
            ')' => inside = false,
            _ => {}
        }
        c == '-' && !inside
    })
    .collect()
}

fn split_offset(part: &str) -> Result<(&str, Option<i8>), Said> {
    let Some((id, rest)) = part.split_once('(') else { return Ok((part, None)) };
    let offset = rest.strip_suffix(')').and_then(|offset| offset.parse().ok());
    offset
        .map(|offset| (id, Some(offset)))
        .ok_or_else(|| Said::new("SA-006", "wrong-sign").with("side", Value::written(part)))
}

fn short(id: &str) -> Id {
    let mut short = [0; ID_MAX];
    short.iter_mut().zip(id.bytes()).for_each(|(place, byte)| *place = byte);
    short
}
