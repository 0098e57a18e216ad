//! Guards of single exchanges over HTTP, which share what is known of the server. SPEC G10.

use saop_mcp::http::{HEADER_MISMATCH, Head};
use saop_mcp::{Action, Book, Guard, Known, OnChange, Peer, Pins, Policy, Settings};

use crate::scene::{ADD, ECHO};

/// An exchange, and what is known in its session.
struct Exchange<'a> {
    guard: Guard,
    known: &'a mut Known,
    now: u64,
}

const SETTINGS: Settings = Settings::new()
    .with_bodies(true)
    .with_max_list_age(Some(1_000));

impl<'a> Exchange<'a> {
    fn new(known: &'a mut Known) -> Self {
        Self::with(known, SETTINGS, &[("mcp-protocol-version", "2025-11-25")])
    }

    fn with(known: &'a mut Known, settings: Settings, headers: &[(&str, &str)]) -> Self {
        let mut guard = Guard::new(settings);
        let headers = headers.iter();
        let headers = headers.map(|(name, value)| (*name, value.as_bytes()));
        guard.set_head(Head::of(headers).unwrap());
        let now = 0;
        Self { guard, known, now }
    }

    fn step(&mut self, work: impl FnOnce(&mut Guard, u64)) -> Vec<String> {
        self.guard.swap(self.known);
        work(&mut self.guard, self.now);
        self.guard.swap(self.known);
        let mut done = Vec::new();
        while let Some(action) = self.guard.next_action() {
            let text = |bytes| String::from_utf8(bytes).unwrap();
            done.push(match action {
                Action::Send(Peer::Server, bytes) => format!("> {}", text(bytes)),
                Action::Send(Peer::Client, bytes) => format!("< {}", text(bytes)),
                Action::Ask(bytes) => format!("? {}", text(bytes)),
                Action::Report(report) => format!("! {report}"),
                other => format!("{other:?}"),
            });
        }
        done
    }

    fn client(&mut self, message: &str) -> Vec<String> {
        let bytes = message.as_bytes().to_vec();
        self.step(|guard, now| guard.client(now, bytes))
    }

    fn server(&mut self, message: &str) -> Vec<String> {
        let bytes = message.as_bytes().to_vec();
        self.step(|guard, now| guard.server(now, bytes))
    }
}

fn call(id: u32, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"add","arguments":{arguments}}}}}"#
    )
}

fn list(id: &str, tools: &[&str]) -> String {
    let tools = tools.join(",");
    format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"tools":[{tools}]}}}}"#)
}

/// Something is known: the list.
fn listed(tools: &[&str]) -> Known {
    let mut known = Known::new();
    let mut exchange = Exchange::new(&mut known);
    exchange.client(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    exchange.server(&list("1", tools));
    known
}

#[test]
fn bodies_may_have_any_line_ends() {
    let mut known = listed(&[ADD]);
    let mut exchange = Exchange::new(&mut known);
    let good = "{\r\n\"jsonrpc\":\"2.0\",\n\"id\":1,\r\"method\":\"tools/call\",\"params\":{\"name\":\"add\",\"arguments\":{\"a\":1}}}\r\n";
    assert_eq!(exchange.client(good), [format!("> {good}")]);
    let answer =
        "\n{\"jsonrpc\":\"2.0\",\r\n\"id\":1,\"result\":{\"structuredContent\":{\"sum\":1}}}";
    assert_eq!(exchange.server(answer), [format!("< {answer}")]);
    // A return in a string is no line end.
    let wrong = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"a\rb\"}";
    let done = exchange.client(wrong);
    assert!(
        done[1].starts_with("< ") && done[1].contains("-32700"),
        "{done:?}"
    );
    assert!(!done[1].ends_with('\n'));
}

#[test]
fn what_the_guard_asks_is_an_exchange_of_its_own() {
    let mut known = Known::new();
    let mut exchange = Exchange::new(&mut known);
    let asked = exchange.client(&call(7, r#"{"a":"1"}"#));
    assert_eq!(
        asked,
        [r#"? {"jsonrpc":"2.0","id":"saop-guard-1","method":"tools/list","params":{}}"#]
    );
    assert!(exchange.guard.is_listing());
    let done = exchange.server(&list("\"saop-guard-1\"", &[ADD]));
    assert!(done[1].contains("\"isError\":true"), "{done:?}");
    assert!(!exchange.guard.is_listing() && !exchange.guard.is_open());
    // The next one knows the list, until it is too old.
    let mut next = Exchange::new(&mut known);
    assert_eq!(next.client(&call(7, r#"{"a":1}"#)).len(), 1);
    next.now = 1_001;
    assert!(next.client(&call(8, r#"{"a":1}"#))[0].starts_with("? "));
    assert!(known.bytes() >= ADD.len());
}

#[test]
fn the_list_that_another_exchange_brought_serves_all() {
    let mut known = Known::new();
    let mut first = Exchange::new(&mut known);
    first.client(&call(1, r#"{"a":1}"#));
    assert!(
        first
            .step(|guard, now| assert!(!guard.has_list_now(now)))
            .is_empty()
    );
    let guard = first.guard;
    known = listed(&[ADD]);
    let mut first = Exchange {
        guard,
        known: &mut known,
        now: 0,
    };
    let done = first.step(|guard, now| assert!(guard.has_list_now(now)));
    assert_eq!(done, [format!("> {}", call(1, r#"{"a":1}"#))]);
    assert!(first.guard.is_open());
    assert!(
        first
            .step(|guard, now| assert!(!guard.has_list_now(now)))
            .is_empty()
    );
    assert!(
        first
            .step(|guard, now| guard.no_list(now, "none"))
            .is_empty()
    );
}

#[test]
fn without_the_list_a_call_is_refused_with_the_reason() {
    let mut known = Known::new();
    let mut exchange = Exchange::new(&mut known);
    exchange.client(&call(1, "{}"));
    let done = exchange.step(|guard, now| guard.no_list(now, "status 401"));
    let answer = done.last().unwrap();
    assert!(
        answer.contains("-32603") && answer.contains("status 401"),
        "{done:?}"
    );
    let mut late = Exchange::new(&mut known);
    late.client(&call(1, "{}"));
    late.now = 30_000;
    let done = late.step(Guard::tick);
    assert!(
        done.iter()
            .any(|one| one.starts_with("< ") && one.contains("-32603")),
        "{done:?}"
    );
}

#[test]
fn headers_of_parameters_have_what_the_call_has() {
    let tool = r#"{"name":"add","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"A"}}}}"#;
    let wrong = r#"{"name":"wrong","inputSchema":{"type":"object","properties":{"a":{"type":"number","x-mcp-header":"A"}}}}"#;
    let version = ("mcp-protocol-version", "2026-07-28");
    let mut known = Known::new();
    let mut exchange = Exchange::with(&mut known, SETTINGS, &[version]);
    exchange.client(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    let done = exchange.server(&list("1", &[tool, wrong]));
    assert!(
        done[0].contains("tool taken out of the list: `wrong`"),
        "{done:?}"
    );
    let mut asked = |headers: &[(&str, &str)], settings: Settings| {
        let mut exchange = Exchange::with(&mut known, settings, headers);
        exchange.client(&call(1, r#"{"a":"b"}"#))
    };
    let good = asked(&[version, ("mcp-param-a", "b")], SETTINGS);
    assert!(good.len() == 1 && good[0].starts_with("> "), "{good:?}");
    // That is no question of the schema, so that another policy lets none pass.
    for settings in [SETTINGS, SETTINGS.with_calls(Policy::Report)] {
        let refused = asked(&[version, ("mcp-param-a", "c")], settings);
        let code = format!("\"code\":{HEADER_MISMATCH}");
        assert!(
            refused[1].starts_with("< ") && refused[1].contains(&code),
            "{refused:?}"
        );
    }
    let told = asked(&[version], SETTINGS.with_report_only(true));
    assert!(
        told[0].starts_with("! ") && told[1].starts_with("> "),
        "{told:?}"
    );
    // Over other transports, and in earlier versions, it means nothing.
    let mut exchange = Exchange::new(&mut known);
    exchange.client(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    assert_eq!(exchange.server(&list("1", &[tool, wrong])).len(), 1);
}

#[test]
fn a_mismatch_is_answered_unless_only_reports_are_made() {
    let mut known = Known::new();
    let mut exchange = Exchange::new(&mut known);
    let body = b"{\"id\":7}";
    let done = exchange.step(|guard, _| assert!(guard.mismatch(body, Some("7"), "a is not b")));
    assert_eq!(
        done[0],
        "! message not passed on (request 7): header mismatch: a is not b"
    );
    assert_eq!(
        done[1],
        r#"< {"jsonrpc":"2.0","id":7,"error":{"code":-32020,"message":"header mismatch: a is not b"}}"#
    );
    let settings = SETTINGS.with_report_only(true);
    let mut exchange = Exchange::with(&mut known, settings, &[]);
    let done = exchange.step(|guard, _| assert!(!guard.mismatch(body, None, "a is not b")));
    assert_eq!(done.len(), 1);
}

#[test]
fn answers_on_another_stream_are_judged_by_their_requests() {
    let mut known = listed(&[ADD, ECHO]);
    let mut first = Exchange::new(&mut known);
    first.client(&call(1, r#"{"a":1}"#));
    first.step(|guard, _| guard.leave());
    assert!(!first.guard.is_open());
    let mut listens = Exchange::new(&mut known);
    let mut server = |message: &str| {
        let bytes = message.as_bytes().to_vec();
        listens.step(|guard, now| {
            guard.resume();
            guard.server(now, bytes);
            guard.resume();
        })
    };
    let wrong = r#"{"jsonrpc":"2.0","id":1,"result":{"structuredContent":{"sum":"x"}}}"#;
    let done = server(wrong);
    assert!(done[1].contains("its result is withheld"), "{done:?}");
    // It was the answer, and there is no other.
    let again = server(wrong);
    assert!(
        again.len() == 1 && again[0].contains("expected the answer to an open request"),
        "{again:?}"
    );
}

#[test]
fn a_call_that_was_cancelled_elsewhere_does_not_go_on() {
    let mut session = Known::new().session();
    let mut waits = Exchange::new(&mut session);
    waits.client(&call(5, r#"{"a":1}"#));
    let guard = waits.guard;
    let mut other = Exchange::new(&mut session);
    let cancel = r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}"#;
    assert_eq!(other.client(cancel), [format!("> {cancel}")]);
    for id in 1_000..1_100 {
        other.client(&cancel.replace('5', &id.to_string()));
    }
    let mut waits = Exchange {
        guard,
        known: &mut session,
        now: 0,
    };
    assert_eq!(waits.server(&list("\"saop-guard-1\"", &[ADD])), [""; 0]);
    // Without a session, another client may use the same id.
    let mut known = Known::new();
    let mut waits = Exchange::new(&mut known);
    waits.client(&call(5, r#"{"a":1}"#));
    let guard = waits.guard;
    Exchange::new(&mut known).client(cancel);
    let mut waits = Exchange {
        guard,
        known: &mut known,
        now: 0,
    };
    assert_eq!(waits.server(&list("\"saop-guard-1\"", &[ADD])).len(), 1);
}

#[test]
fn a_session_knows_the_tools_that_others_have() {
    let unchecked =
        r#"{"name":"odd","inputSchema":{"type":"object","properties":{"a":{"pattern":"^(?!b)"}}}}"#;
    let general = listed(&[ADD, unchecked]);
    let mut session = general.session();
    let mut exchange = Exchange::new(&mut session);
    // It has no list of its own, but reads no tool again, nor reports it.
    assert!(exchange.client(&call(1, "{}"))[0].starts_with("? "));
    let done = exchange.server(&list("\"saop-guard-1\"", &[ADD, unchecked]));
    assert!(done.iter().all(|one| !one.contains("odd")), "{done:?}");
    assert!(Known::default().bytes() == 0 && session.session().bytes() == 0);
}

#[test]
fn a_request_without_a_version_is_one_of_the_first_that_had_http() {
    let mut known = Known::new();
    let mut exchange = Exchange::with(&mut known, SETTINGS, &[]);
    // Batches are of 2025-03-26.
    let done = exchange.client(&format!("[{}]", call(1, "{}")));
    assert!(done[0].starts_with("? "), "{done:?}");
}

// SPEC G5
#[test]
fn guards_share_their_pins() {
    let mut book = Some(Book::new(Pins::new(), OnChange::Hold));
    let mut seen = |tool: &str| {
        let mut known = Known::new();
        let mut exchange = Exchange::new(&mut known);
        exchange.client(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
        let bytes = list("1", &[tool]).into_bytes();
        let book = &mut book;
        exchange.step(|guard, now| {
            guard.swap_pins(book);
            guard.server(now, bytes);
            guard.swap_pins(book);
        })
    };
    assert!(seen(ECHO).iter().any(|one| one.starts_with("Pin(")));
    let changed = seen(r#"{"name":"echo","description":"x","inputSchema":{"type":"object"}}"#);
    assert!(
        changed
            .iter()
            .any(|one| one.contains("tool held back, since it changed")),
        "{changed:?}"
    );
}
