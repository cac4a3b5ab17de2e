//! Debian's packages, where this process may install them.

use std::process::Command;

use anyhow::Result;

use crate::test::step;

/// Whether this process may install packages.
pub(crate) fn may_install() -> bool {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0\n"));
    is_root && answers("apt-get")
}

/// Installs packages; none that is there already is removed for them.
pub(crate) fn install(what: &str, packages: &[&str]) -> Result<()> {
    let mut update = Command::new("apt-get");
    update.args(["update", "-qq"]);
    step("apt-get update", update)?;
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "-qq", "--no-install-recommends", "--no-remove"]).args(packages);
    install.env("DEBIAN_FRONTEND", "noninteractive");
    step(&format!("installing {what}"), install)
}

/// Whether packages are installed.
pub(crate) fn has(packages: &[&str]) -> bool {
    let asked = Command::new("dpkg-query")
        .args(["--show", "--showformat=${db:Status-Status}\n"])
        .args(packages)
        .output();
    let is_there = |output: &[u8]| {
        let said = String::from_utf8_lossy(output);
        said.lines().count() == packages.len() && said.lines().all(|status| status == "installed")
    };
    asked.is_ok_and(|output| output.status.success() && is_there(&output.stdout))
}

/// Whether a program can be started.
pub(crate) fn answers(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}
