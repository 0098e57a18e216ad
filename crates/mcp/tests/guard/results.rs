//! Answers of the server: which may be read in two ways, and which results are checked. SPEC G3, G8.

use saop_mcp::{Policy, Settings};

use crate::scene::{ADD, Scene, call_of, task_call, tool_error};

/// One with an open call that has begun a task.
fn with_task() -> Scene {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(&task_call("1"));
    scene.passes_to_client(
        r#"{"jsonrpc":"2.0","id":1,"result":{"task":{"taskId":"t","status":"working"}}}"#,
    );
    scene
}

// SPEC G3, G8
#[test]
fn an_answer_to_initialize_is_read_in_one_way() {
    for result in [
        r#"{"protocolVersion":"2025-11-25","protocolVersion":"2024-11-05","capabilities":{}}"#,
        r#"{"protocolVersion":"2025-11-25","capabilities":{},"capabilities":{"tools":{}}}"#,
        r#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"Tools":{}}}"#,
    ] {
        let ask = r#"{"jsonrpc":"2.0","id":0,"method":"initialize"}"#;
        let answer = format!(r#"{{"jsonrpc":"2.0","id":0,"result":{result}}}"#);
        let mut scene = Scene::new(Settings::new());
        scene.passes_to_server(ask);
        let done = scene.server(&answer);
        assert!(
            done[0].starts_with("! message not passed on (request 0): from the server: expected `"),
            "{done:?}"
        );
        let withheld = r#"< {"jsonrpc":"2.0","id":0,"error":{"code":-32603,"message":"the server's answer is withheld: "#;
        assert!(done.len() == 2 && done[1].starts_with(withheld), "{done:?}");
        let mut scene = Scene::new(Settings::new().with_results(Policy::Report));
        scene.passes_to_server(ask);
        assert_eq!(scene.server(&answer)[1..], [format!("< {answer}")]);
    }
}

// SPEC G3, G8
#[test]
fn a_task_is_read_in_one_way() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(&task_call("1"));
    let done = scene
        .server(r#"{"jsonrpc":"2.0","id":1,"result":{"task":{"taskId":"t","taskId":"other"}}}"#);
    assert!(tool_error(&done[1], "1").contains("once"), "{done:?}");
    let mut scene = with_task();
    scene.passes_to_server(
        r#"{"jsonrpc":"2.0","id":2,"method":"tasks/get","params":{"taskId":"t"}}"#,
    );
    let done = scene.server(
        r#"{"jsonrpc":"2.0","id":2,"result":{"result":{"structuredContent":{"sum":1}},"result":{"structuredContent":{}}}}"#,
    );
    assert!(
        done.len() == 2 && done[1].contains(r#""id":2,"error":{"code":-32603"#),
        "{done:?}"
    );
}

// SPEC G7
#[test]
fn of_earlier_lists_no_more_is_kept_than_of_one() {
    let settings = Settings::new().with_max_list_bytes(2 * ADD.len());
    let mut scene = Scene::listed(settings, &[ADD]);
    for id in 1..=4 {
        scene.passes_to_server(&call_of(&id.to_string()));
        scene.list(&[&ADD.replace("first", &format!("no. {id}"))]);
    }
    for (id, is_checked) in [(1, false), (2, false), (3, true), (4, true)] {
        let answer = format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"content":[]}}}}"#);
        let done = scene.server(&answer);
        if is_checked {
            assert!(done[0].starts_with("! result withheld: `add`"), "{done:?}");
        } else {
            assert!(
                done[0].starts_with(&format!("! call passed on unchecked (request {id}): ")),
                "{done:?}"
            );
            assert_eq!(done[1..], [format!("< {answer}")]);
        }
    }
}
