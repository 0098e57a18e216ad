//! Turns what the validator finds into violations: place, words, and the expectation as data.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;

use jsonschema::error::{TypeKind, ValidationErrorKind};
use jsonschema::{JsonType, ValidationError};
use serde_json::{Value, json};

use super::suggest::nearest;
use super::validator::{Compiled, MULTIPLE_OF, REPRESENTATION};
use super::words::{Bound, array_length, array_repeats, string_length, string_pattern};
use crate::error::{Violation, ViolationKind};
use crate::json::fault::quote;
use crate::json::pointer::push_pointer_step;
use crate::json::tree::{NodeRef, Tree};
use crate::json::unique::repeated;

/// Everything that the schema refuses in a document, in no particular order.
pub(crate) fn violations<'a>(compiled: &Compiled, tree: &'a Tree<'a>) -> Vec<Violation> {
    let mut violations = Vec::new();
    for error in compiled.validator.iter_errors(tree.root()) {
        explain_one(&error, compiled, tree, &mut violations);
        share_last(&mut violations);
    }
    violations
}

/// A hostile document can break one rule a million times: what the last violation has in common with one of those just
/// before it, it shares with it.
fn share_last(violations: &mut [Violation]) {
    // As many as one item of an array, say, may break.
    const NEAR: usize = 8;
    let Some((last, before)) = violations.split_last_mut() else {
        return;
    };
    for near in before.iter().rev().take(NEAR) {
        if near.schema_path == last.schema_path {
            last.schema_path = Arc::clone(&near.schema_path);
            if near.expected == last.expected {
                last.expected.clone_from(&near.expected);
                return;
            }
        }
    }
}

/// Keywords of the profile need no text of their own.
fn name_of(keyword: &str) -> Cow<'static, str> {
    const KNOWN: [&str; 13] = [
        "type",
        "required",
        "enum",
        "const",
        "pattern",
        "minLength",
        "maxLength",
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "minItems",
        "maxItems",
    ];
    match KNOWN.iter().find(|known| **known == keyword) {
        Some(known) => Cow::Borrowed(known),
        None => Cow::Owned(keyword.to_owned()),
    }
}

pub(super) fn explain_one<'a>(
    error: &ValidationError<'_>,
    compiled: &Compiled,
    tree: &'a Tree<'a>,
    violations: &mut Vec<Violation>,
) {
    // A node shows its index in place of its value.
    let node = error
        .instance()
        .as_u64()
        .and_then(|index| tree.node(index))
        .unwrap_or(tree.root());
    Explainer {
        error,
        node,
        compiled,
        tree,
    }
    .explain(violations);
}

pub(super) struct Explainer<'e, 'a> {
    pub(super) error: &'e ValidationError<'e>,
    pub(super) node: NodeRef<'a>,
    pub(super) compiled: &'e Compiled,
    pub(super) tree: &'a Tree<'a>,
}

impl Explainer<'_, '_> {
    fn explain(&self, violations: &mut Vec<Violation>) {
        match self.error.kind() {
            ValidationErrorKind::AdditionalProperties { unexpected } => {
                let unexpected: HashSet<&str> = unexpected.iter().map(String::as_str).collect();
                let unknown = |key: &str| unexpected.contains(key);
                self.unknown_members(self.node, unknown, violations);
            }
            // What the validator says of an object without properties. It shows the first member's value,
            // which stands two nodes after its object.
            ValidationErrorKind::FalseSchema => {
                let object = self.node.before(2).unwrap_or(self.node);
                self.unknown_members(object, |_| true, violations);
            }
            ValidationErrorKind::Required { property } => {
                let name = property.as_str().unwrap_or_default();
                let mut violation = self.violation(format!(
                    "expected the member {}, but found {} without it",
                    quote(name),
                    self.node.describe()
                ));
                push_pointer_step(&mut violation.instance_path, name);
                violation.expected = Some(Arc::new(property.clone()));
                violations.push(violation);
            }
            ValidationErrorKind::OneOfNotValid { context } => self.no_branch(context, violations),
            ValidationErrorKind::Custom { keyword, message } if keyword == REPRESENTATION => {
                let mut violation = Violation::extra(
                    ViolationKind::Unrepresentable,
                    self.path(),
                    format!("expected {message}, but found {}", self.node.describe()),
                );
                violation.span = Some(self.node.span());
                violation.expected = Some(Arc::new(self.range()));
                violations.push(violation);
            }
            kind => violations.push(self.violation(self.message(kind))),
        }
    }

    /// One violation for each member that the object may not have. SPEC: CLI.md, `path`.
    fn unknown_members(
        &self,
        object: NodeRef<'_>,
        unknown: impl Fn(&str) -> bool,
        violations: &mut Vec<Violation>,
    ) {
        let names = match self.parent() {
            Some(parent) => self.compiled.keys_at(&format!("{parent}/properties")),
            None => Vec::new(),
        };
        let names: Vec<&str> = names.iter().map(|name| &**name).collect();
        let allowed = match &*names {
            [] => "no members".to_owned(),
            names => format!("no members but {}", list(names.iter().copied(), "and")),
        };
        let absent: Vec<&str> = names
            .iter()
            .copied()
            .filter(|name| object.member(name).is_none())
            .collect();
        let expected = Arc::new(Value::from(names));
        let schema_path: Arc<str> = self.error.schema_path().as_str().into();
        let path = self.path();
        let unknown_members = object.members().filter(|(key, _)| unknown(key));
        for (count, (key, value)) in unknown_members.enumerate() {
            // An object with more strangers than this is no slip of the pen, and words for a million of
            // them would take more room than the document.
            const IN_FULL: usize = 16;
            let quoted = quote(&key);
            let message = if count >= IN_FULL {
                format!("expected no such member, but found {quoted}")
            } else if let Some(name) = nearest(&key, absent.iter().copied()) {
                let name = quote(name);
                format!("expected {allowed}, but found {quoted}; did you mean {name}?")
            } else {
                format!("expected {allowed}, but found {quoted}")
            };
            let mut instance_path = path.clone();
            push_pointer_step(&mut instance_path, &key);
            violations.push(Violation {
                kind: ViolationKind::Schema,
                instance_path,
                keyword: Some(Cow::Borrowed("additionalProperties")),
                schema_path: Arc::clone(&schema_path),
                message,
                expected: Some(Arc::clone(&expected)),
                span: Some(value.span()),
                position: None,
            });
        }
    }

    pub(super) fn message(&self, kind: &ValidationErrorKind) -> String {
        let found = || self.node.describe();
        match kind {
            ValidationErrorKind::Type { kind } => {
                format!("expected {}, but found {}", types(kind), found())
            }
            ValidationErrorKind::Constant { expected_value } => {
                format!(
                    "expected {}, but found {}",
                    literal(expected_value),
                    found()
                )
            }
            ValidationErrorKind::Enum { options } => self.outside(options),
            ValidationErrorKind::MinLength { limit } => self.length("at least", *limit),
            ValidationErrorKind::MaxLength { limit } => self.length("at most", *limit),
            ValidationErrorKind::Pattern { pattern } => string_pattern(
                pattern,
                self.sibling("examples")
                    .and_then(|all| all.get(0)?.as_str()),
                &self.node.string().unwrap_or_default(),
            ),
            ValidationErrorKind::Minimum { limit } => self.bound("at least", limit),
            ValidationErrorKind::Maximum { limit } => self.bound("at most", limit),
            ValidationErrorKind::ExclusiveMinimum { limit } => self.bound("more than", limit),
            ValidationErrorKind::ExclusiveMaximum { limit } => self.bound("less than", limit),
            ValidationErrorKind::MinItems { limit } => self.items("at least", *limit),
            ValidationErrorKind::MaxItems { limit } => self.items("at most", *limit),
            ValidationErrorKind::UniqueItems => {
                let (first, again) = repeated(self.node).unwrap_or_default();
                array_repeats(first, again)
            }
            ValidationErrorKind::Custom { keyword, message } if keyword == MULTIPLE_OF => {
                format!("expected {} {message}, but found {}", self.noun(), found())
            }
            other => format!(
                "expected a value that `{}` allows, but found {}",
                other.keyword(),
                found()
            ),
        }
    }

    /// The bounds of the type that does not hold the number.
    fn range(&self) -> Value {
        match self.sibling(REPRESENTATION).and_then(Value::as_str) {
            Some("u64") => json!({"minimum": u64::MIN, "maximum": u64::MAX}),
            Some("i64") => json!({"minimum": i64::MIN, "maximum": i64::MAX}),
            _ => json!({"minimum": f64::MIN, "maximum": f64::MAX}),
        }
    }

    fn outside(&self, options: &Value) -> String {
        let options = options.as_array().map(Vec::as_slice).unwrap_or_default();
        let text = self.node.string();
        let hint = text
            .as_deref()
            .and_then(|text| nearest(text, options.iter().filter_map(Value::as_str)))
            .map_or_else(String::new, |name| {
                format!("; did you mean {}?", quote(name))
            });
        let options: Vec<String> = options.iter().map(literal).collect();
        format!(
            "expected {}, but found {}{hint}",
            enumerate(&options, "or"),
            self.node.describe()
        )
    }

    fn length(&self, relation: &'static str, count: u64) -> String {
        string_length(
            &Bound {
                relation,
                count,
                unit: "character",
            },
            &self.node.string().unwrap_or_default(),
        )
    }

    fn bound(&self, relation: &str, limit: &Value) -> String {
        format!(
            "expected {} of {relation} {limit}, but found {}",
            self.noun(),
            self.node.describe()
        )
        .replace("of more", "more")
        .replace("of less", "less")
    }

    /// What the schema calls the number that it has a rule for.
    fn noun(&self) -> &'static str {
        let is_integer = |kind: &Value| kind == "integer";
        match self.sibling("type") {
            Some(Value::Array(kinds)) if kinds.iter().any(is_integer) => "an integer",
            Some(kind) if is_integer(kind) => "an integer",
            _ => "a number",
        }
    }

    fn items(&self, relation: &'static str, count: u64) -> String {
        array_length(relation, count, self.node.items().count() as u64)
    }

    pub(super) fn violation(&self, message: String) -> Violation {
        let schema_path = self.error.schema_path().as_str();
        Violation {
            kind: ViolationKind::Schema,
            instance_path: self.path(),
            keyword: Some(name_of(self.error.kind().keyword())),
            schema_path: schema_path.into(),
            message,
            expected: self.compiled.at(schema_path).cloned().map(Arc::new),
            span: Some(self.node.span()),
            position: None,
        }
    }

    fn path(&self) -> String {
        self.error.instance_path().as_str().to_owned()
    }

    /// Another keyword of the schema object whose keyword is broken.
    fn sibling(&self, keyword: &str) -> Option<&Value> {
        self.compiled.at(self.parent()?)?.get(keyword)
    }

    /// Where the schema object is whose keyword is broken.
    fn parent(&self) -> Option<&str> {
        let (parent, _) = self.error.schema_path().as_str().rsplit_once('/')?;
        Some(parent)
    }
}

fn types(kind: &TypeKind) -> String {
    match kind {
        TypeKind::Single(single) => noun(*single).to_owned(),
        TypeKind::Multiple(set) => {
            let names: Vec<String> = set.iter().map(|one| noun(one).to_owned()).collect();
            enumerate(&names, "or")
        }
    }
}

const fn noun(json_type: JsonType) -> &'static str {
    match json_type {
        JsonType::Array => "an array",
        JsonType::Boolean => "a boolean",
        JsonType::Integer => "an integer",
        JsonType::Null => "null",
        JsonType::Number => "a number",
        JsonType::Object => "an object",
        JsonType::String => "a string",
    }
}

/// A value of the schema, in quotes where it is a string.
fn literal(value: &Value) -> String {
    match value.as_str() {
        Some(text) => quote(text),
        None => value.to_string(),
    }
}

pub(super) fn list<'n>(names: impl Iterator<Item = &'n str>, conjunction: &str) -> String {
    let quoted: Vec<String> = names.map(quote).collect();
    enumerate(&quoted, conjunction)
}

/// "a, b or c".
fn enumerate(words: &[String], conjunction: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} {conjunction} {last}", all.join(", ")),
    }
}
