//! Which part of a schema holds at a place of a document, and what `multipleOf` says there in decimal. Invariant:
//! nothing here is shared with the library or an engine.

use std::collections::BTreeSet;

use serde_json::Value;

use super::decimal::Decimal;
use super::engine::{Finding, member};

/// The schema that holds for the value at `path`: of a union the branch that the value says it is.
pub(crate) fn schema_at<'s>(root: &'s Value, document: &Value, path: &str) -> Option<&'s Value> {
    let (schema, value) = place(root, document, path)?;
    Some(object_of(root, schema, value))
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
        let name = step.replace("~1", "/").replace("~0", "~");
        let here = object_of(root, schema, value);
        (value, schema) = match value {
            Value::Array(items) => (items.get(name.parse::<usize>().ok()?)?, here.get("items")?),
            _ => (value.get(&name)?, of_member(here, &name)?),
        };
    }
    Some((schema, value))
}

/// Whether a schema for integers allows any below zero.
pub(crate) fn is_signed(schema: &Value) -> bool {
    let least = |keyword: &str, more: f64| {
        let bound = schema.get(keyword).and_then(Value::as_f64);
        bound.map(|bound| bound + more)
    };
    let bounds = [least("minimum", 0.0), least("exclusiveMinimum", 1.0)];
    bounds.into_iter().flatten().all(|floor| floor < 0.0)
}

/// Every number that is no multiple of what it has to be.
pub(crate) fn multiples(root: &Value, document: &Value) -> BTreeSet<Finding> {
    let mut found = BTreeSet::new();
    walk(root, root, document, "", &mut found);
    found
}

fn walk(root: &Value, schema: &Value, value: &Value, path: &str, found: &mut BTreeSet<Finding>) {
    let schema = object_of(root, schema, value);
    match value {
        Value::Number(number) => {
            if let Some(step) = schema.get("multipleOf").map(Value::to_string) {
                let exact = number.to_string();
                // A field for numbers holds the nearest float.
                let held = match number.as_f64() {
                    Some(float) if !names_integer(schema) => format!("{float:e}"),
                    // Beyond 2^64 a float is what it is written as.
                    Some(float)
                        if float.fract() == 0.0 && float.abs() < 18_446_744_073_709_551_616.0 =>
                    {
                        if number.is_f64() {
                            format!("{float:.0}")
                        } else {
                            exact
                        }
                    }
                    _ => exact,
                };
                if !is_multiple(&held, &step) {
                    found.insert((path.to_owned(), "multipleOf".to_owned()));
                }
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                if let Some(inner) = schema.get("items") {
                    walk(root, inner, item, &format!("{path}/{index}"), found);
                }
            }
        }
        Value::Object(members) => {
            for (name, inner) in members {
                if let Some(schema) = of_member(schema, name) {
                    walk(root, schema, inner, &member(path, name), found);
                }
            }
        }
        _ => {}
    }
}

fn names_integer(schema: &Value) -> bool {
    match schema.get("type") {
        Some(Value::Array(kinds)) => kinds.iter().any(|kind| kind == "integer"),
        kind => kind.is_some_and(|kind| kind == "integer"),
    }
}

fn of_member<'s>(schema: &'s Value, name: &str) -> Option<&'s Value> {
    let known = schema.get("properties").and_then(|all| all.get(name));
    known.or_else(|| {
        schema
            .get("additionalProperties")
            .filter(|rest| rest.is_object())
    })
}

/// Past references, and past a `oneOf` to the branch that the value says it is.
fn object_of<'s>(root: &'s Value, schema: &'s Value, value: &Value) -> &'s Value {
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
pub(crate) fn branch(root: &Value, branches: &[Value], value: &Value) -> Option<usize> {
    let all: Vec<&Value> = branches.iter().map(|branch| target(root, branch)).collect();
    let names: BTreeSet<&String> = all
        .first()?
        .get("properties")?
        .as_object()?
        .keys()
        .collect();
    let constant = |branch: &Value, name: &str| -> Option<Value> {
        let required = branch.get("required")?.as_array()?;
        let constant = branch.get("properties")?.get(name)?.get("const")?.clone();
        required.iter().any(|item| item == name).then_some(constant)
    };
    let (name, told) = names.into_iter().find_map(|name| {
        let told: Vec<Value> = all
            .iter()
            .map(|branch| constant(branch, name).filter(Value::is_string))
            .collect::<Option<_>>()?;
        let apart = (1..told.len()).all(|at| !told[..at].contains(&told[at]));
        apart.then_some((name, told))
    })?;
    told.iter().position(|told| Some(told) == value.get(name))
}

fn target<'s>(root: &'s Value, schema: &'s Value) -> &'s Value {
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

/// Whether a number is a multiple of another, by long division of their digits.
fn is_multiple(number: &str, step: &str) -> bool {
    let (Some(number), Some(step)) = (Decimal::of(number), Decimal::of(step)) else {
        return false;
    };
    number.is_multiple_of(&step)
}
