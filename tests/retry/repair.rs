//! Answers that are repaired, because the policy says so: what is, what never is, and what is told of it.

use saop::retry::Reason;
use saop::tools::CallOptions;
use saop::{
    EventSink, FailureClass, MalformedResponseHandler, RawResponse, RepairPolicy, Retry,
    RetryEvent, RetryPolicy, SaopEnvelope, Schema, Step, ToolRegistry, TracingSink, TurnExecutor,
    parse_saop_envelope,
};
use serde_json::json;

use crate::support::{Recorder, Script, VALID, block_on, broken, context, correct, retry};

fn listed() -> RetryPolicy {
    RetryPolicy::default().with_repair(RepairPolicy::Listed)
}

/// A valid answer with a comma too many.
fn comma() -> String {
    let text = VALID.trim_end().strip_suffix('}').unwrap().trim_end();
    format!("{text},}}")
}

// SPEC A5
#[test]
fn an_answer_is_repaired_only_if_the_policy_says_so() {
    let refused = correct(retry(RetryPolicy::default()), comma());
    assert_eq!(refused.turn.class(), FailureClass::InvalidJson);

    let Step::Accepted(accepted) = retry(listed()).offer(comma()) else {
        panic!("it was not repaired")
    };
    assert_eq!(accepted.message, parse_saop_envelope(VALID).unwrap());
    let [edit] = &accepted.edits[..] else {
        panic!("{:?}", accepted.edits)
    };
    assert_eq!(edit.reason, Reason::TrailingComma);
    assert_eq!(comma().get(edit.range.clone()), Some(","));
    assert_eq!((&*edit.old, &*edit.new), (",", ""));

    // What is valid is taken as it is.
    let Step::Accepted(accepted) = retry(listed()).offer(VALID) else {
        panic!("it was refused")
    };
    assert_eq!(accepted.edits, []);
}

// SPEC A5: with a schema, a number in a string and a listed name in another case
#[test]
fn what_the_schema_tells_is_repaired_as_well() {
    let spelled = VALID
        .replacen("\"turn_index\": 13", "\"Turn_Index\": \"13\"", 1)
        .replace('\n', " ");
    let Step::Accepted(accepted) = retry(listed()).offer(format!("Here:\n{spelled}")) else {
        panic!("it was not repaired")
    };
    assert_eq!(accepted.message.turn_index, 13);
    let reasons: Vec<_> = accepted.edits.iter().map(|edit| edit.reason).collect();
    assert_eq!(reasons, [Reason::Prose, Reason::Name, Reason::Scalar]);
}

// SPEC A5: nothing is appended, whatever the finish reason says
#[test]
fn an_answer_that_was_cut_off_is_never_repaired() {
    let told = RawResponse::new(comma()).with_finish_reason("length");
    let refused = correct(retry(listed()), told);
    assert_eq!(refused.turn.class(), FailureClass::Truncated);
    let declined = RawResponse::new(comma()).with_finish_reason("refusal");
    let refused = correct(retry(listed()), declined);
    assert_eq!(refused.turn.class(), FailureClass::Refusal);
    let text = VALID.trim_end();
    for end in 0..text.len() {
        let Some(cut) = text.get(..end) else { continue };
        correct(
            retry(listed()),
            RawResponse::new(cut).with_finish_reason("stop"),
        );
    }
}

// SPEC A5: what the model did not say is no answer
#[test]
fn nothing_in_reasoning_is_an_answer() {
    let call = VALID.trim_end();
    for text in [
        format!("<think>\n{call}\n</think>\nI cannot."),
        format!("<think>\n{call}"),
        format!("Maybe\n{call}\n</think>\nI cannot."),
        format!("[THINK]\n{call}\n[/THINK]"),
        format!("<my_scratchpad>\n{call}\n</my_scratchpad>"),
        format!("I will not send {call}."),
        format!("```python\n{call}\n```"),
        format!("let turn = {call};"),
    ] {
        correct(retry(listed()), text);
    }
    // A closed block is removed, and the answer behind it counts.
    let other = call.replacen("13", "14", 1);
    let text = format!("<think>\n{other}\n</think>\n{call}");
    let Step::Accepted(accepted) = retry(listed()).offer(&*text) else {
        panic!("it was not repaired")
    };
    assert_eq!(accepted.message, parse_saop_envelope(VALID).unwrap());
    let [edit] = &accepted.edits[..] else {
        panic!("{:?}", accepted.edits)
    };
    assert_eq!(edit.reason, Reason::Reasoning);
    assert_eq!(edit.range, 0..text.len() - call.len());
    // Without the policy, reading stays strict.
    correct(retry(RetryPolicy::default()), text);
}

// SPEC A6
#[test]
fn a_backslash_that_could_be_itself_is_never_dropped() {
    for written in [
        r"D:\data\notes.md",
        r"import re\nre.sub(r'\d+', s)",
        r"a\_b",
    ] {
        let text = VALID.replacen("\"plan\": \"", &format!("\"plan\": \"{written}"), 1);
        assert_ne!(text, VALID);
        correct(retry(listed()), text);
    }
}

// SPEC R11: one gate
#[test]
fn what_was_repaired_passes_the_same_gate() {
    let recorder = Recorder::default();
    let script = Script::new([VALID]);
    let handler = MalformedResponseHandler::new(&script)
        .with_sink(&recorder)
        .with_policy(listed());
    let mut run = TurnExecutor::new(handler, context());
    let other_turn = comma().replacen("13", "14", 1);
    let envelope = block_on(run.execute(&*other_turn)).unwrap();
    assert_eq!(envelope.turn_index, 13);
    assert_eq!(recorder.names(), ["MALFORMED_RESPONSE", "RECOVERED"]);

    let none = ToolRegistry::from_json(r#"{"other": {}}"#).unwrap();
    let refused = correct(retry(listed()).with_tools(none), comma());
    // The fault of the answer as it came is told.
    assert_eq!(refused.turn.class(), FailureClass::InvalidJson);
}

// SPEC A5, R6
#[test]
fn a_repair_is_told_as_an_event_with_each_edit() {
    let recorder = Recorder::default();
    let script = Script::new([comma()]);
    let handler = MalformedResponseHandler::new(&script)
        .with_sink(&recorder)
        .with_policy(listed());
    block_on(handler.handle(&*broken(), &context())).unwrap();
    assert_eq!(
        recorder.names(),
        ["MALFORMED_RESPONSE", "REPAIRED", "RECOVERED"]
    );
    let events = recorder.0.lock().unwrap();
    let (_, event) = &events[1];
    let RetryEvent::Repaired { attempts: 1, edits } = event else {
        panic!("{event:?}")
    };
    assert_eq!(edits.len(), 1);
    let offset = comma().len() - 2;
    assert_eq!(
        serde_json::to_value(event).unwrap(),
        json!({
            "event": "REPAIRED",
            "attempts": 1,
            "edits": [{"offset": offset, "old": ",", "new": "", "reason": "trailing_comma"}],
            "errors": [],
        })
    );
    let shown = format!("{event:?}");
    assert!(shown.contains("{\"trailing_comma\": 1}"), "{shown}");
    TracingSink.record(&context(), event);

    // Readers of events know it.
    let schema = include_str!("../../crates/view/src/event.schema.json");
    let schema = Schema::compile(schema, &saop::CompileOptions::new()).unwrap();
    for (context, event) in &*events {
        let line = serde_json::to_string(&event.in_context(context)).unwrap();
        schema.check(line.as_bytes()).unwrap();
    }
}

// SPEC A5: of all cuts of a call that writes a file, none is dispatched
#[test]
fn no_cut_of_a_call_that_writes_a_file_is_a_call() {
    let tools = r#"{"write_file": {"required": ["path", "content"], "additionalProperties": false, "properties": {
        "path": {"type": "string"}, "content": {"type": "string"}, "mode": {"type": "integer"}, "tags": {"type": "array"}}}}"#;
    let tools = ToolRegistry::from_json(tools).unwrap();
    let mut cuts = 0;
    for index in 0..100 {
        let arguments = format!(
            r##"{{"path": "/tmp/{index}.sh", "content": "#!/bin/sh\nrm -rf \"/tmp/{index}\" {{'a': [1, 2]}}\n", "mode": {index}, "tags": ["x", {{"a": {index}}}]}}"##
        );
        let call = format!(r#"{{"name": "write_file", "arguments": {arguments}}}"#);
        let mut envelope: serde_json::Value = serde_json::from_str(VALID).unwrap();
        let arguments: serde_json::Value = serde_json::from_str(&arguments).unwrap();
        envelope["action"] = json!({"tool_name": "write_file", "arguments": arguments});
        let envelope = envelope.to_string();
        let calling = Retry::calling(tools.clone(), CallOptions::new(), listed());
        let asking = Retry::<SaopEnvelope>::new(listed()).with_tools(tools.clone());
        assert!(matches!(calling.clone().offer(&*call), Step::Accepted(_)));
        assert!(matches!(
            asking.clone().offer(&*envelope),
            Step::Accepted(_)
        ));
        // The repair is at work: what is whole, and has the fault beside, is mended.
        let mended = format!("```json\n{call}\n```");
        assert!(matches!(calling.clone().offer(&*mended), Step::Accepted(_)));
        for end in 1..call.len() {
            let cut = &call[..end];
            for text in [cut.to_owned(), format!("```json\n{cut}\n```")] {
                let step = calling.clone().offer(&*text);
                assert!(matches!(step, Step::Correct(_)), "{text}\n{step:?}");
            }
            cuts += 1;
        }
        for end in (1..envelope.len()).step_by(7) {
            let step = asking.clone().offer(&envelope[..end]);
            assert!(matches!(step, Step::Correct(_)), "{end}\n{step:?}");
        }
    }
    assert!(cuts > 10_000, "{cuts}");
}
