// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// `MaybeAny`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
pub enum MaybeAny {
    /// `null`
    Null,
    /// `true` or `false`.
    Boolean(bool),
    /// A number.
    Number(__rt::JsonNumber),
    /// A string.
    String(::std::string::String),
}

impl MaybeAny {
    fn __choose(
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
        ::std::result::Result::Ok(
            match __r.kind() {
                __rt::JsonKind::Null => __rt::open::Chosen::of(0),
                __rt::JsonKind::Bool => __rt::open::Chosen::of(1),
                __rt::JsonKind::Number => __rt::open::Chosen::of(2),
                __rt::JsonKind::String => __rt::open::Chosen::of(3),
                _ => return ::std::result::Result::Err(__rt::Stop),
            },
        )
    }
}

__rt::union!(
    MaybeAny { 1 Boolean(bool) own, 2 Number(__rt::JsonNumber) own number, 3
    String(::std::string::String) own text } 0 Null
);

__rt::union_display!(MaybeAny { Boolean Number String } Null);

__rt::open_type!(MaybeAny, MAYBE, 3, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for MaybeAny {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(4)? {
            0 => ::std::result::Result::Ok(Self::Null),
            1 => {
                <bool as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Boolean)
            }
            2 => {
                <__rt::JsonNumber as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Number)
            }
            _ => __rt::arbitrary_text(__u).map(Self::String),
        }
    }
}

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Maybe {
    /// Absent, null and empty are three things.
    pub value: ::std::option::Option<__rt::Nullable<::std::string::String>>,
    /// The member `any`.
    pub any: ::std::option::Option<MaybeAny>,
}

__rt::constructors!(
    Maybe {} () [with_value value : __rt::Nullable < ::std::string::String >, with_any
    any : MaybeAny]
);

__rt::object!(
    Maybe { optional value "value" "\"value\":" optional any "any" "\"any\":" }
);

__rt::open_type!(Maybe, MAYBE, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Maybe {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            value: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(__u, __rt::arbitrary_text),
            )?,
            any: __rt::arbitrary_option(
                __u,
                <MaybeAny as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `maybe`, self-contained.
    pub const MAYBE_SCHEMA: &str = ::std::include_str!("maybe.bundled.json");
    /// The text of the file of the schema `maybe`.
    pub const MAYBE_SCHEMA_SOURCE: &str = ::std::include_str!("maybe.schema.json");
    /// The `$id` of the schema `maybe`.
    pub const MAYBE_SCHEMA_ID: &str = "https://example.org/schemas/maybe/1.0.0";
    /// The version of the schema `maybe`.
    pub const MAYBE_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"]);

/// The schema `maybe`.
pub static MAYBE: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "maybe",
    id: MAYBE_SCHEMA_ID,
    version: MAYBE_SCHEMA_VERSION,
    title: "Maybe",
    description: "A case for the generator.",
    subject: "Maybe",
    text: MAYBE_SCHEMA,
    source: MAYBE_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["value", "any"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Maybe",
    part: 1,
    one_pass: true,
    check: __rt::check::<Maybe>,
});

__rt::message!(Maybe, MAYBE);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&MAYBE];
