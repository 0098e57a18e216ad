// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// Always the same.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
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

impl PingKind {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["ping"]).map(|_| Self::Ping)
    }
}

__rt::open_type!(PingKind, PING, 2, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for PingKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `PingAlso`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
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

impl PingAlso {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["  odd \"value\" "]).map(|_| Self::OddValue)
    }
}

__rt::open_type!(PingAlso, PING, 3, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for PingAlso {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Ping {
    /// Always the same.
    pub kind: PingKind,
    /// The member `also`.
    pub also: ::std::option::Option<PingAlso>,
}

__rt::constructors!(Ping { kind : PingKind::Ping } () [with_also also : PingAlso]);

impl ::std::default::Default for Ping {
    fn default() -> Self {
        Self::new()
    }
}

__rt::object!(
    Ping { required kind "kind" "\"kind\":" optional also "also" "\"also\":" }
);

__rt::open_type!(Ping, PING, 1, exact, closed);

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

static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
    documents: &[("", ::std::include_str!("schemas.json"))],
    dialect: ::std::option::Option::None,
    assert_formats: false,
    numbers: &[],
    checks: &[],
    by_hand: false,
});

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
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "kind",
        value: "ping",
    }),
    members: &["kind", "also"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Ping",
    part: 1,
    one_pass: true,
    check: __rt::check::<Ping>,
});

__rt::message!(Ping, PING);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&PING];
