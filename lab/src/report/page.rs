//! Parts of the page: sections, figures, tables. Cells and bodies are HTML; who makes them escapes names.

use std::fmt::Write;

use super::text::escape;
use crate::Words;

/// A figure: a heading, a picture, one sentence how to read it, and its numbers.
#[derive(Debug, Default)]
pub(super) struct Figure {
    pub(super) title: String,
    /// The main numbers, in plain words.
    pub(super) facts: String,
    /// HTML.
    pub(super) picture: String,
    /// One sentence.
    pub(super) read: String,
    pub(super) grid: Grid,
    /// Whether the numbers are worth paper.
    pub(super) is_printed: bool,
    /// Over the whole width.
    pub(super) is_wide: bool,
}

/// Rows of a table that are kept on one page.
const ROWS_TOGETHER: usize = 10;

impl Figure {
    pub(super) fn html(&self, words: &Words) -> String {
        // On paper a figure stays on one page unless it would leave half a page empty.
        let is_long = self.picture.matches("<tr>").count() > ROWS_TOGETHER || self.picture.contains("<ul");
        let class = match (self.is_wide, is_long) {
            (true, true) => " class=\"wide long\"",
            (true, false) => " class=\"wide\"",
            (false, _) => "",
        };
        let mut out = format!("<figure{class}><h3>{}</h3>", escape(&self.title));
        if !self.facts.is_empty() {
            let _ = write!(out, "<p class=\"facts\">{}</p>", escape(&self.facts));
        }
        let _ = write!(
            out,
            "<div class=\"body\"><div class=\"picture\">{}</div>{}",
            self.picture,
            how_to_read(words, &self.read)
        );
        if !self.grid.rows.is_empty() {
            let class = if self.is_printed { "numbers" } else { "numbers more" };
            let (title, grid) = (escape(&words.say("lab-numbers")), self.grid.html());
            let _ = write!(out, "<details class=\"{class}\"><summary>{title}</summary>{grid}</details>");
        }
        out.push_str("</div></figure>");
        out
    }
}

/// Rows and columns of cells. The first cell of a row names it.
#[derive(Debug, Default)]
pub(super) struct Grid {
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

impl Grid {
    /// With these messages over its columns; a column without one has no heading.
    pub(super) fn new(words: &Words, head: &[&str]) -> Grid {
        let said = |id: &&str| if id.is_empty() { String::new() } else { words.say(id) };
        Grid::with_head(head.iter().map(said))
    }

    /// With these texts over its columns.
    pub(super) fn with_head(head: impl IntoIterator<Item = String>) -> Grid {
        Grid { head: head.into_iter().map(|cell| escape(&cell)).collect(), rows: Vec::new() }
    }

    pub(super) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.to_vec());
    }

    pub(super) fn html(&self) -> String {
        let mut out = "<div class=\"scroll\"><table><thead><tr>".to_string();
        for cell in &self.head {
            let _ = write!(out, "<th scope=\"col\">{cell}</th>");
        }
        out.push_str("</tr></thead><tbody>");
        for row in &self.rows {
            out.push_str("<tr>");
            for (i, cell) in row.iter().enumerate() {
                let tag = if i == 0 { ("th scope=\"row\"", "th") } else { ("td", "td") };
                let _ = write!(out, "<{}>{cell}</{}>", tag.0, tag.1);
            }
            out.push_str("</tr>");
        }
        out.push_str("</tbody></table></div>");
        out
    }
}

/// A part of the report, with its number in the contents.
#[derive(Debug)]
pub(super) struct Section {
    pub(super) id: &'static str,
    pub(super) title: String,
    /// HTML.
    pub(super) body: String,
}

impl Section {
    pub(super) fn html(&self, number: usize) -> String {
        format!(
            "<section id=\"{}\"><h2><span class=\"number\">{number}</span> {}</h2>{}</section>",
            self.id,
            escape(&self.title),
            self.body
        )
    }
}

/// Figures beside each other where there is room.
pub(super) fn side_by_side(words: &Words, figures: &[Figure]) -> String {
    let figures: String = figures.iter().map(|figure| figure.html(words)).collect();
    format!("<div class=\"figures\">{figures}</div>")
}

/// How a picture is read.
pub(super) fn how_to_read(words: &Words, text: &str) -> String {
    let (how, text) = (escape(&words.say("lab-how-to-read")), escape(text));
    format!("<p class=\"read how\"><b>{how}</b> {text}</p>")
}

/// A paragraph of plain words.
pub(super) fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", escape(text))
}

/// A remark that must not be overlooked.
pub(super) fn remark(text: &str) -> String {
    format!("<p class=\"remark\">{}</p>", escape(text))
}

#[cfg(test)]
mod tests {
    use super::super::testing::english;
    use super::*;

    #[test]
    fn only_what_is_long_may_be_cut_on_paper() {
        let of = |rows: usize| {
            let words = english();
            let mut table = Grid::with_head(["a", "b"].map(String::from));
            (0..rows).for_each(|_| table.row(["<svg><line/></svg>".to_string(), String::new()]));
            Figure { picture: table.html(), is_wide: true, ..Figure::default() }.html(&words)
        };
        assert!(of(5).contains("class=\"wide\"") && of(40).contains("class=\"wide long\""));
    }
}
