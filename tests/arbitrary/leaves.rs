//! The leaves, one by one: each keeps its rule, and reaches what is hard to read or write.

use std::collections::BTreeSet;

use arbitrary::{Arbitrary, Error, Unstructured};
use saop::{
    CheckedF64, CheckedI64, CheckedString, CheckedU64, CheckedVec, FiniteF64, JsonKind, JsonNumber,
    JsonObject, JsonRef, Map, NonEmptyString, Nullable,
};
use saop_schema::{ArrayRule, IntegerRule, JsonInteger, NumberRule, Pattern, StringRule};
use saop_synth::Rng;

use super::{bytes, made};

/// Values of many byte strings.
fn many<T: for<'a> Arbitrary<'a>>(mut look: impl FnMut(T)) {
    let mut rng = Rng::with_seed(5);
    for _ in 0..5000 {
        look(made(&bytes(&mut rng)));
    }
}

macro_rules! strings {
    ($($rule:ident: $pattern:expr, $least:expr, $most:expr;)*) => {$(
        #[derive(Debug)]
        enum $rule {}

        impl StringRule for $rule {
            const NAME: &'static str = stringify!($rule);
            const MIN_LENGTH: u64 = $least;
            const MAX_LENGTH: Option<u64> = $most;
            const PATTERN: Option<&'static str> = Some($pattern);
            fn regex() -> Option<&'static Pattern> {
                static PATTERN: Pattern = Pattern::new($pattern);
                Some(&PATTERN)
            }
        }
    )*};
}

strings! {
    Version: r"^[0-9]+\.[0-9]+\.[0-9]+$", 0, None;
    Code: "^[^x]*$", 2, Some(3);
    Somewhere: "a(b|cd)", 4, Some(6);
    Begins: "^ab", 0, Some(4);
    Ends: "ab$", 3, None;
    Branches: "^(?:a|bcd|efghij)$", 2, Some(3);
    Pairs: "^(ab)*$", 3, None;
    Nested: "^((a?)*b{2,})+$", 7, Some(9);
    AnyText: "", 1, None;
    Partly: "^a|b$", 0, None;
    Amid: "a(?:^b)?", 0, Some(2);
    Tens: "^([0-9]{10}-){3}$", 0, None;
    Impossible: "^a$", 2, None;
}

/// Checks texts against their rule, and gives their lengths in characters.
fn strings_hold<R: StringRule>() -> BTreeSet<u64> {
    let mut lengths = BTreeSet::new();
    many(|text: CheckedString<R>| {
        // The constructor is the judge: it took the text, and takes it again.
        CheckedString::<R>::new(text.as_str()).unwrap();
        lengths.insert(text.chars().count() as u64);
    });
    let (first, last) = (lengths.first().unwrap(), lengths.last().unwrap());
    assert!(*first >= R::MIN_LENGTH, "{}: {lengths:?}", R::NAME);
    assert!(
        R::MAX_LENGTH.is_none_or(|most| *last <= most),
        "{}: {lengths:?}",
        R::NAME
    );
    lengths
}

// SPEC E2
#[test]
fn a_string_is_of_its_length_and_matches_its_pattern() {
    for lengths in [
        strings_hold::<Version>(),
        strings_hold::<Ends>(),
        strings_hold::<AnyText>(),
        strings_hold::<Partly>(),
    ] {
        assert!(lengths.len() > 10, "of any length: {lengths:?}");
    }
    assert_eq!(strings_hold::<Code>(), [2, 3].into());
    assert_eq!(strings_hold::<Somewhere>(), [4, 5, 6].into());
    assert_eq!(strings_hold::<Begins>(), [2, 3, 4].into());
    assert_eq!(strings_hold::<Branches>(), [3].into());
    assert_eq!(strings_hold::<Nested>(), [7, 8, 9].into());
    assert_eq!(strings_hold::<Amid>(), [1, 2].into());
    assert_eq!(strings_hold::<Tens>(), [33].into());
    let pairs = strings_hold::<Pairs>();
    assert!(
        pairs.len() > 10 && pairs.iter().all(|length| length % 2 == 0 && *length > 3),
        "{pairs:?}"
    );
    let mut codes = BTreeSet::new();
    many(|text: CheckedString<Branches>| {
        codes.insert(text.into_string());
    });
    assert_eq!(
        codes,
        ["bcd".to_owned()].into(),
        "no other branch is of that length"
    );
    let mut unanchored = BTreeSet::new();
    many(|text: CheckedString<Somewhere>| {
        unanchored.insert((text.find("ab").or(text.find("acd")), text.is_ascii()));
    });
    assert!(
        unanchored.len() > 4,
        "the match stands in several places: {unanchored:?}"
    );
}

#[test]
fn a_rule_that_nothing_keeps_is_an_error() {
    let made = CheckedString::<Impossible>::arbitrary(&mut Unstructured::new(&[7; 99]));
    assert!(matches!(made, Err(Error::IncorrectFormat)), "{made:?}");
    let made = CheckedF64::<Nowhere>::arbitrary(&mut Unstructured::new(&[7; 99]));
    assert!(matches!(made, Err(Error::IncorrectFormat)), "{made:?}");
}

// SPEC E2
#[test]
fn text_is_of_all_unicode() {
    let mut seen = BTreeSet::new();
    many(|text: NonEmptyString| {
        assert!(!text.is_empty());
        seen.extend(text.chars());
    });
    for character in [
        '"',
        '\\',
        '/',
        '\0',
        '\n',
        '\u{1f}',
        '\u{7f}',
        'é',
        '\u{2028}',
        '\u{d7ff}',
        '\u{10ffff}',
    ] {
        assert!(seen.contains(&character), "{character:?}");
    }
    let astral = seen
        .iter()
        .filter(|&&character| character > '\u{ffff}')
        .count();
    assert!(astral > 1000, "{astral}");
    let text: NonEmptyString = made(b"\x05hello");
    assert_eq!(text, "hello", "a byte of ASCII stands for itself");
}

macro_rules! numbers {
    ($($rule:ident: $($name:ident = $value:expr),*;)*) => {$(
        #[derive(Debug)]
        enum $rule {}

        impl NumberRule for $rule {
            const NAME: &'static str = stringify!($rule);
            $(const $name: Option<f64> = Some($value);)*
        }
    )*};
}

numbers! {
    Free: ;
    Share: MINIMUM = 0.0, MAXIMUM = 1.0;
    Open: EXCLUSIVE_MINIMUM = 0.0, EXCLUSIVE_MAXIMUM = 1.0;
    Below: EXCLUSIVE_MAXIMUM = -1e300;
    One: MINIMUM = 1.5, MAXIMUM = 1.5;
    Nowhere: MINIMUM = 1.0, MAXIMUM = 0.0;
}

/// The bits of the numbers that come out.
fn bits<R: NumberRule>() -> BTreeSet<u64> {
    let mut seen = BTreeSet::new();
    many(|number: CheckedF64<R>| {
        CheckedF64::<R>::new(number.get()).unwrap();
        seen.insert(number.get().to_bits());
    });
    seen
}

// SPEC E2
#[test]
fn a_number_keeps_its_bounds_and_reaches_them() {
    let has = |seen: &BTreeSet<u64>, values: &[f64]| {
        for value in values {
            assert!(seen.contains(&value.to_bits()), "{value:?}");
        }
    };
    has(
        &bits::<Free>(),
        &[0.0, -0.0, 5e-324, f64::MAX, f64::MIN, 0.1],
    );
    has(&bits::<Share>(), &[0.0, -0.0, 1.0, f64::EPSILON]);
    has(&bits::<Open>(), &[5e-324, 1.0_f64.next_down()]);
    has(&bits::<Below>(), &[f64::MIN, (-1e300_f64).next_down()]);
    assert_eq!(bits::<One>(), [1.5_f64.to_bits()].into());
    let mut shares = bits::<Share>();
    shares.retain(|bits| (0.25..0.75).contains(&f64::from_bits(*bits)));
    assert!(shares.len() > 50, "{}", shares.len());
    let _: FiniteF64 = made(&[]);
}

fn depth(value: JsonRef<'_>) -> usize {
    match value.kind() {
        JsonKind::Array => 1 + value.items().map(depth).max().unwrap_or(0),
        JsonKind::Object => {
            1 + value
                .members()
                .map(|(_, member)| depth(member))
                .max()
                .unwrap_or(0)
        }
        _ => 0,
    }
}

// SPEC W
#[test]
fn a_free_form_object_is_of_any_content_within_the_limits() {
    let mut deepest = 0;
    let mut all = String::new();
    let mut most = 0;
    many(|object: JsonObject| {
        assert_eq!(object.as_json().parse::<JsonObject>().unwrap(), object);
        deepest = deepest.max(depth(object.as_value()));
        most = most.max(object.len());
        all.push_str(object.as_json());
    });
    assert!((90..=100).contains(&deepest), "{deepest}");
    assert!(most > 5, "{most}");
    for spelling in [
        "1e400",
        "0.10",
        "-0.0",
        "12345678901234567890123",
        "\\u0022",
        "\\\"",
        "null",
        "[]",
        "{}",
    ] {
        assert!(all.contains(spelling), "{spelling}");
    }
}

// SPEC W
#[test]
fn a_json_number_is_of_any_spelling() {
    let mut seen = BTreeSet::new();
    many(|number: JsonNumber| {
        number.as_json().parse::<JsonNumber>().unwrap();
        seen.insert(number.as_json().to_owned());
    });
    assert!(seen.contains("1e400") && seen.contains("0"));
    let has = |part: &str| seen.iter().any(|token| token.contains(part));
    assert!(has("E+") && has("e-") && has("."));
    assert!(seen.iter().any(|token| token.len() > 40));
}

// SPEC W
#[test]
fn a_json_integer_is_of_any_spelling() {
    let mut seen = BTreeSet::new();
    many(|integer: JsonInteger| {
        integer.as_json().parse::<JsonInteger>().unwrap();
        seen.insert(integer.as_json().to_owned());
    });
    for spelling in ["1.0", "1E+2", "1e400", "-0.0", "12345678901234567890123"] {
        assert!(seen.contains(spelling), "{spelling}");
    }
    assert!(seen.len() > 500, "{}", seen.len());
}

#[test]
fn a_map_has_any_keys() {
    let mut lengths = BTreeSet::new();
    many(|map: Map<NonEmptyString>| {
        lengths.insert(map.len());
    });
    assert!(lengths.contains(&0) && lengths.len() > 3, "{lengths:?}");
}

macro_rules! integers {
    ($($rule:ident: $least:expr, $most:expr, $step:expr;)*) => {$(
        #[derive(Debug)]
        enum $rule {}

        impl IntegerRule for $rule {
            const NAME: &'static str = stringify!($rule);
            const MINIMUM: Option<i128> = $least;
            const EXCLUSIVE_MAXIMUM: Option<i128> = $most;
            const MULTIPLE_OF: Option<u64> = $step;
        }
    )*};
}

integers! {
    Any: None, None, None;
    Few: Some(-7), Some(8), Some(7);
    Large: Some(9_007_199_254_740_993), None, Some(3);
}

// SPEC E2
#[test]
fn an_integer_reaches_the_ends_of_its_rule() {
    let mut few = BTreeSet::new();
    many(|value: CheckedI64<Few>| {
        few.insert(value.get());
    });
    assert_eq!(few, [-7, 0, 7].into());
    let mut any = BTreeSet::new();
    many(|value: CheckedI64<Any>| {
        any.insert(value.get());
    });
    assert!(any.contains(&i64::MIN) && any.contains(&i64::MAX) && any.len() > 100);
    let mut large = BTreeSet::new();
    many(|value: CheckedU64<Large>| {
        large.insert(value.get());
    });
    assert!(large.contains(&9_007_199_254_740_993) && large.contains(&u64::MAX));
    assert!(large.iter().all(|value| value % 3 == 0));
}

#[derive(Debug)]
enum Cents {}

impl NumberRule for Cents {
    const NAME: &'static str = "Cents";
    const MINIMUM: Option<f64> = Some(0.07);
    const MAXIMUM: Option<f64> = Some(19.99);
    const MULTIPLE_OF: Option<f64> = Some(0.01);
}

// SPEC E2
#[test]
fn a_number_is_a_multiple_of_its_step() {
    let mut seen = BTreeSet::new();
    many(|value: CheckedF64<Cents>| {
        seen.insert(format!("{value}"));
    });
    assert!(seen.contains("0.07") && seen.contains("19.99"), "{seen:?}");
    assert!(seen.len() > 50, "{seen:?}");
}

#[derive(Debug)]
enum Two {}

impl ArrayRule for Two {
    const NAME: &'static str = "Two";
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: Option<u64> = Some(2);
}

// SPEC E2
#[test]
fn an_array_is_of_its_length_and_null_is_among_values() {
    let mut lengths = BTreeSet::new();
    many(|items: CheckedVec<bool, Two>| {
        lengths.insert(items.len());
    });
    assert_eq!(lengths, [1, 2].into());
    let mut seen = BTreeSet::new();
    many(|value: Nullable<bool>| {
        seen.insert(value);
    });
    assert_eq!(seen.len(), 3);
}
