//! What a document is read for: a schema, a generated type, or any of several.

use saop_json::Limits;
use saop_json::text::open;

use super::fast::Judging;
use crate::any_schema::Schema;
use crate::error::Error;
use crate::plan::Plan;
use crate::type_schema::TypeSchema;
use crate::walk::quick;

/// Reads a whole document.
pub(super) type Read<T> = Box<dyn Fn(&[u8], &Limits) -> Result<T, Error> + Send + Sync>;

/// The schemas under one of which a document is valid, or it is not.
#[derive(Debug)]
pub(super) enum Source {
    Schema(Schema),
    /// With the plan and the part of each.
    Types(Vec<(&'static TypeSchema, &'static Plan, usize)>),
}

impl Source {
    /// One type, or one of several: each by its schema and its part.
    pub(super) fn types(all: impl IntoIterator<Item = (&'static TypeSchema, usize)>) -> Self {
        let all = all.into_iter();
        Self::Types(
            all.map(|(schema, part)| (schema, schema.plan(), part))
                .collect(),
        )
    }

    /// Returns a judge for each.
    pub(super) fn judges(&self) -> Vec<Option<Judging>> {
        let count = match self {
            Self::Schema(_) => 1,
            Self::Types(types) => types.len(),
        };
        let root = |index| self.plan(index).map(|(_, root)| Judging::new(root));
        (0..count).map(root).collect()
    }

    /// Returns the plan of the schema, if there is one alone.
    #[inline]
    pub(super) fn only_plan(&self) -> Option<&Plan> {
        match self {
            Self::Schema(schema) => Some(schema.plan()),
            Self::Types(types) => match &**types {
                [(_, plan, _)] => Some(plan),
                _ => None,
            },
        }
    }

    /// Returns one of them: its plan, and the part for the document.
    pub(super) fn plan(&self, index: usize) -> Option<(&Plan, usize)> {
        match self {
            Self::Schema(schema) => Some((schema.plan(), schema.plan().root())),
            Self::Types(types) => {
                let (_, plan, part) = types.get(index)?;
                Some((plan, *part))
            }
        }
    }

    /// Whether a document is valid under one of them, as far as the schema says.
    pub(super) fn takes(&self, index: usize, document: &str, limits: &Limits) -> bool {
        let most = self.within(limits);
        let (Some((plan, part)), Ok(cursor)) = (self.plan(index), open(document.as_bytes(), &most))
        else {
            return false;
        };
        quick::is_valid_document(plan, part, cursor, &most)
    }

    /// Returns the limits that apply.
    pub(super) fn within(&self, limits: &Limits) -> Limits {
        match self {
            Self::Schema(_) => *limits,
            Self::Types(types) => {
                let all = types.iter().map(|(schema, ..)| schema.within(limits));
                all.max_by_key(Limits::max_depth).unwrap_or(*limits)
            }
        }
    }
}
