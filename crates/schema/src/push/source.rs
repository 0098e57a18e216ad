//! What a document is read for: a schema, a generated type, or any of several.

use saop_json::Limits;
use saop_json::text::open;

use super::judge::Judge;
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
    /// With the part of each.
    Types(Vec<(&'static TypeSchema, usize)>),
}

impl Source {
    /// Returns a judge for each.
    pub(super) fn judges(&self) -> Vec<Option<Judge>> {
        let count = match self {
            Self::Schema(_) => 1,
            Self::Types(types) => types.len(),
        };
        let root = |index| self.plan(index).map(|(_, root)| Judge::new(root));
        (0..count).map(root).collect()
    }

    /// Returns one of them: its plan, and the part for the document.
    pub(super) fn plan(&self, index: usize) -> Option<(&Plan, usize)> {
        match self {
            Self::Schema(schema) => Some((schema.plan(), schema.plan().root())),
            Self::Types(types) => {
                let (schema, part) = types.get(index)?;
                Some((schema.plan(), *part))
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
                let all = types.iter().map(|(schema, _)| schema.within(limits));
                all.max_by_key(Limits::max_depth).unwrap_or(*limits)
            }
        }
    }
}
