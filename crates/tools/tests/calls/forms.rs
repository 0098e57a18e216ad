//! The forms that a call may have, alone and beside each other.

use saop_schema::Violation;
use saop_tools::{CallForm, CallOptions};
use serde_json::{Value, json};

use super::{check, told, triple};

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
