// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Holder {
    pub free: ::std::option::Option<__rt::JsonObject>,
    pub list: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
    pub map: ::std::option::Option<__rt::Map<i64>>,
}

__rt::constructors!(
    Holder {} () [with_free free : __rt::JsonObject, with_list list : ::std::vec::Vec <
    ::std::string::String >, with_map map : __rt::Map < i64 >]
);

__rt::described!(Holder, HOLDER, "", ["free", "list", "map"]);

impl __rt::Decode for Holder {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"free\":", &mut __f0)?;
        __rt::field(__r, "\"list\":", &mut __f1)?;
        __rt::field(__r, "\"map\":", &mut __f2)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                _ => __rt::set(__r, &mut __f2)?,
            }
        }
        ::std::result::Result::Ok(Self {
            free: __f0,
            list: __f1,
            map: __f2,
        })
    }
}

impl __rt::serde::Serialize for Holder {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            usize::from(self.free.is_some()) + usize::from(self.list.is_some())
                + usize::from(self.map.is_some()),
        )?;
        __m.optional("free", &self.free)?;
        __m.optional("list", &self.list)?;
        __m.optional("map", &self.map)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Holder {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            free: __rt::arbitrary_option(
                __u,
                <__rt::JsonObject as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            list: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(__u, __rt::arbitrary_text),
            )?,
            map: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_map(
                    __u,
                    <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `holder`, self-contained.
    pub const HOLDER_SCHEMA: &str = ::std::include_str!("holder.bundled.json");
    /// The text of the file of the schema `holder`.
    pub const HOLDER_SCHEMA_SOURCE: &str = ::std::include_str!("holder.schema.json");
    /// The `$id` of the schema `holder`.
    pub const HOLDER_SCHEMA_ID: &str = "https://example.org/schemas/holder/1.0.0";
    /// The version of the schema `holder`.
    pub const HOLDER_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `holder`.
pub static HOLDER: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "holder",
    id: HOLDER_SCHEMA_ID,
    version: HOLDER_SCHEMA_VERSION,
    title: "Holder",
    description: "A case for the generator.",
    subject: "Holder",
    text: HOLDER_SCHEMA,
    source: HOLDER_SCHEMA_SOURCE,
    validation: ::std::include_str!("holder.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["free", "list", "map"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Holder>,
});

__rt::message!(Holder, HOLDER);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&HOLDER];
