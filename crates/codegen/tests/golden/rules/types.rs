// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Booking {
    __inner: BookingMembers,
}

__rt::ruled!(Booking, BookingMembers, BookingMembers, crate ::EndsAfterItBegins);

impl Booking {
    /// The member `version`.
    #[must_use]
    pub const fn version(&self) -> &BookingVersion {
        &self.__inner.version
    }
    /// The member `kind`.
    #[must_use]
    pub const fn kind(&self) -> &BookingKind {
        &self.__inner.kind
    }
    /// The member `from`.
    #[must_use]
    pub const fn from(&self) -> &u64 {
        &self.__inner.from
    }
    /// When it ends.
    #[must_use]
    pub const fn to(&self) -> &u64 {
        &self.__inner.to
    }
    /// One or more, each later than the one before.
    #[must_use]
    pub const fn slots(&self) -> &Slots {
        &self.__inner.slots
    }
    /// The member `tables`.
    #[must_use]
    pub const fn tables(&self) -> &::std::option::Option<::std::vec::Vec<Table>> {
        &self.__inner.tables
    }
    /// The member `notes`.
    #[must_use]
    pub const fn notes(&self) -> &::std::option::Option<Notes> {
        &self.__inner.notes
    }
    /// The member `place`.
    #[must_use]
    pub const fn place(&self) -> &::std::option::Option<BookingPlace> {
        &self.__inner.place
    }
    /// The member `new`.
    #[must_use]
    pub const fn new_(&self) -> &::std::option::Option<bool> {
        &self.__inner.new
    }
}

__rt::described!(
    Booking, BOOKING, "", ["version", "kind", "from", "to", "slots", "tables", "notes",
    "place", "new"]
);

#[cfg(feature = "schemars")]
__rt::json_schema!(Booking);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Booking {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Arbitrary::arbitrary(__u)
            .and_then(|__inner| {
                Self::new(__inner).map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// The members of a `Booking`, with or without its rule.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct BookingMembers {
    pub version: BookingVersion,
    pub kind: BookingKind,
    pub from: u64,
    /// When it ends.
    pub to: u64,
    /// One or more, each later than the one before.
    pub slots: Slots,
    pub tables: ::std::option::Option<::std::vec::Vec<Table>>,
    pub notes: ::std::option::Option<Notes>,
    pub place: ::std::option::Option<BookingPlace>,
    pub new: ::std::option::Option<bool>,
}

__rt::constructors!(
    BookingMembers { version : BookingVersion::X100, kind : < BookingKind as
    ::std::default::Default > ::default() } (from : u64, to : u64, slots : Slots)
    [with_tables tables : ::std::vec::Vec < Table >, with_notes notes : Notes, with_place
    place : BookingPlace, with_new new : bool]
);

__rt::described!(
    BookingMembers, BOOKING, "", ["version", "kind", "from", "to", "slots", "tables",
    "notes", "place", "new"]
);

impl __rt::Decode for BookingMembers {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        let mut __f3 = ::std::option::Option::None;
        let mut __f4 = ::std::option::Option::None;
        let mut __f5 = ::std::option::Option::None;
        let mut __f6 = ::std::option::Option::None;
        let mut __f7 = ::std::option::Option::None;
        let mut __f8 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"version\":", &mut __f0)?;
        __rt::field(__r, "\"kind\":", &mut __f1)?;
        __rt::field(__r, "\"from\":", &mut __f2)?;
        __rt::field(__r, "\"to\":", &mut __f3)?;
        __rt::field(__r, "\"slots\":", &mut __f4)?;
        __rt::field(__r, "\"tables\":", &mut __f5)?;
        __rt::field(__r, "\"notes\":", &mut __f6)?;
        __rt::field(__r, "\"place\":", &mut __f7)?;
        __rt::field(__r, "\"new\":", &mut __f8)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                2 => __rt::set(__r, &mut __f2)?,
                3 => __rt::set(__r, &mut __f3)?,
                4 => __rt::set(__r, &mut __f4)?,
                5 => __rt::set(__r, &mut __f5)?,
                6 => __rt::set(__r, &mut __f6)?,
                7 => __rt::set(__r, &mut __f7)?,
                _ => __rt::set(__r, &mut __f8)?,
            }
        }
        ::std::result::Result::Ok(Self {
            version: __rt::required(__f0)?,
            kind: __rt::required(__f1)?,
            from: __rt::required(__f2)?,
            to: __rt::required(__f3)?,
            slots: __rt::required(__f4)?,
            tables: __f5,
            notes: __f6,
            place: __f7,
            new: __f8,
        })
    }
}

impl __rt::serde::Serialize for BookingMembers {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            5 + usize::from(self.tables.is_some()) + usize::from(self.notes.is_some())
                + usize::from(self.place.is_some()) + usize::from(self.new.is_some()),
        )?;
        __m.member("version", &self.version)?;
        __m.member("kind", &self.kind)?;
        __m.member("from", &self.from)?;
        __m.member("to", &self.to)?;
        __m.member("slots", &self.slots)?;
        __m.optional("tables", &self.tables)?;
        __m.optional("notes", &self.notes)?;
        __m.optional("place", &self.place)?;
        __m.optional("new", &self.new)?;
        __m.end()
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingMembers);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingMembers {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            from: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            to: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            slots: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            tables: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(
                    __u,
                    <Table as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            notes: __rt::arbitrary_option(
                __u,
                <Notes as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            place: __rt::arbitrary_option(
                __u,
                <BookingPlace as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            new: __rt::arbitrary_option(
                __u,
                <bool as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The type of `/properties/version`.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BookingVersion {
    /// The value `1.0.0`.
    X100,
    /// The value `1.1.0`.
    X110,
}

impl BookingVersion {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::X100, Self::X110];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::X100 => "1.0.0",
            Self::X110 => "1.1.0",
        }
    }
}

impl ::std::fmt::Display for BookingVersion {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for BookingVersion {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for BookingVersion {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for BookingVersion {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(BookingVersion, BOOKING, "/properties/version");

impl __rt::Decode for BookingVersion {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_enum(__r, &["1.0.0", "1.1.0"])? {
                0 => Self::X100,
                _ => Self::X110,
            },
        )
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingVersion);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingVersion {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/kind`.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum BookingKind {
    /// The value `booking`.
    #[default]
    Booking,
}

impl BookingKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Booking];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Booking => "booking",
        }
    }
}

impl ::std::fmt::Display for BookingKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for BookingKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for BookingKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for BookingKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(BookingKind, BOOKING, "/properties/kind");

impl __rt::Decode for BookingKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["booking"]).map(|_| Self::Booking)
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingKind);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/place`.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub enum BookingPlace {
    /// Where `kind` is `room`.
    Room(BookingPlaceRoom),
    /// Where `kind` is `street`.
    Street(BookingPlaceStreet),
}

impl ::std::convert::From<BookingPlaceRoom> for BookingPlace {
    fn from(__value: BookingPlaceRoom) -> Self {
        Self::Room(__value)
    }
}

impl ::std::convert::From<BookingPlaceStreet> for BookingPlace {
    fn from(__value: BookingPlaceStreet) -> Self {
        Self::Street(__value)
    }
}

__rt::described!(BookingPlace, BOOKING, "/properties/place");

impl __rt::Tagged for BookingPlace {
    const PROPERTY: &'static str = "kind";
    const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
        ("room", |__r| <BookingPlaceRoom as __rt::Decode>::decode(__r).map(Self::Room)),
        (
            "street",
            |__r| <BookingPlaceStreet as __rt::Decode>::decode(__r).map(Self::Street),
        ),
    ];
}

impl __rt::Decode for BookingPlace {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_tagged(__r)
    }
}

impl __rt::serde::Serialize for BookingPlace {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Room(__value) => __rt::serde::Serialize::serialize(__value, __s),
            Self::Street(__value) => __rt::serde::Serialize::serialize(__value, __s),
        }
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingPlace);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingPlace {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(2)? {
            0 => {
                <BookingPlaceRoom as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Room)
            }
            _ => {
                <BookingPlaceStreet as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Street)
            }
        }
    }
}

/// The type of `/properties/place/oneOf/0`.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct BookingPlaceRoom {
    pub kind: BookingPlaceRoomKind,
    pub tags: ::std::option::Option<Notes>,
}

__rt::constructors!(
    BookingPlaceRoom { kind : < BookingPlaceRoomKind as ::std::default::Default >
    ::default() } () [with_tags tags : Notes]
);

__rt::described!(
    BookingPlaceRoom, BOOKING, "/properties/place/oneOf/0", ["kind", "tags"]
);

impl __rt::Decode for BookingPlaceRoom {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        __rt::field(__r, "\"tags\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            kind: __rt::required(__f0)?,
            tags: __f1,
        })
    }
}

impl __rt::serde::Serialize for BookingPlaceRoom {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.tags.is_some()),
        )?;
        __m.member("kind", &self.kind)?;
        __m.optional("tags", &self.tags)?;
        __m.end()
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingPlaceRoom);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingPlaceRoom {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            tags: __rt::arbitrary_option(
                __u,
                <Notes as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The type of `/properties/place/oneOf/0/properties/kind`.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum BookingPlaceRoomKind {
    /// The value `room`.
    #[default]
    Room,
}

impl BookingPlaceRoomKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Room];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Room => "room",
        }
    }
}

impl ::std::fmt::Display for BookingPlaceRoomKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for BookingPlaceRoomKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for BookingPlaceRoomKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for BookingPlaceRoomKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(
    BookingPlaceRoomKind, BOOKING, "/properties/place/oneOf/0/properties/kind"
);

impl __rt::Decode for BookingPlaceRoomKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["room"]).map(|_| Self::Room)
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingPlaceRoomKind);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingPlaceRoomKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/place/oneOf/1`.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct BookingPlaceStreet {
    pub kind: BookingPlaceStreetKind,
    pub tags: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
    pub number: ::std::option::Option<u64>,
}

__rt::constructors!(
    BookingPlaceStreet { kind : < BookingPlaceStreetKind as ::std::default::Default >
    ::default() } () [with_tags tags : ::std::vec::Vec < ::std::string::String >,
    with_number number : u64]
);

__rt::described!(
    BookingPlaceStreet, BOOKING, "/properties/place/oneOf/1", ["kind", "tags", "number"]
);

impl __rt::Decode for BookingPlaceStreet {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        __rt::field(__r, "\"tags\":", &mut __f1)?;
        __rt::field(__r, "\"number\":", &mut __f2)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                _ => __rt::set(__r, &mut __f2)?,
            }
        }
        ::std::result::Result::Ok(Self {
            kind: __rt::required(__f0)?,
            tags: __f1,
            number: __f2,
        })
    }
}

impl __rt::serde::Serialize for BookingPlaceStreet {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.tags.is_some()) + usize::from(self.number.is_some()),
        )?;
        __m.member("kind", &self.kind)?;
        __m.optional("tags", &self.tags)?;
        __m.optional("number", &self.number)?;
        __m.end()
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingPlaceStreet);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingPlaceStreet {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            tags: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(__u, __rt::arbitrary_text),
            )?,
            number: __rt::arbitrary_option(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The type of `/properties/place/oneOf/1/properties/kind`.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum BookingPlaceStreetKind {
    /// The value `street`.
    #[default]
    Street,
}

impl BookingPlaceStreetKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Street];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Street => "street",
        }
    }
}

impl ::std::fmt::Display for BookingPlaceStreetKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for BookingPlaceStreetKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for BookingPlaceStreetKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for BookingPlaceStreetKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(
    BookingPlaceStreetKind, BOOKING, "/properties/place/oneOf/1/properties/kind"
);

impl __rt::Decode for BookingPlaceStreetKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["street"]).map(|_| Self::Street)
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingPlaceStreetKind);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingPlaceStreetKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// One or more, each later than the one before.
#[derive(Clone, Debug, PartialEq)]
pub struct Slots {
    __inner: SlotsItems,
}

__rt::ruled!(Slots, SlotsItems, [SlotsItem], crate ::InOrder);

impl ::std::ops::Deref for Slots {
    type Target = [SlotsItem];
    fn deref(&self) -> &[SlotsItem] {
        &self.__inner
    }
}

__rt::described!(Slots, BOOKING, "/definitions/Slots");

#[cfg(feature = "schemars")]
__rt::json_schema!(Slots);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Slots {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_list(
                __u,
                <SlotsItem as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )
            .and_then(|__inner| {
                Self::new(__inner).map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// The items of a `Slots`, with or without its rule.
pub type SlotsItems = __rt::CheckedVec<SlotsItem, schema_rules::SlotsItems>;

/// The type of `/definitions/Slots/items`.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SlotsItem {
    pub at: u64,
}

__rt::constructors!(SlotsItem {} (at : u64) []);

__rt::described!(SlotsItem, BOOKING, "/definitions/Slots/items", ["at"]);

impl __rt::Decode for SlotsItem {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"at\":", &mut __f0)?;
        while !__r.close_object() {
            __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
            __rt::set(__r, &mut __f0)?;
        }
        ::std::result::Result::Ok(Self { at: __rt::required(__f0)? })
    }
}

impl __rt::serde::Serialize for SlotsItem {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 1)?;
        __m.member("at", &self.at)?;
        __m.end()
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(SlotsItem);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SlotsItem {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            at: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// The type of `/definitions/Notes`.
#[derive(Clone, Debug, PartialEq)]
pub struct Notes {
    __inner: NotesItems,
}

__rt::ruled!(Notes, NotesItems, [::std::string::String], crate ::NoNoteTwice);

impl ::std::ops::Deref for Notes {
    type Target = [::std::string::String];
    fn deref(&self) -> &[::std::string::String] {
        &self.__inner
    }
}

__rt::described!(Notes, BOOKING, "/definitions/Notes");

#[cfg(feature = "schemars")]
__rt::json_schema!(Notes);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Notes {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_array(__u, __rt::arbitrary_text)
            .and_then(|__inner| {
                Self::new(__inner).map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// The items of a `Notes`, with or without its rule.
pub type NotesItems = ::std::vec::Vec<::std::string::String>;

/// Somebody who can be reached.
#[derive(Clone, Debug, PartialEq)]
pub struct Guest {
    __inner: GuestMembers,
}

__rt::ruled!(Guest, GuestMembers, GuestMembers, crate ::Reachable);

impl Guest {
    /// The member `mail`.
    #[must_use]
    pub const fn mail(&self) -> &::std::option::Option<::std::string::String> {
        &self.__inner.mail
    }
    /// The member `phone`.
    #[must_use]
    pub const fn phone(&self) -> &::std::option::Option<::std::string::String> {
        &self.__inner.phone
    }
}

__rt::described!(Guest, BOOKING, "/definitions/Guest", ["mail", "phone"]);

#[cfg(feature = "schemars")]
__rt::json_schema!(Guest);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Guest {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Arbitrary::arbitrary(__u)
            .and_then(|__inner| {
                Self::new(__inner).map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// The members of a `Guest`, with or without its rule.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct GuestMembers {
    pub mail: ::std::option::Option<::std::string::String>,
    pub phone: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    GuestMembers {} () [with_mail mail : ::std::string::String, with_phone phone :
    ::std::string::String]
);

__rt::described!(GuestMembers, BOOKING, "/definitions/Guest", ["mail", "phone"]);

impl __rt::Decode for GuestMembers {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"mail\":", &mut __f0)?;
        __rt::field(__r, "\"phone\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self { mail: __f0, phone: __f1 })
    }
}

impl __rt::serde::Serialize for GuestMembers {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            usize::from(self.mail.is_some()) + usize::from(self.phone.is_some()),
        )?;
        __m.optional("mail", &self.mail)?;
        __m.optional("phone", &self.phone)?;
        __m.end()
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(GuestMembers);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for GuestMembers {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            mail: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            phone: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
}

/// The type of `/definitions/Table`.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub guests: __rt::Map<Guest>,
}

__rt::constructors!(Table {} (guests : __rt::Map < Guest >) []);

__rt::described!(Table, BOOKING, "/definitions/Table", ["guests"]);

impl __rt::Decode for Table {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"guests\":", &mut __f0)?;
        while !__r.close_object() {
            __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
            __rt::set(__r, &mut __f0)?;
        }
        ::std::result::Result::Ok(Self {
            guests: __rt::required(__f0)?,
        })
    }
}

impl __rt::serde::Serialize for Table {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 1)?;
        __m.member("guests", &self.guests)?;
        __m.end()
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(Table);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Table {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            guests: __rt::arbitrary_map(
                __u,
                <Guest as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        ArrayRule SlotsItems { MIN_ITEMS 1 }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `booking`, self-contained.
    pub const BOOKING_SCHEMA: &str = ::std::include_str!("booking.bundled.json");
    /// The text of the file of the schema `booking`.
    pub const BOOKING_SCHEMA_SOURCE: &str = ::std::include_str!("booking.schema.json");
    /// The `$id` of the schema `booking`.
    pub const BOOKING_SCHEMA_ID: &str = "https://example.org/schemas/booking/1.0.0";
    /// The version of the schema `booking`.
    pub const BOOKING_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `booking`.
pub static BOOKING: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "booking",
    id: BOOKING_SCHEMA_ID,
    version: BOOKING_SCHEMA_VERSION,
    title: "Booking",
    description: "A case for the generator.",
    subject: "Booking",
    text: BOOKING_SCHEMA,
    source: BOOKING_SCHEMA_SOURCE,
    validation: ::std::include_str!("booking.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "kind",
        value: "booking",
    }),
    members: &[
        "version",
        "kind",
        "from",
        "to",
        "slots",
        "tables",
        "notes",
        "place",
        "new",
    ],
    rules: &[
        __rt::RuleSite {
            path: &[],
            check: Booking::__check,
        },
        __rt::RuleSite {
            path: &[__rt::PathStep::Property("slots")],
            check: Slots::__check,
        },
        __rt::RuleSite {
            path: &[
                __rt::PathStep::Property("tables"),
                __rt::PathStep::Items,
                __rt::PathStep::Property("guests"),
                __rt::PathStep::Values,
            ],
            check: Guest::__check,
        },
        __rt::RuleSite {
            path: &[__rt::PathStep::Property("notes")],
            check: Notes::__check,
        },
        __rt::RuleSite {
            path: &[
                __rt::PathStep::Property("place"),
                __rt::PathStep::Branch {
                    property: "kind",
                    value: "room",
                },
                __rt::PathStep::Property("tags"),
            ],
            check: Notes::__check,
        },
    ],
    part_rules: &[
        (
            "/properties/place",
            &[
                __rt::RuleSite {
                    path: &[
                        __rt::PathStep::Branch {
                            property: "kind",
                            value: "room",
                        },
                        __rt::PathStep::Property("tags"),
                    ],
                    check: Notes::__check,
                },
            ],
        ),
        (
            "/properties/place/oneOf/0",
            &[
                __rt::RuleSite {
                    path: &[__rt::PathStep::Property("tags")],
                    check: Notes::__check,
                },
            ],
        ),
        (
            "/definitions/Slots",
            &[
                __rt::RuleSite {
                    path: &[],
                    check: Slots::__check,
                },
            ],
        ),
        (
            "/definitions/Notes",
            &[
                __rt::RuleSite {
                    path: &[],
                    check: Notes::__check,
                },
            ],
        ),
        (
            "/definitions/Guest",
            &[
                __rt::RuleSite {
                    path: &[],
                    check: Guest::__check,
                },
            ],
        ),
        (
            "/definitions/Table",
            &[
                __rt::RuleSite {
                    path: &[__rt::PathStep::Property("guests"), __rt::PathStep::Values],
                    check: Guest::__check,
                },
            ],
        ),
    ],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Booking>,
});

__rt::message!(Booking, BOOKING);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&BOOKING];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// A case for the generator.
    Booking(Booking),
}

impl ::std::convert::From<Booking> for Message {
    fn from(__message: Booking) -> Self {
        Self::Booking(__message)
    }
}

impl __rt::serde::Serialize for Message {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Booking(__message) => __rt::serde::Serialize::serialize(__message, __s),
        }
    }
}

impl<'de> __rt::serde::Deserialize<'de> for Message {
    fn deserialize<__D: __rt::serde::Deserializer<'de>>(
        __d: __D,
    ) -> ::std::result::Result<Self, __D::Error> {
        __rt::deserialize_any_message(__d)
    }
}

impl __rt::AnyMessage for Message {
    fn schemas() -> &'static [&'static __rt::TypeSchema] {
        static __SCHEMAS: &[&__rt::TypeSchema] = &[&BOOKING];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::TypeSchema {
        &BOOKING
    }
    fn decode_as(
        __schema: &'static __rt::TypeSchema,
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::option::Option<::std::result::Result<Self, __rt::Stop>> {
        ::std::option::Option::Some(
            match __schema.name() {
                "booking" => <Booking as __rt::Decode>::decode(__r).map(Self::Booking),
                _ => return ::std::option::Option::None,
            },
        )
    }
    fn schema(&self) -> &'static __rt::TypeSchema {
        match self {
            Self::Booking(_) => <Booking as __rt::Message>::schema(),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Message {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        <Booking as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Booking)
    }
}
