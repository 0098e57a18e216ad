// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A part.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub name: __rt::NonEmptyString,
    pub size: ::std::option::Option<Size>,
}

__rt::constructors!(Item {} (name : __rt::NonEmptyString) [with_size size : Size]);

__rt::described!(Item, ITEM, "", ["name", "size"]);

impl __rt::Decode for Item {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"name\":", &mut __f0)?;
        __rt::field(__r, "\"size\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            name: __rt::required(__f0)?,
            size: __f1,
        })
    }
}

impl __rt::serde::Serialize for Item {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.size.is_some()),
        )?;
        __m.member("name", &self.name)?;
        __m.optional("size", &self.size)?;
        __m.end()
    }
}

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

/// The type of `/definitions/Size`.
#[derive(Clone, Debug, PartialEq)]
pub struct Size {
    pub w: u64,
}

__rt::constructors!(Size {} (w : u64) []);

__rt::described!(Size, ITEM, "/definitions/Size", ["w"]);

impl __rt::Decode for Size {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"w\":", &mut __f0)?;
        while !__r.close_object() {
            __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
            __rt::set(__r, &mut __f0)?;
        }
        ::std::result::Result::Ok(Self { w: __rt::required(__f0)? })
    }
}

impl __rt::serde::Serialize for Size {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 1)?;
        __m.member("w", &self.w)?;
        __m.end()
    }
}

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

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    pub kind: Kind,
    /// A part.
    pub item: Item,
    pub items: ::std::option::Option<::std::vec::Vec<::std::vec::Vec<Item>>>,
    pub prices: ::std::option::Option<__rt::Map<OrderPricesValue>>,
    pub same: ::std::option::Option<Same>,
    pub size: ::std::option::Option<Size>,
}

__rt::constructors!(
    Order { kind : < Kind as ::std::default::Default > ::default() } (item : Item)
    [with_items items : ::std::vec::Vec < ::std::vec::Vec < Item > >, with_prices prices
    : __rt::Map < OrderPricesValue >, with_same same : Same, with_size size : Size]
);

__rt::described!(Order, ORDER, "", ["kind", "item", "items", "prices", "same", "size"]);

impl __rt::Decode for Order {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        let mut __f3 = ::std::option::Option::None;
        let mut __f4 = ::std::option::Option::None;
        let mut __f5 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        __rt::field(__r, "\"item\":", &mut __f1)?;
        __rt::field(__r, "\"items\":", &mut __f2)?;
        __rt::field(__r, "\"prices\":", &mut __f3)?;
        __rt::field(__r, "\"same\":", &mut __f4)?;
        __rt::field(__r, "\"size\":", &mut __f5)?;
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
            kind: __rt::required(__f0)?,
            item: __rt::required(__f1)?,
            items: __f2,
            prices: __f3,
            same: __f4,
            size: __f5,
        })
    }
}

impl __rt::serde::Serialize for Order {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            2 + usize::from(self.items.is_some()) + usize::from(self.prices.is_some())
                + usize::from(self.same.is_some()) + usize::from(self.size.is_some()),
        )?;
        __m.member("kind", &self.kind)?;
        __m.member("item", &self.item)?;
        __m.optional("items", &self.items)?;
        __m.optional("prices", &self.prices)?;
        __m.optional("same", &self.same)?;
        __m.optional("size", &self.size)?;
        __m.end()
    }
}

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

/// The type of `/properties/prices/additionalProperties`.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderPricesValue {
    pub amount: OrderPricesValueAmount,
    pub tags: ::std::option::Option<::std::vec::Vec<OrderPricesValueTagsItem>>,
}

__rt::constructors!(
    OrderPricesValue {} (amount : OrderPricesValueAmount) [with_tags tags :
    ::std::vec::Vec < OrderPricesValueTagsItem >]
);

__rt::described!(
    OrderPricesValue, ORDER, "/properties/prices/additionalProperties", ["amount",
    "tags"]
);

impl __rt::Decode for OrderPricesValue {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"amount\":", &mut __f0)?;
        __rt::field(__r, "\"tags\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            amount: __rt::required(__f0)?,
            tags: __f1,
        })
    }
}

impl __rt::serde::Serialize for OrderPricesValue {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.tags.is_some()),
        )?;
        __m.member("amount", &self.amount)?;
        __m.optional("tags", &self.tags)?;
        __m.end()
    }
}

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

/// The type of `/properties/prices/additionalProperties/properties/amount`.
pub type OrderPricesValueAmount = __rt::CheckedF64<schema_rules::OrderPricesValueAmount>;

/// The type of `/properties/prices/additionalProperties/properties/tags/items`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OrderPricesValueTagsItem {
    /// The value `a`.
    A,
    /// The value `b`.
    B,
}

impl OrderPricesValueTagsItem {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::A, Self::B];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

impl ::std::fmt::Display for OrderPricesValueTagsItem {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for OrderPricesValueTagsItem {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for OrderPricesValueTagsItem {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for OrderPricesValueTagsItem {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(
    OrderPricesValueTagsItem, ORDER,
    "/properties/prices/additionalProperties/properties/tags/items"
);

impl __rt::Decode for OrderPricesValueTagsItem {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_enum(__r, &["a", "b"])? {
                0 => Self::A,
                _ => Self::B,
            },
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for OrderPricesValueTagsItem {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/definitions/Kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum Kind {
    /// The value `order`.
    #[default]
    Order,
}

impl Kind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Order];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Order => "order",
        }
    }
}

impl ::std::fmt::Display for Kind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for Kind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for Kind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for Kind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(Kind, ORDER, "/definitions/Kind");

impl __rt::Decode for Kind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["order"]).map(|_| Self::Order)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Kind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/definitions/Same`.
pub type Same = Again;

/// The type of `/definitions/Again`.
pub type Again = Item;

/// The type of `/definitions/Unused`.
pub type Unused = bool;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Plain {
    pub text: ::std::string::String,
}

__rt::constructors!(Plain {} (text : ::std::string::String) []);

__rt::described!(Plain, PLAIN, "", ["text"]);

impl __rt::Decode for Plain {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"text\":", &mut __f0)?;
        while !__r.close_object() {
            __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
            __rt::set(__r, &mut __f0)?;
        }
        ::std::result::Result::Ok(Self {
            text: __rt::required(__f0)?,
        })
    }
}

impl __rt::serde::Serialize for Plain {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 1)?;
        __m.member("text", &self.text)?;
        __m.end()
    }
}

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
    validation: ::std::include_str!("item.validation.json"),
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["name", "size"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
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
    validation: ::std::include_str!("order.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "kind",
        value: "order",
    }),
    members: &["kind", "item", "items", "prices", "same", "size"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
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
    validation: ::std::include_str!("plain.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["text"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
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
