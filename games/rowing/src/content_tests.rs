//! What the reader of content takes and refuses.

use super::*;

fn says<T: std::fmt::Debug>(result: Result<T, Fault>) -> String {
    result.expect_err("the content is bad").to_string()
}

#[test]
fn our_own_content_is_sound() {
    let library = Library::read(&Files::default()).expect("the content is sound");
    assert_eq!(library.courses.len(), 5);
    assert_eq!(library.water.before(Line::Finish), 34);
    assert_eq!(library.cards.iter().map(|card| card.per_boat).sum::<u8>(), 21);
}

#[test]
fn a_bad_course_is_refused_with_file_line_and_reason() {
    let read = |text| read_course(Content::new("mine.txt", text));
    assert_eq!(says(read("rowing lake x")), "mine.txt: file-first-line line=rowing course <id>");
    let low = "rowing course x\n\nname | X\n500 | 2";
    assert_eq!(says(read(low)), "mine.txt line 4: file-range what=500 given=2 least=3 most=12");
    assert_eq!(says(read("rowing course x\n500 | 5\n500 | 5")), "mine.txt line 3: file-twice what=500");
    assert_eq!(says(read("rowing course x\n500 5")), "mine.txt line 2: file-columns needed=2 found=1");
    assert_eq!(
        says(read("rowing course x\n500 | six")),
        "mine.txt line 2: file-range what=500 given=six least=3 most=12"
    );
    assert!(
        says(read("rowing course x\nwind | 3")).contains("file-unknown written=wind known=name,about,500")
    );
    assert_eq!(says(read("rowing course x\nname | \n500 | 5")), "mine.txt line 2: file-empty what=name");
    assert_eq!(says(read("rowing course x\nname | X\n500 | 5")), "mine.txt: content-limits");
    assert_eq!(
        says(read("rowing course x\nabout |\nabout | windy")),
        "mine.txt line 3: file-twice what=about"
    );
    let medals =
        "rowing course x\nname | X\n500|5\n1000|5\n1500|5\nfinish|5\ngold | 9\nsilver | 8\nbronze | 10";
    assert!(says(read(medals)).contains("content-medals"));
}

#[test]
fn bad_tables_are_refused_with_file_line_and_reason() {
    let cards = |text| read_cards(Content::new("cards.txt", text));
    assert!(
        says(cards("rowing cards x\np4 | Four | 1 | pace 4")).contains("line 2: file-unknown written=p4")
    );
    assert!(
        says(cards("rowing cards x\np1 | One | 1 | pace 7"))
            .contains("file-range what=pace given=7 least=1 most=3")
    );
    assert!(
        says(cards("rowing cards x\np1 | One | 1 | jump"))
            .contains("file-unknown written=jump known=pace n,flip,none")
    );
    assert!(says(cards("rowing cards x\np1 | One | 1 | flip")).contains("file-missing what=p2"));
    assert!(
        says(cards("rowing cards x\np1 | One | 99 | flip"))
            .contains("file-range what=p1 given=99 least=0 most=12")
    );
    let rates = |text: &str| read_rates(Content::new("rates.txt", text));
    assert!(says(rates("rowing rates x\n39 | Steady | 2 | 1 | 1")).contains("line 2: content-rates"));
    for (row, why) in [
        ("36 | | 1 | 1 | 1", "line 2: file-empty what=name"),
        ("36 | Easy | 1 | 300 | 1", "line 2: file-range what=cooldown given=300 least=0 most=255"),
    ] {
        assert!(says(rates(&format!("rowing rates x\n{row}"))).contains(why), "{row}");
    }
    assert!(says(cards("rowing cards x\np1 |  | 1 | flip")).contains("line 2: file-empty what=name"));
    assert!(
        says(rates("rowing rates x\n36 | Easy | 9 | 1 | 1"))
            .contains("line 2: file-range what=cards given=9 least=1 most=4")
    );
    let lanes = |text| read_lanes(Content::new("lanes.txt", text));
    assert!(says(lanes("rowing lanes x\n3\n3")).contains("line 3: content-lanes"));
    let water = |text| read_water(Content::new("water.txt", text));
    assert!(says(water("rowing water x\n500 | 10\n1000 | 9")).contains("line 3: content-rising-spaces"));
    assert!(says(water("rowing water x\n500 | 10")).contains("file-missing what=1000"));
}
