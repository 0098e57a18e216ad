//! Observations: from bytes to a message and back, by every way that makes or reads one.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use saop::{
    Base64Error, NonEmptyString, Observation, ObservationBuilder, ObservationEncoding,
    ObservationMetadataValue, RunOutcome, SaopError, SaopObservation, SaopObservationStatus,
    SaopValidationError, SchemaValidationError, create_observation, parse_observation,
    serialize_observation, serialize_to_writer, validate_observation,
};
use saop_synth::Rng;
use serde_json::{Value, json};

fn id() -> NonEmptyString {
    NonEmptyString::new("test-id").unwrap()
}

fn observe(stdout: impl Into<Vec<u8>>, stderr: impl Into<Vec<u8>>) -> Observation {
    create_observation(id(), 0, stdout, stderr, Duration::ZERO)
}

fn value() -> Value {
    json!({
        "schema_version": "1.0.0", "type": "observation", "tool_call_id": "test-id", "timestamp_ns": "1",
        "exit_code": 0, "stdout": "", "stderr": "", "encoding": "utf8", "duration_ms": 0,
    })
}

fn with(member: &str, content: Value) -> Value {
    let mut value = value();
    value[member] = content;
    value
}

// SPEC O1. REQ: TAS-065. REQ: 1_PRD-REQ-NEED-DEVS-01.
#[test]
fn the_schema_takes_what_the_standard_names() {
    for accepted in [
        value(),
        with("schema_version", json!("1.12.345")),
        with(
            "timestamp_ns",
            json!("00000000000000000000000000000000000000001"),
        ),
        with("exit_code", json!(i64::MIN)),
        with("exit_code", json!(i64::MAX)),
        with("encoding", json!("base64")),
        with("duration_ms", json!(0.25)),
        with("metadata", json!({})),
        with("metadata", json!({"a": "x", "b": 1.5, "c": false, "": -1})),
    ] {
        let observation = validate_observation(&accepted).unwrap();
        assert_eq!(
            parse_observation(accepted.to_string()).unwrap(),
            observation
        );
        assert_eq!(
            parse_observation(serialize_observation(&observation)).unwrap(),
            observation
        );
    }
    let kept = r#"{"a":1.10,"b":12345678901234567890123,"c":1e400,"d":-0}"#;
    let text = with("metadata", json!(null))
        .to_string()
        .replace("null", kept);
    let observation = parse_observation(&text).unwrap();
    assert!(serialize_observation(&observation).contains(kept), "{text}");
}

fn least_duration() -> f64 {
    let schema: Value = serde_json::from_str(saop::OBSERVATION_SCHEMA).unwrap();
    schema["properties"]["duration_ms"]["minimum"]
        .as_f64()
        .unwrap()
}

// SPEC O5
#[test]
fn what_breaks_the_schema_is_refused_with_path_and_message() {
    let required = [
        "schema_version",
        "type",
        "tool_call_id",
        "timestamp_ns",
        "exit_code",
        "stdout",
        "stderr",
        "encoding",
        "duration_ms",
    ];
    let missing = required.map(|name| {
        let mut value = value();
        value.as_object_mut().unwrap().remove(name).unwrap();
        (
            value,
            format!("/{name}"),
            format!("expected the member `{name}`"),
        )
    });
    let wrong = [
        ("schema_version", json!("v1"), "/schema_version"),
        ("schema_version", json!("2.0.0"), "/schema_version"),
        ("schema_version", json!("1.0.0\n"), "/schema_version"),
        ("type", json!("Observation"), "/type"),
        ("tool_call_id", json!(""), "/tool_call_id"),
        ("timestamp_ns", json!(1), "/timestamp_ns"),
        ("timestamp_ns", json!("-1"), "/timestamp_ns"),
        ("timestamp_ns", json!(""), "/timestamp_ns"),
        ("exit_code", json!(0.5), "/exit_code"),
        ("exit_code", json!(u64::MAX), "/exit_code"),
        ("stdout", json!(null), "/stdout"),
        ("stderr", json!(["x"]), "/stderr"),
        ("encoding", json!("utf-8"), "/encoding"),
        ("duration_ms", json!(least_duration() - 1.0), "/duration_ms"),
        ("duration_ms", json!("1"), "/duration_ms"),
        ("metadata", json!(null), "/metadata"),
        ("metadata", json!({"a": {"b": 1}}), "/metadata/a"),
        ("metadata", json!({"a": [1]}), "/metadata/a"),
        ("metadata", json!({"a": null}), "/metadata/a"),
        ("extra", json!(1), "/extra"),
    ]
    .map(|(member, content, path)| {
        (
            with(member, content),
            path.to_owned(),
            "expected ".to_owned(),
        )
    });
    for (value, path, words) in missing.into_iter().chain(wrong) {
        for error in [
            validate_observation(&value).unwrap_err(),
            parse_observation(value.to_string()).unwrap_err(),
        ] {
            let error: &SchemaValidationError = error.as_error().downcast_ref().unwrap();
            // One type under two names.
            let error: &SaopValidationError = error;
            assert_eq!(error.message(), "Observation schema validation failed");
            let fields: Vec<_> = error.fields().collect();
            assert_eq!(fields.len(), 1, "{value}: {fields:?}");
            assert_eq!(fields[0].0, path, "{value}");
            assert!(fields[0].1.starts_with(&words), "{value}: {fields:?}");
            assert!(fields[0].1.contains(", but found "), "{value}: {fields:?}");
        }
    }
    assert!(matches!(parse_observation("{"), Err(SaopError::Parse(_))));
}

// SPEC O2
#[test]
fn text_stays_text_and_anything_else_makes_both_streams_base64() {
    for (stdout, stderr, expected) in [
        (
            &b"hello\n"[..],
            &b""[..],
            ("hello\n", "", ObservationEncoding::Utf8),
        ),
        (b"", b"", ("", "", ObservationEncoding::Utf8)),
        (
            "żółw 🐢\u{1}\u{7F}".as_bytes(),
            b"\x1b[31m\r\n",
            (
                "żółw 🐢\u{1}\u{7F}",
                "\u{1b}[31m\r\n",
                ObservationEncoding::Utf8,
            ),
        ),
        (b"a\0b", b"", ("YQBi", "", ObservationEncoding::Base64)),
        (b"", b"\0", ("", "AA==", ObservationEncoding::Base64)),
        (
            b"text",
            b"\xFF",
            ("dGV4dA==", "/w==", ObservationEncoding::Base64),
        ),
        (
            b"\xFB\xFF\xBF",
            b"text",
            ("+/+/", "dGV4dA==", ObservationEncoding::Base64),
        ),
        // Cut in the middle of a character; a surrogate; a character spelled too long.
        (b"\xE2\x82", b"", ("4oI=", "", ObservationEncoding::Base64)),
        (
            b"\xED\xA0\x80",
            b"",
            ("7aCA", "", ObservationEncoding::Base64),
        ),
        (b"\xC0\x80", b"", ("wIA=", "", ObservationEncoding::Base64)),
    ] {
        let made = observe(stdout, stderr);
        assert_eq!(
            (made.stdout.as_str(), made.stderr.as_str(), made.encoding),
            expected
        );
        assert_eq!(made.stdout_bytes().unwrap(), stdout);
        assert_eq!(made.stderr_bytes().unwrap(), stderr);
        assert_eq!(
            made.schema_version.as_str(),
            saop::OBSERVATION_SCHEMA_VERSION
        );
        assert_eq!(made.type_.as_str(), "observation");
        assert_eq!(made.tool_call_id.as_str(), "test-id");
        assert_eq!(made.metadata, None);
    }
}

// SPEC O2
#[test]
fn text_is_moved() {
    let (stdout, stderr) = (b"out".to_vec(), b"err".to_vec());
    let (out_at, err_at) = (stdout.as_ptr(), stderr.as_ptr());
    let made = observe(stdout, stderr);
    assert_eq!(
        (made.stdout.as_ptr(), made.stderr.as_ptr()),
        (out_at, err_at)
    );
    assert!(matches!(
        made.stdout_bytes(),
        Ok(std::borrow::Cow::Borrowed(_))
    ));
}

// SPEC O2
#[test]
fn the_builder_sets_the_rest() {
    let made = Observation::builder(id(), -7, Duration::new(3, 1))
        .timestamp_ns(u128::MAX)
        .metadata("text", "x")
        .metadata("owned", String::from("y"))
        .metadata("small", 1)
        .metadata("large", u64::MAX)
        .metadata("exact", "1.10".parse::<saop::JsonNumber>().unwrap())
        .metadata("flag", true)
        .metadata("text", "again")
        .build();
    assert_eq!(made.exit_code, -7);
    assert_eq!(made.duration_ms.get(), 3_000.000_001);
    assert_eq!(
        made.timestamp_ns.as_str(),
        "340282366920938463463374607431768211455"
    );
    let metadata = made.metadata.as_ref().unwrap();
    assert_eq!(metadata.len(), 6);
    assert_eq!(
        metadata["text"],
        ObservationMetadataValue::String("again".into())
    );
    let text = serialize_observation(&made);
    assert!(
        text.ends_with(
            r#""metadata":{"text":"again","owned":"y","small":1,"large":18446744073709551615,"exact":1.10,"flag":true}}"#
        ),
        "{text}"
    );
    assert_eq!(parse_observation(&text).unwrap(), made);
    // The timestamp of another observation, for a replay.
    let replay = Observation::builder(id(), 0, Duration::MAX)
        .timestamp_ns(made.timestamp_ns.clone())
        .build();
    assert_eq!(replay.timestamp_ns, made.timestamp_ns);
    assert!(parse_observation(serialize_observation(&replay)).is_ok());
}

// SPEC O2
#[cfg(unix)]
#[test]
fn a_child_process_is_observed() {
    use std::process::Command;
    let run = |script: &str| Command::new("sh").args(["-c", script]).output().unwrap();
    for (script, exit_code, stdout, stderr) in [
        ("printf out; printf err >&2", 0, &b"out"[..], &b"err"[..]),
        ("exit 255", 255, b"", b""),
        ("printf 'a\\000b'; kill -9 $$", 137, b"a\0b", b""),
        ("kill -TERM $$", 143, b"", b""),
    ] {
        let output = run(script);
        let made = Observation::from_output(&output, id(), Duration::from_millis(5));
        assert_eq!(made.exit_code, exit_code, "{script}");
        assert_eq!(made.stdout_bytes().unwrap(), stdout, "{script}");
        assert_eq!(made.stderr_bytes().unwrap(), stderr, "{script}");
        assert_eq!(made.duration_ms.get(), 5.0);
        let at = output.stdout.as_ptr();
        let moved = ObservationBuilder::from_output(output, id(), Duration::from_millis(5))
            .timestamp_ns(made.timestamp_ns.clone())
            .build();
        assert_eq!(moved, made);
        if moved.encoding == ObservationEncoding::Utf8 && !stdout.is_empty() {
            assert_eq!(moved.stdout.as_ptr(), at);
        }
    }
}

/// A status that is no end, which only waits that ask for it give: stopped by a signal.
#[cfg(unix)]
#[test]
fn a_process_that_has_not_ended_has_the_exit_code_of_none() {
    let output = std::process::Output {
        status: std::os::unix::process::ExitStatusExt::from_raw(0x137f),
        stdout: Vec::new(),
        stderr: Vec::new(),
    };
    assert_eq!(output.status.code(), None);
    let made = Observation::from_output(&output, id(), Duration::ZERO);
    assert_eq!(made.exit_code, -1);
}

// SPEC O3
#[test]
fn timestamps_are_of_now_and_never_go_backward() {
    let stamp = || -> u128 { observe("", "").timestamp_ns.parse().unwrap() };
    let now = || {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap()
            .as_nanos()
    };
    let second = Duration::from_secs(1).as_nanos();
    assert!(stamp().abs_diff(now()) < second);
    // Threads hand a baton with the latest stamp to each other, so that "before" means something.
    let latest = std::sync::Mutex::new(0);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let mut own = 0;
                for _ in 0..2000 {
                    let alone = stamp();
                    assert!(alone >= own);
                    let mut latest = latest.lock().unwrap();
                    let shared = stamp();
                    assert!(shared >= *latest && shared >= alone);
                    *latest = shared;
                    own = shared;
                }
            });
        }
    });
    assert!(stamp().abs_diff(now()) < second);
}

// SPEC O4, O2
#[test]
fn any_bytes_survive_the_way_through_json() {
    let cases: usize = std::env::var("SAOP_CASES").map_or(3000, |cases| cases.parse().unwrap());
    let mut rng = Rng::with_seed(65);
    let mut encodings = [0; 2];
    for case in 0..cases {
        let (stdout, stderr) = (stream(&mut rng), stream(&mut rng));
        let exit_code = rng.bits().cast_signed();
        let made = Observation::builder(id(), exit_code, Duration::from_nanos(rng.bits()))
            .stdout(stdout.clone())
            .stderr(stderr.clone())
            .build();
        let text = serialize_observation(&made);
        let mut written = Vec::new();
        serialize_to_writer(&made, &mut written).unwrap();
        assert_eq!(written, text.as_bytes());
        let read =
            parse_observation(&text).unwrap_or_else(|error| panic!("case {case}: {error:?}"));
        assert_eq!(read, made, "case {case}");
        assert_eq!(read.stdout_bytes().unwrap(), stdout, "case {case}");
        assert_eq!(read.stderr_bytes().unwrap(), stderr, "case {case}");
        let is_text =
            |bytes: &[u8]| std::str::from_utf8(bytes).is_ok_and(|text| !text.contains('\0'));
        let expected = is_text(&stdout) && is_text(&stderr);
        assert_eq!(
            read.encoding == ObservationEncoding::Utf8,
            expected,
            "case {case}"
        );
        encodings[usize::from(expected)] += 1;
        let mut cbor = Vec::new();
        ciborium::into_writer(&made, &mut cbor).unwrap();
        assert_eq!(
            ciborium::from_reader::<Observation, _>(&*cbor).unwrap(),
            made
        );
    }
    assert!(
        encodings.iter().all(|count| count * 4 > cases),
        "{encodings:?}"
    );
}

/// Text, nearly text, and noise, of all lengths modulo three.
fn stream(rng: &mut Rng) -> Vec<u8> {
    // Short ones mostly, and some that fill the widest registers more than once.
    let most = if rng.chance(10) { 3000 } else { 60 };
    let length = rng.below(most);
    if rng.chance(20) {
        return (0..length).map(|_| rng.bits().to_le_bytes()[0]).collect();
    }
    let mut text = String::new();
    while text.len() < length {
        let planes = [0x7F, 0x7FF, 0xFFFF, 0x0010_FFFF];
        let plane = planes[rng.below(4)];
        let scalar = rng.below(plane) + 1;
        text.extend(u32::try_from(scalar).ok().and_then(char::from_u32));
    }
    let mut bytes = text.into_bytes();
    if rng.chance(15) && !bytes.is_empty() {
        let at = rng.below(bytes.len());
        match rng.below(3) {
            0 => bytes[at] = 0,
            1 => bytes.truncate(at),
            _ => bytes[at] ^= 0x80,
        }
    }
    bytes
}

// SPEC O4
#[test]
fn text_that_claims_base64_and_is_not_is_told_where() {
    for (text, offset, words) in [
        ("YQ=", 3, "a length of 3, which is not a multiple of 4"),
        ("YQ", 2, "a length of 2, which is not a multiple of 4"),
        ("Y", 1, "a length of 1, which is not a multiple of 4"),
        ("Y!Bi", 1, "`!` at offset 1"),
        ("YQBi\n", 4, "`\\u{a}` at offset 4"),
        (" YQBi", 0, "` ` at offset 0"),
        ("-_-_", 0, "`-` at offset 0"),
        ("YQ==YQ==", 2, "`=` at offset 2"),
        ("YWE==", 4, "`=` at offset 4"),
        ("====", 0, "`=` at offset 0"),
        ("Y===", 1, "`=` at offset 1"),
        ("YQBi====", 4, "`=` at offset 4"),
        ("YWFhé", 4, "`é` at offset 4"),
        (
            "YR==",
            1,
            "`R` as the last character, which stands for more bits than a byte has left",
        ),
        (
            "YWF=",
            2,
            "`F` as the last character, which stands for more bits than a byte has left",
        ),
    ] {
        for stream in ["stdout", "stderr"] {
            let mut value = with("encoding", json!("base64"));
            value[stream] = json!(text);
            let read = validate_observation(&value).unwrap();
            let error: Base64Error = match stream {
                "stdout" => read.stdout_bytes().unwrap_err(),
                _ => read.stderr_bytes().unwrap_err(),
            };
            assert_eq!((error.stream(), error.offset()), (stream, offset), "{text}");
            assert_eq!(
                error.to_string(),
                format!(
                    "expected {stream} in base64 (RFC 4648, standard alphabet, padded), but found {words}"
                ),
            );
        }
    }
    // Every way to break a character of a valid text is noticed, and the place is where it is broken or later.
    let valid = observe(b"\0any carnal pleasure".to_vec(), "").stdout;
    for at in 0..valid.len() {
        for broken in ["*", "", "="] {
            let mut text = valid.clone();
            text.replace_range(at..=at, broken);
            let read = validate_observation(&{
                let mut value = with("encoding", json!("base64"));
                value["stdout"] = json!(text);
                value
            });
            let result = read
                .unwrap()
                .stdout_bytes()
                .map(std::borrow::Cow::into_owned);
            if text == valid {
                assert!(result.is_ok());
            } else {
                let error = result.unwrap_err();
                assert!(error.offset() <= text.len(), "{text}: {error}");
                assert!(
                    broken.is_empty() || error.offset() >= at || text.ends_with("=="),
                    "{text}: {error}"
                );
            }
        }
    }
}

// SPEC O6
#[test]
fn an_observation_becomes_what_the_agent_sees() {
    use SaopObservationStatus::{Error, Partial, Success, Timeout};
    let run = |exit_code, stdout: &[u8], stderr: &[u8]| {
        create_observation(id(), exit_code, stdout, stderr, Duration::ZERO)
    };
    let seen = |status, output: &str, detail: Option<&str>| {
        let mut seen = SaopObservation::new(status, output.to_owned());
        seen.error_detail = detail.map(str::to_owned);
        seen
    };
    for (made, outcome, expected) in [
        (
            run(0, b"out", b""),
            RunOutcome::Finished,
            seen(Success, "out", None),
        ),
        (
            run(0, b"", b"warning"),
            RunOutcome::Finished,
            seen(Success, "", Some("warning")),
        ),
        (
            run(1, b"out", b"err"),
            RunOutcome::Finished,
            seen(Error, "out", Some("err")),
        ),
        (
            run(-1, b"", b""),
            RunOutcome::Finished,
            seen(Error, "", None),
        ),
        (
            run(137, b"o", b""),
            RunOutcome::TimedOut,
            seen(Timeout, "o", None),
        ),
        (
            run(0, b"o", b"e"),
            RunOutcome::CutShort,
            seen(Partial, "o", Some("e")),
        ),
        (
            run(0, b"a\0b", b""),
            RunOutcome::Finished,
            seen(Success, "data:application/octet-stream;base64,YQBi", None),
        ),
        (
            run(2, b"", b"\xFF"),
            RunOutcome::Finished,
            seen(Error, "", Some("data:application/octet-stream;base64,/w==")),
        ),
    ] {
        if outcome == RunOutcome::Finished {
            assert_eq!(SaopObservation::from(made.clone()), expected);
        }
        assert_eq!(made.into_saop_observation(outcome), expected);
    }
    assert_eq!(RunOutcome::default(), RunOutcome::Finished);
    // A large output is moved into the envelope.
    let made = run(0, b"out", b"err");
    let (out, err) = (made.stdout.as_ptr(), made.stderr.as_ptr());
    let seen = SaopObservation::from(made);
    assert_eq!(
        (
            seen.output.as_ptr(),
            seen.error_detail.as_deref().unwrap().as_ptr()
        ),
        (out, err)
    );
}

#[test]
fn metadata_say_how_the_run_ended() {
    for (outcome, expected) in [
        (Some("timeout"), RunOutcome::TimedOut),
        (Some("partial"), RunOutcome::CutShort),
        (Some("other"), RunOutcome::Finished),
        (None, RunOutcome::Finished),
    ] {
        let metadata = outcome.map_or_else(String::new, |outcome| {
            format!(r#", "metadata": {{"outcome": "{outcome}"}}"#)
        });
        let text = format!(
            r#"{{"schema_version": "1.0.0", "type": "observation", "tool_call_id": "c", "timestamp_ns": "0", "exit_code": 0,
                "stdout": "a", "stderr": "", "encoding": "utf8", "duration_ms": 0{metadata}}}"#
        );
        let observation: Observation = saop::parse(text.as_bytes()).unwrap();
        assert_eq!(observation.outcome(), expected, "{outcome:?}");
        let mapped = observation.clone().into_saop_observation(expected);
        assert_eq!(SaopObservation::from(observation), mapped);
    }
}
