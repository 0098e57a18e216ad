//! What other readers than the guard would find in a message: messages in arrays inside of batches, and lines in a line.

use saop_mcp::{Guard, Settings};

use crate::scene::{ADD, ECHO, Scene, call, call_of};

const REASON: &str = "expected the messages of a batch, but found an array in it";

fn listed(settings: Settings, version: &str) -> Scene {
    let mut scene = Scene::new(settings);
    scene.initialize(version);
    scene.list(&[ADD, ECHO]);
    scene
}

fn answer(id: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"result":{{"content":[],"structuredContent":{{"sum":"x"}}}}}}"#
    )
}

fn errors(done: &[String]) -> usize {
    let is_error = |line: &&String| line.starts_with("< ") && line.contains("\"error\"");
    done.iter().filter(is_error).count()
}

// SPEC G3, G8
#[test]
fn an_answer_in_an_array_inside_a_batch_does_not_pass() {
    for (batch, answered) in [
        (format!("[[{}]]", answer("1")), 1),
        (format!("[[[[{}]]]]", answer("1")), 1),
        (format!("[ [ ] , [{}]]", answer("1")), 1),
        (format!("[[{},{}]]", answer("1"), answer("2")), 2),
        (format!("[[{}],[[{}]]]", answer("2"), answer("1")), 2),
        (
            format!(
                "[[{}],{}]",
                answer("1"),
                r#"{"jsonrpc":"2.0","method":"n"}"#
            ),
            1,
        ),
        (
            format!(
                "[{},[{}]]",
                r#"{"jsonrpc":"2.0","method":"n"}"#,
                answer("2")
            ),
            1,
        ),
        // The id in other spellings, an error, and an answer of a name in another case.
        (format!("[[{}]]", answer("1.0")), 1),
        (
            r#"[[{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}]]"#.to_owned(),
            1,
        ),
        (r#"[[{"jsonrpc":"2.0","id":1,"Result":{}}]]"#.to_owned(), 1),
        // What nobody asked for.
        (format!("[[{}]]", answer("9")), 0),
        ("[[]]".to_owned(), 0),
        ("[[7,null,\"a\"]]".to_owned(), 0),
        (
            r#"[[{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage"}]]"#.to_owned(),
            0,
        ),
        (
            r#"[[{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}]]"#.to_owned(),
            0,
        ),
    ] {
        for version in ["2025-03-26", "2025-11-25"] {
            let mut scene = listed(Settings::new(), version);
            scene.passes_to_server(&call_of("1"));
            scene.passes_to_server(&call_of("2"));
            let done = scene.server(&batch);
            assert!(done[0].contains(REASON), "{batch}: {done:?}");
            assert_eq!(errors(&done), answered, "{batch}: {done:?}");
            let is_left = |line: &String| line.starts_with("< [") && line.contains("[[");
            assert!(!done.iter().any(is_left), "{batch}: {done:?}");
            assert!(
                !done.iter().any(|line| line.contains("\"sum\"")),
                "{done:?}"
            );
            if batch.contains("\"method\":\"n\"") {
                let kept = r#"< [{"jsonrpc":"2.0","method":"n"}]"#;
                assert!(done.iter().any(|line| line == kept), "{done:?}");
            }
            // What is open is answered once, and no more.
            let mut ends = Vec::new();
            scene.guard.server_ended();
            ends.extend(scene.done());
            assert_eq!(errors(&ends), 2 - answered, "{batch}: {ends:?}");
        }
        // With reports alone, nothing is changed.
        let mut scene = listed(Settings::new().with_report_only(true), "2025-11-25");
        let done = scene.server(&batch);
        assert!(done.contains(&format!("< {batch}")), "{done:?}");
        assert!(done[0].contains(REASON), "{done:?}");
        // And as a body.
        assert!(
            !batch.contains("result") || Guard::may_answer(batch.as_bytes()),
            "{batch}"
        );
    }
}

// SPEC G3
#[test]
fn a_deep_array_inside_a_batch_is_looked_through_in_time() {
    let mut scene = listed(Settings::new(), "2025-03-26");
    scene.passes_to_server(&call_of("1"));
    let deep = format!(
        "{}{}{}",
        "[".repeat(100_000),
        answer("1"),
        "]".repeat(100_000)
    );
    assert_eq!(errors(&scene.server(&deep)), 1);
}

// SPEC G2, G8
#[test]
fn a_call_in_an_array_inside_a_batch_does_not_reach_the_server() {
    let bad = call("5", "add", "{}");
    for batch in [
        format!("[[{bad}]]"),
        format!("[[[{bad}]]]"),
        format!("[[],[{bad}]]"),
        format!("[[{}]]", call_of("5")),
        format!(r#"[{{"jsonrpc":"2.0","method":"n"}},[{bad}]]"#),
    ] {
        for version in ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] {
            let mut scene = listed(Settings::new(), version);
            let done = scene.client(&batch);
            let is_call = |line: &String| line.starts_with("> ") && line.contains("tools/call");
            assert!(!done.iter().any(is_call), "{version} {batch}: {done:?}");
        }
    }
}

/// Characters that a reader of lines may take for the end of one.
const BREAKS: [&str; 3] = ["\u{85}", "\u{2028}", "\u{2029}"];

// SPEC G1: Node's `readline` and Python's `splitlines` end a line there. Each quote inside of a string has a backslash, so that no part
// of a valid message is one.
#[test]
fn characters_that_some_readers_take_for_an_end_of_line_pass_unchanged() {
    for character in BREAKS {
        let hidden = format!(r#"{character}{{\"x\":1}}{character}"#);
        for message in [
            call("1", "echo", &format!(r#"{{"text":"{hidden}"}}"#)),
            call("1", "echo", &format!(r#"{{"{hidden}":"é"}}"#)),
            format!(r#"{{"jsonrpc":"2.0","method":"n","params":{{"a":"{character}"}}}}"#),
            format!(r#"{{"jsonrpc":"2.0","id":"{character}","method":"ping"}}"#),
            format!(r#"[{{"jsonrpc":"2.0","method":"{character}"}}]"#),
        ] {
            let mut scene = listed(Settings::new(), "2025-11-25");
            assert_eq!(scene.client(&message), [format!("> {message}")]);
        }
        for message in [
            format!(r#"{{"jsonrpc":"2.0","id":1,"result":{{"text":"{hidden}"}}}}"#),
            format!(r#"{{"jsonrpc":"2.0","id":1,"error":{{"code":1,"message":"{hidden}"}}}}"#),
            format!(
                r#"{{"jsonrpc":"2.0","method":"notifications/message","params":{{"data":"{hidden}"}}}}"#
            ),
        ] {
            let mut scene = listed(Settings::new(), "2025-11-25");
            scene.passes_to_server(r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#);
            assert_eq!(scene.server(&message), [format!("< {message}")]);
        }
        // A list keeps the definition by which its tool is known.
        let tool = format!(r#"{{"name":"a{character}","inputSchema":{{"type":"object"}}}}"#);
        let mut scene = Scene::new(Settings::new());
        scene.initialize("2025-11-25");
        let done = scene.list(&[&tool]);
        assert!(done[0].contains(&tool), "{done:?}");
        let done = scene.client(&call("1", &format!("a{character}"), "{}"));
        assert!(done[0].starts_with("> "), "{done:?}");
    }
    // Other letters of these bytes.
    let mut scene = listed(Settings::new(), "2025-11-25");
    scene.passes_to_server(&call("1", "echo", r#"{"text":"Å х 充 ⅅ … — 😀"}"#));
}
