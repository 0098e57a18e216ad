//! The guard between scripted peers: each rule both ways.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that panics has failed"
)]

mod broken;
mod http;
mod life;
mod lists;
mod names;
mod pins;
mod readers;
mod records;
mod results;
mod scene;
mod storm;
mod unlucky;
mod unlucky_lists;

use saop_mcp::{Action, Policy, ReportKind, Settings};

use scene::{ADD, ECHO, Scene, call, call_of, list, task_call, tool_error};

// SPEC G1
#[test]
fn what_is_not_judged_passes_byte_for_byte() {
    let mut scene = Scene::listed(Settings::new(), &[ADD, ECHO]);
    for message in [
        r#"  {"method" : "ping","id":1, "jsonrpc":"2.0" }  "#,
        r#"{"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"x","x":1,"x":2}}"#,
        r#"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progress":1.50e0}}"#,
        r#"{"jsonrpc":"2.0","id":9,"result":{}}"#,
        "",
        "\r",
        "{\"jsonrpc\":\"2.0\",\"method\":\"x\"}\r",
    ] {
        scene.passes_to_server(message);
    }
    let deep = format!(
        r#"{{"jsonrpc":"2.0","id":3,"method":"x","params":{}{}}}"#,
        "[".repeat(5000),
        "]".repeat(5000)
    );
    scene.passes_to_server(&deep);
    for message in [
        r#"{"jsonrpc":"2.0","id":1,"result":{} }"#,
        r#"{"jsonrpc":"2.0","id":2,"result":{"contents":[{"a":1,"a":12345678901234567890123}]}}"#,
        r#"{"jsonrpc":"2.0","id":3,"error":{"code":-1,"message":"\ud83d\ude00"}}"#,
        r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":""}}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{}}"#,
        r#"{"jsonrpc":"2.0","method":"notifications/message","params":{"data":"x"}}"#,
    ] {
        scene.passes_to_client(message);
    }
    let good = call("4", "add", r#"{"a" : 12345678901234567890123.0}"#);
    scene.passes_to_server(&good);
    scene.passes_to_client(
        r#"{"jsonrpc":"2.0","id":4,"result":{"content":[],"structuredContent":{"sum": 1.0}}}"#,
    );
}

// SPEC G2
#[test]
fn a_bad_call_never_reaches_the_server() {
    let mut scene = Scene::listed(Settings::new(), &[ADD, ECHO]);
    let done = scene.client(&call("7", "add", r#"{"a":"1","b":2}"#));
    assert!(
        done[0].starts_with("! call refused: `add` (request 7): "),
        "{done:?}"
    );
    assert_eq!(
        tool_error(&done[1], "7"),
        "The call was not made, since its arguments break the schema of `add`. Each place is a JSON Pointer in the arguments:\n\
         - /a: expected an integer, but found the string `1`; it is described as \"The first summand.\"\n\
         - /b: expected no members other than `a`, but found `b`\n\
         Correct the arguments, and call the tool again."
    );
    assert_eq!(done.len(), 2);
    let done =
        scene.client(r#"{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"add"}}"#);
    assert!(
        tool_error(&done[1], "8").contains("/a: expected the member `a`"),
        "{done:?}"
    );
    let done = scene.client_listed(&call("8", "ad", "{}"), &[ADD, ECHO]);
    assert_eq!(
        done[1],
        r#"< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"expected the name of a tool, but found `ad`; did you mean `add`?"}}"#
    );
    for params in [
        "[]",
        "{}",
        r#"{"name":7}"#,
        r#"{"name":"add","Arguments":{"a":1}}"#,
    ] {
        let message =
            format!(r#"{{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{params}}}"#);
        let done = scene.client(&message);
        assert!(
            done[1].starts_with(r#"< {"jsonrpc":"2.0","id":8,"error":{"code":-32602"#),
            "{done:?}"
        );
        assert_eq!(done.len(), 2);
    }
    // Without an id, nobody is answered.
    let silent = r#"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"add"}}"#;
    assert_eq!(scene.client(silent).len(), 1);
    // Arguments that are no object.
    let done = scene.client(&call("8", "echo", "[]"));
    assert!(
        tool_error(&done[1], "8").contains("expected an object"),
        "{done:?}"
    );
}

/// A tool whose arguments and results take steps.
const HEAVY: &str = r#"{"name":"heavy","inputSchema":{"type":"object","properties":{"n":{"anyOf":[{"multipleOf":7},{"multipleOf":11}]}}},"outputSchema":{"type":"object","properties":{"n":{"anyOf":[{"multipleOf":7},{"multipleOf":11}]}}}}"#;

// SPEC G2, G3, X1
#[test]
fn what_takes_too_many_steps_is_not_judged_and_not_called_wrong() {
    let answer = r#"{"jsonrpc":"2.0","id":7,"result":{"content":[],"structuredContent":{"n":77}}}"#;
    for steps in [None, Some(1_000_000)] {
        let settings =
            steps.map_or_else(Settings::new, |steps| Settings::new().with_max_steps(steps));
        let mut scene = Scene::listed(settings, &[HEAVY]);
        scene.passes_to_server(&call("7", "heavy", r#"{"n":77}"#));
        scene.passes_to_client(answer);
    }
    let few = Settings::new().with_max_steps(3);
    let mut scene = Scene::listed(few.clone(), &[HEAVY]);
    let done = scene.client(&call("7", "heavy", r#"{"n":77}"#));
    let told = tool_error(&done[1], "7");
    let begin =
        "The call was not made, since its arguments could not be judged by the schema of `heavy`.";
    assert!(told.starts_with(begin), "{told}");
    assert!(
        told.contains("expected a check of at most 3 steps"),
        "{told}"
    );
    assert!(!told.contains("Correct the arguments"), "{told}");

    let mut scene = Scene::listed(few.with_calls(Policy::Pass), &[HEAVY]);
    scene.passes_to_server(&call("7", "heavy", r#"{"n":77}"#));
    let done = scene.server(answer);
    let told = tool_error(&done[1], "7");
    assert!(
        told.contains("its result is withheld: its `structuredContent` could not be judged"),
        "{told}"
    );

    let mut scene = Scene::listed(
        Settings::new().with_max_steps(3).with_calls(Policy::Report),
        &[HEAVY],
    );
    let done = scene.client(&call("7", "heavy", r#"{"n":77}"#));
    assert_eq!(done.len(), 2);
    assert!(done[0].starts_with("! "), "{done:?}");
    assert!(done[1].starts_with("> "), "{done:?}");
}

// SPEC G2, G8
#[test]
fn calls_that_may_be_read_in_two_ways_are_refused() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let done = scene.client(&call("1", "add", r#"{"a":1,"a":"x"}"#));
    let text = tool_error(&done[1], "1");
    assert!(text.contains("- /params/arguments/a: "), "{text}");
    for (message, code) in [
        (
            r#"{"id":1,"method":"ping","method":"tools/call","params":{"name":"add"}}"#,
            "-32600",
        ),
        (
            r#"{"id":1,"Method":"tools/call","params":{"name":"add"}}"#,
            "-32600",
        ),
        (
            r#"{"id":1,"method":"tools/call","params":{"name":"add"},"result":{}}"#,
            "-32600",
        ),
        (
            "{\"method\":\"ping\",\"params\":\r{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"add\"}}\r}",
            "-32700",
        ),
        (
            r#"{"id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":NaN}}}"#,
            "-32700",
        ),
        (
            r#"[{"id":1,"method":"tools/call","params":{"name":"add"}}]"#,
            "-32600",
        ),
        ("7", "-32600"),
        (r#"{"id":1}"#, "-32600"),
    ] {
        let done = scene.client(message);
        assert!(
            done[0].starts_with("! message not passed on"),
            "{message}: {done:?}"
        );
        assert!(
            done[1].contains(&format!(r#""code":{code},"#)),
            "{message}: {done:?}"
        );
        assert_eq!(done.len(), 2);
    }
    scene.guard.client(0, b"{\"id\":5,\"method\":\"tools/call\",\"params\":{\"name\":\"add\",\"arguments\":{\"a\":\"\xFF\"}}}\n".to_vec());
    let done = scene.done();
    assert!(
        done[1].starts_with(r#"< {"jsonrpc":"2.0","id":5,"error":{"code":-32700"#),
        "{done:?}"
    );
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    let done = scene.client(&call("1", "add", &format!(r#"{{"a":{deep}}}"#)));
    assert!(tool_error(&done[1], "1").contains("levels"), "{done:?}");
    // Written with escapes, it is the same method.
    let done = scene.client(r#"{"id":1,"method":"tools\/\u0063all","params":{"name":"add"}}"#);
    assert!(tool_error(&done[1], "1").contains("/a: "), "{done:?}");
}

// SPEC G2
#[test]
fn a_call_without_a_list_waits_for_one() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-06-18");
    let good = r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":{"progressToken":"p","key":"v"},"name":"add","arguments":{"a":1}}}"#;
    assert_eq!(
        scene.client(good),
        [
            r#"> {"jsonrpc":"2.0","id":"saop-guard-1","method":"tools/list","params":{"_meta":{"key":"v"}}}"#
        ]
    );
    // What comes after waits behind it, but for answers to the server.
    let bad = call("2", "add", "{}");
    let ping = r#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#;
    assert!(scene.client(&bad).is_empty());
    assert!(scene.client(ping).is_empty());
    scene.passes_to_client(r#"{"jsonrpc":"2.0","id":1,"method":"roots/list"}"#);
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":1,"result":{"roots":[]}}"#);
    let page = r#"{"jsonrpc":"2.0","id":"saop-guard-1","result":{"tools":[],"nextCursor":"c\"1"}}"#;
    assert_eq!(
        scene.server(page),
        [
            r#"> {"jsonrpc":"2.0","id":"saop-guard-2","method":"tools/list","params":{"_meta":{"key":"v"},"cursor":"c\"1"}}"#
        ]
    );
    let done = scene.server(&list("\"saop-guard-2\"", &[ADD]));
    assert_eq!(done[0], format!("> {good}"));
    assert!(done[1].starts_with("! call refused"), "{done:?}");
    assert!(
        tool_error(&done[2], "2").contains("/a: expected the member"),
        "{done:?}"
    );
    assert_eq!(done[3], format!("> {ping}"));
    assert_eq!(done.len(), 4);
    // It is asked for once.
    scene.passes_to_server(&call("4", "add", r#"{"a":1}"#));
}

// SPEC G2
#[test]
fn a_list_that_changed_is_asked_for_again() {
    let mut scene = Scene::listed(Settings::new(), &[ECHO]);
    let changed = r#"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#;
    scene.passes_to_client(changed);
    let first = call("1", "add", r#"{"a":1}"#);
    assert!(scene.client(&first)[0].contains("saop-guard-1"));
    // It changes while it is listed: once more, and no more than that.
    scene.passes_to_client(changed);
    assert!(scene.server(&list("\"saop-guard-1\"", &[ECHO]))[0].contains("saop-guard-2"));
    scene.passes_to_client(changed);
    assert_eq!(
        scene.server(&list("\"saop-guard-2\"", &[ADD])),
        [format!("> {first}")]
    );
    // A change may overtake a listing of the client.
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#);
    scene.passes_to_client(changed);
    scene.passes_to_client(&list("\"list\"", &[ECHO]));
    assert!(scene.client(&call("2", "echo", "{}"))[0].contains("saop-guard-3"));
}

// SPEC G2
#[test]
fn pages_of_the_client_are_one_list_once_all_are_there() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    scene.passes_to_client(&format!(
        r#"{{"jsonrpc":"2.0","id":1,"result":{{"tools":[{ADD}],"nextCursor":"2"}}}}"#
    ));
    // One page is no list.
    assert!(scene.client(&call("3", "add", r#"{"a":1}"#))[0].contains("saop-guard-1"));
    scene.server(&list("\"saop-guard-1\"", &[ADD]));
    scene.passes_to_server(
        r#"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"cursor":"2"}}"#,
    );
    scene.passes_to_client(&list("2", &[ECHO]));
    scene.passes_to_server(&call("4", "echo", "{}"));
    scene.passes_to_server(&call("5", "add", r#"{"a":1}"#));
}

// SPEC G2, G3
#[test]
fn stateless_requests_say_their_version() {
    let mut scene = Scene::new(Settings::new());
    let meta = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#;
    scene.passes_to_server(&format!(
        r#"{{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{{{meta}}}}}"#
    ));
    let tool = ADD.replace(
        r#""outputSchema":{"type":"object","required":["sum"]"#,
        r#""outputSchema":{"type":["object","array","null"],"required":["sum"]"#,
    );
    let list = |id: &str, ttl: &str| {
        format!(
            r#"{{"jsonrpc":"2.0","id":{id},"result":{{"resultType":"complete","ttlMs":{ttl},"cacheScope":"public","tools":[{tool}]}}}}"#
        )
    };
    scene.passes_to_client(&list("1", "100"));
    let call = |id: &str, arguments: &str| {
        format!(
            r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{{meta},"name":"add","arguments":{arguments}}}}}"#
        )
    };
    let done = scene.client(&call("2", "{}"));
    assert!(
        done[1].starts_with(r#"< {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","content":[{"type":"text","text":""#),
        "{done:?}"
    );
    scene.now = 100;
    scene.passes_to_server(&call("3", r#"{"a":1}"#));
    // An answer that asks for more is no result yet.
    scene.passes_to_client(
        r#"{"jsonrpc":"2.0","id":3,"result":{"resultType":"input_required","inputRequests":{}}}"#,
    );
    scene.now = 101;
    let again = call("4", r#"{"a":1}"#);
    assert_eq!(
        scene.client(&again),
        [format!(
            r#"> {{"jsonrpc":"2.0","id":"saop-guard-1","method":"tools/list","params":{{{meta}}}}}"#
        )]
    );
    assert_eq!(
        scene.server(&list("\"saop-guard-1\"", "0")),
        [format!("> {again}")]
    );
    scene.passes_to_client(r#"{"jsonrpc":"2.0","id":4,"result":{"resultType":"complete","content":[],"structuredContent":[]}}"#);
    // A list that is stale at once serves the calls that waited for it.
    scene.now = 102;
    assert_eq!(scene.client(&call("5", r#"{"a":1}"#)).len(), 1);
    assert!(scene.client(&call("6", r#"{"a":2}"#)).is_empty());
    assert_eq!(scene.server(&list("\"saop-guard-2\"", "0")).len(), 2);
    let done = scene.server(r#"{"jsonrpc":"2.0","id":5,"result":{"resultType":"complete","content":[],"structuredContent":{}}}"#);
    assert!(
        done[1].contains(r#""resultType":"complete""#) && done[1].contains("/sum: "),
        "{done:?}"
    );
    // The other versions do not share the list.
    assert!(scene.client(&call_of("7"))[0].contains("saop-guard-3"));
}

// SPEC G3
#[test]
fn results_are_checked_where_they_are_complete() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let mut answered = |result: &str| {
        scene.passes_to_server(&call_of("1"));
        scene.server(&format!(r#"{{"jsonrpc":"2.0","id":1,"result":{result}}}"#))
    };
    for good in [
        r#"{"content":[],"structuredContent":{"sum":null}}"#,
        r#"{"content":[],"isError":true}"#,
        r#"{"content":[],"isError":true,"structuredContent":{"sum":"x"}}"#,
    ] {
        assert_eq!(answered(good).len(), 1, "{good}");
    }
    for (bad, place) in [
        (r#"{"content":[]}"#, "without it"),
        (r#"{"content":[],"isError":false}"#, "without it"),
        (
            r#"{"content":[],"structuredContent":null}"#,
            "expected an object, but found null",
        ),
        (
            r#"{"content":[],"structuredContent":{"sum":"1"}}"#,
            "- /sum: expected",
        ),
        (
            r#"{"content":[],"structuredContent":{"sum":1,"sum":2}}"#,
            "sum",
        ),
        (
            r#"{"content":[],"structuredContent":{"sum":1},"structuredContent":{}}"#,
            "once",
        ),
    ] {
        let done = answered(bad);
        assert!(
            done[0].starts_with("! result withheld: `add` (request 1)"),
            "{done:?}"
        );
        let text = tool_error(&done[1], "1");
        assert!(
            text.contains(place) && text.ends_with("calling it again does it again."),
            "{text}"
        );
        assert_eq!(done.len(), 2);
    }
    // An error is passed on, and `1.0` is the id 1.
    scene.passes_to_server(&call_of("1"));
    scene.passes_to_client(r#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#);
    scene.passes_to_server(&call_of("1.0"));
    let done = scene.server(r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}}"#);
    assert!(
        tool_error(&done[2], "1.0").contains("without it"),
        "{done:?}"
    );
    // The answer to nothing is dropped.
    scene.passes_to_server(&call_of("2"));
    let done = scene.server(r#"{"jsonrpc":"2.0","id":"3","result":{"content":[]}}"#);
    assert!(
        done.len() == 1 && done[0].starts_with("! message not passed on"),
        "{done:?}"
    );
}

// SPEC G3
#[test]
fn before_2025_06_18_an_output_schema_means_nothing() {
    for (version, is_checked) in [
        ("2024-11-05", false),
        ("2025-03-26", false),
        ("2025-06-18", true),
    ] {
        let mut scene = Scene::new(Settings::new());
        scene.initialize(version);
        scene.list(&[ADD]);
        scene.passes_to_server(&call_of("1"));
        let result = r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}}"#;
        let done = scene.server(result);
        let is_passed = done == [format!("< {result}")];
        assert_eq!(is_passed, !is_checked, "{version}: {done:?}");
    }
}

// SPEC G3
#[test]
fn results_of_tasks_are_checked_when_they_come() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(&task_call("1"));
    scene.passes_to_client(
        r#"{"jsonrpc":"2.0","id":1,"result":{"task":{"taskId":"t","status":"working"}}}"#,
    );
    let ask = |method: &str| {
        format!(r#"{{"jsonrpc":"2.0","id":2,"method":"{method}","params":{{"taskId":"t"}}}}"#)
    };
    scene.passes_to_server(&ask("tasks/get"));
    scene
        .passes_to_client(r#"{"jsonrpc":"2.0","id":2,"result":{"taskId":"t","status":"working"}}"#);
    scene.passes_to_server(&ask("tasks/result"));
    let done =
        scene.server(r#"{"jsonrpc":"2.0","id":2,"result":{"content":[],"structuredContent":{}}}"#);
    assert!(tool_error(&done[1], "2").contains("/sum: "), "{done:?}");
    scene.passes_to_server(&ask("tasks/get"));
    let done = scene.server(r#"{"jsonrpc":"2.0","id":2,"result":{"taskId":"t","status":"completed","result":{"content":[]}}}"#);
    assert!(
        done[1].starts_with(r#"< {"jsonrpc":"2.0","id":2,"result":{"taskId":"t","status":"completed","result":{"content":[{"#),
        "{done:?}"
    );
    scene.passes_to_server(&ask("tasks/result"));
    scene.passes_to_client(
        r#"{"jsonrpc":"2.0","id":2,"result":{"content":[],"structuredContent":{"sum":1}}}"#,
    );
}

// SPEC G9
#[test]
fn report_only_changes_nothing_and_says_what_it_would_have_done() {
    let mut scene = Scene::new(Settings::new().with_report_only(true));
    scene.initialize("2025-11-25");
    let early = scene.client(&call_of("1"));
    assert!(
        early[0].starts_with("! call passed on unchecked"),
        "{early:?}"
    );
    assert_eq!(early[1], format!("> {}", call_of("1")));
    let done = scene.list(&[ADD, r#"{"name":"empty","inputSchema":{}}"#]);
    assert!(
        done[0].starts_with("! tool passed on, though it is wrong: `empty`"),
        "{done:?}"
    );
    assert_eq!(
        done[1],
        format!(
            "< {}",
            list("\"list\"", &[ADD, r#"{"name":"empty","inputSchema":{}}"#])
        )
    );
    for message in [
        call("2", "add", "{}"),
        call("3", "nobody", "{}"),
        call("4", "add", r#"{"a":1,"a":2}"#),
        r#"{"id":1,"method":"ping","method":"tools/call"}"#.to_owned(),
        "not JSON".to_owned(),
        r#"[{"id":1,"method":"tools/call","params":{"name":"add"}}]"#.to_owned(),
    ] {
        let done = scene.client(&message);
        assert!(done[0].starts_with("! "), "{done:?}");
        assert_eq!(done[1..], [format!("> {message}")]);
    }
    for message in [
        r#"{"jsonrpc":"2.0","id":7,"result":{}}"#,
        "a line of a log",
        r#"{"id":2,"result":{},"result":{}}"#,
    ] {
        let done = scene.server(message);
        assert_eq!(done.last().unwrap(), &format!("< {message}"));
        assert_eq!(done.len(), 2, "{done:?}");
    }
    scene.passes_to_server(&call_of("5"));
    let done = scene.server(r#"{"jsonrpc":"2.0","id":5,"result":{"content":[]}}"#);
    assert!(
        done[0].starts_with("! result passed on, though it is wrong"),
        "{done:?}"
    );
    assert_eq!(
        done[1],
        r#"< {"jsonrpc":"2.0","id":5,"result":{"content":[]}}"#
    );
    scene.guard.server_ended();
    assert!(scene.done().iter().all(|line| !line.starts_with('<')));
}

// SPEC G3
#[test]
fn calls_and_results_each_have_a_policy() {
    let bad = call("1", "add", "{}");
    let result = r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}}"#;
    let mut scene = Scene::listed(Settings::new().with_calls(Policy::Report), &[ADD]);
    let done = scene.client(&bad);
    assert!(
        done[0].starts_with("! call passed on, though") && done[1] == format!("> {bad}"),
        "{done:?}"
    );
    let mut scene = Scene::listed(Settings::new().with_calls(Policy::Pass), &[ADD]);
    scene.passes_to_server(&bad);
    assert!(scene.server(result)[0].starts_with("! result withheld"));
    let mut scene = Scene::listed(Settings::new().with_results(Policy::Report), &[ADD]);
    scene.passes_to_server(&call_of("1"));
    let done = scene.server(result);
    assert!(
        done[0].starts_with("! result passed on, though") && done[1] == format!("< {result}"),
        "{done:?}"
    );
    let mut scene = Scene::listed(Settings::new().with_results(Policy::Pass), &[ADD]);
    scene.passes_to_server(&call_of("1"));
    scene.passes_to_client(result);
    let mut scene = Scene::new(
        Settings::new()
            .with_results(Policy::Pass)
            .with_calls(Policy::Pass),
    );
    scene.passes_to_server(&bad);
}

// SPEC G2
#[test]
fn batches_are_judged_one_by_one() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-03-26");
    scene.list(&[ADD]);
    let good = format!("[{}, {{\"id\":2,\"method\":\"ping\"}}]", call_of("1"));
    scene.passes_to_server(&good);
    let mixed = format!(
        "[{}, {}, {}]",
        call("3", "add", "{}"),
        call_of("4"),
        call("5", "ad", "{}")
    );
    let done = scene.client_listed(&mixed, &[ADD]);
    assert_eq!(done[2], format!("> [{}]", call_of("4")));
    assert!(
        done[3].starts_with(r#"< [{"jsonrpc":"2.0","id":3,"result""#)
            && done[3].contains(r#"},{"jsonrpc":"2.0","id":5,"error""#),
        "{done:?}"
    );
    // A list of the guard may stand in one.
    let good = good
        .replace("\"id\":1", "\"id\":6")
        .replace("\"id\":2", "\"id\":7");
    scene.passes_to_client(r#"[{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}]"#);
    scene.client(&good);
    let done = scene.server(&format!(
        r#"[{}, {{"id":9,"method":"ping"}}]"#,
        list("\"saop-guard-2\"", &[ADD])
    ));
    assert_eq!(done[0], format!("> {good}"));
    assert_eq!(done[1], r#"< [{"id":9,"method":"ping"}]"#);
}

// SPEC G3
#[test]
fn results_in_an_array_are_judged_one_by_one() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(&call_of("1"));
    scene.passes_to_server(r#"{"id":2,"method":"ping"}"#);
    scene.passes_to_server(&call_of("4"));
    let done = scene.server(
        r#"[{"id":1,"result":{"content":[],"structuredContent":{"sum":1}}}, {"id":2,"result":{}}, {"id":4,"result":{"content":[]}}]"#,
    );
    assert!(done[1].starts_with(r#"< [{"id":1,"result":{"content":[],"structuredContent":{"sum":1}}}, {"id":2,"result":{}}, {"jsonrpc":"2.0","id":4,"result":{"content":[{"#), "{done:?}");
}

#[test]
fn reports_are_json_too() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene
        .guard
        .client(0, call("\"x\"", "add", "{}").into_bytes());
    let Some(Action::Report(report)) = scene.guard.next_action() else {
        panic!("a report");
    };
    assert_eq!(report.kind, ReportKind::Call);
    let json = report.to_json();
    assert!(
        json.starts_with(r#"{"kind":"call","tool":"add","id":"x","message":""#)
            && json.ends_with(r#"","enforced":true}"#),
        "{json}"
    );
    assert!(
        saop_json::Tree::parse(
            saop_json::text::open(json.as_bytes(), &saop_json::Limits::default()).unwrap(),
            &saop_json::Limits::default()
        )
        .is_ok()
    );
}
