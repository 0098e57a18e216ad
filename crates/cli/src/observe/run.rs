//! Runs the command. Everything that can fail on our side is done before it starts.

use std::ffi::OsString;
use std::io::{self, pipe};
use std::process::{Command, ExitStatus};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::drain::Drain;
use super::refusal::Refusal;
#[cfg(unix)]
use super::signals;
use super::watch::{Event, Watch};
use crate::out;

/// The result of running a command.
pub(super) struct Run {
    pub(super) ended: Result<ExitStatus, Refusal>,
    pub(super) duration: Duration,
    pub(super) stdout: Vec<u8>,
    pub(super) stderr: Vec<u8>,
}

pub(super) fn run(words: &[OsString], tee: bool) -> io::Result<Run> {
    let Some((program, args)) = words.split_first() else {
        return Err(io::Error::other("expected a command, but found none"));
    };
    let (stdout, stdout_of_command) = pipe()?;
    let (stderr, stderr_of_command) = pipe()?;
    let (told_to_stop, stop) = pipe()?;
    let (teller, events) = mpsc::channel();
    let told_as_well = told_to_stop.try_clone()?;
    let stdout = Drain::start("stdout", stdout, told_to_stop, tee, teller.clone())?;
    let stderr = Drain::start("stderr", stderr, told_as_well, tee, teller.clone())?;
    #[cfg(unix)]
    let early = signals::listen(move |signal| teller.send(Event::Signal(signal)).is_ok())?;

    let mut command = Command::new(program);
    command
        .args(args)
        .stdout(stdout_of_command)
        .stderr(stderr_of_command);
    let started = Instant::now();
    let spawned = command.spawn();
    // It holds ends of the pipes, which would stay open.
    drop(command);
    let (ended, duration) = match spawned {
        Ok(child) => {
            let watch = Watch::over(child, started, 2);
            #[cfg(unix)]
            early.take().for_each(|signal| watch.pass_on(signal));
            let (status, duration) = watch.until_the_end(&events)?;
            (Ok(status), duration)
        }
        Err(error) => (Err(Refusal::new(program, &error)), started.elapsed()),
    };
    drop(stop);
    let (stdout, stderr) = (stdout.finish()?, stderr.finish()?);
    if stdout.cut_short || stderr.cut_short {
        out::say_briefly(
            "note: the command left a process behind that holds its output open; what that writes from now on is not \
             in the Observation",
        );
    }
    if let (true, Err(refusal)) = (tee, &ended) {
        out::print_briefly(&refusal.reason);
    }
    Ok(Run {
        ended,
        duration,
        stdout: stdout.bytes,
        stderr: stderr.bytes,
    })
}
