//! Lists of tools: what is taken out of them, and what is said of it. SPEC G4.

use saop_mcp::{REMOVED_TOOLS, Settings};

use crate::scene::{ADD, ECHO, Scene, call, call_of, own_id};

// SPEC G4
#[test]
fn bad_tools_leave_the_others_as_they_are() {
    let look = r#"{"name":"look","inputSchema":{"type":"object","properties":{"a":{"pattern":"^(?!x)"}}}}"#;
    let bad = [
        r#"{"name":"empty","inputSchema":{}}"#,
        r#"{"name":"null","inputSchema":null}"#,
        r#"{"name":"missing"}"#,
        r#"{"name":"required","inputSchema":{"type":"object","required":true}}"#,
        r#"{"name":"outside","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"a":{"$ref":"https://example.com/s"}}}}"#,
        r#"{"name":"twice","inputSchema":{"type":"object","properties":{"a":{},"a":{}}}}"#,
        r#"{"name":"kind","inputSchema":{"type":"object","properties":{"a":{"type":"text"}}}}"#,
        "7",
    ];
    for place in 0..=3 {
        let mut tools = vec![ADD, look, ECHO];
        for one in bad {
            tools.insert(place, one);
        }
        let mut scene = Scene::new(Settings::new());
        scene.initialize("2025-11-25");
        let done = scene.list(&tools);
        let last = done.last().unwrap();
        let from = last.find("\"tools\":").unwrap();
        assert_eq!(
            &last[from..],
            format!(r#""tools":[{ADD} , {look} , {ECHO}]}}}}"#),
            "at {place}"
        );
        assert!(
            last.contains(&format!(
                r#""result":{{"_meta":{{"{REMOVED_TOOLS}":[{{"name":"#
            )),
            "{last}"
        );
        let named = done
            .iter()
            .filter(|line| line.starts_with("! tool taken out of the list"))
            .count();
        assert_eq!(named, bad.len());
        assert!(
            done.iter()
                .any(|line| line.starts_with("! tool that cannot be checked: `look`")),
            "{done:?}"
        );
        let done = scene.client(&call("1", "required", "{}"));
        assert!(
            done[1].contains(r#""code":-32602"#)
                && done[1].contains("cannot be called")
                && done[1].contains("required"),
            "{done:?}"
        );
        let done = scene.client(&call("1", "look", "{}"));
        assert!(
            done[0].starts_with("! call passed on unchecked") && done[1].starts_with('>'),
            "{done:?}"
        );
        scene.passes_to_server(&call_of("2"));
    }
}

// SPEC G4
#[test]
fn what_was_taken_out_is_named_beside_other_meta() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    let mut listed = |result: &str| {
        scene.passes_to_server(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
        let done = scene.server(&format!(r#"{{"jsonrpc":"2.0","id":1,"result":{result}}}"#));
        done.last().unwrap().clone()
    };
    let all = listed(r#"{"tools":[{"name":"a"}],"_meta":{"x":1}}"#);
    assert!(
        all.contains(
            r#""result":{"tools":[],"_meta":{"ai.devs.saop/removedTools":[{"name":"a","reason":""#
        ),
        "{all}"
    );
    assert!(all.ends_with(r#""}],"x":1}}}"#), "{all}");
    let all = listed(r#"{"_meta":{},"tools":[{"name":7}]}"#);
    assert!(
        all.contains(r#"{"_meta":{"ai.devs.saop/removedTools":[{"name":null,"#)
            && all.ends_with(r#"}]},"tools":[]}}"#),
        "{all}"
    );
    for meta in ["null", "7"] {
        let all = listed(&format!(r#"{{"tools":[{{"name":"a"}}],"_meta":{meta} }}"#));
        let begin =
            r#""result":{"tools":[],"_meta":{"ai.devs.saop/removedTools":[{"name":"a","reason":""#;
        assert!(all.contains(begin) && all.ends_with(r#""}]} }}"#), "{all}");
        let good = format!(r#"{{"tools":[{ECHO}],"_meta":{meta}}}"#);
        assert!(listed(&good).ends_with(&format!("{good}}}")), "{meta}");
    }
}

// SPEC G4
#[test]
fn what_was_taken_out_is_told_by_the_guard_alone() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    let mut listed = |result: &str| {
        scene.passes_to_server(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
        let done = scene.server(&format!(r#"{{"jsonrpc":"2.0","id":1,"result":{result}}}"#));
        done.last().unwrap().clone()
    };
    let key = r#""ai.devs.saop\/removedTools""#;
    let all = listed(&format!(
        r#"{{"tools":[{{"name":"a"}}],"_meta":{{{key}:[1],"x":1,{key} : "none"}}}}"#
    ));
    let begin = format!(r#""_meta":{{{key}:[],"x":1,{key} : [{{"name":"a","reason":""#);
    assert!(all.contains(&begin) && all.ends_with(r#""}]}}}"#), "{all}");
    let all = listed(&format!(r#"{{"_meta":{{{key}:[1]}},"tools":[{ECHO}]}}"#));
    let end = format!(r#""result":{{"_meta":{{{key}:[]}},"tools":[{ECHO}]}}}}"#);
    assert!(all.ends_with(&end), "{all}");
}

// SPEC G4, G8
#[test]
fn a_list_that_cannot_be_read_does_not_reach_the_client() {
    let bad = r#"{"name":"bad"}"#;
    for result in [
        format!(r#"{{"Tools":[{bad}]}}"#),
        format!(r#"{{"tools":[],"Tools":[{bad}]}}"#),
        format!(r#"{{"tools":[],"tools":[{bad}]}}"#),
        format!(r#"{{"tools":[{bad}],"nextCursor":5}}"#),
        format!(r#"{{"tools":[{}7]}}"#, "7,".repeat(1 << 16)),
    ] {
        let answer = format!(r#"{{"jsonrpc":"2.0","id":"list","result":{result}}}"#);
        let ask = r#"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#;
        let mut scene = Scene::new(Settings::new());
        scene.initialize("2025-11-25");
        scene.passes_to_server(ask);
        let done = scene.server(&answer);
        assert!(
            done[0].starts_with("! list of tools not known (request \"list\")"),
            "{done:?}"
        );
        let withheld = r#"< {"jsonrpc":"2.0","id":"list","error":{"code":-32603,"message":"the server's answer is withheld: "#;
        assert!(done.len() == 2 && done[1].starts_with(withheld), "{done:?}");
        let mut scene = Scene::new(Settings::new().with_report_only(true));
        scene.passes_to_server(ask);
        assert_eq!(scene.server(&answer)[1..], [format!("< {answer}")]);
    }
}

// SPEC G4
#[test]
fn of_two_tools_with_one_name_the_later_is_taken_out() {
    let other = ADD.replace("integer", "string");
    let bad = r#"{"name":"add"}"#;
    let mut scene = Scene::listed(Settings::new(), &[&other]);
    let done = scene.list(&[bad, ADD, ADD, &other]);
    let taken_out = done
        .iter()
        .filter(|line| line.starts_with("! tool taken out of the list: `add`"));
    assert_eq!(taken_out.count(), 2, "{done:?}");
    let last = done.last().unwrap();
    assert!(
        last.ends_with(&format!(r#""tools":[{ADD} , {ADD}]}}}}"#)),
        "{last}"
    );
    scene.passes_to_server(&call_of("1"));
    let done = scene.client(&call("2", "add", r#"{"a":"x"}"#));
    assert!(done[0].starts_with("! call refused: `add`"), "{done:?}");
    // Also on a later page.
    let page = |id: &str, tool: &str, next: &str| {
        format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"tools":[{tool}]{next}}}}}"#)
    };
    scene.passes_to_server(r#"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#);
    scene.passes_to_client(&page("3", ADD, r#","nextCursor":"2""#));
    scene.passes_to_server(
        r#"{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"cursor":"2"}}"#,
    );
    let done = scene.server(&page("4", &other, ""));
    assert!(done[1].ends_with(r#""tools":[]}}"#), "{done:?}");
    // And alone, it is back.
    scene.list(&[&other]);
    scene.passes_to_server(&call("5", "add", r#"{"a":"x"}"#));
}

// SPEC G2
#[test]
fn a_list_for_no_number_of_milliseconds_is_stale_at_once() {
    for (ttl, is_fresh) in [
        ("-1", false),
        ("0.5", false),
        ("\"5\"", false),
        ("[]", false),
        ("5.0", true),
        ("null", true),
    ] {
        let mut scene = Scene::new(Settings::new());
        scene.initialize("2025-11-25");
        scene.passes_to_server(r#"{"id":1,"method":"tools/list"}"#);
        scene.passes_to_client(&format!(
            r#"{{"id":1,"result":{{"tools":[{ADD}],"ttlMs":{ttl}}}}}"#
        ));
        scene.now += 1;
        let done = scene.client(&call_of("2"));
        assert_eq!(!done[0].contains("saop-guard-1"), is_fresh, "{ttl}");
    }
}

/// A page of a list.
fn page(id: &str, tools: &[&str], next: Option<&str>) -> String {
    let next = next.map_or(String::new(), |next| format!(r#","nextCursor":{next}"#));
    let tools = tools.join(",");
    format!(r#"{{"id":{id},"result":{{"tools":[{tools}]{next}}}}}"#)
}

/// The reports of what is tolerated.
fn tolerated(done: &[String]) -> usize {
    let told = done.iter();
    told.filter(|line| line.starts_with("! breach of the protocol tolerated: from the server: "))
        .count()
}

/// The pages of a list, each with its cursor as JSON text; by the last one, all tools are known. How many reports there are.
type Pages<'a> = (&'a [(&'a [&'a str], Option<&'a str>)], usize);

/// Lists that end in another way than by a page without a cursor, by version: whether an empty cursor ends them.
fn early_ends(is_old: bool) -> Vec<Pages<'static>> {
    const LATER: &[&str] = &[ECHO];
    const BOTH: &[&str] = &[ADD, ECHO];
    let empty: Vec<Pages<'_>> = if is_old {
        vec![
            (&[(BOTH, Some(r#""""#))], 1),
            (&[(&[ADD], Some(r#""2""#)), (LATER, Some(r#""""#))], 1),
        ]
    } else {
        vec![
            (&[(&[ADD], Some(r#""""#)), (LATER, None)], 0),
            (&[(BOTH, Some(r#""""#)), (BOTH, Some(r#""""#))], 1),
            (&[(&[ADD], Some(r#""""#)), (LATER, Some(r#""""#))], 1),
        ]
    };
    let mut all: Vec<Pages<'_>> = vec![
        (&[(BOTH, None)], 0),
        (&[(BOTH, Some("null"))], 0),
        // The cursor again, on the same page and on another one.
        (&[(BOTH, Some(r#""a""#)), (BOTH, Some(r#""a""#))], 1),
        (&[(&[ADD], Some(r#""a""#)), (LATER, Some(r#""a""#))], 1),
        (&[(&[ADD], Some(r#"" ""#)), (LATER, Some(r#""\u0020""#))], 1),
        (&[(&[], Some(r#""a""#)), (BOTH, Some(r#""a""#))], 1),
        // A circle of cursors.
        (
            &[
                (&[ADD], Some(r#""a""#)),
                (LATER, Some(r#""b""#)),
                (BOTH, Some(r#""a""#)),
            ],
            1,
        ),
        (
            &[
                (&[ADD], Some(r#""a""#)),
                (&[], Some(r#""b""#)),
                (LATER, Some(r#""c""#)),
                (&[ADD], Some(r#""b""#)),
            ],
            1,
        ),
        // The same page under new cursors.
        (&[(BOTH, Some(r#""1""#)), (BOTH, Some(r#""2""#))], 1),
        (
            &[
                (&[ADD], Some(r#""1""#)),
                (LATER, Some(r#""2""#)),
                (LATER, Some(r#""3""#)),
            ],
            1,
        ),
        (
            &[
                (&[ADD], Some(r#""1""#)),
                (LATER, Some(r#""2""#)),
                (&[ADD], Some(r#""3""#)),
            ],
            1,
        ),
        // Pages without tools, of which another one may have some.
        (
            &[(&[], Some(r#""1""#)), (&[], Some(r#""2""#)), (BOTH, None)],
            0,
        ),
        (
            &[
                (&[ADD], Some(r#""1""#)),
                (&[], Some(r#""2""#)),
                (&[], Some(r#""3""#)),
                (LATER, None),
            ],
            0,
        ),
        // A tool that comes again with others is no page that comes again.
        (
            &[
                (&[ADD], Some(r#""1""#)),
                (BOTH, Some(r#""2""#)),
                (&[ECHO, ADD], None),
            ],
            0,
        ),
    ];
    all.extend(empty);
    all
}

const VERSIONS: [&str; 5] = [
    "2024-11-05",
    "2025-03-26",
    "2025-06-18",
    "2025-11-25",
    "2026-07-28",
];

/// A guard whose client speaks a version, and what its requests have in `params`.
fn of_version(version: &str) -> (Scene, String) {
    let mut scene = Scene::new(Settings::new());
    if version == "2026-07-28" {
        let meta = format!(r#""_meta":{{"io.modelcontextprotocol/protocolVersion":"{version}"}}"#);
        return (scene, meta);
    }
    scene.initialize(version);
    (scene, String::new())
}

// SPEC G2, G7
#[test]
fn a_list_ends_where_its_cursor_leads_nowhere() {
    for version in VERSIONS {
        for (pages, told) in early_ends(version != "2026-07-28") {
            let (mut scene, meta) = of_version(version);
            let comma = if meta.is_empty() { "" } else { "," };
            let call = |id: &str, name: &str, arguments: &str| {
                format!(
                    r#"{{"id":{id},"method":"tools/call","params":{{"name":"{name}","arguments":{arguments}{comma}{meta}}}}}"#
                )
            };
            let good = call("1", "add", r#"{"a":1}"#);
            let mut done = scene.client(&good);
            let mut all = Vec::new();
            for (tools, next) in pages {
                let id = own_id(&done).unwrap_or_else(|| panic!("{version} {pages:?}: {done:?}"));
                done = scene.server(&page(&id, tools, *next));
                all.extend(done.clone());
            }
            assert_eq!(
                done.last(),
                Some(&format!("> {good}")),
                "{version} {pages:?}"
            );
            assert_eq!(tolerated(&all), told, "{version} {pages:?}: {all:?}");
            scene.passes_to_server(&call("2", "echo", "{}"));
            let done = scene.client(&call("3", "add", "{}"));
            assert!(done[0].starts_with("! call refused"), "{done:?}");
        }
    }
}

// SPEC G2, G7
#[test]
fn a_list_that_the_client_reads_ends_there_as_well() {
    for version in VERSIONS {
        for (pages, told) in early_ends(version != "2026-07-28") {
            let (mut scene, meta) = of_version(version);
            let (mut all, mut cursor) = (Vec::new(), None::<String>);
            let comma = if meta.is_empty() { "" } else { "," };
            for (at, (tools, next)) in pages.iter().enumerate() {
                let cursor_now = cursor.take();
                let params = match &cursor_now {
                    Some(cursor) => format!(r#""cursor":{cursor}{comma}{meta}"#),
                    None => meta.clone(),
                };
                let id = at.to_string();
                scene.passes_to_server(&format!(
                    r#"{{"id":{id},"method":"tools/list","params":{{{params}}}}}"#
                ));
                let page = page(&id, tools, *next);
                let done = scene.server(&page);
                // The bytes stay.
                assert_eq!(done.last(), Some(&format!("< {page}")));
                all.extend(done);
                cursor = next.map(str::to_owned);
            }
            assert_eq!(tolerated(&all), told, "{version} {pages:?}: {all:?}");
            scene.passes_to_server(&format!(
                r#"{{"id":9,"method":"tools/call","params":{{"name":"echo"{comma}{meta}}}}}"#
            ));
        }
    }
}

// SPEC G2, G7
#[test]
fn an_early_end_is_reported_once() {
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    let mut all = Vec::new();
    for id in 0..20 {
        scene.passes_to_server(&format!(r#"{{"id":{id},"method":"tools/list"}}"#));
        all.extend(scene.server(&page(&id.to_string(), &[ADD], Some(r#""""#))));
    }
    assert_eq!(tolerated(&all), 1);
}

// SPEC G2, G7
#[test]
fn a_cursor_that_is_no_string_is_refused_and_pages_are_bounded() {
    for next in ["0", "false", "true", "[]", "{}"] {
        let mut scene = Scene::new(Settings::new());
        scene.initialize("2025-11-25");
        let done = scene.client(&call_of("1"));
        let done = scene.server(&page(&own_id(&done).unwrap(), &[ADD], Some(next)));
        let answer = done.last().unwrap();
        assert!(
            answer.contains(r#""id":1,"error":{"code":-32603"#),
            "{answer}"
        );
    }
    let mut scene = Scene::new(Settings::new());
    scene.initialize("2025-11-25");
    let mut done = scene.client(&call_of("1"));
    let mut count = 0;
    while let Some(id) = own_id(&done) {
        count += 1;
        done = scene.server(&page(&id, &[], Some(&format!("\"{count}\""))));
    }
    assert!(count <= 4097, "{count}");
    let answer = done.last().unwrap();
    assert!(
        answer.contains(r#""id":1,"error":{"code":-32603"#),
        "{answer}"
    );
}
