// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// A default changes nothing.
    pub level: ::std::option::Option<i64>,
    pub name: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    Options {} () [with_level level : i64, with_name name : ::std::string::String]
);

__rt::described!(Options, OPTIONS, "", ["level", "name"]);

impl __rt::Decode for Options {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"level\":", &mut __f0)?;
        __rt::field(__r, "\"name\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self { level: __f0, name: __f1 })
    }
}

impl __rt::serde::Serialize for Options {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            usize::from(self.level.is_some()) + usize::from(self.name.is_some()),
        )?;
        __m.optional("level", &self.level)?;
        __m.optional("name", &self.name)?;
        __m.end()
    }
}

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
    validation: ::std::include_str!("options.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["level", "name"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Options>,
});

__rt::message!(Options, OPTIONS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&OPTIONS];
