// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

const _: () = ::std::assert!(
    __rt::UNCOUNTED >= 2,
    "expected a runtime that counts on 2 arrays and maps between two levels, but found one that counts on fewer"
);

/// So many members that each level takes much of the stack.
#[derive(Clone, Debug, PartialEq)]
pub struct Wide {
    pub member_0: ::std::option::Option<::std::string::String>,
    pub member_1: ::std::option::Option<::std::string::String>,
    pub member_2: ::std::option::Option<::std::string::String>,
    pub member_3: ::std::option::Option<::std::string::String>,
    pub member_4: ::std::option::Option<::std::string::String>,
    pub member_5: ::std::option::Option<::std::string::String>,
    pub member_6: ::std::option::Option<::std::string::String>,
    pub member_7: ::std::option::Option<::std::string::String>,
    pub member_8: ::std::option::Option<::std::string::String>,
    pub member_9: ::std::option::Option<::std::string::String>,
    pub member_10: ::std::option::Option<::std::string::String>,
    pub member_11: ::std::option::Option<::std::string::String>,
    pub member_12: ::std::option::Option<::std::string::String>,
    pub member_13: ::std::option::Option<::std::string::String>,
    pub member_14: ::std::option::Option<::std::string::String>,
    pub member_15: ::std::option::Option<::std::string::String>,
    pub member_16: ::std::option::Option<::std::string::String>,
    pub member_17: ::std::option::Option<::std::string::String>,
    pub member_18: ::std::option::Option<::std::string::String>,
    pub member_19: ::std::option::Option<::std::string::String>,
    pub member_20: ::std::option::Option<::std::string::String>,
    pub member_21: ::std::option::Option<::std::string::String>,
    pub member_22: ::std::option::Option<::std::string::String>,
    pub member_23: ::std::option::Option<::std::string::String>,
    pub member_24: ::std::option::Option<::std::string::String>,
    pub member_25: ::std::option::Option<::std::string::String>,
    pub member_26: ::std::option::Option<::std::string::String>,
    pub member_27: ::std::option::Option<::std::string::String>,
    pub member_28: ::std::option::Option<::std::string::String>,
    pub member_29: ::std::option::Option<::std::string::String>,
    pub member_30: ::std::option::Option<::std::string::String>,
    pub member_31: ::std::option::Option<::std::string::String>,
    pub member_32: ::std::option::Option<::std::string::String>,
    pub member_33: ::std::option::Option<::std::string::String>,
    pub member_34: ::std::option::Option<::std::string::String>,
    pub member_35: ::std::option::Option<::std::string::String>,
    pub member_36: ::std::option::Option<::std::string::String>,
    pub member_37: ::std::option::Option<::std::string::String>,
    pub member_38: ::std::option::Option<::std::string::String>,
    pub member_39: ::std::option::Option<::std::string::String>,
    /// So many members that each level takes much of the stack.
    pub next: ::std::option::Option<::std::boxed::Box<Wide>>,
    pub either: ::std::option::Option<Either>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Wide";
        const NAMES: &'static [&'static str] = &[
            "member_0",
            "member_1",
            "member_2",
            "member_3",
            "member_4",
            "member_5",
            "member_6",
            "member_7",
            "member_8",
            "member_9",
            "member_10",
            "member_11",
            "member_12",
            "member_13",
            "member_14",
            "member_15",
            "member_16",
            "member_17",
            "member_18",
            "member_19",
            "member_20",
            "member_21",
            "member_22",
            "member_23",
            "member_24",
            "member_25",
            "member_26",
            "member_27",
            "member_28",
            "member_29",
            "member_30",
            "member_31",
            "member_32",
            "member_33",
            "member_34",
            "member_35",
            "member_36",
            "member_37",
            "member_38",
            "member_39",
            "next",
            "either",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "member_0" => ::std::option::Option::Some(0),
                "member_1" => ::std::option::Option::Some(1),
                "member_2" => ::std::option::Option::Some(2),
                "member_3" => ::std::option::Option::Some(3),
                "member_4" => ::std::option::Option::Some(4),
                "member_5" => ::std::option::Option::Some(5),
                "member_6" => ::std::option::Option::Some(6),
                "member_7" => ::std::option::Option::Some(7),
                "member_8" => ::std::option::Option::Some(8),
                "member_9" => ::std::option::Option::Some(9),
                "member_10" => ::std::option::Option::Some(10),
                "member_11" => ::std::option::Option::Some(11),
                "member_12" => ::std::option::Option::Some(12),
                "member_13" => ::std::option::Option::Some(13),
                "member_14" => ::std::option::Option::Some(14),
                "member_15" => ::std::option::Option::Some(15),
                "member_16" => ::std::option::Option::Some(16),
                "member_17" => ::std::option::Option::Some(17),
                "member_18" => ::std::option::Option::Some(18),
                "member_19" => ::std::option::Option::Some(19),
                "member_20" => ::std::option::Option::Some(20),
                "member_21" => ::std::option::Option::Some(21),
                "member_22" => ::std::option::Option::Some(22),
                "member_23" => ::std::option::Option::Some(23),
                "member_24" => ::std::option::Option::Some(24),
                "member_25" => ::std::option::Option::Some(25),
                "member_26" => ::std::option::Option::Some(26),
                "member_27" => ::std::option::Option::Some(27),
                "member_28" => ::std::option::Option::Some(28),
                "member_29" => ::std::option::Option::Some(29),
                "member_30" => ::std::option::Option::Some(30),
                "member_31" => ::std::option::Option::Some(31),
                "member_32" => ::std::option::Option::Some(32),
                "member_33" => ::std::option::Option::Some(33),
                "member_34" => ::std::option::Option::Some(34),
                "member_35" => ::std::option::Option::Some(35),
                "member_36" => ::std::option::Option::Some(36),
                "member_37" => ::std::option::Option::Some(37),
                "member_38" => ::std::option::Option::Some(38),
                "member_39" => ::std::option::Option::Some(39),
                "next" => ::std::option::Option::Some(40),
                "either" => ::std::option::Option::Some(41),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Wide;
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
            let mut __f14: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f15: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f16: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f17: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f18: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f19: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f20: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f21: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f22: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f23: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f24: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f25: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f26: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f27: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f28: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f29: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f30: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f31: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f32: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f33: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f34: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f35: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f36: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f37: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f38: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f39: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f40: ::std::option::Option<::std::boxed::Box<Wide>> = ::std::option::Option::None;
            let mut __f41: ::std::option::Option<Either> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "member_0")?,
                    1 => __rt::set(&mut __f1, &mut __map, "member_1")?,
                    2 => __rt::set(&mut __f2, &mut __map, "member_2")?,
                    3 => __rt::set(&mut __f3, &mut __map, "member_3")?,
                    4 => __rt::set(&mut __f4, &mut __map, "member_4")?,
                    5 => __rt::set(&mut __f5, &mut __map, "member_5")?,
                    6 => __rt::set(&mut __f6, &mut __map, "member_6")?,
                    7 => __rt::set(&mut __f7, &mut __map, "member_7")?,
                    8 => __rt::set(&mut __f8, &mut __map, "member_8")?,
                    9 => __rt::set(&mut __f9, &mut __map, "member_9")?,
                    10 => __rt::set(&mut __f10, &mut __map, "member_10")?,
                    11 => __rt::set(&mut __f11, &mut __map, "member_11")?,
                    12 => __rt::set(&mut __f12, &mut __map, "member_12")?,
                    13 => __rt::set(&mut __f13, &mut __map, "member_13")?,
                    14 => __rt::set(&mut __f14, &mut __map, "member_14")?,
                    15 => __rt::set(&mut __f15, &mut __map, "member_15")?,
                    16 => __rt::set(&mut __f16, &mut __map, "member_16")?,
                    17 => __rt::set(&mut __f17, &mut __map, "member_17")?,
                    18 => __rt::set(&mut __f18, &mut __map, "member_18")?,
                    19 => __rt::set(&mut __f19, &mut __map, "member_19")?,
                    20 => __rt::set(&mut __f20, &mut __map, "member_20")?,
                    21 => __rt::set(&mut __f21, &mut __map, "member_21")?,
                    22 => __rt::set(&mut __f22, &mut __map, "member_22")?,
                    23 => __rt::set(&mut __f23, &mut __map, "member_23")?,
                    24 => __rt::set(&mut __f24, &mut __map, "member_24")?,
                    25 => __rt::set(&mut __f25, &mut __map, "member_25")?,
                    26 => __rt::set(&mut __f26, &mut __map, "member_26")?,
                    27 => __rt::set(&mut __f27, &mut __map, "member_27")?,
                    28 => __rt::set(&mut __f28, &mut __map, "member_28")?,
                    29 => __rt::set(&mut __f29, &mut __map, "member_29")?,
                    30 => __rt::set(&mut __f30, &mut __map, "member_30")?,
                    31 => __rt::set(&mut __f31, &mut __map, "member_31")?,
                    32 => __rt::set(&mut __f32, &mut __map, "member_32")?,
                    33 => __rt::set(&mut __f33, &mut __map, "member_33")?,
                    34 => __rt::set(&mut __f34, &mut __map, "member_34")?,
                    35 => __rt::set(&mut __f35, &mut __map, "member_35")?,
                    36 => __rt::set(&mut __f36, &mut __map, "member_36")?,
                    37 => __rt::set(&mut __f37, &mut __map, "member_37")?,
                    38 => __rt::set(&mut __f38, &mut __map, "member_38")?,
                    39 => __rt::set(&mut __f39, &mut __map, "member_39")?,
                    40 => __rt::set(&mut __f40, &mut __map, "next")?,
                    _ => __rt::set(&mut __f41, &mut __map, "either")?,
                }
            }
            ::std::result::Result::Ok(Wide {
                member_0: __f0,
                member_1: __f1,
                member_2: __f2,
                member_3: __f3,
                member_4: __f4,
                member_5: __f5,
                member_6: __f6,
                member_7: __f7,
                member_8: __f8,
                member_9: __f9,
                member_10: __f10,
                member_11: __f11,
                member_12: __f12,
                member_13: __f13,
                member_14: __f14,
                member_15: __f15,
                member_16: __f16,
                member_17: __f17,
                member_18: __f18,
                member_19: __f19,
                member_20: __f20,
                member_21: __f21,
                member_22: __f22,
                member_23: __f23,
                member_24: __f24,
                member_25: __f25,
                member_26: __f26,
                member_27: __f27,
                member_28: __f28,
                member_29: __f29,
                member_30: __f30,
                member_31: __f31,
                member_32: __f32,
                member_33: __f33,
                member_34: __f34,
                member_35: __f35,
                member_36: __f36,
                member_37: __f37,
                member_38: __f38,
                member_39: __f39,
                next: __f40,
                either: __f41,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Wide {
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
    impl<'de> __rt::Decode<'de> for Wide {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Wide {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.member_0.is_some())
                + usize::from(self.member_1.is_some())
                + usize::from(self.member_2.is_some())
                + usize::from(self.member_3.is_some())
                + usize::from(self.member_4.is_some())
                + usize::from(self.member_5.is_some())
                + usize::from(self.member_6.is_some())
                + usize::from(self.member_7.is_some())
                + usize::from(self.member_8.is_some())
                + usize::from(self.member_9.is_some())
                + usize::from(self.member_10.is_some())
                + usize::from(self.member_11.is_some())
                + usize::from(self.member_12.is_some())
                + usize::from(self.member_13.is_some())
                + usize::from(self.member_14.is_some())
                + usize::from(self.member_15.is_some())
                + usize::from(self.member_16.is_some())
                + usize::from(self.member_17.is_some())
                + usize::from(self.member_18.is_some())
                + usize::from(self.member_19.is_some())
                + usize::from(self.member_20.is_some())
                + usize::from(self.member_21.is_some())
                + usize::from(self.member_22.is_some())
                + usize::from(self.member_23.is_some())
                + usize::from(self.member_24.is_some())
                + usize::from(self.member_25.is_some())
                + usize::from(self.member_26.is_some())
                + usize::from(self.member_27.is_some())
                + usize::from(self.member_28.is_some())
                + usize::from(self.member_29.is_some())
                + usize::from(self.member_30.is_some())
                + usize::from(self.member_31.is_some())
                + usize::from(self.member_32.is_some())
                + usize::from(self.member_33.is_some())
                + usize::from(self.member_34.is_some())
                + usize::from(self.member_35.is_some())
                + usize::from(self.member_36.is_some())
                + usize::from(self.member_37.is_some())
                + usize::from(self.member_38.is_some())
                + usize::from(self.member_39.is_some())
                + usize::from(self.next.is_some()) + usize::from(self.either.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.member_0 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_0",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_1 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_1",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_2 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_2",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_3 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_3",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_4 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_4",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_5 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_5",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_6 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_6",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_7 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_7",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_8 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_8",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_9 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_9",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_10 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_10",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_11 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_11",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_12 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_12",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_13 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_13",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_14 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_14",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_15 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_15",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_16 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_16",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_17 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_17",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_18 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_18",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_19 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_19",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_20 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_20",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_21 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_21",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_22 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_22",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_23 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_23",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_24 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_24",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_25 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_25",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_26 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_26",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_27 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_27",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_28 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_28",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_29 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_29",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_30 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_30",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_31 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_31",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_32 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_32",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_33 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_33",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_34 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_34",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_35 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_35",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_36 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_36",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_37 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_37",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_38 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_38",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_39 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_39",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.next {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "next",
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
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Wide {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                member_0: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_1: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_2: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_3: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_4: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_5: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_6: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_7: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_8: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_9: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_10: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_11: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_12: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_13: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_14: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_15: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_16: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_17: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_18: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_19: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_20: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_21: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_22: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_23: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_24: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_25: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_26: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_27: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_28: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_29: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_30: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_31: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_32: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_33: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_34: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_35: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_36: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_37: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_38: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_39: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                next: __rt::arbitrary_option(
                    __u,
                    |__u| {
                        <Wide as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                            .map(::std::boxed::Box::new)
                    },
                )?,
                either: __rt::arbitrary_option(
                    __u,
                    <Either as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/Either`.
#[derive(Clone, Debug, PartialEq)]
pub enum Either {
    /// Where `kind` is `large`.
    Large(Large),
    /// Where `kind` is `small`.
    Small(Small),
}

impl ::std::convert::From<Large> for Either {
    fn from(__value: Large) -> Self {
        Self::Large(__value)
    }
}

impl ::std::convert::From<Small> for Either {
    fn from(__value: Small) -> Self {
        Self::Small(__value)
    }
}

const _: () = {
    impl __rt::Tagged for Either {
        const PROPERTY: &'static str = "kind";
        const VALUES: &'static [&'static str] = &["large", "small"];
        fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
            __index: usize,
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __index {
                0 => {
                    <Large as __rt::Decode<'de>>::decode(__deserializer).map(Self::Large)
                }
                _ => {
                    <Small as __rt::Decode<'de>>::decode(__deserializer).map(Self::Small)
                }
            }
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Either {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_tagged(__deserializer)
        }
    }
    impl<'de> __rt::Decode<'de> for Either {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Either {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Large(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
                Self::Small(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
            }
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Either {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __rt::arbitrary::Unstructured::choose_index(__u, 2)? {
            0 => {
                <Small as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Small)
            }
            _ => {
                <Large as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Large)
            }
        }
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/Large`.
#[derive(Clone, Debug, PartialEq)]
pub struct Large {
    pub kind: LargeKind,
    pub inner: ::std::boxed::Box<Either>,
    pub member_0: ::std::option::Option<::std::string::String>,
    pub member_1: ::std::option::Option<::std::string::String>,
    pub member_2: ::std::option::Option<::std::string::String>,
    pub member_3: ::std::option::Option<::std::string::String>,
    pub member_4: ::std::option::Option<::std::string::String>,
    pub member_5: ::std::option::Option<::std::string::String>,
    pub member_6: ::std::option::Option<::std::string::String>,
    pub member_7: ::std::option::Option<::std::string::String>,
    pub member_8: ::std::option::Option<::std::string::String>,
    pub member_9: ::std::option::Option<::std::string::String>,
    pub member_10: ::std::option::Option<::std::string::String>,
    pub member_11: ::std::option::Option<::std::string::String>,
    pub member_12: ::std::option::Option<::std::string::String>,
    pub member_13: ::std::option::Option<::std::string::String>,
    pub member_14: ::std::option::Option<::std::string::String>,
    pub member_15: ::std::option::Option<::std::string::String>,
    pub member_16: ::std::option::Option<::std::string::String>,
    pub member_17: ::std::option::Option<::std::string::String>,
    pub member_18: ::std::option::Option<::std::string::String>,
    pub member_19: ::std::option::Option<::std::string::String>,
    pub member_20: ::std::option::Option<::std::string::String>,
    pub member_21: ::std::option::Option<::std::string::String>,
    pub member_22: ::std::option::Option<::std::string::String>,
    pub member_23: ::std::option::Option<::std::string::String>,
    pub member_24: ::std::option::Option<::std::string::String>,
    pub member_25: ::std::option::Option<::std::string::String>,
    pub member_26: ::std::option::Option<::std::string::String>,
    pub member_27: ::std::option::Option<::std::string::String>,
    pub member_28: ::std::option::Option<::std::string::String>,
    pub member_29: ::std::option::Option<::std::string::String>,
    pub member_30: ::std::option::Option<::std::string::String>,
    pub member_31: ::std::option::Option<::std::string::String>,
    pub member_32: ::std::option::Option<::std::string::String>,
    pub member_33: ::std::option::Option<::std::string::String>,
    pub member_34: ::std::option::Option<::std::string::String>,
    pub member_35: ::std::option::Option<::std::string::String>,
    pub member_36: ::std::option::Option<::std::string::String>,
    pub member_37: ::std::option::Option<::std::string::String>,
    pub member_38: ::std::option::Option<::std::string::String>,
    pub member_39: ::std::option::Option<::std::string::String>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Large";
        const NAMES: &'static [&'static str] = &[
            "kind",
            "inner",
            "member_0",
            "member_1",
            "member_2",
            "member_3",
            "member_4",
            "member_5",
            "member_6",
            "member_7",
            "member_8",
            "member_9",
            "member_10",
            "member_11",
            "member_12",
            "member_13",
            "member_14",
            "member_15",
            "member_16",
            "member_17",
            "member_18",
            "member_19",
            "member_20",
            "member_21",
            "member_22",
            "member_23",
            "member_24",
            "member_25",
            "member_26",
            "member_27",
            "member_28",
            "member_29",
            "member_30",
            "member_31",
            "member_32",
            "member_33",
            "member_34",
            "member_35",
            "member_36",
            "member_37",
            "member_38",
            "member_39",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "inner" => ::std::option::Option::Some(1),
                "member_0" => ::std::option::Option::Some(2),
                "member_1" => ::std::option::Option::Some(3),
                "member_2" => ::std::option::Option::Some(4),
                "member_3" => ::std::option::Option::Some(5),
                "member_4" => ::std::option::Option::Some(6),
                "member_5" => ::std::option::Option::Some(7),
                "member_6" => ::std::option::Option::Some(8),
                "member_7" => ::std::option::Option::Some(9),
                "member_8" => ::std::option::Option::Some(10),
                "member_9" => ::std::option::Option::Some(11),
                "member_10" => ::std::option::Option::Some(12),
                "member_11" => ::std::option::Option::Some(13),
                "member_12" => ::std::option::Option::Some(14),
                "member_13" => ::std::option::Option::Some(15),
                "member_14" => ::std::option::Option::Some(16),
                "member_15" => ::std::option::Option::Some(17),
                "member_16" => ::std::option::Option::Some(18),
                "member_17" => ::std::option::Option::Some(19),
                "member_18" => ::std::option::Option::Some(20),
                "member_19" => ::std::option::Option::Some(21),
                "member_20" => ::std::option::Option::Some(22),
                "member_21" => ::std::option::Option::Some(23),
                "member_22" => ::std::option::Option::Some(24),
                "member_23" => ::std::option::Option::Some(25),
                "member_24" => ::std::option::Option::Some(26),
                "member_25" => ::std::option::Option::Some(27),
                "member_26" => ::std::option::Option::Some(28),
                "member_27" => ::std::option::Option::Some(29),
                "member_28" => ::std::option::Option::Some(30),
                "member_29" => ::std::option::Option::Some(31),
                "member_30" => ::std::option::Option::Some(32),
                "member_31" => ::std::option::Option::Some(33),
                "member_32" => ::std::option::Option::Some(34),
                "member_33" => ::std::option::Option::Some(35),
                "member_34" => ::std::option::Option::Some(36),
                "member_35" => ::std::option::Option::Some(37),
                "member_36" => ::std::option::Option::Some(38),
                "member_37" => ::std::option::Option::Some(39),
                "member_38" => ::std::option::Option::Some(40),
                "member_39" => ::std::option::Option::Some(41),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Large;
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
            let mut __f0: ::std::option::Option<LargeKind> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<::std::boxed::Box<Either>> = ::std::option::Option::None;
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
            let mut __f14: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f15: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f16: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f17: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f18: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f19: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f20: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f21: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f22: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f23: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f24: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f25: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f26: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f27: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f28: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f29: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f30: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f31: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f32: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f33: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f34: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f35: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f36: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f37: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f38: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f39: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f40: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f41: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    1 => __rt::set(&mut __f1, &mut __map, "inner")?,
                    2 => __rt::set(&mut __f2, &mut __map, "member_0")?,
                    3 => __rt::set(&mut __f3, &mut __map, "member_1")?,
                    4 => __rt::set(&mut __f4, &mut __map, "member_2")?,
                    5 => __rt::set(&mut __f5, &mut __map, "member_3")?,
                    6 => __rt::set(&mut __f6, &mut __map, "member_4")?,
                    7 => __rt::set(&mut __f7, &mut __map, "member_5")?,
                    8 => __rt::set(&mut __f8, &mut __map, "member_6")?,
                    9 => __rt::set(&mut __f9, &mut __map, "member_7")?,
                    10 => __rt::set(&mut __f10, &mut __map, "member_8")?,
                    11 => __rt::set(&mut __f11, &mut __map, "member_9")?,
                    12 => __rt::set(&mut __f12, &mut __map, "member_10")?,
                    13 => __rt::set(&mut __f13, &mut __map, "member_11")?,
                    14 => __rt::set(&mut __f14, &mut __map, "member_12")?,
                    15 => __rt::set(&mut __f15, &mut __map, "member_13")?,
                    16 => __rt::set(&mut __f16, &mut __map, "member_14")?,
                    17 => __rt::set(&mut __f17, &mut __map, "member_15")?,
                    18 => __rt::set(&mut __f18, &mut __map, "member_16")?,
                    19 => __rt::set(&mut __f19, &mut __map, "member_17")?,
                    20 => __rt::set(&mut __f20, &mut __map, "member_18")?,
                    21 => __rt::set(&mut __f21, &mut __map, "member_19")?,
                    22 => __rt::set(&mut __f22, &mut __map, "member_20")?,
                    23 => __rt::set(&mut __f23, &mut __map, "member_21")?,
                    24 => __rt::set(&mut __f24, &mut __map, "member_22")?,
                    25 => __rt::set(&mut __f25, &mut __map, "member_23")?,
                    26 => __rt::set(&mut __f26, &mut __map, "member_24")?,
                    27 => __rt::set(&mut __f27, &mut __map, "member_25")?,
                    28 => __rt::set(&mut __f28, &mut __map, "member_26")?,
                    29 => __rt::set(&mut __f29, &mut __map, "member_27")?,
                    30 => __rt::set(&mut __f30, &mut __map, "member_28")?,
                    31 => __rt::set(&mut __f31, &mut __map, "member_29")?,
                    32 => __rt::set(&mut __f32, &mut __map, "member_30")?,
                    33 => __rt::set(&mut __f33, &mut __map, "member_31")?,
                    34 => __rt::set(&mut __f34, &mut __map, "member_32")?,
                    35 => __rt::set(&mut __f35, &mut __map, "member_33")?,
                    36 => __rt::set(&mut __f36, &mut __map, "member_34")?,
                    37 => __rt::set(&mut __f37, &mut __map, "member_35")?,
                    38 => __rt::set(&mut __f38, &mut __map, "member_36")?,
                    39 => __rt::set(&mut __f39, &mut __map, "member_37")?,
                    40 => __rt::set(&mut __f40, &mut __map, "member_38")?,
                    _ => __rt::set(&mut __f41, &mut __map, "member_39")?,
                }
            }
            ::std::result::Result::Ok(Large {
                kind: __rt::required(__f0, "kind")?,
                inner: __rt::required(__f1, "inner")?,
                member_0: __f2,
                member_1: __f3,
                member_2: __f4,
                member_3: __f5,
                member_4: __f6,
                member_5: __f7,
                member_6: __f8,
                member_7: __f9,
                member_8: __f10,
                member_9: __f11,
                member_10: __f12,
                member_11: __f13,
                member_12: __f14,
                member_13: __f15,
                member_14: __f16,
                member_15: __f17,
                member_16: __f18,
                member_17: __f19,
                member_18: __f20,
                member_19: __f21,
                member_20: __f22,
                member_21: __f23,
                member_22: __f24,
                member_23: __f25,
                member_24: __f26,
                member_25: __f27,
                member_26: __f28,
                member_27: __f29,
                member_28: __f30,
                member_29: __f31,
                member_30: __f32,
                member_31: __f33,
                member_32: __f34,
                member_33: __f35,
                member_34: __f36,
                member_35: __f37,
                member_36: __f38,
                member_37: __f39,
                member_38: __f40,
                member_39: __f41,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Large {
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
    impl<'de> __rt::Decode<'de> for Large {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Large {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2 + usize::from(self.member_0.is_some())
                + usize::from(self.member_1.is_some())
                + usize::from(self.member_2.is_some())
                + usize::from(self.member_3.is_some())
                + usize::from(self.member_4.is_some())
                + usize::from(self.member_5.is_some())
                + usize::from(self.member_6.is_some())
                + usize::from(self.member_7.is_some())
                + usize::from(self.member_8.is_some())
                + usize::from(self.member_9.is_some())
                + usize::from(self.member_10.is_some())
                + usize::from(self.member_11.is_some())
                + usize::from(self.member_12.is_some())
                + usize::from(self.member_13.is_some())
                + usize::from(self.member_14.is_some())
                + usize::from(self.member_15.is_some())
                + usize::from(self.member_16.is_some())
                + usize::from(self.member_17.is_some())
                + usize::from(self.member_18.is_some())
                + usize::from(self.member_19.is_some())
                + usize::from(self.member_20.is_some())
                + usize::from(self.member_21.is_some())
                + usize::from(self.member_22.is_some())
                + usize::from(self.member_23.is_some())
                + usize::from(self.member_24.is_some())
                + usize::from(self.member_25.is_some())
                + usize::from(self.member_26.is_some())
                + usize::from(self.member_27.is_some())
                + usize::from(self.member_28.is_some())
                + usize::from(self.member_29.is_some())
                + usize::from(self.member_30.is_some())
                + usize::from(self.member_31.is_some())
                + usize::from(self.member_32.is_some())
                + usize::from(self.member_33.is_some())
                + usize::from(self.member_34.is_some())
                + usize::from(self.member_35.is_some())
                + usize::from(self.member_36.is_some())
                + usize::from(self.member_37.is_some())
                + usize::from(self.member_38.is_some())
                + usize::from(self.member_39.is_some());
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
                "inner",
                &self.inner,
            )?;
            if let ::std::option::Option::Some(__value) = &self.member_0 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_0",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_1 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_1",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_2 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_2",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_3 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_3",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_4 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_4",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_5 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_5",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_6 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_6",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_7 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_7",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_8 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_8",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_9 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_9",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_10 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_10",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_11 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_11",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_12 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_12",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_13 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_13",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_14 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_14",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_15 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_15",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_16 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_16",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_17 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_17",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_18 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_18",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_19 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_19",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_20 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_20",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_21 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_21",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_22 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_22",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_23 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_23",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_24 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_24",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_25 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_25",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_26 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_26",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_27 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_27",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_28 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_28",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_29 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_29",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_30 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_30",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_31 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_31",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_32 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_32",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_33 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_33",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_34 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_34",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_35 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_35",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_36 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_36",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_37 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_37",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_38 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_38",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.member_39 {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "member_39",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Large {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
                inner: <Either as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(::std::boxed::Box::new)?,
                member_0: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_1: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_2: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_3: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_4: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_5: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_6: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_7: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_8: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_9: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_10: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_11: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_12: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_13: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_14: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_15: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_16: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_17: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_18: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_19: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_20: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_21: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_22: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_23: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_24: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_25: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_26: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_27: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_28: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_29: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_30: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_31: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_32: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_33: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_34: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_35: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_36: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_37: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_38: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_39: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of `/definitions/Large/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum LargeKind {
    /// The value `large`.
    #[default]
    Large,
}

impl LargeKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Large];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Large => "large",
        }
    }
}

impl ::std::fmt::Display for LargeKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["large"];
    impl<'de> __rt::serde::Deserialize<'de> for LargeKind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "LargeKind", __NAMES).map(|_| Self::Large)
        }
    }
    impl<'de> __rt::Decode<'de> for LargeKind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for LargeKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for LargeKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The type of `/definitions/Small`.
#[derive(Clone, Debug, PartialEq)]
pub struct Small {
    pub kind: SmallKind,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Small";
        const NAMES: &'static [&'static str] = &["kind"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Small;
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
            let mut __f0: ::std::option::Option<SmallKind> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "kind")?;
            }
            ::std::result::Result::Ok(Small {
                kind: __rt::required(__f0, "kind")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Small {
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
    impl<'de> __rt::Decode<'de> for Small {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Small {
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
                "kind",
                &self.kind,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Small {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[<SmallKind as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)],
        )
    }
}

/// The type of `/definitions/Small/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum SmallKind {
    /// The value `small`.
    #[default]
    Small,
}

impl SmallKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Small];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
        }
    }
}

impl ::std::fmt::Display for SmallKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["small"];
    impl<'de> __rt::serde::Deserialize<'de> for SmallKind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "SmallKind", __NAMES).map(|_| Self::Small)
        }
    }
    impl<'de> __rt::Decode<'de> for SmallKind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SmallKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SmallKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The text of the schema `wide`.
pub const WIDE_SCHEMA: &str = ::std::include_str!("wide.schema.json");

/// The `$id` of the schema `wide`.
pub const WIDE_SCHEMA_ID: &str = "https://example.org/schemas/wide/1.0.0";

/// The version of the schema `wide`.
pub const WIDE_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `wide`.
pub static WIDE: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
        name: "wide",
        id: WIDE_SCHEMA_ID,
        version: WIDE_SCHEMA_VERSION,
        title: "Wide",
        description: "So many members that each level takes much of the stack.",
        subject: "Wide",
        text: WIDE_SCHEMA,
        bundled: ::std::include_str!("wide.bundled.json"),
        validation: ::std::include_str!("wide.validation.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[
            "member_0",
            "member_1",
            "member_2",
            "member_3",
            "member_4",
            "member_5",
            "member_6",
            "member_7",
            "member_8",
            "member_9",
            "member_10",
            "member_11",
            "member_12",
            "member_13",
            "member_14",
            "member_15",
            "member_16",
            "member_17",
            "member_18",
            "member_19",
            "member_20",
            "member_21",
            "member_22",
            "member_23",
            "member_24",
            "member_25",
            "member_26",
            "member_27",
            "member_28",
            "member_29",
            "member_30",
            "member_31",
            "member_32",
            "member_33",
            "member_34",
            "member_35",
            "member_36",
            "member_37",
            "member_38",
            "member_39",
            "next",
            "either",
        ],
        rules: &[],
        check: __rt::check::<Wide>,
    })
    .recursive(
        &[
            ::std::mem::size_of::<Wide>(),
            ::std::mem::size_of::<Either>(),
            ::std::mem::size_of::<Large>(),
        ],
    );

impl __rt::Message for Wide {
    fn schema() -> &'static __rt::Schema {
        &WIDE
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&WIDE];
