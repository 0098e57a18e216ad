//! Answers of the server: which may be read in two ways, and which results are checked. SPEC G3, G8.

use saop_mcp::{Policy, Settings};

use crate::scene::{ADD, Scene, call, call_of, list, task_call, tool_error};

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

// SPEC G7, G8
#[test]
fn what_the_server_asks_in_two_ways_ends_nothing_that_the_client_asked() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(r#"{"id":1,"method":"ping"}"#);
    let done = scene.server(r#"{"id":1,"method":"a","method":"b"}"#);
    assert!(
        done.len() == 1 && done[0].starts_with("! message not passed on"),
        "{done:?}"
    );
    scene
        .guard
        .server(0, b"{\"id\":1,\"method\":\"\xFF\"}\n".to_vec());
    assert_eq!(scene.done().len(), 1);
    scene.passes_to_client(r#"{"id":1,"result":{}}"#);
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

// SPEC G3
#[test]
fn what_a_result_says_of_itself_does_not_keep_it_from_being_checked() {
    let modern = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#;
    let bad = r#""structuredContent":{"sum":"x"}"#;
    for version in ["2025-06-18", "2025-11-25", "2026-07-28"] {
        let mut scene = Scene::new(Settings::new());
        let is_modern = version == "2026-07-28";
        let meta = if is_modern { modern } else { "" };
        if !is_modern {
            scene.initialize(version);
        }
        scene.passes_to_server(&format!(
            r#"{{"jsonrpc":"2.0","id":"list","method":"tools/list","params":{{{meta}}}}}"#
        ));
        scene.passes_to_client(&list("\"list\"", &[ADD]));
        let mut answered = |task: &str, result: &str| {
            let comma = if is_modern { "," } else { "" };
            scene.passes_to_server(&format!(
                r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"add","arguments":{{"a":1}}{task}{comma}{meta}}}}}"#
            ));
            let done = scene.server(&format!(r#"{{"jsonrpc":"2.0","id":1,"result":{result}}}"#));
            done[0].starts_with("! result withheld: `add` (request 1)")
        };
        for wrong in [
            format!(r#"{{"resultType":"x",{bad}}}"#),
            format!(r#"{{"resultType":"task","taskId":"t",{bad}}}"#),
            format!(r#"{{"task":{{"taskId":"t"}},{bad}}}"#),
            r#"{"task":{}}"#.to_owned(),
            r#"{"task":{"taskId":"t"}}"#.to_owned(),
            r#"{"resultType":7}"#.to_owned(),
            r#"{"resultType":"task"}"#.to_owned(),
        ] {
            assert!(answered("", &wrong), "{version}: {wrong}");
        }
        let for_task = r#","task":{}"#;
        for wrong in [
            format!(r#"{{"task":{{"taskId":"t"}},{bad}}}"#),
            r#"{"task":{}}"#.to_owned(),
            r#"{"task":{"taskId":7}}"#.to_owned(),
        ] {
            assert!(answered(for_task, &wrong), "{version}: {wrong}");
        }
        // What one version means, the others do not.
        let task = r#"{"task":{"taskId":"t"}}"#;
        assert_eq!(answered(for_task, task), version != "2025-11-25");
        for other in [
            r#"{"resultType":"input_required"}"#,
            r#"{"resultType":"task","taskId":"t"}"#,
        ] {
            assert_eq!(answered("", other), !is_modern, "{version}: {other}");
        }
    }
}

// SPEC G3
#[test]
fn results_of_calls_that_are_passed_on_unchecked_are_checked() {
    let look = ADD.replace(
        r#""a":{"type":"integer""#,
        r#""a":{"pattern":"^(?!x)","type":"integer""#,
    );
    let result = r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}}"#;
    for (tool, arguments) in [
        (ADD, "{}"),
        (ADD, r#"{"a":1,"a":2}"#),
        (look.as_str(), r#"{"a":1}"#),
    ] {
        let settings = Settings::new().with_calls(Policy::Report);
        let mut scene = Scene::listed(settings, &[tool]);
        let bad = call("1", "add", arguments);
        let done = scene.client(&bad);
        assert!(
            done[0].starts_with("! call passed on") && done[1] == format!("> {bad}"),
            "{done:?}"
        );
        let done = scene.server(result);
        assert!(done[0].starts_with("! result withheld: `add`"), "{done:?}");
    }
}

// SPEC G3, G8
#[test]
fn results_of_tasks_that_the_server_pushes_are_checked() {
    let pushed = |params: &str| {
        format!(r#"{{"jsonrpc":"2.0","method":"notifications/tasks","params":{{{params}}}}}"#)
    };
    let mut scene = with_task();
    for good in [
        r#""taskId":"t","status":"working""#,
        r#""taskId":"t","status":"completed","result":{"structuredContent":{"sum":1}}"#,
        r#""taskId":"other","status":"completed","result":{}"#,
    ] {
        scene.passes_to_client(&pushed(good));
    }
    let bad = r#""taskId":"t","result":{"structuredContent":{"sum":"x"}}"#;
    let done = scene.server(&pushed(bad));
    assert!(
        done[0].starts_with("! result withheld: `add`: "),
        "{done:?}"
    );
    let begin = r#"< {"jsonrpc":"2.0","method":"notifications/tasks","params":{"taskId":"t","result":{"resultType":"complete","content":[{"#;
    assert!(done.len() == 2 && done[1].starts_with(begin), "{done:?}");
    assert!(done[1].ends_with(r#""}],"isError":true}}}"#), "{done:?}");
    let done = scene.server(&pushed(&format!(r#""taskId":"other",{bad}"#)));
    assert!(
        done.len() == 1 && done[0].starts_with("! message not passed on: "),
        "{done:?}"
    );
}

// SPEC G3
#[test]
fn a_result_that_is_no_object_is_wrong() {
    for (result, found) in [
        (r#""text""#, "the string `text`"),
        ("null", "null"),
        ("7", "the number 7"),
        (r#"[{"structuredContent":{"sum":1}}]"#, "an array"),
    ] {
        let answer = |id: &str| format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#);
        let expected = format!("expected a result, an object, but found {found}");
        let mut scene = with_task();
        scene.passes_to_server(&call_of("1"));
        let done = scene.server(&answer("1"));
        assert!(tool_error(&done[1], "1").contains(&expected), "{done:?}");
        let ask = |method: &str| {
            format!(r#"{{"jsonrpc":"2.0","id":2,"method":"{method}","params":{{"taskId":"t"}}}}"#)
        };
        scene.passes_to_server(&ask("tasks/result"));
        let done = scene.server(&answer("2"));
        assert!(tool_error(&done[1], "2").contains(&expected), "{done:?}");
        let task = format!(r#"{{"taskId":"t","status":"completed","result":{result}}}"#);
        scene.passes_to_server(&ask("tasks/get"));
        let done = scene.server(&format!(r#"{{"jsonrpc":"2.0","id":2,"result":{task}}}"#));
        assert!(done[1].contains(&expected), "{done:?}");
        let pushed = format!(r#"{{"method":"notifications/tasks","params":{task}}}"#);
        assert!(scene.server(&pushed)[1].contains(&expected));
        // What is not judged passes.
        scene.passes_to_server(r#"{"id":3,"method":"ping"}"#);
        scene.passes_to_client(&answer("3"));
        let mut scene = Scene::new(Settings::new());
        scene.passes_to_server(r#"{"id":4,"method":"tools/list"}"#);
        let done = scene.server(&answer("4"));
        assert!(
            done.len() == 2 && done[1].contains(r#""id":4,"error":{"code":-32603"#),
            "{done:?}"
        );
    }
    let mut scene = with_task();
    scene.passes_to_server(r#"{"id":2,"method":"tasks/get","params":{"taskId":"t"}}"#);
    scene.passes_to_client(r#"{"id":2,"result":{"status":"working","result":null}}"#);
}

// SPEC G3, G7
#[test]
fn an_answer_with_neither_a_result_nor_an_error_ends_its_request() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(&call_of("1"));
    let done = scene.server(r#"{"jsonrpc":"2.0","id":1}"#);
    let withheld = r#"< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the server's answer is withheld: "#;
    assert!(done.len() == 2 && done[1].starts_with(withheld), "{done:?}");
    scene.passes_to_server(&call_of("1"));
}

// SPEC G3, G8
#[test]
fn a_request_that_may_name_two_tasks_is_refused() {
    for method in ["tasks/get", "tasks/result", "tasks/update", "tasks/cancel"] {
        for ids in [
            r#""taskId":"other","taskId":"t""#,
            r#""taskId":"other","TaskId":"t""#,
        ] {
            let done = with_task().client(&format!(
                r#"{{"jsonrpc":"2.0","id":2,"method":"{method}","params":{{{ids}}}}}"#
            ));
            assert!(
                done.len() == 2 && done[1].contains(r#""id":2,"error":{"code":-32600"#),
                "{done:?}"
            );
        }
    }
}

// SPEC G3
#[test]
fn results_of_tasks_that_are_not_known_are_reported() {
    let bad = r#"{"content":[],"structuredContent":{"sum":"x"}}"#;
    let unchecked = |done: &[String], begin: &str, message: &str| {
        assert!(
            done[0].starts_with(&format!(
                "! call passed on unchecked{begin}: its `structuredContent`"
            )),
            "{done:?}"
        );
        assert_eq!(done[1..], [format!("< {message}")]);
    };
    let mut scene = with_task();
    for (method, result) in [
        ("tasks/result", bad.to_owned()),
        (
            "tasks/get",
            format!(r#"{{"status":"completed","result":{bad}}}"#),
        ),
    ] {
        let ask = format!(r#"{{"id":2,"method":"{method}","params":{{"taskId":"other"}}}}"#);
        scene.passes_to_server(&ask);
        let answer = format!(r#"{{"id":2,"result":{result}}}"#);
        unchecked(&scene.server(&answer), " (request 2)", &answer);
        scene.passes_to_server(&ask);
        scene.passes_to_client(r#"{"id":2,"result":{"content":[]}}"#);
    }
    let pushed = format!(
        r#"{{"method":"notifications/tasks","params":{{"taskId":"other","result":{bad}}}}}"#
    );
    unchecked(&scene.server(&pushed), "", &pushed);
    let mut scene = Scene::listed(Settings::new().with_results(Policy::Pass), &[ADD]);
    scene.passes_to_client(&pushed);
}
