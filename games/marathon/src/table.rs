//! What people see and read of the game. The picture, the words and the forecast are in files of their own.

use engine::content::Content;
use engine::{Fault, Names, OptionInfo, Said, Seat, Table, Viewer};

use crate::action::Action;
use crate::content::course::CourseFile;
use crate::content::{Cards, Course, FILES};
use crate::event::Event;
use crate::forecast::{self, Forecast};
use crate::position::Position;
use crate::scenery::Scenery;
use crate::{Marathon, picture};

impl Table for Marathon {
    const NAME: &'static str = "Marathon";
    const ABOUT: &'static str =
        "Two to six runners race along a road of six lanes with a die, ten stamina points and EVENT cards.";
    const PIECE: &'static str = "Runner";
    const MINUTES: u16 = 30;
    const OPTIONS: &'static [OptionInfo] = &[
        option(
            "course",
            "city, hills, island, tenk, an object with id and rows, or the text of a course file",
            "the road",
            "MA-015",
        ),
        option("deck", "an object of card ids with counts, 200 cards at most", "the EVENT deck", "MA-072"),
        option("spinner", "a list of whole numbers from -1000 to 1000", "the sectors of the wheel", "MA-049"),
        option("first_roller", "a seat", "who rolls first for a place on the block", "MA-004"),
        option("start_block", "staggered, level", "whether the outer places stand further forward", "MA-009"),
        option("stamina_start", "0 to 10", "stamina at the start; 10 stays the most", "MA-002"),
        option("stand_still", "true, false", "whether a speed of 1 may be lowered to 0", "MA-025"),
        option(
            "high_vs_third_injury",
            "true, false",
            "RUNNER'S HIGH saves the turn of a third INJURY",
            "MA-057",
        ),
        option("catch_up_sidestep", "true, false", "CATCH UP steps across on the row right behind", "MA-063"),
        option(
            "finish_mode",
            "first, full_field",
            "the race ends with the first or the last but one",
            "MA-084",
        ),
        option("round_limit", "1 to 4294967295", "rounds after which the race ends by distance", "MA-083"),
        OptionInfo::content("MA-072"),
    ];
    const CONTENT: &'static [(&'static str, &'static str)] = &FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("course");
    const RULEBOOK: &'static str = include_str!("../../../docs/rulebooks/marathon.md");
    const RULEBOOK_FRENCH: &'static str = include_str!("../../../docs/rulebooks/fr/marathon.md");
    type Scenery = Scenery;
    type Forecast = Forecast;

    /// Proves the promises of a course that is offered for play (MA-015) and draws it.
    fn check_board(board: Content<'_>) -> Result<String, Fault> {
        let file = CourseFile::read(board)?;
        file.check()?;
        Ok(picture::draw_course(&file.course))
    }

    fn scenery(&self, _view: &Position) -> Scenery {
        self.scene()
    }

    fn picture(&self, view: &Position, viewer: Viewer, names: &Names) -> String {
        self.draw(view, viewer, names)
    }

    fn say_action(&self, view: &Position, seat: Seat, action: &Action, names: &Names) -> String {
        self.action_in_words(view, seat, *action, names)
    }

    fn rule_of(&self, _view: &Position, _seat: Seat, action: &Action) -> &'static str {
        action.rule()
    }

    fn say_event(&self, event: &Event, names: &Names) -> Said {
        self.event_in_words(event, names)
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Forecast {
        self.look_ahead(view, seat, *action)
    }

    fn say_forecast(&self, forecast: &Forecast, names: &Names) -> String {
        forecast::say(forecast, names)
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
