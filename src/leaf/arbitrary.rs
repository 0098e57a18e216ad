//! `arbitrary::Arbitrary` for the leaves, for fuzzing. Every value comes out of its type's own constructor, so it keeps
//! its rule; what makes it aims at the rule, so that the constructor refuses none but where no value is found.

mod pattern;

use arbitrary::{Arbitrary, Error, Result, Unstructured};

use super::{CheckedF64, CheckedString, Map, NumberRule, StringRule};
use crate::json::arbitrary::{arbitrary_text, character, length};

/// Nothing, or what `one` makes.
///
/// # Errors
///
/// Those of `one`.
pub fn arbitrary_option<'a, T>(
    u: &mut Unstructured<'a>,
    one: impl FnOnce(&mut Unstructured<'a>) -> Result<T>,
) -> Result<Option<T>> {
    bool::arbitrary(u)?.then(|| one(u)).transpose()
}

/// As many items as the bytes ask for.
///
/// # Errors
///
/// Those of `one`.
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

/// As many members as the bytes ask for.
///
/// # Errors
///
/// Those of `one`.
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

impl<'a, R: StringRule> Arbitrary<'a> for CheckedString<R> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let wanted = length(u)? as u64;
        let most = R::MAX_LENGTH.unwrap_or(u64::MAX);
        if let Some(pattern) = R::regex() {
            let made = pattern.matching(u, wanted, R::MIN_LENGTH, most)?;
            if let Ok(checked) = Self::new(made) {
                return Ok(checked);
            }
            // Without bytes to choose by, the walk goes the simplest way; and it has all the room there is.
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
            // Any bits at all.
            _ => f64::arbitrary(u)?,
        };
        let value = if value.is_finite() { value } else { 0.0 };
        Self::new(value)
            .or_else(|_| Self::new(value.max(least).min(most)))
            .map_err(|_| Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, Some(9))
    }
}

/// Floats that readers and writers of numbers get wrong.
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
