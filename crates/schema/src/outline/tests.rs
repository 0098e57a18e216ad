//! Outlines of schemas, and their warnings.

use saop_json::JsonKind;

use super::{Applied, Outline, Rest};
use crate::walk::quick;
use crate::{CompileOptions, Problem, Schema};

#[test]
fn past_the_budget_nothing_is_certainly_refused() {
    let outline = Outline::of(r#"{"type": "string"}"#, &CompileOptions::new()).unwrap();
    let refuses = |left: &mut u64| quick::refuses(&outline.compiled.plan, outline.root, "1", left);
    let mut left = 1000;
    assert!(refuses(&mut left) && left < 1000);
    assert!(!refuses(&mut 0));
}

#[test]
fn facts_are_those_of_keywords_in_force() {
    let text = r#"{"properties": {"a": {"type": "intege\u0072", "minimum": -0.5}, "b": {"type": ["integer", "null"], "exclusiveMinimum": -1}}}"#;
    let outline = Outline::of(text, &CompileOptions::new()).unwrap();
    let members = outline.parts[outline.root].members.as_ref().unwrap();
    for member in &members.listed {
        let part = &outline.parts[member.part.unwrap()];
        assert!(part.allows_only_integers() && part.facts.number.forbid_negative_integers());
    }
    let text = r#"{"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": true, "const": 3}"#;
    let outline = Outline::of(text, &CompileOptions::new()).unwrap();
    let facts = &outline.parts[outline.root].facts;
    assert_eq!(facts.number.exclusive_minimum.as_deref(), Some("1"));
    assert_eq!((&facts.number.minimum, &facts.constants), (&None, &None));
}

#[test]
fn an_outline_says_what_a_schema_says() {
    let text = r##"{
        "definitions": {"n": {"type": ["integer", "null"], "minimum": 1}},
        "type": "object", "required": ["b", "xa"],
        "properties": {"a": {"$ref": "#/definitions/n"}},
        "patternProperties": {"^x": {"items": false}},
        "additionalProperties": {"anyOf": [{"const": 1}, {"enum": ["x"]}]},
        "propertyNames": {"maxLength": 9},
        "not": {"required": ["z"]}
    }"##;
    let outline = Outline::of(text, &CompileOptions::new()).unwrap();
    assert!(format!("{outline:?}").starts_with("Outline { root: 0, dialect: Draft07"));
    let root = &outline.parts[outline.root];
    assert_eq!(
        (root.location.as_deref().unwrap(), &*root.kinds),
        ("", &[JsonKind::Object][..])
    );
    assert_eq!(root.applied, [Applied::Other]);
    let members = root.members.as_ref().unwrap();
    let listed: Vec<_> = members
        .listed
        .iter()
        .map(|one| (&*one.name, one.part.unwrap(), one.required))
        .collect();
    let Rest::Part(others) = members.others else {
        unreachable!()
    };
    let (a, x) = (members.listed[0].part.unwrap(), members.patterns[0]);
    assert_eq!(
        listed,
        [("a", a, false), ("b", others, true), ("xa", x, true)]
    );
    assert!(members.names.is_some());
    let n = &outline.parts[a];
    assert_eq!(n.location.as_deref(), Some("/definitions/n"));
    let types = n.facts.types.as_ref().unwrap();
    assert_eq!(types.kinds, [JsonKind::Null]);
    assert!(types.integer && types.are_integers() && n.facts.title.is_none());
    assert_eq!(n.kinds, [JsonKind::Null, JsonKind::Number]);
    let names: Vec<_> = n.constraints.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["type", "minimum"]);
    let pattern = &outline.parts[members.patterns[0]];
    assert_eq!(pattern.items.as_ref().unwrap().rest, Rest::None);
    assert!(matches!(
        outline.parts[others].applied[..],
        [Applied::Choice {
            exactly_one: false,
            tag: None,
            ..
        }]
    ));
    assert!(outline.accepts(others, "1.0"));
    assert!(!outline.accepts(others, "2"));
}

#[test]
fn a_problem_is_told_without_what_its_document_holds() {
    let both = |problem: &Problem| {
        let message = problem.message().to_owned();
        (message, problem.message_without_content())
    };
    let options = CompileOptions::default();
    let error = Schema::compile(r#"{"minLength": "secret"}"#, &options).unwrap_err();
    let (message, without) = both(&error.problems()[0]);
    assert!(message.contains("secret"), "{message}");
    assert_eq!(without, "expected an integer, but found something else");
    let outline = Outline::of(r#"{"type": "string", "default": 7123}"#, &options).unwrap();
    let (message, without) = both(&outline.warnings[0]);
    assert!(message.contains("7123"), "{message}");
    assert_eq!(
        without,
        "expected a value that is valid under its own schema, but found something else"
    );
}

// SPEC S3
#[test]
fn a_property_that_means_letters_is_told() {
    let text = r#"{"properties": {"a": {"pattern": "^\\p{Greek}$"}, "b": {"pattern": "\\p{L}\\-"}, "c": {"pattern": "\\p{L}-"}},
        "patternProperties": {"^\\P{l}": true, "\\-": true}}"#;
    let outline = Outline::of(text, &CompileOptions::new()).unwrap();
    let told = outline.warnings.iter().map(|one| {
        assert_eq!(one.kind().as_str(), "invalid_pattern");
        let (_, found) = one.message().split_once("but found ").unwrap();
        format!("{}: {found}", one.location())
    });
    let expected = [
        r"/properties/a/pattern: the unknown property `\p{Greek}` (did you mean `\p{Script=Greek}`?) at character 2 in `^\p{Greek}$`",
        r"/properties/b/pattern: the escape `\-` at character 6 in `\p{L}\-`",
        r"/patternProperties/^\P{l}: the unknown property `\P{l}` (did you mean `\P{L}`?) at character 2 in `^\P{l}`",
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}

// SPEC S1
#[test]
fn an_identifier_that_two_schemas_have_is_told_and_the_first_is_meant() {
    let told = |text: &str| -> Vec<String> {
        let outline = Outline::of(text, &CompileOptions::new()).unwrap();
        let told = outline.warnings.iter();
        told.filter(|one| one.kind().as_str() == "repeated_identifier")
            .map(|one| one.location().to_owned())
            .collect()
    };
    let modern = r##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {
        "a": {"$id": "x", "type": "string"}, "b": {"$id": "x", "type": "null"},
        "c": {"$anchor": "n", "type": "string"}, "d": {"$anchor": "n", "type": "null"},
        "e": {"$dynamicAnchor": "m"}, "f": {"$dynamicAnchor": "m", "type": "null"},
        "g": {"$id": "y"}, "h": {"$id": "y"}}, "items": {"anyOf": [{"$ref": "x"}, {"$ref": "#n"}]}}"##;
    let expected = [
        "/$defs/b/$id",
        "/$defs/d/$anchor",
        "/$defs/f/$dynamicAnchor",
    ];
    assert_eq!(told(modern), expected);
    let schema = Schema::compile(modern, &CompileOptions::new()).unwrap();
    assert!(schema.check(br#"["a"]"#).is_ok());
    assert!(schema.check(b"[null]").is_err());

    let early = r##"{"definitions": {"a": {"$id": "#n", "type": "string"}, "b": {"$id": "#n", "type": "null"}}}"##;
    assert_eq!(told(early), ["/definitions/b/$id"]);
    // Some generators write the place of each schema.
    let places = r##"{"items": {"$id": "#/items", "items": {"$id": "#/items", "type": "null"}}}"##;
    assert!(told(places).is_empty());
}

// SPEC H1
#[test]
fn a_refused_schema_is_read_as_far_as_it_is_understood() {
    let options = CompileOptions::new();
    let read = |text: &str| Outline::read(text, &options);
    // Not JSON.
    let reading = read("{");
    assert!(reading.parts.is_empty() && !reading.problems.is_empty());
    // Refused: the reference is told with the location that it leads to.
    let text =
        r##"{"definitions": {"n": {"minLength": -1}}, "items": {"$ref": "#/definitions/n"}}"##;
    assert!(Outline::of(text, &options).is_err());
    let reading = read(text);
    let at = text.find("\"#/definitions/n\"").unwrap();
    assert_eq!(reading.references, [(at, "/definitions/n".to_owned())]);
    assert!(!reading.parts.is_empty() && !reading.problems.is_empty());
    // Valid, though a definition that nothing refers to is not.
    let text = r#"{"definitions": {"a": {"$ref": "gone.json"}, "b": {"type": "string"}}, "type": "object"}"#;
    assert!(Outline::of(text, &options).is_ok());
    let reading = read(text);
    let problems = reading.problems.iter().map(|one| one.kind().as_str());
    assert!(problems.eq(["unresolved_reference"]));
    let keys = reading.definitions.iter().map(|(key, _)| &**key);
    assert!(keys.eq(["a", "b"]));
}

#[test]
fn a_bare_outline_has_the_definitions_that_are_asked_for() {
    let text = r#"{"definitions": {"a": {"minLength": 2, "maxLength": 1}}, "type": "object"}"#;
    let options = CompileOptions::new();
    let with = Outline::bare(text, &options, true).unwrap();
    let without = Outline::bare(text, &options, false).unwrap();
    assert!(with.warnings.is_empty() && without.warnings.is_empty());
    assert_eq!((with.definitions.len(), without.definitions.len()), (1, 0));
    assert!(with.parts.len() > without.parts.len());
}
