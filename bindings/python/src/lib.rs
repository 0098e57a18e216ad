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

use pyo3::prelude::*;

/// The compiled part of the package.
#[pymodule]
fn _saop(module: &Bound<'_, PyModule>) -> PyResult<()> {
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
