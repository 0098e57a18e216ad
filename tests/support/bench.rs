//! Judges one text of one schema: what `saop` says of it against what the reader and the two engines say.
//! Invariant: every difference that passes is a line of [`Divergence`], and is counted.

use std::collections::BTreeSet;

use saop::{Limits, SaopError, Schema, ViolationKind};
use saop_synth::{Synth, Tree};
use serde_json::Value;

use super::decimal::{Decimal, is_blurred};
use super::engines::{Engines, Finding};
use super::entries::typed;
use super::reader::{self, Reading, Refusal};
use super::tally::Tally;

/// Where `saop` may differ from the engines. Each can be deleted: then the cases it covers fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Divergence {
    /// SPEC W: an object that names a key twice is refused; the engines never see the first value.
    DuplicateKey,
    /// SPEC W: more than 128 levels are refused.
    Depth,
    /// The engines' reader stops at 127 levels, so at exactly 128 there is nothing to compare with.
    ReaderDepth,
    /// SPEC P2: an integer that no 64-bit type holds or a float that overflows, in a typed field.
    Unrepresentable,
    /// SPEC T2: two turns of one agent.
    DuplicateAgent,
    /// The engines see the nearest float, which may be an integer where the number is none, or zero.
    Blurred,
    /// `serde_json` refuses a number that overflows a float anywhere; the engines see `1e300` instead.
    Overflow,
}

impl Divergence {
    fn name(self) -> &'static str {
        match self {
            Self::DuplicateKey => "duplicate key",
            Self::Depth => "depth over 128",
            Self::ReaderDepth => "depth 128, which the reader refuses",
            Self::Unrepresentable => "unrepresentable number",
            Self::DuplicateAgent => "agent twice",
            Self::Blurred => "number blurred by the reader",
            Self::Overflow => "number that overflows the reader",
        }
    }
}

/// One case: a text, and what came of it at the entry for text.
pub(crate) struct Case<'a> {
    pub(crate) text: &'a str,
    pub(crate) ours: &'a Result<(), SaopError>,
    pub(crate) tally: &'a mut Tally,
}

/// Holds the entries that give a message of one type against the entry for text.
type Typed = fn(&Bench, &mut Case<'_>, Option<&Reading>) -> Result<(), String>;

/// Everything that is needed to judge cases of one schema.
pub(crate) struct Bench {
    pub(crate) schema: &'static Schema,
    pub(crate) synth: Synth,
    pub(crate) engines: Engines,
    typed: Option<Typed>,
}

impl Bench {
    pub(crate) fn new(schema: &'static Schema) -> Self {
        Self {
            schema,
            synth: Synth::new(schema.bundled()).expect("documents can be made from every schema"),
            engines: Engines::new(schema.bundled()),
            typed: match schema.name() {
                "observation" => Some(typed::<saop::Observation>),
                "saop-action" => Some(typed::<saop::SaopAction>),
                "saop-envelope" => Some(typed::<saop::SaopEnvelope>),
                "saop-observation" => Some(typed::<saop::SaopObservation>),
                "saop-parallel-turn-envelope" => Some(typed::<saop::SaopParallelTurnEnvelope>),
                // A new schema is still compared by verdict and errors.
                _ => None,
            },
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
            ours: &ours,
            tally,
        };
        let reading = self.compare(&mut case)?;
        self.typed
            .map_or(Ok(()), |typed| typed(self, &mut case, reading.as_ref()))
    }

    fn count(&self, ours: &Result<(), SaopError>, what: &'static str, tally: &mut Tally) {
        tally.cases += 1;
        tally.accepted += usize::from(ours.is_ok());
        let mutation = tally.mutations.entry(what).or_default();
        mutation.0 += 1;
        mutation.1 += usize::from(ours.is_ok());
        for violation in ours
            .as_ref()
            .err()
            .map(SaopError::violations)
            .unwrap_or_default()
        {
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

    /// SPEC W: the verdict and the errors on text, against what the reader and the engines say.
    fn compare(&self, case: &mut Case<'_>) -> Result<Option<Reading>, String> {
        let kind = first_kind(case.ours);
        let levels = reader::depth(case.text);
        let is_json = Tree::parse(case.text).is_ok();
        match reader::read(case.text) {
            // A repeated key before the place where the text stops being JSON is the first fault.
            Err(Refusal::Syntax) => expect(
                matches!(
                    kind,
                    Some(ViolationKind::Syntax | ViolationKind::DuplicateKey)
                ),
                "a syntax error",
                case.ours,
            )?,
            Err(Refusal::Duplicate) if is_json && levels <= 128 => {
                case.allow(Divergence::DuplicateKey);
                expect(
                    kind == Some(ViolationKind::DuplicateKey),
                    "a repeated key",
                    case.ours,
                )?;
            }
            Err(Refusal::Duplicate) => expect(case.ours.is_err(), "a refusal", case.ours)?,
            Err(Refusal::TooDeep) if levels > 128 => {
                case.allow(Divergence::Depth);
                expect(kind == Some(ViolationKind::Limit), "a limit", case.ours)?;
            }
            Err(Refusal::TooDeep) => {
                case.allow(Divergence::ReaderDepth);
                let textual = [
                    ViolationKind::Limit,
                    ViolationKind::Syntax,
                    ViolationKind::DuplicateKey,
                ];
                expect(
                    kind.is_none_or(|kind| !textual.contains(&kind)),
                    "no fault of the text",
                    case.ours,
                )?;
            }
            Ok(reading) => {
                if reading.patched {
                    case.allow(Divergence::Overflow);
                }
                let found = self.engines.findings(&reading.value)?;
                let tree = Tree::parse(case.text)
                    .map_err(|error| format!("the reader takes what is not JSON: {error}"))?;
                explain(case, &found, &reading.value, &tree)?;
                return Ok(Some(reading));
            }
        }
        Ok(None)
    }
}

/// Every difference between our errors and the engines' is one that is allowed.
fn explain(
    case: &mut Case<'_>,
    found: &BTreeSet<Finding>,
    value: &Value,
    tree: &Tree,
) -> Result<(), String> {
    let mut schema = BTreeSet::new();
    let mut agents = Vec::new();
    let mut numbers = BTreeSet::new();
    for violation in case
        .ours
        .as_ref()
        .err()
        .map(SaopError::violations)
        .unwrap_or_default()
    {
        let path = violation.instance_path().to_owned();
        match (violation.kind(), violation.keyword()) {
            (ViolationKind::Schema | ViolationKind::EmptyParallelTurn, Some(keyword)) => {
                schema.insert((path, keyword.to_owned()));
            }
            (ViolationKind::DuplicateAgent, None) => agents.push(path),
            (ViolationKind::Unrepresentable, None) => {
                numbers.insert(path);
            }
            other => {
                return Err(format!(
                    "saop finds {other:?} at {path:?} where the text can be read"
                ));
            }
        }
    }
    for difference in schema.symmetric_difference(found) {
        let blurred =
            matches!(tree.pointer(&difference.0), Some(Tree::Number(raw)) if is_blurred(raw));
        if !blurred {
            return Err(format!(
                "the engines find {found:?}, but saop finds {schema:?}"
            ));
        }
        case.allow(Divergence::Blurred);
    }
    for path in &numbers {
        let signed = path.ends_with("/exit_code");
        let (overflows, fits) = match tree.pointer(path) {
            Some(Tree::Number(raw)) => (
                raw.parse().is_ok_and(f64::is_infinite),
                Decimal::of(raw).is_some_and(|exact| exact.fits(signed)),
            ),
            _ => (false, true),
        };
        if fits && !overflows {
            return Err(format!(
                "saop calls a number unrepresentable that is not, at {path}"
            ));
        }
        case.allow(Divergence::Unrepresentable);
    }
    // The rule about agents is looked at only where the schema and the types are met.
    let expected = if schema.is_empty() && numbers.is_empty() {
        repeated_agents(value)
    } else {
        Vec::new()
    };
    if agents != expected {
        return Err(format!(
            "agents are repeated at {expected:?}, but saop finds {agents:?}"
        ));
    }
    if !agents.is_empty() {
        case.allow(Divergence::DuplicateAgent);
    }
    if case.ours.is_err() && schema.is_empty() && numbers.is_empty() && agents.is_empty() {
        return Err("saop refuses the text without a reason".to_owned());
    }
    Ok(())
}

impl Case<'_> {
    pub(crate) fn allow(&mut self, divergence: Divergence) {
        *self.tally.divergences.entry(divergence.name()).or_default() += 1;
    }
}

fn first_kind(result: &Result<(), SaopError>) -> Option<ViolationKind> {
    result
        .as_ref()
        .err()
        .and_then(|error| error.violations().first())
        .map(saop::Violation::kind)
}

fn expect(holds: bool, what: &str, found: &Result<(), SaopError>) -> Result<(), String> {
    if holds {
        return Ok(());
    }
    match found {
        Ok(()) => Err(format!("expected {what}, but saop accepts the text")),
        Err(error) => Err(format!(
            "expected {what}, but saop says {:?}",
            error.violations()
        )),
    }
}

/// SPEC T2, told again: the paths of the ids of repeated agents, in order.
pub(crate) fn repeated_agents(value: &Value) -> Vec<String> {
    let mut known = BTreeSet::new();
    let turns = value["agent_turns"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let again = turns
        .iter()
        .enumerate()
        .filter(|(_, turn)| !known.insert(turn["agent_id"].as_str()));
    again
        .map(|(index, _)| format!("/agent_turns/{index}/agent_id"))
        .collect()
}
