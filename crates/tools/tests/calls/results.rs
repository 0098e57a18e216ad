//! Results of MCP, judged by the schemas that tools have of them.

use saop_tools::{CallOptions, ToolOptions, ToolRegistry};
use serde_json::{Value, json};

use super::{check, told, tools, triple};

// SPEC U1
#[test]
fn results_are_judged_by_the_output_schema() {
    let document = |result: &str| format!(r#"{{"name": "now", "result": {result}}}"#);
    let good = r#"{"content": [], "structuredContent": {"time": "12:00"}}"#;
    assert_eq!(check(&document(good), CallOptions::new()).unwrap().count, 1);
    assert!(
        tools()
            .check_result("now", good.as_bytes())
            .unwrap()
            .is_none()
    );
    for (result, kind, path, text) in [
        (
            r#"{"structuredContent": {"time": 1}}"#,
            "schema",
            "/result/structuredContent/time",
            "1",
        ),
        (
            r#"{"structuredContent": null}"#,
            "schema",
            "/result/structuredContent",
            "null",
        ),
        (
            r#"{"content": []}"#,
            "malformed_call",
            "/result/structuredContent",
            r#"{"content": []}"#,
        ),
        (
            r#"{"content": [], "isError": false}"#,
            "malformed_call",
            "/result/structuredContent",
            r#"{"content": [], "isError": false}"#,
        ),
    ] {
        let found = told(&document(result), CallOptions::new());
        assert_eq!(found, [triple(kind, path, text)], "{result}");
        let error = tools().check_result("now", result.as_bytes()).unwrap_err();
        let below = path.strip_prefix("/result").unwrap();
        assert_eq!(error.violations()[0].instance_path(), below);
    }
    for valid in [
        r#"{"content": [], "isError": true}"#,
        r#"{"structuredContent": 1, "isError": true}"#,
        r#"{"resultType": "input_required", "inputRequests": {}}"#,
    ] {
        assert!(
            check(&document(valid), CallOptions::new()).is_ok(),
            "{valid}"
        );
    }
    // A tool without a schema of results has nothing to be judged by.
    let add = r#"{"name": "add", "result": {"structuredContent": 1}}"#;
    assert_eq!(check(add, CallOptions::new()).unwrap().unchecked, []);
    let nope = r#"{"name": "nope", "result": {"content": []}}"#;
    assert_eq!(
        told(nope, CallOptions::new()),
        [triple("unknown_tool", "/name", "\"nope\"")]
    );
}

// SPEC U1
#[test]
fn a_result_without_a_name_is_that_of_the_only_tool_or_not_judged() {
    let only = r#"[{"name": "now", "inputSchema": {}, "outputSchema": {"required": ["time"]}}]"#;
    let only = ToolRegistry::from_json(only).unwrap();
    let options = CallOptions::new();
    for document in [
        r#"{"jsonrpc": "2.0", "id": 1, "result": {"content": [], "structuredContent": {}}}"#,
        r#"{"content": [], "structuredContent": {}}"#,
        r#"{"content": [], "isError": false, "structuredContent": {}}"#,
    ] {
        let error = only
            .check_document(document.as_bytes(), &options)
            .unwrap_err();
        assert!(
            error.violations()[0]
                .instance_path()
                .ends_with("/structuredContent/time")
        );
        let checked = check(document, options).unwrap();
        let [unchecked] = &checked.unchecked[..] else {
            panic!("{checked:?}")
        };
        assert_eq!(
            unchecked.to_string(),
            "the result was not checked, since the document does not say of which tool it is"
        );
        assert!(document[unchecked.span.clone()].starts_with("{\"content\""));
    }
    let failed = r#"{"jsonrpc": "2.0", "id": 1, "result": {"content": [], "isError": true}}"#;
    assert_eq!(check(failed, options).unwrap().unchecked, []);
}

// SPEC U1, X3
#[test]
fn a_schema_of_results_that_is_refused_refuses_the_list() {
    let list = r#"[{"name": "now", "inputSchema": {}, "outputSchema": {"type": "strin"}}]"#;
    let error = ToolRegistry::from_json(list).unwrap_err();
    assert_eq!(error.problems()[0].tool(), Some("now"));
    assert_eq!(&list[error.problems()[0].span()], "\"strin\"");
    let allowed = ToolOptions::new().with_allow_unchecked(true);
    let tools = ToolRegistry::from_json_with(list, allowed).unwrap();
    assert!(tools.check_call("now", b"{}").unwrap().is_none());
    let unchecked = tools.check_result("now", b"{}").unwrap().unwrap();
    let words = "the result of `now` was not checked, since its schema was refused: ";
    assert!(unchecked.to_string().starts_with(words), "{unchecked}");
    // `null` is not given.
    let list = r#"[{"name": "now", "inputSchema": {}, "outputSchema": null}]"#;
    let tools = ToolRegistry::from_json(list).unwrap();
    assert!(tools.get("now").unwrap().output_schema().is_none());
    assert!(tools.check_result("now", b"{}").unwrap().is_none());
}

// SPEC X3: as many as a single schema may have, and equal ones once
#[test]
fn schemas_of_results_are_compiled_once_for_equal_texts() {
    let properties: serde_json::Map<_, _> =
        (0..900).map(|n| (format!("p{n}"), json!({}))).collect();
    let schema = json!({ "properties": properties });
    let list: Vec<_> = (0..400)
        .map(|n| json!({"name": format!("t{n}"), "inputSchema": {}, "outputSchema": schema}))
        .collect();
    let tools = ToolRegistry::from_json(&Value::from(list).to_string()).unwrap();
    assert_eq!(tools.len(), 400);
}

// SPEC U1
#[test]
fn a_result_in_a_batch_is_that_of_the_request_with_its_id() {
    let batch = |id: &str, other: &str, time: &str| {
        format!(
            r#"[{{"jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": {{"name": "now", "arguments": {{}}}}}},
                {{"jsonrpc": "2.0", "id": {other}, "result": {{"content": [], "structuredContent": {{"time": {time}}}}}}}]"#
        )
    };
    let found = told(&batch("7", "7", "1"), CallOptions::new());
    let path = "/1/result/structuredContent/time";
    assert_eq!(found, [triple("schema", path, "1")]);
    let good = check(&batch("\"7\"", "\"7\"", "\"1\""), CallOptions::new()).unwrap();
    assert_eq!((good.count, &good.unchecked[..]), (2, &[][..]));
    // A number is no string, and of an unknown request nothing is known.
    for (id, other) in [("7", "\"7\""), ("7", "8")] {
        let checked = check(&batch(id, other, "1"), CallOptions::new()).unwrap();
        assert_eq!(checked.unchecked.len(), 1, "{id} {other}");
    }
}
