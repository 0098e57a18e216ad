//! Judges one text of one schema: what `saop` says of it against what the reader and both engines say.
//! Invariant: every difference that passes is counted.

use saop_schema::{Error, Limits, TypeSchema};
use saop_synth::Synth;

use super::engines::Engines;
use super::tally::Tally;
use crate::oracle::compare::{Case, compare, violations};
use crate::oracle::reader::Reading;

/// Holds the entries that give a message of one type against the entry for text.
pub(crate) type Typed = fn(&Bench, &mut Case<'_>, Option<&Reading>) -> Result<(), String>;

/// Everything that is needed to judge cases of one schema.
pub(crate) struct Bench {
    pub(crate) schema: &'static TypeSchema,
    pub(crate) synth: Synth,
    pub(crate) engines: Engines,
    typed: Option<Typed>,
}

impl Bench {
    pub(crate) fn with(schema: &'static TypeSchema, typed: Option<Typed>) -> Self {
        Self {
            schema,
            synth: Synth::new(schema.text()).expect("documents can be made from every schema"),
            engines: Engines::new(schema.text()),
            typed,
        }
    }

    pub(crate) fn judge(
        &self,
        text: &str,
        what: &'static str,
        tally: &mut Tally,
    ) -> Result<(), String> {
        let ours = self.schema.check(text.as_bytes(), &Limits::default());
        self.count(&ours, what, tally);
        let mut case = Case {
            text,
            refused: ours.as_ref().err(),
            schema: &self.engines.engine.schema,
            allowed: &mut |divergence| {
                *tally.divergences.entry(divergence.name()).or_default() += 1;
            },
        };
        let reading = compare(&mut case, |value| self.engines.findings(value))?;
        self.typed
            .map_or(Ok(()), |typed| typed(self, &mut case, reading.as_ref()))
    }

    fn count(&self, ours: &Result<(), Error>, what: &'static str, tally: &mut Tally) {
        tally.cases += 1;
        tally.accepted += usize::from(ours.is_ok());
        let mutation = tally.mutations.entry(what).or_default();
        mutation.0 += 1;
        mutation.1 += usize::from(ours.is_ok());
        for violation in violations(ours.as_ref().err()) {
            let kind = violation.kind().as_str();
            let keyword = violation
                .keyword()
                .map_or(String::new(), |keyword| format!(" {keyword}"));
            *tally
                .keywords
                .entry(format!("{kind}{keyword}"))
                .or_default() += 1;
            let broken = violation
                .keyword()
                .and_then(|keyword| self.synth.rule_at(violation.instance_path(), keyword));
            if let Some(rule) = broken {
                *tally
                    .rules
                    .entry(format!(
                        "{} {} {}",
                        self.schema.name(),
                        rule.path,
                        rule.keyword
                    ))
                    .or_default() += 1;
            }
        }
    }
}
