//! The way from the document to the value that is being read.

use std::fmt::Write;
use std::ops::Range;

use saop_json::JsonKind;
use saop_json::pieces::{Key, Piece, PieceHandler};
use saop_json::pointer::push_pointer_step;

/// The arrays and objects that are open.
#[derive(Debug, Default)]
pub(super) struct Steps {
    open: Vec<Step>,
}

#[derive(Debug)]
struct Step {
    /// The key of the current member; nothing in an array.
    key: Option<Key>,
    is_array: bool,
    /// The items begun so far.
    items: usize,
}

impl Steps {
    /// Notes that a value begins.
    #[inline]
    pub(super) fn count(&mut self) {
        if let Some(step) = self.open.last_mut() {
            step.items += usize::from(step.is_array);
        }
    }

    /// Enters the value that has begun, if it is an array or object.
    #[inline]
    pub(super) fn enter(&mut self, kind: JsonKind) {
        if matches!(kind, JsonKind::Array | JsonKind::Object) {
            self.open.push(Step {
                key: None,
                is_array: kind == JsonKind::Array,
                items: 0,
            });
        }
    }

    /// Notes the key of the member that follows.
    #[inline]
    pub(super) fn meet(&mut self, key: Key) {
        if let Some(step) = self.open.last_mut() {
            step.key = Some(key);
        }
    }

    /// Leaves a value of that kind.
    #[inline]
    pub(super) fn leave(&mut self, kind: JsonKind) {
        if matches!(kind, JsonKind::Array | JsonKind::Object) {
            self.open.pop();
        }
    }

    pub(super) const fn depth(&self) -> usize {
        self.open.len()
    }

    /// Returns the JSON Pointer of the value that is read.
    pub(super) fn pointer(&self, text: &str) -> String {
        self.pointer_within(text, self.open.len())
    }

    /// Returns the JSON Pointer of the value inside of the outermost `depth` arrays and objects.
    pub(super) fn pointer_within(&self, text: &str, depth: usize) -> String {
        let mut pointer = String::new();
        for step in self.open.iter().take(depth) {
            match step.key {
                Some(key) => push_pointer_step(&mut pointer, &key.of(text).unescape()),
                None => {
                    // Writing to a `String` cannot fail.
                    let _ = write!(pointer, "/{}", step.items.saturating_sub(1));
                }
            }
        }
        pointer
    }
}

/// Finds the way in a text that was read before.
impl PieceHandler for Steps {
    fn begin(&mut self, _: &str, _: usize, kind: JsonKind) -> Result<(), usize> {
        self.count();
        self.enter(kind);
        Ok(())
    }

    fn key(&mut self, _: &str, key: Key) -> Result<(), usize> {
        self.meet(key);
        Ok(())
    }

    fn wants_more(&mut self, _: usize, _: bool) -> bool {
        false
    }

    fn grow(&mut self, _: &str, _: Piece<'_>) -> Result<(), usize> {
        Ok(())
    }

    fn end(&mut self, _: &str, _: Range<usize>, kind: JsonKind) -> Result<(), usize> {
        self.leave(kind);
        Ok(())
    }
}
