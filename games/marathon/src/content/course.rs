//! MA-015: courses, from files of the box or of users and from options, as masks of lanes by row.

use engine::content::{Content, Files, Line};
use engine::{Fault, Phrase, Value};

use super::expect_header;
use crate::event::Symbol;
use crate::options::{CourseChoice, Marks, OwnCourse, Segment};

/// MA-011: the lanes of the road.
pub const LANES: u8 = 6;
/// The most rows of a course, so that a row is a small number.
pub const ROWS_MAX: u8 = 250;
/// Room for row 0, every row and the finish line; a row is a valid index by its type.
pub const ROOM: usize = 256;

const ALL_LANES: u8 = 0b11_1111;
/// Where a custom course is given.
const PLACE: &str = "options.course";

/// The courses of the box: id, and the file's name and text.
pub const COURSES: [(&str, (&str, &str)); 4] = [
    ("city", ("courses/city.txt", include_str!("../../content/courses/city.txt"))),
    ("hills", ("courses/hills.txt", include_str!("../../content/courses/hills.txt"))),
    ("island", ("courses/island.txt", include_str!("../../content/courses/island.txt"))),
    ("tenk", ("courses/tenk.txt", include_str!("../../content/courses/tenk.txt"))),
];

/// A road of rows and lanes. A mask has bit 0 for lane 1 and so on.
#[derive(Clone, Debug)]
pub struct Course {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The last row; the finish line comes after it.
    pub last: u8,
    /// Stretches of the road.
    pub segments: Vec<Segment>,
    /// Marks along the road.
    pub marks: Option<Marks>,
    /// The names of the course and its stretches in the box, if it is one of the box.
    printed: Vec<String>,
    road: [u8; ROOM],
    events: [u8; ROOM],
    kicks: [u8; ROOM],
    /// How many spaces the rows before each row have, row 0 counted.
    before: [u16; ROOM],
}

/// The bit of a lane; lane 0, which is none, has no bit.
#[inline]
pub const fn lane_bit(lane: u8) -> u8 {
    ((1u16 << (lane & 7)) >> 1) as u8
}

/// The lanes of a mask, from left to right.
pub fn lanes(mask: u8) -> impl Iterator<Item = u8> + Clone {
    (1..=LANES).filter(move |lane| mask & lane_bit(*lane) != 0)
}

/// The lanes that one step can reach: the same and its neighbours (MA-030).
#[inline]
pub const fn spread(mask: u8) -> u8 {
    mask | mask << 1 | mask >> 1
}

impl Course {
    /// The lanes of a row that are road; none beyond the last row.
    #[inline]
    pub fn road(&self, row: u8) -> u8 {
        self.road[usize::from(row)]
    }

    /// The spaces of the road from row 0 on, as row and lane.
    pub fn spaces(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..=self.last).flat_map(|row| lanes(self.road(row)).map(move |lane| (row, lane)))
    }

    /// The place of a space among [`Course::spaces`]. All that lies past the last row comes right after them.
    #[inline]
    pub fn place(&self, row: u8, lane: Option<u8>) -> u16 {
        let row = usize::from(row.min(self.finish()));
        let lanes_left = lane.map_or(0, |lane| self.road[row] & (lane_bit(lane).wrapping_sub(1)));
        self.before[row] + lanes_left.count_ones() as u16
    }

    /// MA-012: the symbol on a space.
    #[inline]
    pub fn symbol(&self, row: u8, lane: u8) -> Option<Symbol> {
        let bit = lane_bit(lane);
        if self.events[usize::from(row)] & bit != 0 {
            Some(Symbol::Event)
        } else if self.kicks[usize::from(row)] & bit != 0 {
            Some(Symbol::Kick)
        } else {
            None
        }
    }

    /// MA-014: the number of the finish line.
    #[inline]
    pub fn finish(&self) -> u8 {
        self.last + 1
    }

    /// The course that was chosen; `given` may have a file in the place of one of the box, which must keep the promises
    /// of 2.4.
    pub fn choose(choice: &CourseChoice, given: &Files) -> Result<Course, Fault> {
        match choice {
            CourseChoice::Own(own) => Course::own(own),
            CourseChoice::File(text) => {
                let file = CourseFile::read(Content::new(PLACE, text))?;
                file.check()?;
                Ok(file.course)
            }
            CourseChoice::Named(name) => match COURSES.iter().find(|(id, _)| id == name) {
                Some((_, own)) => {
                    let mut file = CourseFile::read(given.read(*own))?;
                    file.course.printed = file.course.names();
                    if given.has(own.0) {
                        file.check()?;
                        file.course.printed = CourseFile::read(Content::new(own.0, own.1))?.course.names();
                    }
                    Ok(file.course)
                }
                None => {
                    let names = Value::names(&COURSES.map(|(id, _)| id));
                    let phrase = Phrase::new("wrong-course").naming("course", name).with("courses", names);
                    Err(Fault::said(PLACE, phrase).under("MA-015"))
                }
            },
        }
    }

    /// A course given as data. It may break the promises of 2.4: scenarios keep the road small.
    fn own(own: &OwnCourse) -> Result<Course, Fault> {
        let fault = |phrase| Fault::said(PLACE, phrase).under("MA-015");
        let mut course = Course::empty(&own.id);
        course.name = own.name.clone().unwrap_or_else(|| own.id.clone());
        if own.rows.is_empty() || own.rows.len() > usize::from(ROWS_MAX) {
            let phrase = Phrase::new("content-rows").with("most", ROWS_MAX);
            return Err(fault(phrase.with("rows", own.rows.len() as i64)));
        }
        let called = own.name.iter().chain(own.segments.iter().map(|segment| &segment.name));
        if [&own.id].into_iter().chain(called).any(|name| name.trim().is_empty()) {
            return Err(fault(Phrase::new("file-empty").naming("what", "name")));
        }
        for (row, text) in (1..=ROWS_MAX).zip(&own.rows) {
            course.add_row(row, text).map_err(|why| fault(in_row(row, why)))?;
        }
        for segment in &own.segments {
            if segment.from < 1 || segment.from > segment.to || segment.to > course.last {
                let phrase = Phrase::new("content-segment").naming("segment", &segment.name);
                let phrase = phrase.with("from", segment.from).with("to", segment.to);
                return Err(fault(phrase.with("last", course.last)));
            }
        }
        course.segments = own.segments.clone();
        if let Some(marks) = &own.marks {
            marks.check().map_err(|id| fault(Phrase::new(id)))?;
        }
        course.marks = own.marks.clone();
        Ok(course)
    }

    /// What the course and its stretches are called.
    fn names(&self) -> Vec<String> {
        let segments = self.segments.iter().map(|segment| segment.name.clone());
        [self.name.clone()].into_iter().chain(segments).collect()
    }

    /// Whether the box calls the course, or a stretch of it, by that name.
    pub fn is_printed(&self, name: &str) -> bool {
        self.printed.iter().any(|printed| printed == name)
    }

    /// The course as options write it.
    pub fn to_own_course(&self) -> OwnCourse {
        let row = |row| (1..=LANES).map(|lane| self.letter(row, lane)).collect();
        OwnCourse {
            id: self.id.clone(),
            name: Some(self.name.clone()),
            rows: (1..=self.last).map(row).collect(),
            segments: self.segments.clone(),
            marks: self.marks.clone(),
        }
    }

    /// MA-010: row 0 has six plain spaces.
    fn empty(id: &str) -> Course {
        let mut road = [0; ROOM];
        road[0] = ALL_LANES;
        let (events, kicks) = ([0; ROOM], [0; ROOM]);
        let mut before = [0; ROOM];
        before[1] = u16::from(LANES);
        let (id, name, segments, printed) = (id.to_string(), String::new(), Vec::new(), Vec::new());
        Course { id, name, last: 0, segments, marks: None, printed, road, events, kicks, before }
    }

    fn add_row(&mut self, row: u8, text: &str) -> Result<(), Phrase> {
        if text.chars().count() != usize::from(LANES) {
            return Err(Phrase::new("content-six").naming("written", text));
        }
        let at = usize::from(row);
        for (lane, symbol) in (1..).zip(text.chars()) {
            let bit = lane_bit(lane);
            match symbol {
                '.' => {}
                'E' => self.events[at] |= bit,
                'K' => self.kicks[at] |= bit,
                '#' => continue,
                _ => {
                    let phrase = Phrase::new("content-sign").naming("sign", symbol.encode_utf8(&mut [0; 4]));
                    return Err(phrase.naming("written", text));
                }
            }
            self.road[at] |= bit;
        }
        self.before[at + 1] = self.before[at] + self.road[at].count_ones() as u16;
        self.last = row;
        Ok(())
    }

    /// A row in the letters of the specification.
    pub fn letter(&self, row: u8, lane: u8) -> char {
        match self.symbol(row, lane) {
            Some(Symbol::Event) => 'E',
            Some(Symbol::Kick) => 'K',
            None if self.road(row) & lane_bit(lane) != 0 => '.',
            None => '#',
        }
    }

    /// What breaks the promises of a course that is offered for play (2.4), with the row.
    fn broken(&self) -> Option<(u8, Phrase)> {
        if let Some(row) = (1..=self.last).find(|row| self.road(*row) == 0) {
            return Some((row, Phrase::new("content-no-road")));
        }
        for row in 1..=self.last {
            let plain = self.road(row) == ALL_LANES
                && self.events[usize::from(row)] | self.kicks[usize::from(row)] == 0;
            if row <= 2 && !plain {
                return Some((row, Phrase::new("content-plain-rows")));
            }
            let stranded = |other: u8| self.road(row) & !spread(self.road(other));
            if let Some(lane) = lanes(stranded(row - 1)).next() {
                return Some((row, Phrase::new("content-road-behind").with("lane", lane)));
            }
            if row < self.last && stranded(row + 1) != 0 {
                let lane = lanes(stranded(row + 1)).next().unwrap_or_default();
                return Some((row, Phrase::new("content-road-ahead").with("lane", lane)));
            }
        }
        (self.last < 3).then(|| (self.last, Phrase::new("content-short")))
    }
}

/// A course read from a file, with the place of every row for messages.
#[derive(Debug)]
pub struct CourseFile<'a> {
    /// The course.
    pub course: Course,
    rows: Vec<Line<'a>>,
}

impl<'a> CourseFile<'a> {
    /// Reads a course: a name, marks if there are any, and the rows with the names of segments.
    pub fn read(content: Content<'a>) -> Result<CourseFile<'a>, Fault> {
        let mut course = Course::empty(expect_header(content, "course")?);
        let mut rows: Vec<Line<'a>> = Vec::new();
        let mut name = None;
        for line in content.lines().skip(1) {
            let (first, rest) = line.text.split_once(char::is_whitespace).unwrap_or((line.text, ""));
            match first {
                "name" => line.once(first, &mut name, line.filled(first, rest.trim())?.to_string())?,
                "marks" => line.once(first, &mut course.marks, read_marks(line, rest)?)?,
                _ => {
                    let unknown = || line.fault(Phrase::new("content-key").naming("written", first));
                    let row: u64 = first.parse().map_err(|_| unknown())?;
                    if row != rows.len() as u64 + 1 || row > u64::from(ROWS_MAX) {
                        let next = rows.len() as i64 + 1;
                        let phrase = Phrase::new("content-next-row").with("row", next).with("most", ROWS_MAX);
                        return Err(line.fault(phrase));
                    }
                    let (map, segment) =
                        rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
                    course.add_row(row as u8, map).map_err(|why| line.fault(why))?;
                    course.add_segment(row as u8, segment.trim());
                    rows.push(line);
                }
            }
        }
        course.name = name.unwrap_or_default();
        if course.name.is_empty() || rows.is_empty() {
            return Err(content.fault(Phrase::new("content-no-rows")));
        }
        Ok(CourseFile { course, rows })
    }

    /// Refuses a course that breaks the promises of 2.4, with the line.
    pub fn check(&self) -> Result<(), Fault> {
        match self.course.broken() {
            None => Ok(()),
            Some((row, why)) => Err(self.rows[usize::from(row) - 1].fault(in_row(row, why)).under("MA-015")),
        }
    }
}

impl Course {
    /// A segment goes from the row that bears its name to the row before the next name.
    fn add_segment(&mut self, row: u8, name: &str) {
        if !name.is_empty() {
            self.segments.push(Segment { name: name.to_string(), from: row, to: row });
        } else if let Some(segment) = self.segments.last_mut() {
            segment.to = row;
        }
    }
}

/// What is wrong with a row.
fn in_row(row: u8, why: Phrase) -> Phrase {
    Phrase::new("content-row").with("row", row).with("why", why)
}

/// The id of a stretch of the box by its name: `half_way_mile`.
pub fn segment_id(name: &str) -> String {
    let letter =
        |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '_' };
    name.chars().map(letter).collect()
}

fn read_marks(line: Line<'_>, rest: &str) -> Result<Marks, Fault> {
    let [rows, unit] = rest.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err(line.fault(Phrase::new("content-marks")));
    };
    let marks = Marks { rows: line.number("marks", rows, 1..=u8::MAX)?, unit: unit.to_string() };
    marks.check().map_err(|id| line.fault(Phrase::new(id)))?;
    Ok(marks)
}

impl Marks {
    /// The message that says what is wrong.
    fn check(&self) -> Result<(), &'static str> {
        if self.rows == 0 {
            return Err("content-marks-apart");
        }
        if self.unit.is_empty() || self.unit.contains(char::is_whitespace) {
            return Err("content-marks-unit");
        }
        Ok(())
    }
}
