//! What can be said of a schema that is refused: only what is about no part that has, or refers to, something that was refused.

use crate::keywords::compiler::Parts;
use crate::language::problem::Problem;
use crate::plan::Plan;

/// Returns for each part whether one of the problems is in it, or in one that it refers to.
pub(crate) fn affected(parts: &Parts<'_>, plan: &Plan, problems: &[Problem]) -> Vec<bool> {
    let mut affected = vec![false; plan.len()];
    if problems.is_empty() {
        return affected;
    }
    let spans: Vec<_> = (0..plan.len())
        .map_while(|number| parts.part(number))
        .map(|here| (here.found.document as usize, here.schema.span()))
        .collect();
    let mut users = vec![Vec::new(); plan.len()];
    for number in 0..plan.len() {
        if let Some(part) = plan.part(number) {
            part.for_each_part(|other| {
                if let Some(of) = users.get_mut(other) {
                    of.push(number);
                }
            });
        }
    }
    let mut open = Vec::new();
    for problem in problems {
        let is_around = |(document, span): &&(usize, std::ops::Range<usize>)| {
            *document == problem.document && span.contains(&problem.span.start)
        };
        let least = spans
            .iter()
            .filter(is_around)
            .map(|(_, span)| span.len())
            .min();
        let around = spans
            .iter()
            .enumerate()
            .filter(|(_, one)| is_around(one) && Some(one.1.len()) == least);
        open.extend(around.map(|(number, _)| number));
    }
    while let Some(number) = open.pop() {
        if let Some(part) = affected.get_mut(number)
            && !std::mem::replace(part, true)
        {
            open.append(&mut users[number]);
        }
    }
    affected
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Outline, SchemaSource, SourceParts};

    fn warnings(text: &str) -> Vec<String> {
        let error = Outline::of(text, &CompileOptions::new()).unwrap_err();
        let warnings = error.warnings().iter();
        let told = warnings.map(|one| format!("{} {}", one.kind().as_str(), one.location()));
        told.collect()
    }

    #[test]
    fn a_refused_schema_is_warned_of_what_no_problem_is_about() {
        let found = warnings(
            r##"{"properties": {
                "a": {"pattern": "(?=a)", "default": 1, "minLength": 3, "maxLength": 2},
                "b": {"type": "string", "default": 1},
                "c": {"$ref": "#/properties/a", "default": 1},
                "d": {"properties": {"e": {"$ref": "#/properties/a"}, "f": {"minimum": 3, "maximum": 2}}, "default": {"f": 1}}
            }}"##,
        );
        assert_eq!(
            found,
            [
                "invalid_example /properties/b/default",
                "contradictory_bounds /properties/d/properties/f/maximum",
            ]
        );
    }

    // SPEC S1: what is checked has types, too, and code that was generated compiles the same schema again.
    #[test]
    fn definitions_that_nothing_refers_to_may_be_broken() {
        const TEXT: &str = r##"{"definitions": {"a": {"$ref": "gone.json"}, "b": {"items": {"$ref": "#/definitions/a"}},
            "c": {"minLength": 2, "maxLength": 1}}, "type": "object"}"##;
        let outline = Outline::of(TEXT, &CompileOptions::new()).unwrap();
        let keys: Vec<&str> = outline.definitions.iter().map(|(key, _)| &**key).collect();
        assert_eq!(keys, ["c"]);
        let warnings = outline.warnings.iter().map(|one| one.kind().as_str());
        let expected = ["unresolved_reference", "contradictory_bounds"];
        assert!(warnings.eq(expected), "{:?}", outline.warnings);
        let source = SchemaSource::new(SourceParts::of(&[("", TEXT)]));
        assert_eq!(source.plan().len(), outline.parts.len());
        assert!(outline.into_schema().check(b"[]").is_err());
        let used = TEXT.replace(
            r#""type": "object""#,
            r##""not": {"$ref": "#/definitions/b"}"##,
        );
        assert!(Outline::of(&used, &CompileOptions::new()).is_err());
    }

    /// Found by a review: a reference that leads nowhere stood for the root.
    #[test]
    fn a_broken_reference_is_no_other_schema() {
        for schema in [
            r##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "minimum": 5,
                "properties": {"p": {"allOf": [{"maximum": 3}, {"$ref": "#/nowhere"}]}}}"##,
            r##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "minimum": 5,
                "properties": {"p": {"$ref": "#/nowhere", "allOf": [{"maximum": 3}]}}}"##,
        ] {
            assert!(warnings(schema).is_empty(), "{schema}");
        }
    }

    /// Found by a review: a plan that ends where there are enough problems has fewer parts than it refers to.
    #[test]
    fn many_problems_are_no_reason_to_look_further() {
        for broken in [r#"{"$ref": "other.json"}"#, r#"{"pattern": "(?=a)"}"#] {
            let members: Vec<String> = (0..150)
                .map(|number| format!(r#""p{number}": {broken}"#))
                .collect();
            let schema = format!(
                r#"{{"properties": {{{}}}, "allOf": [{{"required": ["p0"]}}]}}"#,
                members.join(",")
            );
            assert!(warnings(&schema).is_empty());
        }
    }
}
