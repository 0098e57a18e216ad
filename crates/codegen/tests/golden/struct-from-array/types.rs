// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// The member `p`.
    pub p: ::std::string::String,
    /// The member `r`.
    pub r: ::std::string::String,
}

__rt::constructors!(Pair {} (p : ::std::string::String, r : ::std::string::String) []);

__rt::object!(Pair { required p "p" "\"p\":" required r "r" "\"r\":" });

__rt::open_type!(Pair, PAIR, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Pair {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            p: __rt::arbitrary_text(__u)?,
            r: __rt::arbitrary_text(__u)?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `pair`, self-contained.
    pub const PAIR_SCHEMA: &str = ::std::include_str!("pair.bundled.json");
    /// The text of the file of the schema `pair`.
    pub const PAIR_SCHEMA_SOURCE: &str = ::std::include_str!("pair.schema.json");
    /// The `$id` of the schema `pair`.
    pub const PAIR_SCHEMA_ID: &str = "https://example.org/schemas/pair/1.0.0";
    /// The version of the schema `pair`.
    pub const PAIR_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"]);

/// The schema `pair`.
pub static PAIR: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "pair",
    id: PAIR_SCHEMA_ID,
    version: PAIR_SCHEMA_VERSION,
    title: "Pair",
    description: "A case for the generator.",
    subject: "Pair",
    text: PAIR_SCHEMA,
    source: PAIR_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["p", "r"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Pair",
    part: 1,
    one_pass: true,
    check: __rt::check::<Pair>,
});

__rt::message!(Pair, PAIR);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&PAIR];
