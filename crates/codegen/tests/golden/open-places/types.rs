// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `stay.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod stay {
    use super::__rt;

    /// `HotelStayId`
    #[derive(Clone, Debug, PartialEq)]
    pub struct HotelStayId {
        __inner: crate::places::Id,
        __json: __rt::JsonValue,
    }

    __rt::open_hand_written!(HotelStayId, crate ::places::Id, SCHEMA, 4);

    /// `NightsTo`
    ///
    /// Valid under `{"type": "integer", "maximum": 366}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct NightsTo {
        __inner: i64,
    }

    impl ::std::fmt::Display for NightsTo {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_checked!(NightsTo, i64, SCHEMA, 11);

    /// `Nights`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Nights {
        __inner: NightsMembers,
    }

    __rt::open_checked!(
        Nights, NightsMembers, SCHEMA, 2, NightsMembers, crate ::places::EndsAfterItBegins
    );

    /// `NightsMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NightsMembers {
        /// The member `from`.
        pub from: i64,
        /// The member `to`.
        pub to: NightsTo,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl NightsMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(from: i64, to: NightsTo) -> Self {
            Self {
                from,
                to,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for NightsMembers {
        const NAMES: &'static [&'static str] = &["from", "to"];
    }

    impl NightsMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["from", "to"];
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
                from: __rt::required(__value_0)?,
                to: __rt::required(__value_1)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(NightsMembers, SCHEMA, 2);

    impl __rt::serde::Serialize for NightsMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, 2 + self.extra.len())?;
            __m.member("from", &self.from)?;
            __m.member("to", &self.to)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `HotelStayGuests`
    ///
    /// Checked: `items`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct HotelStayGuests {
        __inner: ::std::vec::Vec<::std::string::String>,
    }

    __rt::open_checked!(
        HotelStayGuests, ::std::vec::Vec < ::std::string::String >, SCHEMA, 6,
        [::std::string::String], crate ::places::NobodyTwice
    );

    /// `Chamber`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Chamber {
        /// The member `beds`.
        pub beds: ::std::option::Option<i64>,
        /// The member `guests`.
        pub guests: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Chamber {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                beds: ::std::option::Option::None,
                guests: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Chamber {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Chamber {
        const NAMES: &'static [&'static str] = &["beds", "guests"];
    }

    impl Chamber {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["beds", "guests"];
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
                beds: __value_0,
                guests: __value_1,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Chamber, SCHEMA, 3);

    impl __rt::serde::Serialize for Chamber {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.beds.is_some()) + usize::from(self.guests.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("beds", &self.beds)?;
            __m.optional("guests", &self.guests)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Note`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Note {
        __inner: crate::places::Remark,
        __json: __rt::JsonValue,
    }

    __rt::open_hand_written!(Note, crate ::places::Remark, SCHEMA, 1);

    /// `Size`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Size {
        /// The member `width`.
        pub width: ::std::option::Option<__rt::FiniteF64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Size {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                width: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Size {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Size {
        const NAMES: &'static [&'static str] = &["width"];
    }

    impl Size {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["width"];
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
                width: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Size, SCHEMA, 9);

    impl __rt::serde::Serialize for Size {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.width.is_some()) + self.extra.len(),
            )?;
            __m.optional("width", &self.width)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// Stay
    #[derive(Clone, Debug, PartialEq)]
    pub struct HotelStay {
        __inner: HotelStayMembers,
    }

    __rt::open_checked!(
        HotelStay, HotelStayMembers, SCHEMA, 0, HotelStayMembers, crate ::places::BedsForAll
    );

    /// Stay
    #[derive(Clone, Debug, PartialEq)]
    pub struct HotelStayMembers {
        /// The member `id`.
        pub id: ::std::option::Option<HotelStayId>,
        /// The member `nights`.
        pub nights: Nights,
        /// The member `others`.
        pub others: ::std::option::Option<::std::vec::Vec<Nights>>,
        /// The member `guests`.
        pub guests: ::std::option::Option<HotelStayGuests>,
        /// The member `room`.
        pub room: ::std::option::Option<__rt::Nullable<Chamber>>,
        /// The member `notes`.
        pub notes: ::std::option::Option<::std::vec::Vec<Note>>,
        /// The member `extent`.
        pub extent: ::std::option::Option<Size>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl HotelStayMembers {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(nights: Nights) -> Self {
            Self {
                id: ::std::option::Option::None,
                nights,
                others: ::std::option::Option::None,
                guests: ::std::option::Option::None,
                room: ::std::option::Option::None,
                notes: ::std::option::Option::None,
                extent: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for HotelStayMembers {
        const NAMES: &'static [&'static str] = &[
            "id",
            "nights",
            "others",
            "guests",
            "room",
            "notes",
            "extent",
        ];
    }

    impl HotelStayMembers {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &[
                "id",
                "nights",
                "others",
                "guests",
                "room",
                "notes",
                "extent",
            ];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
            let mut __value_2 = ::std::option::Option::None;
            let mut __value_3 = ::std::option::Option::None;
            let mut __value_4 = ::std::option::Option::None;
            let mut __value_5 = ::std::option::Option::None;
            let mut __value_6 = ::std::option::Option::None;
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
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                id: __value_0,
                nights: __rt::required(__value_1)?,
                others: __value_2,
                guests: __value_3,
                room: __value_4,
                notes: __value_5,
                extent: __value_6,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(HotelStayMembers, SCHEMA, 0);

    impl __rt::serde::Serialize for HotelStayMembers {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.id.is_some()) + usize::from(self.others.is_some())
                    + usize::from(self.guests.is_some()) + usize::from(self.room.is_some())
                    + usize::from(self.notes.is_some()) + usize::from(self.extent.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("id", &self.id)?;
            __m.member("nights", &self.nights)?;
            __m.optional("others", &self.others)?;
            __m.optional("guests", &self.guests)?;
            __m.optional("room", &self.room)?;
            __m.optional("notes", &self.notes)?;
            __m.optional("extent", &self.extent)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "stay",
        id: "",
        version: "",
        title: "Stay",
        description: "",
        subject: "Stay",
        text: ::std::include_str!("stay.schema.json"),
        source: ::std::include_str!("stay.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///stay.schema.json", ::std::include_str!("stay.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<HotelStay>,
        }),
        check: __rt::check::<HotelStay>,
    });

    __rt::message!(HotelStay, SCHEMA);
}
