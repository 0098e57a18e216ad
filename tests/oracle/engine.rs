//! One JSON Schema engine over `serde_json::Value`, and what it finds in the words of CLI.md: the offending value's
//! path and the keyword, for `required` and `additionalProperties` the member itself.
//!
//! Invariant: it is built from the bundled schema text alone.

use std::collections::BTreeSet;

use jsonschema::error::ValidationErrorKind;
use serde_json::Value;

/// A path and a keyword.
pub(crate) type Finding = (String, String);

/// A schema, compiled.
pub(crate) struct Engine(jsonschema::Validator);

impl Engine {
    pub(crate) fn new(schema: &Value) -> Self {
        Self(jsonschema::draft7::new(schema).expect("a bundled schema loads"))
    }

    pub(crate) fn findings(&self, value: &Value) -> BTreeSet<Finding> {
        let mut found = BTreeSet::new();
        for error in self.0.iter_errors(value) {
            let path = error.instance_path().as_str();
            match error.kind() {
                ValidationErrorKind::Required { property } => {
                    let name = property.as_str().unwrap_or_default();
                    found.insert((member(path, name), "required".to_owned()));
                }
                ValidationErrorKind::AdditionalProperties { unexpected } => {
                    found.extend(
                        unexpected
                            .iter()
                            .map(|name| (member(path, name), "additionalProperties".to_owned())),
                    );
                }
                kind => {
                    found.insert((path.to_owned(), kind.keyword().to_owned()));
                }
            }
        }
        found
    }
}

/// The path of a member.
pub(crate) fn member(path: &str, name: &str) -> String {
    format!("{path}/{}", name.replace('~', "~0").replace('/', "~1"))
}
