//! Requests and what answers them, for who measures them: spans by OpenTelemetry's conventions for MCP. SPEC G10.

use std::borrow::Cow;
use std::fmt;

use saop_json::NodeRef;

use crate::mask::{has_secret, masked, masked_words};
use crate::report::{LONGEST_ID, cut};
use crate::rpc::{Rpc, VERSION, is_object, key_of, read_body};
use crate::version::Version;

/// A longer trace is none by W3C's recommendation.
const LONGEST_TRACE: usize = 512;

/// What a request asks for. What looks like a secret in its texts is masked, and they are cut after 256 bytes.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Asked {
    /// The method, such as `tools/call`.
    pub method: String,
    /// The id, as JSON text; `None` if it is longer than 256 bytes.
    pub id: Option<String>,
    /// The tool of `tools/call`, or the prompt of `prompts/get`.
    pub target: Option<String>,
    /// The version of MCP that the message names.
    pub version: Option<&'static str>,
    /// The trace that it belongs to: `traceparent` of its `_meta`.
    pub trace_parent: Option<String>,
    /// What vendors add to that: `tracestate` of its `_meta`.
    pub trace_state: Option<String>,
    /// A text that all spellings of the id share.
    pub key: String,
}

/// How a request that was answered failed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Failed {
    /// The result of a tool has `isError`.
    Tool,
    /// The answer is an error of JSON-RPC.
    Error {
        /// Its code, as it is written.
        code: String,
        /// Its message, with what looks like a secret masked, cut after 256 bytes.
        message: String,
    },
}

/// Without the key, which is the id as it came.
impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asked")
            .field("method", &self.method)
            .field("id", &self.id)
            .field("target", &self.target)
            .field("version", &self.version)
            .field("trace_parent", &self.trace_parent)
            .field("trace_state", &self.trace_state)
            .finish_non_exhaustive()
    }
}

impl Asked {
    /// Returns the requests in a message, which may be a batch. There are none in what is no message, and in an answer.
    #[must_use]
    pub fn all(message: &[u8]) -> Vec<Self> {
        each(message, |rpc| Self::of(&rpc))
    }

    fn of(rpc: &Rpc<'_>) -> Option<Self> {
        let method = rpc.method.as_deref()?;
        let id = rpc.id_text()?;
        let target = match method {
            "tools/call" | "prompts/get" => text(rpc.param("name")),
            _ => None,
        };
        let meta = |name| rpc.param("_meta")?.member(name)?.string();
        let version = match method {
            "initialize" => rpc.param("protocolVersion").and_then(NodeRef::string),
            _ => meta(VERSION),
        };
        let known = |name: &str| Version::ALL.into_iter().find(|one| one.as_str() == name);
        // A trace with a secret in it is none.
        let is_trace = |text: &Cow<'_, str>| text.len() <= LONGEST_TRACE && !has_secret(text);
        let trace = |name| meta(name).filter(is_trace).map(Cow::into_owned);
        Some(Self {
            method: cut(masked_words(method.to_owned())),
            id: Some(id)
                .filter(|id| id.len() <= LONGEST_ID)
                .and_then(|id| masked(id.as_bytes())),
            target,
            version: version.and_then(|name| known(&name)).map(Version::as_str),
            trace_parent: trace("traceparent"),
            trace_state: trace("tracestate"),
            key: key_of(id),
        })
    }
}

/// What answers a request.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Answered {
    /// How it failed, if it did.
    pub failed: Option<Failed>,
    /// The [key](Asked::key) of the request.
    pub key: String,
}

/// Without the key, which is the id as it came.
impl fmt::Debug for Answered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answered")
            .field("failed", &self.failed)
            .finish_non_exhaustive()
    }
}

impl Answered {
    /// Returns the answers in a message, which may be a batch.
    #[must_use]
    pub fn all(message: &[u8]) -> Vec<Self> {
        each(message, |rpc| Self::of(&rpc))
    }

    fn of(rpc: &Rpc<'_>) -> Option<Self> {
        let failed = match (rpc.result, rpc.error) {
            (Some(result), None) => {
                let is_error = result.member("isError");
                is_error
                    .is_some_and(|is_error| is_error.text() == "true")
                    .then_some(Failed::Tool)
            }
            (None, Some(error)) => Some(Failed::Error {
                code: error.member("code").map_or_else(String::new, code),
                message: text(error.member("message")).unwrap_or_default(),
            }),
            _ => return None,
        };
        let key = rpc.key()?;
        Some(Self { failed, key })
    }
}

/// Reads a message, or each one of a batch.
fn each<T>(message: &[u8], take: impl Fn(Rpc<'_>) -> Option<T>) -> Vec<T> {
    let Ok(read) = read_body(message, usize::MAX) else {
        return Vec::new();
    };
    let root = read.tree.root();
    let one = |node: NodeRef<'_>| take(Rpc::of(Some(node).filter(|node| is_object(*node))?).ok()?);
    if root.kind() == saop_json::JsonKind::Array {
        return root.items().filter_map(one).collect();
    }
    one(root).into_iter().collect()
}

/// Returns a code as it is written, which may be any JSON.
fn code(node: NodeRef<'_>) -> String {
    cut(masked(node.text().as_bytes()).unwrap_or_default())
}

fn text(node: Option<NodeRef<'_>>) -> Option<String> {
    Some(cut(masked_words(node?.string()?.into_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC G10
    #[test]
    fn a_request_says_what_a_span_needs() {
        let message = br#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"add","arguments":{},"_meta":{
            "traceparent":"00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01","tracestate":"a=b",
            "io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#;
        let [asked] = &*Asked::all(message) else {
            panic!("expected one request");
        };
        assert_eq!(asked.method, "tools/call");
        assert_eq!(asked.id.as_deref(), Some("7"));
        assert_eq!(asked.target.as_deref(), Some("add"));
        assert_eq!(asked.version, Some("2026-07-28"));
        let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
        assert_eq!(asked.trace_parent.as_deref(), Some(parent));
        assert_eq!(asked.trace_state.as_deref(), Some("a=b"));

        let first = br#"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#;
        assert_eq!(Asked::all(first)[0].version, Some("2025-11-25"));
        let other = br#"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2999-01-01"}}"#;
        assert_eq!(Asked::all(other)[0].version, None);
    }

    // SPEC G10
    #[test]
    fn secrets_and_long_texts_are_not_told() {
        let key = "sk-ant-REDACTED";
        let long = "x".repeat(1 << 12);
        let message = format!(
            r#"{{"id":"{long}","method":"tools/call","params":{{"name":"{key}","_meta":{{"traceparent":"{long}"}}}}}}"#
        );
        let asked = &Asked::all(message.as_bytes())[0];
        assert_eq!(asked.id, None);
        assert_eq!(asked.trace_parent, None);
        assert!(!asked.target.as_ref().unwrap().contains("abcdefghij"));
        let message = format!(r#"{{"id":1,"method":"{long}"}}"#);
        assert!(Asked::all(message.as_bytes())[0].method.len() < 300);
        let message = format!(r#"{{"id":1,"error":{{"code":-1,"message":"{key} {long}"}}}}"#);
        let Some(Failed::Error { message, .. }) = &Answered::all(message.as_bytes())[0].failed
        else {
            panic!("expected an error");
        };
        assert!(
            message.len() < 300 && !message.contains("abcdefghij"),
            "{message}"
        );
    }

    // SPEC G10
    #[test]
    fn answers_find_their_requests() {
        let batch =
            br#"[{"id":1,"method":"tools/call"},{"method":"x"},7,{"id":"1","method":"ping"}]"#;
        let [number, text] = &*Asked::all(batch) else {
            panic!("expected two requests");
        };
        let answers = br#"[{"id":"1","result":{}},{"id":1.0,"result":{"isError":true}},{"id":1,"error":{"code":-32602,"message":"no"}},{"id":1}]"#;
        let [of_text, of_number, error] = &*Answered::all(answers) else {
            panic!("expected three answers");
        };
        assert_eq!(of_text.key, text.key);
        assert_ne!(of_text.key, number.key);
        assert_eq!([&of_number.key, &error.key], [&number.key; 2]);
        assert_eq!(of_text.failed, None);
        assert_eq!(of_number.failed, Some(Failed::Tool));
        let (code, message) = ("-32602".to_owned(), "no".to_owned());
        assert_eq!(error.failed, Some(Failed::Error { code, message }));
        for none in ["", "{", "7", r#"{"id":1,"result":{},"error":{}}"#] {
            assert!(Asked::all(none.as_bytes()).is_empty());
            assert!(Answered::all(none.as_bytes()).is_empty(), "{none}");
        }
    }
}
