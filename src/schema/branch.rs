//! What is wrong with an object of a union. Where it says of which kind it is, its violations are those of that kind.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use jsonschema::ValidationError;
use serde_json::{Value, json};

use super::explain::{Explainer, explain_one, list};
use super::suggest::nearest;
use crate::error::Violation;
use crate::json::fault::quote;
use crate::json::tree::NodeRef;
use crate::json::value::JsonKind;

impl Explainer<'_, '_> {
    /// What is wrong with an object of a union: where its discriminator says a kind, all that is wrong in the eyes
    /// of that; else what it should say.
    pub(super) fn no_branch(
        &self,
        context: &[Vec<ValidationError<'_>>],
        violations: &mut Vec<Violation>,
    ) {
        let Some((property, values)) = self.discriminator() else {
            violations.push(self.violation(self.message(self.error.kind())));
            return;
        };
        let said = self.node.member(&property);
        let text = said.and_then(NodeRef::string);
        let chosen = text
            .as_deref()
            .and_then(|text| values.iter().position(|value| value == text));
        if let Some(errors) = chosen.and_then(|index| context.get(index)) {
            for error in errors {
                explain_one(error, self.compiled, self.tree, violations);
            }
            return;
        }
        let expected = list(values.iter().map(String::as_str), "or");
        let found = match (self.node.kind(), said) {
            (JsonKind::Object, Some(said)) => format!("{} there", said.describe()),
            (JsonKind::Object, None) => "an object without it".to_owned(),
            _ => self.node.describe(),
        };
        let hint = text
            .as_deref()
            .and_then(|text| nearest(text, values.iter().map(String::as_str)))
            .map_or_else(String::new, |name| {
                format!("; did you mean {}?", quote(name))
            });
        let mut violation = self.violation(format!(
            "expected an object with the member {} being {expected}, but found {found}{hint}",
            quote(&property)
        ));
        violation.expected = Some(Arc::new(json!({ property: values })));
        violation.span = said.map_or(violation.span, |said| Some(said.span()));
        violations.push(violation);
    }

    /// The property, first by name, that tells the branches of a union apart, and its value in each.
    fn discriminator(&self) -> Option<(String, Vec<String>)> {
        let branches = self
            .compiled
            .schema
            .pointer(self.error.schema_path().as_str())?;
        let branches: Vec<&Value> = branches
            .as_array()?
            .iter()
            .map(|branch| self.compiled.target(branch))
            .collect();
        let first = branches.first()?.get("properties")?.as_object()?;
        let names: BTreeSet<&String> = first.keys().collect();
        names.into_iter().find_map(|name| {
            let values: Vec<String> = branches
                .iter()
                .map(|branch| {
                    let required = branch.get("required")?.as_array()?;
                    let value = branch
                        .get("properties")?
                        .get(name)?
                        .get("const")?
                        .as_str()?;
                    required
                        .iter()
                        .any(|item| item == name)
                        .then(|| value.to_owned())
                })
                .collect::<Option<_>>()?;
            let distinct: HashSet<&String> = values.iter().collect();
            (distinct.len() == values.len()).then(|| (name.clone(), values))
        })
    }
}
