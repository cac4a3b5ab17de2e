//! What people read: options, actions, events and forecasts in words, each with its rule.

use engine::content::{Content, Files};
use engine::{Fault, Kind as _, Names, OptionInfo, Said, Seat, Seats, Table, Viewer};

use crate::Rowing;
use crate::action::{Action, Rate};
use crate::cards::{Card, Cards};
use crate::content::{FILES, Library, Line, Medal, read_course};
use crate::event::{Cause, Event, Reason, Solo};
use crate::forecast::{self, Forecast, Range};
use crate::options::CrabWhen;
use crate::picture;
use crate::position::{Phase, Position};
use crate::rules::reveal::total;
use crate::rules::{motivation, play};
use crate::scenery::Scenery;

const fn option(
    key: &'static str,
    values: &'static str,
    about: &'static str,
    rule: &'static str,
) -> OptionInfo {
    OptionInfo { key, values, about, rule }
}

impl Table for Rowing {
    const NAME: &'static str = "Rowing";
    const ABOUT: &'static str =
        "Race 2000 m: set the stroke rate, play your cards and keep some breath for the end.";
    const PIECE: &'static str = "Boat";
    const MINUTES: u16 = 30;
    const OPTIONS: &'static [OptionInfo] = &[
        option(
            "course",
            "calm_lake, tail_current, headwind, turning_tide, gusty_bay, or an object of four limits from 3 to 12, \
             or the text of a course file",
            "the Pace Limits at 500, 1000 and 1500 m and in the Finish Zone",
            "RW-006",
        ),
        option("lane_draw", "random, seat_order", "how lanes and the first race order are given", "RW-014"),
        option("suffering_supply", "0 to 60", "Suffering cards in the common supply", "RW-010"),
        option("suffering_flip", "until_pace, single", "flip on to a Pace card, or one card only", "RW-052"),
        option("tides_in_pace", "false, true", "whether the tide's space counts for the checks", "RW-063"),
        option(
            "motivation_in_pace",
            "false, true",
            "whether Motivation's spaces count for the checks",
            "RW-074",
        ),
        option(
            "tides_scope",
            "last_two, last_two_any, last_one, off",
            "which boats catch the tide",
            "RW-061",
        ),
        option("tides_when", "round_start, own_turn", "when that is looked at", "RW-062"),
        option("motivation_reach", "any_lane, next_lane", "which lanes a rival may be in", "RW-071"),
        option("crab_when", "cannot_pay, pile_empty", "whether paying the last card is a crab too", "RW-094"),
        option(
            "zone_crab",
            "lost_move, zone_line",
            "where a crab in the Finish Zone leads back to",
            "RW-101",
        ),
        option(
            "finish_zone_check",
            "in_zone, through",
            "whether rowing through the zone is checked",
            "RW-096",
        ),
        option("cooldown_steady", "0, 1, 2", "Exhaustion cards cooled at Steady", "RW-111"),
        option("photo_finish", "hand_pace, distance", "what ranks boats home in one round", "RW-142"),
        option("race_end", "all, first", "row on until all are home, or stop after the first", "RW-145"),
        option("round_limit", "10 to 200", "the last round", "RW-146"),
        OptionInfo::content("RW-008"),
    ];
    const CONTENT: &'static [(&'static str, &'static str)] = &FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("course");
    const RULEBOOK: &'static str = include_str!("../../../docs/rulebooks/rowing.md");
    const RULEBOOK_FRENCH: &'static str = include_str!("../../../docs/rulebooks/fr/rowing.md");
    type Scenery = Scenery;
    type Forecast = Forecast;

    fn check_board(board: Content<'_>) -> Result<String, Fault> {
        let course = read_course(board)?;
        Ok(picture::course_picture(&Library::read(&Files::default())?.water, &course))
    }

    fn scenery(&self, _view: &Position) -> Scenery {
        self.scene()
    }

    fn picture(&self, view: &Position, viewer: Viewer, names: &Names) -> String {
        picture::picture(self, view, viewer, names)
    }

    fn say_action(&self, view: &Position, seat: Seat, action: &Action, _names: &Names) -> String {
        let boat = &view.boats[seat];
        match action {
            Action::Rate { to } => {
                let info = &self.rates[*to as usize];
                let verb = if *to == boat.rate { "Keep" } else { "Go to" };
                let price = if boat.rate.distance(*to) == 2 { ", a jump: pays 1 Exhaustion" } else { "" };
                let cards =
                    if info.cards == 1 { "1 card".to_string() } else { format!("{} cards", info.cards) };
                format!("{verb} {} {} ({cards}){price}", to.strokes(), info.name)
            }
            Action::Play { cards } => {
                let sure = total(&self.values, *cards);
                match total(&self.flips, *cards) {
                    _ if play::cluttered(self, boat.rate, boat.hand.into()).is_some() => {
                        format!("Play {}: a cluttered hand, no move", cards.words())
                    }
                    0 => format!("Play {}: Pace {sure}", cards.words()),
                    flips => format!("Play {}: Pace {sure} and {flips} flipped", cards.words()),
                }
            }
            Action::Tides {} => format!("Take the tide: 1 space, to {}", boat.space + 1),
            Action::Motivation {} => {
                format!("Motivation: pay 1 Exhaustion for 2 spaces, to {}", boat.space + motivation::SPACES)
            }
            Action::Pass {} => format!("Stay on space {}", boat.space),
            Action::Discard { cards } if *cards == Cards::NONE => "Keep all cards".to_string(),
            Action::Discard { cards } => format!("Discard {}", cards.words()),
        }
    }

    fn rule_of(&self, view: &Position, seat: Seat, action: &Action) -> &'static str {
        let boat = &view.boats[seat];
        match action {
            Action::Rate { to } if boat.rate.distance(*to) >= 2 => "RW-031",
            Action::Rate { .. } => "RW-030",
            Action::Play { .. } if play::cluttered(self, boat.rate, boat.hand.into()).is_some() => "RW-042",
            Action::Play { .. } => "RW-040",
            Action::Tides {} => "RW-060",
            Action::Motivation {} => "RW-070",
            Action::Pass {} if view.phase == Phase::Tides => "RW-060",
            Action::Pass {} => "RW-070",
            Action::Discard { .. } => "RW-080",
        }
    }

    fn say_event(&self, event: &Event, names: &Names) -> Said {
        say_round(self, event, names)
            .or_else(|| say_turn(self, event, names))
            .unwrap_or_else(|| Said::new("RW-021", ""))
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Forecast {
        forecast::forecast(self, view, seat, action)
    }

    fn say_forecast(&self, forecast: &Forecast, _names: &Names) -> String {
        say_forecast(self, forecast)
    }
}

/// The round, the secret choices and what they show.
fn say_round(game: &Rowing, event: &Event, names: &Names) -> Option<Said> {
    let rate = |rate: Rate| format!("{} {}", rate.strokes(), game.rates[rate as usize].name);
    Some(match event {
        Event::LanesDrawn { order } => {
            Said::new("RW-014", format!("Lanes are drawn: {}", list(order, names)))
        }
        Event::RoundStart { round, order, tides } => {
            let tide = match tides.is_empty() {
                true => "nobody has the tide".to_string(),
                false => format!("the tide is with {}", set(*tides, names)),
            };
            Said::new("RW-023", format!("Round {round} begins: {}; {tide}", list(order, names)))
        }
        Event::RateChosen { seat } => Said::new("RW-022", format!("{} has chosen a rate", names.of(*seat))),
        Event::RateSet { seat, from, to } if from == to => {
            Said::new("RW-033", format!("{} stays at {}", names.of(*seat), rate(*to)))
        }
        Event::RateSet { seat, from, to } => {
            Said::new("RW-033", format!("{} goes from {} to {}", names.of(*seat), rate(*from), rate(*to)))
        }
        Event::Paid { seat, amount, reason } => {
            let (rule, reason) = match reason {
                Reason::Jump => ("RW-031", "a jump of two rates"),
                Reason::Motivation => ("RW-070", "Motivation"),
                Reason::Pace => ("RW-092", "its Pace"),
            };
            Said::new(rule, format!("{} pays {amount} Exhaustion for {reason}", names.of(*seat)))
        }
        Event::CardsChosen { seat, count } => {
            Said::new("RW-022", format!("{} has chosen its cards ({count})", names.of(*seat)))
        }
        Event::Revealed { seat, cards } => {
            Said::new("RW-050", format!("{} shows {}", names.of(*seat), cards.words()))
        }
        Event::Cluttered { seat, .. } => {
            Said::new("RW-043", format!("{} has a cluttered hand and does not move", names.of(*seat)))
        }
        Event::Flipped { .. }
        | Event::Shuffled { .. }
        | Event::Moved { .. }
        | Event::Discarded { .. }
        | Event::Checked { .. }
        | Event::Crab { .. }
        | Event::Cooled { .. }
        | Event::Drew { .. }
        | Event::CrossedFinish { .. }
        | Event::Placed { .. }
        | Event::RaceOver { .. } => return None,
    })
}

/// Steps 3 to 8, and the end.
fn say_turn(game: &Rowing, event: &Event, names: &Names) -> Option<Said> {
    Some(match event {
        Event::Flipped { seat, card } => say_flip(game, *seat, *card, names),
        Event::Shuffled { seat, count } => Said::new(
            "RW-120",
            format!("{} shuffles its discard pile of {count} into a deck", names.of(*seat)),
        ),
        Event::Moved { seat, from, to, cause } => say_move(game, *seat, *from, *to, *cause, names),
        Event::Discarded { seat, cards } => {
            Said::new("RW-080", format!("{} discards {}", names.of(*seat), cards.words()))
        }
        Event::Checked { seat, line, pace, limit, cost } => {
            let result = if *cost == 0 { "free".to_string() } else { format!("costs {cost}") };
            let text =
                format!("{} is checked {}: Pace {pace}, limit {limit}, {result}", names.of(*seat), at(*line));
            Said::new("RW-092", text)
        }
        Event::Crab { seat, line, suffering } => {
            let (rule, why) = match game.options.crab_when {
                CrabWhen::CannotPay => ("RW-095", "cannot pay"),
                CrabWhen::PileEmpty => ("RW-094", "has no stamina left"),
            };
            let text = format!("{} {why} {} and catches a crab", names.of(*seat), at(*line));
            Said::new(rule, format!("{text}: {suffering} Suffering"))
        }
        Event::Cooled { seat, amount } => Said::new(
            "RW-111",
            format!("{} puts {amount} Exhaustion back on its Stamina Pile", names.of(*seat)),
        ),
        Event::Drew { seat, count, cards } => {
            let which = cards.map_or(String::new(), |cards| format!(": {}", cards.words()));
            Said::new("RW-114", format!("{} draws {count}{which}", names.of(*seat)))
        }
        Event::CrossedFinish { seat, round, hand_pace, space } => Said::new(
            "RW-140",
            format!("{} is home in round {round} on space {space}, card sum {hand_pace}", names.of(*seat)),
        ),
        Event::Placed { seat, place } => {
            Said::new("RW-142", format!("{} takes place {place}", names.of(*seat)))
        }
        Event::RaceOver { winners, ranking, solo } => say_end(*winners, ranking, *solo, names),
        Event::LanesDrawn { .. }
        | Event::RoundStart { .. }
        | Event::RateChosen { .. }
        | Event::RateSet { .. }
        | Event::Paid { .. }
        | Event::CardsChosen { .. }
        | Event::Revealed { .. }
        | Event::Cluttered { .. } => return None,
    })
}

fn say_flip(game: &Rowing, seat: Seat, card: Card, names: &Names) -> Said {
    let (name, info) = (names.of(seat), &game.cards[card as usize].name);
    match game.values[card as usize] {
        0 => Said::new("RW-052", format!("{name} flips {info}, which adds nothing")),
        value => Said::new("RW-051", format!("{name} flips {info}: {value} more")),
    }
}

fn say_move(game: &Rowing, seat: Seat, from: u8, to: u8, cause: Cause, names: &Names) -> Said {
    let (rule, how) = match cause {
        Cause::Cards => ("RW-055", "rows"),
        Cause::Tides => ("RW-060", "is carried by the tide"),
        Cause::Motivation => ("RW-070", "surges"),
        Cause::Crab if to >= game.water.before(Line::Finish) => ("RW-101", "falls back"),
        Cause::Crab => ("RW-100", "falls back"),
    };
    Said::new(rule, format!("{} {how} from space {from} to {to}", names.of(seat)))
}

fn say_end(winners: Seats, ranking: &[Seat], solo: Option<Solo>, names: &Names) -> Said {
    match solo {
        Some(Solo { seconds: Some(seconds), medal }) => {
            let medal = if medal == Medal::None { "no medal" } else { medal.name() };
            let text = format!("The race is over in {}:{:02}: {medal}", seconds / 60, seconds % 60);
            Said::new("RW-147", text)
        }
        Some(Solo { seconds: None, .. }) => Said::new("RW-146", "The race is over; the boat is not home"),
        None if winners.count() > 1 => {
            let text = format!("a dead heat of {}; {}", set(winners, names), list(ranking, names));
            Said::new("RW-143", format!("The race is over: {text}"))
        }
        None => Said::new(
            "RW-001",
            format!("The race is over: {} wins; {}", set(winners, names), list(ranking, names)),
        ),
    }
}

fn say_forecast(game: &Rowing, forecast: &Forecast) -> String {
    if forecast.cluttered {
        return "cluttered hand: no move, back to Easy".to_string();
    }
    let mut parts =
        vec![format!("Pace {}", range(forecast.pace)), format!("space {}", range(forecast.space))];
    if !forecast.lines.is_empty() {
        let limit = |line: &Line| format!("{} (limit {})", at(*line), game.limits[*line as usize]);
        let lines: Vec<String> = forecast.lines.iter().map(limit).collect();
        let cost = match forecast.cost.most {
            0 => "free".to_string(),
            _ => format!("costs {} of {} stamina", range(forecast.cost), forecast.stamina),
        };
        parts.push(format!("checked {}: {cost}", lines.join(", ")));
    }
    let chance = |per_mille: u16| match per_mille {
        1000 => "certain".to_string(),
        part => format!("{part} in 1000"),
    };
    if forecast.crab_per_mille_most > 0 {
        let to = forecast.falls_back_to.map_or(String::new(), |space| format!(", back to {space}"));
        let least = match forecast.crab_per_mille {
            least if least == forecast.crab_per_mille_most => String::new(),
            least if least > 0 && forecast.crab_per_mille_most == 1000 => format!("{} to ", chance(least)),
            least => format!("{least} to "),
        };
        parts.push(format!("crab {least}{}{to}", chance(forecast.crab_per_mille_most)));
    }
    if forecast.home_per_mille > 0 {
        parts.push(format!("home {}", chance(forecast.home_per_mille)));
    }
    if let Some(draws) = forecast.draws {
        parts.push(format!("draws {draws}"));
    }
    parts.join("; ")
}

fn range(range: Range) -> String {
    if range.least == range.most {
        range.least.to_string()
    } else {
        format!("{} to {}", range.least, range.most)
    }
}

fn at(line: Line) -> String {
    match line {
        Line::M500 | Line::M1000 | Line::M1500 => format!("at {} m", line.name()),
        Line::Finish => "in the Finish Zone".to_string(),
    }
}

fn list(seats: &[Seat], names: &Names) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| names.of(*seat)).collect();
    names.join(", ")
}

fn set(seats: Seats, names: &Names) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| names.of(seat)).collect();
    names.join(" and ")
}
