// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    pub kind: ::std::option::Option<BatchKind>,
    /// At least one.
    pub pairs: crate::Pairs,
    pub more: ::std::option::Option<__rt::Map<::std::vec::Vec<crate::Pairs>>>,
}

__rt::constructors!(
    Batch {} (pairs : crate ::Pairs) [with_kind kind : BatchKind, with_more more :
    __rt::Map < ::std::vec::Vec < crate ::Pairs > >]
);

__rt::described!(Batch, BATCH, "", ["kind", "pairs", "more"]);

impl __rt::Decode for Batch {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        __rt::field(__r, "\"pairs\":", &mut __f1)?;
        __rt::field(__r, "\"more\":", &mut __f2)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                _ => __rt::set(__r, &mut __f2)?,
            }
        }
        ::std::result::Result::Ok(Self {
            kind: __f0,
            pairs: __rt::required(__f1)?,
            more: __f2,
        })
    }
}

impl __rt::serde::Serialize for Batch {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.kind.is_some()) + usize::from(self.more.is_some()),
        )?;
        __m.optional("kind", &self.kind)?;
        __m.member("pairs", &self.pairs)?;
        __m.optional("more", &self.more)?;
        __m.end()
    }
}

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

/// The type of `/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum BatchKind {
    /// The value `batch`.
    #[default]
    Batch,
}

impl BatchKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Batch];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Batch => "batch",
        }
    }
}

impl ::std::fmt::Display for BatchKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for BatchKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for BatchKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for BatchKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(BatchKind, BATCH, "/properties/kind");

impl __rt::Decode for BatchKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["batch"]).map(|_| Self::Batch)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BatchKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
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
        "expected the type for `batch#/definitions/Pairs` to enforce the schema's `minItems` and to state MIN_ITEMS = 1, but found another"
    );
    ::std::assert!(
        ::std::matches!(__max, ::std::option::Option::Some(3)),
        "expected the type for `batch#/definitions/Pairs` to enforce the schema's `maxItems` and to state MAX_ITEMS = Some(3), but found another"
    );
    ::std::assert!(
        ! __unique,
        "expected the type for `batch#/definitions/Pairs` to enforce the schema's `uniqueItems` and to state UNIQUE_ITEMS = false, but found another"
    );
};

/// The type of `/definitions/Pairs/items`.
#[derive(Clone, Debug, PartialEq)]
pub struct PairsItem {
    pub key: __rt::NonEmptyString,
    pub count: ::std::option::Option<u64>,
}

__rt::constructors!(PairsItem {} (key : __rt::NonEmptyString) [with_count count : u64]);

__rt::described!(PairsItem, BATCH, "/definitions/Pairs/items", ["key", "count"]);

impl __rt::Decode for PairsItem {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"key\":", &mut __f0)?;
        __rt::field(__r, "\"count\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            key: __rt::required(__f0)?,
            count: __f1,
        })
    }
}

impl __rt::serde::Serialize for PairsItem {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.count.is_some()),
        )?;
        __m.member("key", &self.key)?;
        __m.optional("count", &self.count)?;
        __m.end()
    }
}

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
    validation: ::std::include_str!("batch.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["kind", "pairs", "more"],
    rules: &[
        __rt::RuleSite {
            path: &[__rt::PathStep::Property("pairs")],
            check: __rt::check_hand_written::<crate::Pairs>,
        },
        __rt::RuleSite {
            path: &[
                __rt::PathStep::Property("more"),
                __rt::PathStep::Values,
                __rt::PathStep::Items,
            ],
            check: __rt::check_hand_written::<crate::Pairs>,
        },
    ],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
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
