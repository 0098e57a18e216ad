//! The keys of the open objects, each at most once per object. A few keys are compared one by one, unless a mark
//! already shows that a key is new, which is fastest; many go into a set under a secret hash key, so that no choice of
//! keys makes the check slow. So do those of an object with an escaped key: the first keys are kept in place, and
//! nothing there needs to be freed.

use std::borrow::Cow;
use std::collections::HashSet;

use super::cursor::RawStr;
use super::stack::Stack;

/// From this number of keys on, comparing one by one no longer pays off.
const FEW: usize = 16;

/// As many as small documents have in their open objects.
const ROOM: usize = 12;

/// The largest set that is kept for the next object.
const SPARED: usize = 256;

/// Objects open and close like brackets: keys are always added to the object opened last.
#[derive(Debug)]
pub(super) struct Keys<'a> {
    /// The keys of all objects with few keys.
    few: Stack<&'a str, ROOM>,
    /// One for each object with many keys.
    many: Vec<HashSet<Cow<'a, str>>>,
    spare: Option<HashSet<Cow<'a, str>>>,
}

/// One object's keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct Object {
    /// Where they begin in `few`, or [`MANY`].
    from: usize,
    /// The marks of its keys in `few`: a key with another mark is new.
    marks: u64,
}

/// The keys are in the last set.
const MANY: usize = usize::MAX;

impl Object {
    /// A placeholder for no object.
    pub(super) const NONE: Self = Self::from(0);

    const fn from(from: usize) -> Self {
        Self { from, marks: 0 }
    }
}

impl<'a> Keys<'a> {
    pub(super) const fn new() -> Self {
        Self {
            few: Stack::new(""),
            many: Vec::new(),
            spare: None,
        }
    }

    pub(super) const fn open(&self) -> Object {
        Object::from(self.few.len())
    }

    /// Adds a key to the innermost object. Returns `false` if the object already has it.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "with more than one sink, the compiler no longer inlines it by itself"
    )]
    pub(super) fn insert(&mut self, object: &mut Object, key: RawStr<'a>) -> bool {
        match key {
            RawStr::Plain(plain) if object.from != MANY && self.few.len() < object.from + FEW => {
                let mark = mark(plain);
                if object.marks & mark != 0 && self.is_among_few(*object, plain) {
                    return false;
                }
                object.marks |= mark;
                self.few.push(plain);
                true
            }
            _ => self.insert_among_many(object, key),
        }
    }

    fn is_among_few(&self, object: Object, key: &str) -> bool {
        let [placed, rest] = self.few.above(object.from);
        is_among(placed, key) || is_among(rest, key)
    }

    #[cold]
    fn insert_among_many(&mut self, object: &mut Object, key: RawStr<'a>) -> bool {
        if object.from != MANY {
            self.move_to_set(object);
        }
        self.many
            .last_mut()
            .is_none_or(|set| set.insert(key.unescape()))
    }

    fn move_to_set(&mut self, object: &mut Object) {
        let mut set = self.spare.take().unwrap_or_default();
        let few = self.few.above(object.from).concat();
        set.extend(few.into_iter().map(Cow::Borrowed));
        self.few.truncate(object.from);
        self.many.push(set);
        object.from = MANY;
    }

    /// Drops the innermost object's keys.
    #[inline]
    pub(super) fn close(&mut self, object: Object) {
        if object.from == MANY {
            self.spare_set();
        } else {
            self.few.truncate(object.from);
        }
    }

    #[cold]
    fn spare_set(&mut self) {
        // Clearing a set costs its capacity, and small objects after a large one must not pay for that.
        if let Some(mut set) = self.many.pop().filter(|set| set.capacity() <= SPARED) {
            set.clear();
            self.spare = Some(set);
        }
    }

    /// Drops all keys and keeps the allocations for the next ones.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.few.clear();
        self.many.clear();
    }
}

/// Returns one of 64 bits, from what distinguishes most keys of an object: their length, and the characters at their
/// ends.
#[inline]
pub(crate) fn mark(key: &str) -> u64 {
    let ends = match key.as_bytes() {
        [first, .., last] => usize::from(*first) * 5 + usize::from(*last) * 3,
        _ => 0,
    };
    1 << ((key.len() + ends) % 64)
}

#[inline]
fn is_among(keys: &[&str], key: &str) -> bool {
    keys.iter().any(|known| is_same(known, key))
}

/// Most keys differ in length or in the last character, which is compared without a call.
#[inline]
fn is_same(left: &str, right: &str) -> bool {
    left.len() == right.len() && left.as_bytes().last() == right.as_bytes().last() && left == right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds what repeats, where every `escaped`th key has an escape in it.
    fn finds_what_repeats(escaped: usize) {
        let names: Vec<String> = (0..1000).map(|key| key.to_string()).collect();
        // As it stands in the text, and with an escape in it.
        let spellings: Vec<String> = (0..1000).map(|key| format!(r"\u003{key}")).collect();
        let spelled = |key: usize, plain| {
            if plain {
                RawStr::Plain(&names[key])
            } else {
                RawStr::Escaped(&spellings[key])
            }
        };
        let has_escape = |key: usize| key % escaped == escaped - 1;
        let name = |key: usize| spelled(key, !has_escape(key));
        let again = |key: usize| spelled(key, has_escape(key));
        let mut keys = Keys::new();
        for count in [1, 2, ROOM, ROOM + 1, FEW - 1, FEW, FEW + 1, 1000] {
            for repeated in [0, count / 2, count - 1] {
                let mut outer = keys.open();
                for key in 0..count {
                    assert!(keys.insert(&mut outer, name(key)), "{key} of {count}");
                    // An object inside another one has keys of its own.
                    let mut inner = keys.open();
                    for key in 0..=key % 20 {
                        assert!(keys.insert(&mut inner, name(key)));
                    }
                    assert!(!keys.insert(&mut inner, again(key % 20)));
                    assert!(!keys.insert(&mut inner, name(key % 20)));
                    keys.close(inner);
                }
                assert!(!keys.insert(&mut outer, name(repeated)), "{repeated}");
                assert!(!keys.insert(&mut outer, again(repeated)), "{repeated}");
                keys.close(outer);
                assert!(keys.few.len() == 0 && keys.many.is_empty());
            }
        }
    }

    #[test]
    fn few_plain_keys_are_in_no_set() {
        let names: Vec<String> = (0..=FEW).map(|key| key.to_string()).collect();
        let mut keys = Keys::new();
        let mut object = keys.open();
        for (count, name) in names.iter().enumerate() {
            assert_eq!((keys.few.len(), keys.many.len()), (count, 0));
            assert!(keys.insert(&mut object, RawStr::Plain(name)));
        }
        assert_eq!((keys.few.len(), keys.many.len()), (0, 1));
    }

    #[test]
    fn finds_a_repeated_key_among_few_and_among_many() {
        for escaped in [1, 2, 3, 7, 10, usize::MAX] {
            finds_what_repeats(escaped);
        }
    }
}
