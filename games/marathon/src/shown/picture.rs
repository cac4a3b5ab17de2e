//! The picture of a position as text, for terminal, log and screen reader: at most 100 columns wide.

use engine::{Game, Kind, Phrase, Seat, Speak, Value, Viewer};

use super::words::{distance, places, signed, space, unit};
use crate::Marathon;
use crate::content::course::{LANES, lane_bit, lanes, segment_id};
use crate::content::{Card, Course};
use crate::options::{Marks, Segment};
use crate::position::{Position, Runner, Task, Way};
use crate::rules::end;

/// The widest line.
const WIDTH: usize = 100;
/// Columns before the road, for what stands there.
const MARGIN: usize = 8;
/// Rows of road side by side; the first stretch has row 0 too.
const STRETCH: u8 = 80;

impl Marathon {
    /// The whole position.
    pub(crate) fn draw(&self, view: &Position, viewer: Viewer, speak: &dyn Speak) -> String {
        let mut lines = vec![self.headline(view, speak)];
        draw_road(&self.course, speak, &mut lines, |row, lane| self.letter_of(view, row, lane));
        lines.push(String::new());
        let head = if view.order.is_empty() { "picture-runners" } else { "picture-runners-in-order" };
        lines.push(speak.say(&Phrase::new(head)));
        let order: Vec<Seat> =
            if view.order.is_empty() { Seat::all(self.seats).collect() } else { view.order.to_vec() };
        lines.extend(order.iter().flat_map(|seat| wrap(&self.runner_line(view, viewer, *seat, speak), 6)));
        lines.push(String::new());
        lines.extend(self.card_lines(view, speak).iter().flat_map(|line| wrap(&speak.say(line), 2)));
        lines.extend(self.question(view, speak).iter().flat_map(|line| wrap(&speak.say(line), 2)));
        lines.join("\n") + "\n"
    }

    fn headline(&self, view: &Position, speak: &dyn Speak) -> String {
        let course = Value::text(clip(&course_name(&self.course, speak), 40));
        let line = match (view.task, view.turn()) {
            (_, None) => Phrase::new("picture-block"),
            (Task::Over, _) => Phrase::new("picture-over").with("round", view.round),
            (_, Some(turn)) => Phrase::new("picture-round")
                .with("round", view.round)
                .with("limit", self.options.round_limit)
                .with("name", name(turn, speak)),
        };
        speak.say(&line.with("course", course))
    }

    /// A runner by its seat, an end that can be chosen as `*`, else the road.
    fn letter_of(&self, view: &Position, row: u8, lane: u8) -> char {
        let here = |(_, runner): &(Seat, &Runner)| (runner.row, runner.lane) == (row, lane);
        if let Some((seat, _)) = view.runners.by_seat().find(here) {
            return char::from(b'1' + seat.0);
        }
        match view.task {
            Task::Run(_, ends) | Task::CatchUp(ends)
                if ends.row == row && ends.lanes & lane_bit(lane) != 0 =>
            {
                '*'
            }
            _ => self.course.letter(row, lane),
        }
    }

    fn runner_line(&self, view: &Position, viewer: Viewer, seat: Seat, speak: &dyn Speak) -> String {
        let runner = &view.runners[seat];
        let mark = if view.turn() == Some(seat) && view.task != Task::Over { '>' } else { ' ' };
        let mut facts = self.whereabouts(view, runner);
        facts.push(Phrase::new("picture-stamina").with("stamina", runner.stamina));
        let injuries = Phrase::new("picture-injuries").with("cards", runner.injuries);
        facts.push(injuries.with("injury", self.card_name(Card::Injury)));
        if runner.high > 0 {
            facts.push(Phrase::new("just").with("value", self.card_name(Card::RunnersHigh)));
        }
        if runner.skip > 0 {
            facts.push(Phrase::new("picture-owes").with("turns", runner.skip));
        }
        if runner.next_speed != 0 {
            facts.push(Phrase::new("next-speed").with("change", signed(runner.next_speed)));
        }
        let line = Phrase::new(if viewer.is(seat) { "picture-you" } else { "picture-runner" })
            .with("name", name(seat, speak))
            .with("facts", Value::list(facts));
        format!("{mark} [{}] {}", seat.0 + 1, speak.say(&line))
    }

    /// Where a runner is, in rows and miles, and how far behind the first.
    fn whereabouts(&self, view: &Position, runner: &Runner) -> Vec<Phrase> {
        let place = Phrase::new("picture-place").with("place", runner.place);
        if runner.row > self.course.last {
            return vec![Phrase::new("picture-home"), place];
        }
        if runner.lane == 0 {
            return vec![Phrase::new("picture-nowhere")];
        }
        let mut facts = vec![space(&self.course, runner.row, runner.lane)];
        if let Some(Marks { rows, unit: what }) = &self.course.marks {
            let (row, rows) = (i64::from(runner.row), i64::from(*rows));
            let covered = Value::Decimal { decimal: ((row * 100 + rows / 2) / rows, 2) };
            facts.push(Phrase::new("picture-covered").with("unit", unit(what)).with("covered", covered));
        }
        let first = view.runners.iter().map(|other| other.row).max().unwrap_or_default();
        facts.push(match first - runner.row {
            0 => Phrase::new("picture-in-front"),
            gap => Phrase::new("picture-behind").with("rows", gap),
        });
        if runner.place > 0 {
            facts.push(place);
        }
        facts
    }

    fn card_lines(&self, view: &Position, speak: &dyn Speak) -> Vec<Phrase> {
        let cards = |n: usize| Phrase::new("cards").with("cards", n as u32);
        let deck = match view.deck.top() {
            Some(card) if view.known_top > 0 => {
                Phrase::new("picture-deck-top").with("card", self.card_name(card))
            }
            Some(_) | None => Phrase::new("picture-deck"),
        };
        let discard = match view.discard.top_first().next() {
            Some(card) => Phrase::new("picture-discard-top").with("card", self.card_name(card)),
            None => Phrase::new("picture-discard"),
        };
        let pile = self.counts(|card| view.discard.count_of(card) as u16);
        let mut lines = vec![deck.with("cards", cards(view.deck.count()))];
        lines.push(discard.with("cards", cards(view.discard.count())).with("counts", pile));
        let unseen = view.unseen(&self.options.deck);
        if unseen.count() as usize + usize::from(view.known_top) == view.deck.count() {
            let counts = self.counts(|card| unseen.of(card));
            lines.push(Phrase::new("picture-unseen").with("counts", counts));
        }
        let sectors: Vec<String> = self.spinner.iter().map(|sector| speak.say(&signed(*sector))).collect();
        lines.push(Phrase::new("picture-spinner").with("sectors", Value::text(sectors.join(" "))));
        lines
    }

    /// "3 INJURY, 1 Cramp", in the order of the card table.
    fn counts(&self, count: impl Fn(Card) -> u16) -> Value {
        let kinds = Card::ALL.iter().filter(|card| count(**card) > 0);
        Value::list(kinds.map(|card| {
            Phrase::new("picture-count").with("count", count(*card)).with("card", self.card_name(*card))
        }))
    }

    /// Who is asked what.
    fn question(&self, view: &Position, speak: &dyn Speak) -> Option<Phrase> {
        let asked = |id: &'static str| Phrase::new(id).with("name", name(view.deciding, speak));
        Some(match view.task {
            Task::Busy(_) => return None,
            Task::Over => {
                let ranking = end::groups(&self.ranking(view).places);
                Phrase::new("picture-places").with("places", places(&ranking))
            }
            Task::StartRoll => asked("picture-asked-start-roll"),
            Task::Place => asked("picture-asked-place"),
            Task::Roll => asked("picture-asked-roll"),
            Task::Boost { die, speed } => asked("picture-asked-boost").with("die", die).with("speed", speed),
            Task::Run(run, ends) => {
                asked(if run.way == Way::Back { "picture-asked-back" } else { "picture-asked-run" })
                    .with("distance", distance(run.steps))
                    .with("row", ends.row)
                    .with("lanes", Value::all(lanes(ends.lanes)))
            }
            Task::CatchUp(ends) => asked("picture-asked-catch-up").with("row", ends.row),
            Task::High(against) => {
                let all = self.touches_all(against);
                asked(if all { "picture-asked-high-all" } else { "picture-asked-high" })
                    .with("trouble", self.trouble(against))
                    .with("high", self.card_name(Card::RunnersHigh))
            }
        })
    }
}

/// A course without runners: for whoever makes one.
pub(crate) fn draw_course(course: &Course, speak: &dyn Speak) -> String {
    let head = Phrase::new("picture-course")
        .with("course", Value::text(clip(&course_name(course, speak), 40)))
        .with("id", Value::text(clip(&course.id, 40)))
        .with("distance", distance(course.last.into()));
    let mut lines = vec![speak.say(&head)];
    draw_road(course, speak, &mut lines, |row, lane| course.letter(row, lane));
    lines.join("\n") + "\n"
}

/// A seat's name, cut short: somebody else chose it.
fn name(seat: Seat, speak: &dyn Speak) -> Value {
    Value::text(clip(&speak.name(seat), 20))
}

fn course_name(course: &Course, speak: &dyn Speak) -> String {
    if course.is_printed(&course.name) { speak.word("course", &course.id) } else { course.name.clone() }
}

fn segment_name(course: &Course, name: &str, speak: &dyn Speak) -> String {
    if course.is_printed(name) { speak.word("part", &segment_id(name)) } else { name.to_string() }
}

/// The road from left to right, lane 1 on top, with rows, marks and segments along it.
fn draw_road(course: &Course, speak: &dyn Speak, lines: &mut Vec<String>, letter: impl Fn(u8, u8) -> char) {
    let mut from = 0;
    while from <= course.last {
        let to = course.last.min(from.saturating_add(STRETCH));
        draw_stretch(course, speak, lines, from, to, &letter);
        from = to.saturating_add(1);
    }
    lines.push(format!("{}{}", " ".repeat(MARGIN), speak.say(&Phrase::new("picture-legend"))));
    let part = |(i, segment): (usize, &Segment)| {
        Phrase::new("picture-part-rows")
            .with("letter", Value::text(part_letter(i)))
            .with("part", Value::text(clip(&segment_name(course, &segment.name, speak), 40)))
            .with("from", segment.from)
            .with("to", segment.to)
    };
    if !course.segments.is_empty() {
        let parts = Value::list(course.segments.iter().enumerate().map(part));
        lines.extend(wrap(&speak.say(&Phrase::new("picture-parts").with("parts", parts)), 2));
    }
    let narrow = Phrase::new("picture-narrow").with("places", narrow_places(course));
    lines.extend(wrap(&speak.say(&narrow), 2));
}

/// A part of the road that is as wide as the picture.
fn draw_stretch(
    course: &Course,
    speak: &dyn Speak,
    lines: &mut Vec<String>,
    from: u8,
    to: u8,
    letter: impl Fn(u8, u8) -> char,
) {
    let say = |id: &'static str| speak.say(&Phrase::new(id));
    lines.push(String::new());
    lines.push(ruler(&say("picture-row"), from, to, |row| (row % 10 == 0).then(|| row.to_string())));
    if let Some(Marks { rows, unit: what }) = &course.marks {
        let step = [1, 2, 5, 10].into_iter().find(|step| rows.saturating_mul(*step) >= 8).unwrap_or(20);
        let apart = rows.saturating_mul(step);
        let what = speak.say(&Phrase::new("picture-unit").with("unit", unit(what)));
        lines.push(ruler(&what, from, to, |row| {
            (row > 0 && row % apart == 0).then(|| (row / rows).to_string())
        }));
    }
    for lane in 1..=LANES {
        let head = clip(&speak.say(&Phrase::new("picture-lane").with("lane", lane)), MARGIN - 1);
        let road: String = (from..=to).map(|row| letter(row, lane)).collect();
        let line = if to == course.last { "|" } else { "" };
        lines.push(format!("{head:<MARGIN$}{road}{line}"));
    }
    if !course.segments.is_empty() {
        let starts = |row: u8| course.segments.iter().position(|segment| segment.from == row);
        lines.push(ruler(&say("picture-part"), from, to, |row| starts(row).map(part_letter)));
    }
}

fn part_letter(part: usize) -> String {
    char::from(b'a' + (part % 26) as u8).to_string()
}

/// Labels above or below the road, each at its row.
fn ruler(name: &str, from: u8, to: u8, label: impl Fn(u8) -> Option<String>) -> String {
    let mut line = format!("{:<MARGIN$}", clip(name, MARGIN - 1));
    for row in from..=to {
        let (width, column) = (line.chars().count(), MARGIN + usize::from(row - from));
        if let Some(label) = label(row).filter(|_| width <= column) {
            line.push_str(&" ".repeat(column - width));
            line.push_str(&label);
        }
    }
    line.trim_end().to_string()
}

/// "rows 15-19 (2 lanes), rows 49-50 (1 lane)".
fn narrow_places(course: &Course) -> Value {
    let mut places: Vec<(u8, u8, u32)> = Vec::new();
    for row in 1..=course.last {
        let width = course.road(row).count_ones();
        match places.last_mut() {
            Some((_, to, same)) if *to + 1 == row && *same == width => *to = row,
            _ if width <= 2 => places.push((row, row, width)),
            _ => {}
        }
    }
    Value::list(places.into_iter().map(|(from, to, width)| {
        let rows = match from == to {
            true => Phrase::new("picture-narrow-row").with("row", from),
            false => Phrase::new("picture-narrow-rows").with("from", from).with("to", to),
        };
        rows.with("lanes", width)
    }))
}

/// Breaks a line at spaces; what follows is indented.
fn wrap(text: &str, indent: usize) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for word in text.split_inclusive(' ') {
        if !line.trim().is_empty() && line.chars().count() + word.trim_end().chars().count() > WIDTH {
            lines.push(line.trim_end().to_string());
            line = " ".repeat(indent);
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// The first characters of a name that somebody else chose.
fn clip(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        name.to_string()
    } else {
        name.chars().take(most - 1).chain(['~']).collect()
    }
}
