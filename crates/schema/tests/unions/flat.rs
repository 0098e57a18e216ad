//! A union within a union is explained as the flat union is.

use std::slice;

use serde_json::{Value, json};

use super::table::{Case, cases};
use super::{compile, words};

fn union(case: &Case, branches: &[Value]) -> Value {
    json!({case.keyword: branches})
}

/// A way to write a union: its name, the union, and further definitions.
type Way = (&'static str, Value, Vec<(&'static str, Value)>);

/// Each way to write the union with unions within it.
fn nested(case: &Case) -> Vec<Way> {
    let all = &case.branches;
    let (first, rest) = all.split_at(1);
    let (start, end) = all.split_at(all.len() - 1);
    let (left, right) = all.split_at(all.len() / 2);
    let of = |branches: &[Value]| union(case, branches);
    let reference = |name: &str| json!({"$ref": format!("#/$defs/{name}")});
    let then = |one: Value, others: &[Value]| {
        let mut list = vec![one];
        list.extend_from_slice(others);
        of(&list)
    };
    let before = |others: &[Value], one: Value| {
        let mut list = others.to_vec();
        list.push(one);
        of(&list)
    };
    let three = all
        .iter()
        .rev()
        .skip(1)
        .fold(union(case, end), |inner, branch| {
            of(&[branch.clone(), inner])
        });
    let mut halves = vec![of(left), of(right)];
    let same = [("left", of(left)), ("right", of(right))].to_vec();
    let mut ways = vec![
        ("the first ones", then(of(start), end), vec![]),
        ("the last ones", before(first, of(rest)), vec![]),
        ("halves", of(&halves), vec![]),
        (
            "each",
            of(&all
                .iter()
                .map(|one| of(slice::from_ref(one)))
                .collect::<Vec<_>>()),
            vec![],
        ),
        ("one within another", three, vec![]),
        (
            "by reference",
            of(&[reference("left"), reference("right")]),
            same.clone(),
        ),
        (
            "in allOf",
            of(&[
                json!({"allOf": [of(left)]}),
                json!({"allOf": [reference("right")]}),
            ]),
            same.clone(),
        ),
        (
            "three deep by reference",
            of(&[reference("outer"), reference("right")]),
            [
                &same[..],
                &[
                    ("outer", json!({"allOf": [of(&[reference("middle")])]})),
                    ("middle", of(&[reference("left")])),
                ],
            ]
            .concat(),
        ),
        ("in a union of one", of(&[of(all)]), vec![]),
        (
            "in allOf as a whole",
            json!({"allOf": [of(&halves)]}),
            vec![],
        ),
    ];
    for half in &mut halves {
        half["title"] = json!("Half");
        half["description"] = json!("Annotations do not matter.");
        half["discriminator"] = json!({"propertyName": "type"});
    }
    ways.push(("with annotations", of(&halves), vec![]));
    ways
}

fn schema(case: &Case, union: &Value, more: &[(&str, Value)]) -> Value {
    let mut definitions = case.definitions.clone();
    for (name, definition) in more {
        definitions[name] = definition.clone();
    }
    json!({"$defs": definitions, "properties": {"list": {"items": union}}})
}

/// Compares what is said of each document, within a list.
fn compare(case: &Case, flat: &Value, name: &str, nested: &Value, more: &[(&str, Value)]) -> usize {
    let one = compile(&schema(case, flat, &[]));
    let other = compile(&schema(case, nested, more));
    let (mut said, mut wrong) = (0, Vec::new());
    for document in &case.documents {
        let document = json!({"list": [document]});
        let expected = words(&one, &document);
        let found = words(&other, &document);
        // A value that several branches of an inner `oneOf` take may be valid under an outer one.
        let is_other = case.keyword == "oneOf" && found.is_empty();
        if found != expected && !is_other {
            wrong.push(format!(
                "{name}: {document} under {nested}: {found:#?} rather than {expected:#?}"
            ));
        }
        said += found.len();
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    said
}

#[test]
fn a_union_within_a_union_is_explained_as_a_flat_one() {
    let (mut compared, mut documents) = (0, 0);
    for case in cases() {
        let flat = union(&case, &case.branches);
        documents += case.documents.len();
        for (name, nested, more) in nested(&case) {
            compared += compare(&case, &flat, name, &nested, &more);
        }
    }
    assert!(documents > 400, "{documents}");
    assert!(compared > 4000, "{compared}");
}

#[test]
fn a_union_that_may_be_null_is_explained_as_a_flat_one_with_null() {
    let null = json!({"type": "null"});
    for case in cases() {
        let is_nullable = |one: &Value| *one == null;
        if case.branches.iter().any(is_nullable) {
            continue;
        }
        let flat = union(
            &case,
            &[&case.branches[..], slice::from_ref(&null)].concat(),
        );
        for (name, nested, more) in nested(&case) {
            let nested = union(&case, &[nested, null.clone()]);
            compare(&case, &flat, name, &nested, &more);
        }
        let flat = union(&case, &[&[null.clone()][..], &case.branches].concat());
        let nested = union(&case, &[null.clone(), union(&case, &case.branches)]);
        compare(&case, &flat, "null first", &nested, &[]);
    }
}
