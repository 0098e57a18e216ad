//! JSON-RPC messages as they are on the wire: the tree of a message, and the members that say what it is.
//!
//! Invariant: a member that two readers may take from different places is an error. A key that is repeated, or that a reader who
//! ignores case would take for another one, is never chosen from. SPEC G8.

use std::borrow::Cow;
use std::cmp::Ordering;

use saop_json::decimal::canonical;
use saop_json::text::{Cursor, Fault, FaultKind, Scanner, Skip, open};
use saop_json::{JsonKind, Limits, NodeRef, Tree};

use crate::framing::find;
use crate::version::Version;

/// The member of `_meta` with which a request names its version.
pub(crate) const VERSION: &str = "io.modelcontextprotocol/protocolVersion";
/// The members of a message that say what it is.
pub(crate) const MEMBERS: [&str; 5] = ["id", "method", "params", "result", "error"];

/// A message that is JSON.
#[derive(Debug)]
pub(crate) struct Read<'a> {
    pub(crate) tree: Tree<'a>,
    /// The first repeated key or the first level too many, which the tree has all the same.
    pub(crate) flaw: Option<Fault>,
}

/// Reads a message. Fails if it is not JSON, or has a carriage return inside: some readers end a line there, and would find other messages
/// than this one.
pub(crate) fn read(bytes: &[u8], max_depth: usize) -> Result<Read<'_>, String> {
    let read = read_body(bytes, max_depth)?;
    if has_return(bytes) {
        return Err("expected a message on one line, but found a carriage return in it".to_owned());
    }
    Ok(read)
}

/// Reads a message that is not one of several in a stream of lines. Fails if it is not JSON.
pub(crate) fn read_body(bytes: &[u8], max_depth: usize) -> Result<Read<'_>, String> {
    let unlimited = Limits::NONE.with_max_bytes(usize::MAX);
    let message = |fault: Fault| fault.message(bytes);
    let cursor = open(bytes, &unlimited).map_err(message)?;
    let limits = unlimited.with_max_depth(max_depth);
    let (tree, flaw) = match Tree::parse(cursor, &limits) {
        Ok(tree) => (tree, None),
        Err(flaw) if is_flaw(&flaw) => {
            let tree = Tree::parse_with_repeated_keys(cursor, &unlimited).map_err(message)?;
            (tree, Some(flaw))
        }
        Err(fault) => return Err(message(fault)),
    };
    Ok(Read { tree, flaw })
}

/// Whether there is a carriage return in a line, other than before its end.
pub(crate) fn has_return(line: &[u8]) -> bool {
    let text = line.strip_suffix(b"\n").unwrap_or(line);
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    find(text, b'\r').is_some()
}

const fn is_flaw(fault: &Fault) -> bool {
    matches!(
        fault.kind,
        FaultKind::DuplicateKey | FaultKind::TooDeep { .. }
    )
}

/// Returns the first repeated key, or level too many, in the text of a value that was read.
pub(crate) fn flaw_in(value: NodeRef<'_>, max_depth: usize) -> Option<String> {
    flaw(value.text(), max_depth)
}

/// Same as [`flaw_in`], of the text of one value.
pub(crate) fn flaw(text: &str, max_depth: usize) -> Option<String> {
    let mut scanner = Scanner::new(Cursor::new(text), max_depth);
    let fault = scanner.document(&mut Skip).err()?;
    Some(fault.message(text.as_bytes()))
}

/// The members of a message that say what it is.
#[derive(Clone, Debug)]
pub(crate) struct Rpc<'a> {
    pub(crate) id: Option<NodeRef<'a>>,
    pub(crate) method: Option<Cow<'a, str>>,
    pub(crate) params: Option<NodeRef<'a>>,
    pub(crate) result: Option<NodeRef<'a>>,
    pub(crate) error: Option<NodeRef<'a>>,
}

impl<'a> Rpc<'a> {
    /// Reads an object. Fails if one of the members may be read in two ways.
    pub(crate) fn of(object: NodeRef<'a>) -> Result<Self, String> {
        let [id, method, params, result, error] = members(object, MEMBERS)?;
        let method = match method {
            None => None,
            Some(method) => match method.string() {
                Some(name) => Some(name),
                None => return Err(wrong("a string as `method`", method)),
            },
        };
        Ok(Self {
            id,
            method,
            params,
            result,
            error,
        })
    }

    /// Whether it answers a request.
    pub(crate) fn is_answer(&self) -> bool {
        self.result.is_some() || self.error.is_some()
    }

    /// Returns a text that all ids share that are one value.
    pub(crate) fn key(&self) -> Option<String> {
        self.id.map(key)
    }

    /// Returns the id as it is written.
    pub(crate) fn id_text(&self) -> Option<&'a str> {
        self.id.map(NodeRef::text)
    }

    /// Returns a member of `params`.
    pub(crate) fn param(&self, name: &str) -> Option<NodeRef<'a>> {
        self.params?.member(name)
    }

    /// Returns the version that the message names itself.
    pub(crate) fn version(&self) -> Option<Version> {
        let name = self.param("_meta")?.member(VERSION)?.string()?;
        Some(Version::of(&name))
    }
}

/// Returns a text that all spellings of one value share: `1.0` and `1`, but not `"1"`.
pub(crate) fn key(id: NodeRef<'_>) -> String {
    key_of(id.text())
}

/// Same as [`key`], of the text of one value.
pub(crate) fn key_of(id: &str) -> String {
    match id.as_bytes().first() {
        Some(b'-' | b'0'..=b'9') => canonical(id),
        // Without escapes, it is spelled in one way only.
        Some(b'"') if !id.contains('\\') => id.to_owned(),
        _ => Tree::of_valid(id).root().canonical(),
    }
}

/// Returns the members of an object that have these names. Fails if one may be read in two ways.
pub(crate) fn members<'a, const N: usize>(
    object: NodeRef<'a>,
    names: [&str; N],
) -> Result<[Option<NodeRef<'a>>; N], String> {
    let mut found = [None; N];
    for (key, value) in object.members() {
        let known = names.iter().zip(&mut found);
        for (name, place) in known {
            if key == *name {
                if place.replace(value).is_some() {
                    return Err(format!("expected `{name}` once, but found it again"));
                }
            } else if is_like(&key, name) {
                let key = saop_json::show::quote(&key);
                return Err(format!("expected `{name}`, but found {key}"));
            }
        }
    }
    Ok(found)
}

/// Whether a reader who ignores case takes one key for the other. The long s and the sign for kelvin are such letters as well.
pub(crate) fn is_like(key: &str, name: &str) -> bool {
    match key.len().cmp(&name.len()) {
        Ordering::Less => false,
        Ordering::Equal => key.eq_ignore_ascii_case(name),
        // A letter of a name has at most three bytes in another case.
        Ordering::Greater => {
            key.len() <= name.len() * 3
                && !key.is_ascii()
                && key.chars().count() == name.len()
                && key.chars().zip(name.chars()).all(|(c, of)| {
                    c.to_lowercase().eq(of.to_lowercase()) || c.to_uppercase().eq(of.to_uppercase())
                })
        }
    }
}

/// Whether a message has a member that a reader may take for the result or the error of an answer.
pub(crate) fn is_like_answer(message: NodeRef<'_>) -> bool {
    message
        .members()
        .any(|(name, _)| is_like(&name, "result") || is_like(&name, "error"))
}

/// Returns a value, or, of an array, all that stands in it and in the arrays inside, in any order.
pub(crate) fn inside(value: NodeRef<'_>) -> Vec<NodeRef<'_>> {
    let (mut found, mut left) = (Vec::new(), vec![value]);
    while let Some(value) = left.pop() {
        if value.kind() == JsonKind::Array {
            left.extend(value.items());
        } else {
            found.push(value);
        }
    }
    found
}

/// Returns "expected X, but found Y".
pub(crate) fn wrong(expected: &str, found: NodeRef<'_>) -> String {
    let mut message = format!("expected {expected}, but found ");
    found.describe(&mut message);
    message
}

/// Returns whether a value is an object.
pub(crate) fn is_object(node: NodeRef<'_>) -> bool {
    node.kind() == JsonKind::Object
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rpc(text: &str) -> Result<Option<String>, String> {
        let read = read(text.as_bytes(), 16)?;
        Rpc::of(read.tree.root()).map(|rpc| rpc.key())
    }

    // SPEC G8
    #[test]
    fn ids_are_one_if_they_are_one_value() {
        let key = |id: &str| rpc(&format!(r#"{{"id":{id}}}"#)).unwrap().unwrap();
        assert_eq!(key("1"), key("1.0"));
        assert_eq!(key("100"), key("1e2"));
        assert_eq!(key(r#""a""#), key(r#""\u0061""#));
        assert_ne!(key("1"), key(r#""1""#));
        assert_ne!(key("9007199254740993"), key("9007199254740992"));
        assert_ne!(
            key("12345678901234567890123"),
            key("12345678901234567890124")
        );
        assert_eq!(rpc("{}"), Ok(None));
    }

    // SPEC G8
    #[test]
    fn a_member_that_may_be_read_in_two_ways_is_an_error() {
        for text in [
            r#"{"method":"a","method":"tools/call"}"#,
            r#"{"method":"a","\u006dethod":"tools/call"}"#,
            r#"{"Method":"tools/call"}"#,
            r#"{"id":1,"paramſ":{}}"#,
            "{\"params\":\r{\"method\":\"tools/call\"}}",
            r#"{"method":7}"#,
            r#"{"method":"a"} {"#,
        ] {
            assert!(rpc(text).is_err(), "{text}");
        }
        for text in [
            r#"{"method":"a","x":{"method":1,"method":2}}"#,
            "{\"method\":\"a\"}\r\n",
            r#"{"methods":"a","meth":1,"Métod":2}"#,
        ] {
            assert!(rpc(text).is_ok(), "{text}");
        }
    }
}
