//! The headers of a request that repeat what stands in its message, and whether they do.
//!
//! Invariant: no words of this file quote a header's value, which may be a secret.

use saop_json::{JsonKind, NodeRef};

use super::value::decoded;
use crate::rpc::{Rpc, VERSION, inside, is_object, members, read_body};
use crate::version::Version;

/// The headers of one request that MCP has rules for.
#[derive(Clone, Debug, Default)]
pub struct Head {
    version: Option<Vec<u8>>,
    method: Option<Vec<u8>>,
    name: Option<Vec<u8>>,
    /// By the names behind `mcp-param-`.
    params: Vec<(String, Vec<u8>)>,
    has_session: bool,
}

/// How the headers and the message of a request stand to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Agreement {
    /// Whether the request is one of the stateless versions, from 2026-07-28 on, which have no sessions.
    pub is_stateless: bool,
    /// The id of the request, as it is written, if the message has one.
    pub id: Option<String>,
    /// The method, if the message has one.
    pub method: Option<String>,
    /// Why they do not agree, if they do not.
    pub mismatch: Option<String>,
}

const PARAM: &str = "mcp-param-";

impl Head {
    /// Reads the headers of a request, of which the names are in small letters. Fails if there are two of one that may be there once.
    ///
    /// # Errors
    ///
    /// Says which header is repeated.
    pub fn of<'a>(headers: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Result<Self, String> {
        let mut head = Self::default();
        for (name, value) in headers {
            let place = match name {
                "mcp-protocol-version" => &mut head.version,
                "mcp-method" => &mut head.method,
                "mcp-name" => &mut head.name,
                "mcp-session-id" => {
                    if std::mem::replace(&mut head.has_session, true) {
                        return Err("Mcp-Session-Id is there twice".to_owned());
                    }
                    continue;
                }
                _ => {
                    let Some(param) = name.strip_prefix(PARAM) else {
                        continue;
                    };
                    if head.param(param).is_some() {
                        return Err(format!("Mcp-Param-{param} is there twice"));
                    }
                    head.params.push((param.to_owned(), value.to_vec()));
                    continue;
                }
            };
            if place.replace(value.to_vec()).is_some() {
                return Err(format!("{} is there twice", shown(name)));
            }
        }
        Ok(head)
    }

    /// Returns the version that the headers name.
    pub(crate) fn version(&self) -> Option<Version> {
        let name = std::str::from_utf8(self.version.as_deref()?).ok()?;
        Some(Version::of(name))
    }

    /// Returns the value of the header of a parameter.
    pub(crate) fn param(&self, name: &str) -> Option<&[u8]> {
        let mut all = self.params.iter();
        let found = all.find(|(param, _)| param == name);
        found.map(|(_, value)| &**value)
    }

    /// Compares the headers with a message. What cannot be read is left to the guard. SPEC G10.
    #[must_use]
    pub fn agreement(&self, body: &[u8]) -> Agreement {
        let by_head = self.version().is_some_and(is_stateless);
        let mut agreement = Agreement {
            is_stateless: by_head,
            id: None,
            method: None,
            mismatch: None,
        };
        let Ok(read) = read_body(body, usize::MAX) else {
            return agreement;
        };
        let root = read.tree.root();
        if root.kind() == JsonKind::Array {
            if self.method.is_some() || self.name.is_some() {
                agreement.mismatch =
                    Some("Mcp-Method or Mcp-Name stands before several messages".to_owned());
            }
            return agreement;
        }
        let Some(rpc) = Some(root)
            .filter(|root| is_object(*root))
            .and_then(|root| Rpc::of(root).ok())
        else {
            return agreement;
        };
        agreement.id = rpc.id_text().map(str::to_owned);
        agreement.method = rpc.method.as_deref().map(str::to_owned);
        let Ok(own) = own_version(&rpc) else {
            return agreement;
        };
        agreement.is_stateless |= own
            .as_deref()
            .is_some_and(|name| is_stateless(Version::of(name)));
        agreement.mismatch = self.mismatch(&rpc, own.as_deref(), agreement.is_stateless);
        agreement
    }

    fn mismatch(&self, rpc: &Rpc<'_>, own: Option<&str>, is_stateless: bool) -> Option<String> {
        let method = rpc.method.as_deref()?;
        // What a notification has to have, MCP does not say.
        let has_all = is_stateless && rpc.id.is_some();
        match (&self.version, own) {
            (Some(version), Some(own)) if version != own.as_bytes() => {
                return Some("MCP-Protocol-Version is not the version that `_meta` has".to_owned());
            }
            (None, _) if has_all => return Some("MCP-Protocol-Version is missing".to_owned()),
            _ => {}
        }
        match &self.method {
            Some(value) if value != method.as_bytes() => {
                return Some("Mcp-Method is not the method of the message".to_owned());
            }
            None if has_all => return Some("Mcp-Method is missing".to_owned()),
            _ => {}
        }
        let (source, is_core) = match method {
            "tools/call" | "prompts/get" => ("name", true),
            "resources/read" => ("uri", true),
            // The extension of tasks (SEP-2663): whether its servers insist on the header is theirs to say.
            "tasks/get" | "tasks/update" | "tasks/cancel" => ("taskId", false),
            _ => return None,
        };
        let params = rpc.params.filter(|params| is_object(*params));
        // What may be read in two ways, the guard refuses.
        let found = params.map_or(Ok([None]), |params| members(params, [source]));
        let text = found.ok()?[0].and_then(NodeRef::string);
        match (&self.name, text) {
            (None, None) => None,
            (None, Some(_)) => (has_all && is_core).then(|| "Mcp-Name is missing".to_owned()),
            (Some(value), text) => match decoded(value) {
                Err(found) => Some(format!("Mcp-Name has {found}")),
                Ok(value) if Some(&*value) == text.as_deref() => None,
                Ok(_) => Some(format!("Mcp-Name is not the `{source}` of the message")),
            },
        }
    }
}

/// Whether a message, or each one of a batch, is a notification or an answer, after which its sender waits for no message. What cannot be read
/// may be a request.
#[must_use]
pub fn asks_nothing(body: &[u8]) -> bool {
    let Ok(read) = read_body(body, usize::MAX) else {
        return false;
    };
    let is_no_request = |message: NodeRef<'_>| {
        let rpc = Rpc::of(message);
        is_object(message) && rpc.is_ok_and(|rpc| rpc.method.is_none() || rpc.id.is_none())
    };
    inside(read.tree.root()).into_iter().all(is_no_request)
}

fn is_stateless(version: Version) -> bool {
    version >= Version::V20260728
}

/// Returns the version that a message names in its `_meta`.
fn own_version(rpc: &Rpc<'_>) -> Result<Option<String>, String> {
    let Some(params) = rpc.params.filter(|params| is_object(*params)) else {
        return Ok(None);
    };
    let [meta] = members(params, ["_meta"])?;
    let Some(meta) = meta.filter(|meta| is_object(*meta)) else {
        return Ok(None);
    };
    let [version] = members(meta, [VERSION])?;
    let name = version.and_then(NodeRef::string);
    Ok(name.map(std::borrow::Cow::into_owned))
}

fn shown(name: &str) -> &'static str {
    match name {
        "mcp-protocol-version" => "MCP-Protocol-Version",
        "mcp-method" => "Mcp-Method",
        _ => "Mcp-Name",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(headers: &[(&'static str, &'static str)]) -> Head {
        let headers = headers
            .iter()
            .map(|(name, value)| (*name, value.as_bytes()));
        Head::of(headers).unwrap()
    }

    fn mismatch(headers: &[(&'static str, &'static str)], body: &str) -> Option<String> {
        head(headers).agreement(body.as_bytes()).mismatch
    }

    const META: &str = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#;
    const VERSION: (&str, &str) = ("mcp-protocol-version", "2026-07-28");
    const CALL: (&str, &str) = ("mcp-method", "tools/call");

    fn call(name: &str) -> String {
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":{name},{META}}}}}"#
        )
    }

    // SPEC G10
    #[test]
    fn a_stateless_request_has_its_headers() {
        let good = [VERSION, CALL, ("mcp-name", "add")];
        assert_eq!(mismatch(&good, &call("\"add\"")), None);
        assert_eq!(mismatch(&good, &call(r#""\u0061dd""#)), None);
        let name = ("mcp-name", "=?base64?w6k=?=");
        assert_eq!(mismatch(&[VERSION, CALL, name], &call("\"é\"")), None);
        for (headers, name) in [
            (&[][..], "\"add\""),
            (&[CALL, ("mcp-name", "add")], "\"add\""),
            (&[VERSION, ("mcp-name", "add")], "\"add\""),
            (&[VERSION, CALL], "\"add\""),
            (&[VERSION, CALL, ("mcp-name", "Add")], "\"add\""),
            (&[VERSION, CALL, ("mcp-name", "é")], "\"é\""),
            (&[VERSION, CALL, ("mcp-name", "=?base64?!?=")], "\"add\""),
            (&[VERSION, CALL, ("mcp-name", "add")], "7"),
            (
                &[VERSION, ("mcp-method", "tools/Call"), ("mcp-name", "add")],
                "\"add\"",
            ),
            (
                &[
                    ("mcp-protocol-version", "2025-11-25"),
                    CALL,
                    ("mcp-name", "add"),
                ],
                "\"add\"",
            ),
        ] {
            let found = mismatch(headers, &call(name));
            assert!(found.is_some(), "{headers:?}");
        }
        let read = format!(
            r#"{{"id":1,"method":"resources/read","params":{{"uri":"file:///a",{META}}}}}"#
        );
        let method = ("mcp-method", "resources/read");
        assert_eq!(
            mismatch(&[VERSION, method, ("mcp-name", "file:///a")], &read),
            None
        );
        assert!(mismatch(&[VERSION, method, ("mcp-name", "file:///b")], &read).is_some());
        let task =
            format!(r#"{{"id":1,"method":"tasks/get","params":{{"taskId":"786512e2",{META}}}}}"#);
        let method = ("mcp-method", "tasks/get");
        let other = ("mcp-name", "786512e3");
        assert_eq!(
            mismatch(&[VERSION, method, ("mcp-name", "786512e2")], &task),
            None
        );
        assert_eq!(mismatch(&[VERSION, method], &task), None);
        assert!(mismatch(&[VERSION, method, other], &task).is_some());
        let discover = format!(r#"{{"id":1,"method":"server/discover","params":{{{META}}}}}"#);
        assert_eq!(
            mismatch(&[VERSION, ("mcp-method", "server/discover")], &discover),
            None
        );
        assert!(mismatch(&[VERSION], &discover).is_some());
    }

    // SPEC G10
    #[test]
    fn earlier_versions_need_no_headers_but_none_may_be_wrong() {
        let body = r#"{"id":1,"method":"tools/call","params":{"name":"add"}}"#;
        for good in [
            &[][..],
            &[("mcp-protocol-version", "2025-11-25")],
            &[CALL, ("mcp-name", "add")],
        ] {
            assert_eq!(mismatch(good, body), None, "{good:?}");
            assert!(!head(good).agreement(body.as_bytes()).is_stateless);
        }
        assert!(mismatch(&[("mcp-method", "tools/list")], body).is_some());
        assert!(mismatch(&[("mcp-name", "sub")], body).is_some());
        assert!(mismatch(&[CALL], "[]").is_some());
        assert_eq!(mismatch(&[], "[]"), None);
    }

    #[test]
    fn what_is_no_request_is_left_to_the_guard() {
        for body in [
            "",
            "{",
            "7",
            r#"{"id":1,"result":{}}"#,
            r#"{"method":"a","method":"b"}"#,
            r#"{"id":1,"method":"tools/call","params":{"name":"a","name":"b"}}"#,
            r#"{"id":1,"method":"a","params":{"_meta":{},"_meta":{}}}"#,
            r#"{"id":1,"method":"tools/call","params":7}"#,
            r#"{"id":1,"method":"a","params":{"_meta":7}}"#,
        ] {
            let headers = [("mcp-protocol-version", "2025-11-25")];
            assert_eq!(mismatch(&headers, body), None, "{body}");
        }
        let note = format!(r#"{{"method":"a","params":{{{META}}}}}"#);
        assert_eq!(mismatch(&[], &note), None);
        let agreement = head(&[]).agreement(note.as_bytes());
        assert!(agreement.is_stateless && agreement.id.is_none());
        assert_eq!(agreement.method.as_deref(), Some("a"));
    }

    // SPEC G10
    #[test]
    fn headers_that_are_there_twice_are_refused() {
        for name in [
            "mcp-protocol-version",
            "mcp-method",
            "mcp-name",
            "mcp-session-id",
            "mcp-param-a",
        ] {
            let twice = [(name, &b"secret"[..]), ("accept", b""), (name, b"secret")];
            let words = Head::of(twice).unwrap_err();
            assert!(
                words.ends_with("is there twice") && !words.contains("secret"),
                "{words}"
            );
        }
        let two = head(&[("mcp-param-a", "1"), ("mcp-param-b", "2")]);
        assert_eq!(two.param("b"), Some(&b"2"[..]));
        assert_eq!(two.param("c"), None);
    }

    // SPEC G10
    #[test]
    fn what_asks_nothing_is_told_from_a_request() {
        for body in [
            r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            r#"{"id":1,"result":{}}"#,
            r#"{"id":null,"error":{"code":1,"message":""}}"#,
            r#"[{"method":"a"},{"id":1,"result":{}}]"#,
            "[]",
        ] {
            assert!(asks_nothing(body.as_bytes()), "{body}");
        }
        for body in [
            "",
            "{",
            "7",
            "[7]",
            r#"{"id":1,"method":"ping"}"#,
            r#"{"id":null,"method":"ping"}"#,
            r#"{"Id":1,"method":"ping"}"#,
            r#"{"method":"a","method":"b"}"#,
            r#"[{"method":"a"},{"id":1,"method":"ping"}]"#,
            r#"[[{"id":1,"method":"ping"}]]"#,
        ] {
            assert!(!asks_nothing(body.as_bytes()), "{body}");
        }
    }
}
