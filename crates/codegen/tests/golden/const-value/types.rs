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

__rt::string_enum!(PingKind { Ping "ping" });

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

__rt::string_enum!(PingAlso { OddValue "  odd \"value\" " });

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

__rt::constructors!(Ping { kind : PingKind::Ping } () [with_also also : PingAlso as is]);

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

__rt::schema_source!(["" "schemas.json"]);

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
