//! Changes of tools: what they mean for callers, and that no level is smaller than it should be. SPEC X4.

#![cfg(test)]

use saop_compat::{Level, ToolComparison, ToolFate, compare_tools};
use saop_schema::Schema;
use saop_tools::ToolList;
use serde_json::{Value, json};

fn list(tool: &Value) -> ToolList {
    ToolList::parse(&json!([tool]).to_string()).unwrap()
}

fn compared(old: &Value, new: &Value) -> ToolComparison {
    compare_tools(&list(old), &list(new))
}

fn of_schemas(old: &Value, new: &Value) -> ToolComparison {
    let tool = |schema: &Value| json!({"name": "t", "inputSchema": schema});
    compared(&tool(old), &tool(new))
}

fn told(found: &ToolComparison) -> Vec<String> {
    let tools = found.tools().iter();
    tools
        .flat_map(|tool| {
            let changes = tool.changes().iter();
            let changes = changes.map(|change| format!("{} {change}", change.level()));
            std::iter::once(tool.to_string()).chain(changes)
        })
        .collect()
}

/// Schemas of arguments, in several dialects.
fn schemas() -> Vec<Value> {
    vec![
        json!({"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}, "b": {"type": "integer"}}}),
        json!({"type": "object", "additionalProperties": false, "properties": {"a": {"enum": ["x", "y"]}, "b": {"type": ["integer", "null"]}}}),
        json!({"properties": {"a": {"type": "array", "items": {"type": "string"}}, "b": {"$ref": "#/$defs/B"}}, "$defs": {"B": {"minimum": 1}}}),
        json!({"properties": {"a": {"prefixItems": [{"type": "string"}], "items": false}}, "dependentRequired": {"b": ["a"]}}),
        json!({"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"a": {"items": [{"type": "string"}], "additionalItems": false}}, "dependencies": {"b": ["a"]}}),
        json!({"$schema": "http://json-schema.org/draft-04/schema#", "properties": {"b": {"minimum": 1, "exclusiveMinimum": true}}}),
        json!({"anyOf": [{"required": ["a"]}, {"required": ["b"]}], "properties": {"a": {"type": "string", "minLength": 1}}}),
        json!({"allOf": [{"properties": {"a": {}}}], "unevaluatedProperties": false}),
        json!({"properties": {"a": {"$ref": "#/$defs/A", "maxLength": 2}}, "$defs": {"A": {"type": "string"}}}),
    ]
}

/// Small changes of a schema.
fn edits() -> Vec<fn(&mut Value)> {
    fn at<'v>(schema: &'v mut Value, name: &str) -> &'v mut Value {
        if schema["properties"].is_null() {
            schema["properties"] = json!({});
        }
        &mut schema["properties"][name]
    }
    fn inside(schema: &mut Value, name: &str, keyword: &str, value: Value) {
        let member = at(schema, name);
        if !member.is_object() {
            *member = json!({});
        }
        member[keyword] = value;
    }
    vec![
        |_| {},
        |schema| schema["required"] = json!(["a"]),
        |schema| schema["required"] = json!(["a", "b"]),
        |schema| drop(schema.as_object_mut().unwrap().remove("required")),
        |schema| schema["additionalProperties"] = json!(false),
        |schema| schema["additionalProperties"] = json!({"type": "string"}),
        |schema| schema["description"] = json!("other"),
        |schema| schema["dependentRequired"] = json!({"a": ["b"]}),
        |schema| schema["dependencies"] = json!({"a": ["b"]}),
        |schema| schema["unevaluatedProperties"] = json!(false),
        |schema| schema["maxProperties"] = json!(1),
        |schema| schema["propertyNames"] = json!({"maxLength": 1}),
        |schema| schema["not"] = json!({"required": ["b"]}),
        |schema| *at(schema, "a") = json!({"type": "string"}),
        |schema| *at(schema, "a") = json!({"type": ["string", "array"]}),
        |schema| *at(schema, "b") = json!(true),
        |schema| *at(schema, "c") = json!({"type": "string"}),
        |schema| inside(schema, "a", "minLength", json!(1)),
        |schema| inside(schema, "a", "enum", json!(["x", "y", "z"])),
        |schema| inside(schema, "a", "prefixItems", json!([{"type": "integer"}])),
        |schema| inside(schema, "a", "minItems", json!(1)),
        |schema| inside(schema, "b", "minimum", json!(2)),
        |schema| inside(schema, "b", "exclusiveMinimum", json!(1)),
        |schema| inside(schema, "b", "type", json!(["integer", "null"])),
        |schema| inside(schema, "b", "title", json!("B")),
        |schema| inside(schema, "b", "unknown", json!(1)),
        |schema| *schema = json!({"anyOf": [schema.clone(), {"maxProperties": 0}]}),
    ]
}

/// Arguments that the schemas and their changes tell apart.
fn arguments() -> Vec<String> {
    let of_a = [
        "",
        "\"x\"",
        "\"z\"",
        "\"\"",
        "\"long\"",
        "[]",
        "[\"x\"]",
        "[1]",
        "[\"x\",1]",
        "null",
    ];
    let of_b = ["", "0", "1", "2", "3", "null", "\"x\""];
    let of_others = ["", "\"c\":\"x\"", "\"c\":1", "\"long\":\"x\""];
    let mut all = Vec::new();
    for a in of_a {
        for b in of_b {
            for other in of_others {
                let member = |name: &str, value: &str| match value {
                    "" => String::new(),
                    value => format!("\"{name}\":{value}"),
                };
                let members = [member("a", a), member("b", b), other.to_owned()];
                let members: Vec<&str> = members
                    .iter()
                    .map(String::as_str)
                    .filter(|one| !one.is_empty())
                    .collect();
                all.push(format!("{{{}}}", members.join(",")));
            }
        }
    }
    all
}

// SPEC X4
#[test]
fn no_level_is_smaller_than_what_a_document_shows() {
    let (edits, arguments) = (edits(), arguments());
    let mut levels = [0_usize; 3];
    let mut shown = 0;
    for schema in schemas() {
        for first in edits.iter().step_by(4) {
            let mut old = schema.clone();
            first(&mut old);
            let before = verdicts(&old, &arguments);
            for second in &edits {
                let mut new = old.clone();
                second(&mut new);
                let (Some(before), Some(after)) = (&before, verdicts(&new, &arguments)) else {
                    continue;
                };
                let level = of_schemas(&old, &new).level();
                levels[level as usize] += 1;
                let mut both = before.iter().zip(&after);
                let is_narrower = both.clone().any(|(before, after)| *before && !*after);
                let differs = both.any(|(before, after)| before != after);
                assert!(
                    level == Level::Major || !is_narrower,
                    "{level}\n{old}\n{new}"
                );
                assert!(level > Level::Patch || !differs, "{level}\n{old}\n{new}");
                shown += usize::from(level == Level::Major && is_narrower);
            }
        }
    }
    // It is not that all are major.
    let [patch, minor, major] = levels;
    assert!(patch > 200 && minor > 100 && major > 500, "{levels:?}");
    assert!(shown * 10 > major * 6, "{shown} of {major}");
}

fn verdicts(schema: &Value, arguments: &[String]) -> Option<Vec<bool>> {
    let list = list(&json!({"name": "t", "inputSchema": schema}));
    let schema: Schema = list.tools()[0].input.as_ref()?.compile().ok()?;
    let valid = |text: &String| schema.check(text.as_bytes()).is_ok();
    Some(arguments.iter().map(valid).collect())
}

// SPEC X4
#[test]
fn keywords_of_every_dialect_are_compared() {
    let old = "http://json-schema.org/draft-07/schema#";
    let tuple = json!({"$schema": old, "items": [{"type": "string"}]});
    let now = json!({"prefixItems": [{"type": "string"}]});
    assert_eq!(of_schemas(&tuple, &now).level(), Level::Patch);
    let open = json!({"prefixItems": [{}]});
    assert_eq!(of_schemas(&tuple, &open).level(), Level::Minor);
    assert_eq!(of_schemas(&open, &tuple).level(), Level::Major);
    let dependencies =
        json!({"$schema": old, "dependencies": {"a": ["b"], "c": {"required": ["d"]}}});
    let two =
        json!({"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"c": {"required": ["d"]}}});
    assert_eq!(of_schemas(&dependencies, &two).level(), Level::Patch);
    // What a dialect does not know rejects nothing.
    let unknown =
        json!({"$schema": old, "dependentRequired": {"a": ["b"]}, "prefixItems": [false]});
    assert_eq!(of_schemas(&json!({}), &unknown).level(), Level::Patch);
    let bound = json!({"$schema": "http://json-schema.org/draft-04/schema#", "maximum": 3, "exclusiveMaximum": true, "const": 1});
    assert_eq!(
        of_schemas(&bound, &json!({"exclusiveMaximum": 3})).level(),
        Level::Patch
    );
    // Beside a reference, keywords count since 2019-09.
    let beside = json!({"$ref": "#/$defs/A", "maxLength": 2, "$defs": {"A": {"type": "string"}}});
    assert_eq!(
        of_schemas(&beside, &json!({"type": "string", "maxLength": 2})).level(),
        Level::Patch
    );
}

// SPEC X4
#[test]
fn what_cannot_be_told_is_major_and_says_so() {
    let plain = json!({"type": "object"});
    let unresolved = json!({"$ref": "other.json"});
    let dynamic =
        json!({"$dynamicRef": "#x", "$defs": {"x": {"$dynamicAnchor": "x", "type": "object"}}});
    let long = json!({"maximum": 0.123_456_789_012_345_68});
    let inner = json!({"properties": {"a": {"$id": "https://example.org/a", "type": "string"}}});
    let old = json!({"$schema": "http://json-schema.org/draft-04/schema#", "properties": {"a": {"id": "https://example.org/a"}}});
    for other in [unresolved, dynamic, long, inner, old] {
        let found = of_schemas(&plain, &other);
        let tool = &found.tools()[0];
        assert_eq!((found.level(), tool.level()), (Level::Major, Level::Major));
        assert!(tool.undecided().is_some(), "{other}");
        let words = "t: major, it cannot be told whether every call that was accepted still is: ";
        assert!(tool.to_string().starts_with(words), "{tool}");
    }
    // Proven to be narrower is something else.
    let found = of_schemas(&plain, &json!({"type": "object", "required": ["a"]}));
    assert_eq!(found.tools()[0].undecided(), None);
    assert_eq!(
        told(&found),
        [
            "t: major, a call that was accepted may fail",
            "major /inputSchema/required: `a` is now required"
        ]
    );
}

// SPEC X4
#[test]
fn a_comparison_that_takes_too_long_is_not_begun() {
    let pairs = |name: &str| -> Value {
        let pair = |n| json!({"anyOf": [{"required": [format!("k{n}")]}, {"required": [format!("{name}{n}")]}]});
        json!({"allOf": (0..30).map(pair).collect::<Value>()})
    };
    let many = |bound: u64| -> Value {
        let one = |n| json!({"properties": {format!("k{n}"): {"maximum": bound}}});
        json!({"anyOf": (0..1000).map(one).collect::<Value>()})
    };
    let dependent = |bound: usize| -> Value {
        let all = (0..bound).map(|n| (format!("k{n}"), json!([format!("l{n}")])));
        json!({"dependentRequired": all.collect::<Value>()})
    };
    let conditional = |bound: u64| -> Value {
        let one = |n| json!({"if": {"required": [format!("k{n}")]}, "then": {"maxProperties": bound + n}});
        json!({"allOf": (0..8).map(one).collect::<Value>()})
    };
    // As found by a review: none of four and none of four, and so on.
    let none_of = |count: usize| -> Value {
        let one = |n: usize| -> Value {
            let all = (0..4).map(|m| json!({"required": [format!("k{n}_{m}")]}));
            json!({"not": {"allOf": all.collect::<Value>()}})
        };
        json!({"allOf": (0..count).map(one).collect::<Value>()})
    };
    for (old, new) in [
        (pairs("l"), pairs("m")),
        (many(1), many(2)),
        (dependent(60), dependent(59)),
        (conditional(1), conditional(2)),
        (none_of(4), none_of(5)),
    ] {
        let start = std::time::Instant::now();
        let found = of_schemas(&old, &new);
        assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
        assert_eq!(found.level(), Level::Major);
        let why = found.tools()[0].undecided().unwrap();
        assert!(
            why.contains("expected at most 32 alternatives for a value, but found "),
            "{why}"
        );
        let mut titled = old.clone();
        titled["title"] = json!("x");
        assert_eq!(of_schemas(&old, &old).tools(), []);
        assert_eq!(of_schemas(&old, &titled).level(), Level::Patch);
    }
}

// SPEC X4
#[test]
fn results_may_become_narrower_and_not_wider() {
    let tool = |output: Value| json!({"name": "t", "inputSchema": {}, "outputSchema": output});
    let (wide, narrow) = (json!({}), json!({"required": ["a"]}));
    let level = |old: &Value, new: &Value| compared(&tool(old.clone()), &tool(new.clone())).level();
    assert_eq!(level(&wide, &narrow), Level::Minor);
    assert_eq!(level(&narrow, &wide), Level::Major);
    assert_eq!(
        level(&narrow, &json!({"required": ["a"], "title": "x"})),
        Level::Patch
    );
    let without = json!({"name": "t", "inputSchema": {}});
    assert_eq!(compared(&without, &tool(json!({}))).level(), Level::Minor);
    assert_eq!(compared(&tool(json!({})), &without).level(), Level::Major);
}

// SPEC X4
#[test]
fn what_a_tool_says_of_itself_is_a_patch() {
    let old = json!({"name": "t", "description": "A", "inputSchema": {}, "annotations": {"readOnlyHint": true}, "title": "T"});
    let new = json!({"name": "t", "description": "B", "inputSchema": {}, "annotations": {"readOnlyHint": false}, "icons": []});
    let found = compared(&old, &new);
    assert_eq!(found.tools()[0].fate(), ToolFate::Changed);
    assert_eq!(
        told(&found),
        [
            "t: patch, every call means what it did",
            "patch /description: says something else",
            "patch /annotations: is not the same",
            "patch /title: is gone",
            "patch /icons: is new",
        ]
    );
    assert!(compared(&old, &old).tools().is_empty());
}

// SPEC X4
#[test]
fn spelling_and_annotations_of_a_schema_are_patches() {
    let of = |old: &str, new: &str| {
        let list = |schema: &str| {
            ToolList::parse(&format!(r#"[{{"name": "t", "inputSchema": {schema}}}]"#)).unwrap()
        };
        told(&compare_tools(&list(old), &list(new)))
    };
    // Neither could be compared if it had to be.
    assert!(of(r#"{"$ref": "http://x/y"}"#, r#"{ "$ref" :"http://x/y" }"#).is_empty());
    let patch = [
        "t: patch, every call means what it did",
        "patch /inputSchema: has other annotations",
    ];
    assert_eq!(
        of(
            r##"{"$dynamicRef": "#", "title": "a"}"##,
            r##"{"description": "b", "$dynamicRef": "#"}"##
        ),
        patch
    );
    let number = |words: &str| {
        format!(
            r#"{{"properties": {{"title": {{"const": 0.12345678901234567, "description": "{words}"}}}}}}"#
        )
    };
    assert_eq!(of(&number("a"), &number("b")), patch);
    // A member called `title` is no annotation, and a reference may lead into one.
    let members = |name: &str| format!(r#"{{"properties": {{"{name}": {{"type": "string"}}}}}}"#);
    assert!(of(&members("title"), &members("default"))[0].starts_with("t: major"));
    let inner =
        |kind: &str| format!(r##"{{"$ref": "#/examples/0", "examples": [{{"type": "{kind}"}}]}}"##);
    assert!(of(&inner("string"), &inner("null"))[0].starts_with("t: major"));
}

// SPEC X4
#[test]
fn a_change_of_a_result_has_its_own_level() {
    let tool = |members: Value| json!({"name": "t", "inputSchema": {}, "outputSchema": {"type": "object", "properties": members}});
    let found = compared(
        &tool(json!({"x": {"type": "string"}, "y": {"type": "string"}})),
        &tool(json!({"x": {"type": ["string", "null"]}, "y": {"type": "string", "minLength": 3}})),
    );
    let levels: Vec<_> = found.tools()[0]
        .changes()
        .iter()
        .map(|change| (change.pointer(), change.level()))
        .collect();
    assert_eq!(
        levels,
        [
            ("/outputSchema/properties/x/type", Level::Major),
            ("/outputSchema/properties/y/minLength", Level::Minor)
        ]
    );
}

// SPEC X4
#[test]
fn annotations_are_compared_by_value_and_new_schemas_are_looked_at() {
    let tool = |annotations: &str| {
        ToolList::parse(&format!(
            r#"[{{"name": "t", "inputSchema": {{}}, "annotations": {annotations}}}]"#
        ))
        .unwrap()
    };
    let same = compare_tools(&tool(r#"{"a":1,"b":2}"#), &tool(r#"{"b": 2.0, "a": 1}"#));
    assert!(same.tools().is_empty());
    let none = ToolList::parse(r#"{"tools": []}"#).unwrap();
    let new = compare_tools(
        &none,
        &list(&json!({"name": "a", "inputSchema": {"type": "objct"}})),
    );
    assert!(
        told(&new)[1].starts_with("minor /inputSchema: is refused: /type: expected"),
        "{:?}",
        told(&new)
    );
}

#[test]
fn a_reference_into_an_annotation_is_seen_however_it_is_spelled() {
    for reference in ["#/default", "#/%64efault", "#/defaul\u{74}"] {
        let schema = |wanted: Value| json!({"type": "object", "properties": {"a": {"$ref": reference}}, "default": {"type": wanted}});
        let found = of_schemas(
            &schema(json!(["string", "number"])),
            &schema(json!("string")),
        );
        assert_eq!(found.level(), Level::Major, "{reference}");
    }
}
