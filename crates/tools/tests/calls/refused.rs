//! What has the place of a call and is none: fragments, absent arguments, words.

use saop_tools::{CallForm, CallOptions, CheckedCalls};

use super::{check, told, triple};

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
