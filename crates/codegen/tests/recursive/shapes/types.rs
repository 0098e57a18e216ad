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
    /// The member `even`.
    pub even: ::std::option::Option<Even>,
    /// Ten arrays between an object and the next.
    pub nest: ::std::option::Option<Nest>,
}

__rt::constructors!(
    Shapes {} (name : ::std::string::String) [with_again again : ::std::boxed::Box <
    Shapes >, with_node node : Node as is, with_link link : Link as is, with_expression
    expression : Expression, with_forest forest : Forest as is, with_even even : Even as
    is, with_nest nest : Nest as is]
);

__rt::object!(
    Shapes { required name "name" "\"name\":" optional again "again" "\"again\":"
    optional node "node" "\"node\":" optional link "link" "\"link\":" optional expression
    "expression" "\"expression\":" optional forest "forest" "\"forest\":" optional even
    "even" "\"even\":" optional nest "nest" "\"nest\":" }
);

__rt::open_type!(
    Shapes, SHAPES, 1, exact, closed, deep(Even, Expression, ForestItem, LinkValue, Nest,
    Node, Shapes)
);

__rt::deep_struct!(Shapes { name again node link expression forest even nest });

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Shapes, SHAPES, "", [("", Shapes), ("/definitions/Node", Node), ("/definitions/Link",
    Link), ("/definitions/Expression", Expression), ("/definitions/Sum", Sum),
    ("/definitions/Forest", Forest), ("/definitions/Even", Even), ("/definitions/Odd",
    Odd), ("/definitions/Nest", Nest)]
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
                    <Link as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
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
    /// The member `label`.
    pub label: ::std::option::Option<__rt::NonEmptyString>,
    /// The member `children`.
    pub children: ::std::vec::Vec<Node>,
    /// A tree.
    pub first: ::std::option::Option<::std::boxed::Box<Node>>,
    /// The member `few`.
    pub few: ::std::option::Option<NodeFew>,
    /// The member `named`.
    pub named: ::std::option::Option<__rt::Map<Node>>,
}

__rt::constructors!(
    Node {} (children : ::std::vec::Vec < Node > as is) [with_label label :
    __rt::NonEmptyString as is, with_first first : ::std::boxed::Box < Node >, with_few
    few : NodeFew as is, with_named named : __rt::Map < Node > as is]
);

__rt::object!(
    Node { optional label "label" "\"label\":" required children "children"
    "\"children\":" optional first "first" "\"first\":" optional few "few" "\"few\":"
    optional named "named" "\"named\":" }
);

__rt::open_type!(Node, SHAPES, 8, exact, closed, deep(Node));

__rt::deep_struct!(Node { label children first few named });

#[cfg(feature = "schemars")]
__rt::json_schema!(Node, SHAPES, "/definitions/Node", [("/definitions/Node", Node)]);

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

/// Checked: `items`, `minItems`, `maxItems`.
pub type NodeFew = __rt::CheckedVec<Node, schema_rules::NodeFew>;

/// A list that ends in null.
#[derive(Clone, Debug, PartialEq)]
pub struct Link(pub __rt::Nullable<LinkValue>);

__rt::wrapper!(Link(__rt::Nullable < LinkValue >));

__rt::open_type!(Link, SHAPES, 6, exact, deep(LinkValue));

#[cfg(feature = "schemars")]
__rt::json_schema!(Link, SHAPES, "/definitions/Link", [("/definitions/Link", Link)]);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Link {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_nullable(
                __u,
                <LinkValue as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )
            .map(Self)
    }
}

/// A list that ends in null.
pub struct LinkValue {
    /// The member `value`.
    pub value: i64,
    /// A list that ends in null.
    pub next: ::std::boxed::Box<Link>,
}

__rt::constructors!(
    LinkValue {} (value : i64 as is, next : ::std::boxed::Box < Link >) []
);

__rt::object!(
    LinkValue { required value "value" "\"value\":" required next "next" "\"next\":" }
);

__rt::open_type!(LinkValue, SHAPES, 6, exact, closed, deep(LinkValue));

__rt::deep_struct!(LinkValue { value next });

#[cfg(feature = "schemars")]
__rt::json_schema!(
    LinkValue, SHAPES, "/definitions/Link" without null, [("/definitions/Link", Link)]
);

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
                next: <Link as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(::std::boxed::Box::new)?,
            }),
        )
    }
}

/// `SumKind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum SumKind {
    /// The value `sum`.
    #[default]
    Sum,
}

__rt::string_enum!(SumKind { Sum "sum" });

__rt::open_type!(SumKind, SHAPES, 22, exact, deep());

#[cfg(feature = "schemars")]
__rt::json_schema!(SumKind, SHAPES, "/definitions/Sum/properties/kind");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SumKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A branch of a union ends.
#[derive(Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
pub enum Expression {
    /// The branch `Sum`.
    Sum(Sum),
    /// The branch `Constant`.
    Constant(Constant),
}

__rt::deep_enum!(Expression { Sum Constant });

impl Expression {
    fn __choose(
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
        ::std::result::Result::Ok(
            match __r.kind() {
                __rt::JsonKind::Null
                | __rt::JsonKind::Bool
                | __rt::JsonKind::Number
                | __rt::JsonKind::String
                | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                __rt::JsonKind::Object => {
                    match &*__rt::open::tag(__r, "kind")? {
                        "sum" => __rt::open::Chosen::of(0),
                        "constant" => __rt::open::Chosen::of(1),
                        _ => return ::std::result::Result::Err(__rt::Stop),
                    }
                }
            },
        )
    }
}

__rt::union!(Expression { 0 Sum(Sum) own, 1 Constant(Constant) own });

__rt::open_type!(Expression, SHAPES, 4, exact, deep(Constant, Sum));

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Expression, SHAPES, "/definitions/Expression" without null,
    [("/definitions/Expression", Expression), ("/definitions/Sum", Sum)]
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

/// `Sum`
pub struct Sum {
    /// The member `kind`.
    pub kind: SumKind,
    /// A branch of a union ends.
    pub left: ::std::boxed::Box<Expression>,
    /// A branch of a union ends.
    pub right: ::std::boxed::Box<Expression>,
}

__rt::constructors!(
    Sum { kind : SumKind::Sum } (left : ::std::boxed::Box < Expression >, right :
    ::std::boxed::Box < Expression >) []
);

__rt::object!(
    Sum { required kind "kind" "\"kind\":" required left "left" "\"left\":" required
    right "right" "\"right\":" }
);

__rt::open_type!(Sum, SHAPES, 10, exact, closed, deep(Expression));

__rt::deep_struct!(Sum { kind left right });

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Sum, SHAPES, "/definitions/Sum", [("/definitions/Expression", Expression),
    ("/definitions/Sum", Sum)]
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

/// `ConstantKind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum ConstantKind {
    /// The value `constant`.
    #[default]
    Constant,
}

__rt::string_enum!(ConstantKind { Constant "constant" });

__rt::open_type!(ConstantKind, SHAPES, 12, exact, deep());

#[cfg(feature = "schemars")]
__rt::json_schema!(ConstantKind, SHAPES, "/definitions/Constant/properties/kind");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ConstantKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `Constant`
pub struct Constant {
    /// The member `kind`.
    pub kind: ConstantKind,
    /// The member `value`.
    pub value: __rt::FiniteF64,
}

__rt::constructors!(
    Constant { kind : ConstantKind::Constant } (value : __rt::FiniteF64 as is) []
);

__rt::object!(
    Constant { required kind "kind" "\"kind\":" required value "value" "\"value\":" }
);

__rt::open_type!(Constant, SHAPES, 3, exact, closed, deep());

__rt::deep_struct!(Constant { kind value });

#[cfg(feature = "schemars")]
__rt::json_schema!(Constant, SHAPES, "/definitions/Constant");

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

/// An array of objects that hold such arrays.
///
/// Checked: `maxItems`, `items`.
pub type Forest = __rt::CheckedVec<ForestItem, schema_rules::Forest>;

/// `ForestItem`
pub struct ForestItem {
    /// An array of objects that hold such arrays.
    pub trees: ::std::option::Option<Forest>,
    /// The member `free`.
    pub free: ::std::option::Option<__rt::JsonObject>,
}

__rt::constructors!(
    ForestItem {} () [with_trees trees : Forest as is, with_free free : __rt::JsonObject
    as is]
);

__rt::object!(
    ForestItem { optional trees "trees" "\"trees\":" optional free "free" "\"free\":" }
);

__rt::open_type!(ForestItem, SHAPES, 14, exact, closed, deep(ForestItem));

__rt::deep_struct!(ForestItem { trees free });

#[cfg(feature = "schemars")]
__rt::json_schema!(
    ForestItem, SHAPES, "/definitions/Forest/items", [("/definitions/Forest", Forest)]
);

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

/// `Even`
pub struct Even {
    /// The member `odd`.
    pub odd: ::std::option::Option<::std::boxed::Box<Odd>>,
}

__rt::constructors!(Even {} () [with_odd odd : ::std::boxed::Box < Odd >]);

__rt::object!(Even { optional odd "odd" "\"odd\":" });

__rt::open_type!(Even, SHAPES, 2, exact, closed, deep(Odd));

__rt::deep_struct!(Even { odd });

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Even, SHAPES, "/definitions/Even", [("/definitions/Even", Even), ("/definitions/Odd",
    Odd)]
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

/// `Odd`
pub struct Odd {
    /// The member `alias`.
    pub alias: ::std::boxed::Box<Even>,
}

__rt::constructors!(Odd {} (alias : ::std::boxed::Box < Even >) []);

__rt::object!(Odd { required alias "alias" "\"alias\":" });

__rt::open_type!(Odd, SHAPES, 9, exact, closed, deep(Even));

__rt::deep_struct!(Odd { alias });

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Odd, SHAPES, "/definitions/Odd", [("/definitions/Even", Even), ("/definitions/Odd",
    Odd)]
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

/// An object that has no members.
pub struct NestNothing {}

__rt::constructors!(NestNothing {} () []);

__rt::object!(NestNothing {});

__rt::open_type!(NestNothing, SHAPES, 16, exact, closed, deep());

__rt::deep_struct!(NestNothing {});

#[cfg(feature = "schemars")]
__rt::json_schema!(NestNothing, SHAPES, "/definitions/Nest/properties/nothing");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for NestNothing {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {})
    }
}

/// Ten arrays between an object and the next.
pub struct Nest {
    /// An object that has no members.
    pub nothing: ::std::option::Option<NestNothing>,
    /// The member `inner`.
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
    Nest {} () [with_nothing nothing : NestNothing as is, with_inner inner :
    ::std::vec::Vec < ::std::vec::Vec < ::std::vec::Vec < ::std::vec::Vec <
    ::std::vec::Vec < ::std::vec::Vec < ::std::vec::Vec < ::std::vec::Vec <
    ::std::vec::Vec < ::std::vec::Vec < Nest > > > > > > > > > > as is]
);

__rt::object!(
    Nest { optional nothing "nothing" "\"nothing\":" optional inner "inner" "\"inner\":"
    }
);

__rt::open_type!(Nest, SHAPES, 7, exact, closed, deep(Nest, NestNothing));

__rt::deep_struct!(Nest { nothing inner });

#[cfg(feature = "schemars")]
__rt::json_schema!(Nest, SHAPES, "/definitions/Nest", [("/definitions/Nest", Nest)]);

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

/// `AliasOfEven`
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

__rt::schema_source!(["" "schemas.json"], numbers(13 F64 15 I64));

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
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["name", "again", "node", "link", "expression", "forest", "even", "nest"],
    recursive: true,
    from: &__SOURCE,
    pointer: "/definitions/Shapes",
    part: 1,
    one_pass: true,
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
