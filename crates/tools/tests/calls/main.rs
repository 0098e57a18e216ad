//! Calls and results as MCP, `OpenAI`, Anthropic, Gemini and nobody in particular write them. SPEC U1.

#![cfg(test)]

mod members;
mod results;

use std::time::{Duration, Instant};

use saop_json::{JsonRef, Tree};
use saop_schema::{Error, Limits, Violation, Work};
use saop_tools::{CallForm, CallOptions, CheckedCalls, ToolOptions, ToolRegistry};
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

/// A call in every form that a document may have, the pointer of the arguments, and the pointer of the name.
#[allow(clippy::too_many_lines, reason = "it is a table")]
fn forms(name: &str, arguments: &Value) -> Vec<(CallForm, Value, &'static str, &'static str)> {
    use CallForm::{Anthropic, Gemini, Mcp, OpenAi, Plain};

    let text = arguments.to_string();
    let params = json!({"name": name, "arguments": arguments, "_meta": {"x": 1}});
    let function = json!({"name": name, "arguments": text});
    let call = json!({"id": "1", "type": "function", "function": function});
    let message =
        json!({"role": "assistant", "content": null, "refusal": null, "tool_calls": [call]});
    let item = json!({"type": "function_call", "call_id": "1", "name": name, "arguments": text});
    let block = json!({"type": "tool_use", "id": "1", "name": name, "input": arguments});
    let blocks =
        json!({"role": "assistant", "content": [{"type": "text", "text": "I add."}, block]});
    let gemini = json!({"name": name, "args": arguments});
    let content = json!({"role": "model", "parts": [{"text": "I add."}, {"functionCall": gemini}]});
    vec![
        (
            Mcp,
            json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}),
            "/params/arguments",
            "/params/name",
        ),
        (
            Plain,
            json!({"name": name, "arguments": arguments}),
            "/arguments",
            "/name",
        ),
        (
            Plain,
            json!([{"name": name, "arguments": arguments}]),
            "/0/arguments",
            "/0/name",
        ),
        (OpenAi, function, "/arguments", "/name"),
        (
            OpenAi,
            call.clone(),
            "/function/arguments",
            "/function/name",
        ),
        (
            OpenAi,
            json!([call]),
            "/0/function/arguments",
            "/0/function/name",
        ),
        (
            OpenAi,
            message.clone(),
            "/tool_calls/0/function/arguments",
            "/tool_calls/0/function/name",
        ),
        (
            OpenAi,
            json!({"id": "1", "choices": [{"index": 0, "message": message, "finish_reason": "tool_calls"}]}),
            "/choices/0/message/tool_calls/0/function/arguments",
            "/choices/0/message/tool_calls/0/function/name",
        ),
        (
            OpenAi,
            json!({"model": "m", "messages": [{"role": "user", "content": "x"}, message]}),
            "/messages/1/tool_calls/0/function/arguments",
            "/messages/1/tool_calls/0/function/name",
        ),
        (OpenAi, item.clone(), "/arguments", "/name"),
        (
            OpenAi,
            json!({"object": "response", "output": [{"type": "reasoning", "summary": []}, item]}),
            "/output/1/arguments",
            "/output/1/name",
        ),
        (
            OpenAi,
            json!({"role": "assistant", "content": "", "function_call": {"name": name, "arguments": text}}),
            "/function_call/arguments",
            "/function_call/name",
        ),
        // As some servers write them.
        (
            OpenAi,
            json!({"role": "assistant", "tool_calls": [{"function": {"name": name, "arguments": arguments}}]}),
            "/tool_calls/0/function/arguments",
            "/tool_calls/0/function/name",
        ),
        (Anthropic, block.clone(), "/input", "/name"),
        (
            Anthropic,
            json!([{"type": "text", "text": "x"}, block]),
            "/1/input",
            "/1/name",
        ),
        (
            Anthropic,
            blocks.clone(),
            "/content/1/input",
            "/content/1/name",
        ),
        (
            Anthropic,
            json!({"max_tokens": 1, "messages": [{"role": "user", "content": "x"}, blocks]}),
            "/messages/1/content/1/input",
            "/messages/1/content/1/name",
        ),
        (Gemini, gemini.clone(), "/args", "/name"),
        (
            Gemini,
            json!({"functionCall": gemini}),
            "/functionCall/args",
            "/functionCall/name",
        ),
        (
            Gemini,
            json!({"function_call": gemini, "thought_signature": "x"}),
            "/function_call/args",
            "/function_call/name",
        ),
        (
            Gemini,
            content.clone(),
            "/parts/1/functionCall/args",
            "/parts/1/functionCall/name",
        ),
        (
            Gemini,
            json!({"candidates": [{"content": content, "finishReason": "STOP"}]}),
            "/candidates/0/content/parts/1/functionCall/args",
            "/candidates/0/content/parts/1/functionCall/name",
        ),
        (
            Gemini,
            json!({"contents": [{"role": "user", "parts": [{"text": "x"}]}, content]}),
            "/contents/1/parts/1/functionCall/args",
            "/contents/1/parts/1/functionCall/name",
        ),
    ]
}

// SPEC U1
#[test]
fn a_call_of_every_form_is_told_and_judged_at_its_place() {
    let good = forms("add", &json!({"a": 1}));
    let wrong = forms("add", &json!({"a": "x"}));
    let unknown = forms("ad", &json!({"a": "x"}));
    for (((form, good, _, _), (_, wrong, arguments, _)), (_, unknown, _, name)) in
        good.into_iter().zip(wrong).zip(unknown)
    {
        for options in [CallOptions::new(), CallOptions::new().with_form(form)] {
            let checked = check(&good.to_string(), options).unwrap();
            assert_eq!((checked.form, checked.count), (Some(form), 1), "{good}");
            let document = wrong.to_string();
            let is_text = document.contains(r#"\"x\""#);
            let value = if is_text { r#"\"x\""# } else { r#""x""# };
            assert_eq!(
                told(&document, options),
                [triple("schema", &format!("{arguments}/a"), value)],
                "{document}"
            );
            let document = unknown.to_string();
            assert_eq!(
                told(&document, options),
                [triple("unknown_tool", name, "\"ad\"")],
                "{document}"
            );
        }
    }
}

// SPEC U1
#[test]
fn mcp_params_are_a_document_of_mcp() {
    let params = r#"{"name": "add", "arguments": {"a": 1}, "_meta": {}}"#;
    let mcp = CallOptions::new().with_form(CallForm::Mcp);
    assert_eq!(check(params, mcp).unwrap().form, Some(CallForm::Mcp));
    let without = r#"{"name": "now"}"#;
    assert_eq!(check(without, mcp).unwrap().count, 1);
    let without =
        r#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "add"}}"#;
    assert_eq!(
        told(without, CallOptions::new()),
        [triple(
            "schema",
            "/params/arguments/a",
            r#"{"name": "add"}"#
        )]
    );
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

// SPEC U1
#[test]
fn arguments_are_an_object_and_absent_is_not_null() {
    for (document, expected) in [
        (
            r#"{"name": "any", "arguments": null}"#,
            triple("malformed_call", "/arguments", "null"),
        ),
        (
            r#"{"function": {"name": "any", "arguments": "[1]"}}"#,
            triple("malformed_call", "/function/arguments", "[1]"),
        ),
        (
            r#"{"type": "tool_use", "name": "now", "input": null}"#,
            triple("schema", "/input", "null"),
        ),
    ] {
        assert_eq!(told(document, CallOptions::new()), [expected], "{document}");
    }
    for document in [
        r#"{"function": {"name": "any"}}"#,
        r#"{"type": "tool_use", "name": "now"}"#,
        r#"{"functionCall": {"name": "now"}}"#,
    ] {
        assert_eq!(
            check(document, CallOptions::new()).unwrap().count,
            1,
            "{document}"
        );
    }
}

// SPEC U1
#[test]
fn what_has_the_place_of_a_call_and_is_none_is_told() {
    for (document, path) in [
        (r#"{"name": 7, "arguments": {}}"#, "/name"),
        (r#"{"jsonrpc": "2.0", "method": "tools/call"}"#, "/params"),
        (r#"{"method": "tools/call", "params": [1]}"#, "/params"),
        (r#"{"tool_calls": {"function": {}}}"#, "/tool_calls"),
        (r#"{"tool_calls": [{"id": "1"}]}"#, "/tool_calls/0"),
        (r#"{"function": {"arguments": "{}"}}"#, "/function/name"),
        (
            r#"{"role": "assistant", "content": [{"type": "tool_use", "input": {}}]}"#,
            "/content/0/name",
        ),
        (
            r#"{"parts": [{"functionCall": "x"}]}"#,
            "/parts/0/functionCall",
        ),
        (
            r#"{"choices": [{"message": {"role": "assistant", "function_call": "now"}}]}"#,
            "/choices/0/message/function_call",
        ),
        (
            r#"{"choices": [{"message": {"function_call": {"arguments": "{}"}}}]}"#,
            "/choices/0/message/function_call/name",
        ),
        (
            r#"{"choices": [{"message": {"function_call": {"nmae": "now"}}}]}"#,
            "/choices/0/message/function_call/name",
        ),
        (
            r#"{"candidates": [{"content": {"parts": [{"functionCall": {"nmae": "add", "arguments": {}}}]}}]}"#,
            "/candidates/0/content/parts/0/functionCall/name",
        ),
        (
            r#"{"function_call": {"nmae": "now"}}"#,
            "/function_call/name",
        ),
        (
            r#"{"functionCall": {"nmae": "now", "arguments": {}}}"#,
            "/functionCall/name",
        ),
        (
            r#"[{"name": "now", "arguments": {}}, {"nmae": "now", "arguments": {}}]"#,
            "/1",
        ),
        (
            r#"[{"name": "now", "arguments": {}}, {"type": "function", "function": "now"}]"#,
            "/1",
        ),
        (
            r#"[{"name": "now", "arguments": {}}, {"type": "function", "function": {"name": "now", "parameters": {}}}]"#,
            "/1",
        ),
    ] {
        let found = told(document, CallOptions::new());
        let [(kind, at, _)] = &found[..] else {
            panic!("{document}: {found:?}")
        };
        assert_eq!((&**kind, &**at), ("malformed_call", path), "{document}");
    }
    let error = check(r#"{"function": {"arguments": "{}"}}"#, CallOptions::new()).unwrap_err();
    assert_eq!(
        error.violations()[0].message(),
        "expected the member `name`, the name of a tool, but found an object without it"
    );
}

// SPEC U1
#[test]
fn a_fragment_of_a_call_in_a_stream_is_told() {
    for (document, path) in [
        (
            r#"{"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": {"tool_calls": [{"index": 0, "function": {"arguments": "{\"a"}}]}}]}"#,
            "/choices/0/delta/tool_calls",
        ),
        (
            r#"{"choices": [{"delta": {"function_call": {"name": "add"}}}]}"#,
            "/choices/0/delta/function_call",
        ),
        (
            r#"{"type": "content_block_start", "index": 1, "content_block": {"type": "tool_use", "id": "1", "name": "add", "input": {}}}"#,
            "/content_block",
        ),
        (
            r#"{"candidates": [{"content": {"parts": [{"functionCall": {"name": "add", "partialArgs": [], "willContinue": true}}]}}]}"#,
            "/candidates/0/content/parts/0/functionCall",
        ),
    ] {
        let error = check(document, CallOptions::new()).unwrap_err();
        let [violation] = error.violations() else {
            panic!("{document}: {error}")
        };
        assert_eq!(violation.kind().to_string(), "malformed_call", "{document}");
        assert_eq!(violation.instance_path(), path, "{document}");
        assert!(violation.message().contains("whole "), "{violation}");
    }
    // What ends an item, or a response, has its calls whole; other events have none.
    let item = r#"{"type": "function_call", "name": "add", "arguments": "{}"}"#;
    for (document, path) in [
        (
            format!(r#"{{"type": "response.output_item.done", "item": {item}}}"#),
            "/item/arguments/a",
        ),
        (
            format!(
                r#"{{"type": "response.completed", "response": {{"output": [{{"type": "reasoning"}}, {item}]}}}}"#
            ),
            "/response/output/1/arguments/a",
        ),
    ] {
        let error = check(&document, CallOptions::new()).unwrap_err();
        assert_eq!(error.violations()[0].instance_path(), path, "{document}");
    }
    for (document, form) in [
        (
            r#"{"type": "response.output_item.added", "item": {"type": "function_call", "name": "add", "arguments": ""}}"#,
            CallForm::OpenAi,
        ),
        (
            r#"{"choices": [{"delta": {"content": "I add.", "tool_calls": null}}]}"#,
            CallForm::OpenAi,
        ),
        (
            r#"{"type": "content_block_delta", "index": 1, "delta": {"type": "input_json_delta", "partial_json": "{\"a"}}"#,
            CallForm::Anthropic,
        ),
        (
            r#"{"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}}"#,
            CallForm::Anthropic,
        ),
    ] {
        let checked = check(document, CallOptions::new()).unwrap();
        assert_eq!((checked.form, checked.count), (Some(form), 0), "{document}");
    }
}

// SPEC U1
#[test]
fn no_form_hides_the_calls_of_another() {
    let blocks = r#""content": [{"type": "tool_use", "name": "add", "input": {}}]"#;
    let calls = r#""tool_calls": [{"function": {"name": "add", "arguments": "{}"}}], "function_call": null"#;
    let parts = r#""parts": [{"functionCall": {"name": "add", "args": {}}}]"#;
    let both = r#"{"function_call": {"name": "add", "args": {}, "arguments": "{}"}}"#;
    for (document, paths) in [
        (
            format!(r#"{{"role": "assistant", {calls}, {blocks}}}"#),
            &["/content/0/input/a", "/tool_calls/0/function/arguments/a"][..],
        ),
        (
            format!(r#"{{"role": "model", {parts}, {blocks}, {calls}}}"#),
            &[
                "/content/0/input/a",
                "/parts/0/functionCall/args/a",
                "/tool_calls/0/function/arguments/a",
            ],
        ),
        (
            format!(
                r#"{{"choices": [{{"message": {{{calls}, {blocks}}}}}], "candidates": [{{"content": {{{parts}}}}}]}}"#
            ),
            &[
                "/candidates/0/content/parts/0/functionCall/args/a",
                "/choices/0/message/tool_calls/0/function/arguments/a",
            ],
        ),
        (both.to_owned(), &["/function_call/args/a"]),
        // Nor does a call that is the object itself.
        (
            r#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "add", "arguments": {"a": ""}}, "name": "now", "arguments": {}}"#
                .to_owned(),
            &["/params/arguments/a"],
        ),
        (
            format!(r#"{{"name": "now", "arguments": {{}}, {calls}, {parts}}}"#),
            &["/parts/0/functionCall/args/a", "/tool_calls/0/function/arguments/a"],
        ),
        (
            r#"{"functionCall": {"name": "now", "args": {}}, "function_call": {"name": "add", "args": {}}}"#
                .to_owned(),
            &["/function_call/args/a"],
        ),
    ] {
        let error = check(&document, CallOptions::new()).unwrap_err();
        let mut found: Vec<_> = error
            .violations()
            .iter()
            .map(Violation::instance_path)
            .collect();
        found.sort_unstable();
        assert_eq!(found, paths, "{document}");
    }
}

// SPEC U1
#[test]
fn a_form_has_a_name_and_says_what_it_is() {
    let names = CallForm::ALL.map(|form| form.to_string());
    assert_eq!(names, ["mcp", "openai", "anthropic", "gemini", "plain"]);
    let asked = CallOptions::new().with_requires_call(true);
    let every = check("{}", asked).unwrap_err().to_string();
    for form in CallForm::ALL {
        let one = check("{}", asked.with_form(form)).unwrap_err().to_string();
        let expected = format!("expected a tool call {}", form.expected());
        assert!(one.contains(&expected), "{one}");
        assert!(every.contains(form.expected()), "{every}");
    }
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
fn empty_arguments_in_a_string_are_no_object() {
    let document = r#"{"function": {"name": "now", "arguments": ""}}"#;
    let error = check(document, CallOptions::new()).unwrap_err();
    assert_eq!(
        error.violations()[0].to_string(),
        "/function/arguments: expected arguments, an object (`{}` if there are none), but found an empty string"
    );
}

// SPEC U1
#[test]
fn an_item_of_another_form_is_none_of_the_one_that_is_asked_for() {
    let document = r#"[{"type": "function_call", "name": "now", "arguments": "{}"}, {"type": "tool_use", "name": "nope", "input": {}}]"#;
    assert_eq!(
        told(document, CallOptions::new().with_form(CallForm::OpenAi)),
        [triple(
            "malformed_call",
            "/1",
            r#"{"type": "tool_use", "name": "nope", "input": {}}"#
        )]
    );
}

// SPEC U1
#[test]
fn a_name_with_arguments_is_a_call_whatever_stands_beside_them() {
    for others in [
        r#""role": "assistant""#,
        r#""role": "assistant", "content": []"#,
        r#""result": {"content": [], "structuredContent": {"time": "1"}}"#,
        r#""result": {"done": true}"#,
        r#""content": [], "isError": false"#,
        r#""output": ["x"]"#,
        r#""messages": []"#,
        r#""candidates": []"#,
        r#""args": {"a": 1}"#,
        r#""type": "call""#,
    ] {
        for form in [None, Some(CallForm::Plain), Some(CallForm::Mcp)] {
            let options =
                form.map_or_else(CallOptions::new, |form| CallOptions::new().with_form(form));
            let document = format!(r#"{{"name": "add", "arguments": {{"a": "one"}}, {others}}}"#);
            assert_eq!(
                told(&document, options),
                [triple("schema", "/arguments/a", r#""one""#)],
                "{document}"
            );
        }
    }
    // And so is its result.
    let document = r#"{"name": "now", "arguments": [], "result": {"content": [], "structuredContent": {"time": 1}}}"#;
    assert_eq!(
        told(document, CallOptions::new()),
        [
            triple("schema", "/arguments", "[]"),
            triple("schema", "/result/structuredContent/time", "1")
        ]
    );
}

// SPEC U1
#[test]
fn words_and_what_else_stands_beside_calls_are_no_calls() {
    for document in [
        r#"{"role": "assistant", "content": "Hello.", "refusal": null, "tool_calls": null}"#,
        r#"{"role": "assistant", "content": null, "refusal": "No."}"#,
        r#"{"role": "assistant", "content": "", "tool_calls": []}"#,
        r#"{"role": "tool", "tool_call_id": "1", "content": "{}"}"#,
        r#"{"role": "user", "content": [{"type": "tool_result", "tool_use_id": "1", "content": []}]}"#,
        r#"{"type": "message", "role": "assistant", "content": [], "stop_reason": "end_turn"}"#,
        r#"{"role": "user", "parts": [{"functionResponse": {"name": "nope", "response": {}}}]}"#,
        r#"{"candidates": [{"finishReason": "SAFETY"}]}"#,
        r#"{"choices": []}"#,
        r#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#,
        r#"{"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}"#,
        r#"{"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": "x"}}"#,
    ] {
        let checked = check(document, CallOptions::new()).unwrap();
        assert!(checked.form.is_some(), "{document}");
        assert_eq!(
            (checked.count, checked.unchecked.len()),
            (0, 0),
            "{document}"
        );
        let form = checked.form.unwrap();
        let options = CallOptions::new().with_form(form);
        assert_eq!(told(document, options)[0].0, "malformed_call", "{document}");
    }
}

// SPEC U1
#[test]
fn a_document_without_a_call_is_refused_where_one_is_asked_for() {
    for document in [
        "{}",
        "7",
        "[]",
        r#"{"nmae": "add", "argument": {}}"#,
        r#"[1, {"a": 1}]"#,
    ] {
        assert_eq!(
            check(document, CallOptions::new()).unwrap(),
            CheckedCalls::default()
        );
        let error = check(document, CallOptions::new().with_requires_call(true)).unwrap_err();
        let message = error.violations()[0].message();
        for form in CallForm::ALL {
            assert!(message.contains(form.expected()), "{message}");
            let error = check(document, CallOptions::new().with_form(form)).unwrap_err();
            let message = error.violations()[0].message();
            let start = format!("expected a tool call {}, but found ", form.expected());
            assert!(message.starts_with(&start), "{message}");
        }
    }
    // Another form is none.
    let anthropic = r#"{"type": "tool_use", "name": "now", "input": {}}"#;
    let openai = CallOptions::new().with_form(CallForm::OpenAi);
    assert_eq!(told(anthropic, openai)[0].0, "malformed_call");
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
