//! SPEC A2, A3: faults of the text itself, at their byte.

use saop_schema::push::{Cause, PushReader, State};
use saop_schema::{Error, Limits, ViolationKind};

use crate::{lost, schema};

/// Texts that are lost at the byte before `¦`.
const LOST: &[&str] = &[
    "x¦",
    "[1,]¦",
    "{,¦",
    "[1 2¦",
    "01¦",
    "-a¦",
    "1.a¦",
    "1e+a¦",
    "tru ¦",
    "nulL¦",
    "{\"a\"1¦",
    "{\"a\",¦",
    "{\"a\":1,}¦",
    "{1¦",
    "[1}¦",
    "{\"a\":1]¦",
    "1 2¦",
    "[] x¦",
    "\"\n¦",
    "\"\\x¦",
    "\"\\u00g¦",
    "\"\\udc¦00",
    "\"\\ud800a¦",
    "\"\\ud800\\n¦",
    "\"\\ud800\\u00¦",
    "\"\\ud83d\\ud8¦",
    "é",
    "[é",
    "{\"a\":é",
    "\"\\é",
];

// SPEC A3
#[test]
fn a_text_is_lost_at_the_first_byte_that_none_has_there() {
    let any = schema("true");
    for marked in LOST {
        // A character that is not ASCII is lost at its first byte.
        let at = marked
            .find('¦')
            .map(|at| at - 1)
            .or_else(|| marked.find('é'));
        let text = marked.replace('¦', "");
        let at = if marked.contains("\\u00¦") {
            at.map(|at| at - 1)
        } else {
            at
        };
        assert_eq!(
            lost(&any, text.as_bytes()),
            at.map(|at| (at, Cause::Syntax)),
            "{text}"
        );
    }
}

// SPEC A3
#[test]
fn bytes_that_are_not_utf_8_are_lost_at_the_first_that_cannot_be() {
    let any = schema("true");
    for (bytes, at) in [
        (&b"\"\x80"[..], 1),
        (b"\"\xC3\"", 2),
        (b"\"\xE0\x80", 2),
        (b"\"\xE2\x82A", 3),
        (b"\"\xED\xA0", 2),
        (b"\"\xF4\x90", 2),
        (b"\"\xFF", 1),
        (b"\xEF\xBB\xBF1", 0),
        (b"[\xC3", 1),
    ] {
        assert_eq!(lost(&any, bytes), Some((at, Cause::Syntax)), "{bytes:?}");
        let mut reader = PushReader::for_schema(&any, &Limits::default());
        reader.push(bytes);
        assert_eq!(
            reader.doom().map(saop_schema::push::Doom::offset),
            Some(at),
            "{bytes:?} at once"
        );
    }
}

// SPEC A2
#[test]
fn a_state_is_what_is_known() {
    let any = schema("true");
    let limits = Limits::default();
    for (text, state, end) in [
        ("", State::Open, State::Truncated),
        ("  ", State::Open, State::Truncated),
        ("[1", State::Open, State::Truncated),
        ("\"a", State::Open, State::Truncated),
        ("-", State::Open, State::Truncated),
        ("1", State::Open, State::Complete),
        ("1 ", State::Complete, State::Complete),
        ("[1]", State::Complete, State::Complete),
        ("[1] \n", State::Complete, State::Complete),
        ("[1] x", State::Doomed, State::Doomed),
    ] {
        let mut reader = PushReader::for_schema(&any, &limits);
        assert_eq!(reader.push(text.as_bytes()), state, "{text:?}");
        let result = reader.finish();
        assert_eq!(result.is_ok(), end == State::Complete, "{text:?}");
        assert_eq!(reader.state(), end, "{text:?}");
        assert_eq!(reader.push(b"x"), end, "an ended text takes nothing");
    }
    let mut reader = PushReader::for_schema(&any, &limits);
    reader.push(b" [1] and more");
    assert_eq!((reader.value_end(), reader.pushed()), (Some(4), 13));
    assert_eq!(reader.text(), " [1] ");
}

// SPEC A2: what no keyword says is told at the end.
#[test]
fn an_invalid_text_that_was_not_lost_is_doomed_at_its_end() {
    let mut reader = PushReader::for_schema(&schema(r#"{"minimum":5}"#), &Limits::default());
    assert_eq!(reader.push(b"4"), State::Open);
    assert!(reader.finish().is_err());
    let doom = reader.doom().map(|doom| (doom.cause(), doom.offset()));
    assert_eq!(
        (reader.state(), doom),
        (State::Doomed, Some((Cause::End, 1)))
    );
}

// SPEC A3: limits of depth and size, of which the bytes beyond are counted and not kept.
#[test]
fn limits_are_those_of_parsing() {
    let any = schema("true");
    let limits = Limits::default().with_max_depth(2).with_max_bytes(8);
    for (text, cause, at) in [
        ("[[[", Cause::Limit, 2),
        ("[1,2,3,4,5]", Cause::Limit, 8),
        ("[}12345678", Cause::Syntax, 1),
    ] {
        let mut reader = PushReader::for_schema(&any, &limits);
        assert_eq!(reader.push(text.as_bytes()), State::Doomed, "{text}");
        let doom = reader.doom().map(|doom| (doom.cause(), doom.offset()));
        assert_eq!(doom, Some((cause, at)), "{text}");
        assert_eq!(reader.finish(), any.check_with(text.as_bytes(), &limits));
    }
    // Of what is too long, no byte is looked at.
    let text = b"\x80\x80\xFF345678";
    let mut reader = PushReader::for_schema(&any, &limits);
    reader.push(text);
    assert_eq!(reader.finish(), any.check_with(text, &limits));
    let mut reader = PushReader::for_schema(&any, &limits);
    for _ in 0..1000 {
        reader.push(b"[1, 2, 3]");
    }
    let Err(Error::Parse(error)) = reader.finish() else {
        panic!("a text over the limit");
    };
    assert_eq!(error.kind(), ViolationKind::Limit);
    assert_eq!(error.message(), "expected at most 8 bytes, but found 9000");
}

// SPEC A3, E1
#[test]
fn a_doom_says_what_is_wrong_and_at_which_byte() {
    let schema = schema(r#"{"properties":{"a":{"type":"integer"}}}"#);
    let mut reader = PushReader::for_schema(&schema, &Limits::default());
    reader.push(br#"{"a":"#);
    let shown = format!("{reader:?}");
    assert_eq!(
        shown,
        "PushReader { state: Open, pushed: 5, doom: None, .. }"
    );
    reader.push(b"true");
    let doom = reader.doom().expect("a boolean is no integer");
    assert_eq!(
        doom.to_string(),
        "/a: expected an integer, but found a boolean (at byte 5)"
    );
    assert_eq!(doom.cause().to_string(), "kind");
    assert!(
        format!("{reader:?}")
            .starts_with("PushReader { state: Doomed, pushed: 9, doom: Some(Doom {")
    );
}
