// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// So many members that each level takes much of the stack.
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

__rt::described!(
    Wide, WIDE, "", ["member_0", "member_1", "member_2", "member_3", "member_4",
    "member_5", "member_6", "member_7", "member_8", "member_9", "member_10", "member_11",
    "member_12", "member_13", "member_14", "member_15", "member_16", "member_17",
    "member_18", "member_19", "member_20", "member_21", "member_22", "member_23",
    "member_24", "member_25", "member_26", "member_27", "member_28", "member_29",
    "member_30", "member_31", "member_32", "member_33", "member_34", "member_35",
    "member_36", "member_37", "member_38", "member_39", "next", "either"]
);

impl __rt::Decode for Wide {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            Self,
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
            let mut __f8 = ::std::option::Option::None;
            let mut __f9 = ::std::option::Option::None;
            let mut __f10 = ::std::option::Option::None;
            let mut __f11 = ::std::option::Option::None;
            let mut __f12 = ::std::option::Option::None;
            let mut __f13 = ::std::option::Option::None;
            let mut __f14 = ::std::option::Option::None;
            let mut __f15 = ::std::option::Option::None;
            let mut __f16 = ::std::option::Option::None;
            let mut __f17 = ::std::option::Option::None;
            let mut __f18 = ::std::option::Option::None;
            let mut __f19 = ::std::option::Option::None;
            let mut __f20 = ::std::option::Option::None;
            let mut __f21 = ::std::option::Option::None;
            let mut __f22 = ::std::option::Option::None;
            let mut __f23 = ::std::option::Option::None;
            let mut __f24 = ::std::option::Option::None;
            let mut __f25 = ::std::option::Option::None;
            let mut __f26 = ::std::option::Option::None;
            let mut __f27 = ::std::option::Option::None;
            let mut __f28 = ::std::option::Option::None;
            let mut __f29 = ::std::option::Option::None;
            let mut __f30 = ::std::option::Option::None;
            let mut __f31 = ::std::option::Option::None;
            let mut __f32 = ::std::option::Option::None;
            let mut __f33 = ::std::option::Option::None;
            let mut __f34 = ::std::option::Option::None;
            let mut __f35 = ::std::option::Option::None;
            let mut __f36 = ::std::option::Option::None;
            let mut __f37 = ::std::option::Option::None;
            let mut __f38 = ::std::option::Option::None;
            let mut __f39 = ::std::option::Option::None;
            let mut __f40 = ::std::option::Option::None;
            let mut __f41 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"member_0\":", &mut __f0)?;
            __rt::field(__r, "\"member_1\":", &mut __f1)?;
            __rt::field(__r, "\"member_2\":", &mut __f2)?;
            __rt::field(__r, "\"member_3\":", &mut __f3)?;
            __rt::field(__r, "\"member_4\":", &mut __f4)?;
            __rt::field(__r, "\"member_5\":", &mut __f5)?;
            __rt::field(__r, "\"member_6\":", &mut __f6)?;
            __rt::field(__r, "\"member_7\":", &mut __f7)?;
            __rt::field(__r, "\"member_8\":", &mut __f8)?;
            __rt::field(__r, "\"member_9\":", &mut __f9)?;
            __rt::field(__r, "\"member_10\":", &mut __f10)?;
            __rt::field(__r, "\"member_11\":", &mut __f11)?;
            __rt::field(__r, "\"member_12\":", &mut __f12)?;
            __rt::field(__r, "\"member_13\":", &mut __f13)?;
            __rt::field(__r, "\"member_14\":", &mut __f14)?;
            __rt::field(__r, "\"member_15\":", &mut __f15)?;
            __rt::field(__r, "\"member_16\":", &mut __f16)?;
            __rt::field(__r, "\"member_17\":", &mut __f17)?;
            __rt::field(__r, "\"member_18\":", &mut __f18)?;
            __rt::field(__r, "\"member_19\":", &mut __f19)?;
            __rt::field(__r, "\"member_20\":", &mut __f20)?;
            __rt::field(__r, "\"member_21\":", &mut __f21)?;
            __rt::field(__r, "\"member_22\":", &mut __f22)?;
            __rt::field(__r, "\"member_23\":", &mut __f23)?;
            __rt::field(__r, "\"member_24\":", &mut __f24)?;
            __rt::field(__r, "\"member_25\":", &mut __f25)?;
            __rt::field(__r, "\"member_26\":", &mut __f26)?;
            __rt::field(__r, "\"member_27\":", &mut __f27)?;
            __rt::field(__r, "\"member_28\":", &mut __f28)?;
            __rt::field(__r, "\"member_29\":", &mut __f29)?;
            __rt::field(__r, "\"member_30\":", &mut __f30)?;
            __rt::field(__r, "\"member_31\":", &mut __f31)?;
            __rt::field(__r, "\"member_32\":", &mut __f32)?;
            __rt::field(__r, "\"member_33\":", &mut __f33)?;
            __rt::field(__r, "\"member_34\":", &mut __f34)?;
            __rt::field(__r, "\"member_35\":", &mut __f35)?;
            __rt::field(__r, "\"member_36\":", &mut __f36)?;
            __rt::field(__r, "\"member_37\":", &mut __f37)?;
            __rt::field(__r, "\"member_38\":", &mut __f38)?;
            __rt::field(__r, "\"member_39\":", &mut __f39)?;
            __rt::field(__r, "\"next\":", &mut __f40)?;
            __rt::field(__r, "\"either\":", &mut __f41)?;
            while let ::std::option::Option::Some(__i) = __rt::next_member(
                __r,
                <Self as __rt::Described>::MEMBERS,
            )? {
                match __i {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    4 => __rt::set(__r, &mut __f4)?,
                    5 => __rt::set(__r, &mut __f5)?,
                    6 => __rt::set(__r, &mut __f6)?,
                    7 => __rt::set(__r, &mut __f7)?,
                    8 => __rt::set(__r, &mut __f8)?,
                    9 => __rt::set(__r, &mut __f9)?,
                    10 => __rt::set(__r, &mut __f10)?,
                    11 => __rt::set(__r, &mut __f11)?,
                    12 => __rt::set(__r, &mut __f12)?,
                    13 => __rt::set(__r, &mut __f13)?,
                    14 => __rt::set(__r, &mut __f14)?,
                    15 => __rt::set(__r, &mut __f15)?,
                    16 => __rt::set(__r, &mut __f16)?,
                    17 => __rt::set(__r, &mut __f17)?,
                    18 => __rt::set(__r, &mut __f18)?,
                    19 => __rt::set(__r, &mut __f19)?,
                    20 => __rt::set(__r, &mut __f20)?,
                    21 => __rt::set(__r, &mut __f21)?,
                    22 => __rt::set(__r, &mut __f22)?,
                    23 => __rt::set(__r, &mut __f23)?,
                    24 => __rt::set(__r, &mut __f24)?,
                    25 => __rt::set(__r, &mut __f25)?,
                    26 => __rt::set(__r, &mut __f26)?,
                    27 => __rt::set(__r, &mut __f27)?,
                    28 => __rt::set(__r, &mut __f28)?,
                    29 => __rt::set(__r, &mut __f29)?,
                    30 => __rt::set(__r, &mut __f30)?,
                    31 => __rt::set(__r, &mut __f31)?,
                    32 => __rt::set(__r, &mut __f32)?,
                    33 => __rt::set(__r, &mut __f33)?,
                    34 => __rt::set(__r, &mut __f34)?,
                    35 => __rt::set(__r, &mut __f35)?,
                    36 => __rt::set(__r, &mut __f36)?,
                    37 => __rt::set(__r, &mut __f37)?,
                    38 => __rt::set(__r, &mut __f38)?,
                    39 => __rt::set(__r, &mut __f39)?,
                    40 => __rt::set(__r, &mut __f40)?,
                    _ => __rt::set(__r, &mut __f41)?,
                }
            }
            ::std::result::Result::Ok(Self {
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
        })
    }
}

impl __rt::serde::Serialize for Wide {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            Self,
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.member_0.is_some())
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
                    + usize::from(self.next.is_some())
                    + usize::from(self.either.is_some()),
            )?;
            __m.optional("member_0", &self.member_0)?;
            __m.optional("member_1", &self.member_1)?;
            __m.optional("member_2", &self.member_2)?;
            __m.optional("member_3", &self.member_3)?;
            __m.optional("member_4", &self.member_4)?;
            __m.optional("member_5", &self.member_5)?;
            __m.optional("member_6", &self.member_6)?;
            __m.optional("member_7", &self.member_7)?;
            __m.optional("member_8", &self.member_8)?;
            __m.optional("member_9", &self.member_9)?;
            __m.optional("member_10", &self.member_10)?;
            __m.optional("member_11", &self.member_11)?;
            __m.optional("member_12", &self.member_12)?;
            __m.optional("member_13", &self.member_13)?;
            __m.optional("member_14", &self.member_14)?;
            __m.optional("member_15", &self.member_15)?;
            __m.optional("member_16", &self.member_16)?;
            __m.optional("member_17", &self.member_17)?;
            __m.optional("member_18", &self.member_18)?;
            __m.optional("member_19", &self.member_19)?;
            __m.optional("member_20", &self.member_20)?;
            __m.optional("member_21", &self.member_21)?;
            __m.optional("member_22", &self.member_22)?;
            __m.optional("member_23", &self.member_23)?;
            __m.optional("member_24", &self.member_24)?;
            __m.optional("member_25", &self.member_25)?;
            __m.optional("member_26", &self.member_26)?;
            __m.optional("member_27", &self.member_27)?;
            __m.optional("member_28", &self.member_28)?;
            __m.optional("member_29", &self.member_29)?;
            __m.optional("member_30", &self.member_30)?;
            __m.optional("member_31", &self.member_31)?;
            __m.optional("member_32", &self.member_32)?;
            __m.optional("member_33", &self.member_33)?;
            __m.optional("member_34", &self.member_34)?;
            __m.optional("member_35", &self.member_35)?;
            __m.optional("member_36", &self.member_36)?;
            __m.optional("member_37", &self.member_37)?;
            __m.optional("member_38", &self.member_38)?;
            __m.optional("member_39", &self.member_39)?;
            __m.optional("next", &self.next)?;
            __m.optional("either", &self.either)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Wide {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            Self,
            _,
        >(|| {
            Self {
                member_0: ::std::clone::Clone::clone(&self.member_0),
                member_1: ::std::clone::Clone::clone(&self.member_1),
                member_2: ::std::clone::Clone::clone(&self.member_2),
                member_3: ::std::clone::Clone::clone(&self.member_3),
                member_4: ::std::clone::Clone::clone(&self.member_4),
                member_5: ::std::clone::Clone::clone(&self.member_5),
                member_6: ::std::clone::Clone::clone(&self.member_6),
                member_7: ::std::clone::Clone::clone(&self.member_7),
                member_8: ::std::clone::Clone::clone(&self.member_8),
                member_9: ::std::clone::Clone::clone(&self.member_9),
                member_10: ::std::clone::Clone::clone(&self.member_10),
                member_11: ::std::clone::Clone::clone(&self.member_11),
                member_12: ::std::clone::Clone::clone(&self.member_12),
                member_13: ::std::clone::Clone::clone(&self.member_13),
                member_14: ::std::clone::Clone::clone(&self.member_14),
                member_15: ::std::clone::Clone::clone(&self.member_15),
                member_16: ::std::clone::Clone::clone(&self.member_16),
                member_17: ::std::clone::Clone::clone(&self.member_17),
                member_18: ::std::clone::Clone::clone(&self.member_18),
                member_19: ::std::clone::Clone::clone(&self.member_19),
                member_20: ::std::clone::Clone::clone(&self.member_20),
                member_21: ::std::clone::Clone::clone(&self.member_21),
                member_22: ::std::clone::Clone::clone(&self.member_22),
                member_23: ::std::clone::Clone::clone(&self.member_23),
                member_24: ::std::clone::Clone::clone(&self.member_24),
                member_25: ::std::clone::Clone::clone(&self.member_25),
                member_26: ::std::clone::Clone::clone(&self.member_26),
                member_27: ::std::clone::Clone::clone(&self.member_27),
                member_28: ::std::clone::Clone::clone(&self.member_28),
                member_29: ::std::clone::Clone::clone(&self.member_29),
                member_30: ::std::clone::Clone::clone(&self.member_30),
                member_31: ::std::clone::Clone::clone(&self.member_31),
                member_32: ::std::clone::Clone::clone(&self.member_32),
                member_33: ::std::clone::Clone::clone(&self.member_33),
                member_34: ::std::clone::Clone::clone(&self.member_34),
                member_35: ::std::clone::Clone::clone(&self.member_35),
                member_36: ::std::clone::Clone::clone(&self.member_36),
                member_37: ::std::clone::Clone::clone(&self.member_37),
                member_38: ::std::clone::Clone::clone(&self.member_38),
                member_39: ::std::clone::Clone::clone(&self.member_39),
                next: ::std::clone::Clone::clone(&self.next),
                either: ::std::clone::Clone::clone(&self.either),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Wide {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            Self,
            _,
        >(|| {
            true && self.member_0 == __other.member_0
                && self.member_1 == __other.member_1 && self.member_2 == __other.member_2
                && self.member_3 == __other.member_3 && self.member_4 == __other.member_4
                && self.member_5 == __other.member_5 && self.member_6 == __other.member_6
                && self.member_7 == __other.member_7 && self.member_8 == __other.member_8
                && self.member_9 == __other.member_9
                && self.member_10 == __other.member_10
                && self.member_11 == __other.member_11
                && self.member_12 == __other.member_12
                && self.member_13 == __other.member_13
                && self.member_14 == __other.member_14
                && self.member_15 == __other.member_15
                && self.member_16 == __other.member_16
                && self.member_17 == __other.member_17
                && self.member_18 == __other.member_18
                && self.member_19 == __other.member_19
                && self.member_20 == __other.member_20
                && self.member_21 == __other.member_21
                && self.member_22 == __other.member_22
                && self.member_23 == __other.member_23
                && self.member_24 == __other.member_24
                && self.member_25 == __other.member_25
                && self.member_26 == __other.member_26
                && self.member_27 == __other.member_27
                && self.member_28 == __other.member_28
                && self.member_29 == __other.member_29
                && self.member_30 == __other.member_30
                && self.member_31 == __other.member_31
                && self.member_32 == __other.member_32
                && self.member_33 == __other.member_33
                && self.member_34 == __other.member_34
                && self.member_35 == __other.member_35
                && self.member_36 == __other.member_36
                && self.member_37 == __other.member_37
                && self.member_38 == __other.member_38
                && self.member_39 == __other.member_39 && self.next == __other.next
                && self.either == __other.either
        })
    }
}

impl ::std::fmt::Debug for Wide {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            Self,
            _,
        >(|| {
            let mut __d = __f.debug_struct("Wide");
            __d.field("member_0", &self.member_0);
            __d.field("member_1", &self.member_1);
            __d.field("member_2", &self.member_2);
            __d.field("member_3", &self.member_3);
            __d.field("member_4", &self.member_4);
            __d.field("member_5", &self.member_5);
            __d.field("member_6", &self.member_6);
            __d.field("member_7", &self.member_7);
            __d.field("member_8", &self.member_8);
            __d.field("member_9", &self.member_9);
            __d.field("member_10", &self.member_10);
            __d.field("member_11", &self.member_11);
            __d.field("member_12", &self.member_12);
            __d.field("member_13", &self.member_13);
            __d.field("member_14", &self.member_14);
            __d.field("member_15", &self.member_15);
            __d.field("member_16", &self.member_16);
            __d.field("member_17", &self.member_17);
            __d.field("member_18", &self.member_18);
            __d.field("member_19", &self.member_19);
            __d.field("member_20", &self.member_20);
            __d.field("member_21", &self.member_21);
            __d.field("member_22", &self.member_22);
            __d.field("member_23", &self.member_23);
            __d.field("member_24", &self.member_24);
            __d.field("member_25", &self.member_25);
            __d.field("member_26", &self.member_26);
            __d.field("member_27", &self.member_27);
            __d.field("member_28", &self.member_28);
            __d.field("member_29", &self.member_29);
            __d.field("member_30", &self.member_30);
            __d.field("member_31", &self.member_31);
            __d.field("member_32", &self.member_32);
            __d.field("member_33", &self.member_33);
            __d.field("member_34", &self.member_34);
            __d.field("member_35", &self.member_35);
            __d.field("member_36", &self.member_36);
            __d.field("member_37", &self.member_37);
            __d.field("member_38", &self.member_38);
            __d.field("member_39", &self.member_39);
            __d.field("next", &self.next);
            __d.field("either", &self.either);
            __d.finish()
        })
    }
}

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

__rt::described!(Either, WIDE, "/definitions/Either");

impl __rt::Tagged for Either {
    const PROPERTY: &'static str = "kind";
    const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
        ("large", |__r| <Large as __rt::Decode>::decode(__r).map(Self::Large)),
        ("small", |__r| <Small as __rt::Decode>::decode(__r).map(Self::Small)),
    ];
}

impl __rt::Decode for Either {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_tagged(__r)
    }
}

impl __rt::serde::Serialize for Either {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Large(__value) => __rt::serde::Serialize::serialize(__value, __s),
            Self::Small(__value) => __rt::serde::Serialize::serialize(__value, __s),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Either {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(2)? {
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
}

/// The type of `/definitions/Large`.
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

__rt::described!(
    Large, WIDE, "/definitions/Large", ["kind", "inner", "member_0", "member_1",
    "member_2", "member_3", "member_4", "member_5", "member_6", "member_7", "member_8",
    "member_9", "member_10", "member_11", "member_12", "member_13", "member_14",
    "member_15", "member_16", "member_17", "member_18", "member_19", "member_20",
    "member_21", "member_22", "member_23", "member_24", "member_25", "member_26",
    "member_27", "member_28", "member_29", "member_30", "member_31", "member_32",
    "member_33", "member_34", "member_35", "member_36", "member_37", "member_38",
    "member_39"]
);

impl __rt::Decode for Large {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            Self,
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
            let mut __f8 = ::std::option::Option::None;
            let mut __f9 = ::std::option::Option::None;
            let mut __f10 = ::std::option::Option::None;
            let mut __f11 = ::std::option::Option::None;
            let mut __f12 = ::std::option::Option::None;
            let mut __f13 = ::std::option::Option::None;
            let mut __f14 = ::std::option::Option::None;
            let mut __f15 = ::std::option::Option::None;
            let mut __f16 = ::std::option::Option::None;
            let mut __f17 = ::std::option::Option::None;
            let mut __f18 = ::std::option::Option::None;
            let mut __f19 = ::std::option::Option::None;
            let mut __f20 = ::std::option::Option::None;
            let mut __f21 = ::std::option::Option::None;
            let mut __f22 = ::std::option::Option::None;
            let mut __f23 = ::std::option::Option::None;
            let mut __f24 = ::std::option::Option::None;
            let mut __f25 = ::std::option::Option::None;
            let mut __f26 = ::std::option::Option::None;
            let mut __f27 = ::std::option::Option::None;
            let mut __f28 = ::std::option::Option::None;
            let mut __f29 = ::std::option::Option::None;
            let mut __f30 = ::std::option::Option::None;
            let mut __f31 = ::std::option::Option::None;
            let mut __f32 = ::std::option::Option::None;
            let mut __f33 = ::std::option::Option::None;
            let mut __f34 = ::std::option::Option::None;
            let mut __f35 = ::std::option::Option::None;
            let mut __f36 = ::std::option::Option::None;
            let mut __f37 = ::std::option::Option::None;
            let mut __f38 = ::std::option::Option::None;
            let mut __f39 = ::std::option::Option::None;
            let mut __f40 = ::std::option::Option::None;
            let mut __f41 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"kind\":", &mut __f0)?;
            __rt::field(__r, "\"inner\":", &mut __f1)?;
            __rt::field(__r, "\"member_0\":", &mut __f2)?;
            __rt::field(__r, "\"member_1\":", &mut __f3)?;
            __rt::field(__r, "\"member_2\":", &mut __f4)?;
            __rt::field(__r, "\"member_3\":", &mut __f5)?;
            __rt::field(__r, "\"member_4\":", &mut __f6)?;
            __rt::field(__r, "\"member_5\":", &mut __f7)?;
            __rt::field(__r, "\"member_6\":", &mut __f8)?;
            __rt::field(__r, "\"member_7\":", &mut __f9)?;
            __rt::field(__r, "\"member_8\":", &mut __f10)?;
            __rt::field(__r, "\"member_9\":", &mut __f11)?;
            __rt::field(__r, "\"member_10\":", &mut __f12)?;
            __rt::field(__r, "\"member_11\":", &mut __f13)?;
            __rt::field(__r, "\"member_12\":", &mut __f14)?;
            __rt::field(__r, "\"member_13\":", &mut __f15)?;
            __rt::field(__r, "\"member_14\":", &mut __f16)?;
            __rt::field(__r, "\"member_15\":", &mut __f17)?;
            __rt::field(__r, "\"member_16\":", &mut __f18)?;
            __rt::field(__r, "\"member_17\":", &mut __f19)?;
            __rt::field(__r, "\"member_18\":", &mut __f20)?;
            __rt::field(__r, "\"member_19\":", &mut __f21)?;
            __rt::field(__r, "\"member_20\":", &mut __f22)?;
            __rt::field(__r, "\"member_21\":", &mut __f23)?;
            __rt::field(__r, "\"member_22\":", &mut __f24)?;
            __rt::field(__r, "\"member_23\":", &mut __f25)?;
            __rt::field(__r, "\"member_24\":", &mut __f26)?;
            __rt::field(__r, "\"member_25\":", &mut __f27)?;
            __rt::field(__r, "\"member_26\":", &mut __f28)?;
            __rt::field(__r, "\"member_27\":", &mut __f29)?;
            __rt::field(__r, "\"member_28\":", &mut __f30)?;
            __rt::field(__r, "\"member_29\":", &mut __f31)?;
            __rt::field(__r, "\"member_30\":", &mut __f32)?;
            __rt::field(__r, "\"member_31\":", &mut __f33)?;
            __rt::field(__r, "\"member_32\":", &mut __f34)?;
            __rt::field(__r, "\"member_33\":", &mut __f35)?;
            __rt::field(__r, "\"member_34\":", &mut __f36)?;
            __rt::field(__r, "\"member_35\":", &mut __f37)?;
            __rt::field(__r, "\"member_36\":", &mut __f38)?;
            __rt::field(__r, "\"member_37\":", &mut __f39)?;
            __rt::field(__r, "\"member_38\":", &mut __f40)?;
            __rt::field(__r, "\"member_39\":", &mut __f41)?;
            while let ::std::option::Option::Some(__i) = __rt::next_member(
                __r,
                <Self as __rt::Described>::MEMBERS,
            )? {
                match __i {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    4 => __rt::set(__r, &mut __f4)?,
                    5 => __rt::set(__r, &mut __f5)?,
                    6 => __rt::set(__r, &mut __f6)?,
                    7 => __rt::set(__r, &mut __f7)?,
                    8 => __rt::set(__r, &mut __f8)?,
                    9 => __rt::set(__r, &mut __f9)?,
                    10 => __rt::set(__r, &mut __f10)?,
                    11 => __rt::set(__r, &mut __f11)?,
                    12 => __rt::set(__r, &mut __f12)?,
                    13 => __rt::set(__r, &mut __f13)?,
                    14 => __rt::set(__r, &mut __f14)?,
                    15 => __rt::set(__r, &mut __f15)?,
                    16 => __rt::set(__r, &mut __f16)?,
                    17 => __rt::set(__r, &mut __f17)?,
                    18 => __rt::set(__r, &mut __f18)?,
                    19 => __rt::set(__r, &mut __f19)?,
                    20 => __rt::set(__r, &mut __f20)?,
                    21 => __rt::set(__r, &mut __f21)?,
                    22 => __rt::set(__r, &mut __f22)?,
                    23 => __rt::set(__r, &mut __f23)?,
                    24 => __rt::set(__r, &mut __f24)?,
                    25 => __rt::set(__r, &mut __f25)?,
                    26 => __rt::set(__r, &mut __f26)?,
                    27 => __rt::set(__r, &mut __f27)?,
                    28 => __rt::set(__r, &mut __f28)?,
                    29 => __rt::set(__r, &mut __f29)?,
                    30 => __rt::set(__r, &mut __f30)?,
                    31 => __rt::set(__r, &mut __f31)?,
                    32 => __rt::set(__r, &mut __f32)?,
                    33 => __rt::set(__r, &mut __f33)?,
                    34 => __rt::set(__r, &mut __f34)?,
                    35 => __rt::set(__r, &mut __f35)?,
                    36 => __rt::set(__r, &mut __f36)?,
                    37 => __rt::set(__r, &mut __f37)?,
                    38 => __rt::set(__r, &mut __f38)?,
                    39 => __rt::set(__r, &mut __f39)?,
                    40 => __rt::set(__r, &mut __f40)?,
                    _ => __rt::set(__r, &mut __f41)?,
                }
            }
            ::std::result::Result::Ok(Self {
                kind: __rt::required(__f0)?,
                inner: __rt::required(__f1)?,
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
        })
    }
}

impl __rt::serde::Serialize for Large {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            Self,
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                2 + usize::from(self.member_0.is_some())
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
                    + usize::from(self.member_39.is_some()),
            )?;
            __m.member("kind", &self.kind)?;
            __m.member("inner", &self.inner)?;
            __m.optional("member_0", &self.member_0)?;
            __m.optional("member_1", &self.member_1)?;
            __m.optional("member_2", &self.member_2)?;
            __m.optional("member_3", &self.member_3)?;
            __m.optional("member_4", &self.member_4)?;
            __m.optional("member_5", &self.member_5)?;
            __m.optional("member_6", &self.member_6)?;
            __m.optional("member_7", &self.member_7)?;
            __m.optional("member_8", &self.member_8)?;
            __m.optional("member_9", &self.member_9)?;
            __m.optional("member_10", &self.member_10)?;
            __m.optional("member_11", &self.member_11)?;
            __m.optional("member_12", &self.member_12)?;
            __m.optional("member_13", &self.member_13)?;
            __m.optional("member_14", &self.member_14)?;
            __m.optional("member_15", &self.member_15)?;
            __m.optional("member_16", &self.member_16)?;
            __m.optional("member_17", &self.member_17)?;
            __m.optional("member_18", &self.member_18)?;
            __m.optional("member_19", &self.member_19)?;
            __m.optional("member_20", &self.member_20)?;
            __m.optional("member_21", &self.member_21)?;
            __m.optional("member_22", &self.member_22)?;
            __m.optional("member_23", &self.member_23)?;
            __m.optional("member_24", &self.member_24)?;
            __m.optional("member_25", &self.member_25)?;
            __m.optional("member_26", &self.member_26)?;
            __m.optional("member_27", &self.member_27)?;
            __m.optional("member_28", &self.member_28)?;
            __m.optional("member_29", &self.member_29)?;
            __m.optional("member_30", &self.member_30)?;
            __m.optional("member_31", &self.member_31)?;
            __m.optional("member_32", &self.member_32)?;
            __m.optional("member_33", &self.member_33)?;
            __m.optional("member_34", &self.member_34)?;
            __m.optional("member_35", &self.member_35)?;
            __m.optional("member_36", &self.member_36)?;
            __m.optional("member_37", &self.member_37)?;
            __m.optional("member_38", &self.member_38)?;
            __m.optional("member_39", &self.member_39)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Large {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            Self,
            _,
        >(|| {
            Self {
                kind: ::std::clone::Clone::clone(&self.kind),
                inner: ::std::clone::Clone::clone(&self.inner),
                member_0: ::std::clone::Clone::clone(&self.member_0),
                member_1: ::std::clone::Clone::clone(&self.member_1),
                member_2: ::std::clone::Clone::clone(&self.member_2),
                member_3: ::std::clone::Clone::clone(&self.member_3),
                member_4: ::std::clone::Clone::clone(&self.member_4),
                member_5: ::std::clone::Clone::clone(&self.member_5),
                member_6: ::std::clone::Clone::clone(&self.member_6),
                member_7: ::std::clone::Clone::clone(&self.member_7),
                member_8: ::std::clone::Clone::clone(&self.member_8),
                member_9: ::std::clone::Clone::clone(&self.member_9),
                member_10: ::std::clone::Clone::clone(&self.member_10),
                member_11: ::std::clone::Clone::clone(&self.member_11),
                member_12: ::std::clone::Clone::clone(&self.member_12),
                member_13: ::std::clone::Clone::clone(&self.member_13),
                member_14: ::std::clone::Clone::clone(&self.member_14),
                member_15: ::std::clone::Clone::clone(&self.member_15),
                member_16: ::std::clone::Clone::clone(&self.member_16),
                member_17: ::std::clone::Clone::clone(&self.member_17),
                member_18: ::std::clone::Clone::clone(&self.member_18),
                member_19: ::std::clone::Clone::clone(&self.member_19),
                member_20: ::std::clone::Clone::clone(&self.member_20),
                member_21: ::std::clone::Clone::clone(&self.member_21),
                member_22: ::std::clone::Clone::clone(&self.member_22),
                member_23: ::std::clone::Clone::clone(&self.member_23),
                member_24: ::std::clone::Clone::clone(&self.member_24),
                member_25: ::std::clone::Clone::clone(&self.member_25),
                member_26: ::std::clone::Clone::clone(&self.member_26),
                member_27: ::std::clone::Clone::clone(&self.member_27),
                member_28: ::std::clone::Clone::clone(&self.member_28),
                member_29: ::std::clone::Clone::clone(&self.member_29),
                member_30: ::std::clone::Clone::clone(&self.member_30),
                member_31: ::std::clone::Clone::clone(&self.member_31),
                member_32: ::std::clone::Clone::clone(&self.member_32),
                member_33: ::std::clone::Clone::clone(&self.member_33),
                member_34: ::std::clone::Clone::clone(&self.member_34),
                member_35: ::std::clone::Clone::clone(&self.member_35),
                member_36: ::std::clone::Clone::clone(&self.member_36),
                member_37: ::std::clone::Clone::clone(&self.member_37),
                member_38: ::std::clone::Clone::clone(&self.member_38),
                member_39: ::std::clone::Clone::clone(&self.member_39),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Large {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            Self,
            _,
        >(|| {
            true && self.kind == __other.kind && self.inner == __other.inner
                && self.member_0 == __other.member_0 && self.member_1 == __other.member_1
                && self.member_2 == __other.member_2 && self.member_3 == __other.member_3
                && self.member_4 == __other.member_4 && self.member_5 == __other.member_5
                && self.member_6 == __other.member_6 && self.member_7 == __other.member_7
                && self.member_8 == __other.member_8 && self.member_9 == __other.member_9
                && self.member_10 == __other.member_10
                && self.member_11 == __other.member_11
                && self.member_12 == __other.member_12
                && self.member_13 == __other.member_13
                && self.member_14 == __other.member_14
                && self.member_15 == __other.member_15
                && self.member_16 == __other.member_16
                && self.member_17 == __other.member_17
                && self.member_18 == __other.member_18
                && self.member_19 == __other.member_19
                && self.member_20 == __other.member_20
                && self.member_21 == __other.member_21
                && self.member_22 == __other.member_22
                && self.member_23 == __other.member_23
                && self.member_24 == __other.member_24
                && self.member_25 == __other.member_25
                && self.member_26 == __other.member_26
                && self.member_27 == __other.member_27
                && self.member_28 == __other.member_28
                && self.member_29 == __other.member_29
                && self.member_30 == __other.member_30
                && self.member_31 == __other.member_31
                && self.member_32 == __other.member_32
                && self.member_33 == __other.member_33
                && self.member_34 == __other.member_34
                && self.member_35 == __other.member_35
                && self.member_36 == __other.member_36
                && self.member_37 == __other.member_37
                && self.member_38 == __other.member_38
                && self.member_39 == __other.member_39
        })
    }
}

impl ::std::fmt::Debug for Large {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            Self,
            _,
        >(|| {
            let mut __d = __f.debug_struct("Large");
            __d.field("kind", &self.kind);
            __d.field("inner", &self.inner);
            __d.field("member_0", &self.member_0);
            __d.field("member_1", &self.member_1);
            __d.field("member_2", &self.member_2);
            __d.field("member_3", &self.member_3);
            __d.field("member_4", &self.member_4);
            __d.field("member_5", &self.member_5);
            __d.field("member_6", &self.member_6);
            __d.field("member_7", &self.member_7);
            __d.field("member_8", &self.member_8);
            __d.field("member_9", &self.member_9);
            __d.field("member_10", &self.member_10);
            __d.field("member_11", &self.member_11);
            __d.field("member_12", &self.member_12);
            __d.field("member_13", &self.member_13);
            __d.field("member_14", &self.member_14);
            __d.field("member_15", &self.member_15);
            __d.field("member_16", &self.member_16);
            __d.field("member_17", &self.member_17);
            __d.field("member_18", &self.member_18);
            __d.field("member_19", &self.member_19);
            __d.field("member_20", &self.member_20);
            __d.field("member_21", &self.member_21);
            __d.field("member_22", &self.member_22);
            __d.field("member_23", &self.member_23);
            __d.field("member_24", &self.member_24);
            __d.field("member_25", &self.member_25);
            __d.field("member_26", &self.member_26);
            __d.field("member_27", &self.member_27);
            __d.field("member_28", &self.member_28);
            __d.field("member_29", &self.member_29);
            __d.field("member_30", &self.member_30);
            __d.field("member_31", &self.member_31);
            __d.field("member_32", &self.member_32);
            __d.field("member_33", &self.member_33);
            __d.field("member_34", &self.member_34);
            __d.field("member_35", &self.member_35);
            __d.field("member_36", &self.member_36);
            __d.field("member_37", &self.member_37);
            __d.field("member_38", &self.member_38);
            __d.field("member_39", &self.member_39);
            __d.finish()
        })
    }
}

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

__rt::described!(LargeKind, WIDE, "/definitions/Large/properties/kind");

impl __rt::Decode for LargeKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["large"]).map(|_| Self::Large)
    }
}

impl __rt::serde::Serialize for LargeKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for LargeKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/definitions/Small`.
#[derive(Clone, Debug, PartialEq)]
pub struct Small {
    pub kind: SmallKind,
}

__rt::described!(Small, WIDE, "/definitions/Small", ["kind"]);

impl __rt::Decode for Small {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        while __rt::next_member(__r, <Self as __rt::Described>::MEMBERS)?.is_some() {
            __rt::set(__r, &mut __f0)?;
        }
        ::std::result::Result::Ok(Self {
            kind: __rt::required(__f0)?,
        })
    }
}

impl __rt::serde::Serialize for Small {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 1)?;
        __m.member("kind", &self.kind)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Small {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
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

__rt::described!(SmallKind, WIDE, "/definitions/Small/properties/kind");

impl __rt::Decode for SmallKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["small"]).map(|_| Self::Small)
    }
}

impl __rt::serde::Serialize for SmallKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SmallKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
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
    recursive: true,
    check: __rt::check::<Wide>,
});

impl __rt::Message for Wide {
    fn schema() -> &'static __rt::Schema {
        &WIDE
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&WIDE];
