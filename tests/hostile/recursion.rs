//! Messages that hold themselves. Invariant: a level costs the memory of its own members, whatever stands inside.

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
    include!("../../codegen/tests/recursive/shapes/types.rs");
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
            within(6 * size + (8 << 20), || {
                saop::parse::<Shapes>(&text).unwrap();
                assert!(saop::parse::<Shapes>(text.replace(":0}", ":null}")).is_err());
            });
        }
    });
}
