//! `podium review`: where recorded races were won and lost, and how much of it was luck.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use catalog::{AnyRace, History, REVIEW, Sight};
use engine::{Phrase, Seat, Speak, Value as Said};
use protocol::{
    Detail, GameReviews, Happening, Review, ReviewBetter, ReviewClass, ReviewMoment, Told, WeakSpot,
};
use rayon::prelude::*;
use records::{Record, Replay};
use serde_json::json;

use crate::arena::{pool, progress};
use crate::args::ReviewArgs;
use crate::files;
use crate::output::{FAINT, RULE, STRONG, Verdict, print_json, wrap};
use crate::replay::say_places;
use crate::setup::in_file;
use crate::voice::{Voice, counted, text};

/// A race that was told again, with what was chosen in each step.
struct Played {
    race: Box<dyn AnyRace>,
    chosen: Vec<Phrase>,
}

/// Reviews each record; several of one person's races also together.
pub(crate) fn review(args: &ReviewArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let threads = pool(args.threads)?;
    let mut all = Vec::new();
    for file in &args.files {
        let played = play_again(file, voice)?;
        let voice = &voice.of_game(played.race.game().id());
        let reviewing =
            played.race.review(REVIEW).map_err(in_file(&file.display().to_string(), None, voice))?;
        let bar = progress(reviewing.parts().into(), "cli-review-progress", voice);
        threads.install(|| {
            (0..reviewing.parts()).into_par_iter().with_max_len(1).for_each(|part| {
                reviewing.work_out(part);
                bar.inc(1);
            });
        });
        bar.finish_and_clear();
        let review = reviewing.finish().expect("all parts are worked out");
        if !args.json {
            Page { played: &played, review: &review, voice }.write(args.seat.map(Seat), out)?;
        }
        all.push((file, review));
    }
    if args.json {
        let all: Vec<_> = all.iter().map(|(file, review)| json!({"file": file, "review": review})).collect();
        print_json(&json!({"format": 1, "reviews": all}), out)?;
    } else if all.len() > 1 {
        write_history(&all, args.seat.map(Seat), voice, out)?;
    }
    Ok(Verdict::Fine)
}

fn play_again(file: &Path, voice: &Voice) -> Result<Played> {
    let name = file.display().to_string();
    let record = Record::find(&files::read(file, voice)?).map_err(in_file(&name, None, voice))?;
    let refuse = in_file(&name, Some(&record.game), voice);
    let mut replay = Replay::begin(&record).map_err(&refuse)?;
    let mut chosen = Vec::new();
    loop {
        chosen.extend(replay.next().map(|(_, choice)| choice.say));
        if !replay.step().map_err(&refuse)? {
            break;
        }
    }
    let mut race = replay.race().again().expect("a record begins from a seed");
    race.remember_all();
    for step in &record.steps {
        race.play(step.seat, &step.action).map_err(|refused| voice.refuse(&refused.phrase()))?;
    }
    Ok(Played { race, chosen })
}

/// The review of one race.
struct Page<'a> {
    played: &'a Played,
    review: &'a Review,
    voice: &'a Voice,
}

/// How many columns the chances of a race have.
const COLUMNS: usize = 48;

/// Heights of chances.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Page<'_> {
    fn write(&self, seat: Option<Seat>, out: &mut dyn Write) -> Result<()> {
        let (race, voice) = (&*self.played.race, self.voice);
        let title = Phrase::new("cli-replay-title")
            .with("name", text(format!("{STRONG}{}{STRONG:#}", voice.plain("name"))))
            .with("players", counted("cli-players", race.seats().into()))
            .with("seed", text(race.setup().seed));
        writeln!(out, "{}\n{}\n", voice.say(&title), say_places(race, voice))?;
        self.write_chances(out)?;
        self.write_sums(out)?;
        for seat in Seat::all(race.seats()).filter(|one| seat.is_none_or(|seat| seat == *one)) {
            self.write_seat(seat, out)?;
        }
        Ok(writeln!(out, "\n{FAINT}{}{FAINT:#}", wrap(&voice.plain("cli-review-how"), 0))?)
    }

    /// Everybody's chances, a column for each part of the race.
    fn write_chances(&self, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "{STRONG}{}{STRONG:#}", self.voice.plain("cli-review-chances"))?;
        let moments = &self.review.moments;
        let columns = COLUMNS.min(moments.len());
        for seat in Seat::all(self.played.race.seats()) {
            let at = |column: usize| moments[column * moments.len() / columns].before[seat.index()];
            let height = |chance: f64| BLOCKS[((chance.clamp(0.0, 1.0) * 7.0).round()) as usize];
            let line: String = (0..columns).map(|column| height(at(column))).collect();
            let won = self.percent(self.review.result[seat.index()], 0);
            writeln!(out, "  {:<12}{line} {won}", self.voice.name(seat))?;
        }
        Ok(writeln!(out)?)
    }

    /// A line a seat: how start, luck and choices add up to the result.
    fn write_sums(&self, out: &mut dyn Write) -> Result<()> {
        let voice = self.voice;
        for seat in Seat::all(self.played.race.seats()) {
            let (i, of) = (seat.index(), &self.review.seats[seat.index()]);
            let phrase = Phrase::new("cli-review-sum")
                .with("seat", text(format!("{STRONG}{}{STRONG:#}", voice.name(seat))))
                .with("start", text(self.percent(self.review.start[i], 0)))
                .with("luck", text(self.signed(of.luck)))
                .with("skill", text(self.signed(of.skill)))
                .with("others", text(self.signed(of.others)))
                .with("result", text(self.percent(self.review.result[i], 0)));
            writeln!(out, "{}", wrap(&voice.say(&phrase), 2))?;
            let [best, good, inaccuracies, mistakes, blunders] = of.classes;
            let phrase = Phrase::new("cli-review-classes")
                .with("decisions", of.decisions)
                .with("accuracy", text(self.percent(of.accuracy, 0)))
                .with("best", best)
                .with("good", good)
                .with("inaccuracies", inaccuracies)
                .with("mistakes", mistakes)
                .with("blunders", blunders);
            writeln!(out, "{FAINT}{}{FAINT:#}", wrap(&voice.say(&phrase), 6))?;
        }
        Ok(())
    }

    /// What a seat lost most by, and its luck.
    fn write_seat(&self, seat: Seat, out: &mut dyn Write) -> Result<()> {
        let (voice, of) = (self.voice, &self.review.seats[seat.index()]);
        let heading = Phrase::new("cli-review-seat").with("seat", seat);
        writeln!(out, "\n{STRONG}{}{STRONG:#}", voice.say(&heading))?;
        if of.worst.is_empty() {
            writeln!(out, "{}", wrap(&voice.plain("cli-review-no-loss"), 2))?;
        }
        for step in &of.worst {
            let moment = &self.review.moments[*step as usize - 1];
            if let Some(better) = &moment.better {
                self.write_better(*step, moment, better, out)?;
            }
        }
        for step in &of.strokes {
            let change = match step.checked_sub(1) {
                None => self.review.dealt[seat.index()],
                Some(at) => self.review.moments[at as usize].luck[seat.index()],
            };
            let phrase = Phrase::new("cli-review-stroke")
                .with("step", *step)
                .with("change", text(self.signed(change)))
                .with("what", self.happened(*step));
            writeln!(out, "{}", wrap(&voice.say(&phrase), 2))?;
        }
        Ok(())
    }

    fn write_better(
        &self,
        step: u32,
        moment: &ReviewMoment,
        better: &ReviewBetter,
        out: &mut dyn Write,
    ) -> Result<()> {
        let voice = self.voice;
        let phrase = Phrase::new("cli-review-step")
            .with("step", step)
            .with("class", Phrase::new(class_id(moment.class)))
            .with("action", self.played.chosen[step as usize - 1].clone())
            .with("loss", text(self.percent(better.loss, 0)))
            .with("error", text(self.percent(2.0 * better.error, 0)));
        writeln!(out, "{}", wrap(&voice.say(&phrase), 2))?;
        let rule = format!("{RULE}[{}]{RULE:#}", better.rule);
        let phrase = Phrase::new("cli-review-better")
            .with("action", better.say.clone())
            .with("chance", text(self.percent(better.chance, 0)));
        writeln!(out, "{} {rule}", wrap(&voice.say(&phrase), 6))?;
        if !better.reasons.is_empty() {
            let parts = Said::list(better.reasons.clone());
            writeln!(out, "{}", wrap(&voice.say(&Phrase::new("review-reasons").with("parts", parts)), 6))?;
        }
        if !better.line.is_empty() {
            let steps = better.line.iter().map(|step| {
                Phrase::new("review-line-step").with("seat", step.seat).with("action", step.say.clone())
            });
            let line = Phrase::new("review-line").with("steps", Said::list(steps));
            writeln!(out, "{FAINT}{}{FAINT:#}", wrap(&voice.say(&line), 6))?;
        }
        Ok(())
    }

    /// What a step brought, in a few words.
    fn happened(&self, step: u32) -> Said {
        if step == 0 {
            return Phrase::new("review-set-up").into();
        }
        let told = self.played.race.tell(step, Sight::Whole, Detail::Full);
        let said = told.into_iter().flat_map(|step| step.events).filter_map(|event| match event {
            Happening::Explained(Told { say, .. }) => Some(say),
            Happening::Plain(_) => None,
        });
        Said::list(said.take(4))
    }

    fn percent(&self, share: f64, decimals: usize) -> String {
        percent(share, decimals, self.voice)
    }

    fn signed(&self, change: f64) -> String {
        let sign = if change < 0.0 { "−" } else { "+" };
        format!("{sign}{}", self.percent(change.abs(), 0))
    }
}

fn percent(share: f64, decimals: usize, voice: &Voice) -> String {
    let number = text(voice.number(100.0 * share, decimals));
    voice.say(&Phrase::new("review-percent").with("number", number))
}

fn class_id(class: ReviewClass) -> &'static str {
    match class {
        ReviewClass::Forced => "review-forced",
        ReviewClass::Best => "review-best",
        ReviewClass::Good => "review-good",
        ReviewClass::Inaccuracy => "review-inaccuracy",
        ReviewClass::Mistake => "review-mistake",
        ReviewClass::Blunder => "review-blunder",
    }
}

/// Over several races of a game: in which decisions, and in which part of the race, most was lost.
fn write_history(
    all: &[(&std::path::PathBuf, Review)],
    seat: Option<Seat>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<()> {
    let mut history = History::default();
    all.iter().for_each(|(_, review)| history.add(review, |one| seat.is_none_or(|seat| seat == one)));
    for GameReviews { game, races, weak, .. } in history.told().games {
        let voice = voice.of_game(&game);
        let title = Phrase::new("cli-review-history").with("races", counted("cli-races", races as usize));
        writeln!(out, "\n{STRONG}{}{STRONG:#}", voice.say(&title))?;
        for WeakSpot { decision, third, decisions, lost } in weak {
            let thirds = ["cli-review-third-first", "cli-review-third-middle", "cli-review-third-last"];
            let phrase = Phrase::new("cli-review-most")
                .with("game", text(voice.plain("name")))
                .with("decision", text(voice.decision(&decision)))
                .with("third", Phrase::new(thirds[usize::from(third).min(2)]))
                .with("decisions", decisions)
                .with("lost", text(percent(lost, 1, &voice)));
            writeln!(out, "{}", wrap(&voice.say(&phrase), 2))?;
        }
    }
    Ok(())
}
