//! `saop guard` before servers that keep the protocol badly, as processes: each request is answered once, and none is left open.

use std::fs;
use std::path::Path;

use crate::guard::{Session, call};

/// Answers each message with what a file has for its id, each list with what a file has for its number, and `initialize`.
const SERVER: &str = r#"
cd "$FOLDER"
n=0
while IFS= read -r line; do
    printf '%s\n' "$line" >>in
    id=$(printf '%s' "$line" | sed -n 's/.*"id":\("[^"]*"\|[0-9]*\).*/\1/p')
    case $line in
    *'"initialize"'*) printf '{"jsonrpc":"2.0","id":%s,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}}\n' "$id" ;;
    *'"tools/list"'*)
        n=$((n + 1))
        while [ ! -e "list-$n" ]; do n=$((n - 1)); done
        sed "s/ID/$id/" "list-$n" ;;
    *) [ ! -e "$id" ] || cat "$id" ;;
    esac
done
"#;

const ADD: &str = r#"{"name":"add","inputSchema":{"type":"object"},"outputSchema":{"type":"object","required":["sum"]}}"#;
const ECHO: &str = r#"{"name":"echo","inputSchema":{"type":"object"}}"#;

/// A session with a server that has these lists, one for each time that it is asked, and answers.
fn start(folder: &Path, options: &[&str], lists: &[String], answers: &[(u32, String)]) -> Session {
    for (at, list) in (1..).zip(lists) {
        let text = format!("{{\"jsonrpc\":\"2.0\",\"id\":ID,\"result\":{list}}}\n");
        fs::write(folder.join(format!("list-{at}")), text).unwrap();
    }
    for (id, answer) in answers {
        fs::write(folder.join(id.to_string()), format!("{answer}\n")).unwrap();
    }
    let script = format!("FOLDER='{}'\n{SERVER}", folder.display());
    let mut session = Session::start(options, &script);
    session.send(r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#);
    assert!(session.next().contains("2025-11-25"));
    session.send(r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
    session
}

fn list(tools: &[&str]) -> String {
    format!(r#"{{"tools":[{}]}}"#, tools.join(","))
}

/// Answers to a request that are no JSON, or JSON that may be read in two ways.
fn broken(id: u32) -> Vec<String> {
    let good = format!(r#""jsonrpc":"2.0","id":{id},"result":{{"content":[]}}"#);
    vec![
        format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"structuredContent":{{"sum":NaN}}}}}}"#),
        format!(
            r#"{{"result":{{"structuredContent":{{"sum":-Infinity}}}},"jsonrpc":"2.0","id":{id}}}"#
        ),
        format!("{{{good}}} and more"),
        format!("{{{good}}}}}"),
        format!("{{{good}}}{{\"level\":\"info\"}}"),
        format!("\u{FEFF}{{{good}}}"),
        format!("{{{good},}}"),
        format!("{{{good}"),
        format!("{{{good},{good}}}"),
        format!(r"{{'jsonrpc': '2.0', 'id': {id}, 'result': {{'isError': False}}}}"),
        format!(
            r#"{{"jsonrpc":"2.0","id":{id},"result":{{"text":"{}"}}}}"#,
            "x".repeat(5000)
        ),
        format!(
            r#"{{"result":{{"text":"{}"}},"jsonrpc":"2.0","id":{id}}}"#,
            "x".repeat(5000)
        ),
    ]
}

// SPEC G7, G8
#[test]
fn broken_answers_settle_their_requests() {
    let count = u32::try_from(broken(0).len()).unwrap();
    for policy in ["refuse", "report", "pass"] {
        let folder = tempfile::tempdir().unwrap();
        let answers: Vec<_> = (1..)
            .zip(0..broken(0).len())
            .map(|(id, at)| (id, broken(id)[at].clone()))
            .collect();
        let options = ["--results", policy, "--max-message", "4K"];
        let mut session = start(folder.path(), &options, &[list(&[ADD])], &answers);
        for (id, answer) in &answers {
            session.send(&call(&id.to_string(), "add", "{}"));
            let found = session.next();
            let is_dropped = policy == "refuse" || answer.len() > 4096;
            if is_dropped {
                let begin = format!(r#"{{"jsonrpc":"2.0","id":{id},"error":{{"code":-32603,"#);
                assert!(found.starts_with(&begin), "{answer}: {found}");
            } else {
                assert_eq!(&found, answer);
            }
        }
        let (status, rest, _) = session.end();
        assert!(status.success());
        assert!(rest.is_empty(), "{count} requests, and then {rest:?}");
    }
}

// SPEC G7
#[test]
fn a_line_of_a_log_settles_nothing() {
    for policy in ["refuse", "report"] {
        let folder = tempfile::tempdir().unwrap();
        let good =
            r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"sum":1}}}"#;
        let lines = [
            "starting".to_owned(),
            format!("INFO sent {good}"),
            r#"[INFO] {"id":1,"result":NaN}"#.to_owned(),
            r#"{"level":"info","id":1,"time":NaN}"#.to_owned(),
            good.to_owned(),
        ];
        let answers = [(1, lines.join("\n"))];
        let mut session = start(
            folder.path(),
            &["--results", policy],
            &[list(&[ADD])],
            &answers,
        );
        session.send(&call("1", "add", "{}"));
        if policy == "report" {
            for line in &lines[..4] {
                assert_eq!(&session.next(), line);
            }
        }
        assert_eq!(session.next(), good);
        let (_, rest, _) = session.end();
        assert!(rest.is_empty(), "{rest:?}");
    }
}

// SPEC G1, G8
#[test]
fn the_client_gets_the_id_that_it_sent() {
    let folder = tempfile::tempdir().unwrap();
    let outcome = r#""result":{"structuredContent":{"sum":1}}"#;
    let answers = [
        (1, format!(r#"{{"jsonrpc":"2.0","id":"1",{outcome}}}"#)),
        (2, format!(r#"{{"jsonrpc":"2.0","id":2.0,{outcome}}}"#)),
        (3, format!(r#"{{"jsonrpc":"2.0","id":3e0,{outcome}}}"#)),
        (
            4,
            r#"{"jsonrpc":"2.0","id":"4","result":{"content":[]}}"#.to_owned(),
        ),
        (
            5,
            r#"{"jsonrpc":"2.0","id":"5","error":{"code":1,"message":"no"}}"#.to_owned(),
        ),
    ];
    let mut session = start(folder.path(), &[], &[list(&[ADD])], &answers);
    for id in 1..=5 {
        session.send(&call(&id.to_string(), "add", "{}"));
        let answer = session.next();
        let expected = format!(r#"{{"jsonrpc":"2.0","id":{id},"#);
        assert!(answer.starts_with(&expected), "{answer}");
        assert_eq!(answer.contains("isError"), id == 4, "{answer}");
    }
    let (_, rest, stderr) = session.end();
    assert!(rest.is_empty(), "{rest:?}");
    assert_eq!(
        stderr.matches("breach of the protocol tolerated").count(),
        1,
        "{stderr}"
    );
}

// SPEC G2, G7
#[test]
fn lists_that_never_say_that_they_end_do() {
    let page = |tools: &[&str], next: &str| {
        format!(r#"{{"tools":[{}],"nextCursor":{next}}}"#, tools.join(","))
    };
    for lists in [
        vec![page(&[ADD, ECHO], r#""""#)],
        vec![page(&[ADD, ECHO], "null")],
        vec![page(&[ADD], r#""a""#), page(&[ECHO], r#""""#)],
        vec![page(&[ADD, ECHO], r#""a""#)],
        vec![
            page(&[ADD], r#""a""#),
            page(&[ECHO], r#""b""#),
            page(&[ADD], r#""a""#),
        ],
        vec![
            page(&[ADD], r#""1""#),
            page(&[ECHO], r#""2""#),
            page(&[ECHO], r#""3""#),
        ],
    ] {
        let folder = tempfile::tempdir().unwrap();
        let good = r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}}"#;
        let mut session = start(folder.path(), &[], &lists, &[(1, good.to_owned())]);
        session.send(&call("1", "echo", "{}"));
        assert_eq!(session.next(), good, "{lists:?}");
        session.send(&call("2", "echo", "[]"));
        assert!(session.next().contains("expected an object"), "{lists:?}");
        let (_, rest, stderr) = session.end();
        assert!(rest.is_empty(), "{rest:?}");
        let told = stderr.matches("breach of the protocol tolerated").count();
        assert_eq!(
            told,
            usize::from(!lists[0].contains("null")),
            "{lists:?}: {stderr}"
        );
    }
}

// SPEC G2, G7
#[test]
fn a_tool_that_appears_unsaid_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let lists = [list(&[ADD]), list(&[ADD, ECHO])];
    let good = r#"{"jsonrpc":"2.0","id":2,"result":{"content":[]}}"#;
    let mut session = start(folder.path(), &[], &lists, &[(2, good.to_owned())]);
    session.send(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    assert!(session.next().contains("add"));
    session.send(&call("2", "echo", "null"));
    assert_eq!(session.next(), good);
    // Names that are not there cost a bounded number of lists, and each call is answered.
    for id in 10..110 {
        session.send(&call(&id.to_string(), &format!("x{id}"), "{}"));
    }
    for id in 10..110 {
        let answer = session.next();
        let begin = format!(r#"{{"jsonrpc":"2.0","id":{id},"error":{{"code":-32602,"#);
        assert!(answer.starts_with(&begin), "{answer}");
    }
    let (_, rest, _) = session.end();
    assert!(rest.is_empty(), "{rest:?}");
    let asked = fs::read_to_string(folder.path().join("in")).unwrap();
    let lists = asked.matches("tools/list").count();
    assert!(lists < 40, "{lists}");
    // What the client sent comes as it was.
    assert!(asked.contains(&call("2", "echo", "null")), "{asked}");
}

// SPEC G7
#[test]
fn a_session_of_answers_that_cannot_be_judged_goes_on() {
    // One process answers all: with a number that JSON does not have, and the first list.
    let script = format!(
        r#"sed -un -e 's/.*"id":\([0-9]*\),"method":"ping".*/{{"jsonrpc":"2.0","id":\1,"result":{{}}}}/p' \
        -e 's/.*"id":\("saop-guard-1"\).*/{{"jsonrpc":"2.0","id":\1,"result":{{"tools":[{ADD}]}}}}/p' \
        -e 's/.*"id":\([0-9]*\),"method":"tools.call".*/{{"jsonrpc":"2.0","id":\1,"result":{{"structuredContent":{{"sum":NaN}}}}}}/p'"#
    );
    for policy in ["report", "pass"] {
        let mut session = Session::start(&["--results", policy], &script);
        for id in 1..=20_000 {
            session.send(&call(&id.to_string(), "add", "{}"));
            if id % 100 == 0 {
                for _ in 0..100 {
                    assert!(session.next().ends_with(r#""sum":NaN}}}"#));
                }
            }
        }
        session.send(r#"{"jsonrpc":"2.0","id":30000,"method":"ping"}"#);
        assert_eq!(
            session.next(),
            r#"{"jsonrpc":"2.0","id":30000,"result":{}}"#
        );
        let (_, rest, _) = session.end();
        assert!(rest.is_empty(), "{}", rest.len());
    }
}
