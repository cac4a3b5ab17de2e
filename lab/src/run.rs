//! A run of the lab: simulates races in parallel, keeps what is done, goes on where it was interrupted, and writes report,
//! summary and tables into a folder.

mod files;
mod rows;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::Level;
use catalog::{AnyStudy, Tongue};
use engine::{Phrase, Speak};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use files::{Folder, Trouble};
use rows::Rows;

use crate::study::{About, Luck, LuckPlan, Summary, Tally, measure_luck, summarise};
use crate::{Words, report};

/// What is to be simulated. Two runs with equal plans go on from each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The bots, by seat.
    #[serde(with = "levels")]
    pub bots: Vec<Level>,
    /// The switches that were set.
    pub set: Value,
    /// The first race's seed; race n has this plus n.
    pub seed: u64,
    /// Whether every decision is written down.
    pub steps: bool,
}

impl Plan {
    /// Short and different for different plans: for the name of a folder.
    pub fn mark(&self) -> String {
        let all = serde_json::to_value(self).unwrap_or_default();
        records::hash(&all).chars().take(6).collect()
    }
}

/// Levels by their names; one that there is not is refused with the names of all.
mod levels {
    use bots::Level;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(levels: &[Level], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(levels.iter().map(|level| level.name()))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Level>, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let level = |name: &String| name.parse().map_err(|_| D::Error::unknown_variant(name, &Level::NAMES));
        names.iter().map(level).collect()
    }
}

/// How many races, and how it is to be told.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Races in all, those already done among them.
    pub races: u64,
    /// Pairs of races to tell luck from skill; 0 for none.
    pub luck_pairs: u64,
    /// In which language.
    pub words: Words,
    /// The command that gives the same figures, but for how many races and pairs.
    pub command: String,
}

/// What came of a run.
#[derive(Clone, Debug)]
pub struct Done {
    /// The figures.
    pub summary: Summary,
    /// Races that were there before.
    pub before: u64,
    /// Whether it was interrupted, and something that was wanted is lacking.
    pub interrupted: bool,
    /// The files written.
    pub files: Vec<PathBuf>,
}

/// Who wants to know how far it is.
pub trait Progress: Sync {
    /// This many races were there before.
    fn before(&self, races: u64);
    /// This many more races are done.
    fn races(&self, more: u64);
    /// Something else begins, in words.
    fn now(&self, what: &str);
}

/// Nobody.
impl Progress for () {
    fn before(&self, _races: u64) {}
    fn races(&self, _more: u64) {}
    fn now(&self, _what: &str) {}
}

/// What is kept between runs: `tally.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Kept {
    plan: Plan,
    luck: Option<(u64, Option<Luck>)>,
    /// The files that hold the rows of the tally's races, in order.
    parts: Vec<rows::Part>,
    tally: Tally,
}

impl Kept {
    /// Whether luck is to be told from skill and was not, or in other pairs.
    fn lacks_luck(&self, wish: &Wish) -> bool {
        wish.luck_pairs > 0 && self.luck.as_ref().is_none_or(|(pairs, _)| *pairs != wish.luck_pairs)
    }
}

/// How often what is done is saved.
const SAVE_EVERY: Duration = Duration::from_secs(10);

/// Runs, or goes on with, the plan in a folder. `stop` ends it early; what is done is kept.
pub fn run(
    study: &dyn AnyStudy,
    plan: &Plan,
    wish: &Wish,
    folder: &Path,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Done, Trouble> {
    let folder = Folder::open(folder)?;
    let mut kept = kept(study, plan, &folder)?;
    let before = kept.tally.races();
    progress.before(before);
    simulate(study, &mut kept, wish.races, &folder, stop, progress)?;
    if kept.tally.races() == 0 {
        return Err(Trouble::Nothing);
    }
    deal_again(study, &mut kept, wish, stop, progress);
    progress.now(&wish.words.say("lab-now-report"));
    rows::join(&kept.parts, plan.steps, &folder)?;
    kept.parts = vec![rows::Part::JOINED];
    folder.write_json(files::KEPT, &kept)?;
    let mut files = rows::settle(plan.steps, &folder)?;
    let luck = kept.luck.as_ref().filter(|_| wish.luck_pairs > 0).and_then(|(_, luck)| luck.clone());
    let summary = summarise(about(study, &kept, wish), &kept.tally, luck);
    let words = wish.words.clone().naming(study.things());
    files.insert(0, folder.write("report.html", report::html(&summary, &words).as_bytes())?);
    files.push(folder.write_json("summary.json", &summary)?);
    let is_lacking = kept.tally.races() < wish.races || kept.lacks_luck(wish);
    Ok(Done { summary, before, interrupted: stop.load(Ordering::Relaxed) && is_lacking, files })
}

/// Tells luck from skill, if that is wanted and not known yet. It takes both races of all pairs, so what an interruption
/// leaves of it is lost.
fn deal_again(
    study: &dyn AnyStudy,
    kept: &mut Kept,
    wish: &Wish,
    stop: &AtomicBool,
    progress: &dyn Progress,
) {
    if !kept.lacks_luck(wish) || stop.load(Ordering::Relaxed) {
        return;
    }
    progress.now(&wish.words.say("lab-now-luck"));
    let plan = LuckPlan::around(kept.plan.bots[0], study.seats(), wish.luck_pairs, kept.plan.seed);
    let luck = measure_luck(study, &plan, stop);
    if !stop.load(Ordering::Relaxed) {
        kept.luck = Some((wish.luck_pairs, luck));
    }
}

/// What is there already, or a fresh beginning.
fn kept(study: &dyn AnyStudy, plan: &Plan, folder: &Folder) -> Result<Kept, Trouble> {
    let Some(kept) = folder.read_json::<Kept>(files::KEPT)? else {
        return Ok(Kept { plan: plan.clone(), luck: None, parts: Vec::new(), tally: Tally::new(study) });
    };
    if kept.plan != *plan {
        return Err(Trouble::Other(folder.path().to_path_buf()));
    }
    rows::are_there(&kept.parts, kept.tally.races(), plan.steps, folder)?;
    Ok(kept)
}

fn about(study: &dyn AnyStudy, kept: &Kept, wish: &Wish) -> About {
    let (plan, races) = (&kept.plan, kept.tally.races());
    let pairs = kept.luck.as_ref().filter(|_| wish.luck_pairs > 0).map_or(0, |(pairs, _)| *pairs);
    About {
        game: plan.game.clone(),
        // Data, so in English; the report says it in its own language.
        name: Tongue::english(&plan.game).say(&Phrase::new("name")),
        rules_version: plan.rules_version,
        podium: env!("CARGO_PKG_VERSION").to_string(),
        players: study.seats(),
        bots: plan.bots.iter().map(Level::to_string).collect(),
        set: plan.set.clone(),
        options: study.options(),
        seed: plan.seed,
        races,
        wanted: wish.races.max(races),
        command: format!("{} --races {races} --luck {pairs}", wish.command),
    }
}

/// Races of one block are counted by one thread and kept or lost together; blocks are done in batches.
fn simulate(
    study: &dyn AnyStudy,
    kept: &mut Kept,
    races: u64,
    folder: &Folder,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<(), Trouble> {
    let levels = kept.plan.bots.clone();
    let searching = levels.iter().any(|level| level.settings().is_some());
    let (block, batch) = if searching { (1, 16) } else { (64, 4096) };
    let first = kept.tally.races();
    let mut writer = rows::Writer::new(study.seats(), kept.plan.steps, first);
    let mut saved = Instant::now();
    let mut next = first;
    while next < races && !stop.load(Ordering::Relaxed) {
        let end = (next + batch).min(races);
        let blocks: Vec<u64> = (next..end).step_by(block).collect();
        let count = |from: u64| {
            let to = (from + block as u64).min(end);
            let counted = count(study, &levels, &kept.plan, from..to, stop)?;
            progress.races(to - from);
            Some(counted)
        };
        let counted = in_order(&blocks, count);
        // What is kept has no gaps: after the first block that was stopped, the rest is left.
        let whole: Vec<(Tally, Rows)> = counted.into_iter().map_while(|block| block).collect();
        for (tally, _) in &whole {
            kept.tally.merge(tally);
        }
        writer.write(whole.into_iter().map(|(_, rows)| rows), folder)?;
        next = kept.tally.races();
        if saved.elapsed() > SAVE_EVERY {
            kept.parts.extend(writer.part(folder)?);
            folder.write_json(files::KEPT, &*kept)?;
            saved = Instant::now();
        }
    }
    kept.parts.extend(writer.part(folder)?);
    folder.write_json(files::KEPT, &*kept)?;
    Ok(())
}

/// Does the blocks in parallel, each begun in its turn, so that an interruption leaves no gap but at the end.
fn in_order<T: Send>(blocks: &[u64], work: impl Fn(u64) -> Option<T> + Sync) -> Vec<Option<T>> {
    let next = AtomicUsize::new(0);
    let done = rayon::broadcast(|_| {
        let mut done = Vec::new();
        while let Some((i, block)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|i| Some((i, blocks.get(i)?)))
        {
            done.push((i, work(*block)));
        }
        done
    });
    let mut all: Vec<(usize, Option<T>)> = done.into_iter().flatten().collect();
    all.sort_by_key(|(i, _)| *i);
    all.into_iter().map(|(_, done)| done).collect()
}

/// A block of races; none if it was stopped.
fn count(
    study: &dyn AnyStudy,
    levels: &[Level],
    plan: &Plan,
    races: std::ops::Range<u64>,
    stop: &AtomicBool,
) -> Option<(Tally, Rows)> {
    let mut tally = Tally::new(study);
    let mut rows = Rows::new(study.seats());
    for race in races {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let seed = plan.seed.wrapping_add(race);
        let facts = if plan.steps {
            study.watch(levels, seed, Some(&mut |step| rows.add_step(race, step)))
        } else {
            study.watch(levels, seed, None)
        };
        tally.add(&facts);
        rows.add_race(race, &facts);
    }
    Some((tally, rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pig() -> (Box<dyn AnyStudy>, Plan) {
        let set = serde_json::json!({});
        let game = catalog::find("pig").unwrap();
        let bots = vec![Level::Greedy; 2];
        let plan = Plan {
            game: "pig".to_string(),
            rules_version: game.rules_version(),
            bots,
            set: set.clone(),
            seed: 1,
            steps: false,
        };
        (game.study(2, &set).unwrap(), plan)
    }

    fn wish(luck_pairs: u64) -> Wish {
        let words = Words::new(&catalog::Language::english(), Some("pig"));
        Wish { races: 70, luck_pairs, words, command: "podium".to_string() }
    }

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("podium-run-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        path
    }

    #[test]
    fn a_run_that_was_stopped_before_a_race_was_done_tells_no_figures() {
        let ((study, plan), folder) = (pig(), folder("nothing"));
        let done = run(&*study, &plan, &wish(4), &folder, &AtomicBool::new(true), &());
        assert!(matches!(done, Err(Trouble::Nothing)), "{done:?}");
        assert!(!folder.join("report.html").exists());
        let done = run(&*study, &plan, &wish(4), &folder, &AtomicBool::new(false), &()).unwrap();
        assert_eq!((done.before, done.summary.about.races), (0, 70), "it goes on from nothing");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_run_of_bots_that_there_are_not_is_refused_with_the_names_of_all() {
        let ((study, plan), folder) = (pig(), folder("bots"));
        run(&*study, &plan, &wish(0), &folder, &AtomicBool::new(false), &()).unwrap();
        let tally = folder.join("tally.json");
        let text = std::fs::read_to_string(&tally).unwrap().replacen("greedy", "clever", 1);
        std::fs::write(&tally, text).unwrap();
        let refused = run(&*study, &plan, &wish(0), &folder, &AtomicBool::new(false), &()).unwrap_err();
        assert!(refused.to_string().contains("place=plan.bots[0] written=clever known=random,"), "{refused}");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn luck_is_measured_later_if_the_run_was_stopped_before() {
        let ((study, plan), folder) = (pig(), folder("luck"));
        let go = |luck, stop| run(&*study, &plan, &wish(luck), &folder, &AtomicBool::new(stop), &()).unwrap();
        let without = go(0, false);
        assert_eq!(without.summary.about.command, "podium --races 70 --luck 0");
        let stopped = go(40, true);
        assert!(stopped.interrupted && stopped.summary.luck.is_none(), "{stopped:?}");
        let done = go(40, false);
        assert!(!done.interrupted && done.summary.luck.is_some(), "{done:?}");
        assert_eq!(done.summary.about.command, "podium --races 70 --luck 40");
        assert!(!go(40, true).interrupted, "nothing was lacking");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
