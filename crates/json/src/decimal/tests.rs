use super::*;

#[test]
fn numbers_are_compared_by_their_digits() {
    for (left, right, expected) in [
        ("1", "1.0", Ordering::Equal),
        ("-0", "0e5", Ordering::Equal),
        ("0.1", "0.10000000000000000001", Ordering::Less),
        ("9007199254740993", "9007199254740992", Ordering::Greater),
        ("-1e400", "-1e399", Ordering::Less),
        ("-2", "1e-400", Ordering::Less),
        ("1e-400", "0", Ordering::Greater),
        ("12", "1.2e1", Ordering::Equal),
        ("99", "100", Ordering::Less),
    ] {
        assert_eq!(compare(left, right), expected, "{left} {right}");
        assert_eq!(compare(right, left), expected.reverse(), "{left} {right}");
    }
}

#[test]
fn multiples_are_exact_at_any_size() {
    for (value, of, expected) in [
        ("0", "0.3", true),
        ("0.3", "0.1", true),
        ("0.35", "0.1", false),
        ("4.02", "0.01", true),
        ("0.0075", "0.0001", true),
        ("1e308", "0.5", true),
        ("1e999999999999", "7", false),
        ("7e999999999999", "7", true),
        ("1e999999999999", "1024", true),
        ("12", "120", false),
        ("120", "12", true),
        ("-9", "4.5", true),
        ("3", "1.5e0", true),
        (
            "123456789012345678901234567890123456789012345678901234567890",
            "12345678901234567890123456789012345678901234567890123456789",
            true,
        ),
        (
            "123456789012345678901234567890123456789012345678901234567891",
            "12345678901234567890123456789012345678901234567890123456789",
            false,
        ),
        (
            "1000000000000000000000000000002000000000000000000000000000001",
            "1000000000000000000000000000001",
            true,
        ),
        (
            "1000000000000000000000000000002000000000000000000000000000002",
            "1000000000000000000000000000001",
            false,
        ),
        ("1e50", "340282366920938463463374607431768211456", false),
        ("1e200", "340282366920938463463374607431768211456", true),
    ] {
        assert_eq!(is_exact_multiple(value, of), expected, "{value} {of}");
    }
}

#[test]
fn integers_are_decided_by_exact_decimal_rules() {
    // SPEC E4
    for (token, expected) in [
        ("0", Integer::U64(0)),
        ("-0", Integer::U64(0)),
        ("-0.000e5", Integer::U64(0)),
        ("0e99999999999999999999999", Integer::U64(0)),
        ("1.0", Integer::U64(1)),
        ("1e2", Integer::U64(100)),
        ("1.5e1", Integer::U64(15)),
        ("120e-1", Integer::U64(12)),
        ("18446744073709551615", Integer::U64(u64::MAX)),
        ("1844674407370955161.5e1", Integer::U64(u64::MAX)),
        ("18446744073709551616", Integer::TooLarge),
        ("-9223372036854775808", Integer::I64(i64::MIN)),
        ("-9223372036854775809", Integer::TooLarge),
        ("-1", Integer::I64(-1)),
        ("1e400", Integer::TooLarge),
        ("-1e99999999999999999999", Integer::TooLarge),
        ("1.5", Integer::Fraction),
        ("1.00000000000000000000001", Integer::Fraction),
        ("-1e-400", Integer::Fraction),
        ("1e-99999999999999999999", Integer::Fraction),
    ] {
        assert_eq!(integer(token), expected, "{token}");
    }
}

#[test]
fn equality_is_that_of_the_numbers() {
    assert!(same_number("1.0", "1"));
    assert!(same_number("0.10", "1e-1"));
    assert!(same_number("-0", "0.0"));
    assert!(same_number("1e400", "10e399"));
    assert!(!same_number("9007199254740993", "9007199254740992"));
    assert!(!same_number("1", "-1"));
    assert!(!same_number(
        "1e99999999999999999999",
        "1e99999999999999999998"
    ));
    assert!(same_number(
        "1e99999999999999999999",
        "1e99999999999999999999"
    ));
}

#[test]
fn one_number_has_one_canonical_text() {
    for (left, right) in [
        ("1.0", "10e-1"),
        ("-0", "0e9"),
        ("1e400", "10E+399"),
        ("1e99999999999999999999", "1e99999999999999999999"),
    ] {
        assert_eq!(canonical(left), canonical(right), "{left}");
    }
    for (left, right) in [
        ("-1", "1"),
        ("1", "10"),
        ("9007199254740993", "9007199254740992"),
        ("1e99999999999999999999", "1e99999999999999999998"),
    ] {
        assert_ne!(canonical(left), canonical(right), "{left}");
    }
}

#[test]
fn a_float_is_exact_where_the_token_is_its_shortest_decimal() {
    for (token, expected) in [
        ("0", Some(0.0)),
        ("-0.10", Some(-0.1)),
        ("15e-1", Some(1.5)),
        ("1e300", Some(1e300)),
        ("0.1000000000000000055", None),
        ("9007199254740993", None),
        ("1e400", None),
        ("1e-400", None),
    ] {
        assert_eq!(exact_float(token), expected, "{token}");
    }
}

#[test]
fn products_are_those_of_decimals() {
    for (count, of, expected) in [
        (3, 0.1, Some(0.3)),
        (-7, 25.0, Some(-175.0)),
        (-3, -0.1, Some(0.3)),
        (0, -0.1, Some(0.0)),
        (2, f64::MAX, None),
        (i64::MIN, 1e-300, Some(-9.223_372_036_854_776e-282)),
    ] {
        assert_eq!(product(count, of), expected, "{count} * {of}");
    }
}

#[test]
fn integers_of_64_bits_have_a_value() {
    let value = |token: &str| integer(token).value();
    assert_eq!(value("18446744073709551615"), Some(u64::MAX.into()));
    assert_eq!(value("-9.223372036854775808e18"), Some(i64::MIN.into()));
    assert_eq!(value("18446744073709551616"), None);
    assert_eq!(value("1.5"), None);
}

#[test]
fn floats_overflow_to_nothing_and_underflow_to_zero() {
    assert_eq!(float("1.25"), Some(1.25));
    assert_eq!(float("1e400"), None);
    assert_eq!(
        float("-1e-400").map(f64::to_bits),
        Some((-0.0f64).to_bits())
    );
}

// The standard library stops counting an exponent near a million: these became infinity, and zero.
// SPEC E4
#[test]
fn an_exponent_makes_up_for_any_number_of_digits() {
    for digits in [10, LONG - 20, LONG, 1_000_000] {
        let (nines, zeros) = ("9".repeat(digits), "0".repeat(digits));
        for (token, expected) in [
            (format!("{nines}e-{digits}"), Some(1.0)),
            (format!("1{zeros}e-{digits}"), Some(1.0)),
            (format!("-0.{zeros}125e{digits}"), Some(-0.125)),
            (format!("0.{zeros}1e{}", digits + 309), Some(1e308)),
            (format!("0.{zeros}1e{}", digits + 310), None),
            (format!("1{zeros}e-{}", digits + 324), Some(0.0)),
            (format!("1{zeros}e-{}", digits + 323), Some(1e-323)),
            (
                format!("-0.{zeros}1"),
                Some(if digits < 300 { -1e-11 } else { -0.0 }),
            ),
            (format!("-0.{zeros}e{nines}"), Some(-0.0)),
            (format!("{nines}e{nines}"), None),
            (format!("{nines}e-{nines}"), Some(0.0)),
        ] {
            let rounds = token.starts_with('9') && digits < 20;
            if !rounds {
                let found = float(&token).map(f64::to_bits);
                assert_eq!(found, expected.map(f64::to_bits), "{digits}: {expected:?}");
            }
        }
    }
}

#[test]
fn multiples_are_those_of_decimals() {
    for (value, of) in [
        (0.0, 0.1),
        (-0.0, 7.0),
        (0.07, 0.01),
        (-0.3, 0.1),
        (19.99, 0.01),
        (1e300, 0.01),
        (1e300, 8.0),
        (7.5, 2.5),
        (5e-324, 5e-324),
        (1.5, 1e-320),
        (123_456.789, 0.001),
    ] {
        assert!(is_multiple(value, of), "{value} of {of}");
    }
    for (value, of) in [
        (0.075, 0.01),
        (0.1, 0.3),
        (1.0, 0.3),
        (1e300, 7.0),
        (5e-324, 1.0),
        (1e-300, 1e300),
        (0.5, 1.0),
    ] {
        assert!(!is_multiple(value, of), "{value} of {of}");
    }
}

// SPEC E4
#[test]
fn exponents_of_any_size_are_exact() {
    let ascending = [
        "-1e99999999999999999999999",
        "-1e4611686018427387904",
        "-1e-99999999999999999999",
        "0",
        "1e-100000000000000000000",
        "1e-99999999999999999999",
        "1e-4611686018427387904",
        "1e-4611686018427387903",
        "1",
        "9e4611686018427387901",
        "1e4611686018427387902",
        "1e4611686018427387903",
        "1e4611686018427387904",
        "1e9223372036854775807",
        "1e99999999999999999998",
        "9e99999999999999999998",
        "1e99999999999999999999",
    ];
    for (place, left) in ascending.iter().enumerate() {
        for (other, right) in ascending.iter().enumerate() {
            let expected = place.cmp(&other);
            assert_eq!(compare(left, right), expected, "{left} and {right}");
            let same = expected.is_eq();
            assert_eq!(same_number(left, right), same, "{left} and {right}");
            assert_eq!(canonical(left) == canonical(right), same, "{left}");
        }
    }
    for (left, right) in [
        ("1e99999999999999999999", "10e99999999999999999998"),
        ("0.001e100000000000000000002", "1e99999999999999999999"),
        ("1e4611686018427387903", "0.1e4611686018427387904"),
        ("1000e-100000000000000000002", "1.0E-099999999999999999999"),
        ("12e4611686018427387902", "1.2e4611686018427387903"),
    ] {
        assert!(same_number(left, right), "{left} and {right}");
        assert_eq!(canonical(left), canonical(right), "{left} and {right}");
    }
    for (value, of, expected) in [
        ("1e99999999999999999999", "1e99999999999999999998", true),
        ("1e99999999999999999998", "1e99999999999999999999", false),
        ("1e99999999999999999999", "7", false),
        ("21e99999999999999999999", "7", true),
        ("3e99999999999999999999", "1.5e99999999999999999999", true),
        ("1e-99999999999999999999", "1e-100000000000000000000", true),
        ("1e-100000000000000000000", "1e-99999999999999999999", false),
        ("1e99999999999999999999", "1e-99999999999999999999", true),
        ("1e99999999999999999998", "8e99999999999999999995", true),
        ("1e99999999999999999998", "16e99999999999999999995", false),
    ] {
        assert_eq!(is_exact_multiple(value, of), expected, "{value} of {of}");
    }
    // 10^n leaves the rest of 3, 2, 6, 4, 5, 1 in turn.
    assert!(!is_integer_multiple("1e99999999999999999999", 7));
    assert_eq!(power_of_large(b"99999999999999999999", 7), 6);
    assert_eq!(power_of_large(b"100000000000000000000", 7), 4);
}

#[test]
fn multiples_of_integers_are_exact() {
    for (token, of) in [
        ("0", 7),
        ("-0.0e-5", 7),
        ("-21", 7),
        ("2.1e1", 7),
        ("9007199254740993", 9_007_199_254_740_993),
        ("-9223372136854775800", 10),
        ("1e300", 25),
        ("7e99999999999999999999", 7),
        ("340282366920938463463374607431768211456", 1 << 40),
    ] {
        assert!(is_integer_multiple(token, of), "{token} of {of}");
    }
    for (token, of) in [
        ("1", 7),
        ("2.5", 5),
        ("5.00000000000000000000001", 5),
        ("1e-99999999999999999999", 1),
        ("-9223372136854775808", 10),
        ("1e300", 7),
        ("340282366920938463463374607431768211457", 1 << 40),
    ] {
        assert!(!is_integer_multiple(token, of), "{token} of {of}");
    }
}

#[test]
fn signs() {
    assert_eq!(sign("-0.0"), Ordering::Equal);
    assert_eq!(sign("-1e-400"), Ordering::Less);
    assert_eq!(sign("1e400"), Ordering::Greater);
}

#[test]
fn of_two_shortest_spellings_as_close_the_even_one_is_written() {
    for spelling in [
        "668615.2954101562",
        "-668615.2954101562",
        "5e-324",
        "1.7976931348623157e308",
        "0.1",
        "-0.0",
        "100.0",
        "1e16",
        "1e-7",
        "NaN",
        "-inf",
    ] {
        let value: f64 = spelling.parse().unwrap();
        assert_eq!(shortest(value), spelling);
    }
    assert_eq!(
        exact_float("668615.2954101562"),
        Some(668_615.295_410_156_2)
    );
    assert_eq!(exact_float("668615.2954101563"), None);
    // Each is read as the float again.
    let mut bits = 0x1234_5678_9ABC_DEF0_u64;
    for _ in 0..100_000 {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let value = f64::from_bits(bits);
        if value.is_finite() {
            assert_eq!(shortest(value).parse(), Ok(value));
        }
    }
}
