//! Runs the command. Everything that can fail on our side is done before it starts.

use std::io::{self, pipe};
use std::process::{Command, ExitStatus};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use saop::RunOutcome;

use super::drain::Drain;
#[cfg(target_os = "linux")]
use super::guard::Guard;
use super::refusal::Refusal;
#[cfg(unix)]
use super::signals;
use super::watch::{Event, Limits, Watch};
use crate::args::ObserveArgs;
use crate::out;
use crate::text::counted;

/// The result of running a command.
pub(super) struct Run {
    pub(super) ended: Result<ExitStatus, Refusal>,
    pub(super) duration: Duration,
    pub(super) stdout: Vec<u8>,
    pub(super) stderr: Vec<u8>,
    pub(super) outcome: RunOutcome,
}

pub(super) fn run(args: &ObserveArgs) -> io::Result<Run> {
    let Some((program, words)) = args.command.split_first() else {
        return Err(io::Error::other("expected a command, but found none"));
    };
    let (tee, most) = (args.tee, args.max_output.unwrap_or(usize::MAX));
    // Before there are pipes: it would have their ends for as long as it takes to begin.
    #[cfg(target_os = "linux")]
    let mut guard = Guard::start();
    let (stdout, stdout_of_command) = pipe()?;
    let (stderr, stderr_of_command) = pipe()?;
    let (told_to_stop, stop) = pipe()?;
    let (teller, events) = mpsc::channel();
    let told_as_well = told_to_stop.try_clone()?;
    let stdout = Drain::start("stdout", stdout, told_to_stop, tee, most, teller.clone())?;
    let stderr = Drain::start("stderr", stderr, told_as_well, tee, most, teller.clone())?;
    #[cfg(unix)]
    let early = signals::listen(move |arrival| teller.send(Event::Signal(arrival)).is_ok())?;

    let mut command = Command::new(program);
    command
        .args(words)
        .stdout(stdout_of_command)
        .stderr(stderr_of_command);
    let started = Instant::now();
    // As late as can be: the command has what a terminal sends from now on.
    #[cfg(unix)]
    let early = early.take().collect();
    let spawned = command.spawn();
    // It holds ends of the pipes, which would stay open.
    drop(command);
    let mut outcome = RunOutcome::Finished;
    let (ended, duration) = match spawned {
        Ok(child) => {
            #[cfg(target_os = "linux")]
            guard.watch(&child, args.kill_after);
            let limits = Limits {
                timeout: args.timeout,
                kill_after: args.kill_after,
            };
            #[cfg_attr(not(unix), allow(unused_mut))]
            let mut watch = Watch::over(child, started, 2, limits);
            #[cfg(unix)]
            watch.expect_early(early);
            let ending = watch.until_the_end(&events)?;
            if ending.timed_out {
                outcome = RunOutcome::TimedOut;
            }
            (Ok(ending.status), ending.duration)
        }
        Err(error) => (Err(Refusal::new(program, &error)), started.elapsed()),
    };
    #[cfg(target_os = "linux")]
    guard.dismiss();
    drop(stop);
    let (stdout, stderr) = (stdout.finish()?, stderr.finish()?);
    let dropped = stdout.dropped + stderr.dropped;
    if dropped > 0 {
        out::say_briefly(&format!(
            "note: --max-output left {} of output out of the Observation",
            counted(dropped, "byte")
        ));
        if outcome == RunOutcome::Finished {
            outcome = RunOutcome::CutShort;
        }
    }
    if stdout.left_open || stderr.left_open {
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
        outcome,
    })
}
