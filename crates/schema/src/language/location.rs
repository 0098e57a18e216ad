//! Where a schema is in its document. Each location refers to the one around it, so that a deep schema costs no more than
//! its text.

use std::sync::Arc;

use saop_json::pointer::push_pointer_step;

/// A JSON Pointer, after the URI of its document where that is not the main one.
#[derive(Debug)]
pub(crate) struct Location {
    around: Option<Arc<Location>>,
    step: Box<str>,
}

impl Location {
    /// Returns the location of a document.
    pub(crate) fn of_document(prefix: &str) -> Arc<Self> {
        Arc::new(Self {
            around: None,
            step: prefix.into(),
        })
    }

    /// Returns the location of a member or item in this one.
    pub(crate) fn at(self: &Arc<Self>, step: &str) -> Arc<Self> {
        let mut token = String::with_capacity(step.len() + 1);
        push_pointer_step(&mut token, step);
        Arc::new(Self {
            around: Some(Arc::clone(self)),
            step: token.into(),
        })
    }

    /// Returns the location as text, unless it is longer than so many bytes.
    pub(crate) fn text_within(&self, most: usize) -> Option<String> {
        let (mut length, mut next) = (0, Some(self));
        while let Some(location) = next {
            length += location.step.len();
            if length > most {
                return None;
            }
            next = location.around.as_deref();
        }
        Some(self.text())
    }

    /// Returns the location as text.
    pub(crate) fn text(&self) -> String {
        let mut steps = Vec::new();
        let mut next = Some(self);
        while let Some(location) = next {
            steps.push(&*location.step);
            next = location.around.as_deref();
        }
        steps.into_iter().rev().collect()
    }
}
