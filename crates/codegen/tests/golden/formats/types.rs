// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Formats {
    /// When.
    pub at: ::std::option::Option<::std::string::String>,
    pub id: ::std::option::Option<__rt::Nullable<__rt::NonEmptyString>>,
}

__rt::constructors!(
    Formats {} () [with_at at : ::std::string::String, with_id id : __rt::Nullable <
    __rt::NonEmptyString >]
);

__rt::described!(Formats, FORMATS, "", ["at", "id"]);

impl __rt::Decode for Formats {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"at\":", &mut __f0)?;
        __rt::field(__r, "\"id\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self { at: __f0, id: __f1 })
    }
}

impl __rt::serde::Serialize for Formats {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            usize::from(self.at.is_some()) + usize::from(self.id.is_some()),
        )?;
        __m.optional("at", &self.at)?;
        __m.optional("id", &self.id)?;
        __m.end()
    }
}

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
    validation: ::std::include_str!("formats.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["at", "id"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Formats>,
});

__rt::message!(Formats, FORMATS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&FORMATS];
