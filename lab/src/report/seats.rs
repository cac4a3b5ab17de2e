//! Who wins: by seat and by start place.

use super::page::{Figure, Section, Table, grid, paragraph, remark};
use super::plots::{Column, PlaceRow, columns, stacked};
use super::text::{Unit, chance_said, count, ordinal};
use crate::study::{Fairness, Start, Summary};

pub(super) fn section(summary: &Summary) -> Section {
    if summary.seats.len() < 2 {
        return Section { id: "seats", title: "Who wins", body: alone() };
    }
    let mut body = String::new();
    if summary.about.bots.windows(2).any(|pair| pair[0] != pair[1]) {
        body.push_str(&remark(
            "The bots differ from seat to seat: the win shares tell of bots and seats together, not of fairness alone.",
        ));
    }
    let seats = Places { of: "seat", starts: &summary.seats, fairness: &summary.fairness, names: seat_name };
    let starts = Places {
        of: "start place",
        starts: &summary.starts,
        fairness: &summary.start_fairness,
        names: start_name,
    };
    if summary.starts == summary.seats {
        body.push_str(&paragraph(&fair(&summary.fairness, "seats")));
        body.push_str(&paragraph(
            "In every race seat 0 started first, seat 1 second and so on: the figures by start place are those by seat.",
        ));
        body.push_str(&grid(&[seats.wins(), seats.places()]));
        return Section { id: "seats", title: "Who wins", body };
    }
    body.push_str(&grid(&[seats.wins(), starts.wins()]));
    body.push_str(&paragraph(&fair(&summary.fairness, "seats")));
    body.push_str(&paragraph(&fair(&summary.start_fairness, "start places")));
    body.push_str(&grid(&[seats.places(), starts.places()]));
    Section { id: "seats", title: "Who wins", body }
}

/// What stands where one seat has nothing to show.
pub(super) fn alone() -> String {
    paragraph("There is one seat only, so nobody to win against.")
}

/// What a seat is called. Numbered from 0, as in records and on the command line.
pub(super) fn seat_name(seat: usize) -> String {
    format!("Seat {seat}")
}

/// What a start place is called.
fn start_name(start: usize) -> String {
    format!("{} start", ordinal(start + 1))
}

/// Seats or start places.
struct Places<'a> {
    of: &'static str,
    starts: &'a [Start],
    fairness: &'a Fairness,
    names: fn(usize) -> String,
}

impl Places<'_> {
    /// Only a seat has a shape of its own.
    fn shape(&self, i: usize) -> Option<usize> {
        (self.of == "seat").then_some(i)
    }

    fn wins(&self) -> Figure {
        let column = |(i, start): (usize, &Start)| Column {
            label: (self.names)(i),
            seat: self.shape(i),
            share: start.wins,
        };
        let shown: Vec<Column> = self.starts.iter().enumerate().map(column).collect();
        let mut table = Table::new(&[self.of, "wins (95 % interval)", "mean place (95 % interval)"]);
        for (i, start) in self.starts.iter().enumerate() {
            table.row([(self.names)(i), Unit::Percent.full(&start.wins), Unit::Number.full(&start.place)]);
        }
        Figure {
            title: format!("Wins by {}", self.of),
            facts: format!(
                "Spread between best and worst: {} points ({})",
                Unit::Percent.value(&self.fairness.spread).trim_end_matches("\u{a0}%"),
                Unit::Percent.interval(&self.fairness.spread)
            ),
            picture: columns(&shown, self.fairness.even, &format!("Share of races won by {}", self.of)),
            read: "A bar is the share of races won and its whisker the 95 % interval; where the whisker crosses the \
                   dashed line, these races do not tell it from even."
                .to_string(),
            table,
            is_printed: true,
            is_wide: false,
        }
    }

    fn places(&self) -> Figure {
        let row = |(i, start): (usize, &Start)| PlaceRow {
            label: (self.names)(i),
            seat: self.shape(i),
            places: start.places.clone(),
        };
        let rows: Vec<PlaceRow> = self.starts.iter().enumerate().map(row).collect();
        let names: Vec<String> = (1..=self.starts.len()).map(ordinal).collect();
        let mut head = vec![self.of];
        head.extend(names.iter().map(String::as_str));
        let mut table = Table::new(&head);
        for (i, start) in self.starts.iter().enumerate() {
            let races = start.places.iter().sum();
            let share = |times: &u64| Unit::Percent.full(&crate::stats::share(*times as f64, races));
            let mut cells = vec![(self.names)(i)];
            cells.extend(start.places.iter().map(share));
            table.rows.push(cells);
        }
        let races = self.starts.first().map_or(0, |start| start.places.iter().sum());
        Figure {
            title: format!("Places by {}", self.of),
            facts: format!(
                "{} races; every share is known to {} points or better",
                count(races),
                Unit::Points.plain(widest(races), 1).replace('+', "±")
            ),
            picture: stacked(&rows, &format!("Places by {}", self.of)),
            read: "Each bar is all races, the darkest part those finished first; if all are equally good, the parts \
                   line up below each other."
                .to_string(),
            table,
            is_printed: false,
            is_wide: false,
        }
    }
}

/// What the test says, in words.
fn fair(fairness: &Fairness, what: &str) -> String {
    let spread = Unit::Points.value(&fairness.spread).replace('+', "");
    let by_chance = Unit::Points.plain(fairness.by_chance.min(1.0), 1).replace('+', "");
    let verdict = if fairness.p < 0.05 {
        "more uneven than chance explains"
    } else {
        "not more uneven than chance alone makes them"
    };
    format!(
        "The {what} are {verdict}: best and worst differ by {spread} points; if all were even, chance would keep them within \
         {by_chance} points in 95 of 100 such runs ({}, Pearson's chi-squared).",
        chance_said(fairness.p)
    )
}

/// Half the interval of a share of one half, which is the widest.
fn widest(races: u64) -> f64 {
    let share = crate::stats::share(races as f64 / 2.0, races);
    (share.high - share.low) / 2.0
}

#[cfg(test)]
mod tests {
    use super::super::testing::summary;
    use super::*;

    #[test]
    fn start_places_have_figures_of_their_own_unless_they_are_the_seats() {
        let mut summary = summary(4, 3000);
        let body = section(&summary).body;
        assert!(body.contains("Wins by seat") && body.contains("Wins by start place"), "{body}");
        summary.starts = summary.seats.clone();
        let body = section(&summary).body;
        assert!(body.contains("Wins by seat") && !body.contains("Wins by start place"), "{body}");
        assert!(body.contains("seat 0 started first"), "{body}");
    }

    #[test]
    fn the_test_is_said_in_words() {
        let mut summary = summary(4, 3000);
        assert!(
            section(&summary).body.contains("The seats are not more uneven than chance alone makes them")
        );
        summary.fairness.p = 0.001;
        assert!(section(&summary).body.contains("The seats are more uneven than chance explains"));
    }

    #[test]
    fn unequal_bots_are_no_test_of_seats() {
        let mut summary = summary(4, 3000);
        assert!(!section(&summary).body.contains("The bots differ"));
        summary.about.bots[0] = "random".to_string();
        assert!(section(&summary).body.contains("The bots differ"));
    }
}
