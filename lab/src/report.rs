//! The report of a run: one page that needs nothing else, on the screen and on paper.
//!
//! Every number comes from the [`Summary`]; `docs/lab.md` says how each is measured. Pictures are drawn here, so the page
//! has no script and loads nothing.

mod about;
mod choices;
mod course;
mod page;
mod plots;
mod rows;
mod rules;
mod seats;
mod style;
mod svg;
mod sweep;
#[cfg(test)]
mod testing;
mod text;
mod things;

use std::fmt::Write;

use page::Section;
pub use sweep::{SweepPage, sweep_html};
use text::{Unit, counted, escape, fixed};

use crate::study::Summary;

/// The Podium mark.
const MARK: &str = "<svg viewBox=\"0 0 36 30\" aria-hidden=\"true\"><rect class=\"s1\" x=\"1\" y=\"15\" width=\"10\" height=\"14\" rx=\"1.5\"/>\
<rect class=\"s0\" x=\"13\" y=\"6\" width=\"10\" height=\"23\" rx=\"1.5\"/>\
<rect class=\"s2\" x=\"25\" y=\"19\" width=\"10\" height=\"10\" rx=\"1.5\"/></svg>";

/// The report as one HTML file.
pub fn html(summary: &Summary) -> String {
    let about = &summary.about;
    let title = escape(&format!("{}: {}", about.name, counted(about.races, "race", "races")));
    let lead = escape(&format!(
        "{}, {}, {}",
        counted(about.races, "race", "races"),
        counted(u64::from(about.players), "player", "players"),
        about::bots(&about.bots)
    ));
    let sections = sections(summary);
    let (mut contents, mut body) = (String::new(), String::new());
    for (i, section) in sections.iter().enumerate() {
        let _ = write!(contents, "<a href=\"#{}\">{} {}</a>", section.id, i + 1, escape(section.title));
        body.push_str(&section.html(i + 1));
    }
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\
         <title>{title}</title><style>{}</style></head><body>\
         <header class=\"top\"><div class=\"brand\">{MARK}Podium <span>lab report</span></div>\
         <h1>{}</h1><p class=\"lead\">{lead}</p></header>\
         <div class=\"tiles\">{}</div><nav aria-label=\"Contents\">{contents}</nav><main>{body}</main>\
         <footer><p>Intervals are for 95 %. How each figure is measured: docs/lab.md. Podium {}.</p></footer>\
         </body></html>\n",
        style::CSS,
        escape(&about.name),
        tiles(summary),
        escape(&about.podium)
    )
}

fn sections(summary: &Summary) -> [Section; 10] {
    [
        about::section(summary),
        seats::section(summary),
        course::length(summary),
        course::drama(summary),
        course::finish(summary),
        choices::decisions(summary),
        choices::luck(summary),
        things::section(summary),
        rules::section(summary),
        rules::never(summary),
    ]
}

/// The main figures, large.
fn tiles(summary: &Summary) -> String {
    let mut out = String::new();
    if summary.seats.len() > 1 {
        let spread = &summary.fairness.spread;
        let value = format!("{} pts", Unit::Percent.value(spread).trim_end_matches("\u{a0}%"));
        tile(&mut out, "Best to worst seat", &value, &Unit::Percent.interval(spread));
    }
    let rounds = &summary.length.rounds;
    let interval = Unit::Number.interval(&rounds.mean);
    let range = format!("{interval}; nine in ten {} to {}", fixed(rounds.low, 0), fixed(rounds.high, 0));
    tile(&mut out, "Rounds", &Unit::Number.value(&rounds.mean), &range);
    let real = &text::not_below_nought(&summary.decisions.real);
    tile(&mut out, "Real decisions a seat", &Unit::Number.value(real), &Unit::Number.interval(real));
    let forced = &summary.decisions.forced;
    tile(&mut out, "Forced decisions", &Unit::Percent.value(forced), &Unit::Percent.interval(forced));
    if summary.seats.len() > 1 {
        let changes = &summary.drama.lead_changes.mean;
        tile(&mut out, "Lead changes", &Unit::Number.value(changes), &Unit::Number.interval(changes));
    }
    if let Some(luck) = &summary.luck {
        tile(
            &mut out,
            "Skill in the result",
            &Unit::Percent.value(&luck.skill),
            &Unit::Percent.interval(&luck.skill),
        );
    }
    out
}

fn tile(out: &mut String, what: &str, value: &str, more: &str) {
    let [what, value, more] = [what, value, more].map(escape);
    let _ = write!(
        out,
        "<div class=\"tile\"><span class=\"what\">{what}</span><b>{value}</b><span>{more}</span></div>"
    );
}

#[cfg(test)]
mod tests {
    use super::testing::{fault, summary};
    use super::*;

    fn pages() -> Vec<(String, String)> {
        let cases = [(4, 3000), (1, 3000), (6, 2), (2, 1), (3, 0), (1, 0)];
        cases
            .map(|(seats, races)| (format!("{seats} seats, {races} races"), html(&summary(seats, races))))
            .to_vec()
    }

    #[test]
    fn every_tag_is_closed() {
        for (case, page) in pages() {
            assert_eq!(fault(&page), None, "{case}");
        }
        assert!(fault("<p><b>x</p></b>").is_some(), "the check finds what is wrong");
        assert!(fault("<p>").is_some() && fault("<p class=\"x>y</p>").is_some());
    }

    #[test]
    fn no_run_is_so_small_that_a_figure_is_no_number() {
        for (case, page) in pages() {
            let body = page.split("</style>").nth(1).unwrap();
            for word in ["NaN", "inf", "Infinity", "null"] {
                let found = body.split(|c: char| !c.is_alphanumeric()).find(|found| *found == word);
                assert_eq!(found, None, "{case}");
            }
        }
    }

    #[test]
    fn every_figure_says_in_one_sentence_how_to_read_it() {
        for (case, page) in pages() {
            let figures: Vec<&str> = page.split("<figure").skip(1).collect();
            let least = if case.starts_with("1 seat") { 7 } else { 18 };
            assert!(figures.len() >= least, "{case}: {}", figures.len());
            for figure in figures {
                let figure = figure.split("</figure>").next().unwrap();
                let title = figure.split("<h3>").nth(1).unwrap().split('<').next().unwrap();
                let read: Vec<&str> = figure.split("<p class=\"read how\">").skip(1).collect();
                assert_eq!(read.len(), 1, "{case}: {title}");
                let read = read[0].split('<').next().unwrap();
                assert!(read.len() > 30 && read.ends_with('.') && !read.contains(". "), "{title}: {read}");
            }
        }
    }

    #[test]
    fn names_from_outside_are_text() {
        let mut summary = summary(4, 3000);
        summary.about.name = "<script>alert(1)</script>".to_string();
        summary.about.bots = vec!["<i>".to_string(), "\"&".to_string()];
        let page = html(&summary);
        assert!(!page.contains("<script") && !page.contains("<i>"));
        assert!(
            page.contains("Tide &amp; &lt;wind&gt;") && page.contains("row &lt;fast&gt;"),
            "things and decisions"
        );
        assert_eq!(fault(&page), None);
    }

    #[test]
    fn the_page_needs_nothing_else() {
        let (_, page) = pages().remove(0);
        for word in ["http:", "https:", "src=", "@import", "url(", "<link"] {
            assert!(!page.contains(word), "{word}");
        }
    }

    #[test]
    fn the_contents_lead_to_every_section() {
        let (_, page) = pages().remove(0);
        assert_eq!(page.matches("<section id=").count(), 10);
        for link in page.split("<a href=\"#").skip(1) {
            let id = link.split('"').next().unwrap();
            assert_eq!(page.matches(&format!("<section id=\"{id}\">")).count(), 1, "{id}");
        }
    }
}
