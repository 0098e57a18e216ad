//! Messages of recursive types. Invariant: a level costs the memory of its own members, whatever stands inside.

use crate::LARGE;
use crate::cost::{alone, within};

#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::pedantic,
    clippy::type_complexity
)]
mod shapes {
    include!("../../crates/codegen/tests/recursive/shapes/types.rs");
}

use shapes::Shapes;

/// Unions inside unions around one long number, the member that tells the kind before all others or behind them.
fn unions(levels: usize, digits: usize, first: bool) -> String {
    let right = r#""right":{"kind":"constant","value":0}"#;
    let (open, close) = if first {
        (format!(r#"{{"kind":"sum",{right},"left":"#), "}".to_owned())
    } else {
        (
            r#"{"left":"#.to_owned(),
            format!(r#",{right},"kind":"sum"}}"#),
        )
    };
    format!(
        r#"{{"name":"a","expression":{}{{"kind":"constant","value":0.{}1}}{}}}"#,
        open.repeat(levels),
        "0".repeat(digits),
        close.repeat(levels)
    )
}

// SPEC P2
#[test]
fn unions_inside_unions_keep_one_text() {
    alone(|| {
        let size = LARGE / 4;
        for first in [true, false] {
            let text = unions(100, size, first);
            within(6 * size + (32 << 20), || {
                saop::parse::<Shapes>(&text).unwrap();
                assert!(saop::parse::<Shapes>(text.replace(":0}", ":null}")).is_err());
            });
        }
    });
}

/// What stands before the member that tells the kind is looked over on the way to it, and refused all the same.
// SPEC P1, P3, P4
#[test]
fn what_stands_before_the_kind_is_held_to_every_rule() {
    alone(|| {
        let levels = 1_000_000;
        let deep = format!("{}{}", "[".repeat(levels), "]".repeat(levels));
        for (before, words) in [
            (
                deep.as_str(),
                "expected at most 128 levels of arrays and objects, but found one more at line 1 column 160",
            ),
            (
                r#"{"a":1,"\u0061":2}"#,
                "expected each key once in an object, but found `a` again at line 1 column 41",
            ),
            (
                "[1,]",
                "Invalid JSON: expected a JSON value, but found `]`; remove the comma after the last item at line 1 column 37",
            ),
            (
                "01",
                "Invalid JSON: expected a number without leading zeros, but found `0` at line 1 column 34",
            ),
        ] {
            let expression = format!(r#"{{"left":{before},"right":{{}},"kind":"sum"}}"#);
            let text = format!(r#"{{"name":"a","expression":{expression}}}"#);
            within(16 * text.len() + (32 << 20), || {
                let error = saop::parse::<Shapes>(&text).unwrap_err();
                assert_eq!(error.to_string(), words);
            });
        }
        // Two kinds are none.
        let text = r#"{"name":"a","expression":{"kind":"constant","value":0,"kind":"sum"}}"#;
        let error = saop::parse::<Shapes>(text).unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected each key once in an object, but found `kind` again at line 1 column 55"
        );
    });
}
