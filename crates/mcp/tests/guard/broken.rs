//! Answers that cannot be judged: each settles its request, whether it is passed on or dropped, and a line that is no answer settles
//! nothing. SPEC G1, G7, G8.

use saop_mcp::{Guard, Peer, Policy, Settings};

use crate::scene::{ADD, Scene, call_of};

/// Answers to the request 1 that cannot be read, or not in one way only.
const BROKEN: [&str; 30] = [
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"sum":NaN}}}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"sum":Infinity}}}"#,
    r#"{"result":{"content":[],"structuredContent":{"sum":-Infinity}},"jsonrpc":"2.0","id":1}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"sum":undefined}}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}} done"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}}}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}},"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}}{"level":"info"}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}} {"jsonrpc":"2.0","method":"notifications/a"}"#,
    "\u{FEFF}{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[]}}",
    "\u{FEFF} {\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":1,\"message\":\"\"}}",
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],}}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]},}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"cut o"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"a "quote" in it"}]}}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"C:\dir"}]}}"#,
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"a\tb\u{1}\"}]}}",
    "{\"jsonrpc\":\"2.0\",\r\"id\":1,\"result\":{}}",
    r#"{"jsonrpc":"2.0","id":1,"result":{"text":"\ud83d"}}"#,
    r"{'jsonrpc': '2.0', 'id': 1, 'result': {'content': [], 'isError': False}}",
    r#"{"jsonrpc":"2.0","id":1.0,"error":{"code":-1,"message":"x",}}"#,
    r#"{"jsonrpc":"2.0","id":1e0,"result":01}"#,
    r#"{"jsonrpc":"2.0","id":"1","result":NaN}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{},"result":{}}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{},"error":{"code":1,"message":""}}"#,
    r#"{"jsonrpc":"2.0","id":1,"id":1,"result":{}}"#,
    r#"{"jsonrpc":"2.0","ID":1,"result":{}}"#,
    r#"{"jsonrpc":"2.0","id":1,"Result":{}}"#,
    r#"{"jsonrpc":"2.0","id":1,"method":7,"result":{}}"#,
    r#"{"jsonrpc":"2.0","id":1}"#,
];

/// Lines that answer nothing, though some name the request.
const NO_ANSWER: [&str; 18] = [
    "Server listening on stdio",
    r#"INFO sent {"jsonrpc":"2.0","id":1,"result":{}}"#,
    r#"[INFO] {"jsonrpc":"2.0","id":1,"result":{}}"#,
    r#"[2026-01-01] {"id":1,"result":NaN}"#,
    r#"2026-01-01T00:00:00Z {"id":1,"error":{}}"#,
    r#"> {"id":1,"result":{}}"#,
    r#"data: {"jsonrpc":"2.0","id":1,"result":{}}"#,
    r#"{"level":"info","id":1,"time":NaN}"#,
    r#"{"id":1,"msg":"done" "result"}"#,
    r#"{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"x":NaN}}"#,
    r#"{"jsonrpc":"2.0","id":1,"method":"roots/list"} and more"#,
    r#"{"jsonrpc":"2.0","id":7,"result":NaN}"#,
    r#"{"jsonrpc":"2.0","id":null,"result":NaN}"#,
    r#"{"jsonrpc":"2.0","id":1,"id":2,"result":NaN}"#,
    r#"{"result":{"id":1,"result":{}},"x":NaN}"#,
    r#"{"jsonrpc":"2.0","result":NaN}"#,
    r#"{"result":"cut o"#,
    "line 2 of a text\"}]}}",
];

fn with(settings: Settings) -> Scene {
    let mut scene = Scene::listed(settings, &[ADD]);
    scene.passes_to_server(&call_of("1"));
    scene.passes_to_server(&call_of("2"));
    scene
}

fn policies() -> [Settings; 4] {
    let settings = Settings::new;
    [
        settings(),
        settings().with_results(Policy::Report),
        settings().with_results(Policy::Pass),
        settings().with_report_only(true),
    ]
}

/// Ends the server, and returns the ids that are answered then.
fn answered_at_the_end(scene: &mut Scene) -> Vec<String> {
    scene.guard.server_ended();
    let done = scene.done();
    let ended = done
        .iter()
        .filter(|line| line.starts_with("! server ended (request "));
    ended
        .map(|line| {
            let (_, rest) = line.split_once("(request ").unwrap();
            rest.split_once(')').unwrap().0.to_owned()
        })
        .collect()
}

// SPEC G7, G8
#[test]
fn a_broken_answer_settles_its_request() {
    for (at, settings) in policies().into_iter().enumerate() {
        for answer in BROKEN {
            let mut scene = with(settings.clone());
            let done = scene.server(answer);
            if at == 0 {
                let begin = r#"< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the server's answer is withheld: "#;
                assert!(
                    done[0].starts_with("! message not passed on"),
                    "{answer}: {done:?}"
                );
                assert!(
                    done.len() == 2 && done[1].starts_with(begin),
                    "{answer}: {done:?}"
                );
            } else {
                assert_eq!(done.last(), Some(&format!("< {answer}")));
                assert_eq!(done.len(), 2, "{answer}: {done:?}");
            }
            // The other one is open, and this one is free.
            scene.passes_to_server(&call_of("1"));
            let good =
                r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"sum":1}}}"#;
            scene.passes_to_client(good);
            assert_eq!(answered_at_the_end(&mut scene), ["2"], "{answer}");
        }
    }
}

// SPEC G7, G8
#[test]
fn a_line_that_is_no_answer_settles_nothing() {
    for settings in policies() {
        for line in NO_ANSWER {
            let mut scene = with(settings.clone());
            let done = scene.server(line);
            assert!(
                done.len() <= 2 && done[0].starts_with("! message "),
                "{line}: {done:?}"
            );
            assert_eq!(answered_at_the_end(&mut scene), ["1", "2"], "{line}");
        }
    }
}

// SPEC G7, G8
#[test]
fn of_several_broken_answers_on_a_line_each_settles_its_request() {
    for line in [
        r#"[{"id":1,"result":NaN},{"id":2,"result":{}}]"#,
        r#"{"id":1,"result":{}}{"id":2,"result":{}}"#,
        r#"{"id":2,"error":{}} {"id":"1","result":{}}"#,
        "\u{FEFF}[{\"id\":1,\"result\":{}},{\"id\":2,\"result\":{}}]",
    ] {
        for (at, settings) in policies().into_iter().enumerate() {
            let mut scene = with(settings);
            let done = scene.server(line);
            let answers = done
                .iter()
                .filter(|line| line.starts_with(r#"< {"jsonrpc":"2.0","id":"#));
            assert_eq!(answers.count(), if at == 0 { 2 } else { 0 }, "{done:?}");
            assert!(answered_at_the_end(&mut scene).is_empty(), "{line}");
        }
    }
}

// SPEC G7, G8
#[test]
fn of_two_ids_clients_take_the_last() {
    for (ids, settled) in [
        (r#""id":1,"id":2"#, 2),
        (r#""id":2,"id":1"#, 1),
        (r#""id":7,"id":1"#, 1),
        (r#""Id":2,"id":1"#, 1),
    ] {
        let mut scene = with(Settings::new().with_results(Policy::Report));
        scene.server(&format!(r#"{{{ids},"result":{{}}}}"#));
        assert_eq!(
            answered_at_the_end(&mut scene),
            [(3 - settled).to_string()],
            "{ids}"
        );
    }
    // What is dropped is answered for each.
    let mut scene = with(Settings::new());
    let done = scene.server(r#"{"id":1,"id":2,"result":{}}"#);
    assert_eq!(done.len(), 3, "{done:?}");
    assert!(answered_at_the_end(&mut scene).is_empty());
}

// SPEC G1, G8
#[test]
fn an_id_of_another_type_is_that_of_the_request() {
    let bad = r#""result":{"content":[]}"#;
    let good = r#""result":{"content":[],"structuredContent":{"sum":1}}"#;
    let failed = r#""error":{"code":1,"message":""}"#;
    for (sent, answered) in [
        ("2", "2.0"),
        ("2", "2e0"),
        ("2", "20e-1"),
        ("2.0", "2"),
        ("-0", "0"),
        ("2", r#""2""#),
        ("2.0", r#""2""#),
        ("2e0", r#""2""#),
        ("2", r#""2.0""#),
        ("2", r#""2e0""#),
        ("2", r#""\u0032""#),
        ("-7", r#""-7""#),
        ("0", r#""0""#),
        (r#""2""#, "2"),
        (r#""2""#, "2.0"),
        (r#""2""#, "20e-1"),
        (r#""\u0032""#, "2"),
        (r#""12345678901234567890123""#, "12345678901234567890123"),
        ("12345678901234567890123", r#""12345678901234567890123""#),
    ] {
        for (at, settings) in policies().into_iter().enumerate() {
            let mut scene = Scene::listed(settings, &[ADD]);
            for outcome in [good, failed] {
                scene.passes_to_server(&call_of(sent));
                let answer = format!(r#"{{"id" :{answered} ,{outcome}}}"#);
                let done = scene.server(&answer);
                let expected = match at {
                    3 => format!("< {answer}"),
                    _ => format!(r#"< {{"id" :{sent} ,{outcome}}}"#),
                };
                assert_eq!(done.last(), Some(&expected), "{sent} {answered}");
                // It is told once.
                let told = usize::from(outcome == good);
                assert_eq!(done.len(), 1 + told, "{done:?}");
            }
            // It is judged as any other.
            scene.passes_to_server(&call_of(sent));
            let done = scene.server(&format!(r#"{{{bad},"id":{answered}}}"#));
            let last = done.last().unwrap();
            match at {
                0 => assert!(
                    last.contains(&format!(r#""id":{sent},"result""#)) && last.contains("isError"),
                    "{last}"
                ),
                3 => assert_eq!(last, &format!(r#"< {{{bad},"id":{answered}}}"#)),
                _ => assert_eq!(last, &format!(r#"< {{{bad},"id":{sent}}}"#)),
            }
            assert!(answered_at_the_end(&mut scene).is_empty());
        }
    }
}

// SPEC G8
#[test]
fn an_id_of_another_type_settles_nothing_where_its_own_is_open() {
    let ping = |id: &str| format!(r#"{{"id":{id},"method":"ping"}}"#);
    let answer = |id: &str| format!(r#"{{"id":{id},"result":{{}}}}"#);
    let mut scene = Scene::new(Settings::new());
    scene.passes_to_server(&ping("2"));
    scene.passes_to_server(&ping(r#""2""#));
    scene.passes_to_client(&answer(r#""2""#));
    scene.passes_to_client(&answer("2"));
    for other in [
        r#""02""#,
        r#"" 2""#,
        r#""2 ""#,
        r#""+2""#,
        r#""0x2""#,
        r#""two""#,
        r#""""#,
        "null",
        "[2]",
        "{\"2\":2}",
        "3",
        "2.5",
        r#""3""#,
        "true",
    ] {
        let mut scene = Scene::new(Settings::new());
        scene.passes_to_server(&ping("2"));
        let done = scene.server(&answer(other));
        assert!(
            done.len() == 1 && done[0].starts_with("! message not passed on"),
            "{other}: {done:?}"
        );
        scene.passes_to_client(&answer("2"));
    }
}

// SPEC G1, G3
#[test]
fn changes_of_an_answer_stand_beside_its_own_id() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-03-26");
    scene.passes_to_server(r#"{"id":5,"method":"tools/list"}"#);
    let done = scene.server(&format!(
        r#"{{"result":{{"tools":[{ADD},{{"name":"bad"}}]}},"id":"5"}}"#
    ));
    let last = done.last().unwrap();
    assert!(
        last.ends_with(&format!(r#""tools":[{ADD}]}},"id":5}}"#)),
        "{last}"
    );
    scene.passes_to_server(r#"{"id":6,"method":"ping"}"#);
    scene.passes_to_server(r#"{"id":7,"method":"ping"}"#);
    let done = scene.server(r#"[ {"id":"6","result":{}} , {"id":"7","result":{}}]"#);
    assert_eq!(
        done,
        [r#"< [ {"id":6,"result":{}} , {"id":7,"result":{}}]"#]
    );
}

/// A message that comes in parts, which are dropped.
fn long(guard: &mut Guard, from: Peer, message: &str) {
    for part in message.as_bytes().chunks(7) {
        guard.part(from, part);
    }
    guard.part(from, b"\n");
    match from {
        Peer::Client => guard.client_too_long(message.len(), 8),
        Peer::Server => guard.server_too_long(0, message.len(), 8),
    }
}

// SPEC G7
#[test]
fn an_answer_that_is_too_long_settles_its_request() {
    for (at, settings) in policies().into_iter().enumerate() {
        for answer in [
            r#"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"a long text"}]}}"#,
            r#"{"result":{"content":[{"type":"text","text":"a long text with \"id\":2"}]},"jsonrpc":"2.0","id":1}"#,
            r#"{"result":{"id":2,"result":{}},"id":"1"}"#,
        ] {
            let mut scene = with(settings.clone());
            long(&mut scene.guard, Peer::Server, answer);
            let done = scene.done();
            assert!(
                done[0].contains(
                    "(request 1): from the server: expected a message of at most 8 bytes"
                ),
                "{done:?}"
            );
            // Only with reports alone, the parts are passed on.
            assert_eq!(done.len(), if at == 3 { 1 } else { 2 }, "{done:?}");
            assert_eq!(answered_at_the_end(&mut scene), ["2"], "{answer}");
        }
        for other in [
            r#"{"id":1,"method":"a","params":{}}"#,
            "a long line of a log",
            r#"{"id":7,"result":{}}"#,
        ] {
            let mut scene = with(settings.clone());
            long(&mut scene.guard, Peer::Server, other);
            assert_eq!(scene.done().len(), 1);
            assert_eq!(answered_at_the_end(&mut scene), ["1", "2"], "{other}");
        }
    }
}

// SPEC G2, G7
#[test]
fn a_broken_list_of_the_guards_own_keeps_nobody_waiting() {
    for policy in [Policy::Refuse, Policy::Report, Policy::Pass] {
        for answer in [
            r#"{"id":"saop-guard-1","result":NaN}"#,
            r#"{"id":"saop-guard-1","result":{"tools":[]}} more"#,
            r#"{"id":"saop-guard-1","result":{},"result":{}}"#,
            r#"{"id":"saop-guard-1","result":{},"error":{}}"#,
            r#"{"id":"saop-guard-1","result":NaN}{"id":9,"result":{}}"#,
        ] {
            let mut scene = Scene::new(Settings::new().with_results(policy));
            scene.initialize("2025-11-25");
            scene.passes_to_server(r#"{"id":9,"method":"ping"}"#);
            scene.client(&call_of("1"));
            let done = scene.server(answer);
            let sent: Vec<_> = done.iter().filter(|line| line.starts_with('<')).collect();
            let others = usize::from(answer.contains(r#""id":9"#));
            assert_eq!(sent.len(), 1 + others, "{answer}: {done:?}");
            let waited = r#"< {"jsonrpc":"2.0","id":1,"error":{"code":-32603"#;
            assert!(
                sent.iter().any(|line| line.starts_with(waited)),
                "{answer}: {done:?}"
            );
            assert_eq!(
                answered_at_the_end(&mut scene).len(),
                1 - others,
                "{answer}"
            );
        }
    }
}

// SPEC G7
#[test]
fn a_broken_request_is_answered_by_its_id() {
    for broken in [
        r#"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"add","arguments":{"a":NaN}}}"#,
        r#"{"params":{"name":"add","arguments":{"a":Infinity}},"method":"tools/call","id":3,"jsonrpc":"2.0"}"#,
        r#"{"id":3,"method":"ping"} more"#,
        "\u{FEFF}{\"id\":3,\"method\":\"ping\"}",
        r#"{"id":3,"method":"ping","params":{"a":"cut o"#,
    ] {
        let mut scene = with(Settings::new());
        let done = scene.client(broken);
        let begin = r#"< {"jsonrpc":"2.0","id":3,"error":{"code":-32700,"#;
        assert!(
            done.len() == 2 && done[1].starts_with(begin),
            "{broken}: {done:?}"
        );
        long(&mut scene.guard, Peer::Client, broken);
        let done = scene.done();
        let begin = r#"< {"jsonrpc":"2.0","id":3,"error":{"code":-32600,"#;
        assert!(
            done.len() == 2 && done[1].starts_with(begin),
            "{broken}: {done:?}"
        );
    }
    // By an id that is open, it would be taken for the answer to another one.
    for broken in [
        r#"{"id":1,"method":"ping"} more"#,
        r#"{"id":1.0,"method":NaN}"#,
        r#"{"id":3,"id":4,"method":NaN}"#,
        r#"{"id":3,"result":NaN}"#,
        r#"{"method":NaN}"#,
        "text",
    ] {
        let mut scene = with(Settings::new());
        for is_long in [false, true] {
            if is_long {
                long(&mut scene.guard, Peer::Client, broken);
            } else {
                scene.client(broken);
            }
            let done = scene.done();
            let last = done.last();
            assert!(
                last.is_none_or(|last| last.starts_with(r#"< {"jsonrpc":"2.0","id":null,"error""#)),
                "{done:?}"
            );
        }
    }
    let mut scene = with(Settings::new());
    let done = scene.client(r#"{"id":3,"method":"a"}{"id":4,"method":"b"}"#);
    assert_eq!(done.len(), 3, "{done:?}");
}

// SPEC G7
#[test]
fn requests_whose_answers_cannot_be_judged_do_not_pile_up() {
    let answers = [
        r#""result":{"structuredContent":{"sum":NaN}}}"#,
        r#""result":{},"result":{}}"#,
        r#""result":{},"error":{}}"#,
        r#""result":{}} text"#,
        r#""result":[]}"#,
        r#""result":{"content":[]}}"#,
        r#""method":7,"result":{}}"#,
    ];
    for (settings, count) in policies().into_iter().zip([1000, 20_000, 20_000, 1000]) {
        let mut scene = Scene::listed(settings, &[ADD]);
        for id in 0..count {
            scene.passes_to_server(&call_of(&id.to_string()));
            let end = answers[id % answers.len()];
            scene.server(&format!(r#"{{"jsonrpc":"2.0","id":{id},{end}"#));
        }
        assert!(answered_at_the_end(&mut scene).is_empty());
    }
}
