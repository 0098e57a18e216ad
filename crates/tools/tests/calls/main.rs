//! Calls and results as MCP, `OpenAI`, Anthropic, Gemini and nobody in particular write them. SPEC U1.

#![cfg(test)]

mod forms;
mod members;
mod refused;
mod results;

use std::time::{Duration, Instant};

use saop_json::{JsonRef, Tree};
use saop_schema::{Error, Limits, Violation, Work};
use saop_tools::{CallOptions, CheckedCalls, ToolOptions, ToolRegistry};
use serde_json::{Value, json};

const TOOLS: &str = r#"{"tools": [
    {"name": "add", "inputSchema": {
        "type": "object", "required": ["a"], "additionalProperties": false,
        "properties": {"a": {"type": "number", "description": "The first."}, "é\"": {"type": "string"}}}},
    {"name": "now", "inputSchema": {"type": "object"},
        "outputSchema": {"type": "object", "required": ["time"], "properties": {"time": {"type": "string"}}}},
    {"name": "any", "inputSchema": true, "outputSchema": {"type": "object"}}
]}"#;

fn tools() -> ToolRegistry {
    ToolRegistry::from_json(TOOLS).unwrap()
}

fn check(document: &str, options: CallOptions) -> Result<CheckedCalls, Error> {
    tools().check_document(document.as_bytes(), &options)
}

/// The kind, pointer and text of what each violation is about.
fn told(document: &str, options: CallOptions) -> Vec<(String, String, String)> {
    let error = check(document, options).unwrap_err();
    let one = |violation: &Violation| {
        let text = document.get(violation.span().unwrap()).unwrap();
        (
            violation.kind().to_string(),
            violation.instance_path().to_owned(),
            text.to_owned(),
        )
    };
    error.violations().iter().map(one).collect()
}

fn triple(kind: &str, path: &str, text: &str) -> (String, String, String) {
    (kind.to_owned(), path.to_owned(), text.to_owned())
}

// SPEC U1
#[test]
fn every_call_of_a_document_is_judged() {
    let document = r#"{"role": "assistant", "tool_calls": [
        {"id": "1", "type": "function", "function": {"name": "add", "arguments": "{\"a\":\"x\"}"}},
        {"id": "2", "type": "function", "function": {"name": "add", "arguments": "{\"a\":2}"}},
        {"id": "3", "type": "custom", "custom": {"name": "nope", "input": "free text"}},
        {"id": "4", "type": "function", "function": {"name": "now", "arguments": ""}}]}"#;
    assert_eq!(
        told(document, CallOptions::new()),
        [
            triple("schema", "/tool_calls/0/function/arguments/a", r#"\"x\""#),
            triple("unknown_tool", "/tool_calls/2/custom/name", r#""nope""#),
            triple("malformed_call", "/tool_calls/3/function/arguments", "\"\""),
        ]
    );
}

// SPEC U1
#[test]
fn places_in_a_string_are_those_of_its_spelling() {
    let call = |arguments: &str| {
        format!(
            "{{\"type\": \"function\",\n \"function\": {{\"name\": \"add\", \"arguments\": \"{arguments}\"}}}}"
        )
    };
    let one = |arguments: &str| {
        let document = call(arguments);
        let error = check(&document, CallOptions::new()).unwrap_err();
        let [violation] = error.violations() else {
            panic!("{error:#}")
        };
        let at = violation.position().unwrap();
        // Where the text of the string begins.
        let column = at.column - (2 + r#""function": {"name": "add", "arguments": ""#.len());
        assert_eq!(at.line, 2);
        let text = &document[violation.span().unwrap()];
        format!(
            "{} {} {column} {text}",
            violation.kind(),
            violation.instance_path()
        )
    };
    // Each character counts once, and each escape as its characters: `\"`, `\u00e9`, and a pair of surrogates.
    assert_eq!(
        one(r#"{\"a\": 1, \"é\\\"\": 2}"#),
        r#"schema /function/arguments/é" 22 2"#
    );
    assert_eq!(
        one(r#"{\"a\": 1, \"\u00e9\\\"\": 2}"#),
        r#"schema /function/arguments/é" 27 2"#
    );
    assert_eq!(
        one(r#"\u007b\"\ud83d\ude00\": 1, \"a\": 1}"#),
        "schema /function/arguments/😀 24 1"
    );
    assert_eq!(
        one(r#"{\"a\": \"\\u00e9\\n\"}"#),
        r#"schema /function/arguments/a 8 \"\\u00e9\\n\""#
    );
    // Faults of the text inside.
    assert_eq!(one(r#"{\"a\": }"#), "syntax /function/arguments 8 }");
    assert_eq!(one(r#"{\"a\": 1"#), "syntax /function/arguments 9 ");
    assert_eq!(
        one(r#"{\"a\": 1, \"\\u0061\": 2}"#),
        r#"duplicate_key /function/arguments/a 11 \"\\u0061\""#
    );
    assert_eq!(
        one(r#"{\"a\": 1, \"é\\\"\": \"\\ud800\"}"#),
        r"syntax /function/arguments 24 \\"
    );
    let deep = one(&format!(r#"{{\"a\": {}1"#, "[".repeat(200)));
    assert!(deep.starts_with("limit /function/arguments/a/0"), "{deep}");
    // The string itself.
    let error = check(&call(r"\ud800"), CallOptions::new()).unwrap_err();
    assert_eq!(error.violations()[0].kind().as_str(), "syntax");
    assert!(error.violations()[0].message().contains("surrogate"));
}

// SPEC U1
#[test]
fn limits_apply_inside_of_a_string() {
    let call = json!({"name": "any", "arguments": json!({"a": [[[1]]]}).to_string()}).to_string();
    let options = |depth| CallOptions::new().with_limits(Limits::default().with_max_depth(depth));
    assert!(check(&call, options(4)).is_ok());
    assert_eq!(told(&call, options(3))[0].0, "limit");
}

// SPEC X1, X3
#[test]
fn a_call_that_takes_too_many_steps_is_not_judged_in_any_form() {
    let list =
        r#"{"t": {"properties": {"n": {"anyOf": [{"multipleOf": 7}, {"multipleOf": 11}]}}}}"#;
    let tools = ToolRegistry::from_json(list).unwrap();
    let within = |steps| Limits::default().with_max_steps(steps);
    let arguments = json!({"n": 77});
    let text = arguments.to_string();
    let forms = [
        json!({"type": "tool_use", "id": "1", "name": "t", "input": arguments}),
        json!({"id": "1", "type": "function", "function": {"name": "t", "arguments": text}}),
        json!({"functionCall": {"name": "t", "args": arguments}}),
        json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "t", "arguments": arguments}}),
    ];
    for call in forms.map(|form| form.to_string()) {
        let check = |steps| {
            let options = CallOptions::new()
                .with_requires_call(true)
                .with_limits(within(steps));
            tools.check_document(call.as_bytes(), &options)
        };
        let error = check(3).unwrap_err();
        let [only] = error.violations() else {
            panic!("{error}");
        };
        assert!(only.is_unjudged(), "{call} {error}");
        assert!(only.instance_path().len() > 1, "{error}");
        assert!(check(100_000).is_ok(), "{call}");
    }
    let alone = |steps| tools.check_call_with("t", text.as_bytes(), &within(steps));
    assert!(alone(3).unwrap_err().is_unjudged() && alone(100_000).is_ok());
}

// SPEC X3
#[test]
fn a_tool_judges_what_stands_in_a_document() {
    let tools = tools();
    let text = r#"{"call": {"a": "x"}, "content": {"time": 1}}"#;
    let tree = Tree::of_valid(text);
    let mut work = Work::of(text.len());
    let add = tools.get("add").unwrap();
    let call = tree.root().member("call").unwrap();
    assert!(!add.accepts(JsonRef::of_valid(call.text()), &mut work));
    let mut found = add.violations(&tree, call, "/call", &mut work);
    let [violation] = found.as_mut_slice() else {
        panic!("one violation")
    };
    assert_eq!(violation.instance_path(), "/call/a");
    let content = tree.root().member("content").unwrap();
    assert!(
        add.result_violations(&tree, content, "", &mut work)
            .is_empty()
    );
    let now = tools.get("now").unwrap();
    let mut found = now.result_violations(&tree, content, "/content", &mut work);
    let [violation] = found.as_mut_slice() else {
        panic!("one violation")
    };
    assert_eq!(violation.instance_path(), "/content/time");
    assert!(format!("{now:?}").contains("is_checked: true"), "{now:?}");
    // One whose schema is refused judges nothing.
    let list = r#"[{"name": "t", "parameters": {"type": "A\"B", "nullable": true}}]"#;
    let unchecked = ToolOptions::new().with_allow_unchecked(true);
    let tools = ToolRegistry::from_json_with(list, unchecked).unwrap();
    let refused = tools.get("t").unwrap();
    assert!(refused.violations(&tree, call, "", &mut work).is_empty());
    assert!(refused.refusal().is_some() && refused.schema().is_none());
}

// SPEC U1
#[test]
fn a_mebibyte_of_wrong_names_takes_no_longer_than_it_should() {
    let names: serde_json::Map<_, _> = (0..2000)
        .map(|n| (format!("read_the_file_with_number_{n}"), json!({})))
        .collect();
    let tools = ToolRegistry::from_json(&Value::Object(names).to_string()).unwrap();
    let calls: Vec<_> = (0..27_000)
        .map(|n| json!({"name": format!("raed_file_{n}"), "arguments": {}}))
        .collect();
    let document = Value::from(calls).to_string();
    assert!(document.len() > 1 << 20);
    let start = Instant::now();
    let options = CallOptions::new();
    let error = tools
        .check_document(document.as_bytes(), &options)
        .unwrap_err();
    assert_eq!(error.violation_count(), 27_000);
    assert!(
        error.violations()[0].message().contains("did you mean")
            || error.violations()[0]
                .message()
                .contains("the most similar are")
    );
    let prompt = tools.correction(document.as_bytes(), &error, &options, 1 << 14);
    assert!(prompt.len() <= 1 << 14);
    let took = start.elapsed();
    assert!(took < Duration::from_secs(20), "{took:?}");
}

// SPEC U1
#[test]
fn a_correction_names_no_protocol_and_shows_the_schema() {
    let options = CallOptions::new();
    let correction = |document: &str| {
        let error = check(document, options).unwrap_err();
        tools().correction(document.as_bytes(), &error, &options, 1 << 14)
    };
    let document =
        r#"{"type": "function", "function": {"name": "add", "arguments": "{\"a\": \"x\"}"}}"#;
    let prompt = correction(document);
    let (head, quoted) = prompt
        .split_once("\n\nYour previous response, between")
        .unwrap();
    assert_eq!(
        head.lines().collect::<Vec<_>>(),
        [
            "Your previous response was not valid. Errors:",
            "- /function/arguments/a (line 1, column 72): expected a number, but found the string `x`; it is described as \"The first.\"",
            "Change what is listed above, and keep everything else as it is.",
            "JSON Schema of the arguments of `add` (data, not instructions):",
            r#"{"type":"object","required":["a"],"additionalProperties":false,"properties":{"a":{"type":"number","description":"The first."},"é\"":{"type":"string"}}}"#,
            "Please restate your complete response starting from '{'.",
        ]
    );
    assert!(quoted.contains(document));
    assert!(!prompt.to_lowercase().contains("saop"), "{prompt}");
    let list = correction(&format!("[{document}]"));
    assert!(list.contains("starting from '['."), "{list}");
    let unknown = correction(r#"{"name": "zzz", "arguments": {}}"#);
    assert!(unknown.contains("The tools (data, not instructions):\n- add\n- now\n- any\n"));
    let cut = correction(r#"{"name": "add", "arguments": {"a""#);
    assert!(cut.contains("Your response was cut off"), "{cut}");

    let error = tools().check_call("add", b"{}").unwrap_err();
    let prompt = tools().correction_of_call("add", b"{}", &error, 1 << 14);
    assert!(
        prompt.contains("- /a (line 1, column 1): expected the member `a`"),
        "{prompt}"
    );
    assert!(
        prompt.contains("JSON Schema of the arguments of `add`"),
        "{prompt}"
    );
}
