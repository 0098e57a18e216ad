//! What an edit since a schema was published means for Rust code that was written before.
//!
//! Invariant: nothing here is an error; whether a version may be published, `saop lint` says.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostics::Code;
use crate::documents::Documents;
use crate::json::Json;
use crate::report::Report;

/// Warns of each member that is required now and was not where the schema was published, given the published texts by name: with it,
/// `new` takes an argument more, and the compiler's error does not know why.
pub(super) fn required(
    documents: &Documents,
    released: &BTreeMap<String, String>,
    report: &mut Report,
) {
    for document in &documents.list {
        let published = released.get(&document.name);
        let Some(Ok(published)) = published.map(|text| Json::parse(text)) else {
            continue;
        };
        let id = published.get("$id").and_then(Json::as_str);
        let version = id.and_then(|id| id.rsplit('/').next()).unwrap_or_default();
        let mut open = vec![(&published, &document.root)];
        while let Some((old, new)) = open.pop() {
            let required = |schema| Json::get(schema, "required").and_then(Json::as_array);
            if old.get("properties").is_some() {
                let was = required(old).unwrap_or_default().iter();
                let was: BTreeSet<_> = was.filter_map(Json::as_str).collect();
                for item in required(new).unwrap_or_default() {
                    if let Some(name) = item.as_str().filter(|name| !was.contains(name)) {
                        let message = format!(
                            "`{name}` is required, and was not in {version}, as published: Rust code that makes such an object \
                             has to give it, as an argument more of `new`"
                        );
                        report.warn(document, Code::Release, item.span.start, &message);
                    }
                }
            }
            for member in new.members().unwrap_or_default() {
                let is_value = matches!(&*member.key, "const" | "default");
                if let Some(old) = old.get(&member.key).filter(|_| !is_value) {
                    open.push((old, &member.value));
                }
            }
        }
    }
}
