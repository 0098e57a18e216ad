//! Scalars by the core schema of YAML 1.2 (10.3.2), as JSON values.
//!
//! Invariant: a number keeps its value and every digit, whatever its spelling.

use std::fmt::Write;

use saop_json::push_string;

/// Digits of a hexadecimal or octal integer: to convert more takes time that grows with their square.
const MOST_DIGITS: usize = 1024;

/// Why a scalar is no JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// JSON has no such number.
    NotFinite,
    TooManyDigits,
    /// It is not of the type that its tag names.
    Other(&'static str),
}

/// What a plain scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Null,
    Bool(bool),
    /// Decimal digits, perhaps after a sign.
    Integer,
    /// Digits after `0x` or `0o`, of so many bits each.
    Based(u32),
    Float,
    NotFinite,
    String,
}

/// Appends a plain scalar.
pub(super) fn push_plain(out: &mut String, text: &str) -> Result<(), Refused> {
    match kind(text) {
        Kind::Null => out.push_str("null"),
        Kind::Bool(is_true) => out.push_str(if is_true { "true" } else { "false" }),
        Kind::Integer | Kind::Float => push_decimal(out, text),
        Kind::Based(bits) => return push_based(out, text, bits),
        Kind::NotFinite => return Err(Refused::NotFinite),
        Kind::String => push_string(out, text),
    }
    Ok(())
}

/// Appends a scalar whose tag names its type, however it is quoted. `tag` is the last part of one of YAML's own.
pub(super) fn push_tagged(out: &mut String, text: &str, tag: &str) -> Result<(), Refused> {
    let kind = kind(text);
    match tag {
        "str" => push_string(out, text),
        "null" if kind == Kind::Null => out.push_str("null"),
        "bool" if matches!(kind, Kind::Bool(_)) => return push_plain(out, text),
        "int" if matches!(kind, Kind::Integer | Kind::Based(_)) => return push_plain(out, text),
        "float" => match kind {
            Kind::Integer => {
                push_decimal(out, text);
                out.push_str(".0");
            }
            Kind::Float => push_decimal(out, text),
            Kind::NotFinite => return Err(Refused::NotFinite),
            _ => return Err(Refused::Other("a number")),
        },
        "null" => return Err(Refused::Other("null")),
        "bool" => return Err(Refused::Other("true or false")),
        "int" => return Err(Refused::Other("an integer")),
        "seq" => return Err(Refused::Other("a sequence")),
        _ => return Err(Refused::Other("a mapping")),
    }
    Ok(())
}

fn kind(text: &str) -> Kind {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => return Kind::Null,
        "true" | "True" | "TRUE" => return Kind::Bool(true),
        "false" | "False" | "FALSE" => return Kind::Bool(false),
        ".nan" | ".NaN" | ".NAN" => return Kind::NotFinite,
        _ => {}
    }
    for (prefix, bits, radix) in [("0x", 4, 16), ("0o", 3, 8)] {
        let digits = text.strip_prefix(prefix).unwrap_or_default();
        if !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix)) {
            return Kind::Based(bits);
        }
    }
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    if matches!(unsigned, ".inf" | ".Inf" | ".INF") {
        return Kind::NotFinite;
    }
    let (whole, rest) = digits(unsigned);
    if rest.is_empty() {
        let is_number = !whole.is_empty();
        return if is_number {
            Kind::Integer
        } else {
            Kind::String
        };
    }
    let (fraction, rest) = rest.strip_prefix('.').map_or(("", rest), digits);
    let is_number = !(whole.is_empty() && fraction.is_empty());
    let is_end = rest.is_empty()
        || rest.strip_prefix(['e', 'E']).is_some_and(|exponent| {
            let (exponent, rest) = digits(exponent.strip_prefix(['-', '+']).unwrap_or(exponent));
            !exponent.is_empty() && rest.is_empty()
        });
    if is_number && is_end {
        Kind::Float
    } else {
        Kind::String
    }
}

/// Splits a text after its decimal digits.
fn digits(text: &str) -> (&str, &str) {
    let end = text.bytes().position(|byte| !byte.is_ascii_digit());
    text.split_at(end.unwrap_or(text.len()))
}

/// Appends a decimal number in the grammar of JSON: no plus, no zeros before the first digit, digits on both sides of the point.
fn push_decimal(out: &mut String, text: &str) {
    let unsigned = text.strip_prefix('-').inspect(|_| out.push('-'));
    let unsigned = unsigned.unwrap_or_else(|| text.strip_prefix('+').unwrap_or(text));
    let (whole, rest) = digits(unsigned);
    let whole = whole.trim_start_matches('0');
    out.push_str(if whole.is_empty() { "0" } else { whole });
    let Some(after_point) = rest.strip_prefix('.') else {
        out.push_str(rest);
        return;
    };
    let (fraction, exponent) = digits(after_point);
    out.push('.');
    out.push_str(if fraction.is_empty() { "0" } else { fraction });
    out.push_str(exponent);
}

/// Appends a hexadecimal or octal integer in decimal.
fn push_based(out: &mut String, text: &str, bits: u32) -> Result<(), Refused> {
    /// Nine decimal digits at a time, the least ones first.
    const LIMB: u64 = 1_000_000_000;
    let digits = text.get(2..).unwrap_or_default().trim_start_matches('0');
    if digits.len() > MOST_DIGITS {
        return Err(Refused::TooManyDigits);
    }
    let mut limbs: Vec<u64> = vec![0];
    for digit in digits.chars() {
        let mut carry = u64::from(digit.to_digit(1 << bits).unwrap_or_default());
        for limb in &mut limbs {
            let sum = (*limb << bits) + carry;
            *limb = sum % LIMB;
            carry = sum / LIMB;
        }
        if carry > 0 {
            limbs.push(carry);
        }
    }
    let mut limbs = limbs.iter().rev();
    out.push_str(&limbs.next().unwrap_or(&0).to_string());
    for limb in limbs {
        // Writing to a `String` cannot fail.
        let _ = write!(out, "{limb:09}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Result<String, Refused> {
        let mut out = String::new();
        push_plain(&mut out, text).map(|()| out)
    }

    #[test]
    fn words_are_those_of_the_core_schema() {
        for text in ["", "~", "null", "Null", "NULL"] {
            assert_eq!(plain(text).unwrap(), "null", "{text}");
        }
        for text in ["true", "True", "TRUE"] {
            assert_eq!(plain(text).unwrap(), "true");
        }
        assert_eq!(plain("FALSE").unwrap(), "false");
        // What YAML 1.1 takes for other values, and what only looks like a number.
        for text in [
            "yes",
            "on",
            "Off",
            "y",
            "nULL",
            "tRUE",
            "1_000",
            "0b11",
            "12:30:45",
            "2024-01-02",
            "0x",
            "0xG",
            "0o8",
            "-0x1",
            "+0o7",
            "1e",
            "1e+",
            "e5",
            ".",
            "-",
            "+",
            "-.",
            ".e5",
            "1.2.3",
            "1 2",
            "++1",
            "--1",
            "NaN",
            "inf",
            ".iNF",
            "+.nan",
            "１",
        ] {
            assert_eq!(plain(text).unwrap(), format!("\"{text}\""));
        }
    }

    #[test]
    fn numbers_keep_their_value() {
        for (text, number) in [
            ("0", "0"),
            ("-0", "-0"),
            ("+1", "1"),
            ("007", "7"),
            ("-00", "-0"),
            (
                "123456789012345678901234567890",
                "123456789012345678901234567890",
            ),
            (".5", "0.5"),
            ("-.5", "-0.5"),
            ("+.5e3", "0.5e3"),
            ("1.", "1.0"),
            ("01.50", "1.50"),
            ("1.e5", "1.0e5"),
            ("1E+5", "1E+5"),
            ("0.1000000000000000000000001", "0.1000000000000000000000001"),
            ("0x1F", "31"),
            ("0o17", "15"),
            ("0x0", "0"),
            ("0o0007", "7"),
            (
                "0xFFFFFFFFFFFFFFFFFFFFFFFF",
                "79228162514264337593543950335",
            ),
            ("0x3B9ACA00", "1000000000"),
            ("0x38D7EA4C68000", "1000000000000000"),
        ] {
            assert_eq!(plain(text).unwrap(), number, "{text}");
        }
        for text in [".inf", "-.Inf", "+.INF", ".nan", ".NaN", ".NAN"] {
            assert_eq!(plain(text), Err(Refused::NotFinite), "{text}");
        }
    }

    #[test]
    fn a_long_hexadecimal_number_is_refused() {
        assert_eq!(
            plain(&format!("0x{}", "f".repeat(1024))).unwrap().len(),
            1234
        );
        assert!(plain(&format!("0x{}{}", "0".repeat(2000), "f".repeat(1024))).is_ok());
        let refused = plain(&format!("0x{}", "f".repeat(1025)));
        assert_eq!(refused, Err(Refused::TooManyDigits));
    }

    #[test]
    fn a_tag_decides_and_must_fit() {
        let tagged = |text: &str, tag: &str| {
            let mut out = String::new();
            push_tagged(&mut out, text, tag).map(|()| out)
        };
        assert_eq!(tagged("1", "str").unwrap(), "\"1\"");
        assert_eq!(tagged("0x10", "int").unwrap(), "16");
        assert_eq!(tagged("1", "float").unwrap(), "1.0");
        assert_eq!(tagged("1e3", "float").unwrap(), "1e3");
        assert_eq!(tagged("", "null").unwrap(), "null");
        assert_eq!(tagged("True", "bool").unwrap(), "true");
        assert_eq!(tagged("1.5", "int"), Err(Refused::Other("an integer")));
        assert_eq!(tagged("0x1", "float"), Err(Refused::Other("a number")));
        assert_eq!(tagged(".inf", "float"), Err(Refused::NotFinite));
        assert_eq!(tagged("yes", "bool"), Err(Refused::Other("true or false")));
        assert_eq!(tagged("x", "null"), Err(Refused::Other("null")));
        assert_eq!(tagged("x", "seq"), Err(Refused::Other("a sequence")));
        assert_eq!(tagged("x", "map"), Err(Refused::Other("a mapping")));
    }
}
