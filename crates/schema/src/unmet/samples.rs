//! Values that a schema gives as samples of itself, its `default` and its `examples`, and that it refuses. They are most likely
//! mistakes, and never refused. SPEC S3.

use std::collections::HashSet;
use std::sync::Arc;

use saop_json::pointer::pointer_step;
use saop_json::{JsonKind, NodeRef, Tree};

use crate::keywords::compiler::{MOST_PROBLEMS, Parts, Refused};
use crate::language::location::Location;
use crate::language::problem::{ProblemKind, Refusal};
use crate::plan::Plan;
use crate::site::{Holder, Hooks};
use crate::walk::{self, quick};

/// More faults of one sample are not told.
const MOST_OF_ONE: usize = 10;

/// What asking whether samples are valid may cost, in all: about a second.
const MOST_ASKED: u64 = 100_000_000;

/// Returns the samples in the schema's own text that their schemas refuse.
///
/// Parts that are `affected` by what was refused are left out. `numbers` are the parts whose numbers have to be ones that a type of Rust holds.
pub(crate) fn in_schemas<'t>(
    parts: &Parts<'t>,
    plan: &Plan,
    affected: &[bool],
    numbers: &[(usize, Holder)],
) -> Vec<Refused<'t>> {
    let hooks = Hooks {
        numbers,
        ..Hooks::NONE
    };
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let mut left = MOST_ASKED;
    let all = (0..plan.len()).map_while(|number| Some((number, parts.part(number)?)));
    for (number, here) in all.chain(parts.sampled()) {
        let is_affected = affected.get(number).is_some_and(|one| *one);
        if is_affected || here.found.document != 0 || !seen.insert(here.found.place()) {
            continue;
        }
        for (keyword, index, sample) in here.samples() {
            if found.len() >= MOST_PROBLEMS {
                return found;
            }
            if !numbers.is_empty() || quick::refuses(plan, number, sample.text(), &mut left) {
                let location = here.found.location.at(keyword);
                let location = match index {
                    Some(index) => location.at(&index.to_string()),
                    None => location,
                };
                let word = keyword.trim_end_matches('s');
                let tree = Tree::of_valid(sample.text());
                let why = walk::violations_within(plan, number, tree.root(), hooks, &mut left);
                let why = why.arrange(Some(sample.text().as_bytes()));
                let why = why.as_slice().iter().take(MOST_OF_ONE);
                for violation in why {
                    let (node, location) = place(sample, &location, violation.instance_path());
                    let violation = violation.message();
                    let message =
                        format!("this {word} is not valid under its own schema: {violation}");
                    found.push(refused(message, node, location));
                }
            }
        }
    }
    found
}

fn refused(message: String, node: NodeRef<'_>, location: Arc<Location>) -> Refused<'_> {
    Refused {
        refusal: Refusal::new(ProblemKind::InvalidExample, message),
        document: 0,
        location,
        node,
    }
}

/// Returns the value at a JSON Pointer in a sample, or the nearest one around it, and the location that it would have.
fn place<'t>(
    sample: NodeRef<'t>,
    location: &Arc<Location>,
    path: &str,
) -> (NodeRef<'t>, Arc<Location>) {
    let (mut node, mut location) = (sample, Arc::clone(location));
    for step in path.split('/').skip(1) {
        let step = pointer_step(step);
        let inner = match node.kind() {
            JsonKind::Array => step.parse().ok().and_then(|index| node.items().nth(index)),
            _ => node.member(&step),
        };
        node = inner.unwrap_or(node);
        location = location.at(&step);
    }
    (node, location)
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Outline};

    #[test]
    fn samples_that_their_schema_refuses_are_told() {
        let text = r##"{
            "properties": {
                "a": {"type": "integer", "default": "5", "examples": [1, 2.5, 3]},
                "b": {"properties": {"c": {"type": "null"}}, "default": {"c": 1}},
                "d": {"default": {"default": 1}},
                "e": {"not": {}, "default": 1},
                "f": {"$ref": "#/properties/g", "default": null, "examples": ["f", 1]},
                "g": {"$ref": "#/properties/h"},
                "h": {"type": "string"}
            }
        }"##;
        let outline = Outline::of(text, &CompileOptions::new()).unwrap();
        let told = outline
            .warnings
            .iter()
            .map(|one| (one.kind().as_str(), one.location(), one.message()));
        let told: Vec<_> = told
            .filter(|(kind, ..)| *kind == "invalid_example")
            .collect();
        let expected = [
            (
                "/properties/a/default",
                "this default is not valid under its own schema: expected an integer, but found the string `5`",
            ),
            (
                "/properties/a/examples/1",
                "this example is not valid under its own schema: expected an integer, but found the number 2.5",
            ),
            (
                "/properties/b/default/c",
                "this default is not valid under its own schema: expected null, but found the number 1",
            ),
            (
                "/properties/e/default",
                "this default is not valid under its own schema: expected no value, but found the number 1",
            ),
            (
                "/properties/f/default",
                "this default is not valid under its own schema: expected a string, but found null",
            ),
            (
                "/properties/f/examples/1",
                "this example is not valid under its own schema: expected a string, but found the number 1",
            ),
        ];
        assert_eq!(
            told,
            expected.map(|(location, message)| ("invalid_example", location, message))
        );
    }
}
