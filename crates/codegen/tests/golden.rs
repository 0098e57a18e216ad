//! Golden pairs: what the generator makes of a folder of schemas is what stands beside them.
//!
//! Invariant: `SAOP_BLESS=1 cargo test -p saop-codegen --test golden` writes what the test then compares.

#![cfg(test)]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use common::{bless, entries, folder, own_schemas, own_settings, schemas, settings};
use saop_codegen::{Settings, generate, python, typescript};

#[test]
fn output_is_as_recorded() {
    let mut wrong = Vec::new();
    let cases = ["golden", "recursive"].map(|name| entries(&folder(name)));
    for (case, path) in cases.into_iter().flatten() {
        let files = generate(&schemas(&path), &settings(&case))
            .unwrap_or_else(|error| panic!("{case}:\n{error}"))
            .files;
        if bless() {
            for (name, text) in &files {
                fs::write(path.join(name), text).unwrap();
            }
        }
        let recorded: BTreeSet<String> = entries(&path).into_keys().collect();
        assert_eq!(recorded, files.keys().cloned().collect(), "{case}");
        for (name, text) in &files {
            if fs::read_to_string(path.join(name))
                .unwrap()
                .replace("\r\n", "\n")
                != *text
            {
                wrong.push(format!("{case}/{name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "not as recorded: {wrong:#?}");
}

#[test]
fn output_is_deterministic() {
    let sources = own_schemas();
    let first = generate(&sources, &own_settings()).unwrap();
    assert_eq!(generate(&sources, &own_settings()).unwrap(), first);
    for (name, text) in &first.files {
        assert!(text.ends_with('\n') && !text.contains('\r'), "{name}");
    }
}

#[test]
fn line_ends_of_the_checkout_do_not_matter() {
    let sources = own_schemas();
    let windows = sources
        .iter()
        .map(|(name, text)| (name.clone(), text.replace('\n', "\r\n")))
        .collect();
    assert_eq!(
        generate(&windows, &own_settings()).unwrap(),
        generate(&sources, &own_settings()).unwrap()
    );
}

// SPEC E2
#[test]
fn the_project_s_types_are_those_of_the_specification() {
    let files = generate(&own_schemas(), &own_settings()).unwrap().files;
    let types = &files["types.rs"];
    for item in [
        "pub struct SaopEnvelope {",
        "pub struct SaopThought {",
        "pub struct SaopAction {",
        "pub struct SaopObservation {",
        "pub enum SaopObservationStatus {",
        "pub struct SaopParallelTurnEnvelope {",
        "pub struct SaopAgentTurn {",
        "pub struct Observation {",
        "pub enum SaopMessage {",
        "pub agent_turns: crate::TurnGroup<SaopAgentTurn>,",
        "pub turn_index: u64,",
        "pub exit_code: i64,",
        "pub agent_id: __rt::NonEmptyString,",
        "pub arguments: __rt::JsonObject,",
        "pub uncertainty: ::std::option::Option<::std::string::String>,",
        "pub metadata: ::std::option::Option<__rt::Map<ObservationMetadataValue>>,",
        "pub duration_ms: ObservationDurationMs,",
        "pub type ObservationDurationMs = __rt::CheckedF64<schema_rules::ObservationDurationMs>;",
        "__rt::open_type!(SaopThought, SAOP_ENVELOPE,",
        "#[cfg(feature = \"schemars\")]\n__rt::json_schema!(SaopThought, SAOP_ENVELOPE, \"/definitions/SaopThought\");",
        "impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopThought {",
        "impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopMessage {",
        "__rt::check_hand_written:: < crate ::TurnGroup < SaopAgentTurn > >",
    ] {
        assert!(types.contains(item), "{item}");
    }
    // Only what typify's output is kept for; none of its impls, derives or helpers.
    for leftover in [
        "ConversionError",
        "#[serde",
        "TryFrom",
        "regress",
        "mod error",
        "mod defaults",
    ] {
        assert!(!types.contains(leftover), "{leftover}");
    }
}

// SPEC N9
#[test]
fn attributes_of_python_are_identifiers() {
    let sources = schemas(&folder("golden/hygiene"));
    let made = python(&sources, &settings("hygiene")).unwrap();
    let (stub, rust) = (&made["_types.pyi"], &made["types.rs"]);
    for member in [
        "seen",
        "type",
        "map",
        "été_",
        "with_space_",
        "self",
        "string",
    ] {
        let line = format!("    def {member}(self) -> ");
        assert!(stub.contains(&line), "{member} in {stub}");
        assert!(
            rust.contains(&format!(" \"{member}\" ")),
            "{member} in {rust}"
        );
    }
    // What would end a docstring does not.
    assert!(stub.contains(r#"generator: \"quotes\", \\ and"#), "{stub}");
    assert!(made["_types.py"].contains("\n    Names,\n"));
}

// SPEC N9
#[test]
fn attributes_of_python_hide_nothing_and_are_different() {
    let names = ["class", "cls", "str", "object", "a-b", "type", "Part"];
    let schema = |part: &str| {
        let members =
            names.map(|name| format!(r##"{name:?}: {{"$ref": "#/definitions/{part}"}}"##));
        format!(
            r#"{{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/things/1.0.0",
            "title": "Things", "description": "Things.", "type": "object", "additionalProperties": false,
            "properties": {{{}}}, "definitions": {{"{part}": {{"description": "A part.", "type": "object",
            "additionalProperties": false, "properties": {{"n": {{"type": "integer", "description": "N."}}}}}}}}}}"#,
            members.join(", ")
        )
    };
    let made = |part: &str| {
        let sources = BTreeMap::from([("things.schema.json".to_owned(), schema(part))]);
        python(&sources, &Settings::default())
    };
    let stub = &made("Part").unwrap()["_types.pyi"];
    let things = stub.split("class Things").nth(1).unwrap();
    let found = things.split("    def ").skip(1);
    let found: Vec<&str> = found.filter_map(|rest| rest.split('(').next()).collect();
    assert_eq!(
        found[..names.len()],
        ["class_", "cls_", "str_", "object_", "a_b_", "type", "part_"]
    );
    let error = made("Text").unwrap_err().to_string();
    assert!(error.contains("but found `Text`"), "{error}");
}

// SPEC N1, N10
#[test]
fn types_of_typescript_name_each_member() {
    let sources = schemas(&folder("golden/hygiene"));
    let made = typescript(&sources, &settings("hygiene")).unwrap();
    let script = &made["messages.ts"];
    for line in [
        "  \"seen\": string;",
        "  \"with space\"?: string;",
        "  \"quote\\\"back\\\\slash\"?: string;",
        "    \"seen\": str(w, t, m, at + 0),",
        "  if (w[at + 2] !== 0) made[",
        "export function parseNames<N extends Numbers>(raw: Text, options: Options<N>): Names<BigOf<N>>;",
        "export class NamesView<Big = JsonNumber> extends View<Names<Big>> {",
        "  get \"seen\"(): string {",
        "  get \"with space\"(): string | undefined {",
        "    return w[at + 2] === 0 ? undefined : str(w, t, m, at + 2);",
        "export function viewNames(raw: Text): NamesView;",
    ] {
        assert!(script.contains(line), "{line} in {script}");
    }
    assert!(made["types.rs"].contains(" \"names\" Names\n"));
}

// SPEC N10
#[test]
fn unions_of_objects_are_told_apart_by_number_in_typescript() {
    for case in [
        "tagged-union",
        "recursive-rules",
        "scalar-values",
        "nullable",
    ] {
        let sources = schemas(&folder(&format!("golden/{case}")));
        let made = typescript(&sources, &settings(case)).unwrap();
        let script = &made["messages.ts"];
        let tells = script.contains("isObject(");
        assert_eq!(tells, case == "tagged-union", "{case}: {script}");
        assert_eq!(tells, !made["types.rs"].contains("objects! {}"), "{case}");
    }
}

// SPEC N10
#[test]
fn views_of_typescript_have_members_of_any_name_but_their_own() {
    let text = fs::read_to_string(folder("golden/hygiene").join("names.schema.json")).unwrap();
    let made = |from: &str, to: &str| {
        let sources = [("names.schema.json".to_owned(), text.replace(from, to))].into();
        typescript(&sources, &settings("hygiene"))
    };
    let script = &made("\"seen\"", "\"constructor\"").unwrap()["messages.ts"];
    assert!(
        script.contains("  get [\"constructor\"](): string {"),
        "{script}"
    );
    let error = made("\"seen\"", "\"toObject\"").unwrap_err().to_string();
    assert!(error.contains("but found `toObject`"), "{error}");
}

// SPEC N10
#[test]
fn comments_of_typescript_end_where_they_should() {
    let text = fs::read_to_string(folder("golden/hygiene").join("names.schema.json"));
    let text = text
        .unwrap()
        .replace("Runs ", "Runs */ process.exit(1); /* ");
    let sources = [("names.schema.json".to_owned(), text)].into();
    let made = typescript(&sources, &settings("hygiene")).unwrap();
    assert!(made["messages.ts"].contains("/** Runs *\\/ process.exit(1); /* "));
}

// SPEC N10
#[test]
fn a_type_of_typescript_has_no_name_of_the_module() {
    let text = fs::read_to_string(folder("golden/hygiene").join("names.schema.json"));
    let text = text.unwrap().replace("\"Names\"", "\"Reader\"");
    let sources = [("names.schema.json".to_owned(), text)].into();
    let error = typescript(&sources, &settings("hygiene")).unwrap_err();
    assert!(error.to_string().contains("but found `Reader`"), "{error}");
}

// SPEC N10
#[test]
fn a_type_of_typescript_has_no_name_of_a_view() {
    let text = fs::read_to_string(folder("golden/hygiene").join("names.schema.json"));
    let made = |name: &str| {
        let text = text.as_ref().unwrap().replace("Option", name);
        let sources = [("names.schema.json".to_owned(), text)].into();
        typescript(&sources, &settings("hygiene"))
    };
    made("OtherView").unwrap();
    let error = made("NamesView").unwrap_err().to_string();
    let expected = "expected another name than `NamesView` for a type of TypeScript, which is that of a view of `Names`";
    assert!(error.contains(expected), "{error}");
}
