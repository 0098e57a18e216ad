use serde_json::{Value, json};

use super::*;

mod recursion;

fn found(old: &Value, new: &Value) -> Comparison {
    let (old, new) = (old.to_string(), new.to_string());
    compare(Version::new(&old), Version::new(&new)).unwrap()
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "it reads better where it is called"
)]
fn object(properties: Value, required: Value) -> Value {
    json!({"type": "object", "additionalProperties": false, "properties": properties, "required": required})
}

#[track_caller]
fn says(old: &Value, new: &Value, level: Level, words: &[&str]) {
    let found = found(old, new);
    let told: Vec<_> = found
        .changes()
        .iter()
        .map(|change| format!("{} {change}", change.level()))
        .collect();
    assert_eq!(
        (
            found.level(),
            told.iter().map(String::as_str).collect::<Vec<_>>()
        ),
        (level, words.to_vec())
    );
}

// SPEC E6
#[test]
fn members_come_and_go() {
    let one = object(json!({"a": {"type": "string"}}), json!(["a"]));
    let optional = object(json!({"a": {"type": "string"}}), json!([]));
    let two = object(
        json!({"a": {"type": "string"}, "b": {"type": "integer"}}),
        json!(["a"]),
    );
    let both = object(
        json!({"a": {"type": "string"}, "b": {"type": "integer"}}),
        json!(["a", "b"]),
    );
    says(&one, &one, Level::Patch, &[]);
    says(
        &one,
        &optional,
        Level::Minor,
        &["minor /required: `a` is now optional"],
    );
    says(
        &optional,
        &one,
        Level::Major,
        &["major /required: `a` is now required"],
    );
    says(&one, &two, Level::Minor, &["minor /properties/b: is new"]);
    says(&two, &one, Level::Major, &["major /properties/b: is gone"]);
    says(
        &one,
        &both,
        Level::Major,
        &[
            "minor /properties/b: is new",
            "major /required: `b` is now required",
        ],
    );
    let turned = object(
        json!({"a": {"type": "string"}, "b": {"type": "integer"}}),
        json!(["b", "a"]),
    );
    says(
        &both,
        &turned,
        Level::Patch,
        &["patch /required: is in another order"],
    );
}

// SPEC E6
#[test]
fn constraints_get_tighter_and_wider() {
    let of = |schema: Value| object(json!({"a": schema}), json!(["a"]));
    for (old, new, there, back) in [
        (
            json!({"type": "string"}),
            json!({"type": ["string", "null"]}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"type": "string", "minLength": 2}),
            json!({"type": "string", "minLength": 1}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"type": "string", "maxLength": 2}),
            json!({"type": "string"}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"type": "integer", "minimum": 0}),
            json!({"type": "integer"}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"type": "integer"}),
            json!({"type": "number"}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"enum": ["x"]}),
            json!({"enum": ["x", "y"]}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"const": "x"}),
            json!({"enum": ["x"]}),
            Level::Patch,
            Level::Patch,
        ),
        (
            json!({"type": "array", "items": {"type": "string"}, "minItems": 1}),
            json!({"type": "array", "items": {"type": "string"}}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"type": "number", "multipleOf": 4}),
            json!({"type": "number", "multipleOf": 2}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"type": "string", "title": "A"}),
            json!({"type": "string", "description": "b"}),
            Level::Patch,
            Level::Patch,
        ),
        // Equal patterns are the same; what edits of one do cannot be told.
        (
            json!({"type": "string", "pattern": "^a+$", "minLength": 3}),
            json!({"type": "string", "pattern": "^a+$"}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"type": "string", "pattern": "^(a|b)+$"}),
            json!({"type": "string", "pattern": "^[ab]+$"}),
            Level::Major,
            Level::Major,
        ),
        (
            json!({"type": "string", "pattern": "^a$"}),
            json!({"type": "string"}),
            Level::Minor,
            Level::Major,
        ),
        (
            json!({"type": "string"}),
            json!({"type": "integer"}),
            Level::Major,
            Level::Major,
        ),
    ] {
        let (old, new) = (of(old), of(new));
        assert_eq!(found(&old, &new).level(), there, "{old} {new}");
        assert_eq!(found(&new, &old).level(), back, "{new} {old}");
        assert!(!found(&new, &old).changes().is_empty(), "{new} {old}");
    }
}

#[test]
fn a_reference_is_what_it_leads_to() {
    let inline = object(json!({"a": {"type": "string"}}), json!([]));
    let mut named = object(json!({"a": {"$ref": "#/definitions/A"}}), json!([]));
    named["definitions"] = json!({"A": {"type": "string"}, "Unused": {"type": "null"}});
    says(&inline, &named, Level::Patch, &[]);
    named["definitions"]["A"]["minLength"] = json!(1);
    says(
        &inline,
        &named,
        Level::Major,
        &["major /properties/a/minLength: is new: `1`"],
    );

    let other =
        json!({"$id": "https://example.org/b/1.0.0", "type": "string", "minLength": 1}).to_string();
    let outside = object(
        json!({"a": {"$ref": "https://example.org/b/1.0.0"}}),
        json!([]),
    )
    .to_string();
    let named = named.to_string();
    let documents = [
        ("https://example.org/b/1.0.0".to_owned(), other),
        ("https://example.org/c".to_owned(), "no JSON".to_owned()),
    ];
    let new = Version {
        documents: &documents,
        ..Version::new(&outside)
    };
    assert_eq!(compare(Version::new(&named), new).unwrap().changes(), []);
    let error = compare(Version::new(&outside), Version::new(&named)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the old schema: expected a `$ref` to this schema or to one beside it, but found `https://example.org/b/1.0.0`"
    );
}

// SPEC E6
#[test]
fn text_beside_a_reference_is_read_by_people() {
    let schema = |beside: &str, of: &str| {
        let target = json!({"type": "string", "description": of});
        json!({"definitions": {"T": target}, "properties": {"a": {"$ref": "#/definitions/T", "description": beside}}})
    };
    let old = schema("old", "target");
    for new in [schema("new", "target"), schema("old", "other")] {
        assert_eq!(found(&old, &new).level(), Level::Patch);
    }
    assert!(found(&old, &old).changes().is_empty());
}

#[test]
fn schemas_that_explode_are_refused() {
    let mut definitions = serde_json::Map::new();
    for level in 0..40 {
        let inner = json!({"$ref": format!("#/definitions/{}", level + 1)});
        definitions.insert(
            level.to_string(),
            object(json!({"a": inner, "b": inner}), json!([])),
        );
    }
    definitions.insert("40".to_owned(), json!({}));
    let bomb = json!({"$ref": "#/definitions/0", "definitions": definitions}).to_string();
    let error = compare(Version::new(&bomb), Version::new("{}")).unwrap_err();
    assert!(
        error.to_string().contains("at most 100000 subschemas"),
        "{error}"
    );
}

#[test]
fn versions_follow_each_other() {
    assert_eq!(Level::Patch.next("0.0.9").as_deref(), Some("0.0.10"));
    assert_eq!(Level::Major.next("1.2.3").as_deref(), Some("2.0.0"));
    for wrong in [
        "",
        "1",
        "1.2",
        "1.2.3.4",
        "1.2.x",
        "1.2.+3",
        "1..3",
        "v1.2.3",
        "1.2.99999999999999999999",
    ] {
        assert_eq!(Level::Patch.next(wrong), None, "{wrong}");
    }
    assert_eq!(Level::Minor.next("1.18446744073709551615.0"), None);
}

// SPEC E6
#[test]
fn below_not_the_directions_turn() {
    let of = |inner: Value| {
        object(
            json!({"a": {"not": object(json!({"b": inner}), json!(["b"]))}}),
            json!([]),
        )
    };
    let narrow = of(json!({"type": "string", "minLength": 5}));
    let wide = of(json!({"type": "string", "minLength": 1}));
    let found = found(&narrow, &wide);
    assert_eq!(found.level(), Level::Major);
    assert_eq!(found.changes()[0].level(), Level::Major);
}

#[test]
fn a_long_chain_of_references_is_refused_in_words() {
    let chain = |links: usize| {
        let definitions: serde_json::Map<String, Value> = (0..links)
            .map(|link| {
                let next = json!({"items": {"$ref": format!("#/definitions/d{}", link + 1)}});
                (format!("d{link}"), next)
            })
            .chain([(format!("d{links}"), json!({"type": "string"}))])
            .collect();
        json!({"$ref": "#/definitions/d0", "definitions": definitions}).to_string()
    };
    for (links, told) in [(50, true), (100_000, false)] {
        let text = chain(links);
        let found = compare(Version::new(&text), Version::new(&text));
        assert_eq!(found.is_ok(), told, "{links}");
        if let Err(error) = found {
            assert_eq!(
                error.to_string(),
                "the old schema: expected at most 128 levels of subschemas once every `$ref` is followed, but found more"
            );
        }
    }
}

#[test]
fn every_change_of_a_large_schema_is_weighed() {
    let of = |most: usize| {
        let property = json!({"type": "string", "maxLength": most});
        let names = (0..300).map(|name| format!("p{name}"));
        let properties = names.map(|name| (name, property.clone())).collect();
        object(properties, json!([]))
    };
    let empty = object(json!({}), json!([]));
    for (old, new, level) in [
        (of(5), of(6), Level::Minor),
        (empty.clone(), of(5), Level::Minor),
        (of(5), empty, Level::Major),
    ] {
        let found = found(&old, &new);
        assert_eq!((found.level(), found.changes().len()), (level, 300));
        let levels: Vec<_> = found.changes().iter().map(Change::level).collect();
        assert_eq!(levels, vec![level; 300]);
    }
}

#[test]
fn long_lists_of_constants_are_compared_as_sets() {
    let list = |from: usize| {
        let values: Vec<String> = (from..from + 50_000).map(|n| format!("v{n}")).collect();
        json!({"enum": values}).to_string()
    };
    let (old, new) = (list(0), list(30));
    let found = compare(Version::new(&old), Version::new(&new)).unwrap();
    assert_eq!(found.level(), Level::Major);
    let words = found.changes()[0].to_string();
    assert!(words.starts_with("/enum: `\"v0\"` is gone, "), "{words}");
    assert!(words.ends_with("`\"v50009\"` is new, 20 more"), "{words}");
}

// SPEC X4
#[test]
fn definitions_are_compared_where_there_is_nothing_else() {
    let schema = |definitions: Value| json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions});
    let part = |wanted: &str| json!({"type": "object", "required": ["uri"], "properties": {"uri": {"type": wanted}}});
    let user = json!({"anyOf": [{"$ref": "#/$defs/Part"}, {"$ref": "#/$defs/List"}]});
    let list = json!({"type": "array", "items": {"$ref": "#/$defs/List"}});
    let mut old = schema(json!({"Part": part("string"), "User": user, "List": list, "Old": {}}));
    let new = schema(json!({"Part": part("integer"), "User": user, "List": list, "New": {}}));
    says(
        &old,
        &new,
        Level::Major,
        &[
            "minor /$defs/New: is new",
            "major /$defs/Old: is gone",
            "major /$defs/Part/properties/uri/type: is now `\"integer\"`, was `\"string\"`",
            "major /$defs/User: may accept less, by what it refers to; it could not be proven that it does not",
        ],
    );
    says(&old, &old, Level::Patch, &[]);
    let mut wider = old.clone();
    wider["$defs"]["Part"]["required"] = json!([]);
    let optional = "minor /$defs/Part/required: `uri` is now optional";
    let user = "major /$defs/User: may accept less, by what it refers to; it could not be proven that it does not";
    says(&old, &wider, Level::Major, &[optional, user]);
    for schema in [&mut old, &mut wider] {
        schema["$defs"]["User"]["anyOf"] = json!([{"$ref": "#/$defs/Part"}]);
    }
    let user = "minor /$defs/User: accepts other values, by what it refers to";
    says(&old, &wider, Level::Minor, &[optional, user]);
    // One that asks something of a document is compared by that.
    let root = |wanted: &str| json!({"type": "string", "$defs": {"Part": part(wanted)}});
    assert_eq!(
        found(&root("string"), &root("integer")).level(),
        Level::Patch
    );
}

#[test]
fn items_that_are_looked_for_turn_where_there_may_be_few() {
    let looks = |wanted: Value| json!({"type": "array", "contains": {"type": wanted}, "maxContains": 1, "$schema": "https://json-schema.org/draft/2020-12/schema"});
    let found = found(&looks(json!("string")), &looks(json!(["number", "string"])));
    let levels: Vec<_> = found.changes().iter().map(Change::level).collect();
    assert_eq!((found.level(), levels), (Level::Major, vec![Level::Major]));
}

#[test]
fn alternatives_without_number_cost_what_there_is() {
    let needs: serde_json::Map<String, Value> =
        (0..70).map(|n| (format!("k{n}"), json!(["x"]))).collect();
    let schema = |more: &str| json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "dependentRequired": needs, "properties": {more: {"type": "string"}}});
    assert_eq!(found(&schema("a"), &schema("b")).level(), Level::Major);
}

#[test]
fn a_member_that_nothing_else_looked_at_comes() {
    let schema = |properties: Value| {
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "properties": properties, "unevaluatedProperties": false,
        })
    };
    says(
        &schema(json!({"a": {}})),
        &schema(json!({"a": {}, "b": {}})),
        Level::Minor,
        &["minor /properties/b: is new"],
    );
}
