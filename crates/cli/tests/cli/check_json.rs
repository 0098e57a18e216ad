//! `saop check --format json`, to the letter.

use serde_json::{Value, json};

use crate::support::{
    EMPTY_PLAN_COLUMN, ENVELOPE, Folder, HIDDEN, OBSERVATION, PARALLEL, empty_plan, hidden,
    message, quoted, run_in, run_with,
};

#[test]
fn a_line_is_printed_to_the_letter() {
    let bad = empty_plan();
    let folder = Folder::new()
        .with("runs/a.ndjson", format!("{ENVELOPE}\n\n{bad}\n"))
        .with("runs/b.json", &bad);
    let run = run_in(&folder, &["check", "--format", "json", "runs"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    let said = quoted(&message("saop-envelope", &bad));
    let error = |line| {
        format!(
            r#"{{"kind":"schema","path":"/thought/plan","keyword":"minLength","message":{said},"line":{line},"column":{EMPTY_PLAN_COLUMN}}}"#
        )
    };
    let (third, first) = (error(3), error(1));
    let length = ENVELOPE.len();
    assert_eq!(
        run.stdout,
        format!(
            r#"{{"source":"runs/a.ndjson","line":1,"offset":0,"length":{length},"type":"saop-envelope","valid":true,"errors":[]}}
{{"source":"runs/a.ndjson","line":3,"offset":{},"length":{},"type":"saop-envelope","valid":false,"errors":[{third}]}}
{{"source":"runs/b.json","line":null,"offset":0,"length":{},"type":"saop-envelope","valid":false,"errors":[{first}]}}
"#,
            length + 2,
            length - 1,
            length - 1
        )
    );
}

#[test]
fn auto_takes_the_likeliest_type() {
    let bad_parallel = PARALLEL.replace(r#""session_id":"s""#, r#""session_id":"""#);
    let bad_observation = OBSERVATION.replace("utf8", "utf9");
    for (text, name, valid) in [
        (ENVELOPE, "saop-envelope", true),
        (PARALLEL, "saop-parallel-turn-envelope", true),
        (OBSERVATION, "observation", true),
        (&bad_parallel, "saop-parallel-turn-envelope", false),
        (&bad_observation, "observation", false),
        ("{}", "saop-envelope", false),
    ] {
        let line = run_with(text, &["check", "--format", "json"]).one();
        assert_eq!(
            (&line["type"], &line["valid"]),
            (&name.into(), &valid.into()),
            "{text}"
        );
    }
}

#[test]
fn a_named_type_is_the_one_checked_against() {
    let action = r#"{"tool_name":"t","arguments":{}}"#;
    for (text, name, valid) in [
        (action, "saop-action", true),
        (
            r#"{"status":"success","output":""}"#,
            "saop-observation",
            true,
        ),
        (OBSERVATION, "observation", true),
        (PARALLEL, "saop-parallel-turn-envelope", true),
        (ENVELOPE, "saop-envelope", true),
        (OBSERVATION, "saop-envelope", false),
        ("not JSON", "saop-action", false),
    ] {
        let run = run_with(text, &["check", "--format", "json", "--type", name]);
        let line = run.one();
        assert_eq!(
            (&line["type"], &line["valid"]),
            (&name.into(), &valid.into()),
            "{text}"
        );
        assert_eq!(run.code, i32::from(!valid));
    }
}

#[test]
fn text_that_is_not_json_has_no_type_and_an_empty_path() {
    let line = run_with("{\n  nope", &["check", "--format", "json"]).one();
    assert_eq!(
        (&line["type"], &line["valid"]),
        (&Value::Null, &json!(false))
    );
    let errors = line["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0]["kind"], "syntax");
    assert_eq!(errors[0]["path"], "");
    assert_eq!(errors[0]["keyword"], Value::Null);
    assert_eq!(
        (&errors[0]["line"], &errors[0]["column"]),
        (&json!(2), &json!(3))
    );
}

#[test]
fn missing_and_extra_members_are_one_error_each_sorted_by_position() {
    let text = concat!(
        "{\"schema_version\":\"1.0.0\",\"turn_index\":0,\"agent_id\":\"a\",\"phase\":\"p\",\n",
        "\"thought\":{\"reasoning\":\"\"},\n",
        "\"action\":{\"tool_name\":\"t\",\"arguments\":{}},\"x\":1,\n",
        "\"observation\":{\"status\":\"nope\",\"output\":\"\"}}"
    );
    let line = run_with(text, &["check", "--format", "json"]).one();
    let errors: Vec<Value> = line["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| {
            json!([
                error["path"],
                error["keyword"],
                error["line"],
                error["column"]
            ])
        })
        .collect();
    assert_eq!(
        errors,
        [
            json!(["/thought/plan", "required", 2, 11]),
            json!(["/thought/reasoning", "minLength", 2, 24]),
            json!(["/x", "additionalProperties", 3, 47]),
            json!(["/observation/status", "enum", 4, 25]),
        ]
    );
}

#[test]
fn the_kinds_have_the_names_of_the_contract() {
    let turn = r#"{"agent_id":"a","turn_index":0,"thought":"t","action":{"tool_name":"t","arguments":{}}}"#;
    let twice = PARALLEL.replace(turn, &format!("{turn},{turn}"));
    let none = PARALLEL.replace(turn, "");
    let huge = ENVELOPE.replace(r#""turn_index":0"#, r#""turn_index":99999999999999999999"#);
    let again = ENVELOPE.replace(r#""phase":"p""#, r#""phase":"p","ph\u0061se":"q""#);
    let deep = ENVELOPE.replace(
        "{}",
        &format!("{{\"a\":{}{}}}", "[".repeat(200), "]".repeat(200)),
    );
    for (text, kind, name) in [
        ("[", "syntax", Value::Null),
        (&empty_plan(), "schema", json!("saop-envelope")),
        (&again, "duplicate_key", json!("saop-envelope")),
        (
            &twice,
            "duplicate_agent",
            json!("saop-parallel-turn-envelope"),
        ),
        (
            &none,
            "empty_parallel_turn",
            json!("saop-parallel-turn-envelope"),
        ),
        (&huge, "unrepresentable", json!("saop-envelope")),
        (&deep, "limit", json!("saop-envelope")),
    ] {
        let line = run_with(text, &["check", "--format", "json"]).one();
        assert_eq!(line["errors"][0]["kind"], kind, "{line}");
        assert_eq!(line["type"], name, "{line}");
    }
}

#[test]
fn columns_count_characters_not_bytes() {
    let text = empty_plan().replace(r#""reasoning":"r""#, r#""reasoning":"é日😀""#);
    let folder = Folder::new().with("a.ndjson", format!("{ENVELOPE}\n{text}\n"));
    let lines = run_in(&folder, &["check", "--format", "json", "a.ndjson"]).json();
    let error = &lines[1]["errors"][0];
    assert_eq!(error["line"], 2);
    assert_eq!(error["column"], EMPTY_PLAN_COLUMN + 2);
}

// SPEC T2
#[test]
fn an_agent_twice_is_told_beside_other_faults() {
    let turn = r#"{"agent_id":"a","turn_index":0,"thought":"t","action":{"tool_name":"t","arguments":{}}}"#;
    let text = PARALLEL
        .replace(turn, &format!("{turn},{turn}"))
        .replace(r#""session_id":"s""#, r#""session_id":"""#);
    let line = run_with(text, &["check", "--format", "json"]).one();
    let errors: Vec<_> = line["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| (&error["kind"], &error["path"]))
        .collect();
    assert_eq!(
        errors,
        [
            (&json!("schema"), &json!("/session_id")),
            (&json!("duplicate_agent"), &json!("/agent_turns/1/agent_id")),
        ]
    );
}

#[test]
fn nothing_in_a_line_hides_or_reorders_text_and_its_values_are_the_same() {
    let name = format!("{HIDDEN}.json");
    let member = format!("x{HIDDEN}");
    let text = ENVELOPE.replace(r#""phase":"p""#, &format!(r#""phase":"p","{member}":1"#));
    let folder = Folder::new().with(&name, text);
    let run = run_in(&folder, &["check", "--format", "json", &name]);
    assert_eq!(hidden(&run.stdout), None, "{:?}", run.stdout);
    let line = run.one();
    assert_eq!(line["source"], json!(name));
    assert_eq!(line["errors"][0]["path"], json!(format!("/{member}")));
}

#[test]
fn nothing_but_data_is_printed() {
    let run = run_with(ENVELOPE, &["check", "--format", "json"]);
    assert_eq!(run.stdout.lines().count(), 1);
    assert_eq!(run.stderr, "");
}

#[test]
fn quiet_leaves_the_exit_code_and_a_summary_on_stderr() {
    let run = run_with(empty_plan(), &["check", "--format", "json", "--quiet"]);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""));
    assert!(
        run.stderr.starts_with("1 document: 0 valid, 1 invalid ("),
        "{}",
        run.stderr
    );
    assert_eq!(run.stderr.lines().count(), 1);
}

#[test]
fn a_stream_that_is_not_base64_is_a_warning() {
    let bad = OBSERVATION
        .replace("utf8", "base64")
        .replace(r#""stdout":"""#, r#""stdout":"YQ=""#)
        .replace(r#""stderr":"""#, r#""stderr":"Y-==""#);
    let good = OBSERVATION
        .replace("utf8", "base64")
        .replace(r#""stdout":"""#, r#""stdout":"YQ==""#);
    let folder = Folder::new().with("a.ndjson", format!("{good}\n{bad}\n"));
    let run = run_in(&folder, &["check", "--format", "json", "a.ndjson"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let lines: Vec<Value> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines[0].get("warnings"), None);
    let column = |member: &str| bad.find(member).unwrap() + member.len() + 1;
    assert_eq!(
        lines[1],
        json!({
            "source": "a.ndjson", "line": 2, "offset": good.len() + 1, "length": bad.len(), "type": "observation", "valid": true, "errors": [],
            "warnings": [
                {
                    "kind": "encoding", "path": "/stdout", "line": 2, "column": column(r#""stdout":"#),
                    "message": "expected stdout in base64 (RFC 4648, standard alphabet, padded), but found a length of 3, which is not a multiple of 4"
                },
                {
                    "kind": "encoding", "path": "/stderr", "line": 2, "column": column(r#""stderr":"#),
                    "message": "expected stderr in base64 (RFC 4648, standard alphabet, padded), but found `-` at offset 1"
                }
            ]
        })
    );
    let run = run_in(&folder, &["check", "--type", "observation", "a.ndjson"]);
    assert_eq!(run.code, 0);
    let frame = format!(
        "warning[encoding]: expected stdout in base64 (RFC 4648, standard alphabet, padded), but found a length of 3, which is not a multiple of 4\n --> a.ndjson:2:{}\n",
        column(r#""stdout":"#)
    );
    assert!(run.stdout.contains(&frame), "{}", run.stdout);
}
