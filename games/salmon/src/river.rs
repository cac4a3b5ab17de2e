//! The river as laid: SA-003 to SA-007. Rules ask here where a step leads; nothing else computes it.
//!
//! A board side in a river is a [`Stretch`]: its hexes with their neighbours, which depend on the edges of the
//! boards below and above only. A [`River`] is a short list of stretch numbers, so that it fits in a position.

use engine::{Kind, List};

use crate::board::{Edge, Ground, PRINTED_MAX, Piece, Print, Side, columns, local};
use crate::card::{Compass, Direction};

/// SA-007: start board, two to six numbered boards, finish board.
pub(crate) const BOARDS_MAX: usize = 8;

/// Hexes of one board, joint hexes included, in the numbering of a river.
const SLOT: usize = 64;

/// How many hex numbers a river can have.
pub(crate) const HEXES: usize = BOARDS_MAX * SLOT;

/// A hex of a river: the board's place in the river and the hex's number within the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(pub u16);

impl Hex {
    /// A hex by board and number.
    pub fn new(slot: usize, number: usize) -> Hex {
        Hex((slot * SLOT + number) as u16)
    }

    /// Which board of the river it belongs to.
    #[inline]
    pub fn slot(self) -> usize {
        usize::from(self.0) / SLOT
    }

    /// Its number within the board.
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0) % SLOT
    }
}

/// A river as laid: the number of each board's stretch, from the start up.
pub type River = List<u8, BOARDS_MAX>;

/// A hex with all that rules ask about it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cell {
    /// What is printed there.
    pub print: Print,
    /// Column and height on its board.
    pub x: u8,
    pub y: u8,
    /// Whether a waterfall of its own board lies within three swims.
    falls_ahead: bool,
    /// Whether the next board lies within three swims.
    near_top: bool,
    /// What to add to the hex for each neighbour; 0 if there is none.
    to: [i8; 6],
}

/// A side between certain edges.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// Its side's place in [`Rivers::sides`].
    pub side: u8,
    /// How far the next board's column 0 lies to the right of this one's (SA-006).
    pub offset: i8,
    /// Whether a waterfall lies so low that it can be leapt from the board below.
    low_falls: bool,
    cells: Box<[Cell; SLOT]>,
}

/// What lies below a board: its height and head.
type Below = Option<(u8, Edge)>;
/// What lies above a board: its mouth.
type Above = Option<Edge>;

const BELOW: [Below; 5] =
    [None, Some((6, Edge::Left)), Some((6, Edge::Right)), Some((12, Edge::Left)), Some((12, Edge::Right))];
const ABOVE: [Above; 3] = [None, Some(Edge::Left), Some(Edge::Right)];

/// All board sides and their stretches.
#[derive(Clone, Debug)]
pub struct Rivers {
    /// The sides, in the order of the content.
    pub sides: Vec<Side>,
    stretches: Vec<Stretch>,
    /// The number of a stretch by side, below and above.
    numbers: Vec<u8>,
}

const MISSING: u8 = u8::MAX;

impl Rivers {
    /// The stretches of all rivers that these sides can make.
    pub fn all(sides: Vec<Side>) -> Rivers {
        let mut rivers = Rivers::none(sides);
        for side in 0..rivers.sides.len() {
            for below in BELOW {
                for above in ABOVE {
                    let printed = &rivers.sides[side];
                    if printed.mouth.is_some() == below.is_some() && printed.head.is_some() == above.is_some()
                    {
                        rivers.stretch(side, below, above);
                    }
                }
            }
        }
        rivers
    }

    /// The stretches of one river only, and that river.
    pub fn one(sides: Vec<Side>, river: &[u8]) -> (Rivers, River) {
        let mut rivers = Rivers::none(sides);
        for slot in 0..river.len() {
            let (side, below, above) = rivers.edges(river, slot);
            rivers.stretch(side, below, above);
        }
        let laid = rivers.lay(river);
        (rivers, laid)
    }

    fn none(sides: Vec<Side>) -> Rivers {
        let numbers = vec![MISSING; sides.len() * BELOW.len() * ABOVE.len()];
        Rivers { sides, stretches: Vec::new(), numbers }
    }

    /// SA-006: lays sides, given by their places in [`Rivers::sides`], end to end. Their stretches exist.
    pub fn lay(&self, river: &[u8]) -> River {
        (0..river.len())
            .map(|slot| {
                let (side, below, above) = self.edges(river, slot);
                self.numbers[number_of(side, below, above)]
            })
            .collect()
    }

    /// The stretch of a board in the river.
    #[inline]
    pub fn at(&self, river: &River, slot: usize) -> &Stretch {
        &self.stretches[usize::from(river[slot])]
    }

    /// The side of a board in the river.
    pub fn side(&self, river: &River, slot: usize) -> &Side {
        &self.sides[usize::from(self.at(river, slot).side)]
    }

    /// A hex with all that rules ask about it.
    #[inline]
    pub fn cell(&self, river: &River, hex: Hex) -> &Cell {
        &self.at(river, hex.slot()).cells[hex.number()]
    }

    /// The neighbour in a direction, if a hex is printed there.
    #[inline]
    pub fn step(&self, river: &River, hex: Hex, compass: Compass) -> Option<Hex> {
        self.cell(river, hex).neighbour(hex, compass)
    }

    /// Whether a leap might find a waterfall from here: one lies within the three hexes before a landing.
    #[inline]
    pub fn falls_near(&self, river: &River, hex: Hex) -> bool {
        let cell = self.cell(river, hex);
        cell.falls_ahead || (cell.near_top && self.at(river, hex.slot() + 1).low_falls)
    }

    /// SA-006: the river-wide height of a hex.
    #[inline]
    pub fn height(&self, river: &River, hex: Hex) -> u16 {
        base(hex.slot()) + u16::from(self.cell(river, hex).y)
    }

    /// The length of the river.
    pub fn length(&self, river: &River) -> u16 {
        base(river.len() - 1) + u16::from(Piece::Finish.height())
    }

    /// SA-013: the start hex.
    pub fn start(&self, river: &River) -> Hex {
        self.hexes(river, 0)
            .find(|hex| self.cell(river, *hex).print.ground == Ground::Start)
            .expect("a start board has a start hex")
    }

    /// The hexes of a board, joint hexes first, then from the lowest line up and from left to right.
    pub fn hexes(&self, river: &River, slot: usize) -> impl DoubleEndedIterator<Item = Hex> + use<> {
        let joints = if slot == 0 { 0 } else { 3 };
        let printed = printed_count(self.side(river, slot).piece);
        let joints = (PRINTED_MAX..PRINTED_MAX + joints).map(move |number| Hex::new(slot, number));
        // Numbers rise with the height, and within a height with the column.
        joints.chain((0..printed).map(move |number| Hex::new(slot, number)))
    }

    /// The hex at a place of a board, in its own coordinates; the head's joint hexes belong to the next board.
    pub fn find(&self, river: &River, slot: usize, x: i8, y: i8) -> Option<Hex> {
        let side = self.side(river, slot);
        if y == 0 {
            return Some(Hex::new(slot, joint(side.mouth?, x)?));
        }
        if y == side.piece.height() as i8 && slot + 1 < river.len() {
            return self.find(river, slot + 1, x - self.at(river, slot).offset, 0);
        }
        if y > side.top() as i8 { None } else { Some(Hex::new(slot, local(x, y)?)) }
    }

    fn edges(&self, river: &[u8], slot: usize) -> (usize, Below, Above) {
        let side = |slot: usize| &self.sides[usize::from(river[slot])];
        let below = slot.checked_sub(1).map(side).and_then(|low| Some((low.piece.height(), low.head?)));
        let above = if slot + 1 < river.len() { side(slot + 1).mouth } else { None };
        (usize::from(river[slot]), below, above)
    }

    fn stretch(&mut self, side: usize, below: Below, above: Above) {
        let number = number_of(side, below, above);
        if self.numbers[number] == MISSING {
            self.numbers[number] = self.stretches.len() as u8;
            self.stretches.push(Stretch::new(&self.sides[side], side, below, above));
        }
    }
}

impl Cell {
    /// The neighbour of this cell's hex.
    #[inline]
    pub fn neighbour(&self, hex: Hex, compass: Compass) -> Option<Hex> {
        match self.to[compass.index()] {
            0 => None,
            change => Some(Hex(hex.0.wrapping_add_signed(i16::from(change)))),
        }
    }

    /// Whether it is where two boards join (SA-006).
    pub fn is_joint(&self) -> bool {
        self.y == 0
    }
}

impl Stretch {
    fn new(side: &Side, number: usize, below: Below, above: Above) -> Stretch {
        let mut cells = Box::new([Cell::default(); SLOT]);
        let place = Neighbourhood { side, below, above };
        for y in 0..=side.top() {
            for x in columns(y) {
                if let Some(own) = place.number(x, y as i8) {
                    let to = std::array::from_fn(|i| {
                        let (right, up) = Compass::ALL[i].change();
                        place.number(x + right, y as i8 + up).map_or(0, |other| (other - own) as i8)
                    });
                    let own = own as usize;
                    let print = if own < PRINTED_MAX { side.prints[own] } else { Print::JOINT };
                    cells[own] = Cell { print, x: x as u8, y, to, ..Cell::default() };
                }
            }
        }
        look_ahead(&mut cells);
        let low_falls = (1..=5)
            .flat_map(|y| columns(y).filter_map(move |x| local(x, y as i8)))
            .any(|number| side.prints[number].ground == Ground::Waterfall);
        let offset = place.offset_above().unwrap_or(0);
        Stretch { side: number as u8, offset, low_falls, cells }
    }
}

/// Marks the cells from which a waterfall, or the next board, is within three swims.
fn look_ahead(cells: &mut [Cell; SLOT]) {
    for _ in 0..3 {
        let before = *cells;
        for number in 0..SLOT {
            for direction in Direction::ALL {
                let next = match before[number].to[direction.compass().index()] {
                    0 => continue,
                    change => number as i16 + i16::from(change),
                };
                match usize::try_from(next).ok().and_then(|next| before.get(next)) {
                    None => cells[number].near_top = true,
                    Some(next) => {
                        cells[number].near_top |= next.near_top;
                        cells[number].falls_ahead |=
                            next.falls_ahead || next.print.ground == Ground::Waterfall;
                    }
                }
            }
        }
    }
}

/// A side with the edges beside it.
struct Neighbourhood<'a> {
    side: &'a Side,
    below: Below,
    above: Above,
}

impl Neighbourhood<'_> {
    /// SA-006: how far the next board lies to the right.
    fn offset_above(&self) -> Option<i8> {
        Some(self.side.head?.column() - self.above?.column())
    }

    /// The number of the hex at a place in this side's coordinates, which may lie on the board below (less
    /// than 0) or above (`SLOT` and more).
    fn number(&self, x: i8, y: i8) -> Option<i16> {
        let height = self.side.piece.height() as i8;
        if y == 0 {
            return joint(self.side.mouth?, x).map(|number| number as i16);
        }
        if y < 0 {
            let ((low_height, head), mouth) = (self.below?, self.side.mouth?);
            let offset = head.column() - mouth.column();
            return local(x + offset, y + low_height as i8).map(|number| number as i16 - SLOT as i16);
        }
        if y >= height {
            let (x, y) = (x - self.offset_above()?, y - height);
            let number = if y == 0 { joint(self.above?, x) } else { local(x, y) };
            return number.map(|number| number as i16 + SLOT as i16);
        }
        local(x, y).map(|number| number as i16)
    }
}

/// SA-006: the number of a joint hex of a mouth.
pub(crate) fn joint(mouth: Edge, x: i8) -> Option<usize> {
    let place = x - mouth.column();
    ((0..=4).contains(&place) && place % 2 == 0).then(|| PRINTED_MAX + usize::from(place as u8 / 2))
}

fn printed_count(piece: Piece) -> usize {
    let top = usize::from(piece.height()) - 1;
    top / 2 * 9 + 5
}

/// SA-006: the river-wide height of a board's origin.
#[inline]
fn base(slot: usize) -> u16 {
    match slot {
        0 => 0,
        slot => u16::from(Piece::Start.height()) + u16::from(Piece::Number(1).height()) * (slot as u16 - 1),
    }
}

fn number_of(side: usize, below: Below, above: Above) -> usize {
    let below = BELOW.iter().position(|other| *other == below).expect("every lower edge is listed");
    let above = ABOVE.iter().position(|other| *other == above).expect("every upper edge is listed");
    (side * BELOW.len() + below) * ABOVE.len() + above
}
