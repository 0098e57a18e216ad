//! Watches the command until it and its output have ended.
//!
//! Invariant: the thread that reaps the command is the one that signals it, so that no signal reaches another process
//! that reused its process ID.

use std::io;
use std::process::{Child, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

#[cfg(unix)]
use rustix::process::{Pid, Signal, kill_process};

#[cfg(unix)]
use super::signals::{self, Arrival};
use crate::out;

/// How often to poll whether the command has ended, in case no event reports it. On Unix, SIGCHLD does, unless the parent
/// process has blocked it.
const NAP: Duration = if cfg!(unix) {
    Duration::from_secs(1)
} else {
    Duration::from_millis(10)
};

/// How long the command may run.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// The time after which it is asked to end.
    pub(crate) timeout: Option<Duration>,
    /// The time after that, and after SIGTERM to saop, until it is killed.
    pub(crate) kill_after: Duration,
}

pub(crate) enum Event {
    #[cfg(unix)]
    Signal(Arrival),
    StreamEnded,
    /// It has so much time left until it is told to end.
    EndIn(Duration),
}

/// A running command.
pub(crate) struct Watch {
    child: Child,
    started: Instant,
    ended: Option<(ExitStatus, Duration)>,
    open_streams: usize,
    /// Do not wait for processes that the command left behind.
    in_a_hurry: bool,
    limits: Limits,
    /// When it will have run for too long.
    end_at: Option<Instant>,
    /// When it is killed, having been told to end.
    kill_at: Option<Instant>,
    timed_out: bool,
    /// Signals of a terminal that came before there was a command to get them, and have not been passed on.
    #[cfg(unix)]
    early: Vec<Signal>,
}

/// How the command ended.
pub(crate) struct Ending {
    pub(crate) status: ExitStatus,
    pub(crate) duration: Duration,
    /// It was told to end because it ran for too long.
    pub(crate) timed_out: bool,
}

impl Watch {
    pub(crate) fn over(
        child: Child,
        started: Instant,
        open_streams: usize,
        limits: Limits,
    ) -> Self {
        Self {
            child,
            started,
            ended: None,
            open_streams,
            in_a_hurry: false,
            limits,
            end_at: limits
                .timeout
                .and_then(|timeout| started.checked_add(timeout)),
            kill_at: None,
            timed_out: false,
            #[cfg(unix)]
            early: Vec::new(),
        }
    }

    /// Returns how the command ended, once there is nothing more to wait for.
    pub(crate) fn until_the_end(mut self, events: &Receiver<Event>) -> io::Result<Ending> {
        loop {
            self.reap()?;
            self.end_in_time();
            // As `$(...)` in a shell does: a process that has the pipes may still write, and no output may be lost.
            if let Some((status, duration)) = self.ended
                && (self.open_streams == 0 || self.in_a_hurry)
            {
                return Ok(Ending {
                    status,
                    duration,
                    timed_out: self.timed_out,
                });
            }
            let next = [self.end_at, self.kill_at].into_iter().flatten().min();
            let nap = next.map_or(NAP, |next| {
                next.saturating_duration_since(Instant::now()).min(NAP)
            });
            match events.recv_timeout(nap) {
                Ok(Event::StreamEnded) => self.open_streams -= 1,
                Ok(Event::EndIn(time)) => {
                    let end_at = Instant::now().checked_add(time);
                    self.end_at = self.end_at.into_iter().chain(end_at).min();
                }
                #[cfg(unix)]
                Ok(Event::Signal(arrival)) => self.took(arrival),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(io::Error::other("lost all event sources of the command"));
                }
            }
        }
    }

    fn reap(&mut self) -> io::Result<()> {
        if self.ended.is_none() {
            let status = self.child.try_wait()?;
            self.ended = status.map(|status| (status, self.started.elapsed()));
        }
        Ok(())
    }

    /// Ends the command if it is time, and the waiting for what it left behind.
    fn end_in_time(&mut self) {
        let now = Instant::now();
        let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= now);
        if is_due(self.end_at) {
            self.end_at = None;
            self.in_a_hurry = true;
            if self.ended.is_none() {
                self.timed_out = true;
                self.told_to_end();
                self.terminate();
            }
        }
        if is_due(self.kill_at) {
            self.kill_at = None;
            if self.ended.is_none() {
                self.kill();
            }
        }
    }

    fn told_to_end(&mut self) {
        self.kill_at = Instant::now().checked_add(self.limits.kill_after);
    }

    #[cfg(unix)]
    fn terminate(&self) {
        self.pass_on(Signal::TERM);
    }

    /// Without signals, it can only be killed.
    #[cfg(not(unix))]
    fn terminate(&mut self) {
        self.kill();
    }

    /// A command that may not be killed, such as one that became root's, is still waited for.
    fn kill(&mut self) {
        if let Err(error) = self.child.kill() {
            out::say_briefly(&format!("error: could not kill the command: {error}"));
        }
    }
}

#[cfg(unix)]
impl Watch {
    fn took(&mut self, arrival: Arrival) {
        let Arrival {
            signal,
            is_from_terminal,
        } = arrival;
        if signal == Signal::CHILD {
            return;
        }
        let to_pass_on = signals::is_to_pass_on(signal);
        if self.ended.is_some() || to_pass_on {
            self.in_a_hurry = true;
        }
        let early = self.early.iter().position(|early| *early == signal);
        let was_early = early.map(|place| self.early.swap_remove(place)).is_some();
        if !is_from_terminal || was_early {
            self.pass_on(signal);
        }
        if signal == Signal::TERM && self.kill_at.is_none() {
            self.told_to_end();
        }
    }

    /// Says which signals came before the command was started. Each arrives, and the command has not got it.
    pub(crate) fn expect_early(&mut self, early: Vec<Signal>) {
        self.early = early;
    }

    /// Sends `signal` to the command, unless it has been reaped.
    fn pass_on(&self, signal: Signal) {
        if self.ended.is_some() {
            return;
        }
        if let Err(error) = kill_process(Pid::from_child(&self.child), signal) {
            let number = signal.as_raw();
            out::say_briefly(&format!(
                "error: could not pass signal {number} on to the command: {error}"
            ));
        }
    }
}
