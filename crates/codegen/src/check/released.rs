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
                    // Generated code gives a constant itself.
                    let is_constant = |name: &&str| {
                        let property = new.get("properties").and_then(|all| all.get(name));
                        property.is_some_and(|property| property.get("const").is_some())
                    };
                    let added = item.as_str().filter(|name| !was.contains(name));
                    if let Some(name) = added.filter(|name| !is_constant(name)) {
                        let property = |of: &'_ Json| {
                            of.get("properties")
                                .is_some_and(|all| all.get(name).is_some())
                        };
                        let was = if property(old) {
                            "was optional"
                        } else {
                            "did not exist"
                        };
                        let message = format!(
                            "`{name}` is required, but {was} in the published {version}: `new` takes one more argument, so Rust \
                             code that calls it no longer compiles"
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
            let branches = |schema| Json::get(schema, "oneOf").and_then(Json::as_array);
            if let (Some(old), Some(new)) = (branches(old), branches(new)) {
                let pairs = new.iter().enumerate();
                open.extend(pairs.filter_map(|(at, new)| Some((branch(old, new, at)?, new))));
            }
        }
    }
}

/// Returns what a branch of a `oneOf` was: the one with the same constants, which tell it from the others, or else the one in its place.
fn branch<'j>(old: &'j [Json], new: &Json, at: usize) -> Option<&'j Json> {
    fn constants(branch: &Json) -> BTreeSet<(&str, &str)> {
        let properties = branch.get("properties").and_then(Json::members);
        let constant = properties.unwrap_or_default().iter();
        let constant =
            constant.filter_map(|one| Some((&*one.key, one.value.get("const")?.as_str()?)));
        constant.collect()
    }
    let tags = constants(new);
    if tags.is_empty() {
        return old.get(at);
    }
    old.iter().find(|old| constants(old) == tags)
}
