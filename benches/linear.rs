//! What a byte costs as documents grow, in every way in which they can: a verdict and no statistics.
//!
//! Invariant: a case fails where a byte of the largest document takes more than [`BAR`] times the time of a byte of the middle
//! one, after what memory itself adds: large blocks come from the system page by page, and a large set is not in the cache. So
//! beside each document its floor is measured, which is a copy of the text, or a set of its keys. Sizes take turns and the fastest
//! round counts, since other work on the machine only ever adds to the time.
//!
//! `scripts/verify-linear.sh` runs it. Without `--bench`, as `cargo test --all-targets` does, each routine runs once.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::cast_precision_loss,
    reason = "a program that prints a table of quotients"
)]

use std::collections::HashSet;
use std::fmt::Write as _;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use saop::{Message, Observation, SaopEnvelope, parse};

const BAR: f64 = 2.0;
const ROUNDS: usize = 7;
/// A round of small documents has as many as it takes to fill this time.
const ROUND: Duration = Duration::from_millis(10);

struct Case {
    name: &'static str,
    /// What grows, with the unit of the sizes.
    unit: &'static str,
    /// The second is the middle one.
    sizes: [usize; 3],
    make: fn(usize) -> String,
    read: fn(&str) -> bool,
    accepted: bool,
    floor: fn(&str),
}

const CASES: [Case; 12] = [
    Case {
        name: "one string",
        unit: "bytes",
        sizes: [1_000, 1_000_000, 64_000_000],
        make: |size| envelope("{}", &"All is well so far. ".repeat(size / 20)),
        read: accepts::<SaopEnvelope>,
        accepted: true,
        floor: copy,
    },
    Case {
        name: "one string of escapes",
        unit: "bytes",
        sizes: [1_000, 1_000_000, 64_000_000],
        make: |size| envelope("{}", &r#"say \"a\"\n\u00e9"#.repeat(size / 17)),
        read: accepts::<SaopEnvelope>,
        accepted: true,
        floor: copy,
    },
    Case {
        name: "members of arguments",
        unit: "members",
        sizes: [1_000, 100_000, 1_000_000],
        make: |count| envelope(&object(count, "argument-", "1"), ""),
        read: accepts::<SaopEnvelope>,
        accepted: true,
        floor: keys,
    },
    Case {
        name: "objects in arguments",
        unit: "objects",
        sizes: [1_000, 100_000, 1_000_000],
        make: |count| envelope(&items(count, r#"{"id": 1, "ok": true}"#), ""),
        read: accepts::<SaopEnvelope>,
        accepted: true,
        floor: copy,
    },
    Case {
        name: "numbers in arguments",
        unit: "numbers",
        sizes: [1_000, 100_000, 1_000_000],
        make: |count| envelope(&items(count, "-1234.5678e9"), ""),
        read: accepts::<SaopEnvelope>,
        accepted: true,
        floor: copy,
    },
    Case {
        name: "one number of many digits",
        unit: "digits",
        sizes: [1_000, 100_000, 10_000_000],
        make: |count| envelope(&format!(r#"{{"n": 1{}}}"#, "7".repeat(count)), ""),
        read: accepts::<SaopEnvelope>,
        accepted: true,
        floor: copy,
    },
    Case {
        name: "nesting in arguments",
        unit: "levels",
        sizes: [1, 10, 100],
        make: |depth| envelope(&items(100_000 / depth, &nested(depth)), ""),
        read: accepts::<SaopEnvelope>,
        accepted: true,
        floor: copy,
    },
    Case {
        name: "keys of a typed map",
        unit: "keys",
        sizes: [1_000, 10_000, 100_000],
        make: |count| observation(&object(count, "key-", r#""value""#)),
        read: accepts::<Observation>,
        accepted: true,
        floor: keys,
    },
    Case {
        name: "a key named twice at the end",
        unit: "members",
        sizes: [1_000, 10_000, 100_000],
        make: |count| {
            let members = object(count, "argument-", "1");
            let members = &members[..members.len() - 1];
            envelope(&format!(r#"{members}, "argument-0": 2}}"#), "")
        },
        read: accepts::<SaopEnvelope>,
        accepted: false,
        floor: keys,
    },
    Case {
        name: "a syntax error at the end",
        unit: "bytes",
        sizes: [1_000, 1_000_000, 64_000_000],
        make: |size| format!("{}]", envelope("{}", &"All is well.\\n".repeat(size / 14))),
        read: accepts::<SaopEnvelope>,
        accepted: false,
        floor: copy,
    },
    Case {
        name: "members that are not allowed",
        unit: "members",
        sizes: [1_000, 10_000, 100_000],
        make: |count| object(count, "member-", "1"),
        read: accepts::<SaopEnvelope>,
        accepted: false,
        floor: keys,
    },
    Case {
        name: "values that are not allowed",
        unit: "values",
        sizes: [1_000, 10_000, 100_000],
        make: |count| observation(&object(count, "key-", "null")),
        read: accepts::<Observation>,
        accepted: false,
        floor: keys,
    },
];

fn main() -> ExitCode {
    let measured = std::env::args().any(|argument| argument == "--bench");
    let mut steep = 0;
    for case in &CASES {
        let documents: Vec<_> = if measured {
            case.sizes.iter().map(|size| (case.make)(*size)).collect()
        } else {
            vec![(case.make)(case.sizes[0])]
        };
        for document in &documents {
            assert_eq!((case.read)(document), case.accepted, "{}", case.name);
        }
        if measured && !flat(case, &documents) {
            steep += 1;
        }
    }
    if steep == 0 {
        ExitCode::SUCCESS
    } else {
        eprintln!("expected every case within its bar, but found {steep} above");
        ExitCode::FAILURE
    }
}

/// Prints what a byte takes, and says whether that stays within the bar.
fn flat(case: &Case, documents: &[String]) -> bool {
    let mut fastest = [f64::INFINITY; 3];
    let mut floors = [f64::INFINITY; 3];
    for _ in 0..ROUNDS {
        for (index, document) in documents.iter().enumerate() {
            let read = || {
                black_box((case.read)(black_box(document)));
            };
            let floor = || (case.floor)(black_box(document));
            fastest[index] = fastest[index].min(nanoseconds_per_byte(read, document.len()));
            floors[index] = floors[index].min(nanoseconds_per_byte(floor, document.len()));
        }
    }
    let [_, middle, large] = fastest;
    let memory = (floors[2] - floors[1]).max(0.0);
    let bar = BAR * (middle + memory);
    let sizes = case.sizes.map(|size| size.to_string()).join("/");
    println!(
        "{:30} {} ns a byte at {sizes} {}, floor {}: {:.2} of the bar",
        case.name,
        joined(fastest),
        case.unit,
        joined(floors),
        large / bar
    );
    large <= bar
}

fn joined(times: [f64; 3]) -> String {
    times.map(|time| format!("{time:.3}")).join("/")
}

fn nanoseconds_per_byte(routine: impl Fn(), bytes: usize) -> f64 {
    let start = Instant::now();
    let mut runs = 0_usize;
    while runs == 0 || start.elapsed() < ROUND {
        routine();
        runs += 1;
    }
    start.elapsed().as_nanos() as f64 / (runs * bytes) as f64
}

/// The least that a reader does which keeps the text.
fn copy(text: &str) {
    black_box(text.to_owned());
}

/// The least that a reader does which wants each key once: in these documents every string is one, or one of few values.
fn keys(text: &str) {
    black_box(text.split('"').skip(1).step_by(2).collect::<HashSet<_>>());
}

fn accepts<T: Message>(text: &str) -> bool {
    parse::<T>(text).is_ok()
}

fn envelope(arguments: &str, escaped_output: &str) -> String {
    format!(
        r#"{{"schema_version": "1.0.0", "turn_index": 13, "agent_id": "implementer-1", "phase": "plan", "thought": {{"reasoning": "Two tests fail.", "plan": "Mend the line that splits."}}, "action": {{"tool_name": "run_command", "arguments": {arguments}}}, "observation": {{"status": "success", "output": "{escaped_output}"}}}}"#
    )
}

fn observation(metadata: &str) -> String {
    format!(
        r#"{{"schema_version": "1.0.0", "type": "observation", "tool_call_id": "call-1", "timestamp_ns": "1767225600000000000", "exit_code": 0, "stdout": "", "stderr": "", "encoding": "utf8", "duration_ms": 1.25, "metadata": {metadata}}}"#
    )
}

fn object(count: usize, key: &str, value: &str) -> String {
    let mut text = String::from("{");
    for index in 0..count {
        let separator = if index == 0 { "" } else { ", " };
        let _ = write!(text, r#"{separator}"{key}{index}": {value}"#);
    }
    text.push('}');
    text
}

fn items(count: usize, item: &str) -> String {
    format!(r#"{{"items": [{}]}}"#, vec![item; count].join(", "))
}

fn nested(depth: usize) -> String {
    format!(r"{}1{}", r#"{"a":"#.repeat(depth), "}".repeat(depth))
}
