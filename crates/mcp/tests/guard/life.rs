//! Ends, waiting and bounds: each request is answered once, whoever dies first. SPEC G7.

use saop_mcp::{Action, Guard, OnChange, Peer, Pins, Settings};

use crate::scene::{ADD, Scene, call, call_of, list, task_call};

// SPEC G7
#[test]
fn no_call_waits_for_ever() {
    let mut scene = Scene::new(Settings::new().with_list_timeout(50));
    scene.initialize("2025-11-25");
    scene.client(&call_of("1"));
    assert_eq!(scene.guard.wake_at(), Some(50));
    scene.guard.tick(49);
    assert!(scene.done().is_empty());
    scene.now = 50;
    scene.guard.tick(50);
    let done = scene.done();
    assert!(
        done[0]
            .contains(r#""method":"notifications/cancelled","params":{"requestId":"saop-guard-1""#),
        "{done:?}"
    );
    assert!(
        done[3].contains(r#""id":1,"error":{"code":-32603"#) && done[3].contains("50 ms"),
        "{done:?}"
    );
    assert_eq!(scene.guard.wake_at(), None);
    // Its answer is nobody's.
    assert!(scene.server(&list("\"saop-guard-1\"", &[ADD])).is_empty());
    // A server that knows no list is asked once; one that fails otherwise, again.
    let asked = scene.client(&call_of("2"));
    assert!(asked[0].contains("saop-guard-2"), "{asked:?}");
    let done = scene.server(
        r#"{"jsonrpc":"2.0","id":"saop-guard-2","error":{"code":-32000,"message":"busy"}}"#,
    );
    assert!(
        done[2].contains("busy") && done[2].starts_with("< "),
        "{done:?}"
    );
    scene.client(&call_of("3"));
    let done = scene.server(
        r#"{"jsonrpc":"2.0","id":"saop-guard-3","error":{"code":-32601,"message":"what?"}}"#,
    );
    assert!(
        done[0].starts_with("! call passed on unchecked") && done[1].starts_with("> "),
        "{done:?}"
    );
    assert_eq!(scene.client(&call_of("4")).len(), 2);
}

// SPEC G5, G7
#[test]
fn a_server_that_had_tools_is_not_believed_to_have_none() {
    let held = ADD.replace("first", "last");
    let mut pins = Pins::new();
    pins.add("add", held);
    let pinned = Guard::new(Settings::new()).with_pins(pins, OnChange::Hold);
    let without = |id: &str| {
        format!(r#"{{"jsonrpc":"2.0","id":{id},"error":{{"code":-32601,"message":"what?"}}}}"#)
    };
    let refused = r#"{"jsonrpc":"2.0","id":1,"error":{"code":-32603"#;
    // One with pins, whether its list was seen or not.
    let mut scene = Scene::new(Settings::new());
    scene.guard = pinned;
    scene.client(&call_of("1"));
    let done = scene.server(&without("\"saop-guard-1\""));
    assert!(done.last().unwrap().contains(refused), "{done:?}");
    // One whose list was seen.
    let changed = r#"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#;
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_client(changed);
    scene.client(&call_of("1"));
    let done = scene.server(&without("\"saop-guard-1\""));
    assert!(done.last().unwrap().contains(refused), "{done:?}");
    // One that was believed, or said in `initialize` that it has none.
    for capabilities in [r#"{"tools":{}}"#, "{}"] {
        let mut scene = Scene::new(Settings::new());
        scene.passes_to_server(r#"{"jsonrpc":"2.0","id":0,"method":"initialize"}"#);
        scene.passes_to_client(&format!(
            r#"{{"jsonrpc":"2.0","id":0,"result":{{"capabilities":{capabilities}}}}}"#
        ));
        let first = scene.client(&call_of("1"));
        if first.len() == 1 {
            assert_eq!(scene.server(&without("\"saop-guard-1\"")).len(), 2);
        }
        scene.passes_to_client(r#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#);
        scene.passes_to_server(r#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#);
        scene.passes_to_client(&format!(
            r#"{{"jsonrpc":"2.0","id":2,"result":{{"tools":[{ADD}],"ttlMs":5}}}}"#
        ));
        scene.now = 6;
        let done = scene.client(&call("3", "add", "{}"));
        assert!(
            done.len() == 1 && done[0].contains("tools/list"),
            "{done:?}"
        );
    }
}

// SPEC G7
#[test]
fn open_requests_get_an_error_when_the_server_dies() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#);
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":"b","method":"ping"}"#);
    scene.passes_to_server(
        r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"b"}}"#,
    );
    scene.client(&call_of("2"));
    scene.guard.server_ended();
    let ended = |id: &str| {
        format!(
            r#"< {{"jsonrpc":"2.0","id":{id},"error":{{"code":-32000,"message":"the server ended before it answered"}}}}"#
        )
    };
    let mut done = scene.done();
    done.retain(|line| !line.starts_with('!'));
    assert_eq!(done, [ended("\"a\""), ended("2"), "x client".to_owned()]);
    assert_eq!(scene.client(&call_of("3")), [ended("3")]);
    assert!(scene.client(r#"{"jsonrpc":"2.0","method":"x"}"#).is_empty());
}

// SPEC G1, G7
#[test]
fn no_message_stands_behind_another_one_on_its_line() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#);
    let last = r#"{"jsonrpc":"2.0","method":"notifications/a"}"#;
    scene.guard.server(0, last.as_bytes().to_vec());
    scene.guard.server_ended();
    let sent = sent_to(&mut scene, Peer::Client);
    let lines: Vec<_> = sent.split('\n').collect();
    assert_eq!(lines[0], last);
    assert!(
        lines[1].starts_with(r#"{"jsonrpc":"2.0","id":"a","error""#),
        "{sent}"
    );
    // What waited is sent after an answer of the client's that has no end.
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    scene.client(&call_of("1"));
    let answer = r#"{"jsonrpc":"2.0","id":9,"result":{}}"#;
    scene.guard.client(0, answer.as_bytes().to_vec());
    let listed = list("\"saop-guard-1\"", &[ADD]);
    scene.guard.server(0, listed.into_bytes());
    let sent = sent_to(&mut scene, Peer::Server);
    assert_eq!(sent, format!("{answer}\n{}\n", call_of("1")));
}

fn sent_to(scene: &mut Scene, to: Peer) -> String {
    let mut sent = Vec::new();
    while let Some(action) = scene.guard.next_action() {
        match action {
            Action::Send(peer, bytes) if peer == to => sent.extend(bytes),
            _ => {}
        }
    }
    String::from_utf8(sent).unwrap()
}

// SPEC G7
#[test]
fn what_waits_is_passed_on_before_the_server_is_left() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    scene.client(&call_of("1"));
    scene.guard.client_ended();
    assert!(scene.done().is_empty());
    let done = scene.server(&list("\"saop-guard-1\"", &[ADD]));
    assert_eq!(done, [format!("> {}", call_of("1")), "x server".to_owned()]);
}

// SPEC G7
#[test]
fn a_call_that_is_cancelled_while_it_waits_reaches_nobody() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":8,"method":"ping"}"#);
    scene.client(&call_of("1"));
    scene.client(&call_of("2"));
    let cancel = |id: &str| {
        format!(
            r#"{{"jsonrpc":"2.0","method":"notifications/cancelled","params":{{"requestId":{id}}}}}"#
        )
    };
    let done = scene.client(&cancel("2.0"));
    assert!(
        done.len() == 1 && done[0].starts_with("! message not passed on"),
        "{done:?}"
    );
    // One that the server has is not kept waiting.
    scene.passes_to_server(&cancel("8"));
    assert_eq!(
        scene.server(&list("\"saop-guard-1\"", &[ADD])),
        [format!("> {}", call_of("1"))]
    );
}

// SPEC G7
#[test]
fn requests_without_an_answer_are_counted() {
    let mut scene = Scene::new(Settings::new().with_max_open(2));
    for id in ["1", "2"] {
        scene.passes_to_server(&format!(r#"{{"id":{id},"method":"ping"}}"#));
    }
    let done = scene.client(r#"{"id":3,"method":"ping"}"#);
    assert!(
        done[1].contains(r#""id":3,"error":{"code":-32000"#),
        "{done:?}"
    );
    // What opens nothing is passed on.
    scene.passes_to_server(r#"{"jsonrpc":"2.0","method":"notifications/a"}"#);
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":7,"result":{}}"#);
    scene.passes_to_client(r#"{"id":1,"result":{}}"#);
    scene.passes_to_server(r#"{"id":3,"method":"ping"}"#);
    // Also while there is one of the guard's beside the client's.
    scene.client(&call_of("4"));
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":7,"result":{}}"#);
    scene.passes_to_client(r#"{"id":3,"result":{}}"#);
    scene.client(r#"{"id":5,"method":"ping"}"#);
    let done = scene.server(&list("\"saop-guard-1\"", &[ADD]));
    assert_eq!(done[0], format!("> {}", call_of("4")));
    assert!(
        done[2].contains(r#""id":5,"error":{"code":-32000"#),
        "{done:?}"
    );
}

// SPEC G1, G7
#[test]
fn of_a_batch_only_the_requests_too_many_are_refused() {
    let mut scene = Scene::new(Settings::new().with_max_open(1));
    scene.initialize("2025-03-26");
    scene.list(&[ADD]);
    let ping = r#"{"jsonrpc":"2.0","id":"p","method":"ping"}"#;
    let note = r#"{"jsonrpc":"2.0","method":"notifications/a"}"#;
    let result = r#"{"jsonrpc":"2.0","id":9,"result":{}}"#;
    let bad = call("3", "add", "{}");
    let batch = format!("[{ping}, {bad} ,{note} , {},{result}]", call_of("4"));
    let done = scene.client(&batch);
    assert_eq!(done[2], format!("> [{ping} ,{note},{result}]"), "{done:?}");
    let answer = done.last().unwrap();
    assert!(answer.starts_with("< ["), "{done:?}");
    for part in [
        r#""id":3,"result":{"content""#,
        r#""id":4,"error":{"code":-32000"#,
    ] {
        assert!(answer.contains(part), "{done:?}");
    }
    assert!(!answer.contains(r#""id":"p""#), "{done:?}");
}

// SPEC G7, G8
#[test]
fn an_id_is_that_of_one_open_request() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(&call_of("1"));
    // What is refused is not answered by its id, since that would be an answer to the first one.
    for again in [&*call_of("1.0"), r#"{"id":10e-1,"method":"ping"}"#] {
        let done = scene.client(again);
        let [report, answer] = &*done else {
            panic!("{done:?}");
        };
        assert!(
            report.starts_with("! message not passed on (request 1"),
            "{report}"
        );
        assert!(
            answer.starts_with(r#"< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"#),
            "{answer}"
        );
    }
    scene.passes_to_server(&call_of("\"1\""));
    let good = r#"{"id":1,"result":{"content":[],"structuredContent":{"sum":1}}}"#;
    scene.passes_to_client(good);
    // Once it is answered, it is free.
    scene.passes_to_server(&call_of("1"));
    scene.passes_to_client(good);
    let ping = |id| format!(r#"{{"id":{id},"method":"ping"}}"#);
    scene.initialize("2025-03-26");
    let done = scene.client(&format!("[{},{}]", ping("5"), ping("5.0")));
    assert_eq!(done[1], format!("> [{}]", ping("5")));

    let mut scene = Scene::listed(Settings::new().with_report_only(true), &[ADD]);
    scene.passes_to_server(&ping("1"));
    let done = scene.client(&ping("1"));
    assert!(
        done[0].starts_with("! message passed on unjudged (request 1)"),
        "{done:?}"
    );
    assert_eq!(done[1], format!("> {}", ping("1")));
}

// SPEC G7, G8
#[test]
fn an_id_of_a_request_that_waits_is_taken_as_well() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    scene.client(&call_of("1"));
    let batch = r#"[{"id":2,"method":"ping"}]"#;
    assert!(scene.client(batch).is_empty());
    scene.passes_to_server(r#"{"id":2,"result":{}}"#);
    for again in [
        &*call_of("1.0"),
        r#"{"id":1,"method":"ping"}"#,
        r#"{"id":2,"method":"ping"}"#,
        r#"{"id":2}"#,
    ] {
        let done = scene.client(again);
        let refused = r#"< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"#;
        assert!(done.len() == 2 && done[1].starts_with(refused), "{done:?}");
    }
    let bytes = b"{\"id\":1,\"method\":\"\xFF\"}\n";
    scene.guard.client(0, bytes.to_vec());
    let refused = r#"< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#;
    let done = scene.done();
    assert!(done[1].starts_with(refused), "{done:?}");
    // What stands in an array is not cancelled with all of it.
    let cancel = r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#;
    assert!(scene.client(cancel).is_empty());
    let done = scene.server(&list("\"saop-guard-1\"", &[ADD]));
    let sent = [&*call_of("1"), batch, cancel].map(|message| format!("> {message}"));
    assert_eq!(done, sent);
}

// SPEC G1, G7
#[test]
fn what_an_array_cancels_or_asks_twice_is_remembered() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-03-26");
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":5,"method":"ping"}"#);
    scene.passes_to_server(
        r#"[{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}]"#,
    );
    // Nobody waits for it.
    scene.guard.server_ended();
    assert_eq!(scene.done(), ["x client"]);
    let mut scene = Scene::new(Settings::new().with_report_only(true));
    let ping = r#"{"id":1,"method":"ping"}"#;
    let done = scene.client(&format!("[{ping},{ping}]"));
    assert!(
        done.len() == 2 && done[0].starts_with("! message passed on unjudged (request 1)"),
        "{done:?}"
    );
    for _ in 0..2 {
        scene.passes_to_client(r#"{"id":1,"result":{}}"#);
    }
}

// SPEC G2, G7
#[test]
fn an_array_is_refused_by_a_message_where_there_are_no_arrays() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let done = scene.client(&format!("[{}]", call_of("1")));
    let refused = r#"< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"#;
    assert!(done[1].starts_with(refused), "{done:?}");
}

// SPEC G7, G8
#[test]
fn a_message_with_a_carriage_return_inside_is_answered_by_its_id() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(r#"{"id":1,"method":"ping"}"#);
    let done = scene.server("{\"id\":1,\r\"result\":{}}");
    assert!(
        done[1].starts_with(r#"< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"#),
        "{done:?}"
    );
    let done = scene.client("{\"id\":2,\r\"method\":\"ping\"}");
    assert!(
        done[1].starts_with(r#"< {"jsonrpc":"2.0","id":2,"error":{"code":-32700,"#),
        "{done:?}"
    );
}

// SPEC G7, G8
#[test]
fn a_message_with_half_a_pair_of_escapes_is_answered_by_its_id() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    scene.passes_to_server(r#"{"id":1,"method":"ping"}"#);
    let done = scene.server(r#"{"id":1,"result":{"text":"abc\ud83d"}}"#);
    assert!(
        done[1].starts_with(r#"< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"#),
        "{done:?}"
    );
    let done = scene.client(r#"{"id":2,"method":"ping","params":{"text":"abc\ud83d"}}"#);
    assert!(
        done[1].starts_with(r#"< {"jsonrpc":"2.0","id":2,"error":{"code":-32700,"#),
        "{done:?}"
    );
}

// SPEC G7
#[test]
fn ids_that_would_fill_the_memory_are_refused() {
    let mut scene = Scene::listed(Settings::new(), &[ADD]);
    let ping = |id: &str| format!(r#"{{"id":"{id}","method":"ping"}}"#);
    let huge = "x".repeat(2 << 20);
    for first in ["a", "b"] {
        scene.passes_to_server(&ping(&format!("{first}{huge}")));
    }
    let done = scene.client(&ping(&format!("c{huge}")));
    let [report, answer] = &*done else {
        panic!("{} actions", done.len());
    };
    // The report does not repeat it.
    assert!(report.len() < 500 && report.contains("fit into memory"));
    assert!(answer.contains(r#","error":{"code":-32000,"#));
    scene.passes_to_client(&format!(r#"{{"id":"a{huge}","result":{{}}}}"#));
    scene.passes_to_server(&ping(&format!("c{huge}")));
    let task = format!(
        r#"{{"id":1,"result":{{"task":{{"taskId":"{}"}}}}}}"#,
        "t".repeat(5000)
    );
    scene.passes_to_server(&task_call("1"));
    let done = scene.server(&task);
    assert!(
        done[1].contains("a task's id of at most 4096 bytes"),
        "{done:?}"
    );
}

// SPEC G7
#[test]
fn a_client_that_cancels_what_waits_takes_no_longer_for_more() {
    let mut scene = Scene::new(Settings::new().with_max_waiting_bytes(8 << 20));
    scene.initialize("2025-11-25");
    let begun = std::time::Instant::now();
    scene.client(&call_of("\"first\""));
    let cancel = |id: usize| {
        format!(r#"{{"method":"notifications/cancelled","params":{{"requestId":{id}}}}}"#)
    };
    let mut count = 0;
    while scene.guard.has_room() {
        count += 1;
        scene.client(&format!(r#"{{"id":{count},"method":"ping"}}"#));
    }
    // What stands beside the bytes of a message counts as well.
    assert!(count < 50_000, "{count}");
    for id in (2..=count).rev() {
        let done = scene.client(&cancel(id));
        assert!(done[0].contains("neither reached the server"), "{done:?}");
    }
    // One that is not there waits for its turn.
    assert!(scene.client(&cancel(count)).is_empty());
    let done = scene.server(&list("\"saop-guard-1\"", &[ADD]));
    assert_eq!(done[1], r#"> {"id":1,"method":"ping"}"#);
    assert_eq!(done[2..], [format!("> {}", cancel(count))]);
    assert!(begun.elapsed().as_secs() < 60);
}

// SPEC G7
#[test]
fn a_name_of_any_length_is_looked_up_in_time() {
    let begun = std::time::Instant::now();
    let tool = |name: &str| format!(r#"{{"name":"{name}","inputSchema":{{"type":"object"}}}}"#);
    let names: Vec<String> = (0..200)
        .map(|number| format!("{number}{}", "x".repeat(20_000)))
        .collect();
    let tools: Vec<String> = names.iter().map(|name| tool(name)).collect();
    let tools: Vec<&str> = tools.iter().map(String::as_str).collect();
    let mut scene = Scene::listed(Settings::new(), &tools);
    // A list that does not come again is not asked for at once.
    scene.client(&call("\"first\"", "none", "{}"));
    scene.server(r#"{"id":"saop-guard-1","error":{"code":-32000,"message":"busy"}}"#);
    for (id, name) in names.iter().enumerate().take(20) {
        let done = scene.client(&call(&id.to_string(), &format!("{name}y"), "{}"));
        assert!(done[1].contains("-32602"), "{}", done[1].len());
        assert!(done[1].len() < 5_000, "{}", done[1].len());
    }
    assert!(begun.elapsed().as_secs() < 30, "{:?}", begun.elapsed());
}

/// Two calls in one batch, of different versions, whose lists are asked for one after the other.
fn calls_of_two_versions() -> String {
    let meta = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"},"#;
    let other = call("2", "add", "{}").replace("\"name\"", &format!("{meta}\"name\""));
    format!("[{},{other}]", call("1", "add", "{}"))
}

/// Answers each request for a list, as long as there are any, and returns how many there were and what was done at last.
fn answer_lists(scene: &mut Scene, mut done: Vec<String>, rest: &str) -> (usize, Vec<String>) {
    for count in 0..20 {
        let id = format!("\"saop-guard-{}\"", count + 1);
        if !done.iter().any(|line| line.contains(&id)) {
            return (count, done);
        }
        done = scene.server(&format!(r#"{{"jsonrpc":"2.0","id":{id},{rest}}}"#));
    }
    panic!("{done:?}");
}

// SPEC G7
#[test]
fn a_batch_of_two_versions_waits_for_each_list_once() {
    let batch = calls_of_two_versions();
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-03-26");
    let asked = scene.client(&batch);
    let busy = r#""error":{"code":-32000,"message":"busy"}"#;
    let (count, done) = answer_lists(&mut scene, asked, busy);
    assert_eq!(count, 2, "{done:?}");
    let answer = done.iter().find(|line| line.starts_with("< [")).unwrap();
    assert!(
        answer.contains(r#""id":1"#) && answer.contains(r#""id":2"#),
        "{done:?}"
    );
    // Lists that may be used no longer than they take to come.
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-03-26");
    let asked = scene.client(&batch);
    let old = format!(r#""result":{{"resultType":"complete","ttlMs":0,"tools":[{ADD}]}}"#);
    let (count, done) = answer_lists(&mut scene, asked, &old);
    assert_eq!(count, 2, "{done:?}");
}
