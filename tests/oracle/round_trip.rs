//! What is written parses back to an equal message, and is the same bytes from then on. SPEC T4, O4.

use saop::SaopMessage;
use saop_schema::AnyMessage;

use super::message::same_text;
use super::{Outcome, Verdict};

pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let Ok(message) = saop::parse_saop_message(bytes) else {
        return Ok(Verdict::Rejected);
    };
    let written = equal_again(&message)?;
    same_text(message.schema(), bytes, &written)?;
    Ok(Verdict::Accepted)
}

/// Writes a message, and compares what comes back with it.
pub(crate) fn equal_again(message: &SaopMessage) -> Result<String, String> {
    let written = saop::serialize_saop_message(message);
    let back = saop::parse_saop_message(&written)
        .map_err(|error| format!("{written} does not parse back: {error}"))?;
    if back != *message {
        return Err(format!("{message:?} comes back as {back:?}"));
    }
    if saop::serialize_saop_message(&back) != written {
        return Err(format!("{written} is written another way the second time"));
    }
    let through_serde = serde_json::from_str::<SaopMessage>(&written);
    match through_serde {
        Ok(same) if same == *message => Ok(written),
        other => Err(format!("serde_json reads {written} as {other:?}")),
    }
}
