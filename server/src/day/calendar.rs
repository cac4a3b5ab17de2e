//! Days by universal time: counted from 1970, and written as dates. They go by the machine's date, also where that jumps.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use crate::clock::{self, now_ms};

const DAY_MS: i64 = 86_400_000;

/// Which day it is. Clones share it.
#[derive(Clone, Debug)]
pub struct Calendar {
    ahead_ms: Arc<AtomicI64>,
    machine_ms: fn() -> i64,
    /// The day after the last one that was over: it never opens again, whoever sets the date.
    least: Arc<AtomicI64>,
}

impl Default for Calendar {
    fn default() -> Calendar {
        Calendar { ahead_ms: Arc::default(), machine_ms: clock::date_ms, least: Arc::default() }
    }
}

impl Calendar {
    /// Lets the days go on by this much, while clocks stay as they are: for tests.
    pub fn go_on(&self, by_ms: i64) {
        self.ahead_ms.fetch_add(by_ms, Relaxed);
    }

    fn ahead_ms(&self) -> i64 {
        self.ahead_ms.load(Relaxed)
    }

    /// The date, in milliseconds since 1970.
    pub(crate) fn date_ms(&self) -> i64 {
        (self.machine_ms)() + self.ahead_ms()
    }

    /// The date of a moment of the server's time.
    pub(crate) fn date_of_ms(&self, at_ms: i64) -> i64 {
        // Two clocks that are read one after the other differ by a moment: whole seconds only, so that the answer is the same each time.
        let apart_ms = self.date_ms() - now_ms();
        at_ms + apart_ms / 1_000 * 1_000
    }

    /// Today: by the date, and never a day that was over already.
    pub(crate) fn today(&self) -> i64 {
        self.date_ms().div_euclid(DAY_MS).max(self.least.load(Relaxed))
    }

    /// Whether a day is over. One that is has been revealed, and stays so.
    pub(crate) fn is_over(&self, day: i64) -> bool {
        let is_over = day < self.today();
        if is_over {
            self.close(day);
        }
        is_over
    }

    /// That day is over for good.
    pub(crate) fn close(&self, day: i64) {
        self.least.fetch_max(day + 1, Relaxed);
    }

    /// When a day ends, by the server's time as far as it is known now.
    pub(crate) fn ends_ms(&self, day: i64) -> i64 {
        now_ms() + (day + 1) * DAY_MS - self.date_ms()
    }

    /// How long a day lasts; 0 when it is over.
    pub(crate) fn ends_in_ms(&self, day: i64) -> u64 {
        ((day + 1) * DAY_MS - self.date_ms()).max(0) as u64
    }
}

/// A day as its date: 2026-11-18.
pub(crate) fn date(day: i64) -> String {
    // Years are counted from March, so that the leap day is the last of its year, and in eras of 400 years, which all have as many days.
    let shifted = day + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{of_month:02}")
}

/// The day of a date, if it is one.
pub(crate) fn read_date(text: &str) -> Option<i64> {
    let mut parts = text.splitn(3, '-').map(|part| part.parse::<i64>().ok());
    let (year, month, of_month) = (parts.next()??, parts.next()??, parts.next()??);
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&of_month) {
        return None;
    }
    let from_march = (month + 9) % 12;
    let year = year - i64::from(month <= 2);
    let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * from_march + 2) / 5 + of_month - 1;
    let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
    let day = era * 146_097 + of_era - 719_468;
    // The thirtieth of February, and what is written otherwise, are no dates.
    (date(day) == text).then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_of_the_calendar_and_dates_their_days() {
        for (day, text) in
            [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_775, "2026-11-18"), (47_540, "2100-02-28")]
        {
            assert_eq!((date(day).as_str(), read_date(text)), (text, Some(day)));
        }
        assert_eq!(date(47_541), "2100-03-01");
        for day in 0..60_000 {
            assert_eq!(read_date(&date(day)), Some(day));
        }
        for wrong in ["2026-02-30", "2026-2-3", "2026-13-01", "today", "", "2026-11-18-1", "-1-01-01"] {
            assert_eq!(read_date(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_day_is_over_at_midnight_by_universal_time() {
        let calendar = Calendar::default();
        let today = calendar.today();
        assert!(!calendar.is_over(today) && calendar.is_over(today - 1));
        calendar.go_on(i64::try_from(calendar.ends_in_ms(today)).unwrap() + 1);
        assert!(calendar.is_over(today));
        assert_eq!((calendar.ends_in_ms(today), calendar.today()), (0, today + 1));
    }

    #[test]
    fn days_go_on_while_the_machine_sleeps_and_follow_whoever_sets_the_date() {
        static DATE_MS: AtomicI64 = AtomicI64::new(20_775 * DAY_MS + 1_000);
        let calendar = Calendar { machine_ms: || DATE_MS.load(Relaxed), ..Calendar::default() };
        let due_ms = now_ms() + 3_600_000;
        assert_eq!((calendar.today(), calendar.ends_in_ms(20_775)), (20_775, 86_399_000));
        // Nothing of this is seen by a clock that does not jump.
        DATE_MS.fetch_add(DAY_MS, Relaxed);
        assert_eq!((calendar.today(), calendar.is_over(20_775)), (20_776, true));
        assert!(calendar.ends_ms(20_775) <= now_ms());
        let dated_ms = calendar.date_of_ms(due_ms) - 20_776 * DAY_MS;
        assert!(
            (3_590_000..=3_602_000).contains(&dated_ms),
            "an hour from now, by the date of today: {dated_ms}"
        );
        DATE_MS.fetch_sub(3 * DAY_MS, Relaxed);
        assert_eq!(calendar.today(), 20_776, "a day that is over does not open again");
        assert!(calendar.is_over(20_775) && !calendar.is_over(20_776));
        // Whoever starts anew knows it from what was drawn.
        let anew = Calendar { machine_ms: || DATE_MS.load(Relaxed), ..Calendar::default() };
        assert_eq!(anew.today(), 20_773);
        anew.close(20_775);
        assert_eq!(anew.today(), 20_776);
    }
}
