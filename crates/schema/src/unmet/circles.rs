//! Schemas that apply to a value because they apply to it, which JSON Schema gives no meaning.

use super::Search;
use crate::keywords::in_place::InPlace;
use crate::language::problem::ProblemKind;

const MESSAGE: &str = "expected references back to this schema to be about values inside its value, but found that it applies to \
    the same value again; where the circle closes, the value counts as valid";

impl Search<'_, '_> {
    /// Finds the schemas at which a circle of such schemas closes.
    pub(super) fn circles(&mut self) {
        let mut states = vec![State::New; self.here.len()];
        for start in 0..states.len() {
            let mut way = vec![(start, self.applied(start))];
            while let Some((part, next)) = way.last_mut() {
                let part = *part;
                if states[part] == State::New {
                    states[part] = State::OnTheWay;
                }
                let Some(other) = next.pop() else {
                    states[part] = State::Done;
                    way.pop();
                    continue;
                };
                match states.get(other) {
                    Some(State::New) => way.push((other, self.applied(other))),
                    Some(State::OnTheWay) => {
                        self.tell_of(ProblemKind::CircularReference, other, other, &[], MESSAGE);
                    }
                    Some(State::Done) | None => {}
                }
            }
        }
    }

    /// Returns the parts that a part applies to its own value.
    fn applied(&self, number: usize) -> Vec<usize> {
        let mut all = Vec::new();
        let Some(part) = self.part(number) else {
            return all;
        };
        // What is unevaluated is inside the value.
        let is_inside = |applied: &&InPlace| matches!(applied, InPlace::Unevaluated(_));
        for applied in part.in_place.iter().filter(|applied| !is_inside(applied)) {
            applied.for_each_part(|other| all.push(other));
        }
        let branches = part.union.iter().flat_map(|union| union.branches.values());
        all.extend(branches);
        all.sort_unstable_by(|one, other| other.cmp(one));
        all
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    OnTheWay,
    Done,
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Outline};

    fn circles(text: &str) -> Vec<String> {
        let outline = Outline::of(text, &CompileOptions::new()).unwrap();
        let told = outline.warnings.iter();
        let told = told.filter(|one| one.kind().as_str() == "circular_reference");
        told.map(|one| one.location().to_owned()).collect()
    }

    #[test]
    fn schemas_that_apply_to_the_same_value_again_are_told() {
        for (schema, expected) in [
            (
                r##"{"anyOf": [{"type": "string"}, {"$ref": "#"}]}"##,
                &[""][..],
            ),
            (
                r##"{"properties": {
                    "a": {"not": {"$ref": "#/properties/a"}},
                    "b": {"allOf": [{"$ref": "#/properties/c"}]},
                    "c": {"if": {}, "else": {"$ref": "#/properties/b"}},
                    "d": {"oneOf": [{"$ref": "#/properties/d"}, {"type": "null"}]}
                }}"##,
                &["/properties/a", "/properties/b", "/properties/d"],
            ),
            (
                r##"{"oneOf": [
                    {"required": ["t"], "properties": {"t": {"const": "a"}}, "allOf": [{"$ref": "#"}]},
                    {"required": ["t"], "properties": {"t": {"const": "b"}}}
                ]}"##,
                &[""],
            ),
            (
                r##"{"anyOf": [{"type": "null"}, {"items": {"$ref": "#"}}], "properties": {"a": {"$ref": "#"}}}"##,
                &[],
            ),
            (
                r##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "unevaluatedProperties": {"$ref": "#"},
                    "unevaluatedItems": {"$ref": "#"}}"##,
                &[],
            ),
            (
                r##"{"allOf": [{"$ref": "#/definitions/a"}, {"$ref": "#/definitions/a"}], "definitions": {"a": {}}}"##,
                &[],
            ),
        ] {
            assert_eq!(circles(schema), expected, "{schema}");
        }
    }

    #[test]
    fn long_ways_take_no_stack() {
        let one = |number: usize| {
            let next = (number + 1) % 3_000;
            format!(r##""{number}": {{"allOf": [{{"$ref": "#/definitions/{next}"}}]}}"##)
        };
        let all: Vec<String> = (0..3_000).map(one).collect();
        let schema = format!(
            r##"{{"allOf": [{{"$ref": "#/definitions/0"}}], "definitions": {{{}}}}}"##,
            all.join(",")
        );
        let small = std::thread::Builder::new().stack_size(256 << 10);
        let told = small.spawn(move || circles(&schema)).unwrap().join();
        assert_eq!(told.unwrap(), ["/definitions/0"]);
    }
}
