//! One iterative pass over a value of any shape. It checks syntax, depth and duplicate keys for every reader that does
//! not know the shape beforehand. Nesting uses heap, never stack.

use super::cursor::{Cursor, RawStr};
use super::fault::{Fault, FaultKind};
use super::stack::Stack;
use super::unique_keys::{Keys, Object};
use crate::pointer::push_pointer_step;

/// Receives the events of a scan, in text order. Offsets are into the scanned text.
pub trait Handler<'a> {
    /// The beginning of an array or object.
    fn open(&mut self, _start: usize, _shape: Shape) {}
    /// A key; `start` is the offset of its opening quote.
    fn key(&mut self, _start: usize, _key: RawStr<'a>) {}
    /// A string, number or literal.
    fn scalar(&mut self, _start: usize, _end: usize) {}
    /// A string. Unless a handler wants its content, it is a scalar like others.
    #[inline]
    fn string(&mut self, start: usize, end: usize, _text: RawStr<'a>) {
        self.scalar(start, end);
    }
    /// The end of the innermost open array or object.
    fn close(&mut self, _end: usize, _shape: Shape) {}
}

/// Checks and skips, nothing more.
pub struct Skip;

impl Handler<'_> for Skip {}

/// A kind of container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `[…]`
    Array,
    /// `{…}`
    Object,
}

/// The number of levels that most documents stay within.
const LEVELS: usize = 8;

/// A cursor with the state to scan whole values. Reused from value to value to keep its allocations.
#[derive(Debug)]
pub struct Scanner<'a> {
    /// The position of the scan.
    pub cursor: Cursor<'a>,
    max_depth: usize,
    unique_keys: bool,
    /// Made for the first array or object, since making it costs about a tenth of checking a small document.
    levels: Option<Levels<'a>>,
}

/// The arrays and objects that a scan is inside.
#[derive(Debug)]
struct Levels<'a> {
    /// One byte per level: without a depth limit, a text may consist of little else than open brackets.
    open: Stack<Shape, LEVELS>,
    /// The open objects, if their keys must be unique.
    objects: Stack<Object, LEVELS>,
    keys: Keys<'a>,
}

impl Levels<'_> {
    const fn new() -> Self {
        Self {
            open: Stack::new(Shape::Array),
            objects: Stack::new(Object::NONE),
            keys: Keys::new(),
        }
    }

    fn clear(&mut self) {
        self.open.clear();
        self.objects.clear();
        self.keys.clear();
    }
}

impl<'a> Scanner<'a> {
    /// Creates a scanner of at most `max_depth` levels that rejects repeated keys.
    #[must_use]
    pub const fn new(cursor: Cursor<'a>, max_depth: usize) -> Self {
        Self {
            cursor,
            max_depth,
            unique_keys: true,
            levels: None,
        }
    }

    /// Creates a scanner of at most `max_depth` levels that allows an object to repeat a key, for callers that find all
    /// repetitions.
    #[must_use]
    pub const fn with_repeated_keys(cursor: Cursor<'a>, max_depth: usize) -> Self {
        let mut scanner = Self::new(cursor, max_depth);
        scanner.unique_keys = false;
        scanner
    }

    /// Creates a scanner that requires no more of a text than RFC 8259 does.
    #[must_use]
    pub const fn lenient(cursor: Cursor<'a>) -> Self {
        let mut scanner = Self::new(cursor, usize::MAX);
        scanner.unique_keys = false;
        scanner
    }

    /// Checks that another level may be opened inside `depth` levels.
    ///
    /// # Errors
    ///
    /// Fails if there would be too many.
    #[inline]
    pub(crate) fn check_depth(&self, depth: usize) -> Result<(), Fault> {
        check_depth(depth, self.max_depth, self.cursor.pos)
    }

    /// Scans a text that is one value and nothing else.
    ///
    /// # Errors
    ///
    /// Returns the first fault of the text.
    pub fn document(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        self.value(0, handler)?;
        self.cursor.end()
    }

    /// Scans the next value, which is inside `depth` open arrays and objects.
    ///
    /// # Errors
    ///
    /// Returns the first fault of the value.
    pub fn value(&mut self, depth: usize, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        if !matches!(self.cursor.peek_token(), Some(b'{' | b'[')) {
            return self.cursor.scalar(handler);
        }
        let levels = self.levels.get_or_insert_with(Levels::new);
        levels.clear();
        let mut scan = Scan {
            cursor: self.cursor,
            levels,
            depth,
            max_depth: self.max_depth,
            unique_keys: self.unique_keys,
        };
        let result = scan.value(handler);
        self.cursor = scan.cursor;
        result
    }
}

#[inline]
fn check_depth(depth: usize, max: usize, offset: usize) -> Result<(), Fault> {
    if depth >= max {
        return Err(Fault {
            kind: FaultKind::TooDeep { max },
            offset,
        });
    }
    Ok(())
}

impl<'a> Cursor<'a> {
    /// Scans a string, number or literal.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "with more than one sink, the compiler no longer inlines it by itself"
    )]
    fn scalar(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        let start = self.pos;
        if self.peek() != Some(b'"') {
            self.number_or_literal()?;
            handler.scalar(start, self.pos);
            return Ok(());
        }
        match self.plain_string() {
            Ok(plain) => handler.string(start, self.pos, RawStr::Plain(plain)),
            Err(at) => {
                let text = self.string_from(at)?;
                handler.string(start, self.pos, text);
            }
        }
        Ok(())
    }

    /// Consumes a number, `true`, `false` or `null`.
    pub(crate) fn number_or_literal(&mut self) -> Result<(), Fault> {
        match self.peek() {
            Some(b'-' | b'0'..=b'9') => self.skip_number(),
            Some(b't') => self.literal("true"),
            Some(b'f') => self.literal("false"),
            Some(b'n') => self.literal("null"),
            _ => Err(self.expected(VALUE)),
        }
    }
}

/// The scan of one array or object.
struct Scan<'s, 'a> {
    cursor: Cursor<'a>,
    levels: &'s mut Levels<'a>,
    /// How many arrays and objects are around it.
    depth: usize,
    max_depth: usize,
    unique_keys: bool,
}

impl<'a> Scan<'_, 'a> {
    fn value(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        loop {
            if !self.enter(handler)? {
                continue;
            }
            loop {
                let Some(&mut shape) = self.levels.open.last_mut() else {
                    return Ok(());
                };
                if self.next_or_close(shape, handler)? {
                    break;
                }
            }
        }
    }

    /// Begins a value. Returns `false` if it is a nonempty array or object, so that another value begins next.
    fn enter(&mut self, handler: &mut impl Handler<'a>) -> Result<bool, Fault> {
        match self.cursor.peek_token() {
            Some(b'{') => {
                self.begin(Shape::Object, handler)?;
                if self.cursor.peek_token() == Some(b'}') {
                    self.end(Shape::Object, handler);
                    return Ok(true);
                }
                self.key(handler)?;
                Ok(false)
            }
            Some(b'[') => {
                self.begin(Shape::Array, handler)?;
                if self.cursor.peek_token() == Some(b']') {
                    self.end(Shape::Array, handler);
                    return Ok(true);
                }
                Ok(false)
            }
            _ => {
                self.cursor.scalar(handler)?;
                Ok(true)
            }
        }
    }

    /// Moves past a value inside an array or object. Returns `true` if another one begins, `false` if the container
    /// closed.
    fn next_or_close(
        &mut self,
        shape: Shape,
        handler: &mut impl Handler<'a>,
    ) -> Result<bool, Fault> {
        if shape == Shape::Object && self.cursor.comma_before_key() {
            self.quoted_key(handler)?;
            return Ok(true);
        }
        match (self.cursor.peek_token(), shape) {
            (Some(b','), Shape::Array) => {
                self.cursor.pos += 1;
                if self.cursor.peek_token() == Some(b']') {
                    return Err(self.cursor.expected("a JSON value"));
                }
                Ok(true)
            }
            (Some(b','), Shape::Object) => {
                self.cursor.pos += 1;
                self.key(handler)?;
                Ok(true)
            }
            (Some(b']'), Shape::Array) => {
                self.end(Shape::Array, handler);
                Ok(false)
            }
            (Some(b'}'), Shape::Object) => {
                self.end(Shape::Object, handler);
                Ok(false)
            }
            (_, Shape::Array) => Err(self.cursor.expected(AFTER_ITEM)),
            (_, Shape::Object) => Err(self.cursor.expected(AFTER_MEMBER)),
        }
    }

    fn begin(&mut self, shape: Shape, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        let depth = self.depth + self.levels.open.len();
        check_depth(depth, self.max_depth, self.cursor.pos)?;
        handler.open(self.cursor.pos, shape);
        self.cursor.pos += 1;
        self.levels.open.push(shape);
        if shape == Shape::Object && self.unique_keys {
            self.levels.objects.push(self.levels.keys.open());
        }
        Ok(())
    }

    fn end(&mut self, shape: Shape, handler: &mut impl Handler<'a>) {
        self.cursor.pos += 1;
        self.levels.open.pop();
        if shape == Shape::Object
            && let Some(object) = self.levels.objects.pop()
        {
            self.levels.keys.close(object);
        }
        handler.close(self.cursor.pos, shape);
    }

    fn key(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        if self.cursor.peek_token() != Some(b'"') {
            return Err(self.cursor.expected(KEY));
        }
        self.quoted_key(handler)
    }

    /// Reads a key whose opening quote is next.
    fn quoted_key(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        let start = self.cursor.pos;
        // Not `string`, which merges the results of both arms in memory: reading them from there would stall.
        let key = match self.cursor.plain_string() {
            Ok(plain) => RawStr::Plain(plain),
            Err(at) => self.cursor.string_from(at)?,
        };
        let Levels { objects, keys, .. } = &mut *self.levels;
        let fresh = match objects.last_mut() {
            Some(object) => keys.insert(object, key),
            None => true,
        };
        handler.key(start, key);
        if !fresh {
            return Err(Fault {
                kind: FaultKind::DuplicateKey,
                offset: start,
            });
        }
        self.cursor.colon()
    }
}

pub(crate) const VALUE: &str = "a JSON value";
const KEY: &str = "a key in double quotes";
pub(crate) const AFTER_ITEM: &str = "`,` or `]` after the array's item";
pub(crate) const AFTER_MEMBER: &str = "`,` or `}` after the object's member";

/// The JSON Pointer to the place that a scan has reached.
#[derive(Debug, Default)]
pub struct Place<'a> {
    steps: Vec<Step<'a>>,
    /// Whether the last value is complete. A scalar is as soon as it is read; an open array or object is not.
    pending: bool,
}

#[derive(Debug)]
enum Step<'a> {
    Key(Option<RawStr<'a>>),
    Index(usize),
}

impl Place<'_> {
    fn begin_value(&mut self) {
        if let Some(Step::Index(index)) = self.steps.last_mut()
            && self.pending
        {
            *index += 1;
        }
        self.pending = true;
    }

    /// Returns the pointer to the key last read, or to the value that could not begin.
    #[must_use]
    pub fn pointer(&self) -> String {
        let mut pointer = String::new();
        let innermost = self.steps.len().wrapping_sub(1);
        for (depth, step) in self.steps.iter().enumerate() {
            match step {
                Step::Key(Some(key)) => push_pointer_step(&mut pointer, &key.unescape()),
                Step::Key(None) => {}
                Step::Index(index) => {
                    let next = usize::from(self.pending && depth == innermost);
                    push_pointer_step(&mut pointer, &(index + next).to_string());
                }
            }
        }
        pointer
    }
}

impl<'a> Handler<'a> for Place<'a> {
    fn open(&mut self, _start: usize, shape: Shape) {
        self.begin_value();
        self.steps.push(match shape {
            Shape::Object => Step::Key(None),
            Shape::Array => Step::Index(0),
        });
        self.pending = false;
    }

    fn key(&mut self, _start: usize, key: RawStr<'a>) {
        if let Some(Step::Key(current)) = self.steps.last_mut() {
            *current = Some(key);
        }
    }

    fn scalar(&mut self, _start: usize, _end: usize) {
        self.begin_value();
    }

    fn close(&mut self, _end: usize, _shape: Shape) {
        self.steps.pop();
        self.pending = true;
    }
}
