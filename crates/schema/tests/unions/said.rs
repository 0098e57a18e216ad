//! What is said of a union, word for word.

use serde_json::{Value, json};

use super::{compile, words};

#[track_caller]
fn assert_said(schema: &Value, document: Value, expected: &[&str]) {
    let found = words(&compile(schema), &document);
    assert_eq!(found, expected, "{document} under {schema}");
}

/// The items of an agent: calls and outputs are a union within the union.
fn items() -> Value {
    let object = |tag: &str, members: Value, required: &[&str]| {
        let mut properties = members;
        properties["type"] = json!({"const": tag});
        properties["id"] = json!({"type": "string"});
        json!({"type": "object", "properties": properties, "required": required})
    };
    json!({
        "type": "array",
        "items": {"anyOf": [{"$ref": "#/$defs/item"}, {"$ref": "#/$defs/reference"}]},
        "$defs": {
            "item": {"oneOf": [{"$ref": "#/$defs/call"}, {"$ref": "#/$defs/output"}]},
            "call": object("call", json!({"name": {"type": "string"}, "args": {"type": "string"}}), &["type", "name", "args"]),
            "output": object("output", json!({"text": {"type": "string"}}), &["type", "text"]),
            "reference": object("reference", json!({}), &["type", "id"])
        }
    })
}

#[test]
fn the_tags_of_inner_unions_are_tags_of_the_outer_one() {
    let schema = items();
    let wanted = "/0: expected an object with the member `type` being `call`, `output` or `reference`, but found";
    for (document, expected) in [
        (
            json!({"type": "call", "id": "c1", "name": "f", "args": {"a": 1}}),
            "/0/args: expected a string, but found an object".to_owned(),
        ),
        (
            json!({"type": "output"}),
            "/0/text: expected the member `text`, but found an object without it".to_owned(),
        ),
        (
            json!({"type": "reference"}),
            "/0/id: expected the member `id`, but found an object without it".to_owned(),
        ),
        (
            json!({"type": "cal", "name": "f", "args": ""}),
            format!("{wanted} the string `cal` there; did you mean `call`?"),
        ),
        (
            json!({"type": "other"}),
            format!("{wanted} the string `other` there"),
        ),
        (json!({"type": 1}), format!("{wanted} the number 1 there")),
        (json!({"id": "a"}), format!("{wanted} an object without it")),
        (
            json!({"tipe": "call"}),
            format!("{wanted} an object without it; is `tipe` a misspelling?"),
        ),
        (json!("call"), format!("{wanted} the string `call`")),
    ] {
        assert_said(&schema, json!([document]), &[&expected]);
    }
}

#[test]
fn branches_around_a_union_have_tags_and_members_of_their_own() {
    // What all have stands beside the union, as an impure branch of the outer one.
    let shape = json!({
        "type": "object",
        "title": "Shape",
        "required": ["id", "kind"],
        "properties": {"id": {"type": "integer"}},
        "oneOf": [
            {"properties": {"kind": {"const": "circle"}, "r": {"type": "number"}}, "required": ["r"]},
            {"properties": {"kind": {"const": "rect"}, "w": {"type": "number"}}, "required": ["w"]}
        ]
    });
    let label = json!({
        "type": "object",
        "title": "Label",
        "required": ["kind", "text"],
        "properties": {"kind": {"const": "label"}, "text": {"type": "string"}}
    });
    let all_of = json!({"allOf": [{"type": "object", "required": ["id"]}, shape.clone()]});
    for shape in [shape, all_of] {
        for keyword in ["anyOf", "oneOf"] {
            let schema = json!({keyword: [shape, label, {"type": "null"}]});
            for (document, expected) in [
                (
                    json!({"kind": "circle", "id": 1, "r": ""}),
                    vec!["/r: expected a number, but found an empty string".to_owned()],
                ),
                (
                    json!({"kind": "rect", "id": ""}),
                    vec![
                        "/w: expected the member `w`, but found an object without it".to_owned(),
                        "/id: expected an integer, but found an empty string".to_owned(),
                    ],
                ),
                (
                    json!({"kind": "label", "id": ""}),
                    vec![
                        "/text: expected the member `text`, but found an object without it"
                            .to_owned(),
                    ],
                ),
                (
                    json!({"kind": "rectt", "id": 1}),
                    vec![": expected an object with the member `kind` being `circle`, `rect` or `label`, but found the string `rectt` there; did you mean `rect`?".to_owned()],
                ),
            ] {
                let expected: Vec<&str> = expected.iter().map(|one| &**one).collect();
                let mut found = words(&compile(&schema), &document);
                found.sort_by_key(|one| expected.iter().position(|other| one == other));
                assert_eq!(found, expected, "{document} under {schema}");
            }
        }
    }
}

#[test]
fn what_cannot_be_told_apart_within_a_branch_is_said_of_that_branch() {
    let either = json!({
        "type": "object",
        "required": ["name"],
        "properties": {"name": {"type": "string"}},
        "anyOf": [{"required": ["path"]}, {"required": ["url"]}]
    });
    let other = json!({"type": "object", "required": ["inline"], "properties": {"inline": {}}});
    let schema = json!({"anyOf": [either, other]});
    assert_said(
        &schema,
        json!({"name": "a"}),
        &[
            ": expected an object with `path` or an object with `url`, but found an object that matches none of them",
        ],
    );
    assert_said(
        &schema,
        json!({"name": 1, "url": 2}),
        &["/name: expected a string, but found the number 1"],
    );
}

#[test]
fn a_branch_that_a_tag_contradicts_is_not_explained_while_another_fits() {
    let branch = |tags: Value, more: Value| {
        let mut properties = more;
        for (name, value) in tags.as_object().unwrap() {
            properties[name] = json!({"const": value});
        }
        json!({"type": "object", "properties": properties, "additionalProperties": false})
    };
    let schema = json!({"anyOf": [
        branch(json!({"kind": "a"}), json!({"x": {"type": "string"}, "y": {"type": "string"}, "z": {"type": "string"}})),
        {"anyOf": [branch(json!({"kind": "b"}), json!({"q": {"type": "string"}})), branch(json!({"kind": "c"}), json!({}))]}
    ]});
    // All members are those of the first branch.
    assert_said(
        &schema,
        json!({"kind": "b", "x": "", "y": "", "z": 1}),
        &[
            "/x: expected no members other than `kind` and `q`, but found `x`",
            "/y: expected no members other than `kind` and `q`, but found `y`",
            "/z: expected no members other than `kind` and `q`, but found `z`",
        ],
    );
    // A tag that some do not have.
    let schema = json!({"oneOf": [
        branch(json!({"kind": "a"}), json!({"x": {"type": "string"}})),
        branch(json!({"kind": "b"}), json!({"x": {"type": "integer"}})),
        {"type": "object", "required": ["x"], "properties": {"x": {"type": "boolean"}, "kind": {"type": "null"}}}
    ]});
    assert_said(
        &schema,
        json!({"kind": "b", "x": true}),
        &["/x: expected an integer, but found the boolean true"],
    );
    assert_said(
        &schema,
        json!({"kind": "d", "x": ""}),
        &["/kind: expected `a` or `b`, but found the string `d`"],
    );
}

#[test]
fn a_tag_one_level_down_selects() {
    let resource = |kind: &str, member: &str| {
        json!({
            "type": "object",
            "required": ["metadata"],
            "properties": {
                "metadata": {"allOf": [{"$ref": "#/$defs/metadata"}], "properties": {"type": {"const": kind}}},
                member: {"type": "integer"}
            }
        })
    };
    let schema = json!({
        "$defs": {
            "metadata": {"type": "object", "required": ["type"], "properties": {"name": {"type": "string"}}},
            "disk": resource("disk", "size"), "net": resource("net", "port"), "gpu": resource("gpu", "cores")
        },
        "oneOf": [{"oneOf": [{"$ref": "#/$defs/disk"}, {"$ref": "#/$defs/net"}]}, {"allOf": [{"$ref": "#/$defs/gpu"}]}]
    });
    for (document, expected) in [
        (
            json!({"metadata": {"type": "net"}, "port": ""}),
            "/port: expected an integer, but found an empty string",
        ),
        (
            json!({"metadata": {"type": "gpu"}, "cores": "", "size": 1, "port": 1}),
            "/cores: expected an integer, but found an empty string",
        ),
        (
            json!({"metadata": {"type": "disk", "name": 1}}),
            "/metadata/name: expected a string, but found the number 1",
        ),
        (
            json!({"metadata": {"type": "dikc"}}),
            "/metadata/type: expected `disk`, `net` or `gpu`, but found the string `dikc`",
        ),
        (
            json!({"metadata": {"type": "nett"}}),
            "/metadata/type: expected `disk`, `net` or `gpu`, but found the string `nett`; did you mean `net`?",
        ),
    ] {
        let found = words(&compile(&schema), &document);
        let found: Vec<&str> = found
            .iter()
            .map(|one| one.split("; did you mean `disk`?").next().unwrap())
            .collect();
        assert_eq!(found, [expected], "{document}");
    }
    // Branches are named by it.
    assert_said(
        &json!({"anyOf": [
            {"type": "object", "properties": {"spec": {"properties": {"kind": {"const": 1}}}}, "required": ["spec"]},
            {"type": "object", "properties": {"spec": {"properties": {"kind": {"const": 2}}}}, "required": ["spec"]}
        ]}),
        json!({}),
        &[
            ": expected an object with `spec/kind` being 1 or an object with `spec/kind` being 2, but found an object that matches none of them (/spec: expected the member `spec`, but found an object without it)",
        ],
    );
}

#[test]
fn branches_are_named_by_what_tells_them_apart() {
    let of = |keyword: &str, branches: Value| json!({keyword: branches});
    for (schema, document, expected) in [
        // Several match.
        (
            of(
                "oneOf",
                json!([
                    {"properties": {"kind": {"const": "a"}}}, {"properties": {"kind": {"const": "b"}}}, {"properties": {"kind": {"enum": ["c", "d"]}}}
                ]),
            ),
            json!({}),
            ": expected exactly one of an object with `kind` being `a`, an object with `kind` being `b` or an object with `kind` being `c` or `d`, but found a value that matches an object with `kind` being `a`, an object with `kind` being `b` and an object with `kind` being `c` or `d`",
        ),
        (
            of(
                "oneOf",
                json!([{"required": ["a"]}, {"required": ["b"]}, {"title": "Third", "required": ["b", "c"]}]),
            ),
            json!({"a": 1, "b": 1, "c": 1}),
            ": expected exactly one of an object with `a`, the schema at index 1 or Third with `c`, but found a value that matches an object with `a`, the schema at index 1 and Third with `c`",
        ),
        // The same title, and a tag.
        (
            of(
                "oneOf",
                json!([
                    {"title": "Shape", "properties": {"kind": {"const": "a"}}}, {"title": "Shape", "properties": {"kind": {"const": "b"}}}
                ]),
            ),
            json!(1),
            ": expected exactly one of Shape with `kind` being `a` or Shape with `kind` being `b`, but found a value that matches Shape with `kind` being `a` and Shape with `kind` being `b`",
        ),
        // In an allOf of one.
        (
            json!({"$defs": {"One": {"maximum": 9}, "Two": {"minimum": 5}}, "oneOf": [{"allOf": [{"$ref": "#/$defs/One"}]}, {"$ref": "#/$defs/Two"}]}),
            json!(7),
            ": expected exactly one of One or Two, but found a value that matches One and Two",
        ),
        // Valid under two branches of an inner union.
        (
            of(
                "oneOf",
                json!([{"oneOf": [{"title": "Low", "maximum": 9}, {"title": "High", "minimum": 5}]}, {"title": "Text", "type": "string"}]),
            ),
            json!(7),
            ": expected exactly one of Low, High or Text, but found a value that matches Low and High",
        ),
        (
            of(
                "anyOf",
                json!([{"oneOf": [{"title": "Low", "maximum": 9}, {"title": "High", "minimum": 5}]}, {"title": "Even", "multipleOf": 2}]),
            ),
            json!(7),
            ": expected exactly one of Low or High, but found a value that matches Low and High",
        ),
        // Nothing tells them apart.
        (
            of(
                "oneOf",
                json!([{"minimum": 1}, {"minimum": 2}, {"type": "integer"}]),
            ),
            json!(7),
            ": expected exactly one of the schema at index 0, the schema at index 1 or an integer, but found a value that matches the schema at index 0, the schema at index 1 and an integer",
        ),
        (
            of(
                "oneOf",
                json!([{"type": "integer", "minimum": 1}, {"type": "integer", "minimum": 2}, {"type": "number"}]),
            ),
            json!(7),
            ": expected exactly one of an integer or a number, but found a value that matches the schema at index 0, the schema at index 1 and a number",
        ),
    ] {
        assert_said(&schema, document, &[expected]);
    }
}

#[test]
fn a_discriminator_without_constants_selects() {
    let animal = |member: &str| json!({"type": "object", "required": ["petType", member], "properties": {"petType": {"type": "string"}, member: {"type": "integer"}}});
    for (discriminator, dog, cat) in [
        (json!({"propertyName": "petType"}), "Dog", "Cat"),
        (
            json!({"propertyName": "petType", "mapping": {"d": "#/$defs/Dog", "c": "Cat", "woof": "#/$defs/Dog"}}),
            "woof",
            "c",
        ),
    ] {
        let union = json!({"oneOf": [{"$ref": "#/$defs/Dog"}, {"$ref": "#/$defs/Cat"}], "discriminator": discriminator});
        for union in [union.clone(), json!({"anyOf": [union, {"type": "null"}]})] {
            let mut schema = union;
            schema["$defs"] = json!({"Dog": animal("bark"), "Cat": animal("purr")});
            assert_said(
                &schema,
                json!({"petType": dog, "purr": ""}),
                &["/bark: expected the member `bark`, but found an object without it"],
            );
            assert_said(
                &schema,
                json!({"petType": cat, "bark": ""}),
                &["/purr: expected the member `purr`, but found an object without it"],
            );
        }
    }
}

#[test]
fn a_union_in_a_member_is_explained_by_itself() {
    let inner = json!({"anyOf": [
        {"oneOf": [
            {"type": "object", "required": ["t"], "properties": {"t": {"const": "x"}, "n": {"type": "integer"}}},
            {"type": "object", "required": ["t"], "properties": {"t": {"const": "y"}, "s": {"type": "string"}}}
        ]},
        {"type": "object", "required": ["t"], "properties": {"t": {"const": "z"}}}
    ]});
    let outer = json!({"oneOf": [
        {"anyOf": [
            {"type": "object", "required": ["op", "body"], "properties": {"op": {"const": "put"}, "body": inner}},
            {"type": "object", "required": ["op"], "properties": {"op": {"const": "get"}}}
        ]},
        {"type": "string"}
    ]});
    for (document, expected) in [
        (
            json!({"op": "put", "body": {"t": "y", "s": 1}}),
            "/body/s: expected a string, but found the number 1",
        ),
        (
            json!({"op": "put", "body": {"t": "zz"}}),
            "/body: expected an object with the member `t` being `x`, `y` or `z`, but found the string `zz` there",
        ),
        (
            json!({"op": "put"}),
            "/body: expected the member `body`, but found an object without it",
        ),
        (
            json!({"op": "pu"}),
            ": expected an object with the member `op` being `put` or `get`, but found the string `pu` there; did you mean `put`?",
        ),
        (
            json!(1),
            ": expected an object or a string, but found the number 1",
        ),
    ] {
        let found = words(&compile(&outer), &document);
        let found: Vec<&str> = found
            .iter()
            .map(|one| one.split("; did you mean `z`?").next().unwrap())
            .collect();
        assert_eq!(found, [expected], "{document}");
    }
}

#[test]
fn a_union_that_contains_itself_is_explained() {
    let schema = json!({
        "$defs": {
            "expr": {"anyOf": [{"$ref": "#/$defs/expr2"}, {"type": "integer"}]},
            "expr2": {"anyOf": [{"$ref": "#/$defs/sum"}, {"$ref": "#/$defs/expr3"}]},
            "expr3": {"oneOf": [{"$ref": "#/$defs/not"}]},
            "sum": {"type": "object", "required": ["op", "left"], "properties": {"op": {"const": "sum"}, "left": {"$ref": "#/$defs/expr"}}},
            "not": {"type": "object", "required": ["op", "of"], "properties": {"op": {"const": "not"}, "of": {"$ref": "#/$defs/expr"}}}
        },
        "$ref": "#/$defs/expr"
    });
    assert_said(
        &schema,
        json!({"op": "sum", "left": {"op": "not", "of": {"op": "sum", "left": ""}}}),
        &["/left/of/left: expected an object or an integer, but found an empty string"],
    );
    // A union that is one of its own branches.
    let circle = json!({"$defs": {"u": {"anyOf": [{"anyOf": [{"$ref": "#/$defs/u"}, {"type": "integer"}]}, {"type": "null"}]}}, "$ref": "#/$defs/u"});
    assert!(
        compile(&circle).check(b"\"a\"").is_ok()
            || !words(&compile(&circle), &json!("a")).is_empty()
    );
}
