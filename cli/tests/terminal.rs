//! `podium play` in a pseudo-terminal: whole races by keys, a window that changes its size, a terminal that is killed.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// A terminal with podium in it.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    parser: vt100::Parser,
}

const PATIENCE: Duration = Duration::from_secs(120);

fn size(columns: u16, lines: u16) -> PtySize {
    PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Terminal {
    fn start(words: &[&str], data: &PathBuf) -> Terminal {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_podium"));
        command.args(words);
        command.env("TERM", "xterm-256color");
        command.env("PODIUM_DATA", data);
        command.env_remove("NO_COLOR");
        command.env_remove("PODIUM_LANG");
        command.env("LC_ALL", "C");
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let writer = pair.master.take_writer().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = reader.read(&mut bytes) {
                if count == 0 || sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal { master: pair.master, child, writer, output, parser: vt100::Parser::new(24, 80, 0) }
    }

    fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// What is on the screen once nothing has come for a moment.
    fn screen(&mut self) -> String {
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(12)) {
            self.parser.process(&bytes);
        }
        self.parser.screen().contents()
    }

    fn wait_for(&mut self, what: &str) -> String {
        self.wait_until(what, |screen| screen.contains(what))
    }

    fn wait_until(&mut self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let screen = self.screen();
            if is_there(&screen) {
                return screen;
            }
            assert!(Instant::now() < deadline, "{what:?} never came; the screen is\n{screen}");
        }
    }

    fn resize(&mut self, columns: u16, lines: u16) {
        self.master.resize(size(columns, lines)).unwrap();
        self.parser.screen_mut().set_size(lines, columns);
    }

    fn exit_code(&mut self) -> u32 {
        let deadline = Instant::now() + PATIENCE;
        loop {
            self.screen();
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.exit_code();
            }
            assert!(Instant::now() < deadline, "podium does not end");
        }
    }
}

fn empty(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("terminal").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Plays a whole race by Enter, now and then with another choice; a switch makes it short.
fn play_to_the_end(game: &str, switch: Option<&str>) {
    let data = empty(game);
    let seats = catalog::find(game).unwrap().seats().0.max(2).to_string();
    let mut words =
        vec!["play", game, "--seed", "5", "--players", &seats, "--bots", "greedy", "--pace", "off"];
    if let Some(switch) = switch {
        words.extend(["--set", switch]);
    }
    let mut terminal = Terminal::start(&words, &data);
    let deadline = Instant::now() + 3 * PATIENCE;
    let (mut press, mut answered, mut at) = (0, String::new(), Instant::now());
    loop {
        let screen = terminal.screen();
        if screen.contains("The race is over") {
            break;
        }
        // Each screen is answered once, unless nothing has come of it for long.
        if screen.contains("Enter play") && (screen != answered || at.elapsed() > Duration::from_secs(5)) {
            press += 1;
            at = Instant::now();
            terminal.send(if press % 5 == 0 { "\u{1b}[B\r" } else { "\r" });
            answered = screen;
        }
        assert!(Instant::now() < deadline, "{game} does not end; the screen is\n{}", terminal.screen());
    }
    terminal.send("\r");
    let end = terminal.wait_for("same seed");
    assert!(end.contains("Podium") && end.contains("Seed 5"), "{end}");
    terminal.send("q");
    assert_eq!(terminal.exit_code(), 0);
    let said = terminal.screen();
    assert!(said.contains("podium replay"), "{said}");
}

#[test]
fn a_whole_rowing_race_is_played_by_keys() {
    play_to_the_end("rowing", None);
}

#[test]
fn a_whole_whitewater_race_is_played_by_keys() {
    play_to_the_end("whitewater", Some("round_limit=5"));
}

#[test]
fn a_whole_marathon_is_played_by_keys() {
    play_to_the_end("marathon", Some("course=tenk"));
}

#[test]
fn a_whole_fishing_race_is_played_by_keys() {
    play_to_the_end("fishing", Some("constants={\"max_rounds\": 4}"));
}

#[test]
fn a_whole_salmon_race_is_played_by_keys() {
    play_to_the_end("salmon", Some("max_rounds=5"));
}

#[test]
fn a_game_without_a_picture_is_played_by_keys() {
    play_to_the_end("pig", None);
}

#[test]
fn the_window_may_change_its_size_in_mid_race() {
    let mut terminal = Terminal::start(
        &["play", "rowing", "--seed", "5", "--bots", "greedy", "--pace", "off"],
        &empty("size"),
    );
    terminal.wait_for("Enter play");
    terminal.resize(120, 40);
    let is_wide = |screen: &str| screen.lines().any(|line| line.chars().count() > 90);
    let wide = terminal.wait_until("a wide picture", is_wide);
    assert!(wide.contains("2000 m"), "{wide}");
    terminal.resize(50, 12);
    terminal.wait_for("too small");
    terminal.resize(80, 24);
    terminal.wait_for("Enter play");
    terminal.send("\r");
    terminal.wait_for("round 1  play");
    terminal.send("q");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn a_killed_terminal_loses_nothing() {
    let data = empty("killed");
    let mut terminal =
        Terminal::start(&["play", "salmon", "--seed", "5", "--bots", "greedy", "--pace", "off"], &data);
    for _ in 0..3 {
        terminal.wait_for("Enter play");
        terminal.send("\r");
        terminal.screen();
    }
    terminal.wait_for("Enter play");
    terminal.child.kill().unwrap();
    terminal.exit_code();
    let mut terminal = Terminal::start(&["play"], &data);
    let start = terminal.wait_for("Go on with");
    assert!(start.contains("Salmon Run, "), "{start}");
    terminal.send("\r");
    terminal.wait_for("goes on where it was left");
    terminal.wait_for("Enter play");
    terminal.send("q");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn plain_text_is_still_there_in_a_terminal() {
    let mut terminal = Terminal::start(&["play", "pig", "--seed", "5", "--plain"], &empty("plain"));
    let screen = terminal.wait_for("Your decision: turn");
    assert!(screen.contains("A number chooses an action"), "{screen}");
    terminal.send("q\r");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn a_program_of_ones_own_plays_in_plain_text_also_in_a_terminal() {
    let bot = format!("cmd:python3 {}/../examples/bots/first.py", env!("CARGO_MANIFEST_DIR"));
    let words = ["play", "pig", "--players", "2", "--seed", "7", "--bots", &bot];
    let mut terminal = Terminal::start(&words, &empty("outside"));
    terminal.wait_for("A number chooses an action");
    terminal.send("q\n");
    terminal.wait_for("You left the race.");
}

#[test]
fn a_recorded_race_is_stepped_through_and_reviewed_on_the_screen_and_told_with_plain() {
    let data = empty("recorded");
    std::fs::create_dir_all(&data).unwrap();
    let file = data.join("race.json");
    let path = file.to_str().unwrap();
    let mut race = catalog::find("pig").unwrap().new_race(2, &serde_json::json!({"target": 20}), 7).unwrap();
    while let Some(owed) = race.deciding().first().cloned() {
        let action = race.legal(owed.seat).pop().unwrap();
        race.play(owed.seat, &action).unwrap();
    }
    std::fs::write(&file, records::Record::of(&*race).unwrap().write()).unwrap();
    let mut terminal = Terminal::start(&["replay", path], &data);
    terminal.wait_for("step 0 of");
    terminal.send("\u{1b}[B");
    terminal.wait_for("step 1 of");
    terminal.send("q");
    assert_eq!(terminal.exit_code(), 0);
    let mut terminal = Terminal::start(&["review", path], &data);
    terminal.wait_for("Moments");
    terminal.send("q");
    assert_eq!(terminal.exit_code(), 0);
    let mut terminal = Terminal::start(&["replay", path, "--plain"], &data);
    terminal.wait_for("verified");
    assert_eq!(terminal.exit_code(), 0);
    let mut terminal = Terminal::start(&["learn", "rowing"], &data);
    terminal.wait_for("Enter begins.");
    terminal.send("q");
    terminal.wait_for("Games");
    terminal.send("q");
    assert_eq!(terminal.exit_code(), 0);
}
