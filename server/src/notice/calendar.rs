//! The deadlines of a person's races by mail as a calendar (RFC 5545), which programs read again and again.

use engine::{Phrase, Speak, Value};
use protocol::MyTurn;

use super::said::speaker;
use crate::words;

/// The most bytes of a line.
const LINE: usize = 75;

/// The calendar: one entry for every race that waits for the person until some time.
pub(crate) fn written(turns: &[MyTurn], language: &str, public: Option<&str>, now_ms: i64) -> String {
    let tongue = speaker(language);
    let mut out = String::new();
    let name = tongue.say(&Phrase::new("server-calendar-name"));
    line(&mut out, "BEGIN:VCALENDAR");
    line(&mut out, "VERSION:2.0");
    line(&mut out, "PRODID:-//Podium//Podium//EN");
    line(&mut out, "METHOD:PUBLISH");
    line(&mut out, &format!("X-WR-CALNAME:{}", escaped(&name)));
    line(&mut out, "REFRESH-INTERVAL;VALUE=DURATION:PT15M");
    for turn in turns {
        let Some(deadline_ms) = turn.deadline_ms else { continue };
        let game = catalog::Tongue::new(
            &words::language(Some(language)),
            Some(&turn.game),
            engine::Names::default(),
        );
        let word = Value::Word { word: "name".into() };
        let title = game.say(&Phrase::new("server-calendar-turn").with("game", word));
        line(&mut out, "BEGIN:VEVENT");
        line(&mut out, &format!("UID:{}@podium", turn.table));
        line(&mut out, &format!("DTSTAMP:{}", time(now_ms)));
        line(&mut out, &format!("DTSTART:{}", time(deadline_ms)));
        line(&mut out, &format!("SUMMARY:{}", escaped(&title)));
        if let Some(public) = public {
            line(&mut out, &format!("URL:{}/t/{}", public.trim_end_matches('/'), turn.table));
        }
        // It takes no time of the day.
        line(&mut out, "TRANSP:TRANSPARENT");
        line(&mut out, "END:VEVENT");
    }
    line(&mut out, "END:VCALENDAR");
    out
}

/// A moment in universal time: `20260131T235959Z`.
fn time(at_ms: i64) -> String {
    let seconds = at_ms.div_euclid(1_000);
    let date = crate::day::date(seconds.div_euclid(86_400)).replace('-', "");
    let of_day = seconds.rem_euclid(86_400);
    let (hour, minute, second) = (of_day / 3_600, of_day / 60 % 60, of_day % 60);
    format!("{date}T{hour:02}{minute:02}{second:02}Z")
}

/// A text as a calendar writes it.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

/// A line, folded where it is too long; no letter is cut in two.
fn line(out: &mut String, text: &str) {
    let mut length = 0;
    for letter in text.chars() {
        if length + letter.len_utf8() > LINE {
            out.push_str("\r\n ");
            length = 1;
        }
        out.push(letter);
        length += letter.len_utf8();
    }
    out.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(table: &str, deadline_ms: Option<i64>) -> MyTurn {
        MyTurn { table: table.to_string(), game: "pig".to_string(), seats: vec![0], deadline_ms }
    }

    #[test]
    fn a_calendar_has_an_entry_for_each_deadline_and_none_for_a_race_without_one() {
        let turns = [turn("one", Some(1_769_903_999_000)), turn("two", None)];
        let text = written(&turns, "en", Some("https://podium.example/"), 0);
        assert_eq!(text.matches("BEGIN:VEVENT\r\n").count(), 1, "{text}");
        for wanted in [
            "UID:one@podium\r\n",
            "DTSTAMP:19700101T000000Z\r\n",
            "DTSTART:20260131T235959Z\r\n",
            "SUMMARY:Pig: your choice is due\r\n",
            "URL:https://podium.example/t/one\r\n",
        ] {
            assert!(text.contains(wanted), "{wanted}: {text}");
        }
        assert!(text.starts_with("BEGIN:VCALENDAR\r\n") && text.ends_with("END:VCALENDAR\r\n"));
        assert!(!written(&turns, "fr", None, 0).contains("URL:"), "nobody knows where the server is");
    }

    #[test]
    fn long_lines_are_folded_between_letters_and_signs_are_escaped() {
        let mut out = String::new();
        line(&mut out, &"é".repeat(80));
        let parts: Vec<&str> = out.trim_end().split("\r\n").collect();
        assert!(parts.len() == 3 && parts.iter().all(|part| part.len() <= LINE), "{parts:?}");
        assert_eq!(parts.concat().replace(' ', ""), "é".repeat(80));
        assert_eq!(escaped("a;b,c\\d\ne\r"), "a\\;b\\,c\\\\d\\ne");
    }
}
