// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    pub p: ::std::string::String,
    pub r: ::std::string::String,
}

__rt::constructors!(Pair {} (p : ::std::string::String, r : ::std::string::String) []);

__rt::described!(Pair, PAIR, "", ["p", "r"]);

impl __rt::Decode for Pair {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"p\":", &mut __f0)?;
        __rt::field(__r, "\"r\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            p: __rt::required(__f0)?,
            r: __rt::required(__f1)?,
        })
    }
}

impl __rt::serde::Serialize for Pair {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 2)?;
        __m.member("p", &self.p)?;
        __m.member("r", &self.r)?;
        __m.end()
    }
}

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
    validation: ::std::include_str!("pair.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["p", "r"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Pair>,
});

__rt::message!(Pair, PAIR);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&PAIR];
