// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// A default changes nothing.
    pub level: ::std::option::Option<i64>,
    /// The member `name`.
    pub name: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    Options {} () [with_level level : i64 as is, with_name name : ::std::string::String]
);

__rt::object!(
    Options { optional level "level" "\"level\":" optional name "name" "\"name\":" }
);

__rt::open_type!(Options, OPTIONS, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Options {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            level: __rt::arbitrary_option(
                __u,
                <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            name: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `options`, self-contained.
    pub const OPTIONS_SCHEMA: &str = ::std::include_str!("options.bundled.json");
    /// The text of the file of the schema `options`.
    pub const OPTIONS_SCHEMA_SOURCE: &str = ::std::include_str!("options.schema.json");
    /// The `$id` of the schema `options`.
    pub const OPTIONS_SCHEMA_ID: &str = "https://example.org/schemas/options/1.0.0";
    /// The version of the schema `options`.
    pub const OPTIONS_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"], numbers(2 I64));

/// The schema `options`.
pub static OPTIONS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "options",
    id: OPTIONS_SCHEMA_ID,
    version: OPTIONS_SCHEMA_VERSION,
    title: "Options",
    description: "A case for the generator.",
    subject: "Options",
    text: OPTIONS_SCHEMA,
    source: OPTIONS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["level", "name"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Options",
    part: 1,
    one_pass: true,
    check: __rt::check::<Options>,
});

__rt::message!(Options, OPTIONS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&OPTIONS];
