//! `arbitrary::Arbitrary` for the leaf types, for fuzzing. Every value comes from its type's own constructor, so it
//! satisfies its rule. Generation aims at the rule, so that the constructor rejects a value only if none was found.

mod pattern;

use std::cell::Cell;

use arbitrary::{Arbitrary, Error, Result, Unstructured};
use saop_json::arbitrary::{arbitrary_text, character, length};
use saop_json::decimal::product;
use serde::Serialize;

use saop_json::JsonNumber;

use super::{
    ArrayRule, CheckedF64, CheckedInteger, CheckedString, CheckedVec, IntegerRule, Nullable,
    NumberRule, StringRule,
};
use crate::decode::Map;

/// Generates `None` or a value from `one`.
///
/// # Errors
///
/// Fails if `one` does.
pub fn arbitrary_option<'a, T>(
    u: &mut Unstructured<'a>,
    one: impl FnOnce(&mut Unstructured<'a>) -> Result<T>,
) -> Result<Option<T>> {
    bool::arbitrary(u)?.then(|| one(u)).transpose()
}

/// Generates `null` or a value from `one`.
///
/// # Errors
///
/// Fails if `one` does.
pub fn arbitrary_nullable<'a, T>(
    u: &mut Unstructured<'a>,
    one: impl FnOnce(&mut Unstructured<'a>) -> Result<T>,
) -> Result<Nullable<T>> {
    arbitrary_option(u, one).map(Nullable::from)
}

/// Generates as many items as the bytes call for and the rule allows.
///
/// # Errors
///
/// Fails if `one` does; with [`Error::IncorrectFormat`] if items that must be unique are equal.
pub fn arbitrary_list<'a, T: Serialize, R: ArrayRule>(
    u: &mut Unstructured<'a>,
    mut one: impl FnMut(&mut Unstructured<'a>) -> Result<T>,
) -> Result<CheckedVec<T, R>> {
    let mut items = Vec::new();
    while (items.len() as u64) < R::MAX_ITEMS.unwrap_or(u64::MAX)
        && ((items.len() as u64) < R::MIN_ITEMS || bool::arbitrary(u)?)
    {
        items.push(one(u)?);
    }
    CheckedVec::new(items).map_err(|_| Error::IncorrectFormat)
}

/// Generates as many items as the bytes call for.
///
/// # Errors
///
/// Fails if `one` does.
pub fn arbitrary_array<'a, T>(
    u: &mut Unstructured<'a>,
    mut one: impl FnMut(&mut Unstructured<'a>) -> Result<T>,
) -> Result<Vec<T>> {
    let mut items = Vec::new();
    while bool::arbitrary(u)? {
        items.push(one(u)?);
    }
    Ok(items)
}

/// Generates as many members as the bytes call for.
///
/// # Errors
///
/// Fails if `one` does.
pub fn arbitrary_map<'a, T>(
    u: &mut Unstructured<'a>,
    mut one: impl FnMut(&mut Unstructured<'a>) -> Result<T>,
) -> Result<Map<T>> {
    let mut members = Map::new();
    while bool::arbitrary(u)? {
        members.insert(arbitrary_text(u)?, one(u)?);
    }
    Ok(members)
}

thread_local! {
    static LEVEL: Cell<usize> = const { Cell::new(0) };
}

/// Generates a value of a recursive type: from the bytes down to this many levels, and below them without bytes, which
/// terminates.
///
/// # Errors
///
/// Fails if `one` does.
pub fn arbitrary_level<'a, T>(
    u: &mut Unstructured<'a>,
    levels: usize,
    one: impl FnOnce(&mut Unstructured<'a>) -> Result<T>,
) -> Result<T> {
    struct Above(usize);
    impl Drop for Above {
        fn drop(&mut self) {
            LEVEL.set(self.0);
        }
    }
    let above = Above(LEVEL.get());
    LEVEL.set(above.0 + 1);
    if above.0 < levels {
        one(u)
    } else {
        one(&mut Unstructured::new(&[]))
    }
}

impl<'a, R: StringRule> Arbitrary<'a> for CheckedString<R> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let wanted = length(u)? as u64;
        let most = R::MAX_LENGTH.unwrap_or(u64::MAX);
        if let Some(pattern) = R::regex() {
            let made = pattern.matching(u, wanted, R::MIN_LENGTH, most)?;
            if let Ok(checked) = Self::new(made) {
                return Ok(checked);
            }
            // Without bytes to choose by, the walk takes the simplest path, with all the room there is.
            let none = &mut Unstructured::new(&[]);
            let made = pattern.matching(none, u64::MAX, R::MIN_LENGTH, most)?;
            return Self::new(made).map_err(|_| Error::IncorrectFormat);
        }
        let mut text = String::new();
        for at in 0..wanted.max(R::MIN_LENGTH).min(most) {
            if at >= R::MIN_LENGTH && u.is_empty() {
                break;
            }
            text.push(character(u)?);
        }
        Self::new(text).map_err(|_| Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, None)
    }
}

/// Generates a number that keeps a rule, as it might be spelled.
///
/// # Errors
///
/// Fails if none is found.
pub fn arbitrary_number<R: NumberRule>(u: &mut Unstructured<'_>) -> Result<JsonNumber> {
    let float = CheckedF64::<R>::arbitrary(u)?.get();
    JsonNumber::try_from(float).map_err(|_| arbitrary::Error::IncorrectFormat)
}

impl<'a, R: NumberRule> Arbitrary<'a> for CheckedF64<R> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let least = R::MINIMUM
            .unwrap_or(f64::MIN)
            .max(R::EXCLUSIVE_MINIMUM.map_or(f64::MIN, f64::next_up));
        let most = R::MAXIMUM
            .unwrap_or(f64::MAX)
            .min(R::EXCLUSIVE_MAXIMUM.map_or(f64::MAX, f64::next_down));
        let value = match u.int_in_range(0..=7u8)? {
            0 => 0.0,
            1 => f64::from(i16::arbitrary(u)?),
            2 => least,
            3 => most,
            4 => *u.choose(&ODD_FLOATS)?,
            // Anywhere between the bounds, in equal steps.
            5 => {
                let share = f64::from(u32::arbitrary(u)?) / f64::from(u32::MAX);
                least * (1.0 - share) + most * share
            }
            // Any bit pattern.
            _ => f64::arbitrary(u)?,
        };
        let value = if value.is_finite() { value } else { 0.0 };
        let near = |value| R::MULTIPLE_OF.map_or(value, |step| multiple_near(value, step));
        let step = R::MULTIPLE_OF.unwrap_or(0.0);
        let value = [value, least, least + step, most - step]
            .map(near)
            .into_iter()
            .find(|near| (least..=most).contains(near))
            .unwrap_or(value);
        Self::new(value)
            .or_else(|_| Self::new(value.max(least).min(most)))
            .map_err(|_| Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, Some(9))
    }
}

impl<'a, T, R> Arbitrary<'a> for CheckedInteger<T, R>
where
    T: Arbitrary<'a> + Copy + Into<i128> + TryFrom<i128>,
    R: IntegerRule,
{
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let exclusive_least = R::EXCLUSIVE_MINIMUM.map(|bound| bound + 1);
        let exclusive_most = R::EXCLUSIVE_MAXIMUM.map(|bound| bound - 1);
        let least = R::MINIMUM
            .max(exclusive_least)
            .unwrap_or(i128::from(i64::MIN));
        let most = [R::MAXIMUM, exclusive_most].into_iter().flatten().min();
        let most = most.unwrap_or(i128::from(if least < 0 {
            i64::MAX as u64
        } else {
            u64::MAX
        }));
        let step = i128::from(R::MULTIPLE_OF.unwrap_or(1));
        let (least, most) = (
            least.div_euclid(step) + i128::from(least.rem_euclid(step) > 0),
            most.div_euclid(step),
        );
        let count = match u.int_in_range(0..=3u8)? {
            0 => least,
            1 => most,
            2 => i128::from(u8::arbitrary(u)?),
            _ => T::arbitrary(u)?.into().div_euclid(step),
        };
        let value = count.max(least).min(most) * step;
        let value = T::try_from(value).map_err(|_| Error::IncorrectFormat)?;
        Self::new(value).map_err(|_| Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, Some(9))
    }
}

impl<'a, T: Arbitrary<'a>> Arbitrary<'a> for Nullable<T> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        arbitrary_nullable(u, T::arbitrary)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        arbitrary::size_hint::and((1, Some(1)), (0, T::size_hint(depth).1))
    }
}

impl<'a, T: Arbitrary<'a> + Serialize, R: ArrayRule> Arbitrary<'a> for CheckedVec<T, R> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        arbitrary_list(u, T::arbitrary)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (0, None)
    }
}

/// Returns a multiple of `step` near `value`: the float nearest to the decimal product, as the rule requires.
fn multiple_near(value: f64, step: f64) -> f64 {
    let count = (value / step).round().clamp(-1e6, 1e6) as i64;
    product(count, step).unwrap_or(value)
}

/// Floats that parsers and formatters of numbers often get wrong.
const ODD_FLOATS: [f64; 10] = [
    -0.0,
    5e-324,
    -5e-324,
    f64::MIN_POSITIVE,
    f64::EPSILON,
    0.1,
    1e21,
    9_007_199_254_740_993.0,
    f64::MAX,
    f64::MIN,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    enum Few {}

    impl ArrayRule for Few {
        const NAME: &'static str = "Few";
        const MIN_ITEMS: u64 = 1;
        const MAX_ITEMS: Option<u64> = Some(3);
        const UNIQUE_ITEMS: bool = true;
    }

    /// Other crates' derives ask for these.
    #[test]
    fn a_type_of_ours_is_made_wherever_arbitrary_asks_for_one() {
        let bytes: Vec<u8> = (0..=255).cycle().take(4096).collect();
        let mut u = Unstructured::new(&bytes);
        let (mut nulls, mut values) = (0, 0);
        for _ in 0..64 {
            match Nullable::<u64>::arbitrary(&mut u).unwrap() {
                Nullable::Null => nulls += 1,
                Nullable::Value(_) => values += 1,
            }
            let few = CheckedVec::<u64, Few>::arbitrary(&mut u).unwrap();
            assert!((1..=3).contains(&few.len()), "{few:?}");
        }
        assert!(nulls > 0 && values > 0, "{nulls} and {values}");
        assert_eq!(Nullable::<u64>::size_hint(0).0, 1);
        assert_eq!(CheckedVec::<u64, Few>::size_hint(0), (0, None));
    }
}
