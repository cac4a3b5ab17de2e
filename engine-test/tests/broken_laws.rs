//! The laws can fail: a small game with one fault at a time is caught by the law that is meant to catch it.

use std::panic::catch_unwind;

use engine::{BySeat, Dealer, Fault, Game, Illegal, Notation, Ranking, Rng, Sealed, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

engine::kinds! {
    /// What is wrong with the game.
    pub enum Wrong {
        Nothing = "nothing", Stuck = "stuck", ListsTooMuch = "lists_too_much", ListsTooLittle = "lists_too_little",
        Telling = "telling", Forgetful = "forgetful", Unsound = "unsound", Peeking = "peeking",
        HidesTurns = "hides_turns", FillsWrong = "fills_wrong", LeaksEvent = "leaks_event", LeaksAnswer = "leaks_answer",
        OrderMatters = "order_matters", Endless = "endless", BadRanking = "bad_ranking", Allocates = "allocates",
        Panics = "panics", LosesCards = "loses_cards",
        OutOfTurn = "out_of_turn", LeaksBetween = "leaks_between",
        UnwrittenBetween = "unwritten_between", RanksNoView = "ranks_no_view", RanksNothingBetween = "ranks_nothing_between", SecretResult = "secret_result",
    }
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Options {
    wrong: Wrong,
}

/// Three rounds: all seats choose 1 to 3 in secret, a die is added. Each seat has a secret number.
#[derive(Debug)]
struct Faulty {
    options: Options,
}

#[derive(Clone, Copy, Debug, PartialEq, Hash)]
struct Position {
    round: u8,
    answers: Sealed<u8>,
    first: Option<Seat>,
    secrets: BySeat<u8>,
    hidden: BySeat<bool>,
    scores: BySeat<u8>,
    cards: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum Action {
    Choose { number: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Event {
    Chosen { seat: Seat, number: Option<u8> },
}

/// A number of cards that cannot be written.
const NOT_WRITTEN: u8 = 250;

fn write_cards<S: serde::Serializer>(cards: &u8, to: S) -> Result<S::Ok, S::Error> {
    match *cards {
        NOT_WRITTEN => Err(serde::ser::Error::custom("so many cannot be written")),
        cards => to.serialize_u8(cards),
    }
}

#[derive(Serialize, Deserialize)]
struct Written {
    round: u8,
    answers: Vec<Option<u8>>,
    owed: Seats,
    first: Option<Seat>,
    secrets: BySeat<u8>,
    scores: BySeat<u8>,
    #[serde(serialize_with = "write_cards")]
    cards: u8,
}

impl Faulty {
    fn is(&self, wrong: Wrong) -> bool {
        self.options.wrong == wrong
    }
}

impl Game for Faulty {
    const ID: &'static str = "faulty";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const EXACT: bool = true;
    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn new(_seats: u8, options: Options) -> Result<Faulty, Fault> {
        Ok(Faulty { options })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, dealer: &mut Dealer<'_, Event, Position>) -> Position {
        Position {
            round: 1,
            answers: Sealed::ask(Seats::all(2)),
            first: None,
            secrets: BySeat::from_fn(2, |_| dealer.roll(6)),
            hidden: BySeat::new(2, false),
            scores: BySeat::new(2, 0),
            cards: 9,
        }
    }

    fn pending(&self, position: &Position) -> Seats {
        if self.is(Wrong::HidesTurns) && position.hidden.contains(&true) && position.round == 2 {
            return Seats::NONE;
        }
        if position.round > 3 { Seats::NONE } else { position.answers.owed() }
    }

    fn decision(&self, _position: &Position, _seat: Seat) -> &'static str {
        "choose"
    }

    fn candidates(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if !self.pending(position).contains(seat) || self.is(Wrong::Stuck) && position.round == 2 {
            return;
        }
        let most = match self.options.wrong {
            Wrong::ListsTooMuch => 4,
            Wrong::ListsTooLittle if position.round == 3 => 2,
            Wrong::Peeking if position.secrets[seat.next(2)] > 3 => 2,
            _ => 3,
        };
        out.extend((1..=most).map(|number| Action::Choose { number }));
    }

    fn check(&self, position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Action::Choose { number } = *action;
        let most = if self.is(Wrong::Peeking) && position.secrets[seat.next(2)] > 3 { 2 } else { 3 };
        let is_asked = self.pending(position).contains(seat) || self.is(Wrong::OutOfTurn);
        if !is_asked || !(1..=most).contains(&number) {
            return Err(Illegal::new("XX-001", "refused-number").with("most", most));
        }
        Ok(())
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: &Action,
        dealer: &mut Dealer<'_, Event, Position>,
    ) {
        let Action::Choose { number } = *action;
        let is_first = position.answers.answered().is_empty();
        let shown = match self.options.wrong {
            Wrong::LeaksBetween => Position { cards: number, ..*position },
            Wrong::UnwrittenBetween => Position { cards: NOT_WRITTEN, ..*position },
            Wrong::RanksNothingBetween => Position { cards: 0, ..*position },
            _ => *position,
        };
        let mut extra = 0;
        dealer.tell(&shown, || {
            extra = u8::from(self.is(Wrong::Telling));
            Event::Chosen { seat, number: Some(number) }
        });
        position.scores[seat] += extra;
        if is_first && self.is(Wrong::OrderMatters) {
            position.first = Some(seat);
        }
        assert!(!(self.is(Wrong::Panics) && position.round == 3), "a belief that is wrong");
        if self.is(Wrong::Allocates) {
            drop(std::hint::black_box(vec![number]));
        }
        if position.answers.answer(seat, number) {
            let die = dealer.roll(6);
            for seat in Seat::all(2) {
                position.scores[seat] += die + position.answers.of(seat).unwrap_or_default();
            }
            position.answers = Sealed::ask(Seats::all(2));
            position.cards -= u8::from(self.is(Wrong::LosesCards));
            position.round = if self.is(Wrong::Endless) { 1 } else { position.round + 1 };
        }
    }

    fn hide(&self, position: &mut Position, from: Viewer) {
        if !self.is(Wrong::LeaksAnswer) {
            position.answers.hide(from);
        }
        for seat in Seat::all(2).filter(|seat| !from.is(*seat)) {
            position.secrets[seat] = 0;
            position.hidden[seat] = true;
        }
    }

    fn hide_event(&self, event: &mut Event, to: Viewer) {
        let Event::Chosen { seat, number } = event;
        if !to.is(*seat) && !self.is(Wrong::LeaksEvent) {
            *number = None;
        }
    }

    fn fill(&self, view: &mut Position, _viewer: Viewer, rng: &mut Rng) {
        for seat in Seat::all(2).filter(|seat| view.hidden[*seat]) {
            view.secrets[seat] = 1 + rng.below(6) as u8;
        }
        view.hidden = BySeat::new(2, false);
        view.answers.fill(|_| 1 + rng.below(3) as u8);
        if self.is(Wrong::FillsWrong) {
            view.scores[Seat(0)] += 1;
        }
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        i32::from(position.scores[seat])
    }

    fn ranking(&self, position: &Position) -> Ranking {
        let cannot_rank = match self.options.wrong {
            Wrong::BadRanking => true,
            Wrong::RanksNoView => position.hidden.contains(&true),
            Wrong::RanksNothingBetween => position.cards == 0,
            _ => false,
        };
        if cannot_rank {
            return Ranking { places: BySeat::new(2, 2) };
        }
        Ranking::by_score(if self.is(Wrong::SecretResult) { &position.secrets } else { &position.scores })
    }

    fn bound(&self) -> u32 {
        6
    }

    fn audit(&self, position: &Position) -> Result<(), Fault> {
        if self.is(Wrong::Unsound) && position.round == 2 {
            return Err(Fault::new("round", "two is one too many"));
        }
        Ok(())
    }

    fn conserved(&self, position: &Position) -> u32 {
        u32::from(position.cards)
    }
}

impl Notation for Faulty {
    type Written = Written;

    fn write(&self, position: &Position) -> Written {
        Written {
            round: position.round,
            answers: Seat::all(2).map(|seat| position.answers.of(seat)).collect(),
            owed: position.answers.owed(),
            first: position.first,
            secrets: position.secrets,
            scores: if self.is(Wrong::Forgetful) { BySeat::new(2, 0) } else { position.scores },
            cards: position.cards,
        }
    }

    fn read(options: Options, written: Written) -> Result<(Faulty, Option<Position>), Fault> {
        let mut answers = Sealed::ask(Seats::all(2));
        for (seat, answer) in Seat::all(2).zip(&written.answers) {
            if let Some(answer) = answer {
                answers.answer(seat, *answer);
            }
        }
        let Written { round, first, secrets, scores, cards, .. } = written;
        let hidden = BySeat::new(2, false);
        Ok((Faulty { options }, Some(Position { round, answers, first, secrets, hidden, scores, cards })))
    }
}

fn verdict(wrong: Wrong) -> Result<(), String> {
    let run = || engine_test::laws::<Faulty>(40, |_| (2, Options { wrong }));
    catch_unwind(run).map_err(|panic| panic.downcast_ref::<String>().cloned().unwrap_or_default())
}

#[test]
fn a_sound_game_breaks_no_law() {
    assert_eq!(verdict(Wrong::Nothing), Ok(()));
}

#[test]
fn every_fault_is_caught_by_its_law() {
    let faults = [
        (Wrong::Stuck, "law 1 "),
        (Wrong::ListsTooMuch, "law 2 "),
        (Wrong::ListsTooLittle, "law 2 "),
        (Wrong::OutOfTurn, "law 3 "),
        (Wrong::Telling, "law 4 "),
        (Wrong::Forgetful, "law 5 "),
        (Wrong::Unsound, "law 6 "),
        (Wrong::LosesCards, "law 6 "),
        (Wrong::Peeking, "law 7 "),
        (Wrong::HidesTurns, "law 8 "),
        (Wrong::FillsWrong, "law 9 "),
        (Wrong::LeaksEvent, "law 10 "),
        (Wrong::LeaksAnswer, "law 10 "),
        (Wrong::LeaksBetween, "law 10 "),
        (Wrong::OrderMatters, "law 11 "),
        (Wrong::Endless, "law 12 "),
        (Wrong::BadRanking, "law 13 "),
        (Wrong::RanksNoView, "law 13 "),
        (Wrong::RanksNothingBetween, "law 13 "),
        (Wrong::SecretResult, "law 13 "),
        (Wrong::Allocates, "law 14 "),
        (Wrong::UnwrittenBetween, "law 15 "),
        (Wrong::Panics, "a belief that is wrong"),
    ];
    for (wrong, expected) in faults {
        let report = verdict(wrong).expect_err("the fault is caught");
        assert!(report.contains(expected), "{wrong:?} should break {expected}, but: {report}");
        if let Some(file) = report.lines().find_map(|line| line.split("reproduced by ").nth(1)) {
            let scenarios =
                engine_test::read_file(std::path::Path::new(file)).expect("a scenario is written");
            assert_eq!(scenarios[0].game, "faulty");
        } else {
            assert_eq!(wrong, Wrong::Allocates, "only whole races are measured for law 14");
        }
    }
}
