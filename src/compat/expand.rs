//! A schema with its `$ref`s followed, so that two versions can be walked side by side.
//!
//! Invariant: what comes out accepts what the schema accepts; only references that lead back to themselves are left, as
//! `#/definitions/NAME`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

/// Where a schema is taken to be made to explode.
const MOST: usize = 100_000;

/// Follows every `$ref`, which names a place of the same text, or of another by its `$id`.
pub(super) fn expand(schema: &Value, known: &BTreeMap<String, Value>) -> Result<Value, String> {
    let mut walk = Expander {
        root: schema,
        known,
        open: Vec::new(),
        recursive: BTreeSet::new(),
        count: 0,
    };
    let mut expanded = walk.schema(schema, schema)?;
    // What leads back to itself is written once. To write one may find another.
    let mut definitions = Map::new();
    while let Some(target) = walk
        .recursive
        .iter()
        .find(|target| !definitions.contains_key(*target))
        .cloned()
    {
        let (home, found) = walk.find(schema, &target)?;
        walk.open = vec![target.clone()];
        let body = walk.schema(home, found)?;
        definitions.insert(target, body);
    }
    if let Value::Object(members) = &mut expanded {
        members.remove("definitions");
        members.remove("$id");
        if !definitions.is_empty() {
            members.insert("definitions".to_owned(), Value::Object(definitions));
        }
    }
    Ok(expanded)
}

struct Expander<'a> {
    root: &'a Value,
    known: &'a BTreeMap<String, Value>,
    /// The references that are being followed, absolute.
    open: Vec<String>,
    recursive: BTreeSet<String>,
    count: usize,
}

/// Keywords whose value is a schema, a list of schemas, or schemas by name.
const ONE: &[&str] = &[
    "additionalItems",
    "additionalProperties",
    "contains",
    "else",
    "if",
    "items",
    "not",
    "propertyNames",
    "then",
];
const LIST: &[&str] = &["allOf", "anyOf", "items", "oneOf"];
const NAMED: &[&str] = &["dependencies", "patternProperties", "properties"];

impl<'a> Expander<'a> {
    /// A schema of the text `home`.
    fn schema(&mut self, home: &'a Value, schema: &'a Value) -> Result<Value, String> {
        self.count += 1;
        if self.count > MOST {
            return Err(format!(
                "expected at most {MOST} subschemas once every `$ref` is followed, but found more"
            ));
        }
        let Value::Object(members) = schema else {
            return Ok(schema.clone());
        };
        if let Some(Value::String(reference)) = members.get("$ref") {
            return self.reference(home, reference);
        }
        let mut expanded = Map::new();
        for (keyword, value) in members {
            let keyword = keyword.as_str();
            let value = match value {
                Value::Object(_) | Value::Bool(_) if ONE.contains(&keyword) => {
                    self.schema(home, value)?
                }
                Value::Array(items) if LIST.contains(&keyword) => {
                    let each = items.iter().map(|item| self.schema(home, item));
                    Value::Array(each.collect::<Result<_, _>>()?)
                }
                Value::Object(named) if NAMED.contains(&keyword) => {
                    let each = named
                        .iter()
                        .map(|(name, inner)| Ok((name.clone(), self.schema(home, inner)?)));
                    Value::Object(each.collect::<Result<_, String>>()?)
                }
                other => other.clone(),
            };
            expanded.insert(keyword.to_owned(), value);
        }
        if !std::ptr::eq(home, schema) || !std::ptr::eq(home, self.root) {
            for keyword in ["$id", "$schema", "definitions"] {
                expanded.remove(keyword);
            }
        }
        Ok(Value::Object(expanded))
    }

    fn reference(&mut self, home: &'a Value, reference: &str) -> Result<Value, String> {
        let id = home.get("$id").and_then(Value::as_str).unwrap_or_default();
        let absolute = match reference.strip_prefix('#') {
            // The own schema has no name of its own: the versions differ in it.
            Some(_) if std::ptr::eq(home, self.root) => reference.to_owned(),
            Some(_) => format!("{id}{reference}"),
            None => reference.to_owned(),
        };
        if self.open.contains(&absolute) {
            self.recursive.insert(absolute.clone());
        }
        if self.recursive.contains(&absolute) {
            let step = absolute.replace('~', "~0").replace('/', "~1");
            return Ok(serde_json::json!({ "$ref": format!("#/definitions/{step}") }));
        }
        let (home, found) = self.find(self.root, &absolute)?;
        self.open.push(absolute);
        let expanded = self.schema(home, found);
        self.open.pop();
        expanded
    }

    /// The text and the place in it that an absolute reference names.
    fn find(&self, root: &'a Value, absolute: &str) -> Result<(&'a Value, &'a Value), String> {
        let (id, pointer) = absolute.split_once('#').unwrap_or((absolute, ""));
        let own = root.get("$id").and_then(Value::as_str).unwrap_or_default();
        let home = if id.is_empty() || id == own {
            Some(root)
        } else {
            self.known.get(id)
        };
        let Some(home) = home else {
            return Err(format!(
                "expected a `$ref` to this schema or to one beside it, but found `{absolute}`"
            ));
        };
        match home.pointer(pointer) {
            Some(found) => Ok((home, found)),
            None => Err(format!(
                "expected a `$ref` that leads somewhere, but found `{absolute}`"
            )),
        }
    }
}
