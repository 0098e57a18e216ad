// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Maybe {
    /// Absent, null and empty are three things.
    pub value: ::std::option::Option<__rt::Nullable<::std::string::String>>,
    pub any: ::std::option::Option<MaybeAny>,
}

__rt::constructors!(
    Maybe {} () [with_value value : __rt::Nullable < ::std::string::String >, with_any
    any : MaybeAny]
);

__rt::described!(Maybe, MAYBE, "", ["value", "any"]);

impl __rt::Decode for Maybe {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"value\":", &mut __f0)?;
        __rt::field(__r, "\"any\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self { value: __f0, any: __f1 })
    }
}

impl __rt::serde::Serialize for Maybe {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            usize::from(self.value.is_some()) + usize::from(self.any.is_some()),
        )?;
        __m.optional("value", &self.value)?;
        __m.optional("any", &self.any)?;
        __m.end()
    }
}

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

__rt::described!(MaybeAny, MAYBE, "/properties/any");

impl __rt::Decode for MaybeAny {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        match __rt::decode_scalar(__r, &["boolean", "number", "string", "null"])? {
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

impl __rt::serde::Serialize for MaybeAny {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Boolean(__value) => __s.serialize_bool(*__value),
            Self::Number(__value) => __rt::serde::Serialize::serialize(__value, __s),
            Self::String(__value) => __s.serialize_str(__value),
            Self::Null => __s.serialize_unit(),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for MaybeAny {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(4)? {
            0 => __rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Boolean),
            1 => __rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Number),
            2 => __rt::arbitrary_text(__u).map(Self::String),
            _ => ::std::result::Result::Ok(Self::Null),
        }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `maybe`, self-contained.
    pub const MAYBE_SCHEMA: &str = ::std::include_str!("maybe.bundled.json");
    /// The text of the file of the schema `maybe`.
    pub const MAYBE_SCHEMA_SOURCE: &str = ::std::include_str!("maybe.schema.json");
    /// The `$id` of the schema `maybe`.
    pub const MAYBE_SCHEMA_ID: &str = "https://example.org/schemas/maybe/1.0.0";
    /// The version of the schema `maybe`.
    pub const MAYBE_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `maybe`.
pub static MAYBE: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "maybe",
    id: MAYBE_SCHEMA_ID,
    version: MAYBE_SCHEMA_VERSION,
    title: "Maybe",
    description: "A case for the generator.",
    subject: "Maybe",
    text: MAYBE_SCHEMA,
    source: MAYBE_SCHEMA_SOURCE,
    validation: ::std::include_str!("maybe.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["value", "any"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Maybe>,
});

__rt::message!(Maybe, MAYBE);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&MAYBE];
