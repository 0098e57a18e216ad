//! `saop guard` between a scripted client and a server that is a shell script.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::support::{command, run};

/// Says on stderr what reached it, lists one good and one bad tool, and answers calls.
const SERVER: &str = r#"
answer() { printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$1"; }
while IFS= read -r line; do
    printf '%s\n' "$line" >&2
    id=$(printf '%s' "$line" | sed -n 's/.*"id":\("[^"]*"\|[0-9]*\).*/\1/p')
    case $line in
    *'"initialize"'*) answer '{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}' ;;
    *'"tools/list"'*) answer '{"tools":[{"name":"bad","inputSchema":{}},{"name":"add","inputSchema":{"type":"object","required":["a"]},"outputSchema":{"type":"object","required":["sum"]}}]}' ;;
    *'"die"'*) kill -9 $$ ;;
    *'"leave"'*) exit 7 ;;
    *'"wrong"'*) answer '{"content":[],"structuredContent":{}}' ;;
    *'"tools/call"'*) answer '{"content":[],  "structuredContent":{"sum":1}}' ;;
    *'"ping"'*) answer '{}' ;;
    esac
done
"#;

/// A guard and its server.
pub(crate) struct Session {
    guard: Child,
    stdin: Option<ChildStdin>,
    lines: mpsc::Receiver<String>,
    /// What is on standard error, once that has ended.
    told: mpsc::Receiver<String>,
}

impl Session {
    pub(crate) fn start(options: &[&str], script: &str) -> Self {
        let mut command: Command = command();
        command.arg("guard").args(options);
        command.args(["--", "sh", "-c", script]);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut guard = command.spawn().unwrap();
        let stdin = guard.stdin.take();
        let stdout = BufReader::new(guard.stdout.take().unwrap());
        let (teller, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.lines() {
                let _ = teller.send(line.unwrap());
            }
        });
        let mut stderr = guard.stderr.take().unwrap();
        let (told_by, told) = mpsc::channel();
        thread::spawn(move || {
            let mut text = String::new();
            stderr.read_to_string(&mut text).unwrap();
            let _ = told_by.send(text);
        });
        Self {
            guard,
            stdin,
            lines,
            told,
        }
    }

    pub(crate) fn initialized(options: &[&str]) -> Self {
        let mut session = Self::start(options, SERVER);
        session.send(r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#);
        assert!(session.next().contains("2025-11-25"));
        session.send(r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
        session
    }

    pub(crate) fn send(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(line.as_bytes()).unwrap();
        stdin.write_all(b"\n").unwrap();
    }

    pub(crate) fn next(&self) -> String {
        self.lines.recv_timeout(Duration::from_mins(1)).unwrap()
    }

    /// Closes standard input, and waits. Returns what is left of standard output, and what is on standard error.
    pub(crate) fn end(mut self) -> (ExitStatus, Vec<String>, String) {
        drop(self.stdin.take());
        let stderr = self.told.recv_timeout(Duration::from_mins(1)).unwrap();
        let status = self.guard.wait().unwrap();
        (status, self.lines.iter().collect(), stderr)
    }
}

pub(crate) fn call(id: &str, name: &str, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"{name}","arguments":{arguments}}}}}"#
    )
}

// SPEC G1, G2, G3, G4
#[test]
fn a_session_is_checked_on_the_wire() {
    let mut session = Session::initialized(&[]);
    session.send(&call("1", "add", "{}"));
    let refused = session.next();
    assert!(
        refused.contains(r#""id":1,"result":{"content""#) && refused.contains("/a: expected"),
        "{refused}"
    );
    session.send(&call("2", "add", r#"{"a":1}"#));
    assert_eq!(
        session.next(),
        r#"{"jsonrpc":"2.0","id":2,"result":{"content":[],  "structuredContent":{"sum":1}}}"#
    );
    session.send(&call("3", "add", r#"{"a":"wrong"}"#));
    assert!(session.next().contains("is withheld"));
    session.send(&call("4", "bad", "{}"));
    assert!(session.next().contains(r#""id":4,"error":{"code":-32602"#));
    session.send(r#"{"jsonrpc":"2.0","id":5,"method":"tools/list"}"#);
    let list = session.next();
    assert!(
        list.contains(r#""tools":[{"name":"add""#) && list.contains("ai.devs.saop/removedTools"),
        "{list}"
    );
    let (status, rest, stderr) = session.end();
    assert!(status.success(), "{status}");
    assert!(rest.is_empty(), "{rest:?}");
    assert!(
        stderr.contains("saop guard: call refused: `add` (request 1)"),
        "{stderr}"
    );
    assert!(
        stderr.contains("saop guard: tool taken out of the list: `bad`"),
        "{stderr}"
    );
    assert!(
        !stderr.contains(&call("1", "add", "{}")),
        "the server saw it: {stderr}"
    );
}

// SPEC G9
#[test]
fn report_only_is_a_pipe_that_speaks() {
    let mut session =
        Session::initialized(&["--report-only", "--log", "json", "--max-message", "1K"]);
    session.send(r#"{"jsonrpc":"2.0","id":5,"method":"tools/list"}"#);
    assert!(
        session
            .next()
            .contains(r#"[{"name":"bad","inputSchema":{}},"#)
    );
    let bad = call("1", "add", "{}");
    session.send(&bad);
    assert!(session.next().contains(r#""sum":1"#));
    let long = format!(
        r#"{{"jsonrpc":"2.0","id":6,"method":"ping","params":{{"x":"{}"}}}}"#,
        "x".repeat(5000)
    );
    session.send(&long);
    assert_eq!(session.next(), r#"{"jsonrpc":"2.0","id":6,"result":{}}"#);
    let (status, _, stderr) = session.end();
    assert!(status.success());
    assert!(stderr.contains(&bad) && stderr.contains(&long), "{stderr}");
    assert!(
        stderr.contains(r#"{"kind":"call","tool":"add","id":1,"message":""#),
        "{stderr}"
    );
    assert!(
        stderr.contains(r#""enforced":false}"#) && !stderr.contains(r#""enforced":true}"#),
        "{stderr}"
    );
}

// SPEC G7
#[test]
fn a_message_that_is_too_long_is_refused_and_the_next_is_not() {
    let mut session = Session::initialized(&["--max-message", "1K"]);
    session.send(&"x".repeat(5000));
    let refused = session.next();
    assert!(
        refused.contains(r#""id":null,"error":{"code":-32600"#) && refused.contains("1024 bytes"),
        "{refused}"
    );
    session.send(r#"{"jsonrpc":"2.0","id":6,"method":"ping"}"#);
    assert_eq!(session.next(), r#"{"jsonrpc":"2.0","id":6,"result":{}}"#);
    session.end();
}

// SPEC G7
#[test]
fn when_the_server_dies_its_requests_are_answered_and_its_code_is_ours() {
    for (way, code) in [("die", 128 + 9), ("leave", 7)] {
        let mut session = Session::initialized(&[]);
        session.send(&format!(r#"{{"jsonrpc":"2.0","id":"q","method":"{way}"}}"#));
        assert_eq!(
            session.next(),
            r#"{"jsonrpc":"2.0","id":"q","error":{"code":-32000,"message":"the server ended before it answered"}}"#
        );
        let (status, _, _) = session.end();
        assert_eq!(status.code(), Some(code));
    }
}

// SPEC G7
#[test]
fn a_call_before_the_end_of_the_input_is_answered() {
    let mut session = Session::initialized(&[]);
    session.send(&call("1", "add", r#"{"a":1}"#));
    let (status, rest, _) = session.end();
    assert!(status.success());
    assert_eq!(rest.len(), 1);
    assert!(rest[0].contains(r#""sum":1"#));
}

// SPEC G7
#[test]
fn a_server_that_reads_nothing_and_floods_holds_nobody_up() {
    // It writes to both streams before it reads anything.
    let script = "head -c 100000 /dev/zero | tr '\\0' '\\n'; head -c 1000000 /dev/zero | tr '\\0' 'e' >&2; cat > /dev/null; exit 3";
    let mut session = Session::start(&[], script);
    let filler = "x".repeat(100);
    for id in 0..=10_000 {
        session.send(&format!(
            r#"{{"jsonrpc":"2.0","id":{id},"method":"ping","params":{{"x":"{filler}"}}}}"#
        ));
    }
    let (status, rest, stderr) = session.end();
    assert_eq!(status.code(), Some(3));
    assert_eq!(rest.iter().filter(|line| line.is_empty()).count(), 100_000);
    assert_eq!(
        rest.iter().filter(|line| line.contains("-32000")).count(),
        10_001
    );
    assert!(stderr.len() >= 1_000_000);
}

// SPEC G7
#[test]
fn a_server_that_closed_its_input_is_told_to_end() {
    // What is left behind keeps the standard output.
    let script = r#"exec 0<&-; printf '{"jsonrpc":"2.0","method":"a"}\n'; sleep 60 2>&-; :"#;
    let mut session = Session::start(&[], script);
    session.next();
    session.send(r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#);
    // After ten seconds.
    assert!(session.next().contains(r#""id":1,"error":{"code":-32000"#));
    let (status, _, stderr) = session.end();
    assert_eq!(status.code(), Some(128 + 15), "{status}");
    assert!(stderr.contains("closed its standard input"), "{stderr}");
}

// SPEC G7
#[test]
fn signals_are_passed_on() {
    let script = "trap 'exit 5' TERM; echo '{\"ready\":1}' ; while :; do sleep 0.05; done";
    let session = Session::start(&["--results", "pass"], script);
    // Anything that is no message is not for the client; the report says that the server is there.
    let pid = session.guard.id().to_string();
    let _ = session.lines.recv_timeout(Duration::from_secs(10));
    assert!(Command::new("kill").arg(&pid).status().unwrap().success());
    let (status, _, _) = session.end();
    assert_eq!(status.code(), Some(5));
}

// SPEC G2, G3
#[test]
fn calls_and_results_are_refused_reported_or_passed() {
    const SUM: &str = r#""structuredContent":{"sum":1}"#;
    const EMPTY: &str = r#""structuredContent":{}"#;
    const BAD_CALL: &str = "call";
    const BAD_RESULT: &str = "result";
    for (options, call_answer, result_answer, reports) in [
        (
            &[][..],
            "isError",
            "is withheld",
            &[BAD_CALL, BAD_RESULT][..],
        ),
        (
            &["--calls", "report"],
            SUM,
            "is withheld",
            &[BAD_CALL, BAD_RESULT],
        ),
        (&["--calls", "pass"], SUM, "is withheld", &[BAD_RESULT]),
        (
            &["--results", "report"],
            "isError",
            EMPTY,
            &[BAD_CALL, BAD_RESULT],
        ),
        (&["--results", "pass"], "isError", EMPTY, &[BAD_CALL]),
        (&["--calls", "pass", "--results", "pass"], SUM, EMPTY, &[]),
    ] {
        let mut session = Session::initialized(&[options, &["--log", "json"]].concat());
        session.send(&call("1", "add", "{}"));
        let answer = session.next();
        assert!(answer.contains(call_answer), "{options:?}: {answer}");
        session.send(&call("2", "add", r#"{"a":"wrong"}"#));
        let answer = session.next();
        assert!(answer.contains(result_answer), "{options:?}: {answer}");
        let (status, _, told) = session.end();
        assert!(status.success());
        for kind in [BAD_CALL, BAD_RESULT] {
            let is_told = told.contains(&format!(r#""kind":"{kind}","tool":"add""#));
            assert_eq!(is_told, reports.contains(&kind), "{options:?}: {told}");
        }
    }
}

#[test]
fn a_server_that_is_not_there_is_told_as_a_shell_does() {
    let output = command()
        .args(["guard", "--", "/no/such/server"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(127));
    assert!(output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains("/no/such/server"));
    let output = command().arg("guard").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

// SPEC G6
#[test]
fn reports_do_not_quote_secrets() {
    const SERVER: &str = r#"
while IFS= read -r line; do
    id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
    case $line in
    *'"tools/list"'*) printf '{"jsonrpc":"2.0","id":%s,"result":{"tools":[{"name":"in","inputSchema":{"type":"object","properties":{"password":{"type":"integer"}}}}]}}\n' "$id" ;;
    esac
done
"#;
    for log in ["human", "json"] {
        let mut session = Session::start(&["--log", log], SERVER);
        session.send(r#"{"jsonrpc":"2.0","id":0,"method":"tools/list"}"#);
        session.next();
        session.send(&call("1", "in", r#"{"password":"hunter2"}"#));
        // The client has it anyway, and has to see what was wrong.
        assert!(session.next().contains("hunter2"));
        let (_, _, told) = session.end();
        assert!(
            told.contains("/password: expected an integer, but found [masked]")
                && !told.contains("hunter2"),
            "{told}"
        );
    }
}

// SPEC G7
#[test]
fn a_client_that_takes_no_more_is_waited_for_only_so_long() {
    let mut guard = command();
    guard.args(["guard", "--timings", "--", "sh", "-c"]);
    // More than a pipe holds.
    guard.arg(r#"printf '{"jsonrpc":"2.0","method":"a","params":{"b":"%0500000d"}}\n' 1"#);
    guard.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut guard = guard.stderr(Stdio::piped()).spawn().unwrap();
    let (_stdin, _stdout) = (guard.stdin.take(), guard.stdout.take());
    let mut told = String::new();
    guard
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut told)
        .unwrap();
    assert!(guard.wait().unwrap().success(), "{told}");
    assert!(told.contains("to the client no messages"), "{told}");
}

// SPEC G7
#[test]
fn a_client_that_reads_no_more_has_gone() {
    for length in [10, 5000] {
        let mut guard = command();
        let line = format!(r#"printf '{{"jsonrpc":"2.0","method":"%0{length}d"}}\n' 1"#);
        let script = format!("while :; do {line}; sleep 0.05; done");
        guard.args(["guard", "--", "sh", "-c", &script]);
        guard.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut guard = guard.stderr(Stdio::null()).spawn().unwrap();
        let _stdin = guard.stdin.take();
        let mut line = String::new();
        let mut stdout = BufReader::new(guard.stdout.take().unwrap());
        stdout.read_line(&mut line).unwrap();
        drop(stdout);
        // The server is told to end after ten seconds.
        let status = guard.wait().unwrap();
        assert_eq!(status.code(), Some(128 + 15), "{status}");
    }
}

// SPEC G7
#[test]
fn how_long_messages_took_is_told_if_asked_for() {
    let ends = |options: &[&str]| {
        let mut session = Session::initialized(options);
        session.send(&call("1", "add", r#"{"a":1}"#));
        session.next();
        // Withheld, and answered by the guard.
        session.send(&call("2", "add", "{}"));
        session.next();
        let (_, _, told) = session.end();
        told.lines().last().unwrap().to_owned()
    };
    assert!(!ends(&[]).contains(" within "));
    // `initialize`, the notification, the list that the guard asks for, and the good call; the client gets three answers.
    let told = ends(&["--timings"]);
    assert!(
        told.starts_with("saop guard: to the server 4 messages, 50 % within "),
        "{told}"
    );
    assert!(
        told.contains("; to the client 3 messages, 50 % within "),
        "{told}"
    );
    let told: serde_json::Value =
        serde_json::from_str(&ends(&["--timings", "--log=json"])).unwrap();
    assert_eq!(told["kind"], "timings");
    assert_eq!(told["server"]["messages"], 4);
    let within = |side: &str, share: &str| told[side]["within"][share].as_f64().unwrap();
    for side in ["server", "client"] {
        assert!(within(side, "50") <= within(side, "100"));
        // Nobody waits for a list by the clock of the call that asked for it.
        assert!((0.1..60e6).contains(&within(side, "100")), "{told}");
    }
}

// SPEC G6
#[test]
fn a_record_is_read_by_check_and_view() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.ndjson");
    let record = path.to_str().unwrap();
    // One that others could read.
    std::fs::write(&path, "").unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    let mut session = Session::initialized(&["--record", record]);
    session.send(&call("1", "add", r#"{"a":1,"api_key":"hunter2"}"#));
    assert!(session.next().contains("structuredContent"));
    session.send(&call("2", "add", r#"{"token":"hunter2"}"#));
    assert!(session.next().contains("isError"));
    session.end();
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(
        !text.contains("hunter2") && text.contains("[masked]"),
        "{text}"
    );
    let records: Vec<saop::SaopRecord> = text
        .lines()
        .map(|line| saop::parse(line).unwrap())
        .collect();
    let decided = |decision: &str| {
        let found = records.iter();
        found
            .filter(|one| one.decision.as_str() == decision)
            .count()
    };
    // Initialize and its answer, initialized, the guard's list and its answer, a call and its answer, a call that is refused and the
    // refusal.
    assert_eq!((records.len(), decided("withheld")), (9, 2), "{text}");
    let refused = records
        .iter()
        .find(|one| one.id.as_ref().is_some_and(|id| id.as_str() == "2"));
    assert_eq!(refused.unwrap().tool.as_deref(), Some("add"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = path.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
    assert_eq!(run(&["check", record]).code, 0);
    let page = run(&["view", record]);
    assert_eq!(page.code, 0, "{}", page.stderr);
    for part in [
        "9 records",
        "client request 2 tools/call of add",
        "withheld",
        "call refused",
    ] {
        assert!(
            text_of(&page.stdout).contains(part),
            "{part}: {}",
            page.stdout
        );
    }
}

/// The text of a page, without its elements.
fn text_of(page: &str) -> String {
    let mut text = String::new();
    let mut is_inside = false;
    for c in page.chars() {
        match c {
            '<' => is_inside = true,
            '>' => is_inside = false,
            c if !is_inside => text.push(c),
            _ => {}
        }
    }
    text
}
