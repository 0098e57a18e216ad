// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

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

__rt::constructors!(
    Lists {} (some : ListsSome) [with_set set : ListsSet, with_objects objects :
    ListsObjects, with_pairs pairs : ::std::vec::Vec < ListsPairsItem >, with_maybe maybe
    : __rt::Nullable < ListsMaybe >, with_shared shared : Tags]
);

__rt::described!(
    Lists, LISTS, "", ["some", "set", "objects", "pairs", "maybe", "shared"]
);

impl __rt::Decode for Lists {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        let mut __f3 = ::std::option::Option::None;
        let mut __f4 = ::std::option::Option::None;
        let mut __f5 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"some\":", &mut __f0)?;
        __rt::field(__r, "\"set\":", &mut __f1)?;
        __rt::field(__r, "\"objects\":", &mut __f2)?;
        __rt::field(__r, "\"pairs\":", &mut __f3)?;
        __rt::field(__r, "\"maybe\":", &mut __f4)?;
        __rt::field(__r, "\"shared\":", &mut __f5)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                2 => __rt::set(__r, &mut __f2)?,
                3 => __rt::set(__r, &mut __f3)?,
                4 => __rt::set(__r, &mut __f4)?,
                _ => __rt::set(__r, &mut __f5)?,
            }
        }
        ::std::result::Result::Ok(Self {
            some: __rt::required(__f0)?,
            set: __f1,
            objects: __f2,
            pairs: __f3,
            maybe: __f4,
            shared: __f5,
        })
    }
}

impl __rt::serde::Serialize for Lists {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.set.is_some()) + usize::from(self.objects.is_some())
                + usize::from(self.pairs.is_some()) + usize::from(self.maybe.is_some())
                + usize::from(self.shared.is_some()),
        )?;
        __m.member("some", &self.some)?;
        __m.optional("set", &self.set)?;
        __m.optional("objects", &self.objects)?;
        __m.optional("pairs", &self.pairs)?;
        __m.optional("maybe", &self.maybe)?;
        __m.optional("shared", &self.shared)?;
        __m.end()
    }
}

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
}

/// One to three.
pub type ListsSome = __rt::CheckedVec<::std::string::String, schema_rules::ListsSome>;

/// The type of `/properties/set`.
pub type ListsSet = __rt::CheckedVec<i64, schema_rules::ListsSet>;

/// The type of `/properties/objects`.
pub type ListsObjects = __rt::CheckedVec<ListsObjectsItem, schema_rules::ListsObjects>;

/// The type of `/properties/objects/items`.
#[derive(Clone, Debug, PartialEq)]
pub struct ListsObjectsItem {
    pub a: ::std::option::Option<__rt::Nullable<i64>>,
    pub b: ::std::option::Option<__rt::Map<::std::string::String>>,
}

__rt::constructors!(
    ListsObjectsItem {} () [with_a a : __rt::Nullable < i64 >, with_b b : __rt::Map <
    ::std::string::String >]
);

__rt::described!(ListsObjectsItem, LISTS, "/properties/objects/items", ["a", "b"]);

impl __rt::Decode for ListsObjectsItem {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"a\":", &mut __f0)?;
        __rt::field(__r, "\"b\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self { a: __f0, b: __f1 })
    }
}

impl __rt::serde::Serialize for ListsObjectsItem {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            usize::from(self.a.is_some()) + usize::from(self.b.is_some()),
        )?;
        __m.optional("a", &self.a)?;
        __m.optional("b", &self.b)?;
        __m.end()
    }
}

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
}

/// The type of `/properties/pairs/items`.
pub type ListsPairsItem = __rt::CheckedVec<
    __rt::FiniteF64,
    schema_rules::ListsPairsItem,
>;

/// The type of `/properties/maybe`.
pub type ListsMaybe = __rt::CheckedVec<bool, schema_rules::ListsMaybe>;

/// The type of `/definitions/Tags`.
pub type Tags = __rt::CheckedVec<__rt::NonEmptyString, schema_rules::Tags>;

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        ArrayRule ListsSome { MIN_ITEMS 1, MAX_ITEMS 3 } ArrayRule ListsSet {
        UNIQUE_ITEMS true } ArrayRule ListsObjects { MAX_ITEMS 1000000, UNIQUE_ITEMS true
        } ArrayRule ListsPairsItem { MIN_ITEMS 2, MAX_ITEMS 2 } ArrayRule ListsMaybe {
        MIN_ITEMS 1 } ArrayRule Tags { MIN_ITEMS 1, UNIQUE_ITEMS true }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `lists`, self-contained.
    pub const LISTS_SCHEMA: &str = ::std::include_str!("lists.bundled.json");
    /// The text of the file of the schema `lists`.
    pub const LISTS_SCHEMA_SOURCE: &str = ::std::include_str!("lists.schema.json");
    /// The `$id` of the schema `lists`.
    pub const LISTS_SCHEMA_ID: &str = "https://example.org/schemas/lists/1.0.0";
    /// The version of the schema `lists`.
    pub const LISTS_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `lists`.
pub static LISTS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "lists",
    id: LISTS_SCHEMA_ID,
    version: LISTS_SCHEMA_VERSION,
    title: "Lists",
    description: "A case for the generator.",
    subject: "Lists",
    text: LISTS_SCHEMA,
    source: LISTS_SCHEMA_SOURCE,
    validation: ::std::include_str!("lists.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["some", "set", "objects", "pairs", "maybe", "shared"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Lists>,
});

__rt::message!(Lists, LISTS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&LISTS];
