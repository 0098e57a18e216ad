//! `saop guard -- COMMAND`: runs an MCP server, and stands between it and the client on standard input and output. `http` has
//! `saop guard --listen`.
//!
//! Invariant: standard output has the messages for the client and nothing else; the exit code is the server's.

mod config;
#[cfg(feature = "http")]
mod http;
mod pins;
mod record;
mod say;
mod streams;
mod timings;
mod way;

use std::ffi::OsStr;
use std::io;
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::sync::mpsc::{channel, sync_channel};
use std::time::{Duration, Instant};

use saop_mcp::{Book, Guard, OnChange, Peer, Policy, Settings};

use self::say::{MOST_REPORTS, say};
use self::streams::To;
use crate::args::{GuardArgs, GuardOnChange, GuardPolicy, GuardWork};
use crate::observe::refusal::Refusal;
#[cfg(unix)]
use crate::observe::signals;
use crate::observe::watch::{Event, Limits, Watch};
use crate::out::{self, Exit};

/// How long a server has to end, once it is told to: before SIGTERM if it only lost a side, and before SIGKILL.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the client has to take the last answers, and stderr the last reports, once the server has ended.
const LAST: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &GuardArgs) -> ExitCode {
    if let Some(GuardWork::Pins(args)) = &args.pins {
        return pins::run(args).into();
    }
    let with_file = args.config.as_deref().map(config::with_file);
    let args = match &with_file {
        Some(None) => return Exit::Trouble.into(),
        Some(Some(with_file)) => with_file,
        None => args,
    };
    if args.listen.is_some() {
        return over_http(args);
    }
    let Some((program, words)) = args.command.split_first() else {
        out::complain(
            "expected the command of a server after --, or --listen and --upstream, but found neither",
        );
        return Exit::Trouble.into();
    };
    match guard(args, program, words) {
        Ok(code) => code,
        Err(error) => {
            out::complain(&format!("could not guard the server: {error}"));
            Exit::Trouble.into()
        }
    }
}

#[cfg(feature = "http")]
fn over_http(args: &GuardArgs) -> ExitCode {
    http::run(args)
}

#[cfg(not(feature = "http"))]
fn over_http(_: &GuardArgs) -> ExitCode {
    out::complain(
        "this build of saop lacks `guard --listen`: cargo build --release --features http",
    );
    Exit::Trouble.into()
}

#[allow(
    clippy::too_many_lines,
    reason = "the parts of a guard are put together in one place"
)]
fn guard<W: AsRef<OsStr>>(args: &GuardArgs, program: &OsStr, words: &[W]) -> io::Result<ExitCode> {
    let mut settings = Settings::new()
        .with_calls(args.calls.into())
        .with_results(args.results.into())
        .with_report_only(args.report_only)
        .with_records(args.record.is_some());
    if let Some(steps) = args.max_steps {
        settings = settings.with_max_steps(steps);
    }
    let mut guard = Guard::new(settings);
    if let Some(path) = &args.pin {
        let (file, pins) = pins::PinFile::open(path).map_err(io::Error::other)?;
        let mut keeper = pins::Keeper::new(file);
        let say = |why: &str| out::say_briefly(&format!("saop guard: error: {why}"));
        let book = Book::new(pins, args.on_change.into());
        guard = guard.with_book(book.with_writer(move |pins| keeper.keep(pins, say)));
    }
    let record = args.record.as_deref().map(record::open).transpose();
    let record = record.map_err(io::Error::other)?;
    if record
        .as_ref()
        .is_some_and(record::Recording::is_standard_output)
    {
        let words = "expected another file for --record than standard output, which has the messages for the client";
        return Err(io::Error::other(words));
    }
    let (teller, events) = channel();
    #[cfg(unix)]
    let early = {
        let teller = teller.clone();
        signals::listen(move |arrival| teller.send(Event::Signal(arrival)).is_ok())?
    };
    let mut command = Command::new(program);
    command
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let started = Instant::now();
    #[cfg(unix)]
    let early = early.take().collect();
    let mut server = match command.spawn() {
        Ok(server) => server,
        Err(error) => {
            let refusal = Refusal::new(program, &error);
            out::print_briefly(&refusal.reason);
            return Ok(code(refusal.exit_code));
        }
    };
    let (Some(to_server), Some(from_server)) = (server.stdin.take(), server.stdout.take()) else {
        return Err(io::Error::other("the server has no pipes"));
    };

    let (reports, to_say) = sync_channel(MOST_REPORTS);
    let streams = streams::Streams::new(guard, reports, args.max_message, args.report_only);
    let log = args.log;
    let reporter = streams::say_all(to_say, move |report| say(report, log))?;
    let (done, client_has_all) = channel();
    let end_soon = {
        let teller = teller.clone();
        move || {
            // If nobody listens, the server has ended.
            let _ = teller.send(Event::EndIn(PATIENCE));
        }
    };
    let server_is_deaf = end_soon.clone();
    streams.write_to(To::Server, to_server, move |error| {
        if error.is_some() {
            out::say_briefly("saop guard: the server has closed its standard input");
            server_is_deaf();
        }
    })?;
    let client_gone = end_soon.clone();
    streams.write_to(To::Client, to_client()?, move |error| {
        if error.is_some() {
            client_gone();
        }
        let _ = done.send(());
    })?;
    let (whole, record_is_whole) = channel();
    if let Some(record) = record {
        streams.write_to(To::Record, record, move |error| {
            if let Some(error) = error {
                out::say_briefly(&format!("saop guard: the record has an end here: {error}"));
            }
            let _ = whole.send(());
        })?;
    } else {
        drop(whole);
    }
    streams.keep_time()?;
    let leaving = std::sync::Arc::clone(&streams);
    streams.read_from(Peer::Server, from_server, move || {
        leaving.leave(To::Server);
        // A server without an output can answer nobody.
        end_soon();
        let _ = teller.send(Event::StreamEnded);
    })?;
    streams.read_from(Peer::Client, io::stdin(), || ())?;

    let limits = Limits {
        timeout: None,
        kill_after: PATIENCE,
    };
    #[cfg_attr(not(unix), allow(unused_mut))]
    let mut watch = Watch::over(server, started, 1, limits);
    #[cfg(unix)]
    watch.expect_early(early);
    let ending = watch.until_the_end(&events)?;
    if client_has_all.recv_timeout(LAST).is_err() && streams.end_server() {
        let _ = client_has_all.recv_timeout(LAST);
    }
    streams.leave(To::Record);
    let _ = record_is_whole.recv_timeout(LAST);
    let unsaid = streams.unsaid();
    if args.timings {
        out::say_briefly(&streams.timings(log));
    }
    if unsaid > 0 {
        out::say_briefly(&format!("note: {unsaid} reports found no room on stderr"));
    }
    let waited = Instant::now();
    while !reporter.is_finished() && waited.elapsed() < Duration::from_millis(200) {
        std::thread::sleep(Duration::from_millis(5));
    }
    Ok(code(of(ending.status)))
}

/// Standard output without the buffer of its own, where the system has a way to it.
#[cfg(unix)]
fn to_client() -> io::Result<std::fs::File> {
    use std::os::fd::AsFd;

    Ok(io::stdout().as_fd().try_clone_to_owned()?.into())
}

#[cfg(not(unix))]
fn to_client() -> io::Result<io::Stdout> {
    Ok(io::stdout())
}

/// Returns the exit code of a process: for one that a signal ended, 128 and the signal, as a shell has it.
fn of(status: ExitStatus) -> i64 {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return 128 + i64::from(signal);
    }
    status.code().map_or(1, i64::from)
}

fn code(code: i64) -> ExitCode {
    u8::try_from(code).unwrap_or(u8::MAX).into()
}

impl From<GuardOnChange> for OnChange {
    fn from(policy: GuardOnChange) -> Self {
        match policy {
            GuardOnChange::Hold => Self::Hold,
            GuardOnChange::Warn => Self::Warn,
        }
    }
}

impl From<GuardPolicy> for Policy {
    fn from(policy: GuardPolicy) -> Self {
        match policy {
            GuardPolicy::Refuse => Self::Refuse,
            GuardPolicy::Report => Self::Report,
            GuardPolicy::Pass => Self::Pass,
        }
    }
}
