// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `inherited.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod inherited {
    use super::__rt;

    /// `InheritedEventMadeKind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InheritedEventMadeKind {
        /// The value `made`.
        Made,
    }

    impl InheritedEventMadeKind {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Made];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_str(self) -> &'static str {
            match self {
                Self::Made => "made",
            }
        }
    }

    impl ::std::fmt::Display for InheritedEventMadeKind {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for InheritedEventMadeKind {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for InheritedEventMadeKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for InheritedEventMadeKind {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl InheritedEventMadeKind {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["made"])? {
                0 => ::std::result::Result::Ok(Self::Made),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(InheritedEventMadeKind, SCHEMA, 58);

    /// `InheritedEventMade`
    ///
    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedEventMade {
        __inner: InheritedEventMadeMembers,
    }

    __rt::open_checked!(InheritedEventMade, InheritedEventMadeMembers, SCHEMA, 7 / 31);

    /// `InheritedEventMadeMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedEventMadeMembers {
        /// The member `kind`.
        pub kind: InheritedEventMadeKind,
        /// The member `name`.
        pub name: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedEventMadeMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(name: ::std::string::String) -> Self {
            Self {
                kind: InheritedEventMadeKind::Made,
                name,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedEventMadeMembers {
        const NAMES: &'static [&'static str] = &["kind", "name"];
    }

    impl InheritedEventMadeMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["kind", "name"];
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
                name: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedEventMadeMembers, SCHEMA, 7);

    impl __rt::serde::Serialize for InheritedEventMadeMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("kind", &self.kind)?;
            __m.member("name", &self.name)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedEventGoneKind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InheritedEventGoneKind {
        /// The value `gone`.
        Gone,
    }

    impl InheritedEventGoneKind {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Gone];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_str(self) -> &'static str {
            match self {
                Self::Gone => "gone",
            }
        }
    }

    impl ::std::fmt::Display for InheritedEventGoneKind {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for InheritedEventGoneKind {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for InheritedEventGoneKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for InheritedEventGoneKind {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl InheritedEventGoneKind {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["gone"])? {
                0 => ::std::result::Result::Ok(Self::Gone),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(InheritedEventGoneKind, SCHEMA, 60);

    /// `InheritedEventGone`
    ///
    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedEventGone {
        __inner: InheritedEventGoneMembers,
    }

    __rt::open_checked!(InheritedEventGone, InheritedEventGoneMembers, SCHEMA, 7 / 32);

    /// `InheritedEventGoneMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedEventGoneMembers {
        /// The member `kind`.
        pub kind: InheritedEventGoneKind,
        /// The member `why`.
        pub why: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedEventGoneMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                kind: InheritedEventGoneKind::Gone,
                why: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for InheritedEventGoneMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for InheritedEventGoneMembers {
        const NAMES: &'static [&'static str] = &["kind", "why"];
    }

    impl InheritedEventGoneMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["kind", "why"];
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
                why: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedEventGoneMembers, SCHEMA, 7);

    impl __rt::serde::Serialize for InheritedEventGoneMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.why.is_some()) + self.extra.len(),
            )?;
            __m.member("kind", &self.kind)?;
            __m.optional("why", &self.why)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedEvent`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum InheritedEvent {
        /// Made
        Made(InheritedEventMade),
        /// Gone
        Gone(InheritedEventGone),
    }

    impl ::std::convert::From<InheritedEventMade> for InheritedEvent {
        fn from(__value: InheritedEventMade) -> Self {
            Self::Made(__value)
        }
    }

    impl ::std::convert::From<InheritedEventGone> for InheritedEvent {
        fn from(__value: InheritedEventGone) -> Self {
            Self::Gone(__value)
        }
    }

    impl InheritedEvent {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[31, 32])? {
                0 => __rt::Decode::decode(__r).map(Self::Made),
                _ => __rt::Decode::decode(__r).map(Self::Gone),
            }
        }
    }

    __rt::open_type!(InheritedEvent, SCHEMA, 7);

    impl __rt::serde::Serialize for InheritedEvent {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Made(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Gone(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `InheritedPetCatKind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InheritedPetCatKind {
        /// The value `cat`.
        Cat,
    }

    impl InheritedPetCatKind {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Cat];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_str(self) -> &'static str {
            match self {
                Self::Cat => "cat",
            }
        }
    }

    impl ::std::fmt::Display for InheritedPetCatKind {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for InheritedPetCatKind {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for InheritedPetCatKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for InheritedPetCatKind {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl InheritedPetCatKind {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["cat"])? {
                0 => ::std::result::Result::Ok(Self::Cat),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(InheritedPetCatKind, SCHEMA, 27);

    /// `InheritedPetCat`
    ///
    /// Valid under `{"type": "object", "allOf": [{ "$ref": "#/$defs/base" }, { "oneOf": [{ "$ref": "#/$defs/cat" }, { "$ref": "#/$defs/dog" }] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedPetCat {
        __inner: InheritedPetCatMembers,
    }

    __rt::open_checked!(InheritedPetCat, InheritedPetCatMembers, SCHEMA, 8 / 5);

    /// `InheritedPetCatMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedPetCatMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `kind`.
        pub kind: InheritedPetCatKind,
        /// The member `lives`.
        pub lives: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedPetCatMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(id: ::std::string::String) -> Self {
            Self {
                id,
                kind: InheritedPetCatKind::Cat,
                lives: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedPetCatMembers {
        const NAMES: &'static [&'static str] = &["id", "kind", "lives"];
    }

    impl InheritedPetCatMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["id", "kind", "lives"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
            let mut __value_2 = ::std::option::Option::None;
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
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                id: __rt::required(__value_0)?,
                kind: __rt::required(__value_1)?,
                lives: __value_2,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedPetCatMembers, SCHEMA, 8);

    impl __rt::serde::Serialize for InheritedPetCatMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                2 + usize::from(self.lives.is_some()) + self.extra.len(),
            )?;
            __m.member("id", &self.id)?;
            __m.member("kind", &self.kind)?;
            __m.optional("lives", &self.lives)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedPetDogKind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InheritedPetDogKind {
        /// The value `dog`.
        Dog,
    }

    impl InheritedPetDogKind {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Dog];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_str(self) -> &'static str {
            match self {
                Self::Dog => "dog",
            }
        }
    }

    impl ::std::fmt::Display for InheritedPetDogKind {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for InheritedPetDogKind {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for InheritedPetDogKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for InheritedPetDogKind {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl InheritedPetDogKind {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["dog"])? {
                0 => ::std::result::Result::Ok(Self::Dog),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(InheritedPetDogKind, SCHEMA, 29);

    /// `InheritedPetDog`
    ///
    /// Valid under `{"type": "object", "allOf": [{ "$ref": "#/$defs/base" }, { "oneOf": [{ "$ref": "#/$defs/cat" }, { "$ref": "#/$defs/dog" }] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedPetDog {
        __inner: InheritedPetDogMembers,
    }

    __rt::open_checked!(InheritedPetDog, InheritedPetDogMembers, SCHEMA, 8 / 6);

    /// `InheritedPetDogMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedPetDogMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `kind`.
        pub kind: InheritedPetDogKind,
        /// The member `tail`.
        pub tail: ::std::option::Option<bool>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedPetDogMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(id: ::std::string::String) -> Self {
            Self {
                id,
                kind: InheritedPetDogKind::Dog,
                tail: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedPetDogMembers {
        const NAMES: &'static [&'static str] = &["id", "kind", "tail"];
    }

    impl InheritedPetDogMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["id", "kind", "tail"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
            let mut __value_2 = ::std::option::Option::None;
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
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                id: __rt::required(__value_0)?,
                kind: __rt::required(__value_1)?,
                tail: __value_2,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedPetDogMembers, SCHEMA, 8);

    impl __rt::serde::Serialize for InheritedPetDogMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                2 + usize::from(self.tail.is_some()) + self.extra.len(),
            )?;
            __m.member("id", &self.id)?;
            __m.member("kind", &self.kind)?;
            __m.optional("tail", &self.tail)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedPet`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum InheritedPet {
        /// The branch `Cat`.
        Cat(InheritedPetCat),
        /// The branch `Dog`.
        Dog(InheritedPetDog),
    }

    impl ::std::convert::From<InheritedPetCat> for InheritedPet {
        fn from(__value: InheritedPetCat) -> Self {
            Self::Cat(__value)
        }
    }

    impl ::std::convert::From<InheritedPetDog> for InheritedPet {
        fn from(__value: InheritedPetDog) -> Self {
            Self::Dog(__value)
        }
    }

    impl InheritedPet {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[5, 6])? {
                0 => __rt::Decode::decode(__r).map(Self::Cat),
                _ => __rt::Decode::decode(__r).map(Self::Dog),
            }
        }
    }

    __rt::open_type!(InheritedPet, SCHEMA, 8);

    impl __rt::serde::Serialize for InheritedPet {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Cat(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Dog(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `InheritedSizeSmall`
    ///
    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSizeSmall {
        __inner: InheritedSizeSmallMembers,
    }

    __rt::open_checked!(InheritedSizeSmall, InheritedSizeSmallMembers, SCHEMA, 9 / 35);

    /// `InheritedSizeSmallMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSizeSmallMembers {
        /// The member `n`.
        pub n: ::std::option::Option<i64>,
        /// The member `a`.
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedSizeSmallMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(a: ::std::string::String) -> Self {
            Self {
                n: ::std::option::Option::None,
                a,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedSizeSmallMembers {
        const NAMES: &'static [&'static str] = &["n", "a"];
    }

    impl InheritedSizeSmallMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["n", "a"];
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
                n: __value_0,
                a: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedSizeSmallMembers, SCHEMA, 9);

    impl __rt::serde::Serialize for InheritedSizeSmallMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.n.is_some()) + self.extra.len(),
            )?;
            __m.optional("n", &self.n)?;
            __m.member("a", &self.a)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedSizeLarge`
    ///
    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSizeLarge {
        __inner: InheritedSizeLargeMembers,
    }

    __rt::open_checked!(InheritedSizeLarge, InheritedSizeLargeMembers, SCHEMA, 9 / 36);

    /// `InheritedSizeLargeMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSizeLargeMembers {
        /// The member `n`.
        pub n: ::std::option::Option<i64>,
        /// The member `b`.
        pub b: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedSizeLargeMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                n: ::std::option::Option::None,
                b: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for InheritedSizeLargeMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for InheritedSizeLargeMembers {
        const NAMES: &'static [&'static str] = &["n", "b"];
    }

    impl InheritedSizeLargeMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["n", "b"];
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
                n: __value_0,
                b: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedSizeLargeMembers, SCHEMA, 9);

    impl __rt::serde::Serialize for InheritedSizeLargeMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.n.is_some()) + usize::from(self.b.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("n", &self.n)?;
            __m.optional("b", &self.b)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedSize`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum InheritedSize {
        /// Small
        Small(InheritedSizeSmall),
        /// Large
        Large(InheritedSizeLarge),
    }

    impl ::std::convert::From<InheritedSizeSmall> for InheritedSize {
        fn from(__value: InheritedSizeSmall) -> Self {
            Self::Small(__value)
        }
    }

    impl ::std::convert::From<InheritedSizeLarge> for InheritedSize {
        fn from(__value: InheritedSizeLarge) -> Self {
            Self::Large(__value)
        }
    }

    impl InheritedSize {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[35, 36])? {
                0 => __rt::Decode::decode(__r).map(Self::Small),
                _ => __rt::Decode::decode(__r).map(Self::Large),
            }
        }
    }

    __rt::open_type!(InheritedSize, SCHEMA, 9);

    impl __rt::serde::Serialize for InheritedSize {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Small(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Large(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `Cat`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Cat {
        /// The member `kind`.
        pub kind: InheritedPetCatKind,
        /// The member `lives`.
        pub lives: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Cat {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                kind: InheritedPetCatKind::Cat,
                lives: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Cat {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Cat {
        const NAMES: &'static [&'static str] = &["kind", "lives"];
    }

    impl Cat {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["kind", "lives"];
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
                lives: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Cat, SCHEMA, 5);

    impl __rt::serde::Serialize for Cat {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.lives.is_some()) + self.extra.len(),
            )?;
            __m.member("kind", &self.kind)?;
            __m.optional("lives", &self.lives)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Dog`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Dog {
        /// The member `kind`.
        pub kind: InheritedPetDogKind,
        /// The member `tail`.
        pub tail: ::std::option::Option<bool>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Dog {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                kind: InheritedPetDogKind::Dog,
                tail: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Dog {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Dog {
        const NAMES: &'static [&'static str] = &["kind", "tail"];
    }

    impl Dog {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["kind", "tail"];
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
                tail: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Dog, SCHEMA, 6);

    impl __rt::serde::Serialize for Dog {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.tail.is_some()) + self.extra.len(),
            )?;
            __m.member("kind", &self.kind)?;
            __m.optional("tail", &self.tail)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Animal`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum Animal {
        /// The branch `Cat`.
        Cat(Cat),
        /// The branch `Dog`.
        Dog(Dog),
    }

    impl ::std::convert::From<Cat> for Animal {
        fn from(__value: Cat) -> Self {
            Self::Cat(__value)
        }
    }

    impl ::std::convert::From<Dog> for Animal {
        fn from(__value: Dog) -> Self {
            Self::Dog(__value)
        }
    }

    impl Animal {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[5, 6])? {
                0 => __rt::Decode::decode(__r).map(Self::Cat),
                _ => __rt::Decode::decode(__r).map(Self::Dog),
            }
        }
    }

    __rt::open_type!(Animal, SCHEMA, 2);

    impl __rt::serde::Serialize for Animal {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Cat(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Dog(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
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

    __rt::open_type!(Base, SCHEMA, 4);

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

    /// `InheritedMetaFixed`
    ///
    /// Checked: `oneOf`, `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedMetaFixed {
        __inner: InheritedMetaFixedMembers,
    }

    __rt::open_checked!(InheritedMetaFixed, InheritedMetaFixedMembers, SCHEMA, 11 / 38);

    /// `InheritedMetaFixedMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedMetaFixedMembers {
        /// The member `m`.
        pub m: ::std::option::Option<Base>,
        /// The member `f`.
        pub f: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedMetaFixedMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(f: ::std::string::String) -> Self {
            Self {
                m: ::std::option::Option::None,
                f,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedMetaFixedMembers {
        const NAMES: &'static [&'static str] = &["m", "f"];
    }

    impl InheritedMetaFixedMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["m", "f"];
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
                m: __value_0,
                f: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedMetaFixedMembers, SCHEMA, 11);

    impl __rt::serde::Serialize for InheritedMetaFixedMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.m.is_some()) + self.extra.len(),
            )?;
            __m.optional("m", &self.m)?;
            __m.member("f", &self.f)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedMetaFree`
    ///
    /// Checked: `oneOf`, `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedMetaFree {
        __inner: InheritedMetaFreeMembers,
    }

    __rt::open_checked!(InheritedMetaFree, InheritedMetaFreeMembers, SCHEMA, 11 / 39);

    /// `InheritedMetaFreeMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedMetaFreeMembers {
        /// The member `m`.
        pub m: ::std::option::Option<Base>,
        /// The member `g`.
        pub g: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedMetaFreeMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(g: ::std::string::String) -> Self {
            Self {
                m: ::std::option::Option::None,
                g,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedMetaFreeMembers {
        const NAMES: &'static [&'static str] = &["m", "g"];
    }

    impl InheritedMetaFreeMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["m", "g"];
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
                m: __value_0,
                g: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedMetaFreeMembers, SCHEMA, 11);

    impl __rt::serde::Serialize for InheritedMetaFreeMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.m.is_some()) + self.extra.len(),
            )?;
            __m.optional("m", &self.m)?;
            __m.member("g", &self.g)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedMeta`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum InheritedMeta {
        /// Fixed
        Fixed(InheritedMetaFixed),
        /// Free
        Free(InheritedMetaFree),
    }

    impl ::std::convert::From<InheritedMetaFixed> for InheritedMeta {
        fn from(__value: InheritedMetaFixed) -> Self {
            Self::Fixed(__value)
        }
    }

    impl ::std::convert::From<InheritedMetaFree> for InheritedMeta {
        fn from(__value: InheritedMetaFree) -> Self {
            Self::Free(__value)
        }
    }

    impl InheritedMeta {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[38, 39])? {
                0 => __rt::Decode::decode(__r).map(Self::Fixed),
                _ => __rt::Decode::decode(__r).map(Self::Free),
            }
        }
    }

    __rt::open_type!(InheritedMeta, SCHEMA, 11);

    impl __rt::serde::Serialize for InheritedMeta {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Fixed(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Free(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `InheritedCounts`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedCounts {
        /// The member `x`.
        pub x: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, i64>,
    }

    impl InheritedCounts {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(x: i64) -> Self {
            Self {
                x,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedCounts {
        const NAMES: &'static [&'static str] = &["x"];
    }

    impl InheritedCounts {
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
                x: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedCounts, SCHEMA, 12);

    impl __rt::serde::Serialize for InheritedCounts {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("x", &self.x)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedSome`
    ///
    /// Valid under `{"$ref": "#/$defs/counts", "minProperties": 1, "required": ["a"]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSome {
        __inner: InheritedSomeMembers,
    }

    __rt::open_checked!(InheritedSome, InheritedSomeMembers, SCHEMA, 13);

    /// `InheritedSomeMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSomeMembers {
        /// The member `a`.
        pub a: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, i64>,
    }

    impl InheritedSomeMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(a: i64) -> Self {
            Self {
                a,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedSomeMembers {
        const NAMES: &'static [&'static str] = &["a"];
    }

    impl InheritedSomeMembers {
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

    __rt::open_type!(InheritedSomeMembers, SCHEMA, 13);

    impl __rt::serde::Serialize for InheritedSomeMembers {
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

    /// `InheritedSealed`
    ///
    /// Valid under `{"allOf": [{ "$ref": "#/$defs/base" }, { "properties": { "b": { "type": "string" } } }], "type": "object", "unevaluatedProperties": false}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSealed {
        __inner: InheritedSealedMembers,
    }

    __rt::open_checked!(InheritedSealed, InheritedSealedMembers, SCHEMA, 14);

    /// `InheritedSealedMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSealedMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `b`.
        pub b: ::std::option::Option<::std::string::String>,
    }

    impl InheritedSealedMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(id: ::std::string::String) -> Self {
            Self {
                id,
                b: ::std::option::Option::None,
            }
        }
    }

    impl __rt::open::Listed for InheritedSealedMembers {
        const NAMES: &'static [&'static str] = &["id", "b"];
    }

    impl InheritedSealedMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["id", "b"];
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
                id: __rt::required(__value_0)?,
                b: __value_1,
            })
        }
    }

    __rt::open_type!(InheritedSealedMembers, SCHEMA, 14);

    impl __rt::serde::Serialize for InheritedSealedMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.b.is_some()),
            )?;
            __m.member("id", &self.id)?;
            __m.optional("b", &self.b)?;
            __m.end()
        }
    }

    /// `InheritedLeft`
    ///
    /// Checked: `unevaluatedProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedLeft {
        __inner: InheritedLeftMembers,
    }

    __rt::open_checked!(InheritedLeft, InheritedLeftMembers, SCHEMA, 15);

    /// `InheritedLeftMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedLeftMembers {
        /// The member `s`.
        pub s: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, i64>,
    }

    impl InheritedLeftMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                s: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for InheritedLeftMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for InheritedLeftMembers {
        const NAMES: &'static [&'static str] = &["s"];
    }

    impl InheritedLeftMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["s"];
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
                s: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedLeftMembers, SCHEMA, 15);

    impl __rt::serde::Serialize for InheritedLeftMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.s.is_some()) + self.extra.len(),
            )?;
            __m.optional("s", &self.s)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedOpen`
    ///
    /// Checked: `additionalProperties`, `unevaluatedProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedOpen {
        __inner: __rt::JsonObject,
    }

    __rt::open_checked!(InheritedOpen, __rt::JsonObject, SCHEMA, 16);

    /// `InheritedItems`
    ///
    /// Checked: `unevaluatedItems`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedItems {
        __inner: ::std::vec::Vec<i64>,
    }

    __rt::open_checked!(InheritedItems, ::std::vec::Vec < i64 >, SCHEMA, 17);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum InheritedByNameMember {
        /// The branch `Integer`.
        Integer(i64),
        /// The branch `Number`.
        Number(__rt::JsonNumber),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
    }

    impl ::std::convert::From<i64> for InheritedByNameMember {
        fn from(__value: i64) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<__rt::JsonNumber> for InheritedByNameMember {
        fn from(__value: __rt::JsonNumber) -> Self {
            Self::Number(__value)
        }
    }

    impl __rt::Decode for InheritedByNameMember {
        fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::first_valid(__r, &SCHEMA, &[47, 48])? {
                0 if __rt::open::fits::<i64>(__r) => {
                    __rt::Decode::decode(__r).map(Self::Integer)
                }
                1 | 0 => __rt::Decode::decode(__r).map(Self::Number),
                _ => __rt::Decode::decode(__r).map(Self::Other),
            }
        }
    }

    impl __rt::serde::Serialize for InheritedByNameMember {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Integer(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Number(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Other(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `InheritedByName`
    ///
    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedByName {
        __inner: InheritedByNameMembers,
    }

    __rt::open_checked!(InheritedByName, InheritedByNameMembers, SCHEMA, 18);

    /// `InheritedByNameMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedByNameMembers {
        /// The member `xa`.
        pub xa: i64,
        /// The member `b`.
        pub b: __rt::JsonValue,
        /// The member `xyz`.
        pub xyz: __rt::JsonValue,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, InheritedByNameMember>,
    }

    impl InheritedByNameMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(xa: i64, b: __rt::JsonValue, xyz: __rt::JsonValue) -> Self {
            Self {
                xa,
                b,
                xyz,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedByNameMembers {
        const NAMES: &'static [&'static str] = &["xa", "b", "xyz"];
    }

    impl InheritedByNameMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["xa", "b", "xyz"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
            let mut __value_2 = ::std::option::Option::None;
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
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                xa: __rt::required(__value_0)?,
                b: __rt::required(__value_1)?,
                xyz: __rt::required(__value_2)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedByNameMembers, SCHEMA, 18);

    impl __rt::serde::Serialize for InheritedByNameMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 3 + self.extra.len())?;
            __m.member("xa", &self.xa)?;
            __m.member("b", &self.b)?;
            __m.member("xyz", &self.xyz)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `InheritedLevelValue`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InheritedLevelValue {
        /// Low
        Low,
        /// As high as it gets
        High,
    }

    impl ::std::fmt::Display for InheritedLevelValue {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
        }
    }

    impl ::std::convert::TryFrom<i64> for InheritedLevelValue {
        type Error = __rt::ConstraintError;
        fn try_from(__value: i64) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_integer(Self::ALL, Self::as_literal, __value)
        }
    }

    impl InheritedLevelValue {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::Low, Self::High];
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

    impl InheritedLevelValue {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => ::std::result::Result::Ok(Self::Low),
                1 => ::std::result::Result::Ok(Self::High),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(InheritedLevelValue, SCHEMA, 19);

    impl __rt::serde::Serialize for InheritedLevelValue {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
        }
    }

    /// `InheritedMode`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InheritedMode {
        /// The value `0`.
        Number0,
        /// The value `true`.
        True,
        /// Switched off
        SwitchedOff,
        /// The value `1.0`.
        Number1Point0,
    }

    impl ::std::fmt::Display for InheritedMode {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
        }
    }

    impl InheritedMode {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[
            Self::Number0,
            Self::True,
            Self::SwitchedOff,
            Self::Number1Point0,
        ];
        const __LITERALS: &'static [__rt::Literal] = &[
            __rt::Literal::Number("0"),
            __rt::Literal::Bool(true),
            __rt::Literal::String("off"),
            __rt::Literal::Number("1.0"),
        ];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_literal(self) -> __rt::Literal {
            Self::__LITERALS[self as usize]
        }
    }

    impl InheritedMode {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => ::std::result::Result::Ok(Self::Number0),
                1 => ::std::result::Result::Ok(Self::True),
                2 => ::std::result::Result::Ok(Self::SwitchedOff),
                3 => ::std::result::Result::Ok(Self::Number1Point0),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(InheritedMode, SCHEMA, 20);

    impl __rt::serde::Serialize for InheritedMode {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
        }
    }

    /// `InheritedCode`
    ///
    /// Valid under `{"type": "string", "pattern": "^[A-Z]{3}$"}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct InheritedCode {
        __inner: ::std::string::String,
    }

    impl ::std::fmt::Display for InheritedCode {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_text!(InheritedCode);

    __rt::open_checked!(InheritedCode, ::std::string::String, SCHEMA, 21);

    /// `InheritedNames`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum InheritedNames {
        /// The branch `String`.
        String(::std::string::String),
        /// The branch `Array`.
        Array(::std::vec::Vec<::std::string::String>),
    }

    impl ::std::convert::From<::std::string::String> for InheritedNames {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<::std::vec::Vec<::std::string::String>> for InheritedNames {
        fn from(__value: ::std::vec::Vec<::std::string::String>) -> Self {
            Self::Array(__value)
        }
    }

    impl InheritedNames {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[56, 57])? {
                0 => __rt::Decode::decode(__r).map(Self::String),
                _ => __rt::Decode::decode(__r).map(Self::Array),
            }
        }
    }

    __rt::open_type!(InheritedNames, SCHEMA, 22);

    impl __rt::serde::Serialize for InheritedNames {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::String(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Array(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `InheritedOrder`
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedOrder {
        /// The member `z`.
        pub z: __rt::JsonValue,
        /// The member `a`.
        pub a: __rt::JsonValue,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl InheritedOrder {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(z: __rt::JsonValue, a: __rt::JsonValue) -> Self {
            Self {
                z,
                a,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for InheritedOrder {
        const NAMES: &'static [&'static str] = &["z", "a"];
    }

    impl InheritedOrder {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["z", "a"];
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
                z: __rt::required(__value_0)?,
                a: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(InheritedOrder, SCHEMA, 23);

    impl __rt::serde::Serialize for InheritedOrder {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("z", &self.z)?;
            __m.member("a", &self.a)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// Inherited
    #[derive(Clone, Debug, PartialEq)]
    pub struct Inherited {
        /// The member `event`.
        pub event: ::std::option::Option<InheritedEvent>,
        /// The member `pet`.
        pub pet: ::std::option::Option<InheritedPet>,
        /// The member `size`.
        pub size: ::std::option::Option<InheritedSize>,
        /// The member `same`.
        pub same: ::std::option::Option<Animal>,
        /// The member `meta`.
        pub meta: ::std::option::Option<InheritedMeta>,
        /// The member `counts`.
        pub counts: ::std::option::Option<InheritedCounts>,
        /// The member `some`.
        pub some: ::std::option::Option<InheritedSome>,
        /// The member `sealed`.
        pub sealed: ::std::option::Option<InheritedSealed>,
        /// The member `left`.
        pub left: ::std::option::Option<InheritedLeft>,
        /// The member `open`.
        pub open: ::std::option::Option<InheritedOpen>,
        /// The member `items`.
        pub items: ::std::option::Option<InheritedItems>,
        /// The member `byName`.
        pub by_name: ::std::option::Option<InheritedByName>,
        /// The member `level`.
        pub level: ::std::option::Option<__rt::Nullable<InheritedLevelValue>>,
        /// The member `mode`.
        pub mode: ::std::option::Option<InheritedMode>,
        /// The member `code`.
        pub code: ::std::option::Option<InheritedCode>,
        /// The member `names`.
        pub names: ::std::option::Option<InheritedNames>,
        /// The member `order`.
        pub order: ::std::option::Option<InheritedOrder>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Inherited {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                event: ::std::option::Option::None,
                pet: ::std::option::Option::None,
                size: ::std::option::Option::None,
                same: ::std::option::Option::None,
                meta: ::std::option::Option::None,
                counts: ::std::option::Option::None,
                some: ::std::option::Option::None,
                sealed: ::std::option::Option::None,
                left: ::std::option::Option::None,
                open: ::std::option::Option::None,
                items: ::std::option::Option::None,
                by_name: ::std::option::Option::None,
                level: ::std::option::Option::None,
                mode: ::std::option::Option::None,
                code: ::std::option::Option::None,
                names: ::std::option::Option::None,
                order: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Inherited {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Inherited {
        const NAMES: &'static [&'static str] = &[
            "event",
            "pet",
            "size",
            "same",
            "meta",
            "counts",
            "some",
            "sealed",
            "left",
            "open",
            "items",
            "byName",
            "level",
            "mode",
            "code",
            "names",
            "order",
        ];
    }

    impl Inherited {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &[
                "event",
                "pet",
                "size",
                "same",
                "meta",
                "counts",
                "some",
                "sealed",
                "left",
                "open",
                "items",
                "byName",
                "level",
                "mode",
                "code",
                "names",
                "order",
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
            let mut __value_13 = ::std::option::Option::None;
            let mut __value_14 = ::std::option::Option::None;
            let mut __value_15 = ::std::option::Option::None;
            let mut __value_16 = ::std::option::Option::None;
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
                    ::std::option::Option::Some(13) => {
                        __value_13 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(14) => {
                        __value_14 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(15) => {
                        __value_15 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(16) => {
                        __value_16 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                event: __value_0,
                pet: __value_1,
                size: __value_2,
                same: __value_3,
                meta: __value_4,
                counts: __value_5,
                some: __value_6,
                sealed: __value_7,
                left: __value_8,
                open: __value_9,
                items: __value_10,
                by_name: __value_11,
                level: __value_12,
                mode: __value_13,
                code: __value_14,
                names: __value_15,
                order: __value_16,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Inherited, SCHEMA, 0);

    impl __rt::serde::Serialize for Inherited {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.event.is_some()) + usize::from(self.pet.is_some())
                    + usize::from(self.size.is_some()) + usize::from(self.same.is_some())
                    + usize::from(self.meta.is_some()) + usize::from(self.counts.is_some())
                    + usize::from(self.some.is_some()) + usize::from(self.sealed.is_some())
                    + usize::from(self.left.is_some()) + usize::from(self.open.is_some())
                    + usize::from(self.items.is_some()) + usize::from(self.by_name.is_some())
                    + usize::from(self.level.is_some()) + usize::from(self.mode.is_some())
                    + usize::from(self.code.is_some()) + usize::from(self.names.is_some())
                    + usize::from(self.order.is_some()) + self.extra.len(),
            )?;
            __m.optional("event", &self.event)?;
            __m.optional("pet", &self.pet)?;
            __m.optional("size", &self.size)?;
            __m.optional("same", &self.same)?;
            __m.optional("meta", &self.meta)?;
            __m.optional("counts", &self.counts)?;
            __m.optional("some", &self.some)?;
            __m.optional("sealed", &self.sealed)?;
            __m.optional("left", &self.left)?;
            __m.optional("open", &self.open)?;
            __m.optional("items", &self.items)?;
            __m.optional("byName", &self.by_name)?;
            __m.optional("level", &self.level)?;
            __m.optional("mode", &self.mode)?;
            __m.optional("code", &self.code)?;
            __m.optional("names", &self.names)?;
            __m.optional("order", &self.order)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Counts`
    pub type Counts = __rt::Map<i64>;

    /// `Address2`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Address2 {
        /// The member `zip`.
        pub zip: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Address2 {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                zip: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Address2 {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Address2 {
        const NAMES: &'static [&'static str] = &["zip"];
    }

    impl Address2 {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["zip"];
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
                zip: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Address2, SCHEMA, 3);

    impl __rt::serde::Serialize for Address2 {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.zip.is_some()) + self.extra.len(),
            )?;
            __m.optional("zip", &self.zip)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Address`
    pub type Address = Address2;

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "inherited",
        id: "",
        version: "",
        title: "Inherited",
        description: "",
        subject: "Inherited",
        text: ::std::include_str!("inherited.schema.json"),
        source: ::std::include_str!("inherited.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                (
                    "file:///inherited.schema.json",
                    ::std::include_str!("inherited.schema.json"),
                ),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Inherited>,
        }),
        check: __rt::check::<Inherited>,
    });

    __rt::message!(Inherited, SCHEMA);
}

/// The types of `reference.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod reference {
    use super::__rt;

    /// `Config`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Config {
        /// The member `n`.
        pub n: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Config {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                n: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Config {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Config {
        const NAMES: &'static [&'static str] = &["n"];
    }

    impl Config {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["n"];
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
                n: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Config, SCHEMA, 0);

    impl __rt::serde::Serialize for Config {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.n.is_some()) + self.extra.len(),
            )?;
            __m.optional("n", &self.n)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Other`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Other {
        /// The member `k`.
        pub k: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Other {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                k: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Other {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Other {
        const NAMES: &'static [&'static str] = &["k"];
    }

    impl Other {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["k"];
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
                k: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Other, SCHEMA, 1);

    impl __rt::serde::Serialize for Other {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.k.is_some()) + self.extra.len(),
            )?;
            __m.optional("k", &self.k)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Config2`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Config2 {
        /// The member `c`.
        pub c: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Config2 {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                c: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Config2 {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Config2 {
        const NAMES: &'static [&'static str] = &["c"];
    }

    impl Config2 {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["c"];
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
                c: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Config2, SCHEMA, 2);

    impl __rt::serde::Serialize for Config2 {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.c.is_some()) + self.extra.len(),
            )?;
            __m.optional("c", &self.c)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "reference",
        id: "",
        version: "",
        title: "",
        description: "",
        subject: "JSON",
        text: ::std::include_str!("reference.schema.json"),
        source: ::std::include_str!("reference.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                (
                    "file:///reference.schema.json",
                    ::std::include_str!("reference.schema.json"),
                ),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Config>,
        }),
        check: __rt::check::<Config>,
    });

    __rt::message!(Config, SCHEMA);
}
