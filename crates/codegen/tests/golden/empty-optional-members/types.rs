// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Holder {
    /// The member `free`.
    pub free: ::std::option::Option<__rt::JsonObject>,
    /// The member `list`.
    pub list: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
    /// The member `map`.
    pub map: ::std::option::Option<__rt::Map<i64>>,
}

__rt::constructors!(
    Holder {} () [with_free free : __rt::JsonObject as is, with_list list :
    ::std::vec::Vec < ::std::string::String > as is, with_map map : __rt::Map < i64 > as
    is]
);

__rt::object!(
    Holder { optional free "free" "\"free\":" optional list "list" "\"list\":" optional
    map "map" "\"map\":" }
);

__rt::open_type!(Holder, HOLDER, 1, exact, closed);

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

__rt::schema_source!(["" "schemas.json"], numbers(6 I64));

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
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["free", "list", "map"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Holder",
    part: 1,
    one_pass: true,
    check: __rt::check::<Holder>,
});

__rt::message!(Holder, HOLDER);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&HOLDER];
