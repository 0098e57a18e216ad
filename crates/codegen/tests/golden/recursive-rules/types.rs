// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = {
    const fn __same<T: __rt::HandWritten<Item = ::std::string::String>>() {}
    __same::<crate::Leaves>();
    let __min = <crate::Leaves as __rt::HandWritten>::MIN_ITEMS;
    let __max = <crate::Leaves as __rt::HandWritten>::MAX_ITEMS;
    let __unique = <crate::Leaves as __rt::HandWritten>::UNIQUE_ITEMS;
    ::std::assert!(
        __min == 1,
        "expected the type for `Leaves` to enforce the schema's `minItems` and to state MIN_ITEMS = 1, but found another"
    );
    ::std::assert!(
        ::std::matches!(__max, ::std::option::Option::None),
        "expected the type for `Leaves` to enforce the schema's `maxItems` and to state MAX_ITEMS = None, but found another"
    );
    ::std::assert!(
        ! __unique,
        "expected the type for `Leaves` to enforce the schema's `uniqueItems` and to state UNIQUE_ITEMS = false, but found another"
    );
};

/// Leaves, or a tree of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    __inner: TreeMembers,
}

__rt::open_checked!(
    Tree, TreeMembers, TREE, 1, TreeMembers, crate ::HasLeaves, exact,
    members(TreeMembers)
);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Tree {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Arbitrary::arbitrary(__u)
            .and_then(|__inner| {
                Self::__keep(__inner)
                    .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// Leaves, or a tree of them.
pub struct TreeMembers {
    /// At least one.
    pub leaves: ::std::option::Option<crate::Leaves>,
    /// Leaves, or a tree of them.
    pub inner: ::std::option::Option<::std::boxed::Box<Tree>>,
}

__rt::constructors!(
    TreeMembers {} () [with_leaves leaves : crate ::Leaves as is, with_inner inner :
    ::std::boxed::Box < Tree >]
);

__rt::object!(
    TreeMembers { optional leaves "leaves" "\"leaves\":" optional inner "inner"
    "\"inner\":" }
);

__rt::open_type!(TreeMembers, TREE, 1, exact, closed, deep(TreeMembers));

__rt::deep_struct!(TreeMembers { leaves inner });

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TreeMembers {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                leaves: __rt::arbitrary_option(
                    __u,
                    <crate::Leaves as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                inner: __rt::arbitrary_option(
                    __u,
                    |__u| {
                        <Tree as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                            .map(::std::boxed::Box::new)
                    },
                )?,
            }),
        )
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `tree`, self-contained.
    pub const TREE_SCHEMA: &str = ::std::include_str!("tree.bundled.json");
    /// The text of the file of the schema `tree`.
    pub const TREE_SCHEMA_SOURCE: &str = ::std::include_str!("tree.schema.json");
    /// The `$id` of the schema `tree`.
    pub const TREE_SCHEMA_ID: &str = "https://example.org/schemas/tree/1.0.0";
    /// The version of the schema `tree`.
    pub const TREE_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(
    ["" "schemas.json"], checks(1 Tree::__check, 2 __rt::check_hand_written:: < crate
    ::Leaves >)
);

/// The schema `tree`.
pub static TREE: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "tree",
    id: TREE_SCHEMA_ID,
    version: TREE_SCHEMA_VERSION,
    title: "Tree",
    description: "Leaves, or a tree of them.",
    subject: "Tree",
    text: TREE_SCHEMA,
    source: TREE_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["leaves", "inner"],
    recursive: true,
    from: &__SOURCE,
    pointer: "/definitions/Tree",
    part: 1,
    one_pass: true,
    check: __rt::check::<Tree>,
});

__rt::message!(Tree, TREE);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&TREE];
