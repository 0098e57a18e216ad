// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Maybe {
    /// Absent, null and empty are three things.
    pub value: ::std::option::Option<__rt::Nullable<::std::string::String>>,
    pub any: ::std::option::Option<MaybeAny>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Maybe";
        const NAMES: &'static [&'static str] = &["value", "any"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "value" => ::std::option::Option::Some(0),
                "any" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Maybe;
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
            let mut __f0: ::std::option::Option<__rt::Nullable<::std::string::String>> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<MaybeAny> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "value")?,
                    _ => __rt::set(&mut __f1, &mut __map, "any")?,
                }
            }
            ::std::result::Result::Ok(Maybe { value: __f0, any: __f1 })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Maybe {
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
    impl<'de> __rt::Decode<'de> for Maybe {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Maybe {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.value.is_some())
                + usize::from(self.any.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.value {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "value",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.any {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "any",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Maybe {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            value: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(__u, __rt::arbitrary_text),
            )?,
            any: __rt::arbitrary_option(
                __u,
                <MaybeAny as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::option::Option<
                    __rt::Nullable<::std::string::String>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    MaybeAny,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/properties/any`.
#[derive(Clone, Debug, PartialEq)]
pub enum MaybeAny {
    /// A boolean.
    Boolean(bool),
    /// A number, as it was spelled.
    Number(__rt::JsonNumber),
    /// A string.
    String(::std::string::String),
    /// `null`.
    Null,
}

impl ::std::convert::From<bool> for MaybeAny {
    fn from(__value: bool) -> Self {
        Self::Boolean(__value)
    }
}

impl ::std::convert::From<i8> for MaybeAny {
    fn from(__value: i8) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i16> for MaybeAny {
    fn from(__value: i16) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i32> for MaybeAny {
    fn from(__value: i32) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i64> for MaybeAny {
    fn from(__value: i64) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i128> for MaybeAny {
    fn from(__value: i128) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<isize> for MaybeAny {
    fn from(__value: isize) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u8> for MaybeAny {
    fn from(__value: u8) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u16> for MaybeAny {
    fn from(__value: u16) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u32> for MaybeAny {
    fn from(__value: u32) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u64> for MaybeAny {
    fn from(__value: u64) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u128> for MaybeAny {
    fn from(__value: u128) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<usize> for MaybeAny {
    fn from(__value: usize) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<__rt::JsonNumber> for MaybeAny {
    fn from(__value: __rt::JsonNumber) -> Self {
        Self::Number(__value)
    }
}

impl ::std::convert::From<::std::string::String> for MaybeAny {
    fn from(__value: ::std::string::String) -> Self {
        Self::String(__value)
    }
}

impl ::std::convert::From<&str> for MaybeAny {
    fn from(__value: &str) -> Self {
        Self::String(__value.to_owned())
    }
}

const _: () = {
    impl<'de> __rt::serde::Deserialize<'de> for MaybeAny {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_scalar(
                __deserializer,
                &["boolean", "number", "string", "null"],
            )? {
                __rt::Scalar::Bool(__value) => {
                    ::std::result::Result::Ok(Self::Boolean(__value))
                }
                __rt::Scalar::Number(__value) => {
                    ::std::result::Result::Ok(Self::Number(__value))
                }
                __rt::Scalar::String(__value) => {
                    ::std::result::Result::Ok(Self::String(__value))
                }
                __rt::Scalar::Null => ::std::result::Result::Ok(Self::Null),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for MaybeAny {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for MaybeAny {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Boolean(__value) => {
                    __rt::serde::Serializer::serialize_bool(__serializer, *__value)
                }
                Self::Number(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
                Self::String(__value) => {
                    __rt::serde::Serializer::serialize_str(__serializer, __value)
                }
                Self::Null => __rt::serde::Serializer::serialize_unit(__serializer),
            }
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for MaybeAny {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __rt::arbitrary::Unstructured::choose_index(__u, 4)? {
            0 => __rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Boolean),
            1 => __rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Number),
            2 => __rt::arbitrary_text(__u).map(Self::String),
            _ => ::std::result::Result::Ok(Self::Null),
        }
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (1, ::std::option::Option::Some(1)),
            __rt::arbitrary::size_hint::or_all(
                &[
                    <bool as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                    <__rt::JsonNumber as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                    <::std::string::String as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                    <() as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                ],
            ),
        )
    }
}

/// The text of the schema `maybe`.
pub const MAYBE_SCHEMA: &str = ::std::include_str!("maybe.schema.json");

/// The `$id` of the schema `maybe`.
pub const MAYBE_SCHEMA_ID: &str = "https://example.org/schemas/maybe/1.0.0";

/// The version of the schema `maybe`.
pub const MAYBE_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `maybe`.
pub static MAYBE: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "maybe",
    id: MAYBE_SCHEMA_ID,
    version: MAYBE_SCHEMA_VERSION,
    title: "Maybe",
    description: "A case for the generator.",
    subject: "Maybe",
    text: MAYBE_SCHEMA,
    bundled: ::std::include_str!("maybe.bundled.json"),
    validation: ::std::include_str!("maybe.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["value", "any"],
    rules: &[],
    check: __rt::check::<Maybe>,
});

impl __rt::Message for Maybe {
    fn schema() -> &'static __rt::Schema {
        &MAYBE
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&MAYBE];
