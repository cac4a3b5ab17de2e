//! What opens over the table: log, rulebook, rules, advice, help. All of it scrolls, and any of it can be searched.

use catalog::Choice;
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::sitting::{Advice, Sitting};
use crate::table::parts::frame;
use crate::text::{plain, put, width, wrap};
use crate::theme::{CURSOR, PLAIN, RULE, SOFT, STRONG};

/// How many columns a key moves a text with long lines.
const SIDE_STEP: usize = 12;

/// A text over the table.
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
}

impl Overlay {
    fn new(title: &str, pages: Vec<(String, String)>) -> Overlay {
        Overlay {
            title: title.to_string(),
            pages,
            page: 0,
            scroll: 0,
            from_end: false,
            left: None,
            search: None,
            searching: false,
            lines: Vec::new(),
            rows: 1,
        }
    }

    /// All that happened, as the viewer may know it.
    pub(crate) fn log(sitting: &Sitting) -> Overlay {
        let told = sitting.frame().map_or(sitting.log.len(), |frame| frame.lines.min(sitting.log.len()));
        let lines: Vec<String> = sitting.log[..told]
            .iter()
            .map(|line| format!("{:>4}  {} [{}]", line.seq, line.words, line.rule))
            .collect();
        let mut overlay = Overlay::new("Log", vec![(String::new(), lines.join("\n"))]);
        overlay.from_end = true;
        overlay
    }

    /// The rulebook.
    pub(crate) fn rulebook(sitting: &Sitting) -> Overlay {
        let game = sitting.race().game();
        let text = plain(&game.rulebook().text());
        Overlay::new(&format!("Rulebook: {}", game.name()), vec![(String::new(), text)])
    }

    /// Some rules, one a page; where one of them says no to something, that too.
    pub(crate) fn rules(sitting: &Sitting, ids: &[String]) -> Overlay {
        let book = sitting.race().game().rulebook();
        let say = |id: &String| {
            let mut text =
                book.rule(id).map_or_else(|| format!("The rulebook has no rule {id}."), |text| plain(&text));
            for missing in sitting.missing.iter().filter(|missing| missing.rule == id) {
                text.push_str(&format!("\n\nNot open now. {}.", missing.words));
            }
            (id.clone(), text)
        };
        let mut pages: Vec<(String, String)> = ids.iter().map(say).collect();
        if pages.is_empty() {
            pages.push((
                String::new(),
                "There is no rule on the screen now; r opens the rulebook.".to_string(),
            ));
        }
        Overlay::new("The rules behind this", pages)
    }

    /// What a bot advises.
    pub(crate) fn advice(advice: &[Advice]) -> Overlay {
        let mut text = String::new();
        for (i, one) in advice.iter().take(5).enumerate() {
            text.push_str(&format!("{}. {}\n     {}\n\n", i + 1, one.words, one.reason));
        }
        if advice.is_empty() {
            text.push_str("The bot has no advice here.");
        } else {
            text.push_str("The cursor stands on the first; Enter plays it when this is closed.");
        }
        Overlay::new("A bot's advice", vec![(String::new(), text)])
    }

    /// The position as plain text, as a screen reader would have it.
    pub(crate) fn text(sitting: &Sitting) -> Overlay {
        let mut overlay = Overlay::new("The position in words", Vec::new());
        overlay.pages.push((String::new(), sitting.text.clone()));
        // A map in letters is one only as long as its lines are whole.
        overlay.left = Some(0);
        overlay
    }

    /// Every key, and what the signs on the board mean.
    pub(crate) fn help(sitting: &Sitting) -> Overlay {
        let legend = sitting.picture.legend();
        let mut pages = vec![("keys".to_string(), HELP.to_string())];
        if !legend.is_empty() {
            pages.push(("signs".to_string(), legend.to_string()));
        }
        Overlay::new("Help", pages)
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
        let title = if tab.is_empty() { self.title.clone() } else { format!("{}: {tab}", self.title) };
        frame(buffer, boxed, &title);
        let wanted = self.search.as_deref().unwrap_or_default().to_lowercase();
        for (row, line) in self.lines.iter().skip(self.scroll).take(self.rows).enumerate() {
            let is_found = !wanted.is_empty() && line.to_lowercase().contains(&wanted);
            let style = match line.chars().next() {
                _ if is_found => CURSOR,
                Some('#') => STRONG,
                _ => PLAIN,
            };
            let seen: String = line.chars().skip(left).take(columns).collect();
            put(buffer, i32::from(boxed.x) + 2, i32::from(boxed.y) + 1 + row as i32, &seen, style);
        }
        let (x, y) = (i32::from(boxed.x) + 2, i32::from(boxed.bottom()) - 2);
        put(buffer, x, y, &self.foot(hidden > 0), if self.searching { RULE } else { SOFT });
    }

    /// The last line: what can be done, and how much there is.
    fn foot(&self, has_sides: bool) -> String {
        let seen = (self.scroll + self.rows).min(self.lines.len());
        let more = format!("{}-{seen} of {}", self.scroll + 1, self.lines.len());
        match (&self.search, self.searching, self.pages.len()) {
            (Some(search), true, _) => format!("find: {search}_   Enter done   Esc none"),
            (Some(search), false, _) => format!("find: {search}   n next   Esc closes   {more}"),
            (None, _, 0 | 1) => {
                let arrows = if has_sides { "↑↓←→" } else { "↑↓" };
                format!("{arrows} scroll   / find   Esc closes   {more}")
            }
            (None, _, pages) => {
                format!("←→ more ({} of {pages})   ↑↓ scroll   / find   Esc closes", self.page + 1)
            }
        }
    }
}

/// The rules behind what is on the screen: the choice under the cursor, what is happening, the other choices, the log.
pub(crate) fn rules_on_screen(sitting: &Sitting, chosen: Option<&Choice>) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let moving = sitting.frame().map(|frame| frame.rule);
    let told = sitting.frame().map_or(sitting.log.len(), |frame| frame.lines.min(sitting.log.len()));
    let choices = sitting.choices.iter().map(|choice| choice.rule);
    let missing = sitting.missing.iter().map(|missing| missing.rule);
    let log = sitting.log[..told].iter().rev().take(12).map(|line| line.rule);
    for id in
        moving.into_iter().chain(chosen.map(|choice| choice.rule)).chain(choices).chain(missing).chain(log)
    {
        if !ids.iter().any(|known| known == id) {
            ids.push(id.to_string());
        }
    }
    ids
}

const HELP: &str = "\
Choosing
  ↑ ↓ ← →     the choice before or after; PgUp PgDn Home End go further
  1 2 3 …     the choice with that number; the same number again plays it
  Enter       play the choice under the cursor
  /           list only choices with some words, such as a place; Esc lists all
  mouse       click a choice or its place on the board, click again to play; the wheel moves the cursor
  h           ask a bot for advice
  a           pass by itself in windows for answers that are seldom used; again to be asked
  u           undo, as long as nobody has learnt anything new and no chance was drawn

Looking
  ?           the rule behind the choice, and with ← → behind everything else on the screen
  l           the log: everything that happened, with rule ids (a click on an id opens the rule)
  r           the rulebook; / finds a word
  p           the position in plain words

While things move
  Space       skip to your next decision
  , .         slower, faster

  q           leave; the race is kept and offered when you come back";
