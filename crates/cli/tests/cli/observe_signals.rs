//! `saop observe` while signals come, and with processes that the command leaves behind.

use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, ChildStderr, ChildStdin, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process, kill_process_group, test_kill_process};
use saop::Observation;

use crate::support::{Folder, command, signalled};

/// `saop observe` of a shell script that runs.
struct Live {
    child: Child,
    stdin: Option<ChildStdin>,
    copy: BufReader<ChildStderr>,
    /// Read at once, since a line may be more than a pipe holds.
    stdout: JoinHandle<String>,
}

/// How it ended.
struct Ended {
    code: i32,
    observation: Observation,
    /// What saop wrote to stderr from the last [`Live::line`] on.
    words: String,
}

const NOTE: &str = "note: the command left a process behind that holds its output open; what that writes from now on \
                    is not in the Observation\n";

impl Live {
    fn start(script: &str) -> Self {
        Self::of(
            signalled()
                .args(["observe", "--tool-call-id", "x", "--tee", "--", "sh", "-c"])
                .arg(script),
        )
    }

    /// In a process group of its own, as at a terminal.
    fn of(command: &mut Command) -> Self {
        let mut child = command
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let read = move || {
            let mut text = String::new();
            stdout.read_to_string(&mut text).unwrap();
            text
        };
        Self {
            stdin: child.stdin.take(),
            stdout: thread::spawn(read),
            copy: BufReader::new(child.stderr.take().unwrap()),
            child,
        }
    }

    /// Waits for the next line that the script writes.
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.copy.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// Waits until the process whose number is the next line has ended and is reaped.
    fn reaped(&mut self) {
        let pid = Pid::from_raw(self.line().parse().unwrap()).unwrap();
        let patience = Instant::now() + Duration::from_mins(1);
        while test_kill_process(pid).is_ok() {
            assert!(Instant::now() < patience, "the command is not reaped");
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// To saop alone.
    fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).unwrap();
    }

    /// To saop and to all that it runs.
    fn signal_group(&self, signal: Signal) {
        kill_process_group(self.pid(), signal).unwrap();
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Waits for the end, with standard input still open.
    fn wait(&mut self) -> ExitStatus {
        let patience = Instant::now() + Duration::from_mins(1);
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(Instant::now() < patience, "it does not end");
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn end(mut self) -> Ended {
        let status = self.wait();
        // Those that the command left behind end with this, and let go of the copy.
        drop(self.stdin.take());
        let line = self.stdout.join().unwrap();
        assert_eq!(line.lines().count(), 1, "{line}");
        let mut words = String::new();
        self.copy.read_to_string(&mut words).unwrap();
        Ended {
            code: status.code().unwrap(),
            observation: saop::parse_observation(line.trim_end()).unwrap(),
            words,
        }
    }
}

impl Ended {
    /// Exit code, stdout and what saop had to say, of an Observation that agrees with the exit code.
    fn told(&self) -> (i32, &str, &str) {
        assert_eq!(self.observation.exit_code, i64::from(self.code));
        (self.code, &self.observation.stdout, &self.words)
    }
}

#[test]
fn sigterm_and_sighup_to_saop_reach_the_command() {
    for (signal, code) in [(Signal::TERM, 143), (Signal::HUP, 129)] {
        let mut live = Live::start("echo ready; exec sleep 60");
        assert_eq!(live.line(), "ready");
        live.signal(signal);
        assert_eq!(live.end().told(), (code, "ready\n", ""));
    }
}

#[test]
fn a_command_may_answer_a_signal_and_end_as_it_likes() {
    for (signal, name) in [(Signal::TERM, "TERM"), (Signal::HUP, "HUP")] {
        let script =
            format!("trap 'echo caught; exit 7' {name}; echo ready; while :; do sleep 0.1; done");
        let mut live = Live::start(&script);
        assert_eq!(live.line(), "ready");
        live.signal(signal);
        assert_eq!(live.line(), "caught");
        assert_eq!(live.end().told(), (7, "ready\ncaught\n", ""));
    }
}

#[test]
fn what_a_terminal_sends_to_all_ends_the_command_and_not_saop() {
    for (signal, code) in [(Signal::INT, 130), (Signal::QUIT, 131)] {
        let mut live = Live::start("echo ready; exec sleep 60");
        assert_eq!(live.line(), "ready");
        live.signal_group(signal);
        assert_eq!(live.end().told(), (code, "ready\n", ""));
    }
}

#[test]
fn a_command_that_outlives_ctrl_c_is_still_observed() {
    let mut live = Live::start("trap '' INT QUIT; echo ready; read line; echo $line; exit 4");
    assert_eq!(live.line(), "ready");
    for signal in [Signal::INT, Signal::QUIT, Signal::INT] {
        live.signal_group(signal);
    }
    live.tell("go");
    assert_eq!(live.line(), "go");
    assert_eq!(live.end().told(), (4, "ready\ngo\n", ""));
}

// No terminal sends it here, so the command has it from nowhere else.
#[test]
fn sigint_to_saop_alone_is_passed_on() {
    let read = "for i in 1 2 3 4 5; do read line && break; done; echo $line";
    let mut live = Live::start(&format!("trap 'echo caught' INT QUIT; echo ready; {read}"));
    assert_eq!(live.line(), "ready");
    for signal in [Signal::INT, Signal::QUIT] {
        live.signal(signal);
        assert_eq!(live.line(), "caught");
    }
    live.tell("go");
    assert_eq!(
        live.end().told(),
        (0, "ready\ncaught\ncaught\ngo\n", "go\n")
    );
}

fn with(options: &[&str], script: &str) -> Live {
    let mut command = signalled();
    command.args(["observe", "--tool-call-id", "x", "--tee"]);
    Live::of(command.args(options).args(["--", "sh", "-c", script]))
}

fn outcome(observation: &Observation) -> Option<String> {
    let metadata = observation.metadata.as_ref()?;
    Some(
        serde_json::to_value(metadata.get("outcome")?)
            .unwrap()
            .as_str()?
            .to_owned(),
    )
}

#[test]
fn a_command_that_takes_too_long_is_told_to_end() {
    let begun = Instant::now();
    let ended = with(&["--timeout", "300ms"], "echo begun; exec sleep 60").end();
    assert!(begun.elapsed() < Duration::from_secs(20));
    assert_eq!(
        (ended.code, outcome(&ended.observation).as_deref()),
        (143, Some("timeout"))
    );
    assert_eq!(ended.observation.stdout, "begun\n");
    let seen = saop::SaopObservation::from(ended.observation);
    assert_eq!(seen.status, saop::SaopObservationStatus::Timeout);
    // One that is done in time is not.
    let ended = with(&["--timeout", "60s"], "echo done").end();
    assert_eq!((ended.code, outcome(&ended.observation)), (0, None));
    // What it left behind is not waited for any longer.
    let ended = with(&["--timeout", "300ms"], LEAVES_CAT).end();
    assert_eq!((ended.code, outcome(&ended.observation)), (5, None));
}

#[test]
fn a_command_that_ignores_sigterm_is_killed() {
    let stubborn = "trap '' TERM; echo ready; while :; do sleep 0.1; done";
    let ended = with(&["--timeout", "200ms", "--kill-after", "200ms"], stubborn).end();
    assert_eq!(
        (ended.code, outcome(&ended.observation).as_deref()),
        (137, Some("timeout"))
    );
    let mut live = with(&["--kill-after", "200ms"], stubborn);
    assert_eq!(live.line(), "ready");
    live.signal(Signal::TERM);
    let ended = live.end();
    assert_eq!((ended.code, outcome(&ended.observation)), (137, None));
}

// Only root can make a command that saop may not signal: here by giving up the right to.
#[cfg(target_os = "linux")]
#[test]
fn a_command_that_may_not_be_killed_is_observed_to_its_end() {
    let without = ["--inh-caps=-kill", "--bounding-set=-kill"];
    let other = ["setpriv", "--reuid=65534", "--clear-groups"];
    let setpriv = || {
        let mut command = Command::new("setpriv");
        command.args(without);
        command
    };
    let can = setpriv().args(other).arg("true").output();
    if !can.is_ok_and(|output| output.status.success()) {
        return;
    }
    let mut saop = setpriv();
    saop.args([env!("CARGO_BIN_EXE_saop"), "observe", "--tool-call-id", "x"])
        .args(["--timeout", "200ms", "--kill-after", "200ms", "--"])
        .args(other)
        .args(["sh", "-c", "sleep 2; echo done; exit 3"]);
    let ended = Live::of(&mut saop).end();
    let words = "error: could not pass signal 15 on to the command: Operation not permitted (os error 1)\n\
                 error: could not kill the command: Operation not permitted (os error 1)\n";
    assert_eq!(ended.told(), (3, "done\n", words));
    assert_eq!(outcome(&ended.observation).as_deref(), Some("timeout"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_command_does_not_outlive_a_saop_that_is_killed() {
    outlived(&[], "echo $$; exec sleep 60");
}

#[cfg(target_os = "linux")]
#[test]
fn a_command_that_ignores_sigterm_outlives_a_killed_saop_by_kill_after() {
    let begun = Instant::now();
    let stubborn = "trap '' TERM; echo $$; while :; do sleep 0.1; done";
    outlived(&["--kill-after", "200ms"], stubborn);
    assert!(begun.elapsed() < Duration::from_secs(5));
}

/// Kills a saop, and waits for the end of its command.
#[cfg(target_os = "linux")]
fn outlived(options: &[&str], script: &str) {
    // Time for saop to tell its guard which process it started.
    let mut live = with(options, &format!("sleep 0.5; {script}"));
    let pid: i32 = live.line().parse().unwrap();
    let pid = Pid::from_raw(pid).unwrap();
    live.signal(Signal::KILL);
    assert_eq!(live.wait().signal(), Some(Signal::KILL.as_raw()));
    let patience = Instant::now() + Duration::from_mins(1);
    // As a zombie of whoever inherits it, it is still a process.
    let runs = |pid: Pid| {
        let path = format!("/proc/{}/stat", pid.as_raw_nonzero());
        std::fs::read_to_string(path).is_ok_and(|stat| !stat.contains(") Z "))
    };
    while runs(pid) {
        assert!(Instant::now() < patience, "the command is still there");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Whether this process ignores a signal, as one that was started in the background does; its children do too.
fn is_ignored(signal: Signal) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_some_and(|mask| mask >> (signal.as_raw() - 1) & 1 == 1)
}

// Either saop has not begun, and dies of it without a line; or the command has got it, and the line says so. Nothing
// may stand before saop here, so a signal that is ignored from the start is left out.
#[test]
fn a_signal_is_not_lost_whenever_it_comes() {
    let signals = [Signal::INT, Signal::TERM];
    for signal in signals.into_iter().filter(|signal| !is_ignored(*signal)) {
        for tenth in 0..40 {
            let mut live =
                Live::of(command().args(["observe", "--tool-call-id", "x", "--", "sleep", "60"]));
            thread::sleep(Duration::from_micros(100 * tenth));
            live.signal_group(signal);
            let status = live.wait();
            let stdout = live.stdout.join().unwrap();
            if status.signal() == Some(signal.as_raw()) {
                assert_eq!(stdout, "");
            } else {
                assert_eq!(status.code(), Some(128 + signal.as_raw()));
                let observation = saop::parse_observation(stdout.trim_end()).unwrap();
                assert_eq!(observation.exit_code, i64::from(128 + signal.as_raw()));
            }
        }
    }
}

// To saop alone, so that the command has it from nowhere else. The longer its program is looked for, the easier it is
// to come in between.
#[test]
fn ctrl_c_before_the_command_has_started_is_passed_on_to_it() {
    let path = env::var("PATH").unwrap();
    let path = format!("{}{path}", "/0:".repeat(40_000 - path.len()));
    let passed_on = (0..400_u64).any(|trial| {
        let mut live = Live::of(
            signalled()
                .args(["observe", "--tool-call-id", "x", "--", "sleep", "0.1"])
                .env("PATH", &path),
        );
        thread::sleep(Duration::from_millis(trial % 40));
        live.signal(Signal::INT);
        live.wait().code() == Some(130)
    });
    assert!(passed_on);
}

/// A script that writes its number to stderr, and leaves a process behind that copies its input to stdout.
const LEAVES_CAT: &str = "exec 3<&0; cat <&3 & echo $$ >&2; exit 5";

#[test]
fn a_process_left_behind_with_the_output_open_is_waited_for() {
    let start = Instant::now();
    let mut live = Live::start(LEAVES_CAT);
    live.reaped();
    thread::sleep(Duration::from_millis(200));
    let still_open = start.elapsed();
    assert!(live.child.try_wait().unwrap().is_none());
    live.tell("late");
    assert_eq!(live.line(), "late");
    drop(live.stdin.take());
    let ended = live.end();
    let (code, stdout, words) = ended.told();
    assert_eq!((code, stdout, words), (5, "late\n", ""));
    // The duration is that of the command.
    let duration = ended.observation.duration_ms.get();
    assert!(duration < still_open.as_secs_f64() * 1e3, "{duration}");
}

#[test]
fn ctrl_c_while_the_command_runs_does_not_end_the_waiting_after_it() {
    let read = "for i in 1 2 3; do read go && break; done";
    let mut live = Live::start(&format!("trap : INT; echo ready >&2; {read}; {LEAVES_CAT}"));
    assert_eq!(live.line(), "ready");
    live.signal_group(Signal::INT);
    // Time for saop to see it before it sees the end.
    thread::sleep(Duration::from_millis(100));
    live.tell("go");
    live.reaped();
    live.tell("late");
    assert_eq!(live.line(), "late");
    drop(live.stdin.take());
    assert_eq!(live.end().told(), (5, "late\n", ""));
}

#[test]
fn once_the_command_has_ended_any_signal_ends_the_waiting_and_nothing_of_it_is_lost() {
    for signal in [Signal::INT, Signal::QUIT, Signal::TERM, Signal::HUP] {
        let mut live = Live::start(&format!("head -c 500000 /dev/zero >&2; {LEAVES_CAT}"));
        // The copy is read on, so that it does not stand in the way.
        live.copy.read_exact(&mut vec![0; 500_000]).unwrap();
        live.reaped();
        live.signal(signal);
        let ended = live.end();
        assert_eq!(ended.told(), (5, "", NOTE));
        let stderr = ended.observation.stderr_bytes().unwrap();
        assert!(stderr[..500_000].iter().all(|byte| *byte == 0));
        assert!(stderr.ends_with(b"\n"));
    }
}

#[test]
fn a_command_that_sigterm_ends_is_reported_though_it_leaves_a_process_behind() {
    let mut live = Live::start("exec 3<&0; cat <&3 & echo ready; wait");
    assert_eq!(live.line(), "ready");
    live.signal(Signal::TERM);
    assert_eq!(live.end().told(), (143, "ready\n", NOTE));
}

#[test]
fn a_process_left_behind_that_never_stops_writing_does_not_keep_saop() {
    let folder = Folder::new();
    let live = Live::of(
        signalled()
            .args(["observe", "--tool-call-id", "x", "--", "sh", "-c"])
            .arg("yes & echo > ready; wait")
            .current_dir(folder.path()),
    );
    let patience = Instant::now() + Duration::from_mins(1);
    while !folder.path().join("ready").exists() {
        assert!(Instant::now() < patience, "the command does not start");
        thread::sleep(Duration::from_millis(2));
    }
    live.signal(Signal::TERM);
    let ended = live.end();
    assert_eq!((ended.code, ended.words.as_str()), (143, NOTE));
}

/// The lines of a `/proc/self/status` that tell which signals are blocked, ignored and caught.
#[cfg(target_os = "linux")]
fn dispositions(status: &str) -> Vec<&str> {
    let lines: Vec<_> = status
        .lines()
        .filter(|line| ["SigBlk:", "SigIgn:", "SigCgt:"].contains(&&line[..line.len().min(7)]))
        .collect();
    assert_eq!(lines.len(), 3, "{status}");
    lines
}

/// Runs `cat /proc/self/status` behind `before`, and behind `before` and `saop observe`.
#[cfg(target_os = "linux")]
fn without_and_with_saop(before: &[&str]) -> [String; 2] {
    let cat = ["cat", "/proc/self/status"];
    let saop = [env!("CARGO_BIN_EXE_saop"), "observe", "--tool-call-id", "x"];
    let run = |words: &[&str]| {
        let output = Command::new(words[0]).args(&words[1..]).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{words:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let without = run(&[before, &cat].concat());
    let with = run(&[before, &saop, &cat].concat());
    [without, saop::parse_observation(with).unwrap().stdout]
}

#[cfg(target_os = "linux")]
#[test]
fn the_command_starts_with_the_dispositions_that_it_would_have_without_saop() {
    let ignoring = ["sh", "-c", "trap '' HUP INT TERM; exec \"$@\"", "sh"];
    for before in [&[][..], &ignoring] {
        let [without, with] = without_and_with_saop(before);
        assert_eq!(dispositions(&with), dispositions(&without), "{before:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_signal_that_is_ignored_stays_so() {
    let script = "echo ready; read line; echo $line";
    let mut live = Live::of(
        Command::new("sh")
            .args(["-c", "trap '' HUP TERM; exec \"$@\"", "sh"])
            .args([env!("CARGO_BIN_EXE_saop"), "observe", "--tool-call-id", "x"])
            .args(["--tee", "--", "sh", "-c", script]),
    );
    assert_eq!(live.line(), "ready");
    live.signal_group(Signal::HUP);
    live.signal_group(Signal::TERM);
    live.tell("go");
    assert_eq!(live.line(), "go");
    assert_eq!(live.end().told(), (0, "ready\ngo\n", ""));
}

// Without a handler for SIGCHLD the system throws the exit code away.
#[test]
fn the_exit_code_is_known_where_sigchld_was_ignored() {
    let mut live = Live::of(
        Command::new("sh")
            .args(["-c", "trap '' CHLD; exec \"$@\"", "sh"])
            .args([env!("CARGO_BIN_EXE_saop"), "observe", "--tool-call-id", "x"])
            .args(["sh", "-c", "exit 6"]),
    );
    live.wait();
    assert_eq!(live.end().told(), (6, "", ""));
}

// Nothing tells of the end then; it is looked for.
#[cfg(target_os = "linux")]
#[test]
fn the_end_is_seen_where_sigchld_was_blocked() {
    let blocked = ["env", "--block-signal=CHLD"];
    let can_block = Command::new(blocked[0]).args([blocked[1], "true"]).output();
    if !can_block.unwrap().status.success() {
        // An `env` that cannot block signals, such as that of GNU coreutils before 8.31.
        return;
    }
    // The output is closed before the end, so that its end does not tell either.
    let script = "exec >&- 2>&-; sleep 0.2; exit 6";
    let mut live = Live::of(
        Command::new(blocked[0])
            .arg(blocked[1])
            .args([env!("CARGO_BIN_EXE_saop"), "observe", "--tool-call-id", "x"])
            .args(["sh", "-c", script]),
    );
    live.wait();
    assert_eq!(live.end().told(), (6, "", ""));
}
