//! A board side as it is printed: SA-004 and SA-005. Reads the maps of `content/boards` and those of users.

use engine::content::{Content, Line};
use engine::{Datum, Fault, Phrase, Speak};

use crate::card::{Compass, Symbol};
use crate::name::Name;

/// SA-004: the kinds of hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    Water,
    Waterfall,
    Rock,
    #[default]
    Bank,
    Start,
    Pool,
}

impl Ground {
    pub(crate) const SIGNS: [(char, Ground); 6] = [
        ('~', Ground::Water),
        ('^', Ground::Waterfall),
        ('#', Ground::Rock),
        ('.', Ground::Bank),
        ('@', Ground::Start),
        ('*', Ground::Pool),
    ];

    /// The sign on a map.
    pub fn sign(self) -> char {
        Ground::SIGNS.iter().find(|(_, ground)| *ground == self).map_or('?', |(sign, _)| *sign)
    }

    fn of_sign(sign: char) -> Option<Ground> {
        Ground::SIGNS.iter().find(|(other, _)| *other == sign).map(|(_, ground)| *ground)
    }

    /// SA-035: whether a salmon may swim in.
    #[inline]
    pub fn can_swim(self) -> bool {
        matches!(self, Ground::Water | Ground::Start | Ground::Pool)
    }

    /// SA-045: whether a leap may pass over.
    #[inline]
    pub fn can_leap(self) -> bool {
        !matches!(self, Ground::Rock | Ground::Bank)
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Ground::Water => "water",
            Ground::Waterfall => "waterfall",
            Ground::Rock => "rock",
            Ground::Bank => "bank",
            Ground::Start => "start",
            Ground::Pool => "pool",
        }
    }

    /// For refusals.
    pub(crate) fn datum(self) -> Datum {
        Datum::Word("ground", self.id())
    }
}

/// One printed hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Print {
    /// What it is.
    pub ground: Ground,
    /// What is drawn on it.
    pub symbol: Symbol,
    /// How many arrows go out.
    pub arrows: u8,
    /// Where arrow 1 and arrow 2 point.
    pub arrow: [Compass; 2],
}

impl Print {
    /// SA-006: a joint hex is plain water with one arrow straight back.
    pub const JOINT: Print =
        Print { ground: Ground::Water, symbol: Symbol::None, arrows: 1, arrow: [Compass::S, Compass::N] };

    /// The hex in the signs of the maps: `~B:21`.
    pub fn text(&self) -> String {
        let mut text = String::from(self.ground.sign());
        text.extend(self.symbol.sign());
        if self.arrows > 0 {
            text.push(':');
            text.extend(self.arrow[..usize::from(self.arrows)].iter().map(|arrow| arrow.digit()));
        }
        text
    }

    fn read(line: Line<'_>, text: &str) -> Result<Print, Fault> {
        let (body, arrows) = text.split_once(':').unwrap_or((text, ""));
        let mut signs = body.chars();
        let ground = signs.next().and_then(Ground::of_sign);
        let fault = |rule, id| line.fault(Phrase::new(id).naming("written", text)).under(rule);
        let bad_sign = |rule, id, sign: char| {
            let phrase = Phrase::new(id).naming("sign", sign.encode_utf8(&mut [0; 4]));
            line.fault(phrase.naming("written", text)).under(rule)
        };
        let ground = ground.ok_or_else(|| fault("SA-004", "content-ground"))?;
        let symbol = match signs.next() {
            None => Symbol::None,
            Some(sign) => Symbol::of_sign(sign).ok_or_else(|| bad_sign("SA-004", "content-symbol", sign))?,
        };
        let mut print = Print { ground, symbol, ..Print::default() };
        if signs.next().is_some() || arrows.chars().count() > 2 || (text.contains(':') && arrows.is_empty()) {
            return Err(fault("SA-004", "content-hex"));
        }
        for digit in arrows.chars() {
            print.arrow[usize::from(print.arrows)] =
                Compass::of_digit(digit).ok_or_else(|| bad_sign("SA-003", "content-arrow", digit))?;
            print.arrows += 1;
        }
        if !matches!(ground, Ground::Water | Ground::Waterfall)
            && (print.arrows > 0 || symbol != Symbol::None)
        {
            return Err(fault("SA-015", "content-bare"));
        }
        if print.arrows == 2 && print.arrow[0] == print.arrow[1] {
            return Err(fault("SA-004", "content-same-arrow"));
        }
        Ok(print)
    }
}

/// SA-007: which piece of the river a side is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Start,
    Number(u8),
    Finish,
}

impl Piece {
    /// SA-005: the height of such a board.
    pub fn height(self) -> u8 {
        match self {
            Piece::Start => 6,
            Piece::Number(_) => 12,
            Piece::Finish => 8,
        }
    }

    fn read(line: Line<'_>, text: &str) -> Result<Piece, Fault> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("start", "") => Ok(Piece::Start),
            ("finish", "") => Ok(Piece::Finish),
            ("number", n) => match n.parse() {
                Ok(number @ 1..=9) => Ok(Piece::Number(number)),
                _ => Err(line.fault(Phrase::new("content-piece").naming("written", text))),
            },
            _ => Err(line.fault(Phrase::new("content-piece").naming("written", text))),
        }
    }
}

/// SA-005: where the three half-hexes of an edge lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    Left,
    Right,
}

impl Edge {
    /// The column of its first half-hex; the others lie two and four columns further right.
    pub fn column(self) -> i8 {
        match self {
            Edge::Left => 1,
            Edge::Right => 3,
        }
    }
}

/// How many printed hexes a side can have; the three joint hexes of its mouth are numbered after them.
pub(crate) const PRINTED_MAX: usize = 50;

/// The longest name of a side.
pub(crate) const ID_MAX: usize = 12;

/// A board side.
#[derive(Clone, Debug)]
pub struct Side {
    /// Its name in rivers: `2E`.
    pub id: String,
    /// What it is printed on.
    pub piece: Piece,
    /// The half-hexes at the lower edge.
    pub mouth: Option<Edge>,
    /// The half-hexes at the upper edge.
    pub head: Option<Edge>,
    /// `easy`, `medium`, `hard`, or nothing.
    pub grade: String,
    /// The name that people read.
    pub name: Name,
    /// What it is like.
    pub about: String,
    /// Its hexes by local number.
    pub prints: Vec<Print>,
}

impl Side {
    /// The most upstream line of its map.
    pub fn top(&self) -> u8 {
        self.piece.height() - 1
    }

    /// Its name in rivers and the one that people read.
    pub fn title(&self, speak: &dyn Speak) -> String {
        let name = self.name.own().map_or_else(|| speak.word("board", &self.id), |own| speak.value(&own));
        format!("{} {name}", self.id).trim_end().to_string()
    }

    /// Reads a whole file: `salmon board <id>` and the lines of a side.
    pub fn read(content: Content<'_>) -> Result<Side, Fault> {
        let header = content.header();
        let ["salmon", "board", id] = header[..] else {
            return Err(content.first_line("salmon board <id>"));
        };
        let lines: Vec<Line<'_>> = content.lines().skip(1).collect();
        Side::read_lines(content, id, &lines)
    }

    /// Reads the lines of a side: first its facts, then its map from the top down.
    pub fn read_lines(content: Content<'_>, id: &str, lines: &[Line<'_>]) -> Result<Side, Fault> {
        if id.is_empty() || id.len() > ID_MAX || !id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            return Err(content.fault(Phrase::new("content-id").naming("board", id)));
        }
        let mut facts = Facts::default();
        let mut rows = Vec::new();
        for line in lines {
            let [key, value] = line.columns()?;
            match key {
                "piece" => line.once(key, &mut facts.piece, Piece::read(*line, value)?)?,
                "mouth" => line.once(key, &mut facts.mouth, read_edge(*line, value)?)?,
                "head" => line.once(key, &mut facts.head, read_edge(*line, value)?)?,
                "grade" => line.once(key, &mut facts.grade, read_grade(*line, value)?)?,
                "english" => line.once(key, &mut facts.english, line.filled(key, value)?)?,
                "french" => line.once(key, &mut facts.french, value)?,
                "about" => line.once(key, &mut facts.about, value)?,
                height if height.parse::<u64>().is_ok() => rows.push((*line, height, value)),
                _ => return Err(line.fault(Phrase::new("content-key").naming("written", key))),
            }
        }
        let missing = |what: &str| content.missing(what);
        let piece = facts.piece.ok_or_else(|| missing("piece"))?;
        let side = Side {
            id: id.to_string(),
            piece,
            mouth: facts.mouth.ok_or_else(|| missing("mouth"))?,
            head: facts.head.ok_or_else(|| missing("head"))?,
            grade: facts.grade.unwrap_or_default().to_string(),
            name: Name::of(
                ("board", id),
                facts.english.unwrap_or_default(),
                facts.french.unwrap_or_default(),
            ),
            about: facts.about.unwrap_or_default().to_string(),
            prints: read_map(content, id, piece, &rows)?,
        };
        side.check(content)?;
        Ok(side)
    }

    /// SA-005, SA-013: what a side of its piece must have.
    fn check(&self, content: Content<'_>) -> Result<(), Fault> {
        let fault = |rule, id| Err(content.fault(Phrase::new(id).naming("board", &self.id)).under(rule));
        if self.mouth.is_none() != (self.piece == Piece::Start) {
            return fault("SA-005", "content-mouth");
        }
        if self.head.is_none() != (self.piece == Piece::Finish) {
            return fault("SA-005", "content-head");
        }
        let count = |ground| self.prints.iter().filter(|print| print.ground == ground).count();
        if count(Ground::Start) != usize::from(self.piece == Piece::Start) {
            return fault("SA-013", "content-start");
        }
        if (count(Ground::Pool) > 0) != (self.piece == Piece::Finish) {
            return fault("SA-100", "content-pool");
        }
        Ok(())
    }
}

#[derive(Default)]
struct Facts<'a> {
    piece: Option<Piece>,
    mouth: Option<Option<Edge>>,
    head: Option<Option<Edge>>,
    grade: Option<&'a str>,
    english: Option<&'a str>,
    french: Option<&'a str>,
    about: Option<&'a str>,
}

/// How hard a side can be said to be.
const GRADES: [&str; 3] = ["easy", "medium", "hard"];

fn read_grade<'a>(line: Line<'a>, text: &'a str) -> Result<&'a str, Fault> {
    match GRADES.contains(&text) {
        true => Ok(text),
        false => Err(line.unknown(text, &GRADES)),
    }
}

fn read_edge(line: Line<'_>, text: &str) -> Result<Option<Edge>, Fault> {
    match text {
        "none" => Ok(None),
        "L" => Ok(Some(Edge::Left)),
        "R" => Ok(Some(Edge::Right)),
        _ => Err(line.unknown(text, &["L", "R", "none"]).under("SA-005")),
    }
}

fn read_map(
    content: Content<'_>,
    id: &str,
    piece: Piece,
    rows: &[(Line<'_>, &str, &str)],
) -> Result<Vec<Print>, Fault> {
    let top = piece.height() - 1;
    if rows.len() != usize::from(top) {
        let phrase = Phrase::new("content-map").naming("board", id).with("found", rows.len() as i64);
        return Err(content.fault(phrase.with("needed", top)).under("SA-005"));
    }
    let mut prints = vec![Print::default(); PRINTED_MAX];
    for ((line, height, text), y) in rows.iter().zip((1..=top).rev()) {
        if height.parse() != Ok(y) {
            let phrase = Phrase::new("content-height").naming("height", height).with("due", y);
            return Err(line.fault(phrase).under("SA-005"));
        }
        let hexes: Vec<&str> = text.split_whitespace().collect();
        let columns: Vec<i8> = columns(y).collect();
        if hexes.len() != columns.len() {
            let phrase = Phrase::new("content-hexes").with("height", y).with("found", hexes.len() as i64);
            return Err(line.fault(phrase.with("needed", columns.len() as i64)).under("SA-005"));
        }
        for (x, hex) in columns.into_iter().zip(hexes) {
            if let Some(number) = local(x, y as i8) {
                prints[number] = Print::read(*line, hex)?;
            }
        }
    }
    Ok(prints)
}

/// SA-003, SA-005: the columns of a height: even ones at odd heights, odd ones at even heights.
pub(crate) fn columns(y: u8) -> impl Iterator<Item = i8> {
    let first = i8::from(y.is_multiple_of(2));
    (first..=8 - first).step_by(2)
}

/// The number of a printed hex within its side: two heights hold five and four hexes.
pub(crate) fn local(x: i8, y: i8) -> Option<usize> {
    if !(0..=8).contains(&x) || !(1..=11).contains(&y) || (x + y) % 2 == 0 {
        return None;
    }
    let pair = usize::from((y as u8 - 1) / 2) * 9;
    Some(if y % 2 == 1 { pair + usize::from(x as u8 / 2) } else { pair + 5 + usize::from((x as u8 - 1) / 2) })
}
