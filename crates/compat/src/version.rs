//! A schema's text and those that it may refer to, by their URIs.

use saop_json::text::open;
use saop_json::{Limits, NodeRef, Tree};
use saop_schema::{CompileOptions, Dialect, Outline, resolve_reference};

/// A schema and those that it refers to.
#[derive(Clone, Copy, Debug)]
pub struct Version<'a> {
    /// The schema's text.
    pub schema: &'a str,
    /// The URI where the schema was found, to which its references are relative, unless it has an `$id`. Empty if there is none.
    pub uri: &'a str,
    /// The URIs and texts of other schemas that it may refer to. What changes in one of them is told at the reference to it, without
    /// its content.
    pub documents: &'a [(String, String)],
    /// The dialect of texts that do not name theirs.
    pub default_dialect: Dialect,
    /// The dialect, whatever the texts name.
    pub dialect: Option<Dialect>,
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
            dialect: None,
        }
    }

    /// Reads the text: JSON with unique keys.
    pub(crate) fn tree(&self) -> Result<Tree<'a>, String> {
        let limits = Limits::default();
        let text = self.schema;
        let tree = open(text.as_bytes(), &limits).and_then(|cursor| Tree::parse(cursor, &limits));
        tree.map_err(|fault| fault.message(text.as_bytes()))
    }

    /// Compiles it. Where the root asks nothing, its definitions are compiled as well.
    pub(crate) fn outline(&self, with_definitions: bool) -> Result<Outline, String> {
        let options = CompileOptions::new()
            .with_default_dialect(self.default_dialect)
            .with_uri(self.uri);
        let options = match self.dialect {
            Some(dialect) => options.with_dialect(dialect),
            None => options,
        };
        let given = self.documents.iter();
        let options = given.fold(options, |options, (uri, text)| {
            options.with_document(uri, text)
        });
        let outline = Outline::bare(self.schema, &options, with_definitions);
        outline.map_err(|error| {
            let first = error.problems().first();
            // Of other files, nothing is quoted.
            let other = first.filter(|problem| !problem.is_in_main_document());
            other.map_or_else(
                || error.summary(),
                |problem| {
                    let location = problem.location();
                    let file = location.split('#').next().unwrap_or_default();
                    format!("{file}: {}", problem.message_without_content())
                },
            )
        })
    }

    /// Returns the places of references to other texts, each with the text.
    pub(crate) fn references(&self, root: NodeRef<'_>) -> Vec<(String, &'a str)> {
        let id = root
            .member("$id")
            .or_else(|| root.member("id"))
            .and_then(NodeRef::string);
        let base = resolve_reference(self.uri, id.as_deref().unwrap_or_default()).0;
        let mut found = Vec::new();
        self.references_in(root, "", &base, &mut found);
        found
    }

    fn references_in(
        &self,
        node: NodeRef<'_>,
        pointer: &str,
        base: &str,
        found: &mut Vec<(String, &'a str)>,
    ) {
        for (name, value) in node.members() {
            let place = saop_json::pointer::below(pointer, &name);
            if let Some(reference) = value.string().filter(|_| name == "$ref") {
                let uri = resolve_reference(base, &reference).0;
                let is_it = |other: &str| resolve_reference("", other).0 == uri;
                let document = self.documents.iter().find(|(other, _)| is_it(other));
                found.extend(document.map(|(_, text)| (place.clone(), text.as_str())));
            }
            self.references_in(value, &place, base, found);
        }
        for (index, item) in node.items().enumerate() {
            let place = saop_json::pointer::below(pointer, &index.to_string());
            self.references_in(item, &place, base, found);
        }
    }
}
