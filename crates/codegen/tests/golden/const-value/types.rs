// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Ping {
    /// Always the same.
    pub kind: PingKind,
    pub also: ::std::option::Option<PingAlso>,
}

__rt::constructors!(
    Ping { kind : < PingKind as ::std::default::Default > ::default() } () [with_also
    also : PingAlso]
);

__rt::described!(Ping, PING, "", ["kind", "also"]);

impl __rt::Decode for Ping {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        __rt::field(__r, "\"also\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            kind: __rt::required(__f0)?,
            also: __f1,
        })
    }
}

impl __rt::serde::Serialize for Ping {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.also.is_some()),
        )?;
        __m.member("kind", &self.kind)?;
        __m.optional("also", &self.also)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Ping {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            also: __rt::arbitrary_option(
                __u,
                <PingAlso as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// Always the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum PingKind {
    /// The value `ping`.
    #[default]
    Ping,
}

impl PingKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Ping];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ping => "ping",
        }
    }
}

impl ::std::fmt::Display for PingKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for PingKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for PingKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for PingKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(PingKind, PING, "/properties/kind");

impl __rt::Decode for PingKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["ping"]).map(|_| Self::Ping)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for PingKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/also`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum PingAlso {
    /// The value `  odd "value" `.
    #[default]
    OddValue,
}

impl PingAlso {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::OddValue];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OddValue => "  odd \"value\" ",
        }
    }
}

impl ::std::fmt::Display for PingAlso {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for PingAlso {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for PingAlso {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for PingAlso {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(PingAlso, PING, "/properties/also");

impl __rt::Decode for PingAlso {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["  odd \"value\" "]).map(|_| Self::OddValue)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for PingAlso {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `ping`, self-contained.
    pub const PING_SCHEMA: &str = ::std::include_str!("ping.bundled.json");
    /// The text of the file of the schema `ping`.
    pub const PING_SCHEMA_SOURCE: &str = ::std::include_str!("ping.schema.json");
    /// The `$id` of the schema `ping`.
    pub const PING_SCHEMA_ID: &str = "https://example.org/schemas/ping/1.0.0";
    /// The version of the schema `ping`.
    pub const PING_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `ping`.
pub static PING: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "ping",
    id: PING_SCHEMA_ID,
    version: PING_SCHEMA_VERSION,
    title: "Ping",
    description: "A case for the generator.",
    subject: "Ping",
    text: PING_SCHEMA,
    source: PING_SCHEMA_SOURCE,
    validation: ::std::include_str!("ping.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "kind",
        value: "ping",
    }),
    members: &["kind", "also"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Ping>,
});

__rt::message!(Ping, PING);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&PING];
