//! Two JSON Schema engines over `serde_json::Value`, and what they find in the words of `saop check`: the
//! offending value's path and the keyword, for `required` and `additionalProperties` the member itself.
//! Invariant: both are built from the bundled schema text alone.

use std::collections::{BTreeMap, BTreeSet};

use boon::{Compiler, ErrorKind, SchemaIndex, Schemas};
use serde_json::Value;

use crate::oracle::engine::{Engine, Finding, member, with_lists_of_types};
use crate::oracle::place::branch_at;

pub(crate) struct Engines {
    pub(crate) engine: Engine,
    schemas: Schemas,
    index: SchemaIndex,
}

impl Engines {
    pub(crate) fn new(bundled: &str) -> Self {
        let schema: Value = serde_json::from_str(bundled).expect("a schema is JSON");
        let engine = Engine::new(&schema);
        let mut schemas = Schemas::new();
        let mut compiler = Compiler::new();
        compiler
            .add_resource("mem:schema", for_boon(with_lists_of_types(schema)))
            .expect("a schema is a resource");
        let index = compiler
            .compile("mem:schema", &mut schemas)
            .expect("a bundled schema loads");
        Self {
            engine,
            schemas,
            index,
        }
    }

    /// What both engines find.
    ///
    /// boon stops looking at a value after a wrong `type`, `const` or `enum`, in that order; that much
    /// of the other engine's findings is left out before the two are compared. Both divide floats for `multipleOf`,
    /// each its own way, so that is left out of both.
    pub(crate) fn findings(&self, value: &Value) -> Result<BTreeSet<Finding>, String> {
        let first = self.engine.findings(value);
        let mut second = BTreeSet::new();
        if let Err(error) = self.schemas.validate(value, self.index) {
            self.collect(&error, value, &mut second);
        }
        second.retain(|(_, keyword)| keyword != "multipleOf");
        let early = stop_early(&first);
        let excused = |(path, keyword): &Finding| {
            let found = value.pointer(path);
            let blurred = BY_VALUE.contains(&keyword.as_str()) && found.is_some_and(holds_large);
            let text = found.and_then(Value::as_str);
            blurred || keyword == "pattern" && text.is_some_and(holds_rare_space)
        };
        if early.symmetric_difference(&second).all(excused) {
            Ok(first)
        } else {
            Err(format!(
                "jsonschema finds {first:?}, but boon finds {second:?}"
            ))
        }
    }

    fn collect(
        &self,
        error: &boon::ValidationError<'_, '_>,
        value: &Value,
        found: &mut BTreeSet<Finding>,
    ) {
        let path = error.instance_location.to_string();
        let keyword = match &error.kind {
            ErrorKind::Required { want } => {
                found.extend(
                    want.iter()
                        .map(|name| (member(&path, name), "required".to_owned())),
                );
                return;
            }
            ErrorKind::AdditionalProperties { got } => {
                found.extend(
                    got.iter()
                        .map(|name| (member(&path, name), "additionalProperties".to_owned())),
                );
                return;
            }
            ErrorKind::Group | ErrorKind::Schema { .. } | ErrorKind::Reference { .. } => {
                for cause in &error.causes {
                    self.collect(cause, value, found);
                }
                return;
            }
            ErrorKind::OneOf(None) => {
                // One cause a branch, in order.
                match branch_at(&self.engine.schema, value, &path)
                    .and_then(|at| error.causes.get(at))
                {
                    Some(cause) => self.collect(cause, value, found),
                    None => {
                        found.insert((path, "oneOf".to_owned()));
                    }
                }
                return;
            }
            ErrorKind::Type { .. } => "type",
            ErrorKind::Enum { .. } => "enum",
            ErrorKind::Const { .. } => "const",
            ErrorKind::Pattern { .. } => "pattern",
            ErrorKind::MinLength { .. } => "minLength",
            ErrorKind::MaxLength { .. } => "maxLength",
            ErrorKind::MinItems { .. } => "minItems",
            ErrorKind::MaxItems { .. } => "maxItems",
            ErrorKind::Minimum { .. } => "minimum",
            ErrorKind::Maximum { .. } => "maximum",
            ErrorKind::ExclusiveMinimum { .. } => "exclusiveMinimum",
            ErrorKind::ExclusiveMaximum { .. } => "exclusiveMaximum",
            ErrorKind::MultipleOf { .. } => "multipleOf",
            ErrorKind::UniqueItems { .. } => "uniqueItems",
            other => panic!("expected a keyword of the profile, but found {other:?}"),
        };
        found.insert((path, keyword.to_owned()));
    }
}

/// The schema as boon is given it: without `format`, which it enforces and the profile does not; and where a `oneOf`
/// has one branch, with another that nothing meets, so that its error shows as that of a `oneOf`.
fn for_boon(schema: Value) -> Value {
    match schema {
        Value::Array(items) => items.into_iter().map(for_boon).collect(),
        Value::Object(members) => members
            .into_iter()
            .filter(|(name, value)| name != "format" || !value.is_string())
            .map(|(name, value)| {
                let mut value = for_boon(value);
                if let ("oneOf", Value::Array(branches)) = (name.as_str(), &mut value)
                    && branches.len() == 1
                {
                    branches.push(Value::Bool(false));
                }
                (name, value)
            })
            .collect::<serde_json::Map<_, _>>()
            .into(),
        other => other,
    }
}

/// Keywords that compare numbers.
const BY_VALUE: [&str; 7] = [
    "enum",
    "const",
    "uniqueItems",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
];

/// Whether a text holds a space that ECMA-262 has in `\s` and boon has not.
fn holds_rare_space(text: &str) -> bool {
    let is_rare = |character| {
        matches!(
            character,
            '\u{1680}' | '\u{2000}'
                ..='\u{200a}' | '\u{2028}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
        )
    };
    text.chars().any(is_rare)
}

/// Whether a value holds a number of 2^53 or more. boon compares an integer with a float, and with a bound, as floats, which
/// makes different ones alike from there on.
fn holds_large(value: &Value) -> bool {
    match value {
        Value::Number(number) => number
            .as_f64()
            .is_some_and(|number| number.abs() >= 9_007_199_254_740_992.0),
        Value::Array(items) => items.iter().any(holds_large),
        Value::Object(members) => members.values().any(holds_large),
        _ => false,
    }
}

fn stop_early(findings: &BTreeSet<Finding>) -> BTreeSet<Finding> {
    let mut places: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, keyword) in findings {
        places.entry(path).or_default().insert(keyword);
    }
    for keywords in places.values_mut() {
        for first in ["type", "const", "enum"] {
            if keywords.contains(first) {
                *keywords = BTreeSet::from([first]);
            }
        }
    }
    let pairs = places.into_iter().flat_map(|(path, keywords)| {
        keywords
            .into_iter()
            .map(move |keyword| (path.to_owned(), keyword.to_owned()))
    });
    pairs.collect()
}
