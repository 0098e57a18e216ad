// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for  the  generator: "quotes", \\ and  .
#[derive(Clone, Debug, PartialEq)]
pub struct Names {
    /// Runs  back .
    pub seen: ::std::string::String,
    pub type_: ::std::option::Option<::std::string::String>,
    pub self_: ::std::option::Option<::std::string::String>,
    pub map: ::std::option::Option<::std::string::String>,
    pub f0: ::std::option::Option<::std::string::String>,
    pub fn_: ::std::option::Option<::std::string::String>,
    pub result: ::std::option::Option<::std::string::String>,
    pub some: ::std::option::Option<::std::string::String>,
    pub rt: ::std::option::Option<::std::string::String>,
    pub x1: ::std::option::Option<::std::string::String>,
    pub a_b_c: ::std::option::Option<::std::string::String>,
    pub with_space: ::std::option::Option<::std::string::String>,
    pub quote_back_slash: ::std::option::Option<::std::string::String>,
    pub été: ::std::option::Option<::std::string::String>,
    /// Links \[a\](b), \<tags\>, `code` and '''rust
    /// panic!()
    /// ''' stay text.
    ///
    /// Indented.
    pub option: ::std::option::Option<Option>,
    pub string: ::std::option::Option<String>,
    pub vec: ::std::option::Option<Vec>,
    pub ok: ::std::option::Option<Ok>,
    pub ref_: ::std::option::Option<::std::string::String>,
    pub id: ::std::option::Option<::std::string::String>,
    pub properties: ::std::option::Option<::std::string::String>,
    pub enum_: ::std::option::Option<::std::string::String>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Names";
        const NAMES: &'static [&'static str] = &[
            "seen",
            "type",
            "self",
            "map",
            "__f0",
            "fn",
            "result",
            "some",
            "rt",
            "1",
            "a/b~c",
            "with space",
            "quote\"back\\slash",
            "été",
            "option",
            "string",
            "vec",
            "ok",
            "$ref",
            "$id",
            "properties",
            "enum",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "seen" => ::std::option::Option::Some(0),
                "type" => ::std::option::Option::Some(1),
                "self" => ::std::option::Option::Some(2),
                "map" => ::std::option::Option::Some(3),
                "__f0" => ::std::option::Option::Some(4),
                "fn" => ::std::option::Option::Some(5),
                "result" => ::std::option::Option::Some(6),
                "some" => ::std::option::Option::Some(7),
                "rt" => ::std::option::Option::Some(8),
                "1" => ::std::option::Option::Some(9),
                "a/b~c" => ::std::option::Option::Some(10),
                "with space" => ::std::option::Option::Some(11),
                "quote\"back\\slash" => ::std::option::Option::Some(12),
                "été" => ::std::option::Option::Some(13),
                "option" => ::std::option::Option::Some(14),
                "string" => ::std::option::Option::Some(15),
                "vec" => ::std::option::Option::Some(16),
                "ok" => ::std::option::Option::Some(17),
                "$ref" => ::std::option::Option::Some(18),
                "$id" => ::std::option::Option::Some(19),
                "properties" => ::std::option::Option::Some(20),
                "enum" => ::std::option::Option::Some(21),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Names;
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
            let mut __f1: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f7: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f8: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f9: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f10: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f11: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f12: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f13: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f14: ::std::option::Option<Option> = ::std::option::Option::None;
            let mut __f15: ::std::option::Option<String> = ::std::option::Option::None;
            let mut __f16: ::std::option::Option<Vec> = ::std::option::Option::None;
            let mut __f17: ::std::option::Option<Ok> = ::std::option::Option::None;
            let mut __f18: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f19: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f20: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f21: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "seen")?,
                    1 => __rt::set(&mut __f1, &mut __map, "type")?,
                    2 => __rt::set(&mut __f2, &mut __map, "self")?,
                    3 => __rt::set(&mut __f3, &mut __map, "map")?,
                    4 => __rt::set(&mut __f4, &mut __map, "__f0")?,
                    5 => __rt::set(&mut __f5, &mut __map, "fn")?,
                    6 => __rt::set(&mut __f6, &mut __map, "result")?,
                    7 => __rt::set(&mut __f7, &mut __map, "some")?,
                    8 => __rt::set(&mut __f8, &mut __map, "rt")?,
                    9 => __rt::set(&mut __f9, &mut __map, "1")?,
                    10 => __rt::set(&mut __f10, &mut __map, "a/b~c")?,
                    11 => __rt::set(&mut __f11, &mut __map, "with space")?,
                    12 => __rt::set(&mut __f12, &mut __map, "quote\"back\\slash")?,
                    13 => __rt::set(&mut __f13, &mut __map, "été")?,
                    14 => __rt::set(&mut __f14, &mut __map, "option")?,
                    15 => __rt::set(&mut __f15, &mut __map, "string")?,
                    16 => __rt::set(&mut __f16, &mut __map, "vec")?,
                    17 => __rt::set(&mut __f17, &mut __map, "ok")?,
                    18 => __rt::set(&mut __f18, &mut __map, "$ref")?,
                    19 => __rt::set(&mut __f19, &mut __map, "$id")?,
                    20 => __rt::set(&mut __f20, &mut __map, "properties")?,
                    _ => __rt::set(&mut __f21, &mut __map, "enum")?,
                }
            }
            ::std::result::Result::Ok(Names {
                seen: __rt::required(__f0, "seen")?,
                type_: __f1,
                self_: __f2,
                map: __f3,
                f0: __f4,
                fn_: __f5,
                result: __f6,
                some: __f7,
                rt: __f8,
                x1: __f9,
                a_b_c: __f10,
                with_space: __f11,
                quote_back_slash: __f12,
                été: __f13,
                option: __f14,
                string: __f15,
                vec: __f16,
                ok: __f17,
                ref_: __f18,
                id: __f19,
                properties: __f20,
                enum_: __f21,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Names {
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
    impl<'de> __rt::Decode<'de> for Names {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Names {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.type_.is_some())
                + usize::from(self.self_.is_some()) + usize::from(self.map.is_some())
                + usize::from(self.f0.is_some()) + usize::from(self.fn_.is_some())
                + usize::from(self.result.is_some()) + usize::from(self.some.is_some())
                + usize::from(self.rt.is_some()) + usize::from(self.x1.is_some())
                + usize::from(self.a_b_c.is_some())
                + usize::from(self.with_space.is_some())
                + usize::from(self.quote_back_slash.is_some())
                + usize::from(self.été.is_some()) + usize::from(self.option.is_some())
                + usize::from(self.string.is_some()) + usize::from(self.vec.is_some())
                + usize::from(self.ok.is_some()) + usize::from(self.ref_.is_some())
                + usize::from(self.id.is_some()) + usize::from(self.properties.is_some())
                + usize::from(self.enum_.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "seen",
                &self.seen,
            )?;
            if let ::std::option::Option::Some(__value) = &self.type_ {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "type",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.self_ {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "self",
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
            if let ::std::option::Option::Some(__value) = &self.f0 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "__f0",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.fn_ {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "fn",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.result {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "result",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.some {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "some",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.rt {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "rt",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.x1 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "1",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.a_b_c {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "a/b~c",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.with_space {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "with space",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.quote_back_slash {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "quote\"back\\slash",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.été {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "été",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.option {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "option",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.string {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "string",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.vec {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "vec",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.ok {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "ok",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.ref_ {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "$ref",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.id {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "$id",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.properties {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "properties",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.enum_ {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "enum",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Names {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            seen: __rt::arbitrary_text(__u)?,
            type_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            self_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            map: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            f0: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            fn_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            result: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            some: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            rt: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            x1: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            a_b_c: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            with_space: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            quote_back_slash: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            été: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            option: __rt::arbitrary_option(
                __u,
                <Option as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            string: __rt::arbitrary_option(
                __u,
                <String as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            vec: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(
                    __u,
                    <Option as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            ok: __rt::arbitrary_option(
                __u,
                <Ok as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            ref_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            id: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            properties: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            enum_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    Option,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    Vec,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    Ok,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// Links \[a\](b), \<tags\>, `code` and '''rust
/// panic!()
/// ''' stay text.
///
/// Indented.
#[derive(Clone, Debug, PartialEq)]
pub struct Option {
    pub string: ::std::string::String,
    pub none: ::std::option::Option<bool>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Option";
        const NAMES: &'static [&'static str] = &["string", "none"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "string" => ::std::option::Option::Some(0),
                "none" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Option;
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
            let mut __f1: ::std::option::Option<bool> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "string")?,
                    _ => __rt::set(&mut __f1, &mut __map, "none")?,
                }
            }
            ::std::result::Result::Ok(Option {
                string: __rt::required(__f0, "string")?,
                none: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Option {
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
    impl<'de> __rt::Decode<'de> for Option {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Option {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.none.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "string",
                &self.string,
            )?;
            if let ::std::option::Option::Some(__value) = &self.none {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "none",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Option {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            string: __rt::arbitrary_text(__u)?,
            none: __rt::arbitrary_option(
                __u,
                <bool as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    bool,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/definitions/String`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum String {
    /// The value `Ok`.
    Ok,
    /// The value `Err`.
    Err,
    /// The value `some`.
    Some,
}

impl String {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Ok, Self::Err, Self::Some];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ok => "Ok",
            Self::Err => "Err",
            Self::Some => "some",
        }
    }
}

impl ::std::fmt::Display for String {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["Ok", "Err", "some"];
    impl<'de> __rt::serde::Deserialize<'de> for String {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(__deserializer, "String", __NAMES)? {
                0 => ::std::result::Result::Ok(Self::Ok),
                1 => ::std::result::Result::Ok(Self::Err),
                _ => ::std::result::Result::Ok(Self::Some),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for String {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for String {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for String {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The type of `/definitions/Vec`.
pub type Vec = ::std::vec::Vec<Option>;

/// The type of `/definitions/Ok`.
#[derive(Clone, Debug, PartialEq)]
pub struct Ok {}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Ok";
        const NAMES: &'static [&'static str] = &[];
        fn index(_: &str) -> ::std::option::Option<usize> {
            ::std::option::Option::None
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Ok;
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
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {}
            ::std::result::Result::Ok(Ok {})
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Ok {
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
    impl<'de> __rt::Decode<'de> for Ok {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Ok {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 0;
            let __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Ok {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {})
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(&[])
    }
}

/// The type of `/definitions/Result`.
#[derive(Clone, Debug, PartialEq)]
pub enum Result {
    /// A string.
    String(::std::string::String),
    /// A number, as it was spelled.
    Number(__rt::JsonNumber),
}

impl ::std::convert::From<::std::string::String> for Result {
    fn from(__value: ::std::string::String) -> Self {
        Self::String(__value)
    }
}

impl ::std::convert::From<&str> for Result {
    fn from(__value: &str) -> Self {
        Self::String(__value.to_owned())
    }
}

impl ::std::convert::From<i8> for Result {
    fn from(__value: i8) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i16> for Result {
    fn from(__value: i16) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i32> for Result {
    fn from(__value: i32) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i64> for Result {
    fn from(__value: i64) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i128> for Result {
    fn from(__value: i128) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<isize> for Result {
    fn from(__value: isize) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u8> for Result {
    fn from(__value: u8) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u16> for Result {
    fn from(__value: u16) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u32> for Result {
    fn from(__value: u32) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u64> for Result {
    fn from(__value: u64) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u128> for Result {
    fn from(__value: u128) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<usize> for Result {
    fn from(__value: usize) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<__rt::JsonNumber> for Result {
    fn from(__value: __rt::JsonNumber) -> Self {
        Self::Number(__value)
    }
}

const _: () = {
    impl<'de> __rt::serde::Deserialize<'de> for Result {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_scalar(__deserializer, &["string", "number"])? {
                __rt::Scalar::String(__value) => {
                    ::std::result::Result::Ok(Self::String(__value))
                }
                __rt::Scalar::Number(__value) => {
                    ::std::result::Result::Ok(Self::Number(__value))
                }
                _ => {
                    ::std::result::Result::Err(
                        <__D::Error as __rt::serde::de::Error>::custom("Result"),
                    )
                }
            }
        }
    }
    impl<'de> __rt::Decode<'de> for Result {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Result {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::String(__value) => {
                    __rt::serde::Serializer::serialize_str(__serializer, __value)
                }
                Self::Number(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
            }
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Result {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __rt::arbitrary::Unstructured::choose_index(__u, 2)? {
            0 => __rt::arbitrary_text(__u).map(Self::String),
            _ => __rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Number),
        }
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (1, ::std::option::Option::Some(1)),
            __rt::arbitrary::size_hint::or_all(
                &[
                    <::std::string::String as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                    <__rt::JsonNumber as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                ],
            ),
        )
    }
}

/// The text of the schema `names`.
pub const NAMES_SCHEMA: &str = ::std::include_str!("names.schema.json");

/// The `$id` of the schema `names`.
pub const NAMES_SCHEMA_ID: &str = "https://example.org/schemas/names/1.0.0";

/// The version of the schema `names`.
pub const NAMES_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `names`.
pub static NAMES: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "names",
    id: NAMES_SCHEMA_ID,
    version: NAMES_SCHEMA_VERSION,
    title: "Names",
    description: "A case for \u{202e}the\u{202c} generator: \"quotes\", \\ and \u{2028}.",
    subject: "Names",
    text: NAMES_SCHEMA,
    bundled: ::std::include_str!("names.bundled.json"),
    validation: ::std::include_str!("names.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "seen",
        "type",
        "self",
        "map",
        "__f0",
        "fn",
        "result",
        "some",
        "rt",
        "1",
        "a/b~c",
        "with space",
        "quote\"back\\slash",
        "été",
        "option",
        "string",
        "vec",
        "ok",
        "$ref",
        "$id",
        "properties",
        "enum",
    ],
    rules: &[],
    check: __rt::check::<Names>,
});

impl __rt::Message for Names {
    fn schema() -> &'static __rt::Schema {
        &NAMES
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&NAMES];
