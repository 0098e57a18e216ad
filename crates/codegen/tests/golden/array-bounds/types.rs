// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Lists {
    /// One to three.
    pub some: ListsSome,
    pub set: ::std::option::Option<ListsSet>,
    pub objects: ::std::option::Option<ListsObjects>,
    pub pairs: ::std::option::Option<::std::vec::Vec<ListsPairsItem>>,
    pub maybe: ::std::option::Option<__rt::Nullable<ListsMaybe>>,
    pub shared: ::std::option::Option<Tags>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Lists";
        const NAMES: &'static [&'static str] = &[
            "some",
            "set",
            "objects",
            "pairs",
            "maybe",
            "shared",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "some" => ::std::option::Option::Some(0),
                "set" => ::std::option::Option::Some(1),
                "objects" => ::std::option::Option::Some(2),
                "pairs" => ::std::option::Option::Some(3),
                "maybe" => ::std::option::Option::Some(4),
                "shared" => ::std::option::Option::Some(5),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Lists;
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
            let mut __f0: ::std::option::Option<ListsSome> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<ListsSet> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<ListsObjects> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<::std::vec::Vec<ListsPairsItem>> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<__rt::Nullable<ListsMaybe>> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<Tags> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "some")?,
                    1 => __rt::set(&mut __f1, &mut __map, "set")?,
                    2 => __rt::set(&mut __f2, &mut __map, "objects")?,
                    3 => __rt::set(&mut __f3, &mut __map, "pairs")?,
                    4 => __rt::set(&mut __f4, &mut __map, "maybe")?,
                    _ => __rt::set(&mut __f5, &mut __map, "shared")?,
                }
            }
            ::std::result::Result::Ok(Lists {
                some: __rt::required(__f0, "some")?,
                set: __f1,
                objects: __f2,
                pairs: __f3,
                maybe: __f4,
                shared: __f5,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Lists {
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
    impl<'de> __rt::Decode<'de> for Lists {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Lists {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.set.is_some())
                + usize::from(self.objects.is_some()) + usize::from(self.pairs.is_some())
                + usize::from(self.maybe.is_some()) + usize::from(self.shared.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "some",
                &self.some,
            )?;
            if let ::std::option::Option::Some(__value) = &self.set {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "set",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.objects {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "objects",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.pairs {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "pairs",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.maybe {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "maybe",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.shared {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "shared",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Lists {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            some: __rt::arbitrary_list(__u, __rt::arbitrary_text)?,
            set: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_list(
                    __u,
                    <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            objects: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_list(
                    __u,
                    <ListsObjectsItem as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            pairs: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(
                    __u,
                    |__u| __rt::arbitrary_list(
                        __u,
                        <__rt::FiniteF64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                ),
            )?,
            maybe: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    |__u| __rt::arbitrary_list(
                        __u,
                        <bool as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                ),
            )?,
            shared: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_list(
                    __u,
                    <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <ListsSome as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ListsSet,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ListsObjects,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::vec::Vec<ListsPairsItem>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<ListsMaybe>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    Tags,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// One to three.
pub type ListsSome = __rt::CheckedVec<::std::string::String, ListsSomeRule>;

/// The rule of `ListsSome`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListsSomeRule {}

impl __rt::ArrayRule for ListsSomeRule {
    const NAME: &'static str = "ListsSome";
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: ::std::option::Option<u64> = ::std::option::Option::Some(3);
}

/// The type of `/properties/set`.
pub type ListsSet = __rt::CheckedVec<i64, ListsSetRule>;

/// The rule of `ListsSet`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListsSetRule {}

impl __rt::ArrayRule for ListsSetRule {
    const NAME: &'static str = "ListsSet";
    const UNIQUE_ITEMS: bool = true;
}

/// The type of `/properties/objects`.
pub type ListsObjects = __rt::CheckedVec<ListsObjectsItem, ListsObjectsRule>;

/// The rule of `ListsObjects`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListsObjectsRule {}

impl __rt::ArrayRule for ListsObjectsRule {
    const NAME: &'static str = "ListsObjects";
    const MAX_ITEMS: ::std::option::Option<u64> = ::std::option::Option::Some(1000000);
    const UNIQUE_ITEMS: bool = true;
}

/// The type of `/properties/objects/items`.
#[derive(Clone, Debug, PartialEq)]
pub struct ListsObjectsItem {
    pub a: ::std::option::Option<__rt::Nullable<i64>>,
    pub b: ::std::option::Option<__rt::Map<::std::string::String>>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "ListsObjectsItem";
        const NAMES: &'static [&'static str] = &["a", "b"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "a" => ::std::option::Option::Some(0),
                "b" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = ListsObjectsItem;
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
            let mut __f0: ::std::option::Option<__rt::Nullable<i64>> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::Map<::std::string::String>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "a")?,
                    _ => __rt::set(&mut __f1, &mut __map, "b")?,
                }
            }
            ::std::result::Result::Ok(ListsObjectsItem {
                a: __f0,
                b: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ListsObjectsItem {
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
    impl<'de> __rt::Decode<'de> for ListsObjectsItem {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ListsObjectsItem {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.a.is_some()) + usize::from(self.b.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.a {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "a",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.b {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "b",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ListsObjectsItem {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            a: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            b: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_map(__u, __rt::arbitrary_text),
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::option::Option<
                    __rt::Nullable<i64>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Map<::std::string::String>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/properties/pairs/items`.
pub type ListsPairsItem = __rt::CheckedVec<__rt::FiniteF64, ListsPairsItemRule>;

/// The rule of `ListsPairsItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListsPairsItemRule {}

impl __rt::ArrayRule for ListsPairsItemRule {
    const NAME: &'static str = "ListsPairsItem";
    const MIN_ITEMS: u64 = 2;
    const MAX_ITEMS: ::std::option::Option<u64> = ::std::option::Option::Some(2);
}

/// The type of `/properties/maybe`.
pub type ListsMaybe = __rt::CheckedVec<bool, ListsMaybeRule>;

/// The rule of `ListsMaybe`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListsMaybeRule {}

impl __rt::ArrayRule for ListsMaybeRule {
    const NAME: &'static str = "ListsMaybe";
    const MIN_ITEMS: u64 = 1;
}

/// The type of `/definitions/Tags`.
pub type Tags = __rt::CheckedVec<__rt::NonEmptyString, TagsRule>;

/// The rule of `Tags`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TagsRule {}

impl __rt::ArrayRule for TagsRule {
    const NAME: &'static str = "Tags";
    const MIN_ITEMS: u64 = 1;
    const UNIQUE_ITEMS: bool = true;
}

/// The text of the schema `lists`.
pub const LISTS_SCHEMA: &str = ::std::include_str!("lists.schema.json");

/// The `$id` of the schema `lists`.
pub const LISTS_SCHEMA_ID: &str = "https://example.org/schemas/lists/1.0.0";

/// The version of the schema `lists`.
pub const LISTS_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `lists`.
pub static LISTS: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "lists",
    id: LISTS_SCHEMA_ID,
    version: LISTS_SCHEMA_VERSION,
    title: "Lists",
    description: "A case for the generator.",
    subject: "Lists",
    text: LISTS_SCHEMA,
    bundled: ::std::include_str!("lists.bundled.json"),
    validation: ::std::include_str!("lists.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["some", "set", "objects", "pairs", "maybe", "shared"],
    rules: &[],
    check: __rt::check::<Lists>,
});

impl __rt::Message for Lists {
    fn schema() -> &'static __rt::Schema {
        &LISTS
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&LISTS];
