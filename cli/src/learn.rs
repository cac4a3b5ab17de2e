//! `podium learn`: the guided first race of a game, on the full screen or told in plain text.

use std::io::Write;

use anyhow::Result;
use catalog::{AnyRace, Sight, Tongue};
use engine::{Names, Phrase, Speak, Viewer};
use lessons::{LEARNER, Lesson, Told, has_lesson, lesson};
use tui::{Begin, Pace};

use crate::args::LearnArgs;
use crate::output::{FAINT, RULE, STRONG, Verdict, wrap};
use crate::screen;
use crate::setup::sentence;
use crate::voice::{Voice, text};

/// Opens the lesson, or tells it where there is no screen; without a game's name opens the menu or lists the lessons.
pub(crate) fn learn(args: &LearnArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let is_screen = !args.plain && screen::is_there();
    let Some(game) = &args.game else {
        return if is_screen { screen::show(Begin::Choose, Pace::Normal, voice) } else { list(voice, out) };
    };
    let game = catalog::find(game).map_err(sentence(voice))?;
    let said = voice.of_game(game.id());
    let Some(lesson) = lesson(game.id()).map_err(sentence(&said))? else {
        return Err(said.refuse(&Phrase::new("cli-learn-none").with("game", Phrase::new("name"))));
    };
    match is_screen {
        true => screen::show(Begin::Learn(game), Pace::Normal, voice),
        false => tell(&lesson, voice, out),
    }
}

/// The games that have a lesson, with what is learnt in it.
fn list(voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    for game in catalog::games().filter(|game| has_lesson(game.id())) {
        let Some(lesson) = lesson(game.id()).map_err(sentence(voice))? else { continue };
        let told = lesson.told(voice.language()).map_err(sentence(voice))?;
        let name = voice.of_game(game.id()).plain("name");
        writeln!(out, "{STRONG}{:<12}{STRONG:#} {name}: {}", game.id(), told.title)?;
    }
    Ok(Verdict::Fine)
}

/// The whole lesson as a story: what to do and why, what was done, what came of it.
fn tell(lesson: &Lesson, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let told: Told = lesson.told(voice.language()).map_err(sentence(voice))?;
    let tongue = Tongue::new(voice.language(), Some(&lesson.game), Names::new(lesson.names.clone()));
    let mut race = lesson.race().map_err(sentence(voice))?;
    writeln!(out, "{STRONG}{}{STRONG:#}\n\n{}\n", told.title, wrap(&told.opening, 0))?;
    let mut marks = (1..).zip(&told.marks);
    // After which step the last marked move is spoken of, and how.
    let mut after: Option<(u32, &str)> = None;
    for step in &lesson.steps {
        if let Some(mark) = &step.mark {
            let Some((number, (before, said_after))) = marks.next() else { break };
            writeln!(out, "{}\n", race.picture(Viewer::Seat(LEARNER), &tongue).trim_end())?;
            let rules = mark.rules.join(" ");
            writeln!(
                out,
                "{STRONG}{number}.{STRONG:#} {} {RULE}[{rules}]{RULE:#}",
                wrap(before, 3).trim_start()
            )?;
            after = Some((race.seq() + 1 + mark.further, said_after.as_str()));
        }
        let chosen =
            race.explain(step.seat, &step.action).map_err(|refused| voice.refuse(&refused.phrase()))?;
        if step.seat == LEARNER {
            writeln!(out, "   > {}", tongue.say(&chosen.say))?;
        }
        race.play(step.seat, &step.action).map_err(|refused| voice.refuse(&refused.phrase()))?;
        write_events(&*race, &tongue, out)?;
        if let Some((_, said)) = after.take_if(|(last, _)| race.seq() >= *last) {
            writeln!(out, "\n{}\n", wrap(said, 3))?;
        }
    }
    let place = race.places().places[LEARNER.index()];
    let place = tongue.say(&Phrase::new("cli-learn-place").with("place", place));
    writeln!(out, "{STRONG}{place}{STRONG:#}\n\n{}", wrap(&told.closing, 0))?;
    let play = Phrase::new("cli-learn-play").with("game", text(&lesson.game));
    Ok(writeln!(out, "\n{}", voice.say(&play)).map(|()| Verdict::Fine)?)
}

/// What the last step brought, as the learner may know it.
fn write_events(race: &dyn AnyRace, tongue: &Tongue, out: &mut dyn Write) -> Result<()> {
    let step = race.tell(race.seq(), Sight::seat(LEARNER), protocol::Detail::Full);
    for event in step.iter().flat_map(|step| &step.events) {
        if let protocol::Happening::Explained(told) = event {
            writeln!(out, "     {FAINT}{} [{}]{FAINT:#}", tongue.say(&told.say), told.rule)?;
        }
    }
    Ok(())
}
