//! The schema files of a set, and what the references between them lead to, which the engine resolves.
//!
//! Invariant: a [`Documents`] is sorted by name, and every document in it is JSON.

use std::collections::BTreeMap;

use crate::diagnostics::{hint, nearest};
use crate::json::Json;
use crate::keywords::{is_misspelled, meant};

/// One schema file.
#[derive(Debug)]
pub(crate) struct Document {
    pub(crate) file: String,
    /// NAME of `NAME.schema.json`.
    pub(crate) name: String,
    /// Whether the file does not have the name of a schema file, so that NAME cannot be relied on.
    pub(crate) misnamed: bool,
    pub(crate) text: String,
    pub(crate) root: Json,
    pub(crate) id: String,
    pub(crate) version: String,
}

/// The target of a `$ref`: a document, as its index, and one of its definitions or else its root.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Target {
    pub(crate) document: usize,
    pub(crate) definition: Option<String>,
}

impl Document {
    /// Returns the name of one of its definitions in the settings.
    pub(crate) fn definition(&self, key: &str) -> String {
        format!("{}#/definitions/{key}", self.name)
    }
}

impl Target {
    pub(crate) fn root(document: usize) -> Self {
        Self {
            document,
            definition: None,
        }
    }
}

#[derive(Debug)]
pub(crate) struct Documents {
    pub(crate) list: Vec<Document>,
    /// The names of files that could not be read, or that have another `$id`; references to them are not reported as
    /// well.
    pub(crate) unread: Vec<String>,
    /// The prefix of every `$id`, if it is known.
    pub(crate) base: Option<String>,
    /// For each document, where the value of each `$ref` is that leads to a whole schema or a definition, and that.
    pub(crate) references: Vec<BTreeMap<usize, Target>>,
}

impl Documents {
    /// Returns the document with an `$id`.
    pub(crate) fn with_id(&self, id: &str) -> Option<usize> {
        self.list.iter().position(|document| document.id == id)
    }

    /// Returns what the references in a schema lead to, but not those in its definitions.
    pub(crate) fn references_in(
        &self,
        document: usize,
        schema: &Json,
    ) -> impl Iterator<Item = &Target> {
        let definitions = definitions(schema).map(|definitions| definitions.span.clone());
        let references = self.references.get(document).into_iter();
        let within = references.flat_map({
            let span = schema.span.clone();
            move |all| all.range(span.clone())
        });
        let is_inside =
            move |at: &usize| definitions.as_ref().is_some_and(|span| span.contains(at));
        within
            .filter(move |(at, _)| !is_inside(at))
            .map(|(_, target)| target)
    }

    /// Returns what a `$ref` in a document leads to, if it is spelled as the profile has it.
    pub(crate) fn target(&self, from: usize, reference: &Json) -> Option<&Target> {
        let text = reference.as_str()?;
        let target = self.references.get(from)?.get(&reference.span.start)?;
        let (base, _) = text.split_once('#').unwrap_or((text, ""));
        let is_named = text.starts_with('#') || self.list.get(target.document)?.id == base;
        is_named.then_some(target)
    }

    /// Returns what to say of a `$ref` without a target, and what it is likely meant to be. `None` if it leads to a file that could not
    /// be read, or has no valid `$id`, or if something else was reported that may be the reason.
    pub(crate) fn dangling(
        &self,
        from: usize,
        reference: &str,
    ) -> Option<(String, Option<String>)> {
        let (base, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let mut list = self.list.iter();
        let document = match reference.strip_prefix('#') {
            Some(_) => list.nth(from),
            None => list.find(|document| document.id == base),
        };
        let Some(document) = document else {
            if self.unread.iter().any(|name| self.begins(base, name)) {
                return None;
            }
            let (hint, meant) = self.id_hint(base);
            let rest = reference.strip_prefix(base).unwrap_or_default();
            let meant = meant.map(|id| format!("{id}{rest}"));
            return Some((
                format!(
                    "expected `#/definitions/NAME` or the `$id` of a schema, but found `{reference}`{hint}"
                ),
                meant.filter(|meant| self.dangling(from, meant).is_none()),
            ));
        };
        // A keyword of later dialects, which has been reported.
        let is_later = fragment.starts_with("/$defs/") && document.root.get("$defs").is_some();
        if fragment.is_empty() || is_later {
            return None;
        }
        let key = fragment.strip_prefix("/definitions/");
        let Some(key) = key.filter(|key| !key.contains('/')) else {
            let message = format!(
                "expected a `$ref` to a whole schema or to one of its definitions, but found `{reference}`"
            );
            return Some((message, None));
        };
        let known = match definitions(&document.root) {
            Some(found) => found.members()?,
            None if is_misspelled(&document.root, "definitions") => return None,
            None => &[],
        };
        if known.iter().any(|member| member.key == key) {
            return None;
        }
        let hint = hint(key, known.iter().map(|member| member.key.as_str()));
        let file = &document.file;
        let message = format!(
            "expected a definition in {file}, but found `{key}`, which it does not define{hint}"
        );
        Some((message, None))
    }

    /// Returns the hint for a `$ref` to an unknown `$id`. Only names are compared: the rest is similar in every `$id`.
    fn id_hint(&self, reference: &str) -> (String, Option<String>) {
        let file = reference.rsplit('/').next().unwrap_or(reference);
        let mut files = self.list.iter();
        let named = files.find(|document| document.file == file);
        if let Some(meant) = named.filter(|document| !document.version.is_empty()) {
            let hint = format!("; a schema is named by its `$id`, which is `{}`", meant.id);
            // What a URI of somebody else's ends with is no file of ours.
            return (hint, (!reference.contains(':')).then(|| meant.id.clone()));
        }
        let name = reference.rsplit('/').nth(1).unwrap_or(reference);
        let known = || {
            self.list
                .iter()
                .filter(|document| !document.version.is_empty())
        };
        let near = nearest(name, known().map(|document| document.name.as_str()));
        let Some(near) = known().find(|document| Some(document.name.as_str()) == near) else {
            return (String::new(), None);
        };
        // Another version of the schema that is there.
        let base = near.id.strip_suffix(&*near.version);
        let is_other = base.is_some_and(|base| {
            let version = reference.strip_prefix(base);
            version.is_some_and(|version| !version.contains('/'))
        });
        let meant = is_other.then(|| near.id.clone());
        (format!("; did you mean `{}`?", near.id), meant)
    }

    /// Returns whether a `$ref` begins like the `$id` of a file with this name.
    fn begins(&self, reference: &str, name: &str) -> bool {
        match &self.base {
            Some(base) => reference.starts_with(&format!("{base}{name}/")),
            None => reference.contains(&format!("/{name}/")),
        }
    }

    /// Returns the name of a schema or a definition in the settings.
    pub(crate) fn place(&self, target: &Target) -> String {
        let document = self.list.get(target.document);
        match (document, &target.definition) {
            (None, _) => String::new(),
            (Some(document), None) => format!("{}#", document.name),
            (Some(document), Some(key)) => document.definition(key),
        }
    }

    /// Returns whether there is a schema file of this name that could not be read.
    pub(crate) fn is_unread(&self, name: &str) -> bool {
        self.unread.iter().any(|unread| unread == name)
            && self.list.iter().all(|document| document.name != name)
    }

    /// Returns the schema that a target names.
    pub(crate) fn schema(&self, target: &Target) -> Option<&Json> {
        let root = &self.list.get(target.document)?.root;
        match &target.definition {
            None => Some(root),
            Some(key) => definitions(root)?.get(key),
        }
    }
}

/// Returns the definitions of a file, even if the keyword is misspelled, which is reported.
fn definitions(root: &Json) -> Option<&Json> {
    meant(root, "definitions")
}
