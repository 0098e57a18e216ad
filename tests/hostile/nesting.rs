//! Nesting: a million levels at every place of every message, closed or not, under the limit and without one.

use saop::{Limits, ViolationKind, parse_saop_message_with, parse_with};
use saop::{SaopAction, parse_saop_message};

use crate::cost::{alone, linear, within};
use crate::places::{kind, refused, refused_under, sound};
use crate::sites::{free_form, sorts};
use crate::{LARGE, MANY};

/// What opens a level, what stands in the innermost one, and what closes a level.
const LEVELS: [(&str, &str, &str); 4] = [
    ("[", "1", "]"),
    ("{\"a\":", "1", "}"),
    ("[{\"a\":", "1", "}]"),
    ("{\"a\":[1,", "\"\\u0000\"", "]}"),
];

fn nested((open, inner, close): (&str, &str, &str), times: usize, closed: bool) -> String {
    let close = if closed {
        close.repeat(times)
    } else {
        String::new()
    };
    [&open.repeat(times), inner, &close].concat()
}

// SPEC P1, W
#[test]
fn a_million_levels_are_refused_at_the_limit() {
    alone(|| {
        let sites = sorts();
        for level in LEVELS {
            for closed in [true, false] {
                let deep = nested(level, MANY, closed);
                for site in &sites {
                    let text = site.filled(&deep);
                    let error = within(128 << 20, || refused(site.schema, text.as_bytes()));
                    // The depth comes first in the text, whatever else is wrong.
                    assert_eq!(kind(&error), ViolationKind::Limit, "{}", site.path);
                    let error = parse_saop_message(&text).unwrap_err();
                    sound(text.as_bytes(), &error);
                    assert_eq!(kind(&error), ViolationKind::Limit, "{}", site.path);
                }
                let text = |times| sites[0].filled(&nested(level, times, closed));
                linear(MANY / 100, text, |text| {
                    let checked = sites[0].schema.check(text.as_bytes(), &Limits::default());
                    assert!(checked.is_err());
                });
            }
        }
    });
}

// SPEC P1, W
#[test]
fn a_document_may_have_as_many_levels_as_the_limit_says() {
    for site in free_form() {
        let depth = |levels| site.filled(&nested(("{\"a\":", "1", "}"), levels, true));
        let fitting = 128 - site.path.split('/').count() + 1;
        assert!(
            site.schema
                .check(depth(fitting).as_bytes(), &Limits::default())
                .is_ok()
        );
        let error = refused(site.schema, depth(fitting + 1).as_bytes());
        assert_eq!(kind(&error), ViolationKind::Limit);
    }
}

// Whoever lifts the limit gets the message, and the stack has nothing to do with it.
// SPEC P2, W
#[test]
fn without_a_limit_nesting_costs_memory_and_no_stack() {
    alone(|| {
        let limits = Limits::default().with_max_depth(usize::MAX);
        for level in LEVELS {
            let deep = nested(level, MANY, true);
            for site in free_form() {
                let text = site.filled(&format!("{{\"x\":{deep}}}"));
                within(800 * MANY + (64 << 20), || {
                    assert!(site.schema.check(text.as_bytes(), &limits).is_ok());
                    let cut = site.cut(&deep);
                    let error = refused_under(site.schema, cut.as_bytes(), &limits);
                    let saop_schema::Error::Parse(error) = error else {
                        panic!("{error}")
                    };
                    assert!(error.is_truncated());
                });
            }
            for site in sorts().into_iter().filter(|site| !site.is_free_form()) {
                let text = site.filled(&deep);
                let error = within(800 * MANY + (64 << 20), || {
                    refused_under(site.schema, text.as_bytes(), &limits)
                });
                assert!(
                    matches!(error, saop_schema::Error::Validation(_)),
                    "{}: {error}",
                    site.path
                );
            }
        }
    });
}

// A value that was read, however deep, is compared, printed, looked at and dropped.
// SPEC E4, W
#[test]
fn a_deep_message_can_be_used() {
    alone(|| {
        let limits = Limits::default().with_max_depth(usize::MAX);
        let text = |levels| {
            let deep = nested(("{\"a\":[", "1", "]}"), levels, true);
            format!("{{\"tool_name\":\"t\",\"arguments\":{{\"x\":{deep}}}}}")
        };
        linear(MANY / 80, text, |text| {
            let action: SaopAction = parse_with(text, &limits).unwrap();
            assert!(action == action.clone());
            assert!(format!("{action:?}").len() < 1_000_000_000);
            assert_eq!(saop::serialize(&action).len(), text.len());
            assert!(parse_saop_message_with(text, &limits).is_err());
        });
    });
}

// As many levels as the largest text has room for, also where the text is no UTF-8 behind them.
// SPEC P1, W
#[test]
fn a_text_that_only_opens_costs_no_more_than_its_size() {
    alone(|| {
        for open in ["[", "{\"a\":"] {
            for tail in ["", "\u{1}", "]"] {
                let text = open.repeat(LARGE / open.len() - 1) + tail;
                within(4 * LARGE + (32 << 20), || {
                    let error = parse_saop_message(&text).unwrap_err();
                    sound(text.as_bytes(), &error);
                    assert_eq!(kind(&error), ViolationKind::Limit);
                    assert!(saop::likeliest(text.as_bytes()).is_none());
                });
            }
            let mut bytes = open.repeat(LARGE / open.len() - 1).into_bytes();
            bytes.push(0xFF);
            within(4 * LARGE + (32 << 20), || {
                for schema in saop::schemas() {
                    // Of all faults the first in the text.
                    let error = refused(schema, &bytes);
                    assert_eq!(kind(&error), ViolationKind::Limit, "{error}");
                }
                let error = parse_saop_message(&bytes).unwrap_err();
                assert_eq!(kind(&error), ViolationKind::Limit);
            });
        }
    });
}
