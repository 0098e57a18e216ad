//! Files to linked documents: which schema a file holds, and what a `$ref` names.
//!
//! Invariant: a [`Documents`] is sorted by name, and every document in it is JSON; keys that it repeats are reported.

use std::collections::BTreeMap;

use crate::check::{is_misspelled, meant};
use crate::diagnostics::{Code, Diagnostic};
use crate::json::Json;
use crate::names;
use crate::report::Report;

/// One schema file.
#[derive(Debug)]
pub(crate) struct Document {
    pub(crate) file: String,
    /// NAME of `NAME.schema.json`.
    pub(crate) name: String,
    /// Whether the file has a name that no schema's file has, so that NAME is not to be relied on.
    pub(crate) misnamed: bool,
    pub(crate) text: String,
    pub(crate) root: Json,
    pub(crate) id: String,
    pub(crate) version: String,
}

/// Where a `$ref` leads: a document, as its index, and one of its definitions or else its root.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Target {
    pub(crate) document: usize,
    pub(crate) definition: Option<String>,
}

impl Document {
    /// What settings call one of its definitions.
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
    /// The names of files that could not be read, or that have another `$id`: what refers to them is not reported on top.
    unread: Vec<String>,
    /// What every `$id` begins with, if that is known.
    base: Option<String>,
}

/// Reads every file. Line ends are made `\n` first, so that output does not depend on the checkout.
pub(crate) fn load(
    sources: &BTreeMap<String, String>,
    base: Option<&str>,
    report: &mut Report,
) -> Documents {
    let mut documents = Documents {
        list: Vec::new(),
        unread: Vec::new(),
        base: base.map(str::to_owned),
    };
    for (file, text) in sources {
        let text = text.replace("\r\n", "\n");
        let stem = file.strip_suffix(".schema.json");
        let misnamed = !stem.is_some_and(names::is_schema_name);
        if misnamed {
            let message = format!(
                "expected a file called `NAME.schema.json` with NAME in lower-case words joined by `-`, but found another \
                 name{}",
                renaming(file)
            );
            let problem = Diagnostic::error(Code::FileName, file, &text, 0, &message);
            report.list.push(problem);
        }
        let name = stem.unwrap_or(file).to_owned();
        let root = match Json::parse(&text) {
            Ok(root) => root,
            Err(fault) => {
                let reason = fault.message(text.as_bytes());
                let message = format!("expected JSON, but found a fault in it: {reason}");
                report.list.push(Diagnostic::error(
                    Code::Syntax,
                    file,
                    &text,
                    fault.offset,
                    &message,
                ));
                documents.unread.push(name);
                continue;
            }
        };
        let mut document = Document {
            file: file.clone(),
            name,
            misnamed,
            text,
            root,
            id: String::new(),
            version: String::new(),
        };
        for member in document.root.duplicates() {
            let message = format!("expected each key once, but found `{}` again", member.key);
            report.at(&document, Code::DuplicateKey, member.span.start, &message);
        }
        identify(&mut document, base, report);
        if document.version.is_empty() {
            documents.unread.push(document.name.clone());
        }
        documents.list.push(document);
    }
    documents
        .list
        .sort_by(|a, b| (&a.name, &a.file).cmp(&(&b.name, &b.file)));
    same_ids(&documents, report);
    documents
}

/// How a file might be called, if that can be told.
fn renaming(file: &str) -> String {
    let stem = file.split('.').next().unwrap_or_default().to_lowercase();
    let stem = stem.replace(['_', ' '], "-");
    if names::is_schema_name(&stem) {
        format!("; rename it to `{stem}.schema.json`, or put it elsewhere")
    } else {
        String::new()
    }
}

/// Takes the `$id` and `$schema` of a document.
fn identify(document: &mut Document, base: Option<&str>, report: &mut Report) {
    let Some(members) = document.root.members() else {
        return;
    };
    let start = document.root.span.start;
    match document.root.get("$schema") {
        Some(dialect) if matches!(dialect.as_str(), Some(DRAFT_07 | DRAFT_07_BARE)) => {}
        None if is_misspelled(&document.root, "$schema") => {}
        found => {
            let offset = found.map_or(start, |found| found.span.start);
            let message = format!(
                "expected \"$schema\": \"{DRAFT_07}\", but found {}",
                found.map_or("none", |found| found
                    .as_str()
                    .map_or(found.kind(), |_| "another dialect")),
            );
            report.at(document, Code::Dialect, offset, &message);
        }
    }
    let id = members
        .iter()
        .find(|member| member.key == "$id")
        .map(|member| &member.value);
    let text = id.and_then(Json::as_str).unwrap_or_default();
    let version = version_of(text, document, base);
    if version.is_none() && !(id.is_none() && is_misspelled(&document.root, "$id")) {
        let offset = id.map_or(start, |id| id.span.start);
        let base = base.unwrap_or("BASE/");
        let message = format!(
            "expected \"$id\": \"{base}{}/MAJOR.MINOR.PATCH\", but found {}",
            document.name,
            match id {
                None => "none".to_owned(),
                Some(id) => id
                    .as_str()
                    .map_or(id.kind().to_owned(), |text| format!("\"{text}\"")),
            }
        );
        report.at(document, Code::Id, offset, &message);
    }
    let version = version.unwrap_or_default().to_owned();
    document.id = text.to_owned();
    document.version = version;
}

/// The version that an `$id` ends in, if it is one for the document. Of a base that is not known, and of a file's name that is none,
/// enough is said already.
fn version_of<'t>(id: &'t str, document: &Document, base: Option<&str>) -> Option<&'t str> {
    let (rest, version) = id.rsplit_once('/')?;
    let name = rest.rsplit_once('/').map_or(rest, |(_, name)| name);
    let is_based = base.is_none_or(|base| id == format!("{base}{name}/{version}"));
    let is_named = name == document.name || document.misnamed && names::is_schema_name(name);
    (is_based && is_named && is_version(version)).then_some(version)
}

const DRAFT_07: &str = "http://json-schema.org/draft-07/schema#";
const DRAFT_07_BARE: &str = "http://json-schema.org/draft-07/schema";

/// `MAJOR.MINOR.PATCH`, each a number without leading zeros.
fn is_version(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    parts.len() == 3
        && parts.iter().all(|part| {
            !part.is_empty()
                && part.bytes().all(|byte| byte.is_ascii_digit())
                && (part.len() == 1 || !part.starts_with('0'))
        })
}

fn same_ids(documents: &Documents, report: &mut Report) {
    let mut first: BTreeMap<&str, &Document> = BTreeMap::new();
    for document in &documents.list {
        let Some(id) = document.root.get("$id").filter(|id| id.as_str().is_some()) else {
            continue;
        };
        if let Some(other) = first.get(document.id.as_str()) {
            let message = format!(
                "expected an `$id` of its own, but found that of {}",
                other.file
            );
            report.at(document, Code::DuplicateId, id.span.start, &message);
        } else {
            first.insert(&document.id, document);
        }
    }
}

/// Why a `$ref` names nothing.
#[derive(Debug)]
pub(crate) enum RefError {
    /// It leads into a file that could not be read, or has no right `$id`, which is reported already.
    Unread,
    Dangling(String),
}

impl Documents {
    /// What a `$ref` in a document names.
    pub(crate) fn resolve(&self, from: usize, reference: &str) -> Result<Target, RefError> {
        let (base, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let document = if base.is_empty() && reference.starts_with('#') {
            from
        } else if let Some(index) = self.list.iter().position(|document| document.id == base) {
            index
        } else if self.unread.iter().any(|name| self.begins(base, name)) {
            return Err(RefError::Unread);
        } else {
            let known = self.list.iter().map(|document| document.id.as_str());
            let hint = names::hint(base, known);
            return Err(RefError::Dangling(format!(
                "expected `#/definitions/NAME` or the `$id` of a schema, but found `{reference}`{hint}"
            )));
        };
        if fragment.is_empty() {
            return Ok(Target::root(document));
        }
        let definitions = definitions(&self.list[document].root);
        let Some(key) = fragment
            .strip_prefix("/definitions/")
            .filter(|key| !key.contains('/'))
        else {
            return Err(RefError::Dangling(format!(
                "expected a `$ref` to a whole schema or to one of its definitions, but found `{reference}`"
            )));
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
        let hint = names::hint(key, known.iter().map(|member| member.key.as_str()));
        let file = &self.list[document].file;
        Err(RefError::Dangling(format!(
            "expected a definition of {file}, but found `{key}`, which it lacks{hint}"
        )))
    }

    /// Whether a `$ref` begins as the `$id` does of a file of this name.
    fn begins(&self, reference: &str, name: &str) -> bool {
        match &self.base {
            Some(base) => reference.starts_with(&format!("{base}{name}/")),
            None => reference.contains(&format!("/{name}/")),
        }
    }

    /// Whether there is a file of a schema of this name that could not be read.
    pub(crate) fn is_unread(&self, name: &str) -> bool {
        self.unread.iter().any(|unread| unread == name)
            && self.list.iter().all(|document| document.name != name)
    }

    /// The schema that a target names.
    pub(crate) fn schema(&self, target: &Target) -> Option<&Json> {
        let root = &self.list.get(target.document)?.root;
        match &target.definition {
            None => Some(root),
            Some(key) => definitions(root)?.get(key),
        }
    }
}

/// The definitions of a file, also where the keyword is misspelled, which is reported.
fn definitions(root: &Json) -> Option<&Json> {
    meant(root, "definitions")
}

#[cfg(test)]
mod tests {
    use super::is_version;

    #[test]
    fn versions() {
        for good in ["0.0.0", "1.0.0", "10.20.30"] {
            assert!(is_version(good), "{good}");
        }
        for bad in [
            "", "1", "1.0", "1.0.0.0", "v1.0.0", "01.0.0", "1.0.0 ", "1..0", "1.0.0-rc", "١.0.0",
        ] {
            assert!(!is_version(bad), "{bad}");
        }
    }
}
