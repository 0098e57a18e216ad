//! A process that ends the command if saop is killed, which cannot do so itself then: `saop` again, with [`NAME`].
//!
//! Invariant: it signals the process that the command was, and no other that got its process ID.

use std::io::{self, BufRead, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::AsFd;
use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};

/// The argument that makes saop one.
pub(crate) const NAME: &str = "__guard";

/// What it reads if the command has ended.
const DISMISSED: &str = "dismissed\n";

/// A guard that was started, if the system had a process for it.
pub(super) struct Guard(Option<Child>);

impl Guard {
    pub(super) fn start() -> Self {
        // In a process group of its own, so that what ends saop's group does not end it as well.
        let started = Command::new("/proc/self/exe")
            .arg(NAME)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn();
        Self(started.ok())
    }

    /// Tells it which process the command is, and the time between SIGTERM and SIGKILL.
    pub(super) fn watch(&mut self, command: &Child, kill_after: Duration) {
        let milliseconds = u64::try_from(kill_after.as_millis()).unwrap_or(u64::MAX);
        self.tell(&format!("{} {milliseconds}\n", command.id()));
    }

    /// Ends it, once the command has ended or was never started.
    pub(super) fn dismiss(mut self) {
        self.tell(DISMISSED);
        if let Some(mut process) = self.0 {
            drop(process.stdin.take());
            // It is not waited for: it may be slow to start. As a zombie it goes with saop.
            let _ = process.try_wait();
        }
    }

    fn tell(&mut self, line: &str) {
        let stdin = self.0.as_mut().and_then(|process| process.stdin.as_mut());
        if let Some(stdin) = stdin {
            // Without it, the command is observed all the same.
            let _ = stdin.write_all(line.as_bytes());
        }
    }
}

/// What the process does.
pub(crate) fn run() -> ExitCode {
    // If something is wrong, there is nobody to tell.
    let _ = guard(io::stdin().lock());
    ExitCode::SUCCESS
}

fn guard(mut saop: impl BufRead) -> io::Result<()> {
    let mut line = String::new();
    saop.read_line(&mut line)?;
    let Some((pid, kill_after)) = told(&line) else {
        return Ok(());
    };
    let command = pidfd_open(pid, PidfdFlags::empty())?;
    line.clear();
    saop.read_line(&mut line)?;
    if line == DISMISSED {
        return Ok(());
    }
    pidfd_send_signal(&command, Signal::TERM)?;
    // A time that no clock can represent is for ever.
    let patience = Timespec::try_from(kill_after).ok();
    let mut ended = [PollFd::new(&command, PollFlags::IN)];
    if poll(&mut ended, patience.as_ref())? == 0 {
        pidfd_send_signal(command.as_fd(), Signal::KILL)?;
    }
    Ok(())
}

fn told(line: &str) -> Option<(Pid, Duration)> {
    let (pid, milliseconds) = line.trim().split_once(' ')?;
    Some((
        Pid::from_raw(pid.parse().ok()?)?,
        Duration::from_millis(milliseconds.parse().ok()?),
    ))
}
