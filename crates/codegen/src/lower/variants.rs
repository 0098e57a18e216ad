//! Enums: of the values that a schema lists, and of the objects that a discriminator distinguishes.
//!
//! Invariant: two variants of one enum never have the same name.

use std::collections::{BTreeMap, BTreeSet};

use super::{At, Lower};
use crate::check::{Literal, Node};
use crate::diagnostics::Code;
use crate::ir::{Branch, Shape};
use crate::names;

impl Lower<'_> {
    pub(super) fn choice(&mut self, at: &At<'_>, values: &[Literal], constant: bool) -> Shape {
        let strings = values.iter().map(|value| match value {
            Literal::String(text) => Some(text.clone()),
            _ => None,
        });
        if let Some(strings) = strings.collect::<Option<Vec<_>>>() {
            self.variants(
                at,
                strings
                    .iter()
                    .map(|value| (value.as_str(), names::variant(value))),
            );
            return Shape::Enum {
                variants: strings,
                constant,
            };
        }
        let names = values.iter().map(|value| {
            let name = match value {
                Literal::Number(spelling) => names::number(spelling),
                other => names::variant(other.text()),
            };
            (value.text(), name)
        });
        self.variants(at, names);
        Shape::Literals {
            variants: values.to_vec(),
            constant,
        }
    }

    pub(super) fn union(
        &mut self,
        at: &At<'_>,
        property: &str,
        branches: &[(String, Node)],
    ) -> Shape {
        let values = branches.iter().map(|(value, _)| value.as_str());
        let rust = self.variants(at, values.map(|value| (value, names::variant(value))));
        let mut seen = BTreeSet::new();
        let mut all = Vec::new();
        for (index, ((json, node), rust)) in branches.iter().zip(rust).enumerate() {
            // The types inside two variants with one name collide as well, which is not a separate problem.
            let again = if seen.insert(rust.clone()) {
                ""
            } else {
                "Again"
            };
            let name = names::inline_type(at.name, &format!("{json}{again}"));
            let pointer = format!("{}/oneOf/{index}", at.pointer);
            let inner = At {
                offset: node.offset,
                name: &name,
                pointer: &pointer,
                ..*at
            };
            let ty = self.ty(&inner, node, &name);
            let json = json.clone();
            all.push(Branch { json, ty });
        }
        Shape::Union {
            property: property.to_owned(),
            branches: all,
        }
    }

    /// Returns the variants' names, each for its value. Equal names are reported.
    fn variants<'v>(
        &mut self,
        at: &At<'_>,
        values: impl Iterator<Item = (&'v str, String)>,
    ) -> Vec<String> {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        let mut all = Vec::new();
        for (value, rust) in values {
            if let Some(other) = seen.insert(rust.clone(), value) {
                let message = format!(
                    "expected values that differ as Rust variants, but found `{other}` and `{value}`, both `{rust}`"
                );
                self.report.at(
                    &self.documents.list[at.schema],
                    Code::Collision,
                    at.offset,
                    &message,
                );
            }
            all.push(rust);
        }
        all
    }
}
