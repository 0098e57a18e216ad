// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

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

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Integers";
        const NAMES: &'static [&'static str] = &[
            "level",
            "offset",
            "huge",
            "port",
            "step",
            "pair",
            "natural",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "level" => ::std::option::Option::Some(0),
                "offset" => ::std::option::Option::Some(1),
                "huge" => ::std::option::Option::Some(2),
                "port" => ::std::option::Option::Some(3),
                "step" => ::std::option::Option::Some(4),
                "pair" => ::std::option::Option::Some(5),
                "natural" => ::std::option::Option::Some(6),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Integers;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<IntegersLevel> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<IntegersOffset> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<IntegersHuge> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<IntegersPort> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<IntegersStep> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<IntegersPair> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<IntegersNatural> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "level")?,
                    1 => __rt::set(&mut __f1, &mut __map, "offset")?,
                    2 => __rt::set(&mut __f2, &mut __map, "huge")?,
                    3 => __rt::set(&mut __f3, &mut __map, "port")?,
                    4 => __rt::set(&mut __f4, &mut __map, "step")?,
                    5 => __rt::set(&mut __f5, &mut __map, "pair")?,
                    _ => __rt::set(&mut __f6, &mut __map, "natural")?,
                }
            }
            ::std::result::Result::Ok(Integers {
                level: __rt::required(__f0, "level")?,
                offset: __f1,
                huge: __f2,
                port: __f3,
                step: __f4,
                pair: __f5,
                natural: __f6,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Integers {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for Integers {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Integers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.offset.is_some())
                + usize::from(self.huge.is_some()) + usize::from(self.port.is_some())
                + usize::from(self.step.is_some()) + usize::from(self.pair.is_some())
                + usize::from(self.natural.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "level",
                &self.level,
            )?;
            if let ::std::option::Option::Some(__value) = &self.offset {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "offset",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.huge {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "huge",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.port {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "port",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.step {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "step",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.pair {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "pair",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.natural {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "natural",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <IntegersLevel as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    IntegersOffset,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    IntegersHuge,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    IntegersPort,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    IntegersStep,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    IntegersPair,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    IntegersNatural,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// From 1 to 5.
pub type IntegersLevel = __rt::CheckedU64<IntegersLevelRule>;

/// The rule of `IntegersLevel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IntegersLevelRule {}

impl __rt::IntegerRule for IntegersLevelRule {
    const NAME: &'static str = "IntegersLevel";
    const MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(1);
    const MAXIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(5);
}

/// The type of `/properties/offset`.
pub type IntegersOffset = __rt::CheckedI64<IntegersOffsetRule>;

/// The rule of `IntegersOffset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IntegersOffsetRule {}

impl __rt::IntegerRule for IntegersOffsetRule {
    const NAME: &'static str = "IntegersOffset";
    const EXCLUSIVE_MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(
        -3,
    );
    const EXCLUSIVE_MAXIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(
        3,
    );
}

/// The type of `/properties/huge`.
pub type IntegersHuge = __rt::CheckedU64<IntegersHugeRule>;

/// The rule of `IntegersHuge`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IntegersHugeRule {}

impl __rt::IntegerRule for IntegersHugeRule {
    const NAME: &'static str = "IntegersHuge";
    const MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(
        9007199254740993,
    );
}

/// The type of `/properties/port`.
pub type IntegersPort = __rt::CheckedU64<IntegersPortRule>;

/// The rule of `IntegersPort`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IntegersPortRule {}

impl __rt::IntegerRule for IntegersPortRule {
    const NAME: &'static str = "IntegersPort";
    const MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(0);
    const MAXIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(65535);
}

/// The type of `/properties/step`.
pub type IntegersStep = __rt::CheckedI64<IntegersStepRule>;

/// The rule of `IntegersStep`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IntegersStepRule {}

impl __rt::IntegerRule for IntegersStepRule {
    const NAME: &'static str = "IntegersStep";
    const MULTIPLE_OF: ::std::option::Option<u64> = ::std::option::Option::Some(5);
}

/// The type of `/properties/pair`.
pub type IntegersPair = __rt::CheckedI64<IntegersPairRule>;

/// The rule of `IntegersPair`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IntegersPairRule {}

impl __rt::IntegerRule for IntegersPairRule {
    const NAME: &'static str = "IntegersPair";
    const MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(-8);
    const MULTIPLE_OF: ::std::option::Option<u64> = ::std::option::Option::Some(4);
}

/// The type of `/properties/natural`.
pub type IntegersNatural = __rt::CheckedU64<IntegersNaturalRule>;

/// The rule of `IntegersNatural`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IntegersNaturalRule {}

impl __rt::IntegerRule for IntegersNaturalRule {
    const NAME: &'static str = "IntegersNatural";
    const EXCLUSIVE_MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(
        -1,
    );
}

/// The text of the schema `integers`.
pub const INTEGERS_SCHEMA: &str = ::std::include_str!("integers.schema.json");

/// The `$id` of the schema `integers`.
pub const INTEGERS_SCHEMA_ID: &str = "https://example.org/schemas/integers/1.0.0";

/// The version of the schema `integers`.
pub const INTEGERS_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `integers`.
pub static INTEGERS: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "integers",
    id: INTEGERS_SCHEMA_ID,
    version: INTEGERS_SCHEMA_VERSION,
    title: "Integers",
    description: "A case for the generator.",
    subject: "Integers",
    text: INTEGERS_SCHEMA,
    bundled: ::std::include_str!("integers.bundled.json"),
    validation: ::std::include_str!("integers.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["level", "offset", "huge", "port", "step", "pair", "natural"],
    rules: &[],
    check: __rt::check::<Integers>,
});

impl __rt::Message for Integers {
    fn schema() -> &'static __rt::Schema {
        &INTEGERS
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&INTEGERS];
