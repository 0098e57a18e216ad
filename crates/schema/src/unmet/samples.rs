//! Values that a schema gives as samples of itself, its `default` and its `examples`, and that it refuses. They are most likely
//! mistakes, and never refused. SPEC S3.

use std::collections::HashSet;

use saop_json::{NodeRef, Tree};

use crate::keywords::parts::{MOST_PROBLEMS, Parts, Refused};
use crate::language::problem::{ProblemKind, Refusal};
use crate::plan::Plan;
use crate::walk::{self, quick};

/// What asking whether samples are valid may cost, in all: about a second.
const MOST_ASKED: u64 = 100_000_000;

/// Returns the samples in the schema's own text that their schemas refuse.
pub(crate) fn refused<'t>(parts: &Parts<'t>, plan: &Plan) -> Vec<Refused<'t>> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let mut left = MOST_ASKED;
    let all = (0..plan.len()).map_while(|number| Some((number, parts.part(number)?)));
    for (number, here) in all.chain(parts.sampled()) {
        if here.found.document != 0 || !seen.insert(here.found.place()) {
            continue;
        }
        for (keyword, index, sample) in here.samples() {
            if found.len() >= MOST_PROBLEMS {
                return found;
            }
            if quick::refuses(plan, number, sample.text(), &mut left) {
                let location = here.found.location.at(keyword);
                let location = match index {
                    Some(index) => location.at(&index.to_string()),
                    None => location,
                };
                found.push(Refused {
                    refusal: refusal(plan, number, keyword, sample, &mut left),
                    document: 0,
                    location,
                    node: sample,
                });
            }
        }
    }
    found
}

fn refusal(
    plan: &Plan,
    number: usize,
    keyword: &str,
    sample: NodeRef<'_>,
    left: &mut u64,
) -> Refusal {
    let tree = Tree::of_valid(sample.text());
    let first = walk::first_violation(plan, number, tree.root(), left);
    let word = keyword.trim_end_matches('s');
    let why = first.map_or_else(String::new, |first| format!(": {first}"));
    let message = format!("this {word} is not valid under its own schema{why}");
    Refusal::new(ProblemKind::InvalidExample, message)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
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
                "/properties/b/default",
                "this default is not valid under its own schema: /c: expected null, but found the number 1",
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
