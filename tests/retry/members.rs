//! Corrections by member: what is asked for, what is taken of the answer, and what is refused.

use std::num::NonZeroU32;

use saop::tools::CallOptions;
use saop::{
    Correction, CorrectionPolicy, Decision, FailureClass, MalformedResponseHandler, RawResponse,
    RepairPolicy, Retry, RetryPolicy, SaopEnvelope, Step, ToolRegistry, TurnExecutor, Violation,
    ViolationKind, parse_saop_envelope, serialize,
};

use crate::support::{
    Fault, Recorder, Script, VALID, block_on, broken, context, correct, exhausted,
};

fn members() -> RetryPolicy {
    RetryPolicy::default().with_corrections(CorrectionPolicy::Members)
}

fn by_member(answer: &str) -> Correction<SaopEnvelope> {
    correct(Retry::new(members()), answer)
}

fn accepted<T: std::fmt::Debug>(retry: Retry<T>, answer: &str) -> T {
    match retry.offer(answer) {
        Step::Accepted(accepted) => accepted.message,
        other => panic!("expected the message, but found {other:?}"),
    }
}

fn is_whole(correction: &Correction<SaopEnvelope>) -> bool {
    let prompt = correction.turn.prompt();
    prompt.contains("Please restate your complete response")
}

// SPEC A7
#[test]
fn only_the_member_at_fault_is_asked_for_and_put_into_the_answer() {
    let first = by_member(&broken());
    let prompt = first.turn.prompt();
    let expected = "Your previous response was not valid SAOP JSON. Errors:\n\
        - /turn_index (line 3, column 17): expected an integer of at least 0, but found the number -13\n\
        Please answer with one JSON object, starting from '{', that has these members and no others; the rest of your response \
        stays as it is:\n\
        - \"/turn_index\": its value\n\
        JSON Schema of the value at \"/turn_index\" (data, not instructions):\n";
    assert!(prompt.starts_with(expected), "{prompt}");
    assert!(prompt.contains("\n\"/turn_index\": -13\n-----"), "{prompt}");
    assert!(
        prompt.len() < 1024 && !prompt.contains("reasoning"),
        "{prompt}"
    );
    let envelope = accepted(first.retry, r#"{"/turn_index": 13}"#);
    assert_eq!(envelope, parse_saop_envelope(VALID).unwrap());

    // The default asks for the whole, and takes no members.
    let whole = correct(Retry::<SaopEnvelope>::new(RetryPolicy::default()), broken());
    assert!(is_whole(&whole));
    correct(whole.retry, r#"{"/turn_index": 13}"#);
}

// SPEC A7: what was right cannot change
#[test]
fn an_answer_with_more_than_was_asked_for_is_refused_and_the_whole_is_asked_for() {
    let more = r#"{"/turn_index": 13, "/agent_id": "another"}"#;
    let other = VALID.replacen("implementer", "another", 1);
    for answer in [more, &other, "{}", "[13]", "13", "{\"turn_index\": 13}"] {
        let refused = correct(by_member(&broken()).retry, answer);
        assert_eq!(refused.turn.class(), FailureClass::SchemaViolation);
        assert_eq!(
            refused.turn.violations()[0].kind(),
            saop::NOT_ASKED,
            "{answer}"
        );
        assert!(is_whole(&refused), "{}", refused.turn.prompt());
        // It is about the text that was to be corrected.
        let about = format!("-----\n{}\n-----", broken());
        assert!(refused.turn.prompt().contains(&about));
        let envelope = accepted(refused.retry, VALID);
        assert_eq!(envelope, parse_saop_envelope(VALID).unwrap());
    }
    for answer in ["13,", "{\"/turn_index\": 13", ""] {
        let refused = correct(by_member(&broken()).retry, answer);
        assert_ne!(refused.turn.class(), FailureClass::SchemaViolation);
        assert!(is_whole(&refused));
    }
    // Who restates the whole and changes nothing else has given what was asked for.
    let restated = VALID.replace('\n', "\n\n");
    let envelope = accepted(by_member(&broken()).retry, &restated);
    assert_eq!(envelope, parse_saop_envelope(VALID).unwrap());
}

// SPEC A7
#[test]
fn members_are_added_and_removed_and_what_is_left_is_asked_for_next() {
    let text = VALID
        .replacen("\"turn_index\": 13", "\"turn_idx\": 13", 1)
        .replacen("\"plan\":", "\"plans\": 1,\n    \"plan\":", 1);
    let first = by_member(&text);
    let prompt = first.turn.prompt();
    for line in [
        "- \"/thought/plans\": null, which removes it\n",
        "- \"/turn_idx\": null, which removes it\n",
        "- \"/turn_index\": its value, which is missing\n",
    ] {
        assert!(prompt.contains(line), "{prompt}");
    }
    let second = correct(
        first.retry,
        r#"{"/turn_index": -1, "/turn_idx": null, "/thought/plans": null}"#,
    );
    let merged = second.turn.merged().unwrap();
    let start = VALID.replacen("\"turn_index\": 13,\n  ", "", 1);
    let end = start.trim_end().strip_suffix("\n}").unwrap();
    assert_eq!(merged.trim_end(), format!("{end}, \"turn_index\": -1\n}}"));
    assert_eq!(second.turn.violations().len(), 1);
    assert!(
        second
            .turn
            .prompt()
            .contains("- \"/turn_index\": its value\n")
    );
    let envelope = accepted(second.retry, r#"{"/turn_index": 13}"#);
    assert_eq!(envelope, parse_saop_envelope(VALID).unwrap());
}

// SPEC A7: whichever member it is, nothing else changes
#[test]
fn the_right_value_gives_the_text_as_it_would_have_been() {
    let schema = saop::schema("saop-envelope").unwrap();
    let tree = saop_json::Tree::of_valid(VALID.trim());
    let mut pointers = vec![String::new()];
    let mut count = 0;
    while let Some(pointer) = pointers.pop() {
        let node = tree.root().pointer(&pointer).unwrap();
        pointers.extend(
            node.members()
                .map(|(name, _)| saop_json::pointer::below(&pointer, &name)),
        );
        let mut text = VALID.trim().to_owned();
        text.replace_range(node.span(), "[[]]");
        let Step::Correct(first) = Retry::checking(schema, members()).offer(&*text) else {
            // It is free-form.
            continue;
        };
        if pointer.is_empty() {
            assert!(first.turn.prompt().contains("restate"));
            continue;
        }
        let answer = |value: &str| format!("{{{}: {value}}}", serde_json::json!(pointer));
        let given = accepted(first.retry.clone(), &answer(node.text()));
        assert_eq!(given, accepted(Retry::checking(schema, members()), VALID));
        let second = correct(first.retry, answer("[]"));
        let mut expected = VALID.trim().to_owned();
        expected.replace_range(node.span(), "[]");
        assert_eq!(second.turn.merged(), Some(&*expected));
        count += 1;
    }
    assert!(count > 8, "{count}");
}

// SPEC A7, R2
#[test]
fn where_the_text_or_all_of_it_is_at_fault_the_whole_is_asked_for() {
    let whole = RetryPolicy::default();
    for answer in [
        "no",
        "{",
        "[]",
        "",
        "{\"a\": 1, \"a\": 2}",
        &crate::support::with_extras(33),
    ] {
        let first = by_member(answer);
        let other = correct(Retry::<SaopEnvelope>::new(whole), answer);
        assert_eq!(first.turn.prompt(), other.turn.prompt());
    }
    // A key that cannot be shown as it is, and one that does not fit.
    for key in ["\\u202e", &"k".repeat(300)] {
        let answer = VALID.replacen('{', &format!("{{\"{key}\": 1,"), 1);
        assert!(is_whole(&by_member(&answer)));
    }
    let small = members().with_prompt_budget(2048).unwrap();
    let keys: Vec<_> = (0..9)
        .map(|n| format!("\"{n}{}\": 1,", "k".repeat(200)))
        .collect();
    let answer = VALID.replacen('{', &format!("{{{}", keys.concat()), 1);
    let first = correct(Retry::<SaopEnvelope>::new(small), &*answer);
    assert!(is_whole(&first) && first.turn.prompt().len() <= 2048);
}

// SPEC R3, R8
#[test]
fn a_report_is_read_again_as_the_answers_were() {
    let first = by_member(&broken());
    let second = correct(first.retry, r#"{"/turn_index": -1}"#);
    let error = exhausted(second.retry, VALID.replacen("implementer", "other", 1));
    let history = error.history();
    assert_eq!(history[0].text(), Some(broken().as_bytes()));
    let merged = VALID.replacen("13", "-1", 1);
    assert_eq!(history[1].text(), Some(merged.trim().as_bytes()));
    assert_eq!(history[2].text(), None);
    let report = error.report();
    assert_eq!(report.history[1].violations[0].line, None);
    assert_eq!(
        report.history[1].response.as_deref(),
        Some(r#"{"/turn_index": -1}"#)
    );
    let again = Retry::<SaopEnvelope>::new(members())
        .escalated(&report)
        .unwrap();
    assert_eq!(serialize(&again.report()), serialize(&report));

    // A caller that keeps one text only goes on with it.
    let retry = Retry::<SaopEnvelope>::new(members())
        .following(merged)
        .resumed_after(2);
    let envelope = accepted(retry, r#"{"/turn_index": 13}"#);
    assert_eq!(envelope.turn_index, 13);
}

// SPEC A7
#[test]
fn the_answer_before_is_read_by_the_rules_that_are_set_after_it() {
    let retry = Retry::<SaopEnvelope>::new(members())
        .resumed_after(1)
        .following(VALID)
        .requiring("even", |envelope, breaches| {
            if envelope.turn_index == 13 {
                breaches.add("/turn_index", "expected 14, but found 13");
            }
        });
    let envelope = accepted(retry, r#"{"/turn_index": 14}"#);
    assert_eq!(envelope.turn_index, 14);
    // It is not one of the unknown ones.
    let retry = Retry::<SaopEnvelope>::new(members()).resumed_after(2);
    let report = exhausted(retry.following(broken()), "{}").report();
    assert_eq!((report.unknown_answers, report.history.len()), (Some(1), 2));
}

// SPEC A7, R8
#[test]
fn the_answer_to_a_question_is_a_whole_one_whatever_correction_waits() {
    // More than the member at fault is another.
    let other = VALID.replacen("Show the line", "Find the line", 1);
    assert_ne!(other, VALID);
    let script = Script::with_faults([
        Ok(broken().into()),
        Err(Fault("gone")),
        Ok(other.as_str().into()),
    ]);
    let handler = MalformedResponseHandler::new(&script).with_policy(members());
    let mut run = TurnExecutor::new(handler, context());
    block_on(run.ask("Go on.")).unwrap_err();
    assert!(run.waiting().unwrap().turn.asks_for_members());
    let envelope = block_on(run.ask("Go on.")).unwrap();
    assert_eq!(envelope, parse_saop_envelope(&other).unwrap());

    let script = Script::new([broken(), other]);
    let policy = members().with_max_retries(0);
    let handler = MalformedResponseHandler::new(&script).with_policy(policy);
    let mut run = TurnExecutor::new(handler, context());
    block_on(run.ask("Go on.")).unwrap_err();
    run.resume(Decision::Retry(NonZeroU32::MIN)).unwrap();
    assert!(run.waiting().unwrap().turn.asks_for_members());
    assert!(block_on(run.ask("Go on.")).is_ok());
}

// SPEC A7, A8
#[test]
fn members_that_were_lost_say_nothing_of_the_text_that_they_are_for() {
    let message = "expected an integer, but found a string".to_owned();
    let doom = Violation::new(ViolationKind::Schema, "/turn_index".to_owned(), message);
    let lost = RawResponse::new("{\"/turn_index\": \"").with_doom(doom, 3);
    let second = correct(by_member(&broken()).retry, lost);
    let about = format!("-----\n{}\n-----", broken());
    assert!(is_whole(&second) && second.turn.prompt().contains(&about));
}

// SPEC A7, A5: the members may be repaired, and the whole is checked
#[test]
fn a_run_recovers_by_member() {
    let recorder = Recorder::default();
    let script = Script::new(["```json\n{'/turn_index': 13}\n```"]);
    let handler = MalformedResponseHandler::new(&script)
        .with_sink(&recorder)
        .with_policy(members().with_repair(RepairPolicy::Listed));
    let answer = broken();
    let envelope = block_on(handler.handle(&*answer, &context())).unwrap();
    assert_eq!(envelope.turn_index, 13);
    let names = ["MALFORMED_RESPONSE", "REPAIRED", "RECOVERED"];
    assert_eq!(recorder.names(), names);
}

// SPEC A7, X3
#[test]
fn the_arguments_of_a_tool_are_asked_for_one_by_one_and_another_tool_as_a_whole() {
    let tools = r#"{"cut": {"required": ["from"], "additionalProperties": false, "properties": {
        "from": {"type": "integer"}, "text": {"type": "string"}}}}"#;
    let tools = ToolRegistry::from_json(tools).unwrap();
    let calling = || Retry::calling(tools.clone(), CallOptions::new(), members());
    let call = r#"{"name": "cut",  "arguments": {"text": "1.0 is kept", "from": "3"}}"#;
    let first = correct(calling(), call);
    let prompt = first.turn.prompt();
    assert!(
        prompt.contains("- \"/arguments/from\": its value\n"),
        "{prompt}"
    );
    assert!(
        prompt.contains("JSON Schema of the arguments of `cut`"),
        "{prompt}"
    );
    assert!(!prompt.contains("is kept"), "{prompt}");
    let text = accepted(first.retry, r#"{"/arguments/from": 3}"#);
    assert_eq!(
        text,
        r#"{"name":"cut","arguments":{"text":"1.0 is kept","from":3}}"#
    );

    // Another tool may have other arguments.
    let wrong = r#"[{"name": "cat", "arguments": {"form": 3}}]"#;
    let first = correct(calling(), wrong);
    assert!(
        first.turn.prompt().contains("- \"/0\": its value\n"),
        "{}",
        first.turn.prompt()
    );
    let text = accepted(
        first.retry,
        r#"{"/0": {"name": "cut", "arguments": {"from": 3}}}"#,
    );
    assert_eq!(text, r#"[{"name":"cut","arguments":{"from":3}}]"#);
}

// SPEC A7: what is right does not have to be written again
#[test]
fn what_is_replaced_is_shown_whole_or_not_asked_for() {
    let tools = r#"{"cut": {"required": ["from"], "additionalProperties": false, "properties": {
        "from": {"type": "integer"}, "text": {"type": "string"}}}}"#;
    let tools = ToolRegistry::from_json(tools).unwrap();
    let calling = || Retry::calling(tools.clone(), CallOptions::new(), members());
    let call = |name: &str, from: &str, words: usize| {
        let text = "word ".repeat(words);
        format!(r#"{{"name":"{name}","arguments":{{"{from}":3,"text":"{text}"}}}}"#)
    };
    // Of a tool that there is not, with the arguments of the one that was meant.
    let first = correct(calling(), call("cat", "from", 5000));
    let prompt = first.turn.prompt();
    assert!(prompt.contains("- \"/name\": its value\n"), "{prompt}");
    assert!(!prompt.contains("word"), "{prompt}");
    let text = accepted(first.retry, r#"{"/name": "cut"}"#);
    assert_eq!(text, call("cut", "from", 5000));
    // Without them, the call is to be replaced.
    let calls = |words| format!("[{}]", call("cat", "form", words));
    let first = correct(calling(), calls(1000));
    let prompt = first.turn.prompt();
    assert!(prompt.contains("- \"/0\": its value\n"), "{prompt}");
    assert!(prompt.contains(&"word ".repeat(1000)) && !prompt.contains("left out"));
    let first = correct(calling(), calls(5000));
    let prompt = first.turn.prompt();
    assert!(prompt.contains("Please restate your complete response") && prompt.len() <= 16 * 1024);
}

// SPEC A7, U1
#[test]
fn the_members_of_arguments_in_a_string_are_asked_for_one_by_one() {
    let tools = r#"{"cut": {"required": ["from"], "additionalProperties": false, "properties": {
        "from": {"type": "integer"}, "text": {"type": "string"}}}}"#;
    let tools = ToolRegistry::from_json(tools).unwrap();
    let calling = || Retry::calling(tools.clone(), CallOptions::new(), members());
    let call = |arguments: &str| {
        format!(
            r#"{{"id":"1","type":"function","function":{{"name":"cut","arguments":"{arguments}"}}}}"#
        )
    };
    let first = correct(
        calling(),
        call(r#"{\"text\": \"\u00e9 is kept\", \"from\": \"\u0033\", \"to\": 4}"#),
    );
    let prompt = first.turn.prompt();
    for line in [
        "- \"/function/arguments/from\": its value\n",
        "- \"/function/arguments/to\": null, which removes it\n",
        "\n\"/function/arguments/from\": \"3\"\n",
    ] {
        assert!(prompt.contains(line), "{line}\n{prompt}");
    }
    assert!(!prompt.contains("is kept"), "{prompt}");
    let text = accepted(
        first.retry,
        r#"{"/function/arguments/from": 3, "/function/arguments/to": null}"#,
    );
    // What was not asked for is spelled as it was.
    assert_eq!(text, call(r#"{\"text\": \"\u00e9 is kept\", \"from\": 3}"#));
    let first = correct(calling(), call(r#"{\"text\": \"a\"}"#));
    let text = accepted(first.retry, r#"{"/function/arguments/from": 3}"#);
    assert_eq!(text, call(r#"{\"text\": \"a\", \"from\": 3}"#));
    // The whole of what is in the string is the string.
    let first = correct(calling(), call("[]"));
    let prompt = first.turn.prompt();
    assert!(
        prompt.contains("- \"/function/arguments\": its value\n"),
        "{prompt}"
    );
}

// SPEC A7
#[test]
fn a_member_that_is_wrong_and_one_too_many_is_asked_for() {
    let tools = r#"{"cut": {"$schema": "https://json-schema.org/draft/2020-12/schema",
        "allOf": [{"properties": {"from": {"type": "integer"}}}], "unevaluatedProperties": false}}"#;
    let tools = ToolRegistry::from_json(tools).unwrap();
    let retry = Retry::calling(tools, CallOptions::new(), members());
    let first = correct(retry, r#"{"name":"cut","arguments":{"from":"3"}}"#);
    let prompt = first.turn.prompt();
    assert!(
        prompt.contains("- \"/arguments/from\": its value\n"),
        "{prompt}"
    );
    let text = accepted(first.retry, r#"{"/arguments/from":3}"#);
    assert_eq!(text, r#"{"name":"cut","arguments":{"from":3}}"#);
}
