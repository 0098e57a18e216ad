//! Unions that are written flat, with documents that match no branch, or several.

use serde_json::{Value, json};

/// The keyword, the branches, the definitions they refer to, and the documents.
pub(crate) struct Case {
    pub(crate) keyword: &'static str,
    pub(crate) branches: Vec<Value>,
    pub(crate) definitions: Value,
    pub(crate) documents: Vec<Value>,
}

fn case(keyword: &'static str, branches: Value, documents: Value) -> Case {
    let list = |value: Value| match value {
        Value::Array(list) => list,
        other => vec![other],
    };
    Case {
        keyword,
        branches: list(branches),
        definitions: json!({}),
        documents: list(documents),
    }
}

/// An object with a tag, a member and a note, open.
fn tagged(tag: &str, value: &Value, member: &str) -> Value {
    json!({
        "type": "object",
        "required": [tag, member],
        "properties": {tag: value, member: {"type": "string"}, "note": {"type": "string"}}
    })
}

fn closed(mut branch: Value) -> Value {
    branch["additionalProperties"] = json!(false);
    branch
}

fn without_type(mut branch: Value) -> Value {
    branch.as_object_mut().unwrap().remove("type");
    branch
}

fn with_tag_optional(mut branch: Value) -> Value {
    branch["required"].as_array_mut().unwrap().remove(0);
    branch
}

/// Documents for branches `a`, `b`, `c` and `d` by a tag, with the members `x`, `y`, `z` and `w`.
fn documents(tag: &str, values: [Value; 4], typo: Value) -> Value {
    let [a, b, c, d] = values;
    json!([
        {tag: a, "x": 1},
        {tag: b},
        {tag: c, "z": "", "note": 1},
        {tag: d, "w": {}, "x": ""},
        {tag: a, "y": "", "z": "", "w": ""},
        {tag: typo, "x": ""},
        {tag: typo},
        {tag: {}},
        {tag: null, "w": ""},
        {"x": ""},
        {"x": 1, "note": 1},
        {"tpye": a, "x": ""},
        {},
        5,
        "text",
        null,
        [],
        [{tag: a}],
        {tag: b, "y": "", "extra": 1, "note": 2}
    ])
}

fn all_tagged(tag: &str, of: [Value; 4]) -> Vec<Value> {
    let members = ["x", "y", "z", "w"];
    let all = of.iter().zip(members);
    all.map(|(value, member)| tagged(tag, value, member))
        .collect()
}

pub(crate) fn cases() -> Vec<Case> {
    let names = ["alpha", "bravo", "charlie", "delta"].map(|name| json!({"const": name}));
    let strings = ["alpha", "bravo", "charlie", "delta"].map(|name| json!(name));
    let plain = all_tagged("type", names.clone());
    let by_name = || documents("type", strings.clone(), json!("alhpa"));
    let with = |change: fn(Value) -> Value| {
        let changed = plain.iter().cloned().map(change);
        Value::Array(changed.collect())
    };
    let mut cases = Vec::new();
    for keyword in ["anyOf", "oneOf"] {
        cases.push(case(keyword, with(|branch| branch), by_name()));
        cases.push(case(keyword, with(closed), by_name()));
        cases.push(case(keyword, with(without_type), by_name()));
        cases.push(case(keyword, with(with_tag_optional), by_name()));
        cases.push(case(
            keyword,
            with(|branch| closed(with_tag_optional(branch))),
            by_name(),
        ));
        // With titles, and a default for the tag, as pydantic writes them.
        let titled = |mut branch: Value| {
            let tag = branch["properties"]["type"]["const"].clone();
            branch["title"] = json!(format!("Model {}", tag.as_str().unwrap()));
            branch["properties"]["type"]["default"] = tag;
            branch["properties"]["type"]["type"] = json!("string");
            branch
        };
        cases.push(case(keyword, with(titled), by_name()));
        // Tags of several strings, of one string in `enum`, and of a type beside.
        let several = [
            json!({"enum": ["alpha", "alpine"]}),
            json!({"enum": ["bravo"]}),
            json!({"type": "string", "enum": ["charlie", "charly"]}),
            json!({"const": "delta"}),
        ];
        let branches = Value::Array(all_tagged("kind", several));
        let by_kind = documents("kind", strings.clone(), json!("brabo"));
        cases.push(case(keyword, branches, by_kind));
        // Integers and booleans as tags.
        let numbers = [1, 2, 3, 4].map(|number| json!({"const": number}));
        let branches = Value::Array(all_tagged("version", numbers));
        let by_number = documents("version", [1, 2, 3, 4].map(|one| json!(one)), json!(7));
        cases.push(case(keyword, branches, by_number));
        let bools = Value::Array(vec![
            tagged("stream", &json!({"const": true}), "x"),
            tagged("stream", &json!({"const": false}), "y"),
            tagged("other", &json!({"enum": [1, "one", null]}), "z"),
        ]);
        let by_bool = json!([
            {"stream": true}, {"stream": false}, {"stream": true, "y": ""}, {"stream": 1, "x": ""},
            {"other": 2, "z": ""}, {"other": null}, {"stream": true, "other": 1}, {}
        ]);
        cases.push(case(keyword, bools, by_bool));
        // A tag that only some have, and a branch that takes every object.
        let mut some = plain.clone();
        some.push(json!({"type": "object", "required": ["ref"], "properties": {"ref": {"type": "string"}}}));
        let mut more = by_name();
        more.as_array_mut().unwrap().extend([
            json!({"ref": 1}),
            json!({"reff": "a"}),
            json!({"type": "alpha", "ref": 1}),
            json!({"type": "none", "ref": 1}),
        ]);
        cases.push(case(keyword, Value::Array(some), more.clone()));
        let mut with_map = plain.clone();
        with_map.push(json!({"type": "object", "additionalProperties": {"type": "integer"}}));
        cases.push(case(keyword, Value::Array(with_map), more));
        // Objects beside other kinds of values.
        let mut mixed = plain.clone();
        mixed.extend([
            json!({"type": "string", "minLength": 9}),
            json!({"type": "array", "items": {"type": "integer"}}),
            json!({"type": "null"}),
        ]);
        cases.push(case(keyword, Value::Array(mixed), by_name()));
        let kinds = json!([
            {"type": "string", "maxLength": 2}, {"type": "integer"}, {"type": "array", "items": {"type": "string"}},
            {"type": "array", "items": {"type": "boolean"}}, {"type": "null"}
        ]);
        cases.push(case(
            keyword,
            kinds,
            json!(["abc", 1.5, [1], [true, ""], {}, true, [true, true, 1]]),
        ));
        // Constants, with titles and without, as schemars writes them.
        let constants = json!([
            {"const": "red"}, {"const": "green", "title": "Go"}, {"type": "string", "enum": ["blue", "black"]}, {"const": "grey"}
        ]);
        cases.push(case(
            keyword,
            constants,
            json!(["gren", "blak", 5, {}, null, ""]),
        ));
        let constants = json!([{"const": 1}, {"const": 2}, {"const": true}, {"const": "one"}]);
        cases.push(case(keyword, constants, json!(["on", 3, false, {}, null])));
        let constants = json!([
            {"const": "unit"}, {"const": "none"},
            closed(json!({"type": "object", "required": ["tuple"], "properties": {"tuple": {"type": "array"}}})),
            closed(json!({"type": "object", "required": ["record"], "properties": {"record": {"type": "object"}}}))
        ]);
        // Externally tagged.
        cases.push(case(
            keyword,
            constants,
            json!(["unti", 1, {"tuple": 1}, {"recrod": {}}, {"record": {}, "tuple": []}, {}, {"other": 1}]),
        ));
        // A tag one level down.
        let nested = |kind: &str, member: &str| {
            json!({
                "type": "object",
                "required": ["spec"],
                "properties": {"spec": {
                    "type": "object",
                    "required": ["kind", member],
                    "properties": {"kind": {"const": kind}, member: {"type": "integer"}}
                }, "id": {"type": "string"}}
            })
        };
        let deep = json!([
            nested("disk", "size"),
            nested("net", "ports"),
            nested("gpu", "cores")
        ]);
        cases.push(case(
            keyword,
            deep,
            json!([
                {"spec": {"kind": "disk", "size": ""}}, {"spec": {"kind": "net"}}, {"spec": {"kind": "gpu", "cores": 1}, "id": 1},
                {"spec": {"kind": "dsik", "size": 1}}, {"spec": {"kind": 1}}, {"spec": {}}, {}, {"spec": 1}, {"spec": {"size": 1}}
            ]),
        ));
        // A union in a member of a branch.
        let holding = |name: &str, kinds: [&str; 2]| {
            let branches = kinds.map(|kind| tagged("kind", &json!({"const": kind}), "x"));
            json!({"type": "object", "required": ["body"], "properties": {"body": {"oneOf": branches}, name: {"type": "integer"}}})
        };
        let holders = json!([
            holding("one", ["ant", "bee"]),
            holding("two", ["cat", "dog"]),
            holding("three", ["eel", "fly"])
        ]);
        cases.push(case(
            keyword,
            holders,
            json!([
                {"body": {"kind": "bee", "x": 1}}, {"body": {"kind": "cat"}}, {"body": {"kind": "eel", "x": ""}, "three": ""},
                {"body": {"kind": "cta"}}, {"body": {}}, {"body": 1}, {}, {"body": {"kind": "dog", "x": ""}, "one": 1, "two": ""}
            ]),
        ));
        // Two tags.
        let two = |kind: &str, version: u32, member: &str| {
            json!({
                "type": "object",
                "required": ["kind", "apiVersion", member],
                "properties": {"kind": {"const": kind}, "apiVersion": {"const": version}, member: {"type": "string"}}
            })
        };
        let pairs = json!([
            two("pod", 1, "x"),
            two("pod", 2, "y"),
            two("job", 1, "z"),
            two("job", 2, "w")
        ]);
        cases.push(case(
            keyword,
            pairs,
            json!([
                {"kind": "pod", "apiVersion": 2, "y": 1}, {"kind": "job", "apiVersion": 1}, {"kind": "job", "apiVersion": 3, "w": ""},
                {"kind": "jbo", "apiVersion": 1, "x": ""}, {"kind": "pod"}, {"apiVersion": 2}, {}
            ]),
        ));
        // No tag: told apart by members.
        let url = closed(
            json!({"type": "object", "required": ["url"], "properties": {"url": {"type": "string"}, "width": {"type": "integer"}}}),
        );
        let data = closed(
            json!({"type": "object", "required": ["data"], "properties": {"data": {"type": "string"}}}),
        );
        let file = json!({"required": ["file"], "properties": {"file": {"type": "string"}}});
        cases.push(case(
            keyword,
            json!([url, data, file]),
            json!([
                {"url": 1}, {"url": "", "widht": 1}, {"dat": ""}, {}, {"url": "", "data": ""}, {"url": 1, "data": 1}, {"file": 1}, []
            ]),
        ));
        // Nothing but lengths and patterns.
        let texts =
            json!([{"minLength": 5}, {"pattern": "^a"}, {"type": "string", "maxLength": 0}]);
        cases.push(case(keyword, texts, json!(["b", "bc"])));
        // By reference, and behind references.
        cases.push(Case {
            keyword,
            branches: ["alpha", "bravo", "charlie", "delta"]
                .map(|name| json!({"$ref": format!("#/$defs/{name}")}))
                .to_vec(),
            definitions: json!({
                "alpha": plain[0], "bravo": {"allOf": [plain[1]]}, "charlie": {"$ref": "#/$defs/Charles"},
                "Charles": closed(plain[2].clone()), "delta": {"allOf": [{"$ref": "#/$defs/base"}], "properties": plain[3]["properties"]},
                "base": {"type": "object", "required": ["type"]}
            }),
            documents: documents("type", strings.clone(), json!("bravi")).as_array().unwrap().clone(),
        });
    }
    // Several branches that match.
    let numbers = json!([
        {"title": "Small", "type": "integer", "maximum": 9}, {"title": "Even", "type": "integer", "multipleOf": 2},
        {"title": "Big", "type": "integer", "minimum": 100}, {"type": "integer", "minimum": 1000}
    ]);
    cases.push(case("oneOf", numbers, json!([2, 102, 2000, 15, 1001, "x"])));
    cases
}
