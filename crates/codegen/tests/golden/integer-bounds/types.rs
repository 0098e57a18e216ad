// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Integers {
    /// From 1 to 5.
    pub level: IntegersLevel,
    pub offset: ::std::option::Option<IntegersOffset>,
    pub huge: ::std::option::Option<IntegersHuge>,
    pub port: ::std::option::Option<IntegersPort>,
    pub step: ::std::option::Option<IntegersStep>,
    pub pair: ::std::option::Option<IntegersPair>,
    pub natural: ::std::option::Option<IntegersNatural>,
}

__rt::constructors!(
    Integers {} (level : IntegersLevel) [with_offset offset : IntegersOffset, with_huge
    huge : IntegersHuge, with_port port : IntegersPort, with_step step : IntegersStep,
    with_pair pair : IntegersPair, with_natural natural : IntegersNatural]
);

__rt::described!(
    Integers, INTEGERS, "", ["level", "offset", "huge", "port", "step", "pair",
    "natural"]
);

impl __rt::Decode for Integers {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        let mut __f3 = ::std::option::Option::None;
        let mut __f4 = ::std::option::Option::None;
        let mut __f5 = ::std::option::Option::None;
        let mut __f6 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"level\":", &mut __f0)?;
        __rt::field(__r, "\"offset\":", &mut __f1)?;
        __rt::field(__r, "\"huge\":", &mut __f2)?;
        __rt::field(__r, "\"port\":", &mut __f3)?;
        __rt::field(__r, "\"step\":", &mut __f4)?;
        __rt::field(__r, "\"pair\":", &mut __f5)?;
        __rt::field(__r, "\"natural\":", &mut __f6)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                2 => __rt::set(__r, &mut __f2)?,
                3 => __rt::set(__r, &mut __f3)?,
                4 => __rt::set(__r, &mut __f4)?,
                5 => __rt::set(__r, &mut __f5)?,
                _ => __rt::set(__r, &mut __f6)?,
            }
        }
        ::std::result::Result::Ok(Self {
            level: __rt::required(__f0)?,
            offset: __f1,
            huge: __f2,
            port: __f3,
            step: __f4,
            pair: __f5,
            natural: __f6,
        })
    }
}

impl __rt::serde::Serialize for Integers {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.offset.is_some()) + usize::from(self.huge.is_some())
                + usize::from(self.port.is_some()) + usize::from(self.step.is_some())
                + usize::from(self.pair.is_some()) + usize::from(self.natural.is_some()),
        )?;
        __m.member("level", &self.level)?;
        __m.optional("offset", &self.offset)?;
        __m.optional("huge", &self.huge)?;
        __m.optional("port", &self.port)?;
        __m.optional("step", &self.step)?;
        __m.optional("pair", &self.pair)?;
        __m.optional("natural", &self.natural)?;
        __m.end()
    }
}

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
                <IntegersNatural as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// From 1 to 5.
pub type IntegersLevel = __rt::CheckedU64<schema_rules::IntegersLevel>;

/// The type of `/properties/offset`.
pub type IntegersOffset = __rt::CheckedI64<schema_rules::IntegersOffset>;

/// The type of `/properties/huge`.
pub type IntegersHuge = __rt::CheckedU64<schema_rules::IntegersHuge>;

/// The type of `/properties/port`.
pub type IntegersPort = __rt::CheckedU64<schema_rules::IntegersPort>;

/// The type of `/properties/step`.
pub type IntegersStep = __rt::CheckedI64<schema_rules::IntegersStep>;

/// The type of `/properties/pair`.
pub type IntegersPair = __rt::CheckedI64<schema_rules::IntegersPair>;

/// The type of `/properties/natural`.
pub type IntegersNatural = __rt::CheckedU64<schema_rules::IntegersNatural>;

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        IntegerRule IntegersLevel { MINIMUM 1, MAXIMUM 5 } IntegerRule IntegersOffset {
        EXCLUSIVE_MINIMUM - 3, EXCLUSIVE_MAXIMUM 3 } IntegerRule IntegersHuge { MINIMUM
        9007199254740993 } IntegerRule IntegersPort { MINIMUM 0, MAXIMUM 65535 }
        IntegerRule IntegersStep { MULTIPLE_OF 5 } IntegerRule IntegersPair { MINIMUM -
        8, MULTIPLE_OF 4 } IntegerRule IntegersNatural { EXCLUSIVE_MINIMUM - 1 }
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
    validation: ::std::include_str!("integers.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["level", "offset", "huge", "port", "step", "pair", "natural"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Integers>,
});

__rt::message!(Integers, INTEGERS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&INTEGERS];
