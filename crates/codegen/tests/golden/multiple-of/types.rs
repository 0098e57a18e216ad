// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    /// An amount in whole cents.
    pub cents: StepsCents,
    pub half: ::std::option::Option<StepsHalf>,
    pub dozens: ::std::option::Option<StepsDozens>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Steps";
        const NAMES: &'static [&'static str] = &["cents", "half", "dozens"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "cents" => ::std::option::Option::Some(0),
                "half" => ::std::option::Option::Some(1),
                "dozens" => ::std::option::Option::Some(2),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Steps;
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
            let mut __f0: ::std::option::Option<StepsCents> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<StepsHalf> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<StepsDozens> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "cents")?,
                    1 => __rt::set(&mut __f1, &mut __map, "half")?,
                    _ => __rt::set(&mut __f2, &mut __map, "dozens")?,
                }
            }
            ::std::result::Result::Ok(Steps {
                cents: __rt::required(__f0, "cents")?,
                half: __f1,
                dozens: __f2,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Steps {
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
    impl<'de> __rt::Decode<'de> for Steps {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Steps {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.half.is_some())
                + usize::from(self.dozens.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "cents",
                &self.cents,
            )?;
            if let ::std::option::Option::Some(__value) = &self.half {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "half",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.dozens {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "dozens",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Steps {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            cents: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            half: __rt::arbitrary_option(
                __u,
                <StepsHalf as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            dozens: __rt::arbitrary_option(
                __u,
                <StepsDozens as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <StepsCents as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    StepsHalf,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    StepsDozens,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// An amount in whole cents.
pub type StepsCents = __rt::CheckedF64<StepsCentsRule>;

/// The rule of `StepsCents`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StepsCentsRule {}

impl __rt::NumberRule for StepsCentsRule {
    const NAME: &'static str = "StepsCents";
    const MINIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(0.0);
    const MULTIPLE_OF: ::std::option::Option<f64> = ::std::option::Option::Some(0.01);
}

/// The type of `/properties/half`.
pub type StepsHalf = __rt::CheckedF64<StepsHalfRule>;

/// The rule of `StepsHalf`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StepsHalfRule {}

impl __rt::NumberRule for StepsHalfRule {
    const NAME: &'static str = "StepsHalf";
    const MULTIPLE_OF: ::std::option::Option<f64> = ::std::option::Option::Some(0.5);
}

/// The type of `/properties/dozens`.
pub type StepsDozens = __rt::CheckedU64<StepsDozensRule>;

/// The rule of `StepsDozens`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StepsDozensRule {}

impl __rt::IntegerRule for StepsDozensRule {
    const NAME: &'static str = "StepsDozens";
    const MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(0);
    const MULTIPLE_OF: ::std::option::Option<u64> = ::std::option::Option::Some(12);
}

/// The text of the schema `steps`.
pub const STEPS_SCHEMA: &str = ::std::include_str!("steps.schema.json");

/// The `$id` of the schema `steps`.
pub const STEPS_SCHEMA_ID: &str = "https://example.org/schemas/steps/1.0.0";

/// The version of the schema `steps`.
pub const STEPS_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `steps`.
pub static STEPS: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "steps",
    id: STEPS_SCHEMA_ID,
    version: STEPS_SCHEMA_VERSION,
    title: "Steps",
    description: "A case for the generator.",
    subject: "Steps",
    text: STEPS_SCHEMA,
    bundled: ::std::include_str!("steps.bundled.json"),
    validation: ::std::include_str!("steps.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["cents", "half", "dozens"],
    rules: &[],
    check: __rt::check::<Steps>,
});

impl __rt::Message for Steps {
    fn schema() -> &'static __rt::Schema {
        &STEPS
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&STEPS];
