//! One thing over and over, up to the limit on size: brackets, quotes, spaces, digits, escapes, and one byte more.

use saop::{Limits, ViolationKind, parse_saop_message};

use crate::LARGE;
use crate::cost::{alone, linear, within};
use crate::places::{kind, refused, sound};
use crate::sites::{free_form, roots, sites};

/// What is repeated, with what it is as a whole text.
const STORMS: [(&str, ViolationKind); 16] = [
    ("[", ViolationKind::Limit),
    ("{\"a\":", ViolationKind::Limit),
    ("[{\"a\":", ViolationKind::Limit),
    ("\"", ViolationKind::Syntax),
    (" ", ViolationKind::Syntax),
    ("\n", ViolationKind::Syntax),
    ("\r\n\t ", ViolationKind::Syntax),
    ("7", ViolationKind::Schema),
    ("\\u0000", ViolationKind::Syntax),
    (",", ViolationKind::Syntax),
    ("]", ViolationKind::Syntax),
    ("-", ViolationKind::Syntax),
    ("\u{0}", ViolationKind::Syntax),
    ("\u{FEFF}", ViolationKind::Syntax),
    ("\u{1F600}", ViolationKind::Syntax),
    ("[],", ViolationKind::Syntax),
];

fn repeated(unit: &str, bytes: usize) -> String {
    unit.repeat(bytes / unit.len())
}

// SPEC P1, P2
#[test]
fn one_thing_up_to_the_limit_is_refused_at_once() {
    alone(|| {
        let roots = roots();
        for (unit, expected) in STORMS {
            let text = repeated(unit, LARGE);
            within(4 * LARGE + (32 << 20), || {
                // They differ in nothing before the first fault of the text.
                let share = if expected == ViolationKind::Limit {
                    roots.len()
                } else {
                    2
                };
                for root in roots.iter().take(share) {
                    assert_eq!(
                        kind(&refused(root.schema, text.as_bytes())),
                        expected,
                        "{unit:?}"
                    );
                }
                let error = parse_saop_message(&text).unwrap_err();
                sound(text.as_bytes(), &error);
                assert_eq!(kind(&error), expected, "{unit:?}");
            });
            linear(
                LARGE / 1000,
                |bytes| repeated(unit, bytes),
                |text| {
                    assert!(
                        roots[0]
                            .schema
                            .check(text.as_bytes(), &Limits::default())
                            .is_err()
                    );
                },
            );
        }
    });
}

// The most usual fault: an answer that was cut. It costs no tree, in whatever way the message is wrong before it.
// SPEC P2
#[test]
fn what_is_cut_costs_its_text_alone() {
    alone(|| {
        let roots = roots();
        for head in [
            "[",
            r#"{"tool_name":"t","arguments":{"a":["#,
            r#"{"tool_name":7,"arguments":{"a":["#,
        ] {
            let text = format!("{head}0{}", repeated(",0", LARGE - 64));
            within(2 * LARGE + (32 << 20), || {
                for root in &roots {
                    let error = refused(root.schema, text.as_bytes());
                    assert_eq!(kind(&error), ViolationKind::Syntax, "{head}");
                }
                assert_eq!(
                    kind(&parse_saop_message(&text).unwrap_err()),
                    ViolationKind::Syntax,
                    "{head}"
                );
            });
        }
    });
}

// What hides or turns text does not reach whoever reads why it is refused; `sound` sees to that.
// SPEC P2
#[test]
fn characters_that_hide_are_shown_as_escapes() {
    let hidden = [
        "\u{202E}", "\u{200B}", "\u{2028}", "\u{2066}", "\u{FEFF}", "\u{7F}", "\u{9B}",
    ];
    for c in hidden {
        for site in sites() {
            for value in [
                format!("\"{c}\""),
                format!("{{\"{c}\":1}}"),
                format!("{{\"a{c}b\":1,\"a{c}b\":2}}"),
                format!("[\"{c}\"]"),
                c.to_owned(),
            ] {
                let text = site.filled(&value);
                if let Err(error) = site.schema.check(text.as_bytes(), &Limits::default()) {
                    sound(text.as_bytes(), &error);
                }
            }
        }
        for root in roots() {
            let text = format!("{{\"{c}\":1}}");
            refused(root.schema, text.as_bytes());
        }
    }
}

/// What stands inside of a string, and whether it may.
const INSIDE: [(&str, bool); 12] = [
    ("\\u0000", true),
    ("\\n", true),
    ("\\\\", true),
    ("\\\"", true),
    ("\\/", true),
    ("\\ud83d\\ude00", true),
    ("\u{1F600}", true),
    ("é", true),
    ("\\ud83d", false),
    ("\\ude00\\ud83d", false),
    ("\\x", false),
    ("\n", false),
];

// SPEC P1, E4
#[test]
fn escapes_up_to_the_limit_cost_what_their_text_does() {
    alone(|| {
        for (unit, may) in INSIDE {
            let text = |bytes: usize| {
                let string = repeated(unit, bytes);
                format!("{{\"status\":\"success\",\"output\":\"{string}\"}}")
            };
            let schema = saop::schema("saop-observation").unwrap();
            let large = text(LARGE / 4);
            within(3 * large.len() + (32 << 20), || {
                let checked = schema.check(large.as_bytes(), &Limits::default());
                assert_eq!(checked.is_ok(), may, "{unit:?}");
            });
            linear(LARGE / 4000, text, |text| {
                let _ = schema.check(text.as_bytes(), &Limits::default());
            });
            // As a key, as a value, and as a value that the schema refuses.
            for site in free_form() {
                let string = repeated(unit, LARGE / 64);
                let text = site.filled(&format!("{{\"{string}\":\"{string}\"}}"));
                let checked = site.schema.check(text.as_bytes(), &Limits::default());
                assert_eq!(checked.is_ok(), may, "{unit:?}");
            }
            for root in roots() {
                let string = repeated(unit, LARGE / 64);
                refused(
                    root.schema,
                    format!("{{\"{string}\":\"{string}\"}}").as_bytes(),
                );
                refused(root.schema, format!("\"{string}\"").as_bytes());
            }
        }
    });
}

// Of white space a document may have as much as there is room for.
// SPEC P1
#[test]
fn spaces_up_to_the_limit_are_passed_over() {
    alone(|| {
        for site in free_form() {
            for space in [" ", "\n", "\r\n"] {
                let spaces = repeated(space, LARGE / 8);
                let text = site.filled(&format!(
                    "{spaces}{{{spaces}\"a\"{spaces}:{spaces}1{spaces}}}"
                ));
                within(2 * LARGE + (32 << 20), || {
                    assert!(
                        site.schema
                            .check(text.as_bytes(), &Limits::default())
                            .is_ok()
                    );
                });
                let cut = &text[..text.rfind('}').unwrap()];
                refused(site.schema, cut.as_bytes());
            }
        }
    });
}

// SPEC P1
#[test]
fn the_limit_on_size_is_exact() {
    alone(|| {
        for root in roots() {
            let (_, fixture) = crate::sites::valid(root.schema).swap_remove(0);
            let most = Limits::default().max_bytes();
            let mut text = fixture.clone();
            text.resize(most, b' ');
            assert!(root.schema.check(&text, &Limits::default()).is_ok());
            text.push(b' ');
            let error = within(4 * most, || refused(root.schema, &text));
            assert_eq!(kind(&error), ViolationKind::Limit);
            assert!(
                error.violations()[0].message().contains("67108865"),
                "{error}"
            );
            let error = parse_saop_message(&text).unwrap_err();
            assert_eq!(kind(&error), ViolationKind::Limit);
            // What is longer is not looked at, even where it is no text.
            text.fill(0xFF);
            assert_eq!(kind(&refused(root.schema, &text)), ViolationKind::Limit);
            // The caller's limit is exact as well.
            let limits = Limits::default().with_max_bytes(fixture.len());
            assert!(root.schema.check(&fixture, &limits).is_ok());
            let limits = limits.with_max_bytes(fixture.len() - 1);
            let error = crate::places::refused_under(root.schema, &fixture, &limits);
            assert_eq!(kind(&error), ViolationKind::Limit);
        }
    });
}
