//! Who wins: by seat and by start place.

use super::page::{Figure, Grid, Section, paragraph, remark, side_by_side};
use super::plots::{Column, PlaceRow, columns, stacked};
use super::text::{Unit, p_said};
use crate::Words;
use crate::study::{Fairness, Start, Summary};

pub(super) fn section(words: &Words, summary: &Summary) -> Section {
    let title = words.say("lab-seats");
    if summary.seats.len() < 2 {
        return Section { id: "seats", title, body: alone(words) };
    }
    let mut body = String::new();
    if summary.about.bots.windows(2).any(|pair| pair[0] != pair[1]) {
        body.push_str(&remark(&words.say("lab-seats-differ")));
    }
    let seats = Places { words, of: Of::Seat, starts: &summary.seats, fairness: &summary.fairness };
    let starts = Places { words, of: Of::Start, starts: &summary.starts, fairness: &summary.start_fairness };
    if summary.starts == summary.seats {
        body.push_str(&paragraph(&seats.fair()));
        body.push_str(&paragraph(&words.say("lab-seats-as-starts")));
        body.push_str(&side_by_side(words, &[seats.wins(), seats.places()]));
        return Section { id: "seats", title, body };
    }
    body.push_str(&side_by_side(words, &[seats.wins(), starts.wins()]));
    body.push_str(&paragraph(&seats.fair()));
    body.push_str(&paragraph(&starts.fair()));
    body.push_str(&side_by_side(words, &[seats.places(), starts.places()]));
    Section { id: "seats", title, body }
}

/// What stands where one seat has nothing to show.
pub(super) fn alone(words: &Words) -> String {
    paragraph(&words.say("lab-alone"))
}

/// What a seat is called. Numbered from 0, as in records and on the command line.
pub(super) fn seat_name(words: &Words, seat: usize) -> String {
    words.fill("lab-seat", &[("seat", &seat.to_string())])
}

/// What figures are told of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Seat,
    Start,
}

/// Seats or start places.
struct Places<'a> {
    words: &'a Words,
    of: Of,
    starts: &'a [Start],
    fairness: &'a Fairness,
}

impl Places<'_> {
    /// Only a seat has a shape of its own.
    fn shape(&self, i: usize) -> Option<usize> {
        (self.of == Of::Seat).then_some(i)
    }

    /// The one message for seats, the other for start places.
    fn say(&self, seat: &str, start: &str) -> String {
        self.words.say(if self.of == Of::Seat { seat } else { start })
    }

    fn name(&self, i: usize) -> String {
        match self.of {
            Of::Seat => seat_name(self.words, i),
            Of::Start => self.words.fill("lab-start", &[("place", &self.words.ordinal(i + 1))]),
        }
    }

    /// What a row is named by.
    fn kind(&self) -> String {
        self.say("lab-column-seat", "lab-column-start")
    }

    fn wins(&self) -> Figure {
        let words = self.words;
        let column = |(i, start): (usize, &Start)| Column {
            label: self.name(i),
            seat: self.shape(i),
            share: start.wins,
        };
        let shown: Vec<Column> = self.starts.iter().enumerate().map(column).collect();
        let mut grid =
            Grid::with_head([self.kind(), words.say("lab-column-wins"), words.say("lab-column-place")]);
        let spread = Unit::Percent.value(words, &self.fairness.spread);
        let interval = Unit::Percent.interval(words, &self.fairness.spread);
        for (i, start) in self.starts.iter().enumerate() {
            grid.row([
                self.name(i),
                Unit::Percent.full(words, &start.wins),
                Unit::Number.full(words, &start.place),
            ]);
        }
        Figure {
            title: self.say("lab-wins-seat", "lab-wins-start"),
            facts: words.fill(
                "lab-wins-facts",
                &[("points", spread.trim_end_matches("\u{a0}%")), ("interval", &interval)],
            ),
            picture: columns(
                words,
                &shown,
                self.fairness.even,
                &self.say("lab-wins-label-seat", "lab-wins-label-start"),
            ),
            read: words.say("lab-wins-read"),
            grid,
            is_printed: true,
            is_wide: false,
        }
    }

    fn places(&self) -> Figure {
        let words = self.words;
        let row = |(i, start): (usize, &Start)| PlaceRow {
            label: self.name(i),
            seat: self.shape(i),
            places: start.places.clone(),
        };
        let rows: Vec<PlaceRow> = self.starts.iter().enumerate().map(row).collect();
        let places = (1..=self.starts.len()).map(|place| words.ordinal(place));
        let mut grid = Grid::with_head(std::iter::once(self.kind()).chain(places));
        for (i, start) in self.starts.iter().enumerate() {
            let races = start.places.iter().sum();
            let share = |times: &u64| Unit::Percent.full(words, &crate::stats::share(*times as f64, races));
            let mut cells = vec![self.name(i)];
            cells.extend(start.places.iter().map(share));
            grid.rows.push(cells);
        }
        let races = self.starts.first().map_or(0, |start| start.places.iter().sum());
        let known = Unit::Points.plain(words, widest(races), 1);
        let title = self.say("lab-places-seat", "lab-places-start");
        Figure {
            facts: words.fill(
                "lab-places-facts",
                &[("races", &words.count(races)), ("points", &known.replace('+', "±"))],
            ),
            picture: stacked(words, &rows, &title),
            title,
            read: words.say("lab-places-read"),
            grid,
            is_printed: false,
            is_wide: false,
        }
    }
}

impl Places<'_> {
    /// What the test says, in words.
    fn fair(&self) -> String {
        let (words, fairness) = (self.words, self.fairness);
        let verdict = match fairness.p < 0.05 {
            true => self.say("lab-uneven-seats", "lab-uneven-starts"),
            false => self.say("lab-fair-seats", "lab-fair-starts"),
        };
        let spread = Unit::Points.value(words, &fairness.spread).replace('+', "");
        let by_chance = Unit::Points.plain(words, fairness.by_chance.min(1.0), 1).replace('+', "");
        let p = p_said(words, fairness.p);
        words.fill(
            "lab-fair",
            &[("verdict", &verdict), ("spread", &spread), ("by_chance", &by_chance), ("p", &p)],
        )
    }
}

/// Half the interval of a share of one half, which is the widest.
fn widest(races: u64) -> f64 {
    let share = crate::stats::share(races as f64 / 2.0, races);
    (share.high - share.low) / 2.0
}

#[cfg(test)]
mod tests {
    use super::super::testing::{english, summary};
    use super::*;

    #[test]
    fn start_places_have_figures_of_their_own_unless_they_are_the_seats() {
        let mut summary = summary(4, 3000);
        let body = section(&english(), &summary).body;
        assert!(body.contains("Wins by seat") && body.contains("Wins by start place"), "{body}");
        summary.starts = summary.seats.clone();
        let body = section(&english(), &summary).body;
        assert!(body.contains("Wins by seat") && !body.contains("Wins by start place"), "{body}");
        assert!(body.contains("seat 0 started first"), "{body}");
    }

    #[test]
    fn the_test_is_said_in_words() {
        let mut summary = summary(4, 3000);
        assert!(
            section(&english(), &summary)
                .body
                .contains("The seats are not more uneven than chance alone makes them")
        );
        summary.fairness.p = 0.001;
        assert!(
            section(&english(), &summary).body.contains("The seats are more uneven than chance explains")
        );
    }

    #[test]
    fn unequal_bots_are_no_test_of_seats() {
        let mut summary = summary(4, 3000);
        assert!(!section(&english(), &summary).body.contains("The bots differ"));
        summary.about.bots[0] = "random".to_string();
        assert!(section(&english(), &summary).body.contains("The bots differ"));
    }
}
