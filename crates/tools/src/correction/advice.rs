//! The correction's line of advice: how to fix the answer, given what is wrong with it.
//!
//! Invariant: one short line, with nothing copied from the answer.

use saop_schema::{Violation, ViolationKind};

/// For an answer that ends inside a value.
pub const TRUNCATED: &str =
    "Your response was cut off before its end: give a shorter one, so that the whole object fits.";

/// For an answer without any text.
pub const EMPTY: &str = "Your response was empty: answer with one complete JSON object.";

/// Returns the advice for an answer that is not JSON as it should be, with its fault.
#[must_use]
pub fn about_text(text: &str, violations: &[Violation]) -> &'static str {
    let fault = violations.first();
    if fault.is_some_and(Violation::is_unjudged) {
        return "Your response takes too much work to check: give a shorter, simpler one.";
    }
    match fault.map(Violation::kind) {
        Some(ViolationKind::DuplicateKey) => {
            return "Name each key once in every object, and keep the value that you mean.";
        }
        Some(ViolationKind::Limit) => {
            return "Your response is too large or too deeply nested: give a shorter, flatter one.";
        }
        _ => {}
    }
    let at = fault.and_then(Violation::span).map_or(0, |span| span.start);
    let (before, rest) = text.split_at_checked(at).unwrap_or((text, ""));
    let trimmed = text.trim_start_matches('\u{FEFF}').trim();
    let after_an_object = before.trim().starts_with('{') && before.trim_end().ends_with('}');
    if text.contains(char::REPLACEMENT_CHARACTER) && fault.is_some_and(is_about_bytes) {
        "Answer with text in UTF-8."
    } else if trimmed.contains("```") {
        "Give the JSON object alone, without a code fence or words around it."
    } else if after_an_object && rest.starts_with('{') {
        "Answer with one JSON object, not with several."
    } else if after_an_object && rest.starts_with(['}', ']']) {
        "End the response with the brace that closes the object; there is one too many."
    } else if trimmed.starts_with('[') {
        "Answer with one JSON object, not with an array."
    } else if !trimmed.contains('{') {
        "Answer with one JSON object and nothing else, not with prose."
    } else if !trimmed.starts_with('{') || !trimmed.ends_with('}') {
        "Give the JSON object alone, without any words before or after it."
    } else if trimmed.len() != text.trim().len() {
        "Begin the response with '{', without a byte order mark before it."
    } else {
        "Write strict JSON (RFC 8259): double quotes, escaped line breaks, no trailing commas, no comments, no NaN."
    }
}

/// Whether the text was rejected because its bytes are not UTF-8.
fn is_about_bytes(fault: &Violation) -> bool {
    fault.message().contains("UTF-8 text")
}

/// Returns the advice for an answer that is JSON. It may be a list if it is of tool calls.
#[must_use]
pub fn about_value(text: &str, may_be_list: bool) -> &'static str {
    match text.trim_start().as_bytes().first() {
        Some(b'[') if may_be_list => {
            "Change what is listed above, and keep everything else as it is."
        }
        Some(b'{') => "Change what is listed above, and keep everything else as it is.",
        Some(b'"') => "Answer with the JSON object itself, not with a string.",
        Some(b'[') => "Answer with one JSON object, not with an array.",
        _ => "Answer with one JSON object, not with another value.",
    }
}
