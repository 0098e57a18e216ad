//! Files to documents: reads them, and identifies the schema in each.
//!
//! Invariant: a file without valid JSON, a valid `$id` or a valid name is reported here, once; the other stages rely on
//! these.

use std::collections::BTreeMap;

use crate::diagnostics::{Code, Diagnostic};
use crate::documents::{Document, Documents};
use crate::json::Json;
use crate::keywords::is_misspelled;
use crate::names;
use crate::report::Report;

/// Reads every file. Line ends become `\n` first, so that output does not depend on the checkout.
pub(crate) fn load(
    sources: &BTreeMap<String, String>,
    base: Option<&str>,
    report: &mut Report,
) -> Documents {
    let mut documents = Documents {
        list: Vec::new(),
        unread: Vec::new(),
        base: base.map(str::to_owned),
        references: Vec::new(),
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
                let message = format!("invalid JSON: {reason}");
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

/// Returns a hint at a valid name for a file, if one can be derived.
fn renaming(file: &str) -> String {
    let stem = file.split('.').next().unwrap_or_default().to_lowercase();
    let stem = stem.replace(['_', ' '], "-");
    if names::is_schema_name(&stem) {
        format!("; rename it to `{stem}.schema.json`, or put it elsewhere")
    } else {
        String::new()
    }
}

/// Reads the `$id` and `$schema` of a document.
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
            "expected \"$id\": \"{base}{}/MAJOR.MINOR.PATCH\", but found {}{}",
            document.name,
            match id {
                None => "none".to_owned(),
                Some(id) => id
                    .as_str()
                    .map_or(id.kind().to_owned(), |text| format!("\"{text}\"")),
            },
            if text.starts_with(base) {
                ""
            } else {
                "; the setting `id_base` says how every `$id` begins"
            }
        );
        report.at(document, Code::Id, offset, &message);
    }
    let version = version.unwrap_or_default().to_owned();
    document.id = text.to_owned();
    document.version = version;
}

/// Returns the version at the end of an `$id`, if the `$id` fits the document. An unknown base and an invalid file name
/// have already been reported.
fn version_of<'t>(id: &'t str, document: &Document, base: Option<&str>) -> Option<&'t str> {
    let (rest, version) = id.rsplit_once('/')?;
    let name = rest.rsplit_once('/').map_or(rest, |(_, name)| name);
    let is_based = base.is_none_or(|base| id == format!("{base}{name}/{version}"));
    let is_named = name == document.name || document.misnamed && names::is_schema_name(name);
    (is_based && is_named && is_version(version)).then_some(version)
}

const DRAFT_07: &str = "http://json-schema.org/draft-07/schema#";
const DRAFT_07_BARE: &str = "http://json-schema.org/draft-07/schema";

/// Returns whether a text is `MAJOR.MINOR.PATCH`, each a number without leading zeros.
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
