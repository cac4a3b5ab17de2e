//! What people see and read of the game. The picture, the words and the scenery are in files of their own.

mod actions;
mod events;
pub(crate) mod facts;
mod picture;
mod scenery;
pub(crate) mod words;

use engine::content::Content;
use engine::{
    Fault, Ground, Idle, Kind as _, Phrase, Said, Seat, Shown, Speak, Switch, Value, Values, Viewer,
};
use serde::Serialize;

use crate::Marathon;
use crate::action::{Action, Boost};
use crate::content::course::CourseFile;
use crate::content::{Card, Cards, Course, FILES, SECTOR_MAX, STAMINA_MAX};
use crate::event::Event;
use crate::forecast::{self, Forecast};
use crate::position::Position;
use crate::rules::end;
use scenery::Scenery;

impl Shown for Marathon {
    const MINUTES: u16 = 30;
    const SWITCHES: &'static [Switch] = &[
        Switch::new("course", Values::Board(&["city", "hills", "island", "tenk"]), "MA-015"),
        Switch::new("deck", Values::Counts, "MA-072"),
        Switch::new(
            "spinner",
            Values::Numbers { least: -(SECTOR_MAX as i64), most: SECTOR_MAX as i64 },
            "MA-049",
        ),
        Switch::new("first_roller", Values::SeatOr(&[]), "MA-004"),
        Switch::new("start_block", Values::OneOf(&["staggered", "level"]), "MA-009"),
        Switch::new("stamina_start", Values::Range { least: 0, most: STAMINA_MAX as i64 }, "MA-002"),
        Switch::new("stand_still", Values::Flag, "MA-025"),
        Switch::new("high_vs_third_injury", Values::Flag, "MA-057"),
        Switch::new("catch_up_sidestep", Values::Flag, "MA-063"),
        Switch::new("finish_mode", Values::OneOf(&["first", "full_field"]), "MA-084"),
        Switch::new("round_limit", Values::Range { least: 1, most: u32::MAX as i64 }, "MA-083"),
        Switch::content("MA-072"),
    ];
    const CONTENT: &'static [(&'static str, &'static str)] = &FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("course");
    type Scenery = Scenery;
    type Forecast = Forecast;

    /// Proves the promises of a course that is offered for play (MA-015) and draws it.
    fn check_board(board: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
        let file = CourseFile::read(board)?;
        file.check()?;
        Ok(picture::draw_course(&file.course, speak))
    }

    fn scenery(&self, _view: &Position) -> Scenery {
        self.scene()
    }

    fn facts(&self, view: &Position) -> impl Serialize {
        self.facts_of(view)
    }

    /// MA-036: the rows run, of those to the line and over it.
    fn covered(&self, view: &Position, seat: Seat) -> Option<u16> {
        Some(engine::thousandths(view.runners[seat].row.into(), self.course.finish().into()))
    }

    fn picture(&self, view: &Position, viewer: Viewer, speak: &dyn Speak) -> String {
        self.draw(view, viewer, speak)
    }

    fn action(&self, view: &Position, seat: Seat, action: &Action) -> Said {
        Said {
            rule: actions::rule_of(view, seat, *action),
            phrase: self.action_in_words(view, seat, *action),
        }
    }

    fn event(&self, event: &Event) -> Said {
        self.event_in_words(event)
    }

    fn grounds(&self, position: &Position) -> Vec<Ground> {
        end::grounds(self, position)
    }

    /// Nothing is spent: MA-022, MA-056.
    fn idle(&self, _view: &Position, action: &Action) -> Option<Idle> {
        matches!(action, Action::Boost { with: Boost::None } | Action::Pass {}).then_some(Idle::Once)
    }

    /// MA-054: a refusal names what is asked and answered.
    fn own_name(&self, word: &str) -> Option<Value> {
        let card = match word {
            "answer-high" => Card::RunnersHigh,
            _ => Card::named(word.strip_prefix("card-")?)?,
        };
        let name = self.card_name(card);
        matches!(name, Value::Text(_)).then_some(name)
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Option<Forecast> {
        self.look_ahead(view, seat, *action)
    }

    fn rules_ahead(&self, _: &Position, _: &Action, forecast: Option<&Forecast>) -> Vec<&'static str> {
        forecast.map_or_else(Vec::new, forecast::rules)
    }

    fn say_forecast(&self, forecast: &Forecast) -> Option<Phrase> {
        Some(forecast::say(forecast))
    }
}

impl Marathon {
    /// The course, for pictures of other kinds.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// What is printed on the cards.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }
}
