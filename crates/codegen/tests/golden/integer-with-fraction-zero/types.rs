// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Counts {
    /// The member `unsigned`.
    pub unsigned: u64,
    /// The member `signed`.
    pub signed: ::std::option::Option<i64>,
}

__rt::constructors!(Counts {} (unsigned : u64 as is) [with_signed signed : i64 as is]);

__rt::object!(
    Counts { required unsigned "unsigned" "\"unsigned\":" optional signed "signed"
    "\"signed\":" }
);

__rt::open_type!(Counts, COUNTS, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Counts {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            unsigned: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            signed: __rt::arbitrary_option(
                __u,
                <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `counts`, self-contained.
    pub const COUNTS_SCHEMA: &str = ::std::include_str!("counts.bundled.json");
    /// The text of the file of the schema `counts`.
    pub const COUNTS_SCHEMA_SOURCE: &str = ::std::include_str!("counts.schema.json");
    /// The `$id` of the schema `counts`.
    pub const COUNTS_SCHEMA_ID: &str = "https://example.org/schemas/counts/1.0.0";
    /// The version of the schema `counts`.
    pub const COUNTS_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"], numbers(2 U64 3 I64));

/// The schema `counts`.
pub static COUNTS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "counts",
    id: COUNTS_SCHEMA_ID,
    version: COUNTS_SCHEMA_VERSION,
    title: "Counts",
    description: "A case for the generator.",
    subject: "Counts",
    text: COUNTS_SCHEMA,
    source: COUNTS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["unsigned", "signed"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Counts",
    part: 1,
    one_pass: true,
    check: __rt::check::<Counts>,
});

__rt::message!(Counts, COUNTS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&COUNTS];
