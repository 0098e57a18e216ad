//! What holds for every text. SPEC A5, A6.

#![cfg(test)]

use std::time::{Duration, Instant};

use saop_json::Tree;
use saop_repair::{Repairing, Unrepairable};
use saop_synth::{Rng, Synth};

const SCHEMA: &str = r#"{
    "type": "object", "required": ["name", "arguments", "list"], "additionalProperties": false,
    "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": 12},
        "list": {"type": "array", "maxItems": 4, "items": {"type": "string", "maxLength": 8}},
        "arguments": {"type": "object", "additionalProperties": {
            "anyOf": [{"type": "number"}, {"type": "boolean"}, {"type": "null"}, {"type": "string"}, {"type": "object"}]}}}
}"#;

fn canonical(text: &str) -> String {
    Tree::of_valid(text).root().canonical()
}

// SPEC A5
#[test]
fn what_is_valid_is_never_changed() {
    let synth = Synth::new(SCHEMA).unwrap();
    let mut rng = Rng::with_seed(41);
    for _ in 0..3000 {
        let text = synth.valid(&mut rng);
        let repaired = Repairing::new().repair(&text).unwrap();
        assert_eq!((repaired.text, repaired.edits), (text, Vec::new()));
    }
}

// SPEC A5
#[test]
fn what_is_cut_is_never_repaired() {
    let mut cuts = 0;
    for index in 0..100 {
        let content = format!("#!/bin/sh\\nrm -rf \\\"/tmp/{index}\\\" {{'a': [1, 2]}}\\n");
        let call = format!(
            r#"{{"name": "write_file", "arguments": {{"path": "/tmp/{index}.sh", "mode": "{index}", "content": "{content}", "tags": ["x", {{"a": {index}}}]}}}}"#
        );
        for end in 1..call.len() {
            let cut = call.get(..end).unwrap();
            for text in [
                cut.to_owned(),
                format!("```json\n{cut}"),
                format!("Here: {cut}\n```"),
            ] {
                let repaired = Repairing::new().repair(&text);
                assert!(repaired.is_err(), "{text}\n{repaired:?}");
            }
            cuts += 1;
        }
    }
    assert!(cuts > 10_000, "{cuts}");
}

/// Makes one fault of a kind that is mended, if the text has a place for it.
fn broken(text: &str, kind: usize, rng: &mut Rng) -> Option<String> {
    let places = |wanted: &str| -> Vec<usize> {
        let mut in_string = false;
        let mut escaped = false;
        let mut places = Vec::new();
        for (at, c) in text.char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' if in_string => escaped = true,
                '"' => in_string = !in_string,
                _ if in_string => {}
                _ if text.get(at..).is_some_and(|rest| rest.starts_with(wanted)) => places.push(at),
                _ => {}
            }
        }
        places
    };
    let mut pick = |places: Vec<usize>| {
        (!places.is_empty()).then(|| places.get(rng.below(places.len())).copied())?
    };
    let put = |at: usize, old: &str, new: &str| {
        format!("{}{new}{}", &text[..at], &text[at + old.len()..])
    };
    match kind {
        0 => Some(format!("Here it is:\n```json\n{text}\n```\nDone.")),
        1 => pick(places(",")).map(|at| put(at, ",", "\n")),
        2 => pick(places("]")).map(|at| put(at, "]", ",]")),
        3 => pick(places("}")).map(|at| put(at, "}", " , }")),
        4 => pick(places("true")).map(|at| put(at, "true", "True")),
        5 => pick(places("null")).map(|at| put(at, "null", "None")),
        6 => Some(text.replacen("\"name\"", "name", 1)),
        7 => Some(text.replacen("\"arguments\"", "'arguments'", 1)),
        _ => Some(text.replacen("\"name\"", "“name”", 1)),
    }
}

// SPEC A5, A6
#[test]
fn a_planted_fault_is_repaired_to_what_was_there_or_not_at_all() {
    let synth = Synth::new(SCHEMA).unwrap();
    let mut rng = Rng::with_seed(42);
    let mut counts = [(0, 0); 9];
    for round in 0..6000 {
        let text = synth.valid(&mut rng);
        let kind = round % counts.len();
        let Some(fault) = broken(&text, kind, &mut rng) else {
            continue;
        };
        match Repairing::new().repair(&fault) {
            Ok(repaired) => {
                assert_eq!(canonical(&repaired.text), canonical(&text), "{fault}");
                counts[kind].0 += 1;
            }
            Err(error) => {
                // An empty list or object cannot end in a comma.
                let is_left = matches!(kind, 2 | 3) || text == fault;
                assert!(is_left, "{kind} {fault}\n{error}");
                counts[kind].1 += 1;
            }
        }
    }
    assert!(
        counts.iter().all(|(repaired, _)| *repaired > 100),
        "{counts:?}"
    );
}

// SPEC A6
#[test]
fn long_texts_take_no_long_time() {
    let size = 1 << 18;
    let texts = [
        "[".repeat(size),
        "{[".repeat(size / 2),
        "[x".repeat(size / 2),
        "{a ".repeat(size / 3),
        "[1]".repeat(size / 3),
        "\"'".repeat(size / 2),
        format!("{{\"a\": [{}}}", "1,".repeat(size / 2)),
        format!("{{\"a\": [{}1}}", "1,".repeat(size / 2)),
        format!("{}{{\"a\": 1,}}", "word ".repeat(size / 5)),
        format!("[{}]", "'a' ".repeat(size / 4)),
        format!("[{}]", "\"\\d\",".repeat(size / 5)),
        "[\"\\u{".repeat(size / 5),
        "{\"a\": 1} ".repeat(size / 9),
    ];
    for text in texts {
        let start = Instant::now();
        let repaired = Repairing::new().repair(&text);
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "{:?} {:?}",
            start.elapsed(),
            text.get(..20)
        );
        if let Err(error) = repaired {
            assert!(error.to_string().len() < 500, "{error}");
            assert!(!matches!(error, Unrepairable::Invalid(_)), "{error}");
        }
    }
}
