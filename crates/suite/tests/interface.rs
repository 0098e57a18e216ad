//! `Schema::compile` and `check` as a caller sees them. SPEC S1, S3, X1.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::too_many_lines,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use saop_schema::{
    CompileError, CompileOptions, Dialect, Limits, Position, ProblemKind, Schema, ViolationKind,
};

fn compile(text: &str) -> Schema {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    Schema::compile(text, &options).unwrap()
}

fn refused(text: &str) -> CompileError {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    Schema::compile(text, &options).unwrap_err()
}

/// Each violation as "path keyword: message".
fn words(schema: &Schema, text: &str) -> Vec<String> {
    let Err(error) = schema.check(text.as_bytes()) else {
        return Vec::new();
    };
    let one = |one: &saop_schema::Violation| {
        let keyword = one.keyword().unwrap_or(one.kind().as_str());
        format!("{} {keyword}: {}", one.instance_path(), one.message())
    };
    error.violations().iter().map(one).collect()
}

#[test]
fn the_text_is_checked_as_ever() {
    for schema in [
        r#"{"properties": {"a": {}, "b": {}}}"#,
        "{}",
        r#"{"additionalProperties": {"type": ["number", "object"]}}"#,
        r#"{"allOf": [{"type": "object"}]}"#,
    ] {
        let schema = compile(schema);
        assert!(schema.check(br#"{"a": 1, "b": 2, "c": {"a": 1}}"#).is_ok());
        let many: Vec<String> = (0..30).map(|n| format!("\"k{n}\": 1")).collect();
        let repeated = format!("{{{}, \"k29\": 1}}", many.join(","));
        for (text, kind) in [
            (r#"{"a": 1, "a": 2}"#, ViolationKind::DuplicateKey),
            (r#"{"a": 1, "\u0061": 2}"#, ViolationKind::DuplicateKey),
            (r#"{"x": 1, "\u0078": 2}"#, ViolationKind::DuplicateKey),
            (r#"{"c": {"y": 1, "y": 2}}"#, ViolationKind::DuplicateKey),
            (&repeated, ViolationKind::DuplicateKey),
            (r#"{"a": 1,}"#, ViolationKind::Syntax),
            (r#"{"a": 01}"#, ViolationKind::Syntax),
            (r#"{"a": 1} x"#, ViolationKind::Syntax),
            ("", ViolationKind::Syntax),
        ] {
            let error = schema.check(text.as_bytes()).unwrap_err();
            assert_eq!(error.violations()[0].kind(), kind, "{text}");
        }
        let limits = Limits::default().with_max_depth(2).with_max_bytes(20);
        assert!(schema.check_with(br#"{"c": {"a": 1}}"#, &limits).is_ok());
        for text in [r#"{"c": {"a": []}}"#, r#"{"c": {"a": 1000000}}"#] {
            let error = schema.check_with(text.as_bytes(), &limits).unwrap_err();
            assert_eq!(error.violations()[0].kind(), ViolationKind::Limit, "{text}");
        }
        let deep = Limits::default().with_max_depth(1000);
        assert!(schema.check_with(br#"{"a": 1}"#, &deep).is_ok());
    }
}

#[test]
fn references_lead_to_documents_that_were_given() {
    let options = CompileOptions::new()
        .with_uri("https://example.com/a/main.json")
        .with_document("https://example.com/a/part.json", r#"{"$defs": {"n": {"type": "null"}, "i": {"$id": "inner", "$anchor": "x", "minimum": 1}}}"#)
        .with_finder(|uri| (uri == "https://example.com/b.json").then(|| r#"{"type": "array"}"#.to_owned()))
        .with_default_dialect(Dialect::Draft201909);
    let schema = r#"{"properties": {"n": {"$ref": "part.json#/$defs/n"}, "x": {"$ref": "inner#x"}, "b": {"$ref": "../b.json"},
        "m": {"$ref": "https://json-schema.org/draft/2020-12/schema"}}}"#;
    let schema = Schema::compile(schema, &options).unwrap();
    assert_eq!(
        words(&schema, r#"{"n": 1, "x": 0, "b": {}, "m": {"type": 1}}"#),
        [
            "/n type: expected null, but found the number 1",
            "/x minimum: expected a number of at least 1, but found the number 0",
            "/b type: expected an array, but found an object",
            "/m/type anyOf: expected an array or a string, but found the number 1",
        ]
    );
    let error = schema.check(br#"{"n": 1}"#).unwrap_err();
    assert_eq!(
        error.violations()[0].schema_path(),
        "https://example.com/a/part.json#/$defs/n/type"
    );
    assert!(format!("{options:?}").contains("part.json"));
}

#[test]
fn what_is_refused_has_its_reason_and_place() {
    use ProblemKind::{
        InvalidPattern, InvalidSchema, Limit, Syntax, UnknownDialect, UnknownVocabulary,
        UnresolvedReference, UnsupportedPattern,
    };

    for (schema, kind, location, words) in [
        ("{", Syntax, "", "Invalid JSON"),
        (r#"{"a": 1, "a": 2}"#, Syntax, "", "`a` again"),
        ("7", InvalidSchema, "", "but found the number 7"),
        (
            r#"{"type": "strin"}"#,
            InvalidSchema,
            "/type",
            "but found the string `strin`",
        ),
        (
            r#"{"items": {"minLength": -1}}"#,
            InvalidSchema,
            "/items/minLength",
            "of at least 0",
        ),
        (
            r#"{"required": true}"#,
            InvalidSchema,
            "/required",
            "expected an array",
        ),
        (
            r#"{"items": [{}]}"#,
            InvalidSchema,
            "/items",
            "but found an array",
        ),
        (
            r#"{"pattern": "a("}"#,
            InvalidPattern,
            "/pattern",
            "an unclosed group",
        ),
        (
            r#"{"patternProperties": {"(?=a)": {}}}"#,
            UnsupportedPattern,
            "/patternProperties/(?=a)",
            "a look-ahead",
        ),
        (
            r#"{"pattern": "(a)\\1"}"#,
            UnsupportedPattern,
            "/pattern",
            "a back-reference",
        ),
        (
            r##"{"$ref": "#/$defs/a"}"##,
            UnresolvedReference,
            "/$ref",
            "`#/$defs/a`",
        ),
        (
            r##"{"items": {"$ref": "#a"}}"##,
            UnresolvedReference,
            "/items/$ref",
            "no such anchor",
        ),
        (
            r#"{"allOf": [{"$ref": "b.json"}]}"#,
            UnresolvedReference,
            "/allOf/0/$ref",
            "nothing was found for b.json",
        ),
        (
            r#"{"$schema": "https://example.com/own"}"#,
            UnknownDialect,
            "/$schema",
            "expected a known dialect",
        ),
        (
            r#"{"pattern": "(a{9999}){9999}"}"#,
            Limit,
            "/pattern",
            "states",
        ),
        (
            &format!(r#"{{"multipleOf": {}}}"#, "1".repeat(2000)),
            Limit,
            "/multipleOf",
            "digits",
        ),
        (
            r##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##,
            InvalidSchema,
            "/$defs/a",
            "in a circle",
        ),
    ] {
        let error = refused(schema);
        let problem = &error.problems()[0];
        assert_eq!(
            (problem.kind(), problem.is_in_main_document()),
            (kind, true),
            "{schema}: {error}"
        );
        assert!(problem.message().contains(words), "{schema}: {problem}");
        assert_eq!(problem.location(), location, "{schema}: {problem}");
        assert!(!kind.as_str().is_empty() && !error.to_string().is_empty());
        assert!(
            problem.span().end <= schema.len()
                && problem.position() >= Position { line: 1, column: 1 }
        );
    }
    let error = refused(r#"{"minLength": -1, "maxLength": -1}"#);
    assert_eq!(error.problems().len(), 2);
    assert!(error.to_string().ends_with(", and 1 more"), "{error}");
    let all: Vec<String> = error
        .problems()
        .iter()
        .map(|one| format!("- {one}"))
        .collect();
    assert_eq!(format!("{error:#}"), all.join("\n"));

    // All of them, each at its place.
    let error = refused(
        r##"{"properties": {"a": {"$ref": "#/x"}, "b": {"anyOf": [{"$ref": "#/y"}, {"$ref": "#/z"}]}}, "patternProperties": {"a(": {}, "(?!b)": {}}}"##,
    );
    let places: Vec<&str> = error
        .problems()
        .iter()
        .map(saop_schema::Problem::location)
        .collect();
    assert_eq!(
        places,
        [
            "/properties/a/$ref",
            "/properties/b/anyOf/0/$ref",
            "/properties/b/anyOf/1/$ref",
            "/patternProperties/a(",
            "/patternProperties/(?!b)"
        ]
    );
    // The metaschema is asked about the schema's own text only.
    for (part, location) in [
        (r#"{"dependentRequired": 7}"#, "/dependentRequired"),
        (r#"{"dependentRequired": {"a": 7}}"#, "/dependentRequired"),
        (r#"{"dependentRequired": {"a": [7]}}"#, "/dependentRequired"),
        (r#"{"allOf": {}}"#, "/allOf"),
        (r#"{"not": 7}"#, "/not"),
        (r#"{"required": true}"#, ""),
        (r#"{"items": [{}]}"#, ""),
        (r#"{"multipleOf": 0}"#, "/multipleOf"),
    ] {
        let options = CompileOptions::new()
            .with_default_dialect(Dialect::Draft202012)
            .with_document("https://example.com/part", part);
        let schema = r#"{"$ref": "https://example.com/part"}"#;
        let error = Schema::compile(schema, &options).unwrap_err();
        let problem = &error.problems()[0];
        assert_eq!(problem.kind(), InvalidSchema, "{part}: {error}");
        assert_eq!(
            problem.location(),
            format!("https://example.com/part#{location}")
        );
    }

    let own = r#"{"$id": "https://example.com/own", "$schema": "https://json-schema.org/draft/2020-12/schema", "$vocabulary": {"https://example.com/vocabulary": true}}"#;
    let options = CompileOptions::new().with_document("https://example.com/own", own);
    let error = Schema::compile(r#"{"$schema": "https://example.com/own"}"#, &options).unwrap_err();
    assert_eq!(error.problems()[0].kind(), UnknownVocabulary);
    // A broken document that the schema refers to.
    let options = CompileOptions::new()
        .with_document("https://example.com/part", r#"{"items": {"$ref": "none"}}"#);
    let error = Schema::compile(r#"{"$ref": "https://example.com/part"}"#, &options).unwrap_err();
    assert!(!error.problems()[0].is_in_main_document());
    assert!(
        error.problems()[0]
            .location()
            .starts_with("https://example.com/part#")
    );
}

#[test]
fn dialects_have_names() {
    for dialect in Dialect::ALL {
        assert_eq!(dialect.to_string().parse(), Ok(dialect));
        assert_eq!(dialect.uri().parse(), Ok(dialect));
        let text = format!(
            r#"{{"$schema": "{}", "title": "T", "{}": "https://example.com/x"}}"#,
            dialect.uri(),
            if dialect == Dialect::Draft04 {
                "id"
            } else {
                "$id"
            }
        );
        let schema = Schema::compile(&text, &CompileOptions::new()).unwrap();
        assert_eq!(
            (schema.dialect(), schema.id(), schema.title()),
            (dialect, Some("https://example.com/x"), Some("T"))
        );
        assert!(format!("{schema:?}").contains("example.com"));
    }
    assert_eq!("draft7".parse(), Ok(Dialect::Draft07));
    assert_eq!(
        Dialect::of_uri("https://json-schema.org/draft-07/schema"),
        Some(Dialect::Draft07)
    );
    let error = "draft-5".parse::<Dialect>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected one of draft-04, draft-06, draft-07, 2019-09, 2020-12, but found draft-5"
    );
    let none = Schema::compile("{}", &CompileOptions::new()).unwrap();
    assert_eq!(
        (none.dialect(), none.id(), none.subject()),
        (Dialect::Draft07, None, "JSON")
    );
    let set = CompileOptions::new().with_dialect(Dialect::Draft04);
    for schema in [
        r#"{"$schema": "https://example.com/own", "const": 1}"#,
        r#"{"$schema": "http://json-schema.org/draft-07/schema#", "const": 1}"#,
    ] {
        let schema = Schema::compile(schema, &set).unwrap();
        assert_eq!(schema.dialect(), Dialect::Draft04);
        assert!(schema.check(b"2").is_ok());
    }
    // Beside a reference, older dialects ignore everything.
    let text =
        r##"{"$ref": "#/definitions/a", "minimum": 5, "definitions": {"a": {"type": "number"}}}"##;
    for (dialect, valid) in [(Dialect::Draft07, true), (Dialect::Draft201909, false)] {
        let schema = Schema::compile(text, &CompileOptions::new().with_dialect(dialect)).unwrap();
        assert_eq!(schema.check(b"1").is_ok(), valid, "{dialect}");
    }
    // In draft 4, exclusive bounds are booleans, and 1.0 is no integer.
    let schema = Schema::compile(r#"{"type": "integer", "minimum": 1, "exclusiveMinimum": true, "maximum": 3, "exclusiveMaximum": true}"#, &set).unwrap();
    assert_eq!(
        words(&schema, "1"),
        [" minimum: expected an integer more than 1, but found the number 1"]
    );
    assert_eq!(
        words(&schema, "2.0"),
        [" type: expected an integer, but found the number 2.0"]
    );
    assert!(schema.check(b"2").is_ok());
}

#[test]
fn a_check_that_takes_too_long_is_told() {
    let many: Vec<String> = (0..4_000).map(|n| format!(r#""^a{n}$": {{}}"#)).collect();
    let patterns = compile(&format!(
        r#"{{"patternProperties": {{{}}}}}"#,
        many.join(",")
    ));
    let dependent = compile(&format!(
        r#"{{"dependentRequired": {{"x0": [{}]}}}}"#,
        (0..20_000)
            .map(|n| format!("\"y{n}\""))
            .collect::<Vec<_>>()
            .join(",")
    ));
    let members = (0..20_000).map(|n| format!(r#""x{n}": 1"#));
    let text = format!("{{{}}}", members.collect::<Vec<_>>().join(","));
    for schema in [patterns, dependent] {
        let error = schema.check(text.as_bytes()).unwrap_err();
        let violation = &error.violations()[0];
        assert_eq!(
            (error.violations().len(), violation.kind()),
            (1, ViolationKind::Limit)
        );
        assert!(violation.message().contains("steps"), "{violation}");
    }
}

// SPEC S3
#[test]
fn formats_are_annotations_unless_they_are_asserted() {
    let text = r#"{"properties": {"at": {"format": "date-time"}, "to": {"format": "idn-email"}}}"#;
    let document = r#"{"at": "yesterday", "to": 7}"#;
    let schema = compile(text);
    assert!(schema.check(document.as_bytes()).is_ok());
    let asserting = CompileOptions::new().with_assert_formats(true);
    let schema = Schema::compile(text, &asserting).unwrap();
    assert_eq!(
        words(&schema, document),
        ["/at format: expected a date and time (RFC 3339), but found the string `yesterday`"]
    );
    assert!(
        schema
            .check(br#"{"at": "2026-11-23T05:04:17Z", "to": 7}"#)
            .is_ok()
    );
    assert!(schema.check(br#"{"at": 7}"#).is_ok());
}

#[test]
fn a_schema_is_shared_between_threads() {
    let schema = compile(r#"{"items": {"pattern": "^[a-z]+[0-9]$"}}"#);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let schema = schema.clone();
            scope.spawn(move || assert!(schema.check(br#"["ab1"]"#).is_ok()));
        }
    });
}

// SPEC S3
#[test]
fn dynamic_anchors_within_each_other_are_bounded() {
    let resources = (0..800).map(|n| {
        let next = n + 1;
        format!(r#""d{n}": {{"$id": "s{n}", "$dynamicAnchor": "a{n}", "$ref": "s{next}"}}"#)
    });
    let schema = format!(
        r##"{{"$id": "http://x/r", "$ref": "s0", "$defs": {{{}, "e": {{"$id": "s800", "$dynamicRef": "#a0"}}}}}}"##,
        resources.collect::<Vec<_>>().join(",")
    );
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    let error = Schema::compile(&schema, &options).unwrap_err();
    let problem = &error.problems()[0];
    assert_eq!(problem.kind(), ProblemKind::Limit, "{error}");
    assert!(problem.message().contains("dynamic anchors"), "{error}");
}

// SPEC S3
#[test]
fn a_reference_below_an_unknown_keyword_has_its_document() {
    let text = r##"{"$ref": "#/components/schemas/a",
        "components": {"schemas": {"a": {"properties": {"b": {"$ref": "#/components/other"}}}, "unused": {"$ref": "none.json"}},
        "other": {"x": 1, "$ref": "b.json#/x/y"}}}"##;
    let find = |uri: &str| {
        (uri == "file:///b.json").then(|| r#"{"x": {"y": {"type": "null"}}}"#.to_owned())
    };
    let options = CompileOptions::new()
        .with_uri("file:///a.json")
        .with_finder(find);
    let schema = Schema::compile(text, &options).unwrap();
    assert_eq!(
        words(&schema, r#"{"b": 1}"#),
        ["/b type: expected null, but found the number 1"]
    );
    assert!(schema.check(br#"{"b": null}"#).is_ok());
}

// SPEC S3
#[test]
fn a_refused_schema_says_what_to_write() {
    for (schema, expected) in [
        (
            r#"{"type": "int"}"#,
            "found the string `int`; did you mean `integer`?",
        ),
        (
            r#"{"type": ["str", "null"]}"#,
            "found the string `str`; did you mean `string`?",
        ),
        (
            r#"{"properties": {"a": {"required": true}}}"#,
            "found the boolean true; list the names of the members in the `required` of the object that has them",
        ),
        (
            r#"{"exclusiveMinimum": true}"#,
            "; since draft-06 it is the bound itself",
        ),
        (
            r#"{"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": 3}"#,
            "; in draft-04 it is a boolean beside `minimum` or `maximum`",
        ),
        (
            r#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "items": [{}]}"#,
            "; in 2020-12 a list of schemas is `prefixItems`",
        ),
        (
            r##"{"$ref": "#/definitions/adress/a", "definitions": {"address": {}}}"##,
            "found `#/definitions/adress/a` (there is nothing at /definitions/adress); did you mean `address`?",
        ),
    ] {
        let error = Schema::compile(schema, &CompileOptions::new()).unwrap_err();
        let message = error.problems()[0].message();
        assert!(message.ends_with(expected), "{schema}: {message}");
    }
}

// SPEC S3
#[test]
fn every_problem_of_a_schema_is_told_at_once() {
    let text = r##"{"minimum": "a", "pattern": "(", "properties": {"a": {"$ref": "#/x"}, "b": {"maxLength": -1}}}"##;
    let error = Schema::compile(text, &CompileOptions::new()).unwrap_err();
    let problems: Vec<_> = error
        .problems()
        .iter()
        .map(|one| (one.kind(), one.location()))
        .collect();
    assert_eq!(
        problems,
        [
            (ProblemKind::InvalidSchema, "/minimum"),
            (ProblemKind::InvalidPattern, "/pattern"),
            (ProblemKind::UnresolvedReference, "/properties/a/$ref"),
            (ProblemKind::InvalidSchema, "/properties/b/maxLength"),
        ]
    );
}

#[test]
fn what_a_schema_says_is_quoted_as_it_is_meant() {
    for (schema, text, expected) in [
        (
            "{\"not\": {\n  \"minimum\": 1.50\n}}",
            "2",
            " not: expected a value that does not match {\"minimum\":1.50}, but found the number 2",
        ),
        (
            "{\"contains\": {\n  \"type\": \"null\"\n}}",
            "[1]",
            " contains: expected an array with an item that matches {\"type\":\"null\"}, but found another item only",
        ),
        (
            r#"{"enum": [1e400, 12345678901234567890123]}"#,
            "1",
            " enum: expected 1e400 or 12345678901234567890123, but found the number 1",
        ),
    ] {
        assert_eq!(words(&compile(schema), text), [expected], "{schema}");
    }
}

/// A resource in a schema that names another dialect is one of that, wherever the schema around it is checked.
#[test]
fn a_resource_of_another_dialect_has_the_metaschema_of_its_own() {
    let outer = |inner: &str| {
        format!(
            r##"{{"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": "#/$defs/a", "title": "", "$defs": {{"a": {inner}}}}}"##
        )
    };
    let old = |more: &str| {
        outer(&format!(
            r#"{{"$id": "https://example.com/old", "$schema": "http://json-schema.org/draft-07/schema#", {more}}}"#
        ))
    };
    let list = r#""items": [{"type": "string"}], "additionalItems": false"#;
    let schema = Schema::compile(&old(list), &CompileOptions::new()).unwrap();
    assert!(schema.check(br#"["a"]"#).is_ok() && schema.check(br#"["a", 1]"#).is_err());
    for (text, place) in [
        (old(r#""title": 5"#), "/$defs/a/title"),
        (old(r#""not": {"title": 5}"#), "/$defs/a/not/title"),
        // Neither is a resource.
        (
            outer(r#"{"$schema": "http://json-schema.org/draft-07/schema#", "title": 5}"#),
            "/$defs/a/title",
        ),
        (
            outer(r#"{"const": 1, "not": {"title": 5}}"#),
            "/$defs/a/not/title",
        ),
    ] {
        let error = refused(&text);
        let places: Vec<&str> = error
            .problems()
            .iter()
            .map(saop_schema::Problem::location)
            .collect();
        assert_eq!(places, [place], "{text}");
        let problem = &error.problems()[0];
        assert_eq!(&text[problem.span()], "5", "{text}");
    }
}

/// Exponents that no 64-bit integer holds are told apart. SPEC X1.
#[test]
fn numbers_of_any_exponent_are_compared_exactly() {
    for (schema, valid, invalid) in [
        (
            r#"{"minimum": 1e99999999999999999999}"#,
            "10e99999999999999999998",
            "1e99999999999999999998",
        ),
        (
            r#"{"exclusiveMaximum": 1e-99999999999999999999}"#,
            "1e-100000000000000000000",
            "0.1e-99999999999999999998",
        ),
        (
            r#"{"const": 1e99999999999999999999}"#,
            "100e99999999999999999997",
            "1e99999999999999999998",
        ),
        (
            r#"{"uniqueItems": true}"#,
            "[1e99999999999999999999, 1e99999999999999999998]",
            "[1e99999999999999999999, 10e99999999999999999998]",
        ),
        (
            r#"{"multipleOf": 1e99999999999999999998}"#,
            "1e99999999999999999999",
            "1e99999999999999999997",
        ),
    ] {
        let schema = Schema::compile(schema, &CompileOptions::new()).unwrap();
        assert!(schema.is_valid(valid.as_bytes()), "{valid}");
        assert!(!schema.is_valid(invalid.as_bytes()), "{invalid}");
        assert!(schema.check(invalid.as_bytes()).is_err(), "{invalid}");
    }
}
