//! Salmon Run in words: actions, events and options, each with its rule.

use engine::content::Content;
use engine::{BySeat, Fault, Kind, Names, OptionInfo, Said, Seat, Seats, Table, Viewer, Word};

use crate::Salmon;
use crate::action::Action;
use crate::card::{Card, Cards, Direction};
use crate::event::{Cause, Ending, Event, How, Reason, Source, compass_words};
use crate::forecast::{Forecast, symbol_words};
use crate::position::{Position, Task};
use crate::rules;
use crate::scenery::Scenery;
use crate::vocabulary::Vocabulary;

impl Table for Salmon {
    const NAME: &'static str = "Salmon Run";
    const ABOUT: &'static str =
        "Two to four salmon race up a river of hexes on small decks, leaping waterfalls and dodging bears.";
    const PIECE: &'static str = "Salmon";
    const MINUTES: u16 = 40;
    const OPTIONS: &'static [OptionInfo] = OPTIONS;
    const CONTENT: &'static [(&'static str, &'static str)] = &crate::content::FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("boards");
    const RULEBOOK: &'static str = include_str!("../../../docs/rulebooks/salmon.md");
    const RULEBOOK_FRENCH: &'static str = include_str!("../../../docs/rulebooks/fr/salmon.md");
    type Scenery = Scenery;
    type Forecast = Forecast;

    fn words() -> Vec<Word> {
        Vocabulary::load().map(|words| words.all()).unwrap_or_default()
    }

    fn check_board(board: Content<'_>) -> Result<String, Fault> {
        crate::board_check::check(board)
    }

    fn scenery(&self, view: &Position) -> Scenery {
        self.scene(view)
    }

    fn picture(&self, view: &Position, viewer: Viewer, names: &Names) -> String {
        crate::picture::draw(self, view, viewer, names)
    }

    fn say_action(&self, view: &Position, seat: Seat, action: &Action, names: &Names) -> String {
        match action {
            Action::SetUp {} => "Set up: lay the river, deal, find the first player".to_string(),
            Action::Play { card, dir: Some(dir), .. } => {
                format!("Play {} {}", self.card(*card), direction_words(*dir))
            }
            Action::Play { card, target: Some(target), .. } if *target == seat => {
                format!("Play {} at yourself", self.card(*card))
            }
            Action::Play { card, target: Some(target), .. } => {
                format!("Play {} at {}", self.card(*card), names.of(*target))
            }
            Action::Play { card, .. } => format!("Play {}", self.card(*card)),
            Action::Jump { cards, dirs } => {
                let word = |i: usize| match cards[i] {
                    Card::Wild => format!("Wild {}", direction_words(dirs[i])),
                    card => self.card(card).to_string(),
                };
                format!("Leap with {} then {}: costs a Fatigue", word(0), word(1))
            }
            Action::EndTurn {} => match view.played.len() {
                0 => "End the turn without playing a card".to_string(),
                n => format!("End the turn after {n} card(s)"),
            },
            Action::Take { card } => format!("Take {}", self.card(*card)),
            Action::Remove { from, card } => {
                format!("Remove {} from your {}", self.card(*card), source_words(*from))
            }
            Action::Pass {} => self.say_pass(view).to_string(),
            Action::MoveBear { bear, dir } => format!("Bear {bear} goes {}", compass_words(*dir)),
            Action::StopBear {} => "The bear stays where it is".to_string(),
            Action::Counter {} => match view.task {
                Task::Counter { card } => format!("Counter by discarding a {}", self.card(card)),
                _ => "Counter".to_string(),
            },
            Action::Discard { cards } => format!("Discard {}", self.card_list(cards)),
            Action::Snatch { card } => format!("Discard {} from that hand", self.card(*card)),
            Action::ReturnFatigue {} => "Give a Fatigue back".to_string(),
        }
    }

    fn rule_of(&self, view: &Position, _seat: Seat, action: &Action) -> &'static str {
        match action {
            Action::Play { card, .. } => match card {
                Card::Forward | Card::Left | Card::Right => "SA-030",
                Card::DoubleForward | Card::DoubleLeft | Card::DoubleRight => "SA-031",
                Card::Wild => "SA-032",
                Card::Bear => "SA-065",
                Card::Eagle => "SA-086",
                Card::Current => "SA-075",
                Card::Rapids => "SA-083",
                Card::Fatigue => "SA-060",
            },
            Action::Jump { .. } => "SA-040",
            Action::StopBear {} => "SA-065",
            Action::SetUp {}
            | Action::EndTurn {}
            | Action::Take { .. }
            | Action::Remove { .. }
            | Action::Pass {}
            | Action::MoveBear { .. }
            | Action::Counter {}
            | Action::Discard { .. }
            | Action::Snatch { .. }
            | Action::ReturnFatigue {} => rules::rule_of(view.task),
        }
    }

    fn say_event(&self, event: &Event, names: &Names) -> Said {
        let (rule, text) = self.tell(event, names);
        Said::new(rule, text)
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Forecast {
        self.foresee(view, seat, action)
    }

    fn say_forecast(&self, forecast: &Forecast, names: &Names) -> String {
        forecast.say(names)
    }
}

impl Salmon {
    /// The name of a card in English.
    pub(crate) fn card(&self, card: Card) -> &str {
        &self.cards.of(card).english
    }

    /// Several cards in words.
    pub(crate) fn card_list(&self, cards: &Cards) -> String {
        let kinds = Card::ALL.iter().filter(|card| cards.0[card.index()] > 0);
        let words: Vec<String> = kinds
            .map(|card| match cards.0[card.index()] {
                1 => self.card(*card).to_string(),
                n => format!("{n} {}", self.card(*card)),
            })
            .collect();
        if words.is_empty() { "nothing".to_string() } else { words.join(", ") }
    }

    fn say_pass(&self, view: &Position) -> &'static str {
        match view.task {
            Task::Reeds { .. } => "Remove no (more) card",
            Task::Rest => "Keep the Fatigue",
            Task::Counter { .. } => "Do not counter",
            _ => "Pass",
        }
    }

    fn tell(&self, event: &Event, names: &Names) -> (&'static str, String) {
        let name = |seat: &Seat| names.of(*seat);
        match event {
            Event::RiverLaid { river } => ("SA-007", format!("The river is {river}")),
            Event::FirstPlayer { seat } => ("SA-014", format!("{} goes first", name(seat))),
            Event::Played { seat, card, dir, target } => self.tell_played(*seat, *card, *dir, *target, names),
            Event::Ignored { seat, card: Card::Eagle } => {
                ("SA-087", format!("{}'s Eagle finds an empty hand", name(seat)))
            }
            Event::Ignored { seat, card: Card::Bear } => {
                ("SA-065", format!("{} has no bear to move", name(seat)))
            }
            Event::Ignored { seat, card } => (
                "SA-033",
                format!("{}'s {} goes nowhere; it counts all the same", name(seat), self.card(*card)),
            ),
            Event::Jumped { seat, cards, from, to, .. } => {
                let cards = format!("{} and {}", self.card(cards[0]), self.card(cards[1]));
                ("SA-040", format!("{} leaps from {from} to {to} with {cards}", name(seat)))
            }
            Event::Moved { seat, to, how } => match how {
                How::Swim => ("SA-030", format!("{} swims to {to}", name(seat))),
                How::Jump => ("SA-048", format!("{} lands at {to}", name(seat))),
                How::Current => ("SA-075", format!("{} drifts to {to}", name(seat))),
            },
            Event::Fatigued { seat, cause } => tell_fatigue(name(seat), *cause),
            Event::PileEmpty { .. }
            | Event::Took { .. }
            | Event::Drew { .. }
            | Event::NothingToDraw { .. }
            | Event::Shuffled { .. }
            | Event::Removed { .. }
            | Event::Countered { .. }
            | Event::Discarded { .. }
            | Event::HandSeen { .. } => self.tell_cards(event, names),
            Event::BearMoved { bear, to } => ("SA-065", format!("Bear {bear} walks to {to}")),
            Event::Rolled { seat, value } => {
                let arrow = if value % 2 == 1 { 1 } else { 2 };
                ("SA-076", format!("{} rolls {value}: arrow {arrow}", name(seat)))
            }
            Event::Arrived { seat, hex } => {
                ("SA-100", format!("{} reaches the spawning ground at {hex}: last round", name(seat)))
            }
            Event::Rested { seat } => ("SA-061", format!("{} rests: a Fatigue goes back", name(seat))),
            Event::TurnEnded { seat } => ("SA-028", format!("{}'s turn is over", name(seat))),
            Event::GameOver { reason, winners, fatigue, .. } => tell_end(*reason, *winners, fatigue, names),
        }
    }

    /// News of hands and piles.
    fn tell_cards(&self, event: &Event, names: &Names) -> (&'static str, String) {
        let name = |seat: &Seat| names.of(*seat);
        match event {
            Event::PileEmpty { seat, symbol: Some(symbol), .. } => {
                let what = symbol_words(*symbol);
                (
                    "SA-052",
                    format!("{} gets nothing at the sign for {what}: no such card is left", name(seat)),
                )
            }
            Event::PileEmpty { seat, .. } => {
                ("SA-062", format!("{} is spared a Fatigue: none is left", name(seat)))
            }
            Event::Took { seat, card } => {
                ("SA-050", format!("{} takes a {} onto the discard", name(seat), self.card(*card)))
            }
            Event::Drew { seat, card: Some(card) } => {
                ("SA-026", format!("{} draws a {}", name(seat), self.card(*card)))
            }
            Event::Drew { seat, card: None } => ("SA-026", format!("{} draws a card", name(seat))),
            Event::NothingToDraw { seat } => ("SA-026", format!("{} has nothing to draw", name(seat))),
            Event::Shuffled { seat, count } => {
                ("SA-026", format!("{} shuffles a draw pile of {count}", name(seat)))
            }
            Event::Removed { seat, card, from } => {
                let from = source_words(*from);
                ("SA-055", format!("{} removes a {} from the {from}", name(seat), self.card(*card)))
            }
            Event::Countered { seat, card } => {
                ("SA-090", format!("{} discards a {} and is spared", name(seat), self.card(*card)))
            }
            Event::Discarded { seat, cards, reason } => {
                let cards = self.card_list(cards);
                match reason {
                    Reason::Rapids => ("SA-083", format!("{} loses {cards} to the rapids", name(seat))),
                    Reason::HandLimit => ("SA-025", format!("{} discards {cards}: four stay", name(seat))),
                    Reason::Eagle => ("SA-086", format!("{} loses {cards} to the eagle", name(seat))),
                }
            }
            Event::HandSeen { seat, target, cards } => {
                let cards = match cards.is_face_down() {
                    true => format!("{} card(s)", cards.count()),
                    false => self.card_list(&Cards(*cards.counts())),
                };
                ("SA-086", format!("{} looks at the hand of {}: {cards}", name(seat), name(target)))
            }
            _ => unreachable!("all other news is told by `tell`"),
        }
    }

    fn tell_played(
        &self,
        seat: Seat,
        card: Card,
        dir: Option<Direction>,
        target: Option<Seat>,
        names: &Names,
    ) -> (&'static str, String) {
        let (who, card) = (names.of(seat), self.card(card));
        let text = match (dir, target) {
            (Some(dir), _) => format!("{who} plays {card} {}", direction_words(dir)),
            (_, Some(target)) if target == seat => format!("{who} plays {card} at its own hand"),
            (_, Some(target)) => format!("{who} plays {card} at {}", names.of(target)),
            (None, None) => format!("{who} plays {card}"),
        };
        ("SA-020", text)
    }
}

fn tell_end(reason: Ending, winners: Seats, fatigue: &BySeat<u8>, names: &Names) -> (&'static str, String) {
    let won: Vec<&str> = winners.iter().map(|seat| names.of(seat)).collect();
    let tired: Vec<String> = fatigue.by_seat().map(|(seat, n)| format!("{} {n}", names.of(seat))).collect();
    let (rule, why) = match reason {
        Ending::Arrival if won.len() > 1 => ("SA-103", "equally tired in the spawning ground"),
        Ending::Arrival => ("SA-102", "in the spawning ground"),
        Ending::RoundLimit => ("SA-105", "nearest when the round limit came"),
    };
    let (won, tired) = (won.join(" and "), tired.join(", "));
    (rule, format!("The race is over; {won} won, {why}. Fatigue: {tired}"))
}

fn tell_fatigue(who: &str, cause: Cause) -> (&'static str, String) {
    match cause {
        Cause::ThreeSwims => ("SA-034", format!("{who} gets a Fatigue for three swims")),
        Cause::Jump => ("SA-047", format!("{who} gets a Fatigue for the leap")),
        Cause::Bear => ("SA-069", format!("{who} gets a Fatigue from a bear")),
        Cause::Hex => ("SA-054", format!("{who} gets a Fatigue from the hex")),
    }
}

fn direction_words(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "forward",
        Direction::Left => "to the left",
        Direction::Right => "to the right",
    }
}

fn source_words(source: Source) -> &'static str {
    match source {
        Source::Hand => "hand",
        Source::Draw => "draw pile",
        Source::Discard => "discard",
    }
}

const fn option(
    key: &'static str,
    values: &'static str,
    about: &'static str,
    rule: &'static str,
) -> OptionInfo {
    OptionInfo { key, values, about, rule }
}

const OPTIONS: &[OptionInfo] = &[
    option("river", "a river such as S1-2E-4M-6E-F2, or random:2 to random:6", "the boards", "SA-007"),
    option(
        "boards",
        "the text of board files of your own",
        "sides that the river may name besides",
        "SA-007",
    ),
    option("first", "roll, or a seat's number", "who begins", "SA-014"),
    option("max_rounds", "1 to 1000; 20 for each board if left out", "rounds before the end", "SA-105"),
    option("start_deck", "standard, light", "eleven or eight cards to begin with", "SA-012"),
    option("rest_return", "always, may", "whether a rest must give a Fatigue back", "SA-061"),
    option("pass_through", "every, last_only", "whether a Double Swim's first hex gives its card", "SA-037"),
    option("pool_entry", "whole, stops", "whether moves may end early in the spawning ground", "SA-039"),
    option("fatigue_pile", "limited, unlimited", "whether an empty pile ends all Fatigue", "SA-062"),
    option("bear_move", "two, up_to_two", "whether a bear may stop after one step", "SA-065"),
    option("bear_stack", "each, once", "what several bears on one hex cost", "SA-070"),
    option("pool_safe", "false, true", "whether bears spare the spawning ground", "SA-101"),
    OptionInfo::content("SA-011"),
];
