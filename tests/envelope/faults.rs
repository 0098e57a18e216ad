//! Faults of the text, limits, and the errors as values.

use std::error::Error;

use saop::{
    Limits, Position, SaopEnvelope, SaopError, Violation, ViolationKind, parse,
    parse_saop_envelope, parse_with, serialize_saop_envelope, validate_saop_envelope,
};
use serde_json::{Value, json};

use super::{VALID, changed};

// SPEC P1
#[test]
fn faults_of_the_text_are_parse_errors() {
    let twice = VALID.replace(
        "\"x\": 1",
        "\"x\": 1, \"y\": {\"k\": [{\"z\": 1, \"\\u007a\": 2}]}",
    );
    for (text, kind, line, column, path, words) in [
        (
            "",
            ViolationKind::Syntax,
            1,
            1,
            "",
            "Invalid JSON: expected a JSON value, but found the end of the text",
        ),
        (
            "not json",
            ViolationKind::Syntax,
            1,
            1,
            "",
            "Invalid JSON: expected a JSON value, but found `not`",
        ),
        (
            "{\"a\": nope}",
            ViolationKind::Syntax,
            1,
            7,
            "",
            "Invalid JSON: expected a JSON value, but found `nope`",
        ),
        (
            twice.as_str(),
            ViolationKind::DuplicateKey,
            7,
            75,
            "/action/arguments/y/k/0/z",
            "expected each key once in an object, but found `z` again",
        ),
    ] {
        let error = parse_saop_envelope(text).unwrap_err();
        let SaopError::Parse(error) = error else {
            panic!("{error:?}")
        };
        assert_eq!(error.kind(), kind);
        assert_eq!((error.line(), error.column()), (line, column));
        assert_eq!(error.message(), words);
        assert_eq!(error.violations()[0].instance_path(), path);
        assert_eq!(error.violations()[0].keyword(), None);
        assert_eq!(
            error.violations()[0].position(),
            Some(Position { line, column })
        );
        assert_eq!(
            error.to_string(),
            format!("{words} at line {line} column {column}")
        );
        let cause = error.source().expect("a cause").to_string();
        assert!(cause.ends_with(&format!(" of {}", text.len())), "{cause}");
    }
    // Faults outrank what the schema says, wherever they stand.
    for text in [
        "[1,2",
        "{\"turn_index\": -1, \"x\": tru}",
        "{\"phase\": \"\", \"phase\": \"\"}",
    ] {
        assert!(
            matches!(parse_saop_envelope(text), Err(SaopError::Parse(_))),
            "{text}"
        );
    }
    let SaopError::Parse(cut) = parse_saop_envelope(&VALID[..100]).unwrap_err() else {
        panic!()
    };
    assert!(cut.is_truncated());
    let SaopError::Parse(wrong) = parse_saop_envelope("{]").unwrap_err() else {
        panic!()
    };
    assert!(!wrong.is_truncated());
}

// SPEC P1: limits
#[test]
fn limits_are_kept_to_the_byte_and_the_level() {
    let limits = Limits::default().with_max_bytes(VALID.len());
    assert!(parse_with::<SaopEnvelope>(VALID, &limits).is_ok());
    let limits = limits.with_max_bytes(VALID.len() - 1);
    let error = parse_with::<SaopEnvelope>(VALID, &limits).unwrap_err();
    let SaopError::Parse(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!(error.kind(), ViolationKind::Limit);
    assert_eq!(
        error.message(),
        format!(
            "expected at most {} bytes, but found {}",
            VALID.len() - 1,
            VALID.len()
        )
    );
    let nested = |levels: usize| {
        let value = format!("{}1{}", "[".repeat(levels), "]".repeat(levels));
        VALID.replace("\"x\": 1", &format!("\"x\": {value}"))
    };
    // The root, action and arguments are three levels.
    assert!(parse_saop_envelope(nested(125)).is_ok());
    let error = parse_saop_envelope(nested(126)).unwrap_err();
    let SaopError::Parse(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!(error.kind(), ViolationKind::Limit);
    assert!(
        error.violations()[0]
            .instance_path()
            .starts_with("/action/arguments/x/0/0/0")
    );
    let limits = Limits::default().with_max_depth(129);
    assert!(parse_with::<SaopEnvelope>(nested(126), &limits).is_ok());
    assert_eq!(Limits::default().max_bytes(), 64 * 1024 * 1024);
    assert_eq!(Limits::default().max_depth(), 128);
}

// SPEC P4
#[test]
fn errors_are_told_apart_by_match_and_by_downcast() {
    let parse_error = parse_saop_envelope("{").unwrap_err();
    let validation_error = parse_saop_envelope("{}").unwrap_err();
    assert!(matches!(parse_error, SaopError::Parse(_)));
    assert!(matches!(validation_error, SaopError::Validation(_)));
    assert!(parse_error.as_error().is::<saop::SaopParseError>());
    assert!(
        validation_error
            .as_error()
            .is::<saop::SaopValidationError>()
    );
    let boxed: Box<dyn Error + Send + Sync> = validation_error.clone().into();
    assert_eq!(boxed.downcast_ref::<SaopError>(), Some(&validation_error));
    let source = boxed.source().expect("the violations");
    assert!(source.is::<saop::Violations>());
    assert!(
        source
            .to_string()
            .starts_with("/action: expected the member `action`"),
        "{source}"
    );
    assert_eq!(boxed.to_string(), "SAOP envelope schema validation failed");
    let SaopError::Validation(error) = validation_error else {
        panic!()
    };
    assert_eq!(error.message(), "SAOP envelope schema validation failed");
    assert_eq!(SaopError::from(error.clone()), SaopError::Validation(error));
}

#[test]
fn violations_are_listed_one_a_line_where_that_is_asked_for() {
    let text = VALID.replace("\"turn_index\": 3", "\"turn_index\": -1");
    let text = text.replace("\"phase\": \"p\"", "\"phase\": \"\"");
    let error = parse_saop_envelope(&text).unwrap_err();
    assert_eq!(
        format!("{error:#}"),
        "SAOP envelope schema validation failed\n\
         - /turn_index: expected an integer of at least 0, but found the number -1 (line 3, column 17)\n\
         - /phase: expected a string of at least 1 character, but found an empty string (line 5, column 12)"
    );
    assert_eq!(
        serde_json::to_value(&error.violations()[1]).unwrap(),
        serde_json::to_value(saop::ReportedViolation::from(&error.violations()[1])).unwrap()
    );
    assert_eq!(
        serde_json::to_value(&error.violations()[0]).unwrap()["keyword"],
        "minimum"
    );
}

#[test]
fn every_error_goes_anywhere() {
    fn assert_goes_anywhere<T: Error + Send + Sync + 'static>() {}
    assert_goes_anywhere::<SaopError>();
    assert_goes_anywhere::<saop::SaopParseError>();
    assert_goes_anywhere::<saop::SaopValidationError>();
    assert_goes_anywhere::<saop::SaopDuplicateAgentError>();
    assert_goes_anywhere::<saop::SaopEmptyParallelTurnError>();
    assert_goes_anywhere::<saop::Violation>();
    assert_goes_anywhere::<saop::JsonError>();
    assert_goes_anywhere::<saop::ConstraintError>();
    assert_goes_anywhere::<saop::AgentTurnsError>();
}

#[test]
fn a_text_cut_within_a_character_is_truncated() {
    let is_truncated = |text: &[u8]| {
        let SaopError::Parse(error) = parse_saop_envelope(text).unwrap_err() else {
            panic!("the text is no JSON")
        };
        assert_eq!(error.kind(), ViolationKind::Syntax);
        error.is_truncated()
    };
    assert!(is_truncated(b"{\"x\":\"\xC3"));
    assert!(is_truncated(b"{\"x\":\"a\xF0\x9F\x98"));
    assert!(!is_truncated(b"{]\"\xC3"));
    assert!(!is_truncated(b"{\"x\":\"\xC3\""));
    // Nothing at all is empty, not cut short.
    assert!(!is_truncated(b""));
    assert!(!is_truncated(b" \n\t"));
}

#[test]
fn a_value_may_nest_as_deep_as_it_likes() {
    let deep = (0..2_000).fold(json!(1), |inner, _| Value::Array(vec![inner]));
    let message = changed("/action/arguments/x", Some(deep));
    let envelope = validate_saop_envelope(&message).unwrap();
    let limits = Limits::default().with_max_depth(2_003);
    let text = serialize_saop_envelope(&envelope);
    assert_eq!(
        parse_with::<SaopEnvelope>(&text, &limits).unwrap(),
        envelope
    );
    assert!(matches!(
        parse_saop_envelope(&text),
        Err(SaopError::Parse(_))
    ));
}

/// Work grows with the document and no faster, whatever is wrong with it.
#[test]
fn many_near_misses_cost_no_more_than_many_unknown_members() {
    let near: Vec<String> = (0..60_000)
        .map(|n| format!("\"tool_nam{n:_>8}\":0"))
        .collect();
    let text = format!("{{\"arguments\":{{}},{}}}", near.join(","));
    let error = parse::<saop::SaopAction>(&text).unwrap_err();
    assert_eq!(
        (error.violations().len(), error.violation_count()),
        (saop_schema::MOST_VIOLATIONS, 60_001)
    );
    let hinted = |one: &&Violation| one.message().contains("did you mean `tool_name`?");
    assert_eq!(error.violations().iter().filter(hinted).count(), 16);
}

// SPEC P7
#[test]
fn parsing_is_pure() {
    let texts = [
        VALID,
        "{\"turn_index\": -1}",
        "{\"a\": 1, \"a\": 2}",
        "[1",
        "",
    ];
    let read = move || texts.map(|text| (parse_saop_envelope(text), text.to_owned()));
    let first = read();
    let others: Vec<_> = (0..4).map(|_| std::thread::spawn(read)).collect();
    for other in others {
        assert_eq!(other.join().unwrap(), first);
    }
    assert!(
        first
            .iter()
            .zip(texts)
            .all(|((_, after), before)| after == before)
    );
    let value: Value = serde_json::from_str(VALID).unwrap();
    let envelope = first[0].0.as_ref().unwrap();
    for _ in 0..2 {
        assert_eq!(&validate_saop_envelope(&value).unwrap(), envelope);
    }
}
