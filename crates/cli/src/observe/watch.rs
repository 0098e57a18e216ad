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
use super::signals;
#[cfg(unix)]
use crate::out;

/// How often to poll whether the command has ended, in case no event reports it. On Unix, SIGCHLD does, unless the parent
/// process has blocked it.
const NAP: Duration = if cfg!(unix) {
    Duration::from_secs(1)
} else {
    Duration::from_millis(10)
};

pub(super) enum Event {
    #[cfg(unix)]
    Signal(Signal),
    StreamEnded,
}

/// A running command.
pub(super) struct Watch {
    child: Child,
    started: Instant,
    ended: Option<(ExitStatus, Duration)>,
    open_streams: usize,
    /// Do not wait for processes that the command left behind.
    in_a_hurry: bool,
}

impl Watch {
    pub(super) const fn over(child: Child, started: Instant, open_streams: usize) -> Self {
        Self {
            child,
            started,
            ended: None,
            open_streams,
            in_a_hurry: false,
        }
    }

    /// Returns how the command ended, and after how long, once there is nothing more to wait for.
    pub(super) fn until_the_end(
        mut self,
        events: &Receiver<Event>,
    ) -> io::Result<(ExitStatus, Duration)> {
        loop {
            self.reap()?;
            if let Some(ended) = self.ended
                && (self.open_streams == 0 || self.in_a_hurry)
            {
                return Ok(ended);
            }
            match events.recv_timeout(NAP) {
                Ok(Event::StreamEnded) => self.open_streams -= 1,
                #[cfg(unix)]
                Ok(Event::Signal(signal)) => self.took(signal),
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
}

#[cfg(unix)]
impl Watch {
    fn took(&mut self, signal: Signal) {
        if signal == Signal::CHILD {
            return;
        }
        let to_pass_on = signals::is_to_pass_on(signal);
        if self.ended.is_some() || to_pass_on {
            self.in_a_hurry = true;
        }
        if to_pass_on {
            self.pass_on(signal);
        }
    }

    /// Sends `signal` to the command, unless it has been reaped.
    pub(super) fn pass_on(&self, signal: Signal) {
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
