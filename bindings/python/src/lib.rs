//! The package `saop` of Python. `python/saop/__init__.py` says what of this module is public.
//!
//! Invariant: whether a message is valid is decided by the decoders of the crate `saop`, and nowhere else.

#[macro_use]
mod class;
#[macro_use]
mod message;
mod errors;
mod free;
mod input;
mod json;
mod observation;
mod push;
mod retry;
mod schema;
mod sink;
mod strings;
mod tools;

/// What the generator made of the schemas.
#[allow(clippy::pedantic, reason = "descriptions come from the schemas")]
mod types {
    use pyo3::prelude::*;
    use pyo3::types::{PyDict, PyTuple, PyType};
    use pyo3::{PyTraverseError, PyVisit};

    include!("types.rs");
}

use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// The compiled part of the package.
#[pymodule]
fn _saop(module: &Bound<'_, PyModule>) -> PyResult<()> {
    only_interpreter(module.py())?;
    types::add(module)?;
    message::add(module)?;
    errors::add(module)?;
    observation::add(module)?;
    schema::add(module)?;
    tools::add(module)?;
    retry::add(module)?;
    push::add(module)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}

/// Refuses a second interpreter of the process, as Python does itself since 3.12: classes and strings are kept for all readings, and would
/// be those of the first.
fn only_interpreter(py: Python<'_>) -> PyResult<()> {
    // Each interpreter has its own. It is kept, so that no other one can take its place in memory.
    static BUILTINS: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let builtins = py.import("builtins")?;
    let first = BUILTINS.get_or_init(py, || builtins.clone().unbind());
    if first.is(&builtins) {
        return Ok(());
    }
    Err(PyImportError::new_err(
        "expected the first interpreter of the process that imports saop, but found another one: saop does not support subinterpreters",
    ))
}
