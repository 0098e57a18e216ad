//! Types of somebody else's schema with what settings say of its places: names, hand-written types, and rules.

use std::collections::{BTreeMap, BTreeSet};

use saop_schema::{Breaches, Error, Nullable, Rule, ViolationKind, serialize};
use serde::{Deserialize, Serialize};

use crate::open_places::stay::{
    HotelStay, HotelStayGuests, HotelStayId, HotelStayMembers, Nights, NightsMembers, Note, Size,
};
use crate::{accepts, read, refuses};

/// An id of 64 bits, of which the schema says a little more than this type writes, and a little less than it reads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id(u64);

impl TryFrom<String> for Id {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        u64::from_str_radix(&text, 16).map(Self)
    }
}

impl From<Id> for String {
    fn from(id: Id) -> Self {
        match id.0 {
            0 => "none".to_owned(),
            other => format!("{other:x}"),
        }
    }
}

/// A type that does not always write what it reads.
#[derive(Clone, Debug, PartialEq)]
#[allow(unreachable_pub, reason = "the type around it is public")]
pub enum Remark {
    Fine,
    Twice,
    Broken,
}

impl<'de> Deserialize<'de> for Remark {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let members = BTreeMap::<String, String>::deserialize(deserializer)?;
        match members.len() {
            0 => Ok(Self::Fine),
            _ => Err(serde::de::Error::custom("expected no member")),
        }
    }
}

impl Serialize for Remark {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let count = match self {
            Self::Fine => 0,
            Self::Twice => 2,
            Self::Broken => return Err(serde::ser::Error::custom("it is broken")),
        };
        serializer.collect_map((0..count).map(|_| ("a", 1)))
    }
}

pub(crate) enum EndsAfterItBegins {}

impl Rule<NightsMembers> for EndsAfterItBegins {
    const NAME: &'static str = "ends_after_it_begins";

    fn check(nights: &NightsMembers, breaches: &mut Breaches) {
        let (from, to) = (nights.from, *nights.to);
        if to <= from {
            breaches.add(
                "/to",
                format!("expected an end after {from}, but found {to}"),
            );
        }
    }
}

pub(crate) enum NobodyTwice {}

impl Rule<[String]> for NobodyTwice {
    const NAME: &'static str = "nobody_twice";

    fn check(guests: &[String], breaches: &mut Breaches) {
        let mut seen = BTreeSet::new();
        for (index, guest) in guests.iter().enumerate() {
            if !seen.insert(guest) {
                let message = format!("expected each guest once, but found {guest} again");
                breaches.add(format!("/{index}"), message);
            }
        }
    }
}

pub(crate) enum BedsForAll {}

impl Rule<HotelStayMembers> for BedsForAll {
    const NAME: &'static str = "beds_for_all";

    fn check(stay: &HotelStayMembers, breaches: &mut Breaches) {
        let room = stay.room.as_ref().and_then(Nullable::as_option);
        if let Some(room) = room
            && room.beds < room.guests
        {
            breaches.add("/room", "expected a bed for each guest, but found fewer");
        }
    }
}

fn said(error: &Error) -> Vec<(ViolationKind, &str, Option<usize>)> {
    let all = error.violations().iter();
    all.map(|one| {
        let line = one.position().map(|position| position.line);
        (one.kind(), one.instance_path(), line)
    })
    .collect()
}

// SPEC S5
#[test]
fn a_place_has_the_name_of_the_settings() {
    let text = r#"{"nights":{"from":1,"to":2},"extent":{"width":1.5},"room":{"beds":2}}"#;
    let stay = read::<HotelStay>(text).unwrap();
    let size: &Size = stay.extent.as_ref().unwrap();
    assert_eq!(size.width.map(f64::from), Some(1.5));
}

// SPEC S5
#[test]
fn every_breach_of_a_rule_is_told_where_it_is() {
    accepts::<HotelStay>(r#"{"nights": {"from": 1, "to": 2}, "guests": ["a", "b"]}"#);
    let text = r#"{
  "nights": {"from": 5, "to": 5},
  "others": [{"from": 1, "to": 2},
             {"from": 4, "to": 3}],
  "guests": ["a", "b", "a"],
  "room": {"beds": 1, "guests": 2}
}"#;
    refuses::<HotelStay>(text);
    let error = saop_schema::parse::<HotelStay>(text).unwrap_err();
    assert_eq!(
        said(&error),
        [
            (
                ViolationKind::Rule("ends_after_it_begins"),
                "/nights/to",
                Some(2)
            ),
            (
                ViolationKind::Rule("ends_after_it_begins"),
                "/others/1/to",
                Some(4)
            ),
            (ViolationKind::Rule("nobody_twice"), "/guests/2", Some(5)),
            (ViolationKind::Rule("beds_for_all"), "/room", Some(6)),
        ]
    );
    let found = error.violations()[0].message();
    assert_eq!(found, "expected an end after 5, but found 5");
    // A part by itself.
    let error = saop_schema::open::parse::<Nights>(r#"{"from": 2, "to": 1}"#).unwrap_err();
    let rule = ViolationKind::Rule("ends_after_it_begins");
    assert_eq!(said(&error), [(rule, "/to", Some(1))]);
    // What the schema says comes first.
    let error = saop_schema::parse::<HotelStay>(r#"{"nights": {"from": 2, "to": 400}}"#);
    assert_eq!(
        said(&error.unwrap_err()),
        [(ViolationKind::Schema, "/nights/to", Some(1))]
    );
}

// SPEC S5
#[test]
fn no_change_breaks_a_rule() {
    let nights = |from, to: i64| Nights::new(NightsMembers::new(from, to.try_into().unwrap()));
    let rule = ViolationKind::Rule("ends_after_it_begins");
    assert_eq!(said(&nights(2, 1).unwrap_err()), [(rule, "/to", None)]);
    let mut first = nights(1, 2).unwrap();
    let error = first.edit(|members| members.from = 2).unwrap_err();
    assert_eq!(said(&error), [(rule, "/to", None)]);
    assert_eq!(first, nights(1, 2).unwrap());
    first.edit(|members| members.from = 0).unwrap();
    assert_eq!(first.from, 0);
    let mut guests = HotelStayGuests::new(["a".to_owned()]).unwrap();
    assert!(guests.edit(|guests| guests.push("a".to_owned())).is_err());
    assert_eq!(guests.into_inner(), ["a"]);
}

// SPEC S5
#[test]
fn a_hand_written_type_keeps_the_text_that_was_read() {
    let text = r#"{"id":"00ff","nights":{"from":1,"to":2}}"#;
    let mut stay = read::<HotelStay>(text).unwrap();
    let id = stay.id.as_ref().unwrap();
    assert_eq!((&**id, id.as_json()), (&Id(255), "\"00ff\""));
    assert_eq!(serialize(&stay), text);
    stay.edit(|stay| stay.id = Some(HotelStayId::new(Id(16)).unwrap()))
        .unwrap();
    assert_eq!(serialize(&stay), text.replace("00ff", "10"));
}

// SPEC S5
#[test]
fn a_hand_written_type_neither_breaks_its_schema_nor_takes_more() {
    // The schema refuses what the type writes.
    let error = HotelStayId::new(Id(0)).unwrap_err();
    assert_eq!(said(&error), [(ViolationKind::Schema, "", None)]);
    // The type refuses what the schema takes.
    let text = r#"{"nights": {"from": 1, "to": 0},
        "id": "fffffffffffffffff"}"#;
    refuses::<HotelStay>(text);
    let error = saop_schema::parse::<HotelStay>(text).unwrap_err();
    assert_eq!(
        said(&error),
        [
            (
                ViolationKind::Rule("ends_after_it_begins"),
                "/nights/to",
                Some(1)
            ),
            (ViolationKind::Unrepresentable, "/id", Some(2)),
        ]
    );
    let expected =
        "expected a value that its Rust type can hold, but found the string `fffffffffffffffff`";
    assert_eq!(error.violations()[1].message(), expected);
    // The type takes what the schema refuses.
    refuses::<HotelStay>(r#"{"nights": {"from": 1, "to": 2}, "id": "FF"}"#);
}

// SPEC S5
#[test]
fn what_a_hand_written_type_cannot_write_or_hold_is_an_error() {
    assert_eq!(Note::new(Remark::Fine).unwrap().as_json(), "{}");
    for (remark, expected) in [
        (
            Remark::Broken,
            "expected a value with a JSON text, but found one without: it is broken",
        ),
        (
            Remark::Twice,
            "expected a value with unique keys, but found a key twice",
        ),
    ] {
        let error = Note::new(remark).unwrap_err();
        assert_eq!(error.violations()[0].message(), expected);
    }
    let text = r#"{"nights": {"from": 1, "to": 2}, "notes": [{}, {"a": "b"}]}"#;
    refuses::<HotelStay>(text);
    let error = saop_schema::parse::<HotelStay>(text).unwrap_err();
    assert_eq!(
        said(&error),
        [(ViolationKind::Unrepresentable, "/notes/1", Some(1))]
    );
}
