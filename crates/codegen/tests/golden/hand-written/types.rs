// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    pub kind: ::std::option::Option<BatchKind>,
    /// At least one.
    pub pairs: crate::Pairs,
    pub more: ::std::option::Option<__rt::Map<::std::vec::Vec<crate::Pairs>>>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Batch";
        const NAMES: &'static [&'static str] = &["kind", "pairs", "more"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "pairs" => ::std::option::Option::Some(1),
                "more" => ::std::option::Option::Some(2),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Batch;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<BatchKind> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<crate::Pairs> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<
                __rt::Map<::std::vec::Vec<crate::Pairs>>,
            > = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    1 => __rt::set(&mut __f1, &mut __map, "pairs")?,
                    _ => __rt::set(&mut __f2, &mut __map, "more")?,
                }
            }
            ::std::result::Result::Ok(Batch {
                kind: __f0,
                pairs: __rt::required(__f1, "pairs")?,
                more: __f2,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Batch {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for Batch {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Batch {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.kind.is_some())
                + usize::from(self.more.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.kind {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "kind",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "pairs",
                &self.pairs,
            )?;
            if let ::std::option::Option::Some(__value) = &self.more {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "more",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::option::Option<
                    BatchKind,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <crate::Pairs as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Map<::std::vec::Vec<crate::Pairs>>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
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

const _: () = {
    const __NAMES: &[&str] = &["batch"];
    impl<'de> __rt::serde::Deserialize<'de> for BatchKind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "BatchKind", __NAMES).map(|_| Self::Batch)
        }
    }
    impl<'de> __rt::Decode<'de> for BatchKind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for BatchKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BatchKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

const _: () = {
    let __min = <crate::Pairs as __rt::CrossField>::MIN_ITEMS;
    let __max = <crate::Pairs as __rt::CrossField>::MAX_ITEMS;
    let __unique = <crate::Pairs as __rt::CrossField>::UNIQUE_ITEMS;
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

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "PairsItem";
        const NAMES: &'static [&'static str] = &["key", "count"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "key" => ::std::option::Option::Some(0),
                "count" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = PairsItem;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<u64> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "key")?,
                    _ => __rt::set(&mut __f1, &mut __map, "count")?,
                }
            }
            ::std::result::Result::Ok(PairsItem {
                key: __rt::required(__f0, "key")?,
                count: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for PairsItem {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for PairsItem {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for PairsItem {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.count.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "key",
                &self.key,
            )?;
            if let ::std::option::Option::Some(__value) = &self.count {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "count",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    u64,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The text of the schema `batch`.
pub const BATCH_SCHEMA: &str = ::std::include_str!("batch.schema.json");

/// The `$id` of the schema `batch`.
pub const BATCH_SCHEMA_ID: &str = "https://example.org/schemas/batch/1.0.0";

/// The version of the schema `batch`.
pub const BATCH_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `batch`.
pub static BATCH: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "batch",
    id: BATCH_SCHEMA_ID,
    version: BATCH_SCHEMA_VERSION,
    title: "Batch",
    description: "A case for the generator.",
    subject: "Batch",
    text: BATCH_SCHEMA,
    bundled: ::std::include_str!("batch.bundled.json"),
    validation: ::std::include_str!("batch.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["kind", "pairs", "more"],
    rules: &[
        __rt::Rule {
            path: &[__rt::Step::Property("pairs")],
            check: <crate::Pairs as __rt::CrossField>::CHECK,
        },
        __rt::Rule {
            path: &[__rt::Step::Property("more"), __rt::Step::Values, __rt::Step::Items],
            check: <crate::Pairs as __rt::CrossField>::CHECK,
        },
    ],
    check: __rt::check::<Batch>,
});

impl __rt::Message for Batch {
    fn schema() -> &'static __rt::Schema {
        &BATCH
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&BATCH];

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
        __serializer: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Batch(__message) => {
                __rt::serde::Serialize::serialize(__message, __serializer)
            }
        }
    }
}

impl<'de> __rt::serde::Deserialize<'de> for Message {
    fn deserialize<__D: __rt::serde::Deserializer<'de>>(
        __deserializer: __D,
    ) -> ::std::result::Result<Self, __D::Error> {
        __rt::decode_union(__deserializer)
    }
}

impl __rt::MessageUnion for Message {
    fn schemas() -> &'static [&'static __rt::Schema] {
        static __SCHEMAS: &[&__rt::Schema] = &[&BATCH];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::Schema {
        &BATCH
    }
    fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
        __schema: &'static __rt::Schema,
        __deserializer: __D,
    ) -> ::std::option::Option<::std::result::Result<Self, __D::Error>> {
        match __schema.name() {
            "batch" => {
                ::std::option::Option::Some(
                    <Batch as __rt::Decode<'de>>::decode(__deserializer).map(Self::Batch),
                )
            }
            _ => ::std::option::Option::None,
        }
    }
    fn schema(&self) -> &'static __rt::Schema {
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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (0, ::std::option::Option::Some(0)),
            __rt::arbitrary::size_hint::or_all(
                &[<Batch as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)],
            ),
        )
    }
}
