//! Schemas that refer to themselves. SPEC C1.

use serde_json::{Value, json};

use super::{DRAFT_07, LATEST, found, levels};
use crate::Level;

fn object(properties: &Value, required: &Value) -> Value {
    json!({"type": "object", "additionalProperties": false, "properties": properties, "required": required})
}

/// Compares, and expects these changes.
#[track_caller]
fn says(old: &Value, new: &Value, level: Level, words: &[&str]) {
    let found = found(old, new);
    let told: Vec<_> = found
        .changes()
        .iter()
        .map(|change| format!("{} {change}", change.level()))
        .collect();
    assert_eq!(
        (found.level(), told),
        (
            level,
            words.iter().map(|words| (*words).to_owned()).collect()
        )
    );
}

// SPEC C1
#[test]
fn what_leads_back_to_itself_is_compared_once() {
    let tree = |leaf: &str| {
        json!({
            "$id": format!("https://example.org/{leaf}/1.0.0"),
            "$ref": "#/definitions/Node",
            "definitions": {"Node": object(&json!({"leaf": {"type": leaf}, "next": {"$ref": "#/definitions/Node"}}), &json!([]))}
        })
    };
    says(&tree("string"), &tree("string"), Level::None, &[]);
    says(
        &tree("string"),
        &tree("integer"),
        Level::Major,
        &["major /definitions/Node/properties/leaf/type: is now `\"integer\"`, was `\"string\"`"],
    );
}

// SPEC C1
#[test]
fn a_schema_that_holds_itself_is_told_once() {
    let list = |remark: Value| {
        let mut properties = json!({"again": {"$ref": "#"}});
        if !remark.is_null() {
            properties["remark"] = remark;
        }
        object(&properties, &json!([]))
    };
    let string = json!({"type": "string"});
    says(
        &list(Value::Null),
        &list(string.clone()),
        Level::Minor,
        &["minor /properties/remark: is new"],
    );
    says(
        &list(string),
        &list(json!({"type": "string", "title": "Remark"})),
        Level::Patch,
        &["patch /properties/remark/title: is new"],
    );
}

/// A part that refers to itself, where a document holds it.
fn part(node: &Value) -> Value {
    let mut root = object(
        &json!({"first": {"$ref": "#/definitions/Node"}}),
        &json!([]),
    );
    root["definitions"] = json!({ "Node": node });
    root
}

// SPEC C1, C2
#[test]
fn what_holds_itself_is_weighed_at_every_level() {
    use Level::{Major, Minor};
    let node = json!({"$ref": "#/definitions/Node"});
    let nullable = json!({"oneOf": [node, {"type": "null"}]});
    let leaf = |leaf: Value| object(&json!({"leaf": leaf, "next": node}), &json!([]));
    let next = |next: &Value| object(&json!({ "next": next }), &json!([]));
    let names = json!({"type": "object", "additionalProperties": {"type": "array", "items": node}});
    let kind = |kind: &str, member: &Value| {
        object(
            &json!({"kind": {"const": kind}, "of": member}),
            &json!(["kind"]),
        )
    };
    let (sum, constant) = (
        kind("sum", &node),
        kind("constant", &json!({"type": "number"})),
    );
    // Of what is no object, all of them at once.
    let bare = |kind: &str| json!({"required": ["kind"], "properties": {"kind": {"const": kind}, "of": node}});
    let open = json!({"type": ["string", "array", "object"]});
    let whole = json!({"type": "integer"});
    for (old, new, there, back) in [
        (
            leaf(json!({"type": "string", "minLength": 1})),
            leaf(json!({"type": "string"})),
            Minor,
            Major,
        ),
        (next(&node), leaf(json!({"type": "string"})), Minor, Major),
        (next(&node), next(&nullable), Minor, Major),
        (next(&nullable), leaf(json!(true)), Major, Major),
        (object(&json!({}), &json!([])), next(&node), Minor, Major),
        (next(&node), next(&json!({"type": "string"})), Major, Major),
        (next(&node), next(&json!({"type": "object"})), Minor, Major),
        (
            next(&node),
            next(&json!({"type": ["array", "object", "string"], "maxProperties": 1})),
            Minor,
            Major,
        ),
        (
            next(&json!({"type": "array", "items": node, "minItems": 1})),
            next(&json!({"type": "array", "items": node})),
            Minor,
            Major,
        ),
        (
            next(&json!({"type": "array", "items": node, "uniqueItems": true})),
            next(&json!({"type": "array", "items": node})),
            Minor,
            Major,
        ),
        (next(&names), next(&json!({"type": "object"})), Minor, Major),
        (
            json!({"oneOf": [constant, sum]}),
            json!({"oneOf": [constant, sum, kind("product", &node)]}),
            Minor,
            Major,
        ),
        (
            json!({"oneOf": [constant, sum]}),
            json!({"oneOf": [constant, kind("constant", &node)]}),
            Major,
            Major,
        ),
        (
            json!({"oneOf": [bare("a"), bare("b")]}),
            json!({"oneOf": [bare("a"), bare("b"), bare("c")]}),
            Minor,
            Major,
        ),
        (
            json!({"oneOf": [kind("a", &node), whole]}),
            json!({"oneOf": [kind("c", &node), whole, kind("a", &open)]}),
            Major,
            Major,
        ),
    ] {
        levels(&part(&old), &part(&new), there, back);
    }
}

// SPEC C1
#[test]
fn a_member_that_is_called_like_a_keyword_is_none() {
    let plain = |members: Value| object(&members, &json!([]));
    says(
        &plain(json!({"$ref": {"type": "string"}})),
        &plain(json!({"$ref": {"type": "string"}, "b": {"type": "string"}})),
        Level::Minor,
        &["minor /properties/b: is new"],
    );
    says(
        &plain(json!({"a": {"enum": [{"$ref": "x"}, 1]}})),
        &plain(json!({"a": {"enum": [{"$ref": "x"}, 1]}, "b": {"type": "string"}})),
        Level::Minor,
        &["minor /properties/b: is new"],
    );
    let tree = |beside: &str, leaf: &str| {
        let mut properties = json!({"oneOf": {"type": "array", "items": {"$ref": "#"}}});
        properties[beside] = json!({ "type": leaf });
        object(&properties, &json!(["oneOf"]))
    };
    for beside in ["n", "anyOf"] {
        let words =
            format!("major /properties/{beside}/type: is now `\"integer\"`, was `\"string\"`");
        says(
            &tree(beside, "string"),
            &tree(beside, "integer"),
            Level::Major,
            &[&words],
        );
    }
}

// SPEC C1
#[test]
fn parts_that_are_each_other_for_one_value_are_weighed_where_that_ends() {
    let of = |name: &str| json!({"$ref": format!("#/definitions/{name}")});
    let kind = |kind: &str, member: Value| {
        object(
            &json!({"kind": {"const": kind}, "of": member}),
            &json!(["kind"]),
        )
    };
    let both = |leaf: &str, sum: &Value| {
        let mut root = object(&json!({"sum": of("Sum")}), &json!([]));
        root["definitions"] = json!({
            "Sum": sum,
            "Expression": {"oneOf": [of("Sum"), kind("product", of("Expression")), kind("leaf", json!({"type": leaf}))]},
        });
        root
    };
    let sum = object(
        &json!({"kind": {"const": "sum"}, "left": of("Expression")}),
        &json!(["kind"]),
    );
    levels(
        &both("integer", &sum),
        &both("number", &sum),
        Level::Minor,
        Level::Major,
    );
}

// SPEC C1, X4. The root asks nothing, so that each definition is compared, those that refer to the root too.
#[test]
fn a_reference_to_a_schema_of_definitions_alone_asks_nothing() {
    for dialect in [DRAFT_07, LATEST] {
        let of = |kind: &str, more: Value| {
            let mut definitions = json!({"Part": {"type": kind}, "Any": {"$ref": "#"}, "Holder": {"properties": {"any": {"$ref": "#"}}}});
            for (name, schema) in more.as_object().unwrap() {
                definitions[name] = schema.clone();
            }
            json!({"$schema": dialect, "$defs": definitions})
        };
        let told = |old: &Value, new: &Value| -> Vec<_> {
            let found = found(old, new);
            found
                .changes()
                .iter()
                .map(|change| (change.pointer().to_owned(), change.level()))
                .collect()
        };
        let (old, new) = (of("string", json!({})), of("integer", json!({})));
        assert_eq!(
            told(&old, &new),
            [("/$defs/Part/type".to_owned(), Level::Major)]
        );
        assert_eq!(
            told(&old, &of("string", json!({"New": {}}))),
            [("/$defs/New".to_owned(), Level::Minor)]
        );
        // `Any` takes what it did, and `Holder` may not hold less.
        let narrow = json!({"Holder": {"properties": {"any": {"type": "object"}}}});
        let found = found(&old, &of("string", narrow));
        assert_eq!(found.level(), Level::Major);
        assert_eq!(
            found.changes()[0].pointer(),
            "/$defs/Holder/properties/any/$ref"
        );
    }
}
