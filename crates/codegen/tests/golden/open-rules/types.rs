// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `rules.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod rules {
    use super::__rt;

    /// `RulesCode`
    ///
    /// Valid under `{"type": "string", "pattern": "^[A-Z]{3}$"}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct RulesCode {
        __inner: ::std::string::String,
    }

    impl ::std::fmt::Display for RulesCode {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_text!(RulesCode);

    __rt::open_checked!(RulesCode, ::std::string::String, SCHEMA, 2);

    /// `RulesPort`
    ///
    /// Valid under `{"type": "integer", "minimum": 1, "maximum": 65535}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct RulesPort {
        __inner: u64,
    }

    impl ::std::fmt::Display for RulesPort {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_checked!(RulesPort, u64, SCHEMA, 3);

    /// `RulesRatio`
    ///
    /// Valid under `{"type": "number", "exclusiveMaximum": 1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesRatio {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for RulesRatio {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_checked!(RulesRatio, __rt::JsonNumber, SCHEMA, 4);

    /// `RulesTags`
    ///
    /// Checked: `items`, `uniqueItems`, `minItems`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesTags {
        __inner: ::std::vec::Vec<::std::string::String>,
    }

    __rt::open_checked!(RulesTags, ::std::vec::Vec < ::std::string::String >, SCHEMA, 5);

    /// `RulesPair`
    ///
    /// Valid under `{"type": "array", "prefixItems": [{ "type": "string" }, { "type": "integer" }], "items": false}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesPair {
        __inner: ::std::vec::Vec<__rt::JsonValue>,
    }

    __rt::open_checked!(RulesPair, ::std::vec::Vec < __rt::JsonValue >, SCHEMA, 6);

    /// `RulesSome`
    ///
    /// Checked: `contains`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSome {
        __inner: ::std::vec::Vec<__rt::JsonValue>,
    }

    __rt::open_checked!(RulesSome, ::std::vec::Vec < __rt::JsonValue >, SCHEMA, 7);

    /// `RulesMerged`
    ///
    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesMerged {
        __inner: RulesMergedMembers,
    }

    __rt::open_checked!(RulesMerged, RulesMergedMembers, SCHEMA, 8);

    /// `RulesMergedMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesMergedMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `extra_note`.
        pub extra_note: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl RulesMergedMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(id: ::std::string::String, extra_note: ::std::string::String) -> Self {
            Self {
                id,
                extra_note,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for RulesMergedMembers {
        const NAMES: &'static [&'static str] = &["id", "extra_note"];
    }

    impl RulesMergedMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["id", "extra_note"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
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
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                id: __rt::required(__value_0)?,
                extra_note: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(RulesMergedMembers, SCHEMA, 8);

    impl __rt::serde::Serialize for RulesMergedMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("id", &self.id)?;
            __m.member("extra_note", &self.extra_note)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `RulesCard`
    ///
    /// Checked: `dependentRequired`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesCard {
        __inner: RulesCardMembers,
    }

    __rt::open_checked!(RulesCard, RulesCardMembers, SCHEMA, 9);

    /// `RulesCardMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesCardMembers {
        /// The member `number`.
        pub number: ::std::option::Option<::std::string::String>,
        /// The member `expires`.
        pub expires: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl RulesCardMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                number: ::std::option::Option::None,
                expires: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for RulesCardMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for RulesCardMembers {
        const NAMES: &'static [&'static str] = &["number", "expires"];
    }

    impl RulesCardMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["number", "expires"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
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
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                number: __value_0,
                expires: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(RulesCardMembers, SCHEMA, 9);

    impl __rt::serde::Serialize for RulesCardMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.number.is_some()) + usize::from(self.expires.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("number", &self.number)?;
            __m.optional("expires", &self.expires)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `RulesConditional`
    ///
    /// Checked: `if`, `then`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesConditional {
        __inner: RulesConditionalMembers,
    }

    __rt::open_checked!(RulesConditional, RulesConditionalMembers, SCHEMA, 10);

    /// `RulesConditionalMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesConditionalMembers {
        /// The member `kind`.
        pub kind: ::std::option::Option<::std::string::String>,
        /// The member `size`.
        pub size: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl RulesConditionalMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                kind: ::std::option::Option::None,
                size: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for RulesConditionalMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for RulesConditionalMembers {
        const NAMES: &'static [&'static str] = &["kind", "size"];
    }

    impl RulesConditionalMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["kind", "size"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
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
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                kind: __value_0,
                size: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(RulesConditionalMembers, SCHEMA, 10);

    impl __rt::serde::Serialize for RulesConditionalMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.kind.is_some()) + usize::from(self.size.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("kind", &self.kind)?;
            __m.optional("size", &self.size)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `RulesEither`
    ///
    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesEither {
        __inner: RulesEitherMembers,
    }

    __rt::open_checked!(RulesEither, RulesEitherMembers, SCHEMA, 11);

    /// `RulesEitherMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesEitherMembers {
        /// The member `a`.
        pub a: ::std::option::Option<::std::string::String>,
        /// The member `b`.
        pub b: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl RulesEitherMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                a: ::std::option::Option::None,
                b: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for RulesEitherMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for RulesEitherMembers {
        const NAMES: &'static [&'static str] = &["a", "b"];
    }

    impl RulesEitherMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["a", "b"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
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
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                a: __value_0,
                b: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(RulesEitherMembers, SCHEMA, 11);

    impl __rt::serde::Serialize for RulesEitherMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.a.is_some()) + usize::from(self.b.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("a", &self.a)?;
            __m.optional("b", &self.b)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `RulesNot`
    ///
    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct RulesNot {
        __inner: ::std::string::String,
    }

    impl ::std::fmt::Display for RulesNot {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_text!(RulesNot);

    __rt::open_checked!(RulesNot, ::std::string::String, SCHEMA, 12);

    /// `RulesSealed`
    ///
    /// Checked: `unevaluatedProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSealed {
        __inner: RulesSealedMembers,
    }

    __rt::open_checked!(RulesSealed, RulesSealedMembers, SCHEMA, 13);

    /// `RulesSealedMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSealedMembers {
        /// The member `note`.
        pub note: ::std::option::Option<::std::string::String>,
        /// The member `id`.
        pub id: ::std::string::String,
    }

    impl RulesSealedMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(id: ::std::string::String) -> Self {
            Self {
                note: ::std::option::Option::None,
                id,
            }
        }
    }

    impl __rt::open::Listed for RulesSealedMembers {
        const NAMES: &'static [&'static str] = &["note", "id"];
    }

    impl RulesSealedMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["note", "id"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
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
                    _ => return ::std::result::Result::Err(__rt::Stop),
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                note: __value_0,
                id: __rt::required(__value_1)?,
            })
        }
    }

    __rt::open_type!(RulesSealedMembers, SCHEMA, 13);

    impl __rt::serde::Serialize for RulesSealedMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.note.is_some()),
            )?;
            __m.optional("note", &self.note)?;
            __m.member("id", &self.id)?;
            __m.end()
        }
    }

    /// `RulesNever`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesNever {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(RulesNever, __rt::JsonValue, SCHEMA, 14);

    /// Rules
    #[derive(Clone, Debug, PartialEq)]
    pub struct Rules {
        /// The member `code`.
        pub code: ::std::option::Option<RulesCode>,
        /// The member `port`.
        pub port: ::std::option::Option<RulesPort>,
        /// The member `ratio`.
        pub ratio: ::std::option::Option<RulesRatio>,
        /// The member `tags`.
        pub tags: ::std::option::Option<RulesTags>,
        /// The member `pair`.
        pub pair: ::std::option::Option<RulesPair>,
        /// The member `some`.
        pub some: ::std::option::Option<RulesSome>,
        /// The member `merged`.
        pub merged: ::std::option::Option<RulesMerged>,
        /// The member `card`.
        pub card: ::std::option::Option<RulesCard>,
        /// The member `conditional`.
        pub conditional: ::std::option::Option<RulesConditional>,
        /// The member `either`.
        pub either: ::std::option::Option<RulesEither>,
        /// The member `not`.
        pub not: ::std::option::Option<RulesNot>,
        /// The member `sealed`.
        pub sealed: ::std::option::Option<RulesSealed>,
        /// The member `never`.
        pub never: ::std::option::Option<RulesNever>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Rules {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                code: ::std::option::Option::None,
                port: ::std::option::Option::None,
                ratio: ::std::option::Option::None,
                tags: ::std::option::Option::None,
                pair: ::std::option::Option::None,
                some: ::std::option::Option::None,
                merged: ::std::option::Option::None,
                card: ::std::option::Option::None,
                conditional: ::std::option::Option::None,
                either: ::std::option::Option::None,
                not: ::std::option::Option::None,
                sealed: ::std::option::Option::None,
                never: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Rules {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Rules {
        const NAMES: &'static [&'static str] = &[
            "code",
            "port",
            "ratio",
            "tags",
            "pair",
            "some",
            "merged",
            "card",
            "conditional",
            "either",
            "not",
            "sealed",
            "never",
        ];
    }

    impl Rules {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &[
                "code",
                "port",
                "ratio",
                "tags",
                "pair",
                "some",
                "merged",
                "card",
                "conditional",
                "either",
                "not",
                "sealed",
                "never",
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
            let mut __value_10 = ::std::option::Option::None;
            let mut __value_11 = ::std::option::Option::None;
            let mut __value_12 = ::std::option::Option::None;
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
                    ::std::option::Option::Some(10) => {
                        __value_10 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(11) => {
                        __value_11 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(12) => {
                        __value_12 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                code: __value_0,
                port: __value_1,
                ratio: __value_2,
                tags: __value_3,
                pair: __value_4,
                some: __value_5,
                merged: __value_6,
                card: __value_7,
                conditional: __value_8,
                either: __value_9,
                not: __value_10,
                sealed: __value_11,
                never: __value_12,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Rules, SCHEMA, 0);

    impl __rt::serde::Serialize for Rules {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.code.is_some()) + usize::from(self.port.is_some())
                    + usize::from(self.ratio.is_some()) + usize::from(self.tags.is_some())
                    + usize::from(self.pair.is_some()) + usize::from(self.some.is_some())
                    + usize::from(self.merged.is_some()) + usize::from(self.card.is_some())
                    + usize::from(self.conditional.is_some())
                    + usize::from(self.either.is_some()) + usize::from(self.not.is_some())
                    + usize::from(self.sealed.is_some()) + usize::from(self.never.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("code", &self.code)?;
            __m.optional("port", &self.port)?;
            __m.optional("ratio", &self.ratio)?;
            __m.optional("tags", &self.tags)?;
            __m.optional("pair", &self.pair)?;
            __m.optional("some", &self.some)?;
            __m.optional("merged", &self.merged)?;
            __m.optional("card", &self.card)?;
            __m.optional("conditional", &self.conditional)?;
            __m.optional("either", &self.either)?;
            __m.optional("not", &self.not)?;
            __m.optional("sealed", &self.sealed)?;
            __m.optional("never", &self.never)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Base`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Base {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Base {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(id: ::std::string::String) -> Self {
            Self {
                id,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for Base {
        const NAMES: &'static [&'static str] = &["id"];
    }

    impl Base {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["id"];
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
                id: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Base, SCHEMA, 1);

    impl __rt::serde::Serialize for Base {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("id", &self.id)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "rules",
        id: "",
        version: "",
        title: "Rules",
        description: "",
        subject: "Rules",
        text: ::std::include_str!("rules.schema.json"),
        source: ::std::include_str!("rules.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///rules.schema.json", ::std::include_str!("rules.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Rules>,
        }),
        check: __rt::check::<Rules>,
    });

    __rt::message!(Rules, SCHEMA);
}
