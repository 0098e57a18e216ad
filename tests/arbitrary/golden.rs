//! The generator's golden outputs with the feature on: shapes that the protocol's own schemas do not have.

use std::fmt::Debug;

use arbitrary::Arbitrary;
use saop::{Limits, Message};
use saop_synth::Rng;
use serde::Serialize;

use super::oracle::reader;
use super::seen::Seen;
use super::{bytes, made};

macro_rules! golden {
    ($($module:ident: $folder:literal,)*) => {$(
        #[allow(dead_code, missing_docs, unreachable_pub, clippy::pedantic)]
        mod $module {
            include!(concat!("../../crates/codegen/tests/golden/", $folder, "/types.rs"));
        }
    )*};
}

golden! {
    absent_null_empty: "absent-null-empty",
    const_value: "const-value",
    default_stays_optional: "default-stays-optional",
    empty_object: "empty-object",
    empty_optional_members: "empty-optional-members",
    enum_from_object: "enum-from-object",
    hygiene: "hygiene",
    inline_with_one_title: "inline-with-one-title",
    integer_with_fraction_zero: "integer-with-fraction-zero",
    number_bounds: "number-bounds",
    optional_string_null: "optional-string-null",
    parts: "parts",
    string_rules: "string-rules",
    struct_from_array: "struct-from-array",
}

fn holds<T>()
where
    T: Message + for<'a> Arbitrary<'a> + Serialize + PartialEq + Debug,
{
    let schema = T::schema();
    let mut seen = Seen::of(schema.text());
    let mut rng = Rng::with_seed(3);
    for number in 0..1000 {
        let value: T = made(&bytes(&mut rng));
        let text = saop::serialize(&value);
        let read =
            saop::parse::<T>(&text).unwrap_or_else(|error| panic!("{number}: {error}\n{text}"));
        assert_eq!(read, value, "{number}: {text}");
        schema
            .check(text.as_bytes(), &Limits::default())
            .unwrap_or_else(|error| panic!("{number}: {error}\n{text}"));
        let reading = reader::read(&text).unwrap_or_else(|why| panic!("{number}: {why:?}\n{text}"));
        seen.look(&reading.value);
    }
    assert!(
        seen.missing().is_empty(),
        "{}: {:?}",
        schema.name(),
        seen.missing()
    );
}

// SPEC E2
#[test]
fn what_the_generator_makes_keeps_any_schema() {
    holds::<absent_null_empty::Maybe>();
    holds::<const_value::Ping>();
    holds::<default_stays_optional::Options>();
    holds::<empty_object::Nothing>();
    holds::<empty_optional_members::Holder>();
    holds::<enum_from_object::State>();
    holds::<hygiene::Names>();
    holds::<inline_with_one_title::Twins>();
    holds::<integer_with_fraction_zero::Counts>();
    holds::<number_bounds::Bounds>();
    holds::<optional_string_null::Note>();
    holds::<parts::Order>();
    holds::<parts::Item>();
    holds::<string_rules::Strings>();
    holds::<struct_from_array::Pair>();
}
