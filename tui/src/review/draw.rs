//! Draws a review: a bar while it is made; then chances and sums of the whole race, or the board at a moment that mattered.

use catalog::{
    Tongue, percent, review_better, review_class, review_happened, review_step, review_stroke, review_why,
    signed,
};
use engine::{Phrase, Seat, Speak, Value};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::moments::{Found, Moment, What};
use super::{Page, Review, State};
use crate::desk::stage::{Key, areas, divide, key_line, top_bar};
use crate::desk::{Hit, parts};
use crate::text::{fit, pad, put, say, width, wrap};
use crate::theme::{CURSOR, GO, PLAIN, RULE, SOFT, STRONG, WARN, badge, seat_style};

/// Heights of chances within a line, in eighths.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// A choice that cost much, and a stroke of luck.
const COSTLY: char = '×';
const LUCK: char = '○';
/// Columns for a name, and for a result.
const NAME: u16 = 11;
const RESULT: u16 = 7;
/// Columns for an amount, and for a number of choices.
const AMOUNT: usize = 7;
const COUNT: usize = 6;

impl Review {
    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        let mut hits = Vec::new();
        let [top, middle, _, keys] = areas(screen);
        let room = &self.film.room;
        let status = Value::text(say(&room.tongue, "tui-review"));
        let left = Phrase::new("tui-top").with("game", Phrase::new("name")).with("status", status);
        let seed = Value::text(self.film.race().setup().seed.to_string());
        let right = Phrase::new("tui-fact-seed").with("seed", seed);
        top_bar(&room.tongue.say(&left), &room.tongue.say(&right), top, buffer);
        match (&self.state, self.page) {
            (State::Making(making), _) => making_bar(making.progress(), &room.tongue, middle, buffer),
            (State::Refused(why), _) => {
                for (i, line) in wrap(why, usize::from(middle.width).saturating_sub(4)).iter().enumerate() {
                    put(buffer, 2, i32::from(middle.y) + 1 + i as i32, line, WARN);
                }
            }
            (State::Found(found), Page::Whole) => self.whole(found, middle, buffer, &mut hits),
            (State::Found(found), Page::Moment) => self.moment(found, screen, middle, buffer, &mut hits),
        }
        key_line(self.keys(), &room.tongue, keys, buffer, &mut hits);
        self.hits = hits;
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame);
        }
    }

    fn keys(&self) -> &'static [Key] {
        match (&self.state, self.page) {
            (State::Making(_), _) => &[("tui-key-esc", "tui-do-cancel", Some('q'))],
            (State::Refused(_), _) => &[("tui-key-esc", "tui-do-back", Some('q'))],
            (State::Found(_), Page::Whole) => &[
                ("↑↓", "tui-do-moment", None),
                ("tui-key-tab", "tui-do-board", Some('\t')),
                ("v", "tui-do-whose", Some('v')),
                ("tui-key-enter", "tui-do-text", Some('\n')),
                ("w", "tui-do-replay", Some('w')),
                ("?", "tui-do-help", Some('?')),
                ("q", "tui-do-back", Some('q')),
            ],
            (State::Found(_), Page::Moment) => &[
                ("↑↓", "tui-do-moment", None),
                ("tui-key-tab", "tui-do-chances", Some('\t')),
                ("b", "tui-do-played", Some('b')),
                ("tui-key-enter", "tui-do-text", Some('\n')),
                ("w", "tui-do-replay", Some('w')),
                ("?", "tui-do-help", Some('?')),
                ("q", "tui-do-back", Some('q')),
            ],
        }
    }

    /// Chances and sums of everybody, and the moments that mattered.
    fn whole(&self, found: &Found, area: Rect, buffer: &mut Buffer, hits: &mut Vec<(Rect, Hit)>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let seats = u16::from(self.film.room.seats);
        let high = (area.height.saturating_sub(seats + 9) / seats).clamp(1, 4);
        let [chart, below] = split(area, 1 + seats * high);
        let [sums, list] = split(below, 1 + seats);
        self.chart(found, chart, high, buffer);
        self.sums(found, sums, buffer);
        self.list(found, list, buffer, hits);
    }

    /// The board at a moment that mattered, what is said of it, and where it lies in the race.
    fn moment(
        &self,
        found: &Found,
        screen: Rect,
        area: Rect,
        buffer: &mut Buffer,
        hits: &mut Vec<(Rect, Hit)>,
    ) {
        let room = &self.film.room;
        let places = divide(area, room.picture.shape(screen), room.seats);
        let asked: Vec<Seat> = self.film.shot().seat.into_iter().collect();
        let marked = self.marked(found).filter(|_| !self.shows_played);
        room.picture.board(&self.film.scene(marked, &asked), places.board, buffer);
        let inner = |area: Rect| Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let dock = inner(places.dock);
        parts::heading(buffer, dock, &self.title(found));
        let columns = usize::from(dock.width);
        let words = self.words();
        let lines =
            words.iter().flat_map(|(words, style)| wrap(words, columns).into_iter().map(|it| (it, *style)));
        let lines: Vec<(String, Style)> = lines.collect();
        let height = usize::from(dock.height).saturating_sub(1);
        for (i, (words, style)) in lines.iter().take(height).enumerate() {
            let is_cut = i + 1 == height && lines.len() > height;
            let words =
                if is_cut { format!("{} …", fit(words, columns.saturating_sub(2))) } else { words.clone() };
            put(buffer, dock.x.into(), i32::from(dock.y) + 1 + i as i32, &words, *style);
        }
        self.chart(found, places.standing, 1, buffer);
        self.list(found, places.log, buffer, hits);
    }

    /// The number of the better choice among those on the board.
    fn marked(&self, found: &Found) -> Option<usize> {
        let moment = found.chosen().filter(|moment| moment.what == What::Choice)?;
        let better = found.review.moments.get(moment.step as usize - 1)?.better.as_ref()?;
        self.film.shot().choices.iter().position(|choice| choice.action == better.action)
    }

    /// Over the words: what is marked on the board.
    fn title(&self, found: &Found) -> String {
        let tongue = &self.film.room.tongue;
        match (self.marked(found), self.shows_played) {
            (Some(_), false) => say(tongue, "tui-review-marks-better"),
            (Some(_), true) => say(tongue, "tui-review-marks-played"),
            (None, _) => say(tongue, "tui-review-moment"),
        }
    }

    /// What is said of the moment under the cursor.
    pub(super) fn words(&self) -> Vec<(String, Style)> {
        let State::Found(found) = &self.state else { return Vec::new() };
        let tongue = &self.film.room.tongue;
        let Some(moment) = found.chosen() else { return vec![(say(tongue, "tui-review-no-moments"), PLAIN)] };
        let who = format!("{} {}", badge(moment.seat), tongue.name(moment.seat));
        let mut words = vec![(who, seat_style(moment.seat))];
        if let What::Luck(change) = moment.what {
            words.push((tongue.say(&review_stroke(moment.step, change, self.film.race())), PLAIN));
            return words;
        }
        let of = &found.review.moments[moment.step as usize - 1];
        if let (Some(better), Some(chosen)) = (&of.better, &self.film.shot().chosen) {
            let step = review_step(moment.step, chosen.say.clone(), of, better);
            words.push((tongue.say(&step), PLAIN));
            words.push((format!("{} [{}]", tongue.say(&review_better(better)), better.rule), GO));
            let [reasons, line] = review_why(better);
            words.extend(reasons.map(|reasons| (tongue.say(&reasons), PLAIN)));
            words.extend(line.map(|line| (tongue.say(&line), SOFT)));
        }
        words
    }

    /// Everybody's chance to win along the race, with marks where it was decided.
    fn chart(&self, found: &Found, area: Rect, high: u16, buffer: &mut Buffer) {
        let tongue = &self.film.room.tongue;
        parts::heading(buffer, area, &say(tongue, "tui-review-chances"));
        let x = area.x + NAME;
        let columns = area.width.saturating_sub(NAME + RESULT);
        let steps = found.review.moments.len();
        if columns == 0 || steps == 0 {
            return;
        }
        let at = |column: u16| usize::from(column) * steps / usize::from(columns);
        let column_of = |step: u32| {
            let at = (step.max(1) as usize - 1).min(steps - 1) * usize::from(columns);
            (at.div_ceil(steps) as u16).min(columns - 1)
        };
        for seat in Seat::all(self.film.room.seats) {
            let top = area.y + 1 + u16::from(seat.0) * high;
            let bottom = top + high - 1;
            if bottom >= area.bottom() {
                break;
            }
            let name = fit(&format!("{} {}", badge(seat), tongue.name(seat)), usize::from(NAME) - 1);
            put(buffer, area.x.into(), bottom.into(), &name, seat_style(seat));
            for column in 0..columns {
                let chance = found.review.moments[at(column)].before[seat.index()].clamp(0.0, 1.0);
                let level = ((chance * f64::from(high) * 8.0).round() as usize).max(1);
                for row in 0..high {
                    let fill = level.saturating_sub(usize::from(row) * 8).min(8);
                    let block = BLOCKS[fill].to_string();
                    put(buffer, (x + column).into(), (bottom - row).into(), &block, seat_style(seat));
                }
            }
            let own = found.moments.iter().filter(|moment| moment.seat == seat);
            for moment in own {
                let (sign, style) = sign_of(moment);
                put(buffer, (x + column_of(moment.step)).into(), top.into(), &sign.to_string(), style);
            }
            let result = tongue.say(&percent(found.review.result[seat.index()], 0));
            let end = i32::from(area.right()) - width(&result) as i32;
            put(buffer, end, bottom.into(), &result, STRONG);
        }
        if let Some(moment) = found.chosen() {
            let column = x + column_of(moment.step);
            let high = (u16::from(self.film.room.seats) * high).min(area.height.saturating_sub(1));
            buffer.set_style(Rect::new(column, area.y + 1, 1, high), CURSOR);
        }
    }

    /// A line a seat: how start, luck and choices add up to the result, and how good the choices were.
    fn sums(&self, found: &Found, area: Rect, buffer: &mut Buffer) {
        let tongue = &self.film.room.tongue;
        let amounts = ["start", "luck", "skill", "others", "result", "accuracy"];
        let counts = ["best", "good", "inaccuracies", "mistakes", "blunders"];
        let right = |text: &str, columns: usize| {
            format!("{}{}", " ".repeat(columns.saturating_sub(width(text))), fit(text, columns))
        };
        let line = |amounts: Vec<String>, counts: Vec<String>| {
            let amounts = amounts.iter().map(|it| right(it, AMOUNT + 1));
            amounts.chain(counts.iter().map(|it| right(it, COUNT))).collect::<String>()
        };
        let heads = |kinds: &[&str]| kinds.iter().map(|kind| tongue.word("tui-review-head", kind)).collect();
        let x = i32::from(area.x) + i32::from(NAME) - 1;
        put(buffer, x, area.y.into(), &line(heads(&amounts), heads(&counts)), SOFT);
        for (seat, y) in Seat::all(self.film.room.seats).zip(area.y + 1..area.bottom()) {
            let (i, of) = (seat.index(), &found.review.seats[seat.index()]);
            let name = fit(&format!("{} {}", badge(seat), tongue.name(seat)), usize::from(NAME) - 1);
            put(buffer, area.x.into(), y.into(), &name, seat_style(seat));
            let share = |share: f64| tongue.say(&percent(share, 0));
            let change = |change: f64| tongue.say(&signed(change));
            let amounts = vec![
                share(found.review.start[i]),
                change(of.luck),
                change(of.skill),
                change(of.others),
                share(found.review.result[i]),
                share(of.accuracy),
            ];
            let counts = of.classes.iter().map(u32::to_string).collect();
            put(buffer, x, y.into(), &line(amounts, counts), PLAIN);
        }
    }

    /// The moments that mattered, as many as fit around the cursor.
    fn list(&self, found: &Found, area: Rect, buffer: &mut Buffer, hits: &mut Vec<(Rect, Hit)>) {
        let tongue = &self.film.room.tongue;
        let title = match found.seat {
            None => Phrase::new("tui-review-moments"),
            Some(seat) => Phrase::new("tui-review-moments-of").with("seat", seat),
        };
        parts::heading(buffer, area, &tongue.say(&title));
        let columns = usize::from(area.width);
        let height = usize::from(area.height).saturating_sub(1);
        if found.moments.is_empty() && height > 0 {
            let none = say(tongue, "tui-review-no-moments");
            put(buffer, area.x.into(), i32::from(area.y) + 1, &fit(&none, columns), SOFT);
        }
        let first = found.cursor.saturating_sub(height / 2).min(found.moments.len().saturating_sub(height));
        let rows = found.moments.iter().enumerate().skip(first).take(height);
        for ((i, moment), y) in rows.zip(area.y + 1..) {
            let is_here = i == found.cursor;
            let mark = if is_here { '▸' } else { ' ' };
            let (sign, style) = sign_of(moment);
            let words = format!("{mark}{:>4} {sign} {}", moment.step, self.line_of(found, moment));
            let style = if is_here { CURSOR } else { style };
            put(buffer, area.x.into(), y.into(), &pad(&words, columns), style);
            hits.push((Rect::new(area.x, y, area.width, 1), Hit::Choice(i)));
        }
    }
}

impl Review {
    /// A moment in a line: whose it is, what it was, and what it changed.
    fn line_of(&self, found: &Found, moment: &Moment) -> String {
        let tongue = &self.film.room.tongue;
        let seat = Value::text(format!("{} {}", badge(moment.seat), tongue.name(moment.seat)));
        let of = moment.step.checked_sub(1).map(|at| &found.review.moments[at as usize]);
        match (moment.what, of) {
            (What::Choice, Some(of)) => {
                let loss = of.better.as_ref().map_or(0.0, |better| better.loss);
                let action = self.film.said(moment.step).map_or_else(String::new, |said| tongue.say(said));
                tongue.say(
                    &Phrase::new("tui-review-choice")
                        .with("seat", seat)
                        .with("class", review_class(of.class))
                        .with("change", signed(-loss))
                        .with("action", Value::text(action)),
                )
            }
            (What::Choice | What::Luck(_), _) => {
                let change = found.luck(moment.step, moment.seat);
                let what = review_happened(self.film.race(), moment.step);
                let luck = Phrase::new("tui-review-luck").with("seat", seat).with("change", signed(change));
                tongue.say(&luck.with("what", what))
            }
        }
    }
}

fn sign_of(moment: &Moment) -> (char, Style) {
    match moment.what {
        What::Choice => (COSTLY, WARN),
        What::Luck(_) => (LUCK, RULE),
    }
}

/// A bar that grows while the review is made.
fn making_bar((done, parts): (u32, u32), tongue: &Tongue, area: Rect, buffer: &mut Buffer) {
    let words = Phrase::new("tui-review-making").with("done", done).with("parts", parts);
    put(buffer, 2, i32::from(area.y) + 2, &tongue.say(&words), STRONG);
    let columns = usize::from(area.width).saturating_sub(4);
    let full = columns * done as usize / parts.max(1) as usize;
    let bar = format!("{}{}", "█".repeat(full), "░".repeat(columns - full));
    put(buffer, 2, i32::from(area.y) + 4, &bar, GO);
    for (i, line) in wrap(&say(tongue, "review-how"), columns).iter().enumerate() {
        put(buffer, 2, i32::from(area.y) + 6 + i as i32, line, SOFT);
    }
}

/// The first lines of an area, and the rest.
fn split(area: Rect, high: u16) -> [Rect; 2] {
    let high = high.min(area.height);
    [Rect { height: high, ..area }, Rect { y: area.y + high, height: area.height - high, ..area }]
}
