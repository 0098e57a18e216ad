//! Broken answers, each with what the repair has to be. SPEC A5, A6.

#![cfg(test)]

use saop_repair::{Repairing, Unrepairable};
use saop_schema::{CompileOptions, Error, Schema};
use serde_json::Value;

/// Written before the code: what half of the texts have to stay, and why.
const CORPUS: &str = include_str!("corpus.ndjson");

/// What a reviewer wrote who had not seen the code.
const VARIANTS: &str = include_str!("variants.ndjson");

fn repaired(case: &Value) -> Result<String, Unrepairable> {
    let text = case["text"].as_str().unwrap();
    let schema = case.get("schema").map(Value::to_string);
    let compiled = schema
        .as_ref()
        .map(|schema| Schema::compile(schema, &CompileOptions::new()).unwrap());
    let check = |text: &str| -> Result<(), Error> {
        compiled
            .as_ref()
            .map_or(Ok(()), |schema| schema.check(text.as_bytes()))
    };
    let mut repairing = Repairing::new();
    if let Some(schema) = &schema {
        repairing = repairing.with_check(&check).with_schema(schema);
    }
    let repaired = repairing.repair(text)?;
    // No byte outside of an edit changes.
    let mut made = String::new();
    let mut at = 0;
    for edit in &repaired.edits {
        assert_eq!(text.get(edit.range.clone()), Some(&*edit.old), "{text}");
        made.push_str(&text[at..edit.range.start]);
        made.push_str(&edit.new);
        at = edit.range.end;
    }
    made.push_str(&text[at..]);
    assert_eq!(made, repaired.text, "{text}");
    assert_eq!(repaired.edits.is_empty(), text == repaired.text, "{text}");
    Ok(repaired.text)
}

/// Returns how many texts are to be repaired, and how many are to be left.
fn judge(corpus: &str) -> (usize, usize) {
    let mut wrong = Vec::new();
    let mut counts = (0, 0);
    for line in corpus.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let found = repaired(&case);
        let expected = case["repaired"].as_str();
        if expected.is_some() {
            counts.0 += 1;
        } else {
            counts.1 += 1;
        }
        if found.as_deref().ok() != expected {
            wrong.push(format!(
                "{}: {}\n  expected {expected:?}\n  found {found:?}",
                case["why"], case["text"]
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    counts
}

// SPEC A5, A6
#[test]
fn every_broken_answer_is_repaired_as_labelled() {
    let (mended, left) = judge(CORPUS);
    assert!(mended + left >= 400 && left >= mended, "{mended} {left}");
}

// SPEC A5, A6
#[test]
fn every_variant_is_repaired_as_labelled() {
    let (mended, left) = judge(VARIANTS);
    assert!(mended >= 60 && left >= 60, "{mended} {left}");
}
