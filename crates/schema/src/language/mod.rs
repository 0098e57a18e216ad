//! JSON Schema as a language: its dialects, the keywords that each has, its metaschemas, and how schemas refer to each
//! other.

pub(crate) mod advice;
pub(crate) mod dialect;
pub(crate) mod location;
pub(crate) mod metaschemas;
pub(crate) mod problem;
pub(crate) mod resources;
pub(crate) mod uri;
pub(crate) mod vocabulary;
