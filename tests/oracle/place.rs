//! Which part of a schema holds at a place of a document. Invariant: nothing here is shared with the library or an engine.

use std::borrow::Cow;
use std::collections::BTreeSet;

use saop_synth::Tree;
use serde_json::Value;

/// What says of which branch of a union it is: the content of its member of that name, where that is a string.
pub(crate) trait Says {
    fn says(&self, name: &str) -> Option<Cow<'_, str>>;
}

impl Says for Value {
    fn says(&self, name: &str) -> Option<Cow<'_, str>> {
        self.get(name)?.as_str().map(Cow::Borrowed)
    }
}

impl Says for Tree {
    fn says(&self, name: &str) -> Option<Cow<'_, str>> {
        self.get(name)?.as_text().map(Cow::Owned)
    }
}

/// The schema that holds for the value at `path`, and the value: of a union the branch that the value says it is.
pub(crate) fn schema_at<'s, 'd>(
    root: &'s Value,
    document: &'d Value,
    path: &str,
) -> Option<(&'s Value, &'d Value)> {
    let (schema, value) = place(root, document, path)?;
    Some((object_of(root, schema, value), value))
}

/// Which branch of the union at `path` the value there says it is.
pub(crate) fn branch_at(root: &Value, document: &Value, path: &str) -> Option<usize> {
    let (schema, value) = place(root, document, path)?;
    let branches = target(root, schema).get("oneOf")?.as_array()?;
    branch(root, branches, value)
}

fn place<'s, 'd>(
    root: &'s Value,
    document: &'d Value,
    path: &str,
) -> Option<(&'s Value, &'d Value)> {
    let mut schema = root;
    let mut value = document;
    for step in path.split('/').skip(1) {
        let name = unescaped(step);
        let here = object_of(root, schema, value);
        (value, schema) = match value {
            Value::Array(items) => (items.get(name.parse::<usize>().ok()?)?, here.get("items")?),
            _ => (value.get(&*name)?, of_member(here, &name)?),
        };
    }
    Some((schema, value))
}

/// A step of a JSON Pointer.
pub(crate) fn unescaped(step: &str) -> Cow<'_, str> {
    if step.contains('~') {
        Cow::Owned(step.replace("~1", "/").replace("~0", "~"))
    } else {
        Cow::Borrowed(step)
    }
}

/// What holds the numbers of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    /// An `i64`.
    Signed,
    /// A `u64`.
    Unsigned,
    /// A variant for each value that is allowed.
    Listed,
    /// The nearest `f64`.
    Float,
    /// Nothing but its spelling.
    Spelling,
}

impl Holder {
    pub(crate) fn of(schema: &Value) -> Self {
        if schema.get("enum").is_some() || schema.get("const").is_some() {
            return Self::Listed;
        }
        let kind = match schema.get("type") {
            // Beside `null` as alone.
            Some(Value::Array(kinds)) if kinds.len() == 2 => {
                let null = kinds.iter().position(|kind| kind == "null");
                null.and_then(|at| kinds.get(1 - at))
            }
            kind => kind,
        };
        match kind.and_then(Value::as_str) {
            Some("integer") if is_signed(schema) => Self::Signed,
            Some("integer") => Self::Unsigned,
            // The nearest float could break a rule that the number keeps.
            Some("number")
                if ["exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
                    .iter()
                    .any(|keyword| schema.get(keyword).is_some()) =>
            {
                Self::Spelling
            }
            Some("number") => Self::Float,
            _ => Self::Spelling,
        }
    }
}

/// Whether a schema for integers allows any below zero.
fn is_signed(schema: &Value) -> bool {
    let least = |keyword: &str, more: f64| {
        let bound = schema.get(keyword).and_then(Value::as_f64);
        bound.map(|bound| bound + more)
    };
    let bounds = [least("minimum", 0.0), least("exclusiveMinimum", 1.0)];
    bounds.into_iter().flatten().all(|floor| floor < 0.0)
}

/// Whether the members of an object belong to whoever wrote it.
pub(crate) fn is_free(schema: &Value) -> bool {
    ["properties", "additionalProperties", "oneOf"]
        .iter()
        .all(|keyword| schema.get(keyword).is_none())
}

pub(crate) fn of_member<'s>(schema: &'s Value, name: &str) -> Option<&'s Value> {
    let known = schema.get("properties").and_then(|all| all.get(name));
    known.or_else(|| {
        schema
            .get("additionalProperties")
            .filter(|rest| rest.is_object())
    })
}

/// Past references, and past a `oneOf` to the branch that the value says it is.
pub(crate) fn object_of<'s>(root: &'s Value, schema: &'s Value, value: &impl Says) -> &'s Value {
    let schema = target(root, schema);
    let Some(branches) = schema.get("oneOf").and_then(Value::as_array) else {
        return schema;
    };
    match branch(root, branches, value).and_then(|index| branches.get(index)) {
        Some(branch) => target(root, branch),
        None => schema,
    }
}

/// Which branch of a `oneOf` a value says it is.
pub(crate) fn branch(root: &Value, branches: &[Value], value: &impl Says) -> Option<usize> {
    let all: Vec<&Value> = branches.iter().map(|branch| target(root, branch)).collect();
    let names: BTreeSet<&String> = all
        .first()?
        .get("properties")?
        .as_object()?
        .keys()
        .collect();
    let constant = |branch: &'_ Value, name: &str| -> Option<String> {
        let required = branch.get("required")?.as_array()?;
        let constant = branch
            .get("properties")?
            .get(name)?
            .get("const")?
            .as_str()?;
        required
            .iter()
            .any(|item| item == name)
            .then(|| constant.to_owned())
    };
    let (name, told) = names.into_iter().find_map(|name| {
        let told: Vec<String> = all
            .iter()
            .map(|branch| constant(branch, name))
            .collect::<Option<_>>()?;
        let apart = (1..told.len()).all(|at| !told[..at].contains(&told[at]));
        apart.then_some((name, told))
    })?;
    let said = value.says(name)?;
    told.iter().position(|told| *told == said)
}

pub(crate) fn target<'s>(root: &'s Value, schema: &'s Value) -> &'s Value {
    let mut here = schema;
    while let Some(next) = here
        .get("$ref")
        .and_then(Value::as_str)
        .and_then(|reference| root.pointer(reference.strip_prefix('#')?))
    {
        here = next;
    }
    here
}
