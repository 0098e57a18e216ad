//! Messages without what looks like a secret: values of members with such a name, and texts of such a form. SPEC G6.
//!
//! Invariant: what is masked is still JSON, and nothing else in it has changed.

use std::borrow::Cow;
use std::ops::Range;

use saop_json::text::open;
use saop_json::{JsonKind, Limits, NodeRef, Tree};

use crate::answer::spliced;

/// What stands in place of a secret.
const MASK: &str = "[masked]";

/// Words that the name of a secret has; `token`, but not `tokens`, which are counted.
const WORDS: [&str; 15] = [
    "apikey",
    "auth",
    "authorization",
    "bearer",
    "cookie",
    "credential",
    "credentials",
    "passphrase",
    "passwd",
    "password",
    "passwords",
    "pwd",
    "secret",
    "secrets",
    "token",
];
/// Words that make one with `key` after them.
const BEFORE_KEY: [&str; 5] = ["access", "api", "encryption", "private", "signing"];
/// Members of MCP's that are no secrets.
const NONE: [&str; 1] = ["progressToken"];

/// How the keys of well-known services begin, and how many characters they have at least after that.
const BEGINNINGS: [(&str, usize); 18] = [
    ("AIza", 30),
    ("AKIA", 16),
    ("ASIA", 16),
    ("eyJ", 40),
    ("ghp_", 20),
    ("gho_", 20),
    ("ghr_", 20),
    ("ghs_", 20),
    ("ghu_", 20),
    ("github_pat_", 20),
    ("glpat-", 16),
    ("hf_", 20),
    ("npm_", 20),
    ("pypi-", 16),
    ("sk-", 16),
    ("xoxb-", 10),
    ("xoxp-", 10),
    ("Bearer ", 12),
];

/// Returns a message with its secrets masked, and without the end of the line. `None` if it is no JSON.
pub(crate) fn masked(bytes: &[u8]) -> Option<String> {
    let unlimited = Limits::NONE.with_max_bytes(usize::MAX);
    let cursor = open(bytes, &unlimited).ok()?;
    let tree = Tree::parse_with_repeated_keys(cursor, &unlimited).ok()?;
    let root = tree.root();
    let base = root.span().start;
    let mut changes = Vec::new();
    let mut left = vec![(root, false)];
    while let Some((node, is_argument)) = left.pop() {
        match node.kind() {
            JsonKind::Object => {
                for (name, value) in node.members() {
                    if is_secret(&name) && may_be_secret(value, is_argument) {
                        changes.push((shifted(&value.span(), base), format!("\"{MASK}\"")));
                    } else {
                        left.push((value, is_argument || name == "arguments"));
                    }
                }
            }
            JsonKind::Array => left.extend(node.items().map(|item| (item, is_argument))),
            JsonKind::String => {
                let start = node.span().start - base;
                changes.extend(in_text(node).into_iter().map(|range| {
                    let range = range.start + start..range.end + start;
                    (range, MASK.to_owned())
                }));
            }
            _ => {}
        }
    }
    changes.sort_by_key(|(range, _)| range.start);
    Some(spliced(root.text(), &changes))
}

fn shifted(range: &Range<usize>, base: usize) -> Range<usize> {
    range.start - base..range.end - base
}

/// Whether a value under a secret's name is one: in arguments any; elsewhere, objects are schemas and the like.
fn may_be_secret(value: NodeRef<'_>, is_argument: bool) -> bool {
    match value.kind() {
        JsonKind::Null | JsonKind::Bool => false,
        JsonKind::Object | JsonKind::Array => is_argument,
        _ => true,
    }
}

/// Whether a name is that of a secret, whatever parts its words: `apiKey`, `API_KEY`, `x-api-key`.
fn is_secret(name: &str) -> bool {
    if NONE.contains(&name) {
        return false;
    }
    let mut words = vec![String::new()];
    let mut was_lower = false;
    for c in name.chars() {
        let is_new = !c.is_alphanumeric() || c.is_uppercase() && was_lower;
        if is_new && words.last().is_some_and(|word| !word.is_empty()) {
            words.push(String::new());
        }
        if c.is_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.extend(c.to_lowercase());
        }
        was_lower = c.is_lowercase() || c.is_numeric();
    }
    let has = |word: &String| WORDS.contains(&word.as_str());
    let before_key = |pair: &[String]| match pair {
        [before, key] => key == "key" && BEFORE_KEY.contains(&before.as_str()),
        _ => false,
    };
    words.iter().any(has) || words.windows(2).any(before_key)
}

/// Returns the parts of a string, as it is written, that are of the form of a secret. If that shows only once escapes are read, all of
/// it is.
fn in_text(string: NodeRef<'_>) -> Vec<Range<usize>> {
    let written = string.text();
    let mut found = secrets(written);
    if let Some(Cow::Owned(read)) = string.string()
        && secrets(&read).len() > found.len()
    {
        found.clear();
        found.push(1..written.len() - 1);
    }
    found
}

fn secrets(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let is_begun = at > 0 && bytes.get(at - 1).is_some_and(u8::is_ascii_alphanumeric);
        let range = if is_begun && bytes.get(at) != Some(&b':') {
            None
        } else {
            key_at(text, at)
        };
        match range {
            Some(range) => {
                at = range.end;
                found.push(range);
            }
            None => at += 1,
        }
    }
    found
}

/// Returns what is secret of the text from a place on, if something of such a form begins there.
fn key_at(text: &str, at: usize) -> Option<Range<usize>> {
    const PEM: &str = "-----BEGIN ";
    const PEM_END: &str = "PRIVATE KEY-----";
    let rest = text.get(at..)?;
    let length = |rest: &str| {
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_-.+/=".contains(byte);
        rest.bytes().take_while(is_part).count()
    };
    match rest.as_bytes().first()? {
        b'-' if rest.starts_with(PEM) => {
            let line = rest.split(['\n', '\\']).next().unwrap_or(rest);
            let end = rest.rfind(PEM_END)? + PEM_END.len();
            line.contains("PRIVATE KEY").then(|| at..at + end)
        }
        // The password in the authority of a URI.
        b':' => {
            let authority = rest.strip_prefix("://")?;
            let end = authority.find(['/', '?', '#', ' ', '"', '\\', '\n']);
            let authority = authority.get(..end.unwrap_or(authority.len()))?;
            let (user, _) = authority.rsplit_once('@')?;
            let (name, password) = user.split_once(':')?;
            let start = at + "://".len() + name.len() + 1;
            (!password.is_empty()).then(|| start..start + password.len())
        }
        _ => BEGINNINGS.iter().find_map(|(beginning, least)| {
            let tail = rest.strip_prefix(beginning)?;
            let found = length(tail);
            let is_token = *beginning != "eyJ" || tail.get(..found)?.contains('.');
            (found >= *least && is_token).then(|| at..at + beginning.len() + found)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC G6
    #[test]
    fn secrets_are_masked_and_nothing_else() {
        let mask = |text: &str| masked(text.as_bytes()).unwrap();
        for same in [
            r#"{"params":{"arguments":{"max_tokens":5,"tokens":"a","key":"b","author":"c","note":null}}}"#,
            r#"{"result":{"tools":[{"inputSchema":{"properties":{"password":{"type":"string"}}}}]}}"#,
            r#"{"params":{"_meta":{"progressToken":"abc"}}}"#,
            r#"["sk-short","risk-0123456789abcdefgh","http://a/b:c@d","eyJ"]"#,
            r#"{ "a" : 1e2 , "a" : "\u0041" }"#,
        ] {
            assert_eq!(mask(same), same);
        }
        for (text, expected) in [
            (
                r#"{"arguments": {"apiKey": "x", "API_KEY":7,"x-api-key":["a"],"userPassword":{"a":1}}}"#,
                r#"{"arguments": {"apiKey": "[masked]", "API_KEY":"[masked]","x-api-key":"[masked]","userPassword":"[masked]"}}"#,
            ),
            (
                r#"{"a":"use sk-0123456789abcdefghij now","b":"Bearer abcdefghijklmnop"}"#,
                r#"{"a":"use [masked] now","b":"[masked]"}"#,
            ),
            (
                r#"["postgres://me:hunter2@db/x"]"#,
                r#"["postgres://me:[masked]@db/x"]"#,
            ),
            (
                r#"["a\u0073k-0123456789abcdefghij", "\u0073k-0123456789abcdefghij"]"#,
                r#"["a\u0073k-0123456789abcdefghij", "[masked]"]"#,
            ),
            (
                r#"["-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----\n"]"#,
                r#"["[masked]\n"]"#,
            ),
        ] {
            assert_eq!(mask(text), expected);
        }
        assert_eq!(masked(b"{\"password\":"), None);
        assert_eq!(masked(b" {}\r\n").as_deref(), Some("{}"));
    }
}
