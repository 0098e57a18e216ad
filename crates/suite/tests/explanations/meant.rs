//! The branch of a union that was meant, by its tag and its members, misspelled or not.

use super::{compile, words};

#[test]
fn a_branch_is_meant_though_its_tag_is_wrong() {
    let operation = r#"{"type": "object", "additionalProperties": false, "required": ["op", "left", "right"], "properties": {"op": {"enum": ["+", "-"]}, "left": {}, "right": {}}}"#;
    let not = r#"{"type": "object", "additionalProperties": false, "required": ["not"], "properties": {"not": {}}}"#;
    let block = |tag: &str, member: &str| {
        format!(
            r#"{{"type": "object", "required": ["type", "{member}"], "properties": {{"type": {{"const": "{tag}"}}, "{member}": {{}}, "note": {{}}}}}}"#
        )
    };
    let reference = r#"{"type": "object", "required": ["ref"], "properties": {"ref": {}}}"#;
    let blocks = [&*block("text", "text"), &*block("image", "data"), reference];
    for (schema, text, expected) in [
        // No other branch has the member that is wrong.
        (
            format!(r#"{{"anyOf": [{operation}, {not}]}}"#),
            r#"{"op": "%", "left": 1, "right": 2}"#,
            "/op enum: expected `+` or `-`, but found the string `%`",
        ),
        // One branch does not have it.
        (
            format!(r#"{{"oneOf": [{}]}}"#, blocks.join(", ")),
            r#"{"type": "imgae", "data": "", "note": ""}"#,
            "/type oneOf: expected `text` or `image`, but found the string `imgae`; did you mean `image`?",
        ),
        // A right tag tells more than how many members are right.
        (
            format!(r#"{{"oneOf": [{}]}}"#, blocks.join(", ")),
            r#"{"type": "text", "data": "", "note": ""}"#,
            "/text required: expected the member `text`, but found an object without it",
        ),
        (
            format!(r#"{{"oneOf": [{}]}}"#, blocks.join(", ")),
            r#"{"reff": ""}"#,
            "/ref required: expected the member `ref`, but found an object without it; is `reff` a misspelling?",
        ),
    ] {
        assert_eq!(words(&compile(&schema), text), [expected], "{schema}");
    }
    let named = compile(
        r##"{"anyOf": [{"$ref": "#/$defs/Text"}, {"$ref": "#/$defs/Blob"}], "$defs": {
            "Text": {"type": "object", "required": ["uri", "text"], "properties": {"uri": {}}},
            "Blob": {"type": "object", "required": ["uri", "blob"], "properties": {"uri": {}}}
        }}"##,
    );
    assert_eq!(
        words(&named, r#"{"uri": "a"}"#),
        [
            " anyOf: expected Text with `text` or Blob with `blob`, but found an object that matches none of them"
        ]
    );
}

#[test]
fn a_misspelled_member_tells_which_branch_was_meant() {
    let branches = |closed: bool| {
        let branch = |name: &str, other: &str| {
            let rest = if closed {
                r#", "additionalProperties": false"#
            } else {
                ""
            };
            format!(
                r#"{{"type": "object", "required": ["{name}"], "properties": {{"{name}": {{}}, "{other}": {{}}}}{rest}}}"#
            )
        };
        format!(
            r#"{{"anyOf": [{}, {}]}}"#,
            branch("data", "encoding"),
            branch("url", "width")
        )
    };
    let missing = |hint: &str| {
        format!("/url required: expected the member `url`, but found an object without it{hint}")
    };
    let unknown = |wrong: &str, right: &str| {
        format!(
            "/{wrong} additionalProperties: expected no members other than `url` and `width`, but found `{wrong}`; did you mean `{right}`?"
        )
    };
    for (closed, text, expected) in [
        (
            true,
            r#"{"ulr": 1}"#,
            vec![missing(""), unknown("ulr", "url")],
        ),
        (
            true,
            r#"{"widht": 1}"#,
            vec![missing(""), unknown("widht", "width")],
        ),
        (
            false,
            r#"{"ulr": 1}"#,
            vec![missing("; is `ulr` a misspelling?")],
        ),
    ] {
        assert_eq!(words(&compile(&branches(closed)), text), expected, "{text}");
    }
}

#[test]
fn a_known_member_with_a_wrong_value_is_nearer_than_a_missing_one() {
    let a = r#"{"required": ["a"], "properties": {"a": {"type": "string"}}}"#;
    let b = r#"{"required": ["b"], "properties": {"b": {"type": "string"}}}"#;
    let union = |branches: &[&str]| format!(r#"{{"anyOf": [{}]}}"#, branches.join(", "));
    let wrong = |name: &str| format!("/{name} type: expected a string, but found the number 1");
    let missing = |name: &str| {
        format!("/{name} required: expected the member `{name}`, but found an object without it")
    };
    for (schema, text, expected) in [
        (union(&[a, b]), r#"{"a": 1}"#, vec![wrong("a")]),
        (union(&[b, a]), r#"{"a": 1}"#, vec![wrong("a")]),
        (union(&[a, b]), r#"{"b": 1}"#, vec![wrong("b")]),
        (
            union(&[a, b]),
            r#"{"c": 1}"#,
            vec![" anyOf: expected an object with `a` or an object with `b`, but found an object that matches none of them".to_owned()],
        ),
        (
            union(&[a, b]),
            r#"{"a": 1, "b": 1}"#,
            vec![" anyOf: expected an object with `a` or an object with `b`, but found an object that matches none of them (for an object with `a`: /a: expected a string, but found the number 1; for an object with `b`: /b: expected a string, but found the number 1)".to_owned()],
        ),
        // More than one wrong, and one that is missing as well.
        (
            union(&[r#"{"additionalProperties": {"type": "string"}}"#, a]),
            r#"{"b": 1}"#,
            vec![wrong("b")],
        ),
        (
            union(&[
                r#"{"properties": {"a": {"type": "string"}, "c": {"type": "string"}, "d": {"type": "string"}}}"#,
                b,
            ]),
            r#"{"a": 1, "c": 1, "d": 1}"#,
            vec![wrong("a"), wrong("c"), wrong("d")],
        ),
        (
            union(&[
                r#"{"required": ["a", "c"], "properties": {"a": {"type": "string"}}}"#,
                b,
            ]),
            r#"{"a": 1}"#,
            vec![missing("c"), wrong("a")],
        ),
        // A wrong value is nearer than an unknown name.
        (
            union(&[
                r#"{"properties": {"a": {"type": "string"}}, "additionalProperties": false}"#,
                r#"{"properties": {"a": {"type": "string"}, "b": {"type": "string"}}, "additionalProperties": false}"#,
            ]),
            r#"{"a": 1, "b": 1}"#,
            vec![wrong("a"), wrong("b")],
        ),
        // Names that are known by a pattern, or by another schema of the same branch.
        (
            union(&[
                r#"{"patternProperties": {"^x": {"type": "string"}}, "additionalProperties": false}"#,
                b,
            ]),
            r#"{"xy": 1}"#,
            vec![wrong("xy")],
        ),
        (
            union(&[
                &format!(r#"{{"allOf": [{{"properties": {{"id": {{}}, "n": {{}}}}}}, {a}]}}"#),
                &format!(r#"{{"properties": {{"id": {{}}, "n": {{}}}}, "allOf": [{b}]}}"#),
            ]),
            r#"{"id": 1, "n": 1, "a": 1}"#,
            vec![wrong("a")],
        ),
        // Of two with as much wrong, that with more right.
        (
            union(&[
                r#"{"required": ["a"], "properties": {"b": {"type": "null"}}}"#,
                r#"{"properties": {"a": {}, "b": {"type": "string"}}}"#,
            ]),
            r#"{"a": 1, "b": 1}"#,
            vec![wrong("b")],
        ),
        (
            union(&[
                &format!(r#"{{"properties": {{"a": {{}}}}, "allOf": [{a}]}}"#),
                r#"{"properties": {"a": {"type": "null"}}}"#,
            ]),
            r#"{"a": 1}"#,
            vec![
                " anyOf: expected the schema at index 0 or the schema at index 1, but found an object that matches none of them (for the schema at index 0: /a: expected a string, but found the number 1; for the schema at index 1: /a: expected null, but found the number 1)".to_owned(),
            ],
        ),
        // A branch that refuses the object for a reason that is not looked for is not the nearest.
        (
            union(&[
                r#"{"properties": {"a": {}, "b": {}}, "not": {"required": ["a"]}}"#,
                r#"{"required": ["c"], "properties": {"a": {"type": "string"}, "b": {}}}"#,
            ]),
            r#"{"a": 1, "b": 1, "c": 1}"#,
            vec![wrong("a")],
        ),
        // Nor is one that only says how many members there are.
        (
            union(&[r#"{"type": "object", "minProperties": 2}"#, a]),
            r#"{"a": 1}"#,
            vec![wrong("a")],
        ),
        (
            union(&[
                r#"{"prefixItems": [{"type": "string"}], "items": false}"#,
                r#"{"prefixItems": [{"type": "string"}, {"type": "string"}], "items": false}"#,
            ]),
            "[1, 1]",
            vec![wrong("0"), wrong("1")],
        ),
    ] {
        assert_eq!(words(&compile(&schema), text), expected, "{schema}");
    }
}

#[test]
fn a_misspelled_tag_is_told() {
    let schema = compile(
        r#"{"oneOf": [
            {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "circle"}, "kinds": {}}},
            {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "group"}}}
        ]}"#,
    );
    let wanted = "oneOf: expected an object with the member `kind` being `circle` or `group`, but found an object without it";
    assert_eq!(
        words(&schema, r#"{"knd": "circle"}"#),
        [format!(" {wanted}; is `knd` a misspelling?")]
    );
    assert_eq!(
        words(&schema, r#"{"kinds": "circle"}"#),
        [format!(" {wanted}")]
    );
}

/// Of many branches, it is not found out what all of them list.
#[test]
fn a_tag_is_not_searched_for_among_many_branches() {
    let branches: Vec<String> = (0..20)
        .map(|n| format!(r#"{{"type": "object", "required": ["kind"], "properties": {{"kind": {{"const": "k{n}"}}, "p{n}": {{}}}}}}"#))
        .collect();
    let schema = compile(&format!(r#"{{"oneOf": [{}]}}"#, branches.join(", ")));
    let words = words(&schema, r#"{"kimd": "k1"}"#);
    assert_eq!(words.len(), 1, "{words:?}");
    assert!(words[0].contains("the member `kind`"), "{words:?}");
    assert!(!words[0].contains("kimd"), "{words:?}");
}

#[test]
fn a_string_is_not_taken_for_a_misspelled_number() {
    let schema = compile(
        r#"{"oneOf": [
            {"required": ["v", "a"], "properties": {"v": {"const": 1}}},
            {"required": ["v", "b"], "properties": {"v": {"const": 2}}}
        ]}"#,
    );
    let told = words(&schema, r#"{"v": "1"}"#);
    assert!(
        told.iter().all(|one| !one.contains("did you mean")),
        "{told:?}"
    );
}
