//! The retry protocol as a state machine. `python/saop/_handler.py` has the loop over a model. SPEC N12
//!
//! Invariant: an answer can be offered exactly where one is awaited.

use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyList, PyString, PyType};
use pyo3::{PyTraverseError, PyVisit};
use saop::{MaxRetriesExceededError, RawResponse, RetryPolicy, Step};

use crate::tools::ToolRegistry;
use crate::{errors, input, types};

/// Waits for an answer of a model that has to be a `message`, an envelope unless another class is given.
#[pyclass(frozen, module = "saop")]
pub(crate) struct Retry {
    schema: &'static str,
    waiting: Mutex<Option<saop::Retry<String>>>,
}

/// An answer that is a valid message.
#[pyclass(frozen, get_all, module = "saop")]
pub(crate) struct Accepted {
    /// The message.
    message: Py<PyAny>,
    /// How many corrections it took.
    corrections: u32,
}

#[pymethods]
impl Accepted {
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str) {
        ("message", "corrections")
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
        visit.call(&self.message)
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
}

#[pymethods]
impl FormattingCorrectionTurn {
    #[classattr]
    fn __match_args__() -> (&'static str,) {
        ("prompt",)
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
    #[pyo3(signature = (*, message = None, max_retries = 2, tools = None, question = None))]
    fn new(
        message: Option<&Bound<'_, PyAny>>,
        max_retries: u32,
        tools: Option<&Bound<'_, ToolRegistry>>,
        question: Option<&str>,
    ) -> PyResult<Self> {
        let schema = message.map_or(Some("saop-envelope"), types::schema_of);
        let Some(found) = schema.and_then(saop::schema) else {
            return Err(PyTypeError::new_err(
                "expected the class of a message, such as `SaopEnvelope`",
            ));
        };
        let policy = RetryPolicy::default().with_max_retries(max_retries);
        let mut retry = saop::Retry::checking(found, policy);
        if let Some(tools) = tools {
            retry = retry.with_tools(tools.get().tools.clone());
        }
        if let Some(question) = question {
            retry = retry.asked(question);
        }
        Ok(Self {
            schema: found.name(),
            waiting: Mutex::new(Some(retry)),
        })
    }

    /// For annotations, such as `Retry[SaopEnvelope]`.
    #[classmethod]
    fn __class_getitem__<'py>(
        cls: &Bound<'py, PyType>,
        item: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        alias(cls, item)
    }

    /// Offers an answer: the one to the question, or that to the last correction. `finish_reason` is what the model's provider says.
    ///
    /// Returns `Accepted`, or a `FormattingCorrectionTurn` to send.
    ///
    /// Raises `MaxRetriesExceededError` after the last one, and `RuntimeError` if no answer is awaited any more.
    #[pyo3(signature = (response, *, finish_reason = None))]
    fn offer<'py>(
        &self,
        py: Python<'py>,
        response: &Bound<'py, PyAny>,
        finish_reason: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut answer = RawResponse::new(input::bytes(response)?.into_owned());
        if let Some(reason) = finish_reason {
            answer = answer.with_finish_reason(reason);
        }
        let Some(next) = py.detach(|| self.next(answer)) else {
            return Err(PyRuntimeError::new_err(
                "expected an answer that is awaited, but this retry has ended",
            ));
        };
        match next {
            Next::Accepted(accepted) => {
                let text = PyString::new(py, &accepted.message).into_any();
                let message = types::parse(self.schema, &text)
                    .unwrap_or_else(|| crate::json::to_python(py, &accepted.message))?;
                let made = Accepted {
                    message: message.unbind(),
                    corrections: accepted.corrections,
                };
                Ok(Bound::new(py, made)?.into_any())
            }
            Next::Correct(turn) => {
                let made = FormattingCorrectionTurn {
                    prompt: turn.message().into_owned(),
                    attempt: turn.attempt(),
                    failure_class: turn.class().as_str(),
                    error: errors::value(py, turn.error(), true)?.unbind(),
                    violations: errors::violations(py, turn.violations(), true)?.unbind(),
                };
                Ok(Bound::new(py, made)?.into_any())
            }
            Next::Exhausted(error) => Err(exhausted(py, &error)),
        }
    }
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
            let report = PyString::new(py, &saop::serialize(&error.report()));
            let report = types::parse("escalation-report", report.as_any()).transpose()?;
            fields.set_item("report", report)
        },
    )
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Retry>()?;
    module.add_class::<Accepted>()?;
    module.add_class::<FormattingCorrectionTurn>()
}
