//! What is kept of each message. SPEC G6.

use std::fmt::Write;

use saop_mcp::{Action, Guard, Settings};

use crate::scene::{ADD, Scene, call, list};

fn recorded(settings: Settings) -> Scene {
    let settings = settings.with_records(true);
    let mut scene = Scene::new(settings.clone());
    scene.guard = Guard::new(settings);
    scene
}

/// The records of what was done.
fn records(lines: &[String]) -> Vec<&str> {
    let records = lines.iter().filter_map(|line| line.strip_prefix("= "));
    records.collect()
}

// SPEC G6
#[test]
fn each_message_is_kept_with_what_became_of_it() {
    let mut scene = recorded(Settings::new());
    let ping = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;
    // Before it is sent.
    assert_eq!(
        scene.client(ping),
        [
            format!("= client Request Passed 0 ping 1 {ping}"),
            format!("> {ping}")
        ]
    );
    let lines = scene.server(r#"{"jsonrpc":"2.0","id":1,"result":{}}"#);
    assert_eq!(
        records(&lines),
        [r#"server Result Passed 0 1 {"jsonrpc":"2.0","id":1,"result":{}}"#]
    );
    let note = r#"{"jsonrpc":"2.0","method":"notifications/a"}"#;
    assert!(
        records(&scene.client(note))[0]
            .starts_with("client Notification Passed 0 notifications/a ")
    );
    let nothing = scene.client("nonsense");
    let kept = records(&nothing);
    assert_eq!(kept[0], "client Other Withheld 1 ");
    assert!(
        kept[1].starts_with("guard Error Passed 0 null "),
        "{kept:?}"
    );
    let error = scene.server(r#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}"#);
    assert!(
        records(&error)[0].starts_with("server Error Passed 0 null "),
        "{error:?}"
    );
}

// SPEC G6
#[test]
fn what_the_guard_asks_for_itself_is_kept_too() {
    let mut scene = recorded(Settings::new());
    let wrong = call("7", "add", r#"{"a":"1","password":"hunter2"}"#);
    // It waits, and is kept once it is decided.
    let waits = scene.client(&wrong);
    let kept = records(&waits);
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert!(
        kept[0].starts_with("guard Request Passed 0 tools/list \"saop-guard-1\" "),
        "{kept:?}"
    );
    let answer = list(
        "\"saop-guard-1\"",
        &[ADD, r#"{"name":"bad","inputSchema":{}}"#],
    );
    let lines = scene.server(&answer);
    let kept = records(&lines);
    // The bad tool is told with the list that has it, the wrong call with the call.
    assert!(
        kept[0].starts_with("server Result Withheld 1 \"saop-guard-1\" "),
        "{kept:?}"
    );
    assert!(
        kept[1].starts_with("client Request Withheld 1 tools/call add 7 "),
        "{kept:?}"
    );
    assert!(
        kept[1].contains(r#""password":"[masked]""#) && !kept[1].contains("hunter2"),
        "{kept:?}"
    );
    assert!(kept[2].starts_with("guard Result Passed 0 7 "), "{kept:?}");
    assert_eq!(kept.len(), 3, "{kept:?}");
}

// SPEC G6
#[test]
fn what_was_found_under_a_secrets_name_is_in_no_record() {
    let settings = Settings::new().with_records(true);
    let mut guard = Guard::new(settings);
    let tool = r#"{"name":"in","inputSchema":{"type":"object","properties":{"password":{"type":"integer"},"a":{"type":"integer"}}},"outputSchema":{"type":"object","properties":{"token":{"type":"integer"}}}}"#;
    for id in ["1", "2", "3"] {
        guard.client(0, call(id, "in", r#"{"password":5}"#).into_bytes());
    }
    guard.server(0, list("\"saop-guard-1\"", &[tool]).into_bytes());
    for message in [
        call("4", "in", r#"{"password":"hunter2","a":"seen"}"#),
        r#"{"password":hunter2}"#.to_owned(),
    ] {
        guard.client(0, message.into_bytes());
    }
    let content = r#"{"structuredContent":{"token":"hunter2"},"content":[{"type":"text","text":"{\"token\":\"hunter2\"}"}]}"#;
    let result = |id: &str| format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{content}}}"#);
    guard.server(0, result("1").into_bytes());
    guard.server(0, format!("[{}]", result("2")).into_bytes());
    let (mut records, mut sent) = (String::new(), String::new());
    while let Some(action) = guard.next_action() {
        match action {
            Action::Record(record) => writeln!(records, "{record:?}").unwrap(),
            Action::Send(_, bytes) => sent.push_str(&String::from_utf8(bytes).unwrap()),
            _ => {}
        }
    }
    // The client is told, since it said so or is to correct it.
    assert!(sent.contains("hunter2") && sent.contains("seen"), "{sent}");
    assert!(
        !records.contains("hunter2") && records.contains("seen"),
        "{records}"
    );
    assert!(
        records.contains("/token: expected an integer, but found [masked]"),
        "{records}"
    );
}

// SPEC G6, G7
#[test]
fn names_are_masked_and_those_in_reports_cut() {
    let secret = "sk-0123456789abcdefghij";
    let mut guard = Guard::new(Settings::new().with_records(true));
    guard.client(0, br#"{"id":0,"method":"tools/list"}"#.to_vec());
    guard.server(0, list("0", &[ADD]).into_bytes());
    for message in [
        call("1", secret, "{}"),
        list("\"saop-guard-1\"", &[ADD]),
        call("2", &"ä".repeat(5000), "{}"),
        list("\"saop-guard-2\"", &[ADD]),
        format!(r#"{{"id":3,"method":"{secret}","params":{{"{secret}":1}}}}"#),
    ] {
        if message.contains("saop-guard") {
            guard.server(0, message.into_bytes());
        } else {
            guard.client(0, message.into_bytes());
        }
    }
    let (mut kept, mut tools) = (String::new(), Vec::new());
    while let Some(action) = guard.next_action() {
        match action {
            Action::Record(record) => writeln!(kept, "{record:?}").unwrap(),
            Action::Report(report) => {
                writeln!(kept, "{report:?}").unwrap();
                tools.extend(report.tool);
            }
            _ => {}
        }
    }
    assert!(!kept.contains(secret), "{kept}");
    assert_eq!(tools, ["[masked]", &format!("{}…", "ä".repeat(128))]);
}

// SPEC G6
#[test]
fn what_is_cancelled_dropped_or_left_is_kept() {
    let mut scene = recorded(Settings::new());
    scene.client(&call("7", "add", "{}"));
    let cancel = r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#;
    let lines = scene.client(cancel);
    let kept = records(&lines);
    assert!(
        kept[0].starts_with("client Request Withheld 1 tools/call add 7"),
        "{kept:?}"
    );
    assert!(
        kept[1].starts_with("client Notification Withheld 0 "),
        "{kept:?}"
    );
    scene.guard.client_too_long(100, 10);
    assert_eq!(records(&scene.done())[0], "client Other Withheld 1 ");
    scene.client(&call("8", "add", "{}"));
    scene.guard.server_ended();
    let lines = scene.done();
    let kept = records(&lines);
    assert!(
        kept[0].starts_with("client Request Withheld 0 tools/call add 8"),
        "{kept:?}"
    );
    assert!(kept[1].starts_with("guard Error Passed 0 8"), "{kept:?}");
}

// SPEC G6
#[test]
fn nothing_is_kept_unless_it_is_asked_for() {
    let mut scene = Scene::new(Settings::new());
    assert_eq!(records(&scene.client("nonsense")), [""; 0]);
}
