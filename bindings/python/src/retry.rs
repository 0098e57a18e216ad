//! The retry protocol as a state machine. `python/saop/_handler.py` has the loop over a model. SPEC N12
//!
//! Invariant: an answer can be offered exactly where one is awaited.

use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict, PyList, PyString, PyType};
use pyo3::{PyTraverseError, PyVisit};
use saop::tools::CallOptions;
use saop::{
    ANOTHER_TURN, EscalationReport, MaxRetriesExceededError, RawResponse, RetryPolicy,
    SaopEnvelope, SaopParallelTurnEnvelope, SavedReportError, Step, TokenUsage, TurnContext,
    TurnMessage,
};
use saop_schema::{Limits, Message as _, TypeSchema};

use crate::class::from_text;
use crate::free::to_python;
use crate::json::{push_json, whole};
use crate::message::schema_of;
use crate::schema::edits;
use crate::tools::ToolRegistry;
use crate::{errors, input, types};

/// Waits for an answer of a model that has to be a `message`, an envelope unless another class is given. With `tools`, the calls in it are
/// checked; with `calls=True` the answer has to be calls of them, as MCP, `OpenAI`, Anthropic or Gemini write them, and no message.
/// With `context`, a `TurnContext` or a dict, an envelope has to be of that agent, turn and phase, and a group of that session and turn;
/// the report names it.
///
/// Further arguments are settings: `max_retries` is how many corrections are asked for (2); `corrections="members"` asks for the members
/// at fault alone, and puts them into the answer; `repair="listed"` mends an answer that is almost JSON; `prompt_budget_bytes` bounds a
/// correction (16384); `stop_without_progress=True` ends it where the model repeats an answer that was refused.
#[pyclass(frozen, module = "saop")]
pub(crate) struct Retry {
    made_of: Parts,
    waiting: Mutex<Option<saop::Retry<String>>>,
}

/// What a retry is made of.
struct Parts {
    /// The schema of the message; `None` where calls are awaited.
    schema: Option<&'static TypeSchema>,
    policy: RetryPolicy,
    tools: Option<saop::ToolRegistry>,
    question: Option<String>,
    /// The turn that the answers are for.
    context: Option<TurnContext>,
}

impl Parts {
    fn retry(&self) -> saop::Retry<String> {
        let tools = self.tools.clone();
        let retry = match self.schema {
            Some(schema) => {
                let retry = saop::Retry::checking(schema, self.policy);
                let retry = match &self.context {
                    Some(context) => of_turn(retry, schema, context),
                    None => retry,
                };
                match tools {
                    Some(tools) => retry.with_tools(tools),
                    None => retry,
                }
            }
            None => {
                saop::Retry::calling(tools.unwrap_or_default(), CallOptions::new(), self.policy)
            }
        };
        match &self.question {
            Some(question) => retry.asked(question.as_str()),
            None => retry,
        }
    }

    /// Returns an accepted message, or calls, as what callers get.
    fn message<'py>(&self, py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
        let raw = PyString::new(py, text).into_any();
        let schema = self.schema.map(TypeSchema::name);
        let message = schema.and_then(|name| types::parse(name, &raw));
        message.unwrap_or_else(|| to_python(py, text))
    }
}

/// Adds the rule that a message is of its turn, if it says of which it is. SPEC R11
fn of_turn(
    retry: saop::Retry<String>,
    schema: &'static TypeSchema,
    context: &TurnContext,
) -> saop::Retry<String> {
    fn ruled<T: TurnMessage>(
        retry: saop::Retry<String>,
        context: &TurnContext,
    ) -> saop::Retry<String> {
        let context = context.clone();
        retry.requiring(ANOTHER_TURN.as_str(), move |text, breaches| {
            // The schema has accepted it.
            if let Ok(message) = saop_schema::parse_with::<T>(text, &Limits::NONE) {
                message.check_turn(&context, breaches);
            }
        })
    }
    let is = |other: &TypeSchema| std::ptr::eq(schema, other);
    if is(SaopEnvelope::schema()) {
        ruled::<SaopEnvelope>(retry, context)
    } else if is(SaopParallelTurnEnvelope::schema()) {
        ruled::<SaopParallelTurnEnvelope>(retry, context)
    } else {
        retry
    }
}

/// An answer that is a valid message.
#[pyclass(frozen, get_all, module = "saop")]
pub(crate) struct Accepted {
    /// The message, or the calls as dicts and lists.
    message: Py<PyAny>,
    /// How many corrections it took.
    corrections: u32,
    /// The tokens spent on all answers whose usage is known, a `TokenUsage`; or `None`.
    usage: Option<Py<PyAny>>,
    /// What was repaired, as `repair` tells it; empty if nothing.
    edits: Py<PyList>,
    /// The names of tools whose calls were not checked, because the schema of the tool was refused.
    unchecked: Vec<String>,
}

#[pymethods]
impl Accepted {
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str) {
        ("message", "corrections")
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let message = self.message.bind(py).repr()?;
        let corrections = self.corrections;
        Ok(format!(
            "Accepted(message={message}, corrections={corrections})"
        ))
    }

    /// For annotations, such as `Accepted[SaopEnvelope]`.
    #[classmethod]
    fn __class_getitem__<'py>(
        cls: &Bound<'py, PyType>,
        item: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        alias(cls, item)
    }

    // SPEC N6: a message with a dict may hold what holds the message.
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.message)?;
        visit.call(&self.usage)?;
        visit.call(&self.edits)
    }
}

/// A correction to send to the model; its answer is then offered.
#[pyclass(frozen, get_all, module = "saop")]
pub(crate) struct FormattingCorrectionTurn {
    /// What to send.
    prompt: String,
    /// Which correction it is, counted from 1.
    attempt: u32,
    /// What sort of answer was refused.
    failure_class: &'static str,
    /// Why the answer was refused: an exception, which was not raised.
    error: Py<PyAny>,
    /// Everything that was wrong with it.
    violations: Py<PyList>,
    /// Whether the prompt asks for members alone.
    asks_for_members: bool,
    /// The text that the members of the answer were put into, if it had been asked for members, and that is refused; or `None`.
    merged: Option<String>,
}

#[pymethods]
impl FormattingCorrectionTurn {
    #[classattr]
    fn __match_args__() -> (&'static str,) {
        ("prompt",)
    }

    fn __repr__(&self) -> String {
        let (attempt, class) = (self.attempt, self.failure_class);
        format!("FormattingCorrectionTurn(attempt={attempt}, failure_class='{class}')")
    }

    // SPEC N6: an exception that is raised has the frame that raised it, and that has this.
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.error)?;
        visit.call(&self.violations)
    }
}

#[pymethods]
impl Retry {
    #[new]
    #[pyo3(signature = (*, message = None, tools = None, calls = false, question = None, context = None, **settings))]
    fn new(
        message: Option<&Bound<'_, PyAny>>,
        tools: Option<&Bound<'_, ToolRegistry>>,
        calls: bool,
        question: Option<&Bound<'_, PyString>>,
        context: Option<&Bound<'_, PyAny>>,
        settings: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        if calls && (message.is_some() || tools.is_none()) {
            return Err(PyTypeError::new_err(
                "expected `tools` and no `message` beside `calls=True`",
            ));
        }
        let schema = schema_of(message)?;
        let made_of = Parts {
            schema: (!calls).then_some(schema),
            policy: settings.map_or(Ok(RetryPolicy::default()), policy)?,
            tools: tools.map(|tools| tools.get().tools.clone()),
            question: question.map(whole).transpose()?.map(str::to_owned),
            context: context.map(read).transpose()?,
        };
        let waiting = Mutex::new(Some(made_of.retry()));
        Ok(Self { made_of, waiting })
    }

    /// For annotations, such as `Retry[SaopEnvelope]`.
    #[classmethod]
    fn __class_getitem__<'py>(
        cls: &Bound<'py, PyType>,
        item: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        alias(cls, item)
    }

    /// Offers an answer: the one to the question, or that to the last correction. `finish_reason` and `usage`, a `TokenUsage` or a dict,
    /// are what the model's provider says.
    ///
    /// Returns `Accepted`, or a `FormattingCorrectionTurn` to send.
    ///
    /// Raises `MaxRetriesExceededError` after the last one, and `RuntimeError` if no answer is awaited any more.
    #[pyo3(signature = (response, *, finish_reason = None, usage = None))]
    fn offer<'py>(
        &self,
        py: Python<'py>,
        response: &Bound<'py, PyAny>,
        finish_reason: Option<&Bound<'py, PyString>>,
        usage: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut answer = RawResponse::new(input::bytes(response)?.into_owned());
        if let Some(reason) = finish_reason {
            answer = answer.with_finish_reason(whole(reason)?);
        }
        if let Some(usage) = usage {
            answer = answer.with_usage(read::<TokenUsage>(usage)?);
        }
        let Some(next) = py.detach(|| self.next(answer)) else {
            return Err(PyRuntimeError::new_err(
                "expected an answer that is awaited, but this retry has ended",
            ));
        };
        match next {
            Next::Accepted(accepted) => {
                let usage = accepted.usage.as_ref().map(|usage| {
                    let text = saop_schema::open::serialize(usage);
                    from_text::<types::TokenUsage>(py, text.as_bytes())
                });
                let unchecked = accepted.unchecked.into_iter();
                let made = Accepted {
                    message: self.made_of.message(py, &accepted.message)?.unbind(),
                    corrections: accepted.corrections,
                    usage: usage.transpose()?.map(|usage| usage.into_any().unbind()),
                    edits: edits(py, &accepted.edits)?.unbind(),
                    unchecked: unchecked.map(|one| one.tool).collect(),
                };
                Ok(Bound::new(py, made)?.into_any())
            }
            Next::Correct(turn) => Ok(correction(py, &turn)?.into_any()),
            Next::Exhausted(error) => {
                let context = self.made_of.context.clone();
                Err(exhausted(py, &error.with_context(context)))
            }
        }
    }

    /// Checks a message that no model wrote, such as one that a person supplies, or a dict of its members, exactly like an answer: with
    /// its tools, too. Which answer is awaited does not change.
    ///
    /// Returns `Accepted`. Raises an error with every violation, without line and column.
    fn admit<'py>(&self, message: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Accepted>> {
        let py = message.py();
        let mut text = String::new();
        push_json(&mut text, message)?;
        let admitted = py.detach(|| self.made_of.retry().admit(&text));
        let (text, unchecked) = admitted.map_err(|error| errors::saop(py, &error, false))?;
        let made = Accepted {
            message: self.made_of.message(py, &text)?.unbind(),
            corrections: 0,
            usage: None,
            edits: PyList::empty(py).unbind(),
            unchecked: unchecked.into_iter().map(|one| one.tool).collect(),
        };
        Bound::new(py, made)
    }

    /// Goes on after the corrections were used up, with `more` of them, as the `EscalationReport` of that tells.
    ///
    /// Returns the next correction to send; its answer is then offered.
    ///
    /// Raises `ValueError` if the report is about another message or turn, or has not the text of each answer.
    #[pyo3(signature = (report, *, more = 1))]
    fn continued<'py>(
        &self,
        report: &Bound<'py, PyAny>,
        more: u32,
    ) -> PyResult<Bound<'py, FormattingCorrectionTurn>> {
        let py = report.py();
        let more = NonZeroU32::new(more).ok_or_else(|| {
            PyValueError::new_err("expected at least 1 more correction, but found 0")
        })?;
        let report = read::<EscalationReport>(report)?;
        let turn = py.detach(|| {
            let of_another = |of: &TurnContext| report.context.as_ref().is_some_and(|it| it != of);
            if self.made_of.context.as_ref().is_some_and(of_another) {
                return Err(SavedReportError::Context);
            }
            let error = self.made_of.retry().escalated(&report)?;
            let next = self.made_of.retry().continued(&error, more);
            *self.waiting.lock().unwrap_or_else(PoisonError::into_inner) = Some(next.retry);
            Ok(next.turn)
        });
        let turn = turn.map_err(|error| PyValueError::new_err(error.to_string()))?;
        correction(py, &turn)
    }
}

/// Reads the settings of a policy by name.
fn policy(settings: &Bound<'_, PyDict>) -> PyResult<RetryPolicy> {
    let mut text = String::new();
    push_json(&mut text, settings)?;
    serde_json::from_str(&text).map_err(|error| {
        // Of the place in that text nobody knows.
        let message = error.to_string();
        let message = message
            .split(" at line ")
            .next()
            .unwrap_or_default()
            .to_owned();
        if message.starts_with("expected a retry setting") {
            PyTypeError::new_err(message)
        } else {
            PyValueError::new_err(message)
        }
    })
}

/// Reads an object of the protocol, or a dict of its members.
fn read<T: saop_schema::open::OpenType>(value: &Bound<'_, PyAny>) -> PyResult<T> {
    let mut text = String::new();
    push_json(&mut text, value)?;
    let made = saop_schema::open::parse_with(&text, &Limits::NONE);
    made.map_err(|error: saop_schema::Error| errors::saop(value.py(), &error.into(), false))
}

fn correction<'py>(
    py: Python<'py>,
    turn: &saop::FormattingCorrectionTurn,
) -> PyResult<Bound<'py, FormattingCorrectionTurn>> {
    let made = FormattingCorrectionTurn {
        prompt: turn.message().into_owned(),
        attempt: turn.attempt(),
        failure_class: turn.class().as_str(),
        error: errors::value(py, turn.error(), true)?.unbind(),
        violations: errors::violations(py, turn.violations(), true)?.unbind(),
        asks_for_members: turn.asks_for_members(),
        merged: turn.merged().map(str::to_owned),
    };
    Bound::new(py, made)
}

/// What an answer led to, when the next one is awaited already.
enum Next {
    Accepted(saop::Accepted<String>),
    Correct(saop::FormattingCorrectionTurn),
    Exhausted(MaxRetriesExceededError),
}

impl Retry {
    /// Takes an answer; `None` if none is awaited. No code of Python runs while this is locked.
    fn next(&self, answer: RawResponse) -> Option<Next> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        Some(match waiting.take()?.offer(answer) {
            Step::Accepted(accepted) => Next::Accepted(accepted),
            Step::Correct(correction) => {
                *waiting = Some(correction.retry);
                Next::Correct(correction.turn)
            }
            Step::Exhausted(error) => Next::Exhausted(error),
        })
    }
}

/// Returns a generic class with its argument.
pub(crate) fn alias<'py>(
    class: &Bound<'py, PyType>,
    item: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let aliases = class.py().import("types")?;
    aliases.getattr("GenericAlias")?.call1((class, item))
}

fn exhausted(py: Python<'_>, error: &MaxRetriesExceededError) -> PyErr {
    errors::raise(
        py,
        "MaxRetriesExceededError",
        &error.to_string(),
        |fields| {
            let last = errors::value(py, error.last_error(), true)?;
            fields.set_item("last_error", last)?;
            fields.set_item("attempts", error.attempts())?;
            let history = PyList::empty(py);
            for attempt in error.history() {
                let refused = errors::value(py, attempt.error(), true)?;
                history.append((
                    attempt.class().as_str(),
                    attempt.response().to_text(),
                    refused,
                ))?;
            }
            fields.set_item("history", history)?;
            // As a value: answers that were each within the limits may together exceed them.
            let report = saop::serialize(&error.report());
            let report = from_text::<types::EscalationReport>(py, report.as_bytes())?;
            fields.set_item("report", report)
        },
    )
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Retry>()?;
    module.add_class::<Accepted>()?;
    module.add_class::<FormattingCorrectionTurn>()
}
