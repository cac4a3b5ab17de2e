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
use text::{Unit, escape};

use crate::Words;
use crate::study::Summary;

/// The Podium mark.
const MARK: &str = "<svg viewBox=\"0 0 36 30\" aria-hidden=\"true\"><rect class=\"s1\" x=\"1\" y=\"15\" width=\"10\" height=\"14\" rx=\"1.5\"/>\
<rect class=\"s0\" x=\"13\" y=\"6\" width=\"10\" height=\"23\" rx=\"1.5\"/>\
<rect class=\"s2\" x=\"25\" y=\"19\" width=\"10\" height=\"10\" rx=\"1.5\"/></svg>";

/// The report as one HTML file, in a language.
pub fn html(summary: &Summary, words: &Words) -> String {
    let about = &summary.about;
    let name = words.say_or("name", &about.name);
    let races = words.counted("lab-races", about.races);
    let players = words.counted("lab-players", u64::from(about.players));
    let title = escape(&words.fill("lab-title", &[("game", &name), ("races", &races)]));
    let lead = escape(&words.list(&[races, players, about::bots(words, &about.bots)]));
    let sections = sections(words, summary);
    let (mut contents, mut body) = (String::new(), String::new());
    for (i, section) in sections.iter().enumerate() {
        let _ = write!(contents, "<a href=\"#{}\">{} {}</a>", section.id, i + 1, escape(&section.title));
        body.push_str(&section.html(i + 1));
    }
    format!(
        "<!doctype html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\
         <title>{title}</title><style>{}</style></head><body>\
         <header class=\"top\"><div class=\"brand\">{MARK}Podium <span>{brand}</span></div>\
         <h1>{}</h1><p class=\"lead\">{lead}</p></header>\
         <div class=\"tiles\">{}</div><nav aria-label=\"{nav}\">{contents}</nav><main>{body}</main>\
         <footer><p>{footer} Podium {}.</p></footer>\
         </body></html>\n",
        style::CSS,
        escape(&name),
        tiles(words, summary),
        escape(&about.podium),
        code = words.code(),
        brand = escape(&words.say("lab-brand-report")),
        nav = escape(&words.say("lab-contents")),
        footer = escape(&words.say("lab-footer")),
    )
}

fn sections(words: &Words, summary: &Summary) -> [Section; 10] {
    [
        about::section(words, summary),
        seats::section(words, summary),
        course::length(words, summary),
        course::drama(words, summary),
        course::finish(words, summary),
        choices::decisions(words, summary),
        choices::luck(words, summary),
        things::section(words, summary),
        rules::section(words, summary),
        rules::never(words, summary),
    ]
}

/// The main figures, large.
fn tiles(words: &Words, summary: &Summary) -> String {
    let mut out = String::new();
    if summary.seats.len() > 1 {
        let spread = &summary.fairness.spread;
        let value = Unit::Percent.value(words, spread);
        let value = words.fill("lab-tile-points", &[("points", value.trim_end_matches("\u{a0}%"))]);
        tile(&mut out, &words.say("lab-tile-seats"), &value, &Unit::Percent.interval(words, spread));
    }
    let rounds = &summary.length.rounds;
    let interval = Unit::Number.interval(words, &rounds.mean);
    let (low, high) = (words.fixed(rounds.low, 0), words.fixed(rounds.high, 0));
    let range = words.fill("lab-tile-range", &[("interval", &interval), ("low", &low), ("high", &high)]);
    tile(&mut out, &words.say("lab-tile-rounds"), &Unit::Number.value(words, &rounds.mean), &range);
    let real = &text::at_least_zero(&summary.decisions.real);
    tile(
        &mut out,
        &words.say("lab-tile-real"),
        &Unit::Number.value(words, real),
        &Unit::Number.interval(words, real),
    );
    let forced = &summary.decisions.forced;
    tile(
        &mut out,
        &words.say("lab-tile-forced"),
        &Unit::Percent.value(words, forced),
        &Unit::Percent.interval(words, forced),
    );
    if summary.seats.len() > 1 {
        let changes = &summary.drama.lead_changes.mean;
        tile(
            &mut out,
            &words.say("lab-tile-lead"),
            &Unit::Number.value(words, changes),
            &Unit::Number.interval(words, changes),
        );
    }
    if let Some(luck) = &summary.luck {
        tile(
            &mut out,
            &words.say("lab-tile-skill"),
            &Unit::Percent.value(words, &luck.skill),
            &Unit::Percent.interval(words, &luck.skill),
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
    use super::testing::{english, fault, summary};
    use super::*;

    fn pages() -> Vec<(String, String)> {
        let cases = [(4, 3000), (1, 3000), (6, 2), (2, 1), (3, 0), (1, 0)];
        cases
            .map(|(seats, races)| {
                (format!("{seats} seats, {races} races"), html(&summary(seats, races), &english()))
            })
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
                let read = read[0].split("</b> ").nth(1).unwrap().split('<').next().unwrap();
                assert!(read.len() > 30 && read.ends_with('.') && !read.contains(". "), "{title}: {read}");
            }
        }
    }

    #[test]
    fn how_to_read_a_figure_is_said_in_the_readers_language_and_not_by_the_style() {
        let french = Words::new(&"fr".parse().unwrap(), None);
        let page = html(&summary(4, 3000), &french);
        assert!(page.contains("<b>Comment lire :</b>") && !page.contains("How to read"));
        assert!(html(&summary(4, 3000), &english()).contains("<b>How to read it:</b>"));
    }

    #[test]
    fn names_from_outside_are_text() {
        let mut summary = summary(4, 3000);
        summary.about.name = "<script>alert(1)</script>".to_string();
        summary.about.bots = vec!["<i>".to_string(), "\"&".to_string()];
        let page = html(&summary, &english());
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
