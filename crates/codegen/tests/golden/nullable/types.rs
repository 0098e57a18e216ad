// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Nullables {
    pub text: __rt::Nullable<::std::string::String>,
    /// Three characters, or null.
    pub short: ::std::option::Option<__rt::Nullable<NullablesShort>>,
    pub count: __rt::Nullable<u64>,
    pub level: ::std::option::Option<__rt::Nullable<NullablesLevel>>,
    pub share: ::std::option::Option<__rt::Nullable<NullablesShare>>,
    pub flag: ::std::option::Option<__rt::Nullable<bool>>,
    pub part: ::std::option::Option<__rt::Nullable<NullablesPart>>,
    pub free: ::std::option::Option<__rt::Nullable<__rt::JsonObject>>,
    pub map: ::std::option::Option<__rt::Nullable<__rt::Map<__rt::Nullable<i64>>>>,
    pub list: ::std::option::Option<
        __rt::Nullable<::std::vec::Vec<__rt::Nullable<::std::string::String>>>,
    >,
    pub color: ::std::option::Option<__rt::Nullable<NullablesColor>>,
    /// A size, or null.
    pub shared: ::std::option::Option<Maybe>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Nullables";
        const NAMES: &'static [&'static str] = &[
            "text",
            "short",
            "count",
            "level",
            "share",
            "flag",
            "part",
            "free",
            "map",
            "list",
            "color",
            "shared",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "text" => ::std::option::Option::Some(0),
                "short" => ::std::option::Option::Some(1),
                "count" => ::std::option::Option::Some(2),
                "level" => ::std::option::Option::Some(3),
                "share" => ::std::option::Option::Some(4),
                "flag" => ::std::option::Option::Some(5),
                "part" => ::std::option::Option::Some(6),
                "free" => ::std::option::Option::Some(7),
                "map" => ::std::option::Option::Some(8),
                "list" => ::std::option::Option::Some(9),
                "color" => ::std::option::Option::Some(10),
                "shared" => ::std::option::Option::Some(11),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Nullables;
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
            let mut __f0: ::std::option::Option<__rt::Nullable<::std::string::String>> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::Nullable<NullablesShort>> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<__rt::Nullable<u64>> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<__rt::Nullable<NullablesLevel>> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<__rt::Nullable<NullablesShare>> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<__rt::Nullable<bool>> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<__rt::Nullable<NullablesPart>> = ::std::option::Option::None;
            let mut __f7: ::std::option::Option<__rt::Nullable<__rt::JsonObject>> = ::std::option::Option::None;
            let mut __f8: ::std::option::Option<
                __rt::Nullable<__rt::Map<__rt::Nullable<i64>>>,
            > = ::std::option::Option::None;
            let mut __f9: ::std::option::Option<
                __rt::Nullable<::std::vec::Vec<__rt::Nullable<::std::string::String>>>,
            > = ::std::option::Option::None;
            let mut __f10: ::std::option::Option<__rt::Nullable<NullablesColor>> = ::std::option::Option::None;
            let mut __f11: ::std::option::Option<Maybe> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "text")?,
                    1 => __rt::set(&mut __f1, &mut __map, "short")?,
                    2 => __rt::set(&mut __f2, &mut __map, "count")?,
                    3 => __rt::set(&mut __f3, &mut __map, "level")?,
                    4 => __rt::set(&mut __f4, &mut __map, "share")?,
                    5 => __rt::set(&mut __f5, &mut __map, "flag")?,
                    6 => __rt::set(&mut __f6, &mut __map, "part")?,
                    7 => __rt::set(&mut __f7, &mut __map, "free")?,
                    8 => __rt::set(&mut __f8, &mut __map, "map")?,
                    9 => __rt::set(&mut __f9, &mut __map, "list")?,
                    10 => __rt::set(&mut __f10, &mut __map, "color")?,
                    _ => __rt::set(&mut __f11, &mut __map, "shared")?,
                }
            }
            ::std::result::Result::Ok(Nullables {
                text: __rt::required(__f0, "text")?,
                short: __f1,
                count: __rt::required(__f2, "count")?,
                level: __f3,
                share: __f4,
                flag: __f5,
                part: __f6,
                free: __f7,
                map: __f8,
                list: __f9,
                color: __f10,
                shared: __f11,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Nullables {
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
    impl<'de> __rt::Decode<'de> for Nullables {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Nullables {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2 + usize::from(self.short.is_some())
                + usize::from(self.level.is_some()) + usize::from(self.share.is_some())
                + usize::from(self.flag.is_some()) + usize::from(self.part.is_some())
                + usize::from(self.free.is_some()) + usize::from(self.map.is_some())
                + usize::from(self.list.is_some()) + usize::from(self.color.is_some())
                + usize::from(self.shared.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "text",
                &self.text,
            )?;
            if let ::std::option::Option::Some(__value) = &self.short {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "short",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "count",
                &self.count,
            )?;
            if let ::std::option::Option::Some(__value) = &self.level {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "level",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.share {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "share",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.flag {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "flag",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.part {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "part",
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
            if let ::std::option::Option::Some(__value) = &self.map {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "map",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.list {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "list",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.color {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "color",
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
impl<'a> __rt::arbitrary::Arbitrary<'a> for Nullables {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            text: __rt::arbitrary_nullable(__u, __rt::arbitrary_text)?,
            short: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesShort as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            count: __rt::arbitrary_nullable(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            level: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesLevel as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            share: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesShare as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            flag: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <bool as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            part: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesPart as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            free: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <__rt::JsonObject as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            map: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    |__u| __rt::arbitrary_map(
                        __u,
                        |__u| __rt::arbitrary_nullable(
                            __u,
                            <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                        ),
                    ),
                ),
            )?,
            list: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    |__u| __rt::arbitrary_array(
                        __u,
                        |__u| __rt::arbitrary_nullable(__u, __rt::arbitrary_text),
                    ),
                ),
            )?,
            color: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesColor as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            shared: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <MaybeValue as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::Nullable<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<NullablesShort>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::Nullable<
                    u64,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<NullablesLevel>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<NullablesShare>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<bool>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<NullablesPart>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<__rt::JsonObject>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<__rt::Map<__rt::Nullable<i64>>>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<
                        ::std::vec::Vec<__rt::Nullable<::std::string::String>>,
                    >,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<NullablesColor>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    Maybe,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// Three characters, or null.
pub type NullablesShort = __rt::CheckedString<NullablesShortRule>;

/// The rule of `NullablesShort`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NullablesShortRule {}

impl __rt::StringRule for NullablesShortRule {
    const NAME: &'static str = "NullablesShort";
    const MAX_LENGTH: ::std::option::Option<u64> = ::std::option::Option::Some(3);
}

/// The type of `/properties/level`.
pub type NullablesLevel = __rt::CheckedU64<NullablesLevelRule>;

/// The rule of `NullablesLevel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NullablesLevelRule {}

impl __rt::IntegerRule for NullablesLevelRule {
    const NAME: &'static str = "NullablesLevel";
    const MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(1);
    const MAXIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(5);
}

/// The type of `/properties/share`.
pub type NullablesShare = __rt::CheckedF64<NullablesShareRule>;

/// The rule of `NullablesShare`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NullablesShareRule {}

impl __rt::NumberRule for NullablesShareRule {
    const NAME: &'static str = "NullablesShare";
    const MINIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(0.0);
}

/// The type of `/properties/part`.
#[derive(Clone, Debug, PartialEq)]
pub struct NullablesPart {
    pub x: __rt::Nullable<__rt::NonEmptyString>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "NullablesPart";
        const NAMES: &'static [&'static str] = &["x"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "x" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = NullablesPart;
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
            let mut __f0: ::std::option::Option<__rt::Nullable<__rt::NonEmptyString>> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "x")?;
            }
            ::std::result::Result::Ok(NullablesPart {
                x: __rt::required(__f0, "x")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for NullablesPart {
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
    impl<'de> __rt::Decode<'de> for NullablesPart {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for NullablesPart {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(&mut __map, "x", &self.x)?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for NullablesPart {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            x: __rt::arbitrary_nullable(
                __u,
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::Nullable<
                    __rt::NonEmptyString,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/properties/color`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NullablesColor {
    /// The value `red`.
    Red,
    /// The value `green`.
    Green,
}

impl NullablesColor {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Red, Self::Green];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
        }
    }
}

impl ::std::fmt::Display for NullablesColor {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["red", "green"];
    impl<'de> __rt::serde::Deserialize<'de> for NullablesColor {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(__deserializer, "NullablesColor", __NAMES)? {
                0 => ::std::result::Result::Ok(Self::Red),
                _ => ::std::result::Result::Ok(Self::Green),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for NullablesColor {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for NullablesColor {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for NullablesColor {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// A size, or null.
pub type Maybe = __rt::Nullable<MaybeValue>;

/// A size, or null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MaybeValue {
    /// The value `s`.
    S,
    /// The value `m`.
    M,
}

impl MaybeValue {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::S, Self::M];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S => "s",
            Self::M => "m",
        }
    }
}

impl ::std::fmt::Display for MaybeValue {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["s", "m"];
    impl<'de> __rt::serde::Deserialize<'de> for MaybeValue {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(__deserializer, "MaybeValue", __NAMES)? {
                0 => ::std::result::Result::Ok(Self::S),
                _ => ::std::result::Result::Ok(Self::M),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for MaybeValue {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for MaybeValue {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for MaybeValue {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The text of the schema `nullables`.
pub const NULLABLES_SCHEMA: &str = ::std::include_str!("nullables.schema.json");

/// The `$id` of the schema `nullables`.
pub const NULLABLES_SCHEMA_ID: &str = "https://example.org/schemas/nullables/1.0.0";

/// The version of the schema `nullables`.
pub const NULLABLES_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `nullables`.
pub static NULLABLES: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "nullables",
    id: NULLABLES_SCHEMA_ID,
    version: NULLABLES_SCHEMA_VERSION,
    title: "Nullables",
    description: "A case for the generator.",
    subject: "Nullables",
    text: NULLABLES_SCHEMA,
    bundled: ::std::include_str!("nullables.bundled.json"),
    validation: ::std::include_str!("nullables.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "text",
        "short",
        "count",
        "level",
        "share",
        "flag",
        "part",
        "free",
        "map",
        "list",
        "color",
        "shared",
    ],
    rules: &[],
    check: __rt::check::<Nullables>,
});

impl __rt::Message for Nullables {
    fn schema() -> &'static __rt::Schema {
        &NULLABLES
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&NULLABLES];
