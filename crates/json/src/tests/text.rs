//! Which texts are JSON, and what is said of those that are not. SPEC P1.

use std::borrow::Cow;

use crate::Limits;
use crate::Position;
use crate::text::Scratch;
use crate::text::{Cursor, RawStr, Text, compact, open};
use crate::text::{Fault, FaultKind};
use crate::{JsonKind, Reader, Stop, Tree};

fn opened(bytes: &[u8], max_depth: usize) -> Result<Cursor<'_>, Fault> {
    open(bytes, &Limits::default().with_max_depth(max_depth))
}

fn scan(bytes: &[u8], max_depth: usize) -> Result<String, Fault> {
    compact(opened(bytes, max_depth)?, max_depth).map(Cow::into_owned)
}

fn message(bytes: &[u8]) -> (String, usize, usize) {
    let fault = scan(bytes, 128).expect_err("the text is wrong");
    let Position { line, column } = Position::of(bytes, fault.offset);
    (fault.message(bytes), line, column)
}

#[test]
fn compacts_without_changing_a_token() {
    for (text, expected) in [
        (" \t\r\n{ } ", "{}"),
        ("[ ]", "[]"),
        (
            "[ 1 , -0.10e+5 ,\n \"a b\" , true,false , null ]",
            "[1,-0.10e+5,\"a b\",true,false,null]",
        ),
        (
            "{ \"a\" : { \"b\" : [ [ ] , { } ] } , \"\\u0041\" : \"\\ud83d\\ude00\\/\" }",
            "{\"a\":{\"b\":[[],{}]},\"\\u0041\":\"\\ud83d\\ude00\\/\"}",
        ),
        ("\"\"", "\"\""),
        ("12345678901234567890123", "12345678901234567890123"),
    ] {
        assert_eq!(
            scan(text.as_bytes(), 128).as_deref(),
            Ok(expected),
            "{text}"
        );
        assert_eq!(scan(expected.as_bytes(), 128).as_deref(), Ok(expected));
    }
}

#[test]
fn says_what_was_expected_and_what_was_found() {
    for (text, expected, line, column) in [
        (
            "",
            "expected a JSON value, but found the end of the text",
            1,
            1,
        ),
        (
            " \n ",
            "expected a JSON value, but found the end of the text",
            2,
            2,
        ),
        (
            "{\"a\": 1",
            "expected `,` or `}` after the object's member, but found the end of the text",
            1,
            8,
        ),
        (
            "[1",
            "expected `,` or `]` after the array's item, but found the end of the text",
            1,
            3,
        ),
        (
            "{",
            "expected a key in double quotes, but found the end of the text",
            1,
            2,
        ),
        (
            "{'a': 1}",
            "expected a key in double quotes, but found `'`; JSON strings use double quotes",
            1,
            2,
        ),
        (
            "{a: 1}",
            "expected a key in double quotes, but found `a`",
            1,
            2,
        ),
        (
            "{\"a\" 1}",
            "expected `:` after the key, but found `1`",
            1,
            6,
        ),
        (
            "{\"a\":1,}",
            "expected a key in double quotes, but found `}`; remove the comma after the last member",
            1,
            8,
        ),
        (
            "[1,]",
            "expected a JSON value, but found `]`; remove the comma after the last item",
            1,
            4,
        ),
        (
            "[1 2]",
            "expected `,` or `]` after the array's item, but found `2`",
            1,
            4,
        ),
        (
            "{} x",
            "expected the end of the text after the value, but found `x`",
            1,
            4,
        ),
        (
            "NaN",
            "expected a JSON value, but found `NaN`; JSON has no NaN or infinity",
            1,
            1,
        ),
        (
            "-Infinity",
            "expected a JSON value, but found `-`; JSON has no NaN or infinity",
            1,
            1,
        ),
        (
            "[True]",
            "expected a JSON value, but found `True`; in JSON, write true, false or null",
            1,
            2,
        ),
        (
            "undefined",
            "expected a JSON value, but found `undefined`; JSON writes null, or leaves the member out",
            1,
            1,
        ),
        (
            "// x\n1",
            "expected a JSON value, but found `/`; JSON has no comments",
            1,
            1,
        ),
        (
            "```json\n{}\n```",
            "expected a JSON value, but found ```; give the JSON object alone, without a code fence",
            1,
            1,
        ),
        ("tru", "expected true, but found the end of the text", 1, 4),
        ("trux", "expected a JSON value, but found `trux`", 1, 1),
        ("nul", "expected null, but found the end of the text", 1, 4),
        (
            "01",
            "expected a number without leading zeros, but found `0`",
            1,
            1,
        ),
        (
            "-",
            "expected a JSON value, but found the end of the text",
            1,
            2,
        ),
        (
            "1.",
            "expected a digit after the decimal point, but found the end of the text",
            1,
            3,
        ),
        (
            "1.x",
            "expected a digit after the decimal point, but found `x`",
            1,
            3,
        ),
        (
            "1e+",
            "expected a digit in the exponent, but found the end of the text",
            1,
            4,
        ),
        ("+1", "expected a JSON value, but found `+`", 1, 1),
        (".5", "expected a JSON value, but found `.`", 1, 1),
        (
            "\"abc",
            "expected `\"` to end the string, but found the end of the text",
            1,
            5,
        ),
        (
            "\"a\nb\"",
            "expected control characters in strings to be escaped, but found the character U+000A unescaped",
            1,
            3,
        ),
        (
            "\"a\u{1}\"",
            "expected control characters in strings to be escaped, but found the character U+0001 unescaped",
            1,
            3,
        ),
        (
            "\"\\x41\"",
            "expected one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX, but found `\\`",
            1,
            2,
        ),
        (
            "\"\\u12g4\"",
            "expected four hexadecimal digits after \\u, but found `g4`",
            1,
            6,
        ),
        (
            "\"é\\uD800x\"",
            "expected a surrogate pair (\\uD800-\\uDBFF, then \\uDC00-\\uDFFF), but found a lone surrogate",
            1,
            3,
        ),
        (
            "\"\\uDC00\"",
            "expected a surrogate pair (\\uD800-\\uDBFF, then \\uDC00-\\uDFFF), but found a lone surrogate",
            1,
            2,
        ),
        (
            "\"\\uD800\\u0041\"",
            "expected a surrogate pair (\\uD800-\\uDBFF, then \\uDC00-\\uDFFF), but found a lone surrogate",
            1,
            2,
        ),
        (
            "\u{FEFF}{}",
            "expected a JSON value, but found a byte order mark (U+FEFF); save the text as UTF-8 without one",
            1,
            1,
        ),
        (
            "{\u{200B}}",
            "expected a key in double quotes, but found the character U+200B",
            1,
            2,
        ),
        (
            "{\"a\":1,\"b\":2,\n\"a\":3}",
            "expected each key once in an object, but found `a` again",
            2,
            1,
        ),
        (
            "{\"a\":1,\"\\u0061\":3}",
            "expected each key once in an object, but found `a` again",
            1,
            8,
        ),
    ] {
        assert_eq!(
            message(text.as_bytes()),
            (expected.to_owned(), line, column),
            "{text}"
        );
    }
    assert_eq!(
        message(b"[\"a\xFF\"]").0,
        "expected UTF-8 text, but found the byte 0xFF, which is not valid here"
    );
}

#[test]
fn long_words_and_keys_are_cut_in_messages() {
    let word = "x".repeat(10_000);
    assert!(message(word.as_bytes()).0.len() < 120);
    let twice = format!("{{\"{word}\":1,\"{word}\":2}}");
    assert!(message(twice.as_bytes()).0.len() < 200);
    let bidi = "{\"\u{202E}\":1,\"\u{202E}\":2}";
    assert!(message(bidi.as_bytes()).0.contains("`\\u{202e}`"));
}

#[test]
fn a_text_that_stops_is_told_from_one_that_is_wrong() {
    let whole = r#"{"a": [1.5e3, "x\u00e9\ud83d\ude00", true, null], "b": {}}"#;
    for end in 0..whole.len() {
        let Some(prefix) = whole.get(..end) else {
            continue;
        };
        let fault = scan(prefix.as_bytes(), 128).expect_err(prefix);
        assert!(fault.is_truncation(prefix.len()), "{prefix:?}: {fault:?}");
    }
    for wrong in [
        "{]",
        "[1 2]",
        "{\"a\":1,\"a\":2}",
        "\"\\x\"",
        "\"\\ud800\\u0041\"",
        "1 1",
        "'",
    ] {
        let fault = scan(wrong.as_bytes(), 128).expect_err(wrong);
        assert!(!fault.is_truncation(wrong.len()), "{wrong:?}: {fault:?}");
    }
}

#[test]
fn the_depth_limit_counts_arrays_and_objects() {
    let nested = |levels: usize| format!("{}1{}", "[".repeat(levels), "]".repeat(levels));
    assert!(scan(nested(128).as_bytes(), 128).is_ok());
    let fault = scan(nested(129).as_bytes(), 128).unwrap_err();
    assert_eq!(fault.kind, FaultKind::TooDeep { max: 128 });
    assert_eq!(fault.offset, 128);
    assert_eq!(
        fault.message(nested(129).as_bytes()),
        "expected at most 128 levels of arrays and objects, but found one more"
    );
    let objects = format!("{}1{}", "{\"a\":".repeat(129), "}".repeat(129));
    assert!(scan(objects.as_bytes(), 128).is_err());
    assert!(scan(objects.as_bytes(), 129).is_ok());
    // Siblings do not add up.
    assert!(scan(b"[[1],[2],{\"a\":[3]}]", 3).is_ok());
    assert!(scan(b"[[1],[2],{\"a\":[3]}]", 2).is_err());
}

#[test]
fn nesting_costs_no_stack() {
    let deep = "[".repeat(1_000_000);
    assert_eq!(
        scan(deep.as_bytes(), usize::MAX).unwrap_err().offset,
        deep.len()
    );
    let whole = format!("{deep}{}", "]".repeat(1_000_000));
    assert!(Tree::parse(Cursor::new(&whole), &Limits::NONE).is_ok());
}

/// To resolve the escapes of a string finds the same faults as to pass over it, wherever they stand.
#[test]
fn escapes_are_resolved_as_they_are_scanned() {
    let mut scratch = Scratch::new();
    let mut agree = |text: &str| {
        let mut scanning = Cursor::new(text);
        let scanned = scanning.string().map(RawStr::unescape);
        let mut reading = Cursor::new(text);
        let read = match reading.plain_string() {
            Ok(plain) => Ok(plain.to_owned()),
            Err(at) => reading.text_from(at, &mut scratch).map(|text| match text {
                Text::Scratch(text) => text.to_owned(),
                Text::Owned(text) => text,
            }),
        };
        let scanned = scanned.map(|text| (text.into_owned(), scanning.pos));
        assert_eq!(read.map(|text| (text, reading.pos)), scanned, "{text:?}");
    };
    for inside in [
        "\u{1}",
        "\0",
        r"\x",
        r"\\",
        r"\n",
        r"\u12g4",
        r"\u00e4",
        r"\ud800",
        r"\udc00",
        r"\ud800\n",
        r"\ud800\u0041",
        r"\ud83d\ude00",
    ] {
        for before in 0..=70 {
            let head = format!("\"{}", "a".repeat(before));
            for end in (0..=inside.len()).filter(|&end| inside.is_char_boundary(end)) {
                agree(&format!("{head}{}", &inside[..end]));
            }
            for behind in 0..=70 {
                agree(&format!("{head}{inside}{}\"", "é".repeat(behind)));
            }
        }
    }
    agree("1");
}

/// The tree, the scanner and serde's way agree on every text, at every depth of every cut.
#[test]
fn all_readers_give_one_verdict() {
    let texts = [
        r#"{"a": [1, 2.5, -3e2], "b": {"c": null, "d": "x\n"}, "e": true}"#,
        r#"[{"k": []}, [[]], {}, "", 0]"#,
        "{\"a\":1,\"b\":2,\"b\":3}",
        "[1,,2]",
        "{\"a\"}",
        "[}",
        "{\"a\":[1}",
        "\"\\ud800\"",
        "truefalse",
        "[0,1]]",
    ];
    let mut cases: Vec<Vec<u8>> = Vec::new();
    for text in texts {
        for end in 0..=text.len() {
            cases.push(text.as_bytes()[..end].to_vec());
        }
        for at in 0..text.len() {
            for byte in *b"{}[]\",:0x \xFF" {
                let mut changed = text.as_bytes().to_vec();
                changed[at] = byte;
                cases.push(changed);
            }
        }
    }
    for case in cases {
        let scanned = scan(&case, 3).map(drop);
        let limits = Limits::default().with_max_depth(3);
        let tree = opened(&case, 3)
            .and_then(|cursor| Tree::parse(cursor, &limits))
            .map(drop);
        assert_eq!(tree, scanned);
        let Ok(cursor) = opened(&case, 3) else {
            continue;
        };
        let mut skipping = Reader::new(cursor, 3);
        let skipped = skipping.skip().and_then(|()| skipping.end());
        assert_eq!(skipped, scanned.map_err(|_| Stop));
        // A decoder that takes anything, which checks no keys.
        let mut reading = Reader::new(cursor, 3);
        let read = anything(&mut reading).and_then(|()| reading.end());
        match scanned {
            Ok(()) => assert_eq!(read, Ok(())),
            Err(fault) if fault.kind == FaultKind::DuplicateKey => {}
            Err(fault) => assert!(
                read.is_err(),
                "{fault:?} in {}",
                String::from_utf8_lossy(&case)
            ),
        }
    }
}

/// Decodes a value of any shape, by the calls that generated code makes.
fn anything(reader: &mut Reader<'_>) -> Result<(), Stop> {
    match reader.kind() {
        JsonKind::Null => reader.null()?.then_some(()).ok_or(Stop),
        JsonKind::Bool => reader.boolean().map(drop),
        JsonKind::Number => reader.number().map(drop),
        JsonKind::String => match reader.plain_string() {
            Ok(_) => Ok(()),
            Err(at) => reader.escaped_string(at).map(drop),
        },
        JsonKind::Array => {
            let mut more = reader.open_array()?;
            while more {
                anything(reader)?;
                more = reader.next_item()?;
            }
            Ok(())
        }
        JsonKind::Object => {
            reader.open_object()?;
            while !reader.close_object() {
                reader.key()?;
                anything(reader)?;
                reader.after_member()?;
            }
            Ok(())
        }
    }
}
