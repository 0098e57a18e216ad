// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// An HTTP status.
    pub status: ValuesStatus,
    pub mixed: ::std::option::Option<__rt::Nullable<ValuesMixed>>,
    pub ratio: ::std::option::Option<ValuesRatio>,
    pub yes: ::std::option::Option<ValuesYes>,
    pub version: ::std::option::Option<ValuesVersion>,
    pub nothing: ::std::option::Option<ValuesNothing>,
    pub either: ::std::option::Option<ValuesEither>,
    pub word: ::std::option::Option<ValuesWord>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Values";
        const NAMES: &'static [&'static str] = &[
            "status",
            "mixed",
            "ratio",
            "yes",
            "version",
            "nothing",
            "either",
            "word",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "status" => ::std::option::Option::Some(0),
                "mixed" => ::std::option::Option::Some(1),
                "ratio" => ::std::option::Option::Some(2),
                "yes" => ::std::option::Option::Some(3),
                "version" => ::std::option::Option::Some(4),
                "nothing" => ::std::option::Option::Some(5),
                "either" => ::std::option::Option::Some(6),
                "word" => ::std::option::Option::Some(7),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Values;
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
            let mut __f0: ::std::option::Option<ValuesStatus> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::Nullable<ValuesMixed>> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<ValuesRatio> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<ValuesYes> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<ValuesVersion> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<ValuesNothing> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<ValuesEither> = ::std::option::Option::None;
            let mut __f7: ::std::option::Option<ValuesWord> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "status")?,
                    1 => __rt::set(&mut __f1, &mut __map, "mixed")?,
                    2 => __rt::set(&mut __f2, &mut __map, "ratio")?,
                    3 => __rt::set(&mut __f3, &mut __map, "yes")?,
                    4 => __rt::set(&mut __f4, &mut __map, "version")?,
                    5 => __rt::set(&mut __f5, &mut __map, "nothing")?,
                    6 => __rt::set(&mut __f6, &mut __map, "either")?,
                    _ => __rt::set(&mut __f7, &mut __map, "word")?,
                }
            }
            ::std::result::Result::Ok(Values {
                status: __rt::required(__f0, "status")?,
                mixed: __f1,
                ratio: __f2,
                yes: __f3,
                version: __f4,
                nothing: __f5,
                either: __f6,
                word: __f7,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Values {
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
    impl<'de> __rt::Decode<'de> for Values {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Values {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.mixed.is_some())
                + usize::from(self.ratio.is_some()) + usize::from(self.yes.is_some())
                + usize::from(self.version.is_some())
                + usize::from(self.nothing.is_some())
                + usize::from(self.either.is_some()) + usize::from(self.word.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "status",
                &self.status,
            )?;
            if let ::std::option::Option::Some(__value) = &self.mixed {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "mixed",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.ratio {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "ratio",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.yes {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "yes",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.version {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "version",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.nothing {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "nothing",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.either {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "either",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.word {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "word",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Values {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            status: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            mixed: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <ValuesMixed as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            ratio: __rt::arbitrary_option(
                __u,
                <ValuesRatio as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            yes: __rt::arbitrary_option(
                __u,
                <ValuesYes as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            version: __rt::arbitrary_option(
                __u,
                <ValuesVersion as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            nothing: __rt::arbitrary_option(
                __u,
                <ValuesNothing as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            either: __rt::arbitrary_option(
                __u,
                <ValuesEither as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            word: __rt::arbitrary_option(
                __u,
                <ValuesWord as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <ValuesStatus as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Nullable<ValuesMixed>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ValuesRatio,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ValuesYes,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ValuesVersion,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ValuesNothing,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ValuesEither,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ValuesWord,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// An HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesStatus {
    /// The value `200`.
    Number200,
    /// The value `404`.
    Number404,
    /// The value `500.0`.
    Number500Point0,
}

impl ValuesStatus {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Number200,
        Self::Number404,
        Self::Number500Point0,
    ];
}

const _: () = {
    const __LITERALS: &[__rt::Literal] = &[
        __rt::Literal::Number("200"),
        __rt::Literal::Number("404"),
        __rt::Literal::Number("500.0"),
    ];
    impl ValuesStatus {
        const fn __literal(self) -> &'static __rt::Literal {
            match self {
                Self::Number200 => &__LITERALS[0],
                Self::Number404 => &__LITERALS[1],
                Self::Number500Point0 => &__LITERALS[2],
            }
        }
    }
    impl ::std::fmt::Display for ValuesStatus {
        fn fmt(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt((*self).__literal(), __formatter)
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ValuesStatus {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_literal(__deserializer, "ValuesStatus", __LITERALS)? {
                0 => ::std::result::Result::Ok(Self::Number200),
                1 => ::std::result::Result::Ok(Self::Number404),
                _ => ::std::result::Result::Ok(Self::Number500Point0),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for ValuesStatus {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ValuesStatus {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize((*self).__literal(), __serializer)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesStatus {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The type of `/properties/mixed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesMixed {
    /// The value `auto`.
    Auto,
    /// The value `1`.
    Number1,
    /// The value `2.5`.
    Number2Point5,
    /// The value `-2`.
    NumberMinus2,
    /// The value `true`.
    True,
}

impl ValuesMixed {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Auto,
        Self::Number1,
        Self::Number2Point5,
        Self::NumberMinus2,
        Self::True,
    ];
}

const _: () = {
    const __LITERALS: &[__rt::Literal] = &[
        __rt::Literal::String("auto"),
        __rt::Literal::Number("1"),
        __rt::Literal::Number("2.5"),
        __rt::Literal::Number("-2"),
        __rt::Literal::Bool(true),
    ];
    impl ValuesMixed {
        const fn __literal(self) -> &'static __rt::Literal {
            match self {
                Self::Auto => &__LITERALS[0],
                Self::Number1 => &__LITERALS[1],
                Self::Number2Point5 => &__LITERALS[2],
                Self::NumberMinus2 => &__LITERALS[3],
                Self::True => &__LITERALS[4],
            }
        }
    }
    impl ::std::fmt::Display for ValuesMixed {
        fn fmt(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt((*self).__literal(), __formatter)
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ValuesMixed {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_literal(__deserializer, "ValuesMixed", __LITERALS)? {
                0 => ::std::result::Result::Ok(Self::Auto),
                1 => ::std::result::Result::Ok(Self::Number1),
                2 => ::std::result::Result::Ok(Self::Number2Point5),
                3 => ::std::result::Result::Ok(Self::NumberMinus2),
                _ => ::std::result::Result::Ok(Self::True),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for ValuesMixed {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ValuesMixed {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize((*self).__literal(), __serializer)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesMixed {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The type of `/properties/ratio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesRatio {
    /// The value `0.1`.
    Number0Point1,
    /// The value `1`.
    Number1,
    /// The value `1e+300`.
    Number1E300,
}

impl ValuesRatio {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Number0Point1,
        Self::Number1,
        Self::Number1E300,
    ];
}

const _: () = {
    const __LITERALS: &[__rt::Literal] = &[
        __rt::Literal::Number("0.1"),
        __rt::Literal::Number("1"),
        __rt::Literal::Number("1e+300"),
    ];
    impl ValuesRatio {
        const fn __literal(self) -> &'static __rt::Literal {
            match self {
                Self::Number0Point1 => &__LITERALS[0],
                Self::Number1 => &__LITERALS[1],
                Self::Number1E300 => &__LITERALS[2],
            }
        }
    }
    impl ::std::fmt::Display for ValuesRatio {
        fn fmt(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt((*self).__literal(), __formatter)
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ValuesRatio {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_literal(__deserializer, "ValuesRatio", __LITERALS)? {
                0 => ::std::result::Result::Ok(Self::Number0Point1),
                1 => ::std::result::Result::Ok(Self::Number1),
                _ => ::std::result::Result::Ok(Self::Number1E300),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for ValuesRatio {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ValuesRatio {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize((*self).__literal(), __serializer)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesRatio {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The type of `/properties/yes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesYes {
    /// The value `true`.
    #[default]
    True,
}

impl ValuesYes {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::True];
}

const _: () = {
    const __LITERALS: &[__rt::Literal] = &[__rt::Literal::Bool(true)];
    impl ValuesYes {
        const fn __literal(self) -> &'static __rt::Literal {
            match self {
                Self::True => &__LITERALS[0],
            }
        }
    }
    impl ::std::fmt::Display for ValuesYes {
        fn fmt(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt((*self).__literal(), __formatter)
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ValuesYes {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_literal(__deserializer, "ValuesYes", __LITERALS)
                .map(|_| Self::True)
        }
    }
    impl<'de> __rt::Decode<'de> for ValuesYes {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ValuesYes {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize((*self).__literal(), __serializer)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesYes {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The type of `/properties/version`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesVersion {
    /// The value `2`.
    #[default]
    Number2,
}

impl ValuesVersion {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Number2];
}

const _: () = {
    const __LITERALS: &[__rt::Literal] = &[__rt::Literal::Number("2")];
    impl ValuesVersion {
        const fn __literal(self) -> &'static __rt::Literal {
            match self {
                Self::Number2 => &__LITERALS[0],
            }
        }
    }
    impl ::std::fmt::Display for ValuesVersion {
        fn fmt(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt((*self).__literal(), __formatter)
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ValuesVersion {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_literal(__deserializer, "ValuesVersion", __LITERALS)
                .map(|_| Self::Number2)
        }
    }
    impl<'de> __rt::Decode<'de> for ValuesVersion {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ValuesVersion {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize((*self).__literal(), __serializer)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesVersion {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The type of `/properties/nothing`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesNothing {
    /// The value `null`.
    #[default]
    Null,
}

impl ValuesNothing {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Null];
}

const _: () = {
    const __LITERALS: &[__rt::Literal] = &[__rt::Literal::Null];
    impl ValuesNothing {
        const fn __literal(self) -> &'static __rt::Literal {
            match self {
                Self::Null => &__LITERALS[0],
            }
        }
    }
    impl ::std::fmt::Display for ValuesNothing {
        fn fmt(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt((*self).__literal(), __formatter)
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ValuesNothing {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_literal(__deserializer, "ValuesNothing", __LITERALS)
                .map(|_| Self::Null)
        }
    }
    impl<'de> __rt::Decode<'de> for ValuesNothing {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ValuesNothing {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize((*self).__literal(), __serializer)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesNothing {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The type of `/properties/either`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesEither {
    /// The value `all`.
    All,
    /// The value `0`.
    Number0,
}

impl ValuesEither {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::All, Self::Number0];
}

const _: () = {
    const __LITERALS: &[__rt::Literal] = &[
        __rt::Literal::String("all"),
        __rt::Literal::Number("0"),
    ];
    impl ValuesEither {
        const fn __literal(self) -> &'static __rt::Literal {
            match self {
                Self::All => &__LITERALS[0],
                Self::Number0 => &__LITERALS[1],
            }
        }
    }
    impl ::std::fmt::Display for ValuesEither {
        fn fmt(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt((*self).__literal(), __formatter)
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ValuesEither {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_literal(__deserializer, "ValuesEither", __LITERALS)? {
                0 => ::std::result::Result::Ok(Self::All),
                _ => ::std::result::Result::Ok(Self::Number0),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for ValuesEither {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ValuesEither {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize((*self).__literal(), __serializer)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesEither {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The type of `/properties/word`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesWord {
    /// The value `w`.
    #[default]
    W,
}

impl ValuesWord {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::W];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::W => "w",
        }
    }
}

impl ::std::fmt::Display for ValuesWord {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["w"];
    impl<'de> __rt::serde::Deserialize<'de> for ValuesWord {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "ValuesWord", __NAMES).map(|_| Self::W)
        }
    }
    impl<'de> __rt::Decode<'de> for ValuesWord {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ValuesWord {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesWord {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The text of the schema `values`.
pub const VALUES_SCHEMA: &str = ::std::include_str!("values.schema.json");

/// The `$id` of the schema `values`.
pub const VALUES_SCHEMA_ID: &str = "https://example.org/schemas/values/1.0.0";

/// The version of the schema `values`.
pub const VALUES_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `values`.
pub static VALUES: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "values",
    id: VALUES_SCHEMA_ID,
    version: VALUES_SCHEMA_VERSION,
    title: "Values",
    description: "A case for the generator.",
    subject: "Values",
    text: VALUES_SCHEMA,
    bundled: ::std::include_str!("values.bundled.json"),
    validation: ::std::include_str!("values.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "status",
        "mixed",
        "ratio",
        "yes",
        "version",
        "nothing",
        "either",
        "word",
    ],
    rules: &[],
    check: __rt::check::<Values>,
});

impl __rt::Message for Values {
    fn schema() -> &'static __rt::Schema {
        &VALUES
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&VALUES];
