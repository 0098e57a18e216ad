//! Resolves the `$ref`s of a schema, so that two versions can be walked in parallel.
//!
//! Invariant: the result accepts what the schema accepts; only recursive references remain, as `#/definitions/NAME`, or
//! `#` for the schema itself.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::dialect::{all_of, is_known, translate};
use super::documents::{Documents, OWN, id_of};
use super::keyword::{DEFINITIONS, Holds, WHOLE, each_schema, holds};
use super::types::listed;
use saop_json::pointer::below;
use saop_schema::Dialect;

/// Maximum number of subschemas. A schema with more is taken to be crafted to explode.
const MOST: usize = 100_000;

/// Maximum nesting of subschemas once references are resolved. Code that reads the result recurses once per level.
const DEEPEST: usize = 128;

/// Maximum size of what references copy, such as lists of constants.
const MOST_BYTES: usize = 8 << 20;

/// A schema with its references resolved.
pub(super) struct Expanded {
    pub(super) schema: Value,
    /// The JSON Pointers of the subschemas that are in another text.
    pub(super) elsewhere: BTreeSet<String>,
}

/// Resolves every `$ref`, which names a place in the same text or in another, except recursive ones. Those are added to
/// `recursive`; a reference already in it is not resolved further, so that both versions keep the same ones.
pub(super) fn expand(
    documents: &Documents,
    recursive: &mut BTreeSet<String>,
) -> Result<Expanded, String> {
    let mut walk = Expander {
        documents,
        open: Vec::new(),
        recursive,
        named: BTreeMap::new(),
        count: 0,
        bytes: 0,
        depth: 0,
    };
    // A recursive reference is only detected when a walk returns to it, after expanding it once; so walk again.
    let mut schema = loop {
        let before = walk.recursive.len();
        walk.named.clear();
        (walk.count, walk.bytes) = (0, 0);
        let expanded = walk.schema(OWN, documents.root(OWN))?;
        if walk.recursive.len() == before {
            break expanded;
        }
    };
    // Expanding one definition may name another.
    let mut definitions = Map::new();
    while let Some((target, place)) = walk
        .named
        .iter()
        .find(|(target, _)| !definitions.contains_key(*target))
    {
        let (target, (home, pointer)) = (target.clone(), place.clone());
        walk.open = vec![target.clone()];
        let body = walk.place(home, &pointer, &target)?;
        definitions.insert(target, body);
    }
    if let Value::Object(members) = &mut schema
        && !definitions.is_empty()
    {
        members.insert("definitions".to_owned(), Value::Object(definitions));
    }
    let mut elsewhere = BTreeSet::new();
    unmark(&mut schema, "", &mut elsewhere);
    Ok(Expanded { schema, elsewhere })
}

/// Marks a subschema that is in another text, until all are resolved. What a schema itself says under this name is an unknown keyword.
const MARK: &str = "\0elsewhere";

fn unmark(schema: &mut Value, pointer: &str, elsewhere: &mut BTreeSet<String>) {
    let Value::Object(members) = schema else {
        return;
    };
    if members.remove(MARK).is_some() {
        elsewhere.insert(pointer.to_owned());
    }
    for (keyword, value) in members {
        let place = below(pointer, keyword);
        match (holds(keyword), value) {
            (Holds::Schemas | Holds::Turning, Value::Array(listed)) => {
                for (index, inner) in listed.iter_mut().enumerate() {
                    unmark(inner, &below(&place, &index.to_string()), elsewhere);
                }
            }
            (Holds::Schemas | Holds::Turning, one) => unmark(one, &place, elsewhere),
            (Holds::Named, Value::Object(named)) => {
                for (name, inner) in named {
                    unmark(inner, &below(&place, name), elsewhere);
                }
            }
            _ => {}
        }
    }
}

struct Expander<'a> {
    documents: &'a Documents,
    /// The absolute references that are being resolved.
    open: Vec<String>,
    recursive: &'a mut BTreeSet<String>,
    /// The recursive references that occurred, and the documents and places that they lead to.
    named: BTreeMap<String, (usize, String)>,
    count: usize,
    /// The size of what references copied.
    bytes: usize,
    /// Number of schemas around the current one.
    depth: usize,
}

impl Expander<'_> {
    /// Expands the schema at a place of a document, which `reference` leads to.
    fn place(&mut self, home: usize, pointer: &str, reference: &str) -> Result<Value, String> {
        let Some(found) = self.documents.root(home).pointer(pointer) else {
            return Err(format!(
                "expected a `$ref` that leads somewhere, but found {reference}"
            ));
        };
        if !found.is_object() && !found.is_boolean() {
            return Err(format!(
                "expected a `$ref` that leads to a schema, but found {reference}"
            ));
        }
        let mut schema = self.schema(home, found)?;
        if home != OWN
            && let Value::Object(members) = &mut schema
        {
            members.insert(MARK.to_owned(), Value::Null);
        }
        Ok(schema)
    }

    /// Expands a schema of the text `home`.
    fn schema(&mut self, home: usize, schema: &Value) -> Result<Value, String> {
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

    fn opened(&mut self, home: usize, schema: &Value) -> Result<Value, String> {
        if !self.open.is_empty() {
            self.bytes = self.bytes.saturating_add(size_outside(schema));
            if self.bytes > MOST_BYTES {
                let most = MOST_BYTES >> 20;
                return Err(format!(
                    "expected at most {most} MiB once every `$ref` is followed, but found more"
                ));
            }
        }
        let Value::Object(members) = schema else {
            return Ok(schema.clone());
        };
        let dialect = self.dialect(home)?;
        let is_root = std::ptr::eq(schema, self.documents.root(home));
        let outermost = is_root && home == OWN;
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
        for (keyword, value) in members.iter().filter(|(name, _)| is_known(name, dialect)) {
            let left_out = match keyword.as_str() {
                "definitions" | "$defs" | "$ref" => true,
                "$id" | "id" if keyword == id_of(dialect) => {
                    if !is_root && opens_resource(value) {
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
        translate(&mut expanded, dialect);
        if outermost && expanded.contains_key("$schema") {
            expanded.insert("$schema".to_owned(), Dialect::Draft202012.uri().into());
        }
        match reference {
            None => Ok(Value::Object(listed(expanded))),
            Some(target) => Ok(beside(target, expanded)),
        }
    }

    /// Returns the dialect of a text.
    fn dialect(&self, home: usize) -> Result<Dialect, String> {
        let documents = &self.documents.all;
        let dialect = documents.get(home).map(|document| &document.dialect);
        dialect
            .map_or(Ok(Dialect::Draft07), Clone::clone)
            .map_err(|named| {
                let found = told(home, &named);
                format!("expected a `$schema` that names a known dialect, but found {found}")
            })
    }

    fn reference(&mut self, home: usize, reference: &str) -> Result<Value, String> {
        let Some((document, pointer)) = self.documents.target(home, reference) else {
            let found = told(home, reference);
            return Err(format!(
                "expected a `$ref` to this schema or to one beside it, but found {found}"
            ));
        };
        // The root schema's `$id` is left out: it differs between versions.
        let name = self
            .documents
            .all
            .get(document)
            .map(|document| &document.name);
        let absolute = format!("{}#{pointer}", name.map_or("", |name| name));
        if absolute == WHOLE {
            return Ok(serde_json::json!({ "$ref": WHOLE }));
        }
        if self.open.contains(&absolute) {
            self.recursive.insert(absolute.clone());
        }
        if self.recursive.contains(&absolute) {
            let target = below(DEFINITIONS, &absolute);
            self.named.insert(absolute, (document, pointer));
            let mut recursive = Map::from_iter([("$ref".to_owned(), target.into())]);
            if document != OWN {
                recursive.insert(MARK.to_owned(), Value::Null);
            }
            return Ok(Value::Object(recursive));
        }
        self.open.push(absolute);
        let expanded = self.place(document, &pointer, &told(home, reference));
        self.open.pop();
        expanded
    }
}

/// Quotes what a text has. Of another one than the schema itself nothing is shown: it may be no schema, but have what its reader would not
/// show.
fn told(home: usize, text: &str) -> String {
    if home == OWN {
        format!("`{text}`")
    } else {
        "something else in a file that it refers to".to_owned()
    }
}

/// About how many bytes a schema takes as text, without the schemas in it.
fn size_outside(schema: &Value) -> usize {
    let Value::Object(members) = schema else {
        return size(schema);
    };
    let each = members.iter().map(|(keyword, value)| {
        let value = match (holds(keyword), value) {
            _ if matches!(keyword.as_str(), "$defs" | "definitions") => 0,
            (Holds::Named, Value::Object(named)) => named.keys().map(String::len).sum(),
            (Holds::Annotation | Holds::Other, value) => size(value),
            _ => 0,
        };
        keyword.len() + value
    });
    each.sum()
}

/// About how many bytes a value takes as text.
fn size(value: &Value) -> usize {
    const SCALAR: usize = 8;
    SCALAR
        + match value {
            Value::String(text) => text.len(),
            Value::Array(items) => items.iter().map(size).sum(),
            Value::Object(members) => {
                let each = members.iter();
                each.map(|(name, value)| name.len() + size(value)).sum()
            }
            _ => 0,
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
