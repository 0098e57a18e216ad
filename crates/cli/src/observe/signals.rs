//! Signals to saop while it observes a command: handled as events, so that none ends saop before the line is printed.
//!
//! Invariant: nothing is ever set to be ignored here, and SIGHUP, SIGINT, SIGQUIT and SIGTERM stay ignored if they
//! were; the command starts with these as it would have without saop. It gets SIGPIPE and SIGCHLD at their defaults,
//! whatever they were: Rust's runtime resets the former, and exec the latter, which is always caught here.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;

use rustix::process::Signal;
use signal_hook::flag;
use signal_hook::iterator::SignalsInfo;
use signal_hook::iterator::exfiltrator::WithRawSiginfo;
use signal_hook::low_level::emulate_default_handler;

/// A terminal sends these to the command as well; from elsewhere, they are passed on.
const FROM_TERMINAL: [Signal; 2] = [Signal::INT, Signal::QUIT];
/// Signals to saop that are meant for the command.
const TO_PASS_ON: [Signal; 2] = [Signal::TERM, Signal::HUP];

/// A signal to saop, as it arrived.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    pub(crate) signal: Signal,
    /// The command has got it, too.
    pub(crate) is_from_terminal: bool,
}

/// Signals that arrived before there was a command to get them from the terminal.
pub(crate) struct Early(Vec<(Signal, Arc<AtomicBool>)>);

impl Early {
    pub(crate) fn take(self) -> impl Iterator<Item = Signal> {
        self.0
            .into_iter()
            .filter(|(_, came)| came.load(Ordering::SeqCst))
            .map(|(signal, _)| signal)
    }
}

pub(crate) fn is_to_pass_on(signal: Signal) -> bool {
    TO_PASS_ON.contains(&signal)
}

/// Returns whether a SIGINT or SIGQUIT comes from a terminal, which sends it to the command as well: then the kernel has
/// made it, where a process sends it with a code of 0 or less.
#[cfg(target_os = "linux")]
const fn is_from_terminal(code: i32) -> bool {
    code > 0
}

/// Other systems do not tell, but only the foreground processes of a terminal get them from it.
#[cfg(not(target_os = "linux"))]
fn is_from_terminal(_: i32) -> bool {
    let terminal = std::fs::File::open("/dev/tty");
    terminal.is_ok_and(|terminal| {
        rustix::termios::tcgetpgrp(terminal)
            .is_ok_and(|foreground| foreground == rustix::process::getpgrp())
    })
}

/// Handles the signals from now on, and passes each to `tell`, until that returns `false`.
pub(crate) fn listen(tell: impl Fn(Arrival) -> bool + Send + 'static) -> io::Result<Early> {
    let ignored = ignored();
    let is_ours = |signal: &Signal| !(ignored >> (signal.as_raw() - 1)) & 1 == 1;
    // Set by the handler itself, so that they are recorded before any event arrives. Registered first, so that nothing
    // slips between.
    let early = FROM_TERMINAL
        .into_iter()
        .filter(is_ours)
        .map(|signal| {
            let came = Arc::new(AtomicBool::new(false));
            flag::register(signal.as_raw(), Arc::clone(&came))?;
            Ok((signal, came))
        })
        .collect::<io::Result<Vec<_>>>()?;
    // An ignored SIGCHLD would discard the exit code; this one is always handled here.
    let wanted = [Signal::CHILD]
        .into_iter()
        .chain(FROM_TERMINAL.into_iter().chain(TO_PASS_ON).filter(is_ours));
    let mut signals = SignalsInfo::<WithRawSiginfo>::new(wanted.map(Signal::as_raw))?;
    // One that came before this may not arrive as an event. Nothing has begun yet, so it does what it does without a handler.
    for (signal, came) in &early {
        if came.load(Ordering::SeqCst) {
            emulate_default_handler(signal.as_raw())?;
        }
    }
    let work = move || {
        let arrivals = signals.forever().filter_map(|info| {
            let signal = Signal::from_named_raw(info.si_signo)?;
            Some(Arrival {
                signal,
                is_from_terminal: FROM_TERMINAL.contains(&signal) && is_from_terminal(info.si_code),
            })
        });
        for arrival in arrivals {
            if !tell(arrival) {
                break;
            }
        }
    };
    Builder::new().name("signals".to_owned()).spawn(work)?;
    Ok(Early(early))
}

/// Whether a signal was already ignored when saop was started.
pub(crate) fn is_ignored(signal: Signal) -> bool {
    (ignored() >> (signal.as_raw() - 1)) & 1 == 1
}

/// Returns the signals that were already ignored when saop was started (as by `nohup`), one bit each.
#[cfg(target_os = "linux")]
fn ignored() -> u128 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u128::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or_default()
}

/// On other systems, there is no way to query them without unsafe code.
#[cfg(not(target_os = "linux"))]
const fn ignored() -> u128 {
    0
}
