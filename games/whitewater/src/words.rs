//! Actions and events in words, each with its rule and values.

use engine::content::Content;
use engine::{Fault, Kind, Names, OptionInfo, Said, Seat, Table, Viewer};

use crate::action::{Action, RockSide};
use crate::cards::{Choice, Lines, Source, Token};
use crate::content::{Cleared, FILES};
use crate::event::{DiscardWhy, Event, How, Op, Reason, SpeedWhy};
use crate::forecast::{self, Forecast};
use crate::position::{Decision, Position};
use crate::rules::{check, hazards};
use crate::scenery::Scenery;
use crate::{Whitewater, picture, river};

impl Table for Whitewater {
    const NAME: &'static str = "Whitewater Rush";
    const ABOUT: &'static str =
        "Kayaks race down a river that moves them all at once; be on the right line at the right speed.";
    const PIECE: &'static str = "Kayak";
    const MINUTES: u16 = 40;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            key: "segments",
            values: "a list of one to four of A, B, C, D, each once, even_start for D and B, or the text of a segment or river file",
            about: "the river, from the start",
            rule: "WW-002",
        },
        OptionInfo {
            key: "rapids_clear",
            values: "exactly_4, at_least_4",
            about: "the speeds that clear Rapids",
            rule: "WW-050",
        },
        OptionInfo {
            key: "cleared_hazard",
            values: "effect, ignored",
            about: "whether a hazard that is cleared still carries the kayak on",
            rule: "WW-050",
        },
        OptionInfo {
            key: "rock_spacing",
            values: "edges, edges_and_corners",
            about: "how Rock tokens may not touch other Rocks",
            rule: "WW-061",
        },
        OptionInfo {
            key: "rock_pick",
            values: "sides, any_adjacent",
            about: "where a kayak may go that has hit a Rock",
            rule: "WW-056",
        },
        OptionInfo {
            key: "kayak_in_path",
            values: "slip_ahead, stop_behind",
            about: "whether kayaks downriver are passed or stop the movement",
            rule: "WW-035",
        },
        OptionInfo {
            key: "eddy_per_turn",
            values: "null (no limit) or 1 to 255",
            about: "how often a seat may Eddy Out in one turn",
            rule: "WW-042",
        },
        OptionInfo {
            key: "eddy_at_speed_1",
            values: "true, false",
            about: "whether Eddy Out is allowed at speed 1",
            rule: "WW-044",
        },
        OptionInfo {
            key: "still_tied",
            values: "clockwise, shared",
            about: "who wins if row, speed and cards are equal",
            rule: "WW-082",
        },
        OptionInfo {
            key: "round_limit",
            values: "null (30 a segment) or 1 to 65535",
            about: "the last round of a race that nobody finishes",
            rule: "WW-083",
        },
        OptionInfo::content("WW-001"),
    ];
    const CONTENT: &'static [(&'static str, &'static str)] = &FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("segments");
    const RULEBOOK: &'static str = include_str!("../../../docs/rulebooks/whitewater.md");
    const RULEBOOK_FRENCH: &'static str = include_str!("../../../docs/rulebooks/fr/whitewater.md");
    type Scenery = Scenery;
    type Forecast = Forecast;

    fn check_board(board: Content<'_>) -> Result<String, Fault> {
        river::check_board(board)
    }

    fn scenery(&self, _view: &Position) -> Scenery {
        self.scene()
    }

    fn picture(&self, view: &Position, viewer: Viewer, names: &Names) -> String {
        picture::picture(self, view, viewer, names)
    }

    fn say_action(&self, view: &Position, seat: Seat, action: &Action, _names: &Names) -> String {
        let kayak = &view.kayaks[seat];
        match action {
            Action::Start { at } => format!("Start on {at}"),
            Action::Play { card } => {
                let source = Source::River(*card);
                format!("Play {}: {}", self.printed.name(source), self.say_source(source))
            }
            Action::EddyOut {} => {
                let slower = kayak.speed.saturating_sub(1).max(1);
                format!("Eddy Out: speed {} to {slower}, maneuver, discard a card", kayak.speed)
            }
            Action::Pass {} => "Pass: let the card go on".to_string(),
            Action::Stay {} => format!("Stay on {}", kayak.at),
            Action::Maneuver { dir, spaces } => format!("Maneuver {spaces} to the {}", dir.name()),
            Action::Discard { card } => format!("Discard {}", self.printed.name(Source::River(*card))),
            Action::RockSide { side } => self.say_rock_side(view, *side),
            Action::Choose { option } => {
                let lines =
                    view.lines_under_way().map(|lines| self.printed.lines(lines.source, Some(*option)));
                format!("Choose {}: {}", option.name(), lines.map(say_lines).unwrap_or_default())
            }
            Action::Place { at } => {
                let token =
                    if let Decision::Place { token, .. } = view.decision { token } else { Token::Rapids };
                format!("Place a {} token on {at}", token_name(token))
            }
            Action::Recall { card } => format!("Take {} back", self.printed.name(Source::River(*card))),
        }
    }

    fn rule_of(&self, view: &Position, _seat: Seat, action: &Action) -> &'static str {
        match action {
            Action::Play { .. } => "WW-011",
            Action::EddyOut {} => "WW-040",
            Action::Start { .. }
            | Action::Pass {}
            | Action::Stay {}
            | Action::Maneuver { .. }
            | Action::Discard { .. }
            | Action::RockSide { .. }
            | Action::Choose { .. }
            | Action::Place { .. }
            | Action::Recall { .. } => check::rule_of(view.decision),
        }
    }

    fn say_event(&self, event: &Event, names: &Names) -> Said {
        say_event(self, event, names)
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Forecast {
        forecast::forecast(self, view, seat, action)
    }

    fn say_forecast(&self, forecast: &Forecast, names: &Names) -> String {
        forecast::say(forecast, names)
    }
}

impl Whitewater {
    /// The lines of a card in words; of a card with a choice, both lists.
    pub(crate) fn say_source(&self, source: Source) -> String {
        let lines = self.printed.lines(source, None);
        if !lines.contains(&crate::cards::Effect::Choose) {
            return say_lines(lines);
        }
        let lists = Choice::ALL.iter().map(|choice| say_lines(self.printed.lines(source, Some(*choice))));
        lists.collect::<Vec<_>>().join(" or ")
    }

    fn say_rock_side(&self, view: &Position, side: RockSide) -> String {
        match view.decision {
            Decision::RockSide { rock, .. } => {
                let to = hazards::beside_rock(self, rock, side);
                format!("Go {} of the Rock {rock}, to {to}", side.name())
            }
            _ => format!("Go {} of the Rock", side.name()),
        }
    }
}

fn say_lines(lines: &Lines) -> String {
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// The title of a token.
pub(crate) fn token_name(token: Token) -> &'static str {
    match token {
        Token::Rapids => "Rapids",
        Token::Rock => "Rock",
    }
}

fn say_event(game: &Whitewater, event: &Event, names: &Names) -> Said {
    let name = |seat: &Seat| names.of(*seat);
    let card_name = |card: &crate::Card| game.printed.name(Source::River(*card));
    match event {
        Event::KayakPlaced { seat, at } => Said::new("WW-008", format!("{} starts on {at}", name(seat))),
        Event::TurnStarted { seat, round } => {
            Said::new("WW-010", format!("Round {round}: turn of {}", name(seat)))
        }
        Event::CardPlayed { seat, card } => {
            let lines = game.say_source(Source::River(*card));
            Said::new("WW-011", format!("{} plays {}: {lines}", name(seat), card_name(card)))
        }
        Event::NoCard { seat } => Said::new("WW-013", format!("{} has no card to play", name(seat))),
        Event::EddiedOut { seat } => Said::new("WW-040", format!("{} eddies out", name(seat))),
        Event::SpeedChanged { seat, from, to, why } => {
            Said::new(speed_rule(*why), format!("{}: speed {from} to {to}{}", name(seat), speed_words(*why)))
        }
        Event::Moved { seat, from, to, how } => {
            Said::new(how_rule(*how), format!("{} {} from {from} to {to}", name(seat), how_words(*how)))
        }
        Event::Hazard { seat, kind, at, cleared } => {
            let kind = if *kind == Cleared::Rapids { "Rapids" } else { "Waterfall" };
            let end = if *cleared { "clears it" } else { "does not clear it: a card is owed" };
            Said::new("WW-050", format!("{} enters the {kind} {at} and {end}", name(seat)))
        }
        Event::HitBank { seat, at, lost } => {
            Said::new("WW-065", format!("{} hits the bank from {at}: {lost} of movement lost", name(seat)))
        }
        Event::HitRock { seat, rock, at } => {
            Said::new("WW-054", format!("{} on {at} hits the Rock {rock}", name(seat)))
        }
        Event::CardDrawn { .. }
        | Event::CardDiscarded { .. }
        | Event::CardRecalled { .. }
        | Event::DeckReshuffled { .. }
        | Event::TokenPlaced { .. }
        | Event::TokenRemoved { .. }
        | Event::EffectSkipped { .. } => say_pieces(game, event, names),
        Event::SectionCrossed { seat, line } => {
            Said::new("WW-070", format!("{} crosses the line after row {line}", name(seat)))
        }
        Event::EventRevealed { seat, line, card } => {
            let source = Source::Event(*card);
            let (title, lines) = (game.printed.name(source), game.say_source(source));
            Said::new("WW-071", format!("{} turns up {title} on line {line}, for all: {lines}", name(seat)))
        }
        Event::Finished { seat, row } => {
            Said::new("WW-080", format!("{} crosses the finish, to row {row}", name(seat)))
        }
        Event::GameOver { winners, ranking, reason } => {
            let join = |seats: &[Seat], word: &str| seats.iter().map(name).collect::<Vec<_>>().join(word);
            let (won, places) = (join(winners, " and "), join(ranking, ", "));
            let wins = if winners.len() == 1 { "wins" } else { "win together" };
            let (rule, what) = match reason {
                Reason::Finish => ("WW-081", "The race is over"),
                Reason::RoundLimit => ("WW-083", "The last round is over"),
            };
            Said::new(rule, format!("{what}: {won} {wins}; order {places}"))
        }
    }
}

/// Events of cards and tokens; any other is said by [`say_event`].
fn say_pieces(game: &Whitewater, event: &Event, names: &Names) -> Said {
    let name = |seat: &Seat| names.of(*seat);
    let card_name = |card: &crate::Card| game.printed.name(Source::River(*card));
    match event {
        Event::CardDrawn { seat, card } => {
            let drawn = card.as_ref().map_or("a card", card_name);
            Said::new("WW-014", format!("{} draws {drawn}", name(seat)))
        }
        Event::CardDiscarded { seat, card, why } => {
            let (rule, reason) = discard_words(*why);
            Said::new(rule, format!("{} discards {} {reason}", name(seat), card_name(card)))
        }
        Event::CardRecalled { seat, card } => Said::new(
            "WW-090",
            format!("{} takes {} back from the discard pile", name(seat), card_name(card)),
        ),
        Event::DeckReshuffled { count } => {
            Said::new("WW-014", format!("The discard pile becomes a new deck of {count} cards"))
        }
        Event::TokenPlaced { seat, kind, at } => {
            Said::new("WW-061", format!("{} places a {} token on {at}", name(seat), token_name(*kind)))
        }
        Event::TokenRemoved { kind, at } => {
            Said::new("WW-063", format!("The {} token on {at} goes back to the supply", token_name(*kind)))
        }
        Event::EffectSkipped { seat, op } => {
            let (rule, reason) = skip_words(*op);
            Said::new(rule, format!("{}: {reason}", name(seat)))
        }
        other => say_event(game, other, names),
    }
}

fn speed_rule(why: SpeedWhy) -> &'static str {
    match why {
        SpeedWhy::Effect => "WW-020",
        SpeedWhy::Bank => "WW-065",
        SpeedWhy::Rock => "WW-054",
        SpeedWhy::Waterfall => "WW-051",
    }
}

fn speed_words(why: SpeedWhy) -> &'static str {
    match why {
        SpeedWhy::Effect => "",
        SpeedWhy::Bank => " at the bank",
        SpeedWhy::Rock => " at the Rock",
        SpeedWhy::Waterfall => " below the Waterfall",
    }
}

fn how_rule(how: How) -> &'static str {
    match how {
        How::Downriver => "WW-034",
        How::Maneuver => "WW-030",
        How::Rapids => "WW-052",
        How::Waterfall => "WW-051",
        How::RockSide => "WW-054",
        How::Pushed => "WW-055",
        How::Slip | How::FallBack => "WW-035",
    }
}

fn how_words(how: How) -> &'static str {
    match how {
        How::Downriver => "moves downriver",
        How::Maneuver => "maneuvers",
        How::Rapids => "is carried on by Rapids",
        How::Waterfall => "drops over the Waterfall",
        How::RockSide => "goes beside the Rock",
        How::Pushed => "is pushed",
        How::Slip => "slips ahead",
        How::FallBack => "falls back",
    }
}

fn discard_words(why: DiscardWhy) -> (&'static str, &'static str) {
    match why {
        DiscardWhy::Hazard => ("WW-057", "for a hazard"),
        DiscardWhy::Effect => ("WW-090", "as the card says"),
        DiscardWhy::EddyOut => ("WW-040", "for the Eddy Out"),
    }
}

fn skip_words(op: Op) -> (&'static str, &'static str) {
    match op {
        Op::Speed => ("WW-020", "the speed is at its bound and stays"),
        Op::Draw => ("WW-014", "deck and discard pile are empty, nothing is drawn"),
        Op::Discard => ("WW-057", "the hand is empty, the rest of the discard is forgiven"),
        Op::Maneuver => ("WW-031", "no step sideways is possible, no maneuver"),
        Op::Place => ("WW-063", "no token or no space for it, nothing is placed"),
        Op::Recall => ("WW-090", "nothing in the discard pile can be taken"),
    }
}
