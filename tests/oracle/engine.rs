//! One JSON Schema engine over `serde_json::Value`, and what it finds in the words of `saop check`: the offending value's
//! path and the keyword, for `required` and `additionalProperties` the member itself.
//!
//! Invariant: it is built from the bundled schema text alone.

use std::collections::BTreeSet;

use jsonschema::error::ValidationErrorKind;
use serde_json::Value;

use super::place::branch;

/// A path and a keyword.
pub(crate) type Finding = (String, String);

/// A schema, compiled. `format` says nothing; nor does `multipleOf`, which it decides by floats; and an object of a union has
/// the errors of the branch that it says it is.
pub(crate) struct Engine {
    validator: jsonschema::Validator,
    pub(crate) schema: Value,
}

/// The schema with a list of types where it has an `anyOf` with one type in each branch, as the schemas' files have it.
pub(crate) fn with_lists_of_types(schema: Value) -> Value {
    match schema {
        Value::Array(items) => items.into_iter().map(with_lists_of_types).collect(),
        Value::Object(mut members) => {
            if let Some(Value::Array(branches)) = members.remove("anyOf") {
                let types = branches.iter().map(|branch| {
                    assert_eq!(branch.as_object().map(serde_json::Map::len), Some(1));
                    branch["type"].clone()
                });
                members.insert("type".to_owned(), types.collect());
            }
            let members = members.into_iter();
            members
                .map(|(name, value)| (name, with_lists_of_types(value)))
                .collect::<serde_json::Map<_, _>>()
                .into()
        }
        other => other,
    }
}

impl Engine {
    pub(crate) fn new(schema: &Value) -> Self {
        let schema = &with_lists_of_types(schema.clone());
        let validator = jsonschema::draft7::options()
            .should_validate_formats(false)
            .build(schema)
            .expect("a bundled schema loads");
        Self {
            validator,
            schema: schema.clone(),
        }
    }

    pub(crate) fn findings(&self, value: &Value) -> BTreeSet<Finding> {
        let mut found = BTreeSet::new();
        for error in self.validator.iter_errors(value) {
            self.collect(&error, value, &mut found);
        }
        found.retain(|(_, keyword)| keyword != "multipleOf");
        found
    }

    fn collect(
        &self,
        error: &jsonschema::ValidationError<'_>,
        value: &Value,
        found: &mut BTreeSet<Finding>,
    ) {
        let path = error.instance_path().as_str();
        match error.kind() {
            ValidationErrorKind::OneOfNotValid { context } => {
                let branches = self.schema.pointer(error.schema_path().as_str());
                let branches = branches.and_then(Value::as_array);
                let chosen = branches
                    .zip(value.pointer(path))
                    .and_then(|(branches, value)| branch(&self.schema, branches, value));
                match chosen.and_then(|index| context.get(index)) {
                    Some(errors) => {
                        for error in errors {
                            self.collect(error, value, found);
                        }
                    }
                    None => {
                        found.insert((path.to_owned(), "oneOf".to_owned()));
                    }
                }
            }
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
}

/// The path of a member.
pub(crate) fn member(path: &str, name: &str) -> String {
    format!("{path}/{}", name.replace('~', "~0").replace('/', "~1"))
}
