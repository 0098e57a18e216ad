//! Messages without their secrets: what is under a secret's name at any depth, and in texts and names what has the form of one. SPEC G6.
//!
//! In the schemas of tools and of what a person is asked for, a member with a secret's name is a definition, which stays; its values
//! (`default`, `const`, `enum`, `examples`) are masked. What is such a schema is decided by its place in the message; below `properties` and
//! other members that hold definitions, by its content.
//!
//! Invariant: what is masked is still JSON, and no other value in it has changed.

use std::borrow::Cow;
use std::ops::Range;

use saop_json::text::open;
use saop_json::{JsonKind, Limits, NodeRef, Tree, push_string};

use super::commands::Arguments;
use super::definition::{is_definition, is_keyword, is_security_scheme};
use super::mark::MASK;
use super::names::{is_naming, is_pass, is_secret, is_value_name};
use super::text::{is_in_private_key, masked_text};
use crate::answer::spliced;

/// How often JSON may be in a string of JSON and be looked into; what is deeper is masked as a whole.
pub(super) const MOST_NESTED: usize = 4;
/// Members whose members may be definitions, wherever they are.
const DEFINING: [&str; 8] = [
    "$defs",
    "definitions",
    "parameters",
    "patternProperties",
    "properties",
    "schemas",
    "securityDefinitions",
    "securitySchemes",
];
/// Members of a private key as JSON, which has a `kty`.
const PRIVATE_PARTS: [&str; 8] = ["d", "dp", "dq", "k", "oth", "p", "q", "qi"];

/// Changes the words of texts before they are looked at.
pub(super) type Words<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Where a value is in a message of MCP.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Message,
    Params,
    Result,
    /// Requests by name that a result asks for.
    Requests,
    Tools,
    Tool,
    /// A schema, perhaps of a secret.
    Schema(bool),
    /// Schemas by name.
    Schemas(bool),
    /// Names of members by name, or schemas.
    Names(bool),
    /// Values of a secret that a schema lists.
    Listed,
    Value,
    /// Values by name, or definitions as schemas have them.
    Definitions,
    /// A list of headers: names and values in turn.
    Headers,
}

use Place::{
    Definitions, Headers, Listed, Message, Names, Params, Requests, Result, Schema, Schemas, Tool,
    Tools, Value,
};

impl Place {
    /// Returns where a member is, or nothing if all of it is secret.
    fn member(self, name: &str) -> Option<Self> {
        let named = || {
            (!is_secret(name)).then(|| match name {
                _ if is_headers(name) => Headers,
                _ if DEFINING.contains(&name) => Definitions,
                _ => Value,
            })
        };
        match (self, name) {
            (Message, "params") => Some(Params),
            (Message, "result") => Some(Result),
            (Params | Result, "tools") => Some(Tools),
            (Params, "requestedSchema") | (Tool, "inputSchema" | "outputSchema") => {
                Some(Schema(false))
            }
            (Result, "inputRequests") => Some(Requests),
            (Requests, _) => Some(Message),
            (Schemas(secret), _) => Some(Schema(secret || is_secret(name))),
            (Names(secret), _) => Some(Names(secret || is_secret(name))),
            (Schema(secret), _) => match name {
                "properties" | "patternProperties" | "$defs" | "definitions"
                | "dependentSchemas" => Some(Schemas(secret)),
                "dependencies" | "dependentRequired" => Some(Names(secret)),
                "items"
                | "prefixItems"
                | "additionalItems"
                | "contains"
                | "additionalProperties"
                | "propertyNames"
                | "unevaluatedItems"
                | "unevaluatedProperties"
                | "if"
                | "then"
                | "else"
                | "not"
                | "allOf"
                | "anyOf"
                | "oneOf"
                | "contentSchema" => Some(Schema(secret)),
                "enum" | "examples" if secret => Some(Listed),
                "const" | "default" | "example" if secret => None,
                _ if secret && !is_keyword(name) => None,
                "description" | "title" => Some(Value),
                _ => named(),
            },
            _ => named(),
        }
    }

    /// Returns where an item is, or nothing if all of it is secret.
    const fn item(self) -> Option<Self> {
        match self {
            Tools => Some(Tool),
            Message | Schema(_) | Headers => Some(self),
            Listed => None,
            // A list of names.
            _ => Some(Value),
        }
    }
}

/// What a walk has changed so far.
struct Masked<'a> {
    base: usize,
    changes: Vec<(Range<usize>, String)>,
    nested: usize,
    words: Words<'a>,
}

/// Returns JSON with its secrets masked; `None` if it is none. `words` masks what the texts say in words.
pub(super) fn in_json(
    bytes: &[u8],
    is_message: bool,
    nested: usize,
    words: Words<'_>,
) -> Option<String> {
    let unlimited = Limits::NONE.with_max_bytes(usize::MAX);
    let cursor = open(bytes, &unlimited).ok()?;
    let tree = Tree::parse_with_repeated_keys(cursor, &unlimited).ok()?;
    let root = tree.root();
    let mut masked = Masked {
        base: root.span().start,
        changes: Vec::new(),
        nested,
        words,
    };
    let place = if is_message { Message } else { Value };
    let mut left = vec![(root, place)];
    while let Some((node, place)) = left.pop() {
        match node.kind() {
            JsonKind::Object => masked.object(node, place, &mut left),
            JsonKind::Array => masked.array(node, place, &mut left),
            JsonKind::String => masked.string(node),
            _ => {}
        }
    }
    let Masked { mut changes, .. } = masked;
    changes.sort_by_key(|(range, _)| range.start);
    Some(spliced(root.text(), &changes))
}

impl Masked<'_> {
    fn change(&mut self, node: NodeRef<'_>, text: &str) {
        let mut string = String::new();
        push_string(&mut string, text);
        let span = node.span();
        let range = span.start - self.base..span.end - self.base;
        self.changes.push((range, string));
    }

    /// Masks a value, if it is one that hides something.
    fn mask(&mut self, node: NodeRef<'_>) {
        let is_secret = match node.kind() {
            JsonKind::Null | JsonKind::Bool => false,
            JsonKind::String => node.string().is_none_or(|text| !text.is_empty()),
            JsonKind::Object | JsonKind::Array => node.children().next().is_some(),
            JsonKind::Number => true,
        };
        if is_secret {
            self.change(node, MASK);
        }
    }

    fn object<'t>(
        &mut self,
        node: NodeRef<'t>,
        place: Place,
        left: &mut Vec<(NodeRef<'t>, Place)>,
    ) {
        let names_secret = |(name, value): (Cow<'_, str>, NodeRef<'_>)| {
            is_naming(&name)
                && value
                    .string()
                    .is_some_and(|name| is_secret(name.trim_start_matches('-')))
        };
        let is_pair = node.members().any(names_secret);
        let is_key = node.member("kty").is_some();
        for (name, value) in node.members() {
            if let Some(name) = in_string(&name, self.nested, &|_| None) {
                self.change(value.key_before(), &name);
            }
            let is_named =
                is_pair && is_value_name(&name) || is_key && PRIVATE_PARTS.contains(&&*name);
            // A definition is an object, or allows everything or nothing.
            let defines = match place {
                Schemas(_) => matches!(value.kind(), JsonKind::Object | JsonKind::Bool),
                _ => true,
            };
            match place.member(&name) {
                Some(Value) if is_pass(&name) && value.kind() == JsonKind::String => {
                    self.mask(value);
                }
                _ if is_named
                    && matches!(place, Value | Definitions | Headers | Params | Result) =>
                {
                    self.mask(value);
                }
                Some(Schema(true)) if !defines => self.mask(value),
                Some(place) => left.push((value, place)),
                None if place == Definitions && is_definition(value) => {
                    left.push((value, Schema(true)));
                }
                None if place == Definitions && is_security_scheme(value) => {
                    left.push((value, Value));
                }
                None => self.mask(value),
            }
        }
    }

    fn array<'t>(&mut self, node: NodeRef<'t>, place: Place, left: &mut Vec<(NodeRef<'t>, Place)>) {
        let Some(inner) = place.item() else {
            node.items().for_each(|item| self.mask(item));
            return;
        };
        let is_pair = node.items().count() == 2;
        let mut names_next = false;
        let mut is_in_key = false;
        let mut arguments = Arguments::default();
        for (index, item) in node.items().enumerate() {
            let text = item.string();
            let is_secret_item = names_next
                && !text
                    .as_ref()
                    .is_some_and(|text| is_option(text) || is_variable(text));
            // The lines of a private key.
            let was_in_key = is_in_key;
            is_in_key = text
                .as_ref()
                .is_some_and(|text| is_in_private_key(text, was_in_key));
            if is_secret_item || was_in_key {
                self.mask(item);
                names_next = false;
                continue;
            }
            if let Some(text) = &text
                && let Some(range) = arguments.next(text)
            {
                self.change(item, &spliced(text, &[(range, MASK.to_owned())]));
                continue;
            }
            names_next = text.is_some_and(|text| {
                let is_option = text.starts_with('-') && !text.contains(['=', ' ']);
                let is_header = place == Headers && index % 2 == 0;
                (is_option || is_header) && is_secret(text.trim_start_matches('-'))
            });
            // An array of pairs.
            let is_nested_pair = !is_pair && item.kind() == JsonKind::Array || place == Headers;
            let inner = if is_nested_pair && inner == Value && item.items().count() == 2 {
                Headers
            } else {
                inner
            };
            left.push((item, inner));
        }
    }

    fn string(&mut self, node: NodeRef<'_>) {
        let text = node.string().unwrap_or_default();
        if let Some(text) = in_string(&text, self.nested, self.words) {
            self.change(node, &text);
        }
    }
}

/// Returns a text with its secrets masked, also those of JSON that it is itself, if it has some.
pub(super) fn in_string(text: &str, nested: usize, words: Words<'_>) -> Option<String> {
    let said = words(text);
    let text = said.as_deref().unwrap_or(text);
    let inner = in_nested(text, nested, words);
    let outer = masked_text(inner.as_deref().unwrap_or(text));
    outer.or(inner).or(said)
}

/// Returns a text that is JSON itself with its secrets masked, if it is one and has some.
fn in_nested(text: &str, nested: usize, words: Words<'_>) -> Option<String> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    if !text.starts_with(['{', '[', '"']) {
        return None;
    }
    let Some(nested) = nested.checked_sub(1) else {
        return text.starts_with(['{', '[']).then(|| MASK.to_owned());
    };
    let whole = with_characters(text);
    let masked = in_json(whole.as_bytes(), false, nested, words)?;
    (masked != whole.trim_ascii()).then_some(masked)
}

/// Returns JSON with a character for each half of a surrogate pair that is written with an escape, as lenient decoders read it.
fn with_characters(text: &str) -> Cow<'_, str> {
    if !text.contains("\\u") {
        return Cow::Borrowed(text);
    }
    let half = |at: usize| {
        let code = text.get(at..at + 6)?.strip_prefix("\\u")?;
        let code = u16::from_str_radix(code, 16).ok()?;
        (0xD800..0xE000).contains(&code).then_some(code < 0xDC00)
    };
    let mut result = String::new();
    let (mut at, mut copied) = (0, 0);
    while let Some(found) = text.get(at..).and_then(|rest| rest.find('\\')) {
        at += found;
        match (half(at), half(at + 6)) {
            (Some(true), Some(false)) => at += 12,
            (Some(_), _) => {
                result.push_str(text.get(copied..at).unwrap_or_default());
                result.push_str("\\ufffd");
                at += 6;
                copied = at;
            }
            // The character after the backslash may be one itself.
            _ => {
                at += 1 + text
                    .get(at + 1..)
                    .and_then(|rest| rest.chars().next())
                    .map_or(0, char::len_utf8);
            }
        }
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    result.push_str(text.get(copied..).unwrap_or_default());
    Cow::Owned(result)
}

fn is_option(text: &str) -> bool {
    text.starts_with("--")
}

/// Whether an argument is a variable of a shell.
fn is_variable(text: &str) -> bool {
    text.strip_prefix('$').is_some_and(|name| {
        name.starts_with('{')
            || name
                .bytes()
                .all(|byte| byte.is_ascii_uppercase() || byte == b'_')
    })
}

fn is_headers(name: &str) -> bool {
    name.to_ascii_lowercase().ends_with("headers")
}
