// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// `BatchKind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum BatchKind {
    /// The value `batch`.
    #[default]
    Batch,
}

__rt::string_enum!(BatchKind { Batch "batch" });

__rt::open_type!(BatchKind, BATCH, 3, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BatchKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `PairsItem`
#[derive(Clone, Debug, PartialEq)]
pub struct PairsItem {
    /// The member `key`.
    pub key: __rt::NonEmptyString,
    /// The member `count`.
    pub count: ::std::option::Option<u64>,
}

__rt::constructors!(
    PairsItem {} (key : __rt::NonEmptyString as is) [with_count count : u64 as is]
);

__rt::object!(
    PairsItem { required key "key" "\"key\":" optional count "count" "\"count\":" }
);

__rt::open_type!(PairsItem, BATCH, 5, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for PairsItem {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            key: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            count: __rt::arbitrary_option(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

const _: () = {
    const fn __same<T: __rt::HandWritten<Item = PairsItem>>() {}
    __same::<crate::Pairs>();
    let __min = <crate::Pairs as __rt::HandWritten>::MIN_ITEMS;
    let __max = <crate::Pairs as __rt::HandWritten>::MAX_ITEMS;
    let __unique = <crate::Pairs as __rt::HandWritten>::UNIQUE_ITEMS;
    ::std::assert!(
        __min == 1,
        "expected the type for `Pairs` to enforce the schema's `minItems` and to state MIN_ITEMS = 1, but found another"
    );
    ::std::assert!(
        ::std::matches!(__max, ::std::option::Option::Some(3)),
        "expected the type for `Pairs` to enforce the schema's `maxItems` and to state MAX_ITEMS = Some(3), but found another"
    );
    ::std::assert!(
        ! __unique,
        "expected the type for `Pairs` to enforce the schema's `uniqueItems` and to state UNIQUE_ITEMS = false, but found another"
    );
};

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// The member `kind`.
    pub kind: ::std::option::Option<BatchKind>,
    /// At least one.
    pub pairs: crate::Pairs,
    /// The member `more`.
    pub more: ::std::option::Option<__rt::Map<::std::vec::Vec<crate::Pairs>>>,
}

__rt::constructors!(
    Batch {} (pairs : crate ::Pairs as is) [with_kind kind : BatchKind as is, with_more
    more : __rt::Map < ::std::vec::Vec < crate ::Pairs > > as is]
);

__rt::object!(
    Batch { optional kind "kind" "\"kind\":" required pairs "pairs" "\"pairs\":" optional
    more "more" "\"more\":" }
);

__rt::open_type!(Batch, BATCH, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Batch {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary_option(
                __u,
                <BatchKind as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            pairs: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            more: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_map(
                    __u,
                    |__u| __rt::arbitrary_array(
                        __u,
                        <crate::Pairs as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                ),
            )?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `batch`, self-contained.
    pub const BATCH_SCHEMA: &str = ::std::include_str!("batch.bundled.json");
    /// The text of the file of the schema `batch`.
    pub const BATCH_SCHEMA_SOURCE: &str = ::std::include_str!("batch.schema.json");
    /// The `$id` of the schema `batch`.
    pub const BATCH_SCHEMA_ID: &str = "https://example.org/schemas/batch/1.0.0";
    /// The version of the schema `batch`.
    pub const BATCH_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(
    ["" "schemas.json"], numbers(8 U64), checks(2 __rt::check_hand_written:: < crate
    ::Pairs >)
);

/// The schema `batch`.
pub static BATCH: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "batch",
    id: BATCH_SCHEMA_ID,
    version: BATCH_SCHEMA_VERSION,
    title: "Batch",
    description: "A case for the generator.",
    subject: "Batch",
    text: BATCH_SCHEMA,
    source: BATCH_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["kind", "pairs", "more"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Batch",
    part: 1,
    one_pass: true,
    check: __rt::check::<Batch>,
});

__rt::message!(Batch, BATCH);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&BATCH];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// A case for the generator.
    Batch(Batch),
}

impl ::std::convert::From<Batch> for Message {
    fn from(__message: Batch) -> Self {
        Self::Batch(__message)
    }
}

impl __rt::serde::Serialize for Message {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Batch(__message) => __rt::serde::Serialize::serialize(__message, __s),
        }
    }
}

impl<'de> __rt::serde::Deserialize<'de> for Message {
    fn deserialize<__D: __rt::serde::Deserializer<'de>>(
        __d: __D,
    ) -> ::std::result::Result<Self, __D::Error> {
        __rt::deserialize_any_message(__d)
    }
}

impl __rt::AnyMessage for Message {
    fn schemas() -> &'static [&'static __rt::TypeSchema] {
        static __SCHEMAS: &[&__rt::TypeSchema] = &[&BATCH];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::TypeSchema {
        &BATCH
    }
    fn decode_as(
        __schema: &'static __rt::TypeSchema,
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::option::Option<::std::result::Result<Self, __rt::Stop>> {
        ::std::option::Option::Some(
            match __schema.name() {
                "batch" => <Batch as __rt::Decode>::decode(__r).map(Self::Batch),
                _ => return ::std::option::Option::None,
            },
        )
    }
    fn schema(&self) -> &'static __rt::TypeSchema {
        match self {
            Self::Batch(_) => <Batch as __rt::Message>::schema(),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Message {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        <Batch as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Batch)
    }
}
