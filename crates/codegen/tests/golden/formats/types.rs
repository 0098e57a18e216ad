// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Formats {
    /// When.
    pub at: ::std::option::Option<::std::string::String>,
    /// The member `id`.
    pub id: ::std::option::Option<__rt::Nullable<__rt::NonEmptyString>>,
}

__rt::constructors!(
    Formats {} () [with_at at : ::std::string::String, with_id id : __rt::Nullable <
    __rt::NonEmptyString >]
);

__rt::object!(Formats { optional at "at" "\"at\":" optional id "id" "\"id\":" });

__rt::open_type!(Formats, FORMATS, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Formats {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            at: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            id: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `formats`, self-contained.
    pub const FORMATS_SCHEMA: &str = ::std::include_str!("formats.bundled.json");
    /// The text of the file of the schema `formats`.
    pub const FORMATS_SCHEMA_SOURCE: &str = ::std::include_str!("formats.schema.json");
    /// The `$id` of the schema `formats`.
    pub const FORMATS_SCHEMA_ID: &str = "https://example.org/schemas/formats/1.0.0";
    /// The version of the schema `formats`.
    pub const FORMATS_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"]);

/// The schema `formats`.
pub static FORMATS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "formats",
    id: FORMATS_SCHEMA_ID,
    version: FORMATS_SCHEMA_VERSION,
    title: "Formats",
    description: "A case for the generator.",
    subject: "Formats",
    text: FORMATS_SCHEMA,
    source: FORMATS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["at", "id"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Formats",
    part: 1,
    one_pass: true,
    check: __rt::check::<Formats>,
});

__rt::message!(Formats, FORMATS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&FORMATS];
