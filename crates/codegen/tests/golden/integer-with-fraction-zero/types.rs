// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Counts {
    pub unsigned: u64,
    pub signed: ::std::option::Option<i64>,
}

__rt::constructors!(Counts {} (unsigned : u64) [with_signed signed : i64]);

__rt::described!(Counts, COUNTS, "", ["unsigned", "signed"]);

impl __rt::Decode for Counts {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"unsigned\":", &mut __f0)?;
        __rt::field(__r, "\"signed\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            unsigned: __rt::required(__f0)?,
            signed: __f1,
        })
    }
}

impl __rt::serde::Serialize for Counts {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.signed.is_some()),
        )?;
        __m.member("unsigned", &self.unsigned)?;
        __m.optional("signed", &self.signed)?;
        __m.end()
    }
}

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
    validation: ::std::include_str!("counts.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["unsigned", "signed"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Counts>,
});

__rt::message!(Counts, COUNTS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&COUNTS];
