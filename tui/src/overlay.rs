//! What opens over the desk: log, rulebook, rules, advice, help. All of it scrolls, and any of it can be searched.

use catalog::{AnyGame, Language, Tongue};
use crossterm::event::KeyCode;
use engine::{Phrase, Speak, Value};
use protocol::Choice;
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::desk::parts::frame;
use crate::room::Room;
use crate::sitting::{Advised, LogLine, Missing, Sitting};
use crate::text::{plain, put, say, seen_from, width, with_names, wrap};
use crate::theme::{CURSOR, PLAIN, RULE, SOFT, STRONG};

/// How many columns a key moves a text with long lines.
const SIDE_STEP: usize = 12;

/// A text over the desk.
#[derive(Debug)]
pub(crate) struct Overlay {
    title: String,
    /// Titles and texts; one is shown.
    pages: Vec<(String, String)>,
    page: usize,
    scroll: usize,
    /// Whether it opens at its end.
    from_end: bool,
    /// Columns to the left of what is seen of a text whose lines are not broken; none for others.
    left: Option<usize>,
    search: Option<String>,
    searching: bool,
    /// Lines and rows as they were drawn last.
    lines: Vec<String>,
    rows: usize,
    tongue: Tongue,
    is_advice: bool,
}

impl Overlay {
    fn new(title: &Phrase, pages: Vec<(String, String)>, tongue: &Tongue) -> Overlay {
        Overlay {
            title: tongue.say(title),
            pages,
            page: 0,
            scroll: 0,
            from_end: false,
            left: None,
            search: None,
            searching: false,
            lines: Vec::new(),
            rows: 1,
            tongue: tongue.clone(),
            is_advice: false,
        }
    }

    /// All that happened, as the viewer may know it.
    pub(crate) fn log(room: &Room, told: &[LogLine]) -> Overlay {
        let line = |line: &LogLine| format!("{:>4}  {} [{}]", line.seq, line.words, line.rule);
        let lines: Vec<String> = told.iter().map(line).collect();
        let pages = vec![(String::new(), lines.join("\n"))];
        let mut overlay = Overlay::new(&Phrase::new("tui-log"), pages, &room.tongue);
        overlay.from_end = true;
        overlay
    }

    /// The rulebook of a game, by somebody who has its words.
    pub(crate) fn rulebook(game: &dyn AnyGame, language: &Language, tongue: &Tongue) -> Overlay {
        let text = plain(&game.rulebook(language).text());
        let title = Phrase::new("tui-rulebook").with("name", Phrase::new("name"));
        Overlay::new(&title, vec![(String::new(), text)], tongue)
    }

    /// Some rules, one per page; where one of them says no to something, that too.
    pub(crate) fn rules(room: &Room, missing: &[Missing], ids: &[String]) -> Overlay {
        let book = room.game.rulebook(&room.language);
        let tongue = &room.tongue;
        let unknown = |id: &String| {
            tongue.say(&Phrase::new("tui-rules-unknown").with("rule", Value::text(id.as_str())))
        };
        let page = |id: &String| {
            let mut text = book.rule(id).map_or_else(|| unknown(id), |text| plain(&text));
            for missing in missing.iter().filter(|missing| missing.rule == id) {
                let words = Value::text(missing.words.as_str());
                let closed = Phrase::new("tui-rules-closed").with("missing", words);
                text.push_str(&format!("\n\n{}", tongue.say(&closed)));
            }
            (id.clone(), text)
        };
        let mut pages: Vec<(String, String)> = ids.iter().map(page).collect();
        if pages.is_empty() {
            pages.push((String::new(), say(tongue, "tui-rules-none")));
        }
        Overlay::new(&Phrase::new("tui-rules"), pages, tongue)
    }

    /// What a bot advises.
    pub(crate) fn advice(room: &Room, advice: &Advised) -> Overlay {
        let pages = vec![(String::new(), advice_text(room, advice))];
        let mut overlay = Overlay::new(&Phrase::new("tui-advice"), pages, &room.tongue);
        overlay.is_advice = true;
        overlay
    }

    /// Whether it is a bot's advice.
    pub(crate) fn is_advice(&self) -> bool {
        self.is_advice
    }

    /// Whether keys are letters of what is searched for.
    pub(crate) fn is_searching(&self) -> bool {
        self.searching
    }

    /// What a bot advises after more thought; whoever reads it stays where he is.
    pub(crate) fn advise_again(&mut self, room: &Room, advice: &Advised) {
        self.pages = vec![(String::new(), advice_text(room, advice))];
    }

    /// The position as plain text, as a screen reader would have it.
    pub(crate) fn text(room: &Room, text: &str) -> Overlay {
        let pages = vec![(String::new(), text.to_string())];
        let mut overlay = Overlay::new(&Phrase::new("tui-position"), pages, &room.tongue);
        // A map in letters is one only as long as its lines are whole.
        overlay.left = Some(0);
        overlay
    }

    /// Every key of a screen with a board, and what the signs on the board mean.
    pub(crate) fn help(room: &Room, text: &'static str) -> Overlay {
        let tongue = &room.tongue;
        let mut pages = vec![(say(tongue, "tui-help-keys"), say(tongue, text))];
        if tongue.has("legend") {
            let legend = tongue.say(&with_names("legend", &room.scenery, tongue));
            pages.push((say(tongue, "tui-help-signs"), legend));
        }
        Overlay::new(&Phrase::new("tui-help"), pages, tongue)
    }

    /// Every key of a screen without a board.
    pub(crate) fn keys(tongue: &Tongue, text: &'static str) -> Overlay {
        Overlay::page(tongue, "tui-help", say(tongue, text))
    }

    /// A text on one page.
    pub(crate) fn page(tongue: &Tongue, title: &'static str, text: String) -> Overlay {
        Overlay::new(&Phrase::new(title), vec![(String::new(), text)], tongue)
    }

    /// A key was pressed. Whether the overlay closes.
    pub(crate) fn key(&mut self, code: KeyCode) -> bool {
        if self.searching {
            self.search_key(code);
            return false;
        }
        self.from_end = false;
        let page = self.rows.saturating_sub(1).max(1);
        match code {
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll += 1,
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll += page,
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = usize::MAX / 2,
            KeyCode::Left | KeyCode::BackTab => self.go_left(),
            KeyCode::Right | KeyCode::Tab => self.go_right(),
            KeyCode::Char('/') => {
                self.search = Some(String::new());
                self.searching = true;
            }
            KeyCode::Char('n') => self.find(self.scroll + 1),
            _ => return true,
        }
        false
    }

    /// The page before; of a text with long lines, more of its left side.
    fn go_left(&mut self) {
        match &mut self.left {
            Some(left) => *left = left.saturating_sub(SIDE_STEP),
            None => self.turn(self.pages.len().saturating_sub(1)),
        }
    }

    /// The page after; of a text with long lines, more of its right side.
    fn go_right(&mut self) {
        match &mut self.left {
            Some(left) => *left += SIDE_STEP,
            None => self.turn(1),
        }
    }

    fn turn(&mut self, by: usize) {
        self.page = (self.page + by) % self.pages.len().max(1);
        self.scroll = 0;
    }

    fn search_key(&mut self, code: KeyCode) {
        let search = self.search.get_or_insert_default();
        match code {
            KeyCode::Char(letter) => search.push(letter),
            KeyCode::Backspace => {
                search.pop();
            }
            KeyCode::Esc => {
                self.search = None;
                self.searching = false;
            }
            _ => self.searching = false,
        }
        self.find(self.scroll);
    }

    /// Goes to the next line with the words searched for.
    fn find(&mut self, from: usize) {
        let Some(search) = self.search.as_deref().filter(|search| !search.is_empty()) else { return };
        let wanted = search.to_lowercase();
        let has = |line: &String| line.to_lowercase().contains(&wanted);
        let after = self.lines.iter().skip(from).position(has).map(|i| i + from);
        if let Some(line) = after.or_else(|| self.lines.iter().position(has)) {
            self.scroll = line;
        }
    }

    /// Draws it over the screen.
    pub(crate) fn draw(&mut self, screen: &mut Frame<'_>) {
        let area = screen.area();
        let margin = if self.left.is_some() { 2 } else { 6 };
        let wide = area.width.saturating_sub(margin).min(108);
        let columns = usize::from(wide).saturating_sub(4);
        let Some((tab, text)) = self.pages.get(self.page) else { return };
        self.lines = match self.left {
            Some(_) => text.lines().map(str::to_string).collect(),
            None => wrap(text, columns),
        };
        let hidden = self.lines.iter().map(|line| width(line)).max().unwrap_or(0).saturating_sub(columns);
        let left = self.left.map_or(0, |left| left.min(hidden));
        self.left = self.left.map(|_| left);
        let high = (self.lines.len() as u16 + 4).clamp(7, area.height.saturating_sub(2));
        self.rows = usize::from(high.saturating_sub(3));
        let last = self.lines.len().saturating_sub(self.rows);
        self.scroll = if self.from_end { last } else { self.scroll.min(last) };
        let boxed = Rect::new((area.width - wide) / 2, (area.height - high) / 2, wide, high);
        let buffer = screen.buffer_mut();
        let title = match tab.as_str() {
            "" => self.title.clone(),
            tab => {
                let (title, page) = (Value::text(self.title.as_str()), Value::text(tab));
                self.tongue.say(&Phrase::new("tui-page").with("title", title).with("page", page))
            }
        };
        frame(buffer, boxed, &title);
        let wanted = self.search.as_deref().unwrap_or_default().to_lowercase();
        for (row, line) in self.lines.iter().skip(self.scroll).take(self.rows).enumerate() {
            let is_found = !wanted.is_empty() && line.to_lowercase().contains(&wanted);
            let style = match line.chars().next() {
                _ if is_found => CURSOR,
                Some('#') => STRONG,
                _ => PLAIN,
            };
            let seen = seen_from(line, left, columns);
            put(buffer, i32::from(boxed.x) + 2, i32::from(boxed.y) + 1 + row as i32, &seen, style);
        }
        let (x, y) = (i32::from(boxed.x) + 2, i32::from(boxed.bottom()) - 2);
        put(buffer, x, y, &self.foot(hidden > 0), if self.searching { RULE } else { SOFT });
    }

    /// The last line: what can be done, and how much there is.
    fn foot(&self, has_sides: bool) -> String {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let last = (self.scroll + self.rows).min(self.lines.len());
        let seen = Phrase::new("tui-seen")
            .with("first", number(self.scroll + 1))
            .with("last", number(last))
            .with("lines", number(self.lines.len()));
        let words = || Value::text(self.search.as_deref().unwrap_or_default());
        self.tongue.say(&match (&self.search, self.searching, self.pages.len()) {
            (Some(_), true, _) => Phrase::new("tui-foot-searching").with("words", words()),
            (Some(_), false, _) => Phrase::new("tui-foot-found").with("words", words()).with("seen", seen),
            (None, _, 0 | 1) => {
                let arrows = Value::text(if has_sides { "↑↓←→" } else { "↑↓" });
                Phrase::new("tui-foot").with("arrows", arrows).with("seen", seen)
            }
            (None, _, pages) => {
                Phrase::new("tui-foot-pages").with("page", number(self.page + 1)).with("pages", number(pages))
            }
        })
    }
}

/// What a bot advises, and what can be done with it.
fn advice_text(room: &Room, advised: &Advised) -> String {
    let mut text = String::new();
    for (i, one) in advised.advice.iter().take(5).enumerate() {
        text.push_str(&format!("{}. {}\n     {}\n\n", i + 1, one.words, one.reason));
    }
    let last = if advised.advice.is_empty() { "tui-advice-none" } else { "tui-advice-first" };
    text.push_str(&say(&room.tongue, last));
    let by = room.tongue.word("level", advised.level.name());
    let thought = if advised.goes_on { "tui-advice-goes-on" } else { "tui-advice-thought" };
    let thought = Phrase::new(thought).with("level", Value::text(by));
    format!("{text}\n\n{}", room.tongue.say(&thought))
}

/// The rules behind what is on the screen: the choice under the cursor, what is happening, the other choices, the log.
pub(crate) fn rules_on_screen(sitting: &Sitting, chosen: Option<&Choice>) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let moving = sitting.frame().map(|frame| frame.rule.as_str());
    let choices = sitting.choices.iter().map(|choice| choice.rule.as_str());
    let missing = sitting.missing.iter().map(|missing| missing.rule);
    let log = sitting.told().iter().rev().take(12).map(|line| line.rule.as_str());
    let chosen = chosen.map(|choice| choice.rule.as_str());
    for id in moving.into_iter().chain(chosen).chain(choices).chain(missing).chain(log) {
        if !ids.iter().any(|known| known == id) {
            ids.push(id.to_string());
        }
    }
    ids
}
