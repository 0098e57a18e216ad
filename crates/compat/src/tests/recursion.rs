//! Schemas that refer to themselves.

use serde_json::{Value, json};

use super::{found, object, says};
use crate::Level;

#[test]
fn what_leads_back_to_itself_is_compared_once() {
    let tree = |leaf: &str| {
        json!({
            "$id": format!("https://example.org/{leaf}/1.0.0"),
            "$ref": "#/definitions/Node",
            "definitions": {"Node": object(json!({"leaf": {"type": leaf}, "next": {"$ref": "#/definitions/Node"}}), json!([]))}
        })
    };
    says(&tree("string"), &tree("string"), Level::Patch, &[]);
    says(
        &tree("string"),
        &tree("integer"),
        Level::Major,
        &["major /definitions/Node/properties/leaf/type: is now `\"integer\"`, was `\"string\"`"],
    );
}

#[test]
fn a_schema_that_holds_itself_is_told_once() {
    let list = |more: Value| {
        let mut properties = json!({"again": {"$ref": "#"}});
        properties
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        object(properties, json!([]))
    };
    says(
        &list(json!({})),
        &list(json!({"remark": {"type": "string"}})),
        Level::Minor,
        &["minor /properties/remark: is new"],
    );
    says(
        &list(json!({"remark": {"type": "string"}})),
        &list(json!({"remark": {"type": "string", "title": "Remark"}})),
        Level::Patch,
        &["patch /properties/remark/title: is new"],
    );
}

/// A part that refers to itself, where a message holds it.
fn part(node: &Value) -> Value {
    let root = object(json!({"first": {"$ref": "#/definitions/Node"}}), json!([]));
    let mut root = root.as_object().unwrap().clone();
    root.insert("definitions".to_owned(), json!({ "Node": node }));
    Value::Object(root)
}

/// Two parts, and how large the change is there and back.
fn changes_of_a_part() -> Vec<(Value, Value, Level, Level)> {
    let node = json!({"$ref": "#/definitions/Node"});
    let nullable = json!({"oneOf": [node, {"type": "null"}]});
    let leaf = |leaf: Value| object(json!({"leaf": leaf, "next": node}), json!([]));
    let next = |next: &Value| object(json!({ "next": next }), json!([]));
    let names = json!({"type": "object", "additionalProperties": {"type": "array", "items": node}});
    vec![
        (
            leaf(json!({"type": "string", "minLength": 1})),
            leaf(json!({"type": "string"})),
            Level::Minor,
            Level::Major,
        ),
        (
            next(&node),
            leaf(json!({"type": "string"})),
            Level::Minor,
            Level::Major,
        ),
        (next(&node), next(&nullable), Level::Major, Level::Major),
        (
            next(&nullable),
            leaf(json!(true)),
            Level::Major,
            Level::Major,
        ),
        (
            object(json!({}), json!([])),
            next(&node),
            Level::Minor,
            Level::Major,
        ),
        (
            next(&node),
            next(&json!({"type": "string"})),
            Level::Major,
            Level::Major,
        ),
        (
            next(&node),
            next(&json!({"type": "object"})),
            Level::Major,
            Level::Major,
        ),
        (
            next(&node),
            next(&json!({"type": ["array", "object", "string"], "maxProperties": 1})),
            Level::Major,
            Level::Major,
        ),
        (
            next(&json!({"type": "array", "items": node, "minItems": 1})),
            next(&json!({"type": "array", "items": node})),
            Level::Minor,
            Level::Major,
        ),
        (
            next(&json!({"type": "array", "items": node, "uniqueItems": true})),
            next(&json!({"type": "array", "items": node})),
            Level::Major,
            Level::Major,
        ),
        (
            next(&names),
            next(&json!({"type": "object"})),
            Level::Major,
            Level::Major,
        ),
        (
            json!({"allOf": [next(&node), {"properties": {"next": {"minProperties": 1}}}]}),
            json!({"allOf": [next(&node), {"properties": {"next": {"minProperties": 2}}}]}),
            Level::Major,
            Level::Major,
        ),
    ]
}

/// The same, of unions.
fn changes_of_a_union() -> Vec<(Value, Value, Level, Level)> {
    let node = json!({"$ref": "#/definitions/Node"});
    let kind = |kind: &str, member: &Value| {
        object(
            json!({"kind": {"const": kind}, "of": member}),
            json!(["kind"]),
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
    vec![
        (
            json!({"oneOf": [constant, sum]}),
            json!({"oneOf": [constant, sum, kind("product", &node)]}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"oneOf": [constant, sum]}),
            json!({"oneOf": [constant, kind("constant", &node)]}),
            Level::Major,
            Level::Major,
        ),
        (
            json!({"oneOf": [bare("a"), bare("b")]}),
            json!({"oneOf": [bare("a"), bare("b"), bare("c")]}),
            Level::Major,
            Level::Major,
        ),
        // A document may not go another way, where less is accepted of what it holds.
        (
            json!({"oneOf": [kind("a", &node), whole]}),
            json!({"oneOf": [kind("c", &node), whole, kind("a", &open)]}),
            Level::Major,
            Level::Major,
        ),
    ]
}

// SPEC E6
#[test]
fn what_holds_itself_is_weighed_at_every_level() {
    for (old, new, there, back) in changes_of_a_part().into_iter().chain(changes_of_a_union()) {
        let (old, new) = (part(&old), part(&new));
        assert_eq!(found(&old, &new).level(), there, "{old}\n{new}");
        assert_eq!(found(&new, &old).level(), back, "{new}\n{old}");
    }
    let node = |more: Value| {
        let mut node = object(json!({"next": {"$ref": "#/definitions/Node"}}), json!([]));
        if let Some(Value::Object(properties)) = node.get_mut("properties") {
            properties.extend(more.as_object().cloned().unwrap_or_default());
        }
        part(&node)
    };
    says(
        &node(json!({})),
        &node(json!({"leaf": {"type": "string"}})),
        Level::Minor,
        &["minor /definitions/Node/properties/leaf: is new"],
    );
}

#[test]
fn a_member_that_is_called_like_a_keyword_is_none() {
    let plain = |members: Value| object(members, json!([]));
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
        if let Some(properties) = properties.as_object_mut() {
            properties.insert(beside.to_owned(), json!({ "type": leaf }));
        }
        object(properties, json!(["oneOf"]))
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

#[test]
fn parts_that_are_each_other_for_one_value_are_weighed_where_that_ends() {
    let both = |leaf: Value, sum: Value| {
        let of = |name: &str| json!({"$ref": format!("#/definitions/{name}")});
        let kind = |kind: &str, member: Value| {
            object(
                json!({"kind": {"const": kind}, "of": member}),
                json!(["kind"]),
            )
        };
        let mut root = object(json!({"sum": of("Sum")}), json!([]));
        if let Some(root) = root.as_object_mut() {
            root.insert(
                "definitions".to_owned(),
                json!({
                    "Sum": sum,
                    "Expression": {"oneOf": [of("Sum"), kind("product", of("Expression")), kind("leaf", leaf)]},
                }),
            );
        }
        root
    };
    let sum = object(
        json!({"kind": {"const": "sum"}, "left": {"$ref": "#/definitions/Expression"}}),
        json!(["kind"]),
    );
    let (narrow, wide) = (
        both(json!({"type": "integer"}), sum.clone()),
        both(json!({"type": "number"}), sum),
    );
    assert_eq!(found(&narrow, &wide).level(), Level::Minor);
    assert_eq!(found(&wide, &narrow).level(), Level::Major);
    // Nothing ends here, and so nothing is said.
    let round = json!({"oneOf": [{"$ref": "#/definitions/Expression"}]});
    let (narrow, wide) = (
        both(json!({"type": "integer"}), round.clone()),
        both(json!({"type": "number"}), round),
    );
    assert_eq!(found(&narrow, &wide).level(), Level::Major);
}
