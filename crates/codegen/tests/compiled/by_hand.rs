//! Rules that no keyword expresses, and hand-written types: what they hold, and how the types with them are made and changed.

use saop_schema::{Breaches, Decode, HandWritten, Reader, Rule, Stop, ViolationKind};
use serde::Serialize;

use crate::{accepts, hand_written, recursive_rules, refuses, rules};

#[test]
fn a_hand_written_type_holds_its_own_rule() {
    use hand_written::Batch;
    accepts::<Batch>(r#"{"pairs": [{"key": "a"}, {"key": "b", "count": 1}]}"#);
    accepts::<Batch>(r#"{"pairs": [{"key": "a"}], "more": {"x": [[{"key": "a"}]], "y": []}}"#);
    for bad in [
        r#"{"pairs": []}"#,
        r#"{"pairs": [{"key": "a"}, {"key": "b"}, {"key": "c"}, {"key": "d"}]}"#,
        r#"{"pairs": [{"key": ""}]}"#,
        r#"{"pairs": [{"key": "a"}], "more": {"x": [[]]}}"#,
    ] {
        refuses::<Batch>(bad);
    }
}

// SPEC S5
#[test]
fn rules_and_hand_written_types_may_be_in_recursive_types() {
    use recursive_rules::{Tree, TreeMembers};
    let leaves = r#"{"leaves": ["a"]}"#;
    accepts::<Tree>(leaves);
    accepts::<Tree>(&format!(r#"{{"inner": {{"inner": {leaves}}}}}"#));
    let told = |tree: &str| -> Vec<String> {
        let error = saop_schema::parse::<Tree>(tree).unwrap_err();
        error.violations().iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        told(r#"{"inner": {"inner": {}}}"#),
        ["/inner/inner: expected leaves or an inner tree, but found neither"]
    );
    assert_eq!(
        told(r#"{"inner": {"leaves": []}}"#),
        ["/inner/leaves: expected an array of at least 1 item, but found an empty array"]
    );
    let one = Leaves(vec!["a".to_owned()]);
    let inner = Tree::new(TreeMembers::new().with_leaves(one)).unwrap();
    let tree = Tree::new(TreeMembers::new().with_inner(Box::new(inner))).unwrap();
    assert_eq!(tree.clone(), tree);
    assert!(Tree::new(TreeMembers::new()).is_err());
}

/// The leaves of a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaves(Vec<String>);

impl Decode for Leaves {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        let leaves = Vec::decode(reader)?;
        if leaves.is_empty() {
            return Err(Stop);
        }
        Ok(Self(leaves))
    }
}

impl Serialize for Leaves {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl HandWritten for Leaves {
    type Item = String;
    type Rule = ();
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: Option<u64> = None;
    const UNIQUE_ITEMS: bool = false;
}

/// The rule over a tree's members.
pub enum HasLeaves {}

impl Rule<recursive_rules::TreeMembers> for HasLeaves {
    const NAME: &'static str = "has_leaves";

    fn check(tree: &recursive_rules::TreeMembers, breaches: &mut Breaches) {
        if tree.leaves.is_none() && tree.inner.is_none() {
            breaches.add("", "expected leaves or an inner tree, but found neither");
        }
    }
}

/// The rule over a booking's members.
pub enum EndsAfterItBegins {}

impl Rule<rules::BookingMembers> for EndsAfterItBegins {
    const NAME: &'static str = "ends_after_it_begins";

    fn check(booking: &rules::BookingMembers, breaches: &mut Breaches) {
        if booking.to <= booking.from {
            let (from, to) = (booking.from, booking.to);
            breaches.add(
                "/to",
                format!("expected an end after {from}, but found {to}"),
            );
        }
    }
}

/// The rule over the slots of a booking.
pub enum InOrder {}

impl Rule<[rules::SlotsItem]> for InOrder {
    const NAME: &'static str = "in_order";

    fn check(slots: &[rules::SlotsItem], breaches: &mut Breaches) {
        // The schema asks for one at least, so that there is a first one wherever the rule is called.
        assert!(slots[0].at < u64::MAX);
        for (index, pair) in slots.windows(2).enumerate() {
            if pair[1].at <= pair[0].at {
                breaches.add(
                    format!("/{}/at", index + 1),
                    format!(
                        "expected a slot after {}, but found {}",
                        pair[0].at, pair[1].at
                    ),
                );
            }
        }
    }
}

/// The rule over the notes of a booking.
pub enum NoNoteTwice {}

impl Rule<[String]> for NoNoteTwice {
    const NAME: &'static str = "no_note_twice";

    fn check(notes: &[String], breaches: &mut Breaches) {
        let mut seen = std::collections::HashSet::new();
        for (index, note) in notes.iter().enumerate() {
            if !seen.insert(note) {
                breaches.add(
                    format!("/{index}"),
                    "expected each note once, but found one again",
                );
            }
        }
    }
}

/// The rule over a guest's members.
pub enum Reachable {}

impl Rule<rules::GuestMembers> for Reachable {
    const NAME: &'static str = "reachable";

    fn check(guest: &rules::GuestMembers, breaches: &mut Breaches) {
        if guest.mail.is_none() && guest.phone.is_none() {
            breaches.add("", "expected `mail` or `phone`, but found neither");
        }
    }
}

// SPEC S5
#[test]
fn a_rule_over_members_or_items_holds_however_a_value_comes_about() {
    use rules::Booking;
    let good = r#"{"version": "1.1.0", "kind": "booking", "from": 1, "to": 5, "slots": [{"at": 1}, {"at": 3}],
        "tables": [{"guests": {"a": {"mail": "x"}}}], "notes": ["n"], "new": true}"#;
    accepts::<Booking>(good);
    for (bad, expected) in [
        (
            r#"{"version": "1.1.0", "kind": "booking", "from": 5, "to": 5, "slots": [{"at": 1}]}"#,
            "1:58: /to: expected an end after 5, but found 5",
        ),
        (
            r#"{"version": "1.1.0", "kind": "booking", "from": 1, "to": 5, "slots": [{"at": 1}, {"at": 1}]}"#,
            "1:89: /slots/1/at: expected a slot after 1, but found 1",
        ),
        (
            r#"{"version": "1.1.0", "kind": "booking", "from": 1, "to": 5, "slots": [{"at": 1}], "notes": ["a", "a"]}"#,
            "1:98: /notes/1: expected each note once, but found one again",
        ),
        (
            r#"{"version": "1.1.0", "kind": "booking", "from": 1, "to": 5, "slots": [{"at": 1}], "tables": [{"guests": {"a": {}}}]}"#,
            "1:111: /tables/0/guests/a: expected `mail` or `phone`, but found neither",
        ),
        // A rule below one branch of a union says nothing of another branch.
        (
            r#"{"version": "1.1.0", "kind": "booking", "from": 1, "to": 5, "slots": [{"at": 1}], "place": {"kind": "street", "tags": ["a", "a"], "number": -1}}"#,
            "1:141: /place/number: expected an integer of at least 0, but found the number -1",
        ),
        (
            r#"{"version": "1.1.0", "kind": "booking", "from": 1, "to": 5, "slots": [{"at": 1}], "place": {"kind": "room", "tags": ["a", "a"]}}"#,
            "1:123: /place/tags/1: expected each note once, but found one again",
        ),
        // What breaks the schema is reported alone: the rule has no members to look at.
        (
            r#"{"version": "1.1.0", "kind": "booking", "from": 5, "to": 5, "slots": []}"#,
            "1:70: /slots: expected an array of at least 1 item, but found an empty array",
        ),
    ] {
        refuses::<Booking>(bad);
        let error = saop_schema::parse::<Booking>(bad).unwrap_err();
        let told: Vec<String> = error
            .violations()
            .iter()
            .map(|one| {
                let position = one.position().unwrap();
                format!("{}:{}: {one}", position.line, position.column)
            })
            .collect();
        assert_eq!(told, [expected]);
    }
    let error = saop_schema::parse::<Booking>(
        r#"{"version": "1.1.0", "kind": "booking", "from": 5, "to": 5, "slots": [{"at": 1}]}"#,
    );
    let kind = error.unwrap_err().violations()[0].kind();
    assert_eq!(kind, ViolationKind::Rule("ends_after_it_begins"));
}

// SPEC S5
#[test]
fn a_value_with_a_rule_changes_as_a_whole() {
    use rules::{
        Booking, BookingMembers, Guest, GuestMembers, Slots, SlotsItem, SlotsValue, Table,
    };
    let good = r#"{"version": "1.1.0", "kind": "booking", "from": 1, "to": 5, "slots": [{"at": 1}, {"at": 3}],
        "tables": [{"guests": {"a": {"mail": "x"}}}], "notes": ["n"], "new": true}"#;
    // From code.
    let booking: Booking = saop_schema::parse(good).unwrap();
    assert_eq!((booking.from, booking.new), (1, Some(true)));
    assert_eq!(booking.slots[1].at, 3);
    let members = BookingMembers {
        to: 0,
        ..booking.clone().into_inner()
    };
    let error = Booking::try_from(members).unwrap_err();
    let [breach] = error.violations() else {
        panic!("{error:?}")
    };
    assert_eq!(breach.kind(), ViolationKind::Rule("ends_after_it_begins"));
    assert_eq!(
        breach.to_string(),
        "/to: expected an end after 1, but found 0"
    );
    let mut changed = booking.clone();
    changed.edit(|members| members.to = 1).unwrap_err();
    assert_eq!(changed, booking);
    assert_eq!(
        changed.edit(|members| std::mem::replace(&mut members.to, 9)),
        Ok(5)
    );
    assert_eq!(changed.to, 9);
    let mut slots: Slots = changed.slots.clone();
    let item = |at| SlotsItem { at };
    let error = slots.edit(|items| {
        let mut all = items.to_vec();
        all.extend([item(2), item(1)]);
        *items = all.try_into().unwrap();
    });
    let error = error.unwrap_err();
    let breaches: Vec<String> = error.violations().iter().map(ToString::to_string).collect();
    assert_eq!(
        breaches,
        [
            "/2/at: expected a slot after 3, but found 2",
            "/3/at: expected a slot after 2, but found 1"
        ]
    );
    assert_eq!(slots.len(), 2);
    let nobody = GuestMembers {
        mail: None,
        phone: None,
    };
    Guest::new(nobody).unwrap_err();

    let slot = || Slots::new(SlotsValue::try_from(vec![item(1)]).unwrap()).unwrap();
    let made = Booking::try_from(BookingMembers::new(1, 2, slot())).unwrap();
    assert_eq!(made.version.as_str(), "1.0.0");

    // As many breaches as a document has room for take time in proportion.
    let many = vec![r#""""#; 50_000].join(", ");
    let text = format!(
        r#"{{"version": "1.1.0", "kind": "booking", "from": 1, "to": 5, "slots": [{{"at": 1}}], "notes": [{many}]}}"#
    );
    let error = saop_schema::parse::<Booking>(&text).unwrap_err();
    assert_eq!(error.violation_count(), 49_999);
    assert_eq!(error.violations()[999].instance_path(), "/notes/1000");

    // Through serde, a part by itself, and what holds it.
    let told = |error: serde_json::Error| error.to_string();
    assert_eq!(
        serde_json::from_str::<Guest>("{}").map_err(told),
        Err("expected `mail` or `phone`, but found neither".to_owned())
    );
    assert_eq!(
        serde_json::from_str::<Table>(r#"{"guests": {"b": {}}}"#).map_err(told),
        Err("/guests/b: expected `mail` or `phone`, but found neither".to_owned())
    );
}

/// The type that stands for the definition `Pairs`.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairs(Vec<hand_written::PairsItem>);

impl Decode for Pairs {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        let pairs = Vec::decode(reader)?;
        if pairs.is_empty() || pairs.len() > 3 {
            return Err(Stop);
        }
        Ok(Self(pairs))
    }
}

impl Serialize for Pairs {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl HandWritten for Pairs {
    type Item = hand_written::PairsItem;
    type Rule = ();
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: Option<u64> = Some(3);
    const UNIQUE_ITEMS: bool = false;
}

#[test]
fn a_type_with_a_rule_shows_its_members() {
    let text = r#"{"version": "1.1.0", "kind": "booking", "from": 3, "to": 5, "slots": [{"at": 1}],
        "tables": [], "notes": ["a"], "place": {"kind": "room"}, "new": false}"#;
    let booking = saop_schema::parse::<rules::Booking>(text).unwrap();
    assert_eq!(booking.version.as_str(), "1.1.0");
    assert_eq!(booking.kind.as_str(), "booking");
    assert_eq!((booking.from, booking.to), (3, 5));
    assert_eq!(booking.tables.as_deref().map(<[_]>::len), Some(0));
    assert!(booking.notes.is_some() && booking.place.is_some());
    assert_eq!(booking.new, Some(false));
    let guest = r#"{"mail": "a@b", "phone": "1"}"#;
    let guest: rules::Guest = serde_json::from_str(guest).unwrap();
    assert_eq!(guest.mail.as_deref(), Some("a@b"));
    assert_eq!(guest.phone.as_deref(), Some("1"));
}
