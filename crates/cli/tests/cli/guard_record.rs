//! `saop guard --record FILE`: a record begins a line, whatever the file ends in, and whoever else writes to it. SPEC G6.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use crate::guard::{Session, call};
use crate::support::{command, pipe_at, run};

const PING: &str = r#"{"jsonrpc":"2.0","id":5,"method":"ping"}"#;

/// Runs a session of some messages, and returns how many records it should have made.
fn session(record: &Path) -> usize {
    let mut session = Session::initialized(&["--record", record.to_str().unwrap()]);
    session.send(PING);
    session.next();
    session.send(&call("6", "add", "{}"));
    session.next();
    let (status, _, told) = session.end();
    assert!(status.success(), "{told}");
    // initialize both ways, initialized, ping both ways; the list for the call both ways, the call, and its refusal.
    9
}

/// The lines of a record, and how many of them are none.
fn read(record: &Path) -> (usize, Vec<String>) {
    let text = String::from_utf8_lossy(&std::fs::read(record).unwrap()).into_owned();
    assert!(text.is_empty() || text.ends_with('\n'), "{text}");
    let is_record = |line: &&str| saop::parse::<saop::SaopRecord>(*line).is_ok();
    let lines = text.lines().filter(|line| !line.is_empty());
    let (good, bad): (Vec<&str>, Vec<&str>) = lines.partition(is_record);
    (good.len(), bad.into_iter().map(str::to_owned).collect())
}

// SPEC G6
#[test]
fn a_record_after_half_a_line_is_a_line() {
    let folder = tempfile::tempdir().unwrap();
    for (name, half) in [
        ("empty", &b""[..]),
        ("whole", b"{}\n"),
        ("half", b"{\"schema_version\":\"1.0.0\",\"type\":\"saop_rec"),
        ("byte", b"{"),
        ("object", b"{}"),
        ("return", b"{}\r"),
        ("bytes", b"\xE2\x82"),
        ("zeros", b"\0\0\0\0"),
        ("blank", b"{}\n\n"),
        ("behind", b"{}\n{\"a\":"),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, half).unwrap();
        let all = session(&path) + session(&path);
        let (good, bad) = read(&path);
        assert_eq!(good, all, "{name}: {bad:?}");
        assert!(std::fs::read(&path).unwrap().starts_with(half), "{name}");
        assert!(bad.len() <= 2, "{name}: {bad:?}");
    }
}

// SPEC G6
#[test]
fn guards_that_share_a_record_keep_each_line_whole() {
    const GUARDS: usize = 6;
    const CALLS: usize = 60;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.ndjson");
    std::fs::write(&path, "{\"half").unwrap();
    let text = "x".repeat(20_000);
    let one = || {
        let mut session = Session::initialized(&["--record", path.to_str().unwrap()]);
        for id in 0..CALLS {
            session.send(&format!(
                r#"{{"jsonrpc":"2.0","id":{},"method":"ping","params":{{"t":"{text}"}}}}"#,
                id + 10
            ));
        }
        for _ in 0..CALLS {
            session.next();
        }
        assert!(session.end().0.success());
    };
    thread::scope(|scope| {
        for _ in 0..GUARDS {
            scope.spawn(one);
        }
    });
    let (good, bad) = read(&path);
    assert_eq!(good, GUARDS * (3 + 2 * CALLS));
    assert_eq!(bad, ["{\"half"]);
}

// SPEC G6, G7: a limit of the file's size stands for a disk that is full.
#[test]
fn a_record_that_finds_no_room_is_said_and_its_rest_harms_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.ndjson");
    let saop = command().get_program().to_owned();
    let script = format!(
        "ulimit -f 4; exec {} guard --record {} -- cat",
        saop.to_str().unwrap(),
        path.display()
    );
    let mut child = Command::new("sh")
        .args(["-c", &script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = child.stdin.take().unwrap();
    for n in 0..200 {
        writeln!(
            to,
            r#"{{"jsonrpc":"2.0","method":"n{n}","params":{{"a":"aaaaaaaaaaaaaaaaa"}}}}"#
        )
        .unwrap();
    }
    drop(to);
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{told}");
    assert_eq!(told.matches("the record").count(), 1, "{told}");
    // All messages passed.
    let lines = String::from_utf8_lossy(&output.stdout).lines().count();
    assert_eq!(lines, 200);
    let before = std::fs::read(&path).unwrap();
    assert!(!before.ends_with(b"\n"), "a line was to be cut");
    let own = session(&path);
    let (good, bad) = read(&path);
    assert_eq!(bad.len(), 1, "{bad:?}");
    let whole = String::from_utf8_lossy(&before).lines().count() - 1;
    assert_eq!(good, whole + own);
}

// SPEC G6
#[test]
fn a_record_may_be_a_pipe_or_a_device() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pipe");
    pipe_at(&path);
    let reader = {
        let path = path.clone();
        thread::spawn(move || {
            let mut text = String::new();
            let mut file = std::fs::File::open(path).unwrap();
            file.read_to_string(&mut text).unwrap();
            text
        })
    };
    // The pipe has a reader once that has opened it.
    let writer = std::fs::File::options().write(true).open(&path).unwrap();
    let count = session(&path);
    drop(writer);
    let text = reader.join().unwrap();
    assert_eq!(text.lines().count(), count, "{text}");
    assert!(
        text.lines()
            .all(|line| saop::parse::<saop::SaopRecord>(line).is_ok())
    );
    session(Path::new("/dev/null"));
    let mut session = Session::initialized(&["--record", "/dev/full"]);
    session.send(PING);
    session.next();
    let (status, _, told) = session.end();
    assert!(status.success() && told.contains("the record"), "{told}");
}

// SPEC G1, G6
#[test]
fn what_cannot_be_a_record_is_refused_before_the_server_is_started() {
    let folder = tempfile::tempdir().unwrap();
    let mark = folder.path().join("started");
    let touch = format!("touch '{}'", mark.display());
    let path = folder.path().join("pipe");
    pipe_at(&path);
    let missing = folder.path().join("no/record");
    for record in [
        folder.path().to_str().unwrap(),
        missing.to_str().unwrap(),
        path.to_str().unwrap(),
        "/dev/stdout",
        "/dev/fd/1",
        "/proc/self/fd/1",
    ] {
        let refused = run(&["guard", "--record", record, "--", "sh", "-c", &touch]);
        assert_eq!(refused.code, 2, "{record}: {}", refused.stderr);
        assert!(
            refused.stderr.contains("record"),
            "{record}: {}",
            refused.stderr
        );
        assert_eq!(refused.stdout, "", "{record}");
    }
    assert!(!mark.exists());
    // Standard error is no stream of messages.
    let taken = run(&["guard", "--record", "/dev/stderr", "--", "true"]);
    assert_eq!(taken.code, 0, "{}", taken.stderr);
}
