//! When two values are one, as JSON Schema has it. Invariant: numbers are compared in decimal, members in any order.

use crate::string;
use crate::tree::Tree;

impl Tree {
    /// Whether two values are equal as JSON Schema has it: numbers by value, members in any order.
    #[must_use]
    pub fn equals(&self, other: &Self) -> bool {
        equal(self, other)
    }
}

/// Whether two values are equal.
pub(crate) fn equal(left: &Tree, right: &Tree) -> bool {
    match (left, right) {
        (Tree::Number(left), Tree::Number(right)) => decimal(left) == decimal(right),
        (Tree::String(left), Tree::String(right)) => {
            string::unescape(left) == string::unescape(right)
        }
        (Tree::Array(left), Tree::Array(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .zip(right)
                    .all(|(left, right)| equal(left, right))
        }
        (Tree::Object(left), Tree::Object(right)) => {
            left.len() == right.len()
                && left.iter().all(|member| {
                    right.iter().any(|other| {
                        member.name() == other.name() && equal(&member.value, &other.value)
                    })
                })
        }
        _ => left == right,
    }
}

/// Sign, digits without zeros at either end, and a power of ten.
fn decimal(raw: &str) -> (bool, String, i64) {
    let (mantissa, exponent) = raw.split_once(['e', 'E']).unwrap_or((raw, "0"));
    let size = mantissa.trim_start_matches('-');
    let (whole, fraction) = size.split_once('.').unwrap_or((size, ""));
    let all = format!("{whole}{fraction}");
    let kept = all.trim_end_matches('0');
    let digits = kept.trim_start_matches('0');
    if digits.is_empty() {
        return (false, String::new(), 0);
    }
    let count = |text: &str| i64::try_from(text.len()).unwrap_or(i64::MAX);
    let zeros = count(&all) - count(kept) - count(fraction);
    let exponent: i64 = exponent.parse().unwrap_or(i64::MAX);
    (
        raw.starts_with('-'),
        digits.to_owned(),
        exponent.saturating_add(zeros),
    )
}

#[cfg(test)]
mod tests {
    use super::equal;
    use crate::tree::Tree;

    #[test]
    fn equality_is_that_of_json_schema() {
        let tree = |text: &str| Tree::parse(text).unwrap_or(Tree::Null);
        for (left, right, expected) in [
            ("1", "1.0", true),
            ("100", "1e2", true),
            ("-0", "0.0", true),
            ("1", "-1", false),
            ("1", "\"1\"", false),
            (r#""a""#, r#""\u0061""#, true),
            (r#"{"a":1,"b":2}"#, r#"{"b":2.0,"a":1}"#, true),
            (r#"{"a":1}"#, r#"{"a":1,"b":2}"#, false),
            ("[1,2]", "[2,1]", false),
            ("9007199254740993", "9007199254740992", false),
        ] {
            assert_eq!(equal(&tree(left), &tree(right)), expected, "{left} {right}");
        }
    }
}
