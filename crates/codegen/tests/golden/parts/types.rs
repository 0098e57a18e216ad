// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// `Size`
#[derive(Clone, Debug, PartialEq)]
pub struct Size {
    /// The member `w`.
    pub w: u64,
}

__rt::constructors!(Size {} (w : u64 as is) []);

__rt::object!(Size { required w "w" "\"w\":" });

__rt::open_type!(Size, ITEM, 2, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Size {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            w: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// A part.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The member `name`.
    pub name: __rt::NonEmptyString,
    /// The member `size`.
    pub size: ::std::option::Option<Size>,
}

__rt::constructors!(
    Item {} (name : __rt::NonEmptyString as is) [with_size size : Size as is]
);

__rt::object!(
    Item { required name "name" "\"name\":" optional size "size" "\"size\":" }
);

__rt::open_type!(Item, ITEM, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Item {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            name: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            size: __rt::arbitrary_option(
                __u,
                <Size as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// `Kind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum Kind {
    /// The value `order`.
    #[default]
    Order,
}

__rt::string_enum!(Kind { Order "order" });

__rt::open_type!(Kind, ORDER, 4, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Kind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// Valid under `{"type": "number", "minimum": 0}`.
pub type OrderPricesValueAmount = __rt::CheckedF64<schema_rules::OrderPricesValueAmount>;

/// `OrderPricesValueTagsItem`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum OrderPricesValueTagsItem {
    /// The value `a`.
    A,
    /// The value `b`.
    B,
}

__rt::string_enum!(OrderPricesValueTagsItem { A "a" B "b" });

__rt::open_type!(OrderPricesValueTagsItem, ORDER, 16, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for OrderPricesValueTagsItem {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `OrderPricesValue`
#[derive(Clone, Debug, PartialEq)]
pub struct OrderPricesValue {
    /// The member `amount`.
    pub amount: OrderPricesValueAmount,
    /// The member `tags`.
    pub tags: ::std::option::Option<::std::vec::Vec<OrderPricesValueTagsItem>>,
}

__rt::constructors!(
    OrderPricesValue {} (amount : OrderPricesValueAmount as is) [with_tags tags :
    ::std::vec::Vec < OrderPricesValueTagsItem > as is]
);

__rt::object!(
    OrderPricesValue { required amount "amount" "\"amount\":" optional tags "tags"
    "\"tags\":" }
);

__rt::open_type!(OrderPricesValue, ORDER, 13, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for OrderPricesValue {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            amount: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            tags: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(
                    __u,
                    <OrderPricesValueTagsItem as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::arbitrary,
                ),
            )?,
        })
    }
}

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// The member `kind`.
    pub kind: Kind,
    /// A part.
    pub item: Item,
    /// The member `items`.
    pub items: ::std::option::Option<::std::vec::Vec<::std::vec::Vec<Item>>>,
    /// The member `prices`.
    pub prices: ::std::option::Option<__rt::Map<OrderPricesValue>>,
    /// A part.
    pub same: ::std::option::Option<Item>,
    /// The member `size`.
    pub size: ::std::option::Option<Size>,
}

__rt::constructors!(
    Order { kind : Kind::Order } (item : Item as is) [with_items items : ::std::vec::Vec
    < ::std::vec::Vec < Item > > as is, with_prices prices : __rt::Map < OrderPricesValue
    > as is, with_same same : Item as is, with_size size : Size as is]
);

__rt::object!(
    Order { required kind "kind" "\"kind\":" required item "item" "\"item\":" optional
    items "items" "\"items\":" optional prices "prices" "\"prices\":" optional same
    "same" "\"same\":" optional size "size" "\"size\":" }
);

__rt::open_type!(Order, ORDER, 3, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Order {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            item: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            items: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(
                    __u,
                    |__u| __rt::arbitrary_array(
                        __u,
                        <Item as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                ),
            )?,
            prices: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_map(
                    __u,
                    <OrderPricesValue as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            same: __rt::arbitrary_option(
                __u,
                <Item as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            size: __rt::arbitrary_option(
                __u,
                <Size as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// A part.
pub type Again = Item;

/// A part.
pub type Same = Item;

/// `Unused`
pub type Unused = bool;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Plain {
    /// The member `text`.
    pub text: ::std::string::String,
}

__rt::constructors!(Plain {} (text : ::std::string::String) []);

__rt::object!(Plain { required text "text" "\"text\":" });

__rt::open_type!(Plain, PLAIN, 6, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Plain {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            text: __rt::arbitrary_text(__u)?,
        })
    }
}

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        NumberRule OrderPricesValueAmount { MINIMUM 0.0 }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `item`, self-contained.
    pub const ITEM_SCHEMA: &str = ::std::include_str!("item.bundled.json");
    /// The text of the file of the schema `item`.
    pub const ITEM_SCHEMA_SOURCE: &str = ::std::include_str!("item.schema.json");
    /// The `$id` of the schema `item`.
    pub const ITEM_SCHEMA_ID: &str = "https://example.org/schemas/item/2.1.0";
    /// The version of the schema `item`.
    pub const ITEM_SCHEMA_VERSION: &str = "2.1.0";
    /// The text of the schema `order`, self-contained.
    pub const ORDER_SCHEMA: &str = ::std::include_str!("order.bundled.json");
    /// The text of the file of the schema `order`.
    pub const ORDER_SCHEMA_SOURCE: &str = ::std::include_str!("order.schema.json");
    /// The `$id` of the schema `order`.
    pub const ORDER_SCHEMA_ID: &str = "https://example.org/schemas/order/1.0.0";
    /// The version of the schema `order`.
    pub const ORDER_SCHEMA_VERSION: &str = "1.0.0";
    /// The text of the schema `plain`, self-contained.
    pub const PLAIN_SCHEMA: &str = ::std::include_str!("plain.bundled.json");
    /// The text of the file of the schema `plain`.
    pub const PLAIN_SCHEMA_SOURCE: &str = ::std::include_str!("plain.schema.json");
    /// The `$id` of the schema `plain`.
    pub const PLAIN_SCHEMA_ID: &str = "https://example.org/schemas/plain/1.0.0";
    /// The version of the schema `plain`.
    pub const PLAIN_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"], numbers(8 U64 14 F64));

/// The schema `item`.
pub static ITEM: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "item",
    id: ITEM_SCHEMA_ID,
    version: ITEM_SCHEMA_VERSION,
    title: "Item",
    description: "A part.",
    subject: "Item",
    text: ITEM_SCHEMA,
    source: ITEM_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["name", "size"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Item",
    part: 1,
    one_pass: true,
    check: __rt::check::<Item>,
});

__rt::message!(Item, ITEM);

/// The schema `order`.
pub static ORDER: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "order",
    id: ORDER_SCHEMA_ID,
    version: ORDER_SCHEMA_VERSION,
    title: "Order",
    description: "A case for the generator.",
    subject: "Order",
    text: ORDER_SCHEMA,
    source: ORDER_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "kind",
        value: "order",
    }),
    members: &["kind", "item", "items", "prices", "same", "size"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Order",
    part: 3,
    one_pass: true,
    check: __rt::check::<Order>,
});

__rt::message!(Order, ORDER);

/// The schema `plain`.
pub static PLAIN: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "plain",
    id: PLAIN_SCHEMA_ID,
    version: PLAIN_SCHEMA_VERSION,
    title: "Plain",
    description: "A case for the generator.",
    subject: "Plain",
    text: PLAIN_SCHEMA,
    source: PLAIN_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["text"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Plain",
    part: 6,
    one_pass: true,
    check: __rt::check::<Plain>,
});

__rt::message!(Plain, PLAIN);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&ITEM, &ORDER, &PLAIN];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// A case for the generator.
    Order(Order),
    /// A case for the generator.
    Plain(Plain),
}

impl ::std::convert::From<Order> for Message {
    fn from(__message: Order) -> Self {
        Self::Order(__message)
    }
}

impl ::std::convert::From<Plain> for Message {
    fn from(__message: Plain) -> Self {
        Self::Plain(__message)
    }
}

impl __rt::serde::Serialize for Message {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Order(__message) => __rt::serde::Serialize::serialize(__message, __s),
            Self::Plain(__message) => __rt::serde::Serialize::serialize(__message, __s),
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
        static __SCHEMAS: &[&__rt::TypeSchema] = &[&ORDER, &PLAIN];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::TypeSchema {
        &PLAIN
    }
    fn decode_as(
        __schema: &'static __rt::TypeSchema,
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::option::Option<::std::result::Result<Self, __rt::Stop>> {
        ::std::option::Option::Some(
            match __schema.name() {
                "order" => <Order as __rt::Decode>::decode(__r).map(Self::Order),
                "plain" => <Plain as __rt::Decode>::decode(__r).map(Self::Plain),
                _ => return ::std::option::Option::None,
            },
        )
    }
    fn schema(&self) -> &'static __rt::TypeSchema {
        match self {
            Self::Order(_) => <Order as __rt::Message>::schema(),
            Self::Plain(_) => <Plain as __rt::Message>::schema(),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Message {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(2)? {
            0 => {
                <Order as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Order)
            }
            _ => {
                <Plain as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Plain)
            }
        }
    }
}
