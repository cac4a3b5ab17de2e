//! How strong bots are: ladders, kept in `games/GAME/ratings/ladder.json`. The server takes the ratings of bots from there.

use std::fs;
use std::process::Stdio;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};

use crate::test::{cargo, program, root, step};

/// The seed of the first race.
const SEED: u64 = 5001;
/// Races for each pair of levels, if nobody says how many.
pub(crate) const RACES: &str = "40";

/// Runs the ladders of these games, or of all, with this many races for each pair of levels.
pub(crate) fn measure(races: &str, games: &[&str]) -> Result<()> {
    step("the program", cargo(&["build", "--profile", "laws", "--quiet", "--package", "cli"]))?;
    let all = all_games()?;
    let games = if games.is_empty() { all.iter().map(String::as_str).collect() } else { games.to_vec() };
    for game in games {
        if !all.iter().any(|known| known == game) {
            bail!("there is no folder games/{game}");
        }
        ladder(game, races)?;
    }
    Ok(())
}

fn ladder(game: &str, races: &str) -> Result<()> {
    let words = format!("ladder {game} --races {races} --seed {SEED} --json --lang en");
    println!("== podium {words}");
    let mut command = std::process::Command::new(program("laws"));
    command.args(words.split(' ')).stderr(Stdio::inherit()).stdout(Stdio::piped());
    let output = command.output().context("podium cannot be started")?;
    let told = String::from_utf8(output.stdout).context("podium speaks UTF-8")?;
    // A list with one ladder.
    let one = told.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).map(str::trim);
    let one = one.and_then(|one| one.strip_prefix('{')).filter(|_| output.status.success());
    let Some(rest) = one else { bail!("the ladder of {game} gave no result") };
    let folder = root().join("games").join(game).join("ratings");
    fs::create_dir_all(&folder).context("the folder of ratings")?;
    let text = format!(
        "{{\n    \"made\": \"{}\",\n    \"command\": \"podium {words}\",\n    {}\n",
        today()?,
        rest.trim()
    );
    fs::write(folder.join("ladder.json"), text).context("the file of ratings")
}

/// Every folder of a game.
fn all_games() -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root().join("games")).context("the folder games")? {
        let path = entry?.path();
        if path.join("Cargo.toml").is_file() {
            games.push(path.file_name().unwrap_or_default().to_string_lossy().to_string());
        }
    }
    games.sort();
    Ok(games)
}

/// The date in UTC.
fn today() -> Result<String> {
    let days =
        SystemTime::now().duration_since(UNIX_EPOCH).context("the clock stands before 1970")?.as_secs()
            / 86_400;
    Ok(date(days))
}

/// The date this many days after the first of January 1970, in the calendar of today; years begin in March here, so that a leap day is the last.
fn date(days: u64) -> String {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{of_month:02}", era * 400 + year + later)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        let dates = [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_454, "2026-01-01")];
        for (days, expected) in dates {
            assert_eq!(date(days), expected);
        }
    }
}
