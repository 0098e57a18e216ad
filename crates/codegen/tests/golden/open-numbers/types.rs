// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `numbers.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod numbers {
    use super::__rt;

    /// `NumbersNot`
    ///
    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersNot {
        __inner: NumbersNotMembers,
    }

    __rt::open_checked!(NumbersNot, NumbersNotMembers, SCHEMA, 3);

    /// `NumbersNotMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersNotMembers {
        /// The member `x`.
        pub x: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl NumbersNotMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                x: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for NumbersNotMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for NumbersNotMembers {
        const NAMES: &'static [&'static str] = &["x"];
    }

    impl NumbersNotMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["x"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                x: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(NumbersNotMembers, SCHEMA, 3);

    impl __rt::serde::Serialize for NumbersNotMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.x.is_some()) + self.extra.len(),
            )?;
            __m.optional("x", &self.x)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `NumbersUnique`
    ///
    /// Checked: `items`, `uniqueItems`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersUnique {
        __inner: ::std::vec::Vec<__rt::JsonNumber>,
    }

    __rt::open_checked!(NumbersUnique, ::std::vec::Vec < __rt::JsonNumber >, SCHEMA, 4);

    /// `NumbersOneNumber2`
    ///
    /// Valid under `{"type": "number", "multipleOf": 0.1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersOneNumber2 {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for NumbersOneNumber2 {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_checked!(NumbersOneNumber2, __rt::JsonNumber, SCHEMA, 16);

    /// `NumbersOne`
    ///
    /// Valid under `{"oneOf": [{ "type": "number" }, { "type": "number", "multipleOf": 0.1 }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersOne {
        __inner: NumbersOneValue,
    }

    __rt::open_checked!(NumbersOne, NumbersOneValue, SCHEMA, 5);

    /// `NumbersOneValue`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum NumbersOneValue {
        /// The branch `Number`.
        Number(__rt::JsonNumber),
        /// The branch `Number2`.
        Number2(NumbersOneNumber2),
    }

    impl ::std::convert::From<__rt::JsonNumber> for NumbersOneValue {
        fn from(__value: __rt::JsonNumber) -> Self {
            Self::Number(__value)
        }
    }

    impl ::std::convert::From<NumbersOneNumber2> for NumbersOneValue {
        fn from(__value: NumbersOneNumber2) -> Self {
            Self::Number2(__value)
        }
    }

    impl NumbersOneValue {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[15, 16])? {
                0 => __rt::Decode::decode(__r).map(Self::Number),
                _ => __rt::Decode::decode(__r).map(Self::Number2),
            }
        }
    }

    __rt::open_type!(NumbersOneValue, SCHEMA, 5);

    impl __rt::serde::Serialize for NumbersOneValue {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Number(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Number2(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `NumbersContains`
    ///
    /// Checked: `items`, `contains`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersContains {
        __inner: ::std::vec::Vec<__rt::JsonNumber>,
    }

    __rt::open_checked!(NumbersContains, ::std::vec::Vec < __rt::JsonNumber >, SCHEMA, 6);

    /// `NumbersIfDeepItem`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIfDeepItem {
        /// The member `y`.
        pub y: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl NumbersIfDeepItem {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                y: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for NumbersIfDeepItem {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for NumbersIfDeepItem {
        const NAMES: &'static [&'static str] = &["y"];
    }

    impl NumbersIfDeepItem {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["y"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                y: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(NumbersIfDeepItem, SCHEMA, 30);

    impl __rt::serde::Serialize for NumbersIfDeepItem {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.y.is_some()) + self.extra.len(),
            )?;
            __m.optional("y", &self.y)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `NumbersIf`
    ///
    /// Checked: `if`, `then`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIf {
        __inner: NumbersIfMembers,
    }

    __rt::open_checked!(NumbersIf, NumbersIfMembers, SCHEMA, 7);

    /// `NumbersIfMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIfMembers {
        /// The member `deep`.
        pub deep: ::std::option::Option<::std::vec::Vec<NumbersIfDeepItem>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl NumbersIfMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                deep: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for NumbersIfMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for NumbersIfMembers {
        const NAMES: &'static [&'static str] = &["deep"];
    }

    impl NumbersIfMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["deep"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                deep: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(NumbersIfMembers, SCHEMA, 7);

    impl __rt::serde::Serialize for NumbersIfMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.deep.is_some()) + self.extra.len(),
            )?;
            __m.optional("deep", &self.deep)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `NumbersAll`
    ///
    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersAll {
        __inner: NumbersAllMembers,
    }

    __rt::open_checked!(NumbersAll, NumbersAllMembers, SCHEMA, 8);

    /// `NumbersAllMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersAllMembers {
        /// The member `x`.
        pub x: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl NumbersAllMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                x: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for NumbersAllMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for NumbersAllMembers {
        const NAMES: &'static [&'static str] = &["x"];
    }

    impl NumbersAllMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["x"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                x: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(NumbersAllMembers, SCHEMA, 8);

    impl __rt::serde::Serialize for NumbersAllMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.x.is_some()) + self.extra.len(),
            )?;
            __m.optional("x", &self.x)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `NumbersPatternExtra`
    ///
    /// Valid under `{"exclusiveMaximum": 0.1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPatternExtra {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(NumbersPatternExtra, __rt::JsonValue, SCHEMA, 25);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum NumbersPatternMember {
        /// The branch `Matching`.
        Matching(NumbersPatternExtra),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
    }

    impl ::std::convert::From<NumbersPatternExtra> for NumbersPatternMember {
        fn from(__value: NumbersPatternExtra) -> Self {
            Self::Matching(__value)
        }
    }

    impl __rt::Decode for NumbersPatternMember {
        fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::first_valid(__r, &SCHEMA, &[25])? {
                0 => __rt::Decode::decode(__r).map(Self::Matching),
                _ => __rt::Decode::decode(__r).map(Self::Other),
            }
        }
    }

    impl __rt::serde::Serialize for NumbersPatternMember {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Matching(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Other(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `NumbersPattern`
    ///
    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPattern {
        __inner: NumbersPatternMembers,
    }

    __rt::open_checked!(NumbersPattern, NumbersPatternMembers, SCHEMA, 9);

    /// `NumbersPatternMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPatternMembers {
        /// The member `xa`.
        pub xa: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, NumbersPatternMember>,
    }

    impl NumbersPatternMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                xa: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for NumbersPatternMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for NumbersPatternMembers {
        const NAMES: &'static [&'static str] = &["xa"];
    }

    impl NumbersPatternMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["xa"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                xa: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(NumbersPatternMembers, SCHEMA, 9);

    impl __rt::serde::Serialize for NumbersPatternMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.xa.is_some()) + self.extra.len(),
            )?;
            __m.optional("xa", &self.xa)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `NumbersBeside`
    ///
    /// Valid under `{"anyOf": [{ "type": "number" }, { "type": "null" }], "exclusiveMaximum": 0.1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersBeside {
        __inner: __rt::Nullable<__rt::JsonNumber>,
    }

    __rt::open_checked!(NumbersBeside, __rt::Nullable < __rt::JsonNumber >, SCHEMA, 10);

    /// `Self_`
    ///
    /// Valid under `{"anyOf": [{ "$ref": "#/$defs/self" }, { "type": "string" }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Self_ {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(Self_, __rt::JsonValue, SCHEMA, 1);

    /// Numbers
    #[derive(Clone, Debug, PartialEq)]
    pub struct Numbers {
        /// The member `plain`.
        pub plain: ::std::option::Option<__rt::FiniteF64>,
        /// The member `not`.
        pub not: ::std::option::Option<NumbersNot>,
        /// The member `unique`.
        pub unique: ::std::option::Option<NumbersUnique>,
        /// The member `one`.
        pub one: ::std::option::Option<NumbersOne>,
        /// The member `contains`.
        pub contains: ::std::option::Option<NumbersContains>,
        /// The member `if`.
        pub if_: ::std::option::Option<NumbersIf>,
        /// The member `all`.
        pub all: ::std::option::Option<NumbersAll>,
        /// The member `pattern`.
        pub pattern: ::std::option::Option<NumbersPattern>,
        /// The member `beside`.
        pub beside: ::std::option::Option<NumbersBeside>,
        /// The member `self`.
        pub self_: ::std::option::Option<Self_>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Numbers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                plain: ::std::option::Option::None,
                not: ::std::option::Option::None,
                unique: ::std::option::Option::None,
                one: ::std::option::Option::None,
                contains: ::std::option::Option::None,
                if_: ::std::option::Option::None,
                all: ::std::option::Option::None,
                pattern: ::std::option::Option::None,
                beside: ::std::option::Option::None,
                self_: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Numbers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Numbers {
        const NAMES: &'static [&'static str] = &[
            "plain",
            "not",
            "unique",
            "one",
            "contains",
            "if",
            "all",
            "pattern",
            "beside",
            "self",
        ];
    }

    impl Numbers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &[
                "plain",
                "not",
                "unique",
                "one",
                "contains",
                "if",
                "all",
                "pattern",
                "beside",
                "self",
            ];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
            let mut __value_2 = ::std::option::Option::None;
            let mut __value_3 = ::std::option::Option::None;
            let mut __value_4 = ::std::option::Option::None;
            let mut __value_5 = ::std::option::Option::None;
            let mut __value_6 = ::std::option::Option::None;
            let mut __value_7 = ::std::option::Option::None;
            let mut __value_8 = ::std::option::Option::None;
            let mut __value_9 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(1) => {
                        __value_1 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(2) => {
                        __value_2 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(3) => {
                        __value_3 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(4) => {
                        __value_4 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(5) => {
                        __value_5 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(6) => {
                        __value_6 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(7) => {
                        __value_7 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(8) => {
                        __value_8 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(9) => {
                        __value_9 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                plain: __value_0,
                not: __value_1,
                unique: __value_2,
                one: __value_3,
                contains: __value_4,
                if_: __value_5,
                all: __value_6,
                pattern: __value_7,
                beside: __value_8,
                self_: __value_9,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Numbers, SCHEMA, 0);

    impl __rt::serde::Serialize for Numbers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.plain.is_some()) + usize::from(self.not.is_some())
                    + usize::from(self.unique.is_some()) + usize::from(self.one.is_some())
                    + usize::from(self.contains.is_some()) + usize::from(self.if_.is_some())
                    + usize::from(self.all.is_some()) + usize::from(self.pattern.is_some())
                    + usize::from(self.beside.is_some()) + usize::from(self.self_.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("plain", &self.plain)?;
            __m.optional("not", &self.not)?;
            __m.optional("unique", &self.unique)?;
            __m.optional("one", &self.one)?;
            __m.optional("contains", &self.contains)?;
            __m.optional("if", &self.if_)?;
            __m.optional("all", &self.all)?;
            __m.optional("pattern", &self.pattern)?;
            __m.optional("beside", &self.beside)?;
            __m.optional("self", &self.self_)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "numbers",
        id: "",
        version: "",
        title: "Numbers",
        description: "",
        subject: "Numbers",
        text: ::std::include_str!("numbers.schema.json"),
        source: ::std::include_str!("numbers.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///numbers.schema.json", ::std::include_str!("numbers.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Numbers>,
        }),
        check: __rt::check::<Numbers>,
    });

    __rt::message!(Numbers, SCHEMA);
}

/// The types of `spelled.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod spelled {
    use super::__rt;

    /// `SpelledLevel`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum SpelledLevel {
        /// The value `1`.
        Number1,
        /// The value `2`.
        Number2,
    }

    impl ::std::fmt::Display for SpelledLevel {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
        }
    }

    impl ::std::convert::TryFrom<i64> for SpelledLevel {
        type Error = __rt::ConstraintError;
        fn try_from(__value: i64) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_integer(Self::ALL, Self::as_literal, __value)
        }
    }

    impl SpelledLevel {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Number1, Self::Number2];
        const __LITERALS: &'static [__rt::Literal] = &[
            __rt::Literal::Number("1"),
            __rt::Literal::Number("2"),
        ];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_literal(self) -> __rt::Literal {
            Self::__LITERALS[self as usize]
        }
    }

    impl SpelledLevel {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => ::std::result::Result::Ok(Self::Number1),
                1 => ::std::result::Result::Ok(Self::Number2),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(SpelledLevel, SCHEMA, 1);

    impl __rt::serde::Serialize for SpelledLevel {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
        }
    }

    /// `SpelledWhole`
    ///
    /// Valid under `{"type": "integer", "enum": [1.0, 2]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledWhole {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for SpelledWhole {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_checked!(SpelledWhole, __rt::JsonNumber, SCHEMA, 2);

    /// `SpelledOwn`
    ///
    /// Checked: `enum`, `not`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledOwn {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for SpelledOwn {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_checked!(SpelledOwn, __rt::JsonNumber, SCHEMA, 3);

    /// `SpelledHalf`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum SpelledHalf {
        /// The value `0.5`.
        Number0Point5,
        /// The value `1`.
        Number1,
    }

    impl ::std::fmt::Display for SpelledHalf {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
        }
    }

    impl SpelledHalf {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Number0Point5, Self::Number1];
        const __LITERALS: &'static [__rt::Literal] = &[
            __rt::Literal::Number("0.5"),
            __rt::Literal::Number("1"),
        ];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_literal(self) -> __rt::Literal {
            Self::__LITERALS[self as usize]
        }
    }

    impl SpelledHalf {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => ::std::result::Result::Ok(Self::Number0Point5),
                1 => ::std::result::Result::Ok(Self::Number1),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(SpelledHalf, SCHEMA, 4);

    impl __rt::serde::Serialize for SpelledHalf {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
        }
    }

    /// `SpelledSeenObjectX`
    ///
    /// Valid under `{"enum": [1]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenObjectX {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for SpelledSeenObjectX {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_checked!(SpelledSeenObjectX, __rt::JsonNumber, SCHEMA, 9);

    /// `SpelledSeenObject`
    ///
    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenObject {
        __inner: SpelledSeenObjectMembers,
    }

    __rt::open_checked!(SpelledSeenObject, SpelledSeenObjectMembers, SCHEMA, 5);

    /// `SpelledSeenObjectMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenObjectMembers {
        /// The member `x`.
        pub x: ::std::option::Option<SpelledSeenObjectX>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl SpelledSeenObjectMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                x: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for SpelledSeenObjectMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for SpelledSeenObjectMembers {
        const NAMES: &'static [&'static str] = &["x"];
    }

    impl SpelledSeenObjectMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["x"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                x: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(SpelledSeenObjectMembers, SCHEMA, 5);

    impl __rt::serde::Serialize for SpelledSeenObjectMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.x.is_some()) + self.extra.len(),
            )?;
            __m.optional("x", &self.x)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `SpelledSeenOther`
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenOther {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledSeenOther, __rt::JsonValue, SCHEMA, 5);

    /// `SpelledSeen`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum SpelledSeen {
        /// An object.
        Object(SpelledSeenObject),
        /// A value of any other kind.
        Other(SpelledSeenOther),
    }

    impl ::std::convert::From<SpelledSeenObject> for SpelledSeen {
        fn from(__value: SpelledSeenObject) -> Self {
            Self::Object(__value)
        }
    }

    impl ::std::convert::From<SpelledSeenOther> for SpelledSeen {
        fn from(__value: SpelledSeenOther) -> Self {
            Self::Other(__value)
        }
    }

    impl SpelledSeen {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __r.kind() {
                __rt::JsonKind::Object => __rt::Decode::decode(__r).map(Self::Object),
                _ => __rt::Decode::decode(__r).map(Self::Other),
            }
        }
    }

    __rt::open_type!(SpelledSeen, SCHEMA, 5);

    impl __rt::serde::Serialize for SpelledSeen {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Object(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Other(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `SpelledBothObjectX`
    ///
    /// Valid under `{"enum": [1.0, "a"]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObjectX {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledBothObjectX, __rt::JsonValue, SCHEMA, 11);

    /// `SpelledBothObject`
    ///
    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObject {
        __inner: SpelledBothObjectMembers,
    }

    __rt::open_checked!(SpelledBothObject, SpelledBothObjectMembers, SCHEMA, 6);

    /// `SpelledBothObjectMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObjectMembers {
        /// The member `x`.
        pub x: ::std::option::Option<SpelledBothObjectX>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl SpelledBothObjectMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                x: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for SpelledBothObjectMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for SpelledBothObjectMembers {
        const NAMES: &'static [&'static str] = &["x"];
    }

    impl SpelledBothObjectMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["x"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                x: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(SpelledBothObjectMembers, SCHEMA, 6);

    impl __rt::serde::Serialize for SpelledBothObjectMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.x.is_some()) + self.extra.len(),
            )?;
            __m.optional("x", &self.x)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `SpelledBothOther`
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothOther {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledBothOther, __rt::JsonValue, SCHEMA, 6);

    /// `SpelledBoth`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum SpelledBoth {
        /// An object.
        Object(SpelledBothObject),
        /// A value of any other kind.
        Other(SpelledBothOther),
    }

    impl ::std::convert::From<SpelledBothObject> for SpelledBoth {
        fn from(__value: SpelledBothObject) -> Self {
            Self::Object(__value)
        }
    }

    impl ::std::convert::From<SpelledBothOther> for SpelledBoth {
        fn from(__value: SpelledBothOther) -> Self {
            Self::Other(__value)
        }
    }

    impl SpelledBoth {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __r.kind() {
                __rt::JsonKind::Object => __rt::Decode::decode(__r).map(Self::Object),
                _ => __rt::Decode::decode(__r).map(Self::Other),
            }
        }
    }

    __rt::open_type!(SpelledBoth, SCHEMA, 6);

    impl __rt::serde::Serialize for SpelledBoth {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Object(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Other(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// Spelled
    #[derive(Clone, Debug, PartialEq)]
    pub struct Spelled {
        /// The member `level`.
        pub level: ::std::option::Option<SpelledLevel>,
        /// The member `whole`.
        pub whole: ::std::option::Option<SpelledWhole>,
        /// The member `own`.
        pub own: ::std::option::Option<SpelledOwn>,
        /// The member `half`.
        pub half: ::std::option::Option<SpelledHalf>,
        /// The member `seen`.
        pub seen: ::std::option::Option<SpelledSeen>,
        /// The member `both`.
        pub both: ::std::option::Option<SpelledBoth>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Spelled {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                level: ::std::option::Option::None,
                whole: ::std::option::Option::None,
                own: ::std::option::Option::None,
                half: ::std::option::Option::None,
                seen: ::std::option::Option::None,
                both: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Spelled {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Spelled {
        const NAMES: &'static [&'static str] = &[
            "level",
            "whole",
            "own",
            "half",
            "seen",
            "both",
        ];
    }

    impl Spelled {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["level", "whole", "own", "half", "seen", "both"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
            let mut __value_2 = ::std::option::Option::None;
            let mut __value_3 = ::std::option::Option::None;
            let mut __value_4 = ::std::option::Option::None;
            let mut __value_5 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(1) => {
                        __value_1 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(2) => {
                        __value_2 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(3) => {
                        __value_3 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(4) => {
                        __value_4 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(5) => {
                        __value_5 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                level: __value_0,
                whole: __value_1,
                own: __value_2,
                half: __value_3,
                seen: __value_4,
                both: __value_5,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Spelled, SCHEMA, 0);

    impl __rt::serde::Serialize for Spelled {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.level.is_some()) + usize::from(self.whole.is_some())
                    + usize::from(self.own.is_some()) + usize::from(self.half.is_some())
                    + usize::from(self.seen.is_some()) + usize::from(self.both.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("level", &self.level)?;
            __m.optional("whole", &self.whole)?;
            __m.optional("own", &self.own)?;
            __m.optional("half", &self.half)?;
            __m.optional("seen", &self.seen)?;
            __m.optional("both", &self.both)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "spelled",
        id: "",
        version: "",
        title: "Spelled",
        description: "",
        subject: "Spelled",
        text: ::std::include_str!("spelled.schema.json"),
        source: ::std::include_str!("spelled.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///spelled.schema.json", ::std::include_str!("spelled.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Spelled>,
        }),
        check: __rt::check::<Spelled>,
    });

    __rt::message!(Spelled, SCHEMA);
}
