// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// Absent or a string, never null.
    pub text: ::std::option::Option<::std::string::String>,
    /// The member `name`.
    pub name: ::std::option::Option<__rt::NonEmptyString>,
}

__rt::constructors!(
    Note {} () [with_text text : ::std::string::String, with_name name :
    __rt::NonEmptyString as is]
);

__rt::object!(
    Note { optional text "text" "\"text\":" optional name "name" "\"name\":" }
);

__rt::open_type!(Note, NOTE, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Note {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            text: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            name: __rt::arbitrary_option(
                __u,
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `note`, self-contained.
    pub const NOTE_SCHEMA: &str = ::std::include_str!("note.bundled.json");
    /// The text of the file of the schema `note`.
    pub const NOTE_SCHEMA_SOURCE: &str = ::std::include_str!("note.schema.json");
    /// The `$id` of the schema `note`.
    pub const NOTE_SCHEMA_ID: &str = "https://example.org/schemas/note/1.0.0";
    /// The version of the schema `note`.
    pub const NOTE_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"]);

/// The schema `note`.
pub static NOTE: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "note",
    id: NOTE_SCHEMA_ID,
    version: NOTE_SCHEMA_VERSION,
    title: "Note",
    description: "A case for the generator.",
    subject: "Note",
    text: NOTE_SCHEMA,
    source: NOTE_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["text", "name"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Note",
    part: 1,
    one_pass: true,
    check: __rt::check::<Note>,
});

__rt::message!(Note, NOTE);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&NOTE];
