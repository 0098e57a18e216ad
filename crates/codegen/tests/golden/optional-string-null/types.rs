// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// Absent or a string, never null.
    pub text: ::std::option::Option<::std::string::String>,
    pub name: ::std::option::Option<__rt::NonEmptyString>,
}

__rt::constructors!(
    Note {} () [with_text text : ::std::string::String, with_name name :
    __rt::NonEmptyString]
);

__rt::described!(Note, NOTE, "", ["text", "name"]);

impl __rt::Decode for Note {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"text\":", &mut __f0)?;
        __rt::field(__r, "\"name\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self { text: __f0, name: __f1 })
    }
}

impl __rt::serde::Serialize for Note {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            usize::from(self.text.is_some()) + usize::from(self.name.is_some()),
        )?;
        __m.optional("text", &self.text)?;
        __m.optional("name", &self.name)?;
        __m.end()
    }
}

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
    validation: ::std::include_str!("note.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["text", "name"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Note>,
});

__rt::message!(Note, NOTE);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&NOTE];
