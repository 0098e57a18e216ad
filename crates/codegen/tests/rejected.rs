//! Schemas that break the profile, each with all that is said of it, to the letter.
//!
//! Invariant: every code that a schema can cause has a file; `SAOP_BLESS=1` writes the expectations anew.

#![cfg(test)]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use common::{bless, entries, folder, own_schemas, own_settings};
use saop_codegen::{Code, Diagnostic, Settings, check, generate};
use saop_json::show::is_invisible;

fn settings() -> Settings {
    Settings::default()
        .with_id_base("https://example.org/schemas/")
        .with_version_member("schema_version")
}

/// What stops the generator, one line a problem.
fn said(sources: &BTreeMap<String, String>, settings: &Settings) -> String {
    match generate(sources, settings) {
        Ok(_) => "nothing\n".to_owned(),
        Err(problems) => lines(problems.errors()),
    }
}

/// The same, with the warnings.
fn all_said(sources: &BTreeMap<String, String>, settings: &Settings) -> String {
    lines(&check(sources, settings))
}

fn lines<'d>(problems: impl IntoIterator<Item = &'d Diagnostic>) -> String {
    let mut all = String::new();
    for problem in problems {
        all.extend([&problem.to_string(), "\n"]);
    }
    all
}

#[test]
fn every_problem_is_said_as_recorded() {
    let mut wrong = Vec::new();
    let mut codes = BTreeSet::new();
    for (name, path) in entries(&folder("rejected")) {
        let (case, sources) = if path.is_dir() {
            let files = entries(&path).into_iter();
            let texts = files.map(|(name, path)| (name, fs::read_to_string(path).unwrap()));
            (name.clone(), texts.collect())
        } else if let Some(case) = name.strip_suffix(".schema.json") {
            let text = fs::read_to_string(&path).unwrap();
            (case.to_owned(), BTreeMap::from([(name.clone(), text)]))
        } else {
            let case = name
                .strip_suffix(".txt")
                .unwrap_or_else(|| panic!("a stray file: {name}"));
            let schema = folder("rejected").join(format!("{case}.schema.json"));
            assert!(
                schema.is_file() || folder("rejected").join(case).is_dir(),
                "a stray file: {name}"
            );
            continue;
        };
        let code = case.split('-').next().unwrap().to_uppercase();
        let said = if case.ends_with("-open") {
            all_said(&sources, &settings().with_house_rules(false))
        } else if code == "SCH029" {
            all_said(&sources, &settings())
        } else if code == "SCH017" {
            let asked = settings().with_require_descriptions(case != "sch017-warning");
            all_said(&sources, &asked)
        } else {
            said(&sources, &settings())
        };
        assert!(said.contains(&format!(": {code}: ")), "{case}: {said}");
        codes.insert(code);
        let expected = folder("rejected").join(format!("{case}.txt"));
        if bless() {
            fs::write(&expected, &said).unwrap();
        }
        if fs::read_to_string(&expected).unwrap().replace("\r\n", "\n") != said {
            wrong.push(format!("{case}:\n{said}"));
        }
    }
    assert!(wrong.is_empty(), "not as recorded:\n{}", wrong.join("\n"));
    // A setting stands in no file, no schema can make the generator fault, and the command compares with what is published.
    let elsewhere = [Code::Setting, Code::Internal, Code::Release];
    let all = Code::ALL.iter().filter(|code| !elsewhere.contains(code));
    assert_eq!(codes, all.map(ToString::to_string).collect());
}

#[test]
fn settings_are_checked() {
    let sources = own_schemas();
    for (settings, expected) in [
        (
            own_settings().with_hand_written("saop-envelope#/definitions/Nobody", "crate::Nobody"),
            "<settings>:1:1: SCH022: expected a hand-written type to stand for a definition, but found \
             `saop-envelope#/definitions/Nobody`\n",
        ),
        (
            own_settings().with_hand_written(
                "saop-parallel-turn-envelope#/definitions/AgentTurns",
                "not a path",
            ),
            "<settings>:1:1: SCH022: expected a hand-written type to be a Rust path, but found `not a path`\n",
        ),
        (
            own_settings().with_hand_written(
                "saop-parallel-turn-envelope#/definitions/AgentTurns",
                "super",
            ),
            "<settings>:1:1: SCH022: expected a hand-written type to be a Rust path, but found `super`\n",
        ),
        (
            own_settings().with_runtime("{"),
            "<settings>:1:1: SCH022: expected the runtime to be the path of a Rust module, such as `::saop_schema`, but found `{`\n",
        ),
        (
            own_settings().with_runtime("a<b>"),
            "<settings>:1:1: SCH022: expected the runtime to be the path of a Rust module, such as `::saop_schema`, but found `a<b>`\n",
        ),
        (
            own_settings().with_any_message("saop message"),
            "<settings>:1:1: SCH022: expected the enum of all messages to be named as a Rust type is, but found `saop message`\n",
        ),
    ] {
        assert_eq!(said(&sources, &settings), expected);
    }
    assert_eq!(
        said(&BTreeMap::new(), &Settings::default()),
        "<settings>:1:1: SCH022: expected at least one schema, but found none\n"
    );
    let base = said(
        &sources,
        &own_settings().with_id_base("https://devs.ai/schemas"),
    );
    assert!(
        base.starts_with("<settings>:1:1: SCH022: expected the base of `$id`s to end in `/`"),
        "{base}"
    );
    let union = said(&sources, &own_settings().with_any_message("SaopEnvelope"));
    assert!(
        union.contains("SCH018") && union.contains("the enum of all messages"),
        "{union}"
    );
}

#[test]
fn settings_of_a_file_are_told_where_they_stand() {
    let text = r#"{
  "id_base": "https://devs.ai/schemas",
  "runtime": "{",
  "any_message": "saop message",
  "hand_written": {
    "saop-envelope#/definitions/Nobody": "crate::Nobody",
    "saop-parallel-turn-envelope#/definitions/AgentTurns": "not a path"
  }
}"#;
    let read = Settings::default().with_file("s.json", text);
    let places = |settings: &Settings| -> Vec<String> {
        let said = said(&own_schemas(), settings);
        let mut found: Vec<String> = said
            .lines()
            .map(|line| line.split(": ").take(2).collect::<Vec<_>>().join(" "))
            .collect();
        found.dedup();
        found
    };
    let all = [
        "s.json:2:3 SCH022",
        "s.json:3:3 SCH022",
        "s.json:4:3 SCH022",
        "s.json:6:5 SCH022",
        "s.json:7:5 SCH022",
    ];
    assert_eq!(places(&read), all);
    // A problem is reported to whoever decides the setting.
    let decided = read
        .with_id_base("bad")
        .with_runtime("}")
        .with_any_message("Message")
        .with_hand_written("saop-envelope#/definitions/Nobody", "crate::Nobody");
    assert_eq!(
        places(&decided),
        ["<settings>:1:1 SCH022", "s.json:7:5 SCH022"]
    );
    assert_eq!(said(&own_schemas(), &decided).lines().count(), 4);
}

// Found by an attack: without house rules, a wrong runtime was called a bug of the generator, or became code.
#[test]
fn the_runtime_is_checked_for_any_schema() {
    let sources = BTreeMap::from([("a.json".to_owned(), "{}".to_owned())]);
    for path in [
        "not a path",
        "",
        "{",
        "\"",
        "a;b",
        "a<b>",
        "a as b",
        "::a;use ::b",
        "::crate",
        "a::crate",
    ] {
        let text = serde_json::json!({"house_rules": false, "runtime": path}).to_string();
        let settings = Settings::default().with_file("s.json", &text);
        let refused = generate(&sources, &settings).unwrap_err().to_string();
        let place = text.find("\"runtime").unwrap() + 1;
        let expected = format!(
            "s.json:1:{place}: SCH022: expected the runtime to be the path of a Rust module, such as `::saop_schema`, but found `{path}`"
        );
        assert!(refused.starts_with(&expected), "{refused}");
        assert_eq!(refused.matches("SCH0").count(), 1, "{refused}");
    }
}

// SPEC S5
#[test]
fn settings_of_places_are_checked() {
    let sources = BTreeMap::from([(
        "stay.json".to_owned(),
        r##"{"type": "object", "properties": {"room": {"$ref": "#/definitions/room"}, "extent": {"not": {"minimum": 1}}},
            "definitions": {"room": {"type": "object", "properties": {"beds": {"type": "integer"}}}}}"##
            .to_owned(),
    )]);
    let text = r#"{
  "house_rules": false,
  "names": {
    "stay#/definitions/rom": "Chamber",
    "stay#/properties/room": "Chamber",
    "stay#/definitions/room": "chamber",
    "stai#": "Stay",
    "stay/definitions/room": "Chamber",
    "stay#definitions/room": "Chamber",
    "stay#/definitions/room/properties/beds": "Beds",
    "stay#/properties/extent": "Beds"
  },
  "hand_written": {"stay#/definitions/room": "crate::Room"},
  "rules": {"stay#/definitions/room": "crate::Rule", "stay#": "not a path"},
  "forbid_untyped": true,
  "schemars": true
}"#;
    let settings = Settings::default().with_file("s.json", text);
    assert_eq!(
        said(&sources, &settings),
        "s.json:4:5: SCH022: expected the place of a type, but found none at `/definitions/rom`; did you mean `/definitions/room`?\n\
         s.json:5:5: SCH022: expected the place of a type, but found at `/properties/room` a reference to `#/definitions/room`: name that place\n\
         s.json:6:5: SCH022: expected the name of a Rust type such as `Chamber`, but found `chamber`\n\
         s.json:7:5: SCH022: expected the name of a schema before `#`, but found `stai`; did you mean `stay`?\n\
         s.json:8:5: SCH022: expected a place such as `NAME#` or `NAME#/definitions/KEY`, but found `stay/definitions/room`\n\
         s.json:9:5: SCH022: expected a place such as `NAME#` or `NAME#/definitions/KEY`, but found `stay#definitions/room`\n\
         s.json:11:5: SCH022: expected each name once, but found that of `stay#/definitions/room/properties/beds` again: `Beds`\n\
         s.json:14:13: SCH022: expected a rule for a generated type, but found that the type is `crate::Room`, which can refuse values itself\n\
         s.json:14:54: SCH022: expected a Rust path, but found `not a path`\n\
         stay.json:1:85: SCH031: expected what a Rust type can say, but found at /properties/extent that its rules are of values of several kinds; its values are JSON text, checked\n"
    );
    let warned = |text: &str, sources: &BTreeMap<String, String>| {
        let settings = Settings::default().with_file("s.json", text);
        lines(generate(sources, &settings).unwrap().warnings.iter())
    };
    assert_eq!(
        warned(
            r#"{"house_rules": false, "schemars": true}"#,
            &BTreeMap::new()
        ),
        "s.json:1:24: SCH022: warning: expected `schemars` beside `\"house_rules\": true`, but found it where it has no effect\n"
    );
    let profile = own_schemas();
    let own = r#"{"id_base": "https://devs.ai/schemas/", "dialect": "2020-12",
        "hand_written": {"saop-parallel-turn-envelope#/definitions/AgentTurns": "crate::TurnGroup<SaopAgentTurn>"}}"#;
    let said = warned(own, &profile);
    assert!(
        said.contains(
            "s.json:1:41: SCH022: warning: expected `dialect` beside `\"house_rules\": false`"
        ),
        "{said}"
    );
}

/// What a file of settings says, and what is said of it beside a schema that has a mistake.
#[rustfmt::skip]
const FAULTY_SETTINGS: &[(&str, &[&str])] = &[
    ("{}", &["SCH005", "SCH005", "SCH013", "SCH021"]),
    ("{", &["SCH001"]),
    ("[]", &["SCH022"]),
    (r#"{"unoin": 1}"#, &["SCH022"]),
    (r#"{"id_bsae": "https://example.org/schemas/"}"#, &["SCH021", "SCH022"]),
    (r#"{"id_base": "https://a/", "id_bsae": "https://a/"}"#, &["SCH005", "SCH005", "SCH013", "SCH021", "SCH022"]),
    (r#"{"id_bsae": "https://a/", "id_base": "https://a/"}"#, &["SCH005", "SCH005", "SCH013", "SCH021", "SCH022"]),
    (r#"{"id_base": 1}"#, &["SCH021", "SCH022"]),
    (r#"{"id_base": "https://example.org/schemas"}"#, &["SCH021", "SCH022"]),
    (r#"{"id_base": "https://a/", "id_base": "https://example.org/schemas/"}"#, &["SCH002", "SCH021"]),
    (r#"{"id_base": "https://example.org/schemas/", "hand_writen": {}}"#, &["SCH022"]),
    (r#"{"id_base": "https://example.org/schemas/", "hand_written": 1}"#, &["SCH022"]),
    (r#"{"id_base": "https://example.org/schemas/", "hand_written": {"case#/definitions/List": 1}}"#, &["SCH022"]),
    (r#"{"id_base": "https://example.org/schemas/", "schemars": 1, "command": 1}"#, &["SCH021", "SCH022", "SCH022"]),
    (r#"{"id_base": "https://example.org/schemas/", "runtime": 1, "any_message": 1}"#, &["SCH021", "SCH022", "SCH022"]),
];

#[test]
fn faulty_settings_hide_nothing_and_lead_to_nothing() {
    let case = r##"{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "https://example.org/schemas/case/1.0.0",
  "title": "Case", "type": "object", "additionalProperties": false,
  "properties": {
    "wrong": {"type": "strin"},
    "other": {"$ref": "https://example.org/schemas/other/1.0.0"},
    "list": {"$ref": "#/definitions/List"}
  },
  "definitions": {"List": {"type": "array", "uniqueItems": true, "items": {"type": "number"}}}
}"##;
    let other = r#"{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "https://example.org/schemas/other/1.0.0",
  "title": "Other", "type": "object", "additionalProperties": false,
  "properties": {"unread": {"$ref": "https://example.org/schemas/unread/1.0.0"}}
}"#;
    let sources = BTreeMap::from([
        ("case.schema.json".to_owned(), case.to_owned()),
        ("other.schema.json".to_owned(), other.to_owned()),
        ("unread.schema.json".to_owned(), "{".to_owned()),
    ]);
    for (text, expected) in FAULTY_SETTINGS {
        let settings = Settings::default().with_file("settings.json", text);
        let said = said(&sources, &settings);
        let mut codes: Vec<&str> = said
            .lines()
            .filter_map(|line| line.split(": ").nth(1))
            .collect();
        codes.sort_unstable();
        let mut all = [*expected, &["SCH001", "SCH008"]].concat();
        all.sort_unstable();
        assert_eq!(codes, all, "{text}: {said}");
    }
}

#[test]
fn a_hand_written_type_stands_for_an_array() {
    let text = r##"{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "https://example.org/schemas/case/1.0.0",
  "title": "Case", "type": "object", "additionalProperties": false,
  "definitions": {
    "List": {"type": "array", "items": {"type": "string"}},
    "Closed": {"type": "object", "additionalProperties": false},
    "Alias": {"$ref": "#/definitions/List"}
  }
}"##;
    let sources = BTreeMap::from([("case.schema.json".to_owned(), text.to_owned())]);
    let with =
        |key: &str| settings().with_hand_written(format!("case#/definitions/{key}"), "crate::T");
    assert_eq!(said(&sources, &with("List")), "nothing\n");
    for (key, line) in [("Closed", 7), ("Alias", 8)] {
        assert_eq!(
            said(&sources, &with(key)),
            format!(
                "case.schema.json:{line}:5: SCH021: expected a hand-written type to stand for an array, but \
                 found another form in `case#/definitions/{key}`\n"
            )
        );
    }
}

#[test]
fn a_rule_is_over_members_or_items() {
    let text = r##"{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "https://example.org/schemas/case/1.0.0",
  "title": "Case", "type": "object", "additionalProperties": false,
  "properties": {"node": {"$ref": "#/definitions/Node"}},
  "definitions": {
    "List": {"type": "array", "items": {"$ref": "#/definitions/Node"}},
    "Node": {"type": "object", "additionalProperties": false,
      "properties": {"inner": {"$ref": "#/definitions/Node"}, "words": {"$ref": "#/definitions/Words"}}},
    "Words": {"type": "array", "items": {"type": "string"}},
    "Word": {"type": "string"}
  }
}"##;
    let sources = BTreeMap::from([("case.schema.json".to_owned(), text.to_owned())]);
    let with = |place: &str| settings().with_rule(place, "crate::R");
    assert_eq!(said(&sources, &with("case#")), "nothing\n");
    assert_eq!(said(&sources, &with("case#/definitions/List")), "nothing\n");
    let both =
        with("case#/definitions/List").with_hand_written("case#/definitions/List", "crate::T");
    for (settings, expected) in [
        (
            with("case#/definitions/Word"),
            "<settings>:1:1: SCH022: expected a rule to be over a closed object or an array, but found another form in \
             `case#/definitions/Word`\n",
        ),
        (
            with("case"),
            "<settings>:1:1: SCH022: expected a rule to be over a schema (`NAME#`) or a definition \
             (`NAME#/definitions/KEY`), but found `case`\n",
        ),
        (
            both,
            "<settings>:1:1: SCH022: expected a rule or a hand-written type, but found both for \
             `case#/definitions/List`\n",
        ),
        (
            settings().with_rule("case#", "not a path"),
            "<settings>:1:1: SCH022: expected a rule to be a Rust path, but found `not a path`\n",
        ),
        (with("case#/definitions/Words"), "nothing\n"),
    ] {
        assert_eq!(said(&sources, &settings), expected);
    }
}

#[test]
fn what_refers_to_an_unreadable_file_is_not_reported_too() {
    let mut sources = own_schemas();
    sources.insert("saop-action.schema.json".to_owned(), "{".to_owned());
    let said = said(&sources, &own_settings());
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(
        said.starts_with("saop-action.schema.json:1:2: SCH001: "),
        "{said}"
    );
}

/// What a schema says wherever a message may repeat it.
#[rustfmt::skip]
const REPEATED: &[(&str, &str)] = &[
    ("SCH001", r#""title": HIDDEN"#),
    ("SCH002", r#""$comment": {"HIDDEN": 1, "HIDDEN": 2}"#),
    ("SCH007", r#""HIDDEN": 1"#),
    ("SCH008", r#""properties": {"a": {"type": "HIDDEN"}}"#),
    ("SCH009", r#""properties": {"a": {"type": "string", "format": "HIDDEN"}}"#),
    ("SCH010", r#""required": ["HIDDEN"]"#),
    ("SCH012", r#""properties": {"a": {"type": "string", "pattern": "^HIDDEN(?=a)$"}}"#),
    ("SCH013", r##""properties": {"a": {"$ref": "#/definitions/HIDDEN"}}"##),
    ("SCH013", r#""properties": {"a": {"$ref": "HIDDEN"}}"#),
    ("SCH016", r#""properties": {"a": {"enum": ["HIDDEN", "HIDDEN"]}}"#),
    ("SCH018", r#""properties": {"aHIDDEN": {"type": "string"}, "aHIDDENHIDDEN": {"type": "string"}}"#),
    ("SCH019", r#""definitions": {"HIDDEN": {"type": "string"}}"#),
    ("SCH026", r#""properties": {"a": {"type": "boolean", "examples": [{"HIDDEN": 1}]}}"#),
    ("SCH026", r#""properties": {"a": {"enum": ["x"], "examples": ["HIDDEN"]}}"#),
    ("SCH027", r#""properties": {"a": {"type": "string", "pattern": "HIDDEN"}}"#),
];

#[test]
fn nothing_that_is_shown_hides_or_reorders_text() {
    let hides = |text: &str| {
        text.chars()
            .any(|c| c != '\n' && (c.is_control() || is_invisible(c)))
    };
    for hidden in ["\u{202e}", "\u{2066}", "\u{200b}", "\u{ad}", "\u{7f}"] {
        for (code, members) in REPEATED {
            let text = format!(
                r#"{{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://example.org/schemas/case/1.0.0",
                    "type": "object", "additionalProperties": false, {members}}}"#
            );
            let text = text.replace("HIDDEN", hidden);
            let sources = BTreeMap::from([(format!("case{hidden}.schema.json"), text)]);
            let problems = check(&sources, &settings());
            let codes: BTreeSet<_> = problems.iter().map(|one| one.code().to_string()).collect();
            assert!(codes.contains(*code), "{members}: {codes:?}");
            for problem in problems {
                for shown in [
                    problem.to_string(),
                    problem.message().to_owned(),
                    problem.frame().to_string(),
                    problem.for_cargo("schemas"),
                ] {
                    assert!(!hides(&shown), "{members}: {shown:?}");
                }
            }
        }
    }
}

#[test]
fn an_unused_definition_is_told_unless_an_error_may_be_the_reason() {
    let unused = fs::read_to_string(folder("rejected").join("sch029-unused.schema.json")).unwrap();
    let with = |other: &str| {
        let sources = BTreeMap::from([
            ("sch029-unused.schema.json".to_owned(), unused.clone()),
            ("other.schema.json".to_owned(), other.to_owned()),
        ]);
        all_said(&sources, &settings()).contains("SCH029")
    };
    assert!(with("{\"type\": 1}"));
    let reference = "https://example.org/schemas/sch029-unused/1.0.0#/definitions/Alone";
    assert!(!with(&format!(
        "{{\"type\": 1, \"items\": {{\"$ref\": \"{reference}\"}}}}"
    )));
    let wrong = unused.replace("\"title\"", "\"titel\"");
    let sources = BTreeMap::from([("sch029-unused.schema.json".to_owned(), wrong)]);
    assert!(!all_said(&sources, &settings()).contains("SCH029"));
}
