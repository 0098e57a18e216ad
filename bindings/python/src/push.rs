//! Documents that arrive in pieces. SPEC A1
//!
//! Invariant: a caller's function is called when nothing is locked, so it may use the reader.

use std::sync::{Mutex, PoisonError, TryLockError};

use pyo3::exceptions::{PyException, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};
use pyo3::{PyTraverseError, PyVisit};
use saop::Limits;
use saop::push::{FinalValue, GrowingString, State, Watch};

use crate::free::to_python;
use crate::schema::Schema;
use crate::{errors, input, retry, types};

/// Reads a document that arrives in pieces, such as a model's answer: a message of the class `of`, or what a `Schema` checks.
///
/// `ended` is called with the JSON Pointer and the value of each member and item that has ended, and of the document. `grew` is called
/// with the JSON Pointer of a string that has not ended, and what was added to it.
#[pyclass(frozen, module = "saop")]
pub(crate) struct PushReader {
    /// The schema of the message; `None` for a document of any schema.
    message: Option<&'static str>,
    reader: Mutex<saop::push::PushReader<()>>,
    ended: Option<Py<PyAny>>,
    grew: Option<Py<PyAny>>,
}

/// Why nothing that follows makes a text valid.
#[pyclass(frozen, get_all, module = "saop")]
pub(crate) struct Doom {
    /// The name of the cause, such as `unknown-name`.
    cause: &'static str,
    /// The offset of the byte with which it was clear, in UTF-8.
    offset: usize,
    /// What is wrong.
    violation: Py<PyAny>,
}

#[pymethods]
impl Doom {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let violation = self.violation.bind(py).str()?;
        Ok(format!("<Doom {}: {violation}>", self.cause))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.violation)
    }
}

/// What a caller is told after a piece: whether a value has ended, its pointer, and its text or what was added.
struct Told {
    wanted: (bool, bool),
    all: Vec<(bool, String, String)>,
}

impl Watch for Told {
    fn ended(&mut self, value: FinalValue<'_>) {
        if self.wanted.0 {
            let text = value.value().as_json().to_owned();
            self.all.push((true, value.pointer(), text));
        }
    }

    fn grew(&mut self, string: GrowingString<'_>) {
        if self.wanted.1 {
            let more = string.more().to_owned();
            self.all.push((false, string.pointer(), more));
        }
    }

    fn is_silent(&self) -> bool {
        self.wanted == (false, false)
    }
}

impl PushReader {
    /// Works with the reader, which a thread without the GIL may have: so nobody waits for it with the GIL, and nobody who has it waits
    /// for the GIL. Work that takes long is done without it in any case.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        takes_long: bool,
        work: impl FnOnce(&mut saop::push::PushReader<()>) -> T + Send,
    ) -> T {
        if !takes_long {
            match self.reader.try_lock() {
                Ok(mut reader) => return work(&mut reader),
                Err(TryLockError::Poisoned(broken)) => return work(&mut broken.into_inner()),
                Err(TryLockError::WouldBlock) => {}
            }
        }
        py.detach(|| {
            let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
            work(&mut reader)
        })
    }

    /// Tells a caller's function what a piece has brought.
    fn tell(
        &self,
        py: Python<'_>,
        (is_final, pointer, text): (bool, String, String),
    ) -> PyResult<()> {
        if is_final && let Some(ended) = &self.ended {
            ended.call1(py, (pointer, to_python(py, &text)?))?;
        } else if let Some(grew) = &self.grew {
            grew.call1(py, (pointer, text))?;
        }
        Ok(())
    }
}

#[pymethods]
impl PushReader {
    #[new]
    #[pyo3(signature = (of, *, ended = None, grew = None))]
    fn new(
        of: &Bound<'_, PyAny>,
        ended: Option<Py<PyAny>>,
        grew: Option<Py<PyAny>>,
    ) -> PyResult<Self> {
        let limits = Limits::default();
        let message = types::schema_of(of);
        let reader = if let Some(found) = message.and_then(saop::schema) {
            saop::push::PushReader::for_type_schema(found, &limits)
        } else if let Ok(schema) = of.cast::<Schema>() {
            let schema = schema.get();
            saop::push::PushReader::for_schema(&schema.compiled, &schema.within(limits))
        } else {
            return Err(PyTypeError::new_err(
                "expected the class of a message, such as `SaopEnvelope`, or a Schema",
            ));
        };
        Ok(Self {
            message,
            reader: Mutex::new(reader),
            ended,
            grew,
        })
    }

    /// For annotations, such as `PushReader[SaopEnvelope]`.
    #[classmethod]
    fn __class_getitem__<'py>(
        cls: &Bound<'py, PyType>,
        item: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        retry::alias(cls, item)
    }

    /// Takes more of the text, in any pieces, and returns the state with them: `"open"`, `"complete"` or `"doomed"`.
    /// After `finish` nothing is taken any more, and a text that was cut stays `"truncated"`.
    ///
    /// Where `ended` or `grew` raises, the text is taken all the same, and what else the piece has brought is told; then the first
    /// exception is raised. Only one that is no `Exception`, such as `KeyboardInterrupt`, is raised at once.
    fn push(&self, py: Python<'_>, raw: &Bound<'_, PyAny>) -> PyResult<&'static str> {
        let bytes = input::bytes(raw)?;
        let mut told = Told {
            wanted: (self.ended.is_some(), self.grew.is_some()),
            all: Vec::new(),
        };
        let state = self.with(py, input::is_large(bytes.len()), |reader| {
            reader.push_to(&bytes, &mut told)
        });
        let mut first = Ok(name(state));
        for one in told.all {
            if let Err(failure) = self.tell(py, one) {
                if !failure.is_instance_of::<PyException>(py) {
                    return Err(failure);
                }
                first = first.and(Err(failure));
            }
        }
        first
    }

    /// Ends the text, and returns what parsing all of it gives: the message, or the document as Python values.
    ///
    /// Raises what the parser raises.
    fn finish<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (found, text) = self.with(py, true, |reader| {
            (reader.finish(), reader.text().to_owned())
        });
        let text = PyString::new(py, &text);
        found.map_err(|error| errors::saop(py, &error.into(), true))?;
        let message = self
            .message
            .and_then(|name| types::parse(name, text.as_any()));
        message.unwrap_or_else(|| to_python(py, text.to_str()?))
    }

    /// Returns what to append so that what is there becomes a valid document, if that is found. It is made up.
    fn complete(&self, py: Python<'_>) -> Option<String> {
        self.with(py, true, |reader| reader.complete())
    }

    /// `"open"`, `"complete"`, `"truncated"` (after `finish`) or `"doomed"`.
    #[getter]
    fn state(&self, py: Python<'_>) -> &'static str {
        name(self.with(py, false, |reader| reader.state()))
    }

    /// Why nothing that follows makes the text valid, if so.
    #[getter]
    fn doom<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Doom>>> {
        let Some(doom) = self.with(py, false, |reader| reader.doom().cloned()) else {
            return Ok(None);
        };
        let violation = std::slice::from_ref(doom.violation());
        let violation = errors::violations(py, violation, true)?.get_item(0)?;
        let made = Doom {
            cause: doom.cause().as_str(),
            offset: doom.offset(),
            violation: violation.unbind(),
        };
        Bound::new(py, made).map(Some)
    }

    /// The text so far, up to the character with which it was lost.
    #[getter]
    fn text(&self, py: Python<'_>) -> String {
        self.with(py, false, |reader| reader.text().to_owned())
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.ended)?;
        visit.call(&self.grew)
    }
}

const fn name(state: State) -> &'static str {
    match state {
        State::Open => "open",
        State::Complete => "complete",
        State::Truncated => "truncated",
        State::Doomed => "doomed",
    }
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<PushReader>()?;
    module.add_class::<Doom>()
}
