//! The messages that a guard writes itself, and texts with something put in or taken out.
//!
//! Invariant: each is one line of JSON, ended by `\n`.

use std::fmt::Write;
use std::ops::Range;

use saop_json::push_string;
use saop_schema::Violation;

use crate::version::Version;

/// The headers of a request do not agree with its message.
pub const HEADER_MISMATCH: i32 = -32020;
/// The request is not JSON.
pub(crate) const PARSE_ERROR: i32 = -32700;
/// The message is not one of JSON-RPC, or not in one way only.
pub(crate) const INVALID_REQUEST: i32 = -32600;
/// The method takes no such parameters: an unknown tool, for example.
pub(crate) const INVALID_PARAMS: i32 = -32602;
/// The server does not know the method.
pub(crate) const METHOD_NOT_FOUND: &str = "-32601";
/// The guard could not do its work.
pub(crate) const INTERNAL_ERROR: i32 = -32603;
/// The connection to the server is closed, or takes no more requests.
pub(crate) const CLOSED: i32 = -32000;

/// Maximum number of violations that are listed in a text.
const MOST_LISTED: usize = 50;

/// Returns an error without the end of the line. `id` is JSON text.
pub(crate) fn error(id: Option<&str>, code: i32, message: &str) -> String {
    let mut text = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":{},\"error\":{{\"code\":{code},\"message\":",
        id.unwrap_or("null")
    );
    push_string(&mut text, message);
    text.push_str("}}");
    text
}

/// Returns a tool's result that is an error, without the end of the line.
pub(crate) fn tool_error(id: &str, version: Version, words: &str) -> String {
    let mut text = format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"result\":{{");
    if version.has_result_type() {
        text.push_str("\"resultType\":\"complete\",");
    }
    text.push_str("\"content\":[{\"type\":\"text\",\"text\":");
    push_string(&mut text, words);
    text.push_str("}],\"isError\":true}}");
    text
}

/// Returns a request for a page of the list of tools. `meta` is JSON text.
pub(crate) fn list_request(id: &str, meta: Option<&str>, cursor: Option<&str>) -> String {
    let mut text = String::from("{\"jsonrpc\":\"2.0\",\"id\":");
    push_string(&mut text, id);
    text.push_str(",\"method\":\"tools/list\",\"params\":{");
    if let Some(meta) = meta {
        text.push_str("\"_meta\":");
        text.push_str(meta);
    }
    if let Some(cursor) = cursor {
        if meta.is_some() {
            text.push(',');
        }
        text.push_str("\"cursor\":");
        push_string(&mut text, cursor);
    }
    text.push_str("}}\n");
    text
}

/// Returns the notification that an answer is no longer wanted.
pub(crate) fn cancelled(id: &str) -> String {
    let mut text = String::from(
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":",
    );
    push_string(&mut text, id);
    text.push_str(",\"reason\":\"the list of tools took too long\"}}\n");
    text
}

/// Returns the keyword of the first violation.
pub(crate) fn keyword(violations: &[Violation]) -> Option<String> {
    let keyword = violations.first().and_then(Violation::keyword);
    keyword.map(str::to_owned)
}

/// Whether a value was not judged, as the check of it takes more work than is allowed.
pub(crate) fn are_unjudged(violations: &[Violation]) -> bool {
    violations.iter().any(Violation::is_unjudged)
}

/// Returns a list of violations, each on a line of its own.
pub(crate) fn listed(first: &str, violations: &[Violation], last: &str) -> String {
    let mut text = first.to_owned();
    for violation in violations.iter().take(MOST_LISTED) {
        text.push_str("\n- ");
        text.push_str(&violation.to_string());
    }
    if let Some(more @ 1..) = violations.len().checked_sub(MOST_LISTED) {
        let _ = write!(text, "\n- and {more} more");
    }
    text.push('\n');
    text.push_str(last);
    text
}

/// Returns the text with other texts in place of some ranges, which are in order and apart from each other.
pub(crate) fn spliced(text: &str, changes: &[(Range<usize>, String)]) -> String {
    let mut result = String::with_capacity(text.len());
    let mut at = 0;
    for (range, new) in changes {
        result.push_str(text.get(at..range.start).unwrap_or_default());
        result.push_str(new);
        at = range.end;
    }
    result.push_str(text.get(at..).unwrap_or_default());
    result
}

/// Returns what to change in an array for only some of its items to stay, each as it is written, with what stands around it. `items`
/// has the range of each item and whether it stays; `inside` is the range between the brackets.
pub(crate) fn without(
    items: &[(Range<usize>, bool)],
    inside: Range<usize>,
) -> Vec<(Range<usize>, String)> {
    let mut changes = Vec::new();
    let mut kept = items.iter().filter(|(_, stays)| *stays);
    let Some((first, _)) = kept.next() else {
        return vec![(inside, String::new())];
    };
    // From the end of the item that stays before, to the end of the last one that goes.
    let mut end = first.end;
    if let Some((range, false)) = items.first() {
        changes.push((range.start..first.start, String::new()));
    }
    let mut gone: Option<usize> = None;
    let begin = end;
    for (range, stays) in items.iter().skip_while(|(range, _)| range.end <= begin) {
        match (stays, gone) {
            (false, _) => gone = Some(range.end),
            (true, Some(last)) => {
                changes.push((end..last, String::new()));
                gone = None;
                end = range.end;
            }
            (true, None) => end = range.end,
        }
    }
    if let Some(last) = gone {
        changes.push((end..last, String::new()));
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stays_in_an_array_keeps_its_bytes() {
        let text = "[ 1 ,\t2,3 , 4 ]";
        let items = [2..3, 6..7, 8..9, 12..13];
        let left = |stay: [bool; 4]| {
            let items: Vec<_> = items.iter().cloned().zip(stay).collect();
            spliced(text, &without(&items, 1..14))
        };
        assert_eq!(left([true, true, true, true]), text);
        assert_eq!(left([false, true, true, true]), "[ 2,3 , 4 ]");
        assert_eq!(left([true, false, true, true]), "[ 1,3 , 4 ]");
        assert_eq!(left([true, false, false, true]), "[ 1 , 4 ]");
        assert_eq!(left([true, true, true, false]), "[ 1 ,\t2,3 ]");
        assert_eq!(left([false, false, true, false]), "[ 3 ]");
        assert_eq!(left([false, true, false, true]), "[ 2 , 4 ]");
        assert_eq!(left([false; 4]), "[]");
    }

    #[test]
    fn messages_of_ours_are_json() {
        for text in [
            error(None, PARSE_ERROR, "a \"quote\"\n"),
            error(Some("\"x\""), CLOSED, ""),
            tool_error("1", Version::V20260728, "words"),
            tool_error("1", Version::V20241105, "words"),
            list_request("a", None, None),
            list_request("a", Some("{\"x\":1}"), Some("c")),
            list_request("a", None, Some("c")),
            cancelled("a"),
        ] {
            assert!(crate::rpc::read(text.as_bytes(), 8).is_ok(), "{text}");
        }
    }
}
