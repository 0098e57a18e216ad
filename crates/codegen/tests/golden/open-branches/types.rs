// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `branches.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod branches {
    use super::__rt;

    /// `BranchesTaggedTextKind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum BranchesTaggedTextKind {
        /// The value `text`.
        Text,
    }

    impl BranchesTaggedTextKind {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Text];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_str(self) -> &'static str {
            match self {
                Self::Text => "text",
            }
        }
    }

    impl ::std::fmt::Display for BranchesTaggedTextKind {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for BranchesTaggedTextKind {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for BranchesTaggedTextKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for BranchesTaggedTextKind {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl BranchesTaggedTextKind {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["text"])? {
                0 => ::std::result::Result::Ok(Self::Text),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(BranchesTaggedTextKind, SCHEMA, 36);

    /// `BranchesTaggedText`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesTaggedText {
        /// The member `kind`.
        pub kind: BranchesTaggedTextKind,
        /// The member `text`.
        pub text: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesTaggedText {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                kind: BranchesTaggedTextKind::Text,
                text: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for BranchesTaggedText {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for BranchesTaggedText {
        const NAMES: &'static [&'static str] = &["kind", "text"];
    }

    impl BranchesTaggedText {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["kind", "text"];
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
                kind: __rt::required(__value_0)?,
                text: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesTaggedText, SCHEMA, 13);

    impl __rt::serde::Serialize for BranchesTaggedText {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.text.is_some()) + self.extra.len(),
            )?;
            __m.member("kind", &self.kind)?;
            __m.optional("text", &self.text)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesTaggedImageUrlKind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum BranchesTaggedImageUrlKind {
        /// The value `image_url`.
        ImageUrl,
    }

    impl BranchesTaggedImageUrlKind {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::ImageUrl];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_str(self) -> &'static str {
            match self {
                Self::ImageUrl => "image_url",
            }
        }
    }

    impl ::std::fmt::Display for BranchesTaggedImageUrlKind {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for BranchesTaggedImageUrlKind {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for BranchesTaggedImageUrlKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for BranchesTaggedImageUrlKind {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl BranchesTaggedImageUrlKind {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["image_url"])? {
                0 => ::std::result::Result::Ok(Self::ImageUrl),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(BranchesTaggedImageUrlKind, SCHEMA, 38);

    /// `BranchesTaggedImageUrl`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesTaggedImageUrl {
        /// The member `kind`.
        pub kind: BranchesTaggedImageUrlKind,
        /// The member `url`.
        pub url: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesTaggedImageUrl {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                kind: BranchesTaggedImageUrlKind::ImageUrl,
                url: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for BranchesTaggedImageUrl {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for BranchesTaggedImageUrl {
        const NAMES: &'static [&'static str] = &["kind", "url"];
    }

    impl BranchesTaggedImageUrl {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["kind", "url"];
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
                kind: __rt::required(__value_0)?,
                url: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesTaggedImageUrl, SCHEMA, 14);

    impl __rt::serde::Serialize for BranchesTaggedImageUrl {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.url.is_some()) + self.extra.len(),
            )?;
            __m.member("kind", &self.kind)?;
            __m.optional("url", &self.url)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesTagged`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesTagged {
        /// The branch `Text`.
        Text(BranchesTaggedText),
        /// The branch `ImageUrl`.
        ImageUrl(BranchesTaggedImageUrl),
    }

    impl ::std::convert::From<BranchesTaggedText> for BranchesTagged {
        fn from(__value: BranchesTaggedText) -> Self {
            Self::Text(__value)
        }
    }

    impl ::std::convert::From<BranchesTaggedImageUrl> for BranchesTagged {
        fn from(__value: BranchesTaggedImageUrl) -> Self {
            Self::ImageUrl(__value)
        }
    }

    impl BranchesTagged {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[13, 14])? {
                0 => __rt::Decode::decode(__r).map(Self::Text),
                _ => __rt::Decode::decode(__r).map(Self::ImageUrl),
            }
        }
    }

    __rt::open_type!(BranchesTagged, SCHEMA, 2);

    impl __rt::serde::Serialize for BranchesTagged {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Text(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::ImageUrl(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `BranchesKeyedText`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesKeyedText {
        /// The member `uri`.
        pub uri: ::std::string::String,
        /// The member `text`.
        pub text: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesKeyedText {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(uri: ::std::string::String, text: ::std::string::String) -> Self {
            Self {
                uri,
                text,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesKeyedText {
        const NAMES: &'static [&'static str] = &["uri", "text"];
    }

    impl BranchesKeyedText {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["uri", "text"];
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
                uri: __rt::required(__value_0)?,
                text: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesKeyedText, SCHEMA, 15);

    impl __rt::serde::Serialize for BranchesKeyedText {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("uri", &self.uri)?;
            __m.member("text", &self.text)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesKeyedBlob`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesKeyedBlob {
        /// The member `uri`.
        pub uri: ::std::string::String,
        /// The member `blob`.
        pub blob: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesKeyedBlob {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(uri: ::std::string::String, blob: ::std::string::String) -> Self {
            Self {
                uri,
                blob,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesKeyedBlob {
        const NAMES: &'static [&'static str] = &["uri", "blob"];
    }

    impl BranchesKeyedBlob {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["uri", "blob"];
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
                uri: __rt::required(__value_0)?,
                blob: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesKeyedBlob, SCHEMA, 16);

    impl __rt::serde::Serialize for BranchesKeyedBlob {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("uri", &self.uri)?;
            __m.member("blob", &self.blob)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesKeyed`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesKeyed {
        /// The branch `Text`.
        Text(BranchesKeyedText),
        /// The branch `Blob`.
        Blob(BranchesKeyedBlob),
    }

    impl ::std::convert::From<BranchesKeyedText> for BranchesKeyed {
        fn from(__value: BranchesKeyedText) -> Self {
            Self::Text(__value)
        }
    }

    impl ::std::convert::From<BranchesKeyedBlob> for BranchesKeyed {
        fn from(__value: BranchesKeyedBlob) -> Self {
            Self::Blob(__value)
        }
    }

    impl BranchesKeyed {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[15, 16])? {
                0 => __rt::Decode::decode(__r).map(Self::Text),
                _ => __rt::Decode::decode(__r).map(Self::Blob),
            }
        }
    }

    __rt::open_type!(BranchesKeyed, SCHEMA, 3);

    impl __rt::serde::Serialize for BranchesKeyed {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Text(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Blob(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `BranchesChoiceAuto`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum BranchesChoiceAuto {
        /// The value `auto`.
        Auto,
    }

    impl BranchesChoiceAuto {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Auto];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_str(self) -> &'static str {
            match self {
                Self::Auto => "auto",
            }
        }
    }

    impl ::std::fmt::Display for BranchesChoiceAuto {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for BranchesChoiceAuto {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for BranchesChoiceAuto {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for BranchesChoiceAuto {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl BranchesChoiceAuto {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["auto"])? {
                0 => ::std::result::Result::Ok(Self::Auto),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(BranchesChoiceAuto, SCHEMA, 18);

    /// `BranchesChoiceObject`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesChoiceObject {
        /// The member `name`.
        pub name: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesChoiceObject {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(name: ::std::string::String) -> Self {
            Self {
                name,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesChoiceObject {
        const NAMES: &'static [&'static str] = &["name"];
    }

    impl BranchesChoiceObject {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["name"];
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
                name: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesChoiceObject, SCHEMA, 19);

    impl __rt::serde::Serialize for BranchesChoiceObject {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("name", &self.name)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesChoice`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesChoice {
        /// The branch `Auto`.
        Auto(BranchesChoiceAuto),
        /// The branch `Object`.
        Object(BranchesChoiceObject),
        /// The branch `String`.
        String(::std::string::String),
    }

    impl ::std::convert::From<BranchesChoiceAuto> for BranchesChoice {
        fn from(__value: BranchesChoiceAuto) -> Self {
            Self::Auto(__value)
        }
    }

    impl ::std::convert::From<BranchesChoiceObject> for BranchesChoice {
        fn from(__value: BranchesChoiceObject) -> Self {
            Self::Object(__value)
        }
    }

    impl ::std::convert::From<::std::string::String> for BranchesChoice {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl BranchesChoice {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[18, 19, 17])? {
                0 => __rt::Decode::decode(__r).map(Self::Auto),
                1 => __rt::Decode::decode(__r).map(Self::Object),
                _ => __rt::Decode::decode(__r).map(Self::String),
            }
        }
    }

    __rt::open_type!(BranchesChoice, SCHEMA, 4);

    impl __rt::serde::Serialize for BranchesChoice {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Auto(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Object(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::String(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `BranchesWholeA`
    ///
    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeA {
        __inner: BranchesWholeAMembers,
    }

    __rt::open_checked!(BranchesWholeA, BranchesWholeAMembers, SCHEMA, 5 / 20);

    /// `BranchesWholeAMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeAMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `a`.
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesWholeAMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(id: ::std::string::String, a: ::std::string::String) -> Self {
            Self {
                id,
                a,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesWholeAMembers {
        const NAMES: &'static [&'static str] = &["id", "a"];
    }

    impl BranchesWholeAMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["id", "a"];
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
                a: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesWholeAMembers, SCHEMA, 5);

    impl __rt::serde::Serialize for BranchesWholeAMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("id", &self.id)?;
            __m.member("a", &self.a)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesWholeB`
    ///
    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeB {
        __inner: BranchesWholeBMembers,
    }

    __rt::open_checked!(BranchesWholeB, BranchesWholeBMembers, SCHEMA, 5 / 21);

    /// `BranchesWholeBMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeBMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `b`.
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesWholeBMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(id: ::std::string::String, b: i64) -> Self {
            Self {
                id,
                b,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesWholeBMembers {
        const NAMES: &'static [&'static str] = &["id", "b"];
    }

    impl BranchesWholeBMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["id", "b"];
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
                b: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesWholeBMembers, SCHEMA, 5);

    impl __rt::serde::Serialize for BranchesWholeBMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("id", &self.id)?;
            __m.member("b", &self.b)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesWhole`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesWhole {
        /// The branch `A`.
        A(BranchesWholeA),
        /// The branch `B`.
        B(BranchesWholeB),
    }

    impl ::std::convert::From<BranchesWholeA> for BranchesWhole {
        fn from(__value: BranchesWholeA) -> Self {
            Self::A(__value)
        }
    }

    impl ::std::convert::From<BranchesWholeB> for BranchesWhole {
        fn from(__value: BranchesWholeB) -> Self {
            Self::B(__value)
        }
    }

    impl BranchesWhole {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[20, 21])? {
                0 => __rt::Decode::decode(__r).map(Self::A),
                _ => __rt::Decode::decode(__r).map(Self::B),
            }
        }
    }

    __rt::open_type!(BranchesWhole, SCHEMA, 5);

    impl __rt::serde::Serialize for BranchesWhole {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::A(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::B(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// More
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultMore {
        /// The member `tools`.
        pub tools: ::std::vec::Vec<__rt::JsonValue>,
        /// The member `next`.
        pub next: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesResultMore {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(
            tools: ::std::vec::Vec<__rt::JsonValue>,
            next: ::std::string::String,
        ) -> Self {
            Self {
                tools,
                next,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesResultMore {
        const NAMES: &'static [&'static str] = &["tools", "next"];
    }

    impl BranchesResultMore {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["tools", "next"];
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
                tools: __rt::required(__value_0)?,
                next: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesResultMore, SCHEMA, 25);

    impl __rt::serde::Serialize for BranchesResultMore {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("tools", &self.tools)?;
            __m.member("next", &self.next)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// Tools
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultTools {
        /// The member `tools`.
        pub tools: ::std::vec::Vec<__rt::JsonValue>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesResultTools {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(tools: ::std::vec::Vec<__rt::JsonValue>) -> Self {
            Self {
                tools,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesResultTools {
        const NAMES: &'static [&'static str] = &["tools"];
    }

    impl BranchesResultTools {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["tools"];
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
                tools: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesResultTools, SCHEMA, 24);

    impl __rt::serde::Serialize for BranchesResultTools {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("tools", &self.tools)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// Empty
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultEmpty {
        /// The member `meta`.
        pub meta: ::std::option::Option<__rt::JsonValue>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesResultEmpty {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                meta: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for BranchesResultEmpty {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for BranchesResultEmpty {
        const NAMES: &'static [&'static str] = &["meta"];
    }

    impl BranchesResultEmpty {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["meta"];
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
                meta: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesResultEmpty, SCHEMA, 23);

    impl __rt::serde::Serialize for BranchesResultEmpty {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.meta.is_some()) + self.extra.len(),
            )?;
            __m.optional("meta", &self.meta)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesResult`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesResult {
        /// More
        More(BranchesResultMore),
        /// Tools
        Tools(BranchesResultTools),
        /// Empty
        Empty(BranchesResultEmpty),
    }

    impl ::std::convert::From<BranchesResultMore> for BranchesResult {
        fn from(__value: BranchesResultMore) -> Self {
            Self::More(__value)
        }
    }

    impl ::std::convert::From<BranchesResultTools> for BranchesResult {
        fn from(__value: BranchesResultTools) -> Self {
            Self::Tools(__value)
        }
    }

    impl ::std::convert::From<BranchesResultEmpty> for BranchesResult {
        fn from(__value: BranchesResultEmpty) -> Self {
            Self::Empty(__value)
        }
    }

    impl BranchesResult {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[25, 24, 23])? {
                0 => __rt::Decode::decode(__r).map(Self::More),
                1 => __rt::Decode::decode(__r).map(Self::Tools),
                _ => __rt::Decode::decode(__r).map(Self::Empty),
            }
        }
    }

    __rt::open_type!(BranchesResult, SCHEMA, 6);

    impl __rt::serde::Serialize for BranchesResult {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::More(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Tools(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Empty(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `BranchesNumbers`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesNumbers {
        /// The branch `Integer`.
        Integer(i64),
        /// The branch `Number`.
        Number(__rt::FiniteF64),
    }

    impl ::std::convert::From<i64> for BranchesNumbers {
        fn from(__value: i64) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<__rt::FiniteF64> for BranchesNumbers {
        fn from(__value: __rt::FiniteF64) -> Self {
            Self::Number(__value)
        }
    }

    impl BranchesNumbers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[27, 26])? {
                0 if __rt::open::fits::<i64>(__r) => {
                    __rt::Decode::decode(__r).map(Self::Integer)
                }
                _ => __rt::Decode::decode(__r).map(Self::Number),
            }
        }
    }

    __rt::open_type!(BranchesNumbers, SCHEMA, 7);

    impl __rt::serde::Serialize for BranchesNumbers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Integer(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Number(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `BranchesBesideA`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBesideA {
        /// The member `a`.
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesBesideA {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(a: ::std::string::String) -> Self {
            Self {
                a,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesBesideA {
        const NAMES: &'static [&'static str] = &["a"];
    }

    impl BranchesBesideA {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["a"];
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
                a: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesBesideA, SCHEMA, 28);

    impl __rt::serde::Serialize for BranchesBesideA {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("a", &self.a)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesBesideB`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBesideB {
        /// The member `b`.
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesBesideB {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(b: i64) -> Self {
            Self {
                b,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesBesideB {
        const NAMES: &'static [&'static str] = &["b"];
    }

    impl BranchesBesideB {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["b"];
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
                b: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesBesideB, SCHEMA, 29);

    impl __rt::serde::Serialize for BranchesBesideB {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("b", &self.b)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Untyped`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum Untyped {
        /// An object.
        Object(::std::boxed::Box<UntypedObject>),
        /// A value of any other kind.
        Other(UntypedOther),
    }

    impl ::std::convert::From<UntypedOther> for Untyped {
        fn from(__value: UntypedOther) -> Self {
            Self::Other(__value)
        }
    }

    impl Untyped {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __r.kind() {
                __rt::JsonKind::Object => __rt::Decode::decode(__r).map(Self::Object),
                _ => __rt::Decode::decode(__r).map(Self::Other),
            }
        }
    }

    __rt::open_type!(Untyped, SCHEMA, 1);

    impl __rt::serde::Serialize for Untyped {
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

    /// `UntypedObject`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UntypedObject {
        /// The member `c`.
        pub c: bool,
        /// The member `next`.
        pub next: ::std::option::Option<::std::boxed::Box<Untyped>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl UntypedObject {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(c: bool) -> Self {
            Self {
                c,
                next: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for UntypedObject {
        const NAMES: &'static [&'static str] = &["c", "next"];
    }

    impl UntypedObject {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["c", "next"];
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
                c: __rt::required(__value_0)?,
                next: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(UntypedObject, SCHEMA, 1);

    impl __rt::serde::Serialize for UntypedObject {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.next.is_some()) + self.extra.len(),
            )?;
            __m.member("c", &self.c)?;
            __m.optional("next", &self.next)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `UntypedOther`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UntypedOther {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(UntypedOther, __rt::JsonValue, SCHEMA, 1);

    /// `BranchesBeside`
    ///
    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBeside {
        __inner: BranchesBesideValue,
    }

    __rt::open_checked!(BranchesBeside, BranchesBesideValue, SCHEMA, 8);

    /// `BranchesBesideValue`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesBesideValue {
        /// The branch `A`.
        A(BranchesBesideA),
        /// The branch `B`.
        B(BranchesBesideB),
        /// The branch `Untyped`.
        Untyped(UntypedObject),
    }

    impl ::std::convert::From<BranchesBesideA> for BranchesBesideValue {
        fn from(__value: BranchesBesideA) -> Self {
            Self::A(__value)
        }
    }

    impl ::std::convert::From<BranchesBesideB> for BranchesBesideValue {
        fn from(__value: BranchesBesideB) -> Self {
            Self::B(__value)
        }
    }

    impl ::std::convert::From<UntypedObject> for BranchesBesideValue {
        fn from(__value: UntypedObject) -> Self {
            Self::Untyped(__value)
        }
    }

    impl BranchesBesideValue {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[28, 29, 1])? {
                0 => __rt::Decode::decode(__r).map(Self::A),
                1 => __rt::Decode::decode(__r).map(Self::B),
                _ => __rt::Decode::decode(__r).map(Self::Untyped),
            }
        }
    }

    __rt::open_type!(BranchesBesideValue, SCHEMA, 8);

    impl __rt::serde::Serialize for BranchesBesideValue {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::A(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::B(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Untyped(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `BranchesObjectsA`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesObjectsA {
        /// The member `a`.
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesObjectsA {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(a: ::std::string::String) -> Self {
            Self {
                a,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesObjectsA {
        const NAMES: &'static [&'static str] = &["a"];
    }

    impl BranchesObjectsA {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["a"];
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
                a: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesObjectsA, SCHEMA, 30);

    impl __rt::serde::Serialize for BranchesObjectsA {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("a", &self.a)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesObjectsB`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesObjectsB {
        /// The member `b`.
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl BranchesObjectsB {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(b: i64) -> Self {
            Self {
                b,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for BranchesObjectsB {
        const NAMES: &'static [&'static str] = &["b"];
    }

    impl BranchesObjectsB {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["b"];
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
                b: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(BranchesObjectsB, SCHEMA, 31);

    impl __rt::serde::Serialize for BranchesObjectsB {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("b", &self.b)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `BranchesObjects`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesObjects {
        /// The branch `A`.
        A(BranchesObjectsA),
        /// The branch `B`.
        B(BranchesObjectsB),
    }

    impl ::std::convert::From<BranchesObjectsA> for BranchesObjects {
        fn from(__value: BranchesObjectsA) -> Self {
            Self::A(__value)
        }
    }

    impl ::std::convert::From<BranchesObjectsB> for BranchesObjects {
        fn from(__value: BranchesObjectsB) -> Self {
            Self::B(__value)
        }
    }

    impl BranchesObjects {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[30, 31])? {
                0 => __rt::Decode::decode(__r).map(Self::A),
                _ => __rt::Decode::decode(__r).map(Self::B),
            }
        }
    }

    __rt::open_type!(BranchesObjects, SCHEMA, 9);

    impl __rt::serde::Serialize for BranchesObjects {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::A(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::B(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `BranchesNamedText`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesNamedText {
        /// The member `Text`.
        pub text: ::std::string::String,
    }

    impl BranchesNamedText {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(text: ::std::string::String) -> Self {
            Self { text }
        }
    }

    impl __rt::open::Listed for BranchesNamedText {
        const NAMES: &'static [&'static str] = &["Text"];
    }

    impl BranchesNamedText {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["Text"];
            let mut __value_0 = ::std::option::Option::None;
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => return ::std::result::Result::Err(__rt::Stop),
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                text: __rt::required(__value_0)?,
            })
        }
    }

    __rt::open_type!(BranchesNamedText, SCHEMA, 32);

    impl __rt::serde::Serialize for BranchesNamedText {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1)?;
            __m.member("Text", &self.text)?;
            __m.end()
        }
    }

    /// `BranchesNamedImage`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesNamedImage {
        /// The member `Image`.
        pub image: ::std::string::String,
        /// The member `width`.
        pub width: ::std::option::Option<i64>,
    }

    impl BranchesNamedImage {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(image: ::std::string::String) -> Self {
            Self {
                image,
                width: ::std::option::Option::None,
            }
        }
    }

    impl __rt::open::Listed for BranchesNamedImage {
        const NAMES: &'static [&'static str] = &["Image", "width"];
    }

    impl BranchesNamedImage {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["Image", "width"];
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
                image: __rt::required(__value_0)?,
                width: __value_1,
            })
        }
    }

    __rt::open_type!(BranchesNamedImage, SCHEMA, 33);

    impl __rt::serde::Serialize for BranchesNamedImage {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.width.is_some()),
            )?;
            __m.member("Image", &self.image)?;
            __m.optional("width", &self.width)?;
            __m.end()
        }
    }

    /// `BranchesNamed`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesNamed {
        /// The branch `Text`.
        Text(BranchesNamedText),
        /// The branch `Image`.
        Image(BranchesNamedImage),
    }

    impl ::std::convert::From<BranchesNamedText> for BranchesNamed {
        fn from(__value: BranchesNamedText) -> Self {
            Self::Text(__value)
        }
    }

    impl ::std::convert::From<BranchesNamedImage> for BranchesNamed {
        fn from(__value: BranchesNamedImage) -> Self {
            Self::Image(__value)
        }
    }

    impl BranchesNamed {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[32, 33])? {
                0 => __rt::Decode::decode(__r).map(Self::Text),
                _ => __rt::Decode::decode(__r).map(Self::Image),
            }
        }
    }

    __rt::open_type!(BranchesNamed, SCHEMA, 10);

    impl __rt::serde::Serialize for BranchesNamed {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Text(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Image(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `BranchesRequired`
    ///
    /// Valid under `{"type": "object", "anyOf": [{ "required": ["a"] }, { "required": ["b"] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesRequired {
        __inner: __rt::JsonObject,
    }

    __rt::open_checked!(BranchesRequired, __rt::JsonObject, SCHEMA, 11);

    /// Branches
    #[derive(Clone, Debug, PartialEq)]
    pub struct Branches {
        /// The member `tagged`.
        pub tagged: ::std::option::Option<BranchesTagged>,
        /// The member `keyed`.
        pub keyed: ::std::option::Option<BranchesKeyed>,
        /// The member `choice`.
        pub choice: ::std::option::Option<BranchesChoice>,
        /// The member `whole`.
        pub whole: ::std::option::Option<BranchesWhole>,
        /// The member `result`.
        pub result: ::std::option::Option<BranchesResult>,
        /// The member `numbers`.
        pub numbers: ::std::option::Option<BranchesNumbers>,
        /// The member `beside`.
        pub beside: ::std::option::Option<BranchesBeside>,
        /// The member `objects`.
        pub objects: ::std::option::Option<BranchesObjects>,
        /// The member `named`.
        pub named: ::std::option::Option<BranchesNamed>,
        /// The member `required`.
        pub required: ::std::option::Option<BranchesRequired>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Branches {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                tagged: ::std::option::Option::None,
                keyed: ::std::option::Option::None,
                choice: ::std::option::Option::None,
                whole: ::std::option::Option::None,
                result: ::std::option::Option::None,
                numbers: ::std::option::Option::None,
                beside: ::std::option::Option::None,
                objects: ::std::option::Option::None,
                named: ::std::option::Option::None,
                required: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Branches {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Branches {
        const NAMES: &'static [&'static str] = &[
            "tagged",
            "keyed",
            "choice",
            "whole",
            "result",
            "numbers",
            "beside",
            "objects",
            "named",
            "required",
        ];
    }

    impl Branches {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &[
                "tagged",
                "keyed",
                "choice",
                "whole",
                "result",
                "numbers",
                "beside",
                "objects",
                "named",
                "required",
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
                tagged: __value_0,
                keyed: __value_1,
                choice: __value_2,
                whole: __value_3,
                result: __value_4,
                numbers: __value_5,
                beside: __value_6,
                objects: __value_7,
                named: __value_8,
                required: __value_9,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Branches, SCHEMA, 0);

    impl __rt::serde::Serialize for Branches {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.tagged.is_some()) + usize::from(self.keyed.is_some())
                    + usize::from(self.choice.is_some()) + usize::from(self.whole.is_some())
                    + usize::from(self.result.is_some())
                    + usize::from(self.numbers.is_some())
                    + usize::from(self.beside.is_some())
                    + usize::from(self.objects.is_some()) + usize::from(self.named.is_some())
                    + usize::from(self.required.is_some()) + self.extra.len(),
            )?;
            __m.optional("tagged", &self.tagged)?;
            __m.optional("keyed", &self.keyed)?;
            __m.optional("choice", &self.choice)?;
            __m.optional("whole", &self.whole)?;
            __m.optional("result", &self.result)?;
            __m.optional("numbers", &self.numbers)?;
            __m.optional("beside", &self.beside)?;
            __m.optional("objects", &self.objects)?;
            __m.optional("named", &self.named)?;
            __m.optional("required", &self.required)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "branches",
        id: "",
        version: "",
        title: "Branches",
        description: "",
        subject: "Branches",
        text: ::std::include_str!("branches.schema.json"),
        source: ::std::include_str!("branches.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: true,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///branches.schema.json", ::std::include_str!("branches.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Branches>,
        }),
        check: __rt::check::<Branches>,
    });

    __rt::message!(Branches, SCHEMA);
}
