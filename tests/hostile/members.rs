//! Members, items and agents by the million: accepted where they may be, refused where they may not, and a key or an
//! id that repeats is found whatever they look like.

use std::fmt::Write;

use saop::{Limits, SaopAction, SaopError, SaopParallelTurnEnvelope, ViolationKind, parse};

use crate::MANY;
use saop_schema::MOST_VIOLATIONS;

use crate::cost::{alone, linear, within};
use crate::places::{kind, refused, refused_under, sound};
use crate::sites::{free_form, sites};

/// Makes a text of a number.
type Spelling = fn(usize) -> String;

/// Keys that are hard to tell apart, or that a weak hash does not: each makes another key of a number.
const KEYS: [(&str, Spelling); 5] = [
    ("short", |at| at.to_string()),
    ("of one length", |at| format!("{at:08}")),
    ("of one long head", |at| {
        format!("{}{at:08}", "a".repeat(48))
    }),
    ("of one long tail", |at| {
        format!("{at:08}{}", "a".repeat(48))
    }),
    ("escaped", |at| escaped(&format!("{at:08}"))),
];

/// The same ASCII text, every character as an escape.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        write!(escaped, "\\u{byte:04x}").unwrap();
    }
    escaped
}

fn object(count: usize, key: impl Fn(usize) -> String) -> String {
    let mut text = String::from("{");
    for at in 0..count {
        let comma = if at == 0 { "" } else { "," };
        write!(text, "{comma}\"{}\":1", key(at)).unwrap();
    }
    text + "}"
}

// SPEC E4, P1
#[test]
fn a_million_members_are_accepted_where_any_member_goes() {
    alone(|| {
        for (name, key) in KEYS {
            let members = object(MANY, key);
            let site = free_form().swap_remove(0);
            let text = site.filled(&members);
            within(3 * text.len() + 256 * MANY + (32 << 20), || {
                let checked = site.schema.check(text.as_bytes(), &Limits::default());
                assert!(checked.is_ok(), "{name}");
            });
        }
        let text = format!(
            "{{\"tool_name\":\"t\",\"arguments\":{}}}",
            object(MANY, KEYS[0].1)
        );
        let action: SaopAction = parse(&text).unwrap();
        assert_eq!(action.arguments.len(), MANY);
        assert_eq!(saop::serialize(&action), text);
    });
}

// SPEC P1
#[test]
fn many_members_take_a_time_that_grows_with_them() {
    alone(|| {
        let site = free_form().swap_remove(0);
        for (_, key) in KEYS {
            let text = |count| site.filled(&object(count, key));
            linear(MANY / 200, text, |text| {
                assert!(
                    site.schema
                        .check(text.as_bytes(), &Limits::default())
                        .is_ok()
                );
            });
        }
        // Looking at one, comparing two.
        let arguments = |count| {
            let text = format!(
                "{{\"tool_name\":\"t\",\"arguments\":{}}}",
                object(count, KEYS[0].1)
            );
            let backward = object(count, |at| (count - 1 - at).to_string());
            let backward = format!("{{\"tool_name\":\"t\",\"arguments\":{backward}}}");
            (
                parse::<SaopAction>(&text).unwrap(),
                parse::<SaopAction>(&backward).unwrap(),
            )
        };
        linear(MANY / 400, arguments, |(forward, backward)| {
            assert!(forward == backward);
        });
    });
}

// A violation for each member that may not be there, and memory for each of them.
// SPEC P2, W
#[test]
fn a_million_members_of_a_closed_object_are_each_refused() {
    alone(|| {
        for site in sites().into_iter().filter(crate::sites::Site::is_closed) {
            let count = if site.path.is_empty() {
                MANY
            } else {
                MANY / 10
            };
            let text = site.filled(&object(count, KEYS[1].1));
            // The allocator keeps what an earlier one gave back: the bound is that of the largest.
            let error = within(160 * MANY + (32 << 20), || {
                refused(site.schema, text.as_bytes())
            });
            let extra = error
                .violations()
                .iter()
                .filter(|violation| violation.keyword() == Some("additionalProperties"));
            let place = format!("{} of {}", site.path, site.schema.name());
            assert!(extra.count() > MOST_VIOLATIONS - 20, "{place}");
            let missing = error.violation_count() - count;
            assert!(missing < 20, "{place}: {missing}");
        }
    });
}

// SPEC P2
#[test]
fn refusing_many_members_takes_a_time_that_grows_with_them() {
    alone(|| {
        for site in sites().into_iter().filter(|site| site.path.is_empty()) {
            let text = |count| site.filled(&object(count, KEYS[1].1));
            linear(MANY / 400, text, |text| {
                refused(site.schema, text.as_bytes());
            });
        }
    });
}

// SPEC P2
#[test]
fn wrong_items_by_the_many_are_each_refused() {
    alone(|| {
        for site in sites().into_iter().filter(|site| site.is_a("array")) {
            for item in ["1", "{}"] {
                let text = |count: usize| {
                    let items = vec![item; count].join(",\n");
                    site.filled(&format!("[{items}]"))
                };
                linear(MANY / 800, text, |text| {
                    refused(site.schema, text.as_bytes());
                });
            }
        }
    });
}

// The most faults that a text of a size can have: what SECURITY.md says of them.
// SPEC P2, W
#[test]
fn the_most_faults_of_a_text_cost_what_is_said() {
    alone(|| {
        let schema = saop::schema("saop-parallel-turn-envelope").unwrap();
        for count in [64 * 1024 / 3, MANY / 5] {
            let turns = vec!["{}"; count].join(",");
            let text = format!("{{\"agent_turns\":[{turns}]}}");
            // The tree, and the first thousand violations.
            let most = 40 * text.len() + (32 << 20);
            let error = within(most, || refused(schema, text.as_bytes()));
            assert_eq!(error.violation_count(), 4 * count + 3);
        }
    });
}

// Two spellings of one key, far from each other, among so many that no pair of them is compared by luck.
// SPEC P1
#[test]
fn keys_that_are_one_only_after_unescaping_are_found() {
    alone(|| {
        let pairs = [
            ("a", "\\u0061"),
            ("/", "\\/"),
            ("\\n", "\\u000A"),
            ("\\u00e9", "\u{e9}"),
            ("\u{1F600}", "\\ud83d\\uDE00"),
            ("\\uD83D\\uDe00", "\\ud83d\\ude00"),
            ("", ""),
        ];
        for (first, second) in pairs {
            for site in free_form() {
                for count in [0, 14, 15, 16, MANY / 20] {
                    let middle = object(count, |at| format!("{first}{at}x"));
                    let middle = middle.trim_matches(['{', '}']);
                    let comma = if middle.is_empty() { "" } else { "," };
                    let text =
                        site.filled(&format!("{{\"{first}\":1{comma}{middle},\"{second}\":2}}"));
                    let error = refused(site.schema, text.as_bytes());
                    assert_eq!(kind(&error), ViolationKind::DuplicateKey);
                    // It is the second one that is at fault.
                    let offset = text.rfind(&format!("\"{second}\":2")).unwrap();
                    assert_eq!(error.violations()[0].span().unwrap().start, offset);
                }
            }
        }
    });
}

// Every key twice in one object each, and every key spelled two ways.
// SPEC P1
#[test]
fn many_keys_in_two_spellings_take_a_time_that_grows_with_them() {
    alone(|| {
        let site = free_form().swap_remove(0);
        // Each key once as it is and, in the next object, escaped; the last object has one of them both ways.
        let text = |count: usize| {
            let plain = object(count, |at| format!("{at:06}"));
            let escaped = object(count, |at| escaped(&format!("{at:06}")));
            let both = plain.replacen('{', "{\"\\u0030\\u0030\\u0030\\u0030\\u0030\\u0031\":0,", 1);
            site.filled(&format!("{{\"x\":[{plain},{escaped},{both}]}}"))
        };
        linear(MANY / 400, text, |text| {
            let error = refused(site.schema, text.as_bytes());
            assert_eq!(kind(&error), ViolationKind::DuplicateKey);
            assert!(
                error.violations()[0]
                    .instance_path()
                    .ends_with("/x/2/000001")
            );
        });
        // Small objects after a large one do not pay for it.
        let text = |count: usize| {
            let large = object(count, |at| at.to_string());
            let small = vec!["{\"a\":{}}"; count].join(",");
            site.filled(&format!("{{\"x\":[{large},{small}]}}"))
        };
        linear(MANY / 400, text, |text| {
            assert!(
                site.schema
                    .check(text.as_bytes(), &Limits::default())
                    .is_ok()
            );
        });
    });
}

fn group(count: usize, id: impl Fn(usize) -> String) -> String {
    let turns: Vec<String> = (0..count)
        .map(|at| {
            let id = id(at);
            format!(
                "{{\"agent_id\":\"{id}\",\"turn_index\":0,\"thought\":\"t\",\"action\":{{\"tool_name\":\"t\",\"arguments\":{{}}}}}}"
            )
        })
        .collect();
    let turns = turns.join(",");
    format!(
        "{{\"envelope_type\":\"parallel\",\"session_id\":\"s\",\"parallel_turn_index\":0,\"agent_turns\":[{turns}]}}"
    )
}

/// Turns of the largest group.
const TURNS: usize = MANY / if cfg!(debug_assertions) { 5 } else { 1 };

// SPEC T2
#[test]
fn duplicate_agents_by_the_million_are_each_named() {
    alone(|| {
        let schema = saop::schema("saop-parallel-turn-envelope").unwrap();
        // One agent all the time; each agent twice; all but the last different; one agent in two spellings.
        let cases: [(Spelling, usize, usize); 4] = [
            (|_| "a".to_owned(), 1, TURNS - 1),
            (|at| format!("{}", at / 2), TURNS / 2, TURNS / 2),
            (|at| format!("{}", at % (TURNS - 1)), 1, 1),
            (
                |at| if at % 2 == 0 { "a" } else { "\\u0061" }.to_owned(),
                1,
                TURNS - 1,
            ),
        ];
        for (id, agents, repeated) in cases {
            let text = group(TURNS, id);
            let limits = Limits::default().with_max_bytes(text.len());
            let error = within(16 * text.len() + (64 << 20), || {
                refused_under(schema, text.as_bytes(), &limits)
            });
            assert!(error.to_string().len() < 2000);
            let error = SaopError::from(error);
            let SaopError::DuplicateAgent(error) = &error else {
                panic!("{error}")
            };
            assert_eq!(error.duplicates().len(), agents.min(MOST_VIOLATIONS));
            assert_eq!(error.violation_count(), repeated);
            assert_eq!(error.violations().len(), repeated.min(MOST_VIOLATIONS));
        }
    });
}

// SPEC T2
#[test]
fn agents_take_a_time_that_grows_with_them() {
    alone(|| {
        for (_, key) in KEYS {
            let text = |count| group(count, key);
            linear(TURNS / 80, text, |text| {
                let group: SaopParallelTurnEnvelope = parse(text).unwrap();
                assert!(!group.agent_turns.is_empty());
            });
        }
        let text = |count| group(count, |at| (at / 2).to_string());
        linear(TURNS / 160, text, |text| {
            let error = saop::parse_saop_message(text).unwrap_err();
            sound(text.as_bytes(), &error);
            assert_eq!(kind(&error), saop::DUPLICATE_AGENT);
        });
    });
}
