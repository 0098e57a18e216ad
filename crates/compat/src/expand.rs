//! Resolves the `$ref`s of a schema, so that two versions can be walked in parallel.
//!
//! Invariant: the result accepts what the schema accepts; only recursive references remain, as `#/definitions/NAME`, or
//! `#` for the schema itself.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::dialect::{all_of, translated};
use super::keyword::{DEFINITIONS, Holds, WHOLE, each_schema, holds};
use super::types::listed;
use saop_json::pointer::below;
use saop_schema::Dialect;

/// Maximum number of subschemas. A schema with more is taken to be crafted to explode.
const MOST: usize = 100_000;

/// Maximum nesting of subschemas once references are resolved. Code that reads the result recurses once per level.
const DEEPEST: usize = 128;

/// Resolves every `$ref`, which names a place in the same text or in another by its `$id`, except recursive ones. Those
/// are added to `recursive`; a reference already in it is not resolved further, so that both versions keep the same
/// ones.
pub(super) fn expand(
    schema: &Value,
    known: &BTreeMap<String, Value>,
    recursive: &mut BTreeSet<String>,
    default: Dialect,
) -> Result<Value, String> {
    let mut walk = Expander {
        root: schema,
        known,
        default,
        open: Vec::new(),
        recursive,
        named: BTreeSet::new(),
        count: 0,
        depth: 0,
    };
    // A recursive reference is only detected when a walk returns to it, after expanding it once; so walk again.
    let mut expanded = loop {
        let before = walk.recursive.len();
        walk.named.clear();
        walk.count = 0;
        let expanded = walk.schema(schema, schema)?;
        if walk.recursive.len() == before {
            break expanded;
        }
    };
    // Expanding one definition may name another.
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
    /// The dialect of texts that do not name theirs.
    default: Dialect,
    /// The absolute references that are being resolved.
    open: Vec<String>,
    recursive: &'a mut BTreeSet<String>,
    /// The recursive references that occurred.
    named: BTreeSet<String>,
    count: usize,
    /// Number of schemas around the current one.
    depth: usize,
}

impl<'a> Expander<'a> {
    /// Expands a schema of the text `home`.
    fn schema(&mut self, home: &'a Value, schema: &Value) -> Result<Value, String> {
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

    fn opened(&mut self, home: &'a Value, schema: &Value) -> Result<Value, String> {
        let Value::Object(members) = schema else {
            return Ok(schema.clone());
        };
        let dialect = self.dialect(home)?;
        let outermost = std::ptr::eq(schema, self.root);
        let reference = match members.get("$ref") {
            Some(Value::String(reference)) => Some(self.reference(home, reference)?),
            _ => None,
        };
        if dialect <= Dialect::Draft07
            && let Some(target) = reference
        {
            return Ok(annotated(target, members));
        }
        let mut expanded = Map::new();
        for (keyword, value) in &*translated(members, dialect) {
            let left_out = match keyword.as_str() {
                "definitions" | "$defs" | "$ref" => true,
                "$id" | "id" if keyword == id_of(dialect) => {
                    if !outermost && !is_root(home, schema) && opens_resource(value) {
                        return Err(cannot_compare(keyword));
                    }
                    true
                }
                "$dynamicRef" | "$recursiveRef" => return Err(cannot_compare(keyword)),
                "$schema" => !outermost,
                _ => false,
            };
            if !left_out {
                let value = each_schema(keyword, value, &mut |inner| self.schema(home, inner))?;
                expanded.insert(keyword.clone(), value);
            }
        }
        if outermost && expanded.contains_key("$schema") {
            expanded.insert("$schema".to_owned(), Dialect::Draft202012.uri().into());
        }
        match reference {
            None => Ok(Value::Object(listed(&expanded).into_owned())),
            Some(target) => Ok(beside(target, expanded)),
        }
    }

    /// Returns the dialect of a text.
    fn dialect(&self, home: &Value) -> Result<Dialect, String> {
        let Some(named) = home.get("$schema").and_then(Value::as_str) else {
            return Ok(self.default);
        };
        Dialect::of_uri(named).ok_or_else(|| {
            format!("expected a `$schema` that names a known dialect, but found `{named}`")
        })
    }

    fn reference(&mut self, home: &'a Value, reference: &str) -> Result<Value, String> {
        let id = home.get("$id").and_then(Value::as_str).unwrap_or_default();
        let absolute = match reference.strip_prefix('#') {
            // The root schema's `$id` is left out: it differs between versions.
            Some(_) if std::ptr::eq(home, self.root) => reference.to_owned(),
            Some(_) => format!("{id}{reference}"),
            None => self.absolute(id, reference),
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

    /// Returns a reference to another text as that text's `$id` has it: in full, or as it lies to the one that refers to it.
    fn absolute(&self, base: &str, reference: &str) -> String {
        let is_known = |reference: &str| {
            let id = reference.split('#').next().unwrap_or_default();
            self.known.contains_key(id)
        };
        let folder = base.rsplit_once('/').map(|(folder, _)| folder);
        let beside = folder.map(|folder| format!("{folder}/{reference}"));
        beside
            .filter(|beside| !is_known(reference) && is_known(beside))
            .unwrap_or_else(|| reference.to_owned())
    }

    /// Returns the text and the place in it that an absolute reference names.
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

/// Returns the keyword that gives a schema its URI.
const fn id_of(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Draft04 => "id",
        _ => "$id",
    }
}

fn cannot_compare(keyword: &str) -> String {
    format!(
        "expected a schema without an inner `{keyword}`, but found one, which cannot be compared"
    )
}

/// Whether a `$id` is a URI, and not the name of a place.
fn opens_resource(id: &Value) -> bool {
    id.as_str().is_some_and(|id| !id.starts_with('#'))
}

fn is_root(home: &Value, schema: &Value) -> bool {
    std::ptr::eq(home, schema)
}

/// Returns the target of a reference with what stands beside the reference, since 2019-09.
fn beside(target: Value, mut members: Map<String, Value>) -> Value {
    let constrains = |keyword: &String| holds(keyword) != Holds::Annotation;
    if !members.keys().any(constrains) {
        return annotated(target, &members);
    }
    all_of(&mut members, target);
    Value::Object(members)
}

/// Returns the target of a reference with the annotations that stand beside the reference, which people read in either dialect.
/// Where the target has its own, both count.
fn annotated(mut target: Value, beside: &Map<String, Value>) -> Value {
    if let Value::Object(members) = &mut target
        && !members.contains_key("$ref")
    {
        let annotations = beside.iter().filter(|(keyword, _)| {
            ["$comment", "default", "description", "examples", "title"].contains(&keyword.as_str())
        });
        for (keyword, value) in annotations {
            let own = members.remove(keyword);
            let both = own.map_or_else(|| value.clone(), |own| serde_json::json!([value, own]));
            members.insert(keyword.clone(), both);
        }
    }
    target
}
