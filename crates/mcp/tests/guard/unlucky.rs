//! Sessions of servers that keep the protocol badly, a row each: what is sent, and what becomes of it. SPEC G1, G2, G3, G7, G8.
//!
//! Invariant: where results are refused, no request of a client is answered twice, and none is left open when the server ends.

#![allow(clippy::too_many_lines, reason = "a table of rows is one statement")]

use std::collections::BTreeMap;

use saop_mcp::{Action, Guard, Peer, Policy, Settings};
use serde_json::Value;

/// Who sends a message, the message, and what is done for it, but for reports.
pub(crate) type Step<'a> = (Peer, &'a str, Done<'a>);

/// A session: its name, the steps after the list was read, and the ids that are open at its end.
pub(crate) type Row<'a> = (&'a str, &'a [Step<'a>], &'a [&'a str]);

#[derive(Clone, Copy, Debug)]
pub(crate) enum Done<'a> {
    /// The message passes byte for byte, and nothing else is sent.
    Passes,
    Nothing,
    /// The guard asks for the list.
    Asks,
    /// The client gets an error for this id.
    Error(&'a str, i64),
    /// The client gets a result for this id that is an error of the tool.
    Refused(&'a str),
    /// The server gets these messages.
    ToServer(&'a [&'a str]),
    /// The client gets these messages.
    ToClient(&'a [&'a str]),
    /// The client gets this many messages that answer something.
    Answers(usize),
    /// Anything that keeps the invariant.
    Any,
}

use Done::{Answers, Any, Asks, Error, Nothing, Passes, Refused, ToClient, ToServer};
use Peer::{Client as C, Server as S};

pub(crate) const TOOLS: &str = r#"{"name":"add","inputSchema":{"type":"object","required":["a"],"properties":{"a":{"type":"integer"}}},"outputSchema":{"type":"object","required":["sum"],"properties":{"sum":{"type":["integer","null"]}}}},{"name":"echo","inputSchema":{"type":"object"}}"#;

pub(crate) struct Session {
    guard: Guard,
    /// How often each request was answered more than it was sent.
    answered: BTreeMap<String, i32>,
    own: String,
}

impl Session {
    pub(crate) fn new(settings: &Settings, version: &str) -> Self {
        let mut session = Self {
            guard: Guard::new(settings.clone()),
            answered: BTreeMap::new(),
            own: String::new(),
        };
        if version != "2026-07-28" {
            let begin = format!(
                r#"{{"jsonrpc":"2.0","id":"i","method":"initialize","params":{{"protocolVersion":"{version}"}}}}"#
            );
            let told = format!(
                r#"{{"jsonrpc":"2.0","id":"i","result":{{"protocolVersion":"{version}","capabilities":{{"tools":{{}}}}}}}}"#
            );
            session.send(C, begin.as_bytes());
            session.send(S, told.as_bytes());
        }
        session
    }

    pub(crate) fn listed(settings: &Settings, version: &str, tools: &str) -> Self {
        let mut session = Self::new(settings, version);
        session.send(C, br#"{"jsonrpc":"2.0","id":"l","method":"tools/list"}"#);
        session.send(
            S,
            format!(r#"{{"jsonrpc":"2.0","id":"l","result":{{"tools":[{tools}]}}}}"#).as_bytes(),
        );
        session
    }

    fn send(&mut self, from: Peer, message: &[u8]) -> Vec<(Peer, Vec<u8>)> {
        let line = [message, b"\n"].concat();
        let sent: Value = serde_json::from_slice(message).unwrap_or_default();
        let sent = match sent {
            Value::Array(all) => all,
            one => vec![one],
        };
        for one in sent
            .iter()
            .filter(|one| from == C && one.get("method").is_some())
        {
            *self.answered.entry(one["id"].to_string()).or_default() -= 1;
        }
        if from == C {
            self.guard.client(0, line);
        } else {
            self.guard.server(0, line);
        }
        self.done()
    }

    fn done(&mut self) -> Vec<(Peer, Vec<u8>)> {
        let mut sent = Vec::new();
        while let Some(action) = self.guard.next_action() {
            let Action::Send(to, bytes) = action else {
                continue;
            };
            let bytes = bytes.strip_suffix(b"\n").unwrap().to_vec();
            let message: Value = serde_json::from_slice(&bytes).unwrap_or_default();
            let all = match message {
                Value::Array(all) => all,
                one => vec![one],
            };
            for one in all {
                if to == C && (one.get("result").is_some() || one.get("error").is_some()) {
                    *self.answered.entry(one["id"].to_string()).or_default() += 1;
                }
                if to == S
                    && one["id"]
                        .as_str()
                        .is_some_and(|id| id.starts_with("saop-guard-"))
                {
                    self.own = one["id"].to_string();
                }
            }
            sent.push((to, bytes));
        }
        sent
    }

    pub(crate) fn run(&mut self, what: &str, steps: &[Step<'_>]) {
        for (from, message, expected) in steps {
            let message = message.replace("OWN", &self.own);
            let sent = self.send(*from, message.as_bytes());
            let shown: Vec<_> = sent
                .iter()
                .map(|(to, bytes)| format!("{} {}", to.as_str(), String::from_utf8_lossy(bytes)))
                .collect();
            let what = format!("{what}: {message}: {shown:?}");
            let text = |to: Peer| -> Vec<&str> {
                let all = sent.iter().filter(|(peer, _)| *peer == to);
                all.map(|(_, bytes)| std::str::from_utf8(bytes).unwrap())
                    .collect()
            };
            let one = || -> Value { serde_json::from_str(text(C)[0]).unwrap() };
            match *expected {
                Passes => {
                    let to = if *from == C { S } else { C };
                    assert_eq!(sent, [(to, message.clone().into_bytes())], "{what}");
                }
                Nothing => assert!(sent.is_empty(), "{what}"),
                Asks => {
                    assert_eq!((sent.len(), text(S).len()), (1, 1), "{what}");
                    assert!(text(S)[0].contains(r#""method":"tools/list""#), "{what}");
                }
                Error(id, code) => {
                    assert_eq!((sent.len(), text(C).len()), (1, 1), "{what}");
                    assert_eq!(one()["id"].to_string(), id, "{what}");
                    assert_eq!(one()["error"]["code"], code, "{what}");
                }
                Refused(id) => {
                    assert_eq!((sent.len(), text(C).len()), (1, 1), "{what}");
                    assert_eq!(one()["id"].to_string(), id, "{what}");
                    assert_eq!(one()["result"]["isError"], true, "{what}");
                }
                ToServer(all) => assert_eq!((text(S), text(C).len()), (all.to_vec(), 0), "{what}"),
                ToClient(all) => assert_eq!((text(C), text(S).len()), (all.to_vec(), 0), "{what}"),
                Answers(count) => {
                    let all: usize = text(C)
                        .iter()
                        .map(|text| text.matches("\"id\":").count())
                        .sum();
                    assert_eq!((all, text(S).len()), (count, 0), "{what}");
                }
                Any => {}
            }
        }
    }

    /// Ends the server, and returns the ids that are answered then.
    pub(crate) fn end(&mut self, what: &str) -> Vec<String> {
        self.guard.server_ended();
        let sent = self.done();
        let ids = sent
            .iter()
            .map(|(_, bytes)| serde_json::from_slice::<Value>(bytes).unwrap()["id"].to_string());
        let ids: Vec<_> = ids.collect();
        self.answered.remove("null");
        let twice = self.answered.iter().find(|(_, count)| **count > 0);
        assert_eq!(twice, None, "{what}");
        ids
    }
}

pub(crate) fn run(settings: &Settings, version: &str, rows: &[Row<'_>]) {
    let failed = rows.iter().filter(|(name, steps, open)| {
        let row = std::panic::catch_unwind(|| {
            let mut session = Session::listed(settings, version, TOOLS);
            session.run(name, steps);
            assert_eq!(session.end(name), *open, "{name}");
        });
        row.is_err()
    });
    let failed: Vec<_> = failed.map(|(name, ..)| name).collect();
    assert!(failed.is_empty(), "{version}: {failed:?}");
}

pub(crate) const ADD_1: &str =
    r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":1}}}"#;
const PING_1: &str = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;
pub(crate) const PING_2: &str = r#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#;
const DONE_1: &str = r#"{"jsonrpc":"2.0","id":1,"result":{}}"#;
pub(crate) const DONE_2: &str = r#"{"jsonrpc":"2.0","id":2,"result":{}}"#;

// SPEC G7, G8
#[test]
fn broken_lines_of_a_server_settle_what_they_answer() {
    let rows: &[Row<'_>] = &[
        // A message that is written over several lines is none, and the request is not answered before the server ends.
        (
            "pretty-printed",
            &[
                (C, PING_1, Passes),
                (S, "{", Nothing),
                (S, r#"  "jsonrpc": "2.0","#, Nothing),
                (S, r#"  "id": 1,"#, Nothing),
                (S, r#"  "result": {}"#, Nothing),
                (S, "}", Nothing),
            ],
            &["1"],
        ),
        (
            "the members on a second line",
            &[
                (C, PING_1, Passes),
                (S, r#"{"jsonrpc":"2.0","id":1,"#, Nothing),
                (S, r#""result":{}}"#, Nothing),
            ],
            &["1"],
        ),
        (
            "white space before a broken answer",
            &[
                (C, PING_1, Passes),
                (S, " \t{\"id\":1,\"result\":NaN}", Error("1", -32603)),
            ],
            &[],
        ),
        (
            "a carriage return behind a broken answer",
            &[
                (C, PING_1, Passes),
                (S, "{\"id\":1,\"result\":NaN}\r", Error("1", -32603)),
            ],
            &[],
        ),
        (
            "a comment behind an answer",
            &[
                (C, PING_1, Passes),
                (
                    S,
                    r#"{"jsonrpc":"2.0","id":1,"result":{}} // done"#,
                    Error("1", -32603),
                ),
            ],
            &[],
        ),
        (
            "an escape of a terminal behind an answer",
            &[
                (C, PING_1, Passes),
                (
                    S,
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\u{1b}[0m",
                    Error("1", -32603),
                ),
            ],
            &[],
        ),
        (
            "a null byte behind an answer",
            &[
                (C, PING_1, Passes),
                (
                    S,
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\0",
                    Error("1", -32603),
                ),
            ],
            &[],
        ),
        (
            "the id twice in two spellings",
            &[
                (C, PING_1, Passes),
                (S, r#"{"id":1,"id":1.0,"result":{}}"#, Error("1", -32603)),
            ],
            &[],
        ),
        (
            "a length in front, as LSP has it",
            &[
                (C, PING_1, Passes),
                (S, "Content-Length: 36", Nothing),
                (S, "", Any),
                (S, DONE_1, Passes),
            ],
            &[],
        ),
        (
            "a second answer",
            &[
                (C, PING_1, Passes),
                (S, DONE_1, Passes),
                (S, DONE_1, Nothing),
                (S, r#"{"id":1,"result":NaN}"#, Nothing),
                (C, PING_1, Passes),
                (S, DONE_1, Passes),
            ],
            &[],
        ),
        // Python's SDK and MCP's schema of 2025-11-25 know errors without an id.
        (
            "an error without an id",
            &[
                (C, PING_1, Passes),
                (
                    S,
                    r#"{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}"#,
                    Passes,
                ),
            ],
            &["1"],
        ),
        (
            "a result for null",
            &[
                (C, PING_1, Passes),
                (S, r#"{"jsonrpc":"2.0","id":null,"result":{}}"#, Any),
                (S, DONE_1, Passes),
            ],
            &[],
        ),
        (
            "keys without quotes",
            &[
                (C, PING_1, Passes),
                (S, r#"{jsonrpc:"2.0",id:1,result:{}}"#, Any),
            ],
            &["1"],
        ),
        (
            "a number of another language",
            &[(C, PING_1, Passes), (S, r#"{"id":+1,"result":{}}"#, Any)],
            &["1"],
        ),
        (
            "a number and a string of one text",
            &[
                (C, PING_1, Passes),
                (C, r#"{"jsonrpc":"2.0","id":"1.0","method":"ping"}"#, Passes),
                (
                    S,
                    r#"{"jsonrpc":"2.0","id":1.0,"result":{}}"#,
                    ToClient(&[DONE_1]),
                ),
                (S, r#"{"jsonrpc":"2.0","id":"1.0","result":{}}"#, Passes),
            ],
            &[],
        ),
        (
            "a string beside a number that has settled",
            &[
                (C, PING_1, Passes),
                (C, r#"{"jsonrpc":"2.0","id":"1","method":"ping"}"#, Passes),
                (S, DONE_1, Passes),
                // The request "1" is open, and it is the only one with this value.
                (
                    S,
                    DONE_1,
                    ToClient(&[r#"{"jsonrpc":"2.0","id":"1","result":{}}"#]),
                ),
            ],
            &[],
        ),
        (
            "an id again in another spelling while it is open",
            &[
                (C, PING_1, Passes),
                (
                    C,
                    r#"{"jsonrpc":"2.0","id":1.0,"method":"ping"}"#,
                    Error("null", -32600),
                ),
                (
                    C,
                    r#"{"jsonrpc":"2.0","id":1e0,"method":"ping"}"#,
                    Error("null", -32600),
                ),
                (S, DONE_1, Passes),
            ],
            &[],
        ),
        (
            "a list that is broken keeps the list that is known",
            &[
                (
                    C,
                    r#"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#,
                    Passes,
                ),
                (
                    S,
                    r#"{"jsonrpc":"2.0","id":3,"result":{"tools":[NaN]}}"#,
                    Error("3", -32603),
                ),
                (C, ADD_1, Passes),
                (
                    C,
                    r#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"add","arguments":{}}}"#,
                    Refused("4"),
                ),
            ],
            &["1"],
        ),
        (
            "a huge whole number is judged",
            &[
                (C, ADD_1, Passes),
                (
                    S,
                    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"sum":1e400}}}"#,
                    Passes,
                ),
            ],
            &[],
        ),
        (
            "a fraction behind many digits is judged",
            &[
                (C, ADD_1, Passes),
                (
                    S,
                    r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"sum":1.0000000000000000000000000001}}}"#,
                    Refused("1"),
                ),
            ],
            &[],
        ),
    ];
    run(&Settings::new(), "2025-11-25", rows);
}

// SPEC G7, G8
#[test]
fn batches_answer_each_request_once() {
    let rows: &[Row<'_>] = &[
        (
            "one request twice",
            &[
                (C, PING_1, Passes),
                (C, PING_2, Passes),
                (
                    S,
                    r#"[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":1,"result":{"x":1}}]"#,
                    Answers(1),
                ),
            ],
            &["2"],
        ),
        (
            "one request twice by two spellings",
            &[
                (C, PING_1, Passes),
                (
                    S,
                    r#"[{"jsonrpc":"2.0","id":"1","result":{}},{"jsonrpc":"2.0","id":1.0,"result":{"x":1}}]"#,
                    Answers(1),
                ),
            ],
            &[],
        ),
        // The one that has the very id is the answer, whatever its place.
        (
            "another spelling before the very id",
            &[
                (C, PING_1, Passes),
                (C, r#"{"jsonrpc":"2.0","id":"1","method":"ping"}"#, Passes),
                (
                    S,
                    r#"[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":"1","result":{}}]"#,
                    Passes,
                ),
            ],
            &[],
        ),
        (
            "an empty batch",
            &[(C, PING_1, Passes), (S, "[]", Any), (S, DONE_1, Passes)],
            &[],
        ),
        (
            "a number in a batch",
            &[
                (C, PING_1, Passes),
                (
                    S,
                    r#"[7,{"jsonrpc":"2.0","id":1,"result":{}},null]"#,
                    Answers(1),
                ),
            ],
            &[],
        ),
        (
            "a call that breaks its schema beside one that does not",
            &[
                (
                    C,
                    r#"[{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{}}},{"jsonrpc":"2.0","id":2,"method":"ping"}]"#,
                    Any,
                ),
                (S, DONE_2, Any),
            ],
            &[],
        ),
        (
            "two requests of one id in a batch",
            &[
                (
                    C,
                    r#"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":1.0,"method":"ping"}]"#,
                    Any,
                ),
                (S, DONE_1, Any),
                (S, DONE_1, Nothing),
            ],
            &[],
        ),
        (
            "an answer and a request in one batch",
            &[
                (C, PING_1, Passes),
                (
                    S,
                    r#"[{"jsonrpc":"2.0","id":1,"method":"roots/list"},{"jsonrpc":"2.0","id":1,"result":{}}]"#,
                    Passes,
                ),
                (
                    C,
                    r#"{"jsonrpc":"2.0","id":1,"result":{"roots":[]}}"#,
                    Passes,
                ),
            ],
            &[],
        ),
    ];
    for version in ["2025-03-26", "2025-11-25"] {
        run(&Settings::new(), version, rows);
    }
}

/// A server's line of bytes that are no UTF-8, for a request with the id 1, and whether it settles the request.
const BYTES: [(&str, &[u8], bool); 9] = [
    (
        "0x85 in a string",
        b"{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"t\":\"a\x85b\"}}",
        true,
    ),
    (
        "0x85 behind the message",
        b"{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\x85",
        true,
    ),
    (
        "0x85 between two messages",
        b"{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\x85{\"jsonrpc\":\"2.0\",\"method\":\"n\"}",
        true,
    ),
    (
        "Latin-1",
        b"{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"t\":\"caf\xE9\"}}",
        true,
    ),
    (
        "half a surrogate as CESU-8",
        b"{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"t\":\"\xED\xA0\xBD\"}}",
        true,
    ),
    (
        "an overlong quote",
        b"{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"t\":\"\xC0\xA2\"}}",
        true,
    ),
    // The guard cannot tell an id in UTF-16.
    ("UTF-16", b"\xFF\xFE{\0\"\0i\0d\0\"\0:\x001\0}\0", false),
    (
        "a log in Latin-1",
        b"d\xE9marr\xE9 {\"id\":1,\"result\":{}}",
        false,
    ),
    (
        "0x85 in front",
        b"\x85{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}",
        false,
    ),
];

// SPEC G1, G7, G8
#[test]
fn bytes_that_are_no_text_settle_what_they_answer() {
    for (name, line, settles) in BYTES {
        for (policy, is_passed) in [
            (Policy::Refuse, false),
            (Policy::Report, true),
            (Policy::Pass, true),
        ] {
            let mut session =
                Session::listed(&Settings::new().with_results(policy), "2025-06-18", TOOLS);
            session.run(name, &[(C, PING_1, Passes)]);
            let sent = session.send(S, line);
            if is_passed {
                assert_eq!(sent, [(C, line.to_vec())], "{name}");
            } else {
                assert_eq!(sent.len(), usize::from(settles), "{name}");
            }
            let open: &[&str] = if settles { &[] } else { &["1"] };
            assert_eq!(session.end(name), open, "{name} {policy:?}");
        }
    }
    // A request of a client in such bytes is answered by its id, and does not reach the server.
    for line in [
        &b"{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"ping\",\"params\":{\"t\":\"\x85\"}}"[..],
        b"{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"params\":{\"t\":\"caf\xE9\"},\"id\":4}",
        b"{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"ping\"}\x85",
    ] {
        let mut session = Session::listed(&Settings::new(), "2025-06-18", TOOLS);
        let sent = session.send(C, line);
        let text = String::from_utf8_lossy(&sent[0].1);
        assert!(
            sent.len() == 1 && sent[0].0 == C && text.contains(r#""id":4,"error":{"code":-32700"#),
            "{text}"
        );
        session.guard.server_ended();
        assert!(session.done().is_empty());
    }
}
