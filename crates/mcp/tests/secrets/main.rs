//! Planted keys: none is left in records, in reports as standard error and metrics have them, and in what spans are made of; and hardly a
//! word of texts without keys is masked. `SAOP_CASES=10000` for all, `SAOP_SEED` for others; `scripts/verify-secrets.sh` does both. SPEC G6.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that panics has failed"
)]

mod forms;
mod inputs;
mod kept;
mod masked;
mod plain;
mod surroundings;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use forms::{Dice, Form};
use saop_json::push_string;
use saop_mcp::http::{Answered, Asked};
use saop_mcp::{Action, Guard, Settings, without_secrets};
use surroundings::{COUNT, JOINED, surrounded};

fn number(name: &str, default: usize) -> usize {
    let value = env::var(name).ok();
    value.map_or(default, |value| value.parse().unwrap())
}

fn cases() -> usize {
    number("SAOP_CASES", 1500)
}

fn dice() -> Dice {
    Dice::new(u64::try_from(number("SAOP_SEED", 1)).unwrap())
}

/// Messages of a client and of a server that have a text in each of their parts.
fn messages(text: &str) -> [(bool, String); 9] {
    let mut string = String::new();
    push_string(&mut string, text);
    let name = &string;
    [
        (
            true,
            format!(
                r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"t","arguments":{{"a":[{string}],{name}:1}}}}}}"#
            ),
        ),
        (
            true,
            format!(
                r#"{{"jsonrpc":"2.0","id":{string},"method":"tools/call","params":{{"name":{string}}}}}"#
            ),
        ),
        (
            true,
            format!(
                r#"{{"jsonrpc":"2.0","id":3,"method":{string},"params":{{"_meta":{{"tracestate":{string},"traceparent":{string},"x":{string}}}}}}}"#
            ),
        ),
        (
            false,
            format!(
                r#"{{"jsonrpc":"2.0","method":"notifications/message","params":{{"data":{{"a":{string}}}}}}}"#
            ),
        ),
        (
            false,
            format!(
                r#"{{"jsonrpc":"2.0","id":1,"result":{{"content":[{{"type":"text","text":{string}}}],"structuredContent":{{"n":{string}}}}}}}"#
            ),
        ),
        (
            false,
            format!(
                r#"{{"jsonrpc":"2.0","id":3,"error":{{"code":{string},"message":{string},"data":[{string}]}}}}"#
            ),
        ),
        (
            false,
            format!(r#"{{"jsonrpc":"2.0","id":3,"error":{{"code":-1,"message":{string}}}}}"#),
        ),
        (
            false,
            format!(
                r#"{{"jsonrpc":"2.0","id":"saop-guard-1","result":{{"tools":[{{"name":{string},"description":{string},"inputSchema":{{"type":"object","properties":{{{name}:{{"const":{string}}}}}}}}},{{"name":"t","inputSchema":{{"type":{string}}}}}]}}}}"#
            ),
        ),
        (false, string.clone()),
    ]
}

/// Returns all that a guard writes down of messages of a client (`true`) and a server.
fn written(messages: &[(bool, String)]) -> String {
    let mut guard = Guard::new(Settings::new().with_records(true));
    let mut written = String::new();
    for (is_client, message) in messages {
        let bytes = message.clone().into_bytes();
        if *is_client {
            guard.client(0, bytes);
        } else {
            guard.server(0, bytes);
        }
        for asked in Asked::all(message.as_bytes()) {
            writeln!(written, "{asked:?} {:?}", asked.trace_state).unwrap();
        }
        for answered in Answered::all(message.as_bytes()) {
            writeln!(written, "{answered:?}").unwrap();
        }
    }
    guard.server_ended();
    while let Some(action) = guard.next_action() {
        match action {
            Action::Record(record) => {
                writeln!(written, "{record:?}").unwrap();
                let message = record.message.unwrap_or_default();
                writeln!(written, "{message}").unwrap();
            }
            // The metrics have its kind, tool and keyword.
            Action::Report(report) => {
                writeln!(written, "{report}\n{report:?}\n{}", report.to_json()).unwrap();
            }
            _ => {}
        }
    }
    written
}

/// Plants keys, and collects those that are left in what a guard writes of each text.
#[track_caller]
fn none_is_left(cases: usize, written: impl Fn(&str) -> String) {
    let forms = Form::all();
    assert!(forms.len() >= 40);
    let mut dice = dice();
    let mut left = Vec::new();
    for case in 0..cases {
        let form = &forms[case % forms.len()];
        let mut which = (case / forms.len() + case) % COUNT;
        if form.is_apart && JOINED.contains(&which) {
            which += JOINED.len();
        }
        let key = form.key(&mut dice);
        let text = surrounded(&key.text, which);
        let written = written(&text);
        if !written.contains("[masked]") || key.parts.iter().any(|part| written.contains(part)) {
            let line = written
                .lines()
                .find(|line| key.parts.iter().any(|part| line.contains(part)));
            let line = line.unwrap_or(&written);
            left.push(format!("{} in {which}: {text:?}\n    {line}", form.name));
        }
    }
    let count = left.len();
    left.truncate(20);
    assert!(count == 0, "{count} keys are left:\n{}", left.join("\n"));
}

// SPEC G6
#[test]
fn no_planted_key_is_left() {
    none_is_left(cases(), |text| written(&messages(text)));
}

// SPEC G6
#[test]
fn no_planted_key_is_left_in_a_text() {
    none_is_left(5 * cases(), |text| without_secrets(text).into_owned());
}

/// Returns a message as the record of the guard has it.
fn kept_of(message: &str) -> String {
    let mut guard = Guard::new(Settings::new().with_records(true));
    guard.server(0, message.as_bytes().to_vec());
    while let Some(action) = guard.next_action() {
        if let Action::Record(record) = action {
            return record.message.unwrap();
        }
    }
    panic!("expected a record");
}

/// The words of a text, and those of them that are masked.
fn masked_words(text: &str) -> (usize, usize, String) {
    let mut string = String::new();
    push_string(&mut string, text);
    let message = format!(
        r#"{{"jsonrpc":"2.0","method":"notifications/message","params":{{"data":{string}}}}}"#
    );
    let kept = kept_of(&message);
    let split = |text: &str| {
        let text = text.replace("\\n", " ").replace("\\t", " ");
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let (before, after) = (split(&message), split(&kept));
    let kept = after
        .iter()
        .filter(|word| !word.contains("[masked]"))
        .count();
    let lost = before.iter().filter(|word| !after.contains(word));
    let lost = lost.map(|word| word.chars().take(80).collect::<String>());
    (
        before.len(),
        before.len() - kept,
        lost.collect::<Vec<_>>().join(" "),
    )
}

#[track_caller]
fn few_are_masked(texts: impl Iterator<Item = String>) {
    let (mut all, mut masked, mut shown) = (0, 0, Vec::new());
    for text in texts {
        let (words, lost, which) = masked_words(&text);
        all += words;
        masked += lost;
        if lost > 0 && shown.len() < 30 {
            shown.push(which);
        }
    }
    let words = format!("{masked} of {all} words are masked:\n{}", shown.join("\n"));
    if env::var_os("SAOP_CASES").is_some() {
        #[allow(clippy::print_stdout, reason = "the figure that the script shows")]
        {
            println!("{words}");
        }
    }
    assert!(masked * 1000 < all, "{words}");
}

// SPEC G6
#[test]
fn texts_without_a_key_stay() {
    let mut dice = dice();
    few_are_masked((0..cases()).map(|_| plain::text(&mut dice)));
}

/// The lines of the files in the folder that `SAOP_TEXTS` names, if it does; else those of this crate.
#[test]
fn lines_of_files_stay() {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/src/http");
    let folder = env::var("SAOP_TEXTS").unwrap_or_else(|_| own.to_owned());
    let mut texts = Vec::new();
    gather(Path::new(&folder), &mut texts);
    assert!(!texts.is_empty());
    few_are_masked(texts.into_iter());
}

fn gather(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, texts);
        } else if let Ok(text) = fs::read_to_string(&path) {
            texts.extend(
                text.lines()
                    .filter(|line| !line.is_empty())
                    .map(str::to_owned),
            );
        }
    }
}
