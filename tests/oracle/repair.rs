//! Repairs of any text: no byte outside of an edit changes, never one of a valid text, and nothing is appended. SPEC A5.

use saop::retry::Edit;
use saop::{Limits, RepairPolicy, Retry, RetryPolicy, SAOP_ENVELOPE, SaopEnvelope, Step};
use saop_json::Tree;
use saop_json::text::open;
use saop_repair::{Repaired, Repairing};
use saop_schema::parse_with;

use super::{Outcome, Verdict};

pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let Ok(text) = str::from_utf8(bytes) else {
        return Ok(Verdict::Rejected);
    };
    let limits = Limits::default();
    let is_json = open(bytes, &limits).and_then(|cursor| Tree::parse(cursor, &limits));
    let plain = Repairing::new().repair(text).ok();
    let verdict = Verdict::of(&plain.as_ref().ok_or(()));
    look(text, plain, is_json.is_ok(), &|text| {
        Repairing::new().repair(text).ok()
    })?;

    let check = |text: &str| parse_with::<SaopEnvelope>(text, &limits).map(drop);
    let repairing = Repairing::new()
        .with_check(&check)
        .with_schema(SAOP_ENVELOPE.text());
    let envelope = repairing.repair(text).ok();
    if let Some(repaired) = &envelope {
        check(&repaired.text).map_err(|error| format!("the result is not valid: {error}"))?;
    }
    let edits = envelope.as_ref().map(|repaired| repaired.edits.clone());
    look(text, envelope, check(text).is_ok(), &|text| {
        repairing.repair(text).ok()
    })?;
    let policy = RetryPolicy::default().with_repair(RepairPolicy::Listed);
    let taken = match Retry::<SaopEnvelope>::new(policy).offer(bytes) {
        Step::Accepted(accepted) => Some(accepted.edits),
        _ => None,
    };
    if taken != edits {
        return Err(format!(
            "the retry machine makes {taken:?} of it, not {edits:?}"
        ));
    }
    Ok(verdict)
}

/// Compares what was made of a text with its edits.
fn look(
    text: &str,
    repaired: Option<Repaired>,
    is_valid: bool,
    again: &dyn Fn(&str) -> Option<Repaired>,
) -> Result<(), String> {
    let Some(Repaired {
        text: new, edits, ..
    }) = repaired
    else {
        return if is_valid {
            Err("a valid text was refused".to_owned())
        } else {
            Ok(())
        };
    };
    if is_valid && (new != text || !edits.is_empty()) {
        return Err(format!("a valid text was changed: {edits:?}"));
    }
    let mut made = String::new();
    let mut at = 0;
    for Edit {
        range, old, new, ..
    } in &edits
    {
        if text.get(range.clone()) != Some(&**old) {
            return Err(format!("not {old:?} stands at {range:?}"));
        }
        if range.is_empty() && range.start >= text.trim_end().len() {
            return Err(format!("{new:?} was appended"));
        }
        made.push_str(text.get(at..range.start).ok_or("edits overlap")?);
        made.push_str(new);
        at = range.end;
    }
    made.push_str(text.get(at..).ok_or("an edit is past the end")?);
    if made != new {
        return Err(format!("the edits make {made:?}, not {new:?}"));
    }
    match again(&new) {
        Some(repaired) if repaired.text == new && repaired.edits.is_empty() => Ok(()),
        other => Err(format!("the result is not left as it is: {other:?}")),
    }
}
