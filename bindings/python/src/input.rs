//! The texts that callers give, and how long work with them is done.
//!
//! Invariant: a buffer that somebody may change is copied before it is read.

use std::borrow::Cow;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString};

/// Texts from this size on are worked at without the GIL.
const LARGE: usize = 32 << 10;

/// Whether work with a text of that size may take long.
pub(crate) const fn is_large(size: usize) -> bool {
    size >= LARGE
}

/// Does work with a text of that size, while other threads of Python run if that may take long.
pub(crate) fn released<T: Send>(py: Python<'_>, size: usize, work: impl FnOnce() -> T + Send) -> T {
    if is_large(size) {
        py.detach(work)
    } else {
        work()
    }
}

/// Returns the bytes of a `str`, `bytes`, `bytearray` or `memoryview`. Half a surrogate pair in a `str` becomes bytes that are no
/// UTF-8, so a reader refuses it with its place.
pub(crate) fn bytes<'a>(raw: &'a Bound<'_, PyAny>) -> PyResult<Cow<'a, [u8]>> {
    bytes_or(raw, "")
}

/// Same as [`bytes`]. The error for a value of another class ends with a hint.
pub(crate) fn bytes_or<'a>(raw: &'a Bound<'_, PyAny>, hint: &str) -> PyResult<Cow<'a, [u8]>> {
    if let Some(bytes) = text(raw)? {
        return Ok(bytes);
    }
    let found = raw.get_type().name()?;
    let hint = if raw.is_none() { "" } else { hint };
    Err(PyTypeError::new_err(format!(
        "expected str, bytes, bytearray or memoryview, but found {found}{hint}"
    )))
}

/// Same as [`bytes`]; `None` for a value of another class.
pub(crate) fn text<'a>(raw: &'a Bound<'_, PyAny>) -> PyResult<Option<Cow<'a, [u8]>>> {
    Ok(Some(if let Ok(text) = raw.cast::<PyString>() {
        if let Ok(text) = text.to_str() {
            Cow::Borrowed(text.as_bytes())
        } else {
            let encoded = text.call_method1("encode", ("utf-8", "surrogatepass"))?;
            Cow::Owned(encoded.cast::<PyBytes>()?.as_bytes().to_vec())
        }
    } else if let Ok(bytes) = raw.cast::<PyBytes>() {
        Cow::Borrowed(bytes.as_bytes())
    } else if let Ok(bytes) = raw.cast::<PyByteArray>() {
        Cow::Owned(bytes.to_vec())
    } else if let Ok(view) = raw.cast::<PyMemoryView>() {
        let copied = view.call_method0("tobytes")?;
        Cow::Owned(copied.cast::<PyBytes>()?.as_bytes().to_vec())
    } else {
        return Ok(None);
    }))
}
