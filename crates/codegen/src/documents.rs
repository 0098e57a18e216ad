//! The schema files of a set, and how a `$ref` in one of them is resolved.
//!
//! Invariant: a [`Documents`] is sorted by name, and every document in it is JSON.

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
}

/// Why a `$ref` names nothing.
#[derive(Debug)]
pub(crate) enum RefError {
    /// It leads to a file that could not be read, or has no valid `$id`, which has already been reported.
    Unread,
    /// With what it is likely meant to be.
    Dangling(String, Option<String>),
}

impl Documents {
    /// Resolves a `$ref` in a document.
    pub(crate) fn resolve(&self, from: usize, reference: &str) -> Result<Target, RefError> {
        let (base, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let document = if base.is_empty() && reference.starts_with('#') {
            from
        } else if let Some(index) = self.list.iter().position(|document| document.id == base) {
            index
        } else if self.unread.iter().any(|name| self.begins(base, name)) {
            return Err(RefError::Unread);
        } else {
            let (hint, meant) = self.id_hint(base);
            let rest = reference.strip_prefix(base).unwrap_or_default();
            let meant = meant.map(|id| format!("{id}{rest}"));
            return Err(RefError::Dangling(
                format!(
                    "expected `#/definitions/NAME` or the `$id` of a schema, but found `{reference}`{hint}"
                ),
                meant.filter(|meant| self.resolve(from, meant).is_ok()),
            ));
        };
        if fragment.is_empty() {
            return Ok(Target::root(document));
        }
        let root = &self.list[document].root;
        let definitions = definitions(root);
        // A keyword of later dialects, which has been reported.
        if fragment.starts_with("/$defs/") && root.get("$defs").is_some() {
            return Err(RefError::Unread);
        }
        let Some(key) = fragment
            .strip_prefix("/definitions/")
            .filter(|key| !key.contains('/'))
        else {
            let message = format!(
                "expected a `$ref` to a whole schema or to one of its definitions, but found `{reference}`"
            );
            return Err(RefError::Dangling(message, None));
        };
        if definitions.is_some_and(|definitions| definitions.get(key).is_some()) {
            return Ok(Target {
                document,
                definition: Some(key.to_owned()),
            });
        }
        let is_unread = match definitions {
            Some(found) => found.members().is_none(),
            None => is_misspelled(&self.list[document].root, "definitions"),
        };
        if is_unread {
            return Err(RefError::Unread);
        }
        let known = definitions.and_then(Json::members).unwrap_or_default();
        let hint = hint(key, known.iter().map(|member| member.key.as_str()));
        let file = &self.list[document].file;
        let message = format!(
            "expected a definition in {file}, but found `{key}`, which it does not define{hint}"
        );
        Err(RefError::Dangling(message, None))
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
