//! A guard between a client and a server that say anything in any order, in pieces: what is passed on is what was said, each request is
//! answered at most once, and a guard that only reports changes nothing. SPEC G1, G7, G8, G9.
//!
//! Invariant: a second guard gets each object with a member before it that makes it unusual, so that it is judged with a tree, and
//! decides the same.

use std::collections::{HashMap, VecDeque};

use saop_mcp::{Action, Guard, Line, Lines, OnChange, Peer, Pins, Policy, Settings};
use serde_json::Value;

use super::tape::Tape;
use super::{Outcome, Verdict};

pub(crate) const ADD: &str = r#"{"name":"add","inputSchema":{"type":"object","required":["a"],"additionalProperties":false,"properties":{"a":{"type":"integer"},"b":{}}},"outputSchema":{"type":"object","required":["sum"],"properties":{"sum":{"type":"integer"}}}}"#;
const ECHO: &str = r#"{"name":"echo","inputSchema":{"type":"object"}}"#;
const NONE: &str = r#"{"name":"none","inputSchema":{}}"#;
/// A member that a call or an answer seldom has: its name has an escape.
const UNUSUAL: &str = r#""\u0078":0,"#;
/// Longer lines are dropped.
const LONGEST: usize = 2048;
/// More messages show nothing new.
const MOST: usize = 64;

/// Two guards with the same settings, and what went in and came out.
struct Scene {
    guard: Guard,
    other: Guard,
    is_strict: bool,
    report_only: bool,
    /// What each side said and has not come out.
    said: HashMap<(Peer, Vec<u8>), usize>,
    /// What the client sent, or got, in order.
    orders: [VecDeque<Vec<u8>>; 2],
    /// How often the client asked by an id, less the answers.
    asked: HashMap<String, usize>,
    /// The parts of a long line of the client.
    long: Vec<u8>,
    is_refused: bool,
}

/// Judges a session. Rejected where the guard kept something back.
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let mut tape = Tape::new(bytes);
    let mut scene = Scene::new(&mut tape);
    let lines = || Lines::new(LONGEST).with_parts(true);
    let (mut from_client, mut from_server) = (lines(), lines());
    for now in 0..MOST as u64 {
        if tape.is_empty() {
            break;
        }
        match tape.below(16) {
            0..7 => {
                let text = said(&mut tape, from_the_client);
                scene.push(now, Peer::Client, &mut from_client, &text)?;
            }
            7..14 => {
                let text = said(&mut tape, from_the_server);
                scene.push(now, Peer::Server, &mut from_server, &text)?;
            }
            14 => scene.both(|guard, _| guard.tick(now))?,
            _ => scene.both(|guard, _| guard.tick(now + 100))?,
        }
    }
    for (peer, lines) in [
        (Peer::Client, &mut from_client),
        (Peer::Server, &mut from_server),
    ] {
        if let Some(line) = lines.finish() {
            scene.line(MOST as u64, peer, line)?;
        }
    }
    scene.both(|guard, _| guard.client_ended())?;
    scene.both(|guard, _| guard.tick(u64::MAX))?;
    scene.both(|guard, _| guard.server_ended())?;
    if scene.report_only && scene.said.values().any(|left| *left > 0) {
        return Err("expected all that was said to be passed on, but found less".to_owned());
    }
    Ok(if scene.is_refused {
        Verdict::Rejected
    } else {
        Verdict::Accepted
    })
}

impl Scene {
    fn new(tape: &mut Tape<'_>) -> Self {
        let choice = tape.byte();
        let policy =
            |at: u8| [Policy::Refuse, Policy::Report, Policy::Pass][usize::from(choice >> at) % 3];
        let report_only = choice.is_multiple_of(5);
        let is_strict = !report_only && choice.is_multiple_of(2);
        let mut settings = Settings::new()
            .with_report_only(report_only)
            .with_list_timeout(20)
            .with_records(choice.is_multiple_of(7))
            .with_max_depth([16, 128][usize::from(choice & 1)])
            .with_max_open([4, 4096][usize::from(choice & 1)]);
        if !is_strict {
            settings = settings.with_calls(policy(1)).with_results(policy(4));
        }
        let make = || {
            let guard = Guard::new(settings.clone());
            if choice & 0x10 == 0 {
                return guard;
            }
            let mut pins = Pins::new();
            pins.add("echo", ADD);
            guard.with_pins(
                pins,
                [OnChange::Hold, OnChange::Warn][usize::from(choice >> 7)],
            )
        };
        Self {
            guard: make(),
            other: make(),
            is_strict,
            report_only,
            said: HashMap::new(),
            orders: Default::default(),
            asked: HashMap::new(),
            long: Vec::new(),
            is_refused: false,
        }
    }

    /// Pushes what a side says, in two pieces.
    fn push(
        &mut self,
        now: u64,
        peer: Peer,
        lines: &mut Lines,
        (text, cut): &(Vec<u8>, usize),
    ) -> Result<(), String> {
        let mut all = Vec::new();
        let (first, last) = text.split_at((*cut).min(text.len()));
        for part in [first, last] {
            lines.push(part, |line| all.push(line));
        }
        all.into_iter()
            .try_for_each(|line| self.line(now, peer, line))
    }

    fn line(&mut self, now: u64, peer: Peer, line: Line) -> Result<(), String> {
        let bytes = match line {
            Line::Whole(bytes) => bytes,
            Line::Part(bytes) => {
                if peer == Peer::Client {
                    self.long.extend_from_slice(&bytes);
                }
                return self.both(|guard, _| guard.part(peer, &bytes));
            }
            Line::TooLong(found) => {
                if peer == Peer::Client {
                    let long = std::mem::take(&mut self.long);
                    self.asks(requests(&long));
                }
                return self.both(|guard, _| match peer {
                    Peer::Client => guard.client_too_long(found, LONGEST),
                    Peer::Server => guard.server_too_long(now, found, LONGEST),
                });
            }
        };
        let to = match peer {
            Peer::Client => Peer::Server,
            Peer::Server => Peer::Client,
        };
        if peer == Peer::Client {
            self.asks(requests(&bytes));
        }
        *self.said.entry((to, bytes.clone())).or_default() += 1;
        self.order(to).push_back(bytes.clone());
        self.both(|guard, is_other| {
            let bytes = if is_other {
                unusual(&bytes)
            } else {
                bytes.clone()
            };
            match peer {
                Peer::Client => guard.client(now, bytes),
                Peer::Server => guard.server(now, bytes),
            }
        })
    }

    fn asks(&mut self, ids: Vec<String>) {
        for id in ids {
            *self.asked.entry(id).or_default() += 1;
        }
    }

    fn order(&mut self, to: Peer) -> &mut VecDeque<Vec<u8>> {
        &mut self.orders[usize::from(to == Peer::Client)]
    }

    /// Does something with both guards, and looks at what they do.
    fn both(&mut self, work: impl Fn(&mut Guard, bool)) -> Result<(), String> {
        work(&mut self.guard, false);
        work(&mut self.other, true);
        loop {
            let (one, other) = (self.guard.next_action(), self.other.next_action());
            if decided(one.as_ref()) != decided(other.as_ref()) {
                return Err(format!(
                    "expected one decision about a message and its unusual form, but found {one:?} and {other:?}"
                ));
            }
            match one {
                None => return Ok(()),
                Some(Action::Send(to, bytes)) => self.sent(to, &bytes)?,
                Some(Action::Report(report)) => self.is_refused |= report.enforced,
                Some(_) => {}
            }
        }
    }

    /// Looks at what was sent.
    fn sent(&mut self, to: Peer, bytes: &[u8]) -> Result<(), String> {
        let shown = || String::from_utf8_lossy(bytes).into_owned();
        let mut line = bytes.to_vec();
        // After a last line without its end, the next one begins with it.
        if line.len() > 1 && line.first() == Some(&b'\n') {
            line.remove(0);
        }
        if to == Peer::Client {
            for id in answers(&line) {
                let left = self.asked.entry(id).or_default();
                if *left == 0 && self.is_strict {
                    return Err(format!(
                        "expected no second answer to a request, but found {}",
                        shown()
                    ));
                }
                *left = left.saturating_sub(1);
            }
        }
        let left = self
            .said
            .get_mut(&(to, line.clone()))
            .filter(|left| **left > 0);
        if let Some(left) = left {
            *left -= 1;
            if self.report_only && self.order(to).pop_front().as_ref() != Some(&line) {
                return Err(format!(
                    "expected messages in their order, but found {} too early",
                    shown()
                ));
            }
            return Ok(());
        }
        if self.report_only {
            return Err(format!("expected what was said, but found {}", shown()));
        }
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        if text.contains(&b'\n') || serde_json::from_slice::<Value>(text).is_err() {
            return Err(format!("expected a line of JSON, but found {}", shown()));
        }
        Ok(())
    }
}

/// What of an action is the same for a message and its unusual form.
fn decided(action: Option<&Action>) -> String {
    match action {
        Some(Action::Send(to, bytes)) => {
            let text = String::from_utf8_lossy(bytes).replace(UNUSUAL, "");
            // A place in the text is another one.
            let (words, _) = text.split_once("byte").unwrap_or((&text, ""));
            format!("{to:?} {words}")
        }
        Some(Action::Report(report)) => {
            format!(
                "{:?} {:?} {:?} {}",
                report.kind, report.tool, report.id, report.enforced
            )
        }
        Some(Action::Record(record)) => {
            format!("{:?} {:?} {:?}", record.kind, record.decision, record.id)
        }
        other => format!("{other:?}"),
    }
}

/// An object with one more member, where it has some.
fn unusual(line: &[u8]) -> Vec<u8> {
    let mut line = line.to_vec();
    if line.starts_with(b"{\"") {
        line.splice(1..1, UNUSUAL.bytes());
    }
    line
}

/// The ids in a line that are those of requests.
fn requests(line: &[u8]) -> Vec<String> {
    // One that is no text, repeats a member, or has a carriage return inside is answered by what can be read of it.
    let text = String::from_utf8_lossy(line).replace('\r', " ");
    if serde_json::from_str::<Value>(&text).is_err() {
        return loose(&text);
    }
    let has_method = |value: &Value| value.get("method").is_some() || value.get("result").is_none();
    let mut ids = found(&text, has_method);
    ids.extend(
        found(&text, |_| true)
            .into_iter()
            .filter(|_| text.contains('\u{FFFD}')),
    );
    ids
}

/// What may be the id of a request in a text that is no JSON.
fn loose(text: &str) -> Vec<String> {
    let lower = text.to_ascii_lowercase();
    let places = lower.match_indices("id");
    let ids = places.filter_map(|(at, name)| {
        let rest = text.get(at + name.len()..)?;
        let rest = rest.trim_start_matches(['"', '\'']).trim_start();
        let rest = rest.strip_prefix(':')?.trim_start();
        let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
        values.next()?.ok()
    });
    ids.map(|id| shown(&id)).collect()
}

/// An id as all its spellings share it.
fn shown(id: &Value) -> String {
    id.as_f64()
        .map_or_else(|| id.to_string(), |number| number.to_string())
}

fn answers(line: &[u8]) -> Vec<String> {
    let is_answer = |value: &Value| {
        value.get("method").is_none()
            && (value.get("result").is_some() || value.get("error").is_some())
    };
    found(&String::from_utf8_lossy(line), is_answer)
}

fn found(text: &str, wanted: impl Fn(&Value) -> bool) -> Vec<String> {
    let all = match serde_json::from_str(text) {
        Ok(Value::Array(all)) => all,
        Ok(one) => vec![one],
        Err(_) => Vec::new(),
    };
    let ids = all
        .iter()
        .filter(|one| wanted(one))
        .filter_map(|one| one.get("id"));
    ids.filter(|id| !id.is_null()).map(shown).collect()
}

/// Returns what a side says, and where it is cut.
fn said(tape: &mut Tape<'_>, message: fn(&mut Tape<'_>) -> String) -> (Vec<u8>, usize) {
    let mut text = match tape.below(8) {
        0 => {
            let count = tape.below(64);
            tape.take(count).to_vec()
        }
        1 => format!("[{},{}]", message(tape), message(tape)).into_bytes(),
        _ => message(tape).into_bytes(),
    };
    let at = tape.below(text.len() + 1);
    match tape.below(16) {
        0 => text.insert(at, tape.byte()),
        1 => text.truncate(at),
        2 => drop(text.splice(at..at, *b"\"id\":1,")),
        3 => drop(text.splice(at..at, std::iter::repeat_n(b'[', 140))),
        _ => {}
    }
    text.push(b'\n');
    let cut = tape.below(text.len());
    (text, cut)
}

fn id(tape: &mut Tape<'_>) -> &'static str {
    [
        "1",
        "2",
        "1.0",
        "\"1\"",
        "\"saop-guard-1\"",
        "\"saop-guard-2\"",
        "null",
        "[1]",
    ][tape.below(8)]
}

pub(crate) fn from_the_client(tape: &mut Tape<'_>) -> String {
    const MODERN: &str = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#;
    let id = id(tape);
    let call = |name: &str, rest: &str| {
        format!(
            r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"{name}"{rest}}}}}"#
        )
    };
    match tape.below(18) {
        0 => format!(r#"{{"id":{id},"method":"initialize","params":{{}}}}"#),
        1 => format!(r#"{{"id":{id},"method":"tools/list","params":{{{MODERN}}}}}"#),
        2 => format!(r#"{{"id":{id},"method":"tools/list","params":{{"cursor":"2"}}}}"#),
        3 | 4 => format!(r#"{{"id":{id},"method":"tools/list"}}"#),
        5 => call("add", r#","arguments":{"a":1}"#),
        6 => call(
            "add",
            &format!(r#","arguments":{{"a":2,"b":[{{}}]}},{MODERN}"#),
        ),
        7 => call("add", r#","arguments":{"a":"1"}"#),
        8 => call("echo", r#","arguments":{"a":1,"a":2}"#),
        9 => call("echo", &format!(",{MODERN}")),
        10 => call("ech", r#","arguments":{}"#),
        11 => format!(r#"{{"method":"notifications/cancelled","params":{{"requestId":{id}}}}}"#),
        12 => format!(r#"{{"id":{id},"method":"ping"}}"#),
        13 => format!(r#"{{"id":{id},"method":"tasks/result","params":{{"taskId":"t"}}}}"#),
        14 => r#"{"method":"notifications/a"}"#.to_owned(),
        15 => format!(
            r#"{{"method":"tools/call","params":{{"arguments":{{"a":1}},"name":"add"}},"id":{id}}}"#
        ),
        16 => call("add", r#","arguments":{"a":1},"task":{}"#),
        _ => format!(r#"{{"id":{id},"result":{{}}}}"#),
    }
}

pub(crate) fn from_the_server(tape: &mut Tape<'_>) -> String {
    let id = id(tape);
    let version = ["2024-11-05", "2025-03-26", "2025-11-25", "2026-07-28"][tape.below(4)];
    match tape.below(20) {
        0 => format!(
            r#"{{"id":{id},"result":{{"protocolVersion":"{version}","capabilities":{{"tools":{{}}}}}}}}"#
        ),
        1..4 => format!(r#"{{"id":{id},"result":{{"tools":[{ADD} , {ECHO}]}}}}"#),
        4 => format!(r#"{{"id":{id},"result":{{"tools":[{NONE},{ADD}, {NONE} ]}}}}"#),
        5 => format!(r#"{{"id":{id},"result":{{"tools":[{ECHO}],"nextCursor":"2","ttlMs":5}}}}"#),
        6 => r#"{"method":"notifications/tools/list_changed"}"#.to_owned(),
        7 => {
            format!(r#"{{"id":{id},"result":{{"structuredContent":{{"sum":"x"}},"content":[]}}}}"#)
        }
        8 | 9 => {
            format!(r#"{{"id":{id},"result":{{"content":[],"structuredContent":{{"sum":1}}}}}}"#)
        }
        10 => format!(r#"{{"id":{id},"result":{{"resultType":"task","taskId":"t"}}}}"#),
        11 => format!(r#"{{"id":{id},"error":{{"code":-32601,"message":"no"}}}}"#),
        12 => format!(r#"{{"id":{id},"method":"sampling/createMessage"}}"#),
        13 => format!(r#"{{"result":{{"structuredContent":{{"sum":1}}}},"id":{id}}}"#),
        14 => format!(r#"{{"id":{id},"result":{{"isError":true,"structuredContent":{{}}}}}}"#),
        15 => format!(
            r#"{{"id":{id},"result":{{"resultType":"complete","structuredContent":{{"sum":1}}}}}}"#
        ),
        16 => format!(r#"{{"id":{id},"result":{{"structuredContent":null}}}}"#),
        17 => format!(
            r#"{{"id":{id},"result":{{"structuredContent":{{"sum":1}},"structured\u0043ontent":{{}}}}}}"#
        ),
        18 => format!(r#"{{"id":{id},"result":{{"task":{{"taskId":"t"}}}}}}"#),
        _ => format!(r#"{{"id":{id},"result":{{}}}}"#),
    }
}
