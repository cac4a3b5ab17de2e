//! __Title__, made by `cargo xtask new-game`: a playable beginning. `docs/guides/adding-a-game.md` says how to go on.
//!
//! - __XX__-001: two to six players; seat 0 begins, then turns go round in seat order.
//! - __XX__-002: on a turn you may walk: three spaces on.
//! - __XX__-003: or run: roll the die and go as far as it shows.
//! - __XX__-004: whoever reaches the `length` or more wins at once.

use engine::{
    BySeat, Dealer, Fault, Game, Illegal, List, Notation, Phrase, Ranking, SEATS_MAX, Said, Seat, Seats,
    Shown, Speak, Study, Switch, Thing, Use, Values, Viewer,
};
use serde::{Deserialize, Serialize};

/// Spaces of a walk (__XX__-002).
const WALK: u16 = 3;
/// Faces of the die (__XX__-003).
const DIE: u8 = 6;

/// The variant switches.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    length: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options { length: 30 }
    }
}

/// The game with its options.
#[derive(Clone, Debug)]
pub struct __Name__ {
    seats: u8,
    options: Options,
}

/// All that changes in a race. Its natural form is also its notation.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    spaces: BySeat<u16>,
    #[serde(default)]
    turn: Seat,
    #[serde(default = "first_round")]
    round: u16,
    #[serde(default)]
    over: bool,
}

fn first_round() -> u16 {
    1
}

/// What a player may choose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// __XX__-002.
    Walk {},
    /// __XX__-003.
    Run {},
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Somebody walked.
    Walked { seat: Seat, space: u16 },
    /// Somebody ran.
    Ran { seat: Seat, die: u8, space: u16 },
    /// The race ended.
    GameOver { winners: Seats },
}

impl Game for __Name__ {
    const ID: &'static str = "__name__";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 6); // __XX__-001
    const EXACT: bool = true;
    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn new(seats: u8, options: Options) -> Result<__Name__, Fault> {
        Switch::in_range(Self::SWITCHES, "length", options.length)?;
        Ok(__Name__ { seats, options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, _dealer: &mut Dealer<'_, Event, Position>) -> Position {
        Position { spaces: BySeat::new(self.seats, 0), turn: Seat(0), round: 1, over: false }
    }

    #[inline]
    fn pending(&self, position: &Position) -> Seats {
        if position.over { Seats::NONE } else { Seats::one(position.turn) }
    }

    fn decision(&self, _position: &Position, _seat: Seat) -> &'static str {
        "turn"
    }

    #[inline]
    fn candidates(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if self.pending(position).contains(seat) {
            out.extend([Action::Walk {}, Action::Run {}]);
        }
    }

    #[inline]
    fn check(&self, position: &Position, seat: Seat, _action: &Action) -> Result<(), Illegal> {
        if position.over {
            return Err(Illegal::new("__XX__-004", "refused-over"));
        }
        match seat == position.turn {
            true => Ok(()),
            false => Err(Illegal::new("__XX__-001", "refused-turn").with("seat", position.turn)),
        }
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: &Action,
        dealer: &mut Dealer<'_, Event, Position>,
    ) {
        match action {
            Action::Walk {} => {
                position.spaces[seat] += WALK;
                dealer.tell(position, || Event::Walked { seat, space: position.spaces[seat] });
            }
            Action::Run {} => {
                let die = dealer.roll(DIE);
                position.spaces[seat] += u16::from(die);
                dealer.tell(position, || Event::Ran { seat, die, space: position.spaces[seat] });
            }
        }
        if position.spaces[seat] >= self.options.length {
            position.over = true; // __XX__-004
            dealer.tell(position, || Event::GameOver { winners: self.ranking(position).winners().collect() });
            return;
        }
        position.turn = position.turn.next(self.seats); // __XX__-001
        position.round += u16::from(position.turn == Seat(0));
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        i32::from(position.spaces[seat])
    }

    fn ranking(&self, position: &Position) -> Ranking {
        Ranking::by_score(&position.spaces)
    }

    /// Whoever only runs goes one space a turn at least.
    fn bound(&self) -> u32 {
        u32::from(self.options.length) * u32::from(self.seats)
    }

    fn audit(&self, position: &Position) -> Result<(), Fault> {
        if position.turn.0 >= self.seats {
            return Err(Fault::seat("turn", position.turn, self.seats));
        }
        let first = Seat::all(self.seats).map(|seat| position.spaces[seat]).max().unwrap_or_default();
        match position.over == (first >= self.options.length) {
            true => Ok(()),
            false => Err(Fault::said("over", Phrase::new("unsound-over"))),
        }
    }

    /// Run: it is half a space faster.
    fn weigh(&self, _view: &Position, _seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
        out.extend(legal.iter().map(|action| match action {
            Action::Walk {} => 6,
            Action::Run {} => 7,
        }));
    }
}

impl Notation for __Name__ {
    type Written = Position;

    fn write(&self, position: &Position) -> Position {
        *position
    }

    fn read(options: Options, written: Position) -> Result<(__Name__, Option<Position>), Fault> {
        let seats = written.spaces.seats();
        if !(2..=6).contains(&seats) {
            return Err(Fault::said("spaces", Phrase::new("unsound-spaces").with("found", seats)));
        }
        let game = __Name__::new(seats, options)?;
        game.audit(&written)?;
        Ok((game, Some(written)))
    }

    #[cfg(feature = "schema")]
    fn schema(part: engine::schema::Part) -> Option<schemars::Schema> {
        engine::schema::of::<Self>(part)
    }
}

impl Shown for __Name__ {
    const MINUTES: u16 = 5;
    const SWITCHES: &'static [Switch] =
        &[Switch::new("length", Values::Range { least: 3, most: 1000 }, "__XX__-004")];
    type Scenery = Options;
    type Forecast = ();

    fn scenery(&self, _view: &Position) -> Options {
        self.options.clone()
    }

    fn picture(&self, view: &Position, _viewer: Viewer, speak: &dyn Speak) -> String {
        let head = Phrase::new("picture-head").with("round", view.round).with("length", self.options.length);
        let mut picture = format!("{}\n", speak.say(&head));
        for (seat, space) in view.spaces.by_seat() {
            let mark = if seat == view.turn && !view.over { " <" } else { "" };
            picture.push_str(&format!("{:<12}{space:>4}{mark}\n", speak.name(seat)));
        }
        picture
    }

    fn action(&self, _view: &Position, _seat: Seat, action: &Action) -> Said {
        match action {
            Action::Walk {} => Said::new("__XX__-002", "action-walk").with("spaces", WALK),
            Action::Run {} => Said::new("__XX__-003", "action-run"),
        }
    }

    fn event(&self, event: &Event) -> Said {
        match event {
            Event::Walked { seat, space } => {
                Said::new("__XX__-002", "event-walked").with("seat", seat).with("space", *space)
            }
            Event::Ran { seat, die, space } => Said::new("__XX__-003", "event-ran")
                .with("seat", seat)
                .with("die", *die)
                .with("space", *space),
            Event::GameOver { winners } => Said::new("__XX__-004", "event-over").with("winners", *winners),
        }
    }
}

impl Study for __Name__ {
    fn round(&self, position: &Position) -> u32 {
        u32::from(position.round)
    }

    /// __XX__-001.
    fn start_order(&self, _position: &Position) -> List<Seat, SEATS_MAX> {
        Seat::all(self.seats).collect()
    }

    fn things(&self) -> Vec<Thing> {
        (1..=DIE).map(|die| Thing::new("dashes", die.to_string())).collect()
    }

    fn uses(&self, event: &Event, out: &mut Vec<Use>) {
        if let Event::Ran { seat, die, .. } = event {
            out.push(Use { thing: u16::from(*die) - 1, seat: Some(*seat) });
        }
    }
}
