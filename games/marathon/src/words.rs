//! Actions and events in words, each with its rule and its values.

use engine::{Kind, Names, Said, Seat};

use crate::Marathon;
use crate::action::{Action, Boost};
use crate::content::Card;
use crate::content::course::lane_bit;
use crate::event::{Cause, Event, Groups, Purpose, Reason, Space, Symbol, Trouble};
use crate::position::{Against, Ends, Position, Task, Way};

/// "row 12, lane 3 (EVENT)".
pub(crate) fn say_space(game: &Marathon, row: u8, lane: u8) -> String {
    let symbol = game.course.symbol(row, lane).map(say_symbol);
    match symbol {
        None => format!("row {row}, lane {lane}"),
        Some(symbol) => format!("row {row}, lane {lane} ({symbol})"),
    }
}

/// MA-012: the printed name of a symbol.
pub(crate) fn say_symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Event => "EVENT",
        Symbol::Kick => "KICK SPOT",
    }
}

/// "1 row", "2 rows".
pub(crate) fn many(n: impl Into<i64>, what: &str) -> String {
    let n = n.into();
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// "Ann", "Ann and Bob", "Ann, Bob and Cy".
pub(crate) fn join(names: &[&str]) -> String {
    match names {
        [] => "nobody".to_string(),
        [one] => (*one).to_string(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// The places in words: "1. Ann, 2. Bob and Cy".
pub(crate) fn say_ranking(ranking: &Groups, names: &Names) -> String {
    let mut place = 1;
    let mut places = Vec::new();
    for group in ranking {
        let seats: Vec<&str> = group.iter().map(|seat| names.of(seat)).collect();
        places.push(format!("{place}. {}", join(&seats)));
        place += group.count();
    }
    places.join(", ")
}

impl Marathon {
    /// An action with its price and its first consequence.
    pub(crate) fn action_in_words(
        &self,
        view: &Position,
        seat: Seat,
        action: Action,
        names: &Names,
    ) -> String {
        match (action, view.task) {
            (Action::StartRoll {}, _) => "Roll for a place on the starting block".to_string(),
            (Action::Place { position }, _) if (1..=6).contains(&position) => {
                let (row, lane) = self.block.space(position);
                format!("Take place {position}: {}", say_space(self, row, lane))
            }
            (Action::Place { position }, _) => format!("Take place {position}"),
            (Action::Roll {}, _) => match view.runners[seat].next_speed {
                0 => "Roll the die for your speed".to_string(),
                change => format!("Roll the die for your speed, {change:+}"),
            },
            (Action::Boost { with }, Task::Boost { speed, .. }) => say_boost(with, speed),
            (Action::Boost { with }, _) => format!("Spend {} stamina", with.cost()),
            (Action::Run { lane }, Task::Run(run, ends)) => match run.way {
                Way::Forward => format!("Run to {}", say_space(self, ends.row, lane)),
                Way::Back => format!("Fall back to row {}, lane {lane}", ends.row),
            },
            (Action::Run { lane }, _) => format!("Run to lane {lane}"),
            (Action::CatchUp { lane }, Task::CatchUp(ends)) => {
                let behind = self.whom_to_follow(view, ends.only(lane), names);
                format!("Close up on {behind}: {}", say_space(self, ends.row, lane))
            }
            (Action::CatchUp { lane }, _) => format!("Close up in lane {lane}"),
            (Action::High {}, Task::High(against)) => {
                format!("Use RUNNER'S HIGH against {}", self.say_trouble(against))
            }
            (Action::Pass {}, Task::High(against)) => {
                format!("Keep RUNNER'S HIGH and bear {}", self.say_trouble(against))
            }
            (Action::High {}, _) => "Use RUNNER'S HIGH".to_string(),
            (Action::Pass {}, _) => "Keep RUNNER'S HIGH".to_string(),
        }
    }

    /// The runners right ahead of a target of CATCH UP.
    fn whom_to_follow(&self, view: &Position, end: Ends, names: &Names) -> String {
        let row = end.row + 1;
        let follows = |lane: u8| {
            let straight = self.course.road(end.row) & lane_bit(lane);
            let near = end.lanes | end.lanes << 1 | end.lanes >> 1;
            if straight != 0 { straight & end.lanes != 0 } else { near & lane_bit(lane) != 0 }
        };
        let ahead = view.racing().filter(|(_, runner)| runner.row == row && follows(runner.lane));
        join(&ahead.map(|(seat, _)| names.of(seat)).collect::<Vec<_>>())
    }

    /// What RUNNER'S HIGH could stop.
    pub(crate) fn say_trouble(&self, against: Against) -> String {
        match against {
            Against::Spin { steps } => format!("the spin of -{steps}"),
            Against::Card { card, .. } => {
                let text = self.cards.of(card);
                format!("{} ({})", text.name, text.words)
            }
            Against::Injury => "the lost turn of your third INJURY".to_string(),
        }
    }

    fn card_name(&self, card: Card) -> &str {
        &self.cards.of(card).name
    }

    /// An event with its rule and values.
    pub(crate) fn event_in_words(&self, event: &Event, names: &Names) -> Said {
        let of = |seat: &Seat| names.of(*seat);
        match event {
            Event::Rolled { seat, die, purpose, speed } => say_roll(of(seat), *die, *purpose, *speed),
            Event::Placed { seat, position } => {
                Said::new("MA-009", format!("{} stands on place {position} of the block", of(seat)))
            }
            Event::RaceStarted { order } => {
                let order: Vec<&str> = order.iter().map(of).collect();
                Said::new("MA-008", format!("The race begins; turns go {}", order.join(", ")))
            }
            Event::TurnStarted { seat, round } => {
                Said::new("MA-020", format!("Round {round}: the turn of {}", of(seat)))
            }
            Event::TurnSkipped { seat, skip } => {
                Said::new("MA-029", format!("{} misses this turn and owes {} more", of(seat), skip))
            }
            Event::Boosted { seat, with, cost, speed, stamina } => {
                say_boosted(of(seat), *with, *cost, *speed, *stamina)
            }
            Event::Ran { .. } | Event::Stood { .. } | Event::CaughtUp { .. } => {
                self.move_in_words(event, names)
            }
            Event::Landed { seat, symbol: Symbol::Event } => {
                Said::new("MA-040", format!("{} lands on an EVENT and takes a card", of(seat)))
            }
            Event::Landed { seat, symbol: Symbol::Kick } => {
                Said::new("MA-043", format!("{} lands on a KICK SPOT and must spin", of(seat)))
            }
            Event::Spun { seat, value } => say_spin(of(seat), *value),
            Event::TurnEnded { seat } => Said::new("MA-008", format!("The turn of {} is over", of(seat))),
            Event::Finished { seat, place: 1, round } => {
                Said::new("MA-081", format!("{} crosses the line first, in round {round}", of(seat)))
            }
            Event::Finished { seat, place, round } => {
                Said::new("MA-084", format!("{} crosses the line in round {round}: place {place}", of(seat)))
            }
            Event::GameOver { reason: Reason::Finish, ranking } => {
                Said::new("MA-080", format!("The race is over: {}", say_ranking(ranking, names)))
            }
            Event::GameOver { reason: Reason::RoundLimit, ranking } => {
                Said::new("MA-083", format!("The last round is over: {}", say_ranking(ranking, names)))
            }
            Event::Shuffled { .. } | Event::Drew { .. } | Event::NoCard { .. } | Event::Discarded { .. } => {
                self.pile_event_in_words(event, names)
            }
            Event::Kept { .. } | Event::Returned { .. } | Event::BrokeDown { .. } | Event::Healed { .. } => {
                self.hand_event_in_words(event, names)
            }
            Event::TurnOwed { .. }
            | Event::Stamina { .. }
            | Event::NextSpeed { .. }
            | Event::Negated { .. } => self.effect_in_words(event, names),
        }
    }

    fn move_in_words(&self, event: &Event, names: &Names) -> Said {
        match event {
            Event::Ran { seat, from, to, steps, wanted, back, .. } => {
                let (name, rows) = (names.of(*seat), many(*steps, "row"));
                let short = if steps < wanted { format!(" of {wanted}") } else { String::new() };
                match (to.lane, back) {
                    (None, _) => {
                        Said::new("MA-036", format!("{name} runs {rows}{short} and is over the line"))
                    }
                    (Some(_), true) => {
                        let text =
                            format!("{name} falls back {rows}{short}, from row {} to {}", from.row, at(*to));
                        Said::new("MA-037", text)
                    }
                    (Some(lane), false) => {
                        let (rule, why) =
                            if steps < wanted { ("MA-032", ": the road is blocked") } else { ("MA-030", "") };
                        let to = say_space(self, to.row, lane);
                        Said::new(rule, format!("{name} runs {rows}{short} to {to}{why}"))
                    }
                }
            }
            Event::Stood { seat, cause: Cause::CatchUp, .. } => {
                let text =
                    format!("{} does not move: nobody is ahead, or no place behind is free", names.of(*seat));
                Said::new("MA-063", text)
            }
            Event::Stood { seat, wanted: 0, .. } => {
                Said::new("MA-035", format!("{} stands still", names.of(*seat)))
            }
            Event::Stood { seat, wanted, .. } => {
                let text =
                    format!("{} wanted {} but cannot take a step", names.of(*seat), many(*wanted, "row"));
                Said::new("MA-035", text)
            }
            Event::CaughtUp { seat, from, to } => {
                let to = say_space(self, to.row, to.lane.unwrap_or_default());
                Said::new("MA-060", format!("{} closes up from row {} to {to}", names.of(*seat), from.row))
            }
            _ => not_here(event),
        }
    }

    fn pile_event_in_words(&self, event: &Event, names: &Names) -> Said {
        match event {
            Event::Shuffled { count } => {
                let cards = many(*count, "card");
                Said::new("MA-041", format!("The deck is empty; {cards} of the discard pile are shuffled"))
            }
            Event::Drew { seat, card } => {
                let text = self.cards.of(*card);
                Said::new("MA-040", format!("{} draws {}: {}", names.of(*seat), text.name, text.words))
            }
            Event::Discarded { card, .. } => {
                Said::new("MA-048", format!("{} goes to the discard pile", self.card_name(*card)))
            }
            Event::NoCard { .. } => Said::new("MA-042", "There is no card left; nothing happens"),
            _ => not_here(event),
        }
    }

    fn hand_event_in_words(&self, event: &Event, names: &Names) -> Said {
        let of = |seat: &Seat| names.of(*seat);
        match event {
            Event::Kept { seat, card: Card::Injury } => {
                Said::new("MA-050", format!("{} keeps the INJURY", of(seat)))
            }
            Event::Kept { seat, card } => {
                Said::new("MA-054", format!("{} keeps {}", of(seat), self.card_name(*card)))
            }
            Event::Returned { seat, card } => {
                let text =
                    format!("{} has one already: {} goes back on top", of(seat), self.card_name(*card));
                Said::new("MA-055", text)
            }
            Event::BrokeDown { seat } => {
                Said::new("MA-051", format!("{} breaks down; the three INJURY cards are discarded", of(seat)))
            }
            Event::Healed { seat, count } => {
                Said::new("MA-053", format!("{} gets rid of {}", of(seat), many(*count, "INJURY card")))
            }
            _ => not_here(event),
        }
    }

    fn effect_in_words(&self, event: &Event, names: &Names) -> Said {
        let of = |seat: &Seat| names.of(*seat);
        match event {
            Event::TurnOwed { seat, skip } => {
                Said::new("MA-069", format!("{} now owes {}", of(seat), many(*skip, "turn")))
            }
            Event::Stamina { seat, change, stamina } => {
                let rule = if *change < 0 { "MA-027" } else { "MA-026" };
                Said::new(rule, format!("{}: stamina {change:+}, now {stamina}", of(seat)))
            }
            Event::NextSpeed { seat, change } => {
                Said::new("MA-068", format!("{}: {change:+} on the next speed roll", of(seat)))
            }
            Event::Negated { seat, what } => {
                let (rule, what) = match what {
                    Trouble::Spin => ("MA-056", "the negative spin"),
                    Trouble::Injury => ("MA-057", "the lost turn"),
                    Trouble::Card(card) => ("MA-056", self.card_name(*card)),
                };
                Said::new(rule, format!("{} uses RUNNER'S HIGH against {what}", of(seat)))
            }
            _ => not_here(event),
        }
    }

    /// "3 INJURY, 1 Cramp", in the order of the card table.
    pub(crate) fn say_counts(&self, count: impl Fn(Card) -> u16) -> String {
        let kinds = Card::ALL.iter().filter(|card| count(**card) > 0);
        let said: Vec<String> =
            kinds.map(|card| format!("{} {}", count(*card), self.card_name(*card))).collect();
        if said.is_empty() { "none".to_string() } else { said.join(", ") }
    }
}

/// `event_in_words` hands every kind of event to the function that tells it.
fn not_here(event: &Event) -> Said {
    unreachable!("{event:?} is told elsewhere")
}

fn at(space: Space) -> String {
    match space.lane {
        Some(lane) => format!("row {}, lane {lane}", space.row),
        None => format!("row {}", space.row),
    }
}

fn say_boost(with: Boost, speed: u8) -> String {
    match with {
        Boost::None => format!("Spend no stamina: speed {speed}"),
        Boost::Plus => format!("Spend 1 stamina: speed {}", speed.saturating_add(1)),
        Boost::Minus if speed <= 1 => "Spend 1 stamina: stand still".to_string(),
        Boost::Minus => format!("Spend 1 stamina: speed {}", speed - 1),
        Boost::Reroll => "Spend 3 stamina: roll again, and use what comes".to_string(),
    }
}

fn say_boosted(name: &str, with: Boost, cost: u8, speed: u8, stamina: u8) -> Said {
    let rule = Action::Boost { with }.rule();
    match cost {
        0 => Said::new(rule, format!("{name} spends no stamina: speed {speed}")),
        _ => Said::new(rule, format!("{name} spends {cost} stamina, {stamina} left: speed {speed}")),
    }
}

fn say_roll(name: &str, die: u8, purpose: Purpose, speed: Option<u8>) -> Said {
    let speed = match speed {
        Some(speed) if speed != die => format!(", which makes speed {speed}"),
        Some(_) | None => String::new(),
    };
    match purpose {
        Purpose::Start => Said::new("MA-005", format!("{name} rolls a {die} for the block")),
        Purpose::Speed => Said::new("MA-021", format!("{name} rolls a {die}{speed}")),
        Purpose::Reroll => Said::new("MA-024", format!("{name} rolls again: a {die}{speed}")),
        Purpose::Dash => Said::new("MA-067", format!("{name} rolls a {die} to run on")),
    }
}

fn say_spin(name: &str, value: i16) -> Said {
    match value.signum() {
        1 => Said::new("MA-044", format!("{name} spins {value:+} and runs on")),
        0 => Said::new("MA-046", format!("{name} spins 0: nothing happens")),
        _ => Said::new("MA-045", format!("{name} spins {value}: a backfire")),
    }
}
