// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Nothing {}

__rt::constructors!(Nothing {} () []);

__rt::described!(Nothing, NOTHING, "", []);

impl __rt::Decode for Nothing {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __r.open_object()?;
        while !__r.close_object() {
            __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
        }
        ::std::result::Result::Ok(Self {})
    }
}

impl __rt::serde::Serialize for Nothing {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let __m = __rt::SerializeMembers::new(__s, 0)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Nothing {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {})
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `nothing`, self-contained.
    pub const NOTHING_SCHEMA: &str = ::std::include_str!("nothing.bundled.json");
    /// The text of the file of the schema `nothing`.
    pub const NOTHING_SCHEMA_SOURCE: &str = ::std::include_str!("nothing.schema.json");
    /// The `$id` of the schema `nothing`.
    pub const NOTHING_SCHEMA_ID: &str = "https://example.org/schemas/nothing/1.0.0";
    /// The version of the schema `nothing`.
    pub const NOTHING_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `nothing`.
pub static NOTHING: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "nothing",
    id: NOTHING_SCHEMA_ID,
    version: NOTHING_SCHEMA_VERSION,
    title: "Nothing",
    description: "A case for the generator.",
    subject: "Nothing",
    text: NOTHING_SCHEMA,
    source: NOTHING_SCHEMA_SOURCE,
    validation: ::std::include_str!("nothing.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Nothing>,
});

__rt::message!(Nothing, NOTHING);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&NOTHING];
