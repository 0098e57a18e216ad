//! Rules that no keyword states, written by hand over the values of a generated type: those of an object with all its members, or
//! of an array with all its items. SPEC S5.
//!
//! Invariant: a type that the settings give a rule to has no value that breaks it, and whatever breaks it in a document is told with
//! its place.

use std::borrow::{Borrow, Cow};
use std::fmt;

use saop_json::text::open;
use saop_json::{Limits, Reader, Stop};

use crate::decode::Decode;
use crate::error::{Violation, ViolationKind};
use crate::schema::Site;

/// A rule over the values of a generated type `T`, for the types that the setting `rules` gives it to.
///
/// `T` is the type of all members of an object (`BookingMembers` for a `Booking`), or a slice of an array's items.
///
/// ```
/// use saop_schema::{Breaches, Decode, Reader, Rule, Stop};
///
/// // Generated from a schema.
/// #[derive(Clone)]
/// struct BookingMembers {
///     from: u64,
///     to: u64,
/// }
/// # impl Decode for BookingMembers {
/// #     fn decode(_: &mut Reader<'_>) -> Result<Self, Stop> {
/// #         Err(Stop)
/// #     }
/// # }
///
/// // Named in the settings: {"rules": {"booking#": "crate::EndsAfterItBegins"}}
/// enum EndsAfterItBegins {}
///
/// impl Rule<BookingMembers> for EndsAfterItBegins {
///     const NAME: &'static str = "ends_after_it_begins";
///
///     fn check(booking: &BookingMembers, breaches: &mut Breaches) {
///         if booking.to <= booking.from {
///             let (from, to) = (booking.from, booking.to);
///             breaches.add("/to", format!("expected an end after {from}, but found {to}"));
///         }
///     }
/// }
/// ```
pub trait Rule<T: ToOwned<Owned: Decode> + ?Sized>: 'static {
    /// What its violations are called: their [`ViolationKind`] is `Rule(NAME)`.
    const NAME: &'static str;

    /// Adds what the rule forbids in a value.
    fn check(value: &T, breaches: &mut Breaches);

    /// Adds what the rule forbids in a document that was refused. A value that breaks its schema as well is passed over; a rule
    /// that can say something of such a value does so here.
    fn check_document(site: &mut Site<'_, '_>) {
        let Ok(value) = decode::<T::Owned>(site.node.text()) else {
            return;
        };
        let mut breaches = Breaches::default();
        Self::check(value.borrow(), &mut breaches);
        for breach in breaches.list {
            site.add(Self::NAME, &breach.pointer, breach.message);
        }
    }
}

fn decode<T: Decode>(text: &str) -> Result<T, Stop> {
    // The text is a part of one that was within its limits.
    let mut reader = Reader::new(open(text.as_bytes(), &Limits::NONE)?, usize::MAX);
    let value = T::decode(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// No rule but those of the schema.
impl<T: ToOwned<Owned: Decode> + ?Sized> Rule<T> for () {
    const NAME: &'static str = "";

    fn check(_: &T, _: &mut Breaches) {}
}

/// A hand-written type that stands for an array of a schema.
///
/// The type enforces the bounds of the array, and says here which ones it enforces. Generated code does not
/// compile where they are not those of the schema. Its `Decode` reads each item as the type of the items: what a decoder has
/// passed counts as accepted, and only the rest is searched for violations.
pub trait HandWritten {
    /// The type of the items.
    type Item: Clone + Decode;
    /// The rule of its own that the type enforces; `()` for none.
    type Rule: Rule<[Self::Item]>;
    /// The fewest items that the type takes (`minItems`).
    const MIN_ITEMS: u64;
    /// The most items that the type takes (`maxItems`).
    const MAX_ITEMS: Option<u64>;
    /// Whether the type refuses an item that is there already (`uniqueItems`).
    const UNIQUE_ITEMS: bool;
}

/// Adds what the rule of a hand-written type forbids in a document that was refused. Called by generated code.
pub fn check_hand_written<T: HandWritten>(site: &mut Site<'_, '_>) {
    T::Rule::check_document(site);
}

/// What a [`Rule`] forbids in a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Breaches {
    list: Vec<Breach>,
}

impl Breaches {
    /// Adds one: the JSON Pointer from the value to what is wrong, empty for the value as a whole, and the words, which read
    /// "expected X, but found Y".
    pub fn add(
        &mut self,
        pointer: impl Into<Cow<'static, str>>,
        message: impl Into<Cow<'static, str>>,
    ) {
        self.list.push(Breach {
            pointer: pointer.into(),
            message: message.into(),
        });
    }
}

/// One thing that a [`Rule`] forbids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    pointer: Cow<'static, str>,
    message: Cow<'static, str>,
}

impl Breach {
    /// The JSON Pointer from the value to what is wrong.
    #[must_use]
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// "expected X, but found Y".
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.pointer.is_empty() {
            write!(f, "{}: ", self.pointer)?;
        }
        f.write_str(&self.message)
    }
}

/// Why a value was refused: it breaks a [`Rule`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    rule: &'static str,
    breaches: Vec<Breach>,
}

impl RuleError {
    /// The rule's name.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        self.rule
    }

    /// What is wrong, at least one thing.
    #[must_use]
    pub fn breaches(&self) -> &[Breach] {
        &self.breaches
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, breach) in self.breaches.iter().enumerate() {
            let comma = if index == 0 { "" } else { "; " };
            write!(f, "{comma}{breach}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RuleError {}

/// Whether a value keeps a rule. Called by generated code.
///
/// # Errors
///
/// Where it does not: all that is wrong.
pub fn keep<T: ToOwned<Owned: Decode> + ?Sized, R: Rule<T>>(value: &T) -> Result<(), RuleError> {
    let mut breaches = Breaches::default();
    R::check(value, &mut breaches);
    if breaches.list.is_empty() {
        return Ok(());
    }
    Err(RuleError {
        rule: R::NAME,
        breaches: breaches.list,
    })
}

impl Site<'_, '_> {
    /// Adds a violation of a rule: its name, the JSON Pointer from the place of the rule to what is wrong, and the words.
    pub fn add(&mut self, rule: &'static str, pointer: &str, message: impl Into<String>) {
        let kind = ViolationKind::Rule(rule);
        let path = format!("{}{pointer}", self.path);
        let violation = Violation::new(kind, path, message.into());
        // What is missing has the place of what it is missing in.
        let place = self.node.pointer(pointer).unwrap_or(self.node);
        self.violations.push(violation.at(place));
    }
}

/// The type of a schema with a [`Rule`]: private contents, `new`, `edit` and `into_inner`, and all that a type of a schema can do.
/// Called by generated code.
#[macro_export]
macro_rules! ruled {
    ($type:ident, $inner:ty, $target:ty, $rule:ty) => {
        impl $type {
            /// Takes what keeps the rule.
            ///
            /// # Errors
            ///
            /// Where it does not: all that is wrong.
            pub fn new(inner: $inner) -> ::std::result::Result<Self, $crate::RuleError> {
                Self::__keep(&inner)?;
                ::std::result::Result::Ok(Self { __inner: inner })
            }

            /// Changes it, and gives what `edit` gives.
            ///
            /// # Errors
            ///
            /// Where the result breaks the rule. Then nothing is changed.
            pub fn edit<__R>(
                &mut self,
                edit: impl ::std::ops::FnOnce(&mut $inner) -> __R,
            ) -> ::std::result::Result<__R, $crate::RuleError> {
                let mut changed = ::std::clone::Clone::clone(&self.__inner);
                let given = edit(&mut changed);
                Self::__keep(&changed)?;
                self.__inner = changed;
                ::std::result::Result::Ok(given)
            }

            /// What it is without its rule.
            #[must_use]
            pub fn into_inner(self) -> $inner {
                self.__inner
            }

            fn __keep(inner: &$target) -> ::std::result::Result<(), $crate::RuleError> {
                $crate::keep::<$target, $rule>(inner)
            }
        }

        impl $crate::Decode for $type {
            fn decode(__r: &mut $crate::Reader<'_>) -> ::std::result::Result<Self, $crate::Stop> {
                Self::new($crate::Decode::decode(__r)?).map_err(|_| $crate::Stop)
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<__S: $crate::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                $crate::serde::Serialize::serialize(&self.__inner, __s)
            }
        }
    };
}
