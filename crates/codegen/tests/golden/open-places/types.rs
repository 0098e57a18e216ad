// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `stay.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod stay {
    use super::__rt;

    #[derive(Clone, Debug, PartialEq)]
    pub struct HotelStayId {
        __inner: crate::places::Id,
        __json: __rt::JsonValue,
    }

    __rt::open_hand_written!(HotelStayId, crate ::places::Id, SCHEMA, 4);

    /// Valid under `{"type": "integer", "maximum": 366}`.
    pub type NightsTo = __rt::CheckedI64<schema_rules::NightsTo>;

    #[derive(Clone, Debug, PartialEq)]
    pub struct Nights {
        __inner: NightsMembers,
    }

    __rt::open_checked!(
        Nights, NightsMembers, SCHEMA, 2, NightsMembers, crate ::places::EndsAfterItBegins,
        exact, members(NightsMembers)
    );

    #[derive(Clone, Debug, PartialEq)]
    pub struct NightsMembers {
        pub from: i64,
        pub to: NightsTo,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NightsMembers { extra : __rt::open::Extra::new() } (from : i64 as is, to : NightsTo
        as is) []
    );

    __rt::object!(
        NightsMembers { required from "from" "\"from\":" required to "to" "\"to\":" } extra
    );

    __rt::open_type!(NightsMembers, SCHEMA, 2, exact);

    /// Checked: `items`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct HotelStayGuests {
        __inner: ::std::vec::Vec<::std::string::String>,
    }

    __rt::open_checked!(
        HotelStayGuests, ::std::vec::Vec < ::std::string::String >, SCHEMA, 6,
        [::std::string::String], crate ::places::NobodyTwice, exact
    );

    #[derive(Clone, Debug, PartialEq)]
    pub struct Chamber {
        pub beds: ::std::option::Option<i64>,
        pub guests: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Chamber { extra : __rt::open::Extra::new() } () [with_beds beds : i64 as is,
        with_guests guests : i64 as is]
    );

    __rt::object!(
        Chamber { optional beds "beds" "\"beds\":" optional guests "guests" "\"guests\":" }
        extra
    );

    __rt::open_type!(Chamber, SCHEMA, 3, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Note {
        __inner: crate::places::Remark,
        __json: __rt::JsonValue,
    }

    __rt::open_hand_written!(Note, crate ::places::Remark, SCHEMA, 1);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Size {
        pub width: ::std::option::Option<__rt::FiniteF64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Size { extra : __rt::open::Extra::new() } () [with_width width : __rt::FiniteF64 as
        is]
    );

    __rt::object!(Size { optional width "width" "\"width\":" } extra);

    __rt::open_type!(Size, SCHEMA, 9, exact);

    /// Stay
    #[derive(Clone, Debug, PartialEq)]
    pub struct HotelStay {
        __inner: HotelStayMembers,
    }

    __rt::open_checked!(
        HotelStay, HotelStayMembers, SCHEMA, 0, HotelStayMembers, crate ::places::BedsForAll,
        exact, members(HotelStayMembers)
    );

    /// Stay
    #[derive(Clone, Debug, PartialEq)]
    pub struct HotelStayMembers {
        pub id: ::std::option::Option<HotelStayId>,
        pub nights: Nights,
        pub others: ::std::option::Option<::std::vec::Vec<Nights>>,
        pub guests: ::std::option::Option<HotelStayGuests>,
        pub room: ::std::option::Option<__rt::Nullable<Chamber>>,
        pub notes: ::std::option::Option<::std::vec::Vec<Note>>,
        pub extent: ::std::option::Option<Size>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        HotelStayMembers { extra : __rt::open::Extra::new() } (nights : Nights as is)
        [with_id id : HotelStayId as is, with_others others : ::std::vec::Vec < Nights > as
        is, with_guests guests : HotelStayGuests as is, with_room room : __rt::Nullable <
        Chamber >, with_notes notes : ::std::vec::Vec < Note > as is, with_extent extent :
        Size as is]
    );

    __rt::object!(
        HotelStayMembers { optional id "id" "\"id\":" required nights "nights" "\"nights\":"
        optional others "others" "\"others\":" optional guests "guests" "\"guests\":"
        optional room "room" "\"room\":" optional notes "notes" "\"notes\":" optional extent
        "extent" "\"extent\":" } extra
    );

    __rt::open_type!(HotelStayMembers, SCHEMA, 0, exact);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            IntegerRule NightsTo { MAXIMUM 366 }
        }
    }

    __rt::json_schemas!(
        HotelStayId Nights NightsMembers HotelStayGuests Chamber Note Size HotelStay
        HotelStayMembers
    );

    __rt::open_schema!(
        HotelStay, 0, "stay", ["file:///stay.schema.json" "stay.schema.json"], numbers(10 I64
        11 I64 12 I64 13 I64 16 F64), checks(0 HotelStay::__check, 1 Note::__check, 2
        Nights::__check, 4 HotelStayId::__check, 6 HotelStayGuests::__check), texts(by_hand :
        true); title : "Stay", subject : "Stay"
    );
}
