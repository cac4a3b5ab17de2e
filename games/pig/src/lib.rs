//! Pig, the teaching game: a whole game in one short file. `docs/guides/adding-a-game.md` walks through it.
//!
//! - PG-001: two to six players; seat 0 begins, then turns go round in seat order.
//! - PG-002: on a turn, roll the die as often as you dare; 2 to 6 adds to the turn's total.
//! - PG-003: a 1 loses the turn's total and ends the turn.
//! - PG-004: instead of rolling you may hold: the total is added to your score and the turn ends.
//! - PG-005: whoever holds the `target` or more wins at once.
//! - PG-006: a turn's total that would reach the target is held by itself.
//! - PG-007: after `round_limit` rounds the highest score wins; equal scores share a place.

use engine::{
    BySeat, Dealer, Fault, Game, Ground, Illegal, List, Notation, Part, Phrase, Ranking, SEATS_MAX, Said,
    Seat, Seats, Shown, Speak, Study, Switch, Thing, Use, Values, Viewer,
};
use serde::{Deserialize, Serialize};

/// The variant switches.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    target: u16,
    round_limit: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options { target: 100, round_limit: 200 }
    }
}

/// Pig with its options.
#[derive(Clone, Debug)]
pub struct Pig {
    seats: u8,
    options: Options,
}

/// All that changes in a race of Pig. Its natural form is also its notation.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    scores: BySeat<u16>,
    #[serde(default)]
    total: u16,
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
    /// PG-002.
    Roll {},
    /// PG-004.
    Hold {},
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A die was rolled.
    Rolled { seat: Seat, die: u8, total: u16 },
    /// A total was held.
    Held { seat: Seat, score: u16 },
    /// The race ended.
    GameOver { winners: Seats },
}

impl Game for Pig {
    const ID: &'static str = "pig";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 6); // PG-001
    const EXACT: bool = true;
    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn new(seats: u8, options: Options) -> Result<Pig, Fault> {
        Switch::in_range(Self::SWITCHES, "target", options.target)?;
        Switch::in_range(Self::SWITCHES, "round_limit", options.round_limit)?;
        Ok(Pig { seats, options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, _dealer: &mut Dealer<'_, Event, Position>) -> Position {
        Position { scores: BySeat::new(self.seats, 0), total: 0, turn: Seat(0), round: 1, over: false }
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
            out.push(Action::Roll {});
            if position.total > 0 {
                out.push(Action::Hold {});
            }
        }
    }

    #[inline]
    fn check(&self, position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if position.over {
            return Err(Illegal::new(self.rule_of_the_end(position), "refused-over"));
        }
        if seat != position.turn {
            return Err(Illegal::new("PG-001", "refused-turn").with("seat", position.turn));
        }
        match action {
            Action::Roll {} => Ok(()),
            Action::Hold {} if position.total > 0 => Ok(()),
            Action::Hold {} => Err(Illegal::new("PG-004", "refused-no-total").with("total", position.total)),
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
            Action::Hold {} => self.hold(position, seat, dealer),
            Action::Roll {} => {
                let die = dealer.roll(6);
                // PG-002 and PG-003
                position.total = if die == 1 { 0 } else { position.total + u16::from(die) };
                dealer.tell(position, || Event::Rolled { seat, die, total: position.total });
                if die == 1 {
                    self.pass_on(position, dealer);
                } else if position.scores[seat] + position.total >= self.options.target {
                    self.hold(position, seat, dealer); // PG-006
                }
            }
        }
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        i32::from(position.scores[seat])
    }

    fn ranking(&self, position: &Position) -> Ranking {
        Ranking::by_score(&position.scores)
    }

    fn bound(&self) -> u32 {
        let decisions_a_turn = u32::from(self.options.target) / 2 + 2;
        u32::from(self.options.round_limit) * u32::from(self.seats) * decisions_a_turn
    }

    fn audit(&self, position: &Position) -> Result<(), Fault> {
        if position.turn.0 >= self.seats {
            return Err(Fault::seat("turn", position.turn, self.seats));
        }
        let points = |seat: Seat| {
            let total = if seat == position.turn { position.total } else { 0 };
            u32::from(position.scores[seat]) + u32::from(total)
        };
        let has_target = Seat::all(self.seats).any(|seat| points(seat) >= u32::from(self.options.target));
        if !position.over && has_target {
            return Err(Fault::said("scores", Phrase::new("unsound-target")));
        }
        Ok(())
    }

    /// The old rule of thumb: hold at 20.
    fn weigh(&self, view: &Position, _seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
        out.extend(legal.iter().map(|action| match action {
            Action::Roll {} => 20,
            Action::Hold {} => i32::from(view.total),
        }));
    }
}

impl Pig {
    /// PG-004: the total is scored. PG-005: the target wins at once.
    fn hold(&self, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) {
        position.scores[seat] += position.total;
        position.total = 0;
        dealer.tell(position, || Event::Held { seat, score: position.scores[seat] });
        if position.scores[seat] >= self.options.target {
            self.end(position, dealer);
        } else {
            self.pass_on(position, dealer);
        }
    }

    /// PG-001: the next seat's turn. PG-007: unless the last round is over.
    fn pass_on(&self, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
        position.turn = position.turn.next(self.seats);
        if position.turn == Seat(0) {
            if position.round >= self.options.round_limit {
                return self.end(position, dealer);
            }
            position.round += 1;
        }
    }

    /// PG-005: somebody has the target. PG-007: nobody has.
    fn rule_of_the_end(&self, position: &Position) -> &'static str {
        let has_target = Seat::all(self.seats).any(|seat| position.scores[seat] >= self.options.target);
        if has_target { "PG-005" } else { "PG-007" }
    }

    fn end(&self, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
        position.over = true;
        dealer.tell(position, || Event::GameOver { winners: self.ranking(position).winners().collect() });
    }
}

impl Notation for Pig {
    type Written = Position;

    fn write(&self, position: &Position) -> Position {
        *position
    }

    fn read(options: Options, written: Position) -> Result<(Pig, Option<Position>), Fault> {
        let seats = written.scores.seats();
        if !(2..=6).contains(&seats) {
            return Err(Fault::said("scores", Phrase::new("unsound-scores").with("found", seats)));
        }
        let game = Pig::new(seats, options)?;
        game.audit(&written)?;
        Ok((game, Some(written)))
    }

    #[cfg(feature = "schema")]
    fn schema(part: engine::schema::Part) -> Option<schemars::Schema> {
        engine::schema::of::<Self>(part)
    }
}

impl Shown for Pig {
    const MINUTES: u16 = 5;
    const SWITCHES: &'static [Switch] = &[
        Switch::new("target", Values::Range { least: 2, most: 1000 }, "PG-005"),
        Switch::new("round_limit", Values::Range { least: 1, most: 1000 }, "PG-007"),
    ];
    type Scenery = Options;
    type Forecast = ();

    /// The options say all.
    fn scenery(&self, _view: &Position) -> Options {
        self.options.clone()
    }

    fn picture(&self, view: &Position, _viewer: Viewer, speak: &dyn Speak) -> String {
        let head = Phrase::new("picture-head").with("round", view.round).with("target", self.options.target);
        let mut picture = format!("{}\n", speak.say(&head));
        for (seat, score) in view.scores.by_seat() {
            let total = match seat == view.turn {
                true => speak.say(&Phrase::new("picture-total").with("total", view.total)),
                false => String::new(),
            };
            picture.push_str(format!("{:<12}{score:>4} {total}", speak.name(seat)).trim_end());
            picture.push('\n');
        }
        picture
    }

    fn action(&self, view: &Position, _seat: Seat, action: &Action) -> Said {
        match action {
            Action::Roll {} => Said::new("PG-002", "action-roll"),
            Action::Hold {} => Said::new("PG-004", "action-hold").with("total", view.total),
        }
    }

    fn event(&self, event: &Event) -> Said {
        match event {
            Event::Rolled { seat, die: 1, .. } => Said::new("PG-003", "event-lost").with("seat", seat),
            Event::Rolled { seat, die, total } => {
                Said::new("PG-002", "event-rolled").with("seat", seat).with("die", *die).with("total", *total)
            }
            Event::Held { seat, score } => {
                Said::new("PG-004", "event-held").with("seat", seat).with("score", *score)
            }
            Event::GameOver { winners } => Said::new("PG-005", "event-over").with("winners", *winners),
        }
    }

    /// PG-005, PG-007.
    fn grounds(&self, position: &Position) -> Vec<Ground> {
        let score = |seat| Some(i32::from(position.scores[seat]));
        vec![Ground::more(self.seats, Said::new("PG-007", "order-score"), score)]
    }
}

impl Study for Pig {
    fn round(&self, position: &Position) -> u32 {
        u32::from(position.round)
    }

    /// PG-001.
    fn start_order(&self, _position: &Position) -> List<Seat, SEATS_MAX> {
        Seat::all(self.seats).collect()
    }

    fn things(&self) -> Vec<Thing> {
        (1..=6).map(|die| Thing::new("rolls", die.to_string())).collect()
    }

    /// The standing is the score.
    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        let score = i32::from(position.scores[seat]);
        vec![Part::new("score", score, score)]
    }

    fn uses(&self, event: &Event, out: &mut Vec<Use>) {
        if let Event::Rolled { seat, die, .. } = event {
            out.push(Use { thing: u16::from(*die) - 1, seat: Some(*seat) });
        }
    }
}
