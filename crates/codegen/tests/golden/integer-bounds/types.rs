// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// From 1 to 5.
///
/// Valid under `{"type": "integer", "minimum": 1, "maximum": 5.0}`.
pub type IntegersLevel = __rt::CheckedU64<schema_rules::IntegersLevel>;

/// Valid under `{"type": "integer", "exclusiveMinimum": -3, "exclusiveMaximum": 3.0}`.
pub type IntegersOffset = __rt::CheckedI64<schema_rules::IntegersOffset>;

/// Valid under `{"type": "integer", "minimum": 9007199254740993}`.
pub type IntegersHuge = __rt::CheckedU64<schema_rules::IntegersHuge>;

/// Valid under `{"type": "integer", "minimum": 0, "maximum": 65535}`.
pub type IntegersPort = __rt::CheckedU64<schema_rules::IntegersPort>;

/// Valid under `{"type": "integer", "multipleOf": 5}`.
pub type IntegersStep = __rt::CheckedI64<schema_rules::IntegersStep>;

/// Valid under `{"type": "integer", "minimum": -8, "multipleOf": 4}`.
pub type IntegersPair = __rt::CheckedI64<schema_rules::IntegersPair>;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Integers {
    /// From 1 to 5.
    pub level: IntegersLevel,
    /// The member `offset`.
    pub offset: ::std::option::Option<IntegersOffset>,
    /// The member `huge`.
    pub huge: ::std::option::Option<IntegersHuge>,
    /// The member `port`.
    pub port: ::std::option::Option<IntegersPort>,
    /// The member `step`.
    pub step: ::std::option::Option<IntegersStep>,
    /// The member `pair`.
    pub pair: ::std::option::Option<IntegersPair>,
    /// The member `natural`.
    pub natural: ::std::option::Option<u64>,
}

__rt::constructors!(
    Integers {} (level : IntegersLevel as is) [with_offset offset : IntegersOffset as is,
    with_huge huge : IntegersHuge as is, with_port port : IntegersPort as is, with_step
    step : IntegersStep as is, with_pair pair : IntegersPair as is, with_natural natural
    : u64 as is]
);

__rt::object!(
    Integers { required level "level" "\"level\":" optional offset "offset" "\"offset\":"
    optional huge "huge" "\"huge\":" optional port "port" "\"port\":" optional step
    "step" "\"step\":" optional pair "pair" "\"pair\":" optional natural "natural"
    "\"natural\":" }
);

__rt::open_type!(Integers, INTEGERS, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Integers {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            level: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            offset: __rt::arbitrary_option(
                __u,
                <IntegersOffset as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            huge: __rt::arbitrary_option(
                __u,
                <IntegersHuge as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            port: __rt::arbitrary_option(
                __u,
                <IntegersPort as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            step: __rt::arbitrary_option(
                __u,
                <IntegersStep as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            pair: __rt::arbitrary_option(
                __u,
                <IntegersPair as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            natural: __rt::arbitrary_option(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        IntegerRule IntegersLevel { MINIMUM 1, MAXIMUM 5 } IntegerRule IntegersOffset {
        EXCLUSIVE_MINIMUM - 3, EXCLUSIVE_MAXIMUM 3 } IntegerRule IntegersHuge { MINIMUM
        9007199254740993 } IntegerRule IntegersPort { MAXIMUM 65535 } IntegerRule
        IntegersStep { MULTIPLE_OF 5 } IntegerRule IntegersPair { MINIMUM - 8,
        MULTIPLE_OF 4 }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `integers`, self-contained.
    pub const INTEGERS_SCHEMA: &str = ::std::include_str!("integers.bundled.json");
    /// The text of the file of the schema `integers`.
    pub const INTEGERS_SCHEMA_SOURCE: &str = ::std::include_str!("integers.schema.json");
    /// The `$id` of the schema `integers`.
    pub const INTEGERS_SCHEMA_ID: &str = "https://example.org/schemas/integers/1.0.0";
    /// The version of the schema `integers`.
    pub const INTEGERS_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(
    ["" "schemas.json"], numbers(2 U64 3 I64 4 U64 5 U64 6 I64 7 I64 8 U64)
);

/// The schema `integers`.
pub static INTEGERS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "integers",
    id: INTEGERS_SCHEMA_ID,
    version: INTEGERS_SCHEMA_VERSION,
    title: "Integers",
    description: "A case for the generator.",
    subject: "Integers",
    text: INTEGERS_SCHEMA,
    source: INTEGERS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["level", "offset", "huge", "port", "step", "pair", "natural"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Integers",
    part: 1,
    one_pass: true,
    check: __rt::check::<Integers>,
});

__rt::message!(Integers, INTEGERS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&INTEGERS];
