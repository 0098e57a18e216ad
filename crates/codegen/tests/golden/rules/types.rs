// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// `BookingVersion`
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum BookingVersion {
    /// The value `1.0.0`.
    X100,
    /// The value `1.1.0`.
    X110,
}

__rt::string_enum!(BookingVersion { X100 "1.0.0" X110 "1.1.0" });

__rt::open_type!(BookingVersion, BOOKING, 6, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingVersion, BOOKING, "/properties/version");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingVersion {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `BookingKind`
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum BookingKind {
    /// The value `booking`.
    #[default]
    Booking,
}

__rt::string_enum!(BookingKind { Booking "booking" });

__rt::open_type!(BookingKind, BOOKING, 7, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingKind, BOOKING, "/properties/kind");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `SlotsItem`
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SlotsItem {
    /// The member `at`.
    pub at: u64,
}

__rt::constructors!(SlotsItem {} (at : u64 as is) []);

__rt::object!(SlotsItem { required at "at" "\"at\":" });

__rt::open_type!(SlotsItem, BOOKING, 16, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(SlotsItem, BOOKING, "/definitions/Slots/items");

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

/// One or more, each later than the one before.
#[derive(Clone, Debug, PartialEq)]
pub struct Slots {
    __inner: SlotsValue,
}

__rt::open_checked!(Slots, SlotsValue, BOOKING, 4, [SlotsItem], crate ::InOrder, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(Slots, BOOKING, "/definitions/Slots");

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
                Self::__keep(__inner)
                    .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// One or more, each later than the one before.
pub type SlotsValue = __rt::CheckedVec<SlotsItem, schema_rules::SlotsValue>;

/// Somebody who can be reached.
#[derive(Clone, Debug, PartialEq)]
pub struct Guest {
    __inner: GuestMembers,
}

__rt::open_checked!(
    Guest, GuestMembers, BOOKING, 2, GuestMembers, crate ::Reachable, exact,
    members(GuestMembers)
);

#[cfg(feature = "schemars")]
__rt::json_schema!(Guest, BOOKING, "/definitions/Guest");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Guest {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Arbitrary::arbitrary(__u)
            .and_then(|__inner| {
                Self::__keep(__inner)
                    .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// Somebody who can be reached.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct GuestMembers {
    /// The member `mail`.
    pub mail: ::std::option::Option<::std::string::String>,
    /// The member `phone`.
    pub phone: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    GuestMembers {} () [with_mail mail : ::std::string::String, with_phone phone :
    ::std::string::String]
);

__rt::object!(
    GuestMembers { optional mail "mail" "\"mail\":" optional phone "phone" "\"phone\":" }
);

__rt::open_type!(GuestMembers, BOOKING, 2, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(GuestMembers, BOOKING, "/definitions/Guest");

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

/// `Table`
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The member `guests`.
    pub guests: __rt::Map<Guest>,
}

__rt::constructors!(Table {} (guests : __rt::Map < Guest > as is) []);

__rt::object!(Table { required guests "guests" "\"guests\":" });

__rt::open_type!(Table, BOOKING, 5, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(Table, BOOKING, "/definitions/Table");

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

/// Checked: `items`.
#[derive(Clone, Debug, PartialEq)]
pub struct Notes {
    __inner: ::std::vec::Vec<::std::string::String>,
}

__rt::open_checked!(
    Notes, ::std::vec::Vec < ::std::string::String >, BOOKING, 3,
    [::std::string::String], crate ::NoNoteTwice, exact
);

#[cfg(feature = "schemars")]
__rt::json_schema!(Notes, BOOKING, "/definitions/Notes");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Notes {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_array(__u, __rt::arbitrary_text)
            .and_then(|__inner| {
                Self::__keep(__inner)
                    .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// `BookingPlaceRoomKind`
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum BookingPlaceRoomKind {
    /// The value `room`.
    #[default]
    Room,
}

__rt::string_enum!(BookingPlaceRoomKind { Room "room" });

__rt::open_type!(BookingPlaceRoomKind, BOOKING, 21, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(
    BookingPlaceRoomKind, BOOKING, "/properties/place/oneOf/0/properties/kind"
);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingPlaceRoomKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `BookingPlaceRoom`
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct BookingPlaceRoom {
    /// The member `kind`.
    pub kind: BookingPlaceRoomKind,
    /// The member `tags`.
    pub tags: ::std::option::Option<Notes>,
}

__rt::constructors!(
    BookingPlaceRoom { kind : BookingPlaceRoomKind::Room } () [with_tags tags : Notes as
    is]
);

__rt::object!(
    BookingPlaceRoom { required kind "kind" "\"kind\":" optional tags "tags" "\"tags\":"
    }
);

__rt::open_type!(BookingPlaceRoom, BOOKING, 18, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingPlaceRoom, BOOKING, "/properties/place/oneOf/0");

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

/// `BookingPlaceStreetKind`
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum BookingPlaceStreetKind {
    /// The value `street`.
    #[default]
    Street,
}

__rt::string_enum!(BookingPlaceStreetKind { Street "street" });

__rt::open_type!(BookingPlaceStreetKind, BOOKING, 22, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(
    BookingPlaceStreetKind, BOOKING, "/properties/place/oneOf/1/properties/kind"
);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BookingPlaceStreetKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `BookingPlaceStreet`
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct BookingPlaceStreet {
    /// The member `kind`.
    pub kind: BookingPlaceStreetKind,
    /// The member `tags`.
    pub tags: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
    /// The member `number`.
    pub number: ::std::option::Option<u64>,
}

__rt::constructors!(
    BookingPlaceStreet { kind : BookingPlaceStreetKind::Street } () [with_tags tags :
    ::std::vec::Vec < ::std::string::String > as is, with_number number : u64 as is]
);

__rt::object!(
    BookingPlaceStreet { required kind "kind" "\"kind\":" optional tags "tags"
    "\"tags\":" optional number "number" "\"number\":" }
);

__rt::open_type!(BookingPlaceStreet, BOOKING, 19, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingPlaceStreet, BOOKING, "/properties/place/oneOf/1");

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

/// `BookingPlace`
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
pub enum BookingPlace {
    /// The branch `Room`.
    Room(BookingPlaceRoom),
    /// The branch `Street`.
    Street(BookingPlaceStreet),
}

impl BookingPlace {
    fn __choose(
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
        ::std::result::Result::Ok(
            match __r.kind() {
                __rt::JsonKind::Null
                | __rt::JsonKind::Bool
                | __rt::JsonKind::Number
                | __rt::JsonKind::String
                | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                __rt::JsonKind::Object => {
                    match &*__rt::open::tag(__r, "kind")? {
                        "room" => __rt::open::Chosen::of(0),
                        "street" => __rt::open::Chosen::of(1),
                        _ => return ::std::result::Result::Err(__rt::Stop),
                    }
                }
            },
        )
    }
}

__rt::union!(
    BookingPlace { 0 Room(BookingPlaceRoom) own, 1 Street(BookingPlaceStreet) own }
);

__rt::open_type!(BookingPlace, BOOKING, 11, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingPlace, BOOKING, "/properties/place" without null);

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

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Booking {
    __inner: BookingMembers,
}

__rt::open_checked!(
    Booking, BookingMembers, BOOKING, 1, BookingMembers, crate ::EndsAfterItBegins,
    exact, members(BookingMembers)
);

#[cfg(feature = "schemars")]
__rt::json_schema!(Booking, BOOKING, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Booking {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Arbitrary::arbitrary(__u)
            .and_then(|__inner| {
                Self::__keep(__inner)
                    .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// A case for the generator.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct BookingMembers {
    /// The member `version`.
    pub version: BookingVersion,
    /// The member `kind`.
    pub kind: BookingKind,
    /// The member `from`.
    pub from: u64,
    /// When it ends.
    pub to: u64,
    /// One or more, each later than the one before.
    pub slots: Slots,
    /// The member `tables`.
    pub tables: ::std::option::Option<::std::vec::Vec<Table>>,
    /// The member `notes`.
    pub notes: ::std::option::Option<Notes>,
    /// The member `place`.
    pub place: ::std::option::Option<BookingPlace>,
    /// The member `new`.
    pub new: ::std::option::Option<bool>,
}

__rt::constructors!(
    BookingMembers { version : BookingVersion::X100, kind : BookingKind::Booking } (from
    : u64 as is, to : u64 as is, slots : Slots as is) [with_tables tables :
    ::std::vec::Vec < Table > as is, with_notes notes : Notes as is, with_place place :
    BookingPlace, with_new new : bool as is]
);

__rt::object!(
    BookingMembers { required version "version" "\"version\":" required kind "kind"
    "\"kind\":" required from "from" "\"from\":" required to "to" "\"to\":" required
    slots "slots" "\"slots\":" optional tables "tables" "\"tables\":" optional notes
    "notes" "\"notes\":" optional place "place" "\"place\":" optional new "new"
    "\"new\":" }
);

__rt::open_type!(BookingMembers, BOOKING, 1, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(BookingMembers, BOOKING, "");

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

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        ArrayRule SlotsValue { MIN_ITEMS 1 }
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

__rt::schema_source!(
    ["" "schemas.json"], numbers(8 U64 9 U64 20 U64 24 U64), checks(1 Booking::__check, 2
    Guest::__check, 3 Notes::__check, 4 Slots::__check)
);

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
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Booking",
    part: 1,
    one_pass: true,
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
