//! The state machine: how many answers it looks at, and what is left of them at the end.

use std::error::Error;

use saop::{
    EscalationReason, EscalationReport, FailureClass, FormattingCorrectionTurn, Limits,
    Observation, RawResponse, Retry, RetryPolicy, SaopError, SaopMessage, SaopParallelTurnEnvelope,
    Step, parse, serialize,
};
use saop_synth::Rng;

use crate::support::{
    VALID, broken, context, correct, correction, exhausted, retry, usage, with_extras,
};

fn accepted<T: std::fmt::Debug>(step: Step<T>) -> saop::Accepted<T> {
    match step {
        Step::Accepted(accepted) => accepted,
        other => panic!("expected a message, but found {other:?}"),
    }
}

// SPEC R1, R4
#[test]
fn a_valid_answer_ends_it_at_once() {
    let first = accepted(retry(RetryPolicy::default()).offer(VALID));
    assert_eq!((first.corrections, first.usage.clone()), (0, None));
    assert_eq!(first.message, parse(VALID).unwrap());

    let second = correct(retry(RetryPolicy::default()), "no JSON");
    let found = accepted(second.retry.offer(VALID));
    assert_eq!((found.corrections, &found.message), (1, &first.message));

    let second = correct(retry(RetryPolicy::default()), "no JSON");
    let third = correct(second.retry, broken());
    assert_eq!((second.turn.attempt(), third.turn.attempt()), (1, 2));
    let found = accepted(third.retry.offer(VALID));
    assert_eq!((found.corrections, found.message), (2, first.message));
}

// SPEC R1, R3, R9
#[test]
fn at_most_three_answers_are_looked_at_unless_set() {
    let second = correct(retry(RetryPolicy::default()), "one");
    let third = correct(second.retry, "two{");
    let error = exhausted(third.retry, broken());
    assert_eq!(error.attempts(), 2);
    assert_eq!(error.reason(), EscalationReason::MaxRetriesExceeded);
    let classes: Vec<_> = error
        .history()
        .iter()
        .map(saop::RefusedAttempt::class)
        .collect();
    assert_eq!(
        classes,
        [
            FailureClass::InvalidJson,
            FailureClass::InvalidJson,
            FailureClass::SchemaViolation
        ]
    );
    assert!(matches!(error.last_error(), SaopError::Validation(_)));
    assert_eq!(
        error.last_error().violations()[0].instance_path(),
        "/turn_index"
    );
    assert_eq!(error.history()[0].response().as_bytes(), b"one");
    assert_eq!(error.history()[2].response().to_text(), broken());
    assert_eq!(error.history()[2].violations().len(), 1);
    let words = error.history()[1].error().to_string();
    assert!(words.starts_with(error.history()[1].violations()[0].message()));

    for max_retries in [0, 1, 5] {
        let policy = RetryPolicy::default().with_max_retries(max_retries);
        let mut waiting = retry(policy);
        for _ in 0..max_retries {
            waiting = correct(waiting, "no").retry;
        }
        let error = exhausted(waiting, "no");
        assert_eq!(error.attempts(), max_retries);
        assert_eq!(error.history().len(), max_retries as usize + 1);
    }
}

// SPEC R3
#[test]
fn the_end_shows_no_answer_and_keeps_all() {
    let secret = "sk-live-4eC39HqLyjWDarjtT1zdp7dc";
    let member = format!("{{\"api_key\": \"{secret}\", ");
    let mut waiting = retry(RetryPolicy::default());
    waiting = correct(waiting, secret).retry;
    waiting = correct(waiting, VALID.replacen("13", &format!("\"{secret}\""), 1)).retry;
    let error = exhausted(waiting, VALID.replacen('{', &member, 1));
    for shown in [
        format!("{error}"),
        format!("{error:?}"),
        format!("{error:#?}"),
        format!("{:?}", Step::<()>::Exhausted(error.clone())),
        format!("{:?}", error.history()[1].response()),
    ] {
        assert!(!shown.contains("4eC39"), "{shown}");
        assert!(!shown.contains("Two tests fail"), "{shown}");
    }
    let shown = format!("{error}");
    assert_eq!(
        shown,
        format!(
            "expected a valid message after 2 corrections, but found an answer of class schema_violation; answers: \
             32 bytes ({}), {} bytes ({}), {} bytes ({})",
            error.history()[0].response().hash(),
            error.history()[1].response().as_bytes().len(),
            error.history()[1].response().hash(),
            error.history()[2].response().as_bytes().len(),
            error.history()[2].response().hash(),
        )
    );
    assert!(
        format!("{error:?}").contains("additionalProperties at \"/api_key\""),
        "{error:?}"
    );
    assert!(
        error.source().is_none(),
        "a chain would show pieces of answers"
    );
    let correction = correction(secret);
    assert!(correction.prompt().contains(secret));
    assert!(!format!("{correction:?}").contains(secret));
    assert!(!format!("{:?}", retry(RetryPolicy::default()).offer(secret)).contains(secret));
    // Many broken rules are shown as a few.
    let many = format!("{error:?}");
    assert!(many.len() < 2000, "{many}");
    let bare = exhausted(retry(RetryPolicy::default().with_max_retries(0)), "{}");
    assert!(format!("{bare:?}").contains("2 more]"), "{bare:?}");
    assert!(
        bare.to_string()
            .starts_with("expected a valid message after 0 corrections")
    );
}

// SPEC R3
#[test]
fn the_end_is_a_report_that_its_schema_accepts() {
    let mut waiting = retry(RetryPolicy::default());
    let first = RawResponse::new(&b"\xFF\x00"[..])
        .with_finish_reason("stop")
        .with_usage(usage(10, 1));
    waiting = correct(waiting, first).retry;
    waiting = correct(waiting, with_extras(150)).retry;
    let last = RawResponse::new("")
        .with_finish_reason("content_filter")
        .with_usage(usage(30, 0));
    let error = exhausted(waiting, last);

    let report = error.clone().with_context(Some(context())).report();
    let text = serialize(&report);
    assert_eq!(parse::<EscalationReport>(&text).unwrap(), report);
    assert!(matches!(
        saop::parse_saop_message(&text),
        Ok(SaopMessage::EscalationReport(_))
    ));
    assert_eq!(report.attempts, 2);
    assert_eq!(report.reason, EscalationReason::MaxRetriesExceeded);
    assert_eq!(report.max_retries, 2);
    assert_eq!(report.awaited.as_ref().unwrap().as_str(), "saop-envelope");
    assert_eq!(report.context, Some(context()));
    assert_eq!(report.usage, Some(usage(40, 1)));
    assert_eq!(report.last_error.as_str(), error.last_error().to_string());
    let answers: Vec<_> = report
        .history
        .iter()
        .map(|one| one.response.as_deref())
        .collect();
    assert_eq!(answers[0], Some("/wA="));
    assert_eq!(answers[2], Some(""));
    let encodings: Vec<_> = report
        .history
        .iter()
        .map(|one| one.response_encoding.unwrap().as_str())
        .collect();
    assert_eq!(encodings, ["base64", "utf8", "utf8"]);
    assert_eq!(report.history[0].response_bytes, 2);
    assert_eq!(
        report.history[0].response_hash.as_str(),
        error.history()[0].response().hash()
    );
    assert_eq!(report.history[0].finish_reason.as_deref(), Some("stop"));
    assert_eq!(report.history[1].finish_reason, None);
    assert_eq!(report.history[1].violation_count, 150);
    assert_eq!(report.history[1].violations.len(), 100);
    assert_eq!(report.history[1].violations[0].path, "/x0");
    assert_eq!(
        report.history[1].violations[0].keyword.as_deref(),
        Some("additionalProperties")
    );
    assert_eq!(report.history[1].violations[0].line, Some(1));
    assert_eq!(report.history[1].violations[1].column, Some(17));
    assert_eq!(
        report.history[1].violations[0].schema_path.as_deref(),
        Some("/additionalProperties")
    );
    assert_eq!(report.history[2].violations[0].schema_path, None);
    assert_eq!(report.history[2].class, FailureClass::Refusal);
    assert_eq!(report.history[2].usage, Some(usage(30, 0)));

    let without = error.report_without_responses();
    assert!(
        without
            .history
            .iter()
            .all(|one| one.response.is_none() && one.response_encoding.is_none())
    );
    assert_eq!(without.context, None);
    assert!(parse::<EscalationReport>(serialize(&without)).is_ok());
    // The error itself serializes as its report.
    assert_eq!(
        serde_json::to_string(&error).unwrap(),
        serialize(&error.report())
    );
}

#[test]
fn a_rule_without_a_name_or_words_is_told_all_the_same() {
    let retry = retry(RetryPolicy::default().with_max_retries(0))
        .requiring("", |_, breaches| breaches.add("turn_index", ""));
    let report = exhausted(retry, VALID).report();
    let violation = &report.history[0].violations[0];
    assert_eq!(
        (&*violation.kind, &*violation.path),
        ("rule", "/turn_index")
    );
    assert!(violation.message.starts_with("expected the rule to hold"));
}

// SPEC R5: the caller may keep no more than the number
#[test]
fn it_goes_on_after_corrections_of_which_only_the_number_is_known() {
    let resumed = |corrections| retry(RetryPolicy::default()).resumed_after(corrections);
    assert_eq!(correct(resumed(1), "no").turn.attempt(), 2);
    let error = exhausted(resumed(2), "no");
    assert_eq!((error.attempts(), error.history().len()), (2, 1));
    // The answers before it are not passed off as none.
    assert_eq!(error.unknown_answers(), 2);
    assert_eq!(error.report().unknown_answers, Some(2));
    assert!(
        error
            .to_string()
            .contains("; answers: 2 unknown, 2 bytes ("),
        "{error}"
    );
    let more = std::num::NonZeroU32::MIN;
    let fourth = retry(RetryPolicy::default()).continued(&error, more).retry;
    assert_eq!(exhausted(fourth, "no").unknown_answers(), 2);
    assert_eq!(
        exhausted(retry(RetryPolicy::default().with_max_retries(0)), "no")
            .report()
            .unknown_answers,
        None
    );
    assert_eq!(exhausted(resumed(9), "no").attempts(), 9);
    assert_eq!(accepted(resumed(2).offer(VALID)).corrections, 2);
}

// SPEC R3: an answer that was refused already
#[test]
fn an_answer_that_repeats_itself_can_end_it_early() {
    let stops = RetryPolicy::default()
        .with_max_retries(5)
        .with_stop_without_progress(true);
    let waiting = correct(retry(stops), "one").retry;
    let waiting = correct(waiting, "two").retry;
    let error = exhausted(waiting, "one");
    assert_eq!(error.reason(), EscalationReason::NoProgress);
    assert_eq!((error.attempts(), error.history().len()), (2, 3));
    assert_eq!(error.report().reason, EscalationReason::NoProgress);
    assert!(
        error
            .to_string()
            .contains("invalid_json that had been refused before; "),
        "{error}"
    );
    // Not unless asked for, and the end of the retries is the end of the retries.
    let goes_on = stops.with_stop_without_progress(false);
    let waiting = correct(retry(goes_on), "one").retry;
    assert_eq!(correct(waiting, "one").turn.attempt(), 2);
    let waiting = correct(retry(stops.with_max_retries(1)), "one").retry;
    assert_eq!(
        exhausted(waiting, "one").reason(),
        EscalationReason::MaxRetriesExceeded
    );
}

#[test]
fn any_message_can_be_waited_for() {
    let observation = include_str!("../../examples/observation.json");
    let group = include_str!("../../examples/parallel-turn.json");
    let found = accepted(Retry::<Observation>::new(RetryPolicy::default()).offer(observation));
    assert_eq!(found.message.exit_code, 101);
    let group_found =
        accepted(Retry::<SaopParallelTurnEnvelope>::new(RetryPolicy::default()).offer(group));
    assert_eq!(group_found.message.agent_turns.len(), 3);
    for (text, name) in [
        (observation, "observation"),
        (group, "saop-parallel-turn-envelope"),
        (VALID, "saop-envelope"),
    ] {
        let found = accepted(Retry::any(RetryPolicy::default()).offer(text));
        assert_eq!(saop_schema::AnyMessage::schema(&found.message).name(), name);
    }
    let twice = group.replace("reviewer-1", "implementer-1");
    let turn = correct(Retry::any(RetryPolicy::default()), twice).turn;
    assert_eq!(turn.class(), FailureClass::SchemaViolation);
    assert!(
        turn.prompt()
            .contains("expected each agent once in a parallel turn")
    );
}

// SPEC R9
#[test]
fn limits_belong_to_the_policy() {
    let limits = Limits::default().with_max_bytes(10);
    let policy = RetryPolicy::default().with_limits(limits);
    assert_eq!(policy.limits(), &limits);
    let turn = correct(retry(policy), VALID).turn;
    assert_eq!(turn.class(), FailureClass::InvalidJson);
    assert!(
        turn.prompt().contains("expected at most 10 bytes"),
        "{}",
        turn.prompt()
    );
    let error = policy.with_prompt_budget(2047).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a budget of at least 2048 bytes for a correction prompt, but found 2047"
    );
    assert!(policy.with_prompt_budget(2048).is_ok());
    assert_eq!(policy.with_max_retries(7).max_retries(), 7);
    assert!(
        policy
            .with_stop_without_progress(true)
            .stops_without_progress()
    );
}

// SPEC R1, R6
#[test]
fn any_script_of_answers_ends_within_its_bound() {
    let cases: usize = std::env::var("SAOP_CASES").map_or(3000, |cases| cases.parse().unwrap());
    let answers: Vec<String> = vec![
        VALID.into(),
        broken(),
        String::new(),
        "no".into(),
        "{".into(),
        "[]".into(),
        VALID.replacen('{', "{\"x\": 1,", 1),
        VALID.chars().take(90).collect(),
    ];
    let mut rng = Rng::with_seed(9);
    let mut ends = [0; 3];
    for case in 0..cases {
        let max_retries = u32::try_from(rng.below(6)).unwrap();
        let stops = rng.chance(30);
        let policy = RetryPolicy::default()
            .with_max_retries(max_retries)
            .with_stop_without_progress(stops);
        let mut waiting = retry(policy);
        let mut given: Vec<usize> = Vec::new();
        let mut tokens = usage(0, 0);
        loop {
            assert!(
                given.len() <= max_retries as usize,
                "case {case}: {given:?}"
            );
            let answer = rng.below(answers.len());
            let mut response = RawResponse::new(answers[answer].as_str());
            if rng.chance(50) {
                let spent = usage(rng.bits() >> 8, rng.bits() >> 8);
                tokens.prompt_tokens += spent.prompt_tokens;
                tokens.completion_tokens += spent.completion_tokens;
                response = response.with_usage(spent);
            }
            let repeated = given.contains(&answer);
            given.push(answer);
            let step = waiting.offer(response);
            let events = step.events();
            let known =
                |found: Option<saop::TokenUsage>| assert_eq!(found.unwrap_or(usage(0, 0)), tokens);
            match step {
                Step::Accepted(accepted) => {
                    assert_eq!(answer, 0);
                    assert_eq!(accepted.corrections as usize, given.len() - 1);
                    assert_eq!(events.is_empty(), given.len() == 1);
                    known(accepted.usage);
                    ends[0] += 1;
                    break;
                }
                Step::Correct(correction) => {
                    assert_ne!(answer, 0);
                    assert!(!(stops && repeated));
                    assert_eq!(correction.turn.attempt() as usize, given.len());
                    assert_eq!(events[0].name(), "MALFORMED_RESPONSE");
                    waiting = correction.retry;
                }
                Step::Exhausted(error) => {
                    assert_ne!(answer, 0);
                    assert_eq!(events[0].name(), "MAX_RETRIES_EXCEEDED");
                    assert_eq!(error.history().len(), given.len());
                    assert_eq!(error.attempts() as usize, given.len() - 1);
                    let early = error.reason() == EscalationReason::NoProgress;
                    assert_eq!(error.attempts() == max_retries, !early);
                    assert!(!early || (stops && repeated));
                    let kept: Vec<_> = error
                        .history()
                        .iter()
                        .map(|one| one.response().as_bytes())
                        .collect();
                    let expected: Vec<_> = given.iter().map(|at| answers[*at].as_bytes()).collect();
                    assert_eq!(kept, expected);
                    known(error.usage().cloned());
                    ends[1 + usize::from(early)] += 1;
                    break;
                }
            }
        }
    }
    assert!(ends.iter().all(|end| end * 20 > cases), "{ends:?}");
}

// SPEC R3
#[test]
fn a_report_without_answers_quotes_them_in_short_pieces_only() {
    let key = format!("private {}\n", "word ".repeat(300));
    let member = format!("{{{}: 1, ", serde_json::to_string(&key).unwrap());
    let policy = RetryPolicy::default().with_max_retries(0);
    let error = exhausted(retry(policy), VALID.replacen('{', &member, 1));
    let path = |report: &EscalationReport| report.history[0].violations[0].path.clone();
    assert_eq!(path(&error.report()), format!("/{key}"));
    let short = path(&error.report_without_responses());
    assert!(short.len() <= 240 && short.ends_with('…'), "{short}");
    assert!(!serialize(&error.report_without_responses()).contains(&"word ".repeat(60)));
    assert!(!format!("{error:?}").contains(&"word ".repeat(20)));
}

// SPEC R3
#[test]
fn it_can_be_continued_where_the_retries_were_used_up() {
    let waiting = correct(
        retry(RetryPolicy::default()),
        RawResponse::new("one").with_usage(usage(5, 1)),
    )
    .retry;
    let error = exhausted(correct(waiting, "two").retry, broken());
    let more = std::num::NonZeroU32::new(2).unwrap();
    let third = retry(RetryPolicy::default()).continued(&error, more);
    assert_eq!(third.turn.attempt(), 3);
    assert!(
        third.turn.prompt().contains("- /turn_index (line "),
        "the last answer is quoted"
    );
    let fourth = correct(
        third.clone().retry,
        RawResponse::new("four").with_usage(usage(7, 2)),
    );
    assert_eq!(fourth.turn.attempt(), 4);
    let error = exhausted(fourth.retry, "five");
    assert_eq!((error.attempts(), error.max_retries()), (4, 4));
    let answers: Vec<_> = error
        .history()
        .iter()
        .map(|one| one.response().to_text().into_owned())
        .collect();
    assert_eq!(answers, ["one", "two", &broken(), "four", "five"]);
    assert_eq!(error.last().response().as_bytes(), b"five");
    assert_eq!(error.usage(), Some(&usage(12, 3)));
    assert_eq!(accepted(third.retry.offer(VALID)).corrections, 3);
}

#[test]
fn a_retry_shows_how_far_it_is_and_no_answer() {
    let waiting = correct(retry(RetryPolicy::default()), "sk-4eC39").retry;
    let shown = format!("{waiting:?}");
    assert!(
        shown.contains("corrections: 1, history: [RefusedAttempt { class: InvalidJson"),
        "{shown}"
    );
    assert!(!shown.contains("4eC39"), "{shown}");
}

#[test]
fn tokens_are_summed_without_overflow() {
    let waiting = correct(
        retry(RetryPolicy::default()),
        RawResponse::new("one").with_usage(usage(u64::MAX, 1)),
    )
    .retry;
    let found = accepted(waiting.offer(RawResponse::new(VALID).with_usage(usage(9, u64::MAX))));
    assert_eq!(found.usage, Some(usage(u64::MAX, u64::MAX)));
}

// SPEC R2, R3
#[test]
fn of_very_many_violations_the_first_are_kept_and_all_are_counted() {
    let roomy = RetryPolicy::default().with_prompt_budget(1 << 20).unwrap();
    let listed = |turn: &FormattingCorrectionTurn| {
        let errors = turn.prompt().lines().filter(|line| line.starts_with("- /"));
        errors.count()
    };
    let first = correct(retry(roomy.with_max_retries(1)), with_extras(1001));
    // The prompt has room for all of them, but what is not built cannot be listed.
    assert_eq!(listed(&first.turn), 1000);
    assert!(first.turn.prompt().contains("\n- and 1 more error\n"));
    assert_eq!(first.turn.violations().len(), 1000);
    assert_eq!(first.turn.error().violation_count(), 1001);
    assert_eq!(
        serde_json::to_value(&first.turn).unwrap()["error_count"],
        1001
    );
    let event = Step::Correct(first.clone()).events().remove(0);
    assert_eq!((event.errors().len(), event.error_count()), (1000, 1001));
    assert!(
        format!("{event:?}").contains("996 more]"),
        "all but the five that are shown: {event:?}"
    );

    let step = first.retry.offer(with_extras(1000));
    assert_eq!(step.events()[0].error_count(), 1000);
    let Step::Exhausted(error) = step else {
        panic!("expected the end, but found {step:?}")
    };
    let kept = error.history().iter().map(|refused| {
        let count = refused.error().violation_count();
        (refused.violations().len(), count)
    });
    assert_eq!(kept.collect::<Vec<_>>(), [(1000, 1001), (1000, 1000)]);
    assert_eq!(error.report().history[0].violation_count, 1001);
    assert_eq!(error.last_error().violation_count(), 1000);

    // What a person lets go on lists what is kept, and counts the rest.
    let error = exhausted(retry(roomy.with_max_retries(0)), with_extras(1003));
    assert_eq!(error.last_error().violations().len(), 1000);
    let told = std::error::Error::source(error.last_error()).unwrap();
    assert!(told.to_string().ends_with("; and 3 more"));
    let more = std::num::NonZeroU32::MIN;
    let turn = retry(roomy).continued(&error, more).turn;
    assert_eq!(listed(&turn), 1000);
    assert!(turn.prompt().contains("\n- and 3 more errors\n"));
}

// SPEC R3
#[test]
fn of_very_many_repeated_agents_the_first_are_kept_and_all_are_counted() {
    let group = include_str!("../../examples/parallel-turn.json");
    let mut group: serde_json::Value = serde_json::from_str(group).unwrap();
    let turn = group["agent_turns"][0].clone();
    group["agent_turns"] = vec![turn; 1003].into();
    let retry = Retry::<SaopParallelTurnEnvelope>::new(RetryPolicy::default());
    let turn = correct(retry, group.to_string()).turn;
    assert!(matches!(turn.error(), SaopError::DuplicateAgent(_)));
    assert_eq!(turn.violations().len(), 1000);
    assert_eq!(turn.error().violation_count(), 1002);
}

// SPEC R3
#[test]
fn an_answer_is_shown_by_its_length_and_hash() {
    let answer = RawResponse::new("foobar").with_finish_reason("stop");
    assert_eq!(
        format!("{answer:?}"),
        "RawResponse { bytes: 6, hash: \"85944171f73967e8\", finish_reason: Some(\"stop\"), .. }"
    );
}
