//! Holds the other entries of SPEC's table W against the entry for text: serde, `validate`, CBOR,
//! `MessagePack`, and the way back to text. Invariant: nothing is lost between any two of them.

use std::fmt::Debug;

use saop_schema::Message;
use saop_synth::Tree;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::bench::Bench;
use crate::oracle::compare::Case;
use crate::oracle::data::{same_as_value, same_data};
use crate::oracle::exact::{Document, tree_of};
use crate::oracle::explain::explain;
use crate::oracle::reader::{self, Reading};

/// SPEC W: every other entry says the same as far as it can see, and nothing is lost on the way.
pub(crate) fn typed<T>(
    bench: &Bench,
    case: &mut Case<'_>,
    reading: Option<&Reading>,
) -> Result<(), String>
where
    T: Message + Serialize + DeserializeOwned + PartialEq + Debug,
{
    let parsed = saop_schema::parse::<T>(case.text).ok();
    if parsed.is_some() != case.refused.is_none() {
        return Err("check and parse disagree".to_owned());
    }
    let through_serde = serde_json::from_str::<T>(case.text);
    match (&parsed, &through_serde) {
        (Some(ours), Ok(theirs)) if ours == theirs => {}
        (None, Err(_)) => {}
        _ => {
            return Err(format!(
                "parse gives {parsed:?}, but Deserialize over serde_json gives {through_serde:?}"
            ));
        }
    }
    if let Some(message) = &parsed {
        round_trip(bench, message, case, reading)?;
    }
    let Some(reading) = reading else {
        return Ok(());
    };
    let verdict = on_value::<T>(bench, &reading.value)?;
    // One refusal in four is enough here: the formats cost more than all else.
    if verdict.is_none() && !case.text.len().is_multiple_of(4) {
        return Ok(());
    }
    let mut cbor = Vec::new();
    ciborium::into_writer(&reading.value, &mut cbor).map_err(|error| error.to_string())?;
    agree(
        "CBOR",
        verdict.as_ref(),
        &ciborium::from_reader::<T, _>(&*cbor),
    )?;
    let pack = rmp_serde::to_vec_named(&reading.value).map_err(|error| error.to_string())?;
    agree(
        "MessagePack",
        verdict.as_ref(),
        &rmp_serde::from_slice::<T>(&pack),
    )
}

/// The same data through another format gives the same verdict and the same data. Floats may be spelled
/// another way there, so the messages themselves need not be equal.
fn agree<T: Message + Debug, E: Debug>(
    format: &str,
    expected: Option<&T>,
    found: &Result<T, E>,
) -> Result<(), String> {
    let same = |left: &T, right: &T| {
        let read = |message| reader::read(&saop_schema::serialize(message)).ok();
        read(left)
            .zip(read(right))
            .is_some_and(|(left, right)| reader::same(&left.value, &right.value))
    };
    match (expected, found) {
        (Some(expected), Ok(found)) if same(expected, found) => Ok(()),
        (None, Err(_)) => Ok(()),
        _ => Err(format!(
            "validate gives {expected:?}, but {format} gives {found:?}"
        )),
    }
}

/// SPEC P3: what `validate` makes of the value, compared with the engines, which see the same value.
fn on_value<T: Message + Debug>(bench: &Bench, value: &Value) -> Result<Option<T>, String> {
    let before = value.clone();
    let result = saop_schema::validate::<T>(value);
    if *value != before {
        return Err("validate changes its input".to_owned());
    }
    let schema = &bench.engines.engine.schema;
    let document = Document {
        schema,
        value,
        patched: false,
        spelled: &|| Some(tree_of(value)),
    };
    let found = bench.engines.findings(value)?;
    explain(&document, found, result.as_ref().err(), &mut |_| {})
        .map_err(|why| format!("of the Value: {why}"))?;
    let Ok(message) = result else {
        return Ok(None);
    };
    let written = saop_schema::serialize(&message);
    let again = Tree::parse(&written).map_err(|error| format!("{written}: {error}"))?;
    if same_as_value(schema, value, &again) {
        Ok(Some(message))
    } else {
        Err(format!("validate loses data: {written}"))
    }
}

/// What is serialized is the same data, parses back to an equal message, and stays the same bytes.
fn round_trip<T>(
    bench: &Bench,
    message: &T,
    case: &mut Case<'_>,
    reading: Option<&Reading>,
) -> Result<(), String>
where
    T: Message + Serialize + DeserializeOwned + PartialEq + Debug,
{
    let written = saop_schema::serialize(message);
    let original = Tree::parse(case.text).map_err(|error| format!("accepted, but {error}"))?;
    let again = Tree::parse(&written).map_err(|error| format!("{written}: {error}"))?;
    if !same_data(&bench.engines.engine.schema, &original, &again) {
        return Err(format!("the data changed: {written}"));
    }
    if let Some(reading) = reading {
        let again =
            reader::read(&written).map_err(|refusal| format!("{refusal:?} in {written}"))?;
        if !reader::same(&again.value, &reading.value) {
            return Err(format!("an independent reader finds other data: {written}"));
        }
    }
    let back = saop_schema::parse::<T>(&written)
        .map_err(|error| format!("{written} does not parse back: {error}"))?;
    if back != *message || saop_schema::serialize(&back) != written {
        return Err(format!("{written} does not parse back to the same"));
    }
    through_cbor(message, reading)
}

/// A message written to another format comes back as the same data, or not at all: a number that no 64-bit
/// type holds is refused there rather than changed.
fn through_cbor<T>(message: &T, reading: Option<&Reading>) -> Result<(), String>
where
    T: Message + Serialize + DeserializeOwned + Debug,
{
    let mut cbor = Vec::new();
    if ciborium::into_writer(message, &mut cbor).is_err() {
        return Ok(());
    }
    let back = ciborium::from_reader::<T, _>(&*cbor)
        .map_err(|error| format!("{message:?} does not come back from CBOR: {error}"))?;
    let again = reader::read(&saop_schema::serialize(&back)).ok();
    let same =
        |reading: &Reading| again.is_some_and(|again| reader::same(&again.value, &reading.value));
    if !reading.is_none_or(same) {
        return Err(format!("CBOR loses data of {message:?}: {back:?}"));
    }
    Ok(())
}
