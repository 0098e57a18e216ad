//! Reads an answer: as it is, with the members of it put into the text that was refused, or repaired. SPEC A5, A7, R1.
//!
//! Invariant: what was merged or repaired passes the same gate as any other answer, and an answer that was cut off is never repaired.

use saop_repair::{Edit, Repairing};
use saop_schema::{Found, TypeSchema};
use saop_tools::Unchecked;
use saop_tools::correction::Members;

use super::attempt::{RefusedAttempt, Text};
use super::choice::RepairPolicy;
use super::gate::Gate;
use super::policy::RetryPolicy;
use super::response::{Doom, RawResponse};
use crate::error::SaopError;
use crate::generated::FailureClass;

/// An answer that is valid.
pub(super) struct Answer<T> {
    pub(super) message: T,
    pub(super) unchecked: Vec<Unchecked>,
    /// What was repaired in it.
    pub(super) edits: Vec<Edit>,
    /// How long the text of the message is, in bytes.
    pub(super) bytes: usize,
}

/// What an answer is read by.
pub(super) struct Reading<'a, T> {
    pub(super) gate: &'a Gate<T>,
    pub(super) policy: &'a RetryPolicy,
    /// The text whose members were asked for, and which.
    pub(super) asked: Option<(&'a [u8], &'a Members)>,
}

/// A message, the calls in it that were not checked, and the length of its text.
type Judged<T, E> = Result<(T, Vec<Unchecked>, usize), E>;

impl<T> Reading<'_, T> {
    /// Reads an answer.
    pub(super) fn read(&self, response: RawResponse) -> Result<Answer<T>, RefusedAttempt> {
        if let Some(doom) = response.doom() {
            let error = self.doomed(response.as_bytes(), doom);
            // What was to have members of a text is not one.
            let text = if self.asked.is_some() {
                Text::Unusable
            } else {
                Text::Response
            };
            return Err(RefusedAttempt::new(response, error, text));
        }
        match self.judge(response.as_bytes()) {
            Ok((message, unchecked, bytes)) => Ok(Answer {
                message,
                unchecked,
                edits: Vec::new(),
                bytes,
            }),
            Err((error, text)) => {
                let refused = RefusedAttempt::new(response, error, text);
                self.repaired(&refused).ok_or(refused)
            }
        }
    }

    fn judge(&self, raw: &[u8]) -> Judged<T, (SaopError, Text)> {
        let limits = self.policy.limits();
        let Some((document, members)) = &self.asked else {
            return match self.gate.judge(raw, limits) {
                Ok((message, unchecked)) => Ok((message, unchecked, raw.len())),
                Err(error) => Err((error, Text::Response)),
            };
        };
        let merged = members.merge(document, raw, limits);
        let text = merged.map_err(|error| (error.into(), Text::Unusable))?;
        match self.gate.judge(text.as_bytes(), limits) {
            Ok((message, unchecked)) => Ok((message, unchecked, text.len())),
            Err(error) => Err((error, Text::Merged(text.into()))),
        }
    }

    /// Returns what is wrong with an answer whose rest was not read: the fault of the text, if it has one, or else what it was lost to.
    fn doomed(&self, raw: &[u8], doom: &Doom) -> SaopError {
        match self.gate.judge(raw, self.policy.limits()) {
            Err(SaopError::Parse(error)) if !error.is_truncated() => error.into(),
            _ => {
                let mut found = Found::default();
                found.push(doom.violation().clone());
                let subject = self
                    .gate
                    .awaited
                    .map_or("SAOP message", TypeSchema::subject);
                found.into_error(subject, raw).into()
            }
        }
    }

    fn repaired(&self, refused: &RefusedAttempt) -> Option<Answer<T>> {
        let is_whole = matches!(
            refused.class(),
            FailureClass::InvalidJson | FailureClass::SchemaViolation
        );
        if self.policy.repair() == RepairPolicy::Never || !is_whole {
            return None;
        }
        let text = str::from_utf8(refused.response().as_bytes()).ok()?;
        let judge = |text: &str| self.judge(text.as_bytes()).map_err(|(error, _)| error);
        let check = |text: &str| judge(text).map(drop).map_err(Into::into);
        let mut repairing = Repairing::new()
            .with_limits(*self.policy.limits())
            .with_check(&check);
        if let Some(schema) = self.gate.only_schema().filter(|_| self.asked.is_none()) {
            repairing = repairing.with_schema(schema);
        }
        let repaired = repairing.repair(text).ok()?;
        let (message, unchecked, bytes) = judge(&repaired.text).ok()?;
        Some(Answer {
            message,
            unchecked,
            edits: repaired.edits,
            bytes,
        })
    }
}
