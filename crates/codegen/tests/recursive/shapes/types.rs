// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// Every way in which a type may be recursive.
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

__rt::constructors!(
    Shapes {} (name : ::std::string::String) [with_again again : ::std::boxed::Box <
    Shapes >, with_node node : Node, with_link link : Link, with_expression expression :
    Expression, with_forest forest : Forest, with_even even : Even, with_nest nest :
    Nest]
);

__rt::described!(
    Shapes, SHAPES, "", ["name", "again", "node", "link", "expression", "forest", "even",
    "nest"]
);

impl __rt::Decode for Shapes {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Even, Expression, ForestItem, LinkValue, Nest, Node, Shapes),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            let mut __f3 = ::std::option::Option::None;
            let mut __f4 = ::std::option::Option::None;
            let mut __f5 = ::std::option::Option::None;
            let mut __f6 = ::std::option::Option::None;
            let mut __f7 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"name\":", &mut __f0)?;
            __rt::field(__r, "\"again\":", &mut __f1)?;
            __rt::field(__r, "\"node\":", &mut __f2)?;
            __rt::field(__r, "\"link\":", &mut __f3)?;
            __rt::field(__r, "\"expression\":", &mut __f4)?;
            __rt::field(__r, "\"forest\":", &mut __f5)?;
            __rt::field(__r, "\"even\":", &mut __f6)?;
            __rt::field(__r, "\"nest\":", &mut __f7)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    4 => __rt::set(__r, &mut __f4)?,
                    5 => __rt::set(__r, &mut __f5)?,
                    6 => __rt::set(__r, &mut __f6)?,
                    _ => __rt::set(__r, &mut __f7)?,
                }
            }
            ::std::result::Result::Ok(Self {
                name: __rt::required(__f0)?,
                again: __f1,
                node: __f2,
                link: __f3,
                expression: __f4,
                forest: __f5,
                even: __f6,
                nest: __f7,
            })
        })
    }
}

impl __rt::serde::Serialize for Shapes {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Even, Expression, ForestItem, LinkValue, Nest, Node, Shapes),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.again.is_some()) + usize::from(self.node.is_some())
                    + usize::from(self.link.is_some())
                    + usize::from(self.expression.is_some())
                    + usize::from(self.forest.is_some())
                    + usize::from(self.even.is_some()) + usize::from(self.nest.is_some()),
            )?;
            __m.member("name", &self.name)?;
            __m.optional("again", &self.again)?;
            __m.optional("node", &self.node)?;
            __m.optional("link", &self.link)?;
            __m.optional("expression", &self.expression)?;
            __m.optional("forest", &self.forest)?;
            __m.optional("even", &self.even)?;
            __m.optional("nest", &self.nest)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Shapes {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Even, Expression, ForestItem, LinkValue, Nest, Node, Shapes),
            _,
        >(|| {
            Self {
                name: ::std::clone::Clone::clone(&self.name),
                again: ::std::clone::Clone::clone(&self.again),
                node: ::std::clone::Clone::clone(&self.node),
                link: ::std::clone::Clone::clone(&self.link),
                expression: ::std::clone::Clone::clone(&self.expression),
                forest: ::std::clone::Clone::clone(&self.forest),
                even: ::std::clone::Clone::clone(&self.even),
                nest: ::std::clone::Clone::clone(&self.nest),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Shapes {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Even, Expression, ForestItem, LinkValue, Nest, Node, Shapes),
            _,
        >(|| {
            self.name == __other.name && self.again == __other.again
                && self.node == __other.node && self.link == __other.link
                && self.expression == __other.expression && self.forest == __other.forest
                && self.even == __other.even && self.nest == __other.nest
        })
    }
}

impl ::std::fmt::Debug for Shapes {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Even, Expression, ForestItem, LinkValue, Nest, Node, Shapes),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Shapes");
            __d.field("name", &self.name);
            __d.field("again", &self.again);
            __d.field("node", &self.node);
            __d.field("link", &self.link);
            __d.field("expression", &self.expression);
            __d.field("forest", &self.forest);
            __d.field("even", &self.even);
            __d.field("nest", &self.nest);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Shapes, [("", Shapes), ("/definitions/Node", Node), ("/definitions/Link", Link),
    ("/definitions/Expression", Expression), ("/definitions/Sum", Sum),
    ("/definitions/Forest", Forest), ("/definitions/Even", Even), ("/definitions/Odd",
    Odd), ("/definitions/Nest", Nest), ("/definitions/AliasOfEven", AliasOfEven)]
);

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
}

/// A tree.
pub struct Node {
    pub label: ::std::option::Option<__rt::NonEmptyString>,
    pub children: ::std::vec::Vec<Node>,
    /// A tree.
    pub first: ::std::option::Option<::std::boxed::Box<Node>>,
    pub few: ::std::option::Option<NodeFew>,
    pub named: ::std::option::Option<__rt::Map<Node>>,
}

__rt::constructors!(
    Node {} (children : ::std::vec::Vec < Node >) [with_label label :
    __rt::NonEmptyString, with_first first : ::std::boxed::Box < Node >, with_few few :
    NodeFew, with_named named : __rt::Map < Node >]
);

__rt::described!(
    Node, SHAPES, "/definitions/Node", ["label", "children", "first", "few", "named"]
);

impl __rt::Decode for Node {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Node),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            let mut __f3 = ::std::option::Option::None;
            let mut __f4 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"label\":", &mut __f0)?;
            __rt::field(__r, "\"children\":", &mut __f1)?;
            __rt::field(__r, "\"first\":", &mut __f2)?;
            __rt::field(__r, "\"few\":", &mut __f3)?;
            __rt::field(__r, "\"named\":", &mut __f4)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    _ => __rt::set(__r, &mut __f4)?,
                }
            }
            ::std::result::Result::Ok(Self {
                label: __f0,
                children: __rt::required(__f1)?,
                first: __f2,
                few: __f3,
                named: __f4,
            })
        })
    }
}

impl __rt::serde::Serialize for Node {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Node),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.label.is_some()) + usize::from(self.first.is_some())
                    + usize::from(self.few.is_some()) + usize::from(self.named.is_some()),
            )?;
            __m.optional("label", &self.label)?;
            __m.member("children", &self.children)?;
            __m.optional("first", &self.first)?;
            __m.optional("few", &self.few)?;
            __m.optional("named", &self.named)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Node {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Node),
            _,
        >(|| {
            Self {
                label: ::std::clone::Clone::clone(&self.label),
                children: ::std::clone::Clone::clone(&self.children),
                first: ::std::clone::Clone::clone(&self.first),
                few: ::std::clone::Clone::clone(&self.few),
                named: ::std::clone::Clone::clone(&self.named),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Node {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Node),
            _,
        >(|| {
            self.label == __other.label && self.children == __other.children
                && self.first == __other.first && self.few == __other.few
                && self.named == __other.named
        })
    }
}

impl ::std::fmt::Debug for Node {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Node),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Node");
            __d.field("label", &self.label);
            __d.field("children", &self.children);
            __d.field("first", &self.first);
            __d.field("few", &self.few);
            __d.field("named", &self.named);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(Node, [("/definitions/Node", Node)]);

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
}

/// The type of `/definitions/Node/properties/few`.
pub type NodeFew = __rt::CheckedVec<Node, schema_rules::NodeFew>;

/// A list that ends in null.
pub type Link = __rt::Nullable<LinkValue>;

/// A list that ends in null.
pub struct LinkValue {
    pub value: i64,
    /// A list that ends in null.
    pub next: ::std::boxed::Box<Link>,
}

__rt::constructors!(LinkValue {} (value : i64, next : ::std::boxed::Box < Link >) []);

__rt::described!(LinkValue, SHAPES, "/definitions/Link", ["value", "next"]);

impl __rt::Decode for LinkValue {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, LinkValue),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"value\":", &mut __f0)?;
            __rt::field(__r, "\"next\":", &mut __f1)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    _ => __rt::set(__r, &mut __f1)?,
                }
            }
            ::std::result::Result::Ok(Self {
                value: __rt::required(__f0)?,
                next: __rt::required(__f1)?,
            })
        })
    }
}

impl __rt::serde::Serialize for LinkValue {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, LinkValue),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(__s, 2)?;
            __m.member("value", &self.value)?;
            __m.member("next", &self.next)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for LinkValue {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, LinkValue),
            _,
        >(|| {
            Self {
                value: ::std::clone::Clone::clone(&self.value),
                next: ::std::clone::Clone::clone(&self.next),
            }
        })
    }
}

impl ::std::cmp::PartialEq for LinkValue {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, LinkValue),
            _,
        >(|| { self.value == __other.value && self.next == __other.next })
    }
}

impl ::std::fmt::Debug for LinkValue {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, LinkValue),
            _,
        >(|| {
            let mut __d = __f.debug_struct("LinkValue");
            __d.field("value", &self.value);
            __d.field("next", &self.next);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(LinkValue without null, [("/definitions/Link", Link)]);

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
}

/// A branch of a union ends.
#[derive(Debug, PartialEq)]
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

impl ::std::clone::Clone for Expression {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Constant, Sum),
            _,
        >(|| {
            match self {
                Self::Sum(__value) => Self::Sum(::std::clone::Clone::clone(__value)),
                Self::Constant(__value) => {
                    Self::Constant(::std::clone::Clone::clone(__value))
                }
            }
        })
    }
}

__rt::described!(Expression, SHAPES, "/definitions/Expression");

impl __rt::Tagged for Expression {
    const PROPERTY: &'static str = "kind";
    const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
        ("sum", |__r| <Sum as __rt::Decode>::decode(__r).map(Self::Sum)),
        ("constant", |__r| <Constant as __rt::Decode>::decode(__r).map(Self::Constant)),
    ];
}

impl __rt::Decode for Expression {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<(Self, Constant, Sum), _>(|| { __rt::decode_tagged(__r) })
    }
}

impl __rt::serde::Serialize for Expression {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Sum(__value) => __rt::serde::Serialize::serialize(__value, __s),
            Self::Constant(__value) => __rt::serde::Serialize::serialize(__value, __s),
        }
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Expression, [("/definitions/Expression", Expression), ("/definitions/Sum", Sum)]
);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Expression {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(2)? {
            0 => {
                <Constant as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Constant)
            }
            _ => <Sum as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Sum),
        }
    }
}

/// The type of `/definitions/Sum`.
pub struct Sum {
    pub kind: SumKind,
    /// A branch of a union ends.
    pub left: ::std::boxed::Box<Expression>,
    /// A branch of a union ends.
    pub right: ::std::boxed::Box<Expression>,
}

__rt::constructors!(
    Sum { kind : < SumKind as ::std::default::Default > ::default() } (left :
    ::std::boxed::Box < Expression >, right : ::std::boxed::Box < Expression >) []
);

__rt::described!(Sum, SHAPES, "/definitions/Sum", ["kind", "left", "right"]);

impl __rt::Decode for Sum {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Expression),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"kind\":", &mut __f0)?;
            __rt::field(__r, "\"left\":", &mut __f1)?;
            __rt::field(__r, "\"right\":", &mut __f2)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    _ => __rt::set(__r, &mut __f2)?,
                }
            }
            ::std::result::Result::Ok(Self {
                kind: __rt::required(__f0)?,
                left: __rt::required(__f1)?,
                right: __rt::required(__f2)?,
            })
        })
    }
}

impl __rt::serde::Serialize for Sum {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Expression),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(__s, 3)?;
            __m.member("kind", &self.kind)?;
            __m.member("left", &self.left)?;
            __m.member("right", &self.right)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Sum {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Expression),
            _,
        >(|| {
            Self {
                kind: ::std::clone::Clone::clone(&self.kind),
                left: ::std::clone::Clone::clone(&self.left),
                right: ::std::clone::Clone::clone(&self.right),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Sum {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Expression),
            _,
        >(|| {
            self.kind == __other.kind && self.left == __other.left
                && self.right == __other.right
        })
    }
}

impl ::std::fmt::Debug for Sum {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Expression),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Sum");
            __d.field("kind", &self.kind);
            __d.field("left", &self.left);
            __d.field("right", &self.right);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Sum, [("/definitions/Expression", Expression), ("/definitions/Sum", Sum)]
);

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

impl ::std::convert::AsRef<str> for SumKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for SumKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for SumKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(SumKind, SHAPES, "/definitions/Sum/properties/kind");

impl __rt::Decode for SumKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["sum"]).map(|_| Self::Sum)
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(SumKind);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SumKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/definitions/Constant`.
pub struct Constant {
    pub kind: ConstantKind,
    pub value: __rt::FiniteF64,
}

__rt::constructors!(
    Constant { kind : < ConstantKind as ::std::default::Default > ::default() } (value :
    __rt::FiniteF64) []
);

__rt::described!(Constant, SHAPES, "/definitions/Constant", ["kind", "value"]);

impl __rt::Decode for Constant {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"kind\":", &mut __f0)?;
            __rt::field(__r, "\"value\":", &mut __f1)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    _ => __rt::set(__r, &mut __f1)?,
                }
            }
            ::std::result::Result::Ok(Self {
                kind: __rt::required(__f0)?,
                value: __rt::required(__f1)?,
            })
        })
    }
}

impl __rt::serde::Serialize for Constant {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(__s, 2)?;
            __m.member("kind", &self.kind)?;
            __m.member("value", &self.value)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Constant {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            Self {
                kind: ::std::clone::Clone::clone(&self.kind),
                value: ::std::clone::Clone::clone(&self.value),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Constant {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| { self.kind == __other.kind && self.value == __other.value })
    }
}

impl ::std::fmt::Debug for Constant {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Constant");
            __d.field("kind", &self.kind);
            __d.field("value", &self.value);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(Constant);

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

impl ::std::convert::AsRef<str> for ConstantKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for ConstantKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for ConstantKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(ConstantKind, SHAPES, "/definitions/Constant/properties/kind");

impl __rt::Decode for ConstantKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["constant"]).map(|_| Self::Constant)
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(ConstantKind);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ConstantKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// An array of objects that hold such arrays.
pub type Forest = __rt::CheckedVec<ForestItem, schema_rules::Forest>;

/// The type of `/definitions/Forest/items`.
pub struct ForestItem {
    /// An array of objects that hold such arrays.
    pub trees: ::std::option::Option<Forest>,
    pub free: ::std::option::Option<__rt::JsonObject>,
}

__rt::constructors!(
    ForestItem {} () [with_trees trees : Forest, with_free free : __rt::JsonObject]
);

__rt::described!(ForestItem, SHAPES, "/definitions/Forest/items", ["trees", "free"]);

impl __rt::Decode for ForestItem {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, ForestItem),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"trees\":", &mut __f0)?;
            __rt::field(__r, "\"free\":", &mut __f1)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    _ => __rt::set(__r, &mut __f1)?,
                }
            }
            ::std::result::Result::Ok(Self { trees: __f0, free: __f1 })
        })
    }
}

impl __rt::serde::Serialize for ForestItem {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, ForestItem),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.trees.is_some()) + usize::from(self.free.is_some()),
            )?;
            __m.optional("trees", &self.trees)?;
            __m.optional("free", &self.free)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for ForestItem {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, ForestItem),
            _,
        >(|| {
            Self {
                trees: ::std::clone::Clone::clone(&self.trees),
                free: ::std::clone::Clone::clone(&self.free),
            }
        })
    }
}

impl ::std::cmp::PartialEq for ForestItem {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, ForestItem),
            _,
        >(|| { self.trees == __other.trees && self.free == __other.free })
    }
}

impl ::std::fmt::Debug for ForestItem {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, ForestItem),
            _,
        >(|| {
            let mut __d = __f.debug_struct("ForestItem");
            __d.field("trees", &self.trees);
            __d.field("free", &self.free);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(ForestItem, [("/definitions/Forest", Forest)]);

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
}

/// The type of `/definitions/Even`.
pub struct Even {
    pub odd: ::std::option::Option<::std::boxed::Box<Odd>>,
}

__rt::constructors!(Even {} () [with_odd odd : ::std::boxed::Box < Odd >]);

__rt::described!(Even, SHAPES, "/definitions/Even", ["odd"]);

impl __rt::Decode for Even {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Odd),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"odd\":", &mut __f0)?;
            while !__r.close_object() {
                __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
                __rt::set(__r, &mut __f0)?;
            }
            ::std::result::Result::Ok(Self { odd: __f0 })
        })
    }
}

impl __rt::serde::Serialize for Even {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Odd),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.odd.is_some()),
            )?;
            __m.optional("odd", &self.odd)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Even {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Odd),
            _,
        >(|| {
            Self {
                odd: ::std::clone::Clone::clone(&self.odd),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Even {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<(Self, Odd), _>(|| { self.odd == __other.odd })
    }
}

impl ::std::fmt::Debug for Even {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Odd),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Even");
            __d.field("odd", &self.odd);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Even, [("/definitions/Even", Even), ("/definitions/Odd", Odd),
    ("/definitions/AliasOfEven", AliasOfEven)]
);

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
}

/// The type of `/definitions/Odd`.
pub struct Odd {
    pub alias: ::std::boxed::Box<AliasOfEven>,
}

__rt::constructors!(Odd {} (alias : ::std::boxed::Box < AliasOfEven >) []);

__rt::described!(Odd, SHAPES, "/definitions/Odd", ["alias"]);

impl __rt::Decode for Odd {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Even),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"alias\":", &mut __f0)?;
            while !__r.close_object() {
                __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
                __rt::set(__r, &mut __f0)?;
            }
            ::std::result::Result::Ok(Self {
                alias: __rt::required(__f0)?,
            })
        })
    }
}

impl __rt::serde::Serialize for Odd {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Even),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(__s, 1)?;
            __m.member("alias", &self.alias)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Odd {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Even),
            _,
        >(|| {
            Self {
                alias: ::std::clone::Clone::clone(&self.alias),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Odd {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<(Self, Even), _>(|| { self.alias == __other.alias })
    }
}

impl ::std::fmt::Debug for Odd {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Even),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Odd");
            __d.field("alias", &self.alias);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Odd, [("/definitions/Even", Even), ("/definitions/Odd", Odd),
    ("/definitions/AliasOfEven", AliasOfEven)]
);

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
}

/// Ten arrays between an object and the next.
pub struct Nest {
    /// An object that has no members.
    pub nothing: ::std::option::Option<NestNothing>,
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

__rt::constructors!(
    Nest {} () [with_nothing nothing : NestNothing, with_inner inner : ::std::vec::Vec <
    ::std::vec::Vec < ::std::vec::Vec < ::std::vec::Vec < ::std::vec::Vec <
    ::std::vec::Vec < ::std::vec::Vec < ::std::vec::Vec < ::std::vec::Vec <
    ::std::vec::Vec < Nest > > > > > > > > > >]
);

__rt::described!(Nest, SHAPES, "/definitions/Nest", ["nothing", "inner"]);

impl __rt::Decode for Nest {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Nest, NestNothing),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"nothing\":", &mut __f0)?;
            __rt::field(__r, "\"inner\":", &mut __f1)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    _ => __rt::set(__r, &mut __f1)?,
                }
            }
            ::std::result::Result::Ok(Self { nothing: __f0, inner: __f1 })
        })
    }
}

impl __rt::serde::Serialize for Nest {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Nest, NestNothing),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.nothing.is_some()) + usize::from(self.inner.is_some()),
            )?;
            __m.optional("nothing", &self.nothing)?;
            __m.optional("inner", &self.inner)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Nest {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Nest, NestNothing),
            _,
        >(|| {
            Self {
                nothing: ::std::clone::Clone::clone(&self.nothing),
                inner: ::std::clone::Clone::clone(&self.inner),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Nest {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Nest, NestNothing),
            _,
        >(|| { self.nothing == __other.nothing && self.inner == __other.inner })
    }
}

impl ::std::fmt::Debug for Nest {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Nest, NestNothing),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Nest");
            __d.field("nothing", &self.nothing);
            __d.field("inner", &self.inner);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(Nest, [("/definitions/Nest", Nest)]);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Nest {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            1,
            |__u| ::std::result::Result::Ok(Self {
                nothing: __rt::arbitrary_option(
                    __u,
                    <NestNothing as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
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
}

/// An object that has no members.
pub struct NestNothing {}

__rt::constructors!(NestNothing {} () []);

__rt::described!(NestNothing, SHAPES, "/definitions/Nest/properties/nothing", []);

impl __rt::Decode for NestNothing {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            __r.open_object()?;
            while !__r.close_object() {
                __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
            }
            ::std::result::Result::Ok(Self {})
        })
    }
}

impl __rt::serde::Serialize for NestNothing {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let __m = __rt::SerializeMembers::new(__s, 0)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for NestNothing {
    fn clone(&self) -> Self {
        __rt::with_stack::<(Self,), _>(|| { Self {} })
    }
}

impl ::std::cmp::PartialEq for NestNothing {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<(Self,), _>(|| { true })
    }
}

impl ::std::fmt::Debug for NestNothing {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __d = __f.debug_struct("NestNothing");
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(NestNothing);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for NestNothing {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {})
    }
}

/// The type of `/definitions/AliasOfEven`.
pub type AliasOfEven = Even;

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        ArrayRule NodeFew { MIN_ITEMS 1, MAX_ITEMS 2 } ArrayRule Forest { MAX_ITEMS 3 }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `shapes`, self-contained.
    pub const SHAPES_SCHEMA: &str = ::std::include_str!("shapes.bundled.json");
    /// The text of the file of the schema `shapes`.
    pub const SHAPES_SCHEMA_SOURCE: &str = ::std::include_str!("shapes.schema.json");
    /// The `$id` of the schema `shapes`.
    pub const SHAPES_SCHEMA_ID: &str = "https://example.org/schemas/shapes/1.0.0";
    /// The version of the schema `shapes`.
    pub const SHAPES_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `shapes`.
pub static SHAPES: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "shapes",
    id: SHAPES_SCHEMA_ID,
    version: SHAPES_SCHEMA_VERSION,
    title: "Shapes",
    description: "Every way in which a type may be recursive.",
    subject: "Shapes",
    text: SHAPES_SCHEMA,
    source: SHAPES_SCHEMA_SOURCE,
    validation: ::std::include_str!("shapes.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["name", "again", "node", "link", "expression", "forest", "even", "nest"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: true,
    open: ::std::option::Option::None,
    check: __rt::check::<Shapes>,
});

__rt::message!(Shapes, SHAPES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&SHAPES];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Every way in which a type may be recursive.
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
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Shapes(__message) => __rt::serde::Serialize::serialize(__message, __s),
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
        static __SCHEMAS: &[&__rt::TypeSchema] = &[&SHAPES];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::TypeSchema {
        &SHAPES
    }
    fn decode_as(
        __schema: &'static __rt::TypeSchema,
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::option::Option<::std::result::Result<Self, __rt::Stop>> {
        ::std::option::Option::Some(
            match __schema.name() {
                "shapes" => <Shapes as __rt::Decode>::decode(__r).map(Self::Shapes),
                _ => return ::std::option::Option::None,
            },
        )
    }
    fn schema(&self) -> &'static __rt::TypeSchema {
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
}
