//! The picture of a position as text, for terminal, log and screen reader: at most 100 columns wide.

use engine::{Game, Names, Seat, Viewer};

use crate::Marathon;
use crate::content::Course;
use crate::content::course::{LANES, lane_bit};
use crate::position::{Position, Runner, Task, Way};
use crate::words::{join, many, say_ranking, say_space};

/// The widest line.
const WIDTH: usize = 100;
/// What the letters of the road mean.
const LEGEND: &str =
    ". road, E EVENT, K KICK SPOT, # no road, | finish line, 0 to 5 runners; running to the right";
/// Rows of road side by side; the first stretch has row 0 too.
const STRETCH: u8 = 80;

impl Marathon {
    /// The whole position.
    pub(crate) fn draw(&self, view: &Position, viewer: Viewer, names: &Names) -> String {
        let mut lines = vec![self.headline(view, names)];
        draw_road(&self.course, &mut lines, |row, lane| self.letter_of(view, row, lane));
        lines.push(String::new());
        lines.push(
            if view.order.is_empty() { "Runners:" } else { "Runners in the order of turns:" }.to_string(),
        );
        let order: Vec<Seat> =
            if view.order.is_empty() { Seat::all(self.seats).collect() } else { view.order.to_vec() };
        lines.extend(order.iter().flat_map(|seat| wrap(&self.runner_line(view, viewer, *seat, names), 6)));
        lines.push(String::new());
        lines.extend(self.card_lines(view));
        lines.extend(wrap(&self.question(view, names), 2));
        lines.join("\n") + "\n"
    }

    fn headline(&self, view: &Position, names: &Names) -> String {
        let course = clip(&self.course.name, 40);
        let limit = self.options.round_limit;
        match (view.task, view.turn()) {
            (_, None) => format!("{course}: runners take their places on the starting block"),
            (Task::Over, _) => format!("{course}: the race is over, in round {}", view.round),
            (_, Some(turn)) => {
                format!(
                    "{course}: round {} of at most {limit}, turn of {}",
                    view.round,
                    clip(names.of(turn), 20)
                )
            }
        }
    }

    /// A runner by its seat, an end that can be chosen as `*`, else the road.
    fn letter_of(&self, view: &Position, row: u8, lane: u8) -> char {
        let here = |(_, runner): &(Seat, &Runner)| (runner.row, runner.lane) == (row, lane);
        if let Some((seat, _)) = view.runners.by_seat().find(here) {
            return char::from(b'0' + seat.0);
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

    fn runner_line(&self, view: &Position, viewer: Viewer, seat: Seat, names: &Names) -> String {
        let runner = &view.runners[seat];
        let mark = if view.turn() == Some(seat) && view.task != Task::Over { '>' } else { ' ' };
        let you = if viewer.is(seat) { " (you)" } else { "" };
        let mut parts = vec![self.whereabouts(view, runner)];
        parts.push(format!("stamina {}", runner.stamina));
        parts.push(many(runner.injuries, "INJURY card"));
        if runner.high > 0 {
            parts.push("RUNNER'S HIGH".to_string());
        }
        if runner.skip > 0 {
            parts.push(format!("owes {}", many(runner.skip, "turn")));
        }
        if runner.next_speed != 0 {
            parts.push(format!("{:+} on the next speed roll", runner.next_speed));
        }
        format!("{mark} [{}] {}{you}: {}", seat.0, clip(names.of(seat), 20), parts.join(", "))
    }

    /// Where a runner is, in rows and miles, and how far behind the first.
    fn whereabouts(&self, view: &Position, runner: &Runner) -> String {
        if runner.row > self.course.last {
            return format!("over the line, place {}", runner.place);
        }
        if runner.lane == 0 {
            return "not on the block yet".to_string();
        }
        let first = view.runners.iter().map(|other| other.row).max().unwrap_or_default();
        let gap = match first - runner.row {
            0 => "in front".to_string(),
            gap => format!("{gap} behind"),
        };
        let mark = match &self.course.marks {
            None => String::new(),
            Some((rows, unit)) => {
                let tenths = u16::from(runner.row) * 10 / u16::from(*rows);
                format!(", {unit} {}.{}", tenths / 10, tenths % 10)
            }
        };
        let place = if runner.place > 0 { format!(", place {}", runner.place) } else { String::new() };
        format!("{}{mark}, {gap}{place}", say_space(self, runner.row, runner.lane))
    }

    fn card_lines(&self, view: &Position) -> Vec<String> {
        let known = match view.deck.top() {
            Some(card) if view.known_top > 0 => format!(", {} on top", self.cards.of(card).name),
            Some(_) | None => String::new(),
        };
        let pile = |card| view.discard.count_of(card) as u16;
        let discard: Vec<&str> =
            view.discard.top_first().take(1).map(|card| self.cards.of(card).name.as_str()).collect();
        let top = discard.first().map_or_else(String::new, |top| format!(", {top} on top"));
        let sectors: Vec<String> = self.spinner.iter().map(|sector| format!("{sector:+}")).collect();
        let mut lines = wrap(&format!("Deck: {}{known}", many(view.deck.count() as i64, "card")), 2);
        lines.extend(wrap(
            &format!(
                "Discard pile: {}{top}: {}",
                many(view.discard.count() as i64, "card"),
                self.say_counts(pile)
            ),
            2,
        ));
        let unseen = view.unseen(&self.options.deck);
        if unseen.count() as usize + usize::from(view.known_top) == view.deck.count() {
            lines.extend(wrap(&format!("Still unseen: {}", self.say_counts(|card| unseen.of(card))), 2));
        }
        lines.extend(wrap(&format!("Spinner: {}", sectors.join(" ")), 2));
        lines
    }

    /// Who is asked what.
    fn question(&self, view: &Position, names: &Names) -> String {
        let name = clip(names.of(view.deciding), 20);
        match view.task {
            Task::Over => {
                let ranking = crate::rules::end::groups(&self.ranking(view).places);
                format!("Places: {}", say_ranking(&ranking, names))
            }
            Task::StartRoll => format!("Asked: {name} rolls for a place on the block"),
            Task::Place => format!("Asked: {name} takes a free place, because the rolled one is taken"),
            Task::Roll => format!("Asked: {name} rolls"),
            Task::Boost { die, speed } => {
                format!("Asked: {name}, who rolled a {die} (speed {speed}), may spend stamina")
            }
            Task::Run(run, ends) => {
                let way = if run.way == Way::Back { "backward to" } else { "to" };
                let lanes: Vec<String> =
                    crate::content::course::lanes(ends.lanes).map(|lane| lane.to_string()).collect();
                let lanes: Vec<&str> = lanes.iter().map(String::as_str).collect();
                format!(
                    "Asked: {name} runs {} {way} row {}; lanes {}, marked *",
                    many(run.steps, "row"),
                    ends.row,
                    join(&lanes)
                )
            }
            Task::CatchUp(ends) => {
                format!("Asked: {name} closes up on row {}; free places are marked *", ends.row)
            }
            Task::High(against) => {
                let all = if self.touches_all(against) { ", a card for all" } else { "" };
                format!("Asked: {name} may use RUNNER'S HIGH against {}{all}", self.say_trouble(against))
            }
        }
    }
}

/// A course without runners: for whoever makes one.
pub(crate) fn draw_course(course: &Course) -> String {
    let mut lines =
        vec![format!("{} ({}), {}", clip(&course.name, 40), clip(&course.id, 40), many(course.last, "row"))];
    draw_road(course, &mut lines, |row, lane| course.letter(row, lane));
    lines.join("\n") + "\n"
}

/// The road from left to right, lane 1 on top, with rows, marks and segments along it.
fn draw_road(course: &Course, lines: &mut Vec<String>, letter: impl Fn(u8, u8) -> char) {
    let mut from = 0;
    while from <= course.last {
        let to = course.last.min(from.saturating_add(STRETCH));
        lines.push(String::new());
        lines.push(ruler("row", from, to, |row| (row % 10 == 0).then(|| row.to_string())));
        if let Some((rows, unit)) = &course.marks {
            let step = [1, 2, 5, 10].into_iter().find(|step| rows.saturating_mul(*step) >= 8).unwrap_or(20);
            let apart = rows.saturating_mul(step);
            lines.push(ruler(unit, from, to, |row| {
                (row > 0 && row % apart == 0).then(|| (row / rows).to_string())
            }));
        }
        for lane in 1..=LANES {
            let road: String = (from..=to).map(|row| letter(row, lane)).collect();
            let line = if to == course.last { "|" } else { "" };
            lines.push(format!("lane {lane}  {road}{line}"));
        }
        if !course.segments.is_empty() {
            let starts = |row: u8| course.segments.iter().position(|segment| segment.from == row);
            lines.push(ruler("part", from, to, |row| starts(row).map(|part| part_letter(part).to_string())));
        }
        from = to.saturating_add(1);
    }
    lines.push(format!("        {LEGEND}"));
    let part = |(i, segment): (usize, &crate::Segment)| {
        format!("{} {} {}-{}", part_letter(i), clip(&segment.name, 40), segment.from, segment.to)
    };
    let parts: Vec<String> = course.segments.iter().enumerate().map(part).collect();
    if !parts.is_empty() {
        lines.extend(wrap(&format!("Parts: {}", parts.join(", ")), 2));
    }
    lines.extend(wrap(&format!("Narrow: {}", narrow_places(course)), 2));
}

fn part_letter(part: usize) -> char {
    char::from(b'a' + (part % 26) as u8)
}

/// Labels above or below the road, each at its row.
fn ruler(name: &str, from: u8, to: u8, label: impl Fn(u8) -> Option<String>) -> String {
    let mut line = format!("{:<8}", clip(name, 7));
    for row in from..=to {
        let column = 8 + usize::from(row - from);
        if let Some(label) = label(row).filter(|_| line.len() <= column) {
            line.push_str(&" ".repeat(column - line.len()));
            line.push_str(&label);
        }
    }
    line.trim_end().to_string()
}

/// "rows 15-19 (2 lanes), rows 49-50 (1 lane)".
fn narrow_places(course: &Course) -> String {
    let mut places: Vec<(u8, u8, u32)> = Vec::new();
    for row in 1..=course.last {
        let width = course.road(row).count_ones();
        match places.last_mut() {
            Some((_, to, same)) if *to + 1 == row && *same == width => *to = row,
            _ if width <= 2 => places.push((row, row, width)),
            _ => {}
        }
    }
    let said = places.iter().map(|(from, to, width)| {
        let rows = if from == to { format!("row {from}") } else { format!("rows {from}-{to}") };
        format!("{rows} ({})", many(*width, "lane"))
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() { "nowhere".to_string() } else { said.join(", ") }
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
