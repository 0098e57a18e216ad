//! Strings that were made a moment ago, such as names of members, agents and tools: the next document has most of them again.
//!
//! Invariant: what is kept is bounded, and belongs to one reading at a time; another one that begins meanwhile has none.

use std::cell::Cell;

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

/// The strings of a table, by its address.
type Known = (usize, Box<[Py<PyString>]>);

thread_local! {
    static SPARE: Cell<Kept> = const { Cell::new(Kept { made: Vec::new(), known: Vec::new() }) };
}

#[derive(Default)]
struct Kept {
    made: Vec<Option<Made>>,
    known: Vec<Known>,
}

/// The strings of a thread, while something is read.
pub(crate) struct Strings(Kept);

impl Strings {
    /// Takes those of this thread, which `Drop` gives back.
    pub(crate) fn take() -> Self {
        Self(SPARE.try_with(Cell::take).unwrap_or_default())
    }

    /// Returns a string of Python.
    pub(crate) fn string<'py>(&mut self, py: Python<'py>, text: &str) -> Bound<'py, PyString> {
        if text.len() > LONGEST {
            return PyString::new(py, text);
        }
        let slot = slot(text.as_bytes());
        if let Some(Some(made)) = self.0.made.get(slot)
            && made.text.get(..made.len) == Some(text.as_bytes())
        {
            return made.string.bind(py).clone();
        }
        self.keep(py, slot, text)
    }

    #[cold]
    fn keep<'py>(&mut self, py: Python<'py>, slot: usize, text: &str) -> Bound<'py, PyString> {
        let string = PyString::new(py, text);
        let mut made = Made {
            text: [0; LONGEST],
            len: text.len(),
            string: string.clone().unbind(),
        };
        if let Some(to) = made.text.get_mut(..text.len()) {
            to.copy_from_slice(text.as_bytes());
        }
        if self.0.made.is_empty() {
            self.0.made.resize_with(SLOTS, || None);
        }
        if let Some(at) = self.0.made.get_mut(slot) {
            *at = Some(made);
        }
        string
    }

    /// Returns the strings of a table, of which `of` is the only one. They are made once for each thread.
    pub(crate) fn known<T>(
        &mut self,
        py: Python<'_>,
        of: &'static T,
        strings: impl Iterator<Item = &'static str>,
    ) -> &[Py<PyString>] {
        let key = std::ptr::from_ref(of).addr();
        let at = self.0.known.iter().position(|(known, _)| *known == key);
        let at = at.unwrap_or_else(|| {
            let made = strings.map(|text| PyString::intern(py, text).unbind());
            self.0.known.push((key, made.collect()));
            self.0.known.len() - 1
        });
        self.0.known.get(at).map_or(&[], |(_, strings)| strings)
    }
}

impl Drop for Strings {
    fn drop(&mut self) {
        // A thread that is ending keeps nothing.
        let _ = SPARE.try_with(|spare| spare.set(std::mem::take(&mut self.0)));
    }
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
