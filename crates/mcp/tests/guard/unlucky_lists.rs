//! Sessions in rows, as in `unlucky`: arguments that are not there, tools that come and go, pages, and results that are reported alone.
//! SPEC G1, G2, G3, G7.

#![allow(clippy::too_many_lines, reason = "a table of rows is one statement")]

use saop_mcp::{Peer, Policy, Settings};

use crate::unlucky::Done::{Any, Asks, Error, Nothing, Passes, Refused, ToServer};
use crate::unlucky::{ADD_1, DONE_2, PING_2, Row, Session, TOOLS, run};
use Peer::{Client as C, Server as S};

/// A schema, and what becomes of a call without arguments by it: whether `null` and nothing pass.
const SCHEMAS: [(&str, bool); 17] = [
    (r#"{"type":"object"}"#, true),
    (r#"{"type":"object","maxProperties":0}"#, true),
    (r#"{"type":"object","additionalProperties":false}"#, true),
    (r#"{"type":"object","const":{}}"#, true),
    (r#"{"type":"object","enum":[{"a":1},{}]}"#, true),
    (
        r#"{"type":"object","properties":{"a":{"default":1}}}"#,
        true,
    ),
    (r#"{"type":"object","dependentRequired":{"a":["b"]}}"#, true),
    (r#"{"type":"object","not":{"required":["a"]}}"#, true),
    (r#"{"type":"object","required":[]}"#, true),
    (
        r#"{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","propertyNames":false}"#,
        true,
    ),
    (r#"{"type":"object","minProperties":1}"#, false),
    (
        r#"{"type":"object","anyOf":[{"required":["a"]},{"required":["b"]}]}"#,
        false,
    ),
    (
        r##"{"type":"object","$ref":"#/$defs/d","$defs":{"d":{"required":["a"]}}}"##,
        false,
    ),
    (r#"{"type":"object","enum":[{"a":1}]}"#, false),
    (r#"{"type":"object","not":{}}"#, false),
    (
        r#"{"type":"object","if":{"maxProperties":0},"then":false}"#,
        false,
    ),
    (
        r#"{"$schema":"http://json-schema.org/draft-04/schema#","type":"object","required":["a"]}"#,
        false,
    ),
];

// SPEC G2
#[test]
fn arguments_that_are_not_there_are_judged_as_an_empty_object() {
    for (schema, is_valid) in SCHEMAS {
        let tools = format!(r#"{{"name":"t","inputSchema":{schema}}}"#);
        let mut session = Session::listed(&Settings::new(), "2025-11-25", &tools);
        for (id, params) in [
            (1, r#"{"name":"t"}"#),
            (2, r#"{"name":"t","arguments":null}"#),
            (3, r#"{ "arguments" : null , "name":"t","_meta":{} }"#),
            (4, r#"{"name":"t","arguments":{}}"#),
        ] {
            let id = id.to_string();
            let call =
                format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{params}}}"#);
            let done = if is_valid { Passes } else { Refused(&id) };
            session.run(schema, &[(C, &call, done)]);
        }
        // What is no object is none by any schema of a tool.
        for (at, arguments) in ["[]", r#""""#, "false", "0", "[null]", r#""{}""#]
            .iter()
            .enumerate()
        {
            let id = (10 + at).to_string();
            let call = format!(
                r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"t","arguments":{arguments}}}}}"#
            );
            session.run(schema, &[(C, &call, Refused(&id))]);
        }
        let twice = r#"{"jsonrpc":"2.0","id":30,"method":"tools/call","params":{"name":"t","arguments":null,"arguments":{}}}"#;
        session.run(schema, &[(C, twice, Any)]);
        let at_end = session.end(schema);
        assert!(!at_end.contains(&"30".to_owned()), "{schema}: {at_end:?}");
        assert_eq!(at_end.len(), if is_valid { 4 } else { 0 }, "{schema}");
    }
}

fn call(id: &str, name: &str, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"{name}","arguments":{arguments}}}}}"#
    )
}

// SPEC G2
#[test]
fn tools_that_come_go_and_change_unsaid_are_judged_by_the_list_that_is_known() {
    let own =
        |tools: &str| format!(r#"{{"jsonrpc":"2.0","id":OWN,"result":{{"tools":[{tools}]}}}}"#);
    let add_text =
        r#"{"name":"add","inputSchema":{"type":"object","properties":{"a":{"type":"string"}}}}"#;
    let late = r#"{"name":"late","inputSchema":{"type":"object","required":["x"]}}"#;
    let (as_text, as_number) = (
        call("2", "add", r#"{"a":"x"}"#),
        call("3", "add", r#"{"a":1}"#),
    );
    let late_bad = call("1", "late", "{}");
    let late_good = call("1", "late", r#"{"x":1}"#);
    let both = own(&format!("{add_text},{late}"));
    let broken = own(&format!(
        r#"{TOOLS},{{"name":"late","inputSchema":{{"type":"array"}}}}"#
    ));
    let again = own(TOOLS);
    let escaped = call("1", r"\u0065cho", "{}");
    let (upper, empty) = (call("1", "ECHO", "{}"), call("1", "", "{}"));
    let long = call("1", &"x".repeat(10_000), "{}");
    let (first, second) = (call("1", "late", "{\"x\":1}"), call("2", "later", "{}"));
    let changed = r#"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#;
    let with_late = own(&format!("{TOOLS},{late}"));
    let listing = r#"{"jsonrpc":"2.0","id":9,"method":"tools/list"}"#;
    let listed = format!(r#"{{"jsonrpc":"2.0","id":9,"result":{{"tools":[{TOOLS},{late}]}}}}"#);
    let rows: &[Row<'_>] = &[
        (
            "a list that is read for a name changes the others as well",
            &[
                (C, &late_good, Asks),
                (S, &both, ToServer(&[&late_good])),
                (C, &as_text, Passes),
                (C, &as_number, Refused("3")),
            ],
            &["1", "2"],
        ),
        (
            "a tool that is found is judged at once",
            &[(C, &late_bad, Asks), (S, &both, Refused("1"))],
            &[],
        ),
        (
            "a tool that is found and breaks a rule is not there",
            &[(C, &late_good, Asks), (S, &broken, Error("1", -32602))],
            &[],
        ),
        (
            "a name in escapes is the same name",
            &[(C, &escaped, Passes)],
            &["1"],
        ),
        (
            "a name in another case is another one",
            &[(C, &upper, Asks), (S, &again, Error("1", -32602))],
            &[],
        ),
        (
            "the empty name",
            &[(C, &empty, Asks), (S, &again, Error("1", -32602))],
            &[],
        ),
        (
            "a long name",
            &[(C, &long, Asks), (S, &again, Error("1", -32602))],
            &[],
        ),
        (
            "a tool that is gone again",
            &[
                (C, &late_good, Asks),
                (S, &both, ToServer(&[&late_good])),
                (S, r#"{"jsonrpc":"2.0","id":1,"result":{}}"#, Passes),
                (C, &second, Asks),
                (S, &again, Error("2", -32602)),
                (C, &late_good, Asks),
                (S, &again, Error("1", -32602)),
            ],
            &[],
        ),
        (
            "two names wait, and one is found",
            &[
                (C, &first, Asks),
                (C, &second, Nothing),
                (S, &with_late, Any),
            ],
            &["1"],
        ),
        (
            "the list changes while it is read for a name",
            &[
                (C, &first, Asks),
                (S, changed, Passes),
                (S, &again, Asks),
                (S, &with_late, ToServer(&[&first])),
            ],
            &["1"],
        ),
        (
            "the client lists while the guard does",
            &[
                (C, &first, Asks),
                (C, listing, Any),
                (S, &with_late, Any),
                (S, &listed, Any),
            ],
            &["1"],
        ),
        (
            "an answer to the client's own request while the list is read",
            &[
                (C, PING_2, Passes),
                (C, &first, Asks),
                (S, DONE_2, Passes),
                (S, &with_late, ToServer(&[&first])),
            ],
            &["1"],
        ),
        (
            "a line of a log while the list is read",
            &[
                (C, &first, Asks),
                (S, "listing tools", Nothing),
                (S, &with_late, ToServer(&[&first])),
            ],
            &["1"],
        ),
        (
            "a list whose id is of another type",
            &[
                (C, &first, Asks),
                (S, r#"{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}"#, Any),
            ],
            &["1"],
        ),
    ];
    run(&Settings::new(), "2025-11-25", rows);
}

/// Pages of a list with `PAGE` for the page's tools, and how many there are until it ends.
const PAGES: [(&str, &[&str]); 8] = [
    (
        "equal but for white space",
        &[
            r#"{"tools":[A],"nextCursor":"1"}"#,
            r#"{ "tools" : [ A ] , "nextCursor" : "2" }"#,
        ],
    ),
    (
        "equal but for _meta",
        &[
            r#"{"tools":[A],"nextCursor":"1","_meta":{"at":1}}"#,
            r#"{"tools":[A],"nextCursor":"2","_meta":{"at":2}}"#,
        ],
    ),
    (
        "equal but for the order of members",
        &[
            r#"{"tools":[A],"nextCursor":"1"}"#,
            r#"{"nextCursor":"2","tools":[A]}"#,
        ],
    ),
    (
        "a cursor that comes back after two pages",
        &[
            r#"{"tools":[A],"nextCursor":"a"}"#,
            r#"{"tools":[B],"nextCursor":"b"}"#,
            r#"{"tools":[],"nextCursor":"a"}"#,
        ],
    ),
    (
        "the same cursor in escapes",
        &[
            r#"{"tools":[A],"nextCursor":"p/2"}"#,
            r#"{"tools":[B],"nextCursor":"p\/2"}"#,
        ],
    ),
    (
        "two empty pages, and the first again",
        &[
            r#"{"tools":[A],"nextCursor":"1"}"#,
            r#"{"tools":[],"nextCursor":"2"}"#,
            r#"{"tools":[],"nextCursor":"3"}"#,
            r#"{"tools":[A],"nextCursor":"4"}"#,
        ],
    ),
    (
        "null at the end",
        &[
            r#"{"tools":[A],"nextCursor":"1"}"#,
            r#"{"tools":[B],"nextCursor":null}"#,
        ],
    ),
    (
        "a page and the next one with more",
        &[r#"{"tools":[A],"nextCursor":"1"}"#, r#"{"tools":[A,B]}"#],
    ),
];

// SPEC G2, G7
#[test]
fn lists_of_pages_end_in_every_version() {
    let (a, b) = (
        r#"{"name":"a","inputSchema":{"type":"object"}}"#,
        r#"{"name":"b","inputSchema":{"type":"object","required":["x"]}}"#,
    );
    for (name, pages) in PAGES {
        for version in ["2024-11-05", "2025-11-25", "2026-07-28"] {
            let mut session = Session::new(&Settings::new(), version);
            let meta = match version {
                "2026-07-28" => {
                    r#","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
                }
                _ => "",
            };
            let good = format!(
                r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"a"{meta}}}}}"#
            );
            session.run(name, &[(C, &good, Asks)]);
            for (at, page) in pages.iter().enumerate() {
                let page = page.replace('A', a).replace('B', b);
                let answer = format!(r#"{{"jsonrpc":"2.0","id":OWN,"result":{page}}}"#);
                let done = if at + 1 == pages.len() {
                    ToServer(&[&good])
                } else {
                    Asks
                };
                session.run(&format!("{name} {version}"), &[(S, &answer, done)]);
            }
            assert_eq!(session.end(name), ["1"], "{name}");
        }
    }
}

// SPEC G1, G3, G7: with results reported or passed, what cannot be judged is settled all the same, once.
#[test]
fn with_reports_what_cannot_be_judged_is_settled() {
    let deep = format!(
        r#"{{"jsonrpc":"2.0","id":1,"result":{{"content":[],"structuredContent":{{"sum":{}{}}}}}}}"#,
        "[".repeat(3000),
        "]".repeat(3000)
    );
    let rows: &[Row<'_>] = &[
        (
            "a deep value",
            &[(C, ADD_1, Passes), (S, &deep, Passes)],
            &[],
        ),
        (
            "two ids of one value",
            &[
                (C, ADD_1, Passes),
                (S, r#"{"id":1.0,"id":1,"result":{}}"#, Passes),
            ],
            &[],
        ),
        (
            "a method and a result",
            &[
                (C, ADD_1, Passes),
                (
                    S,
                    r#"{"jsonrpc":"2.0","id":1,"method":"x","result":{}}"#,
                    Any,
                ),
            ],
            &[],
        ),
        (
            "a result that is null",
            &[
                (C, ADD_1, Passes),
                (S, r#"{"jsonrpc":"2.0","id":1,"result":null}"#, Passes),
            ],
            &[],
        ),
        (
            "an error that is null beside a result",
            &[
                (C, ADD_1, Passes),
                (
                    S,
                    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"sum":1}},"error":null}"#,
                    Passes,
                ),
            ],
            &[],
        ),
        (
            "an error that is a string",
            &[
                (C, ADD_1, Passes),
                (S, r#"{"jsonrpc":"2.0","id":1,"error":"no"}"#, Passes),
            ],
            &[],
        ),
        (
            "the id as a string, and a number that JSON lacks",
            &[
                (C, ADD_1, Passes),
                (
                    S,
                    r#"{"jsonrpc":"2.0","id":"1","result":{"structuredContent":{"sum":NaN}}}"#,
                    Any,
                ),
            ],
            &[],
        ),
        (
            "an answer of a batch that is broken",
            &[
                (C, ADD_1, Passes),
                (C, PING_2, Passes),
                (S, r#"[{"id":1,"result":NaN},{"id":2,"result":{}}]"#, Passes),
            ],
            &[],
        ),
    ];
    for policy in [Policy::Report, Policy::Pass] {
        run(&Settings::new().with_results(policy), "2025-03-26", rows);
    }
}
