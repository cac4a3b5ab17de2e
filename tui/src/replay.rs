//! The replay: a race that was run, stepped through forwards and backwards, or shown as it went.

use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use engine::{Phrase, Seat, Speak, Value};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

use crate::desk::stage::{Key, areas, divide, draw_flash, happening, key_line, top_bar};
use crate::desk::{Hit, parts};
use crate::film::Film;
use crate::finish::say_places;
use crate::overlay::Overlay;
use crate::picture::Scene;
use crate::sitting::Pace;
use crate::text::{fit, put, say, wrap};
use crate::theme::{CURSOR, GO, SOFT, STRONG, badge};

/// How long a decision is seen while the race goes on by itself.
const DECISION_UNITS: u32 = 8;

/// What the app should do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Stay,
    Back,
}

/// The screen on which a race is looked at again.
#[derive(Debug)]
pub(crate) struct Replay {
    pub(crate) film: Film,
    /// Since when the picture at hand is shown, if the race goes on by itself.
    playing: Option<Instant>,
    overlay: Option<Overlay>,
    notice: Option<String>,
    hits: Vec<(Rect, Hit)>,
}

impl Replay {
    /// A race to be looked at again; `is_compared` if it was played again by the rules before.
    pub(crate) fn new(film: Film, is_compared: bool) -> Replay {
        let id = if is_compared { "tui-replay-compared" } else { "tui-replay-begins" };
        let notice = Some(say(&film.room.tongue, id));
        Replay { film, playing: None, overlay: None, notice, hits: Vec::new() }
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, code: KeyCode, pace: &mut Pace) -> Done {
        if let Some(overlay) = &mut self.overlay {
            if overlay.key(code) {
                self.overlay = None;
            }
            return Done::Stay;
        }
        self.notice = None;
        let was_playing = self.playing.take();
        match code {
            KeyCode::Char('q') | KeyCode::Esc => return Done::Back,
            KeyCode::Char(' ') => self.playing = self.begin_or_stop(was_playing),
            KeyCode::Right => self.film.next(),
            KeyCode::Left => self.film.back(),
            KeyCode::Down => self.film.next_step(),
            KeyCode::Up => self.film.step_back(),
            KeyCode::PageDown => self.film.next_round(),
            KeyCode::PageUp => self.film.round_back(),
            KeyCode::Home => self.film.go_to(0),
            KeyCode::End => self.film.go_after(self.film.len()),
            KeyCode::Char('.' | '>') => self.set_pace(pace, true, was_playing),
            KeyCode::Char(',' | '<') => self.set_pace(pace, false, was_playing),
            KeyCode::Char('v') => {
                self.film.look_by_next();
                self.playing = was_playing;
                self.notice = Some(self.film.say_eyes());
            }
            KeyCode::Char('l') => self.overlay = Some(Overlay::log(&self.film.room, self.film.told())),
            KeyCode::Char('r') => self.overlay = Some(self.film.room.rulebook()),
            KeyCode::Char('p') => self.overlay = Some(Overlay::text(&self.film.room, self.film.text())),
            KeyCode::Char('?' | 'k') | KeyCode::F(1) => {
                self.overlay = Some(Overlay::help(&self.film.room, "tui-help-replay"));
            }
            KeyCode::Enter => {
                let rule = self.rule().into_iter().collect::<Vec<_>>();
                self.overlay = Some(Overlay::rules(&self.film.room, &[], &rule));
            }
            _ => self.playing = was_playing,
        }
        Done::Stay
    }

    /// Lets it go on by itself, from the beginning if it is at the end; or stops it.
    fn begin_or_stop(&mut self, was_playing: Option<Instant>) -> Option<Instant> {
        if was_playing.is_some() {
            return None;
        }
        if self.film.is_at_end() {
            self.film.go_to(0);
        }
        Some(Instant::now())
    }

    fn set_pace(&mut self, pace: &mut Pace, faster: bool, was_playing: Option<Instant>) {
        *pace = pace.step(faster);
        let tongue = &self.film.room.tongue;
        let words = Phrase::new("tui-pace").with("pace", Value::text(pace.say(tongue)));
        self.notice = Some(tongue.say(&words));
        self.playing = was_playing;
    }

    /// The rule behind what is seen.
    fn rule(&self) -> Option<String> {
        let happening = self.film.frame().map(|frame| frame.rule.clone());
        happening.or_else(|| self.film.shot().chosen.as_ref().map(|choice| choice.rule.clone()))
    }

    /// The mouse was used.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, pace: &mut Pace) -> Done {
        match mouse.kind {
            MouseEventKind::ScrollDown => self.key(KeyCode::Down, pace),
            MouseEventKind::ScrollUp => self.key(KeyCode::Up, pace),
            MouseEventKind::Down(MouseButton::Left) if self.overlay.is_some() => {
                self.overlay = None;
                Done::Stay
            }
            MouseEventKind::Down(MouseButton::Left) => {
                let place = Position::new(mouse.column, mouse.row);
                let hit = self.hits.iter().rev().find(|(area, _)| area.contains(place));
                match hit.map(|(_, hit)| hit.clone()) {
                    Some(Hit::Key(letter)) => self.key(KeyCode::Char(letter), pace),
                    Some(Hit::Rule(id)) => {
                        self.overlay = Some(Overlay::rules(&self.film.room, &[], &[id]));
                        Done::Stay
                    }
                    Some(Hit::Choice(_)) | None => Done::Stay,
                }
            }
            _ => Done::Stay,
        }
    }

    /// Lets time pass. Whether the screen has changed.
    pub(crate) fn tick(&mut self, now: Instant, pace: Pace) -> bool {
        let Some(since) = self.playing else { return false };
        if now.saturating_duration_since(since) < self.time(pace) {
            return false;
        }
        self.notice = None;
        self.film.play_on();
        self.playing = (!self.film.is_at_end()).then_some(now);
        true
    }

    /// How long the picture at hand stays.
    fn time(&self, pace: Pace) -> Duration {
        let units = self.film.frame().map_or(DECISION_UNITS, |frame| frame.units);
        // What goes on by itself is to be seen, however little the rest is.
        pace.min(Pace::Fast).time(units)
    }

    pub(crate) fn wait(&self, pace: Pace) -> Duration {
        match self.playing {
            Some(_) => self.time(pace).min(Duration::from_millis(40)),
            None => Duration::from_millis(250),
        }
    }

    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, pace: Pace) {
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        let mut hits = Vec::new();
        let [top, middle, line, keys] = areas(screen);
        let film = &self.film;
        let room = &film.room;
        let asked: Vec<Seat> = film.shot().seat.into_iter().collect();
        let scene = film.scene(None, &asked);
        let places = divide(middle, room.picture.shape(screen), room.seats);
        room.picture.board(&scene, places.board, buffer);
        parts::standing(room, &scene, places.standing, buffer);
        parts::log(room, film.told(), places.log, buffer, &mut hits);
        dock(film, &scene, places.dock, buffer);
        if let Some(flash) = film.frame().and_then(|frame| frame.flash.as_ref()) {
            draw_flash(flash, &room.tongue, places.board, buffer);
        }
        self.top_bar(&scene, top, buffer, pace);
        match (&self.notice, film.frame()) {
            (Some(notice), _) => {
                buffer.set_line(line.x, line.y, &Line::styled(format!(" {notice}"), STRONG), line.width);
            }
            (None, Some(frame)) => {
                buffer.set_line(line.x, line.y, &happening(&frame.words, &frame.rule, line), line.width);
            }
            (None, None) => {}
        }
        key_line(self.keys(), &room.tongue, keys, buffer, &mut hits);
        self.hits = hits;
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame);
        }
    }

    fn top_bar(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer, pace: Pace) {
        let tongue = &self.film.room.tongue;
        let status = Value::text(self.film.room.picture.status(scene));
        let left = Phrase::new("tui-top").with("game", Phrase::new("name")).with("status", status);
        let right = Phrase::new("tui-replay-right")
            .with("step", self.film.shot().step)
            .with("steps", self.film.len())
            .with("pace", Value::text(pace.min(Pace::Fast).say(tongue)));
        top_bar(&tongue.say(&left), &tongue.say(&right), area, buffer);
    }

    fn keys(&self) -> &'static [Key] {
        match self.playing {
            Some(_) => &[
                ("tui-key-space", "tui-do-stop", Some(' ')),
                (",", "tui-do-slower", Some(',')),
                (".", "tui-do-faster", Some('.')),
                ("v", "tui-do-eyes", Some('v')),
                ("?", "tui-do-help", Some('?')),
                ("q", "tui-do-back", Some('q')),
            ],
            None => &[
                ("←→", "tui-do-event", None),
                ("↑↓", "tui-do-decision", None),
                ("tui-key-pages", "tui-do-round", None),
                ("tui-key-space", "tui-do-play-on", Some(' ')),
                ("v", "tui-do-eyes", Some('v')),
                ("?", "tui-do-help", Some('?')),
                ("q", "tui-do-back", Some('q')),
            ],
        }
    }
}

/// What was to be decided and what was chosen; then what came of it.
fn dock(film: &Film, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let area = Rect { width: area.width.saturating_sub(2), x: area.x + 1, ..area };
    let (room, shot) = (&film.room, film.shot());
    parts::heading(buffer, area, &title(film));
    let columns = usize::from(area.width);
    let mut y = area.y + 1;
    for line in scene.own().map(|_| room.picture.hand(scene, columns)).unwrap_or_default() {
        buffer.set_line(area.x, y, &line, area.width);
        y += 1;
    }
    let mut lines: Vec<(String, Style)> = Vec::new();
    let say_all = |words: String, style, lines: &mut Vec<_>| {
        lines.extend(wrap(&words, columns).into_iter().map(|line| (line, style)));
    };
    if let Some(choice) = &shot.chosen {
        let style = if film.frame().is_some() { SOFT } else { CURSOR };
        say_all(format!("▸ {} [{}]", room.tongue.say(&choice.say), choice.rule), style, &mut lines);
    }
    match film.frame() {
        None => {
            let outlook = shot.chosen.as_ref().and_then(|choice| choice.outlook.as_ref());
            if let Some(outlook) = outlook {
                say_all(format!("→ {}", room.tongue.say(outlook)), GO, &mut lines);
            }
        }
        Some(_) => {
            let new = film.told().iter().filter(|line| line.seq == shot.step);
            let new: Vec<String> = new.map(|line| format!("» {}", line.words)).collect();
            for (i, words) in new.iter().enumerate() {
                let style = if i + 1 == new.len() { STRONG } else { SOFT };
                say_all(words.clone(), style, &mut lines);
            }
        }
    }
    if film.is_at_end() && film.race().is_over() {
        let places = say_places(film.race(), &room.tongue);
        say_all(places, STRONG, &mut lines);
    }
    // The newest is never cut: what was chosen may be.
    let height = usize::from(area.bottom().saturating_sub(y));
    let first = lines.len().saturating_sub(height);
    for ((words, style), y) in lines[first..].iter().zip(y..area.bottom()) {
        put(buffer, area.x.into(), y.into(), &fit(words, columns), *style);
    }
}

fn title(film: &Film) -> String {
    let (tongue, shot) = (&film.room.tongue, film.shot());
    match shot.seat {
        None => say(tongue, "tui-replay-set-up"),
        Some(seat) => {
            let who = Value::text(format!("{} {}", badge(seat), tongue.name(seat)));
            let ask = Value::text(film.room.ask(&shot.decision));
            tongue.say(&Phrase::new("tui-asked").with("who", who).with("ask", ask))
        }
    }
}
