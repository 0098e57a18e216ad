//! Every prefix of every valid document, every change of one byte of one document of each schema, and every way not to be
//! UTF-8 at every place of it. The oracle of the fuzz targets judges.

use saop::{Limits, SaopMessage, TypeSchema, ViolationKind};
use saop_schema::{Error, parse_any};

use crate::cost::{alone, within};
use crate::oracle::message::hold;
use crate::places::{excerpt, kind, refused, sound};
use crate::sites::valid;

// SPEC P1, P8
#[test]
fn every_prefix_of_every_valid_document_is_refused() {
    alone(|| {
        within(64 << 20, || {
            for schema in saop::schemas() {
                for (path, text) in valid(schema) {
                    let end = text.trim_ascii_end().len();
                    for cut in 0..end {
                        let error = refused(schema, &text[..cut]);
                        assert_eq!(
                            kind(&error),
                            ViolationKind::Syntax,
                            "{} {cut}",
                            path.display()
                        );
                        let Error::Parse(error) = &error else {
                            panic!("{error}")
                        };
                        assert_eq!(error.is_truncated(), !text[..cut].trim_ascii().is_empty());
                    }
                    for cut in end..=text.len() {
                        assert!(schema.check(&text[..cut], &Limits::default()).is_ok());
                    }
                }
            }
        });
    });
}

/// The shortest valid document of a schema.
fn shortest(schema: &TypeSchema) -> Vec<u8> {
    let texts = valid(schema).into_iter().map(|(_, text)| text);
    texts
        .min_by_key(Vec::len)
        .unwrap()
        .trim_ascii_end()
        .to_owned()
}

/// Holds what is said of a text against another reader and another engine.
fn agrees(schema: &'static TypeSchema, text: &[u8]) {
    let checked = schema.check(text, &Limits::default());
    let refused = checked.as_ref().err();
    if let Some(error) = refused {
        sound(text, error);
    }
    if let Err(difference) = hold(schema, text, refused) {
        panic!("{}: {difference}: {}", schema.name(), excerpt(text));
    }
    // The union says the same of what is no message at all.
    if let Some(Error::Parse(_)) = refused {
        assert_eq!(
            parse_any::<SaopMessage>(text, &Limits::default())
                .as_ref()
                .err(),
            refused
        );
    }
}

// SPEC P1, P2
#[test]
fn every_change_of_one_byte_is_judged() {
    alone(|| {
        within(64 << 20, || {
            let threads: Vec<_> = saop::schemas()
                .iter()
                .map(|schema| {
                    std::thread::spawn(move || {
                        let text = shortest(schema);
                        for at in 0..text.len() {
                            for byte in 0..=u8::MAX {
                                // A debug build has time for one in eight.
                                if cfg!(debug_assertions) && usize::from(byte) % 8 != at % 8 {
                                    continue;
                                }
                                let mut changed = text.clone();
                                changed[at] = byte;
                                agrees(schema, &changed);
                            }
                            // One byte less, one more.
                            agrees(schema, &[&text[..at], &text[at + 1..]].concat());
                            for byte in *b"\"{}[]:,0\\ \n\0\xFF" {
                                agrees(schema, &[&text[..at], &[byte], &text[at..]].concat());
                            }
                        }
                    })
                })
                .collect();
            for thread in threads {
                thread.join().unwrap();
            }
        });
    });
}

// SPEC P1
#[test]
fn a_fault_before_bytes_that_are_no_text_is_told_in_full() {
    let schema = saop::schema("saop-action").unwrap();
    let error = refused(
        schema,
        b"{\"arguments\":{\"k\":1,\"\\u006B\":2},\"x\":\"\xFF\"}",
    );
    let [only] = error.violations() else {
        panic!("{error}")
    };
    assert_eq!(
        only.message(),
        "expected each key once in an object, but found `k` again"
    );
    assert_eq!(
        (only.instance_path(), only.span()),
        ("/arguments/k", Some(20..28))
    );

    let deep = [&b"{\"arguments\":{\"a\":"[..], &[b'['; 127], b"\xFF"].concat();
    let error = refused(schema, &deep);
    let [only] = error.violations() else {
        panic!("{error}")
    };
    assert_eq!(kind(&error), ViolationKind::Limit);
    assert_eq!(
        only.instance_path(),
        "/arguments/a".to_owned() + &"/0".repeat(126)
    );
}

/// Ways not to be UTF-8.
const NOT_UTF8: [&[u8]; 13] = [
    b"\x80",             // a continuation alone
    b"\xBF\xBF",         // two of them
    b"\xC0\x80",         // NUL, overlong
    b"\xC1\xBF",         // DEL, overlong
    b"\xE0\x80\xAF",     // `/`, overlong
    b"\xF0\x80\x80\xAF", // the same, longer
    b"\xED\xA0\x80",     // a high surrogate
    b"\xED\xBF\xBF",     // a low surrogate
    b"\xF4\x90\x80\x80", // beyond U+10FFFF
    b"\xF8\x88\x80\x80\x80",
    b"\xC3",         // cut after one of two
    b"\xF0\x9F\x98", // cut after three of four
    b"\xFF",
];

// SPEC P1
#[test]
fn whatever_is_not_utf8_is_refused_at_its_place() {
    alone(|| {
        within(64 << 20, || {
            for schema in saop::schemas() {
                let text = shortest(schema);
                for bad in NOT_UTF8 {
                    for at in 0..=text.len() {
                        let instead = (at + 1).min(text.len());
                        for changed in [
                            [&text[..at], bad, &text[at..]].concat(),
                            [&text[..at], bad, &text[instead..]].concat(),
                            [&text[..at], bad].concat(),
                        ] {
                            let Err(not_text) = std::str::from_utf8(&changed) else {
                                continue;
                            };
                            let error = refused(schema, &changed);
                            assert_eq!(kind(&error), ViolationKind::Syntax);
                            // What stands before may be wrong as well, and then comes first.
                            let start = error.violations()[0].span().unwrap().start;
                            assert!(
                                start <= not_text.valid_up_to() || start == changed.len(),
                                "{start}"
                            );
                            assert_eq!(
                                parse_any::<SaopMessage>(&changed, &Limits::default()).unwrap_err(),
                                error
                            );
                        }
                    }
                }
            }
        });
    });
}
