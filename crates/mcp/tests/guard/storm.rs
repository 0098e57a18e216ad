//! Messages in any order, whole and damaged, under all settings: what holds of each holds of all. SPEC G1, G7, G9.

use std::collections::HashMap;

use saop_mcp::{Action, Guard, Line, Lines, OnChange, Peer, Pins, Policy, Settings};

use crate::scene::{ADD, ECHO, call, list};

/// Numbers that look random, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % (most as u64)).unwrap()
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// A message as it is, or damaged in one place.
    fn damaged(&mut self, message: &str) -> Vec<u8> {
        let mut bytes = message.as_bytes().to_vec();
        let at = self.below(bytes.len());
        match self.below(8) {
            0 => bytes[at] = *self.of(b"\"{}[]:,\\0 \xFFx"),
            1 => {
                bytes.remove(at);
            }
            2 => bytes.truncate(at),
            3 => bytes.splice(at..at, *b"\"id\":1,").for_each(drop),
            _ => {}
        }
        bytes.push(b'\n');
        bytes
    }
}

fn from_client(chance: &mut Chance) -> String {
    let id = chance.below(6).to_string();
    let id = if chance.below(4) == 0 {
        format!("\"{id}\"")
    } else {
        id
    };
    let modern = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#;
    match chance.below(9) {
        0 => format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"initialize","params":{{}}}}"#),
        1 => {
            format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/list","params":{{{modern}}}}}"#)
        }
        2 => format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/list"}}"#),
        3 => call(&id, "add", r#"{"a":1}"#),
        4 => call(&id, "add", r#"{"a":"1"}"#),
        5 => format!("[{},{}]", call(&id, "echo", "{}"), call("9", "none", "{}")),
        6 => format!(
            r#"{{"jsonrpc":"2.0","method":"notifications/cancelled","params":{{"requestId":{id}}}}}"#
        ),
        7 => format!(
            r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"echo",{modern}}}}}"#
        ),
        _ => format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{}}}}"#),
    }
}

fn from_server(chance: &mut Chance, own: usize) -> String {
    let id = match chance.below(3) {
        0 => format!("\"saop-guard-{}\"", 1 + chance.below(own + 1)),
        _ => chance.below(6).to_string(),
    };
    let version = chance.of(&["2024-11-05", "2025-03-26", "2025-11-25", "2026-07-28"]);
    match chance.below(8) {
        0 => format!(
            r#"{{"jsonrpc":"2.0","id":{id},"result":{{"protocolVersion":"{version}","capabilities":{{"tools":{{}}}}}}}}"#
        ),
        1 => list(&id, &[ADD, ECHO]),
        2 => list(
            &id,
            &[
                ADD,
                r#"{"name":"bad","inputSchema":{}}"#,
                &ADD.replace("first", "last"),
            ],
        ),
        3 => format!(
            r#"{{"jsonrpc":"2.0","id":{id},"result":{{"tools":[{ECHO}],"nextCursor":"2","ttlMs":5}}}}"#
        ),
        4 => r#"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#.to_owned(),
        5 => format!(
            r#"{{"jsonrpc":"2.0","id":{id},"result":{{"structuredContent":{{"sum":"x"}},"content":[]}}}}"#
        ),
        6 => format!(r#"{{"jsonrpc":"2.0","id":{id},"error":{{"code":-32601,"message":"no"}}}}"#),
        _ => format!(
            r#"[{{"jsonrpc":"2.0","id":{id},"result":{{"structuredContent":{{"sum":1}}}}}}]"#
        ),
    }
}

/// Runs a guard for some steps, and checks every message that it sends.
fn run(seed: u64) {
    let mut chance = Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let policies = [Policy::Refuse, Policy::Report, Policy::Pass];
    let report_only = chance.below(3) == 0;
    let settings = Settings::new()
        .with_calls(*chance.of(&policies))
        .with_results(*chance.of(&policies))
        .with_report_only(report_only)
        .with_records(chance.below(2) == 0)
        .with_max_open(chance.below(8))
        .with_list_timeout(20);
    let mut guard = Guard::new(settings);
    if chance.below(2) == 0 {
        let mut pins = Pins::new();
        pins.add("echo", ADD);
        guard = guard.with_pins(pins, *chance.of(&[OnChange::Hold, OnChange::Warn]));
    }
    let mut given: HashMap<(Peer, Vec<u8>), usize> = HashMap::new();
    let (mut order, mut sent) = (Vec::new(), Vec::new());
    let mut own = 0;
    for now in 0..300 {
        let to = *chance.of(&[Peer::Server, Peer::Client]);
        let message = match to {
            Peer::Server => from_client(&mut chance),
            Peer::Client => from_server(&mut chance, own),
        };
        let bytes = chance.damaged(&message);
        *given.entry((to, bytes.clone())).or_default() += 1;
        order.push((to, bytes.clone()));
        match to {
            Peer::Server => guard.client(now, bytes),
            Peer::Client => guard.server(now, bytes),
        }
        if chance.below(10) == 0 {
            guard.tick(now);
        }
        if now == 290 {
            guard.client_ended();
        }
        if now == 295 {
            guard.server_ended();
        }
        while let Some(action) = guard.next_action() {
            let Action::Send(to, bytes) = action else {
                continue;
            };
            own += usize::from(bytes.starts_with(b"{\"jsonrpc\":\"2.0\",\"id\":\"saop-guard-"));
            let left = given
                .get_mut(&(to, bytes.clone()))
                .filter(|left| **left > 0);
            // What was given is passed on at most as often.
            if let Some(left) = left {
                *left -= 1;
            } else {
                assert!(!report_only, "{seed}: {}", String::from_utf8_lossy(&bytes));
                let text = String::from_utf8(bytes.clone()).unwrap();
                let line = text.strip_suffix('\n').unwrap();
                assert!(!line.contains(['\n', '\r']), "{seed}: {line}");
                let limits = saop_json::Limits::NONE;
                let cursor = saop_json::text::open(line.as_bytes(), &limits).unwrap();
                // What the peers said stands in it as they wrote it.
                let read = saop_json::Tree::parse_with_repeated_keys(cursor, &limits);
                assert!(read.is_ok(), "{seed}: {line}");
            }
            sent.push((to, bytes));
        }
    }
    if report_only {
        // Once the server has ended, nobody takes what the client says.
        let ours = |to: Peer, all: &[(Peer, Vec<u8>)]| -> Vec<Vec<u8>> {
            let all = all.iter().filter(|(other, _)| *other == to);
            all.map(|(_, bytes)| bytes.clone()).collect()
        };
        for to in [Peer::Server, Peer::Client] {
            let (was, is) = (ours(to, &order), ours(to, &sent));
            assert!(was.starts_with(&is), "{seed}: to the {}", to.as_str());
            assert!(
                is.len() + 10 > was.len(),
                "{seed}: {} of {}",
                is.len(),
                was.len()
            );
        }
    }
}

// SPEC G1, G7, G9
#[test]
fn whatever_comes_is_passed_on_once_or_answered_in_json() {
    for seed in 1..=150 {
        run(seed);
    }
}

// SPEC G7
#[test]
fn lines_are_the_same_however_they_are_cut() {
    let mut chance = Chance(7);
    for _ in 0..2000 {
        let length = chance.below(60);
        let text: Vec<u8> = (0..length).map(|_| *chance.of(b"ab\n\r\xFF")).collect();
        let most = chance.below(9);
        let split = |chunks: &mut dyn FnMut() -> usize| {
            let mut lines = Lines::new(most);
            let mut all = Vec::new();
            let mut rest = &text[..];
            while !rest.is_empty() {
                let (part, others) = rest.split_at(chunks().min(rest.len()));
                lines.push(part, |line| all.push(line));
                rest = others;
            }
            all.extend(lines.finish());
            all
        };
        let whole = split(&mut || usize::MAX);
        assert_eq!(split(&mut || 1 + chance.below(7)), whole, "{text:?}");
        let lengths = whole.iter().map(|line| match line {
            Line::Whole(bytes) | Line::Part(bytes) => bytes.len(),
            Line::TooLong(length) => *length,
        });
        assert_eq!(lengths.sum::<usize>(), text.len());
    }
}
