// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

const _: () = ::std::assert!(
    __rt::UNCOUNTED >= 2,
    "expected a runtime that counts on 2 arrays and maps between two levels, but found one that counts on fewer"
);

/// Every way in which a type may hold itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Shapes {
    /// A member that ends.
    pub name: ::std::string::String,
    /// The whole once more.
    pub again: ::std::option::Option<::std::boxed::Box<Shapes>>,
    /// A tree.
    pub node: ::std::option::Option<Node>,
    /// A list that ends in null.
    pub link: ::std::option::Option<Link>,
    /// A branch of a union ends.
    pub expression: ::std::option::Option<Expression>,
    /// An array of objects that hold such arrays.
    pub forest: ::std::option::Option<Forest>,
    pub even: ::std::option::Option<Even>,
    /// Ten arrays between an object and the next.
    pub nest: ::std::option::Option<Nest>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Shapes";
        const NAMES: &'static [&'static str] = &[
            "name",
            "again",
            "node",
            "link",
            "expression",
            "forest",
            "even",
            "nest",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "name" => ::std::option::Option::Some(0),
                "again" => ::std::option::Option::Some(1),
                "node" => ::std::option::Option::Some(2),
                "link" => ::std::option::Option::Some(3),
                "expression" => ::std::option::Option::Some(4),
                "forest" => ::std::option::Option::Some(5),
                "even" => ::std::option::Option::Some(6),
                "nest" => ::std::option::Option::Some(7),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Shapes;
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
            let mut __f0: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<::std::boxed::Box<Shapes>> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<Node> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<Link> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<Expression> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<Forest> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<Even> = ::std::option::Option::None;
            let mut __f7: ::std::option::Option<Nest> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "name")?,
                    1 => __rt::set(&mut __f1, &mut __map, "again")?,
                    2 => __rt::set(&mut __f2, &mut __map, "node")?,
                    3 => __rt::set(&mut __f3, &mut __map, "link")?,
                    4 => __rt::set(&mut __f4, &mut __map, "expression")?,
                    5 => __rt::set(&mut __f5, &mut __map, "forest")?,
                    6 => __rt::set(&mut __f6, &mut __map, "even")?,
                    _ => __rt::set(&mut __f7, &mut __map, "nest")?,
                }
            }
            ::std::result::Result::Ok(Shapes {
                name: __rt::required(__f0, "name")?,
                again: __f1,
                node: __f2,
                link: __f3,
                expression: __f4,
                forest: __f5,
                even: __f6,
                nest: __f7,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Shapes {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for Shapes {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Shapes {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.again.is_some())
                + usize::from(self.node.is_some()) + usize::from(self.link.is_some())
                + usize::from(self.expression.is_some())
                + usize::from(self.forest.is_some()) + usize::from(self.even.is_some())
                + usize::from(self.nest.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "name",
                &self.name,
            )?;
            if let ::std::option::Option::Some(__value) = &self.again {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "again",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.node {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "node",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.link {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "link",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.expression {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "expression",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.forest {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "forest",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.even {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "even",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.nest {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "nest",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Shapes {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Shapes")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://example.org/schemas/shapes/1.0.0#")
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "",
            false,
            __generator,
            &[
                ("", __rt::schemars::SchemaGenerator::subschema_for::<Shapes>),
                (
                    "/definitions/Node",
                    __rt::schemars::SchemaGenerator::subschema_for::<Node>,
                ),
                (
                    "/definitions/Link",
                    __rt::schemars::SchemaGenerator::subschema_for::<Link>,
                ),
                (
                    "/definitions/Expression",
                    __rt::schemars::SchemaGenerator::subschema_for::<Expression>,
                ),
                (
                    "/definitions/Sum",
                    __rt::schemars::SchemaGenerator::subschema_for::<Sum>,
                ),
                (
                    "/definitions/Forest",
                    __rt::schemars::SchemaGenerator::subschema_for::<Forest>,
                ),
                (
                    "/definitions/Even",
                    __rt::schemars::SchemaGenerator::subschema_for::<Even>,
                ),
                (
                    "/definitions/Odd",
                    __rt::schemars::SchemaGenerator::subschema_for::<Odd>,
                ),
                (
                    "/definitions/Nest",
                    __rt::schemars::SchemaGenerator::subschema_for::<Nest>,
                ),
                (
                    "/definitions/AliasOfEven",
                    __rt::schemars::SchemaGenerator::subschema_for::<AliasOfEven>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Shapes {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            8,
            |__u| ::std::result::Result::Ok(Self {
                name: __rt::arbitrary_text(__u)?,
                again: __rt::arbitrary_option(
                    __u,
                    |__u| {
                        <Shapes as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                            .map(::std::boxed::Box::new)
                    },
                )?,
                node: __rt::arbitrary_option(
                    __u,
                    <Node as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                link: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_nullable(
                        __u,
                        <LinkValue as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                )?,
                expression: __rt::arbitrary_option(
                    __u,
                    <Expression as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                forest: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_list(
                        __u,
                        <ForestItem as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                )?,
                even: __rt::arbitrary_option(
                    __u,
                    <Even as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                nest: __rt::arbitrary_option(
                    __u,
                    <Nest as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// A tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub label: ::std::option::Option<__rt::NonEmptyString>,
    pub children: ::std::vec::Vec<Node>,
    /// A tree.
    pub first: ::std::option::Option<::std::boxed::Box<Node>>,
    pub few: ::std::option::Option<NodeFew>,
    pub named: ::std::option::Option<__rt::Map<Node>>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Node";
        const NAMES: &'static [&'static str] = &[
            "label",
            "children",
            "first",
            "few",
            "named",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "label" => ::std::option::Option::Some(0),
                "children" => ::std::option::Option::Some(1),
                "first" => ::std::option::Option::Some(2),
                "few" => ::std::option::Option::Some(3),
                "named" => ::std::option::Option::Some(4),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Node;
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
            let mut __f1: ::std::option::Option<::std::vec::Vec<Node>> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<::std::boxed::Box<Node>> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<NodeFew> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<__rt::Map<Node>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "label")?,
                    1 => __rt::set(&mut __f1, &mut __map, "children")?,
                    2 => __rt::set(&mut __f2, &mut __map, "first")?,
                    3 => __rt::set(&mut __f3, &mut __map, "few")?,
                    _ => __rt::set(&mut __f4, &mut __map, "named")?,
                }
            }
            ::std::result::Result::Ok(Node {
                label: __f0,
                children: __rt::required(__f1, "children")?,
                first: __f2,
                few: __f3,
                named: __f4,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Node {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for Node {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Node {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.label.is_some())
                + usize::from(self.first.is_some()) + usize::from(self.few.is_some())
                + usize::from(self.named.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.label {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "label",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "children",
                &self.children,
            )?;
            if let ::std::option::Option::Some(__value) = &self.first {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "first",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.few {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "few",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.named {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "named",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Node {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Node")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Node",
        )
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "/definitions/Node",
            false,
            __generator,
            &[
                (
                    "/definitions/Node",
                    __rt::schemars::SchemaGenerator::subschema_for::<Node>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Node {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            8,
            |__u| ::std::result::Result::Ok(Self {
                label: __rt::arbitrary_option(
                    __u,
                    <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                children: __rt::arbitrary_array(
                    __u,
                    <Node as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                first: __rt::arbitrary_option(
                    __u,
                    |__u| {
                        <Node as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                            .map(::std::boxed::Box::new)
                    },
                )?,
                few: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_list(
                        __u,
                        <Node as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                )?,
                named: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_map(
                        __u,
                        <Node as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                )?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/Node/properties/few`.
pub type NodeFew = __rt::CheckedVec<Node, NodeFewRule>;

/// The rule of `NodeFew`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NodeFewRule {}

impl __rt::ArrayRule for NodeFewRule {
    const NAME: &'static str = "NodeFew";
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: ::std::option::Option<u64> = ::std::option::Option::Some(2);
}

/// A list that ends in null.
pub type Link = __rt::Nullable<LinkValue>;

/// A list that ends in null.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkValue {
    pub value: i64,
    /// A list that ends in null.
    pub next: ::std::boxed::Box<Link>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "LinkValue";
        const NAMES: &'static [&'static str] = &["value", "next"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "value" => ::std::option::Option::Some(0),
                "next" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = LinkValue;
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
            let mut __f0: ::std::option::Option<i64> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<::std::boxed::Box<Link>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "value")?,
                    _ => __rt::set(&mut __f1, &mut __map, "next")?,
                }
            }
            ::std::result::Result::Ok(LinkValue {
                value: __rt::required(__f0, "value")?,
                next: __rt::required(__f1, "next")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for LinkValue {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for LinkValue {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for LinkValue {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "value",
                &self.value,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "next",
                &self.next,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for LinkValue {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("LinkValue")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Link",
        )
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "/definitions/Link",
            true,
            __generator,
            &[
                (
                    "/definitions/Link",
                    __rt::schemars::SchemaGenerator::subschema_for::<Link>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for LinkValue {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                value: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
                next: __rt::arbitrary_nullable(
                        __u,
                        <LinkValue as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    )
                    .map(::std::boxed::Box::new)?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// A branch of a union ends.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    /// Where `kind` is `sum`.
    Sum(Sum),
    /// Where `kind` is `constant`.
    Constant(Constant),
}

impl ::std::convert::From<Sum> for Expression {
    fn from(__value: Sum) -> Self {
        Self::Sum(__value)
    }
}

impl ::std::convert::From<Constant> for Expression {
    fn from(__value: Constant) -> Self {
        Self::Constant(__value)
    }
}

const _: () = {
    impl __rt::Tagged for Expression {
        const PROPERTY: &'static str = "kind";
        const VALUES: &'static [&'static str] = &["sum", "constant"];
        fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
            __index: usize,
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __index {
                0 => <Sum as __rt::Decode<'de>>::decode(__deserializer).map(Self::Sum),
                _ => {
                    <Constant as __rt::Decode<'de>>::decode(__deserializer)
                        .map(Self::Constant)
                }
            }
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Expression {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_tagged(__deserializer)
        }
    }
    impl<'de> __rt::Decode<'de> for Expression {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Expression {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Sum(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
                Self::Constant(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
            }
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Expression {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Expression")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Expression",
        )
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "/definitions/Expression",
            false,
            __generator,
            &[
                (
                    "/definitions/Expression",
                    __rt::schemars::SchemaGenerator::subschema_for::<Expression>,
                ),
                (
                    "/definitions/Sum",
                    __rt::schemars::SchemaGenerator::subschema_for::<Sum>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Expression {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __rt::arbitrary::Unstructured::choose_index(__u, 2)? {
            0 => {
                <Constant as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Constant)
            }
            _ => <Sum as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Sum),
        }
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/Sum`.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    pub kind: SumKind,
    /// A branch of a union ends.
    pub left: ::std::boxed::Box<Expression>,
    /// A branch of a union ends.
    pub right: ::std::boxed::Box<Expression>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Sum";
        const NAMES: &'static [&'static str] = &["kind", "left", "right"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "left" => ::std::option::Option::Some(1),
                "right" => ::std::option::Option::Some(2),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Sum;
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
            let mut __f0: ::std::option::Option<SumKind> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<::std::boxed::Box<Expression>> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<::std::boxed::Box<Expression>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    1 => __rt::set(&mut __f1, &mut __map, "left")?,
                    _ => __rt::set(&mut __f2, &mut __map, "right")?,
                }
            }
            ::std::result::Result::Ok(Sum {
                kind: __rt::required(__f0, "kind")?,
                left: __rt::required(__f1, "left")?,
                right: __rt::required(__f2, "right")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Sum {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for Sum {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Sum {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 3;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "kind",
                &self.kind,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "left",
                &self.left,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "right",
                &self.right,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Sum {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Sum")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Sum",
        )
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "/definitions/Sum",
            false,
            __generator,
            &[
                (
                    "/definitions/Expression",
                    __rt::schemars::SchemaGenerator::subschema_for::<Expression>,
                ),
                (
                    "/definitions/Sum",
                    __rt::schemars::SchemaGenerator::subschema_for::<Sum>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Sum {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
                left: <Expression as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(::std::boxed::Box::new)?,
                right: <Expression as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(::std::boxed::Box::new)?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/Sum/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum SumKind {
    /// The value `sum`.
    #[default]
    Sum,
}

impl SumKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Sum];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sum => "sum",
        }
    }
}

impl ::std::fmt::Display for SumKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["sum"];
    impl<'de> __rt::serde::Deserialize<'de> for SumKind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "SumKind", __NAMES).map(|_| Self::Sum)
        }
    }
    impl<'de> __rt::Decode<'de> for SumKind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SumKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SumKind {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SumKind")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Sum/properties/kind",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SHAPES, "/definitions/Sum/properties/kind")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SumKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The type of `/definitions/Constant`.
#[derive(Clone, Debug, PartialEq)]
pub struct Constant {
    pub kind: ConstantKind,
    pub value: __rt::FiniteF64,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Constant";
        const NAMES: &'static [&'static str] = &["kind", "value"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "value" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Constant;
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
            let mut __f0: ::std::option::Option<ConstantKind> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::FiniteF64> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    _ => __rt::set(&mut __f1, &mut __map, "value")?,
                }
            }
            ::std::result::Result::Ok(Constant {
                kind: __rt::required(__f0, "kind")?,
                value: __rt::required(__f1, "value")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Constant {
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
    impl<'de> __rt::Decode<'de> for Constant {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Constant {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "kind",
                &self.kind,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "value",
                &self.value,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Constant {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Constant")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Constant",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SHAPES, "/definitions/Constant")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Constant {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            value: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <ConstantKind as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::FiniteF64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/definitions/Constant/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ConstantKind {
    /// The value `constant`.
    #[default]
    Constant,
}

impl ConstantKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Constant];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Constant => "constant",
        }
    }
}

impl ::std::fmt::Display for ConstantKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["constant"];
    impl<'de> __rt::serde::Deserialize<'de> for ConstantKind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "ConstantKind", __NAMES)
                .map(|_| Self::Constant)
        }
    }
    impl<'de> __rt::Decode<'de> for ConstantKind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ConstantKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for ConstantKind {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("ConstantKind")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Constant/properties/kind",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SHAPES, "/definitions/Constant/properties/kind")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ConstantKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// An array of objects that hold such arrays.
pub type Forest = __rt::CheckedVec<ForestItem, ForestRule>;

/// The rule of `Forest`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ForestRule {}

impl __rt::ArrayRule for ForestRule {
    const NAME: &'static str = "Forest";
    const MAX_ITEMS: ::std::option::Option<u64> = ::std::option::Option::Some(3);
}

/// The type of `/definitions/Forest/items`.
#[derive(Clone, Debug, PartialEq)]
pub struct ForestItem {
    /// An array of objects that hold such arrays.
    pub trees: ::std::option::Option<Forest>,
    pub free: ::std::option::Option<__rt::JsonObject>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "ForestItem";
        const NAMES: &'static [&'static str] = &["trees", "free"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "trees" => ::std::option::Option::Some(0),
                "free" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = ForestItem;
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
            let mut __f0: ::std::option::Option<Forest> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::JsonObject> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "trees")?,
                    _ => __rt::set(&mut __f1, &mut __map, "free")?,
                }
            }
            ::std::result::Result::Ok(ForestItem {
                trees: __f0,
                free: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ForestItem {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for ForestItem {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ForestItem {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.trees.is_some())
                + usize::from(self.free.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.trees {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "trees",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.free {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "free",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for ForestItem {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("ForestItem")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Forest/items",
        )
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "/definitions/Forest/items",
            false,
            __generator,
            &[
                (
                    "/definitions/Forest",
                    __rt::schemars::SchemaGenerator::subschema_for::<Forest>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ForestItem {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            8,
            |__u| ::std::result::Result::Ok(Self {
                trees: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_list(
                        __u,
                        <ForestItem as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                )?,
                free: __rt::arbitrary_option(
                    __u,
                    <__rt::JsonObject as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/Even`.
#[derive(Clone, Debug, PartialEq)]
pub struct Even {
    pub odd: ::std::option::Option<::std::boxed::Box<Odd>>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Even";
        const NAMES: &'static [&'static str] = &["odd"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "odd" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Even;
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
            let mut __f0: ::std::option::Option<::std::boxed::Box<Odd>> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "odd")?;
            }
            ::std::result::Result::Ok(Even { odd: __f0 })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Even {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for Even {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Even {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.odd.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.odd {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "odd",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Even {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Even")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Even",
        )
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "/definitions/Even",
            false,
            __generator,
            &[
                (
                    "/definitions/Even",
                    __rt::schemars::SchemaGenerator::subschema_for::<Even>,
                ),
                (
                    "/definitions/Odd",
                    __rt::schemars::SchemaGenerator::subschema_for::<Odd>,
                ),
                (
                    "/definitions/AliasOfEven",
                    __rt::schemars::SchemaGenerator::subschema_for::<AliasOfEven>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Even {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                odd: __rt::arbitrary_option(
                    __u,
                    |__u| {
                        <Odd as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                            .map(::std::boxed::Box::new)
                    },
                )?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/Odd`.
#[derive(Clone, Debug, PartialEq)]
pub struct Odd {
    pub alias: ::std::boxed::Box<AliasOfEven>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Odd";
        const NAMES: &'static [&'static str] = &["alias"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "alias" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Odd;
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
            let mut __f0: ::std::option::Option<::std::boxed::Box<AliasOfEven>> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "alias")?;
            }
            ::std::result::Result::Ok(Odd {
                alias: __rt::required(__f0, "alias")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Odd {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for Odd {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Odd {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "alias",
                &self.alias,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Odd {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Odd")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Odd",
        )
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "/definitions/Odd",
            false,
            __generator,
            &[
                (
                    "/definitions/Even",
                    __rt::schemars::SchemaGenerator::subschema_for::<Even>,
                ),
                (
                    "/definitions/Odd",
                    __rt::schemars::SchemaGenerator::subschema_for::<Odd>,
                ),
                (
                    "/definitions/AliasOfEven",
                    __rt::schemars::SchemaGenerator::subschema_for::<AliasOfEven>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Odd {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                alias: <Even as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(::std::boxed::Box::new)?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// Ten arrays between an object and the next.
#[derive(Clone, Debug, PartialEq)]
pub struct Nest {
    pub inner: ::std::option::Option<
        ::std::vec::Vec<
            ::std::vec::Vec<
                ::std::vec::Vec<
                    ::std::vec::Vec<
                        ::std::vec::Vec<
                            ::std::vec::Vec<
                                ::std::vec::Vec<
                                    ::std::vec::Vec<::std::vec::Vec<::std::vec::Vec<Nest>>>,
                                >,
                            >,
                        >,
                    >,
                >,
            >,
        >,
    >,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Nest";
        const NAMES: &'static [&'static str] = &["inner"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "inner" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Nest;
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
            let mut __f0: ::std::option::Option<
                ::std::vec::Vec<
                    ::std::vec::Vec<
                        ::std::vec::Vec<
                            ::std::vec::Vec<
                                ::std::vec::Vec<
                                    ::std::vec::Vec<
                                        ::std::vec::Vec<
                                            ::std::vec::Vec<::std::vec::Vec<::std::vec::Vec<Nest>>>,
                                        >,
                                    >,
                                >,
                            >,
                        >,
                    >,
                >,
            > = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::past(10, || __rt::set(&mut __f0, &mut __map, "inner"))?;
            }
            ::std::result::Result::Ok(Nest { inner: __f0 })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Nest {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for Nest {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Nest {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.inner.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.inner {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "inner",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Nest {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Nest")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/shapes/1.0.0#/definitions/Nest",
        )
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &SHAPES,
            "/definitions/Nest",
            false,
            __generator,
            &[
                (
                    "/definitions/Nest",
                    __rt::schemars::SchemaGenerator::subschema_for::<Nest>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Nest {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            1,
            |__u| ::std::result::Result::Ok(Self {
                inner: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_array(
                        __u,
                        |__u| __rt::arbitrary_array(
                            __u,
                            |__u| __rt::arbitrary_array(
                                __u,
                                |__u| __rt::arbitrary_array(
                                    __u,
                                    |__u| __rt::arbitrary_array(
                                        __u,
                                        |__u| __rt::arbitrary_array(
                                            __u,
                                            |__u| __rt::arbitrary_array(
                                                __u,
                                                |__u| __rt::arbitrary_array(
                                                    __u,
                                                    |__u| __rt::arbitrary_array(
                                                        __u,
                                                        |__u| __rt::arbitrary_array(
                                                            __u,
                                                            <Nest as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                                                        ),
                                                    ),
                                                ),
                                            ),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                )?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/AliasOfEven`.
pub type AliasOfEven = Even;

/// The text of the schema `shapes`.
pub const SHAPES_SCHEMA: &str = ::std::include_str!("shapes.schema.json");

/// The `$id` of the schema `shapes`.
pub const SHAPES_SCHEMA_ID: &str = "https://example.org/schemas/shapes/1.0.0";

/// The version of the schema `shapes`.
pub const SHAPES_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `shapes`.
pub static SHAPES: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
        name: "shapes",
        id: SHAPES_SCHEMA_ID,
        version: SHAPES_SCHEMA_VERSION,
        title: "Shapes",
        description: "Every way in which a type may hold itself.",
        subject: "Shapes",
        text: SHAPES_SCHEMA,
        bundled: ::std::include_str!("shapes.bundled.json"),
        validation: ::std::include_str!("shapes.validation.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[
            "name",
            "again",
            "node",
            "link",
            "expression",
            "forest",
            "even",
            "nest",
        ],
        rules: &[],
        check: __rt::check::<Shapes>,
    })
    .recursive(
        &[
            ::std::mem::size_of::<Shapes>(),
            ::std::mem::size_of::<Node>(),
            ::std::mem::size_of::<LinkValue>(),
            ::std::mem::size_of::<Expression>(),
            ::std::mem::size_of::<Sum>(),
            ::std::mem::size_of::<ForestItem>(),
            ::std::mem::size_of::<Even>(),
            ::std::mem::size_of::<Odd>(),
            ::std::mem::size_of::<Nest>(),
        ],
    );

impl __rt::Message for Shapes {
    fn schema() -> &'static __rt::Schema {
        &SHAPES
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&SHAPES];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Every way in which a type may hold itself.
    Shapes(Shapes),
}

impl ::std::convert::From<Shapes> for Message {
    fn from(__message: Shapes) -> Self {
        Self::Shapes(__message)
    }
}

impl __rt::serde::Serialize for Message {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __serializer: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Shapes(__message) => {
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
        static __SCHEMAS: &[&__rt::Schema] = &[&SHAPES];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::Schema {
        &SHAPES
    }
    fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
        __schema: &'static __rt::Schema,
        __deserializer: __D,
    ) -> ::std::option::Option<::std::result::Result<Self, __D::Error>> {
        match __schema.name() {
            "shapes" => {
                ::std::option::Option::Some(
                    <Shapes as __rt::Decode<'de>>::decode(__deserializer)
                        .map(Self::Shapes),
                )
            }
            _ => ::std::option::Option::None,
        }
    }
    fn schema(&self) -> &'static __rt::Schema {
        match self {
            Self::Shapes(_) => <Shapes as __rt::Message>::schema(),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Message {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        <Shapes as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Shapes)
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (0, ::std::option::Option::Some(0)),
            __rt::arbitrary::size_hint::or_all(
                &[<Shapes as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)],
            ),
        )
    }
}
