//! A schema with its `$ref`s followed, so that two versions can be walked side by side.
//!
//! Invariant: what comes out accepts what the schema accepts; only references that lead back to themselves are left, as
//! `#/definitions/NAME`, or `#` for the schema itself.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::keyword::{DEFINITIONS, WHOLE, each_schema};
use saop_json::pointer::below;

/// Where a schema is taken to be made to explode.
const MOST: usize = 100_000;

/// How deep subschemas may nest once references are followed. What reads the result calls itself for each level.
const DEEPEST: usize = 128;

/// Follows every `$ref`, which names a place of the same text, or of another by its `$id`, but for those that lead back to
/// themselves. These are added to `recursive`; one that is in it is followed no further, so that two versions have the same.
pub(super) fn expand(
    schema: &Value,
    known: &BTreeMap<String, Value>,
    recursive: &mut BTreeSet<String>,
) -> Result<Value, String> {
    let mut walk = Expander {
        root: schema,
        known,
        open: Vec::new(),
        recursive,
        named: BTreeSet::new(),
        count: 0,
        depth: 0,
    };
    // What leads back to itself is known where a walk comes back to it, and written out up to there: so once more.
    let mut expanded = loop {
        let before = walk.recursive.len();
        walk.named.clear();
        walk.count = 0;
        let expanded = walk.schema(schema, schema)?;
        if walk.recursive.len() == before {
            break expanded;
        }
    };
    // To write one may find another.
    let mut definitions = Map::new();
    while let Some(target) = walk
        .named
        .iter()
        .find(|target| !definitions.contains_key(*target))
        .cloned()
    {
        let (home, found) = walk.find(schema, &target)?;
        walk.open = vec![target.clone()];
        let body = walk.schema(home, found)?;
        definitions.insert(target, body);
    }
    if let Value::Object(members) = &mut expanded
        && !definitions.is_empty()
    {
        members.insert("definitions".to_owned(), Value::Object(definitions));
    }
    Ok(expanded)
}

struct Expander<'a> {
    root: &'a Value,
    known: &'a BTreeMap<String, Value>,
    /// The references that are being followed, absolute.
    open: Vec<String>,
    recursive: &'a mut BTreeSet<String>,
    /// Those of them that came up.
    named: BTreeSet<String>,
    count: usize,
    /// The schemas around the one that is looked at.
    depth: usize,
}

impl<'a> Expander<'a> {
    /// A schema of the text `home`.
    fn schema(&mut self, home: &'a Value, schema: &'a Value) -> Result<Value, String> {
        self.count += 1;
        if self.count > MOST {
            return Err(format!(
                "expected at most {MOST} subschemas once every `$ref` is followed, but found more"
            ));
        }
        if self.depth == DEEPEST {
            return Err(format!(
                "expected at most {DEEPEST} levels of subschemas once every `$ref` is followed, but found more"
            ));
        }
        self.depth += 1;
        let expanded = self.opened(home, schema);
        self.depth -= 1;
        expanded
    }

    fn opened(&mut self, home: &'a Value, schema: &'a Value) -> Result<Value, String> {
        let Value::Object(members) = schema else {
            return Ok(schema.clone());
        };
        if let Some(Value::String(reference)) = members.get("$ref") {
            return self.reference(home, reference);
        }
        let outermost = std::ptr::eq(schema, self.root);
        let mut expanded = Map::new();
        for (keyword, value) in members {
            let left_out = match keyword.as_str() {
                "definitions" | "$id" => true,
                "$schema" => !outermost,
                _ => false,
            };
            if !left_out {
                let value = each_schema(keyword, value, &mut |inner| self.schema(home, inner))?;
                expanded.insert(keyword.clone(), value);
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
        if absolute == WHOLE {
            return Ok(serde_json::json!({ "$ref": WHOLE }));
        }
        if self.open.contains(&absolute) {
            self.recursive.insert(absolute.clone());
        }
        if self.recursive.contains(&absolute) {
            let reference = below(DEFINITIONS, &absolute);
            self.named.insert(absolute);
            return Ok(serde_json::json!({ "$ref": reference }));
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
