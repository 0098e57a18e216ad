//! Messages without what looks like a secret: values of members with such a name, and texts and names of such a form. SPEC G6.
//!
//! Invariant: what is masked is still JSON, no other value in it has changed, and the time is linear in the length of the text.

use std::borrow::Cow;
use std::ops::Range;

use saop_json::text::open;
use saop_json::{JsonKind, Limits, NodeRef, Tree, push_string};

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
/// Words that nothing else has in it.
const ODD: [&str; 4] = ["apikey", "passphrase", "passwd", "password"];
/// Words that make one with `key` after them.
const BEFORE_KEY: [&str; 5] = ["access", "api", "encryption", "private", "signing"];
/// Members of MCP's in which there are values of tools: no schemas.
const VALUES: [&str; 2] = ["arguments", "structuredContent"];
/// Members of MCP's that are no secrets.
const NONE: [&str; 1] = ["progressToken"];

/// How the keys of well-known services begin, and how many characters they have at least after that.
const BEGINNINGS: [(&str, usize); 17] = [
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
];
/// Before a token of so many characters at least.
const BEARER: &str = "bearer";
const SHORTEST_BEARER: usize = 12;
/// A longer name in the query of a URI is that of no secret.
const LONGEST_NAME: usize = 64;

const PEM: &str = "-----BEGIN ";
const PEM_KEY: &str = "PRIVATE KEY";
const PEM_END: &str = "PRIVATE KEY-----";
/// A longer label is that of no private key.
const LONGEST_LABEL: usize = 64;

/// How often JSON may stand in a string of JSON and be looked into; what is deeper is masked as a whole.
const MOST_NESTED: usize = 4;

/// Returns a message with its secrets masked, and without the end of the line. `None` if it is no JSON.
pub(crate) fn masked(bytes: &[u8]) -> Option<String> {
    in_json(bytes, false, MOST_NESTED, &|_| None)
}

/// The same of a message with words of the guard, which may quote values that were found.
pub(crate) fn masked_own(bytes: &[u8]) -> Option<String> {
    in_json(bytes, false, MOST_NESTED, &in_words)
}

/// Returns words of the guard with what looks like a secret masked.
pub(crate) fn masked_words(words: String) -> String {
    in_text(&words, &in_words).unwrap_or(words)
}

/// `words` masks what the texts say in words.
fn in_json(
    bytes: &[u8],
    is_argument: bool,
    nested: usize,
    words: &dyn Fn(&str) -> Option<String>,
) -> Option<String> {
    let unlimited = Limits::NONE.with_max_bytes(usize::MAX);
    let cursor = open(bytes, &unlimited).ok()?;
    let tree = Tree::parse_with_repeated_keys(cursor, &unlimited).ok()?;
    let root = tree.root();
    let base = root.span().start;
    let mut changes = Vec::new();
    let mut change = |node: NodeRef<'_>, text: &str| {
        let mut string = String::new();
        push_string(&mut string, text);
        changes.push((shifted(&node.span(), base), string));
    };
    let mut left = vec![(root, is_argument)];
    while let Some((node, is_argument)) = left.pop() {
        match node.kind() {
            JsonKind::Object => {
                for (name, value) in node.members() {
                    if let Some(name) = in_text(&name, &|_| None) {
                        change(value.key_before(), &name);
                    }
                    if is_secret(&name) && may_be_secret(value, is_argument) {
                        change(value, MASK);
                    } else {
                        let is_argument = is_argument || VALUES.contains(&&*name);
                        left.push((value, is_argument));
                    }
                }
            }
            JsonKind::Array => left.extend(node.items().map(|item| (item, is_argument))),
            JsonKind::String => {
                let text = node.string().unwrap_or_default();
                let inner = in_nested(&text, nested, words);
                let outer = in_text(inner.as_deref().unwrap_or(&text), words);
                if let Some(text) = outer.or(inner) {
                    change(node, &text);
                }
            }
            _ => {}
        }
    }
    changes.sort_by_key(|(range, _)| range.start);
    Some(spliced(root.text(), &changes))
}

/// Returns a text that is JSON itself with its secrets masked, if it is one and has some.
fn in_nested(text: &str, nested: usize, words: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    if !text.trim_start().starts_with(['{', '[']) {
        return None;
    }
    let Some(nested) = nested.checked_sub(1) else {
        return Some(MASK.to_owned());
    };
    let masked = in_json(text.as_bytes(), true, nested, words)?;
    (masked != text.trim_ascii()).then_some(masked)
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

/// Whether a name is that of a secret, whatever parts its words, if anything does: `apiKey`, `API_KEY`, `DBPassword`, `authtoken`.
fn is_secret(name: &str) -> bool {
    if NONE.contains(&name) {
        return false;
    }
    let mut words = vec![String::new()];
    let mut was_lower = false;
    let mut chars = name.chars().peekable();
    let mut was_upper = false;
    while let Some(c) = chars.next() {
        // `DBPassword` is `DB` and `Password`.
        let ends_capitals = was_upper && chars.peek().is_some_and(|next| next.is_lowercase());
        let is_new = !c.is_alphanumeric() || c.is_uppercase() && (was_lower || ends_capitals);
        if is_new && words.last().is_some_and(|word| !word.is_empty()) {
            words.push(String::new());
        }
        if c.is_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.extend(c.to_lowercase());
        }
        was_lower = c.is_lowercase() || c.is_numeric();
        was_upper = c.is_uppercase();
    }
    let ends = |word: &str, all: &[&str]| all.iter().any(|one| word.ends_with(one));
    let has = |word: &String| {
        let word = word.trim_end_matches(char::is_numeric);
        let before_key = word.strip_suffix("key");
        ends(word, &WORDS)
            || before_key.is_some_and(|word| ends(word, &BEFORE_KEY) || ends(word, &WORDS))
    };
    let before_key = |pair: &[String]| match pair {
        [before, key] => key == "key" && BEFORE_KEY.contains(&before.as_str()),
        _ => false,
    };
    let has_pair = || words.windows(2).any(before_key);
    words.iter().any(has) || has_pair() || has_odd_case(name)
}

/// Whether a name is that of a password, with capitals within words: `PassWord`, `paSSword`.
fn has_odd_case(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ODD.iter().any(|word| name.contains(word))
}

/// Returns a text with what has the form of a secret masked, if something has.
fn in_text(text: &str, words: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let said = words(text);
    let text = said.as_deref().unwrap_or(text);
    let found = secrets(text);
    if found.is_empty() {
        return said;
    }
    let changes: Vec<_> = found
        .into_iter()
        .map(|one| (one, MASK.to_owned()))
        .collect();
    Some(spliced(text, &changes))
}

/// Returns words of the guard without the values that they say were found: those of a place that has a secret's name, or a name that is cut
/// short, and those that have no place.
fn in_words(words: &str) -> Option<String> {
    const FOUND: &str = "but found ";
    // A name that stands beside these words anyway.
    const NAME: &str = "expected the name of a tool, but found";
    let masked = words.split('\n').map(|line| {
        let line = &*below_secret(line);
        let Some((expected, found)) = line.split_once(FOUND) else {
            return line.to_owned();
        };
        let has_place = line.starts_with("- ") || line.starts_with(NAME) || !found.starts_with('`');
        if has_place && !line.contains('…') && !is_secret(line) {
            return line.to_owned();
        }
        format!("{expected}{FOUND}{MASK}")
    });
    let masked = masked.collect::<Vec<_>>().join("\n");
    (masked != words).then_some(masked)
}

/// Returns a line without the names of members below one that has a secret's name, in the place that it begins with.
fn below_secret(line: &str) -> Cow<'_, str> {
    let Some(rest) = line.strip_prefix("- /") else {
        return Cow::Borrowed(line);
    };
    let end = rest.find(": expected ").unwrap_or(rest.len());
    let (place, words) = rest.split_at(end);
    let mut at = 0;
    for step in place.split_inclusive('/') {
        at += step.len();
        if at < place.len() && is_secret(step) {
            let (kept, _) = place.split_at(at);
            return Cow::Owned(format!("- /{kept}{MASK}{words}"));
        }
    }
    Cow::Borrowed(line)
}

/// Finds what has the form of a secret, in one pass.
fn secrets(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut forms = Forms::new(text);
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let is_begun = at > 0 && bytes.get(at - 1).is_some_and(u8::is_ascii_alphanumeric);
        let is_sign = matches!(bytes.get(at), Some(b':' | b'?' | b'&'));
        let range = if is_begun && !is_sign {
            None
        } else {
            forms.key_at(at)
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

/// A text, and what was seen of it already.
struct Forms<'a> {
    text: &'a str,
    /// Where the last private key ends.
    last_key: Option<usize>,
    /// Until where there is no `.` and nothing that ends a token.
    dotless: usize,
}

impl<'a> Forms<'a> {
    fn new(text: &'a str) -> Self {
        let last_key = text.rfind(PEM_END).map(|at| at + PEM_END.len());
        Self {
            text,
            last_key,
            dotless: 0,
        }
    }

    /// Returns what is secret of the text from a place on, if something of such a form begins there.
    fn key_at(&mut self, at: usize) -> Option<Range<usize>> {
        let rest = self.text.get(at..)?;
        match rest.as_bytes().first()? {
            b'-' if rest.starts_with(PEM) => {
                let label = rest.bytes().skip(PEM.len()).take(LONGEST_LABEL);
                let label: Vec<u8> = label.take_while(|byte| !b"\n\\".contains(byte)).collect();
                let place = label
                    .windows(PEM_KEY.len())
                    .position(|part| part == PEM_KEY.as_bytes())?;
                let begun = at + PEM.len() + place + PEM_END.len();
                // One whose end is not there goes on to the end of the text.
                let end = self.last_key.filter(|end| *end > begun);
                Some(at..end.unwrap_or(self.text.len()))
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
            b'?' | b'&' => self.query_at(at),
            b'b' | b'B' if starts_with(rest, BEARER) => {
                let token = rest.get(BEARER.len()..)?.trim_start_matches(' ');
                let start = self.text.len() - token.len();
                let end = self.end_of_token(start);
                let token = self.text.get(start..end)?;
                // "The bearer authentication" has no token.
                let is_word =
                    !rest.starts_with('B') && token.bytes().all(|byte| byte.is_ascii_lowercase());
                let is_apart = start > at + BEARER.len();
                (is_apart && !is_word && token.len() >= SHORTEST_BEARER).then_some(at..end)
            }
            _ => BEGINNINGS.iter().find_map(|(beginning, least)| {
                rest.strip_prefix(beginning)?;
                let start = at + beginning.len();
                let is_jwt = *beginning == "eyJ";
                if is_jwt && start < self.dotless {
                    return None;
                }
                let end = self.end_of_token(start);
                if is_jwt && !self.text.get(start..end)?.contains('.') {
                    self.dotless = end;
                    return None;
                }
                (end - start >= *least).then_some(at..end)
            }),
        }
    }

    /// Returns the value of a member of a URI's query, if its name is that of a secret.
    fn query_at(&self, at: usize) -> Option<Range<usize>> {
        let rest = self.text.as_bytes().get(at + 1..)?;
        let name = rest
            .iter()
            .take(LONGEST_NAME + 1)
            .position(|byte| *byte == b'=')?;
        let name = self.text.get(at + 1..at + 1 + name)?;
        let start = at + 1 + name.len() + 1;
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"_-.[]".contains(&byte);
        if !name.bytes().all(is_name) || !is_secret(name) {
            return None;
        }
        let value = self.text.get(start..)?;
        let ends = ['&', '#', ' ', '"', '\'', '\\', '\n', '`', '<', '>', ')'];
        let end = start + value.find(ends).unwrap_or(value.len());
        (start < end).then_some(start..end)
    }

    fn end_of_token(&self, start: usize) -> usize {
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_-.+/=".contains(byte);
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        start + rest.iter().take_while(|byte| is_part(byte)).count()
    }
}

/// Whether a text begins with an ASCII word, in any case.
fn starts_with(text: &str, word: &str) -> bool {
    let begin = text.get(..word.len());
    begin.is_some_and(|begin| begin.eq_ignore_ascii_case(word))
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
                r#"{"sk-0123456789abcdefghij":1,"a":{"\u0073k-0123456789abcdefghij" : "b"}}"#,
                r#"{"[masked]":1,"a":{"[masked]" : "b"}}"#,
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
        for name in [
            "DBPassword",
            "APIToken",
            "APIKey",
            "authtoken",
            "accesstoken",
            "dbpassword2",
            "secretkey",
            "MY_ACCESS_KEY",
        ] {
            let text = mask(&format!(r#"{{"{name}":"x"}}"#));
            assert_eq!(text, format!(r#"{{"{name}":"[masked]"}}"#));
        }
        for name in ["monkey", "primaryKey", "APITokens", "maxtokens", "authors"] {
            let text = format!(r#"{{"{name}":"x"}}"#);
            assert_eq!(mask(&text), text);
        }
        assert_eq!(masked(b"{\"password\":"), None);
        assert_eq!(masked(b" {}\r\n").as_deref(), Some("{}"));
    }

    // SPEC G6
    #[test]
    fn json_in_strings_is_masked_too() {
        let text = |inner: &str| {
            let mut text = String::from(r#"{"result":{"content":[{"text":"#);
            push_string(&mut text, inner);
            text.push_str("}]}}");
            text
        };
        let mask = |inner: &str| masked(text(inner).as_bytes()).unwrap();
        for same in [
            "{ \"a\" : [1] }",
            "[not JSON]",
            "{",
            "password: x",
            "{\"password\":null}",
        ] {
            assert_eq!(mask(same), text(same));
        }
        assert_eq!(
            mask(" {\n  \"a\": 1.0, \"password\": {\"x\": 1}\n}\n"),
            text("{\n  \"a\": 1.0, \"password\": \"[masked]\"\n}")
        );
        assert_eq!(
            mask("[\"{\\\"token\\\":7}\"]"),
            text("[\"{\\\"token\\\":\\\"[masked]\\\"}\"]")
        );
        let mut deep = String::from("{\"token\":\"hunter2\"}");
        for _ in 0..8 {
            let mut outer = String::from("[");
            push_string(&mut outer, &deep);
            outer.push(']');
            deep = outer;
            assert!(!masked(deep.as_bytes()).unwrap().contains("hunter2"));
        }
    }

    // SPEC G6
    #[test]
    fn the_time_is_linear_in_the_length() {
        let begun = std::time::Instant::now();
        for part in [
            "-eyJ",
            "-----BEGIN ",
            "-----BEGIN PRIVATE KEY",
            "://",
            "://a:",
            "sk-",
            "Bearer ",
            "bearer  ",
            "?a=",
            "&token=",
            "- /token/",
            "[",
            "{",
            "but found ",
        ] {
            let mut text = String::new();
            push_string(&mut text, &part.repeat((1 << 20) / part.len()));
            assert!(masked_own(text.as_bytes()).is_some());
        }
        assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
    }

    // SPEC G6
    #[test]
    fn secrets_are_masked_however_they_are_spelled() {
        let mask = |text: &str| masked(text.as_bytes()).unwrap();
        for (text, expected) in [
            (r#"["bearer hunter2secret1"]"#, r#"["[masked]"]"#),
            (r#"["BEARER  abcdefghijkl x"]"#, r#"["[masked] x"]"#),
            (
                r#"["https://h/?a=b&password=hunter2&c=d"]"#,
                r#"["https://h/?a=b&password=[masked]&c=d"]"#,
            ),
            (r#"["h?api_key=abc#x"]"#, r#"["h?api_key=[masked]#x"]"#),
            (
                r#"{"PassWord":"x","paSSword":"x","PASSwordHash":1}"#,
                r#"{"PassWord":"[masked]","paSSword":"[masked]","PASSwordHash":"[masked]"}"#,
            ),
        ] {
            assert_eq!(mask(text), expected);
        }
        for same in [
            r#"["with bearer authentication"]"#,
            r#"["bearer  ", "bearertokens0123456789"]"#,
            r#"["https://h/?a=b&tokens=5&password=", "Is it so? A token = b"]"#,
        ] {
            assert_eq!(mask(same), same);
        }
    }

    // SPEC G6
    #[test]
    fn a_private_key_is_masked_though_its_end_is_cut_off() {
        let mask = |text: &str| masked(text.as_bytes()).unwrap();
        let begun = r#"["a -----BEGIN PRIVATE KEY-----\nabc"]"#;
        assert_eq!(mask(begun), r#"["a [masked]"]"#);
        let public = r#"["-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----"]"#;
        assert_eq!(mask(public), public);
    }

    // SPEC G6
    #[test]
    fn values_that_the_guard_found_are_masked_in_its_words() {
        let mask = |words: &str| masked_words(words.to_owned());
        for same in [
            "- /a: expected an integer, but found the string `1`",
            "- /password: expected the member `password`",
            "- /a/b: expected the member `password`",
            "the token",
            "expected the name of a tool, but found `ecko`; of 2 tools the most similar is `echo`",
        ] {
            assert_eq!(mask(same), same);
        }
        for (words, expected) in [
            (
                "first\n- /dbPassword/0: expected an integer, but found the string `x`; see\nlast",
                "first\n- /dbPassword/[masked]: expected an integer, but found [masked]\nlast",
            ),
            (
                "- /a/password/hunter2secret/b: expected no members",
                "- /a/password/[masked]: expected no members",
            ),
            (
                "message not passed on: expected a JSON value, but found `hunter2`",
                "message not passed on: expected a JSON value, but found [masked]",
            ),
            (
                "expected the name of a tool, but found `sk-0123456789abcdefghij`",
                "expected the name of a tool, but found `[masked]`",
            ),
            (
                "- /abc…: expected null, but found the number 1",
                "- /abc…: expected null, but found [masked]",
            ),
        ] {
            assert_eq!(mask(words), expected);
        }
    }
}
