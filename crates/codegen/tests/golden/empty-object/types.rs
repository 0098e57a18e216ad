// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Nothing {}

__rt::constructors!(Nothing {} () []);

__rt::object!(Nothing {});

__rt::open_type!(Nothing, NOTHING, 1, exact, closed);

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

__rt::schema_source!(["" "schemas.json"]);

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
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Nothing",
    part: 1,
    one_pass: true,
    check: __rt::check::<Nothing>,
});

__rt::message!(Nothing, NOTHING);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&NOTHING];
