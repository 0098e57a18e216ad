//! The correction's line of advice: what the one who answered should do, from what was seen of the answer.
//!
//! Invariant: one short line, and none of it comes from the answer.

use crate::error::{SaopError, ViolationKind};
use crate::generated::FailureClass;

/// The advice for an answer of `class` that was refused with `error`.
pub(super) fn advice(class: FailureClass, text: &str, error: &SaopError) -> &'static str {
    match class {
        FailureClass::Truncated => {
            "Your response was cut off before its end: answer shorter, so that the whole object fits."
        }
        FailureClass::Empty => "Your response was empty: answer with one complete JSON object.",
        FailureClass::Refusal => {
            "Your response was declined or stopped: if you cannot do what is asked, say so inside the JSON object."
        }
        FailureClass::InvalidJson => about_text(text, error),
        FailureClass::SchemaViolation => about_value(text),
    }
}

fn about_text(text: &str, error: &SaopError) -> &'static str {
    match error
        .violations()
        .first()
        .map(crate::error::Violation::kind)
    {
        Some(ViolationKind::DuplicateKey) => {
            return "Name each key once in every object, and keep the value that you mean.";
        }
        Some(ViolationKind::Limit) => {
            return "Your response is too large or nested too deep: answer shorter and flatter.";
        }
        _ => {}
    }
    let trimmed = text.trim_start_matches('\u{FEFF}').trim();
    let object = trimmed.find('{');
    if trimmed.starts_with("```") {
        "Give the JSON object alone, without a code fence around it."
    } else if object.is_none() {
        "Answer with one JSON object and nothing else, not with prose."
    } else if object > Some(0) || !trimmed.ends_with('}') {
        "Give the JSON object alone, without any words before or after it."
    } else if trimmed.len() != text.trim().len() {
        "Begin the response with '{'; a byte order mark stands before it."
    } else {
        "Write strict JSON (RFC 8259): double quotes, escaped line breaks, no trailing commas, no comments, no NaN."
    }
}

fn about_value(text: &str) -> &'static str {
    match text.trim_start().as_bytes().first() {
        Some(b'{') => "Change what is listed above, and keep everything else as it is.",
        Some(b'"') => "Answer with the JSON object itself, not with a string.",
        Some(b'[') => "Answer with one JSON object, not with an array.",
        _ => "Answer with one JSON object, not with another value.",
    }
}
