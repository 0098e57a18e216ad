//! A schema's text and those that it may refer to, by their URIs.

use std::collections::HashMap;

use saop_json::text::open;
use saop_json::{Limits, Tree};
use saop_schema::{Dialect, resolve_reference};
use serde_json::Value;

/// A schema and those that it refers to.
#[derive(Clone, Copy, Debug)]
pub struct Version<'a> {
    /// The schema's text.
    pub schema: &'a str,
    /// The URI where the schema was found, to which its references are relative, unless it has an `$id`. Empty if there is none.
    pub uri: &'a str,
    /// The URIs and texts of other schemas that it may refer to. Texts that are not JSON with unique keys are skipped. What changes in
    /// one of them is told at the reference to it, without its content.
    pub documents: &'a [(String, String)],
    /// The dialect of texts that do not name theirs.
    pub default_dialect: Dialect,
}

impl<'a> Version<'a> {
    /// Creates a version from a schema that refers to no other, such as a bundled one; of draft-07 if it does not say what
    /// dialect it is.
    #[must_use]
    pub const fn new(schema: &'a str) -> Self {
        Self {
            schema,
            uri: "",
            documents: &[],
            default_dialect: Dialect::Draft07,
        }
    }
}

/// A text that was read.
pub(super) struct Document {
    root: Value,
    /// The URI that its references are relative to.
    base: String,
    /// What it is called, the same in two versions that lie in two folders. Empty for the schema itself.
    pub(super) name: String,
    /// `Err` has a `$schema` that is unknown.
    pub(super) dialect: Result<Dialect, String>,
}

/// All texts; the first is the schema itself.
pub(super) struct Documents {
    pub(super) all: Vec<Document>,
    by_uri: HashMap<String, usize>,
}

/// The schema itself.
pub(super) const OWN: usize = 0;

impl Documents {
    /// Reads all texts. Fails if that of the schema cannot be read; of the others, those that cannot be are left out.
    pub(super) fn of(version: Version<'_>) -> Result<Self, String> {
        let mut all = Self {
            all: Vec::new(),
            by_uri: HashMap::new(),
        };
        all.add(version.uri, read(version.schema)?, version.default_dialect);
        for (uri, text) in version.documents {
            if let Ok(root) = read(text) {
                all.add(uri, root, version.default_dialect);
            }
        }
        Ok(all)
    }

    fn add(&mut self, uri: &str, root: Value, default: Dialect) {
        let named = root.get("$schema").and_then(Value::as_str);
        let dialect = named.map_or(Ok(default), |named| {
            Dialect::of_uri(named).ok_or_else(|| named.to_owned())
        });
        let id = root.get(id_of(dialect.as_ref().map_or(default, |dialect| *dialect)));
        let (uri, _) = resolve_reference("", uri);
        let base = match id.and_then(Value::as_str) {
            Some(id) => resolve_reference(&uri, id).0,
            None => uri.clone(),
        };
        let name = self
            .all
            .first()
            .map_or_else(String::new, |own| as_seen_from(&own.base, &uri));
        for uri in [&base, &uri] {
            self.by_uri.entry(uri.clone()).or_insert(self.all.len());
        }
        self.all.push(Document {
            root,
            base,
            name,
            dialect,
        });
    }

    /// Returns the schema that a text is.
    pub(super) fn root(&self, document: usize) -> &Value {
        let document = self.all.get(document);
        document.map_or(&Value::Null, |document| &document.root)
    }

    /// Returns the document that a reference in another one leads into, and the place in it; `None` if it is not known.
    pub(super) fn target(&self, from: usize, reference: &str) -> Option<(usize, String)> {
        let base = self.all.get(from).map_or("", |from| &from.base);
        let (uri, fragment) = resolve_reference(base, reference);
        let document = if reference.is_empty() || reference.starts_with('#') {
            from
        } else {
            *self.by_uri.get(&uri)?
        };
        Some((document, fragment))
    }
}

/// Returns the keyword that gives a schema its URI.
pub(super) const fn id_of(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Draft04 => "id",
        _ => "$id",
    }
}

/// Returns a URI relative to another one on the same host.
fn as_seen_from(own: &str, uri: &str) -> String {
    let (own, steps): (Vec<_>, Vec<_>) = (own.split('/').collect(), uri.split('/').collect());
    let pairs = own.iter().zip(&steps);
    let common = pairs.take_while(|(own, step)| own == step).count();
    // `https:`, nothing, and the host.
    if common < 3 {
        return uri.to_owned();
    }
    let up = "../".repeat(own.len().saturating_sub(common + 1));
    up + &steps.get(common..).unwrap_or_default().join("/")
}

/// Reads a schema: JSON with unique keys, of as many levels as a `Value` is read with.
fn read(text: &str) -> Result<Value, String> {
    const MOST_LEVELS: usize = 127;
    let limits = Limits::default().with_max_depth(MOST_LEVELS);
    let cursor = open(text.as_bytes(), &limits);
    let tree = cursor.and_then(|cursor| Tree::parse(cursor, &limits));
    tree.map_err(|fault| fault.message(text.as_bytes()))?;
    serde_json::from_str(text).map_err(|error| format!("expected JSON, but found {error}"))
}
