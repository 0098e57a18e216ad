//! Errors as text, which JavaScript reads when it is asked for what they say. `lib/errors.ts` has their classes. SPEC N11
//!
//! The first line is an object with what every error has; the second is the list of violations.
//!
//! Invariant: the text has every violation that the error has.

use std::fmt::Write as _;

use saop::{SaopError, Violation};
use saop_json::push_string;

use crate::number::are_all_held;

/// Returns the text of an error. Without places, what is said of lines and columns is left out.
pub(crate) fn text(error: &SaopError, has_places: bool) -> String {
    let class = match error {
        SaopError::Parse(_) => "parse",
        SaopError::DuplicateAgent(_) => "duplicate",
        SaopError::EmptyParallelTurn(_) => "empty",
        _ => "validation",
    };
    let mut out = String::from("{\"class\":\"");
    out.push_str(class);
    out.push_str("\",\"message\":");
    match error {
        SaopError::Parse(error) if !has_places => push_string(&mut out, error.message()),
        _ => push_string(&mut out, &error.to_string()),
    }
    match error {
        SaopError::Parse(error) => {
            let _ = write!(out, ",\"truncated\":{}", error.is_truncated());
        }
        SaopError::DuplicateAgent(error) => {
            let _ = write!(
                out,
                ",\"count\":{},\"duplicates\":[",
                error.violation_count()
            );
            for (index, one) in error.duplicates().iter().enumerate() {
                out.push_str(if index > 0 {
                    ",{\"agentId\":"
                } else {
                    "{\"agentId\":"
                });
                push_string(&mut out, &one.agent_id);
                let _ = write!(
                    out,
                    ",\"first\":{},\"repeated\":{:?}}}",
                    one.first, one.repeated
                );
            }
            out.push(']');
        }
        other => {
            let _ = write!(out, ",\"count\":{}", other.violation_count());
        }
    }
    out.push_str("}\n");
    push_violations(&mut out, error.violations(), has_places);
    out
}

/// Writes violations as a list.
pub(crate) fn push_violations(out: &mut String, violations: &[Violation], has_places: bool) {
    out.push('[');
    for (index, one) in violations.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        let member = |out: &mut String, name: &str, text: &str| {
            let _ = write!(out, "\"{name}\":");
            push_string(out, text);
            out.push(',');
        };
        out.push('{');
        member(out, "kind", one.kind().as_str());
        member(out, "pointer", one.instance_path());
        member(out, "schema", one.schema_path());
        if let Some(keyword) = one.keyword() {
            member(out, "keyword", keyword);
        }
        if let Some(expected) = one.expected() {
            // As a text where JSON.parse would round it. SPEC N3
            let expected = expected.to_string();
            if are_all_held(&expected) {
                let _ = write!(out, "\"expected\":{expected},");
            } else {
                member(out, "exact", &expected);
            }
        }
        if let Some(place) = one.position().filter(|_| has_places) {
            let _ = write!(out, "\"line\":{},\"column\":{},", place.line, place.column);
        }
        out.push_str("\"message\":");
        push_string(out, one.message());
        out.push('}');
    }
    out.push(']');
}
