//! What hand-written JSON looks like: the types of which no derive knows it.

use engine::{Seat, looks_like};

use crate::card::{Card, Cards};
use crate::naming::{Place, RiverName};
use crate::options::First;

looks_like!(Cards, "Cards in any order.", |generator| {
    "type": "array",
    "items": generator.subschema_for::<Card>(),
    "maxItems": 255,
});
looks_like!(Place, "A hex: its board, and its column and row there.", |_| {"type": "string"});
looks_like!(RiverName, "SA-007: the boards of a river, such as S1-2E-4M-6E-F2.", |_| {"type": "string"});
looks_like!(First, "SA-014: who begins: a seat, or whom the die says.", |generator| {
    "anyOf": [generator.subschema_for::<Seat>(), {"type": "string", "const": "roll"}],
});
