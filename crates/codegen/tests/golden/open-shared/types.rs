// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `common.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod common {
    use super::__rt;

    /// `Common`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Common(pub __rt::JsonValue);

    impl ::std::ops::Deref for Common {
        type Target = __rt::JsonValue;
        fn deref(&self) -> &__rt::JsonValue {
            &self.0
        }
    }

    impl Common {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            __rt::Decode::decode(__r).map(Self)
        }
    }

    __rt::open_type!(Common, SCHEMA, 0);

    impl __rt::serde::Serialize for Common {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize(&self.0, __s)
        }
    }

    /// `AddressZip`
    ///
    /// Valid under `{"type": "string", "pattern": "^[0-9]+$"}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct AddressZip {
        __inner: ::std::string::String,
    }

    impl ::std::fmt::Display for AddressZip {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_text!(AddressZip);

    __rt::open_checked!(AddressZip, ::std::string::String, SCHEMA, 10);

    /// `Line`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Line {
        /// The member `next`.
        pub next: ::std::option::Option<::std::boxed::Box<Line>>,
        /// The member `text`.
        pub text: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Line {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                next: ::std::option::Option::None,
                text: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Line {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Line {
        const NAMES: &'static [&'static str] = &["next", "text"];
    }

    impl Line {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["next", "text"];
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
                next: __value_0,
                text: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Line, SCHEMA, 2);

    impl __rt::serde::Serialize for Line {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.next.is_some()) + usize::from(self.text.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("next", &self.next)?;
            __m.optional("text", &self.text)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Address`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Address {
        /// The member `street`.
        pub street: ::std::string::String,
        /// The member `zip`.
        pub zip: ::std::option::Option<AddressZip>,
        /// The member `lines`.
        pub lines: ::std::option::Option<::std::vec::Vec<Line>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Address {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(street: ::std::string::String) -> Self {
            Self {
                street,
                zip: ::std::option::Option::None,
                lines: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for Address {
        const NAMES: &'static [&'static str] = &["street", "zip", "lines"];
    }

    impl Address {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["street", "zip", "lines"];
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
                street: __rt::required(__value_0)?,
                zip: __value_1,
                lines: __value_2,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Address, SCHEMA, 1);

    impl __rt::serde::Serialize for Address {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.zip.is_some()) + usize::from(self.lines.is_some())
                    + self.extra.len(),
            )?;
            __m.member("street", &self.street)?;
            __m.optional("zip", &self.zip)?;
            __m.optional("lines", &self.lines)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Zip`
    ///
    /// Valid under `{"type": "string", "minLength": 2}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Zip {
        __inner: ::std::string::String,
    }

    impl ::std::fmt::Display for Zip {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_text!(Zip);

    __rt::open_checked!(Zip, ::std::string::String, SCHEMA, 3);

    /// `MaybeValue`
    #[derive(Clone, Debug, PartialEq)]
    pub struct MaybeValue {
        /// The member `note`.
        pub note: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl MaybeValue {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                note: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for MaybeValue {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for MaybeValue {
        const NAMES: &'static [&'static str] = &["note"];
    }

    impl MaybeValue {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["note"];
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
                note: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(MaybeValue, SCHEMA, 4);

    impl __rt::serde::Serialize for MaybeValue {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.note.is_some()) + self.extra.len(),
            )?;
            __m.optional("note", &self.note)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Maybe`
    pub type Maybe = __rt::Nullable<MaybeValue>;

    /// `Size`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Size {
        /// The value `s`.
        S,
        /// The value `m`.
        M,
    }

    impl Size {
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

    impl ::std::fmt::Display for Size {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for Size {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for Size {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for Size {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl Size {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["s", "m"])? {
                0 => ::std::result::Result::Ok(Self::S),
                1 => ::std::result::Result::Ok(Self::M),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(Size, SCHEMA, 7);

    /// `Sizes`
    pub type Sizes = ::std::vec::Vec<Size>;

    /// `Kind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Kind {
        /// The value `k`.
        K,
    }

    impl Kind {
        /// Every value, in the order of the schema.
        pub const ALL: &'static [Self] = &[Self::K];
        /// The value as the schema spells it.
        #[must_use]
        pub const fn as_str(self) -> &'static str {
            match self {
                Self::K => "k",
            }
        }
    }

    impl ::std::fmt::Display for Kind {
        fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            __formatter.pad((*self).as_str())
        }
    }

    impl ::std::convert::AsRef<str> for Kind {
        fn as_ref(&self) -> &str {
            (*self).as_str()
        }
    }

    impl __rt::serde::Serialize for Kind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __s.serialize_str((*self).as_str())
        }
    }

    /// Reads the value as the schema spells it.
    impl ::std::str::FromStr for Kind {
        type Err = __rt::ConstraintError;
        fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
            __rt::enum_from_str(Self::ALL, Self::as_str, __text)
        }
    }

    impl Kind {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::decode_enum(__r, &["k"])? {
                0 => ::std::result::Result::Ok(Self::K),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(Kind, SCHEMA, 6);

    /// `Price`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Price {
        /// The member `amount`.
        pub amount: __rt::FiniteF64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Price {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(amount: __rt::FiniteF64) -> Self {
            Self {
                amount,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for Price {
        const NAMES: &'static [&'static str] = &["amount"];
    }

    impl Price {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["amount"];
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
                amount: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Price, SCHEMA, 8);

    impl __rt::serde::Serialize for Price {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("amount", &self.amount)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "common",
        id: "https://example.org/common.schema.json",
        version: "",
        title: "",
        description: "",
        subject: "JSON",
        text: ::std::include_str!("common.schema.json"),
        source: ::std::include_str!("common.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: true,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///common.schema.json", ::std::include_str!("common.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Common>,
        }),
        check: __rt::check::<Common>,
    });

    __rt::message!(Common, SCHEMA);
}

/// The types of `customer.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod customer {
    use super::__rt;

    /// Customer
    #[derive(Clone, Debug, PartialEq)]
    pub struct Customer {
        /// The member `home`.
        pub home: ::std::option::Option<super::common::Address>,
        /// The member `orders`.
        pub orders: ::std::option::Option<::std::vec::Vec<super::order::Order>>,
        /// Peer
        pub friend: ::std::option::Option<::std::boxed::Box<Peer>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Customer {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                home: ::std::option::Option::None,
                orders: ::std::option::Option::None,
                friend: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Customer {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Customer {
        const NAMES: &'static [&'static str] = &["home", "orders", "friend"];
    }

    impl Customer {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["home", "orders", "friend"];
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
                home: __value_0,
                orders: __value_1,
                friend: __value_2,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Customer, SCHEMA, 0);

    impl __rt::serde::Serialize for Customer {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.home.is_some()) + usize::from(self.orders.is_some())
                    + usize::from(self.friend.is_some()) + self.extra.len(),
            )?;
            __m.optional("home", &self.home)?;
            __m.optional("orders", &self.orders)?;
            __m.optional("friend", &self.friend)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// Peer
    #[derive(Clone, Debug, PartialEq)]
    pub struct Peer {
        /// Customer
        pub of: ::std::option::Option<::std::boxed::Box<Customer>>,
        /// The member `home`.
        pub home: ::std::option::Option<super::common::Address>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Peer {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                of: ::std::option::Option::None,
                home: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Peer {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Peer {
        const NAMES: &'static [&'static str] = &["of", "home"];
    }

    impl Peer {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["of", "home"];
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
                of: __value_0,
                home: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Peer, SCHEMA, 3);

    impl __rt::serde::Serialize for Peer {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.of.is_some()) + usize::from(self.home.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("of", &self.of)?;
            __m.optional("home", &self.home)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "customer",
        id: "",
        version: "",
        title: "Customer",
        description: "",
        subject: "Customer",
        text: ::std::include_str!("customer.schema.json"),
        source: ::std::include_str!("customer.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: true,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                (
                    "file:///customer.schema.json",
                    ::std::include_str!("customer.schema.json"),
                ),
                ("file:///common.schema.json", ::std::include_str!("common.schema.json")),
                ("file:///order.schema.json", ::std::include_str!("order.schema.json")),
                ("file:///peer.schema.json", ::std::include_str!("peer.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Customer>,
        }),
        check: __rt::check::<Customer>,
    });

    __rt::message!(Customer, SCHEMA);
}

/// The types of `order.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod order {
    use super::__rt;

    /// `OrderEither`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum OrderEither {
        /// An object.
        Object(super::common::MaybeValue),
        /// A string.
        String(::std::string::String),
    }

    impl ::std::convert::From<::std::string::String> for OrderEither {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl OrderEither {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __r.kind() {
                __rt::JsonKind::Object => __rt::Decode::decode(__r).map(Self::Object),
                __rt::JsonKind::String => __rt::Decode::decode(__r).map(Self::String),
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        }
    }

    __rt::open_type!(OrderEither, SCHEMA, 6);

    impl __rt::serde::Serialize for OrderEither {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Object(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::String(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// `Price`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Price {
        /// The member `amount`.
        pub amount: __rt::JsonNumber,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Price {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(amount: __rt::JsonNumber) -> Self {
            Self {
                amount,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for Price {
        const NAMES: &'static [&'static str] = &["amount"];
    }

    impl Price {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["amount"];
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
                amount: __rt::required(__value_0)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Price, SCHEMA, 16);

    impl __rt::serde::Serialize for Price {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 1 + self.extra.len())?;
            __m.member("amount", &self.amount)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `OrderPrices`
    ///
    /// Checked: `items`, `uniqueItems`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct OrderPrices {
        __inner: ::std::vec::Vec<Price>,
    }

    __rt::open_checked!(OrderPrices, ::std::vec::Vec < Price >, SCHEMA, 9);

    /// Order
    #[derive(Clone, Debug, PartialEq)]
    pub struct Order {
        /// The member `to`.
        pub to: super::common::Address,
        /// The member `from`.
        pub from: ::std::option::Option<super::common::Address>,
        /// The member `zip`.
        pub zip: ::std::option::Option<super::common::Zip>,
        /// The member `kind`.
        pub kind: super::common::Kind,
        /// The member `size`.
        pub size: ::std::option::Option<super::common::Size>,
        /// The member `maybe`.
        pub maybe: ::std::option::Option<__rt::Nullable<super::common::MaybeValue>>,
        /// The member `either`.
        pub either: ::std::option::Option<OrderEither>,
        /// The member `sizes`.
        pub sizes: ::std::option::Option<::std::vec::Vec<super::common::Size>>,
        /// The member `lines`.
        pub lines: ::std::option::Option<::std::vec::Vec<super::common::Line>>,
        /// The member `prices`.
        pub prices: ::std::option::Option<OrderPrices>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Order {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(to: super::common::Address) -> Self {
            Self {
                to,
                from: ::std::option::Option::None,
                zip: ::std::option::Option::None,
                kind: super::common::Kind::K,
                size: ::std::option::Option::None,
                maybe: ::std::option::Option::None,
                either: ::std::option::Option::None,
                sizes: ::std::option::Option::None,
                lines: ::std::option::Option::None,
                prices: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for Order {
        const NAMES: &'static [&'static str] = &[
            "to",
            "from",
            "zip",
            "kind",
            "size",
            "maybe",
            "either",
            "sizes",
            "lines",
            "prices",
        ];
    }

    impl Order {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &[
                "to",
                "from",
                "zip",
                "kind",
                "size",
                "maybe",
                "either",
                "sizes",
                "lines",
                "prices",
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
                to: __rt::required(__value_0)?,
                from: __value_1,
                zip: __value_2,
                kind: __rt::required(__value_3)?,
                size: __value_4,
                maybe: __value_5,
                either: __value_6,
                sizes: __value_7,
                lines: __value_8,
                prices: __value_9,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Order, SCHEMA, 0);

    impl __rt::serde::Serialize for Order {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                2 + usize::from(self.from.is_some()) + usize::from(self.zip.is_some())
                    + usize::from(self.size.is_some()) + usize::from(self.maybe.is_some())
                    + usize::from(self.either.is_some()) + usize::from(self.sizes.is_some())
                    + usize::from(self.lines.is_some()) + usize::from(self.prices.is_some())
                    + self.extra.len(),
            )?;
            __m.member("to", &self.to)?;
            __m.optional("from", &self.from)?;
            __m.optional("zip", &self.zip)?;
            __m.member("kind", &self.kind)?;
            __m.optional("size", &self.size)?;
            __m.optional("maybe", &self.maybe)?;
            __m.optional("either", &self.either)?;
            __m.optional("sizes", &self.sizes)?;
            __m.optional("lines", &self.lines)?;
            __m.optional("prices", &self.prices)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "order",
        id: "",
        version: "",
        title: "Order",
        description: "",
        subject: "Order",
        text: ::std::include_str!("order.schema.json"),
        source: ::std::include_str!("order.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: true,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///order.schema.json", ::std::include_str!("order.schema.json")),
                ("file:///common.schema.json", ::std::include_str!("common.schema.json")),
                (
                    "https://example.org/common.schema.json",
                    ::std::include_str!("common.schema.json"),
                ),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Order>,
        }),
        check: __rt::check::<Order>,
    });

    __rt::message!(Order, SCHEMA);
}

/// The types of `peer.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod peer {
    use super::__rt;

    /// Peer
    #[derive(Clone, Debug, PartialEq)]
    pub struct Peer {
        /// Customer
        pub of: ::std::option::Option<::std::boxed::Box<Customer>>,
        /// The member `home`.
        pub home: ::std::option::Option<super::common::Address>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Peer {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                of: ::std::option::Option::None,
                home: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Peer {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Peer {
        const NAMES: &'static [&'static str] = &["of", "home"];
    }

    impl Peer {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["of", "home"];
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
                of: __value_0,
                home: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Peer, SCHEMA, 0);

    impl __rt::serde::Serialize for Peer {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.of.is_some()) + usize::from(self.home.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("of", &self.of)?;
            __m.optional("home", &self.home)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// Customer
    #[derive(Clone, Debug, PartialEq)]
    pub struct Customer {
        /// The member `home`.
        pub home: ::std::option::Option<super::common::Address>,
        /// The member `orders`.
        pub orders: ::std::option::Option<::std::vec::Vec<super::order::Order>>,
        /// Peer
        pub friend: ::std::option::Option<::std::boxed::Box<Peer>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Customer {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                home: ::std::option::Option::None,
                orders: ::std::option::Option::None,
                friend: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Customer {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Customer {
        const NAMES: &'static [&'static str] = &["home", "orders", "friend"];
    }

    impl Customer {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["home", "orders", "friend"];
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
                home: __value_0,
                orders: __value_1,
                friend: __value_2,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Customer, SCHEMA, 1);

    impl __rt::serde::Serialize for Customer {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.home.is_some()) + usize::from(self.orders.is_some())
                    + usize::from(self.friend.is_some()) + self.extra.len(),
            )?;
            __m.optional("home", &self.home)?;
            __m.optional("orders", &self.orders)?;
            __m.optional("friend", &self.friend)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "peer",
        id: "",
        version: "",
        title: "Peer",
        description: "",
        subject: "Peer",
        text: ::std::include_str!("peer.schema.json"),
        source: ::std::include_str!("peer.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: true,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///peer.schema.json", ::std::include_str!("peer.schema.json")),
                (
                    "file:///customer.schema.json",
                    ::std::include_str!("customer.schema.json"),
                ),
                ("file:///common.schema.json", ::std::include_str!("common.schema.json")),
                ("file:///order.schema.json", ::std::include_str!("order.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Peer>,
        }),
        check: __rt::check::<Peer>,
    });

    __rt::message!(Peer, SCHEMA);
}

/// The types of `quote.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod quote {
    use super::__rt;

    /// Quote
    #[derive(Clone, Debug, PartialEq)]
    pub struct Quote {
        /// The member `price`.
        pub price: ::std::option::Option<super::common::Price>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Quote {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                price: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Quote {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Quote {
        const NAMES: &'static [&'static str] = &["price"];
    }

    impl Quote {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["price"];
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
                price: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Quote, SCHEMA, 0);

    impl __rt::serde::Serialize for Quote {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.price.is_some()) + self.extra.len(),
            )?;
            __m.optional("price", &self.price)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "quote",
        id: "",
        version: "",
        title: "Quote",
        description: "",
        subject: "Quote",
        text: ::std::include_str!("quote.schema.json"),
        source: ::std::include_str!("quote.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: true,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///quote.schema.json", ::std::include_str!("quote.schema.json")),
                ("file:///common.schema.json", ::std::include_str!("common.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Quote>,
        }),
        check: __rt::check::<Quote>,
    });

    __rt::message!(Quote, SCHEMA);
}
