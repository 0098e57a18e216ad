// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// One to three.
///
/// Checked: `minItems`, `maxItems`, `items`.
pub type ListsSome = __rt::CheckedVec<::std::string::String, schema_rules::ListsSome>;

/// Checked: `uniqueItems`, `items`.
pub type ListsSet = __rt::CheckedVec<i64, schema_rules::ListsSet>;

/// `ListsObjectsItem`
#[derive(Clone, Debug, PartialEq)]
pub struct ListsObjectsItem {
    /// The member `a`.
    pub a: ::std::option::Option<__rt::Nullable<i64>>,
    /// The member `b`.
    pub b: ::std::option::Option<__rt::Map<::std::string::String>>,
}

__rt::constructors!(
    ListsObjectsItem {} () [with_a a : __rt::Nullable < i64 >, with_b b : __rt::Map <
    ::std::string::String > as is]
);

__rt::object!(ListsObjectsItem { optional a "a" "\"a\":" optional b "b" "\"b\":" });

__rt::open_type!(ListsObjectsItem, LISTS, 11, exact, closed);

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

/// Checked: `uniqueItems`, `maxItems`, `items`.
pub type ListsObjects = __rt::CheckedVec<ListsObjectsItem, schema_rules::ListsObjects>;

/// Checked: `minItems`, `maxItems`, `items`.
pub type ListsPairsItem = __rt::CheckedVec<
    __rt::FiniteF64,
    schema_rules::ListsPairsItem,
>;

/// Checked: `minItems`, `items`.
pub type ListsMaybe = __rt::CheckedVec<bool, schema_rules::ListsMaybe>;

/// Checked: `minItems`, `uniqueItems`, `items`.
pub type Tags = __rt::CheckedVec<__rt::NonEmptyString, schema_rules::Tags>;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Lists {
    /// One to three.
    pub some: ListsSome,
    /// The member `set`.
    pub set: ::std::option::Option<ListsSet>,
    /// The member `objects`.
    pub objects: ::std::option::Option<ListsObjects>,
    /// The member `pairs`.
    pub pairs: ::std::option::Option<::std::vec::Vec<ListsPairsItem>>,
    /// The member `maybe`.
    pub maybe: ::std::option::Option<__rt::Nullable<ListsMaybe>>,
    /// The member `shared`.
    pub shared: ::std::option::Option<Tags>,
}

__rt::constructors!(
    Lists {} (some : ListsSome as is) [with_set set : ListsSet as is, with_objects
    objects : ListsObjects as is, with_pairs pairs : ::std::vec::Vec < ListsPairsItem >
    as is, with_maybe maybe : __rt::Nullable < ListsMaybe >, with_shared shared : Tags as
    is]
);

__rt::object!(
    Lists { required some "some" "\"some\":" optional set "set" "\"set\":" optional
    objects "objects" "\"objects\":" optional pairs "pairs" "\"pairs\":" optional maybe
    "maybe" "\"maybe\":" optional shared "shared" "\"shared\":" }
);

__rt::open_type!(Lists, LISTS, 1, exact, closed);

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

__rt::schema_source!(["" "schemas.json"], numbers(10 I64 14 I64 16 F64));

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
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["some", "set", "objects", "pairs", "maybe", "shared"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Lists",
    part: 1,
    one_pass: true,
    check: __rt::check::<Lists>,
});

__rt::message!(Lists, LISTS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&LISTS];
