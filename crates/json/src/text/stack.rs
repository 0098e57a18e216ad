//! A stack with room for its first items in place: most documents open few arrays and objects.
//!
//! Invariant: items go into the vector only when the room in place is full.

/// Items, newest on top.
#[derive(Debug)]
pub(super) struct Stack<T, const ROOM: usize> {
    first: [T; ROOM],
    /// Number of items in place.
    length: usize,
    rest: Vec<T>,
}

impl<T: Copy, const ROOM: usize> Stack<T, ROOM> {
    /// Creates an empty stack; `filler` occupies unused places.
    pub(super) const fn new(filler: T) -> Self {
        Self {
            first: [filler; ROOM],
            length: 0,
            rest: Vec::new(),
        }
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.length + self.rest.len()
    }

    #[inline]
    pub(super) fn push(&mut self, item: T) {
        match self.first.get_mut(self.length) {
            Some(place) => {
                *place = item;
                self.length += 1;
            }
            None => self.push_beyond(item),
        }
    }

    fn push_beyond(&mut self, item: T) {
        if self.rest.capacity() == 0 {
            self.rest.reserve(ROOM);
        }
        self.rest.push(item);
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<T> {
        if let Some(item) = self.rest.pop() {
            return Some(item);
        }
        self.length = self.length.checked_sub(1)?;
        self.first.get(self.length).copied()
    }

    #[inline]
    pub(super) fn last_mut(&mut self) -> Option<&mut T> {
        if let Some(item) = self.rest.last_mut() {
            return Some(item);
        }
        self.first.get_mut(self.length.checked_sub(1)?)
    }

    /// Returns the items above the lowest `below`, in ascending order: those in place, and the others.
    #[inline]
    pub(super) fn above(&self, below: usize) -> [&[T]; 2] {
        let placed = self.first.get(below..self.length).unwrap_or_default();
        let rest = self.rest.get(below.saturating_sub(ROOM)..);
        [placed, rest.unwrap_or_default()]
    }

    /// Truncates to the lowest `length` items.
    #[inline]
    pub(super) fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
        self.rest.truncate(length.saturating_sub(ROOM));
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.truncate(0);
    }
}

#[cfg(test)]
mod tests {
    use super::Stack;

    #[test]
    fn is_a_stack_in_place_and_beyond() {
        let mut stack = Stack::<usize, 4>::new(0);
        for round in 0..3 {
            for count in 0..9_usize {
                assert_eq!(stack.last_mut().copied(), count.checked_sub(1));
                stack.push(count);
                assert_eq!(stack.len(), count + 1);
                for below in 0..=count + 1 {
                    let above = stack.above(below).concat();
                    assert!(above.into_iter().eq(below..=count), "{below}");
                }
            }
            for count in (round..9).rev() {
                assert_eq!(stack.pop(), Some(count));
            }
            for count in round..9 {
                stack.push(count);
            }
            for left in (0..9).rev() {
                stack.truncate(left + 1);
                stack.truncate(left);
                assert!(stack.above(0).concat().into_iter().eq(0..left), "{left}");
            }
            stack.clear();
            assert_eq!((stack.pop(), stack.len()), (None, 0));
        }
    }
}
