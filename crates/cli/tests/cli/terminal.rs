//! What the command does on a terminal, seen through a pseudo-terminal.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, ioctl_tiocgptpeer, openpt, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

use crate::support::{ENVELOPE, Folder, command, empty_plan, signalled};

/// What has been written to a terminal, so far and until the child has gone.
struct Seen {
    so_far: Arc<Mutex<Vec<u8>>>,
    reader: JoinHandle<()>,
}

impl Seen {
    fn so_far(&self) -> String {
        String::from_utf8_lossy(&self.so_far.lock().unwrap()).into_owned()
    }

    fn join(self) -> String {
        self.reader.join().unwrap();
        String::from_utf8_lossy(&self.so_far.lock().unwrap()).into_owned()
    }
}

/// A terminal: our side and that of a child.
fn pair() -> (File, Stdio) {
    let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY;
    let ours = openpt(flags).unwrap();
    grantpt(&ours).unwrap();
    unlockpt(&ours).unwrap();
    let theirs = ioctl_tiocgptpeer(&ours, flags).unwrap();
    (File::from(ours), theirs.into())
}

/// A terminal for a child, and what is written to it.
fn terminal() -> (Stdio, Seen) {
    terminal_of(0)
}

/// Same as [`terminal`], with so many columns; 0 if it does not know.
fn terminal_of(columns: u16) -> (Stdio, Seen) {
    let (mut ours, theirs) = pair();
    let size = Winsize {
        ws_row: 24,
        ws_col: columns,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    tcsetwinsize(&ours, size).unwrap();
    let so_far = Arc::new(Mutex::new(Vec::new()));
    let all = Arc::clone(&so_far);
    let reader = thread::spawn(move || {
        let mut part = [0; 4096];
        // Ends with an error once nobody has the other side any more.
        while let Ok(read @ 1..) = ours.read(&mut part) {
            all.lock().unwrap().extend_from_slice(&part[..read]);
        }
    });
    (theirs, Seen { so_far, reader })
}

/// What `saop check` shows of an invalid document on a terminal.
fn shown(args: &[&str], environment: &[(&str, &str)]) -> String {
    let folder = Folder::new().with("a.json", empty_plan());
    let (stdout, seen) = terminal();
    let mut command = command();
    command
        .args(["check", "a.json"])
        .args(args)
        .current_dir(folder.path())
        .env("TERM", "xterm-256color")
        .envs(environment.iter().copied())
        .stdout(stdout);
    assert_eq!(command.status().unwrap().code(), Some(1));
    drop(command);
    seen.join()
}

#[test]
fn frames_are_coloured_on_a_terminal() {
    let seen = shown(&[], &[]);
    assert!(
        seen.contains("\u{1b}[1m\u{1b}[91merror[minLength]\u{1b}[0m"),
        "{seen:?}"
    );
    assert!(
        seen.contains("\u{1b}[94m-->\u{1b}[0m a.json:1:"),
        "{seen:?}"
    );
}

// Found by a trial: the terminal broke the line, and the carets stood under its second half.
#[test]
fn frames_fit_the_terminal() {
    let folder = Folder::new().with("a.json", empty_plan());
    for columns in [80, 40] {
        let (stdout, seen) = terminal_of(columns);
        let mut command = command();
        command
            .args(["check", "--color", "never", "a.json"])
            .current_dir(folder.path())
            .stdout(stdout);
        assert_eq!(command.status().unwrap().code(), Some(1));
        drop(command);
        let seen = seen.join().replace("\r\n", "\n");
        let mut lines = seen.lines().skip_while(|line| !line.starts_with("1 | "));
        let (line, carets) = (lines.next().unwrap(), lines.next().unwrap());
        assert_eq!(line.chars().count(), usize::from(columns), "{seen}");
        let at = carets.find("^^").unwrap();
        let marked: String = line.chars().skip(at).take(2).collect();
        assert_eq!(marked, "\"\"", "{seen}");
    }
}

#[test]
fn a_schema_is_framed_as_a_document_is() {
    let note = "{\n  \"title\": 1\n}\n";
    let folder = Folder::new().with("a.schema.json", note);
    let (stdout, seen) = terminal();
    let mut command = command();
    command
        .args(["lint", "."])
        .current_dir(folder.path())
        .env("TERM", "xterm-256color")
        .stdout(stdout);
    assert_eq!(command.status().unwrap().code(), Some(1));
    drop(command);
    let seen = seen.join().replace("\r\n", "\n");
    let (first, rest) = seen.split_once(": \u{1b}").unwrap();
    assert_eq!(first, "./a.schema.json:1:1");
    assert!(rest.starts_with("[1m\u{1b}[91mSCH0"), "{seen:?}");
    let bar = "\u{1b}[1m\u{1b}[94m|\u{1b}[0m";
    let frame = format!(
        "\n  {bar}\n\u{1b}[1m\u{1b}[94m1\u{1b}[0m {bar} {{\n  {bar} \u{1b}[1m\u{1b}[91m^\u{1b}[0m\n\n"
    );
    assert!(seen.contains(&frame), "{seen:?}");
}

#[test]
fn no_color_is_respected() {
    for environment in [("NO_COLOR", "1"), ("TERM", "dumb")] {
        let seen = shown(&[], &[environment]);
        assert!(seen.contains("error[minLength]: "), "{seen:?}");
        assert!(!seen.contains('\u{1b}'), "{seen:?}");
    }
}

// SPEC U5
#[test]
fn what_is_asked_of_colour_wins() {
    assert!(!shown(&["--color", "never"], &[]).contains('\u{1b}'));
    assert!(shown(&["--color", "always"], &[("NO_COLOR", "1")]).contains('\u{1b}'));
}

// SPEC U5
#[test]
fn a_terminal_is_told_that_it_is_read() {
    for arguments in [
        &["check"][..],
        &["correct"],
        &["check", "--schema", "-", "a.json"],
    ] {
        let (mut ours, theirs) = pair();
        // The end of the input, on a line of its own.
        ours.write_all(b"{}\n\x04").unwrap();
        let output = command().args(arguments).stdin(theirs).output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        let said = "reading standard input from the terminal; Ctrl-D ends it\n";
        assert_eq!(stderr.matches(said).count(), 1, "{arguments:?} {stderr}");
    }
}

#[test]
fn json_is_never_coloured() {
    let seen = shown(&["--format", "json"], &[]);
    assert!(seen.starts_with("{\"source\":\"a.json\""), "{seen:?}");
    assert!(!seen.contains('\u{1b}'), "{seen:?}");
}

/// What checks documents that come one a line.
const CHECK: &[&str] = &["check", "--ndjson", "--format", "json"];

/// What stderr gets of a run whose documents come with a `pause` after each.
fn bar_after(args: &[&str], pause: Duration) -> String {
    let (stderr, seen) = terminal();
    let mut command = command();
    command
        .args(args)
        .env("TERM", "xterm-256color")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(stderr);
    let mut child = command.spawn().unwrap();
    drop(command);
    let mut stdin = child.stdin.take().unwrap();
    for _ in 0..5 {
        writeln!(stdin, "{ENVELOPE}").unwrap();
        thread::sleep(pause);
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    seen.join()
}

#[test]
fn work_over_a_second_gets_a_bar_on_a_terminal() {
    let mut commands = vec![CHECK];
    if cfg!(feature = "view") {
        commands.push(&["view", "--ndjson"]);
    }
    for args in commands {
        let seen = bar_after(args, Duration::from_millis(400));
        assert!(seen.contains("/s)"), "{seen:?}");
        // And it is gone at the end.
        assert!(seen.ends_with("\u{1b}[2K"), "{seen:?}");
    }
}

// Found by a review: a bar came only once a document was done, and knew only of those.
#[test]
fn a_bar_moves_while_one_document_is_read_or_one_line_is_passed_over() {
    let long_line = ["--ndjson", "--max-bytes", "100"];
    for args in [&["--jobs", "1"][..], &["--jobs", "2"], &long_line] {
        let (stderr, seen) = terminal();
        let mut command = command();
        command
            .args(["check", "--format", "json"])
            .args(args)
            .env("TERM", "xterm-256color")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(stderr);
        let mut child = command.spawn().unwrap();
        drop(command);
        let mut stdin = child.stdin.take().unwrap();
        for shown in ["4.00 KiB", "8.00 KiB"] {
            stdin.write_all(&[b'1'; 4096]).unwrap();
            let patience = Instant::now() + Duration::from_mins(1);
            while !seen.so_far().contains(shown) {
                assert!(Instant::now() < patience, "{args:?}: {:?}", seen.so_far());
                thread::sleep(Duration::from_millis(50));
            }
        }
        drop(stdin);
        assert_eq!(child.wait().unwrap().code(), Some(1));
        assert!(seen.join().ends_with("\u{1b}[2K"));
    }
}

#[test]
fn work_under_a_second_gets_no_bar() {
    // A busy machine may take a second for nothing; some run is sooner done.
    let quick = (0..10).find_map(|_| {
        let start = Instant::now();
        let seen = bar_after(CHECK, Duration::ZERO);
        (start.elapsed() < Duration::from_secs(1)).then_some(seen)
    });
    assert_eq!(quick.as_deref(), Some(""));
}

#[cfg(feature = "openai")]
#[test]
fn a_turn_over_a_second_gets_a_spinner_which_needs_no_thread() {
    use crate::endpoint::{Endpoint, Reply};
    use crate::support::NO_THREADS;

    let endpoint = Endpoint::new([Reply::Hang(Vec::new())]);
    let folder = Folder::new()
        .with(
            "saop.toml",
            "[endpoint]\nmax_tries = 1\nrequest_timeout_s = 3\n",
        )
        .with("prompt.txt", "What now?");
    let (stderr, seen) = terminal();
    let mut command = command();
    command
        .args(["turn", "--endpoint", endpoint.base(), "--model", "m-1"])
        .args(["--config", "saop.toml", "--prompt", "prompt.txt"])
        .current_dir(folder.path())
        .env("TERM", "xterm-256color")
        .env(NO_THREADS.0, NO_THREADS.1)
        .stdout(Stdio::null())
        .stderr(stderr);
    assert_eq!(command.status().unwrap().code(), Some(4));
    drop(command);
    let seen = seen.join();
    let moves: Vec<_> = seen.matches("waiting for the model (").collect();
    assert!(moves.len() > 3, "{seen:?}");
    // The last words are on a line of their own.
    let (_, last) = seen.rsplit_once("\u{1b}[2K").unwrap();
    assert!(last.starts_with("error: "), "{seen:?}");
}

/// What a command counts of SIGINT that saop, in the foreground of a terminal, gets in some way.
fn interrupts(interrupt: impl FnOnce(&mut File, Pid)) -> String {
    let script = "n=0; trap 'n=$((n+1)); echo caught' INT; echo ready; \
                  for i in 1 2 3; do read line && break; done; echo $n";
    let (mut ours, theirs) = pair();
    let saop = signalled();
    let mut command = Command::new("setsid");
    command
        .arg("--ctty")
        .arg(saop.get_program())
        .args(saop.get_args())
        .args(["observe", "--tool-call-id", "x", "--tee"])
        .args(["--timeout", "60s", "--", "sh", "-c", script])
        .stdin(theirs)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(command);
    let mut copy = BufReader::new(child.stderr.take().unwrap()).lines();
    assert_eq!(copy.next().unwrap().unwrap(), "ready");
    interrupt(&mut ours, Pid::from_child(&child));
    assert_eq!(copy.next().unwrap().unwrap(), "caught");
    ours.write_all(b"go\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let observation = saop::parse_observation(output.stdout.trim_ascii_end()).unwrap();
    observation.stdout
}

#[test]
fn an_interrupt_reaches_the_command_once_whoever_sends_it() {
    let once = "ready\ncaught\n1\n";
    let typed = interrupts(|terminal, _| terminal.write_all(b"\x03").unwrap());
    assert_eq!(typed, once);
    let sent = interrupts(|_, saop| kill_process(saop, Signal::INT).unwrap());
    assert_eq!(sent, once);
}
