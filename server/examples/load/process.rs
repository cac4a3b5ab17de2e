//! The server as a process of its own, so that what it uses can be told from what the driver uses.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

pub(crate) struct Podium {
    child: Child,
    folder: PathBuf,
    pub(crate) address: SocketAddr,
}

impl Podium {
    pub(crate) fn start(program: &str) -> Podium {
        let folder = std::env::temp_dir().join(format!("podium-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut child = Command::new(program)
            .args(["serve", "--no-browser", "--listen", "127.0.0.1:0", "--log-level", "warn"])
            .args(["--idle-after-s", "3", "--connections-per-address", "100000"])
            .args(["--messages-per-second", "100000", "--requests-per-second", "1000000"])
            .args(["--tables-per-hour", "1000000", "--people-per-hour", "1000000"])
            .arg("--database")
            .arg(folder.join("podium.db"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("podium can be started");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
        Podium { child, folder, address }
    }

    /// Resident memory.
    pub(crate) fn memory_kb(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
    }

    /// Processor time so far, in a hundredth's steps.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |i: usize| fields.get(i).and_then(|field| field.parse::<f64>().ok()).unwrap_or_default();
        (ticks(11) + ticks(12)) / 100.0
    }

    pub(crate) fn stop(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
