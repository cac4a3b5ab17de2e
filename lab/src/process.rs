//! A bot in another process: lines of JSON over its standard input and output, as `docs/bot-protocol.md` says.
//!
//! Nothing that it does holds us up: what is written to it and read from it goes through threads of its own, every
//! answer has a time limit, and when we are done with it the process and what it started are ended.

mod family;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use catalog::Outsider;
use engine::{Phrase, Value as Text};
use protocol::{Hello, Question};
use serde_json::{Value, json};

use self::family::Family;

pub use self::family::end_all;

/// How long a bot may take for one answer, if nobody says otherwise.
pub const TIMEOUT: Duration = Duration::from_secs(5);
/// After this many answers in a row that did not come, nobody waits for the bot any more.
const SILENCES_MAX: u32 = 3;
/// How long a bot may take to end by itself after `bye`.
const FAREWELL: Duration = Duration::from_millis(500);
/// Longer lines are nonsense.
const LINE_MAX: u64 = 1 << 20;

/// A bot in another process.
#[derive(Debug)]
pub struct Process {
    state: State,
    timeout: Duration,
    silences: u32,
}

#[derive(Debug)]
enum State {
    Running {
        family: Family,
        lines: Receiver<Vec<u8>>,
        to_child: Sender<String>,
    },
    /// It does not play any more, and why.
    Gone(Phrase),
}

impl Process {
    /// Starts the bot and greets it. One that cannot be started loses every move, and says so.
    pub fn start(words: &[String], hello: &Hello, timeout: Duration) -> Process {
        let state = match spawn(words) {
            Ok(state) => state,
            Err(why) => State::Gone(
                Phrase::new("lab-outside-no-start")
                    .with("command", Text::text(words.join(" ")))
                    .with("why", why),
            ),
        };
        let mut process = Process { state, timeout, silences: 0 };
        process.send(message("hello", hello));
        process
    }

    /// Why it does not play any more, if so.
    pub fn is_gone(&self) -> Option<&Phrase> {
        match &self.state {
            State::Running { .. } => None,
            State::Gone(why) => Some(why),
        }
    }

    fn send(&mut self, message: Value) {
        if let State::Running { to_child, .. } = &self.state {
            // If nobody reads any more, the missing answer will tell.
            let _ = to_child.send(format!("{message}\n"));
        }
    }

    fn wait_for_answer(&mut self, seq: u32, deadline: Instant) -> Result<Value, Silence> {
        let State::Running { family, lines, .. } = &mut self.state else {
            return Err(Silence::Ended(Phrase::new("lab-outside-gone")));
        };
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = match lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(Silence::Late),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Silence::Ended(how_it_ended(family.leader())));
                }
            };
            match read_answer(&line, seq) {
                // An answer that came too late for an earlier question.
                Ok(None) => {}
                Ok(Some(action)) => return Ok(action),
                Err(why) => return Err(Silence::Nonsense(why)),
            }
        }
    }

    fn stop(&mut self, why: Phrase) {
        if let State::Running { family, .. } = &mut self.state {
            family.end();
        }
        self.state = State::Gone(why);
    }
}

/// Why there is no answer.
enum Silence {
    Late,
    Ended(Phrase),
    Nonsense(Phrase),
}

impl Outsider for Process {
    fn choose(&mut self, question: &Question) -> Result<Value, Phrase> {
        if let Some(why) = self.is_gone() {
            return Err(why.clone());
        }
        let mut asked = message("choose", question);
        asked["clock_ms"] = json!(self.timeout.as_millis() as u64);
        self.send(asked);
        let answer = self.wait_for_answer(question.seq, Instant::now() + self.timeout);
        match answer {
            Ok(action) => {
                self.silences = 0;
                Ok(action)
            }
            Err(Silence::Nonsense(why)) => Err(why),
            Err(Silence::Ended(why)) => {
                self.stop(why.clone());
                Err(why)
            }
            Err(Silence::Late) => {
                self.silences += 1;
                let why = Phrase::new("lab-outside-late").with("ms", self.timeout.as_millis() as i64);
                if self.silences >= SILENCES_MAX {
                    self.stop(Phrase::new("lab-outside-stopped").with("answers", SILENCES_MAX));
                }
                Err(why)
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send(json!({"type": "bye"}));
        if let State::Running { family, .. } = &mut self.state {
            let deadline = Instant::now() + FAREWELL;
            while matches!(family.leader().try_wait(), Ok(None)) && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(2));
            }
        }
        self.stop(Phrase::new("lab-outside-gone"));
    }
}

fn spawn(words: &[String]) -> Result<State, Phrase> {
    let (program, arguments) = words.split_first().ok_or_else(|| Phrase::new("lab-outside-no-command"))?;
    // What a bot says on its standard error goes to ours, where its maker looks.
    let mut family =
        Family::start(Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()))?;
    let leader = family.leader();
    let (Some(stdin), Some(stdout)) = (leader.stdin.take(), leader.stdout.take()) else {
        return Err(Phrase::new("lab-outside-no-pipes"));
    };
    let (to_child, messages) = channel();
    let (from_child, lines) = sync_channel(16);
    thread::spawn(move || write_lines(stdin, messages));
    thread::spawn(move || read_lines(stdout, from_child));
    Ok(State::Running { family, lines, to_child })
}

/// Ends when the process does not read any more or nobody has anything to say to it.
fn write_lines(mut stdin: ChildStdin, messages: Receiver<String>) {
    while let Ok(message) = messages.recv() {
        if stdin.write_all(message.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Ends when the process has said everything or nobody listens any more.
fn read_lines(stdout: ChildStdout, lines: SyncSender<Vec<u8>>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match reader.by_ref().take(LINE_MAX).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let is_cut = line.last() != Some(&b'\n');
        if lines.send(line).is_err() {
            return;
        }
        // The rest of a line that is too long belongs to the same nonsense, not to the next question.
        if is_cut && reader.skip_until(b'\n').is_err() {
            return;
        }
    }
}

/// The action in an answer; none if it answers an earlier question.
fn read_answer(line: &[u8], seq: u32) -> Result<Option<Value>, Phrase> {
    let text = String::from_utf8_lossy(line);
    let shown: String = text.trim_end().chars().take(60).collect();
    let nonsense =
        |id: &'static str| Phrase::new(id).with("line", Text::text(shown.escape_debug().to_string()));
    let answer: Value = serde_json::from_slice(line).map_err(|_| nonsense("lab-outside-no-json"))?;
    match answer.get("seq").and_then(Value::as_u64) {
        Some(other) if other < u64::from(seq) => return Ok(None),
        Some(other) if other > u64::from(seq) => {
            let phrase = Phrase::new("lab-outside-other").with("other", other as i64);
            return Err(phrase.with("asked", seq));
        }
        Some(_) | None => {}
    }
    match answer.get("action") {
        Some(action) => Ok(Some(action.clone())),
        None => Err(nonsense("lab-outside-no-action")),
    }
}

/// How a process that closed its output ended.
fn how_it_ended(child: &mut Child) -> Phrase {
    let deadline = Instant::now() + FAREWELL;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return ended_by(status),
            Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
            _ => return Phrase::new("lab-outside-closed"),
        }
    }
}

fn ended_by(status: ExitStatus) -> Phrase {
    if let Some(code) = status.code() {
        return Phrase::new("lab-outside-ended").with("code", code);
    }
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return Phrase::new("lab-outside-killed").with("signal", signal);
    }
    Phrase::new("lab-outside-closed")
}

fn message(name: &str, content: &impl serde::Serialize) -> Value {
    let mut message = json!({"type": name});
    if let (Some(message), Ok(Value::Object(content))) =
        (message.as_object_mut(), serde_json::to_value(content))
    {
        message.extend(content);
    }
    message
}

/// Splits a command into words at spaces; quotes keep words together. There is no shell in between.
pub(crate) fn words(command: &str) -> Result<Vec<String>, Phrase> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), c) => word.get_or_insert_default().push(c),
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (None, c) => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err(Phrase::new("lab-bots-quote").naming("command", command));
    }
    words.extend(word);
    Ok(words)
}
