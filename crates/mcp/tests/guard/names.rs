//! Names of tools that the list lacks, and arguments that are not there. SPEC G2.

use saop_mcp::{Policy, Settings};

use crate::scene::{ADD, ECHO, Scene, call, call_of, list, own_id, tool_error};

const REFUSED: &str = r#""error":{"code":-32602"#;

fn named(name: &str) -> String {
    format!(r#"{{"name":"{name}","inputSchema":{{"type":"object"}}}}"#)
}

// SPEC G2
#[test]
fn the_list_is_read_again_before_a_name_is_refused() {
    for version in ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] {
        for policy in [Policy::Refuse, Policy::Report] {
            let mut scene = Scene::new(Settings::new().with_calls(policy));
            scene.initialize(version);
            scene.list(&[ADD]);
            // It appears, and nobody says so.
            let new = call("1", "echo", "{}");
            let done = scene.client_listed(&new, &[ADD, ECHO]);
            assert_eq!(done, [format!("> {new}")], "{version}");
            scene.passes_to_server(&call("2", "echo", "{}"));
            // It is judged as any other.
            scene.client_listed(&call("3", "later", "{}"), &[ADD, ECHO, &named("later")]);
            let done = scene.client(&call("4", "later", "[]"));
            assert!(done[0].starts_with("! call "), "{done:?}");
            // A name that is not there either is refused after one list.
            let done = scene.client_listed(&call("5", "no", "{}"), &[ADD, ECHO]);
            let is_refused = policy == Policy::Refuse;
            assert_eq!(done.len(), 2, "{done:?}");
            assert_eq!(done[1].contains(REFUSED), is_refused, "{done:?}");
            // What the list has no more is gone.
            let done = scene.client_listed(&call("6", "later", "{}"), &[ADD, ECHO]);
            assert_eq!(done[1].contains(REFUSED), is_refused, "{done:?}");
        }
    }
}

// SPEC G2
#[test]
fn a_name_on_a_later_page_is_found() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let new = call("1", "echo", "{}");
    let done = scene.client(&new);
    let page = format!(
        r#"{{"id":{},"result":{{"tools":[{ADD}],"nextCursor":"2"}}}}"#,
        own_id(&done).unwrap()
    );
    let done = scene.server(&page);
    let id = own_id(&done).unwrap();
    assert_eq!(scene.server(&list(&id, &[ECHO])), [format!("> {new}")]);
}

// SPEC G2, G7
#[test]
fn calls_that_come_meanwhile_wait_for_the_same_list() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let first = scene.client(&call("1", "x1", "{}"));
    for id in 2..=50 {
        let message = call(&id.to_string(), &format!("x{id}"), "{}");
        assert!(scene.client(&message).is_empty());
    }
    assert!(scene.client(&call_of("51")).is_empty());
    let done = scene.server(&list(&own_id(&first).unwrap(), &[ADD, &named("x7")]));
    // Each is answered once, in order, or passed on.
    let answers: Vec<_> = done.iter().filter(|line| !line.starts_with('!')).collect();
    assert_eq!(answers.len(), 51, "{answers:?}");
    for (at, line) in (1..).zip(&answers) {
        match at {
            7 | 51 => assert!(line.starts_with("> "), "{line}"),
            _ => {
                let begin = format!(r#"< {{"jsonrpc":"2.0","id":{at},{REFUSED}"#);
                assert!(line.starts_with(&begin), "{line}");
            }
        }
    }
}

// SPEC G2, G7
#[test]
fn names_that_do_not_exist_cost_a_bounded_number_of_lists() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let lists = |scene: &mut Scene, count: u32, name: &str| {
        let mut asked = 0;
        for id in 0..count {
            let message = call(&id.to_string(), &format!("{name}{id}"), "{}");
            let done = scene.client(&message);
            asked += u32::from(own_id(&done).is_some());
            let done = match own_id(&done) {
                Some(id) => scene.server(&list(&id, &[ADD])),
                None => done,
            };
            assert!(done.last().unwrap().contains(REFUSED), "{done:?}");
        }
        asked
    };
    assert_eq!(lists(&mut scene, 1000, "x"), 16);
    scene.now = 2500;
    assert_eq!(lists(&mut scene, 1000, "x"), 2);
    scene.now = 1_000_000;
    assert_eq!(lists(&mut scene, 1000, "y"), 16);
    // A name that is found costs nothing.
    scene.now = 2_000_000;
    let mut tools = vec![ADD.to_owned()];
    for id in 0..100 {
        tools.push(named(&format!("t{id}")));
        let all: Vec<&str> = tools.iter().map(String::as_str).collect();
        let new = call(&id.to_string(), &format!("t{id}"), "{}");
        assert_eq!(scene.client_listed(&new, &all), [format!("> {new}")]);
        scene.passes_to_client(&format!(r#"{{"id":{id},"result":{{}}}}"#));
    }
}

// SPEC G2, G7
#[test]
fn a_list_that_does_not_come_again_leaves_the_one_that_is_known() {
    for (answer, is_late) in [
        (r#""error":{"code":-32601,"message":"no"}"#, false),
        (r#""error":{"code":-32000,"message":"busy"}"#, false),
        (r#""result":{"tools":7}"#, false),
        (r#""result":{"tools":[],"nextCursor":7}"#, false),
        (r#""result":NaN"#, false),
        (r#""result":{},"result":{}"#, false),
        ("", true),
    ] {
        let mut scene = Scene::listed(Settings::new().with_list_timeout(50), &[ADD]);
        let done = scene.client(&call("1", "x", "{}"));
        let id = own_id(&done).unwrap();
        let done = if is_late {
            scene.now = 50;
            scene.guard.tick(50);
            scene.done()
        } else {
            scene.server(&format!(r#"{{"id":{id},{answer}}}"#))
        };
        let last = done.last().unwrap();
        assert!(
            last.contains(r#""id":1,"#) && last.contains(REFUSED),
            "{answer}: {done:?}"
        );
        // Nothing is asked for a while, so that nobody waits again.
        for id in 2..10 {
            let done = scene.client(&call(&id.to_string(), "x", "{}"));
            assert_eq!(done.len(), 2, "{done:?}");
        }
        scene.passes_to_server(&call_of("20"));
    }
}

// SPEC G2
#[test]
fn nothing_is_asked_again_where_nothing_is_asked() {
    // With reports alone.
    let mut scene = Scene::listed(Settings::new().with_report_only(true), &[ADD]);
    let new = call("1", "x", "{}");
    let done = scene.client(&new);
    assert!(done.len() == 2 && done[1] == format!("> {new}"), "{done:?}");
    // For a tool that was taken out.
    let bad = r#"{"name":"bad","inputSchema":{}}"#;
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.list(&[ADD, bad]);
    let done = scene.client(&call("1", "bad", "{}"));
    assert!(done.len() == 2 && done[1].contains("taken out"), "{done:?}");
    // For a server without tools.
    let mut scene = Scene::new(Settings::new());
    scene.passes_to_server(r#"{"id":0,"method":"initialize","params":{}}"#);
    scene.passes_to_client(
        r#"{"id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
    );
    let done = scene.client(&call("1", "x", "{}"));
    assert!(done.len() == 2 && done[1].starts_with("> "), "{done:?}");
    // After a list that was read for the call.
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    let done = scene.client_listed(&call("1", "x", "{}"), &[ADD]);
    assert!(done.len() == 2 && done[1].contains(REFUSED), "{done:?}");
}

// SPEC G2
#[test]
fn a_call_without_an_id_is_looked_for_as_well() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let silent = r#"{"method":"tools/call","params":{"name":"echo"}}"#;
    let done = scene.client_listed(silent, &[ADD, ECHO]);
    assert_eq!(done, [format!("> {silent}")]);
    let silent = r#"{"method":"tools/call","params":{"name":"no"}}"#;
    assert_eq!(scene.client_listed(silent, &[ADD, ECHO]).len(), 1);
}

// SPEC G2
#[test]
fn a_cancelled_call_of_a_name_that_is_looked_for_reaches_nobody() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let asked = scene.client(&call("1", "x", "{}"));
    scene.client(r#"{"method":"notifications/cancelled","params":{"requestId":1}}"#);
    assert!(
        scene
            .server(&list(&own_id(&asked).unwrap(), &[ADD, &named("x")]))
            .is_empty()
    );
}

// SPEC G2
#[test]
fn null_for_arguments_is_none() {
    let optional = ADD
        .replace(r#""required":["a"],"#, "")
        .replace("add", "optional");
    let mut scene = Scene::listed(Settings::new(), &[ADD, ECHO, &optional]);
    for name in ["echo", "optional"] {
        for arguments in ["null", " null ", "{}"] {
            scene.passes_to_server(&call("1", name, arguments));
            let answer = r#"{"id":1,"result":{"structuredContent":{"sum":1}}}"#;
            scene.passes_to_client(answer);
        }
    }
    let none = r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add"}}"#;
    let without = scene.client(none);
    for arguments in ["null", "{}"] {
        assert_eq!(scene.client(&call("1", "add", arguments)), without);
    }
    assert!(tool_error(&without[1], "1").contains("expected the member `a`"));
    // A member that is null is a value.
    let done = scene.client(&call("1", "add", r#"{"a":null}"#));
    assert!(tool_error(&done[1], "1").contains("/a: "), "{done:?}");
    for arguments in ["[]", "0", "false", r#""""#, r#""null""#] {
        let done = scene.client(&call("1", "echo", arguments));
        assert!(
            tool_error(&done[1], "1").contains("expected an object"),
            "{done:?}"
        );
    }
}
