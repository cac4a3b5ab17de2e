//! Proves a user's board side or river: `podium board check FILE`.
//!
//! A side is a file like those in `content/boards`. A river is `salmon river <name>`, a line `river | S1-2E-mine-F1`
//! and, for each custom side, a line `board | mine` followed by the lines of that side.

use engine::content::{Content, Files, Line};
use engine::{Fault, Phrase, Said, Speak, Value};

use crate::board::{Piece, Side};
use crate::content;
use crate::naming::Course;
use crate::river::{River, Rivers};
use crate::shown::{draw_board, line};

/// Proves that every arrow leads somewhere legal and that no hex that a salmon can get to is a dead end, and
/// draws the board; or names the place that breaks the promise.
pub(crate) fn check(content: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
    match content.header()[..] {
        ["salmon", "board", _] => check_side(content, speak),
        ["salmon", "river", name] => check_river(content, name, speak),
        _ => Err(content.fault(Phrase::new("content-first-line"))),
    }
}

/// A side is laid beside every side of the game that it can meet.
fn check_side(content: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
    let side = Side::read(content)?;
    let mut sides = content::sides(&Files::default())?;
    if sides.iter().any(|known| known.id == side.id && known.prints != side.prints) {
        return Err(content.fault(Phrase::new("content-known").naming("board", &side.id)));
    }
    sides.retain(|known| known.id != side.id);
    let own = sides.len() as u8;
    sides.push(side.clone());
    let rivers = Rivers::all(sides);
    let (mut proved, mut unreached, mut sample) = (0u16, 0, None);
    for river in rivers_with(&rivers, own) {
        let laid = rivers.lay(&river);
        unreached = unreached.max(prove(content, &rivers, &laid)?);
        proved += 1;
        sample.get_or_insert(laid);
    }
    let sample = sample.ok_or_else(|| content.fault(Phrase::new("content-no-river")))?;
    let slot = (0..sample.len()).find(|slot| rivers.side(&sample, *slot).id == side.id).unwrap_or(0);
    let mut out = String::new();
    let sound = Phrase::new("picture-check-board").with("board", Value::text(&side.id));
    line(&mut out, &speak.say(&sound.with("rivers", proved)));
    tell_proof(unreached, speak, &mut out);
    let how = Phrase::new("picture-check-how").with("river", rivers.name(&sample));
    line(&mut out, &speak.say(&how));
    draw_board(&rivers, &sample, slot, None, speak, &mut out);
    Ok(out)
}

/// Every river of four boards in which the side `own` has another neighbour.
fn rivers_with(rivers: &Rivers, own: u8) -> Vec<Vec<u8>> {
    let piece = |place: u8| rivers.sides[usize::from(place)].piece;
    let all = || 0..rivers.sides.len() as u8;
    let numbered = |place: &u8| matches!(piece(*place), Piece::Number(_)) && piece(*place) != piece(own);
    let some = |wanted: Piece| all().filter(move |place| piece(*place) == wanted && *place != own);
    let first = |wanted: Piece| some(wanted).next().unwrap_or(own);
    let mut made = Vec::new();
    match piece(own) {
        Piece::Start | Piece::Finish => {
            for near in all().filter(numbered) {
                for far in all().filter(|far| numbered(far) && piece(*far) != piece(near)).take(1) {
                    made.push(match piece(own) {
                        Piece::Start => vec![own, near, far, first(Piece::Finish)],
                        _ => vec![first(Piece::Start), far, near, own],
                    });
                }
            }
        }
        Piece::Number(_) => {
            for near in all().filter(numbered) {
                some(Piece::Start).for_each(|start| made.push(vec![start, own, near, first(Piece::Finish)]));
                some(Piece::Finish)
                    .for_each(|finish| made.push(vec![first(Piece::Start), near, own, finish]));
            }
        }
    }
    made
}

fn check_river(content: Content<'_>, name: &str, speak: &dyn Speak) -> Result<String, Fault> {
    let mut sides = content::sides(&Files::default())?;
    let mut river: Option<Line<'_>> = None;
    let mut own: Vec<(&str, Vec<Line<'_>>)> = Vec::new();
    for file_line in content.lines().skip(1) {
        match (file_line.text.split_once('|').map(|(key, value)| (key.trim(), value.trim())), own.last_mut())
        {
            (Some(("river", _)), None) => river = Some(file_line),
            (Some(("board", id)), _) => own.push((id, Vec::new())),
            (Some(_), Some((_, lines))) => lines.push(file_line),
            (_, _) => return Err(file_line.fault(Phrase::new("content-river-file"))),
        }
    }
    for (id, lines) in own {
        let side = Side::read_lines(content, id, &lines)?;
        if sides.iter().any(|known| known.id == side.id) {
            return Err(content.fault(Phrase::new("content-known").naming("board", id)));
        }
        sides.push(side);
    }
    let river = river.ok_or_else(|| content.missing("river"))?;
    let [_, text] = river.columns()?;
    let unlaid = Rivers::one(sides, &[]).0;
    let in_line = |wrong: Said| river.fault(wrong.phrase).under(wrong.rule);
    let course = unlaid.read_course(text, &[]).map_err(in_line)?;
    let Course::Laid(places) = course else {
        return Err(river.fault(Phrase::new("content-unlaid")).under("SA-009"));
    };
    let (rivers, laid) = Rivers::one(unlaid.sides, &places);
    let unreached = prove(content, &rivers, &laid)?;
    let mut out = String::new();
    let sound = Phrase::new("picture-check-river").with("name", Value::text(name));
    let laid_as = Value::text(rivers.name_with_offsets(&laid));
    line(&mut out, &speak.say(&sound.with("river", laid_as)));
    let swims = rivers.plan(&laid)[usize::from(rivers.start(&laid).0)];
    line(&mut out, &speak.say(&Phrase::new("picture-check-swims").with("swims", swims)));
    tell_proof(unreached, speak, &mut out);
    for slot in (0..laid.len()).rev() {
        draw_board(&rivers, &laid, slot, None, speak, &mut out);
    }
    Ok(out)
}

fn tell_proof(unreached: u16, speak: &dyn Speak, out: &mut String) {
    line(out, &speak.say(&Phrase::new("picture-check-proof")));
    if unreached > 0 {
        line(out, &speak.say(&Phrase::new("picture-check-unreached").with("hexes", unreached)));
    }
}

fn prove(content: Content<'_>, rivers: &Rivers, river: &River) -> Result<u16, Fault> {
    let proved = rivers.check_arrows(river).and_then(|()| rivers.check_ways(river));
    proved.map_err(|wrong| {
        let name = Value::text(rivers.name_with_offsets(river));
        let phrase = Phrase::new("content-in-river").with("river", name).with("why", wrong.phrase);
        content.fault(phrase).under(wrong.rule)
    })
}

#[cfg(test)]
mod tests {
    use engine::Names;
    use words::{Speaker, Vocabulary};

    use super::*;
    use crate::content::BOARDS;

    fn verdict(text: &str) -> String {
        let english = Vocabulary::new("en", &[include_str!("../words/en.ftl")]).unwrap();
        match check(Content::new("mine.txt", text), &Speaker::new(&english, Names::default())) {
            Ok(text) => text,
            Err(fault) => fault.to_string(),
        }
    }

    #[test]
    fn every_side_of_the_game_is_sound_beside_every_other() {
        let mut rivers = 0;
        for (file, text) in BOARDS {
            let said = verdict(text);
            assert!(said.contains("is sound"), "{file}: {said}");
            let words: Vec<&str> = said.split_whitespace().collect();
            let at = words.iter().position(|word| *word == "rivers").unwrap();
            rivers += words[at - 1].parse::<u32>().unwrap();
        }
        assert!(rivers >= 168, "{rivers} rivers were proved");
    }

    #[test]
    fn an_arrow_that_leads_nowhere_is_named() {
        let (_, text) = BOARDS[2];
        let said = verdict(&text.replace("board 1E", "board mine").replace("~B:2   ~:3 ", "~B:2   ~:1 "));
        assert!(said.contains("(content-points hex=mine:5,4 ground=ground-rock arrow=1)"), "{said}");
        let (_, ledge) = BOARDS[5];
        let said =
            verdict(&ledge.replace("board 2M", "board mine").replace(" 8 |    ^:12 ", " 8 |    ^    "));
        assert!(said.contains("content-no-arrow hex=mine:1,8"), "{said}");
        let turning = ledge.replace("board 2M", "board mine").replace(" 7 | ^:2 ", " 7 | ^:9 ");
        assert!(verdict(&turning).contains("content-round"), "{}", verdict(&turning));
    }

    #[test]
    fn a_dead_end_is_named() {
        let (_, text) = BOARDS[4];
        let blocked = text
            .replace("board 2E", "board mine")
            .replace("11 | .      ~:2 ", "11 | .      ~   ")
            .replace(" 9 | .      ~:2 ", " 9 | .      #   ");
        let said = verdict(&blocked);
        assert!(said.contains("content-dead-end hex=mine:0,7"), "{said}");
    }

    #[test]
    fn a_river_is_proved_and_drawn() {
        let wrong = verdict("salmon river home\nriver | S1-2E-4M(-2)-F2");
        assert!(wrong.contains("wrong-offset side=4M right=+2 stated=-2"), "{wrong}");
        let said = verdict("salmon river home\nriver | S1-2E-4M-F2");
        assert!(
            said.contains("River home is sound: S1-2E(-2)-4M(+2)-F2") && said.contains("== F2 Last Leap"),
            "{said}"
        );
        assert!(said.lines().all(|line| line.chars().count() <= 100), "{said}");
    }

    #[test]
    fn a_river_may_bring_its_own_boards() {
        let (_, text) = BOARDS[4];
        let lines: Vec<&str> = text.lines().skip(1).collect();
        let file = format!("salmon river home\nriver | S1-mine-4M-F2\nboard | mine\n{}", lines.join("\n"));
        assert!(verdict(&file).contains("River home is sound: S1-mine"), "{}", verdict(&file));
    }

    #[test]
    fn bad_files_are_refused_with_their_reason() {
        assert!(verdict("salmon raft x").contains("content-first-line"));
        assert!(verdict("salmon river x").contains("file-missing what=river"));
        assert!(verdict("salmon river x\nriver | S1-2X-F1").contains("wrong-side side=2X"));
        assert!(verdict("salmon river x\nriver | S1-2E-2M-F1").contains("wrong-twice side=2M number=2"));
        assert!(verdict("salmon river x\nriver | random:3").contains("line 2: content-unlaid"));
        assert!(verdict("salmon river x\nnonsense").contains("line 2: content-river-file"));
        let (_, text) = BOARDS[4];
        let clash = text.replace("~W:2", "~E:2");
        assert!(verdict(&clash).contains("content-known board=2E"));
    }
}
