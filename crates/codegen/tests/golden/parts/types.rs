// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A part.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub name: __rt::NonEmptyString,
    pub size: ::std::option::Option<Size>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Item";
        const NAMES: &'static [&'static str] = &["name", "size"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "name" => ::std::option::Option::Some(0),
                "size" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Item;
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
            let mut __f1: ::std::option::Option<Size> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "name")?,
                    _ => __rt::set(&mut __f1, &mut __map, "size")?,
                }
            }
            ::std::result::Result::Ok(Item {
                name: __rt::required(__f0, "name")?,
                size: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Item {
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
    impl<'de> __rt::Decode<'de> for Item {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Item {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.size.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "name",
                &self.name,
            )?;
            if let ::std::option::Option::Some(__value) = &self.size {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "size",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    Size,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/definitions/Size`.
#[derive(Clone, Debug, PartialEq)]
pub struct Size {
    pub w: u64,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Size";
        const NAMES: &'static [&'static str] = &["w"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "w" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Size;
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
            let mut __f0: ::std::option::Option<u64> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "w")?;
            }
            ::std::result::Result::Ok(Size {
                w: __rt::required(__f0, "w")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Size {
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
    impl<'de> __rt::Decode<'de> for Size {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Size {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(&mut __map, "w", &self.w)?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Size {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            w: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[<u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)],
        )
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

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Order";
        const NAMES: &'static [&'static str] = &[
            "kind",
            "item",
            "items",
            "prices",
            "same",
            "size",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "item" => ::std::option::Option::Some(1),
                "items" => ::std::option::Option::Some(2),
                "prices" => ::std::option::Option::Some(3),
                "same" => ::std::option::Option::Some(4),
                "size" => ::std::option::Option::Some(5),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Order;
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
            let mut __f0: ::std::option::Option<Kind> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<Item> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<
                ::std::vec::Vec<::std::vec::Vec<Item>>,
            > = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<__rt::Map<OrderPricesValue>> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<Same> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<Size> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    1 => __rt::set(&mut __f1, &mut __map, "item")?,
                    2 => __rt::set(&mut __f2, &mut __map, "items")?,
                    3 => __rt::set(&mut __f3, &mut __map, "prices")?,
                    4 => __rt::set(&mut __f4, &mut __map, "same")?,
                    _ => __rt::set(&mut __f5, &mut __map, "size")?,
                }
            }
            ::std::result::Result::Ok(Order {
                kind: __rt::required(__f0, "kind")?,
                item: __rt::required(__f1, "item")?,
                items: __f2,
                prices: __f3,
                same: __f4,
                size: __f5,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Order {
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
    impl<'de> __rt::Decode<'de> for Order {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Order {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2 + usize::from(self.items.is_some())
                + usize::from(self.prices.is_some()) + usize::from(self.same.is_some())
                + usize::from(self.size.is_some());
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
                "item",
                &self.item,
            )?;
            if let ::std::option::Option::Some(__value) = &self.items {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "items",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.prices {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "prices",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.same {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "same",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.size {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "size",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <Kind as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <Item as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::vec::Vec<::std::vec::Vec<Item>>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Map<OrderPricesValue>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    Same,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    Size,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/properties/prices/additionalProperties`.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderPricesValue {
    pub amount: OrderPricesValueAmount,
    pub tags: ::std::option::Option<::std::vec::Vec<OrderPricesValueTagsItem>>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "OrderPricesValue";
        const NAMES: &'static [&'static str] = &["amount", "tags"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "amount" => ::std::option::Option::Some(0),
                "tags" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = OrderPricesValue;
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
            let mut __f0: ::std::option::Option<OrderPricesValueAmount> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<
                ::std::vec::Vec<OrderPricesValueTagsItem>,
            > = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "amount")?,
                    _ => __rt::set(&mut __f1, &mut __map, "tags")?,
                }
            }
            ::std::result::Result::Ok(OrderPricesValue {
                amount: __rt::required(__f0, "amount")?,
                tags: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for OrderPricesValue {
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
    impl<'de> __rt::Decode<'de> for OrderPricesValue {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for OrderPricesValue {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.tags.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "amount",
                &self.amount,
            )?;
            if let ::std::option::Option::Some(__value) = &self.tags {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "tags",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <OrderPricesValueAmount as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    ::std::vec::Vec<OrderPricesValueTagsItem>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/properties/prices/additionalProperties/properties/amount`.
pub type OrderPricesValueAmount = __rt::CheckedF64<OrderPricesValueAmountRule>;

/// The rule of `OrderPricesValueAmount`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OrderPricesValueAmountRule {}

impl __rt::NumberRule for OrderPricesValueAmountRule {
    const NAME: &'static str = "OrderPricesValueAmount";
    const MINIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(0.0);
}

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

const _: () = {
    const __NAMES: &[&str] = &["a", "b"];
    impl<'de> __rt::serde::Deserialize<'de> for OrderPricesValueTagsItem {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(
                __deserializer,
                "OrderPricesValueTagsItem",
                __NAMES,
            )? {
                0 => ::std::result::Result::Ok(Self::A),
                _ => ::std::result::Result::Ok(Self::B),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for OrderPricesValueTagsItem {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for OrderPricesValueTagsItem {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for OrderPricesValueTagsItem {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
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

const _: () = {
    const __NAMES: &[&str] = &["order"];
    impl<'de> __rt::serde::Deserialize<'de> for Kind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "Kind", __NAMES).map(|_| Self::Order)
        }
    }
    impl<'de> __rt::Decode<'de> for Kind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Kind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Kind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
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

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Plain";
        const NAMES: &'static [&'static str] = &["text"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "text" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Plain;
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
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "text")?;
            }
            ::std::result::Result::Ok(Plain {
                text: __rt::required(__f0, "text")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Plain {
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
    impl<'de> __rt::Decode<'de> for Plain {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Plain {
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
                "text",
                &self.text,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Plain {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            text: __rt::arbitrary_text(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
            ],
        )
    }
}

/// The text of the schema `item`.
pub const ITEM_SCHEMA: &str = ::std::include_str!("item.schema.json");

/// The `$id` of the schema `item`.
pub const ITEM_SCHEMA_ID: &str = "https://example.org/schemas/item/2.1.0";

/// The version of the schema `item`.
pub const ITEM_SCHEMA_VERSION: &str = "2.1.0";

/// The schema `item`.
pub static ITEM: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "item",
    id: ITEM_SCHEMA_ID,
    version: ITEM_SCHEMA_VERSION,
    title: "Item",
    description: "A part.",
    subject: "Item",
    text: ITEM_SCHEMA,
    bundled: ::std::include_str!("item.bundled.json"),
    validation: ::std::include_str!("item.validation.json"),
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["name", "size"],
    rules: &[],
    check: __rt::check::<Item>,
});

impl __rt::Message for Item {
    fn schema() -> &'static __rt::Schema {
        &ITEM
    }
}

/// The text of the schema `order`.
pub const ORDER_SCHEMA: &str = ::std::include_str!("order.schema.json");

/// The `$id` of the schema `order`.
pub const ORDER_SCHEMA_ID: &str = "https://example.org/schemas/order/1.0.0";

/// The version of the schema `order`.
pub const ORDER_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `order`.
pub static ORDER: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "order",
    id: ORDER_SCHEMA_ID,
    version: ORDER_SCHEMA_VERSION,
    title: "Order",
    description: "A case for the generator.",
    subject: "Order",
    text: ORDER_SCHEMA,
    bundled: ::std::include_str!("order.bundled.json"),
    validation: ::std::include_str!("order.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "kind",
        value: "order",
    }),
    members: &["kind", "item", "items", "prices", "same", "size"],
    rules: &[],
    check: __rt::check::<Order>,
});

impl __rt::Message for Order {
    fn schema() -> &'static __rt::Schema {
        &ORDER
    }
}

/// The text of the schema `plain`.
pub const PLAIN_SCHEMA: &str = ::std::include_str!("plain.schema.json");

/// The `$id` of the schema `plain`.
pub const PLAIN_SCHEMA_ID: &str = "https://example.org/schemas/plain/1.0.0";

/// The version of the schema `plain`.
pub const PLAIN_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `plain`.
pub static PLAIN: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "plain",
    id: PLAIN_SCHEMA_ID,
    version: PLAIN_SCHEMA_VERSION,
    title: "Plain",
    description: "A case for the generator.",
    subject: "Plain",
    text: PLAIN_SCHEMA,
    bundled: ::std::include_str!("plain.bundled.json"),
    validation: ::std::include_str!("plain.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["text"],
    rules: &[],
    check: __rt::check::<Plain>,
});

impl __rt::Message for Plain {
    fn schema() -> &'static __rt::Schema {
        &PLAIN
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&ITEM, &ORDER, &PLAIN];

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
        __serializer: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Order(__message) => {
                __rt::serde::Serialize::serialize(__message, __serializer)
            }
            Self::Plain(__message) => {
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
        static __SCHEMAS: &[&__rt::Schema] = &[&ORDER, &PLAIN];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::Schema {
        &PLAIN
    }
    fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
        __schema: &'static __rt::Schema,
        __deserializer: __D,
    ) -> ::std::option::Option<::std::result::Result<Self, __D::Error>> {
        match __schema.name() {
            "order" => {
                ::std::option::Option::Some(
                    <Order as __rt::Decode<'de>>::decode(__deserializer).map(Self::Order),
                )
            }
            "plain" => {
                ::std::option::Option::Some(
                    <Plain as __rt::Decode<'de>>::decode(__deserializer).map(Self::Plain),
                )
            }
            _ => ::std::option::Option::None,
        }
    }
    fn schema(&self) -> &'static __rt::Schema {
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
        match __rt::arbitrary::Unstructured::choose_index(__u, 2)? {
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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (1, ::std::option::Option::Some(1)),
            __rt::arbitrary::size_hint::or_all(
                &[
                    <Order as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                    <Plain as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                ],
            ),
        )
    }
}
