//! From the keywords of one schema to the rules of its shape, with the words of what each asks for.
//!
//! Invariant: a keyword is a rule, or an error.

use std::sync::Arc;

use saop_json::decimal::{self, Integer};
use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use serde_json::{Value, json};

use super::{Bound, Constants, Holder, Keyword, Limit, Rule, Test, Types};
use crate::pattern::Engine;
use crate::words::{self, UNIQUE, enumerate};

/// The keyword that the generator writes beside every number whose field has a 64-bit type.
const REPRESENTATION: &str = "saop:representation";

/// A schema, and where it stands.
pub(super) struct Here<'t> {
    pub(super) schema: NodeRef<'t>,
    pub(super) path: String,
}

impl<'t> Here<'t> {
    pub(super) fn at(&self, step: &str) -> String {
        format!("{}/{step}", self.path)
    }

    pub(super) fn member(&self, name: &str) -> Option<NodeRef<'t>> {
        self.schema.member(name)
    }

    pub(super) fn list(&self, name: &str) -> impl Iterator<Item = NodeRef<'t>> + use<'t> {
        self.member(name).into_iter().flat_map(NodeRef::items)
    }

    pub(super) fn keyword(&self, name: &'static str, expected: Value, wanted: String) -> Keyword {
        Keyword {
            name,
            path: Arc::from(self.at(name)),
            expected: Arc::new(expected),
            wanted,
        }
    }

    /// The rule of a keyword, if it asks for something.
    pub(super) fn rule(&self, name: &str, value: NodeRef<'t>) -> Result<Option<Rule>, String> {
        let known = |name| (name, value_of(value));
        let wrong = || format!("expected another value of {name} at {}", self.path);
        let count = || as_count(value).ok_or_else(wrong);
        let ((name, expected), wanted, test) = match name {
            "type" => {
                let (types, wanted) = Self::types(value);
                (known("type"), wanted, Test::Type(types))
            }
            "const" => {
                let test = Test::Const(constants([value]).ok_or_else(wrong)?);
                (known("const"), literal(value), test)
            }
            "enum" => {
                let words: Vec<String> = value.items().map(literal).collect();
                let test = Test::Enum(constants(value.items()).ok_or_else(wrong)?);
                (known("enum"), enumerate(&words, "or"), test)
            }
            "minLength" => {
                let least = count()?;
                let wanted = words::length("at least", least);
                (known("minLength"), wanted, Test::MinLength(least))
            }
            "maxLength" => {
                let most = count()?;
                let wanted = words::length("at most", most);
                (known("maxLength"), wanted, Test::MaxLength(most))
            }
            "pattern" => {
                let pattern = value.string().ok_or_else(wrong)?;
                let example = self.list("examples").next().and_then(NodeRef::string);
                let rust = jsonschema_regex::to_rust_regex(&pattern).map_err(|()| wrong())?;
                let wanted = words::pattern(&pattern, example.as_deref());
                (known("pattern"), wanted, Test::Pattern(Engine::of(&rust)))
            }
            "minimum" => self.bound(known("minimum"), false, false),
            "maximum" => self.bound(known("maximum"), true, false),
            "exclusiveMinimum" => self.bound(known("exclusiveMinimum"), false, true),
            "exclusiveMaximum" => self.bound(known("exclusiveMaximum"), true, true),
            "multipleOf" => {
                let known = known("multipleOf");
                let wanted = words::bound(self.noun(), known.0, &known.1);
                let float = self.holder() == Some(Holder::F64);
                let test = Test::MultipleOf {
                    step: known.1.as_f64().unwrap_or(1.0),
                    integer: known.1.as_u64().filter(|_| !float),
                };
                (known, wanted, test)
            }
            REPRESENTATION => {
                let holder = self.holder().ok_or_else(wrong)?;
                let (expected, wanted) = range(holder);
                let known = (REPRESENTATION, expected);
                (known, wanted.to_owned(), Test::Holder(holder))
            }
            "minItems" => {
                let least = count()?;
                let wanted = words::items("at least", least);
                (known("minItems"), wanted, Test::MinItems(least))
            }
            "maxItems" => {
                let most = count()?;
                let wanted = words::items("at most", most);
                (known("maxItems"), wanted, Test::MaxItems(most))
            }
            "uniqueItems" if value.text() == "true" => {
                (known("uniqueItems"), UNIQUE.to_owned(), Test::UniqueItems)
            }
            // It asks for nothing.
            "uniqueItems" => return Ok(None),
            _ => {
                return Err(format!(
                    "expected a keyword of the profile, but found {name}"
                ));
            }
        };
        Ok(Some(Rule {
            keyword: self.keyword(name, expected, wanted),
            test,
        }))
    }

    fn types(value: NodeRef<'t>) -> (Types, String) {
        // In the order in which messages list them.
        const NAMES: [(&str, &str, Option<JsonKind>); 7] = [
            ("array", "an array", Some(JsonKind::Array)),
            ("boolean", "a boolean", Some(JsonKind::Bool)),
            ("integer", "an integer", None),
            ("null", "null", Some(JsonKind::Null)),
            ("number", "a number", Some(JsonKind::Number)),
            ("object", "an object", Some(JsonKind::Object)),
            ("string", "a string", Some(JsonKind::String)),
        ];
        let mut types = Types::default();
        let mut words = Vec::new();
        for (name, noun, kind) in NAMES {
            let is_it = |one: NodeRef<'_>| one.string().is_some_and(|one| one == name);
            if is_it(value) || value.items().any(is_it) {
                words.push(noun.to_owned());
                match kind {
                    Some(kind) => types.add(kind),
                    None => types.add_integer(),
                }
            }
        }
        (types, enumerate(&words, "or"))
    }

    fn bound(
        &self,
        (name, expected): (&'static str, Value),
        below: bool,
        exclusive: bool,
    ) -> ((&'static str, Value), String, Test) {
        let limit = match (expected.as_u64(), expected.as_i64()) {
            (Some(limit), _) => Limit::Integer(i128::from(limit)),
            (_, Some(limit)) => Limit::Integer(i128::from(limit)),
            _ => Limit::Float(expected.as_f64().unwrap_or_default()),
        };
        let wanted = words::bound(self.noun(), name, &expected);
        let bound = Bound {
            limit,
            below,
            exclusive,
        };
        ((name, expected), wanted, Test::Bound(bound))
    }

    /// What the schema calls the number that it has a rule for.
    fn noun(&self) -> &'static str {
        let is_integer = |kind: NodeRef<'_>| kind.string().is_some_and(|kind| kind == "integer");
        match self.member("type") {
            Some(kind) if is_integer(kind) || kind.items().any(is_integer) => "an integer",
            _ => "a number",
        }
    }

    fn holder(&self) -> Option<Holder> {
        match &*self.member(REPRESENTATION)?.string()? {
            "u64" => Some(Holder::U64),
            "i64" => Some(Holder::I64),
            "f64" => Some(Holder::F64),
            _ => None,
        }
    }
}

/// What a type holds, as data and in words.
fn range(holder: Holder) -> (Value, &'static str) {
    match holder {
        Holder::U64 => (
            json!({"minimum": u64::MIN, "maximum": u64::MAX}),
            words::U64,
        ),
        Holder::I64 => (
            json!({"minimum": i64::MIN, "maximum": i64::MAX}),
            words::I64,
        ),
        Holder::F64 => (
            json!({"minimum": f64::MIN, "maximum": f64::MAX}),
            words::F64,
        ),
    }
}

/// Scalars; nothing where another value is among them.
fn constants<'t>(values: impl IntoIterator<Item = NodeRef<'t>>) -> Option<Constants> {
    let constant = |value: NodeRef<'_>| {
        let text = value.string().unwrap_or_else(|| value.text().into());
        let kind = value.kind();
        (!matches!(kind, JsonKind::Array | JsonKind::Object)).then(|| (kind, text.into_owned()))
    };
    let constants: Option<_> = values.into_iter().map(constant).collect();
    constants.map(Constants)
}

fn as_count(value: NodeRef<'_>) -> Option<u64> {
    match decimal::integer(value.text()) {
        Integer::U64(count) if value.kind() == JsonKind::Number => Some(count),
        _ => None,
    }
}

/// A value of the schema, in quotes where it is a string.
fn literal(value: NodeRef<'_>) -> String {
    match value.string() {
        Some(text) => quote(&text),
        None => value_of(value).to_string(),
    }
}

/// A part of the schema as data. `serde_json` may read a float a little beside the nearest one, and a bound would not
/// be that of the decoder.
fn value_of(node: NodeRef<'_>) -> Value {
    match node.kind() {
        JsonKind::Null => Value::Null,
        JsonKind::Bool => Value::Bool(node.text() == "true"),
        JsonKind::Number => match decimal::integer(node.text()) {
            Integer::U64(value) => value.into(),
            Integer::I64(value) => value.into(),
            Integer::TooLarge | Integer::Fraction => decimal::float(node.text()).into(),
        },
        JsonKind::String => node.string().unwrap_or_default().into(),
        JsonKind::Array => node.items().map(value_of).collect(),
        JsonKind::Object => node
            .members()
            .map(|(key, value)| (key.into_owned(), value_of(value)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
    }
}
