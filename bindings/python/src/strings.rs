//! Short strings that were made a moment ago, such as names of members, agents and tools: the next document has most of them again.
//!
//! Invariant: what is kept is bounded, and no code of Python runs while it is borrowed.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::types::PyString;

/// Longer ones are made anew.
const LONGEST: usize = 24;
/// As many as one byte tells apart.
const SLOTS: usize = 256;

struct Made {
    text: [u8; LONGEST],
    len: usize,
    string: Py<PyString>,
}

thread_local! {
    static MADE: RefCell<Vec<Option<Made>>> = const { RefCell::new(Vec::new()) };
}

/// Returns a string of Python.
pub(crate) fn string<'py>(py: Python<'py>, text: &str) -> Bound<'py, PyString> {
    if text.len() > LONGEST {
        return PyString::new(py, text);
    }
    let slot = slot(text.as_bytes());
    let known = MADE.with_borrow(|all| {
        let made = all.get(slot)?.as_ref()?;
        let known = made.text.get(..made.len)?;
        (known == text.as_bytes()).then(|| made.string.bind(py).clone())
    });
    known.unwrap_or_else(|| keep(py, slot, text))
}

fn keep<'py>(py: Python<'py>, slot: usize, text: &str) -> Bound<'py, PyString> {
    let string = PyString::new(py, text);
    let mut made = Made {
        text: [0; LONGEST],
        len: text.len(),
        string: string.clone().unbind(),
    };
    if let Some(to) = made.text.get_mut(..text.len()) {
        to.copy_from_slice(text.as_bytes());
    }
    let old = MADE.with_borrow_mut(|all| {
        if all.is_empty() {
            all.resize_with(SLOTS, || None);
        }
        all.get_mut(slot).and_then(|at| at.replace(made))
    });
    drop(old);
    string
}

/// The slot of a text: two different ones may share it, and then take turns. It hangs on the length and on most bytes, which are read in
/// a few words that may overlap.
fn slot(text: &[u8]) -> usize {
    let word = |bytes: &[u8; 8]| u64::from_le_bytes(*bytes);
    let half = |bytes: &[u8; 4]| u64::from(u32::from_le_bytes(*bytes));
    let byte = |at: usize| text.get(at).map_or(0, |byte| u64::from(*byte));
    let (first, last) = match (text.first_chunk(), text.last_chunk()) {
        (Some(first), Some(last)) => (word(first), word(last)),
        _ => match (text.first_chunk(), text.last_chunk()) {
            (Some(first), Some(last)) => (half(first), half(last)),
            _ => (byte(0) << 8 | byte(1), byte(2)),
        },
    };
    let middle = text.get(8..).and_then(<[u8]>::first_chunk).map_or(0, word);
    let all = first ^ last.rotate_left(19) ^ middle.rotate_left(37) ^ text.len() as u64;
    let [_, high, ..] = all.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes();
    usize::from(high)
}
